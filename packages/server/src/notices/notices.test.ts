// Notices with real receivers: a mail server, an HTTP server as webhook, a browser's keys for Web Push.

import { once } from 'node:events'
import { request } from 'node:http'
import { LANGUAGES, type Language } from '@tabularium/kernel'
import type { Trouble } from '@tabularium/protocol'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { freshPglite, openForTest } from '../database/database.testing.ts'
import type { Database } from '../database/database.ts'
import { addMoves, addPerson, addTable, type TestPerson, type TestTable } from '../people/people.testing.ts'
import { createGuest, createTestClient, startForTest } from '../server.testing.ts'
import { isPublicAddress, isPublicEndpoint, publicLookup } from './addresses.ts'
import { createMailer } from './mail.ts'
import { createNotices, type Notice, type Notices, type NoticesParts } from './notices.ts'
import { type Sender, sendOut } from './push.ts'
import { createQueue } from './queue.ts'
import { createBrowser, type Receiver, startReceiver } from './receiver.testing.ts'
import { noticeRoutes } from './routes.ts'
import { headerOf, type SmtpServer, startSmtp, textOf } from './smtp.testing.ts'
import { createWebhook, signature, type WebhookEvent } from './webhook.ts'
import { NOTICE_WORDS } from './words.ts'

const BASE = 'https://play.example.org'
const DAYS = { kind: 'days', days: 3 } as const
let database: Database
let people = 0
const opened: (() => Promise<void>)[] = []

beforeAll(async () => {
  database = await openForTest({ folder: await freshPglite() })
})
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

function notices(config: Partial<NoticesParts['config']> = {}, more: Partial<NoticesParts> = {}): Notices {
  const made = createNotices({
    database,
    config: { publicUrl: BASE, port: 1, mailFrom: 'Tabularium <games@example.org>', ...config },
    now: () => 7_000,
    isOnline: () => false,
    ...more,
  })
  opened.push(() => made.close())
  return made
}

async function smtp(): Promise<SmtpServer> {
  const server = await startSmtp()
  opened.push(() => server.close())
  return server
}

async function receiver(...answers: number[]): Promise<Receiver> {
  const server = await startReceiver()
  if (answers.length > 0) server.answers = answers
  opened.push(() => server.close())
  return server
}

/** A table of two where the first is asked, as the room tells of it. */
async function scene(given: TestTable = {}, person: TestPerson = {}): Promise<Notice & { readonly other: string }> {
  const asked = await addPerson(database.db, `N${++people}`, person)
  const other = await addPerson(database.db, `N${++people}`)
  const table = await addTable(database.db, [asked, other], { status: 'playing', clock: DAYS, waiting: 1, ...given })
  return { person: asked, other, table, game: 'wonders-duel', url: `/table/${table}` }
}

describe('mail', () => {
  it('says in the person’s language whose move it is, where, and until when', async () => {
    const server = await smtp()
    const told = notices({ smtpUrl: server.url })
    const words: Partial<Readonly<Record<Language, readonly [string, string, RegExp]>>> = {
      en: [
        'Your move: 7 Wonders Duel',
        'It is your move in 7 Wonders Duel',
        /Please move by 13 November 2026\W.*18:30 UTC\./,
      ],
      pl: [
        'Twój ruch: 7 Cudów Świata: Pojedynek',
        'przyszła Twoja kolej',
        /Czas na ruch: do 13 listopada 2026\W.*18:30 UTC\./,
      ],
      ru: ['Ваш ход: 7 чудес: Дуэль', 'ваш ход', /Сделайте ход до 13 ноября 2026 .*18:30 UTC\./],
      de: ['Du bist am Zug: 7 Wonders Duel', 'du bist am Zug', /Bitte zieh bis zum 13\. November 2026\W.*18:30 UTC\./],
    }
    for (const [language, [subject, sentence, deadline]] of Object.entries(words)) {
      const notice = await scene({ deadline: Date.UTC(2026, 10, 13, 18, 30) }, { profile: { language } })
      told.yourMove(notice)
      await told.settled()
      const mail = server.mails.at(-1)
      if (!mail) throw new Error('no mail came')
      expect(mail).toMatchObject({ from: 'games@example.org', to: `${notice.person.toLowerCase()}@example.org` })
      expect(headerOf(mail, 'subject')).toBe(subject)
      expect(textOf(mail)).toMatch(deadline)
      expect(headerOf(mail, 'list-unsubscribe')).toBe(`<${BASE}/account>`)
      for (const part of [
        sentence,
        notice.person,
        notice.other,
        `${BASE}/table/${notice.table}\n`,
        `${BASE}/account`,
      ]) {
        expect(textOf(mail)).toContain(part)
      }
    }
    expect(server.mails).toHaveLength(LANGUAGES.length)
  })

  it('says that a game is over, and that somebody is invited', async () => {
    const server = await smtp()
    const told = notices({ smtpUrl: server.url })
    const notice = await scene({ waiting: 0 })
    told.gameOver(notice)
    await told.settled()
    told.invited(notice)
    await told.settled()
    const subjects = ['Game over: 7 Wonders Duel', 'You are invited to play: 7 Wonders Duel']
    expect(server.mails.map(mail => headerOf(mail, 'subject'))).toEqual(subjects)
  })

  it('comes once a turn, whatever the others take back', async () => {
    const server = await smtp()
    const told = notices({ smtpUrl: server.url })
    const notice = await scene()
    for (let i = 0; i < 3; i++) {
      told.yourMove(notice)
      await told.settled()
    }
    expect(server.mails).toHaveLength(1)
    // The other's move changes nothing; one's own begins another turn.
    await addMoves(database.db, notice.table, [[1, 'draft the-sphinx']])
    told.yourMove(notice)
    await told.settled()
    expect(server.mails).toHaveLength(1)
    await database.db.updateTable('entry').set({ seat: 0 }).where('table_id', '=', notice.table).execute()
    told.yourMove(notice)
    await told.settled()
    expect(server.mails).toHaveLength(2)
  })

  const silent: readonly [string, TestTable, TestPerson, boolean][] = [
    ['whoever is connected', {}, {}, true],
    ['a live game', { clock: { kind: 'live', baseMs: 60_000, incrementMs: 0 } }, {}, false],
    ['a game without a clock', { clock: { kind: 'none' } }, {}, false],
    ['whoever wants none', {}, { profile: { mail: false } }, false],
    ['a guest', {}, { guest: true }, false],
    ['an address that nobody has confirmed', {}, { verified: false }, false],
    ['whoever has moved since', { waiting: 2 }, {}, false],
  ]
  it.each(silent)('is not for %s', async (_, table, person, online) => {
    const server = await smtp()
    const told = notices({ smtpUrl: server.url }, { isOnline: () => online })
    told.yourMove(await scene(table, person))
    told.yourMove(await scene())
    await told.settled()
    // The second one comes, unless everybody is connected: the first was not merely late.
    expect(server.mails).toHaveLength(online ? 0 : 1)
  })

  it('can go by the way of others, which stays theirs', async () => {
    const server = await smtp()
    const config = { smtpUrl: server.url, mailFrom: 'games@example.org' }
    const mailer = createMailer(config)
    if (!mailer) throw new Error('no mailer')
    const told = notices({}, { mailer })
    told.yourMove(await scene())
    await told.settled()
    await told.close()
    await mailer.send({ to: 'ania@example.org', subject: 'Still here', text: '' })
    mailer.close()
    expect(server.mails.map(mail => headerOf(mail, 'subject'))).toEqual(['Your move: 7 Wonders Duel', 'Still here'])
  })

  it('that cannot be sent is said in the log, and nothing else happens', async () => {
    const server = await smtp()
    await server.close()
    opened.length = 0
    const log: string[] = []
    const told = notices({ smtpUrl: server.url }, { log: line => log.push(line) })
    told.yourMove(await scene())
    await told.settled()
    expect(log).toEqual([expect.stringContaining('a notice failed: ')])
  })
})

describe('the webhook', () => {
  const event = (given: Partial<WebhookEvent> = {}): WebhookEvent => ({
    event: 'game-over',
    table: 'abcdefghijklmnop',
    game: 'wonders-duel',
    url: `${BASE}/table/abcdefghijklmnop`,
    names: ['Ania', 'Борис'],
    time: 7_000,
    ...given,
  })
  function hook(url: string, more: Partial<Parameters<typeof createWebhook>[0]> = {}) {
    const log: string[] = []
    const webhook = createWebhook({
      url,
      secret: 'a secret of sixteen',
      pauses: [1, 1, 1],
      log: line => log.push(line),
      ...more,
    })
    opened.push(async () => webhook.close())
    return { webhook, log }
  }

  it('is told in JSON, with a signature over the very bytes', async () => {
    const server = await receiver()
    const { webhook } = hook(server.url)
    webhook.tell(event())
    await webhook.settled()
    const [{ body, headers }] = server.got
    expect(JSON.parse(body.toString('utf8'))).toEqual(event())
    expect(headers['content-type']).toBe('application/json')
    expect(headers['x-tabularium-event']).toBe('game-over')
    expect(headers['x-tabularium-signature']).toBe(signature('a secret of sixteen', body.toString('utf8')))
  })

  it('signs as others do', () => {
    // RFC 4231, test case 2.
    expect(signature('Jefe', 'what do ya want for nothing?')).toBe(
      'sha256=5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
  })

  const tries: readonly [string, number[], number, boolean][] = [
    ['a moment of trouble is waited out', [503, 500, 200], 3, true],
    ['a broken connection too', [0, 200], 2, true],
    ['so is too much at once', [429, 204], 2, true],
    ['three more tries, then it is given up', [503], 4, false],
    ['what it refuses is not sent again', [400], 1, false],
    ['no redirection is followed', [302], 4, false],
  ]
  it.each(tries)('%s', async (_, answers, times, isTold) => {
    const server = await receiver(...answers)
    const { webhook, log } = hook(server.url)
    webhook.tell(event())
    await webhook.settled()
    expect(server.got).toHaveLength(times)
    expect(new Set(server.got.map(({ headers }) => headers['x-tabularium-delivery'])).size).toBe(1)
    expect(server.got.every(({ path }) => path === '/hook')).toBe(true)
    expect(log).toHaveLength(isTold ? 0 : 1)
  })

  it('keeps no more than it can', async () => {
    const server = await receiver()
    const { webhook } = hook(server.url, { longest: 3 })
    const taken = Array.from({ length: 10 }, () => webhook.tell(event()))
    // Four are on their way, three wait.
    expect(taken.filter(Boolean)).toHaveLength(7)
    await webhook.settled()
    expect(server.got).toHaveLength(7)
  })

  it('ends at once when the server does', async () => {
    const server = await receiver(503)
    const { webhook, log } = hook(server.url, { pauses: [1_000_000] })
    webhook.tell(event())
    await expect.poll(() => server.got.length).toBe(1)
    webhook.close()
    await webhook.settled()
    expect(log).toEqual([])
  })

  it('hears of moves in games by correspondence, and of the end once, with the result', async () => {
    const server = await receiver()
    // People who are connected need no call; a club's program is told all the same.
    const told = notices({ webhookUrl: server.url, webhookSecret: 'a secret of sixteen' }, { isOnline: () => true })
    const notice = await scene()
    const live = await scene({ clock: { kind: 'live', baseMs: 60_000, incrementMs: 0 } })
    told.yourMove(live)
    told.yourMove(notice)
    await told.settled()
    const outcome = { reason: 'points', winners: [1], totals: [40, 51] }
    await database.db
      .updateTable('game_table')
      .set({ status: 'over', outcome: JSON.stringify(outcome) })
      .where('id', '=', notice.table)
      .execute()
    told.gameOver(notice)
    told.gameOver({ ...notice, person: notice.other })
    await told.settled()
    const { person, other, table } = notice
    const common = { table, game: 'wonders-duel', url: `${BASE}/table/${table}`, names: [person, other], time: 7_000 }
    expect(server.got.map(({ body }) => JSON.parse(body.toString('utf8')))).toEqual([
      { event: 'your-move', ...common, person: { id: person, name: person } },
      { event: 'game-over', ...common, outcome },
    ])
  })
})

describe('Web Push', () => {
  /** Sends what would go to the push service to a receiver near by. */
  const towards =
    (server: Receiver): Sender =>
    async ({ method, headers, body, endpoint }) => {
      const sent = request(new URL(new URL(endpoint).pathname, server.url), { method, headers })
      sent.end(body)
      const [answer] = await once(sent, 'response')
      answer.resume()
      return answer.statusCode
    }

  it('reaches the browser, and only it can read it', async () => {
    const server = await receiver(201)
    const told = notices({}, { sender: towards(server) })
    const notice = await scene({}, { profile: { language: 'pl' } })
    const browser = createBrowser('https://push.example.com/send/1')
    await told.push.subscribe(notice.person, browser.subscription)
    told.yourMove(notice)
    await told.settled()
    const [{ path, headers, body }] = server.got
    expect(path).toBe('/send/1')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: notice.table, ttl: '86400' })
    expect(body.includes(notice.table)).toBe(false)
    expect(browser.open(body)).toEqual({
      kind: 'your-move',
      table: notice.table,
      game: 'wonders-duel',
      url: `/table/${notice.table}`,
      title: 'Twój ruch',
      body: `7 Cudów Świata: Pojedynek · ${notice.other}`,
    })
    // Signed for this very push service, with the key that browsers subscribe with.
    const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
    expect(key).toBe(await told.push.key())
    const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString('utf8'))
    expect(claims).toMatchObject({ aud: 'https://push.example.com', sub: BASE })
  })

  it('keeps its keys: browsers know them', async () => {
    const keys = await Promise.all([notices().push.key(), notices().push.key()])
    expect(keys[0]).toBe(keys[1])
    expect(Buffer.from(keys[0], 'base64url')).toHaveLength(65)
  })

  it('tells of what moderators decided', async () => {
    const server = await receiver(201)
    const told = notices({}, { sender: towards(server) })
    const { person } = await scene()
    const browser = createBrowser('https://push.example.com/send/2')
    await told.push.subscribe(person, browser.subscription)
    told.warned({ person, decision: 'ban-week' })
    await told.settled()
    expect(browser.open(server.got[0].body)).toMatchObject({
      kind: 'warned',
      body: 'For a while you cannot chat, join tables or create them.',
    })
  })

  const gone: readonly [number, number][] = [
    [404, 1],
    [410, 1],
    [429, 2],
    [500, 2],
  ]
  it.each(gone)('a browser that answers %i is told %i times', async (status, times) => {
    const server = await receiver(status)
    const log: string[] = []
    const told = notices({}, { sender: towards(server), log: line => log.push(line) })
    const notice = await scene()
    await told.push.subscribe(notice.person, createBrowser(`https://push.example.com/gone/${status}`).subscription)
    for (let i = 0; i < 2; i++) {
      told.gameOver(notice)
      await told.settled()
    }
    expect(server.got).toHaveLength(times)
    expect(log).toHaveLength(times === 2 ? 2 : 0)
  })

  it('is not for whoever is connected', async () => {
    const server = await receiver(201)
    const told = notices({}, { sender: towards(server), isOnline: () => true })
    const notice = await scene()
    await told.push.subscribe(notice.person, createBrowser('https://push.example.com/here').subscription)
    told.yourMove(notice)
    await told.settled()
    expect(server.got).toEqual([])
  })

  it('keeps ten browsers of a person, the newest', async () => {
    let now = 0
    const { push } = notices({}, { now: () => ++now })
    const { person } = await scene()
    const endpoints = Array.from({ length: 12 }, (_, i) => `https://push.example.com/many/${i}`)
    for (const endpoint of endpoints) await push.subscribe(person, createBrowser(endpoint).subscription)
    const rows = await database.db
      .selectFrom('push')
      .select('endpoint')
      .where('user_id', '=', person)
      .orderBy('time')
      .execute()
    expect(rows.map(row => row.endpoint)).toEqual(endpoints.slice(2))
  })

  it('is never sent to this machine or its network', async () => {
    const details = { method: 'POST' as const, headers: {}, body: Buffer.alloc(0) }
    await expect(sendOut({ ...details, endpoint: 'https://127.0.0.1/x' })).rejects.toThrow('not public')
    await expect(
      new Promise((resolve, reject) =>
        publicLookup('localhost', {}, error => (error ? reject(error) : resolve('found'))),
      ),
    ).rejects.toThrow('localhost leads to')
  })

  it('over HTTP: one’s own browsers alone', async () => {
    const { push } = notices()
    const server = await startForTest(
      { RATE_LIMIT: 'off' },
      { database, routes: [(app, { accounts }) => noticeRoutes(app, { accounts, notices: { push } })] },
    )
    const [ania, borys] = [await createGuest(server), await createGuest(server)]
    const nobody = createTestClient(server)
    const { subscription } = createBrowser('https://push.example.com/http')
    const { endpoint } = subscription
    expect((await nobody.get('/api/push/key')).status).toBe(401)
    expect((await nobody.post('/api/push', subscription)).status).toBe(401)
    expect((await nobody.send('DELETE', '/api/push', { endpoint })).status).toBe(401)
    expect((await ania.get('/api/push/key')).body).toEqual({ key: await push.key() })
    const holders = async () =>
      (await database.db.selectFrom('push').select('user_id').where('endpoint', '=', endpoint).execute()).map(
        row => row.user_id,
      )
    expect((await ania.post('/api/push', subscription)).status).toBe(204)
    expect(await holders()).toEqual([ania.id])
    await borys.send('DELETE', '/api/push', { endpoint })
    expect(await holders()).toEqual([ania.id])
    // Somebody else at the same browser.
    expect((await borys.post('/api/push', subscription)).status).toBe(204)
    expect(await holders()).toEqual([borys.id])
    expect((await borys.send('DELETE', '/api/push', { endpoint })).status).toBe(204)
    expect(await holders()).toEqual([])
    const bad = [
      { ...subscription, endpoint: 'http://push.example.com/x' },
      { ...subscription, endpoint: 'https://169.254.169.254/latest' },
      { ...subscription, endpoint: 'https://localhost/x' },
      { ...subscription, user: ania.id },
      { ...subscription, keys: { ...subscription.keys, p256dh: 'A'.repeat(87) } },
      { ...subscription, keys: { ...subscription.keys, auth: 'A'.repeat(30) } },
    ]
    for (const body of bad) {
      const answer = await ania.post<Trouble>('/api/push', body)
      expect([answer.status, ['bad-request', 'bad-endpoint'].includes(answer.body.code)]).toEqual([400, true])
    }
  })
})

describe('addresses', () => {
  const addresses: readonly [string, boolean][] = [
    ['8.8.8.8', true],
    ['172.32.0.1', true],
    ['100.128.0.1', true],
    ['2606:4700::1111', true],
    ['0.0.0.0', false],
    ['10.1.2.3', false],
    ['100.64.0.1', false],
    ['127.0.0.1', false],
    ['169.254.169.254', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['198.18.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['::', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['fc00::1', false],
    ['fd12:3456::1', false],
    ['fe80::1', false],
    ['ff02::1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['not an address', false],
  ]
  it.each(addresses)('%s is out in the internet: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })

  const endpoints: readonly [string, boolean][] = [
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://8.8.8.8/x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com:8443/x', false],
    ['https://user@fcm.googleapis.com/x', false],
    ['https://localhost/x', false],
    ['https://app.localhost/x', false],
    ['https://database/x', false],
    ['https://printer.local/x', false],
    ['https://printer.local./x', false],
    ['https://metadata.google.internal/x', false],
    ['https://127.0.0.1/x', false],
    ['https://2130706433/x', false],
    ['https://0x7f.1/x', false],
    ['https://[::1]/x', false],
    ['https://[::ffff:127.0.0.1]/x', false],
    ['ftp://example.org/x', false],
    ['nonsense', false],
  ]
  it.each(endpoints)('%s can be a push service: %s', (endpoint, can) => {
    expect(isPublicEndpoint(endpoint)).toBe(can)
  })
})

describe('the queue', () => {
  it('runs few at once, in order, and goes on after a failure', async () => {
    const failures: unknown[] = []
    const queue = createQueue({ atOnce: 2, longest: 10, failed: error => failures.push(error) })
    let running = 0
    let most = 0
    const done: number[] = []
    for (let i = 0; i < 6; i++) {
      queue.add(async () => {
        most = Math.max(most, ++running)
        await Promise.resolve()
        running--
        if (i === 2) throw new Error('two')
        done.push(i)
      })
    }
    await queue.settled()
    expect([done, most, failures.length]).toEqual([[0, 1, 3, 4, 5], 2, 1])
  })

  it('takes nothing after the end', async () => {
    const queue = createQueue({ atOnce: 1, longest: 10, failed: () => undefined })
    queue.close()
    expect([queue.add(async () => undefined), queue.dropped]).toEqual([false, 1])
    await queue.settled()
  })
})

describe('the words', () => {
  it.each(LANGUAGES)('%s has all of them, with the same places to fill', language => {
    const places = (text: string) => [...new Set(text.match(/\{[a-z]+/g))].toSorted()
    const of = (words: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(words).map(([key, text]) => [key, places(text)]))
    expect(of(NOTICE_WORDS[language])).toEqual(of(NOTICE_WORDS.en))
  })
})
