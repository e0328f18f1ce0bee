// On a phone a map may end under the prompt and the sheet, and each of its edges can be brought out from there.

import { expect, test } from 'vitest'
import { fit, held, type Sheet, type Viewport } from './viewport.ts'

const SHEET: Sheet = {
  width: 1000,
  height: 600,
  beyondX: 50,
  beyondY: 50,
  most: 3,
  initial: 1,
  pieceScale: () => 1,
  detailOf: () => '',
}

const PHONE: Viewport = { width: 390, height: 786, free: [0, 110, 390, 510], endsUnder: true }

test('all of it is seen in what is free, in the middle of that', () => {
  const { k, y } = held(SHEET, { k: 0.01, x: 0, y: 0 }, PHONE)
  expect(k).toBeCloseTo(fit(PHONE, [0, 0, 1000, 600]).k)
  expect(y + 300 * k).toBeCloseTo((110 + 510) / 2)
})

test('its lower edge comes up to the sheet, its upper one down to the prompt', () => {
  expect(held(SHEET, { k: 2, x: -500, y: -9999 }, PHONE).y + 600 * 2).toBe(510)
  expect(held(SHEET, { k: 2, x: -500, y: 9999 }, PHONE).y).toBe(110)
})

test('without such covers nothing is left empty', () => {
  const { k } = held(SHEET, { k: 0.01, x: 0, y: 0 }, { ...PHONE, endsUnder: false })
  expect(700 * k).toBeGreaterThanOrEqual(786)
})
