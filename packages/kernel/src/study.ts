// A study as text: chapters, each with a record, branches that leave it, and what is said, marked and asked on the way.
// docs/studies.md is its description. Read and written in pairs; whatever is read may come from anybody.
//
//   tabularium-study: 1
//   name: Coins before walls
//   name pl: Najpierw monety
//   by: Ania
//
//   chapter: The first age
//   lesson: yes
//   seat: 0
//   start: 4
//   record:
//   | tabularium: 1
//   | game: wonders-duel
//   | …
//   branch 1 after 6:
//   | 0 discard baths
//   at 6:
//   circle: card.baths good
//   question: build baths
//   ask:
//   | What is worth more than it costs?
//   at 1/1:
//   comment:
//   | Two coins, and the stone is gone.

import { isProblem, type Problem } from './problem.ts'
import { type GameRecord, type Move, readRecord, sayMove, writeRecord } from './record.ts'
import type { Seat } from './seat.ts'

export const STUDY_FORMAT = 1

/** Nothing larger is read. */
export const STUDY_LIMITS = {
  ...{ bytes: 1_000_000, chapters: 64, branches: 400, marks: 40, expects: 20 },
  ...{ name: 120, text: 8000 },
} as const

/** A text by language; under `''` the one for everybody who reads none of the others. */
export type Texts = Readonly<Record<string, string>>

/** Branch 0 is the record itself; `moves` counts from the set-up there, and from the branch's first move elsewhere. */
export interface StudyPlace {
  readonly branch: number
  readonly moves: number
}

/** Moves that leave another branch after one of its moves. */
export interface StudyBranch {
  readonly from: StudyPlace
  readonly moves: readonly Move[]
}

export const MARK_LOOKS = ['plain', 'good', 'bad'] as const
export type MarkLook = (typeof MARK_LOOKS)[number]

/** Drawn on a thing of the board (a circle), or from one to another (an arrow); things by the names the board has for them. */
export interface BoardMark {
  readonly on: string
  readonly to?: string
  readonly look: MarkLook
}

/** Asked of whoever is to move. */
export interface StudyQuestion {
  /** Notations that are right. */
  readonly expects: readonly string[]
  readonly ask: Texts
  readonly hint: Texts
  /** The answer to every other move, where no branch with a comment says why. */
  readonly wrong: Texts
}

/** What is said, marked and asked at one place. */
export interface Annotation {
  readonly at: StudyPlace
  readonly comment: Texts
  readonly marks: readonly BoardMark[]
  readonly question?: StudyQuestion
}

export interface StudyChapter {
  readonly name: Texts
  /** Read as a lesson: questions wait for their answers. */
  readonly lesson: boolean
  /** Whose view is shown; undefined: that of whoever is to move. */
  readonly seat?: Seat
  /** The move of the record that the chapter begins after. */
  readonly start: number
  /** Without its proof: see `bareRecord`. */
  readonly record: GameRecord
  /** Branch 1, 2 …; none leaves a later one. */
  readonly branches: readonly StudyBranch[]
  /** In the order of their places, one for each. */
  readonly annotations: readonly Annotation[]
}

export interface Study {
  readonly name: Texts
  /** Who wrote it; empty: nobody says so. */
  readonly by: string
  readonly chapters: readonly StudyChapter[]
}

const ENGLISH = {
  large: 'larger than {most} bytes',
  begin: "a study begins with 'tabularium-study: ' and the number of its format",
  newer: 'format {format} is newer than this program, which reads {newest}',
  line: "'{text}' is no line of a study, or not here",
  twice: "'{text}' stands twice",
  'no-name': "'{text}' needs a text",
  'no-chapter': 'a study has a chapter',
  'many-chapters': 'more than {most} chapters',
  'no-record': "a chapter has a record: 'record:' and its lines, each after '| '",
  number: "'{text}' is not a number of this chapter's seats or moves",
  branch: "'{text}' is not the next branch of this chapter",
  'many-branches': 'more than {most} branches',
  'no-moves': 'a branch has a move',
  move: "'{text}' is not written 'seat action > answers'",
  place: "'{text}' is no place of this chapter",
  mark: "'{text}' is not written 'thing', 'thing good' or 'thing bad' (an arrow has two things)",
  'many-marks': 'more than {most} marks at one place',
  expects: "'{text}' is not a list of moves, ',' between them",
  'no-question': "'{text}' stands without a question",
  text: 'a text is longer than {most} signs',
  sign: 'a sign that is no text',
  game: "there is no game '{text}' here",
  illegal: "'{text}' cannot be played there",
} as const

export type StudyProblemKey = keyof typeof ENGLISH

/** What can be wrong with a study; each is `study-problem.<key>` in a message. */
export const STUDY_PROBLEMS = Object.keys(ENGLISH) as readonly StudyProblemKey[]

const wrong = (key: StudyProblemKey, args: Readonly<Record<string, string | number>>, line?: number): Problem => ({
  problem: ENGLISH[key].replace(/\{(\w+)\}/g, (_, name: string) => String(args[name])),
  ...(line !== undefined && { line }),
  message: { key: `study-problem.${key}`, args },
})

/** For what is found only where a study is played. */
export const studyProblem = (key: 'game' | 'illegal', args: Readonly<Record<string, string>>, line: number): Problem =>
  wrong(key, args, line)

export const samePlace = (a: StudyPlace, b: StudyPlace): boolean => a.branch === b.branch && a.moves === b.moves

export const comparePlaces = (a: StudyPlace, b: StudyPlace): number => a.branch - b.branch || a.moves - b.moves

/** `14`, or `2/3` in a branch. */
export const sayPlace = ({ branch, moves }: StudyPlace): string => (branch === 0 ? `${moves}` : `${branch}/${moves}`)

/** What `sayPlace` has written; undefined: something else. */
export function readPlace(text: string): StudyPlace | undefined {
  const parts = /^(?:([1-9]\d{0,4})\/)?(0|[1-9]\d{0,5})$/.exec(text)
  return parts ? { branch: Number(parts[1] ?? 0), moves: Number(parts[2]) } : undefined
}

/** A record for a study: the moves with what chance answered, without seed and table. The proof stays with the game. */
export function bareRecord(record: GameRecord): GameRecord {
  const { format, game, rules, options, begun, seats, standIns, result, setup, moves } = record
  return {
    ...{ format, game, rules, options, ...(begun && { begun }), seats },
    ...{ ...(standIns && { standIns }), ...(result && { result }), setup, moves },
  }
}

/** The text in a language, else for everybody, else in the first language there is; empty: there is none. */
export const textIn = (texts: Texts, language: string): string =>
  [texts[language], texts[''], texts.en, ...Object.values(texts)].find(text => text !== undefined && text !== '') ?? ''

export const hasText = (texts: Texts): boolean => Object.values(texts).some(text => text !== '')

/** One's own text set; nothing is left of an empty one. */
export function withText(texts: Texts, language: string, text: string): Texts {
  const { [language]: _, ...others } = texts
  return text === '' ? others : { ...others, [language]: text }
}

const tagged = (name: string, language: string): string => (language === '' ? name : `${name} ${language}`)

const sayBlock = (text: string): readonly string[] => text.split('\n').map(line => (line === '' ? '|' : `| ${line}`))

const entriesOf = (texts: Texts): readonly (readonly [string, string])[] =>
  Object.entries(texts).toSorted(([a], [b]) => (a < b ? -1 : 1))

const sayNames = (name: string, texts: Texts): readonly string[] =>
  entriesOf(texts).map(([language, text]) => `${tagged(name, language)}: ${text}`)

const sayTexts = (name: string, texts: Texts): readonly string[] =>
  entriesOf(texts).flatMap(([language, text]) => [`${tagged(name, language)}:`, ...sayBlock(text)])

const sayMark = ({ on, to, look }: BoardMark): string =>
  [
    to === undefined ? 'circle:' : 'arrow:',
    on,
    ...(to === undefined ? [] : [to]),
    ...(look === 'plain' ? [] : [look]),
  ].join(' ')

const sayAnnotation = ({ at, comment, marks, question }: Annotation): readonly string[] => [
  `at ${sayPlace(at)}:`,
  ...sayTexts('comment', comment),
  ...marks.map(sayMark),
  ...(question
    ? [
        `question: ${question.expects.join(', ')}`,
        ...sayTexts('ask', question.ask),
        ...sayTexts('hint', question.hint),
        ...sayTexts('wrong', question.wrong),
      ]
    : []),
]

const sayChapter = (chapter: StudyChapter): readonly string[] => [
  '',
  ...(hasText(chapter.name) ? sayNames('chapter', chapter.name) : ['chapter:']),
  ...(chapter.lesson ? ['lesson: yes'] : []),
  ...(chapter.seat === undefined ? [] : [`seat: ${chapter.seat}`]),
  ...(chapter.start === 0 ? [] : [`start: ${chapter.start}`]),
  'record:',
  ...sayBlock(writeRecord(chapter.record).slice(0, -1)),
  ...chapter.branches.flatMap(({ from, moves }, i) => [
    `branch ${i + 1} after ${sayPlace(from)}:`,
    ...moves.map(move => `| ${sayMove(move)}`),
  ]),
  ...chapter.annotations.flatMap(sayAnnotation),
]

export const writeStudy = ({ name, by, chapters }: Study): string =>
  [
    `tabularium-study: ${STUDY_FORMAT}`,
    ...sayNames('name', name),
    ...(by === '' ? [] : [`by: ${by}`]),
    ...chapters.flatMap(sayChapter),
    '',
  ].join('\n')

/** A heading with what follows it: `name pl: text`, and the lines after `| `. */
interface Entry {
  readonly line: number
  readonly name: string
  readonly rest: string
  readonly block: readonly string[]
}

const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

// Control signs, and those that turn the direction of what follows: nothing may look like something else.
const NO_TEXT = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const THING = /^[A-Za-z0-9][A-Za-z0-9._:/#-]{0,79}$/
const NOTATION = /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/
const LANGUAGE = /^[a-z]{2,3}$/
const WHOLE = /^(?:0|[1-9]\d{0,5})$/

/** What somebody has typed as a study may have it: no signs that are no text, no longer than `most`. */
export const plainText = (text: string, most: number = STUDY_LIMITS.text): string => {
  const lines = text.split(/\r?\n/).map(line => line.replace(new RegExp(NO_TEXT, 'gu'), ' '))
  const plain = lines.join('\n').slice(0, most)
  return plain.trim() === '' ? '' : plain
}

/** The same for a name: one line. */
export const plainName = (text: string): string =>
  plainText(text.replace(/[\r\n]+/g, ' '), STUDY_LIMITS.name).trimStart()

function entriesIn(lines: readonly string[]): readonly Entry[] | Problem {
  const entries: { line: number; name: string; rest: string; block: string[] }[] = []
  for (const [i, text] of lines.entries()) {
    if (i === 0 || text.trim() === '') continue
    if (NO_TEXT.test(text)) return wrong('sign', {}, i + 1)
    const last = entries.at(-1)
    if (text.startsWith('|')) {
      // A block belongs to a heading that has nothing else.
      if (last?.rest !== '') return wrong('line', { text: shown(text) }, i + 1)
      last.block.push(text.replace(/^\| ?/, ''))
      continue
    }
    const colon = text.indexOf(':')
    if (colon < 0) return wrong('line', { text: shown(text) }, i + 1)
    entries.push({ line: i + 1, name: text.slice(0, colon), rest: text.slice(colon + 1).trim(), block: [] })
  }
  return entries
}

/** A heading that may have a language: `comment`, `comment pl`. */
function languageOf(entry: Entry, heading: string): string | undefined {
  if (entry.name === heading) return ''
  const language = entry.name.startsWith(`${heading} `) ? entry.name.slice(heading.length + 1) : ''
  return LANGUAGE.test(language) ? language : undefined
}

/** Thrown inside, and answered by `readStudy`. */
class StudyError extends Error {
  readonly why: Problem

  constructor(why: Problem) {
    super(why.problem)
    this.why = why
  }
}

const stop = (key: StudyProblemKey, args: Readonly<Record<string, string | number>>, line: number): never => {
  throw new StudyError(wrong(key, args, line))
}

class Texting {
  readonly texts = new Map<string, string>()

  add(entry: Entry, language: string, text: string, most: number): void {
    if (this.texts.has(language)) stop('twice', { text: shown(`${entry.name}:`) }, entry.line)
    if (text.trim() === '') stop('no-name', { text: shown(`${entry.name}:`) }, entry.line)
    if (text.length > most) stop('text', { most }, entry.line)
    this.texts.set(language, text)
  }

  done(): Texts {
    return Object.fromEntries(this.texts)
  }
}

/** Reads the entries one after the other. */
class Cursor {
  private at = 0
  private readonly entries: readonly Entry[]

  constructor(entries: readonly Entry[]) {
    this.entries = entries
  }

  get now(): Entry | undefined {
    return this.entries[this.at]
  }

  /** The next entry, if it has this heading. */
  take(heading: string): Entry | undefined {
    if (this.now?.name !== heading) return undefined
    return this.entries[this.at++]
  }

  /** One line: `name: text`, `name pl: text`. */
  names(heading: string): Texts {
    return this.texts(heading, STUDY_LIMITS.name, ({ rest, block, line, name }) =>
      block.length > 0 ? stop('line', { text: shown(`${name}:`) }, line) : rest,
    )
  }

  /** Blocks: `comment:`, `comment pl:`. */
  blocks(heading: string): Texts {
    return this.texts(heading, STUDY_LIMITS.text, ({ rest, block, line, name }) =>
      rest === '' ? block.join('\n') : stop('line', { text: shown(`${name}: ${rest}`) }, line),
    )
  }

  private texts(heading: string, most: number, textOf: (entry: Entry) => string): Texts {
    const found = new Texting()
    for (let entry = this.now; entry; entry = this.now) {
      const language = languageOf(entry, heading)
      if (language === undefined) break
      found.add(entry, language, textOf(entry), most)
      this.at++
    }
    return found.done()
  }
}

function readMoves({ block, line }: Entry, record: GameRecord): readonly Move[] {
  if (block.length === 0) stop('no-moves', {}, line)
  // A move is read as a record reads it, in a record of this move alone.
  const { standIns: _, result: __, begun: ___, ...head } = record
  const text = writeRecord({ ...head, moves: [], setup: [] })
  const read = readRecord(`${text}${block.join('\n')}\n`)
  if (!isProblem(read)) return read.moves
  const at = Math.max(0, (read.line ?? 0) - text.split('\n').length)
  return stop('move', { text: shown(block[at] ?? '') }, line + 1 + at)
}

function readMark(entry: Entry): BoardMark {
  const words = entry.rest.split(' ')
  const things = entry.name === 'arrow' ? 2 : 1
  const look = MARK_LOOKS.find(one => one === (words[things] ?? 'plain'))
  const isRight =
    words.length <= things + 1 && look !== undefined && words.slice(0, things).every(word => THING.test(word))
  if (words.length < things || !isRight || entry.block.length > 0)
    return stop('mark', { text: shown(`${entry.name}: ${entry.rest}`) }, entry.line)
  return { on: words[0], ...(things === 2 && { to: words[1] }), look }
}

function readQuestion(cursor: Cursor): StudyQuestion | undefined {
  const entry = cursor.take('question')
  if (!entry) {
    const early = cursor.now
    if (early && ['ask', 'hint', 'wrong'].some(heading => languageOf(early, heading) !== undefined))
      stop('no-question', { text: shown(`${early.name}:`) }, early.line)
    return undefined
  }
  const expects = entry.rest.split(', ')
  if (entry.block.length > 0 || expects.length > STUDY_LIMITS.expects || !expects.every(one => NOTATION.test(one)))
    stop('expects', { text: shown(entry.rest) }, entry.line)
  return { expects, ask: cursor.blocks('ask'), hint: cursor.blocks('hint'), wrong: cursor.blocks('wrong') }
}

/** A number of the head of a chapter. */
function readNumber(entry: Entry | undefined, most: number): number | undefined {
  if (!entry) return undefined
  if (!WHOLE.test(entry.rest) || Number(entry.rest) > most || entry.block.length > 0)
    return stop('number', { text: shown(`${entry.name}: ${entry.rest}`) }, entry.line)
  return Number(entry.rest)
}

function readBranches(cursor: Cursor, record: GameRecord): readonly StudyBranch[] {
  const branches: StudyBranch[] = []
  for (let entry = cursor.now; entry?.name.startsWith('branch '); entry = cursor.now) {
    const parts = /^branch ([1-9]\d{0,4}) after (\S{1,12})$/.exec(entry.name)
    const from = parts && readPlace(parts[2])
    if (!from || Number(parts[1]) !== branches.length + 1 || !isPlace({ record, branches }, from))
      return stop('branch', { text: shown(`${entry.name}:`) }, entry.line)
    if (branches.length >= STUDY_LIMITS.branches) stop('many-branches', { most: STUDY_LIMITS.branches }, entry.line)
    cursor.take(entry.name)
    branches.push({ from, moves: readMoves(entry, record) })
  }
  return branches
}

/** Whether a chapter has such a place. */
export const isPlace = (
  { record, branches }: Pick<StudyChapter, 'record' | 'branches'>,
  { branch, moves }: StudyPlace,
): boolean =>
  branch === 0
    ? moves <= record.moves.length
    : branch <= branches.length && moves >= 1 && moves <= branches[branch - 1].moves.length

function readChapter(cursor: Cursor, line: number): StudyChapter {
  const { now } = cursor
  const isNamed = now?.name !== 'chapter' || now.rest !== ''
  const name = isNamed ? cursor.names('chapter') : {}
  if (!isNamed) cursor.take('chapter')
  const lesson = cursor.take('lesson')
  if (lesson && (lesson.rest !== 'yes' || lesson.block.length > 0))
    stop('line', { text: shown(`lesson: ${lesson.rest}`) }, lesson.line)
  const seat = cursor.take('seat')
  const start = cursor.take('start')
  const recorded = cursor.take('record')
  if (recorded?.rest !== '' || recorded.block.length === 0)
    return stop('no-record', {}, recorded?.line ?? cursor.now?.line ?? line)
  const read = readRecord(`${recorded.block.join('\n')}\n`)
  if (isProblem(read)) {
    throw new StudyError({ ...read, line: recorded.line + (read.line ?? 0) })
  }
  const record = bareRecord(read)
  const branches = readBranches(cursor, record)
  const annotations = new Map<string, Annotation>()
  for (let entry = cursor.now; entry?.name.startsWith('at '); entry = cursor.now) {
    const at = readPlace(entry.name.slice(3))
    if (!at || !isPlace({ record, branches }, at) || entry.rest !== '' || entry.block.length > 0)
      return stop('place', { text: shown(`${entry.name}: ${entry.rest}`.trim()) }, entry.line)
    if (annotations.has(sayPlace(at))) stop('twice', { text: `${entry.name}:` }, entry.line)
    cursor.take(entry.name)
    const comment = cursor.blocks('comment')
    const marks: BoardMark[] = []
    for (let mark = cursor.now; mark?.name === 'circle' || mark?.name === 'arrow'; mark = cursor.now) {
      if (marks.length >= STUDY_LIMITS.marks) stop('many-marks', { most: STUDY_LIMITS.marks }, mark.line)
      marks.push(readMark(mark))
      cursor.take(mark.name)
    }
    const question = readQuestion(cursor)
    annotations.set(sayPlace(at), { at, comment, marks, ...(question && { question }) })
  }
  const viewer = readNumber(seat, record.seats.length - 1)
  return {
    name,
    lesson: lesson !== undefined,
    ...(viewer !== undefined && { seat: viewer }),
    start: readNumber(start, record.moves.length) ?? 0,
    record,
    branches,
    annotations: [...annotations.values()].toSorted((a, b) => comparePlaces(a.at, b.at)),
  }
}

/** Whether a text means to be a study: what is wrong with it is then said by `readStudy`. */
export const isStudyText = (text: string): boolean => text.startsWith('tabularium-study:')

/** Reads a study's text. Checks its form only: whether its moves are legal is found where they are played. */
export function readStudy(text: string): Study | Problem {
  if (text.length > STUDY_LIMITS.bytes) return wrong('large', { most: STUDY_LIMITS.bytes })
  const first = /^tabularium-study: ([1-9]\d{0,8})\r?(?:\n|$)/.exec(text)
  if (!first) return wrong('begin', {}, 1)
  const format = Number(first[1])
  if (format > STUDY_FORMAT) return wrong('newer', { format, newest: STUDY_FORMAT }, 1)
  const entries = entriesIn(text.split(/\r?\n/))
  if (isProblem(entries)) return entries
  const cursor = new Cursor(entries)
  try {
    const name = cursor.names('name')
    const by = cursor.take('by')
    if (by && (by.rest === '' || by.rest.length > STUDY_LIMITS.name || by.block.length > 0))
      stop('no-name', { text: 'by:' }, by.line)
    const chapters: StudyChapter[] = []
    for (let entry = cursor.now; entry; entry = cursor.now) {
      if (languageOf(entry, 'chapter') === undefined) stop('line', { text: shown(`${entry.name}:`) }, entry.line)
      if (chapters.length >= STUDY_LIMITS.chapters) stop('many-chapters', { most: STUDY_LIMITS.chapters }, entry.line)
      chapters.push(readChapter(cursor, entry.line))
    }
    if (chapters.length === 0) stop('no-chapter', {}, entries.at(-1)?.line ?? 1)
    return { name, by: by?.rest ?? '', chapters }
  } catch (error) {
    if (error instanceof StudyError) return error.why
    throw error
  }
}
