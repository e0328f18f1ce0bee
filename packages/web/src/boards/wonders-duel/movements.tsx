// What moves on the table of 7 Wonders Duel: cards are taken, turned and laid, coins go from hand to hand, the pawn walks.

import type { Seat } from '@tabularium/kernel'
import type { WdEvent } from '@tabularium/wonders-duel'
import { motionLayerOf } from '../kit/motion/motion-layer.tsx'
import type { Movement } from '../kit/motion/movement.ts'
import { CardFace } from './card.tsx'
import { type Duel, useDuel } from './context.ts'
import { Coins } from './signs.tsx'
import { TokenFace } from './tokens.tsx'
import { WonderArt } from './wonder-art.tsx'
import './motion.css'

const piece = (name: string): string => `[data-piece="${name}"]`
const purse = (seat: Seat): string => `[data-zone="coins.${seat}"]`
const city = (seat: Seat): string => `[data-city="${seat}"]`
const PILE = piece('pile')
const PAWN = '[data-zone="pawn"]'

/** Handfuls, not single coins: more would only blur. */
const MOST_COINS = 3

function coins(n: number, from: string, to: string): readonly Movement[] {
  const one: Movement = { kind: 'go', face: <Coins />, from, to, together: true }
  return Array.from({ length: Math.min(n, MOST_COINS) }, () => one)
}

interface Taken {
  readonly card: string
  readonly to: string
  /** Where it is seen from now on, if it is. */
  readonly becomes?: string
}

const taken = ({ say, w }: Pick<Duel, 'say' | 'w'>, { card, to, becomes }: Taken): Movement => ({
  kind: 'go',
  face: (
    <div className="duel-moving-card">
      <CardFace card={card} name={say({ key: `card.${card}` })} free={w('free')} />
    </div>
  ),
  from: piece(`card.${card}`),
  to,
  fits: true,
  ...(becomes !== undefined && { becomes }),
})

/** Where coins come from that something brings. */
const sourceOf = (by: string): string => ['card', 'wonder', 'token'].map(kind => piece(`${kind}.${by}`)).join(', ')

export function movementsOf(event: WdEvent, duel: Pick<Duel, 'say' | 'w' | 'position'>): readonly Movement[] {
  switch (event.at) {
    case 'drafted': {
      const at = piece(`wonder.${event.wonder}`)
      const face = <WonderArt wonder={event.wonder} plan wide />
      return [{ kind: 'go', face, from: at, to: `${at}, ${city(event.seat)}`, fits: true, becomes: at }]
    }
    case 'age':
      return event.cards.map(([, card]) => ({ kind: 'lay', at: piece(`card.${card}`), together: true }))
    case 'built':
    case 'raised': {
      const at = piece(`card.${event.card}`)
      const to = `${at}, ${city(event.seat)}`
      const paid = event.at === 'built' ? coins(event.paid, purse(event.seat), to) : []
      return [taken(duel, { card: event.card, to, becomes: at }), ...paid]
    }
    case 'wonder': {
      const at = piece(`wonder.${event.wonder}`)
      const to = `${at}, ${city(event.seat)}`
      return [
        taken(duel, { card: event.card, to }),
        ...coins(event.paid, purse(event.seat), to),
        { kind: 'settle', at },
      ]
    }
    case 'discarded':
      return [taken(duel, { card: event.card, to: PILE }), ...coins(event.coins, PILE, purse(event.seat))]
    case 'destroyed':
      return [taken(duel, { card: event.card, to: PILE })]
    case 'gained':
      // What is paid to the rival comes from the one who pays.
      return coins(
        event.coins,
        event.by === 'economy' ? purse(1 - event.seat) : `${sourceOf(event.by)}, ${city(event.seat)}`,
        purse(event.seat),
      )
    case 'lost':
      return coins(event.coins, purse(event.seat), `${sourceOf(event.by)}, ${PAWN}`)
    case 'pawn':
      // Positive: away from the first seat, whichever way that is drawn.
      return [{ kind: 'walk', at: PAWN, steps: event.shields * (event.seat === duel.position.mine ? 1 : -1) }]
    case 'token': {
      const at = piece(`token.${event.token}`)
      const face = <TokenFace token={event.token} />
      return [{ kind: 'go', face, from: at, to: `${at}, ${city(event.seat)}`, fits: true, becomes: at }]
    }
    case 'revealed':
      return [{ kind: 'turn', at: piece(`card.${event.card}`) }]
    default:
      return []
  }
}

export const Motion = motionLayerOf<Duel, WdEvent>({ useBoard: useDuel, movementsOf })
