import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FastChance } from './chance.ts'
import { fitRecord } from './fit-record.ts'
import { describeProblem, isProblem } from './problem.ts'
import { type GameRecord, readRecord, writeRecord } from './record.ts'
import { ReplayError, replay } from './replay.ts'
import type { Seat } from './seat.ts'
import { commitmentOf } from './stream.ts'
import { branchOf, type Opening, openTable, resumeTable, type Table } from './table.ts'
import type { OmensAction } from './toy/actions.ts'
import { omens } from './toy/index.ts'
import type { Omens } from './toy/state.ts'
import type { OmensView } from './toy/view.ts'
import { verify } from './verify.ts'

type OmensTable = Table<Omens, OmensView, OmensAction>
type OmensGame = typeof omens

const seedOf = (n: number): string => n.toString(16).padStart(64, 'f')
const opening = (seats: number, seed: number, day = 'long'): Opening => ({
  config: { seats, options: { day } },
  seats: ['Ania', 'Bartek', 'Celina'].slice(0, seats),
  seed: seedOf(seed),
})
const open = (seats: number, seed: number, game: OmensGame = omens): OmensTable => openTable(game, opening(seats, seed))

/** Everything of a table that can be seen, from inside and outside. */
const all = (table: OmensTable) => {
  const { seats } = table.secretRecord()
  const viewers = [undefined, ...seats.keys()]
  return structuredClone({
    moves: table.moves,
    waiting: table.waiting(),
    commitment: table.commitment,
    secret: table.secretRecord(),
    record: table.record(),
    result: table.result(),
    snapshot: table.snapshot(),
    views: viewers.map(viewer => table.view(viewer)),
    events: viewers.map(viewer => table.events(viewer)),
    legal: [...seats.keys()].map(seat => table.legal(seat).map(action => action.notation)),
    canUndo: [...seats.keys()].map(seat => table.canUndo(seat)),
  })
}

const choose = (table: OmensTable, random: FastChance): [Seat, OmensAction] => {
  const waiting = table.waiting()
  const seat = waiting[random.number(waiting.length)]
  const legal = table.legal(seat)
  return [seat, legal[random.number(legal.length)]]
}

/** Plays on, at most so many moves. */
const play = (table: OmensTable, random: FastChance, moves = Number.POSITIVE_INFINITY): OmensTable => {
  for (let n = 0; n < moves && table.waiting().length > 0; n++) {
    expect(table.act(...choose(table, random))).toBeUndefined()
  }
  return table
}

/** Makes moves written as in a record, without answers. */
const acts = (table: OmensTable, ...moves: readonly string[]): OmensTable => {
  for (const move of moves) expect(table.act(Number(move[0]), move.slice(2))).toBeUndefined()
  return table
}

const reread = (record: GameRecord): GameRecord => {
  const again = readRecord(writeRecord(record))
  if (isProblem(again)) throw new Error(describeProblem(again))
  return again
}

describe('sitting down', () => {
  test('a table shows the hash of its seed, and nothing but the set-up has happened', () => {
    const table = open(3, 1)
    expect(table.commitment).toBe(commitmentOf(seedOf(1)))
    expect(table).toMatchObject({ game: omens, moves: 0 })
    expect(table.waiting()).toEqual([0, 1, 2])
    expect(table.result()).toBeUndefined()
    expect(table.secretRecord()).toMatchObject({ seats: ['Ania', 'Bartek', 'Celina'], seed: seedOf(1), moves: [] })
    expect(table.secretRecord().setup).toHaveLength(3)
  })

  test('without a seed, it takes a new one each time', () => {
    const { seed: _, ...fresh } = opening(2, 0)
    const [one, two] = [openTable(omens, fresh), openTable(omens, fresh)]
    expect(one.commitment).not.toBe(two.commitment)
    expect(one.commitment).toBe(commitmentOf(one.secretRecord().seed ?? ''))
  })

  test('options nobody chose stand at their defaults', () => {
    const table = openTable(omens, { ...opening(2, 1), config: { seats: 2, options: {} } })
    expect(table.secretRecord().options).toEqual({ day: 'long' })
  })

  test.each<[string, Partial<Opening>, string]>([
    ['a name too few', { seats: ['Ania'] }, '1 names for 2 seats'],
    ['a game for one', { seats: ['Ania'], config: { seats: 1, options: {} } }, '1 seats; omens is for 2 to 3'],
    ['a name with the separator', { seats: ['Ania', 'B | C'] }, "'B | C' cannot be a player's name"],
    ['a name of two lines', { seats: ['Ania', 'B\nmoves:'] }, "'B\nmoves:' cannot be a player's name"],
    ['no such option', { config: { seats: 2, options: { night: 'x' } } }, "there is no option 'night'"],
    ['no such value', { config: { seats: 2, options: { day: 'x' } } }, "option 'day' cannot be 'x'"],
    ['no seed', { seed: 'random' }, 'a key is 64 hexadecimal digits'],
  ])('%s: not at this table', (_, change, why) => {
    expect(() => openTable(omens, { ...opening(2, 1), ...change })).toThrow(why)
  })
})

describe('the gate', () => {
  const bidding = () => acts(open(2, 1), '0 bid 1')
  const marking = () => acts(open(2, 1), '0 bid 2', '1 bid 0')
  const poor = () => acts(open(2, 1), '0 bid 2', '1 bid 0', '0 mark north-west', '0 seal', '1 bid 2')
  const over = () => play(open(2, 1), new FastChance(1))

  type Command = readonly [seat: Seat, action: string | OmensAction, expect?: number]
  const bid1 = omens.actions.of('bid')[1]
  const copied = { ...bid1 }
  test.each<[string, () => OmensTable, Command, string]>([
    ['a seat that has chosen', bidding, [0, 'bid 1'], 'not-your-turn'],
    ['a seat that is not asked', marking, [1, 'mark north-west'], 'not-your-turn'],
    ['a seat that is not there', bidding, [2, 'bid 1'], 'not-your-turn'],
    ['a seat below the first', bidding, [-1, 'bid 1'], 'not-your-turn'],
    ['a seat whose bits look like another', bidding, [33, 'bid 1'], 'not-your-turn'],
    ['half a seat', bidding, [1.5, 'bid 1'], 'not-your-turn'],
    ['no number for a seat', marking, [Number.NaN, 'mark north-west'], 'not-your-turn'],
    ['an unknown notation', bidding, [1, 'fly away'], 'unknown-action'],
    ['an empty notation', bidding, [1, ''], 'unknown-action'],
    ['a notation that every object has', bidding, [1, '__proto__'], 'unknown-action'],
    ['a notation in capitals', bidding, [1, 'Bid 1'], 'unknown-action'],
    ['an action of another moment', bidding, [1, 'seal'], 'not-now'],
    [
      'an omen that is not held',
      () => acts(poor(), '0 bid 0', '1 mark south-west', '1 pass'),
      [0, 'contest east'],
      'not-held',
    ],
    ['a field that is taken', () => acts(poor(), '0 bid 0'), [1, 'mark north-west'], 'taken'],
    ['a bid beyond the purse', poor, [0, 'bid 2'], 'too-poor'],
    ['an action that only looks like one', bidding, [1, copied], 'not-legal'],
    ['a number from before', bidding, [1, 'bid 1', 0], 'stale'],
    ['a number from beyond', bidding, [1, 'bid 1', 2], 'stale'],
    ['a number that is none', bidding, [1, 'bid 1', Number.NaN], 'stale'],
    ['a move after the end', over, [0, 'bid 0'], 'over'],
    ['a stale one too: told first', over, [0, 'nonsense', 1], 'stale'],
  ])('%s is refused, and nothing changes', (_, given, command, code) => {
    const table = given()
    const before = all(table)
    expect(table.act(...command)).toMatchObject({ code })
    expect(all(table)).toEqual(before)
  })

  test('a refusal has its words: a code, a message with figures, the rule if it is one of the game', () => {
    const table = bidding()
    expect(table.act(1, 'bid 1', 7)).toEqual({
      code: 'stale',
      rule: '',
      message: { key: 'table.stale' },
    })
    expect(table.act(1, `x${'y'.repeat(100)}`)?.message.args).toEqual({ action: `x${'y'.repeat(59)}` })
    expect(table.act(1, 'seal')).toEqual({ code: 'not-now', rule: '4', message: { key: 'refusal.not-now' } })
    expect(table.act(0, 'bid 1')).toEqual({ code: 'not-your-turn', rule: '', message: { key: 'table.not-your-turn' } })
  })

  test('a pick withdrawn and made again is another version, with the same number of moves', () => {
    const table = bidding()
    const { moves, version } = table
    expect(table.undo(0)).toBeUndefined()
    expect(table.act(0, 'bid 0')).toBeUndefined()
    expect(table.moves).toBe(moves)
    expect(table.version).toBe(version + 2)
    expect(table.act(1, 'bid 1', version)).toMatchObject({ code: 'stale' })
    expect(table.act(1, 'bid 1', table.version)).toBeUndefined()
  })

  test('`why` says the same without trying', () => {
    expect(bidding().why(1, bid1)).toBeUndefined()
    expect(bidding().why(0, bid1)).toMatchObject({ code: 'not-your-turn' })
    expect(bidding().why(1, omens.actions.of('seal')[0])).toMatchObject({ code: 'not-now' })
    expect(over().why(0, bid1)).toMatchObject({ code: 'over' })
  })

  test('a legal action passes, as itself or as its notation, with the right number or none', () => {
    const commands: readonly Command[] = [
      [1, bid1],
      [1, 'bid 1'],
      [1, 'bid 1', 1],
    ]
    for (const command of commands) {
      const table = bidding()
      expect(table.act(...command)).toBeUndefined()
      expect(table.moves).toBe(2)
      expect(table.secretRecord().moves.map(({ seat, action }) => `${seat} ${action}`)).toEqual(['0 bid 1', '1 bid 1'])
    }
  })

  test('a seat that is not asked has nothing to choose from', () => {
    const table = bidding()
    expect(table.legal(0)).toEqual([])
    expect(table.legal(33)).toEqual([])
    expect(table.legal(1).map(action => action.notation)).toEqual(['bid 0', 'bid 1', 'bid 2'])
  })

  test('any command: it was legal and is made, or it was not and nothing changes', () => {
    const seats = fc.oneof(
      { weight: 4, arbitrary: fc.nat({ max: 2 }) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 3, 8, 31, 32, 33, 64, 0.5, Number.NaN) },
    )
    const notations = fc.oneof(
      { weight: 3, arbitrary: fc.nat() },
      { weight: 3, arbitrary: fc.constantFrom(...omens.actions.all.map(action => action.notation)) },
      { weight: 1, arbitrary: fc.string() },
    )
    const shift = fc.constantFrom(undefined, undefined, 0, 0, -1, 1)
    const commands = fc.array(fc.tuple(seats, notations, shift, fc.boolean()), { minLength: 30, maxLength: 60 })
    let made = 0
    fc.assert(
      fc.property(fc.nat({ max: 99 }), commands, (seed, list) => {
        const table = open(2 + (seed % 2), seed)
        for (const [seat, which, by, asObject] of list) {
          const before = all(table)
          const possible = table.legal(seat).map(action => action.notation)
          const notation = typeof which === 'string' ? which : (possible[which % possible.length] ?? 'pass')
          const legal = table.waiting().includes(seat) && possible.includes(notation)
          const chosen = (asObject && omens.actions.parse(notation)) || notation
          const refused = table.act(seat, chosen, by === undefined ? undefined : table.moves + by)
          expect(refused === undefined).toBe(legal && (by ?? 0) === 0)
          if (refused) expect(all(table)).toEqual(before)
          else made++
        }
      }),
      { seed: 1, numRuns: 40 },
    )
    expect(made).toBeGreaterThan(200)
  })
})

describe('events', () => {
  const table = acts(open(3, 5), '2 bid 0', '0 bid 2')
  const omenOf = (seat: Seat) => table.secretRecord().setup[seat]

  test.each<[string, Seat | undefined]>([
    ['the first', 0],
    ['the second', 1],
    ['the third', 2],
    ['a spectator', undefined],
  ])('%s hears of every draw, and sees its own', (_, viewer) => {
    const [setup, ...moves] = table.events(viewer)
    expect(setup).toEqual([0, 1, 2].map(seat => ({ at: 'drew', seat, ...(seat === viewer && { omen: omenOf(seat) }) })))
    expect(moves).toEqual([[{ at: 'bid', seat: 2 }], [{ at: 'bid', seat: 0 }]])
  })

  test('can be had from any move on', () => {
    const events = table.events(1)
    for (const from of [0, 1, 2, 3, 4]) expect(table.events(1, from)).toEqual(events.slice(from))
    expect(table.events(1, 1)).toHaveLength(2)
  })

  test('a number that is no seat is told no more than a spectator', () => {
    for (const seat of [-1, 3, 32, 33, 0.5, Number.NaN]) expect(table.events(seat)).toEqual(table.events(undefined))
  })
})

describe('secrets', () => {
  test('until the end there is no record, and what is seen holds neither the seed nor anybody else’s omens', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = new FastChance(seed)
      const table = open(2 + (seed % 2), seed)
      const viewers = [undefined, ...table.secretRecord().seats.keys()]
      while (table.waiting().length > 0) {
        expect(table.record()).toBeUndefined()
        for (const viewer of viewers) {
          const seen = JSON.stringify([table.view(viewer), table.events(viewer), table.waiting(), table.commitment])
          expect(seen).not.toContain(seedOf(seed).slice(-20))
          for (const event of table.events(viewer).flat()) {
            if ('omen' in event && event.at === 'drew') expect(event).toHaveProperty('seat', viewer)
          }
        }
        table.act(...choose(table, random))
      }
      const record = table.record()
      expect(record).toEqual(table.secretRecord())
      expect(record?.seed).toBe(seedOf(seed))
      expect(record?.result?.reason).toBe(table.result()?.reason)
    }
  })

  test('the secret record has no result before the end', () => {
    expect(open(2, 1).secretRecord()).not.toHaveProperty('result')
  })
})

describe('an error of the rules', () => {
  /** The tiny game with a fault that can be switched on, at one place or another. */
  type Place = 'before' | 'middle' | 'after' | 'waiting'
  const faulty = () => {
    const fault: { at: Place | undefined } = { at: undefined }
    let applied = false
    const stumble = (at: Place) => {
      if (fault.at === at) throw new Error(`stumbled: ${at}`)
    }
    const game: OmensGame = {
      ...omens,
      waiting(s) {
        if (applied) stumble('waiting')
        return omens.waiting(s)
      },
      apply(s, seat, action, chance, tell) {
        stumble('before')
        const told = fault.at === 'middle' ? { all: () => stumble('middle'), only: () => {}, reveal: () => {} } : tell
        if (fault.at === 'middle') {
          // Half a move: pieces moved, cards drawn, and then nothing more.
          s.coins[seat] -= 1
          s.board[0] = seat
          chance.below({ what: 'die', names: [] }, 6)
          chance.draw({ what: 'omen', names: [] }, 0b111)
        }
        omens.apply(s, seat, action, chance, told)
        stumble('after')
        applied = true
      },
    }
    const reset = () => {
      fault.at = undefined
      applied = false
    }
    return { game, fault, reset }
  }

  test.each<Place>(['before', 'middle', 'after', 'waiting'])(
    '%s: nothing has changed, and chance answers as if it had not been',
    place => {
      for (let seed = 0; seed < 3; seed++) {
        const { game, fault, reset } = faulty()
        const table = open(3, seed, game)
        const twin = open(3, seed)
        const random = new FastChance(seed)
        while (twin.waiting().length > 0) {
          const before = all(table)
          const [seat, action] = choose(twin, random)
          fault.at = place
          expect(() => table.act(seat, action)).toThrow('stumbled')
          expect(() => table.act(seat, action)).toThrow('stumbled')
          reset()
          expect(all(table)).toEqual(before)
          expect(table.act(seat, action)).toBeUndefined()
          reset()
          twin.act(seat, action)
          expect(all(table)).toEqual(all(twin))
        }
      }
    },
  )
})

describe('a take-back', () => {
  const bound = (n: number): OmensTable => openTable(omens, { ...opening(2, n), table: 'fair' })

  test('goes past chance and revelations, is counted in the record, and what follows is drawn anew', () => {
    const drawn = new Set<string>()
    const table = play(bound(3), new FastChance(3), 12)
    for (let n = 0; n < 4; n++) {
      const { version } = table
      expect(table.takeBack(2)).toBeUndefined()
      expect(table).toMatchObject({ moves: 2, version: version + 1 })
      expect(table.secretRecord().takebacks).toEqual(new Array(n + 1).fill(2))
      play(table, new FastChance(5), 10)
      drawn.add(JSON.stringify(table.secretRecord().moves.map(({ answers }) => answers)))
    }
    expect(drawn.size).toBeGreaterThan(1)
    play(table, new FastChance(6))
    const record = table.record() as GameRecord
    expect(verify(omens, record)).toEqual([])
    expect(verify(omens, readRecord(writeRecord(record)) as GameRecord)).toEqual([])
    expect(verify(omens, { ...record, takebacks: [] })).toMatchObject([{ check: 'chance' }])
  })

  test('leaves everything as it was before', () => {
    const table = play(bound(4), new FastChance(4), 5)
    const { secret: _, ...before } = all(table)
    play(table, new FastChance(5), 6)
    expect(table.takeBack(5)).toBeUndefined()
    const { secret, ...after } = all(table)
    expect(after).toEqual(before)
    expect(secret.takebacks).toEqual([5])
  })

  test('goes past the snapshot that a table was resumed from', () => {
    const table = play(bound(5), new FastChance(8), 12)
    const resumed = resumeTable(omens, table.secretRecord(), table.snapshot(9))
    expect(resumed.takeBack(4)).toBeUndefined()
    expect(table.takeBack(4)).toBeUndefined()
    expect(all(resumed)).toEqual(all(table))
  })

  test.each([
    ['to a move that was not made', () => play(bound(1), new FastChance(1), 3), 3, 'undo-nothing'],
    ['to half a move', () => play(bound(1), new FastChance(1), 3), 1.5, 'undo-nothing'],
    ['to before the start', () => play(bound(1), new FastChance(1), 3), -1, 'undo-nothing'],
    [
      'into another game',
      () => resumeTable(omens, branchOf(play(bound(1), new FastChance(1), 6).secretRecord(), 4, { table: 'other' })),
      3,
      'undo-nothing',
    ],
    ['of a record that cannot count it', () => play(open(2, 1), new FastChance(1), 3), 1, 'undo-too-late'],
  ])('is refused %s', (_, make, moves, code) => {
    const table = make()
    const before = all(table)
    expect(table.takeBack(moves)).toMatchObject({ code })
    expect(all(table)).toEqual(before)
  })
})

describe('undo', () => {
  const taken = (table: OmensTable) => table.secretRecord().moves.map(({ seat, action }) => `${seat} ${action}`)

  test('steps back within a turn, as far as it went', () => {
    const table = acts(open(2, 1), '0 bid 2', '1 bid 0')
    const before = all(table)
    acts(table, '0 mark north-west')
    expect([0, 1].map(seat => table.canUndo(seat))).toEqual([true, false])
    expect(table.undo(0)).toBeUndefined()
    expect(all(table)).toEqual(before)
    acts(table, '0 mark south-east')
    expect(taken(table)).toEqual(['0 bid 2', '1 bid 0', '0 mark south-east'])
    expect(table.events(1).at(-1)).toEqual([{ at: 'marked', seat: 0, field: 'south-east' }])
  })

  test.each<[string, () => OmensTable, Seat, string]>([
    ['the first move', () => open(2, 1), 0, 'undo-nothing'],
    ['a move of somebody else', () => acts(open(3, 1), '0 bid 1'), 1, 'undo-nothing'],
    ['a revelation: the bids are open', () => acts(open(2, 1), '0 bid 0', '1 bid 2'), 1, 'undo-too-late'],
    ['a revelation, for the other too', () => acts(open(2, 1), '0 bid 0', '1 bid 2'), 0, 'undo-too-late'],
    [
      'a change of actor',
      () => acts(open(2, 1), '0 bid 2', '1 bid 0', '0 mark north-west', '0 pass'),
      0,
      'undo-too-late',
    ],
    ['chance: a tie', () => acts(open(2, 1), '0 bid 2', '1 bid 2'), 1, 'undo-too-late'],
    ['chance: a bird', () => acts(open(2, 1), '0 bid 2', '1 bid 0', '0 mark north-west', '0 seal'), 0, 'undo-too-late'],
    ['the end', () => play(open(2, 1), new FastChance(1)), 0, 'undo-too-late'],
    ['a seat that is not there', () => acts(open(2, 1), '0 bid 1'), 32, 'undo-nothing'],
  ])('does not step back past %s', (_, given, seat, code) => {
    const table = given()
    const before = all(table)
    expect(table.canUndo(seat)).toBe(false)
    expect(table.undo(seat)).toEqual({ code, rule: '', message: { key: `table.${code}` } })
    expect(all(table)).toEqual(before)
  })

  test('nor past chance alone, where nothing opens and nobody else chooses', () => {
    const marked = (game: OmensGame) => acts(open(2, 1, game), '0 bid 2', '1 bid 0', '0 mark north-west')
    const apply: OmensGame['apply'] = (s, seat, action, chance, tell) => {
      omens.apply(s, seat, action, chance, tell)
      if (action.kind === 'mark') chance.below({ what: 'die', names: [] }, 6)
    }
    expect(marked(omens).canUndo(0)).toBe(true)
    expect(marked({ ...omens, apply }).waiting()).toEqual([0])
    expect(marked({ ...omens, apply }).canUndo(0)).toBe(false)
  })

  test('it is the rules’ mark alone that bars a revelation', () => {
    const game: OmensGame = {
      ...omens,
      apply: (s, seat, action, chance, tell) =>
        omens.apply(
          s,
          seat,
          action,
          chance,
          tell && { all: e => tell.all(e), only: (...e) => tell.only(...e), reveal() {} },
        ),
    }
    expect(acts(open(2, 1, game), '0 bid 0', '1 bid 2').canUndo(1)).toBe(true)
    expect(acts(open(2, 1, game), '0 bid 2', '1 bid 0').canUndo(1)).toBe(false)
  })

  test('a choice made at the same time as others is withdrawn, and theirs stand', () => {
    const table = acts(open(3, 1), '0 bid 1', '1 bid 2')
    expect(table.undo(0)).toBeUndefined()
    expect(taken(table)).toEqual(['1 bid 2'])
    expect(table.waiting()).toEqual([0, 2])
    expect(all(table)).toEqual(all(acts(open(3, 1), '1 bid 2')))
    acts(table, '2 bid 0')
    expect(table.undo(1)).toBeUndefined()
    expect(taken(table)).toEqual(['2 bid 0'])
    acts(table, '1 bid 1', '0 bid 0')
    expect(table.events(undefined).at(-1)).toContainEqual({ at: 'opened', bids: [0, 1, 0] })
    expect(table.undo(0)).toMatchObject({ code: 'undo-too-late' })
  })

  /** Where nobody may step back past, told from the outside. */
  const barred = (table: OmensTable, before: readonly Seat[]): boolean => {
    const { moves } = table.secretRecord()
    const last = moves[moves.length - 1]
    const after = table.waiting()
    const opened = table.events(undefined, table.moves)[0].some(({ at }) => at === 'opened' || at === 'contested')
    return last.answers.length > 0 || opened || after.length === 0 || after.some(seat => !before.includes(seat))
  }

  test('obeys its laws at every move, and the table is then one where the move was never made', () => {
    let undone = 0
    let farthest = 0
    for (const seed of [1, 2, 3, 4, 5, 6, ...LONG]) {
      const random = new FastChance(seed)
      const table = open(3, seed)
      const bars: boolean[] = []
      while (table.waiting().length > 0) {
        const before = table.waiting()
        table.act(...steered(table, random))
        bars.push(barred(table, before))
        const record = table.secretRecord()
        for (const seat of [0, 1, 2]) {
          const at = record.moves.findLastIndex(move => move.seat === seat)
          const free = at >= 0 && !bars.slice(at).includes(true)
          expect(table.canUndo(seat)).toBe(free)
          if (!free || random.number(2) > 0) continue
          const { action } = record.moves[at]
          expect(table.undo(seat)).toBeUndefined()
          const moves = record.moves.toSpliced(at, 1)
          expect(all(table)).toEqual(all(resumeTable(omens, { ...record, moves })))
          const until = random.number(table.moves + 1)
          expect(table.snapshot(until).state).toEqual(replay(omens, table.secretRecord(), { until }))
          // The same again: the picks of one moment can stand in any order.
          expect(table.act(seat, action)).toBeUndefined()
          expect(table.snapshot().state).toEqual(replay(omens, record))
          const last = bars.splice(at, 1)
          bars.push(...last)
          undone++
          farthest = Math.max(farthest, table.moves)
          break
        }
      }
      expect(all(resumeTable(omens, reread(table.secretRecord())))).toEqual(all(table))
      expect(verify(omens, table.secretRecord())).toEqual([])
    }
    expect(undone).toBeGreaterThan(100)
    expect(farthest).toBeGreaterThan(66) // past the first position kept in memory
  })

  test('an earlier position is played from the nearest one that is kept', () => {
    let applied = 0
    const counting: OmensGame = {
      ...omens,
      apply: (...args) => {
        applied++
        omens.apply(...args)
      },
    }
    const records = Array.from({ length: 40 }, (_, seed) => {
      const random = new FastChance(seed)
      const played = open(3, seed)
      while (played.waiting().length > 0) played.act(...steered(played, random))
      return played.secretRecord()
    })
    const long = records.reduce((best, one) => (one.moves.length > best.moves.length ? one : best))
    const table = resumeTable(counting, long)
    expect(table.moves).toBeGreaterThan(66)
    const look = (moves: number): number => {
      applied = 0
      expect(table.snapshot(moves).state).toEqual(replay(omens, long, { until: moves }))
      return applied
    }
    expect(look(table.moves)).toBe(0)
    expect(look(66)).toBe(2)
    expect(look(60)).toBe(60)
    expect(look(0)).toBe(0)
    for (const moves of [-1, 1.5, table.moves + 1]) expect(() => table.snapshot(moves)).toThrow('no position')
  })

  /** Contests whenever it can and seals nothing, so that games grow long. */
  const steered = (table: OmensTable, random: FastChance): [Seat, OmensAction] => {
    const [seat, action] = choose(table, random)
    const legal = table.legal(seat)
    return [seat, legal.find(({ kind }) => kind === 'contest') ?? legal.find(({ kind }) => kind === 'pass') ?? action]
  }
  const LONG = [4, 84, 86, 101, 262, 295]
})

describe('going on from a record', () => {
  test('at every move: all that can be seen is equal, and so is the future', () => {
    for (let seed = 0; seed < 5; seed++) {
      const random = new FastChance(seed)
      const table = open(2 + (seed % 2), seed)
      const seen = [all(table)]
      while (table.waiting().length > 0) {
        table.act(...choose(table, random))
        seen.push(all(table))
      }
      const end = table.secretRecord()
      for (const [n, then] of seen.entries()) {
        const resumed = resumeTable(omens, reread(then.secret))
        expect(all(resumed)).toEqual(then)
        for (const { seat, action } of end.moves.slice(n, n + 7)) resumed.act(seat, action)
        expect(all(resumed)).toEqual(seen[Math.min(n + 7, end.moves.length)])
      }
    }
  })

  test('a record of older rules, brought up to date, goes on under those of today', () => {
    const now = acts(open(2, 1), '0 bid 2', '1 bid 0', '0 mark north-west')
    const { moves, ...begun } = now.secretRecord()
    const old = moves.map(move => ({ ...move, action: move.action.replace('mark', 'claim') }))
    const fitted = fitRecord(omens, { ...begun, rules: 1, moves: old })
    if (isProblem(fitted)) throw new Error(fitted.problem)
    const { begun: began, ...secret } = resumeTable(omens, fitted).secretRecord()
    expect(began).toEqual({ rules: 1, options: begun.options })
    expect(secret).toEqual(now.secretRecord())
    expect(all(resumeTable(omens, fitted))).toEqual({ ...all(now), secret: fitted })
  })

  const { seed: _, ...seedless } = acts(open(2, 1), '0 bid 2').secretRecord()
  const good = acts(open(2, 1), '0 bid 2').secretRecord()
  test.each<[string, GameRecord, string]>([
    ['no seed', seedless, 'set-up: the record has no seed to go on with'],
    ['another seed', { ...good, seed: seedOf(2) }, 'set-up: the seed does not match the commitment'],
    [
      'an illegal move',
      { ...good, moves: [{ seat: 0, action: 'seal', answers: [] }] },
      "move 1: 'seal' is not legal here",
    ],
    ['a wrong set-up', { ...good, setup: [] }, "set-up: an answer to 'omen' is missing"],
  ])('%s: it cannot', (_, record, why) => {
    expect(() => resumeTable(omens, record)).toThrow(ReplayError)
    expect(() => resumeTable(omens, record)).toThrow(why)
  })

  test('a finished one is only looked at', () => {
    const table = play(open(3, 2), new FastChance(2))
    const resumed = resumeTable(omens, reread(table.secretRecord()))
    expect(resumed.act(0, 'bid 0')).toMatchObject({ code: 'over' })
    expect(resumed.record()).toEqual(table.record())
  })
})

describe('going on from a snapshot', () => {
  /** A game so far, with a snapshot of every settled moment, as JSON brings it back. */
  const playedWith = (seats: number, seed: number, moves: number) => {
    const table = open(seats, seed)
    const random = new FastChance(seed)
    const snapshots = [table.snapshot()]
    for (let n = 0; n < moves && table.waiting().length > 0; n++) {
      play(table, random, 1)
      if (table.settled) snapshots.push(table.snapshot())
    }
    return { table, snapshots: JSON.parse(JSON.stringify(snapshots)) as typeof snapshots }
  }

  test('all that can be seen is equal, and so is the future', () => {
    let between = 0
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 3 }), fc.nat(50), fc.nat(60), fc.nat(), (seats, seed, moves, n) => {
        const { table, snapshots } = playedWith(seats, seed, moves)
        const snapshot = snapshots[n % snapshots.length]
        if (snapshot.moves > 0 && snapshot.moves < table.moves) between++
        const again = resumeTable(omens, table.secretRecord(), snapshot)
        expect(all(again)).toEqual(all(table))
        const onward = resumeTable(omens, table.secretRecord(), snapshot)
        play(table, new FastChance(n))
        play(onward, new FastChance(n))
        expect(all(onward)).toEqual(all(table))
      }),
      { numRuns: 60, seed: 1 },
    )
    expect(between).toBeGreaterThan(5)
  })

  test('earlier moves are not played again, until somebody asks what they told', () => {
    const { table, snapshots } = playedWith(2, 3, 40)
    const snapshot = snapshots[snapshots.length - 1]
    let applied = 0
    const counting: OmensGame = {
      ...omens,
      apply: (...args) => {
        applied++
        omens.apply(...args)
      },
    }
    const again = resumeTable(counting, table.secretRecord(), snapshot)
    const after = table.moves - snapshot.moves
    expect(applied).toBe(after)
    expect(again.events(0, snapshot.moves + 1)).toEqual(table.events(0, snapshot.moves + 1))
    expect(applied).toBe(after)
    expect(again.events(0)).toEqual(table.events(0))
    expect(applied).toBe(table.moves)
    again.events(1)
    expect(applied).toBe(table.moves)
  })

  test('undo goes back to it and not past it, as at the table that never stopped', () => {
    const table = acts(open(2, 1), '0 bid 2', '1 bid 0')
    const snapshot = table.snapshot()
    expect(table.settled).toBe(true)
    acts(table, '0 mark north-west')
    expect(table.settled).toBe(false)
    const again = resumeTable(omens, table.secretRecord(), snapshot)
    expect(again.undoes(0)).toBe(2)
    expect(again.undo(0)).toBeUndefined()
    expect(again).toMatchObject({ moves: 2, settled: true })
    expect(again.undo(0)).toMatchObject({ code: 'undo-too-late' })
    expect(again.undo(1)).toMatchObject({ code: 'undo-too-late' })
    expect(again.snapshot()).toEqual(snapshot)
    expect(again.lastMove).toEqual(table.secretRecord().moves[1])
  })

  test('settled is where nobody can undo, at every move', () => {
    const table = open(3, 7)
    const random = new FastChance(7)
    let open0 = 0
    for (; table.waiting().length > 0; play(table, random, 1)) {
      const anybody = [0, 1, 2].some(seat => table.canUndo(seat))
      if (anybody) open0++
      expect(table.settled).toBe(!anybody)
      for (const seat of [0, 1, 2]) expect(table.undoes(seat) !== undefined).toBe(table.canUndo(seat))
    }
    expect(open0).toBeGreaterThan(5)
  })

  test('one of later moves than there are does not fit', () => {
    const { table, snapshots } = playedWith(2, 3, 40)
    const record = { ...table.secretRecord(), moves: [] }
    expect(() => resumeTable(omens, record, snapshots[snapshots.length - 1])).toThrow('a snapshot after move')
  })
})

describe('a branch', () => {
  const whole = play(open(2, 3), new FastChance(3)).record() as GameRecord

  test('has the set-up and the first moves of another game, and another future', () => {
    const record = branchOf(whole, 4, { seed: seedOf(9) })
    expect(record).toMatchObject({ branch: 4, seed: seedOf(9), commitment: commitmentOf(seedOf(9)) })
    const table = resumeTable(omens, record)
    expect(table.snapshot().state).toEqual(replay(omens, whole, { until: 4 }))
    play(table, new FastChance(8), 2)
    expect(reread(table.secretRecord())).toMatchObject({ branch: 4, moves: { length: 6 } })
    expect(branchOf(whole, 4).seed).not.toBe(branchOf(whole, 4).seed)
  })

  test('does not give the moves of the other game back', () => {
    const one = acts(open(2, 1), '0 bid 1').secretRecord()
    const branched = resumeTable(omens, branchOf(one, 1, { seed: seedOf(9) }))
    expect(branched.canUndo(0)).toBe(false)
    expect(branched.undo(0)).toMatchObject({ code: 'undo-too-late' })
    expect(resumeTable(omens, branchOf(one, 0, { seed: seedOf(9) })).act(0, 'bid 2')).toBeUndefined()
  })

  test.each([-1, 1.5, whole.moves.length + 1])('after move %d there is none', moves => {
    expect(() => branchOf(whole, moves)).toThrow(`no branch after move ${moves} of ${whole.moves.length}`)
  })
})

describe('a snapshot', () => {
  test('is the position as plain JSON, and a record can be played on from it', () => {
    const table = play(open(3, 3), new FastChance(3), 20)
    const snapshot = table.snapshot()
    expect(snapshot.moves).toBe(20)
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot)
    play(table, new FastChance(4), 10)
    expect(replay(omens, table.secretRecord(), { from: snapshot })).toEqual(table.snapshot().state)
    expect(replay(omens, table.secretRecord(), { until: 20 })).toEqual(snapshot.state)
  })

  test('belongs to whoever took it: what is done to it, or later at the table, does not show on the other side', () => {
    const table = open(2, 1)
    const before = all(table)
    const { state } = table.snapshot()
    state.coins[0] = 99
    state.frames.pop()
    expect(all(table)).toEqual(before)
    const kept = table.snapshot()
    const as = structuredClone(kept)
    play(table, new FastChance(1))
    expect(kept).toEqual(as)
  })

  test('records and events that were handed out do not change either', () => {
    const table = acts(open(2, 1), '0 bid 2')
    const handed = [table.secretRecord(), table.events(0), table.legal(1), table.waiting(), table.view(0)]
    const as = structuredClone(handed)
    play(table, new FastChance(1))
    expect(handed).toEqual(as)
  })
})
