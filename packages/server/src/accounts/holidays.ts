// Holidays: days on which the clocks of games by correspondence stand still, so many a year.

import { holidayBody, me } from '@tabularium/protocol'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http.ts'
import { TroubleError, troubled } from '../trouble.ts'
import type { Accounts } from './accounts.ts'
import { type Holiday, restOf } from './holiday.ts'
import { personOf } from './routes.ts'

const DAY = 86_400_000
/** Days of holiday in a calendar year, and how far ahead one is planned. */
const DAYS_A_YEAR = 30
const AHEAD_MS = 366 * DAY

/** Days of holiday taken, by the year they lie in. */
export type Taken = Readonly<Record<string, number>>

const yearOf = (time: number): number => new Date(time).getUTCFullYear()

/** The days between two times, by year; a part of a day is rounded by `round`. */
function daysBetween(from: number, until: number, round: (days: number) => number): Taken {
  const days: Record<string, number> = {}
  for (let start = from; start < until; ) {
    const year = yearOf(start)
    const end = Math.min(until, Date.UTC(year + 1, 0, 1))
    days[year] = round((end - start) / DAY)
    start = end
  }
  return days
}

const sum = (taken: Taken, more: Taken, sign: 1 | -1): Taken => {
  const years = new Set([...Object.keys(taken), ...Object.keys(more)])
  return Object.fromEntries([...years].map(year => [year, Math.max(0, (taken[year] ?? 0) + sign * (more[year] ?? 0))]))
}

/** The days taken including this holiday; undefined: one of its years has too few days left. */
export function taking(taken: Taken, from: number, until: number): Taken | undefined {
  // Longer than two years' days it cannot be: nobody counts up to the end of time.
  if (until - from > 2 * DAYS_A_YEAR * DAY) return undefined
  const days = daysBetween(from, until, Math.ceil)
  const all = sum(taken, days, 1)
  return Object.keys(days).every(year => all[year] <= DAYS_A_YEAR) ? all : undefined
}

/** A holiday that ends early gives back the whole days that are left of it; one that never began, all of them. */
export function givingBack(taken: Taken, from: number, until: number, now: number): Taken {
  const rest = now <= from ? daysBetween(from, until, Math.ceil) : daysBetween(now, until, Math.floor)
  return sum(taken, rest, -1)
}

interface Changed {
  readonly holiday_from: number | null
  readonly holiday_until: number | null
  readonly holidays: Taken
}

const wrong = (message: string): TroubleError => new TroubleError(400, { code: 'bad-request', message })

export interface HolidayDeps {
  readonly accounts: Accounts
  readonly database: Pick<Database, 'db'>
}

export function holidayRoutes(app: App, { accounts, database: { db } }: HolidayDeps): void {
  const tags = ['account']
  const now = Date.now
  const answered = async (person: string) => {
    accounts.forget(person)
    const mine = await accounts.profile(person)
    if (!mine) throw troubled('sign-in')
    return mine
  }
  /** Changes somebody's holiday under a lock; the unused days of the last one are given back first. */
  const change = (person: string, next: (taken: Taken, last: Holiday | undefined) => Changed) =>
    db.transaction().execute(async trx => {
      const row = await trx
        .selectFrom('profile')
        .select(['holiday_from as from', 'holiday_until as until', 'holidays'])
        .where('user_id', '=', person)
        .forUpdate()
        .executeTakeFirst()
      if (!row) throw troubled('sign-in')
      const last = row.from !== null && row.until !== null ? { from: row.from, until: row.until } : undefined
      const taken = last ? givingBack(row.holidays, last.from, last.until, now()) : row.holidays
      const { holidays, ...days } = next(taken, last)
      await trx
        .updateTable('profile')
        .set({ ...days, holidays: JSON.stringify(holidays) })
        .where('user_id', '=', person)
        .execute()
      await giveBackPassed(trx, person, last, days.holiday_from)
    })

  /** The days of the last holiday that have passed while a clock ran are given back once another takes its place; from
   *  then on nobody knows of them. */
  const giveBackPassed = async (
    trx: Transaction<Schema>,
    person: string,
    last: Holiday | undefined,
    from: number | null,
  ): Promise<void> => {
    const rows = await trx
      .selectFrom('game_table as t')
      .innerJoin('seat as s', 's.table_id', 't.id')
      .select(['t.id', 't.clocks', 't.deadline', 't.waiting', 's.seat'])
      .where('s.user_id', '=', person)
      .where('t.status', '=', 'playing')
      .where(sql<string>`t.clock->>'kind'`, '=', 'days')
      .orderBy('t.id')
      .forUpdate('t')
      .execute()
    for (const { id, clocks, deadline, waiting, seat } of rows) {
      if (!last || from === null || from === last.from || !clocks || ((waiting >> seat) & 1) === 0) continue
      const rest = restOf({ from: last.from, until: Math.min(last.until, from) }, clocks.since, now())
      if (rest === 0) continue
      const fresh = { ...clocks, left: clocks.left.with(seat, clocks.left[seat] + rest) }
      // Whoever looks at a deadline looks at the clocks first: one that comes too early does no harm.
      const alone = waiting === 1 << seat
      await trx
        .updateTable('game_table')
        .set({ clocks: JSON.stringify(fresh), ...(alone && deadline !== null && { deadline: deadline + rest }) })
        .where('id', '=', id)
        .execute()
    }
  }

  app.put(
    '/api/me/holiday',
    {
      schema: {
        tags,
        summary: 'Start a holiday: my correspondence clocks are paused',
        body: holidayBody,
        response: { 200: me },
      },
    },
    async request => {
      const person = await personOf(accounts, request)
      if (person.guest) throw troubled('forbidden')
      const { from, until } = request.body
      if (until <= from) throw wrong('A holiday must end after it begins.')
      if (until <= now() || from < now() - DAY) throw wrong('A holiday cannot start in the past.')
      if (from > now() + AHEAD_MS) throw wrong('A holiday cannot start more than a year ahead.')
      await change(person.id, before => {
        const holidays = taking(before, from, until)
        if (holidays) return { holiday_from: from, holiday_until: until, holidays }
        throw new TroubleError(409, { code: 'no-holiday', message: `You have ${DAYS_A_YEAR} days of holiday a year.` })
      })
      return await answered(person.id)
    },
  )

  app.delete(
    '/api/me/holiday',
    { schema: { tags, summary: 'End my holiday', response: { 200: me } } },
    async request => {
      const person = await personOf(accounts, request)
      await change(person.id, (holidays, last) => {
        // The days that have passed count for the clocks that ran then.
        const begun = last && last.from < now() ? last : undefined
        return {
          holiday_from: begun?.from ?? null,
          holiday_until: begun ? Math.min(begun.until, now()) : null,
          holidays,
        }
      })
      return await answered(person.id)
    },
  )
}
