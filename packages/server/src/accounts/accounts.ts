// Who somebody is: by the session's cookie or by a token; what they have set; how they leave.

import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { LANGUAGES, type Language, languageFor } from '@tabularium/kernel'
import { type Me, type MePatch, type NewToken, preferences, THEMES, type TokenCard } from '@tabularium/protocol'
import { sql } from 'kysely'
import { type Logger, pino } from 'pino'
import type { Config } from '../config.ts'
import type { Database } from '../database/database.ts'
import { withPersonLocked } from '../database/person-lock.ts'
import { createOrigins, type Origins } from '../origins.ts'
import { type Auth, createAuth, type Passwords } from './auth.ts'
import type { Mail } from './email-words.ts'
import { changeHandle, claimHandle, claimMissing } from './handles.ts'
import { dropKeys, moveAll, removeAll, sweep } from './handover.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly guest: boolean
  readonly moderator: boolean
  readonly language: Language
  readonly bannedUntil?: number
  /** The name in the address; guests have none. */
  readonly handle?: string
  /** Since when they are known here. */
  readonly since: number
  /** The clubs they are a member of. */
  readonly clubs: readonly string[]
  /** A token is for playing: it cannot make tokens or delete the account. */
  readonly via: 'session' | 'token'
}

/** What the rest of the server does when people come and go. */
export interface LeaveListener {
  /** Before the account is deleted: running games get a stand-in. */
  leaving?(userId: string): Promise<void>
  /** After a guest became an account: the same seats, another id. */
  moved?(from: string, to: string): Promise<void>
}

export interface Accounts {
  readonly auth: Auth
  readonly origins: Origins
  /** Whether this server sends mail. */
  readonly sendsMail: boolean
  /** From the session cookie or a bearer token; undefined: nobody. Cached for a short time. */
  who(headers: Headers | IncomingHttpHeaders): Promise<Person | undefined>
  /** Extends a session that is in use; returns the cookies to set. */
  refresh(headers: IncomingHttpHeaders): Promise<readonly string[]>
  profile(id: string): Promise<Me | undefined>
  change(id: string, part: MePatch): Promise<Me | undefined>
  remove(id: string): Promise<void>
  tokens(id: string): Promise<readonly TokenCard[]>
  /** Undefined: there are too many. */
  newToken(id: string, name: string): Promise<NewToken | undefined>
  revoke(id: string, token: string): Promise<boolean>
  /** The person has a new password: tokens and push subscriptions are revoked (better-auth ends the other sessions). */
  renewed(id: string): Promise<void>
  /** The token by which better-auth knows one of the person's sessions. Secret: it never leaves the server. */
  sessionToken(id: string, session: string): Promise<string | undefined>
  /** To be called after name, ban or moderator's rights were changed elsewhere: every process drops what it has cached. */
  forget(id: string): void
  /** Subscribes to changes of sessions: called with the person; undefined: it may be anybody's. */
  onChange(hear: (id: string | undefined) => void): () => void
  onLeave(attendants: LeaveListener): void
  /** Removes what ran out: sessions, links, guests who left nothing behind. */
  sweep(): Promise<void>
  close(): Promise<void>
}

export interface AccountsParts {
  readonly database: Pick<Database, 'db' | 'listen' | 'notify' | 'process'>
  readonly config: Config
  readonly mail?: Mail | undefined
  readonly passwords?: Passwords | undefined
  readonly log?: Logger
  readonly now?: () => number
}

/** How long an answer is cached: changes by other processes are seen after that at the latest. */
const BELIEVED_MS = 5_000
const MOST_REMEMBERED = 50_000
const MOST_TOKENS = 20
/** `seen` and `used` are written at most this often. */
const MINUTE = 60_000
const CHANNEL = 'person'

const TOKEN = /^Bearer (tab_[A-Za-z0-9_-]{43})$/i

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const header = (headers: Headers | IncomingHttpHeaders, name: 'cookie' | 'authorization' | 'accept-language') =>
  headers instanceof Headers ? (headers.get(name) ?? undefined) : headers[name]

/** One cookie of a request, as it was sent. */
export function cookieOf(cookies: string | undefined, name: string): string | undefined {
  for (const part of (cookies ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/** The first of the browser's languages that the server speaks. */
export const languageFrom = (accepted: string | undefined): Language => languageFor((accepted ?? '').split(','))

const asLanguage = (text: string): Language => LANGUAGES.find(language => language === text) ?? 'en'

interface Remembered {
  readonly person: Person
  readonly until: number
}

export async function createAccounts(parts: AccountsParts): Promise<Accounts> {
  const { database, config, mail, log = pino({ level: 'silent' }), now = Date.now } = parts
  const { db } = database
  const origins = createOrigins(config)
  const moderators = new Set(config.moderators)
  const remembered = new Map<string, Remembered>()
  const asked = new Map<string, Promise<Person | undefined>>()
  const hearers = new Set<(id: string | undefined) => void>()
  let attendants: LeaveListener = {}
  /** Counts invalidations: an answer that was asked for before the last one is not cached. */
  let forgotten = 0

  const drop = (id: string | undefined) => {
    forgotten++
    if (id === undefined) remembered.clear()
    for (const [key, { person }] of remembered) if (person.id === id) remembered.delete(key)
    // Questions under way may have been answered from before.
    asked.clear()
    for (const hear of hearers) hear(id)
  }

  const forget = (id: string) => {
    drop(id)
    database.notify(CHANNEL, `${database.process} ${id}`).catch((error: unknown) => {
      log.warn({ err: error }, 'other processes could not be told of a change; they will notice it in a few seconds')
    })
  }

  const unlisten = await database.listen(CHANNEL, payload => {
    if (payload === '') return drop(undefined)
    const [from, id] = payload.split(' ')
    if (from !== database.process) drop(id)
  })

  const auth = await createAuth({
    db,
    config,
    origins,
    mail,
    passwords: parts.passwords,
    log,
    forget,
    async joined(id, name) {
      await claimHandle(db, id, name, now())
    },
    async replaced(id) {
      await dropKeys(db, id, 'passkeys')
      await sql`delete from session where "userId" = ${id}`.execute(db)
      // The letter got there.
      await db.updateTable('user').set({ emailVerified: true }).where('id', '=', id).execute()
      forget(id)
    },
    async languageOf(id) {
      const row = await db.selectFrom('profile').select('language').where('user_id', '=', id).executeTakeFirst()
      return asLanguage(row?.language ?? 'en')
    },
    async linked(guest, account) {
      await moveAll(db, guest, account)
      // Seats at tables where the account sits as well.
      const left = await db.selectFrom('seat').select('table_id').where('user_id', '=', guest).execute()
      if (left.length > 0) await attendants.leaving?.(guest)
      forget(guest)
      forget(account)
      await attendants.moved?.(guest, account)
    },
  })
  await claimMissing(db, now())
  const { authCookies } = await auth.$context
  const cookieName = authCookies.sessionToken.name

  async function load(id: string, language: Language, via: Person['via']): Promise<Person | undefined> {
    const find = () =>
      db
        .selectFrom('user')
        .leftJoin('profile', 'profile.user_id', 'user.id')
        .select(['user.id', 'user.name', 'user.email', 'user.emailVerified', 'user.isAnonymous'])
        .leftJoin('handle', join => join.onRef('handle.user_id', '=', 'user.id').on('handle.until', 'is', null))
        .select(['profile.language', 'profile.moderator', 'profile.banned_until', 'profile.seen', 'profile.created'])
        .select(['handle.handle', 'user.createdAt'])
        .select(
          sql<string[]>`array(select club_id from club_member m
            where m.user_id = ${sql.ref('user.id')} and m.role <> 'asked')`.as('clubs'),
        )
        .where('user.id', '=', id)
        .executeTakeFirst()
    let row = await find()
    if (!row) return undefined
    const time = now()
    if (row.seen === null) {
      await db
        .insertInto('profile')
        .values({
          user_id: id,
          language,
          theme: 'auto',
          preferences: '{}',
          moderator: false,
          mail: true,
          created: time,
          seen: time,
        })
        .onConflict(conflict => conflict.column('user_id').doNothing())
        .execute()
      row = await find()
      if (!row) return undefined
    } else if (time - row.seen > MINUTE) {
      await db.updateTable('profile').set({ seen: time }).where('user_id', '=', id).execute()
    }
    // Anybody can write down a moderator's address: it must have been confirmed.
    const appointed = moderators.has(row.email.toLowerCase()) && row.emailVerified && !row.isAnonymous
    const handle = row.isAnonymous ? undefined : (row.handle ?? (await claimHandle(db, id, row.name, time)))
    return {
      id,
      name: row.name,
      guest: row.isAnonymous === true,
      ...(handle !== undefined && { handle }),
      since: row.created ?? row.createdAt.getTime(),
      clubs: row.clubs,
      moderator: row.moderator === true || appointed,
      language: asLanguage(row.language ?? language),
      ...(row.banned_until !== null && row.banned_until > time && { bannedUntil: row.banned_until }),
      via,
    }
  }

  async function byToken(token: string, language: Language): Promise<Person | undefined> {
    const hash = hashToken(token)
    const row = await db
      .selectFrom('token')
      .select(['id', 'user_id', 'used'])
      .where('hash', '=', hash)
      .executeTakeFirst()
    if (!row) return undefined
    if (now() - (row.used ?? 0) > MINUTE) {
      await db.updateTable('token').set({ used: now() }).where('id', '=', row.id).execute()
    }
    return load(row.user_id, language, 'token')
  }

  async function bySession(cookie: string, language: Language): Promise<Person | undefined> {
    const headers = new Headers({ cookie: `${cookieName}=${cookie}` })
    const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
    return session ? load(session.user.id, language, 'session') : undefined
  }

  async function answer(key: string, ask: () => Promise<Person | undefined>): Promise<Person | undefined> {
    const known = remembered.get(key)
    if (known && known.until > now()) return known.person
    remembered.delete(key)
    const before = asked.get(key)
    if (before) return before
    const since = forgotten
    const question = ask()
      .then(person => {
        if (person && since === forgotten) {
          if (remembered.size >= MOST_REMEMBERED) remembered.clear()
          remembered.set(key, { person, until: now() + BELIEVED_MS })
        }
        return person
      })
      .finally(() => {
        if (asked.get(key) === question) asked.delete(key)
      })
    asked.set(key, question)
    return question
  }

  async function profile(id: string): Promise<Me | undefined> {
    const person = await load(id, 'en', 'session')
    if (!person) return undefined
    const row = await db
      .selectFrom('user')
      .innerJoin('profile', 'profile.user_id', 'user.id')
      .select(['user.email', 'user.emailVerified', 'profile.theme', 'profile.preferences', 'profile.mail'])
      .select(['profile.contact', 'profile.tells', 'profile.digest'])
      .select(['profile.holiday_from', 'profile.holiday_until', 'profile.created'])
      .where('user.id', '=', id)
      .executeTakeFirst()
    if (!row) return undefined
    const { holiday_from: from, holiday_until: until } = row
    const kept = preferences.safeParse(row.preferences)
    const { via: _via, since: _since, clubs: _clubs, ...shown } = person
    return {
      ...shown,
      ...(!person.guest && { email: row.email }),
      emailVerified: row.emailVerified,
      theme: THEMES.find(theme => theme === row.theme) ?? 'auto',
      preferences: kept.success ? kept.data : {},
      mail: row.mail,
      digest: row.digest,
      contact: row.contact,
      tells: row.tells,
      ...(from !== null && until !== null && until > now() && { holiday: { from, until } }),
      created: row.created,
    }
  }

  return {
    auth,
    origins,
    sendsMail: mail !== undefined,

    async who(headers) {
      const language = languageFrom(header(headers, 'accept-language'))
      const authorization = header(headers, 'authorization')
      if (authorization !== undefined) {
        const token = TOKEN.exec(authorization)?.[1]
        return token === undefined ? undefined : answer(`t ${hashToken(token)}`, () => byToken(token, language))
      }
      const cookie = cookieOf(header(headers, 'cookie'), cookieName)
      return cookie ? answer(`s ${cookie}`, () => bySession(cookie, language)) : undefined
    },

    async refresh(headers) {
      const cookie = cookieOf(headers.cookie, cookieName)
      if (!cookie) return []
      const sent = new Headers({ cookie: headers.cookie ?? '' })
      const { headers: answered } = await auth.api.getSession({ headers: sent, returnHeaders: true })
      return answered.getSetCookie()
    },

    profile,

    async change(id, part) {
      const { name, language, theme, preferences: chosen, mail: mailed, digest, contact, tells } = part
      const person = await load(id, 'en', 'session')
      if (!person) return undefined
      if (name !== undefined && !person.guest) await changeHandle(db, id, name, now())
      if (name !== undefined && person.guest) {
        await db
          .updateTable('user')
          .set({ name, updatedAt: new Date(now()) })
          .where('id', '=', id)
          .execute()
      }
      const set = {
        ...(language && { language }),
        ...(theme && { theme }),
        ...(chosen && { preferences: JSON.stringify(chosen) }),
        ...(mailed !== undefined && { mail: mailed }),
        // The first one comes after a day.
        ...(digest !== undefined && { digest, ...(digest && { digest_at: now() }) }),
        ...(contact && { contact }),
        ...(tells !== undefined && { tells }),
      }
      if (Object.keys(set).length > 0) await db.updateTable('profile').set(set).where('user_id', '=', id).execute()
      forget(id)
      return profile(id)
    },

    async remove(id) {
      await attendants.leaving?.(id)
      await removeAll(db, id, now())
      forget(id)
    },

    async tokens(id) {
      const rows = await db
        .selectFrom('token')
        .select(['id', 'name', 'created', 'used'])
        .where('user_id', '=', id)
        .orderBy('created')
        .execute()
      return rows.map(({ used, ...row }) => ({ ...row, ...(used !== null && { used }) }))
    },

    async newToken(id, name) {
      const token = `tab_${randomBytes(32).toString('base64url')}`
      const card = { id: randomBytes(9).toString('base64url'), name, created: now() }
      const made = await withPersonLocked(db, id, async trx => {
        const { count } = await trx
          .selectFrom('token')
          .select(({ fn }) => fn.countAll<string | number>().as('count'))
          .where('user_id', '=', id)
          .executeTakeFirstOrThrow()
        if (Number(count) >= MOST_TOKENS) return false
        await trx
          .insertInto('token')
          .values({ ...card, user_id: id, hash: hashToken(token), used: null })
          .execute()
        return true
      })
      return made ? { ...card, token } : undefined
    },

    async revoke(id, token) {
      const gone = await db
        .deleteFrom('token')
        .where('id', '=', token)
        .where('user_id', '=', id)
        .returning('id')
        .executeTakeFirst()
      if (gone) forget(id)
      return gone !== undefined
    },

    async renewed(id) {
      await dropKeys(db, id)
      forget(id)
    },

    async sessionToken(id, session) {
      const { rows } = await sql<{ token: string }>`
        select token from session where id = ${session} and "userId" = ${id}`.execute(db)
      return rows[0]?.token
    },

    forget,

    onChange(hear) {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },

    onLeave(more) {
      attendants = { ...attendants, ...more }
    },

    sweep: () => sweep(db, now()),

    close: unlisten,
  }
}
