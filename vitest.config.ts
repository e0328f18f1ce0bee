// `unit` runs beside the code; `apart` starts servers or puts something in the place of a module, so that each file needs
// a process of its own; `page` plays in real browsers, after them; `page-long` is part of the long checks (npm run soak).

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['packages/{server,web}/**', 'packages/kernel/src/stream.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
          maxWorkers: 2,
          // These change nothing outside themselves: a process serves many files, and loads the games once.
          isolate: false,
        },
      },
      {
        test: {
          name: 'apart',
          include: ['packages/{server,web}/src/**/*.test.ts', 'packages/kernel/src/stream.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'page',
          include: ['packages/web/e2e/**/*.test.ts'],
          exclude: ['packages/web/e2e/**/*.long.test.ts'],
          globalSetup: ['packages/web/e2e/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'page-long',
          include: ['packages/web/e2e/**/*.long.test.ts'],
          globalSetup: ['packages/web/e2e/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          pool: 'forks',
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
