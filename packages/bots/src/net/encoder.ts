// What a game tells a network: which rows of the first layer are active in a position, and which rows of the last one
// make up a move. A position is told as the seat that decides may know it; the others follow in turn order.

import type { Action, FastChance, Game, Options, Seat, State, View } from '@tabularium/kernel'

/** A way to play on purpose, for variety in self-play: its move here, or undefined where it has none. */
export type Theme<S extends State = State, A extends Action = Action> = (
  s: S,
  seat: Seat,
  legal: readonly A[],
  n: number,
  chance: FastChance,
) => A | undefined

export interface NetEncoder<S extends State = State, A extends Action = Action, V extends View = View> {
  /** Changes with the meaning of any row: weights fit one version alone. */
  readonly version: number
  /** The most seats that a table has. */
  readonly seats: number
  /** How many seats this table has, where tables differ. */
  seatsOf?(s: S): number
  /** Table sizes that self-play takes in turn, where tables differ; matches of the trainer are of the first. */
  readonly tables?: readonly number[]
  /** How many features there are, and how many can be active at a time. */
  readonly features: number
  readonly mostActive: number
  /** How many rows moves are made of. */
  readonly moveRows: number
  /** Options that a net is trained with; with others it does not play. */
  readonly options: Options
  /** Set-up options that self-play takes in turn, where they are more than one. */
  readonly setUps?: readonly Options[]
  /** Those of them that change no more than the set-up: a net plays with any value of these. */
  readonly setUpOptions: readonly string[]
  /** Whether it can tell about this game, where one is played on data of somebody's own. */
  knows?(game: Game): boolean
  /** The options of the table that a view is of. */
  optionsOf(view: V): Options
  /** Writes the active features, each once, as this seat sees the position; says how many. */
  encode(s: S, seat: Seat, out: Uint16Array): number
  /** The rows whose sum is the move's, one or two. */
  rowsOf(action: A): readonly [number] | readonly [number, number]
  /** Writes one more row for each of `legal[0..n)` that depends on the position: what rules of thumb think of the move, say. */
  rowsHere?(s: S, seat: Seat, legal: readonly A[], n: number, out: Uint16Array): void
  /** Whether a move would only go in circles: it is tried as if the network never made it. */
  isVain?(action: A): boolean
  /** What each seat gets of a finished game, where that is not what the search without a net counts. */
  reward?(s: S, out: Float64Array): void
  /** Whether so little is left that a forced win may be found by looking at everything. */
  isEnding?(s: S): boolean
  /** Whether a position can be judged by the network. With it no others are judged: they are played on, as in the plain
   *  search's playouts, until there. */
  isJudged?(s: S): boolean
  /** Whether moves are tried as the plain search tries them, and the network says no more than what a position is worth. */
  readonly hasPlainPolicy?: boolean
  /** Where no network fits, the plain search plays with so many times the iterations. An iteration of the one may take as
   *  long as several of the other. */
  readonly plainIterations?: number
  /** The weight of the net's prior for a move, where it is another than in most games. */
  readonly exploration?: number
  /** One move of self-play in so many is made at random, where games are longer or shorter than most. */
  readonly randomEvery?: number
  /** Of the decisions of self-play that teach no moves, one in so many is kept besides those that can be judged, where games are
   *  long; absent: all. */
  readonly keepEvery?: number
  /** Whether self-play keeps a position that can be judged as each seat would see it, for a value that is fair to all of them. */
  readonly isTurned?: boolean
  readonly themes?: readonly Theme<S, A>[]
}

/** How many sit at the table of a game of self-play or of a match, by its number. */
export const seatsOfGame = (
  { seats, tables = [seats] }: Pick<NetEncoder, 'seats' | 'tables'>,
  number: number,
): number => tables[number % tables.length]

/** The options of a game of self-play, by its number. */
export const optionsOfGame = (
  { options, setUps = [{}] }: Pick<NetEncoder, 'options' | 'setUps'>,
  number: number,
): Options => ({
  ...options,
  ...setUps[number % setUps.length],
})
