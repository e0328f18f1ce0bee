// 4 Set-up: who stands where, who is at war, hands and pools, for every scenario and number of players.

import { FastChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { audit } from './audit.ts'
import { poolOf } from './board/board.ts'
import { isMercenary } from './board/counters.ts'
import { FULL, REDUCED } from './board/names.ts'
import { on, REDUCED_LEADERS, recommendedBy } from './board/state.ts'
import { level } from './common/tributaries.ts'
import { ecoLevel } from './economy/income.ts'
import { waiting } from './play.ts'
import { setup } from './setup.ts'
import { look } from './testing/cases.ts'
import { BOARD as b } from './testing/scene.ts'

const TABLES = b.scenarios.flatMap(({ data, tables }) =>
  tables.flatMap((table, seats) => (table ? [{ scenario: data.id, seats }] : [])),
)
const start = (scenario: string, seats: number) =>
  setup(b, { seats, options: { scenario } }, new FastChance(`${scenario} ${seats}`))

describe.each(TABLES)('$scenario with $seats', ({ scenario, seats }) => {
  const s = start(scenario, seats)
  const facts = b.scenarios[s.scenario]

  test('nothing is missing and Assyria begins (3.1, 4.1)', () => {
    expect(audit(b, s).faults).toEqual([])
    expect(look(s, 'asked').split(' ')[0]).toBe(facts.data.startCountry)
    expect(waiting(b, s)).toEqual([facts.tables[seats]?.[b.assyria]])
  })

  test('ECO with tribute is what the scenario says, where it is in play (1.1)', () => {
    for (const id of facts.data.countries)
      expect([id, level(b, s, b.countryOf(id))]).toEqual([id, facts.data.level[id]])
  })

  test('growth is reckoned from the level that 7.3 gives the set-up: who does nothing has none (8.3)', () => {
    for (let p = 0; p < b.powers; p++) {
      if ((facts.countries >> p) & 1) expect([p, ecoLevel(b, s, p)]).toEqual([p, facts.startingEco[p]])
    }
  })

  test('VP of the scenario for what was done before it (1.1)', () => {
    for (let p = 0; p < b.powers; p++) expect(s.vp[p]).toBe(facts.data.startingVp?.[b.countries[p]] ?? 0)
  })

  test('hands: cards dealt to those active, and their home cards (4.1)', () => {
    for (let c = 0; c < b.onTrack; c++) {
      const id = b.countries[c]
      const active = facts.data.active.includes(id)
      const homes = b.cardHome.filter(home => home === c).length
      expect([id, s.commons[c], s.homes[c]]).toEqual([id, active ? (facts.data.hands[id] ?? 0) : 0, active ? homes : 0])
    }
  })

  test('mercenaries in the pools: 8 for Assyria, 4 for others, 1 for minors (4.2)', () => {
    for (const id of facts.data.active) {
      const c = b.countryOf(id)
      let n = 0
      for (let u = s.head[poolOf(b, c)]; u >= 0; u = s.next[u]) if (u < b.firstLeader && isMercenary(b, u)) n++
      expect([id, n]).toEqual([id, b.mercenaryDraw[c]])
    }
  })

  test('N02 leaders of the set-up stand on their full side, those in the pools with 9.2 on the other', () => {
    const sides = (fits: (place: number) => boolean): number[] => {
      const found = new Set<number>()
      for (let u = b.firstLeader; u < b.firstKing; u++) if (fits(s.at[u])) found.add(s.side[u])
      return [...found]
    }
    expect(sides(place => place < b.seas)).toEqual([FULL])
    expect(sides(place => place === poolOf(b, b.assyria))).toEqual([on(s, REDUCED_LEADERS) ? REDUCED : FULL])
  })

  test('inactive minors have nobody on the map (4.1)', () => {
    for (const id of facts.data.inactive) {
      const c = b.countryOf(id)
      expect(s.own.some((own, u) => own === c && s.at[u] < b.tradeBoxes)).toBe(false)
    }
  })
})

test.each([
  { what: 'nineveh', is: 'assyria: hi*3 b*2 ch hc k-sargon' },
  { what: 'in-samaria', is: 'israel: hi li is-hoshea' },
  { what: 'samaria', is: 'assyria: hi*2 li b as-nabu-shar-usur' },
  { what: 'samaria siege', is: '1' },
  { what: 'samaria hunger', is: '0' },
  { what: 'med-delta', is: 'egypt: ship*2' },
  { what: 'assyria wars', is: 'babylonia elam israel' },
  { what: 'media wars', is: 'persia' },
  { what: 'babylonia camp', is: 'rebel' },
  { what: 'media camp', is: 'neutral' },
  { what: 'persia track', is: 'elam 5' },
  { what: 'israel track', is: 'egypt 6' },
  { what: 'urartu active', is: 'no' },
  { what: 'persia active', is: 'yes' },
])('the campaign: $what', ({ what, is }) => {
  expect(look(start('campaign', 5), what)).toBe(is)
})

test('N118 chapter 9 and elimination are in force; fog and secret diplomacy are chosen (7.1, 7.5, 9.0)', () => {
  const { fog, secretDiplomacy, ...others } = recommendedBy()
  expect([fog, secretDiplomacy]).toEqual(['off', 'off'])
  expect(new Set(Object.values(others))).toEqual(new Set(['on']))
})
