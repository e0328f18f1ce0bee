// The Temple of Artemis at Ephesus: a forest of columns, the goddess in her door, her stag before it.

import { type Drawing, guide, light, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import { circle, type Path, path, polygon, rect, smooth } from '../kit/path.ts'
import { cloud, sky } from '../parts/air.ts'
import { figure } from '../parts/people.ts'
import { bush, cypress } from '../parts/plants.ts'
import { column } from '../parts/stone.ts'

const HORIZON = 262
/** The corner between the front and the long side. */
const CORNER = 158
const DEPTH = 72

/** A point of the long side: from the corner away (0 to 1, drawn closer together as it goes), at a height of the corner. */
const onSide = (along: number, y: number): readonly [number, number] => [
  CORNER + DEPTH * along,
  y + (HORIZON - y) * 0.2 * along,
]

const side = (from: number, to: number, above: number, below: number): Path =>
  polygon(...onSide(from, above), ...onSide(to, above), ...onSide(to, below), ...onSide(from, below))

const ALONG = [0.13, 0.3, 0.46, 0.61, 0.75, 0.88, 0.985]
const sideColumns: Drawing = ALONG.map(along => {
  const wide = 0.052 - along * 0.016
  return [
    mass('ma3', side(along - wide, along + wide, 152, 244)),
    tone('ma4', side(along + wide * 0.2, along + wide, 152, 244)),
    mass('ma3', side(along - wide * 1.5, along + wide * 1.5, 150, 154)),
  ]
})

const steps: Drawing = [0, 1, 2, 3].map(step => {
  const [x, y, out] = [14 - step * 5, 242 + step * 7, step * 5]
  return [
    mass(step % 2 === 0 ? 'ma1' : 'ma2', rect(x, y, CORNER - x + out, 7)),
    mass(
      step % 2 === 0 ? 'ma3' : 'ma4',
      polygon(
        CORNER + out,
        y,
        232 + out,
        y + (HORIZON - y) * 0.2,
        232 + out,
        y + 7 + (HORIZON - y - 7) * 0.2,
        CORNER + out,
        y + 7,
      ),
    ),
  ]
})

const FRONT = [22, 39.6, 57.2, 74.8, 97.2, 114.8, 132.4, 150]

/** The drums at the foot of the columns in front were carved. */
const front: Drawing = [
  mass('ma4', rect(16, 150, CORNER - 16, 92)),
  opening('ink', rect(30, 154, 114, 88)),
  // The goddess in the light of her lamps.
  light('fl2', path('M78 242v-66h16v66z')),
  light('fl1', path('M80 242v-58h12v58z')),
  mass('br2', path('M82.4 242l1.6-30-1.6-8 3.6-8 3.6 8-1.6 8 1.6 30z'), circle(86, 192, 3.4)),
  tone('br3', path('M86 196l3.6 8-1.6 8 1.6 30H86z')),
  ...FRONT.map(x => [
    column(x, 242, 11, 88),
    mass('ma2', rect(x - 6, 224, 12, 16)),
    tone('ma4', rect(x - 3, 227, 2.4, 10), rect(x + 1.4, 226, 2.4, 11)),
    // Volutes.
    mass('ma1', circle(x - 5.4, 153, 2.8), circle(x + 5.4, 153, 2.8)),
  ]),
]

const entablature: Drawing = [
  mass('ma1', rect(12, 136, CORNER - 10, 14)),
  tone('ma2', rect(12, 145, CORNER - 10, 5)),
  mass('ma3', side(0, 1.03, 136, 150)),
  tone('ma4', side(0, 1.03, 145, 150)),
  tone('cb2', ...Array.from({ length: 12 }, (_, index) => rect(17 + index * 12, 138.4, 5, 4.4))),
]

const roof: Drawing = [
  mass('bk2', polygon(86, 84, 176, 106, 238, 148, 164, 136)),
  tone(
    'bk3',
    ...[0.2, 0.4, 0.6, 0.8].map(part =>
      polygon(
        86 + 90 * part,
        84 + 22 * part,
        90 + 90 * part,
        85 + 22 * part,
        168 + 72 * part,
        136.6 + 12 * part,
        163 + 73 * part,
        135.8 + 12 * part,
      ),
    ),
  ),
  mass('ma1', polygon(8, 137, 86, 84, 164, 137)),
  tone('cb2', polygon(30, 132, 86, 94, 142, 132)),
  mass('ma1', polygon(8, 137, 8, 132, 164, 132, 164, 137)),
  // Three windows in the gable, through which she looks out; Amazons beside them.
  opening('ink', rect(79, 108, 14, 22), rect(58, 117, 9, 13), rect(105, 117, 9, 13)),
  light(
    'br1',
    path('M70 132q1-18 4-20 3 2 3 20zM95 132q1-18 4-20 3 2 3 20zM44 132q2-9 5-10 4 2 5 10zM118 132q1-9 5-10 4 1 6 10z'),
  ),
  mass(
    'br2',
    path('M86 66q8 6 3 12l5 8H78l5-8q-5-6 3-12z'),
    path('M2 132q-2-10 6-14 4 8 2 14zM158 132q2-10 10-14 4 8 0 15z'),
  ),
]

const stag: Drawing = [
  mass(
    'wd2',
    smooth(
      '150,316! 152,304 150,294 146,290 148,282 158,279 176,280 184,272 188,264! 192,260 200,262 206,267! 203,270 197,270 194,280 190,290 190,302 192,316! 187,316! 186,302 182,294 164,293 157,298 156,306 155,316!',
    ),
  ),
  tone(
    'wd3',
    smooth(
      '158,290! 182,291 188,286 194,274! 194,280 190,290 190,302 192,316! 187,316! 186,302 182,294 164,293 157,298!',
    ),
    rect(160, 292, 4, 24),
    rect(178, 292, 4, 24),
  ),
  mass('wd3', smooth('192,261! 188,250 190,238! 192,238! 191,248 195,253! 197,244! 199,244! 198,256 196,262!')),
  mass(
    'wd3',
    smooth('196,262! 202,252 210,248! 211,238! 213,238! 213,249 206,256! 216,254! 216,256! 204,260 199,264!'),
  ),
]

export const templeOfArtemis = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'rose',
  wide: '0 76 240 147',
  drawing: [
    sky(240, 320, { x: 42, y: 64, radius: 25 }),
    cloud(162, 62, 66, 'k2'),
    mass('h1', smooth('0,230! 40,214 90,226 150,230 196,206 240,216! 240,270! 0,270!')),
    cypress(232, 262, 74),
    opening('ink', side(0.02, 1, 150, 244)),
    sideColumns,
    front,
    roof,
    entablature,
    steps,
    mass('gr1', smooth('0,266! 80,272 160,272 240,262! 240,320! 0,320!')),
    tone('gr2', polygon(176, 272, 240, 264, 240, 282, 200, 280)),
    mass('lf2', smooth('0,296! 50,288 110,300 170,294 240,286! 240,320! 0,320!')),
    figure(70, 286, 1.1, 'ma'),
    figure(82, 288, 1, 'cb'),
    mass('lf3', smooth('0,312! 60,306 130,314 240,306! 240,320! 0,320!')),
    cypress(12, 304, 104),
    bush(30, 308, 40),
    stag,
    guide('M86 56V290M8 137H2M14 276H226M14 270v12M226 270v12M86 84L8 137M86 84L164 137M2 84v158'),
  ],
})
