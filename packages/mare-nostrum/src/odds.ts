// The arithmetic of battle: what dice and bonuses make of hits, what hits take, and how likely each result is. 4.2

/** A hit for every so many points. */
const POINTS_PER_HIT = 5
/** What a fortress and Nebuchadnezzar add to a sum. */
export const FORTRESS_POINTS = 5
const FACES = 6

/** One side of a battle. At sea `modifier` and `points` are 0 and there is no fortress. */
export interface Side {
  /** Legions and fortress, or triremes: all that can be lost. */
  readonly units: number
  readonly fortress: boolean
  readonly dice: number
  /** Added to each die. */
  readonly modifier: number
  /** Added to the sum, the fortress's share among them. */
  readonly points: number
}

export const hitsOf = (sum: number): number => Math.floor(sum / POINTS_PER_HIT)

/** A fortress cancels one hit before units are chosen; no more is lost than there is. 4.2, M47 */
export const lossOf = (units: number, fortress: boolean, hits: number): number =>
  Math.min(units, Math.max(0, hits - (fortress ? 1 : 0)))

/** How many of the ways in which so many dice can fall make each sum. */
function waysOf(dice: number): readonly number[] {
  let ways = [1]
  for (let die = 0; die < dice; die++) {
    const more = new Array<number>(ways.length + FACES).fill(0)
    for (const [sum, count] of ways.entries()) {
      for (let face = 1; face <= FACES; face++) more[sum + face] += count
    }
    ways = more
  }
  return ways
}

/** By number of hits: how likely it is. */
export function hitChances({ dice, modifier, points }: Pick<Side, 'dice' | 'modifier' | 'points'>): readonly number[] {
  const all = FACES ** dice
  const chances: number[] = []
  for (const [sum, ways] of waysOf(dice).entries()) {
    if (ways === 0) continue
    const hits = hitsOf(sum + dice * modifier + points)
    while (chances.length <= hits) chances.push(0)
    chances[hits] += ways / all
  }
  return chances
}

export const expectedHits = (side: Pick<Side, 'dice' | 'modifier' | 'points'>): number =>
  hitChances(side).reduce((total, chance, hits) => total + chance * hits, 0)

/** How likely each result of a battle is; they add up to 1. */
export interface Odds {
  /** Only the first side is left. */
  readonly first: number
  readonly second: number
  readonly both: number
  readonly neither: number
}

export function oddsOf(first: Side, second: Side): Odds {
  let [onlyFirst, onlySecond, both, neither] = [0, 0, 0, 0]
  for (const [byFirst, chanceFirst] of hitChances(first).entries()) {
    const secondFalls = lossOf(second.units, second.fortress, byFirst) === second.units
    for (const [bySecond, chanceSecond] of hitChances(second).entries()) {
      const firstFalls = lossOf(first.units, first.fortress, bySecond) === first.units
      const chance = chanceFirst * chanceSecond
      if (firstFalls && secondFalls) neither += chance
      else if (firstFalls) onlySecond += chance
      else if (secondFalls) onlyFirst += chance
      else both += chance
    }
  }
  return { first: onlyFirst, second: onlySecond, both, neither }
}
