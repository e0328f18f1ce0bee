// 6.14 Pillage, 7.3.3.f negative income, 6.11 loans not repaid, 10.4.a markers that run out.

import { describe, expect, test } from 'vitest'
import { FINISHED } from '../board/names.ts'
import { level } from '../common/tributaries.ts'
import { run } from '../play.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, choices, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { addDamage, bankrupt, repay, setPillage } from './pillage.ts'

const CASES: readonly Case[] = [
  {
    id: '6.14 an area of an enemy, once an impulse, free of charge',
    given: {
      at: 'act assyria',
      ap: 2,
      countries: { assyria: { at: { sippar: 'hi' } } },
      rebel: 'babylonia',
    },
    can: ['pillage sippar'],
    when: '',
  },
  {
    id: '6.14 not again in the same impulse',
    given: { at: 'act assyria', ap: 2, countries: { assyria: { at: { sippar: 'hi' } } }, rebel: 'babylonia' },
    when: 'pillage sippar',
    now: { 'sippar pillage': '1', ap: '2' },
    cannot: ['pillage sippar'],
  },
  {
    id: '6.7.7 not by those who have fought without an overrun; others there may',
    given: {
      at: 'act assyria',
      ap: 2,
      countries: { assyria: { at: { sippar: 'hi', kish: 'hi li' } } },
      rebel: 'babylonia',
      also: (s, b) => {
        for (const id of ['sippar', 'kish']) s.busy[s.head[b.areaOf(id)]] |= FINISHED
      },
    },
    can: ['pillage kish'],
    refused: { 'pillage sippar': 'units-finished 6.7.7' },
  },
  {
    id: '6.14 not beyond level 2',
    given: {
      at: 'act assyria',
      ap: 2,
      countries: { assyria: { at: { sippar: 'hi', kish: 'li' } } },
      rebel: 'babylonia',
      pillage: { sippar: 2, kish: 1 },
    },
    when: 'pillage kish',
    now: { 'kish pillage': '2' },
    cannot: ['pillage sippar'],
  },
  {
    id: 'N90, 6.14 not a country at peace, nor own land, nor land without an owner, nor without a unit there',
    given: {
      at: 'act assyria',
      ap: 2,
      countries: { assyria: { at: { hamath: 'hi', nineveh: 'hi', suhu: 'hi', sippar: 'k-sargon' } } },
      rebel: 'babylonia',
      tracks: { syria: 'assyria 10' },
    },
    cannot: ['pillage hamath', 'pillage nineveh', 'pillage suhu', 'pillage sippar'],
  },
]

test.each(CASES.map(one => [one.id, one] as const))('%s', (_id, one) => {
  expect(outcome(one)).toEqual(wanted(one))
})

describe('7.3.3.f a negative ECO level', () => {
  const given: SceneWords = {
    at: 'act judah',
    ap: 0,
    countries: { judah: { at: { lachish: 'li' }, eco: 1, hand: 'omens' } },
    tracks: { judah: 'egypt 7' },
    runners: { judah: 'egypt' },
    also: s => {
      s.pledge[BOARD.countryOf('judah')] = 1
      s.conquered[BOARD.countryOf('judah')] = 1 << BOARD.countryOf('elam')
    },
  }
  const judah = BOARD.countryOf('judah')

  test('N91 one point of pillage for each level below nothing, the debtor chooses where', () => {
    const s = scene(given)
    expect(level(BOARD, s, judah)).toBe(-2)
    bankrupt(contextOf(s), judah)
    run(BOARD, s, contextOf(s).chance)
    expect(choices(s)).toEqual(['at jerusalem', 'at lachish'])
    play(s, 'at lachish; at lachish')
    expect(s.pillage[BOARD.areaOf('lachish')]).toBe(2)
    expect(s.bankrupt).toBe(0)
  })

  test('with nothing left to lay waste it is bankrupt and pays no more, to the next interphase', () => {
    const s = scene({ ...given, pillage: { jerusalem: 2, lachish: 1 } })
    bankrupt(contextOf(s), judah)
    // One area is left, which needs no question.
    run(BOARD, s, contextOf(s).chance)
    expect(s.pillage[BOARD.areaOf('lachish')]).toBe(2)
    expect(s.bankrupt >> judah).toBe(1)
    expect(level(BOARD, s, judah)).toBe(1)
  })
})

describe('N109 a minor that is not active and owes more than it has', () => {
  const judah = BOARD.countryOf('judah')
  const home = (levels: Readonly<Record<string, number>>): SceneWords => ({
    at: 'act elam',
    ap: 0,
    countries: { assyria: { eco: 1, hand: 'omens' }, elam: { eco: 1, hand: 'pass' }, judah: { eco: 1 } },
    tracks: { judah: 'egypt 7' },
    pillage: levels,
    also: s => {
      s.pledge[judah] = 1
      s.conquered[judah] = 1 << BOARD.countryOf('elam')
    },
  })
  test('takes its points when the marker passes it, the capital last', () => {
    const s = scene(home({ lachish: 1 }))
    expect([level(BOARD, s, judah), (s.active >> judah) & 1]).toEqual([-2, 0])
    const told = play(s, 'end')
    expect([s.pillage[BOARD.areaOf('lachish')], s.pillage[BOARD.areaOf('jerusalem')]]).toEqual([2, 1])
    expect(told).toContainEqual({ at: 'ravaged', country: 'judah', area: 'jerusalem' })
  })
  test('with nothing left it is bankrupt', () => {
    const s = scene(home({ lachish: 2, jerusalem: 2 }))
    play(s, 'end')
    expect([(s.bankrupt >> judah) & 1, level(BOARD, s, judah)]).toEqual([1, 1])
  })
})

describe('6.11 a loan not repaid', () => {
  const elam = BOARD.countryOf('elam')
  const asked = (ecoPlus: Readonly<Record<string, number>>) => {
    const s = scene({ at: 'act elam', ap: 0, countries: { elam: { at: { susa: 'hi' }, hand: 'omens' } }, ecoPlus })
    repay(contextOf(s), elam)
    run(BOARD, s, contextOf(s).chance)
    return s
  }
  test('an ECO- on a city of its choice', () => {
    const s = asked({})
    expect(choices(s)).toContain('at madaktu')
    expect(choices(s)).not.toContain('at rashi')
    play(s, 'at madaktu')
    expect(s.ecoMinus[BOARD.areaOf('madaktu')]).toBe(1)
  })
  test('an ECO+ goes instead, where it has one', () => {
    const s = asked({ hidalu: 1 })
    expect(choices(s)).toEqual(['at hidalu'])
    play(s, 'at hidalu')
    expect(s.ecoPlus[BOARD.areaOf('hidalu')]).toBe(0)
  })
})

describe('10.4.a markers run out', () => {
  const { pillage: supply, cityDamage } = BOARD.data.constants.markerSupply
  /** All markers but one on the map, one of them in Assyria, one in Elam; all others on white ground and trade cities. */
  const crowded = (what: 'pillage' | 'damage', most: number, more: SceneWords['countries'] = {}): SceneWords => ({
    at: 'act assyria',
    ap: 0,
    income: 3,
    countries: { assyria: { at: { sippar: 'hi' }, hand: 'omens' }, ...more },
    rebel: 'babylonia elam',
    also: (s, b) => {
      s[what][b.areaOf('ashur')] = 1
      s[what][b.areaOf('susa')] = 1
      let left = most - 2
      for (let area = b.areas.length - 1; area >= 0 && left > 0; area--) {
        if (s[what][area] > 0 || area === b.areaOf('sippar') || (what === 'damage' && b.defence[area] === 0)) continue
        s[what][area] = 1
        s.land[area] = -1
        s.city[area] = -1
        left--
      }
    },
  })

  test('every country with one on its ground repairs one; without AP and cards it loses a point', () => {
    const s = scene(crowded('pillage', supply))
    setPillage(contextOf(s), BOARD.areaOf('sippar'), 1)
    run(BOARD, s, contextOf(s).chance)
    expect(choices(s)).toEqual(['at ashur'])
    const vp = s.vp.slice()
    play(s, 'at ashur')
    expect(s.pillage[BOARD.areaOf('ashur')]).toBe(0)
    expect(s.income / 12).toBe(2)
    const elam = BOARD.countryOf('elam')
    expect(s.vp[elam] - vp[elam]).toBe(-1)
    expect(s.pillage[BOARD.areaOf('susa')]).toBe(1)
  })

  test('a card pays where there are no savings, what is left is kept, four AP at most', () => {
    const s = scene(crowded('pillage', supply, { elam: { hand: 'plague' } }))
    setPillage(contextOf(s), BOARD.areaOf('sippar'), 1)
    run(BOARD, s, contextOf(s).chance)
    play(s, 'at ashur')
    expect(choices(s)).toEqual(['cash plague'])
    play(s, 'cash plague; at susa')
    expect(s.saved[BOARD.countryOf('elam')] / 12).toBe(3)
    expect(s.pillage[BOARD.areaOf('susa')]).toBe(0)
  })

  test('in its own impulse it has the rest of the card at once', () => {
    const s = scene({ ...crowded('pillage', supply, { assyria: { hand: 'plague' } }), income: 0 })
    setPillage(contextOf(s), BOARD.areaOf('sippar'), 1)
    run(BOARD, s, contextOf(s).chance)
    expect(choices(s)).toEqual(['cash plague'])
    play(s, 'cash plague; at ashur')
    expect([s.income / 12, s.saved[BOARD.assyria]]).toEqual([BOARD.cardAp[BOARD.cardOf('plague')] / 12 - 1, 0])
  })

  test('the same for damaged walls', () => {
    const s = scene(crowded('damage', cityDamage))
    addDamage(contextOf(s), BOARD.areaOf('sippar'), 1)
    run(BOARD, s, contextOf(s).chance)
    expect(choices(s)).toEqual(['at ashur'])
  })

  test('N111 the whole marker goes, at 1 AP a level: what is there must do, else cards, else a point', () => {
    const s = scene(crowded('pillage', supply, { elam: { saved: 1, hand: 'pass' } }))
    s.pillage[BOARD.areaOf('susa')] = 2
    setPillage(contextOf(s), BOARD.areaOf('sippar'), 1)
    run(BOARD, s, contextOf(s).chance)
    play(s, 'at ashur')
    expect(choices(s)).toEqual(['cash pass'])
    play(s, 'cash pass')
    expect(choices(s)).toEqual(['at susa'])
    play(s, 'at susa')
    expect([s.pillage[BOARD.areaOf('susa')], s.saved[BOARD.countryOf('elam')] / 12]).toEqual([0, 1])
  })

  test('N111 cards that are too few are spent, and the point is lost', () => {
    const s = scene(crowded('damage', cityDamage, { elam: { hand: 'pass' } }))
    s.damage[BOARD.areaOf('susa')] = 3
    addDamage(contextOf(s), BOARD.areaOf('sippar'), 1)
    run(BOARD, s, contextOf(s).chance)
    const vp = s.vp.slice()
    const elam = BOARD.countryOf('elam')
    play(s, 'at ashur; cash pass')
    expect([s.vp[elam] - vp[elam], s.damage[BOARD.areaOf('susa')], s.saved[elam] / 12]).toEqual([-1, 3, 2])
  })

  test('not before the last marker is out', () => {
    const s = scene(crowded('pillage', supply - 1))
    setPillage(contextOf(s), BOARD.areaOf('sippar'), 1)
    run(BOARD, s, contextOf(s).chance)
    expect(s.frames.at(-1)?.at).toBe('act')
  })
})
