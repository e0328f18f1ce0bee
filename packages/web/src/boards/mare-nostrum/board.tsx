// The table of Mare Nostrum: leadership and the ways to win on the left, the map in the middle, your empire, resources
// and what this moment asks below it.

import type { Seat } from '@tabularium/kernel'
import type { MnView } from '@tabularium/mare-nostrum'
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { SeatStyles } from '../../ui/seat.tsx'
import { useEvent } from '../../ui/use-stable.ts'
import type { BoardProps, Choice } from '../board.ts'
import { type Breakpoints, useBreakpoints } from '../breakpoints.ts'
import { ActionPanel } from './action-panel.tsx'
import { pieceOf, placeOf, readPiece } from './actions-by-piece.ts'
import { Camp } from './camps.tsx'
import { gathers, type Mare, MareContext, type Plan } from './context.ts'
import { MapOverlay } from './live-event.tsx'
import { type LiveEvents, useLiveEvents } from './live-events.ts'
import { MapController } from './map-controller.tsx'
import { Empire, Goods } from './my-empire.tsx'
import { PhoneBoard } from './phone.tsx'
import { actionOf, liftedWith, offerRoom, readPosition, suggested } from './position.ts'
import { seatStyles } from './seat-styles.tsx'
import { Nearness, Tracks } from './tracks.tsx'
import { boardWords } from './words.ts'
import './board.css'

const KEYS = 9
const NO_PIECES: readonly number[] = Array<number>(27).fill(0)

function add(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  const list = map.get(key)
  if (list) list.push(choice)
  else map.set(key, [choice])
}

/** Something that holds for one position only. */
function useHeld<T>(view: MnView): readonly [T | undefined, (value: T | undefined) => void] {
  const [held, hold] = useState<{ readonly view: MnView; readonly value: T | undefined }>()
  const set = useEvent((value: T | undefined) => hold({ view, value }))
  return [held?.view === view ? held.value : undefined, set]
}

interface Run {
  /** What is drawn: while moves follow each other, the position before them. */
  readonly shown: BoardProps<MnView>
  actAll(notations: readonly string[]): void
}

/** Moves that follow each other without another thought: a set piece by piece, a legion after a legion. The board waits
 *  for the last of them. */
function useRun(props: BoardProps<MnView>): Run {
  const { choices, act } = props
  const plan = useRef<readonly string[]>([])
  const asked = useRef<readonly Choice[]>([])
  const shown = useRef(props)
  const [next] = plan.current
  const goesOn = next !== undefined && choices.some(({ notation }) => notation === next)
  if (!goesOn) shown.current = props
  const step = useEvent(() => {
    const [first, ...rest] = plan.current
    if (first === undefined || asked.current === choices || choices.length === 0) return
    if (!choices.some(({ notation }) => notation === first)) {
      plan.current = []
      return
    }
    asked.current = choices
    plan.current = rest
    act(first)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something new to choose from
  useLayoutEffect(step, [choices])
  const actAll = useEvent((notations: readonly string[]) => {
    plan.current = notations
    asked.current = []
    step()
  })
  return { shown: shown.current, actAll }
}

/** Units of one place go on one by one: after each the same place is in hand again. */
function useMarch(props: BoardProps<MnView>, pieces: ReadonlyMap<string, readonly Choice[]>) {
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

function useMareOf({ shown: props, actAll }: Run, liveEvents: LiveEvents): Mare {
  const { view, seat, choices, players, chosen, choose, say } = props
  const w = boardWords.use()
  const position = useMemo(() => readPosition(view, seat), [view, seat])
  const [pieces, there] = useMemo(() => {
    const about = new Map<string, Choice[]>()
    const places = new Map<string, Choice[]>()
    for (const choice of choices) {
      const action = actionOf(choice)
      add(about, pieceOf(action), choice)
      const found = placeOf(action)
      if (!found) continue
      add(places, found.place, choice)
      if (found.slot !== undefined) add(places, found.slot, choice)
    }
    return [about, places]
  }, [choices])
  const asked = choices.length > 0 ? view.frames.at(-1)?.at : undefined
  const [looked, turn] = useHeld<string>(view)
  const look = useEvent((piece: string | undefined) => {
    turn(piece)
    if (piece?.startsWith('place.') && chosen?.startsWith('place.')) choose(undefined)
  })
  // What pays is proposed; what is put up is not.
  const proposed = useMemo(() => (asked === 'pay' ? suggested(position) : NO_PIECES), [asked, position])
  const [picked, pick] = useHeld<readonly number[]>(view)
  const lifted = gathers(asked) ? (picked ?? proposed) : NO_PIECES
  const room = asked === 'offer' ? offerRoom(view, position.mine) : Number.POSITIVE_INFINITY
  const lift = useEvent((piece: number) => pick(liftedWith(lifted, piece, view.own?.stock[piece] ?? 0, room)))
  const [planned, intend] = useHeld<Plan>(view)
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
  const order = [...pieces.keys()]
  return {
    ...props,
    act,
    position,
    w,
    asked,
    pieces,
    there,
    keyOf: piece => {
      const at = order.indexOf(piece)
      return at >= 0 && at < KEYS ? at + 1 : undefined
    },
    looked,
    look,
    lifted,
    lift,
    plan,
    intend,
    actAll,
    liveEvents,
    nameOfSeat: of => players[of] ?? String(of + 1),
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

const Drawn = memo(function Drawn({ liveEvents, ...run }: Run & { readonly liveEvents: LiveEvents }) {
  const mare = useMareOf(run, liveEvents)
  const root = useRef<HTMLDivElement>(null)
  useBreakpoints(root, BREAKPOINTS)
  const { view, form } = mare
  return (
    <SeatStyles value={seatStyles(view)}>
      <MareContext value={mare}>
        {/* biome-ignore lint/a11y/useSemanticElements: a board is no fieldset */}
        <div ref={root} className={`mare mare-${form}`} role="group" aria-label={mare.w('board')}>
          {form === 'phone' ? <PhoneBoard /> : <WideBoard mare={mare} />}
        </div>
      </MareContext>
    </SeatStyles>
  )
})

const WideBoard = ({ mare }: { readonly mare: Mare }) => (
  <div className="mare-table">
    <div className="mare-left">
      <Tracks />
      <Nearness />
    </div>
    <div className="mare-middle">
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
