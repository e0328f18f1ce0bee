// What carries the news costs commits: PostgreSQL's NOTIFY against NATS. NOTIFY takes a lock that all commits share, from
// before the commit is written until it is on the disk, so that commits that tell something wait for each other; those
// that say it over NATS afterwards do not. Two measurements, each with 1, 2, 4 … writers:
//
//   bare      connections that store a row and commit, one after the other: with a NOTIFY and without
//   entries   processes that store entries as the server does, many in a commit, and hear what the others store
//
//   node packages/server/src/load/carriers.ts --bare 1,2,4,8,16 --writers 1,2,4,8 --tables 100 --seconds 5

import { fork } from 'node:child_process'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { heardEntries } from '../database/append.ts'
import { startNats } from '../database/nats-server.testing.ts'
import { openDatabase } from '../database/open.ts'
import { processorSeconds, startPostgres } from '../database/postgres-server.testing.ts'

const CARRIERS = ['notify', 'nats'] as const

const { values } = parseArgs({
  options: {
    bare: { type: 'string', default: '1,2,4,8,16' },
    writers: { type: 'string', default: '1,2,4,8' },
    seconds: { type: 'string', default: '5' },
    tables: { type: 'string', default: '100' },
    worker: { type: 'string' },
    url: { type: 'string' },
    nats: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const tables = Number(values.tables)

const share = (sorted: readonly number[], part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0

/** What a writer has done. */
interface Written {
  readonly waits: readonly number[]
  /** Entries of others that it heard of. */
  readonly heard: number
}

/** In a process of its own: every table has one entry in flight. */
async function write(name: string): Promise<Written> {
  const database = await openDatabase({ url: values.url, nats: values.nats, folder: '', connections: 2 })
  let heard = 0
  await database.listen('entries', payload => {
    const said = heardEntries(payload)
    if (said && said.from !== database.process) heard += said.entries.length
  })
  process.send?.('ready')
  await new Promise(resolve => process.once('message', resolve))
  const until = performance.now() + seconds * 1_000
  const waits: number[] = []
  await Promise.all(
    Array.from({ length: tables }, async (_, at) => {
      for (let number = 1; performance.now() < until; number++) {
        const start = performance.now()
        const time = Date.now()
        const move = {
          kind: 'move',
          seat: number % 2,
          action: 'build academy',
          answers: ['a', 'b'],
          by: 'person',
        } as const
        await database.append(
          { table_id: `${name}-${at}`, number, ...move, key: `key-${at}-${number}`, time },
          { log: number, moves: number, waiting: 1 << (number % 2), deadline: null, clocks: null, touched: time },
        )
        waits.push(performance.now() - start)
      }
    }),
  )
  await database.close()
  return { waits, heard }
}

if (values.worker !== undefined) {
  const done = await write(values.worker)
  process.send?.(done, () => process.exit(0))
  // The answer is on its way.
  await new Promise(() => undefined)
}

/** Commits of PostgreSQL a second, and how often each was waited for. */
async function bare(
  url: string,
  writers: number,
  tells: boolean,
): Promise<{ readonly perSecond: number; readonly wait: number }> {
  const clients = await Promise.all(
    Array.from({ length: writers }, async () => {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      return client
    }),
  )
  const statement = `insert into written (at, text) values ($1, $2)${tells ? " returning pg_notify('entries', $2)" : ''}`
  const until = performance.now() + seconds * 1_000
  const waits: number[] = []
  await Promise.all(
    clients.map(async (client, at) => {
      while (performance.now() < until) {
        const start = performance.now()
        await client.query({ name: 'write', text: statement, values: [at, `entry of ${at}, ${waits.length}`] })
        waits.push(performance.now() - start)
      }
    }),
  )
  await Promise.all(clients.map(client => client.end()))
  waits.sort((a, b) => a - b)
  return { perSecond: waits.length / seconds, wait: share(waits, 0.5) }
}

async function entries(url: string, nats: string | undefined, writers: number): Promise<readonly Written[]> {
  const children = await Promise.all(
    Array.from({ length: writers }, (_, at) => {
      const args = ['--worker', `writer-${at}`, '--url', url, '--seconds', values.seconds, '--tables', values.tables]
      const child = fork(fileURLToPath(import.meta.url), [...args, ...(nats === undefined ? [] : ['--nats', nats])])
      return new Promise<typeof child>((done, fail) => {
        child.once('message', () => done(child))
        child.once('exit', code => fail(new Error(`a writer ended with ${code}`)))
      })
    }),
  )
  return Promise.all(
    children.map(
      child =>
        new Promise<Written>((done, fail) => {
          child.once('message', (written: Written) => done(written))
          child.once('exit', code => code !== 0 && fail(new Error(`a writer ended with ${code}`)))
          child.send('go')
        }),
    ),
  )
}

async function addTables(url: string, writers: number): Promise<void> {
  const database = await openDatabase({ url, folder: '' })
  await database.db
    .insertInto('game_table')
    .values(
      Array.from({ length: writers * tables }, (_, at) => ({
        id: `writer-${Math.floor(at / tables)}-${at % tables}`,
        ...{ game: 'wonders-duel', rules: 1, options: '{}', status: 'playing' as const, visibility: 'open' as const },
        ...{ owner: null, rated: true, clock: '{"kind":"none"}', created: 0, started: 0, ended: null, touched: 0 },
        ...{ seed: 'seed', commitment: 'commitment', log: 0, moves: 0, waiting: 1, deadline: null, aside: null },
        rematch: null,
      })),
    )
    .execute()
  await database.close()
}

/** On the disk, with its part of the index. */
async function bytesPerEntry(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ bytes: string }>(
    "select pg_total_relation_size('entry') / greatest(count(*), 1) as bytes from entry",
  )
  await client.end()
  return Number(rows[0]?.bytes)
}

const say = (text: string): void => {
  if (!values.json) console.log(text)
}

const results: object[] = []
const server = await startPostgres({ durable: true })
const nats = await startNats()
try {
  for (const writers of values.bare.split(',').map(Number)) {
    const url = await server.fresh()
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query('create table written (at int, text text)')
    await client.end()
    const plain = await bare(url, writers, false)
    const told = await bare(url, writers, true)
    results.push({ what: 'bare', writers, plain, told, load: loadavg()[0] })
    say(
      `bare, ${writers} connections: ${plain.perSecond.toFixed(0)} commits/s (${plain.wait.toFixed(1)} ms), ` +
        `with NOTIFY ${told.perSecond.toFixed(0)} (${told.wait.toFixed(1)} ms); load ${loadavg()[0]?.toFixed(1)}`,
    )
  }
  for (const writers of values.writers.split(',').map(Number)) {
    for (const carrier of CARRIERS) {
      const fresh = await server.fresh()
      await addTables(fresh, writers)
      const pid = await server.pid()
      const before = { postgres: processorSeconds(pid), nats: processorSeconds(nats.pid) }
      const written = await entries(fresh, carrier === 'nats' ? nats.url : undefined, writers)
      const waits = written.flatMap(({ waits }) => waits).sort((a, b) => a - b)
      const thousand = waits.length / 1_000
      const cost = {
        postgres: (processorSeconds(pid) - before.postgres) / thousand,
        nats: (processorSeconds(nats.pid) - before.nats) / thousand,
      }
      const found = { perSecond: waits.length / seconds, p50: share(waits, 0.5), p99: share(waits, 0.99) }
      const heard = written.reduce((sum, one) => sum + one.heard, 0) / Math.max(1, waits.length * (writers - 1))
      const bytes = await bytesPerEntry(fresh)
      results.push({ what: 'entries', carrier, writers, ...found, cost, heard, bytes, load: loadavg()[0] })
      say(
        `entries over ${carrier}, ${writers} processes: ${found.perSecond.toFixed(0)}/s, ` +
          `wait ${found.p50.toFixed(0)} ms (half), ${found.p99.toFixed(0)} ms (99 of 100); processor seconds for 1,000: ` +
          `PostgreSQL ${cost.postgres.toFixed(2)}, NATS ${cost.nats.toFixed(3)}; an entry ${bytes.toFixed(0)} bytes; ` +
          `${writers > 1 ? `${(100 * heard).toFixed(0)}% heard by each other process; ` : ''}load ${loadavg()[0]?.toFixed(1)}`,
      )
    }
  }
  if (values.json) console.log(JSON.stringify(results))
} finally {
  await nats.stop()
  await server.stop()
}
