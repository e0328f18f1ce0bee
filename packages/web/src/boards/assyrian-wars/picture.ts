// The drawings of Assyrian Wars, and their names by what they show.

import { picturesOf } from '../../ui/picture.tsx'
import { piecesOf } from '../../ui/piece-picture.tsx'
import { countryOfLeader, isKing, UNITS } from './facts.ts'

const source = picturesOf(() => import('@tabularium/art/assyrian-wars'))
export const { Picture } = source
export const { Piece, usePixels } = piecesOf(source)

/** Whoever fights for pay wears no country's dress. */
const HIRED = 'mercenary'

/** A unit as its counter shows it, by the id of its kind. */
export function counterPicture(kind: string): string {
  const print = UNITS.get(kind)
  return `counter/${print?.nation || HIRED}/${print?.type}`
}

/** Leaders who stand alone. */
export const leaderCounter = (country: string): string => `counter/${country}/leader`

/** A leader in profile, by his id; a king wears his crown. */
export const leaderPicture = (id: string, crowned: number): string =>
  `leader/${countryOfLeader(id) ?? HIRED}${isKing(id, crowned) ? '/king' : ''}`

export const CITY_SIZES = [1, 2, 3] as const
export type CitySize = (typeof CITY_SIZES)[number]

/** A town, a city, a capital or fortress; besieged or at peace. */
export const cityPicture = (size: CitySize, besieged: boolean): string => `city/${size}${besieged ? '/siege' : ''}`
