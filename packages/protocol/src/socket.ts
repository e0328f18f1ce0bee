// The socket: numbered questions one way, answers and news the other. One socket serves all tables of a window.

import type { Seat } from '@tabularium/kernel'
import { z } from 'zod'
import {
  type ChatLine,
  type Clocks,
  chatBody,
  commandKey,
  notation,
  type PastSight,
  type Sight,
  type TableCard,
  type Trouble,
  tableId,
  type Update,
} from './table.ts'

/** Nothing longer is read. */
export const LONGEST_MESSAGE = 8_192

const ask = z
  .int()
  .min(1)
  .max(2 ** 31)
const version = z
  .int()
  .min(0)
  .max(2 ** 31)

/** Everything that can be asked over the socket. A move has no seat in it: the seat is the session's. */
export const question = z.discriminatedUnion('to', [
  z.strictObject({ ask, to: z.literal('watch'), table: tableId }),
  z.strictObject({ ask, to: z.literal('unwatch'), table: tableId }),
  z.strictObject({ ask, to: z.literal('act'), table: tableId, action: notation, expect: version, key: commandKey }),
  z.strictObject({ ask, to: z.literal('undo'), table: tableId, expect: version, key: commandKey }),
  z.strictObject({ ask, to: z.literal('why'), table: tableId, action: notation }),
  z.strictObject({ ask, to: z.literal('at'), table: tableId, move: version }),
  z.strictObject({
    ask,
    to: z.literal('chat'),
    table: tableId,
    room: chatBody.shape.room,
    text: chatBody.shape.text,
    /** For this seat alone. */
    only: chatBody.shape.to,
  }),
  z.strictObject({ ask, to: z.literal('lobby'), on: z.boolean() }),
  /** Whether the reader wants to see the game on show, and what follows it. */
  z.strictObject({ ask, to: z.literal('showcase'), on: z.boolean() }),
  z.strictObject({ ask, to: z.literal('ping') }),
])
export type Question = z.infer<typeof question>

/** What `watch` brings. A table that has not begun has no sight yet. */
export interface Watched {
  readonly table: TableCard
  readonly sight?: Sight
  readonly chat: readonly ChatLine[]
  /** The finished game's record, seed included. */
  readonly record?: string
}

export interface Answers {
  watch: Watched
  unwatch: true
  /** The version after the move. */
  act: { readonly version: number }
  undo: { readonly version: number }
  /** Absent: it may be done. */
  why: { readonly trouble?: Trouble }
  at: PastSight
  chat: { readonly id: number }
  lobby: true
  showcase: true
  ping: { readonly now: number }
}

export type Answer =
  | { readonly answer: number; readonly value: Answers[keyof Answers] }
  | { readonly answer: number; readonly trouble: Trouble }

/** What nobody asked for. */
export type News =
  | { readonly news: 'update'; readonly table: string; readonly update: Update; readonly clocks?: Clocks }
  /** Instead of an update where the viewer's version is not the one before. */
  | { readonly news: 'sight'; readonly table: string; readonly sight: Sight; readonly clocks?: Clocks }
  | { readonly news: 'table'; readonly table: TableCard; readonly record?: string }
  /** Deals that the reader is a party to may have changed: ask for them again. */
  | { readonly news: 'deals'; readonly table: string }
  | { readonly news: 'chat'; readonly table: string; readonly line: ChatLine }
  /** A moderator has taken a line out of the chat. */
  | { readonly news: 'hidden'; readonly table: string; readonly chat: number }
  | {
      readonly news: 'presence'
      readonly table: string
      readonly online: readonly Seat[]
      readonly spectators: number
    }
  /** Tables where it is the reader's move, the longest waiting first. */
  | { readonly news: 'mine'; readonly waiting: readonly string[] }
  /** Somebody (`by`) sat down at a table of the reader's, or a game there has begun, while they look elsewhere. */
  | {
      readonly news: 'called'
      readonly table: string
      readonly game: string
      readonly begun: boolean
      readonly by?: string
      /** What the reader sought: this is the table, and `by` the other one. */
      readonly paired?: true
    }
  /** Something waits for the reader, or waits no more: a challenge or a message, of whom. Ask for it again. */
  | {
      readonly news: 'personal'
      readonly about: 'challenge' | 'message'
      /** Absent: it is gone, or has been read. */
      readonly by?: { readonly id: string; readonly name: string }
    }
  /** The game on show, as anybody may see it: the same for all, twice a second at most. */
  | { readonly news: 'showcase'; readonly table: TableCard; readonly sight: Sight }
  /** The lobby has changed: ask for it again. */
  | { readonly news: 'lobby' }
  | { readonly news: 'gone'; readonly table: string; readonly why: Trouble }
  | { readonly news: 'trouble'; readonly trouble: Trouble }
