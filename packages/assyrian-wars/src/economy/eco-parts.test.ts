// What the ECO level is made of. 7.3.1, 7.3.3

import { expect, test } from 'vitest'
import { BOARD, scene } from '../testing/scene.ts'
import { ecoParts, ecoPlaces } from './eco-parts.ts'

test('the parts of the ECO level are its cities and lands, pillage, trade and tribute', () => {
  const s = scene({ countries: { assyria: {}, babylonia: {} } })
  const c = BOARD.countryOf('babylonia')
  const before = ecoParts(BOARD, s, c)
  expect(before.land).toBeGreaterThan(0)
  for (const area of BOARD.homeAreas[c]) s.pillage[area] = 2
  const after = ecoParts(BOARD, s, c)
  expect(after.land).toBe(before.land)
  expect(after.pillage).toBeLessThan(before.pillage)
})

test('each part is shown where it lies, and the next level is what the next income would make of it', () => {
  const s = scene({ countries: { assyria: {}, babylonia: {} } })
  const c = BOARD.countryOf('babylonia')
  const [first] = BOARD.homeAreas[c]
  const named = (areas: readonly number[]) => areas.map(area => BOARD.areas[area])
  expect(named(ecoPlaces(BOARD, s, c).land)).toContain('babylon')
  expect(named(ecoPlaces(BOARD, s, c).land)).not.toContain('ashur')
  expect(ecoPlaces(BOARD, s, c).pillage).toEqual([])
  s.pillage[first] = 1
  expect(ecoPlaces(BOARD, s, c).pillage).toEqual([first])
  const { next } = ecoParts(BOARD, s, c)
  for (const area of BOARD.homeAreas[c]) s.pillage[area] = 2
  expect(ecoParts(BOARD, s, c).next).toBeLessThan(next)
  // It stands until then.
  expect(ecoParts(BOARD, s, c).level).toBe(
    ecoParts(BOARD, scene({ countries: { assyria: {}, babylonia: {} } }), c).level,
  )
})
