// 8.3 Victory points: the table, sharing, penalties.

import { describe, expect, test } from 'vitest'
import type { AwState } from '../board/state.ts'
import { rout, takeHit } from '../forces/attrition.ts'
import { run } from '../play.ts'
import { BOARD, choices, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import {
  award,
  awardAlliance,
  awardAssaultHeld,
  awardBattle,
  awardCamp,
  awardCity,
  awardConquest,
  awardForeignWar,
  awardLastNomad,
  awardPowerAlliance,
  battleVp,
  cityVp,
  GROUPS,
  kingLost,
  navalVp,
  penalty,
  share,
  trackValue,
} from './victory-points.ts'

const c = (id: string): number => BOARD.countryOf(id)
const bits = (...ids: readonly string[]): number => ids.reduce((set, id) => set | (1 << c(id)), 0)
const at = (more: Partial<SceneWords> = {}): AwState => scene({ at: 'act assyria', ap: 0, countries: {}, ...more })
const vps = (s: AwState, ...ids: readonly string[]): readonly number[] => ids.map(id => s.vp[c(id)])

test('#1 VP+ on 5 with a number marker 2 on a track of 15 is 50 (2.2)', () => {
  expect(trackValue(BOARD, 2, true, 5)).toBe(50)
})

describe('the table', () => {
  test.each([
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [14, 2],
    [15, 3],
    [40, 3],
  ])('R40 a land battle against %i units: %i', (units, points) => expect(battleVp(BOARD, units)).toBe(points))
  test.each([
    [2, 0],
    [3, 1],
    [9, 1],
  ])('a naval battle against %i ships: %i', (ships, points) => expect(navalVp(BOARD, ships)).toBe(points))
  test.each([
    ['#20 a fortress of level 4 that is a capital with 5 units inside', 'memphis', 4, 5, 5],
    ['#21 Nineveh with 5 units inside', 'nineveh', 5, 5, 6],
    ['Nineveh empty', 'nineveh', 5, 0, 5],
    ['a fortress of level 4', 'ashur', 4, 0, 3],
    ['a fortress that was down to 3 when the siege began', 'ashur', 3, 0, 1],
    ['a city of level 3', 'kalhu', 3, 0, 1],
    ['a city of level 2 without a garrison', 'arrapha', 2, 0, 0],
    ['a city of level 2 with a garrison', 'arrapha', 2, 1, 1],
    ['a city of level 1, however many are inside', 'sikris', 1, 4, 0],
    ['a garrison of 5', 'sikris', 1, 5, 1],
    ['a capital of level 3', 'ecbatana', 3, 0, 2],
  ] as const)('%s', (_, area, level, garrison, points) => {
    expect(cityVp(BOARD, BOARD.areaOf(area), level, garrison)).toBe(points)
  })
  test.each([
    ['a minor', 'syria', 1, 1],
    ['a power', 'elam', 3, 1],
    ['Assyria', 'assyria', 12, 1],
    ['twice for an elimination', 'elam', 6, 2],
  ] as const)('conquest of %s', (_, victim, points, factor) => {
    const s = at()
    awardConquest(contextOf(s), bits('media'), c(victim), c('media'), factor)
    expect(vps(s, 'media')).toEqual([points])
  })
  test('the rest: assault held, last nomads, foreign war, a beaten camp', () => {
    const s = at()
    awardAssaultHeld(contextOf(s), bits('media'), c('media'))
    expect(vps(s, 'media')).toEqual([1])
    awardLastNomad(contextOf(s), bits('egypt'), c('arabs'), c('egypt'))
    awardLastNomad(contextOf(s), bits('elam'), c('scythians'), c('elam'))
    expect(vps(s, 'egypt', 'elam')).toEqual([1, 2])
    awardForeignWar(contextOf(s), c('babylonia'))
    awardCamp(contextOf(s), bits('babylonia'), c('babylonia'))
    expect(vps(s, 'babylonia')).toEqual([5])
    expect(awardBattle(contextOf(s), bits('media'), 4, false, c('media'))).toBe(0)
    expect(awardCity(contextOf(s), bits('media'), BOARD.areaOf('kalhu'), 3, 0, c('media'))).toBe(1)
    expect(vps(s, 'media')).toEqual([2])
  })
})

describe('R40 the last tribesmen', () => {
  const fight = (at: Readonly<Record<string, string>>) =>
    scene({
      at: 'act assyria',
      ap: 0,
      countries: { assyria: { at: { gamir: 'hi' } }, cimmerians: { at } },
    })
  const lose = (s: AwState, inBattle: boolean): AwState => {
    const hb = BOARD.kindFirst[BOARD.kindOf('cimmerians-hb-4')]
    if (inBattle) {
      s.fight = 1
      s.attackers.push(BOARD.kindFirst[BOARD.kindOf('assyria-hi-4')])
      s.defenders.push(hb)
      s.choosers[0] = c('assyria')
    }
    rout(contextOf(s), hb)
    s.fight = 0
    s.attackers.length = s.defenders.length = 0
    return s
  }
  test('2 points to whoever routs the last one on the map', () =>
    expect(vps(lose(fight({ gamir: 'hb' }), true), 'assyria')).toEqual([2]))
  test('none while others are on the map', () =>
    expect(vps(lose(fight({ gamir: 'hb', azzi: 'lc' }), true), 'assyria')).toEqual([0]))
  test('none where nobody fought', () => expect(vps(lose(fight({ gamir: 'hb' }), false), 'assyria')).toEqual([0]))
})

describe('whose points', () => {
  test("an allied minor's and tribe's are its power's, an unallied one's are lost", () => {
    const s = at({ tracks: { judah: 'egypt 13', cimmerians: 'media 14', syria: 'egypt 12' } })
    for (const id of ['judah', 'cimmerians', 'syria']) award(contextOf(s), c(id), 2, 'battle')
    expect(vps(s, 'egypt', 'media')).toEqual([2, 2])
  })
  test('8.3.1 whoever runs it answers for a minor under temporary control', () => {
    const s = at({ runners: { syria: 'elam' } })
    kingLost(contextOf(s), c('syria'))
    penalty(contextOf(s), c('syria'), 1, 'markers')
    expect(vps(s, 'elam')).toEqual([-2])
  })
  test('8.3.1 a king that is eliminated costs a point, by his name or by a king marker (2.1.2), another leader none', () => {
    const s = at({ countries: { elam: { at: { susa: 'k-humban-nikash el-nesu el-imbappa' } } } })
    s.crowned[BOARD.leaders.indexOf('el-nesu')] = 1
    const lost = ['el-imbappa', 'el-nesu', 'k-humban-nikash'].map(id => {
      takeHit(contextOf(s), BOARD.leaderOf(id))
      return s.vp[c('elam')]
    })
    expect(lost).toEqual([0, -1, -2])
    expect(s.crowned[BOARD.leaders.indexOf('el-nesu')]).toBe(0)
  })
  test('points are kept by group, and add up', () => {
    const s = at()
    award(contextOf(s), c('elam'), 3, 'trade')
    award(contextOf(s), c('elam'), 2, 'battle')
    kingLost(contextOf(s), c('elam'))
    const mine = s.vpBy.slice(GROUPS * c('elam'), GROUPS * (c('elam') + 1))
    expect(mine).toEqual([2, 0, 0, 3, -1, 0])
    expect(mine.reduce((sum, n) => sum + n, 0)).toBe(s.vp[c('elam')])
  })
})

describe('sharing', () => {
  test('equal parts to the powers; a power and its minor count once', () => {
    const s = at({ tracks: { judah: 'egypt 13' } })
    share(contextOf(s), bits('egypt', 'judah', 'elam'), 2, 'battle', c('elam'))
    expect(vps(s, 'egypt', 'elam')).toEqual([1, 1])
  })
  test('the commander gives away the rest', () => {
    const s = at()
    share(contextOf(s), bits('egypt', 'elam'), 3, 'battle', c('elam'))
    run(BOARD, s, contextOf(s).chance)
    expect(choices(s)).toEqual(['spoils egypt', 'spoils elam'])
    expect(s.frames.at(-1)?.of).toBe(c('elam'))
    play(s, 'spoils egypt')
    expect(vps(s, 'egypt', 'elam')).toEqual([2, 1])
  })
  test('point by point where there are more', () => {
    const s = at()
    share(contextOf(s), bits('egypt', 'elam', 'media'), 5, 'conquest', c('media'))
    run(BOARD, s, contextOf(s).chance)
    play(s, 'spoils media; spoils media')
    expect(vps(s, 'media', 'egypt', 'elam')).toEqual([3, 1, 1])
  })
  test('12 points for Assyria among three', () => {
    const s = at()
    awardConquest(contextOf(s), bits('babylonia', 'elam', 'media'), c('assyria'), c('elam'))
    expect(vps(s, 'media', 'babylonia', 'elam')).toEqual([4, 4, 4])
  })
})

describe('alliances', () => {
  test('R40 once per power and minor in a turn', () => {
    const s = at()
    awardAlliance(contextOf(s), c('egypt'), c('judah'))
    awardAlliance(contextOf(s), c('egypt'), c('judah'))
    awardAlliance(contextOf(s), c('egypt'), c('israel'))
    awardAlliance(contextOf(s), c('elam'), c('judah'))
    expect(vps(s, 'egypt', 'elam')).toEqual([2, 1])
  })
  test('none for a tribe', () => {
    const s = at()
    awardAlliance(contextOf(s), c('egypt'), c('scythians'))
    expect(vps(s, 'egypt')).toEqual([0])
  })
  test('R80 three for a power, once per pair and turn', () => {
    const s = at()
    awardPowerAlliance(contextOf(s), c('assyria'), c('elam'))
    awardPowerAlliance(contextOf(s), c('assyria'), c('elam'))
    expect(vps(s, 'assyria')).toEqual([3])
  })
})
