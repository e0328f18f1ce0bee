// Victory by arms: the legions before the burning capital, the general with the laurel.

import { air, at, type Drawing, light, mass, opening, type Scene, times, tone } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { eagle, horse } from '../../parts/beasts.ts'
import { legionary } from '../../parts/people.ts'
import { merlons } from '../../parts/stone.ts'

const sunset: Drawing = [
  air('k1', rect(0, 0, 480, 240)),
  air('k2', circle(170, 92, 150)),
  air('k3', circle(170, 92, 96)),
  air('kd', circle(170, 92, 52)),
  mass('h1', smooth('0,150! 50,130 110,144 170,150 240,142 300,130! 300,200! 0,200!')),
]

const capital: Drawing = [
  mass('h2', smooth('300,170! 350,136 400,120 480,112! 480,200! 300,200!')),
  // Smoke.
  air('h2', smooth('456,112! 446,70 440,34 448,0! 480,0! 474,50 468,112!')),
  mass('ma2', polygon(388, 100, 420, 82, 452, 100), rect(390, 100, 60, 4), rect(392, 126, 56, 6)),
  opening('ma4', rect(394, 104, 52, 22), polygon(400, 98, 420, 86, 440, 98)),
  mass('ma1', path('M394 104h7v22h-7zm15 0h7v22h-7zm15 0h7v22h-7zm15 0h7v22h-7z')),
  mass('bk2', rect(332, 134, 148, 60)),
  mass('bk3', rect(430, 134, 50, 60)),
  merlons(332, 134, 145, 15, 8, 'bk2'),
  mass('bk1', rect(340, 116, 38, 84)),
  mass('bk3', rect(364, 116, 14, 84)),
  merlons(337, 116, 45, 5, 8, 'bk1'),
  opening('ink', arch(346, 200, 20, 40)),
  mass('fl2', smooth('452,134! 448,120 456,112 460,98! 470,114 472,126 468,134!')),
  light('fl1', smooth('456,134! 456,124 460,112! 466,124 464,134!')),
]

const standards: Drawing = [
  mass('wd3', rect(72, 58, 3, 110), rect(140, 70, 3, 96)),
  at(73.5, 50, 1, eagle()),
  mass('cl2', polygon(58, 66, 89, 66, 89, 92, 81, 88, 73.5, 92, 66, 88, 58, 92)),
  tone('cl3', polygon(79, 66, 89, 66, 89, 92, 81, 88, 79, 89)),
  mass('br1', rect(56, 63, 35, 3)),
  mass('cl2', rect(128, 76, 27, 24)),
  tone('cl3', rect(146, 76, 9, 24)),
  mass('br1', rect(126, 73, 31, 3)),
  mass('br1', 'M142 81a7 7 0 1 1 0 14a7 7 0 1 1 0-14zm0 3a4 4 0 1 0 0 8a4 4 0 1 0 0-8z'),
]

const rider: Drawing = [
  mass('sk2', smooth('42,26! 54,26! 62,42 60,56! 68,62! 54,62! 52,44!')),
  mass('wd3', polygon(53, 52, 61, 52, 68, 62, 54, 62)),
  mass('br2', smooth('38,-16! 46,-20 55,-17! 58,0 58,14! 38,14! 37,0')),
  tone('br3', smooth('49,-19! 55,-17! 58,0 58,14! 48,14!')),
  mass('cl2', polygon(37, 12, 59, 12, 63, 28, 36, 30)),
  tone('br1', rect(40, 14, 3, 13), rect(46, 14, 3, 13), rect(52, 14, 3, 13)),
  mass('sk2', smooth('52,-16! 60,-18 70,-34! 75,-46! 80,-44! 77,-30 66,-10 56,-6!')),
  mass('sk1', smooth('43,-36! 54,-36! 55,-32 58,-28! 55,-26 54,-20! 50,-16! 43,-18!')),
  mass('br2', smooth('39,-30! 38,-40 44,-46 52,-44 57,-35! 57,-32! 50,-32 48,-24 45,-26 44,-31!')),
  mass('br2', polygon(39, -32, 34, -24, 41, -24)),
  tone('br3', 'M39-34h19v3h-19z'),
  mass('cl1', smooth('36,-33! 34,-45 41,-54 52,-54 61,-46! 58,-42! 51,-47 43,-46 40,-40!')),
]

const laurel: Drawing = [
  mass('lf2', 'M77-66a11 11 0 1 1-1 22a11 11 0 1 1 1-22zm0 5a6 6 0 1 0-.5 12a6 6 0 1 0 .5-12z'),
  tone('lf3', 'M77-66a11 11 0 0 1-1 22v-5a6 6 0 0 0 1-12z'),
]

const general: Drawing = [
  mass('cl3', smooth('40,-18! 20,-4 -14,18 -26,34! 6,44 42,26!')),
  mass('cl2', smooth('42,-18! 24,-2 -8,20 -22,30! 16,36 44,16!')),
  horse('prance', ['iv1', 'iv3', 'wd3']),
  mass('cl2', smooth('28,28! 60,27! 64,46 52,52 30,46!')),
  mass('wd3', polygon(60, 28, 88, 22, 88, 24, 62, 31), polygon(86, 12, 90, 12, 88, 28, 85, 26)),
  rider,
  laurel,
]

export const militaryVictory = (): Scene => ({
  width: 480,
  height: 240,
  sky: 'rose',
  drawing: [
    sunset,
    capital,
    mass('gr1', smooth('0,190! 120,182 260,192 480,184! 480,240! 0,240!')),
    times(4, index => at(36 + index * 38, 198, 0.9, legionary())),
    standards,
    at(206, 124, 1.06, general),
    mass('gr3', smooth('0,222! 100,214 300,220 480,218! 480,240! 0,240!')),
    times(5, index => at(16 + index * 38, 230, 1, legionary())),
    mass('gr4', smooth('0,236! 240,232 480,230! 480,240! 0,240!')),
  ],
})
