// Mercenaries: 4.2, 5.1, 6.2, 9.6.

import { describe, expect, test } from 'vitest'
import { poolOf } from '../board/board.ts'
import { AP } from '../board/names.ts'
import { type Case, look, outcome, wanted } from '../testing/cases.ts'
import { BOARD, choices, place, play, type SceneWords, scene } from '../testing/scene.ts'

const assyria = (at: Readonly<Record<string, string>>, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'act assyria',
  ap: 10,
  rebel: 'babylonia elam',
  ...more,
  countries: { ...more.countries, assyria: { at, ...more.countries?.assyria } },
})

const HIRE: readonly Case[] = [
  {
    id: '#3 6.2 half an AP a factor point: 1.5 AP for a factor of 3',
    given: assyria({ nineveh: 'hi', pool: 'm-hi' }),
    when: 'hire mercenary-hi-3; at nineveh',
    now: { nineveh: 'assyria: hi m-hi', ap: '8.5' },
    cannot: ['hire mercenary-hi-3'],
  },
  {
    id: "6.2 only mercenaries of one's own pool",
    given: assyria({ nineveh: 'hi' }, { countries: { elam: { at: { pool: 'm-hi' } } } }),
    cannot: ['hire mercenary-hi-3', 'hire mercenary-li-2'],
  },
  {
    id: 'R51 with one’s own force anywhere but on allied ground; empty own and associated areas too',
    given: {
      at: 'act elam',
      ap: 5,
      rebel: 'babylonia elam',
      countries: {
        elam: { at: { uruk: 'hi', arbela: 'hi', gambulu: 'li', pool: 'm-li' } },
        assyria: { at: { susa: 'li' } },
        babylonia: {},
      },
    },
    when: 'hire mercenary-li-2',
    can: ['at arbela', 'at gambulu', 'at madaktu', 'at rashi'],
    cannot: ['at uruk', 'at susa', 'at babylon', 'at suhu'],
  },
  {
    id: '10.1 tribes hire nobody',
    given: {
      at: 'act cimmerians',
      ap: 9,
      countries: { cimmerians: { at: { gamir: 'hb*2', pool: 'm-li' } }, assyria: { at: { regroup: 'm-hi' } } },
    },
    cannot: ['hire mercenary-li-2', 'regain mercenary-hi-3'],
  },
]

const SALE: readonly Case[] = [
  {
    id: 'R82 the buyer asks in its impulse, the seller agrees, the buyer pays and places',
    given: assyria({ nineveh: 'hi' }, { countries: { egypt: { at: { pool: 'm-hi' }, saved: 1 } } }),
    when: 'bid egypt mercenary-hi-3; yes; at nineveh',
    now: { nineveh: 'assyria: hi m-hi', ap: '8.5', 'egypt saved': '3' },
  },
  {
    id: '9.6 the price is rounded up and kept, four AP at most',
    given: assyria({ nineveh: 'hi' }, { countries: { egypt: { at: { pool: 'm-hi' }, saved: 3 } } }),
    when: 'bid egypt mercenary-hi-3; yes; at nineveh',
    now: { 'egypt saved': '4' },
  },
  {
    id: '9.6 a seller that has said no is not asked again in this impulse',
    given: assyria({ nineveh: 'hi' }, { countries: { egypt: { at: { pool: 'm-hi m-li' } } } }),
    when: 'bid egypt mercenary-hi-3; no',
    now: { nineveh: 'assyria: hi', ap: '10' },
    cannot: ['bid egypt mercenary-li-2', 'bid egypt mercenary-hi-3'],
  },
  {
    id: '9.6 who has sold may not buy in that turn',
    given: assyria({ nineveh: 'hi' }, { countries: { egypt: { at: { pool: 'm-hi' } } }, also: s => void (s.sold = 1) }),
    cannot: ['bid egypt mercenary-hi-3'],
  },
  {
    id: '9.6 nomads are not sold',
    given: assyria({ nineveh: 'hi' }, { countries: { egypt: { at: { pool: 'arabs-lc-2' } } } }),
    cannot: ['bid egypt arabs-lc-2'],
  },
  {
    id: '9.6 one buys from others, not from oneself',
    given: assyria({ nineveh: 'hi', pool: 'm-hi' }, { countries: { egypt: { at: { pool: 'm-li' } } } }),
    can: ['bid egypt mercenary-li-2', 'hire mercenary-hi-3'],
    cannot: ['bid assyria mercenary-hi-3'],
  },
  {
    id: '9.6 not if left out',
    given: assyria({ nineveh: 'hi' }, { countries: { egypt: { at: { pool: 'm-hi' } } }, options: { selling: 'off' } }),
    cannot: ['bid egypt mercenary-hi-3'],
  },
]

describe.each([
  ['hiring', HIRE],
  ['sale', SALE],
])('%s', (_, cases) => {
  test.each(cases.map(one => [one.id, one] as const))('%s', (_id, one) => {
    expect(outcome(one)).toEqual(wanted(one))
  })
})

test('9.6 the seller is the one who may not buy any more', () => {
  const s = scene(assyria({ nineveh: 'hi' }, { countries: { egypt: { at: { pool: 'm-hi' } } } }))
  play(s, 'bid egypt mercenary-hi-3; yes; at nineveh')
  expect(s.sold).toBe(1 << BOARD.countryOf('egypt'))
})

describe('5.1 start of a turn', () => {
  const given: SceneWords = {
    at: 'turn',
    turn: 2,
    countries: {
      assyria: { at: { nineveh: 'hi m-hi m-li', regroup: 'm-b', pool: 'm-lc' }, hand: 'omens', eco: 9 },
      elam: { at: { susa: 'hi m-hi', pool: 'm-b' }, hand: 'plague' },
      egypt: { hand: 'pirates' },
    },
    tracks: { syria: 'egypt 13' },
    active: 'syria',
    also: s => {
      s.conquered[BOARD.countryOf('media')] = 1
    },
  }
  const pool = (s: ReturnType<typeof scene>, country: string): number => {
    let n = 0
    for (let u = s.head[poolOf(BOARD, BOARD.countryOf(country))]; u >= 0; u = s.next[u]) {
      if (u < BOARD.firstLeader && BOARD.nation[u] < 0) n++
    }
    return n
  }

  test('R09 all leave but those of Assyria on the map; powers get 4, active minors 1, inactive ones none', () => {
    const s = scene(given)
    expect(place(s, 'susa')).toBe('elam: hi')
    expect(place(s, 'nineveh')).toBe('assyria: hi m-li m-hi')
    expect(place(s, 'regroup')).toBe('')
    expect(['elam', 'egypt', 'babylonia', 'syria', 'judah'].map(c => pool(s, c))).toEqual([4, 4, 4, 1, 0])
    expect(pool(s, 'assyria')).toBe(0)
  })
  test('N96 a minor that stands in for an eliminated power draws as many as a power', () => {
    const s = scene({
      ...given,
      tracks: {},
      also: t => void (t.ward[BOARD.countryOf('syria')] = BOARD.countryOf('media')),
    })
    expect(pool(s, 'syria')).toBe(4)
  })

  test('N84 Assyria pays some again in its first impulse and draws up to eight', () => {
    const s = scene(given)
    while (choices(s).includes('yes') && s.frames.at(-1)?.at === 'pay') play(s, 'no')
    expect(choices(s)).toEqual(['yes', 'no', 'dismiss', 'ap omens'])
    const before = s.income
    play(s, 'yes; no')
    expect(place(s, 'nineveh')).toBe('assyria: hi m-li')
    expect((before - s.income) / AP).toBe(1)
    expect(pool(s, 'assyria')).toBe(7)
  })

  test('5.1 the AP of a card pay them as well as income; who cannot be paid at all goes', () => {
    const poor = (hand: string) =>
      scene({
        ...given,
        countries: { ...given.countries, assyria: { at: { nineveh: 'hi m-hi m-li m-b' }, hand, eco: -9 } },
      })
    const s = poor('omens')
    while (s.frames.at(-1)?.at === 'pay') play(s, 'no')
    expect(choices(s)).toEqual(['no', 'dismiss', 'ap omens'])
    play(s, 'ap omens; yes; yes; yes')
    expect([place(s, 'nineveh'), s.cardsPlayed, look(s, 'ap')]).toEqual(['assyria: hi m-li m-b m-hi', 1, '1.5'])
    // A second card would be dearer than they are.
    const t = poor('omens plague')
    while (t.frames.at(-1)?.at === 'pay') play(t, 'no')
    play(t, 'ap plague')
    t.cardAp = 0
    play(t, 'no')
    expect(place(t, 'nineveh')).toBe('assyria: hi')
  })

  test('N113 without 9.4, too, Assyria keeps whom it pays', () => {
    const s = scene({ ...given, options: { standingArmy: 'off' } })
    while (s.frames.at(-1)?.at === 'pay') play(s, 'no')
    play(s, 'yes; no')
    expect(place(s, 'nineveh')).toBe('assyria: hi m-li')
    expect(pool(s, 'assyria')).toBe(7)
  })

  test('R09 never a negative number: with more than eight kept nobody is drawn', () => {
    const s = scene({
      ...given,
      countries: { ...given.countries, assyria: { at: { nineveh: 'm-li*9' }, hand: 'omens', eco: 12 } },
    })
    while (s.frames.at(-1)?.at === 'pay') play(s, 'no')
    for (let i = 0; i < 9; i++) play(s, 'yes')
    expect(place(s, 'nineveh')).toBe('assyria: m-li*9')
    expect(pool(s, 'assyria')).toBe(0)
  })
})
