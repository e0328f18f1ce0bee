// News of a club in a chat elsewhere: who may say where, what is sent in which form, and that nothing leads into the
// server's own network.

import { LANGUAGES } from '@tabularium/kernel'
import { HOOK_FORMATS, type HookAnswer, type HookFormat, type TableCard, type Trouble } from '@tabularium/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createClubHooks, hookBodies, MOST_FAILURES } from '../notices/club-hooks.ts'
import { HOOK_WORDS } from '../notices/hook-words.ts'
import type { Post } from '../notices/post.ts'
import { type Receiver, startReceiver } from '../notices/receiver.testing.ts'
import { type Guest, members, startTables, type TestTables } from '../tables/tables.testing.ts'

const OUT = 'https://hooks.example.com/services/secret-token'
let server: TestTables
let receiver: Receiver
let leader: Guest
let member: Guest
let club = ''
let count = 0

beforeAll(async () => {
  server = await startTables()
  receiver = await startReceiver()
})
afterAll(() => receiver.close())
beforeEach(async () => {
  receiver.got.length = 0
  receiver.answers = [200]
  ;[leader, member] = await members(server, 2)
  club = `hooked-${++count}`
  await leader.post('/api/clubs', { id: club, name: `Hooked ${club}` })
  await member.post(`/api/clubs/${club}/join`)
})

const put = (who: Guest, body: object) => who.send<HookAnswer & Trouble>('PUT', `/api/clubs/${club}/webhook`, body)

/** What is sent out arrives at the receiver of this test; addresses are told as they are. */
const posted: string[] = []
const post: Post = async ({ url, headers, body }) => {
  posted.push(url)
  return (
    await fetch(receiver.url, {
      method: 'POST',
      headers: { 'content-type': headers['content-type'] },
      body: String(body),
    })
  ).status
}
const hooks = (more: Partial<Parameters<typeof createClubHooks>[0]> = {}) =>
  createClubHooks({
    ...{ db: server.database.db, base: () => 'https://play.example.org', post, pauses: [0], log: () => undefined },
    ...more,
  })
const bodies = () => receiver.got.map(({ body }) => JSON.parse(String(body)))
const NEWS = { event: 'table-open', game: 'wonders-duel', names: ['Ada'], path: '/table/x' } as const

describe('who may say where', () => {
  test('leaders alone; the address is told to nobody again', async () => {
    expect((await put(member, { url: OUT, format: 'slack' })).body.code).toBe('not-leader')
    expect((await member.get<Trouble>(`/api/clubs/${club}/webhook`)).body.code).toBe('not-leader')
    const { body, text } = await put(leader, { url: OUT, format: 'slack', events: ['joined'] })
    expect(body.hook).toEqual({
      host: 'hooks.example.com',
      format: 'slack',
      language: 'en',
      events: ['joined'],
      off: false,
    })
    expect(text).not.toContain('secret-token')
    // What is not said stays.
    expect((await put(leader, { format: 'discord', language: 'pl' })).body.hook).toMatchObject({
      host: 'hooks.example.com',
    })
    expect((await leader.send('DELETE', `/api/clubs/${club}/webhook`)).status).toBe(204)
    expect((await leader.get<HookAnswer>(`/api/clubs/${club}/webhook`)).body).toEqual({})
    expect((await leader.post<Trouble>(`/api/clubs/${club}/webhook/test`)).body.code).toBe('no-hook')
  })

  test.each([
    'http://hooks.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://printer.local/x',
    'https://hooks.example.com:8443/x',
    'https://user:password@hooks.example.com/x',
    'file:///etc/passwd',
    'x',
  ])('not %s', async url => {
    const { status, body } = await put(leader, { url, format: 'slack' })
    expect([status, body.code]).toEqual([400, 'bad-hook'])
  })

  test('a name that leads into the own network is found out when it is asked for', async () => {
    await put(leader, { url: OUT, format: 'slack' })
    // Somebody who can write to the database, or a name that means something else by now.
    await server.database.db
      .updateTable('club_hook')
      .set({ url: receiver.url.replace('http:', 'https:') })
      .where('club_id', '=', club)
      .execute()
    const { status, body } = await leader.post<Trouble>(`/api/clubs/${club}/webhook/test`)
    expect([status, body.code, receiver.got.length]).toEqual([409, 'hook-failed', 0])
    const { hook } = (await leader.get<HookAnswer>(`/api/clubs/${club}/webhook`)).body
    expect(hook?.trouble).toBe('unreachable')
  })
})

describe('what is sent', () => {
  const NASTY = 'A*d_a <@everyone> & [x](https://evil.example) @channel'
  const URL = 'https://play.example.org/table/x'
  test.each<[HookFormat, object]>([
    [
      'discord',
      {
        content: `A\\*d\\_a \\<@\u2060everyone\\> & \\[x\\]\\(https://evil.example\\) @\u2060channel\n<${URL}>`,
        username: 'Tabularium',
        allowed_mentions: { parse: [] },
      },
    ],
    [
      'slack',
      { text: `A*d_a &lt;@everyone&gt; &amp; [x](https://evil.example) @channel\n<${URL}>`, unfurl_links: false },
    ],
    [
      'mattermost',
      {
        text: `A\\*d\\_a \\<@\u2060everyone\\> & \\[x\\]\\(https://evil.example\\) @\u2060channel\n<${URL}>`,
        username: 'Tabularium',
      },
    ],
    [
      'matrix',
      {
        text: `A*d_a <@\u2060everyone> & [x](https://evil.example) @\u2060channel\n${URL}`,
        html: `A*d_a &lt;@\u2060everyone&gt; &amp; [x](https://evil.example) @\u2060channel<br/><a href="${URL}">${URL}</a>`,
        username: 'Tabularium',
      },
    ],
    ['zulip', { text: `A\\*d\\_a \\<@\u2060everyone\\> & \\[x\\]\\(https://evil.example\\) @\u2060channel\n${URL}` }],
  ])('%s: a name stays text', (format, body) => {
    expect(hookBodies[format]({ text: NASTY, url: URL })).toEqual(body)
  })

  test('every form, in the language chosen, to the address that was set', async () => {
    const told = hooks()
    for (const format of HOOK_FORMATS) {
      await put(leader, { url: OUT, format, language: 'de' })
      told.tell({ club, ...NEWS })
      await told.settled()
    }
    expect(bodies().map(body => body.text ?? body.content)).toEqual(
      HOOK_FORMATS.map(() => expect.stringContaining('Ein Tisch ist offen: 7 Wonders Duel')),
    )
    expect(new Set(posted)).toEqual(new Set([OUT]))
  })

  test('only what the club wants to hear of', async () => {
    const told = hooks()
    await put(leader, { url: OUT, format: 'slack', events: ['joined'] })
    told.tell({ club, ...NEWS })
    told.tell({ club, event: 'joined', names: ['Ben'], path: `/club/${club}` })
    await told.settled()
    expect(bodies().map(({ text }) => text)).toEqual([`New in the club: Ben\n<https://play.example.org/club/${club}>`])
  })

  test('once more where the other side is not ready; off after too many, on when it is set again', async () => {
    const told = hooks()
    await put(leader, { url: OUT, format: 'slack' })
    receiver.answers = [503, 200]
    told.tell({ club, ...NEWS })
    await told.settled()
    expect(receiver.got).toHaveLength(2)
    receiver.answers = [410]
    expect(await told.test(club)).toBe(false)
    const { hook } = (await leader.get<HookAnswer>(`/api/clubs/${club}/webhook`)).body
    expect(hook).toMatchObject({ off: true, trouble: 'status 410' })
    const before = receiver.got.length
    told.tell({ club, ...NEWS })
    await told.settled()
    expect(receiver.got).toHaveLength(before)
    expect((await put(leader, { url: OUT, format: 'slack' })).body.hook?.off).toBe(false)
    // One that is not taken does not turn it off yet.
    receiver.answers = [500]
    expect(await told.test(club)).toBe(false)
    const row = await server.database.db
      .selectFrom('club_hook')
      .selectAll()
      .where('club_id', '=', club)
      .executeTakeFirst()
    expect(row?.failures).toBe(1)
    expect(MOST_FAILURES).toBeGreaterThan(1)
  })

  test('tables that open, games that end and people who join are told by the house itself', async () => {
    const told: { club: string; event: string; names: readonly string[]; winners?: readonly string[] }[] = []
    const { clubs } = server.tables.notices
    const before = clubs.tell
    Object.assign(clubs, { tell: (news: (typeof told)[number]) => told.push(news) })
    try {
      const { body } = await leader.post<{ table: TableCard; invite: string }>('/api/tables', {
        ...{ game: 'wonders-duel', seats: ['me', 'open'], club, rated: false },
      })
      await leader.post('/api/tables', { game: 'wonders-duel', seats: ['me', 'open'], club, visibility: 'private' })
      await member.post(`/api/invites/${body.invite}`, {})
      await member.post(`/api/tables/${body.table.id}/resign`)
      const [late] = await members(server, 1)
      await leader.send('PATCH', `/api/clubs/${club}`, { joining: 'request' })
      await late.post(`/api/clubs/${club}/join`)
      await leader.send('PUT', `/api/clubs/${club}/members/${late.id}`, { role: 'member' })
      expect(told.map(({ event, names, winners }) => [event, names, winners ?? []])).toEqual([
        ['table-open', [leader.name], []],
        ['game-over', [leader.name, member.name], [leader.name]],
        ['joined', [late.name], []],
      ])
    } finally {
      Object.assign(clubs, { tell: before })
    }
  })

  test.each(LANGUAGES)('%s has all words', language => {
    expect(Object.keys(HOOK_WORDS[language])).toEqual(Object.keys(HOOK_WORDS.en))
  })
})
