// The relief under the maps of Mare Nostrum and Assyrian Wars, by day and by night, as pictures of the page. Run it after a change of its
// seeds: node packages/web/scripts/relief.ts [folder]. The browser of the tests packs them; nothing is fetched.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../../../scripts/relief-seeds.ts'
import { type Cut, coloursOf, DAY, groundOf, NIGHT, southing } from '../../../scripts/relief-terrain.ts'
import { WINDOW as EAST, RIVERS as EAST_RIVERS } from '../../assyrian-wars/tools/seeds.ts'
import { WINDOW as SEA } from '../../mare-nostrum/tools/seeds.ts'
import { launch } from '../e2e/browser.ts'
import { SIZE as EAST_SIZE } from '../src/boards/assyrian-wars/map.gen.ts'
import { SIZE as SEA_SIZE } from '../src/boards/mare-nostrum/map.gen.ts'

/** No picture is larger, in bytes. */
const MOST = 84_000

interface Map {
  readonly id: string
  readonly window: { readonly west: number; readonly east: number; readonly north: number }
  readonly size: { readonly width: number; readonly height: number }
  readonly beyond: readonly [x: number, y: number]
  /** Pixels to a unit of the map. */
  readonly fine: number
  /** Drawn on it, where they are not those of the Mediterranean. */
  readonly rivers: readonly (readonly Place[])[]
}

const MAPS: readonly Map[] = [
  {
    id: 'assyrian-wars',
    window: EAST,
    size: EAST_SIZE,
    beyond: [EAST_SIZE.beyond, EAST_SIZE.beyond],
    fine: 1.3,
    rivers: Object.values(EAST_RIVERS),
  },
  {
    id: 'mare-nostrum',
    window: SEA,
    size: SEA_SIZE,
    beyond: [SEA_SIZE.beyondX, SEA_SIZE.beyondY],
    fine: 1.4,
    rivers: [],
  },
]

function cutOf({ window, size, beyond: [beyondX, beyondY], fine, rivers }: Map): Cut {
  const perDegree = (fine * size.width) / (window.east - window.west)
  return {
    rivers,
    perDegree,
    left: window.west - (fine * beyondX) / perDegree,
    top: southing(window.north) - (fine * beyondY) / perDegree,
    width: Math.round(fine * (size.width + 2 * beyondX)),
    height: Math.round(fine * (size.height + 2 * beyondY)),
  }
}

const out = process.argv[2]
const browser = await launch()
try {
  const page = await browser.newPage()
  /** The best picture that is small enough. */
  const packed = async (pixels: Uint8ClampedArray, { width, height }: Cut): Promise<Buffer> => {
    const raw = Buffer.from(pixels.buffer).toString('base64')
    const found = await page.evaluate(
      async ({ raw, width, height, most }) => {
        const canvas = new OffscreenCanvas(width, height)
        const bytes = Uint8ClampedArray.from(atob(raw), letter => letter.charCodeAt(0))
        canvas.getContext('2d')?.putImageData(new ImageData(bytes, width, height), 0, 0)
        let best: Blob | undefined
        for (let [quality, step] = [64, 32]; step >= 1; step /= 2) {
          const blob = await canvas.convertToBlob({ type: 'image/webp', quality: quality / 100 })
          if (blob.size <= most) best = blob
          quality += blob.size > most ? -step : step
        }
        if (!best) throw new Error('no quality is small enough')
        return btoa(Array.from(new Uint8Array(await best.arrayBuffer()), byte => String.fromCharCode(byte)).join(''))
      },
      { raw, width, height, most: MOST },
    )
    return Buffer.from(found, 'base64')
  }
  for (const map of MAPS) {
    const cut = cutOf(map)
    const ground = groundOf(cut)
    for (const [theme, palette] of [
      ['day', DAY],
      ['night', NIGHT],
    ] as const) {
      const picture = await packed(coloursOf(ground, palette), cut)
      const folder = out ?? join(import.meta.dirname, '../src/boards', map.id)
      mkdirSync(folder, { recursive: true })
      const file = join(folder, out ? `${map.id}-${theme}.webp` : `relief-${theme}.webp`)
      writeFileSync(file, picture)
      console.log(`${file}: ${cut.width} × ${cut.height}, ${picture.length} bytes`)
    }
  }
} finally {
  await browser.close()
}
