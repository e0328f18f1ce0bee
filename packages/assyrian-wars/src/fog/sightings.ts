// What is told of stacks: those that a rule shows, and those that have come into sight by a move. 9.5

import type { Seat } from '@tabularium/kernel'
import { field, inside } from '../board/board.ts'
import { counterName, isLand } from '../board/counters.ts'
import type { AwEvent } from '../board/events.ts'
import type { Names } from '../board/facts.ts'
import { frames } from '../board/frames.ts'
import { type Counter, type Country, has, MOVING, NOBODY, type Place, REDUCED, SAILING } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on } from '../board/state.ts'
import { isEnemy, isHidden, pilesFor, seersOf } from './piles.ts'

const { interception, lading } = frames

/** Where a rule goes by what a stack holds, its owner has to show it: those of its land units that matter, and how many there are. */
export function showStack(
  { b, s, tell }: RuleContext,
  place: Place,
  of: Country,
  matters: (b: Names, u: Counter) => boolean = isLand,
): void {
  if (tell === undefined || !on(s, FOG)) return
  const units: string[] = []
  let count = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (s.own[u] !== of || !isLand(b, u)) continue
    count++
    if (matters(b, u)) units.push(look(b, s, u))
  }
  tell.reveal()
  tell.all({ at: 'sighted', country: b.countries[of], place: b.placeName[place], units: units.sort(), count })
}

/** Tells of a unit; those who cannot tell which it is hear `unseen` instead, or nothing. */
export function tellOf({ b, s, tell }: RuleContext, u: Counter, event: AwEvent, unseen?: AwEvent): void {
  if (tell === undefined) return
  if (isHidden(b, s, NOBODY, u)) tell.only(seersOf(s, s.own[u]), event, unseen)
  else tell.all(event)
}

interface Seen {
  readonly of: Country
  readonly place: Place
  /** What lies on top, how many counters there are in all. */
  readonly units: readonly string[]
  readonly count: number
}
/** What everybody sees of stacks, and which of them each seat cannot look into. */
export interface Watch {
  readonly piles: ReadonlyMap<string, Seen>
  /** By country: how many counters there are in the fog, how many of them on the march, how many land units under sail. */
  readonly totals: readonly number[]
  readonly aboard: readonly number[]
  readonly moving: readonly Counter[]
  /** By seat: countries it is an enemy of, as bits. */
  readonly foes: readonly number[]
}

/** A counter as it is named that everybody sees from now on: in the fog also on which side it is. */
export const shownName = (b: Names, s: AwState, u: Counter): string =>
  on(s, FOG) && u < b.firstLeader ? look(b, s, u) : counterName(b, u)

const look = (b: Names, s: AwState, u: Counter): string =>
  b.kinds[b.kind[u]] + (s.side[u] === REDUCED ? ' reduced' : '')

export function watch(b: Names, s: AwState): Watch {
  const piles = new Map<string, Seen>()
  const totals = b.countries.map(() => 0)
  const moving = b.countries.map(() => 0)
  const aboard = b.countries.map(() => 0)
  for (const { place, of, units, tops } of pilesFor(b, s, NOBODY)) {
    const key = `${of} ${place}`
    const before = piles.get(key)
    const seen = [...(before?.units ?? []), ...units.slice(0, tops).map(u => look(b, s, u))]
    piles.set(key, { of, place, units: seen, count: (before?.count ?? 0) + units.length })
    totals[of] += units.length
    aboard[of] += units.filter(u => !b.ship[u] && (s.busy[u] & SAILING) !== 0).length
    if ((s.busy[units[0]] & MOVING) !== 0) moving[of] += units.length
  }
  // Whoever leaves the fog for a box, a foreign war or home can be seen there.
  for (let place = b.tradeBoxes; place < b.places; place++) {
    if (place >= b.common && place < b.stores) continue
    for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
      const key = `${s.own[u]} ${place}`
      const units = [...(piles.get(key)?.units ?? []), look(b, s, u)].sort()
      if (s.own[u] >= 0) piles.set(key, { of: s.own[u], place, units, count: units.length })
    }
  }
  const foes = Array.from({ length: s.seats }, (_, seat) =>
    b.countries.reduce((set, _id, c) => (isEnemy(s, seat, c) ? set | (1 << c) : set), 0),
  )
  return { piles, totals, aboard, moving, foes }
}

export interface Sighting extends Seen {
  /** The one seat that sees it, NOBODY: everybody. */
  readonly seat: Seat
  /** What the counters have done in this impulse, if anything: whoever looks into a stack sees that, too. */
  readonly done?: { readonly moved: readonly number[]; readonly busy: readonly number[] }
}

/**
 * What has come into sight since: other counters on top, numbers that have changed otherwise than by marching, and the stacks of
 * those who are enemies no more.
 */
export function sightings(b: Names, s: AwState, before: Watch, now: Watch): readonly Sighting[] {
  const found: Sighting[] = []
  // Where nothing is left that is seen, too, unless there is nothing anywhere.
  const isEmpty = (place: Place, of: Country): boolean =>
    !s.at.some((at, u) => at === place && s.own[u] === of && u < b.firstLeader)
  const gone = [...before.piles].filter(
    ([key, { of, place }]) => !now.piles.has(key) && now.totals[of] > 0 && isEmpty(place, of),
  )
  const left = gone.map(([key, seen]) => [key, { ...seen, units: [], count: 0 }] as const)
  for (const [key, seen] of [...now.piles, ...left]) {
    const old = before.piles.get(key)
    // Those who come to intercept do not march, nor those who go aboard.
    const isChanged = s.frames.some(
      f =>
        (f.at === 'interception' && field(interception.area(f)) === seen.place) ||
        (f.at === 'lading' && (seen.place === field(lading.port(f)) || seen.place === inside(b, lading.port(f)))),
    )
    const isGrown = (isChanged || before.totals[seen.of] !== now.totals[seen.of]) && old?.count !== seen.count
    if (isGrown || (seen.count > 0 && (old?.units.join() ?? '') !== seen.units.join())) {
      found.push({ seat: NOBODY, ...seen })
    }
  }
  for (const [seat, foes] of now.foes.entries()) {
    const open = before.foes[seat] & ~foes
    if (open === 0) continue
    for (const { place, of, units, tops } of pilesFor(b, s, NOBODY)) {
      const isDone = units.some(u => s.moved[u] !== 0 || s.busy[u] !== 0)
      if (!has(open, of) || (units.length === tops && !isDone)) continue
      const done = isDone && { done: { moved: units.map(u => s.moved[u]), busy: units.map(u => s.busy[u]) } }
      found.push({ seat, of, place, units: units.map(u => look(b, s, u)), count: units.length, ...done })
    }
  }
  return found
}
