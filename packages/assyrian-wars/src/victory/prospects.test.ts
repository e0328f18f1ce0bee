// Warnings: who would win by points, whose capital enemies could reach; and what points were given for.

import { describe, expect, test } from 'vitest'
import type { AwState } from '../board/state.ts'
import { BOARD, scene } from '../testing/scene.ts'
import { dangerOf, leadOf, pointsBy } from './prospects.ts'
import { supreme } from './victory.ts'

const points = (vp: string): AwState => {
  const s = scene({ countries: {}, options: { suddenDeath: 'on' } })
  vp.split(' ').forEach((text, i) => {
    s.vp[i] = Number(text)
  })
  return s
}

describe('9.1 how far the first is from winning by points alone', () => {
  test.each([
    { id: 'Assyria needs more than all others together', vp: '17 5 6 10 6', power: 'assyria', lacks: 11 },
    { id: 'one more than all others', vp: '28 5 6 10 6', power: 'assyria', lacks: 0 },
    { id: 'another power needs more than the second and the last', vp: '8 5 6 12 4', power: 'babylonia', lacks: 1 },
    { id: 'a tie is no lead', vp: '4 4 0 0 0', power: 'assyria', lacks: 1 },
    { id: 'nobody has a point', vp: '0 0 0 0 0', power: 'assyria', lacks: 1 },
  ])('$id', ({ vp, power, lacks }) => {
    const s = points(vp)
    const lead = leadOf(BOARD, s)
    expect([lead && BOARD.countries[lead.power], lead?.lacks]).toEqual([power, lacks])
  })
  test.each(['17 5 6 10 6', '28 5 6 10 6', '8 5 6 12 4', '8 5 6 13 4', '3 3 3 3 3', '9 1 1 1 1'])(
    'it wins exactly where it lacks nothing: %s',
    vp => {
      const s = points(vp)
      const lead = leadOf(BOARD, s)
      expect(supreme(BOARD, s) === lead?.power).toBe(lead?.lacks === 0)
    },
  )
})

describe('a capital is in danger from as many enemies as it has defenders', () => {
  const danger = (babylonia: Readonly<Record<string, string>>, assyria: Readonly<Record<string, string>>) => {
    const s = scene({ rebel: 'babylonia', countries: { assyria: { at: assyria }, babylonia: { at: babylonia } } })
    const found = dangerOf(BOARD, s, BOARD.countryOf('babylonia'))
    return found && `${BOARD.areas[found.area]} ${found.enemies} ${found.own}`
  }
  test.each([
    { id: 'nobody near', ours: { babylon: 'li' }, theirs: { ashur: 'hi*4' }, want: undefined },
    { id: 'a step away', ours: { 'in-babylon': 'li' }, theirs: { sippar: 'hi*4' }, want: 'babylon 4 1' },
    { id: 'fewer than its defenders', ours: { babylon: 'li*6' }, theirs: { sippar: 'hi*4' }, want: undefined },
    { id: 'before the walls', ours: {}, theirs: { babylon: 'hi' }, want: 'babylon 1 0' },
  ])('$id', ({ ours, theirs, want }) => {
    expect(danger(ours, theirs)).toBe(want)
  })
})

test('points by what they were given for add up', () => {
  const s = points('0 0 0 0 0')
  s.vpBy[0] = 3
  s.vpBy[4] = -2
  expect(pointsBy(s, 0)).toMatchObject({ battles: 3, penalties: -2, trade: 0 })
})
