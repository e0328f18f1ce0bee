import { expect, test } from 'vitest'
import { inTime, relatedTests } from './related.ts'

const SOURCES = new Map(
  Object.entries({
    'packages/duel/src/trade.ts': "import { cards } from './cards.ts'",
    'packages/duel/src/cards.ts': 'export const cards = []',
    'packages/duel/src/index.ts': "export { trade } from './trade.ts'\nexport type { Card } from './cards.ts'",
    'packages/duel/src/trade.test.ts': "import { trade } from './trade.ts'",
    'packages/duel/src/cards.test.ts': "import { cards } from './cards.ts'",
    'packages/duel/src/types.test.ts': "import type { Card } from './cards.ts'",
    'packages/server/src/engine.ts': "new Worker(new URL('./worker.ts', import.meta.url))",
    'packages/server/src/worker.ts':
      "import { duel } from '@tabularium/duel'\nimport { x } from '@tabularium/duel/players/x'",
    'packages/server/src/engine.test.ts': "import { engine } from './engine.ts'",
    'packages/duel/src/players/x.ts': '',
    'packages/other/src/other.test.ts': "import { z } from 'zod'\nimport { n } from '@tabularium/nothing'",
  }),
)
const OFFERS = new Map([['duel', { '.': './src/index.ts', './players/*': './src/players/*.ts' }]])

test.each([
  ['a test itself', ['packages/duel/src/trade.test.ts'], { 'packages/duel/src/trade.test.ts': 0 }],
  [
    'a file of the rules: tests of what is built on it, in other packages and behind threads too',
    ['packages/duel/src/cards.ts'],
    {
      'packages/duel/src/cards.test.ts': 1,
      'packages/duel/src/trade.test.ts': 2,
      'packages/server/src/engine.test.ts': 5,
    },
  ],
  ['a file by its offered name', ['packages/duel/src/players/x.ts'], { 'packages/server/src/engine.test.ts': 3 }],
  ['what nobody imports', ['docs/hosting.md', 'packages/gone/src/gone.test.ts'], {}],
])('after a change of %s', (_, changed, expected) => {
  expect(Object.fromEntries(relatedTests(SOURCES, OFFERS, changed))).toEqual(expected)
})

test('the nearest come first, of those the shortest; a long one keeps no other from its place', () => {
  const tests = new Map([
    ['far', 3],
    ['long', 1],
    ['near', 1],
    ['self', 0],
  ])
  const durations: Readonly<Record<string, number>> = { far: 10, long: 1_000, near: 20, self: 30 }
  expect(inTime(tests, name => durations[name], 70)).toEqual({ taken: ['self', 'near', 'far'], left: ['long'] })
  expect(inTime(tests, name => durations[name], 50).left).toEqual(['long', 'far'])
})
