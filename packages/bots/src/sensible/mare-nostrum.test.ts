import {
  type Config,
  completeOptions,
  FastChance,
  type Game,
  isProblem,
  legalList,
  type Options,
} from '@tabularium/kernel'
import { type MnState, mareNostrum } from '@tabularium/mare-nostrum'
import { play, type SceneWords, scene } from '@tabularium/mare-nostrum/scene'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { makeBot } from '../make.ts'
import { playGame } from '../match.ts'
import { rate } from './mare-nostrum/rate.ts'
import { sensibleMareNostrum } from './mare-nostrum.ts'

const GAME = mareNostrum as unknown as Game

const optionsOf = (given: Readonly<Record<string, string>>): Options => {
  const options = completeOptions(mareNostrum.options, given)
  if (isProblem(options)) throw new Error(options.problem)
  return options
}
const TABLES: readonly { readonly what: string; readonly options: Options }[] = [
  { what: 'as usual', options: optionsOf({}) },
  { what: 'the Russian edition', options: optionsOf({ edition: 'ru', display: 'experienced' }) },
  { what: 'open screens and empires drawn', options: optionsOf({ screens: 'open', empires: 'drawn' }) },
]
const SEATS = [3, 4, 5]

const botOf = (spec: string, seed: string): Bot => {
  const bot = makeBot(spec, GAME, seed)
  if ('problem' in bot) throw new Error(bot.problem)
  return bot
}

/** How often the seat that moves on from game to game won, shared wins in part. */
async function wins(spec: string, against: string, config: Config, games: number): Promise<number> {
  let won = 0
  for (let i = 0; i < games; i++) {
    const mine = i % config.seats
    const bots = Array.from({ length: config.seats }, (_, seat) =>
      botOf(seat === mine ? spec : against, `${i}/${seat}`),
    )
    const { result } = await playGame(GAME, config, bots, i)
    if (result.winners.includes(mine)) won += 1 / result.winners.length
  }
  return won
}

/** What the bot does in a scene, as long as it is the same player's turn to choose, up to so many moves. */
function moves(s: MnState, most: number): string[] {
  const made: string[] = []
  const [seat] = mareNostrum.waiting(s)
  const bot = sensibleMareNostrum('scene')
  while (made.length < most && mareNostrum.waiting(s)[0] === seat) {
    const legal = legalList(mareNostrum, s, seat)
    const action = bot.choose({ view: mareNostrum.view(s, seat), seat, legal })
    if (action instanceof Promise) throw new Error('it thinks for too long')
    if (action.kind !== 'pay') made.push(action.notation)
    mareNostrum.apply(s, seat, action, new FastChance('scene'))
  }
  return made
}

describe('the sensible player', () => {
  it.each(TABLES.flatMap(table => SEATS.map(seats => ({ ...table, seats }))))(
    'has an opinion of every action of a random game: $what, $seats seats',
    ({ options, seats }) => {
      const worths: number[] = []
      let weighed = 0
      const chance = new FastChance(`opinion/${seats}`)
      const s = mareNostrum.setup({ seats, options }, chance)
      for (let seat = mareNostrum.waiting(s)[0]; seat !== undefined; seat = mareNostrum.waiting(s)[0]) {
        const legal = legalList(mareNostrum, s, seat)
        rate(s, seat, legal, legal.length, worths)
        for (const [i, action] of legal.entries()) {
          if (!Number.isFinite(worths[i])) throw new Error(`'${action.notation}' is worth ${worths[i]}`)
          weighed++
        }
        mareNostrum.apply(s, seat, legal[chance.number(legal.length)], chance)
      }
      expect(weighed).toBeGreaterThan(1000)
    },
  )

  it('likes a move the same, whatever it has looked at before', () => {
    const [first, again]: number[][] = [[], []]
    const positions: MnState[] = []
    for (const seats of SEATS) {
      const chance = new FastChance(`twice/${seats}`)
      const s = mareNostrum.setup({ seats, options: TABLES[0].options }, chance)
      for (let step = 0; step < 300 && mareNostrum.waiting(s).length > 0; step++) {
        const [seat] = mareNostrum.waiting(s)
        const legal = legalList(mareNostrum, s, seat)
        positions.push(mareNostrum.clone(s))
        mareNostrum.apply(s, seat, legal[chance.number(legal.length)], chance)
      }
    }
    const all = positions.map(s => {
      const [seat] = mareNostrum.waiting(s)
      const legal = legalList(mareNostrum, s, seat)
      const before = JSON.stringify(s)
      rate(s, seat, legal, legal.length, first)
      expect(JSON.stringify(s)).toBe(before)
      return first.slice(0, legal.length)
    })
    for (const [i, s] of [...positions.entries()].reverse()) {
      const [seat] = mareNostrum.waiting(s)
      const legal = legalList(mareNostrum, s, seat)
      rate(s, seat, legal, legal.length, again)
      expect(again.slice(0, legal.length)).toEqual(all[i])
    }
    expect(positions.length).toBeGreaterThan(600)
  })

  it.each(TABLES.flatMap(table => SEATS.map(seats => ({ ...table, seats }))))(
    'plays to a victory: $what, $seats seats',
    async ({ options, seats }) => {
      const bots = Array.from({ length: seats }, (_, seat) => botOf('sensible', `end/${seat}`))
      const { result } = await playGame(GAME, { seats, options }, bots, 'end')
      expect(mareNostrum.ends).toContain(result.reason)
      expect(result.reason).not.toBe('rounds')
    },
  )

  it.each(SEATS)('beats random: 14 of 15 games or more with %i seats', async seats => {
    expect(await wins('sensible', 'random', { seats, options: TABLES[0].options }, 15)).toBeGreaterThanOrEqual(14)
  })

  it.each(SEATS)('the careless one beats random as well: 8 of 10 games or more with %i seats', async seats => {
    expect(await wins('careless', 'random', { seats, options: TABLES[0].options }, 10)).toBeGreaterThanOrEqual(8)
  })

  it.each<{ what: string; given: SceneWords; first?: string; expected: readonly string[] }>([
    {
      what: 'a culture leader who can pay for the Pyramids names himself and builds them',
      given: {
        at: 'name',
        players: { E: { control: 'judea', stock: 'coin*12' }, R: { stock: 'coin*3' } },
        buildings: 'aegyptus/alexandria latium/roma',
      },
      expected: ['name 4', 'pyramids'],
    },
    {
      what: 'the fifth card comes before anything else',
      given: {
        at: 'build C',
        players: { C: { cards: 'hercules perseus circe', stock: 'coin*11' } },
        buildings: 'africa/carthago',
      },
      expected: ['recruit'],
    },
    {
      what: 'what is held twice is offered',
      given: {
        at: 'trade',
        players: {
          R: { stock: 'metal*3 wine*2 grain oil gems' },
          C: { stock: 'coin*2' },
        },
      },
      first: 'token 2',
      expected: ['offer metal', 'offer metal'],
    },
    {
      what: 'what is missing in a set is taken',
      given: {
        at: 'trade',
        players: {
          R: { stock: 'wine gems' },
          C: { stock: 'gladiators*2 wine wine stone' },
        },
      },
      first: 'token 2; C: offer gladiators; C: offer gladiators',
      expected: ['take 1 gems'],
    },
    {
      what: 'an undefended province next door is taken, and its marker',
      given: {
        at: 'turn R',
        players: { R: { control: 'gallia', legions: 'gallia*2' }, G: { control: 'dalmatia' } },
        buildings: 'dalmatia/wood dalmatia/gladiators dalmatia/market latium/roma',
      },
      expected: ['march gallia dalmatia', 'end march', 'marker dalmatia'],
    },
    {
      what: 'a lone legion does not run into many',
      given: {
        at: 'turn R',
        players: { R: { control: 'gallia', legions: 'gallia' }, G: { control: 'dalmatia', legions: 'dalmatia*4' } },
        buildings: 'dalmatia/wood latium/roma',
      },
      expected: ['end march'],
    },
    {
      what: 'four great cities are completed',
      given: {
        at: 'turn E',
        players: { E: { control: 'judea asia arabia', legions: 'arabia' } },
        buildings: 'aegyptus/alexandria judea/ierusalem asia/troia babylonia/babylon babylonia/spices',
      },
      expected: ['march arabia babylonia', 'end march', 'occupy babylonia babylon'],
    },
    {
      what: 'a title goes to oneself',
      given: {
        at: 'leadership',
        players: { C: { control: 'libya' }, R: { control: 'gallia' } },
        buildings: 'libya/oil gallia/grain',
      },
      expected: ['award trade 2'],
    },
  ])('$what', ({ given, first = '', expected }) => {
    const s = scene(given)
    play(s, first)
    const made = moves(s, expected.length)
    for (const [i, move] of expected.entries()) expect(made[i]).toMatch(new RegExp(`^${move}`))
  })
})

describe('the search', () => {
  it.each(SEATS)('plays by the rules to the end with %i seats', async seats => {
    const bots = Array.from({ length: seats }, (_, seat) => botOf(seat === 0 ? 'mcts:2' : 'sensible', `end/${seat}`))
    const { result } = await playGame(GAME, { seats, options: TABLES[0].options }, bots, 'end')
    expect(mareNostrum.ends).toContain(result.reason)
  })

  it('beats two sensible players', async () => {
    expect(await wins('mcts:8', 'sensible', { seats: 3, options: TABLES[0].options }, 3)).toBeGreaterThanOrEqual(2)
  })

  it('plays the same game again from the same seed', async () => {
    const game = async (seed: string) => {
      const bots = SEATS.map(seat => botOf(seat === 3 ? 'mcts:2' : 'sensible', `${seed}/${seat}`))
      return (await playGame(GAME, { seats: 3, options: TABLES[0].options }, bots, 1)).record.moves
    }
    const first = await game('a')
    expect(await game('b')).not.toEqual(first)
    expect(await game('a')).toEqual(first)
  })
})
