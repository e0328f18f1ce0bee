// Green buildings: workshops, healers, schools.

import { air, at, type Drawing, light, mass, opening, type Shape, stroke, tone, turned } from '../../kit/drawing.ts'
import type { Role } from '../../kit/palette.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { stars } from '../../parts/air.ts'
import { sitting, togatus } from '../../parts/citizens.ts'
import { figure } from '../../parts/people.ts'
import { bush, cypress } from '../../parts/plants.ts'
import { hammer } from '../../parts/signs.ts'
import { facade } from '../../parts/small-buildings.ts'
import { column } from '../../parts/stone.ts'
import { flame, scroll, wheel } from '../../parts/things.ts'
import { hills, indoors, meadow, pavement, strip } from './strip.ts'

/** A celestial sphere of three rings. */
export const armillary = (x: number, y: number, radius: number): Drawing => [
  at(
    ...[x, y, 1],
    stroke('br2', radius * 0.1, circle(0, 0, radius)),
    turned(
      0,
      0,
      -24,
      stroke('br1', radius * 0.1, circle(0, 0, radius, radius * 0.32)),
      stroke('br3', radius * 0.09, circle(0, 0, radius * 0.32, radius)),
    ),
    mass('fl1', circle(0, 0, radius * 0.22)),
  ),
]

/** A window to the sky. */
const window = (x: number, y: number, width: number, height: number): Drawing => [
  mass('ma2', arch(x - 5, y + 5, width + 10, height + 10)),
  mass('k1', arch(x, y, width, height)),
  air('k3', circle(x + width * 0.4, y - height * 0.55, width * 0.26)),
  air('kd', circle(x + width * 0.4, y - height * 0.55, width * 0.14)),
]

const workshop = strip(
  'day',
  indoors('lf4'),
  window(12, 80, 44, 60),
  // A plumb line on its frame, over the bench.
  mass(
    'wd1',
    polygon(84, 96, 92, 96, 122, 14, 114, 14),
    polygon(152, 96, 144, 96, 114, 14, 122, 14),
    rect(94, 66, 48, 7),
  ),
  mass('ma1', rect(116.6, 20, 2.8, 56)),
  mass('br2', polygon(110, 72, 126, 72, 118, 94)),
  mass('wd1', rect(66, 96, 160, 12)),
  mass('wd2', rect(76, 108, 12, 30), rect(204, 108, 12, 30)),
  turned(182, 78, 62, ...hammer(60)),
  mass('ma3', rect(182, 90, 40, 6)),
  wheel(30, 116, 20, 'wd1'),
)

const jar = (x: number, y: number, height: number, [own, shade]: readonly [Role, Role]): readonly Shape[] => [
  mass(
    own,
    path(
      'M',
      x - height * 0.22,
      y - height,
      'h',
      height * 0.44,
      'v',
      height * 0.14,
      'q',
      height * 0.2,
      height * 0.1,
      height * 0.16,
      height * 0.5,
      'l',
      -height * 0.12,
      height * 0.36,
      'h',
      -height * 0.52,
      'l',
      -height * 0.12,
      -height * 0.36,
      'q',
      -height * 0.04,
      -height * 0.4,
      height * 0.16,
      -height * 0.5,
      'z',
    ),
  ),
  tone(
    shade,
    path(
      'M',
      x + height * 0.04,
      y - height,
      'h',
      height * 0.18,
      'v',
      height * 0.14,
      'q',
      height * 0.2,
      height * 0.1,
      height * 0.16,
      height * 0.5,
      'l',
      -height * 0.12,
      height * 0.36,
      'h',
      -height * 0.22,
      'z',
    ),
  ),
  mass('ma2', rect(x - height * 0.28, y - height - 3, height * 0.56, 6)),
]

/** Bunches of herbs under the shelf. */
const herbs = (x: number, y: number): Drawing => [
  mass('wd1', rect(x - 1.4, y, 2.8, 10)),
  mass('lf2', path('M', x, y + 8, 'q-14 10-10 30 6-2 10-12 4 10 10 12 4-20-10-30z')),
  light('lf1', path('M', x, y + 8, 'q-12 10-8 26 6-8 8-26z')),
]

const POTS: readonly (readonly [Role, Role])[] = [
  ['bk2', 'bk3'],
  ['cb2', 'cb3'],
  ['ma1', 'ma3'],
  ['br2', 'br3'],
  ['lf2', 'lf3'],
]

const apothecary = strip(
  'day',
  indoors('bk4'),
  mass('wd1', rect(10, 52, 220, 7)),
  ...POTS.map((pot, index) => jar(34 + index * 43, 52, index % 2 === 0 ? 36 : 28, pot)),
  ...[30, 210].map(x => herbs(x, 59)),
  mass('wd1', rect(52, 98, 136, 10)),
  mass('wd2', rect(60, 108, 120, 30)),
  tone('wd3', rect(140, 108, 40, 30)),
  jar(80, 98, 26, POTS[3]),
  mass('lf2', ...[102, 114].map(x => path('M', x, 98, 'q-8-14 4-22 8 10 2 22z'))),
  mass('br2', wheelSign(156, 78, 20)),
)

/** The wheel, sign of the apothecaries. */
function wheelSign(x: number, y: number, radius: number): string {
  return (
    path(
      'M',
      x,
      y - radius,
      'a',
      radius,
      radius,
      '0 1 1 -.1 0zm0',
      radius * 0.24,
      'a',
      radius * 0.76,
      radius * 0.76,
      '0 1 0 .1 0z',
    ) +
    rect(x - 1.6, y - radius, 3.2, radius * 2) +
    rect(x - radius, y - 1.6, radius * 2, 3.2)
  )
}

const scriptorium = strip(
  'rose',
  indoors('bk3'),
  window(172, 86, 48, 66),
  mass('wd1', polygon(26, 96, 152, 96, 160, 108, 18, 108)),
  mass('wd2', rect(30, 108, 12, 30), rect(136, 108, 12, 30)),
  mass('iv1', smooth('44,94! 60,84 116,84 138,94! 132,60 124,44! 92,48 58,44! 50,60')),
  mass('iv2', path('M50 44q8-10 16 0v4H50zM116 44q8-10 16 0v4h-16z'), rect(38, 88, 106, 9)),
  tone('iv3', ...[54, 62, 70, 78].map((y, index) => rect(62 - index, y, index === 3 ? 34 : 56, 3))),
  // The quill is still at work.
  turned(
    104,
    80,
    34,
    mass('ma1', path('M-2 0Q-12-34 4-66 16-36 3 0z')),
    tone('ma3', path('M1-4Q4-36 4-66 16-36 3 0z')),
    mass('ink', polygon(-2, -2, 3, -2, 0, 8)),
  ),
  mass('bk4', path('M150 96v-12h5v-6h10v6h5v12z')),
  scroll(176, 130, 44, 13),
)

const pharmacist = strip(
  'sea',
  indoors('lf4'),
  mass('wd1', rect(0, 112, 240, 12)),
  turned(
    138,
    50,
    28,
    mass('ma2', path('M-7-44h14l4 62q-11 8-22 0z')),
    tone('ma4', path('M1-44h6l4 62q-5 4-11 4z')),
    mass('ma1', circle(0, -44, 9)),
  ),
  mass('ma1', path('M66 50h108q0 36-32 48v8h14v8H84v-8h14v-8Q66 86 66 50z')),
  tone('ma3', path('M128 50h46q0 36-32 48v8h14v8h-34V98q14-20 6-48z')),
  mass('ma2', rect(60, 44, 120, 9)),
  mass('lf2', ...[-34, -12, 10].map(turn => leafAt(30, 112, turn))),
  light('lf1', leafAt(30, 112, -22)),
  jar(210, 112, 46, POTS[0]),
)

function leafAt(x: number, y: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const point = (along: number, aside: number) => [
    x + Math.sin(angle) * along + Math.cos(angle) * aside,
    y - Math.cos(angle) * along + Math.sin(angle) * aside,
  ]
  return path('M', x, y, 'Q', ...point(30, -16), ...point(62, 0), 'Q', ...point(30, 16), x, y, 'z')
}

const HOLES = Array.from(
  { length: 15 },
  (_, index) => [14 + (index % 5) * 43, 12 + Math.floor(index / 5) * 36] as const,
)

const library = strip(
  'day',
  mass('wd2', rect(0, 0, 240, 128)),
  tone('wd3', ...HOLES.map(([x, y]) => rect(x, y, 39, 30))),
  tone(
    'iv1',
    ...HOLES.flatMap(([x, y], index) =>
      [7, 19.5, 32]
        .map(dx => circle(x + dx, y + 24, 5.6))
        .concat(index % 3 === 1 ? [] : [circle(x + 13, y + 14, 5.6), circle(x + 26, y + 14, 5.6)]),
    ),
  ),
  tone('iv3', ...HOLES.map(([x, y], index) => circle(x + 7 + (index % 3) * 12.5, y + 24, 2.4))),
  mass('wd1', rect(0, 4, 240, 6), rect(0, 120, 240, 30)),
  tone('wd3', rect(0, 134, 240, 3)),
  togatus(196, 138, 3, -1, 'cb'),
  scroll(40, 136, 54, 15),
)

const dispensary = strip(
  'rose',
  pavement,
  facade(16, 128, 208, { columns: 4, height: 120, steps: 2 }),
  mass('lf4', rect(86, 46, 68, 72)),
  // The staff with the serpent.
  mass('wd1', rect(116.6, 12, 7, 112)),
  mass('wd1', circle(120, 12, 6)),
  stroke('lf1', 7, path('M104 118q32-4 30-18-2-12-24-16t-8-18q12-8 26-10 12-4 6-16-6-8-18-4')),
  mass('lf1', path('M118 30q-12-6-20 4 8 10 20 4z')),
  figure(48, 138, 1.6, 'cb'),
  figure(190, 138, 1.6, 'ma'),
)

const school = strip(
  'day',
  indoors('st2'),
  // A tablet with a drawing of geometry.
  mass('wd2', rect(88, 12, 84, 66)),
  mass('lf4', rect(94, 18, 72, 54)),
  mass('ma1', path('M106 64L130 26 154 64zM110.500 61.600H149.500L130 31z')),
  togatus(62, 130, 3.6, 1, 'cl'),
  stroke('wd3', 2.4, 'M96 78L116 56'),
  ...[128, 170, 212].map((x, index) => [
    mass('wd2', rect(x - 22, 116, 32, 6), rect(x - 18, 122, 5, 16), rect(x + 2, 122, 5, 16)),
    sitting(x - 4, 136, (['cb', 'cl', 'lf'] as const)[index], 2, -1),
  ]),
)

const laboratory = strip(
  'dusk',
  indoors('cb3'),
  mass('wd1', rect(0, 116, 240, 10)),
  // A still: flask over the fire, a long beak into the receiver.
  flame(70, 116, 34, 26),
  stroke('bz3', 4, 'M40 116L54 88M100 116L86 88'),
  mass('wa1', path('M60 20h20v24a30 30 0 1 1-20 0z')),
  mass('wa2', path('M40 70a30 30 0 0 0 60 0q-30 8-60 0z')),
  light('ma1', circle(56, 58, 5, 9)),
  mass('wa1', path('M60 24q4-16 22-14L176 56l-5 9L80 28z')),
  mass('wa1', path('M164 62h20v14a24 24 0 1 1-20 0z')),
  mass('lf2', path('M150 96a24 24 0 0 0 48 0q-24 8-48 0z')),
  light('ma1', circle(162, 88, 4, 7)),
  mass('br2', path('M204 116q-4-14 14-14h10l8-6v8q-2 12-14 12z')),
  flame(236, 98, 8, 14),
)

const academy = strip(
  'sea',
  hills,
  meadow,
  mass('ma2', rect(8, 44, 150, 8)),
  mass('ma1', rect(6, 30, 154, 15)),
  tone('ma3', rect(6, 40, 154, 5)),
  ...[20, 58, 96, 134].map(x => column(x, 126, 14, 74)),
  mass('ma1', rect(4, 126, 160, 8)),
  mass('ma2', rect(0, 133, 170, 8)),
  togatus(44, 128, 2.4, 1, 'cl'),
  togatus(78, 128, 2.4, -1, 'cb'),
  // The olive of Athena, and a sundial.
  mass('wd2', path('M196 132q4-30-4-48l8 2 6 14 8-18 6 4q-14 24-10 46z')),
  bush(206, 84, 70),
  bush(190, 62, 52),
  bush(220, 66, 44),
)

const study = strip(
  'dusk',
  indoors('bk4'),
  window(92, 92, 56, 78),
  mass('wd2', rect(6, 20, 68, 104)),
  tone('wd3', rect(12, 26, 56, 24), rect(12, 56, 56, 24), rect(12, 86, 56, 24)),
  light('iv1', ...[44, 74, 104].flatMap(y => [21, 34, 47, 60].map(x => circle(x, y, 5.6)))),
  mass('wd1', rect(86, 104, 150, 10)),
  mass('wd2', rect(96, 114, 12, 26), rect(214, 114, 12, 26)),
  // A sundial, a lamp, an open roll.
  mass('ma1', path('M166 104v-8h4L164 66h52l-6 30h4v8z')),
  tone('ma3', path('M190 66h26l-6 30h-20z')),
  mass('br2', polygon(190, 92, 190, 50, 210, 92)),
  mass('iv1', path('M96 104q20-12 44-4l6 4z')),
  mass('br2', path('M98 100q-2-8 10-8h6l6-4v6q0 6-8 6z')),
  flame(120, 90, 7, 13),
)

const university = strip(
  'rose',
  hills,
  pavement,
  armillary(120, 24, 18),
  mass('br2', path('M76 66a44 34 0 0 1 88 0z')),
  tone('br3', path('M124 32a44 34 0 0 1 40 34h-40z')),
  light('br1', path('M84 62a36 28 0 0 1 26-26q-10 10-12 26z')),
  mass('ma1', rect(70, 64, 100, 8)),
  mass('bk1', rect(10, 80, 220, 48)),
  tone('bk3', rect(176, 80, 54, 48)),
  mass('ma1', rect(6, 74, 228, 8)),
  opening('bk4', ...[20, 44, 176, 200].map(x => arch(x, 128, 16, 34))),
  facade(66, 130, 108, { columns: 4, height: 70, field: 'lf3' }),
)

const observatory = strip(
  'dusk',
  stars([
    [30, 90, 1.4],
    [74, 20, 1.6],
    [150, 16, 1.4],
    [206, 34, 2],
    [224, 80, 1.2],
    [90, 62, 1],
  ]),
  hills,
  meadow,
  mass('st1', polygon(76, 134, 84, 70, 156, 70, 164, 134)),
  tone('st3', polygon(126, 134, 126, 70, 156, 70, 164, 134)),
  opening('ink', arch(106, 134, 22, 34), rect(94, 86, 7, 12), rect(138, 86, 7, 12)),
  mass('st2', rect(78, 64, 84, 9)),
  mass('br2', path('M84 64a36 38 0 0 1 72 0z')),
  tone('br3', path('M124 26a36 38 0 0 1 32 38h-32z')),
  opening('ink', polygon(116, 30, 142, 34, 146, 60, 122, 60)),
  turned(132, 50, -36, mass('br1', rect(-20, -6, 66, 12)), mass('br3', rect(-20, 1, 66, 5), rect(40, -8, 8, 16))),
  cypress(40, 134, 60),
  cypress(200, 134, 52),
)

export const learning = {
  workshop,
  apothecary,
  scriptorium,
  pharmacist,
  library,
  dispensary,
  school,
  laboratory,
  academy,
  study,
  university,
  observatory,
}
