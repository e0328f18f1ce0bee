// The table of Assyrian Wars: diplomacy and camps on the left, the map in the middle, action points, the hand of cards and what
// this moment asks below it.

import type { AwAction, AwView } from '@tabularium/assyrian-wars'
import { memo, use, useCallback, useMemo, useRef } from 'react'
import { ControlIcon } from '../../ui/icons.tsx'
import { ScopeContext } from '../../ui/islands/context.ts'
import { FixedIsland, Island } from '../../ui/islands/island.tsx'
import { BoardIslands } from '../../ui/islands/islands.tsx'
import { SeatStyles } from '../../ui/seat.tsx'
import { useForVersion } from '../../ui/use-stable.ts'
import { type BoardProps, type Choice, QUIET } from '../board.ts'
import type { Breakpoints } from '../breakpoints.ts'
import { BoardFrame } from '../kit/board-frame.tsx'
import { choicesBy } from '../kit/choices.ts'
import { motionOf } from '../kit/motion.tsx'
import { useBoard } from '../kit/use-board.ts'
import { useRun } from '../kit/use-run.ts'
import { RecapContext } from '../recap.ts'
import { ActionPanel } from './action-panel.tsx'
import { passes, pieceOf, placeOf } from './actions-by-piece.ts'
import { Boxes } from './boxes.tsx'
import { Camps } from './camps.tsx'
import { type Aw, AwContext, type Marked } from './context.ts'
import { type Price, type Spending, spend } from './forecast.ts'
import { Hand } from './hand.tsx'
import { Impulses } from './impulses.tsx'
import { InterphaseIslands } from './interphase.tsx'
import { Legend } from './legend.tsx'
import { FightOverlay } from './live-event.tsx'
import { facedIn, useLiveEvents } from './live-events.ts'
import { MapController } from './map-controller.tsx'
import { eastWords } from './map-words.ts'
import { PhoneBoard } from './phone.tsx'
import { readPosition } from './position.ts'
import { Purse } from './purse.tsx'
import { seatStyles } from './seat-styles.tsx'
import { hasTracks, Tracks } from './tracks.tsx'
import { useMarch } from './use-march.ts'
import { Warnings } from './warnings.tsx'
import { boardWords } from './words.ts'
import { Works } from './works.tsx'
import '../map/board.css'
import './board.css'

const Motion = motionOf(async () => (await import('./movements.tsx')).Motion)

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

/** What the parts of the board ask for. A march of several moves is drawn when it has come to its end, and told meanwhile. */
export function useAwOf(now: BoardProps<AwView>): Aw {
  const { shown, actAll } = useRun(now, isLetPass)
  const { news } = now
  const props = shown === now ? now : { ...shown, news }
  const { view, choices, say, question = view } = props
  const board = useBoard(props, READING)
  const { position, pieces } = board
  const there = useMemo(() => choicesBy<AwAction>(choices, placesOf), [choices])
  const [looked, look] = useForVersion<string>(question)
  const mine = useMemo(() => new Set(position.mine.map(({ id }) => id)), [position])
  const liveEvents = useLiveEvents(news, view, mine)
  const [pointed, plan] = useForVersion<string>(question)
  const spent = useSpent(props)
  const march = useMarch({ ...board, question, actAll })
  const [marked, mark] = useForVersion<Marked>(question)
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
    marked,
    mark: figure => mark(figure.key === marked?.key ? undefined : figure),
    march,
  }
}

const BREAKPOINTS: Breakpoints = { low: (_, height) => height <= 640 }

export const AssyrianBoard = memo(function AssyrianBoard(props: BoardProps<AwView>) {
  const aw = useAwOf(props)
  const root = useRef<HTMLDivElement>(null)
  return (
    <SeatStyles value={seatStyles(aw.view)}>
      <AwContext value={aw}>
        <BoardFrame root={root} name="aw" form={aw.form} label={aw.w('board')} breakpoints={BREAKPOINTS}>
          {aw.form === 'phone' ? <PhoneBoard /> : <WideBoard aw={aw} />}
          <Motion root={root} />
        </BoardFrame>
      </AwContext>
    </SeatStyles>
  )
})

/** Cards are what is asked for: in answer, in battle, and in one's own impulse before the first of them. */
function wantsHand({ asked, pieces, chosen, view, march }: Aw): boolean {
  if (chosen?.startsWith('card.')) return true
  if (![...pieces.keys()].some(piece => piece.startsWith('card.'))) return false
  return asked !== 'act' || (chosen === undefined && march.origin === undefined && view.ap.cards === 0)
}

/** Nothing to be seen in it, or something else to look at: a battle, what others did. */
const leavesHand = (aw: Aw, recapping: boolean): boolean =>
  recapping ||
  aw.view.battle !== undefined ||
  facedIn(aw) !== undefined ||
  aw.position.mine.every(({ id }) => (aw.view.hands[id]?.length ?? 0) === 0)

/** The map fills the table; what is mine, what others have and what can be done stand over its edges. */
const WideBoard = ({ aw }: { readonly aw: Aw }) => {
  const { w, asked, position } = aw
  const east = eastWords.use()
  const recapping = use(RecapContext)?.playing === true
  return (
    <BoardIslands name="assyrian-wars">
      <ScopeContext value="board aw aw-wide">
        <div className="map-middle map-fills">
          <MapController />
        </div>
        <Island id="powers" side="left" title={w('camps')} icon={<ControlIcon name="people" />} keyCap="P">
          <Impulses />
          <Camps />
        </Island>
        {hasTracks(aw.view) && (
          <Island
            id="diplomacy"
            side="left"
            title={w('diplomacy')}
            icon={<ControlIcon name="flag" />}
            keyCap="D"
            folded
          >
            <Tracks />
          </Island>
        )}
        <Island id="boxes" side="left" title={w('boxes')} icon={<ControlIcon name="details" />} keyCap="B" folded>
          <Boxes />
        </Island>
        <Island id="legend" side="left" title={east('legend')} icon={<ControlIcon name="list" />} keyCap="G" folded>
          <Legend />
        </Island>
        <FixedIsland side="left-foot" className="aw-purse-island">
          <Purse />
        </FixedIsland>
        {position.front !== undefined && (
          <Island
            id="hand"
            side="bottom"
            title={w('hand')}
            icon={<ControlIcon name="board" />}
            keyCap="H"
            wanted={wantsHand(aw)}
            folded={leavesHand(aw, recapping)}
          >
            <Hand />
          </Island>
        )}
        {asked !== undefined && facedIn(aw) === undefined && (
          <FixedIsland side="right-foot" className="aw-action-panel-island">
            {asked === 'act' ? <Works /> : <ActionPanel />}
          </FixedIsland>
        )}
        <InterphaseIslands />
        <Warnings />
        <FightOverlay />
      </ScopeContext>
    </BoardIslands>
  )
}
