// The senator, who plays any role: he speaks before a disc of all six colours.

import { air, mass, type Scene, tone } from '../../kit/drawing.ts'
import type { Role } from '../../kit/palette.ts'
import { circle, path, polygon, smooth } from '../../kit/path.ts'
import { face, figure } from './figure.ts'

const COLOURS: readonly Role[] = ['drb', 'dwd', 'dbk', 'dco', 'dst', 'dma']

/** A sixth of the disc. */
const sector = (index: number) => {
  const rim = (turn: number) => {
    const angle = ((turn - 1.5) * Math.PI) / 3
    return [80 + 76 * Math.cos(angle), 92 + 76 * Math.sin(angle)]
  }
  return path('M80 92L', ...rim(index), 'A76 76 0 0 1', ...rim(index + 1), 'z')
}

const tunic = [
  mass('cl3', polygon(56, 196, 74, 196, 80, 206, 56, 206), polygon(86, 196, 102, 196, 110, 206, 86, 206)),
  mass('ma1', smooth('54,80! 62,69 84,67 97,75! 104,110 108,150 110,199! 48,199! 52,150 52,110')),
  // The broad stripe of his rank.
  mass('cl2', polygon(76, 68, 88, 68, 92, 199, 78, 199)),
  tone('ma3', smooth('90,69! 97,75! 104,110 108,150 110,199! 96,199! 96,110')),
]

const toga = [
  mass('ma2', smooth('50,82! 58,69 70,67! 66,96 78,122 108,140! 110,172! 84,186 56,188 42,176! 42,120')),
  tone(
    'ma3',
    smooth(
      '66,90! 66,104 78,124 108,142! 109,150! 80,138 62,118!;52,130! 64,150 86,164 110,166! 110,172! 80,172 58,156 48,140!',
    ),
  ),
  mass('cl2', smooth('70,67! 66,96 78,122 108,140! 108,146! 76,130 60,104 64,68!')),
]

const speakingArm = [
  mass(
    'sk1',
    smooth('90,80! 102,80 116,68 122,50! 124,38! 131,34! 130,42! 138,36! 137,44! 131,54 124,78 108,98 92,100!'),
  ),
  mass('ma1', smooth('86,72! 98,74 110,76! 112,96 98,106! 86,102!')),
  tone('ma3', smooth('104,84! 111,80! 112,96 98,106! 92,104!')),
]

const scrollArm = [
  mass('ma1', smooth('50,82! 60,86! 60,110! 48,126! 38,116 42,96')),
  mass('sk1', smooth('40,114! 52,112! 58,124! 54,131! 43,128!')),
  mass('iv1', polygon(44, 92, 54, 90, 60, 146, 50, 148)),
  tone('iv3', polygon(50, 91, 54, 90, 60, 146, 55, 147)),
  mass('cl2', polygon(47, 116, 57, 114, 58, 122, 48, 124)),
]

const head = [
  face,
  mass(
    'ma1',
    smooth(
      '64,52! 59,40 61,26 68,18 78,17 85,23! 86,29! 80,27 77,31 72,31 72,38 70,50!;78,34! 86,33! 86,35.4! 79,36.4!',
    ),
  ),
  tone('ma3', smooth('64,52! 60,44! 65,38 72,38 70,50!')),
  mass('sk1', smooth('72,31! 77,30 80,26 86,28! 86,33! 72,35!')),
  mass('sk2', circle(69.4, 43, 2.8)),
]

export const senator = (): Scene =>
  figure('dma', ...COLOURS.map((role, index) => air(role, sector(index))), tunic, toga, scrollArm, speakingArm, head)
