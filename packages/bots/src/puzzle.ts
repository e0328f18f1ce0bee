// Forced wins: proved by looking at every own action, every reply and every answer of chance. For games without private
// information; where several choose at once nothing is proved.

import {
  type Action,
  type Ask,
  type Chance,
  FORMAT,
  type Game,
  type GameRecord,
  isProblem,
  kth,
  type Move,
  type Problem,
  RecordingChance,
  readRecord,
  type Seat,
  type State,
  size,
  type View,
  writeRecord,
} from '@tabularium/kernel'

/**
 * A win that needs so many own turns at most, a turn being all a seat decides until another one is asked, and so many own
 * decisions. The replies to the last of them may still end the game.
 */
export interface Within {
  readonly turns: number
  readonly moves: number
}

/** Gives every answer there is, one run after the other: `do { …ask… } while (next())`. */
export class EveryChance implements Chance {
  private readonly picks: number[] = []
  private readonly sizes: number[] = []
  private at = 0

  /** Starts over with the first answer to everything. */
  reset(): void {
    this.picks.length = 0
    this.sizes.length = 0
    this.at = 0
  }

  /** To the next run of answers; false when there was none left. */
  next(): boolean {
    this.at = 0
    while (this.picks.length > 0) {
      const last = this.picks.length - 1
      if (++this.picks[last] < this.sizes[last]) return true
      this.picks.pop()
      this.sizes.pop()
    }
    return false
  }

  /** How many runs there are about: the product of the answers on this one. */
  get runs(): number {
    let product = 1
    for (const n of this.sizes) product *= n
    return product
  }

  draw(_ask: Ask, bag: number): number {
    return kth(bag, this.pick(size(bag)))
  }

  deal(_ask: Ask, counts: readonly number[]): number {
    const kinds = counts.flatMap((n, kind) => (n > 0 ? [kind] : []))
    return kinds[this.pick(kinds.length)]
  }

  below(_ask: Ask, n: number): number {
    return this.pick(n)
  }

  private pick(n: number): number {
    if (n < 1) throw new Error('chance was asked out of nothing')
    const at = this.at++
    if (at === this.picks.length) {
      this.picks.push(0)
      this.sizes.push(n)
    }
    return this.picks[at]
  }
}

/** The search has looked at as many positions as it may. */
export class Exhausted extends Error {}

/** Where chance has more answers than this to one move, it counts as not proved. */
const MOST_RUNS = 2000

interface Ply<S, A> {
  readonly spare: S
  readonly list: A[]
  readonly chance: EveryChance
}

/** Proves wins for one seat. Throws `Exhausted` when it has applied more actions than `budget`. */
export class Prover<S extends State, V extends View, A extends Action> {
  /** How many actions were tried since `budget` was last given. */
  applied = 0
  private budget: number
  private readonly game: Game<S, V, A>
  private readonly seat: Seat
  private readonly plies: Ply<S, A>[] = []

  constructor(game: Game<S, V, A>, seat: Seat, budget = Number.POSITIVE_INFINITY) {
    this.game = game
    this.seat = seat
    this.budget = budget
  }

  refill(budget: number): void {
    this.applied = 0
    this.budget = budget
  }

  /** Whether the seat wins by force, whoever is asked now. While others choose, `turns` are those of the seat still to come. */
  wins(s: S, { turns, moves }: Within, depth = 0): boolean {
    const { game, seat } = this
    const waiting = game.waiting(s)
    if (waiting.length === 0) return this.hasWon(s)
    const [by] = waiting
    if (waiting.length > 1 || (by === seat && (moves === 0 || turns === 0))) return false
    const { list } = this.ply(depth, s)
    const n = game.legal(s, by, list)
    if (by === seat) {
      for (let i = 0; i < n; i++) if (this.always(s, by, list[i], { turns, moves }, depth)) return true
      return false
    }
    for (let i = 0; i < n; i++) if (!this.always(s, by, list[i], { turns, moves }, depth)) return false
    return true
  }

  /** Whether the seat wins by force after this action, whatever chance answers. */
  always(s: S, by: Seat, action: A, within: Within, depth = 0): boolean {
    const { game } = this
    const { spare, chance } = this.ply(depth, s)
    chance.reset()
    do {
      if (++this.applied > this.budget) throw new Exhausted('too many positions')
      game.copy(s, spare)
      game.apply(spare, by, action, chance)
      if (chance.runs > MOST_RUNS) return false
      if (!this.wins(spare, this.left(spare, by, within), depth + 1)) return false
    } while (chance.next())
    return true
  }

  /** What is left after a decision of `by` that led to `s`. */
  left(s: S, by: Seat, { turns, moves }: Within): Within {
    if (by !== this.seat) return { turns, moves }
    const waiting = this.game.waiting(s)
    const over = waiting.length > 0 && !waiting.includes(this.seat)
    return { turns: over ? turns - 1 : turns, moves: moves - 1 }
  }

  /** Every action of the seat that forces the win. */
  winning(s: S, within: Within): readonly A[] {
    const list: A[] = []
    const n = this.game.legal(s, this.seat, list)
    return list.slice(0, n).filter(action => this.always(s, this.seat, action, within))
  }

  /** The fewest own decisions that force the win; undefined when `within` is not enough. */
  distance(s: S, { turns, moves }: Within): number | undefined {
    for (let n = 0; n <= moves; n++) if (this.wins(s, { turns, moves: n })) return n
    return undefined
  }

  hasWon(s: S): boolean {
    const result = this.game.result(s)
    return result?.winners.length === 1 && result.winners[0] === this.seat
  }

  private ply(depth: number, s: S): Ply<S, A> {
    let ply = this.plies[depth]
    if (!ply) {
      ply = { spare: this.game.clone(s), list: [], chance: new EveryChance() }
      this.plies[depth] = ply
    }
    return ply
  }
}

/** One way a move can go: with what chance answered, and the position it leads to. */
export interface ChanceOutcome<S extends State> {
  readonly move: Move
  readonly state: S
}

/** Every way this action can go. */
export function outcomes<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  s: S,
  seat: Seat,
  action: A,
): readonly ChanceOutcome<S>[] {
  const every = new EveryChance()
  const chance = new RecordingChance(every)
  const list: ChanceOutcome<S>[] = []
  do {
    const state = game.clone(s)
    game.apply(state, seat, action, chance)
    list.push({ move: { seat, action: action.notation, answers: chance.taken() }, state })
  } while (every.next() && list.length < MOST_RUNS)
  return list
}

/** A position where the seat to move wins by force. */
export interface Puzzle extends Within {
  /** How the position came about; it is the one after its last move. */
  readonly record: GameRecord
  /** How the game ends then: one of the game's `ends`. */
  readonly end: string
}

const TITLE = 'tabularium puzzles: 1'

/** Puzzles of one game, one after the other, as readable text: each a line of its own and a record. */
export const writePuzzles = (puzzles: readonly Puzzle[]): string =>
  `${TITLE}\n${puzzles.map(({ record, turns, moves, end }) => `\npuzzle: ${end} ${turns} ${moves}\n${writeRecord(record)}`).join('')}`

/** Where each puzzle begins; reading one of them reads no other. */
export function splitPuzzles(text: string): readonly string[] | Problem {
  if (!text.startsWith(`${TITLE}\n`)) return { problem: `puzzles of format ${FORMAT} begin with '${TITLE}'`, line: 1 }
  return text
    .slice(TITLE.length + 1)
    .split('\npuzzle: ')
    .slice(1)
}

export function readPuzzle(text: string): Puzzle | Problem {
  const line = text.indexOf('\n')
  const [, end, turns, moves] = /^([a-z-]+) (\d) (\d)$/.exec(text.slice(0, line)) ?? []
  if (end === undefined) return { problem: 'a puzzle begins with how it ends, its turns and its moves', line: 1 }
  const record = readRecord(text.slice(line + 1))
  return isProblem(record) ? record : { record, end, turns: Number(turns), moves: Number(moves) }
}
