// The board that other sites embed: what is told of its game, the same for everybody.

import { z } from 'zod'

/** A game that anybody may see. */
export const embeddedGame = z.object({
  id: z.string(),
  game: z.string(),
  status: z.enum(['open', 'playing', 'over', 'aside', 'dropped']),
  /** By seat: what they are called at the table, and a bot's level. */
  players: z.array(z.object({ name: z.string(), bot: z.string().optional() })),
  moves: z.number(),
  /** When something last happened: moves can be taken back and made anew. */
  touched: z.number(),
  /** Seats that have won, once it is over. */
  winners: z.array(z.number()).optional(),
})
export type EmbeddedGame = z.infer<typeof embeddedGame>

/** A rich answer of oEmbed 1.0. */
export const oembedAnswer = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  provider_name: z.string(),
  provider_url: z.string(),
  title: z.string(),
  cache_age: z.number(),
  width: z.number(),
  height: z.number(),
  html: z.string(),
  thumbnail_url: z.string(),
  thumbnail_width: z.number(),
  thumbnail_height: z.number(),
})
export type OembedAnswer = z.infer<typeof oembedAnswer>
