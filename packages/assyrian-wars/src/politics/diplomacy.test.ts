// The diplomacy tracks: what a space means, what it costs to move a marker, what follows from it. 6.9

import { describe, expect, test } from 'vitest'
import { STATUSES } from '../board/names.ts'
import { statusOf } from '../common/alliances.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, contextOf, type SceneWords, scene } from '../testing/scene.ts'
import { lower, raise, setMarker, shift } from './diplomacy.ts'

test.each([
  [0, 'neutral'],
  [3, 'neutral'],
  [4, 'trade'],
  [6, 'trade'],
  [7, 'pro'],
  [9, 'pro'],
  [10, 'march'],
  [12, 'march'],
  [13, 'alliance'],
  [15, 'alliance'],
])('6.9 space %i is %s', (level, status) => {
  expect(STATUSES[statusOf(level)]).toBe(status)
})

const CALM: SceneWords = { ap: 20, countries: { assyria: { at: { nineveh: 'k-sargon hi*2' } } } }

const CASES: readonly Case[] = [
  {
    id: '1 AP a space',
    given: CALM,
    when: 'influence syria 5',
    now: { 'syria track': 'assyria 5', ap: '15' },
    tells: [{ at: 'influence', power: 'assyria', country: 'syria', spaces: 5 }],
  },
  {
    id: 'R02 Israel and Judah have a marker each, at half an AP a space',
    given: CALM,
    when: 'influence israel 5; influence judah 3',
    now: { 'israel track': 'assyria 5', 'judah track': 'assyria 3', ap: '16' },
  },
  {
    id: 'at most 6 AP in an impulse',
    given: CALM,
    when: 'influence syria 4',
    can: ['influence urartu 2', 'influence judah 4'],
    cannot: ['influence urartu 3', 'influence judah 5', 'influence syria 3'],
  },
  {
    id: 'not more than there are AP',
    given: { ...CALM, ap: 2 },
    can: ['influence syria 2', 'influence judah 4'],
    cannot: ['influence syria 3', 'influence judah 5'],
  },
  {
    id: "R26 one marker: down another's track, then up one's own",
    given: { ...CALM, tracks: { phoenicia: 'egypt 4' } },
    when: 'influence phoenicia 6',
    now: { 'phoenicia track': 'assyria 2' },
  },
  {
    id: "only down another's track",
    given: { ...CALM, tracks: { phoenicia: 'egypt 9' } },
    when: 'influence phoenicia 3',
    now: { 'phoenicia track': 'egypt 6' },
  },
  {
    id: 'R26 at 0 it is on nobody’s track',
    given: { ...CALM, tracks: { phoenicia: 'egypt 3' } },
    when: 'influence phoenicia 3',
    now: { 'phoenicia track': '-' },
  },
  {
    id: 'an alliance cannot be lowered by AP',
    given: { ...CALM, tracks: { phoenicia: 'egypt 13' } },
    cannot: ['influence phoenicia 1'],
  },
  {
    id: 'nobody influences those he is at war with',
    given: { ...CALM, wars: 'assyria syria', active: 'syria' },
    cannot: ['influence syria 1'],
    can: ['influence urartu 1'],
  },
  {
    id: 'nomads can be influenced in war, if they have units on the map',
    given: { ...CALM, countries: { ...CALM.countries, scythians: { at: { ishkuza: 'hb*2' } } } },
    can: ['influence scythians 1'],
    cannot: ['influence cimmerians 1'],
  },
  {
    id: 'nor with units in the regroup box alone',
    given: { ...CALM, active: 'scythians', countries: { ...CALM.countries, scythians: { at: { regroup: 'hb*2' } } } },
    cannot: ['influence scythians 1'],
  },
  {
    id: '7.1.d in grace nobody but the conqueror influences a minor',
    given: {
      ...CALM,
      also: (s, b) => {
        s.conquered[b.countryOf('syria')] = 1 << b.countryOf('egypt')
        s.grace[b.powers * b.countryOf('syria') + b.countryOf('egypt')] = 3
      },
    },
    cannot: ['influence syria 1'],
  },
  {
    id: 'R75 the conqueror counts up from 0, and ALLIANCE ends the conquest',
    given: {
      ...CALM,
      tracks: { syria: 'assyria 11' },
      also: (s, b) => {
        s.conquered[b.countryOf('syria')] = 1 << b.assyria
        s.grace[b.powers * b.countryOf('syria') + b.assyria] = 3
      },
    },
    when: 'influence syria 2',
    now: { 'syria track': 'assyria 13', 'syria active': 'yes', 'assyria vp': '1' },
  },
  {
    id: 'R40 an alliance is worth 1 VP, and calls the minor out with units and cards',
    given: { ...CALM, tracks: { syria: 'assyria 12' }, deck: 'omens*1 pass*2' },
    when: 'influence syria 1',
    now: { 'assyria vp': '1', 'syria active': 'yes', 'syria runner': 'assyria' },
    tells: [
      { at: 'alliance', country: 'syria', power: 'assyria', made: true },
      { at: 'called-out', country: 'syria' },
    ],
  },
  {
    id: 'a minor moves no markers',
    given: {
      ...CALM,
      at: 'act syria',
      tracks: { syria: 'assyria 13' },
      countries: { syria: { at: { damascus: 'li' } } },
    },
    cannot: ['influence urartu 1'],
  },
  {
    id: '7.4.1 below MARCH the forces of the power leave',
    given: {
      ...CALM,
      tracks: { syria: 'egypt 10' },
      countries: { ...CALM.countries, egypt: { at: { damascus: 'li*2' } }, judah: { at: {} } },
    },
    when: 'influence syria 1; to tadmor',
    now: { damascus: '', tadmor: 'egypt: li*2', asked: 'assyria act' },
    tells: [{ at: 'expelled', country: 'egypt', from: 'damascus', to: 'tadmor' }],
  },
  {
    id: 'at MARCH they stay',
    given: {
      ...CALM,
      tracks: { syria: 'egypt 11' },
      countries: { ...CALM.countries, egypt: { at: { damascus: 'li*2' } } },
    },
    when: 'influence syria 1',
    now: { damascus: 'egypt: li*2' },
  },
]

describe('6.9 diplomacy', () => {
  test.each(CASES.map(c => [c.id, c] as const))('%s', (_, c) => {
    expect(outcome(c)).toEqual(wanted(c))
  })
})

describe('6.9 moving a marker', () => {
  const start = (track: string) => scene({ ...CALM, tracks: { phoenicia: track } })
  const at = (s: ReturnType<typeof scene>): string => {
    const c = BOARD.countryOf('phoenicia')
    return s.track[c] < 0 ? '-' : `${BOARD.countries[s.track[c]]} ${s.level[c]}`
  }
  const [assyria, elam, phoenicia] = ['assyria', 'elam', 'phoenicia'].map(BOARD.countryOf)

  test('13 of the worked numbers: 14 spaces from 9 on one track are 5 on another', () => {
    const s = start('assyria 9')
    shift(contextOf(s), elam, phoenicia, 14)
    expect(at(s)).toBe('elam 5')
  })
  test('never above 15, never below 0', () => {
    const s = start('assyria 12')
    raise(contextOf(s), phoenicia, 9)
    expect(at(s)).toBe('assyria 15')
    lower(contextOf(s), phoenicia, 99)
    expect(at(s)).toBe('-')
    raise(contextOf(s), phoenicia, 3)
    expect(at(s)).toBe('-')
    setMarker(contextOf(s), phoenicia, assyria, 2)
    expect(at(s)).toBe('assyria 2')
  })
})
