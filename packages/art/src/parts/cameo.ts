// A cameo: a gold rim, dark onyx, and the relief of a head that looks left, into the light. The parts are
// drawn for the same head, so that a hero or a leader is a choice of face, beard, hair, headgear and dress. `0 0` to `200 240`.

import { at, clipped, type Drawing, light, mass, type Scene, tone } from '../kit/drawing.ts'
import type { Ramp, Role } from '../kit/palette.ts'
import { circle, smooth } from '../kit/path.ts'

/** `size` and the height of the middle fit tall headgear into the oval. */
export const cameo = (size: number, middle: number, ...relief: Drawing): Scene => ({
  width: 200,
  height: 240,
  sky: 'day',
  drawing: [
    mass('br4', circle(100, 120, 96, 116)),
    mass('br2', circle(100, 119, 95, 115)),
    light('br1', 'M5 119a95 115 0 0 1 95-115a95 115 0 0 0-88 115z'),
    mass('on3', circle(100, 120, 88, 108)),
    mass('on2', circle(100, 120, 85, 105)),
    light('on1', smooth('15,120! 18,84 36,44 70,20 100,15! 60,50 44,110 60,180 100,225! 66,220 34,190 18,150')),
    clipped(circle(100, 120, 85, 105), at(100, middle, size, at(-100, -120, 1, ...relief))),
  ],
})

export const beads = (role: Role, radius: number, ...places: readonly (readonly [number, number])[]) =>
  tone(role, ...places.map(([x, y]) => circle(x, y, radius)))

// Faces, with the neck and bare shoulders below them.

const neck: Drawing = [
  mass(
    'iv2',
    smooth('82,140! 82,166 74,182! 52,194 36,212! 62,232 100,240 140,232 170,206! 164,182 150,172! 138,164 132,130!'),
  ),
  tone(
    'iv3',
    smooth('96,150! 100,166 116,178 150,172! 138,164 132,130! 118,146'),
    smooth('86,196! 104,206 120,236! 140,232 170,206! 164,182 150,172! 134,190'),
  ),
]

const ear: Drawing = [
  mass('iv1', smooth('103,104! 108,98 114,101 113,110 108,120! 103,114')),
  tone('iv3', smooth('107,105! 111,104 110,112! 107,114!')),
]

export const manProfile = smooth(
  '72,66! 66,74 61,84 58,90! 62,96! 56,106 49,115 50,119 60,122! 57,127 61,130! 58,135 60,140! 58,150 62,158 74,160 92,156 106,146! 120,124! 118,90 96,66!',
)

export const man: Drawing = [
  neck,
  mass('iv1', manProfile),
  tone(
    'iv2',
    smooth('106,146! 92,156 86,158! 96,146 100,128 98,112 108,112! 116,120'),
    smooth('60,122! 66,120 67,114 62,117!'),
    smooth('62,96! 72,97 80,101! 84,106 80,108 72,104 64,103!'),
  ),
  tone(
    'on3',
    smooth('58,90! 66,88 78,91 88,97! 78,96 66,95 60,95!'),
    smooth('66,102! 72,99 80,102! 74,104.4!'),
    smooth('58,129.5! 64,128.6 69,131! 63,132.4!'),
  ),
  ear,
]

export const woman: Drawing = [
  mass(
    'iv2',
    smooth('84,150! 84,170 78,184! 60,198 44,214! 72,232 104,238 144,230 164,208! 150,192 128,184! 124,140!'),
  ),
  tone('iv3', smooth('98,150! 96,172 104,190! 128,186! 124,140!')),
  mass(
    'iv1',
    smooth(
      '70,74! 66,84 62,94 63,100 56,111 50,119 51,122 60,125! 56,130 60,133! 57,138 61,142! 58,150 61,156 68,159 80,157 92,152 104,144! 116,120! 112,90 92,70!',
    ),
  ),
  tone(
    'iv2',
    smooth('104,144! 92,152 80,157 68,159! 80,150 90,140 96,124 98,108 110,110!'),
    smooth('60,125! 66,122 66,118 62,120!'),
    smooth('60,133! 66,132 70,135 62,136!'),
  ),
  tone(
    'on3',
    smooth('66,104! 71,99 78,100 86,104 93,105! 84,107 74,107!'),
    smooth('64,96! 72,91 82,92 92,97! 82,95 72,94.6!'),
    smooth('58,132! 64,131.4 68,133! 62,134.4!'),
  ),
  light('iv1', circle(74.6, 103.4, 1.3)),
]

// Beards.

const lips = light('iv1', smooth('60,131! 65,130.6 68,133! 64,136 60,135!'))

/** Along the jaw. */
export const shortBeard: Drawing = [
  mass(
    'on3',
    smooth(
      '58,128! 66,126 71,130! 80,136 94,132 102,118! 110,116! 114,128 110,146 98,158 82,166 66,166 58,159 57,148 58,141! 64,142 66,138! 61,133!',
    ),
  ),
  lips,
  tone(
    'iv3',
    smooth('70,150! 76,152 80,158! 74,158'),
    smooth('82,146! 88,148 90,154! 84,154'),
    smooth('94,138! 100,140 101,147! 95,146'),
    smooth('64,155! 68,157 70,162! 65,161'),
  ),
]

/** Of a Greek in his best years. */
export const fullBeard = (hair: Role = 'on3', locks: Role = 'iv3'): Drawing => [
  mass(
    hair,
    smooth(
      '57,127! 66,125 72,130! 80,136 94,132 102,118! 111,116! 116,132 113,152 104,168 88,180 72,182 60,174 53,160 56,148 58,141! 64,142 66,138! 60,133!',
    ),
  ),
  lips,
  tone(
    locks,
    smooth('62,154! 68,158 68,170! 62,164'),
    smooth('76,150! 80,160 78,174! 72,164'),
    smooth('90,144! 94,156 90,170! 85,158'),
    smooth('102,134! 106,146 103,158! 98,148'),
  ),
]

/** Of a king between the rivers: long, square, in rows of curls. */
export const longBeard: Drawing = [
  mass(
    'on3',
    smooth(
      '57,127! 66,125 72,130! 80,136 94,132 102,116! 112,114! 118,140 116,170 114,208! 66,212! 58,190 54,160 57,148 58,141! 64,142 66,138! 60,133!',
    ),
  ),
  lips,
  beads(
    'iv3',
    3.2,
    ...[150, 172, 194].flatMap(y => [66, 78, 90, 102].map((x): [number, number] => [x + (y - 150) / 18, y])),
  ),
  tone(
    'on1',
    ...[160, 182, 203].map(y =>
      smooth(`59,${y}! 76,${y + 3} 96,${y + 2} 115,${y - 3}! 115,${y}! 96,${y + 6} 76,${y + 7} 60,${y + 4}!`),
    ),
  ),
]

// Hair.

/** Close to the head, combed to the brow. */
export const shortHair: Drawing = [
  mass(
    'on3',
    smooth(
      '66,84! 66,70 74,56 90,46 110,44 128,52 139,68 142,90 138,114 130,136! 120,134! 116,118! 114,100 106,94 100,104! 98,92 96,82! 90,86! 86,78! 80,84! 77,77! 71,84!',
    ),
  ),
  light(
    'on1',
    smooth('78,70! 88,58 102,54! 92,62 84,72!'),
    smooth('96,74! 106,64 120,64! 110,68 102,78!'),
    smooth('118,88! 124,78 134,80! 127,84 123,94!'),
    smooth('120,112! 126,102 136,102! 129,107 125,118!'),
  ),
]

/** A knot of hair that falls on the neck, in curls, below what a king wears. */
export const neckCurls: Drawing = [
  mass('on3', smooth('106,92! 130,84 146,96 154,120 156,150 150,168 134,174! 122,164 118,140 114,116!')),
  beads('iv3', 3.2, [128, 112], [140, 118], [130, 128], [143, 134], [132, 144], [145, 150], [134, 160]),
]

/** A Greek woman's: waved, with a knot behind. */
export const bound = (hair: Role = 'on3', waves: Role = 'on1'): Drawing => [
  mass(hair, circle(148, 100, 17)),
  mass(
    hair,
    smooth(
      '64,92! 64,74 76,58 96,49 118,52 136,66 143,86 140,108 132,124! 120,128! 114,112! 104,116 96,104 84,92 72,88!',
    ),
  ),
  light(
    waves,
    smooth('72,82! 84,70 104,64 124,68! 104,69 88,76 78,86!'),
    smooth('86,90! 98,80 116,78 132,84! 116,84 100,88 92,96!'),
    smooth('100,104! 110,94 124,93 134,98! 122,99 112,103 106,112!'),
    smooth('140,92! 148,88 157,94! 150,94 144,98!'),
    smooth('140,104! 148,112 157,106! 150,106 146,102!'),
  ),
]

// Dress, over the shoulders.

/** A cloak over both shoulders, its folds falling to the right. */
export const cloak = (lit: Role, shade: Role): Drawing => [
  mass(
    lit,
    smooth('86,170! 72,186 46,200 28,220! 60,238 100,244 150,236 180,206! 168,184 142,168! 132,184 112,192 96,186'),
  ),
  tone(
    shade,
    smooth('142,168! 168,184 180,206! 150,236 124,242! 146,214 146,190!'),
    smooth('88,176! 78,200 60,232! 66,236! 86,206 94,184!'),
    smooth('108,192! 100,212 92,242! 99,242! 110,216 116,191!'),
  ),
]

/** Bronze over chest and shoulder, with a fringe of leather. */
export const cuirass: Drawing = [
  mass('br2', smooth('88,172! 70,186 46,200 30,220! 60,238 100,244 140,236! 146,200 136,172! 118,188 102,188')),
  light('br1', smooth('80,184! 60,196 42,208! 40,214! 62,212 84,200!')),
  tone('br3', smooth('112,190! 120,214 110,242! 140,236! 146,200 136,172!')),
  mass('br2', smooth('128,186! 142,168 164,172 180,194! 174,212 154,224! 138,216 130,202')),
  tone('br3', smooth('154,224! 174,212 180,194! 164,172! 168,192 160,208 146,220!')),
  light('br1', smooth('132,188! 142,173 154,173! 144,182 140,196 142,208! 133,200')),
]

/** A broad collar in three rows. */
export const collar = (row: Role): Drawing => [
  mass(
    'br2',
    smooth('80,178! 72,188 54,202 42,216! 76,232 104,236 146,228 166,208! 152,190 134,182! 128,196 108,204 90,198!'),
  ),
  tone(row, smooth('72,192! 60,204 54,213! 80,223 106,225 142,218 156,205! 148,197! 130,208 106,212 84,206!')),
  light('br1', smooth('79,183! 76,187! 90,203 108,208 132,200 142,188! 137,185! 128,197 108,204 90,198!')),
  beads('iv1', 2.2, [68, 209], [80, 214], [93, 217], [106, 218], [119, 216], [132, 212], [144, 206]),
]

/** A robe with a fringed hem that crosses the chest. */
export const fringed = (ramp: Ramp & ('cl' | 'cb' | 'pu' | 'lf')): Drawing => [
  cloak(`${ramp}2`, `${ramp}3`),
  mass('br1', smooth('140,168! 148,172! 132,204 104,236! 94,240! 124,204!')),
  tone('br3', smooth('148,172! 152,175! 138,206 110,238! 104,236! 132,204!')),
]

/** The cobra on a crown of Egypt. */
export const uraeus: Drawing = [
  mass('br2', smooth('69,82! 62,80 56,74 56,66 60,60 57,54! 63,55 66,62 62,68 66,72 72,72!')),
  tone('br4', circle(60.6, 58.6, 1.3)),
]
