// What has befallen a place, as small marks around its sign: where each lies and what it says. Names and counters keep clear of them.

import type { Point } from '../map/pan-zoom.ts'
import { COUNTRIES } from './facts.ts'
import type { MapArea } from './map-data.ts'

export interface AreaMark {
  readonly kind: 'siege' | 'damage' | 'pillage' | 'more' | 'less' | 'revolt' | 'holder' | 'grace'
  /** The corner or side of the sign where it would rather be: -1, 0, 1 each way. */
  readonly side: Side
  readonly width: number
  readonly height: number
  readonly text: string
  /** Whose it is. */
  readonly country?: string
}
export type Side = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]

const CHIP = { width: 17, height: 15 }
const FOOT = { width: 21, height: 14 }

export function marksOf(area: MapArea): readonly AreaMark[] {
  const marks: AreaMark[] = []
  const damage = area.printed - area.level
  if (area.siege) {
    const { kind, hunger, by } = area.siege
    marks.push({ kind: 'siege', side: [-1, -1], ...CHIP, text: kind === 'hunger' ? `${hunger}` : '', country: by })
  }
  if (damage > 0) marks.push({ kind: 'damage', side: [1, -1], ...CHIP, text: `−${damage}` })
  if (area.pillage) marks.push({ kind: 'pillage', side: [1, 1], width: 15, height: 18, text: `${area.pillage}` })
  if (area.ecoPlus) marks.push({ kind: 'more', side: [-1, 1], ...CHIP, text: `+${area.ecoPlus}` })
  if (area.ecoMinus) marks.push({ kind: 'less', side: [-1, 1], ...CHIP, text: `−${area.ecoMinus}` })
  if (area.revolt) marks.push({ kind: 'revolt', side: [0, -1], width: 14, height: 16, text: '' })
  const holder = area.grace ?? area.taken
  if (holder !== undefined) {
    const kind = area.grace !== undefined ? 'grace' : 'holder'
    marks.push({ kind, side: [0, 1], ...FOOT, text: COUNTRIES.get(holder)?.code ?? '', country: holder })
  }
  return marks
}

const SIDES: readonly Side[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
]

/** How much the mark of a corner lies over the corner of the sign. */
const INTO = 3

/** Further out, where a place has many marks or others are close. */
const OUTER = [14, 28]

/** Where a mark may lie around a sign that reaches so far, the best place first. */
export const sidesOf = ({ side, width, height }: AreaMark, radius: number): readonly Point[] =>
  [0, ...OUTER].flatMap(out =>
    [side, ...SIDES.filter(([x, y]) => x !== side[0] || y !== side[1])].map(
      ([x, y]): Point => [
        x * (radius + out + width / 2 - (y === 0 ? 0 : INTO)),
        y * (radius + out + height / 2 - (x === 0 ? 0 : INTO)),
      ],
    ),
  )
