import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'], testTimeout: 120_000, pool: 'forks' },
})
