// The picture of a game on pages and its mark in lists. The pictures are scenes of `packages/art`, written into files of their
// own (`npm run generate`), so that they are no part of the script.

import type { CSSProperties } from 'react'
import { gameEntry } from '../games.ts'
import './game-art.css'

/** By day or by night: only the one that is shown is fetched. */
export function Picture({ game }: { readonly game: string }) {
  const { picture = '', night = picture } = gameEntry(game) ?? {}
  return (
    <span
      className="game-art"
      style={{ '--day': `url("${picture}")`, '--night': `url("${night}")` } as CSSProperties}
    />
  )
}

/** The game's small mark in lists; cards, where it has none of its own. */
export function GameMark({ game }: { readonly game: string }) {
  const Own = gameEntry(game)?.GameMark ?? Cards
  return <Own />
}

const Cards = () => (
  <svg className="game-mark" viewBox="0 0 46 46" aria-hidden="true">
    <rect width="46" height="46" fill="#D78B45" />
    <rect x="6" y="8" width="16" height="20" rx="2" fill="#235A9C" />
    <rect x="24" y="8" width="16" height="20" rx="2" fill="#2F6B34" />
    <rect x="14" y="19" width="18" height="22" rx="2" fill="#FFFCF4" />
    <path d="M14 21a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5H14z" fill="#A92A22" />
  </svg>
)
