// 5.2 Tribute: who pays whom, the checks at the start of a turn, and the punishment of those who refuse (7.4.4). What is
// paid is never stored as a number: it follows from pledges, conquests, politics and pacts as they stand.

import type { AwAction } from './actions.ts'
import type { Board } from './board.ts'
import { leaveCamp } from './camps.ts'
import { type Chapter, type Scene, yesOrNo } from './chapter.ts'
import { rollDie } from './dice.ts'
import { allyOf, bodyOf, patron, powerOf, powersAlive, status } from './diplomacy.ts'
import { frames } from './frames.ts'
import {
  type Area,
  BLACK,
  BY_CHOICE,
  type Countries,
  type Country,
  has,
  lowest,
  NOBODY,
  PAYING,
  PRO,
  WHITE,
} from './names.ts'
import { followPlot } from './secret.ts'
import type { AwState } from './state.ts'
import { penalty } from './vp.ts'
import { evict, makePeace, settleWars } from './war.ts'

const { pay, tribute } = frames

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

/** The dice of a check: the printed level of the capital, one more after a refusal that went unpunished. 5.2.1, R10 */
export const tributeDice = (b: Board, s: AwState, c: Country): number =>
  b.capital[c] < 0
    ? 0
    : b.defence[b.capital[c]] + (s.refused[c] === WHITE ? b.data.constants.tribute.extraDieIfUnpunished : 0)

/** Rolls a check; true: it pays. A country without a capital always does. 5.2.1 */
export function tributeCheck(g: Scene, c: Country, mod = 0): boolean {
  const { b, s } = g
  if (b.capital[c] < 0) return true
  const dice = Math.max(tributeDice(b, s, c) + mod, 1)
  const rolls: number[] = []
  let refuses = false
  for (let i = 0; i < dice; i++) {
    const roll = rollDie(g)
    rolls.push(roll)
    if (roll >= b.data.constants.tribute.refuseOn) refuses = true
  }
  g.tell?.all({ at: 'tribute-check', country: b.countries[c], rolls, pays: !refuses })
  return !refuses
}

function pledge(g: Scene, c: Country, why: number): void {
  g.s.pledge[c] = why
  g.s.refused[c] = PAYING
  g.tell?.all({ at: 'tribute', country: g.b.countries[c], pays: true })
}

/** Payers keep peace with Assyria and its allies: wars of their own with these end. 5.2.3 */
function keepPeace(g: Scene, c: Country): void {
  const { b, s } = g
  if (has(s.war[c], b.assyria)) makePeace(g, c, b.assyria)
  else if ((s.feud[c] & s.kin[b.assyria]) !== 0) settleWars(g)
}

/** Marked as a refuser, by its dice or whatever they would say (7.5.2.c): who stood there by right of tribute leaves. 5.2.1 */
export function refuseTribute(g: Scene, c: Country): void {
  g.s.pledge[c] = NO_PLEDGE
  g.s.refused[c] = BLACK
  g.tell?.all({ at: 'tribute', country: g.b.countries[c], pays: false })
  evict(g) // 8.1
}

/** A power, or a minor's power for it, no longer pays: Assyria may attack, but has nothing to punish. 5.2.3 */
function decline(g: Scene, c: Country): void {
  g.s.pledge[c] = NO_PLEDGE
  g.s.refused[c] = BY_CHOICE
  g.tell?.all({ at: 'tribute', country: g.b.countries[c], pays: false })
  evict(g) // 8.1
}

/** Assyria has made war on it: it pays no longer. 5.2.3 */
export function stopPaying(g: Scene, c: Country): void {
  if (g.s.pledge[c] === NO_PLEDGE) return
  g.s.pledge[c] = NO_PLEDGE
  g.tell?.all({ at: 'tribute', country: g.b.countries[c], pays: false })
}

/** Secures this turn's tribute to Assyria: an option of 7.5.2.c. */
export const forcePledge = (g: Scene, c: Country): void => {
  pledge(g, c, PLEDGED)
  keepPeace(g, c)
}

/** 5.2 at the start of a turn: markers age, then every country in track order. In the first turn the scenario says who
 *  has paid. */
export function startTribute(g: Scene): void {
  const { b, s } = g
  s.stirred = s.active // 7.3.3.e
  if (s.turn === b.scenarios[s.scenario].data.firstTurn) {
    // Only what secret diplomacy has arranged before it. 4.2, 7.5.2.c
    for (let c = b.powers; c < b.onTrack; c++) if (concerned(b, s, c)) followPlot(g, c)
    return
  }
  s.honoured.fill(0)
  s.bribe.fill(0)
  s.merciless = 0
  for (let c = 0; c < b.onTrack; c++) {
    // What was paid last turn lasts until it is the country's turn: nobody's forces have to leave for a moment.
    if (!concerned(b, s, c)) s.pledge[c] = NO_PLEDGE
    // R10
    s.refused[c] = s.refused[c] === BLACK ? WHITE : PAYING
  }
  if (b.scenarios[s.scenario].data.closed?.includes('tribute') || tributeEnded(b, s)) {
    s.plot.fill(0)
    return
  }
  tribute.push(s, { country: 0 })
}

/** Whether a country is in the game, unconquered, and so decides or is checked. 5.2 */
const concerned = (b: Board, s: AwState, c: Country): boolean =>
  c !== b.assyria && has(b.scenarios[s.scenario].countries, c) && !has(s.gone, c) && s.conquered[c] === 0

function nextCountry(g: Scene, c: Country): void {
  const { b, s } = g
  if (!concerned(b, s, c) || !has(b.isPower | b.isMinor, c)) {
    s.plot[c] = 0
    return
  }
  if (c < b.powers) {
    pay.push(s, { of: c, country: c })
    return
  }
  const ally = allyOf(s, c)
  if (ally !== NOBODY && ally !== b.assyria) {
    s.plot[c] = 0 // N49
    // Its power decides, unless it is at war with Assyria anyway. 5.2.3
    if (!has(s.war[c], b.assyria)) pay.push(s, { of: ally, country: c })
    else s.pledge[c] = NO_PLEDGE
    return
  }
  if (followPlot(g, c)) return // 7.5.2.c
  if (status(s, c, b.assyria) >= PRO || tributeCheck(g, c)) {
    pledge(g, c, PLEDGED)
    keepPeace(g, c) // N83
  } else refuseTribute(g, c)
}

/** 7.4.4 Assyria or its allies have beaten `c` in battle or taken a city of it: a refuser is checked at once. R39 */
export function punishCheck(g: Scene, c: Country): void {
  const { b, s } = g
  if (!has(b.isMinor, c) || s.refused[c] !== BLACK || has(s.merciless, c) || tributeEnded(b, s)) return
  if (!tributeCheck(g, c)) return
  punished(g, c)
  const ally = allyOf(s, c)
  if (ally === NOBODY || ally === b.assyria) {
    pledge(g, c, PLEDGED)
    keepPeace(g, c)
  } else if (!has(s.war[ally], b.assyria)) pay.push(s, { of: ally, country: c })
}

/** The marker goes, and with it the penalty. 7.4.4 */
export function punished(g: Scene, c: Country): void {
  if (g.s.refused[c] === PAYING) return
  g.s.refused[c] = PAYING
  g.s.chastised |= 1 << c // 6.11.c
  g.tell?.all({ at: 'punished', country: g.b.countries[c] })
}

/** Right after 7.1: two points for each minor that refused and has not been punished. 8.3.1, R81 */
export function penalizeRefusers(g: Scene): void {
  const { b, s } = g
  if (tributeEnded(b, s)) return
  for (let c = b.powers; c < b.onTrack; c++) {
    if (s.refused[c] === BLACK) penalty(g, b.assyria, -b.data.constants.tribute.unpunishedVp, 'refuser')
  }
}

/** What a power may say about tribute in its own impulse: that it, or its minor, pays no longer; that the war on a
 *  refuser is for conquest now. 5.2.3, 7.4.4 */
function legalTribute(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  if (c >= b.powers) return n
  if (c === b.assyria) {
    for (let d = b.powers; d < b.onTrack; d++) {
      if (s.refused[d] === BLACK && !has(s.merciless, d) && has(s.war[c], d)) {
        out[n++] = b.acts.merciless[d]
      }
    }
    return n
  }
  if (keepsPledge(b, s, c)) out[n++] = b.acts.withhold[c]
  for (let d = b.powers; d < b.onTrack; d++) {
    if (s.pledge[d] === DECIDED && allyOf(s, d) === c && keepsPledge(b, s, d)) out[n++] = b.acts.withhold[d]
  }
  return n
}

export const tributeChapter: Chapter = {
  frames: {
    tribute: {
      run(g, f) {
        const { s } = g
        const country = tribute.country(f)
        s.frames.pop()
        if (country + 1 < g.b.onTrack) tribute.push(s, { country: country + 1 })
        nextCountry(g, country)
        return false
      },
    },
    pay: {
      legal: yesOrNo,
      apply(g, f, action) {
        const { b, s } = g
        const country = pay.country(f)
        s.frames.pop()
        if (action.kind !== 'yes') return decline(g, country)
        // A rebel that pays leaves its camp. 7.4.1, N82
        if (country < b.powers && has(s.war[country], b.assyria)) leaveCamp(g, country)
        pledge(g, country, DECIDED)
        keepPeace(g, country)
      },
    },
  },
  legalAct: (b, s, f, out, n) => legalTribute(b, s, f.of, out, n),
  applyAct(g, _f, action) {
    const { s } = g
    if (action.kind === 'withhold') {
      decline(g, action.country)
      return true
    }
    if (action.kind === 'merciless') {
      s.merciless |= 1 << action.country
      g.tell?.all({ at: 'merciless', country: g.b.countries[action.country] })
      return true
    }
    return false
  },
}
