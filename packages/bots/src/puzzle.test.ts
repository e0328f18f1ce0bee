import { readFileSync } from 'node:fs'
import { type Ask, FastChance, fitRecord, isProblem, legalList, replay, type Seat } from '@tabularium/kernel'
import { type WdState, wondersDuel } from '@tabularium/wonders-duel'
import { play, scene } from '@tabularium/wonders-duel/scene'
import { describe, expect, it } from 'vitest'
import { makeBot } from './make.ts'
import {
  EveryChance,
  Exhausted,
  outcomes,
  Prover,
  type Puzzle,
  readPuzzle,
  splitPuzzles,
  writePuzzles,
} from './puzzle.ts'
import { choosePuzzles, findPuzzles, PUZZLE_SPEC, solve } from './puzzle-find.ts'

const DIE: Ask = { what: 'die', names: [] }
const names = (list: readonly { readonly notation: string }[]): readonly string[] =>
  list.map(({ notation }) => notation)

describe('every answer of chance', () => {
  it('comes once, whatever is asked after it', () => {
    const every = new EveryChance()
    const seen: string[] = []
    do {
      const first = every.below(DIE, 2)
      seen.push(first === 0 ? `0 ${every.draw(DIE, 0b1010)}` : `1 ${every.deal(DIE, [2, 0, 3])} ${every.below(DIE, 2)}`)
    } while (every.next())
    expect(seen).toEqual(['0 1', '0 3', '1 0 0', '1 0 1', '1 2 0', '1 2 1'])
  })

  it('gives each way a move can go', () => {
    const s = scene({ gone: [18], age: 2, slots: { 15: 'walls', 19: 'forum' } })
    const action = legalList(wondersDuel, s, 0).find(({ notation }) => notation === 'discard forum')
    if (!action) throw new Error('no such move')
    const all = outcomes(wondersDuel, s, 0, action)
    expect(new Set(all.map(({ move }) => move.answers.join(' '))).size).toBe(all.length)
    // Two cards are turned up, one after the other, out of those that nobody has seen.
    expect(all[0].move.answers).toHaveLength(2)
    expect(all.length).toBeGreaterThan(50)
  })
})

describe('the proof', () => {
  /** A position, the turns and decisions allowed, and everything that forces the win. */
  const POSITIONS: readonly (readonly [
    what: string,
    s: () => WdState,
    turns: number,
    moves: number,
    wins: readonly string[],
  ])[] = [
    [
      'shields that reach the capital',
      () => scene({ open: 'arsenal circus palace', pawn: 6 }),
      1,
      1,
      ['build arsenal'],
    ],
    ['one shield short: nothing wins at once', () => scene({ open: 'circus palace', pawn: 6 }), 1, 1, []],
    [
      'a wonder and the turn it brings',
      () =>
        scene({
          open: 'circus palace',
          pawn: 7,
          p1: { wonders: 'the-sphinx' },
          p2: { cards: 'arsenal pretorium fortifications siege-workshop' },
        }),
      1,
      2,
      ['build circus', 'wonder the-sphinx palace'],
    ],
    [
      'the sixth symbol by the token Law',
      () =>
        scene({
          open: 'library palace',
          p1: { cards: 'scriptorium workshop apothecary pharmacist academy' },
          board: 'law economy',
        }),
      1,
      2,
      ['build library'],
    ],
    [
      'the rival takes the card away',
      () => scene({ open: 'circus palace town-hall', pawn: 6, p1: { coins: 0, wonders: '' } }),
      2,
      2,
      [],
    ],
  ]
  it.each(POSITIONS)('%s', (_, make, turns, moves, wins) => {
    const s = make()
    const before = JSON.stringify(s)
    expect(names(new Prover(wondersDuel, 0).winning(s, { turns, moves }))).toEqual(wins)
    expect(JSON.stringify(s)).toBe(before)
  })

  it('gives up at its budget', () => {
    const s = scene({ open: 'circus palace', pawn: 6 })
    expect(() => new Prover(wondersDuel, 0, 3).wins(s, { turns: 2, moves: 2 })).toThrow(Exhausted)
    expect(solve(wondersDuel, s, 0, { ...PUZZLE_SPEC, budget: 3 })).toBeUndefined()
  })

  it('counts a turn when somebody else is asked', () => {
    const s = scene({ open: 'circus palace', pawn: 6 })
    const prover = new Prover(wondersDuel, 0)
    play(s, 'build palace')
    expect(prover.left(s, 0, { turns: 2, moves: 3 })).toEqual({ turns: 1, moves: 2 })
    expect(prover.left(s, 1, { turns: 1, moves: 2 })).toEqual({ turns: 1, moves: 2 })
  })
})

describe('puzzles out of games', () => {
  const game = wondersDuel
  const config = {
    seats: 2,
    options: { wonders: 'draft', centreStarter: 'starts', guildBacks: 'visible', token: 'must' },
  }
  const search = async (seed: string) => {
    const bots = ['sensible', 'random']
      .map((spec, seat) => makeBot(spec, game, `${seed}/${seat}`))
      .flatMap(bot => (isProblem(bot) ? [] : [bot]))
    return findPuzzles(game, config, bots, seed)
  }

  it('are found, the same again for the same seed', async () => {
    const found = (await Promise.all(Array.from({ length: 40 }, (_, i) => search(`find ${i}`)))).flat()
    const again = (await Promise.all(Array.from({ length: 40 }, (_, i) => search(`find ${i}`)))).flat()
    expect(found.length).toBeGreaterThan(0)
    expect(again).toEqual(found)
    expect(choosePuzzles(found, 2)).toHaveLength(2)
  })

  it('are written and read', async () => {
    const found = (await Promise.all(Array.from({ length: 40 }, (_, i) => search(`find ${i}`)))).flat()
    const parts = splitPuzzles(writePuzzles(found))
    if (isProblem(parts)) throw new Error(parts.problem)
    expect(parts.map(readPuzzle)).toEqual(found.map(({ kind: _, ...puzzle }) => puzzle))
    expect(splitPuzzles('my notes\n')).toHaveProperty('problem')
    expect(readPuzzle('nonsense\n')).toHaveProperty('problem')
  })

  it('of different kinds come in turn', () => {
    const of = (kind: string, end: string) => ({ kind, end }) as Puzzle & { kind: string }
    const found = [of('a', '1'), of('a', '2'), of('a', '3'), of('b', '4')]
    expect(choosePuzzles(found, 3).map(({ end }) => end)).toEqual(['1', '4', '2'])
  })
})

describe('the puzzles of 7 Wonders Duel', () => {
  const text = readFileSync(new URL('../../wonders-duel/puzzles.txt', import.meta.url), 'utf8')
  const parts = splitPuzzles(text)
  const puzzles = (isProblem(parts) ? [] : parts).map(readPuzzle).flatMap(puzzle => (isProblem(puzzle) ? [] : [puzzle]))

  it('are one for each day of a year', () => {
    expect(puzzles.length).toBe(366)
    expect(new Set(puzzles.map(({ record }) => JSON.stringify(record.moves))).size).toBe(366)
  })

  it.each(puzzles.map((puzzle, i) => [i + 1, puzzle] as const))('puzzle %i is won by force', (_, puzzle) => {
    const record = fitRecord(wondersDuel, puzzle.record)
    if (isProblem(record)) throw new Error(record.problem)
    const s = replay(wondersDuel, record)
    const [seat] = wondersDuel.waiting(s)
    const found = solve(wondersDuel, s, seat)
    expect(found).toMatchObject({ turns: puzzle.turns, moves: puzzle.moves, result: { reason: puzzle.end } })
    const legal = legalList(wondersDuel, s, seat)
    expect((found?.winning.length ?? legal.length) * 4).toBeLessThanOrEqual(legal.length)
    // Played out against any replies and any chance, it is won in time.
    for (let game = 0; game < 3; game++) expect(playOut(s, seat, puzzle, new FastChance(game))).toEqual([seat])
  })

  /** The winners when the solver plays a winning move each time, and everybody else any move. */
  function playOut(from: WdState, seat: Seat, { turns }: Puzzle, chance: FastChance): readonly Seat[] | undefined {
    const s = wondersDuel.clone(from)
    const prover = new Prover(wondersDuel, seat)
    let left = { turns, moves: PUZZLE_SPEC.within.moves }
    for (;;) {
      const [by] = wondersDuel.waiting(s)
      if (by === undefined) return wondersDuel.result(s)?.winners
      const actions = by === seat ? prover.winning(s, left) : legalList(wondersDuel, s, by)
      if (actions.length === 0) return undefined
      wondersDuel.apply(s, by, actions[chance.number(actions.length)], chance)
      left = prover.left(s, by, left)
    }
  }
})
