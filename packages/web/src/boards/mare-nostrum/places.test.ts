// The page's own list of slots against the rules' one: actions number them alike.

import { createBoard, MAP } from '@tabularium/mare-nostrum/rules'
import { expect, test } from 'vitest'
import { ALL_SLOTS, PROVINCES, SEAS } from './places.ts'

const rules = createBoard(MAP)

test('slots stand in the order of the rules', () => {
  expect(ALL_SLOTS.map(({ id }) => id)).toEqual(
    rules.slotPart.map((part, slot) => `${rules.provinces[rules.slotProvince[slot]]}/${part}`),
  )
})

test('provinces and seas stand in the order of the rules', () => {
  expect([PROVINCES, SEAS]).toEqual([rules.provinces, rules.seas])
})
