// A table on a server: what is told is put together, whatever comes twice, late, in the wrong order or not at all.

import { levelById } from '@tabularium/bots/levels'
import { FastChance, openTable, type Seat, type Table } from '@tabularium/kernel'
import type { Question, Sight, TableCard, Trouble, Update } from '@tabularium/protocol'
import { difference } from '@tabularium/protocol/delta'
import { wondersDuel } from '@tabularium/wonders-duel'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RemoteTable, watchTable } from './remote-table.ts'
import { type FakeServer, fakeServer, SILENCE } from './server.testing.ts'
import { openSocketClient, type SocketClient } from './socket-client.ts'

vi.mock('./api.ts', () => ({ onArrival: () => () => {} }))

const ID = 'aaaaaaaaaaaaaaaa'

const card = (part: Partial<TableCard> = {}): TableCard => ({
  id: ID,
  game: 'wonders-duel',
  options: {},
  status: 'playing',
  visibility: 'open',
  rated: true,
  clock: { kind: 'none' },
  seats: [
    { seat: 0, name: 'Ada', person: { id: 'ada', name: 'Ada', guest: false }, online: true },
    { seat: 1, bot: 'tribune' },
  ],
  created: 1,
  touched: 10,
  moves: 0,
  waiting: [0],
  offers: [],
  spectators: 0,
  mine: 0,
  ...part,
})

/** The server's side of a game: what seat 0 is told of it. */
function servedTable(seed: number) {
  const game: Table = openTable(wondersDuel, {
    config: { seats: 2, options: {} },
    seats: ['Ada', 'Ben'],
    seed: seed.toString(16).padStart(64, '0'),
  })
  const chance = new FastChance(seed)
  const seat: Seat = 0
  let view = game.view(seat)
  const common = () => {
    const result = game.result()
    return {
      version: game.version,
      moves: game.moves,
      legal: game.waiting().includes(seat) ? game.legal(seat).map(({ notation }) => notation) : [],
      canUndo: game.canUndo(seat),
      waiting: game.waiting(),
      ...(result && { result }),
    }
  }
  const sight = (): Sight => ({ ...common(), view: game.view(seat), from: 0, events: game.events(seat) })
  const change = (keep: number): Update => {
    const change = difference(view, game.view(seat))
    view = game.view(seat)
    return { ...common(), keep, events: game.events(seat, keep), ...(change && { view: change }) }
  }
  /** A move by whoever is asked, by chance. */
  const move = (): Update | undefined => {
    const [by] = game.waiting()
    if (by === undefined) return undefined
    const legal = game.legal(by)
    const refused = game.act(by, legal[chance.number(legal.length)], game.version)
    if (refused) throw new Error(refused.code)
    return change(game.moves)
  }
  const undo = (): Update => {
    game.undo(seat)
    return change(game.moves + 1)
  }
  return { game, sight, move, undo }
}

const STALE: Trouble = { code: 'stale', message: 'too late', words: { key: 'table.stale' } }

let server: FakeServer
let client: SocketClient
let table: RemoteTable
let at: ReturnType<typeof servedTable>
let now: TableCard

const usual = (question: Question): unknown => {
  switch (question.to) {
    case 'ping':
      return { now: Date.now() }
    case 'watch':
      return { table: now, sight: at.sight(), chat: [] }
    case 'act':
      return question.expect === at.game.version ? { version: at.game.version } : { trouble: STALE }
    default:
      return true
  }
}

const sit = async (): Promise<RemoteTable> => {
  client = openSocketClient({ url: server.url, firstWaitMs: 5, longestWaitMs: 20 })
  const found = await watchTable(ID, client)
  if ('code' in found) throw new Error(found.code)
  table = found
  return found
}

const watches = (): number => server.asked.filter(({ to }) => to === 'watch').length
const tell = (update: Update | undefined): void => {
  if (update) server.tell({ news: 'update', table: ID, update })
}
/** The page has what the server has. */
const caughtUp = () =>
  vi.waitFor(() => {
    expect(table.state.version).toBe(at.game.version)
    expect(table.state.position.view).toEqual(at.game.view(0))
    expect(table.state.events).toEqual(at.game.events(0))
  })

beforeEach(async () => {
  at = servedTable(7)
  now = card()
  server = await fakeServer(usual)
})

afterEach(async () => {
  table?.close()
  client?.close()
  await server.stop()
})

describe('what is told', () => {
  test('the first look is a state like any other', async () => {
    const { state } = await sit()
    expect(state).toMatchObject({
      id: ID,
      game: 'wonders-duel',
      players: [{ name: 'Ada' }, { name: 'tribune', bot: levelById('tribune', 'wonders-duel')?.spec }],
      position: { seat: 0, moves: 0 },
      online: { mine: 0, begun: true, connection: 'connected', online: [0] },
    })
    expect(state.position.legal).toEqual(at.game.legal(0).map(({ notation }) => notation))
  })

  test('updates build the same view, and share what did not change', async () => {
    await sit()
    const before = table.state
    tell(at.move())
    await caughtUp()
    expect(before.version).toBe(at.game.version - 1)
    expect(table.state.events[0]).toBe(before.events[0])
    expect(watches()).toBe(1)
  })

  test('the question is the same for as long as the server says so', async () => {
    await sit()
    const { version } = table.state
    const next = (more: Partial<Update>) => tell({ ...(at.move() as Update), ...more })
    next({ sameQuestion: true })
    await caughtUp()
    expect(table.state.askedSince).toBe(version)
    next({})
    await caughtUp()
    expect(table.state.askedSince).toBe(version + 2)
  })

  test('which moves bots made for people is known with the moves, and goes with them', async () => {
    const standIns = [{ move: 2, seat: 1 }]
    await sit()
    expect(table.state).not.toHaveProperty('standIns')
    tell(at.move())
    tell({ ...(at.move() as Update), standIns })
    await caughtUp()
    expect(table.state.standIns).toEqual(standIns)
    const known = table.state.standIns
    tell(at.move())
    await caughtUp()
    expect(table.state.standIns).toBe(known)
    // A sight says all of it; one without a word of it, that there is none.
    const { moves } = at.game
    const all = [...standIns, { move: moves, seat: 0 }]
    server.tell({ news: 'sight', table: ID, sight: { ...at.sight(), standIns: all } })
    await vi.waitFor(() => expect(table.state.standIns).toEqual(all))
    // What is played anew is told anew.
    const { version } = at.game
    const last = { ...at.sight(), version: version + 1, keep: moves, events: at.game.events(0, moves) }
    const { from: _, view: __, ...again } = last
    tell(again)
    await vi.waitFor(() => expect(table.state.standIns).toEqual(standIns))
    server.tell({ news: 'sight', table: ID, sight: { ...at.sight(), version: version + 1 } })
    await vi.waitFor(() => expect(table.state).not.toHaveProperty('standIns'))
  })

  test('an undo takes its events away', async () => {
    await sit()
    let undone = false
    while (!undone && at.game.waiting().length > 0) {
      tell(at.move())
      undone = at.game.canUndo(0)
    }
    expect(undone).toBe(true)
    tell(at.undo())
    await caughtUp()
  })

  test('a table that has not begun has no position, until it begins', async () => {
    now = card({ status: 'open', touched: 5 })
    server.answer('watch', () => ({ table: now, chat: [] }))
    await sit()
    expect(table.state.online?.begun).toBe(false)
    now = card({ touched: 6 })
    server.tell({ news: 'table', table: now })
    await caughtUp()
    expect(table.state.online?.begun).toBe(true)
  })

  test('there may be no such table', async () => {
    server.answer('watch', () => ({ trouble: { code: 'no-table', message: 'no table' } }))
    client = openSocketClient({ url: server.url })
    expect(await watchTable(ID, client)).toMatchObject({ code: 'no-table' })
  })

  test('the lines of a talk come once each, in their order', async () => {
    await sit()
    const said = (id: number) => ({ id, room: 'players' as const, name: 'Ada', text: `line ${id}`, time: id })
    for (const id of [2, 1, 2, 3]) server.tell({ news: 'chat', table: ID, line: said(id) })
    await vi.waitFor(() => expect(table.state.online?.chat.map(({ id }) => id)).toEqual([1, 2, 3]))
  })

  test('an older card changes nothing', async () => {
    await sit()
    server.tell({ news: 'table', table: card({ touched: 9, spectators: 9 }) })
    server.tell({ news: 'table', table: card({ touched: 11, spectators: 3 }) })
    await vi.waitFor(() => expect(table.state.online?.spectators).toBe(3))
  })

  test('a card from before the clock of the server was set back is not waited for', async () => {
    now = card({ touched: 10_000_000 })
    await sit()
    server.tell({ news: 'table', table: card({ touched: 9_999_000, spectators: 9 }) })
    server.tell({ news: 'table', table: card({ touched: 2_800_000, spectators: 3 }) })
    await vi.waitFor(() => expect(table.state.online?.spectators).toBe(3))
  })

  test('a table may be taken from sight', async () => {
    await sit()
    server.tell({ news: 'gone', table: ID, why: { code: 'no-table', message: 'no table' } })
    await vi.waitFor(() => expect(table.state.online?.gone?.code).toBe('no-table'))
  })
})

describe('what the card says of the game', () => {
  test('an end that is not of the rules is a result without points', async () => {
    await sit()
    const outcome = { reason: 'resigned', winners: [1] }
    server.tell({ news: 'table', table: card({ status: 'over', touched: 20, outcome }) })
    await vi.waitFor(() => expect(table.state.position.result).toEqual(outcome))
    expect(table.state.position.legal).toEqual([])
  })

  test('while a bot plays for somebody they are not asked; when they come back they are', async () => {
    await sit()
    const { legal } = table.state.position
    expect(legal.length).toBeGreaterThan(0)
    const seats = card().seats
    server.tell({ news: 'table', table: card({ touched: 20, seats: [{ ...seats[0], standIn: true }, seats[1]] }) })
    await vi.waitFor(() => expect(table.state.position.legal).toEqual([]))
    server.tell({ news: 'table', table: card({ touched: 21 }) })
    await vi.waitFor(() => expect(table.state.position.legal).toEqual(legal))
  })

  test('with the next move what was offered holds no longer', async () => {
    await sit()
    const offers = [{ kind: 'takeback' as const, by: 1, moves: 0, agreed: [1] }]
    server.tell({ news: 'table', table: card({ touched: 20, offers }) })
    await vi.waitFor(() => expect(table.state.online?.card.offers).toEqual(offers))
    tell(at.move())
    await caughtUp()
    expect(table.state.online?.card).toMatchObject({ offers: [], moves: 1, waiting: at.game.waiting() })
  })

  test('a table whose rules failed has stopped', async () => {
    await sit()
    server.tell({ news: 'table', table: card({ status: 'aside', aside: 'why', touched: 20 }) })
    await vi.waitFor(() => expect(table.state.stopped).toBe('why'))
  })
})

describe('what does not fit', () => {
  test('a gap: all of it is asked for again', async () => {
    await sit()
    at.move()
    tell(at.move())
    await caughtUp()
    expect(watches()).toBe(2)
  })

  test('a change of something that is not there: the same', async () => {
    await sit()
    const update = at.move()
    if (update) tell({ ...update, view: { nowhere: { deep: [1] } } })
    await caughtUp()
    expect(watches()).toBe(2)
  })

  test('twice and late: nothing', async () => {
    await sit()
    const [first, second] = [at.move(), at.move()]
    for (const update of [first, first, second, first, second]) tell(update)
    await caughtUp()
    expect(watches()).toBe(1)
  })

  test('an update that overtakes the first look is not lost', async () => {
    server.answer('watch', () => {
      const sight = at.sight()
      tell(at.move())
      return { table: now, sight, chat: [] }
    })
    await sit()
    await caughtUp()
    expect(watches()).toBe(1)
  })

  test.each([1, 2, 3])('a whole game over a bad connection, seed %i', async seed => {
    at = servedTable(seed)
    const dice = new FastChance(seed)
    await sit()
    const late: Update[] = []
    for (let update = at.move(); update; update = at.move()) {
      const fate = dice.number(12)
      if (fate === 0) late.push(update)
      else if (fate === 1) server.cut()
      else tell(update)
      if (fate === 2) tell(update)
      if (fate === 3) tell(late.pop())
      if (fate === 4) await client.ask<'ping'>({ to: 'ping' })
    }
    // The last word may have been lost with nobody to notice; the next one tells.
    server.tell({ news: 'sight', table: ID, sight: at.sight() })
    await caughtUp()
    expect(table.state.position.result).toEqual(at.game.result())
  })
})

describe('commands', () => {
  test('a move says what it was formed against, and has a key of its own', async () => {
    await sit()
    const [notation] = table.state.position.legal
    expect(await table.act(notation)).toBeUndefined()
    expect(await table.act(notation)).toBeUndefined()
    const [one, two] = server.asked.filter(question => question.to === 'act')
    expect(one).toMatchObject({ table: ID, action: notation, expect: at.game.version })
    expect(one.key).toMatch(/^[A-Za-z0-9_-]{8,40}$/)
    expect(two.key).not.toBe(one.key)
  })

  test('a move that came too late is refused in words', async () => {
    await sit()
    at.move()
    expect(await table.act('x')).toEqual({ code: 'stale', rule: '', message: { key: 'table.stale' } })
  })

  test('a move whose answer is lost is sent again, the same', async () => {
    await sit()
    server.answer('act', () => SILENCE)
    const done = table.act(table.state.position.legal[0])
    await vi.waitFor(() => expect(server.asked.some(({ to }) => to === 'act')).toBe(true))
    server.cut()
    expect(await done).toBeUndefined()
    const [one, two, ...more] = server.asked.filter(question => question.to === 'act')
    expect(two).toEqual(one)
    expect(more).toEqual([])
  })

  test('the rules on this side say why not, as the server would', async () => {
    await sit()
    table.learn(wondersDuel)
    while (!at.game.waiting().includes(0) || at.game.moves < 12) tell(at.move())
    await caughtUp()
    const refused = wondersDuel.actions.all.filter(action => at.game.why(0, action)).slice(0, 200)
    for (const action of refused) expect(await table.why(action.notation)).toEqual(at.game.why(0, action))
    expect(server.asked.some(({ to }) => to === 'why')).toBe(false)
  })

  test('a record is given out when the game is over', async () => {
    await sit()
    await expect(table.export()).rejects.toThrow('not over')
    server.tell({ news: 'table', table: card({ status: 'over', touched: 20 }), record: 'the record' })
    await vi.waitFor(async () => expect(await table.export()).toBe('the record'))
  })
})
