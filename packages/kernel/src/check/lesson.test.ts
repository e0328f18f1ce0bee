import { describe, expect, it } from 'vitest'
import type { Lesson, Note, Step } from '../lesson.ts'
import { LANGUAGES, type Language } from '../text.ts'
import { omens } from '../toy/index.ts'
import { lessonFaults } from './lesson.ts'

const record = `tabularium: 1
game: omens
rules: 2
options: day=short
seats: Ania | Bartek
moves:
setup > middle, centre
0 bid 0
1 bid 0 > 0
0 mark middle-centre
0 pass
1 pass > crow
`

const LONG = 'Enough words to say what there is to see, and what is to be done about it.'

const STEPS: readonly Step[] = [
  { id: 'mark', at: 2, expects: ['mark middle-centre'], light: 'field.middle-centre', rule: '3' },
  { id: 'seal', at: 3, expects: ['pass'], rule: '4' },
  { id: 'end', at: 5, rule: '7' },
]

const note = (zenith: string): Readonly<Record<string, Note>> => ({
  mark: { title: 'Mark', text: `${LONG} Mark **${zenith}**.` },
  seal: { title: 'Seal', text: LONG },
  end: { title: 'End', text: LONG },
})

const inEach = <T>(what: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map(language => [language, what(language)])) as Record<Language, T>

/** It begins after two moves, which are nobody's business. */
const lesson: Lesson = {
  id: 'signs',
  game: 'omens',
  seat: 0,
  minutes: 1,
  record,
  steps: STEPS,
  title: inEach(() => 'Signs'),
  notes: inEach(language => note(omens.text.dictionaries[language]['field.middle-centre'])),
}

const step = (id: string, change: Partial<Step>): readonly Step[] =>
  STEPS.map(one => (one.id === id ? { ...one, ...change } : one))

describe('a lesson', () => {
  it('without fault has none', async () => {
    expect(await lessonFaults(omens, lesson)).toEqual([])
  })

  it('may ask for several moves at once', async () => {
    const notes = inEach(language => {
      const { seal: _, ...others } = lesson.notes[language]
      return others
    })
    const steps = [{ ...STEPS[0], followedBy: ['pass'] }, STEPS[2]]
    expect(await lessonFaults(omens, { ...lesson, steps, notes })).toEqual([])
  })

  const FAULTY: readonly (readonly [what: string, change: Partial<Lesson>, fault: RegExp])[] = [
    ['a record that is none', { record: 'moves:\n' }, /./],
    ['a move that is not possible', { record: record.replace('0 pass', '0 bid 2') }, /move 4/],
    ['a step that goes back', { steps: [...STEPS, { id: 'back', at: 0, rule: '1' }] }, /'back' goes back/],
    ['an early end', { steps: STEPS.slice(0, 2) }, /where the record ends/],
    ['a move of the learner that nobody asks for', { steps: [STEPS[0], STEPS[2]] }, /the learner makes 2,3/],
    ['another move than the record’s', { steps: step('seal', { expects: ['seal'] }) }, /does not ask for 'pass'/],
    ['what is not legal', { steps: step('seal', { expects: ['pass', 'bid 0'] }) }, /'bid 0' is not legal/],
    ['a choice that the record does not survive', { steps: step('seal', { expects: 'any' }) }, /after 'seal'/],
    [
      'another move that goes with it than the record’s',
      { steps: [{ ...STEPS[0], followedBy: ['bid 0'] }, STEPS[2]] },
      /'mark' goes on with 'bid 0', the record with 'pass'/,
    ],
    ['a rule that there is not', { steps: step('end', { rule: '99' }) }, /no rule 99/],
    ['a lit piece without a name', { steps: step('seal', { light: 'field.nowhere' }) }, /there is no 'field\.nowhere'/],
    [
      'a lit piece called something else',
      { notes: { ...lesson.notes, pl: note('niebo') } },
      /^pl: 'mark' does not name zenit in bold, as \*\*zenit\*\*$/,
    ],
    [
      'hardly a word',
      { notes: { ...lesson.notes, ru: { ...note('зенит'), end: { title: 'End', text: 'Over.' } } } },
      /^ru: 'end' says too little: 5 characters, at least 60$/,
    ],
    ['words missing', { notes: { ...lesson.notes, ru: {} } }, /^ru: the notes are not those of the steps$/],
    ['no title', { title: { ...lesson.title, ru: '' } }, /^ru: the lesson has no title$/],
  ]
  it.each(FAULTY)('with %s has a fault', async (_what, change, fault) => {
    expect((await lessonFaults(omens, { ...lesson, ...change })).join('\n')).toMatch(new RegExp(fault, 'm'))
  })
})
