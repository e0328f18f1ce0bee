import { assyrianWars } from '@tabularium/assyrian-wars'
import { gloryToRome } from '@tabularium/glory-to-rome'
import { completeOptions, type Game, isProblem } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { wondersDuel } from '@tabularium/wonders-duel'
import { expect, test } from 'vitest'
import { GAMES } from './games.ts'
import { FIRST_LEVEL, LEVEL_IDS, levelById, levelOf, levelsOf, MEASURED, nearestLevel } from './levels.ts'
import { makeBot, PLAYERS } from './make.ts'

const MATCHED: readonly Game[] = [wondersDuel, gloryToRome, mareNostrum]

test.each(MATCHED.map(game => ({ game, id: game.id })))(
  'every level is a bot that can be made, and each beat the one before it: $id',
  ({ game }) => {
    const levels = MEASURED[game.id]
    expect(levels.map(({ id }) => id)).toEqual(LEVEL_IDS)
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
  const levels = MEASURED[assyrianWars.id]
  expect(levels.map(({ id }) => id)).toEqual(LEVEL_IDS)
  for (const { spec } of levels) expect(isProblem(makeBot(spec, assyrianWars, 1))).toBe(false)
  for (const { measured } of levels.slice(0, 4)) expect(measured.low).toBeGreaterThan(0.5)
  for (const { measured } of levels.slice(0, 3)) expect(measured.games).toBeGreaterThanOrEqual(90)
})

test('games that began with a former spec of a level keep its name', () => {
  expect(levelOf('mcts:16000')?.id).toBe('oracle')
})

test('a level with a network has one that fits, and where it does not fit the level plays as it did before', () => {
  const [oracle] = levelsOf('wonders-duel').slice(-1)
  const fallbackWith = (given: Readonly<Record<string, string>>) => {
    const options = completeOptions(wondersDuel.options, given)
    if (isProblem(options)) throw new Error(options.problem)
    const bot = makeBot(oracle.spec, wondersDuel, 1, options)
    return isProblem(bot) ? bot.problem : bot.fallback?.spec
  }
  expect(fallbackWith({})).toBeUndefined()
  expect(fallbackWith({ wonders: 'first-game' })).toBeUndefined()
  expect(fallbackWith({ token: 'may' })).toBe('mcts:16000')
})

test('a character has the level of the plain bot', () => {
  expect(levelOf('mcts:300+warrior')?.id).toBe('tribune')
})

test('a spec that is no level', () => {
  expect(levelOf('mcts:5ms')).toBeUndefined()
})

test('a game without measured levels offers chance, and its rules of thumb where it has them', () => {
  expect(levelsOf('chess')).toEqual([{ id: 'random', spec: 'random' }])
  expect(nearestLevel(FIRST_LEVEL, 'chess').spec).toBe('random')
  expect(levelById('tribune', 'chess')).toBeUndefined()
  for (const game of GAMES) {
    const specs = levelsOf(game.id).map(({ spec }) => spec)
    for (const spec of specs) expect(isProblem(makeBot(spec, game, 1)), `${game.id}: ${spec}`).toBe(false)
    expect(specs.includes('sensible'), `${game.id} has rules of thumb: it is in levels.ts`).toBe(
      PLAYERS[game.id]?.sensible !== undefined,
    )
  }
})
