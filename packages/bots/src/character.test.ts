// Characters over whole games: what they choose is legal, and is more to their liking than what the plain player chooses in the
// same positions. All of it follows from seeds.

import { type Config, completeOptions, FastChance, type Game, isProblem } from '@tabularium/kernel'
import { describe, expect, it, test } from 'vitest'
import type { Bot } from './bot.ts'
import { charactersOf, splitSpec, withCharacter } from './character.ts'
import { GAMES } from './games.ts'
import { makeBot, PLAYERS } from './make.ts'
import { playGame } from './match.ts'

function madeBot(spec: string, game: Game, seed: string): Bot {
  const bot = makeBot(spec, game, seed)
  if (isProblem(bot)) throw new Error(bot.problem)
  return bot
}

interface Liking {
  readonly plain: number
  readonly own: number
}

interface Trial {
  readonly seats: number
  readonly games: number
  /** So many moves of each game. */
  readonly most: number
}

/** What each character of a game likes of what the plain player chose in some games, and of what it would have chosen there. */
async function likings(game: Game, spec: string, { seats, games, most }: Trial): Promise<ReadonlyMap<string, Liking>> {
  const options = completeOptions(game.options, {})
  if (isProblem(options)) throw new Error(options.problem)
  const config: Config = { seats, options }
  const sums = new Map(charactersOf(game.id).map(id => [id, { plain: 0, own: 0 }]))
  for (let number = 0; number < games; number++) {
    const players = Array.from({ length: seats }, (_, seat): Bot => {
      const seed = `character/${number}/${seat}`
      const plain = madeBot(spec, game, seed)
      const rivals = [...sums].map(([id, sum]) => ({
        sum,
        likes: PLAYERS[game.id].characters?.[id],
        bot: madeBot(withCharacter(spec, id), game, seed),
      }))
      return {
        name: spec,
        async choose(question) {
          const { view, legal } = question
          const action = await plain.choose(question)
          if (legal.length === 1) return action
          const s = game.imagine(view, new FastChance(seed))
          for (const { sum, likes, bot } of rivals) {
            const own = await bot.choose(question)
            if (!legal.includes(own)) throw new Error(`${bot.name} chose ${own.notation}, which is not legal`)
            sum.plain += likes?.(s, question.seat, action) ?? 0
            sum.own += likes?.(s, question.seat, own) ?? 0
          }
          return action
        },
      }
    })
    await playGame(game, config, players, `character/${number}`, most)
  }
  return sums
}

const TRIALS: Readonly<Record<string, Trial>> = {
  'wonders-duel': { seats: 2, games: 4, most: 1000 },
  'glory-to-rome': { seats: 2, games: 2, most: 1000 },
  'mare-nostrum': { seats: 3, games: 1, most: 600 },
  // With five there is diplomacy.
  'assyrian-wars': { seats: 5, games: 1, most: 600 },
}

describe.each(GAMES.map(game => ({ game, id: game.id })))('the characters of $id', ({ game, id }) => {
  it('choose what is legal, and what they like rather than the plain player does', async () => {
    for (const [character, { plain, own }] of await likings(game, 'sensible', TRIALS[id]))
      expect(own, character).toBeGreaterThan(plain)
  })
})

test('a search leans to it too', async () => {
  const [game] = GAMES
  for (const [character, { plain, own }] of await likings(game, 'net:8', TRIALS[game.id]))
    expect(own, character).toBeGreaterThan(plain)
})

test.each([
  ['mcts:300+warrior', 'mcts:300', 'warrior'],
  ['tribune', 'tribune', undefined],
  ['a+b+c', 'a+b', 'c'],
])('%s is taken apart and put together again', (spec, plain, character) => {
  expect(splitSpec(spec)).toEqual({ plain, ...(character && { character }) })
  expect(withCharacter(plain, character)).toBe(spec)
})
