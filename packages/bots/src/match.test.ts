import {
  FastChance,
  fitRecord,
  type Game,
  isProblem,
  readRecord,
  replay,
  UNFINISHED,
  writeRecord,
} from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { describe, expect, it } from 'vitest'
import type { Bot } from './bot.ts'
import { playGame } from './match.ts'
import { randomBot } from './random.ts'

const TOY: Game = omens
const config = { seats: 3, options: { day: 'long' } }
const randoms = (): Bot[] => [1, 2, 3].map(seed => randomBot(seed))

describe('playGame', () => {
  it('gives a record that plays again to the same result', async () => {
    const { result, record, actions, decisions } = await playGame(TOY, config, randoms(), 5)
    expect(omens.result(replay(omens, record))).toEqual(result)
    expect(actions).toBe(record.moves.length)
    expect(decisions).toBeGreaterThan(0)
    expect(decisions).toBeLessThanOrEqual(actions)
  })

  it('asks with a view and the legal list, and takes an answer that comes later', async () => {
    const seen: boolean[] = []
    const bots = randoms().map(
      (inner, seat): Bot => ({
        name: `slow ${seat}`,
        choose: async question => {
          seen.push(question.seat === seat && question.view.waiting.includes(seat) && !('hands' in question.view))
          return inner.choose(question)
        },
      }),
    )
    const slow = await playGame(TOY, config, bots, 5)
    const fast = await playGame(TOY, config, randoms(), 5)
    expect(slow.record.moves).toEqual(fast.record.moves)
    expect(seen.length).toBe(slow.actions)
    expect(seen).not.toContain(false)
  })

  it('breaks off after so many moves: unfinished, won by nobody, with a record that goes as far', async () => {
    const whole = await playGame(TOY, config, randoms(), 5)
    const part = await playGame(TOY, config, randoms(), 5, 4)
    expect(part).toMatchObject({ result: UNFINISHED, actions: 4 })
    expect(part.record.result).toBeUndefined()
    expect(part.record.moves).toEqual(whole.record.moves.slice(0, 4))
    expect((await playGame(TOY, config, randoms(), 5, whole.actions)).result).toEqual(whole.result)
  })

  it('objects to a move that is not legal, naming bot, seat and move', async () => {
    const cheat: Bot = { name: 'cheat', choose: () => TOY.actions.parse('seal') ?? TOY.actions.all[0] }
    await expect(playGame(TOY, config, [cheat, ...randoms().slice(1)], 1)).rejects.toThrow(
      "cheat in seat 0 chose 'seal' at move 1: not legal",
    )
  })

  it('objects to too few bots', async () => {
    await expect(playGame(TOY, config, randoms().slice(1), 1)).rejects.toThrow('3 seats, but 2 bots')
  })
})

describe('the random bot', () => {
  it('chooses each legal action alike', () => {
    const bot = randomBot('even')
    const s = omens.setup({ seats: 2, options: { day: 'long' } }, new FastChance(1))
    const view = omens.view(s, 0)
    const legal = omens.actions.of('bid')
    const counts = new Map<unknown, number>()
    for (let i = 0; i < 3000; i++) {
      const action = bot.choose({ view, seat: 0, legal })
      counts.set(action, (counts.get(action) ?? 0) + 1)
    }
    for (const action of legal) expect(Math.abs((counts.get(action) ?? 0) - 1000)).toBeLessThan(100)
  })
})

describe('the record of a match', () => {
  it('is written and read back whole', async () => {
    const { record } = await playGame(TOY, config, randoms(), 9)
    const read = readRecord(writeRecord(record))
    if (isProblem(read)) throw new Error(read.problem)
    expect(isProblem(fitRecord(TOY, read))).toBe(false)
    expect(read.moves).toEqual(record.moves)
  })
})
