// Counters of a kind get their numbers by what tells them apart, so that no number tells where a unit has been. 9.5

import type { Names } from '../board/facts.ts'
import { type AwFrame, type FrameOf, frames, shared } from '../board/frames.ts'
import { type Counter, DECLARED, FOLLOWS, NOBODY } from '../board/names.ts'
import { type AwState, FOG, on } from '../board/state.ts'
import { inOrder } from './slots.ts'

const { aboard, event, oust, place, rehire } = frames

/** Lists of counters. */
const LISTS = ['moving', 'dropped', 'attackers', 'defenders', 'held', 'borrowed', 'party'] as const

/** What tells units apart that stand at one place, serve one country and have done the same: the lists and frames they stand in. */
function marksOf(b: Names, s: AwState): ReadonlyMap<number, readonly number[]> {
  const marks = new Map<number, number[]>()
  const mark = (u: Counter, code: number): void => {
    if (u < 0 || u >= b.firstLeader) return
    const codes = marks.get(u)
    if (codes) codes.push(code)
    else marks.set(u, [code])
  }
  for (const [i, name] of LISTS.entries()) for (const u of s[name]) mark(u, i)
  if (picksCounters(b, s)) for (const u of s.picks) mark(u, LISTS.length)
  for (const entry of s.mirror) mark(entry >> 2, 16 + (entry & 3))
  for (let i = 0; i < s.cheap.length; i += 2) mark(s.cheap[i], 32 + s.cheap[i + 1])
  for (let i = 0; i < s.boons.length; i += 3) mark(s.boons[i], 128 * (1 + s.boons[i + 1]) + s.boons[i + 2])
  // Those who go along come first, as they do for enemies, who do not know them.
  for (const [i, entry] of s.declared.entries()) mark(entry & DECLARED, (entry < FOLLOWS ? 65_536 : 32_768) + i)
  for (const [i, f] of s.frames.entries()) mark(unitOf(b, f), -1 - i)
  return marks
}
const UNMARKED: readonly number[] = []

/** The new number of each unit: those of a kind by place, owner and whatever else tells them apart; undefined: as they are. */
export function numbering(b: Names, s: AwState): readonly number[] | undefined {
  const { at, own, side, moved, busy } = s
  const marks = marksOf(b, s)
  const compare = (u: Counter, v: Counter): number =>
    at[u] - at[v] ||
    own[u] - own[v] ||
    side[u] - side[v] ||
    moved[u] - moved[v] ||
    busy[u] - busy[v] ||
    (marks.size === 0 ? 0 : inOrder(marks.get(u) ?? UNMARKED, marks.get(v) ?? UNMARKED))
  let to: number[] | undefined
  for (let kind = 0; kind < b.kinds.length; kind++) {
    const first = b.kindFirst[kind]
    const end = first + b.kindCount[kind]
    let isSorted = true
    for (let u = first + 1; u < end && isSorted; u++) isSorted = compare(u - 1, u) <= 0
    if (isSorted) continue
    to ??= at.map((_, u) => u)
    const units = Array.from({ length: end - first }, (_, i) => first + i).sort(compare)
    for (let i = 0; i < units.length; i++) to[units[i]] = first + i
  }
  return to
}

/**
 * Counters of a kind get their numbers by what tells them apart. So whatever is taken, asked or rolled in the order of the counters
 * goes by what lies where, and worlds that differ in numbers alone are one. 9.5
 */
export function settleNumbers(b: Names, s: AwState): void {
  if (!on(s, FOG)) return
  renumber(s, numbering(b, s), b)
  s.head.fill(NOBODY)
  for (let u = s.at.length - 1; u >= 0; u--) {
    const place = s.at[u]
    if (place < 0) continue
    s.next[u] = s.head[place]
    s.head[place] = u
  }
}

export const opOf = (b: Names, f: FrameOf<'event'>): string => b.cardEffect[event.card(f)].op

/** Whether `picks` holds counters now: it holds areas for other cards. */
export const picksCounters = (b: Names, s: AwState): boolean =>
  s.frames.some(f => f.at === 'coordinate' || (f.at === 'event' && opOf(b, f) === 'mercenaries'))

/** The unit that a frame names by its number, NOBODY. */
export function unitOf(b: Names, f: AwFrame): number {
  if (f.at === 'place' || f.at === 'oust' || f.at === 'aboard') return shared.counter(f)
  return f.at === 'event' && opOf(b, f) === 'mercToRegular' ? event.chosen(f) : NOBODY
}
function renamed(f: AwFrame, counter: Counter): AwFrame {
  switch (f.at) {
    case 'event':
      return event.with(f, { chosen: counter })
    case 'place':
      return place.with(f, { counter })
    case 'oust':
      return oust.with(f, { counter })
    case 'aboard':
      return aboard.with(f, { counter })
    case 'rehire':
      return rehire.with(f, { counter })
    default:
      return f
  }
}

/** Lists of counters stand in the order of their numbers, too. */
export function renumber(s: AwState, to: readonly number[] | undefined, b: Names): void {
  if (to) rename(s, to, b)
  for (const name of LISTS) s[name].sort((x, y) => x - y)
  sortInGroups(s.boons, 3)
  sortInGroups(s.cheap, 2)
  // `picks` holds counters or areas, as the card wants it, and nothing that matters where no card is at work.
  if (picksCounters(b, s)) s.picks.sort((x, y) => x - y)
  else if (!s.frames.some(f => f.at === 'event' && opOf(b, f) === 'pillageAreas' && event.left(f) > 0))
    s.picks.length = 0
}

/** Entries of so many numbers each, in their order: like counters can have changed places. */
function sortInGroups(list: number[], size: number): void {
  if (list.length <= size) return
  const groups = Array.from({ length: list.length / size }, (_, i) => list.slice(size * i, size * (i + 1))).sort(
    inOrder,
  )
  list.splice(0, list.length, ...groups.flat())
}

function rename(s: AwState, to: readonly number[], b: Names): void {
  for (const name of ['at', 'side', 'own', 'moved', 'busy'] as const) {
    const old = s[name].slice()
    for (let u = 0; u < b.firstLeader; u++) s[name][to[u]] = old[u]
  }
  for (const name of LISTS) for (const [i, u] of s[name].entries()) s[name][i] = to[u]
  for (const [i, entry] of s.declared.entries()) s.declared[i] = (entry & ~DECLARED) | to[entry & DECLARED]
  for (let i = 0; i < s.boons.length; i += 3) s.boons[i] = to[s.boons[i]]
  for (const [i, entry] of s.mirror.entries()) s.mirror[i] = 4 * to[entry >> 2] + (entry & 3)
  for (let i = 0; i < s.cheap.length; i += 2) s.cheap[i] = to[s.cheap[i]]
  if (picksCounters(b, s)) for (const [i, u] of s.picks.entries()) s.picks[i] = to[u]
  for (const [i, f] of s.frames.entries()) {
    const unit = f.at === 'rehire' ? rehire.counter(f) : unitOf(b, f)
    if (unit >= 0) s.frames[i] = renamed(f, to[unit])
  }
}
