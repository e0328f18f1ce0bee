// Whoever loses is out. Seeds stand in the bracket so that the best two can only meet in the final; where places are left
// over, the best have no opponent in the first round. After a draw the two play again the other way round, and after the
// second such draw the better seed goes on.

import { type Entrant, isDrawn, type Tournament, type TournamentGame, winnerOf } from './tournament.ts'

/** Games more that two play after a draw. */
export const MOST_REPLAYS = 2

export const roundsOfBracket = (players: number): number => (players < 2 ? 0 : Math.ceil(Math.log2(players)))

/** The seeds in the order of the bracket, from 0: 0 7 3 4 1 6 2 5. */
export function bracketOrder(size: number): readonly number[] {
  let order: readonly number[] = [0]
  while (order.length < size) {
    const next = 2 * order.length
    order = order.flatMap((seed, i) => (i % 2 === 0 ? [seed, next - 1 - seed] : [next - 1 - seed, seed]))
  }
  return order
}

/** The two who may meet at each board of a round; undefined: nobody came so far there. */
export type Bracket = readonly (readonly [Entrant | undefined, Entrant | undefined])[]

const gamesAt = (state: Tournament, round: number, board: number): readonly TournamentGame[] =>
  state.games.filter(game => game.round === round && game.board === board)

/** Who goes on from a board: the winner of its last game, whoever is left there, or, after too many draws, the better seed. */
function wentOn(state: Tournament, round: number, board: number, [a, b]: Bracket[number]): Entrant | undefined {
  if (a === undefined || b === undefined) return a ?? b
  const games = gamesAt(state, round, board)
  const last = games.at(-1)
  if (!last) return undefined
  if (isDrawn(last)) return games.length > MOST_REPLAYS ? betterSeed(state, a, b) : leftOf(state, a, b)
  return winnerOf(last)
}

const betterSeed = ({ seeds }: Tournament, a: Entrant, b: Entrant): Entrant =>
  seeds.indexOf(a) < seeds.indexOf(b) ? a : b

/** Where one of two has withdrawn, the other. */
function leftOf({ entrants }: Tournament, a: Entrant, b: Entrant): Entrant | undefined {
  const active = [a, b].filter(one => entrants.find(({ entrant }) => entrant === one)?.active)
  return active.length === 1 ? active[0] : undefined
}

/** The boards of a round, counted from 1; board n of it is fed by boards 2n - 1 and 2n of the one before. */
export function bracketOf(state: Tournament, round: number): Bracket {
  const { seeds } = state
  if (round <= 1) {
    const size = 2 ** roundsOfBracket(seeds.length)
    const order = bracketOrder(size).map((seed): Entrant | undefined => seeds[seed])
    return pairs(order)
  }
  return pairs(bracketOf(state, round - 1).map((two, i) => wentOn(state, round - 1, i + 1, two)))
}

const pairs = (all: readonly (Entrant | undefined)[]): Bracket =>
  Array.from({ length: all.length / 2 }, (_, i) => [all[2 * i], all[2 * i + 1]] as const)

/** Boards of a round whose last game was drawn, and is played again. */
export function replaysOf(state: Tournament, round: number): readonly TournamentGame[] {
  return bracketOf(state, round).flatMap(([a, b], i) => {
    const games = gamesAt(state, round, i + 1)
    const last = games.at(-1)
    if (a === undefined || b === undefined || !last || !isDrawn(last) || games.length > MOST_REPLAYS) return []
    return leftOf(state, a, b) === undefined ? [last] : []
  })
}

/** The round that somebody was last in; one more for whoever has won the last of them. */
export function reachedBy(state: Tournament, entrant: Entrant): number {
  const rounds = roundsOfBracket(state.seeds.length)
  let reached = 0
  for (let round = 1; round <= Math.min(rounds, state.round); round++) {
    if (bracketOf(state, round).some(two => two.includes(entrant))) reached = round
  }
  const final = rounds > 0 && state.round === rounds ? bracketOf(state, rounds)[0] : undefined
  return final && wentOn(state, rounds, 1, final) === entrant ? rounds + 1 : reached
}
