// The Pantheon: a temple's front before a drum and a gilded dome. It stands for Rome among the great cities.

import { at, type Drawing, guide, light, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import { arch, circle, polygon, rect, smooth } from '../kit/path.ts'
import { range } from '../kit/range.ts'
import { cloud, sky } from '../parts/air.ts'
import { colonnade } from '../parts/buildings.ts'
import { figure } from '../parts/people.ts'
import { cypress } from '../parts/plants.ts'
import { stair } from '../parts/stone.ts'

const dome: Drawing = [
  mass('bk1', rect(44, 160, 152, 96)),
  tone('bk2', rect(140, 160, 56, 96)),
  tone('bk3', rect(44, 178, 152, 3), rect(44, 196, 152, 3)),
  mass('ma2', rect(40, 154, 160, 7)),
  tone('ma3', rect(140, 154, 60, 7)),
  mass('st2', rect(50, 146, 140, 9), rect(58, 139, 124, 8), rect(67, 132, 106, 8)),
  tone('st3', rect(144, 146, 46, 9), rect(140, 139, 42, 8), rect(136, 132, 37, 8)),
  mass('br2', smooth('74,132! 80,114 98,100 120,96 142,100 160,114 166,132!')),
  tone('br3', smooth('126,96! 142,100 160,114 166,132! 140,132! 138,112')),
  light('br1', smooth('82,130! 88,114 102,104 114,101! 100,112 94,130!')),
  opening('ink', circle(120, 97, 10, 2.6)),
]

const portico: Drawing = [
  opening('ink', rect(50, 196, 140, 62)),
  mass('bk4', arch(108, 258, 24, 48)),
  mass('br2', rect(111, 222, 8.4, 36), rect(120.6, 222, 8.4, 36)),
  colonnade(54, 260, { count: 6, step: 26.4, width: 12, height: 58 }),
  mass('ma1', rect(40, 184, 160, 11)),
  tone('ma2', rect(40, 192, 160, 3)),
  tone('ma3', ...range(66, 13, 8.6).map(x => rect(x, 186.4, 4, 3.6))),
  mass('ma1', polygon(34, 184, 120, 144, 206, 184)),
  tone('ma3', polygon(56, 180, 120, 150, 184, 180)),
  mass('ma2', rect(34, 181, 172, 4)),
  // The eagle in the gable.
  mass(
    'br1',
    smooth(
      '120,158! 123,162 128,160! 134,160 142,164! 134,167 127,170! 123,174 117,174 113,170! 106,167 98,164! 106,160 112,160! 117,162',
    ),
  ),
  stair(40, 260, 160, { count: 4, step: 5, ramp: 'ma' }),
]

/** The building alone, 172 wide around 0, its foot at 0. */
export const pantheonTemple: Drawing = [at(-120, -280, 1, dome, portico)]

export const pantheon = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'rose',
  wide: '0 76 240 147',
  drawing: [
    sky(240, 320, { x: 46, y: 82, radius: 27 }),
    cloud(150, 64, 74, 'k2'),
    mass('h1', smooth('0,226! 30,214 60,222 90,226 160,222 200,210 240,220! 240,282! 0,282!')),
    cypress(14, 281, 70),
    cypress(228, 281, 84),
    cypress(212, 281, 58),
    at(120, 280, 1, pantheonTemple),
    mass('gr1', rect(0, 280, 240, 40)),
    tone(
      'gr2',
      polygon(0, 292, 240, 286, 240, 290, 0, 297),
      polygon(0, 308, 240, 299, 240, 303, 0, 313),
      polygon(60, 280, 66, 280, 30, 320, 20, 320),
      polygon(120, 280, 124, 280, 120, 320, 112, 320),
      polygon(180, 280, 184, 280, 210, 320, 200, 320),
    ),
    figure(76, 288, 1),
    figure(88, 292, 1, 'cl'),
    figure(172, 296, 1.2),
    guide('M120 70V300M120 258m-72 0a72 72 0 1 1 144 0M30 96v164M24 96h60M24 260h14'),
  ],
})
