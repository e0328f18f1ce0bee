// People who know each other on the wire: whom somebody follows, challenges by name, messages.

import { z } from 'zod'
import { handleOf } from './handles.ts'
import { clockRule, hex256, seatWish, tableWish } from './table.ts'
import { lookOf, text } from './text.ts'

/** A name in an address, without the `@`: letters, figures and `_`. */
export const handle = text(60)
  .normalize('NFC')
  .refine(name => /^[\p{L}\p{N}\p{M}_]{1,32}$/u.test(name), 'must be a name')
/** What two of them share that would be taken for one. */
export const handleLook = (name: string): string => lookOf(handleOf(name))

/** Somebody with an account, as lists name them. */
export const contact = z.object({
  id: z.string(),
  name: z.string(),
  /** In the address of the profile: /@handle. */
  handle: z.string().optional(),
})
export type Contact = z.infer<typeof contact>

export const FOLLOW_LISTS = ['following', 'followers', 'friends'] as const
export const followCard = contact.extend({
  /** Both follow each other. */
  friend: z.boolean(),
  /** Told of friends alone. */
  online: z.boolean(),
  /** Followed since. */
  time: z.number(),
})
export type FollowCard = z.infer<typeof followCard>
export const followQuery = z.strictObject({
  list: z.enum(FOLLOW_LISTS).default('following'),
  /** The next page: what `next` was. */
  after: text(200).optional(),
})
export const followPage = z.object({ people: z.array(followCard), next: z.string().optional() })
export type FollowPage = z.infer<typeof followPage>

/** Who shall sit where; `them`: whoever is challenged. */
export const challengeSeat = z.union([z.literal('them'), ...seatWish.options])
export const challengeWish = z.strictObject({
  game: tableWish.shape.game,
  options: tableWish.shape.options,
  seats: z
    .array(challengeSeat)
    .min(2)
    .max(8)
    .refine(
      seats => ['me', 'them'].every(who => seats.filter(seat => seat === who).length === 1),
      'must have one seat for each of the two',
    ),
  /** The seats are dealt out by the server. */
  shuffled: z.boolean().default(false),
  visibility: tableWish.shape.visibility,
  clock: clockRule.default({ kind: 'none' }),
  rated: z.boolean().default(true),
  talk: z.boolean().default(true),
})
export type ChallengeWish = z.output<typeof challengeWish>
export const acceptBody = z.strictObject({ pledge: hex256.optional() })

export const challengeId = z.string().regex(/^[a-z2-7]{16}$/)
export const challengeCard = z.object({
  id: z.string(),
  from: contact,
  to: contact,
  wish: z.object({
    game: z.string(),
    options: z.record(z.string(), z.string()),
    seats: z.array(challengeSeat),
    shuffled: z.boolean(),
    visibility: z.enum(['open', 'private']),
    clock: clockRule,
    rated: z.boolean(),
  }),
  created: z.number(),
  until: z.number(),
})
export type ChallengeCard = z.infer<typeof challengeCard>

export const messageBody = z.strictObject({ text: text(2000).trim().min(1) })
export const conversationId = z.string().regex(/^[a-z2-7]{16}$/)
export const messageCard = z.object({
  id: z.number(),
  mine: z.boolean(),
  text: z.string(),
  time: z.number(),
})
export type MessageCard = z.infer<typeof messageCard>
export const conversationCard = z.object({
  id: z.string(),
  /** Absent: the account is gone. */
  with: contact.optional(),
  unread: z.number(),
  touched: z.number(),
  last: messageCard.optional(),
})
export type ConversationCard = z.infer<typeof conversationCard>
export const conversationsQuery = z.strictObject({
  /** This one alone. */
  id: conversationId.optional(),
  /** With this person alone. */
  with: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/)
    .optional(),
  before: z.coerce.number().int().min(0).optional(),
})
export const messagesQuery = z.strictObject({ before: z.coerce.number().int().min(0).optional() })
export const readBody = z.strictObject({ to: z.int().min(0) })

/** What waits for somebody: for the mark in the bar. */
export const inbox = z.object({ unread: z.number(), challenges: z.number() })
export type Inbox = z.infer<typeof inbox>
