import { expect, test } from 'vitest'
import { GAMES } from '../../games.ts'
import { botOf, choiceOf, OPEN, withFriend } from './seat-wishes.ts'

test.each(GAMES)('a table for a friend has seats enough for $id, and waits for nobody else', entry => {
  const others = withFriend(entry, 'pupil')
  expect(others.length + 1).toBeGreaterThanOrEqual(entry.seats.min)
  expect(others.length + 1).toBeLessThanOrEqual(entry.seats.max)
  expect(others.filter(who => who === OPEN)).toHaveLength(1)
})

test.each([
  ['tribune', { level: 'tribune', character: undefined }],
  ['tribune+warrior', { level: 'tribune', character: 'warrior' }],
] as const)('a seat for %s', (who, bot) => {
  expect(botOf(who, 'wonders-duel')).toEqual(bot)
  expect(choiceOf(bot)).toBe(who)
})

test('a free seat has no bot, and a character of another game is left out', () => {
  expect(botOf(OPEN, 'wonders-duel')).toBeUndefined()
  expect(botOf('tribune+patron', 'wonders-duel')).toEqual({ level: 'tribune', character: undefined })
})
