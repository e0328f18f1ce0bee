// Positions of a chapter of a study: its moves played again, in this thread, with what chance answered. What was played
// lately is kept, whatever branch it is in.

import {
  FastChance,
  FORMAT,
  fitRecord,
  type Game,
  type GameRecord,
  isProblem,
  type Move,
  newSeed,
  type Problem,
  RecordingChance,
  ReplayError,
  replay,
  type Seat,
  type State,
  Telling,
} from '@tabularium/kernel'

export interface StudyPosition {
  readonly state: State
  /** What the last move told, or the set-up. */
  readonly told: Telling
}

interface Kept extends StudyPosition {
  readonly moves: readonly Move[]
}

const ROOM = 48
/** On a long way one position in so many is kept, too. */
const KEPT_EVERY = 64

export interface StudyPlayer {
  /** The position after these moves from the set-up on, or why they cannot be played. */
  at(moves: readonly Move[]): StudyPosition | Problem
  /** A move made after these, with answers of chance of its own. */
  play(moves: readonly Move[], seat: Seat, notation: string): Move | Problem
}

/** The set-up of a new game, as a record without moves. */
export function newRecord(game: Game, seats: readonly string[], options: GameRecord['options']): GameRecord | Problem {
  const fitted = fitRecord(game, {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    options,
    seats,
    setup: [],
    moves: [],
  })
  if (isProblem(fitted)) return fitted
  const chance = new RecordingChance(new FastChance(newSeed()))
  game.setup({ seats: seats.length, options: fitted.options }, chance)
  return { ...fitted, setup: chance.taken() }
}

export function studyPlayer(game: Game, record: GameRecord): StudyPlayer {
  let kept: readonly Kept[] = []
  const keep = (one: Kept) => {
    kept = [one, ...kept].slice(0, ROOM)
  }
  /** Moves are never changed, so that the same ones are the same objects in every branch. */
  const leadsTo = (one: Kept, moves: readonly Move[]): boolean =>
    one.moves.length <= moves.length && one.moves.every((move, i) => move === moves[i])

  const at = (moves: readonly Move[]): StudyPosition | Problem => {
    const near = kept
      .filter(one => leadsTo(one, moves))
      .reduce<Kept | undefined>((best, one) => (best && best.moves.length >= one.moves.length ? best : one), undefined)
    if (near?.moves.length === moves.length) return near
    const fitted = fitRecord(game, { ...record, moves })
    if (isProblem(fitted)) return fitted
    let told = new Telling()
    try {
      const state = replay(game, fitted, {
        ...(near && { from: { moves: near.moves.length, state: near.state } }),
        tell: () => (told = new Telling()),
        after(passed, n) {
          if (n > 0 && n % KEPT_EVERY === 0 && n < moves.length)
            keep({ state: game.clone(passed), told, moves: moves.slice(0, n) })
        },
      })
      const found = { state, told, moves }
      keep(found)
      return found
    } catch (error) {
      return error instanceof ReplayError
        ? error.why
        : { problem: error instanceof Error ? error.message : String(error) }
    }
  }

  return {
    at,
    play(moves, seat, notation) {
      const position = at(moves)
      if (isProblem(position)) return position
      const action = game.actions.parse(notation)
      if (!action) return { problem: `'${notation}' is no action of ${game.id}` }
      const chance = new RecordingChance(new FastChance(newSeed()))
      game.apply(game.clone(position.state), seat, action, chance)
      return { seat, action: notation, answers: chance.taken() }
    },
  }
}
