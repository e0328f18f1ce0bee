// What is done with AP that diplomacy has left over: what lasts, trade, then troops. Ships in the trade boxes and raids on others
// decide who is first in trade, which is worth points every turn.

import type { AwAction } from '@tabularium/assyrian-wars'
import {
  AP,
  type AwFrame,
  type AwState,
  areaAt,
  boxPlace,
  type Country,
  type FrameOf,
  frames,
  left,
  type Place,
  shipsOf,
  tradePoints,
  type UnitKind,
  type Zone,
  zonePlace,
} from '@tabularium/assyrian-wars/rules'
import { b } from './board.ts'
import { postValue } from './march.ts'

/** Ships in a trade box, or another place. */
function crowd(s: AwState, place: Place): number {
  let n = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (b.ship[u]) n++
  return n
}

/** Slots that are free in the best trade box beside a zone. */
function roomBeside(s: AwState, zone: Zone): number {
  let most = 0
  for (const box of b.boxesOf[zone]) {
    if (b.scenarios[s.scenario].openBox[box]) most = Math.max(most, b.boxSlots[box] - crowd(s, boxPlace(b, box)))
  }
  return most
}

/** Whether another ship could trade: ships at sea that wait for room come first. */
function wantsShip(s: AwState, c: Country): boolean {
  for (let zone: Zone = 0; zone < b.zones.length; zone++) {
    const own = b.ports[zone].some(area => (b.isCity[area] ? s.city[area] : s.land[area]) === c)
    if (own && roomBeside(s, zone) > shipsOf(b, s, zonePlace(b, zone), c)) return true
  }
  return false
}

/** Land units aboard: such a fleet does not trade. */
function hasCargo(s: AwState, place: Place): boolean {
  for (let u = s.head[place]; u >= 0; u = s.next[u]) if (!b.ship[u]) return true
  return false
}

export function scoreEconomy(s: AwState, c: Country, action: AwAction): number | undefined {
  // What cannot be saved is lost.
  const spare = left(s) / AP
  switch (action.kind) {
    case 'disband':
      // A level for the rest of the game, and two points: nothing else is as cheap. 9.4
      return 150
    case 'combine':
      return 34
    case 'regain-leader':
      return 33
    case 'regain':
      return 30
    case 'sail':
      if (action.place >= b.tradeBoxes || hasCargo(s, action.place)) return -5
      return roomBeside(s, action.place - b.seas) > 0 ? 42 : -5
    case 'raid':
      return 26
    case 'rebuild':
      return spare > 4 ? 20 : -1
    case 'recruit':
      return spare > 4 ? 18 : -1
    case 'build':
      if (b.kindIsShip[action.unit]) return spare >= 3 && wantsShip(s, c) ? 27 : -2
      return spare > 4 ? 10 + b.kindFull[action.unit] : -1
    case 'raid-with':
      return spare > 2 && s.head[b.raidBoxes] < 0 ? 20 - 2 * b.kindFull[action.unit] : -1
    case 'hire':
      return hireValue(s, c, action.unit)
    case 'clear':
    case 'wall':
      return spare > 6 ? 8 : -1
    case 'search':
    case 'bid':
    case 'pillage':
    case 'sortie':
    case 'force-march':
    case 'relocate':
    case 'sell-group':
      return action.kind === 'sell-group' && c !== b.assyria ? 30 : -5
    default:
      return undefined
  }
}

/** Hired men are cheap and gone at the end of the turn: early, for an army that has room for them. */
function hireValue(s: AwState, c: Country, unit: UnitKind): number {
  if (s.war[c] === 0 || s.commons[c] < 2) return -2
  for (let l = b.firstLeader; l < b.counters; l++) {
    if (s.own[l] !== c || s.at[l] >= b.seas || s.at[l] < 0) continue
    // On the paths of Media strangers are slow and fall out. 1.3
    if (c === b.media && b.home[areaAt(b, s.at[l])] === c) continue
    if (postValue(s, c, s.at[l], b.kindFirst[unit]) > 6) return 52 + b.kindFull[unit]
  }
  return -2
}

/** Where something new goes: units to a leader with room, leaders to units without one, else behind walls. */
function standValue(s: AwState, f: FrameOf<'place'>, place: Place): number {
  if (place >= 2 * b.areas.length) return 0
  const area = place < b.insides ? place : place - b.insides
  const walls = 0.3 * b.defence[area] + (b.isCapital[area] ? 0.5 : 0)
  const u = frames.place.counter(f)
  if (u < b.firstLeader) return walls + postValue(s, f.of, place, u)
  let [men, led] = [0, 0]
  for (let v = s.head[place]; v >= 0; v = s.next[v]) {
    if (s.own[v] !== f.of) continue
    if (v >= b.firstLeader) led += b.command[v - b.firstLeader]
    else if (!b.ship[v]) men++
  }
  return walls + Math.max(0, men - led)
}

/** A fleet is out to trade: into the box beside it, with as many ships as fit. */
function scoreFleet(s: AwState, f: FrameOf<'fleet'>, action: AwAction): number {
  switch (action.kind) {
    case 'steer':
      return action.place >= b.tradeBoxes ? 10 : -1
    case 'land':
      return 5
    case 'detach': {
      const place = frames.fleet.place(f)
      return place < b.tradeBoxes && roomBeside(s, place - b.seas) > 0 ? 4 : -1
    }
    default:
      return action.kind === 'anchor' ? 0.1 : -2
  }
}

/** Where things go, and the small questions of the interphase. */
export function scorePlace(s: AwState, f: AwFrame, action: AwAction): number | undefined {
  switch (f.at) {
    case 'surplus':
      return action.kind === 'discard' ? 10 - b.cardAp[action.card] / AP : 0
    case 'mulligan':
    case 'preempt':
      return action.kind === 'no' || (action.kind === 'preempt' && action.yes === 0) ? 1 : 0
    case 'sale':
      return action.kind === 'yes' ? 1 : 0
    case 'rehire':
      // Out of income as long as it lasts, then with the card of the impulse.
      if (action.kind === 'yes') return 3
      if (action.kind === 'ap') return 1 + b.cardAp[action.card] / (20 * AP)
      return action.kind === 'no' ? 1 : 0
    case 'commit':
      // A unit comes back in time, a point does not; but a card is worth more than a point.
      if (action.kind === 'regain') return 3
      if (action.kind === 'build') return 2 - b.kindFull[action.unit] / 10
      if (action.kind === 'yes') return 1
      return action.kind === 'cash' ? 0.5 : undefined
    case 'fleet':
      return scoreFleet(s, f, action)
    case 'plunder':
      // Whoever trades most; an ally is spared where there is another.
      if (action.kind !== 'plunder') return 0
      return tradePoints(b, s, action.country) - ((s.kin[f.of] >> action.country) & 1 ? 6 : 0)
    case 'ravage':
      return action.kind === 'at' ? s.pillage[action.place] : 0
    case 'improve':
      return action.kind === 'at' ? b.defence[action.place] : 0
    case 'raid-from':
      // Not out of an army.
      return action.kind === 'at' && postValue(s, f.of, action.place, 0) > 0 ? 0 : 1
    case 'place':
      return action.kind === 'at' ? standValue(s, f, action.place) : 0
    default:
      return undefined
  }
}
