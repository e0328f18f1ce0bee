import { expect, test } from 'vitest'
import { breaches, checkArrows, circles, importsOf } from './arrows.ts'

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
  ['a control knows a page', 'packages/web/src/ui/x.tsx', "import { x } from '../pages/home.tsx'", 1],
  ['the shell knows a type of a page', 'packages/web/src/shell/x.ts', "import type { X } from '../pages/x.ts'", 1],
  ['data know the words', 'packages/wonders-duel/src/data/x.ts', "export { x } from '../text/en.ts'", 1],
  ['a march knows a battle', 'packages/assyrian-wars/src/movement/x.ts', "import { x } from '../battle/x.ts'", 1],
  ['a chapter knows refusals', 'packages/assyrian-wars/src/siege/x.ts', "import { x } from '../refuse/battle.ts'", 1],
  ['a chapter knows the list', 'packages/assyrian-wars/src/turn/act.ts', "import { x } from '../chapters.ts'", 1],
  ['a battle knows a march', 'packages/assyrian-wars/src/battle/x.ts', "import { x } from '../movement/x.ts'", 0],
  ['a page knows a control', 'packages/web/src/pages/x.tsx', "import { x } from '../ui/key.tsx'", 0],
  ['the app goes to a page', 'packages/web/src/frame/x.tsx', "lazy(() => import('../pages/x.tsx'))", 0],
  ['a test looks anywhere', 'packages/web/src/ui/x.test.ts', "import { x } from '../pages/x.ts'", 0],
  ['an entry of the gallery knows a page', 'packages/web/src/ui/x.gallery.tsx', "import '../pages/x.ts'", 0],
  ['a comment speaks of the Date', 'packages/kernel/src/x.ts', '// no Date here', 0],
])('%s', (_, path, source, found) => {
  expect(breaches(path, source)).toHaveLength(found)
})

test.each([
  ["import { a, type B } from './x.ts'", 'value'],
  ["import { type A, type B } from './x.ts'", 'type'],
  ["import type { A } from './x.ts'", 'type'],
  ["import a, { type B } from './x.ts'", 'value'],
  ["import {\n  type A,\n  type B,\n} from './x.ts'", 'type'],
  ["import './x.ts'", 'value'],
  ["export * from './x.ts'", 'value'],
  ["export type { A } from './x.ts'", 'type'],
  ["const x = await import('./x.ts')", 'lazy'],
])('%s is a %s', (source, kind) => {
  expect(importsOf(source)).toEqual([{ target: './x.ts', kind }])
})

test.each([
  ['two modules need each other', "import { b } from './b.ts'", "import { a } from './a.ts'", 1],
  ['one needs only a type of the other', "import { b } from './b.ts'", "import type { A } from './a.ts'", 0],
  ['one is fetched later', "import { b } from './b.ts'", "const a = () => import('./a.ts')", 0],
  ['a module needs itself', "import { a } from './a.ts'", '', 1],
])('circles: %s', (_, a, b, found) => {
  const sources = { 'packages/kernel/src/a.ts': a, 'packages/kernel/src/b.ts': b }
  expect(circles(new Map(Object.entries(sources)))).toHaveLength(found)
})
