// Tournaments on the wire: how one is announced, what is told of it, and what its director may do.

import { z } from 'zod'
import { clubId } from './clubs.ts'
import { clockRule, seatNumber } from './table.ts'
import { text } from './text.ts'
import { DISPLAY_BEGINS, TOURNAMENT_FORMATS } from './tournament-formats.ts'

export const TOURNAMENT_PHASES = ['registration', 'running', 'paused', 'over', 'cancelled'] as const
export type TournamentPhase = (typeof TOURNAMENT_PHASES)[number]

/** A tournament's name in addresses: as a table's. */
export const tournamentId = z.string().regex(/^[a-z2-7]{16}$/)

/** No tournament has more players. */
export const MOST_ENTRANTS = 500
/** Nobody waits longer for the others' games in a round robin. */
export const MOST_IN_ROUND_ROBIN = 24

/** Nobody plays more boards at once in a simultaneous display. */
export const MOST_BOARDS = 40

/** Shown text: something has to be seen of it. */
export const shownText = (most: number) => text(most).trim().normalize('NFC').refine(isShown, 'must be printable text')

function isShown(given: string): boolean {
  return /[\p{L}\p{N}]/u.test(given) && !/[\p{Cc}\p{Bidi_Control}]/u.test(given.replaceAll('\n', ''))
}

export const tournamentTerms = z.strictObject({
  format: z.enum(TOURNAMENT_FORMATS),
  game: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  options: z.record(text(40), text(40)).default({}),
  clock: clockRule.default({ kind: 'live', baseMs: 900_000, incrementMs: 10_000 }),
  rated: z.boolean().default(true),
  /** Swiss and tables of several: how many rounds are played, at most. */
  rounds: z.int().min(1).max(15).default(5),
  /** Tables of several: how many sit at a full one. */
  tableSize: z.int().min(3).max(5).default(4),
  /** Arena: how long new games begin. */
  minutes: z.int().min(5).max(1440).default(60),
  /** Between the last game of a round and the next round. */
  breakSeconds: z.int().min(0).max(86_400).default(60),
  /** No round begins earlier than so many days after the one before was to begin; 0: as soon as its games are over. */
  roundDays: z.int().min(0).max(90).default(0),
  /** Whoever has not moved by then, in a live game, has not come. */
  noShowMinutes: z.int().min(1).max(120).default(5),
  /** Up to so many rounds may have begun when somebody enters late. */
  lateRounds: z.int().min(0).max(15).default(2),
  /** Simultaneous display: how many can challenge the host. */
  places: z.int().min(1).max(MOST_BOARDS).default(10),
  /** Simultaneous display, live: so much more time has the host at each board. */
  hostMinutes: z.int().min(0).max(600).default(0),
  /** Simultaneous display: who begins; in turn, the host at the first board. */
  begins: z.enum(DISPLAY_BEGINS).default('challengers'),
})
export type TournamentTerms = z.infer<typeof tournamentTerms>

export const tournamentWish = tournamentTerms.extend({
  name: shownText(60).min(3),
  description: z.union([z.literal(''), shownText(1000)]).default(''),
  /** When it begins by itself; absent: when the director says so. */
  starts: z.int().min(0).max(8.64e15).optional(),
  /** For the members of a club alone. */
  club: clubId.optional(),
})
export type TournamentWish = z.input<typeof tournamentWish>

export const TOURNAMENTS_A_PAGE = 50
const page = z.coerce.number().int().min(0).max(10_000).default(0)

export const tournamentsQuery = z.strictObject({
  phase: z.enum(['coming', 'running', 'over']).default('coming'),
  game: tournamentTerms.shape.game.optional(),
  /** Of a club; absent: those for everybody. */
  club: clubId.optional(),
  page,
})

export const tournamentCard = z.object({
  id: z.string(),
  name: z.string(),
  terms: tournamentTerms,
  phase: z.enum(TOURNAMENT_PHASES),
  entrants: z.number(),
  /** The last round that was paired. */
  round: z.number(),
  /** How many there will be; absent: nobody knows before the start, or it goes by time. */
  rounds: z.number().optional(),
  director: z.object({ id: z.string(), name: z.string() }).optional(),
  /** Only its members enter. */
  club: z.object({ id: z.string(), name: z.string() }).optional(),
  /** It is a division of a league's season. */
  league: z.object({ id: z.string(), season: z.number(), division: z.number() }).optional(),
  created: z.number(),
  starts: z.number().optional(),
  started: z.number().optional(),
  ended: z.number().optional(),
  /** Whether the reader takes part. */
  mine: z.boolean().optional(),
})
export type TournamentCard = z.infer<typeof tournamentCard>

/** What somebody has of a round. */
export const tournamentCell = z.object({
  round: z.number(),
  kind: z.enum(['game', 'bye', 'missed']),
  points: z.number(),
  /** Of the others at the table: their numbers. */
  opponents: z.array(z.number()),
  begins: z.boolean().optional(),
  playing: z.boolean().optional(),
  /** Somebody did not come: `won` without playing, or not come oneself. */
  forfeit: z.enum(['won', 'lost']).optional(),
  /** Arena: counts double after two wins in a row. */
  double: z.boolean().optional(),
  table: z.string().optional(),
})
export type TournamentCell = z.infer<typeof tournamentCell>

export const standing = z.object({
  entrant: z.number(),
  name: z.string(),
  person: z.string().optional(),
  rating: z.number(),
  active: z.boolean(),
  place: z.number(),
  points: z.number(),
  /** In the order of `tieBreaks`. */
  ties: z.array(z.number()),
  cells: z.array(tournamentCell),
})
export type Standing = z.infer<typeof standing>

export const tournamentGameCard = z.object({
  pairing: z.number(),
  round: z.number(),
  board: z.number(),
  players: z.array(z.number()),
  table: z.string().optional(),
  /** Points by seat, once there is a result. */
  points: z.array(z.number()).optional(),
  forfeits: z.array(seatNumber).optional(),
  by: z.enum(['table', 'director']).optional(),
  /** Of those who play, who is asked now. */
  asked: z.array(z.number()).optional(),
  /** By the director: the clocks stand until then, or so many days for every move. */
  adjourned: z.object({ until: z.number().optional(), days: z.number().optional() }).optional(),
})
export type TournamentGameCard = z.infer<typeof tournamentGameCard>

// biome-ignore format: a table
export const TIE_BREAKS = ['buchholz-cut', 'buchholz', 'sonneborn-berger', 'direct', 'wins', 'first-places'] as const
export type TieBreak = (typeof TIE_BREAKS)[number]

export const ENTRANTS_A_PAGE = 100
export const tournamentQuery = z.strictObject({ page })

export const tournamentSight = tournamentCard.extend({
  description: z.string(),
  tieBreaks: z.array(z.enum(TIE_BREAKS)),
  /** A page of them; with the reader's own beside it, on whatever page that is. */
  standings: z.array(standing),
  pages: z.number(),
  own: standing.optional(),
  /** The games of the last rounds, newest round first. */
  games: z.array(tournamentGameCard),
  /** Names of everybody those games mention. */
  names: z.record(z.string(), z.string()),
  /** When the next round is paired, or the arena ends. */
  next: z.number().optional(),
  /** The next round has a date, and is not paired before. */
  date: z.number().optional(),
  /** The reader may direct it. */
  directs: z.boolean(),
})
export type TournamentSight = z.infer<typeof tournamentSight>

export const directorBody = z.discriminatedUnion('act', [
  z.strictObject({ act: z.literal('start') }),
  z.strictObject({ act: z.literal('pause') }),
  z.strictObject({ act: z.literal('resume') }),
  z.strictObject({ act: z.literal('pair-again') }),
  z.strictObject({ act: z.literal('end') }),
  z.strictObject({ act: z.literal('cancel') }),
  /** When the next round begins, at the earliest. */
  z.strictObject({ act: z.literal('schedule'), time: z.int().min(0).max(8.64e15) }),
  /** A live game: its clocks stand until a time, or it goes on by correspondence. */
  z
    .strictObject({
      act: z.literal('adjourn'),
      pairing: z.int().min(1).max(1_000_000),
      board: z.int().min(1).max(MOST_ENTRANTS),
      until: z.int().min(0).max(8.64e15).optional(),
      days: z.int().min(1).max(14).optional(),
    })
    .refine(({ until, days }) => (until === undefined) !== (days === undefined), 'until a time, or days for a move'),
  z.strictObject({ act: z.literal('remove'), entrant: z.int().min(0).max(MOST_ENTRANTS) }),
  z.strictObject({
    act: z.literal('result'),
    pairing: z.int().min(1).max(1_000_000),
    board: z.int().min(1).max(MOST_ENTRANTS),
    /** The place of every seat; 1 for the first, equals share one. */
    places: z.array(z.int().min(1).max(8)).min(2).max(8),
    /** Seats that did not play. */
    forfeits: z.array(seatNumber).max(8).default([]),
  }),
])
export type DirectorAct = z.input<typeof directorBody>
