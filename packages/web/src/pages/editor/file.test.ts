import { assyrianWars, DATA } from '@tabularium/assyrian-wars'
import type { Game } from '@tabularium/kernel'
import { MAP, mareNostrum } from '@tabularium/mare-nostrum'
import { describe, expect, test } from 'vitest'
import { fileText, readFile } from './file.ts'
import type { Usual } from './usual.ts'

const USUAL: readonly Usual[] = [
  { id: 'mare-nostrum', data: MAP, text: mareNostrum.text as Game['text'], effects: {} },
  { id: 'assyrian-wars', data: DATA, text: assyrianWars.text as Game['text'], effects: {} },
]

describe.each(USUAL)('a file of $id', usual => {
  test('is read as it was written', () => {
    expect(readFile(fileText(usual.id, usual.data), usual)).toEqual({
      data: JSON.parse(JSON.stringify(usual.data)),
      mended: false,
    })
  })

  test.each([
    ['no JSON', 'a map', 'file.not-json'],
    ['no object', '[1]', 'file.not-json'],
    ['another game', '{"game": "wonders-duel"}', 'file.no-game'],
  ])('%s is refused', (_, text, problem) => {
    expect(readFile(text, usual)).toBe(problem)
  })

  test('what has another form is mended, and said to be', () => {
    const wrong = [7, 'x', null, [3], [{}], { a: { b: [] } }]
    for (const [i, field] of Object.keys(usual.data).entries()) {
      const other = wrong[i % wrong.length]
      const read = readFile(JSON.stringify({ game: usual.id, ...usual.data, [field]: other }), usual)
      if (typeof read === 'string') throw new Error(read)
      // All that the editor relies on is there: mending it again changes nothing.
      const again = readFile(fileText(usual.id, read.data), usual)
      expect(again, `${field}: ${JSON.stringify(other)}`).toEqual({ data: read.data, mended: false })
    }
  })
})
