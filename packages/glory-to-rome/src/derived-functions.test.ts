// Derived tests of single functions: DR-08, DR-23, DR-24, DR-29, DR-30, DR-52, DR-53 (5, 10, 11).

import { expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'
import { gloryToRome } from './index.ts'
import { play, scene } from './scene.ts'

const CASES: readonly Case[] = [
  {
    id: 'DR-08 a full clientele: nothing to hire from pool, deck or hand, and no question (5)',
    given: {
      players: [
        {
          hand: 'temple dock',
          done: 'bar aqueduct',
          clients: 'patron laborer laborer laborer laborer laborer laborer laborer laborer laborer',
        },
        {},
      ],
      pool: 'wood',
    },
    when: 'lead patron temple; think cards',
    now: { asked: '1 lead', pool: 'wood marble', 0: { clientele: '10/10', hand: 'dock' } },
    tells: [{ at: 'acts', seat: 0, actions: 2 }],
    silent: ['hired'],
  },
  {
    id: 'DR-08 room for one: any of the three, and then none (5)',
    given: {
      players: [
        {
          hand: 'temple dock',
          done: 'bar aqueduct',
          clients: 'laborer laborer laborer laborer laborer laborer laborer laborer laborer',
        },
        {},
      ],
      pool: 'wood',
    },
    when: 'lead patron temple; think cards',
    now: { asked: '0 patron', choices: 'hire craftsman; aqueduct dock; bar; pass' },
  },
  {
    id: 'DR-08 the last place filled from the deck (5)',
    given: {
      players: [
        {
          hand: 'temple dock',
          done: 'bar aqueduct',
          clients: 'laborer laborer laborer laborer laborer laborer laborer laborer laborer',
        },
        {},
      ],
      pool: 'wood',
    },
    when: 'lead patron temple; think cards; bar',
    now: { asked: '1 lead', pool: 'wood marble', 0: { clientele: '10/10', hand: 'dock' } },
  },
  {
    id: 'DR-24 an unfinished Statue under a Gate is worth nothing (A19)',
    given: { players: [{ hand: 'bar', done: 'gate', work: 'statue/brick:brick' }, {}], deck: 1, pool: 'wood' },
    when: 'think cards',
    now: { end: 'deck', 0: { points: 2 + 2 } },
  },
  {
    id: 'DR-29 an opened Foundry gives nobody anything (11)',
    given: {
      players: [{ hand: 'wall', done: 'stairway', stockpile: 'brick' }, { done: 'foundry' }],
      pool: 'wood wood',
    },
    when: 'lead architect wall; think cards; open 2 foundry',
    now: { asked: '1 lead', pool: 'wood wood concrete', 0: { stockpile: '' }, 1: { stockpile: '' } },
    tells: [{ at: 'opened', seat: 0, owner: 1, structure: 'foundry', material: 'brick', from: 'stockpile' }],
  },
  {
    id: 'DR-30 an opened Wall scores for everybody (A18)',
    given: {
      players: [{ stockpile: 'wood wood wood wood', hand: 'bar' }, { done: 'wall*', stockpile: 'wood wood' }, {}],
    },
    now: { 0: { points: 2 + 2 }, 1: { points: 4 + 1 }, 2: { points: 2 } },
  },
  {
    id: 'DR-30 and protects everybody (11)',
    given: {
      players: [
        { hand: 'school temple', done: 'bridge' },
        { done: 'wall*', hand: 'forum' },
        { hand: 'statue', stockpile: 'marble' },
      ],
    },
    when: 'lead legionary school; think senator; think senator; demand temple; enough; enough',
    now: { asked: '1 lead', 0: { stockpile: '' }, 2: { stockpile: 'marble' } },
    tells: [
      { at: 'immune', seat: 1, to: 0, through: ['wall'] },
      { at: 'immune', seat: 2, to: 0, through: ['wall'] },
    ],
  },
  {
    id: 'DR-52 a senator is no card for the Dock (1)',
    given: { players: [{ hand: 'bar senator dock', done: 'dock' }, {}], pool: 'brick' },
    when: 'lead laborer bar; think cards',
    now: { choices: 'collect brick; dock dock; pass' },
  },
  {
    id: 'DR-52 nor for the Aqueduct (1)',
    given: { players: [{ hand: 'temple senator dock', done: 'aqueduct' }, {}], pool: 'brick' },
    when: 'lead patron temple; think cards',
    now: { choices: 'hire legionary; aqueduct dock; pass' },
  },
  {
    id: 'DR-52 nor for the Basilica (1)',
    given: { players: [{ hand: 'villa senator dock', done: 'basilica', stockpile: 'wood' }, {}] },
    when: 'lead merchant villa; think cards',
    now: { choices: 'bank wood; basilica dock; pass' },
  },
  {
    id: 'DR-52 a hand of senators alone leaves nothing to ask (1)',
    given: { players: [{ hand: 'villa senator', done: 'basilica' }, {}] },
    when: 'lead merchant villa; think cards',
    now: { asked: '1 lead', 0: { banked: '0/5' } },
  },
  {
    id: 'DR-53 Atrium and Basilica, one place: after the one not the other (A30)',
    given: {
      players: [{ hand: 'villa dock', done: 'atrium basilica', vault: 'wood wood wood wood wood wood' }, {}],
    },
    when: 'lead merchant villa; think cards; atrium',
    now: { asked: '1 lead', 0: { banked: '7/7', hand: 'dock' } },
  },
  {
    id: 'DR-53 the other way round (A30)',
    given: {
      players: [{ hand: 'villa dock', done: 'atrium basilica', vault: 'wood wood wood wood wood wood' }, {}],
    },
    when: 'lead merchant villa; think cards; basilica dock',
    now: { asked: '1 lead', 0: { banked: '7/7', hand: '' }, deck: 144 - 2 - 2 - 5 - 6 - 5 },
  },
]

test.each(CASES)('$id', each => {
  expect(outcome(each)).toMatchObject(wanted(each))
})

test('DR-23 everybody, the owner too, sees how many cards a vault holds, and no more: two vaults alike to the byte', () => {
  const banked = (material: string, card: string) => {
    const s = scene({ players: [{ hand: 'villa dock bath', stockpile: 'wood brick', done: 'basilica' }, {}] })
    play(s, `lead merchant villa; think cards; bank ${material}; basilica ${card}`)
    // What else tells the two apart: the card and the material that stayed behind.
    const other = { wood: 'brick', brick: 'wood', dock: 'bath', bath: 'dock' }[material] ?? ''
    return [0, 1, undefined].map(seat => {
      const { hand: _, players, ...rest } = gloryToRome.view(s, seat)
      expect(players[0].vault).toBe(2)
      return JSON.stringify([rest, players[0].vault, players[1]]).replaceAll(other, '')
    })
  }
  expect(banked('wood', 'dock')).toEqual(banked('brick', 'bath'))
})
