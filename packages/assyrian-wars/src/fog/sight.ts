// What leaves the table: the position as a seat sees it through the fog. 9.5

import type { Seat } from '@tabularium/kernel'
import type { Names } from '../board/facts.ts'
import { type AwFrame, frames } from '../board/frames.ts'
import { type Counter, DECLARED, DROPPED, FOLLOWS, FULL, MOVING, NOBODY, NOWHERE, SLOW } from '../board/names.ts'
import { type AwState, clone, FOG, on } from '../board/state.ts'
import { numbering, opOf, picksCounters, renumber } from './numbering.ts'
import { asSeen } from './pay-order.ts'
import { isEnemy, pilesFor, SOMEWHERE } from './piles.ts'
import { inOrder, knownBusy, listMarch, openPile, packed, type Slot, WAITS } from './slots.ts'

const { aboard, event, oust, rehire } = frames

export interface Sight {
  readonly state: AwState
  /** The hidden counters, five numbers each. */
  readonly slots: readonly number[]
}

/**
 * The position as a seat sees it through the fog. Hidden units are SOMEWHERE; counters of a kind are numbered by what can be seen of
 * them, so that no number tells that one seen here was seen there before.
 */
export function sightOf(b: Names, s: AwState, seat: Seat): Sight {
  if (!on(s, FOG)) return { state: s, slots: [] }
  const t = clone(s)
  const slots: Slot[] = []
  const hidden = new Set<number>()
  for (const pile of pilesFor(b, s, seat)) {
    slots.push(...openPile(b, t, pile, () => 0))
    for (const u of pile.units.slice(pile.tops)) hidden.add(u)
  }
  const foreign = new Set<number>()
  for (let u = 0; u < b.firstLeader; u++) if (s.own[u] >= 0 && isEnemy(s, seat, s.own[u])) foreign.add(u)
  listMarch(t, foreign, [])
  for (const u of foreign) {
    t.moved[u] = 0
    t.busy[u] = knownBusy(b, t, u)
  }
  // Which units go along with a leader is not for it to know either, also where one of them lies on top.
  const isTold = (u: Counter): boolean => !foreign.has(u) || (b.ship[u] && !hidden.has(u))
  t.party = t.party.filter(isTold)
  if (picksCounters(b, s)) t.picks = t.picks.filter(u => !hidden.has(u))
  for (const [i, f] of t.frames.entries()) {
    if (f.of < 0 || !isEnemy(s, seat, f.of)) continue
    t.frames[i] = veiled(b, f)
    // Which way a forced march takes tells whether there are Medes alone. 1.3, 6.6.8
    if (f.at === 'forced') t.route = []
    if (f.at === 'oust') t.frames[i] = oust.with(f, { counter: topLike(b, s, oust.counter(f), hidden) })
  }
  // Nor whether a force that goes at the common pace is all cavalry. 9.7
  if (s.half === SLOW && s.phasing >= 0 && isEnemy(s, seat, s.phasing)) t.half = 0
  // Nor that a hired unit which is nobody's by now had gone along.
  const goesAlong = (u: Counter): boolean => s.own[u] >= 0 && isTold(u)
  t.declared = t.declared.filter(entry => entry < FOLLOWS || goesAlong(entry & DECLARED))
  for (const u of hidden) {
    t.at[u] = SOMEWHERE
    t.side[u] = FULL
    t.busy[u] = 0
  }
  renumber(t, numbering(b, t), b)
  for (const [i, f] of s.frames.entries())
    if (f.at === 'rehire') t.frames[i] = rehire.with(f, { counter: asSeen(b, s, t, f) })
  listMarch(t, new Set(), unlisted(b, t))
  for (const list of [t.moving, t.held]) list.sort((x, y) => x - y)
  return { state: t, slots: slots.map(packed).sort(inOrder).flat() }
}

/** The first counter in sight that lies with this one and is like it, else this one: which of them it is would tell how many there are. */
const topLike = (b: Names, s: AwState, u: Counter, hidden: ReadonlySet<number>): Counter => {
  const like = s.at.findIndex(
    (place, v) =>
      place === s.at[u] &&
      b.kind[v] === b.kind[u] &&
      s.side[v] === s.side[u] &&
      s.own[v] === s.own[u] &&
      !hidden.has(v),
  )
  return like < 0 ? u : like
}

/** Counters on the march, left behind or waiting that stand in no list yet. */
const unlisted = (b: Names, s: AwState): readonly Counter[] => {
  const found: Counter[] = []
  for (let u = 0; u < b.firstLeader; u++) {
    const isListed = s.moving.includes(u) || s.dropped.includes(u) || s.held.includes(u)
    if ((s.busy[u] & (MOVING | DROPPED | WAITS)) !== 0 && !isListed) found.push(u)
  }
  return found
}

/** A frame as enemies of the country that it asks see it: which hidden unit it is about, and what the leaders have room for, is not told. */
function veiled(b: Names, f: AwFrame): AwFrame {
  if (f.at === 'aboard' && aboard.counter(f) < b.firstLeader) return aboard.with(f, { counter: NOBODY })
  if (f.at !== 'event') return f
  const op = opOf(b, f)
  if (op === 'mercToRegular') return event.with(f, { chosen: NOBODY, where: NOWHERE })
  return op === 'recruitNomads' ? event.with(f, { chosen: NOBODY }) : f
}
