// The legionary: crested helmet, banded cuirass, shield and spear.

import { mass, type Scene, tone } from '../../kit/drawing.ts'
import { circle, polygon, rect, smooth } from '../../kit/path.ts'
import { figure } from './figure.ts'

const spear = [
  mass('wd2', rect(33, 44, 3, 158)),
  mass('ma4', rect(33.8, 12, 1.6, 34), polygon(34.6, 2, 38, 14, 34.6, 17, 31, 14)),
  mass('wd3', circle(34.5, 48, 4)),
]

const legs = [
  mass('sk3', smooth('60,142! 58,166 60,180 59,196! 70,196! 72,180 76,160 76,142!')),
  mass('sk2', smooth('80,142! 84,164 84,180 86,196! 97,196! 98,180 98,164 96,142!')),
  tone('sk3', smooth('90,142! 93,164 92,180 93,196! 97,196! 98,180 98,164 96,142!')),
  mass('wd3', polygon(57, 186, 72, 186, 72, 196, 80, 204, 80, 206, 56, 206)),
  mass('wd3', polygon(84, 186, 98, 186, 98, 196, 108, 204, 108, 206, 83, 206)),
  tone('wd1', ...[58, 85].flatMap(x => [rect(x, 189, 13, 1.6), rect(x, 193, 13, 1.6)])),
]

const tunic = [
  mass('cl2', polygon(54, 108, 100, 108, 106, 150, 50, 150)),
  tone('cl3', polygon(84, 108, 100, 108, 106, 150, 84, 150)),
  mass('wd2', ...[59, 69, 79, 89].map(x => rect(x, 116, 6, 26))),
  tone('br1', ...[62, 72, 82, 92].map(x => circle(x, 139, 1.8))),
]

const arm = [
  mass('sk2', smooth('48,80! 58,88 52,106 42,116! 30,112! 30,104! 38,102 42,94')),
  mass('cl2', polygon(46, 74, 58, 74, 58, 92, 44, 90)),
]

/** Bands of iron; each is lit on the left. */
const cuirass = [
  mass('ma3', smooth('50,74! 58,66 72,64 90,66 102,74! 100,116! 54,116!')),
  tone('ma1', ...[76, 86, 96, 106].map(y => polygon(56, y, 78, y - 1.4, 78, y + 4.4, 56, y + 5.6))),
  tone('ma4', ...[74, 85, 95, 105].map(y => polygon(80, y, 101, y + 3, 101, y + 6, 80, y + 4.6))),
  mass('ma2', smooth('44,84! 46,70 58,63 70,66! 66,80 60,88!')),
  tone('ma4', smooth('44,84! 52,78 62,76 68,74! 67,77! 60,79 52,82 45,87!;46,76! 54,70 64,70! 64,72! 54,73 46,79!')),
]

/** Wings and thunderbolts around the boss. */
const BLAZON =
  '100,128! 92,120 92,108! 98,112 104,124!;116,128! 124,120 124,108! 118,112 112,124!;100,140! 92,148 92,160! 98,156 104,144!;116,140! 124,148 124,160! 118,156 112,144!'

const shield = [
  mass('cl2', smooth('90,92! 108,86 126,92! 130,134 126,176! 108,182 90,176! 86,134')),
  tone('cl3', smooth('108,86! 126,92! 130,134 126,176! 108,182!')),
  tone('cl1', smooth('92,94! 98,92! 94,134 98,178! 92,175! 89,134')),
  mass('br1', circle(108, 134, 8), rect(106.4, 94, 3.2, 28), rect(106.4, 146, 3.2, 28), smooth(BLAZON)),
  tone('br3', 'M108 126a8 8 0 0 1 0 16a11 11 0 0 0 0-16z'),
  mass('br2', 'M90 92q18-7 36 0v3q-18-7-36 0zM90 176q18 7 36 0v-3q-18 7-36 0z'),
]

const head = [
  mass('sk3', rect(72, 54, 13, 13)),
  mass('sk2', smooth('70,34! 88,34! 89,40 94,47! 89,50! 90,54 87,60! 80,63 72,60!')),
  tone('ink', circle(85, 41.4, 1.3)),
]

const helmet = [
  mass(
    'br2',
    smooth('62,38! 63,24 74,16 86,19 92,30! 93,36!;62,36! 56,46 52,52! 62,54! 70,48!;70,37! 80,37! 84,50 80,61! 72,56'),
  ),
  tone('br3', smooth('78,17! 86,19 92,30! 93,36! 82,36! 82,26'), polygon(56, 46, 52, 52, 62, 54, 66, 51)),
  tone('br3', polygon(62, 36, 94, 33, 96, 37, 62, 40)),
  tone('br1', smooth('65,33! 66,25 73,19! 71,27 70,34!')),
  mass('cl2', smooth('57,36! 52,18 64,5 80,3 97,14! 94,21! 84,14 73,13 66,19 63,34!')),
  tone('cl3', smooth('57,36! 54,26! 63,15 74,9 86,9! 96,17! 94,21! 84,14 73,13 66,19 63,34!')),
]

export const legionary = (): Scene => figure('dbk', spear, legs, tunic, arm, cuirass, shield, head, helmet)
