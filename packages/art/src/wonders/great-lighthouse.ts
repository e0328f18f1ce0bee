// The Great Lighthouse of Alexandria: square, eight-sided, round, and its fire over the night sea.

import { air, at, type Drawing, guide, light, mass, opening, type Scene, sheer, tone } from '../kit/drawing.ts'
import { arch, circle, polygon, rect, smooth } from '../kit/path.ts'
import { stars } from '../parts/air.ts'
import { waves } from '../parts/land.ts'
import { merlons } from '../parts/stone.ts'

const FIRE = { x: 120, y: 70 }

const glow: Drawing = [
  air('k1', rect(0, 0, 240, 320)),
  air('k2', circle(FIRE.x, FIRE.y, 112)),
  air('k3', circle(FIRE.x, FIRE.y, 66)),
  stars([
    [24, 34],
    [52, 66, 0.8],
    [206, 28, 1],
    [222, 96, 0.8],
    [30, 128, 0.8],
    [190, 140, 0.7],
    [12, 84, 0.7],
  ]),
  sheer(0.5, air('li', polygon(112, 70, -4, 30, -4, 84))),
  sheer(0.5, air('li', polygon(128, 70, 244, 36, 244, 92))),
  sheer(0.55, air('kd', circle(FIRE.x, FIRE.y, 34))),
]

const court: Drawing = [
  mass('gr4', smooth('12,284! 22,268 40,262 200,262 220,268 232,284! 210,292 120,296 30,292')),
  mass('st2', rect(34, 240, 172, 28)),
  mass('st3', rect(136, 240, 70, 28)),
  merlons(34, 240, 172, 14, 6),
  tone('st4', rect(34, 262, 172, 6)),
  opening('ink', arch(52, 268, 13, 18)),
]

const windows = [172, 196, 220].flatMap((y, row) => [
  arch(96, y, 5, 9),
  arch(112, y, 5, 9),
  arch(137 + row * 2, y, 4, 9),
])

const square: Drawing = [
  mass('st1', polygon(82, 250, 90, 144, 128, 144, 134, 250)),
  mass('st3', polygon(134, 250, 128, 144, 150, 144, 160, 250)),
  opening('ink', ...windows, arch(104, 250, 12, 18)),
  tone('st2', polygon(88, 180, 130, 180, 130, 182, 88, 182)),
  tone('st2', polygon(86, 204, 132, 204, 132, 206, 86, 206), polygon(84, 228, 133, 228, 133, 230, 84, 230)),
  mass('st1', rect(84, 138, 47, 8)),
  mass('st3', rect(131, 138, 25, 8)),
  merlons(84, 138, 72, 9, 4),
]

const octagon: Drawing = [
  mass('st1', polygon(98, 136, 101, 98, 113, 98, 112, 136)),
  mass('st2', polygon(112, 136, 113, 98, 128, 98, 129, 136)),
  mass('st3', polygon(129, 136, 128, 98, 139, 98, 142, 136)),
  opening('ink', arch(104, 122, 5, 9), arch(118, 122, 5, 9), arch(133, 122, 4, 9)),
  mass('st1', rect(96, 93, 30, 6)),
  mass('st3', rect(126, 93, 18, 6)),
]

const lantern: Drawing = [
  mass('st2', rect(104, 88, 32, 5)),
  opening('br4', rect(108, 62, 24, 26)),
  mass('fl2', smooth('110,88! 108,78 114,72 118,58! 126,68 131,78 129,88!')),
  light('fl1', smooth('114,88! 114,80 119,68! 125,79 124,88!')),
  mass('st1', rect(105, 62, 4, 26), rect(117, 62, 3, 26)),
  mass('st3', rect(131, 62, 4, 26)),
  mass('br2', smooth('101,63! 108,50 120,46 132,50 139,63!')),
  tone('br3', smooth('120,46! 132,50 139,63! 122,63!')),
]

const statue: Drawing = [
  mass('br1', circle(119, 25, 3.4)),
  mass(
    'br1',
    smooth(
      '114,30! 119,28 124,30! 128,36! 126,38! 123,35! 123.5,47! 116.5,47! 116,36! 110,32! 108,24! 110.5,23! 112.5,29!',
    ),
  ),
  mass('br2', rect(128, 20, 1.6, 27), polygon(125.4, 18, 132, 18, 131, 24, 126.4, 24)),
]

const causeway: Drawing = [
  mass('st3', polygon(160, 248, 240, 262, 240, 280, 160, 268)),
  opening('ink', arch(176, 272, 10, 14), arch(196, 276, 10, 14), arch(216, 279, 10, 14)),
]

const boat: Drawing = [
  mass('st1', smooth('4,2! 14,-2 18,16! 4,18!')),
  opening('wd3', rect(10, -6, 1.6, 28)),
  mass('wd2', smooth('-4,20! 10,24 26,17! 22,28 2,28')),
]

export const greatLighthouse = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'dusk',
  wide: '0 12 240 147',
  drawing: [
    glow,
    mass('h1', smooth('0,236! 20,226 44,230 70,240! 0,244!;160,240! 184,230 214,224 240,230! 240,244!')),
    mass('wa4', rect(0, 240, 240, 80)),
    sheer(0.45, air('k3', polygon(96, 242, 144, 242, 160, 320, 80, 320))),
    court,
    square,
    octagon,
    lantern,
    statue,
    causeway,
    at(26, 256, 1, boat),
    mass('wa3', smooth('0,288! 60,284 120,292 180,286 240,290! 240,320! 0,320!')),
    waves({ x: -8, y: 302, count: 8, step: 32 }),
    waves({ x: 8, y: 313, count: 7, step: 32, role: 'wa2' }),
    guide('M120 10V276M70 144h100M78 97h84M20 250H220M20 46h90M26 46v204'),
  ],
})
