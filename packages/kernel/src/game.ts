// The contract every game follows. A game knows the kernel and nothing else: no clock, no network, no file, no generator.

import type { Action, Catalogue } from './action.ts'
import type { Chance } from './chance.ts'
import type { Options, OptionsSpec } from './option.ts'
import type { DataReader, OwnData } from './own-data.ts'
import type { Problem } from './problem.ts'
import type { GameRecord } from './record.ts'
import type { Seat } from './seat.ts'
import type { Event, Tell } from './tell.ts'
import type { GameText, Message } from './text.ts'

/** What the rules are in the middle of: a small plain value, replaced and never written into. */
export interface Frame {
  readonly at: string
}

/** A position: plain data, no closures, so that it can be saved, sent and resumed in the middle of anything. */
export interface State {
  frames: Frame[]
}

/** All that one seat, or a spectator, may know: plain JSON. */
export interface View {
  readonly waiting: readonly Seat[]
}

export interface Config {
  readonly seats: number
  readonly options: Options
}

/** Why not: a code for programs, a sentence with figures, the rule's number. */
export interface Refusal {
  readonly code: string
  readonly rule: string
  readonly message: Message
}

export interface Score {
  readonly total: number
  /** Points by category; they add up to the total. */
  readonly parts: Readonly<Record<string, number>>
}

export interface Result {
  /** Why the game ended: one of the game's `ends`. */
  readonly reason: string
  /** Several: a shared win. */
  readonly winners: readonly Seat[]
  /** One per seat; absent where the rules count no points. */
  readonly scores?: readonly Score[]
  /** Where no points are counted: what each seat has come to, by what the rules make countable. */
  readonly standing?: readonly Readonly<Record<string, number>>[]
}

/** What a position holds in all: totals that never change during a game, and sentences on what cannot be. */
export interface Audit {
  readonly totals: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

/** Everything the game's data names, for coverage: which of them have been used in play. */
export interface Features {
  readonly names: readonly string[]
  /** Calls `hit` with the name of each thing that this event put to use. */
  used(event: Event, hit: (name: string) => void): void
}

/**
 * "Do not ask me about this": an answer that a player gives in advance. It knows the view and the legal list of the seat
 * that is asked and nothing else, so that whether it answered tells no more than the answer. Words: `order.<id>`.
 */
export interface StandingOrder<V extends View = View, A extends Action = Action> {
  readonly id: string
  /** The action it gives at this decision; undefined: it says nothing here. */
  answer(view: V, seat: Seat, legal: readonly A[]): A | undefined
}

export interface Game<S extends State = State, V extends View = View, A extends Action = Action> {
  readonly id: string
  /** The rules' version; a running table keeps the one it began with. */
  readonly rules: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: OptionsSpec
  /** Every reason a game can end for. */
  readonly ends: readonly string[]
  /** The rules know no last round: play can go on for ever, and whoever plays without people breaks it off (`UNFINISHED`). */
  readonly endless?: boolean
  /** What is wrong with this table, where not every number of seats goes with all options; absent: nothing ever is. */
  admits?(config: Config): Problem | undefined
  /** Every action there can ever be, interned. */
  readonly actions: Catalogue<A>

  setup(config: Config, chance: Chance, tell?: Tell): S
  /** Who must choose now; several when the rules say "simultaneously"; none: the game is over. */
  waiting(s: S): readonly Seat[]
  /** Writes `out[0..n)` and returns n. Allocates nothing; the order depends on the position alone. */
  legal(s: S, seat: Seat, out: A[]): number
  /** Changes `s` and runs on to the next decision. `action` must be legal: the table's gate sees to it. */
  apply(s: S, seat: Seat, action: A, chance: Chance, tell?: Tell): void
  /** Why this seat may not do this now; undefined when it may. */
  refuse(s: S, seat: Seat, action: A): Refusal | undefined
  result(s: S): Result | undefined

  /** Built up from nothing: all that this seat (undefined: a spectator) may know. */
  view(s: S, seat: Seat | undefined): V
  /** One full state that this view could come from: the one way in for a bot. */
  imagine(view: V, chance: Chance): S
  /** In place: draws again all that this seat cannot know; a seat of -1 stands for a spectator. */
  redeal(s: S, seat: Seat, chance: Chance): void
  clone(s: S): S
  /** Into a spare, for searches. */
  copy(from: S, into: S): void

  audit(s: S): Audit
  readonly features: Features
  readonly text: GameText<V, A>
  /** What players may answer in advance; the first that says something is followed. */
  readonly orders?: readonly StandingOrder<V, A>[]
  /** How records of older rules are read: one step per version, `upgrades[1]` leads from rules 1 to rules 2. */
  readonly upgrades?: Readonly<Record<number, (record: GameRecord) => GameRecord>>
  /** Where it can be played on other data than those it comes with: another map, other cards. */
  readonly own?: DataReader<Game<S, V, A>>
  /** The data it is played on, where they are not those it comes with: see `gameOn`. */
  readonly data?: OwnData
}
