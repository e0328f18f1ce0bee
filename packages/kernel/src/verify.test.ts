import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import { fitRecord } from './fit-record.ts'
import { isProblem } from './problem.ts'
import { type GameRecord, type Move, readRecord, writeRecord } from './record.ts'
import { followed, upTo } from './replay.ts'
import { commitmentOf, NO_SHARE, WITHHELD } from './stream.ts'
import { branchOf, type Opening, openTable, resumeTable, type Table } from './table.ts'
import { TABLE_ENDS } from './table-end.ts'
import type { OmensAction } from './toy/actions.ts'
import { BIRDS, OMENS } from './toy/data.ts'
import { omens } from './toy/index.ts'
import type { Omens } from './toy/state.ts'
import type { OmensView } from './toy/view.ts'
import { verify } from './verify.ts'

const NAMES = ['Ania', 'Bartek', 'Celina']

/** A whole game, chosen by a generator. */
function played(seed: number): GameRecord {
  const random = new FastChance(seed)
  const seats = 2 + random.number(2)
  const options = { day: omens.options.day.values[random.number(2)] }
  const hex = Array.from({ length: 8 }, () => random.next().toString(16).padStart(8, '0')).join('')
  const table = openTable(omens, { config: { seats, options }, seats: NAMES.slice(0, seats), seed: hex })
  for (let waiting = table.waiting(); waiting.length > 0; waiting = table.waiting()) {
    const seat = waiting[random.number(waiting.length)]
    const legal = table.legal(seat)
    table.act(seat, legal[random.number(legal.length)])
  }
  return table.record() as GameRecord
}
const GAMES = Array.from({ length: 48 }, (_, seed) => played(seed))
const games = fc.constantFrom(...GAMES)

/** What a table writes down when these moves are made at it, with this seed; undefined where it refuses one. */
function honest(record: GameRecord): GameRecord | undefined {
  const fitted = fitRecord(omens, record)
  if (isProblem(fitted) || fitted.seed === undefined) return undefined
  const { seats, options, seed } = fitted
  const table = openTable(omens, { config: { seats: seats.length, options }, seats, seed })
  for (const { seat, action } of record.moves) if (table.act(seat, action)) return undefined
  return table.record()
}

const isSame = (a: unknown, b: unknown): boolean => {
  try {
    expect(a).toEqual(b)
    return true
  } catch {
    return false
  }
}

const withMove = (record: GameRecord, index: number, change: Partial<Move>): GameRecord => ({
  ...record,
  moves: record.moves.with(index, { ...record.moves[index], ...change }),
})

const drop = (record: GameRecord, field: 'seed' | 'commitment' | 'result'): GameRecord => {
  const { [field]: _, ...rest } = record
  return rest
}

test('a good record: no findings', () => {
  for (const record of GAMES) expect(verify(omens, record)).toEqual([])
  expect(new Set(GAMES.map(record => record.result?.reason))).toEqual(new Set(omens.ends))
  expect(GAMES.some(record => record.result?.totals)).toBe(true)
})

describe('of the moves', () => {
  const finding = (move: number) => [{ check: 'moves', move, why: expect.stringContaining(`move ${move}: `) }]

  test('one that cannot be made is found where it stands', () => {
    const others = fc.constantFrom(
      ...omens.actions.all.map(action => action.notation),
      'fly away',
      'mark',
      'constructor',
    )
    let refused = 0
    fc.assert(
      fc.property(games, fc.nat(), others, (record, n, action) => {
        const index = n % record.moves.length
        const forged = withMove(record, index, { action })
        const table = openTable(omens, {
          config: { seats: record.seats.length, options: record.options },
          seats: record.seats,
          ...(record.seed && { seed: record.seed }),
        })
        for (const move of record.moves.slice(0, index)) table.act(move.seat, move.action)
        if (!table.act(record.moves[index].seat, action)) return
        refused++
        expect(verify(omens, forged)).toMatchObject(finding(index + 1))
      }),
      { seed: 1, numRuns: 300 },
    )
    expect(refused).toBeGreaterThan(150)
  })

  test('one of a seat that does not choose is found where it stands', () => {
    for (const record of GAMES) {
      for (const [index, move] of record.moves.entries()) {
        if (move.action.startsWith('bid')) continue
        const forged = withMove(record, index, { seat: (move.seat + 1) % record.seats.length })
        expect(verify(omens, forged)).toMatchObject(finding(index + 1))
      }
    }
  })

  test('one after the end is found', () => {
    for (const record of GAMES) {
      const last = record.moves.length
      const forged = { ...record, moves: [...record.moves, record.moves[last - 1]] }
      expect(verify(omens, forged)).toMatchObject(finding(last + 1))
    }
  })

  test('the last one left out is found: the game is not over', () => {
    for (const record of GAMES) {
      const moves = record.moves.slice(0, -1)
      const why = `the game is not over after ${moves.length} moves`
      expect(verify(omens, { ...record, moves })).toMatchObject([{ check: 'result', why }])
    }
  })

  test('a record that is not of this game is found as a whole', () => {
    const [record] = GAMES
    expect(verify(omens, { ...record, game: 'chess' })).toMatchObject([
      { check: 'moves', why: "a record of 'chess', not of 'omens'" },
    ])
    expect(verify(omens, { ...record, options: { day: 'endless' } })).toHaveLength(1)
  })
})

describe('of chance', () => {
  const NAMES_OF = [...OMENS, ...BIRDS, '0', '1', '2', 'zeppelin']

  test('another answer is found at its move, as no answer at all or as not the seed’s', () => {
    let possible = 0
    fc.assert(
      fc.property(games, fc.nat(), fc.constantFrom(...NAMES_OF), (record, n, name) => {
        const places = [record.setup, ...record.moves.map(move => move.answers)].flatMap((list, move) =>
          list.map((answer, at) => ({ list, answer, move, at })),
        )
        const { list, answer, move, at } = places[n % places.length]
        if (answer === name) return
        const answers = list.with(at, name)
        const forged = move === 0 ? { ...record, setup: answers } : withMove(record, move - 1, { answers })
        const findings = verify(omens, forged)
        expect(Math.min(...findings.map(finding => finding.move ?? -1))).toBe(move)
        const [chance] = findings.filter(finding => finding.check === 'chance')
        if (!chance) return
        possible++
        const why = `is '${name}', but the seed draws '${answer}'`
        expect(chance).toMatchObject({ check: 'chance', move, why: expect.stringContaining(why) })
      }),
      { seed: 2, numRuns: 600 },
    )
    expect(possible).toBeGreaterThan(50)
  })

  test('an answer left out or added is found at its move', () => {
    for (const record of GAMES) {
      for (const [index, { answers }] of record.moves.entries()) {
        const added = withMove(record, index, { answers: [...answers, '0'] })
        expect(verify(omens, added)).toMatchObject([{ check: 'moves', move: index + 1 }])
        if (answers.length === 0) continue
        const short = withMove(record, index, { answers: answers.slice(0, -1) })
        expect(verify(omens, short)).toMatchObject([{ check: 'moves', move: index + 1 }])
      }
      expect(verify(omens, { ...record, setup: record.setup.slice(0, -1) })).toMatchObject([
        { check: 'moves', move: 0 },
      ])
      expect(verify(omens, { ...record, setup: [...record.setup, 'owl'] })).toMatchObject([{ check: 'moves', move: 0 }])
    }
  })

  const flip = (text: string, at: number) => {
    const digit = Number.parseInt(text[at], 16) ^ 1
    return text.slice(0, at) + digit.toString(16) + text.slice(at + 1)
  }

  test('a seed or a commitment with any digit changed, or none at all', () => {
    const [record] = GAMES
    const { seed = '', commitment = '' } = record
    const why = 'the seed does not match the commitment'
    for (let at = 0; at < 64; at++) {
      expect(verify(omens, { ...record, seed: flip(seed, at) })).toMatchObject([{ check: 'chance', why }])
      expect(verify(omens, { ...record, commitment: flip(commitment, at) })).toMatchObject([{ check: 'chance', why }])
    }
    expect(verify(omens, drop(record, 'seed'))).toMatchObject([{ check: 'chance', why: 'the record has no seed' }])
    expect(verify(omens, drop(record, 'commitment'))).toMatchObject([
      { check: 'chance', why: 'the record has no commitment' },
    ])
  })

  test('another seed with its own commitment: the first answer that is not its own', () => {
    for (const record of GAMES) {
      const seed = flip(record.seed ?? '', 63)
      const [finding, ...more] = verify(omens, { ...record, seed, commitment: commitmentOf(seed) })
      expect(finding).toMatchObject({ check: 'chance', why: expect.stringContaining('but the seed draws') })
      expect(more).toEqual([])
      const asked = finding.move === 0 ? record.setup : record.moves[(finding.move ?? 0) - 1].answers
      expect(asked.length).toBeGreaterThan(0)
    }
  })
})

describe('of the result', () => {
  test('another reason, other winners, other totals, none', () => {
    for (const record of GAMES) {
      const { result } = record
      if (!result) throw new Error('the game has no result')
      const { reason, winners, totals } = result
      const forgeries = [
        { ...result, reason: omens.ends.find(end => end !== reason) ?? '' },
        { ...result, winners: [] },
        { ...result, winners: [...winners, winners[0]] },
        { ...result, winners: winners.map(seat => (seat + 1) % record.seats.length).reverse() },
        { reason, winners, totals: [...(totals ?? [0]), 1] },
        ...(totals ?? []).map((total, i) => ({ reason, winners, totals: totals?.with(i, total + 1) ?? [] })),
        ...(totals ? [{ reason, winners }] : []),
      ].filter(forged => !isSame(forged, result))
      for (const forged of forgeries) {
        const findings = verify(omens, { ...record, result: forged })
        expect(findings).toMatchObject([{ check: 'result', why: expect.stringContaining('should be') }])
      }
      expect(verify(omens, drop(record, 'result'))).toMatchObject([
        { check: 'result', why: expect.stringMatching(/^no result; it should be '/) },
      ])
    }
  })

  test('both kinds are told: a wrong result and a wrong seed', () => {
    const [record] = GAMES
    const forged = { ...record, seed: '0'.repeat(64), result: { reason: 'nothing', winners: [] } }
    expect(verify(omens, forged).map(finding => finding.check)).toEqual(['result', 'chance'])
  })
})

describe('of an end that is the table’s', () => {
  const broken = (reason: string, winners: readonly number[], totals?: readonly number[]): GameRecord => ({
    ...GAMES[0],
    moves: GAMES[0].moves.slice(0, -1),
    result: totals ? { reason, winners, totals } : { reason, winners },
  })

  test.each(TABLE_ENDS.flatMap(reason => [[], [0], [1], [0, 1]].map(winners => ({ reason, winners }))))(
    '$reason, winners $winners: no findings, as long as the rules have not ended the game',
    ({ reason, winners }) => {
      expect(verify(omens, broken(reason, winners))).toEqual([])
      expect(verify(omens, { ...GAMES[0], result: { reason, winners } })).toMatchObject([{ check: 'result' }])
      const read = readRecord(writeRecord(broken(reason, winners)))
      expect(read).toMatchObject({ result: { reason, winners } })
    },
  )

  test.each<[string, GameRecord, string]>([
    ['a winner without a seat', broken('resigned', [7]), 'a winner has no seat'],
    ['a winner twice', broken('resigned', [1, 1]), "'resigned; winners 1 1' should be 'resigned; winners 1'"],
    [
      'points nobody counted',
      broken(
        'time',
        [1],
        GAMES[0].seats.map(() => 5),
      ),
      "should be 'time; winners 1'",
    ],
    ['an end of the rules', broken(omens.ends[0], [1]), 'the game is not over'],
    ['an end nobody knows', broken('bored', [1]), 'the game is not over'],
  ])('%s is found', (_, record, why) => {
    expect(verify(omens, record)).toMatchObject([{ check: 'result', why: expect.stringContaining(why) }])
  })

  test('illegal moves and forged chance are found all the same', () => {
    const record = broken('resigned', [1])
    const last = record.moves.length - 1
    expect(verify(omens, withMove(record, last, { action: 'fly away' }))).toMatchObject([{ check: 'moves' }])
    expect(verify(omens, { ...record, seed: commitmentOf(record.seed ?? '') })).toMatchObject([{ check: 'chance' }])
  })
})

describe('of anything', () => {
  type Forgery = (record: GameRecord, n: number, m: number) => GameRecord
  const FORGERIES: Readonly<Record<string, Forgery>> = {
    nothing: record => record,
    option: record => ({ ...record, options: { day: record.options.day === 'long' ? 'short' : 'long' } }),
    action: (record, n, m) =>
      withMove(record, n % record.moves.length, { action: omens.actions.all[m % omens.actions.all.length].notation }),
    seat: (record, n, m) => withMove(record, n % record.moves.length, { seat: m % record.seats.length }),
    left: (record, n) => ({ ...record, moves: record.moves.toSpliced(n % record.moves.length, 1) }),
    twice: (record, n, m) => ({
      ...record,
      moves: record.moves.toSpliced(n % record.moves.length, 0, record.moves[m % record.moves.length]),
    }),
    swapped: (record, n) => {
      const at = n % (record.moves.length - 1)
      return { ...record, moves: record.moves.toSpliced(at, 2, record.moves[at + 1], record.moves[at]) }
    },
    chair: (record, n) => (n % 2 ? { ...record, seats: NAMES } : { ...record, seats: NAMES.slice(0, 2) }),
    rules: record => ({ ...record, rules: 1 }),
  }
  const forgeries = fc.array(fc.tuple(fc.constantFrom(...Object.keys(FORGERIES)), fc.nat(), fc.nat()), { maxLength: 2 })

  // A losing bid can be changed, or two bids swapped, and it is a good record still, of another game. More cannot be asked.
  test('no findings are made if and only if a table with this seed writes this very record', () => {
    let passed = 0
    const runs = 1500
    fc.assert(
      fc.property(games, forgeries, (record, list) => {
        const forged = list.reduce((now, [how, n, m]) => FORGERIES[how](now, n, m), record)
        const fitted = fitRecord(omens, forged)
        const findings = verify(omens, forged)
        const { begun: _, ...today } = isProblem(fitted) ? record : fitted
        expect(findings.length === 0).toBe(!isProblem(fitted) && isSame(honest(forged), today))
        if (findings.length === 0) passed++
      }),
      { seed: 3, numRuns: runs },
    )
    expect(passed).toBeGreaterThan(runs / 10)
    expect(passed).toBeLessThan((runs * 2) / 3)
  })
})

describe('of the origin', () => {
  const seed = '5eed'.repeat(16)

  /** The first moves of a game, and then others with another seed. */
  const branched = (record: GameRecord, moves: number): GameRecord => {
    const random = new FastChance(moves)
    const table = resumeTable(omens, branchOf(record, moves, { seed }))
    for (let waiting = table.waiting(); waiting.length > 0; waiting = table.waiting()) {
      const legal = table.legal(waiting[0])
      table.act(waiting[0], legal[random.number(legal.length)])
    }
    return table.record() as GameRecord
  }
  const told = (moves: number) => ({
    check: 'origin',
    why: expect.stringContaining(`another game after move ${moves}:`),
  })

  test('a branch is told, and is the only thing to tell', () => {
    for (const [i, record] of GAMES.entries()) {
      const moves = i % record.moves.length
      expect(verify(omens, branched(record, moves))).toMatchObject([told(moves)])
    }
  })

  test('from the branch on, chance is checked as always', () => {
    const record = branched(GAMES[0], 1)
    const { branch: _, ...hidden } = record
    expect(verify(omens, hidden).map(finding => finding.check)).toEqual(['chance'])
    const isBird = (answer: string): boolean => (BIRDS as readonly string[]).includes(answer)
    const at = record.moves.findIndex(({ answers }, i) => i > 0 && answers.some(isBird))
    const answers = record.moves[at].answers.map(answer =>
      isBird(answer) ? (BIRDS.find(bird => bird !== answer) ?? answer) : answer,
    )
    const forged = withMove(record, at, { answers })
    expect(verify(omens, forged)).toContainEqual(expect.objectContaining({ check: 'chance', move: at + 1 }))
  })
})

test('an error of the rules is not taken for a finding', () => {
  const [record] = GAMES
  const apply = () => {
    throw new TypeError('the rules are wrong')
  }
  expect(() => verify({ ...omens, apply }, record)).toThrow(new TypeError('the rules are wrong'))
})

describe('of chance that nobody chose', () => {
  const [seed, share] = ['5eed'.repeat(16), 'ab'.repeat(32)]
  const opening: Opening = {
    config: { seats: 2, options: { day: 'long' } },
    seats: ['Ania', 'Bartek'],
    ...{ seed, table: 'k3v9', shares: [share, NO_SHARE] },
  }

  /** Plays on by chance, up to so many moves. */
  const playOn = (table: Table<Omens, OmensView, OmensAction>, name: string, most = 1000) => {
    const random = new FastChance(name)
    for (let waiting = table.waiting(); waiting.length > 0 && table.moves < most; waiting = table.waiting()) {
      const legal = table.legal(waiting[0])
      table.act(waiting[0], legal[random.number(legal.length)])
    }
    return table
  }
  const whole = playOn(openTable(omens, opening), 'whole').record() as GameRecord

  test('a record with its table and shares is read again and holds', () => {
    expect(readRecord(writeRecord(whole))).toEqual(whole)
    expect(verify(omens, whole)).toEqual([])
    expect(whole.commitment).toBe(
      commitmentOf(seed, { table: 'k3v9', game: 'omens', rules: omens.rules, options: whole.options, seats: 2 }),
    )
  })

  test.each<[string, Partial<GameRecord>]>([
    ['another table', { table: 'k3v8' }],
    ['another share', { shares: ['cd'.repeat(32), NO_SHARE] }],
    ['a share at another seat', { shares: [NO_SHARE, share] }],
    ['a share kept back', { shares: [WITHHELD, NO_SHARE] }],
    ['another seed', { seed: share }],
    ['a take-back that never was', { takebacks: [0] }],
  ])('%s is found', (_, change) => {
    expect(verify(omens, { ...whole, ...change })).toMatchObject([{ check: 'chance' }])
  })

  test('a take-back draws anew, and the record says that there was one', () => {
    const early = playOn(openTable(omens, opening), 'early', 6).secretRecord()
    const draws = (takebacks: readonly number[]): GameRecord =>
      playOn(resumeTable(omens, { ...upTo(early, 2), takebacks }), 'same').record() as GameRecord
    const [never, once, twice] = [draws([]), draws([2]), draws([5, 2])]
    const answers = ({ moves }: GameRecord) => moves.flatMap(move => move.answers).join()
    expect(new Set([never, once, twice].map(answers)).size).toBe(3)
    for (const record of [never, once, twice]) {
      expect(verify(omens, record)).toEqual([])
      expect(readRecord(writeRecord(record))).toMatchObject({ moves: record.moves })
    }
    expect(writeRecord(twice)).toContain('\ntakebacks: 5 2\n')
    expect(verify(omens, { ...once, takebacks: [] })).toMatchObject([{ check: 'chance' }])
  })

  test('with older rules the commitment is bound to those', () => {
    const older = {
      ...omens,
      rules: omens.rules + 1,
      upgrades: { ...omens.upgrades, [omens.rules]: (r: GameRecord) => r },
    }
    expect(verify(older, whole)).toEqual([])
    const kept = fitRecord(older, whole) as GameRecord
    expect(kept.begun).toEqual({ rules: omens.rules, options: whole.options })
    expect(verify(older, readRecord(writeRecord(kept)) as GameRecord)).toEqual([])
  })
})

describe('of older rules', () => {
  const record = GAMES[0]
  const newer = {
    ...omens,
    rules: omens.rules + 1,
    upgrades: { ...omens.upgrades, [omens.rules]: (r: GameRecord) => r },
  }
  const versions = { rules: omens.rules, newest: omens.rules + 1 }

  test('a game that the difference does not touch holds whole', () => {
    expect(verify(newer, record)).toEqual([])
    expect(followed(newer, fitRecord(newer, record) as GameRecord)).toMatchObject({ record: { moves: record.moves } })
  })

  test('one that it touches is followed up to there, and the reason is told', () => {
    const at = 3
    const { seat, action } = record.moves[at]
    const stricter: typeof omens = {
      ...newer,
      legal(s, who, out) {
        const n = omens.legal(s, who, out)
        const kept = out.slice(0, n).filter(one => !(who === seat && one.notation === action))
        if (kept.length === 0) return n
        for (const [i, one] of kept.entries()) out[i] = one
        return kept.length
      },
    }
    const fitted = fitRecord(stricter, record) as GameRecord
    const { record: prefix, stopped } = followed(stricter, fitted)
    expect(stopped).toMatchObject({
      move: prefix.moves.length + 1,
      why: { message: { key: 'problem.rules-changed', args: versions } },
    })
    expect(prefix.moves).toEqual(record.moves.slice(0, prefix.moves.length))
    expect(prefix.result).toBeUndefined()
    expect(verify(stricter, record)[0]).toMatchObject({ check: 'moves', message: { key: 'problem.rules-changed' } })
  })

  test('another result or another draw is told as theirs, not as a forgery', () => {
    const told = { ...record, result: { reason: omens.ends[0], winners: [0, 1] } }
    expect(verify(newer, told)).toMatchObject([
      { check: 'result', message: { key: 'problem.rules-result', args: versions } },
    ])
    expect(verify(newer, { ...told, moves: record.moves.slice(0, -1) })).toMatchObject([
      { check: 'result', message: { key: 'problem.rules-open' } },
    ])
    const reseeded = { ...record, seed: '0'.repeat(64), commitment: commitmentOf('0'.repeat(64)) }
    expect(verify(newer, reseeded)).toMatchObject([{ check: 'chance', message: { key: 'problem.rules-draw' } }])
  })
})
