// What processes tell each other, whoever carries it: PostgreSQL's NOTIFY or NATS. The same is promised of both.

import { connect } from '@nats-io/transport-node'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { closeAfterFile } from '../cleanup.testing.ts'
import { heardEntries } from './append.ts'
import { addTables, entry, logOf, migratedPostgres, openForTest, standing } from './database.testing.ts'
import type { Database } from './database.ts'
import { natsChannels, natsOptions } from './nats-channels.ts'
import { type NatsServer, startNats } from './nats-server.testing.ts'
import { scopeOf } from './postgres.ts'

let nats: NatsServer
beforeAll(async () => {
  nats = await startNats()
  closeAfterFile(() => nats.stop())
})

/** Ends the connections on which processes listen. */
const cut = (database: Database) =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`.execute(database.db)

const CARRIERS = [
  { carrier: 'notify', config: () => ({}), lose: cut, regain: async () => undefined },
  {
    carrier: 'nats',
    config: () => ({ nats: nats.url }),
    lose: () => nats.kill(),
    regain: () => nats.start(),
  },
] as const

describe.each(CARRIERS)('$carrier', ({ carrier, config, lose, regain }) => {
  const open = (url: string) => openForTest({ url, ...config() })
  async function two(): Promise<readonly [Database, Database]> {
    const url = await migratedPostgres()
    return Promise.all([open(url), open(url)])
  }

  test('both hear what one says, in its order, and only on that channel', async () => {
    const [a, b] = await two()
    const heard: string[] = []
    await a.listen('news', payload => heard.push(`a ${payload}`))
    const leave = await b.listen('news', payload => heard.push(`b ${payload}`))
    await b.listen('other', payload => heard.push(`other ${payload}`))
    const said = Array.from({ length: 20 }, (_, number) => `${number} βγδ ${'x'.repeat(number)}`)
    for (const one of said) await a.notify('news', one)
    await expect.poll(() => heard.length).toBe(40)
    for (const name of ['a', 'b'])
      expect(heard.filter(line => line.startsWith(`${name} `))).toEqual(said.map(one => `${name} ${one}`))
    await leave()
    await a.notify('news', 'last')
    await a.notify('other', 'end')
    await expect.poll(() => heard.slice(40).sort()).toEqual(['a last', 'other end'])
  })

  test('another database hears nothing', async () => {
    const [[a], [c]] = await Promise.all([two(), two()])
    const heard: string[] = []
    await c.listen('news', payload => heard.push(payload))
    await a.notify('news', 'not for them')
    await c.notify('news', 'for them')
    await expect.poll(() => heard).toEqual(['for them'])
  })

  test('what is too long is refused, and what just fits is told', async () => {
    const [a, b] = await two()
    const heard: string[] = []
    await b.listen('news', payload => heard.push(payload))
    await expect(a.notify('news', 'ü'.repeat(4_000))).rejects.toThrow('8000 bytes are too long')
    await a.notify('news', 'x'.repeat(7_900))
    await expect.poll(() => heard).toEqual(['x'.repeat(7_900)])
  })

  test('entries are told to all, with who stored them; those that were taken are not', async () => {
    const [a, b] = await two()
    const ids = Array.from({ length: 400 }, (_, at) => `a-rather-long-name-of-a-table-${at}`)
    await addTables(a, ...ids)
    await b.listen('entries', () => undefined)
    await a.append(entry('a-rather-long-name-of-a-table-0', 1), standing(1))
    const heard: ReturnType<typeof heardEntries>[] = []
    const payloads: string[] = []
    await b.listen('entries', payload => {
      payloads.push(payload)
      heard.push(heardEntries(payload))
    })
    await Promise.all(ids.map(id => a.append(entry(id, 1), standing(1))))
    const told = () => new Set(heard.flatMap(each => each?.entries.map(({ table, number }) => `${table} ${number}`)))
    await expect.poll(() => [...ids.slice(1).map(id => `${id} 1`)].filter(word => !told().has(word))).toEqual([])
    expect(new Set(heard.map(each => each?.from))).toEqual(new Set([a.process]))
    expect(Math.max(...payloads.map(payload => payload.length))).toBeLessThanOrEqual(7_900)
  })

  test('whoever was cut off hears that something may be missing, and then what is said', async () => {
    const [a, b] = await two()
    const heard: string[] = []
    await b.listen('news', payload => heard.push(payload))
    await a.notify('news', 'first')
    await expect.poll(() => heard).toEqual(['first'])
    await lose(a)
    // Lost: nobody keeps it.
    await a.notify('news', 'meanwhile').catch(() => undefined)
    await regain()
    await expect.poll(() => heard.at(-1), { timeout: 20_000 }).toBe('')
    // Both are back when each hears the other.
    const back: string[] = []
    await a.listen('back', payload => back.push(payload))
    await expect
      .poll(async () => {
        await b.notify('back', 'b')
        await a.notify('news', 'second')
        return back.includes('b') && heard.includes('second')
      })
      .toBe(true)
    expect(heard.indexOf('')).toBeLessThan(heard.indexOf('second'))
  })

  test(`what is stored while the ${carrier === 'nats' ? 'server of NATS' : 'connection'} is away is found in the log`, async () => {
    const [a, b] = await two()
    await addTables(a, 'table')
    let known = 0
    // What every room does.
    const read = async () => {
      known = (await logOf(b, 'table')).length
    }
    await b.listen('entries', payload => {
      if (payload === '' || heardEntries(payload)?.entries.some(({ number }) => number > known)) void read()
    })
    await a.append(entry('table', 1), standing(1))
    await expect.poll(() => known).toBe(1)
    await lose(a)
    expect(await a.append(entry('table', 2), standing(2))).toBe('stored')
    // While NATS is away, too.
    await expect.poll(() => known, { timeout: 20_000 }).toBe(2)
    await regain()
    expect(await a.append(entry('table', 3), standing(3))).toBe('stored')
    await expect.poll(() => known, { timeout: 20_000 }).toBe(3)
  })
})

describe('nats alone', () => {
  /** A process, and somebody who says on its scope what they like. */
  async function listening() {
    const a = await openForTest({ url: await migratedPostgres(), nats: nats.url })
    const heard: string[] = []
    await a.listen('entries', payload => heard.push(payload))
    const scope = await scopeOf(a.db)
    const connection = await connect(natsOptions(nats.url))
    closeAfterFile(() => connection.close())
    return { heard, scope, say: (subject: string, text: string) => connection.publish(`${scope}.${subject}`, text) }
  }

  test('a process that falls silent may have stored what it did not tell; one that says goodbye has not', async () => {
    const { heard, scope, say } = await listening()
    const other = await natsChannels(nats.url, scope, 'other', () => undefined)
    await other.notify('entries', 'one')
    await other.close()
    say('news.entries', 'silent 1 two')
    await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['one', 'two', ''])
  })

  test('a gap in what one says is missed, and what comes twice is told once', async () => {
    const { heard, say } = await listening()
    say('news.entries', 'p 1 one')
    say('news.entries', 'p 1 one')
    say('news.entries', 'p 3 three')
    say('beat', 'p 3 ')
    say('beat', 'p 4 ')
    say('news.entries', 'nonsense')
    say('bye', 'p 4 ')
    await expect.poll(() => heard).toEqual(['one', '', 'three', ''])
  })

  test('a server without NATS starts, says so, and finds it when it comes', async () => {
    const url = await migratedPostgres()
    const said: string[] = []
    await nats.kill()
    const a = await openForTest({ url, nats: nats.url, log: text => said.push(text) })
    expect(said.join()).toContain('NATS cannot be reached')
    const heard: string[] = []
    await a.listen('news', payload => heard.push(payload))
    await a.notify('news', 'to itself')
    await expect.poll(() => heard).toContain('to itself')
    await nats.start()
    const b = await openForTest({ url, nats: nats.url })
    await expect
      .poll(
        async () => {
          await b.notify('news', 'from another')
          return heard
        },
        { timeout: 20_000 },
      )
      .toContain('from another')
  })

  test.each([
    ['nats://127.0.0.1:4222', { servers: ['127.0.0.1:4222'] }],
    ['nats://ada:p%40ss@a:1,nats://b:2', { servers: ['a:1', 'b:2'], user: 'ada', pass: 'p@ss' }],
    ['tls://secret@a:1', { servers: ['a:1'], tls: {}, token: 'secret' }],
  ])('%s', (url, options) => {
    expect(natsOptions(url)).toEqual(options)
  })
})
