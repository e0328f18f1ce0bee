// Progress tokens: beside the track, in cities, and drawn from the box.

import { classesOf, lighting, stateOf, useDuel } from './duel.ts'
import { DuelSign } from './icons.tsx'
import { tokenWords } from './spoken.ts'
import './tokens.css'

export const TokenFace = ({ token }: { readonly token: string }) => (
  <span className="duel-token" aria-hidden="true">
    <DuelSign name={`token.${token}`} />
  </span>
)

interface TokenPieceProps {
  readonly token: string
  /** In a city: small, and never to be chosen. */
  readonly small?: boolean
}

export function TokenPiece({ token, small = false }: TokenPieceProps) {
  const duel = useDuel()
  const { choose, look, say } = duel
  const piece = `token.${token}`
  const state = stateOf(duel, piece)
  return (
    <button
      type="button"
      className={`duel-token-piece ${small ? 'duel-token-small' : ''} ${small ? '' : classesOf(state)}`}
      data-piece={piece}
      title={say({ key: piece })}
      aria-pressed={state.legal ? state.chosen : undefined}
      onClick={() => (state.legal ? choose(piece) : look(piece))}
      {...lighting(duel, piece)}
    >
      <span className="visually-hidden">{tokenWords(duel, token)}</span>
      <TokenFace token={token} />
    </button>
  )
}

export function BoardTokens() {
  const { position, w } = useDuel()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pieces is no fieldset
    <div className="duel-tokens" role="group" aria-label={w('tokens')}>
      {position.view.board.map(token => (
        <TokenPiece key={token} token={token} />
      ))}
    </div>
  )
}
