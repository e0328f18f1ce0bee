import { type GrAction, type GrState, gloryToRome } from '@tabularium/glory-to-rome'
import { completeOptions, FastChance, type Game, isProblem, legalList, type Options } from '@tabularium/kernel'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { makeBot, PLAYERS } from '../make.ts'
import { playGame } from '../match.ts'
import { playerOf } from '../player.ts'
import { score } from '../sensible/glory-to-rome/score.ts'
import { sensibleGloryToRome } from '../sensible/glory-to-rome.ts'
import { tuneGloryToRome } from '../tuning/glory-to-rome.ts'
import { newForward } from './forward.ts'
import { encoder } from './glory-to-rome.ts'
import { packNet, tuneByNet } from './net.ts'
import { newSampleWriter, ROWS } from './samples.ts'
import { SELF_PLAY, type SelfPlaySetting, selfPlay, WITHOUT_SEARCH } from './self-play.ts'
import { untrainedNet } from './untrained.testing.ts'

const GAME: Game = gloryToRome
const TABLES = [2, 3, 4, 5]
const NET = untrainedNet(GAME, encoder)
const { header: HEADER, weights: WEIGHTS } = NET
const { shape: SHAPE } = HEADER
const FILE = packNet(NET)

const argumentsOf = (all: Generator<Position>): [GrState, number, readonly GrAction[]] => {
  const [{ s, seat, legal }] = all
  return [s, seat, legal]
}

interface Position {
  readonly s: GrState
  readonly seat: number
  readonly legal: readonly GrAction[]
}

/** The positions of a game, each with the seat that decides. Now and then a move is made at random, or some would never come. */
function* positions(seats: number, seed: string): Generator<Position> {
  const chance = new FastChance(seed)
  const player = sensibleGloryToRome(seed)
  const s = gloryToRome.setup({ seats, options: encoder.options }, chance)
  for (;;) {
    const [seat] = gloryToRome.waiting(s)
    if (seat === undefined) return
    const legal = legalList(gloryToRome, s, seat)
    yield { s, seat, legal }
    const random = chance.number(4) === 0
    const action = random
      ? legal[chance.number(legal.length)]
      : player.choose({ view: gloryToRome.view(s, seat), seat, legal })
    if (action instanceof Promise) throw new Error('it answers at once')
    gloryToRome.apply(s, seat, action, chance)
  }
}

/** What the rules of thumb think of each move, as rows. */
const rowsHere = (s: GrState, seat: number, legal: readonly GrAction[]): number[] => {
  const rows = new Uint16Array(legal.length)
  encoder.rowsHere?.(s, seat, legal, legal.length, rows)
  return [...rows]
}

const encoded = (s: GrState, seat: number): number[] => {
  const buffer = new Uint16Array(encoder.features)
  return [...buffer.subarray(0, encoder.encode(s, seat, buffer))]
}

describe.each(TABLES)('what a network is told of Glory to Rome with %i seats', seats => {
  it('names each feature once, and no more of them at a time than it says', () => {
    let most = 0
    for (const { s, seat } of positions(seats, `once/${seats}`)) {
      const features = encoded(s, seat)
      most = Math.max(most, features.length)
      expect(new Set(features).size).toBe(features.length)
      expect(Math.max(...features)).toBeLessThan(encoder.features)
    }
    expect(most).toBeGreaterThan(90)
    expect(most).toBeLessThanOrEqual(encoder.mostActive)
  })

  it('is what the seat may know: a position imagined from its view has the same features and rows', () => {
    for (const { s, seat, legal } of positions(seats, `hidden/${seats}`)) {
      const other = gloryToRome.imagine(gloryToRome.view(s, seat), new FastChance('other'))
      gloryToRome.redeal(other, seat, new FastChance('another'))
      expect(encoded(other, seat)).toEqual(encoded(s, seat))
      expect(rowsHere(other, seat, legal)).toEqual(rowsHere(s, seat, legal))
    }
  })

  it('is an expectation for each seat at the table and for no other', () => {
    const { evaluate } = tuneByNet(gloryToRome, encoder, NET, {})
    const [priors, expected] = [new Float64Array(200), new Float64Array(5)]
    for (const { s, seat, legal } of positions(seats, `shares/${seats}`)) {
      evaluate?.(s, seat, legal, legal.length, priors, expected.fill(0))
      expect(expected.slice(0, seats).reduce((sum, share) => sum + share)).toBeCloseTo(1, 9)
      expect([...expected.slice(seats)]).toEqual(Array(5 - seats).fill(0))
      expect(priors.slice(0, legal.length).reduce((sum, share) => sum + share)).toBeCloseTo(1, 9)
    }
  })

  it('makes the same moves with the same seed', async () => {
    const movesOf = async (seed: string): Promise<readonly string[]> => {
      const bots = Array.from({ length: seats }, (_, seat) => {
        const bot = playerOf(PLAYERS[GAME.id], 'net:8', GAME, `${seed}/${seat}`, { weights: FILE })
        if (isProblem(bot)) throw new Error(bot.problem)
        return bot
      })
      const { record } = await playGame(GAME, { seats, options: encoder.options }, bots, 'same', 60)
      return record.moves.map(({ action }) => action)
    }
    const moves = await movesOf('a')
    expect(moves).toHaveLength(60)
    expect(await movesOf('a')).toEqual(moves)
    expect(await movesOf('b')).not.toEqual(moves)
  })
})

describe('the moves of Glory to Rome', () => {
  it('have rows of their own, but for whose things they take', () => {
    const ownerless = (action: GrAction): string => action.notation.replace(/^((?:open|seize|claim|concede)) \d/, '$1')
    const byRows = new Map<string, Set<string>>()
    for (const action of gloryToRome.actions.all) {
      const rows = encoder.rowsOf(action)
      expect(Math.max(...rows)).toBeLessThan(encoder.moveRows)
      const key = rows.join()
      byRows.set(key, (byRows.get(key) ?? new Set()).add(ownerless(action)))
    }
    expect([...byRows.values()].filter(({ size }) => size > 1).map(actions => [...actions])).toEqual([])
  })

  it('have logits of their own', () => {
    const forward = newForward(SHAPE, WEIGHTS, encoder, gloryToRome.actions.all)
    const [{ s, seat, legal }] = positions(2, 'logits')
    const features = Uint16Array.from(encoded(s, seat))
    forward.see(features, features.length, seat)
    expect(new Set(legal.map(({ id }) => forward.logit(id))).size).toBe(legal.length)
  })

  it('have another row by how much the rules of thumb like the best one better', () => {
    const best = Math.min(...rowsHere(...argumentsOf(positions(2, 'best'))))
    const scores = new Float64Array(gloryToRome.actions.all.length)
    const met = new Set<number>()
    for (const { s, seat, legal } of positions(2, 'rows')) {
      score(s, seat, legal, legal.length, scores)
      const rows = rowsHere(s, seat, legal)
      const order = legal.map((_, i) => i).sort((a, b) => scores[b] - scores[a])
      expect(rows[order[0]]).toBe(best)
      for (const [n, i] of order.entries()) {
        met.add(rows[i])
        expect(rows[i]).toBeGreaterThanOrEqual(rows[order[Math.max(0, n - 1)]])
        expect(rows[i]).toBeLessThan(encoder.moveRows)
        expect(rows[i] === best).toBe(scores[i] === scores[order[0]])
      }
    }
    expect(met.size).toBeGreaterThan(25)
  })

  it('count that row in: the same for two moves adds the same', () => {
    const forward = newForward(SHAPE, WEIGHTS, encoder, gloryToRome.actions.all)
    const [s, seat, [one, two]] = argumentsOf(positions(2, 'logits'))
    const features = Uint16Array.from(encoded(s, seat))
    forward.see(features, features.length, seat)
    const added = (id: number, row: number): number => forward.logit(id, row) - forward.logit(id)
    const last = encoder.moveRows - 1
    expect(added(one.id, last)).toBe(added(two.id, last))
    expect(added(one.id, last)).not.toBe(added(one.id, last - 1))
    const priors = new Float64Array(200)
    const prior = (own: typeof encoder): number[] => {
      const { evaluate } = tuneByNet(gloryToRome, own, NET, {})
      evaluate?.(s, seat, [one, two], 2, priors, new Float64Array(5))
      return [priors[0], priors[1]]
    }
    const { rowsHere: _, ...without } = encoder
    expect(prior(encoder)).not.toEqual(prior(without))
  })
})

const optionsOf = (given: Readonly<Record<string, string>>): Options => {
  const options = completeOptions(GAME.options, given)
  if (isProblem(options)) throw new Error(options.problem)
  return options
}

describe('options', () => {
  it.each([
    { given: {}, because: undefined },
    { given: { alphabet: 'pl' }, because: undefined },
    { given: { vaults: 'remembered' }, because: 'options' },
    { given: { variant: 'simplified' }, because: 'options' },
    { given: { concession: 'on' }, because: 'options' },
  ])('$given: $because', ({ given, because }) => {
    const bot = playerOf(PLAYERS[GAME.id], 'net:5', GAME, '1', { weights: FILE, options: optionsOf(given) }) as Bot
    expect(bot.fallback?.because).toBe(because)
  })
})

describe('a playout', () => {
  const { estimate, policy, playout, evaluate: atOnceToo } = tuneByNet(gloryToRome, encoder, NET, tuneGloryToRome)
  const expected = new Float64Array(5)

  it('goes on as in the plain search until a round begins, where the network judges it', () => {
    expect(playout).toBe(tuneGloryToRome.playout)
    expect(atOnceToo).toBeUndefined()
    const met = { leads: 0, others: 0 }
    for (const { s } of positions(3, 'playout')) {
      const leads = s.frames[s.frames.length - 1].at === 'lead'
      met[leads ? 'leads' : 'others']++
      for (const steps of [0, 40]) expect(estimate?.(s, steps, expected)).toBe(leads)
    }
    expect(Math.min(met.leads, met.others)).toBeGreaterThan(10)
  })

  it('begins with a move that the network likes', () => {
    const { evaluate } = tuneByNet(gloryToRome, encoder, NET, {})
    const [tried, liked] = [new Float64Array(200), new Float64Array(200)]
    for (const { s, seat, legal } of positions(2, 'likes')) {
      policy?.(s, seat, legal, legal.length, tried)
      evaluate?.(s, seat, legal, legal.length, liked, expected)
      expect(tried.subarray(0, legal.length)).toEqual(liked.subarray(0, legal.length))
    }
  })

  it('ends with what the network expects, seat by seat', () => {
    const { evaluate } = tuneByNet(gloryToRome, encoder, NET, {})
    const atOnce = new Float64Array(5)
    for (const { s, seat, legal } of positions(4, 'expects')) {
      if (estimate?.(s, 12, expected) !== true) continue
      evaluate?.(s, seat, legal, legal.length, new Float64Array(200), atOnce)
      expect([...expected]).toEqual([...atOnce])
    }
  })
})

/** What self-play by a search leaves: how many positions there are, and how many of them have moves to learn. */
function sampledBySearch(change: Partial<SelfPlaySetting<GrState, GrAction>>): { all: number; withMoves: number } {
  const writer = newSampleWriter(encoder.seats)
  const tuning = tuneByNet(gloryToRome, encoder, NET, {})
  const setting = { ...SELF_PLAY, randomEvery: 100, tuning, iterations: 4, ...change }
  selfPlay(gloryToRome, { seats: 2, options: encoder.options }, encoder, setting, 'quick', writer)
  const { moveCounts } = writer.take()
  return { all: moveCounts.length, withMoves: moveCounts.filter(n => n > 0).length }
}

describe('self-play by a search', () => {
  it('teaches moves by every decision, or by those alone that were thought about', () => {
    const full = sampledBySearch({})
    expect(full.withMoves).toBe(full.all)
    const quick = sampledBySearch({ fullEvery: 4, quickIterations: 2 })
    expect(quick.withMoves / quick.all).toBeGreaterThan(0.1)
    expect(quick.withMoves / quick.all).toBeLessThan(0.4)
  })
})

describe('self-play of the rules of thumb', () => {
  it.each(TABLES)(
    'with %i seats tells who won, from the seat that decides, and nothing of seats that are not there',
    seats => {
      const writer = newSampleWriter(encoder.seats)
      const setting = { ...SELF_PLAY, ...WITHOUT_SEARCH, keepEvery: 1, tuning: tuneGloryToRome, iterations: 0 }
      const config = { seats, options: encoder.options }
      const { winners } = selfPlay(gloryToRome, config, encoder, setting, 'thumb', writer)
      const { featureCounts, results, expected, moveRows } = writer.take()
      expect(winners).toHaveLength(1)
      expect(Math.max(...moveRows.filter((_, i) => i % ROWS === ROWS - 1))).toBeLessThan(encoder.moveRows)
      expect(featureCounts.length).toBeGreaterThan(100)
      const won = new Set<number>()
      for (let i = 0; i < featureCounts.length; i++) {
        const shares = [...results.subarray(encoder.seats * i, encoder.seats * (i + 1))]
        expect(shares.filter(share => share > 0)).toEqual([65535])
        won.add(shares.indexOf(65535))
        // So the trainer knows who is there.
        const hopes = [...expected.subarray(encoder.seats * i, encoder.seats * (i + 1))]
        expect(hopes.map(hope => hope > 0)).toEqual(hopes.map((_, seat) => seat < seats))
      }
      expect([...won].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
    },
  )
})

describe('the network that is shipped', () => {
  it('wins most games against the rules of thumb with a few iterations', async () => {
    let won = 0
    for (let i = 0; i < 12; i++) {
      const bots = ['net:30', 'sensible'].map((spec, n) => {
        const bot = makeBot(spec, GAME, `${i}/${n}`, encoder.options)
        if (isProblem(bot)) throw new Error(bot.problem)
        expect(bot.fallback).toBeUndefined()
        return bot
      })
      if (i % 2 === 1) bots.reverse()
      const { result } = await playGame(GAME, { seats: 2, options: encoder.options }, bots, `shipped/${i >> 1}`)
      if (result.winners.includes(i % 2)) won += 1 / result.winners.length
    }
    expect(won).toBeGreaterThanOrEqual(10)
  })
})
