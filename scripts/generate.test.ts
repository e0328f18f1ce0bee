// Sources that follow from a table are what the table gives today.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { generated, root } from './generate.ts'
import { type StateField, stateSource } from './state-source.ts'

test.each(Object.keys(generated()))('%s is up to date (if not: npm run generate)', path => {
  expect(readFileSync(join(root, path), 'utf8') === generated()[path], 'run `npm run generate`').toBe(true)
})

describe('a state from a table', () => {
  const source = (fields: Readonly<Record<string, StateField>>) =>
    stateSource({
      name: 'S',
      table: 't.ts',
      imports: [],
      given: 'b: B',
      sizes: { area: 'b.areas' },
      chapters: { core: fields },
    })

  test.each<{ does: string; field: StateField; has: readonly string[] }>([
    {
      does: 'a value',
      field: { is: 'number', start: 3, doc: 'Three.' },
      has: ['/** Three. */\n  x: number\n', 'this.x = 0', 's.x = 3', 't.x = s.x\n', 'into.x = from.x'],
    },
    {
      does: 'a list with an entry for each of something',
      field: { is: 'Country', per: 'area', start: -1, doc: 'Whose.' },
      has: [
        'x: Country[]',
        'this.x = []',
        's.x = filled(b.areas, -1)',
        't.x = s.x.slice()',
        'copyArray(from.x, into.x)',
      ],
    },
    {
      does: 'a list that grows',
      field: { is: 'number', list: true, doc: 'More.' },
      has: ['x: number[]', 'this.x = []', 't.x = s.x.slice()', 'copyList(from.x, into.x)'],
    },
  ])('$does', ({ field, has }) => {
    for (const part of has) expect(source({ x: field })).toContain(part)
  })

  test('a secret is in the list of secrets alone', () => {
    const written = source({
      x: { is: 'number', start: 0, doc: 'X.', secret: true },
      y: { is: 'number', start: 0, doc: 'Y.' },
    })
    expect(written).toMatch(/PUBLIC_FIELDS = \[\n {2}'y',\n\]/)
    expect(written).toMatch(/SECRET_FIELDS = \[\n {2}'x',\n\]/)
  })

  test('a list of nobody knows how long is an error', () => {
    expect(() => source({ x: { is: 'number', per: 'sea', start: 0, doc: 'X.' } })).toThrow("per 'sea' is not said")
  })
})
