// The Sphinx, as it looked when its colours were fresh: a lion with a king's head, a stele between its paws.

import { type Drawing, guide, light, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import { circle, type Path, path, polygon, rect, smooth } from '../kit/path.ts'
import { cloud, sky } from '../parts/air.ts'
import { figure } from '../parts/people.ts'
import { palm } from '../parts/plants.ts'

const pyramids: Drawing = [
  mass('h1', polygon(202, 112, 110, 240, 296, 240)),
  tone('h2', polygon(202, 112, 222, 240, 296, 240)),
  mass('h1', polygon(14, 168, -50, 240, 74, 240)),
  tone('h2', polygon(14, 168, 28, 240, 74, 240)),
]

const body: Drawing = [
  mass('st2', smooth('30,262! 32,206 50,172 84,156 156,156 190,172 208,206 210,262!')),
  tone('st3', smooth('150,156! 156,156 190,172 208,206 210,262! 164,262! 170,210')),
  // The breast.
  mass('st1', smooth('66,266! 68,206 84,168 156,168 172,206 174,266!')),
  tone('st2', smooth('128,168! 156,168 172,206 174,266! 128,266!')),
  tone('st3', smooth('156,168! 172,206 174,266! 156,266! 158,210')),
]

/** The wings of the head-cloth spread from the brow to the shoulders; folds run out like rays. */
const NEMES =
  '82,98 88,72 104,60 120,57 136,60 152,72 158,98! 166,128 178,162 172,178! 150,168! 90,168! 68,178! 62,162 74,128'
const NEMES_SHADE = '120,57! 136,60 152,72 158,98! 166,128 178,162 172,178! 150,168! 140,168! 146,110 138,80'

const fold = (side: 1 | -1, above: number, below: number): Path =>
  polygon(
    120 + side * 31,
    above,
    120 + side * (38 + (below - 98) * 0.27),
    below,
    120 + side * (38 + (below - 92) * 0.27),
    below + 7,
    120 + side * 30,
    above + 5,
  )

const headcloth: Drawing = [
  mass('br2', smooth(NEMES)),
  tone('br3', smooth(NEMES_SHADE)),
  light('br1', smooth('84,98! 90,74 104,63 114,60! 98,76 92,98 80,150 70,164! 64,162 76,130')),
  tone('cb2', ...[0, 1, 2, 3].map(row => fold(-1, 96 + row * 15, 98 + row * 20))),
  tone('cb3', ...[0, 1, 2, 3].map(row => fold(1, 96 + row * 15, 98 + row * 20))),
  tone('cb2', path('M92 72q28-16 56 0l-3 5q-25-14-50 0z')),
  // The lappets that fall on the breast.
  mass('br2', polygon(84, 160, 102, 160, 100, 216, 82, 216)),
  mass('br3', polygon(138, 160, 156, 160, 158, 216, 140, 216)),
  tone('cb2', ...[168, 180, 192, 204].map(y => rect(83, y, 18, 5))),
  tone('cb3', ...[168, 180, 192, 204].map(y => rect(139, y, 19, 5))),
]

const face: Drawing = [
  mass('st1', smooth('91,94! 120,86 149,94! 150,120 144,142 132,156 120,160 108,156 96,142 90,120')),
  tone('st2', smooth('121,86! 149,94! 150,120 144,142 132,156 120,160! 126,142 128,126 121,120')),
  tone('st3', smooth('140,92! 149,94! 150,120 144,142 132,156 126,158! 138,142 142,120')),
  mass('br1', path('M88 98q32-18 64 0l-1-9q-31-16-62 0z')),
  tone('br3', path('M120 79q16 0 31 10l1 9q-15-9-32-9z')),
  // Eyes with their long lines of paint, brows above.
  opening('ink', smooth('94,112! 102,106 112,113! 104,115'), smooth('146,112! 138,106 128,113! 136,115')),
  opening('ink', polygon(92, 112, 97, 111, 97, 113.6, 91, 114), polygon(148, 112, 143, 111, 143, 113.6, 149, 114)),
  opening('st4', path('M94 106q9-7 18 0v-3q-9-7-18 0zM128 106q9-7 18 0v-3q-9-7-18 0z')),
  tone('st3', smooth('121,110! 127,128! 124,132 116,132! 121,128!')),
  opening('st4', smooth('110,141! 116,139 120,140 124,139 130,141! 120,145')),
  // Ears stand out below the cloth.
  mass('st2', smooth('90,108! 84,106 83,116 88,124! 91,120!')),
  mass('st3', smooth('150,108! 156,106 157,116 152,124! 149,120!')),
]

const serpent: Drawing = [
  mass('br1', smooth('116,90! 112,76 114,64 120,58 126,64 128,76 124,90!')),
  tone('br3', smooth('120,58! 126,64 128,76 124,90! 120,90!')),
  opening('cl2', circle(120, 72, 3)),
]

const beard: Drawing = [
  mass('br2', polygon(112, 158, 128, 158, 131, 206, 120, 212, 109, 206)),
  tone('br3', polygon(120, 158, 128, 158, 131, 206, 120, 212)),
  tone('cb3', ...[166, 176, 186, 196].map((y, row) => rect(112 - row * 0.7, y, 16 + row * 1.4, 4))),
]

/** A paw that comes towards us: its back, and the toes in front. */
const paw = (x: number, lit: boolean): Drawing => [
  mass(lit ? 'st1' : 'st2', path('M', x + 8, 240, 'q28-16 56 0l8 38h-72z')),
  mass(lit ? 'st2' : 'st3', path('M', x - 2, 300, 'v-14q0-16 18-16h40q18 0 18 16v14z')),
  light(lit ? 'st1' : 'st2', path('M', x, 286, 'q0-14 16-14h20q-16 2-18 28h-18z')),
  opening('st4', ...[17, 36, 54].map(dx => path('M', x + dx, 280, 'q2 10 1 20h3q1-10-1-20z'))),
]

const stele: Drawing = [
  mass('bk2', path('M106 292v-46q0-14 14-14t14 14v46z')),
  tone('bk3', path('M122 232q12 1 12 14v46h-12z')),
  tone('bk4', rect(111, 256, 18, 2.4), rect(111, 263, 18, 2.4), rect(111, 270, 18, 2.4), rect(111, 277, 18, 2.4)),
  light('br1', circle(120, 245, 5)),
]

export const sphinx = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'sea',
  wide: '0 52 240 147',
  drawing: [
    sky(240, 320, { x: 40, y: 66, radius: 25 }),
    cloud(160, 66, 66),
    pyramids,
    mass('gr1', smooth('0,234! 60,240 180,242 240,232! 240,320! 0,320!')),
    palm(222, 256, 74, 6),
    body,
    headcloth,
    face,
    serpent,
    beard,
    stele,
    mass('gr2', smooth('0,286! 60,280 180,282 240,276! 240,320! 0,320!')),
    tone('gr3', polygon(206, 286, 240, 280, 240, 296, 206, 300)),
    paw(28, true),
    paw(138, false),
    figure(120, 306, 1.2, 'ma'),
    mass('gr3', smooth('0,304! 50,298 100,308 150,306 240,298! 240,320! 0,320!')),
    guide('M120 40V312M26 312H212M26 306v12M212 306v12M60 57H30M34 57v243M120 98m-62 0a62 62 0 1 1 124 0'),
  ],
})
