// Puzzles out of one game of bots: looked for at every decision, proved and checked, and rated by how bots of known strength do.

import {
  type Action,
  type Config,
  completeOptions,
  FastChance,
  type Game,
  isProblem,
  type Options,
  type Problem,
  replay,
  type Seat,
  type State,
  Telling,
  upTo,
} from '@tabularium/kernel'
import type { Decision, Judge } from '../analysis/judge.ts'
import { makeBot, makeJudge } from '../make.ts'
import { playGame } from '../match.ts'
import { MEASURED } from '../measured.ts'
import { checksOf, decisionAt, type StandOut, standOut } from './check.ts'
import { puzzleRating, type Trial } from './rate.ts'
import type { CheckedChoice, CheckedPuzzle, PuzzleGame } from './text.ts'
import { themesOf } from './themes.ts'

interface Table {
  readonly seats: number
  readonly options?: Options
}

/** Who plays the games that puzzles are taken from, and at which tables in turn. */
interface Source {
  readonly bots: readonly string[]
  readonly tables: readonly Table[]
  /** Fewer choices are no puzzle, more take too long to compare. */
  readonly least: number
  readonly most: number
  /** Of what the two weakest levels find at once, one in so many is kept: there is plenty of it. */
  readonly easyEvery: number
}

const SOURCES: Readonly<Record<string, Source>> = {
  'wonders-duel': { bots: ['mcts:300', 'sensible'], tables: [{ seats: 2 }], least: 4, most: 40, easyEvery: 3 },
  'glory-to-rome': {
    bots: ['mcts:20', 'sensible'],
    tables: [{ seats: 2 }, { seats: 2 }, { seats: 3 }],
    least: 3,
    most: 40,
    easyEvery: 6,
  },
  'mare-nostrum': {
    bots: ['sensible', 'mcts:5'],
    tables: [{ seats: 3 }, { seats: 4 }, { seats: 3 }, { seats: 5 }],
    least: 3,
    most: 32,
    easyEvery: 2,
  },
  'assyrian-wars': {
    bots: ['sensible', 'plan:4'],
    tables: [{ seats: 2, options: { scenario: 'two-rivers' } }],
    least: 3,
    most: 32,
    easyEvery: 1,
  },
}

/** A puzzle's neighbours in the same game are often about the same. */
const APART = 6

/** Where the levels of the bots lie on the solvers' scale: the rules of thumb here. */
export const SENSIBLE = 1240

/** How often a bot of each level tries a puzzle. */
const TRIES = 3

/** What a guess at random is worth on that scale. */
export const GUESS = 600

const sure = <T>(value: T | Problem | undefined, what: string): T => {
  if (value === undefined) throw new Error(what)
  if (isProblem(value)) throw new Error(value.problem)
  return value as T
}

export const sourceOf = (game: string): Source =>
  sure(
    Object.hasOwn(SOURCES, game) ? SOURCES[game] : undefined,
    `nobody has said yet where puzzles of ${game} come from`,
  )

export interface MakeSetting {
  /** Everything follows from the seed and the game's number. */
  readonly seed: string
  readonly number: number
  /** When to stop, in milliseconds as Date.now() counts. */
  readonly until?: number
}

export interface Made {
  readonly game?: PuzzleGame
  /** Decisions looked at, those where one move stood out at first, and those where it did in the end. */
  readonly looked: number
  readonly stoodOut: number
  readonly kept: number
}

export async function makePuzzles(game: Game, { seed, number, until }: MakeSetting): Promise<Made> {
  const { bots, tables, least, most, easyEvery } = sourceOf(game.id)
  const table = tables[number % tables.length]
  const options = sure(completeOptions(game.options, table.options ?? {}), 'options')
  const config: Config = { seats: table.seats, options }
  const own = `${seed}/${number}`
  const players = Array.from({ length: config.seats }, (_, seat) =>
    sure(makeBot(bots[(number + seat) % bots.length], game, `${own}/${seat}`, options), 'bot'),
  )
  const { record } = await playGame(game, config, players, own)
  const { judge } = makeJudge(game, options)
  const [quick] = checksOf(game.id)
  const tally = { looked: 0, stoodOut: 0, kept: 0 }
  const spots: { readonly move: number; readonly seat: Seat; readonly state: State; readonly decision: Decision }[] = []
  replay(game, record, {
    before(state, move) {
      const { seat } = record.moves[move - 1]
      const decision = decisionAt(game, state, seat, least, most)
      if (!decision) return
      spots.push({ move: move - 1, seat, state: game.clone(state), decision })
    },
  })
  const found: CheckedPuzzle[] = []
  for (const { move, seat, state, decision } of spots) {
    if (until !== undefined && Date.now() > until) break
    const last = found.at(-1)
    if (last && last.seat === seat && move - last.move < APART) continue
    tally.looked++
    const first = standOut(judge, decision, `${own}/${move}/${quick.depth}`, quick)
    if (!first) continue
    tally.stoodOut++
    if (move % easyEvery !== 0 && (await isEasy(game, decision, first.best.action, `${own}/${move}`))) continue
    const about = { id: `${number}-${move}`, move, own, seats: config.seats }
    const puzzle = await checked(game, judge, decision, state, about, first)
    if (!puzzle) continue
    tally.kept++
    found.push(puzzle)
  }
  const end = found.at(-1)
  return end ? { ...tally, game: { record: upTo(record, end.move), puzzles: found } } : tally
}

interface About {
  readonly id: string
  readonly move: number
  readonly own: string
  readonly seats: number
}

async function checked(
  game: Game,
  judge: Judge,
  decision: Decision,
  state: State,
  { id, move, own, seats }: About,
  first: StandOut,
): Promise<CheckedPuzzle | undefined> {
  let found = first
  for (const setting of checksOf(game.id).slice(1)) {
    const next = standOut(judge, decision, `${own}/${move}/${setting.depth}`, setting, first.best.action)
    if (!next) return undefined
    found = next
  }
  const { best, others, worlds } = found
  const choiceOf = ({ action, chance, line }: StandOut['best']): CheckedChoice => ({
    action: action.notation,
    chance: Math.round(1000 * chance) / 1000,
    line: line.map(step => `${step.seat} ${step.action.notation}`),
  })
  const themes = themesOf({
    game: game.id,
    seats,
    kind: best.action.kind,
    kinds: decision.legal.map(({ kind }) => kind),
    events: eventsOf(game, state, decision.seat, best.action, id),
    best: best.chance,
    second: others[0].chance,
  })
  const deepest = checksOf(game.id).at(-1)
  return {
    id,
    move,
    seat: decision.seat,
    themes,
    rating: puzzleRating(await trialsOf(game, decision, best.action, `${own}/${move}`)),
    iterations: deepest?.iterations ?? 0,
    worlds,
    choices: [choiceOf(best), ...others.map(choiceOf)],
  }
}

/** The kinds of things that an action brings about. */
function eventsOf(game: Game, state: State, seat: Seat, action: Action, seed: string): readonly string[] {
  const telling = new Telling()
  game.apply(game.clone(state), seat, action, new FastChance(seed), telling)
  return telling.to(seat).map(({ at }) => at)
}

const levelsOf = (game: Game) => (Object.hasOwn(MEASURED, game.id) ? MEASURED[game.id] : [])

const finds = async (game: Game, { view, seat, legal }: Decision, best: Action, spec: string, seed: string) =>
  (await sure(makeBot(spec, game, seed), spec).choose({ view, seat, legal })) === best

/** Whether the rules of thumb and the level below them find it. */
async function isEasy(game: Game, decision: Decision, best: Action, seed: string): Promise<boolean> {
  for (const { spec } of levelsOf(game)
    .filter(({ rating }) => rating <= 0)
    .slice(-2)) {
    if (!(await finds(game, decision, best, spec, `${seed}/${spec}/0`))) return false
  }
  return true
}

/** How bots of each level do with it: they see what the solver will see. */
async function trialsOf(game: Game, decision: Decision, best: Action, seed: string): Promise<readonly Trial[]> {
  const trials: Trial[] = [{ rating: GUESS, solved: 1 / decision.legal.length }]
  for (const { spec, rating } of levelsOf(game)) {
    for (let i = 0; i < TRIES; i++) {
      const found = await finds(game, decision, best, spec, `${seed}/${spec}/${i}`)
      trials.push({ rating: SENSIBLE + rating, solved: found ? 1 : 0 })
    }
  }
  return trials
}
