// How the players' pages add to the chance of a table before it begins. The seed is committed to when the table is opened.
// Whoever sits down pledges a share by its hash; when all seats are taken and every share is pledged the shares are shown,
// and the game begins with the key made of all of them. So nobody, not even the server with all players but one, can
// choose what is drawn.
//
// Whoever shows last knows what would be drawn, and could still keep back a share. So no game begins with one that is
// missing: everything is drawn anew, with another seed and other shares, and that seat adds nothing any more. Each seat
// can do so once while somebody sits there, and everybody sees it; it costs the others a few seconds, and nobody a seat.
//
// Whoever plays by correspondence need not be here when the table fills: then the pages that are open pledge afresh, and
// whoever is away adds nothing.

import { commitmentOf, NO_SHARE, newSeed, type Options, pledgeOf, type Share } from '@tabularium/kernel'
import { type Kysely, sql } from 'kysely'
import { AWAITED, AWAY, type ClockRule, type Schema, SPENT } from '../database/schema.ts'
import type { SeatInfo, TableRow } from './rows.ts'

/** So long a page may take to pledge when it is asked to. */
const PLEDGE_MS: Readonly<Record<ClockRule['kind'], number>> = { live: 5_000, none: 5_000, days: 10_000 }
/** So long pages may take to show their shares, the time for pledging included. */
const REVEAL_MS: Readonly<Record<ClockRule['kind'], number>> = { live: 15_000, none: 60_000, days: 60_000 }

type Row = Pick<TableRow, 'status' | 'touched' | 'clock'>
type Seats = readonly Pick<SeatInfo, 'user_id' | 'bot' | 'pledge' | 'share'>[]

export const isFull = (seats: Seats): boolean => seats.every(({ user_id, bot }) => user_id !== null || bot !== null)

const NO_PLEDGE: ReadonlySet<string | null> = new Set([null, AWAITED, AWAY, SPENT])
const isPledged = ({ pledge }: Seats[number]): boolean => !NO_PLEDGE.has(pledge)

/** While somebody whose page should pledge has not: everybody else waits. */
const isPledging = ({ touched, clock }: Row, seats: Seats, now: number): boolean =>
  seats.some(({ pledge }) => pledge === AWAITED) && !isAnyShown(seats) && now < touched + PLEDGE_MS[clock.kind]

/** Whether a page was waited for in vain: it is away. */
export const isAnyAway = (row: Row, seats: Seats, now: number): boolean =>
  row.status === 'open' &&
  isFull(seats) &&
  seats.some(({ pledge }) => pledge === AWAITED) &&
  !isAnyShown(seats) &&
  !isPledging(row, seats, now)

/** Whether pages that pledged earlier are asked again when the last seat is taken: elsewhere they wait for it. */
export const pledgesAnew = ({ clock }: Pick<Row, 'clock'>): boolean => clock.kind === 'days'

/** From the first share on nobody pledges, comes or goes any more: what is drawn could be chosen by it. */
export const isAnyShown = (seats: Seats): boolean => seats.some(({ share }) => share !== null)

const isMissing = (seat: Seats[number]): boolean => isPledged(seat) && seat.share === null

/** Whether a share that was pledged is missing: no game begins so. */
export const isAnyMissing = (seats: Seats): boolean => seats.some(isMissing)

/** What becomes of a seat's pledge where everything is drawn anew: it is asked for another, unless it kept its share back. */
export const pledgeAnew = (seat: Seats[number], keptBack: boolean): string | null =>
  keptBack && isMissing(seat) ? SPENT : isPledged(seat) ? AWAITED : seat.pledge

/** Until when shares may be shown: nobody sits down after that, so it counts from the last who did. */
export const revealUntil = ({ touched, clock }: Row): number => touched + REVEAL_MS[clock.kind]

/** Pages show what they have pledged. */
export const isRevealing = (row: Row, seats: Seats, now: number): boolean =>
  row.status === 'open' &&
  isFull(seats) &&
  !isPledging(row, seats, now) &&
  now < revealUntil(row) &&
  isAnyMissing(seats)

/** Whether nothing is waited for any more: the game begins, or, where a share is missing, everything is drawn anew. */
export const isReady = (row: Row, seats: Seats, now: number): boolean =>
  isFull(seats) && !isPledging(row, seats, now) && !isRevealing(row, seats, now)

const perClock = (ms: Readonly<Record<ClockRule['kind'], number>>) =>
  sql`(case clock->>'kind' when 'live' then ${ms.live}::bigint when 'none' then ${ms.none}::bigint
    else ${ms.days}::bigint end)`

/**
 * Full tables to be seen to, those that wait longest first: no pledged share is missing, or it, or a pledge, was waited for
 * long enough. Those that still wait are left out: however many there are, they keep nobody else from beginning.
 */
export async function dueToBegin(db: Kysely<Schema>, now: number, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from game_table t where status = 'open'
    and not exists (select 1 from seat where table_id = t.id and user_id is null and bot is null)
    and (
      touched <= ${now} - ${perClock(REVEAL_MS)}
      or (touched <= ${now} - ${perClock(PLEDGE_MS)}
        and exists (select 1 from seat where table_id = t.id and pledge = ${AWAITED}))
      or not exists (
        select 1 from seat where table_id = t.id and share is null
        and pledge is not null and pledge not in (${AWAITED}, ${AWAY}, ${SPENT}))
    ) order by touched limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What each seat has added. */
export const sharesOf = (seats: Seats): readonly Share[] => seats.map(({ share }) => share ?? NO_SHARE)

export const keepsPledge = (pledge: string | null, share: string): boolean => pledge === pledgeOf(share)

/** A seed and the commitment to it, bound to the table it is for. */
export function committed(terms: {
  readonly table: string
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly seats: number
  /** The hash of data of somebody's own. */
  readonly data?: string | undefined
}): { readonly seed: string; readonly commitment: string } {
  const seed = newSeed()
  return { seed, commitment: commitmentOf(seed, terms) }
}
