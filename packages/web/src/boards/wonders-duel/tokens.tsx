// Progress tokens: beside the track, in cities, and drawn from the box.

import { memo } from 'react'
import { lighting, type PieceState, pieceClasses } from '../kit/pieces.ts'
import { tokenWords } from './aria-labels.ts'
import { type Duel, stateOf, useDuel, useHands } from './context.ts'
import { DuelIcon } from './icons.tsx'
import { Picture } from './picture.ts'
import './tokens.css'

/** Its picture; the sign of science until the drawing has come. */
export const TokenFace = ({ token }: { readonly token: string }) => (
  <span className="duel-token" aria-hidden="true">
    <Picture name={`token/${token}`}>
      <DuelIcon name="science" />
    </Picture>
  </span>
)

interface TokenPieceProps extends PieceState {
  readonly token: string
  readonly name: string
  readonly words: string
  /** In a city: small, and never to be chosen. */
  readonly small?: boolean
}

/** All a token shows. */
export const tokenProps = (duel: Duel, token: string) => ({
  ...stateOf(duel, `token.${token}`),
  token,
  name: duel.say({ key: `token.${token}` }),
  words: tokenWords(duel, token),
})

export const TokenPiece = memo(function TokenPiece({ token, name, words, small = false, ...state }: TokenPieceProps) {
  const hands = useHands()
  const piece = `token.${token}`
  return (
    <button
      type="button"
      className={`duel-token-piece ${small ? 'duel-token-small' : ''} ${small ? '' : pieceClasses(state)}`}
      data-piece={piece}
      title={name}
      aria-pressed={state.legal ? state.chosen : undefined}
      onClick={() => (state.legal ? hands.choose(piece) : hands.look(piece))}
      {...lighting(hands, piece)}
    >
      <span className="visually-hidden">{words}</span>
      <TokenFace token={token} />
    </button>
  )
})

export function BoardTokens() {
  const duel = useDuel()
  const { position, w } = duel
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pieces is no fieldset
    <div className="duel-tokens" role="group" aria-label={w('tokens')}>
      {position.view.board.map(token => (
        <TokenPiece key={token} {...tokenProps(duel, token)} />
      ))}
    </div>
  )
}
