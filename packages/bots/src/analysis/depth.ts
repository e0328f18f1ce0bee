// How long each decision is thought about: in iterations, not in time, so that the same depth says the same on every machine.

export const DEPTHS = ['quick', 'standard', 'deep'] as const
export type Depth = (typeof DEPTHS)[number]

/** Iterations a decision, of the search that judges each game: an iteration takes some 0.02 ms in 7 Wonders Duel, 0.3 in Glory to
 *  Rome, one and more in Mare Nostrum, and 5 in Assyrian Wars. */
const ITERATIONS: Readonly<Record<string, Readonly<Record<Depth, number>>>> = {
  'wonders-duel': { quick: 800, standard: 8000, deep: 80_000 },
  'glory-to-rome': { quick: 200, standard: 1000, deep: 10_000 },
  'mare-nostrum': { quick: 24, standard: 96, deep: 960 },
  'assyrian-wars': { quick: 8, standard: 32, deep: 320 },
}

/** Games that nobody has measured. */
const OTHERS: Readonly<Record<Depth, number>> = { quick: 100, standard: 400, deep: 4000 }

export const isDepth = (name: string): name is Depth => (DEPTHS as readonly string[]).includes(name)

export const iterationsOf = (game: string, depth: Depth): number =>
  (Object.hasOwn(ITERATIONS, game) ? ITERATIONS[game] : OTHERS)[depth]

/** So many iterations take a few thousandths of a second. */
export const sliceOf = (game: string): number => Math.ceil(iterationsOf(game, 'standard') / 16)
