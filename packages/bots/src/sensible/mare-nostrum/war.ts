// How a sensible player of Mare Nostrum likes what it can do in phase 4: sail, march, fight, and use what it conquers.

import { type Seat, size } from '@tabularium/kernel'
import type { MnAction } from '@tabularium/mare-nostrum'
import {
  CULTURE,
  HAMILCAR,
  has,
  legionsIn,
  lowest,
  type MnState,
  NOBODY,
  type Sea,
  type Slot,
  TRADE,
  type Track,
  triremesIn,
} from '@tabularium/mare-nostrum/rules'
import { fleetValue, LEGION, leaveCost, markerValue, occupyValue, pillageValue, scout, stakes } from './guard.ts'
import { b, CITIES, hurt, levelValue, PRODUCES, provinceValue, stopValue, THREAT, WIN, yieldOf } from './value.ts'

type Scores = Float64Array | number[]

/** With whom peace helps most: whose legions are in one's provinces or could come there. */
export function peaceValue(s: MnState, seat: Seat, player: Seat): number {
  let value = 0
  for (let rest = s.control[seat]; rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    value += 3 * legionsIn(s, player, province)
    for (let near = b.near[province]; near !== 0; near &= near - 1) value += legionsIn(s, player, lowest(near))
  }
  return value * (1 + 3 * THREAT[player])
}

/** A trireme elsewhere: what the fleet can do then, against now. */
function sailValue(s: MnState, seat: Seat, sea: Sea, to: Sea, now: number): number {
  const alone = triremesIn(s, seat, sea) === 1
  const seas = (alone ? s.fleet[seat] & ~(1 << sea) : s.fleet[seat]) | (1 << to)
  return seas === s.fleet[seat] ? -0.3 : fleetValue(s, seat, seas) - now - 0.3
}

const SEA_BATTLE = 0.5

function attackValue(s: MnState, seat: Seat, sea: Sea, player: Seat): number {
  const own = triremesIn(s, seat, sea)
  const theirs = triremesIn(s, player, sea)
  return SEA_BATTLE * (own - theirs) - 0.1 + (own >= theirs ? THREAT[player] : 0)
}

/** By province: legions that could march there now, what the best number of them gains, the cheapest to take. */
const coming: number[] = []
const gains: number[] = []
const cheapest: number[] = []
const costs: number[] = []
const UNKNOWN = -1e6
/** No more than so many legions are sent to one place. */
const MOST_SENT = 5

export function scoreMarch(s: MnState, seat: Seat, legal: readonly MnAction[], n: number, out: Scores): void {
  const provinces = b.provinces.length
  for (let p = 0; p < provinces; p++) {
    coming[p] = 0
    gains[p] = UNKNOWN
    cheapest[p] = 1e6
    costs[p] = UNKNOWN
  }
  for (let i = 0; i < n; i++) {
    const action = legal[i]
    if (action.kind !== 'march') continue
    const { province: from, to } = action
    if (costs[from] === UNKNOWN) costs[from] = leaveCost(s, seat, from)
    coming[to] += legionsIn(s, seat, from) - s.marched[from]
    if (costs[from] < cheapest[to]) cheapest[to] = costs[from]
  }
  for (let to = 0; to < provinces; to++) {
    if (coming[to] === 0) continue
    const there = legionsIn(s, seat, to)
    const base = stakes(s, seat, to, there)
    let best = UNKNOWN
    const most = Math.min(coming[to], MOST_SENT)
    for (let k = 1; k <= most; k++) {
      const gain = stakes(s, seat, to, there + k) - base - k * cheapest[to]
      if (gain > best) best = gain
    }
    gains[to] = best
  }
  for (let i = 0; i < n; i++) {
    const action = legal[i]
    out[i] = action.kind === 'march' ? gains[action.to] + cheapest[action.to] - costs[action.province] - 0.15 : 0
  }
}

/** Resources a round of one building for whoever holds it alone. */
function makes(s: MnState, slot: Slot): number {
  const province = b.slotProvince[slot]
  const bit = b.slotBit[slot]
  return yieldOf(province, s.built[province]) - yieldOf(province, s.built[province] & ~bit)
}

const trackOf = (slot: Slot): Track => {
  const province = b.slotProvince[slot]
  return b.slotBit[slot] & (b.caravans[province] | b.markets[province]) ? TRADE : CULTURE
}

function rewardOf(slot: Slot): number {
  const province = b.slotProvince[slot]
  return b.slotBit[slot] & (b.caravans[province] | b.cities[province]) ? 1 : 0
}

/** Which building of a province to occupy first: a great city where it counts, what yields, what doubles. */
function slotScore(s: MnState, seat: Seat, slot: Slot): number {
  const province = b.slotProvince[slot]
  const owner = s.controller[province]
  if (owner === NOBODY || owner === seat) return yieldScore(s, seat, slot)
  return yieldScore(s, seat, slot) + 2 * stopValue(s, owner, trackOf(slot), 1)
}

function yieldScore(s: MnState, seat: Seat, slot: Slot): number {
  const province = b.slotProvince[slot]
  const bit = b.slotBit[slot]
  if (bit & b.greatCities[province]) return 1.2 + (CITIES[seat] >= 3 ? 10 : 0)
  if (bit & b.cities[province]) return 1 + 0.2 * levelValue(s, seat, 1, 1)
  if (bit & b.caravans[province]) {
    const fresh = ((PRODUCES[seat] >> b.slotGood[slot]) & 1) === 0
    return (fresh ? 1.1 : 0.9) + 0.2 * levelValue(s, seat, 0, 1)
  }
  return 0.3
}

function scoreConquest(s: MnState, seat: Seat, action: MnAction): number {
  switch (action.kind) {
    case 'hold': {
      const { province } = action
      if (s.markerRound[province] > 0) return markerValue(s, seat, province) + 0.1
      return occupyValue(s, seat, province, size(s.aside[province] & s.built[province])) + 0.05
    }
    case 'pillage': {
      const province = b.slotProvince[action.slot]
      const track = trackOf(action.slot)
      const reward = rewardOf(action.slot) * (has(s, seat, HAMILCAR) ? 2 : 1)
      const great = b.slotBit[action.slot] & b.greatCities[province]
      const stop =
        great === 0 ? 0 : CITIES[s.controller[province]] >= 4 ? 20 : CITIES[s.controller[province]] === 3 ? 8 : 0
      return pillageValue(s, province, makes(s, action.slot), reward, track) + stop
    }
    case 'occupy': {
      if (action.slot < 0) return 0
      const province = b.slotProvince[action.slot]
      const legions = legionsIn(s, seat, province)
      const great = b.slotBit[action.slot] & b.greatCities[province]
      const win = great !== 0 && CITIES[seat] >= 3 ? WIN : 0
      return occupyValue(s, seat, province, legions) + 0.1 * slotScore(s, seat, action.slot) + win
    }
    case 'marker':
      return markerValue(s, seat, action.province)
    default:
      return 0
  }
}

function loseValue(s: MnState, seat: Seat, slot: Slot): number {
  switch (slot) {
    case -1:
      return -1.5
    case -2:
      return -1
    case -3:
      return -3
    default:
      return -1.2 - 0.3 * slotScore(s, seat, slot)
  }
}

export function scoreWar(s: MnState, seat: Seat, legal: readonly MnAction[], n: number, out: Scores): void {
  const { at, a } = s.frames[s.frames.length - 1]
  if (at !== 'lose' && at !== 'reward') scout(s, seat)
  if (at === 'march') {
    scoreMarch(s, seat, legal, n, out)
    return
  }
  const now = at === 'sail' ? fleetValue(s, seat, s.fleet[seat]) : 0
  for (let i = 0; i < n; i++) {
    const action = legal[i]
    switch (action.kind) {
      case 'peace':
        out[i] = action.player < 0 ? 0 : peaceValue(s, seat, action.player)
        break
      case 'exchange':
        out[i] = action.province < 0 ? 0 : provinceValue(s, action.province)
        break
      case 'sail':
        out[i] = sailValue(s, seat, action.sea, action.to, now)
        break
      case 'attack':
        out[i] = attackValue(s, seat, action.sea, action.player)
        break
      case 'fight':
        out[i] = hurt(s, action.player)
        break
      case 'lose':
        out[i] = loseValue(s, seat, action.slot)
        break
      case 'reward':
        out[i] = action.legendary === 1 ? 1 : 0.8
        break
      case 'sheba':
        out[i] = action.yes === 1 ? provinceValue(s, a) - LEGION : 0
        break
      case 'park':
        out[i] = action.slot < 0 ? 0 : slotScore(s, seat, action.slot)
        break
      default:
        out[i] =
          at === 'occupy' && action.kind === 'occupy' && action.slot >= 0
            ? slotScore(s, seat, action.slot)
            : scoreConquest(s, seat, action)
    }
  }
}
