// What a rated game is worth in its season's table: for everybody at the table who was left behind, as much as they were
// thought to be worth. Whole hundredths, so that sums are the same in whatever order they are made.

export interface SeasonPlayer {
  readonly place: number
  /** What they were thought to be before the game. */
  readonly mu: number
}

/** Somebody with 1500 is worth ten points, and one more or less for every fifty that they have more or less. */
const WORTH = { usual: 10, least: 2, most: 20, centre: 25, perMu: 40 / 50 } as const

const worthOf = ({ mu }: SeasonPlayer): number =>
  Math.min(WORTH.most, Math.max(WORTH.least, WORTH.usual + (mu - WORTH.centre) * WORTH.perMu))

const scoreOf = (own: SeasonPlayer, other: SeasonPlayer): number =>
  own.place < other.place ? 1 : own.place === other.place ? 0.5 : 0

/**
 * What each has of a game: the mean over the others of what they are worth, whole where they came behind and half on the
 * same place; less in games that count less, as those do that two people play over and over.
 */
export const seasonPoints = (players: readonly SeasonPlayer[], weights: readonly number[]): readonly number[] =>
  players.map((own, i) => {
    const parts = players.filter((_, at) => at !== i).map(other => scoreOf(own, other) * worthOf(other))
    return Math.round((100 * weights[i] * parts.reduce((sum, part) => sum + part, 0)) / parts.length)
  })

/** Only somebody's best games count: whoever plays more than so many does not win by that. */
export const BEST_GAMES = 30

export interface SeasonGame {
  readonly points: number
  readonly won: boolean
}

export interface SeasonTally {
  readonly points: number
  readonly games: number
  readonly wins: number
}

export const tallyOf = (games: readonly SeasonGame[]): SeasonTally => ({
  points: games
    .map(({ points }) => points)
    .sort((a, b) => b - a)
    .slice(0, BEST_GAMES)
    .reduce((sum, points) => sum + points, 0),
  games: games.length,
  wins: games.filter(({ won }) => won).length,
})

/** The most points first; of equals whoever has won more games, then whoever needed fewer. What is equal yet shares a place. */
export function seasonOrder<T extends SeasonTally & { readonly user: string }>(
  tallies: readonly T[],
): readonly (T & { readonly place: number })[] {
  const by = (a: T, b: T) => b.points - a.points || b.wins - a.wins || a.games - b.games
  const sorted = [...tallies].sort((a, b) => by(a, b) || (a.user < b.user ? -1 : 1))
  const placed: (T & { readonly place: number })[] = []
  for (const [i, own] of sorted.entries()) {
    const before = placed.at(-1)
    placed.push({ ...own, place: before && by(before, own) === 0 ? before.place : i + 1 })
  }
  return placed
}
