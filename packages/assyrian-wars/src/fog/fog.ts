// 9.5 Fog of war: of the stacks of enemies, on land and at sea, one sees the top counters and how many units and ships there are. A
// stack is an army or ten units; on top lies its leader, else the unit with the best factor. A force on the march is a stack of its
// own. Whoever fights, or is named in a question, is seen by all.

import type { Seats } from '@tabularium/kernel'
import { field, inside, type Names, onMap } from '../board/board.ts'
import { command, isLand, isLeader, move } from '../board/counters.ts'
import { type AwFrame, type FrameOf, frames, shared, topOf } from '../board/frames.ts'
import {
  BORROWED,
  CALLED,
  type Counter,
  type Country,
  DROPPED,
  ENTERED_BOX,
  FAST,
  FINISHED,
  FOUGHT,
  FULL,
  HALFWAY,
  has,
  IDLE,
  MARCHED,
  MOVING,
  NOBODY,
  NOWHERE,
  type Place,
  REDUCED,
  SAILING,
  SLOW,
  TRIED,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, clone, FOG, on, seatOf } from '../board/state.ts'

const { aboard, coordinated, event, interception, lading, oust, place, rehire } = frames

/** In a view: a unit that lies in some stack of its country, one cannot tell where. */
export const SOMEWHERE = -9

/**
 * Whether a seat (NOBODY: a spectator) is an enemy of a country: it runs one that is at war with it, and none that is allied with it
 * and takes its troops aboard or along.
 */
function isEnemy(s: AwState, seat: number, c: Country): boolean {
  if (seat < 0) return true
  let isAtWar = false
  for (let d = 0; d < s.runner.length; d++) {
    if (s.runner[d] < 0 || seatOf(s, d) !== seat) continue
    if (d === c || has(s.kin[d], c)) return false
    if (has(s.war[d], c)) isAtWar = true
  }
  return isAtWar
}

/** The seats that may look into the stacks of a country. */
export const seersOf = (s: AwState, c: Country): Seats => {
  let set = 0
  for (let seat = 0; seat < s.seats; seat++) if (!isEnemy(s, seat, c)) set |= 1 << seat
  return set
}

/** Counters with a favour of a card. */
const favoured = (s: AwState): readonly number[] =>
  s.boons.length === 0 ? s.boons : s.boons.filter((_, i) => i % 3 === 0)

/** Who fights, or has been named in a question. */
const isShown = (s: AwState, u: Counter): boolean =>
  s.attackers.includes(u) ||
  s.defenders.includes(u) ||
  s.declared.includes(u) ||
  s.borrowed.includes(u) ||
  favoured(s).includes(u)

const factorOf = (b: Names, u: Counter, side: number): number => (side === REDUCED ? b.reduced[u] : b.full[u])

/** Which of two counters lies on top, by what can be seen of them: the better factor, then by kind and side. Below 0: the first. */
const byRank = (b: Names, u: Counter, side: number, other: Counter, otherSide: number): number =>
  factorOf(b, other, otherSide) - factorOf(b, u, side) || b.kind[u] - b.kind[other] || side - otherSide

/** Units and ships of a country that lie together: at one place, on the march or not; the best of them first. */
interface Pile {
  readonly place: number
  readonly of: number
  readonly units: readonly number[]
  /** How many of them lie on top of a stack. */
  readonly tops: number
}

function pileOf(b: Names, s: AwState, place: Place, of: number, moving: number): Pile {
  const units: number[] = []
  const stack = b.data.constants.fogStackMax
  let room = 0
  for (let u = s.head[place]; u >= 0; u = s.next[u]) {
    if (s.own[u] !== of || (s.busy[u] & MOVING) !== moving) continue
    if (isLeader(b, u)) room += Math.max(stack, command(b, s, u))
    else if (!isShown(s, u)) units.push(u)
  }
  units.sort((u, v) => byRank(b, u, s.side[u], v, s.side[v]) || u - v)
  return { place, of, units, tops: Math.ceil(Math.max(0, units.length - room) / stack) }
}

/** Whether a seat (NOBODY: a spectator) cannot tell which unit this is. */
export function isHidden(b: Names, s: AwState, seat: number, u: Counter): boolean {
  if (!on(s, FOG) || isLeader(b, u)) return false
  const [place, of] = [s.at[u], s.own[u]]
  if (of < 0 || place < 0 || !onMap(b, place) || isShown(s, u) || !isEnemy(s, seat, of)) return false
  const { units, tops } = pileOf(b, s, place, of, s.busy[u] & MOVING)
  return units.indexOf(u) >= tops
}

/** The piles that lie in the fog for a seat, also those of which it sees every counter. */
function pilesFor(b: Names, s: AwState, seat: number): readonly Pile[] {
  const piles: Pile[] = []
  for (let place = 0; onMap(b, place); place++) {
    let seen = 0
    for (let u = s.head[place]; u >= 0; u = s.next[u]) {
      const of = s.own[u]
      if (of < 0 || has(seen, of)) continue
      seen |= 1 << of
      if (!isEnemy(s, seat, of)) continue
      for (const moving of [0, MOVING]) {
        const pile = pileOf(b, s, place, of, moving)
        if (pile.units.length > 0) piles.push(pile)
      }
    }
  }
  return piles
}

/** What there is to be seen of a hidden counter: whose, where, a ship (1) or not, what it is up to. */
interface Slot {
  readonly of: number
  readonly place: number
  readonly ship: number
  readonly known: number
  /** Known to its owner alone. */
  readonly busy: number
  readonly moved: number
}
/** How far one of many has walked, and which of them stays behind, is its owner's to know. */
const WALKED = MARCHED | FAST | HALFWAY | IDLE | DROPPED
/** In slots alone: it stands by, or waits for a second battle (`s.held`). How many do is seen, not who. 6.6.5 */
const WAITS = 1 << 20
const waits = (s: AwState, u: Counter): number => (s.held.includes(u) ? WAITS : 0)
/** Where a unit lies, all see. */
const PLAIN = MOVING | SAILING | BORROWED | ENTERED_BOX | WAITS

/**
 * What an enemy sees that a unit has done. Of a force on the march, a fleet and what it carries that is told of all of them; of other
 * land units it is not told which of them besieged, came ashore, took shelter or were called, nor how many: that would show what a
 * stack is made of, at the latest when one of them is named. Who comes into an area to intercept is counted there.
 */
function knownBusy(b: Names, s: AwState, u: Counter): number {
  const busy = s.busy[u]
  if (b.ship[u]) return busy & ~WALKED
  if ((busy & MOVING) !== 0) return busy & (PLAIN | FINISHED | FOUGHT)
  if (s.declared.includes(u)) return busy & (PLAIN | CALLED | TRIED)
  const isArrived =
    (busy & CALLED) !== 0 && s.frames.some(f => f.at === 'interception' && field(interception.area(f)) === s.at[u])
  return busy & (isArrived ? PLAIN | CALLED : PLAIN)
}

/** Slots as they stand in a view: four numbers each. */
const SIZE = 4
const packed = ({ of, place, ship, known }: Slot): readonly number[] => [of, place, ship, known]
function unpacked(list: readonly number[]): readonly Slot[] {
  const slots: Slot[] = []
  for (let i = 0; i < list.length; i += SIZE) {
    const [of, place, ship, busy] = list.slice(i, i + SIZE)
    slots.push({ of, place, ship, known: busy, busy, moved: 0 })
  }
  return slots
}
const inOrder = (x: readonly number[], y: readonly number[]): number => {
  const shared = Math.min(x.length, y.length)
  for (let i = 0; i < shared; i++) if (x[i] !== y[i]) return x[i] - y[i]
  return x.length - y.length
}

/**
 * What the counters of a pile are up to goes with the pile, not with a counter: the tops get one each, as `pick` says, and the
 * others are slots.
 */
function openPile(
  b: Names,
  s: AwState,
  { place, of, units, tops }: Pile,
  pick: (n: number) => number,
): readonly Slot[] {
  const slots: Slot[] = []
  for (const ship of [0, 1]) {
    const kin = (u: Counter): boolean => b.ship[u] === (ship === 1)
    const done = units.filter(kin).map(u => ({
      ...{ of, place, ship, moved: s.moved[u] },
      busy: s.busy[u] | waits(s, u),
      known: knownBusy(b, s, u) | waits(s, u),
    }))
    done.sort((x, y) => inOrder(packed(x), packed(y)))
    for (const u of units.slice(0, tops).filter(kin)) {
      const [{ moved, busy }] = done.splice(pick(done.length), 1)
      s.moved[u] = moved
      s.busy[u] = busy
    }
    slots.push(...done)
  }
  return slots
}

/** The force on the march, those it left behind and those who wait, by what is known of each counter; those in `gone` have no place in the lists. */
function listMarch(s: AwState, gone: ReadonlySet<number>, others: readonly number[]): void {
  for (const [list, bit] of [
    [s.moving, MOVING],
    [s.dropped, DROPPED],
    [s.held, WAITS],
  ] as const) {
    const kept = list.filter(u => !gone.has(u))
    const more = others.filter(u => (s.busy[u] & bit) !== 0)
    list.length = 0
    list.push(...kept, ...more)
  }
  for (const u of others) s.busy[u] &= ~WAITS
}

// ---- what leaves the table

export interface Sight {
  readonly state: AwState
  /** The hidden counters, five numbers each. */
  readonly slots: readonly number[]
}

/**
 * The position as a seat sees it through the fog. Hidden units are SOMEWHERE; counters of a kind are numbered by what can be seen of
 * them, so that no number tells that one seen here was seen there before.
 */
export function sightOf(b: Names, s: AwState, seat: number): Sight {
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
  t.declared = t.declared.filter(entry => entry < FOLLOWS || isTold(entry & DECLARED))
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
const unlisted = (b: Names, s: AwState): readonly number[] => {
  const found: number[] = []
  for (let u = 0; u < b.firstLeader; u++) {
    const isListed = s.moving.includes(u) || s.dropped.includes(u) || s.held.includes(u)
    if ((s.busy[u] & (MOVING | DROPPED | WAITS)) !== 0 && !isListed) found.push(u)
  }
  return found
}

/** Lists of counters. */
const LISTS = ['moving', 'dropped', 'attackers', 'defenders', 'held', 'borrowed', 'party'] as const
/** In `declared`, beside the counter: see movement/interception.ts and movement/march-party.ts. */
const DECLARED = 4095
const FOLLOWS = 8192

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
function numbering(b: Names, s: AwState): readonly number[] | undefined {
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

const opOf = (b: Names, f: FrameOf<'event'>): string => b.cardEffect[event.card(f)].op

/** Whether `picks` holds counters now: it holds areas for other cards. */
const picksCounters = (b: Names, s: AwState): boolean =>
  s.frames.some(f => f.at === 'coordinate' || (f.at === 'event' && opOf(b, f) === 'mercenaries'))

/** A frame as enemies of the country that it asks see it: which hidden unit it is about, and what the leaders have room for, is not told. */
function veiled(b: Names, f: AwFrame): AwFrame {
  if (f.at === 'aboard' && aboard.counter(f) < b.firstLeader) return aboard.with(f, { counter: NOBODY })
  if (f.at !== 'event') return f
  const op = opOf(b, f)
  if (op === 'mercToRegular') return event.with(f, { chosen: NOBODY, where: NOWHERE })
  return op === 'recruitNomads' ? event.with(f, { chosen: NOBODY }) : f
}

/** Mercenaries of a kind in the order in which they come up for pay: by where they are, not by their numbers. 5.1, 9.5 */
export function inTurn(b: Names, s: AwState, of: number, kind: number): readonly number[] {
  const like: number[] = []
  for (let u = b.kindFirst[kind]; u < b.kindFirst[kind] + b.kindCount[kind]; u++) {
    if (s.own[u] === of && (s.at[u] === SOMEWHERE || onMap(b, s.at[u]))) like.push(u)
  }
  return like.sort((u, v) => s.at[u] - s.at[v] || s.side[u] - s.side[v] || u - v)
}
/** As many of the kind have had their turn before it, as they are seen: which of them it is would tell where it lies. */
const asSeen = (b: Names, s: AwState, seen: AwState, f: FrameOf<'rehire'>): number => {
  const u = rehire.counter(f)
  return inTurn(b, seen, f.of, b.kind[u])[inTurn(b, s, f.of, b.kind[u]).indexOf(u)]
}

/** Which of its kind is up for pay in another world: as many are through as before. */
function keepTurn(b: Names, s: AwState, before: readonly number[]): void {
  for (const [i, f] of s.frames.entries()) {
    if (f.at === 'rehire')
      s.frames[i] = rehire.with(f, { counter: inTurn(b, s, f.of, b.kind[rehire.counter(f)])[before[i]] })
  }
}
const turnsOf = (b: Names, s: AwState): readonly number[] =>
  s.frames.map(f =>
    f.at === 'rehire' ? inTurn(b, s, f.of, b.kind[rehire.counter(f)]).indexOf(rehire.counter(f)) : NOBODY,
  )

/** The unit that a frame names by its number, NOBODY. */
function unitOf(b: Names, f: AwFrame): number {
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
function renumber(s: AwState, to: readonly number[] | undefined, b: Names): void {
  if (to) rename(s, to, b)
  for (const name of LISTS) s[name].sort((x, y) => x - y)
  // `picks` holds counters or areas, as the card wants it, and nothing that matters where no card is at work.
  if (picksCounters(b, s)) s.picks.sort((x, y) => x - y)
  else if (!s.frames.some(f => f.at === 'event' && opOf(b, f) === 'pillageAreas' && event.left(f) > 0))
    s.picks.length = 0
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

// ---- other worlds

/** How many in so many hidden units are thought to be reduced. */
const WEAK_IN = 4

/** Deals units of a country to slots: none may come to lie above the tops of its pile. Which side is up is anybody's guess too. */
function dealSlots(b: Names, s: AwState, units: number[], slots: readonly Slot[], below: (n: number) => number): void {
  // By pile, the lowest of its tops: what is dealt must not rank above it; absent: a leader lies on all.
  const lowest = new Map<Slot, readonly [number, number]>()
  for (const slot of slots) {
    const { units: there, tops } = pileOf(b, s, slot.place, slot.of, slot.busy & MOVING)
    const last = tops > 0 ? there[there.length - 1] : undefined
    if (last !== undefined) lowest.set(slot, [last, s.side[last]])
  }
  const fits = (u: Counter, side: number, slot: Slot): boolean => {
    const top = lowest.get(slot)
    return top === undefined || byRank(b, u, side, top[0], top[1]) >= 0
  }
  // Where fewest fit comes first: whoever fits there fits everywhere after it too.
  const strict = slots.slice().sort((x, y) => {
    const [a, z] = [lowest.get(x), lowest.get(y)]
    if (a === undefined || z === undefined) return (a === undefined ? 1 : 0) - (z === undefined ? 1 : 0)
    return byRank(b, z[0], z[1], a[0], a[1])
  })
  const dealt = strict.map(slot => {
    const fit = units.filter(u => b.ship[u] === (slot.ship === 1) && (fits(u, FULL, slot) || fits(u, REDUCED, slot)))
    const u = fit[below(fit.length)]
    units.splice(units.indexOf(u), 1)
    // A reduced ship might not carry what is aboard.
    const isWeak = !fits(u, FULL, slot) || (!b.ship[u] && fits(u, REDUCED, slot) && below(WEAK_IN) === 0)
    return { u, slot, side: isWeak ? REDUCED : FULL }
  })
  for (const { u, slot, side } of dealt) {
    move(s, u, slot.place)
    s.side[u] = side
    s.moved[u] = slot.moved
    s.busy[u] = slot.busy
  }
}

/** Puts the units that lie SOMEWHERE into the slots of a view. */
export function imagineFog(
  b: Names,
  s: AwState,
  units: readonly number[],
  list: readonly Counter[],
  below: (n: number) => number,
): void {
  const slots = unpacked(list)
  for (const u of units) s.at[u] = SOMEWHERE
  const turns = turnsOf(b, s)
  for (const u of units) s.at[u] = NOWHERE
  for (let c = 0; c < b.countries.length; c++) {
    const own = units.filter(u => s.own[u] === c)
    if (own.length > 0) dealSlots(b, s, own, slots.filter(({ of }) => of === c), below) // biome-ignore format: one call
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
export function redealFog(b: Names, s: AwState, seat: number, below: (n: number) => number): void {
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

// ---- what is told

/** Where a rule goes by what a stack holds, its owner has to show it: those of its land units that matter, and how many there are. */
export function showStack(
  { b, s, tell }: RuleContext,
  place: Place,
  of: number,
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

interface Seen {
  readonly of: number
  readonly place: number
  /** What lies on top, how many counters there are in all. */
  readonly units: readonly string[]
  readonly count: number
}
/** What everybody sees of stacks, and which of them each seat cannot look into. */
export interface Watch {
  readonly piles: ReadonlyMap<string, Seen>
  /** By country: how many counters there are in the fog, how many of them on the march. */
  readonly totals: readonly number[]
  readonly moving: readonly number[]
  /** By seat: countries it is an enemy of, as bits. */
  readonly foes: readonly number[]
}

const look = (b: Names, s: AwState, u: Counter): string =>
  b.kinds[b.kind[u]] + (s.side[u] === REDUCED ? ' reduced' : '')

export function watch(b: Names, s: AwState): Watch {
  const piles = new Map<string, Seen>()
  const totals = b.countries.map(() => 0)
  const moving = b.countries.map(() => 0)
  for (const { place, of, units, tops } of pilesFor(b, s, NOBODY)) {
    const key = `${of} ${place}`
    const before = piles.get(key)
    const seen = [...(before?.units ?? []), ...units.slice(0, tops).map(u => look(b, s, u))]
    piles.set(key, { of, place, units: seen, count: (before?.count ?? 0) + units.length })
    totals[of] += units.length
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
  return { piles, totals, moving, foes }
}

export interface Sighting extends Seen {
  /** The one seat that sees it, NOBODY: everybody. */
  readonly seat: number
}

/**
 * What has come into sight since: other counters on top, numbers that have changed otherwise than by marching, and the stacks of
 * those who are enemies no more.
 */
export function sightings(b: Names, s: AwState, before: Watch, now: Watch): readonly Sighting[] {
  const found: Sighting[] = []
  // Where nothing is left that is seen, too, unless there is nothing anywhere.
  const isEmpty = (place: Place, of: number): boolean =>
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
        (f.at === 'interception' && interception.area(f) === seen.place) ||
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
      if (!has(open, of) || units.length === tops) continue
      found.push({ seat, of, place, units: units.map(u => look(b, s, u)), count: units.length })
    }
  }
  return found
}
