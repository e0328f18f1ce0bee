// The military track: a capital at each end, and the pawn of the war between them.

import { type Drawing, light, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { palm } from '../parts/plants.ts'
import { merlons, stepMerlons } from '../parts/stone.ts'

const piece = (drawing: Drawing): Scene => ({ width: 120, height: 120, sky: 'day', edge: 3, drawing })

/** A city of the West: temple on a rock, red roofs, square battlements. */
export const westernCapital = (): Scene =>
  piece([
    mass('gr3', smooth('26,80! 30,56 40,46! 82,46! 92,58 94,80!')),
    mass('ma1', polygon(34, 26, 61, 10, 88, 26), rect(36, 26, 50, 4), rect(34, 44, 54, 5)),
    opening('ma4', rect(38, 30, 46, 14)),
    mass('ma1', ...[38, 48.5, 59, 69.5, 80].map(x => rect(x, 30, 5, 14))),
    mass('st1', rect(22, 60, 20, 22), rect(78, 56, 20, 26)),
    tone('st3', rect(34, 60, 8, 22), rect(90, 56, 8, 26)),
    mass('bk2', polygon(19, 60, 32, 50, 45, 60), polygon(75, 56, 88, 46, 101, 56)),
    mass('st2', rect(10, 74, 100, 38)),
    tone('st3', rect(66, 74, 44, 38)),
    merlons(10, 74, 100, 11, 7, 'st2'),
    mass('st1', rect(40, 66, 40, 46)),
    tone('st3', rect(66, 66, 14, 46)),
    merlons(38, 66, 44, 5, 7, 'st1'),
    opening('ink', arch(50, 112, 20, 30)),
    mass('cl2', rect(20, 84, 12, 20), rect(88, 84, 12, 20)),
    tone('br1', circle(26, 93, 3), circle(94, 93, 3)),
  ])

/** A city of the East: stepped tower, blue gate, stepped battlements. */
export const easternCapital = (): Scene =>
  piece([
    palm(20, 78, 46, -4),
    palm(102, 78, 40, 4),
    ...[
      [26, 52, 68, 28],
      [36, 34, 48, 19],
      [46, 18, 28, 17],
    ].map(([x, y, width, height]) => [
      mass('bk1', rect(x, y, width, height)),
      tone('bk3', rect(x + width * 0.64, y, width * 0.36, height)),
      tone('bk2', rect(x, y, width, 3)),
    ]),
    opening('bk4', polygon(54, 76, 66, 76, 64, 34, 56, 34)),
    mass('cb2', rect(51, 8, 18, 11)),
    tone('cb3', rect(62, 8, 7, 11)),
    mass('st2', rect(8, 78, 104, 34)),
    tone('st3', rect(68, 78, 44, 34)),
    stepMerlons(10, 78, 8, 3.8, 'st2'),
    mass('cb2', rect(38, 68, 44, 44)),
    tone('cb3', rect(66, 68, 16, 44)),
    stepMerlons(38, 68, 5, 2.7, 'cb1'),
    light('br1', ...[44, 76].flatMap(x => [80, 94].map(y => polygon(x, y, x + 3, y + 3, x, y + 6, x - 3, y + 3)))),
    mass('br3', arch(48, 112, 24, 34)),
    opening('ink', arch(51, 112, 18, 30)),
  ])

/** A soldier of red clay, as a pawn. */
export const conflictPawn = (): Scene => ({
  width: 72,
  height: 96,
  sky: 'day',
  edge: 3,
  drawing: [
    mass('cl3', circle(36, 82, 28, 9)),
    mass('cl3', rect(8, 74, 56, 8)),
    mass('cl2', circle(36, 74, 28, 8)),
    mass('cl2', smooth('14,72! 26,62 30,46! 42,46! 46,62 58,72! 36,78')),
    tone('cl3', smooth('38,46! 42,46! 46,62 58,72! 38,77!')),
    light('cl1', smooth('18,71! 29,62 32,48! 34,48! 33,64 28,74!')),
    mass('br2', rect(24, 41, 24, 6)),
    tone('br3', rect(39, 41, 9, 6)),
    mass('cl2', circle(36, 28, 15)),
    mass('br2', path('M19 30C18 16 26 10 36 10S54 16 53 30z')),
    tone('br3', path('M38 10c9 1 15 7 15 20H40z')),
    mass('br3', rect(17, 28, 38, 4)),
    mass('cl1', path('M32 14q-2-10 4-12t6 12z')),
    opening('cl3', rect(27, 33, 6, 3), rect(38, 33, 6, 3)),
  ],
})
