// Who of those that wait plays with whom. Pure: the same people at the same time are paired in the same way. People are
// paired who fit best by rating, those who have waited longer first; nobody is left who could be paired with somebody
// else who is left, and no two would both have been better off with each other.

export interface Seeker {
  readonly person: string
  readonly game: string
  readonly pace: string
  readonly rating: number
  readonly since: number
}

export type Pair<S extends Seeker> = readonly [S, S]

/** So far apart may two be at once, on the scale of shown ratings, and so much more with each second that one waits. */
const AT_ONCE = 150
const A_SECOND = 10
/** After so long anybody is better than nobody. */
const ANYBODY_MS = 90_000
/** A second of waiting outweighs so much of a difference. */
const PATIENCE = 2

const seconds = ({ since }: Seeker, now: number): number => Math.max(0, now - since) / 1000

/** How far from them somebody may be whom this one plays with. */
export const widthOf = (seeker: Seeker, now: number): number =>
  now - seeker.since >= ANYBODY_MS ? Number.POSITIVE_INFINITY : AT_ONCE + A_SECOND * seconds(seeker, now)

/** Whether two may be paired by their wishes and ratings: the width of the one who has waited longer counts. */
export const fits = (a: Seeker, b: Seeker, now: number): boolean =>
  a.person !== b.person &&
  a.game === b.game &&
  a.pace === b.pace &&
  Math.abs(a.rating - b.rating) <= Math.max(widthOf(a, now), widthOf(b, now))

/** The less, the better two fit. */
export const distance = (a: Seeker, b: Seeker, now: number): number =>
  Math.abs(a.rating - b.rating) - PATIENCE * (seconds(a, now) + seconds(b, now))

/** The pairs to be made now; `apart`: two who do not want to play together. */
export function pairsOf<S extends Seeker>(
  seekers: readonly S[],
  now: number,
  apart: (a: S, b: S) => boolean = () => false,
): readonly Pair<S>[] {
  const inOrder = [...seekers].sort((a, b) => a.since - b.since || (a.person < b.person ? -1 : 1))
  const possible: { readonly pair: Pair<S>; readonly distance: number }[] = []
  for (const [at, a] of inOrder.entries()) {
    for (const b of inOrder.slice(at + 1)) {
      if (fits(a, b, now) && !apart(a, b)) possible.push({ pair: [a, b], distance: distance(a, b, now) })
    }
  }
  // Equals stay in the order of their coming.
  possible.sort((one, other) => one.distance - other.distance)
  const taken = new Set<string>()
  const pairs: Pair<S>[] = []
  for (const { pair } of possible) {
    if (pair.some(({ person }) => taken.has(person))) continue
    for (const { person } of pair) taken.add(person)
    pairs.push(pair)
  }
  return pairs
}
