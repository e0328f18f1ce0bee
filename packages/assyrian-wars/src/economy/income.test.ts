// 7.3.1 and 7.3.3: what the map and trade are worth, to the last sixth.

import { firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { frames } from '../board/frames.ts'
import type { AwState } from '../board/state.ts'
import { level, tributeOf } from '../common/tributaries.ts'
import { run } from '../play.ts'
import { setup } from '../setup.ts'
import { BOARD, choices, contextOf, place, play, type SceneWords, scene } from '../testing/scene.ts'
import { cityPoints, ecoLevel, mapIncome, pillagePoints, SIXTHS, startIncome, tradePoints } from './income.ts'

const c = (id: string): number => BOARD.countryOf(id)
const area = (id: string): number => BOARD.areaOf(id)
const peace = (more: Partial<SceneWords> = {}): SceneWords => ({ at: 'act assyria', ap: 0, countries: {}, ...more })

describe('the start of a scenario follows from the formula', () => {
  // The Two Rivers states its own, as 1.1 allows: its trade markers were set for even sides.
  for (const { data } of BOARD.scenarios.filter(({ data }) => data.id !== 'two-rivers')) {
    const seats = Number(Object.keys(data.playerTable)[0])
    const s = setup(BOARD, { seats, options: { scenario: data.id } }, firstChance)
    test.each(Object.entries(data.eco))(`${data.id}: %s has ECO %i without tribute`, (id, eco) => {
      expect(ecoLevel(BOARD, s, c(id))).toBe(eco)
    })
    test.each(Object.entries(data.level))(`${data.id}: %s has ECO %i with it`, (id, eco) => {
      expect(level(BOARD, s, c(id))).toBe(eco)
    })
  }
})

describe('7.3.1 city points', () => {
  const s = scene(peace())
  test.each([
    ['assyria', 13],
    ['media', 9],
    ['egypt', 9],
    ['babylonia', 10],
    ['elam', 7],
    ['phoenicia', 5],
    ['judah', 2],
    ['israel', 2],
    ['syria', 5],
    ['urartu', 5],
    ['phrygia', 5],
    ['persia', 0],
  ])('%s has the %i that the map prints', (id, points) => expect(cityPoints(BOARD, s, c(id))).toBe(points))
})

describe('7.3.1 the map', () => {
  const rows: readonly (readonly [string, SceneWords, string, number])[] = [
    ['#17 a minor with its capital alone has ECO 1', peace(), 'judah', 1],
    ['#17 and 0 without it', peace({ countries: { elam: { controls: 'jerusalem' } } }), 'judah', 0],
    ['Persia always 2', peace({ countries: { media: { controls: 'parsa anshan parsumash' } } }), 'persia', 2],
    ['Elam: 7 cities and 2 points, 5 trade points: 12 thirds', peace(), 'elam', 6],
    ['a city held by another gives nothing to either', peace({ countries: { elam: { controls: 'kish' } } }), 'elam', 6],
    [
      'a city in another’s colour gives nothing with a garrison either',
      peace({ countries: { elam: { controls: 'kish uruk borsippa', at: { kish: 'b', uruk: 'b', borsippa: 'b' } } } }),
      'elam',
      6,
    ],
    [
      'R03 an associated area taken over counts while it has a garrison',
      peace({ countries: { elam: { controls: 'der', at: { der: 'li' } } }, also: s => void (s.trade[c('elam')] = 4) }),
      'elam',
      6,
    ],
    [
      'R03 not without one',
      peace({ countries: { elam: { controls: 'der' } }, also: s => void (s.trade[c('elam')] = 4) }),
      'elam',
      5,
    ],
    [
      'a province counts while a unit is there',
      peace({
        countries: { elam: { provinces: 'kish', at: { kish: 'li' } } },
        also: s => void (s.trade[c('elam')] = 4),
      }),
      'elam',
      6,
    ],
    ['ECO+ and ECO- count', peace({ ecoPlus: { susa: 2 }, ecoMinus: { hidalu: 1 } }), 'elam', 7],
    ['six points of pillage do nothing', peace({ pillage: { susa: 2, madaktu: 2, hidalu: 2 } }), 'elam', 6],
    ['seven cost a level', peace({ pillage: { susa: 2, madaktu: 2, hidalu: 2, rashi: 1 } }), 'elam', 5],
    ['a marker in the Far East counts', peace({ ecoPlus: { 'median-far-east': 2 } }), 'media', 7],
    ['R79 a city in revolt counts for nobody', peace({ also: s => void (s.city[area('uruk')] = -1) }), 'babylonia', 5],
  ]
  test.each(rows)('%s', (_, words, id, eco) => expect(ecoLevel(BOARD, scene(words), c(id))).toBe(eco))

  test('R31 a contested city: no city point, half of its ECO to its printed owner, kept as a fraction', () => {
    const besieged = peace({
      countries: { assyria: { at: { susa: 'hi' } } },
      rebel: 'elam',
      also: s => void (s.land[area('susa')] = c('assyria')),
    })
    const s = scene(besieged)
    expect(cityPoints(BOARD, s, c('elam'))).toBe(5)
    // 5 thirds and half of 2.
    expect(mapIncome(BOARD, s, c('elam'))).toBe((5 * SIXTHS) / 3 + SIXTHS)
    // Uruk is worth 1: a half that adds to the thirds.
    const uruk = scene(
      peace({
        countries: { assyria: { at: { uruk: 'hi' } } },
        rebel: 'babylonia',
        also: s => void (s.land[area('uruk')] = c('assyria')),
      }),
    )
    expect(mapIncome(BOARD, uruk, c('babylonia'))).toBe((9 * SIXTHS) / 3 + SIXTHS + SIXTHS / 2)
    expect(mapIncome(BOARD, uruk, c('assyria'))).toBe((13 * SIXTHS) / 3 + 4 * SIXTHS)
  })

  test('pillage counts on home areas, a level 2 as two', () => {
    const s = scene(peace({ pillage: { susa: 2, rashi: 1, der: 2 } }))
    expect(pillagePoints(BOARD, s, c('elam'))).toBe(3)
  })
})

describe('7.3.3 trade', () => {
  const unmarked = (s: AwState): void => void s.trade.fill(0)
  const rows: readonly (readonly [string, SceneWords, string, number])[] = [
    ['markers in the large box', peace({ also: s => void (s.trade[c('elam')] = 3) }), 'elam', 3],
    [
      'a full ship 1, a reduced one a half',
      peace({ countries: { egypt: { at: { 'trade-med-west': 'ship ship-' } } }, also: unmarked }),
      'egypt',
      1.5,
    ],
    [
      'a minor trades with ships alone',
      peace({ countries: { phoenicia: { at: { 'trade-med-north': 'ship*2' } } } }),
      'phoenicia',
      2,
    ],
    [
      'minors at TRADE or better',
      peace({ tracks: { judah: 'egypt 4', syria: 'egypt 13', israel: 'egypt 3' }, also: unmarked }),
      'egypt',
      2,
    ],
  ]
  test.each(rows)('%s', (_, words, id, points) => expect(tradePoints(BOARD, scene(words), c(id)) / 2).toBe(points))

  test('R31 fractions of cities and trade add up before they are lost', () => {
    // Media: 9 cities, 1 ECO, trade 2: 11 thirds and 1. A reduced ship is no third yet; a second makes one.
    const ships = (n: number): number =>
      ecoLevel(
        BOARD,
        scene(
          peace({
            countries: { egypt: { at: { 'trade-med-west': `ship-*${n}` } } },
            also: s => void (s.trade[c('egypt')] = 2),
          }),
        ),
        c('egypt'),
      )
    // 9 cities, 2 ECO, 2 markers: 11 thirds; with two halves 12.
    expect([1, 2].map(ships)).toEqual([5, 6])
  })
})

describe('7.3 in the interphase', () => {
  const step = (words: SceneWords, answers = ''): AwState => {
    const s = scene(words)
    s.frames.length = 0
    startIncome(contextOf(s))
    s.frames.unshift(frames.interphase.make({ step: 3 }))
    run(BOARD, s, contextOf(s, answers).chance)
    return s
  }
  const trading = (points: Readonly<Record<string, number>>): SceneWords =>
    peace({
      also(s) {
        for (let p = 0; p < BOARD.powers; p++) s.trade[p] = points[BOARD.countries[p]] ?? 0
      },
    })
  const vps = (s: AwState): string =>
    BOARD.countries
      .slice(0, BOARD.powers)
      .map((_, p) => s.vpBy[6 * p + 3])
      .join(' ')

  test.each([
    ['first 3, second 1', { babylonia: 3, elam: 2, egypt: 1 }, '0 0 0 3 1'],
    ['a tie for first: 2 each, nothing for the second', { babylonia: 2, elam: 2, egypt: 1 }, '0 0 0 2 2'],
    ['a tie for second: 1 each', { babylonia: 3, elam: 1, egypt: 1 }, '0 0 1 3 1'],
    ['N92 nobody trades: no points', {}, '0 0 0 0 0'],
  ])('8.3 trade: %s', (_, points, vp) => expect(vps(step(trading(points)))).toBe(vp))

  test('removed markers come back', () => {
    const s = step(trading({ elam: 1 }))
    const { tradeMarkers } = BOARD.scenarios[s.scenario].data
    expect(s.trade.slice(0, 5)).toEqual(BOARD.countries.slice(0, 5).map(id => tradeMarkers[id]))
  })

  test('R38 a minor at peace for the whole turn is one richer, Phoenicia three, once', () => {
    const s = step(peace())
    expect(['syria', 'phoenicia', 'persia'].map(id => s.base[c(id)])).toEqual([3, 5, 2])
    const again = step(peace({ also: s => void (s.base[c('syria')] = 3) }))
    expect(again.base[c('syria')]).toBe(3)
  })

  test('R76 peace bought for 2 ECO is paid for until now', () => {
    const ransom = c('egypt') * BOARD.powers + c('elam')
    const s = step(peace({ also: s => void (s.ransom[ransom] = 1) }))
    expect([s.ransom[ransom], tributeOf(BOARD, s, c('egypt')), tributeOf(BOARD, s, c('elam'))]).toEqual([0, 0, 0])
  })

  test('7.3.3.e not one that was active at some time', () => {
    const s = step(peace({ also: s => void (s.stirred = 1 << c('syria')) }))
    expect(s.base[c('syria')]).toBe(2)
  })

  test('7.3.3.e with something to repair it repairs instead', () => {
    const s = step(peace({ pillage: { hamath: 2 }, damage: { damascus: 1 } }))
    expect([s.base[c('syria')], s.pillage[area('hamath')], s.damage[area('damascus')]]).toEqual([2, 0, 0])
  })

  test('7.3.3.e one that has been active and is so no more repairs, but grows no richer', () => {
    const s = step(
      peace({ pillage: { hamath: 2 }, damage: { damascus: 1 }, also: s => void (s.stirred = 1 << c('syria')) }),
    )
    expect([s.base[c('syria')], s.pillage[area('hamath')], s.damage[area('damascus')]]).toEqual([2, 0, 0])
  })

  test('7.3.3.e an active one repairs nothing by itself', () => {
    const s = step(peace({ tracks: { syria: 'egypt 13' }, active: 'syria', pillage: { hamath: 2 } }))
    expect(s.pillage[area('hamath')]).toBe(2)
  })

  test('7.3.1 trade cities repair free of charge', () => {
    const s = step(peace({ damage: { petra: 1 }, pillage: { petra: 1 } }))
    expect([s.damage[area('petra')], s.pillage[area('petra')]]).toEqual([0, 0])
  })

  test('N119, 7.3.3.a ships go home to a friendly port on the same water, the owner chooses for each; without one to the pool', () => {
    const s = step(
      peace({
        countries: { egypt: { at: { 'trade-med-west': 'ship*2' } }, assyria: { at: { 'trade-gulf': 'ship' } } },
      }),
    )
    expect(choices(s)).toEqual(['at med-delta', 'at med-pelusium'])
    play(s, 'at med-pelusium; at med-delta')
    expect([place(s, 'med-pelusium'), place(s, 'med-delta')]).toEqual(['egypt: ship', 'egypt: ship'])
    expect(place(s, 'trade-gulf')).toBe('')
    expect(place(s, 'pool-assyria')).toContain('ship')
  })

  test('7.3.3.a where there is one such port they go there unasked', () => {
    const s = step(peace({ countries: { elam: { at: { 'trade-gulf': 'ship*2' } } } }))
    expect(place(s, 'trade-gulf')).toBe('')
    expect(BOARD.zones.filter(zone => place(s, zone).includes('elam: ship*2'))).toHaveLength(1)
  })

  test('7.3.3.d raiders check attrition and go to the regroup box', () => {
    const s = step(
      peace({ countries: { elam: { at: { 'raid-1': 'hi', 'raid-2': 'li-' } }, media: { at: { 'raid-3': 'lc' } } } }),
      '6 6 1',
    )
    expect(place(s, 'regroup')).toBe('media: lc; elam: hi-')
  })

  test('N46, 6.11.i what a card added for the turn is gone', () => {
    const s = step(peace({ countries: { elam: { eco: 9 } } }))
    expect(s.base[c('elam')]).toBe(6)
  })
})
