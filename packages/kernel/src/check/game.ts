// One game from the set-up to its end, with every law looked at on the way. It is played at a table, as people play.

import { FastChance } from '../chance.ts'
import type { Game, State } from '../game.ts'
import type { Options } from '../option.ts'
import { describeError } from '../place.ts'
import { isProblem } from '../problem.ts'
import { type GameRecord, readRecord, writeRecord } from '../record.ts'
import { legalList, ReplayError, replay } from '../replay.ts'
import type { Seat } from '../seat.ts'
import { openTable, resumeTable, type Table } from '../table.ts'
import { verify } from '../verify.ts'
import { difference } from './compare.ts'
import type { Law } from './fault.ts'
import { MOVE_LAWS } from './move.ts'
import { type CheckedPosition, everySeat, POSITION_LAWS, viewers } from './position.ts'
import { otherWorlds, SECRET_LAWS, secretEvents, secretMove, secretSetup, twoWorlds } from './secrets.ts'
import { type Ear, strangeFeature } from './words.ts'

export interface Course {
  readonly game: Game
  readonly seats: number
  readonly options: Options
  readonly seed: string
  /** How many decisions a game may take. */
  readonly bound: number
  /** One position in so many is looked at closely. */
  readonly every: number
  /** The others are not looked at at all. */
  readonly sparse: boolean
  readonly refusals: number
  readonly ear: Ear
  readonly features: ReadonlySet<string>
}

/** A law broken: where, and why. */
export interface Breach {
  readonly law: Law
  readonly move: number
  readonly notation: string
  readonly why: string
  readonly record: string
}

export interface Played {
  readonly decisions: number
  readonly breach?: Breach
}

/** Ends a game at its first breach: what comes after would only echo it. */
class Broken extends Error {
  readonly law: Law

  constructor(law: Law, why: string) {
    super(why)
    this.law = law
  }
}

/** An exception in the rules is reported under the law `throws`, whichever law was being checked. */
function attempt<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    if (error instanceof Broken) throw error
    throw new Broken('throws', describeError(error))
  }
}

function demand(law: Law, look: () => string | undefined): void {
  const why = attempt(() => {
    try {
      return look()
    } catch (error) {
      if (error instanceof ReplayError) return error.message
      throw error
    }
  })
  if (why !== undefined) throw new Broken(law, why)
}

const hex = (random: FastChance): string => Array.from({ length: 64 }, () => random.number(16).toString(16)).join('')

const NAMES = ['Ania', 'Bartek', 'Celina', 'Darek', 'Ewa', 'Filip', 'Gosia', 'Henryk']

export function playGame(course: Course): Played {
  const { game, seats, options, seed, bound, every, sparse, refusals, ear } = course
  const random = new FastChance(seed)
  const names = NAMES.slice(0, seats)
  let table: Table | undefined
  let move = 0
  let notation = 'the set-up'

  const breach = (error: unknown): Played => {
    if (!(error instanceof Broken)) throw error
    const record = table ? writeRecord(table.secretRecord()) : ''
    const { law, message: why } = error
    return { decisions: move, breach: { law, move, notation, why, record } }
  }

  try {
    const opening = { config: { seats, options }, seats: names, seed: hex(random) }
    const t = attempt(() => openTable(game, opening))
    table = t
    const first = attempt(() => t.snapshot().state)
    const states: State[] = [first]
    const positionAt = (state: State): CheckedPosition => ({ game, state, seats, first, random, refusals })

    const lookAt = (state: State, closely: boolean) => {
      const at = positionAt(state)
      for (const { law, check, cheap } of POSITION_LAWS) if (cheap || closely) demand(law, () => check(at))
      if (closely) {
        const worlds = attempt(() => otherWorlds(at))
        for (const { law, check } of SECRET_LAWS) demand(law, () => check(at, worlds))
        demand('text', () => ear.position(at))
      }
      for (const viewer of viewers(seats)) {
        const events = t.events(viewer, move)[0]
        demand('text', () => ear.events(events))
        demand('features', () => strangeFeature(game, course.features, events))
      }
    }

    lookAt(first, true)
    demand('secret-events', () => secretSetup(game, opening.config, random))
    for (;;) {
      const state = states[states.length - 1]
      const waiting = attempt(() => game.waiting(state))
      if (waiting.length === 0) break
      if (move >= bound) {
        if (game.endless) break
        throw new Broken('end', `no end after ${bound} decisions`)
      }
      const seat = waiting[random.number(waiting.length)]
      const list = attempt(() => legalList(game, state, seat))
      const action = list[random.number(list.length)]
      const closely = random.number(every) === 0
      move++
      notation = `seat ${seat}: ${action.notation}`
      if (closely) {
        const at = { ...positionAt(state), seat, action }
        for (const { law, check } of MOVE_LAWS) demand(law, () => check(at))
        const pairs = attempt(() => twoWorlds(at))
        demand('secret-move', () => secretMove(at, pairs))
        demand('secret-events', () => secretEvents(at, pairs))
      }
      const refusal = attempt(() => t.act(seat, action))
      if (refusal) throw new Broken('legal', `the table refuses a legal action: ${refusal.code}`)
      const next = attempt(() => t.snapshot().state)
      if (closely) demand('undo', () => takenBack(t, seat, state, next))
      states.push(next)
      const last = t.waiting().length === 0
      if (!sparse || closely || last) lookAt(next, closely || last)
    }
    const record = t.secretRecord()
    demand('record', () => recorded(game, record, states, random))
    if (record.result) demand('verify', () => verify(game, record)[0]?.why)
    return { decisions: move }
  } catch (error) {
    return breach(error)
  }
}

/** Undo at the table: back and forth again where the laws allow it, and not where they forbid it. */
function takenBack(table: Table, seat: Seat, before: State, after: State): string | undefined {
  const { game } = table
  const record = table.secretRecord()
  const waited = game.waiting(before)
  const left = game.waiting(after)
  const passedOn = left.length === 0 || left.some(waits => waits !== seat && !waited.includes(waits))
  const asked = (record.moves.at(-1)?.answers.length ?? 0) > 0
  for (const other of everySeat(record.seats.length)) {
    if (!table.canUndo(other)) {
      if (!table.undo(other)) return `seat ${other} cannot undo, and does`
      continue
    }
    if (asked || passedOn) return `seat ${other} can undo past chance or a change of actor`
    // At a table of its own: a choice withdrawn while others choose, and made again, stands later in the record.
    const apart = resumeTable(game, record)
    const refusal = apart.undo(other)
    if (refusal) return `seat ${other} can undo, and is refused: ${refusal.code}`
    const found = other === seat && difference(apart.snapshot().state, before)
    if (found) return `after the undo ${found}`
    const last = record.moves.findLast(move => move.seat === other)?.action ?? ''
    const refused = apart.act(other, last)
    if (refused) return `seat ${other}'s '${last}', taken back, cannot be made again: ${refused.code}`
    const differs = difference(apart.snapshot().state, after)
    if (differs) return `seat ${other}'s '${last}' taken back and made again: ${differs}`
  }
  return undefined
}

function recorded(game: Game, record: GameRecord, states: readonly State[], random: FastChance): string | undefined {
  let found: string | undefined
  replay(game, record, {
    after: (state, move) => {
      const differs = found === undefined ? difference(state, states[move]) : undefined
      if (differs) found = `replayed to move ${move}, ${differs}`
    },
  })
  if (found) return found
  const read = readRecord(writeRecord(record))
  if (isProblem(read)) return `the text cannot be read: ${read.problem}`
  const differs = difference(read, record)
  if (differs) return `read from its text, ${differs}`
  const until = random.number(record.moves.length + 1)
  const { result: _, ...begun } = record
  const resumed = resumeTable(game, { ...begun, moves: record.moves.slice(0, until) })
  const other = difference(resumed.snapshot().state, states[until])
  return other && `resumed at move ${until}, ${other}`
}
