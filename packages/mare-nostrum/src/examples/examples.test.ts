import { type Example, playExample } from '@tabularium/kernel'
import { exampleFaults } from '@tabularium/kernel/check'
import { expect, it } from 'vitest'
import { mareNostrum } from '../index.ts'
import { levels, stock } from '../scene.ts'
import type { MnState } from '../state.ts'
import { EXAMPLES } from './index.ts'

function exampleOf(id: string): Example<MnState> {
  const example = EXAMPLES.list.find(one => one.id === id)
  if (!example) throw new Error(`there is no example ${id}`)
  return example
}

const ROME = 0
const CARTHAGE = 1
const GREECE = 2
const EGYPT = 3
const BABYLON = 4

it('every example can be played as it says, and is told in every language', async () => {
  expect(await exampleFaults(mareNostrum, EXAMPLES)).toEqual([])
})

const side = (seat: number, sum: number, hits: number, loses: number) => ({
  ...{ seat, sum, hits, loses },
  dice: expect.any(Array),
  powers: expect.any(Array),
})

/** What the words say of each: events of its moves, a part of each, and why not. */
const HAPPENS: Readonly<Record<string, readonly object[]>> = {
  income: [
    { at: 'income', seat: ROME, pieces: { coin: 2, metal: 2, grain: 1, wine: 2 } },
    { at: 'legendary', seat: ROME },
    { at: 'extra', seat: ROME, coins: 0, legendary: 1 },
  ],
  'EX-01': [{ code: 'kind-twice' }],
  'EX-03': [{ at: 'income', seat: EGYPT, pieces: { grain: 1, gold: 1 } }],
  'EX-05': [
    {
      at: 'offers',
      offers: [
        { coin: 1, oil: 1, wine: 1 },
        { spices: 1, gold: 1, sheep: 1 },
        { coin: 2, stone: 1 },
      ],
    },
  ],
  tokens: [{ code: 'token-played' }],
  'EX-06': [{ at: 'took', seat: GREECE, from: CARTHAGE }, { code: 'barred' }],
  'EX-07': [{ at: 'took', seat: CARTHAGE, from: ROME }, { code: 'barred' }],
  'EX-08': [
    { at: 'took', seat: CARTHAGE, from: EGYPT },
    { at: 'took', seat: EGYPT, from: CARTHAGE },
    { at: 'traded', returned: [{}, { sheep: 1 }, {}, { papyrus: 1 }] },
  ],
  'EX-09': [{ at: 'gave', seat: ROME, to: CARTHAGE, piece: 'wine' }],
  trade: [
    { at: 'took', seat: CARTHAGE, from: ROME, piece: 'wine' },
    { at: 'gave', seat: CARTHAGE, to: ROME, piece: 'sheep' },
  ],
  'EX-10': [
    { at: 'built', what: 'caravan', paid: { coin: 3 } },
    { at: 'built', what: 'legion', paid: { wood: 1, grain: 1, sheep: 1 } },
    { at: 'built', what: 'legion', paid: { gold: 1, grain: 1, gladiators: 1 } },
  ],
  six: [{ code: 'too-dear' }],
  'EX-11': [
    { at: 'built', what: 'market', paid: { wood: 1, gold: 1, grain: 2, sheep: 1, gladiators: 1 } },
    { at: 'built', what: 'legion', paid: { coin: 3 } },
  ],
  'EX-12': [{ at: 'built', what: 'legion', paid: { metal: 2, wood: 1 } }],
  cleopatra: [
    { at: 'built', what: 'legion', paid: { coin: 1, papyrus: 1, grain: 1 } },
    { at: 'built', what: 'trireme', paid: { coin: 2, papyrus: 1 } },
  ],
  'EX-13': [
    { at: 'built', what: 'control', place: 'germania' },
    { at: 'built', what: 'control', place: 'asia' },
  ],
  'EX-14': [{ code: 'foreign-units' }, { code: 'controlled' }],
  'EX-15': [
    { at: 'built', what: 'trireme', paid: { coin: 3 } },
    { at: 'built', what: 'control', place: 'asia', paid: { coin: 3 } },
  ],
  'EX-16': [{ at: 'built', what: 'city', place: 'asia', part: 'troia' }],
  'EX-18': [{ at: 'recruited', seat: EGYPT, card: 'circe', paid: { coin: 7 } }],
  exchange: [{ at: 'exchanged', seat: ROME, from: EGYPT, province: 'cyrenaica' }],
  'EX-37': [
    { at: 'held', seat: ROME },
    { at: 'income', seat: EGYPT, pieces: { coin: 1, papyrus: 2 } },
  ],
  'EX-38': [{ at: 'orphaned', from: EGYPT, province: 'cyrenaica' }],
  'EX-20': [{ at: 'lost', seat: ROME, triremes: 1 }, { code: 'not-linked' }],
  'EX-19': [
    { at: 'marched', from: 'italia', to: 'cyrenaica' },
    { at: 'marched', from: 'creta', to: 'cyrenaica' },
  ],
  'EX-21': [
    { at: 'battle', place: 'judea', sides: [side(BABYLON, 9, 1, 1), side(EGYPT, 5, 1, 0)] },
    { at: 'battle', place: 'cilicia', sides: [side(BABYLON, 5, 1, 0), side(EGYPT, 7, 1, 1)] },
  ],
  'EX-22': [{ at: 'battle', place: 'cilicia', sides: [side(BABYLON, 9, 1, 0), side(EGYPT, 7, 1, 1)] }],
  'EX-23': [{ at: 'battle', place: 'cilicia', sides: [side(BABYLON, 14, 2, 0), side(EGYPT, 7, 1, 2)] }],
  'EX-24': [
    { at: 'battle', sides: [side(ROME, 15, 3, 1), side(EGYPT, 8, 1, 2)] },
    { at: 'lost', seat: EGYPT, legions: 1, fortress: true },
  ],
  'EX-25': [
    { at: 'battle', sides: [side(GREECE, 5, 1, 0), side(ROME, 3, 0, 1)] },
    { at: 'war', province: 'cyrenaica' },
  ],
  war: [
    { at: 'battle', sides: [side(ROME, 12, 2, 1), side(EGYPT, 9, 1, 1)] },
    { at: 'lost', seat: EGYPT, legions: 1, fortress: false },
    { at: 'war', province: 'cyrenaica' },
  ],
  'EX-26': [{ at: 'pillaged', part: 'papyrus', pieces: { papyrus: 1 } }],
  'EX-27': [
    { at: 'title', track: 'trade', seat: ROME, from: CARTHAGE },
    { at: 'income', seat: ROME, pieces: { papyrus: 2 } },
    { at: 'income', seat: EGYPT, pieces: { coin: 1 } },
  ],
  'EX-28': [
    { at: 'besieged', seat: ROME },
    { at: 'income', seat: EGYPT, pieces: { coin: 1, papyrus: 2 } },
  ],
  capital: [{ code: 'printed' }],
  'EX-30': [{ at: 'title', track: 'trade', seat: ROME, from: CARTHAGE, level: 5 }],
  'EX-32': [{ at: 'over', reason: 'pyramids', winners: [ROME] }],
  cards: [
    { at: 'waits', seat: ROME, by: 'cards' },
    { at: 'over', reason: 'cards', winners: [GREECE] },
  ],
  pyramids: [
    { at: 'waits', seat: CARTHAGE, by: 'cards' },
    { at: 'over', reason: 'pyramids', winners: [ROME] },
  ],
  cities: [
    { at: 'battle', sides: [side(ROME, 11, 2, 0), side(CARTHAGE, 3, 0, 1)] },
    { at: 'over', reason: 'cities', winners: [ROME] },
  ],
  titles: [
    { at: 'awarded', seat: EGYPT, player: ROME },
    { at: 'over', reason: 'titles', winners: [ROME] },
  ],
  'EX-40': [{ at: 'marched', to: 'dacia' }],
  'EX-33': [{ code: 'no-legions' }],
  'EX-35': [{ at: 'income', seat: GREECE, pieces: { coin: 1 } }, { code: 'not-in-reserve' }],
  'EX-36': [
    { at: 'battle', sides: [side(ROME, 5, 1, 1), side(GREECE, 6, 1, 1)] },
    { at: 'lost', seat: GREECE, legions: 1 },
  ],
}

it.each(Object.entries(HAPPENS))('%s comes out as its words say', (id, parts) => {
  const { steps, refused } = playExample(mareNostrum, exampleOf(id))
  const told = [...steps.flatMap(step => step.told), ...refused.map(({ refusal }) => refusal)]
  for (const part of parts) expect(told).toContainEqual(expect.objectContaining(part))
})

/** Levels before and after: trade/culture/military. */
it.each([
  ['EX-17', GREECE, '0/0/0', '0/1/1'],
  ['EX-18', EGYPT, '0/0/0', '1/0/1'],
  ['EX-26', EGYPT, '2/1/0', '1/1/0'],
  ['EX-29', ROME, '0/0/2', '2/0/2'],
  ['EX-29', EGYPT, '2/1/0', '0/1/0'],
  ['EX-31', ROME, '0/0/14', '0/0/18'],
] as const)('%s: the levels of seat %s are %s, then %s', (id, seat, before, after) => {
  const { steps } = playExample(mareNostrum, exampleOf(id))
  const at = (index: number) => levels(steps.at(index)?.state as MnState, seat)
  expect([at(0), at(-1)]).toEqual([before, after])
})

it('EX-04: nine resources each, and the levels the words name', () => {
  const s = exampleOf('EX-04').position()
  expect(s.sizes).toEqual([9, 9, 9, 9, 9])
  expect([0, 1, 2, 3, 4].map(seat => levels(s, seat))).toEqual(['7/1/3', '7/1/2', '4/4/3', '4/4/2', '5/3/2'])
})

it('trade: Carthage ends with three coins, the wine and one sheep', () => {
  const { steps } = playExample(mareNostrum, exampleOf('trade'))
  expect(stock(steps.at(-1)?.state as MnState, CARTHAGE)).toBe('coin*3 spices gold oil sheep wine gladiators')
})
