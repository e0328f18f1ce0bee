// Friendly ground, rights of passage, entry. 1.3, 6.9, 8.1

import { describe, expect, test } from 'vitest'
import { BOARD, type SceneWords, scene } from '../testing/scene.ts'
import { blocker, friendlyArea, friendlyCity, mayEnter } from './passage.ts'

const b = BOARD
const pledged: SceneWords['also'] = (s, b) => {
  s.pledge[b.countryOf('syria')] = 1
}
const passage: SceneWords['also'] = (s, b) => {
  s.passage[b.babylonia] |= 1 << b.assyria
  s.passage[b.assyria] |= 1 << b.babylonia
}
const grace: SceneWords['also'] = (s, b) => {
  s.conquered[b.countryOf('syria')] = 1 << b.assyria
  s.grace[b.powers * b.countryOf('syria') + b.assyria] = 3
}

describe('R05 friendly areas', () =>
  test.each<[string, boolean, string, string, SceneWords]>([
    ['(a) one it controls', true, 'assyria', 'ashur', { countries: {} }],
    [
      '(a) one it controls in an enemy country',
      true,
      'assyria',
      'sippar',
      { rebel: 'babylonia', countries: { assyria: { controls: 'sippar' } } },
    ],
    ['not a neutral one', false, 'assyria', 'sippar', { countries: {} }],
    ['not an enemy one', false, 'assyria', 'sippar', { rebel: 'babylonia', countries: {} }],
    ['(b) one of its ally', true, 'elam', 'sippar', { rebel: 'babylonia elam', countries: {} }],
    [
      '(b) one of its allied minor',
      true,
      'egypt',
      'lachish',
      { tracks: { judah: 'egypt 13' }, countries: {}, active: 'judah' },
    ],
    [
      '(b) of its power for the minor',
      true,
      'judah',
      'gaza',
      { tracks: { judah: 'egypt 13' }, countries: {}, active: 'judah' },
    ],
    ['(c) of a minor with MARCH', true, 'egypt', 'lachish', { tracks: { judah: 'egypt 10' }, countries: {} }],
    ['(c) not with PRO', false, 'egypt', 'lachish', { tracks: { judah: 'egypt 9' }, countries: {} }],
    [
      '(c) MARCH covers the allied minors of the power',
      true,
      'israel',
      'lachish',
      { tracks: { judah: 'egypt 10', israel: 'egypt 14' }, countries: {}, active: 'israel' },
    ],
    ['(c) with free passage', true, 'assyria', 'sippar', { countries: {}, also: passage }],
    [
      '(c) also on ground that the other holds',
      true,
      'assyria',
      'arpad',
      { countries: { babylonia: { controls: 'arpad' } }, also: passage },
    ],
    ['(d) a payer of tribute for Assyria', true, 'assyria', 'arpad', { countries: {}, also: pledged }],
    [
      '(d) and for its ally',
      true,
      'urartu',
      'arpad',
      { tracks: { urartu: 'assyria 13' }, countries: {}, active: 'urartu', also: pledged },
    ],
    ['(d) not for others', false, 'egypt', 'arpad', { countries: {}, also: pledged }],
    [
      '(d) and Assyria is no friendly ground for the payer',
      false,
      'syria',
      'til-barsip',
      { countries: {}, also: pledged },
    ],
    ['(e) a conquered country in grace for its conqueror', true, 'assyria', 'arpad', { countries: {}, also: grace }],
    ['(e) not the other way round', false, 'syria', 'til-barsip', { countries: {}, also: grace }],
    ['(f) white ground where nobody stands', true, 'assyria', 'suhu', { countries: {} }],
    ['(f) not where others stand', false, 'assyria', 'suhu', { countries: { babylonia: { at: { suhu: 'li' } } } }],
    [
      'never with enemies in the field',
      false,
      'assyria',
      'ashur',
      { rebel: 'babylonia', countries: { babylonia: { at: { ashur: 'li' } } } },
    ],
    [
      'enemies in the city do not matter',
      true,
      'assyria',
      'sippar',
      { rebel: 'babylonia', countries: { assyria: { controls: 'sippar' }, babylonia: { at: { 'in-sippar': 'li' } } } },
    ],
  ])('%s', (_, friendly, c, area, given) => {
    expect(friendlyArea(b, scene(given), b.countryOf(c), b.areaOf(area))).toBe(friendly)
  }))

describe('8.1 entry', () =>
  test.each<[string, 0 | 1 | 2, string, string, SceneWords]>([
    ['a neutral country: after a declaration of war', 2, 'assyria', 'sippar', { countries: {} }],
    ['an enemy country', 1, 'assyria', 'sippar', { rebel: 'babylonia', countries: {} }],
    ['an ally', 1, 'elam', 'sippar', { rebel: 'babylonia elam', countries: {} }],
    ['white ground, whoever stands there', 1, 'assyria', 'suhu', { countries: { egypt: { at: { suhu: 'li' } } } }],
    ['a free trade city', 1, 'assyria', 'malatia', { countries: {} }],
    [
      'a trade city in a pact with a neutral power: war on the power first',
      2,
      'assyria',
      'malatia',
      {
        countries: {},
        also: (s, b) => {
          s.pact[b.areaOf('malatia')] = b.countryOf('egypt')
        },
      },
    ],
    ['an area out of play', 0, 'assyria', 'gordion', { scenario: 'two-rivers', seats: 3, countries: {} }],
    [
      'enemy occupation of a neutral country',
      1,
      'assyria',
      'arpad',
      { rebel: 'babylonia', countries: { babylonia: { controls: 'arpad' } } },
    ],
    [
      'R84 a bound tribe stays out of other countries',
      0,
      'cimmerians',
      'gordion',
      {
        countries: { cimmerians: { at: { gamir: 'ci-teushpa hb*2' } } },
        also: (s, b) => {
          s.duty[b.countryOf('cimmerians')] = b.countryOf('urartu')
        },
      },
    ],
  ])('%s', (_, may, c, area, given) => {
    expect(mayEnter(b, scene(given), b.countryOf(c), b.areaOf(area))).toBe(may)
  }))

test('on whom war would have to be declared', () => {
  const s = scene({ countries: {} })
  expect(b.countries[blocker(b, s, b.areaOf('sippar'))]).toBe('babylonia')
})

test('R52 friendly cities are own and allied ones', () => {
  const s = scene({ rebel: 'babylonia elam', tracks: { judah: 'egypt 12' }, countries: {} })
  const open = (c: string, area: string) => friendlyCity(b, s, b.countryOf(c), b.areaOf(area))
  expect([
    open('babylonia', 'babylon'),
    open('elam', 'babylon'),
    open('egypt', 'jerusalem'),
    open('elam', 'rashi'),
  ]).toEqual([true, true, false, false])
})
