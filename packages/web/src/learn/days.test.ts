import { describe, expect, it } from 'vitest'
import { addDays, dayOf, firstDay, indexOf, isDay } from './days.ts'

describe('days', () => {
  it.each([
    ['2026-11-15', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-13-01', false],
    ['today', false],
    ['2026-1-1', false],
  ])('%s is a day: %s', (day, is) => {
    expect(isDay(day)).toBe(is)
  })

  it('follow each other over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(dayOf(new Date(2026, 10, 15, 23, 59))).toBe('2026-11-15')
  })

  it('have a puzzle each, all of them before one comes again', () => {
    const seen = Array.from({ length: 366 }, (_, i) => indexOf(addDays(firstDay(), i), 366))
    expect(new Set(seen).size).toBe(366)
    expect(indexOf(addDays(firstDay(), 366), 366)).toBe(indexOf(firstDay(), 366))
    expect(indexOf('2025-12-31', 366)).toBe(365)
  })
})
