// Derived tests of demands: DR-17 to DR-22, DR-57, DR-58 (7, 10).

import { expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'

const CASES: readonly Case[] = [
  {
    id: 'DR-17 no more demands than order cards in hand (7)',
    given: { players: [{ hand: 'school dock market', clients: 'legionary legionary' }, { hand: 'bar' }] },
    when: 'lead legionary school; think cards; demand dock; demand market',
    now: { asked: '0 legion', choices: 'enough' },
    tells: [{ at: 'acts', seat: 0, actions: 3 }],
  },
  {
    id: 'DR-18 two demands for brick: one of the pool, one of a neighbour (7)',
    given: {
      players: [{ hand: 'school bath gate', clients: 'legionary' }, { hand: 'shrine bar' }, { hand: 'bar' }],
      pool: 'brick wood',
    },
    when: 'lead legionary school; think cards; think cards; demand bath; demand gate',
    cards: 'bar bar bar dock dock dock dock',
    now: { asked: '1 lead', pool: 'wood brick', 0: { stockpile: 'brick brick', hand: 'bath gate' } },
  },
  {
    id: 'DR-19 with two players the opponent gives once (7)',
    given: { players: [{ hand: 'school bath' }, { hand: 'shrine gate bar bar bar' }] },
    when: 'lead legionary school; think cards; demand bath; give gate',
    now: { asked: '1 lead', 0: { stockpile: 'brick' }, 1: { hand: 'bar bar bar bar shrine' } },
  },
  {
    id: 'DR-20 with five players only the neighbours give (7)',
    given: {
      players: [{ hand: 'school temple' }, { hand: 'forum' }, { hand: 'forum' }, { hand: 'forum' }, { hand: 'statue' }],
    },
    when: 'lead legionary school; think senator; think cards; think cards; think cards; demand temple; give forum; give statue',
    cards: 'bar bar bar bar dock dock dock dock latrine latrine latrine latrine',
    now: {
      asked: '1 lead',
      0: { stockpile: 'marble marble' },
      1: { hand: 'senator' },
      2: { hand: 'bar bar bar bar forum' },
      3: { hand: 'dock dock dock dock forum' },
      4: { hand: 'latrine latrine latrine latrine' },
    },
  },
  {
    id: 'DR-21 Bridge and Coliseum reach past a Palisade, not past a Wall (10.4)',
    given: {
      players: [
        { hand: 'school temple', done: 'bridge coliseum' },
        { hand: 'forum', done: 'palisade', stockpile: 'marble', clients: 'patron' },
        { hand: 'statue', done: 'wall', stockpile: 'marble', clients: 'patron' },
      ],
    },
    when: 'lead legionary school; think senator; think senator; demand temple; give forum; plunder marble; capture patron; enough',
    now: {
      asked: '1 lead',
      0: { stockpile: 'marble marble', vault: 'marble' },
      1: { hand: 'senator', stockpile: '', clients: '' },
      2: { hand: 'statue senator', stockpile: 'marble', clients: 'patron' },
    },
  },
  {
    id: 'DR-22 Coliseum, room for one client: it is the choice of the demander (10.5)',
    given: {
      players: [
        {
          hand: 'school dock temple bath',
          clients: 'legionary legionary',
          done: 'coliseum',
          vault: 'rubble rubble rubble rubble',
        },
        { clients: 'craftsman legionary patron' },
      ],
    },
    when: 'lead legionary school; think senator; demand dock; demand bath; demand temple',
    now: { asked: '0 capture', choices: 'capture craftsman; capture legionary; capture patron; done' },
  },
  {
    id: 'DR-22 exactly one, and the others still act (10.5)',
    given: {
      players: [
        {
          hand: 'school dock temple bath',
          clients: 'legionary legionary',
          done: 'coliseum',
          vault: 'rubble rubble rubble rubble',
        },
        { clients: 'craftsman legionary patron', hand: 'bar' },
      ],
    },
    when: 'lead legionary school; think senator; demand dock; demand bath; demand temple; capture patron',
    now: { asked: '1 legion', 0: { banked: '5/5' }, 1: { clients: 'craftsman legionary' } },
  },
  {
    id: 'DR-57 a client counts by its own card, Ludus Magna or not: no brick (A61)',
    given: {
      players: [
        { hand: 'school bath', done: 'coliseum' },
        { clients: 'merchant', done: 'ludus-magna', hand: 'senator' },
      ],
    },
    when: 'lead legionary school; think senator; demand bath',
    now: { asked: '1 lead', 0: { vault: '' }, 1: { clients: 'merchant' } },
    silent: ['captured'],
  },
  {
    id: 'DR-57 stone (A61)',
    given: {
      players: [
        { hand: 'school villa', done: 'coliseum' },
        { clients: 'merchant', done: 'ludus-magna', hand: 'senator' },
      ],
    },
    when: 'lead legionary school; think senator; demand villa; capture merchant',
    now: { asked: '1 lead', 0: { vault: 'stone' }, 1: { clients: '' } },
  },
  {
    id: 'DR-58 the owner of a Wall may hand over matching cards; clients are never on offer (A26)',
    given: {
      players: [
        { hand: 'school temple', done: 'coliseum' },
        { clients: 'patron', done: 'wall', hand: 'bar forum statue' },
      ],
    },
    when: 'lead legionary school; think senator; demand temple',
    now: { asked: '1 volunteer', choices: 'give forum; give statue; enough' },
    cannot: { 'give bar': 'not-demanded 7', 'capture patron': 'another-decision A26' },
  },
  {
    id: 'DR-58 and no more of them than were demanded (A26)',
    given: {
      players: [
        { hand: 'school temple', done: 'coliseum' },
        { clients: 'patron', done: 'wall', hand: 'bar forum statue' },
      ],
    },
    when: 'lead legionary school; think senator; demand temple; give forum',
    now: {
      asked: '1 lead',
      0: { stockpile: 'marble', vault: '' },
      1: { clients: 'patron', hand: 'bar statue senator' },
    },
  },
]

test.each(CASES)('$id', each => {
  expect(outcome(each)).toMatchObject(wanted(each))
})
