// Cases for tables of tests: a scene, the moves made in it, and what is the case then. A case says only what it is about.

import type { Action } from '../action.ts'
import type { Game, State, View } from '../game.ts'
import type { Event } from '../tell.ts'

type Part = Readonly<Record<string, unknown>>

export interface CaseOf<Words, E extends Event = Event> {
  readonly id: string
  readonly given: Words
  readonly when?: string
  /** What chance answers, in this order (dice, cards); after the last of them, the first possible answer each time. */
  readonly dice?: string
  /** What is expected in the position then, by name: see the game's `look`. */
  readonly now?: Readonly<Record<string, string>>
  /** Moves that are legal then for the one who is asked, and others that are not. Both are notations of the game. */
  readonly can?: readonly string[]
  readonly cannot?: readonly string[]
  /** Moves that the one who is asked may not make, with the code and the rule of the refusal: `not-linked 4.1.2`. */
  readonly refused?: Readonly<Record<string, string>>
  /** Events that were told to the movers, or a part of each; and kinds of event that were not. */
  readonly tells?: readonly Part[]
  readonly silent?: readonly E['at'][]
}

/** How a game makes scenes and says what is in them. */
export interface SceneTools<S extends State, Words, E extends Event> {
  scene(words: Words): S
  /** Makes these moves and returns what the movers were told. */
  play(s: S, moves: string, dice: string): readonly E[]
  choices(s: S): readonly string[]
  /** One thing of a position in words. */
  look(s: S, what: string): string
}

const holds = (event: Event, part: Part): boolean =>
  Object.entries(part).every(
    ([name, value]) => JSON.stringify((event as unknown as Part)[name]) === JSON.stringify(value),
  )

/** The expected parts that some event has; for a part that none has, all events instead, so that the failure shows them. */
export const partsTold = <E extends Event>(
  told: readonly E[],
  parts: readonly Part[],
): readonly (Part | { readonly among: readonly E[] })[] =>
  parts.map(part => (told.some(event => holds(event, part)) ? part : { among: told }))

/** The kinds of event that nobody was told. */
export const kindsUntold = <E extends Event>(told: readonly E[], kinds: readonly E['at'][]): readonly E['at'][] =>
  kinds.filter(at => !told.some(event => event.at === at))

/** Why the one who is asked may not do this: the code and the rule. */
export function whyNot<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  s: S,
  notation: string,
): string {
  const [seat] = game.waiting(s)
  const action = game.actions.parse(notation)
  if (!action || seat === undefined) return 'no such action'
  const refusal = game.refuse(s, seat, action)
  return refusal === undefined ? 'legal' : `${refusal.code} ${refusal.rule}`
}

/** The notation, if the move exists and is not legal; otherwise a text that says what is wrong with it. */
const barred = <S extends State, V extends View, A extends Action>(
  { actions }: Pick<Game<S, V, A>, 'actions'>,
  legal: readonly string[],
  notation: string,
): string =>
  !actions.parse(notation) ? `${notation}: no such action` : legal.includes(notation) ? `${notation}: legal` : notation

/** The outcome of a case and what it expects: two values for a test to compare. */
export function casesOf<S extends State, V extends View, A extends Action, Words, E extends Event>(
  game: Game<S, V, A>,
  { scene, play, choices, look }: SceneTools<S, Words, E>,
) {
  type Case = CaseOf<Words, E>
  return {
    outcome({ given, when = '', dice = '', now, can, cannot, refused, tells, silent }: Case) {
      const s = scene(given)
      const told = play(s, when, dice)
      const legal = choices(s)
      return {
        ...(now && { now: Object.fromEntries(Object.keys(now).map(what => [what, look(s, what)])) }),
        ...(can && { can: can.filter(notation => legal.includes(notation)) }),
        ...(cannot && { cannot: cannot.map(notation => barred(game, legal, notation)) }),
        ...(refused && {
          refused: Object.fromEntries(Object.keys(refused).map(move => [move, whyNot(game, s, move)])),
        }),
        ...(tells && { tells: partsTold(told, tells) }),
        ...(silent && { silent: kindsUntold(told, silent) }),
      }
    },
    wanted: ({ now, can, cannot, refused, tells, silent }: Case) => ({
      ...(now && { now }),
      ...(can && { can }),
      ...(cannot && { cannot }),
      ...(refused && { refused }),
      ...(tells && { tells }),
      ...(silent && { silent }),
    }),
  }
}
