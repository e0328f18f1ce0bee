import { expect, test } from 'vitest'
import { createEvents } from './events.ts'

interface Numbers {
  readonly number: number
  readonly other: number
}

test('listeners hear of their event at once, in the order they came', async () => {
  const events = createEvents<Numbers>()
  const heard: string[] = []
  events.on('number', n => void heard.push(`first ${n}`))
  events.on('number', async n => void heard.push(`second ${n}`))
  events.on('other', n => void heard.push(`other ${n}`))
  const done = events.emit('number', 7)
  expect(heard).toEqual(['first 7', 'second 7'])
  await done
})

test('whoever emits may wait for the listeners, and hears of a failure', async () => {
  const events = createEvents<Numbers>()
  let finish: (() => void) | undefined
  let done = false
  events.on(
    'number',
    () =>
      new Promise<void>(resolve => {
        finish = resolve
      }),
  )
  const emitted = events.emit('number', 1).then(() => {
    done = true
  })
  await Promise.resolve()
  expect(done).toBe(false)
  finish?.()
  await emitted
  expect(done).toBe(true)
  events.on('other', async () => {
    throw new Error('no')
  })
  await expect(events.emit('other', 1)).rejects.toThrow('no')
})
