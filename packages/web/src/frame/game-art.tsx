// The picture of a game on the home page and its mark in lists. The pictures are our own drawings; the ship, the chariot and
// the palm in them are from game-icons.net (CC BY 3.0). Files of their own, so that they are no part of the script.

import { gameEntry } from '../games.ts'
import './game-art.css'

export const Picture = ({ game }: { readonly game: string }) => (
  <img className="game-art" src={gameEntry(game)?.picture} width="280" height="132" alt="" />
)

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
