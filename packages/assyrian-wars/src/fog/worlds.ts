// Other worlds: what a seat cannot see in the fog, dealt again. 9.5

import type { Seat } from '@tabularium/kernel'
import { field, fieldArea, inside } from '../board/board.ts'
import { isLand, move } from '../board/counters.ts'
import type { Names } from '../board/facts.ts'
import { frames, topOf } from '../board/frames.ts'
import {
  type Counter,
  DECLARED,
  type Face,
  FULL,
  has,
  MOVING,
  NOWHERE,
  type Place,
  REDUCED,
  type UnitKind,
} from '../board/names.ts'
import { type AwState, FOG, on } from '../board/state.ts'
import { picksCounters, unitOf } from './numbering.ts'
import { keepTurn, turnsOf } from './pay-order.ts'
import { byRank, pileOf, pilesFor, SOMEWHERE } from './piles.ts'
import { listMarch, openPile, type Slot, unpacked } from './slots.ts'

const { aboard, coordinated, event, lading, pick, 'raid-from': raidFrom, single } = frames

/** How many in so many hidden units are thought to be reduced. */
const WEAK_IN = 4

/** Units of a kind that must lie at these places, or whoever is asked would have no answer. */
export interface Needed {
  readonly kind: UnitKind
  readonly side: Face
  readonly places: readonly Place[]
}

/**
 * Deals units of a country to slots: none may come to lie above the tops of its pile. Which side is up is anybody's guess too.
 * False, and nothing is dealt: what is needed cannot lie there.
 */
function dealSlots(
  b: Names,
  s: AwState,
  units: number[],
  slots: readonly Slot[],
  below: (n: number) => number,
  needed?: Needed,
): boolean {
  // By pile, the lowest of its tops: what is dealt must not rank above it; absent: a leader lies on all.
  const lowest = new Map<Slot, readonly [number, number]>()
  for (const slot of slots) {
    const { units: there, tops } = pileOf(b, s, slot.place, slot.of, slot.busy & MOVING)
    const last = tops > 0 ? there[there.length - 1] : undefined
    if (last !== undefined) lowest.set(slot, [last, s.side[last]])
  }
  const fits = (u: Counter, side: Face, slot: Slot): boolean => {
    const top = lowest.get(slot)
    return top === undefined || byRank(b, u, side, top[0], top[1]) >= 0
  }
  // Where fewest fit comes first: whoever fits there fits everywhere after it too.
  const strict = slots.slice().sort((x, y) => {
    const [a, z] = [lowest.get(x), lowest.get(y)]
    if (a === undefined || z === undefined) return (a === undefined ? 1 : 0) - (z === undefined ? 1 : 0)
    return byRank(b, z[0], z[1], a[0], a[1])
  })
  const dealt: { readonly u: Counter; readonly slot: Slot; readonly side: Face }[] = []
  for (const place of needed?.places ?? []) {
    const { kind, side } = needed as Needed
    const u = units.find(v => b.kind[v] === kind)
    if (u === undefined) return false
    const isThere = (slot: Slot): boolean =>
      slot.place === place && b.ship[u] === (slot.ship === 1) && slot.known === 0 && fits(u, side, slot)
    const at = strict.findIndex(isThere)
    if (at < 0) return false
    units.splice(units.indexOf(u), 1)
    dealt.push({ u, side, slot: strict.splice(at, 1)[0] })
  }
  for (const slot of strict) {
    const fit = units.filter(u => b.ship[u] === (slot.ship === 1) && (fits(u, FULL, slot) || fits(u, REDUCED, slot)))
    // Only where something is needed elsewhere.
    if (fit.length === 0) return false
    const u = fit[below(fit.length)]
    units.splice(units.indexOf(u), 1)
    // A reduced ship might not carry what is aboard.
    const isWeak = !fits(u, FULL, slot) || (!b.ship[u] && fits(u, REDUCED, slot) && below(WEAK_IN) === 0)
    dealt.push({ u, slot, side: isWeak ? REDUCED : FULL })
  }
  for (const { u, slot, side } of dealt) {
    move(s, u, slot.place)
    s.side[u] = side
    s.moved[u] = slot.moved
    s.busy[u] = slot.busy
  }
  return true
}

/** Puts the units that lie SOMEWHERE into the slots of a view. False: what is needed cannot lie there. */
export function imagineFog(
  b: Names,
  s: AwState,
  units: readonly number[],
  list: readonly Counter[],
  below: (n: number) => number,
  needed?: Needed,
): boolean {
  const slots = unpacked(list)
  for (const u of units) s.at[u] = SOMEWHERE
  const turns = turnsOf(b, s)
  for (const u of units) s.at[u] = NOWHERE
  for (let c = 0; c < b.countries.length; c++) {
    const own = units.filter(u => s.own[u] === c)
    if (own.length === 0) continue
    const isNeeded = needed !== undefined && own.some(u => b.kind[u] === needed.kind)
    const here = slots.filter(({ of }) => of === c)
    if (!dealSlots(b, s, own, here, below, isNeeded ? needed : undefined)) return false
  }
  listMarch(s, new Set(), units)
  keepTurn(b, s, turns)
  // Whoever came to a coordinated attack: all that are there now.
  const together = s.frames.filter(f => f.at === 'coordinate').find(f => f.of < 0)
  if (together)
    s.picks.push(
      ...units.filter(
        u =>
          s.at[u] === field(coordinated.area(together)) && has(coordinated.countries(together), s.own[u]) && !b.ship[u],
      ),
    )
  return true
}

/** What could be needed so that the question of the top frame has an answer; many of them name a kind or a place. */
export function needsOf(b: Names, s: AwState, hidden: readonly Counter[], list: readonly number[]): readonly Needed[] {
  const f = s.frames[s.frames.length - 1]
  const anywhere = [...new Set(unpacked(list).map(({ place }) => place))]
  const anything = [...new Set(hidden.map(u => b.kind[u]))]
  const of = (kinds: readonly UnitKind[], sides: readonly Face[], at: readonly Place[], two: boolean) => {
    const alone = at.map(place => [place])
    // Two that are made one lie together, or one of them in the city.
    const both = two
      ? at.flatMap(place =>
          place < b.insides
            ? [
                [place, place],
                [place, inside(b, fieldArea(place))],
              ]
            : [[place, place]],
        )
      : []
    return kinds.flatMap(kind => sides.flatMap(side => [...alone, ...both].map(places => ({ kind, side, places }))))
  }
  switch (f?.at) {
    case 'pick':
      return of([pick.kind(f)], [REDUCED, FULL], anywhere, true)
    case 'raid-from':
      return of([raidFrom.kind(f)], [raidFrom.side(f)], anywhere, false)
    case 'single': {
      const area = single.area(f)
      return of(anything, [FULL, REDUCED], [field(area), inside(b, area)], false)
    }
    case 'event':
      return of(anything, [REDUCED, FULL], event.chosen(f) >= 0 ? [event.chosen(f)] : anywhere, false)
    default:
      return of(anything, [FULL, REDUCED], anywhere, false)
  }
}

/** Whoever is asked aboard: others see where, and take the first there. */
export function imagineAboard(b: Names, s: AwState): void {
  const f = s.frames[s.frames.length - 1]
  if (f?.at !== 'aboard' || aboard.counter(f) >= 0) return
  const port = lading.port(topOf(s, 'lading', 1))
  const ports = [field(port), inside(b, port)]
  const counter = s.at.findIndex((place, u) => isLand(b, u) && s.own[u] === f.of && ports.includes(place))
  s.frames[s.frames.length - 1] = aboard.with(f, { counter })
}

/** Deals again what a seat (NOBODY: a spectator) cannot see in the fog. */
export function redealFog(b: Names, s: AwState, seat: Seat, below: (n: number) => number): void {
  if (!on(s, FOG)) return
  // Whoever is about to land, to besiege or to intercept stays where it is.
  const picks = picksCounters(b, s) ? s.picks : []
  const turns = turnsOf(b, s)
  const named = s.frames.map(f => unitOf(b, f))
  const engaged = new Set([...s.party, ...picks, ...named, ...s.declared.map(entry => entry & DECLARED)])
  const piles = pilesFor(b, s, seat).map(pile => ({
    ...pile,
    units: pile.units.filter((u, i) => i < pile.tops || !engaged.has(u)),
  }))
  const slots = piles.flatMap(pile => openPile(b, s, pile, below))
  const hidden = piles.flatMap(({ units, tops }) => units.slice(tops))
  const all = piles.flatMap(({ units }) => units)
  for (const u of hidden) {
    s.busy[u] = 0
    move(s, u, b.out)
  }
  for (let c = 0; c < b.countries.length; c++) {
    const own = hidden.filter(u => s.own[u] === c)
    if (own.length > 0) dealSlots(b, s, own, slots.filter(({ of }) => of === c), below) // biome-ignore format: one call
  }
  listMarch(s, new Set(all), all)
  keepTurn(b, s, turns)
}
