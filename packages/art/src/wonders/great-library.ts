// The Great Library: a hall of Alexandria with the scrolls of the known world, open to the sea.

import { air, type Drawing, guide, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import { arch, circle, type Path, path, polygon, rect, smooth } from '../kit/path.ts'
import { cloud } from '../parts/air.ts'
import { waves } from '../parts/land.ts'
import { column } from '../parts/stone.ts'
import { scroll } from '../parts/things.ts'

/** The ends of scrolls that lie in a heap, the lower row of three. */
const heap = (x: number, y: number, full: boolean): readonly Path[] =>
  [
    [3.6, 3.4],
    [10.4, 3.4],
    [17.2, 3.4],
    ...(full
      ? [
          [7, 9.4],
          [13.8, 9.4],
        ]
      : []),
  ].map(([dx, up]) => circle(x + dx, y - up, 3.2))

const HOLES = [0, 1, 2].flatMap(across => [0, 1, 2, 3, 4, 5].map(down => ({ across, down })))

/** A wall of pigeonholes, three across and six high. */
function shelves(x: number): Drawing {
  const place = ({ across, down }: (typeof HOLES)[number]) => [x + 4 + across * 23, 110 + down * 24] as const
  const ends = HOLES.flatMap(hole => heap(...place(hole), (hole.across * 2 + hole.down) % 3 !== 0))
  return [
    mass('wd2', rect(x, 88, 73, 166)),
    tone('wd3', ...HOLES.map(hole => rect(place(hole)[0] - 1, place(hole)[1] - 19, 21, 19))),
    tone('iv1', ...ends),
    tone('iv3', ...ends.filter((_, index) => index % 5 === 2)),
    mass('wd1', rect(x - 2, 84, 77, 6), rect(x - 2, 236, 77, 18)),
    tone('wd3', ...times3(index => rect(x + 4 + index * 23, 240, 19, 10))),
  ]
}

const times3 = (path: (index: number) => Path): readonly Path[] => [0, 1, 2].map(path)

/** Sea, sky and the Great Lighthouse, through the middle arch. */
const view: Drawing = [
  mass('k1', arch(86, 250, 68, 160)),
  air('k2', path('M86 250V124A34 34 0 0 1 149 107V250z')),
  air('k3', circle(112, 132, 24)),
  air('kd', circle(112, 132, 13)),
  cloud(118, 168, 34, 'k3'),
  mass('st2', polygon(128, 212, 130, 184, 139, 184, 141, 212), rect(131, 174, 7, 10), rect(132.6, 168, 4, 7)),
  tone('st3', polygon(135, 212, 135, 184, 139, 184, 141, 212)),
  mass('fl1', circle(134.6, 167, 3)),
  mass('wa2', rect(86, 212, 68, 40)),
  waves({ x: 88, y: 222, count: 3, step: 22 }),
  waves({ x: 96, y: 234, count: 3, step: 22 }),
]

/** A half-round window under a coffered vault. */
const vault: Drawing = [
  mass('bk2', rect(0, 0, 240, 86)),
  tone('bk3', path('M196 0H240V86H230A110 82 0 0 0 176 0z')),
  tone(
    'bk4',
    path('M6 30L22 48 32 38 16 18zM40 2L54 24 66 17 54-6zM92-4L95 10H108V-6zM132-6V10H145L148-4z'),
    path('M234 30L218 48 208 38 224 18zM200 2L186 24 174 17 186-6z'),
  ),
  mass('ma1', path('M12 88A108 76 0 0 1 228 88z')),
  tone('ma3', path('M170 22A108 76 0 0 1 228 88H216A96 66 0 0 0 164 26z')),
  mass('k1', path('M30 84A90 58 0 0 1 210 84z')),
  air('k2', path('M30 84A90 58 0 0 1 150 29L132 84z')),
  mass('ma1', rect(86, 24, 7, 62), rect(147, 24, 7, 62)),
  mass('ma2', rect(0, 80, 240, 9)),
  tone('ma3', rect(0, 86, 240, 3), rect(166, 80, 74, 9)),
]

const wall: Drawing = [
  mass('ma2', rect(0, 60, 240, 196)),
  tone('ma3', rect(168, 60, 72, 196)),
  mass('ma1', path('M78 256V124a42 42 0 0 1 84 0V256h-8V124a34 34 0 0 0-68 0V256z')),
]

const floor: Drawing = [
  mass('ma2', rect(0, 252, 240, 68)),
  tone(
    'ma3',
    ...[0, 1, 2, 3, 4, 5].flatMap(index => {
      const line = (slot: number, y: number) => 120 + (slot - 6) * (20 + (y - 252) * 0.5)
      const even = index * 2
      return [
        polygon(line(even, 252), 252, line(even + 1, 252), 252, line(even + 1, 270), 270, line(even, 270), 270),
        polygon(line(even + 1, 270), 270, line(even + 2, 270), 270, line(even + 2, 294), 294, line(even + 1, 294), 294),
        polygon(line(even, 294), 294, line(even + 1, 294), 294, line(even + 1, 320), 320, line(even, 320), 320),
      ]
    }),
  ),
]

const ladder: Drawing = [
  mass('wd3', polygon(182, 262, 186, 262, 208, 104, 204, 104), polygon(200, 264, 204, 264, 226, 106, 222, 106)),
  mass('wd3', ...[0, 1, 2, 3, 4, 5, 6].map(step => rect(184 + step * 2.9, 248 - step * 21, 19, 3))),
]

/** He has found what he was looking for. */
const librarian: Drawing = [
  mass('cb2', smooth('184,200! 184,176 189,162 198,159 207,164 210,180 212,202!')),
  tone('cb3', smooth('200,160! 207,164 210,180 212,202! 202,202! 203,180')),
  mass('sk3', polygon(188, 202, 194, 202, 194, 210, 188, 210), polygon(202, 202, 208, 202, 208, 210, 202, 210)),
  mass('sk2', circle(196, 151, 6.4)),
  mass('wd3', smooth('190,149! 191,143 199,142 204,149 202,157! 198,151 194,148!')),
  mass('iv1', polygon(168, 166, 184, 162, 187, 180, 171, 184)),
  tone(
    'iv3',
    polygon(172, 169, 182, 166.6, 182.4, 168.6, 172.4, 171),
    polygon(173, 174, 183, 171.6, 183.4, 173.6, 173.4, 176),
  ),
  mass('sk2', smooth('196,168! 184,176! 185,181! 198,178!')),
]

const table: Drawing = [
  mass('wd3', polygon(26, 320, 32, 288, 40, 288, 36, 320), polygon(122, 320, 116, 288, 124, 288, 130, 320)),
  mass('wd1', polygon(14, 290, 28, 276, 130, 276, 142, 290)),
  mass('wd2', rect(14, 290, 128, 7)),
  // An open scroll.
  mass('iv1', smooth('44,284! 70,279 104,284! 112,276! 80,271 52,277!')),
  tone('iv3', polygon(60, 280, 88, 278, 87, 279.6, 59, 281.6), polygon(64, 277, 94, 275.6, 93, 277, 63, 278.6)),
  mass(
    'iv2',
    smooth('40,284 44,277 52,272 56,276 51,282 46,288'),
    smooth('102,284 106,276 112,271 117,275 113,282 108,288'),
  ),
  mass('br2', smooth('22,284! 26,279 34,279 38,282! 34,287 26,287')),
  mass('fl1', smooth('37,281! 38,275 41,271! 43,277 41,282!')),
]

/** A basket of scrolls. */
const basket: Drawing = [
  mass('iv1', rect(166, 268, 8, 26), rect(177, 262, 8, 30), rect(188, 267, 8, 26)),
  tone('iv3', rect(171, 268, 3, 26), rect(182, 262, 3, 30), rect(193, 267, 3, 26)),
  mass('cl2', rect(166, 274, 8, 4), rect(188, 273, 8, 4)),
  mass('wd1', path('M158 286h46l-3 32h-40z')),
  tone('wd2', path('M188 286h16l-3 32h-14z'), rect(159, 296, 44, 2.4), rect(160, 306, 42, 2.4)),
]

export const greatLibrary = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'day',
  wide: '0 84 240 147',
  drawing: [
    wall,
    view,
    floor,
    shelves(4),
    shelves(163),
    vault,
    column(82, 256, 13, 162),
    column(158, 256, 13, 162),
    ladder,
    librarian,
    table,
    scroll(60, 318, 34, 10),
    basket,
    opening('ma4', rect(0, 252, 76, 3), rect(164, 252, 76, 3)),
    guide('M120 20V310M34 90a86 74 0 0 1 172 0M10 262H230M10 256v12M230 256v12'),
  ],
})
