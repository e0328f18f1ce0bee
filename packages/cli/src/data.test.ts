// Data of one's own: checked with every fault named, and played.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FastChance, openTable, writeRecord } from '@tabularium/kernel'
import { withData } from '@tabularium/kernel/data'
import { MAP } from '@tabularium/mare-nostrum'
import { afterAll, describe, expect, it } from 'vitest'
import { gameOn, WITH_DATA } from './data.ts'
import { call } from './program.testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabularium-data-'))
afterAll(() => rmSync(folder, { recursive: true }))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const lame = structuredClone(MAP) as unknown as { provinces: { name: string; borders: string[] }[] }
lame.provinces[0].borders.push('atlantis')

describe('check-data', () => {
  it.each(WITH_DATA)('says that the data %s comes with can be played, with and without its name', async id => {
    const own = file('own.json', (await call(['check-data', id, '--print'])).out)
    for (const args of [[id, own], [own]]) {
      expect(await call(['check-data', ...args])).toMatchObject({ code: 0, err: '' })
    }
  })

  it.each([
    ['a border to nowhere', JSON.stringify(lame), 1, 'line 1, column 154 (provinces[0].borders[3])'],
    ['no map', '{"provinces": 3}', 1, 'line 1, column 2 (provinces): this is no list'],
    ['no JSON', 'provinces', 1, 'here a value should stand'],
  ])('names what is wrong: %s', async (name, text, code, word) => {
    const done = await call(['check-data', 'mare-nostrum', file(`${name}.json`, text)])
    expect(done.code).toBe(code)
    expect(done.out + done.err).toContain(word)
  })

  it.each([
    ['another game', ['check-data', 'wonders-duel', 'x.json']],
    ['a missing file', ['check-data', 'mare-nostrum', join(folder, 'none.json')]],
    ['a missing file alone', ['check-data', join(folder, 'none.json')]],
    ['a file that names no game', ['check-data', file('nameless.json', '{}')]],
    ['a file for a game without', ['check-data', file('duel.json', '{"game": "wonders-duel"}')]],
    ['nothing', ['check-data']],
  ])('refuses %s in one sentence', async (_, args) => {
    const { code, err } = await call(args)
    expect(code).toBe(2)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})

describe('a record on data of one’s own', () => {
  const mine = file('mine.json', JSON.stringify({ game: 'mare-nostrum', ...MAP, name: 'mine' }))

  it('brings them, and is verified anywhere', async () => {
    const game = gameOn('mare-nostrum', mine)
    const chance = new FastChance('mine')
    const table = openTable(game, {
      config: { seats: 3, options: {} },
      seats: ['Ada', 'Ben', 'Cleo'],
      seed: 'ab'.repeat(32),
      table: 'mine',
    })
    for (let i = 0; i < 60; i++) {
      const [seat] = table.waiting()
      const legal = table.legal(seat)
      table.act(seat, legal[chance.number(legal.length)])
    }
    const record = { ...withData(game, table.secretRecord()), result: { reason: 'agreed', winners: [] } }
    const text = writeRecord(record)
    expect(text).toContain(`\ndata: ${game.data?.hash}\n`)
    expect(await call(['verify', file('game.txt', text)])).toMatchObject({ code: 0, err: '' })
    const without = text.slice(0, text.indexOf('\ndata:\n') + 1)
    const lost = await call(['verify', file('lost.txt', without)])
    expect([lost.code, lost.err]).toEqual([2, expect.stringContaining('missing here')])
    const forged = await call(['verify', file('forged.txt', text.replace('"name":"mine"', '"name":"his"'))])
    expect([forged.code, forged.err]).toEqual([2, expect.stringContaining('missing here, or are not these')])
  })
})
