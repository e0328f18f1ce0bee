// The military track (3.5, 8): spaces -9 to +9; positive is the second player's side, so that the first player leads.

export const CAPITAL = 9

/** Points for the leader at the end, by the pawn's distance from the centre (10.2). */
export const ZONE_POINTS: readonly number[] = [0, 2, 2, 5, 5, 5, 10, 10, 10]

export interface MilitaryTokenFacts {
  readonly name: string
  readonly loser: 0 | 1
  readonly from: number
  readonly coins: number
}

/** A token lies where the pawn first comes to this distance on the loser's side (8.2). */
export const MILITARY_TOKENS: readonly MilitaryTokenFacts[] = [
  { name: 'p2-loses-2', loser: 1, from: 3, coins: 2 },
  { name: 'p2-loses-5', loser: 1, from: 6, coins: 5 },
  { name: 'p1-loses-2', loser: 0, from: 3, coins: 2 },
  { name: 'p1-loses-5', loser: 0, from: 6, coins: 5 },
]
