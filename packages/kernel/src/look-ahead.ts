// Walking ahead in a game that goes on, as far as one seat can know. The line goes through several worlds that the seat's
// view allows, and ends where they part: what they agree on follows from the view alone, so nothing hidden can be learnt.

import type { Action } from './action.ts'
import { type Chance, chanceFrom, FastChance } from './chance.ts'
import type { Game, State, View } from './game.ts'
import { hashOf } from './pledge.ts'
import type { Seat } from './seat.ts'
import { type Event, Telling } from './tell.ts'

/** A move of a line. */
export interface LineMove {
  readonly seat: Seat
  readonly action: string
}

/** Why nobody can walk on: chance is asked, something hidden decides, several choose at once, or the game is over. */
export type LineEnd = 'chance' | 'hidden' | 'together' | 'over'

export interface Outlook {
  /** How many moves of the line were made. */
  readonly made: number
  /** Who chooses now, where that is known. */
  readonly asked?: Seat
  /** What the one who chooses sees, where the walker knows it; otherwise, and at the end of a line, what the walker sees. */
  readonly view: View
  /** What the one who chooses may do, as notations. */
  readonly legal: readonly string[]
  /** That depends on what the walker cannot see: these are what it may be. */
  readonly guessed?: true
  /** What the walker is told of each move made; of one whose outcome cannot be known nothing. */
  readonly events: readonly (readonly Event[])[]
  /** Of what the walker sees. */
  readonly mark: string
  readonly end?: LineEnd
}

const WORLDS = [0, 1, 2, 3, 4, 5, 6, 7]

const sorted = (_: string, part: unknown): unknown =>
  typeof part === 'object' && part !== null && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part

/** The same for two views that say the same, in whatever order their fields came. */
export const viewMark = (view: View): string => hashOf(JSON.stringify(view, sorted))

const alike = (texts: readonly string[]): boolean => texts.every(text => text === texts[0])

function legalOf<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  state: S,
  seat: Seat,
): readonly A[] {
  const list: A[] = []
  return list.slice(0, game.legal(state, seat, list))
}

/** Answers otherwise in every world, wherever there is more than one answer; says whether it was asked. */
function parting(world: number): { readonly chance: Chance; asked(): boolean } {
  let questions = 0
  return { chance: chanceFrom(n => (world + questions++) % n), asked: () => questions > 0 }
}

/** Where a line leads that begins at what `seat` sees. It ends before a move that cannot be made. */
export function lookAhead<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  view: V,
  seat: Seat,
  line: readonly LineMove[],
): Outlook {
  const imagined = (from: V): S[] => WORLDS.map(world => game.imagine(from, new FastChance(world + 1)))
  let worlds = imagined(view)
  let own = view
  let made = 0
  const events: (readonly Event[])[] = []
  const ended = (end: LineEnd): Outlook => ({ made, view: own, legal: [], events, mark: viewMark(own), end })
  for (;;) {
    const [first] = worlds
    const asked = game.waiting(first)
    if (asked.length === 0) return ended('over')
    if (asked.length > 1) return ended('together')
    const [chooser] = asked
    const lists = worlds.map(state => legalOf(game, state, chooser))
    const known =
      chooser === seat ||
      (alike(worlds.map(state => JSON.stringify(game.view(state, chooser)))) &&
        alike(lists.map(list => list.map(({ notation }) => notation).join('\n'))))
    const choices = known ? lists[0] : [...new Set(lists.flat())]
    const legal = choices.map(({ notation }) => notation)
    const next = made < line.length ? line[made] : undefined
    const action = next?.seat === chooser ? choices.find(({ notation }) => notation === next.action) : undefined
    if (!action) {
      const seen = known ? game.view(first, chooser) : own
      return { made, asked: chooser, view: seen, legal, events, mark: viewMark(own), ...(!known && { guessed: true }) }
    }
    // Only worlds in which it can be done; each of them several times where they are few, as chance may part them.
    const possible = worlds.filter((_, world) => lists[world].includes(action))
    worlds = WORLDS.map(world => game.clone(possible[world % possible.length]))
    const chances = WORLDS.map(parting)
    const telling = new Telling()
    for (const [world, state] of worlds.entries()) {
      game.apply(state, chooser, action, chances[world].chance, world === 0 ? telling : undefined)
    }
    made++
    if (!alike(worlds.map(state => JSON.stringify([game.waiting(state), game.view(state, seat)])))) {
      events.push([])
      return ended(chances.some(({ asked: was }) => was()) ? 'chance' : 'hidden')
    }
    events.push(telling.to(seat))
    own = game.view(worlds[0], seat)
    if (possible.length < WORLDS.length) worlds = imagined(own)
  }
}

const SAMPLES = 16
/** What is seen less often hangs on a card that nobody has seen. */
const OFTEN = SAMPLES / 4
/** Nobody waits longer for their turn than so many moves of others. */
const FAR = 60

/** What a seat that is not asked may be able to do when it is, the likeliest first: others move at random meanwhile. */
export function laterChoices<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  view: V,
  seat: Seat,
): readonly string[] {
  const counts = new Map<string, number>()
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const chance = new FastChance(sample)
    const state = game.imagine(view, chance)
    for (let moves = 0; moves < FAR; moves++) {
      const asked = game.waiting(state)
      if (asked.length === 0) break
      if (asked.includes(seat)) {
        for (const { notation } of legalOf(game, state, seat)) counts.set(notation, (counts.get(notation) ?? 0) + 1)
        break
      }
      const [chooser] = asked
      const legal = legalOf(game, state, chooser)
      game.apply(state, chooser, legal[chance.below({ what: 'move', names: [] }, legal.length)], chance)
    }
  }
  const sorted = [...counts].sort(([, a], [, b]) => b - a)
  const often = sorted.filter(([, count]) => count >= OFTEN)
  return (often.length > 0 ? often : sorted).map(([notation]) => notation)
}
