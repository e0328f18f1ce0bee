// Data of one's own: what is wrong is said with the place, and what is right can be played.

import { type DataFault, FastChance } from '@tabularium/kernel'
import { describeFault } from '@tabularium/kernel/data'
import { describe, expect, test } from 'vitest'
import { DATA } from '../data/index.ts'
import type { AwData } from '../data/types.ts'
import { createAssyrianWars } from '../index.ts'
import { dataFaults, readData } from './data.ts'

type Rows = Record<string, unknown>[]
interface Loose {
  name: string
  readonly areas: Rows
  readonly paths: Rows
  readonly deck: Rows
  readonly countries: Rows
  readonly seaZones: Rows
  readonly scenarios: Rows
}
/** The usual data as JSON, with one thing changed. */
function changed(change: (data: Loose) => void): unknown {
  const data = JSON.parse(JSON.stringify(DATA))
  change(data)
  return data
}

test('the usual data have no faults, also out of JSON', () => {
  expect(dataFaults(DATA)).toEqual([])
  expect(readData(JSON.parse(JSON.stringify(DATA)))).toEqual(JSON.parse(JSON.stringify(DATA)))
})

describe('what is wrong', () => {
  const scenario = (data: unknown) => (data as { scenarios: Record<string, Record<string, unknown>>[] }).scenarios[0]
  test.each([
    { change: () => 7, wrong: ['this is no object'] },
    {
      change: changed(data => (data.areas[0].id = 'Nineveh!')),
      wrong: ["places: 'Nineveh!' is no name: a-z, 0-9 and hyphens only"],
    },
    {
      change: changed(data => (data.areas[1].home = 'atlantis')),
      wrong: ["kalhu: home: there is no country 'atlantis'"],
    },
    { change: changed(data => delete data.areas[1].x), wrong: ["areas[1].x: 'x' is missing"] },
    { change: changed(data => (data.areas[1].defence = 0)), wrong: ['kalhu is a city without a defence level'] },
    {
      change: changed(data => (data.paths[0].b = 'atlantis')),
      wrong: ["path nineveh atlantis: there is no area 'atlantis'"],
    },
    {
      change: changed(data => (data.paths[0].terrain = 'lava')),
      wrong: ["path nineveh kalhu: there is no terrain 'lava'"],
    },
    { change: changed(data => data.paths.push(data.paths[0])), wrong: ['the path kalhu nineveh is there twice'] },
    {
      change: changed(data => ((data.seaZones[0].neighbours as string[]).length = 0)),
      wrong: ['med-pelusium lies beside med-delta, but not the other way round'],
    },
    {
      change: changed(data => (data.deck[0].effect = { op: 'fireworks' })),
      wrong: ["card ab-phoenicia: there is no op 'fireworks'"],
    },
    { change: changed(data => (data.deck[0].copies = 0)), wrong: ['card ab-phoenicia is there 0 times'] },
    {
      change: changed(data => (data.countries[0].class = 'empire')),
      wrong: ["assyria is a 'empire'; there are power, minor, nomad, nomadMercenary"],
    },
    {
      change: changed(
        data => ((scenario(data).playerTable as unknown as Record<number, Record<string, number>>)[2].elam = 3),
      ),
      wrong: ['scenario campaign: seat 3 of 2 runs elam'],
    },
    {
      change: changed(
        data => ((scenario(data).setup.assyria as unknown as Record<string, unknown>[])[0].leader = 'k-nobody'),
      ),
      wrong: ["scenario campaign: set-up of assyria: there is no leader 'k-nobody'"],
    },
    {
      change: changed(
        data => ((scenario(data).setup.assyria as unknown as { units: { count: number }[] }[])[0].units[0].count = 30),
      ),
      wrong: ['scenario campaign: set-up of assyria: 34 HI, but the pool has 10'],
    },
  ])('$wrong.0', ({ change, wrong }) => {
    const said = (readData(change) as readonly DataFault[]).flatMap(fault => [fault.why, describeFault(fault)])
    expect(said).toEqual(expect.arrayContaining(wrong))
  })

  test('a game on faulty data is refused with all of it', () => {
    const data = changed(data => (data.deck[0].copies = 0)) as AwData
    expect(() => createAssyrianWars(data)).toThrow("the data 'usual': card ab-phoenicia is there 0 times")
  })
})

test('other data are played: another card, a stronger city, one scenario', () => {
  const data = changed(data => {
    data.name = 'mine'
    data.deck.push({
      id: 'my-gold',
      ap: 9,
      types: ['economic'],
      copies: 2,
      effect: { op: 'ecoPlus', count: 1 },
      title: 'Gold',
      text: 'More.',
    })
    data.areas[1].defence = 4
    data.scenarios.splice(0, 1)
  })
  const read = readData(data)
  if (Array.isArray(read)) throw new Error(read.map(describeFault).join('; '))
  const game = createAssyrianWars(read as AwData)
  expect(game.options.scenario.values).toEqual(['two-rivers', 'rise-and-fall'])
  const chance = new FastChance('mine')
  const s = game.setup({ seats: 3, options: { scenario: 'two-rivers' } }, chance)
  const out: never[] = []
  for (let i = 0; i < 300 && game.waiting(s).length > 0; i++) {
    const [seat] = game.waiting(s)
    game.apply(s, seat, out[chance.number(game.legal(s, seat, out))], chance)
  }
  expect(game.audit(s).faults).toEqual([])
})

test.each([
  { scenario: 'two-rivers', seats: 4, range: '1 to 3' },
  { scenario: 'rise-and-fall', seats: 5, range: '1 to 4' },
])('$scenario does not admit $seats players', ({ scenario, seats, range }) => {
  const game = createAssyrianWars(DATA)
  const problem = game.admits?.({ seats, options: { scenario } })
  expect(problem?.message?.key).toBe('problem.seats')
  expect(problem?.message?.args?.range).toBe(range)
  expect(game.admits?.({ seats: 3, options: { scenario } })).toBeUndefined()
})
