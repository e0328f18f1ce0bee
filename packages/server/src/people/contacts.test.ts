// Following, challenges and messages over real HTTP, by those who may and by those who may not (security 5, 17).

import type {
  ChallengeCard,
  ConversationCard,
  FollowPage,
  Inbox,
  LocalGame,
  Me,
  MessageCard,
  ProfileCard,
  PublicGame,
  ReportCard,
  TableCard,
  Trouble,
} from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_OLD_NAMES, OLD_NAME_MS } from '../accounts/handles.ts'
import { createTestClient } from '../server.testing.ts'
import { begin, connect, type Guest, guests, members, startTables, type TestTables } from '../tables/tables.testing.ts'
import { DAYS_MS, LIVE_MS, MOST_SENT } from './challenges.ts'
import { BEGUN_A_DAY_OF_NEW, MOST_UNANSWERED, NEW_MS } from './messages.ts'
import { addTable } from './people.testing.ts'

let now = 1_700_000_000_000
let server: TestTables
let ada: Guest
let ben: Guest
let eve: Guest

beforeAll(async () => {
  server = await startTables({}, { now: () => now })
})

let count = 0
/** Three with an account, whose names nobody else has. */
beforeEach(async () => {
  ;[ada, ben, eve] = await members(server, 3)
  count++
  for (const [one, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
    [eve, 'Eve'],
  ] as const) {
    await one.send('PATCH', '/api/me', { name: `${name} X${count}` })
  }
})

const codeOf = async (asked: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await asked
  return status < 300 ? status : [status, (body as Trouble).code]
}
const block = (one: Guest, other: Guest) => one.send('PUT', `/api/people/${other.id}/relation`, { kind: 'block' })
const follow = (one: Guest, other: Guest) => one.send('PUT', `/api/people/${other.id}/follow`)
const write = (one: Guest, other: Guest, text = 'Salve!') =>
  one.post<{ conversation: string; message: MessageCard }>(`/api/people/${other.id}/messages`, { text })
const WISH = { game: 'wonders-duel', seats: ['them', 'me'], clock: { kind: 'live', baseMs: 600_000, incrementMs: 0 } }
const challenge = (one: Guest, other: Guest, wish: object = {}) =>
  one.post<ChallengeCard>(`/api/people/${other.id}/challenge`, { ...WISH, ...wish })

describe('names in addresses', () => {
  const named = (name: string) => createTestClient(server).get<ProfileCard>(`/api/names/${encodeURIComponent(name)}`)

  test('lead to the profile, however they are written', async () => {
    for (const name of [`Ada_X${count}`, `ada_x${count}`, `ADA_X${count}`]) {
      expect((await named(name)).body).toMatchObject({ id: ada.id, handle: `Ada_X${count}` })
    }
    expect(await codeOf(named('Nobody_there'))).toEqual([404, 'no-person'])
  })

  test('an old name leads there for a while, and nobody can take it until then', async () => {
    const begun = now
    await ada.send('PATCH', '/api/me', { name: `Livia ${count}` })
    expect((await named(`Ada_X${count}`)).body).toMatchObject({ id: ada.id, handle: `Livia_${count}` })
    expect(await codeOf(eve.send('PATCH', '/api/me', { name: `Ada X${count}` }))).toEqual([409, 'name-taken'])
    // Letters that look alike make no other name.
    expect(await codeOf(eve.send('PATCH', '/api/me', { name: `Аda X${count}` }))).toEqual([409, 'name-taken'])
    now = begun + OLD_NAME_MS + 1
    expect(await codeOf(named(`Ada_X${count}`))).toEqual([404, 'no-person'])
    expect(await codeOf(eve.send('PATCH', '/api/me', { name: `Ada X${count}` }))).toBe(200)
  })

  test('the name of another is refused and loses nothing; who comes back to an old name of their own may', async () => {
    expect(await codeOf(ben.send('PATCH', '/api/me', { name: `Ada X${count}` }))).toEqual([409, 'name-taken'])
    expect((await ben.get<{ me: Me }>('/api/me')).body.me).toMatchObject({ name: `Ben X${count}` })
    expect(await codeOf(ben.send('PATCH', '/api/me', { name: `Titus ${count}` }))).toBe(200)
    expect(await codeOf(ben.send('PATCH', '/api/me', { name: `Ben X${count}` }))).toBe(200)
    expect((await ben.get<{ me: Me }>('/api/me')).body.me).toMatchObject({ handle: `Ben_X${count}` })
  })

  test('nobody hoards names by changing on and on', async () => {
    const answers: unknown[] = []
    for (let n = 0; n <= MOST_OLD_NAMES; n++) {
      answers.push(await codeOf(eve.send('PATCH', '/api/me', { name: `Hoard${n} of ${count}` })))
    }
    // The name drawn for the guest is the first old one.
    expect(answers.at(0)).toBe(200)
    expect(answers.at(-1)).toEqual([409, 'too-many-names'])
  })

  test('a name goes with its account, and is kept from others for a while', async () => {
    await ada.send('DELETE', '/api/me')
    expect(await codeOf(named(`Ada_X${count}`))).toEqual([404, 'no-person'])
    expect(await codeOf(eve.send('PATCH', '/api/me', { name: `Ada X${count}` }))).toEqual([409, 'name-taken'])
  })
})

describe('following', () => {
  const list = async (one: Guest, which: string) =>
    (await one.get<FollowPage>(`/api/follows?list=${which}`)).body.people.map(({ id, friend }) => [id, friend])

  test('friends follow each other', async () => {
    await follow(ada, ben)
    expect([await list(ada, 'following'), await list(ben, 'followers')]).toEqual([[[ben.id, false]], [[ada.id, false]]])
    expect(await list(ada, 'friends')).toEqual([])
    await follow(ben, ada)
    expect([await list(ada, 'friends'), await list(ben, 'friends')]).toEqual([[[ben.id, true]], [[ada.id, true]]])
    await ada.send('DELETE', `/api/people/${ben.id}/follow`)
    expect(await list(ben, 'friends')).toEqual([])
  })

  test('who is here is told to friends, and not to who merely follows', async () => {
    const socket = await connect(server, ben)
    const online = async () => [
      (await ada.get<FollowPage>('/api/follows')).body.people[0].online,
      (await ada.get<ProfileCard>(`/api/people/${ben.id}`)).body.online,
    ]
    await follow(ada, ben)
    expect(await online()).toEqual([false, false])
    await follow(ben, ada)
    await expect.poll(online).toEqual([true, true])
    await block(ben, ada)
    expect((await ada.get<ProfileCard>(`/api/people/${ben.id}`)).body.online).toBe(false)
    await socket.close()
  })

  test.each([
    { title: 'a guest', ask: async () => follow((await guests(server, 1))[0], ada), code: [403, 'account-only'] },
    { title: 'a guest followed', ask: async () => follow(ada, (await guests(server, 1))[0]), code: [404, 'no-person'] },
    { title: 'oneself', ask: () => follow(ada, ada), code: [400, 'yourself'] },
    {
      title: 'whoever blocked one',
      ask: () => block(ben, ada).then(() => follow(ada, ben)),
      code: [403, 'not-welcome'],
    },
    { title: 'nobody', ask: () => createTestClient(server).get('/api/follows'), code: [401, 'sign-in'] },
  ])('is not for $title', async ({ ask, code }) => {
    expect(await codeOf(ask())).toEqual(code)
  })

  test('a block ends it on both sides', async () => {
    await follow(ada, ben)
    await follow(ben, ada)
    await block(ada, ben)
    expect([await list(ada, 'following'), await list(ben, 'following')]).toEqual([[], []])
  })
})

describe('a challenge by name', () => {
  test('is accepted, and the game begins with the seats that were asked for', async () => {
    const socket = await connect(server, ben)
    const { body: made } = await challenge(ada, ben)
    await socket.until(client => client.news.some(news => news.news === 'personal' && news.by?.id === ada.id))
    expect((await ben.get<Inbox>('/api/me/inbox')).body).toEqual({ unread: 0, challenges: 1 })
    const { status, body } = await ben.post<{ table: string }>(`/api/challenges/${made.id}/accept`)
    expect(status).toBe(200)
    const { body: card } = await ada.get<TableCard>(`/api/tables/${body.table}`)
    expect(card).toMatchObject({ status: 'playing', rated: true, visibility: 'open', mine: 1 })
    expect(card.seats.map(seat => seat.person?.id)).toEqual([ben.id, ada.id])
    expect(await codeOf(ben.post(`/api/challenges/${made.id}/accept`))).toEqual([404, 'no-challenge'])
    await socket.close()
  })

  test('accepted twice at once opens one table', async () => {
    const { body: made } = await challenge(ada, ben)
    const both = await Promise.all([1, 2].map(() => codeOf(ben.post(`/api/challenges/${made.id}/accept`))))
    expect(both).toContainEqual([404, 'no-challenge'])
    expect(both).toContain(200)
    expect((await ada.get<TableCard[]>('/api/tables/mine')).body).toHaveLength(1)
  })

  test('can be declined and withdrawn, and by nobody else', async () => {
    const { body: first } = await challenge(ada, ben)
    expect(await codeOf(eve.send('DELETE', `/api/challenges/${first.id}`))).toEqual([404, 'no-challenge'])
    expect(await codeOf(eve.post(`/api/challenges/${first.id}/accept`))).toEqual([404, 'no-challenge'])
    expect(await codeOf(ada.post(`/api/challenges/${first.id}/accept`))).toEqual([404, 'no-challenge'])
    expect((await eve.get('/api/challenges')).body).toEqual([])
    expect(await codeOf(ben.send('DELETE', `/api/challenges/${first.id}`))).toBe(204)
    const { body: second } = await challenge(ada, ben)
    expect(await codeOf(ada.send('DELETE', `/api/challenges/${second.id}`))).toBe(204)
    expect((await ben.get('/api/challenges')).body).toEqual([])
  })

  test.each([
    { clock: { kind: 'none' }, lasts: LIVE_MS },
    { clock: { kind: 'days', days: 3 }, lasts: DAYS_MS },
  ])('runs out with the clock $clock.kind', async ({ clock, lasts }) => {
    const { body: made } = await challenge(ada, ben, { clock })
    now += lasts - 1
    expect((await ben.get('/api/challenges')).body).toHaveLength(1)
    now += 1
    expect((await ben.get('/api/challenges')).body).toEqual([])
    expect(await codeOf(ben.post(`/api/challenges/${made.id}/accept`))).toEqual([404, 'no-challenge'])
  })

  test('one stands between two: the next takes its place', async () => {
    await challenge(ada, ben)
    await challenge(ada, ben, { game: 'wonders-duel', rated: false })
    const { body } = await ben.get<ChallengeCard[]>('/api/challenges')
    expect(body.map(one => one.wish.rated)).toEqual([false])
  })

  test('many at once have an end', async () => {
    const others = await members(server, MOST_SENT + 1)
    const answers: unknown[] = []
    for (const other of others) answers.push(await codeOf(challenge(eve, other)))
    expect(answers.slice(0, MOST_SENT)).toEqual(Array(MOST_SENT).fill(200))
    expect(answers.at(-1)).toEqual([409, 'too-many-challenges'])
  })

  test('a ban of the challenger takes it away; a trouble of the other leaves it', async () => {
    const { body: made } = await challenge(ada, ben)
    const { db } = server.database
    const banned = (id: string, until: number | null) =>
      db.updateTable('profile').set({ banned_until: until }).where('user_id', '=', id).execute()
    await banned(ben.id, now + 1_000)
    server.accounts.forget(ben.id)
    expect(await codeOf(ben.post(`/api/challenges/${made.id}/accept`))).toEqual([403, 'banned'])
    await banned(ben.id, null)
    server.accounts.forget(ben.id)
    await banned(ada.id, now + 1_000)
    expect(await codeOf(ben.post(`/api/challenges/${made.id}/accept`))).toEqual([404, 'no-challenge'])
    expect((await ben.get<ChallengeCard[]>('/api/challenges')).body).toHaveLength(1)
  })

  test.each([
    { title: 'a game that is not here', wish: { game: 'chess' }, code: [400, 'no-game'] },
    { title: 'too many seats', wish: { seats: ['me', 'them', 'open'] }, code: [400, 'bad-seats'] },
    { title: 'nobody to play with', wish: { seats: ['me', 'open'] }, code: [400, 'bad-request'] },
    { title: 'an option it does not have', wish: { options: { dragons: 'yes' } }, code: [400, 'bad-options'] },
  ])('to $title is refused at once', async ({ wish, code }) => {
    expect(await codeOf(challenge(ada, ben, wish))).toEqual(code)
  })

  test.each([
    { title: 'somebody blocked', set: () => block(ben, ada) },
    { title: 'somebody who has blocked', set: () => block(ada, ben) },
    { title: 'strangers, by those who want none', set: () => ben.send('PATCH', '/api/me', { contact: 'followed' }) },
    { title: 'anybody, by those who want none at all', set: () => ben.send('PATCH', '/api/me', { contact: 'none' }) },
  ])('is not taken of $title, nor are messages, in the same words', async ({ set }) => {
    await set()
    expect(await codeOf(challenge(ada, ben))).toEqual([403, 'not-welcome'])
    expect(await codeOf(write(ada, ben))).toEqual([403, 'not-welcome'])
  })

  test('who is followed is welcome', async () => {
    await ben.send('PATCH', '/api/me', { contact: 'followed' })
    await follow(ben, ada)
    expect(await codeOf(challenge(ada, ben))).toBe(200)
  })
})

describe('messages', () => {
  const all = async (one: Guest) => (await one.get<ConversationCard[]>('/api/conversations')).body
  const read = async (one: Guest, id: string) => (await one.get<MessageCard[]>(`/api/conversations/${id}`)).body

  test('go to the other, who has unread ones until they are read', async () => {
    const { body: sent } = await write(ada, ben)
    await write(ada, ben, '<b>Vale</b>')
    expect(await all(ben)).toMatchObject([{ id: sent.conversation, with: { id: ada.id }, unread: 2 }])
    expect(await all(ada)).toMatchObject([{ id: sent.conversation, with: { id: ben.id }, unread: 0 }])
    expect((await ben.get<Inbox>('/api/me/inbox')).body.unread).toBe(1)
    const messages = await read(ben, sent.conversation)
    expect(messages.map(({ text, mine }) => [text, mine])).toEqual([
      ['<b>Vale</b>', false],
      ['Salve!', false],
    ])
    await ben.post(`/api/conversations/${sent.conversation}/read`, { to: messages[0].id })
    expect([(await all(ben))[0].unread, (await ben.get<Inbox>('/api/me/inbox')).body.unread]).toEqual([0, 0])
  })

  test('are nobody else’s to read, mark, report or delete', async () => {
    const { body: sent } = await write(ada, ben)
    const path = `/api/conversations/${sent.conversation}`
    const tries = [
      eve.get(path),
      eve.post(`${path}/read`, { to: 1 }),
      eve.send('DELETE', path),
      eve.send('DELETE', `/api/messages/${sent.message.id}`),
      // Not even the other side takes back what it has not written.
      ben.send('DELETE', `/api/messages/${sent.message.id}`),
      eve.post('/api/reports', { message: sent.message.id, reason: 'abuse' }),
      // Nor does anybody report themselves.
      ada.post('/api/reports', { message: sent.message.id, reason: 'abuse' }),
    ]
    const codes = await Promise.all(tries.map(codeOf))
    expect(codes).toEqual([...Array(3).fill([404, 'no-conversation']), ...Array(4).fill([404, 'no-message'])])
    expect(await all(eve)).toEqual([])
    const byId = `/api/conversations?id=${sent.conversation}`
    expect((await eve.get<ConversationCard[]>(byId)).body).toEqual([])
    expect((await ben.get<ConversationCard[]>(byId)).body).toHaveLength(1)
    expect((await eve.get<ConversationCard[]>(`/api/conversations?with=${ada.id}`)).body).toEqual([])
    expect(await read(ben, sent.conversation)).toHaveLength(1)
  })

  test('after a block none arrive; what was said stays readable', async () => {
    const { body: sent } = await write(ada, ben)
    await block(ben, ada)
    expect(await codeOf(write(ada, ben))).toEqual([403, 'not-welcome'])
    expect(await read(ben, sent.conversation)).toHaveLength(1)
    expect((await ben.get<Inbox>('/api/me/inbox')).body.unread).toBe(0)
  })

  test('nobody is talked at: after a few the other has to answer', async () => {
    for (let n = 0; n < MOST_UNANSWERED; n++) expect(await codeOf(write(ada, ben))).toBe(200)
    expect(await codeOf(write(ada, ben))).toEqual([409, 'unanswered'])
    await write(ben, ada)
    expect(await codeOf(write(ada, ben))).toBe(200)
  })

  test('a new account begins few conversations in a day, an older one more', async () => {
    const others = await members(server, BEGUN_A_DAY_OF_NEW + 1)
    const answers: unknown[] = []
    for (const other of others) answers.push(await codeOf(write(eve, other)))
    expect(answers.at(-1)).toEqual([429, 'too-many-conversations'])
    expect(answers.slice(0, -1)).toEqual(Array(BEGUN_A_DAY_OF_NEW).fill(200))
    await server.database.db
      .updateTable('profile')
      .set({ created: now - NEW_MS })
      .where('user_id', '=', eve.id)
      .execute()
    server.accounts.forget(eve.id)
    expect(await codeOf(write(eve, others[BEGUN_A_DAY_OF_NEW]))).toBe(200)
  })

  test.each([
    { title: 'a guest', ask: async () => write((await guests(server, 1))[0], ada), code: [403, 'account-only'] },
    { title: 'oneself', ask: () => write(ada, ada), code: [400, 'yourself'] },
    { title: 'an empty text', ask: () => write(ada, ben, '  '), code: [400, 'bad-request'] },
    { title: 'a long text', ask: () => write(ada, ben, 'x'.repeat(2_001)), code: [400, 'bad-request'] },
  ])('are not for $title', async ({ ask, code }) => {
    expect(await codeOf(ask())).toEqual(code)
  })

  test('what is thrown away is gone for that side, and for good when both have', async () => {
    const { body: sent } = await write(ada, ben)
    const path = `/api/conversations/${sent.conversation}`
    await ada.send('DELETE', path)
    expect([await all(ada), (await all(ben)).length]).toEqual([[], 1])
    await ben.send('DELETE', path)
    const left = server.database.db.selectFrom('message').selectAll().where('conversation_id', '=', sent.conversation)
    expect(await left.execute()).toEqual([])
    await write(ben, ada, 'again')
    expect((await read(ada, sent.conversation)).map(({ text }) => text)).toEqual(['again'])
  })

  test('one’s own can be taken back, and a report still says what it was', async () => {
    const { body: sent } = await write(eve, ben, 'Something foul')
    expect(await codeOf(ben.post('/api/reports', { message: sent.message.id, reason: 'abuse' }))).toBe(201)
    expect(await codeOf(eve.send('DELETE', `/api/messages/${sent.message.id}`))).toBe(204)
    expect(await read(ben, sent.conversation)).toEqual([])
    await server.database.db.updateTable('profile').set({ moderator: true }).where('user_id', '=', ada.id).execute()
    server.accounts.forget(ada.id)
    const { body } = await ada.get<ReportCard[]>('/api/moderation/reports')
    expect(body.at(-1)).toMatchObject({ about: { id: eve.id }, message: { text: 'Something foul' } })
  })

  test('an account that goes leaves what it said, without a name; with the second all is gone', async () => {
    const { body: sent } = await write(ada, ben)
    await write(ben, ada)
    await ada.send('DELETE', '/api/me')
    const [left] = await all(ben)
    expect([left.with, (await read(ben, sent.conversation)).length]).toEqual([undefined, 2])
    await ben.send('DELETE', '/api/me')
    const rows = server.database.db.selectFrom('conversation').selectAll().where('id', '=', sent.conversation)
    expect(await rows.execute()).toEqual([])
  })

  test('the export has one’s own and nobody else’s', async () => {
    await write(ada, ben, 'for the export')
    await write(ben, eve, 'not for Ada')
    const { text } = await ada.get('/api/me/data')
    expect([text.includes('for the export'), text.includes('not for Ada')]).toEqual([true, false])
  })
})

describe('games by what is asked', () => {
  test('of one person, and of all that are public', async () => {
    const { db } = server.database
    const won = { reason: 'points', winners: [0] }
    const one = await addTable(db, [ada.id, ben.id], { ended: now - 3_000, outcome: won })
    const two = await addTable(db, [eve.id, ada.id], { ended: now - 2_000, outcome: won })
    const secret = await addTable(db, [ada.id, eve.id], { ended: now - 1_000, outcome: won, visibility: 'private' })
    const bots = await addTable(db, [ada.id, 'bot:scribe'], { ended: now - 500, outcome: won, rated: false })
    const nobody = createTestClient(server)
    const name = `Ada_X${count}`
    const cases: readonly (readonly [string, readonly string[]])[] = [
      [`/api/people/${ada.id}/games`, [bots, two, one]],
      [`/api/people/${ada.id}/games?result=won`, [bots, one]],
      [`/api/people/${ada.id}/games?result=lost`, [two]],
      [`/api/people/${ada.id}/games?with=${ben.id}`, [one]],
      [`/api/people/${ada.id}/games?with=bot`, [bots]],
      [`/api/people/${ada.id}/games?rated=yes&until=${now - 2_500}`, [one]],
      [`/api/people/${ada.id}/games?from=${now - 2_500}`, [bots, two]],
      [`/api/people/${ada.id}/games?option=edition=first`, []],
      [`/api/games?player=${name}`, [bots, two, one]],
      [`/api/games?player=${name}&with=Eve_X${count}&result=lost`, [two]],
      [`/api/games?player=${name}&before=${now - 2_000}`, [one]],
    ]
    for (const [path, ids] of cases) {
      expect([path, (await nobody.get<PublicGame[]>(path)).body.map(({ id }) => id)]).toEqual([path, ids])
    }
    expect((await eve.get<PublicGame[]>(`/api/people/${ada.id}/games`)).body.map(({ id }) => id)).toContain(secret)
    expect(await codeOf(nobody.get(`/api/games?player=Nobody_at_all`))).toEqual([404, 'no-person'])
    expect(await codeOf(nobody.get(`/api/games?option=a'b=c`))).toEqual([400, 'bad-request'])
  })

  test('a rating over time is that of its games', async () => {
    const { db } = server.database
    for (const [n, mu] of [25, 26, 24].entries()) {
      const table_id = await addTable(db, [ada.id, ben.id], { ended: now + n })
      const change = { user_id: ada.id, game: 'wonders-duel', table_id, mu, sigma: 4, place: 1, time: n + 1 }
      await db.insertInto('rating_change').values(change).execute()
    }
    expect((await eve.get(`/api/people/${ada.id}/ratings/wonders-duel`)).body).toEqual([
      { time: 1, rating: 1500 },
      { time: 2, rating: 1540 },
      { time: 3, rating: 1460 },
    ])
  })
})

describe('games from a device', () => {
  async function record(): Promise<string> {
    const id = await begin(server, wondersDuel, { seats: [ada, ben] })
    await ada.post(`/api/tables/${id}/resign`)
    return (await ada.get(`/api/tables/${id}/record`)).text
  }
  const keep = (one: Guest, text: string) => one.post<LocalGame>('/api/me/local-games', { record: text })

  test('are kept for their owner alone, once, where the rules confirm them', async () => {
    const text = await record()
    const { status, body } = await keep(eve, text)
    expect([status, body]).toMatchObject([200, { game: 'wonders-duel', outcome: { reason: 'resigned' } }])
    expect((await keep(eve, text)).body.id).toBe(body.id)
    expect((await eve.get<LocalGame[]>('/api/me/local-games')).body.map(({ id }) => id)).toEqual([body.id])
    expect((await eve.get(`/api/me/local-games/${body.id}/record`)).text).toBe(text)
    expect(await codeOf(ben.get(`/api/me/local-games/${body.id}/record`))).toEqual([404, 'no-record'])
    expect(await codeOf(ben.send('DELETE', `/api/me/local-games/${body.id}`))).toEqual([404, 'no-record'])
    expect((await ben.get<PublicGame[]>(`/api/people/${eve.id}/games`)).body).toEqual([])
    expect(await codeOf(eve.send('DELETE', `/api/me/local-games/${body.id}`))).toBe(204)
    expect((await eve.get('/api/me/local-games')).body).toEqual([])
  })

  test.each([
    { title: 'no record at all', spoil: () => 'Veni, vidi, vici' },
    { title: 'an illegal move', spoil: (text: string) => `${text.trimEnd()}\n0 build temple-of-everything\n` },
    { title: 'a result that is not so', spoil: (text: string) => text.replace('resigned', 'science') },
  ])('with $title are refused', async ({ spoil }) => {
    expect(await codeOf(keep(eve, spoil(await record())))).toEqual([400, 'bad-record'])
  })

  test('are not for guests', async () => {
    const [guest] = await guests(server, 1)
    expect(await codeOf(keep(guest, await record()))).toEqual([403, 'account-only'])
  })
})
