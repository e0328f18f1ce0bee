// Derived tests of the end: DR-14 to DR-16, DR-25 to DR-28, DR-46 to DR-49 (8, 9, 11).

import { completeOptions, FastChance, isProblem } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { type Case, look, noSites, outcome, wanted } from './cases.ts'
import { gloryToRome } from './index.ts'
import { play, scene } from './scene.ts'
import { setup } from './setup.ts'
import { OPTIONS } from './state.ts'

const SIX_MATERIALS = 'rubble wood brick concrete stone marble'
const SIX_ROLES = 'laborer craftsman legionary architect merchant patron'

const CASES: readonly Case[] = [
  {
    id: 'DR-14 a think that empties the deck draws what is there (A05)',
    given: { players: [{ hand: 'bar' }, { hand: 'bar bar' }], deck: 2 },
    when: 'think cards',
    now: { asked: 'over', end: 'deck', deck: 0, winners: '0', 0: { size: 3, points: 2 }, 1: { size: 2, points: 2 } },
  },
  {
    id: 'DR-15 the last card of the deck, hired with a Bar, fills a Forum: a win by Forum (A06)',
    given: {
      players: [
        {
          hand: 'senator',
          done: 'bar forum',
          stockpile: SIX_MATERIALS,
          clients: 'laborer craftsman legionary architect merchant',
        },
        {},
      ],
      deck: 1,
    },
    when: 'lead patron senator; think senator; bar',
    cards: 'palace',
    now: { asked: 'over', end: 'forum', deck: 0, winners: '0', 0: { clientele: '6/6' } },
  },
  {
    id: 'DR-16 the last card drawn with a Fountain stays in hand: the game is over (A05)',
    given: { players: [{ hand: 'dock', done: 'fountain', work: 'market' }, {}], deck: 1 },
    when: 'lead craftsman dock; think senator; fountain',
    cards: 'palisade',
    now: { asked: 'over', end: 'deck', 0: { hand: 'palisade', structures: 'market:0 fountain!' } },
  },
  {
    id: 'DR-25 a Forum founded under a Gate wins at once when the set is there (11)',
    given: {
      players: [
        { hand: 'dock forum', done: 'gate', row: 'wood wood', stockpile: SIX_MATERIALS, clients: SIX_ROLES },
        {},
      ],
    },
    when: 'lead craftsman dock; think cards; found forum',
    now: { asked: 'over', end: 'forum', winners: '0', 0: { structures: 'gate! forum:0' } },
    tells: [{ at: 'over', reason: 'forum', winners: [0] }],
  },
  ...[3, 2].map(
    (merchants): Case => ({
      id: `DR-26 Ludus Magna and Forum, two roles missing, ${merchants} Merchants (11)`,
      given: {
        players: [
          {
            hand: 'bar',
            done: 'forum ludus-magna',
            stockpile: 'rubble brick concrete stone marble',
            clients: `laborer craftsman legionary ${'merchant '.repeat(merchants)}`,
          },
          {},
        ],
        pool: 'wood',
      },
      when: 'lead laborer bar; think cards; collect wood',
      now: merchants === 3 ? { end: 'forum', winners: '0' } : { end: '', asked: '1 lead' },
    }),
  ),
  ...['', 'architect'].map(
    (sixth): Case => ({
      id: `DR-27 Storeroom and Forum, five roles and ${sixth || 'no'} sixth client (11)`,
      given: {
        players: [
          {
            hand: 'senator',
            done: 'forum storeroom',
            stockpile: 'rubble brick concrete stone marble',
            clients: `craftsman legionary architect merchant patron ${sixth}`,
          },
          {},
        ],
        pool: 'wood',
      },
      when: 'lead laborer senator; think cards; collect wood',
      now: sixth ? { end: 'forum', winners: '0' } : { end: '', 0: { stockpile: SIX_MATERIALS } },
    }),
  ),
  {
    id: 'DR-28 a Forum opened while two have their sets: the better of the two (A43)',
    given: {
      players: [
        {
          hand: 'wall',
          done: 'stairway road',
          stockpile: `${SIX_MATERIALS} marble`,
          clients: SIX_ROLES,
          vault: 'wood',
        },
        { done: 'forum bar', stockpile: 'rubble', vault: 'stone stone stone stone stone' },
        { row: 'stone stone', stockpile: SIX_MATERIALS, clients: SIX_ROLES },
      ],
    },
    when: 'lead architect wall; think cards; think cards; open 2 forum',
    now: { asked: 'over', end: 'forum', winners: '0', 0: { points: 10 }, 1: { points: 24 }, 2: { points: 8 } },
  },
  {
    id: 'DR-46 two vaults tie for most stone: nobody has the bonus (8)',
    given: {
      players: [{ vault: 'stone stone', hand: 'bar' }, { vault: 'stone stone wood' }, { vault: 'stone' }],
    },
    now: { 0: { points: 2 + 6 }, 1: { points: 2 + 6 + 1 + 3 }, 2: { points: 2 + 3 } },
  },
  {
    id: 'DR-47 equal points: more cards in hand (8)',
    given: { players: [{ hand: 'bar bar bar' }, { hand: 'bar bar bar' }], deck: 1 },
    when: 'think cards',
    now: { end: 'deck', winners: '0', 0: { size: 4, points: 2 }, 1: { size: 3, points: 2 } },
  },
  {
    id: 'DR-47 equal hands too: a shared win (A44)',
    given: { players: [{ hand: 'bar senator' }, { hand: 'bar bar bar' }, { hand: 'bar bar' }], deck: 1 },
    when: 'think cards',
    now: { end: 'deck', winners: '0 1', 0: { size: 3 }, 1: { size: 3 }, 2: { size: 2 } },
  },
  {
    id: 'DR-48 all but one concede: that one wins, without scoring (8)',
    given: {
      players: [{ hand: 'bar' }, { hand: 'bar' }, { hand: 'bar', row: 'stone' }],
      options: { concession: 'on' },
    },
    when: 'concede 2; lead laborer bar; think cards; concede 2',
    now: { asked: 'over', end: 'concession', winners: '1' },
    tells: [{ at: 'over', reason: 'concession', winners: [1], totals: undefined }],
  },
  {
    id: 'DR-49 simplified: functions are inert (9)',
    given: {
      players: [{ hand: 'bar', done: 'shrine temple insula market palace' }, {}],
      options: { variant: 'simplified' },
    },
    now: { 0: { limit: 5, influence: 12, clientele: '0/12', banked: '0/12' } },
  },
  {
    id: 'DR-49 simplified: a Catacomb ends nothing (9)',
    given: {
      players: [{ hand: 'dock villa', work: 'catacomb:stone,stone' }, {}],
      options: { variant: 'simplified' },
    },
    when: 'lead craftsman dock; think cards; craft catacomb villa',
    now: { asked: '1 lead', end: '', 0: { structures: 'catacomb!', influence: 5 } },
  },
]

test.each(CASES)('$id', each => {
  expect(outcome(each)).toMatchObject(wanted(each))
})

const optionsWith = (given: Readonly<Record<string, string>>) => {
  const options = completeOptions(OPTIONS, given)
  if (isProblem(options)) throw new Error(options.problem)
  return options
}

describe('DR-49 simplified (A47)', () => {
  test.each([
    { seats: 2, inTown: '2 2 2 2 2 2', outOfTown: '1 1 1 1 1 1' },
    { seats: 3, inTown: '3 3 3 3 3 3', outOfTown: '0 0 0 0 0 0' },
    { seats: 5, inTown: '3 3 3 3 3 3', outOfTown: '0 0 0 0 0 0' },
  ])('sites for $seats, and half of the deck out of the game', ({ seats, ...sites }) => {
    const s = setup({ seats, options: optionsWith({ variant: 'simplified' }) }, new FastChance('half'))
    expect(look(s)).toMatchObject(sites)
    const undrawn = 144 - 4 * seats - s.pool.reduce((a, b) => a + b)
    expect([s.removed, s.deck]).toEqual([Math.floor(undrawn / 2), Math.ceil(undrawn / 2)])
  })
})

test('DR-28 and the scores of all three stand in the result', () => {
  const each = CASES.find(({ id }) => id.startsWith('DR-28'))
  if (!each) throw new Error('no DR-28')
  const s = scene(each.given)
  play(s, each.when ?? '')
  expect(gloryToRome.result(s)).toMatchObject({ reason: 'forum', winners: [0], scores: [{}, {}, {}] })
})

test('DR-48 no scores stand in the result', () => {
  const s = scene({ players: [{}, {}], options: { concession: 'on' } })
  play(s, 'concede 2')
  expect(gloryToRome.result(s)).toEqual({ reason: 'concession', winners: [1] })
})

test('8 no site at all is left in town, but the table is not asked before somebody founds (8)', () => {
  const s = scene({ players: [{ hand: 'bar' }, {}], sites: noSites() })
  play(s, 'think cards')
  expect(look(s)).toMatchObject({ asked: '1 lead', end: '' })
})
