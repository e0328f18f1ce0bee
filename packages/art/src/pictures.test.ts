import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Pictures, svgOf, THEMES } from './index.ts'

/** A game's folder has a module of pictures; the others hold what games share. */
const GAMES = readdirSync(import.meta.dirname).filter(name => existsSync(join(import.meta.dirname, name, 'index.ts')))

/** A scene compressed by itself; in a game's module scenes share parts and come to less. */
const LARGEST = 3 * 1024

describe.each(GAMES)('%s', async game => {
  const { pictures } = (await import(`./${game}/index.ts`)) as { pictures: Pictures }

  test('has pictures, and every one can be drawn in each theme and as a plan', () => {
    expect(Object.keys(pictures)).not.toEqual([])
    for (const [name, scene] of Object.entries(pictures)) {
      for (const theme of THEMES) {
        for (const plan of [false, true]) {
          const svg = svgOf(scene(), { theme, plan })
          expect(svg, name).not.toMatch(/NaN|undefined|Infinity/)
          expect(svg.match(/<g\b/g)?.length, name).toBe(svg.match(/<\/g>/g)?.length)
        }
      }
    }
  })

  test.each(Object.keys(pictures))('%s is small', name => {
    expect(gzipSync(svgOf(pictures[name](), { theme: 'light' })).length).toBeLessThan(LARGEST)
  })
})
