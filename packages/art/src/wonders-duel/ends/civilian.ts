// Victory in peace: before the finished city its founder speaks to the people, and is given the wreath.

import { air, at, type Drawing, light, mass, opening, type Scene, tone } from '../../kit/drawing.ts'
import type { Role } from '../../kit/palette.ts'
import { arch, circle, type Path, path, polygon, rect, smooth } from '../../kit/path.ts'
import { cloud, sky } from '../../parts/air.ts'
import { bush, cypress, pine } from '../../parts/plants.ts'
import { column } from '../../parts/stone.ts'
import { flame } from '../../parts/things.ts'

const hills: Drawing = [
  mass('h1', smooth('0,150! 70,126 140,146 220,152 300,128 380,110 480,122! 480,200! 0,200!')),
  tone('h2', smooth('330,134! 380,116 480,128! 480,200! 330,200!')),
]

const aqueduct: Drawing = [
  mass('st2', polygon(330, 112, 480, 96, 480, 152, 330, 152)),
  mass('st1', polygon(330, 108, 480, 91, 480, 97, 330, 113)),
  opening('h2', ...Array.from({ length: 6 }, (_, index) => arch(336 + index * 25, 154, 17, 36 + index * 2))),
]

/** The temple of the city, on its steps. */
const temple: Drawing = [
  mass('ma1', polygon(216, 82, 282, 44, 348, 82)),
  tone('cb2', polygon(234, 78, 282, 51, 330, 78)),
  light('br1', circle(282, 68, 8), path('M254 78q8-12 16 0zM294 78q8-12 16 0z')),
  mass('br2', path('M282 28l6 10-3 8h-6l-3-8z')),
  opening('ink', rect(224, 94, 116, 66)),
  light('fl2', arch(272, 160, 20, 46)),
  light('fl1', arch(277, 160, 10, 34)),
  mass('ma1', rect(214, 82, 136, 12)),
  tone('ma3', rect(214, 90, 136, 4), rect(310, 82, 40, 12)),
  ...[226, 248.5, 270, 294, 315.5, 338].map(x => column(x, 162, 11, 64)),
  mass('ma1', rect(208, 162, 148, 6)),
  mass('ma2', rect(202, 168, 160, 6)),
  mass('ma1', rect(196, 174, 172, 7)),
  tone('ma3', rect(330, 162, 26, 6), rect(330, 168, 32, 6), rect(330, 174, 38, 7)),
]

/** A gilded Victory on a pillar. */
const pillar: Drawing = [
  mass('bk1', polygon(398, 184, 401, 80, 410, 80, 410, 184)),
  mass('bk3', polygon(410, 184, 410, 80, 418, 80, 421, 184)),
  mass('ma1', rect(396, 72, 28, 8), rect(392, 176, 34, 12)),
  mass('br1', smooth('404,72! 404,54 409,48 414,54 416,72!'), circle(409, 44, 4)),
  mass('br2', smooth('412,54! 424,40 436,34! 434,48 424,58 414,62!;406,54! 396,44 386,40! 388,52 396,60 404,62!')),
]

const rostrum: Drawing = [
  mass('ma2', rect(20, 178, 140, 10)),
  mass('ma1', rect(26, 188, 128, 40)),
  tone('ma3', rect(114, 188, 40, 40), rect(26, 188, 128, 3)),
  // The rams of captured ships.
  mass('bz2', ...[46, 78, 110].map(x => path('M', x, 200, 'h12l14 4-14 4 8 4-8 3H', x, 'z'))),
]

const founder: Drawing = [
  // Behind him the girl with the wreath.
  mass('cb2', smooth('54,178! 54,146 60,134 68,134 74,146 78,178!')),
  tone('cb3', smooth('66,134! 74,146 78,178! 66,178!')),
  mass('sk2', circle(64, 126, 6.4), smooth('66,138! 76,124 84,110! 88,112! 82,128 72,146!')),
  mass('wd3', smooth('57,128! 57,119 64,117 71,122! 65,123 62,130 60,134!')),
  mass('lf2', 'M92 92a10 10 0 1 1-1 20a10 10 0 1 1 1-20zm0 5a5 5 0 1 0 0 10a5 5 0 1 0 0-10z'),
  // He lifts his hand over the people.
  mass('sk1', smooth('112,116! 126,106 142,86! 148,76! 153,79! 150,92 136,112 120,128!')),
  mass('ma1', smooth('90,178! 88,146 92,122 100,114 112,112 122,120 124,140 130,178!')),
  tone('ma3', smooth('112,112! 122,120 124,140 130,178! 112,178! 116,144')),
  mass('ma1', smooth('112,113! 124,106 134,100! 138,106! 128,120 118,128!')),
  mass('pu2', smooth('96,116! 102,114! 114,146 124,178! 114,178! 104,146')),
  mass('sk1', smooth('98,92! 110,91! 111,97 115,101! 111,103 110,109! 106,115! 98,115!')),
  mass('wd3', smooth('95,106! 93,95 99,87 107,87 112,92! 104,95 102,104!')),
  mass('br1', path('M94 96q8-7 18-3l-1 3q-8-3-16 3z')),
  opening('ink', circle(109, 97, 1.1)),
]

const CROWD: readonly (readonly [x: number, y: number, cloth: Role, shade: Role, cheers?: true])[] = [
  [184, 214, 'cl2', 'cl3'],
  [206, 210, 'ma1', 'ma3', true],
  [230, 215, 'cb2', 'cb3'],
  [254, 211, 'st2', 'st3', true],
  [280, 215, 'pu2', 'pu3'],
  [306, 211, 'ma1', 'ma3'],
  [330, 215, 'cl2', 'cl3', true],
  [356, 211, 'lf2', 'lf3'],
  [382, 215, 'cb2', 'cb3', true],
  [410, 211, 'ma1', 'ma3'],
  [436, 215, 'st2', 'st3'],
  [462, 211, 'cl2', 'cl3', true],
]

const branch: Path = 'M8-6l12-18 2 1-11 18zM14-16q-6-2-6-9 6 1 6 9zM17-20q-3-6 0-11 5 4 0 11zM20-22q6 0 9-6-7-2-9 6z'

const crowd: Drawing = CROWD.map(([x, y, cloth, shade, cheers]) =>
  at(
    ...[x, y, 1],
    ...(cheers ? [mass('sk2', polygon(4, 0, 9, -8, 12, -6, 8, 6)), mass('lf2', branch)] : []),
    mass(cloth, smooth('-13,30! -12,6 -5,-1 5,-1 12,6 13,30!')),
    tone(shade, smooth('3,-1! 5,-1 12,6 13,30! 3,30!')),
    mass('wd3', circle(0, -8, 6.4)),
    light('sk2', path('M-5-12a6.4 6.4 0 0 0 0 8q-3-4 0-8z')),
  ),
)

const doves: Drawing = [
  [176, 60, 1],
  [198, 46, 0.8],
  [370, 52, 0.9],
].map(([x, y, scale]) =>
  at(
    x,
    y,
    scale,
    air('ma1', 'M0 0q-6-10-14-10 4 4 5 9-5 1-8 4 8 3 16 1 10 0 12-6l4-1-4-2q-4-2-6 1 0-8 6-14-9 3-11 18z'),
  ),
)

export const civilianVictory = (): Scene => ({
  width: 480,
  height: 240,
  sky: 'sea',
  drawing: [
    sky(480, 240, { x: 118, y: 76, radius: 36 }),
    cloud(386, 54, 74),
    cloud(20, 110, 60),
    hills,
    aqueduct,
    doves,
    cypress(176, 174, 62),
    cypress(190, 176, 44),
    temple,
    pillar,
    pine(462, 186, 92, 70),
    mass('gr1', smooth('0,184! 120,176 300,180 480,182! 480,240! 0,240!')),
    tone('gr2', polygon(368, 182, 480, 184, 480, 196, 400, 192)),
    bush(378, 186, 30),
    cypress(14, 200, 110),
    rostrum,
    flame(32, 168, 12, 18),
    mass('bz2', path('M24 168h16l-4 6v4h-8v-4z')),
    founder,
    crowd,
    mass('gr3', smooth('0,230! 160,226 320,234 480,230! 480,240! 0,240!')),
  ],
})
