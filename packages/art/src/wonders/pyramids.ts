// The Pyramids: the great one with its casing gone but for the top, and a caravan.

import { at, guide, mass, opening, type Scene, tone } from '../kit/drawing.ts'
import { circle, type Path, polygon, rect, smooth } from '../kit/path.ts'
import { cloud, sky } from '../parts/air.ts'
import { bush, palm } from '../parts/plants.ts'

type Point = readonly [x: number, y: number]

const TOP: Point = [118, 80]
const LEFT: Point = [-8, 244]
const EDGE: Point = [150, 254]
const RIGHT: Point = [232, 240]

const between = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]

/** A part of a face: from above to below, from side to side, each from 0 to 1. */
const course =
  (from: Point, to: Point) =>
  (above: number, below: number, left: number, right: number): Path => {
    const corner = (down: number, across: number): Point =>
      between(between(TOP, from, down), between(TOP, to, down), across)
    return polygon(...corner(above, left), ...corner(above, right), ...corner(below, right), ...corner(below, left))
  }

const lit = course(LEFT, EDGE)
const shaded = course(EDGE, RIGHT)

// biome-ignore format: a table
const LIT_JOINTS = [
  [0.34, 0.1, 0.55], [0.43, 0.5, 1], [0.52, 0, 0.4], [0.6, 0.3, 0.86], [0.68, 0, 0.24], [0.68, 0.62, 1],
  [0.76, 0.2, 0.7], [0.84, 0, 0.35], [0.84, 0.55, 1], [0.92, 0.1, 0.6],
] as const
// biome-ignore format: a table
const SHADED_JOINTS = [
  [0.38, 0.2, 1], [0.5, 0, 0.6], [0.62, 0.35, 1], [0.74, 0, 0.5], [0.84, 0.3, 1], [0.92, 0, 0.7],
] as const

const CAMEL =
  '0,14 2,9 7,8 11,2 16,7 21,10 25,8 28,1 31,-2 36,0! 36,3! 31,4! 29,11 25,15! 25,28! 23,28! 22,17! 9,17! 7,28! 5,28! 5,17 1,15! -1,20!'

const camel = [opening('ink', smooth(CAMEL)), mass('cl2', polygon(6, 10, 11, 2, 17, 9, 16, 14, 7, 14))]

export const pyramids = (): Scene => ({
  width: 240,
  height: 320,
  sky: 'day',
  wide: '0 66 240 147',
  drawing: [
    sky(240, 320, { x: 50, y: 70, radius: 27 }),
    cloud(150, 52, 70, 'k2'),
    // The two others, far away.
    mass('h1', polygon(212, 134, 120, 240, 300, 240)),
    tone('h2', polygon(212, 134, 228, 240, 300, 240)),
    mass('h1', polygon(22, 182, -22, 238, 60, 240)),
    tone('h2', polygon(22, 182, 34, 240, 60, 240)),
    mass('st1', polygon(...TOP, ...LEFT, ...EDGE)),
    tone('st2', ...LIT_JOINTS.map(([down, left, right]) => lit(down, down + 0.018, left, right))),
    mass('st3', polygon(...TOP, ...EDGE, ...RIGHT)),
    tone('st4', ...SHADED_JOINTS.map(([down, left, right]) => shaded(down, down + 0.016, left, right))),
    // What is left of the casing, and the gilded top.
    mass('ma1', lit(0, 0.2, 0, 1), lit(0.2, 0.26, 0, 0.34), lit(0.2, 0.26, 0.62, 1), lit(0.26, 0.32, 0, 0.14)),
    mass('st2', shaded(0, 0.2, 0, 1), shaded(0.2, 0.26, 0, 0.42), shaded(0.2, 0.26, 0.74, 1)),
    mass('br1', lit(0, 0.085, 0, 1)),
    mass('br3', shaded(0, 0.085, 0, 1)),
    opening('ink', polygon(66, 246, 66, 236, 71, 233, 76, 236, 76, 247)),
    mass('gr1', smooth('0,236! 40,240 100,250 150,251 200,240 240,234! 240,320! 0,320!')),
    tone('gr2', polygon(150, 254, 232, 240, 240, 240, 240, 249)),
    mass('gr2', smooth('0,272! 60,262 120,270 180,282 240,270! 240,320! 0,320!')),
    at(112, 245, 0.62, camel),
    at(146, 250, 0.62, camel),
    at(178, 252, 0.62, camel),
    opening('ink', rect(205, 256, 2.4, 10), circle(206.2, 254, 2)),
    mass('gr3', smooth('0,296! 40,284 90,288 150,302 240,292! 240,320! 0,320!')),
    mass('wa2', smooth('0,308! 60,302 140,312 240,304! 240,320! 0,320!')),
    tone('wa1', polygon(20, 312, 70, 310, 60, 313), polygon(150, 316, 216, 312, 200, 316)),
    palm(40, 300, 112, -8),
    palm(18, 304, 78, -10),
    bush(48, 304, 30),
    guide('M118 56V272M4 264H232M4 259v10M232 259v10M118 80H28M36 80V240'),
  ],
})
