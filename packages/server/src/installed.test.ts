// How a program for the tests is found: in which order, installed how seldom, and by one process at a time.

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { alone, firstThatWorks, lockOf } from './installed.testing.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-test-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = (name: string): string => join(folder, name)
const put = (...names: readonly string[]): true => {
  for (const name of names) writeFileSync(place(name), '')
  return true
}

describe('the first that works', () => {
  const find = async (
    there: readonly string[],
    broken: readonly string[],
    installs: readonly (() => boolean)[] = [],
  ) => {
    put(...there)
    const tried: string[] = []
    const path = await firstThatWorks({
      places: [undefined, '', place('asked'), place('system'), place('playwright')],
      installs,
      works: async path => {
        tried.push(path.slice(folder.length + 1))
        return !broken.includes(path.slice(folder.length + 1))
      },
    })
    return { path: path?.slice(folder.length + 1), tried }
  }

  test('is the one that is asked for, then the system\u2019s, then Playwright\u2019s', async () => {
    expect((await find(['asked', 'system', 'playwright'], [])).path).toBe('asked')
    expect(await find(['asked', 'system'], ['asked'])).toEqual({ path: 'system', tried: ['asked', 'system'] })
  })

  test('nothing is installed where one works, and no more than it takes', async () => {
    let calls = 0
    const install =
      (name: string, works = true) =>
      () => {
        calls++
        if (works) put(name)
        return works
      }
    await find(['system'], [], [install('playwright')])
    expect(calls).toBe(0)
    rmSync(place('system'))
    const failing = await find([], [], [install('system', false), install('playwright'), install('asked')])
    expect([failing.path, calls]).toEqual(['playwright', 2])
  })

  test('there is none: that is said, and none is tried twice', async () => {
    expect(await find(['asked'], ['asked', 'system'], [() => put('system'), () => true])).toEqual({
      path: undefined,
      tried: ['asked', 'system'],
    })
  })
})

describe('one at a time', () => {
  test('whoever comes later waits', async () => {
    const order: string[] = []
    const one = (name: string) =>
      alone(
        async () => {
          order.push(`${name} in`)
          await new Promise(resolve => setTimeout(resolve, 20))
          order.push(`${name} out`)
        },
        place('lock'),
        1,
      )
    await Promise.all([one('a'), one('b'), one('c')])
    expect(order.map(entry => entry.slice(2))).toEqual(['in', 'out', 'in', 'out', 'in', 'out'])
    expect(existsSync(place('lock'))).toBe(false)
  })

  test('what root has left behind holds up nobody else', async () => {
    expect(lockOf('browser', 0)).not.toBe(lockOf('browser', 1000))
    expect(await alone(async () => existsSync(lockOf('test')), lockOf('test'))).toBe(true)
  })

  test('a lock whose process has died holds nobody up, nor does one that fails', async () => {
    mkdirSync(place('lock'))
    writeFileSync(join(place('lock'), 'pid'), '99999999')
    await expect(alone(() => Promise.reject(new Error('no')), place('lock'), 1)).rejects.toThrow('no')
    expect(await alone(async () => 'done', place('lock'), 1)).toBe('done')
  })
})
