// A game that a search plays with itself, and what can be learned from it. Some moves are made at random or on purpose
// (a theme), so that the games lead to where the search alone would not go.

import {
  type Action,
  type Config,
  FastChance,
  type Game,
  legalList,
  MOST_DECISIONS,
  type Result,
  type Seat,
  type State,
  UNFINISHED,
  type View,
} from '@tabularium/kernel'
import { power } from '../arithmetic.ts'
import { newSearch, type Search } from '../mcts.ts'
import { newPlayout } from '../playout.ts'
import type { Tuning } from '../tuning.ts'
import type { NetEncoder, Theme } from './encoder.ts'
import { ONE, type SampleWriter, sampledRows } from './samples.ts'

export interface SelfPlaySetting<S extends State = State, A extends Action = Action> {
  readonly tuning: Tuning<S, A>
  /** 0: the tuning's own policy teaches, and its playout's moves are made, without any search. */
  readonly iterations: number
  /** One decision in so many is thought about for all the iterations, the others for `quickIterations`: those teach what
   *  came of them, but not which move is good. */
  readonly fullEvery: number
  readonly quickIterations: number
  /** One position in so many is kept, of those that teach no moves or without a search; and all that can be judged. */
  readonly keepEvery: number
  /** Of a position that can be judged, whether it is kept as each seat would see it. */
  readonly turned: boolean
  /** The fraction of the root's priors that is replaced by noise; 0 for a search without priors. */
  readonly rootNoise: number
  /** One move in so many is made at random. */
  readonly randomEvery: number
  /** So many decisions are sampled by visit count; after that the most visited move is made. */
  readonly sampledMoves: number
  /** After a move that the search would not have made: whether the positions before it learn what the search expected
   *  there (true), or how the game ended all the same (false). */
  readonly trusted: boolean
  /** One seat in so many has a theme, which decides every second of its moves before `themeUntil`. */
  readonly themeEvery: number
  readonly themeUntil: number
}

export const SELF_PLAY: Omit<SelfPlaySetting, 'tuning' | 'iterations'> = {
  fullEvery: 1,
  quickIterations: 0,
  keepEvery: 1,
  turned: false,
  rootNoise: 0.25,
  randomEvery: 20,
  sampledMoves: 20,
  trusted: true,
  themeEvery: 6,
  themeUntil: 40,
}

/** What is different in the first generation, where a search without a net teaches: it has no priors to mix noise into, and its expectation is worth little. */
export const WITHOUT_NET = { rootNoise: 0, trusted: false, randomEvery: 12 } as const satisfies Partial<SelfPlaySetting>

/** A teacher that does not search is quick, and its games are cheap: few positions of many games teach more than all of a few. */
export const WITHOUT_SEARCH = { ...WITHOUT_NET, keepEvery: 8 } as const satisfies Partial<SelfPlaySetting>

const NONE = new Uint16Array(0)

/** A decision of the game, before its end is known. */
interface SampledDecision {
  readonly seat: Seat
  readonly features: Uint16Array
  readonly rows: readonly number[]
  readonly shares: readonly number[]
  /** What was expected: by the seat for itself, or for all of them. */
  readonly value: number | readonly number[]
  /** The move made was not the search's own choice. */
  readonly strays: boolean
  readonly isKept: boolean
  /** The same position as each of the others would see it. */
  readonly others: readonly Uint16Array[]
}

/** Plays one game from this seed and writes its decisions; says how it ended. */
export function selfPlay<S extends State, V extends View, A extends Action>(
  game: Game<S, V, A>,
  config: Config,
  encoder: NetEncoder<S, A>,
  setting: SelfPlaySetting<S, A>,
  seed: string,
  into: SampleWriter,
): Result {
  const chance = new FastChance(seed)
  const search = newSearch(game, setting.tuning, chance)
  const s = game.setup(config, chance)
  const { seats } = config
  const { themes = [] } = encoder
  const themeOf = Array.from({ length: seats }, (): Theme<S, A> | undefined =>
    themes.length > 0 && chance.number(setting.themeEvery) === 0 ? themes[chance.number(themes.length)] : undefined,
  )
  const reward = new Float64Array(seats)
  const { playOn } = newPlayout(game, setting.tuning, chance, reward)
  /** What each seat gets of a position that is played out once. Noisy, but a net learns the mean of many. */
  const lookAhead = (base: S): readonly number[] => {
    playOn(base, 0)
    const sum = reward.reduce((all, share) => all + share)
    return Array.from(reward, share => share / sum)
  }
  const decisions: SampledDecision[] = []
  const buffer = new Uint16Array(encoder.mostActive)
  const here = new Uint16Array(game.actions.all.length)
  const rowsOf = (base: S, seat: Seat, legal: readonly A[]): number[] => {
    encoder.rowsHere?.(base, seat, legal, legal.length, here)
    return legal.flatMap((action, i) => sampledRows(encoder.rowsOf(action), encoder.rowsHere && here[i]))
  }
  const turnedFrom = (base: S, seat: Seat): Uint16Array[] =>
    Array.from({ length: seats - 1 }, (_, i) => buffer.slice(0, encoder.encode(base, (seat + 1 + i) % seats, buffer)))
  for (let made = 0; made < MOST_DECISIONS; made++) {
    const [seat] = game.waiting(s)
    if (seat === undefined) break
    const legal = legalList(game, s, seat)
    if (legal.length === 1) {
      game.apply(s, seat, legal[0], chance)
      continue
    }
    const base = game.imagine(game.view(s, seat), chance)
    const isFull = setting.fullEvery === 1 || chance.number(setting.fullEvery) === 0
    const isKept =
      setting.keepEvery === 1 ||
      (isFull && setting.iterations > 0) ||
      chance.number(setting.keepEvery) === 0 ||
      encoder.isJudged?.(base) === true
    const features = isKept ? buffer.slice(0, encoder.encode(base, seat, buffer)) : NONE
    const isTurned = setting.turned && isKept && encoder.isJudged?.(base) === true
    const others = isTurned ? turnedFrom(base, seat) : []
    // Before a look ahead, which plays the position on.
    const rows = isFull && isKept ? rowsOf(base, seat, legal) : []
    const { best, shares, value } =
      setting.iterations === 0
        ? thinkByPolicy(setting.tuning, base, seat, legal, chance, isKept ? lookAhead : () => [])
        : thinkBySearch(search, base, seat, legal, {
            iterations: isFull ? setting.iterations : setting.quickIterations,
            rootNoise: isFull ? setting.rootNoise : 0,
          })

    let chosen = best
    if (typeof value === 'number' && decisions.length < setting.sampledMoves) {
      let left = chance.next() * 2 ** -32
      chosen = legal[shares.findIndex(share => (left -= share) < 0)] ?? best
    }
    let strays = false
    const theme = made < setting.themeUntil && chance.number(2) === 0 ? themeOf[seat] : undefined
    const other =
      chance.number(setting.randomEvery) === 0
        ? legal[chance.number(legal.length)]
        : theme?.(s, seat, legal, legal.length, chance)
    if (other !== undefined && other !== chosen) {
      chosen = other
      strays = other !== best
    }
    decisions.push({
      seat,
      features,
      rows,
      shares: isFull ? shares : [],
      value,
      strays,
      isKept,
      others,
    })
    game.apply(s, seat, chosen, chance)
  }
  const end = game.result(s) ?? UNFINISHED
  const { winners } = end
  const result = Array.from({ length: seats }, (_, seat) =>
    winners.length === 0 ? 1 / seats : winners.includes(seat) ? 1 / winners.length : 0,
  )
  // Backwards: from a stray move on, the positions before it learn what was expected there (see `trusted`).
  let outcome: readonly number[] = result
  for (const { seat, features, rows, shares, value, strays, isKept, others } of decisions.reverse()) {
    const expected = typeof value === 'number' ? expectedBySeat(seat, value, outcome) : value
    if (strays && setting.trusted) outcome = expected
    if (!isKept) continue
    // A seat that is not there gets nothing, one that is there expects at least the least that a sample can say.
    const seen = (by: Seat, values: readonly number[], least: number): number[] =>
      Array.from({ length: encoder.seats }, (_, i) => (i < seats ? Math.max(least, values[(by + i) % seats]) : 0))
    into.add({ features, rows, shares, result: seen(seat, outcome, 0), expected: seen(seat, expected, 1 / ONE) })
    for (const [i, told] of others.entries()) {
      const by = (seat + 1 + i) % seats
      into.add({
        features: told,
        rows: [],
        shares: [],
        result: seen(by, outcome, 0),
        expected: seen(by, expected, 1 / ONE),
      })
    }
  }
  return end
}

interface Thought<A> {
  readonly best: A
  readonly shares: readonly number[]
  readonly value: number | readonly number[]
}

function thinkBySearch<S extends State, V extends View, A extends Action>(
  search: Search<S, V, A>,
  base: S,
  seat: Seat,
  legal: readonly A[],
  { iterations, rootNoise }: { readonly iterations: number; readonly rootNoise: number },
): Thought<A> {
  search.begin(base, seat, undefined)
  if (rootNoise > 0) search.addRootNoise(legal, rootNoise)
  for (let i = 0; i < iterations; i++) search.iterate()
  const visits = legal.map(action => search.visitsOf(seat, action))
  const tried = visits.reduce((sum, n) => sum + n, 0)
  const value = legal.reduce((sum, action, i) => sum + visits[i] * search.valueOf(seat, action), 0) / tried
  return { best: search.best(seat, legal), shares: visits.map(count => count / tried), value }
}

/** A policy made to search with is broad: from its own shares a network learned moves that won 4 games of 100 against
 *  `sensible`, from the shares to this power 18 of 60. */
const SHARPNESS = 5

function thinkByPolicy<S extends State, A extends Action>(
  { policy, playout }: Tuning<S, A>,
  base: S,
  seat: Seat,
  legal: readonly A[],
  chance: FastChance,
  lookAhead: (base: S) => readonly number[],
): Thought<A> {
  const shares = new Float64Array(legal.length).fill(1 / legal.length)
  policy?.(base, seat, legal, legal.length, shares)
  const best = playout?.(base, seat, chance) ?? legal[chance.number(legal.length)]
  const sharp = Array.from(shares, share => power(share, SHARPNESS))
  const sum = sharp.reduce((all, share) => all + share, 0)
  return { best, shares: sharp.map(share => share / sum), value: lookAhead(base) }
}

/** What one expects, and what is left for the others: that goes to who won in the end, or else to all of them alike. */
function expectedBySeat(seat: Seat, value: number, outcome: readonly number[]): readonly number[] {
  const others = 1 - outcome[seat]
  return outcome.map((share, other) =>
    other === seat ? value : (1 - value) * (others > 0 ? share / others : 1 / (outcome.length - 1)),
  )
}
