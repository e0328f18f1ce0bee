// The engine with real worker threads: what viewers are told, and what happens when rules fail.

import { isDeepStrictEqual } from 'node:util'
import { gloryToRome } from '@tabularium/glory-to-rome'
import {
  FastChance,
  type Game,
  isProblem,
  type Move,
  openTable,
  readRecord,
  resumeTable,
  type Seat,
  type Table,
  verify,
} from '@tabularium/kernel'
import type { Sight, Update } from '@tabularium/protocol'
import { applied } from '@tabularium/protocol/delta'
import { wondersDuel } from '@tabularium/wonders-duel'
import { afterAll, describe, expect, test } from 'vitest'
import {
  type Changed,
  createEngine,
  type Engine,
  type EngineOptions,
  type LogEntry,
  type NewTable,
  type StoredTable,
  type TableSummary,
  type Viewer,
  type ViewerUpdate,
} from './engine.ts'
import { SECRET } from './toys/endless.ts'

const ENDLESS = new URL('./toys/endless.ts', import.meta.url).href
const OMENS = new URL('./toys/omens.ts', import.meta.url).href
const NAMES = ['Ania', 'Bartek', 'Celina', 'Darek', 'Ewa']
const seedOf = (n: number): string => n.toString(16).padStart(64, 'e')

const engines: Engine[] = []
const start = (options: EngineOptions = {}): Engine => {
  const engine = createEngine({ games: [ENDLESS, OMENS], ...options })
  engines.push(engine)
  return engine
}
afterAll(() => Promise.all(engines.map(engine => engine.stop())))

const engine = start()
let made = 0

const fresh = (game: string, seats: number, seed = ++made): NewTable => ({
  id: `table-${++made}`,
  game,
  rules: game === gloryToRome.id ? gloryToRome.rules : 1,
  options: {},
  seats: NAMES.slice(0, seats),
  seed: seedOf(seed),
})

const isChanged = (answer: object): answer is Changed => 'summary' in answer
const changed = (answer: object): Changed => {
  if (isChanged(answer)) return answer
  throw new Error(JSON.stringify(answer))
}
const code = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    error => error.code,
  )

/** What a viewer's page has: the first sight and all updates since. */
function put(sight: Sight, text: string): Sight {
  const { keep, events, view, sameQuestion: _same, ...rest } = JSON.parse(text) as Update
  const { from, events: before, view: last, result: _, ...old } = sight
  return {
    ...old,
    ...rest,
    from,
    events: [...before.slice(0, keep), ...events],
    view: (view === undefined ? last : applied(last, view)) as Sight['view'],
  }
}

const asked = ({ sights }: Page): Seat | undefined => sights.get(-1)?.waiting[0]

interface Page {
  readonly viewers: readonly Viewer[]
  readonly sights: Map<Viewer, Sight>
  hear(told: readonly ViewerUpdate[]): void
}
async function watch(at: Engine, id: string, seats: number): Promise<Page> {
  const viewers = [-1, ...Array.from({ length: seats }, (_, seat) => seat)]
  const sights = new Map<Viewer, Sight>()
  for (const viewer of viewers) sights.set(viewer, JSON.parse(await at.look(id, viewer)))
  return {
    viewers,
    sights,
    hear(told) {
      for (const { viewer, text } of told) sights.set(viewer, put(sights.get(viewer) as Sight, text))
    },
  }
}

/** Of a table of the kernel, what a viewer may see: the measure for all that the engine says. */
function sightOf(table: Table, viewer: Viewer, version: number): Sight {
  const seat = viewer < 0 ? undefined : viewer
  const result = table.result()
  return JSON.parse(
    JSON.stringify({
      version,
      moves: table.moves,
      view: table.view(seat),
      legal: seat === undefined ? [] : table.legal(seat).map(({ notation }) => notation),
      from: 0,
      events: table.events(seat),
      canUndo: seat !== undefined && table.canUndo(seat),
      waiting: table.waiting(),
      ...(result && { result }),
    }),
  )
}

/** Plays at random, at most so many moves; now and then somebody takes a move back. */
async function playOn(at: Engine, id: string, random: FastChance, page: Page, log: LogEntry[] = [], most = 1e9) {
  const seats = page.viewers.length - 1
  let standing: TableSummary | undefined
  for (let n = 0; n < most; n++) {
    const sight = page.sights.get(0) as Sight
    if (sight.waiting.length === 0) break
    const back = page.viewers.find(viewer => page.sights.get(viewer)?.canUndo)
    let done: Changed
    if (back !== undefined && random.number(6) === 0) {
      done = changed(await at.undo(id, back, page.viewers))
      log.push({ number: done.summary.number, kind: 'undo', seat: back, at: done.at ?? -1 })
    } else {
      const seat = sight.waiting[random.number(sight.waiting.length)]
      const legal = page.sights.get(seat)?.legal ?? []
      done = changed(await at.act(id, seat, legal[random.number(legal.length)], page.viewers))
      const { action, answers } = done.move as Move
      log.push({ number: done.summary.number, kind: 'move', seat, action, answers })
    }
    expect(done.updates.map(({ viewer }) => viewer)).toEqual(page.viewers)
    page.hear(done.updates)
    standing = done.summary
  }
  return { standing, seats }
}

const GAMES: readonly { readonly game: Game; readonly seats: number }[] = [
  { game: wondersDuel, seats: 2 },
  { game: gloryToRome, seats: 2 },
  { game: gloryToRome, seats: 5 },
]

describe.each(GAMES.map(({ game, seats }) => ({ game, seats, id: game.id })))('$id with $seats', ({ game, seats }) => {
  test('first sights and updates give every viewer what the kernel shows it, at every move', async () => {
    const table = fresh(game.id, seats)
    const random = new FastChance(`play ${game.id} ${seats}`)
    const first = await engine.create(table)
    const own = openTable(game, { config: { seats, options: {} }, seats: table.seats, seed: table.seed })
    expect(first).toMatchObject({ number: 0, moves: 0, commitment: own.commitment, setup: own.secretRecord().setup })
    const page = await watch(engine, table.id, seats)
    const log: LogEntry[] = []
    let longest = 0
    let ends: TableSummary | undefined
    while ((page.sights.get(-1)?.waiting.length ?? 0) > 0) {
      const before = log.length
      const hear = page.hear
      const { standing } = await playOn(engine, table.id, random, { ...page, hear }, log, 1)
      ends = standing
      for (const { kind, seat = -1, action = '' } of log.slice(before)) {
        expect(kind === 'move' ? own.act(seat, action) : own.undo(seat)).toBeUndefined()
      }
      expect(standing).toEqual({
        number: log.length,
        moves: own.moves,
        waiting: own.waiting(),
        ...(own.result() && { result: own.result() }),
        commitment: own.commitment,
        barrier: own.settled,
      })
      for (const viewer of page.viewers) {
        const sight = page.sights.get(viewer)
        longest = Math.max(longest, JSON.stringify(sight).length)
        if (!isDeepStrictEqual(sight, sightOf(own, viewer, log.length)))
          expect(sight).toEqual(sightOf(own, viewer, log.length))
      }
    }
    // 7 Wonders Duel seldom leaves two decisions in a row to one seat.
    if (game.id !== 'wonders-duel') expect(log.some(({ kind }) => kind === 'undo')).toBe(true)
    expect(ends?.result).toBeDefined()
    for (const viewer of page.viewers) {
      expect(JSON.parse(await engine.look(table.id, viewer))).toEqual(page.sights.get(viewer))
    }
    const text = await engine.secretRecord(table.id)
    const record = readRecord(text)
    expect(isProblem(record) ? record : verify(game, record)).toEqual([])
    expect(text).toContain(table.seed)
  })

  test('nothing that leaves while the game goes on holds the seed', async () => {
    const table = fresh(game.id, seats)
    await engine.create(table)
    const page = await watch(engine, table.id, seats)
    const heard: string[] = []
    const hear = (told: readonly ViewerUpdate[]) => {
      heard.push(...told.map(({ text }) => text))
      page.hear(told)
    }
    await playOn(engine, table.id, new FastChance(1), { ...page, hear }, [], 40)
    for (const viewer of page.viewers) {
      heard.push(await engine.look(table.id, viewer), await engine.at(table.id, viewer, 3))
      heard.push(JSON.stringify(await engine.question(table.id, viewer)) ?? '')
    }
    expect(heard.length).toBeGreaterThan(40)
    expect(heard.filter(text => text.includes(table.seed) || text.includes(table.seed.slice(0, 32)))).toEqual([])
  })

  test('what others hold changes nothing that a viewer is told', async () => {
    const random = new FastChance(`worlds ${seats}`)
    const table = fresh(game.id, seats)
    await engine.create(table)
    const page = await watch(engine, table.id, seats)
    const log: LogEntry[] = []
    let differing = 0
    for (let n = 0; n < 6; n++) {
      await playOn(engine, table.id, random, page, log, 6)
      const snapshot = await engine.snapshot(table.id)
      if (!snapshot || asked(page) === undefined) continue
      const kept = snapshot.state as { of: string; state: never }
      const record = readRecord(await engine.secretRecord(table.id))
      if (isProblem(record)) throw new Error(record.problem)
      const { moves, setup } = record
      for (const viewer of page.viewers) {
        const world = game.clone(kept.state)
        game.redeal(world, viewer, random)
        if (!isDeepStrictEqual(JSON.parse(JSON.stringify(world)), JSON.parse(JSON.stringify(kept.state)))) differing++
        const other = { moves: snapshot.moves, state: { of: kept.of, state: world } }
        const id = `${table.id}-world-${viewer}`
        await engine.open({ ...table, id, number: log.length, moves, setup, snapshot: other })
        // What was told before comes from the moves and not from the snapshot.
        expect(await engine.look(id, viewer, moves.length + 1)).toBe(
          await engine.look(table.id, viewer, moves.length + 1),
        )
        expect(await engine.question(id, viewer)).toEqual(await engine.question(table.id, viewer))
      }
    }
    // In 7 Wonders Duel nobody holds anything in secret.
    expect(differing > 0).toBe(game.id !== 'wonders-duel')
  })

  test('another process that follows the log is at the same place', async () => {
    const table = fresh(game.id, seats)
    const { setup } = await engine.create(table)
    const page = await watch(engine, table.id, seats)
    const log: LogEntry[] = []
    const other = start()
    await other.open({ ...table, number: 0, moves: [], setup })
    const there = await watch(other, table.id, seats)
    const random = new FastChance(`follow ${seats}`)
    for (let n = 0; n < 12; n++) {
      const before = log.length
      await playOn(engine, table.id, random, page, log, 1 + random.number(5))
      if (n === 6) {
        const { summary, updates } = await engine.truncate(table.id, 4, page.viewers)
        page.hear(updates)
        log.push({ number: summary.number, kind: 'takeback', at: 4 })
      }
      if (n === 3) {
        const entry: LogEntry = { number: log.length + 1, kind: 'seat', seat: 0 }
        const { summary, updates } = await engine.follow(table.id, [entry], page.viewers)
        expect(summary.number).toBe(entry.number)
        page.hear(updates)
        log.push(entry)
      }
      // Some that it has heard of already are no harm.
      const { updates, summary } = await other.follow(table.id, log.slice(Math.max(0, before - 2)), there.viewers)
      expect(summary.number).toBe(log.length)
      there.hear(updates)
      expect(there.sights).toEqual(page.sights)
    }
    expect(await other.secretRecord(table.id)).toBe(await engine.secretRecord(table.id))
    await other.stop()
  })

  test('opened again, with and without a snapshot, or as its own past', async () => {
    const table = fresh(game.id, seats)
    const { setup } = await engine.create(table)
    const page = await watch(engine, table.id, seats)
    const log: LogEntry[] = []
    const random = new FastChance(`open ${seats}`)
    let snapshot: StoredTable['snapshot']
    await playOn(engine, table.id, random, page, log, 40)
    while (!snapshot) {
      await playOn(engine, table.id, random, page, log, 1)
      snapshot = await engine.snapshot(table.id)
    }
    await playOn(engine, table.id, random, page, log, 10)
    const text = await engine.secretRecord(table.id)
    const record = readRecord(text)
    if (isProblem(record)) throw new Error(record.problem)
    const stored: StoredTable = { ...table, number: log.length, moves: record.moves, setup }
    const json = JSON.parse(JSON.stringify(snapshot))
    const strange = { moves: json.moves - 1, state: json.state }
    for (const again of [stored, { ...stored, snapshot: json }, { ...stored, snapshot: strange }]) {
      await engine.open(again)
      for (const viewer of page.viewers) {
        expect(JSON.parse(await engine.look(table.id, viewer))).toEqual(page.sights.get(viewer))
      }
      expect(await engine.secretRecord(table.id)).toBe(text)
    }
    // Without the answers of the set-up: the seed has them.
    const { setup: _, ...bare } = stored
    await engine.open(bare)
    expect(await engine.secretRecord(table.id)).toBe(text)
    for (const moves of [0, 7, 8, 9, 3, record.moves.length]) {
      const past = resumeTable(game, { ...record, moves: record.moves.slice(0, moves) })
      for (const viewer of page.viewers) {
        const seen = past.view(viewer < 0 ? undefined : viewer)
        expect(JSON.parse(await engine.at(table.id, viewer, moves))).toEqual(JSON.parse(JSON.stringify({ moves, view: seen }))) // biome-ignore format: one line
      }
    }
  })
})

describe('the gate', () => {
  /** Who begins, and a table where they do. */
  const begun = async (): Promise<{ id: string; first: Seat; next: Seat }> => {
    const table = fresh('glory-to-rome', 3)
    const { waiting } = await engine.create(table)
    return { id: table.id, first: waiting[0], next: (waiting[0] + 1) % 3 }
  }

  test.each<[string, (first: Seat) => Seat, string, string]>([
    ['a seat that is not asked', first => (first + 1) % 3, 'think cards', 'not-your-turn'],
    ['no seat', () => 7, 'think cards', 'not-your-turn'],
    ['a spectator', () => -1, 'think cards', 'not-your-turn'],
    ['what is no action', first => first, 'constructor', 'unknown-action'],
    ['what is not legal', first => first, 'pass', 'another-decision'],
  ])('%s: refused, and nothing has changed', async (_, who, action, why) => {
    const { id, first } = await begun()
    const before = await engine.look(id, first)
    expect(await engine.act(id, who(first), action, [0, -1])).toMatchObject({ refusal: { code: why } })
    expect(await engine.why(id, who(first), action)).toMatchObject({ code: why })
    expect(await engine.look(id, first)).toBe(before)
  })

  test('undo is refused where there is nothing to take back', async () => {
    const { id, first } = await begun()
    expect(await engine.undo(id, first, [])).toMatchObject({ refusal: { code: 'undo-nothing' } })
  })

  test('who is not asked gets no question, and no answer of standing orders', async () => {
    const { id, first, next } = await begun()
    expect(await engine.question(id, next)).toBeUndefined()
    expect(await engine.question(id, -1)).toBeUndefined()
    expect((await engine.question(id, first))?.legal).toContain('think cards')
    expect(await engine.ordered(id, next, ['give'])).toBeUndefined()
    expect(await engine.ordered(id, first, ['give', 'constructor'])).toBeUndefined()
  })

  test('a viewer that does not exist is told nothing', async () => {
    const { id, first } = await begun()
    const { updates } = changed(await engine.act(id, first, 'think cards', [9, 0]))
    expect(updates.map(({ viewer }) => viewer)).toEqual([0])
    for (const nobody of [3, 9, 0.5, Number.NaN, -2]) {
      expect(await engine.look(id, nobody)).toBe(await engine.look(id, -1))
      expect(await engine.at(id, nobody, 1)).toBe(await engine.at(id, -1, 1))
    }
  })
})

test('who chooses at the same time as others hears that the question is the same', async () => {
  const { id, seats } = fresh('omens', 3)
  const { waiting } = await engine.create({ ...fresh('omens', 3), id })
  expect(waiting.length).toBeGreaterThan(1)
  const viewers = [-1, ...seats.keys()]
  const [by] = waiting
  const { legal } = JSON.parse(await engine.look(id, by)) as Sight
  const told = changed(await engine.act(id, by, legal[0], viewers))
  const same = told.updates.filter(({ text }) => (JSON.parse(text) as Update).sameQuestion)
  expect(same.map(({ viewer }) => viewer)).toEqual(waiting.filter(seat => seat !== by))
  expect(told.summary.waiting).not.toContain(by)
})

test('standing orders answer where they have something to say', async () => {
  const random = new FastChance('orders')
  const heard = new Set<string>()
  for (let n = 0; n < 6; n++) {
    const table = fresh('glory-to-rome', 3)
    await engine.create(table)
    const page = await watch(engine, table.id, 3)
    for (let seat = asked(page); seat !== undefined; seat = asked(page)) {
      const action = await engine.ordered(table.id, seat, ['give', 'give-nothing', 'take-all'])
      if (action) heard.add(action.split(' ')[0])
      const legal = page.sights.get(seat)?.legal ?? []
      const choice = action ?? legal[random.number(legal.length)]
      page.hear(changed(await engine.act(table.id, seat, choice, page.viewers)).updates)
    }
  }
  expect(heard).toContain('give')
})

describe('a record that the rules of today cannot play', () => {
  const stored = (change: Partial<StoredTable>): StoredTable => ({
    ...fresh('wonders-duel', 2, 5),
    number: 1,
    moves: [],
    ...change,
  })
  test.each<[string, Partial<StoredTable>]>([
    ['an action that does not exist', { moves: [{ seat: 0, action: 'fly away', answers: [] }] }],
    ['an illegal move', { moves: [{ seat: 0, action: 'take-token law', answers: [] }] }],
    ['a move of the other seat', { moves: [{ seat: 1, action: 'draft the-pyramids', answers: [] }] }],
    ['another set-up', { setup: ['law'] }],
    ['a game nobody knows', { game: 'chess' }],
    ['newer rules', { rules: 99 }],
    ['a seat too many', { seats: NAMES.slice(0, 3) }],
  ])('%s: said so, and the table is not open', async (_, change) => {
    const table = stored(change)
    expect(await code(engine.open(table))).toBe('diverged')
    expect(await code(engine.look(table.id, 0))).toBe('closed')
  })

  test('an entry of another process that does not fit', async () => {
    const table = fresh('wonders-duel', 2)
    await engine.create(table)
    const [action] = (await engine.question(table.id, 0))?.legal ?? []
    const entry: LogEntry = { number: 1, kind: 'move', seat: 0, action, answers: ['law'] }
    expect(await code(engine.follow(table.id, [{ ...entry, number: 2 }], []))).toBe('gap')
    expect(await code(engine.look(table.id, 0))).toBe('done')
    expect(await code(engine.follow(table.id, [entry], []))).toBe('diverged')
    expect(await code(engine.look(table.id, 0))).toBe('closed')
  })
})

describe('rules that fail', () => {
  const sit = async (at: Engine, game: string, seats: number): Promise<NewTable & { readonly first: Seat }> => {
    const table = fresh(game, seats)
    const { waiting } = await at.create(table)
    return { ...table, first: waiting[0] }
  }
  const several = (at: Engine, count: number) =>
    Promise.all(Array.from({ length: count }, () => sit(at, 'glory-to-rome', 3)))
  const fatal = (at: Engine, { id, first }: { id: string; first: Seat }): Promise<unknown> =>
    code(at.act(id, first, 'think senator', [0, 1]))

  test('an endless loop sets its own table aside; the others are opened again and play on', async () => {
    const lost: (string | undefined)[] = []
    const at = start({ limitMs: 200, lost: table => lost.push(table) })
    const others = await several(at, 3)
    const bad = await sit(at, 'endless', 2)
    expect(at.tables).toBe(4)
    const stuck = fatal(at, bad)
    const behind = code(at.look(bad.id, 0))
    const meanwhile = others.slice(0, 2).map(({ id, first }) => code(at.act(id, first, 'think cards', [])))
    expect([await stuck, await behind]).toEqual(['stuck', 'stuck'])
    expect(await Promise.all(meanwhile)).toEqual(['restarted', 'restarted'])
    expect(lost).toEqual([bad.id])
    expect(at.tables).toBe(0)
    // It is set aside: not even opening it again may stop the others.
    expect(await code(at.look(bad.id, 0))).toBe('stuck')
    expect(await code(at.open({ ...bad, number: 0, moves: [] }))).toBe('stuck')
    // Also a table that nobody asked about meanwhile is gone with the worker, and known to be.
    expect(await code(at.look(others[2].id, 0))).toBe('restarted')
    for (const table of others) {
      await at.open({ ...table, number: 0, moves: [] })
      expect(await code(at.act(table.id, table.first, 'think cards', [0]))).toBe('done')
    }
    expect(at.tables).toBe(3)
    await at.stop()
  })

  test('with several workers those of the others do not even notice', async () => {
    const at = start({ limitMs: 200, workers: 2 })
    const bad = await sit(at, 'endless', 2)
    const others = await several(at, 8)
    const stuck = fatal(at, bad)
    const answers = await Promise.all(others.map(({ id }) => code(at.look(id, 0))))
    expect(new Set(answers)).toEqual(new Set(['done', 'restarted']))
    expect(await stuck).toBe('stuck')
    await at.stop()
  })

  test('rules that take all memory set their own table aside', async () => {
    const at = start()
    const [other] = await several(at, 1)
    const bad = await sit(at, 'endless', 3)
    expect(await fatal(at, bad)).toBe('stuck')
    await at.open({ ...other, number: 0, moves: [] })
    expect(await code(at.look(other.id, 0))).toBe('done')
    await at.stop()
  })

  test('rules that throw: this job fails, nothing has changed, and no secret is in the message', async () => {
    const bad = await sit(engine, 'endless', 4)
    const before = await engine.look(bad.id, 1)
    const error = await engine.act(bad.id, bad.first, 'think senator', [0, 1]).catch(error => error)
    expect(error).toMatchObject({
      code: 'failed',
      message: expect.stringMatching(/Error at packages\/server\/src\/engine\/.*endless\.ts:\d+/),
    })
    expect(error.message).not.toContain(SECRET)
    expect(await engine.look(bad.id, 1)).toBe(before)
    expect(await code(engine.act(bad.id, bad.first, 'think cards', []))).toBe('done')
  })

  test('a view that throws after a move: nobody hears of the move, and the table has to be opened again', async () => {
    const bad = await sit(engine, 'endless', 5)
    expect(await fatal(engine, bad)).toBe('failed')
    expect(await code(engine.look(bad.id, 0))).toBe('closed')
    await engine.open({ ...bad, number: 0, moves: [] })
    expect(JSON.parse(await engine.look(bad.id, 0))).toMatchObject({ version: 0, moves: 0 })
  })

  test('a worker that cannot even start: whoever asks is told so', async () => {
    const at = createEngine({ games: ['file:///no/such/game.ts'] })
    expect(await code(at.create(fresh('wonders-duel', 2)))).toBe('failed')
    expect(await code(at.create(fresh('wonders-duel', 2)))).toBe('failed')
    await at.stop()
  })

  test('stopped: everything under way is told so', async () => {
    const at = start()
    const [table] = await several(at, 1)
    const asked = code(at.look(table.id, 0))
    await at.stop()
    expect([await asked, await code(at.look(table.id, 0))]).toEqual(['stopped', 'stopped'])
  })
})

test('a table that is closed is closed', async () => {
  const table = fresh('wonders-duel', 2)
  const before = engine.tables
  await engine.create(table)
  expect(engine.tables).toBe(before + 1)
  engine.close(table.id)
  expect(engine.tables).toBe(before)
  expect(await code(engine.look(table.id, 0))).toBe('closed')
})
