// How much script people fetch before they play, and what they never do.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@tabularium/kernel'
import { DIST } from '../../server/src/index.ts'
import { sizesOf } from '../bench/sizes.ts'
import { expect, test } from './fixtures.ts'

test.each(LANGUAGES)('the page stays small (%s)', language => {
  const { home, duel, rome, mare, assyria } = sizesOf(DIST, language)
  expect(home, 'bytes of script before a game is chosen').toBeLessThan(115_000)
  expect(duel, 'bytes of script with 7 Wonders Duel').toBeLessThan(220_000)
  expect(rome, 'bytes of script that Glory to Rome adds').toBeLessThan(100_000)
  expect(mare, 'bytes of script that Mare Nostrum adds').toBeLessThan(170_000)
  expect(assyria, 'bytes of script that Assyrian Wars adds').toBeLessThan(355_000)
})

test('the pictures of a game stay small', () => {
  const { pictures } = sizesOf(DIST, 'en')
  expect(Object.keys(pictures)).toContain('wonders-duel')
  for (const [game, bytes] of Object.entries(pictures))
    expect(bytes, `bytes of the pictures of ${game}`).toBeLessThan(130_000)
})

test('whoever reads another language fetches no Russian', () => {
  const scripts = readdirSync(join(DIST, 'assets')).filter(file => file.endsWith('.js') && !file.includes('.ru-'))
  const russian = scripts.map(file => [file, readFileSync(join(DIST, 'assets', file), 'utf8').match(/[а-яё]/gi) ?? []])
  expect(russian.length).toBeGreaterThan(50)
  // A few letters are pieces of patterns and names of players.
  expect(russian.filter(([, letters]) => letters.length > 50).map(([file]) => file)).toEqual([])
})

test('nothing of the gallery is built', () => {
  const built = ['.vite/manifest.json', 'sw.js'].map(file => readFileSync(join(DIST, file), 'utf8'))
  expect(built[0]).toContain('src/pages/home.tsx')
  expect(built.filter(text => /gallery/.test(text))).toEqual([])
})
