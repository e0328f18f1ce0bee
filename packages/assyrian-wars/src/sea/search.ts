// 6.16.f Search: hostile fleets find each other by dice, then fight. The phasing country searches where its ships lie, others
// when a fleet comes to them; in trade boxes (6.16.g) ships fight for room.

import type { AwAction } from '../board/actions.ts'
import { type Board, zonePlace } from '../board/board.ts'
import { type Chapter, noOrYes } from '../board/chapter.ts'
import { fleetsAt, move, shipsOf } from '../board/counters.ts'
import { rollTwo } from '../board/dice.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  AP,
  type Box,
  bit,
  type Counter,
  type Countries,
  type Country,
  count,
  ENTERED_BOX,
  FINISHED,
  FOUGHT,
  has,
  lowest,
  MOVE,
  NOBODY,
  type Place,
  SAILING,
  WON,
  type Zone,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { canPay, pay } from '../economy/purse.ts'
import { friendlyPort, zoneHasPort } from '../economy/sites.ts'
import { remove } from '../forces/attrition.ts'
import { startBattle } from '../forces/battle-register.ts'
import { gatherShips, NAVAL } from '../forces/battle-sides.ts'
import { crewOf } from '../forces/fleet.ts'

const { chase: chaseFrame, hunt, seek: seekFrame, spotted } = frames

/** The least search number among a country's ships at a place. */
export function searchNumber(b: Board, s: AwState, place: Place, c: Country): number {
  let least = 13
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] && s.own[u] === c) least = Math.min(least, b.kindSearch[b.kind[u]])
  }
  return least
}

const searchCost = (b: Board): number => b.data.constants.naval.search * AP

/** Two dice against the least search number of those who search. */
function finds(ctx: RuleContext, place: Place, c: Country, ships?: readonly Counter[]): boolean {
  const { b, s } = ctx
  const need = ships ? Math.min(...ships.map(u => b.kindSearch[b.kind[u]])) : searchNumber(b, s, place, c)
  const roll = rollTwo(ctx)
  ctx.tell?.all({ at: 'search', country: b.countries[c], place: b.placeName[place], roll, need, found: roll >= need })
  return roll >= need
}

/** A fleet that is under way, alone of its country's ships; without one, all of them. 6.16.f */
function prey(b: Board, s: AwState, place: Place, countries: Countries): readonly Counter[] {
  const all: Counter[] = []
  gatherShips(b, s, place, countries, all)
  const moving = all.filter(u => (s.busy[u] & SAILING) !== 0)
  return moving.length > 0 ? moving : all
}

function fight(ctx: RuleContext, place: Place, attackers: readonly Counter[], defenders: readonly Counter[]): void {
  startBattle(ctx, NAVAL, place, attackers, defenders)
}

/** Ships of these countries have come into a zone: enemies there with savings may look for them. R34 */
export function spotFleet(ctx: RuleContext, zone: Zone, countries: Countries): void {
  const { b, s } = ctx
  const place = zonePlace(b, zone)
  let hunters = 0
  for (let rest = fleetsAt(b, s, place) & ~countries; rest !== 0; rest &= rest - 1) {
    const d = lowest(rest)
    if ((s.war[d] & countries) !== 0 && d !== s.phasing && s.saved[d] >= searchCost(b)) hunters |= 1 << d
  }
  if (hunters !== 0) spotted.push(s, { place, hunters, prey: countries })
}

/** Whether a ship of these countries can search: it has not fought nor been in a trade box; one at anchor can, wherever it came
 *  from. 6.16.b, f */
const seeks = (b: Board, s: AwState, countries: Countries, u: Counter): boolean =>
  has(countries, s.own[u]) && b.ship[u] && (s.busy[u] & (FOUGHT | ENTERED_BOX)) === 0

/** Ships of the phasing country that may search, and somebody to be found; the price apart. 6.16.f, N88 */
function maySearch(b: Board, s: AwState, c: Country, zone: Zone): boolean {
  const place = zonePlace(b, zone)
  if (has(s.sought, zone) || (fleetsAt(b, s, place) & s.war[c]) === 0) return false
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (seeks(b, s, bit(c), u)) return true
  return false
}

/** For the fleet under way in a zone: a search before it goes on. 6.16.f */
export const canSearch = (b: Board, s: AwState, c: Country, zone: Zone): boolean =>
  canPay(s, searchCost(b), MOVE) && maySearch(b, s, c, zone)

/** The ships of an enemy's fleet: its own and those of its allies among the enemies. 6.16.b */
const fleetWith = (s: AwState, d: Country, enemies: number): Countries => (s.kin[d] | bit(d)) & enemies

/** Enemies in a zone that a search looks for. */
const soughtIn = (b: Board, s: AwState, c: Country, place: Place): Countries => fleetsAt(b, s, place) & s.war[c]

/** A fleet under way searches and fights alone, without friends that lay there before; at anchor all ships that the same power
 *  runs are one fleet. One AP is for all enemies, a roll for each of their fleets. 6.16.b, f, N88 */
export function pushSearch(ctx: RuleContext, c: Country, zone: Zone): void {
  const { b, s } = ctx
  const place = zonePlace(b, zone)
  s.sought |= bit(zone)
  pay(ctx, searchCost(b), MOVE)
  let underWay = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (seeks(b, s, bit(c), u)) underWay |= s.busy[u] & SAILING
  }
  const fleet = underWay !== 0 ? s.kin[c] : crewOf(s, c)
  s.party.length = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (seeks(b, s, fleet, u) && (s.busy[u] & SAILING) === underWay) s.party.push(u)
  }
  seekFrame.push(s, { of: c, place, sought: soughtIn(b, s, c, place) })
}

/** Those who search and are still there. */
const searchers = (s: AwState, place: Place): Counter[] => s.party.filter(u => s.at[u] === place)

function seek(ctx: RuleContext, f: FrameOf<'seek'>, d: Country): void {
  const { b, s } = ctx
  const sought = seekFrame.sought(f)
  const place = seekFrame.place(f)
  const prey = fleetWith(s, d, sought)
  replaceTop(s, seekFrame.with(f, { sought: sought & ~prey, flags: SEARCHED }))
  const ours = searchers(s, place)
  if (!finds(ctx, place, f.of, ours)) return
  const theirs: Counter[] = []
  gatherShips(b, s, place, prey, theirs)
  replaceTop(s, seekFrame.with(f, { sought: sought & ~prey, flags: SEARCHED | IN_BATTLE }))
  fight(ctx, place, ours, theirs)
}
const SEARCHED = 1
const IN_BATTLE = 2

/** Whose fleets may be looked for: one of each. */
function legalSeek(b: Board, s: AwState, f: FrameOf<'seek'>, out: AwAction[]): number {
  let n = 0
  for (let rest = seekFrame.sought(f); rest !== 0; rest &= ~fleetWith(s, lowest(rest), seekFrame.sought(f)))
    out[n++] = b.acts.seek[lowest(rest)]
  if ((seekFrame.flags(f) & SEARCHED) !== 0) out[n++] = b.acts.done[0]
  return n
}
const scratch: AwAction[] = []

// 6.16.g

/** Ships in a trade box. */
export function shipsIn(b: Board, s: AwState, place: Place, countries: Countries): number {
  let n = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (b.ship[u] && has(countries, s.own[u])) n++
  return n
}

/** The fleet under way has come into a box where there is no room, to fight for it: against one fleet after another, as its owner says. */
export function stormBox(ctx: RuleContext, c: Country, place: Place, from: Place): void {
  const { b, s } = ctx
  chaseFrame.push(s, { of: c, place, left: fleetsAt(b, s, place) & ~bit(c), from })
}

/** The nearest zone with a friendly port, over the water; NOBODY. */
function nearestHarbour(b: Board, s: AwState, c: Country, box: Box): number {
  const seen = new Set<number>(b.boxZones[box])
  const queue = [...seen]
  for (let zone = queue.shift(); zone !== undefined; zone = queue.shift()) {
    if (b.scenarios[s.scenario].openZone[zone] && zoneHasPort(b, s, c, zone, friendlyPort)) return zone
    for (const near of b.zoneNear[zone]) {
      if (seen.has(near)) continue
      seen.add(near)
      queue.push(near)
    }
  }
  return NOBODY
}

/** All ships of a country leave a box for the nearest harbour; without one they go to the pool. */
function withdraw(ctx: RuleContext, c: Country, place: Place): void {
  const { b, s } = ctx
  const zone = nearestHarbour(b, s, c, place - b.tradeBoxes)
  const ships: Counter[] = []
  gatherShips(b, s, place, bit(c), ships)
  for (const u of ships) {
    if (zone === NOBODY) remove(ctx, u)
    else move(s, u, zonePlace(b, zone))
  }
  if (ships.length > 0) {
    ctx.tell?.all({
      at: 'withdrew',
      country: b.countries[c],
      ...(zone !== NOBODY && { place: b.zones[zone] }),
    })
  }
}

/** The fight for a box is over: who has no room goes. */
function shareBox(ctx: RuleContext, f: FrameOf<'chase'>): void {
  const { b, s } = ctx
  const c = f.of
  const place = chaseFrame.place(f)
  const from = chaseFrame.from(f)
  const slots = b.boxSlots[place - b.tradeBoxes]
  const beaten = chaseFrame.beaten(f)
  for (let rest = beaten; rest !== 0; rest &= rest - 1) {
    if (shipsIn(b, s, place, -1) > slots) withdraw(ctx, lowest(rest), place)
  }
  const ours: Counter[] = []
  gatherShips(b, s, place, bit(c), ours)
  while (ours.length > 0 && shipsIn(b, s, place, -1) > slots) {
    const u = ours.pop()
    if (u !== undefined) move(s, u, from)
  }
}

export const searchChapter: Chapter = {
  frames: {
    spotted: {
      run(ctx, f) {
        const { s } = ctx
        const hunters = spotted.hunters(f)
        if (hunters === 0) {
          s.frames.pop()
          return false
        }
        const d = lowest(hunters)
        // One fleet, one search: those that the same power runs are not asked again. N88
        replaceTop(s, spotted.with(f, { hunters: hunters & ~crewOf(s, d) }))
        const there = fleetsAt(ctx.b, s, spotted.place(f))
        if (has(there, d) && (there & spotted.prey(f) & s.war[d]) !== 0)
          hunt.push(s, { of: d, place: spotted.place(f), prey: spotted.prey(f) & s.war[d] })
        return false
      },
    },
    hunt: {
      legal: noOrYes,
      apply(ctx, f, action) {
        const { b, s } = ctx
        const place = hunt.place(f)
        s.frames.pop()
        if (action.kind !== 'yes') return
        s.saved[f.of] -= searchCost(b)
        const hunters: Counter[] = []
        gatherShips(b, s, place, crewOf(s, f.of), hunters)
        if (!finds(ctx, place, f.of, hunters)) return
        fight(ctx, place, hunters, prey(b, s, place, hunt.prey(f)))
      },
    },
    /** Who searches is in `s.party`. */
    seek: {
      run(ctx, f) {
        const { b, s } = ctx
        const lost = (seekFrame.flags(f) & IN_BATTLE) !== 0 && (s.outcome & 3) !== WON
        const left = seekFrame.sought(f) & soughtIn(b, s, f.of, seekFrame.place(f))
        if (left === 0 || lost || searchers(s, seekFrame.place(f)).length === 0) {
          s.party.length = 0
          s.frames.pop()
          return false
        }
        replaceTop(s, seekFrame.with(f, { sought: left, flags: seekFrame.flags(f) & ~IN_BATTLE }))
        if (legalSeek(b, s, seekFrame.with(f, { sought: left }), scratch) > 1) return true
        seek(ctx, seekFrame.with(f, { sought: left }), lowest(left))
        return false
      },
      legal: legalSeek,
      apply(ctx, f, action) {
        if (action.kind === 'seek') seek(ctx, f, action.country)
        else {
          ctx.s.party.length = 0
          ctx.s.frames.pop()
        }
      },
    },
    chase: {
      run(ctx, f) {
        const { b, s } = ctx
        const c = f.of
        const place = chaseFrame.place(f)
        const foe = chaseFrame.foe(f)
        const from = chaseFrame.from(f)
        let beaten = chaseFrame.beaten(f)
        if (foe >= 0) {
          if ((s.outcome & 3) === WON) beaten |= bit(foe)
          else {
            s.frames.pop()
            sendBack(ctx, c, place, from)
            return false
          }
        }
        if (shipsOf(b, s, place, c) === 0) {
          s.frames.pop()
          return false
        }
        const left = canPay(s, searchCost(b), MOVE) ? chaseFrame.left(f) & fleetsAt(b, s, place) : 0
        const now = chaseFrame.with(f, { left, beaten, foe: NOBODY })
        replaceTop(s, now)
        if (left === 0) endChase(ctx, now)
        else if (chaseFrame.searched(f) === SEARCHED || count(left) > 1) return true
        else chase(ctx, now, lowest(left))
        return false
      },
      legal(b, _s, f, out) {
        let n = 0
        for (let rest = chaseFrame.left(f); rest !== 0; rest &= rest - 1) out[n++] = b.acts.seek[lowest(rest)]
        if (chaseFrame.searched(f) === SEARCHED) out[n++] = b.acts.done[0]
        return n
      },
      apply(ctx, f, action) {
        if (action.kind === 'seek') chase(ctx, f, action.country)
        else endChase(ctx, f)
      },
    },
  },
  legalAct(b, s, f, out, n) {
    if (!canPay(s, searchCost(b), MOVE)) return n
    for (let zone = 0; zone < b.zones.length; zone++) {
      if (s.head[zonePlace(b, zone)] >= 0 && maySearch(b, s, f.of, zone)) out[n++] = b.acts.search[zone]
    }
    return n
  },
  applyAct(ctx, f, action) {
    if (action.kind !== 'search') return false
    pushSearch(ctx, f.of, action.place - ctx.b.seas)
    return true
  },
}

/** A search for one fleet in the box, and the battle where it is found. */
function chase(ctx: RuleContext, f: FrameOf<'chase'>, d: Country): void {
  const { b, s } = ctx
  const place = chaseFrame.place(f)
  pay(ctx, searchCost(b), MOVE)
  replaceTop(s, chaseFrame.with(f, { left: chaseFrame.left(f) & ~bit(d), searched: SEARCHED }))
  if (!finds(ctx, place, f.of)) return
  replaceTop(s, chaseFrame.with(f, { left: chaseFrame.left(f) & ~bit(d), searched: SEARCHED, foe: d }))
  const ours: Counter[] = []
  const theirs: Counter[] = []
  gatherShips(b, s, place, bit(f.of), ours)
  gatherShips(b, s, place, bit(d), theirs)
  fight(
    ctx,
    place,
    ours.filter(u => (s.busy[u] & SAILING) !== 0),
    theirs,
  )
}

/** No more searches: without a victory back to where it came from. 6.16.g */
function endChase(ctx: RuleContext, f: FrameOf<'chase'>): void {
  ctx.s.frames.pop()
  if (chaseFrame.beaten(f) === 0) sendBack(ctx, f.of, chaseFrame.place(f), chaseFrame.from(f))
  else shareBox(ctx, f)
}

/** The fleet that came returns and is finished. */
function sendBack(ctx: RuleContext, c: Country, place: Place, from: Place): void {
  const { b, s } = ctx
  const ships: Counter[] = []
  gatherShips(b, s, place, bit(c), ships)
  for (const u of ships) {
    if ((s.busy[u] & SAILING) === 0) continue
    move(s, u, from)
    s.busy[u] |= FINISHED
  }
}
