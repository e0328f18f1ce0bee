// Heroes of the Nile and of the South.

import { type Drawing, light, mass, type Scene, tone } from '../../kit/drawing.ts'
import { circle, path, smooth } from '../../kit/path.ts'
import { beads, cameo, cloak, collar, man, uraeus, woman } from '../../parts/cameo.ts'

const RIBS = [0, 1, 2, 3, 4]

/** The cap of a vulture, the sun between the horns of the cow. */
export const cleopatra = (): Scene =>
  cameo(
    0.93,
    122,
    mass('br3', smooth('92,50! 84,38 82,24 88,14! 90,26 98,38 112,40 124,34 132,24 138,14! 142,26 138,40 128,50!')),
    mass('cl1', circle(111, 25, 13)),
    tone('cl2', 'M111 12a13 13 0 0 1 0 26a16 16 0 0 0 0-26z'),
    woman,
    mass('on3', smooth('100,70! 116,52 138,64 150,92 154,130 160,184! 126,194! 112,160 106,132 104,106!')),
    tone(
      'iv3',
      ...RIBS.map(i =>
        smooth(
          `${110 + i * 8},${120 - i * 4}! ${114 + i * 9},150 ${120 + i * 9},${192 - i}! ${122.4 + i * 9},${192 - i}! ${117 + i * 9},150 ${113 + i * 8},${119 - i * 4}!`,
        ),
      ),
    ),
    mass(
      'br2',
      smooth('66,86! 66,74 76,60 94,51 114,50 132,57 142,74 142,98 136,124 128,140! 116,128 108,108 96,94 82,88!'),
    ),
    light('br1', smooth('67,84! 68,74 77,62 94,54 108,53! 92,62 82,74 80,86!')),
    tone(
      'br3',
      ...RIBS.map(i =>
        smooth(
          `${96 + i * 5},${92 + i * 9}! ${112 + i * 4},${86 + i * 8} 134,${78 + i * 10}! 136,${81 + i * 10}! ${113 + i * 4},${90 + i * 8} ${98 + i * 5},${95 + i * 9}!`,
        ),
      ),
      smooth('128,140! 138,120 142,98! 142,74! 138,98 132,118'),
    ),
    uraeus,
    mass('cl2', circle(103, 118, 4)),
    light('br1', smooth('101,124! 105,124! 107,136! 103,140! 99,136!')),
    collar('cb2'),
  )

/** The blue crown of war. */
export const ramesses = (): Scene =>
  cameo(
    0.93,
    124,
    // Ribbons of the crown, on the neck.
    mass('cl2', smooth('130,104! 146,130 152,170! 142,172! 134,140 122,118!')),
    mass('cl3', smooth('126,108! 136,140 138,176! 128,176! 126,146 118,122!')),
    man,
    tone('on3', smooth('80,101! 96,104! 96,106.5! 80,104!')),
    mass(
      'cb2',
      smooth(
        '64,88! 61,70 66,48 82,26 108,12 136,14 152,30 152,50 144,72 142,98 134,124! 122,122! 118,104! 104,96 84,90!',
      ),
    ),
    tone('cb3', smooth('136,14! 152,30 152,50 144,72 142,98 134,124! 124,122! 130,96 132,68 140,44')),
    light('cb1', smooth('68,82! 67,66 74,48 90,32! 82,50 80,68 80,84!')),
    tone('br1', smooth('64,88! 63,81! 84,83 106,90 119,99! 118,104! 104,96 84,90!')),
    beads(
      'br1',
      2.6,
      ...[0, 1, 2, 3].flatMap(row =>
        [0, 1, 2].map((i): [number, number] => [95 + i * 16 + (row % 2) * 6, 36 + row * 14 + i * 3]),
      ),
    ),
    uraeus,
    // The beard of a king, tied on.
    mass('br3', smooth('62,157! 74,160! 74,190 66,196 58,190!')),
    tone('br4', ...[166, 174, 182].map(y => path('M60', y, 'h14v3h-14z'))),
    collar('cl2'),
  )

const braid = (x: number, y: number, foot: number, lean: number): Drawing => [
  mass('on3', smooth(`${x - 5},${y}! ${x + 5},${y}! ${x + lean + 5},${foot}! ${x + lean - 4},${foot}!`)),
  beads('br1', 3.2, ...[0.3, 0.6, 0.95].map((part): [number, number] => [x + lean * part, y + (foot - y) * part])),
]

/** Braids with gold, incense of the South, the moon of her god on the crown. */
export const sheba = (): Scene =>
  cameo(
    0.93,
    124,
    mass('pu2', smooth('96,52! 128,46 152,66 160,110 168,170 176,220! 120,220! 118,130')),
    tone('pu3', smooth('140,56! 152,66 160,110 168,170 176,220! 150,220! 152,160 150,100')),
    woman,
    mass('on3', smooth('64,94! 66,78 80,66 110,62 136,74 144,100 138,132! 116,136! 110,116! 102,104 86,94!')),
    braid(114, 104, 176, 2),
    braid(125, 100, 184, 8),
    braid(136, 94, 186, 14),
    // The crown.
    mass(
      'br2',
      smooth('62,88! 62,66 66,58! 74,66! 80,52! 92,60! 102,46! 112,58! 126,50! 130,62! 144,60! 146,92! 124,80 92,78!'),
    ),
    tone(
      'br3',
      smooth('112,58! 126,50! 130,62! 144,60! 146,92! 124,80!'),
      smooth('62,88! 62,82! 92,73 124,75 146,87! 146,92! 124,80 92,78!'),
    ),
    light('br1', smooth('66,58! 74,66! 80,52! 86,60! 76,74 65,82!')),
    beads('cl1', 3, [74, 73], [92, 68], [112, 68], [130, 74]),
    mass('br1', path('M84 36a18 18 0 0 0 36 0a18 14 0 0 1-36 0z')),
    mass('br1', circle(102, 32, 8)),
    mass('br2', circle(104, 128, 7)),
    mass('on2', circle(104, 128, 3.6)),
    cloak('pu2', 'pu3'),
    mass('br2', smooth('82,170! 94,180 112,180 128,170! 130,178! 112,189 94,189 80,178!')),
    mass('br1', smooth('78,180! 92,193 114,194 132,182! 135,190! 114,203 90,202 74,188!')),
    beads('cb2', 3, [88, 194], [100, 198], [113, 198], [125, 192]),
  )
