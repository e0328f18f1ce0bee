// The table of 7 Wonders Duel: the rival's city on top, yours below, the track and the cards between them.

import type { WdEvent, WdView } from '@tabularium/wonders-duel'
import { memo, useMemo, useRef, useState } from 'react'
import { useRoving } from '../../ui/roving.ts'
import { useEvent } from '../../ui/use-stable.ts'
import { type BoardProps, type Choice, QUIET } from '../board.ts'
import { type Breakpoints, useBreakpoints } from '../breakpoints.ts'
import { pieceOf, touchedIn } from './actions-by-piece.ts'
import { City } from './city.tsx'
import { type Duel, DuelContext, type Hands, HandsContext } from './context.ts'
import { Inspector } from './inspector.tsx'
import { UprightTrack } from './military.tsx'
import { Flights } from './motion.tsx'
import { PhoneBoard } from './phone.tsx'
import { actionOf, readPosition } from './position.ts'
import { Pyramid } from './pyramid.tsx'
import { BoardTokens } from './tokens.tsx'
import { Draft, DrawnTray, PileButton, PileTray, StarterTray } from './tray.tsx'
import { useWarmWordCache } from './warm-word-cache.ts'
import { boardWords } from './words.ts'
import './board.css'

const KEYS = 9

/** What somebody looks at beside the piece in hand, and in which position. */
interface Aside {
  readonly chosen?: string | undefined
  readonly view?: WdView
  readonly looked?: string | undefined
  readonly spread?: boolean
}
const NOWHERE: Aside = {}

function useDuelOf(props: BoardProps<WdView>): Duel {
  const { view, seat, choices, players, chosen, lit, choose } = props
  const w = boardWords.use()
  const position = useMemo(() => readPosition(view, seat), [view, seat])
  const pieces = useMemo(() => {
    const map = new Map<string, Choice[]>()
    for (const choice of choices) {
      const piece = pieceOf(actionOf(choice))
      map.set(piece, [...(map.get(piece) ?? []), choice])
    }
    return map
  }, [choices])
  const legal = useMemo(() => new Set(choices.map(({ notation }) => notation)), [choices])
  // Another piece in hand, or another position, ends a look aside.
  const [aside, turn] = useState<Aside>({ chosen, view })
  const { looked, spread = false } = aside.chosen === chosen && aside.view === view ? aside : NOWHERE
  const look = useEvent((piece: string | undefined) => {
    turn({ chosen, view, looked: piece, spread })
    if (piece === undefined) choose(undefined)
  })

  const moved = useMemo(() => touchedIn((props.recent ?? QUIET) as readonly WdEvent[]), [props.recent])
  const order = [...pieces.keys()]
  const top = view.frames.at(-1)
  const pointed = lit !== undefined && /^(card|wonder|token)\./.test(lit) ? lit : undefined
  return {
    ...props,
    position,
    w,
    asked: choices.length > 0 ? top?.at : undefined,
    pieces,
    moved,
    keyOf: piece => {
      const at = order.indexOf(piece)
      return at >= 0 && at < KEYS ? at + 1 : undefined
    },
    isLegal: notation => legal.has(notation),
    looked,
    look,
    subject: looked ?? chosen ?? pointed,
    spread,
    spreadPile: open => turn({ chosen, view, looked, spread: open }),
    nameOfSeat: of => players[of] ?? String(of + 1),
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
  useBreakpoints(root, BREAKPOINTS)
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
        {/* biome-ignore lint/a11y/useSemanticElements: a board is no fieldset */}
        <div ref={root} className={`duel duel-${props.form}`} role="group" aria-label={duel.w('board')}>
          {props.form === 'phone' ? (
            <PhoneBoard centre={covered => <Centre duel={duel} covered={covered} />} />
          ) : (
            <WideBoard duel={duel} />
          )}
          <Flights board={root} />
        </div>
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
