import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import { fitRecord, outcomeOf } from './fit-record.ts'
import type { Config } from './game.ts'
import { dataHash } from './pledge.ts'
import { describeProblem, isProblem, type Problem, problem } from './problem.ts'
import {
  FORMAT,
  type GameRecord,
  isName,
  LIMITS,
  type Migrations,
  readRecord,
  sayMove,
  sayOutcome,
  writeRecord,
} from './record.ts'
import { upTo } from './replay.ts'
import { openTable } from './table.ts'
import { omens } from './toy/index.ts'
import { verify } from './verify.ts'

const HEX = 'c0ffee00'.repeat(8)

const LINES: readonly string[] = [
  'tabularium: 1', // 1
  'game: wonders-duel',
  'rules: 12',
  'options: wonders=draft centreStarter=starts',
  'seats: Ania | mcts:1000', // 5
  `commitment: ${HEX}`,
  `seed: ${HEX}`,
  'result: points; winners 0; totals 63 -5',
  'moves:',
  'setup > law, masonry 2', // 10
  '0 draft the-pyramids',
  '1 build baths > palisade, 3',
]
const TEXT = `${LINES.join('\n')}\n`

const RECORD: GameRecord = {
  format: FORMAT,
  game: 'wonders-duel',
  rules: 12,
  options: { wonders: 'draft', centreStarter: 'starts' },
  seats: ['Ania', 'mcts:1000'],
  commitment: HEX,
  seed: HEX,
  result: { reason: 'points', winners: [0], totals: [63, -5] },
  setup: ['law', 'masonry 2'],
  moves: [
    { seat: 0, action: 'draft the-pyramids', answers: [] },
    { seat: 1, action: 'build baths', answers: ['palisade', '3'] },
  ],
}

const SHORTEST = 'tabularium: 1\ngame: x\nrules: 0\noptions:\nseats: a\nmoves:\nsetup\n'

const lineSet = (line: number, text: string): string =>
  LINES.with(line - 1, text)
    .map(l => `${l}\n`)
    .join('')
const lineGone = (line: number): string =>
  LINES.toSpliced(line - 1, 1)
    .map(l => `${l}\n`)
    .join('')
const lineAdded = (line: number, text: string): string =>
  LINES.toSpliced(line - 1, 0, text)
    .map(l => `${l}\n`)
    .join('')

const good = (record: GameRecord | Problem): GameRecord => {
  if (isProblem(record)) throw new Error(describeProblem(record))
  return record
}

describe('a record as text', () => {
  test('is written and read, line by line', () => {
    expect(writeRecord(RECORD)).toBe(TEXT)
    expect(readRecord(TEXT)).toEqual(RECORD)
  })

  test('can be as short as this', () => {
    const record = { format: FORMAT, game: 'x', rules: 0, options: {}, seats: ['a'], setup: [], moves: [] }
    expect(readRecord(SHORTEST)).toEqual(record)
    expect(writeRecord(record)).toBe(SHORTEST)
  })

  test.each([
    ['lines that end in CR LF', TEXT.replaceAll('\n', '\r\n')],
    ['some that do', TEXT.replace('\n', '\r\n').replace('moves:\n', 'moves:\r\n')],
    ['headers in another order', [LINES[0], ...LINES.slice(1, 8).reverse(), ...LINES.slice(8), ''].join('\n')],
    ['spaces around the values', TEXT.replace('rules: 12', 'rules:   12 ').replace('Ania | ', '  Ania|')],
    ['spaces between the options', TEXT.replace('draft ', 'draft   ')],
  ])('is read the same with %s', (_, text) => {
    expect(text).not.toBe(TEXT)
    expect(readRecord(text)).toEqual(RECORD)
  })

  test('a branch says so', () => {
    const text = lineAdded(8, 'branch: 1')
    expect(readRecord(text)).toEqual({ ...RECORD, branch: 1 })
    expect(writeRecord({ ...RECORD, branch: 1 })).toBe(text)
  })

  test('a move and a result as they are said', () => {
    expect(RECORD.moves.map(sayMove)).toEqual(LINES.slice(10))
    expect(sayOutcome({ reason: 'civilian', winners: [] })).toBe('civilian; winners')
    expect(sayOutcome({ reason: 'points', winners: [0, 2], totals: [7, 3, 7] })).toBe(
      'points; winners 0 2; totals 7 3 7',
    )
    const scores = [3, 4].map(total => ({ total, parts: { all: total } }))
    expect(outcomeOf({ reason: 'full', winners: [1], scores })).toEqual({
      reason: 'full',
      winners: [1],
      totals: [3, 4],
    })
    expect(outcomeOf({ reason: 'line', winners: [1] })).toEqual({ reason: 'line', winners: [1] })
  })
})

describe('every problem has its line', () => {
  const FIRST = "a record begins with 'tabularium: ' and the number of its format"
  const CUT = 'the last line has no end: the record is cut off'
  const NO_SETUP = "the line after 'moves:' begins with 'setup'"
  const OUTCOME = "is not written 'reason; winners 0; totals 63 58'"
  const MOVE = "is not written 'seat action > answers'"
  const long = 'x'.repeat(100)
  test.each<[string, string, string, number]>([
    ['nothing at all', '', FIRST, 1],
    ['an empty line before it', `\n${TEXT}`, FIRST, 1],
    ['a mark of byte order', `\ufeff${TEXT}`, FIRST, 1],
    ['a web page', '<!doctype html>\n', FIRST, 1],
    ['JSON', JSON.stringify(RECORD), FIRST, 1],
    ['no format', lineSet(1, 'tabularium: '), FIRST, 1],
    ['a format below nothing', lineSet(1, 'tabularium: -1'), FIRST, 1],
    ['a format without end', lineSet(1, `tabularium: ${'9'.repeat(20)}`), FIRST, 1],
    ['a format in other digits', lineSet(1, 'tabularium: １'), FIRST, 1],
    ['format 0', lineSet(1, 'tabularium: 0'), 'format 0 is not known', 1],
    ['the next format', lineSet(1, 'tabularium: 5'), 'format 5 is newer than this program, which reads 4', 1],

    ['a branch by no number', lineAdded(8, 'branch: x'), "branch 'x' is not a whole number", 8],
    ['a branch after the end', lineAdded(8, 'branch: 3'), 'a branch after move 3, but there are 2', 8],

    ['an empty line', lineSet(3, ''), "'' is no line of a record", 3],
    ['a line that is no header', lineSet(3, 'rules 12'), "'rules 12' is no line of a record", 3],
    ['an unknown header', lineAdded(3, 'author: me'), "'author: me' is no line of a record", 3],
    ['a header every object has', lineAdded(3, '__proto__: me'), "'__proto__: me' is no line of a record", 3],
    ['a header in capitals', lineSet(2, 'Game: x'), "'Game: x' is no line of a record", 2],
    ['a long line', lineSet(2, long), `'${long.slice(0, 40)}…' is no line of a record`, 2],
    ['a header twice', lineAdded(5, 'rules: 12'), "'rules:' stands twice", 5],
    ['the first line twice', lineAdded(2, 'tabularium: 1'), "'tabularium:' stands twice", 2],
    ['no game', lineGone(2), "'game:' is missing", 7],
    ['no rules', lineGone(3), "'rules:' is missing", 7],
    ['no options', lineGone(4), "'options:' is missing", 7],
    ['no seats', lineGone(5), "'seats:' is missing", 7],

    ['an empty game', lineSet(2, 'game:'), "'' cannot be the name of a game", 2],
    ['a game in capitals', lineSet(2, 'game: Go'), "'Go' cannot be the name of a game", 2],
    ['a path for a game', lineSet(2, 'game: ../etc'), "'../etc' cannot be the name of a game", 2],
    ['a game in look-alikes', lineSet(2, 'game: gо'), "'gо' cannot be the name of a game", 2],
    ['rules that are no number', lineSet(3, 'rules: new'), "rules 'new' is not a whole number", 3],
    ['rules with a fraction', lineSet(3, 'rules: 1.5'), "rules '1.5' is not a whole number", 3],
    ['rules too high', lineSet(3, 'rules: 1000000000'), "rules '1000000000' is not a whole number", 3],
    ['rules with a zero before', lineSet(3, 'rules: 01'), "rules '01' is not a whole number", 3],
    ['an option without value', lineSet(4, 'options: a= b=c'), "option 'a=' is not written name=value", 4],
    ['an option without sign', lineSet(4, 'options: a'), "option 'a' is not written name=value", 4],
    [
      'an option called __proto__',
      lineSet(4, 'options: __proto__=x'),
      "option '__proto__=x' is not written name=value",
      4,
    ],
    ['an option twice', lineSet(4, 'options: a=b c=d a=b'), "option 'a' stands twice", 4],
    ['no names', lineSet(5, 'seats:'), "'' cannot be a player's name", 5],
    ['an empty name', lineSet(5, 'seats: Ania | | Ola'), "'' cannot be a player's name", 5],
    ['a name with a tab', lineSet(5, 'seats: A\tnia'), "'A\tnia' cannot be a player's name", 5],
    ['a name too long', lineSet(5, `seats: ${'x'.repeat(61)}`), `'${'x'.repeat(40)}…' cannot be a player's name`, 5],
    ['nine seats', lineSet(5, 'seats: a|b|c|d|e|f|g|h|i'), '9 seats; at most 8', 5],
    ['a short commitment', lineSet(6, 'commitment: abc'), "'commitment:' is not 64 hexadecimal digits", 6],
    ['an empty commitment', lineSet(6, 'commitment:'), "'commitment:' is not 64 hexadecimal digits", 6],
    ['a seed in capitals', lineSet(7, `seed: ${HEX.toUpperCase()}`), "'seed:' is not 64 hexadecimal digits", 7],
    ['an empty result', lineSet(8, 'result:'), `'' ${OUTCOME}`, 8],
    ['a result without winners', lineSet(8, 'result: points'), `'points' ${OUTCOME}`, 8],
    [
      'totals that are no numbers',
      lineSet(8, 'result: a; winners 0; totals x y'),
      `'a; winners 0; totals x y' ${OUTCOME}`,
      8,
    ],
    [
      'a total of minus nothing',
      lineSet(8, 'result: a; winners 0; totals -0 1'),
      `'a; winners 0; totals -0 1' ${OUTCOME}`,
      8,
    ],
    [
      'a total with a zero before',
      lineSet(8, 'result: a; winners 0; totals 07 1'),
      `'a; winners 0; totals 07 1' ${OUTCOME}`,
      8,
    ],
    ['a winner from elsewhere', lineSet(8, 'result: a; winners 2'), 'a winner has no seat', 8],
    ['a total too few', lineSet(8, 'result: a; winners 0; totals 1'), '1 totals for 2 seats', 8],
    ['a total too many', lineSet(8, 'result: a; winners 0; totals 1 2 3'), '3 totals for 2 seats', 8],

    ['no moves', lineGone(9), "the line 'moves:' is missing: the record is cut off", 12],
    ['moves on the same line', lineSet(9, 'moves: 2'), "the line 'moves:' is missing: the record is cut off", 13],
    ['nothing after moves', `${LINES.slice(0, 9).join('\n')}\n`, NO_SETUP, 10],
    ['nothing after moves, not even its end', LINES.slice(0, 9).join('\n'), CUT, 9],
    ['no set-up', lineGone(10), NO_SETUP, 10],
    ['a set-up of another name', lineSet(10, 'set-up > law'), NO_SETUP, 10],
    ['a set-up that ends in an arrow', lineSet(10, 'setup > '), "'' cannot be an answer of chance", 10],
    ['a set-up with two arrows', lineSet(10, 'setup > law > law'), "two '>' after 'setup'", 10],
    ['an answer in capitals', lineSet(10, 'setup > law, Law'), "'Law' cannot be an answer of chance", 10],
    ['an answer with a space before', lineSet(10, 'setup > law,  law'), "' law' cannot be an answer of chance", 10],
    ['an empty line among the moves', lineAdded(11, ''), `'' ${MOVE}`, 11],
    ['an empty line at the end', `${TEXT}\n`, `'' ${MOVE}`, 13],
    ['a move without a seat', lineSet(11, 'draft x'), `'draft x' ${MOVE}`, 11],
    ['a move without an action', lineSet(11, '0'), `'0' ${MOVE}`, 11],
    ['a seat of two digits', lineSet(11, '10 draft x'), `'10 draft x' ${MOVE}`, 11],
    ['a seat in other digits', lineSet(11, '٠ draft x'), `'٠ draft x' ${MOVE}`, 11],
    ['a seat nobody has', lineSet(12, '2 draft x'), 'seat 2 of 2: seats count from 0', 12],
    ['an action in capitals', lineSet(12, '0 Draft x'), "'Draft x' cannot be an action", 12],
    ['two spaces in an action', lineSet(12, '0 draft  x'), "'draft  x' cannot be an action", 12],
    ['a space at the end', lineSet(12, '0 draft x '), "'draft x ' cannot be an action", 12],
    ['an action in look-alikes', lineSet(12, '0 drаft x'), "'drаft x' cannot be an action", 12],
    ['a wrong answer', lineSet(12, '0 draft x > a,b'), "'a,b' cannot be an answer of chance", 12],
    ['two arrows', lineSet(12, '0 draft x > a > b'), "two '>' after '0 draft x > a > b'", 12],
    ['a last line without its end', TEXT.slice(0, -1), CUT, 12],
    ['a last line half there', TEXT.slice(0, -5), CUT, 12],
  ])('%s', (_, text, problem, line) => {
    expect(readRecord(text)).toMatchObject({ problem, line })
  })

  test('cut off anywhere, it is not a record any more', () => {
    const head = TEXT.indexOf('setup')
    for (let end = 0; end < TEXT.length; end++) {
      const found = readRecord(TEXT.slice(0, end))
      // Only whole moves can be missing without a trace; the result and `verify` say that the game goes on.
      if (end > head && TEXT[end - 1] === '\n') expect(good(found).moves.length).toBeLessThan(RECORD.moves.length)
      else expect(found).toHaveProperty('problem')
    }
  })
})

describe('limits', () => {
  test('what is larger is not read', () => {
    const filled = (length: number) => {
      const text = SHORTEST.replace('options:', 'options: ')
      return text.replace('options: ', `options: ${' '.repeat(length - text.length)}`)
    }
    expect(filled(LIMITS.bytes)).toHaveLength(LIMITS.bytes)
    expect(good(readRecord(filled(LIMITS.bytes))).options).toEqual({})
    expect(readRecord(filled(LIMITS.bytes + 1))).toMatchObject({ problem: 'larger than 4000000 bytes' })
  })

  test('nor are more moves than anyone makes', () => {
    const most = SHORTEST + '0 a\n'.repeat(LIMITS.moves)
    expect(good(readRecord(most)).moves).toHaveLength(LIMITS.moves)
    expect(readRecord(`${most}0 a\n`)).toMatchObject({ problem: 'more than 50000 moves', line: 6 })
  })

  const full = (text: string): string => text.repeat(Math.floor(LIMITS.bytes / text.length) - 100)
  test.each([
    ['ends of lines', full('\n')],
    ['headers', `tabularium: 1\n${full('game: x\n')}`],
    ['one long header', SHORTEST.replace('game: x', `game: ${full('x')}!`)],
    ['one long header of hyphens', SHORTEST.replace('game: x', `game: x${full('-x')}-`)],
    ['one long option', SHORTEST.replace('options:', `options: a=${full('b-')}`)],
    ['seats', SHORTEST.replace('seats: a', `seats: ${full('a|')}`)],
    ['one long name', SHORTEST.replace('seats: a', `seats: ${full('a ')}`)],
    ['totals', SHORTEST.replace('moves:', `result: a; winners 0; totals${full(' 1')} x\nmoves:`)],
    ['winners', SHORTEST.replace('moves:', `result: a; winners${full(' 0')} x\nmoves:`)],
    ['answers', SHORTEST.replace('setup', `setup > ${full('a, ')}`)],
    ['arrows', SHORTEST.replace('setup', `setup${full(' > ')}`)],
    ['one long action', `${SHORTEST}0 ${full('a ')}\n`],
    ['moves', SHORTEST + full('0 a\n')],
  ])('four megabytes of %s are answered like any other text', (_, text) => {
    expect(text.length).toBeGreaterThan(LIMITS.bytes - 2000)
    const found = readRecord(text)
    if (!isProblem(found)) throw new Error('that was a record')
    expect(found.problem.length).toBeLessThan(200)
  })
})

describe('names', () => {
  test.each([
    'Ania',
    'mcts:1000',
    'Ćma 3',
    '李白',
    'O’Neill',
    'a = b > c, d; e',
    'moves:',
    '0',
    '__proto__',
    'x'.repeat(60),
  ])("'%s' is a name and comes back", name => {
    expect(isName(name)).toBe(true)
    const record = { ...RECORD, seats: [name, 'B'] }
    expect(readRecord(writeRecord(record))).toEqual(record)
  })

  test.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a space before', ' a'],
    ['a space that is not broken after', 'a\u00a0'],
    ['the separator', 'a|b'],
    ['an end of line', 'a\nb'],
    ['a return', 'a\rb'],
    ['a zero', 'a\0b'],
    ['a next line', 'a\u0085b'],
    ['a line separator', 'a\u2028b'],
    ['a paragraph separator', 'a\u2029b'],
    ['a sign that turns the writing round', 'a\u202eb'],
    ['a space without width', 'a\u200bb'],
    ['half a letter', 'a\ud800b'],
    ['too many letters', 'x'.repeat(61)],
  ])('%s cannot be one', (_, name) => {
    expect(isName(name)).toBe(false)
  })
})

describe('what the second format adds', () => {
  const hex = 'ab'.repeat(32)
  const with2 = (...lines: readonly string[]): string =>
    SHORTEST.replace('tabularium: 1', 'tabularium: 2').replace('moves:', `${lines.join('\n')}\nmoves:`)

  test('is written and read', () => {
    const text = with2('begun: 0 day=long', 'table: k3v9', `shares: ${hex}`, 'takebacks: 12 0 3')
    expect(readRecord(text)).toMatchObject({
      begun: { rules: 0, options: { day: 'long' } },
      ...{ table: 'k3v9', shares: [hex], takebacks: [12, 0, 3] },
    })
    expect(writeRecord(good(readRecord(text)))).toBe(text)
  })

  test.each([
    ["a table's id with a blank", ['table: k3 v9'], "'k3 v9' cannot be a table's id"],
    ['too many shares', ['table: k3v9', 'shares: none none'], "'shares:' has 64 hexadecimal digits"],
    ['a share in capitals', ['table: k3v9', `shares: ${hex.toUpperCase()}`], "'shares:' has 64 hexadecimal digits"],
    ['a share without a table', ['shares: none'], "'shares:' stands in a record without a table"],
    ['take-backs without a table', ['takebacks: 1'], "'takebacks:' stands in a record without a table"],
    ['take-backs in words', ['table: k3v9', 'takebacks: two'], "'two' is not a list of numbers of moves"],
    ['a beginning without a version', ['begun: day=long'], "begun 'day=long' is not a whole number"],
    ['a beginning with an option twice', ['begun: 0 a=b a=c'], "option 'a' stands twice"],
  ])('%s is refused', (_, lines, why) => {
    const problem = readRecord(with2(...lines))
    expect(problem).toMatchObject({ problem: expect.stringContaining(why), line: expect.any(Number) })
  })
})

describe('moves that a bot made for a person', () => {
  const three = `${SHORTEST.trimEnd()}\n0 bid 1\n0 bid 2\n0 bid 3\n`
  const with3 = (...lines: readonly string[]): string =>
    three.replace('tabularium: 1', 'tabularium: 3').replace('moves:', `${lines.join('\n')}\nmoves:`)

  test('are written and read', () => {
    const text = with3('standins: 1 3')
    expect(good(readRecord(text)).standIns).toEqual([1, 3])
    expect(writeRecord(good(readRecord(text)))).toBe(text)
  })

  test('a game without any says nothing of them', () => {
    expect(good(readRecord(three))).not.toHaveProperty('standIns')
    expect(writeRecord({ ...good(readRecord(three)), standIns: [] })).toBe(three)
  })

  test('what is cut off takes its own along', () => {
    const record = good(readRecord(with3('standins: 1 3')))
    expect(upTo(record, 2).standIns).toEqual([1])
    expect(upTo(record, 0)).not.toHaveProperty('standIns')
    expect(writeRecord(upTo(record, 0))).toBe(SHORTEST)
  })

  test.each(['0', '2 1', '1 1', '4', 'two', '1,2', ''])("'%s' is refused", list => {
    const problem = readRecord(with3(`standins: ${list}`))
    expect(problem).toMatchObject({ problem: expect.stringContaining('is not a rising list of moves'), line: 6 })
  })
})

describe('formats', () => {
  const old = (text: string) => text.replace('tabularium: 2', 'tabularium: 1').replace('options:', 'settings:')
  const steps: Migrations = {
    1: text => text.replace('tabularium: 1', 'tabularium: 2').replace('settings:', 'options:'),
    2: text => text.replace('tabularium: 2', 'tabularium: 3').replace('game: x', 'game: y'),
  }
  const at = (format: number) => SHORTEST.replace('tabularium: 1', `tabularium: ${format}`)

  test('an older text goes through every step up to the newest', () => {
    const today = good(readRecord(at(2), steps, 2))
    expect(today).toMatchObject({ format: 2, game: 'x' })
    expect(readRecord(old(at(2)), steps, 2)).toEqual(today)
    expect(readRecord(old(at(2)), steps, 3)).toEqual({ ...today, format: 3, game: 'y' })
    expect(readRecord(at(2), steps, 3)).toEqual({ ...today, format: 3, game: 'y' })
    expect(readRecord(at(3), steps, 3)).toEqual({ ...today, format: 3 })
  })

  test('one that no step leads from is not known, a newer one neither', () => {
    expect(readRecord(at(0), steps, 3)).toMatchObject({ problem: 'format 0 is not known', line: 1 })
    expect(readRecord(at(1), { 2: steps[2] }, 3)).toMatchObject({ problem: 'format 1 is not known', line: 1 })
    expect(readRecord(at(1), { 1: steps[1] }, 3)).toMatchObject({ problem: 'format 2 is not known', line: 1 })
    expect(readRecord(at(4), steps, 3)).toMatchObject({
      problem: 'format 4 is newer than this program, which reads 3',
      line: 1,
    })
  })

  test('a step that spoils the text is found out', () => {
    expect(readRecord(at(1), { 1: () => '' }, 2)).toHaveProperty('problem')
  })

  test('this program reads the newest format without any step, and writes the first that says all there is to say', () => {
    const record = good(readRecord(at(FORMAT), {}))
    expect(record.format).toBe(FORMAT)
    expect(writeRecord(record)).toBe(SHORTEST)
    expect(writeRecord({ ...record, table: 'k3v9' })).toMatch(/^tabularium: 2\n/)
    expect(writeRecord({ ...record, begun: { rules: 0, options: {} } })).toMatch(/^tabularium: 2\n/)
    expect(writeRecord({ ...record, standIns: [1] })).toMatch(/^tabularium: 3\n/)
  })
})

/** A whole game of the tiny game, chosen by a generator. */
function played(seed: number): GameRecord {
  const random = new FastChance(seed)
  const seats = 2 + random.number(2)
  const table = openTable(omens, {
    config: { seats, options: { day: omens.options.day.values[random.number(2)] } },
    seats: ['Ania', 'Bartek', 'Celina'].slice(0, seats),
    seed: random.next().toString(16).padStart(64, '0'),
  })
  for (let waiting = table.waiting(); waiting.length > 0; waiting = table.waiting()) {
    const seat = waiting[random.number(waiting.length)]
    const legal = table.legal(seat)
    table.act(seat, legal[random.number(legal.length)])
  }
  return table.record() as GameRecord
}

describe('a record for a game', () => {
  const record = played(1)
  const asRules1 = (now: GameRecord): GameRecord => ({
    ...now,
    rules: 1,
    moves: now.moves.map(move => ({ ...move, action: move.action.replace('mark', 'claim') })),
  })

  test('a table the game does not admit is no record of it', () => {
    const wrong = problem('seats', { seats: 2, game: 'omens', range: '3' })
    const game = { ...omens, admits: ({ seats }: Config) => (seats === 2 ? wrong : undefined) }
    expect(fitRecord(game, { ...record, seats: ['Ania', 'Bartek'] })).toEqual(wrong)
    expect(isProblem(fitRecord(game, { ...record, seats: ['Ania', 'Bartek', 'Celina'] }))).toBe(false)
  })

  test('fits as it is', () => {
    expect(fitRecord(omens, record)).toEqual(record)
  })

  test('of older rules is brought up to date, and plays to the same end', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const now = played(seed)
      const before = asRules1(now)
      expect(before).not.toEqual(now)
      expect(fitRecord(omens, before)).toEqual({ ...now, begun: { rules: 1, options: now.options } })
      expect(verify(omens, good(readRecord(writeRecord(before))))).toEqual([])
    }
  })

  test('takes every step in turn', () => {
    const step = (name: string) => (r: GameRecord) => ({ ...r, seats: r.seats.map(seat => `${seat}${name}${r.rules}`) })
    const game = { ...omens, rules: 3, upgrades: { 0: step('a'), 1: step('b'), 2: step('c') } }
    expect(fitRecord(game, { ...record, rules: 0, seats: ['A', 'B'] })).toEqual({
      ...record,
      rules: 3,
      begun: { rules: 0, options: record.options },
      seats: ['Aa0b1c2', 'Ba0b1c2'],
    })
    expect(fitRecord(game, { ...record, rules: 2, seats: ['A', 'B'] })).toMatchObject({ seats: ['Ac2', 'Bc2'] })
  })

  test('gets the options it does not name', () => {
    expect(fitRecord(omens, { ...record, options: {} })).toEqual({ ...record, options: { day: 'long' } })
  })

  const { upgrades: _, ...noUpgrades } = omens
  test.each<[string, typeof omens, Partial<GameRecord>, string]>([
    ['another game', omens, { game: 'chess' }, "a record of 'chess', not of 'omens'"],
    ['newer rules', omens, { rules: 3 }, 'rules 3 are newer than this program, which knows 2'],
    ['rules too old', omens, { rules: 0 }, 'rules 0 are not known any more; this program knows 2'],
    ['no way up', noUpgrades, { rules: 1 }, 'rules 1 are not known any more; this program knows 2'],
    ['too few', omens, { seats: ['A'] }, '1 seats; omens is for 2 to 3'],
    ['too many', omens, { seats: ['A', 'B', 'C', 'D'] }, '4 seats; omens is for 2 to 3'],
    ['not two', { ...omens, seats: { min: 2, max: 2 } }, { seats: ['A', 'B', 'C'] }, '3 seats; omens is for 2'],
    ['no such option', omens, { options: { night: 'long' } }, "there is no option 'night'; there are: day"],
    ['no such value', omens, { options: { day: 'x' } }, "option 'day' cannot be 'x'; it can be: long, short"],
  ])('%s does not fit', (_, game, change, problem) => {
    expect(fitRecord(game, { ...record, ...change })).toMatchObject({ problem })
  })
})

const WORD = 'abcdefghijklmnopqrstuvwxyz0123456789'
const word = fc.string({ unit: fc.constantFrom(...WORD), minLength: 1, maxLength: 6 })
const words = (separators: readonly string[]) =>
  fc
    .tuple(word, fc.array(fc.tuple(fc.constantFrom(...separators), word), { maxLength: 3 }))
    .map(([first, more]) => first + more.map(([separator, next]) => separator + next).join(''))
const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const id = fc.tuple(letter, words(['-'])).map(([first, rest]) => first + rest)
const optionName = fc.oneof(
  fc.constantFrom('constructor', 'toString', 'valueOf', 'hasOwnProperty', 'A1'),
  id.map(name => name.replaceAll('-', '')),
)
const name = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter(isName),
  fc.constantFrom('moves:', 'seed: x', 'a > b', '=', ';', '__proto__', '李白'),
)
const answers = fc.array(words([' ', '-']), { maxLength: 3 })
const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 })
const whole = fc.integer({ min: 0, max: 999_999_999 })
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const records: fc.Arbitrary<GameRecord> = fc.array(name, { minLength: 1, maxLength: 8 }).chain(seats => {
  const seat = fc.nat({ max: seats.length - 1 })
  const totals = fc.array(fc.integer({ min: -999_999_999, max: 999_999_999 }), {
    minLength: seats.length,
    maxLength: seats.length,
  })
  return fc
    .record({
      game: id,
      rules: whole,
      options: fc.dictionary(optionName, words(['-']), { maxKeys: 3, noNullPrototype: true }),
      commitment: maybe(hex),
      seed: maybe(hex),
      result: maybe(fc.record({ reason: id, winners: fc.array(seat, { maxLength: 3 }), totals: maybe(totals) })),
      setup: answers,
      moves: fc.array(fc.record({ seat, action: words([' ', '-']), answers }), { maxLength: 6 }),
    })
    .map(({ commitment, seed, result, ...rest }) => ({
      format: FORMAT,
      seats,
      ...rest,
      ...(commitment !== undefined && { commitment }),
      ...(seed !== undefined && { seed }),
      ...(result && {
        result: {
          reason: result.reason,
          winners: result.winners,
          ...(result.totals && { totals: result.totals.map(total => total + 0) }),
        },
      }),
    }))
})

describe('any record', () => {
  test('is read as it was written', () => {
    fc.assert(
      fc.property(records, record => {
        expect(readRecord(writeRecord(record))).toEqual(record)
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  test('of a real game too', () => {
    for (let seed = 0; seed < 20; seed++) expect(readRecord(writeRecord(played(seed)))).toEqual(played(seed))
  })
})

describe('any text', () => {
  /** Never an error, and what is taken for a record is written and read as the same record. */
  const holds = (text: string): boolean => {
    const record = readRecord(text)
    if (isProblem(record)) {
      expect(record.problem.length).toBeLessThan(200)
      if (record.line !== undefined) expect(record.line).toBeLessThanOrEqual(text.split('\n').length + 1)
      return false
    }
    const written = writeRecord(record)
    expect(readRecord(written)).toEqual(record)
    expect(writeRecord(good(readRecord(written)))).toBe(written)
    expect(Object.getPrototypeOf(record.options)).toBe(Object.prototype)
    // And so it can be held against a game: findings, no errors.
    for (const { check } of verify(omens, record)) expect(['moves', 'result', 'chance']).toContain(check)
    return true
  }

  test('made of anything', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom(...'tabulrim:1 \n\r>|;,=0-'), maxLength: 200 }),
      fc
        .array(fc.constantFrom(...LINES, 'moves:', 'setup', '', '0 a', 'seats: a'), { maxLength: 16 })
        .map(lines => lines.join('\n')),
      fc.string({ unit: 'binary', maxLength: 100 }).map(text => SHORTEST + text),
    )
    fc.assert(
      fc.property(anything, text => {
        holds(text)
      }),
      { seed: 2, numRuns: 1000 },
    )
  })

  // biome-ignore format: a table
  const HOSTILE = [
    '\0', '\r', '\n', '\r\n', '\t', '\u00a0', '\u2028', '\ufeff', '\u202e', '\ud800', '\u200b', '１', 'а', 'ı', 'K', '💀',
    '__proto__', 'constructor', '-0', '1e9', '9'.repeat(30), 'NaN', '%00', ' > ', ', ', ' | ', '|', '; ', ': ', '=', '#',
    "'", '"', '\\', '<b>', 'moves:', '\nmoves:\n', '\nsetup\n', 'tabularium: 1', 'x'.repeat(500),
  ]
  type Change = readonly [how: number, where: number, what: number]
  const change = (text: string, [how, where, what]: Change): string => {
    const at = where % (text.length + 1)
    const lines = text.split('\n')
    const line = where % lines.length
    const other = what % lines.length
    switch (how % 8) {
      case 0:
        return text.slice(0, at) + HOSTILE[what % HOSTILE.length] + text.slice(at)
      case 1:
        return text.slice(0, at) + text.slice(at + 1 + (what % 9))
      case 2:
        return text.slice(0, at)
      case 3:
        return lines.toSpliced(line, 0, lines[other]).join('\n')
      case 4:
        return lines.toSpliced(line, 1).join('\n')
      case 5:
        return lines.with(line, lines[other]).join('\n')
      case 6:
        return text.slice(0, at) + String.fromCharCode(32 + (what % 96)) + text.slice(at + 1)
      default:
        return lines
          .with(
            line,
            lines[line].replace(/[a-z0-9-]+/g, found => (found.length % 3 ? found : HOSTILE[what % HOSTILE.length])),
          )
          .join('\n')
    }
  }
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 })

  test('made of a record by a few changes', () => {
    const texts = [TEXT, SHORTEST, ...[1, 2, 3, 4, 5, 6].map(seed => writeRecord(played(seed)))]
    let records = 0
    fc.assert(
      fc.property(fc.constantFrom(...texts), changes, (text, list) => {
        if (holds(list.reduce(change, text))) records++
      }),
      { seed: 3, numRuns: 4000 },
    )
    // Enough of both kinds, or the test would say nothing.
    expect(records).toBeGreaterThan(200)
    expect(records).toBeLessThan(3800)
  })
})

describe('data of somebody’s own', () => {
  const text = '{"game":"wonders-duel","name":"mine"}'
  const hash = dataHash(text)
  const own: GameRecord = { ...RECORD, data: { hash, text } }

  test('stand in the record by their hash, and with their text as its last line', () => {
    const written = writeRecord(own)
    expect(written.split('\n').filter(line => /^(?:tabularium|data|\{)/.test(line))).toEqual([
      'tabularium: 4',
      `data: ${hash}`,
      'data:',
      text,
    ])
    expect(readRecord(written)).toEqual(own)
    const bare = { ...RECORD, data: { hash } }
    expect(readRecord(writeRecord(bare))).toEqual(bare)
    // Moves are appended to a record that goes on: those that it brings come last all the same.
    expect(readRecord(`${writeRecord(bare)}0 pass\n`)).toMatchObject({ data: { hash } })
  })

  test.each([
    ['another text than the hash names', `data: ${hash}`, text.replace('mine', 'his'), 'data'],
    ['a text that nothing names', undefined, text, 'data'],
    ['a second line', `data: ${hash}`, `${text}\n${text}`, 'data'],
    ['what is no hash', 'data: c0ffee', text, 'hex'],
  ])('%s', (_, head, brought, key) => {
    const lines = writeRecord(RECORD).trimEnd().split('\n')
    const written = [
      ...lines.slice(0, 5),
      ...(head === undefined ? [] : [head]),
      ...lines.slice(5),
      'data:',
      brought,
      '',
    ]
    expect(readRecord(written.join('\n'))).toMatchObject({ message: { key: `problem.${key}` } })
  })
})
