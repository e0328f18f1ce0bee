// Small signs of the board: a token of a good, a coin, a card by its sign, and the key that takes a piece.

import { COIN, type Piece } from '@tabularium/mare-nostrum/rules'
import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { useMare } from './context.ts'
import { MareIcon } from './icons.tsx'
import { goodOf, isLegendary } from './position.ts'
import './signs.css'
import './goods.css'

interface TokenProps {
  readonly piece: Piece
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
        <BoardIcon name="coin" />
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
      <MareIcon name={`good.${good}`} />
      {count}
    </span>
  )
}

/** Which digit takes a piece into hand. */
export function PieceKey({ piece }: { readonly piece: string }) {
  const key = useMare().keyOf(piece)
  return key === undefined ? null : (
    <span className="mare-key">
      <Key>{key}</Key>
    </span>
  )
}
