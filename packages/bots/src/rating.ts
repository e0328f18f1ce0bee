// How sure a share of wins is, and how strong players are who have met each other: pure arithmetic.

/** The normal distribution's two-sided 95 per cent. */
const Z95 = 1.959963984540054

export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's interval around `won` of `games`; draws may count as halves. Of no games nothing is known. */
export function wilson(won: number, games: number, z = Z95): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = won / games
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))
  const scale = 1 + (z * z) / games
  const middle = share + (z * z) / (2 * games)
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}

/** Points on the Elo scale: 400 of them are odds of ten to one. */
const ELO = 400

export const expectedShare = (rating: number, against: number): number => 1 / (1 + 10 ** ((against - rating) / ELO))

/** Draws that nobody played, added to each pair that met: so that a player who never lost has a rating too. */
const BELIEF = 0.5

const ROUNDS = 10_000
const STILL = 1e-10

/**
 * Ratings by Bradley and Terry: `beat[i][j]` is what i scored against j. The player `anchor` has 0, or, where there is
 * none, the mean is 0.
 */
export function ratings(
  beat: readonly (readonly number[])[],
  anchor: number | undefined,
  belief = BELIEF,
): readonly number[] {
  const n = beat.length
  const met = (i: number, j: number): number => (i === j ? 0 : beat[i][j] + beat[j][i])
  const games = beat.map((_, i) => beat.map((__, j) => (met(i, j) > 0 ? met(i, j) + 2 * belief : 0)))
  const scores = beat.map((row, i) => row.reduce((sum, won, j) => sum + (met(i, j) > 0 ? won + belief : 0), 0))
  let strength: number[] = beat.map(() => 1)
  for (let round = 0; round < ROUNDS; round++) {
    const next = strength.map((own, i) => {
      const weight = games[i].reduce((sum, count, j) => sum + (count > 0 ? count / (own + strength[j]) : 0), 0)
      return weight > 0 ? scores[i] / weight : own
    })
    const mean = Math.exp(next.reduce((sum, x) => sum + Math.log(x), 0) / n)
    const scaled = next.map(x => x / mean)
    const moved = Math.max(...scaled.map((x, i) => Math.abs(x - strength[i]) / x))
    strength = scaled
    if (moved < STILL) break
  }
  const elo = strength.map(x => ELO * Math.log10(x))
  const zero = anchor === undefined ? elo.reduce((sum, x) => sum + x, 0) / n : elo[anchor]
  return elo.map(x => x - zero)
}
