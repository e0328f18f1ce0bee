import { describe, expect, test } from 'vitest'
import { includes, MAX_SEATS, SEATS, seatsOf } from './seat.ts'

describe('sets of seats', () => {
  test('every set has its members, in table order, made once and for all', () => {
    expect(SEATS).toHaveLength(2 ** MAX_SEATS)
    expect(SEATS[0]).toEqual([])
    expect(SEATS[0b101]).toEqual([0, 2])
    expect(SEATS[2 ** MAX_SEATS - 1]).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    for (const [set, seats] of SEATS.entries()) {
      expect(seatsOf(seats)).toBe(set)
      expect(Object.isFrozen(seats)).toBe(true)
    }
  })

  test('a set includes its members and no other seat', () => {
    for (const [set, seats] of SEATS.entries()) {
      for (let seat = 0; seat < MAX_SEATS; seat++) expect(includes(set, seat)).toBe(seats.includes(seat))
    }
  })

  test.each([-1, -32, 8, 31, 32, 64, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is no seat: no set has it',
    seat => {
      expect(includes(0b1111_1111, seat)).toBe(false)
      expect(includes(-1, seat)).toBe(false)
    },
  )
})
