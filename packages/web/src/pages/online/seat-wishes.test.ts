import { expect, test } from 'vitest'
import { GAMES } from '../../games.ts'
import { OPEN, withFriend } from './seat-wishes.ts'

test.each(GAMES)('a table for a friend has seats enough for $id, and waits for nobody else', entry => {
  const others = withFriend(entry, 'pupil')
  expect(others.length + 1).toBeGreaterThanOrEqual(entry.seats.min)
  expect(others.length + 1).toBeLessThanOrEqual(entry.seats.max)
  expect(others.filter(who => who === OPEN)).toHaveLength(1)
})
