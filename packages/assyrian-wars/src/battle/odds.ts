// The chance that attackers win a battle, for bots and for the page: by the sums of all dice, losses between rounds left out.

import { type Board, field } from '../board/board.ts'
import { isLeader } from '../board/counters.ts'
import { type Area, type Counter, FULL, type Side } from '../board/names.ts'
import { type AwState, sharing } from '../board/state.ts'
import { currentLevel } from '../common/walls.ts'
import { BATTLES, FIELD, INTERCEPTION, NO_FIGHT, SIEGE, SORTIE, STORM } from '../forces/battle-sides.ts'
import { AS_HEAVY, abilitiesCount, battleDieFactor, extraDice, isChariot, modifiedFactor } from './battle-dice.ts'

/** Chances of 0, 1, 2 … hits. */
export type Hits = readonly number[]

/** One more die that hits up to `of`; `slaughters`: its 2 counts double. 9.7 */
export function withDie(hits: Hits, of: number, slaughters = false): Hits {
  const hit = Math.min(6, Math.max(0, of)) / 6
  const double = slaughters && of >= 2 ? 1 / 6 : 0
  const out = new Array<number>(hits.length + (double > 0 ? 2 : 1)).fill(0)
  hits.forEach((p, n) => {
    out[n] += p * (1 - hit)
    out[n + 1] += p * (hit - double)
    if (double > 0) out[n + 2] += p * double
  })
  return out
}

/** Chances that the first has more, and as many as the second. */
export function compare(first: Hits, second: Hits): { readonly more: number; readonly equal: number } {
  let [more, equal, below] = [0, 0, 0]
  first.forEach((p, n) => {
    more += p * below
    equal += p * (second[n] ?? 0)
    below += second[n] ?? 0
  })
  return { more, equal }
}

/** The hits of one side in a round. */
export function hitsOf(b: Board, s: AwState, side: Side, round: number): Hits {
  const times = s.fight === STORM && side === 1 ? b.data.constants.siege.assaultDefenderDiceFactor : 1
  const heavy = abilitiesCount(s)
  let hits: Hits = [1]
  const add = (of: number, dice: number, slaughters: boolean): void => {
    if (of > 0) for (let i = 0; i < dice; i++) hits = withDie(hits, of, slaughters)
  }
  for (const u of side === 0 ? s.attackers : s.defenders) {
    if (isLeader(b, u)) continue
    add(modifiedFactor(b, s, side, u, round), times, heavy && b.typeHeavy[b.type[u]])
  }
  const of = battleDieFactor(b, s, side, round)
  const extra: number[] = []
  extraDice(b, s, side, round, extra)
  for (const dice of extra) add(of, dice * times, false)
  return hits
}

const atLeast = (hits: Hits, n: number): number => hits.reduce((sum, p, i) => sum + (i >= n ? p : 0), 0)

/** Hits that a force can take. */
const endurance = (b: Board, s: AwState, list: readonly Counter[]): number =>
  list.reduce((sum, u) => sum + (!isLeader(b, u) && s.side[u] === FULL ? 2 : 1), 0)

/** The hits of both sides, attackers first, in the first round and in a second one. */
export interface Clash {
  readonly first: readonly [Hits, Hits]
  readonly second: readonly [Hits, Hits]
}

/** Two forces that would fight. */
export interface Encounter {
  readonly attackers: readonly Counter[]
  readonly defenders: readonly Counter[]
  /** Dice of the terrain that the attackers came over; none without it. */
  readonly ground?: number
  /** A battle in the open without it. */
  readonly kind?: number
  readonly area?: Area
}

/** Two forces that fight as they stand, without cards. */
function clashing(b: Board, s: AwState, encounter: Encounter): AwState {
  const { attackers, defenders, ground = 0, kind = FIELD, area = -1 } = encounter
  const chariots = (list: readonly Counter[]) => (list.some(u => isChariot(b, u)) ? AS_HEAVY : 0)
  return sharing(s, {
    fight: BATTLES[kind] === undefined ? NO_FIGHT : kind,
    fieldAt: field(area),
    ground,
    attackers: [...attackers],
    defenders: [...defenders],
    mirror: [],
    tide: s.tide.map(() => 0),
    silenced: [],
    chariots: chariots(attackers) | (chariots(defenders) << 2),
  })
}

/** How many hits each side strikes, for a page that shows them. */
export function clash(b: Board, s: AwState, encounter: Encounter): Clash {
  const t = clashing(b, s, encounter)
  return { first: [hitsOf(b, t, 0, 1), hitsOf(b, t, 1, 1)], second: [hitsOf(b, t, 0, 2), hitsOf(b, t, 1, 2)] }
}

/** How likely the attackers win; of a siege: that the city falls in this round. */
export function odds(b: Board, s: AwState, encounter: Encounter): number {
  const { defenders, kind = FIELD, area = -1 } = encounter
  const t = clashing(b, s, encounter)
  const first = [hitsOf(b, t, 0, 1), hitsOf(b, t, 1, 1)]
  const { more, equal } = compare(first[0], first[1])
  if (kind === STORM) return more
  if (kind === SIEGE) {
    const level = currentLevel(b, t, area)
    return atLeast(first[0], (level * (level + 1)) / 2)
  }
  if (kind === SORTIE) return more + equal
  // Wiped out by hits, whoever struck more. 6.7.6
  const kills = atLeast(first[0], endurance(b, t, defenders))
  const again = compare(hitsOf(b, t, 0, 2), hitsOf(b, t, 1, 2))
  const later = kind === INTERCEPTION ? again.more + again.equal / 2 : again.more
  return Math.min(1, Math.max(kills, more + equal * later))
}

/** How likely so many hits leave nothing of a force, leaders too: what is not lost runs, one counter for two hits. 6.7.4, 6.7.7 */
export function wipedOut(b: Board, s: AwState, force: readonly Counter[], hits: Hits): number {
  const spare = endurance(b, s, force) - force.length
  return hits.reduce((sum, p, n) => {
    const left = force.length - Math.max(0, n - spare)
    return sum + (n > 0 && Math.ceil(n / 2) >= left ? p : 0)
  }, 0)
}
