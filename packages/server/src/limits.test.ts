// Buckets against a clock of the test's own.

import { expect, test } from 'vitest'
import { addressKey, bucket, createLimits } from './limits.ts'

/** A clock that stands still until moved. */
function clock() {
  let time = 1_000_000
  return { now: () => time, pass: (ms: number) => void (time += ms) }
}

test('a burst, then as much as flows in', () => {
  const { now, pass } = clock()
  const one = bucket({ burst: 3, perSecond: 2 }, now)
  expect([one.take(), one.take(), one.take(), one.take()]).toEqual([true, true, true, false])
  expect(one.wait()).toBe(1)
  pass(500)
  expect([one.take(), one.take()]).toEqual([true, false])
  pass(60_000)
  expect(one.full).toBe(true)
  expect(one.take(3)).toBe(true)
  expect(one.take()).toBe(false)
})

test('a clock set back fills nothing and takes nothing', () => {
  const { now, pass } = clock()
  const one = bucket({ burst: 2, perSecond: 1 }, now)
  one.take(2)
  pass(-5_000)
  expect(one.take()).toBe(false)
  pass(1_000)
  expect(one.take()).toBe(true)
})

test('each key has its own bucket', () => {
  const { now } = clock()
  const limits = createLimits(true, now)
  const rule = { burst: 1, perSecond: 1 }
  expect(limits.take('a', rule)).toBe(0)
  expect(limits.take('a', rule)).toBe(1)
  expect(limits.take('b', rule)).toBe(0)
})

test('turned off, nobody waits', () => {
  const limits = createLimits(false)
  for (let i = 0; i < 10; i++) expect(limits.take('a', { burst: 1, perSecond: 1 })).toBe(0)
})

test('keys made up by the thousand do not fill the memory', () => {
  const { now } = clock()
  const limits = createLimits(true, now, 100)
  for (let i = 0; i < 1_000; i++) limits.take(`${i}`, { burst: 1, perSecond: 1 })
  expect(limits.size).toBeLessThanOrEqual(100)
})

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key)
})
