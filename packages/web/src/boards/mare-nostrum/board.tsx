// The table of Mare Nostrum: leadership and the ways to win on the left, the map in the middle, your empire, resources
// and what this moment asks below it.

import type { Seat } from '@tabularium/kernel'
import type { MnAction, MnView } from '@tabularium/mare-nostrum'
import { memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { SeatStyles } from '../../ui/seat.tsx'
import { useEvent, useForVersion } from '../../ui/use-stable.ts'
import type { BoardProps } from '../board.ts'
import type { Breakpoints } from '../breakpoints.ts'
import { BoardFrame } from '../kit/board-frame.tsx'
import { type ChoicesByPiece, choicesBy } from '../kit/choices.ts'
import { readPiece } from '../kit/pieces.ts'
import { useBoard } from '../kit/use-board.ts'
import { type Run, useRun } from '../kit/use-run.ts'
import { ActionPanel } from './action-panel.tsx'
import { pieceOf, placeOf } from './actions-by-piece.ts'
import { Camp } from './camps.tsx'
import { gathers, type Mare, MareContext, type Plan } from './context.ts'
import { MapOverlay } from './live-event.tsx'
import { type LiveEvents, useLiveEvents } from './live-events.ts'
import { MapController } from './map-controller.tsx'
import { Empire, Goods } from './my-empire.tsx'
import { PhoneBoard } from './phone.tsx'
import { liftedWith, offerRoom, readPosition, suggested } from './position.ts'
import { seatStyles } from './seat-styles.tsx'
import { Nearness, Tracks } from './tracks.tsx'
import { boardWords } from './words.ts'
import '../map/board.css'
import './board.css'

const READING = { words: boardWords, readPosition, pieceOf }
const NO_PIECES: readonly number[] = Array<number>(27).fill(0)

/** Where on the map an action does something: a place, and the slot of it. */
function placesOf(action: MnAction): readonly string[] {
  const { place, slot } = placeOf(action) ?? {}
  return [place, slot].filter(name => name !== undefined)
}

/** Units of one place go on one by one: after each the same place is in hand again. */
function useMarch(props: BoardProps<MnView>, pieces: ChoicesByPiece) {
  const { view, chosen, choose, act } = props
  const last = useRef<{ readonly view: MnView; readonly piece: string } | undefined>(undefined)
  useEffect(() => {
    const { current } = last
    if (!current || current.view === view) return
    last.current = undefined
    if (chosen === undefined && pieces.has(current.piece)) choose(current.piece)
  }, [view, chosen, pieces, choose])
  return useEvent((notation: string) => {
    const [kind] = notation.split(' ')
    if ((kind === 'march' || kind === 'sail') && chosen !== undefined && readPiece(chosen)[0] === 'from') {
      last.current = { view, piece: chosen }
    }
    act(notation)
  })
}

/** What the parts of the board ask for. */
export function useMareOf({ shown: props, actAll }: Run<MnView>, liveEvents: LiveEvents): Mare {
  const { view, choices, chosen, choose, say, question = view } = props
  const board = useBoard(props, READING)
  const { w, position, pieces, asked } = board
  const there = useMemo(() => choicesBy<MnAction>(choices, placesOf), [choices])
  const [looked, turn] = useForVersion<string>(question)
  const look = useEvent((piece: string | undefined) => {
    turn(piece)
    if (piece?.startsWith('place.') && chosen?.startsWith('place.')) choose(undefined)
  })
  // What pays is proposed; what is put up is not.
  const proposed = useMemo(() => (asked === 'pay' ? suggested(position) : NO_PIECES), [asked, position])
  const [picked, pick] = useForVersion<readonly number[]>(question)
  const lifted = gathers(asked) ? (picked ?? proposed) : NO_PIECES
  const room = asked === 'offer' ? offerRoom(view, position.mine) : Number.POSITIVE_INFINITY
  const lift = useEvent((piece: number) => pick(liftedWith(lifted, piece, view.own?.stock[piece] ?? 0, room)))
  const [planned, intend] = useForVersion<Plan>(question)
  // Another piece in hand is another intention.
  const plan = planned && chosen === `from.${planned.from}` ? planned : undefined
  const act = useMarch(props, pieces)
  const empireOf = useCallback(
    (of: Seat) => {
      const { empire = '' } = view.players[of] ?? {}
      return empire === '' ? w('noEmpire') : say({ key: `empire.${empire}` })
    },
    [say, w, view.players],
  )
  return {
    ...board,
    act,
    there,
    looked,
    look,
    lifted,
    lift,
    plan,
    intend,
    actAll,
    liveEvents,
    empireOf,
  }
}

const BREAKPOINTS: Breakpoints = {
  narrow: width => width <= 1100,
  low: (_, height) => height <= 640,
  flat: (_, height) => height <= 540,
}

export const MareBoard = memo(function MareBoard(props: BoardProps<MnView>) {
  const { shown, actAll } = useRun(props)
  const liveEvents = useLiveEvents(props.news, shown.view, shown.seat)
  return <Drawn shown={shown} actAll={actAll} liveEvents={liveEvents} />
})

const Drawn = memo(function Drawn({ liveEvents, ...run }: Run<MnView> & { readonly liveEvents: LiveEvents }) {
  const mare = useMareOf(run, liveEvents)
  const { view, form } = mare
  return (
    <SeatStyles value={seatStyles(view)}>
      <MareContext value={mare}>
        <BoardFrame name="mare" form={form} label={mare.w('board')} breakpoints={BREAKPOINTS}>
          {form === 'phone' ? <PhoneBoard /> : <WideBoard mare={mare} />}
        </BoardFrame>
      </MareContext>
    </SeatStyles>
  )
})

const WideBoard = ({ mare }: { readonly mare: Mare }) => (
  <div className="map-table mare-table">
    <div className="map-left">
      <Tracks />
      <Nearness />
    </div>
    <div className="map-middle">
      <MapController />
      <MapOverlay />
    </div>
    {mare.seat === undefined || mare.view.end !== '' ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: with many resources it is scrolled
      <section className="mare-lower mare-lower-watched panel" aria-label={mare.w('empires')} tabIndex={0}>
        {mare.players.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Camp key={seat} seat={seat} />
        ))}
      </section>
    ) : (
      <div className="mare-lower panel">
        <Empire />
        <Goods />
        <ActionPanel />
      </div>
    )}
  </div>
)
