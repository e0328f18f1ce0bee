import { describe, expect, it } from 'vitest'
import { type Box, freeArea } from './free-area.ts'

const TABLE: Box = [0, 0, 1440, 900]

describe('the part of a table that islands leave free', () => {
  it('is the area where nothing covers it', () => {
    expect(freeArea(TABLE, [])).toEqual(TABLE)
  })

  it('lies between columns, below what stands above and above what stands below', () => {
    const covers: readonly Box[] = [
      [12, 12, 248, 888],
      [1192, 12, 1428, 888],
      [320, 12, 1120, 76],
      [260, 820, 1180, 900],
    ]
    expect(freeArea(TABLE, covers)).toEqual([248, 76, 1192, 820])
  })

  it('goes under a column that is short where that is more', () => {
    expect(freeArea(TABLE, [[12, 12, 400, 60]])).toEqual([0, 60, 1440, 900])
  })

  it('does not care for what lies outside', () => {
    expect(freeArea(TABLE, [[1500, 0, 1600, 900]])).toEqual(TABLE)
  })

  it('is the area where all of it is covered', () => {
    expect(freeArea(TABLE, [TABLE])).toEqual(TABLE)
  })

  it('meets none of the islands, however they lie', () => {
    let compared = 0
    for (let n = 0; n < 300; n++) {
      const at = (i: number, most: number) => ((n * 7919 + i * 104729) % 997) * (most / 997)
      const covers = Array.from({ length: 6 }, (_, i): Box => {
        const [x, y] = [at(4 * i, 1300), at(4 * i + 1, 800)]
        return [x, y, x + 20 + at(4 * i + 2, 300), y + 20 + at(4 * i + 3, 200)]
      })
      const free = freeArea(TABLE, covers)
      if (free === TABLE) continue
      compared++
      for (const cover of covers) {
        const apart = cover[2] <= free[0] || free[2] <= cover[0] || cover[3] <= free[1] || free[3] <= cover[1]
        expect(apart, `${cover} meets ${free}`).toBe(true)
      }
    }
    expect(compared).toBeGreaterThan(250)
  })
})
