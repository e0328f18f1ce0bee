// The hall: what goes on at a server, the same for everybody who looks in. Who is here, what is played, what was just
// decided, and the house's own players, who are always ready.

import { z } from 'zod'
import { seekCount } from './pairing.ts'
import { outcome, tableCard } from './table.ts'

/** A level of the bots as a player of the house. */
export const housePlayer = z.object({
  level: z.string(),
  /** From measured matches among the levels, on a scale of their own; absent: nobody has measured it. */
  rating: z.number().optional(),
  /** Finished games against people, and how many it won. */
  games: z.number(),
  wins: z.number(),
})
export type HousePlayer = z.infer<typeof housePlayer>

/** A finished public game in a line. */
export const decidedGame = z.object({
  id: z.string(),
  game: z.string(),
  seats: z.array(z.object({ name: z.string(), person: z.string().optional(), bot: z.string().optional() })),
  moves: z.number(),
  started: z.number().optional(),
  ended: z.number(),
  outcome: outcome.optional(),
  /** The house played it to be watched. */
  house: z.boolean(),
})
export type DecidedGame = z.infer<typeof decidedGame>

export const hallAnswer = z.object({
  /** People with a window open, at all processes. */
  people: z.number(),
  /** Games that are played now. */
  games: z.number(),
  seeks: z.array(seekCount),
  /** The best games to watch, those of people first. */
  watch: z.array(tableCard),
  decided: z.array(decidedGame),
  /** By game, from strong to weak. */
  house: z.record(z.string(), z.array(housePlayer)),
})
export type HallAnswer = z.infer<typeof hallAnswer>

export const decidedQuery = z.strictObject({
  /** Ended before this time: the next page. */
  before: z.coerce.number().int().min(0).optional(),
})
