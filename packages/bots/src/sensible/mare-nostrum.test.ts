import { FastChance, legalList, type Options } from '@tabularium/kernel'
import { type MnState, mareNostrum } from '@tabularium/mare-nostrum'
import { play, type SceneWords, scene } from '@tabularium/mare-nostrum/scene'
import { describe, expect, it } from 'vitest'
import { matchesOf, roundTable } from '../match.testing.ts'
import { score } from './mare-nostrum/score.ts'
import { sensibleMareNostrum } from './mare-nostrum.ts'

const { optionsOf, play: playGame, wins, moves } = matchesOf(mareNostrum)

const USUAL = optionsOf({})
const TABLES: readonly { readonly what: string; readonly options: Options }[] = [
  { what: 'as usual', options: USUAL },
  { what: 'the Russian edition', options: optionsOf({ edition: 'ru', display: 'experienced' }) },
  { what: 'open screens and empires drawn', options: optionsOf({ screens: 'open', empires: 'drawn' }) },
  { what: 'no notes and empires picked', options: optionsOf({ screens: 'unnoted', empires: 'picked' }) },
]
const SEATS = [3, 4, 5]

describe('the sensible player', () => {
  it.each(TABLES.flatMap(table => SEATS.map(seats => ({ ...table, seats }))))(
    'scores every action of a random game: $what, $seats seats',
    ({ options, seats }) => {
      const scores: number[] = []
      let weighed = 0
      const chance = new FastChance(`opinion/${seats}`)
      const s = mareNostrum.setup({ seats, options }, chance)
      for (let seat = mareNostrum.waiting(s)[0]; seat !== undefined; seat = mareNostrum.waiting(s)[0]) {
        const legal = legalList(mareNostrum, s, seat)
        score(s, seat, legal, legal.length, scores)
        for (const [i, action] of legal.entries()) {
          if (!Number.isFinite(scores[i])) throw new Error(`'${action.notation}' is worth ${scores[i]}`)
          weighed++
        }
        mareNostrum.apply(s, seat, legal[chance.number(legal.length)], chance)
      }
      expect(weighed).toBeGreaterThan(1000)
    },
  )

  it.each([
    [3, 'carthage'],
    [4, 'egypt'],
    [5, 'carthage'],
  ])('picks the empire that wins most often: %i seats, %s', (seats, empire) => {
    const s = mareNostrum.setup({ seats, options: optionsOf({ empires: 'picked' }) }, new FastChance('pick'))
    const legal = legalList(mareNostrum, s, 0)
    const bot = sensibleMareNostrum(mareNostrum, 'pick')
    expect(bot.choose({ view: mareNostrum.view(s, 0), seat: 0, legal })).toMatchObject({ notation: `empire ${empire}` })
  })

  it('likes a move the same, whatever it has looked at before', () => {
    const [first, again]: number[][] = [[], []]
    const positions: MnState[] = []
    for (const seats of SEATS) {
      const chance = new FastChance(`twice/${seats}`)
      const s = mareNostrum.setup({ seats, options: USUAL }, chance)
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
      score(s, seat, legal, legal.length, first)
      expect(JSON.stringify(s)).toBe(before)
      return first.slice(0, legal.length)
    })
    for (const [i, s] of [...positions.entries()].reverse()) {
      const [seat] = mareNostrum.waiting(s)
      const legal = legalList(mareNostrum, s, seat)
      score(s, seat, legal, legal.length, again)
      expect(again.slice(0, legal.length)).toEqual(all[i])
    }
    expect(positions.length).toBeGreaterThan(600)
  })

  it.each(TABLES.flatMap(table => SEATS.map(seats => ({ ...table, seats }))))(
    'plays to a victory: $what, $seats seats',
    async ({ options, seats }) => {
      const { result } = await playGame(Array(seats).fill('sensible'), { seats, options }, 'end')
      expect(mareNostrum.ends).toContain(result.reason)
      expect(result.reason).not.toBe('rounds')
    },
  )

  it.each(SEATS)('beats random: 14 of 15 games or more with %i seats', async seats => {
    expect(await wins('sensible', 'random', { seats, options: USUAL }, roundTable(seats, 15))).toBeGreaterThanOrEqual(
      14,
    )
  })

  it.each(SEATS)('the careless one beats random as well: 8 of 10 games or more with %i seats', async seats => {
    expect(await wins('careless', 'random', { seats, options: USUAL }, roundTable(seats, 10))).toBeGreaterThanOrEqual(8)
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
    // What is paid with is of no account.
    const made = moves(sensibleMareNostrum(mareNostrum, 'scene'), s, 3 * expected.length + 12).filter(
      move => !move.startsWith('pay'),
    )
    for (const [i, move] of expected.entries()) expect(made[i]).toMatch(new RegExp(`^${move}`))
  })
})

describe('the search', () => {
  it.each(SEATS)('plays by the rules to the end with %i seats', async seats => {
    const bots = ['mcts:2', ...Array<string>(seats - 1).fill('sensible')]
    const { result } = await playGame(bots, { seats, options: USUAL }, 'end')
    expect(mareNostrum.ends).toContain(result.reason)
  })

  it('beats two sensible players', async () => {
    expect(await wins('mcts:8', 'sensible', { seats: 3, options: USUAL }, [0, 1])).toBe(2)
  })

  it('plays the same game again from the same seed', async () => {
    const bots = ['mcts:2', 'sensible', 'sensible']
    const game = async (seed: string) => (await playGame(bots, { seats: 3, options: USUAL }, seed)).record.moves
    const first = await game('a')
    expect(await game('b')).not.toEqual(first)
    expect(await game('a')).toEqual(first)
  })
})
