// The laborer: a basket of rubble on the shoulder, the pickaxe in the hand.

import { mass, type Scene, tone } from '../../kit/drawing.ts'
import { polygon, rect, smooth } from '../../kit/path.ts'
import { face, figure } from './figure.ts'

const legs = [
  mass('sk2', smooth('58,138! 52,160 50,176 42,196! 52,199! 62,180 72,160 78,142!')),
  mass('sk1', smooth('78,138! 90,158 94,176 95,197! 106,197! 106,176 104,156 98,138!')),
  tone('sk2', smooth('94,140! 100,158 101,176 101,197! 106,197! 106,176 104,156 98,138!')),
  mass(
    'wd3',
    polygon(40, 190, 54, 194, 52, 200, 60, 206, 36, 206),
    polygon(93, 190, 108, 190, 108, 198, 118, 205, 92, 206),
  ),
]

const tunic = [
  mass('gr2', smooth('54,80! 62,69 84,67 97,75! 100,110 108,152! 46,152! 54,112')),
  tone('gr3', smooth('84,67! 97,75! 100,110 108,152! 86,152! 90,110')),
  // One shoulder is bare, as those who work wear it.
  mass('sk1', smooth('78,67! 90,68 98,76! 99,92! 88,84')),
  mass('wd3', rect(53, 116, 49, 6)),
  tone('gr3', polygon(64, 124, 67, 124, 62, 150, 58, 150), polygon(76, 124, 78, 124, 76, 150, 72, 150)),
]

const basket = [
  mass('st2', polygon(16, 38, 22, 24, 36, 20, 46, 30, 44, 40), polygon(40, 38, 44, 24, 58, 22, 66, 38)),
  mass('st1', polygon(28, 30, 34, 14, 48, 14, 54, 28, 46, 36, 32, 36)),
  tone('st3', polygon(42, 34, 46, 15, 48, 14, 54, 28, 46, 36), polygon(56, 38, 58, 22, 66, 38)),
  mass('wd1', smooth('12,37! 70,37! 64,66 58,74! 24,74! 18,66')),
  tone('wd2', smooth('46,37! 70,37! 64,66 58,74! 44,74!'), rect(16, 48, 51, 2.4), rect(19, 60, 45, 2.4)),
  mass('wd2', rect(10, 35, 62, 5)),
]

const arms = [
  mass('sk2', smooth('60,72! 48,92 34,94 26,84! 24,66! 34,64! 36,78 44,80 54,70!')),
  mass('sk1', smooth('90,76! 100,84 108,98 120,104! 124,112! 114,116! 100,112 88,96!')),
]

const pickaxe = [
  mass('wd2', polygon(118, 58, 123, 58, 114, 196, 108, 196)),
  mass('co2', smooth('88,72! 102,56 120,50 138,55 154,70! 138,64 122,62 104,64')),
  tone('co3', smooth('120,50! 138,55 154,70! 138,64 122,62!')),
  mass('sk1', smooth('112,100! 124,100 126,108 124,116! 112,116!')),
]

const head = [
  face,
  mass('wd3', smooth('66,48! 70,46 74,53 80,55 87,52! 87,57 82,63 73,63 67,58')),
  mass('wd3', smooth('64,44! 62,34 66,28! 76,30! 72,38 70,46!')),
  mass('bk2', smooth('61,33! 62,20 72,12 82,16 87,28! 88,32! 74,30!')),
  tone('bk3', smooth('78,14! 82,16 87,28! 88,32! 78,31! 80,22'), polygon(61, 34, 74, 29, 88, 29.4, 88, 32.6, 74, 32)),
]

export const laborer = (): Scene => figure('drb', legs, tunic, basket, arms, pickaxe, head)
