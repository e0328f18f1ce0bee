// Where there is water: what is written on the sea should not run over land.

import type { Box } from '../map/label-placement.ts'
import { HAS_LAND, linesOf } from './geometry.ts'
import { ANCIENT_GULF, LAND, SIZE } from './map.gen.ts'

/** Units of the map a cell is wide and high. */
const CELL = 6
const { width, height, beyond } = SIZE
const COLUMNS = Math.ceil((width + 2 * beyond) / CELL)
const ROWS = Math.ceil((height + 2 * beyond) / CELL)

/** Fills what lies within these lines (even-odd). */
function fill(cells: Uint8Array, written: string, value: 0 | 1): void {
  const lines = linesOf(written)
  for (let row = 0; row < ROWS; row++) {
    const y = (row + 0.5) * CELL - beyond
    const borders: number[] = []
    for (const points of lines) {
      for (let i = 0; i < points.length; i++) {
        const [[ax, ay], [bx, by]] = [points[i], points[(i + 1) % points.length]]
        if (ay > y !== by > y) borders.push(ax + ((bx - ax) * (y - ay)) / (by - ay))
      }
    }
    borders.sort((a, b) => a - b)
    for (let i = 0; i + 1 < borders.length; i += 2) {
      const first = Math.max(0, Math.ceil((borders[i] + beyond) / CELL - 0.5))
      const last = Math.min(COLUMNS - 1, Math.floor((borders[i + 1] + beyond) / CELL - 0.5))
      for (let column = first; column <= last; column++) cells[row * COLUMNS + column] = value
    }
  }
}

let made: Uint8Array | undefined
function dryCells(): Uint8Array {
  if (!made) {
    made = new Uint8Array(COLUMNS * ROWS)
    fill(made, LAND, 1)
    fill(made, ANCIENT_GULF, 0)
  }
  return made
}

/** The share of a box of the map that is land, from 0 to 1. */
export function landIn([left, top, right, bottom]: Box): number {
  if (!HAS_LAND) return 0
  const cells = dryCells()
  let [land, all] = [0, 0]
  for (let y = top + CELL / 2; y < bottom; y += CELL) {
    for (let x = left + CELL / 2; x < right; x += CELL) {
      const column = Math.floor((x + beyond) / CELL)
      const row = Math.floor((y + beyond) / CELL)
      all++
      if (column >= 0 && column < COLUMNS && row >= 0 && row < ROWS) land += cells[row * COLUMNS + column]
    }
  }
  return all === 0 ? 0 : land / all
}
