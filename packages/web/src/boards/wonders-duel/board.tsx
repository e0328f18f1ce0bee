// The table of 7 Wonders Duel: the rival's city on top, yours below, the track and the cards between them.

import type { WdEvent, WdView } from '@tabularium/wonders-duel'
import { memo, useMemo, useRef } from 'react'
import { useRoving } from '../../ui/roving.ts'
import { useEvent, useForVersion } from '../../ui/use-stable.ts'
import { type BoardProps, QUIET } from '../board.ts'
import type { Breakpoints } from '../breakpoints.ts'
import { BoardFrame } from '../kit/board-frame.tsx'
import { motionOf } from '../kit/motion.tsx'
import { useBoard } from '../kit/use-board.ts'
import { pieceOf, touchedIn } from './actions-by-piece.ts'
import { City } from './city.tsx'
import { type Duel, DuelContext, type Hands, HandsContext } from './context.ts'
import { Inspector } from './inspector.tsx'
import { UprightTrack } from './military.tsx'
import { PhoneBoard } from './phone.tsx'
import { readPosition } from './position.ts'
import { Pyramid } from './pyramid.tsx'
import { BoardTokens } from './tokens.tsx'
import { Draft, DrawnTray, PileButton, PileTray, StarterTray } from './tray.tsx'
import { useWarmWordCache } from './warm-word-cache.ts'
import { boardWords } from './words.ts'
import './board.css'

const Motion = motionOf(async () => (await import('./movements.tsx')).Motion)

const READING = { words: boardWords, readPosition, pieceOf }

/** What somebody looks at beside the piece in hand. */
interface Aside {
  readonly looked?: string | undefined
  readonly spread: boolean
}
const NOWHERE: Aside = { spread: false }

export function useDuelOf(props: BoardProps<WdView>): Duel {
  const { view, choices, chosen, lit, choose } = props
  const board = useBoard(props, READING)
  const legal = useMemo(() => new Set(choices.map(({ notation }) => notation)), [choices])
  // Another piece in hand, or another position, ends a look aside.
  const [aside = NOWHERE, turn] = useForVersion<Aside>(chosen, view)
  const { looked, spread } = aside
  const look = useEvent((piece: string | undefined) => {
    turn({ looked: piece, spread })
    if (piece === undefined) choose(undefined)
  })

  const moved = useMemo(() => touchedIn((props.recent ?? QUIET) as readonly WdEvent[]), [props.recent])
  const pointed = lit !== undefined && /^(card|wonder|token)\./.test(lit) ? lit : undefined
  return {
    ...board,
    moved,
    isLegal: notation => legal.has(notation),
    looked,
    look,
    subject: looked ?? chosen ?? pointed,
    spread,
    spreadPile: open => turn({ looked, spread: open }),
  }
}

const BREAKPOINTS: Breakpoints = {
  narrow: width => width <= 1090,
  low: (_, height) => height <= 690,
  broad: width => width >= 520,
  tight: width => width <= 364,
}

export const DuelBoard = memo(function DuelBoard(props: BoardProps<WdView>) {
  const duel = useDuelOf(props)
  const root = useRef<HTMLDivElement>(null)
  useWarmWordCache(duel)
  const hands: Hands = {
    choose: useEvent(duel.choose),
    look: duel.look,
    why: useEvent(duel.why),
    light: useEvent(duel.light),
  }
  const steady = useRef(hands)
  return (
    <DuelContext value={duel}>
      <HandsContext value={steady.current}>
        <BoardFrame root={root} name="duel" form={props.form} label={duel.w('board')} breakpoints={BREAKPOINTS}>
          {props.form === 'phone' ? (
            <PhoneBoard centre={covered => <Centre duel={duel} covered={covered} />} />
          ) : (
            <WideBoard duel={duel} />
          )}
          <Motion root={root} />
        </BoardFrame>
      </HandsContext>
    </DuelContext>
  )
})

function WideBoard({ duel }: { readonly duel: Duel }) {
  const { position } = duel
  const side = useRef<HTMLDivElement>(null)
  useRoving(side, { items: 'button[data-piece]', arrows: 'all' })
  return (
    <div className="duel-wide-table">
      <City seat={position.rival} />
      <div className="duel-middle">
        <div className="duel-side">
          <UprightTrack />
          <div ref={side} className="duel-side-tokens">
            <BoardTokens />
            <PileButton />
          </div>
        </div>
        <Centre duel={duel} />
        <Inspector />
      </div>
      <City seat={position.mine} />
    </div>
  )
}

/** The cards of the Age, or what is decided beside them. */
function Centre({ duel, covered = false }: { readonly duel: Duel; readonly covered?: boolean }) {
  const { position, asked, spread } = duel
  const { view } = position
  const ground = useRef<HTMLDivElement>(null)
  const pile = spread || asked === 'raise'
  const below = covered || pile || view.drawn.length > 0 || asked === 'starter'
  return (
    <div className="duel-centre">
      <div ref={ground} className="duel-below" inert={below}>
        {view.age === 0 ? <Draft /> : <Pyramid within={ground} />}
      </div>
      {view.drawn.length > 0 && <DrawnTray />}
      {pile && <PileTray />}
      {asked === 'starter' && <StarterTray />}
    </div>
  )
}
