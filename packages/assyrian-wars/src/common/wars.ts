// 7.4.1, 7.4.2 Who is at war with whom and whose ally. Wars in a country's own right are `feud`; `war` and `kin` follow from these,
// the camps and the alliances.

import type { Board } from '../board/board.ts'
import { ASSYRIAN, type Countries, type Country, has, lowest, NO_CAMP, NOBODY, REBEL } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { patron, powersAlive } from './alliances.ts'

/** The powers of a camp, as bits. */
export function campBits(b: Board, s: AwState, camp: number): Countries {
  let bits = 0
  const alive = powersAlive(b, s)
  for (let p = 0; p < b.powers; p++) if (s.camp[p] === camp && has(alive, p)) bits |= 1 << p
  return bits
}
/** A power's camp, or just itself where it is in none. */
export const campOf = (b: Board, s: AwState, p: Country): number =>
  s.camp[p] === NO_CAMP ? 1 << p : campBits(b, s, s.camp[p])
/** The one against it. 7.4.1 */
export const otherCamp = (camp: number): number => (camp === ASSYRIAN ? REBEL : ASSYRIAN)

const union = (table: readonly Countries[], set: Countries): Countries => {
  let all = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) all |= table[lowest(rest)]
  return all
}

/** A power, or its substitutes, with its allied minors and tribes. */
const folk: Countries[] = []
const powerWar: Countries[] = []

/** Reckons `war` and `kin` anew. 6.9, 7.4.1, 7.4.2, 10.1 */
export function reckonWars(b: Board, s: AwState): void {
  const alive = s.inPlay & ~s.gone
  const powers = powersAlive(b, s)
  let loose = 0
  for (let p = 0; p < b.powers; p++) folk[p] = (1 << p) & alive
  for (let c = b.powers; c < b.onTrack; c++) {
    if (!has(alive, c)) continue
    const p = patron(b, s, c)
    if (p !== NOBODY) folk[p] |= 1 << c
    else if (has(b.isTribe, c) && has(s.active, c)) loose |= 1 << c
  }
  for (let p = 0; p < b.powers; p++) {
    const mates = campOf(b, s, p)
    let foes = s.camp[p] === NO_CAMP ? 0 : campBits(b, s, otherCamp(s.camp[p]))
    for (let rest = mates; rest !== 0; rest &= rest - 1) foes |= s.feud[lowest(rest)] & b.isPower
    // War on a power is war on all of its camp. 7.4.2
    powerWar[p] = 0
    for (let rest = foes & powers; rest !== 0; rest &= rest - 1) powerWar[p] |= campOf(b, s, lowest(rest))
    powerWar[p] &= ~mates
  }
  for (let c = 0; c < b.countries.length; c++) {
    if (!has(alive | powers, c)) {
      s.war[c] = 0
      s.kin[c] = 1 << c
      continue
    }
    const p = patron(b, s, c)
    s.kin[c] = p === NOBODY ? 1 << c : union(folk, campOf(b, s, p))
    let foes = s.feud[c]
    if (p !== NOBODY) foes |= powerWar[p] | s.feud[p]
    // Those allied to an enemy power are enemies. 6.9
    foes |= union(folk, foes & b.isPower)
    foes |= has(loose, c) ? alive & ((1 << b.onTrack) - 1) : loose
    s.war[c] = foes & alive & ~s.kin[c] & ~(1 << c)
  }
  // Grace keeps the peace between conqueror and conquered, and between all who are allied to them. 7.1.d
  for (let c = 0; c < b.onTrack; c++) {
    for (let p = 0; s.conquered[c] !== 0 && p < b.powers; p++) {
      if (s.grace[b.powers * c + p] === 0) continue
      const mine = c < b.powers ? folk[c] : 1 << c
      for (let rest = mine; rest !== 0; rest &= rest - 1) s.war[lowest(rest)] &= ~folk[p]
      for (let rest = folk[p]; rest !== 0; rest &= rest - 1) s.war[lowest(rest)] &= ~mine
    }
  }
}

export function endFeud(s: AwState, c: Country, d: Country): void {
  s.feud[c] &= ~(1 << d)
  s.feud[d] &= ~(1 << c)
}
export function startFeud(s: AwState, c: Country, d: Country): void {
  s.feud[c] |= 1 << d
  s.feud[d] |= 1 << c
}

export function closePassage(s: AwState, p: Country, q: Country): void {
  s.passage[p] &= ~(1 << q)
  s.passage[q] &= ~(1 << p)
}
