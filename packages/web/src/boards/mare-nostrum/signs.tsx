// Small signs of the board: a token of a good, a coin, a card by its sign, and the key that takes a piece.

import { COIN, PIECE_NAMES, type Piece } from '@tabularium/mare-nostrum/rules'
import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { useMare } from './context.ts'
import { MareIcon } from './icons.tsx'
import { goodPicture, useAddress } from './picture.ts'
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
  const address = useAddress(goodPicture(PIECE_NAMES[piece]))
  const classes = [
    'mare-token',
    ...(size === 'small' ? ['mare-token-small'] : []),
    ...(address === undefined ? [] : ['mare-token-drawn']),
    ...(piece === COIN ? ['mare-token-coin'] : [`mare-good-${goodOf(piece)}`]),
    ...(isLegendary(piece) ? ['mare-token-legendary'] : []),
  ]
  return (
    <span className={classes.join(' ')} aria-hidden="true">
      {address !== undefined ? (
        <img src={address} alt="" draggable={false} decoding="async" />
      ) : piece === COIN ? (
        <BoardIcon name="coin" />
      ) : (
        <MareIcon name={`good.${goodOf(piece)}`} />
      )}
      {n !== undefined && n > 1 && <b className="num">{n}</b>}
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
