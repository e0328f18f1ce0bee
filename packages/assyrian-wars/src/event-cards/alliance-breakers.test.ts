// Alliance breakers: worked number 13, both ways of playing, and on whom they may be played. 6.11.c, R30, R72

import { firstChance } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { W } from '../board/card-book.ts'
import type { AwState } from '../board/state.ts'
import { openWindow } from '../cards/reaction-windows.ts'
import { run } from '../play.ts'
import { type Case, look, outcome, wanted } from '../testing/cases.ts'
import { BOARD, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { breakerBar } from './alliance-breakers.ts'

const bits = (list: string): number =>
  list
    .split(' ')
    .filter(Boolean)
    .reduce((set, id) => set | (1 << BOARD.countryOf(id)), 0)

/** A battle has just given points. */
function afterBattle(given: SceneWords, winners: string, losers: string): AwState {
  const s = scene(given)
  openWindow(contextOf(s), { trigger: W.VP_BATTLE, victors: bits(winners), defeated: bits(losers) })
  run(BOARD, s, firstChance)
  return s
}

const EXAMPLE: SceneWords = {
  at: 'act assyria',
  tracks: { phoenicia: 'assyria 9', urartu: 'elam 13' },
  countries: { urartu: { hand: 'ab-phoenicia', at: { tushpa: 'li' }, saved: 4 } },
  rebel: 'elam',
}

describe('worked number 13', () => {
  test('Urartu, Elam s ally, reacts to a lost battle of Assyria: 2 of 4 AP, 14 spaces: 0 and 5', () => {
    const s = afterBattle(EXAMPLE, 'babylonia', 'assyria')
    expect(look(s, 'asked')).toBe('urartu react')
    play(s, 'react ab-phoenicia; marker toward 14', '3 4')
    expect(look(s, 'phoenicia track')).toBe('elam 5')
    expect(look(s, 'urartu saved')).toBe('2')
  })
  test('or to a lost battle of Phoenicia, or to a win of Urartu itself', () => {
    expect(look(afterBattle(EXAMPLE, 'elam', 'phoenicia'), 'asked')).toBe('urartu react')
    expect(look(afterBattle(EXAMPLE, 'urartu', 'babylonia'), 'asked')).toBe('urartu react')
  })
  test('not by a loan: a minor never borrows for its power (6.11)', () => {
    const poor = { ...EXAMPLE.countries.urartu, saved: 1, eco: 9 }
    expect(look(afterBattle({ ...EXAMPLE, countries: { urartu: poor } }, 'babylonia', 'assyria'), 'asked')).toBe(
      'assyria act',
    )
  })
  test('but not to a win of Elam', () => {
    expect(look(afterBattle(EXAMPLE, 'elam', 'babylonia'), 'asked')).toBe('assyria act')
  })
  test('without a battle at the full price in its own impulse', () => {
    const s = scene({ ...EXAMPLE, at: 'act urartu', income: 4 })
    play(s, 'event ab-phoenicia; marker toward 7', '3 4')
    expect(look(s, 'ap')).toBe('0')
    expect(look(s, 'phoenicia track')).toBe('assyria 2')
  })
})

describe('R72', () => {
  test('a minor without a power only moves a marker down', () => {
    const s = afterBattle({ ...EXAMPLE, tracks: { phoenicia: 'assyria 9' } }, 'babylonia', 'assyria')
    play(s, 'react ab-phoenicia; marker toward 9', '5 5')
    expect(look(s, 'phoenicia track')).toBe('-')
  })
  test('saved AP are not enough: a loan on the next impulse', () => {
    const given: SceneWords = {
      at: 'act assyria',
      tracks: { syria: 'assyria 4' },
      countries: { elam: { hand: 'ab-syria', eco: 3, saved: 1 } },
    }
    const s = afterBattle(given, 'elam', 'assyria')
    play(s, 'react ab-syria; marker toward 0', '1 1')
    expect([look(s, 'elam saved'), look(s, 'elam debt')]).toEqual(['0', '1'])
  })
  test('a card for any alliance names one of those the battle opens to it', () => {
    const given: SceneWords = {
      at: 'act assyria',
      tracks: { syria: 'assyria 4', phoenicia: 'assyria 5', persia: 'babylonia 6' },
      countries: { elam: { hand: 'ab-any', saved: 4 } },
    }
    const s = afterBattle(given, 'egypt', 'assyria')
    play(s, 'react ab-any')
    expect([look(s, 'asked'), look(s, 'choices')]).toEqual([
      'elam choose-breaker',
      'aim-country phoenicia; aim-country syria',
    ])
    play(s, 'aim-country syria; marker toward 6', '1 2')
    expect([look(s, 'syria track'), look(s, 'phoenicia track'), look(s, 'elam saved')]).toEqual([
      'elam 2',
      'assyria 5',
      '1',
    ])
  })
  test('and where it opens only one, that one', () => {
    const given: SceneWords = {
      at: 'act assyria',
      tracks: { syria: 'assyria 4', persia: 'babylonia 6' },
      countries: { elam: { hand: 'ab-any', saved: 4 } },
    }
    const s = afterBattle(given, 'egypt', 'assyria')
    play(s, 'react ab-any', '1 2')
    expect(look(s, 'asked')).toBe('elam rolled')
  })
  test('several may react, and one several times', () => {
    const given: SceneWords = {
      at: 'act assyria',
      tracks: { syria: 'assyria 4', phoenicia: 'assyria 5' },
      countries: { elam: { hand: 'ab-syria ab-phoenicia', saved: 4 }, babylonia: { hand: 'ab-syria', saved: 4 } },
    }
    const s = afterBattle(given, 'elam', 'assyria')
    expect(look(s, 'asked')).toBe('babylonia react')
    play(s, 'react ab-syria; pass; marker toward 6', '1 2')
    expect(look(s, 'syria track')).toBe('babylonia 2')
    play(s, 'react ab-phoenicia; marker toward 2', '1 1')
    expect(look(s, 'phoenicia track')).toBe('assyria 3')
    expect(look(s, 'asked')).toBe('elam react')
  })
})

const CASES: readonly Case[] = [
  {
    id: 'not on a country at war in its own right',
    given: { at: 'act media', income: 4, wars: 'media persia', countries: { media: { hand: 'ab-persia' } } },
    refused: { 'event ab-persia': 'breaker-at-war 6.11.c' },
  },
  {
    id: 'but on one that is at war only as the ally of an enemy',
    given: {
      at: 'act assyria',
      income: 4,
      rebel: 'elam',
      tracks: { persia: 'elam 13' },
      countries: { assyria: { hand: 'ab-persia' }, persia: { at: { parsa: 'li' } } },
    },
    when: 'event ab-persia; marker toward 12',
    dice: '6 6',
    now: { 'persia track': 'elam 1', 'persia active': 'no' },
  },
  {
    id: '7.1.d only the conqueror influences in grace',
    given: {
      at: 'act elam',
      income: 4,
      countries: { elam: { hand: 'ab-syria' } },
      also: (s, b) => {
        s.conquered[b.countryOf('syria')] = 1 << b.assyria
        s.grace[b.powers * b.countryOf('syria') + b.assyria] = 3
      },
    },
    refused: { 'event ab-syria': 'breaker-grace 7.1.d' },
  },
  {
    id: '7.1.d and he may',
    given: {
      at: 'act assyria',
      income: 4,
      countries: { assyria: { hand: 'ab-syria' } },
      also: (s, b) => {
        s.conquered[b.countryOf('syria')] = 1 << b.assyria
        s.grace[b.powers * b.countryOf('syria') + b.assyria] = 3
      },
    },
    can: ['event ab-syria'],
  },
  {
    id: 'a tribe without units on the map cannot be influenced',
    given: { at: 'act elam', income: 4, countries: { elam: { hand: 'ab-cimmerians' } } },
    cannot: ['event ab-cimmerians'],
  },
  {
    id: 'it may go up the track of another power; no AP for diplomacy after it',
    given: {
      at: 'act elam',
      income: 6,
      played: 0,
      tracks: { syria: 'egypt 5' },
      countries: { elam: { hand: 'ab-syria' } },
    },
    when: 'event ab-syria; marker up 4',
    dice: '2 2',
    now: { 'syria track': 'egypt 9' },
    cannot: ['influence judah 1'],
  },
  {
    id: 'a minor cannot borrow the price',
    given: { at: 'act persia', countries: { persia: { hand: 'ab-syria', eco: 9 } } },
    refused: { 'event ab-syria': 'event-cost 6.11' },
  },
]

describe('6.11.c a refuser that Assyria has punished', () => {
  const bar = (by: string, tracks: Readonly<Record<string, string>> = {}) => {
    const s = scene({ tracks, active: 'judah', countries: {}, also: t => void (t.chastised = bits('syria')) })
    return breakerBar(BOARD, s, BOARD.countryOf(by), BOARD.countryOf('syria'))
  }
  test.each([
    ['not by Assyria', bar('assyria'), 'punished'],
    ['nor by an ally of Assyria for it', bar('judah', { judah: 'assyria 13' }), 'punished'],
    ['by others', bar('egypt'), ''],
    ['by an ally of others', bar('judah', { judah: 'egypt 13' }), ''],
  ])('%s', (_, seen, why) => {
    expect(seen).toBe(why)
  })
})

describe('on whom', () => {
  for (const one of CASES) test(one.id, () => expect(outcome(one)).toEqual(wanted(one)))
})
