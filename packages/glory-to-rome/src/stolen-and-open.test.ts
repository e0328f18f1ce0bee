// Structures that change whose function they are: stolen with a Prison, opened with a Stairway. 10.5, 10.6, 11

import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'

const THINKS = 'think senator'
const SIX_MATERIALS = 'rubble wood brick concrete stone marble'
const SIX_ROLES = 'laborer craftsman legionary architect merchant patron'

/** One stone short of a Prison, completed by the lead. */
const thief = { hand: 'dock villa', work: 'prison:stone,stone' }
const STEALS = `lead craftsman dock; ${THINKS}; craft prison villa`

const STOLEN: readonly Case[] = [
  {
    id: 'a structure stolen before may be stolen again, by a third player',
    given: {
      players: [thief, { done: 'road' }, { hand: 'market sewer', work: 'prison:stone,stone' }],
    },
    when: `lead craftsman dock; ${THINKS}; ${THINKS}; craft prison villa; seize 2 road; think senator; lead craftsman market; think senator; think cards; craft prison sewer; seize 1 road`,
    now: {
      0: { structures: 'prison!', influence: 5 },
      1: { structures: '', influence: 6 },
      2: { structures: 'road! prison!', influence: 2 },
    },
  },
  {
    id: 'and by its first owner',
    given: { players: [thief, { done: 'road', hand: 'market sewer', work: 'prison:stone,stone' }] },
    when: `${STEALS}; seize 2 road; lead craftsman market; ${THINKS}; craft prison sewer; seize 1 road`,
    now: { 0: { structures: 'prison!', influence: 5 }, 1: { structures: 'road! prison!', influence: 6 } },
  },
  {
    id: 'one that is open stays open to all',
    given: { players: [thief, { done: 'shrine*' }] },
    when: `${STEALS}; seize 2 shrine`,
    now: { 0: { limit: 7, structures: 'shrine! prison!' }, 1: { limit: 7, structures: '' } },
  },
  {
    id: 'a Gate: the thief’s unfinished marble works, the victim’s no more',
    given: {
      players: [
        { ...thief, work: 'prison:stone,stone temple' },
        { done: 'gate', work: 'temple' },
      ],
    },
    when: `${STEALS}; seize 2 gate`,
    now: { 0: { limit: 9 }, 1: { limit: 5 } },
  },
  {
    id: 'a Ludus Magna: the thief’s Merchants act at once',
    given: { players: [{ ...thief, hand: 'dock villa bar', clients: 'merchant merchant' }, { done: 'ludus-magna' }] },
    when: `${STEALS}; seize 2 ludus-magna`,
    now: { asked: '0 craftsman', pending: 1 },
  },
  {
    id: 'a Circus Maximus: the thief’s clients act twice',
    given: { players: [{ ...thief, hand: 'dock villa bar', clients: 'craftsman' }, { done: 'circus-maximus' }] },
    when: `${STEALS}; seize 2 circus-maximus`,
    now: { asked: '0 craftsman', pending: 1 },
  },
  {
    id: 'a Forum: who has what it asks for wins by stealing it',
    given: {
      players: [
        { ...thief, row: 'wood wood wood wood', clients: SIX_ROLES, stockpile: SIX_MATERIALS },
        { done: 'forum' },
      ],
    },
    when: `${STEALS}; seize 2 forum`,
    now: { end: 'forum', winners: '0' },
  },
  {
    id: 'a Catacomb: the game ends',
    given: { players: [thief, { done: 'catacomb' }] },
    when: `${STEALS}; seize 2 catacomb`,
    now: { end: 'catacomb' },
  },
  {
    id: 'a School: a think for each point left after payment (A39)',
    given: { players: [thief, { done: 'school' }] },
    when: `${STEALS}; seize 2 school`,
    now: { asked: '0 think' },
    tells: [{ at: 'acts', role: 'think', actions: 2, through: ['school'] }],
  },
  {
    id: 'an Insula and a Market: what the victim has above its limits stays (6.6)',
    given: { players: [thief, { done: 'insula', clients: 'patron patron patron patron patron' }] },
    when: `${STEALS}; seize 2 insula`,
    now: { 0: { clientele: '0/4' }, 1: { clientele: '5/6' } },
  },
]

const OPEN: readonly Case[] = [
  {
    id: 'Palace: several cards for a role',
    given: { players: [{ hand: 'bar insula' }, { done: 'palace*' }] },
    when: 'lead laborer bar',
    now: { asked: '0 more', choices: 'also insula; enough' },
  },
  {
    id: 'Circus: any card as Architect',
    given: { players: [{ hand: 'bar' }, { done: 'circus*' }] },
    can: ['lead architect bar'],
  },
  {
    id: 'Bath: a client hired acts',
    given: { players: [{ hand: 'temple' }, { done: 'bath*' }], pool: 'rubble wood' },
    when: `lead patron temple; ${THINKS}; hire laborer`,
    now: { asked: '0 laborer', choices: 'collect wood; pass' },
  },
  {
    id: 'Gate: unfinished marble works',
    given: { players: [{ work: 'temple' }, { done: 'gate*' }] },
    now: { 0: { limit: 9 }, 1: { limit: 5 } },
  },
  {
    id: 'Sewer: orders played are kept',
    given: { players: [{ hand: 'bar' }, { done: 'sewer*' }] },
    when: `lead laborer bar; ${THINKS}`,
    now: { asked: '0 sewer', choices: 'salvage rubble; done' },
  },
  {
    id: 'Academy: a think after a Craftsman action',
    given: { players: [{ hand: 'dock bar' }, { done: 'academy*' }] },
    when: `lead craftsman dock; ${THINKS}; found bar`,
    now: { asked: '0 think' },
  },
  {
    id: 'Bridge: stockpiles, and past a Palisade',
    given: { players: [{ hand: 'school temple' }, { done: 'bridge* palisade', stockpile: 'marble' }] },
    when: `lead legionary school; ${THINKS}; demand temple`,
    now: { asked: '0 plunder', choices: 'plunder marble; done' },
  },
  {
    id: 'Palisade: everybody is safe',
    given: { players: [{ hand: 'school temple' }, { done: 'palisade*' }, { hand: 'forum' }] },
    when: `lead legionary school; ${THINKS}; ${THINKS}; demand temple`,
    now: { asked: '2 volunteer' },
  },
  {
    id: 'Tower: a site out of town for one action, rubble anywhere',
    given: { players: [{ hand: 'market dock bar', work: 'temple' }, { done: 'tower*' }], sites: { wood: [0, 1] } },
    when: `lead craftsman market; ${THINKS}`,
    can: ['found dock out', 'craft temple bar'],
  },
  {
    id: 'Storeroom: every client a Laborer',
    given: { players: [{ hand: 'bar', clients: 'patron' }, { done: 'storeroom*' }], pool: 'wood wood wood' },
    when: `lead laborer bar; ${THINKS}`,
    now: { asked: '0 laborer', pending: 1 },
  },
  {
    id: 'Ludus Magna: Merchants as any role',
    given: { players: [{ hand: 'bar', clients: 'merchant' }, { done: 'ludus-magna*' }], pool: 'wood wood wood' },
    when: `lead laborer bar; ${THINKS}`,
    now: { asked: '0 laborer', pending: 1 },
  },
  {
    id: 'Circus Maximus: clients act twice',
    given: { players: [{ hand: 'bar', clients: 'laborer' }, { done: 'circus-maximus*' }], pool: 'wood wood wood' },
    when: `lead laborer bar; ${THINKS}`,
    now: { asked: '0 laborer', pending: 2 },
  },
  {
    id: 'Market: two more cards in the vault',
    given: { players: [{}, { done: 'market*' }] },
    now: { 0: { banked: '0/4' } },
  },
  {
    id: 'Aqueduct: twice as many clients, and one from the hand',
    given: { players: [{ hand: 'temple dock' }, { done: 'aqueduct*' }] },
    when: `lead patron temple; ${THINKS}`,
    now: { 0: { clientele: '0/4' } },
    can: ['aqueduct dock'],
  },
  {
    id: 'Scriptorium: a marble finishes anything',
    given: { players: [{ hand: 'dock temple', work: 'gate' }, { done: 'scriptorium*' }] },
    when: `lead craftsman dock; ${THINKS}; craft gate temple`,
    now: { 0: { structures: 'gate!' } },
  },
  {
    id: 'Stairway: who owns none opens as well',
    given: { players: [{ hand: 'wall', stockpile: 'brick' }, { done: 'stairway* shrine' }] },
    when: `lead architect wall; ${THINKS}; open 2 shrine`,
    now: { 0: { limit: 7 } },
  },
  {
    id: 'Forum: who has what it asks for wins',
    given: {
      players: [
        { hand: 'wall', row: 'wood wood wood wood', clients: SIX_ROLES, stockpile: `${SIX_MATERIALS} marble` },
        { done: 'forum' },
        { done: 'stairway*' },
      ],
    },
    when: `lead architect wall; ${THINKS}; ${THINKS}; open 2 forum`,
    now: { end: 'forum', winners: '0' },
  },
  {
    id: 'Shrine: whoever has one of its own has no more of it',
    given: { players: [{ done: 'shrine' }, { done: 'shrine*' }] },
    now: { 0: { limit: 7 }, 1: { limit: 7 } },
  },
  {
    id: 'Foundry: what it does on completion is not done again',
    given: { players: [{ hand: 'wall', done: 'stairway', stockpile: 'brick' }, { done: 'foundry' }], pool: 'wood' },
    when: `lead architect wall; ${THINKS}; open 2 foundry`,
    now: { asked: '1 lead', pool: 'wood concrete' },
  },
]

describe.each([
  { what: 'stolen', cases: STOLEN },
  { what: 'open to all', cases: OPEN },
])('$what', ({ cases }) => {
  test.each(cases)('$id', each => {
    expect(outcome(each)).toMatchObject(wanted(each))
  })
})
