// People on the wire: profiles, ladders, reports, and what a moderator sees.

import { z } from 'zod'
import { clubId } from './clubs.ts'
import { handle } from './contacts.ts'
import { GAME_RESULTS } from './handles.ts'
import { honour } from './seasons.ts'
import { outcome } from './table.ts'
import { text } from './text.ts'
import { VERDICTS } from './verdicts.ts'

const gameId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)
export const personId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)

export const ratingCard = z.object({
  game: z.string(),
  /** A whole number around 1,500. */
  rating: z.number(),
  /** How sure it is: half the width of a 95% interval. */
  within: z.number(),
  games: z.number(),
  wins: z.number(),
  /** Of too few games for the ladder. */
  provisional: z.boolean().optional(),
})
export type RatingCard = z.infer<typeof ratingCard>

export const profileCard = z.object({
  id: z.string(),
  name: z.string(),
  guest: z.boolean(),
  since: z.number(),
  seen: z.number(),
  online: z.boolean(),
  ratings: z.array(ratingCard),
  /** How the reader stands to this person. */
  relation: z.enum(['mute', 'block']).optional(),
  /** In the address: /@handle. Guests have none. */
  handle: z.string().optional(),
  /** The reader follows them; they follow the reader. */
  following: z.boolean().optional(),
  follower: z.boolean().optional(),
  /** First, second and third places, the newest first. */
  honours: z.array(honour),
})
export type ProfileCard = z.infer<typeof profileCard>

export const gameLine = z.object({
  id: z.string(),
  game: z.string(),
  seats: z.array(z.object({ name: z.string(), person: z.string().optional(), bot: z.string().optional() })),
  /** The seat of the person whose list this is. */
  seat: z.number(),
  ended: z.number(),
  moves: z.number(),
  rated: z.boolean(),
  outcome: outcome.optional(),
  /** The rating after the game, and by how much it changed. */
  rating: z.number().optional(),
  change: z.number().optional(),
})
export type GameLine = z.infer<typeof gameLine>

const moment = z.coerce.number().int().min(0).max(8.64e15)
const gameFilter = {
  game: gameId.optional(),
  /** Ended not before and not after. */
  from: moment.optional(),
  until: moment.optional(),
  rated: z.enum(['yes', 'no']).optional(),
  /** An option and its value: `map=small`. */
  option: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,39}=[A-Za-z0-9-]{1,40}$/)
    .optional(),
  /** Ended before this time: the next page. */
  before: moment.optional(),
}
export const gamesQuery = z.strictObject({
  ...gameFilter,
  /** Somebody by id, or `bot`: who else sat there. */
  with: personId.optional(),
  result: z.enum(GAME_RESULTS).optional(),
})
export type GamesQuery = z.infer<typeof gamesQuery>

/** Of all public games. */
export const publicGamesQuery = z.strictObject({
  ...gameFilter,
  /** Names as in addresses; `result` is the first one's. */
  player: handle.optional(),
  with: handle.optional(),
  result: z.enum(GAME_RESULTS).optional(),
})
export const publicGame = gameLine.omit({ seat: true, rating: true, change: true })
export type PublicGame = z.infer<typeof publicGame>

/** A rating after one game. */
export const ratingPoint = z.object({ time: z.number(), rating: z.number() })
export type RatingPoint = z.infer<typeof ratingPoint>

export const localGameBody = z.strictObject({ record: text(60_000).min(1) })
export const localGame = z.object({
  id: z.string(),
  game: z.string(),
  names: z.array(z.string()),
  moves: z.number(),
  outcome: outcome.optional(),
  time: z.number(),
})
export type LocalGame = z.infer<typeof localGame>

export const ladderLine = z.object({
  place: z.number(),
  id: z.string(),
  name: z.string(),
  rating: z.number(),
  within: z.number(),
  games: z.number(),
  wins: z.number(),
})
export type LadderLine = z.infer<typeof ladderLine>

export const relationBody = z.strictObject({ kind: z.enum(['mute', 'block', 'none']) })

export const REPORT_REASONS = ['abuse', 'cheating', 'stalling', 'name', 'other'] as const
export const reportBody = z.strictObject({
  about: personId.optional(),
  table: text(40).optional(),
  chat: z.int().min(1).optional(),
  /** A private message to the reporter. */
  message: z.int().min(1).optional(),
  club: clubId.optional(),
  reason: z.enum(REPORT_REASONS),
  text: text(2000).trim().default(''),
})

export const reportCard = z.object({
  id: z.number(),
  /** How many of the same state are about the same person or table, this one included. */
  alike: z.number(),
  by: z.object({ id: z.string(), name: z.string() }).optional(),
  about: z.object({ id: z.string(), name: z.string() }).optional(),
  table: z.string().optional(),
  chat: z
    .object({
      id: z.number(),
      name: z.string(),
      text: z.string(),
      hidden: z.boolean(),
      /** Said in private, to this person; without an id: the account is gone. */
      to: z.object({ id: z.string().optional(), name: z.string() }).optional(),
    })
    .optional(),
  /** A private message, as it was when it was reported. */
  message: z.object({ text: z.string() }).optional(),
  club: z.string().optional(),
  reason: z.string(),
  text: z.string(),
  time: z.number(),
  state: z.enum(['open', 'done']),
  handledBy: z.string().optional(),
  decision: z.string().optional(),
})
export type ReportCard = z.infer<typeof reportCard>

export const verdictBody = z.strictObject({ decision: z.enum(VERDICTS) })

export const pushBody = z.strictObject({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.strictObject({ p256dh: text(200).min(20), auth: text(100).min(10) }),
})
