// 6.16.f Search: hostile fleets find each other by dice, then fight. The phasing country searches where its ships lie, others
// when a fleet comes to them; in trade boxes (6.16.g) ships fight for room.

import { remove } from './attrition.ts'
import { startBattle } from './battle.ts'
import { type Board, zonePlace } from './board.ts'
import type { Chapter, Scene } from './chapter.ts'
import { fleetsAt, move, shipsOf } from './counters.ts'
import { rollTwo } from './dice.ts'
import { gatherShips, NAVAL } from './fight.ts'
import { crewOf, SAILING } from './fleet.ts'
import { AP, bit, ENTERED_BOX, FINISHED, FOUGHT, has, lowest, MOVE, NOBODY, WON } from './names.ts'
import { canPay, pay } from './purse.ts'
import { friendlyPort, zoneHasPort } from './sites.ts'
import { type AwFrame, type AwState, frame, replaceTop } from './state.ts'

/** The least search number among a country's ships at a place. */
export function searchNumber(b: Board, s: AwState, place: number, c: number): number {
  let least = 13
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.ship[u] && s.own[u] === c) least = Math.min(least, b.kindSearch[b.kind[u]])
  }
  return least
}

const searchCost = (b: Board): number => b.data.constants.naval.search * AP

/** Two dice against the least search number of those who search. */
function finds(g: Scene, place: number, c: number, ships?: readonly number[]): boolean {
  const { b, s } = g
  const need = ships ? Math.min(...ships.map(u => b.kindSearch[b.kind[u]])) : searchNumber(b, s, place, c)
  const roll = rollTwo(g)
  g.tell?.all({ at: 'search', country: b.countries[c], place: b.placeName[place], roll, need, found: roll >= need })
  return roll >= need
}

/** A fleet that is under way, alone of its country's ships; without one, all of them. 6.16.f */
function prey(b: Board, s: AwState, place: number, countries: number): readonly number[] {
  const all: number[] = []
  gatherShips(b, s, place, countries, all)
  const moving = all.filter(u => (s.busy[u] & SAILING) !== 0)
  return moving.length > 0 ? moving : all
}

function fight(g: Scene, place: number, attackers: readonly number[], defenders: readonly number[]): void {
  startBattle(g, NAVAL, place, attackers, defenders)
}

/** Ships of these countries have come into a zone: enemies there with savings may look for them. R34 */
export function spotFleet(g: Scene, zone: number, countries: number): void {
  const { b, s } = g
  const place = zonePlace(b, zone)
  let hunters = 0
  for (let rest = fleetsAt(b, s, place) & ~countries; rest !== 0; rest &= rest - 1) {
    const d = lowest(rest)
    if ((s.war[d] & countries) !== 0 && d !== s.phasing && s.saved[d] >= searchCost(b)) hunters |= 1 << d
  }
  if (hunters !== 0) s.frames.push(frame('spotted', NOBODY, place, hunters, countries))
}

/** Whether a ship of these countries can search: it has not fought nor been in a trade box; one at anchor can, wherever it came
 *  from. 6.16.b, f */
const seeks = (b: Board, s: AwState, countries: number, u: number): boolean =>
  has(countries, s.own[u]) && b.ship[u] && (s.busy[u] & (FOUGHT | ENTERED_BOX)) === 0

/** Ships of the phasing country that may search, and somebody to be found; the price apart. 6.16.f, N88 */
function maySearch(b: Board, s: AwState, c: number, zone: number): boolean {
  const place = zonePlace(b, zone)
  if (has(s.sought, zone) || (fleetsAt(b, s, place) & s.war[c]) === 0) return false
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (seeks(b, s, bit(c), u)) return true
  return false
}

/** For the fleet under way in a zone: a search before it goes on. 6.16.f */
export const canSearch = (b: Board, s: AwState, c: number, zone: number): boolean =>
  canPay(s, searchCost(b), MOVE) && maySearch(b, s, c, zone)

/** A fleet under way searches and fights alone, without friends that lay there before; at anchor all ships that the same power
 *  runs are one fleet. 6.16.b, f, N88 */
export function search(g: Scene, c: number, zone: number): void {
  const { b, s } = g
  const place = zonePlace(b, zone)
  s.sought |= bit(zone)
  pay(g, searchCost(b), MOVE)
  let underWay = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (seeks(b, s, bit(c), u)) underWay |= s.busy[u] & SAILING
  }
  const fleet = underWay !== 0 ? s.kin[c] : crewOf(s, c)
  const ours: number[] = []
  const theirs: number[] = []
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (seeks(b, s, fleet, u) && (s.busy[u] & SAILING) === underWay) ours.push(u)
  }
  if (!finds(g, place, c, ours)) return
  gatherShips(b, s, place, s.war[c], theirs)
  fight(g, place, ours, theirs)
}

// 6.16.g

/** Ships in a trade box. */
export function shipsIn(b: Board, s: AwState, place: number, countries: number): number {
  let n = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (b.ship[u] && has(countries, s.own[u])) n++
  return n
}

/** The fleet under way has come into a box where there is no room, to fight for it: against one fleet after another. */
export function stormBox(g: Scene, c: number, place: number, from: number): void {
  const { b, s } = g
  s.frames.push(frame('chase', NOBODY, place, fleetsAt(b, s, place) & ~bit(c), c, from))
}

/** The nearest zone with a friendly port, over the water; NOBODY. */
function nearestHarbour(b: Board, s: AwState, c: number, box: number): number {
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
function withdraw(g: Scene, c: number, place: number): void {
  const { b, s } = g
  const zone = nearestHarbour(b, s, c, place - b.tradeBoxes)
  const ships: number[] = []
  gatherShips(b, s, place, bit(c), ships)
  for (const u of ships) {
    if (zone === NOBODY) remove(g, u)
    else move(s, u, zonePlace(b, zone))
  }
  if (ships.length > 0) {
    g.tell?.all({
      at: 'withdrew',
      country: b.countries[c],
      ...(zone !== NOBODY && { place: b.zones[zone] }),
    })
  }
}

/** The fight for a box is over: who has no room goes. */
function shareBox(g: Scene, f: AwFrame): void {
  const { b, s } = g
  const { a: place, c, d: from } = f
  const slots = b.boxSlots[place - b.tradeBoxes]
  const beaten = f.b >> 16
  for (let rest = beaten; rest !== 0; rest &= rest - 1) {
    if (shipsIn(b, s, place, -1) > slots) withdraw(g, lowest(rest), place)
  }
  const ours: number[] = []
  gatherShips(b, s, place, bit(c), ours)
  while (ours.length > 0 && shipsIn(b, s, place, -1) > slots) {
    const u = ours.pop()
    if (u !== undefined) move(s, u, from)
  }
}

export const searchChapter: Chapter = {
  frames: {
    /** `a`: place, `b`: countries still to be asked, `c`: countries of the fleet that came. */
    spotted: {
      run(g, f) {
        const { s } = g
        if (f.b === 0) {
          s.frames.pop()
          return false
        }
        const d = lowest(f.b)
        // One fleet, one search: those that the same power runs are not asked again. N88
        replaceTop(s, frame('spotted', NOBODY, f.a, f.b & ~crewOf(s, d), f.c))
        const there = fleetsAt(g.b, s, f.a)
        if (has(there, d) && (there & f.c & s.war[d]) !== 0) s.frames.push(frame('hunt', d, f.a, f.c & s.war[d]))
        return false
      },
    },
    /** `a`: place, `b`: countries it would look for. */
    hunt: {
      legal(b, _s, _f, out) {
        out[0] = b.acts.no[0]
        out[1] = b.acts.yes[0]
        return 2
      },
      apply(g, f, action) {
        const { b, s } = g
        s.frames.pop()
        if (action.kind !== 'yes') return
        s.saved[f.of] -= searchCost(b)
        const hunters: number[] = []
        gatherShips(b, s, f.a, crewOf(s, f.of), hunters)
        if (!finds(g, f.a, f.of, hunters)) return
        fight(g, f.a, hunters, prey(b, s, f.a, f.b))
      },
    },
    /** `of`: the fleet just fought, NOBODY at first; `a`: the box, `b`: fleets still to be fought and, from bit 16 on, those beaten;
     *  `c`: who attacks, `d`: where it came from. */
    chase: {
      run(g, f) {
        const { b, s } = g
        const { a: place, c, d: from } = f
        let left = f.b & 0xffff
        let beaten = f.b >> 16
        if (f.of !== NOBODY) {
          if ((s.outcome & 3) === WON) beaten |= bit(f.of)
          else {
            s.frames.pop()
            sendBack(g, c, place, from)
            return false
          }
        }
        if (shipsOf(b, s, place, c) === 0) {
          s.frames.pop()
          return false
        }
        while (left !== 0) {
          const d = lowest(left)
          left &= ~bit(d)
          if (!has(fleetsAt(b, s, place), d) || !canPay(s, searchCost(b), MOVE)) continue
          pay(g, searchCost(b), MOVE)
          if (!finds(g, place, c)) continue
          replaceTop(s, frame('chase', d, place, left | (beaten << 16), c, from))
          const ours: number[] = []
          const theirs: number[] = []
          gatherShips(b, s, place, bit(c), ours)
          gatherShips(b, s, place, bit(d), theirs)
          fight(
            g,
            place,
            ours.filter(u => (s.busy[u] & SAILING) !== 0),
            theirs,
          )
          return false
        }
        s.frames.pop()
        // All failed: back to where it came from. 6.16.g
        if (beaten === 0) sendBack(g, c, place, from)
        else shareBox(g, frame('chase', NOBODY, place, beaten << 16, c, from))
        return false
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
  applyAct(g, f, action) {
    if (action.kind !== 'search') return false
    search(g, f.of, action.place - g.b.seas)
    return true
  },
}

/** The fleet that came returns and is finished. */
function sendBack(g: Scene, c: number, place: number, from: number): void {
  const { b, s } = g
  const ships: number[] = []
  gatherShips(b, s, place, bit(c), ships)
  for (const u of ships) {
    if ((s.busy[u] & SAILING) === 0) continue
    move(s, u, from)
    s.busy[u] |= FINISHED
  }
}
