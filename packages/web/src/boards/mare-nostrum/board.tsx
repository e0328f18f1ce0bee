// The table of Mare Nostrum: leadership and the ways to win on the left, the map in the middle, your empire, resources
// and what this moment asks below it.

import type { Seat } from '@tabularium/kernel'
import type { MnAction, MnView } from '@tabularium/mare-nostrum'
import type { Piece } from '@tabularium/mare-nostrum/rules'
import { memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { ControlIcon } from '../../ui/icons.tsx'
import { ScopeContext } from '../../ui/islands/context.ts'
import { FixedIsland, Island } from '../../ui/islands/island.tsx'
import { BoardIslands } from '../../ui/islands/islands.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { SeatStyles } from '../../ui/seat.tsx'
import { useEvent, useForVersion } from '../../ui/use-stable.ts'
import type { BoardProps } from '../board.ts'
import type { Breakpoints } from '../breakpoints.ts'
import { BoardFrame } from '../kit/board-frame.tsx'
import { type ChoicesByPiece, choicesBy } from '../kit/choices.ts'
import { motionOf } from '../kit/motion.tsx'
import { readPiece } from '../kit/pieces.ts'
import { useBoard } from '../kit/use-board.ts'
import { type Run, useRun } from '../kit/use-run.ts'
import { ActionPanel } from './action-panel.tsx'
import { pieceOf, placeOf } from './actions-by-piece.ts'
import { Camp } from './camps.tsx'
import { gathers, type Mare, MareContext, type Marked, type Plan } from './context.ts'
import { MareIcon } from './icons.tsx'
import { MapOverlay } from './live-event.tsx'
import { type LiveEvents, useLiveEvents } from './live-events.ts'
import { MapController } from './map-controller.tsx'
import { Empire, Goods } from './my-empire.tsx'
import { PhoneBoard } from './phone.tsx'
import { liftedWith, offerLimit, readPosition, suggested } from './position.ts'
import { usePromptNote } from './prompt-note.ts'
import { seatStyles } from './seat-styles.tsx'
import { Steps } from './steps.tsx'
import { Nearness, Tracks } from './tracks.tsx'
import { Warnings } from './warnings.tsx'
import { boardWords } from './words.ts'
import '../map/board.css'
import './board.css'

const Motion = motionOf(async () => (await import('./movements.tsx')).Motion)

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
  const proposed = useMemo(
    () =>
      asked === 'pay' ? suggested(position, notation => choices.some(one => one.notation === notation)) : NO_PIECES,
    [asked, position, choices],
  )
  const [picked, pick] = useForVersion<readonly number[]>(question)
  const lifted = gathers(asked) ? (picked ?? proposed) : NO_PIECES
  const most = asked === 'offer' ? offerLimit(view, position.mine) : Number.POSITIVE_INFINITY
  const lift = useEvent((piece: Piece) => pick(liftedWith(lifted, piece, view.own?.stock[piece] ?? 0, most)))
  const [planned, intend] = useForVersion<Plan>(question)
  const [marked, setMarked] = useForVersion<Marked>(question)
  const mark = useEvent((figure: string, places: readonly string[]) =>
    setMarked(marked?.figure === figure ? undefined : { figure, places }),
  )
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
    marked,
    mark,
    actAll,
    liveEvents,
    empireOf,
  }
}

const BREAKPOINTS: Breakpoints = {
  narrow: width => width <= 1100,
  low: (_, height) => height <= 640,
}

export const MareBoard = memo(function MareBoard(props: BoardProps<MnView>) {
  const { shown, actAll } = useRun(props)
  const liveEvents = useLiveEvents(props.news, shown.view, shown.seat)
  return <Drawn shown={shown} actAll={actAll} liveEvents={liveEvents} />
})

const Drawn = memo(function Drawn({ liveEvents, ...run }: Run<MnView> & { readonly liveEvents: LiveEvents }) {
  const mare = useMareOf(run, liveEvents)
  usePromptNote(mare)
  const { view, form } = mare
  const root = useRef<HTMLDivElement>(null)
  return (
    <SeatStyles value={seatStyles(view)}>
      <MareContext value={mare}>
        <BoardFrame root={root} name="mare" form={form} label={mare.w('board')} breakpoints={BREAKPOINTS}>
          {form === 'phone' ? <PhoneBoard /> : <WideBoard mare={mare} />}
          <Motion root={root} />
        </BoardFrame>
      </MareContext>
    </SeatStyles>
  )
})

/** The map fills the table; what is mine, what others have and what can be done stand over its edges. */
const WideBoard = ({ mare }: { readonly mare: Mare }) => {
  const { w, view, seat } = mare
  const watched = seat === undefined || view.end !== ''
  return (
    <BoardIslands name="mare-nostrum">
      <div className="map-middle map-fills">
        <MapController />
      </div>
      <ScopeContext value="board mare mare-wide">
        <MapOverlay />
        <Warnings />
        {view.phase !== 0 && (
          <Island
            id="steps"
            side="left"
            title={w('round', { n: view.round })}
            icon={<ControlIcon name="list" />}
            keyCap="O"
          >
            <Steps />
          </Island>
        )}
        {view.phase !== 0 && (
          <Island id="tracks" side="left" title={w('leadership')} icon={<MareIcon name="temple" />} keyCap="T">
            <Tracks />
          </Island>
        )}
        <Island id="near" side="left" title={w('near')} icon={<MareIcon name="title" />} keyCap="V">
          <Nearness />
        </Island>
        {watched ? (
          <Island
            id="empires"
            side="bottom"
            title={w('empires')}
            icon={<ControlIcon name="people" />}
            keyCap="C"
            folded={view.end !== ''}
          >
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with many resources it is scrolled */}
            <section ref={scrollFade} className="mare-lower mare-lower-watched" aria-label={w('empires')} tabIndex={0}>
              {mare.players.map((_, of) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <Camp key={of} seat={of} />
              ))}
            </section>
          </Island>
        ) : (
          <>
            <Island id="empire" side="right" title={w('yourThings')} icon={<ControlIcon name="flag" />} keyCap="C">
              <Empire />
            </Island>
            <FixedIsland side="bottom" className="mare-lower">
              <Goods />
              <ActionPanel />
            </FixedIsland>
          </>
        )}
      </ScopeContext>
    </BoardIslands>
  )
}
