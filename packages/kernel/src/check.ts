// One call checks a game: random play to the end, at every number of seats and with all options, against every law.
// It reports and never throws, so that a test, a command and a nightly run can all use it.

import type { Action } from './action.ts'
import type { Fault, Law, Report } from './check/fault.ts'
import { type Breach, playGame } from './check/game.ts'
import { playPairs } from './check/histories.ts'
import { Soak } from './check/soak.ts'
import { dictionaryFaults, Ear, featureFaults, orderFaults, rulesFaults } from './check/words.ts'
import type { Game, State, View } from './game.ts'
import { combinations, type Options } from './option.ts'
import { describeError } from './place.ts'
import { isProblem } from './problem.ts'
import { FORMAT, readRecord, writeRecord } from './record.ts'
import { isTableEnd } from './table-end.ts'
import { MOST_DECISIONS } from './unfinished.ts'

export { type CaseOf, casesOf, kindsUntold, partsTold, whyNot } from './check/case.ts'
export { exampleFaults } from './check/example.ts'
export { type Fault, type Folded, foldFaults, LAWS, type Law, type Report, sayFault } from './check/fault.ts'
export { glossaryFaults } from './check/glossary.ts'
export { type Golden, goldenOf, type Played, readGolden, type Taste } from './check/golden.ts'
export { lessonFaults } from './check/lesson.ts'
export { argsOf, keysOf, pluralsOf } from './check/message.ts'
export {
  citedIn,
  pagesOf,
  type Source,
  unlikePages,
  unlikeWords,
  unsaid,
  unworded,
  unwritten,
  wrongPlurals,
  wrongReferences,
} from './check/pages.ts'

export const DEPTHS = ['invariants', 'quick', 'full'] as const
/** `invariants`: totals, something to choose, an end, at full speed. `quick`: every law at some positions. `full`: at all. */
export type Depth = (typeof DEPTHS)[number]

export interface CheckSpec {
  /** How many games in all, shared out over seats and options. At least one of each is played by default. */
  readonly games?: number
  /** The number of the first game, where a run is shared out: game 40 is the same whoever plays it. */
  readonly first?: number
  readonly seed?: string | number
  readonly seats?: readonly number[]
  readonly options?: readonly Options[]
  readonly depth?: Depth
  /** For long games: only one position in so many is checked, with all laws of the depth; the others are only played. */
  readonly every?: number
  /** No game may take more decisions; one whose rules know no last round is broken off there. */
  readonly bound?: number
  /** Stop when so many faults have been found. */
  readonly faults?: number
  progress?(games: number, of: number): void
}

/** Where only a sample of positions is checked: pairs of histories for each of them, and the moves each is followed for. */
const PAIRS_PER_LOOK = 8
const PAIR_SPAN = 40

const range = (min: number, max: number): readonly number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i)

export function checkGame<S extends State, V extends View, A extends Action>(
  checked: Game<S, V, A>,
  spec: CheckSpec = {},
): Report {
  const game: Game = checked
  const { depth = 'quick', bound = MOST_DECISIONS, faults: most = 10, first = 0 } = spec
  const seed = String(spec.seed ?? 1)
  const tables = (spec.options ?? combinations(game.options))
    .flatMap(options => (spec.seats ?? range(game.seats.min, game.seats.max)).map(seats => ({ seats, options })))
    .filter(table => game.admits?.(table) === undefined)
  const games = spec.games ?? Math.max(20, tables.length)
  const faults: Fault[] = []
  const soak = new Soak()
  const ear = new Ear(game)
  const features = new Set(game.features.names)
  let decisions = 0
  let pairs = 0
  let compared = 0
  let played = 0

  const report = (number: number, { seats, options }: (typeof tables)[number], breach: Breach) =>
    faults.push({ ...breach, seats, options, seed, game: number })

  for (; played < games && faults.length < most; played++) {
    const number = first + played
    const table = tables[number % tables.length]
    const run = { game, ...table, seed: `${seed}/${number}`, bound }
    const every = spec.every ?? (depth === 'full' ? 1 : 4)
    const close = { ear, features, every, sparse: spec.every !== undefined, refusals: depth === 'full' ? 1000 : 60 }
    const done = depth === 'invariants' ? soak.play(run) : playGame({ ...run, ...close })
    decisions += done.decisions
    if (done.breach) report(number, table, done.breach)
    else if (depth !== 'invariants') {
      const often = spec.every === undefined ? { full: 2, quick: 8 }[depth] : Math.ceil(spec.every / PAIRS_PER_LOOK)
      const histories = playPairs({
        ...run,
        every: often,
        most: depth === 'full' ? 4 : 2,
        span: PAIR_SPAN,
        refusals: 20,
      })
      pairs += histories.pairs
      compared += histories.compared
      if (histories.breach) report(number, table, histories.breach)
    }
    spec.progress?.(played + 1, games)
  }

  if (depth !== 'invariants' && first === 0) {
    const whole = (law: Law, found: () => Iterable<string>) => {
      const say = (why: string) =>
        report(0, tables[0], { law, move: 0, notation: 'the game as a whole', why, record: '' })
      try {
        for (const why of found()) if (faults.length < most) say(why)
      } catch (error) {
        say(`threw '${describeError(error)}'`)
      }
    }
    whole('notation', () => catalogueFaults(game))
    whole('record', () => unwritable(game))
    whole('features', () => featureFaults(game))
    whole('orders', () => orderFaults(game))
    whole('text', () => dictionaryFaults(game))
  }
  return { games: played, decisions, pairs, compared, faults, cited: [...ear.cited] }
}

/** Whether every language has the whole rules page, and every rule that a run named stands in it. Sentences on what is wrong. */
export const checkRules = <S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  { cited }: Partial<Report> & Pick<Report, 'cited'>,
): Promise<readonly string[]> => rulesFaults(game, cited)

/** What could not be read again from a record's text. */
function* unwritable({ id, options, ends }: Game): Generator<string> {
  const chosen = Object.entries(options).flatMap(([name, { values }]) => values.map(value => [name, value] as const))
  for (const option of chosen.length > 0 ? chosen : [undefined]) {
    for (const reason of ends) {
      const record = {
        format: FORMAT,
        game: id,
        rules: 1,
        options: option ? { [option[0]]: option[1] } : {},
        seats: ['Ania'],
        result: { reason, winners: [0] },
        setup: [],
        moves: [],
      }
      const read = readRecord(writeRecord(record))
      if (isProblem(read)) return yield read.problem
    }
  }
  const taken = ends.find(isTableEnd)
  if (taken !== undefined) yield `an end cannot be named '${taken}': that is how tables end a game`
  if (Object.hasOwn(options, 'problem')) yield "an option cannot be named 'problem'"
}

function* catalogueFaults({ actions }: Game): Generator<string> {
  for (const [id, action] of actions.all.entries()) {
    if (action.id !== id) yield `'${action.notation}' has the id ${action.id}, not ${id}`
    if (actions.parse(action.notation) !== action) yield `'${action.notation}' does not parse back`
  }
}
