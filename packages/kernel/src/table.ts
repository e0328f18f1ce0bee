// A table: one game under way, with its gate, its record, its events and its undo. Nothing reaches the rules but through
// `act`, and nothing leaves but through `view` and `events`.

import type { Action } from './action.ts'
import { RecordingChance } from './chance.ts'
import { fitRecord, outcomeOf } from './fit-record.ts'
import type { Config, Game, Refusal, Result, State, View } from './game.ts'
import { isProblem, problem } from './problem.ts'
import { commitmentFor, FORMAT, type GameRecord, isName, type Move, standInsUpTo, streamKey } from './record.ts'
import { legalList, ReplayError, replay, type Snapshot } from './replay.ts'
import { type Seat, type Seats, seatsOf } from './seat.ts'
import { NO_SHARE, newSeed, type Share, StreamChance, takebacksBefore } from './stream.ts'
import { type Event, Telling } from './tell.ts'

export interface Table<S extends State = State, V extends View = View, A extends Action = Action> {
  readonly game: Game<S, V, A>
  /** The hash of the seed: shown before the first move. */
  readonly commitment: string
  /** How many moves have been made. */
  readonly moves: number
  readonly lastMove: Move | undefined
  /** A move of the game, from 0, without a copy of all of them. */
  moveAt(index: number): Move | undefined
  /** Grows with every move and every undo: a command that was formed against another version is stale. */
  readonly version: number
  waiting(): readonly Seat[]
  legal(seat: Seat): readonly A[]
  /** The gate: does it and returns undefined, or does nothing and says why. `expect` is the version the chooser saw. */
  act(seat: Seat, action: A | string, expect?: number): Refusal | undefined
  /** Takes back the seat's last move, if the laws allow; otherwise says why not. */
  undo(seat: Seat): Refusal | undefined
  /** Whether `undo` would work. */
  canUndo(seat: Seat): boolean
  /** Which move `undo` would take out, from 0; undefined: it would not. */
  undoes(seat: Seat): number | undefined
  /**
   * Steps back to the position after so many moves, whatever was drawn or revealed since: for the table's keeper, where everybody
   * agrees. What follows is drawn anew, and the record says so.
   */
  takeBack(moves: number): Refusal | undefined
  /** Nobody can undo the last move, nor any before it: the moment to keep a snapshot. */
  readonly settled: boolean
  why(seat: Seat, action: A): Refusal | undefined
  view(seat: Seat | undefined): V
  /** What the set-up (0) and each move told this seat (undefined: a spectator), from move `from` on. */
  events(seat: Seat | undefined, from?: number): readonly (readonly Event[])[]
  result(): Result | undefined
  /** The record with its secrets, for the table's keeper alone. */
  secretRecord(): GameRecord
  /** The record with its seed, once the game is over. */
  record(): GameRecord | undefined
  /** The position now, or after so many moves, for the table's keeper alone. */
  snapshot(moves?: number): Snapshot<S>
}

export interface Opening {
  readonly config: Config
  /** A name per seat. */
  readonly seats: readonly string[]
  /** 256 bits in hexadecimal; absent: fresh from the operating system. */
  readonly seed?: string
  /** The table's id; absent: the seed alone is the key, as in records of the first format. */
  readonly table?: string
  /** What each seat added to the chance; absent: none did. Only with a table's id. */
  readonly shares?: readonly Share[]
}

/** Positions kept in memory while playing: one for so many moves, and only the last ones, for undo seldom goes far. */
const SNAPSHOT_EVERY = 64
const SNAPSHOTS = 2
/** Of the positions that somebody goes back to look at, one in so many is kept, so that the next look does not begin at the set-up. */
const VISITED_EVERY = 64

interface Done extends Move {
  /** Nobody may step back past this move: it asked chance, opened something hidden or passed the decision on. */
  readonly barrier: boolean
  /** Undefined: a move from before the snapshot that the table was resumed from, whose events nobody has asked for yet. */
  readonly told: Telling | undefined
}

const refusal = (code: string, args?: Readonly<Record<string, string | number>>): Refusal => ({
  code,
  rule: '',
  message: args ? { key: `table.${code}`, args } : { key: `table.${code}` },
})

/** Sits everybody down and sets the game up. Throws where the opening does not fit the game. */
export function openTable<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  { config, seats, seed = newSeed(), table, shares }: Opening,
): Table<S, V, A> {
  const { id, rules } = game
  if (seats.length !== config.seats) throw new Error(`${seats.length} names for ${config.seats} seats`)
  // Such a name would make a record that cannot be read again.
  const unnamed = seats.find(name => !isName(name))
  if (unnamed !== undefined) throw new Error(`'${unnamed}' cannot be a player's name`)
  const begun = fitRecord(game, {
    format: FORMAT,
    game: id,
    rules,
    options: config.options,
    seats,
    ...(game.data && { data: { hash: game.data.hash } }),
    ...(table !== undefined && { table, shares: shares ?? seats.map(() => NO_SHARE) }),
    setup: [],
    moves: [],
  })
  if (isProblem(begun)) throw new Error(begun.problem)
  return tableFrom(game, begun, seed)
}

/** A record that begins with the first `moves` moves of another and goes on with chance of its own. */
export function branchOf(
  record: GameRecord,
  moves: number,
  { seed = newSeed(), table, shares }: Pick<Opening, 'seed' | 'table' | 'shares'> = {},
): GameRecord {
  const { format, game, rules, options, begun, seats, data, setup } = record
  if (!Number.isInteger(moves) || moves < 0 || moves > record.moves.length)
    throw new Error(`no branch after move ${moves} of ${record.moves.length}`)
  const branch: GameRecord = {
    ...{ format, game, rules, options, ...(begun && { begun }), seats, ...(data && { data }) },
    ...(table !== undefined && { table, shares: shares ?? seats.map(() => NO_SHARE) }),
    ...{ seed, branch: moves, setup, moves: record.moves.slice(0, moves) },
  }
  return { ...branch, commitment: commitmentFor(branch, seed) }
}

/**
 * Goes on where a secret record (one that fits the game, with its seed) stopped. Throws a `ReplayError` where it cannot.
 * With a snapshot of that record, taken when the table was settled, it plays only what came after: undo never goes past
 * it, and what earlier moves told is found out when somebody asks.
 */
export function resumeTable<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
  snapshot?: Snapshot<S>,
): Table<S, V, A> {
  const { seed, commitment } = record
  if (seed === undefined) throw new ReplayError(0, problem('no-seed-on'))
  if (commitment !== undefined && commitment !== commitmentFor(record, seed))
    throw new ReplayError(0, problem('commitment'))
  if (snapshot && !(Number.isInteger(snapshot.moves) && snapshot.moves >= 0 && snapshot.moves <= record.moves.length))
    throw new Error(`a snapshot after move ${snapshot.moves} of ${record.moves.length}`)
  return tableFrom(game, record, seed, { snapshot })
}

function tableFrom<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  begun: GameRecord,
  seed: string,
  /** Absent: nothing has been played, not even the set-up. */
  resumed?: { readonly snapshot: Snapshot<S> | undefined },
): Table<S, V, A> {
  const stream = new StreamChance(streamKey(begun, seed))
  const commitment = commitmentFor(begun, seed)
  let takebacks = begun.table === undefined ? [] : (begun.takebacks ?? [])
  const chance = new RecordingChance(stream)
  let setup: readonly string[] = begun.setup
  let setupTold: Telling | undefined = new Telling()
  let done: Done[] = []
  let base = resumed?.snapshot
  let snapshots: readonly Snapshot<S>[] = []
  let visited: readonly Snapshot<S>[] = []
  let version = begun.moves.length
  let state: S
  let spare: S

  const rawRecord = (moves: readonly Move[]): GameRecord => {
    const { setup: _, moves: __, result: ___, standIns: ____, ...head } = begun
    const taken = takebacks.length > 0 && { takebacks }
    return { ...head, ...standInsUpTo(begun, moves.length), ...taken, commitment, seed, setup, moves }
  }

  const barrierOf = (before: Seats, seat: Seat, now: S, asked: boolean, told: Telling): boolean => {
    const after = seatsOf(game.waiting(now))
    return asked || told.revealed || after === 0 || (after & ~(before | (1 << seat))) !== 0
  }

  const withSnapshot = (kept: readonly Snapshot<S>[], moves: number, now: S): readonly Snapshot<S>[] =>
    moves % SNAPSHOT_EVERY === 0 ? [...kept.slice(1 - SNAPSHOTS), { moves, state: game.clone(now) }] : kept

  /** Replays a list of moves from the last snapshot that is still valid, and makes the outcome the current position. */
  const derive = (moves: readonly Move[], keep: readonly Done[]): void => {
    let kept: readonly Snapshot<S>[] = snapshots.filter(({ moves: n }) => n <= keep.length)
    const again: Done[] = keep.slice()
    const from = kept.at(-1) ?? base
    let waited: Seats = 0
    let told = new Telling()
    state = replay(game, rawRecord(moves), {
      ...(from && { from }),
      tell: () => (told = new Telling()),
      before: s => {
        waited = seatsOf(game.waiting(s))
      },
      after: (s, n) => {
        if (n === 0) setupTold = told
        else if (n > keep.length) {
          const move = moves[n - 1]
          again.push({
            ...plainMove(move),
            told,
            barrier: barrierOf(waited, move.seat, s, move.answers.length > 0, told),
          })
        }
        if (n > 0) kept = withSnapshot(kept, n, s)
      },
    })
    done = again
    snapshots = kept
    visited = visited.filter(({ moves: n }) => n <= keep.length)
  }

  /** An earlier position, played from the nearest one that is kept. */
  const stateAfter = (moves: number): S => {
    const near = [...(base ? [base] : []), ...snapshots, ...visited]
      .filter(({ moves: n }) => n <= moves)
      .reduce<Snapshot<S> | undefined>((best, one) => (best && best.moves >= one.moves ? best : one), undefined)
    const passed: Snapshot<S>[] = []
    const found = replay(game, rawRecord(done), {
      until: moves,
      ...(near && { from: near }),
      after(s, n) {
        if (n % VISITED_EVERY === 0) passed.push({ moves: n, state: game.clone(s) })
      },
    })
    visited = [...visited, ...passed]
    return found
  }

  /** Replays the moves before the snapshot that the table was resumed from, to get their events. */
  const remember = (): void => {
    if (!base || setupTold) return
    const told = Array.from({ length: base.moves + 1 }, () => new Telling())
    replay(game, rawRecord(done), { until: base.moves, tell: move => told[move] })
    setupTold = told[0]
    for (let i = 0; i < base.moves; i++) done[i] = { ...done[i], told: told[i + 1] }
  }

  if (resumed) {
    state = undefined as unknown as S
    if (base) setupTold = undefined
    const before = begun.moves.slice(0, base?.moves ?? 0)
    derive(
      begun.moves,
      before.map(move => ({ ...plainMove(move), barrier: true, told: undefined })),
    )
  } else {
    stream.move(0)
    state = game.setup({ seats: begun.seats.length, options: begun.options }, chance, setupTold)
    setup = chance.taken()
  }
  spare = game.clone(state)

  /** The list asked for last: whoever is shown it acts by it next. Frozen, since moves are let through by it. */
  let listed: { readonly version: number; readonly seat: Seat; readonly legal: readonly A[] } | undefined
  const legalOf = (seat: Seat): readonly A[] => {
    if (listed?.version !== version || listed.seat !== seat)
      listed = { version, seat, legal: Object.freeze(legalList(game, state, seat)) }
    return listed.legal
  }

  const act = (seat: Seat, chosen: A | string, expect?: number): Refusal | undefined => {
    if (expect !== undefined && expect !== version) return refusal('stale')
    const action = typeof chosen === 'string' ? game.actions.parse(chosen) : chosen
    if (!action) return refusal('unknown-action', { action: String(chosen).slice(0, 60) })
    const waiting = game.waiting(state)
    if (waiting.length === 0) return refusal('over')
    if (!waiting.includes(seat)) return refusal('not-your-turn')
    if (!legalOf(seat).includes(action)) return game.refuse(state, seat, action) ?? refusal('not-legal')
    // On a copy, so that an error in the rules leaves no half-made move.
    game.copy(state, spare)
    const told = new Telling()
    let answers: readonly string[]
    let barrier: boolean
    const number = done.length + 1
    stream.move(number, takebacksBefore(takebacks, number))
    try {
      game.apply(spare, seat, action, chance, told)
      answers = chance.taken()
      barrier = barrierOf(seatsOf(waiting), seat, spare, answers.length > 0, told)
    } catch (error) {
      chance.taken()
      throw error
    }
    const before = state
    state = spare
    spare = before
    done.push({ seat, action: action.notation, answers, told, barrier })
    version++
    snapshots = withSnapshot(snapshots, done.length, state)
    return undefined
  }

  /**
   * The seat's last move, if it may be taken back. Later moves of others stand: they were made without knowing it.
   * Moves of another game, before a branch, are nobody's to take back.
   */
  const undoable = (seat: Seat): number | undefined => {
    for (let i = done.length - 1; i >= (begun.branch ?? 0); i--) {
      if (done[i].barrier) return undefined
      if (done[i].seat === seat) return i
    }
    return undefined
  }

  const undo = (seat: Seat): Refusal | undefined => {
    const at = undoable(seat)
    if (at === undefined) return refusal(done.some(move => move.seat === seat) ? 'undo-too-late' : 'undo-nothing')
    derive([...done.slice(0, at), ...done.slice(at + 1)], done.slice(0, at))
    version++
    return undefined
  }

  const takeBack = (moves: number): Refusal | undefined => {
    // Records of the first format know no take-backs: the same would be drawn again.
    if (begun.table === undefined) return refusal('undo-too-late')
    if (!Number.isInteger(moves) || moves < (begun.branch ?? 0) || moves >= done.length) return refusal('undo-nothing')
    takebacks = [...takebacks, moves]
    const kept = done.slice(0, moves)
    const goesPast = base !== undefined && base.moves > moves
    if (goesPast) base = undefined
    // What moves before a snapshot told is not known: without the snapshot all of it is played again.
    derive(kept.map(plainMove), goesPast ? [] : kept)
    version++
    return undefined
  }

  const finished = (): GameRecord | undefined => {
    const result = game.result(state)
    return result && { ...rawRecord(done.map(plainMove)), result: outcomeOf(result) }
  }

  return {
    game,
    commitment,
    get moves() {
      return done.length
    },
    get lastMove() {
      const last = done.at(-1)
      return last && plainMove(last)
    },
    moveAt(index) {
      const move = done[index]
      return move && plainMove(move)
    },
    get version() {
      return version
    },
    waiting: () => game.waiting(state),
    legal: seat => (game.waiting(state).includes(seat) ? legalOf(seat) : []),
    act,
    undo,
    canUndo: seat => undoable(seat) !== undefined,
    undoes: undoable,
    takeBack,
    get settled() {
      return done.length <= (begun.branch ?? 0) || done[done.length - 1].barrier
    },
    why(seat, action) {
      const waiting = game.waiting(state)
      if (waiting.length === 0) return refusal('over')
      return waiting.includes(seat) ? game.refuse(state, seat, action) : refusal('not-your-turn')
    },
    view: seat => game.view(state, seat),
    events(seat, from = 0) {
      if (from <= (base?.moves ?? 0)) remember()
      const lists: (readonly Event[])[] = []
      for (let n = Math.max(0, from); n <= done.length; n++) {
        lists.push((n === 0 ? setupTold : done[n - 1].told)?.to(seat) ?? [])
      }
      return lists
    },
    result: () => game.result(state),
    secretRecord: () => finished() ?? rawRecord(done.map(plainMove)),
    record: finished,
    snapshot(moves = done.length) {
      if (!Number.isInteger(moves) || moves < 0 || moves > done.length)
        throw new Error(`no position after move ${moves} of ${done.length}`)
      return { moves, state: moves === done.length ? game.clone(state) : stateAfter(moves) }
    },
  }
}

const plainMove = ({ seat, action, answers }: Move): Move => ({ seat, action, answers })
