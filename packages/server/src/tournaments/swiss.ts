// One round of a Swiss as one matching. Nobody meets anybody twice; then points count before who begins, and who begins
// before the order within a group of equal points. A bye goes to the last who has had none.

import { perfectMatching } from './matching.ts'
import type { Entrant } from './tournament.ts'

export interface SwissPlayer {
  readonly entrant: Entrant
  readonly points: number
  readonly opponents: ReadonlySet<Entrant>
  /** For every game whether they began, the first game first. */
  readonly began: readonly boolean[]
  /** Has had a point for nothing: a bye, or an opponent who did not come. */
  readonly hadBye: boolean
}

export interface Round {
  /** Whoever begins stands first; the best points at the first board. */
  readonly pairs: readonly (readonly [Entrant, Entrant])[]
  readonly bye: Entrant | undefined
}

// Each cost weighs more than all those after it of the largest tournament together, and every pair that is made more than
// any cost: so all are paired where that is possible.
const LARGEST_FOLD = 511
const FOLDS = 2 ** 17
const LARGEST_TURN = 63
const TURNS = FOLDS * 2 ** 14
const LARGEST_STEP = 31
const PAIRED = TURNS * 2 ** 18

/** What it costs that this one begins, or does not: squares of how far they are from as often as not, and thrice in a row. */
function turnCost(began: readonly boolean[], begins: boolean): number {
  const balance = began.reduce((sum, one) => sum + (one ? 1 : -1), begins ? 1 : -1)
  const thrice = began.length > 1 && began.at(-1) === begins && began.at(-2) === begins
  return balance ** 2 + (thrice ? 8 : 0)
}

const costWhere = (first: SwissPlayer, second: SwissPlayer): number =>
  turnCost(first.began, true) + turnCost(second.began, false)

/** Who begins: whoever makes it more even; otherwise the better placed at every other board. */
function inOrder(a: SwissPlayer, b: SwissPlayer, board: number): readonly [Entrant, Entrant] {
  const by = costWhere(a, b) - costWhere(b, a)
  const aBegins = by === 0 ? board % 2 === 0 : by < 0
  return aBegins ? [a.entrant, b.entrant] : [b.entrant, a.entrant]
}

/** Players with their place in the group of equal points. */
function grouped(players: readonly SwissPlayer[]) {
  const sizes = new Map<number, number>()
  const placed = players.map(player => {
    const place = sizes.get(player.points) ?? 0
    sizes.set(player.points, place + 1)
    return { ...player, place }
  })
  return placed.map(player => ({ ...player, half: Math.floor((sizes.get(player.points) ?? 0) / 2) }))
}

function matched(players: readonly SwissPlayer[]): readonly (readonly [SwissPlayer, SwissPlayer])[] | undefined {
  const all = grouped(players).map(player => ({
    ...player,
    first: turnCost(player.began, true),
    second: turnCost(player.began, false),
  }))
  const mates = perfectMatching(all.length, (i, j) => {
    const a = all[i]
    const b = all[j]
    if (a.opponents.has(b.entrant)) return 0
    const step = Math.min(LARGEST_STEP, 2 * Math.abs(a.points - b.points))
    const turn = Math.min(LARGEST_TURN, a.first + b.second, b.first + a.second)
    // The first of the upper half plays the first of the lower half.
    const fold = step === 0 ? Math.abs(Math.abs(a.place - b.place) - a.half) : Math.abs(i - j)
    return PAIRED - step ** 2 * TURNS - turn * FOLDS - Math.min(LARGEST_FOLD, fold)
  })
  return mates?.flatMap((mate, i) => (mate > i ? [[players[i], players[mate]] as const] : []))
}

/** The next round of these, who stand in the order of the standings; undefined: not everybody has an opponent left. */
export function pairSwiss(players: readonly SwissPlayer[]): Round | undefined {
  const round = (pairs: readonly (readonly [SwissPlayer, SwissPlayer])[], bye?: SwissPlayer): Round => ({
    pairs: pairs.map(([a, b], board) => inOrder(a, b, board)),
    bye: bye?.entrant,
  })
  if (players.length % 2 === 0) {
    const pairs = matched(players)
    return pairs && round(pairs)
  }
  for (const bye of [...players].reverse()) {
    if (bye.hadBye) continue
    const pairs = matched(players.filter(player => player !== bye))
    if (pairs) return round(pairs, bye)
  }
  return undefined
}
