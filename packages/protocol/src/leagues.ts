// Leagues on the wire: divisions by correspondence, season after season, with those who rise and fall between them.

import { z } from 'zod'
import { clubId } from './clubs.ts'
import { text } from './text.ts'
import { shownText, tournamentId } from './tournament.ts'

export const LEAGUE_PHASES = ['open', 'running', 'break', 'closed'] as const
/** `open`: no season yet; `break`: between two. */
export type LeaguePhase = (typeof LEAGUE_PHASES)[number]

export const MOST_IN_LEAGUE = 400

export const leagueTerms = z
  .strictObject({
    game: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
    options: z.record(text(40), text(40)).default({}),
    /** Days for every move. */
    days: z.int().min(1).max(14).default(3),
    rated: z.boolean().default(true),
    /** At a table: with two a division is a round robin, with more it plays rounds at tables of so many. */
    tableSize: z.int().min(2).max(5).default(2),
    /** Of a division of several at a table. */
    rounds: z.int().min(1).max(9).default(3),
    /** Members of a division. */
    size: z.int().min(3).max(12).default(6),
    /** So many go up and down between two divisions. */
    movers: z.int().min(1).max(4).default(2),
    /** Between the end of a season and the next. */
    breakDays: z.int().min(0).max(60).default(7),
  })
  .refine(({ size, movers }) => 2 * movers <= size, 'no more than half of a division can move')
  .refine(({ size, tableSize }) => size >= tableSize, 'a division has at least one full table')
export type LeagueTerms = z.infer<typeof leagueTerms>

export const leagueWish = z.strictObject({
  name: shownText(60).min(3),
  description: z.union([z.literal(''), shownText(1000)]).default(''),
  /** For its members alone; absent: for everybody. */
  club: clubId.optional(),
  terms: leagueTerms,
})
export type LeagueWish = z.input<typeof leagueWish>

export const LEAGUES_A_PAGE = 30
export const leaguesQuery = z.strictObject({
  club: clubId.optional(),
  game: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .optional(),
  page: z.coerce.number().int().min(0).max(10_000).default(0),
})

export const leagueCard = z.object({
  id: z.string(),
  name: z.string(),
  terms: z.object({ ...leagueTerms.shape }),
  phase: z.enum(LEAGUE_PHASES),
  club: z.object({ id: z.string(), name: z.string() }).optional(),
  members: z.number(),
  /** The last that began; 0: none. */
  season: z.number(),
  created: z.number(),
  /** The reader is a member. */
  mine: z.boolean().optional(),
})
export type LeagueCard = z.infer<typeof leagueCard>

export const leagueLine = z.object({
  place: z.number(),
  member: z.number(),
  name: z.string(),
  person: z.string().optional(),
  points: z.number(),
  games: z.number(),
  /** Has left the league. */
  gone: z.boolean().optional(),
  /** Where the next season finds them, as it stands. */
  moves: z.enum(['up', 'down']).optional(),
})
export type LeagueLine = z.infer<typeof leagueLine>

export const leagueDivision = z.object({
  division: z.number(),
  /** Absent: about to be made. */
  tournament: z.string().optional(),
  over: z.boolean(),
  lines: z.array(leagueLine),
})
export type LeagueDivision = z.infer<typeof leagueDivision>

export const leagueQuery = z.strictObject({ season: z.coerce.number().int().min(1).max(100_000).optional() })
export const leagueSight = leagueCard.extend({
  description: z.string(),
  /** The season shown, and when it began and ended. */
  shown: z.number(),
  began: z.number().optional(),
  ended: z.number().optional(),
  divisions: z.array(leagueDivision),
  /** Who waits for the next season. */
  waiting: z.array(z.object({ member: z.number(), name: z.string(), person: z.string().optional() })),
  /** When the next season begins, if there are enough. */
  next: z.number().optional(),
  /** The reader may run it. */
  runs: z.boolean(),
})
export type LeagueSight = z.infer<typeof leagueSight>

export const runLeagueBody = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('begin') }),
  z.strictObject({ act: z.literal('close') }),
  z.strictObject({ act: z.literal('remove'), member: z.int().min(0).max(1_000_000) }),
])
export type LeagueAct = z.input<typeof runLeagueBody>

/** As a table's. */
export const leagueId = tournamentId
