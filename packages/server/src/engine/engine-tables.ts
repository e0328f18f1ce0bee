// The tables of one worker, and all that is done at them. Whatever leaves for a viewer is made of that viewer's own view,
// events and legal list.

import { createHash } from 'node:crypto'
import {
  completeOptions,
  FORMAT,
  fitRecord,
  type Game,
  type GameRecord,
  isProblem,
  type Move,
  openTable,
  placeOf,
  ReplayError,
  resumeTable,
  type Seat,
  type State,
  type Table,
  upTo,
  writeRecord,
} from '@tabularium/kernel'
import { gameOn as gameOnText, withData } from '@tabularium/kernel/data'
import type { PastSight, Sight, Update } from '@tabularium/protocol'
import { difference } from '@tabularium/protocol/delta'
import { createGamesOn, type Games } from './games.ts'
import {
  type Changed,
  EngineError,
  type EngineTables,
  type LogEntry,
  type NewTable,
  type StoredTable,
  type TableData,
  type TableSummary,
  type Viewer,
  type ViewerUpdate,
} from './messages.ts'
import { keepsQuestion } from './questions.ts'

interface OpenTable {
  readonly id: string
  readonly game: Game
  readonly seats: number
  table: Table
  /** Entries in the log. */
  number: number
  /** What each viewer was shown last, at this version. */
  views: Map<Viewer, unknown>
}

/** A snapshot as it is kept: with what it belongs to, so that one of another course or another program is not taken. */
interface StoredSnapshot {
  readonly of: string
  readonly state: State
}

/** Texts of past positions that are kept for whoever asks next. */
const MOST_PAST_TEXTS = 64

/** A number that is no seat sees what a spectator sees. */
const seatOf = ({ seats }: OpenTable, viewer: Viewer): Seat | undefined =>
  Number.isInteger(viewer) && viewer >= 0 && viewer < seats ? viewer : undefined

/** What a snapshot belongs to: the course of the game up to it, and the shape of the state. */
function courseOf(game: Game, moves: readonly Move[], state: State): string {
  // A database may give the keys back in another order.
  const shape = Object.keys(state).sort().join()
  const hash = createHash('sha256').update(`${game.id} ${game.rules} ${shape}${game.data ? ` ${game.data.hash}` : ''}`)
  for (const { seat, action, answers } of moves) hash.update(`\n${seat} ${action} > ${answers.join()}`)
  return hash.digest('base64url')
}

/** What kind of error and where in the program it arose, without what it says: its words may name hidden cards. */
function originOf(error: unknown): string {
  if (!(error instanceof Error)) return 'something that is no error'
  const place = placeOf(error)
  return place ? `${error.name} at ${place}` : error.name
}

/** What the server may hear of an error. */
export function engineErrorOf(error: unknown): EngineError {
  if (error instanceof EngineError) return error
  if (error instanceof ReplayError) {
    const key = error.why.message?.key.replace('problem.', '') ?? 'unknown'
    const where = error.move === 0 ? 'the set-up' : `move ${error.move}`
    return new EngineError('diverged', `${where} cannot be played again: ${key}`)
  }
  return new EngineError('failed', `the rules failed: ${originOf(error)}`)
}

export function createEngineTables(games: Games): EngineTables {
  const tables = new Map<string, OpenTable>()
  const gamesOn = createGamesOn()
  /** What was told of past positions last. */
  const pastTexts = new Map<string, string>()
  const remember = (key: string, text: string): string => {
    pastTexts.set(key, text)
    const [oldest] = pastTexts.keys()
    if (pastTexts.size > MOST_PAST_TEXTS && oldest !== undefined) pastTexts.delete(oldest)
    return text
  }

  const held = (id: string): OpenTable => {
    const found = tables.get(id)
    if (!found) throw new EngineError('closed', 'no such table is open')
    return found
  }

  const gameOf = (id: string, data?: TableData): Game => {
    const usual = games.get(id)
    if (!usual) throw new EngineError('diverged', 'no such game is known')
    const game = gamesOn.of(usual, data)
    if (isProblem(game)) throw new EngineError('diverged', 'the data of the table cannot be played')
    return game
  }

  const summaryOf = ({ table, number }: OpenTable): TableSummary => {
    const result = table.result()
    return {
      number,
      moves: table.moves,
      waiting: table.waiting(),
      ...(result && { result }),
      commitment: table.commitment,
      barrier: table.settled,
    }
  }

  const notations = ({ table }: OpenTable, seat: Seat | undefined): readonly string[] =>
    seat === undefined ? [] : table.legal(seat).map(({ notation }) => notation)

  const updateFor = (at: OpenTable, viewer: Viewer, before: unknown, keep: number, isAskedSame: boolean): string => {
    const { table, number } = at
    const seat = seatOf(at, viewer)
    const view = table.view(seat)
    at.views.set(viewer, view)
    const delta = difference(before, view)
    const result = table.result()
    const update: Update = {
      version: number,
      moves: table.moves,
      keep,
      events: table.events(seat, keep),
      ...(delta && { view: delta }),
      legal: notations(at, seat),
      ...(isAskedSame && { sameQuestion: true }),
      canUndo: seat !== undefined && table.canUndo(seat),
      waiting: table.waiting(),
      ...(result && { result }),
    }
    return JSON.stringify(update)
  }

  /** Does something to a table (`entries` in its log) and says what everybody in the audience may know of it. `work` says
   *  how many lists of events stay, or undefined where nothing was done. */
  const change = (
    at: OpenTable,
    audience: readonly Viewer[],
    entries: readonly Pick<LogEntry, 'kind' | 'seat'>[],
    work: () => number | undefined,
  ): Changed | undefined => {
    const asked = at.table.waiting()
    const before = new Map<Viewer, unknown>()
    for (const viewer of audience) {
      if (viewer < at.seats) before.set(viewer, at.views.get(viewer) ?? at.table.view(seatOf(at, viewer)))
    }
    const keep = work()
    if (keep === undefined) return undefined
    at.views = new Map()
    try {
      const updates: ViewerUpdate[] = []
      const isAskedSame = (seat: Seat | undefined): boolean =>
        seat !== undefined &&
        entries.every(entry => keepsQuestion(seat, entry, { before: asked, after: at.table.waiting() }))
      for (const [viewer, view] of before)
        updates.push({ viewer, text: updateFor(at, viewer, view, keep, isAskedSame(seatOf(at, viewer))) })
      return { summary: summaryOf(at), updates, keep }
    } catch (error) {
      // The table has moved on and nobody was told: it is dropped here, and opened again from its log.
      tables.delete(at.id)
      throw error
    }
  }

  const recordOf = (game: Game, { id: table, game: id, rules, options, seats, seed, shares }: NewTable): GameRecord => {
    const begun = {
      ...{ format: FORMAT, game: id, rules, options, seats },
      ...(game.data && { data: { hash: game.data.hash } }),
      ...(shares && { table, shares }),
      ...{ seed, setup: [], moves: [] },
    }
    const record = fitRecord(game, begun)
    if (isProblem(record)) throw new EngineError('diverged', `the table does not fit: ${record.problem}`)
    return record
  }

  const create = (game: Game, table: NewTable): Table => {
    const { options, seats } = recordOf(game, table)
    const { id, seed, shares } = table
    return openTable(game, {
      config: { seats: seats.length, options },
      seats,
      seed,
      ...(shares && { table: id, shares }),
    })
  }

  const resumed = (game: Game, stored: StoredTable): Table => {
    const { setup = create(game, stored).secretRecord().setup, moves, snapshot, takebacks } = stored
    const begun = fitRecord(game, { ...recordOf(game, stored), ...(takebacks && { takebacks }), setup, moves })
    if (isProblem(begun)) throw new EngineError('diverged', `the table does not fit: ${begun.problem}`)
    const found = snapshot?.state as StoredSnapshot | undefined
    const fits =
      snapshot !== undefined &&
      snapshot.moves <= begun.moves.length &&
      typeof found?.state === 'object' &&
      found.state !== null &&
      found.of === courseOf(game, begun.moves.slice(0, snapshot.moves), found.state)
    return resumeTable(game, begun, fits && found ? { moves: snapshot.moves, state: found.state } : undefined)
  }

  const hold = (id: string, game: Game, table: Table, number: number): TableSummary => {
    const seats = table.secretRecord().seats.length
    const at: OpenTable = { id, game, seats, table, number, views: new Map() }
    tables.set(id, at)
    return summaryOf(at)
  }

  /** Leaves the first moves and takes out the rest, also past what undo may. */
  const cut = (at: OpenTable, moves: number): number => {
    if (!Number.isInteger(moves) || moves < 0 || moves > at.table.moves)
      throw new EngineError('failed', `${moves} of ${at.table.moves} moves cannot remain`)
    const record = at.table.secretRecord()
    // What comes next is drawn anew.
    const takebacks = record.table === undefined ? undefined : [...(record.takebacks ?? []), moves]
    at.table = resumeTable(at.game, { ...upTo(record, moves), ...(takebacks && { takebacks }) })
    return moves + 1
  }

  const followOne = (
    at: OpenTable,
    { kind, seat = -1, action = '', answers = [], at: index = -1 }: LogEntry,
  ): number => {
    const { table } = at
    const moves = table.moves
    if (kind === 'move') {
      const refusal = table.act(seat, action)
      if (refusal) throw new EngineError('diverged', `move ${moves + 1} is refused: ${refusal.code}`)
      if (table.lastMove?.answers.join() !== answers.join())
        throw new EngineError('diverged', `chance answers otherwise at move ${moves + 1}`)
      return moves + 1
    }
    if (kind === 'undo') {
      if (table.undoes(seat) !== index || table.undo(seat))
        throw new EngineError('diverged', `move ${index + 1} cannot be taken back`)
      return index + 1
    }
    return kind === 'takeback' ? cut(at, index) : moves + 1
  }

  const asked = (at: OpenTable, seat: Seat): boolean => at.table.waiting().includes(seat)

  return {
    open(stored) {
      tables.delete(stored.id)
      for (const key of pastTexts.keys()) if (key.startsWith(`${stored.id} `)) pastTexts.delete(key)
      const game = gameOf(stored.game, stored.data)
      return hold(stored.id, game, resumed(game, stored), stored.number)
    },
    create(fresh) {
      tables.delete(fresh.id)
      const game = gameOf(fresh.game, fresh.data)
      const table = create(game, fresh)
      return { ...hold(fresh.id, game, table, 0), setup: table.secretRecord().setup }
    },
    act(id, seat, action, audience) {
      const at = held(id)
      const { table } = at
      let refusal = undefined as ReturnType<Table['act']>
      const changed = change(at, audience, [{ kind: 'move', seat }], () => {
        refusal = table.act(seat, action)
        if (refusal) return undefined
        at.number++
        return table.moves
      })
      if (!changed) return { refusal: refusal ?? { code: 'refused', rule: '', message: { key: 'table.refused' } } }
      const { lastMove } = table
      return { ...changed, ...(lastMove && { move: lastMove }) }
    },
    undo(id, seat, audience) {
      const at = held(id)
      const { table } = at
      const index = table.undoes(seat)
      let refusal = undefined as ReturnType<Table['undo']>
      const changed = change(at, audience, [{ kind: 'undo', seat }], () => {
        refusal = table.undo(seat)
        if (refusal || index === undefined) return undefined
        at.number++
        return index + 1
      })
      if (!changed || index === undefined)
        return { refusal: refusal ?? { code: 'undo-nothing', rule: '', message: { key: 'table.undo-nothing' } } }
      return { ...changed, at: index }
    },
    truncate(id, moves, audience) {
      const at = held(id)
      const changed = change(at, audience, [{ kind: 'takeback' }], () => {
        const keep = cut(at, moves)
        at.number++
        return keep
      })
      return changed as Changed
    },
    follow(id, entries, audience) {
      const at = held(id)
      const fresh = entries.filter(({ number }) => number > at.number)
      if (fresh.some(({ number }, i) => number !== at.number + 1 + i))
        throw new EngineError('gap', `after entry ${at.number} comes not entry ${fresh[0].number}`)
      try {
        const changed = change(at, audience, fresh, () => {
          let keep = at.table.moves + 1
          for (const entry of fresh) {
            keep = Math.min(keep, followOne(at, entry))
            at.number = entry.number
          }
          return keep
        })
        return changed as Changed
      } catch (error) {
        // Some of the entries may have been applied.
        tables.delete(id)
        throw error
      }
    },
    look(id, viewer, from = 0) {
      const at = held(id)
      const { table, number } = at
      const seat = seatOf(at, viewer)
      const result = table.result()
      const view = at.views.get(viewer) ?? table.view(seat)
      at.views.set(viewer, view)
      const sight: Sight = {
        version: number,
        moves: table.moves,
        view: view as Sight['view'],
        legal: notations(at, seat),
        from,
        events: table.events(seat, from),
        canUndo: seat !== undefined && table.canUndo(seat),
        waiting: table.waiting(),
        ...(result && { result }),
      }
      return JSON.stringify(sight)
    },
    at(id, viewer, wanted) {
      const at = held(id)
      const { game, table, number } = at
      const moves = Math.min(Math.max(0, Math.trunc(wanted) || 0), table.moves)
      const seat = seatOf(at, viewer)
      const key = `${id} ${number} ${seat} ${moves}`
      const known = pastTexts.get(key)
      if (known !== undefined) return known
      const sight: PastSight = { moves, view: game.view(table.snapshot(moves).state, seat) }
      return remember(key, JSON.stringify(sight))
    },
    why(id, seat, notation) {
      const { game, table } = held(id)
      const action = game.actions.parse(notation)
      if (action) return table.why(seat, action)
      const args = { action: notation.slice(0, 60) }
      return { code: 'unknown-action', rule: '', message: { key: 'table.unknown-action', args } }
    },
    question(id, seat) {
      const at = held(id)
      return asked(at, seat) ? { view: at.table.view(seat), legal: notations(at, seat) } : undefined
    },
    ordered(id, seat, orders) {
      const at = held(id)
      const { game, table } = at
      if (orders.length === 0 || !game.orders || !asked(at, seat)) return undefined
      const view = table.view(seat)
      const legal = table.legal(seat)
      for (const order of game.orders) {
        const action = orders.includes(order.id) ? order.answer(view, seat, legal) : undefined
        if (action && legal.includes(action)) return action.notation
      }
      return undefined
    },
    secretRecord(id) {
      const { game, table } = held(id)
      return writeRecord(withData(game, table.secretRecord()))
    },
    snapshot(id) {
      const { game, table } = held(id)
      if (!table.settled) return undefined
      const { moves, state } = table.snapshot()
      const stored: StoredSnapshot = { of: courseOf(game, table.secretRecord().moves, state), state }
      return { moves, state: stored }
    },
    close(id) {
      tables.delete(id)
    },
    checkData(_, { game: id, text }) {
      const game = games.get(id)
      if (!game) return { faults: [{ path: [], why: 'there is no such game' }] }
      const read = gameOnText(game, text)
      return 'faults' in read ? read : { data: read.data }
    },
    admit(_, { game: id, text }, { seats, options }) {
      const usual = games.get(id)
      const read = usual && gameOnText(usual, text)
      if (!read || 'faults' in read) return { problem: 'the data cannot be played' }
      const { game } = read
      const { min, max } = game.seats
      if (seats < min || seats > max) return { seats: `${id} on these data has ${min} to ${max} seats, not ${seats}.` }
      const complete = completeOptions(game.options, options)
      if (isProblem(complete)) return complete
      const wrong = game.admits?.({ seats, options: complete })
      return wrong ? { seats: wrong.problem } : { options: complete }
    },
  }
}
