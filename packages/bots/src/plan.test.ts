import { assyrianWars } from '@tabularium/assyrian-wars'
import { type Action, catalogue, FastChance, type Game, legalList, lone, SEATS, type State } from '@tabularium/kernel'
import { describe, expect, it } from 'vitest'
import type { Bot, Progress } from './bot.ts'
import { makeBot } from './make.ts'
import { byKind, planBot } from './plan.ts'
import { PLAIN, type Tuning } from './tuning.ts'

// One move and the game is over. Chance deals a hidden number that nobody sees; what a move is worth is in `WORTH`, and the
// number is added to all of them alike.
const moves = catalogue({ wait: lone(), walk: lone(), run: lone(), leap: lone(), crawl: lone() })
interface Meadow extends State {
  made: number
  hidden: number
}
const HIDDEN = { what: 'hidden number', names: [] }
const meadow = {
  id: 'meadow',
  actions: moves,
  waiting: (s: Meadow) => SEATS[s.made < 0 ? 1 : 0],
  legal(_s: Meadow, _seat: number, out: Action[]) {
    for (const [i, action] of moves.all.entries()) out[i] = action
    return moves.all.length
  },
  apply(s: Meadow, _seat: number, action: Action) {
    s.made = action.id
  },
  result: (s: Meadow) => (s.made < 0 ? undefined : { reason: 'moved', winners: [0] }),
  imagine: (): Meadow => ({ frames: [], made: -1, hidden: 0 }),
  redeal(s: Meadow, _seat: number, chance: FastChance) {
    s.hidden = chance.below(HIDDEN, 1000) / 2000
  },
  clone: (s: Meadow): Meadow => ({ ...s }),
  copy: (from: Meadow, into: Meadow) => Object.assign(into, from),
}

const QUESTION = { view: { waiting: [0] }, seat: 0, legal: moves.all }

/** Likes the moves in the order of the catalogue. */
const tuned = (value: readonly number[], more: Partial<Tuning<Meadow, Action>> = {}): Tuning =>
  ({
    ...PLAIN,
    policy(_s, _seat, _legal, n, out) {
      for (let i = 0; i < n; i++) out[i] = (n - i) / 15
    },
    reward(s, out) {
      out[0] = value[s.made] + s.hidden
    },
    ...more,
  }) as Tuning<Meadow, Action> as unknown as Tuning

const planOf = (tuning: Tuning, iterations: number, seed = 1): Bot =>
  planBot(meadow as unknown as Game, { name: 'plan', budget: { iterations }, seed, tuning })

describe('a plan', () => {
  it.each([
    {
      what: 'keeps to the move with the best score where it is the best',
      value: [0.4, 0.3, 0.2, 0.1, 0],
      best: 'wait',
    },
    { what: 'keeps to it where all are alike', value: [0.2, 0.2, 0.2, 0.2, 0.2], best: 'wait' },
    { what: 'does not depart for next to nothing', value: [0.2, 0.201, 0.2, 0.2, 0.2], best: 'wait' },
    { what: 'departs for a better one', value: [0.2, 0.1, 0.25, 0.1, 0.1], best: 'run' },
    { what: 'takes the best of several better ones', value: [0.2, 0.25, 0.3, 0.28, 0.1], best: 'run' },
    { what: 'comes to the last one when others are out', value: [0.2, 0.1, 0.1, 0.1, 0.3], best: 'crawl' },
  ])('$what', ({ value, best }) => {
    for (const seed of [1, 2, 3]) {
      expect(planOf(tuned(value), 100, seed).choose(QUESTION)).toBe(moves.parse(best))
    }
  })

  it('has too small a budget to come to the last one', () => {
    expect(planOf(tuned([0.2, 0.1, 0.1, 0.1, 0.3]), 8).choose(QUESTION)).toBe(moves.parse('wait'))
  })

  it('tries all moves in the same worlds', () => {
    const seen = new Map<number, number[]>()
    const reward = (s: Meadow, out: Float64Array): void => {
      seen.set(s.made, [...(seen.get(s.made) ?? []), s.hidden])
      out[0] = 0.3 + 0.1 * s.made
    }
    planOf(tuned([], { reward }), 40).choose(QUESTION)
    const worlds = seen.get(0) ?? []
    expect(new Set(worlds).size).toBeGreaterThan(5)
    expect(seen.size).toBe(5)
    for (const hidden of seen.values()) expect(hidden).toEqual(worlds.slice(0, hidden.length))
  })

  it('makes the move with the best score at once where nothing depends on it', () => {
    let played = 0
    const reward = (): void => {
      played++
    }
    const bot = planOf(tuned([], { reward, matters: () => false }), 100)
    expect(bot.choose(QUESTION)).toBe(moves.parse('wait'))
    expect(played).toBe(0)
  })

  it('stops early when nothing is left to find out, and says so', async () => {
    const reports: Progress[] = []
    const answer = await planOf(tuned([0.5, 0.1, 0.1, 0.1, 0.1]), 1000).choose({
      ...QUESTION,
      progress: p => reports.push(p),
    })
    expect(reports.at(-1)).toMatchObject({ iterations: 4 + 4 * 4, share: 1, best: answer.notation })
    expect(reports.at(-1)?.value).toBeGreaterThan(0.5)
  })

  it('counts the horizon from the decision', () => {
    const asked: string[] = []
    const estimate = (s: Meadow, steps: number): boolean => {
      asked.push(`${steps} ${s.made}`)
      return false
    }
    planOf(tuned([0, 0, 0, 0, 0], { estimate }), 1).choose(QUESTION)
    expect(asked).toEqual(['0 -1'])
  })
})

describe('byKind', () => {
  const [a1, a2, a3, b1, b2, c1] = ['a 1', 'a 2', 'a 3', 'b 1', 'b 2', 'c 1'].map((notation, id) => ({
    id,
    notation,
    kind: notation[0],
  }))

  it.each([
    { legal: [a1, a2, a3, b1, b2, c1], shares: [6, 5, 4, 3, 2, 1], order: [a1, b1, c1, a2, b2, a3] },
    { legal: [a1, a2, b1], shares: [1, 2, 3], order: [b1, a2, a1] },
    { legal: [a1, a2, a3], shares: [1, 1, 1], order: [a1, a2, a3] },
  ])('$shares', ({ legal, shares, order }) => {
    expect(byKind(legal, shares)).toEqual(order)
  })
})

describe('Assyrian Wars', () => {
  const GAME: Game = assyrianWars
  const options = Object.fromEntries(Object.keys(assyrianWars.options).map(name => [name, 'scenario']))
  const config = (scenario: string, seats: number) => ({ seats, options: { ...options, scenario } })

  const botOf = (spec: string, seed: string | number): Bot => {
    const bot = makeBot(spec, GAME, seed)
    if ('problem' in bot) throw new Error(bot.problem)
    return bot
  }

  it.each([
    { scenario: 'two-rivers', seats: 1 },
    { scenario: 'two-rivers', seats: 3 },
    { scenario: 'campaign', seats: 2 },
    { scenario: 'campaign', seats: 5 },
    { scenario: 'rise-and-fall', seats: 4 },
  ])('$scenario with $seats: the same seed, the same legal answers', async ({ scenario, seats }) => {
    const play = async (seed: string): Promise<string[]> => {
      const chance = new FastChance(seats)
      const s = GAME.setup(config(scenario, seats), chance)
      const bot = botOf('plan:6', seed)
      const answers: string[] = []
      for (let step = 0; step < 6; step++) {
        const [seat] = GAME.waiting(s)
        const legal = legalList(GAME, s, seat)
        const action = await bot.choose({ view: GAME.view(s, seat), seat, legal })
        expect(legal).toContain(action)
        answers.push(action.notation)
        GAME.apply(s, seat, action, chance)
      }
      return answers
    }
    expect(await play('a')).toEqual(await play('a'))
  })

  it('does not look at what it cannot know: worlds with equal views, equal answers', async () => {
    let worlds = 0
    const chance = new FastChance('peek')
    const s = GAME.setup(config('two-rivers', 2), chance)
    for (let step = 0; step < 80; step++) {
      const [seat] = GAME.waiting(s)
      const legal = legalList(GAME, s, seat)
      if (step % 8 === 0) {
        const other = GAME.clone(s)
        GAME.redeal(other, seat, new FastChance(step))
        if (JSON.stringify(other) !== JSON.stringify(s)) worlds++
        const answer = await botOf('plan:8', step).choose({ view: GAME.view(s, seat), seat, legal })
        expect(await botOf('plan:8', step).choose({ view: GAME.view(other, seat), seat, legal })).toBe(answer)
      }
      GAME.apply(s, seat, legal[chance.number(legal.length)], chance)
    }
    expect(worlds).toBeGreaterThan(6)
  })
})
