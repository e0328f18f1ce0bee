// Tables on the wire: how one is opened, what is told of it, and what a viewer sees of the game.

import type { Event, Result, Seat, View } from '@tabularium/kernel'
import { z } from 'zod'
import type { Delta } from './delta.ts'
import { text } from './text.ts'

/** A table's name in addresses: 80 random bits. */
export const tableId = z.string().regex(/^[a-z2-7]{16}$/)
export const inviteToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/)
export const seatNumber = z.int().min(0).max(7)
const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
/** An action's notation. Longer ones do not exist. */
export const notation = text(200).min(1)
/** Made by the sender for every command, so that one that arrives twice is done once. */
export const commandKey = z.string().regex(/^[A-Za-z0-9_-]{8,40}$/)

const HOUR = 3_600_000
/** The largest set of data of somebody's own, in letters. */
export const DATA_BYTES = 400_000

export const clockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('live'),
    baseMs: z
      .int()
      .min(60_000)
      .max(6 * HOUR),
    incrementMs: z.int().min(0).max(600_000),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().min(1).max(30) }),
])
export type ClockRule = z.infer<typeof clockRule>

/** Who shall sit there: whoever opens the table, whoever comes, or a bot by its level, with a character or without. */
export const seatWish = z.union([
  z.literal('me'),
  z.literal('open'),
  z.strictObject({ bot: z.string().regex(/^[a-z]{2,20}(?:\+[a-z]{2,20})?$/) }),
])
export type SeatWish = z.infer<typeof seatWish>

/** 256 bits in hexadecimal: a page's share of the chance, or the hash that pledges it. */
export const hex256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Data of somebody's own as everybody is told of them: a table's, or a set that was stored. */
export const dataCard = z.object({
  hash: hex256,
  name: z.string(),
  /** The parts that are not those of the game's own data. */
  parts: z.array(z.string()),
})
export type DataCard = z.infer<typeof dataCard>

/** A set of data to be stored, as text. */
export const dataWish = z.strictObject({ game: gameId, text: z.string().max(DATA_BYTES).min(2) })

/** What is wrong with it, and where. */
export const dataFault = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  why: z.string(),
  line: z.number().optional(),
  column: z.number().optional(),
})
export const dataAnswer = z.union([z.object({ data: dataCard }), z.object({ faults: z.array(dataFault) })])
export type DataAnswer = z.infer<typeof dataAnswer>

export const tableWish = z.strictObject({
  game: gameId,
  options: z.record(text(40), text(40)).default({}),
  seats: z.array(seatWish).min(1).max(8),
  visibility: z.enum(['open', 'private']).default('open'),
  /** For the members of a club alone. */
  club: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{1,39}$/)
    .optional(),
  /** Whether players may talk alone and sign deals; never where two play for their ratings. */
  talk: z.boolean().default(true),
  clock: clockRule.default({ kind: 'none' }),
  /** Counts for the ratings; only where no bot sits. */
  rated: z.boolean().default(true),
  /** The hash of what the opener's page adds to the chance: see docs/api.md. */
  pledge: hex256.optional(),
  /** The hash of data of somebody's own, stored before: the table plays on them and is never rated. */
  data: hex256.optional(),
})
export type TableWish = z.input<typeof tableWish>

const person = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  /** A whole number; absent before the first rated game. */
  rating: z.number().optional(),
})

export const seatCard = z.object({
  seat: seatNumber,
  /** What the seat is called at the table. */
  name: z.string().optional(),
  person: person.optional(),
  /** A bot's level, with its character if it has one: `tribune`, `tribune+warrior`. */
  bot: z.string().optional(),
  /** A bot plays for the person, who may come back unless they resigned. */
  standIn: z.boolean().optional(),
  resigned: z.boolean().optional(),
  online: z.boolean().optional(),
  /** The hash of what the seat adds to the chance; 'awaited': its page is asked for one. */
  pledge: z.string().optional(),
  /** What it added, once it is shown. */
  share: z.string().optional(),
  /** After a rated game: the rating before it and the one it made. */
  rated: z.object({ before: z.number(), after: z.number() }).optional(),
})
export type SeatCard = z.infer<typeof seatCard>

export const outcome = z.object({
  reason: z.string(),
  winners: z.array(z.number()),
  totals: z.array(z.number()).optional(),
})

export const clocks = z.object({
  /** Milliseconds that each seat had left at `since`. */
  left: z.array(z.number()),
  since: z.number(),
  /** The server's time when this was sent. */
  now: z.number(),
})
export type Clocks = z.infer<typeof clocks>

export const offer = z.object({
  kind: z.enum(['takeback', 'end', 'rematch']),
  by: seatNumber,
  /** Takeback: how many moves would remain. */
  moves: z.number().optional(),
  agreed: z.array(seatNumber),
})
export type Offer = z.infer<typeof offer>

/** All that anybody who may see the table is told of it, besides the game itself. */
export const tableCard = z.object({
  id: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.string()),
  status: z.enum(['open', 'playing', 'over', 'aside', 'dropped']),
  visibility: z.enum(['open', 'private']),
  /** Players may talk alone there and sign deals. */
  talk: z.boolean().optional(),
  /** Whose members alone see it, besides those who sit there. */
  club: z.string().optional(),
  rated: z.boolean(),
  clock: clockRule,
  seats: z.array(seatCard),
  owner: z.string().optional(),
  created: z.number(),
  started: z.number().optional(),
  ended: z.number().optional(),
  touched: z.number(),
  moves: z.number(),
  /** Seats that are asked. */
  waiting: z.array(seatNumber),
  deadline: z.number().optional(),
  clocks: clocks.optional(),
  /** So many milliseconds the live clocks stood still since the last move, because the server was away. */
  away: z.number().optional(),
  commitment: z.string().optional(),
  /** The table is full, and pages show what they pledged, at the latest until then. */
  revealing: z.number().optional(),
  outcome: outcome.optional(),
  /** A rated game that not everybody has moved in yet: giving up breaks it off, and nobody has lost. */
  abortable: z.boolean().optional(),
  /** Why it was set aside. */
  aside: z.string().optional(),
  rematch: z.string().optional(),
  /** The tournament it belongs to. */
  tournament: z.string().optional(),
  /** It plays on data of somebody's own. */
  data: dataCard.optional(),
  offers: z.array(offer),
  spectators: z.number(),
  /** The reader's own seat. */
  mine: seatNumber.optional(),
  /** The reader's own standing orders. */
  orders: z.array(z.string()).optional(),
})
export type TableCard = z.infer<typeof tableCard>

/** A move, counted from one, that a bot made for the person of the seat. */
export interface StandInMove {
  readonly move: number
  readonly seat: Seat
}

/** The whole of what one viewer sees. Built from `view` and nothing else. */
export interface Sight {
  /** Entries in the table's log: a command says which one it was formed against. */
  readonly version: number
  readonly moves: number
  readonly view: View
  /** What the viewer may do now, as notations. */
  readonly legal: readonly string[]
  /** What was told of the set-up (0) and of every move, from number `from` on. */
  readonly from: number
  readonly events: readonly (readonly Event[])[]
  readonly canUndo: boolean
  readonly waiting: readonly Seat[]
  readonly result?: Result
  /** Absent: there are none, or the server is an older one. */
  readonly standIns?: readonly StandInMove[]
}

/** What has changed for one viewer since the version before. */
export interface Update {
  readonly version: number
  readonly moves: number
  /** So many lists of events (the set-up's is one) stay; these follow. */
  readonly keep: number
  readonly events: readonly (readonly Event[])[]
  /** Against the view of the version before; absent: the same. */
  readonly view?: Delta
  readonly legal: readonly string[]
  /** The viewer is asked the same as at the version before: only others have chosen since. */
  readonly sameQuestion?: true
  readonly canUndo: boolean
  readonly waiting: readonly Seat[]
  readonly result?: Result
  /** Among the moves whose events follow; absent: none. */
  readonly standIns?: readonly StandInMove[]
}

/** One earlier position, as the viewer saw it. */
export interface PastSight {
  readonly moves: number
  readonly view: View
}

export const command = z.strictObject({ expect: z.int().min(0), key: commandKey })
export const moveBody = command.extend({ action: notation })
export const joinBody = z.strictObject({ seat: seatNumber.optional(), pledge: hex256.optional() })
export const inviteBody = z.strictObject({ pledge: hex256.optional() })
export const pledgeBody = z.strictObject({ pledge: hex256 })
export const shareBody = z.strictObject({ share: hex256 })
export const seatBody = z.strictObject({ seat: seatNumber, wish: z.union([z.literal('open'), seatWish.options[2]]) })
export const takebackBody = z.strictObject({ moves: z.int().min(0) })
export const offerBody = z.strictObject({ kind: z.enum(['takeback', 'end', 'rematch']), accept: z.boolean() })
export const replaceBody = z.strictObject({ seat: seatNumber })
export const ordersBody = z.strictObject({ orders: z.array(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)).max(40) })
export const noteBody = z.strictObject({ text: text(8000) })
export const chatBody = z.strictObject({
  room: z.enum(['players', 'spectators']),
  text: text(500).trim().min(1),
  /** For this seat alone; only between players. */
  to: seatNumber.optional(),
})

/** A text for some seats to sign; the rules do not enforce it. */
export const dealBody = z.strictObject({ text: text(1000).trim().min(1), seats: z.array(seatNumber).min(1).max(7) })
export const dealCard = z.object({
  id: z.number(),
  /** Proposed by the reader. */
  mine: z.boolean(),
  text: z.string(),
  time: z.number(),
  parties: z.array(z.object({ seat: seatNumber, name: z.string(), signed: z.boolean() })),
})
export type DealCard = z.infer<typeof dealCard>

export const chatLine = z.object({
  id: z.number(),
  room: z.enum(['players', 'spectators']),
  /** Absent: the account is gone. */
  by: z.string().optional(),
  name: z.string(),
  text: z.string(),
  time: z.number(),
  /** Only this seat and whoever said it read it. */
  to: seatNumber.optional(),
})
export type ChatLine = z.infer<typeof chatLine>

export const lobbyQuery = z.strictObject({
  /** The tables of a club, for its members. */
  club: tableWish.shape.club,
  game: gameId.optional(),
  clock: z.enum(['none', 'live', 'days']).optional(),
  rated: z.enum(['yes', 'no']).optional(),
  /** `open`: with a free seat; `playing`: to watch. */
  status: z.enum(['open', 'playing']).default('open'),
})

/** Why something was not done: a code for programs, a sentence, the rule where one forbids it. */
export const trouble = z.object({
  code: z.string(),
  message: z.string(),
  rule: z.string().optional(),
  /** The game's own words: a key and figures. */
  words: z.object({ key: z.string(), args: z.record(z.string(), z.unknown()).optional() }).optional(),
  /** `paused`: until when. */
  until: z.number().optional(),
})
export type Trouble = z.infer<typeof trouble>
