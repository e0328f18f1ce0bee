import { describe, expect, test } from 'vitest'
import { Telling } from './tell.ts'

const told = () => {
  const telling = new Telling()
  telling.all({ at: 'begins' })
  telling.only(0b001, { at: 'drew-mars' }, { at: 'drew-a-god' })
  telling.only(0b110, { at: 'whispered' })
  telling.only(0, { at: 'nobody' }, { at: 'shrugged' })
  telling.all({ at: 'ends' })
  return telling
}

describe('what a move tells', () => {
  test.each([
    ['seat 0', 0, ['begins', 'drew-mars', 'shrugged', 'ends']],
    ['seat 1', 1, ['begins', 'drew-a-god', 'whispered', 'shrugged', 'ends']],
    ['seat 2', 2, ['begins', 'drew-a-god', 'whispered', 'shrugged', 'ends']],
    ['a spectator', undefined, ['begins', 'drew-a-god', 'shrugged', 'ends']],
    ['a number that is no seat', 32, ['begins', 'drew-a-god', 'shrugged', 'ends']],
    ['another one', 0.5, ['begins', 'drew-a-god', 'shrugged', 'ends']],
    ['not even a number', Number.NaN, ['begins', 'drew-a-god', 'shrugged', 'ends']],
  ])('to %s, in the order it happened', (_, seat, events) => {
    expect(told().to(seat)).toEqual(events.map(at => ({ at })))
  })

  test('asking does not change it', () => {
    const telling = told()
    expect(telling.to(1)).toEqual(telling.to(1))
    expect(telling.to(1)).not.toBe(telling.to(1))
  })

  test('nothing has opened until the rules say so', () => {
    const telling = told()
    expect(telling.revealed).toBe(false)
    telling.reveal()
    expect(telling.revealed).toBe(true)
    expect(telling.to(undefined)).toEqual(told().to(undefined))
  })
})
