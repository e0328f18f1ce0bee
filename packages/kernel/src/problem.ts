// Bad input is answered, not thrown: a sentence that says what is wrong and, for texts, on which line. The sentence is
// for programs and their makers; the key and figures beside it let a page say the same to players in their language.

import type { Message } from './text.ts'

export interface Problem {
  readonly problem: string
  readonly line?: number
  /** The same as a key (`problem.…`) and figures; absent where nobody but a programmer would read it. */
  readonly message?: Message
}

const ENGLISH = {
  large: 'larger than {most} bytes',
  begin: "a record begins with 'tabularium: ' and the number of its format",
  'format-newer': 'format {format} is newer than this program, which reads {newest}',
  'format-unknown': 'format {format} is not known',
  'no-moves': "the line 'moves:' is missing: the record is cut off",
  'no-end': 'the last line has no end: the record is cut off',
  'many-moves': 'more than {most} moves',
  'no-setup': "the line after 'moves:' begins with 'setup'",
  'branch-late': 'a branch after move {branch}, but there are {moves}',
  line: "'{text}' is no line of a record",
  twice: "'{name}:' stands twice",
  missing: "'{name}:' is missing",
  game: "'{text}' cannot be the name of a game",
  whole: "{name} '{text}' is not a whole number",
  'option-form': "option '{text}' is not written name=value",
  'option-twice': "option '{name}' stands twice",
  'option-unknown': "there is no option '{name}'; there are: {known}",
  'option-value': "option '{name}' cannot be {value}; it can be: {known}",
  'seats-many': '{seats} seats; at most {most}',
  name: "'{text}' cannot be a player's name",
  hex: "'{name}:' is not 64 hexadecimal digits",
  table: "'{text}' cannot be a table's id",
  shares: "'shares:' has 64 hexadecimal digits, 'none' or 'withheld' for each of {seats} seats",
  standins: "'{text}' is not a rising list of moves of this game",
  takebacks: "'{text}' is not a list of numbers of moves",
  'no-table': "'{name}:' stands in a record without a table",
  'outcome-form': "'{text}' is not written 'reason; winners 0; totals 63 58'",
  'outcome-winner': 'a winner has no seat',
  'outcome-totals': '{totals} totals for {seats} seats',
  arrows: "two '>' after '{text}'",
  'answer-form': "'{text}' cannot be an answer of chance",
  'move-form': "'{text}' is not written 'seat action > answers'",
  seat: 'seat {seat} of {seats}: seats count from 0',
  'action-form': "'{text}' cannot be an action",
  'other-game': "a record of '{game}', not of '{wanted}'",
  data: 'the data of its own that the record names are missing here, or are not these, or cannot be played: {text}',
  'rules-newer': 'rules {rules} are newer than this program, which knows {newest}',
  'rules-older': 'rules {rules} are not known any more; this program knows {newest}',
  'rules-changed': 'the game was played by rules {rules}; rules {newest} do not allow what was done here',
  'rules-result': "'{told}' by rules {rules}, by which it was played; rules {newest} say '{right}'",
  'rules-open': "'{told}' by rules {rules}, by which it was played; by rules {newest} the game would go on",
  'rules-draw':
    "'{what}' is '{recorded}'; rules {newest} would draw '{drawn}', but the game was played by rules {rules}",
  seats: '{seats} seats; {game} is for {range}',
  over: "'{text}': the game is over",
  turn: "'{text}': seat {seats} has to choose",
  'no-action': "'{text}' is no action of {game}",
  illegal: "'{text}' is not legal here",
  'illegal-rule': "'{text}' is not legal here ({code}, rule {rule})",
  'answers-left': "nobody asked for '{text}'",
  'answer-missing': "an answer to '{what}' is missing",
  'answer-none': "'{text}' is no answer to '{what}'",
  'answer-impossible': "'{text}' cannot be drawn for '{what}' here",
  'not-over': 'the game is not over after {moves} moves',
  'no-result': "no result; it should be '{right}'",
  result: "'{told}' should be '{right}'",
  branched: "branched from another game after move {branch}: up to there chance is not this seed's",
  'no-commitment': 'the record has no commitment',
  'no-seed': 'the record has no seed',
  'no-seed-on': 'the record has no seed to go on with',
  commitment: 'the seed does not match the commitment',
  differs: "'{what}' is '{recorded}', but the seed draws '{drawn}'",
} as const

export type ProblemKey = keyof typeof ENGLISH

/** What can be wrong with a record; each is `problem.<key>` in a message. */
export const PROBLEMS = Object.keys(ENGLISH) as readonly ProblemKey[]

export type Figures = Readonly<Record<string, string | number>>

/** What is wrong, in English and as a message. */
export const problem = (key: ProblemKey, args: Figures = {}, line?: number): Problem => ({
  problem: ENGLISH[key].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name])),
  ...(line !== undefined && { line }),
  message: { key: `problem.${key}`, args },
})

/** A problem where no value can be returned: thrown inside, caught and answered at the edge. */
export class ProblemError extends Error {
  readonly why: Problem

  constructor(why: Problem, message = why.problem) {
    super(message)
    this.why = why
  }
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'problem' in value && typeof value.problem === 'string'

export const describeProblem = ({ problem, line }: Problem): string =>
  line === undefined ? problem : `line ${line}: ${problem}`
