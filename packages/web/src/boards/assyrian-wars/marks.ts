// What has befallen a place, as small marks around its sign: where each lies and what it says. Names and counters keep clear of them.

import type { Point } from '../map/viewport.ts'
import { COUNTRIES } from './facts.ts'
import type { MapArea } from './map-data.ts'

export interface AreaMark {
  readonly kind: 'siege' | 'damage' | 'pillage' | 'more' | 'less' | 'revolt' | 'grace' | 'level'
  /** The corner or side of the sign where it would rather be: -1, 0, 1 each way. */
  readonly side: Side
  readonly width: number
  readonly height: number
  readonly text: string
  /** Whose it is. */
  readonly country?: string
  /** Of so many: the printed level. */
  readonly of?: number
}
export type Side = readonly [x: -1 | 0 | 1, y: -1 | 0 | 1]

const CHIP = { width: 17, height: 15 }
const FOOT = { width: 21, height: 14 }
/** From the middle of a pip to that of the next. */
export const PIP = 5.4

export function marksOf(area: MapArea): readonly AreaMark[] {
  const marks: AreaMark[] = []
  const damage = area.printed - area.level
  // Its walls: a pip for each level, hollow where it is lost.
  if (area.printed > 0)
    marks.push({
      kind: 'level',
      side: [0, 1],
      width: PIP * area.printed,
      height: 5,
      text: `${area.level}`,
      of: area.printed,
    })
  if (area.siege) {
    const { kind, hunger, by } = area.siege
    marks.push({ kind: 'siege', side: [-1, -1], ...CHIP, text: kind === 'hunger' ? `${hunger}` : '', country: by })
  }
  if (damage > 0) marks.push({ kind: 'damage', side: [1, -1], ...CHIP, text: `−${damage}` })
  if (area.pillage) marks.push({ kind: 'pillage', side: [1, 1], width: 15, height: 18, text: `${area.pillage}` })
  if (area.ecoPlus) marks.push({ kind: 'more', side: [-1, 1], ...CHIP, text: `+${area.ecoPlus}` })
  if (area.ecoMinus) marks.push({ kind: 'less', side: [-1, 1], ...CHIP, text: `−${area.ecoMinus}` })
  if (area.revolt) marks.push({ kind: 'revolt', side: [0, -1], width: 14, height: 16, text: '' })
  const { grace } = area
  if (grace !== undefined)
    marks.push({ kind: 'grace', side: [0, 1], ...FOOT, text: COUNTRIES.get(grace)?.code ?? '', country: grace })
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
export const sidesOf = (
  { side, width, height }: Pick<AreaMark, 'side' | 'width' | 'height'>,
  radius: number,
): readonly Point[] =>
  [0, ...OUTER].flatMap(out =>
    [side, ...SIDES.filter(([x, y]) => x !== side[0] || y !== side[1])].map(
      ([x, y]): Point => [
        x * (radius + out + width / 2 - (y === 0 ? 0 : INTO)),
        y * (radius + out + height / 2 - (x === 0 ? 0 : INTO)),
      ],
    ),
  )
