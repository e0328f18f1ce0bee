// The Colossus: Helios of bronze astride the harbour of Rhodes, a ship between his legs.

import { type Drawing, guide, light, mass, opening, type Scene, times, tone } from '../kit/drawing.ts'
import { circle, type Path, polygon, rect, smooth } from '../kit/path.ts'
import { cloud, sky } from '../parts/air.ts'
import { waves } from '../parts/land.ts'
import { block } from '../parts/stone.ts'

/** A ray of the crown around the head, the outer ones in turn long and short. */
function ray(index: number): Path {
  const angle = ((-172 + index * 20.5) * Math.PI) / 180
  const point = (radius: number, aside: number) => [
    121 + Math.cos(angle + aside) * radius,
    76 + Math.sin(angle + aside) * radius,
  ]
  return polygon(...point(13, -0.13), ...point(index % 2 === 0 ? 30 : 27, 0), ...point(13, 0.13))
}

const COURSES: readonly (readonly [x: number, y: number])[] = [
  [24, 0],
  [52, 0],
  [12, 16],
  [40, 16],
]

/** One of the two piers that he stands on. */
const mole = (x: number): Drawing => [
  block([x, 250, 72, 46], [10, -6], { top: 'ma1' }),
  tone('st2', rect(x, 264, 72, 2), rect(x, 280, 72, 2), ...COURSES.map(([dx, dy]) => rect(x + dx, 250 + dy, 2, 14))),
]

const ship: Drawing = [
  mass('st1', smooth('108,206! 124,203 138,206! 141,220 139,233! 124,229 107,233! 105,220')),
  tone('cl2', smooth('118,204! 130,204! 131,231! 117,231!')),
  opening('wd3', rect(123, 198, 2, 46)),
  mass('wd2', smooth('92,240! 100,243 124,244 144,243 155,234! 157,241! 148,253 124,256 102,254 94,248')),
  tone('wd3', smooth('95,249! 110,249 140,249 153,246! 148,253 124,256 102,254')),
  light('st1', circle(108, 247, 1.8), circle(117, 247.4, 1.8), circle(126, 247.4, 1.8), circle(135, 247, 1.8)),
]

const houses: Drawing = [
  mass('ma1', rect(190, 212, 12, 10), rect(206, 200, 13, 12), rect(222, 206, 14, 12), rect(204, 220, 16, 11)),
  mass('ma1', rect(226, 194, 10, 10)),
  tone('ma3', rect(198, 212, 4, 10), rect(214, 200, 5, 12), rect(231, 206, 5, 12), rect(214, 220, 6, 11)),
]

const BODY =
  '97,100 106,96 114,94 130,94 138,96 147,100 151,108 148,120 141,130 138,146 144,160 154,182 160,198 169,214 172,226 173,240! 187,249! 160,249! 160,240 152,228 148,212 143,200 130,178 121,168! 112,178 99,200 94,212 90,228 82,240! 84,249! 55,249! 69,240! 70,226 73,214 82,198 88,182 98,160 104,146 101,130 94,118 93,108'
const BODY_SHADE =
  '128,95! 138,96 147,100 151,108 148,120 141,130 138,146 144,160 154,182 160,198 169,214 172,226 173,240! 187,249! 172,249! 164,240 163,228 158,214 150,198 140,180 132,164! 130,150 134,132 136,118 130,106'
const LEG_SHADE = '108,180! 116,172! 112,178 99,200 94,212 90,228 82,240! 84,249! 76,249! 80,240 84,228 88,212 94,200'
const BODY_LIGHT =
  '97,101! 106,97 116,98! 118,110 112,121 102,119 98,110;96,180! 101,181! 95,192 88,202! 84,200!;84,204! 88,206! 84,216 80,228! 75,226 77,214;80,75! 84,54! 87,54! 84,75! 93,89! 90,91!'
const KILT =
  '104,148! 122,152 138,148! 145,164! 153,184! 148,190! 143,184! 138,191! 132,184! 127,190! 121,183! 115,190! 110,184! 104,191! 99,184! 94,190! 89,184! 98,164!'

const cloak: Drawing = [
  mass('bz3', smooth('146,104! 158,112 168,128 172,150 170,182 176,206! 160,200 150,176 146,150')),
  tone('bz4', smooth('160,130! 164,150 162,176 166,200! 176,206! 170,182 172,150 168,128')),
]

const kilt: Drawing = [
  mass('bz3', smooth(KILT)),
  tone('bz4', polygon(128, 152, 138, 148, 145, 164, 153, 184, 148, 190, 143, 184, 138, 191, 132, 184)),
  tone('bz4', polygon(120, 153, 122, 153, 122, 184, 120, 184)),
  light('bz2', polygon(107, 152, 112, 152, 106, 186, 103, 189, 99, 184)),
  light('bz2', polygon(116, 153, 118, 153, 116, 187, 112, 187)),
  mass('bz1', smooth('103,143! 122,148 139,143! 139,149! 122,154 103,149!')),
]

const head: Drawing = [
  mass('bz2', rect(115, 86, 13, 11), smooth('110,74 112,65 121,61 130,65 132,74 130,84 122,91 113,85')),
  tone('bz3', smooth('122,62! 130,65 132,74 130,84 122,91! 124,82 121,78!'), rect(122, 90, 6, 6)),
  light('bz1', smooth('112,72! 114,66 120,64! 118,70')),
  opening('bz4', smooth('110,73! 111,64 121,60 131,64 132,73! 126,67 116,67')),
]

const torch: Drawing = [
  mass('bz3', polygon(80, 40, 96, 40, 91, 54, 85, 54)),
  mass('fl2', smooth('80,40! 78,28 86,22 88,8! 96,20 100,30 96,40!')),
  light('fl1', smooth('84,40! 84,32 89,20! 94,32 92,40!')),
]

export const colossus = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'sea',
  wide: '0 8 240 147',
  drawing: [
    sky(240, 320, { x: 52, y: 66, radius: 24 }),
    cloud(158, 120, 76),
    cloud(-20, 150, 70),
    mass('h1', smooth('0,226! 30,214 60,222 90,230 110,236! 0,240!')),
    mass('h1', smooth('150,236! 180,216 206,198 240,190! 240,240! 150,240!')),
    tone('h2', smooth('206,198 240,190! 240,240! 216,240! 214,216')),
    houses,
    mass('wa3', rect(0, 236, 240, 84)),
    tone('wa2', rect(0, 236, 240, 3), rect(20, 246, 40, 2), rect(180, 246, 60, 2)),
    ship,
    mole(18),
    mole(154),
    cloak,
    mass('bz2', ...Array.from({ length: 9 }, (_, index) => ray(index))),
    mass('bz2', smooth('101,100 94,98 84,86 79,74! 83,52! 92,52! 91,72 100,84 110,94!')),
    mass('bz2', smooth(BODY)),
    tone('bz3', smooth(BODY_SHADE), smooth(LEG_SHADE)),
    light('bz1', smooth(BODY_LIGHT)),
    tone('bz3', smooth('119,98! 122,98! 123,118! 121,150! 119,118!')),
    tone('bz3', polygon(103, 121, 119, 119, 119, 122, 105, 125), polygon(123, 119, 140, 121, 138, 125, 123, 122)),
    kilt,
    // The other arm, its hand on the hip.
    mass('bz3', smooth('141,99! 149,101 156,112 162,128! 154,145! 142,150! 139,144! 148,138 151,129 144,116')),
    head,
    torch,
    mass('wa2', smooth('0,292! 60,290 120,294 180,290 240,293! 240,320! 0,320!')),
    times(2, row => waves({ x: 6 - row * 16, y: 302 + row * 12, count: 7 + row, step: 34, role: row ? 'wa3' : 'wa1' })),
    guide('M121 30V270M121 76m-34 0a34 34 0 1 1 68 0M30 62V250M24 62h12M24 250h12'),
  ],
})
