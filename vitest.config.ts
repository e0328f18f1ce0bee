// The projects: `unit` tests rules, bots and command; `served` starts servers and databases; `page` plays in real browsers;
// `plain` tests the page's code without mocks; `apart` mocks modules, globals or time, so each file needs a process of its own;
// `page-long` is part of the long checks (npm run soak).

import { defineConfig } from 'vitest/config'
import { mockingTests } from './scripts/mocking-tests.ts'
import { LongestFirst } from './scripts/sequence.ts'

/** These tests spend much of their time waiting for servers and browsers: it takes three workers to keep two cores busy. */
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 1 } }

/** Real browsers, sockets and clocks on a loaded machine: what fails is tried once more, and the report says so. */
const ONCE_MORE = { retry: 1 }

/** These run behind the others in `npm test` (scripts/test.ts): where the machine is loaded they may stand for minutes. */
const BEHIND = { testTimeout: 300_000, hookTimeout: 300_000 }

/** Node runs the sources itself. In Vite's module runner every imported name is a property access: games take twice as long. */
const NATIVE_MODULES = { viteModuleRunner: false }

/** The same for what the page's code imports of the other packages. */
const NATIVE_GAMES = { deps: { external: [/\/packages\/(?!web\/)[\w-]+\/src\/(?!stream\.)/] } }

/** Closes what a file has opened (servers, databases) before the same process runs the next file. */
const CLOSE_AFTER_FILE = ['packages/server/src/file-setup.testing.ts']

/** Adds a hint to failures whose cause is often the same (records that have to be generated again). */
const HINTS = ['scripts/records-hint.ts']

const WEB_FOLDERS = ['packages/web/src', 'packages/web/gallery']
const WEB = WEB_FOLDERS.map(folder => `${folder}/**/*.test.ts`)
const MOCKING = [...mockingTests(import.meta.dirname, WEB_FOLDERS), 'packages/kernel/src/stream.test.ts']

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/{src,train}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['packages/{server,web}/**', 'packages/kernel/src/stream.test.ts'],
          setupFiles: HINTS,
          ...BEHIND,
          pool: 'forks',
          experimental: NATIVE_MODULES,
          maxWorkers: 2,
          // These have no side effects: files share a process, which loads the games once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'served',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/global-setup.testing.ts'],
          setupFiles: CLOSE_AFTER_FILE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
          experimental: NATIVE_MODULES,
          isolate: false,
          ...ONCE_MORE,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'apart',
          include: MOCKING,
          setupFiles: HINTS,
          server: NATIVE_GAMES,
          ...BEHIND,
          pool: 'forks',
          ...WAITING,
        },
      },
      {
        test: {
          name: 'plain',
          include: WEB,
          exclude: MOCKING,
          setupFiles: HINTS,
          server: NATIVE_GAMES,
          ...BEHIND,
          pool: 'forks',
          isolate: false,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'page',
          include: ['packages/web/e2e/**/*.test.ts'],
          exclude: ['packages/web/e2e/**/*.long.test.ts'],
          globalSetup: ['packages/web/e2e/setup.ts'],
          setupFiles: CLOSE_AFTER_FILE,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          pool: 'forks',
          experimental: NATIVE_MODULES,
          ...ONCE_MORE,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'page-long',
          include: ['packages/web/e2e/**/*.long.test.ts'],
          globalSetup: ['packages/web/e2e/setup.ts'],
          setupFiles: CLOSE_AFTER_FILE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          pool: 'forks',
          experimental: NATIVE_MODULES,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
