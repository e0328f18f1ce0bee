// What moves on the table of Glory to Rome: cards from hand to hand, materials to what is built of them, clients to their patron.

import type { GrEvent } from '@tabularium/glory-to-rome'
import type { Seat } from '@tabularium/kernel'
import type { ReactNode } from 'react'
import { motionLayerOf } from '../kit/motion/motion-layer.tsx'
import type { Movement } from '../kit/motion/movement.ts'
import { materialOf, materialOfRoleName } from './actions-by-piece.ts'
import { CardFace } from './card.tsx'
import { type Rome, useRome } from './context.ts'
import { cardPicture, Picture } from './picture.ts'
import { Back, Disc, Tile } from './signs.tsx'
import './motion.css'

type Board = Pick<Rome, 'position' | 'say'>
type From = Extract<GrEvent, { readonly at: 'collected' }>['from']

const piece = (name: string): string => `[data-piece="${name}"]`
const zone = (name: string, seat: Seat): string => `[data-zone="${name}.${seat}"]`
const camp = (seat: Seat): string => `[data-camp="${seat}"] .rome-who`
const hand = (seat: Seat): string => `${zone('hand', seat)}, ${camp(seat)}`
const vault = (seat: Seat): string => `${zone('vault', seat)}, ${camp(seat)}`
const stock = (seat: Seat): string => `${zone('stock', seat)}, ${camp(seat)}`
const clients = (seat: Seat): string => `${zone('clients', seat)}, ${camp(seat)}`
const pool = (material: string): string => piece(`pool.${material}`)
const site = (material: string): string => `[data-zone="sites.${material}"], ${pool(material)}`
const DECK = piece('deck')
const SENATORS = '[data-zone="senators"]'

/** As the board names it: one's own, or of a seat. */
const structurePiece = ({ position }: Board, seat: Seat, name: string): string =>
  piece(seat === position.mine ? `own.${name}` : `of.${seat}.${name}`)
const structure = (board: Board, seat: Seat, name: string): string =>
  `${structurePiece(board, seat, name)}, ${zone('structures', seat)}, ${camp(seat)}`

const sourceOf = (from: From, seat: Seat, material: string): string =>
  from === 'pool' ? pool(material) : from === 'deck' ? DECK : from === 'hand' ? hand(seat) : stock(seat)

const tile = (material: string | undefined) => (material === undefined ? <Back /> : <Tile of={material} />)

const go = (face: ReactNode, from: string, to: string): Movement => ({ kind: 'go', face, from, to })
const all = (movements: readonly Movement[]): readonly Movement[] =>
  movements.map((movement, i) => (i === 0 ? movement : { ...movement, together: true }))

/** A card of a hand, as it lies there where one sees it. */
function fromHand(board: Board, seat: Seat, card: string, to: string): Movement {
  if (seat !== board.position.mine) return go(tile(materialIn(card)), hand(seat), to)
  return {
    ...{ kind: 'go', from: `${piece(`card.${card}`)}, ${hand(seat)}`, to, fits: true },
    face: (
      <div className="rome-moving-card">
        <CardFace card={card} say={board.say} plain />
      </div>
    ),
  }
}

const materialIn = (card: string): string | undefined => (card === 'senator' ? undefined : materialOf(card))

const senator = (
  <span className="rome-moving-senator">
    <Picture name={cardPicture('senator')}>
      <Back />
    </Picture>
  </span>
)

export function movementsOf(event: GrEvent, board: Board): readonly Movement[] {
  switch (event.at) {
    case 'played':
      if (event.unit === 'senator') return [go(senator, hand(event.seat), camp(event.seat))]
      return all(event.cards.map(card => fromHand(board, event.seat, card, camp(event.seat))))
    case 'drew':
      return all(Array.from({ length: Math.min(event.count, 3) }, () => go(<Back />, DECK, hand(event.seat))))
    case 'senator':
      return [go(senator, SENATORS, hand(event.seat))]
    case 'discarded':
      return all(
        event.cards.map(card =>
          fromHand(board, event.seat, card, card === 'senator' ? SENATORS : pool(materialOf(card))),
        ),
      )
    case 'collected':
      return [go(tile(event.material), sourceOf(event.from, event.seat, event.material), stock(event.seat))]
    case 'hired': {
      const from = sourceOf(event.from, event.seat, materialOfRoleName(event.role))
      return [go(<Disc of={event.role} />, from, clients(event.seat))]
    }
    case 'banked':
      return [go(tile(event.material), sourceOf(event.from, event.seat, event.material ?? ''), vault(event.seat))]
    case 'founded': {
      const at = structure(board, event.seat, event.structure)
      const becomes = structurePiece(board, event.seat, event.structure)
      return [
        { ...fromHand(board, event.seat, event.structure, at), becomes } as Movement,
        { ...go(tile(event.site), site(event.site), at), together: true },
      ]
    }
    case 'added': {
      const at = structurePiece(board, event.seat, event.structure)
      return [
        go(
          tile(event.material),
          sourceOf(event.from, event.seat, event.material),
          structure(board, event.seat, event.structure),
        ),
        { kind: 'settle', at },
      ]
    }
    case 'opened': {
      const to = structure(board, event.owner, event.structure)
      return [go(tile(event.material), sourceOf(event.from, event.seat, event.material), to)]
    }
    case 'completed':
      return [{ kind: 'lay', at: structurePiece(board, event.seat, event.structure) }]
    case 'stolen': {
      const becomes = structurePiece(board, event.seat, event.structure)
      const from = structurePiece(board, event.owner, event.structure)
      const to = structure(board, event.seat, event.structure)
      return [{ ...go(tile(materialOf(event.structure)), from, to), becomes } as Movement]
    }
    case 'took':
      return all(event.materials.map(material => go(tile(material), pool(material), stock(event.seat))))
    case 'gave':
      return all(event.cards.map(card => go(tile(materialIn(card)), hand(event.seat), stock(event.to))))
    case 'plundered':
      return all(event.materials.map(material => go(tile(material), stock(event.from), stock(event.seat))))
    case 'captured':
      return [go(<Disc of={event.role} />, clients(event.from), vault(event.seat))]
    case 'claimed':
      return [go(senator, camp(event.from), hand(event.seat))]
    case 'salvaged':
      return [go(tile(event.material), pool(event.material), stock(event.seat))]
    default:
      return []
  }
}

export const Motion = motionLayerOf<Rome, GrEvent>({ useBoard: useRome, movementsOf })
