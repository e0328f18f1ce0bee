// How the players' pages add to the chance of a table before it begins. The seed is committed to when the table is opened.
// Whoever sits down pledges a share by its hash; when all seats are taken and every share is pledged the shares are shown,
// and the game begins with the key made of all of them. So nobody, not even the server with all players but one, can
// choose what is drawn.

import { commitmentOf, NO_SHARE, newSeed, type Options, pledgeOf, type Share, WITHHELD } from '@tabularium/kernel'
import { type Kysely, sql } from 'kysely'
import { AWAITED, type ClockRule, type Schema } from '../database/schema.ts'
import type { SeatInfo, TableRow } from './table-card.ts'

/** So long a page may take to pledge that came along from another game. */
const PLEDGE_MS = 5_000
/** So long pages may take to show their shares; whoever plays by correspondence need not be here. */
const REVEAL_MS: Readonly<Record<ClockRule['kind'], number>> = { live: 15_000, none: 60_000, days: 600_000 }

type Row = Pick<TableRow, 'status' | 'touched' | 'clock'>
type Seats = readonly Pick<SeatInfo, 'user_id' | 'bot' | 'pledge' | 'share'>[]

export const isFull = (seats: Seats): boolean => seats.every(({ user_id, bot }) => user_id !== null || bot !== null)

const isPledged = ({ pledge }: Seats[number]): boolean => pledge !== null && pledge !== AWAITED

/** While somebody whose page should pledge has not: everybody else waits. */
const isPledging = ({ touched }: Row, seats: Seats, now: number): boolean =>
  seats.some(({ pledge }) => pledge === AWAITED) && !isAnyShown(seats) && now < touched + PLEDGE_MS

/** From the first share on nobody pledges, comes or goes any more: what is drawn could be chosen by it. */
export const isAnyShown = (seats: Seats): boolean => seats.some(({ share }) => share !== null)

/** Until when shares may be shown: nobody sits down after that, so it counts from the last who did. */
export const revealUntil = ({ touched, clock }: Row): number => touched + REVEAL_MS[clock.kind]

/** Pages show what they have pledged. */
export const isRevealing = (row: Row, seats: Seats, now: number): boolean =>
  row.status === 'open' &&
  isFull(seats) &&
  !isPledging(row, seats, now) &&
  now < revealUntil(row) &&
  seats.some(seat => isPledged(seat) && seat.share === null)

/** Whether all is there that the game can begin with. */
export const isReady = (row: Row, seats: Seats, now: number): boolean =>
  isFull(seats) && !isPledging(row, seats, now) && !isRevealing(row, seats, now)

/**
 * Full tables that may begin, those that wait longest first: no pledged share is missing, or it was waited for long
 * enough. Those that still wait are left out: however many there are, they keep nobody else from beginning.
 */
export async function dueToBegin(db: Kysely<Schema>, now: number, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from game_table t where status = 'open'
    and not exists (select 1 from seat where table_id = t.id and user_id is null and bot is null)
    and (
      touched <= ${now} - (case clock->>'kind'
        when 'live' then ${REVEAL_MS.live}::bigint when 'none' then ${REVEAL_MS.none}::bigint
        else ${REVEAL_MS.days}::bigint end)
      or not exists (
        select 1 from seat where table_id = t.id and share is null and pledge is not null and pledge <> ${AWAITED})
    ) order by touched limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What each seat has added. */
export const sharesOf = (seats: Seats): readonly Share[] =>
  seats.map(seat => seat.share ?? (isPledged(seat) ? WITHHELD : NO_SHARE))

export const keepsPledge = (pledge: string | null, share: string): boolean => pledge === pledgeOf(share)

/** A seed and the commitment to it, bound to the table it is for. */
export function committed(terms: {
  readonly table: string
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly seats: number
}): { readonly seed: string; readonly commitment: string } {
  const seed = newSeed()
  return { seed, commitment: commitmentOf(seed, terms) }
}
