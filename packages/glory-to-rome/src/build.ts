// 6 Structures: foundations, materials, completion; Stairway and Prison, which change whose function it is.

import type { Chance, Seat, Tell } from '@tabularium/kernel'
import { actions, type GrAction } from './actions.ts'
import { SITES_EMPTY } from './data/ends.ts'
import { MATERIALS } from './data/materials.ts'
import type { GrEvent } from './events.ts'
import { archway, gate } from './functions/brick.ts'
import { completed } from './functions/completed.ts'
import { aqueduct, tower } from './functions/concrete.ts'
import { ACTION } from './functions/frames.ts'
import { fountain, isStatue, stairway } from './functions/marble.ts'
import { bar, road } from './functions/rubble.ts'
import { scriptorium, villa } from './functions/stone.ts'
import { dock } from './functions/wood.ts'
import { drawCard, fromHand, intoHand } from './hand.ts'
import {
  ARCHITECT,
  asStructure,
  BIT,
  CARDS,
  type Card,
  CRAFTSMAN,
  FIRST,
  GATE,
  HALF,
  HALF_START,
  LABORER,
  MARBLE,
  MATERIAL,
  type Material,
  type Materials,
  NAMES,
  PATRON,
  type Role,
  RUBBLE,
  type Site,
  type Sites,
  STONE,
  type Structure,
  VALUE,
} from './names.ts'
import { any, BASE, clienteleLimit } from './roles.ts'
import { clientActed, clientActions } from './round.ts'
import {
  type At,
  DONE,
  frame,
  type GrFrame,
  type GrState,
  has,
  newStructure,
  OPENED,
  owns,
  placed,
  SIMPLIFIED,
  STAIRWAY_INSTEAD,
  siteOf,
  WHEN_EXHAUSTED,
  withExtra,
  withMaterial,
} from './state.ts'

const material = MATERIAL
const first = FIRST
const value = VALUE
const half = HALF
const bit = BIT
const starts = HALF_START

/** Catalogue entries by what they name, so that lists are written without a search. */
const foundAt = (card: Card, site: Site, out: number): number => (card * 6 + site) * 2 + out
const craftAt = (structure: Structure, card: Card, finish: number): number => (structure * CARDS + card) * 2 + finish
const buildAt = (structure: Structure, m: Material, finish: number): number => (structure * 6 + m) * 2 + finish
const openAt = (owner: Seat, structure: Structure, m: Material, pool: number): number =>
  ((owner * CARDS + structure) * 6 + m) * 2 + pool
const FOUND: GrAction[] = []
for (const action of actions.of('found')) FOUND[foundAt(action.card, action.material, action.out)] = action
const CRAFT: GrAction[] = []
for (const action of actions.of('craft')) CRAFT[craftAt(action.structure, action.card, action.finish)] = action
const BUILD: GrAction[] = []
for (const action of actions.of('build')) BUILD[buildAt(action.structure, action.material, action.finish)] = action
const ARCH: GrAction[] = []
for (const action of actions.of('arch')) ARCH[buildAt(action.structure, action.material, action.finish)] = action
const OPEN: GrAction[] = []
for (const action of actions.of('open')) {
  OPEN[openAt(action.owner, action.structure, action.material, action.pool)] = action
}
const SEIZE = actions.of('seize')
const FOUNTAIN = actions.of('fountain')[0]
const KEEP = actions.of('keep')[0]
const DONE_WITH = actions.of('done')[0]
const PASS = actions.of('pass')[0]

/** Parts of an Architect action. */
export const BUILT = BASE
export const OPENED_ONE = 2

/** Works out again which functions are active: own completed ones, those open to all, unfinished marble under a Gate. */
export function activate(s: GrState): void {
  if (s.options & SIMPLIFIED) return // 9
  const { active, done, opened } = s
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    active[2 * seat] = done[2 * seat] | opened[0]
    active[2 * seat + 1] = done[2 * seat + 1] | opened[1]
    active[2 * seat + 1] |= gate(s, seat)
  }
}

/** The role of the action that is being decided, or none. */
const roleAt = (at: At): Role => (at === 'fountain' ? CRAFTSMAN : ACTION.indexOf(at))

/** The actions that a frame still has to give: those of a structure just completed, or of cards played and clients. */
const toCome = (s: GrState, below: GrFrame): number =>
  below.at === 'burst' ? below.b : below.at === 'act' ? s.units[below.by] + clientActions(s, below) : 0

/** Where the next action comes from that a player has after the one on top: the place of the frame, if the action is of the
 *  same role, whatever it comes from. Parts left of an action begun are no action, and one that nothing can be done with
 *  is lost without being asked about. From `from` downwards. A09 */
function nextAction(s: GrState, role: Role, from: number): number {
  for (let at = from; at >= 0; at--) {
    const below = s.frames[at]
    if (toCome(s, below) <= 0) continue
    const other: Role = below.at === 'burst' ? below.a : s.role
    if (other === role) return at
    if (isPossible(s, below.by, other)) return -1
  }
  return -1
}

/** Whether everybody can see that something could be done with an action, once the card now in play has left the hand. */
function isPossible(s: GrState, seat: Seat, role: Role): boolean {
  const hand = s.orders[seat] > 1
  const pool = any(s.pool, 0)
  if (role === CRAFTSMAN) return hand || fountain(s, seat)
  if (role === LABORER) return pool || (hand && dock(s, seat))
  if (role !== PATRON) return true
  return s.clientele[seat] < clienteleLimit(s, seat) && (pool || bar(s, seat) || (hand && aqueduct(s, seat)))
}

/** The actions of the same role that follow the one on top, one after the other: a site out of town takes the first. A09 */
export function pending(s: GrState): number {
  const top = s.frames[s.frames.length - 1]
  const role = top === undefined ? -1 : roleAt(top.at)
  if (role < 0) return 0
  let n = 0
  for (let at = nextAction(s, role, s.frames.length - 2); at >= 0; at = nextAction(s, role, at - 1)) {
    n += toCome(s, s.frames[at])
  }
  return n
}

/** Takes the next action of the same role. */
function takePending(s: GrState): void {
  const top = s.frames.length - 1
  const at = nextAction(s, roleAt(s.frames[top].at), top - 1)
  const { at: kind, by, a, b } = s.frames[at]
  if (kind === 'burst') s.frames[at] = frame('burst', by, a, b - 1)
  else if (s.units[by] > 0) s.units[by]--
  else s.frames[at] = clientActed(s, by, a, b)
}

/** The foundations that one card can be. 6.1 */
function foundations(s: GrState, seat: Seat, card: Card, outs: Sites, out: GrAction[], n: number): number {
  const structure = asStructure(card)
  if (owns(s, seat, structure)) return n
  const any = isStatue(s, structure)
  for (let site: Site = any ? 0 : material[card]; site <= (any ? MARBLE : material[card]); site++) {
    if (s.inTown[site] > 0) out[n++] = FOUND[foundAt(card, site, 0)]
    if ((outs >> site) & 1) out[n++] = FOUND[foundAt(card, site, 1)]
  }
  return n
}

/** The sites out of town that can be used now, as bits. 6.2, A08 */
function outSites(s: GrState, seat: Seat): Sites {
  if (pending(s) === 0 && !tower(s, seat)) return 0
  let sites: Sites = 0
  for (let site: Site = 0; site < 6; site++) {
    if (s.outOfTown[site] > 0 && ((s.options & WHEN_EXHAUSTED) === 0 || s.inTown[site] === 0)) sites |= 1 << site
  }
  return sites
}

/** Every foundation that the hand allows. */
function allFoundations(s: GrState, seat: Seat, out: GrAction[], n: number): number {
  const outs = outSites(s, seat)
  for (let m: Material = 0; m < 6; m++) {
    if (s.held[6 * seat + m] === 0) continue
    for (let card = first[m]; card < first[m + 1]; card++) {
      if (s.hands[CARDS * seat + card] > 0) n = foundations(s, seat, card, outs, out, n)
    }
  }
  return n
}

/** The materials a structure of this seat takes, as bits. 6.3 */
export function accepts(s: GrState, seat: Seat, structure: Structure): Materials {
  const site = siteOf(s.structures[CARDS * seat + structure])
  if (road(s, seat, site)) return 63
  let bits = 1 << site
  if (isStatue(s, structure)) bits |= 1 << MARBLE // A12
  if (tower(s, seat)) bits |= 1 << RUBBLE
  if (scriptorium(s, seat, MARBLE)) bits |= 1 << MARBLE
  return bits
}

/** Whether the number needed is reached with this material, or a Villa finishes. 6.4, A13 */
const completes = (s: GrState, seat: Seat, structure: Structure, role: Role): boolean => {
  const code = s.structures[CARDS * seat + structure]
  return placed(code) + 1 >= value[siteOf(code)] || villa(s, structure, role)
}

/** Whether the player may choose to finish with this material, or not to. A60 */
function mayFinish(s: GrState, seat: Seat, structure: Structure, with_: Material, role: Role): boolean {
  if (!scriptorium(s, seat, with_) || completes(s, seat, structure, role)) return false
  const site = siteOf(s.structures[CARDS * seat + structure])
  return site === MARBLE || isStatue(s, structure) || road(s, seat, site)
}

/** The hand cards onto one structure. */
function crafts(s: GrState, seat: Seat, structure: Structure, out: GrAction[], n: number): number {
  const bits = accepts(s, seat, structure)
  for (let m: Material = 0; m < 6; m++) {
    if (((bits >> m) & 1) === 0 || s.held[6 * seat + m] === 0) continue
    const choice = mayFinish(s, seat, structure, m, CRAFTSMAN)
    for (let card = first[m]; card < first[m + 1]; card++) {
      if (s.hands[CARDS * seat + card] === 0) continue
      out[n++] = CRAFT[craftAt(structure, card, 0)]
      if (choice) out[n++] = CRAFT[craftAt(structure, card, 1)]
    }
  }
  return n
}

const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)

export function legalCraftsman(s: GrState, { by }: GrFrame, out: GrAction[]): number {
  let n = allFoundations(s, by, out, 0)
  for (let word = 0; word < 2; word++) {
    for (let bits = s.work[2 * by + word]; bits !== 0; bits &= bits - 1) {
      n = crafts(s, by, starts[word] + lowest(bits), out, n)
    }
  }
  if (fountain(s, by)) out[n++] = FOUNTAIN
  out[n++] = PASS
  return n
}

/** With the card drawn, or not at all. */
export function legalFountain(s: GrState, { by, a: card }: GrFrame, out: GrAction[]): number {
  let n = foundations(s, by, card, outSites(s, by), out, 0)
  const m = material[card]
  for (let word = 0; word < 2; word++) {
    for (let bits = s.work[2 * by + word]; bits !== 0; bits &= bits - 1) {
      const structure: Structure = starts[word] + lowest(bits)
      if (((accepts(s, by, structure) >> m) & 1) === 0) continue
      out[n++] = CRAFT[craftAt(structure, card, 0)]
      if (mayFinish(s, by, structure, m, CRAFTSMAN)) out[n++] = CRAFT[craftAt(structure, card, 1)]
    }
  }
  out[n++] = KEEP
  return n
}

/** Everybody can see whether there is anything to build with or to open; foundations depend on the hand. */
export function architectParts(s: GrState, { by, a, b }: GrFrame): number {
  let parts = 0
  if ((a & BUILT) === 0 && (s.orders[by] > 0 || canBuild(s, by))) parts |= BUILT
  if (((a & OPENED_ONE) === 0 || b > 0) && stairway(s, by) && canOpen(s, by)) parts |= OPENED_ONE
  return a !== 0 && (s.options & STAIRWAY_INSTEAD) !== 0 ? 0 : parts // A15
}

function canBuild(s: GrState, seat: Seat): boolean {
  const pool = archway(s, seat)
  for (let word = 0; word < 2; word++) {
    for (let bits = s.work[2 * seat + word]; bits !== 0; bits &= bits - 1) {
      const accepted = accepts(s, seat, starts[word] + lowest(bits))
      for (let m: Material = 0; m < 6; m++) {
        if ((accepted >> m) & 1 && (s.stockpile[6 * seat + m] > 0 || (pool && s.pool[m] > 0))) return true
      }
    }
  }
  return false
}

const opens: GrAction[] = []
const canOpen = (s: GrState, seat: Seat): boolean => openings(s, seat, opens, 0) > 0

/** Completed structures of others that are not open yet, with a material of their own for each. 11, A16, A17 */
function openings(s: GrState, seat: Seat, out: GrAction[], n: number): number {
  const pool = archway(s, seat)
  for (let owner: Seat = 0; owner < s.seats; owner++) {
    if (owner === seat) continue
    for (let word = 0; word < 2; word++) {
      for (let bits = s.done[2 * owner + word]; bits !== 0; bits &= bits - 1) {
        const structure: Structure = starts[word] + lowest(bits)
        const code = s.structures[CARDS * owner + structure]
        if (code & OPENED) continue
        for (let m: Material = 0; m < 6; m++) {
          if (m !== material[structure] && !(isStatue(s, structure) && m === siteOf(code))) continue
          if (s.stockpile[6 * seat + m] > 0) out[n++] = OPEN[openAt(owner, structure, m, 0)]
          if (pool && s.pool[m] > 0) out[n++] = OPEN[openAt(owner, structure, m, 1)]
        }
      }
    }
  }
  return n
}

export function legalArchitect(s: GrState, top: GrFrame, out: GrAction[]): number {
  const { by } = top
  const parts = architectParts(s, top)
  let n = 0
  if (parts & BUILT) {
    n = allFoundations(s, by, out, n)
    const pool = archway(s, by)
    for (let word = 0; word < 2; word++) {
      for (let bits = s.work[2 * by + word]; bits !== 0; bits &= bits - 1) {
        const structure: Structure = starts[word] + lowest(bits)
        const accepted = accepts(s, by, structure)
        for (let m: Material = 0; m < 6; m++) {
          if (((accepted >> m) & 1) === 0) continue
          const choice = mayFinish(s, by, structure, m, ARCHITECT)
          const at = buildAt(structure, m, 0)
          if (s.stockpile[6 * by + m] > 0) {
            out[n++] = BUILD[at]
            if (choice) out[n++] = BUILD[at + 1]
          }
          if (pool && s.pool[m] > 0) {
            out[n++] = ARCH[at]
            if (choice) out[n++] = ARCH[at + 1]
          }
        }
      }
    }
  }
  if (parts & OPENED_ONE) n = openings(s, by, out, n)
  out[n++] = top.a === 0 ? PASS : DONE_WITH
  return n
}

/** The action on top is used up, but for what a Stairway adds to an Architect's. */
function used(s: GrState, seat: Seat, part: number): void {
  const at = s.frames.length - 1
  const { at: kind, a, b } = s.frames[at]
  // A second opening is that of the action which a site out of town took as well. A15
  if (kind === 'architect') s.frames[at] = frame('architect', seat, a | part, (a & part) !== 0 ? b - 1 : b)
  else {
    s.frames.pop()
    s.crafted |= 1 << seat // A35
  }
}

/** A site out of town takes this action and the next one; two Architect actions may open a structure each. 6.2, A15 */
function spendTwo(s: GrState, seat: Seat): void {
  takePending(s)
  const at = s.frames.length - 1
  const { at: kind, a, b } = s.frames[at]
  if (kind === 'architect') s.frames[at] = frame('architect', seat, a, b + 1)
}

export function found(
  s: GrState,
  seat: Seat,
  card: Card,
  site: Site,
  out: boolean,
  tell: Tell<GrEvent> | undefined,
): void {
  const through: string[] = []
  if (out) {
    s.outOfTown[site]--
    if (tower(s, seat)) through.push('tower')
    else spendTwo(s, seat)
  } else s.inTown[site]--
  if (site !== material[card]) through.push('statue')
  const { at: kind } = s.frames[s.frames.length - 1]
  if (kind === 'fountain') through.push('fountain')
  used(s, seat, BUILT)
  fromHand(s, seat, card)
  const structure = asStructure(card)
  s.structures[CARDS * seat + structure] = newStructure(site, out)
  s.work[2 * seat + half[structure]] |= bit[structure]
  if (material[structure] === MARBLE) {
    activate(s)
    if (has(s, seat, structure)) through.push('gate') // 11: a foundation under a Gate works at once
  }
  if (tell) {
    const by = through.length > 0 ? { through } : {}
    tell.all({ at: 'founded', seat, structure: NAMES[structure], site: MATERIALS[site], out, ...by })
  }
  if (!out && s.inTown.every(left => left === 0)) s.ending = SITES_EMPTY // A07
}

/** The structures whose functions made this addition possible, or finished with it. */
function addedThrough(
  s: GrState,
  seat: Seat,
  structure: Structure,
  m: Material,
  finished: boolean,
  role: Role,
): string[] {
  const site = siteOf(s.structures[CARDS * seat + structure])
  const names: string[] = []
  const own = m === site || (isStatue(s, structure) && m === MARBLE)
  if (isStatue(s, structure) && m !== site && m === MARBLE) names.push('statue')
  if (!own) {
    if (m === RUBBLE && tower(s, seat)) names.push('tower')
    else if (road(s, seat, site)) names.push('road')
    else names.push('scriptorium')
  }
  if (finished && !(placed(s.structures[CARDS * seat + structure]) + 1 >= value[site])) {
    const finisher = villa(s, structure, role) ? 'villa' : 'scriptorium'
    if (!names.includes(finisher)) names.push(finisher)
  }
  return names
}

/** Adds a material that has left where it was. */
function add(
  s: GrState,
  seat: Seat,
  structure: Structure,
  m: Material,
  finish: boolean,
  role: Role,
  from: 'hand' | 'stockpile' | 'pool',
  card: Card | undefined,
  more: readonly string[],
  tell: Tell<GrEvent> | undefined,
): void {
  const at = CARDS * seat + structure
  const code = s.structures[at]
  const site = siteOf(code)
  const finished =
    finish ||
    completes(s, seat, structure, role) ||
    (scriptorium(s, seat, m) && !mayFinish(s, seat, structure, m, role))
  const names = tell && [...more, ...addedThrough(s, seat, structure, m, finished, role)]
  s.structures[at] = withMaterial(code, m)
  if (tell && names) {
    tell.all({
      at: 'added',
      seat,
      structure: NAMES[structure],
      material: MATERIALS[m],
      from,
      ...(card !== undefined && { card: NAMES[card] }),
      placed: placed(s.structures[at]),
      needed: value[site],
      ...(names.length > 0 && { through: names }),
    })
  }
  if (finished) complete(s, seat, structure, tell)
}

export function craft(
  s: GrState,
  seat: Seat,
  structure: Structure,
  card: Card,
  finish: boolean,
  tell: Tell<GrEvent> | undefined,
): void {
  const drawn = s.frames[s.frames.length - 1].at === 'fountain'
  used(s, seat, BUILT)
  fromHand(s, seat, card)
  add(s, seat, structure, material[card], finish, CRAFTSMAN, 'hand', card, drawn ? ['fountain'] : [], tell)
}

export function build(
  s: GrState,
  seat: Seat,
  structure: Structure,
  m: Material,
  finish: boolean,
  tell: Tell<GrEvent> | undefined,
): void {
  used(s, seat, BUILT)
  s.stockpile[6 * seat + m]--
  add(s, seat, structure, m, finish, ARCHITECT, 'stockpile', undefined, [], tell)
}

export function arch(
  s: GrState,
  seat: Seat,
  structure: Structure,
  m: Material,
  finish: boolean,
  tell: Tell<GrEvent> | undefined,
): void {
  used(s, seat, BUILT)
  s.pool[m]--
  add(s, seat, structure, m, finish, ARCHITECT, 'pool', undefined, ['archway'], tell)
}

/** The site moves to the influence row, the function becomes active, and what completion brings runs at once. 6.4 */
function complete(s: GrState, seat: Seat, structure: Structure, tell: Tell<GrEvent> | undefined): void {
  const at = CARDS * seat + structure
  const site = siteOf(s.structures[at])
  s.structures[at] |= DONE
  s.rows[6 * seat + site]++
  s.influence[seat] += value[site]
  s.work[2 * seat + half[structure]] &= ~bit[structure]
  s.done[2 * seat + half[structure]] |= bit[structure]
  activate(s)
  const through = structure === GATE && gate(s, seat) !== 0 ? { through: ['gate'] } : {}
  tell?.all({ at: 'completed', seat, structure: NAMES[structure], influence: s.influence[seat], ...through })
  completed(s, seat, structure, tell)
}

/** The top card of the deck, into the hand: used at once, or kept. The last card ends the game. A05 */
export function useFountain(s: GrState, seat: Seat, chance: Chance, tell: Tell<GrEvent> | undefined): void {
  const card = drawCard(s, chance, 1 << seat)
  intoHand(s, seat, card)
  s.crafted |= 1 << seat // A35
  s.frames[s.frames.length - 1] = frame('fountain', seat, card)
  tell?.only(1 << seat, { at: 'fountain', seat, card: NAMES[card] }, { at: 'fountain', seat })
}

export function open(
  s: GrState,
  seat: Seat,
  owner: Seat,
  structure: Structure,
  m: Material,
  pool: boolean,
  tell: Tell<GrEvent> | undefined,
): void {
  used(s, seat, OPENED_ONE)
  if (pool) s.pool[m]--
  else s.stockpile[6 * seat + m]--
  const at = CARDS * owner + structure
  s.structures[at] = withExtra(s.structures[at], m) | OPENED
  s.opened[half[structure]] |= bit[structure]
  activate(s)
  const from = pool ? 'pool' : 'stockpile'
  tell?.all({ at: 'opened', seat, owner, structure: NAMES[structure], material: MATERIALS[m], from })
}

/** Completed structures of others whose names this seat does not have. 11 */
export function legalPrison(s: GrState, { by }: GrFrame, out: GrAction[]): number {
  let n = 0
  for (let owner: Seat = 0; owner < s.seats; owner++) {
    if (owner === by) continue
    for (let word = 0; word < 2; word++) {
      const bits0 = s.done[2 * owner + word] & ~(s.done[2 * by + word] | s.work[2 * by + word])
      for (let bits = bits0; bits !== 0; bits &= bits - 1) {
        out[n++] = SEIZE[owner * CARDS + starts[word] + lowest(bits)]
      }
    }
  }
  out[n++] = PASS
  return n
}

/** The Prison's site goes to the victim, the structure with all that is under it to the thief. 11, A39 */
export function seize(
  s: GrState,
  seat: Seat,
  owner: Seat,
  structure: Structure,
  tell: Tell<GrEvent> | undefined,
): void {
  s.frames.pop()
  const paid = value[STONE]
  s.rows[6 * seat + STONE]--
  s.rows[6 * owner + STONE]++
  s.influence[seat] -= paid
  s.influence[owner] += paid
  const from = CARDS * owner + structure
  s.structures[CARDS * seat + structure] = s.structures[from]
  s.structures[from] = 0
  s.done[2 * owner + half[structure]] &= ~bit[structure]
  s.done[2 * seat + half[structure]] |= bit[structure]
  activate(s)
  tell?.all({ at: 'stolen', seat, owner, structure: NAMES[structure] })
  completed(s, seat, structure, tell)
}
