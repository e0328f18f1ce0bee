import { gloryToRome } from '@tabularium/glory-to-rome'
import { FastChance, legalList, type Options } from '@tabularium/kernel'
import { describe, expect, it } from 'vitest'
import { matchesOf, roundTable } from '../match.testing.ts'
import { score } from './glory-to-rome/score.ts'

const { play, wins } = matchesOf(gloryToRome)

const STANDARD: Options = {
  variant: 'standard',
  outOfTown: 'any-time',
  stairway: 'extra',
  circusMaximus: 'all-clients',
  bridge: 'may-leave',
  thinking: 'draws',
  vaults: 'by-the-book',
  alphabet: 'en',
  concession: 'off',
}

const TABLES: readonly { readonly what: string; readonly options: Options }[] = [
  { what: 'standard', options: STANDARD },
  { what: 'classic', options: { ...STANDARD, variant: 'classic', concession: 'on' } },
  { what: 'simplified', options: { ...STANDARD, variant: 'simplified' } },
  {
    what: 'the other readings',
    options: {
      ...STANDARD,
      outOfTown: 'when-exhausted',
      stairway: 'instead',
      circusMaximus: 'clients-to-act',
      bridge: 'takes-all',
      thinking: 'may-decline',
      vaults: 'remembered',
      alphabet: 'pl',
    },
  },
]
const SEATS = [2, 3, 4, 5]

describe('the sensible player', () => {
  it.each(TABLES.flatMap(table => SEATS.map(seats => ({ ...table, seats }))))(
    'scores every action of a random game: $what, $seats seats',
    ({ options, seats }) => {
      const scores: number[] = []
      let weighed = 0
      for (let seed = 1; seed <= 2; seed++) {
        const chance = new FastChance(`${seats}/${seed}`)
        const s = gloryToRome.setup({ seats, options }, chance)
        for (let seat = gloryToRome.waiting(s)[0]; seat !== undefined; seat = gloryToRome.waiting(s)[0]) {
          const legal = legalList(gloryToRome, s, seat)
          score(s, seat, legal, legal.length, scores)
          for (const [i, action] of legal.entries()) {
            if (!Number.isFinite(scores[i])) throw new Error(`'${action.notation}' is worth ${scores[i]}`)
            weighed++
          }
          // Random players would soon concede.
          const played = legal.filter(action => action.kind !== 'concede')
          gloryToRome.apply(s, seat, played[chance.number(played.length)], chance)
        }
      }
      expect(weighed).toBeGreaterThan(1000)
    },
  )

  it.each(TABLES.flatMap(table => SEATS.map(seats => ({ ...table, seats }))))(
    'plays by the rules to the end: $what, $seats seats',
    async ({ options, seats }) => {
      const { result } = await play(Array(seats).fill('sensible'), { seats, options }, 'end')
      expect(gloryToRome.ends).toContain(result.reason)
      expect(result.reason).not.toBe('concession')
    },
  )

  it.each(['by-the-book', 'remembered'])('does not look at what it cannot know, vaults %s', vaults => {
    const [mine, others]: number[][] = [[], []]
    let worlds = 0
    for (let seed = 1; seed <= 8; seed++) {
      const chance = new FastChance(`hidden/${seed}`)
      const s = gloryToRome.setup({ seats: 3, options: { ...STANDARD, vaults } }, chance)
      for (let step = 0; step < 150; step++) {
        const seat = gloryToRome.waiting(s)[0]
        if (seat === undefined) break
        const legal = legalList(gloryToRome, s, seat)
        const other = gloryToRome.clone(s)
        gloryToRome.redeal(other, seat, chance)
        if (JSON.stringify(other) !== JSON.stringify(s)) worlds++
        score(s, seat, legal, legal.length, mine)
        score(other, seat, legal, legal.length, others)
        expect(others).toEqual(mine)
        gloryToRome.apply(s, seat, legal[chance.number(legal.length)], chance)
      }
    }
    expect(worlds).toBeGreaterThan(500)
  })

  it.each([
    { seats: 2, games: 40, least: 38 },
    { seats: 3, games: 30, least: 25 },
    { seats: 4, games: 20, least: 16 },
    { seats: 5, games: 20, least: 15 },
  ])('beats random: $least of $games games or more with $seats seats', async ({ seats, games, least }) => {
    const config = { seats, options: STANDARD }
    expect(await wins('sensible', 'random', config, roundTable(seats, games))).toBeGreaterThanOrEqual(least)
  })
})

describe('the search', () => {
  it.each(TABLES.flatMap(table => SEATS.map(seats => ({ ...table, seats }))))(
    'plays by the rules to the end: $what, $seats seats',
    async ({ options, seats }) => {
      const { result } = await play(Array(seats).fill('mcts:4'), { seats, options }, 'end')
      expect(gloryToRome.ends).toContain(result.reason)
    },
  )

  it('beats the sensible player', async () => {
    const config = { seats: 2, options: STANDARD }
    expect(await wins('mcts:30', 'sensible', config, roundTable(2, 6))).toBeGreaterThanOrEqual(5)
  })

  it('plays the same game again from the same seed', async () => {
    const config = { seats: 2, options: STANDARD }
    const moves = async (seed: string) => (await play(['mcts:8', 'mcts:8'], config, seed)).record.moves
    const first = await moves('a')
    expect(await moves('b')).not.toEqual(first)
    expect(await moves('a')).toEqual(first)
  })
})
