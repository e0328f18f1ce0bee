import { describe, expect, it } from 'vitest'
import type { Example, Examples, ExampleWords } from '../example.ts'
import { playExample } from '../example.ts'
import { isProblem } from '../problem.ts'
import { readRecord } from '../record.ts'
import { replay } from '../replay.ts'
import { omens } from '../toy/index.ts'
import type { Omens } from '../toy/state.ts'
import { exampleFaults } from './example.ts'

const record = readRecord(`tabularium: 1
game: omens
rules: 2
options: day=short
seats: Ania | Bartek
moves:
setup > middle, centre
`)
if (isProblem(record)) throw new Error(record.problem)
const begun = record

const example: Example<Omens> = {
  id: 'bids',
  rule: '3',
  seat: 0,
  position: () => replay(omens, begun),
  moves: ['bid 0', [1, 'bid 0'], 'mark middle-centre', 'pass'],
  chance: ['0'],
  cannot: ['bid 1'],
}

const LONG = 'Enough words to say what there is to see here.'
const words: ExampleWords = {
  players: ['Ada', 'Ben', 'Cy'],
  notes: { bids: { title: 'Bids', text: LONG } },
  introduction: [{ title: 'What it is about', text: LONG, examples: ['bids'] }],
}
const sound: Examples<Omens> = { list: [example], words: async () => words }

/** Wrong in Polish alone. */
const inPolish = (change: Partial<ExampleWords>): Examples<Omens> => ({
  ...sound,
  words: async language => (language === 'pl' ? { ...words, ...change } : words),
})

describe('examples', () => {
  it('without fault have none', async () => {
    expect(await exampleFaults(omens, sound)).toEqual([])
  })

  it('are played move by move, as the seat that looks on was told', () => {
    const { seat, steps, refused } = playExample(omens, example)
    expect(seat).toBe(0)
    expect(steps.map(({ move }) => move && `${move.seat} ${move.action.notation}`)).toEqual([
      undefined,
      '0 bid 0',
      '1 bid 0',
      '0 mark middle-centre',
      '0 pass',
    ])
    expect(steps[3].told.map(({ at }) => at)).toContain('marked')
    expect(refused.map(({ action }) => action.notation)).toEqual(['bid 1'])
    // Each step keeps its own position.
    expect(omens.waiting(steps[0].state as Omens)).toEqual([0, 1])
  })

  const of = (change: Partial<Example<Omens>>): Examples<Omens> => ({ ...sound, list: [{ ...example, ...change }] })
  const FAULTY: readonly (readonly [what: string, examples: Examples<Omens>, fault: RegExp])[] = [
    ['an id that stands twice', { ...sound, list: [example, example] }, /'bids' stands twice/],
    ['a rule that is none', of({ rule: '99' }), /there is no rule 99/],
    ['a move that is none', of({ moves: ['fly'] }), /there is no action 'fly'/],
    ['a move that is refused', of({ moves: ['pass'], chance: [], cannot: [] }), /'pass' by seat 0 is refused/],
    ['chance that nobody asks for', of({ chance: ['0', '1'] }), /nobody asked for 1/],
    ['something impossible that is possible', of({ moves: [], chance: [], cannot: ['bid 1'] }), /is possible/],
    ['an example untold', inPolish({ notes: {} }), /pl: 'bids' is not told/],
    ['words for no example', inPolish({ notes: { ...words.notes, more: words.notes.bids } }), /no example 'more'/],
    ['few words', inPolish({ notes: { bids: { title: 'Bids', text: 'Few.' } } }), /pl: 'bids' says too little/],
    [
      'a loud word',
      inPolish({ introduction: [{ title: 'Go!', text: LONG, examples: ['bids'] }] }),
      /a sign that no text/,
    ],
    ['other examples in the introduction', inPolish({ introduction: [{ title: 'So', text: LONG }] }), /other examples/],
    [
      'another example linked',
      inPolish({ introduction: [{ ...words.introduction[0], linked: ['bids'] }] }),
      /other examples than in English/,
    ],
    [
      'an example both shown and linked',
      { ...sound, words: async () => ({ ...words, introduction: [{ ...words.introduction[0], linked: ['bids'] }] }) },
      /names 'bids' twice/,
    ],
    [
      'a link to no example',
      { ...sound, words: async () => ({ ...words, introduction: [{ ...words.introduction[0], linked: ['asks'] }] }) },
      /shows 'asks', which is no example/,
    ],
    [
      'few words below the fold',
      inPolish({ further: { title: 'More', chapters: [{ title: 'So', text: 'Few.' }] } }),
      /the chapter 'So' says too little/,
    ],
    ['a fold without a title', inPolish({ further: { title: '', chapters: [] } }), /has no title/],
    ['a player without a name', inPolish({ players: ['Ada', 'Ben'] }), /a name of their own/],
    ['two of one name', inPolish({ players: ['Ada', 'Ben', 'Ada'] }), /a name of their own/],
  ]
  it.each(FAULTY)('with %s', async (_, examples, fault) => {
    expect((await exampleFaults(omens, examples)).join('\n')).toMatch(fault)
  })
})
