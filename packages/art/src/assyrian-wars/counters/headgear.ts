// Heads in profile, looking right, 24 high over the base of the neck at 0, 0; what is worn on them tells the nation.

import { type Drawing, mass } from '../../kit/drawing.ts'
import { polygon, rect, smooth } from '../../kit/path.ts'
import type { Tones } from './tones.ts'

const face = ({ skin }: Tones) => mass(skin, smooth('-5,-20! 6,-20! 7,-15 10,-12! 7,-10 6,-4! 2,0! -6,0! -7,-12'))
const beard = ({ hair }: Tones) =>
  mass(hair, smooth('-5,-12! 1,-9 7,-9! 9,4! 5,8! -3,6! -6,0'), smooth('-6,-18! -9,-8 -8,1! 0,3! -1,-15!'))
const worn = ({ metal }: Tones, ...points: readonly string[]) => mass(metal, ...points.map(smooth))
const band = ({ shield }: Tones, y: number) => mass(shield, polygon(-8, y, 8, y - 1, 8, y + 2.4, -8, y + 3))

export const HEADGEAR = {
  /** A pointed helmet with a guard over the ear. */
  pointed: t => [worn(t, '-8,-16! -6,-24 1,-38! 6,-24 8,-16!'), mass(t.metal, rect(-8, -17, 5, 9))],
  /** A wig; the chin is shaven. */
  wig: t => [mass(t.hair, smooth('-9,-2! -10,-14 -6,-23 2,-25 8,-20 8,-16! 1,-15! 0,-6! -3,-1!'))],
  /** A tall cap with a long ribbon behind. */
  mitre: t => [
    worn(t, '-8,-16! -9,-26 -4,-35 0,-39! 5,-33 8,-24 8,-16!', '-5,-16! -9,-4 -14,9! -9,11! -4,-2 -1,-14!'),
    band(t, -19),
  ],
  /** A felt cap with a flap over the neck, its top falling forward. */
  felt: t => [worn(t, '-9,0! -11,-18 -7,-29 2,-33 11,-29 12,-23! 7,-22 8,-16! 1,-15! -1,-6!')],
  /** Hair in a knot, a band with flying ends. */
  headband: t => [
    mass(t.hair, smooth('-6,-5! -9,-6 -14,-10 -14,-17 -9,-19! -7,-25 2,-27 8,-21 9,-17! 1,-16 -1,-9!')),
    worn(t, '-10,-19! 0,-21 9,-22! 9,-18.5! 0,-17.5 -9,-15!', '-9,-19! -16,-22 -22,-21! -17,-17 -9,-15.5!'),
  ],
  /** A cap with a knob. */
  knob: t => [worn(t, '-8,-16! -8,-24 -3,-30! -4,-36 1,-40 5,-36 4,-30! 8,-24 8,-16!'), band(t, -19)],
  /** A scarf, its fringed end over the ear. */
  scarf: t => [worn(t, '-8,-13! -10,-21 -4,-27 4,-27 9,-20 8,-16! 2,-15! 3,-1! -5,1! -4,-12!'), band(t, -20)],
  /** A soft cap that falls back. */
  bentBack: t => [worn(t, '-8,-14! -11,-19 -19,-22 -21,-27! -12,-33 0,-30 7,-22 8,-16!'), band(t, -18)],
  /** A helmet with a crest from front to back. */
  crest: t => [
    worn(t, '-8,-12! -8,-22 0,-28 7,-22 8,-16!'),
    mass(t.bright, smooth('-12,-18! -12,-33 0,-40 11,-34 15,-26! 7,-30 0,-32 -7,-27!')),
  ],
  /** A helmet with a long spike. */
  spike: t => [
    worn(t, '-8,-10! -9,-22 -3,-28 -1.5,-45! 2,-45! 3,-28 8,-22 8,-16!'),
    mass(t.metal, polygon(-5, -33, 6, -33, 6, -30, -5, -30)),
  ],
  /** A soft cap, its top falling forward in a curl. */
  curl: t => [worn(t, '-9,-2! -9,-24 -4,-35 6,-39 15,-33 14,-26 9,-27! 8,-31 4,-29 8,-22 8,-16! 1,-15! -2,-6!')],
  /** A fluted crown. */
  crown: t => [
    mass(t.metal, polygon(-8, -16, -10, -33, -6.5, -30, -4, -34, -1, -30, 1, -34, 4, -30, 7, -34, 10, -32, 8, -16)),
    band(t, -19),
  ],
  /** A fur cap, broader than the head. */
  fur: t => [worn(t, '-11,-15! -14,-22 -8,-30 2,-31 11,-27 13,-20 11,-15! 0,-17')],
  /** A hood with a stiff point, tied under the chin. */
  hood: t => [worn(t, '-9,2! -10,-16 -8,-27 -5,-47! 3,-33 8,-22 8,-16! 1,-15! 2,-2! -3,2')],
  /** A long headcloth with a cord. */
  headcloth: t => [worn(t, '-8,-18 -5,-27 4,-27 8,-18! 1,-16 0,-6 -4,10! -14,12! -11,-6'), band(t, -20)],
  /** A round cap with a tassel. */
  tassel: t => [
    worn(t, '-8,-15! -8,-25 1,-29 8,-23 8,-16!', '-7,-22! -14,-19 -14,-8! -11,-8! -10,-15 -6,-17!'),
    band(t, -19),
  ],
  /** A helmet that covers the cheek, with a tail of horsehair. */
  horsehair: t => [
    worn(t, '-8,-2! -9,-20 -4,-28 4,-28 9,-18! 4,-17! 4,-6! 0,-4! -1,-12! -4,-10!'),
    mass(t.bright, smooth('9,-27! 4,-36 -6,-37 -14,-30 -17,-12! -12,-14 -9,-24 -2,-30!')),
  ],
} as const satisfies Record<string, (tones: Tones) => Drawing>

export type Headgear = keyof typeof HEADGEAR

const SHAVEN: readonly Headgear[] = ['wig']

export const head = (worn: Headgear, tones: Tones): Drawing => [
  face(tones),
  ...(SHAVEN.includes(worn) ? [] : [beard(tones)]),
  HEADGEAR[worn](tones),
]
