// 10.1 Nomads: who runs a tribe, its card, the ground it lays bare and leaves, its last unit, its return between the turns.

import { type Board, field, onMap, poolOf } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { hasUnits, isLand, move, onMapUnits, presence } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { frames } from '../board/frames.ts'
import {
  AP,
  type Area,
  ASSYRIAN,
  type Counter,
  type Country,
  FULL,
  has,
  lowest,
  MARCH,
  NO_CAMP,
  NOBODY,
  type Place,
  REBEL,
  REDUCED,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, on, REDUCED_LEADERS } from '../board/state.ts'
import { turnUp } from '../cards/deck.ts'
import { allyOf, statusOf } from '../common/alliances.ts'
import { isConquered } from '../common/holders.ts'
import { nomadMayEnter, pathOpen } from '../common/passage.ts'
import { campBits } from '../common/wars.ts'
import { mayPillage, pillage } from '../economy/pillage.ts'
import { canPay, gain, pay } from '../economy/purse.ts'
import { enter } from '../forces/arrival.ts'
import { partyBits } from '../forces/battle-sides.ts'
import { setMarker } from '../politics/diplomacy.ts'
import { activate } from '../politics/minors.ts'
import { settleWars } from '../politics/settle-wars.ts'
import { settleArea } from '../territory/control.ts'
import { awardLastNomad } from '../victory/victory-points.ts'

const { depart: departFrame, restore, tribe } = frames

/** The start of a tribe's impulse: who runs it, a card turned up for its AP, pillage where it stands. 10.1, 10.1.1 */
export function beginNomads(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  const kind = turnUp(ctx)
  if (kind !== NOBODY) {
    gain(s, b.cardAp[kind])
    s.lastPlayed = c
    ctx.tell?.all({ at: 'nomads', country: b.countries[c], card: b.cards[kind], ap: b.cardAp[kind] / AP })
  }
  nameRunner(ctx, c)
  for (let area = 0; area < b.areas.length; area++) {
    if (hasUnits(b, s, area, c)) layWaste(ctx, c, area)
  }
}

/** Each camp rolls; the higher runs the tribe. Assyria names the country for its camp, rebels take turns; a beaten camp's part
 *  is taken by the neutral powers. 10.1.1, R44 */
function nameRunner(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (s.ward[c] !== NOBODY || allyOf(s, c) !== NOBODY) return
  let [one, two] = [rollDie(ctx), rollDie(ctx)]
  while (one === two) [one, two] = [rollDie(ctx), rollDie(ctx)]
  const camp = one > two ? ASSYRIAN : REBEL
  const powers = partOf(b, s, camp)
  ctx.tell?.all({ at: 'nomad-dice', country: b.countries[c], assyrian: one, rebel: two })
  if (camp === ASSYRIAN && has(powers, b.assyria) && (powers & (powers - 1)) !== 0) {
    tribe.push(s, { of: b.assyria, country: c, powers })
    return
  }
  // The next one after the last.
  const after = powers & -(2 << s.due[c])
  const p = lowest(after !== 0 ? after : powers)
  if (camp === REBEL) s.due[c] = p
  runBy(ctx, c, p)
}

/** The powers that stand for a camp. */
export function partOf(b: Board, s: AwState, camp: number): number {
  const alive = s.inPlay & ~s.gone & b.isPower
  const members = campBits(b, s, camp)
  if (members !== 0) return members
  let neutral = 0
  for (let p = 0; p < b.powers; p++) {
    if (s.camp[p] === NO_CAMP && has(alive, p) && !isConquered(s, p)) neutral |= 1 << p
  }
  return neutral !== 0 ? neutral : alive
}

function runBy(ctx: RuleContext, c: Country, p: Country): void {
  const { b, s } = ctx
  s.runner[c] = s.runner[p]
  ctx.tell?.all({ at: 'run-by', country: b.countries[c], power: b.countries[p] })
}

/** Spared: ground of its ally's side, and of a power on whose track it has MARCH, with that power's allies. 10.1 */
export function isSpared(b: Board, s: AwState, c: Country, area: Area): boolean {
  // Ground they have taken themselves is still that of its owner.
  const lord = s.land[area] !== NOBODY && s.land[area] !== c ? s.land[area] : b.owner[area]
  if (lord === NOBODY) return false
  if (has(s.kin[c], lord)) return true
  const friend = s.track[c]
  return friend !== NOBODY && statusOf(s.level[c]) >= MARCH && has(s.kin[friend], lord)
}

/** They always pillage where they start an impulse, and where they have just come to. 10.1 */
export function layWaste(ctx: RuleContext, c: Country, area: Area): void {
  const { b, s } = ctx
  if (!has(b.isTribe, c) || isSpared(b, s, c, area) || !mayPillage(b, s, c, area)) return
  pillage(ctx, c, area)
}

/** The end of a tribe's impulse: it leaves ground that is bare, even a siege. An allied one may be kept there. 10.1 */
export function endNomads(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (!has(b.isTribe, c)) return
  for (let area = b.areas.length - 1; area >= 0; area--) {
    if (mustLeave(b, s, c, area)) departFrame.push(s, { of: c, area })
  }
}

/** Laid bare, and not of one's own side. */
export const mustLeave = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  s.pillage[area] >= b.data.constants.pillageMaxLevel && !isSpared(b, s, c, area) && hasUnits(b, s, field(area), c)

/** Where it can go: linked, open to it, without enemies in the field. */
export function departures(b: Board, s: AwState, c: Country, from: Area, out: Area[]): number {
  let n = 0
  const { open } = b.scenarios[s.scenario]
  const areas = b.areas.length
  for (const area of b.linked[from]) {
    if (!open[area] || !pathOpen(b.path[areas * from + area], false) || !nomadMayEnter(b, s, c, area)) continue
    if ((presence(b, s, area) & s.war[c]) === 0) out[n++] = area
  }
  return n
}

const keepCost = (b: Board): number => AP * b.data.constants.supplyCost

/** An ally can be kept on bare ground for the price of supply: out of its own AP, else of what its power has saved. 10.1, N99 */
const mayKeep = (b: Board, s: AwState, c: Country): boolean => {
  const ally = allyOf(s, c)
  return ally !== NOBODY && (canPay(s, keepCost(b)) || s.saved[ally] >= keepCost(b))
}
function keep(ctx: RuleContext, c: Country, area: Area): void {
  const { b, s } = ctx
  if (canPay(s, keepCost(b))) pay(ctx, keepCost(b))
  else s.saved[allyOf(s, c)] -= keepCost(b)
  ctx.tell?.all({ at: 'supplied', country: b.countries[c], area: b.areas[area], how: 'pay-supply' })
}

const goals: Area[] = []

function depart(ctx: RuleContext, c: Country, from: Area, to: Area): void {
  const { b, s } = ctx
  for (let u = s.head[from]; u >= 0; ) {
    const next = s.next[u]
    if (s.own[u] === c && (isLand(b, u) || u >= b.firstLeader)) move(s, u, field(to))
    u = next
  }
  ctx.tell?.all({ at: 'departed', country: b.countries[c], from: b.areas[from], to: b.areas[to] })
  rouse(ctx, c, to)
  settleArea(ctx, from)
  enter(ctx, to, 1 << c, 0)
}

/** Ground of a minor that was at peace: it is called out against them. 6.17 */
export function rouse(ctx: RuleContext, c: Country, area: Area): void {
  const { b, s } = ctx
  const owner = b.owner[area]
  if (!has(b.isTribe, c) || owner === NOBODY || !has(b.isMinor, owner) || !has(s.war[c], owner)) return
  if (has(s.active, owner) || !has(s.inPlay & ~s.gone, owner)) return
  s.feud[owner] |= 1 << c
  s.feud[c] |= 1 << owner
  activate(ctx, owner)
  settleWars(ctx)
}

/** When the last unit on the map is gone all alliances of a tribe end and it is neutral for the rest of the turn. 7.1 */
export function checkTribe(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (!has(b.isTribe, c) || !has(s.active, c) || onMapUnits(b, s, c) > 0) return
  if (s.track[c] !== NOBODY) setMarker(ctx, c, NOBODY, 0)
}

/** A unit of tribesmen has left the map; for the last of them whoever fought it gets points. 8.3, 10.1 */
export function nomadLost(ctx: RuleContext, u: Counter, c: Country, place: Place): void {
  const { b, s } = ctx
  const tribe = b.nation[u]
  if (tribe < 0 || !has(b.isTribe | b.isHired, tribe) || !onMap(b, place)) return
  for (let v = 0; v < b.firstLeader; v++) if (b.nation[v] === tribe && onMap(b, s.at[v])) return
  if (s.fight !== 0) {
    const other = s.attackers.includes(u) ? 1 : 0
    awardLastNomad(ctx, partyBits(s, other), tribe, s.choosers[other])
  }
  if (has(b.isTribe, tribe)) checkTribe(ctx, c)
}

/** Between the turns all tribes that have come are at full strength again: with what is left of them, or anew where they first
 *  appeared. 10.1 */
export function restoreTribes(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let c = b.onTrack - 1; c >= 0; c--) {
    if (!has(b.isTribe, c) || !has(s.inPlay & ~s.gone, c)) continue
    s.active |= 1 << c
    for (let u = 0; u < b.firstLeader; u++) if (b.nation[u] === c) s.side[u] = FULL
    restore.push(s, { of: c })
  }
}

/** A unit or leader of the tribe that is to come back, NOBODY. */
function missing(b: Board, s: AwState, c: Country): number {
  for (let u = 0; u < b.firstKing; u++) {
    if (b.nation[u] === c && (s.at[u] === poolOf(b, c) || s.at[u] === b.regroup)) return u
  }
  return NOBODY
}

/** Areas with units of the tribe. */
function camping(b: Board, s: AwState, c: Country, out: Area[]): number {
  let n = 0
  for (let area = 0; area < b.areas.length; area++) if (hasUnits(b, s, area, c)) out[n++] = area
  return n
}

function comeBack(ctx: RuleContext, c: Country, area: Area): void {
  const { b, s } = ctx
  for (;;) {
    const u = missing(b, s, c)
    if (u === NOBODY) break
    s.own[u] = c
    s.side[u] = u >= b.firstLeader && on(s, REDUCED_LEADERS) && s.at[u] !== b.regroup ? REDUCED : s.side[u]
    if (u < b.firstLeader) s.side[u] = FULL
    move(s, u, field(area))
  }
  ctx.tell?.all({ at: 'tribe-back', country: b.countries[c], area: b.areas[area] })
}

export const nomadsChapter: Chapter = {
  frames: {
    tribe: {
      legal(b, _s, f, out) {
        let n = 0
        for (let rest = tribe.powers(f); rest !== 0; rest &= rest - 1) out[n++] = b.acts.name[lowest(rest)]
        return n
      },
      apply(ctx, f, action) {
        ctx.s.frames.pop()
        if (action.kind === 'name') runBy(ctx, tribe.country(f), action.country)
      },
    },
    depart: {
      run(ctx, f) {
        const { b, s } = ctx
        const area = departFrame.area(f)
        const n = mustLeave(b, s, f.of, area) ? departures(b, s, f.of, area, goals) : 0
        if (n > 1 || (n === 1 && mayKeep(b, s, f.of))) return true
        s.frames.pop()
        if (n === 1) depart(ctx, f.of, area, goals[0])
        return false
      },
      legal(b, s, f, out) {
        const n = departures(b, s, f.of, departFrame.area(f), goals)
        for (let i = 0; i < n; i++) out[i] = b.acts.depart[goals[i]]
        if (!mayKeep(b, s, f.of)) return n
        out[n] = b.acts['pay-supply'][0]
        return n + 1
      },
      apply(ctx, f, action) {
        ctx.s.frames.pop()
        if (action.kind === 'depart') depart(ctx, f.of, departFrame.area(f), action.area)
        else keep(ctx, f.of, departFrame.area(f))
      },
    },
    restore: {
      run(ctx, f) {
        const { b, s } = ctx
        const n = missing(b, s, f.of) === NOBODY ? 0 : camping(b, s, f.of, goals)
        if (n > 1) return true
        if (missing(b, s, f.of) !== NOBODY)
          comeBack(ctx, f.of, n === 1 ? goals[0] : freeGround(b, s, f.of, b.entry[f.of]))
        s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        const n = camping(b, s, f.of, goals)
        for (let i = 0; i < n; i++) out[i] = b.acts.deploy[goals[i]]
        return n
      },
      apply(ctx, f, action) {
        ctx.s.frames.pop()
        if (action.kind === 'deploy') comeBack(ctx, f.of, action.area)
      },
    },
  },
}

/** Where a tribe appears: here, or while others stand here on the nearest ground without them. */
export function freeGround(b: Board, s: AwState, c: Country, start: number): Area {
  const { open } = b.scenarios[s.scenario]
  const seen = new Set([start])
  for (const area of seen) {
    if ((presence(b, s, area) & ~(1 << c)) === 0) return area
    for (const next of b.linked[area]) if (open[next]) seen.add(next)
  }
  return start
}
