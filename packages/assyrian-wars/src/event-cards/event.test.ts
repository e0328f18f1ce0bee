// Playing events: how many cards, what they cost, loans, cancelled cards, refusals, and the vocabulary itself. 3.2, 6.11, 6.18

import { describe, expect, test } from 'vitest'
import { bookOf, effectNames } from '../board/card-book.ts'
import { effectFaults, OPS, optionsOf } from '../data/card-effects.ts'
import { DATA } from '../data/index.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD } from '../testing/scene.ts'

const CASES: readonly Case[] = [
  {
    id: '3.2 a plus card first: a second card may follow, never a third',
    given: { at: 'act elam', countries: { elam: { hand: 'harvest caravans buildings', eco: 5 } }, income: 9 },
    when: 'event harvest; event buildings; aim susa',
    cannot: ['ap caravans', 'event caravans', 'plus-event caravans'],
    refused: { 'event caravans': 'no-more-cards 3.2' },
  },
  {
    id: '3.2 a plus card second',
    given: { at: 'act elam', countries: { elam: { hand: 'pact harvest' } }, income: 2 },
    when: 'event pact; aim dilmun',
    can: ['event harvest', 'ap harvest'],
  },
  {
    id: '6.18 3 AP make any card a plus card',
    given: { at: 'act elam', countries: { elam: { hand: 'pact levy buildings' } }, income: 9 },
    when: 'event pact; aim dilmun; plus-event buildings; aim susa',
    now: { ap: '0', 'susa eco': '+1-0' },
  },
  {
    id: '6.18 without 3 AP there is no second card',
    given: { at: 'act elam', countries: { elam: { hand: 'pact caravans' } }, income: 2 },
    when: 'event pact; aim dilmun',
    cannot: ['event caravans', 'plus-event caravans'],
  },
  {
    id: '6.11 the price is of income: AP of a card do not count, unless it is a plus card',
    given: { at: 'act elam', ap: 9, countries: { elam: { hand: 'buildings', eco: 0 } } },
    cannot: ['event buildings', 'plus-event buildings'],
  },
  {
    id: '6.11 with a plus card its AP count',
    given: { at: 'act elam', countries: { elam: { hand: 'harvest buildings', eco: 0 } }, income: 0 },
    when: 'ap harvest; event buildings; aim susa',
    now: { ap: '2', 'elam debt': '0' },
  },
  {
    id: '6.11 what is missing is borrowed from the next impulse',
    given: { at: 'act elam', countries: { elam: { hand: 'buildings', eco: 4 } }, income: 1 },
    when: 'event buildings; aim susa',
    now: { ap: '0', 'elam debt': '3' },
  },
  {
    id: '6.11 not more than one loan',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'buildings', eco: 4 } },
      also: (s, b) => {
        s.debt[b.countryOf('elam')] = 12
      },
    },
    refused: { 'event buildings': 'event-cost 6.11' },
  },
  {
    id: '3.3 nothing is borrowed in a preempting impulse',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'buildings', eco: 9 } },
      also: s => {
        s.preempting = 1
      },
    },
    refused: { 'event buildings': 'event-cost 6.11' },
  },
  {
    id: '6.11 an event that is impossible now is good for AP only; a card for others, a reaction, a battle card',
    given: { at: 'act elam', countries: { elam: { hand: 'end-fw followers tunnel omens' } } },
    can: ['ap end-fw', 'ap followers', 'ap tunnel', 'ap omens', 'event followers secret'],
    refused: {
      'event end-fw': 'event-impossible 6.11',
      'event followers': 'not-yours 6.11',
      'event plague': 'not-held 6.11',
    },
  },
  {
    id: '6.11.e refusals of reactions',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'plague' }, assyria: { hand: 'tunnel', at: { nineveh: 'li' } } },
    },
    when: 'event plague',
    refused: { 'react tunnel': 'window-wrong 6.11.e', 'react counter-measures': 'not-held 6.11' },
  },
  {
    id: '6.11.c no more spaces than the dice allow',
    given: { at: 'act elam', income: 4, countries: { elam: { hand: 'ab-syria' } } },
    when: 'event ab-syria',
    dice: '1 2',
    can: ['marker toward 3'],
    refused: { 'marker toward 4': 'too-many-spaces 6.11.c' },
  },
]

describe('cards of an impulse', () => {
  for (const one of CASES) test(one.id, () => expect(outcome(one)).toEqual(wanted(one)))
})

describe('the vocabulary', () => {
  const names = effectNames(BOARD)
  const FAULTS: readonly (readonly [string, unknown, string])[] = [
    ['no op', { dice: 3 }, 'x: an effect needs an op'],
    ['an unknown op', { op: 'earthquake' }, "x: there is no op 'earthquake'"],
    ['a missing field', { op: 'battleDice' }, "x: battleDice needs 'dice'"],
    ['no number', { op: 'battleDice', dice: 'three' }, 'x.dice: a number is needed'],
    [
      'an unknown country',
      { op: 'recruitNomads', tribe: 'hittites', areas: 'desertPath' },
      "x.tribe: there is no country 'hittites'",
    ],
    ['an unknown area', { op: 'freeMoveTo', to: ['atlantis'] }, "x.to: there is no area 'atlantis'"],
    ['an unknown type', { op: 'halfPriceBuild', types: ['XX'] }, "x.types: there is no unit type 'XX'"],
    ['no results of a die', { op: 'pirates', hitOn: [7] }, 'x.hitOn: results of a die are needed'],
    ['no list of texts', { op: 'cancel', cancels: 'battle' }, 'x.cancels: a list of texts is needed'],
    [
      'ground that is nowhere',
      { op: 'recruitNomads', tribe: 'arabs', areas: ['atlantis'] },
      "x.areas: there is no area 'atlantis'",
    ],
    ['no next impulse', { op: 'endImpulse', next: 4 }, 'x.next: what the next impulse has is needed'],
    ['an empty choice', { op: 'choice', options: [] }, 'x: a choice needs options'],
    [
      'a fault in an option',
      { op: 'choice', options: [{ op: 'draw', draw: 1 }] },
      "x.options[0]: draw needs 'discard'",
    ],
  ]
  for (const [id, effect, fault] of FAULTS) {
    test(id, () => expect(effectFaults(effect, names, 'x')).toEqual([fault]))
  }
  test('every card of the usual data is sound, and every op is used by one', () => {
    const effects = [...DATA.deck, ...DATA.homeCards].map(({ effect }) => effect)
    expect(effects.flatMap((effect, i) => effectFaults(effect, names, String(i)))).toEqual([])
    const used = new Set<string>(effects.flatMap(effect => optionsOf(effect).map(({ op }) => op)))
    expect(OPS.filter(op => !used.has(op))).toEqual([])
  })
  test('every use can be played somewhere: in an impulse, in a window or before a battle', () => {
    const idle = bookOf(BOARD).all.filter(use => !use.inImpulse && use.windows === 0 && use.stage < 0)
    expect(idle.map(use => `${BOARD.cards[use.card]} ${use.name}`)).toEqual([])
  })
})
