// 3, 6.0, 6.18 Impulses: cards and AP, saving, buying a card, passing, preemption, the end of a turn.

import { describe, expect, test } from 'vitest'
import { AP, BUILD, DISCARD, GENERAL, INCOME_ONLY, TABLE } from '../board/names.ts'
import { put } from '../cards/deck.ts'
import { endOfImpulse } from '../cards/lasting-effects.ts'
import { canBorrow, canPay, closePurse, left, openPurse, pay, payOrBorrow } from '../economy/purse.ts'
import { assyrianWars } from '../index.ts'
import { isFirstImpulse } from '../recruitment/build.ts'
import { type Case, look, outcome, wanted } from '../testing/cases.ts'
import { BOARD, choices, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { turnIsOver } from './round.ts'
import { startTurn } from './turn.ts'

const TWO: SceneWords['countries'] = {
  assyria: { at: { nineveh: 'k-sargon hi' }, eco: 6, hand: 'spies omens' },
  babylonia: { at: { babylon: 'hi' }, eco: 5, hand: 'pass' },
  elam: { eco: 5, hand: 'pirates' },
  media: { eco: 1 },
  egypt: { eco: 1 },
}

const CASES: readonly Case[] = [
  {
    id: 'to take an impulse one must play a card (3.1)',
    given: { at: 'act assyria', income: 6, countries: TWO },
    can: ['ap spies', 'ap omens'],
    cannot: ['end'],
    refused: { end: 'must-play 3.1', 'ap plague': 'not-in-hand 2.3' },
  },
  {
    id: 'a card for its AP beside the income (3.1)',
    given: { at: 'act assyria', income: 6, countries: TWO },
    when: 'ap spies',
    now: { ap: '11', 'assyria hand': 'omens' },
    can: ['end'],
    tells: [{ at: 'played-ap', card: 'spies', ap: 5, plus: false }],
  },
  {
    id: 'N78 a second card needs a plus card, or 3 AP (3.2, 6.18)',
    given: { at: 'act assyria', income: 6, countries: TWO },
    when: 'ap spies; plus omens',
    now: { ap: '13', 'assyria hand': '' },
  },
  {
    id: 'without 3 AP no second card (6.18)',
    given: { at: 'act assyria', played: 1, countries: TWO },
    cannot: ['ap omens', 'plus omens'],
    refused: { 'plus omens': 'needs-plus 6.18' },
  },
  {
    id: 'a plus card may be the second one (3.2)',
    given: {
      at: 'act assyria',
      countries: { ...TWO, assyria: { ...TWO.assyria, hand: 'omens spies hc-as-king' } },
    },
    when: 'ap omens',
    can: ['ap hc-as-king'],
    cannot: ['ap spies'],
  },
  {
    id: 'a plus card may be the first one, and never more than two (3.2)',
    given: {
      at: 'act assyria',
      countries: { ...TWO, assyria: { ...TWO.assyria, hand: 'omens spies hc-as-king' } },
    },
    when: 'ap hc-as-king; ap omens',
    cannot: ['ap spies', 'plus spies'],
    refused: { 'ap spies': 'two-cards 3.2' },
  },
  {
    id: 'R06 four whole AP of the income are saved at most, of cards none (3.1, 6.18)',
    given: { at: 'act assyria', income: 6, ap: 9, countries: TWO },
    when: 'end',
    now: { 'assyria saved': '4', phasing: 'babylonia' },
  },
  {
    id: 'income is the ECO level, once a round, with what was saved (6.18)',
    given: { at: 'impulse babylonia', countries: { ...TWO, babylonia: { ...TWO.babylonia, saved: 3 } } },
    now: { asked: 'babylonia act', ap: '8', 'babylonia saved': '0' },
  },
  {
    id: 'R35, N77 without a card one must buy one for 5 AP and play it (6.18)',
    given: { at: 'impulse babylonia', deck: 'levy', countries: { ...TWO, babylonia: { eco: 5 } } },
    now: { asked: 'babylonia act', ap: '0', 'babylonia hand': 'levy' },
    cannot: ['end'],
  },
  {
    id: 'without a card and with fewer than 5 AP the country passes and keeps its income (6.0)',
    given: {
      at: 'impulse babylonia',
      countries: { ...TWO, babylonia: { at: { babylon: 'hi' }, eco: 4 } },
    },
    now: { asked: 'assyria preempt', 'babylonia saved': '4' },
  },
  {
    id: 'what it owes is repaid before a card can be bought: with 5 AP and a debt of 1 it passes (6.0, 6.11)',
    given: {
      at: 'impulse babylonia',
      countries: { ...TWO, babylonia: { at: { babylon: 'hi' }, eco: 5 } },
      also: (s, b) => {
        s.debt[b.babylonia] = 12
      },
    },
    now: { asked: 'assyria preempt', 'babylonia saved': '4', 'babylonia debt': '0' },
  },
  {
    id: 'units in an area with desert paths only check at the start of the impulse (1.3)',
    given: {
      at: 'round babylonia',
      countries: { ...TWO, babylonia: { at: { tadmor: 'hi', babylon: 'hi' }, eco: 5, hand: 'levy' } },
    },
    when: 'preempt no',
    dice: '6',
    now: { asked: 'babylonia act', tadmor: 'babylonia: hi-', babylon: 'babylonia: hi' },
  },
  {
    id: 'preemption: whoever has strictly most cards is asked before another’s impulse (3.3)',
    given: { at: 'round babylonia', countries: TWO },
    now: { asked: 'assyria preempt', choices: 'preempt yes; preempt no' },
  },
  {
    id: 'nobody preempts in the first round (3.3)',
    given: {
      at: 'round babylonia',
      round: 1,
      countries: { ...TWO, elam: { hand: 'pirates plague harvest locusts' } },
    },
    now: { asked: 'babylonia act' },
  },
  {
    id: 'a preempting impulse comes before the other and gives no income (3.3)',
    given: {
      at: 'round babylonia',
      countries: { ...TWO, elam: { eco: 5, saved: 2, hand: 'pirates plague harvest locusts' } },
    },
    when: 'preempt yes',
    now: { asked: 'elam act', ap: '2' },
  },
  {
    id: 'then the country that was preempted has its impulse, before anybody else can break in (3.3)',
    given: {
      at: 'round babylonia',
      countries: { ...TWO, elam: { eco: 5, hand: 'pirates plague harvest locusts' } },
    },
    when: 'preempt yes; ap pirates; end',
    now: { asked: 'babylonia act' },
  },
  {
    id: 'nor can one who has most cards only since then (3.3)',
    given: {
      at: 'round babylonia',
      countries: {
        ...TWO,
        assyria: { eco: 6, hand: 'spies omens levy' },
        elam: { eco: 5, hand: 'pirates plague harvest locusts' },
      },
    },
    when: 'preempt yes; ap pirates; plus plague; end',
    now: { asked: 'babylonia act', 'assyria cards': '3', 'elam cards': '2' },
  },
  {
    id: 'nobody takes two impulses in a row: the one who has just had his cannot preempt (3.3)',
    given: {
      at: 'act assyria',
      ap: 0,
      countries: { ...TWO, assyria: { eco: 6, hand: 'omens spies harvest levy' } },
    },
    when: 'end',
    now: { asked: 'babylonia act' },
  },
  {
    id: 'ties for most cards: nobody preempts (3.3)',
    given: {
      at: 'round babylonia',
      countries: { ...TWO, elam: { hand: 'pirates plague' } },
    },
    now: { asked: 'babylonia act' },
  },
  {
    id: 'a country that cannot play a card is not preempted (3.3)',
    given: {
      at: 'round babylonia',
      countries: { ...TWO, babylonia: { eco: 2 }, elam: { eco: 5, hand: 'pirates plague harvest locusts' } },
    },
    now: { asked: 'elam act' },
  },
  {
    id: 'one that must buy a card is (3.3)',
    given: {
      at: 'round babylonia',
      countries: { ...TWO, babylonia: { eco: 5 }, elam: { eco: 5, hand: 'pirates plague harvest locusts' } },
    },
    now: { asked: 'elam preempt' },
  },
  {
    id: 'R07 an unallied minor that is at war and has a card can be preempted (3.3)',
    given: {
      at: 'round israel',
      wars: 'assyria israel',
      runners: { israel: 'babylonia' },
      countries: {
        ...TWO,
        israel: { at: { samaria: 'hi' }, hand: 'levy' },
        elam: { hand: 'pirates plague harvest locusts' },
      },
    },
    now: { asked: 'elam preempt' },
  },
  {
    id: 'R08 the last country with cards gets one more impulse in track order',
    given: {
      at: 'act babylonia',
      countries: {
        assyria: { eco: 1 },
        media: { eco: 1 },
        egypt: { eco: 1 },
        babylonia: { eco: 1, hand: 'pass' },
        elam: { eco: 1, hand: 'omens spies' },
      },
    },
    when: 'ap pass; end',
    now: { asked: 'elam act', turn: '2/2' },
  },
  {
    id: 'R08 whoever took the impulse that left it alone with cards does not go on: the turn ends',
    given: {
      at: 'act elam',
      ap: 0,
      countries: {
        assyria: { eco: 1 },
        media: { eco: 1 },
        egypt: { eco: 1 },
        babylonia: { eco: 1 },
        elam: { eco: 1, hand: 'omens spies' },
      },
    },
    when: 'end',
    tells: [{ at: 'interphase', step: 'conquest' }],
  },
  {
    id: 'R08, N106 the test comes after a preempting impulse too: nobody else has cards, the turn ends',
    given: {
      at: 'round babylonia',
      countries: {
        assyria: { eco: 1 },
        media: { eco: 1 },
        egypt: { eco: 1 },
        babylonia: { eco: 5 },
        elam: { eco: 1, hand: 'omens spies' },
      },
    },
    when: 'preempt yes; ap omens; end',
    tells: [{ at: 'interphase', step: 'conquest' }],
  },
  {
    id: 'N106 a country that was preempted and has lost its cards meanwhile passes; the preemptor, next on the track, does too',
    given: {
      at: 'round babylonia',
      countries: { ...TWO, babylonia: { eco: 2, hand: 'pass' }, elam: { eco: 5, hand: 'spies harvest levy locusts' } },
    },
    when: 'preempt yes; event spies; aim-country babylonia; scrap pass; end',
    now: { asked: 'assyria act', 'elam hand': 'harvest locusts levy', 'elam saved': '4', 'babylonia saved': '2' },
    tells: [
      { at: 'impulse-passed', country: 'babylonia' },
      { at: 'impulse-passed', country: 'elam', twice: true },
    ],
  },
  {
    id: 'N106 who only passes because it has just had an impulse is not preempted',
    given: {
      at: 'round elam',
      countries: { ...TWO, elam: { eco: 5, hand: 'spies' } },
      also: (s, b) => void (s.lastTaken = b.countryOf('elam')),
    },
    now: { asked: 'assyria act', 'elam hand': 'spies' },
  },
  {
    id: 'AP promised by a card count for buying one (6.11.g, 6.18)',
    given: {
      at: 'impulse babylonia',
      deck: 'levy',
      countries: { ...TWO, babylonia: { eco: 1 } },
      also: (s, b) => void (s.nextAp[b.countryOf('babylonia')] = 4),
    },
    now: { asked: 'babylonia act', ap: '0', 'babylonia hand': 'levy' },
  },
  {
    id: 'R74 surrender is asked for at the end of a tribe s impulse too',
    given: {
      at: 'act scythians',
      ap: 0,
      rebel: 'elam',
      countries: {
        assyria: { controls: 'madaktu bit-imbi hamanu', at: { madaktu: 'hi', 'bit-imbi': 'li', hamanu: 'li' } },
        scythians: { at: { ishkuza: 'hb' } },
      },
    },
    when: 'end',
    now: { asked: 'elam surrender' },
  },
  {
    id: 'the marker past the first country begins a new round (3.1)',
    given: { at: 'act elam', ap: 0, countries: TWO },
    when: 'end',
    now: { turn: '2/3', asked: 'assyria act' },
  },
]

test.each(CASES)('$id', kase => {
  expect(outcome(kase)).toEqual(wanted(kase))
})

describe('the purse', () => {
  const purse = () => scene({ at: 'act assyria', income: 3, ap: 2, countries: TWO })

  test('a cost takes bound AP, then AP of cards, then income (3.1)', () => {
    const s = purse()
    s.bound[BUILD] = 1 * AP
    pay(contextOf(s), 4 * AP, BUILD)
    expect([s.bound[BUILD], s.cardAp, s.income]).toEqual([0, 0, 2 * AP])
  })

  test('events are paid out of income, AP of a plus card too (6.11)', () => {
    const s = purse()
    expect(left(s, INCOME_ONLY)).toBe(3 * AP)
    s.plusPlayed = 1
    expect(left(s, INCOME_ONLY)).toBe(5 * AP)
  })

  test('fractions add up and the total is rounded up (6.0): 1.5 and 0.5 AP are 2, 1.5 alone costs 2', () => {
    const s = scene({ at: 'act assyria', income: 4, played: 1, countries: TWO })
    const ctx = contextOf(s)
    pay(ctx, 1.5 * AP)
    const t = scene({ at: 'act assyria', income: 4, played: 1, countries: TWO })
    pay(contextOf(t), 1.5 * AP)
    pay(contextOf(t), 0.5 * AP)
    closePurse(ctx, 0)
    closePurse(contextOf(t), 0)
    expect([s.saved[0], t.saved[0]]).toEqual([2 * AP, 2 * AP])
  })

  test('a loan is repaid out of the next income; what is left unpaid is told (6.11)', () => {
    const s = purse()
    const ctx = contextOf(s)
    payOrBorrow(ctx, 0, 5 * AP)
    expect([s.income, s.debt[0]]).toEqual([0, 2 * AP])
    expect(openPurse(ctx, 0, 6 * AP)).toBe(0)
    expect([s.income, s.debt[0]]).toEqual([4 * AP, 0])
    s.debt[0] = 7 * AP
    s.income = 0
    expect(openPurse(ctx, 0, 6 * AP)).toBe(1 * AP)
    expect([s.income, s.debt[0]]).toEqual([0, 0])
  })

  test('R72 outside its impulse a country pays from what it saved, the rest as a loan', () => {
    const s = purse()
    const c = 3
    s.saved[c] = 1 * AP
    payOrBorrow(contextOf(s), c, 2 * AP)
    expect([s.saved[c], s.debt[c]]).toEqual([0, 1 * AP])
  })

  test('in a preempting impulse a loan goes on; without any income it is unpaid (3.3, 6.11)', () => {
    const s = purse()
    s.debt[0] = 3 * AP
    expect([openPurse(contextOf(s), 0, 0, true), s.debt[0]]).toEqual([0, 3 * AP])
    expect([openPurse(contextOf(s), 0, 0), s.debt[0]]).toEqual([3 * AP, 0])
  })

  test('no loan in a preempting impulse (3.3)', () => {
    const s = purse()
    const ctx = contextOf(s)
    expect(canBorrow(ctx.b, s, 0, 5 * AP)).toBe(true)
    s.preempting = 1
    expect(canBorrow(ctx.b, s, 0, 5 * AP)).toBe(false)
    expect(canPay(s, 5 * AP, GENERAL)).toBe(true)
  })
  test('but others borrow as ever in the preempting impulse of another', () => {
    const s = purse()
    s.base[3] = 4
    s.preempting = 1
    expect(canBorrow(BOARD, s, 3, 3 * AP)).toBe(true)
  })
})

test('N01 a turn goes on as long as two hold cards, in whatever round; simulations know that they may have to stop', () => {
  const over = (round: number): boolean => {
    const s = scene({ at: 'act assyria', round, countries: TWO })
    return turnIsOver(BOARD, s, BOARD.assyria)
  }
  expect([over(40), over(41), over(400)]).toEqual([false, false, false])
  expect(assyrianWars.endless).toBe(true)
})

describe('what lasts to the next impulse (6.11.g, 6.11.h)', () => {
  const [media, elam] = ['media', 'elam'].map(BOARD.countryOf)
  test('a place where forces cannot be attacked is one like others from the next impulse of its country on', () => {
    const s = scene({
      at: 'impulse babylonia',
      countries: TWO,
      also: (t, b) => {
        t.sanctuary[b.babylonia] = t.sanctuary[elam] = b.sealand + 1
      },
    })
    expect([s.sanctuary[BOARD.babylonia], s.sanctuary[elam]]).toEqual([0, BOARD.sealand + 1])
  })
  test('what a card promises a country for its next impulse is not lost in another’s', () => {
    const s = scene({ at: 'act assyria', countries: TWO, also: t => void t.pending.splice(3 * media, 3, 1, 4, 2) })
    endOfImpulse(contextOf(s), BOARD.assyria)
    expect([s.nextPlus[media], s.nextAp[media], s.nextBonus[media]]).toEqual([0, 0, 0])
    endOfImpulse(contextOf(s), media)
    expect([s.nextPlus[media], s.nextAp[media], s.nextBonus[media]]).toEqual([1, 4, 2])
    endOfImpulse(contextOf(s), media)
    expect([s.nextPlus[media], s.nextAp[media], s.nextBonus[media]]).toEqual([0, 0, 0])
  })
  test('a card that lasts while Babylon is Babylonian goes when it is not', () => {
    const open = (holder: string, conquered = 0) => {
      const s = scene({
        rebel: 'babylonia',
        countries: { ...TWO, [holder]: { ...TWO[holder], controls: 'babylon' } },
        also: (t, b) => {
          put(b, t, b.cardFirst[b.cardOf('followers')], TABLE + b.babylonia)
          t.conquered[b.babylonia] = conquered
        },
      })
      endOfImpulse(contextOf(s), BOARD.assyria)
      return s.cardAt[BOARD.cardFirst[BOARD.cardOf('followers')]]
    }
    expect([open('babylonia'), open('elam'), open('babylonia', 1 << elam)]).toEqual([
      TABLE + BOARD.babylonia,
      DISCARD,
      DISCARD,
    ])
  })
})

test('the first impulse of a turn is the first again (6.6.6, 9.4)', () => {
  const s = scene({ at: 'act assyria', countries: TWO })
  expect(s.had).not.toBe(0)
  s.lastTaken = BOARD.assyria
  startTurn(contextOf(s))
  expect([s.had, s.lastTaken]).toEqual([0, -1])
})

const pays =
  (id: string): NonNullable<SceneWords['also']> =>
  (s, b) =>
    void (s.conquered[b.countryOf(id)] = 1 << b.assyria)

test('a negative level has its price in the country’s own impulse, not when it preempts (3.3, 7.3.3.f)', () => {
  const countries = { ...TWO, elam: { eco: 1, hand: 'pirates plague harvest locusts' } }
  const also = pays('elam')
  const s = scene({ at: 'round babylonia', countries, also })
  play(s, 'preempt yes')
  expect(look(s, 'asked')).toBe('elam act')
  expect(look(scene({ at: 'round elam', countries, also }), 'asked')).toBe('elam ravage')
})

test('7.3.3.f only in rounds in which it pays tribute, or for a peace', () => {
  const asked = (eco: number, also: NonNullable<SceneWords['also']>) =>
    look(scene({ at: 'impulse elam', countries: { ...TWO, elam: { eco, hand: 'pirates' } }, also }), 'asked')
  expect(asked(-1, () => {})).toBe('elam act')
  expect(asked(1, pays('elam'))).toBe('elam ravage')
  expect(asked(1, (s, b) => void (s.ransom[b.powers * b.countryOf('elam')] = 1))).toBe('elam ravage')
})

test('N76 passing is no impulse: neither the first of the turn nor one between two of another', () => {
  const s = scene({
    at: 'impulse babylonia',
    turn: 2,
    countries: { ...TWO, babylonia: { at: { babylon: 'hi' }, eco: 4 } },
    also: state => {
      state.lastTaken = BOARD.assyria
    },
  })
  expect([(s.had >> BOARD.babylonia) & 1, s.lastTaken]).toEqual([0, BOARD.assyria])
})

test('home cards come back when the turn is over; what is left of the hand stays (2.3, 6.19)', () => {
  const s = scene({
    at: 'act assyria',
    countries: { assyria: { eco: 6, hand: 'hc-as-king omens' }, babylonia: { eco: 1 }, elam: { eco: 1 } },
  })
  play(s, 'ap hc-as-king; end')
  expect(look(s, 'assyria hand').split(' ')).toEqual(expect.arrayContaining(['omens', 'hc-as-king']))
  expect(choices(s).length).toBeGreaterThan(0)
})

describe('7.5.2.b a special impulse before all others', () => {
  const given: SceneWords = {
    at: 'round assyria',
    turn: 2,
    countries: { assyria: { hand: 'omens' }, elam: { hand: 'plague pirates', eco: 5, at: { susa: 'li*2' } } },
    also: (s, b) => void (s.early = 1 << b.countryOf('elam')),
  }
  test('is not the first impulse of the turn: what that one allows waits for it (6.6.6, 9.3, 9.4)', () => {
    const s = scene(given)
    expect([look(s, 'asked'), isFirstImpulse(s, BOARD.countryOf('elam'))]).toEqual(['elam act', false])
    play(s, 'ap plague')
    expect(look(s, 'choices')).not.toContain('disband')
    play(s, 'end')
    expect([(s.had >> BOARD.countryOf('elam')) & 1, isFirstImpulse(s, BOARD.countryOf('elam'))]).toEqual([0, true])
  })
  test('N84 so Assyria pays its mercenaries in its own', () => {
    const s = scene({
      ...given,
      round: 1,
      countries: { ...given.countries, assyria: { hand: 'omens plague', eco: 5, at: { nineveh: 'm-li*2' } } },
      also: (t, b) => void (t.early = 1 << b.assyria),
    })
    expect(look(s, 'asked')).toBe('assyria act')
    play(s, 'ap omens; end')
    expect([look(s, 'asked'), look(s, 'nineveh')]).toEqual(['assyria rehire', 'assyria: m-li*2'])
  })
})

test('N114 a turn is begun by the country after the one that played the last card', () => {
  const s = scene({ at: 'act elam', turn: 1, options: { suddenDeath: 'off' }, countries: { elam: { hand: 'omens' } } })
  play(s, 'ap omens; end')
  // Minors at home have no impulse; the Cimmerians have come meanwhile.
  for (let i = 0; i < 200 && s.turn === 1; i++) play(s, look(s, 'choices').split('; ').at(-1) ?? '', '')
  expect([s.turn, BOARD.countries[s.first], BOARD.countries[s.lastPlayed]]).toEqual([2, 'cimmerians', 'elam'])
})
