// What is said of a game before it is loaded: small enough to stand in a list of all games.

import type { Options } from './option.ts'
import type { Language } from './text.ts'

export interface AboutWords {
  /** What it is called in lists. */
  readonly name: string
  /** One line on what it is about. */
  readonly text: string
  /** One line on the lesson to begin with; absent where there is none. */
  readonly lesson?: string
}

export interface About {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** How long a game takes, about. */
  readonly minutes: number
  /** A game often takes much longer than that. */
  readonly longer?: true
  /** Players hide something from each other: at one screen, each looks alone. */
  readonly hidden?: true
  /** Who begins, where people do not choose it: the rules draw it, or all choose at once. */
  readonly begins?: 'drawn' | 'together'
  /** What suits a first game, where that is not what the rules call usual. */
  readonly first?: Options
  /** Options that say which game is played; the others change its rules, and are folded away. */
  readonly main?: readonly string[]
  /** The lesson to begin with, by its id. */
  readonly lesson?: string
  readonly words: Readonly<Record<Language, AboutWords>>
}
