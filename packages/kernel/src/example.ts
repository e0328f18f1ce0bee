// Examples of a rulebook: a real position and what is done in it. The tests run them, the rules page retells and shows
// them, and whoever reads can play them: so they cannot lie.

import type { Action } from './action.ts'
import { firstChance, ScriptedChance } from './chance.ts'
import type { Game, Refusal, State, View } from './game.ts'
import type { Note } from './lesson.ts'
import type { Seat } from './seat.ts'
import { type Event, Telling } from './tell.ts'
import type { Language } from './text.ts'

/** A move in notation, by the one who is asked first; with a seat where several are asked. */
export type ExampleMove = string | readonly [Seat, string]

export interface Example<S extends State = State> {
  /** Unique among the examples of its game: the rulebook's number of it, as the tests call it, or a name of our own. */
  readonly id: string
  /** The paragraph it stands under. */
  readonly rule: string
  /** Through whose eyes it is seen; nothing said: the one who is asked at the start. */
  readonly seat?: Seat
  /** Which of the players named for the game sit here, seat by seat; nothing said: all, as they are named. */
  readonly players?: readonly number[]
  /** The position before the first move, made anew each time. */
  position(): S
  readonly moves?: readonly ExampleMove[]
  /** What chance gives on the way, in this order, and the first there is after that. */
  readonly chance?: readonly string[]
  /** What cannot be done after these moves: the reasons come from the rules. */
  readonly cannot?: readonly ExampleMove[]
  /** What to look at, as the board names its pieces. */
  readonly light?: readonly string[]
}

/** A part of the introduction: words, the terms whose pieces are shown beside them, and the examples shown after them. */
export interface Chapter extends Note {
  /** Numbers of rules that say more, besides those of its terms and examples. */
  readonly rules?: readonly string[]
  /** Of the game's glossary, by id. */
  readonly terms?: readonly string[]
  readonly examples?: readonly string[]
  /** Examples that are not shown here: a link leads to each, with the numbered rule it stands under. */
  readonly linked?: readonly string[]
}

/** What a first game can do without. */
export interface FurtherReading {
  readonly title: string
  readonly chapters: readonly Chapter[]
}

/** The words of the examples and of the introduction in one language. */
export interface ExampleWords {
  /** What the seats are called in the examples, by seat: names of people, or of the empires they play. */
  readonly players: readonly string[]
  /** Each example retold, by id. */
  readonly notes: Readonly<Record<string, Note>>
  /** The game in ten minutes: whoever has read it can play. */
  readonly introduction: readonly Chapter[]
  /** Folded below the introduction; its minutes are said apart. */
  readonly further?: FurtherReading
}

/** All a game's rules page has to learn from, loaded with it. */
export interface Examples<S extends State = State> {
  /** In the order of the rules. */
  readonly list: readonly Example<S>[]
  words(language: Language): Promise<ExampleWords>
}

/** The chapters of the introduction and those folded below it. */
export const allChapters = ({ introduction, further }: Pick<ExampleWords, 'introduction' | 'further'>): Chapter[] => [
  ...introduction,
  ...(further?.chapters ?? []),
]

/** Where an example has come to after some of its moves. */
export interface ExampleStep {
  readonly state: State
  /** The move that led here and whose it was; undefined: the beginning. */
  readonly move?: { readonly seat: Seat; readonly action: Action }
  /** What the seat that looks on was told. */
  readonly told: readonly Event[]
}

export interface ShownExample {
  readonly seat: Seat
  /** The beginning, and one for each move. */
  readonly steps: readonly ExampleStep[]
  readonly refused: readonly { readonly action: Action; readonly refusal: Refusal }[]
}

/** What the seats are called in an example, of the names of its game. */
export const playersOf = ({ players }: Example, names: readonly string[]): readonly string[] =>
  players?.map(one => names[one]) ?? names

/** Plays an example. Throws where it asks for what the rules do not allow. */
export function playExample<S extends State, V extends View, A extends Action>(
  typed: Game<S, V, A>,
  { id, position, moves = [], chance = [], cannot = [], seat: given }: Example<S>,
): ShownExample {
  const game: Game = typed
  const state = position()
  const seat = given ?? game.waiting(state)[0] ?? 0
  const script = new ScriptedChance(chance, firstChance)
  const read = (move: ExampleMove): readonly [Seat, Action] => {
    const [mover, notation] = typeof move === 'string' ? [game.waiting(state)[0], move] : move
    const action = game.actions.parse(notation)
    if (mover === undefined) throw new Error(`example ${id}: the game is over before '${notation}'`)
    if (!action) throw new Error(`example ${id}: there is no action '${notation}'`)
    return [mover, action]
  }
  const steps: ExampleStep[] = [{ state: game.clone(state), told: [] }]
  for (const move of moves) {
    const [mover, action] = read(move)
    const refusal = game.refuse(state, mover, action)
    if (refusal) throw new Error(`example ${id}: '${action.notation}' by seat ${mover} is refused: ${refusal.code}`)
    const telling = new Telling()
    game.apply(state, mover, action, script, telling)
    steps.push({ state: game.clone(state), move: { seat: mover, action }, told: telling.to(seat) })
  }
  if (script.unused.length > 0) throw new Error(`example ${id}: nobody asked for ${script.unused.join(' ')}`)
  const refused = cannot.map(move => {
    const [mover, action] = read(move)
    const refusal = game.refuse(state, mover, action)
    if (!refusal) throw new Error(`example ${id}: '${action.notation}' by seat ${mover} is possible`)
    return { action, refusal }
  })
  return { seat, steps, refused }
}
