// The levels of the bots, from weak to strong, each a bot's spec. Budgets count iterations, not time, so that a level is
// as strong on a phone as on a desk.

/** How a level did against the one before it. */
export interface Measured {
  readonly against: string
  readonly games: number
  /** Share of the wins, and its 95% interval. */
  readonly won: number
  readonly low: number
  readonly high: number
}

/** The names of the levels, from weak to strong: the same for every game whose bots were matched with each other. */
export const LEVEL_IDS = ['pupil', 'scribe', 'tribune', 'consul', 'oracle'] as const

/** `random` is for games whose bots nobody has matched yet. */
export type LevelId = (typeof LEVEL_IDS)[number] | 'random'

export interface Level {
  readonly id: LevelId
  readonly spec: string
}

export interface MeasuredLevel extends Level {
  /** On the Elo scale, the weakest at 0: summed up over the matches of neighbours. */
  readonly rating: number
  readonly measured: Measured
}

// Measured on 7 Wonders Duel, each line by: tabularium arena wonders-duel --seed 1 --bots <against>,<spec> --games <games>
// The last line has the seed level-1. Oracle asks a trained network (docs/training.md); where none fits, mcts:16000 plays, which
// was the Oracle before and won 71.7% of 60 games against mcts:2000. An iteration takes as long with the network as without it,
// some 100,000 a second: 0.04 s a move on that machine, 0.2 s on one four times as slow.
// biome-ignore format: a table
const WONDERS_DUEL: readonly MeasuredLevel[] = [
  { id: 'pupil', spec: 'mcts:4', rating: 0, measured: { against: 'random', games: 200, won: 0.97, low: 0.936, high: 0.986 } },
  { id: 'scribe', spec: 'sensible', rating: 239, measured: { against: 'mcts:4', games: 200, won: 0.8, low: 0.739, high: 0.850 } },
  { id: 'tribune', spec: 'mcts:300', rating: 501, measured: { against: 'sensible', games: 200, won: 0.82, low: 0.761, high: 0.867 } },
  { id: 'consul', spec: 'mcts:2000', rating: 857, measured: { against: 'mcts:300', games: 100, won: 0.89, low: 0.814, high: 0.937 } },
  { id: 'oracle', spec: 'net:4000', rating: 1343, measured: { against: 'mcts:2000', games: 60, won: 0.95, low: 0.863, high: 0.983 } },
]

// Measured on Glory to Rome with two players in the same way: tabularium arena glory-to-rome --seed 1 …
// The search there asks the rules of thumb at every node, so that with any budget it plays better than they do: the
// weakest level is those with mistakes. Past some 150 iterations it gains slowly: 1,500 won 36.5 games of 60 against 150.
// biome-ignore format: a table
const GLORY_TO_ROME: readonly MeasuredLevel[] = [
  { id: 'pupil', spec: 'careless', rating: 0, measured: { against: 'random', games: 200, won: 1, low: 0.981, high: 1 } },
  { id: 'scribe', spec: 'sensible', rating: 238, measured: { against: 'careless', games: 200, won: 0.798, low: 0.736, high: 0.847 } },
  { id: 'tribune', spec: 'mcts:20', rating: 507, measured: { against: 'sensible', games: 200, won: 0.825, low: 0.766, high: 0.871 } },
  { id: 'consul', spec: 'mcts:75', rating: 638, measured: { against: 'mcts:20', games: 100, won: 0.68, low: 0.583, high: 0.763 } },
  { id: 'oracle', spec: 'mcts:1500', rating: 845, measured: { against: 'mcts:75', games: 60, won: 0.767, low: 0.646, high: 0.856 } },
]

// Measured on Mare Nostrum with three players in the same way: tabularium arena mare-nostrum --seed 1 … Both bots have as
// many seats over the games, so that of two alike each wins one half; `won` is the share of the games. The search asks the
// rules of thumb at every node and plays a round ahead, so that a few iterations beat them; one takes about a millisecond.
// biome-ignore format: a table
const MARE_NOSTRUM: readonly MeasuredLevel[] = [
  { id: 'pupil', spec: 'careless', rating: 0, measured: { against: 'random', games: 200, won: 1, low: 0.981, high: 1 } },
  { id: 'scribe', spec: 'sensible', rating: 196, measured: { against: 'careless', games: 200, won: 0.755, low: 0.691, high: 0.809 } },
  { id: 'tribune', spec: 'mcts:5', rating: 490, measured: { against: 'sensible', games: 200, won: 0.845, low: 0.788, high: 0.889 } },
  { id: 'consul', spec: 'mcts:15', rating: 663, measured: { against: 'mcts:5', games: 100, won: 0.73, low: 0.636, high: 0.807 } },
  { id: 'oracle', spec: 'mcts:80', rating: 942, measured: { against: 'mcts:15', games: 60, won: 0.833, low: 0.72, high: 0.907 } },
]

// Measured on Assyrian Wars with two players in The Two Rivers: tabularium arena assyrian-wars --players 2 --option
// scenario=two-rivers …, the last two levels with seeds of four games each (docs/performance.md). One playing on takes some 3 ms
// there, 4 to 5 in a campaign of five: an oracle is done within some 1.2 s. The consul was matched with the rules of thumb and not
// with the tribune, the oracle with nobody: it has the consul's rating.
// biome-ignore format: a table
const ASSYRIAN_WARS: readonly MeasuredLevel[] = [
  { id: 'pupil', spec: 'careless', rating: 0, measured: { against: 'random', games: 100, won: 1, low: 0.963, high: 1 } },
  { id: 'scribe', spec: 'sensible', rating: 346, measured: { against: 'careless', games: 100, won: 0.88, low: 0.802, high: 0.93 } },
  { id: 'tribune', spec: 'plan:16', rating: 492, measured: { against: 'sensible', games: 96, won: 0.698, low: 0.6, high: 0.781 } },
  { id: 'consul', spec: 'plan:64', rating: 607, measured: { against: 'sensible', games: 22, won: 0.818, low: 0.615, high: 0.927 } },
  { id: 'oracle', spec: 'plan:200', rating: 607, measured: { against: 'plan:64', games: 0, won: 0, low: 0, high: 0 } },
]

export const MEASURED: Readonly<Record<string, readonly MeasuredLevel[]>> = {
  'assyrian-wars': ASSYRIAN_WARS,
  'glory-to-rome': GLORY_TO_ROME,
  'mare-nostrum': MARE_NOSTRUM,
  'wonders-duel': WONDERS_DUEL,
}

/** Games with rules of thumb (`sensible`) that have no levels above. */
const UNMEASURED: readonly string[] = [
  // Nobody has measured these yet.
]

/** Specs that were a level's once: games that began with one keep its name. */
const FORMER: readonly Level[] = [{ id: 'oracle', spec: 'mcts:16000' }]

/** A search that nobody measured may well play worse than chance: no level is made of it. */
const RANDOM: Level = { id: 'random', spec: 'random' }
const SENSIBLE: Level = { id: 'scribe', spec: 'sensible' }

/** What a game offers, from weak to strong: its measured levels; else chance, and its rules of thumb where it has them. */
export const levelsOf = (game: string): readonly Level[] =>
  Object.hasOwn(MEASURED, game) ? MEASURED[game] : UNMEASURED.includes(game) ? [RANDOM, SENSIBLE] : [RANDOM]

/** Where somebody begins who has not said otherwise. */
export const FIRST_LEVEL = 'tribune'

export const levelById = (id: string, game: string): Level | undefined => levelsOf(game).find(level => level.id === id)

/** The level for somebody who likes this one; where the game has none of that name, the usual one or its strongest. */
export const nearestLevel = (id: string, game: string): Level =>
  levelById(id, game) ?? levelById(FIRST_LEVEL, game) ?? levelsOf(game).at(-1) ?? RANDOM

/** The level a bot plays at, whatever its character; undefined for a spec that is none of them. No two games mean different levels by a spec. */
export const levelOf = (spec: string): Level | undefined =>
  [...Object.values(MEASURED).flat(), ...FORMER, RANDOM].find(level => level.spec === spec.split('+')[0])
