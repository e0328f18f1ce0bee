// 5.2 Who pays whom, and the ECO level that follows from it. What is paid is never stored as a number: it follows from pledges,
// conquests, politics and pacts as they stand. The checks and decisions are in politics/tribute.ts.

import type { Board } from '../board/board.ts'
import { type Area, BLACK, BY_CHOICE, type Countries, type Country, has, lowest, NOBODY, PRO } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { allyOf, bodyOf, patron, powerOf, powersAlive, status } from './alliances.ts'

/** Why a country pays Assyria in this turn: the dice, PRO status or the scenario say so; or its owner decided it. */
export const NO_PLEDGE = 0
export const PLEDGED = 1
export const DECIDED = 2

/** Assyria has been conquered: nobody is checked any more. 7.1.d */
export const tributeEnded = (b: Board, s: AwState): boolean => s.fallen[b.assyria] !== 0 || has(s.gone, b.assyria)

/** Pays Assyria because of this turn's check or decision. Payers keep peace with Assyria; an alliance with another power
 *  ends what the dice have promised, not what that power decides. 5.2, 5.2.3 */
export function keepsPledge(b: Board, s: AwState, c: Country): boolean {
  if (s.pledge[c] === NO_PLEDGE || c === b.assyria || tributeEnded(b, s) || has(s.war[c], b.assyria)) return false
  if (c < b.powers || s.pledge[c] === DECIDED) return true
  const ally = allyOf(s, c)
  return ally === NOBODY || ally === b.assyria
}

/** Tribes pay nobody, nor does a country that is bankrupt (7.3.3.f) or out of the game. 5.2 */
const mayPay = (b: Board, s: AwState, c: Country): boolean =>
  has(b.isPower | b.isMinor, c) && !has(s.bankrupt, c) && !has(s.gone, c)

/** Marked as a refuser, by secret diplomacy although it is PRO with Assyria: it pays Assyria nothing. 7.5.2.c, N49 */
const defies = (b: Board, s: AwState, c: Country, power: Country): boolean =>
  power === b.assyria && s.refused[c] === BLACK && allyOf(s, c) === NOBODY

/** The powers that a country pays whatever the checks say: conquerors, and the one it is PRO or better with; as bits. */
export function standingPayees(b: Board, s: AwState, c: Country): Countries {
  if (!mayPay(b, s, c)) return 0
  let set = s.conquered[c]
  if (has(b.isMinor, c)) {
    const power = s.track[c]
    if (power !== NOBODY && status(s, c, power) >= PRO && !defies(b, s, c, power)) set |= 1 << power
  }
  if (s.bribe[c] > 0) set |= 1 << (s.bribe[c] - 1) // 7.5.2.c
  return set & powersAlive(b, s) & ~(1 << c)
}

/** The powers that a country pays now, as bits. 5.2.2 */
export const payees = (b: Board, s: AwState, c: Country): Countries =>
  standingPayees(b, s, c) | (mayPay(b, s, c) && keepsPledge(b, s, c) ? 1 << b.assyria : 0)

/** Whether it pays anybody: tribute, or the price of a peace. 7.3.3.f, R76 */
export const paysTribute = (b: Board, s: AwState, c: Country): boolean => {
  if (payees(b, s, c) !== 0) return true
  for (let p = 0; p < b.powers; p++) if (s.ransom[c * b.powers + p]) return true
  return false
}

export const pays = (b: Board, s: AwState, c: Country, power: Country): boolean => has(payees(b, s, c), power)
/** Assyria and its allies may enter its land. 5.2.3, 8.1 */
export const paysAssyria = (b: Board, s: AwState, c: Country): boolean => has(payees(b, s, c), b.assyria)

/** Levels a country pays to each of its payees: powers two, minors one. 5.2.2 */
export const rate = (b: Board, c: Country): number =>
  c < b.powers ? b.data.constants.tribute.power : b.data.constants.tribute.minor

/** Levels a country gets from tribute, less what it pays; `standing`: without this turn's checks and decisions. R37 */
export function tributeOf(b: Board, s: AwState, c: Country, standing = false): number {
  let levels = 0
  const mine = standing ? standingPayees(b, s, c) : payees(b, s, c)
  const { eco } = b.data.constants.peaceTribute
  for (let power = 0; power < b.powers; power++) {
    if (has(mine, power)) levels -= rate(b, c)
    // R76
    if (s.ransom[c * b.powers + power]) levels -= eco
  }
  const me = powerOf(b, s, c)
  if (me === NOBODY || treasurer(b, s, me) !== c) return levels
  for (let d = 0; d < b.onTrack; d++) {
    if (d === c) continue
    const theirs = standing ? standingPayees(b, s, d) : payees(b, s, d)
    if (has(theirs, me)) levels += rate(b, d)
    if (s.ransom[d * b.powers + me]) levels += eco
  }
  for (let city = 0; city < b.tradeCityArea.length; city++) {
    if (tradeCityHolder(b, s, b.tradeCityArea[city]) === me) levels += b.data.tradeCities[city].tributeEco
  }
  return levels
}

/** Who takes what is paid to a power: itself, or its first substitute that has an ECO level. 7.1 */
const treasurer = (b: Board, s: AwState, p: Country): Country =>
  has(s.gone, p) ? lowest(bodyOf(b, s, p) & ~b.isTribe) : p

/** The power that a trade city pays: its conqueror (an allied minor's power), else its partner in a pact. 5.2.2 */
export function tradeCityHolder(b: Board, s: AwState, area: Area): Country {
  const holder = s.city[area]
  if (holder === NOBODY) return s.pact[area]
  return patron(b, s, holder)
}

/** The ECO level: map and trade as of the last interphase, and tribute as it stands. 6.18, 7.3.3.e */
export const level = (b: Board, s: AwState, c: Country): number => s.base[c] + tributeOf(b, s, c)

/** The level that cards are dealt by. R37 */
export const standingLevel = (b: Board, s: AwState, c: Country): number => s.base[c] + tributeOf(b, s, c, true)

/** Assyria may attack it without paying for the declaration. 5.2.3 */
export const mayBePunished = (s: AwState, c: Country): boolean => s.refused[c] === BLACK || s.refused[c] === BY_CHOICE
