// What moves on the table of Mare Nostrum: legions march and triremes sail, dice roll, goods go from hand to hand, units fall.

import type { Seat } from '@tabularium/kernel'
import type { MnEvent } from '@tabularium/mare-nostrum'
import { PIECE_NAMES } from '@tabularium/mare-nostrum/rules'
import { motionLayerOf } from '../kit/motion/motion-layer.tsx'
import type { Movement, Spot } from '../kit/motion/movement.ts'
import { CardArt } from './card-art.tsx'
import { type Mare, useMare } from './context.ts'
import { isOnMap, shape } from './geometry.ts'
import { buildPicture, Picture, unitPicture } from './picture.ts'
import { Token } from './signs.tsx'
import './motion.css'

type Board = Pick<Mare, 'view' | 'seat'>
type Unit = 'legion' | 'trireme' | 'fortress'

const piece = (name: string): string => `[data-piece="${name}"]`
/** Where an empire's goods lie: one's own in the hand, in an offer, or at its name. */
const hand = ({ seat }: Board, of: Seat, good = ''): string =>
  [
    ...(of === seat && good !== '' ? [piece(`good.${good}`)] : []),
    `[data-zone="offer.${of}"]`,
    `[data-zone="seat.${of}"]`,
  ].join(', ')

const empireOf = ({ view }: Board, seat: Seat): string => view.players[seat]?.empire ?? ''

const Drawn = ({ name }: { readonly name: string }) => (
  <span className="mare-moving">
    <Picture name={name} />
  </span>
)

const unit = (board: Board, seat: Seat, what: Unit) => <Drawn name={unitPicture(what, empireOf(board, seat))} />

/** More of them would only blur. */
const MOST_IN_FORCE = 3

/** Units that go together, one behind the other. */
const several = (board: Board, seat: Seat, what: Unit, count: number) => (
  <span className="mare-moving-force">
    {Array.from({ length: Math.min(count, MOST_IN_FORCE) }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
      <Drawn key={i} name={unitPicture(what, empireOf(board, seat))} />
    ))}
  </span>
)

const token = (good: string) => <Token piece={PIECE_NAMES.indexOf(good)} size="small" />

/** What stands at its place for a unit that comes there. */
const force = (place: string, seat: Seat, what: Unit): string => `[data-force="${place} ${seat} ${what}"]`

/** More of them would only blur. */
const MOST_TOKENS = 3

const tokensOf = (pieces: Readonly<Record<string, number>>, from: Spot, to: Spot): readonly Movement[] =>
  Object.entries(pieces)
    .flatMap(([good, n]) => Array<string>(Math.min(n, MOST_TOKENS)).fill(good))
    .slice(0, MOST_TOKENS)
    .map((good): Movement => ({ kind: 'go', face: token(good), from, to, together: true }))

function fallen(board: Board, event: Extract<MnEvent, { readonly at: 'lost' }>): readonly Movement[] {
  const lost = [
    ...(event.legions > 0 ? ['legion' as const] : []),
    ...(event.triremes > 0 ? ['trireme' as const] : []),
    ...(event.fortress ? ['fortress' as const] : []),
  ]
  return lost.map((what, i) => ({
    ...{ kind: 'fall', at: { place: event.place }, face: unit(board, event.seat, what) },
    ...(i > 0 && { together: true as const }),
  }))
}

export function movementsOf(event: MnEvent, board: Board): readonly Movement[] {
  switch (event.at) {
    case 'marched':
    case 'sailed': {
      const what = event.at === 'marched' ? 'legion' : 'trireme'
      return [
        {
          kind: 'go',
          face: several(board, event.seat, what, event.count),
          from: { place: event.from },
          to: { place: event.to },
          who: `${event.seat} ${what}`,
          becomes: force(event.to, event.seat, what),
          ...(what === 'trireme' && { sails: true }),
        },
      ]
    }
    case 'recalled':
      return [{ kind: 'fall', at: { place: event.from }, face: unit(board, event.seat, 'legion') }]
    case 'built': {
      const face = <Drawn name={buildPicture(event.what, empireOf(board, event.seat))} />
      return [
        ...tokensOf(event.paid ?? {}, hand(board, event.seat), { place: event.place }),
        { kind: 'lay', at: { place: event.place }, face },
      ]
    }
    case 'battle':
      return [{ kind: 'roll' }]
    case 'lost':
      return fallen(board, event)
    case 'took':
      return [
        {
          kind: 'go',
          face: token(event.piece),
          from: hand(board, event.from),
          to: hand(board, event.seat, event.piece),
        },
      ]
    case 'gave': {
      const face = event.piece === undefined ? <span className="mare-unseen">?</span> : token(event.piece)
      return [{ kind: 'go', face, from: hand(board, event.seat), to: hand(board, event.to, event.piece) }]
    }
    case 'pillaged':
      return tokensOf(event.pieces, { place: event.province }, hand(board, event.seat))
    case 'income':
      return event.seat === board.seat
        ? Object.keys(event.pieces).map(good => ({ kind: 'lay', at: piece(`good.${good}`), together: true }))
        : []
    case 'recruited': {
      const face = (
        <span className="mare-moving-card">
          <CardArt name={event.card} />
        </span>
      )
      const to =
        event.seat === board.seat
          ? `${piece(`card.${event.card}`)}, ${hand(board, event.seat)}`
          : hand(board, event.seat)
      return [{ kind: 'go', face, from: '.mare-display, .chart', to }]
    }
    case 'occupied':
    case 'besieged':
      return [{ kind: 'lay', at: { place: event.province }, face: unit(board, event.seat, 'legion') }]
    default:
      return []
  }
}

export const Motion = motionLayerOf<Mare, MnEvent>({
  useBoard: useMare,
  movementsOf,
  placeOf: place => (isOnMap(place) ? shape(place).anchor : undefined),
})
