// What a game brings to the page: a board that draws views, and the little it knows about its own actions. The shell
// around it (prompt, list of actions, record, replay) is the same for all games.

import type { Action, Event, Game, Language, Message, Options, Say, Seat, View } from '@tabularium/kernel'
import type { ComponentType } from 'react'
import type { PictureComponent } from '../ui/picture.tsx'
import type { SeatStyle } from '../ui/seat.tsx'
import type { Sound } from '../ui/sound/names.ts'
import type { BoardRecap } from './recap.ts'

/** A seat of a game that has not begun: how it looks, and as whom one plays there. */
export interface Seated {
  readonly look: SeatStyle
  readonly name: Message
}

export interface SeatNames<V extends View> {
  /** Undefined: the seat has none yet. */
  nameOf(view: V, seat: Seat): Message | undefined
  /** The messages that say who plays whom: the players' own names stand there. */
  readonly introductions: readonly string[]
}

/** A legal action, ready to be shown. */
export interface Choice {
  readonly notation: string
  readonly action: Action
}

/** For the prompt: what would be done, its price, and what else can be touched. */
export interface PromptNote {
  readonly lead: string
  readonly text: string
  readonly more?: string
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
  /** What the prompt says instead of the question, while something is pointed at; undefined: the question again. */
  note?(note: PromptNote | undefined): void
  /** What an example or a lesson is about, as the board names its pieces: a map opens on these places and marks them. */
  readonly about?: readonly string[] | undefined
  act(notation: string): void
  /** Makes moves that follow each other, and draws once: `left` is told which of them were not made. Absent: one by one. */
  actInRow?(notations: readonly string[], left: (rest: readonly string[]) => void): void
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
  /** A map that fills the window: everything else stands in islands over its edges. */
  readonly fills?: true
  /** The piece an action is about, as the board names it: groups the list of actions, and lights up together. */
  pieceOf(action: Action): string
  /** The piece in words. */
  namePiece(piece: string): Message
  /** Whether this is a name for choices about several pieces, which may be taken into hand like one. */
  gathers?(piece: string): boolean
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
  /** For several people at one device: names a stretch of play (a round, an impulse). Whoever has taken the device over in it is not
   *  asked to confirm that again before it ends. Absent: every change of player is confirmed. */
  stretch?(view: V): string
  /** Whose doing an event is, where it does not name a seat itself. */
  doerOf?(view: V, event: Event): Seat | undefined
  /** Under which heading the record puts what follows an event: `before` is the heading so far. */
  section?(before: Message | undefined, event: Event): Message | undefined
  /** Its drawings. The shell shows `end/<reason>` when the game is over. */
  readonly Picture?: PictureComponent
  /** What its events sound like on the table, by their `at`. */
  readonly sounds?: Readonly<Partial<Record<string, Sound>>>
  /** What it says of events to the recap of what others did; fetched when they have moved. */
  recap?(): Promise<BoardRecap>
  /** As whom seats are spoken of, where that is not by the players' names. */
  readonly seatNames?: SeatNames<V>
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
