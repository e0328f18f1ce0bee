// Accounts over real HTTP: guests, signing up and in, cookies, forgery, tokens, the end of an account.

import type { Me, MeAnswer, NewToken, Trouble } from '@tabularium/protocol'
import { getMigrations } from 'better-auth/db/migration'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { DATABASES } from '../database/database.testing.ts'
import { createGuest, createTestClient, startForTest, type TestClient, type TestServer } from '../server.testing.ts'
import { guestName } from './guests.ts'
import { setModerator } from './moderators.ts'

const PASSWORD = 'alea iacta est'
describe.each(DATABASES)('$kind', ({ fresh }) => {
  let server: TestServer

  beforeAll(async () => {
    server = await startForTest({ RATE_LIMIT: 'off', MODERATORS: 'censor@example.org' }, { database: await fresh() })
  })

  /** Another process at the same database, with settings of its own. */
  const another: typeof startForTest = (env, more) => startForTest(env, { database: server.database, ...more })

  const meOf = async (client: TestClient): Promise<Me | undefined> => (await client.get<MeAnswer>('/api/me')).body.me

  let addresses = 0
  const newEmail = () => `person${++addresses}@example.org`

  async function signUp(client: TestClient, email = newEmail(), name = 'Cato', password = PASSWORD) {
    const answer = await client.post<{ user: { id: string } }>('/api/auth/sign-up/email', { email, name, password })
    return { ...answer, id: answer.body?.user?.id, email }
  }

  /** A table with these people at it. */
  async function seatAt(table: string, status: 'playing' | 'over', ...people: readonly string[]): Promise<void> {
    const { db } = server.database
    await db
      .insertInto('game_table')
      .values({
        id: table,
        game: 'wonders-duel',
        rules: 1,
        options: '{}',
        status,
        visibility: 'open',
        owner: people[0],
        rated: false,
        clock: '{"kind":"none"}',
        created: 1,
        touched: 1,
        log: 0,
        moves: 0,
        waiting: 0,
      })
      .execute()
    for (const [seat, user] of people.entries()) {
      await db
        .insertInto('seat')
        .values({ table_id: table, seat, user_id: user, name: `At ${table}`, resigned: false, orders: '[]' })
        .execute()
    }
  }

  const asToken = async (token: string): Promise<MeAnswer> =>
    (await createTestClient(server, '').get<MeAnswer>('/api/me', { authorization: `Bearer ${token}` })).body

  const addPasskey = (user: string, name: string) =>
    sql`insert into passkey (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
      values (${`${user}-${name}`}, 'key', ${user}, ${`${user}-${name}`}, 0, 'singleDevice', false)`.execute(
      server.database.db,
    )

  /** Ways to act or listen as a person, besides the sessions. */
  async function keysOf(user: string) {
    const { rows } = await sql<{ tokens: number; browsers: number; passkeys: number }>`
      select (select count(*)::int from token where user_id = ${user}) as tokens,
        (select count(*)::int from push where user_id = ${user}) as browsers,
        (select count(*)::int from passkey where "userId" = ${user}) as passkeys`.execute(server.database.db)
    return rows[0]
  }

  const seatsOf = (table: string) =>
    server.database.db
      .selectFrom('seat')
      .select(['user_id', 'name'])
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute()

  describe('guests', () => {
    test('a guest is somebody at once, with a Roman name', async () => {
      const guest = await createGuest(server)
      const mine = await meOf(guest)
      expect(mine).toMatchObject({ id: guest.id, guest: true, moderator: false, language: 'en' })
      expect(mine?.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
      expect(mine?.email).toBeUndefined()
    })

    test('the first language is the browser’s', async () => {
      const guest = await createGuest(server)
      const { body } = await guest.get<MeAnswer>('/api/me', { 'accept-language': 'fr, pl;q=0.8, en;q=0.5' })
      expect(body.me?.language).toBe('pl')
    })

    test('every name that can be drawn is a name', () => {
      for (let draw = 0; draw < 400; draw++) {
        let calls = 0
        const name = guestName(below => (draw * 7 + calls++ * 13) % below)
        expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
        expect(name.length).toBeLessThanOrEqual(24)
      }
    })

    test('nobody: no one is told who they are', async () => {
      const { status, body } = await createTestClient(server).get<MeAnswer>('/api/me')
      expect(status).toBe(200)
      expect(body).toEqual({ mail: false })
    })

    test('a guest who signs up keeps seats, notes, chat, tokens, relations, ratings and settings', async () => {
      const other = await createGuest(server)
      const guest = await createGuest(server)
      const { db } = server.database
      await guest.send('PATCH', '/api/me', { language: 'ru', theme: 'dark', preferences: { sound: true } })
      await other.get('/api/me')
      await seatAt('kept', 'playing', guest.id, other.id)
      await db.insertInto('note').values({ table_id: 'kept', user_id: guest.id, text: 'mine', time: 1 }).execute()
      await db
        .insertInto('chat')
        .values({ table_id: 'kept', room: 'players', user_id: guest.id, name: 'x', text: 'hi', time: 1, hidden: false })
        .execute()
      await db.insertInto('relation').values({ user_id: guest.id, other_id: other.id, kind: 'mute' }).execute()
      await db
        .insertInto('rating')
        .values({ user_id: guest.id, game: 'wonders-duel', mu: 25, sigma: 8, games: 1, wins: 1, time: 1 })
        .execute()
      await db
        .insertInto('push')
        .values({ endpoint: 'https://p/1', user_id: guest.id, p256dh: 'x', auth: 'y', time: 1 })
        .execute()
      const token = (await guest.post<NewToken>('/api/tokens', { name: 'bot' })).body.token
      let moved: readonly string[] = []
      server.accounts.onLeave({ moved: async (from, to) => void (moved = [from, to]) })

      const { id, status } = await signUp(guest)

      expect(status).toBe(200)
      expect(id).not.toBe(guest.id)
      expect(moved).toEqual([guest.id, id])
      expect(await seatsOf('kept')).toMatchObject([{ user_id: id }, { user_id: other.id }])
      for (const table of ['note', 'chat', 'rating', 'relation'] as const) {
        const { rows } = await sql<{
          user_id: string
        }>`select user_id from ${sql.table(table)} where user_id = ${id}`.execute(db)
        expect(rows, table).toHaveLength(1)
      }
      expect(await meOf(guest)).toMatchObject({
        id,
        guest: false,
        language: 'ru',
        theme: 'dark',
        preferences: { sound: true },
      })
      expect(await db.selectFrom('user').select('id').where('id', '=', guest.id).execute()).toEqual([])
      // Whoever made a guest's token, or listens for it, is not known: neither becomes the account's.
      for (const table of ['push', 'token'] as const) {
        expect(await db.selectFrom(table).select('user_id').where('user_id', 'in', [id, guest.id]).execute()).toEqual(
          [],
        )
      }
      expect((await asToken(token)).me).toBeUndefined()
    })

    test('a token, a listening browser or a passkey of a guest is nobody’s once somebody signs in there', async () => {
      const { id, email } = await signUp(createTestClient(server))
      const guest = await createGuest(server)
      const { db } = server.database
      const { token } = (await guest.post<NewToken>('/api/tokens', { name: 'planted' })).body
      const endpoint = { endpoint: 'https://p/planted', user_id: guest.id, p256dh: 'x', auth: 'y', time: 1 }
      await db.insertInto('push').values(endpoint).execute()
      await addPasskey(guest.id, 'planted')
      expect((await guest.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200)
      expect((await asToken(token)).me).toBeUndefined()
      expect(await keysOf(id)).toEqual({ tokens: 0, browsers: 0, passkeys: 0 })
      expect(await keysOf(guest.id)).toEqual({ tokens: 0, browsers: 0, passkeys: 0 })
    })

    test('signing in as somebody who sits at the same table: nobody gets to hold two hands', async () => {
      const account = createTestClient(server)
      const { id, email } = await signUp(account)
      const guest = await createGuest(server)
      await seatAt('twice', 'playing', id, guest.id)
      await seatAt('once', 'playing', guest.id)
      const left: string[] = []
      server.accounts.onLeave({ leaving: async who => void left.push(who) })
      await guest.post('/api/auth/sign-in/email', { email, password: PASSWORD })
      expect(left).toEqual([guest.id])
      expect(await seatsOf('twice')).toMatchObject([{ user_id: id }, { user_id: null }])
      expect(await seatsOf('once')).toMatchObject([{ user_id: id }])
    })

    test('signing in where both have one of a kind: the account’s stays', async () => {
      const account = createTestClient(server)
      const { id, email } = await signUp(account)
      const guest = await createGuest(server)
      await meOf(account)
      await seatAt('both', 'over', id, guest.id)
      const { db } = server.database
      for (const [user_id, text] of [
        [id, 'of the account'],
        [guest.id, 'of the guest'],
      ]) {
        await db.insertInto('note').values({ table_id: 'both', user_id, text, time: 1 }).execute()
      }
      const rating = { game: 'wonders-duel', sigma: 8, games: 1, wins: 0, time: 1 }
      const change = { game: 'wonders-duel', sigma: 8, place: 1, time: 1, table_id: 'both' }
      await db
        .insertInto('rating')
        .values([
          { ...rating, user_id: id, mu: 30 },
          { ...rating, user_id: guest.id, mu: 10 },
          { ...rating, user_id: guest.id, mu: 11, game: 'glory-to-rome' },
        ])
        .execute()
      await db
        .insertInto('rating_change')
        .values([
          { ...change, user_id: id, mu: 30 },
          { ...change, user_id: guest.id, mu: 10 },
        ])
        .execute()
      await db
        .insertInto('relation')
        .values([
          { user_id: guest.id, other_id: id, kind: 'block' },
          { user_id: id, other_id: guest.id, kind: 'mute' },
        ])
        .execute()
      await guest.send('PATCH', '/api/me', { theme: 'dark' })

      expect((await guest.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(200)

      const notes = await db.selectFrom('note').select(['user_id', 'text']).where('table_id', '=', 'both').execute()
      expect(notes).toEqual([{ user_id: id, text: 'of the account' }])
      const ratings = await db
        .selectFrom('rating')
        .select(['game', 'mu'])
        .where('user_id', '=', id)
        .orderBy('mu')
        .execute()
      expect(ratings).toEqual([
        { game: 'glory-to-rome', mu: 11 },
        { game: 'wonders-duel', mu: 30 },
      ])
      const changes = await db.selectFrom('rating_change').select(['user_id', 'mu']).execute()
      expect(changes).toEqual([{ user_id: id, mu: 30 }])
      expect(await db.selectFrom('relation').selectAll().where('user_id', '=', id).execute()).toEqual([])
      expect((await meOf(guest))?.theme).toBe('auto')
    })

    test('a ban stays with the person', async () => {
      const guest = await createGuest(server)
      await meOf(guest)
      const until = Date.now() + 1e9
      await server.database.db
        .updateTable('profile')
        .set({ banned_until: until })
        .where('user_id', '=', guest.id)
        .execute()
      await signUp(guest)
      expect((await meOf(guest))?.bannedUntil).toBe(until)
    })
  })

  test('the tables are those that better-auth expects', async () => {
    const { toBeCreated, toBeAdded, schemaProblems } = await getMigrations(server.accounts.auth.options)
    expect({ toBeCreated, toBeAdded, schemaProblems }).toEqual({ toBeCreated: [], toBeAdded: [], schemaProblems: [] })
  })

  describe('e-mail and password', () => {
    test('up, out, in again', async () => {
      const client = createTestClient(server)
      const { id, email } = await signUp(client)
      expect(await meOf(client)).toMatchObject({ id, name: 'Cato', email, guest: false, emailVerified: false })
      const cookie = client.cookie
      expect((await client.post('/api/auth/sign-out')).status).toBe(200)
      expect(await meOf(client)).toBeUndefined()
      // The cookie that was thrown away is worth nothing either.
      expect((await createTestClient(server).get<MeAnswer>('/api/me', { cookie })).body.me).toBeUndefined()
      const { status } = await client.post('/api/auth/sign-in/email', { email, password: PASSWORD })
      expect(status).toBe(200)
      expect((await meOf(client))?.id).toBe(id)
    })

    test.each([
      [{ password: 'too short' }, 'password-too-short'],
      [{ name: '' }, 'bad-name'],
      [{ name: 'x'.repeat(25) }, 'bad-name'],
      [{ name: 'a\u202eb' }, 'bad-name'],
      [{ name: 'a|b' }, 'bad-name'],
      [{ name: '\u3164' }, 'bad-name'],
      [{ name: 'deleted player' }, 'bad-name'],
      [{ email: 'nonsense' }, 'bad-request'],
    ])('signing up with %j: %s', async (part, code) => {
      const body = { email: newEmail(), name: 'Cato', password: PASSWORD, ...part }
      const answer = await createTestClient(server).post<Trouble>('/api/auth/sign-up/email', body)
      expect(answer.status).toBe(400)
      expect(answer.body.code).toBe(code)
    })

    test('a wrong password and an unknown address sound the same', async () => {
      const { email } = await signUp(createTestClient(server))
      const client = createTestClient(server)
      const wrong = await client.post('/api/auth/sign-in/email', { email, password: 'not the password' })
      const unknown = await client.post('/api/auth/sign-in/email', { email: 'no@example.org', password: PASSWORD })
      expect(wrong.status).toBe(401)
      expect(wrong.body).toEqual({ code: 'invalid-email-or-password', message: expect.any(String) })
      expect(unknown.body).toEqual(wrong.body)
    })

    test('passwords are kept as salted scrypt', async () => {
      const inEarnest = await another({ RATE_LIMIT: 'off' }, { slowPasswords: true })
      const { id, email } = await signUp(createTestClient(inEarnest))
      const { id: other } = await signUp(createTestClient(inEarnest))
      const { rows } = await sql<{ password: string }>`
      select password from account where "userId" in (${id}, ${other})`.execute(server.database.db)
      // 16 bytes of salt, 64 of key: better-auth's scrypt (N 16384, r 16).
      for (const { password } of rows) expect(password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
      expect(new Set(rows.map(row => row.password)).size).toBe(2)
      // They open the account, and nothing else does.
      for (const [password, status] of [
        [PASSWORD, 200],
        ['not the password', 401],
      ] as const) {
        const answer = await createTestClient(inEarnest).post('/api/auth/sign-in/email', { email, password })
        expect(answer.status).toBe(status)
      }
    })

    test('a picture from elsewhere is not taken along', async () => {
      const client = createTestClient(server)
      const body = { email: newEmail(), name: 'Cato', password: PASSWORD, image: 'https://elsewhere.example/x.png' }
      const { body: made } = await client.post<{ user: { image: unknown } }>('/api/auth/sign-up/email', body)
      expect(made.user.image).toBeNull()
    })

    test('an address that nobody confirmed makes no moderator, however early it comes; the command does', async () => {
      const client = createTestClient(server)
      const { id } = await signUp(client, 'Censor@example.org')
      expect(await meOf(client)).toMatchObject({ moderator: false, emailVerified: false })
      expect(await setModerator(server.database, 'censor@example.org', true)).toMatchObject({ id })
      server.accounts.forget(id)
      expect((await meOf(client))?.moderator).toBe(true)
      await setModerator(server.database, id, false)
      server.accounts.forget(id)
      expect((await meOf(client))?.moderator).toBe(false)
    })

    test('a new password ends all other sessions, tokens and listening browsers; passkeys stay', async () => {
      const client = createTestClient(server)
      const { id, email } = await signUp(client)
      const other = createTestClient(server)
      await other.post('/api/auth/sign-in/email', { email, password: PASSWORD })
      const { token } = (await client.post<NewToken>('/api/tokens', { name: 'bot' })).body
      const endpoint = { endpoint: `https://p/${id}`, user_id: id, p256dh: 'x', auth: 'y', time: 1 }
      await server.database.db.insertInto('push').values(endpoint).execute()
      await addPasskey(id, 'own')
      const asked = { currentPassword: PASSWORD, newPassword: 'veni vidi vici', revokeOtherSessions: false }
      expect((await client.post('/api/auth/change-password', { ...asked, currentPassword: 'wrong' })).status).toBe(400)
      expect(await keysOf(id)).toEqual({ tokens: 1, browsers: 1, passkeys: 1 })
      expect((await client.post('/api/auth/change-password', asked)).status).toBe(200)
      expect((await meOf(client))?.id).toBe(id)
      expect(await meOf(other)).toBeUndefined()
      expect((await asToken(token)).me).toBeUndefined()
      expect(await keysOf(id)).toEqual({ tokens: 0, browsers: 0, passkeys: 1 })
    })

    test('sessions are listed without what they are known by, and ended by their ids', async () => {
      const client = createTestClient(server)
      const { email } = await signUp(client)
      const other = createTestClient(server)
      await other.post('/api/auth/sign-in/email', { email, password: PASSWORD })
      const { body, text } = await client.get<{ id: string; userAgent: string }[]>('/api/auth/list-sessions')
      expect(body).toHaveLength(2)
      expect(text).not.toContain('token')
      const own = (await client.get<{ session: { id: string } }>('/api/auth/get-session')).body.session.id
      const stranger = createTestClient(server)
      await signUp(stranger)
      for (const { id } of body.filter(({ id }) => id !== own)) {
        await stranger.post('/api/auth/revoke-session', { id })
        expect(await meOf(other)).toBeDefined()
        expect((await client.post('/api/auth/revoke-session', { id })).status).toBe(200)
      }
      expect(await meOf(other)).toBeUndefined()
      expect(await meOf(client)).toBeDefined()
    })

    test('what cannot be kept is refused, not stumbled over', async () => {
      const client = createTestClient(server)
      await signUp(client)
      for (const bad of ['a\0b', 'a\ud800b']) {
        const sent = { email: newEmail(), name: bad, password: PASSWORD }
        expect((await client.post('/api/auth/sign-up/email', sent)).status).toBe(400)
        expect((await client.post('/api/tokens', { name: bad })).status).toBe(400)
        for (const preferences of [{ [bad]: 1 }, { sound: bad }]) {
          expect((await client.send('PATCH', '/api/me', { preferences })).status).toBe(400)
        }
      }
    })

    test.each([
      'update-user',
      'delete-user',
      'sign-in/social',
      'link-social',
      'error',
      'request-password-reset',
      'nothing',
    ])('%s is not offered', async path => {
      const answer = await (await createGuest(server)).post<Trouble>(`/api/auth/${path}`, {})
      expect(answer.status).toBe(404)
      expect(answer.body.code).toBe('not-found')
    })
  })

  describe('throttling', () => {
    test('guessing passwords is stopped, by address; with the header of somebody else too', async () => {
      const strict = await another()
      const { email } = await signUp(createTestClient(strict))
      const guess = (n: number) =>
        createTestClient(strict).post<Trouble>(
          '/api/auth/sign-in/email',
          { email, password: `guess number ${n}` },
          { 'x-forwarded-for': `10.0.0.${n}`, 'x-tabularium-address': `10.0.1.${n}` },
        )
      const statuses: number[] = []
      for (let n = 0; n < 12; n++) statuses.push((await guess(n)).status)
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
      expect(statuses.slice(10)).toEqual([429, 429])
      const last = await guess(13)
      expect(last.body.code).toBe('too-many')
      expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
      // The right password does not help now; it must wait as well.
      expect(
        (await createTestClient(strict).post('/api/auth/sign-in/email', { email, password: PASSWORD })).status,
      ).toBe(429)
    })
  })

  describe('cookies', () => {
    const sessionCookie = (lines: readonly string[]) => lines.find(line => line.includes('session_token')) ?? ''

    test('plain http: HttpOnly and SameSite=Lax; no token in the body', async () => {
      const client = createTestClient(server)
      const { headers, text } = await client.post('/api/auth/sign-in/anonymous', {})
      const cookie = sessionCookie(headers.getSetCookie())
      expect(cookie).toMatch(/^tabularium\.session_token=/)
      expect(cookie).toMatch(/; HttpOnly/i)
      expect(cookie).toMatch(/; SameSite=Lax/i)
      expect(cookie).toMatch(/; Path=\//i)
      expect(cookie).not.toMatch(/; Secure/i)
      const token = decodeURIComponent(cookie.split(/[=;]/)[1]).split('.')[0]
      expect(token).toHaveLength(32)
      expect(text).not.toContain(token)
      expect((await client.get('/api/auth/get-session')).text).not.toContain(token)
    })

    test('a public address with https: Secure as well', async () => {
      const safe = await another({ PUBLIC_URL: 'https://play.example.org' })
      const { headers } = await createTestClient(safe, 'https://play.example.org').post(
        '/api/auth/sign-in/anonymous',
        {},
      )
      const cookie = sessionCookie(headers.getSetCookie())
      expect(cookie).toMatch(/^__Secure-tabularium\.session_token=/)
      expect(cookie).toMatch(/; Secure/i)
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{7,}/)
    })

    test('a cookie with another signature is nobody', async () => {
      const guest = await createGuest(server)
      const cookie = guest.cookie.replace(/\.[^.]{10}/, '.AAAAAAAAAA')
      expect(cookie).not.toBe(guest.cookie)
      expect((await createTestClient(server).get<MeAnswer>('/api/me', { cookie })).body.me).toBeUndefined()
    })
  })

  describe('requests from elsewhere', () => {
    test.each<[string, Record<string, string>, number]>([
      ['its own page', {}, 200],
      ['another site', { origin: 'https://evil.example' }, 403],
      ['another port of this machine', { origin: 'http://localhost:1' }, 403],
      ['no site at all', { origin: 'null' }, 403],
      ['a name that begins alike', { origin: 'http://localhost.evil.example' }, 403],
    ])('%s', async (_, headers, status) => {
      const guest = await createGuest(server)
      const answer = await guest.send<Trouble>('PATCH', '/api/me', { theme: 'dark' }, headers)
      expect(answer.status).toBe(status)
      if (status === 403) expect(answer.body.code).toBe('foreign-origin')
      expect((await meOf(guest))?.theme).toBe(status === 200 ? 'dark' : 'auto')
    })

    test.each<[Record<string, string>, number]>([
      [{}, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
      [{ 'sec-fetch-site': 'same-site' }, 403],
      [{ 'sec-fetch-site': 'same-origin' }, 200],
    ])('with a cookie, without an origin, %j: %i', async (headers, status) => {
      const { cookie } = await createGuest(server)
      const other = createTestClient(server, '')
      expect((await other.send('PATCH', '/api/me', { theme: 'dark' }, { cookie, ...headers })).status).toBe(status)
      expect((await other.send('DELETE', '/api/me', undefined, { cookie, ...headers })).status).toBe(
        status === 200 ? 204 : 403,
      )
    })

    test('signing in, up and out from another site', async () => {
      const guest = await createGuest(server)
      const origin = 'https://evil.example'
      for (const path of ['sign-out', 'sign-in/email', 'sign-up/email', 'sign-in/anonymous']) {
        expect((await guest.post<Trouble>(`/api/auth/${path}`, {}, { origin })).body.code).toBe('foreign-origin')
      }
      expect((await meOf(guest))?.id).toBe(guest.id)
    })

    test('a form of another site cannot even speak our language', async () => {
      const guest = await createGuest(server)
      const answer = await guest.send<Trouble>('POST', '/api/tokens', '{"name":"x"}', { 'content-type': 'text/plain' })
      expect(answer.status).toBe(415)
    })

    test('with a public address, that one alone', async () => {
      const named = await another({ PUBLIC_URL: 'http://play.example.org', RATE_LIMIT: 'off' })
      const from = (origin: string) => createTestClient(named, origin).post('/api/auth/sign-in/anonymous', {})
      expect((await from('http://play.example.org')).status).toBe(200)
      expect((await from(`http://127.0.0.1:${named.port}`)).status).toBe(403)
      expect((await from('https://play.example.org')).status).toBe(403)
      expect((await from(`http://10.1.2.3:${named.port}`)).status).toBe(403)
    })
  })

  describe('tokens', () => {
    test('a token is its owner until it is revoked', async () => {
      const guest = await createGuest(server)
      const made = await guest.post<NewToken>('/api/tokens', { name: 'my bot' })
      expect(made.status).toBe(201)
      expect(made.body.token).toMatch(/^tab_[A-Za-z0-9_-]{43}$/)
      const program = createTestClient(server, '')
      const authorization = `Bearer ${made.body.token}`
      expect((await program.get<MeAnswer>('/api/me', { authorization })).body.me?.id).toBe(guest.id)
      expect((await program.send('PATCH', '/api/me', { theme: 'light' }, { authorization })).status).toBe(200)

      const list = await guest.get<{ id: string; used?: number }[]>('/api/tokens')
      expect(list.body).toEqual([
        { id: made.body.id, name: 'my bot', created: expect.any(Number), used: expect.any(Number) },
      ])
      expect(list.text).not.toContain(made.body.token)
      expect((await guest.send('DELETE', `/api/tokens/${made.body.id}`)).status).toBe(204)
      expect((await program.get<MeAnswer>('/api/me', { authorization })).body.me).toBeUndefined()
      expect((await program.send('PATCH', '/api/me', { theme: 'dark' }, { authorization })).status).toBe(401)
    })

    test('only its hash is stored', async () => {
      const guest = await createGuest(server)
      const { token, id } = (await guest.post<NewToken>('/api/tokens', { name: 'x' })).body
      const row = await server.database.db
        .selectFrom('token')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      expect(row.hash).toMatch(/^[0-9a-f]{64}$/)
      expect(JSON.stringify(row)).not.toContain(token)
    })

    test('a token cannot make tokens, list them, or delete the account', async () => {
      const guest = await createGuest(server)
      const authorization = `Bearer ${(await guest.post<NewToken>('/api/tokens', { name: 'x' })).body.token}`
      const program = createTestClient(server, '')
      expect((await program.send('POST', '/api/tokens', { name: 'y' }, { authorization })).status).toBe(403)
      expect((await program.get('/api/tokens', { authorization })).status).toBe(403)
      expect((await program.send('DELETE', '/api/me', undefined, { authorization })).status).toBe(403)
    })

    test('nobody else can revoke it', async () => {
      const guest = await createGuest(server)
      const { id } = (await guest.post<NewToken>('/api/tokens', { name: 'x' })).body
      expect((await (await createGuest(server)).send('DELETE', `/api/tokens/${id}`)).status).toBe(404)
      expect((await guest.get<unknown[]>('/api/tokens')).body).toHaveLength(1)
    })

    test('there is an end to them', async () => {
      const guest = await createGuest(server)
      for (let n = 0; n < 20; n++) expect((await guest.post('/api/tokens', { name: `${n}` })).status).toBe(201)
      expect((await guest.post<Trouble>('/api/tokens', { name: '20' })).body.code).toBe('too-many-tokens')
      const hasty = await createGuest(server)
      const made = await Promise.all(Array.from({ length: 30 }, () => hasty.post('/api/tokens', { name: 'x' })))
      expect(made.filter(({ status }) => status === 201)).toHaveLength(20)
    })

    test.each(['Bearer tab_short', 'Bearer ', 'Basic dGFi', `Bearer tab_${'A'.repeat(43)}`, 'tab_'])(
      '%s is nobody, whatever the cookie says',
      async authorization => {
        const guest = await createGuest(server)
        expect((await guest.get<MeAnswer>('/api/me', { authorization })).body.me).toBeUndefined()
      },
    )
  })

  describe('changes', () => {
    test('name and settings', async () => {
      const guest = await createGuest(server)
      const part = { name: '  Gaius  ', language: 'pl', theme: 'light', mail: false, preferences: { pace: 200 } }
      const { status, body } = await guest.send<Me>('PATCH', '/api/me', part)
      expect(status).toBe(200)
      expect(body).toMatchObject({ ...part, name: 'Gaius' })
      expect(await meOf(guest)).toEqual(body)
    })

    test.each([
      [{ name: 'a\nb' }, 'name'],
      [{ name: '   ' }, 'name'],
      [{ name: 'Z\u0351\u0351\u0351\u0351' }, 'name'],
      [{ language: 'xx' }, 'language'],
      [{ preferences: { a: { b: 1 } } }, 'preferences'],
      [{ preferences: Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`k${n}`, 1])) }, 'preferences'],
      [{ moderator: true }, 'moderator'],
      [{ bannedUntil: 0 }, 'bannedUntil'],
    ])('%j is refused', async (part, field) => {
      const answer = await (await createGuest(server)).send<Trouble>('PATCH', '/api/me', part)
      expect(answer.status).toBe(400)
      expect(answer.body.code).toBe('bad-request')
      expect(answer.body.message).toContain(field)
    })

    test('a ban is known at once here', async () => {
      const guest = await createGuest(server)
      expect((await meOf(guest))?.bannedUntil).toBeUndefined()
      expect((await server.accounts.who({ cookie: guest.cookie }))?.bannedUntil).toBeUndefined()
      const until = Date.now() + 1e9
      await server.database.db
        .updateTable('profile')
        .set({ banned_until: until })
        .where('user_id', '=', guest.id)
        .execute()
      server.accounts.forget(guest.id)
      expect((await server.accounts.who({ cookie: guest.cookie }))?.bannedUntil).toBe(until)
    })
  })

  describe('several processes at one database', () => {
    test('what one forgets, all forget; without hearing of it, after seconds', async () => {
      let time = Date.now()
      const { database } = server
      const deaf = { ...database, listen: async () => async () => undefined }
      const beside = await another({ RATE_LIMIT: 'off' }, { database: { ...database, process: 'beside' } })
      const late = await another({ RATE_LIMIT: 'off' }, { database: { ...deaf, process: 'late' }, now: () => time })
      const guest = await createGuest(server)
      const { cookie } = guest
      const heard: unknown[] = []
      beside.accounts.onChange(id => heard.push(id))
      for (const each of [server, beside, late]) {
        expect((await each.accounts.who({ cookie }))?.id).toBe(guest.id)
      }
      await guest.post('/api/auth/sign-out')
      await expect.poll(() => heard).toContain(guest.id)
      expect(await beside.accounts.who({ cookie })).toBeUndefined()
      expect((await late.accounts.who({ cookie }))?.id).toBe(guest.id)
      time += 5_001
      expect(await late.accounts.who({ cookie })).toBeUndefined()
    })

    test('they share the key of the sessions', async () => {
      const { rows } = await sql`select value from setting where key = 'session-secret'`.execute(server.database.db)
      expect(rows).toEqual([{ value: expect.stringMatching(/^[A-Za-z0-9_-]{64}$/) }])
    })
  })

  describe('the end of an account', () => {
    test('everything of the person is gone; games stay without the name', async () => {
      const client = createTestClient(server)
      const { id, email } = await signUp(client)
      const other = await createGuest(server)
      await meOf(client)
      await seatAt('ended', 'over', id, other.id)
      await seatAt('running', 'playing', other.id, id)
      const { db } = server.database
      await db.insertInto('note').values({ table_id: 'ended', user_id: id, text: 'mine', time: 1 }).execute()
      await db
        .insertInto('chat')
        .values({ table_id: 'ended', room: 'players', user_id: id, name: 'Cato', text: 'hi', time: 1, hidden: false })
        .execute()
      await db.insertInto('relation').values({ user_id: other.id, other_id: id, kind: 'block' }).execute()
      const authorization = `Bearer ${(await client.post<NewToken>('/api/tokens', { name: 'x' })).body.token}`
      const cookie = client.cookie
      let leaving = ''
      server.accounts.onLeave({
        leaving: async who => {
          leaving = who
          // The seat is still theirs while the stand-in is found.
          expect(await seatsOf('running')).toMatchObject([{ user_id: other.id }, { user_id: id }])
        },
      })

      expect((await client.send('DELETE', '/api/me')).status).toBe(204)

      expect(leaving).toBe(id)
      expect(await seatsOf('ended')).toEqual([
        { user_id: null, name: 'Deleted player' },
        { user_id: other.id, name: 'At ended' },
      ])
      expect(await seatsOf('running')).toMatchObject([{ user_id: other.id }, { user_id: null, name: 'Deleted player' }])
      const everything = await Promise.all(
        ['user', 'session', 'account', 'profile', 'note', 'relation', 'token', 'chat', 'game_table', 'seat'].map(
          table => sql`select * from ${sql.table(table)}`.execute(db),
        ),
      )
      const text = JSON.stringify(everything)
      expect(text).not.toContain(id)
      expect(text).not.toContain(email)
      const anybody = createTestClient(server)
      expect((await anybody.get<MeAnswer>('/api/me', { cookie })).body.me).toBeUndefined()
      expect((await anybody.get<MeAnswer>('/api/me', { authorization })).body.me).toBeUndefined()
      expect((await anybody.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(401)
    })

    test('sweeping: guests without a session who left nothing; nobody else', async () => {
      const swept = server
      const { db } = swept.database
      const [gone, seen, kept] = [await createGuest(swept), await createGuest(swept), createTestClient(swept)]
      const { id } = await signUp(kept)
      await sql`update "user" set "createdAt" = now() - interval '2 days'`.execute(db)
      await sql`update session set "expiresAt" = now() - interval '1 second' where "userId" in (${gone.id}, ${id})`.execute(
        db,
      )
      await swept.accounts.sweep()
      const left = await db.selectFrom('user').select('id').where('id', 'in', [gone.id, seen.id, id]).execute()
      expect(left.map(row => row.id).sort()).toEqual([seen.id, id].sort())
    })
  })

  describe('passkeys', () => {
    test('options for a new one, for this host and this person', async () => {
      const client = createTestClient(server)
      const { email } = await signUp(client)
      const { status, body } = await client.get('/api/auth/passkey/generate-register-options')
      expect(status).toBe(200)
      expect(body).toMatchObject({ rp: { id: 'localhost', name: 'Tabularium' }, user: { name: email } })
      expect(body).toHaveProperty('challenge', expect.stringMatching(/^[\w-]{40,}$/))
    })

    test('options to sign in; for registering somebody has to be signed in', async () => {
      const client = createTestClient(server)
      const { status, body } = await client.get('/api/auth/passkey/generate-authenticate-options')
      expect(status).toBe(200)
      expect(body).toMatchObject({ rpId: 'localhost', challenge: expect.any(String) })
      expect((await createTestClient(server).get('/api/auth/passkey/generate-register-options')).status).toBe(401)
    })
  })

  describe('with mail', () => {
    test('confirming the address, and a new password', async () => {
      const letters: { to: string; subject: string; text: string }[] = []
      const posted = await another(
        { RATE_LIMIT: 'off', MODERATORS: 'aedile@example.org' },
        { mail: async (to, subject, text) => void letters.push({ to, subject, text }) },
      )
      const client = createTestClient(posted)
      const { email } = await signUp(client, 'aedile@example.org')
      await expect.poll(() => letters).toHaveLength(1)
      expect(letters[0].to).toBe(email)
      // Anybody can write down a moderator's address; the mail gets to one.
      const signIn = (who: TestClient, password = PASSWORD) =>
        who.post<Trouble>('/api/auth/sign-in/email', { email, password })
      expect((await client.get<MeAnswer>('/api/me')).body).toEqual({ mail: true })
      expect((await signIn(client)).body.code).toBe('email-not-verified')
      await expect.poll(() => letters).toHaveLength(2)
      const link = /http\S+/.exec(letters[0].text)?.[0] ?? ''
      expect(link.startsWith(posted.url)).toBe(true)
      const followed = await client.get(link)
      expect([followed.status, followed.headers.get('location')]).toEqual([302, '/account'])
      // A link that somebody else sent must not make this browser theirs.
      expect(await meOf(client)).toBeUndefined()
      expect((await signIn(client)).status).toBe(200)
      const id = (await client.get<MeAnswer>('/api/me')).body.me?.id ?? ''
      const { token: key } = (await client.post<NewToken>('/api/tokens', { name: 'x' })).body
      await addPasskey(id, 'planted')
      letters.length = 0
      expect((await client.get<MeAnswer>('/api/me')).body.me).toMatchObject({ moderator: true, emailVerified: true })

      const asks = createTestClient(posted)
      expect((await asks.post('/api/auth/request-password-reset', { email: 'no@example.org' })).status).toBe(200)
      expect((await asks.post('/api/auth/request-password-reset', { email })).status).toBe(200)
      await expect.poll(() => letters).toHaveLength(1)
      const token = /account\/reset#(\S+)/.exec(letters[0].text)?.[1]
      const newPassword = 'veni vidi vici'
      expect((await asks.post('/api/auth/reset-password', { token, newPassword })).status).toBe(200)
      expect((await asks.post('/api/auth/reset-password', { token, newPassword })).status).toBe(400)
      // Whoever was signed in is not any more.
      expect((await client.get<MeAnswer>('/api/me')).body.me).toBeUndefined()
      expect((await asToken(key)).me).toBeUndefined()
      expect(await keysOf(id)).toEqual({ tokens: 0, browsers: 0, passkeys: 0 })
      expect((await asks.post('/api/auth/sign-in/email', { email, password: PASSWORD })).status).toBe(401)
      expect((await asks.post('/api/auth/sign-in/email', { email, password: newPassword })).status).toBe(200)
      expect((await asks.get<MeAnswer>('/api/me')).body.me?.id).toBe(id)
    })

    test('signing up does not tell whether an address has an account; its owner hears of it, not too often', async () => {
      const letters: { to: string; subject: string }[] = []
      const posted = await another({}, { mail: async (to, subject) => void letters.push({ to, subject }) })
      const { db } = server.database
      const email = newEmail()
      const up = (address: string) =>
        posted.app.inject({
          ...{ method: 'POST', url: '/api/auth/sign-up/email', remoteAddress: `10.0.0.${++addresses}` },
          payload: { email: address, name: 'Cato', password: PASSWORD },
        })
      await up(email)
      await db.updateTable('user').set({ emailVerified: true }).where('email', '=', email).execute()
      const [known, unknown] = [await up(email), await up(newEmail())]
      const shape = ({ statusCode, headers, body }: typeof known) => ({
        ...{
          statusCode,
          cookie: headers['set-cookie'],
          keys: Object.keys(JSON.parse(body).user),
          verified: JSON.parse(body).user.emailVerified,
        },
      })
      expect(shape(known)).toEqual(shape(unknown))
      await expect
        .poll(() => letters.map(({ subject }) => subject))
        .toContain('Tabularium: you already have an account')
      for (let n = 0; n < 10; n++) await up(email)
      expect(letters.filter(({ to }) => to === email).length).toBeLessThanOrEqual(5)
    })
  })
})
