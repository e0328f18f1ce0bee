import { describe, expect, test } from 'vitest'
import { isProblem } from './problem.ts'
import type { Move } from './record.ts'
import {
  isPlace,
  plainName,
  plainText,
  readPlace,
  readStudy,
  STUDY_LIMITS,
  STUDY_PROBLEMS,
  type Study,
  type StudyChapter,
  type StudyPlace,
  sayPlace,
  textIn,
  withText,
  writeStudy,
} from './study.ts'
import {
  after,
  afterMove,
  annotated,
  annotationAt,
  before,
  canCut,
  chapterFrom,
  depthOf,
  movesTo,
  promoted,
  withMove,
  without,
} from './study-edit.ts'

const TEXT = `tabularium-study: 1
name: Coins before walls
name pl: Najpierw monety
by: Ania

chapter: The first age
lesson: yes
seat: 1
start: 1
record:
| tabularium: 1
| game: toy
| rules: 1
| options:
| seats: Ania | Bartek
| moves:
| setup > law, masonry
| 0 take a > b
| 1 take c
| 0 pass
branch 1 after 1:
| 1 take d > e, f
| 0 pass
branch 2 after 1/1:
| 0 take g
at 1:
comment:
| First line.
|
| - a list
comment pl:
| Po polsku.
circle: card.baths
circle: card.omens good
arrow: ur akkad bad
question: take c, take d
ask:
| What now?
hint:
| Look left.
wrong:
| Not so.
at 2/1:
comment:
| The end.

chapter: The second
record:
| tabularium: 1
| game: toy
| rules: 1
| options:
| seats: Ania | Bartek
| moves:
| setup
`

const studied = (text: string): Study => {
  const study = readStudy(text)
  if (isProblem(study)) throw new Error(`${study.line}: ${study.problem}`)
  return study
}

const [FIRST, SECOND] = studied(TEXT).chapters
const move = (text: string): Move => ({ seat: Number(text[0]), action: text.slice(2), answers: [] })
const at = (text: string): StudyPlace => readPlace(text) as StudyPlace
const actions = (chapter: StudyChapter, place: string) => movesTo(chapter, at(place)).map(({ action }) => action)

describe('the text of a study', () => {
  test('is written as it was read', () => {
    expect(writeStudy(studied(TEXT))).toBe(TEXT)
    expect(writeStudy(studied(TEXT.replaceAll('\n', '\r\n')))).toBe(TEXT)
  })

  test('a chapter need not have a name', () => {
    const text = TEXT.replace('chapter: The second', 'chapter:')
    expect(writeStudy(studied(text))).toBe(text)
  })

  test('has all that was said, marked and asked', () => {
    const { name, by, chapters } = studied(TEXT)
    expect([textIn(name, 'pl'), textIn(name, 'de'), by, chapters.length]).toEqual([
      'Najpierw monety',
      'Coins before walls',
      'Ania',
      2,
    ])
    expect(annotationAt(FIRST, at('1'))).toEqual({
      at: { branch: 0, moves: 1 },
      comment: { '': 'First line.\n\n- a list', pl: 'Po polsku.' },
      marks: [
        { on: 'card.baths', look: 'plain' },
        { on: 'card.omens', look: 'good' },
        { on: 'ur', to: 'akkad', look: 'bad' },
      ],
      question: {
        expects: ['take c', 'take d'],
        ask: { '': 'What now?' },
        hint: { '': 'Look left.' },
        wrong: { '': 'Not so.' },
      },
    })
    expect(FIRST.branches[0].moves[0].answers).toEqual(['e', 'f'])
  })

  test('keeps neither seed nor table of the game', () => {
    const proof = `| table: k3v9\n| commitment: ${'0'.repeat(64)}\n| seed: ${'1'.repeat(64)}\n| moves:`
    const written = writeStudy(studied(TEXT.replace('| moves:', proof)))
    expect(written).toBe(TEXT)
  })

  test.each([
    ['', 1, 'begin'],
    ['tabularium: 1\n', 1, 'begin'],
    [TEXT.replace('study: 1', 'study: 2'), 1, 'newer'],
    ['tabularium-study: 1\nname: x\n', 2, 'no-chapter'],
    [TEXT.replace('name pl:', 'name:'), 3, 'twice'],
    [TEXT.replace('name: Coins before walls', 'name:'), 2, 'no-name'],
    [TEXT.replace('by: Ania', 'from: Ania'), 4, 'line'],
    [TEXT.replace('lesson: yes', 'lesson: <b>'), 7, 'line'],
    [TEXT.replace('seat: 1', 'seat: 2'), 8, 'number'],
    [TEXT.replace('start: 1', 'start: 4'), 9, 'number'],
    [TEXT.replace('record:', 'record: x'), 11, 'line'],
    [TEXT.replace('branch 1 after 1', 'branch 1 after 9'), 21, 'branch'],
    [TEXT.replace('branch 2 after 1/1', 'branch 2 after 2/1'), 24, 'branch'],
    [TEXT.replace('branch 2', 'branch 3'), 24, 'branch'],
    [TEXT.replace('| 0 take g\n', ''), 24, 'no-moves'],
    [TEXT.replace('| 0 take g', '| 0 <script>'), 25, 'move'],
    [TEXT.replace('at 2/1', 'at 2/2'), 43, 'place'],
    [TEXT.replace('at 2/1', 'at 1'), 43, 'twice'],
    [TEXT.replace('card.omens good', 'card.omens "onload"'), 34, 'mark'],
    [TEXT.replace('ur akkad bad', 'ur'), 35, 'mark'],
    [TEXT.replace('question: take c, take d', 'question: <img src=x>'), 36, 'expects'],
    [TEXT.replace('question: take c, take d\n', ''), 36, 'no-question'],
    [TEXT.replace('| Not so.', '| Not\u202eso.'), 42, 'sign'],
    [TEXT.replace('| Not so.', '| Not\u0007so.'), 42, 'sign'],
    [TEXT.replace('First line.', 'x'.repeat(STUDY_LIMITS.text + 1)), 27, 'text'],
    [
      TEXT.replace('card.baths\n', `card.baths\n${'circle: card.baths\n'.repeat(STUDY_LIMITS.marks)}`),
      33 + STUDY_LIMITS.marks,
      'many-marks',
    ],
    [`tabularium-study: 1\n${'x'.repeat(STUDY_LIMITS.bytes)}`, undefined, 'large'],
  ])('%#: what is wrong is told with its line', (text, line, key) => {
    const problem = readStudy(text)
    expect(problem).toMatchObject({ message: { key: `study-problem.${key}` }, ...(line && { line }) })
    expect(STUDY_PROBLEMS).toContain(key)
  })

  test('what is wrong with a record is told as of a record, with the line of the study', () => {
    expect(readStudy(TEXT.replace('| rules: 1', '| rules: x'))).toMatchObject({
      line: 13,
      message: { key: 'problem.whole' },
    })
    expect(readStudy(TEXT.replace('| 1 take c', '| 7 take c'))).toMatchObject({
      line: 19,
      message: { key: 'problem.seat' },
    })
  })

  test('what somebody types is made a text of a study', () => {
    expect(plainText('a\tb\u202ec\r\n\nd')).toBe('a b c\n\nd')
    expect([plainText(' \n '), plainText('abc', 2), plainName(' a\nb')]).toEqual(['', 'ab', 'a b'])
  })

  test('any piece of a study, and any two lines exchanged, are answered and never thrown', () => {
    const lines = TEXT.split('\n')
    for (let i = 0; i < lines.length; i++) {
      expect(readStudy(lines.slice(0, i).join('\n'))).toBeDefined()
      expect(readStudy(lines.toSpliced(i, 1).join('\n'))).toBeDefined()
      for (let k = i + 1; k < lines.length; k++)
        expect(readStudy(lines.with(i, lines[k]).with(k, lines[i]).join('\n'))).toBeDefined()
    }
  })

  test('names that belong to every object are plain texts', () => {
    const study = studied(
      TEXT.replace('name: Coins before walls', 'name: __proto__').replace('card.baths', 'constructor'),
    )
    expect(textIn(study.name, 'en')).toBe('__proto__')
    expect(annotationAt(study.chapters[0], at('1')).marks[0].on).toBe('constructor')
  })

  test('places are written as they are read', () => {
    for (const text of ['0', '14', '2/3']) expect(sayPlace(at(text))).toBe(text)
    for (const text of ['', '-1', '01', '0/1', '1/2/3', 'x', '9999999']) expect(readPlace(text)).toBeUndefined()
    expect([isPlace(FIRST, at('1/0')), isPlace(FIRST, at('1/2')), isPlace(FIRST, at('3/1'))]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('a chapter', () => {
  test('is walked through, branches included', () => {
    expect(after(FIRST, at('1')).map(sayPlace)).toEqual(['2', '1/1'])
    expect(after(FIRST, at('1/1')).map(sayPlace)).toEqual(['1/2', '2/1'])
    expect(after(FIRST, at('3'))).toEqual([])
    expect(sayPlace(before(FIRST, at('2/1')) as StudyPlace)).toBe('1/1')
    expect(before(FIRST, at('0'))).toBeUndefined()
    expect([actions(FIRST, '2/1'), depthOf(FIRST, at('2/1'))]).toEqual([['take a', 'take d', 'take g'], 3])
  })

  test('a move that is there is walked to, one at an end is added, any other is a branch', () => {
    expect(withMove(FIRST, at('1'), move('1 take d'))).toEqual({ chapter: FIRST, at: at('1/1') })
    expect(afterMove(FIRST, at('1'), move('0 take d'))).toBeUndefined()
    const longer = withMove(FIRST, at('2/1'), move('1 pass'))
    expect([sayPlace(longer.at), longer.chapter.branches.length]).toEqual(['2/2', 2])
    const branched = withMove(FIRST, at('2'), move('0 take z'))
    expect([sayPlace(branched.at), branched.chapter.branches.length]).toEqual(['2/1', 3])
    // The branch of a branch has moved on by one, with what was said there.
    expect(annotationAt(branched.chapter, at('3/1')).comment).toEqual({ '': 'The end.' })
    const written = writeStudy({ name: {}, by: '', chapters: [{ ...branched.chapter, name: { '': 'x' } }] })
    expect(studied(written).chapters[0]).toEqual({ ...branched.chapter, name: { '': 'x' } })
  })

  test('is cut, with all that leaves it later', () => {
    const cut = without(FIRST, at('1/1'))
    expect([sayPlace(cut.at), cut.chapter.branches, cut.chapter.annotations.length]).toEqual(['1', [], 1])
    const shorter = without(FIRST, at('2'))
    expect([sayPlace(shorter.at), shorter.chapter.record.moves.length]).toEqual(['1', 1])
    expect(after(shorter.chapter, at('1')).map(sayPlace)).toEqual(['1/1'])
    expect(canCut(FIRST, at('1'))).toBe(false)
    expect(without(FIRST, at('1'))).toEqual({ chapter: FIRST, at: at('1') })
  })

  test('a branch takes the place of what it leaves, and back again', () => {
    const once = promoted(FIRST, at('1/2'))
    expect([sayPlace(once.at), actions(once.chapter, '3')]).toEqual(['3', ['take a', 'take d', 'pass']])
    expect(after(once.chapter, at('1')).map(place => movesTo(once.chapter, place).at(-1)?.action)).toEqual([
      'take d',
      'take c',
    ])
    // What leaves the promoted branch leaves the record now.
    expect(after(once.chapter, at('2')).map(place => movesTo(once.chapter, place).at(-1)?.action)).toEqual([
      'pass',
      'take g',
    ])
    const there = after(once.chapter, at('1'))[1]
    const twice = promoted(once.chapter, there)
    expect({ ...twice.chapter, record: FIRST.record }).toEqual(FIRST)
    expect(twice.chapter.record.moves).toEqual(FIRST.record.moves)
  })

  test('a branch that leaves an end is joined to it', () => {
    const { chapter } = without(FIRST, at('2'))
    const joined = promoted(chapter, at('1/1'))
    expect([actions(joined.chapter, '3'), joined.chapter.branches.length]).toEqual([['take a', 'take d', 'pass'], 1])
    expect(sayPlace(joined.chapter.branches[0].from)).toBe('2')
  })

  test('empty words leave nothing', () => {
    const said = annotated(SECOND, { at: at('0'), comment: withText({}, '', 'Hello'), marks: [] })
    expect(said.annotations).toHaveLength(1)
    expect(annotated(said, { at: at('0'), comment: withText({ '': 'Hello' }, '', ''), marks: [] }).annotations).toEqual(
      [],
    )
  })

  test('a place begins a chapter of its own', () => {
    const chapter = chapterFrom(FIRST, at('2/1'))
    expect([chapter.start, chapter.record.moves.length, chapter.branches, chapter.annotations]).toEqual([3, 3, [], []])
  })
})
