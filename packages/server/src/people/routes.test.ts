// People over real HTTP: who may see and do what. The reading paths are tried by those who may not, too (security 5).

import { isProblem, readRecord } from '@tabularium/kernel'
import {
  DELETED,
  type GameLine,
  type LadderLine,
  type ProfileCard,
  type ReportCard,
  type Trouble,
} from '@tabularium/protocol'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshPglite, openForTest } from '../database/database.testing.ts'
import { createLimits } from '../limits.ts'
import type { Warned } from '../notices/notices.ts'
import { createGuest, createTestClient, startForTest, type TestClient, type TestServer } from '../server.testing.ts'
import { addChat, addMoves, addPerson, addTable } from './people.testing.ts'
import { GAMES_A_PAGE, LADDER_GAMES } from './profile.ts'
import type { RecordLine } from './records.ts'
import { FOREVER, type ModeratorWarning, REPORTS_A_DAY, REPORTS_A_DAY_OF_GUESTS } from './reports.ts'
import { MODERATION, peopleRoutes } from './routes.ts'

type Signed = TestClient & { readonly id: string }

const NOW = 1_000_000_000_000
const DAY = 86_400_000
let now = NOW
let server: TestServer
let nobody: TestClient
let ania: Signed
let borys: Signed
let censor: Signed
let people = 0
const warned: Warned[] = []

/** Somebody with an account: a session as a guest gets one, and a name. */
async function member(name: string, profile: { moderator?: boolean } = {}): Promise<Signed> {
  const client = await createGuest(server)
  await client.get('/api/me')
  const { db } = server.database
  await db.updateTable('user').set({ name, isAnonymous: false }).where('id', '=', client.id).execute()
  if (profile.moderator) {
    await db.updateTable('profile').set({ moderator: true }).where('user_id', '=', client.id).execute()
  }
  server.accounts.forget(client.id)
  return client
}

/** Has a window open somewhere. */
const comesOnline = (id: string) =>
  server.database.db
    .updateTable('profile')
    .set({ here_until: NOW + 1 })
    .where('user_id', '=', id)
    .execute()
const newPerson = (given: Parameters<typeof addPerson>[2] = {}) => addPerson(server.database.db, `P${++people}`, given)

beforeAll(async () => {
  const database = await openForTest({ folder: await freshPglite() })
  server = await startForTest(
    { RATE_LIMIT: 'off' },
    {
      database,
      routes: [
        (app, { accounts }) =>
          peopleRoutes(app, {
            database,
            accounts,
            notices: { warned: note => void warned.push(note) },
            limits: createLimits(),
            now: () => now,
          }),
      ],
    },
  )
  nobody = createTestClient(server)
  ania = await member('Ania')
  borys = await member('Borys')
  censor = await member('Censor', { moderator: true })
})

beforeEach(() => {
  now = NOW
  warned.length = 0
})

describe('a profile', () => {
  it('says who somebody is, and how well they play', async () => {
    const id = await newPerson()
    await server.database.db
      .insertInto('rating')
      .values({ user_id: id, game: 'wonders-duel', mu: 27.5, sigma: 4, games: 12, wins: 7, time: 1 })
      .execute()
    await comesOnline(id)
    await addTable(server.database.db, [id, ania.id], { ended: 100 })
    const { status, body } = await ania.get<ProfileCard>(`/api/people/${id}`)
    expect(status).toBe(200)
    expect(body).toEqual({
      id,
      name: id,
      guest: false,
      since: 1_000,
      seen: 2_000,
      online: true,
      ratings: [{ game: 'wonders-duel', rating: 1600, within: 314, games: 12, wins: 7 }],
      honours: [],
    })
  })

  it('has nothing for an id that nobody has', async () => {
    const { status, body } = await nobody.get<Trouble>('/api/people/nobody')
    expect([status, body.code]).toEqual([404, 'no-person'])
  })

  it('tells when somebody is here to those who play or have played with them, and to nobody else', async () => {
    const { db } = server.database
    const id = await newPerson()
    await comesOnline(id)
    const seenBy = async (reader: Pick<Signed, 'get'>) => (await reader.get<ProfileCard>(`/api/people/${id}`)).body
    const hidden = { online: false, seen: 1_000 }
    const told = { online: true, seen: 2_000 }
    expect(await seenBy(ania)).toMatchObject(hidden)
    await addTable(db, [id, ania.id], { status: 'playing' })
    await addTable(db, [borys.id, id], { ended: 100 })
    expect([await seenBy(ania), await seenBy(borys)]).toMatchObject([told, told])
    await db.insertInto('relation').values({ user_id: id, other_id: borys.id, kind: 'block' }).execute()
    expect(await seenBy(borys)).toMatchObject(hidden)
    // As a guest, or without a name, whoever was blocked asks again.
    expect([await seenBy(await createGuest(server)), await seenBy(nobody)]).toMatchObject([hidden, hidden])
    now = NOW + 1
    expect(await seenBy(ania)).toMatchObject({ online: false, seen: 2_000 })
  })
})

describe('games of a person', () => {
  const won = { reason: 'military', winners: [0] }

  it('tells where they sat, who with, and what it did to the rating', async () => {
    const { db } = server.database
    const [one, two] = [await newPerson(), await newPerson()]
    const first = await addTable(db, [one, two], { ended: 100, outcome: won })
    const second = await addTable(db, [two, one], {
      ended: 200,
      outcome: { reason: 'points', winners: [1], totals: [40, 61] },
    })
    const change = { user_id: one, game: 'wonders-duel', sigma: 8, place: 1 }
    await db
      .insertInto('rating_change')
      .values([
        { ...change, table_id: first, mu: 27, time: 100 },
        { ...change, table_id: second, mu: 28.5, time: 200 },
      ])
      .execute()
    const { body } = await nobody.get<GameLine[]>(`/api/people/${one}/games`)
    expect(body).toMatchObject([
      { id: second, seat: 1, ended: 200, rating: 1640, change: 60, outcome: { winners: [1], totals: [40, 61] } },
      { id: first, seat: 0, ended: 100, rating: 1580, change: 80, outcome: won },
    ])
    expect(body[1].seats).toEqual([
      { name: one, person: one },
      { name: two, person: two },
    ])
  })

  it('shows a bot as a bot, and a game that is not rated without a rating', async () => {
    const one = await newPerson()
    await addTable(server.database.db, [one, 'bot:sensible'], { rated: false, outcome: won })
    const [line] = (await nobody.get<GameLine[]>(`/api/people/${one}/games`)).body
    expect(line.seats[1]).toEqual({ name: 'sensible', bot: 'sensible' })
    expect(line).not.toHaveProperty('rating')
    expect(line).not.toHaveProperty('change')
  })

  it('shows a private game to those who sat there alone', async () => {
    const { db } = server.database
    const one = await newPerson()
    const open = await addTable(db, [one, borys.id], { ended: 1 })
    const hidden = await addTable(db, [one, ania.id], { ended: 2, visibility: 'private', owner: borys.id })
    const seen = async (reader: TestClient) =>
      (await reader.get<GameLine[]>(`/api/people/${one}/games`)).body.map(line => line.id)
    expect(await seen(ania)).toEqual([hidden, open])
    expect(await seen(borys)).toEqual([open])
    expect(await seen(nobody)).toEqual([open])
  })

  it('leaves out what is not over', async () => {
    const one = await newPerson()
    for (const status of ['open', 'playing', 'aside', 'dropped'] as const) {
      await addTable(server.database.db, [one, ania.id], { status, ended: 7 })
    }
    expect((await ania.get<GameLine[]>(`/api/people/${one}/games`)).body).toEqual([])
  })

  it('turns pages without losing a game, also of those that ended in the same moment', async () => {
    const { db } = server.database
    const one = await newPerson()
    const made: string[] = []
    // The page would end between the three that ended at 1,006.
    for (let i = 0; i < 31; i++)
      made.push(await addTable(db, [one], { ended: [4, 5, 6].includes(i) ? 1_006 : 1_000 + i }))
    const found: string[] = []
    const lengths: number[] = []
    for (let before: number | undefined; ; ) {
      const query: string = before === undefined ? '' : `?before=${before}`
      const { body } = await nobody.get<GameLine[]>(`/api/people/${one}/games${query}`)
      if (body.length === 0) break
      lengths.push(body.length)
      found.push(...body.map(line => line.id))
      before = body.at(-1)?.ended
    }
    expect(lengths).toEqual([GAMES_A_PAGE + 2, 4])
    expect(found.toSorted()).toEqual(made.toSorted())
  })

  it('can be of one game alone', async () => {
    const { db } = server.database
    const one = await newPerson()
    const rome = await addTable(db, [one], { game: 'glory-to-rome' })
    await addTable(db, [one])
    const { body } = await nobody.get<GameLine[]>(`/api/people/${one}/games?game=glory-to-rome`)
    expect(body.map(line => line.id)).toEqual([rome])
  })

  it.each(['?before=soon', '?before=-1', '?game=Glory', '?page=2'])('refuses %s', async query => {
    expect((await nobody.get(`/api/people/${ania.id}/games${query}`)).status).toBe(400)
  })
})

describe('the ladder', () => {
  const rate = (user_id: string, mu: number, games = LADDER_GAMES) =>
    server.database.db
      .insertInto('rating')
      .values({ user_id, game: 'glory-to-rome', mu, sigma: 5, games, wins: 1, time: 1 })
      .execute()

  it('has the strongest first, without guests, the banned, and who has played too little', async () => {
    const [strong, equal, weak] = [await newPerson(), await newPerson(), await newPerson()]
    const left = await newPerson({ profile: { banned_until: NOW } })
    await rate(weak, 20)
    await rate(equal, 29.999)
    await rate(strong, 30)
    await rate(left, 25)
    await rate(await newPerson({ guest: true }), 45)
    await rate(await newPerson({ profile: { banned_until: NOW + 1 } }), 45)
    await rate(await newPerson(), 45, LADDER_GAMES - 1)
    const { body } = await nobody.get<LadderLine[]>('/api/ladder/glory-to-rome')
    expect(body.map(({ id, place, rating }) => [id, place, rating])).toEqual([
      [strong, 1, 1700],
      [equal, 1, 1700],
      [left, 3, 1500],
      [weak, 4, 1300],
    ])
    expect(body[0]).toMatchObject({ name: strong, within: 392, games: LADDER_GAMES, wins: 1 })
  })

  it('is of a game that is here', async () => {
    const { status, body } = await nobody.get<Trouble>('/api/ladder/poker')
    expect([status, body.code]).toEqual([404, 'no-game'])
  })
})

describe('relations', () => {
  it('are one’s own: muted, then blocked, then nothing', async () => {
    const other = await newPerson()
    const put = (kind: string) => ania.send('PUT', `/api/people/${other}/relation`, { kind })
    const mine = async () => (await ania.get<{ id: string }[]>('/api/relations')).body.filter(one => one.id === other)
    expect((await put('mute')).status).toBe(204)
    expect(await mine()).toEqual([{ id: other, name: other, kind: 'mute' }])
    await put('block')
    expect(await mine()).toEqual([{ id: other, name: other, kind: 'block' }])
    expect((await ania.get<ProfileCard>(`/api/people/${other}`)).body.relation).toBe('block')
    expect((await borys.get<ProfileCard>(`/api/people/${other}`)).body).not.toHaveProperty('relation')
    await put('none')
    expect(await mine()).toEqual([])
  })

  it('need somebody on both sides', async () => {
    const put = (client: TestClient, id: string, body: unknown = { kind: 'block' }) =>
      client.send<Trouble>('PUT', `/api/people/${id}/relation`, body)
    const code = async (answer: ReturnType<typeof put>) => [(await answer).status, (await answer).body.code]
    expect(await code(put(nobody, borys.id))).toEqual([401, 'sign-in'])
    expect(await code(put(ania, ania.id))).toEqual([400, 'yourself'])
    expect(await code(put(ania, 'nobody'))).toEqual([404, 'no-person'])
    expect(await code(put(ania, borys.id, { kind: 'hate' }))).toEqual([400, 'bad-request'])
    expect(await code(put(ania, borys.id, { kind: 'mute', as: censor.id }))).toEqual([400, 'bad-request'])
    expect((await nobody.get('/api/relations')).status).toBe(401)
  })
})

describe('my records', () => {
  const ask = ({ cookie }: TestClient) => fetch(new URL('/api/me/records', server.url), { headers: { cookie } })

  it('are those of my finished games, each a record that can be read', async () => {
    const { db } = server.database
    const player = await member('Livia')
    const ids: string[] = []
    for (let i = 0; i < 23; i++) {
      const id = await addTable(db, [player.id, 'bot:sensible'], {
        ended: i,
        outcome: { reason: 'military', winners: [0] },
      })
      await addMoves(db, id, [
        [0, 'draft the-pyramids'],
        [1, `draft ${i}`],
      ])
      ids.push(id)
    }
    await db
      .insertInto('entry')
      .values({ table_id: ids[0], number: 3, kind: 'takeback', at_move: 1, by: 'person', time: 1 })
      .execute()
    const running = await addTable(db, [player.id, ania.id], { status: 'playing' })
    await addMoves(db, running, [[0, 'draft the-sphinx']])
    await addTable(db, [ania.id, borys.id])
    const answer = await ask(player)
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    const lines = (await answer.text())
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as RecordLine)
    expect(lines.map(line => line.table)).toEqual(ids)
    const records = lines.map(line => readRecord(line.record))
    expect(records.filter(isProblem)).toEqual([])
    expect(records[0]).toMatchObject({ seats: [player.id, 'sensible'], result: { winners: [0] }, moves: [{ seat: 0 }] })
    expect(records[0]).toHaveProperty('moves.length', 1)
    expect(records[22]).toHaveProperty('moves.1.action', 'draft 22')
  })

  it('are nobody else’s', async () => {
    expect((await nobody.get('/api/me/records')).status).toBe(401)
    expect(await (await ask(await member('Nova'))).text()).toBe('')
  })
})

const reportOf = async (id: number) =>
  server.database.db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

async function file(client: TestClient, body: object): Promise<number> {
  const answer = await client.post<{ id: number }>('/api/reports', { reason: 'abuse', ...body })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.id
}

describe('a report', () => {
  it('about a line of the chat says whose it is and where', async () => {
    const table = await addTable(server.database.db, [ania.id, borys.id], { status: 'playing', visibility: 'private' })
    const chat = await addChat(server.database.db, table, borys.id, 'You cheat!')
    const id = await file(ania, { chat, text: ' He is rude. ' })
    expect(await reportOf(id)).toMatchObject({
      by_user: ania.id,
      about_user: borys.id,
      table_id: table,
      chat_id: chat,
      text: 'He is rude.',
      time: NOW,
      state: 'open',
    })
  })

  it('that is filed twice is one', async () => {
    const about = await newPerson()
    const id = await file(ania, { about, reason: 'stalling' })
    expect(await file(ania, { about, reason: 'stalling', text: 'Still!' })).toBe(id)
    expect(await file(ania, { about, reason: 'cheating' })).not.toBe(id)
    expect(await file(borys, { about, reason: 'stalling' })).not.toBe(id)
  })

  it('is about something that the reporter can see', async () => {
    const { db } = server.database
    const hidden = await addTable(db, [borys.id, 'bot:sensible'], { visibility: 'private' })
    const open = await addTable(db, [borys.id, 'bot:sensible'], { status: 'playing' })
    const hiddenLine = await addChat(db, hidden, borys.id, 'A secret', 'spectators')
    const playersLine = await addChat(db, open, borys.id, 'Among us')
    const spectatorsLine = await addChat(db, open, borys.id, 'To all', 'spectators')
    const code = async (client: TestClient, body: object) => {
      const answer = await client.post<Trouble>('/api/reports', { reason: 'abuse', ...body })
      return answer.status === 201 ? 201 : [answer.status, answer.body.code]
    }
    expect(await code(nobody, { about: borys.id })).toEqual([401, 'sign-in'])
    expect(await code(ania, {})).toEqual([400, 'nothing-reported'])
    expect(await code(ania, { table: hidden })).toEqual([404, 'no-table'])
    expect(await code(ania, { table: 'aaaaaaaaaaaaaaaa' })).toEqual([404, 'no-table'])
    expect(await code(ania, { chat: hiddenLine })).toEqual([404, 'no-chat'])
    expect(await code(ania, { chat: playersLine })).toEqual([404, 'no-chat'])
    expect(await code(ania, { chat: 999_999 })).toEqual([404, 'no-chat'])
    expect(await code(ania, { chat: spectatorsLine, about: censor.id })).toEqual([404, 'no-chat'])
    expect(await code(ania, { chat: spectatorsLine, table: hidden })).toEqual([404, 'no-chat'])
    expect(await code(borys, { chat: playersLine })).toEqual([400, 'yourself'])
    expect(await code(ania, { about: 'nobody' })).toEqual([404, 'no-person'])
    expect(await code(ania, { about: borys.id, reason: 'envy' })).toEqual([400, 'bad-request'])
    expect(await code(ania, { about: borys.id, text: 'x'.repeat(2001) })).toEqual([400, 'bad-request'])
    expect(await code(ania, { chat: spectatorsLine })).toBe(201)
    expect(await code(ania, { table: open })).toBe(201)
  })

  it('is not one of too many a day', async () => {
    const reporter = await member('Quarrel')
    for (let i = 0; i < REPORTS_A_DAY; i++) await file(reporter, { about: await newPerson() })
    const about = await newPerson()
    expect((await reporter.post('/api/reports', { about, reason: 'abuse' })).status).toBe(429)
    now += DAY
    await file(reporter, { about })
  })
})

describe('moderation', () => {
  const decide = (id: number, decision: string, client: TestClient = censor) =>
    client.post<Trouble | undefined>(`/api/moderation/reports/${id}`, { decision })

  it('is for moderators at a browser alone', async () => {
    const id = await file(ania, { about: await newPerson() })
    for (const [client, status] of [
      [nobody, 401],
      [ania, 403],
    ] as const) {
      expect((await client.get('/api/moderation/reports')).status).toBe(status)
      expect((await decide(id, 'dismiss', client)).status).toBe(status)
    }
    const token = await server.accounts.newToken(censor.id, 'program')
    const authorization = `Bearer ${token?.token}`
    const program = createTestClient(server, '')
    expect((await program.get('/api/relations', { authorization })).status).toBe(200)
    expect((await program.get('/api/moderation/reports', { authorization })).status).toBe(403)
    expect(await reportOf(id)).toMatchObject({ state: 'open', decision: null })
  })

  it('leaves what was said in private to those two', async () => {
    const { db } = server.database
    const third = await member('Celina')
    const table = await addTable(db, [ania.id, borys.id, third.id])
    const chat = await addChat(db, table, ania.id, 'Between us')
    await db.updateTable('chat').set({ to_seat: 1, to_user: borys.id }).where('id', '=', chat).execute()
    for (const about of [undefined, ania.id, borys.id]) {
      const answer = await third.post<Trouble>('/api/reports', { reason: 'abuse', chat, about })
      expect([answer.status, answer.body.code]).toEqual([404, 'no-chat'])
    }
    expect((await borys.post('/api/reports', { reason: 'abuse', chat })).status).toBe(201)
  })

  it('tells moderators to whom a line was said that was meant for one alone', async () => {
    const { db } = server.database
    const gone = await newPerson()
    const table = await addTable(db, [ania.id, borys.id, gone], { status: 'playing', visibility: 'private' })
    const cardOf = async (id: number) =>
      (await censor.get<ReportCard[]>('/api/moderation/reports')).body.find(card => card.id === id)
    const aloud = await file(borys, { chat: await addChat(db, table, ania.id, 'Aloud') })
    expect((await cardOf(aloud))?.chat).not.toHaveProperty('to')
    const chat = await addChat(db, table, ania.id, 'Between us')
    await db.updateTable('chat').set({ to_seat: 1, to_user: borys.id }).where('id', '=', chat).execute()
    const id = await file(borys, { chat })
    expect((await cardOf(id))?.chat).toMatchObject({ text: 'Between us', to: { id: borys.id, name: 'Borys' } })
    // Who it was said to stays so when they have left the seat; an account that is gone has no name.
    await db.updateTable('seat').set({ user_id: null }).where('table_id', '=', table).where('seat', '=', 1).execute()
    expect((await cardOf(id))?.chat?.to).toEqual({ id: borys.id, name: 'Borys' })
    await db.updateTable('chat').set({ to_seat: 2, to_user: null }).where('id', '=', chat).execute()
    expect((await cardOf(id))?.chat?.to).toEqual({ name: DELETED })
    // What nobody has reported they do not read.
    await addChat(db, table, ania.id, 'Not told')
    expect((await censor.get('/api/moderation/reports')).text).not.toContain('Not told')
  })

  it('is about a line that the reporter reads at the table: players and spectators not each other’s while it lasts', async () => {
    const { db } = server.database
    const third = await member('Cecylia')
    const table = await addTable(db, [ania.id, borys.id], { status: 'playing' })
    const players = await addChat(db, table, borys.id, 'Ours')
    const spectators = await addChat(db, table, third.id, 'Theirs', 'spectators')
    const status = async (who: TestClient, chat: number) =>
      (await who.post('/api/reports', { reason: 'other', chat })).status
    expect(await status(third, players)).toBe(404)
    expect(await status(ania, spectators)).toBe(404)
    await db.updateTable('game_table').set({ status: 'over' }).where('id', '=', table).execute()
    expect(await status(third, players)).toBe(201)
    expect(await status(ania, spectators)).toBe(201)
  })

  it('takes fewer reports of guests, also of many at once, and puts those about one person together, in pages', async () => {
    const { db } = server.database
    await db.deleteFrom('report').execute()
    const [junk, honest] = [await newPerson(), await newPerson()]
    const told: number[] = []
    for (let n = 0; n < 21; n++) {
      const guest = await createGuest(server)
      const reasons = ['abuse', 'cheating', 'stalling', 'name', 'other'] as const
      const sent = [...reasons.map(reason => ({ reason, about: junk })), { reason: 'abuse', about: honest }]
      // The first tells of somebody else first: that stands first for good.
      if (n === 0) sent.unshift(sent.pop() ?? sent[0])
      const answers = n === 0 ? [] : await Promise.all(sent.map(body => guest.post('/api/reports', body)))
      for (const body of n === 0 ? sent : []) answers.push(await guest.post('/api/reports', body))
      told.push(answers.filter(({ status }) => status === 201).length)
    }
    expect(new Set(told)).toEqual(new Set([REPORTS_A_DAY_OF_GUESTS]))
    const page = async (n: number) => (await censor.get<ReportCard[]>(`/api/moderation/reports?page=${n}`)).body
    const [first, second, third] = [await page(0), await page(1), await page(2)]
    expect([first.length, second.length, third.length]).toEqual([100, 5, 0])
    const order = [...first, ...second].map(({ about }) => about?.id)
    expect(order).toEqual([...order].sort((a, b) => Number(a !== honest) - Number(b !== honest)))
    expect(first[0]).toMatchObject({ about: { id: honest }, alike: order.filter(id => id === honest).length })
    await db.deleteFrom('report').execute()
  })

  it('lists what is open with all that is needed to decide, and what was decided', async () => {
    const { db } = server.database
    const table = await addTable(db, [ania.id, borys.id])
    const chat = await addChat(db, table, borys.id, 'Fool!')
    const id = await file(ania, { chat })
    const find = async (state: string) =>
      (await censor.get<ReportCard[]>(`/api/moderation/reports?state=${state}`)).body.find(card => card.id === id)
    expect(await find('open')).toEqual({
      id,
      alike: expect.any(Number),
      by: { id: ania.id, name: 'Ania' },
      about: { id: borys.id, name: 'Borys' },
      table,
      chat: { id: chat, name: borys.id, text: 'Fool!', hidden: false },
      reason: 'abuse',
      text: '',
      time: NOW,
      state: 'open',
    })
    expect((await decide(id, 'dismiss')).status).toBe(204)
    expect(await find('open')).toBeUndefined()
    expect(await find('done')).toMatchObject({ state: 'done', decision: 'dismiss', handledBy: censor.id })
    expect(warned).toEqual([])
  })

  it('decides once', async () => {
    const about = await newPerson()
    const id = await file(ania, { about })
    const answers = await Promise.all([decide(id, 'ban-day'), decide(id, 'dismiss'), decide(id, 'warn')])
    expect(answers.map(answer => answer.status).toSorted()).toEqual([204, 409, 409])
    expect((await decide(id, 'warn')).body?.code).toBe('report-handled')
  })

  it('warns: the person is told now and finds it later, but not who reported', async () => {
    const rude = await member('Rude')
    const id = await file(ania, { about: rude.id, text: 'Ania says so' })
    await decide(id, 'warn')
    expect(warned).toEqual([{ person: rude.id, decision: 'warn' }])
    const warnings = await rude.get<ModeratorWarning[]>('/api/me/warnings')
    expect(warnings.body).toEqual([{ id, reason: 'abuse', decision: 'warn', time: NOW }])
    expect((await ania.get<ModeratorWarning[]>('/api/me/warnings')).body).toEqual([])
    expect((await nobody.get('/api/me/warnings')).status).toBe(401)
    now += 91 * DAY
    expect((await rude.get<ModeratorWarning[]>('/api/me/warnings')).body).toEqual([])
  })

  it('hides a line of the chat and tells every process', async () => {
    const { db } = server.database
    const heard: string[] = []
    const stop = await server.database.listen(MODERATION, payload => heard.push(payload))
    const table = await addTable(db, [ania.id, borys.id])
    const chat = await addChat(db, table, borys.id, 'Fool!')
    await decide(await file(ania, { chat }), 'hide-chat')
    expect(await db.selectFrom('chat').select('hidden').where('id', '=', chat).execute()).toEqual([{ hidden: true }])
    await expect.poll(() => heard.map(text => JSON.parse(text))).toEqual([{ kind: 'chat-hidden', table, chat }])
    await stop()
    const gone = await ania.post<Trouble>('/api/reports', { chat, reason: 'other' })
    expect(gone.body.code).toBe('no-chat')
  })

  it('replaces a name wherever it stands', async () => {
    const { db } = server.database
    const rude = await member('Expletive')
    await db.updateTable('user').set({ name: 'Expletive' }).where('id', '=', rude.id).execute()
    const table = await addTable(db, [{ user_id: rude.id, name: 'Expletive' }, ania.id], { status: 'playing' })
    const chat = await addChat(db, table, rude.id, 'Hello')
    await decide(await file(ania, { about: rude.id, reason: 'name' }), 'rename')
    const { name } = (await nobody.get<ProfileCard>(`/api/people/${rude.id}`)).body
    expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
    expect((await rude.get<{ me: { name: string } }>('/api/me')).body.me.name).toBe(name)
    const seats = await db.selectFrom('seat').select('name').where('table_id', '=', table).orderBy('seat').execute()
    expect(seats).toEqual([{ name }, { name: ania.id }])
    expect(await db.selectFrom('chat').select('name').where('id', '=', chat).execute()).toEqual([{ name }])
  })

  const bans: readonly [string, number][] = [
    ['ban-day', NOW + DAY],
    ['ban-week', NOW + 7 * DAY],
    ['ban-forever', FOREVER],
  ]
  it.each(bans)('%s keeps somebody out until %i', async (decision, until) => {
    const rude = await member('Rude')
    await decide(await file(ania, { about: rude.id }), decision)
    const profile = server.database.db.selectFrom('profile').select('banned_until').where('user_id', '=', rude.id)
    expect(await profile.execute()).toEqual([{ banned_until: until }])
    expect(warned).toEqual([{ person: rude.id, decision }])
  })

  it('does not make a longer ban shorter', async () => {
    const about = await newPerson({ profile: { banned_until: FOREVER } })
    await decide(await file(ania, { about }), 'ban-day')
    const profile = server.database.db.selectFrom('profile').select('banned_until').where('user_id', '=', about)
    expect(await profile.execute()).toEqual([{ banned_until: FOREVER }])
  })

  it('cannot do what the report is not about, and then nothing is decided', async () => {
    const about = await newPerson()
    const id = await file(ania, { about })
    expect((await decide(id, 'hide-chat')).body?.code).toBe('report-no-chat')
    const ofTable = await file(ania, { table: await addTable(server.database.db, [about]) })
    expect((await decide(ofTable, 'ban-week')).body?.code).toBe('report-no-person')
    expect((await decide(id, 'hang')).status).toBe(400)
    expect((await decide(999_999, 'dismiss')).status).toBe(404)
    for (const one of [id, ofTable]) expect(await reportOf(one)).toMatchObject({ state: 'open', decision: null })
  })

  it('is not done by a moderator in their own case', async () => {
    const id = await file(ania, { about: censor.id })
    expect((await decide(id, 'dismiss')).body?.code).toBe('own-report')
    expect(await reportOf(id)).toMatchObject({ state: 'open' })
  })
})
