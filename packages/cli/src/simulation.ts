// Random games at full speed, straight on the game's contract: no table, no record, no events.

import {
  type Action,
  type Config,
  FastChance,
  type Game,
  MOST_DECISIONS,
  outcomeOf,
  type Result,
  type Seat,
  type State,
  sayOutcome,
  type Tell,
  UNFINISHED,
} from '@tabularium/kernel'

/** What some games came to. A shared win counts for each winner. */
export interface Tally {
  games: number
  decisions: number
  readonly ends: Record<string, number>
  readonly wins: number[]
  /** Decisions of the longest game. */
  longest: number
}

export const emptyTally = (game: Game, seats: number): Tally => ({
  games: 0,
  decisions: 0,
  ends: Object.fromEntries([...game.ends, ...(game.endless ? [UNFINISHED.reason] : [])].map(reason => [reason, 0])),
  wins: new Array<number>(seats).fill(0),
  longest: 0,
})

export function count(tally: Tally, decisions: number, { reason, winners }: Result): void {
  tally.games++
  tally.decisions += decisions
  tally.ends[reason] = (tally.ends[reason] ?? 0) + 1
  for (const seat of winners) tally.wins[seat]++
  if (decisions > tally.longest) tally.longest = decisions
}

const FNV = 0x01000193

/** 32 bits of a text (FNV-1a): the same on every machine. */
export function hashOf(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), FNV)
  return h
}

/** A running hash of 64 bits, in two halves, over whole numbers of 32 bits. */
export class Digest {
  private a = 0x811c9dc5 | 0
  private b = 0x9e3779b9 | 0

  add(word: number): void {
    const a = Math.imul(this.a ^ word, 0x85ebca6b)
    const b = Math.imul(this.b + word, 0xc2b2ae35)
    this.a = ((a << 13) | (a >>> 19)) ^ b
    this.b = (((b << 17) | (b >>> 15)) + a) | 0
  }

  get hex(): string {
    return [this.a, this.b].map(half => (half >>> 0).toString(16).padStart(8, '0')).join('')
  }
}

/** The seed of one game of a run. */
export const gameSeed = (seed: string, number: number): string => `${seed}/${number}`

/** A hash per action, by its notation: ids may change with the rules, notations do not. */
export const actionHashes = (game: Game): readonly number[] => game.actions.all.map(action => hashOf(action.notation))

export const addResult = (digest: Digest, result: Result): void => digest.add(hashOf(sayOutcome(outcomeOf(result))))

/** The result of a game that nobody waits in, or that was broken off. */
export function resultOf(game: Game, state: State, number: number): Result {
  const result = game.result(state)
  if (!result && game.waiting(state).length > 0) return UNFINISHED
  if (!result) throw new Error(`game ${number} of ${game.id}: nobody waits, yet there is no result`)
  return result
}

/** Plays the games `from` … `to` - 1 of a run by uniform chance, and counts and hashes them in order. */
export function simulate(
  game: Game,
  config: Config,
  seed: string,
  from: number,
  to: number,
  tally: Tally,
  digest: Digest,
  hashes: readonly number[],
  most: number = MOST_DECISIONS,
): void {
  const chance = new FastChance(0)
  const list: Action[] = []
  for (let number = from; number < to; number++) {
    chance.reseed(gameSeed(seed, number))
    const state = game.setup(config, chance)
    let decisions = 0
    for (;;) {
      const waiting = game.waiting(state)
      if (waiting.length === 0 || decisions >= most) break
      const seat = waiting.length === 1 ? waiting[0] : waiting[chance.number(waiting.length)]
      const n = game.legal(state, seat, list)
      if (n === 0) throw new Error(`game ${number} of ${game.id}: seat ${seat} waits and has nothing to choose`)
      const action = list[chance.number(n)]
      digest.add(hashes[action.id] + seat)
      game.apply(state, seat, action, chance)
      decisions++
    }
    const result = resultOf(game, state, number)
    addResult(digest, result)
    count(tally, decisions, result)
  }
}

/** Who chooses, and sees only the view: a bot. */
export type Chooser = (state: State, seat: Seat, legal: readonly Action[]) => Action | Promise<Action>

export interface Watch {
  readonly tell?: Tell
  acted?(action: Action, seat: Seat): void
}

/** One game of a run with choosers per seat. Chance and the choice of who goes first among several are the run's own. */
export async function playOut(
  game: Game,
  config: Config,
  seed: string,
  number: number,
  choosers: readonly Chooser[],
  watch: Watch = {},
  most: number = MOST_DECISIONS,
): Promise<{ readonly decisions: number; readonly result: Result }> {
  const chance = new FastChance(gameSeed(seed, number))
  const state = game.setup(config, chance, watch.tell)
  const list: Action[] = []
  let decisions = 0
  for (;;) {
    const waiting = game.waiting(state)
    if (waiting.length === 0 || decisions >= most) return { decisions, result: resultOf(game, state, number) }
    const seat = waiting.length === 1 ? waiting[0] : waiting[chance.number(waiting.length)]
    const legal = list.slice(0, game.legal(state, seat, list))
    const action = await choosers[seat](state, seat, legal)
    if (!legal.includes(action))
      throw new Error(`game ${number}: seat ${seat} chose '${action.notation}', which is not legal`)
    watch.acted?.(action, seat)
    game.apply(state, seat, action, chance, watch.tell)
    decisions++
  }
}
