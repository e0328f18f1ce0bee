// One figure of the bench, measured in a process of its own, since the same loop drifts in a process that has measured other
// things first. What is measured (games, positions, questions, budgets) does not depend on the clock, so that figures of two
// versions are about the same work. Run as: node measure.ts <game> <figure> <milliseconds>

import { makeBot } from '@tabularium/bots'
import { GAMES } from '@tabularium/bots/games'
import {
  type Action,
  completeOptions,
  FastChance,
  type Game,
  isProblem,
  legalList,
  MOST_DECISIONS,
  openTable,
  type State,
  Telling,
} from '@tabularium/kernel'
import { Chess } from 'chessops/chess'
import { perft } from 'chessops/debug'
import { findGame, need } from './input.ts'

/** What a loop did in one time slice: how much, and in how many seconds. */
interface Slice {
  readonly counts: readonly number[]
  readonly seconds: number
}

/** Clocks in milliseconds, and a deadline. The minimum that a figure needs is measured even after the deadline. */
export interface Time {
  now(): number
  /** Processor time of this thread: speeds are measured by it, since it stands still while others use the machine. */
  cpu(): number
  readonly until: number
}

/** The first `share` of the time that is left. */
const part = (time: Time, share: number): Time => {
  const began = time.now()
  return { ...time, until: began + (time.until - began) * share }
}

/** A figure, and how many of what it counts (games, views, iterations) it rests on. */
export interface Measured {
  readonly figures: Readonly<Record<string, number>>
  readonly samples: Readonly<Record<string, number>>
}

const SLICE_MS = 100
const ANCHOR_MS = 50
/** The JIT needs two to three seconds for the rules of a large game. */
const WARM_UP = { least: 1, most: 40, share: 1 / 2 }
const SLICES = { least: 3, most: 40 }

/** Does something again and again until a slice is over. */
function sliceOf(cpu: Time['cpu'], ms: number, step: (counts: number[]) => void): Slice {
  const began = cpu()
  const counts = [0, 0]
  let at = began
  while (at - began < ms) {
    step(counts)
    at = cpu()
  }
  return { counts, seconds: (at - began) / 1000 }
}

/** Nodes of chess counted. */
const anchor = (cpu: Time['cpu']): Slice =>
  sliceOf(cpu, ANCHOR_MS, counts => {
    counts[0] += perft(Chess.default(), 3)
  })

const tableOf = (game: Game) => ({ seats: game.seats.min, options: need(completeOptions(game.options, {})) })

/** Whole random games through the public contract. */
function games(game: Game, { cpu }: Time): () => Slice {
  const config = tableOf(game)
  const chance = new FastChance('bench')
  const list: Action[] = []
  return () =>
    sliceOf(cpu, SLICE_MS, counts => {
      const state = game.setup(config, chance)
      let decisions = 0
      for (;;) {
        const waiting = game.waiting(state)
        if (waiting.length === 0) break
        const seat = waiting[0]
        const n = game.legal(state, seat, list)
        game.apply(state, seat, list[chance.number(n)], chance)
        decisions++
      }
      if (!game.result(state)) throw new Error('a game without a result')
      counts[0]++
      counts[1] += decisions
    })
}

/** Of one short game alone a figure would say more about that game than about the rules. */
const DECISIONS = 4000
/** The most positions that are kept: long games with large positions would fill the memory. */
const KEPT_POSITIONS = 1000

/** The positions of as many random games as have so many decisions; where there are too many, some, spread evenly. */
function positions(game: Game): { readonly states: readonly State[]; readonly games: number } {
  const chance = new FastChance('positions')
  const list: Action[] = []
  let states: State[] = []
  let every = 1
  let at = 0
  let games = 0
  for (; at < DECISIONS; games++) {
    const state = game.setup(tableOf(game), chance)
    for (;;) {
      if (at++ % every === 0) states.push(game.clone(state))
      if (states.length > KEPT_POSITIONS) {
        states = states.filter((_, k) => k % 2 === 0)
        every *= 2
      }
      const [seat] = game.waiting(state)
      if (seat === undefined) break
      game.apply(state, seat, list[chance.number(game.legal(state, seat, list))], chance)
    }
  }
  return { states, games }
}

/** At most so many of a list, spread evenly. */
const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.filter((_, i) => i % Math.ceil(list.length / most) === 0)

/** A sink for results, so that the JIT does not drop the work as dead code. */
const kept: unknown[] = new Array(64).fill(undefined)

const MOST_POSITIONS = 200

/** Repeats an operation over the positions of some games. */
function each(game: Game, { cpu }: Time, act: (state: State) => unknown): () => Slice {
  const states = spread(positions(game).states, MOST_POSITIONS)
  return () =>
    sliceOf(cpu, SLICE_MS, counts => {
      for (let i = 0; i < states.length; i++) kept[i & 63] = act(states[i])
      counts[0] += states.length
    })
}

/** Random games at a table: gate, events, record and the live tables' chance. */
function tables(game: Game, { cpu }: Time): () => Slice {
  const config = tableOf(game)
  const choice = new FastChance('table')
  const seats = Array.from({ length: config.seats }, (_, seat) => `seat ${seat}`)
  return () =>
    sliceOf(cpu, SLICE_MS, counts => {
      const table = openTable(game, { config, seats })
      for (;;) {
        const [seat] = table.waiting()
        if (seat === undefined) break
        const legal = table.legal(seat)
        const refusal = table.act(seat, legal[choice.number(legal.length)])
        if (refusal) throw new Error(refusal.code)
        counts[0]++
      }
      kept[0] = table.record()
    })
}

const MOST_QUESTIONS = 200
const LONGEST_SLICE_MS = 200
/** Iterations for an answer; fewer where games are so long that one answer would take longer than a slice. */
const BUDGET = 100
const BUDGET_OF_LONG_GAMES = 4
/** Multiples of the golden ratio, less their whole parts, lie evenly between 0 and 1. */
const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2

/** Tree search as the bots do it: the same budget at some decisions of random games, spread evenly. */
function iterations(game: Game, { cpu }: Time): () => Slice {
  const { states, games } = positions(game)
  const budget = games === 1 ? BUDGET_OF_LONG_GAMES : BUDGET
  // In an order in which a few that follow each other are spread over the whole of the games: some take much longer than others.
  const questions = spread(states, MOST_QUESTIONS)
    .flatMap(state => {
      const [seat] = game.waiting(state)
      return seat === undefined ? [] : [{ view: game.view(state, seat), seat, legal: legalList(game, state, seat) }]
    })
    .map((question, i) => ({ question, place: (i * GOLDEN_RATIO) % 1 }))
    .sort((x, y) => x.place - y.place)
  let next = 0
  return () =>
    sliceOf(cpu, LONGEST_SLICE_MS, counts => {
      const bot = makeBot(`mcts:${budget}`, game, 'search')
      if (isProblem(bot)) throw new Error(bot.problem)
      kept[0] = bot.choose(questions[next].question)
      next = (next + 1) % questions.length
      counts[0] += budget
    })
}

interface Figure {
  readonly names: readonly string[]
  loop(game: Game, time: Time): () => Slice
}

const FIGURES: Readonly<Record<string, Figure>> = {
  games: { names: ['gamesPerSecond', 'decisionsPerSecond'], loop: games },
  clones: { names: ['clonesPerSecond'], loop: (game, time) => each(game, time, state => game.clone(state)) },
  views: {
    names: ['viewsPerSecond'],
    loop: (game, time) => each(game, time, state => game.view(state, game.waiting(state)[0])),
  },
  tables: { names: ['tableActionsPerSecond'], loop: tables },
  iterations: { names: ['iterationsPerSecond'], loop: iterations },
}

export const TIMED: readonly string[] = Object.keys(FIGURES)

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1]

/** A speed: the median of as many slices as there is time for. */
function timed(game: Game, figure: string, time: Time): Measured {
  const { names, loop } = FIGURES[figure]
  const slice = loop(game, time)
  // One calibration for all figures, so that their ratios can be compared.
  const isCalibrated = figure === 'games'
  const turns = ({ least, most }: { readonly least: number; readonly most: number }, { now, until }: Time) => {
    const anchors: Slice[] = []
    const slices: Slice[] = []
    while (slices.length < most && (slices.length < least || now() < until)) {
      if (isCalibrated) anchors.push(anchor(time.cpu))
      slices.push(slice())
    }
    return { anchors, slices }
  }
  turns(WARM_UP, part(time, WARM_UP.share))
  const { anchors, slices } = turns(SLICES, time)
  const speed = (list: readonly Slice[], of: number) => median(list.map(({ counts, seconds }) => counts[of] / seconds))
  const total = (of: number) => slices.reduce((sum, { counts }) => sum + counts[of], 0)
  return {
    figures: {
      ...(isCalibrated && { calibration: speed(anchors, 0) }),
      ...Object.fromEntries(names.map((name, i) => [name, speed(slices, i)])),
    },
    samples: Object.fromEntries(names.map((name, i) => [name, total(i)])),
  }
}

/** Games looked at for extremes; of long ones as many as there is time for. */
const COUNTED_GAMES = 3000
const PASSES = 3
const SIZED_GAMES = 100

/** Plays the same games several times and takes the best time of each decision: what is above it is noise of the machine. */
function worst(game: Game, time: Time) {
  const { now } = time
  const { until } = part(time, 1 / PASSES)
  const config = tableOf(game)
  const list: Action[] = []
  const times: number[] = []
  let longest = 0
  let longestGame = 0
  let games = COUNTED_GAMES
  for (let pass = 0; pass < PASSES; pass++) {
    const chance = new FastChance('worst')
    let decision = 0
    for (let i = 0; i < games; i++) {
      if (pass === 0 && i > 0 && now() >= until) {
        // The passes after the first play the same games again.
        games = i
        break
      }
      const state = game.setup(config, chance)
      const first = decision
      for (;;) {
        const [seat] = game.waiting(state)
        if (seat === undefined || decision - first >= MOST_DECISIONS) break
        const began = now()
        const n = game.legal(state, seat, list)
        game.apply(state, seat, list[chance.number(n)], chance)
        const took = now() - began
        if (pass === 0 || took < times[decision]) times[decision] = took
        decision++
        if (n > longest) longest = n
      }
      longestGame = Math.max(longestGame, decision - first)
    }
  }
  return { slowest: times.reduce((most, took) => Math.max(most, took), 0), longest, longestGame, games }
}

/** The largest view and the most that one move tells, at a full table. */
function largest(game: Game, { now, until }: Time) {
  const config = { ...tableOf(game), seats: game.seats.max }
  const chance = new FastChance('largest')
  const list: Action[] = []
  const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
  let view = 0
  let events = 0
  let games = 0
  for (; games < SIZED_GAMES && (games === 0 || now() < until); games++) {
    const state = game.setup(config, chance)
    for (;;) {
      const [seat] = game.waiting(state)
      if (seat === undefined) break
      view = Math.max(view, bytes(game.view(state, seat)))
      const telling = new Telling()
      game.apply(state, seat, list[chance.number(game.legal(state, seat, list))], chance, telling)
      events = Math.max(events, bytes(telling.to(seat)))
    }
  }
  return { view, events, games }
}

/** Sizes, and the worst of many games. */
function extremes(game: Game, time: Time): Measured {
  const { states } = positions(game)
  const mean = (bytes: (state: State) => string) =>
    Math.round(states.reduce((sum, state) => sum + Buffer.byteLength(bytes(state)), 0) / states.length)
  const stateBytes = mean(state => JSON.stringify(state))
  const viewBytes = mean(state => JSON.stringify(game.view(state, game.waiting(state)[0])))
  const { view, events, games: sized } = largest(game, part(time, 1 / 3))
  const { slowest, longest, longestGame, games: counted } = worst(game, time)
  const found: Readonly<Record<string, readonly [figure: number, samples: number]>> = {
    stateBytes: [stateBytes, states.length],
    viewBytes: [viewBytes, states.length],
    largestViewBytes: [view, sized],
    largestEventsBytes: [events, sized],
    slowestDecisionMs: [slowest, counted],
    longestLegalList: [longest, counted],
    longestGame: [longestGame, counted],
  }
  const nth = (of: 0 | 1) => Object.fromEntries(Object.entries(found).map(([name, both]) => [name, both[of]]))
  return { figures: nth(0), samples: nth(1) }
}

/** One of the figures (`TIMED`, or `extremes`) in the time given. */
export const measure = (game: Game, figure: string, time: Time): Measured =>
  figure === 'extremes' ? extremes(game, time) : timed(game, figure, time)

function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

if (import.meta.main) {
  const [id, figure, ms] = process.argv.slice(2)
  // This clock runs since the process began: loading the games is part of the time.
  const time = { now: () => performance.now(), cpu: threadTime, until: Number(ms) }
  console.log(JSON.stringify(measure(need(findGame(GAMES, id)), figure, time)))
}
