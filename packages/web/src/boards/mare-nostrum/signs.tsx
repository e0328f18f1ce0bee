// Small signs of the board: a token of a good, a coin, a card by its sign, a die, and the key that takes a piece.

import { COIN } from '@tabularium/mare-nostrum/rules'
import { Icon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { MareSign } from './icons.tsx'
import { useMare } from './mare.ts'
import { goodOf, isLegendary } from './position.ts'
import './signs.css'
import './goods.css'

interface TokenProps {
  readonly piece: number
  readonly n?: number
  readonly size?: 'small'
}

/** For eyes: its words stand beside it. Legendary ones wear a laurel edge. */
export function Token({ piece, n, size }: TokenProps) {
  const small = size === 'small' ? 'mare-token-small' : ''
  const count = n !== undefined && n > 1 && <b className="num">{n}</b>
  if (piece === COIN) {
    return (
      <span className={`mare-token mare-token-coin ${small}`} aria-hidden="true">
        <Icon name="coin" />
        {count}
      </span>
    )
  }
  const good = goodOf(piece)
  return (
    <span
      className={`mare-token mare-good-${good} ${isLegendary(piece) ? 'mare-token-legendary' : ''} ${small}`}
      aria-hidden="true"
    >
      <MareSign name={`good.${good}`} />
      {count}
    </span>
  )
}

const PIPS: readonly (readonly [number, number])[][] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
]

export const Die = ({ face }: { readonly face: number }) => (
  <svg className="mare-die" viewBox="0 0 24 24" aria-hidden="true">
    <rect x="1" y="1" width="22" height="22" rx="5" />
    {(PIPS[face] ?? []).map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" />
    ))}
  </svg>
)

/** Which digit takes a piece into hand. */
export function PieceKey({ piece }: { readonly piece: string }) {
  const key = useMare().keyOf(piece)
  return key === undefined ? null : (
    <span className="mare-key">
      <Key>{key}</Key>
    </span>
  )
}
