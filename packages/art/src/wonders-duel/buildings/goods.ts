// Grey buildings: glass and papyrus.

import { type Drawing, light, mass, opening, type Shape, stroke, tone, turned } from '../../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../../kit/path.ts'
import { shelter } from '../../parts/small-buildings.ts'
import { flame } from '../../parts/things.ts'
import { boards, indoors, sand, strip } from './strip.ts'

/** A round furnace, its mouth full of fire. */
const furnace = (x: number, y: number, width: number): Drawing => {
  const high = width * 0.95
  return [
    mass(
      'bk1',
      path(
        'M',
        x,
        y,
        'v',
        -high * 0.5,
        'q0',
        -high * 0.5,
        width / 2,
        -high * 0.5,
        't',
        width / 2,
        high * 0.5,
        'v',
        high * 0.5,
        'z',
      ),
    ),
    tone(
      'bk3',
      path(
        'M',
        x + width / 2,
        y - high,
        'q',
        width / 2,
        0,
        width / 2,
        high * 0.5,
        'v',
        high * 0.5,
        'h',
        -width * 0.3,
        'v',
        -high * 0.5,
        'q0',
        -high * 0.4,
        -width * 0.2,
        -high * 0.5,
        'z',
      ),
    ),
    mass('bk2', rect(x - 4, y - 10, width + 8, 10)),
    opening('ink', arch(x + width * 0.26, y - 10, width * 0.48, width * 0.48)),
    flame(x + width * 0.5, y - 10, width * 0.36, width * 0.4),
  ]
}

/** A flask with a long neck. */
const flask = (x: number, y: number, size: number): readonly Shape[] => [
  mass(
    'wa2',
    path(
      'M',
      x - size * 0.14,
      y - size,
      'h',
      size * 0.28,
      'v',
      size * 0.36,
      'a',
      size * 0.36,
      size * 0.34,
      '0 1 1',
      -size * 0.28,
      '0z',
    ),
  ),
  tone(
    'wa3',
    path(
      'M',
      x + size * 0.04,
      y - size,
      'h',
      size * 0.1,
      'v',
      size * 0.36,
      'a',
      size * 0.36,
      size * 0.34,
      '0 0 1',
      -size * 0.12,
      size * 0.64,
      'z',
    ),
  ),
  light('wa1', circle(x - size * 0.14, y - size * 0.38, size * 0.1, size * 0.16)),
]

const bowl = (x: number, y: number, width: number): readonly Shape[] => [
  mass(
    'wa2',
    path(
      'M',
      x - width / 2,
      y - width * 0.5,
      'h',
      width,
      'q',
      0,
      width * 0.4,
      -width * 0.38,
      width * 0.42,
      'v',
      width * 0.08,
      'h',
      -width * 0.24,
      'v',
      -width * 0.08,
      'q',
      -width * 0.38,
      0,
      -width * 0.38,
      -width * 0.42,
      'z',
    ),
  ),
  light('wa1', rect(x - width / 2, y - width * 0.5, width, width * 0.08)),
]

const glassworks = strip(
  'day',
  indoors('bk4'),
  furnace(14, 130, 96),
  mass('wd1', rect(126, 66, 108, 6), rect(126, 122, 108, 6)),
  flask(146, 66, 44),
  bowl(182, 66, 34),
  flask(216, 66, 34),
  bowl(146, 122, 32),
  flask(182, 122, 46),
  bowl(216, 122, 30),
)

const glassblower = strip(
  'dusk',
  indoors('bk3'),
  furnace(156, 130, 76),
  // He turns the pipe while he blows.
  mass('sk3', polygon(38, 96, 50, 96, 48, 132, 36, 132), polygon(56, 96, 68, 96, 72, 132, 60, 132)),
  mass('cb2', smooth('32,104! 34,66 44,54 60,54 70,64 74,104!')),
  tone('cb3', smooth('58,54! 60,54 70,64 74,104! 60,104! 62,72')),
  mass('sk2', smooth('44,26! 60,24! 62,32 68,36! 64,40! 62,50! 54,56! 44,52!')),
  mass('wd3', smooth('40,40! 40,24 50,18 62,22! 52,28 48,38!')),
  stroke('ma3', 4, 'M67 40L124 66'),
  mass('sk2', smooth('54,64! 70,70 86,54! 92,58! 84,78 66,86 52,78!')),
  mass('fl2', circle(136, 74, 20)),
  light('fl1', circle(131, 69, 12)),
  light('li', circle(127, 64, 5)),
)

/** Stems of papyrus with their tufts. */
const papyrus = (x: number, y: number, height: number): Drawing => [
  mass('lf2', rect(x - 1.6, y - height, 3.2, height)),
  mass('lf2', ...[-64, -38, -12, 12, 38, 64].map(turn => spray(x, y - height, turn, height * 0.3))),
  light('lf1', ...[-50, -25, 0].map(turn => spray(x, y - height, turn, height * 0.24))),
]

const spray = (x: number, y: number, degrees: number, length: number): string => {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.sin(angle) * length, -Math.cos(angle) * length]
  return polygon(x, y, x + dx - dy * 0.08, y + dy + dx * 0.08, x + dx + dy * 0.08, y + dy - dx * 0.08)
}

const press = strip(
  'sea',
  sand,
  papyrus(20, 130, 90),
  papyrus(42, 134, 72),
  papyrus(216, 130, 84),
  // Two posts, a screw, a board that comes down on the sheets.
  mass('wd2', rect(68, 22, 14, 104), rect(158, 22, 14, 104)),
  tone('wd3', rect(77, 22, 5, 104), rect(167, 22, 5, 104)),
  mass('wd1', rect(60, 14, 120, 14)),
  mass('wd3', rect(112, 6, 16, 74)),
  light('wd1', ...[32, 44, 56, 68].map(y => polygon(112, y + 5, 128, y, 128, y + 4, 112, y + 9))),
  mass('wd2', rect(84, 2, 72, 7)),
  mass('wd1', rect(84, 78, 72, 12)),
  mass('iv1', ...[92, 99, 106, 113].map(y => rect(86, y, 68, 5))),
  tone('iv3', ...[96, 103, 110].map(y => rect(86, y, 68, 3))),
  mass('wd2', rect(58, 118, 124, 12)),
  tone('wd3', rect(58, 125, 124, 5)),
)

/** A sheet of crossed strips, pegged to the line by its upper edge. */
const sheet = (x: number, turn: number, height: number) =>
  turned(
    ...[x, 57, turn],
    mass('iv2', rect(-18, 0, 36, height)),
    tone('iv3', ...[-10, -1, 8].map(dx => rect(dx, 0, 2.4, height)), ...[12, 26, 40].map(dy => rect(-18, dy, 36, 2.4))),
    light('iv1', rect(-18, 0, 8, height)),
    mass('wd1', rect(-13, -5, 5, 10), rect(9, -5, 5, 10)),
  )

const dryingRoom = strip(
  'rose',
  boards,
  shelter(4, 130, 232, 126),
  stroke('wd1', 2.4, 'M16 56L224 56'),
  sheet(44, 5, 58),
  sheet(94, -4, 50),
  sheet(144, 6, 60),
  sheet(194, -3, 52),
)

export const goods = { glassworks, glassblower, press, 'drying-room': dryingRoom }
