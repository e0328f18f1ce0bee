// The patron: in a toga with a purple hem, laurel on the brow, a full purse in the open hand.

import { mass, type Scene, tone } from '../../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../../kit/path.ts'
import { face, figure } from './figure.ts'

const toga = [
  mass('cl3', polygon(52, 196, 72, 196, 78, 206, 52, 206), polygon(86, 196, 104, 196, 112, 206, 86, 206)),
  mass('ma1', smooth('50,82! 60,68 84,66 98,74! 106,110 112,150 114,199! 40,199! 44,150 46,110')),
  tone('ma3', smooth('84,67! 98,74! 106,110 112,150 114,199! 90,199! 94,150 94,110')),
  mass('pu2', polygon(40, 190, 114, 190, 114.4, 199, 40, 199)),
  tone('pu3', polygon(90, 190, 114, 190, 114.4, 199, 90, 199)),
]

/** Folds from the left shoulder to the right hip and back over the arm. */
const folds = [
  mass('pu2', smooth('50,82! 58,70 70,67! 84,92 106,124! 108,138! 86,126 66,106 48,112!')),
  tone('pu3', smooth('70,67! 84,92 106,124! 108,138! 92,116 74,90 64,69!')),
  tone(
    'ma2',
    smooth(
      '48,116! 64,112 84,130 106,142! 106,150! 80,142 62,128 48,132!;48,140! 62,138 82,156 108,162! 108,169! 80,166 60,152 46,156!',
    ),
  ),
  mass('br1', circle(60, 76, 5)),
  tone('br3', circle(61, 77, 2.4)),
]

const purseArm = [
  mass('sk1', smooth('92,78! 102,88 114,94 130,88! 142,86! 146,92! 138,98 122,108 106,108 90,98!')),
  mass('ma1', smooth('86,72! 98,74 110,88! 104,110! 86,102!')),
  tone('ma3', smooth('100,78! 110,88! 104,110! 98,108 103,92')),
  mass('wd1', smooth('128,84! 124,72 130,60 136,58! 134,54! 146,54! 144,58! 151,62 156,74 150,85! 140,88')),
  tone('wd2', smooth('142,58! 144,58! 151,62 156,74 150,85! 142,87! 148,74')),
  mass('br1', rect(132, 56, 16, 3.4), circle(136, 50, 4), circle(144, 50, 4), circle(140, 46, 4)),
  tone('br3', circle(144, 50, 1.6), circle(136, 50, 1.6), circle(140, 46, 1.6)),
  mass('sk1', smooth('126,84! 144,83 152,84! 148,92 134,95!')),
]

const scrollArm = [
  mass('ma1', smooth('50,80! 60,84! 58,112! 44,126! 36,116 40,94')),
  mass('sk1', smooth('38,114! 50,112! 58,124! 54,132! 42,130!')),
  mass('iv1', polygon(30, 118, 62, 128, 59, 137, 27, 127)),
  tone('iv3', polygon(29, 122, 60.6, 132, 59, 137, 27, 127)),
  mass('cl2', polygon(42, 121, 48, 123, 45, 133, 39, 131)),
]

const head = [
  face,
  mass('wd2', smooth('63,50! 59,34 66,18 80,16 87,26! 87,31! 78,29 72,36 70,48!')),
  tone('wd3', smooth('63,50! 61,42! 68,38! 72,36 70,48!')),
  // Laurel.
  mass(
    'lf2',
    ...[0, 1, 2, 3, 4].map(index =>
      smooth(
        `${62 + index * 5},${38 - index * 2.6}! ${64 + index * 5},${28 - index * 2} ${71 + index * 5},${27 - index * 2}! ${69 + index * 5},${34 - index * 2.4}`,
      ),
    ),
  ),
  mass('lf3', polygon(61, 39, 88, 26, 88.4, 28.6, 62, 42)),
]

export const patron = (): Scene => figure('dma', toga, folds, scrollArm, purseArm, head)
