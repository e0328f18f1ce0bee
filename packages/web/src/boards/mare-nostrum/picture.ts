// The drawings of Mare Nostrum, and their names by what they show.

import { picturesOf } from '../../ui/picture.tsx'
import { piecesOf } from '../../ui/piece-picture.tsx'

const source = picturesOf(() => import('@tabularium/art/mare-nostrum'))
export const { Picture, useAddress } = source
export const { usePixels } = piecesOf(source)

/** By the game's name of the piece: `oil`, `legendary-oil`, `coin`. */
export const goodPicture = (good: string): string => `good/${good}`

/** What is built on a slot. */
export const buildingPicture = (sort: string): string => `piece/${sort}`

/** What an empire has of its own, in its colours. */
const OWN = { legion: 'legion', trireme: 'trireme', fortress: 'fortress', control: 'marker' } as const
const isOwn = (sign: string): sign is keyof typeof OWN => Object.hasOwn(OWN, sign)

export const unitPicture = (unit: keyof typeof OWN, empire: string): string => `piece/${OWN[unit]}/${empire}`

/** What can be built for a price. */
export const buildPicture = (build: string, empire: string): string =>
  isOwn(build) ? unitPicture(build, empire) : buildingPicture(build)

/** A card face down. */
export const CARD_BACK = 'back/card'
