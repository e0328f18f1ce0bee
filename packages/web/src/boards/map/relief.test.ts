// The pictures of the ground: small to fetch, and of the shape of the sheet they lie on.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SIZE as EAST } from '../assyrian-wars/map.gen.ts'
import { SIZE as MARE } from '../mare-nostrum/map.gen.ts'

const SHEETS = {
  'assyrian-wars': [EAST.width + 2 * EAST.beyond, EAST.height + 2 * EAST.beyond],
  'mare-nostrum': [MARE.width + 2 * MARE.beyondX, MARE.height + 2 * MARE.beyondY],
} as const
const MOST = 85_000

/** One less than its width and height stand in the head of a WebP file, three bytes each. */
const sizeOf = (file: Buffer): readonly [width: number, height: number] => [
  file.readUIntLE(24, 3) + 1,
  file.readUIntLE(27, 3) + 1,
]

describe.each(Object.keys(SHEETS) as readonly (keyof typeof SHEETS)[])('the relief of %s', game => {
  test.each(['day', 'night'])('by %s', time => {
    const file = readFileSync(new URL(`../${game}/relief-${time}.webp`, import.meta.url))
    expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X')
    expect(file.length).toBeLessThan(MOST)
    const [width, height] = sizeOf(file)
    const [across, down] = SHEETS[game]
    expect(width).toBeGreaterThan(across)
    expect(width / height).toBeCloseTo(across / down, 2)
  })
})
