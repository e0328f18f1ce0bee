import { Readable } from 'node:stream'
import { type Action, type Config, FastChance, type Game } from '@tabularium/kernel'
import { describe, expect, it } from 'vitest'
import { shortTable } from '../engine/index.ts'
import { GAMES } from '../games.ts'
import { environmentOf } from './environment.ts'
import { flatten, VIEW_FEATURES } from './observation.ts'
import { serveEnvironments } from './serve-environments.ts'

const [duel] = GAMES as readonly [Game]

describe.each(GAMES.map(game => [game.id, game] as const))('%s', (_, game) => {
  const config: Config = shortTable(game)
  const env = environmentOf(game, config, 400)
  const list: Action[] = []

  /** A game at random; what each step showed. */
  const walk = (seed: string): string[] => {
    const chance = new FastChance(`${seed}/moves`)
    env.reset(seed)
    const seen: string[] = []
    while (!env.isOver) {
      const { count, indices, values } = env.observe()
      expect(count).toBeGreaterThan(5)
      seen.push(`${env.agent} ${indices.subarray(0, count)} ${values?.subarray(0, count)}`)
      const n = env.legal(list)
      const mask = new Uint8Array(env.actions)
      env.mask(mask)
      expect(mask.reduce((sum, bit) => sum + bit, 0)).toBe(n)
      const illegal = mask.indexOf(0)
      expect(env.step(illegal)).toBe(false)
      expect(env.step(list[chance.number(n)].id)).toBe(true)
    }
    return seen
  }

  it('steps to the end; what is seen follows from the seed and the moves; rewards add up to nought', () => {
    const seen = walk('1')
    expect(walk('1')).toEqual(seen)
    expect(walk('2')).not.toEqual(seen)
    expect(new Set(seen).size).toBeGreaterThan(seen.length / 2)
    expect([...env.rewards].reduce((sum, reward) => sum + reward, 0)).toBeCloseTo(0)
    expect([env.agent, env.step(0)]).toEqual([-1, false])
    expect(env.isTruncated || [...env.rewards].some(reward => reward > 0)).toBe(true)
  })

  it('a hidden world makes no difference to what is observed', () => {
    const state = game.setup(config, new FastChance('a'))
    const [seat] = game.waiting(state)
    const other = game.clone(state)
    game.redeal(other, seat, new FastChance('b'))
    const observed = (s: typeof state): number[] => {
      const own = environmentOf({ ...game, setup: () => game.clone(s) }, config)
      const { count, indices } = own.observe()
      return [...indices.subarray(0, count)]
    }
    expect(observed(other)).toEqual(observed(state))
  })
})

it('a flattened view: figures at their path, texts at their path and word', () => {
  const [indices, values] = [new Uint16Array(VIEW_FEATURES), new Float32Array(VIEW_FEATURES)]
  const at = new Int32Array(VIEW_FEATURES).fill(-1)
  const flat = (view: object): Map<number, number> => {
    const count = flatten(view, indices, values, at)
    return new Map([...indices.subarray(0, count)].map((index, i) => [index, values[i]]))
  }
  const one = flat({ a: 3, b: ['x', 'y'], c: { d: true, e: 0 } })
  expect([...one.values()].toSorted()).toEqual([1, 1, 1, 3])
  expect(flat({ b: ['y', 'x'], a: 3, c: { d: true, e: 0 } })).not.toEqual(one)
  // Reckoned elsewhere, as docs/learning.md describes it.
  expect([...flat({ a: 3 })]).toEqual([[3183, 3]])
})

it('serves many at a time, refuses what is not legal without doing any of it, and survives nonsense', async () => {
  const said: string[] = []
  const lines = [
    '{"type":"spaces"}',
    '{"type":"reset","seeds":[[0,"a"],[1,"b"]]}',
    'nonsense',
    '[]',
    '{"type":"step","moves":[[0,999999]]}',
    '{"type":"step","moves":[[7,1]]}',
    '{"type":"step","moves":[[0,1],[0,1]]}',
    '{"type":"step","moves":"x"}',
    '{"type":"fly"}',
    '{"type":"quit"}',
    '{"type":"spaces"}',
  ]
  const input = Readable.from([Buffer.from(`${lines.join('\n')}\n`)])
  await serveEnvironments({
    input,
    write: text => said.push(text),
    game: duel,
    config: shortTable(duel),
    count: 2,
    most: 100,
  })
  const messages = said.map(text => JSON.parse(text))
  expect(messages.map(({ type }) => type)).toEqual([
    ...['spaces', 'states', 'error', 'error', 'error', 'error', 'error', 'error', 'error', 'bye'],
  ])
  expect(messages[1].states).toHaveLength(2)
  expect(messages[1].states[0].legal.length).toBeGreaterThan(1)
  expect(messages[4].message).toBe('environment 0: action 999999 is not legal')
})
