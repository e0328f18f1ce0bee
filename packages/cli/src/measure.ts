// One figure of the bench, measured in a process of its own and in turns with the anchor (perft of chessops), since the
// same loop drifts in a process that has measured other things first. Run as: node measure.ts <game> <figure>

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

/** What a loop did in one slice: so much of it in so much time. */
interface Slice {
  readonly counts: readonly number[]
  readonly seconds: number
}

const SLICE_MS = 100
const ANCHOR_MS = 50
const WARM_UP = 3
const SLICES = 9

const seconds = (since: number): number => (performance.now() - since) / 1000

/** Nodes of chess counted. */
function anchor(): Slice {
  const began = performance.now()
  let nodes = 0
  while (performance.now() - began < ANCHOR_MS) nodes += perft(Chess.default(), 3)
  return { counts: [nodes], seconds: seconds(began) }
}

const tableOf = (game: Game) => ({ seats: game.seats.min, options: need(completeOptions(game.options, {})) })

/** Whole random games through the public contract. */
function games(game: Game): () => Slice {
  const config = tableOf(game)
  const chance = new FastChance('bench')
  const list: Action[] = []
  return () => {
    const began = performance.now()
    let played = 0
    let decisions = 0
    while (performance.now() - began < SLICE_MS) {
      const state = game.setup(config, chance)
      for (;;) {
        const waiting = game.waiting(state)
        if (waiting.length === 0) break
        const seat = waiting[0]
        const n = game.legal(state, seat, list)
        game.apply(state, seat, list[chance.number(n)], chance)
        decisions++
      }
      if (!game.result(state)) throw new Error('a game without a result')
      played++
    }
    return { counts: [played, decisions], seconds: seconds(began) }
  }
}

/** More positions than these are not kept: long games of large positions fill the memory. */
const KEPT_POSITIONS = 4000

const POSITIONS_MS = 2000

/** The positions of some random games; where there are too many, some, spread evenly. */
function positions(game: Game, count: number): readonly State[] {
  const began = performance.now()
  const chance = new FastChance('positions')
  const list: Action[] = []
  let states: State[] = []
  let every = 1
  let at = 0
  for (let i = 0; i < count && performance.now() - began < POSITIONS_MS; i++) {
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
  return states
}

/** Where results go, so that no work is optimised away. */
const kept: unknown[] = new Array(64).fill(undefined)

/** Something done to every position over and over. */
function each(game: Game, act: (state: State) => unknown): () => Slice {
  const states = positions(game, 4)
  return () => {
    const began = performance.now()
    let done = 0
    while (performance.now() - began < SLICE_MS) {
      for (let i = 0; i < states.length; i++) kept[i & 63] = act(states[i])
      done += states.length
    }
    return { counts: [done], seconds: seconds(began) }
  }
}

/** Random games at a table: gate, events, record and the live tables' chance. */
function tables(game: Game): () => Slice {
  const config = tableOf(game)
  const choice = new FastChance('table')
  const seats = Array.from({ length: config.seats }, (_, seat) => `seat ${seat}`)
  return () => {
    const began = performance.now()
    let actions = 0
    while (performance.now() - began < SLICE_MS) {
      const table = openTable(game, { config, seats })
      for (;;) {
        const [seat] = table.waiting()
        if (seat === undefined) break
        const legal = table.legal(seat)
        const refusal = table.act(seat, legal[choice.number(legal.length)])
        if (refusal) throw new Error(refusal.code)
        actions++
      }
      kept[0] = table.record()
    }
    return { counts: [actions], seconds: seconds(began) }
  }
}

const MOST_QUESTIONS = 200
const LONGEST_SLICE_MS = 200
/** Iterations for an answer; fewer where playouts are so long that one answer would take longer than a slice. */
const BUDGET = 100
const LEAST_BUDGET = 4

/** Tree search with full playouts: the same budget at every decision of a random game, or at some of a long one in turn. */
function iterations(game: Game): () => Slice {
  const states = positions(game, 1)
  const apart = Math.ceil(states.length / MOST_QUESTIONS)
  const questions = states
    .filter((_, i) => i % apart === 0)
    .flatMap(state => {
      const [seat] = game.waiting(state)
      return seat === undefined ? [] : [{ view: game.view(state, seat), seat, legal: legalList(game, state, seat) }]
    })
  const answer = (budget: number, at: number): void => {
    const bot = makeBot(`mcts:${budget}`, game, 'search')
    if (isProblem(bot)) throw new Error(bot.problem)
    kept[0] = bot.choose(questions[at])
  }
  const tried = performance.now()
  answer(LEAST_BUDGET, 0)
  const most = Math.floor((LEAST_BUDGET * LONGEST_SLICE_MS) / (performance.now() - tried))
  const budget = Math.min(BUDGET, Math.max(LEAST_BUDGET, most))
  let next = 0
  return () => {
    const began = performance.now()
    let done = 0
    for (; done < questions.length && performance.now() - began < LONGEST_SLICE_MS; done++) {
      answer(budget, next)
      next = (next + 1) % questions.length
    }
    return { counts: [budget * done], seconds: seconds(began) }
  }
}

const FIGURES: Readonly<Record<string, { readonly names: readonly string[]; loop(game: Game): () => Slice }>> = {
  games: { names: ['gamesPerSecond', 'decisionsPerSecond'], loop: games },
  clones: { names: ['clonesPerSecond'], loop: game => each(game, state => game.clone(state)) },
  views: { names: ['viewsPerSecond'], loop: game => each(game, state => game.view(state, game.waiting(state)[0])) },
  tables: { names: ['tableActionsPerSecond'], loop: tables },
  iterations: { names: ['iterationsPerSecond'], loop: iterations },
}

export const TIMED: readonly string[] = Object.keys(FIGURES)

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1]

function timed(game: Game, figure: string): Record<string, number> {
  const { names, loop } = FIGURES[figure]
  const slice = loop(game)
  for (let i = 0; i < WARM_UP; i++) {
    anchor()
    slice()
  }
  const anchors: Slice[] = []
  const slices: Slice[] = []
  for (let i = 0; i < SLICES; i++) {
    anchors.push(anchor())
    slices.push(slice())
  }
  const speed = (list: readonly Slice[], of: number) => median(list.map(({ counts, seconds }) => counts[of] / seconds))
  return { calibration: speed(anchors, 0), ...Object.fromEntries(names.map((name, i) => [name, speed(slices, i)])) }
}

/** Games looked at for extremes; long ones only for so long. */
const COUNTED_GAMES = 3000
const COUNTED_MS = 5000
const PASSES = 3
const SIZED_GAMES = 100
const SIZED_MS = 5000

/** Plays the same games again and again; a decision takes as long as it took at best: the rest was the machine's doing. */
function worst(game: Game): { readonly slowest: number; readonly longest: number; readonly game: number } {
  const config = tableOf(game)
  const list: Action[] = []
  const times: number[] = []
  let longest = 0
  let longestGame = 0
  let games = COUNTED_GAMES
  for (let pass = 0; pass < PASSES; pass++) {
    const chance = new FastChance('worst')
    const start = performance.now()
    let decision = 0
    for (let i = 0; i < games; i++) {
      if (pass === 0 && performance.now() - start > COUNTED_MS) {
        // The passes after the first play the same games again.
        games = i
        break
      }
      const state = game.setup(config, chance)
      const first = decision
      for (;;) {
        const [seat] = game.waiting(state)
        if (seat === undefined || decision - first >= MOST_DECISIONS) break
        const began = performance.now()
        const n = game.legal(state, seat, list)
        game.apply(state, seat, list[chance.number(n)], chance)
        const took = performance.now() - began
        if (pass === 0 || took < times[decision]) times[decision] = took
        decision++
        if (n > longest) longest = n
      }
      longestGame = Math.max(longestGame, decision - first)
    }
  }
  return { slowest: times.reduce((most, time) => Math.max(most, time), 0), longest, game: longestGame }
}

/** The largest view and the most that one move tells, at a full table. */
function largest(game: Game): { readonly view: number; readonly events: number } {
  const config = { ...tableOf(game), seats: game.seats.max }
  const chance = new FastChance('largest')
  const list: Action[] = []
  const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
  let view = 0
  let events = 0
  const start = performance.now()
  for (let i = 0; i < SIZED_GAMES && performance.now() - start < SIZED_MS; i++) {
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
  return { view, events }
}

/** Sizes, and the worst of many games. */
function extremes(game: Game): Record<string, number> {
  const states = positions(game, 100)
  const mean = (bytes: (state: State) => string) =>
    Math.round(states.reduce((sum, state) => sum + Buffer.byteLength(bytes(state)), 0) / states.length)
  const { slowest, longest, game: longestGame } = worst(game)
  const { view, events } = largest(game)
  return {
    stateBytes: mean(state => JSON.stringify(state)),
    viewBytes: mean(state => JSON.stringify(game.view(state, game.waiting(state)[0]))),
    largestViewBytes: view,
    largestEventsBytes: events,
    slowestDecisionMs: slowest,
    longestLegalList: longest,
    longestGame,
  }
}

if (import.meta.main) {
  const [id, figure] = process.argv.slice(2)
  const game = need(findGame(GAMES, id))
  console.log(JSON.stringify(figure === 'extremes' ? extremes(game) : timed(game, figure)))
}
