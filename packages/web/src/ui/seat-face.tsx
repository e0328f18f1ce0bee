// The face of a bot's character, beside its name. Drawn like all our pictures, and fetched when the page has nothing else to do.

import type { CharacterId } from '@tabularium/bots/character'
import type { Seat } from '@tabularium/kernel'
import { createContext, useContext } from 'react'
import { picturesOf } from './picture.tsx'
import './seat-face.css'

const { Picture } = picturesOf(() => import('@tabularium/art/characters'))

export interface SeatFaceLook {
  readonly character: CharacterId
  /** Who that is: the name and the level. */
  readonly title: string
}

/** By seat; undefined: a person, or a bot of no character. */
export const SeatFaces = createContext<readonly (SeatFaceLook | undefined)[]>([])

/** Beside a name that is written out: nothing to be read aloud. */
export const CharacterFace = ({ character, title }: { readonly character: CharacterId; readonly title?: string }) => (
  <span className="seat-face" title={title} aria-hidden="true">
    <Picture name={character} />
  </span>
)

/** The face of whoever sits there, if it has one. */
export function SeatFace({ seat }: { readonly seat: Seat }) {
  const look = useContext(SeatFaces)[seat]
  return look && <CharacterFace {...look} />
}
