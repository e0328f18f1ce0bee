// The game as a whole: the kernel's suite over all options, the coin ledger, the figures of random play, and the golden
// records. REGENERATE=1 finds the records anew and writes the playthrough again; look at the difference before keeping it.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import {
  combinations,
  completeOptions,
  FastChance,
  type GameRecord,
  isProblem,
  type Options,
  openTable,
  readRecord,
  replay,
  speakerOf,
  Telling,
  verify,
  writeRecord,
} from '@tabularium/kernel'
import { checkGame, sayFault } from '@tabularium/kernel/check'
import { describe, expect, test } from 'vitest'
import type { WdAction } from './actions.ts'
import type { WdEvent } from './events.ts'
import { wondersDuel } from './index.ts'
import { ENDS } from './scoring.ts'
import { OPTIONS, type WdState } from './state.ts'

const optionsWith = (given: Readonly<Record<string, string>>): Options => {
  const options = completeOptions(OPTIONS, given)
  if (isProblem(options)) throw new Error(options.problem)
  return options
}

const DEFAULTS = optionsWith({})

describe('the suite of the kernel', () => {
  test('every law, over all options', () => {
    const games = combinations(OPTIONS).length
    const report = checkGame(wondersDuel, { games, seed: 'wonders' })
    expect(report.faults.map(sayFault)).toEqual([])
    expect(report.games).toBe(games)
  })

  test('the invariants, in many games', () => {
    const report = checkGame(wondersDuel, { games: 800, seed: 'wonders', depth: 'invariants' })
    expect(report.faults.map(sayFault)).toEqual([])
    expect(report.decisions).toBeGreaterThan(800 * 50)
  })
})

/** A random game, with what every move told. */
function randomGame(seed: string, options: Options, after: (s: WdState, told: readonly WdEvent[]) => void): WdState {
  const chance = new FastChance(seed)
  const setupTold = new Telling()
  const s = wondersDuel.setup({ seats: 2, options }, chance, setupTold)
  after(s, setupTold.to(undefined) as readonly WdEvent[])
  const out: WdAction[] = []
  for (let seat = wondersDuel.waiting(s)[0]; seat !== undefined; seat = wondersDuel.waiting(s)[0]) {
    const told = new Telling()
    wondersDuel.apply(s, seat, out[chance.number(wondersDuel.legal(s, seat, out))], chance, told)
    after(s, told.to(undefined) as readonly WdEvent[])
  }
  return s
}

test('the coin ledger: what is told adds up to the treasuries after every move (3.6)', () => {
  for (let game = 0; game < 150; game++) {
    const ledger = [7, 7]
    const options = optionsWith({ token: game % 2 ? 'may' : 'must', wonders: game % 3 ? 'draft' : 'first-game' })
    randomGame(`ledger ${game}`, options, (s, told) => {
      for (const event of told) {
        if (event.at === 'built' || event.at === 'wonder') ledger[event.seat] -= event.paid
        else if (event.at === 'gained' || event.at === 'discarded') ledger[event.seat] += event.coins
        else if (event.at === 'lost') ledger[event.seat] -= event.coins
      }
      expect(s.cities.map(city => city.coins)).toEqual(ledger)
    })
  }
})

describe('random play', () => {
  test('12 open and 8 closed cards an Age, all turned up; 60 takes in a full game (6.1, 14)', () => {
    let full = 0
    for (let game = 0; game < 60; game++) {
      const n = { takes: 0, revealed: 0, ages: 0, wonders: 0, tokens: 0, removed: 0 }
      const s = randomGame(`figures ${game}`, DEFAULTS, (_, told) => {
        for (const event of told) {
          if (event.at === 'built' || event.at === 'discarded' || event.at === 'wonder') n.takes++
          if (event.at === 'wonder') n.wonders++
          if (event.at === 'revealed') n.revealed++
          if (event.at === 'token') n.tokens++
          if (event.at === 'removed') n.removed++
          if (event.at !== 'age') continue
          n.ages++
          expect(event.cards).toHaveLength(12)
          expect(event.guilds).toHaveLength(event.age === 3 ? 3 : 0)
        }
      })
      expect(n.wonders).toBeLessThanOrEqual(7)
      expect(n.tokens).toBeLessThanOrEqual(6)
      if (wondersDuel.result(s)?.scores === undefined) continue
      full++
      expect(n).toMatchObject({ takes: 60, revealed: 24, ages: 3, removed: n.wonders === 7 ? 1 : 0 })
    }
    expect(full).toBeGreaterThan(45)
  })

  test('how 3,000 random games end, and how long they are', () => {
    const chance = new FastChance('ends')
    const ends: Record<string, number> = {}
    const out: WdAction[] = []
    let decisions = 0
    let first = 0
    const games = 3000
    for (let game = 0; game < games; game++) {
      const s = wondersDuel.setup({ seats: 2, options: DEFAULTS }, chance)
      for (let seat = wondersDuel.waiting(s)[0]; seat !== undefined; seat = wondersDuel.waiting(s)[0]) {
        wondersDuel.apply(s, seat, out[chance.number(wondersDuel.legal(s, seat, out))], chance)
        decisions++
      }
      const result = wondersDuel.result(s)
      if (!result) throw new Error('a game without a result')
      ends[result.reason] = (ends[result.reason] ?? 0) + 1
      if (result.winners[0] === 0 && result.winners.length === 1) first++
    }
    const share = (reason: string) => (ends[reason] ?? 0) / games
    expect(Object.keys(ends).sort()).toEqual([...ENDS].sort())
    expect(share('points')).toBeCloseTo(0.94, 1)
    expect(share('military')).toBeGreaterThan(0.02)
    expect(share('military')).toBeLessThan(0.05)
    expect(share('blue')).toBeLessThan(0.05)
    expect(share('science') + share('shared')).toBeLessThan(0.02)
    expect(decisions / games).toBeGreaterThan(65)
    expect(decisions / games).toBeLessThan(70)
    expect(first / games).toBeGreaterThan(0.45) // moving first helps a little
    expect(first / games).toBeLessThan(0.6)
  })
})

const FOLDER = new URL('../records/', import.meta.url)
const PICTURE_EVERY = 6
const REGENERATE = process.env.REGENERATE !== undefined
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8')
const recordOf = (name: string, text = read(name)): GameRecord => {
  const record = readRecord(text)
  if (isProblem(record)) throw new Error(`${name}: ${record.problem}`)
  return record
}

interface Golden {
  readonly file: string
  readonly options: Readonly<Record<string, string>>
  /** What the record must show. */
  shows(record: GameRecord): boolean
}

const moved = (record: GameRecord, notation: string): boolean => record.moves.some(({ action }) => action === notation)

const GOLDEN: readonly Golden[] = [
  ...ENDS.map(
    (end): Golden => ({ file: `end-${end}.txt`, options: {}, shows: ({ result }) => result?.reason === end }),
  ),
  {
    file: 'wonders-first-game.txt',
    options: { wonders: 'first-game' },
    shows: ({ moves }) => !moves.some(({ action }) => action.startsWith('draft')),
  },
  {
    file: 'centre-starter-chooses.txt',
    options: { centreStarter: 'chooses' },
    shows: record => choseInTheCentre(record) && moved(record, 'starter opponent'),
  },
  {
    file: 'guild-backs-hidden.txt',
    options: { guildBacks: 'hidden' },
    shows: ({ moves }) => moves.flatMap(({ answers }) => answers).filter(answer => answer === 'guild').length === 3,
  },
  { file: 'token-may.txt', options: { token: 'may' }, shows: record => moved(record, 'decline') },
]

/** Somebody chose who begins an Age although the pawn stood in the centre. */
function choseInTheCentre(record: GameRecord): boolean {
  let found = false
  replay(wondersDuel, record, {
    after: s => {
      found ||= s.frames.at(-1)?.at === 'starter' && s.pawn === 0
    },
  })
  return found
}

/** Plays game after game, rather building than discarding, until one shows what it should. */
function find({ file, options, shows }: Golden): GameRecord {
  for (let game = 0; game < 20_000; game++) {
    const random = new FastChance(`${file} ${game}`)
    const seed = Array.from({ length: 64 }, () => random.number(16).toString(16)).join('')
    const config = { seats: 2, options: optionsWith(options) }
    const table = openTable(wondersDuel, { config, seats: ['Ania', 'Bartek'], seed })
    for (let seat = table.waiting()[0]; seat !== undefined; seat = table.waiting()[0]) {
      const all = table.legal(seat)
      const builds = all.filter(({ kind }) => kind !== 'discard')
      const list = builds.length > 0 && random.number(5) > 0 ? builds : all
      table.act(seat, list[random.number(list.length)])
    }
    const record = table.record()
    if (record && shows(record)) return record
  }
  throw new Error(`no game for ${file}`)
}

if (REGENERATE) {
  mkdirSync(FOLDER, { recursive: true })
  for (const golden of GOLDEN) writeFileSync(new URL(golden.file, FOLDER), writeRecord(find(golden)))
  writeFileSync(new URL('playthrough.txt', FOLDER), playthrough(recordOf('end-points.txt')))
}

describe('golden records', () => {
  test.each(GOLDEN)('$file verifies and shows what it is for', ({ file, options, shows }) => {
    const record = recordOf(file)
    expect(verify(wondersDuel, record)).toEqual([])
    expect(record.options).toEqual(optionsWith(options))
    expect(shows(record)).toBe(true)
    expect(writeRecord(record)).toBe(read(file))
  })

  test('a record changed by hand does not verify', () => {
    const changed = recordOf(
      'end-points.txt',
      read('end-points.txt').replace(/^(result: points; winners \d; totals )\d/m, '$19'),
    )
    expect(verify(wondersDuel, changed).map(({ check }) => check)).toEqual(['result'])
  })

  test('every end and every value of every option has one, and there are no others', () => {
    const records = readdirSync(FOLDER).filter(file => file !== 'playthrough.txt')
    expect(records.sort()).toEqual(GOLDEN.map(({ file }) => file).sort())
    const all = GOLDEN.map(({ file }) => recordOf(file))
    expect(new Set(all.map(record => record.result?.reason))).toEqual(new Set(ENDS))
    for (const [name, { values }] of Object.entries(OPTIONS)) {
      expect(new Set(all.map(record => record.options[name]))).toEqual(new Set(values))
    }
  })
})

/** A record as a story: every move with what it told, and a picture now and then. */
function playthrough(record: GameRecord): string {
  const say = speakerOf(wondersDuel, 'en', record.seats)
  const lines: string[] = []
  let told = new Telling()
  const picture = (s: WdState) => lines.push('', wondersDuel.text.picture(wondersDuel.view(s, undefined), say), '')
  replay(wondersDuel, record, {
    tell: () => (told = new Telling()),
    after: (s, move) => {
      lines.push(
        move === 0
          ? 'setup'
          : `${move}. ${record.seats[record.moves[move - 1].seat]}: ${record.moves[move - 1].action}`,
      )
      for (const event of told.to(undefined)) lines.push(`   ${say(wondersDuel.text.event(event))}`)
      if (move % PICTURE_EVERY === 0 || move === record.moves.length) picture(s)
    },
  })
  return `${lines.join('\n').trimEnd()}\n`
}

test('the golden playthrough reads as it did (records/playthrough.txt)', () => {
  expect(playthrough(recordOf('end-points.txt'))).toBe(read('playthrough.txt'))
})
