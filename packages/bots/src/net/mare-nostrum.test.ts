import { completeOptions, FastChance, type Game, isProblem, legalList, type Options } from '@tabularium/kernel'
import { createMareNostrum, MAP, type MnAction, type MnState, mareNostrum } from '@tabularium/mare-nostrum'
import { COIN, KINDS, NORMAL, PIECES } from '@tabularium/mare-nostrum/rules'
import { describe, expect, it } from 'vitest'
import type { Bot } from '../bot.ts'
import { PLAYERS } from '../make.ts'
import { playGame } from '../match.ts'
import { type Players, playerOf } from '../player.ts'
import { score } from '../sensible/mare-nostrum/score.ts'
import { sensibleMareNostrum } from '../sensible/mare-nostrum.ts'
import { tuneMareNostrum } from '../tuning/mare-nostrum.ts'
import type { NetEncoder } from './encoder.ts'
import { encoder } from './mare-nostrum.ts'
import { packNet, tuneByNet } from './net.ts'
import { newSampleWriter } from './samples.ts'
import { SELF_PLAY, selfPlay, WITHOUT_SEARCH } from './self-play.ts'
import { untrainedNet } from './untrained.testing.ts'

const GAME: Game = mareNostrum
const TABLES = [3, 4, 5]
const NET = untrainedNet(GAME, encoder)
const FILE = packNet(NET)
/** No weights are shipped: the page plays without. */
const OWN: Players = { ...PLAYERS[GAME.id], encoder: encoder as NetEncoder }
const MOVES = mareNostrum.actions.all.length

interface Position {
  readonly s: MnState
  readonly seat: number
  readonly legal: readonly MnAction[]
}

/** The positions of a game, each with the seat that decides. Now and then a move is made at random, or some would never come. */
function* positions(seats: number, seed: string, options: Options = encoder.options): Generator<Position> {
  const chance = new FastChance(seed)
  const player = sensibleMareNostrum(mareNostrum, seed)
  const s = mareNostrum.setup({ seats, options }, chance)
  for (;;) {
    const [seat] = mareNostrum.waiting(s)
    if (seat === undefined) return
    const legal = legalList(mareNostrum, s, seat)
    yield { s, seat, legal }
    const random = chance.number(4) === 0
    const action = random
      ? legal[chance.number(legal.length)]
      : player.choose({ view: mareNostrum.view(s, seat), seat, legal })
    if (action instanceof Promise) throw new Error('it answers at once')
    mareNostrum.apply(s, seat, action, chance)
  }
}

const encoded = (s: MnState, seat: number): number[] => {
  const buffer = new Uint16Array(encoder.features)
  return [...buffer.subarray(0, encoder.encode(s, seat, buffer))]
}

const rowsHere = (s: MnState, seat: number, legal: readonly MnAction[]): number[] => {
  const rows = new Uint16Array(legal.length)
  encoder.rowsHere?.(s, seat, legal, legal.length, rows)
  return [...rows]
}

describe.each(TABLES)('what a network is told of Mare Nostrum with %i seats', seats => {
  it('names each feature once, and no more of them at a time than it says', () => {
    let most = 0
    for (const { s, seat } of positions(seats, `once/${seats}`)) {
      const features = encoded(s, seat)
      most = Math.max(most, features.length)
      expect(new Set(features).size).toBe(features.length)
      expect(Math.max(...features)).toBeLessThan(encoder.features)
    }
    expect(most).toBeGreaterThan(45 * seats)
    expect(most).toBeLessThanOrEqual(encoder.mostActive)
  })

  it.each(['by-seat', 'picked'])(
    'is what the seat may know: worlds imagined from its view look alike (%s)',
    empires => {
      let n = 0
      for (const { s, seat } of positions(seats, `hidden/${seats}`, { ...encoder.options, empires })) {
        const other = mareNostrum.imagine(mareNostrum.view(s, seat), new FastChance(`other/${n}`))
        mareNostrum.redeal(other, seat, new FastChance(`another/${n++}`))
        expect(encoded(other, seat)).toEqual(encoded(s, seat))
      }
    },
  )

  it('is an expectation for each seat at the table and for no other', () => {
    const { isJudged: _, ...atOnce } = encoder
    const { evaluate } = tuneByNet(mareNostrum, atOnce, NET, {})
    const [priors, expected] = [new Float64Array(MOVES), new Float64Array(5)]
    for (const { s, seat, legal } of positions(seats, `shares/${seats}`)) {
      evaluate?.(s, seat, legal, legal.length, priors, expected.fill(0))
      expect(expected.slice(0, seats).reduce((sum, share) => sum + share)).toBeCloseTo(1, 9)
      expect([...expected.slice(seats)]).toEqual(Array(5 - seats).fill(0))
    }
  })

  it('makes the same moves with the same seed', async () => {
    const movesOf = async (seed: string): Promise<readonly string[]> => {
      const bots = Array.from({ length: seats }, (_, seat) => {
        const bot = playerOf(OWN, 'net:6', GAME, `${seed}/${seat}`, { weights: FILE })
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

describe('secrets', () => {
  /** A position of the game where somebody else holds what this seat has never seen. */
  const covered = (): { s: MnState; seat: number; other: number } => {
    for (const { s, seat } of positions(5, 'covered')) {
      const kind = s.legendary.findIndex((at, i) => at >= 0 && at !== seat && ((s.known[i] >> seat) & 1) === 0)
      if (kind >= 0) return { s, seat, other: s.legendary[kind] }
    }
    throw new Error('nobody ever holds a secret')
  }

  it('of which kind a legendary good is that only its owner has seen, nothing is told; its owner is told', () => {
    const { s, seat, other } = covered()
    const kinds = new Set<string>()
    const owns = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const world = mareNostrum.clone(s)
      mareNostrum.redeal(world, seat, new FastChance(`kind/${i}`))
      kinds.add(encoded(world, seat).join())
      owns.add(encoded(world, other).join())
    }
    expect(kinds.size).toBe(1)
    expect(owns.size).toBeGreaterThan(1)
  })

  it('what others can pay is known by counting', () => {
    const { s, seat, other } = covered()
    const richer = mareNostrum.clone(s)
    richer.stock[PIECES * other + COIN]++
    expect(encoded(richer, seat)).not.toEqual(encoded(s, seat))
    const spread = mareNostrum.clone(s)
    for (let kind = 0; kind < KINDS; kind++) spread.stock[PIECES * other + NORMAL + kind] = 1
    expect(encoded(spread, seat)).not.toEqual(encoded(s, seat))
  })
})

describe('the moves of Mare Nostrum', () => {
  it('have rows of their own, but that a slot is one whatever is built there', () => {
    const same = new Map<string, Set<string>>()
    for (const action of mareNostrum.actions.all) {
      const rows = encoder.rowsOf(action)
      expect(Math.min(...rows)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...rows)).toBeLessThan(encoder.moveRows)
      const key = rows.join()
      same.set(key, (same.get(key) ?? new Set()).add(action.notation))
    }
    expect([...same.values()].filter(({ size }) => size > 1).map(actions => [...actions])).toEqual([])
  })

  it('have another row by how much the rules of thumb like the best one better', () => {
    const scores = new Float64Array(MOVES)
    const met = new Set<number>()
    for (const { s, seat, legal } of positions(4, 'rows')) {
      score(s, seat, legal, legal.length, scores)
      const rows = rowsHere(s, seat, legal)
      const order = legal.map((_, i) => i).sort((a, b) => scores[b] - scores[a])
      for (const [n, i] of order.entries()) {
        met.add(rows[i])
        expect(rows[i]).toBeGreaterThanOrEqual(rows[order[Math.max(0, n - 1)]])
        expect(rows[i]).toBeLessThan(encoder.moveRows)
        expect(rows[i] === rows[order[0]]).toBe(scores[i] === scores[order[0]])
      }
    }
    expect(met.size).toBeGreaterThan(100)
  })

  it('are never taken back by the network', () => {
    const { hasPlainPolicy: _, ...own } = encoder
    const { policy } = tuneByNet(mareNostrum, own, NET, tuneMareNostrum(mareNostrum))
    const priors = new Float64Array(MOVES)
    let met = 0
    for (const { s, seat, legal } of positions(3, 'back')) {
      const back = legal.findIndex(({ kind }) => kind === 'take-back')
      if (back < 0) continue
      met++
      policy?.(s, seat, legal, legal.length, priors)
      expect(priors[back]).toBe(0)
      expect(Math.max(...priors.subarray(0, legal.length))).toBeGreaterThan(0)
    }
    expect(met).toBeGreaterThan(50)
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
    { given: { empires: 'drawn' }, because: undefined },
    { given: { empires: 'picked' }, because: undefined },
    { given: { edition: 'ru' }, because: 'options' },
    { given: { screens: 'unnoted' }, because: 'options' },
    { given: { display: 'experienced' }, because: 'options' },
  ])('$given: $because', ({ given, because }) => {
    const bot = playerOf(OWN, 'net:5', GAME, '1', { weights: FILE, options: optionsOf(given) }) as Bot
    expect(bot.fallback?.because).toBe(because)
  })

  it('another map is played without the network', () => {
    const other = createMareNostrum({ ...MAP, name: 'own' })
    const bot = playerOf(OWN, 'net:5', other as Game, '1', {
      weights: FILE,
      options: optionsOf({}),
    }) as Bot
    expect(bot.fallback?.because).toBe('net')
  })
})

describe('a playout', () => {
  const plain = tuneMareNostrum(mareNostrum)
  const { estimate, policy, playout, evaluate: atOnceToo } = tuneByNet(mareNostrum, encoder, NET, plain)
  const expected = new Float64Array(5)

  it('goes on as in the plain search until all have collected, or building or movement begins, where the network judges it', () => {
    expect(playout).toBe(plain.playout)
    expect(policy).toBe(plain.policy)
    expect(atOnceToo).toBeUndefined()
    const met = { judged: 0, others: 0 }
    for (const { s } of positions(4, 'playout')) {
      const { at } = s.frames[s.frames.length - 1]
      const judged = at === 'token' || (at === 'name' && s.acted === 0)
      met[judged ? 'judged' : 'others']++
      for (const steps of [0, 40]) expect(estimate?.(s, steps, expected)).toBe(judged)
    }
    expect(Math.min(met.judged, met.others)).toBeGreaterThan(10)
  })
})

describe('self-play of the rules of thumb', () => {
  it.each(TABLES)(
    'with %i seats keeps every position that can be judged, as each seat would see it, and few others',
    seats => {
      const writer = newSampleWriter(encoder.seats)
      const setting = {
        ...SELF_PLAY,
        ...WITHOUT_SEARCH,
        keepEvery: 1_000_000,
        turned: true,
        tuning: tuneMareNostrum(mareNostrum),
        iterations: 0,
      }
      const { winners } = selfPlay(mareNostrum, { seats, options: encoder.options }, encoder, setting, 'kept', writer)
      expect(winners.length).toBeGreaterThan(0)
      const { featureCounts, results } = writer.take()
      expect(featureCounts.length % seats).toBe(0)
      expect(featureCounts.length).toBeGreaterThan(10 * seats)
      expect(featureCounts.length).toBeLessThan(80 * seats)
      expect(Math.min(...featureCounts)).toBeGreaterThan(80)
      const won = Array<number>(seats).fill(0)
      for (let i = 0; i < featureCounts.length; i++) {
        const shares = [...results.subarray(encoder.seats * i, encoder.seats * (i + 1))]
        expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(65535, -1)
        expect(shares.slice(seats)).toEqual(Array(5 - seats).fill(0))
        for (const [seat, share] of shares.slice(0, seats).entries()) won[seat] += share
      }
      // Seen by each of them, the winner sits everywhere as often.
      expect(Math.max(...won) - Math.min(...won)).toBeLessThanOrEqual(featureCounts.length)
    },
  )
})
