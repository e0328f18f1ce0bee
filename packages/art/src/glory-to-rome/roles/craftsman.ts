// The craftsman: mallet and chisel, at work on a wheel.

import { mass, type Scene, tone } from '../../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../../kit/path.ts'
import { wheel } from '../../parts/things.ts'
import { face, figure } from './figure.ts'

const legs = [
  mass('sk2', smooth('58,140! 58,166 60,180 58,197! 70,197! 72,180 75,160 76,142!')),
  mass('sk1', smooth('78,140! 82,164 82,180 84,197! 95,197! 96,180 97,162 96,140!')),
  mass(
    'wd3',
    polygon(56, 190, 71, 190, 72, 198, 80, 205, 55, 206),
    polygon(83, 190, 96, 190, 97, 198, 106, 205, 82, 206),
  ),
]

const tunic = [
  mass('lf2', smooth('54,80! 62,69 84,67 97,75! 100,110 106,154! 48,154! 54,112')),
  tone('lf3', smooth('84,67! 97,75! 100,110 106,154! 90,154! 92,110')),
]

/** Leather, from the chest to the knees, with a saw and a rule in the belt. */
const apron = [
  mass('wd1', smooth('66,82! 94,82! 97,116 100,164! 66,166! 62,116')),
  tone('wd2', smooth('86,82! 94,82! 97,116 100,164! 88,165! 90,116')),
  mass('wd3', polygon(66, 68, 70, 68, 72, 84, 67, 84), polygon(90, 70, 94, 72, 94, 84, 89, 84), rect(54, 116, 47, 5)),
  mass('co1', polygon(58, 118, 64, 118, 62, 150, 58, 148)),
  mass('wd3', rect(56, 110, 9, 10)),
]

const bench = [
  wheel(124, 152, 28, 'dwd', 'wd2'),
  mass(
    'wd3',
    rect(98, 180, 54, 6),
    polygon(102, 186, 108, 186, 104, 206, 97, 206),
    polygon(142, 186, 148, 186, 153, 206, 146, 206),
  ),
]

const leftArm = [
  mass('sk1', smooth('88,80! 98,88 106,100 116,104! 118,112! 108,114! 96,110 84,96!')),
  mass('lf2', smooth('86,74! 97,75! 104,88! 92,98! 82,90!')),
  mass('co2', polygon(112, 100, 116, 99, 122, 126, 119, 129, 116, 127)),
  mass('wd1', polygon(109, 88, 115, 86, 117, 102, 112, 104)),
]

const rightArm = [
  mass('sk2', smooth('60,74! 50,82 36,74 30,56! 38,50! 44,62 52,68 58,66!')),
  mass('lf2', smooth('56,68! 66,68! 64,88! 48,86! 46,78')),
  mass('wd1', polygon(32, 58, 38, 54, 22, 20, 17, 23)),
  mass('wd2', polygon(6, 24, 32, 8, 42, 24, 16, 40)),
  tone('wd3', polygon(30, 16, 37, 16, 42, 24, 16, 40, 13, 35)),
  mass('sk2', circle(34, 54, 5.4)),
]

const head = [
  face,
  mass('bk3', smooth('66,46! 71,44 74,51 80,54 88,51! 88,58 83,65 74,66 67,60')),
  mass('bk3', smooth('63,46! 60,30 68,18 80,18 87,28! 87,31! 76,30 71,38 69,47!')),
  mass('lf3', polygon(62, 31, 86, 25, 87.6, 29, 62, 36)),
  tone('ink', circle(82.6, 38.4, 1.4)),
]

export const craftsman = (): Scene => figure('dwd', rightArm, legs, tunic, apron, bench, leftArm, head)
