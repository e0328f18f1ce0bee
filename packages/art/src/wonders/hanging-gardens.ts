// The Hanging Gardens: four tiers of brick under palms and vines, and water down the middle.

import { type Drawing, guide, light, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import { arch, circle, path, polygon, rect, smooth } from '../kit/path.ts'
import { cloud, sky } from '../parts/air.ts'
import { waves } from '../parts/land.ts'
import { bush, cypress, palm, vine } from '../parts/plants.ts'

interface Tier {
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly arches: number
  readonly arch: readonly [width: number, height: number]
  /** How the upper and the lower edge of the side fall away to the right. */
  readonly fall: readonly [above: number, below: number]
}

function tier({ box: [x, y, width, height], arches, arch: [wide, high], fall: [above, below] }: Tier): Drawing {
  const gap = (width - arches * wide) / (arches + 1)
  const foot = y + height
  const right = x + width
  const places = Array.from({ length: arches }, (_, index) => x + gap + index * (wide + gap))
  const tiles = Array.from({ length: width < 140 ? 0 : Math.floor(width / 12) }, (_, index) =>
    path('M', x + 6 + index * 12, y + 1, 'l2 2.5-2 2.5-2-2.5z'),
  )
  return [
    mass('bk1', rect(x, y, width, height)),
    mass('bk3', polygon(right, y, right + 16, y + above, right + 16, foot + below, right, foot)),
    opening('bk4', ...places.map(place => arch(place, foot, wide, high))),
    tone('bk2', ...places.map(place => arch(place + wide * 0.55, foot, wide * 0.45, high * 0.86))),
    // Glazed tiles along the edge.
    mass('cb2', rect(x - 2, y, width + 4, 7)),
    mass('cb3', polygon(right + 2, y, right + 18, y + above, right + 18, y + above + 6, right + 2, y + 7)),
    ...(tiles.length > 0 ? [light('br1', ...tiles)] : []),
  ]
}

const tower: Drawing = [
  mass('h1', smooth('0,236! 26,226 60,236! 60,250! 0,250!'), rect(206, 196, 34, 60), rect(216, 178, 16, 20)),
  mass('h1', rect(226, 160, 6, 20)),
  tone('h2', rect(232, 196, 8, 60), rect(226, 178, 6, 18)),
]

const fourth: Drawing = [
  palm(108, 96, 58, -8),
  palm(146, 96, 52, 10),
  cypress(128, 96, 40),
  bush(98, 97, 26),
  bush(150, 98, 24),
  tier({ box: [88, 94, 64, 40], arches: 3, arch: [12, 24], fall: [7, 4] }),
  vine(90, 97, [14, 8, 18, 6, 12]),
  vine(134, 97, [8, 16, 10, 14]),
]

const third: Drawing = [
  cypress(76, 132, 38),
  cypress(160, 132, 34),
  bush(88, 134, 26),
  bush(160, 134, 28),
  tier({ box: [66, 130, 104, 44], arches: 4, arch: [15, 27], fall: [5, 2] }),
  vine(70, 133, [18, 10, 22, 12, 7]),
  vine(146, 133, [8, 20, 12, 24, 9]),
]

const second: Drawing = [
  palm(52, 172, 46, -8),
  palm(184, 172, 44, 8),
  bush(64, 174, 32),
  bush(152, 174, 26),
  bush(178, 174, 26),
  tier({ box: [44, 170, 146, 50], arches: 5, arch: [18, 31], fall: [2, 0] }),
  vine(48, 173, [22, 12, 28, 16, 8, 14]),
  vine(160, 173, [10, 24, 14, 30, 18, 8]),
]

const first: Drawing = [
  cypress(30, 218, 46),
  cypress(204, 218, 44),
  bush(46, 221, 34),
  bush(80, 221, 26),
  bush(158, 221, 30),
  bush(188, 221, 30),
  tier({ box: [20, 216, 190, 62], arches: 6, arch: [21, 38], fall: [0, -5] }),
  vine(24, 219, [26, 14, 34, 20, 10, 18]),
  vine(180, 219, [12, 30, 16, 36, 22, 10]),
]

const fall: Drawing = [
  mass('wa1', polygon(117, 101, 125, 101, 127, 278, 113, 278)),
  light('ma1', polygon(118, 101, 120, 101, 118, 278, 115, 278), polygon(123, 110, 124.4, 110, 126, 278, 124, 278)),
]

const basin: Drawing = [
  mass('gr2', rect(0, 276, 240, 44)),
  tone('gr3', polygon(210, 276, 240, 266, 240, 284, 210, 284)),
  mass('st1', rect(0, 284, 240, 6)),
  mass('wa2', rect(0, 290, 240, 30)),
  light('wa1', polygon(104, 290, 138, 290, 150, 320, 92, 320)),
  light('ma1', circle(120, 288, 14, 4)),
  waves({ x: -6, y: 306, count: 4, step: 26 }),
  waves({ x: 160, y: 306, count: 4, step: 26 }),
]

export const hangingGardens = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'rose',
  wide: '0 70 240 147',
  drawing: [
    sky(240, 320, { x: 50, y: 76, radius: 26 }),
    cloud(160, 70, 64, 'k2'),
    tower,
    fourth,
    third,
    second,
    first,
    fall,
    basin,
    bush(10, 290, 38),
    bush(232, 290, 34),
    guide('M120 40V300M12 94H78M12 278h8M12 94v184M88 94L20 216M152 94l58 122'),
  ],
})
