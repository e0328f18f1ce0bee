// How a sensible player of Glory to Rome likes each of its legal actions, in points. It looks at the position alone and
// makes no move, so that searches can ask it often.

import type { GrAction } from '@tabularium/glory-to-rome'
import {
  ARCHITECT,
  asStructure,
  BATH,
  CARDS,
  CATACOMB,
  type Card,
  CRAFTSMAN,
  demands,
  FIRST,
  type GrState,
  handLimit,
  has,
  MARBLE,
  MATERIAL,
  type Material,
  OPENED,
  petitionSize,
  placed,
  ROLE,
  type Role,
  SCRIPTORIUM,
  SENATOR,
  SIMPLIFIED,
  type Site,
  type Structure,
  siteOf,
  TOWER,
  VALUE,
} from '@tabularium/glory-to-rome/rules'
import type { Seat } from '@tabularium/kernel'
import { clientActions, demandValue, foundValue, keepValue, roleValue } from './roles.ts'
import {
  appraise,
  BANK,
  CLIENT,
  cardValue,
  drawnValue,
  drawValue,
  functionValue,
  lead,
  MEAN_VALUE,
  needed,
  STOCK,
  senatorValue,
  share,
  structureValue,
  timeLeft,
  WEIGHTS,
} from './value.ts'

const materialValue = VALUE
const material = MATERIAL
const first = FIRST

/** What ending the game now is worth. */
const END = 40
export const NEVER = -1000

const ending = (s: GrState, seat: Seat): number => {
  const ahead = lead(s, seat)
  return ahead > 0 ? END + ahead : -END + ahead
}

/** Whoever is ahead late in the game hurries. */
const pressure = (s: GrState, seat: Seat, time: number): number => {
  if (time > 0.5) return 0
  return Math.max(-1, Math.min(1.5, lead(s, seat) * WEIGHTS.pressure)) * (1 - time)
}

/** The cards of a petition: the first of the material that come. */
function petitionCost(s: GrState, seat: Seat, m: Material, time: number): number {
  let cost = 0
  let left = petitionSize(s)
  for (let card = first[m]; card < first[m + 1] && left > 0; card++) {
    const count = Math.min(left, s.hands[CARDS * seat + card])
    if (count === 0) continue
    const value = cardValue(s, seat, card, time)
    cost += value * count
    left -= count
  }
  return cost
}

const unitCost = (s: GrState, seat: Seat, card: Card, time: number): number =>
  card === SENATOR ? senatorValue(s, seat) : cardValue(s, seat, card, time)

/** What a think that draws cards is worth. The last card of the deck ends the game. */
function thinkValue(s: GrState, seat: Seat, time: number): number {
  const wanted = Math.max(1, handLimit(s, seat) - s.orders[seat] - s.senators[seat])
  return wanted >= s.deck ? ending(s, seat) : drawValue(s, seat, time) + 0.2 * pressure(s, seat, time)
}

const leads = new Float64Array(6)

/** What leading a role is worth: one's own actions, less what the others make of it. */
function scoreLeads(s: GrState, seat: Seat, time: number): void {
  for (let role: Role = 0; role < 6; role++) {
    let value = roleValue(s, seat, role, 1 + clientActions(s, seat, role, true), true, time)
    for (let other: Seat = 0; other < s.seats; other++) {
      if (other === seat) continue
      const idle = roleValue(s, other, role, clientActions(s, other, role, false), false, time)
      const follows =
        roleValue(s, other, role, 1 + clientActions(s, other, role, true), false, time) - WEIGHTS.card * 0.5
      const thinks = WEIGHTS.othersThink * drawValue(s, other, time)
      const theirs = idle + Math.max(thinks, WEIGHTS.follow * (follows - idle))
      value -= (theirs * WEIGHTS.others) / (s.seats - 1)
    }
    leads[role] = value
  }
}

/** What one more unit is worth to a seat that has played so many. */
function unitValue(s: GrState, seat: Seat, played: number, time: number): number {
  const clients = clientActions(s, seat, s.role, true)
  const before = played === 0 ? clientActions(s, seat, s.role, false) : clients + played
  return roleValue(s, seat, s.role, clients + played + 1, true, time) - roleValue(s, seat, s.role, before, true, time)
}

/** Before a think: what a card less, or a whole hand less, makes of it. */
function discardValue(s: GrState, seat: Seat, cards: number, time: number): number {
  const wanted = Math.max(1, handLimit(s, seat) - s.orders[seat] - s.senators[seat] + cards)
  if (wanted >= s.deck) return ending(s, seat)
  return drawnValue(s.orders[seat] + s.senators[seat] - cards, wanted, time)
}

function handValue(s: GrState, seat: Seat, time: number): number {
  let value = s.senators[seat] * WEIGHTS.senator
  for (let card: Card = 0; card < CARDS; card++) {
    const n = s.hands[CARDS * seat + card]
    if (n > 0) value += n * cardValue(s, seat, card, time)
  }
  return value
}

/** A foundation: the end of the game if it takes the last site in town. */
function scoreFound(s: GrState, seat: Seat, card: Card, site: Site, out: boolean, time: number): number {
  if (!out) {
    let left = 0
    for (let m: Material = 0; m < 6; m++) left += s.inTown[m]
    if (left === 1) return ending(s, seat)
  }
  let open = 0
  for (let word = 0; word < 2; word++) for (let bits = s.work[2 * seat + word]; bits !== 0; bits &= bits - 1) open++
  let value = foundValue(s, seat, card, site, time) - cardValue(s, seat, card, time) - WEIGHTS.unfinished * open
  if (!out) value += pressure(s, seat, time)
  else if (!has(s, seat, TOWER)) value -= WEIGHTS.outOfTown
  if (asStructure(card) === CATACOMB && lead(s, seat) > 0) value += 2
  return value
}

/** A material onto a structure, the material's own worth not counted. */
function scoreAdd(
  s: GrState,
  seat: Seat,
  structure: Structure,
  m: Material,
  finish: boolean,
  role: Role,
  time: number,
): number {
  const code = s.structures[CARDS * seat + structure]
  const needs = role === ARCHITECT ? needed(s, structure, code) : materialValue[siteOf(code)]
  const whole = finish || (m === MARBLE && siteOf(code) !== MARBLE && has(s, seat, SCRIPTORIUM))
  const after = whole ? needs : placed(code) + 1
  if (structure === CATACOMB && after >= needs && (s.options & SIMPLIFIED) === 0) return ending(s, seat)
  const full = structureValue(s, seat, structure, siteOf(code), time)
  return full * (share(after, needs) - share(placed(code), needs))
}

/** Another's structure opened to all: what it does for this seat, less what it does for the rest. */
function scoreOpen(s: GrState, seat: Seat, structure: Structure, owner: Seat, m: Material, time: number): number {
  let value = functionValue(s, seat, structure, time) - STOCK[6 * seat + m]
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other === seat || other === owner) continue
    value -= (functionValue(s, other, structure, time) * WEIGHTS.others) / (s.seats - 1)
  }
  return value
}

/** Another's structure for three points of influence, which go to the other. */
function scoreSeize(s: GrState, seat: Seat, structure: Structure, owner: Seat, time: number): number {
  if (structure === CATACOMB) return lead(s, seat) > 6 ? END : NEVER
  const code = s.structures[CARDS * owner + structure]
  const theirs = code & OPENED ? 0 : functionValue(s, seat, structure, time)
  return functionValue(s, seat, structure, time) + theirs / (s.seats - 1) - 3 - 3 / (s.seats - 1)
}

const bathValue = (s: GrState, seat: Seat, role: Role, time: number): number =>
  has(s, seat, BATH) && role !== 5 ? roleValue(s, seat, role, 1, true, time) : 0

function scoreOne(s: GrState, seat: Seat, action: GrAction, time: number): number {
  const at = 6 * seat
  switch (action.kind) {
    case 'lead':
      return leads[action.role] - unitCost(s, seat, action.card, time)
    case 'petition': {
      const value = s.frames[s.frames.length - 1].at === 'lead' ? leads[action.role] : leads[0]
      return value - petitionCost(s, seat, action.material, time)
    }
    case 'follow':
    case 'also':
      return leads[0] - unitCost(s, seat, action.card, time)
    case 'add':
    case 'give':
      return -cardValue(s, seat, action.card, time)
    case 'think':
      return action.senator === 1 ? senatorValue(s, seat) : thinkValue(s, seat, time)
    case 'latrine':
      return discardValue(s, seat, 1, time) - unitCost(s, seat, action.card, time)
    case 'vomitorium':
      return discardValue(s, seat, s.orders[seat] + s.senators[seat], time) - handValue(s, seat, time)
    case 'skip':
      return 0
    case 'collect':
      return STOCK[at + action.material]
    case 'dock':
      return STOCK[at + material[action.card]] - cardValue(s, seat, action.card, time)
    case 'hire':
      return CLIENT[at + action.role] + bathValue(s, seat, action.role, time)
    case 'aqueduct': {
      const role = ROLE[action.card]
      return CLIENT[at + role] + bathValue(s, seat, role, time) - cardValue(s, seat, action.card, time)
    }
    case 'bar':
      return s.deck === 1 ? ending(s, seat) : 0.9 * CLIENT[at] + (has(s, seat, BATH) ? 0.7 : 0)
    case 'bank':
      return BANK[at + action.material] - keepValue(seat, action.material)
    case 'atrium':
      return s.deck === 1 ? ending(s, seat) : MEAN_VALUE + 0.6
    case 'basilica':
      return BANK[at + material[action.card]] - cardValue(s, seat, action.card, time)
    case 'found':
      return scoreFound(s, seat, action.card, action.material, action.out === 1, time)
    case 'craft': {
      const cost = WEIGHTS.craftCost * cardValue(s, seat, action.card, time)
      const m = material[action.card]
      return scoreAdd(s, seat, action.structure, m, action.finish === 1, CRAFTSMAN, time) - cost
    }
    case 'build': {
      const value = scoreAdd(s, seat, action.structure, action.material, action.finish === 1, ARCHITECT, time)
      return value - WEIGHTS.buildCost * BANK[at + action.material]
    }
    case 'arch':
      return scoreAdd(s, seat, action.structure, action.material, action.finish === 1, ARCHITECT, time)
    case 'fountain':
      return s.deck === 1 ? ending(s, seat) : WEIGHTS.fountain
    case 'open':
      return scoreOpen(s, seat, action.structure, action.owner, action.material, time)
    case 'act':
      return roleValue(s, seat, action.role, 1, true, time)
    case 'demand': {
      const m = material[action.card]
      return demandValue(s, seat, m, demands(s.frames[s.frames.length - 1].b, m) + 1)
    }
    case 'plunder':
      return STOCK[at + action.material] + WEIGHTS.demandHurt
    case 'capture':
      return BANK[at + action.role] + 0.8
    case 'seize':
      return scoreSeize(s, seat, action.structure, action.owner, time)
    case 'claim':
      return 1
    case 'salvage':
      return STOCK[at + action.material]
    case 'concede':
      return NEVER
    case 'enough':
    case 'keep':
    case 'done':
    case 'pass':
      return 0
  }
}

/** Writes the score of each of `legal[0..n)`. */
export function score(
  s: GrState,
  seat: Seat,
  legal: readonly GrAction[],
  n: number,
  out: Float64Array | number[],
): void {
  const time = timeLeft(s)
  appraise(s, seat, time)
  const top = s.frames[s.frames.length - 1]
  switch (top.at) {
    case 'lead':
      for (let other: Seat = 0; other < s.seats; other++) if (other !== seat) appraise(s, other, time)
      scoreLeads(s, seat, time)
      break
    case 'follow':
    case 'more':
      leads[0] = unitValue(s, seat, s.units[seat], time)
  }
  for (let i = 0; i < n; i++) out[i] = scoreOne(s, seat, legal[i], time)
  if (top.at === 'volunteer') for (let i = 0; i < n; i++) if (legal[i].kind === 'give') out[i] = NEVER
}
