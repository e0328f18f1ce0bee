import { expect, test } from 'vitest'
import { breaches, checkArrows, circles, importsOf, missing } from './arrows.ts'

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
  ['an account knows a table', 'packages/server/src/accounts/x.ts', "import { x } from '../tables/room.ts'", 1],
  ['rows know an account', 'packages/server/src/database/x.ts', "import { x } from '../accounts/guests.ts'", 1],
  ['the socket is known to tables', 'packages/server/src/tables/x.ts', "import { x } from '../socket.ts'", 1],
  ['a notice knows people', 'packages/server/src/notices/x.ts', "import type { X } from '../people/reports.ts'", 1],
  ['people know a notice', 'packages/server/src/people/x.ts', "import type { X } from '../notices/notices.ts'", 0],
  ['a process in a test knows all', 'packages/server/src/tables/x.fixture.ts', "import { x } from '../index.ts'", 0],
  ['the contract knows the table', 'packages/kernel/src/game.ts', "import { x } from './table.ts'", 1],
  ['a law knows the contract', 'packages/kernel/src/check/x.ts', "import { x } from '../game.ts'", 0],
  ['a picture of one game is in another', 'packages/art/src/mare-nostrum/x.ts', "import '../wonders-duel/index.ts'", 1],
  ['a wonder of two games', 'packages/art/src/mare-nostrum/x.ts', "import { x } from '../wonders/colossus.ts'", 0],
  ['a message knows the socket', 'packages/protocol/src/table.ts', "import { x } from './socket.ts'", 1],
  ['a command is known below', 'packages/cli/src/show.ts', "import { x } from './commands/play.ts'", 1],
  ['a network knows a player', 'packages/bots/src/net/x.ts', "import { x } from '../players/index.ts'", 1],
  ['a chapter knows the run', 'packages/mare-nostrum/src/trade.ts', "import { x } from './play.ts'", 1],
  ['a chapter knows another', 'packages/mare-nostrum/src/trade.ts', "import { x } from './stock.ts'", 0],
  ['a new game has the same floors', 'packages/templum/src/trade.ts', "import { x } from './view.ts'", 1],
  ['a board knows another', 'packages/web/src/boards/mare-nostrum/x.ts', "import '../wonders-duel/board.tsx'", 1],
  ['a board knows the kit', 'packages/web/src/boards/templum/x.ts', "import '../kit/rings.tsx'", 0],
  ['the kit knows a board', 'packages/web/src/boards/kit/x.ts', "import '../mare-nostrum/board.tsx'", 1],
  ['a source knows a tool', 'packages/bots/src/x.ts', "import { x } from '../train/pool.ts'", 1],
  ['a folder on no floor', 'packages/server/src/attic/x.ts', '', 1],
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
  ['one needs only a type of the other', "import { b } from './b.ts'", "import type { A } from './a.ts'", 1],
  ['one is fetched later', "import { b } from './b.ts'", "const a = () => import('./a.ts')", 0],
  ['a module needs itself', "import { a } from './a.ts'", '', 1],
])('circles: %s', (_, a, b, found) => {
  const sources = { 'packages/kernel/src/a.ts': a, 'packages/kernel/src/b.ts': b }
  expect(circles(new Map(Object.entries(sources)))).toHaveLength(found)
})

test.each([
  ["import './there.css'", 0],
  ["import './gone.css'", 1],
  ["import picture from '../gone.svg?raw'", 1],
  ["// import './gone.css'", 0],
])('%s: %i not there', (source, found) => {
  const isThere = (file: string) => file === 'packages/web/src/ui/there.css'
  expect(missing('packages/web/src/ui/x.tsx', source, isThere)).toHaveLength(found)
})
