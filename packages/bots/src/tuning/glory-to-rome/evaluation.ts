// What a position of Glory to Rome is worth to a seat: what can be seen of it, each thing by its weight. Fitted to who
// won in the end, over some thousand games of the hand-written player and of the search against themselves, with 2 to 5 seats.

import {
  accepts,
  CARDS,
  clienteleLimit,
  FORUM,
  type GrState,
  HALF_START,
  type Material,
  NAMES,
  placed,
  SIMPLIFIED,
  type Structure,
  siteOf,
  VALUE,
  vaultLimit,
} from '@tabularium/glory-to-rome/rules'
import type { Seat } from '@tabularium/kernel'
import { power } from '../../arithmetic.ts'
import { forumLacks, lowest, points } from '../../sensible/glory-to-rome/value.ts'

/** Two weights each: at the end of a game, and what is added to that at its start. */
type Weight = readonly [number, number]

/** In the order in which `look` writes them. */
const THINGS: Readonly<Record<string, Weight>> = {
  points: [0.19, -0.24],
  influence: [0.24, 0.23],
  laborers: [0.13, -0.19],
  craftsmen: [-0.07, 1],
  legionaries: [0.01, 0.1],
  architects: [0.02, 0.28],
  merchants: [0.28, -0.11],
  patrons: [0.01, 0.1],
  clientRoom: [-0.05, 0.1],
  bankable: [0.02, 0.07],
  surplus: [-0.02, 0.08],
  kinds: [0.08, -0.25],
  vaultRoom: [0.02, 0.11],
  unfinished: [0.09, 0.17],
  placed: [0.13, 0.7],
  supplied: [0.01, 0.08],
  ready: [0.04, 0],
  orders: [0.04, -0.02],
  senators: [-0.1, 0.06],
  leads: [0.16, -0.1],
}

/** Functions that are active; a Forum by what it lacks. */
const ACTIVE: Readonly<Record<string, Weight>> = {
  bar: [0.08, -0.18],
  insula: [-0.01, 0.03],
  latrine: [0.12, -0.5],
  road: [0.09, 0.32],
  circus: [-0.04, -0.23],
  dock: [0.18, -0.23],
  market: [0.38, -0.7],
  palisade: [0.17, 0.04],
  academy: [0, -0.41],
  archway: [-0.05, 0.76],
  atrium: [0.79, -0.53],
  bath: [0.19, 1.4],
  foundry: [-0.17, -0.49],
  gate: [-0.19, 0.36],
  school: [-0.28, -0.14],
  shrine: [0.25, 0.21],
  amphitheatre: [-0.08, -1.35],
  aqueduct: [0.24, 1.02],
  bridge: [0.02, 0.29],
  senate: [-0.31, 0.14],
  storeroom: [0.27, 0.03],
  tower: [0.09, 0.33],
  vomitorium: [-0.49, 0.13],
  wall: [0.11, 0.36],
  'circus-maximus': [0.28, 0.29],
  coliseum: [0.57, 1.21],
  garden: [-0.08, -0.38],
  prison: [0.95, 0.1],
  scriptorium: [0.34, 0.23],
  sewer: [0.17, 1.01],
  villa: [0.27, 0.32],
  basilica: [0.93, -0.77],
  forum: [0.41, 0.04],
  fountain: [-0.19, -0.47],
  'ludus-magna': [0.21, 0.4],
  palace: [0.14, -0.83],
  stairway: [-0.15, -0.33],
  statue: [0.01, -0.33],
  temple: [0.27, 0.06],
}

const NO_WEIGHT: Weight = [0, 0]
const FUNCTIONS = Object.keys(THINGS).length
const WEIGHTS: readonly Weight[] = [...Object.values(THINGS), ...NAMES.map(name => ACTIVE[name] ?? NO_WEIGHT)]
const LATE = Float64Array.from(WEIGHTS, ([late]) => late)
const EARLY = Float64Array.from(WEIGHTS, ([, early]) => early)
export const FEATURES = WEIGHTS.length

const materialValue = VALUE
const starts = HALF_START

/** Writes what there is to see of a seat. Nothing of it is hidden, but for the seat's own hand, whose size counts. */
function look(s: GrState, seat: Seat, out: Float64Array | number[]): void {
  const at = 6 * seat
  for (let i = 0; i < FEATURES; i++) out[i] = 0
  out[0] = points(s, seat)
  out[1] = s.influence[seat]
  let room = Math.max(0, vaultLimit(s, seat) - s.banked[seat])
  out[8] = Math.min(4, Math.max(0, clienteleLimit(s, seat) - s.clientele[seat]))
  out[12] = Math.min(6, room)
  for (let m: Material = 5; m >= 0; m--) {
    out[2 + m] = Math.min(3, s.clients[at + m])
    const stock = s.stockpile[at + m]
    if (stock === 0) continue
    const bankable = Math.min(stock, room)
    room -= bankable
    out[9] += bankable * materialValue[m]
    out[10] += Math.min(4, stock - bankable)
    out[11]++
  }
  for (let word = 0; word < 2; word++) {
    for (let bits = s.work[2 * seat + word]; bits !== 0; bits &= bits - 1) {
      const structure: Structure = starts[word] + lowest(bits)
      const code = s.structures[CARDS * seat + structure]
      const needs = materialValue[siteOf(code)]
      out[13] += 1
      out[14] += placed(code)
      const bits6 = accepts(s, seat, structure)
      let there = 0
      for (let m: Material = 0; m < 6; m++) if ((bits6 >> m) & 1) there += s.stockpile[at + m]
      const left = needs - placed(code)
      out[15] += Math.min(left, there)
      if (there >= left) out[16] += needs
    }
  }
  out[17] = Math.min(8, s.orders[seat])
  out[18] = s.senators[seat]
  out[19] = s.leader === seat ? 1 : 0
  if (s.options & SIMPLIFIED) return
  for (let word = 0; word < 2; word++) {
    for (let bits = s.active[2 * seat + word]; bits !== 0; bits &= bits - 1) {
      const structure: Structure = starts[word] + lowest(bits)
      out[FUNCTIONS + structure] = structure === FORUM ? power(0.6, forumLacks(s, seat)) : 1
    }
  }
}

const seen = new Float64Array(FEATURES)

/** The logarithm of a seat's chances against another's; `time` is how much of the game is left, from 1 to 0. */
export function evaluate(s: GrState, seat: Seat, time: number): number {
  look(s, seat, seen)
  let sum = 0
  for (let i = 0; i < FEATURES; i++) sum += (LATE[i] + EARLY[i] * time) * seen[i]
  return sum
}
