// The page's own list of slots against the rules' one: actions number them alike.

import { createBoard, MAP } from '@tabularium/mare-nostrum/rules'
import { expect, test } from 'vitest'
import { ALL_SLOTS, PROVINCES, SEAS, touchedIn } from './places.ts'

const rules = createBoard(MAP)

test('slots stand in the order of the rules', () => {
  expect(ALL_SLOTS.map(({ id }) => id)).toEqual(
    rules.slotPart.map((part, slot) => `${rules.provinces[rules.slotProvince[slot]]}/${part}`),
  )
})

test('provinces and seas stand in the order of the rules', () => {
  expect([PROVINCES, SEAS]).toEqual([rules.provinces, rules.seas])
})

test('the places that others touched', () => {
  const touched = touchedIn([
    { at: 'sailed', seat: 1, from: 'tyrrhenum', to: 'hadriaticum', count: 1 },
    { at: 'war', province: 'macedonia' },
    { at: 'orphaned', seat: 1, from: 0, province: 'creta' },
    { at: 'named', seat: 1, player: 2 },
  ])
  expect([...touched]).toEqual(['hadriaticum', 'macedonia', 'creta'])
})
