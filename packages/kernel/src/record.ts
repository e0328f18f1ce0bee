// A record is the truth: a game as readable text, like a chess score, with what chance answered beside the move that
// asked. A running record holds secrets and never leaves the table; only a finished one is shown.
//
//   tabularium: 2
//   game: wonders-duel
//   rules: 1
//   options: wonders=draft centreStarter=starts
//   seats: Ania | mcts:1000
//   data: 64 hexadecimal digits (only where the game was played on data of somebody's own: their hash, see own-data.ts)
//   begun: 0 wonders=draft (only where the game was begun under older rules: their version and options)
//   table: k3v9q2m7
//   commitment: 64 hexadecimal digits
//   seed: 64 hexadecimal digits
//   shares: 64 hexadecimal digits, none or withheld, for each seat (what the players' pages added: see stream.ts)
//   takebacks: 12 30 (only where moves were taken back past what undo allows: how many each time were left)
//   standins: 7 9 (only where a bot made moves for a person who ran out of time, was away or gave up: which)
//   branch: 12 (only where the set-up and so many moves were taken over from another game)
//   result: points; winners 0; totals 63 58
//   moves:
//   setup > law, masonry
//   0 draft the-pyramids
//   1 build baths > palisade, altar
//   data: (only where it brings the data that it names: their canonical text, a line, is the last)
//   {"empires":[...
//
// The first format had no table, shares, take-backs and older beginnings, the second no moves made by a bot for a person,
// the third no data of somebody's own; where there are none the older format is still written.

import { type Options, sayOptions } from './option.ts'
import { dataHash } from './pledge.ts'
import { type Figures, isProblem, type Problem, type ProblemKey, problem } from './problem.ts'
import { MAX_SEATS, type Seat } from './seat.ts'
import { commitmentOf, isSeed, isShare, keyOf, NO_SHARE, type Share } from './stream.ts'

export const FORMAT = 4

/** The commitment that belongs to a record with this seed. */
export function commitmentFor(record: GameRecord, seed: string): string {
  const { table, game, seats } = record
  const { rules, options } = record.begun ?? record
  const data = record.data?.hash
  return commitmentOf(
    seed,
    table === undefined ? undefined : { table, game, rules, options, seats: seats.length, data },
  )
}

/** The key of a record's stream: see stream.ts. */
export function streamKey(record: GameRecord, seed: string): string {
  if (record.table === undefined) return seed
  const shares = record.shares ?? record.seats.map(() => NO_SHARE)
  return keyOf(commitmentFor(record, seed), seed, shares)
}

/** Nothing larger is read. */
export const LIMITS = { bytes: 4_000_000, moves: 50_000, name: 60 } as const

export interface Move {
  readonly seat: Seat
  /** The action's notation. */
  readonly action: string
  /** What chance answered, in the order asked. */
  readonly answers: readonly string[]
}

/** The result as a record keeps it; the points by category follow from the moves. */
export interface Outcome {
  readonly reason: string
  readonly winners: readonly Seat[]
  readonly totals?: readonly number[]
}

export interface GameRecord {
  readonly format: number
  readonly game: string
  readonly rules: number
  readonly options: Options
  /** How it was begun, where that was under older rules. */
  readonly begun?: { readonly rules: number; readonly options: Options }
  /** Who sat there, a name per seat. */
  readonly seats: readonly string[]
  /** Data of somebody's own that it was played on; without their text whoever replays it needs to have them. */
  readonly data?: { readonly hash: string; readonly text?: string }
  /** The table's id, to which the commitment is bound; absent in records of the first format. */
  readonly table?: string
  readonly commitment?: string
  /** Told after the last move. */
  readonly seed?: string
  /** What each seat added to the chance. */
  readonly shares?: readonly Share[]
  /** Of each take-back, in order, how many moves it left. */
  readonly takebacks?: readonly number[]
  /** Moves, counted from one, that a bot made for the person of the seat. The table's word: the rules know no persons. */
  readonly standIns?: readonly number[]
  /** The set-up and so many moves were taken over from another game: what chance answered there is not this seed's. */
  readonly branch?: number
  readonly result?: Outcome
  /** What chance answered before the first move. */
  readonly setup: readonly string[]
  readonly moves: readonly Move[]
}

export const sayOutcome = ({ reason, winners, totals }: Outcome): string =>
  [reason, `winners ${winners.join(' ')}`.trim(), ...(totals ? [`totals ${totals.join(' ')}`] : [])].join('; ')

const sayAnswers = (answers: readonly string[]): string => (answers.length > 0 ? ` > ${answers.join(', ')}` : '')

export const sayMove = ({ seat, action, answers }: Move): string => `${seat} ${action}${sayAnswers(answers)}`

/** The first format that has all that this record says. */
const formatOf = ({
  table,
  begun,
  standIns = [],
  data,
}: Pick<GameRecord, 'table' | 'begun' | 'standIns' | 'data'>): number =>
  data ? 4 : standIns.length > 0 ? 3 : table === undefined && begun === undefined ? 1 : 2

/** Which of the first `moves` moves a bot made for a person. */
export function standInsUpTo({ standIns = [] }: GameRecord, moves: number): Pick<GameRecord, 'standIns'> {
  const left = standIns.filter(move => move <= moves)
  return left.length > 0 ? { standIns: left } : {}
}

export function writeRecord(record: GameRecord): string {
  const { begun, data } = record
  const head = [
    `tabularium: ${formatOf(record)}`,
    `game: ${record.game}`,
    `rules: ${record.rules}`,
    `options: ${sayOptions(record.options)}`.trimEnd(),
    `seats: ${record.seats.join(' | ')}`,
  ]
  if (data) head.push(`data: ${data.hash}`)
  if (begun) head.push(`begun: ${begun.rules} ${sayOptions(begun.options)}`.trimEnd())
  if (record.table !== undefined) head.push(`table: ${record.table}`)
  if (record.commitment !== undefined) head.push(`commitment: ${record.commitment}`)
  if (record.seed !== undefined) head.push(`seed: ${record.seed}`)
  if (record.shares) head.push(`shares: ${record.shares.join(' ')}`)
  if (record.takebacks && record.takebacks.length > 0) head.push(`takebacks: ${record.takebacks.join(' ')}`)
  if (record.standIns && record.standIns.length > 0) head.push(`standins: ${record.standIns.join(' ')}`)
  if (record.branch !== undefined) head.push(`branch: ${record.branch}`)
  if (record.result !== undefined) head.push(`result: ${sayOutcome(record.result)}`)
  const brought = data?.text === undefined ? [] : ['data:', data.text]
  return [...head, 'moves:', `setup${sayAnswers(record.setup)}`, ...record.moves.map(sayMove), ...brought, ''].join(
    '\n',
  )
}

const HEADERS = [
  ...['tabularium', 'game', 'rules', 'options', 'seats', 'data', 'begun', 'table', 'commitment', 'seed', 'shares'],
  ...['takebacks', 'standins', 'branch', 'result'],
]
const REQUIRED = ['tabularium', 'game', 'rules', 'options', 'seats'] as const

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/
const OPTION = /^([A-Za-z][A-Za-z0-9]*)=([a-z0-9]+(?:-[a-z0-9]+)*)$/
const ACTION = /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/
const ANSWER = /^[a-z0-9]+(?:[ -][a-z0-9]+)*$/
const HEX = /^[0-9a-f]{64}$/
const TABLE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/
const TAKEBACKS = /^(?:0|[1-9]\d{0,8})(?: (?:0|[1-9]\d{0,8}))*$/
const STANDINS = /^[1-9]\d{0,8}(?: [1-9]\d{0,8})*$/
const WHOLE = /^(?:0|[1-9]\d{0,8})$/
const OUTCOME = /^([a-z][a-z0-9-]*); winners((?: \d)*)(?:; totals((?: (?:0|-?[1-9]\d{0,8}))+))?$/

/** What may stand as a player's name: one line of printable text, without the separator. */
export const isName = (name: string): boolean =>
  name.length > 0 && name.length <= LIMITS.name && name === name.trim() && !/[|\p{C}\p{Zl}\p{Zp}]/u.test(name)

const shown = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** How texts of older formats become texts of the next: `MIGRATIONS[1]` leads from format 1 to format 2. */
export type Migrations = Readonly<Record<number, (text: string) => string>>
// Those after the first only add lines.
const MIGRATIONS: Migrations = { 1: text => text, 2: text => text, 3: text => text }

/** Reads a record's text. Checks its form only: whether its moves are legal is `verify`'s question. */
export function readRecord(text: string, migrations = MIGRATIONS, newest = FORMAT): GameRecord | Problem {
  if (text.length > LIMITS.bytes) return problem('large', { most: LIMITS.bytes })
  const first = /^tabularium: (\d{1,9})\r?(?:\n|$)/.exec(text)
  if (!first) return problem('begin', {}, 1)
  let format = Number(first[1])
  if (format > newest) return problem('format-newer', { format, newest }, 1)
  for (; format < newest; format++) {
    const step = migrations[format]
    if (!step) return problem('format-unknown', { format }, 1)
    text = step(text)
  }
  return readLines(text.split(/\r?\n/), newest)
}

function readLines(lines: readonly string[], format: number): GameRecord | Problem {
  const moveLine = lines.indexOf('moves:')
  if (moveLine < 0) return problem('no-moves', {}, lines.length)
  const head = readHead(lines.slice(0, moveLine))
  if (isProblem(head)) return head
  const body = lines.slice(moveLine + 1)
  if (body.at(-1) === '') body.pop()
  else return problem('no-end', {}, lines.length)
  const dataLine = body.indexOf('data:')
  const brought = dataLine < 0 ? [] : body.splice(dataLine)
  if (dataLine >= 0) {
    const line = moveLine + 2 + dataLine
    if (brought.length !== 2 || head.data === undefined) return problem('data', { text: 'data:' }, line)
    if (dataHash(brought[1]) !== head.data.hash) return problem('data', { text: head.data.hash }, line + 1)
  }
  if (body.length - 1 > LIMITS.moves) return problem('many-moves', { most: LIMITS.moves }, moveLine + 1)
  const setup = body.length > 0 ? readAnswers(body[0], 'setup') : undefined
  if (setup?.text !== 'setup') return problem('no-setup', {}, moveLine + 2)
  if (isProblem(setup.answers)) return { ...setup.answers, line: moveLine + 2 }
  const moves: Move[] = []
  for (let i = 1; i < body.length; i++) {
    const move = readMove(body[i], head.seats.length)
    if (isProblem(move)) return { ...move, line: moveLine + 2 + i }
    moves.push(move)
  }
  if (head.branch !== undefined && head.branch > moves.length)
    return problem('branch-late', { branch: head.branch, moves: moves.length }, lineOf(lines, 'branch'))
  const late = head.standIns?.find(move => move > moves.length)
  if (late !== undefined) return problem('standins', { text: String(late) }, lineOf(lines, 'standins'))
  const data = head.data && brought.length === 2 ? { data: { ...head.data, text: brought[1] } } : {}
  return { format, ...head, ...data, setup: setup.answers, moves }
}

const lineOf = (lines: readonly string[], name: string): number =>
  lines.findIndex(line => line.startsWith(`${name}:`)) + 1

function readHead(lines: readonly string[]): Omit<GameRecord, 'format' | 'setup' | 'moves'> | Problem {
  const found = new Map<string, { value: string; line: number }>()
  for (const [i, text] of lines.entries()) {
    const colon = text.indexOf(':')
    const name = text.slice(0, Math.max(colon, 0))
    if (!HEADERS.includes(name)) return problem('line', { text: shown(text) }, i + 1)
    if (found.has(name)) return problem('twice', { name }, i + 1)
    found.set(name, { value: text.slice(colon + 1).trim(), line: i + 1 })
  }
  for (const name of REQUIRED) if (!found.has(name)) return problem('missing', { name }, lines.length)
  const value = (name: string) => found.get(name)?.value ?? ''
  const wrong = (name: string, key: ProblemKey, args: Figures): Problem => problem(key, args, found.get(name)?.line)

  if (!ID.test(value('game'))) return wrong('game', 'game', { text: shown(value('game')) })
  for (const name of ['rules', 'branch']) {
    if (found.has(name) && !WHOLE.test(value(name))) return wrong(name, 'whole', { name, text: shown(value(name)) })
  }
  const options = readOptions(value('options').split(' '), found.get('options')?.line)
  if (isProblem(options)) return options
  const [began, ...older] = value('begun').split(' ')
  if (found.has('begun') && !WHOLE.test(began)) return wrong('begun', 'whole', { name: 'begun', text: shown(began) })
  const olderOptions = readOptions(older, found.get('begun')?.line)
  if (isProblem(olderOptions)) return olderOptions
  const seats = value('seats')
    .split('|')
    .map(name => name.trim())
  if (seats.length > MAX_SEATS) return wrong('seats', 'seats-many', { seats: seats.length, most: MAX_SEATS })
  const unnamed = seats.find(name => !isName(name))
  if (unnamed !== undefined) return wrong('seats', 'name', { text: shown(unnamed) })
  for (const name of ['data', 'commitment', 'seed']) {
    if (found.has(name) && !HEX.test(value(name))) return wrong(name, 'hex', { name })
  }
  if (found.has('table') && !TABLE.test(value('table'))) return wrong('table', 'table', { text: shown(value('table')) })
  const shares = value('shares').split(' ')
  if (found.has('shares') && (shares.length !== seats.length || !shares.every(isShare)))
    return wrong('shares', 'shares', { seats: seats.length })
  if (found.has('takebacks') && !TAKEBACKS.test(value('takebacks')))
    return wrong('takebacks', 'takebacks', { text: shown(value('takebacks')) })
  for (const name of ['shares', 'takebacks']) {
    if (found.has(name) && !found.has('table')) return wrong(name, 'no-table', { name })
  }
  const standIns = value('standins').split(' ').map(Number)
  const rising = standIns.every((move, i) => i === 0 || move > standIns[i - 1])
  if (found.has('standins') && !(STANDINS.test(value('standins')) && rising))
    return wrong('standins', 'standins', { text: shown(value('standins')) })
  const told = found.get('result')
  const result = told && readOutcome(told.value, seats.length, told.line)
  if (isProblem(result)) return result
  return {
    game: value('game'),
    rules: Number(value('rules')),
    options,
    seats,
    ...(found.has('data') && { data: { hash: value('data') } }),
    ...(found.has('begun') && { begun: { rules: Number(began), options: olderOptions } }),
    ...(found.has('table') && { table: value('table') }),
    ...(found.has('commitment') && { commitment: value('commitment') }),
    ...(isSeed(value('seed')) && { seed: value('seed') }),
    ...(found.has('shares') && { shares }),
    ...(found.has('takebacks') && { takebacks: value('takebacks').split(' ').map(Number) }),
    ...(found.has('standins') && { standIns }),
    ...(found.has('branch') && { branch: Number(value('branch')) }),
    ...(result && { result }),
  }
}

function readOptions(words: readonly string[], line: number | undefined): Options | Problem {
  const options: Record<string, string> = {}
  for (const word of words.filter(Boolean)) {
    const parts = OPTION.exec(word)
    if (!parts) return problem('option-form', { text: shown(word) }, line)
    if (Object.hasOwn(options, parts[1])) return problem('option-twice', { name: parts[1] }, line)
    Object.defineProperty(options, parts[1], { value: parts[2], enumerable: true, configurable: true, writable: true })
  }
  return options
}

function readOutcome(text: string, seats: number, line: number): Outcome | Problem {
  const parts = OUTCOME.exec(text)
  if (!parts) return problem('outcome-form', { text: shown(text) }, line)
  const numbers = (list: string | undefined) => (list ?? '').split(' ').filter(Boolean).map(Number)
  const winners = numbers(parts[2])
  if (winners.some(seat => seat >= seats)) return problem('outcome-winner', {}, line)
  const totals = numbers(parts[3])
  if (parts[3] !== undefined && totals.length !== seats)
    return problem('outcome-totals', { totals: totals.length, seats }, line)
  return parts[3] === undefined ? { reason: parts[1], winners } : { reason: parts[1], winners, totals }
}

function readAnswers(line: string, what: string): { text: string; answers: string[] | Problem } {
  const [text, list, ...more] = line.split(' > ')
  if (more.length > 0) return { text, answers: problem('arrows', { text: shown(what) }) }
  const answers = list === undefined ? [] : list.split(', ')
  const wrong = answers.find(answer => !ANSWER.test(answer))
  if (wrong !== undefined) return { text, answers: problem('answer-form', { text: shown(wrong) }) }
  return { text, answers }
}

function readMove(line: string, seats: number): Move | Problem {
  const { text, answers } = readAnswers(line, line)
  const space = text.indexOf(' ')
  const seat = text.slice(0, Math.max(space, 0))
  if (!/^\d$/.test(seat)) return problem('move-form', { text: shown(line) })
  if (Number(seat) >= seats) return problem('seat', { seat, seats })
  const action = text.slice(space + 1)
  if (!ACTION.test(action)) return problem('action-form', { text: shown(action) })
  if (isProblem(answers)) return answers
  return { seat: Number(seat), action, answers }
}
