// What is kept: every table of the database and the rows in it. Times are milliseconds since 1970; seats are bits where
// several stand in one column.

import type { Options, Outcome, Seat, Share } from '@tabularium/kernel'
import type {
  AnalysisMove,
  ChallengeWish,
  ClubRole,
  DataCard,
  Me,
  Pace,
  TournamentPhase,
  TournamentTerms,
} from '@tabularium/protocol'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** JSON that is written and read as it is. */
type Json<T extends object> = JSONColumnType<T, string, string>
type JsonOrNull<T extends object> = ColumnType<T | null, string | null | undefined, string | null>
/** A bigint column: read as a number (all our times and counts are below 2^53). */
type Big = number

export const STATUSES = ['open', 'playing', 'over', 'aside', 'dropped'] as const
/** `aside`: the rules failed there; nobody can move, nothing is lost. `dropped`: never begun. */
export type Status = (typeof STATUSES)[number]

export const ENTRY_KINDS = ['move', 'undo', 'takeback', 'orders', 'seat', 'end'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Live: a base and an increment; days: so long for every move; none. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly baseMs: number; readonly incrementMs: number }
  | { readonly kind: 'days'; readonly days: number }

/** What each seat has left, as of `since`; those who are waited for lose from then on. */
export interface Clocks {
  readonly left: readonly number[]
  readonly since: number
}

export interface GameTableRow {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Json<Options>
  readonly status: Status
  readonly visibility: 'open' | 'private'
  /** Whether two seats may talk alone and sign deals there. */
  readonly talk: Generated<boolean>
  /** Shown to its members alone. */
  readonly club_id: Generated<string | null>
  /** Who opened it; null: the account is gone. */
  readonly owner: string | null
  readonly rated: boolean
  readonly clock: Json<ClockRule>
  readonly created: Big
  readonly started: Big | null
  readonly ended: Big | null
  readonly touched: Big
  /** Secret until the game is over. */
  readonly seed: string | null
  /** Shown from the moment the table is opened. */
  readonly commitment: string | null
  /** What each seat added to the chance; null: before the start, or a game from before there were shares. */
  readonly shares: JsonOrNull<readonly Share[]>
  /** What chance answered before the first move. */
  readonly setup: JsonOrNull<readonly string[]>
  /** Entries in the log, and moves in the record. */
  readonly log: number
  readonly moves: number
  /** Bits of the seats that are asked. */
  readonly waiting: number
  readonly clocks: JsonOrNull<Clocks>
  /** When the first of those asked runs out of time. */
  readonly deadline: Big | null
  readonly outcome: JsonOrNull<Outcome>
  /** Why it was set aside. */
  readonly aside: string | null
  /** The table that the same people went on at. */
  readonly rematch: string | null
  /** The tournament it belongs to, the entry there that paired it, and its board: one table for each. */
  readonly tournament: ColumnType<string | null, string | null | undefined, string | null>
  readonly pairing: ColumnType<number | null, number | null | undefined, number | null>
  readonly board: ColumnType<number | null, number | null | undefined, number | null>
  /** A game that the house plays to be watched: at a pace that can be followed, and only while somebody looks. */
  readonly house: Generated<boolean>
  /** Data of somebody's own that it plays on; their text is in `data_set`. */
  readonly data: ColumnType<DataCard | null, string | null | undefined, string | null>
}

/** A set of data of somebody's own; kept as long as a table plays on it, and a while before one does. */
export interface DataSetRow {
  readonly hash: string
  readonly game: string
  readonly name: string
  readonly parts: Json<readonly string[]>
  /** The canonical text. */
  readonly text: string
  /** Who stored it last; null: the account is gone. */
  readonly owner: string | null
  readonly created: Big
}

export interface SeatRow {
  readonly table_id: string
  readonly seat: Seat
  /** Null: nobody yet, or a bot. */
  readonly user_id: string | null
  /** What they are called at this table. */
  readonly name: string | null
  /** A bot's spec: where no person sits. */
  readonly bot: string | null
  /** A bot's spec that plays for the person, who ran out of time, left or gave up. */
  readonly stand_in: string | null
  /** The person gave up and cannot come back. */
  readonly resigned: boolean
  readonly orders: Json<readonly string[]>
  /** The hash of the page's share of the chance; or one of the words below. */
  readonly pledge: string | null
  /** The share itself: shown when all are pledged. */
  readonly share: string | null
  /** Whether the person has made a move of their own: a rated game counts from when everybody has. */
  readonly moved: Generated<boolean>
  /** When the person was last seen at the table, as far as it was written down. */
  readonly seen: Generated<Big>
  /** Whether they were called back to play again: once. */
  readonly invited: Generated<boolean>
  /** The turn that the person was called for last, by push and mail, and by the webhook: `turnOf` in notices.ts. */
  readonly called_turn: Generated<number>
  readonly webhook_turn: Generated<number>
  /** What an account that is gone was thought to be worth, for those who play on in a rated game. */
  readonly left_mu: number | null
  readonly left_sigma: number | null
}

/** Instead of a pledge: the page of this seat is expected to give one. */
export const AWAITED = 'awaited'
/** It was, and gave none: nobody waits for it. */
export const AWAY = 'away'
/** A share was pledged here and not shown: the game begins without one of this seat. */
export const SPENT = 'spent'

export interface EntryRow {
  readonly table_id: string
  readonly number: number
  readonly kind: EntryKind
  readonly seat: Seat | null
  readonly action: string | null
  /** What chance answered, in the order asked. */
  readonly answers: readonly string[] | null
  /** Undo: the index of the move taken out; takeback: how many moves remain. */
  readonly at_move: number | null
  readonly by: 'person' | 'bot' | 'order' | 'server'
  readonly data: JsonOrNull<object>
  /** The command's own key: what was sent twice is found here. */
  readonly key: string | null
  readonly time: Big
}

export interface SnapshotRow {
  readonly table_id: string
  readonly number: number
  readonly moves: number
  readonly rules: number
  readonly state: Json<object>
}

export interface InviteRow {
  /** SHA-256 of the token: the token itself is only in the link. */
  readonly hash: string
  readonly table_id: string
  readonly created: Big
  readonly used_by: string | null
}

export interface OfferRow {
  readonly table_id: string
  /** One offer of a kind at a table. */
  readonly kind: 'takeback' | 'end' | 'rematch'
  readonly by_seat: number
  /** Takeback: how many moves would remain. */
  readonly moves: number | null
  /** Bits of the seats that agreed. */
  readonly agreed: number
  /** The log as it was: the offer lapses with the next entry. */
  readonly log: number
}

export interface ChatRow {
  readonly id: Generated<number>
  readonly table_id: string
  readonly room: 'players' | 'spectators'
  readonly user_id: string | null
  /** Meant for whoever sat there then, and nobody else; null: for the room. */
  readonly to_seat: number | null
  /** Whom that was; null: the account is gone. */
  readonly to_user: string | null
  readonly name: string
  readonly text: string
  readonly time: Big
  readonly hidden: boolean
}

export interface NoteRow {
  readonly table_id: string
  readonly user_id: string
  readonly text: string
  readonly time: Big
}

export interface ProfileRow {
  readonly user_id: string
  readonly language: string
  readonly theme: string
  readonly preferences: Json<object>
  readonly moderator: boolean
  /** May not chat, join or open tables until then. */
  readonly banned_until: Big | null
  /** No mail about moves. */
  readonly mail: boolean
  /** From when to when the clocks of games by correspondence stand still. */
  readonly holiday_from: Big | null
  readonly holiday_until: Big | null
  /** Days of holiday taken, by the year. */
  readonly holidays: ColumnType<Readonly<Record<string, number>>, string | undefined, string>
  /** Until when they are thought to be here, unless they are heard of again. */
  readonly here_until: Generated<Big>
  /** Who may write to them and challenge them. */
  readonly contact: Generated<Me['contact']>
  /** Wants to be told of messages and challenges while away. */
  readonly tells: Generated<boolean>
  /** Not before may they sit at a rated table: they have broken off too many. */
  readonly rated_from: Generated<Big>
  readonly created: Big
  readonly seen: Big
}

/** The name by which an account is found in an address. An old one leads to its owner for a while, and is nobody else's. */
export interface HandleRow {
  /** As it looks (`lookOf`): no two look alike. */
  readonly look: string
  readonly handle: string
  /** Null: the account is gone. */
  readonly user_id: string | null
  /** Null: it is the one in use; otherwise until when it is kept. */
  readonly until: Big | null
}

export interface FollowRow {
  readonly user_id: string
  readonly other_id: string
  readonly time: Big
}

export interface ChallengeRow {
  readonly id: string
  readonly from_user: string
  readonly to_user: string
  /** As it was sent: game, options, seats, clock. */
  readonly wish: Json<ChallengeWish>
  readonly created: Big
  readonly until: Big
}

/** Two people who write to each other; `a` has the smaller id. A side that is null has no account any more. */
export interface ConversationRow {
  readonly id: string
  readonly a_user: string | null
  readonly b_user: string | null
  /** Who began it. */
  readonly begun_by: string | null
  readonly created: Big
  /** The last message, by its number and time. */
  readonly last: Big
  readonly touched: Big
  /** Up to which message each side has read, and what it has thrown away. */
  readonly a_read: Generated<Big>
  readonly b_read: Generated<Big>
  readonly a_cleared: Generated<Big>
  readonly b_cleared: Generated<Big>
}

export interface MessageRow {
  readonly id: Generated<number>
  readonly conversation_id: string
  readonly side: 'a' | 'b'
  readonly text: string
  readonly time: Big
  /** Taken out by a moderator. */
  readonly hidden: Generated<boolean>
}

/** A finished game from a device, in its player's own list. */
export interface LocalGameRow {
  readonly id: string
  readonly user_id: string
  readonly game: string
  readonly rules: number
  readonly names: Json<readonly string[]>
  readonly moves: number
  readonly outcome: JsonOrNull<Outcome>
  /** SHA-256 of the record: the same one is kept once. */
  readonly hash: string
  readonly record: string
  readonly time: Big
}

export interface ClubRow {
  /** Its name in the address. */
  readonly id: string
  /** As the name looks: no two look alike. */
  readonly look: string
  readonly name: string
  readonly description: string
  readonly joining: 'open' | 'request'
  readonly created: Big
}

export interface ClubMemberRow {
  readonly club_id: string
  readonly user_id: string
  /** `asked`: wants to join, and is no member yet. */
  readonly role: ClubRole
  readonly since: Big
}

/** A text that some seats of a table sign; the rules know nothing of it. */
export interface DealRow {
  readonly id: Generated<number>
  readonly table_id: string
  readonly by_user: string | null
  readonly text: string
  readonly time: Big
}

export interface DealPartyRow {
  readonly deal_id: number
  readonly seat: Seat
  /** Null: the account is gone. */
  readonly user_id: string | null
  /** Null: not signed. */
  readonly signed: Big | null
}

export interface RelationRow {
  readonly user_id: string
  readonly other_id: string
  readonly kind: 'mute' | 'block'
}

export interface ReportRow {
  readonly id: Generated<number>
  readonly by_user: string | null
  readonly about_user: string | null
  readonly table_id: string | null
  readonly chat_id: number | null
  /** A private message, and what stood in it: its sender may take it back. */
  readonly message_id: Generated<number | null>
  readonly quote: Generated<string | null>
  readonly club_id: Generated<string | null>
  readonly reason: string
  readonly text: string
  readonly time: Big
  readonly state: 'open' | 'done'
  readonly handled_by: string | null
  readonly decision: string | null
}

export interface RatingRow {
  readonly user_id: string
  readonly game: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
  readonly wins: number
  readonly time: Big
}

export interface RatingChangeRow {
  readonly user_id: string
  readonly game: string
  readonly table_id: string
  readonly mu: number
  readonly sigma: number
  /** What they were thought to be before the game; null: nobody wrote it down then. */
  readonly mu_before: number | null
  readonly place: number
  readonly time: Big
}

/** Who broke off a rated game, or did not come to it, before everybody had moved. */
export interface BrokenOffRow {
  readonly user_id: string
  readonly table_id: string
  readonly time: Big
}

export interface PushRow {
  readonly endpoint: string
  readonly user_id: string
  readonly p256dh: string
  readonly auth: string
  readonly time: Big
}

export interface TokenRow {
  readonly id: string
  readonly user_id: string
  readonly name: string
  /** SHA-256 of the token. */
  readonly hash: string
  readonly created: Big
  readonly used: Big | null
}

/** What the server makes once and keeps: the key of sessions, the keys of Web Push. */
export interface SettingRow {
  readonly key: string
  readonly value: string
}

/** When the server was there: a row from each return, whose end it moves on while it lives. */
export interface ServiceRow {
  /** From when clocks run: a little after the return, when people are back. */
  readonly since: Big
  readonly until: Big
  /** By how much the machine's clock was set at that moment; clocks were moved with it. */
  readonly shifted: Generated<Big>
}

/** What was found in a finished game; made again where judges or rules are newer. */
export interface AnalysisRow {
  readonly table_id: string
  readonly version: number
  readonly rules: number
  readonly moves: Json<readonly AnalysisMove[]>
  readonly time: Big
}

/** Who has a window open at which process, and until when that is believed. */
export interface ConnectionRow {
  readonly user_id: string
  readonly process: string
  readonly until: Big
}

export interface TournamentRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly terms: Json<TournamentTerms>
  /** Who announced it and directs it; null: the account is gone. */
  readonly director: string | null
  readonly created: Big
  /** When it begins by itself; null: when the director says so. */
  readonly starts: Big | null
  /** What follows from the log, for lists: the log itself is the truth. */
  readonly phase: TournamentPhase
  readonly entrants: number
  readonly round: number
  readonly started: Big | null
  readonly ended: Big | null
  readonly touched: Big
  /** Entries in the log. */
  readonly log: number
}

/** Who the entrants of a tournament's log are. */
export interface TournamentPlayerRow {
  readonly tournament_id: string
  readonly entrant: number
  /** Null: the account is gone. */
  readonly user_id: string | null
}

export interface TournamentEntryRow {
  readonly tournament_id: string
  readonly number: number
  readonly data: Json<object>
  /** Of what must happen once: a pairing, the result of a table. */
  readonly key: string | null
  readonly time: Big
}

/** Who waits for somebody to play with: one wish a person, gone with them. */
export interface SeekRow {
  readonly user_id: string
  readonly game: string
  readonly pace: Pace
  /** The hash of what the page adds to the chance. */
  readonly pledge: string | null
  readonly since: Big
  /** When it was last asked for: who is not connected yet has a moment to be. */
  readonly touched: Big
}

/** Tables that were made of two seeks, and how long the one who came first had waited. */
export interface PairingRow {
  readonly table_id: string
  readonly game: string
  readonly pace: Pace
  readonly waited: Big
  readonly time: Big
}

/** How the house's players have done against people; no rating of anybody is touched by it. */
export interface HouseResultRow {
  readonly game: string
  readonly level: string
  readonly games: number
  readonly wins: number
}

/** One row: the game that is shown to whoever looks in. */
export interface ShowcaseRow {
  readonly id: number
  readonly table_id: string | null
}

/** Of the accounts' own tables, what we read. */
export interface UserRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
  readonly image: string | null
  readonly isAnonymous: boolean | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export interface Schema {
  game_table: GameTableRow
  seat: SeatRow
  entry: EntryRow
  snapshot: SnapshotRow
  invite: InviteRow
  offer: OfferRow
  chat: ChatRow
  note: NoteRow
  profile: ProfileRow
  deal: DealRow
  deal_party: DealPartyRow
  handle: HandleRow
  follow: FollowRow
  challenge: ChallengeRow
  conversation: ConversationRow
  message: MessageRow
  local_game: LocalGameRow
  club: ClubRow
  club_member: ClubMemberRow
  relation: RelationRow
  report: ReportRow
  rating: RatingRow
  rating_change: RatingChangeRow
  broken_off: BrokenOffRow
  push: PushRow
  token: TokenRow
  setting: SettingRow
  service: ServiceRow
  connection: ConnectionRow
  analysis: AnalysisRow
  tournament: TournamentRow
  tournament_player: TournamentPlayerRow
  tournament_entry: TournamentEntryRow
  seek: SeekRow
  pairing: PairingRow
  house_result: HouseResultRow
  showcase: ShowcaseRow
  data_set: DataSetRow
  user: UserRow
}
