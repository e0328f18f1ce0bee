// Whether one move stands out: a search names it, and then every other legal move is compared with it in the same worlds. Three
// times, each with more iterations and with worlds of its own; whatever does not hold every time is no puzzle.

import { type Action, type Game, legalList, type Seat, type State } from '@tabularium/kernel'
import { type Depth, iterationsOf } from '../analysis/depth.ts'
import type { Decision, Judge } from '../analysis/judge.ts'
import type { LineMove } from '../mcts.ts'

/** How much better than every other move the solution has to be, and in how many worlds each is looked at. */
export interface CheckSetting {
  readonly depth: Depth
  readonly iterations: number
  /** In so many worlds at least, and at most; more where there is doubt. */
  readonly least: number
  readonly most: number
  /** So much of the win has the best of the others to be behind, and so many standard errors above nothing. */
  readonly margin: number
  readonly errors: number
}

/** What a puzzle's other moves lose at least: what the analysis calls a blunder. On the maps, where one decision of several hundred
 *  weighs less and up to five share the chances, two thirds of it. */
export const marginOf = (game: string): number => (MAPS.includes(game) ? 0.08 : 0.12)

const MAPS: readonly string[] = ['mare-nostrum', 'assyrian-wars']

/** How a game's puzzles are found, proved and checked. */
export const checksOf = (game: string): readonly CheckSetting[] => {
  const at = (depth: Depth, rest: Omit<CheckSetting, 'depth' | 'iterations'>): CheckSetting => ({
    depth,
    iterations: iterationsOf(game, depth),
    ...rest,
  })
  const margin = marginOf(game)
  return [
    at('quick', { least: 4, most: 8, margin: 0.8 * margin, errors: 1 }),
    at('standard', { least: 12, most: 48, margin, errors: 2 }),
    at('deep', { least: 32, most: 160, margin, errors: 2 }),
  ]
}

/** One legal move beside the solution. */
export interface Compared {
  readonly action: Action
  /** What the seat may expect after it. */
  readonly chance: number
  readonly line: readonly LineMove[]
}

export interface StandOut {
  readonly best: Compared
  /** All other legal moves, from good to bad. */
  readonly others: readonly Compared[]
  /** In so many worlds each was looked at, at least. */
  readonly worlds: number
}

/** The noise that is assumed in a world besides what is seen: with few worlds, it may not show. */
const NOISE = 0.1

/** A move that does exactly as well as the solution in so many worlds, one after another from the first, is the same move by another
 *  name or comes to the same: there is no need to look on. */
const ALIKE = 2

/** Lines are told for so many of the others, and so long. */
const LINES = 4
const LINE = 5

/** The values of the solution in each world, looked at as they are needed: they are the same for all others. */
class Marks {
  private readonly values: number[] = []
  private readonly judge: Judge
  private readonly action: Action
  private readonly seat: Seat

  constructor(judge: Judge, action: Action, seat: Seat) {
    this.judge = judge
    this.action = action
    this.seat = seat
  }

  at(world: number): number {
    while (this.values.length <= world) this.values.push(this.judge.tryIn(this.values.length, this.action)[this.seat])
    return this.values[world]
  }

  get mean(): number {
    return this.values.reduce((sum, value) => sum + value, 0) / Math.max(1, this.values.length)
  }
}

/** How far a move is behind the solution; undefined: not far enough, or nobody can tell. */
function behind(
  judge: Judge,
  marks: Marks,
  action: Action,
  seat: Seat,
  { least, most, margin, errors }: CheckSetting,
): { readonly lead: number; readonly worlds: number } | undefined {
  let sum = 0
  let squares = 0
  for (let worlds = 1; worlds <= most; worlds++) {
    const lead = marks.at(worlds - 1) - judge.tryIn(worlds - 1, action)[seat]
    sum += lead
    squares += lead * lead
    if (worlds === ALIKE && squares === 0) return undefined
    if (worlds < least) continue
    const mean = sum / worlds
    const variance = (Math.max(0, squares - worlds * mean * mean) + NOISE * NOISE) / worlds
    const error = Math.sqrt(variance / worlds)
    if (mean >= margin && mean >= errors * error) return { lead: mean, worlds }
    if (mean + 2 * error < margin) return undefined
  }
  return undefined
}

/** The one move that stands out by this setting; undefined: none does. `only` is the move that it has to be. */
export function standOut(
  judge: Judge,
  decision: Decision,
  seed: string,
  setting: CheckSetting,
  only?: Action,
): StandOut | undefined {
  const { seat, legal } = decision
  judge.begin(decision, seed)
  if (!judge.matters(decision)) return undefined
  const named = finish(judge.screen(decision, setting.iterations))
  const [best] = named
  if (best === undefined || (only && best !== only)) return undefined
  const marks = new Marks(judge, best, seat)
  const others: { readonly action: Action; readonly lead: number }[] = []
  let worlds = Number.POSITIVE_INFINITY
  // What the search thinks next best is the likeliest to be as good: looked at first, it ends the comparison soonest.
  for (const action of new Set([...named.slice(1), ...legal])) {
    if (action === best) continue
    const found = behind(judge, marks, action, seat, setting)
    if (!found) return undefined
    others.push({ action, lead: found.lead })
    worlds = Math.min(worlds, found.worlds)
  }
  const chance = marks.mean
  others.sort((a, b) => a.lead - b.lead || a.action.id - b.action.id)
  return {
    best: { action: best, chance, line: judge.line(best, LINE) },
    others: others.map(({ action, lead }, i) => ({
      action,
      chance: Math.min(1, Math.max(0, chance - lead)),
      line: i < LINES ? judge.line(action, LINE) : [],
    })),
    worlds,
  }
}

/** How far ahead of another a move is, looked at anew: in so many worlds on average. */
export function leadOf(
  judge: Judge,
  decision: Decision,
  [action, other]: readonly [Action, Action],
  { seed, iterations, worlds }: { readonly seed: string; readonly iterations: number; readonly worlds: number },
): number {
  const { seat } = decision
  judge.begin(decision, seed)
  finish(judge.screen(decision, iterations))
  let sum = 0
  for (let world = 0; world < worlds; world++) {
    sum += judge.tryIn(world, action)[seat]
    sum -= judge.tryIn(world, other)[seat]
  }
  return sum / worlds
}

function finish<T>(work: Generator<void, T>): T {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** What a seat is asked in a position; undefined where that is no puzzle: too few choices, or too many to compare. */
export function decisionAt(game: Game, state: State, seat: Seat, least: number, most: number): Decision | undefined {
  const legal = legalList(game, state, seat)
  if (legal.length < least || legal.length > most) return undefined
  return { view: game.view(state, seat), seat, legal, played: legal[0] }
}
