// The chance to win: sums of dice, and the bounds they must keep.

import { describe, expect, test } from 'vitest'
import { FIELD, INTERCEPTION, OVER_MOUNTAIN, SIEGE, STORM } from '../forces/battle-sides.ts'
import { BOARD, scene } from '../testing/scene.ts'
import { compare, odds, withDie } from './odds.ts'

const OPTIONS = { abilities: 'off', reducedLeaders: 'off' }

describe('hits', () => {
  test.each([
    { id: 'one die up to 3', of: 3, double: false, want: [1 / 2, 1 / 2] },
    { id: 'one die up to 4 with slaughter', of: 4, double: true, want: [1 / 3, 1 / 2, 1 / 6] },
    { id: 'a factor of 1 never slaughters', of: 1, double: true, want: [5 / 6, 1 / 6] },
    { id: 'no factor, no hit', of: 0, double: false, want: [1, 0] },
  ])('$id', ({ of, double, want }) => {
    const found = withDie([1], of, double)
    expect(found.length).toBe(want.length)
    found.forEach((p, n) => {
      expect(p).toBeCloseTo(want[n])
    })
  })
  test('who has more', () => {
    const die = withDie([1], 3)
    expect(compare(die, die)).toEqual({ more: 0.25, equal: 0.5 })
  })
})

describe('odds', () => {
  const chance = (assyria: string, babylonia: string, ground = 0, kind = FIELD) => {
    const at = kind === STORM ? 'in-sippar' : 'sippar'
    const s = scene({
      rebel: 'babylonia',
      options: OPTIONS,
      countries: { assyria: { at: { sippar: assyria } }, babylonia: { at: { [at]: babylonia } } },
    })
    const here = (place: string, country: string) => {
      const list: number[] = []
      for (let u = s.head[BOARD.placeName.indexOf(place)]; u >= 0; u = s.next[u]) {
        if (s.own[u] === BOARD.countryOf(country)) list.push(u)
      }
      return list
    }
    const [attackers, defenders] = [here('sippar', 'assyria'), here(at, 'babylonia')]
    return odds(BOARD, s, { attackers, defenders, ground, kind, area: BOARD.areaOf('sippar') })
  }
  test('one hi with the elite die against one li', () => {
    // Attackers 4/6 and 3/6, defender 2/6; an equal second round is the defender's.
    const [none, one, two] = [1 / 6, 1 / 2, 1 / 3]
    const more = one * (2 / 3) + two
    const equal = none * (2 / 3) + one * (1 / 3)
    expect(chance('hi', 'li')).toBeCloseTo(more + equal * more)
  })
  test('more units are better, a mountain is worse', () => {
    expect(chance('hi*4', 'li*4')).toBeGreaterThan(chance('hi*3', 'li*4'))
    expect(chance('hi*4', 'li*4', OVER_MOUNTAIN)).toBeLessThan(chance('hi*4', 'li*4'))
  })
  test('6.7.6 who is wiped out has lost, whoever struck more', () => {
    // One hit, of the horse or of the elite die, is enough against the last reduced unit.
    expect(chance('hi', 'li-')).toBeGreaterThan(chance('hi', 'li'))
    expect(chance('hi', 'li*2')).toBeLessThan(chance('hi', 'li li-'))
  })
  test('6.8.3 a city of level 3 falls to six hits', () => {
    expect(chance('hi*3', '', 0, SIEGE)).toBe(0)
    // Four units of 4 and two elite dice of 3 have all to hit.
    expect(chance('hi*4', '', 0, SIEGE)).toBeCloseTo((4 / 6) ** 4 * (3 / 6) ** 2, 6)
  })
  test('6.6.9 a draw after an interception is half won', () => {
    expect(chance('hi', 'li', 0, INTERCEPTION)).toBeGreaterThan(chance('hi', 'li'))
  })
  test('walls count twice in an assault', () => {
    expect(chance('hi*4', 'li', 0, STORM)).toBeLessThan(chance('hi*4', 'li'))
  })
})
