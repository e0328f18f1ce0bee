import { expect, test } from 'vitest'
import { needs, STEPS, simulateCommits } from './scaling-model.ts'

test('with NOTIFY commits wait for each other: the more processes, the longer; over NATS they do not', () => {
  const at = (processes: number, notify: boolean) =>
    simulateCommits({ processes, perSecond: 1_000, notify, seconds: 2 })
  const [few, many] = [at(2, true), at(16, true)]
  expect(few.p99).toBeLessThan(many.p99)
  expect(many.lockBusy).toBeGreaterThan(0.9)
  expect(at(16, false).p99).toBeLessThan(many.p99 / 2)
  // Nothing is stored that did not come, and nothing is kept.
  for (const { moves } of [few, many]) expect(Math.abs(moves - 2_000)).toBeLessThan(200)
})

test('every step takes more than the one before', () => {
  const all = STEPS.slice(0, 4).map(needs)
  for (const [n, need] of all.entries()) {
    const before = all[n - 1]
    if (!before) continue
    expect(need.processes).toBeGreaterThanOrEqual(before.processes)
    expect(need.serverCores).toBeGreaterThan(before.serverCores)
    expect(need.entriesGbPerYear).toBeGreaterThan(before.entriesGbPerYear)
  }
})
