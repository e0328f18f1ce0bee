// Sources that follow from a table are what the table gives today.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type FrameField, type FrameKind, frameSource } from './frame-source.ts'
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

describe('frames from a table', () => {
  const source = (fields: FrameKind['fields']) =>
    frameSource({ table: 't.ts', imports: [], slots: ['a', 'b'], chapters: { core: { x: { doc: 'X.', fields } } } })
  const slot = (more: Partial<FrameField>): FrameField => ({ slot: 'a', is: 'number', doc: 'N.', ...more })

  test.each<{ does: string; fields: FrameKind['fields']; has: readonly string[] }>([
    { does: 'a slot', fields: { n: slot({}) }, has: ['=> f.a,', "frame('x', v.of ?? NOBODY, v.n)", 'v.n ?? f.a'] },
    { does: 'one that may be left out', fields: { 'n?': slot({}) }, has: ['n?: number', 'v.n ?? 0'] },
    { does: 'one higher', fields: { n: slot({ plusOne: true }) }, has: ['=> f.a - 1,', 'v.n + 1'] },
    {
      does: 'some bits',
      fields: { n: slot({ from: 0, width: 3 }), m: slot({ from: 3, width: 32 }) },
      has: ['=> f.a & 7,', '=> f.a >>> 3,', 'v.n | (v.m << 3)', '(v.n ?? (f.a & 7)) | ((v.m ?? (f.a >>> 3)) << 3)'],
    },
    {
      does: 'bits beyond 31',
      fields: { n: slot({ from: 0, width: 10, wide: true }), m: slot({ from: 10, width: 32, wide: true }) },
      has: ['=> f.a % 1024,', '=> Math.floor(f.a / 1024),', 'v.n + 1024 * v.m'],
    },
    {
      does: 'two names for one slot',
      fields: { 'n?': slot({}), 'm?': slot({ plusOne: true }) },
      has: ['v.n !== undefined ? v.n : v.m !== undefined ? v.m + 1 : 0'],
    },
  ])('$does', ({ fields, has }) => {
    for (const part of has) expect(source(fields)).toContain(part)
  })
})
