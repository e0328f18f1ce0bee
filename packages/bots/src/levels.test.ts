import { completeOptions, type Game, isProblem } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it, test } from 'vitest'
import { charactersOf, withCharacter } from './character.ts'
import { GAMES } from './games.ts'
import { FIRST_LEVEL, LEVEL_IDS, levelById, levelOf, levelsOf, nearestLevel, soundLevel } from './levels.ts'
import { makeBot, PLAYERS } from './make.ts'
import { MEASURED } from './measured.ts'

const EACH = GAMES.map(game => ({ game, id: game.id }))

/** The oracles, which cost most, have fewer games; that of Assyrian Wars hardly any. */
const FEWEST: Readonly<Record<string, number>> = {
  'wonders-duel net:8000': 60,
  'glory-to-rome net:2500': 60,
  'mare-nostrum mcts:80': 60,
  'assyrian-wars plan:128': 8,
}

/** A step where the level above did not win 70% of its games; docs/performance.md says so. */
const SMALL_STEPS: Readonly<Record<string, readonly string[]>> = { 'wonders-duel': ['careless:45'] }

describe.each(EACH)('the levels of $id', ({ game, id }) => {
  const levels = levelsOf(id)

  it('are seven, and each is a bot that can be made, with every character too', () => {
    expect(levels.map(level => level.id)).toEqual(LEVEL_IDS)
    for (const { spec } of levels) {
      expect(isProblem(makeBot(spec, game, 1)), spec).toBe(false)
      for (const character of charactersOf(id))
        expect(isProblem(makeBot(withCharacter(spec, character), game, 1)), `${spec}+${character}`).toBe(false)
    }
  })

  it('are found by name and by spec, with a character too', () => {
    for (const level of levels) {
      expect(levelById(level.id, id)).toBe(level)
      expect(levelOf(level.spec, id)).toBe(level)
      expect(levelOf(`${level.spec}+warrior`, id)).toBe(level)
    }
    expect(levelById(FIRST_LEVEL, id)).toBeDefined()
    expect(soundLevel(id).spec).toBe('sensible')
  })

  it('were matched each with the one before it, and ratings ascend', () => {
    const measured = MEASURED[id]
    expect(measured.map(({ spec }) => spec)).toEqual(levels.map(({ spec }) => spec))
    for (const [i, { spec, rating, measured: match }] of measured.entries()) {
      expect(match.against).toBe(i === 0 ? 'random' : levels[i - 1].spec)
      expect(match.games, spec).toBeGreaterThanOrEqual(FEWEST[`${id} ${spec}`] ?? (id === 'assyrian-wars' ? 100 : 200))
      // Not by luck: the whole interval lies above one half.
      expect(match.low, spec).toBeGreaterThan(0.5)
      expect(match.won >= 0.7, spec).toBe(SMALL_STEPS[id]?.includes(spec) !== true)
      if (i > 0) expect(rating).toBeGreaterThan(measured[i - 1].rating)
      if (spec === 'sensible') expect(rating).toBe(0)
    }
  })

  it('begin below the rules of thumb, with a beginner’s mistakes and without thinking', () => {
    const sound = levels.findIndex(({ spec }) => spec === 'sensible')
    expect(sound).toBeGreaterThanOrEqual(3)
    for (const { spec } of levels.slice(0, sound)) expect(spec).toMatch(/^careless:\d+$/)
  })

  it('have characters that the game’s players know', () => {
    expect(charactersOf(id)).toEqual(Object.keys(PLAYERS[id].characters ?? {}))
  })
})

test.each([
  ['wonders-duel', 'mcts:4', 'pupil'],
  ['wonders-duel', 'mcts:300', 'tribune'],
  ['wonders-duel', 'mcts:2000', 'consul'],
  ['wonders-duel', 'mcts:16000', 'oracle'],
  ['wonders-duel', 'net:4000', 'oracle'],
  ['glory-to-rome', 'careless', 'pupil'],
  ['glory-to-rome', 'mcts:20', 'tribune'],
  ['glory-to-rome', 'mcts:75', 'consul'],
  ['glory-to-rome', 'mcts:1500', 'oracle'],
  ['mare-nostrum', 'mcts:80+builder', 'oracle'],
  ['assyrian-wars', 'plan:200', 'oracle'],
])('games of %s that began with the former spec %s keep its name', (game, spec, id) => {
  expect(levelOf(spec, game)?.id).toBe(id)
})

test.each(['pupil', 'scribe', 'tribune', 'consul', 'oracle'])('a link to the level %s still finds one', id => {
  for (const game of GAMES) expect(levelById(id, game.id)?.id).toBe(id)
})

test('a level with a network has one that fits, and where it does not fit the plain search plays', () => {
  const [oracle] = levelsOf('wonders-duel').slice(-1)
  const fallbackWith = (given: Readonly<Record<string, string>>) => {
    const options = completeOptions(wondersDuel.options, given)
    if (isProblem(options)) throw new Error(options.problem)
    const bot = makeBot(oracle.spec, wondersDuel as Game, 1, options)
    return isProblem(bot) ? bot.problem : bot.fallback?.spec
  }
  expect(fallbackWith({})).toBeUndefined()
  expect(fallbackWith({ wonders: 'first-game' })).toBeUndefined()
  expect(fallbackWith({ token: 'may' })).toMatch(/^mcts:/)
})

test('a spec that is no level', () => {
  expect(levelOf('mcts:5ms', 'wonders-duel')).toBeUndefined()
  // Another game's.
  expect(levelOf('plan:64', 'wonders-duel')).toBeUndefined()
})

test('a game without measured levels offers chance', () => {
  expect(levelsOf('chess')).toEqual([{ id: 'random', spec: 'random' }])
  expect(nearestLevel(FIRST_LEVEL, 'chess').spec).toBe('random')
  expect(levelById('tribune', 'chess')).toBeUndefined()
  expect(levelOf('random', 'chess')?.id).toBe('random')
  expect(charactersOf('constructor')).toEqual([])
})
