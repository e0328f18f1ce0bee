// What a position holds in all, and what cannot be: every counter and every card in exactly one place.

import type { Audit } from '@tabularium/kernel'
import { type Board, onMap } from './board.ts'
import { counterName } from './counters.ts'
import { waterFaults } from './fleet.ts'
import { HAND, NOBODY, REDUCED, TABLE, USED } from './names.ts'
import { type AwState, NO_END } from './state.ts'

function counterFaults(b: Board, s: AwState, faults: string[]): void {
  const seen = new Uint8Array(b.counters)
  for (let place = 0; place < b.places; place++) {
    let before = -1
    for (let u = s.head[place]; u >= 0; u = s.next[u]) {
      if (u <= before) {
        faults.push(`the list of ${b.placeName[place]} is out of order`)
        break
      }
      if (s.at[u] !== place) faults.push(`${counterName(b, u)} is listed at ${b.placeName[place]} but is not there`)
      if (seen[u]++ > 0) faults.push(`${counterName(b, u)} is in two places`)
      before = u
    }
  }
  for (let u = 0; u < b.counters; u++) {
    if (seen[u] === 0) faults.push(`${counterName(b, u)} (${u}) is nowhere`)
    const [side, own, place] = [s.side[u], s.own[u], s.at[u]]
    if (side !== 0 && side !== REDUCED) faults.push(`${counterName(b, u)} has a side ${side}`)
    if (own < NOBODY || own >= b.countries.length) faults.push(`${counterName(b, u)} serves nobody known`)
    else if (own === NOBODY && onMap(b, place))
      faults.push(`${counterName(b, u)} serves nobody at ${b.placeName[place]}`)
    if (b.ship[u] && place < b.seas) faults.push(`a ship stands in ${b.placeName[place]}`)
  }
}

function cardFaults(b: Board, s: AwState, faults: string[]): void {
  const commons = new Array<number>(b.countries.length).fill(0)
  const homes = new Array<number>(b.countries.length).fill(0)
  for (let copy = 0; copy < b.copies; copy++) {
    const kind = b.copyCard[copy]
    const at = s.cardAt[copy]
    if (at >= HAND && at < USED) (b.cardHome[kind] === NOBODY ? commons : homes)[at - HAND]++
    else if (at < -3 || at >= TABLE + 32) faults.push(`${b.cards[kind]} is nowhere`)
  }
  for (let c = 0; c < b.countries.length; c++) {
    if (commons[c] !== s.commons[c] || homes[c] !== s.homes[c])
      faults.push(`the hand of ${b.countries[c]} is miscounted`)
  }
}

function areaFaults(b: Board, s: AwState, faults: string[]): void {
  const { pillageMaxLevel } = b.data.constants
  for (let area = 0; area < b.areas.length; area++) {
    if (s.pillage[area] < 0 || s.pillage[area] > pillageMaxLevel)
      faults.push(`pillage ${s.pillage[area]} at ${b.areas[area]}`)
    if (s.damage[area] < 0 || s.damage[area] > b.defence[area])
      faults.push(`damage ${s.damage[area]} at ${b.areas[area]}`)
    if (s.ecoPlus[area] < 0 || s.ecoMinus[area] < 0) faults.push(`ECO markers at ${b.areas[area]}`)
    if (s.siege[area] === 0 && s.siegeBy[area] !== 0) faults.push(`besiegers without a siege at ${b.areas[area]}`)
  }
}

function countryFaults(b: Board, s: AwState, faults: string[]): void {
  for (let c = 0; c < b.countries.length; c++) {
    for (let d = 0; d < b.countries.length; d++) {
      if (((s.war[c] >> d) & 1) !== ((s.war[d] >> c) & 1))
        faults.push(`${b.countries[c]} and ${b.countries[d]} are half at war`)
    }
    if ((s.war[c] >> c) & 1) faults.push(`${b.countries[c]} is at war with itself`)
    if (s.level[c] < 0 || s.level[c] > b.data.constants.trackLength)
      faults.push(`the marker of ${b.countries[c]} is off the track`)
    if (s.saved[c] < 0 || s.saved[c] > 12 * b.data.constants.saveLimit)
      faults.push(`${b.countries[c]} has saved ${s.saved[c]}`)
    if (s.debt[c] < 0) faults.push(`${b.countries[c]} owes ${s.debt[c]}`)
  }
  if (s.income < 0 || s.cardAp < 0 || s.bound.some(ap => ap < 0)) faults.push('the purse is below nothing')
  if (s.frames.length === 0 && s.end === NO_END) faults.push('the game is over for no reason')
  if (s.frames.length > 0 && s.end !== NO_END) faults.push('the game goes on after its end')
}

export function audit(b: Board, s: AwState): Audit {
  const faults: string[] = []
  counterFaults(b, s, faults)
  cardFaults(b, s, faults)
  areaFaults(b, s, faults)
  countryFaults(b, s, faults)
  waterFaults(b, s, faults)
  return {
    totals: {
      counters: b.counters,
      cards: b.copies,
      'common cards': s.cardAt.filter((at, copy) => at !== -3 && b.cardHome[b.copyCard[copy]] === NOBODY).length,
    },
    faults,
  }
}
