// Tables of a board for those who raise units: which kinds can serve whom, and what each costs. Made once for a board.

import type { Board } from './board.ts'
import { isMercenary } from './counters.ts'
import { AP, type Counter, has, NOBODY, type UnitKind, whole } from './names.ts'

export interface Muster {
  /** By country: kinds of its own and those for hire, ships among them. */
  readonly kinds: readonly (readonly UnitKind[])[]
  /** Counters that can serve a country: its own from `first` to `end`, those for hire from `hired` on. */
  readonly first: readonly Counter[]
  readonly end: readonly Counter[]
  readonly hired: number
  /** The same, but only those that may raid trade: its own and nomads for hire. 6.15 */
  readonly raiders: readonly (readonly UnitKind[])[]
  /** By kind, in twelfths of an AP: to build without and with 9.7, to make whole, to hire at full strength. */
  readonly plain: readonly number[]
  readonly special: readonly number[]
  readonly rebuild: readonly number[]
}

function make(b: Board): Muster {
  const { build } = b.data.constants
  const all = b.kinds.map((_, kind) => kind)
  const hired = (kind: UnitKind): boolean => b.kindNation[kind] === NOBODY || has(b.isHired, b.kindNation[kind])
  const nomad = (kind: UnitKind): boolean => b.kindNation[kind] !== NOBODY && has(b.isHired, b.kindNation[kind])
  const ofShip = (kind: UnitKind, ship: number, other: number): number =>
    whole((b.kindIsShip[kind] ? ship : other) * AP)
  const own = b.countries.map((_, c) => all.filter(kind => b.kindNation[kind] === c))
  const from = (kind: UnitKind | undefined): number => (kind === undefined ? 0 : b.kindFirst[kind])
  const to = (kind: UnitKind | undefined): number => (kind === undefined ? 0 : b.kindFirst[kind] + b.kindCount[kind])
  return {
    first: own.map(list => from(list[0])),
    end: own.map(list => to(list[list.length - 1])),
    hired: Math.min(...all.filter(hired).map(from), b.units),
    kinds: b.countries.map((_, c) => all.filter(kind => b.kindNation[kind] === c || hired(kind))),
    raiders: b.countries.map((_, c) =>
      all.filter(kind => !b.kindIsShip[kind] && (b.kindNation[kind] === c || nomad(kind))),
    ),
    plain: all.map(kind => ofShip(kind, build.ship, build.regularPerFactor * b.kindFull[kind])),
    special: all.map(kind =>
      ofShip(kind, build.ship, build.regularPerFactor * b.kindFull[kind] + b.typeSurcharge[b.kindType[kind]]),
    ),
    rebuild: all.map(kind => {
      const perFactor = isMercenary(b, b.kindFirst[kind]) ? build.mercenaryPerFactor : build.regularPerFactor
      return ofShip(kind, build.shipRepair, perFactor * (b.kindFull[kind] - b.kindReduced[kind]))
    }),
  }
}

const made = new WeakMap<Board, Muster>()
let last: Board | undefined
let table: Muster | undefined

export function musterOf(b: Board): Muster {
  if (b === last && table !== undefined) return table
  let found = made.get(b)
  if (found === undefined) {
    found = make(b)
    made.set(b, found)
  }
  last = b
  table = found
  return found
}
