// The table of 7 Wonders Duel: the rival's city on top, yours below, the track and the cards between them.

import type { WdView } from '@tabularium/wonders-duel'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRoving } from '../../ui/roving.ts'
import type { BoardProps, Choice } from '../board.ts'
import { City } from './city.tsx'
import { type Duel, DuelContext } from './duel.ts'
import { Inspector } from './inspector.tsx'
import { UprightTrack } from './military.tsx'
import { Flights } from './motion.tsx'
import { PhoneBoard } from './phone.tsx'
import { pieceOf } from './pieces.ts'
import { actionOf, readPosition } from './position.ts'
import { Pyramid } from './pyramid.tsx'
import { BoardTokens } from './tokens.tsx'
import { Draft, DrawnTray, PileButton, PileTray, StarterTray } from './tray.tsx'
import { boardWords } from './words.ts'
import './board.css'

const KEYS = 9

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
  const [looked, look] = useState<string | undefined>(undefined)
  const [spread, spreadPile] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece in hand, or another position, ends a look aside
  useEffect(() => {
    look(undefined)
    spreadPile(false)
  }, [chosen, view])

  const order = [...pieces.keys()]
  const top = view.frames.at(-1)
  const pointed = lit !== undefined && /^(card|wonder|token)\./.test(lit) ? lit : undefined
  return {
    ...props,
    position,
    w,
    asked: choices.length > 0 ? top?.at : undefined,
    pieces,
    keyOf: piece => {
      const at = order.indexOf(piece)
      return at >= 0 && at < KEYS ? at + 1 : undefined
    },
    isLegal: notation => legal.has(notation),
    looked,
    look: piece => {
      look(piece)
      if (piece === undefined) choose(undefined)
    },
    subject: looked ?? chosen ?? pointed,
    spread,
    spreadPile,
    nameOfSeat: of => players[of] ?? String(of + 1),
  }
}

export function DuelBoard(props: BoardProps<WdView>) {
  const duel = useDuelOf(props)
  const root = useRef<HTMLDivElement>(null)
  return (
    <DuelContext value={duel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a board is no fieldset */}
      <div ref={root} className={`duel duel-${props.form}`} role="group" aria-label={duel.w('board')}>
        {props.form === 'phone' ? <PhoneBoard /> : <WideBoard duel={duel} />}
        <Flights board={root} />
      </div>
    </DuelContext>
  )
}

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
export function Centre({ duel, covered = false }: { readonly duel: Duel; readonly covered?: boolean }) {
  const { position, asked, spread } = duel
  const { view } = position
  const pile = spread || asked === 'raise'
  const below = covered || pile || view.drawn.length > 0 || asked === 'starter'
  return (
    <div className="duel-centre">
      <div className="duel-below" inert={below}>
        {view.age === 0 ? <Draft /> : <Pyramid />}
      </div>
      {view.drawn.length > 0 && <DrawnTray />}
      {pile && <PileTray />}
      {asked === 'starter' && <StarterTray />}
    </div>
  )
}
