// What there is to be seen of hidden counters: whose, where, a ship or not, what they are up to; and the lists they stand in. 9.5

import { field, isSea } from '../board/board.ts'
import type { Names } from '../board/facts.ts'
import { frames } from '../board/frames.ts'
import {
  BORROWED,
  CALLED,
  CARRIED,
  type Counter,
  type Country,
  DROPPED,
  ENTERED_BOX,
  FAST,
  FINISHED,
  FOUGHT,
  HALFWAY,
  IDLE,
  MARCHED,
  MOVING,
  type Place,
  SAILING,
  TRIED,
} from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import type { Pile } from './piles.ts'

const { interception } = frames

/** What there is to be seen of a hidden counter: whose, where, a ship (1) or not, what it is up to. */
export interface Slot {
  readonly of: Country
  readonly place: Place
  readonly ship: number
  readonly known: number
  /** Known to its owner alone. */
  readonly busy: number
  readonly moved: number
}
/** How far one of many has walked, and which of them stays behind, is its owner's to know. */
const WALKED = MARCHED | FAST | HALFWAY | IDLE | DROPPED
/** In slots alone: it stands by, or waits for a second battle (`s.held`). How many do is seen, not who. 6.6.5 */
export const WAITS = 1 << 20
const waits = (s: AwState, u: Counter): number => (s.held.includes(u) ? WAITS : 0)
/** Where a unit lies, all see. */
const PLAIN = MOVING | SAILING | BORROWED | ENTERED_BOX | WAITS

/**
 * What an enemy sees that a unit has done. Of a force on the march, a fleet and what it carries that is told of all of them; of other
 * land units it is not told which of them besieged, came ashore, took shelter or were called, nor how many: that would show what a
 * stack is made of, at the latest when one of them is named. Who comes into an area to intercept is counted there.
 */
export function knownBusy(b: Names, s: AwState, u: Counter): number {
  const busy = s.busy[u]
  if (b.ship[u]) return busy & ~WALKED
  if ((busy & MOVING) !== 0) return busy & (PLAIN | FINISHED | FOUGHT)
  if (s.declared.includes(u)) return busy & (PLAIN | CALLED | TRIED)
  // How many have gone aboard is told.
  if (isSea(b, s.at[u])) return busy & (PLAIN | CARRIED)
  const isArrived =
    (busy & CALLED) !== 0 && s.frames.some(f => f.at === 'interception' && field(interception.area(f)) === s.at[u])
  return busy & (isArrived ? PLAIN | CALLED : PLAIN)
}

/** Slots as they stand in a view: four numbers each. */
const SIZE = 4
export const packed = ({ of, place, ship, known }: Slot): readonly number[] => [of, place, ship, known]
export function unpacked(list: readonly number[]): readonly Slot[] {
  const slots: Slot[] = []
  for (let i = 0; i < list.length; i += SIZE) {
    const [of, place, ship, busy] = list.slice(i, i + SIZE)
    slots.push({ of, place, ship, known: busy, busy, moved: 0 })
  }
  return slots
}
export const inOrder = (x: readonly number[], y: readonly number[]): number => {
  const shared = Math.min(x.length, y.length)
  for (let i = 0; i < shared; i++) if (x[i] !== y[i]) return x[i] - y[i]
  return x.length - y.length
}

/**
 * What the counters of a pile are up to goes with the pile, not with a counter: the tops get one each, as `pick` says, and the
 * others are slots.
 */
export function openPile(
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
export function listMarch(s: AwState, gone: ReadonlySet<number>, others: readonly number[]): void {
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
