// The list of phases over a whole game, the lines of the tracks, and the places that figures come from.

import { readFileSync } from 'node:fs'
import { readRecord, replay } from '@tabularium/kernel'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { scene } from '@tabularium/mare-nostrum/scene'
import { expect, test } from 'vitest'
import { alongLine, placesOfCities, placesOfLevel } from './levels.ts'
import { stepsOf } from './steps.ts'

test('the phases go by in order, one at a time, and whoever is asked stands at the one we are in', () => {
  const record = readRecord(
    readFileSync(new URL('../../../../mare-nostrum/records/end-titles.txt', import.meta.url), 'utf8'),
  )
  if (!('moves' in record)) throw new Error('the record cannot be read')
  const seen = new Set<number>()
  replay(mareNostrum, record, {
    after(state) {
      const view = mareNostrum.view(state, 0)
      const steps = stepsOf(view) ?? []
      expect(steps.map(({ phase }) => phase)).toEqual([1, 2, 3, 4, 5])
      const now = steps.filter(step => step.state === 'now')
      if (view.end !== '') {
        expect(now).toEqual([])
        return
      }
      expect(now.map(step => [step.phase, step.asked])).toEqual([[view.phase, view.waiting]])
      expect(steps.filter(step => step.state === 'over').length).toBe(view.phase - 1)
      // Nobody is both before and asked.
      for (const { before, asked } of steps) expect(before.filter(seat => asked.includes(seat))).toEqual([])
      seen.add(view.phase)
      for (const [seat, { cities, levels }] of view.players.entries()) {
        expect(placesOfCities(state, seat).length > 0).toBe(cities > 0)
        if (placesOfLevel(state, seat, 0).length > 0) expect(levels[0]).toBeGreaterThan(0)
      }
    },
  })
  expect([...seen].toSorted()).toEqual([2, 3, 4, 5])
})

test('the order is named by whoever leads in culture, then in military; the number by trade', () => {
  const view = mareNostrum.view(scene({ at: 'build R', players: { R: { stock: 'coin*3' } } }), 0)
  const callers = stepsOf({ ...view, titles: [2, 1, 0] })?.map(({ caller }) => caller)
  expect(callers).toEqual([undefined, 2, 1, 0, undefined])
})

test.each([
  ['far apart', [1, 5, 9], [0.1, 0.5, 0.9]],
  ['equal ones side by side', [5, 5], [0.45, 0.55]],
  ['all at the start', [0, 0, 0], [0.05, 0.15, 0.25]],
  ['all at the end', [10, 10], [0.85, 0.95]],
])('emblems on a line: %s', (_, levels, spots) => {
  const line = alongLine(levels, 0, 10, 0.1)
  expect(line.map(({ at }) => at).toSorted((a, b) => a - b)).toEqual(spots.map(spot => expect.closeTo(spot, 9)))
})

test('no emblem covers another, whatever the levels', () => {
  for (let n = 0; n < 500; n++) {
    const levels = Array.from({ length: 5 }, (_, seat) => (n * (seat + 3) * 7) % 13)
    const line = alongLine(levels, n % 5, Math.max(10, ...levels), 0.095)
    for (let i = 1; i < line.length; i++) {
      expect(line[i].level).toBeGreaterThanOrEqual(line[i - 1].level)
      expect(line[i].at - line[i - 1].at).toBeGreaterThan(0.0949)
    }
    expect(line[0].at).toBeGreaterThan(0.047)
    expect(line.at(-1)?.at).toBeLessThan(0.953)
  }
})

test('a figure comes from the places where its pieces stand', () => {
  const s = scene({ at: 'build R', players: { R: { legions: 'gallia*2', triremes: 'mare-ionium' } } })
  expect(placesOfLevel(s, 0, 2)).toEqual(expect.arrayContaining(['gallia', 'mare-ionium']))
})
