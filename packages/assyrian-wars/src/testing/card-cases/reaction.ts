// Cards out of turn, by the moment that allows them. 6.11.e, R72

import type { Case } from '../cases.ts'

const PLAIN = { abilities: 'off', reducedLeaders: 'off' }

export const REACTION_CASES: readonly Case[] = [
  {
    id: 'N33 counter measures: a catastrophe is aimed, and cancelled before any roll',
    given: {
      at: 'act elam',
      countries: {
        elam: { hand: 'plague' },
        assyria: { hand: 'counter-measures', at: { nineveh: 'li' } },
      },
    },
    when: 'event plague; react counter-measures',
    now: { nineveh: 'assyria: li', asked: 'elam act', 'assyria hand': '' },
    tells: [{ at: 'cancelled', country: 'elam', card: 'plague' }],
    silent: ['attrition'],
  },
  {
    id: 'counter measures: sabotage; the price of a cancelled card is not paid',
    given: {
      at: 'act assyria',
      income: 3,
      rebel: 'babylonia',
      countries: {
        assyria: { hand: 'traitor', at: { sippar: 'as-rab-shaqe hi' } },
        babylonia: { hand: 'counter-measures', at: { 'in-sippar': 'li' } },
      },
      sieges: { sippar: 'standard assyria' },
    },
    when: 'event traitor; react counter-measures',
    now: { ap: '3', 'sippar city': 'babylonia' },
  },
  {
    id: 'N34 counter measures against counter measures: the catastrophe happens',
    given: {
      at: 'act elam',
      countries: {
        elam: { hand: 'plague counter-measures' },
        assyria: { hand: 'counter-measures', at: { nineveh: 'li' } },
      },
    },
    when: 'event plague; react counter-measures; react counter-measures',
    dice: '6',
    now: { nineveh: 'assyria: li-' },
    tells: [{ at: 'cancelled', country: 'assyria', card: 'counter-measures' }],
  },
  {
    id: 'end of foreign war as a reaction: before units are committed',
    given: {
      at: 'act elam',
      countries: { elam: { hand: 'fw-libya' }, egypt: { hand: 'end-fw', at: { memphis: 'li*4' } } },
    },
    when: 'event fw-libya; react end-fw',
    now: { memphis: 'egypt: li*4', asked: 'elam act' },
    silent: ['foreign-war'],
  },
  {
    id: 'tunnel: hunger falls by two instead of rising',
    given: {
      at: 'act assyria',
      income: 2,
      played: 1,
      rebel: 'babylonia',
      countries: {
        assyria: { at: { sippar: 'as-rab-shaqe hi' } },
        babylonia: { hand: 'tunnel', saved: 1, at: { 'in-sippar': 'li' } },
      },
      sieges: { sippar: 'hunger assyria 3' },
    },
    when: 'hunger as-rab-shaqe; no; react tunnel',
    now: { 'sippar hunger': '1' },
  },
  {
    id: 'tunnel: for the city that starves only',
    given: {
      at: 'act assyria',
      income: 3,
      rebel: 'babylonia elam',
      countries: {
        assyria: { at: { sippar: 'as-rab-shaqe hi*2' } },
        elam: { hand: 'tunnel', at: { susa: 'b' } },
        babylonia: { at: { babylon: 'li' } },
      },
      sieges: { sippar: 'hunger assyria 3' },
    },
    when: 'hunger as-rab-shaqe',
    now: { 'sippar hunger': '4', asked: 'assyria act' },
  },
  {
    id: 'swollen rivers: the mover may stay, and pays nothing',
    given: {
      at: 'act assyria',
      income: 2,
      played: 1,
      rebel: 'babylonia',
      options: PLAIN,
      countries: {
        assyria: { at: { ashur: 'as-rab-shaqe hi*2' } },
        babylonia: { hand: 'swollen-rivers' },
      },
    },
    when: 'march as-rab-shaqe; to arrapha; react swollen-rivers; no',
    now: { ashur: 'assyria: hi*2 as-rab-shaqe', ap: '2', asked: 'assyria march' },
    cannot: ['to arrapha'],
  },
  {
    id: 'swollen rivers: or crosses and checks attrition',
    given: {
      at: 'act assyria',
      income: 2,
      played: 1,
      rebel: 'babylonia',
      options: PLAIN,
      countries: {
        assyria: { at: { ashur: 'as-rab-shaqe hi*2' } },
        babylonia: { hand: 'swollen-rivers' },
      },
    },
    when: 'march as-rab-shaqe; to arrapha; react swollen-rivers; yes',
    dice: '6 5',
    now: { arrapha: 'assyria: hi- hi as-rab-shaqe', ap: '1' },
  },
  {
    id: 'scouts: an evasion succeeds without a roll',
    given: {
      at: 'act assyria',
      income: 2,
      played: 1,
      rebel: 'babylonia',
      options: PLAIN,
      countries: {
        assyria: { at: { 'dur-kurigalzu': 'as-rab-shaqe hi*2' } },
        babylonia: { hand: 'scouts', at: { sippar: 'li*2 ba-bel-ibni' } },
      },
    },
    when: 'march as-rab-shaqe; to sippar; evade babylon; react scouts',
    now: { babylon: 'babylonia: li*2 ba-bel-ibni' },
  },
  {
    id: 'scouts: or an interception fails',
    given: {
      at: 'act assyria',
      income: 2,
      played: 1,
      rebel: 'babylonia',
      options: PLAIN,
      countries: {
        assyria: { hand: 'scouts', at: { ashur: 'as-rab-shaqe hi*2' } },
        babylonia: { at: { sippar: 'li*2 ba-bel-ibni' } },
      },
    },
    when: 'march as-rab-shaqe; to dur-kurigalzu; intercept ba-bel-ibni; done; react scouts',
    now: { 'dur-kurigalzu': 'assyria: hi*2 as-rab-shaqe', sippar: 'babylonia: li*2 ba-bel-ibni' },
  },
  {
    id: 'Urartian walls: when a siege begins, one level more',
    given: {
      at: 'act assyria',
      income: 2,
      played: 1,
      wars: 'assyria urartu',
      options: PLAIN,
      countries: {
        assyria: { at: { musasir: 'as-rab-shaqe hi*3' } },
        urartu: { hand: 'hc-ur', at: { 'in-musasir': 'li' } },
      },
    },
    when: 'hunger as-rab-shaqe; react hc-ur',
    tells: [{ at: 'levels', country: 'urartu', mod: 1 }],
  },
  {
    id: 'N38 Assyrian sappers: a siege action is free and brings two dice; it is no card of the impulse',
    given: {
      at: 'act assyria',
      rebel: 'babylonia',
      options: PLAIN,
      countries: {
        assyria: { hand: 'hc-as-siege pass', at: { sippar: 'as-rab-shaqe hi' } },
        babylonia: { at: { 'in-sippar': 'li' } },
      },
      sieges: { sippar: 'standard assyria' },
    },
    when: 'event hc-as-siege; siege as-rab-shaqe; pass',
    dice: '6 6 6 6 6 6 6 6 6 6',
    now: { ap: '0' },
    can: ['ap pass'],
    tells: [
      {
        at: 'dice',
        side: 'attackers',
        rolls: [
          { by: 'assyria-hi-4', of: 4, dice: '6', hits: 0 },
          { by: 'leaders', of: 3, dice: '6', hits: 0 },
          { by: 'elite', of: 3, dice: '66', hits: 0 },
          { by: 'cards', of: 3, dice: '66', hits: 0 },
        ],
      },
    ],
  },
]
