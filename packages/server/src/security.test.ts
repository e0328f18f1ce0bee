// What must never happen at a table: a failure seen at places of this kind each, and the test that it is not seen here.

import { randomBytes } from 'node:crypto'
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { gloryToRome } from '@tabularium/glory-to-rome'
import {
  type Action,
  commitmentOf,
  type Game,
  isProblem,
  newSeed,
  openTable,
  pledgeOf,
  readRecord,
  type Seat,
  type State,
  type Table,
  type View,
  verify,
} from '@tabularium/kernel'
import { omens } from '@tabularium/kernel/toy'
import { question, type Sight, type TableCard, type Trouble } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { sql } from 'kysely'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { addressBehind } from './client-address.ts'
import { freshFolder, freshPglite, openForTest } from './database/database.testing.ts'
import { createEngine } from './engine/engine.ts'
import { game as endless } from './engine/toys/endless.ts'
import { createRandom } from './load/hostile.ts'
import { createTestClient } from './server.testing.ts'
import { pauseFor, waitFor } from './tables/bot-delay.ts'
import {
  ask,
  begin,
  codeOf,
  connect,
  eventually,
  type Guest,
  guests,
  newKey,
  playOn,
  type SocketClient,
  seedOf,
  startDoomed,
  startTables,
  type TestTables,
  watchAll,
} from './tables/tables.testing.ts'

let server: TestTables
let people: readonly Guest[]
let logged = ''
beforeAll(async () => {
  const games = ['omens', 'endless'].map(name => new URL(`./engine/toys/${name}.ts`, import.meta.url).href)
  const to = new Writable({
    write(text, _encoding, done) {
      logged += String(text)
      done()
    },
  })
  server = await startTables({ ENGINE_LIMIT_MS: '400' }, { games, log: pino({ level: 'trace' }, to) })
  people = await guests(server, 4)
})

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const entriesOf = (id: string) =>
  server.database.db.selectFrom('entry').selectAll().where('table_id', '=', id).orderBy('number').execute()
const rowOf = (id: string) =>
  server.database.db.selectFrom('game_table').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** What the kernel lets a viewer know: the measure for all that was told. */
const sightOf = (table: Table, seat: Seat | undefined) =>
  plain({
    moves: table.moves,
    view: table.view(seat),
    legal: seat === undefined ? [] : table.legal(seat).map(({ notation }) => notation),
    events: table.events(seat),
    canUndo: seat !== undefined && table.canUndo(seat),
    waiting: table.waiting(),
  })
const partsOf = ({ moves, view, legal, events, canUndo, waiting }: Sight) => ({
  ...{ moves, view, legal, events, canUndo, waiting },
})

/** Three at a table and a spectator, beside a table of the kernel with the same seed that makes the same moves. */
async function beside<S extends State, V extends View, A extends Action>(game: Game<S, V, A>, word: string) {
  const seated = people.slice(0, 3)
  const seed = seedOf(word)
  const id = await begin(server, game, { seats: seated, seed })
  const clients = await watchAll(server, id, [...seated, undefined])
  const config = { seats: 3, options: plain((await rowOf(id)).options) }
  const table = openTable(game, { config, seats: seated.map(({ name }) => name), seed }) as unknown as Table
  const random = createRandom(word.length)
  const step = async (): Promise<boolean> => {
    const [seat] = table.waiting()
    if (table.result() || seat === undefined) return false
    const { legal = [], version = 0 } = clients[seat].sight(id) ?? {}
    const action = legal[Math.floor(random() * legal.length)]
    await clients[seat].ask('act', { table: id, action, expect: version, key: newKey() })
    if (table.act(seat, action)) throw new Error(`the kernel refuses ${action}`)
    for (const client of clients) await client.until(() => client.sight(id)?.version === version + 1)
    return true
  }
  return { id, seed, clients, table, step }
}
const seatAt = (viewer: number): Seat | undefined => (viewer === 3 ? undefined : viewer)

describe('1 a spectator was sent the raw first state', () => {
  test('everybody is shown just what the game lets them see, from the first message on', async () => {
    const { id, clients, table } = await beside(gloryToRome, 'first')
    for (const [viewer, client] of clients.entries()) {
      expect(partsOf(client.sight(id) as Sight)).toEqual(sightOf(table, seatAt(viewer)))
      const http = await ask<Sight>(server, people[viewer === 3 ? 3 : viewer], `/api/tables/${id}/sight`)
      expect(partsOf(http.body)).toEqual(sightOf(table, seatAt(viewer)))
    }
  })

  test('one function writes to sockets', () => {
    const folder = import.meta.dirname
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.ts') && !/test|fixture|hostile|load|slot/.test(name))
      .map(name => readFileSync(join(folder, name), 'utf8'))
    const writes = files.flatMap(text => text.match(/\b(?:socket|ws)\.send\(/g) ?? [])
    expect(writes).toHaveLength(1)
  })
})

describe('2 the seed could be guessed, or was sent', () => {
  test('it is 256 fresh bits, and until the end only its hash is told to anybody or logged', async () => {
    const [ada, ben] = people
    const seeds: string[] = []
    for (let i = 0; i < 3; i++) {
      const share = newSeed()
      const { body } = await ada.post<{ table: TableCard; invite: string }>('/api/tables', {
        ...{ game: 'glory-to-rome', seats: ['me', 'open'], pledge: pledgeOf(share) },
      })
      const { id, commitment } = body.table
      const { seed: drawn, rules, options } = await rowOf(id)
      const seed = drawn ?? ''
      expect(seed).toMatch(/^[0-9a-f]{64}$/)
      seeds.push(seed)
      // The hash stands on the card before anybody else sits down, and is for this table alone.
      const terms = { table: id, game: 'glory-to-rome', rules, options: plain(options), seats: 2 }
      expect(commitment).toBe(commitmentOf(seed, terms))
      const clients = await watchAll(server, id, [ada, ben, undefined])
      const before = ['/api/lobby', '/api/tables/mine', `/api/tables/${id}`, `/api/tables/${id}/record`]
      const early = await Promise.all([...before, `/api/invites/${body.invite}`].map(path => ada.get(path)))
      expect(early[3].status).toBe(409)
      const joined = await ben.post(`/api/invites/${body.invite}`, { pledge: pledgeOf(newSeed()) })
      const shown = await ada.post(`/api/tables/${id}/share`, { share })
      // The other page never shows its share: the game waits, and begins with another seed.
      const waiting = await ada.post<Trouble>(`/api/tables/${id}/start`)
      const { db } = server.database
      const later = db.updateTable('game_table').set(eb => ({ touched: eb('touched', '-', 600_000) }))
      await later.where('id', '=', id).execute()
      await clients[0].until(client => client.card(id)?.commitment !== commitment)
      await later.where('id', '=', id).execute()
      await clients[0].until(client => client.card(id)?.status === 'playing')
      const anew = (await rowOf(id)).seed ?? ''
      expect(anew).toMatch(/^[0-9a-f]{64}$/)
      seeds.push(anew)
      await playOn(id, clients.slice(0, 2), 8)
      await codeOf(clients[0].ask('act', { table: id, action: 'nonsense', expect: 8, key: newKey() }))
      const said = clients.flatMap(client => client.received).join('\n')
      const paths = ['', '/sight', '/record', '/chat', '/why?action=x', '/notes']
      const read = await Promise.all(paths.map(path => ada.get(`/api/tables/${id}${path}`)))
      const told = [...early, joined, shown, waiting, ...read].map(({ text }) => text)
      for (const text of [said, ...told]) for (const one of [seed, anew]) expect(text).not.toContain(one.slice(0, 16))
      for (const client of clients) expect(client.card(id)?.commitment).toBe(commitmentOf(anew, terms))
      expect(read[2].status).toBe(409)
      await ada.post(`/api/tables/${id}/resign`)
      await clients[2].until(client => client.card(id)?.status === 'over')
      const { text } = await ada.get(`/api/tables/${id}/record`)
      expect([text.includes(anew), text.includes(seed)]).toEqual([true, false])
    }
    expect(new Set(seeds).size).toBe(6)
    expect(logged.length).toBeGreaterThan(1_000)
    for (const seed of seeds) expect(logged).not.toContain(seed.slice(0, 16))
  })
})

describe('3 a small generator was computed from what it had dealt', () => {
  test('live tables deal from a stream under the seed, which the record proves', async () => {
    const { id, clients, step } = await beside(omens, 'stream')
    while (await step());
    await clients[0].until(client => client.card(id)?.status === 'over')
    const record = readRecord((await people[0].get(`/api/tables/${id}/record`)).text)
    if (isProblem(record)) throw new Error(record.problem)
    expect(verify(omens, record)).toEqual([])
    expect(record.commitment).toBe(commitmentOf(record.seed ?? ''))
    // Under any other seed the same answers do not come.
    const other = newSeed()
    const forged = { ...record, seed: other, commitment: commitmentOf(other) }
    expect(verify(omens, forged).map(({ check }) => check)).toContain('chance')
  })
})

describe('4 a seat moved as another', () => {
  test('a move has no seat: whoever says one is not understood', async () => {
    const id = await begin(server, wondersDuel, { seats: people.slice(0, 2) })
    const clients = await watchAll(server, id, people.slice(0, 2))
    const asked = clients[0].sight(id)?.waiting[0] ?? 0
    const [action = ''] = clients[asked].sight(id)?.legal ?? []
    const rival = clients[1 - asked]
    const sent = { action, expect: 0, key: newKey() }
    for (const more of [{ seat: asked }, { by: people[asked].id }, { person: people[asked].id }]) {
      rival.raw(JSON.stringify({ ask: 900, to: 'act', table: id, ...sent, ...more }))
      const { status } = await people[1 - asked].post(`/api/tables/${id}/moves`, { ...sent, ...more })
      expect(status).toBe(400)
    }
    await rival.until(client => client.news.filter(({ news }) => news === 'trouble').length === 3)
    expect(await codeOf(rival.ask('act', { table: id, ...sent }))).toBe('not-your-turn')
    expect(await entriesOf(id)).toEqual([])
  })
})

describe('5 read paths had no authorisation', () => {
  test('every address about a table answers strangers as if there were none', async () => {
    const id = await begin(server, wondersDuel, { seats: people.slice(0, 2), visibility: 'private' })
    const command = { expect: 0, key: newKey() }
    const bodies: Readonly<Record<string, object>> = {
      ...{ moves: { ...command, action: 'x' }, undo: command, seats: { seat: 0, wish: 'open' }, join: {} },
      ...{ takeback: { moves: 0 }, offers: { kind: 'end', accept: true }, replace: { seat: 0 } },
      ...{ pledge: { pledge: newSeed() }, share: { share: newSeed() } },
      ...{
        notes: { text: 'x' },
        orders: { orders: [] },
        plan: { expect: 0, plan: { next: 'x' } },
        chat: { room: 'spectators', text: 'x' },
      },
      ...{ deals: { text: 'x', seats: [1] }, '{n}': { accept: true } },
    }
    const documented = Object.entries(server.app.swagger().paths ?? {}).filter(([path]) =>
      path.startsWith('/api/tables/{id}'),
    )
    expect(documented.length).toBeGreaterThan(20)
    // A verb that wants more than nothing would answer for its body, and not for who asks.
    expect(documented.map(([path]) => path.split('/').at(-1))).toEqual(
      expect.arrayContaining([...Object.keys(bodies), 'pledge', 'share']),
    )
    const verbs = [...documented.map(([path, methods]) => [path, Object.keys(methods ?? {})] as const)]
    verbs.push(['/api/tables/{id}/picture', ['get']])
    for (const [path, methods] of verbs) {
      const verb = path.split('/').at(-1) ?? ''
      const query = verb === 'why' ? '?action=x' : ''
      for (const method of methods) {
        const body = method === 'get' ? undefined : (bodies[verb] ?? {})
        const address = path.replace('{id}', id).replace('{n}', '1') + query
        const { status, body: told } = await people[2].send<Trouble>(method.toUpperCase(), address, body)
        expect([method, path, status, told?.code]).toEqual([method, path, 404, 'no-table'])
      }
    }
  })

  test('every word of the socket too', async () => {
    const id = await begin(server, wondersDuel, { seats: people.slice(0, 2), visibility: 'private' })
    const asks: Readonly<Record<string, (client: SocketClient) => Promise<unknown>>> = {
      watch: client => client.ask('watch', { table: id }),
      act: client => client.ask('act', { table: id, action: 'x', expect: 0, key: newKey() }),
      undo: client => client.ask('undo', { table: id, expect: 0, key: newKey() }),
      why: client => client.ask('why', { table: id, action: 'x' }),
      at: client => client.ask('at', { table: id, move: 0 }),
      chat: client => client.ask('chat', { table: id, room: 'spectators', text: 'x' }),
    }
    const words = question.options.map(({ shape }) => shape.to.value)
    const free = ['ping', 'lobby', 'showcase', 'unwatch']
    expect(words.filter(word => !free.includes(word)).sort()).toEqual(Object.keys(asks).sort())
    for (const who of [people[2], undefined]) {
      const client = await connect(server, who)
      for (const [word, say] of Object.entries(asks))
        expect([word, await codeOf(say(client))]).toEqual([word, 'no-table'])
      expect(client.received.join()).not.toContain(people[0].name)
    }
  })
})

describe('6 the server applied whatever was sent', () => {
  test('what is not legal is refused with a reason, and nothing is stored', async () => {
    const { id, clients, table } = await beside(gloryToRome, 'gate')
    const [seat] = table.waiting()
    const legal = new Set(clients[seat].sight(id)?.legal)
    const random = createRandom(6)
    const illegal = gloryToRome.actions.all.map(({ notation }) => notation).filter(one => !legal.has(one))
    for (let i = 0; i < 60; i++) {
      const action = illegal[Math.floor(random() * illegal.length)]
      const { status, body } = await people[seat].post<Trouble>(`/api/tables/${id}/moves`, {
        ...{ action, expect: 0, key: newKey() },
      })
      expect(status).toBe(409)
      expect(body).toMatchObject({ code: expect.stringMatching(/./), rule: expect.stringMatching(/./) })
      expect(body.words?.key).toMatch(/^(?:refusal|table)\./)
    }
    expect(await entriesOf(id)).toEqual([])
  })
})

describe('7 the page hid what the server sent', () => {
  test('through a whole game every byte about it is the viewer’s own view', async () => {
    const { id, seed, clients, table, step } = await beside(gloryToRome, 'whole')
    for (let moves = 0; moves < 150 && (await step()); moves++) {
      for (const [viewer, client] of clients.entries())
        expect(partsOf(client.sight(id) as Sight)).toEqual(sightOf(table, seatAt(viewer)))
    }
    expect(table.moves).toBeGreaterThan(100)
    for (const [viewer, client] of clients.entries()) {
      const said = client.received.join('\n')
      for (const secret of [seed, '"setup"', '"answers"', '"hands"', '"buried"', '"stream"'])
        expect([viewer, secret, said.includes(secret)]).toEqual([viewer, secret, false])
      // Of the others there are counts: a list of names stands only where it was shown to all.
      const { view } = client.sight(id) as Sight
      const { players, hand, ownBanked, memory } = view as unknown as {
        players: readonly Record<string, unknown>[]
        hand: readonly string[]
        ownBanked: readonly string[]
        memory: readonly { hand: readonly string[] }[]
      }
      for (const { orders, vault } of players) expect([typeof orders, typeof vault]).toEqual(['number', 'number'])
      if (viewer === 3) expect([hand, ownBanked]).toEqual([[], []])
      expect(clients[3].sight(id)?.view).toMatchObject({ memory })
    }
  })

  test('earlier positions too', async () => {
    const { id, clients, table, step } = await beside(gloryToRome, 'earlier')
    const views: unknown[][] = [clients.map((_, viewer) => plain(table.view(seatAt(viewer))))]
    for (let moves = 0; moves < 20; moves++) {
      await step()
      views.push(clients.map((_, viewer) => plain(table.view(seatAt(viewer)))))
    }
    for (const move of [0, 7, 19, 20]) {
      for (const [viewer, client] of clients.entries())
        expect(await client.ask('at', { table: id, move })).toEqual({ moves: move, view: views[move][viewer] })
    }
  })
})

describe('8 spectators saw what players could not', () => {
  test('all that a spectator sees, every seat sees', async () => {
    const { id, clients, step } = await beside(gloryToRome, 'spectator')
    for (let moves = 0; moves < 80 && (await step()); moves++) {
      const { view } = clients[3].sight(id) as Sight
      const { hand, ownBanked, ...seen } = view as unknown as Record<string, unknown>
      expect([hand, ownBanked]).toEqual([[], []])
      for (const client of clients.slice(0, 3)) expect(client.sight(id)?.view).toMatchObject(seen)
    }
  })
})

describe('9 the log told what the view hid', () => {
  test('a drawn omen is named to its owner alone', async () => {
    const { id, clients, table, step } = await beside(omens, 'augurs')
    while (await step());
    let named = 0
    for (const [viewer, client] of clients.entries()) {
      const { events = [] } = client.sight(id) ?? {}
      expect(events).toEqual(plain(table.events(seatAt(viewer))))
      for (const event of events.flat() as readonly { at: string; seat?: number; omen?: string }[]) {
        if (event.at !== 'drew') continue
        expect(event.omen !== undefined).toBe(event.seat === viewer)
        named++
      }
    }
    expect(named).toBeGreaterThan(10)
  })
})

describe('10 bots saw everything', () => {
  test('a bot is asked with its seat’s view and legal list, and nothing else', async () => {
    const engine = createEngine()
    const seats = ['a', 'b', 'c']
    const seed = seedOf('bots')
    const options = plain((await rowOf(await begin(server, gloryToRome, { seats: people.slice(0, 3) }))).options)
    await engine.create({ id: 'x', game: 'glory-to-rome', rules: gloryToRome.rules, options, seats, seed })
    const table = openTable(gloryToRome, { config: { seats: 3, options }, seats, seed })
    for (let i = 0; i < 40; i++) {
      const [seat] = table.waiting()
      const legal = table.legal(seat).map(({ notation }) => notation)
      expect(plain(await engine.question('x', seat))).toEqual(plain({ view: table.view(seat), legal }))
      for (const other of [0, 1, 2]) if (other !== seat) expect(await engine.question('x', other)).toBeUndefined()
      const action = legal[i % legal.length]
      await engine.act('x', seat, action, [])
      table.act(seat, action)
    }
    await engine.stop()
  })
})

describe('11 undo as an oracle', () => {
  test('never past chance, a revelation or another’s decision', async () => {
    const { id, clients, table, step } = await beside(gloryToRome, 'undo')
    let barred = 0
    let allowed = 0
    for (let moves = 0; moves < 120; moves++) {
      const before = table.waiting()
      if (!(await step())) break
      const after = table.waiting()
      const chance = (table.lastMove?.answers.length ?? 0) > 0
      const passed = after.some(seat => !before.includes(seat))
      const offered = clients.filter(client => client.sight(id)?.canUndo)
      if (chance || passed) {
        expect(offered).toEqual([])
        const [seat] = before
        const sent = { table: id, expect: moves + 1, key: newKey() }
        expect(await codeOf(clients[seat].ask('undo', sent))).toBe('undo-too-late')
        barred++
      } else allowed += offered.length
    }
    expect(barred).toBeGreaterThan(20)
    expect(allowed).toBeGreaterThan(0)
  })

  test('what all agree to take back is dealt the same again', async () => {
    const id = await begin(server, wondersDuel, { seats: people.slice(0, 2) })
    const clients = await watchAll(server, id, people.slice(0, 2))
    await playOn(id, clients, 20)
    const first = (await entriesOf(id)).map(({ seat, action, answers }) => ({ seat, action, answers }))
    expect(first.some(({ answers }) => (answers?.length ?? 0) > 0)).toBe(true)
    await people[0].post(`/api/tables/${id}/takeback`, { moves: 0 })
    await people[1].post(`/api/tables/${id}/offers`, { kind: 'takeback', accept: true })
    for (const [i, { seat, action }] of first.entries()) {
      const sent = { action, expect: 21 + i, key: newKey() }
      expect((await people[seat ?? 0].post(`/api/tables/${id}/moves`, sent)).status).toBe(200)
    }
    const again = (await entriesOf(id)).slice(21).map(({ seat, action, answers }) => ({ seat, action, answers }))
    expect(again).toEqual(first)
  })
})

describe('12 a move twice, or against an old position', () => {
  test('is answered as once; the old position is stale', async () => {
    const id = await begin(server, omens, { seats: people.slice(0, 2) })
    const sent = { action: 'bid 1', expect: 0, key: newKey() }
    const moves = `/api/tables/${id}/moves`
    const all = await Promise.all(Array.from({ length: 5 }, () => people[0].post(moves, sent)))
    expect(all.map(({ body }) => body)).toEqual(Array(5).fill({ version: 1 }))
    await people[1].post(moves, { ...sent, key: newKey() })
    const old = await people[0].post<Trouble>(moves, { action: 'mark north-west', expect: 1, key: newKey() })
    expect([old.status, old.body.code]).toEqual([409, 'stale'])
    expect(await entriesOf(id)).toHaveLength(2)
  })
})

describe('13 choices made at the same time leaked', () => {
  test('whatever was chosen, the others are told the same bytes until the last has', async () => {
    const told: string[] = []
    for (const bid of ['bid 0', 'bid 2']) {
      const id = await begin(server, omens, { seats: people.slice(0, 3), seed: seedOf('simultaneous') })
      const clients = await watchAll(server, id, [...people.slice(0, 3), undefined])
      await clients[0].ask('act', { table: id, action: bid, expect: 0, key: newKey() })
      for (const client of clients) await client.until(() => client.sight(id)?.version === 1)
      await codeOf(clients[1].ask('why', { table: id, action: bid }))
      const others = clients.slice(1).map(client => {
        const game = client.received.filter(text => /"update"|"sight"/.test(text))
        return game.map(text => text.replaceAll(id, 'table').replace(/"(?:touched|created|started)":\d+/g, ''))
      })
      const http = await ask(server, people[2], `/api/tables/${id}/sight`)
      const past = await clients[1].ask('at', { table: id, move: 1 })
      told.push(JSON.stringify([others, http.text, past]))
    }
    expect(told[0].length).toBeGreaterThan(2_000)
    expect(told[1]).toBe(told[0])
  })
})

describe('14 rules that never come back froze the server', () => {
  test('their table is set aside, and the rest plays on', async () => {
    const id = await begin(server, endless, { seats: people.slice(0, 2) })
    const stuck = await watchAll(server, id, people.slice(0, 2))
    const other = await begin(server, wondersDuel, { seats: people.slice(0, 2) })
    const players = await watchAll(server, other, people.slice(0, 2))
    const asked = stuck[0].sight(id)?.waiting[0] ?? 0
    const sent = { table: id, action: 'think senator', expect: 0, key: newKey() }
    const code = codeOf(stuck[asked].ask('act', sent))
    expect(await codeOf(players[0].ask('ping', {}))).toBeUndefined()
    expect(await code).toBe('aside')
    expect(await playOn(other, players, 5)).toBe(5)
  })
})

describe('15 a fix of the rules broke games under way', () => {
  test('a table keeps its version of the rules; what does not replay is reported, not changed', async () => {
    const id = await begin(server, wondersDuel, { seats: people.slice(0, 2) })
    expect((await rowOf(id)).rules).toBe(wondersDuel.rules)
    await server.database.db.updateTable('game_table').set({ rules: 99 }).where('id', '=', id).execute()
    await server.database.notify('tables', id)
    const { body } = await people[0].get<Trouble>(`/api/tables/${id}/sight`)
    expect(body.code).toBe('aside')
    expect(await rowOf(id)).toMatchObject({ status: 'aside', rules: 99, log: 0 })
    expect((await rowOf(id)).aside).toBeTruthy()
  })
})

describe('16 a move acknowledged, then lost', () => {
  /** A table at which nobody has moved yet, in a folder to copy. */
  let begun: { readonly folder: string; readonly seated: readonly Guest[]; readonly id: string }
  beforeAll(async () => {
    const folder = await freshPglite()
    const database = await openForTest({ folder })
    const first = await startTables({}, { database })
    const seated = await guests(first, 2)
    const id = await begin(first, gloryToRome, { seats: seated, seed: seedOf('killed') })
    await first.close()
    await database.close()
    begun = { folder, seated, id }
  })

  test.each([
    { when: 'before the entry is stored', die: 'before:5', there: 4 },
    { when: 'when it is stored and nobody has heard of it', die: 'after:5', there: 5 },
  ])('killed $when: what was acknowledged is there, and what is sent again is done once', async ({ die, there }) => {
    const { seated, id } = begun
    const folder = await freshFolder()
    cpSync(begun.folder, folder, { recursive: true })

    const doomed = await startDoomed({ folder, die })
    const clients = await watchAll(doomed, id, seated)
    const played: string[] = []
    const next = (all: readonly SocketClient[]) => {
      const seat = all.findIndex(client => (client.sight(id)?.legal.length ?? 0) > 0)
      const { legal = [], version = -1 } = all[seat]?.sight(id) ?? {}
      return {
        seat,
        command: { table: id, action: legal[played.length % legal.length], expect: version, key: newKey() },
      }
    }
    const seen = async (all: readonly SocketClient[], version: number) => {
      for (const client of all) await client.until(() => client.sight(id)?.version === version)
    }
    while (played.length < 4) {
      const { seat, command } = next(clients)
      const { version } = await clients[seat].ask('act', command)
      played.push(command.action)
      await seen(clients, version)
    }
    const known = clients.map(client => client.sight(id))
    const lost = next(clients)
    expect(await codeOf(clients[lost.seat].ask('act', lost.command))).toBe('closed')

    const again = await startDoomed({ folder })
    const back = await watchAll(again, id, seated)
    expect(back.map(client => client.sight(id)?.version)).toEqual([there, there])
    if (there === 4) expect(back.map(client => client.sight(id))).toEqual(known)
    for (let i = 0; i < 2; i++) expect(await back[lost.seat].ask('act', lost.command)).toEqual({ version: 5 })
    played.push(lost.command.action)
    await seen(back, 5)
    const last = next(back)
    expect(await back[last.seat].ask('act', last.command)).toEqual({ version: 6 })
    played.push(last.command.action)
    // Nobody has waited for anything that comes after the answer.
    await again.kill()
    const rows = await (await openForTest({ folder })).db
      .selectFrom('entry')
      .select(['number', 'action'])
      .where('table_id', '=', id)
      .orderBy('number')
      .execute()
    expect(rows).toEqual(played.map((action, i) => ({ number: i + 1, action })))
  })
})

describe('17 client strings dispatched to methods', () => {
  // biome-ignore format: a table
  const unread: readonly (readonly [string, unknown])[] = [
    ['a word nobody knows', { ask: 1, to: 'start', table: 'aaaaaaaaaaaaaaaa' }],
    ['a method of objects', { ask: 1, to: 'constructor' }],
    ['a key nobody knows', { ask: 1, to: 'ping', now: 1 }],
    ['a number that is text', { ask: '1', to: 'ping' }],
    ['no number', { to: 'ping' }],
    ['a table that is none', { ask: 1, to: 'watch', table: '../../x' }],
    ['an action without end', { ask: 1, to: 'why', table: 'aaaaaaaaaaaaaaaa', action: 'x'.repeat(201) }],
    ['a list', [{ ask: 1, to: 'ping' }]],
    ['nothing', null],
  ]
  test.each(unread)('not understood: %s', async (_what, message) => {
    const client = await connect(server, people[0])
    client.raw(JSON.stringify(message))
    const news = await client.until(() => client.news.find(one => one.news === 'trouble'))
    expect(news).toMatchObject({ trouble: { code: 'bad-message' } })
    await client.close()
  })

  test('sizes and rates are bounded', async () => {
    const client = await connect(server, people[0])
    client.raw(JSON.stringify({ ask: 1, to: 'ping', x: 'x'.repeat(8_192) }))
    expect(await client.closed).toBe(1009)
    expect((await people[0].post('/api/tables', { x: 'x'.repeat(70_000) })).status).toBe(413)
    const limited = await startTables({ RATE_LIMIT: 'on' }, { database: server.database })
    const all = await Promise.all(Array.from({ length: 200 }, () => ask(limited, people[0], '/api/tables/mine')))
    expect(all.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    await limited.close()
  })

  // biome-ignore format: a table
  const behind: readonly (readonly [string, boolean | number | readonly string[], string, string | undefined, string])[] = [
    ['nobody is believed', false, '9.9.9.9', '1.1.1.1', '9.9.9.9'],
    ['one proxy', 1, '9.9.9.9', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['two proxies', 2, '9.9.9.9', '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['two proxies, one said nothing', 2, '9.9.9.9', '2.2.2.2', '2.2.2.2'],
    ['a proxy by its address', ['9.9.9.9'], '::ffff:9.9.9.9', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
    ['a net of proxies', ['10.0.0.0/8'], '10.1.1.1', '1.1.1.1, 10.2.2.2', '1.1.1.1'],
    ['somebody who is no proxy', ['10.0.0.1'], '9.9.9.9', '1.1.1.1', '9.9.9.9'],
    ['everybody is believed', true, '9.9.9.9', '1.1.1.1, 2.2.2.2', '1.1.1.1'],
    ['no header', 1, '9.9.9.9', undefined, '9.9.9.9'],
  ]
  test.each(behind)('the address, where %s', (_what, trust, remoteAddress, header, address) => {
    const headers = header === undefined ? {} : { 'x-forwarded-for': header }
    expect(addressBehind({ headers, socket: { remoteAddress } as never }, trust)).toBe(address)
  })
})

describe('18 seat tokens in addresses', () => {
  test('an address seats nobody: the session does, in a cookie that scripts do not see', async () => {
    const client = createTestClient(server)
    const { headers } = await client.post('/api/auth/sign-in/anonymous', {})
    const cookie = headers.getSetCookie().find(line => line.includes('session_token')) ?? ''
    expect(cookie).toMatch(/; ?HttpOnly/i)
    expect(cookie).toMatch(/; ?SameSite=(?:Lax|Strict)/i)
    const id = await begin(server, gloryToRome, { seats: people.slice(0, 2) })
    const [stranger] = await watchAll(server, id, [{ ...people[2], cookie: client.cookie }])
    expect(stranger.sight(id)).toMatchObject({ legal: [], view: { hand: [] } })
    expect(stranger.card(id)?.mine).toBeUndefined()
    expect(id).toMatch(/^[a-z2-7]{16}$/)
  })

  test('an invitation is 128 bits, stored as a hash, and good once', async () => {
    const { body } = await people[0].post<{ invite: string }>('/api/tables', {
      ...{ game: 'glory-to-rome', seats: ['me', 'open', 'open'], visibility: 'private' },
    })
    expect(Buffer.from(body.invite, 'base64url')).toHaveLength(16)
    const kept = JSON.stringify(await server.database.db.selectFrom('invite').selectAll().execute())
    expect(kept).not.toContain(body.invite)
    const used = [people[1], people[2]].map(who => who.post(`/api/invites/${body.invite}`))
    expect((await Promise.all(used)).map(({ status }) => status).sort()).toEqual([200, 404])
  })
})

describe('19 fast hashes, no defence against other sites, scripts in names', () => {
  test('passwords are hashed slowly, with salt; sessions are long', async () => {
    const kept: string[] = []
    for (let i = 0; i < 2; i++) {
      const email = `person${i}-${randomBytes(4).toString('hex')}@example.org`
      const client = createTestClient(server)
      const password = 'the same long password'
      const { status } = await client.post('/api/auth/sign-up/email', { email, name: 'Cato', password })
      expect(status).toBe(200)
      const { db } = server.database
      const user = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
      const { rows } = await sql<{ password: string; token: string }>`
        select a.password, s.token from account a join session s on s."userId" = a."userId"
        where a."userId" = ${user.id}`.execute(db)
      kept.push(rows[0].password)
      expect(rows[0].token.length).toBeGreaterThanOrEqual(32)
    }
    // scrypt: a salt of 16 bytes and a key of 64.
    for (const hash of kept) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(kept[0]).not.toBe(kept[1])
  })

  test('a socket from another site is not opened, nor one with a cookie that does not say from where', async () => {
    const foreign = connect(server, people[0], { origin: 'https://example.org' })
    expect(await codeOf(foreign)).toBe('403')
    const silent = new WebSocket(new URL('/api/socket', server.url.replace('http', 'ws')), {
      headers: { cookie: people[0].cookie },
    })
    const answered = await new Promise<number | undefined>(done => {
      silent.once('open', () => done(101))
      silent.once('unexpected-response', (_request, answer) => done(answer.statusCode))
      silent.on('error', () => undefined)
    })
    expect(answered).toBe(403)
    const { status } = await people[0].send('POST', '/api/tables', {}, { origin: 'https://example.org' })
    expect(status).toBe(403)
  })

  test('whoever signs out is no longer at the table', async () => {
    const [eve] = await guests(server, 1)
    const id = await begin(server, gloryToRome, { seats: [people[0], eve] })
    const [e] = await watchAll(server, id, [eve])
    await eve.post('/api/auth/sign-out', {})
    expect(await e.closed).toBeGreaterThanOrEqual(1008)
  })

  test('a ban is felt at once, also by an open socket', async () => {
    const [eve] = await guests(server, 1)
    const id = await begin(server, gloryToRome, { seats: [people[0], eve] })
    const [e] = await watchAll(server, id, [eve])
    expect(await codeOf(e.ask('chat', { table: id, room: 'players', text: 'x' }))).toBeUndefined()
    const until = { banned_until: Date.now() + 60_000 }
    await server.database.db.updateTable('profile').set(until).where('user_id', '=', eve.id).execute()
    server.accounts.forget(eve.id)
    await eventually(async () => (await codeOf(e.ask('chat', { table: id, room: 'players', text: 'x' }))) === 'banned')
  })

  test('names and chat are text in JSON, and the page runs nothing that is not its own', async () => {
    const { headers } = await people[0].get('/api/lobby')
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const page = await people[0].get('/')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/unsafe|\*/)
    const patched = await people[3].send('PATCH', '/api/me', { name: '<img src=x onerror=alert(1)>' })
    expect(patched.status).toBe(400)
  })
})

describe('20 pauses told what was hidden', () => {
  test('a bot is heard at multiples of the pace, however long it thought', () => {
    const botDelays = { botMs: 800, orderMs: 800 }
    const random = createRandom(20)
    for (let i = 0; i < 1_000; i++) {
      const passed = Math.floor(random() * 5_000)
      const heard = passed + waitFor({ botDelays }, true, passed)
      expect(heard % 800).toBe(0)
      expect(heard - passed).toBeLessThanOrEqual(800)
      if (passed <= 800) expect(passed + waitFor({ botDelays }, false, passed)).toBe(800)
    }
  })

  test('whoever had no choice is heard when whoever had one is, on a loaded server too', () => {
    const botDelays = { botMs: 800, orderMs: 800 }
    const random = createRandom(21)
    for (let i = 0; i < 1_000; i++) {
      // As long in the queue, and whatever the search took below what searches take.
      const queued = Math.floor(random() * 40_000)
      const floor = Math.floor(random() * 30_000)
      const thought = Math.floor(random() * floor)
      const heard = (ms: number) => queued + ms + pauseFor({ botDelays }, { passed: queued + ms, thought: ms, floor })
      expect(heard(thought)).toBe(heard(0))
      expect(heard(0) % 800).toBe(0)
    }
  })

  test('what spectators are told of a move is as long, whatever was drawn unseen', async () => {
    const sizes: number[] = []
    for (const word of ['north', 'south', 'east', 'west']) {
      const id = await begin(server, omens, { seats: people.slice(0, 2), seed: seedOf(word) })
      const { text } = await ask(server, people[3], `/api/tables/${id}/sight`)
      sizes.push(text.length)
    }
    expect(new Set(sizes).size).toBe(1)
  })
})
