// What the suite looks for, by name, and how it says what it found.

import type { Options } from '../option.ts'

/** Every law a game has to obey, with what it says. */
export const LAWS = {
  throws: 'the rules throw nothing',
  end: 'every game ends within a bound, unless its rules have no last round',
  pure: 'asking (waiting, legal, refuse, view, result, audit) changes nothing',
  audit: 'totals never change during a game, and no position holds anything impossible',
  waiting: 'waiting lists seats of the table, sorted, each once',
  legal: 'whoever is waited for has a choice; no repeats; the order depends on the position alone',
  notation: 'notation parses back to the same action',
  refuse: 'refuse lets through what is legal and nothing else, and gives a code and a message',
  result: 'there is a result exactly when nobody waits: a known reason, winners at the table, scores that add up',
  clone: 'a clone is equal and shares nothing that changes',
  copy: 'a copy into a spare is equal and shares nothing that changes',
  chance: 'the same action with the same answers of chance leads to the same position, with or without `tell`',
  save: 'a position saved as JSON is equal and has the same future',
  view: 'a view is plain JSON and says who waits',
  imagine: 'imagine(view) has the same view, legal list and waiting, holds no more and no less, and can be played on',
  redeal: 'redeal keeps every total',
  'secret-view': 'a view does not depend on what its seat cannot know',
  'secret-waiting': 'who waits does not depend on what a seat cannot know',
  'secret-legal': 'a legal list does not depend on what its seat cannot know',
  'secret-refusal': 'a refusal does not depend on what its seat cannot know',
  'secret-events': 'events tell a seat nothing that it may not know',
  'secret-move': 'a move shows a seat nothing hidden, and passes on for no hidden reason, without tell.reveal()',
  'secret-history': 'two histories that told a viewer the same show it the same, to the byte, at every move',
  commute: 'simultaneous choices commute',
  orders: 'a standing order gives a legal action or none, and the same for an equal view',
  undo: 'undo leads back to the position before, never past chance, a revelation or a change of actor',
  record: 'the record, replayed or resumed, gives the same position after every move; its text reads back',
  verify: 'a finished record verifies',
  features: 'features are named once, unlike any kind of action, and events use only those',
  text: 'every language has the same keys and speaks every prompt, event, action and refusal',
  rules: 'every language has the whole rules page, and in it every rule that prompts and refusals name (`checkRules`)',
} as const
export type Law = keyof typeof LAWS

export interface Fault {
  readonly law: Law
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** Which game of the run, from 0. */
  readonly game: number
  /** At which move it was found; 0: the set-up or the game as a whole. */
  readonly move: number
  /** That move: `seat 0: build academy`. */
  readonly notation: string
  readonly why: string
  /** The game so far, with its secrets, as text. */
  readonly record: string
}

export interface Report {
  readonly games: number
  readonly decisions: number
  /** Pairs of histories, and how often what leaves the table was compared in them. */
  readonly pairs: number
  readonly compared: number
  readonly faults: readonly Fault[]
  /** The rules that prompts and refusals named, for `checkRules`. */
  readonly cited: readonly string[]
}

/** A hint for events that tell a secret: the rules may intend to, with `tell.reveal()`. */
export const WAYS_OUT =
  'tell it to those who may know it (tell.only), or, where the rules show it to all now, call tell.reveal() first'

export interface Folded extends Fault {
  /** How often it was found; this is the first time. */
  readonly times: number
}

/** A fault's text without names and figures, which differ from game to game; line numbers of files are kept. */
const shapeOf = ({ law, why }: Fault): string =>
  `${law} ${why.replace(/'[^']*'/g, "''").replace(/(?<!\.[jt]sx?:\d*)\d+/g, '#')}`

/** The same fault, found in game after game, is told once. */
export function foldFaults(faults: readonly Fault[]): readonly Folded[] {
  const groups = Map.groupBy(faults, shapeOf)
  return [...groups.values()].map(([first, ...others]) => ({ ...first, times: 1 + others.length }))
}

export const sayFault = ({ law, seats, options, seed, game, move, notation, why }: Fault): string => {
  const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`)
  const where = [`${seats} seats`, ...chosen, `seed ${seed}`, `game ${game}`].join(', ')
  return `${law}: ${why} (${move === 0 ? '' : `move ${move}, `}${notation}; ${where})`
}
