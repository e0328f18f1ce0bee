// Supply by scenes. 6.10

import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, type SceneWords, scene } from '../testing/scene.ts'
import { needsSupply } from './supply.ts'

const run = (cases: readonly Case[]) =>
  test.each(cases)('$id', it => {
    expect(outcome(it)).toEqual(wanted(it))
  })

const plain = { abilities: 'off' } as const
const inSippar = (units: string, more: object = {}) => ({
  at: 'impulse assyria',
  options: plain,
  rebel: 'babylonia elam',
  countries: { assyria: { at: { sippar: units }, hand: 'omens', eco: 5 } },
  ...more,
})

describe('at the start of the impulse', () =>
  run([
    {
      id: 'a force on enemy ground is paid 1 AP or lives off the land: it does not starve by choice',
      given: inSippar('as-nashir-bel hi*2'),
      now: { asked: 'assyria supply', choices: 'pay-supply; forage' },
      refused: { starve: 'supply-possible 6.10' },
    },
    {
      id: 'R28 one payment for all the country has there',
      given: inSippar('as-nashir-bel as-rab-shaqe hi*7 li*3'),
      when: 'pay-supply',
      now: { asked: 'assyria act', ap: '4' },
    },
    {
      id: 'pillage: the area is at level 1, nothing is paid',
      given: inSippar('as-nashir-bel hi*2'),
      when: 'forage',
      now: { asked: 'assyria act', ap: '5', 'sippar pillage': '1' },
    },
    {
      id: 'an area at level 2 feeds nobody (6.14)',
      given: inSippar('as-nashir-bel hi*2', { pillage: { sippar: 2 } }),
      cannot: ['forage', 'starve'],
      can: ['pay-supply'],
    },
    {
      id: 'neither: each unit checks, leaders do not',
      given: inSippar('as-nashir-bel hi*2', {
        countries: { assyria: { at: { sippar: 'as-nashir-bel hi*2' }, hand: 'omens', eco: 0 } },
        pillage: { sippar: 2 },
      }),
      when: 'starve',
      dice: '6 1',
      now: { sippar: 'assyria: hi- hi as-nashir-bel' },
    },
    {
      id: 'who has no AP but ground to pillage must pillage it',
      given: inSippar('as-nashir-bel hi*2', {
        countries: { assyria: { at: { sippar: 'as-nashir-bel hi*2' }, hand: 'omens', eco: 0 } },
      }),
      can: ['forage', 'ap omens'],
      cannot: ['starve', 'pay-supply'],
    },
    {
      id: 'each area is asked about',
      given: {
        ...inSippar('as-nashir-bel hi*2'),
        countries: { assyria: { at: { sippar: 'li', kish: 'li', der: 'li' }, hand: 'omens', eco: 5 } },
      },
      when: 'pay-supply; pay-supply',
      now: { asked: 'assyria act', ap: '3' },
    },
    {
      id: 'without AP a card may be played for them first',
      given: {
        at: 'impulse babylonia',
        options: plain,
        rebel: 'babylonia elam',
        countries: { babylonia: { at: { ashur: 'k-merodach hi*2' }, hand: 'omens', eco: 0 } },
      },
      when: 'ap omens; pay-supply',
      now: { asked: 'babylonia act', 'babylonia cards': '0' },
      cannot: ['pay-supply'],
    },
  ]))

const elam = (s: Parameters<NonNullable<SceneWords['also']>>[0], b: Parameters<NonNullable<SceneWords['also']>>[1]) =>
  s.passage.forEach((_, c) => {
    if (c < b.powers) s.passage[c] = (1 << b.powers) - 1
  })

describe('who needs it (R28, R70)', () =>
  test.each<[string, boolean, string, SceneWords]>([
    ['an enemy area', true, 'sippar', { rebel: 'babylonia', countries: { assyria: { at: { sippar: 'hi' } } } }],
    [
      'R70 also one that is controlled: what is printed counts',
      true,
      'sippar',
      { rebel: 'babylonia', countries: { assyria: { at: { sippar: 'hi' }, controls: 'sippar' } } },
    ],
    [
      'R28 not the garrison of a city the country holds',
      false,
      'sippar',
      { rebel: 'babylonia', countries: { assyria: { at: { 'in-sippar': 'hi' }, controls: 'sippar' } } },
    ],
    [
      'R70 not in a province',
      false,
      'sippar',
      { rebel: 'babylonia', countries: { assyria: { at: { sippar: 'hi' }, provinces: 'sippar' } } },
    ],
    [
      'R70 not in an associated area taken over',
      false,
      'dur-kurigalzu',
      { rebel: 'babylonia', countries: { assyria: { at: { 'dur-kurigalzu': 'hi' }, controls: 'dur-kurigalzu' } } },
    ],
    ['R28 not on white ground', false, 'suhu', { countries: { assyria: { at: { suhu: 'hi' } } } }],
    ['not at home', false, 'ashur', { countries: { assyria: { at: { ashur: 'hi' } } } }],
    [
      'R28 not with MARCH',
      false,
      'arpad',
      { tracks: { syria: 'assyria 10' }, countries: { assyria: { at: { arpad: 'hi' } } } },
    ],
    [
      'R28 not on allied ground',
      false,
      'susa',
      { rebel: 'babylonia elam', countries: { babylonia: { at: { susa: 'hi' } } } },
    ],
    ['R28 not with free passage', false, 'susa', { countries: { babylonia: { at: { susa: 'hi' } } }, also: elam }],
    [
      'R28 not where tribute is paid to Assyria',
      false,
      'arpad',
      {
        countries: { assyria: { at: { arpad: 'hi' } } },
        also: (s, b) => {
          s.pledge[b.countryOf('syria')] = 1
        },
      },
    ],
    [
      'R28 not in the grace after a conquest',
      false,
      'arpad',
      {
        countries: { assyria: { at: { arpad: 'hi' } } },
        also: (s, b) => {
          s.conquered[b.countryOf('syria')] = 1 << b.assyria
          s.grace[b.powers * b.countryOf('syria') + b.assyria] = 3
        },
      },
    ],
    [
      'a leader alone needs nothing',
      false,
      'sippar',
      { rebel: 'babylonia', countries: { assyria: { at: { sippar: 'as-rab-shaqe' } } } },
    ],
  ])('%s', (_, needs, area, given) => {
    const s = scene(given)
    const owner = s.head[BOARD.areaOf(area)] >= 0 ? s.own[s.head[BOARD.areaOf(area)]] : BOARD.assyria
    expect(needsSupply(BOARD, s, owner, BOARD.areaOf(area))).toBe(needs)
  }))

test('R28 an army group pays once a round, whichever partner comes first', () => {
  const s = scene({
    at: 'act babylonia',
    rebel: 'babylonia elam',
    countries: { babylonia: { at: { ashur: 'ba-bel-ibni hi' } }, elam: { at: { ashur: 'el-tannanu b' } } },
    also: (s, b) => {
      const card = b.groupOwner.indexOf(b.babylonia)
      s.group[b.leaders.indexOf('ba-bel-ibni')] = card
      s.group[b.leaders.indexOf('el-tannanu')] = card
      s.chief[card] = b.leaderOf('ba-bel-ibni')
    },
  })
  const elamHere = () => needsSupply(BOARD, s, BOARD.countryOf('elam'), BOARD.areaOf('ashur'))
  expect(elamHere()).toBe(true)
  s.fed[BOARD.groupOwner.indexOf(BOARD.babylonia)] = 64 * s.turn + s.round
  expect(elamHere()).toBe(false)
  s.round++
  expect(elamHere()).toBe(true)
})
