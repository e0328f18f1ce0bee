// A09: which two actions pay for a site out of town: the one in progress and the same player's next one, both of the same
// role, whatever they come from. And what a Stairway makes of two Architect actions (A15).

import { describe, expect, test } from 'vitest'
import { type Case, look, outcome, wanted } from './cases.ts'
import { choices, play, type SceneWords, scene, whyNot } from './scene.ts'
import { frame, type GrState } from './state.ts'

const THINKS = 'think senator'
const OUT = { wood: [0, 3], concrete: [2, 3] } as const

/** As if all but the last action of each structure just completed had been used. */
function lastOfEach(s: GrState): void {
  for (const [i, { at, by, a }] of s.frames.entries()) if (at === 'burst') s.frames[i] = frame('burst', by, a, 0)
}

interface Site {
  readonly id: string
  readonly given: SceneWords
  readonly when: string
  readonly cards?: string
  /** After the last action of each burst: how many of the same role follow, where a site out of town can be paid for. */
  readonly follow: number
}

const completing = `lead craftsman senator; ${THINKS}; craft amphitheatre wall`
const built = { work: 'amphitheatre:concrete' }
const HAND = 'senator wall dock'

const PAID: readonly Site[] = [
  {
    id: 'a client',
    given: { players: [{ ...built, hand: HAND, clients: 'craftsman' }, {}], sites: OUT },
    when: completing,
    follow: 1,
  },
  {
    id: 'several clients',
    given: { players: [{ ...built, hand: HAND, clients: 'craftsman craftsman' }, {}], sites: OUT },
    when: completing,
    follow: 2,
  },
  {
    id: 'a Merchant through a Ludus Magna',
    given: { players: [{ ...built, hand: HAND, done: 'ludus-magna', clients: 'merchant' }, {}], sites: OUT },
    when: completing,
    follow: 1,
  },
  {
    id: 'a Merchant through another’s Ludus Magna that is open to all',
    given: { players: [{ ...built, hand: HAND, clients: 'merchant' }, { done: 'ludus-magna*' }], sites: OUT },
    when: completing,
    follow: 1,
  },
  {
    id: 'both actions of a client through a Circus Maximus',
    given: { players: [{ ...built, hand: HAND, done: 'circus-maximus', clients: 'craftsman' }, {}], sites: OUT },
    when: completing,
    follow: 2,
  },
  {
    id: 'the second action of a client whose first completed the Amphitheatre',
    given: {
      players: [{ ...built, hand: `${HAND} bar`, done: 'circus-maximus', clients: 'craftsman' }, {}],
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; found bar; craft amphitheatre wall`,
    follow: 1,
  },
  {
    id: 'a further card through a Palace',
    given: { players: [{ ...built, hand: `${HAND} senator`, done: 'palace' }, {}], sites: OUT },
    when: `lead craftsman senator; also senator; enough; ${THINKS}; craft amphitheatre wall`,
    follow: 1,
  },
  {
    id: 'cards of a Palace and clients twice',
    given: {
      players: [
        { ...built, hand: `${HAND} senator`, done: 'palace circus-maximus', clients: 'craftsman craftsman' },
        {},
      ],
      sites: OUT,
    },
    when: `lead craftsman senator; also senator; enough; ${THINKS}; craft amphitheatre wall`,
    follow: 5,
  },
  {
    id: 'the clients of one who thought',
    given: {
      players: [{ hand: 'market' }, { ...built, hand: 'wall dock', clients: 'craftsman craftsman' }],
      sites: OUT,
    },
    when: `lead craftsman market; ${THINKS}; craft amphitheatre wall`,
    follow: 1,
  },
  {
    id: 'a client, the Amphitheatre being a stolen one',
    given: {
      players: [
        { hand: 'senator villa dock', work: 'prison:stone,stone', clients: 'craftsman' },
        { done: 'amphitheatre' },
      ],
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft prison villa; seize 2 amphitheatre`,
    follow: 1,
  },
  {
    id: 'a client, a Prison having been completed and left unused within the burst',
    given: {
      players: [
        { hand: `${HAND} villa`, work: 'amphitheatre:concrete prison:stone,stone', clients: 'craftsman' },
        { done: 'foundry' },
      ],
      sites: OUT,
    },
    when: `${completing}; craft prison villa; pass`,
    follow: 1,
  },
  {
    id: 'the card drawn with a Fountain',
    given: {
      players: [{ ...built, hand: 'senator wall', done: 'fountain', clients: 'craftsman' }, { hand: 'bar' }],
      sites: OUT,
    },
    when: `${completing}; fountain`,
    cards: 'dock',
    follow: 1,
  },
  {
    id: 'a Craftsman hired by the last action of a Garden, who acts through a Bath',
    given: {
      players: [{ hand: 'senator villa dock', work: 'garden:stone,stone', done: 'bath', clients: 'craftsman' }, {}],
      pool: 'wood wood wood',
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft garden villa; hire craftsman`,
    follow: 1,
  },
  {
    id: 'the same, a Patron hired first: a chain of the Bath',
    given: {
      players: [{ hand: 'senator villa dock', work: 'garden:stone,stone', done: 'bath', clients: 'craftsman' }, {}],
      pool: 'wood marble wood',
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft garden villa; hire patron; hire craftsman`,
    follow: 1,
  },
  {
    id: 'an Amphitheatre that such a Craftsman completes',
    given: {
      players: [
        {
          hand: 'senator villa wall dock',
          work: 'garden:stone,stone amphitheatre:concrete',
          done: 'bath',
          clients: 'craftsman',
        },
        {},
      ],
      pool: 'wood wood',
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft garden villa; hire craftsman; craft amphitheatre wall`,
    follow: 1,
  },
]

describe('after the last action of a structure just completed comes', () => {
  test.each(PAID)('A09 $id', ({ given, when, cards = '', follow }) => {
    const s = scene(given)
    play(s, when, cards)
    lastOfEach(s)
    expect(look(s).pending).toBe(follow)
    expect(choices(s)).toContain('found dock out')
    play(s, 'found dock out')
    const after = look(s)
    expect(after.outOfTown.split(' ')[1]).toBe('2')
    // What pays is gone: the ones after it are still there.
    if (follow === 1 || after.asked === '1 lead') expect(after.asked).not.toBe('0 craftsman')
    else expect(after.pending).toBe(follow - 2)
  })
})

const NOT_PAID: readonly Site[] = [
  {
    id: 'nothing',
    given: { players: [{ ...built, hand: HAND }, {}], sites: OUT },
    when: completing,
    follow: 0,
  },
  {
    id: 'clients of other roles',
    given: { players: [{ ...built, hand: HAND, clients: 'architect laborer merchant patron' }, {}], sites: OUT },
    when: completing,
    follow: 0,
  },
  {
    id: 'every client a Laborer through a Storeroom, but no Craftsman',
    given: { players: [{ ...built, hand: HAND, done: 'storeroom', clients: 'laborer patron' }, {}], sites: OUT },
    when: completing,
    follow: 0,
  },
  {
    id: 'a Craftsman hired in this round',
    given: {
      players: [{ hand: 'senator villa dock', work: 'garden:stone,stone', done: 'bath' }, {}],
      pool: 'wood wood',
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft garden villa; hire craftsman`,
    follow: 0,
  },
  {
    id: 'an Architect action',
    given: { players: [{ ...built, hand: 'wall dock', stockpile: 'concrete', clients: 'architect' }, {}], sites: OUT },
    when: `lead architect wall; ${THINKS}; build amphitheatre concrete`,
    follow: 0,
  },
  {
    id: 'a Patron action',
    given: { players: [{ hand: 'temple dock', done: 'bath', clients: 'patron' }, {}], pool: 'wood wood', sites: OUT },
    when: `lead patron temple; ${THINKS}; hire craftsman`,
    follow: 0,
  },
]

describe('no site out of town where there follows', () => {
  test.each(NOT_PAID)('A09 $id', ({ given, when }) => {
    const s = scene(given)
    play(s, when)
    lastOfEach(s)
    expect([look(s).pending, whyNot(s, 'found dock out')]).toEqual([0, 'two-actions 6.2'])
  })
})

const IN_TURN: readonly Case[] = [
  {
    id: 'A09 the whole way: Amphitheatre in a Craftsman round, its last action and the client’s',
    given: {
      players: [{ hand: 'senator wall dock bar insula latrine', ...built, clients: 'craftsman' }, {}],
      sites: { wood: [0, 1] },
    },
    when: `${completing}; found bar; craft bar insula; found latrine; found dock out`,
    now: { asked: '1 lead', 0: { structures: 'bar! latrine:0 dock:0 amphitheatre!' }, outOfTown: '4 0 4 4 4 4' },
  },
  {
    id: 'A09 while the Amphitheatre has another action, that is the next one, not the client’s',
    given: { players: [{ hand: `${HAND} bar`, ...built, clients: 'craftsman' }, {}], sites: OUT },
    when: `${completing}; found dock out`,
    now: { asked: '0 craftsman', pending: 2 },
  },
  {
    id: 'A09 a Patron action of the Garden that can be used lies between: not consecutive',
    given: {
      players: [{ hand: 'senator villa dock', work: 'garden:stone,stone', done: 'bath', clients: 'craftsman' }, {}],
      pool: 'wood wood',
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft garden villa; hire craftsman`,
    now: { asked: '0 craftsman', pending: 0 },
    cannot: { 'found dock out': 'two-actions 6.2' },
  },
  {
    id: 'A09 Patron actions that nobody can be hired with are lost: an empty pool',
    given: {
      players: [{ hand: 'senator villa dock', work: 'garden:stone,stone', done: 'bath', clients: 'craftsman' }, {}],
      pool: 'wood',
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft garden villa; hire craftsman; found dock out`,
    now: { asked: '1 lead' },
  },
  {
    id: 'A09 Patron actions that nobody can be hired with are lost: a full clientele',
    given: {
      players: [
        {
          hand: 'senator villa dock',
          work: 'garden:stone,stone',
          done: 'bath',
          clients: 'craftsman patron patron patron patron patron',
        },
        {},
      ],
      pool: 'wood wood',
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft garden villa; hire craftsman; found dock out`,
    now: { asked: '1 lead', 0: { clientele: '7/7' } },
  },
  {
    id: 'A09 but with an Aqueduct a card that stays in the hand can be hired',
    given: {
      players: [
        { hand: 'senator villa dock bar', work: 'garden:stone,stone', done: 'bath aqueduct', clients: 'craftsman' },
        {},
      ],
      pool: 'wood',
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft garden villa; hire craftsman`,
    cannot: { 'found dock out': 'two-actions 6.2' },
  },
  {
    id: 'A09 and the card that lays the foundation cannot',
    given: {
      players: [
        { hand: 'senator villa dock', work: 'garden:stone,stone', done: 'bath aqueduct', clients: 'craftsman' },
        {},
      ],
      pool: 'wood',
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft garden villa; hire craftsman; found dock out`,
    now: { asked: '1 lead', 0: { hand: '' } },
  },
  {
    id: 'A09 nor with a Bar, while there is a deck',
    given: {
      players: [{ hand: 'senator villa dock', work: 'garden:stone,stone', done: 'bath bar', clients: 'craftsman' }, {}],
      pool: 'wood',
      sites: OUT,
    },
    when: `lead craftsman senator; ${THINKS}; craft garden villa; hire craftsman`,
    cannot: { 'found dock out': 'two-actions 6.2' },
  },
  {
    id: 'A09 Architects: one hired by a Garden that an Architect action completed, and the next client',
    given: {
      players: [
        {
          hand: 'wall dock',
          work: 'garden:stone,stone',
          stockpile: 'stone',
          done: 'bath',
          clients: 'architect architect',
        },
        {},
      ],
      pool: 'concrete',
      sites: OUT,
    },
    when: `lead architect wall; ${THINKS}; build garden stone; hire architect; found dock out`,
    now: { asked: '1 lead', 0: { structures: 'dock:0 bath! garden!' } },
  },
  {
    id: 'A09 a Tower takes one action, and the rest stay',
    given: { players: [{ hand: `${HAND} market`, ...built, done: 'tower', clients: 'craftsman' }, {}], sites: OUT },
    when: `${completing}; found dock out`,
    now: { asked: '0 craftsman', pending: 5 },
  },
  {
    id: 'A35 an Academy gives one think for the two actions',
    given: { players: [{ hand: 'senator dock', done: 'academy', clients: 'craftsman' }, {}], sites: OUT },
    when: `lead craftsman senator; ${THINKS}; found dock out`,
    now: { asked: '0 think', choices: 'think cards; think senator; skip' },
  },
]

const STAIRWAY: readonly Case[] = [
  {
    id: 'A15 a site out of town takes two Architect actions, and each may open a structure',
    given: {
      players: [
        { hand: 'wall dock', done: 'stairway', stockpile: 'brick brick brick', clients: 'architect' },
        { done: 'shrine academy foundry' },
      ],
      sites: OUT,
    },
    when: `lead architect wall; ${THINKS}; found dock out; open 2 shrine; open 2 academy`,
    now: { asked: '1 lead', 0: { limit: 7, stockpile: 'brick' }, 1: { structures: 'academy! foundry! shrine!' } },
    tells: [
      { at: 'opened', structure: 'shrine' },
      { at: 'opened', structure: 'academy' },
    ],
  },
  {
    id: 'A15 one of them before the foundation',
    given: {
      players: [
        { hand: 'wall dock', done: 'stairway', stockpile: 'brick brick brick', clients: 'architect' },
        { done: 'shrine academy foundry' },
      ],
      sites: OUT,
    },
    when: `lead architect wall; ${THINKS}; open 2 shrine; found dock out`,
    now: { asked: '0 architect', pending: 0 },
    can: ['open 2 academy', 'open 2 foundry', 'done'],
    cannot: { 'found dock': 'not-in-hand 4.1' },
  },
  {
    id: 'A15 and no third',
    given: {
      players: [
        { hand: 'wall dock', done: 'stairway', stockpile: 'brick brick brick', clients: 'architect' },
        { done: 'shrine academy foundry' },
      ],
      sites: OUT,
    },
    when: `lead architect wall; ${THINKS}; open 2 shrine; found dock out; open 2 academy`,
    now: { asked: '1 lead', 1: { structures: 'academy! foundry! shrine!' } },
    tells: [
      { at: 'opened', structure: 'shrine' },
      { at: 'opened', structure: 'academy' },
    ],
  },
  {
    id: 'A15 with a Tower it is one action, and one opening',
    given: {
      players: [{ hand: 'wall dock', done: 'stairway tower', stockpile: 'brick brick' }, { done: 'shrine academy' }],
      sites: OUT,
    },
    when: `lead architect wall; ${THINKS}; found dock out; open 2 shrine`,
    now: { asked: '1 lead' },
  },
  {
    id: 'A15 in town it is one action, and one opening',
    given: {
      players: [
        { hand: 'wall bar', done: 'stairway', stockpile: 'brick brick', clients: 'architect' },
        { done: 'shrine academy' },
      ],
    },
    when: `lead architect wall; ${THINKS}; found bar; open 2 shrine`,
    now: { asked: '0 architect', pending: 0 },
  },
  {
    id: 'A15 where it opens instead of building, both actions are spent on the site',
    given: {
      players: [
        { hand: 'wall dock', done: 'stairway', stockpile: 'brick brick', clients: 'architect' },
        { done: 'shrine academy' },
      ],
      sites: OUT,
      options: { stairway: 'instead' },
    },
    when: `lead architect wall; ${THINKS}; found dock out`,
    now: { asked: '1 lead' },
  },
]

describe.each([
  { what: 'in turn', cases: IN_TURN },
  { what: 'Stairway', cases: STAIRWAY },
])('$what', ({ cases }) => {
  test.each(cases)('$id', each => {
    expect(outcome(each)).toMatchObject(wanted(each))
  })
})
