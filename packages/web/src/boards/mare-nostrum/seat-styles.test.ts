// Who plays what before a game begins.

import { expect, test } from 'vitest'
import { seating } from './seat-styles.tsx'

test.each([
  [3, { empires: 'by-seat' }, ['rome red shield', 'carthage black octagon', 'greece green square']],
  [
    5,
    {},
    ['rome red shield', 'carthage black octagon', 'greece green square', 'egypt yellow arch', 'babylon purple circle'],
  ],
  [4, { empires: 'drawn' }, undefined],
  [4, { empires: 'picked' }, undefined],
])('%i seats with %o', (seats, options, expected) => {
  const found = seating(seats, options)?.map(
    ({ look, name }) => `${name.key.replace('empire.', '')} ${look.colour} ${look.shape}`,
  )
  expect(found).toEqual(expected)
})
