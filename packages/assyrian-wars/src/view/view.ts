// What each seat may know: everything on the map and the table, its own hands; of others' hands how many cards there are. Imagining
// the rest is in imagine.ts.

import type { Options, Seat, View } from '@tabularium/kernel'
import { type BattleView, battleView } from '../battle/battle-view.ts'
import type { Board } from '../board/board.ts'
import { action, command } from '../board/counters.ts'
import type { At, Slots } from '../board/frames.ts'
import {
  AP,
  type Area,
  CAMPS,
  type Countries,
  type Country,
  DECK,
  DISCARD,
  HAND,
  LAID,
  lowest,
  NOBODY,
  type Place,
  SIEGES,
  TABLE,
  USED,
} from '../board/names.ts'
import { type AwState, ENDS, seatOf, unpackOptions } from '../board/state.ts'
import { level, payees } from '../common/tributaries.ts'
import { isHidden } from '../fog/piles.ts'
import { sightOf } from '../fog/sight.ts'
import { stepPrices } from '../movement/march.ts'
import { waiting } from '../play.ts'
import { type Hidden, hiddenFields, seenCards } from './hidden.ts'

/** A frame as it is, its country by the id, '' for nobody; what the slots hold is read by the kind's readers. */
export type FrameView = { readonly [K in At]: Slots<K> & { readonly of: string } }[At]

export interface CountryView {
  readonly id: string
  /** The seat that decides for it, -1: none. */
  readonly seat: Seat
  readonly runner: string
  readonly active: boolean
  readonly vp: number
  /** ECO level with tribute. */
  readonly eco: number
  readonly saved: number
  readonly debt: number
  /** Common cards in hand, and home cards in hand by name. */
  readonly cards: number
  readonly homes: readonly string[]
  readonly camp: (typeof CAMPS)[number]
  readonly wars: readonly string[]
  readonly allies: readonly string[]
  /** Where its marker stands. */
  readonly track: string
  readonly space: number
  readonly pays: readonly string[]
  /** 0 no, 1 black, 2 white, 3 by choice. */
  readonly refused: number
  readonly conquerors: readonly string[]
  readonly trade: number
}

export interface AreaView {
  readonly id: string
  readonly land: string
  readonly city: string
  readonly province: string
  /** Only what is not nothing. */
  readonly damage?: number
  readonly pillage?: number
  readonly ecoPlus?: number
  readonly ecoMinus?: number
  readonly revolt?: number
  readonly siege?: { readonly kind: (typeof SIEGES)[number]; readonly by: readonly string[]; readonly hunger: number }
}

/** A country's counters at a place. */
export interface PileView {
  readonly place: string
  readonly of: string
  /** Kind, side (1: reduced), how many. */
  readonly units: readonly (readonly [string, number, number])[]
  /** Leaders with command, action, side, king marker. */
  readonly leaders: readonly (readonly [string, number, number, number, number])[]
  /** Units one cannot tell (9.5). */
  readonly unknown: number
}

export interface AwView extends View {
  /** Absent for a spectator. */
  readonly seat?: Seat
  readonly scenario: string
  readonly seats: number
  readonly options: Options
  readonly turn: number
  readonly round: number
  readonly phasing: string
  readonly preempting: boolean
  /** AP of the impulse: of cards, of income. */
  readonly ap: { readonly cards: number; readonly income: number }
  readonly frames: readonly FrameView[]
  readonly countries: readonly CountryView[]
  readonly areas: readonly AreaView[]
  readonly piles: readonly PileView[]
  readonly deck: number
  readonly discard: readonly string[]
  /** Face up until their effect ends, with who played them. */
  readonly table: readonly (readonly [string, string])[]
  /** Cards face down before a battle, by country: how many. */
  readonly laid: Readonly<Record<string, number>>
  /** Hands of the viewer's countries. */
  readonly hands: Readonly<Record<string, readonly string[]>>
  /** For whoever moves a force: where it can go next, and for how many AP. 6.6 */
  readonly steps?: readonly (readonly [string, number])[]
  /** The battle being fought. 6.7 */
  readonly battle?: BattleView
  /** The position as the rules keep it, without what the viewer cannot know. */
  readonly position: Hidden
  readonly end?: string
  readonly winners?: readonly Seat[]
}

const name = (b: Board, c: Country): string => (c < 0 ? '' : b.countries[c])
function named(b: Board, set: Countries): readonly string[] {
  const names: string[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) names.push(b.countries[lowest(rest)])
  return names
}

/** The home cards in a country's hand. */
function homesOf(b: Board, s: AwState, c: Country): readonly string[] {
  const homes: string[] = []
  for (let kind = 0; kind < b.cards.length; kind++) {
    if (b.cardHome[kind] !== NOBODY && s.cardAt[b.cardFirst[kind]] === HAND + c) homes.push(b.cards[kind])
  }
  return homes
}

const countryView = (b: Board, s: AwState, c: Country): CountryView => ({
  id: b.countries[c],
  seat: s.runner[c] < 0 ? NOBODY : seatOf(s, c),
  runner: name(b, s.runner[c]),
  active: ((s.active >> c) & 1) === 1,
  vp: s.vp[c],
  eco: level(b, s, c),
  saved: s.saved[c] / AP,
  debt: s.debt[c] / AP,
  cards: s.commons[c],
  homes: homesOf(b, s, c),
  camp: CAMPS[s.camp[c]],
  wars: named(b, s.war[c]),
  allies: named(b, s.kin[c] & ~(1 << c)),
  track: name(b, s.track[c]),
  space: s.level[c],
  pays: named(b, payees(b, s, c)),
  refused: s.refused[c],
  conquerors: named(b, s.conquered[c]),
  trade: s.trade[c],
})

const areaView = (b: Board, s: AwState, area: Area): AreaView => ({
  id: b.areas[area],
  land: name(b, s.land[area]),
  city: name(b, s.city[area]),
  province: name(b, s.province[area]),
  ...(s.damage[area] > 0 && { damage: s.damage[area] }),
  ...(s.pillage[area] > 0 && { pillage: s.pillage[area] }),
  ...(s.ecoPlus[area] > 0 && { ecoPlus: s.ecoPlus[area] }),
  ...(s.ecoMinus[area] > 0 && { ecoMinus: s.ecoMinus[area] }),
  ...(s.revolt[area] > 0 && { revolt: s.revolt[area] }),
  ...(s.siege[area] > 0 && {
    siege: { kind: SIEGES[s.siege[area]], by: named(b, s.siegeBy[area]), hunger: s.hunger[area] },
  }),
})

/** What one country has at a place. */
function pileOf(b: Board, s: AwState, seat: Seat, place: Place, c: Country): PileView {
  /** Twice the kind, and the side. */
  const seen: number[] = []
  const leaders: [string, number, number, number, number][] = []
  let unknown = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (s.own[u] !== c) continue
    if (u >= b.firstLeader) {
      const l = u - b.firstLeader
      leaders.push([b.leaders[l], command(b, s, u), action(b, s, u), s.side[u], s.crowned[l]])
    } else if (isHidden(b, s, seat, u)) unknown++
    else seen.push(2 * b.kind[u] + s.side[u])
  }
  const units: [string, number, number][] = []
  let last = -1
  for (const one of seen.sort((x, y) => x - y)) {
    if (one === last) units[units.length - 1][2]++
    else units.push([b.kinds[one >> 1], one & 1, 1])
    last = one
  }
  return { place: b.placeName[place], of: name(b, c), units, leaders, unknown }
}

function pilesOf(b: Board, s: AwState, seat: Seat): readonly PileView[] {
  const piles: PileView[] = []
  for (let place = 0; place < b.places; place++) {
    if (place === b.out) continue
    // As bits, nobody's counters first.
    let owners = 0
    for (let u = s.head[place]; u >= 0; u = s.next[u]) owners |= 1 << (s.own[u] - NOBODY)
    for (; owners !== 0; owners &= owners - 1) piles.push(pileOf(b, s, seat, place, lowest(owners) + NOBODY))
  }
  return piles
}

/** Whether a seat (-1: a spectator) sees the cards of a country. */
export const seesHand = (s: AwState, seat: Seat, c: Country): boolean =>
  seat >= 0 && s.runner[c] >= 0 && seatOf(s, c) === seat

/** What the next step costs, for the seat that decides on it. */
function stepsFor(b: Board, s: AwState, seat: Seat): Pick<AwView, 'steps'> {
  const f = s.frames[s.frames.length - 1]
  const steps = f !== undefined && seat >= 0 && f.of >= 0 && seatOf(s, f.of) === seat ? stepPrices(b, s) : undefined
  return steps ? { steps } : {}
}

export function view(b: Board, s: AwState, viewer: Seat | undefined): AwView {
  const seat = viewer ?? NOBODY
  const laid: Record<string, number> = {}
  const hands: Record<string, string[]> = {}
  const discard: string[] = []
  const table: [string, string][] = []
  let deck = 0
  for (let c = 0; c < b.onTrack; c++) if (seesHand(s, seat, c) && (s.active >> c) & 1) hands[b.countries[c]] = []
  for (const at of s.cardAt) if (at === DECK) deck++
  // By country: the order of the copies would tell which cards were laid.
  for (const at of s.cardAt.filter(at => at >= LAID && at < TABLE).sort((x, y) => x - y)) {
    const id = b.countries[at - LAID]
    laid[id] = (laid[id] ?? 0) + 1
  }
  const cards = seenCards(b, s, seat)
  for (const [copy, at] of cards.entries()) {
    const id = b.cards[b.copyCard[copy]]
    if (at === DISCARD) discard.push(id)
    else if (at >= TABLE) table.push([id, b.countries[at - TABLE]])
    else if (at >= HAND && at < USED) hands[b.countries[at - HAND]]?.push(id)
  }
  const sight = sightOf(b, s, seat)
  return {
    waiting: waiting(b, s),
    ...(viewer !== undefined && { seat: viewer }),
    scenario: b.scenarios[s.scenario].data.id,
    seats: s.seats,
    options: unpackOptions(s.options, b.scenarios[s.scenario].data.id),
    turn: s.turn,
    round: s.round,
    phasing: name(b, s.phasing),
    preempting: s.preempting === 1,
    ap: { cards: s.cardAp / AP, income: s.income / AP },
    frames: sight.state.frames.map(f => ({ ...f, of: name(b, f.of) })),
    countries: b.countries.slice(0, b.onTrack).map((_, c) => countryView(b, s, c)),
    areas: b.areas.map((_, area) => areaView(b, s, area)),
    piles: pilesOf(b, s, seat),
    deck,
    discard,
    table,
    laid,
    hands,
    ...stepsFor(b, s, seat),
    ...(s.fight !== 0 && { battle: battleView(b, s) }),
    position: hiddenFields(sight, seat, cards),
    ...(s.end >= 0 && {
      end: ENDS[s.end],
      winners: Array.from({ length: s.seats }, (_, i) => i).filter(i => (s.winners >> i) & 1),
    }),
  }
}
