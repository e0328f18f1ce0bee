// A map of one's own: checked with every fault named, and played.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAP } from '@tabularium/mare-nostrum'
import { afterAll, describe, expect, it } from 'vitest'
import { call } from './calls.ts'

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
  it('says that the game’s own map can be played', async () => {
    const printed = await call(['check-data', 'mare-nostrum', '--print'])
    expect(await call(['check-data', 'mare-nostrum', file('own.json', printed.out)])).toMatchObject({
      code: 0,
      err: '',
    })
  })

  it.each([
    ['a border to nowhere', JSON.stringify(lame), 1, 'atlantis'],
    ['no map', '{"provinces": 3}', 1, 'is no list'],
    ['no JSON', 'provinces', 2, 'is not JSON'],
  ])('names what is wrong: %s', async (name, text, code, word) => {
    const done = await call(['check-data', 'mare-nostrum', file(`${name}.json`, text)])
    expect(done.code).toBe(code)
    expect(done.out + done.err).toContain(word)
  })

  it.each([
    ['another game', ['check-data', 'wonders-duel', 'x.json']],
    ['a missing file', ['check-data', 'mare-nostrum', join(folder, 'none.json')]],
  ])('refuses %s in one sentence', async (_, args) => {
    const { code, err } = await call(args)
    expect(code).toBe(2)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})
