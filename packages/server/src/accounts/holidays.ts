// Holidays: days on which the clocks of games by correspondence stand still, so many a year.

import { holidayBody, me } from '@tabularium/protocol'
import type { App, WebDeps } from '../app.ts'
import { TroubleError, troubled } from '../tables/trouble.ts'
import { personOf } from './routes.ts'

const DAY = 86_400_000
/** Days of holiday in a calendar year, and how far ahead one is planned. */
const DAYS_A_YEAR = 30
const AHEAD_MS = 366 * DAY

export interface Taken {
  readonly year: number
  readonly days: number
}

/** The days that a holiday takes from its year's; undefined: there are not so many left. */
export function taking(taken: Taken, from: number, until: number): Taken | undefined {
  const year = new Date(from).getUTCFullYear()
  const days = Math.ceil((until - from) / DAY) + (taken.year === year ? taken.days : 0)
  return days <= DAYS_A_YEAR ? { year, days } : undefined
}

/** A holiday that ends early gives back the whole days that are left of it. */
export const givingBack = (taken: Taken, from: number, until: number, now: number): Taken => ({
  ...taken,
  days: Math.max(0, taken.days - Math.floor(Math.max(0, until - Math.max(from, now)) / DAY)),
})

const wrong = (message: string): TroubleError => new TroubleError(400, { code: 'bad-request', message })

export function holidayRoutes(app: App, { accounts, database: { db } }: WebDeps): void {
  const tags = ['account']
  const now = Date.now
  const rowOf = (person: string) =>
    db
      .selectFrom('profile')
      .select(['holiday_from as from', 'holiday_until as until', 'holiday_days as days', 'holiday_year as year'])
      .where('user_id', '=', person)
      .executeTakeFirst()
  const answered = async (person: string) => {
    accounts.forget(person)
    const mine = await accounts.profile(person)
    if (!mine) throw troubled('sign-in')
    return mine
  }
  /** What is left of the last holiday is given back before another one is taken. */
  const before = async (person: string): Promise<Taken> => {
    const row = await rowOf(person)
    if (!row) throw troubled('sign-in')
    const taken = { year: row.year, days: row.days }
    return row.from && row.until ? givingBack(taken, row.from, row.until, now()) : taken
  }

  app.put(
    '/api/me/holiday',
    {
      schema: {
        tags,
        summary: 'Take a holiday: my clocks by correspondence stand still',
        body: holidayBody,
        response: { 200: me },
      },
    },
    async request => {
      const person = await personOf(accounts, request)
      if (person.guest) throw troubled('forbidden')
      const { from, until } = request.body
      if (until <= from) throw wrong('A holiday ends after it begins.')
      if (until <= now() || from < now() - DAY) throw wrong('A holiday cannot be taken afterwards.')
      if (from > now() + AHEAD_MS) throw wrong('That is more than a year ahead.')
      const taken = taking(await before(person.id), from, until)
      if (!taken)
        throw new TroubleError(409, { code: 'no-holiday', message: `There are ${DAYS_A_YEAR} days of holiday a year.` })
      await db
        .updateTable('profile')
        .set({ holiday_from: from, holiday_until: until, holiday_days: taken.days, holiday_year: taken.year })
        .where('user_id', '=', person.id)
        .execute()
      return await answered(person.id)
    },
  )

  app.delete(
    '/api/me/holiday',
    { schema: { tags, summary: 'End my holiday', response: { 200: me } } },
    async request => {
      const person = await personOf(accounts, request)
      const taken = await before(person.id)
      const row = await rowOf(person.id)
      // The days that have passed count for the clocks that ran then.
      const begun = row?.from && row.from < now()
      await db
        .updateTable('profile')
        .set({
          holiday_from: begun ? row.from : null,
          holiday_until: begun ? Math.min(row.until ?? 0, now()) : null,
          holiday_days: taken.days,
          holiday_year: taken.year,
        })
        .where('user_id', '=', person.id)
        .execute()
      return await answered(person.id)
    },
  )
}
