import { expect, test } from 'vitest'
import { breaches, checkArrows } from './arrows.ts'

test('the tree keeps the arrows', () => {
  expect(checkArrows()).toEqual([])
})

test.each([
  ['a game imports a bot', 'packages/wonders-duel/src/x.ts', "import { x } from '@tabularium/bots'", 1],
  ['a game imports another game', 'packages/wonders-duel/src/x.ts', "import { x } from '@tabularium/glory-to-rome'", 1],
  ['the kernel imports a game', 'packages/kernel/src/x.ts', "import type { X } from '@tabularium/wonders-duel'", 1],
  ['a bot imports the command', 'packages/bots/src/x.ts', "await import('@tabularium/cli')", 1],
  ['a path leads out of the package', 'packages/bots/src/x.ts', "import { x } from '../../cli/src/x.ts'", 1],
  ['a game rolls its own die', 'packages/wonders-duel/src/x.ts', 'const n = Math.random()', 1],
  ['a game reads a file', 'packages/wonders-duel/src/x.ts', "import { readFileSync } from 'node:fs'", 1],
  ['the kernel asks the time', 'packages/kernel/src/x.ts', 'const now = Date.now()', 1],
  ['a game imports the kernel', 'packages/wonders-duel/src/x.ts', "import { x } from '@tabularium/kernel'", 0],
  [
    'the command imports everything',
    'packages/cli/src/x.ts',
    "import '@tabularium/bots'\nimport '@tabularium/kernel'",
    0,
  ],
  ['a comment speaks of the Date', 'packages/kernel/src/x.ts', '// no Date here', 0],
])('%s', (_, path, source, found) => {
  expect(breaches(path, source)).toHaveLength(found)
})
