// Derived tests of building: DR-09 to DR-13, DR-31 to DR-38, DR-50, DR-51, DR-56 (6, 10, 11).

import { expect, test } from 'vitest'
import { type Case, noSites, outcome, wanted } from './cases.ts'
import type { PlayerWords, SceneWords } from './scene.ts'

/** Completing an Amphitheatre in an Architect round. */
const AMPHITHEATRE: SceneWords = {
  players: [
    {
      hand: 'wall dock bar insula road',
      clients: 'architect',
      work: 'amphitheatre:concrete',
      stockpile: 'concrete',
    },
    {},
  ],
}

/** The thief is one stone short of a Prison, and has two Craftsman actions. */
const THIEF: PlayerWords = { hand: 'dock villa road', clients: 'craftsman', work: 'prison:stone,stone' }
const STEALS = 'lead craftsman dock; think cards; craft prison villa'

const SCRIBE: PlayerWords = { hand: 'dock temple', done: 'road scriptorium', work: 'catacomb:stone wall' }
const STAIRS: PlayerWords = { hand: 'wall', done: 'stairway', work: 'gate', stockpile: 'brick brick' }

const CASES: readonly Case[] = [
  {
    id: 'DR-09 one action does not found out of town (6.2)',
    given: { players: [{ hand: 'dock market' }, {}], sites: { wood: [0, 1] } },
    when: 'lead craftsman dock; think cards',
    cannot: { 'found market out': 'two-actions 6.2', 'found market': 'no-site 6.1' },
  },
  {
    id: 'DR-09 with a Tower it does (6.2)',
    given: { players: [{ hand: 'dock market', done: 'tower' }, {}], sites: { wood: [0, 1] } },
    when: 'lead craftsman dock; think cards; found market out',
    now: { asked: '1 lead', 0: { structures: 'market:0 tower!' }, outOfTown: '4 0 4 4 4 4' },
  },
  {
    id: 'DR-10 two actions of a burst found out of town (A09)',
    given: AMPHITHEATRE,
    when: 'lead architect wall; think cards; build amphitheatre concrete; found dock out',
    now: { asked: '0 craftsman', pending: 1, 0: { structures: 'dock:0 amphitheatre!' } },
  },
  {
    id: 'DR-10 the last of a burst and the next Architect action do not (A09)',
    given: AMPHITHEATRE,
    when: 'lead architect wall; think cards; build amphitheatre concrete; found bar; found insula; craft bar road',
    now: { asked: '0 craftsman', pending: 0 },
    can: ['found dock', 'pass'],
    cannot: { 'found dock out': 'two-actions 6.2' },
  },
  {
    id: 'DR-11 a name under construction (6.1)',
    given: { players: [{ hand: 'dock market', work: 'market' }, {}] },
    when: 'lead craftsman dock; think cards',
    cannot: { 'found market': 'owned 6.1' },
  },
  {
    id: 'DR-11 a name completed (6.1)',
    given: { players: [{ hand: 'dock market', done: 'market' }, {}] },
    when: 'lead craftsman dock; think cards',
    cannot: { 'found market': 'owned 6.1' },
  },
  {
    id: 'DR-11 a name stolen (A11)',
    given: { players: [THIEF, { done: 'road' }] },
    when: `${STEALS}; seize 2 road`,
    now: { asked: '0 craftsman', 0: { structures: 'road! prison!' } },
    cannot: { 'found road': 'owned 6.1' },
  },
  {
    id: 'DR-12 the last site in town ends the game; the foundation stays unfinished (8, A07)',
    given: {
      players: [{ hand: 'dock market palisade', clients: 'craftsman' }, {}],
      sites: noSites({ wood: [1, 3], brick: [0, 2] }),
    },
    when: 'lead craftsman dock; think cards; found market',
    now: { asked: 'over', end: 'sites', 0: { structures: 'market:0', influence: 2, hand: 'palisade' } },
  },
  {
    id: 'DR-13 a site out of town does not, while one in town remains (6.2)',
    given: {
      players: [{ hand: 'dock market', done: 'tower' }, {}],
      sites: noSites({ wood: [0, 1], brick: [1, 0] }),
    },
    when: 'lead craftsman dock; think cards; found market out',
    now: { asked: '1 lead', end: '', 0: { structures: 'market:0 tower!' } },
  },
  {
    id: 'DR-31 Stairway: not on one’s own structure, nor on an unfinished one (11)',
    given: {
      players: [
        { ...STAIRS, done: 'stairway shrine' },
        { work: 'school', done: 'academy' },
      ],
    },
    when: 'lead architect wall; think cards',
    can: ['open 2 academy'],
    cannot: { 'open 1 shrine': 'no-target 11', 'open 2 school': 'no-target 11' },
  },
  {
    id: 'DR-32 build, then open (A15)',
    given: { players: [STAIRS, { done: 'academy' }] },
    when: 'lead architect wall; think cards; build gate brick; open 2 academy',
    now: { asked: '1 lead', 0: { structures: 'gate:1 stairway!', stockpile: '' } },
  },
  {
    id: 'DR-32 open, then build (A15)',
    given: { players: [STAIRS, { done: 'academy' }] },
    when: 'lead architect wall; think cards; open 2 academy; build gate brick',
    now: { asked: '1 lead', 0: { structures: 'gate:1 stairway!', stockpile: '' } },
  },
  {
    id: 'DR-32 build only (A15)',
    given: { players: [STAIRS, { done: 'academy' }] },
    when: 'lead architect wall; think cards; build gate brick; done',
    now: { asked: '1 lead', 0: { stockpile: 'brick' } },
    silent: ['opened'],
  },
  {
    id: 'DR-32 open only (A15)',
    given: { players: [STAIRS, { done: 'academy' }] },
    when: 'lead architect wall; think cards; open 2 academy; done',
    now: { asked: '1 lead', 0: { structures: 'gate:0 stairway!', stockpile: 'brick' } },
  },
  {
    id: 'DR-33 a stolen Foundry gives as many actions as influence is left after paying (A39)',
    given: { players: [THIEF, { done: 'foundry' }], pool: 'wood wood wood wood' },
    when: `${STEALS}; seize 2 foundry; collect wood; collect wood`,
    now: { asked: '0 craftsman', 0: { influence: 2, stockpile: 'wood wood' }, 1: { influence: 2 + 2 + 3 } },
    tells: [
      { at: 'completed', structure: 'prison', influence: 5 },
      { at: 'acts', seat: 0, role: 'laborer', actions: 2, through: ['foundry'] },
    ],
  },
  {
    id: 'DR-34 Prison: a name under construction is no target (11)',
    given: { players: [{ ...THIEF, work: 'prison:stone,stone road' }, { done: 'road bar' }] },
    when: STEALS,
    now: { asked: '0 prison', choices: 'seize 2 bar; pass' },
    cannot: { 'seize 2 road': 'owned 11' },
  },
  {
    id: 'DR-35 who loses an Aqueduct keeps all clients, which act, and hires none (6.6)',
    given: {
      players: [
        THIEF,
        {
          hand: 'temple',
          done: 'aqueduct',
          clients: 'patron patron patron laborer laborer laborer craftsman craftsman',
        },
      ],
      pool: 'wood',
    },
    when: `${STEALS}; seize 2 aqueduct; pass; pass; lead patron temple; think cards`,
    now: { asked: '0 lead', pool: 'wood wood marble', 1: { influence: 7, clientele: '8/7' } },
    tells: [
      { at: 'acts', seat: 1, role: 'craftsman', actions: 2 },
      { at: 'acts', seat: 1, role: 'patron', actions: 4 },
    ],
  },
  {
    id: 'DR-36 the victim may found the lost name again (A11)',
    given: { players: [THIEF, { hand: 'road', done: 'road', clients: 'craftsman' }] },
    when: `${STEALS}; seize 2 road; pass; found road`,
    now: { 0: { structures: 'road! prison!' }, 1: { structures: 'road:0' } },
  },
  {
    id: 'DR-37 a Villa built by a Craftsman needs three materials (A13)',
    given: { players: [{ hand: 'dock sewer prison', clients: 'craftsman', work: 'villa' }, {}] },
    when: 'lead craftsman dock; think cards; craft villa sewer; craft villa prison',
    now: { asked: '1 lead', 0: { structures: 'villa:2', influence: 2 } },
  },
  {
    id: 'DR-37 by an Architect out of the pool it is done at once (A13)',
    given: { players: [{ hand: 'wall', done: 'archway', work: 'villa' }, {}], pool: 'stone' },
    when: 'lead architect wall; think cards; arch villa stone',
    now: { asked: '1 lead', pool: 'concrete', 0: { structures: 'archway! villa!', influence: 2 + 2 + 3 } },
  },
  {
    id: 'DR-38 Scriptorium: a marble out of the Fountain may finish any structure (A14)',
    given: { players: [{ hand: 'dock', done: 'fountain scriptorium', work: 'wall bar' }, {}] },
    when: 'lead craftsman dock; think cards; fountain; craft wall forum',
    cards: 'bar bar bar bar bar forum',
    now: { asked: '1 lead', 0: { structures: 'bar:0 wall! scriptorium! fountain!', influence: 2 + 3 + 3 + 2 } },
  },
  {
    id: 'DR-50 a Statue on stone with a Road takes anything, three times (6.3)',
    given: {
      players: [
        { hand: 'dock bar market temple', clients: 'craftsman craftsman', done: 'road', work: 'statue/stone' },
        {},
      ],
    },
    when: 'lead craftsman dock; think cards; craft statue bar; craft statue market; craft statue temple',
    now: { asked: '1 lead', 0: { structures: 'road! statue!', influence: 2 + 1 + 3, points: 2 + 1 + 3 + 3 } },
  },
  ...['market', 'temple'].map(
    (card): Case => ({
      id: `DR-51 one ${card} completes a Statue on wood (A12)`,
      given: { players: [{ hand: `dock ${card}`, work: 'statue/wood' }, {}] },
      when: `lead craftsman dock; think cards; craft statue ${card}`,
      now: { asked: '1 lead', 0: { structures: 'statue!', influence: 2 + 1, points: 2 + 1 + 3 } },
    }),
  ),
  {
    id: 'DR-56 Road and Scriptorium: a marble onto a Catacomb is added only (A60)',
    given: { players: [SCRIBE, {}] },
    when: 'lead craftsman dock; think cards; craft catacomb temple',
    now: { asked: '1 lead', end: '', 0: { structures: 'road! wall:0 catacomb:2 scriptorium!' } },
  },
  {
    id: 'DR-56 or finishes it (A60)',
    given: { players: [SCRIBE, {}] },
    when: 'lead craftsman dock; think cards; craft catacomb temple finish',
    now: { asked: 'over', end: 'catacomb', 0: { structures: 'road! wall:0 catacomb! scriptorium!' } },
  },
  {
    id: 'DR-56 onto a Wall it finishes, without a choice (A60)',
    given: { players: [SCRIBE, {}] },
    when: 'lead craftsman dock; think cards; craft wall temple',
    now: { asked: '1 lead', 0: { structures: 'road! wall! catacomb:1 scriptorium!' } },
    tells: [{ at: 'added', structure: 'wall', through: ['scriptorium'] }],
  },
]

test.each(CASES)('$id', each => {
  expect(outcome(each)).toMatchObject(wanted(each))
})
