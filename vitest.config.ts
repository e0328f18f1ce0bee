// `unit` runs beside the code, `served` starts servers and databases, `page` plays in real browsers, `plain` are tests of
// the page's code; `apart` puts something in the place of a module, so that each file needs a process of its own.
// `page-long` is part of the long checks (npm run soak).

import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/sequence.ts'

/** Servers and browsers wait for each other: two cores are busy with three files at a time, not with two. */
const WAITING = { maxWorkers: 3, sequence: { groupOrder: 1 } }

/** Sources run in Node as they are. Through Vite every name from another module is looked up at each use: games take twice as long. */
const AS_THEY_ARE = { viteModuleRunner: false }

/** A process serves many files: what one has opened is closed before the next. */
const PUT_AWAY = ['packages/server/src/file-setup.testing.ts']

/** What a test that fails may mean. */
const HINTS = ['scripts/records-hint.ts']

/** Of the page's own code, what puts nothing in the place of anything: a process serves many files. */
const PLAIN_WEB = [
  'packages/web/src/{boards/{glory-to-rome,mare-nostrum,wonders-duel},learn,pages}/**/*.test.ts',
  'packages/web/src/boards/assyrian-wars/{ahead,covering,hand-form,map,moments,position,reach}.test.ts',
  'packages/web/src/shell/{choices,eyes,keys,prompting,scale,story}.test.ts',
]

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['packages/{server,web}/**', 'packages/kernel/src/stream.test.ts'],
          setupFiles: HINTS,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
          experimental: AS_THEY_ARE,
          maxWorkers: 2,
          // These change nothing outside themselves: a process serves many files, and loads the games once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'served',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/global-setup.testing.ts'],
          setupFiles: PUT_AWAY,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
          experimental: AS_THEY_ARE,
          isolate: false,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'apart',
          include: ['packages/web/src/**/*.test.ts', 'packages/kernel/src/stream.test.ts'],
          exclude: PLAIN_WEB,
          setupFiles: HINTS,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
          ...WAITING,
        },
      },
      {
        test: {
          name: 'plain',
          include: PLAIN_WEB,
          setupFiles: HINTS,
          testTimeout: 120_000,
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
          setupFiles: PUT_AWAY,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          pool: 'forks',
          experimental: AS_THEY_ARE,
          ...WAITING,
        },
      },
      {
        test: {
          name: 'page-long',
          include: ['packages/web/e2e/**/*.long.test.ts'],
          globalSetup: ['packages/web/e2e/setup.ts'],
          setupFiles: PUT_AWAY,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          pool: 'forks',
          experimental: AS_THEY_ARE,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
