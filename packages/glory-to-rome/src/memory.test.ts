// G08: what a table that remembers keeps of hidden cards, and when it is forgotten. By the book: vaults.test.ts.

import { expect, test } from 'vitest'
import { type PlayerWords, play, scene } from './scene.ts'
import { view } from './view.ts'

interface Memory {
  readonly id: string
  readonly players: readonly [PlayerWords, PlayerWords]
  readonly when: string
  /** Of the seat, to everybody. */
  readonly of: 0 | 1
  readonly known: {
    readonly hand?: readonly string[]
    readonly lacks?: readonly string[]
    readonly vault?: { readonly materials?: readonly number[]; readonly fromHand?: number }
  }
}

const THINK = 'think senator'
const REMEMBERED = { vaults: 'remembered' }

const CASES: readonly Memory[] = [
  {
    id: 'a card shown for a demand',
    players: [{ hand: 'school temple dock' }, {}],
    when: `lead legionary school; ${THINK}; demand temple`,
    of: 0,
    known: { hand: ['temple'] },
  },
  {
    id: 'until it leaves the hand',
    players: [{ hand: 'school temple dock' }, {}],
    when: `lead legionary school; ${THINK}; demand temple; ${THINK}; lead patron temple`,
    of: 0,
    known: { hand: [] },
  },
  {
    id: 'a card shown, and another one leaving openly: still known',
    players: [{ hand: 'school temple dock' }, {}],
    when: `lead legionary school; ${THINK}; demand temple; ${THINK}; lead craftsman dock`,
    of: 0,
    known: { hand: ['temple'] },
  },
  {
    id: 'nothing of a hand that a card left unseen',
    players: [{ hand: 'school temple villa dock', done: 'basilica' }, {}],
    when: `lead legionary school; ${THINK}; demand temple; ${THINK}; lead merchant villa; ${THINK}; basilica dock`,
    of: 0,
    known: { hand: [], vault: { fromHand: 1 } },
  },
  {
    id: 'a hand that gave fewer than demanded lacks the material',
    players: [{ hand: 'school temple' }, { hand: 'dock' }],
    when: `lead legionary school; ${THINK}; demand temple`,
    of: 1,
    known: { lacks: ['marble'] },
  },
  {
    id: 'a senator changes nothing about that',
    players: [{ hand: 'school temple' }, { hand: 'dock' }],
    when: `lead legionary school; ${THINK}; demand temple; ${THINK}`,
    of: 1,
    known: { lacks: ['marble'] },
  },
  {
    id: 'until it draws again',
    players: [{ hand: 'school temple' }, { hand: 'dock' }],
    when: `lead legionary school; ${THINK}; demand temple; think cards`,
    of: 1,
    known: { lacks: [] },
  },
  {
    id: 'a hand that gave as many as demanded is not known to lack it',
    players: [{ hand: 'school temple' }, { hand: 'dock forum' }],
    when: `lead legionary school; ${THINK}; demand temple; give forum`,
    of: 1,
    known: { lacks: [] },
  },
  {
    id: 'what went into a vault openly',
    players: [{ hand: 'villa', stockpile: 'brick' }, {}],
    when: `lead merchant villa; ${THINK}; bank brick`,
    of: 0,
    known: { vault: { materials: [0, 0, 1, 0, 0, 0], fromHand: 0 } },
  },
]

test.each(CASES)('G08 $id', ({ players, when, of, known }) => {
  const s = scene({ players, options: REMEMBERED })
  play(s, when)
  for (const seat of [0, 1, undefined]) expect(view(s, seat).memory[of]).toMatchObject(known)
})

test('G08 a card banked from hand is remembered for its owner alone', () => {
  const s = scene({ players: [{ hand: 'villa dock', done: 'basilica' }, {}], options: REMEMBERED })
  play(s, `lead merchant villa; ${THINK}; basilica dock`)
  expect([0, 1, undefined].map(seat => view(s, seat).ownBanked)).toEqual([['dock'], [], []])
})
