// The guilds: each shows its trade between purple curtains.

import { at, type Drawing, light, mass, opening, type Scene, stroke, tone, turned } from '../../kit/drawing.ts'
import { circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { cog } from '../../parts/ships.ts'
import { coins, dividers, hammer, helmet, scales } from '../../parts/signs.ts'
import { amphora, scroll } from '../../parts/things.ts'
import { crane } from '../../parts/works.ts'
import { armillary } from './learning.ts'
import { harbour, hills, pavement, sand, strip } from './strip.ts'

const curtain: Drawing = [
  mass('pu2', smooth('0,0! 46,0! 42,40 30,70 20,86! 26,110 24,150! 0,150!')),
  tone('pu3', smooth('32,0! 46,0! 42,40 30,70 20,86! 26,60 32,30'), rect(14, 90, 10, 60)),
  light('pu1', smooth('8,0! 18,0! 16,40 10,80! 4,80 8,40')),
  mass('br1', rect(0, 84, 24, 7)),
]

/** On a stage with a curtain at either side. */
const guild = (sky: Scene['sky'], ...drawing: Drawing) =>
  strip(
    sky,
    ...drawing,
    curtain,
    at(240, 0, [-1, 1], curtain),
    mass('pu3', rect(0, 0, 240, 8)),
    mass('br1', rect(0, 8, 240, 3)),
  )

const merchants = guild(
  'dusk',
  hills,
  pavement,
  scales(120, 24, 74),
  mass('bk2', path('M82 70q0-10 8-10t8 10z')),
  mass('br1', path('M142 70q2-8 8-8t8 8z')),
  amphora(56, 138, 46),
  amphora(184, 138, 46),
  coins(90, 138, 26, 3),
  coins(152, 138, 26, 4),
)

const shipowners = guild(
  'rose',
  hills,
  harbour,
  at(62, 4, [1.24, 1.16], cog('cl')),
  mass('wa2', smooth('0,134! 120,128 240,134! 240,150! 0,150!')),
)

const builders = guild(
  'day',
  hills,
  sand,
  mass('ma1', rect(52, 100, 96, 32), rect(62, 78, 50, 22)),
  tone(
    'ma3',
    rect(112, 100, 36, 32),
    rect(96, 78, 16, 22),
    rect(52, 114, 60, 3),
    rect(80, 100, 3, 14),
    rect(96, 117, 3, 15),
  ),
  crane({ x: 178, y: 132, top: 16 }, [92, 38], 'ma'),
  turned(62, 128, -12, ...hammer(46)),
)

/** A judge in a toga with a purple border, on the folding chair of his office. */
const judge: Drawing = [
  stroke('iv2', 8, 'M86 136Q90 116 146 102M146 136Q142 116 86 102'),
  mass('iv1', rect(82, 96, 70, 9)),
  mass('br2', circle(116, 114, 6)),
  mass('ma1', smooth('92,98! 92,64 102,50 120,48 132,60 136,82! 164,86 170,98 166,134! 142,134! 144,108 112,104')),
  tone('ma3', smooth('120,48! 132,60 136,82! 164,86 170,98 166,134! 156,134! 158,104 150,96 118,96! 124,70')),
  mass('pu2', smooth('98,56! 106,50! 130,88 134,98! 122,98! 112,78'), rect(142, 126, 25, 8)),
  mass('sk2', smooth('102,22! 120,20! 122,28 128,33! 123,36! 122,46! 114,52! 104,48!')),
  mass('wd3', smooth('98,40! 96,24 106,15 120,18! 112,24 110,36 104,42!')),
  mass('br1', path('M98 28q10-10 24-5v4q-12-3-23 5z')),
  // The verdict.
  mass('ma1', smooth('124,58! 136,66 152,62! 156,70! 140,80 124,76!')),
  mass('sk2', circle(156, 63, 6)),
  mass('iv1', rect(150, 40, 36, 20)),
  mass('iv2', rect(146, 37, 6, 26), rect(184, 37, 6, 26)),
  tone('iv3', rect(156, 46, 24, 3), rect(156, 52, 18, 3)),
]

const magistrates = guild('rose', hills, pavement, mass('ma2', rect(66, 134, 112, 8)), judge)

const scientists = guild(
  'dusk',
  pavement,
  armillary(120, 62, 44),
  mass('br3', polygon(116, 106, 124, 106, 126, 124, 140, 136, 100, 136, 114, 124)),
  scroll(52, 138, 40, 13),
  dividers(176, 92, 46),
)

const moneylenders = guild(
  'day',
  hills,
  pavement,
  // A chest that will not close.
  mass('wd3', path('M62 84V56q0-22 24-22h68q24 0 24 22v28z')),
  mass('br2', path('M78 84V38h10v46zM152 84V38h10v46z')),
  mass(
    'br1',
    ...[
      [80, 84],
      [96, 76],
      [112, 80],
      [128, 72],
      [144, 78],
      [160, 84],
      [104, 68],
      [120, 62],
      [136, 66],
    ].map(([x, y]) => circle(x, y, 10)),
  ),
  tone(
    'br3',
    ...[
      [80, 84],
      [96, 76],
      [112, 80],
      [128, 72],
      [144, 78],
      [160, 84],
      [104, 68],
      [120, 62],
      [136, 66],
    ].map(([x, y]) => path('M', x, y - 10, 'a10 10 0 0 1 0 20 14 14 0 0 0 0-20z')),
  ),
  mass('wd2', rect(60, 86, 120, 48)),
  tone('wd3', rect(138, 86, 42, 48)),
  mass('br2', rect(60, 86, 120, 6), rect(78, 86, 10, 48), rect(152, 86, 10, 48), rect(110, 88, 20, 20)),
  opening('ink', circle(120, 96, 3.4), rect(118.6, 96, 2.8, 8)),
  coins(46, 142, 26, 3),
  coins(194, 142, 26, 2),
)

const tacticians = guild(
  'rose',
  hills,
  pavement,
  // A plan of the battle lies unrolled under the helmet.
  mass('iv1', polygon(44, 128, 62, 96, 178, 96, 196, 128)),
  mass('iv2', rect(40, 126, 160, 9), rect(58, 92, 124, 6)),
  stroke('cl2', 4, 'M70 120L96 108M96 108l-9 0M96 108l-4 7'),
  stroke('cb2', 4, 'M172 120L146 108M146 108l9 0M146 108l4 7'),
  at(120, 62, 1.36, helmet()),
)

export const guilds = {
  'merchants-guild': merchants,
  'shipowners-guild': shipowners,
  'builders-guild': builders,
  'magistrates-guild': magistrates,
  'scientists-guild': scientists,
  'moneylenders-guild': moneylenders,
  'tacticians-guild': tacticians,
}
