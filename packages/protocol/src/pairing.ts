// Quick pairing on the wire: whoever seeks a game says which one and at which pace, and is paired with whoever waits.

import { z } from 'zod'
import { PACES } from './paces.ts'
import { hex256 } from './table.ts'

export const seekBody = z.strictObject({
  game: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  pace: z.enum(PACES),
  /** The hash of what the page adds to the chance of the table that is made: see docs/api.md. */
  pledge: hex256.optional(),
  /** Asked again after the connection was lost: a pair that was made meanwhile is answered, and no other sought. */
  resumed: z.boolean().default(false),
})
export type SeekBody = z.input<typeof seekBody>

export const seekCard = z.object({ game: z.string(), pace: z.enum(PACES), since: z.number() })
export type SeekCard = z.infer<typeof seekCard>

/** How many wait for a game at a pace, and how long people waited there lately. */
export const seekCount = z.object({
  game: z.string(),
  pace: z.enum(PACES),
  waiting: z.number(),
  /** The median of the last pairs, in milliseconds; absent: nobody was paired there yet. */
  usualMs: z.number().optional(),
})
export type SeekCount = z.infer<typeof seekCount>

export const seekAnswer = z.object({
  /** The reader's own, while it waits. */
  seek: seekCard.optional(),
  /** The table of a pair that was made for the reader just now. */
  table: z.string().optional(),
  counts: z.array(seekCount),
})
export type SeekAnswer = z.infer<typeof seekAnswer>
