// What a game brings to the page: a board that draws views, and the little it knows about its own actions. The shell
// around it (prompt, list of actions, record, replay) is the same for all games.

import type { Action, Event, Game, Language, Message, Options, Say, Seat, View } from '@tabularium/kernel'
import type { ComponentType } from 'react'
import type { SeatStyle } from '../ui/seat.tsx'

/** A seat of a game that has not begun: how it looks, and as whom one plays there. */
export interface Seated {
  readonly look: SeatStyle
  readonly name: Message
}

/** A legal action, ready to be shown. */
export interface Choice {
  readonly notation: string
  readonly action: Action
}

/** A board as the shell has it: it hands every board the views and actions of its own game. */
export const forShell = <V extends View>(board: Board<V>): Board => board as unknown as Board

/** The news of a position that does not follow from the one shown before. */
export const QUIET: readonly Event[] = []

export interface BoardProps<V extends View = View> {
  readonly view: V
  /** Who looks, and whose choices are lit; undefined: a spectator. */
  readonly seat: Seat | undefined
  readonly players: readonly string[]
  /** Number keys choose pieces in the order in which they first stand here: 1 for the first choice's piece. */
  readonly choices: readonly Choice[]
  readonly language: Language
  /** The game's own words, with the players' names. */
  readonly say: Say
  /** What is asked now: the same while only others choose. Undefined: nothing, an earlier position is shown. */
  readonly question?: string | undefined
  /** The piece in hand: what its choices are about. */
  readonly chosen: string | undefined
  choose(piece: string | undefined): void
  /** The piece that the pointer or the keyboard rests on, here or in the list of actions. */
  readonly lit: string | undefined
  light(piece: string | undefined): void
  act(notation: string): void
  /** Asked when somebody touches what cannot be done: the answer is shown by the shell. */
  why(notation: string): void
  /** What the last move told, for motion; `QUIET` in replays and after a jump. */
  readonly news: readonly Event[]
  /** What was done last, to be marked until something else is: by others since one's own move, or by the move that is shown. */
  readonly recent?: readonly Event[]
  readonly form: 'wide' | 'phone'
  /** On phones: which of its pages the board shows. `details` comes only where `Board.details` names that page. */
  readonly pane?: 'board' | 'details'
}

export interface Board<V extends View = View> {
  readonly game: Game
  readonly Component: ComponentType<BoardProps<V>>
  /** The piece an action is about, as the board names it: groups the list of actions, and lights up together. */
  pieceOf(action: Action): string
  /** The piece in words. */
  namePiece(piece: string): Message
  /** Expected but impossible actions of this position, for the list: asked with `why` one by one. */
  expected(view: V, seat: Seat): readonly string[]
  /** For the list: what an action costs or risks, where the rules do not tell it of themselves. */
  hints?(view: V, seat: Seat, action: Action): readonly Message[]
  /** One line on what an action or piece leads to: "opens Courthouse and Barracks". */
  consequence?(view: V, seat: Seat, piece: string): Message | undefined
  /** Figures by seat for the graph of a replay: points, coins, shields. */
  measure(view: V): Readonly<Record<string, readonly number[]>>
  /** Where the graph and the jumps have marks: `age` at the start of each Age. Undefined: nothing special. */
  chapter?(view: V): Message | undefined
  /** Whether this action only lets others go on: somebody alone among bots who has no other need not be asked. */
  passes?(view: V, action: Action): boolean
  /** Whose doing an event is, where it does not name a seat itself. */
  doerOf?(view: V, event: Event): Seat | undefined
  /** Under which heading the record puts what follows an event: `before` is the heading so far. */
  section?(before: Message | undefined, event: Event): Message | undefined
  /** How the one who is asked looks, where a seat plays for several. */
  asker?(view: V): SeatStyle | undefined
  /** How the seats look, where that is not by their numbers; undefined: a seat that has no look yet. */
  seatStyles?(view: V): readonly (SeatStyle | undefined)[]
  /** Who plays what at so many seats, before the game begins; undefined: the rules draw it. */
  seating?(seats: number, options: Options): readonly Seated[] | undefined
  /** What options come to that are left to the game, by what else was chosen. */
  recommended?(options: Options): Options
  /** On phones, the second page of the board in the tab bar: "Cities". Undefined: there is none. */
  readonly details?: Message
  /** Small figures under the board on phones and in lists: "Age II, 15 cards left". */
  status(view: V): Message
}
