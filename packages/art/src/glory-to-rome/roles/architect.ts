// The architect: dividers in the hand, the plan of a temple unrolled.

import { mass, type Scene, tone } from '../../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../../kit/path.ts'
import { face, figure } from './figure.ts'

const robe = [
  mass('wd3', polygon(54, 197, 72, 197, 78, 206, 54, 206), polygon(84, 197, 102, 197, 108, 206, 84, 206)),
  mass('co1', smooth('52,80! 62,68 84,66 97,74! 104,110 108,150 110,199! 46,199! 48,150 50,110')),
  tone('co2', smooth('82,67! 97,74! 104,110 108,150 110,199! 84,199! 90,150 90,110')),
  tone('co2', polygon(62, 130, 65, 130, 62, 197, 57, 197), polygon(74, 130, 76, 130, 76, 197, 71, 197)),
  mass('co3', rect(46, 192, 64, 4)),
]

const mantle = [
  mass('co3', smooth('50,84! 60,68 78,67! 70,96 72,128 66,168! 48,170! 46,120')),
  tone('co2', smooth('54,84! 62,72! 58,110 56,166! 50,168! 50,120')),
]

/** The sheet, with columns and a gable on it. */
const plan = [
  mass('iv1', polygon(82, 104, 152, 92, 156, 150, 86, 162)),
  tone('iv2', polygon(130, 96, 152, 92, 156, 150, 134, 154)),
  mass('wd2', polygon(79, 102, 85, 101, 90, 165, 84, 166), polygon(149, 90, 155, 89, 160, 153, 154, 154)),
  mass('sb2', polygon(97, 121, 119, 105, 143, 113, 143.3, 116, 97.3, 124)),
  mass(
    'sb2',
    ...[0, 1, 2, 3, 4].map(index =>
      polygon(
        99 + index * 10,
        125.6 - index * 1.7,
        103 + index * 10,
        125 - index * 1.7,
        105 + index * 10,
        145 - index * 1.7,
        101 + index * 10,
        145.6 - index * 1.7,
      ),
    ),
  ),
  mass('sb2', polygon(98, 147, 148, 138.4, 148.3, 142, 98.3, 150.6)),
  mass('iv1', polygon(106, 119, 119, 110, 132, 114.6)),
]

const arms = [
  mass('sk1', smooth('90,80! 98,92 100,106 96,122! 86,126! 84,116! 88,104 80,90!')),
  mass('co1', smooth('84,72! 97,74! 104,96 102,108! 84,106! 82,88')),
  tone('co2', smooth('92,73! 97,74! 104,96 102,108! 94,107! 96,90')),
]

/** Held up like a torch. */
const dividers = [
  mass('sk2', smooth('56,76! 46,84 34,78 28,62! 36,58! 42,68 50,70 56,66!')),
  mass('co3', smooth('52,68! 64,68! 60,90! 44,88! 43,78')),
  mass('br2', polygon(30, 14, 36, 14, 24, 76, 20, 76), polygon(31, 14, 37, 14, 52, 70, 48, 72), circle(33.5, 13, 6)),
  tone('br3', polygon(34, 14, 37, 14, 52, 70, 50, 71), circle(33.5, 13, 2.4)),
  mass('br3', polygon(25, 40, 43, 36, 43.6, 39, 25.6, 43)),
  mass('sk2', circle(31, 58, 5.6)),
]

const head = [
  face,
  mass('ma1', smooth('66,44! 72,42 74,50 80,53 88,50! 90,60 84,76 76,82 69,72 64,56')),
  tone('ma3', smooth('80,56! 88,54! 90,60 84,76 76,82! 80,68')),
  mass('ma1', smooth('64,48! 61,38 63,30 68,26! 72,32 70,42 69,49!;78,34! 86,33! 86,35.4! 79,36.4!')),
  mass('sk1', smooth('66,31! 66,22 74,16 82,19 86,30! 86,33! 72,33!')),
]

export const architect = (): Scene => figure('dco', dividers, robe, mantle, plan, arms, head)
