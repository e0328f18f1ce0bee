// Talk at a table, in two rooms, and what people write down for themselves.

import { gloryToRome } from '@tabularium/glory-to-rome'
import type { ChatLine, Trouble } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { MODERATION } from '../people/routes.ts'
import { createTestClient } from '../server.testing.ts'
import {
  begin,
  codeOf,
  connect,
  eventually,
  type Guest,
  guests,
  members,
  type SocketClient,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

let server: TestTables
let ada: Guest
let ben: Guest
let cleo: Guest
let dora: Guest
beforeAll(async () => {
  server = await startTables()
  ;[ada, ben, cleo, dora] = await guests(server, 4)
})

type ChatRoom = ChatLine['room']
const say = (who: Guest, id: string, room: ChatRoom, text: string) =>
  who.post<{ id: number } & Partial<Trouble>>(`/api/tables/${id}/chat`, { room, text })
const read = async (who: Pick<Guest, 'get'>, id: string) =>
  (await who.get<ChatLine[]>(`/api/tables/${id}/chat`)).body.map(({ text }) => text)
const heard = (client: SocketClient) => client.news.flatMap(news => (news.news === 'chat' ? [news.line.text] : []))

/** Ada and Ben play, Cleo and Dora watch, and so does nobody in particular. */
async function room() {
  const id = await begin(server, wondersDuel, { seats: [ada, ben] })
  const [a, b, c, d, nobody] = await watchAll(server, id, [ada, ben, cleo, dora, undefined])
  return { id, a, b, c, d, nobody }
}
/** News come in order: whoever has heard the last line has heard all that were theirs. */
const flush = async (id: string, of: readonly (readonly [SocketClient, Guest])[]) => {
  for (const [client, who] of of) {
    const { body } = await say(who, id, who === ada || who === ben ? 'players' : 'spectators', 'flush')
    await client.until(() => client.news.some(news => news.news === 'chat' && news.line.id === body.id))
  }
}

describe('two rooms', () => {
  test('neither reads the other while the game lasts, everybody both afterwards', async () => {
    const { id, a, b, c, nobody } = await room()
    expect((await say(ada, id, 'players', 'good luck')).status).toBe(200)
    await c.ask('chat', { table: id, room: 'spectators', text: 'take the library' })
    await flush(id, [
      [a, ada],
      [c, cleo],
    ])
    for (const client of [a, b]) expect(heard(client)).toEqual(['good luck', 'flush'])
    await nobody.until(client => heard(client).length === 2)
    for (const client of [c, nobody]) expect(heard(client)).toEqual(['take the library', 'flush'])
    expect(await read(ben, id)).toEqual(['good luck', 'flush'])
    expect(await read(dora, id)).toEqual(['take the library', 'flush'])
    // biome-ignore format: a table
    const refused: readonly (readonly [Guest, ChatRoom])[] = [[ada, 'spectators'], [cleo, 'players']]
    for (const [who, to] of refused) expect((await say(who, id, to, 'x')).body.code).toBe('forbidden')
    expect(await codeOf(nobody.ask('chat', { table: id, room: 'spectators', text: 'x' }))).toBe('sign-in')

    await ada.post(`/api/tables/${id}/resign`)
    await a.until(client => client.card(id)?.status === 'over')
    const all = ['good luck', 'take the library', 'flush', 'flush']
    for (const who of [ada, cleo]) expect(await read(who, id)).toEqual(all)
    const again = await watchAll(server, id, [undefined])
    expect(again[0].received.join()).toContain('good luck')
    expect((await say(cleo, id, 'players', 'well played')).status).toBe(200)
    await a.until(client => heard(client).includes('well played'))
  })

  test('whoever opened a table without sitting there is a spectator once it runs', async () => {
    const { body } = await cleo.post<{ table: { id: string } }>('/api/tables', {
      ...{ game: 'wonders-duel', seats: ['open', 'open'] },
    })
    const { id } = body.table
    await ada.post(`/api/tables/${id}/join`)
    expect((await say(ada, id, 'players', 'who else?')).status).toBe(200)
    expect((await say(cleo, id, 'players', 'Ben comes')).status).toBe(200)
    await ben.post(`/api/tables/${id}/join`)
    expect((await say(ada, id, 'players', 'a secret')).status).toBe(200)
    expect((await say(cleo, id, 'players', 'x')).body.code).toBe('forbidden')
    expect(await read(cleo, id)).toEqual([])
  })

  test('what is said is text of a bounded length', async () => {
    const { id } = await room()
    // biome-ignore format: a table
    const refused: readonly object[] = [
      { room: 'players', text: '' }, { room: 'players', text: '   ' }, { room: 'players', text: 'x'.repeat(501) },
      { room: 'players', text: 7 }, { room: 'all', text: 'x' }, { room: 'players', text: 'x', by: 'Ben' },
    ]
    for (const body of refused) expect((await ada.post(`/api/tables/${id}/chat`, body)).status).toBe(400)
    const script = '<script>alert(1)</script>'
    await say(ada, id, 'players', script)
    expect(await read(ben, id)).toEqual([script])
  })
})

describe('whom somebody muted', () => {
  test('is not heard from then on, nor read', async () => {
    const { id, c, d } = await room()
    await say(cleo, id, 'spectators', 'one')
    await flush(id, [[d, dora]])
    await dora.send('PUT', `/api/people/${cleo.id}/relation`, { kind: 'mute' })
    await say(cleo, id, 'spectators', 'two')
    await flush(id, [
      [c, cleo],
      [d, dora],
    ])
    expect(heard(d)).toEqual(['one', 'flush', 'flush'])
    expect(heard(c)).toEqual(['one', 'flush', 'two', 'flush', 'flush'])
    expect(await read(dora, id)).toEqual(['flush', 'flush'])
    await dora.send('PUT', `/api/people/${cleo.id}/relation`, { kind: 'none' })
    expect(await read(dora, id)).toContain('two')
  })
})

test('a line that a moderator hid is read by nobody any more', async () => {
  const { id } = await room()
  const { body } = await say(ada, id, 'players', 'rude')
  await say(ada, id, 'players', 'kind')
  await server.database.db.updateTable('chat').set({ hidden: true }).where('id', '=', body.id).execute()
  expect(await read(ben, id)).toEqual(['kind'])
  const [again] = await watchAll(server, id, [ben])
  expect(again.received.join()).not.toContain('rude')
})

test('notes are their writer’s own', async () => {
  const { id } = await room()
  const notes = async (who: Guest) => (await who.get<{ text: string }>(`/api/tables/${id}/notes`)).body.text
  for (const text of ['Ben saves gold', 'Ben saves glass']) await ada.send('PUT', `/api/tables/${id}/notes`, { text })
  expect(await notes(ada)).toBe('Ben saves glass')
  expect(await notes(ben)).toBe('')
  expect(await notes(cleo)).toBe('')
  expect((await ada.send('PUT', `/api/tables/${id}/notes`, { text: 'x'.repeat(8_001) })).status).toBe(400)
  const nobody = await fetch(new URL(`/api/tables/${id}/notes`, server.url))
  expect(nobody.status).toBe(401)
})

describe('between two players', () => {
  test('only they read it, now and after the end', async () => {
    const [ada, ben, cleo, dora] = await guests(server, 4)
    const id = await begin(server, gloryToRome, { seats: [ada, ben, cleo] })
    const [a, b, c, d] = await watchAll(server, id, [ada, ben, cleo, dora])
    await a.ask('chat', { table: id, room: 'players', text: 'let us stop Cleo', only: 1 })
    await a.ask('chat', { table: id, room: 'players', text: 'good luck to all' })
    for (const client of [a, b, c]) await client.until(() => client.received.some(text => text.includes('good luck')))
    expect(b.received.some(text => text.includes('let us stop'))).toBe(true)
    for (const other of [c, d]) expect(other.received.some(text => text.includes('let us stop'))).toBe(false)
    const read = async (person: typeof ada) =>
      (await person.get<{ text: string; to?: number }[]>(`/api/tables/${id}/chat`)).body.map(({ text, to }) => [
        text,
        to,
      ])
    expect(await read(ben)).toEqual([
      ['let us stop Cleo', 1],
      ['good luck to all', undefined],
    ])
    expect(await read(cleo)).toEqual([['good luck to all', undefined]])
    for (const person of [ada, ben]) await person.post(`/api/tables/${id}/resign`)
    await eventually(async () => (await cleo.get<{ status: string }>(`/api/tables/${id}`)).body.status === 'over')
    expect((await read(cleo)).flat()).not.toContain('let us stop Cleo')
    expect((await read(dora)).flat()).not.toContain('let us stop Cleo')
  })

  test('it belongs to the person: whoever takes the seat next does not read it', async () => {
    const [ada, ben, cleo] = await guests(server, 3)
    const { body } = await ada.post<{ table: { id: string } }>('/api/tables', {
      ...{ game: 'glory-to-rome', seats: ['me', 'open', 'open'] },
    })
    const { id } = body.table
    await ben.post(`/api/tables/${id}/join`, { seat: 1 })
    const said = { room: 'players', text: 'for your eyes only', to: 1 }
    expect((await ada.post(`/api/tables/${id}/chat`, said)).status).toBe(200)
    const [b] = await watchAll(server, id, [ben])
    await ben.post(`/api/tables/${id}/leave`)
    await cleo.post(`/api/tables/${id}/join`, { seat: 1 })
    const [c] = await watchAll(server, id, [cleo])
    expect(await read(cleo, id)).toEqual([])
    expect(c.received.join()).not.toContain('for your eyes only')
    for (const who of [ada, ben]) expect(await read(who, id)).toEqual(['for your eyes only'])
    expect(b.received.join()).toContain('for your eyes only')
  })

  test('it goes along when a guest becomes an account', async () => {
    const [ada, ben, cleo] = await guests(server, 3)
    const id = await begin(server, gloryToRome, { seats: [ada, ben, cleo] })
    await ada.post(`/api/tables/${id}/chat`, { room: 'players', text: 'psst', to: 1 })
    await ben.post('/api/auth/sign-up/email', {
      ...{ email: 'ben@example.org', name: 'Ben', password: 'a long enough password' },
    })
    expect(await read(ben, id)).toEqual(['psst'])
  })

  test('moderators do not read it, nor what players say while they play; with a token they see no private table', async () => {
    const [ada, ben, censor] = await members(server, 3)
    const { db } = server.database
    await censor.get('/api/me')
    await db.updateTable('profile').set({ moderator: true }).where('user_id', '=', censor.id).execute()
    server.accounts.forget(censor.id)
    const id = await begin(server, wondersDuel, { seats: [ada, ben], visibility: 'private' })
    await ada.post(`/api/tables/${id}/chat`, { room: 'players', text: 'psst', to: 1 })
    await say(ada, id, 'players', 'aloud')
    const [c] = await watchAll(server, id, [censor])
    expect(await read(censor, id)).toEqual([])
    await ada.post(`/api/tables/${id}/resign`)
    await c.until(client => client.card(id)?.status === 'over')
    expect(await read(censor, id)).toEqual(['aloud'])
    expect(c.received.join()).not.toContain('psst')
    const token = await server.accounts.newToken(censor.id, 'program')
    const authorization = `Bearer ${token?.token}`
    const program = createTestClient(server, '')
    for (const path of ['', '/chat', '/sight']) {
      expect((await program.get(`/api/tables/${id}${path}`, { authorization })).status).toBe(404)
      expect((await censor.get(`/api/tables/${id}${path}`)).status).toBe(200)
    }
    const socket = await connect(server, undefined, { authorization })
    expect(await codeOf(socket.ask('watch', { table: id }))).toBe('no-table')
  })

  test('where a moderator hides it, nobody else hears that there was anything', async () => {
    const [ada, ben, cleo] = await guests(server, 3)
    const id = await begin(server, gloryToRome, { seats: [ada, ben, cleo] })
    const clients = await watchAll(server, id, [ada, ben, cleo])
    const hide = async (sent: object) => {
      const { body } = await ada.post<{ id: number }>(`/api/tables/${id}/chat`, { room: 'players', ...sent })
      await server.database.db.updateTable('chat').set({ hidden: true }).where('id', '=', body.id).execute()
      await server.database.notify(MODERATION, JSON.stringify({ kind: 'chat-hidden', table: id, chat: body.id }))
      return body.id
    }
    const whispered = await hide({ text: 'psst', to: 1 })
    const aloud = await hide({ text: 'rude' })
    const told = (client: SocketClient) => client.news.flatMap(news => (news.news === 'hidden' ? [news.chat] : []))
    for (const client of clients) await client.until(() => told(client).includes(aloud))
    expect(clients.map(told)).toEqual([[whispered, aloud], [whispered, aloud], [aloud]])
  })

  test.each([
    ['oneself', { room: 'players', to: 0 }],
    ['an empty place', { room: 'players', to: 7 }],
    ['from among the spectators', { room: 'spectators', to: 1 }],
  ])('%s is refused', async (_, where) => {
    const [ada, ben] = await guests(server, 2)
    const id = await begin(server, wondersDuel, { seats: [ada, ben] })
    expect((await ada.post(`/api/tables/${id}/chat`, { ...where, text: 'psst' })).status).toBe(403)
  })
})
