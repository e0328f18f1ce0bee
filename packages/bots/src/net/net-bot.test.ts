import {
  completeOptions,
  FastChance,
  type Game,
  isProblem,
  legalList,
  type Options,
  type Problem,
} from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { GAMES } from '../games.ts'
import { levelsOf } from '../levels.ts'
import { makeBot, PLAYERS } from '../make.ts'
import { playGame } from '../match.ts'
import { type PlayerNeeds, playerOf } from '../player.ts'
import type { NetEncoder } from './encoder.ts'
import { type NetHeader, packNet, unpackNet } from './net.ts'
import { untrainedNet } from './untrained.testing.ts'
import { weightsOf } from './weights.ts'
import { encoder } from './wonders-duel.ts'

const GAME: Game = wondersDuel
const NET = untrainedNet(GAME, encoder)
const { header: HEADER, weights: WEIGHTS } = NET
const { shape: SHAPE } = HEADER
const FILE = packNet(NET)

const sure = <T extends object>(value: T | Problem): T => {
  if (isProblem(value)) throw new Error(value.problem)
  return value
}

const optionsOf = (given: Readonly<Record<string, string>>): Options =>
  sure<Options>(completeOptions(GAME.options, given))

const botOf = (spec: string, seed: string, needs: PlayerNeeds): Bot =>
  sure<Bot>(playerOf(PLAYERS[GAME.id], spec, GAME, seed, needs))

/** All moves of a game that two bots of these specs play. */
async function movesOf(specs: readonly string[], options: Options, needs: PlayerNeeds): Promise<readonly string[]> {
  const bots = specs.map((spec, seat) => botOf(spec, `${seat}`, needs))
  const { record } = await playGame(GAME, { seats: 2, options }, bots, 'net')
  return record.moves.map(({ action }) => action)
}

const firstQuestion = (options: Options) => {
  const s = GAME.setup({ seats: 2, options }, new FastChance('first'))
  const [seat] = GAME.waiting(s)
  return { view: GAME.view(s, seat), seat, legal: legalList(GAME, s, seat) }
}

describe('a bot with a trained network', () => {
  it('makes the same moves with the same seed, whoever else has asked the network', async () => {
    const moves = await movesOf(['net:20', 'net:20'], encoder.options, { weights: FILE })
    await movesOf(['net:5', 'mcts:5'], encoder.options, { weights: FILE })
    expect(await movesOf(['net:20', 'net:20'], encoder.options, { weights: FILE })).toEqual(moves)
    expect(await movesOf(['net:20', 'net:20'], encoder.options, { weights: Uint8Array.from(FILE) })).toEqual(moves)
    expect(await movesOf(['mcts:20', 'mcts:20'], encoder.options, {})).not.toEqual(moves)
  })

  it.each([{}, { wonders: 'first-game' }])('plays itself with %o', async given => {
    const bot = botOf('net:5', '1', { weights: FILE })
    await bot.choose(firstQuestion(optionsOf(given)))
    expect(bot.fallback).toBeUndefined()
  })

  it.each([{ token: 'may' }, { guildBacks: 'hidden' }])('is stood in for with %o, and says so', async given => {
    const bot = botOf('net:5', '1', { weights: FILE })
    expect(bot.fallback).toBeUndefined()
    await bot.choose(firstQuestion(optionsOf(given)))
    expect(bot).toMatchObject({ name: 'net:5', fallback: { spec: 'mcts:20', because: 'options' } })
    const told = botOf('net:50ms', '1', { weights: FILE, options: optionsOf(given) })
    expect(told.fallback).toMatchObject({ spec: 'mcts:50ms', because: 'options' })
  })

  it('is stood in for by the plain search where there is no file, move by move', async () => {
    const bot = botOf('net:5', '1', { options: encoder.options })
    expect(bot.fallback).toMatchObject({ spec: 'mcts:20', because: 'net' })
    expect(await movesOf(['net:5', 'net:5'], encoder.options, {})).toEqual(
      await movesOf(['mcts:20', 'mcts:20'], encoder.options, {}),
    )
  })

  it('can be had by its name in every program of Node', () => {
    expect(makeBot('net:5', GAME, 1, encoder.options)).toMatchObject({ name: 'net:5', fallback: undefined })
    expect(makeBot('net', GAME, 1)).toHaveProperty('name', 'net')
  })
})

const changed = (change: Partial<NetHeader>): Uint8Array =>
  packNet({ header: { ...HEADER, ...change }, weights: WEIGHTS })

describe('the file of a network', () => {
  it('holds what was written', () => {
    expect(unpackNet(FILE, GAME, encoder as NetEncoder)).toEqual({ header: HEADER, weights: WEIGHTS })
  })

  it.each([
    { what: 'nothing', file: new Uint8Array(0), says: /holds no net/ },
    { what: 'no header', file: new TextEncoder().encode('<!doctype html>\n'), says: /holds no net/ },
    { what: 'a header that is no object', file: new TextEncoder().encode('null\n'), says: /holds no net/ },
    { what: 'a header without a shape', file: new TextEncoder().encode('{"format":1}\n'), says: /holds no net/ },
    { what: 'a later format', file: changed({ format: 2 as 1 }), says: /format 2, not 1/ },
    { what: 'another game', file: changed({ game: 'chess' }), says: /plays chess, not wonders-duel/ },
    { what: 'other rules', file: changed({ rules: GAME.rules + 1 }), says: /knows rules 2, not 1/ },
    { what: 'other features', file: changed({ encoder: encoder.version + 1 }), says: /in another way/ },
    { what: 'more features', file: changed({ shape: { ...SHAPE, features: 9 } }), says: /in another way/ },
    { what: 'an odd width', file: changed({ shape: { ...SHAPE, width: 15 } }), says: /in another way/ },
    { what: 'too few weights', file: FILE.subarray(0, FILE.length - 2), says: /cut short/ },
    { what: 'too many weights', file: Uint8Array.from([...FILE, 0, 0]), says: /cut short/ },
  ])('is refused: $what', ({ file, says }) => {
    expect(unpackNet(file, GAME, encoder as NetEncoder)).toHaveProperty('problem', expect.stringMatching(says))
    const bot = botOf('net:5', '1', { weights: file, options: encoder.options })
    expect(bot.fallback).toMatchObject({ because: 'net', why: expect.stringMatching(says) })
  })
})

/** What a page may fetch for one game, before compression. */
const MOST_BYTES = 400_000

const hasNet = ({ id }: Game): boolean =>
  weightsOf(id) !== undefined || levelsOf(id).some(({ spec }) => spec.startsWith('net:'))

describe.each(GAMES.filter(hasNet).map(game => ({ game, id: game.id })))('the network of $id', ({ game, id }) => {
  it('comes with the package where a level asks for it; fits the rules of today and is small', () => {
    const file = weightsOf(id)
    const own = PLAYERS[id]?.encoder
    if (!file || !own) throw new Error('there is none')
    const net = unpackNet(file, game, own)
    expect(isProblem(net) ? net.problem : net.header).toMatchObject({ game: id, options: own.options })
    expect(file.length).toBeLessThan(MOST_BYTES)
  })
})
