// Deals: a text that some players sign, and that nobody else hears of.

import { gloryToRome } from '@tabularium/glory-to-rome'
import type { DealCard, Trouble } from '@tabularium/protocol'
import { wondersDuel } from '@tabularium/wonders-duel'
import { beforeAll, describe, expect, test } from 'vitest'
import { begin, type Guest, members, startTables, type TestTables, watchAll } from './tables.testing.ts'

let server: TestTables
let ada: Guest
let ben: Guest
let cleo: Guest
let dora: Guest
beforeAll(async () => {
  server = await startTables()
  ;[ada, ben, cleo, dora] = await members(server, 4)
})

const TEXT = 'I leave Sicily alone until the fifth turn'
const codeOf = async (asked: Promise<{ readonly status: number; readonly body: unknown }>) => {
  const { status, body } = await asked
  return status < 300 ? status : [status, (body as Trouble).code]
}
const propose = (who: Guest, id: string, seats: readonly number[], text = TEXT) =>
  who.post<DealCard[]>(`/api/tables/${id}/deals`, { text, seats })
const answer = (who: Guest, id: string, deal: number, accept: boolean) =>
  who.post<DealCard[]>(`/api/tables/${id}/deals/${deal}`, { accept })
const read = async (who: Guest, id: string) => (await who.get<DealCard[]>(`/api/tables/${id}/deals`)).body
const three = () => begin(server, gloryToRome, { seats: [ada, ben, cleo] })

describe('a deal', () => {
  test('is signed by those it names, and seen by nobody else, on any way, during the game and afterwards', async () => {
    const id = await three()
    const [a, b, c, d] = await watchAll(server, id, [ada, ben, cleo, dora])
    const { body } = await propose(ada, id, [1])
    const [deal] = body
    expect(deal.parties.map(({ seat, signed }) => [seat, signed])).toEqual([
      [0, true],
      [1, false],
    ])
    await b.until(client => client.news.some(news => news.news === 'deals'))
    await answer(ben, id, deal.id, true)
    expect((await read(ben, id))[0].parties.map(({ signed }) => signed)).toEqual([true, true])
    for (const other of [cleo, dora]) {
      expect(await read(other, id)).toEqual([])
      expect(await codeOf(answer(other, id, deal.id, true))).toEqual([409, 'no-offer'])
      expect(await codeOf(answer(other, id, deal.id, false))).toEqual([409, 'no-offer'])
    }
    for (const one of [ada, ben, cleo]) await one.post(`/api/tables/${id}/resign`)
    await a.until(client => client.card(id)?.status === 'over')
    const record = await dora.get(`/api/tables/${id}/record`)
    const chat = await dora.get(`/api/tables/${id}/chat`)
    const said = [...a.received, ...b.received, ...c.received, ...d.received, record.text, chat.text].join()
    expect(said).not.toContain('Sicily')
    expect(d.news.some(news => news.news === 'deals')).toBe(false)
    expect([(await read(ada, id)).length, (await read(cleo, id)).length]).toEqual([1, 0])
  })

  test('is torn up until all have signed, and not after', async () => {
    const id = await three()
    const [first] = (await propose(ada, id, [1, 2])).body
    await answer(ben, id, first.id, true)
    expect(await codeOf(answer(cleo, id, first.id, false))).toBe(200)
    expect(await read(ada, id)).toEqual([])
    const [second] = (await propose(ada, id, [1])).body
    await answer(ben, id, second.id, true)
    expect(await codeOf(answer(ada, id, second.id, false))).toEqual([403, 'forbidden'])
  })

  test.each([
    { title: 'a spectator', ask: async () => propose(dora, await three(), [1]), code: [403, 'not-seated'] },
    { title: 'oneself alone', ask: async () => propose(ada, await three(), [0]), code: [403, 'forbidden'] },
    { title: 'a seat that is not there', ask: async () => propose(ada, await three(), [5]), code: [403, 'forbidden'] },
    { title: 'no text', ask: async () => propose(ada, await three(), [1], ' '), code: [400, 'bad-request'] },
  ])('is not for $title', async ({ ask, code }) => {
    expect(await codeOf(ask())).toEqual(code)
  })

  test('nor is private talk where two play for their ratings, or where the host wants none', async () => {
    const { db } = server.database
    const rated = await begin(server, wondersDuel, { seats: [ada, ben] })
    await db.updateTable('game_table').set({ rated: true }).where('id', '=', rated).execute()
    const silent = await three()
    await db.updateTable('game_table').set({ talk: false }).where('id', '=', silent).execute()
    for (const id of [rated, silent]) {
      await server.database.notify('tables', id)
      const whisper = () => ada.post(`/api/tables/${id}/chat`, { room: 'players', text: 'psst', to: 1 })
      await expect.poll(() => codeOf(whisper())).toEqual([403, 'forbidden'])
      expect(await codeOf(propose(ada, id, [1]))).toEqual([403, 'forbidden'])
    }
  })
})
