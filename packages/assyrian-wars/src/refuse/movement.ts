// Why a movement is not possible: the first reason that is true, with its figures and its rule. 6.6, 6.10, 8.1

import type { Message, Refusal } from '@tabularium/kernel'
import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, field, inside, isInside, terrain } from '../board/board.ts'
import { isLand, isLeader, isMercenary, isRuler, leadersOf, unitsOf } from '../board/counters.ts'
import { type AwFrame, type FrameOf, frames } from '../board/frames.ts'
import {
  AP,
  type Area,
  bit,
  CARRIED,
  type Counter,
  type Country,
  DROPPED,
  type Face,
  FINISHED,
  FOUGHT,
  has,
  IDLE,
  type Leader,
  MOVE,
  NOBODY,
  type Place,
  REFUSED,
  SHELTERED,
  SUPPLY,
  type UnitKind,
} from '../board/names.ts'
import { type AwState, seatOf } from '../board/state.ts'
import { blocker, friendlyCity } from '../common/passage.ts'
import { besieged } from '../common/walls.ts'
import { left } from '../economy/purse.ts'
import { isHidden } from '../fog/piles.ts'
import { freeCard, groupOf } from '../forces/army-groups.ts'
import { armySize, FORCE, measure, room } from '../forces/force.ts'
import { evasionTargets, following, isSure } from '../movement/evasion.ts'
import {
  ASHORE,
  AT_GATE,
  AT_PEACE,
  attackBar,
  CLOSED,
  freeBy,
  MEDES,
  NO_PATH,
  NO_UNITS,
  OPEN,
  RECKLESS,
  RED_PATH,
  SANCTUARY,
  SWOLLEN,
  stepBar,
  stepCost,
} from '../movement/step.ts'
import { robsUnits } from '../nomads/reinforcements.ts'
import { inAp, unitOf } from '../text/naming.ts'

const { evade, intercept, march, supply } = frames

const no = (code: string, rule: string, args?: Message['args']): Refusal => ({
  code,
  rule,
  message: args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` },
})
const area = (b: Board, at: number) => ({ key: `area.${b.areas[at]}` })
const country = (b: Board, c: Country) => ({ key: `country.${b.countries[c]}` })
const person = (b: Board, leader: Leader) => ({ key: `leader.${b.leaders[leader]}` })

export function refuseMove(b: Board, s: AwState, f: AwFrame, action: AwAction): Refusal | undefined {
  switch (f.at) {
    case 'act':
      return refuseStart(b, s, f, action)
    case 'march':
      return refuseOnMarch(b, s, f, action)
    case 'supply':
      return refuseSupply(b, s, f, action)
    case 'evade':
      return refuseEvasion(b, s, f, action)
    case 'intercept':
      return refuseInterception(b, s, f, action)
    default:
      return undefined
  }
}

/** A counter that cannot set out. */
function refuseWalker(b: Board, s: AwState, c: Country, leader: Leader): Refusal | undefined {
  const u: Counter = b.firstLeader + leader
  const who = { leader: person(b, leader) }
  if (s.own[u] !== c) return no('leader-not-yours', '6.6.2', { ...who, country: country(b, c) })
  const at = areaAt(b, s.at[u])
  if (at < 0) return no('leader-off-map', '6.6.2', who)
  if ((s.busy[u] & (FINISHED | FOUGHT)) !== 0) return no('finished', '6.7.7', who)
  if ((s.busy[u] & CARRIED) !== 0) return no('carried', '6.16.d', who)
  if ((s.busy[u] & SHELTERED) !== 0) return no('sheltered', '6.6', { ...who, area: area(b, at) })
  if (isInside(b, s.at[u]) && besieged(s, at)) return no('shut-in', '6.8', { ...who, area: area(b, at) })
  return undefined
}

function refuseStart(b: Board, s: AwState, f: AwFrame, action: AwAction): Refusal | undefined {
  const c = f.of
  const k = b.data.constants
  switch (action.kind) {
    case 'march': {
      const why = refuseWalker(b, s, c, action.leader)
      if (why) return why
      if ((s.busy[b.firstLeader + action.leader] & IDLE) !== 0) {
        return no('idle', '6.6', { leader: person(b, action.leader) })
      }
      return no('no-ap-to-march', '6.6', { left: inAp(left(s, MOVE)) })
    }
    case 'single':
      return refuseSingle(b, s, c, action.area)
    case 'relocate': {
      const u = b.firstLeader + action.leader
      const why = refuseWalker(b, s, c, action.leader)
      if (why) return why
      if (s.relocated === 1) return no('relocated-once', '6.6.7')
      const units = unitsOf(b, s, s.at[u], c)
      if (units > 0) return no('leader-with-troops', '6.6.7', { leader: person(b, action.leader), units })
      if (left(s) < AP * k.leaderRelocationCost) {
        return no('costs-more', '6.6.7', { cost: k.leaderRelocationCost, left: inAp(left(s)) })
      }
      if (robsUnits(b, s, c, AP * k.leaderRelocationCost)) return no('ap-for-units', '10.1.1')
      return no('no-friendly-goal', '6.6.7', { range: k.leaderRelocationRange })
    }
    case 'force-march': {
      const why = refuseWalker(b, s, c, action.leader)
      if (why) return why
      if (s.cardsPlayed === 0) return no('forced-without-card', '6.6.8')
      if (left(s) < AP * k.forcedMarchCost) {
        return no('costs-more', '6.6.8', { cost: k.forcedMarchCost, left: inAp(left(s)) })
      }
      if (robsUnits(b, s, c, AP * k.forcedMarchCost)) return no('ap-for-units', '10.1.1')
      return no('no-friendly-way', '6.6.8', { leader: person(b, action.leader) })
    }
    case 'sell-group':
      if (b.data.countries[c].canSellArmyGroup !== true)
        return no('group-not-for-sale', '6.6.6', { country: country(b, c) })
      return has(s.had, c) ? no('group-sale-late', '6.6.6') : no('group-none', '6.6.6')
    default:
      return undefined
  }
}

function refuseSingle(b: Board, s: AwState, c: Country, at: number): Refusal {
  let hired = 0
  let regulars = 0
  for (const place of [field(at), inside(b, at)]) {
    for (let u = s.head[place]; u >= 0; u = s.next[u]) {
      if (s.own[u] !== c || !isLand(b, u)) continue
      if (isMercenary(b, u)) hired++
      else regulars++
    }
  }
  const where = { area: area(b, at), country: country(b, c) }
  if (regulars === 0) return hired > 0 ? no('hired-alone', '6.6', where) : no('no-units-there', '6.6', where)
  if (left(s, MOVE) < AP / 2) return no('no-ap-to-march', '6.6', { left: inAp(left(s, MOVE)) })
  return no('units-finished', '6.6', where)
}

const STEP_CODES: Readonly<Record<number, readonly [string, string]>> = {
  [NO_PATH]: ['no-path', '6.6'],
  [CLOSED]: ['closed-area', '4.1'],
  [RED_PATH]: ['red-path', '1.3'],
  [SWOLLEN]: ['swollen', '6.11.e'],
  [MEDES]: ['medes-abroad', '10.2'],
  [SANCTUARY]: ['sanctuary', '6.11.h'],
  [NO_UNITS]: ['leader-alone', '6.6.2'],
  [RECKLESS]: ['reckless', '10.1.1'],
  [ASHORE]: ['landed', '6.16.d'],
}

/** Why the force that is on the march cannot go there. */
function refuseStep(b: Board, s: AwState, f: FrameOf<'march'>, to: Area): Refusal {
  const from = areaAt(b, march.place(f))
  const force = measure(b, s, s.moving)
  const bar = stepBar(b, s, force, s.moving, from, to)
  const where = { from: area(b, from), area: area(b, to) }
  if (bar === AT_GATE) return no('enemy-at-gate', '6.12', { area: area(b, from) })
  if (bar === AT_PEACE) return no('at-peace', '8.1', { ...where, country: country(b, blocker(b, s, to)) })
  const known = STEP_CODES[bar]
  if (known) return no(known[0], known[1], where)
  if (bar !== OPEN || freeBy(b, s, force, s.moving, from, to) !== 0) return no('not-now', '6.6')
  const cost = stepCost(b, s, force, from, to)
  if (left(s, MOVE) >= cost) return no('ap-for-units', '10.1.1')
  return no('step-too-dear', '6.6', { ...where, cost: inAp(cost), left: inAp(left(s, MOVE)) })
}

function refuseOnMarch(b: Board, s: AwState, f: FrameOf<'march'>, action: AwAction): Refusal | undefined {
  const place = march.place(f)
  measure(b, s, s.moving)
  switch (action.kind) {
    case 'to':
      return refuseStep(b, s, f, action.area)
    case 'take':
      return refuseTake(b, s, f.of, place, action.unit, action.side)
    case 'leave': {
      const unit = { unit: unitOf(b, action.unit, action.side) }
      const there = s.moving.some(u => u < b.firstLeader && b.kind[u] === action.unit && s.side[u] === action.side)
      if (!there) return no('not-in-force', '6.6.2', unit)
      return no(FORCE.armies === 0 ? 'one-unit' : 'last-unit', '6.6.2', unit)
    }
    case 'with':
      return refuseCompany(b, s, f, action.leader)
    case 'part':
      return no('no-group', '6.6.3', { leader: person(b, action.leader) })
    case 'chief':
      if (FORCE.kings > 0) return no('king-commands', '6.6.3')
      return s.chosen === 1
        ? no('chief-chosen', '6.6.4')
        : no('no-group', '6.6.3', { leader: person(b, action.leader) })
    case 'go-in': {
      const at = areaAt(b, place)
      if (isInside(b, place)) return no('inside-already', '6.6', { area: area(b, at) })
      if (!b.isCity[at]) return no('no-city', '1.2', { area: area(b, at) })
      if (besieged(s, at)) return no('city-besieged', '6.8', { area: area(b, at) })
      return friendlyCity(b, s, f.of, at)
        ? no('ally-not-welcome', '6.9', { area: area(b, at) })
        : no('city-closed', '6.9', { area: area(b, at) })
    }
    case 'go-out': {
      const at = areaAt(b, place)
      if (!isInside(b, place)) return no('outside-already', '6.6', { area: area(b, at) })
      const known = STEP_CODES[attackBar(b, s, FORCE, s.moving, at)]
      return known ? no(known[0], known[1], { from: area(b, at), area: area(b, at) }) : undefined
    }
    case 'slow':
      return no(FORCE.cavalry < FORCE.units || FORCE.units === 0 ? 'not-all-mounted' : 'pace-chosen', '9.7')
    default:
      return undefined
  }
}

function refuseTake(b: Board, s: AwState, c: Country, place: Place, unit: UnitKind, side: Face): Refusal {
  const name = { unit: unitOf(b, unit, side), area: area(b, areaAt(b, place)) }
  if (FORCE.armies === 0) return no('one-unit', '6.6', name)
  let finished = false
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (isLeader(b, u) || b.kind[u] !== unit || s.side[u] !== side || s.moving.includes(u)) continue
    if (isHidden(b, s, seatOf(s, c), u)) continue // 9.5
    if (!has(FORCE.countries, s.own[u])) return no('not-your-unit', '6.6.2', { ...name, country: country(b, s.own[u]) })
    if ((s.busy[u] & DROPPED) !== 0) return no('left-behind', '6.6.2', name)
    if ((s.busy[u] & (FINISHED | FOUGHT | CARRIED | SHELTERED)) !== 0) finished = true
    else if (room(b, s, s.own[u], isMercenary(b, u)) <= 0)
      return no('command-full', '6.6.2', { ...name, command: commandOf(b, s, s.own[u]) })
  }
  return no(finished ? 'unit-finished' : 'no-such-unit', '6.6.2', name)
}

const commandOf = (b: Board, s: AwState, c: Country): number =>
  s.moving.reduce((sum, u) => sum + (isLeader(b, u) && s.own[u] === c ? armySize(b, s, u, FORCE.armies) : 0), 0)

/** Why an army cannot come along. 6.6.3, 6.6.4 */
function refuseCompany(b: Board, s: AwState, f: FrameOf<'march'>, leader: Leader): Refusal {
  const place = march.place(f)
  const u: Counter = b.firstLeader + leader
  const who = { leader: person(b, leader) }
  if (s.at[u] !== place) return no('leader-elsewhere', '6.6.3', { ...who, area: area(b, areaAt(b, place)) })
  if (!has(s.kin[f.of], s.own[u])) return no('not-allied', '6.6.4', { ...who, country: country(b, s.own[u]) })
  if ((s.busy[u] & REFUSED) !== 0) return no('join-declined', '6.6.4', { ...who, country: country(b, s.own[u]) })
  if (s.moving.includes(u) || (s.busy[u] & DROPPED) !== 0) return no('with-already', '6.6.3', who)
  if ((s.busy[u] & (FINISHED | FOUGHT)) !== 0) return no('finished', '6.7.7', who)
  if (FORCE.armies === 0) return no('one-unit', '6.6', { area: area(b, areaAt(b, place)) })
  const most = b.data.constants.armyGroup.maxArmies
  if (FORCE.armies >= most) return no('three-armies', '6.6.3', { most })
  if (FORCE.kings > 0 && isRuler(b, s, u)) return no('two-kings', '6.6.3', who)
  const own = s.own[u]
  let led = 0
  for (const v of s.moving) if (isLeader(b, v) && s.own[v] === own) led++
  const units = unitsOf(b, s, place, own)
  if (units <= led) return no('army-without-unit', '6.6.2', { ...who, units, leaders: leadersOf(b, s, place, own) })
  const grouped = s.moving.some(v => isLeader(b, v) && groupOf(b, s, v) !== NOBODY)
  if (!grouped && freeCard(b, s, FORCE.countries | bit(own)) === NOBODY) return no('no-group-card', '6.6.3')
  return no(own === b.media ? 'medes-group' : 'three-countries', own === b.media ? '10.2' : '6.6.3', who)
}

function refuseSupply(b: Board, s: AwState, f: FrameOf<'supply'>, action: AwAction): Refusal | undefined {
  if (action.kind === 'pay-supply') {
    return no('costs-more', '6.10', { cost: b.data.constants.supplyCost, left: inAp(left(s, SUPPLY)) })
  }
  if (action.kind === 'forage')
    return no('bare-ground', '6.14', { area: area(b, supply.area(f)), level: s.pillage[supply.area(f)] })
  if (action.kind === 'starve') return no('supply-possible', '6.10')
  return undefined
}

const goals: Place[] = []

function refuseEvasion(b: Board, s: AwState, f: FrameOf<'evade'>, action: AwAction): Refusal | undefined {
  if (action.kind !== 'evade' && action.kind !== 'shelter') return undefined
  const c = f.of
  const at = evade.area(f)
  evasionTargets(b, s, c, at, goals)
  if (action.kind === 'shelter') {
    if (goals.includes(inside(b, at)) && isSure(b, s, following(b, s, c, at), at, evade.attackers(f))) {
      return no('sure-anyway', '6.6.10', { area: area(b, at) })
    }
    return b.isCity[at] ? no('city-closed', '6.9', { area: area(b, at) }) : no('no-city', '1.2', { area: area(b, at) })
  }
  const where = { from: area(b, at), area: area(b, action.area) }
  if (terrain(b, at, action.area) < 0) return no('no-path', '6.6', where)
  return no('no-refuge', '6.6.10', where)
}

function refuseInterception(b: Board, s: AwState, f: FrameOf<'intercept'>, action: AwAction): Refusal | undefined {
  const place = intercept.place(f)
  if (action.kind !== 'intercept' && action.kind !== 'intercept-group') return undefined
  const u = b.firstLeader + action.leader
  const who = { leader: person(b, action.leader), area: area(b, areaAt(b, place)) }
  if (s.at[u] !== place || s.own[u] !== f.of) return no('leader-elsewhere', '6.6.9', who)
  if ((s.busy[u] & (FOUGHT | FINISHED)) !== 0) return no('fought-already', '6.6.9', who)
  if (unitsOf(b, s, place, f.of) === 0) return no('army-of-none', '6.6.9', who)
  const card = groupOf(b, s, u)
  if (card !== NOBODY && s.own[s.chief[card]] !== f.of) {
    return no('under-command', '6.6.9', { ...who, chief: person(b, s.chief[card] - b.firstLeader) })
  }
  return no('no-way-there', '6.6.9', who)
}
