import { assyrianWars } from '@tabularium/assyrian-wars'
import { completeOptions, type Game, isProblem, type Options } from '@tabularium/kernel'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { makeBot } from '../make.ts'
import { playGame } from '../match.ts'

const GAME = assyrianWars as unknown as Game

const optionsOf = (given: Readonly<Record<string, string>>): Options => {
  const options = completeOptions(assyrianWars.options, given)
  if (isProblem(options)) throw new Error(options.problem)
  return options
}

const botOf = (spec: string, seed: string): Bot => {
  const bot = makeBot(spec, GAME, seed)
  if ('problem' in bot) throw new Error(bot.problem)
  return bot
}

/** How often this seat won against random players. */
async function wins(spec: string, options: Options, seats: number, mine: number, games: number): Promise<number> {
  let won = 0
  for (let i = 0; i < games; i++) {
    const bots = Array.from({ length: seats }, (_, seat) => botOf(seat === mine ? spec : 'random', `${i}/${seat}`))
    const { result } = await playGame(GAME, { seats, options }, bots, i)
    if (result.winners.includes(mine)) won += 1 / result.winners.length
  }
  return won
}

describe('a sensible player of Assyrian Wars', () => {
  it.each([
    ['Assyria', 0],
    ['Egypt', 2],
    ['Babylonia', 3],
    ['Elam', 4],
  ])('wins most campaigns against random players as %s', async (_, seat) => {
    expect(await wins('sensible', optionsOf({}), 5, seat, 3)).toBeGreaterThanOrEqual(2)
  })
  it('plays every scenario and rule to the end by itself', async () => {
    for (const [seats, given] of [
      [2, { scenario: 'two-rivers' }],
      [4, { scenario: 'rise-and-fall', secretDiplomacy: 'on', elimination: 'on', suddenDeath: 'off' }],
    ] as const) {
      const bots = Array.from({ length: seats }, (_, seat) => botOf('sensible', String(seat)))
      const { result } = await playGame(GAME, { seats, options: optionsOf(given) }, bots, 1)
      expect(assyrianWars.ends).toContain(result.reason)
    }
  })
  it('can be asked by a search', async () => {
    const bots = [botOf('mcts:2', 'a'), botOf('sensible', 'b')]
    const { result } = await playGame(GAME, { seats: 2, options: optionsOf({ scenario: 'two-rivers' }) }, bots, 3)
    expect(result.winners.length).toBeGreaterThan(0)
  })
})
