import { type Action, catalogue, FastChance, type Game, lone, SEATS, type State, type View } from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { wondersDuel } from '@tabularium/wonders-duel'
import { type SceneWords, scene } from '@tabularium/wonders-duel/scene'
import { describe, expect, it } from 'vitest'
import type { Bot, Progress } from './bot.ts'
import { makeBot } from './make.ts'
import { playGame } from './match.ts'
import { mctsBot } from './mcts.ts'
import { PLAIN } from './tuning.ts'

const DUEL: Game = wondersDuel
const TOY: Game = omens
const LONG = { seats: 3, options: { day: 'long' } }

const botOf = (spec: string, game: Game, seed: string | number = 1): Bot => {
  const bot = makeBot(spec, game, seed)
  if ('problem' in bot) throw new Error(bot.problem)
  return bot
}

const questionAt = <S extends State, V extends View, A extends Action>(game: Game<S, V, A>, s: S) => {
  const seat = game.waiting(s)[0]
  const out: A[] = []
  return { view: game.view(s, seat), seat, legal: out.slice(0, game.legal(s, seat, out)) }
}

const answerAt = (spec: string, words: SceneWords, seed: string | number = 1): string => {
  const answer = botOf(spec, DUEL, seed).choose(questionAt(wondersDuel, scene(words)))
  if (answer instanceof Promise) throw new Error('nobody watches: the answer comes at once')
  return answer.notation
}

/** A position of a random game of Omens. */
const omensAfter = (moves: number, seed: number, seats = 2) => {
  const chance = new FastChance(seed)
  const s = omens.setup({ seats, options: { day: 'long' } }, chance)
  for (let i = 0; i < moves; i++) {
    const { seat, legal } = questionAt(omens, s)
    omens.apply(s, seat, legal[chance.number(legal.length)], chance)
  }
  return s
}

const SCENES: readonly { readonly what: string; readonly words: SceneWords; readonly best: string }[] = [
  {
    what: 'two shields short of the capital, two shields on offer (8.3)',
    words: { open: 'forum walls brewery', pawn: 7 },
    best: 'build walls',
  },
  {
    what: 'the same from the other side of the track',
    words: { open: 'forum walls brewery', pawn: -7, turn: 1 },
    best: 'build walls',
  },
  {
    what: 'five kinds of symbols, the sixth on offer (9.3)',
    words: {
      open: 'palace academy senate',
      p1: { cards: 'workshop apothecary scriptorium pharmacist university' },
    },
    best: 'build academy',
  },
]

describe('a win in one move', () => {
  it.each(SCENES.flatMap(given => ['mcts:200', 'sensible'].map(spec => ({ ...given, spec }))))(
    '$spec finds it: $what',
    ({ words, best, spec }) => {
      for (const seed of [1, 2, 3]) expect(answerAt(spec, words, seed)).toBe(best)
    },
  )

  it.each(['mcts:500', 'sensible'])('%s takes it away from the rival', spec => {
    const words: SceneWords = { open: 'forum walls brewery', pawn: -7, p1: { coins: 8 } }
    expect(answerAt(spec, words)).toMatch(/ walls$/)
  })
})

describe('the same seed', () => {
  it.each(['mcts:150', 'sensible', 'random'])('makes %s play the same game again', async spec => {
    const config = {
      seats: 2,
      options: { wonders: 'first-game', centreStarter: 'starts', guildBacks: 'visible', token: 'must' },
    }
    const play = (seed: string) =>
      playGame(
        DUEL,
        config,
        [0, 1].map(seat => botOf(spec, DUEL, `${seed}/${seat}`)),
        8,
      )
    const [first, again, other] = [await play('a'), await play('a'), await play('b')]
    expect(again).toEqual(first)
    expect(other.record.moves).not.toEqual(first.record.moves)
  })
})

describe('what a seat cannot know', () => {
  it('does not change its choice: worlds with equal views, equal answers', () => {
    let worlds = 0
    for (let seed = 1; seed <= 40; seed++) {
      const s = omensAfter(seed % 12, seed, 3)
      if (omens.waiting(s).length === 0) continue
      const question = questionAt(omens, s)
      const other = omens.clone(s)
      omens.redeal(other, question.seat, new FastChance(seed + 1000))
      if (JSON.stringify(other) !== JSON.stringify(s)) worlds++
      const answer = botOf('mcts:60', TOY, seed).choose(question)
      const otherAnswer = botOf('mcts:60', TOY, seed).choose(questionAt(omens, other))
      expect(otherAnswer).toBe(answer)
    }
    expect(worlds).toBeGreaterThan(20)
  })
})

// Two seats show a coin at the same time; the second wins if they match. Whoever saw the other's coin would always win.
const coins = catalogue({ heads: lone(), tails: lone() })
interface Pennies extends State {
  shown: number[]
}
const pennies = {
  id: 'pennies',
  actions: coins,
  waiting: (s: Pennies) => SEATS[(s.shown[0] < 0 ? 1 : 0) | (s.shown[1] < 0 ? 2 : 0)],
  legal(_s: Pennies, _seat: number, out: Action[]) {
    out[0] = coins.all[0]
    out[1] = coins.all[1]
    return 2
  },
  apply(s: Pennies, seat: number, action: Action) {
    s.shown[seat] = action.id
  },
  result: (s: Pennies) =>
    s.shown.includes(-1) ? undefined : { reason: 'shown', winners: [s.shown[0] === s.shown[1] ? 1 : 0] },
  view: (s: Pennies) => ({ waiting: pennies.waiting(s) }),
  imagine: (): Pennies => ({ frames: [], shown: [-1, -1] }),
  redeal() {},
  clone: (s: Pennies): Pennies => ({ frames: [], shown: [...s.shown] }),
  copy(from: Pennies, into: Pennies) {
    into.shown = [...from.shown]
  },
}

describe('simultaneous choices', () => {
  it.each([0, 1])('seat %i of matching pennies expects half the wins: nobody sees the other coin', async seat => {
    const bot = mctsBot(pennies as unknown as Game, { name: 'mcts', budget: { iterations: 4000 }, seed: 3 })
    const reports: Progress[] = []
    await bot.choose({ view: { waiting: [0, 1] }, seat, legal: coins.all, progress: p => reports.push(p) })
    expect(reports.at(-1)?.value).toBeGreaterThan(0.4)
    expect(reports.at(-1)?.value).toBeLessThan(0.6)
  })

  it.each([2, 3])('are played to the end by the rules, with %i seats', async seats => {
    for (let seed = 1; seed <= 4; seed++) {
      const bots = Array.from({ length: seats }, (_, seat) => botOf('mcts:40', TOY, `${seed}/${seat}`))
      const { result } = await playGame(TOY, { ...LONG, seats }, bots, seed)
      expect(omens.ends).toContain(result.reason)
    }
  })
})

describe('strength', () => {
  it('mcts beats random at Omens', async () => {
    let won = 0
    for (let seed = 1; seed <= 24; seed++) {
      const mine = seed % 2
      const bots = [0, 1].map(seat => botOf(seat === mine ? 'mcts:400' : 'random', TOY, `${seed}/${seat}`))
      const { result } = await playGame(TOY, { ...LONG, seats: 2 }, bots, seed)
      if (result.winners.includes(mine)) won += 1 / result.winners.length
    }
    expect(won).toBeGreaterThanOrEqual(12)
  })

  it('sensible beats random at 7 Wonders Duel at least 95 times in 100', async () => {
    const options = { wonders: 'draft', centreStarter: 'starts', guildBacks: 'visible', token: 'must' }
    let won = 0
    for (let seed = 1; seed <= 100; seed++) {
      const mine = seed % 2
      const bots = [0, 1].map(seat => botOf(seat === mine ? 'sensible' : 'random', DUEL, `${seed}/${seat}`))
      const { result } = await playGame(DUEL, { seats: 2, options }, bots, seed)
      if (result.winners.includes(mine)) won += 1 / result.winners.length
    }
    expect(won).toBeGreaterThanOrEqual(95)
  })

  it('a prior leads the search to what it names first', () => {
    const s = omensAfter(2, 1)
    const question = questionAt(omens, s)
    const last = question.legal.at(-1)
    const bot = mctsBot(omens, {
      name: 'mcts',
      budget: { iterations: 5 },
      seed: 1,
      tuning: {
        ...PLAIN,
        bias: 50,
        prior(_s, _seat, legal, n, out) {
          for (let i = 0; i < n; i++) out[i] = legal[i] === last ? 1 : 0
        },
      },
    })
    expect(question.legal.length).toBeGreaterThan(2)
    expect(bot.choose(question)).toBe(last)
  })
})

describe('a policy', () => {
  const question = questionAt(omens, omensAfter(2, 1))
  const last = question.legal.at(-1)

  it('says which moves are tried, in proportion', () => {
    const asked: number[] = []
    const bot = mctsBot(omens, {
      name: 'mcts',
      budget: { iterations: 30 },
      seed: 1,
      tuning: {
        ...PLAIN,
        policy(_s, _seat, legal, n, out) {
          asked.push(n)
          for (let i = 0; i < n; i++) out[i] = legal[i] === last ? 0.99 : 0.01 / (n - 1)
        },
        estimate(_s, _steps, out) {
          out.fill(0.5)
          return true
        },
      },
    })
    expect(bot.choose(question)).toBe(last)
    // At the root, and wherever the tree grew.
    expect(asked.length).toBeGreaterThan(5)
  })

  it('gives way to what the search finds out', () => {
    const bot = mctsBot(pennies as unknown as Game, {
      name: 'mcts',
      budget: { iterations: 400 },
      seed: 1,
      tuning: {
        ...PLAIN,
        policy(_s, _seat, _legal, n, out) {
          for (let i = 0; i < n; i++) out[i] = i === 0 ? 0.9 : 0.1
        },
        // Tails pay, whatever the other shows.
        reward(s, out) {
          for (const seat of [0, 1]) out[seat] = (s as Pennies).shown[seat]
        },
      },
    })
    expect(bot.choose({ view: { waiting: [0, 1] }, seat: 0, legal: coins.all })).toBe(coins.all[1])
  })
})

describe('an estimate', () => {
  it('breaks playouts off when it says so, and not before', () => {
    const cut: number[] = []
    const bot = mctsBot(omens, {
      name: 'mcts',
      budget: { iterations: 20 },
      seed: 1,
      tuning: {
        ...PLAIN,
        estimate(_s, steps, out) {
          if (steps < 2) return false
          cut.push(steps)
          out.fill(0.5)
          return true
        },
      },
    })
    const question = questionAt(omens, omensAfter(2, 1))
    expect(question.legal).toContain(bot.choose(question))
    expect(cut.length).toBeGreaterThan(10)
    expect(new Set(cut)).toEqual(new Set([2]))
  })
})

describe('watched', () => {
  const question = () => questionAt(wondersDuel, scene({ open: 'forum walls brewery', pawn: 2 }))

  it('reports how far it has come, and answers as it would unwatched', async () => {
    const reports: Progress[] = []
    const { legal } = question()
    const answer = await botOf('mcts:3000', DUEL).choose({ ...question(), progress: p => reports.push(p) })
    expect(answer).toBe(botOf('mcts:3000', DUEL).choose(question()))
    expect(reports.at(-1)).toMatchObject({ iterations: 3000, share: 1, best: answer.notation })
    for (const [i, { share, best, value, iterations }] of reports.entries()) {
      expect(share).toBeGreaterThan(i === 0 ? 0 : reports[i - 1].share)
      expect(iterations).toBe(Math.round(share * 3000))
      expect(legal.map(action => action.notation)).toContain(best)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }
  })

  it.each(['mcts:100000000', 'mcts:3600000ms'])('%s stops when told to, with the best move so far', async spec => {
    const stop = new AbortController()
    const reports: Progress[] = []
    const answer = await botOf(spec, DUEL).choose({
      ...question(),
      signal: stop.signal,
      progress(p) {
        reports.push(p)
        if (reports.length === 2) stop.abort()
      },
    })
    expect(reports).toHaveLength(2)
    expect(answer.notation).toBe(reports[1].best)
  })

  it('answers even if told to stop before it began', async () => {
    const { legal } = question()
    const answer = await botOf('mcts', DUEL).choose({ ...question(), signal: AbortSignal.abort() })
    expect(legal).toContain(answer)
  })

  it('keeps to a budget of time', async () => {
    const reports: Progress[] = []
    const { legal } = question()
    const answer = await botOf('mcts:40ms', DUEL).choose({ ...question(), progress: p => reports.push(p) })
    expect(legal).toContain(answer)
    expect(reports.at(-1)?.share).toBe(1)
    expect(legal).toContain(botOf('mcts:5ms', DUEL).choose(question()))
  })
})
