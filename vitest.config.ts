// `unit` runs beside the code; `page` plays in a real browser, one file at a time, after it; `page-long` is part of the
// long checks (npm run soak).

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          pool: 'forks',
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
          fileParallelism: false,
          sequence: { groupOrder: 1 },
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
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
