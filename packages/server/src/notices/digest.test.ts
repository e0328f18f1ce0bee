// The mail that comes once a day, with a real mail server.

import { LANGUAGES } from '@tabularium/kernel'
import type { Me, MeAnswer, Trouble } from '@tabularium/protocol'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshPglite, openForTest } from '../database/database.testing.ts'
import type { Database } from '../database/database.ts'
import { addPerson, addTable } from '../people/people.testing.ts'
import { createGuest, startForTest } from '../server.testing.ts'
import { DIGEST_WORDS } from './digest-words.ts'
import { createNotices, type Notices } from './notices.ts'
import { headerOf, type SmtpServer, startSmtp, textOf } from './smtp.testing.ts'

const DAY = 86_400_000
const BASE = 'https://play.example.org'
const DAYS = { kind: 'days', days: 3 } as const
let database: Database
let server: SmtpServer
let told: Notices
let now = 10 * DAY
let people = 0

beforeAll(async () => {
  database = await openForTest({ folder: await freshPglite() })
  server = await startSmtp()
  told = createNotices({
    database,
    config: { publicUrl: BASE, port: 1, mailFrom: 'games@example.org', smtpUrl: server.url },
    now: () => now,
    isOnline: () => false,
  })
})
afterAll(async () => {
  await told.close()
  await server.close()
})
beforeEach(async () => {
  server.mails.length = 0
  now += 10 * DAY
  await database.db.updateTable('profile').set({ digest: false }).execute()
})

const wants = (person: string, more: object = {}) =>
  database.db
    .updateTable('profile')
    .set({ digest: true, digest_at: now - DAY, ...more })
    .where('user_id', '=', person)
    .execute()

/** Somebody asked at two tables, challenged, and written to; one game has ended since. */
async function scene(language = 'en') {
  const [me, other] = [await addPerson(database.db, `D${++people}`, { profile: { language } }), `D${++people}`]
  await addPerson(database.db, other)
  const playing = { status: 'playing', clock: DAYS } as const
  const mine = await addTable(database.db, [me, other], { ...playing, waiting: 1, deadline: Date.UTC(2026, 4, 1, 9) })
  const theirs = await addTable(database.db, [me, other], { ...playing, waiting: 2 })
  const live = await addTable(database.db, [me, other], { status: 'playing', waiting: 1 })
  const ended = await addTable(database.db, [me, other], { clock: DAYS, ended: now - 1_000 })
  const before = await addTable(database.db, [me, other], { clock: DAYS, ended: now - 3 * DAY })
  await database.db
    .insertInto('challenge')
    .values({
      ...{ id: `c${people}`, from_user: other, to_user: me, created: now, until: now + DAY },
      wish: JSON.stringify({ game: 'glory-to-rome' }),
    })
    .execute()
  await database.db
    .insertInto('conversation')
    .values({
      ...{ id: `v${people}`, a_user: me, b_user: other, begun_by: other, created: now, touched: now },
      ...{ last: 2, a_read: 1, b_read: 2, a_cleared: 0, b_cleared: 0 },
    })
    .execute()
  return { me, other, mine, theirs, live, ended, before }
}

test('says what waits, and nothing that does not', async () => {
  const { me, other, mine, theirs, live, ended, before } = await scene()
  await wants(me)
  expect(await told.digest()).toBe(1)
  const [mail] = server.mails
  const text = textOf(mail)
  expect([mail.to, headerOf(mail, 'subject')]).toEqual([
    `${me.toLowerCase()}@example.org`,
    '1 game is waiting for your move',
  ])
  for (const part of [
    `- 7 Wonders Duel, by 1 May 2026 at 09:00 UTC\n  ${BASE}/table/${mine}`,
    `- ${other}: Glory to Rome\n  ${BASE}/people`,
    `- 1 conversation with a new message\n  ${BASE}/messages`,
    `${BASE}/table/${ended}`,
    `Turn off these e-mails: ${BASE}/account`,
  ]) {
    expect(text).toContain(part)
  }
  for (const id of [theirs, live, before]) expect(text).not.toContain(id)
  expect(headerOf(mail, 'list-unsubscribe')).toBe(`<${BASE}/account>`)
  // The other is asked too, but wants a mail for each.
  expect(server.mails).toHaveLength(1)
})

test('comes once a day, whichever process looks', async () => {
  const { me } = await scene()
  await wants(me)
  expect((await Promise.all([told.digest(), told.digest()])).reduce((a, b) => a + b)).toBe(1)
  now += DAY - 1
  expect(await told.digest()).toBe(0)
  now += 1
  expect(await told.digest()).toBe(1)
})

test.each([
  ['whose address is not confirmed', { emailVerified: false }, {}],
  ['who wants no mail at all', {}, { mail: false }],
  ['who plays as a guest', { isAnonymous: true }, {}],
])('not to somebody %s', async (_, user, profile) => {
  const { me } = await scene()
  await wants(me, profile)
  if (Object.keys(user).length > 0) await database.db.updateTable('user').set(user).where('id', '=', me).execute()
  expect(await told.digest()).toBe(0)
})

test('where nothing waits none is sent', async () => {
  await wants(await addPerson(database.db, `D${++people}`))
  expect(await told.digest()).toBe(0)
})

test('takes the place of a mail for each, but for a rematch', async () => {
  const { me, other, mine } = await scene()
  await wants(me)
  const notice = { person: me, table: mine, game: 'wonders-duel', url: `/table/${mine}` }
  told.yourMove(notice)
  told.gameOver(notice)
  told.written({ person: me, by: other, conversation: 'x' })
  await told.settled()
  expect(server.mails).toEqual([])
  told.invited(notice)
  await told.settled()
  expect(server.mails.map(mail => headerOf(mail, 'subject'))).toEqual(['You are invited to play: 7 Wonders Duel'])
})

test('speaks every language, with the same places to fill', async () => {
  const of = (words: Readonly<Record<string, string>>) =>
    Object.entries(words).map(([key, text]) => [key, [...new Set(text.match(/\{[a-z]{2,}\b/g))].sort()])
  for (const language of LANGUAGES) {
    const own = of(DIGEST_WORDS[language]).map(([key, places]) => [
      key,
      (places as string[]).filter(one => !/few|many/.test(one)),
    ])
    expect(own.map(([key]) => key)).toEqual(of(DIGEST_WORDS.en).map(([key]) => key))
    const { me } = await scene(language)
    await wants(me)
  }
  expect(await told.digest()).toBe(LANGUAGES.length)
  const polish = server.mails.find(mail => headerOf(mail, 'subject') === '1 partia czeka na Twój ruch')
  expect(polish && textOf(polish)).toContain('- 7 Cudów Świata: Pojedynek, do 1 maja 2026')
})

test('a server without mail does not offer it', async () => {
  const bare = await startForTest()
  const guest = await createGuest(bare)
  expect((await guest.get<MeAnswer>('/api/me')).body).toMatchObject({ mail: false, me: { digest: false } })
  const refused = await guest.send<Trouble>('PATCH', '/api/me', { digest: true })
  expect([refused.status, refused.body.code]).toEqual([409, 'no-mail'])
  expect((await guest.send<Me>('PATCH', '/api/me', { digest: false })).body.digest).toBe(false)
})
