// Our own rulings, G01 to G10, and every value of every option. G08 is in vaults.test.ts, secrets.test.ts and memory.test.ts.

import { describe, expect, test } from 'vitest'
import { type Case, look, outcome, wanted } from './cases.ts'
import { choices, type PlayerWords, play, scene } from './scene.ts'
import { OPTIONS } from './state.ts'

const THINKS = 'think senator'

const OWN: readonly Case[] = [
  {
    id: 'G01 a pass gives up all actions of the kind',
    given: { players: [{ hand: 'dock bar', clients: 'craftsman craftsman' }, {}] },
    when: `lead craftsman dock; ${THINKS}; pass`,
    now: { asked: '1 lead' },
  },
  {
    id: 'G01 and is none when a part has been used: that is done',
    given: { players: [{ hand: 'bar dock', done: 'dock', clients: 'laborer' }, {}], pool: 'wood wood' },
    when: `lead laborer bar; ${THINKS}; collect wood`,
    now: { asked: '0 laborer', choices: 'dock dock; done' },
    cannot: { pass: 'begun 4.4' },
  },
  {
    id: 'G01 done ends one action, not those after it',
    given: { players: [{ hand: 'bar dock', done: 'dock', clients: 'laborer' }, {}], pool: 'wood wood' },
    when: `lead laborer bar; ${THINKS}; collect wood; done`,
    now: { asked: '0 laborer', pending: 0 },
  },
  {
    id: 'G01 to leave a Prison unused gives up no Craftsman action',
    given: {
      players: [{ hand: 'dock villa bar', clients: 'craftsman', work: 'prison:stone,stone' }, { done: 'road' }],
    },
    when: `lead craftsman dock; ${THINKS}; craft prison villa; pass`,
    now: { asked: '0 craftsman', pending: 0, 0: { influence: 5 }, 1: { structures: 'road!' } },
  },
  {
    id: 'G02 a Stairway may be used by the action that completes it',
    given: {
      players: [{ hand: 'wall', work: 'stairway:marble,marble', stockpile: 'marble brick' }, { done: 'shrine' }],
    },
    when: `lead architect wall; ${THINKS}; build stairway marble; open 2 shrine`,
    now: { asked: '1 lead', 0: { limit: 7 }, 1: { limit: 7 } },
  },
  {
    id: 'G03 as many cards as demanded: the giver is asked, one way or not',
    given: { players: [{ hand: 'school bath' }, { hand: 'shrine' }] },
    when: `lead legionary school; ${THINKS}; demand bath`,
    now: { asked: '1 give', choices: 'give shrine' },
  },
  {
    id: 'G03 fewer: they go by themselves',
    given: { players: [{ hand: 'school bath gate', clients: 'legionary' }, { hand: 'shrine' }] },
    when: `lead legionary school; ${THINKS}; demand bath; demand gate`,
    now: { asked: '1 lead', 0: { stockpile: 'brick' } },
    tells: [{ at: 'gave', seat: 1, to: 0, cards: ['shrine'] }],
  },
  {
    id: 'G03 who is immune is asked with nothing to give too',
    given: { players: [{ hand: 'school bath' }, { hand: 'bar', done: 'wall' }] },
    when: `lead legionary school; ${THINKS}; demand bath`,
    now: { asked: '1 volunteer', choices: 'enough' },
  },
  {
    id: 'G04 without the option nobody concedes',
    given: { players: [{ hand: 'bar' }, {}] },
    cannot: { 'concede 2': 'no-concession A46' },
  },
  {
    id: 'G07 the same name of another player may be opened as well',
    given: {
      players: [{ hand: 'wall', done: 'stairway', stockpile: 'brick' }, { done: 'shrine*' }, { done: 'shrine' }],
    },
    when: `lead architect wall; ${THINKS}; ${THINKS}; open 3 shrine`,
    now: { asked: '1 lead', 0: { limit: 7 }, 1: { limit: 7 }, 2: { limit: 7 } },
  },
  {
    id: 'G09 demands are shown in any order',
    given: { players: [{ hand: 'school temple dock bar', clients: 'legionary' }, {}] },
    when: `lead legionary school; ${THINKS}; demand dock`,
    now: { asked: '0 legion', choices: 'demand bar; demand temple; enough' },
    cannot: { 'demand dock': 'backed A24' },
  },
  {
    id: 'G09 so are the cards of a petition',
    given: { players: [{ hand: 'bar insula road' }, {}] },
    when: 'petition patron rubble; add road; add bar',
    now: { asked: '1 follow', 0: { hand: 'insula' } },
  },
  {
    id: 'G09 and the units of a Palace: a senator first, and cards after it',
    given: { players: [{ hand: 'bar insula road dock senator', done: 'palace' }, {}] },
    when: 'lead laborer senator; also road',
    now: { asked: '0 more', choices: 'also bar; also insula; petition laborer rubble; enough' },
    cannot: { 'also dock': 'wrong-role 4.1' },
  },
  {
    id: 'G09 A33 what a Sewer keeps: nothing is lost by taking the last in the list first',
    given: { players: [{ hand: 'bar temple', done: 'sewer palace circus' }, {}] },
    when: `lead architect bar; also temple; ${THINKS}; salvage marble`,
    now: { asked: '0 sewer', choices: 'salvage rubble; done' },
  },
  {
    id: 'G09 cards that are given, too',
    given: { players: [{ hand: 'school dock' }, { hand: 'circus palisade' }] },
    when: `lead legionary school; ${THINKS}; demand dock`,
    now: { asked: '1 give', choices: 'give circus; give palisade' },
  },
  {
    id: 'G10 a Statue of the simplified game is plain marble',
    given: {
      players: [{ hand: 'dock statue temple bath', clients: 'craftsman' }, {}],
      options: { variant: 'simplified' },
    },
    when: `lead craftsman dock; ${THINKS}`,
    can: ['found statue marble', 'found statue marble out'],
    cannot: { 'found statue brick': 'wrong-site 6.1' },
  },
  {
    id: 'G10 and worth its influence only',
    given: { players: [{ hand: 'bar', done: 'statue' }, {}], options: { variant: 'simplified' } },
    now: { 0: { influence: 5, points: 5 } },
  },
]

/** Completing a Circus Maximus with two Craftsman clients, after the unit and one client have acted. */
const SLAVES: PlayerWords = {
  hand: 'dock bar insula villa road latrine',
  clients: 'craftsman craftsman',
  work: 'circus-maximus:stone,stone',
}

const OPTION: readonly Case[] = [
  {
    id: 'A33 salvaging as in rules 2: up the list, and over after the last',
    given: {
      players: [{ hand: 'bar temple', done: 'sewer palace circus' }, {}],
      options: { salvaging: 'ascending' },
    },
    when: `lead architect bar; also temple; ${THINKS}; salvage marble`,
    now: { asked: '1 lead' },
  },
  {
    id: 'outOfTown any-time: while there are sites in town (A08)',
    given: { players: [{ hand: 'dock market', done: 'tower' }, {}] },
    when: `lead craftsman dock; ${THINKS}`,
    can: ['found market', 'found market out'],
  },
  {
    id: 'outOfTown when-exhausted: only when there are none (A08)',
    given: { players: [{ hand: 'dock market', done: 'tower' }, {}], options: { outOfTown: 'when-exhausted' } },
    when: `lead craftsman dock; ${THINKS}`,
    can: ['found market'],
    cannot: { 'found market out': 'in-town-first A08' },
  },
  {
    id: 'outOfTown when-exhausted: then (A08)',
    given: {
      players: [{ hand: 'dock market', clients: 'craftsman' }, {}],
      sites: { wood: [0, 2] },
      options: { outOfTown: 'when-exhausted' },
    },
    when: `lead craftsman dock; ${THINKS}; found market out`,
    now: { asked: '1 lead', 0: { structures: 'market:0' } },
  },
  {
    id: 'stairway extra: beside the building (A15)',
    given: {
      players: [{ hand: 'wall', done: 'stairway', work: 'gate', stockpile: 'brick brick' }, { done: 'shrine' }],
    },
    when: `lead architect wall; ${THINKS}; build gate brick`,
    now: { asked: '0 architect', choices: 'open 2 shrine; done' },
  },
  {
    id: 'stairway instead: one or the other (A15)',
    given: {
      players: [{ hand: 'wall', done: 'stairway', work: 'gate', stockpile: 'brick brick' }, { done: 'shrine' }],
      options: { stairway: 'instead' },
    },
    when: `lead architect wall; ${THINKS}; build gate brick`,
    now: { asked: '1 lead', 0: { stockpile: 'brick' } },
  },
  {
    id: 'stairway instead: the other (A15)',
    given: {
      players: [{ hand: 'wall', done: 'stairway', work: 'gate', stockpile: 'brick brick' }, { done: 'shrine' }],
      options: { stairway: 'instead' },
    },
    when: `lead architect wall; ${THINKS}; open 2 shrine`,
    now: { asked: '1 lead', 0: { stockpile: 'brick', limit: 7 } },
  },
  {
    id: 'circusMaximus all-clients: those that have acted act again (A23)',
    given: { players: [SLAVES, {}] },
    when: `lead craftsman dock; ${THINKS}; found bar; craft circus-maximus villa`,
    now: { asked: '0 craftsman', pending: 2 },
  },
  {
    id: 'circusMaximus clients-to-act: only those that have not (A23)',
    given: { players: [SLAVES, {}], options: { circusMaximus: 'clients-to-act' } },
    when: `lead craftsman dock; ${THINKS}; found bar; craft circus-maximus villa`,
    now: { asked: '0 craftsman', pending: 1 },
  },
  {
    id: 'G05 completed by a unit, which acts first, it doubles every client in both readings',
    given: { players: [SLAVES, {}], options: { circusMaximus: 'clients-to-act' } },
    when: `lead craftsman dock; ${THINKS}; craft circus-maximus villa`,
    now: { asked: '0 craftsman', pending: 3 },
  },
  {
    id: 'circusMaximus clients-to-act: a client whose action went into a site out of town has acted (A23)',
    given: {
      players: [{ ...SLAVES, clients: 'craftsman craftsman craftsman' }, {}],
      options: { circusMaximus: 'clients-to-act' },
    },
    when: `lead craftsman dock; ${THINKS}; found bar out; craft circus-maximus villa`,
    now: { asked: '0 craftsman', pending: 1 },
  },
  {
    id: 'concession on: the last two agree (A46)',
    given: { players: [{ hand: 'bar' }, {}], options: { concession: 'on' } },
    when: 'concede 2',
    now: { end: 'concession', winners: '1' },
  },
  {
    id: 'concession on: with any decision, not only when asked to lead or to follow (G04)',
    given: { players: [{ hand: 'bar', clients: 'laborer' }, {}, {}], options: { concession: 'on' }, pool: 'wood' },
    when: `lead laborer bar; concede 3; ${THINKS}; ${THINKS}; concede 3`,
    now: { end: 'concession', winners: '2' },
  },
  {
    id: 'concession on: in the middle of one’s actions (G04)',
    given: { players: [{ hand: 'bar' }, {}], options: { concession: 'on' }, pool: 'wood wood' },
    when: `lead laborer bar; ${THINKS}; concede 2`,
    now: { end: 'concession', winners: '1' },
  },
  {
    id: 'concession on: when cards are demanded, and the demand goes on (G04)',
    given: { players: [{ hand: 'school temple' }, { hand: 'forum' }, {}], options: { concession: 'on' } },
    when: `lead legionary school; ${THINKS}; ${THINKS}; demand temple; concede 1; give forum`,
    now: { asked: '1 lead', end: '', 0: { stockpile: 'marble' } },
  },
  {
    id: 'bridge may-leave: the demander takes of a stockpile what it likes (A25)',
    given: {
      players: [
        { hand: 'school temple dock', done: 'bridge', clients: 'legionary' },
        { stockpile: 'wood wood marble' },
        { stockpile: 'marble' },
      ],
    },
    when: `lead legionary school; ${THINKS}; ${THINKS}; demand dock; demand temple`,
    now: { asked: '0 plunder', choices: 'plunder wood; plunder marble; done' },
  },
  {
    id: 'bridge may-leave: one card for each demand, and the rest may be left (A25)',
    given: {
      players: [
        { hand: 'school temple dock', done: 'bridge', clients: 'legionary' },
        { stockpile: 'wood wood marble' },
        { stockpile: 'marble' },
      ],
    },
    when: `lead legionary school; ${THINKS}; ${THINKS}; demand dock; demand temple; plunder wood; done; done`,
    now: { asked: '1 lead', 0: { stockpile: 'wood' }, 1: { stockpile: 'wood marble' }, 2: { stockpile: 'marble' } },
  },
  {
    id: 'bridge may-leave: stockpile first, then clients, both may be left (A25)',
    given: {
      players: [
        { hand: 'school temple', done: 'bridge coliseum' },
        { stockpile: 'marble', clients: 'patron' },
      ],
    },
    when: `lead legionary school; ${THINKS}; demand temple; done`,
    now: { asked: '0 capture', choices: 'capture patron; done' },
  },
  {
    id: 'bridge may-leave: pool and hands are not left (A25)',
    given: {
      players: [
        { hand: 'school temple', done: 'bridge' },
        { hand: 'forum', done: 'palisade' },
      ],
      pool: 'marble',
    },
    when: `lead legionary school; ${THINKS}; demand temple; give forum`,
    now: { asked: '1 lead', 0: { stockpile: 'marble marble' } },
  },
  {
    id: 'bridge takes-all: of every stockpile reached, as many as demanded (A25)',
    given: {
      players: [
        { hand: 'school temple dock', done: 'bridge', clients: 'legionary' },
        { stockpile: 'wood wood marble' },
        { stockpile: 'marble' },
      ],
      options: { bridge: 'takes-all' },
    },
    when: `lead legionary school; ${THINKS}; ${THINKS}; demand dock; demand temple`,
    now: { asked: '1 lead', 0: { stockpile: 'wood marble marble' }, 1: { stockpile: 'wood' }, 2: { stockpile: '' } },
  },
  {
    id: 'thinking draws: whoever neither leads nor follows draws, though it be the last card (A04)',
    given: { players: [{ hand: 'bar' }, { hand: 'dock' }], deck: 1, pile: 0 },
    when: 'lead laborer bar',
    now: { asked: '1 follow', choices: 'think cards' },
    cannot: { skip: 'must-think A04' },
  },
  {
    id: 'thinking may-decline: a follower need not end the game (A04)',
    given: {
      players: [{ hand: 'bar' }, { hand: 'dock' }],
      deck: 1,
      pile: 0,
      pool: 'wood',
      options: { thinking: 'may-decline' },
    },
    when: 'lead laborer bar; skip; collect wood',
    now: { asked: '1 lead', end: '', deck: 1, 1: { hand: 'dock' } },
    tells: [{ at: 'declined', seat: 1 }],
  },
  {
    id: 'thinking may-decline: a leader who does so ends the round, and nobody follows (A04)',
    given: { players: [{ hand: 'bar' }, { hand: 'dock' }], options: { thinking: 'may-decline' } },
    when: 'skip',
    now: { asked: '1 lead', leader: 1, 0: { hand: 'bar' } },
  },
  {
    id: 'thinking may-decline: not after a discard, which is made before a think (A36)',
    given: { players: [{ hand: 'bar dock', done: 'latrine' }, {}], options: { thinking: 'may-decline' } },
    when: 'latrine bar',
    now: { choices: 'think cards; think senator' },
  },
  {
    id: 'vaults remembered: nothing that is done changes (G08)',
    given: { players: [{ hand: 'villa', stockpile: 'wood' }, {}], options: { vaults: 'remembered' } },
    when: `lead merchant villa; ${THINKS}; bank wood`,
    now: { asked: '1 lead', 0: { vault: 'wood' } },
  },
  {
    id: 'variant standard: a petition takes two cards (4.1)',
    given: { players: [{ hand: 'dock market' }, {}] },
    can: ['petition laborer wood'],
  },
]

describe.each([
  { what: 'our own', cases: OWN },
  { what: 'options', cases: OPTION },
])('$what', ({ cases }) => {
  test.each(cases)('$id', each => {
    expect(outcome(each)).toMatchObject(wanted(each))
  })
})

test('every value of every option is in a case', () => {
  for (const [name, { values }] of Object.entries(OPTIONS)) {
    for (const value of values.slice(1)) {
      const cases = [...OWN, ...OPTION].filter(({ given }) => given.options?.[name] === value)
      // classic: DR-04, DR-05; the alphabets: rulings.test.ts
      if (value !== 'classic' && name !== 'alphabet') expect(cases.length, `${name} ${value}`).toBeGreaterThan(0)
    }
  }
})

test('G05 cards played act before clients', () => {
  const s = scene({ players: [{ hand: 'bar', clients: 'laborer' }, {}], pool: 'wood wood wood' })
  play(s, `lead laborer bar; ${THINKS}`)
  expect(look(s)).toMatchObject({ asked: '0 laborer', pending: 1, 0: { units: 0 } })
  expect(choices(s)).toEqual(['collect wood', 'pass'])
})
