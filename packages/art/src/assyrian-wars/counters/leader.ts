// Leaders: a bust before a disc. The kings of Assyria and Egypt wear their own crowns.

import { at, type Drawing, mass, sheer } from '../../kit/drawing.ts'
import { circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { type Headgear, head } from './headgear.ts'
import type { Nation } from './nations.ts'
import type { Tones } from './tones.ts'

const eye = ({ hair }: Tones) =>
  mass(hair, smooth('1.5,-13.6! 4,-15.4 6.4,-13.8! 4,-12.6'), polygon(0.6, -16.6, 6.6, -17.4, 6.6, -15.8, 1.2, -15.2))

const bust = ({ tones: t, headgear }: Nation): Drawing => [
  at(
    ...([31, 45, 1.02] as const),
    mass(t.cloth, path('M-22 10Q-19-1-6-2L6-2Q19-1 22 10z')),
    mass(t.shield === t.cloth ? t.metal : t.trim, path('M-17 10Q-12 1-4 0L-1 10zM17 10Q14 3 8 1L3 10z')),
    ...head(headgear, t),
    eye(t),
  ),
]

/** A tall felt crown with a point, the beard in rows of curls. */
const assyrian = (t: Tones): Drawing => [
  mass(t.hair, smooth('15,34! 17,26 23,20! 27,20! 27,44! 18,44! 14,40')),
  mass(t.skin, smooth('24,18! 41,18! 41,22 44.5,29! 41.5,30! 42,33! 36,38! 24,42!')),
  mass(t.metal, smooth('10,54! 14,46 24,42! 40,43 50,47 54,54!')),
  mass(t.hair, smooth('27,22! 29.5,28 34,31.5 38,30 43,30.5! 44.5,34 45,38! 45,53! 40,56! 28,54! 25,42')),
  mass(
    t.metal,
    ...[37.6, 42.2, 46.8].map(y => rect(28, y, 16.4, 1.6)),
    polygon(37, 32.6, 43, 32.4, 43, 33.8, 37, 34.2),
  ),
  mass(t.metal, polygon(15, 30, 25, 28, 25, 30, 15, 32), polygon(15, 36, 25, 34, 25, 36, 15, 38)),
  mass(t.metal, smooth('21,18! 23.6,7! 39,7! 42.4,18!'), polygon(29, 7, 31.4, 0, 34, 7)),
  mass(t.bright, polygon(21.6, 14.4, 41.6, 14.4, 42.6, 19, 20.6, 19), circle(31.4, 10.6, 2.2)),
  mass(t.edge, smooth('35.5,24.5! 38,23 40.5,24.5! 38,25.5'), polygon(34, 21.6, 40.6, 20.6, 40.6, 22, 35, 22.8)),
]

/** The striped headcloth with the cobra, a false beard, a broad collar. */
const pharaoh = (t: Tones): Drawing => [
  mass(t.skin, smooth('22,54! 24,46 27,42! 27,32! 26,20! 41,20! 42,25 46,30! 42,32 41,37! 37,41! 38,45 46,54!')),
  mass(t.hair, smooth('42,20! 41,12 33,7 24,9 19,20 13,46! 24,49! 28,42! 29,27! 34,21!')),
  mass(
    t.cloth,
    ...[22, 28, 34, 40].map((y, row) =>
      polygon(19 - row * 1.4, y, 29 - row * 0.8, y + 2, 29 - row * 0.8, y + 4, 18.6 - row * 1.4, y + 2.4),
    ),
    smooth('24,16! 33,13 42,17! 42,20! 33,17 24,20!'),
  ),
  mass(
    t.hair,
    smooth('41,17! 44,16 44,13 42,11 43,8! 46,9 47,12 46,16 42,20!'),
    polygon(37.6, 41, 41, 39.6, 42.6, 51, 39.4, 51),
  ),
  mass(t.hair, smooth('34.5,26! 38,24 41.5,25.5! 38,27'), polygon(34, 23, 41, 21.8, 41, 23, 34.6, 24.2)),
  mass(t.cloth, smooth('12,54! 20,47 33,45 46,48 52,54!')),
  mass(t.hair, smooth('15,51! 22,49 33,48 44,50 49,52! 50,54! 44,52.4 33,50.4 22,51.4 14,54!')),
]

const CROWNED: Partial<Readonly<Record<Headgear, (tones: Tones) => Drawing>>> = { pointed: assyrian, wig: pharaoh }

/** The head of a king in the crown of his own country, where it has one. */
const crowned = ({ headgear }: Nation, tones: Tones): Drawing | undefined => CROWNED[headgear]?.(tones)

export const leader = (nation: Nation): Drawing => [
  sheer(0.5, mass(nation.tones.disc, circle(32, 30, 24))),
  ...(crowned(nation, nation.tones) ?? bust(nation)),
]
