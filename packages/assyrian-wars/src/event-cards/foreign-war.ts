// 6.11.b Foreign wars: who sends units, how long one lasts, and its battle. Units on the card are off the map. Which are under way is
// in politics/foreign-wars.ts.

import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, isInside, poolOf, warSide } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { counterName, isLand, isLeader, isRegular, lowestOf, move } from '../board/counters.ts'
import { rollDie, rollThree } from '../board/dice.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  AP,
  type Counter,
  type Country,
  FULL,
  HAND,
  has,
  INCOME_ONLY,
  NOBODY,
  NOWHERE,
  type Place,
  type Side,
  type War,
  WON,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on } from '../board/state.ts'
import { copyAt, keepOnTable, pileOf } from '../cards/deck.ts'
import { isWild } from '../common/alliances.ts'
import { level } from '../common/tributaries.ts'
import { besieged } from '../common/walls.ts'
import { cashCard, legalCash } from '../economy/pillage.ts'
import { buildPrice, regainPrice } from '../economy/prices.ts'
import { canPay, left, pay, payOrBorrow } from '../economy/purse.ts'
import { hasPlace } from '../economy/sites.ts'
import { startBattle } from '../forces/battle-register.ts'
import { FOREIGN_WAR } from '../forces/battle-sides.ts'
import { endForeignWar, inForeignWar, isOn, warCountry, warFacts } from '../politics/foreign-wars.ts'
import { awardForeignWar, penalty } from '../victory/victory-points.ts'

const { 'war-battle': warBattle, act, commit, lead } = frames

/** Doubling a duration stops here. R29 */
const LONGEST = 12

/** Whether the second side mirrors the first: off the map, or inactive. R71 */
const mirrors = (b: Board, s: AwState, war: War): boolean => {
  const second = warCountry(b, war, 1)
  return warFacts(b, war).secondOffMap || second === NOBODY || !has(s.active, second)
}

/** Why the card cannot be played; '' where it can. 6.11.b, R71 */
export type WarBar = '' | 'inactive' | 'other-war' | 'allied'
export function foreignWarBar(b: Board, s: AwState, war: War): WarBar {
  const first = warCountry(b, war, 0)
  if (first === NOBODY || !has(s.active, first)) return 'inactive'
  if (inForeignWar(b, s, first)) return 'other-war'
  if (mirrors(b, s, war)) return ''
  const second = warCountry(b, war, 1)
  if (second === first) return ''
  if (inForeignWar(b, s, second)) return 'other-war'
  return has(s.kin[first], second) ? 'allied' : ''
}

/** The dice, the card on the table, and the question for units. */
export function beginForeignWar(ctx: RuleContext, c: Country, war: War): void {
  const { b, s } = ctx
  const { commitBase } = b.data.constants.foreignWar
  const card = b.foreignWars[war]
  const units = commitBase + rollThree(ctx)
  const rounds = rollDie(ctx)
  s.warLeft[war] = rounds
  s.warMirror[war] = mirrors(b, s, war) ? 1 : 0
  s.warOwes[2 * war] = units
  s.warOwes[2 * war + 1] = s.warMirror[war] === 1 ? 0 : units
  keepOnTable(ctx, c, copyAt(b, s, card, pileOf(b, card)))
  ctx.tell?.all({ at: 'foreign-war', card: b.cards[card], units, rounds })
  if (s.warMirror[war] === 0) commit.push(s, { of: warCountry(b, war, 1), war, side: 1 })
  commit.push(s, { of: warCountry(b, war, 0), war, side: 0 })
}

/** On the map and free to go, or in a raid box. Besieged troops cannot leave. */
export function canSend(b: Board, s: AwState, u: Counter): boolean {
  const place = s.at[u]
  if (place >= b.raidBoxes && place < b.raidBoxes + b.raids) return !isLeader(b, u)
  const area = areaAt(b, place)
  return area >= 0 && !(isInside(b, place) && besieged(s, area))
}

export const leaderOn = (b: Board, s: AwState, war: War, side: Side): Counter => {
  for (let u = s.head[warSide(b, war, side)]; u >= 0; u = s.next[u]) if (isLeader(b, u)) return u
  return NOBODY
}

/** Whether a country has a unit on the map or in a raid box that could go. */
export function hasSendable(b: Board, s: AwState, c: Country): boolean {
  for (let u = 0; u < b.firstLeader; u++) if (s.own[u] === c && !b.ship[u] && canSend(b, s, u)) return true
  return false
}

/** The places with units to send; a leader once on each side. 6.11.b */
function legalCommit(b: Board, s: AwState, f: FrameOf<'commit'>, out: AwAction[]): number {
  let n = 0
  if (commit.place(f) >= 0) return legalPick(b, s, f.of, commit.place(f), out)
  const last = b.raidBoxes + b.raids
  for (let place = 0; place < last; place++) {
    if (place >= b.seas && place < b.raidBoxes) continue
    for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
      if (s.own[u] === f.of && !b.ship[u] && canSend(b, s, u)) {
        out[n++] = b.acts['aim-place'][place]
        break
      }
    }
  }
  if (leaderOn(b, s, commit.war(f), commit.side(f)) === NOBODY) n = legalLeaders(b, s, f.of, out, n)
  if (hasSendable(b, s, f.of)) return n
  // Too few: what a power can raise it must, or give points; only where it cannot the war waits. 6.11.b, N39
  const before = n
  n = legalLevy(b, s, f.of, out, n)
  const free = n === before
  out[n++] = b.acts.yes[0]
  if (free) out[n++] = b.acts.no[0]
  return n
}

/** Units a power can raise for a war: out of the regroup box, or new ones where it could build them. 6.1, 6.5 */
const canLevy = (b: Board, s: AwState, c: Country, u: Counter): boolean =>
  s.own[u] === c &&
  isLand(b, u) &&
  (s.at[u] === b.regroup || (s.at[u] === poolOf(b, c) && isRegular(b, u) && hasPlace(b, s, c, u)))

const levyPrice = (b: Board, s: AwState, u: Counter): number =>
  s.at[u] === b.regroup ? regainPrice(b, u) : buildPrice(b, s, u)

/** What is saved, or the purse of its impulse, pays for it; else cards or a loan do, as it likes. 6.11.b */
function legalLevy(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  if (c >= b.powers && s.ward[c] === NOBODY) return n
  const from = n
  const [cards, mine] = [withCards(b, s, c), s.phasing === c ? left(s, INCOME_ONLY) : s.saved[c]]
  let [some, paid] = [false, false]
  for (let u = 0; u < b.firstLeader; u++) {
    if (!canLevy(b, s, c, u)) continue
    const price = levyPrice(b, s, u)
    some ||= price <= cards + mine + loan(b, s, c)
    paid ||= price <= mine
    if (price > mine + loan(b, s, c)) continue
    const action = s.at[u] === b.regroup ? b.acts.regain[2 * b.kind[u] + s.side[u]] : b.acts.build[b.kind[u]]
    if (out[n - 1] !== action && !out.slice(from, n).includes(action)) out[n++] = action
  }
  return some && !paid && cards > 0 ? legalCash(b, s, c, out, n) : n
}

/** What it may still borrow of its next income; nothing in a preempting impulse. 3.3, 6.11 */
const loan = (b: Board, s: AwState, c: Country): number =>
  s.phasing === c && s.preempting === 1 ? 0 : Math.max(0, AP * level(b, s, c) - s.debt[c])

/** What a country's cards would add to what it has: out of its impulse it cannot keep more than it may save. 3.1, 10.4.a */
function withCards(b: Board, s: AwState, c: Country): number {
  let ap = 0
  for (let copy = 0; copy < b.copies; copy++) if (s.cardAt[copy] === HAND + c) ap += b.cardAp[b.copyCard[copy]]
  return s.phasing === c ? ap : Math.min(ap, AP * b.data.constants.saveLimit - s.saved[c])
}

/** Straight to the card. */
function levy(ctx: RuleContext, f: FrameOf<'commit'>, u: Counter): void {
  const { b, s } = ctx
  payOrBorrow(ctx, f.of, levyPrice(b, s, u))
  send(ctx, u, commit.war(f), commit.side(f))
}

function legalLeaders(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  for (let u = b.firstLeader; u < b.counters; u++) {
    if (s.own[u] === c && s.at[u] >= 0 && canSend(b, s, u)) out[n++] = b.acts['aim-leader'][u - b.firstLeader]
  }
  return n
}

/** Kinds and sides of a country's land units at a place. */
export function legalPick(b: Board, s: AwState, c: Country, place: Place, out: AwAction[], n = 0): number {
  const from = n
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] !== c || b.ship[u]) continue
    const action = b.acts.pick[2 * b.kind[u] + s.side[u]]
    let known = false
    for (let i = from; i < n && !known; i++) known = out[i] === action
    if (!known) out[n++] = action
  }
  return n
}

/** How many sorts of units a country has at a place; one only: nothing to ask. */
function onlyUnit(b: Board, s: AwState, c: Country, place: Place): Counter {
  let found = NOBODY
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] !== c || b.ship[u]) continue
    if (found === NOBODY) found = u
    else if (b.kind[found] !== b.kind[u] || s.side[found] !== s.side[u]) return NOBODY
  }
  return found
}

function send(ctx: RuleContext, u: Counter, war: War, side: Side): void {
  const { b, s } = ctx
  ctx.tell?.all({
    at: 'sent',
    country: b.countries[s.own[u]],
    unit: counterName(b, u),
    card: b.cards[b.foreignWars[war]],
  })
  if (u >= b.firstLeader) s.group[u - b.firstLeader] = NOBODY
  s.moved[u] = s.busy[u] = 0
  move(s, u, warSide(b, war, side))
  s.warOwes[2 * war + side]--
}

/** At the start of a country's impulse: units it owes, and one round less where the marker has reached it, which it does not by
 *  preempting. 3.3, 6.11.b */
export function tickForeignWars(ctx: RuleContext, c: Country, preempting = false): void {
  const { b, s } = ctx
  for (let war = 0; war < s.warLeft.length; war++) {
    if (!isOn(s, war)) continue
    if (!preempting && warCountry(b, war, 0) === c && s.warOwes[2 * war] === 0 && s.warOwes[2 * war + 1] === 0) {
      s.warLeft[war]--
      ctx.tell?.all({ at: 'foreign-war-round', card: b.cards[b.foreignWars[war]], left: s.warLeft[war] })
      if (s.warLeft[war] <= 0) {
        endForeignWar(ctx, war)
        continue
      }
    }
    for (let side = 1; side >= 0; side--) {
      if (warCountry(b, war, side) === c && s.warOwes[2 * war + side] > 0) commit.push(s, { of: c, war, side })
    }
  }
}

/** The marker passes a country that is not active: a war in which it is the first one listed goes on all the same. N107 */
export function passForeignWars(ctx: RuleContext, c: Country): void {
  if (inForeignWar(ctx.b, ctx.s, c)) tickForeignWars(ctx, c)
}

const battleCost = (b: Board): number => AP * b.data.constants.foreignWar.battleCost

/** Both sides stand, a leader is there or can come. R71 */
export function canFight(b: Board, s: AwState, c: Country, war: War, side: Side): boolean {
  if (!isOn(s, war) || has(s.warFought, war) || warCountry(b, war, side) !== c) return false
  if (side === 1 && s.warMirror[war] === 1) return false
  if (s.warOwes[2 * war] > 0 || s.warOwes[2 * war + 1] > 0) return false
  const hasUnit = (place: Place) => s.head[place] >= 0 && s.head[place] < b.firstLeader
  if (!hasUnit(warSide(b, war, side))) return false
  if (s.warMirror[war] === 0 && !hasUnit(warSide(b, war, 1 - side))) return false
  if (leaderOn(b, s, war, side) !== NOBODY) return true
  for (let u = b.firstLeader; u < b.counters; u++) if (s.own[u] === c && s.at[u] >= 0 && canSend(b, s, u)) return true
  return false
}

const list: Counter[] = []
const foes: Counter[] = []
function gather(s: AwState, place: Place, out: Counter[]): readonly Counter[] {
  out.length = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) out.push(u)
  return out
}

export const foreignWarChapter: Chapter = {
  frames: {
    commit: {
      run(ctx, f) {
        if (isOn(ctx.s, commit.war(f)) && ctx.s.warOwes[2 * commit.war(f) + commit.side(f)] > 0) return true
        ctx.s.frames.pop()
        return false
      },
      legal: legalCommit,
      apply(ctx, f, action) {
        const { b, s } = ctx
        const war = commit.war(f)
        const side = commit.side(f)
        const owed = 2 * war + side
        switch (action.kind) {
          case 'aim-leader':
            send(ctx, b.firstLeader + action.leader, war, side)
            break
          case 'aim-place': {
            // What a stack holds must not show by a question left out. 9.5
            const only = on(s, FOG) ? NOBODY : onlyUnit(b, s, f.of, action.place)
            if (only === NOBODY) replaceTop(s, commit.with(f, { place: action.place }))
            else send(ctx, only, war, side)
            break
          }
          case 'pick':
            send(ctx, lowestOf(b, s, commit.place(f), f.of, action.unit, action.side), war, side)
            replaceTop(s, commit.with(f, { place: NOWHERE }))
            break
          case 'cash':
            cashCard(ctx, f.of, action.card)
            break
          case 'regain':
            levy(ctx, f, lowestOf(b, s, b.regroup, f.of, action.unit, action.side))
            break
          case 'build':
            levy(ctx, f, lowestOf(b, s, poolOf(b, f.of), f.of, action.unit, FULL))
            break
          case 'yes':
            penalty(ctx, f.of, s.warOwes[owed] * b.data.constants.foreignWar.vpPerMissingUnit, 'foreign-war-units')
            s.warOwes[owed] = 0
            break
          default:
            s.frames.pop()
        }
      },
    },
    lead: {
      legal: (b, s, f, out) => legalLeaders(b, s, f.of, out, 0),
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        if (action.kind !== 'aim-leader') return
        s.warOwes[2 * lead.war(f) + lead.side(f)]++
        send(ctx, b.firstLeader + action.leader, lead.war(f), lead.side(f))
      },
    },
    'war-battle': {
      run(ctx, f) {
        const { b, s } = ctx
        const war = warBattle.war(f)
        if (warBattle.step(f) === 0) {
          replaceTop(s, warBattle.with(f, { step: 1 }))
          const second = s.warMirror[war] === 1 ? [] : gather(s, warSide(b, war, 1 - warBattle.side(f)), foes)
          startBattle(ctx, FOREIGN_WAR, NOBODY, gather(s, warSide(b, war, warBattle.side(f)), list), second)
          return false
        }
        s.frames.pop()
        if ((s.outcome & 3) === WON) {
          awardForeignWar(ctx, f.of)
          endForeignWar(ctx, war)
        } else {
          s.warLeft[war] = Math.min(LONGEST, 2 * s.warLeft[war])
          ctx.tell?.all({
            at: 'foreign-war-round',
            card: b.cards[b.foreignWars[war]],
            left: s.warLeft[war],
          })
        }
        return false
      },
    },
  },
  legalAct(b, s, f, out, n) {
    if (act.passing(f) !== 0 || isWild(b, s, f.of) || !canPay(s, battleCost(b))) return n
    const battles = b.acts['war-battle']
    for (let i = 0; i < battles.length; i++)
      if (canFight(b, s, f.of, battles[i].war, battles[i].side)) out[n++] = battles[i]
    return n
  },
  applyAct(ctx, f, action) {
    if (action.kind !== 'war-battle') return false
    const { b, s } = ctx
    const { war, side } = action
    pay(ctx, battleCost(b))
    s.warFought |= 1 << war
    warBattle.push(s, { of: f.of, war, side })
    if (leaderOn(b, s, war, side) === NOBODY) lead.push(s, { of: f.of, war, side })
    return true
  },
}
