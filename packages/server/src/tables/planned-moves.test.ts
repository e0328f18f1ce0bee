// Moves planned ahead: what is played and when, what ends a plan, and that nobody else can tell whether there is one.

import { type LineMove, lookAhead } from '@tabularium/kernel/look-ahead'
import type { Plan, PlanAnswer, PlannedMove, Trouble } from '@tabularium/protocol'
import { type WdView, wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, expect, test } from 'vitest'
import {
  begin,
  entriesOf,
  eventually,
  type Guest,
  guests,
  moveBy,
  type SocketClient,
  startTables,
  type TestTables,
  watchAll,
} from './tables.testing.ts'

const NOW = 1_800_000_000_000

let server: TestTables
let people: readonly Guest[]
beforeAll(async () => {
  server = await startTables({}, { now: () => NOW })
  people = await guests(server, 3)
})

const ME = 1
/** Ada begins; Ben, who plans, is asked after her; a third looks on. */
const open = async (clock: 'none' | 'days' = 'none') => {
  const seats = people.slice(0, 2)
  const rule = clock === 'days' ? ({ kind: 'days', days: 3 } as const) : ({ kind: 'none' } as const)
  const id = await begin(server, wondersDuel, { seats, clock: rule, started: NOW })
  const clients = await watchAll(server, id, people)
  return { id, clients, ada: clients[0], ben: clients[1] }
}
const viewOf = (client: SocketClient, id: string) => client.sight(id)?.view as WdView
const legalOf = (client: SocketClient, id: string) => client.sight(id)?.legal ?? []

/** The line as a tree of one branch, with the marks of what its own moves answer. */
function treeOf(view: WdView, line: readonly LineMove[]): PlannedMove[] {
  return line.map(({ seat, action }, i) => ({
    ...{ after: i - 1, seat, action },
    ...(seat === ME && { mark: lookAhead(wondersDuel, view, ME, line.slice(0, i)).mark }),
  }))
}

const path = (id: string) => `/api/tables/${id}/plan`
const plan = (id: string, body: Plan, expect = 0) => people[ME].send<Trouble>('PUT', path(id), { expect, plan: body })
const planned = async (id: string) => (await people[ME].get<PlanAnswer>(path(id))).body
const movesOf = async (id: string) =>
  (await entriesOf(server.database, id))
    .filter(({ kind }) => kind === 'move')
    .map(({ by, action }) => `${by} ${action}`)

/** Ada takes the first wonder, Ben would take the second and then the third. */
function opening(ada: SocketClient, id: string): readonly LineMove[] {
  const [first, second, third] = legalOf(ada, id)
  return [
    { seat: 0, action: first },
    { seat: ME, action: second },
    { seat: ME, action: third },
  ]
}

test('a line is played as far as it goes, and is gone then', async () => {
  const { id, ada, ben, clients } = await open('days')
  const line = opening(ada, id)
  expect((await plan(id, { tree: treeOf(viewOf(ben, id), line) })).status).toBe(200)
  expect(await planned(id)).toMatchObject({ moves: 0 })
  await moveBy(ada, id, clients, () => line[0].action)
  await ada.until(() => ada.sight(id)?.moves === 3)
  expect(await movesOf(id)).toEqual([`person ${line[0].action}`, `order ${line[1].action}`, `order ${line[2].action}`])
  await eventually(async () => (await planned(id)).plan === undefined)
})

test('another move ends it, and so does one that its owner makes', async () => {
  const { id, ada, ben, clients } = await open()
  const line = opening(ada, id)
  await plan(id, { tree: treeOf(viewOf(ben, id), line) })
  await moveBy(ada, id, clients, legal => legal.at(-1) ?? '')
  await eventually(async () => (await planned(id)).plan === undefined)
  expect(await movesOf(id)).toHaveLength(1)
})

test('a mark that is not of what the seat sees plays nothing, whatever the log says', async () => {
  const { id, ada, ben, clients } = await open()
  const line = opening(ada, id)
  const tree = treeOf(viewOf(ben, id), line).map(move => (move.mark ? { ...move, mark: '0'.repeat(64) } : move))
  await plan(id, { tree })
  await moveBy(ada, id, clients, () => line[0].action)
  await eventually(async () => (await planned(id)).plan === undefined)
  expect(await movesOf(id)).toHaveLength(1)
})

test('after a takeback nothing of it is played, though the same position comes again', async () => {
  const { id, ada, ben, clients } = await open()
  const [first, second, third] = legalOf(ada, id)
  await moveBy(ada, id, clients, () => first)
  await moveBy(ben, id, clients, () => second)
  await moveBy(ben, id, clients, () => third)
  await moveBy(ben, id, clients)
  expect((await plan(id, { next: second }, 4)).status).toBe(200)
  await people[0].post(`/api/tables/${id}/takeback`, { moves: 0 })
  await people[1].post(`/api/tables/${id}/offers`, { kind: 'takeback', accept: true })
  expect(await planned(id)).toEqual({})
  await ada.until(() => ada.sight(id)?.moves === 0)
  await moveBy(ada, id, clients, () => first)
  await eventually(async () => (await server.database.db.selectFrom('plan').selectAll().execute()).length === 0)
  expect(ben.sight(id)?.moves).toBe(1)
})

test('the next move alone: made at once where it is possible, dropped where it is not, and withdrawn', async () => {
  const one = await open()
  const [first, second] = legalOf(one.ada, one.id)
  await plan(one.id, { next: second })
  await moveBy(one.ada, one.id, one.clients, () => first)
  await one.ada.until(() => one.ada.sight(one.id)?.moves === 2)
  expect(await movesOf(one.id)).toEqual([`person ${first}`, `order ${second}`])
  await eventually(async () => (await planned(one.id)).plan === undefined)

  const two = await open()
  await plan(two.id, { next: first })
  await moveBy(two.ada, two.id, two.clients, () => first)
  await eventually(async () => (await planned(two.id)).plan === undefined)
  expect(await movesOf(two.id)).toHaveLength(1)

  const three = await open()
  await plan(three.id, { next: second })
  expect(await planned(three.id)).toEqual({ plan: { next: second }, moves: 0 })
  expect((await people[ME].send('DELETE', path(three.id))).status).toBe(200)
  await moveBy(three.ada, three.id, three.clients, () => first)
  expect(await planned(three.id)).toEqual({})
  expect(await movesOf(three.id)).toHaveLength(1)
})

test('what cannot be planned is refused; what was planned goes with the game', async () => {
  const { id, ada, ben, clients } = await open()
  const line = opening(ada, id)
  const tree = treeOf(viewOf(ben, id), line)
  const refused = async (body: Plan, at = 0) => (await plan(id, body, at)).body.code
  expect(await refused({ next: 'no such move' })).toBe('bad-plan')
  expect(await refused({ tree: tree.map(move => ({ ...move, after: 2 })) })).toBe('bad-plan')
  expect(await refused({ tree: tree.map(({ mark: _, ...move }) => move) })).toBe('bad-plan')
  const deep = Array.from({ length: 30 }, (_, i) => ({ ...tree[0], after: i - 1 }))
  expect(await refused({ tree: deep })).toBe('bad-plan')
  expect(await refused({ tree }, 1)).toBe('stale')
  const others = await people[0].send<Trouble>('PUT', path(id), { expect: 0, plan: { next: line[0].action } })
  expect(others.body.code).toBe('your-move')
  const stranger = await people[2].send<Trouble>('PUT', path(id), { expect: 0, plan: { next: line[0].action } })
  expect(stranger.body.code).toBe('not-seated')
  expect((await people[2].get<Trouble>(path(id))).body.code).toBe('not-seated')
  await plan(id, { tree })
  await people[0].post(`/api/tables/${id}/resign`, {})
  for (const client of clients) await client.until(() => client.card(id)?.status === 'over')
  await eventually(async () => (await server.database.db.selectFrom('plan').selectAll().execute()).length === 0)
})

test('to everybody else a game with a plan and one without are the same, byte for byte', async () => {
  const heard = (client: SocketClient, id: string) =>
    client.received.filter(text => text.includes(id)).map(text => text.replaceAll(id, 'ID'))
  const asked = async (id: string) => {
    const texts: string[] = []
    for (const person of [people[0], people[2]]) {
      for (const what of ['', '/sight', '/chat']) {
        texts.push((await person.get(`/api/tables/${id}${what}`)).text.replaceAll(id, 'ID'))
      }
      texts.push((await person.get('/api/hall')).text.replaceAll(id, 'ID'))
    }
    return texts
  }
  /** What Ada and the spectator are sent, before the first move and after all three. */
  const told = async (how: 'by hand' | 'planned' | 'one withdrawn') => {
    const { id, ada, ben, clients } = await open('days')
    const line = opening(ada, id)
    if (how !== 'by hand') await plan(id, { tree: treeOf(viewOf(ben, id), line) })
    if (how === 'one withdrawn') {
      await people[ME].send('DELETE', path(id))
      await plan(id, { next: line[1].action })
    }
    const before = await asked(id)
    await moveBy(ada, id, clients, () => line[0].action)
    for (const [i, { action }] of line.slice(1).entries()) {
      for (const client of clients) await client.until(() => (client.sight(id)?.moves ?? 0) > i)
      const left = how === 'by hand' || (how === 'one withdrawn' && i === 1)
      if (left) await moveBy(ben, id, clients, () => action)
      else for (const client of clients) await client.until(() => (client.sight(id)?.moves ?? 0) > i + 1)
    }
    for (const client of clients) await client.until(() => client.sight(id)?.moves === 3)
    const after = await asked(id)
    await people[0].post(`/api/tables/${id}/resign`, {})
    for (const client of clients)
      await client.until(() => client.news.some(news => news.news === 'table' && news.record))
    const sent = [ada, clients[2]].map(client => heard(client, id))
    for (const client of clients) await client.close()
    return { before, after, sent }
  }
  const byHand = await told('by hand')
  expect(byHand.sent[0].length).toBeGreaterThan(3)
  expect(await told('planned')).toEqual(byHand)
  expect(await told('one withdrawn')).toEqual(byHand)
})
