// The table of Assyrian Wars: diplomacy and camps on the left, the map in the middle, action points, the hand of cards and what
// this moment asks below it.

import type { AwAction, AwView } from '@tabularium/assyrian-wars'
import { memo, useCallback, useMemo, useRef } from 'react'
import { SeatStyles } from '../../ui/seat.tsx'
import { useForVersion } from '../../ui/use-stable.ts'
import { type BoardProps, type Choice, QUIET } from '../board.ts'
import type { Breakpoints } from '../breakpoints.ts'
import { BoardFrame } from '../kit/board-frame.tsx'
import { choicesBy } from '../kit/choices.ts'
import { useBoard } from '../kit/use-board.ts'
import { useRun } from '../kit/use-run.ts'
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
import { readPosition } from './position.ts'
import { Purse } from './purse.tsx'
import { seatStyles } from './seat-styles.tsx'
import { Tracks } from './tracks.tsx'
import { boardWords } from './words.ts'
import { Works } from './works.tsx'
import '../map/board.css'
import './board.css'

const READING = { words: boardWords, readPosition, pieceOf }

const placesOf = (action: AwAction): readonly string[] => {
  const place = placeOf(action)
  return place === undefined ? [] : [place]
}

/** A window that the shell lets pass of itself, before anybody fights. */
const isLetPass = (view: AwView, choices: readonly Choice[]): boolean =>
  view.battle === undefined && choices.length === 1 && passes(view, choices[0].action)

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

/** What the parts of the board ask for. */
export function useAwOf(props: BoardProps<AwView>): Aw {
  const { view, choices, say, news, question = view } = props
  const board = useBoard(props, READING)
  const { position, pieces } = board
  const there = useMemo(() => choicesBy<AwAction>(choices, placesOf), [choices])
  const [looked, look] = useForVersion<string>(question)
  const mine = useMemo(() => new Set(position.mine.map(({ id }) => id)), [position])
  const liveEvents = useLiveEvents(news, view, mine)
  const [pointed, plan] = useForVersion<string>(question)
  const spent = useSpent(props)
  const { actAll } = useRun(props, isLetPass)
  const nameOf = useCallback((country: string) => say({ key: country === '' ? 'nobody' : `country.${country}` }), [say])
  return {
    ...board,
    there,
    looked,
    look,
    liveEvents,
    planned: plannedIn(choices, pieces, pointed, props.lit, props.chosen),
    plan,
    spent,
    actAll,
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
  return (
    <SeatStyles value={seatStyles(aw.view)}>
      <AwContext value={aw}>
        <BoardFrame name="aw" form={aw.form} label={aw.w('board')} breakpoints={BREAKPOINTS}>
          {aw.form === 'phone' ? <PhoneBoard /> : <WideBoard aw={aw} />}
        </BoardFrame>
      </AwContext>
    </SeatStyles>
  )
})

const WideBoard = ({ aw }: { readonly aw: Aw }) => (
  <div className="map-table aw-table">
    <div className="map-left">
      <Tracks />
      <Camps />
    </div>
    <div className="aw-centre">
      <Impulses />
      <div className="map-middle">
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
