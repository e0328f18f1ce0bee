// What a position holds in all, and what cannot be: every counter, marker and card is in exactly one place, no more markers lie out
// than there are, and whatever is kept twice (lists, counts, wars that follow from camps) says the same both times.

import type { Audit } from '@tabularium/kernel'
import { areaAt, type Board, onMap, poolOf, storeOf } from './board/board.ts'
import { counterName, isMercenary } from './board/counters.ts'
import {
  AP,
  BY_CHOICE,
  CARD_OUT,
  type Copy,
  DECK,
  DISCARD,
  FULL,
  HAND,
  has,
  LAID,
  MOVING,
  NO_CAMP,
  NO_END,
  NO_SIEGE,
  NOBODY,
  PAYING,
  REBEL,
  REDUCED,
  STANDARD,
  TABLE,
  USED,
} from './board/names.ts'
import { type AwState, on, REDUCED_LEADERS, sharing } from './board/state.ts'
import { reckonWars } from './common/wars.ts'
import { waterFaults } from './forces/fleet.ts'
import { GROUPS } from './victory/victory-points.ts'

type Faults = string[]

const isBelow = (value: number, limit: number): boolean => Number.isInteger(value) && value >= 0 && value < limit
const isIndex = (value: number, limit: number): boolean => value === NOBODY || isBelow(value, limit)

/** The lists of all places: each counter in one of them, the one it says it is in. Returns how many are in any. */
function listFaults(b: Board, s: AwState, faults: Faults): number {
  const seen = new Uint8Array(b.counters)
  let listed = 0
  for (let place = 0; place < b.places; place++) {
    let before = -1
    for (let u = s.head[place]; u >= 0; u = s.next[u]) {
      if (u <= before || u >= b.counters) {
        faults.push(`the list of ${b.placeName[place]} is out of order`)
        break
      }
      if (s.at[u] !== place) faults.push(`${counterName(b, u)} is listed at ${b.placeName[place]} but is not there`)
      if (seen[u]++ > 0) faults.push(`${counterName(b, u)} is in two places`)
      else listed++
      before = u
    }
  }
  for (let u = 0; u < b.counters; u++) if (seen[u] === 0) faults.push(`${counterName(b, u)} (${u}) is nowhere`)
  return listed
}

/** Whom a counter serves, and whether it may be where it is. */
function counterFaults(b: Board, s: AwState, faults: Faults): void {
  const { open } = b.scenarios[s.scenario]
  for (let u = 0; u < b.counters; u++) {
    const [side, own, place, nation] = [s.side[u], s.own[u], s.at[u], b.nation[u]]
    if (!isBelow(place, b.places)) continue // told by the lists
    const wrong = (what: string) => faults.push(`${counterName(b, u)} at ${b.placeName[place]} ${what}`)
    const leads = u >= b.firstLeader
    if (side !== FULL && side !== REDUCED) wrong(`has a side ${side}`)
    if (leads && side === REDUCED && !on(s, REDUCED_LEADERS)) wrong('is reduced')
    if (!isIndex(own, b.countries.length)) wrong('serves nobody known')
    if (leads || !isMercenary(b, u)) {
      if (own !== nation && !s.borrowed.includes(u)) wrong(`serves ${b.countries[own] ?? 'nobody'}`)
      if (place === b.common || (place >= b.pools && place < b.stores && place !== poolOf(b, nation)))
        wrong('is in a strange pool')
    } else if ((own === NOBODY) !== (place === b.common) && place !== b.out && place !== b.waiting) {
      wrong(`serves ${b.countries[own] ?? 'nobody'}`)
    } else if (place >= b.pools && place < b.stores && place !== poolOf(b, own)) wrong('is in a strange pool')
    if (place >= b.stores && place < b.wars && place !== storeOf(b, own)) wrong('is in a strange store')
    if (place >= b.wars && s.warLeft[(place - b.wars) >> 1] === NOBODY) wrong('is in a war that is over')
    if (b.ship[u] && place < b.regroup && (place < b.seas || place >= b.raidBoxes)) wrong('is a ship on land')
    if (leads && place >= b.tradeBoxes && place < b.regroup) wrong('is a leader in a box')
    const area = areaAt(b, place)
    if (area >= 0 && (!open[area] || (place >= b.insides && !b.isCity[area]))) wrong('has no ground to stand on')
    if (onMap(b, place)) {
      if (own !== NOBODY && !has(s.active, own)) wrong('serves a country that is not active')
    } else if (s.moved[u] !== 0 && (place < b.tradeBoxes || place >= b.regroup)) wrong('has marched')
    if (s.moved[u] < 0 || s.busy[u] < 0) wrong('has done less than nothing')
    if ((s.busy[u] & MOVING) !== 0 && !s.moving.includes(u)) wrong('marches without a march')
  }
  for (const list of [s.moving, s.attackers, s.defenders, s.held, s.borrowed, s.silenced]) {
    for (const u of list) if (!isBelow(u, b.counters)) faults.push(`there is no counter ${u}`)
    if (new Set(list).size < list.length) faults.push('a counter marches or fights twice')
  }
  if (s.attackers.some(u => s.defenders.includes(u))) faults.push('a counter fights on both sides')
}

/** Army groups: their armies stand together, under one of them, unless they are going aboard (6.16.d). */
function groupFaults(b: Board, s: AwState, faults: Faults): void {
  const boarding = s.frames.some(({ at }) => at === 'lading')
  for (let l = 0; l < b.leaders.length; l++) {
    const card = s.group[l]
    if (s.crowned[l] !== 0 && (s.crowned[l] !== 1 || b.firstLeader + l >= b.firstKing))
      faults.push(`${b.leaders[l]} has ${s.crowned[l]} crowns`)
    if (card === NOBODY) continue
    if (!isBelow(card, b.groups.length) || s.chief[card] === NOBODY) faults.push(`${b.leaders[l]} is in no army group`)
    else if (s.at[s.chief[card]] !== s.at[b.firstLeader + l] && !boarding)
      faults.push(`${b.leaders[l]} is away from his army group`)
  }
  for (const [card, chief] of s.chief.entries()) {
    if (chief !== NOBODY && s.group[chief - b.firstLeader] !== card)
      faults.push(`${b.groups[card]} has a chief from elsewhere`)
  }
}

/** Cards by copy, and the counts of hands. Returns how many are in a place there is. */
function cardFaults(b: Board, s: AwState, faults: Faults): number {
  const n = b.countries.length
  const commons = new Array<number>(n).fill(0)
  const homes = new Array<number>(n).fill(0)
  let placed = 0
  for (let copy = 0; copy < b.copies; copy++) {
    const card = b.copyCard[copy]
    const at = s.cardAt[copy]
    const home = b.cardHome[card]
    const common = home === NOBODY
    const wrong = (where: string) => faults.push(`${b.cards[card]} is ${where}`)
    if (at < 0 ? at !== DECK && at !== DISCARD && at !== CARD_OUT : at >= TABLE + n || at % USED >= n) {
      wrong('nowhere')
      continue
    }
    placed++
    if (at === CARD_OUT) {
      if (common && b.scenarios[s.scenario].inDeck[card]) wrong('out of the game')
    } else if (at < 0) {
      if (!common) wrong('in the deck')
    } else if (at < USED) (common ? commons : homes)[at - HAND]++
    else if (at < LAID) {
      if (at - USED !== home) wrong('in a strange pile')
    } else if (at < TABLE) {
      if (!s.frames.some(f => f.at === 'laying')) wrong('laid for no battle')
    } else {
      const war = b.foreignWars.indexOf(card)
      if (war >= 0 ? s.warLeft[war] === NOBODY : !b.permanent.includes(card)) wrong('on the table for nothing')
    }
  }
  for (let c = 0; c < n; c++) {
    if (commons[c] !== s.commons[c] || homes[c] !== s.homes[c])
      faults.push(`the hand of ${b.countries[c]} is miscounted`)
    if (commons[c] > 0 && !has(s.active, c)) faults.push(`${b.countries[c]} has cards and is not active`)
  }
  for (const [war, card] of b.foreignWars.entries()) {
    const [first, second] = [s.warOwes[2 * war], s.warOwes[2 * war + 1]]
    const onTable = s.cardAt.some((at, copy) => at >= TABLE && b.copyCard[copy] === card)
    if (first < 0 || second < 0) faults.push(`more is sent to ${b.cards[card]} than it asks for`)
    if (s.warLeft[war] !== NOBODY ? !onTable : first + second > 0)
      faults.push(`${b.cards[card]} is at war without a card`)
  }
  return placed
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0)

function areaFaults(b: Board, s: AwState, faults: Faults): void {
  const { pillageMaxLevel, deportation, markerSupply } = b.data.constants
  const n = b.countries.length
  for (let area = 0; area < b.areas.length; area++) {
    const wrong = (what: string) => faults.push(`${what} at ${b.areas[area]}`)
    const [land, city, siege] = [s.land[area], s.city[area], s.siege[area]]
    if (!isBelow(s.pillage[area], pillageMaxLevel + 1)) wrong(`pillage ${s.pillage[area]}`)
    if (!isBelow(s.damage[area], b.defence[area] + 1)) wrong(`damage ${s.damage[area]}`)
    const most = area === b.farEast ? markerSupply.ecoPlus : deportation.maxEcoPlusPerArea
    if (!isBelow(s.ecoPlus[area], most + 1)) wrong(`${s.ecoPlus[area]} ECO+`)
    if (!isBelow(s.ecoMinus[area], deportation.maxEcoMinusPerArea + 1)) wrong(`${s.ecoMinus[area]} ECO-`)
    if (s.ecoPlus[area] > 0 && s.ecoMinus[area] > 0) wrong('ECO+ and ECO-')
    if (![land, city].every(c => isIndex(c, n) && (c === NOBODY || !has(s.gone, c)))) wrong('control by nobody in play')
    if (!b.isCity[area] && (city !== NOBODY || siege !== NO_SIEGE)) wrong('a city that is not there')
    if (!isBelow(s.revolt[area], 2)) wrong(`${s.revolt[area]} revolts`)
    if (s.revolt[area] === 1 && (city !== NOBODY || land !== NOBODY)) wrong('a revolt under control')
    if (s.pact[area] !== NOBODY && (b.tradeCity[area] < 0 || city !== NOBODY || !isBelow(s.pact[area], b.powers)))
      wrong('a pact with nobody')
    if (s.province[area] !== NOBODY && ![land, city].includes(s.province[area])) wrong('a province without its ground')
    if (!isBelow(siege, STANDARD + 1) || (siege === NO_SIEGE) !== (s.siegeBy[area] === 0)) wrong('a siege by nobody')
    if (
      siege === NO_SIEGE &&
      (s.hunger[area] !== 0 || s.siegeLevel[area] !== 0 || s.siegeMen[area] !== 0 || s.siegeIn[area] !== 0)
    )
      wrong('what is left of a siege')
  }
  // Of pillage and damage more may lie out where nobody can repair any. 10.4.a
  if (sum(s.ecoPlus) > markerSupply.ecoPlus) faults.push(`${sum(s.ecoPlus)} ECO+ markers`)
  if (sum(s.ecoMinus) > markerSupply.ecoMinus) faults.push(`${sum(s.ecoMinus)} ECO- markers`)
  if (sum(s.revolt) > markerSupply.revolt) faults.push(`${sum(s.revolt)} revolt markers`)
}

function countryFaults(b: Board, s: AwState, faults: Faults): void {
  const { trackLength, saveLimit } = b.data.constants
  const { tradeMarkers } = b.scenarios[s.scenario].data
  for (let c = 0; c < b.countries.length; c++) {
    const id = b.countries[c]
    for (let d = 0; d < b.countries.length; d++) {
      if (has(s.feud[c], d) !== has(s.feud[d], c)) faults.push(`${id} and ${b.countries[d]} are half at war`)
      if (has(s.passage[c], d) !== has(s.passage[d], c)) faults.push(`half a passage of ${id} and ${b.countries[d]}`)
    }
    if (!isBelow(s.trade[c], (tradeMarkers[id] ?? 0) + 1)) faults.push(`${id} has ${s.trade[c]} trade markers`)
    if (!isBelow(s.level[c], trackLength + 1) || !isIndex(s.track[c], b.powers) || (s.level[c] > 0 && s.track[c] < 0))
      faults.push(`the marker of ${id} is off the track`)
    if (c < b.powers && s.track[c] !== NOBODY) faults.push(`${id} has a marker on a track`)
    if (!isBelow(s.refused[c] - PAYING, BY_CHOICE + 1)) faults.push(`${id} has a marker ${s.refused[c]}`)
    if (s.refused[c] !== PAYING && !has(s.inPlay, c)) faults.push(`${id} refuses tribute and is not in play`)
    if (!isBelow(s.camp[c], REBEL + 1) || (s.camp[c] !== NO_CAMP && c >= b.powers)) faults.push(`the camp of ${id}`)
    if (!isBelow(s.saved[c], AP * saveLimit + 1)) faults.push(`${id} has saved ${s.saved[c]}`)
    if (s.debt[c] < 0) faults.push(`${id} owes ${s.debt[c]}`)
    for (let p = 0; p < b.powers; p++) {
      if (s.grace[b.powers * c + p] > 0 !== has(s.conquered[c], p)) faults.push(`${id} has a grace of its own`)
    }
    const earned = c < b.powers ? sum(s.vpBy.slice(GROUPS * c, GROUPS * (c + 1))) : 0
    if (s.vp[c] !== earned) faults.push(`${id} has ${s.vp[c]} points and has earned ${earned}`)
  }
  if ((s.gone & s.inPlay) !== 0) faults.push('an eliminated country is in play')
  if ((s.active & ((1 << b.onTrack) - 1) & ~s.inPlay) !== 0) faults.push('a country that is not in play is active')
}

/** Wars and alliances follow from camps, feuds, alliances and graces. */
function warFaults(b: Board, s: AwState, faults: Faults): void {
  const reckoned = sharing(s, { war: s.war.slice(), kin: s.kin.slice() })
  reckonWars(b, reckoned)
  for (let c = 0; c < b.countries.length; c++) {
    if (s.war[c] !== reckoned.war[c]) faults.push(`the wars of ${b.countries[c]} are others than they say`)
    if (s.kin[c] !== reckoned.kin[c]) faults.push(`the allies of ${b.countries[c]} are others than they say`)
    if ((s.war[c] & s.kin[c]) !== 0) faults.push(`${b.countries[c]} is at war with an ally or itself`)
    // An eliminated power shares the wars of its substitutes; nobody is at war with it.
    for (let d = 0; d < c && !has(s.gone, c); d++) {
      if (has(s.gone, d)) continue
      if (has(s.war[c], d) !== has(s.war[d], c) || has(s.kin[c], d) !== has(s.kin[d], c))
        faults.push(`${b.countries[c]} and ${b.countries[d]} are half at war or half allied`)
    }
  }
}

function courseFaults(b: Board, s: AwState, faults: Faults): void {
  if (s.income < 0 || s.cardAp < 0 || s.bound.some(ap => ap < 0)) faults.push('the purse is below nothing')
  if (!isBelow(s.turn - 1, b.data.constants.turns) || s.round < 1) faults.push(`turn ${s.turn}, round ${s.round}`)
  if (!isIndex(s.phasing, b.onTrack)) faults.push('nobody known has the impulse')
  if (s.frames.length === 0 && s.end === NO_END) faults.push('the game is over for no reason')
  if (s.frames.length > 0 && s.end !== NO_END) faults.push('the game goes on after its end')
}

export function audit(b: Board, s: AwState): Audit {
  const faults: string[] = []
  const counters = listFaults(b, s, faults)
  counterFaults(b, s, faults)
  groupFaults(b, s, faults)
  const cards = cardFaults(b, s, faults)
  areaFaults(b, s, faults)
  countryFaults(b, s, faults)
  warFaults(b, s, faults)
  courseFaults(b, s, faults)
  waterFaults(b, s, faults)
  const inGame = (copy: Copy): boolean => s.cardAt[copy] !== CARD_OUT
  const copies = s.cardAt.map((_, copy) => copy).filter(inGame)
  return {
    totals: {
      counters,
      cards,
      'common cards': copies.filter(copy => b.cardHome[b.copyCard[copy]] === NOBODY).length,
      'home cards': copies.filter(copy => b.cardHome[b.copyCard[copy]] !== NOBODY).length,
    },
    faults,
  }
}
