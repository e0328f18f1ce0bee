import { describe, expect, test } from 'vitest'
import { type Ask, FastChance, type ScriptedChance } from './chance.ts'
import type { GameRecord, Move } from './record.ts'
import { isLegal, legalList, ReplayError, replay } from './replay.ts'
import { openTable } from './table.ts'
import type { Event } from './tell.ts'
import { Telling } from './tell.ts'
import { omens } from './toy/index.ts'
import type { Omens } from './toy/state.ts'

interface Course {
  readonly record: GameRecord
  /** The position after each number of moves. */
  readonly states: readonly Omens[]
  readonly events: readonly (readonly Event[])[]
}

/** A whole game, chosen by a generator. */
function played(seed: number): Course {
  const random = new FastChance(seed)
  const seats = 2 + (seed % 2)
  const names = ['Ania', 'Bartek', 'Celina'].slice(0, seats)
  const config = { seats, options: { day: seed % 3 ? 'long' : 'short' } }
  const table = openTable(omens, { config, seats: names, seed: seed.toString(16).padStart(64, '0') })
  const states = [table.snapshot().state]
  for (let waiting = table.waiting(); waiting.length > 0; waiting = table.waiting()) {
    const seat = waiting[random.number(waiting.length)]
    const legal = table.legal(seat)
    table.act(seat, legal[random.number(legal.length)])
    states.push(table.snapshot().state)
  }
  return { record: table.secretRecord(), states, events: table.events(1) }
}

const COURSES = [1, 2, 3, 4, 5, 6].map(played)

describe('a replay', () => {
  test('comes to the position the table stood at, after any number of moves', () => {
    for (const { record, states } of COURSES) {
      expect(replay(omens, record)).toEqual(states.at(-1))
      expect(replay(omens, record, { until: 10_000 })).toEqual(states.at(-1))
      for (const [until, state] of states.entries()) expect(replay(omens, record, { until })).toEqual(state)
    }
  })

  test('begins at a snapshot, if it is not past the aim, and leaves it alone', () => {
    for (const { record, states } of COURSES) {
      const n = record.moves.length
      for (const [moves, until] of [
        [0, n],
        [1, 1],
        [Math.floor(n / 2), n - 1],
        [n, n],
      ]) {
        const from = { moves, state: structuredClone(states[moves]) }
        const asked: number[] = []
        const chance = (move: number, recorded: ScriptedChance) => {
          asked.push(move)
          return recorded
        }
        expect(replay(omens, record, { from, until, chance })).toEqual(states[until])
        expect(asked).toEqual(Array.from({ length: until - moves }, (_, i) => moves + 1 + i))
        expect(from).toEqual({ moves, state: states[moves] })
      }
      expect(replay(omens, record, { from: { moves: 5, state: states[5] }, until: 3 })).toEqual(states[3])
      const saved = JSON.parse(JSON.stringify({ moves: 4, state: states[4] }))
      expect(replay(omens, record, { from: saved })).toEqual(states.at(-1))
    }
  })

  test('shows every position before and after its move, and tells what the table told', () => {
    for (const { record, states, events } of COURSES) {
      const seen: [string, number][] = []
      const tellings: Telling[] = []
      replay(omens, record, {
        until: 6,
        before: (state, move) => {
          seen.push(['before', move])
          expect(state).toEqual(states[move - 1])
        },
        after: (state, move) => {
          seen.push(['after', move])
          expect(state).toEqual(states[move])
        },
        tell: move => (tellings[move] = new Telling()),
      })
      const order = [1, 2, 3, 4, 5, 6].flatMap(move => [
        ['before', move],
        ['after', move],
      ])
      expect(seen).toEqual([['after', 0], ...order])
      expect(tellings.map(telling => telling.to(1))).toEqual(events.slice(0, 7))
    }
  })

  test('puts the questions to another source, if there is one', () => {
    const [{ record, states }] = COURSES
    const asked: string[] = []
    const last = replay(omens, record, {
      chance: (move, recorded) => {
        const heard = <T>(ask: Ask, answer: T): T => {
          asked.push(`${move} ${ask.what}`)
          return answer
        }
        return {
          draw: (ask, bag) => heard(ask, recorded.draw(ask, bag)),
          deal: (ask, counts) => heard(ask, recorded.deal(ask, counts)),
          below: (ask, n) => heard(ask, recorded.below(ask, n)),
        }
      },
    })
    expect(last).toEqual(states.at(-1))
    const questions = [record.setup, ...record.moves.map(move => move.answers)].flatMap((list, move) =>
      list.map(() => move),
    )
    expect(asked.map(line => Number(line.split(' ')[0]))).toEqual(questions)
    expect(asked.slice(0, 2)).toEqual(['0 omen', '0 omen'])
  })
})

describe('a record that cannot be played', () => {
  const RECORD: GameRecord = {
    format: 1,
    game: 'omens',
    rules: 2,
    options: { day: 'long' },
    seats: ['Ania', 'Bartek'],
    setup: ['north', 'west'],
    moves: [
      { seat: 0, action: 'bid 1', answers: [] },
      { seat: 1, action: 'bid 1', answers: ['1'] },
      { seat: 1, action: 'mark south-east', answers: [] },
      { seat: 1, action: 'pass', answers: [] },
      { seat: 0, action: 'pass', answers: ['owl', 'east'] },
    ],
  }
  const withMove = (number: number, change: Partial<Move>): GameRecord => ({
    ...RECORD,
    moves: RECORD.moves.with(number - 1, { ...RECORD.moves[number - 1], ...change }),
  })
  const { record: over } = COURSES[0]

  test('this one can', () => {
    expect(replay(omens, RECORD)).toMatchObject({ hands: [0b1, 0b101000], coins: [3, 2, 7], frames: [{ at: 'bids' }] })
  })

  test.each<[string, GameRecord, number, string]>([
    ['an answer too few in the set-up', { ...RECORD, setup: ['north'] }, 0, "set-up: an answer to 'omen' is missing"],
    [
      'one too many',
      { ...RECORD, setup: ['north', 'west', 'east', 'south'] },
      0,
      "set-up: nobody asked for 'east, south'",
    ],
    ['an omen twice', { ...RECORD, setup: ['north', 'north'] }, 0, "set-up: 'north' cannot be drawn for 'omen' here"],
    ['a seat that does not choose', withMove(3, { seat: 0 }), 3, "move 3: '0 mark south-east': seat 1 has to choose"],
    ['a choice made already', withMove(2, { seat: 0 }), 2, "move 2: '0 bid 1 > 1': seat 1 has to choose"],
    ['no seat at all', withMove(1, { seat: 7 }), 1, "move 1: '7 bid 1': seat 0 or 1 has to choose"],
    ['no action', withMove(1, { action: 'fly' }), 1, "move 1: 'fly' is no action of omens"],
    ['the wrong moment', withMove(3, { action: 'seal' }), 3, "move 3: 'seal' is not legal here (not-now, rule 4)"],
    [
      'not in hand',
      withMove(5, { action: 'contest south' }),
      5,
      "move 5: 'contest south' is not legal here (not-held, rule 5)",
    ],
    ['an answer left out', withMove(2, { answers: [] }), 2, "move 2: an answer to 'tie' is missing"],
    ['an answer that cannot be', withMove(2, { answers: ['2'] }), 2, "move 2: '2' cannot be drawn for 'tie' here"],
    ['an answer to another question', withMove(5, { answers: ['1'] }), 5, "move 5: '1' is no answer to 'bird'"],
    ['the second one left out', withMove(5, { answers: ['owl'] }), 5, "move 5: an answer to 'omen' is missing"],
    ['an answer too many', withMove(1, { answers: ['0'] }), 1, "move 1: nobody asked for '0'"],
    [
      'a move after the end',
      { ...over, moves: [...over.moves, { seat: 1, action: 'pass', answers: [] }] },
      over.moves.length + 1,
      `move ${over.moves.length + 1}: '1 pass': the game is over`,
    ],
  ])('%s', (_, record, move, why) => {
    let error: unknown
    try {
      replay(omens, record)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(ReplayError)
    expect(error).toMatchObject({ move, message: why })
    if (move > 0) expect(() => replay(omens, record, { until: move - 1 })).not.toThrow()
  })

  test('a game that does not say why is still believed', () => {
    const silent = { ...omens, refuse: () => undefined }
    expect(() => replay(silent, withMove(3, { action: 'seal' }))).toThrow("move 3: 'seal' is not legal here")
  })

  test('an error of the rules is not taken for one of the record', () => {
    const broken = {
      ...omens,
      apply: () => {
        throw new TypeError('the rules are wrong')
      },
    }
    expect(() => replay(broken, RECORD)).toThrow(new TypeError('the rules are wrong'))
  })
})

describe('the legal list', () => {
  test('has nothing of what a game leaves behind it', () => {
    const untidy: typeof omens = {
      ...omens,
      legal(s, seat, out) {
        const n = omens.legal(s, seat, out)
        out[n] = omens.actions.all[0]
        return n
      },
    }
    for (const state of COURSES[0].states.slice(0, 10)) {
      for (const seat of omens.waiting(state)) {
        expect(legalList(untidy, state, seat)).toEqual(legalList(omens, state, seat))
      }
    }
  })

  test('is as long as the game says, whatever stood in the spare before', () => {
    const { states } = COURSES[0]
    const spare = [...omens.actions.all]
    for (const state of states) {
      for (const seat of omens.waiting(state)) {
        const list = legalList(omens, state, seat)
        expect(list).toHaveLength(omens.legal(state, seat, []))
        for (const action of omens.actions.all) {
          expect(isLegal(omens, state, seat, action)).toBe(list.includes(action))
          expect(isLegal(omens, state, seat, action, spare)).toBe(list.includes(action))
          expect(isLegal(omens, state, seat, { ...action })).toBe(false)
        }
      }
    }
  })
})
