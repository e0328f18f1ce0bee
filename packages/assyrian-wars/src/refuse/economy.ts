// Why something of the economy is not possible: the first reason that is true, with its figures and its rule. 5.2, 6.1 to 6.5,
// 6.14 to 6.16, 9.3, 9.4, 9.6

import type { Message, Refusal } from '@tabularium/kernel'
import type { AwAction, Of } from '../board/actions.ts'
import { type Board, boxPlace, field, poolOf, zonePlace } from '../board/board.ts'
import { fleetsAt, forcesAt, hasUnits, isMercenary, isNomadHire, presence, shipsOf } from '../board/counters.ts'
import { type AwFrame, type FrameOf, frames } from '../board/frames.ts'
import {
  AP,
  BLACK,
  BUILD,
  type Country,
  GENERAL,
  HIRE,
  has,
  MOVE,
  NOBODY,
  type Place,
  REDUCED,
  type UnitKind,
  type Zone,
} from '../board/names.ts'
import { type AwState, COMBINING, on, SELLING, STANDING_ARMY } from '../board/state.ts'
import { musterOf } from '../board/unit-tables.ts'
import { isWild } from '../common/alliances.ts'
import { mayEnter } from '../common/passage.ts'
import { besieged } from '../common/walls.ts'
import { hasFresh } from '../economy/pillage.ts'
import { buildPrice, hirePrice, regainPrice } from '../economy/prices.ts'
import { left } from '../economy/purse.ts'
import { DID_RAID, raiderBoxes, raiderIn, SENT_BY, sends } from '../economy/raid.ts'
import { anyHirePlace, hasPlace } from '../economy/sites.ts'
import { isLoaded, isReady, sailing } from '../forces/fleet.ts'
import { DID_DISBAND, DID_LEADER, inPool, isFirstImpulse } from '../recruitment/build.ts'
import { mayClear, mayRebuild } from '../recruitment/rebuild.ts'
import { hasLifted } from '../sea/embarking.ts'
import { shipsIn } from '../sea/search.ts'
import { inAp, unitOf } from '../text/naming.ts'

const { fleet, place: placeFrame } = frames

const no = (code: string, rule: string, args?: Message['args']): Refusal => ({
  code,
  rule,
  message: args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` },
})
const area = (b: Board, at: number) => ({ key: `area.${b.areas[at]}` })
const country = (b: Board, c: Country) => ({ key: `country.${b.countries[c]}` })

/** Too little in the purse for a price. */
const dear = (s: AwState, cost: number, use: number, rule: string): Refusal | undefined =>
  left(s, use) < cost ? no('costs-more', rule, { cost: inAp(cost), left: inAp(left(s, use)) }) : undefined

export function refuseEconomy(b: Board, s: AwState, f: AwFrame, action: AwAction): Refusal | undefined {
  switch (f.at) {
    case 'act':
      return refuseAct(b, s, f.of, action)
    case 'place':
      return action.kind === 'at' ? refuseSite(b, s, f, action.place) : undefined
    case 'fleet':
      return refuseFleet(b, s, f, action)
    default:
      return undefined
  }
}

function refuseAct(b: Board, s: AwState, c: Country, action: AwAction): Refusal | undefined {
  switch (action.kind) {
    case 'build':
      return refuseBuild(b, s, c, action.unit)
    case 'hire':
      return refuseHire(b, s, c, action.unit)
    case 'recruit':
      return refuseRecruit(b, s, c)
    case 'rebuild':
      return refuseRebuild(b, s, c, action.unit)
    case 'regain':
      return refuseRegain(b, s, c, action)
    case 'regain-leader': {
      const u = b.firstLeader + action.leader
      if (s.at[u] !== b.regroup || s.own[u] !== c) return no('leader-not-in-regroup', '6.5')
      return dear(s, regainPrice(b, u), GENERAL, '6.5') ?? no('no-leader-place', '6.3')
    }
    case 'clear':
      if (has(b.isTribe, c)) return no('tribes-repair-nothing', '10.1')
      if (s.pillage[action.area] === 0) return no('not-pillaged', '6.4', { area: area(b, action.area) })
      if (!mayClear(b, s, c, action.area)) return no('not-your-ground', '6.4', { area: area(b, action.area) })
      return dear(s, b.data.constants.build.pillageLevel * AP, GENERAL, '6.4')
    case 'wall':
      if (has(b.isTribe, c)) return no('tribes-repair-nothing', '10.1')
      if (s.damage[action.area] === 0) return no('not-damaged', '6.4', { area: area(b, action.area) })
      if (s.city[action.area] !== c) return no('not-your-city', '6.4', { area: area(b, action.area) })
      if (besieged(s, action.area)) return no('city-besieged', '6.4', { area: area(b, action.area) })
      return dear(s, b.data.constants.build.wallLevel * AP, GENERAL, '6.4')
    case 'combine':
      if (!on(s, COMBINING)) return no('rule-left-out', '9.3', { rule: '9.3' })
      if (!isFirstImpulse(s, c)) return no('first-impulse-only', '9.3')
      return no('no-two-reduced', '9.3', { unit: unitOf(b, action.unit) })
    case 'disband':
      return refuseDisband(b, s, c)
    case 'bid':
      return refuseBid(b, s, c, action)
    case 'pillage':
      return refusePillage(b, s, c, action.area)
    case 'raid-with':
      return refuseRaider(b, s, c, action)
    case 'raid':
      if (raiderBoxes(b, s, c, true) === 0) return no('no-raiders', '6.15')
      if (raiderBoxes(b, s, c) === 0) return no('raiders-just-came', '6.15')
      if ((s.did & DID_RAID) !== 0) return no('raided-already', '6.15')
      return dear(s, b.data.constants.raid.activate * AP, GENERAL, '6.15')
    case 'raid-end': {
      const u = raiderIn(b, s, action.box)
      return u < 0 || s.own[u] !== c ? no('not-your-raider', '6.15') : no('raiders-just-came', '6.15')
    }
    case 'sail':
      return refuseSail(b, s, c, action.place)
    case 'search':
      return refuseSearch(b, s, c, action.place - b.seas)
    case 'withhold':
      return no('pays-nothing', '5.2.3', { country: country(b, action.country) })
    case 'merciless':
      if (c !== b.assyria) return no('assyria-only', '7.4.4')
      if (s.refused[action.country] !== BLACK) return no('no-refuser', '7.4.4', { country: country(b, action.country) })
      return no('not-at-war', '7.4.4', { country: country(b, action.country) })
    default:
      return undefined
  }
}

function refuseBuild(b: Board, s: AwState, c: Country, kind: UnitKind): Refusal | undefined {
  const what = { unit: unitOf(b, kind) }
  if (b.kindNation[kind] !== c) {
    const hired = isMercenary(b, b.kindFirst[kind])
    return hired
      ? no('hired-not-built', '6.1', what)
      : no('not-your-unit', '6.1', { ...what, country: country(b, b.kindNation[kind]) })
  }
  const u = inPool(b, s, c, kind)
  if (u === NOBODY) return no('none-in-pool', '6.1', what)
  if (!hasPlace(b, s, c, u)) return b.ship[u] ? no('no-own-port', '6.16.a') : no('no-home-city', '6.1')
  return dear(s, buildPrice(b, s, u), BUILD, '6.1')
}

function refuseHire(b: Board, s: AwState, c: Country, kind: UnitKind): Refusal | undefined {
  if (!isMercenary(b, b.kindFirst[kind])) return no('built-not-hired', '6.2', { unit: unitOf(b, kind) })
  if (isWild(b, s, c)) return no('tribes-hire-nobody', '10.1')
  const u = inPool(b, s, c, kind)
  if (u === NOBODY) return no('none-in-pool', '6.2', { unit: unitOf(b, kind) })
  if (!anyHirePlace(b, s, c)) return no('no-place-to-hire', '6.2')
  return dear(s, hirePrice(b, s, u), HIRE, '6.2')
}

function refuseRecruit(b: Board, s: AwState, c: Country): Refusal | undefined {
  if (has(b.isTribe, c)) return no('tribes-buy-no-leaders', '10.1')
  if ((s.did & DID_LEADER) !== 0) return no('one-leader', '6.3')
  let some = false
  for (let u = s.head[poolOf(b, c)]; u >= 0; u = s.next[u]) some ||= u >= b.firstLeader && u < b.firstKing
  if (!some) return no('no-leader-left', '6.3')
  return dear(s, b.data.constants.leaderCost * AP, GENERAL, '6.3') ?? no('no-leader-place', '6.3')
}

function refuseRebuild(b: Board, s: AwState, c: Country, kind: UnitKind): Refusal | undefined {
  const what = { unit: unitOf(b, kind) }
  const first = b.kindFirst[kind]
  if (isNomadHire(b, first)) return no('nomads-not-rebuilt', '10.1', what)
  let reduced = false
  let able = false
  for (let u = first; u < first + b.kindCount[kind]; u++) {
    if (s.own[u] !== c || s.side[u] !== REDUCED || s.at[u] >= b.tradeBoxes) continue
    reduced = true
    able ||= mayRebuild(b, s, c, u)
  }
  if (!reduced) return no('none-reduced', '6.4', what)
  if (!able) return b.ship[first] ? no('no-friendly-port', '6.16.a') : no('no-line-home', '6.4', what)
  return dear(s, musterOf(b).rebuild[kind], BUILD, '6.4')
}

function refuseRegain(b: Board, s: AwState, c: Country, { unit: kind, side }: Of<'regain'>): Refusal | undefined {
  let found = NOBODY
  for (let u = s.head[b.regroup]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.kind[u] === kind && s.side[u] === side && (s.own[u] === c || isMercenary(b, u))) found = u
  }
  if (found === NOBODY) return no('not-in-regroup', '6.5', { unit: unitOf(b, kind, side) })
  if (isWild(b, s, c)) return no('tribes-hire-nobody', '10.1')
  const why = dear(s, regainPrice(b, found), GENERAL, '6.5')
  if (why) return why
  return isMercenary(b, found) ? no('no-place-to-hire', '6.2') : no('no-home-city', '6.1')
}

function refuseDisband(b: Board, s: AwState, c: Country): Refusal | undefined {
  const { cost, unitFactor } = b.data.constants.standingArmy
  if (!on(s, STANDING_ARMY)) return no('rule-left-out', '9.4', { rule: '9.4' })
  if (c >= b.powers || c === b.assyria) return no('not-for-assyria', '9.4')
  if (!isFirstImpulse(s, c) || (s.did & DID_DISBAND) !== 0) return no('first-impulse-only', '9.4')
  return dear(s, cost * AP, GENERAL, '9.4') ?? no('no-such-regular', '9.4', { factor: unitFactor })
}

function refuseBid(b: Board, s: AwState, c: Country, { power, unit: kind }: Of<'bid'>): Refusal | undefined {
  if (!on(s, SELLING)) return no('rule-left-out', '9.6', { rule: '9.6' })
  if (isWild(b, s, c)) return no('tribes-hire-nobody', '10.1')
  if (has(s.sold, c)) return no('sellers-do-not-buy', '9.6', { country: country(b, c) })
  if (power === c || !has(s.active, power)) return no('no-seller', '9.6', { country: country(b, power) })
  if (has(s.spurned, power)) return no('said-no', '9.6', { country: country(b, power) })
  if (isNomadHire(b, b.kindFirst[kind])) return no('nomads-not-sold', '9.6', { unit: unitOf(b, kind) })
  const u = inPool(b, s, power, kind)
  if (u === NOBODY || !isMercenary(b, u)) {
    return no('not-in-their-pool', '9.6', { unit: unitOf(b, kind), country: country(b, power) })
  }
  return dear(s, hirePrice(b, s, u), HIRE, '9.6') ?? no('no-place-to-hire', '6.2')
}

function refusePillage(b: Board, s: AwState, c: Country, at: number): Refusal | undefined {
  const where = { area: area(b, at) }
  if (!hasUnits(b, s, field(at), c)) return no('no-units-there', '6.14', where)
  if (s.sacked[at] === 1) return no('pillaged-already', '6.14', where)
  const most = b.data.constants.pillageMaxLevel
  if (s.pillage[at] >= most) return no('pillaged-bare', '6.14', { ...where, level: most })
  const owner = b.owner[at]
  if (owner === c) return no('own-land', '6.14', where)
  if (owner === NOBODY && b.tradeCity[at] < 0) return no('nothing-to-pillage', '6.14', where)
  if (owner !== NOBODY && !has(s.war[c], owner)) return no('at-peace-with', '6.14', { country: country(b, owner) })
  return hasFresh(b, s, c, at) ? no('pillage-barred', '6.11.l', where) : no('units-finished', '6.7.7', where)
}

function refuseRaider(b: Board, s: AwState, c: Country, { unit: kind, side }: Of<'raid-with'>): Refusal | undefined {
  const first = b.kindFirst[kind]
  if (b.ship[first]) return no('ships-do-not-raid', '6.15')
  if (isMercenary(b, first) && !isNomadHire(b, first)) return no('mercenaries-do-not-raid', '6.15')
  const nation = b.nation[first]
  const whose = isMercenary(b, first) || !sends(b, s, c, nation) ? c : nation
  if (has(s.did >> SENT_BY, whose)) return no('one-raider', '6.15')
  const why = dear(s, b.data.constants.raid.enter * AP, GENERAL, '6.15')
  if (why) return why
  let mine = 0
  for (let box = 0; box < b.raids; box++) {
    const u = raiderIn(b, s, box)
    if (u >= 0 && has(raiderBoxes(b, s, c, true), box)) mine++
  }
  if (mine === b.raids) return no('raid-boxes-full', '6.15', { boxes: b.raids })
  return no('no-unit-to-raid', '6.15', { unit: unitOf(b, kind, side) })
}

function refuseSail(b: Board, s: AwState, c: Country, place: Place): Refusal | undefined {
  if (shipsOf(b, s, place, c) === 0) return no('no-ships-there', '6.16.b')
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] !== c || !isReady(b, s, u)) continue
    const { fleetZone, fleetTradeBox } = b.data.constants.movement
    return dear(s, (place >= b.tradeBoxes ? fleetTradeBox : fleetZone) * AP, MOVE, '6.16.b')
  }
  return no('fleet-done', '6.16.b')
}

function refuseSearch(b: Board, s: AwState, c: Country, zone: Zone): Refusal | undefined {
  if (zone >= b.zones.length) return no('no-search-in-boxes', '6.16.g')
  const place = zonePlace(b, zone)
  if (shipsOf(b, s, place, c) === 0) return no('no-ships-there', '6.16.f')
  if ((fleetsAt(b, s, place) & s.war[c]) === 0) return no('no-enemy-fleet', '6.16.f')
  if (has(s.sought, zone)) return no('searched-already', '6.16.f')
  return dear(s, b.data.constants.naval.search * AP, MOVE, '6.16.f') ?? no('fleet-done', '6.16.f')
}

/** Why a new counter may not stand there. R11, R51 */
function refuseSite(b: Board, s: AwState, f: FrameOf<'place'>, place: Place): Refusal | undefined {
  const c = f.of
  const u = placeFrame.counter(f)
  if (b.ship[u]) return no('no-own-port-there', '6.16.a')
  const at = place < b.insides ? place : place - b.insides
  if (at >= b.areas.length) return no('not-on-land', '6.1')
  const where = { area: area(b, at) }
  if ((presence(b, s, at) & s.war[c]) !== 0) return no('enemies-there', '6.1', where)
  if (isMercenary(b, u)) {
    const owner = b.owner[at]
    if (owner !== NOBODY && owner !== c && has(s.kin[c], owner)) return no('allied-ground', '6.2', where)
    if (!has(forcesAt(b, s, place), c)) return no('no-own-force', '6.2', where)
    return no('city-besieged', '6.2', where)
  }
  const rule = u >= b.firstLeader ? '6.3' : '6.1'
  if (b.home[at] !== c) return no('not-home', rule, { ...where, country: country(b, c) })
  if (u < b.firstLeader && !b.isSquare[at]) return no('no-city-there', rule, where)
  if (b.isCity[at] && besieged(s, at)) return no('city-besieged', rule, where)
  return no('not-your-city', rule, where)
}

function refuseFleet(b: Board, s: AwState, f: FrameOf<'fleet'>, action: AwAction): Refusal | undefined {
  const place = fleet.place(f)
  const { fleetZone, fleetTradeBox } = b.data.constants.movement
  if (action.kind === 'steer' || action.kind === 'storm') {
    const to = action.place
    const box = to >= b.tradeBoxes
    if (
      place >= b.tradeBoxes ? box || !b.boxZones[place - b.tradeBoxes].includes(to - b.seas) : !adjacent(b, place, to)
    ) {
      return no('not-adjacent-water', '6.16.b')
    }
    if (box && isLoaded(b, s, place)) return no('loaded-fleet', '6.16.c')
    const why = dear(s, (box || place >= b.tradeBoxes ? fleetTradeBox : fleetZone) * AP, MOVE, '6.16.b')
    if (why || !box) return why
    const free = b.boxSlots[to - b.tradeBoxes] - shipsIn(b, s, to, -1)
    const ships = sailing(b, s, place)
    return ships > free ? no('no-room', '6.16.g', { free, ships }) : no('fleet-has-moved', '6.16.b')
  }
  if (action.kind === 'search') {
    const here = place < b.tradeBoxes && action.place === place
    return here ? refuseSearch(b, s, f.of, place - b.seas) : no('no-ships-there', '6.16.f')
  }
  if (action.kind !== 'load' && action.kind !== 'land') return undefined
  const where = { area: area(b, action.area) }
  if (place >= b.tradeBoxes || !b.ports[place - b.seas].includes(action.area))
    return no('no-port-here', '6.16.d', where)
  if (action.kind === 'load')
    return hasLifted(b, s, place) ? no('one-lift', '6.16.c') : no('nothing-to-load', '6.16.c', where)
  if (!isLoaded(b, s, place)) return no('nothing-aboard', '6.16.d')
  return mayEnter(b, s, f.of, action.area) === 1
    ? no('nobody-to-land', '6.16.e', where)
    : no('may-not-land', '8.1', where)
}

const adjacent = (b: Board, from: Place, to: Place): boolean =>
  to >= b.tradeBoxes
    ? b.boxesOf[from - b.seas].some(box => boxPlace(b, box) === to)
    : b.zoneNear[from - b.seas].includes(to - b.seas)
