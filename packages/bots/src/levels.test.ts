import { assyrianWars } from '@tabularium/assyrian-wars'
import { gloryToRome } from '@tabularium/glory-to-rome'
import { type Game, isProblem } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { wondersDuel } from '@tabularium/wonders-duel'
import { expect, test } from 'vitest'
import { FIRST_LEVEL, LEVELS, levelById, levelOf, levelsOf } from './levels.ts'
import { makeBot } from './make.ts'

const GAMES: readonly Game[] = [wondersDuel, gloryToRome, mareNostrum]

test.each(GAMES.map(game => ({ game, id: game.id })))(
  'every level is a bot that can be made, and each beat the one before it: $id',
  ({ game }) => {
    const levels = levelsOf(game.id)
    expect(levels.map(({ id }) => id)).toEqual(LEVELS.map(({ id }) => id))
    for (const [i, { id, spec, measured, rating }] of levels.entries()) {
      expect(isProblem(makeBot(spec, game, 1))).toBe(false)
      expect(levelOf(spec)?.id).toBe(id)
      expect(levelById(id, game.id)).toBe(levels[i])
      expect(measured.games).toBeGreaterThanOrEqual(60)
      // Not by luck: the whole interval lies above one half.
      expect(measured.low).toBeGreaterThan(0.5)
      if (i === 0) continue
      expect(measured.against).toBe(levels[i - 1].spec)
      expect(rating).toBeGreaterThan(levels[i - 1].rating)
    }
    expect(levelById(FIRST_LEVEL, game.id)).toBeDefined()
  },
)

test('the levels of Assyrian Wars can be made; all but the last are measured, which only thinks for longer', () => {
  const levels = levelsOf(assyrianWars.id)
  expect(levels.map(({ id }) => id)).toEqual(LEVELS.map(({ id }) => id))
  for (const { spec } of levels) expect(isProblem(makeBot(spec, assyrianWars as unknown as Game, 1))).toBe(false)
  for (const { measured } of levels.slice(0, 4)) expect(measured.low).toBeGreaterThan(0.5)
  for (const { measured } of levels.slice(0, 3)) expect(measured.games).toBeGreaterThanOrEqual(90)
})

test('a spec that is no level, and a game without levels of its own', () => {
  expect(levelOf('random')).toBeUndefined()
  expect(levelsOf('chess')).toBe(LEVELS)
})
