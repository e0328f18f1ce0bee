import { type Example, legalList, playExample } from '@tabularium/kernel'
import { exampleFaults } from '@tabularium/kernel/check'
import { expect, it } from 'vitest'
import { wondersDuel } from '../index.ts'
import type { WdState } from '../state.ts'
import { EXAMPLES } from './index.ts'

function exampleOf(id: string): Example<WdState> {
  const example = EXAMPLES.list.find(one => one.id === id)
  if (!example) throw new Error(`there is no example ${id}`)
  return example
}

it('every example can be played as it says, and is told in every language', async () => {
  expect(await exampleFaults(wondersDuel, EXAMPLES)).toEqual([])
})

/** What the words say of each: events of its moves, a part of each, and why not. */
const HAPPENS: Readonly<Record<string, readonly object[]>> = {
  'EX-01': [{ at: 'built', card: 'baths', paid: 2 }],
  'EX-02': [{ at: 'built', paid: 0, white: 'horseshoe' }],
  'EX-03': [{ at: 'built', paid: 0 }],
  'EX-04': [{ at: 'built', card: 'brickyard' }],
  'EX-05': [{ code: 'too-dear' }],
  'EX-06': [{ at: 'built', paid: 4 }],
  'EX-07': [{ at: 'built', seat: 1, paid: 2 }],
  'EX-08': [{ at: 'built', seat: 1, paid: 5 }],
  'EX-09': [{ at: 'built', paid: 12 }],
  'EX-10': [{ at: 'built', paid: 2, trade: 0 }],
  'EX-11': [{ at: 'built', seat: 1, paid: 7, trade: 5 }],
  'EX-12': [{ at: 'built', paid: 0, white: 'drop' }],
  'EX-13': [
    { at: 'built', seat: 1, paid: 0, white: 'tower' },
    { at: 'pawn', pawn: -2 },
  ],
  'EX-15': [{ at: 'discarded', seat: 1, coins: 4 }],
  'EX-16': [
    { at: 'wonder', wonder: 'the-colossus', card: 'palace', paid: 0 },
    { at: 'pawn', pawn: 2 },
  ],
  'EX-17': [
    { at: 'wonder', wonder: 'the-colossus' },
    { at: 'removed', wonder: 'the-pyramids' },
  ],
  'EX-18': [
    { at: 'pawn', pawn: 3 },
    { at: 'lost', seat: 1, coins: 2 },
  ],
  'EX-19': [
    { at: 'pawn', shields: 3, pawn: 3 },
    { at: 'lost', seat: 1, coins: 2 },
  ],
  again: [
    { at: 'wonder', wonder: 'piraeus' },
    { at: 'built', seat: 0, card: 'baths' },
  ],
  capital: [
    { at: 'pawn', pawn: 9 },
    { at: 'over', reason: 'military', winners: [0] },
  ],
  pair: [
    { at: 'pair', symbol: 'wheel' },
    { at: 'token', token: 'law' },
  ],
  symbols: [{ at: 'over', reason: 'science', winners: [0] }],
  points: [{ at: 'over', totals: [28, 27] }],
}

it.each(Object.entries(HAPPENS))('%s comes out as its words say', (id, parts) => {
  const { steps, refused } = playExample(wondersDuel, exampleOf(id))
  const told = [...steps.flatMap(step => step.told), ...refused.map(({ refusal }) => refusal)]
  for (const part of parts) expect(told).toContainEqual(expect.objectContaining(part))
})

it('EX-14: exactly the four cards that are lit can be taken', () => {
  const example = exampleOf('EX-14')
  const cards = legalList(wondersDuel, example.position(), 0).map(
    ({ notation }) => `card.${notation.split(' ').at(-1)}`,
  )
  expect(new Set(cards)).toEqual(new Set(example.light))
})
