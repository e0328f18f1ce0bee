// Seasons of the ladders and what was won in them, and the honours that stand on profiles.

import { z } from 'zod'

export const SEASON_LENGTHS = ['month', 'quarter', 'year'] as const
export type SeasonLength = (typeof SEASON_LENGTHS)[number]

/** A season's name: 2026, 2026-q4 or 2026-11. */
export const seasonId = z.string().regex(/^\d{4}(?:-(?:q[1-4]|0[1-9]|1[0-2]))?$/)

export const seasonCard = z.object({
  season: z.string(),
  begins: z.number(),
  until: z.number(),
  /** Whether its table is final. */
  final: z.boolean(),
})
export type SeasonCard = z.infer<typeof seasonCard>

export const seasonLine = z.object({
  place: z.number(),
  id: z.string(),
  name: z.string(),
  /** With two decimals. */
  points: z.number(),
  games: z.number(),
  wins: z.number(),
})
export type SeasonLine = z.infer<typeof seasonLine>

export const SEASON_LINES = 100
export const seasonsQuery = z.strictObject({ before: seasonId.optional() })
export const seasonQuery = z.strictObject({ page: z.coerce.number().int().min(0).max(10_000).default(0) })

export const seasonTable = seasonCard.extend({
  game: z.string(),
  players: z.number(),
  lines: z.array(seasonLine),
  pages: z.number(),
})
export type SeasonTable = z.infer<typeof seasonTable>

export const HONOUR_KINDS = ['tournament', 'cup', 'season', 'league'] as const
export type HonourKind = (typeof HONOUR_KINDS)[number]

/** A place among the first three. */
export const honour = z.object({
  kind: z.enum(HONOUR_KINDS),
  place: z.number(),
  game: z.string(),
  /** Of the tournament or the league; the season's. */
  name: z.string(),
  /** A tournament's or league's id; the season's. */
  ref: z.string(),
  /** League: which season and division, from 1 on. */
  season: z.number().optional(),
  division: z.number().optional(),
  /** How many there were. */
  players: z.number(),
  time: z.number(),
})
export type Honour = z.infer<typeof honour>
