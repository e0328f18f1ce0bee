// The pictures of the four games on the home page, our own drawings in `pictures/`; the ship, the chariot and the palm in
// them are from game-icons.net (CC BY 3.0). Files of their own, so that they are no part of the script.

import assyrianWars from './pictures/assyrian-wars.svg'
import gloryToRome from './pictures/glory-to-rome.svg'
import mareNostrum from './pictures/mare-nostrum.svg'
import wondersDuel from './pictures/wonders-duel.svg'
import './art.css'

const PICTURES = {
  'wonders-duel': wondersDuel,
  'glory-to-rome': gloryToRome,
  'mare-nostrum': mareNostrum,
  'assyrian-wars': assyrianWars,
} as const

export type Pictured = keyof typeof PICTURES

export const Picture = ({ game }: { readonly game: string }) => (
  <img className="art" src={PICTURES[game as Pictured]} width="280" height="132" alt="" />
)

/** The game's small mark in lists. */
export const Mark = ({ game }: { readonly game: string }) =>
  game === 'glory-to-rome' ? <Arcades /> : game === 'mare-nostrum' ? <Coast /> : <Cards />

const Coast = () => (
  <svg className="art-mark" viewBox="0 0 46 46" aria-hidden="true">
    <rect width="46" height="46" fill="#9CC3C9" />
    <path d="M0 0h46v9c-7 1-9 7-16 6S18 9 12 13 4 14 0 17z" fill="#F0E6CC" />
    <path d="M9 32h28l-4 7H14zM22 14v16H12c1-7 5-13 10-16zm2 3c5 2 9 7 10 13H24z" fill="#7A2B22" />
  </svg>
)

const Arcades = () => (
  <svg className="art-mark" viewBox="0 0 46 46" aria-hidden="true">
    <rect width="46" height="46" fill="#F3C98B" />
    <path d="M0 10h46v36H0z" fill="#B9573A" />
    <path d="M0 10h46v4H0zM0 27h46v3H0z" fill="#F6E7C8" />
    <path
      d="M4 27v-6a3.5 3.5 0 0 1 7 0v6zM15 27v-6a3.5 3.5 0 0 1 7 0v6zM26 27v-6a3.5 3.5 0 0 1 7 0v6zM37 27v-6a3.5 3.5 0 0 1 7 0v6zM3 46v-8a4.5 4.5 0 0 1 9 0v8zM14 46v-8a4.5 4.5 0 0 1 9 0v8zM25 46v-8a4.5 4.5 0 0 1 9 0v8zM36 46v-8a4.5 4.5 0 0 1 9 0v8z"
      fill="#55221A"
    />
  </svg>
)

const Cards = () => (
  <svg className="art-mark" viewBox="0 0 46 46" aria-hidden="true">
    <rect width="46" height="46" fill="#D78B45" />
    <rect x="6" y="8" width="16" height="20" rx="2" fill="#235A9C" />
    <rect x="24" y="8" width="16" height="20" rx="2" fill="#2F6B34" />
    <rect x="14" y="19" width="18" height="22" rx="2" fill="#FFFCF4" />
    <path d="M14 21a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v5H14z" fill="#A92A22" />
  </svg>
)
