// A table: one game under way, with its gate, its record, its events and its undo. Nothing reaches the rules but through
// `act`, and nothing leaves but through `view` and `events`.

import type { Action } from './action.ts'
import { RecordingChance } from './chance.ts'
import type { Config, Game, Refusal, Result, State, View } from './game.ts'
import { isProblem, problem } from './problem.ts'
import { FORMAT, fitRecord, type GameRecord, isName, type Move, outcomeOf } from './record.ts'
import { isLegal, legalList, ReplayError, replay, type Snapshot } from './replay.ts'
import { type Seat, type Seats, seatsOf } from './seat.ts'
import { commitmentOf, newSeed, StreamChance } from './stream.ts'
import { type Event, Telling } from './tell.ts'

export interface Table<S extends State = State, V extends View = View, A extends Action = Action> {
  readonly game: Game<S, V, A>
  /** The hash of the seed: to be shown before the first move. */
  readonly commitment: string
  /** How many moves have been made. */
  readonly moves: number
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
  why(seat: Seat, action: A): Refusal | undefined
  view(seat: Seat | undefined): V
  /** What the set-up (0) and each move told this seat (undefined: a spectator), from move `from` on. */
  events(seat: Seat | undefined, from?: number): readonly (readonly Event[])[]
  result(): Result | undefined
  /** The record with its secrets, for the table's keeper alone. */
  secretRecord(): GameRecord
  /** The record with its seed, once the game is over. */
  record(): GameRecord | undefined
  snapshot(): Snapshot<S>
}

export interface Opening {
  readonly config: Config
  /** A name per seat. */
  readonly seats: readonly string[]
  /** 256 bits in hexadecimal; absent: fresh from the operating system. */
  readonly seed?: string
}

/** Positions kept in memory while playing: one for so many moves. */
const SNAPSHOT_EVERY = 64

interface Done extends Move {
  /** Nobody may step back past this move: it asked chance, opened something hidden or passed the decision on. */
  readonly barrier: boolean
  readonly told: Telling
}

const refusal = (code: string, args?: Readonly<Record<string, string | number>>): Refusal => ({
  code,
  rule: '',
  message: args ? { key: `table.${code}`, args } : { key: `table.${code}` },
})

/** Sits everybody down and sets the game up. Throws where the opening does not fit the game. */
export function openTable<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  { config, seats, seed = newSeed() }: Opening,
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
    setup: [],
    moves: [],
  })
  if (isProblem(begun)) throw new Error(begun.problem)
  return tableFrom(game, begun, seed, true)
}

/** A record that begins with the first `moves` moves of another and goes on with a seed of its own, or a fresh one. */
export function branchOf(record: GameRecord, moves: number, seed = newSeed()): GameRecord {
  const { format, game, rules, options, seats, setup } = record
  if (!Number.isInteger(moves) || moves < 0 || moves > record.moves.length)
    throw new Error(`no branch after move ${moves} of ${record.moves.length}`)
  const commitment = commitmentOf(seed)
  const taken = record.moves.slice(0, moves)
  return { format, game, rules, options, seats, commitment, seed, branch: moves, setup, moves: taken }
}

/** Goes on where a secret record (one that fits the game, with its seed) stopped. Throws a `ReplayError` where it cannot. */
export function resumeTable<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  record: GameRecord,
): Table<S, V, A> {
  const { seed, commitment } = record
  if (seed === undefined) throw new ReplayError(0, problem('no-seed-on'))
  if (commitment !== undefined && commitment !== commitmentOf(seed)) throw new ReplayError(0, problem('commitment'))
  return tableFrom(game, record, seed, false)
}

function tableFrom<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  begun: GameRecord,
  seed: string,
  fresh: boolean,
): Table<S, V, A> {
  const stream = new StreamChance(seed)
  const chance = new RecordingChance(stream)
  const list: A[] = []
  let setup: readonly string[] = begun.setup
  let setupTold = new Telling()
  let done: Done[] = []
  let snapshots: Snapshot<S>[] = []
  let version = begun.moves.length
  let state: S
  let spare: S

  const rawRecord = (moves: readonly Move[]): GameRecord => {
    const { format, game: id, rules, options, seats, branch } = begun
    const { commitment } = stream
    return {
      format,
      game: id,
      rules,
      options,
      seats,
      commitment,
      seed,
      ...(branch !== undefined && { branch }),
      setup,
      moves,
    }
  }

  const barrierOf = (before: Seats, seat: Seat, now: S, asked: boolean, told: Telling): boolean => {
    const after = seatsOf(game.waiting(now))
    return asked || told.revealed || after === 0 || (after & ~(before | (1 << seat))) !== 0
  }

  /** Plays a list of moves again from the last snapshot that still holds, and takes the outcome as the position. */
  const derive = (moves: readonly Move[], keep: readonly Done[]): void => {
    snapshots = snapshots.filter(({ moves: n }) => n <= keep.length)
    const again: Done[] = keep.slice()
    const from = snapshots.at(-1)
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
          again.push({ ...move, told, barrier: barrierOf(waited, move.seat, s, move.answers.length > 0, told) })
        }
      },
    })
    done = again
  }

  if (fresh) {
    stream.move(0)
    state = game.setup({ seats: begun.seats.length, options: begun.options }, chance, setupTold)
    setup = chance.taken()
  } else {
    state = undefined as unknown as S
    derive(begun.moves, [])
  }
  spare = game.clone(state)

  const act = (seat: Seat, chosen: A | string, expect?: number): Refusal | undefined => {
    if (expect !== undefined && expect !== version) return refusal('stale')
    const action = typeof chosen === 'string' ? game.actions.parse(chosen) : chosen
    if (!action) return refusal('unknown-action', { action: String(chosen).slice(0, 60) })
    const waiting = game.waiting(state)
    if (waiting.length === 0) return refusal('over')
    if (!waiting.includes(seat)) return refusal('not-your-turn')
    if (!isLegal(game, state, seat, action, list)) return game.refuse(state, seat, action) ?? refusal('not-legal')
    // On a copy, so that an error in the rules leaves no half-made move.
    game.copy(state, spare)
    const told = new Telling()
    let answers: readonly string[]
    let barrier: boolean
    stream.move(done.length + 1)
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
    if (done.length % SNAPSHOT_EVERY === 0) snapshots.push({ moves: done.length, state: game.clone(state) })
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

  const finished = (): GameRecord | undefined => {
    const result = game.result(state)
    return result && { ...rawRecord(done.map(plainMove)), result: outcomeOf(result) }
  }

  return {
    game,
    commitment: stream.commitment,
    get moves() {
      return done.length
    },
    get version() {
      return version
    },
    waiting: () => game.waiting(state),
    legal: seat => (game.waiting(state).includes(seat) ? legalList(game, state, seat) : []),
    act,
    undo,
    canUndo: seat => undoable(seat) !== undefined,
    why(seat, action) {
      const waiting = game.waiting(state)
      if (waiting.length === 0) return refusal('over')
      return waiting.includes(seat) ? game.refuse(state, seat, action) : refusal('not-your-turn')
    },
    view: seat => game.view(state, seat),
    events(seat, from = 0) {
      const told = [setupTold, ...done.map(move => move.told)]
      return told.slice(from).map(telling => telling.to(seat))
    },
    result: () => game.result(state),
    secretRecord: () => finished() ?? rawRecord(done.map(plainMove)),
    record: finished,
    snapshot: () => ({ moves: done.length, state: game.clone(state) }),
  }
}

const plainMove = ({ seat, action, answers }: Move): Move => ({ seat, action, answers })
