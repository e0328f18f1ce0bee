// 4.1 Set-up: who runs what, who stands where, hands, mercenaries.

import type { Chance, Config } from '@tabularium/kernel'
import { type Board, field, inside, poolOf, zonePlace } from './board/board.ts'
import { countUnits, isMercenary, move } from './board/counters.ts'
import type { AwTell } from './board/events.ts'
import { frames } from './board/frames.ts'
import {
  ASSYRIAN,
  BLACK,
  type Counter,
  type Country,
  DECK,
  FULL,
  HAND,
  HUNGER,
  NO_CAMP,
  NO_SIEGE,
  NOBODY,
  type Place,
  REBEL,
  REDUCED,
  USED,
  WHITE,
} from './board/names.ts'
import { type AwState, emptyState, OPTIONS, on, packOptions, REDUCED_LEADERS } from './board/state.ts'
import { drawCard, put } from './cards/deck.ts'
import { PLEDGED } from './common/tributaries.ts'
import { reckonWars } from './common/wars.ts'
import { ruleContext } from './consequences.ts'
import type { SetupEntry } from './data/types.ts'
import { drawMercenaries } from './economy/mercenary-pool.ts'
import { run } from './play.ts'
import { runnerFor } from './politics/minors.ts'
import { pushSecret } from './politics/secret-diplomacy.ts'
import { award } from './victory/victory-points.ts'

const { turn } = frames

/** The scenario of a set of options, by its index. */
export const scenarioOf = (b: Board, options: Config['options']): number =>
  Math.max(
    0,
    b.scenarios.findIndex(({ data }) => data.id === (options.scenario ?? OPTIONS.scenario.values[0])),
  )

/** Where a counter is before anything has been set up: in a pool, waiting for its turn, or out of the scenario. 4.2 */
function boxOf(b: Board, s: AwState, u: Counter): number {
  const nation = b.nation[u]
  if (isMercenary(b, u) && u < b.firstLeader) return b.common
  if ((b.isTribe >> nation) & 1) return b.scenarios[s.scenario].data.timelineInPlay === undefined ? b.waiting : b.out
  if (!((s.inPlay >> nation) & 1)) return b.out
  return u >= b.firstKing || b.tag[u] !== '' ? b.waiting : poolOf(b, nation)
}

/** A table with everything in the box: nobody stands anywhere, all are at peace, all cards are in the deck. */
export function layOut(b: Board, seats: number, scenario: number, options: number): AwState {
  const s = emptyState(b, seats, scenario, options)
  const facts = b.scenarios[scenario]
  const table = facts.tables[seats]
  if (table === undefined) throw new Error(`the scenario '${facts.data.id}' is not for ${seats} players`)
  s.turn = facts.data.firstTurn
  s.inPlay = facts.countries
  s.active = facts.countries & b.isPower
  const someone = table.findIndex(seat => seat >= 0)
  for (let c = 0; c < b.countries.length; c++) {
    s.seat[c] = c < b.powers ? table[c] : NOBODY
    s.runner[c] = c < b.powers && table[c] >= 0 ? c : someone
  }
  s.first = b.countryOf(facts.data.startCountry)
  s.marker = s.first
  for (let u = 0; u < b.counters; u++) {
    s.own[u] = isMercenary(b, u) ? NOBODY : b.nation[u]
    s.side[u] = u >= b.firstLeader && u < b.firstKing && on(s, REDUCED_LEADERS) ? REDUCED : FULL
    move(s, u, boxOf(b, s, u))
  }
  for (let area = 0; area < b.areas.length; area++) {
    s.land[area] = b.owner[area]
    s.city[area] = b.isCity[area] ? b.owner[area] : NOBODY
  }
  for (let copy = 0; copy < b.copies; copy++) {
    const kind = b.copyCard[copy]
    const home = b.cardHome[kind]
    if (home === NOBODY) {
      if (facts.inDeck[kind]) put(b, s, copy, DECK)
    } else if ((facts.countries >> home) & 1) put(b, s, copy, USED + home)
  }
  for (const [id, eco] of Object.entries(facts.data.eco)) s.base[b.countryOf(id)] = eco
  for (const [id, markers] of Object.entries(facts.data.tradeMarkers)) s.trade[b.countryOf(id)] = markers
  reckonWars(b, s)
  return s
}

/** The place an entry of a set-up names. */
const placeOf = (b: Board, { area, inCity }: SetupEntry): number =>
  b.zones.includes(area)
    ? zonePlace(b, b.zoneOf(area))
    : inCity === true
      ? inside(b, b.areaOf(area))
      : field(b.areaOf(area))

/** Puts units of a type from a country's pool on the map, those that are there; the weaker factors first where there are several. */
function deployUnits(
  b: Board,
  s: AwState,
  c: Country,
  type: string,
  count: number,
  place: Place,
  reduced: boolean,
): void {
  let left = count
  const wanted = b.types.indexOf(type)
  for (let u = s.head[poolOf(b, c)]; u >= 0 && u < b.firstLeader && left > 0; ) {
    const next = s.next[u]
    if (b.type[u] === wanted && b.nation[u] === c) {
      if (reduced) s.side[u] = REDUCED
      move(s, u, place)
      left--
    }
    u = next
  }
}

/** Sets a country up by its entries. The leaders named are there at their full side. N02 */
export function deploy(b: Board, s: AwState, c: Country, entries: readonly SetupEntry[]): void {
  for (const entry of entries) {
    const place = placeOf(b, entry)
    if (entry.leader !== undefined) {
      const u = b.leaderOf(entry.leader)
      s.own[u] = c
      s.side[u] = FULL
      move(s, u, place)
    }
    for (const { type, count, reduced } of entry.units) deployUnits(b, s, c, type, count, place, reduced ?? false)
    if (entry.siege !== undefined) {
      const area = b.areaOf(entry.siege.city)
      s.siege[area] = HUNGER
      s.siegeBy[area] = s.hungerBy[area] = 1 << c
      s.hunger[area] = entry.siege.level
      s.siegeLevel[area] = b.defence[area]
    }
  }
}

function settlePolitics(b: Board, s: AwState): void {
  const { data } = b.scenarios[s.scenario]
  for (let c = 0; c < b.countries.length; c++) s.camp[c] = NO_CAMP
  for (const id of data.camps.assyrian) s.camp[b.countryOf(id)] = ASSYRIAN
  for (const id of data.camps.rebel) s.camp[b.countryOf(id)] = REBEL
  for (let c = 0; c < b.countries.length; c++) s.campStart[c] = s.camp[c]
  for (const { a, b: d } of data.wars) {
    const [x, y] = [b.countryOf(a), b.countryOf(d)]
    // A war of two camps is not one of its own. 7.4.3
    if (s.camp[x] !== NO_CAMP && s.camp[y] !== NO_CAMP && s.camp[x] !== s.camp[y]) continue
    s.feud[x] |= 1 << y
    s.feud[y] |= 1 << x
  }
  for (const [id, { track, level }] of Object.entries(data.diplomacy)) {
    const c = b.countryOf(id)
    s.track[c] = track === undefined ? NOBODY : b.countryOf(track)
    s.level[c] = level
  }
  for (const { payer, receiver } of data.tribute) {
    if (b.countryOf(receiver) === b.assyria) s.pledge[b.countryOf(payer)] = PLEDGED
  }
  for (const { country, marker } of data.refused) s.refused[b.countryOf(country)] = marker === 'black' ? BLACK : WHITE
  for (const [id, { status, holder }] of Object.entries(data.tradeCities)) {
    if (holder === undefined) continue
    const area = b.areaOf(data.tradeCities[id] ? (b.data.tradeCities.find(city => city.id === id)?.area ?? id) : id)
    if (status === 'pact') s.pact[area] = b.countryOf(holder)
    else s.city[area] = s.land[area] = b.countryOf(holder)
  }
  reckonWars(b, s)
}

/** Home cards to the hands of those active. 4.1 */
function takeHomeCards(b: Board, s: AwState): void {
  for (let kind = b.commonCards; kind < b.cards.length; kind++) {
    const c = b.cardHome[kind]
    if ((s.active >> c) & 1) put(b, s, b.cardFirst[kind], HAND + c)
  }
}

export function setup(b: Board, { seats, options }: Config, chance: Chance, tell?: AwTell): AwState {
  const scenario = scenarioOf(b, options)
  const { data, active } = b.scenarios[scenario]
  const s = layOut(b, seats, scenario, packOptions(options, data.optionDefaults))
  const ctx = ruleContext(b, s, chance, tell)
  s.active = active
  settlePolitics(b, s)
  for (const [id, entries] of Object.entries(data.setup)) deploy(b, s, b.countryOf(id), entries)
  for (const area of b.cities) if (s.siege[area] !== NO_SIEGE) s.siegeMen[area] = countUnits(b, s, inside(b, area), -1)
  for (let c = 0; c < b.onTrack; c++) {
    if ((s.active >> c) & 1 && c >= b.powers) {
      s.called |= 1 << c
      runnerFor(ctx, c)
    }
  }
  for (const [id, points] of Object.entries(data.startingVp ?? {})) award(ctx, b.countryOf(id), points, 'before') // 1.1
  takeHomeCards(b, s)
  for (let c = 0; c < b.onTrack; c++) {
    if (!((s.active >> c) & 1)) continue
    for (let i = 0; i < (data.hands[b.countries[c]] ?? 0); i++) drawCard(ctx, c)
    drawMercenaries(ctx, c, b.mercenaryDraw[c]) // 4.2
  }
  turn.push(s, {})
  pushSecret(ctx)
  run(b, s, chance, tell)
  return s
}
