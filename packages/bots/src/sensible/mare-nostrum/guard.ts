// War and peace on the map of Mare Nostrum: how likely a battle is won, what a conquest brings, which own provinces are
// in danger, and so what a legion, a fortress or a trireme is worth where.

import { type Seat, size } from '@tabularium/kernel'
import {
  CAESAR,
  CITIES_TO_WIN,
  CULTURE,
  connected,
  controlTargets,
  FORTRESS_POINTS,
  has,
  hitChances,
  isPrinted,
  legionsIn,
  linked,
  lossOf,
  lowest,
  MILITARY,
  type MnState,
  NEBUCHADNEZZAR,
  NOBODY,
  PERICLES,
  type Province,
  RAMESSES,
  type Seas,
  TRADE,
  type Track,
  unitsIn,
} from '@tabularium/mare-nostrum/rules'
import { b, CITIES, controlValue, hurt, levelValue, perPiece, provinceValue, stopValue, WEIGHTS, WIN } from './value.ts'

/** What a legion is worth when it is lost. */
export const LEGION = 2.4

const CHANCES = new Map<number, readonly number[]>()

function chancesOf(dice: number, modifier: number, points: number): readonly number[] {
  const key = (dice * 4 + modifier) * 16 + points
  let found = CHANCES.get(key)
  if (found === undefined) {
    found = hitChances({ dice, modifier, points })
    CHANCES.set(key, found)
  }
  return found
}

/** The result of a battle, as expected: how likely only the attacker is left, and both; units lost by each. */
export const battle = { won: 0, shared: 0, lost: 0, killed: 0 }

/** The battle that so many legions of a seat would fight in its own turn against another's units in a province. */
export function foresee(s: MnState, seat: Seat, legions: number, other: Seat, province: Province): void {
  const fortress = s.fortress[province] === other
  const theirs = legionsIn(s, other, province)
  const units = theirs + (fortress ? 1 : 0)
  const own = chancesOf(
    legions + (has(s, seat, RAMESSES) ? 1 : 0),
    has(s, seat, CAESAR) ? 1 : 0,
    (s.fortress[province] === seat ? FORTRESS_POINTS : 0) +
      (s.controller[province] === seat && has(s, seat, NEBUCHADNEZZAR) ? FORTRESS_POINTS : 0),
  )
  const against = chancesOf(
    theirs + (has(s, other, RAMESSES) ? 1 : 0),
    theirs > 0 && has(s, other, PERICLES) ? 2 : 0,
    (fortress ? FORTRESS_POINTS : 0) +
      (s.controller[province] === other && has(s, other, NEBUCHADNEZZAR) ? FORTRESS_POINTS : 0),
  )
  battle.won = 0
  battle.shared = 0
  battle.lost = 0
  battle.killed = 0
  for (let hits = 0; hits < own.length; hits++) {
    if (own[hits] === 0) continue
    const killed = lossOf(units, fortress, hits)
    for (let suffered = 0; suffered < against.length; suffered++) {
      const chance = own[hits] * against[suffered]
      if (chance === 0) continue
      const lost = lossOf(legions, s.fortress[province] === seat, suffered)
      battle.lost += chance * lost
      battle.killed += chance * killed
      if (lost === legions) continue
      if (killed === units) battle.won += chance
      else battle.shared += chance
    }
  }
}

/** By province, who could march into it: the most legions of any one other seat; and what is at stake besides the
 *  province where its great city would make four of a rival's. Filled by `scout`. */
const DANGER: number[] = []
const PERIL: number[] = []
/** By great cities that a rival has: what one more of them would do for him. */
const ONE_MORE: readonly number[] = [0, 0, 4, 25, 25]

/** Which legions of the others could come where in their next turn. */
export function scout(s: MnState, seat: Seat): void {
  for (let province: Province = 0; province < b.provinces.length; province++) {
    DANGER[province] = 0
    PERIL[province] = 0
  }
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other === seat) continue
    while (reach.length < b.provinces.length) reach.push(0)
    for (let province: Province = 0; province < b.provinces.length; province++) reach[province] = 0
    for (let at = s.present[other]; at !== 0; at &= at - 1) {
      const from = lowest(at)
      const legions = legionsIn(s, other, from)
      if (legions === 0) continue
      reach[from] += legions
      for (let to = linked(b, s, other, 1 << from) & ~(1 << from); to !== 0; to &= to - 1) reach[lowest(to)] += legions
    }
    for (let province: Province = 0; province < b.provinces.length; province++) {
      if (reach[province] === 0) continue
      if (reach[province] > DANGER[province]) DANGER[province] = reach[province]
      if (s.built[province] & b.greatCities[province] && s.controller[province] !== other) {
        PERIL[province] = Math.max(PERIL[province], ONE_MORE[Math.min(CITIES[other], 4)])
      }
    }
  }
}
const reach: number[] = []

export const dangerAt = (province: Province): number => DANGER[province]

/** How likely a province with such a defence is lost, by and large. */
function riskOf(danger: number, defence: number): number {
  if (danger === 0) return 0
  return Math.max(0, Math.min(1, (danger - defence + 0.8) / 2.5))
}

const defenceOf = (s: MnState, seat: Seat, province: Province): number =>
  legionsIn(s, seat, province) + (s.fortress[province] === seat ? 1.6 : 0) + (has(s, seat, NEBUCHADNEZZAR) ? 0.8 : 0)

/** What one's own province stands to lose with a defence. */
export const exposure = (s: MnState, province: Province, defence: number): number =>
  DANGER[province] === 0
    ? 0
    : (WEIGHTS.risk * provinceValue(s, province) + PERIL[province]) * riskOf(DANGER[province], defence)

/** What it costs to take a legion away from where it is. */
export function leaveCost(s: MnState, seat: Seat, province: Province): number {
  const defence = defenceOf(s, seat, province)
  if (s.controller[province] === seat) {
    return exposure(s, province, defence - 1) - exposure(s, province, defence) + 0.05
  }
  if (s.controller[province] === NOBODY) return 0
  // A conqueror who leaves gives back what he has.
  const legions = legionsIn(s, seat, province)
  return Math.max(0, conquestValue(s, seat, province, legions) - conquestValue(s, seat, province, legions - 1))
}

/** Buildings a conqueror can occupy with so many legions: resources a round. */
function occupied(s: MnState, province: Province, legions: number): number {
  const built = s.built[province]
  const makers = size(built & (b.caravans[province] | b.cities[province]))
  if (legions <= makers) return legions
  let pieces = makers
  let spare = legions - makers
  if (spare > 0 && built & b.markets[province]) {
    pieces += size(built & b.caravans[province])
    spare--
  }
  if (spare > 0 && built & b.temples[province]) pieces += size(built & b.cities[province])
  return pieces
}

/** For how many rounds an occupation lasts, as a guess. */
const LASTS = 1.6

export function occupyValue(s: MnState, seat: Seat, province: Province, legions: number): number {
  const owner = s.controller[province]
  const pieces = occupied(s, province, legions)
  let value = pieces * LASTS * WEIGHTS.income * (1 + hurt(s, owner))
  const great = s.built[province] & b.greatCities[province]
  if (great !== 0 && legions > 0) {
    value += CITIES[seat] >= 3 ? 0.5 * WIN : CITIES[seat] === 2 ? 6 : 1
    value += CITIES[owner] >= CITIES_TO_WIN ? STOP_CITIES : CITIES[owner] === CITIES_TO_WIN - 1 ? 8 : 0
  }
  if (legions > 0) {
    const trade = s.built[province] & (b.caravans[province] | b.markets[province])
    const culture = s.built[province] & (b.cities[province] | b.temples[province])
    const byTrade = trade === 0 ? 0 : levelValue(s, seat, TRADE, 1) + stopValue(s, owner, TRADE, 1)
    const byCulture = culture === 0 ? 0 : levelValue(s, seat, CULTURE, 1) + stopValue(s, owner, CULTURE, 1)
    value += 0.7 * Math.max(byTrade, byCulture)
  }
  return value
}

/** Taking the control marker: the province is one's own a round later, if the legion is still there. */
export function markerValue(s: MnState, seat: Seat, province: Province): number {
  const owner = s.controller[province]
  const held = s.built[province]
  const value = provinceValue(s, province) + 1
  return 0.55 * value * (1 + hurt(s, owner)) + 0.3 * levelValue(s, seat, 0, size(held & b.caravans[province]))
}

/** A building torn down: its reward, what its owner loses, and the level he may need. */
export function pillageValue(s: MnState, province: Province, pieces: number, reward: number, track: Track): number {
  const owner = s.controller[province]
  return 0.8 * reward + hurt(s, owner) * (1.5 + perPiece() * pieces) + 0.7 * stopValue(s, owner, track, 1)
}

/** What it brings to be alone in another's province with so many legions. */
export function conquestValue(s: MnState, seat: Seat, province: Province, legions: number): number {
  if (legions <= 0) return 0
  const owner = s.controller[province]
  if (owner === NOBODY || owner === seat) return 0
  let value = occupyValue(s, seat, province, legions)
  if (!isPrinted(b, s, province) && s.markersLeft[seat] > 0) {
    const near = linked(b, s, seat, s.control[seat] & ~(1 << province))
    if ((near >> province) & 1) value = Math.max(value, markerValue(s, seat, province))
  }
  if (s.built[province] !== 0) value = Math.max(value, pillageValue(s, province, 1, 1, TRADE))
  return value
}

/** The strongest of the others in a province, or NOBODY. */
export function defender(s: MnState, seat: Seat, province: Province): Seat {
  let found = NOBODY
  let most = 0
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other === seat) continue
    const units = unitsIn(s, other, province)
    if (units > most) {
      most = units
      found = other
    }
  }
  return found
}

/** What it is worth to keep a rival from the victory of four cities. */
const STOP_CITIES = 20

/** What a seat may expect of a province with so many of its legions there at the end of its march. */
export function stakes(s: MnState, seat: Seat, province: Province, legions: number): number {
  const own = s.controller[province] === seat
  const fortress = s.fortress[province] === seat
  const foe = defender(s, seat, province)
  if (foe === NOBODY) {
    if (own) {
      const defence = legions + (fortress ? 1.6 : 0)
      return -exposure(s, province, defence)
    }
    const value = conquestValue(s, seat, province, legions)
    return value <= 0 ? 0 : value * (DANGER[province] > legions + 1 ? 0.7 : 1)
  }
  if (legions === 0 && !fortress) return own ? -0.35 * provinceValue(s, province) : 0
  foresee(s, seat, legions, foe, province)
  const { won, shared, lost, killed } = battle
  let price = LEGION * (killed * hurt(s, foe) - lost) + killed * stopValue(s, foe, MILITARY, 1)
  // Who holds four such cities wins at the end of the phase; a battle that both survive ends stations as well.
  if (CITIES[foe] >= CITIES_TO_WIN && s.built[province] & b.greatCities[province]) price += STOP_CITIES * (won + shared)
  if (own) return price - (1 - won) * 0.35 * provinceValue(s, province)
  const alone = Math.max(1, Math.round(legions - lost))
  const prize = conquestValue(s, seat, province, alone)
  return price + won * prize + shared * 0.15 * prize
}

/** What one more legion in one's own province is worth: defence, and what it could do next door. */
export function legionValue(s: MnState, seat: Seat, province: Province): number {
  const defence = defenceOf(s, seat, province)
  const safety = exposure(s, province, defence) - exposure(s, province, defence + 1)
  const legions = legionsIn(s, seat, province)
  let chance = 0
  for (let to = linked(b, s, seat, 1 << province) & ~s.control[seat]; to !== 0; to &= to - 1) {
    const target = lowest(to)
    if (s.controller[target] === NOBODY) continue
    const foe = defender(s, seat, target)
    const stands = foe === NOBODY ? 0 : unitsIn(s, foe, target)
    if (stands > legions + 2) continue
    const gain = stakes(s, seat, target, legions + 1)
    if (gain > chance) chance = gain
  }
  return 0.4 + safety + 0.55 * chance + levelValue(s, seat, 2, 1)
}

export function fortressValue(s: MnState, seat: Seat, province: Province): number {
  const defence = defenceOf(s, seat, province)
  const safety = exposure(s, province, defence) - exposure(s, province, defence + 1.8)
  return 0.2 + 1.1 * safety + levelValue(s, seat, 2, 1)
}

/** What a fleet lets its owner do: the best province to take control of, and the best to attack. */
export function fleetValue(s: MnState, seat: Seat, seas: Seas): number {
  const before = s.fleet[seat]
  s.fleet[seat] = seas
  let value = 0
  for (let to = controlTargets(b, s, seat); to !== 0; to &= to - 1) {
    const target = controlValue(s, seat, lowest(to)) - 3
    if (target > value) value = target
  }
  let strength = 0
  let from = 0
  for (let at = s.present[seat]; at !== 0; at &= at - 1) {
    const province = lowest(at)
    const legions = legionsIn(s, seat, province)
    if (legions === 0) continue
    from |= 1 << province
    if (b.seasOf[province] & seas) strength += legions
  }
  let attack = 0
  if (strength > 0) {
    for (let to = connected(b, s, seat, from) & ~s.control[seat]; to !== 0; to &= to - 1) {
      const target = lowest(to)
      if (s.controller[target] === NOBODY) continue
      const gain = stakes(s, seat, target, Math.min(strength, 3))
      if (gain > attack) attack = gain
    }
  }
  s.fleet[seat] = before
  return 0.8 * value + 0.5 * attack
}
