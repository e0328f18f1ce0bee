// The table of Assyrian Wars: diplomacy and camps on the left, the map in the middle, action points, the hand of cards and what
// this moment asks below it.

import type { AwView } from '@tabularium/assyrian-wars'
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { SeatStyles } from '../../ui/seat.tsx'
import { useEvent } from '../../ui/use-stable.ts'
import { type BoardProps, type Choice, QUIET } from '../board.ts'
import { type Breakpoints, useBreakpoints } from '../breakpoints.ts'
import { ActionPanel } from './action-panel.tsx'
import { passes, pieceOf, placeOf } from './actions-by-piece.ts'
import { Camps } from './camps.tsx'
import { type Aw, AwContext } from './context.ts'
import { type Price, type Spending, spend } from './forecast.ts'
import { Hand } from './hand.tsx'
import { Impulses } from './impulses.tsx'
import { FightOverlay } from './live-event.tsx'
import { useLiveEvents } from './live-events.ts'
import { MapController } from './map-controller.tsx'
import { PhoneBoard } from './phone.tsx'
import { actionOf, readPosition } from './position.ts'
import { Purse } from './purse.tsx'
import { seatStyles } from './seat-styles.tsx'
import { Tracks } from './tracks.tsx'
import { boardWords } from './words.ts'
import { Works } from './works.tsx'
import './board.css'

const KEYS = 9

function add(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  const list = map.get(key)
  if (list) list.push(choice)
  else map.set(key, [choice])
}

/** Something that holds for one position only. */
function useHeld<T>(view: AwView): readonly [T | undefined, (value: T | undefined) => void] {
  const [held, hold] = useState<{ readonly view: AwView; readonly value: T | undefined }>()
  const set = useEvent((value: T | undefined) => hold({ view, value }))
  return [held?.view === view ? held.value : undefined, set]
}

/** A window that the shell lets pass of itself, before anybody fights. */
const isLetPass = (view: AwView, choices: readonly Choice[]): boolean =>
  view.battle === undefined && choices.length === 1 && passes(view, choices[0].action)

/** Moves that follow each other without another thought: a march step by step. It stops where something else is asked. */
function useRun({ view, choices, act }: BoardProps<AwView>) {
  const plan = useRef<readonly string[]>([])
  const asked = useRef<readonly Choice[]>([])
  const step = useEvent(() => {
    const [first, ...rest] = plan.current
    if (first === undefined || asked.current === choices || choices.length === 0) return
    if (!choices.some(({ notation }) => notation === first)) {
      if (!isLetPass(view, choices)) plan.current = []
      return
    }
    asked.current = choices
    plan.current = rest
    act(first)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something new to choose from
  useLayoutEffect(step, [choices])
  return useEvent((notations: readonly string[]) => {
    plan.current = notations
    asked.current = []
    step()
  })
}

/** What has gone from the purse in this impulse, as far as it was seen. */
function useSpent({ view, news }: BoardProps<AwView>): Price {
  const kept = useRef<{ readonly view: AwView; readonly spending: Spending }>(undefined)
  if (kept.current?.view !== view) {
    kept.current = { view, spending: spend(kept.current?.spending, view, news === QUIET) }
  }
  return kept.current.spending.spent
}

/** The choice that is pointed at, or the only one of the piece that is. */
function plannedIn(
  choices: readonly Choice[],
  pieces: Aw['pieces'],
  notation: string | undefined,
  ...of: readonly (string | undefined)[]
): Choice | undefined {
  if (notation !== undefined) return choices.find(choice => choice.notation === notation)
  for (const piece of of) {
    const those = piece === undefined ? undefined : pieces.get(piece)
    if (those?.length === 1) return those[0]
  }
  return undefined
}

function useAwOf(props: BoardProps<AwView>): Aw {
  const { view, seat, choices, players, say, news } = props
  const w = boardWords.use()
  const position = useMemo(() => readPosition(view, seat), [view, seat])
  const [pieces, there] = useMemo(() => {
    const about = new Map<string, Choice[]>()
    const places = new Map<string, Choice[]>()
    for (const choice of choices) {
      const action = actionOf(choice)
      add(about, pieceOf(action), choice)
      const place = placeOf(action)
      if (place !== undefined) add(places, place, choice)
    }
    return [about, places]
  }, [choices])
  const [looked, look] = useHeld<string>(view)
  const mine = useMemo(() => new Set(position.mine.map(({ id }) => id)), [position])
  const liveEvents = useLiveEvents(news, view, mine)
  const [pointed, plan] = useHeld<string>(view)
  const spent = useSpent(props)
  const actAll = useRun(props)
  const nameOf = useCallback((country: string) => say({ key: country === '' ? 'nobody' : `country.${country}` }), [say])
  const order = [...pieces.keys()]
  return {
    ...props,
    position,
    w,
    asked: choices.length > 0 ? view.frames.at(-1)?.at : undefined,
    pieces,
    there,
    keyOf: piece => {
      const at = order.indexOf(piece)
      return at >= 0 && at < KEYS ? at + 1 : undefined
    },
    looked,
    look,
    liveEvents,
    planned: plannedIn(choices, pieces, pointed, props.lit, props.chosen),
    plan,
    spent,
    actAll,
    nameOfSeat: of => players[of] ?? String(of + 1),
    nameOf,
  }
}

const BREAKPOINTS: Breakpoints = {
  narrow: width => width <= 1040,
  low: (_, height) => height <= 640,
  flat: (_, height) => height <= 540,
}

export const AssyrianBoard = memo(function AssyrianBoard(props: BoardProps<AwView>) {
  const aw = useAwOf(props)
  const root = useRef<HTMLDivElement>(null)
  useBreakpoints(root, BREAKPOINTS)
  return (
    <SeatStyles value={seatStyles(aw.view)}>
      <AwContext value={aw}>
        {/* biome-ignore lint/a11y/useSemanticElements: a board is no fieldset */}
        <div ref={root} className={`aw aw-${aw.form}`} role="group" aria-label={aw.w('board')}>
          {aw.form === 'phone' ? <PhoneBoard /> : <WideBoard aw={aw} />}
        </div>
      </AwContext>
    </SeatStyles>
  )
})

const WideBoard = ({ aw }: { readonly aw: Aw }) => (
  <div className="aw-table">
    <div className="aw-left">
      <Tracks />
      <Camps />
    </div>
    <div className="aw-centre">
      <Impulses />
      <div className="aw-middle">
        <MapController />
        <FightOverlay />
      </div>
    </div>
    <Purse />
    <div className="aw-lower">
      <Hand />
      {aw.asked === 'act' ? <Works /> : aw.asked !== undefined && <ActionPanel />}
    </div>
  </div>
)
