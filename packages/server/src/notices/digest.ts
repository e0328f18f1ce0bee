// One mail a day of all that waits, for those who want that in place of a mail for each. Where nothing waits none is sent.

import { LANGUAGES } from '@tabularium/kernel'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { digestWords } from './digest-words.ts'
import type { Mailer } from './mail.ts'
import { gameName, momentWords, noticeWords } from './words.ts'

export interface DigestParts {
  readonly db: Kysely<Schema>
  readonly mailer: Mailer
  now(): number
  /** Where people find the server, without a slash at the end. */
  base(): string
  log(message: string): void
}

const DAY = 86_400_000
/** So many people are read at a time, and so many lines of a kind stand in a mail. */
const BATCH = 50
const MOST_LINES = 30

interface Reader {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly language: string
  readonly tells: boolean
  /** When the last one was due. */
  readonly since: number
}

/** Takes those whose mail is due: no other process writes to them. */
async function claim(db: Kysely<Schema>, now: number): Promise<readonly Reader[]> {
  const { rows } = await sql<Reader>`
    update profile set digest_at = ${now} from (
      select p.user_id, p.digest_at as since, u.name, u.email from profile p join "user" u on u.id = p.user_id
      where p.digest and p.mail and p.digest_at <= ${now - DAY}
        and u."emailVerified" and u."isAnonymous" is not true
      order by p.digest_at limit ${sql.lit(BATCH)} for update of p skip locked
    ) due where profile.user_id = due.user_id
    returning profile.user_id as id, due.name, due.email, due.since::float8 as since, profile.language, profile.tells`.execute(
    db,
  )
  return rows
}

interface Waiting {
  readonly id: string
  readonly game: string
  readonly deadline: number | null
}

const tablesWhere = (db: Kysely<Schema>, person: string) =>
  db
    .selectFrom('game_table as t')
    .innerJoin('seat as s', 's.table_id', 't.id')
    .select(['t.id', 't.game', 't.deadline'])
    .where('s.user_id', '=', person)
    .where(sql<string>`t.clock->>'kind'`, '=', 'days')
    .limit(MOST_LINES)

const movesFor = (db: Kysely<Schema>, person: string): Promise<readonly Waiting[]> =>
  tablesWhere(db, person)
    .where('t.status', '=', 'playing')
    .where('s.stand_in', 'is', null)
    .where(sql<boolean>`(t.waiting & (1 << s.seat)) <> 0`)
    .orderBy('t.deadline')
    .execute()

const endedFor = (db: Kysely<Schema>, person: string, since: number): Promise<readonly Waiting[]> =>
  tablesWhere(db, person).where('t.status', '=', 'over').where('t.ended', '>', since).orderBy('t.ended').execute()

const challengesFor = (db: Kysely<Schema>, person: string, now: number) =>
  db
    .selectFrom('challenge as c')
    .innerJoin('user', 'user.id', 'c.from_user')
    .select(['user.name', sql<string>`c.wish->>'game'`.as('game')])
    .where('c.to_user', '=', person)
    .where('c.until', '>', now)
    .orderBy('c.created')
    .limit(MOST_LINES)
    .execute()

async function unreadFor(db: Kysely<Schema>, person: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from conversation
    where (a_user = ${person} and last > a_read) or (b_user = ${person} and last > b_read)`.execute(db)
  return rows[0]?.count ?? 0
}

export interface Digest {
  /** Writes to everybody whose mail is due; returns how many were sent. */
  send(): Promise<number>
}

export function createDigest({ db, mailer, now, base, log }: DigestParts): Digest {
  const write = async (reader: Reader): Promise<boolean> => {
    const { id, name, email, tells, since } = reader
    const language = LANGUAGES.find(one => one === reader.language) ?? 'en'
    const moves = await movesFor(db, id)
    const ended = await endedFor(db, id, since)
    const challenges = tells ? await challengesFor(db, id, now()) : []
    const unread = tells ? await unreadFor(db, id) : 0
    const count = moves.length + ended.length + challenges.length + unread
    if (count === 0) return false
    const say = digestWords(language)
    const game = (one: string) => gameName(one, language)
    const line = (words: string, path: string) => `- ${words}\n  ${base()}${path}`
    const part = (title: string, lines: readonly string[]) =>
      lines.length === 0 ? [] : [`${title}\n\n${lines.join('\n')}\n`]
    const parts = [
      say('hello', { name }),
      ...part(
        say('moves'),
        moves.map(({ id: table, game: of, deadline }) => {
          const until = deadline === null ? 'none' : momentWords(deadline, language)
          return line(say('move', { game: game(of), until }), `/table/${table}`)
        }),
      ),
      ...part(
        say('challenges'),
        challenges.map(one => line(say('challenge', { by: one.name, game: game(one.game) }), '/people')),
      ),
      ...(unread > 0 ? [`${line(say('unread', { count: unread }), '/messages')}\n`] : []),
      ...part(
        say('ended'),
        ended.map(one => line(game(one.game), `/table/${one.id}`)),
      ),
    ]
    const account = `${base()}/account`
    const text = parts.join('\n') + noticeWords(language)('foot', { account })
    const subject = say('subject', { moves: moves.length, count })
    await mailer.send({ to: email, subject, text, off: account })
    return true
  }

  return {
    async send() {
      let sent = 0
      for (;;) {
        const readers = await claim(db, now())
        for (const reader of readers) {
          try {
            if (await write(reader)) sent++
          } catch (error) {
            // The next one has it all again.
            log(`a digest could not be sent: ${error instanceof Error ? error.message : error}`)
          }
        }
        if (readers.length < BATCH) return sent
      }
    },
  }
}
