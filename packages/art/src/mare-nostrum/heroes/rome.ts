// Heroes of Italy and of Carthage.

import { at, type Drawing, light, mass, type Scene, tone, turned } from '../../kit/drawing.ts'
import { path, polygon, smooth } from '../../kit/path.ts'
import { beads, cameo, cloak, cuirass, fullBeard, man, shortBeard, shortHair } from '../../parts/cameo.ts'

const leaf = (x: number, y: number, turn: number): Drawing => [
  turned(x, y, turn, mass('lf1', path('M0 0q6-8 20-6q-8 10-20 6z')), tone('lf3', path('M0 0q10 0 20-6q-8 10-20 6z'))),
]

/** Laurel on thinning hair, the toga. */
export const caesar = (): Scene =>
  cameo(
    0.97,
    118,
    man,
    shortHair,
    // The lines of a lean cheek.
    tone('iv3', smooth('74,116! 80,124 80,134! 77,126!'), smooth('66,138! 70,141 70,146! 67,142!')),
    cloak('ma1', 'ma3'),
    mass('pu2', smooth('92,182! 104,192! 86,240! 70,238! 84,206')),
    tone('pu3', smooth('104,192! 108,194! 94,242! 86,240!')),
    mass('lf2', smooth('62,80! 78,78 100,84 120,92 136,104! 134,109! 118,98 98,90 78,84 62,86!')),
    ...[0, 1, 2, 3, 4].flatMap(i => [leaf(126 - i * 14, 98 - i * 4.4, 150), leaf(128 - i * 14, 99 - i * 4.4, 232)]),
    mass('cl2', smooth('134,102! 148,118 150,140! 142,134! 138,142! 132,112!')),
  )

const CURLS = [
  'M74 70a7 7 0 0 1 4-12a7 7 0 0 0-4 12z',
  'M88 64a8 8 0 0 1 6-14a8 8 0 0 0-6 14z',
  'M106 62a8 8 0 0 1 9-13a8 8 0 0 0-9 13z',
  'M122 74a8 8 0 0 1 11-10a8 8 0 0 0-11 10z',
  'M104 84a8 8 0 0 1 9-12a8 8 0 0 0-9 12z',
  'M124 94a8 8 0 0 1 12-8a8 8 0 0 0-12 8z',
  'M118 112a8 8 0 0 1 12-8a8 8 0 0 0-12 8z',
]

/** Thick curls, around a middle at 100, 98. */
export const curls: Drawing = [
  at(
    14,
    13.7,
    0.86,
    mass(
      'on3',
      'M66 78a11 11 0 0 1 2-19a12 12 0 0 1 14-14a13 13 0 0 1 20-6a14 14 0 0 1 21 7a14 14 0 0 1 15 16a13 13 0 0 1 3 20a13 13 0 0 1-4 19a12 12 0 0 1-9 17a12 12 0 0 1-13 9l-5-11l-8-12l-1-14a9 9 0 0 1-10-8a10 10 0 0 1-13-4a9 9 0 0 1-12 0z',
    ),
    light('on1', ...CURLS),
  ),
]

/** The guard of a gladiator, and a collar of iron whose chain is broken. */
export const spartacus = (): Scene =>
  cameo(
    0.97,
    120,
    man,
    shortBeard,
    curls,
    mass('wd2', smooth('74,184! 84,180! 128,218! 120,232! 108,236!')),
    tone('wd3', smooth('84,180! 87,179! 131,215! 128,218!')),
    mass('br2', smooth('132,184! 146,172 164,176 176,192! 172,206 156,218! 142,214 134,200')),
    tone('br3', smooth('156,218! 172,206 176,192! 164,176! 168,192 160,206 148,215!')),
    light('br1', smooth('136,186! 146,176 156,176! 146,184 142,196 144,206! 136,198')),
    beads('br4', 2, [150, 184], [158, 194], [154, 205]),
    mass('ma4', smooth('78,170! 96,180 116,178 142,164! 145,171! 118,187 94,188 76,177!')),
    light('ma2', smooth('78,170! 96,180 116,178 142,164! 143,167! 117,182 95,183 77,173!')),
    mass(
      'ma3',
      'M84 186a6 8 0 1 1 1 15a6 8 0 1 1-1-15zm1 4a3 4.4 0 1 0 0 8a3 4.4 0 1 0 0-8zM80 199a6 8 20 1 1-4 15l1-4a3 4.4 20 1 0 2-7z',
    ),
  )

/** The scalp of an elephant, its trunk raised. */
export const hannibal = (): Scene =>
  cameo(
    0.92,
    124,
    man,
    shortBeard,
    cuirass,
    mass(
      'co1',
      smooth(
        '66,84! 56,76 48,62 46,46 40,34 30,30! 30,22 40,18 50,24 57,38 62,50 70,50! 80,34 98,26 118,28 136,42 148,64 150,92 152,130 160,176! 132,186! 120,150 116,120! 108,98 92,86 78,82!',
      ),
    ),
    tone('co3', smooth('136,42! 148,64 150,92 152,130 160,176! 132,186! 140,140 140,90')),
    tone(
      'co2',
      ...[0, 1, 2, 3].map(i =>
        smooth(
          `${40 + i * 5},${30 + i * 11}! ${54 + i * 4},${31 + i * 8}! ${55 + i * 4},${34 + i * 8}! ${41 + i * 5},${33 + i * 11}!`,
        ),
      ),
    ),
    // Ear, eye, tusk.
    mass('co2', smooth('100,60! 116,48 138,58 150,84 148,116 136,136! 122,124 114,104 102,88')),
    tone(
      'co3',
      smooth('138,58! 150,84 148,116 136,136! 130,128 138,108 138,82'),
      smooth('108,66! 120,62 128,72! 118,70 112,80!'),
    ),
    mass('ink', smooth('76,62! 82,57 90,61! 83,66!')),
    mass('iv1', smooth('76,76! 62,80 48,78 38,66! 50,71 62,70 76,66!')),
  )

/** The pointed helmet with its cheek-piece; Barca means lightning. */
export const hamilcar = (): Scene =>
  cameo(
    0.92,
    125,
    man,
    fullBeard('iv3', 'on1'),
    cuirass,
    mass(
      'bz2',
      smooth(
        '62,88! 64,66 76,44 94,28 104,8! 108,0! 113,8! 118,28 134,42 144,66 146,90 154,112! 138,118! 126,106! 116,96 92,88!',
      ),
    ),
    tone('bz3', smooth('110,6! 118,28 134,42 144,66 146,90 154,112! 138,118! 126,106! 130,76 122,48')),
    light('bz1', smooth('69,78! 72,62 82,48 94,38! 86,54 84,76!')),
    mass('bz1', smooth('58,90! 60,80! 92,80 122,88 148,98! 150,106! 122,97 92,90!')),
    // The cheek-piece hangs from the rim.
    mass('bz2', smooth('92,90! 120,97! 118,122 106,140 92,148! 84,138 90,124! 84,114 88,102!')),
    tone('bz3', smooth('110,94! 120,97! 118,122 106,140 92,148! 102,128!')),
    mass('cl2', smooth('106,10! 120,-2 144,4 160,26! 168,56 162,78! 156,54 144,34 128,22 112,20!')),
    tone('cl3', smooth('112,20! 128,22 144,34 156,54 162,78! 150,52 136,36 114,26!')),
    mass('br1', polygon(108, 46, 92, 66, 102, 66, 94, 82, 116, 60, 106, 60, 116, 48)),
  )
