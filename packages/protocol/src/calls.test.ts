import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCalls } from './calls.ts'

const nothing = (): void => undefined

describe('calls', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('each answer reaches whoever asked, in any order', async () => {
    const calls = createCalls<string>()
    const sent: number[] = []
    const send = (id: number): void => void sent.push(id)
    const [a, b] = [calls.ask<string>('a', send), calls.ask<string>('b', send)]
    expect(sent).toEqual([1, 2])
    expect([calls.about(1), calls.about(2), calls.about(3)]).toEqual(['a', 'b', undefined])
    calls.resolve(2, 'to b')
    calls.resolve(1, 'to a')
    expect(await Promise.all([a, b])).toEqual(['to a', 'to b'])
    expect(calls.size).toBe(0)
  })

  test('an answer that nobody waits for is ignored, the second one too', async () => {
    const calls = createCalls()
    const asked = calls.ask<number>(undefined, nothing)
    calls.resolve(9, 'whose?')
    calls.resolve(1, 1)
    calls.reject(1, new Error('too late'))
    expect(await asked).toBe(1)
  })

  test('when the other end is lost all fail, each with its own error', async () => {
    const calls = createCalls<string>()
    const asked = ['a', 'b'].map(name => calls.ask(name, nothing))
    calls.failAll(name => new Error(`lost ${name}`))
    const ends = await Promise.allSettled(asked)
    expect(ends.map(end => end.status === 'rejected' && end.reason.message)).toEqual(['lost a', 'lost b'])
    expect(calls.size).toBe(0)
  })

  test('what cannot be sent fails, and nobody waits for it', async () => {
    const calls = createCalls()
    const asked = calls.ask(undefined, () => {
      throw new Error('cannot be cloned')
    })
    await expect(asked).rejects.toThrow('cannot be cloned')
    expect(calls.size).toBe(0)
  })

  test('a limit is told once it has passed, and not after an answer', async () => {
    const calls = createCalls()
    const late = vi.fn(() => calls.failAll(() => new Error('late')))
    const first = calls.ask(undefined, nothing, { ms: 10, late })
    calls.resolve(1, 'in time')
    await first
    vi.advanceTimersByTime(20)
    expect(late).not.toHaveBeenCalled()
    const second = calls.ask(undefined, nothing, { ms: 10, late })
    vi.advanceTimersByTime(10)
    await expect(second).rejects.toThrow('late')
    expect(late).toHaveBeenCalledOnce()
  })

  test('after the last number the first follows, and 0 is free for what has no number', () => {
    const calls = createCalls(2 ** 31 - 1)
    const sent: number[] = []
    for (let i = 0; i < 2; i++) void calls.ask(undefined, id => void sent.push(id))
    expect(sent).toEqual([2 ** 31 - 1, 1])
  })
})
