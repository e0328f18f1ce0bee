import { completeOptions, FastChance, type Game, isProblem, legalList } from '@tabularium/kernel'
import { describe, expect, it } from 'vitest'
import { pairings, playPairing } from './arena.ts'
import { GAMES } from './games.ts'
import { makeBot, PLAYERS } from './make.ts'

const gameOf = (id: string): Game => {
  const game = GAMES.find(one => one.id === id)
  if (!game) throw new Error(id)
  return game
}

/** What the second bot wins of so many games with two seats. */
async function wins(id: string, weaker: string, stronger: string, games: number): Promise<number> {
  const game = gameOf(id)
  const options = completeOptions(game.options, {})
  if (isProblem(options)) throw new Error(options.problem)
  let won = 0
  for (const pairing of pairings([weaker, stronger], games, 2)) {
    const match = await playPairing(game, { seats: 2, options }, pairing, 'careless')
    if (isProblem(match)) throw new Error(match.problem)
    const { winners } = match.result
    won += winners.filter(seat => pairing.bots[seat] === stronger).length / Math.max(1, winners.length)
  }
  return won
}

describe('a careless player', () => {
  it.each(['wonders-duel', 'glory-to-rome'])('loses the more, the more careless it is: %s', async id => {
    expect(await wins(id, 'careless:110', 'careless:40', 20)).toBeGreaterThanOrEqual(13)
    expect(await wins(id, 'careless:110', 'sensible', 20)).toBeGreaterThanOrEqual(15)
  })

  it('is no player at random', async () => {
    expect(await wins('glory-to-rome', 'random', 'careless:110', 10)).toBeGreaterThanOrEqual(8)
  })

  it('makes the same mistakes with the same seed, and others with another', () => {
    const game = gameOf('wonders-duel')
    const options = completeOptions(game.options, {})
    if (isProblem(options)) throw new Error(options.problem)
    const s = game.setup({ seats: 2, options }, new FastChance(1))
    const [seat] = game.waiting(s)
    const legal = legalList(game, s, seat)
    const choiceOf = (seed: number) => {
      const bot = makeBot('careless:100', game, seed)
      if (isProblem(bot)) throw new Error(bot.problem)
      return bot.choose({ view: game.view(s, seat), seat, legal })
    }
    const choices = Array.from({ length: 20 }, (_, seed) => choiceOf(seed))
    expect(choices).toEqual(Array.from({ length: 20 }, (_, seed) => choiceOf(seed)))
    expect(new Set(choices).size).toBeGreaterThan(1)
  })

  it.each(['careless:0', 'careless:201', 'careless:x', 'careless:5:5'])('says what is wrong with %s', spec => {
    expect(makeBot(spec, gameOf('glory-to-rome'), 1)).toEqual({
      problem: `'${spec}': after 'careless:' comes a number of percent from 1 to 200`,
    })
  })
})

describe('a character', () => {
  it.each(GAMES.map(({ id }) => id))('can be had with every kind of bot: %s', id => {
    const characters = Object.keys(PLAYERS[id].characters ?? {})
    expect(characters.length).toBeGreaterThanOrEqual(3)
    for (const character of characters) {
      for (const kind of ['sensible', 'careless:50', 'mcts:20', ...(PLAYERS[id].plan ? ['plan:8'] : [])]) {
        const spec = `${kind}+${character}`
        expect(makeBot(spec, gameOf(id), 1)).toMatchObject({ name: spec })
      }
    }
  })

  it('that a game does not have is named, with those it has', () => {
    expect(makeBot('mcts:20+pirate', gameOf('mare-nostrum'), 1)).toEqual({
      problem: "'mcts:20+pirate': mare-nostrum has no character 'pirate'; there are: warrior, merchant, builder",
    })
  })

  it('takes what it likes of moves that are about as good', () => {
    const game = gameOf('wonders-duel')
    const options = completeOptions(game.options, {})
    if (isProblem(options)) throw new Error(options.problem)
    const likes = PLAYERS['wonders-duel'].characters?.warrior
    const liked = (spec: string): number => {
      let sum = 0
      for (let seed = 0; seed < 40; seed++) {
        const s = game.setup({ seats: 2, options }, new FastChance(seed))
        const [seat] = game.waiting(s)
        const bot = makeBot(spec, game, seed)
        if (isProblem(bot)) throw new Error(bot.problem)
        const action = bot.choose({ view: game.view(s, seat), seat, legal: legalList(game, s, seat) })
        if (!(action instanceof Promise)) sum += likes?.(s, seat, action) ?? 0
      }
      return sum
    }
    expect(liked('sensible+warrior')).toBeGreaterThan(liked('sensible'))
  })
})
