// Bots at tables: on seats of their own, for people who are away, and what their pauses tell.

import { gloryToRome } from '@tabularium/glory-to-rome'
import { isProblem, readRecord, verify } from '@tabularium/kernel'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { BotJob } from '../engine/bots.ts'
import { answerForAbsent } from './automation.ts'
import { createThinking, pauseFor, waitFor } from './bot-delay.ts'
import {
  begin,
  connect,
  entriesOf,
  eventually,
  type Guest,
  guests,
  moveOnce,
  newKey,
  startTables,
  statusOf,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

let server: TestTables
beforeAll(async () => {
  server = await startTables()
})

describe('on seats of their own', () => {
  test('they play a whole game among themselves while somebody watches, and only then', async () => {
    const [ada] = await guests(server, 1)
    const { body } = await ada.post<{ table: { id: string } }>('/api/tables', {
      ...{ game: 'wonders-duel', seats: [{ bot: 'quaestor' }, { bot: 'quaestor' }] },
    })
    const { id } = body.table
    // Nobody looks: whoever opens tables by the dozen keeps no bot busy with them.
    const room = await server.tables.rooms.find(id)
    answerForAbsent(server.tables.context, room)
    expect(room.answering.size).toBe(0)
    expect(await entriesOf(server.database, id)).toEqual([])
    const [watcher] = await watchAll(server, id, [undefined])
    await eventually(async () => (await statusOf(server.database, id)) === 'over')
    await watcher.close()
    const record = readRecord((await ada.get(`/api/tables/${id}/record`)).text)
    if (isProblem(record)) throw new Error(record.problem)
    expect(verify(wondersDuel, record)).toEqual([])
    expect(record.seats).toEqual(['sensible', 'sensible'])
    const entries = await entriesOf(server.database, id)
    expect(entries.every(({ by }) => by === 'bot')).toBe(true)
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, i) => i + 1))
  })

  test('of games of bots alone a guest has one at a time: the next takes its place', async () => {
    const [ada] = await guests(server, 1)
    const open = async () =>
      (
        await ada.post<{ table: { id: string } }>('/api/tables', {
          ...{ game: 'wonders-duel', seats: [{ bot: 'oracle' }, { bot: 'oracle' }] },
        })
      ).body.table.id
    const [first, second] = [await open(), await open()]
    expect([await statusOf(server.database, first), await statusOf(server.database, second)]).toEqual([
      'dropped',
      'playing',
    ])
  })

  /** Somebody sits down with two bots. */
  const withTwo = async (who: Guest, bot = 'scribe'): Promise<string> => {
    const wish = { game: 'glory-to-rome', seats: ['me', { bot }, { bot }] }
    return (await who.post<{ table: { id: string } }>('/api/tables', wish)).body.table.id
  }
  const movesAt = async (id: string) =>
    (await entriesOf(server.database, id)).filter(({ kind }) => kind === 'move').length

  test('left alone by whoever gave up, they play while somebody watches, and only then', async () => {
    const [ada] = await guests(server, 1)
    const id = await withTwo(ada)
    expect((await ada.post(`/api/tables/${id}/resign`)).status).toBe(200)
    const room = await server.tables.rooms.find(id)
    await eventually(() => room.answering.size === 0)
    const before = await movesAt(id)
    answerForAbsent(server.tables.context, room)
    expect(room.answering.size).toBe(0)
    expect(await movesAt(id)).toBe(before)
    await watchAll(server, id, [undefined])
    await eventually(async () => (await movesAt(id)) > before)
  })

  test('tables that were left to them are as few as those that had nobody else: the oldest are ended', async () => {
    const [ada] = await guests(server, 1)
    const tables: string[] = []
    for (let n = 0; n < 4; n++) {
      const id = await withTwo(ada)
      await ada.post(`/api/tables/${id}/resign`)
      tables.push(id)
    }
    const statuses = await Promise.all(tables.map(id => statusOf(server.database, id)))
    expect(statuses).toEqual(['over', 'over', 'playing', 'playing'])
    const { text } = await ada.get(`/api/tables/${tables[0]}/record`)
    expect(text).toContain('resigned')
    // And the game with bots that goes on is not among them.
    const own = await withTwo(ada)
    await withTwo(ada)
    expect(await statusOf(server.database, own)).toBe('playing')
  })

  test('they think last where no person plays, and for guests of one address in turn', async () => {
    const asked: BotJob[] = []
    const think = vi.spyOn(server.tables.context.bots, 'think').mockImplementation(async job => {
      asked.push(job)
      return job.legal[0]
    })
    const [ada, ben, cato] = await guests(server, 3)
    await server.database.db.updateTable('user').set({ isAnonymous: false }).where('id', '=', cato.id).execute()
    server.accounts.forget(cato.id)
    for (const who of [ada, ben, cato]) {
      const id = await begin(server, gloryToRome, { seats: ['sensible', who, 'sensible'] })
      // Known by what they ask for.
      await who.post(`/api/tables/${id}/chat`, { room: 'players', text: 'salve' })
      const [a] = await watchAll(server, id, [who])
      const party = who === cato ? cato.id : 'address 127.0.0.1'
      expect(await eventually(() => asked.find(job => job.table === id))).toMatchObject({ alone: false, party })
      await who.post(`/api/tables/${id}/resign`)
      await eventually(async () => asked.findLast(job => job.table === id)?.alone)
      await a.close()
    }
    think.mockRestore()
  })

  test('at a table of three they answer until a person is asked', async () => {
    const [ada] = await guests(server, 1)
    const id = await begin(server, gloryToRome, { seats: ['sensible', ada, 'careless'] })
    const [a] = await watchAll(server, id, [ada])
    for (let i = 0; i < 10; i++) {
      await a.until(client => (client.sight(id)?.legal.length ?? 0) > 0)
      await moveOnce(id, [a])
    }
    const entries = await entriesOf(server.database, id)
    for (const { seat, by } of entries) expect(by).toBe(seat === 1 ? 'person' : 'bot')
    expect(new Set(entries.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2]))
  })

  test('nobody moves for a bot', async () => {
    // With a database of its own: no quicker server looks after it.
    const slow = await startTables({}, { botDelays: { botMs: 3_600_000, orderMs: 0 } })
    const [ada] = await guests(slow, 1)
    const id = await begin(slow, gloryToRome, { seats: ['sensible', ada] })
    const [a] = await watchAll(slow, id, [ada])
    expect(a.sight(id)).toMatchObject({ waiting: [0], legal: [] })
    await expect(a.ask('act', { table: id, action: 'lead laborer', expect: 0, key: newKey() })).rejects.toThrow()
    expect(await entriesOf(slow.database, id)).toEqual([])
    await slow.close()
  })

  test('one that fails is helped out', async () => {
    const [ada] = await guests(server, 1)
    const id = await begin(server, gloryToRome, { seats: ['no-such-bot', ada] })
    const [a] = await watchAll(server, id, [ada])
    await a.until(client => (client.sight(id)?.moves ?? 0) > 0)
    expect((await entriesOf(server.database, id))[0]).toMatchObject({ seat: 0, by: 'bot' })
  })
})

describe('for people', () => {
  test('who gave up among three, while the others play on', async () => {
    const three = await guests(server, 3)
    const id = await begin(server, gloryToRome, { seats: three })
    const clients = await watchAll(server, id, three)
    const asked = clients[0].sight(id)?.waiting[0] ?? 0
    await three[asked].post(`/api/tables/${id}/resign`)
    await clients[0].until(client => (client.sight(id)?.moves ?? 0) > 0)
    expect(await entriesOf(server.database, id)).toMatchObject([
      { kind: 'seat', seat: asked, data: { standIn: 'sensible', why: 'resigned', resigned: true } },
      { kind: 'move', seat: asked, by: 'bot' },
    ])
  })

  test('whose account is deleted in the middle: of two the other one wins, and the name is gone', async () => {
    const [ada, ben] = await guests(server, 2)
    const id = await begin(server, wondersDuel, { seats: [ada, ben] })
    const [a] = await watchAll(server, id, [ada])
    const b = await connect(server, ben)
    await b.ask('watch', { table: id })
    await server.accounts.remove(ben.id)
    expect(await b.closed).toBeGreaterThan(1000)
    const card = await a.until(client => client.card(id)?.status === 'over' && client.card(id))
    expect(card.outcome).toEqual({ reason: 'resigned', winners: [0] })
    await a.until(client => client.card(id)?.seats[1].person === undefined)
    const { text } = await ada.get(`/api/tables/${id}/record`)
    expect(text).not.toContain(ben.name)
  })

  test('whose account is deleted among three, while the others play on', async () => {
    const three = await guests(server, 3)
    const id = await begin(server, gloryToRome, { seats: three })
    const clients = await watchAll(server, id, three)
    const asked = clients[0].sight(id)?.waiting[0] ?? 0
    const [other] = clients.filter((_, seat) => seat !== asked)
    await server.accounts.remove(three[asked].id)
    await other.until(client => client.card(id)?.seats[asked].standIn && !client.card(id)?.seats[asked].person)
    await other.until(client => (client.sight(id)?.moves ?? 0) > 0)
    expect(await entriesOf(server.database, id)).toMatchObject([
      { kind: 'seat', seat: asked, data: { standIn: 'sensible', why: 'left', resigned: true } },
      { kind: 'move', seat: asked, by: 'bot' },
    ])
  })
})

describe('the pause before an answer', () => {
  const botDelays = { botMs: 800, orderMs: 500 }
  // biome-ignore format: a table
  const cases: readonly (readonly [string, boolean, number, number])[] = [
    // who, is it a bot, has thought so long, is heard after
    ['a bot that knew at once', true, 0, 800],
    ['a bot that thought a little', true, 799, 800],
    ['a bot that thought just so long', true, 800, 800],
    ['a bot that thought long', true, 801, 1_600],
    ['a bot that thought very long', true, 7_900, 8_000],
    ['orders', false, 0, 500],
    ['orders that were slow to look up', false, 499, 500],
  ]
  test.each(cases)('%s', (_who, bot, passed, heard) => {
    expect(passed + waitFor({ botDelays }, bot, passed)).toBe(heard)
  })

  test('is none where the pace is none', () => {
    expect(waitFor({ botDelays: { botMs: 0, orderMs: 0 } }, true, 5)).toBe(0)
    expect(waitFor({ botDelays: { botMs: 0, orderMs: 0 } }, false, 5)).toBe(0)
  })
})

describe('how long others of its kind think', () => {
  test('the longest of the last forty answers, each kind by itself, no longer than any may', () => {
    const thinking = createThinking({ limitMs: 30_000 })
    expect(thinking.floorOf('duel oracle')).toBe(0)
    thinking.note('duel oracle', 1_300)
    for (let n = 0; n < 39; n++) thinking.note('duel oracle', 200)
    expect([thinking.floorOf('duel oracle'), thinking.floorOf('duel scribe')]).toEqual([1_300, 0])
    thinking.note('duel oracle', 210)
    expect(thinking.floorOf('duel oracle')).toBe(210)
    thinking.note('duel oracle', 29_000)
    expect(thinking.floorOf('duel oracle')).toBe(29_000)
    thinking.note('duel oracle', 31_000)
    expect(thinking.floorOf('duel oracle')).toBe(30_000)
  })

  test('is as long as the server lets them', () => {
    const { config, thinking } = server.tables.context
    thinking.note('slow', 10 * config.botLimitMs)
    expect(thinking.floorOf('slow')).toBe(config.botLimitMs)
  })

  test.each([100, 800, 2_500, 4_000, 6_000, 29_999])(
    'where they think for %d ms, one without a choice is heard as late as one with',
    ms => {
      const botDelays = { botMs: 800, orderMs: 800 }
      const thinking = createThinking({ limitMs: 30_000 })
      for (let n = 0; n < 40; n++) thinking.note('wars oracle', ms)
      const floor = thinking.floorOf('wars oracle')
      const heard = (thought: number) => thought + pauseFor({ botDelays }, { passed: thought, thought, floor })
      expect(heard(0)).toBe(heard(ms))
    },
  )
})
