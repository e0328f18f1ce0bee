// Positions that fit a view: what the seat cannot know is dealt at random, each way of dealing it alike.

import type { Ask, Chance, Seat } from '@tabularium/kernel'
import { activate } from './build.ts'
import { ENDS } from './data/ends.ts'
import { MATERIALS } from './data/materials.ts'
import { CARD, insert } from './hand.ts'
import { demands } from './legionary.ts'
import { BIT, CARDS, type Card, COPIES, cardOf, FIRST, HALF, MATERIAL, type Material, materialOf } from './names.ts'
import { vaultsOpen } from './scoring.ts'
import { layOut } from './setup.ts'
import {
  DONE,
  frame,
  type GrState,
  NO_ROLE,
  OPENED,
  OUT_OF_TOWN,
  packOptions,
  packStructure,
  REMEMBERED,
  under,
} from './state.ts'
import type { GrView, MemoryView, PlayerView, StructureView } from './view.ts'

const NOBODY = -1
const material = MATERIAL
const first = FIRST

/** While cards are dealt again, by seat: cards still to come into the hand, cards banked from it, cards in the vault of which
 *  nothing is known. By card: what there was before the first was dealt. */
const wanted: number[] = []
const banked: number[] = []
const hoard: number[] = []
const free: number[] = []

/** Whether what lies in the vaults is kept from everybody. G08 */
const hidesVaults = (s: GrState): boolean => (s.options & REMEMBERED) === 0 && !vaultsOpen(s)

/** Hands and banked cards go back into the bag and are dealt again. Shown cards stay; materials known to be lacking do
 *  not come back. A card drawn with the Fountain is dealt again with the hand. */
export function redeal(s: GrState, seat: Seat, chance: Chance): void {
  for (let other: Seat = 0; other < s.seats; other++) {
    wanted[other] = 0
    banked[other] = 0
    hoard[other] = 0
    if (other === seat) continue
    const at = CARDS * other
    for (let card: Card = 0; card < CARDS; card++) {
      const unknown = s.hands[at + card] - s.known[at + card]
      if (unknown === 0) continue
      s.bag[card] += unknown
      s.hands[at + card] -= unknown
      s.held[6 * other + material[card]] -= unknown
      wanted[other] += unknown
    }
  }
  if (hidesVaults(s)) {
    for (let other: Seat = 0; other < s.seats; other++) hoard[other] = s.banked[other] - s.blind[other]
    s.vault.fill(0)
    while (s.buried.length > 0) s.buried.pop()
    fillBag(s, chance)
  } else if (s.buried.length > 0) takeBack(s, seat)
  dealUnknown(s, chance)
}

function takeBack(s: GrState, seat: Seat): void {
  const own: number[] = []
  for (const code of s.buried) {
    const owner = Math.floor(code / CARDS)
    if (owner === seat) own.push(code)
    else {
      banked[owner]++
      s.bag[code % CARDS]++
    }
  }
  s.buried = own
}

/** Deals what is wanted out of the bag: hands first, since they may be barred from a material. */
function dealUnknown(s: GrState, chance: Chance): void {
  dealHands(s, chance)
  for (let other: Seat = 0; other < s.seats; other++) {
    for (let i = banked[other]; i > 0; i--) insert(s.buried, CARDS * other + fromBag(s, chance))
    for (let i = hoard[other]; i > 0; i--) s.vault[6 * other + material[fromBag(s, chance)]]++
  }
}

function fromBag(s: GrState, chance: Chance): Card {
  const card: Card = chance.deal(CARD, s.bag)
  s.bag[card]--
  return card
}

/** By card: those whose place is not known, and a few of them. By material: cards that lie open. */
const loose: number[] = []
const some: number[] = []
const open: number[] = []

/** Where no memory is kept, materials on the table have no names: of all cards but those whose name can be read, as many
 *  of each material as lie open are taken out at random, and the rest is the bag. */
function fillBag(s: GrState, chance: Chance): void {
  for (let m: Material = 0; m < 6; m++) open[m] = s.pool[m]
  for (let card: Card = 0; card < CARDS; card++) loose[card] = COPIES[card]
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    for (let m: Material = 0; m < 6; m++) {
      const at = 6 * seat + m
      open[m] += s.stockpile[at] + s.clients[at] + s.camp[at] + s.vault[at]
    }
    for (let card: Card = 0; card < CARDS; card++) {
      loose[card] -= s.hands[CARDS * seat + card]
      const structure = s.structures[CARDS * seat + card]
      if (structure === 0) continue
      loose[card]--
      for (let m: Material = 0; m < 6; m++) open[m] += under(structure, m)
    }
  }
  for (let m: Material = 0; m < 6; m++) {
    let hidden = -open[m]
    for (let card = first[m]; card < first[m + 1]; card++) hidden += loose[card]
    // Whichever are fewer are drawn.
    const fewer = Math.min(hidden, open[m])
    drawSome(m, fewer, chance)
    for (let card = first[m]; card < first[m + 1]; card++) {
      s.bag[card] = fewer === hidden ? some[card] : loose[card]
    }
  }
}

/** Moves `n` loose cards of a material, each alike, to `some`. */
function drawSome(m: Material, n: number, chance: Chance): void {
  for (let card: Card = 0; card < CARDS; card++) {
    some[card] = 0
    allowed[card] = material[card] === m ? loose[card] : 0
  }
  for (; n > 0; n--) {
    const card: Card = chance.deal(CARD, allowed)
    allowed[card]--
    loose[card]--
    some[card]++
  }
}

const allowed: number[] = []
/** The hands to deal, those that are known to lack something first. */
const order: Seat[] = []

/** Every way of dealing the hands that leaves each without what it lacks, and with what it has bound itself to, is alike. Hands are dealt one after the other out
 *  of what each may hold; where an earlier one has left a later one fewer cards to choose from than it could have, there
 *  are fewer such ways, and the deal is kept that much more seldom. */
function dealHands(s: GrState, chance: Chance): void {
  order.length = 0
  let barred = 0
  for (let other: Seat = 0; other < s.seats; other++) {
    if (wanted[other] === 0 || s.lacks[other] === 0) continue
    order.push(other)
    barred++
  }
  for (let other: Seat = 0; other < s.seats; other++) if (wanted[other] > 0 && s.lacks[other] === 0) order.push(other)
  const bound = boundBy(s)
  const lacking = bound !== undefined && wanted[bound.seat] > 0 && !holds(s, bound)
  if (barred < 2 && !lacking) {
    // What the first hand leaves is the same number for every way to deal it.
    dealInOrder(s, chance, false)
    return
  }
  for (let i = 0; i < CARDS; i++) free[i] = s.bag[i]
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const share = dealInOrder(s, chance, false)
    if (share > 0 && (!bound || holds(s, bound)) && (barred < 2 || chance.below(KEPT, SCALE) < share * SCALE)) return
    undeal(s)
  }
  if (lacking) dealBound(s, bound, chance)
  dealInOrder(s, chance, true)
}

/** What the hand of whoever is asked holds for certain: so many cards of a material. */
interface Bound {
  readonly seat: Seat
  readonly material: Material
  readonly cards: number
}

/** The rest of a petition, or what is demanded and there is enough of. */
function boundBy(s: GrState): Bound | undefined {
  const top = s.frames.at(-1)
  if (top?.at === 'petition') return { seat: top.by, material: top.a, cards: top.b }
  if (top?.at !== 'give') return undefined
  // One material after the other: only of the first is it known.
  const asked = MATERIALS.findIndex((_, m) => demands(top.b, m) > 0)
  return asked < 0 ? undefined : { seat: top.by, material: asked, cards: demands(top.b, asked) }
}

const holds = (s: GrState, { seat, material, cards }: Bound): boolean => s.held[6 * seat + material] >= cards

/** These cards first, where chance alone hardly ever brings them. */
function dealBound(s: GrState, bound: Bound, chance: Chance): void {
  for (; !holds(s, bound); wanted[bound.seat]--) {
    for (let card: Card = 0; card < CARDS; card++) allowed[card] = material[card] === bound.material ? s.bag[card] : 0
    const card: Card = chance.deal(CARD, allowed)
    s.bag[card]--
    s.hands[CARDS * bound.seat + card]++
    s.held[6 * bound.seat + bound.material]++
  }
}

const KEPT: Ask = { what: 'deal kept', names: [] }
const SCALE = 2 ** 30
/** After that, hands that can hardly be dealt are dealt with a look ahead. */
const MOST_TRIES = 400

/** The hands as they were before the first card was dealt. */
function undeal(s: GrState): void {
  for (let i = 0; i < CARDS; i++) s.bag[i] = free[i]
  for (const other of order) {
    for (let m: Material = 0; m < 6; m++) s.held[6 * other + m] = 0
    for (let card: Card = 0; card < CARDS; card++) {
      const at = CARDS * other + card
      s.hands[at] = s.known[at]
      s.held[6 * other + material[card]] += s.known[at]
    }
  }
}

/** How often a deal like this one is to be kept; 0: a hand could not be filled, since others got all it may hold. With
 *  `careful` that cannot happen. */
function dealInOrder(s: GrState, chance: Chance, careful: boolean): number {
  let share = 1
  for (let i = 0; i < order.length; i++) {
    const other = order[i]
    const lacks = s.lacks[other]
    if (lacks !== 0 && i > 0 && !careful) share *= shareOf(s, i)
    if (share === 0) return 0
    for (let left = wanted[other]; left > 0; left--) {
      const card = lacks === 0 && !careful ? chance.deal(CARD, s.bag) : dealOne(s, i, left, chance, careful)
      s.bag[card]--
      s.hands[CARDS * other + card]++
      s.held[6 * other + material[card]]++
      if (left === wanted[other]) redrawFountain(s, other, card)
    }
  }
  return share
}

/** The ways to fill a hand from what is left, over those there would be if the hands before it had taken as little as they
 *  can of what it may hold. */
function shareOf(s: GrState, place: number): number {
  const lacks = s.lacks[order[place]]
  let there = 0
  let all = 0
  let others = 0
  for (let card: Card = 0; card < CARDS; card++) {
    if ((lacks >> material[card]) & 1) others += free[card]
    else {
      there += s.bag[card]
      all += free[card]
    }
  }
  let before = 0
  for (let i = 0; i < place; i++) before += wanted[order[i]]
  const most = all - Math.max(0, before - others)
  let share = 1
  for (let i = 0; i < wanted[order[place]]; i++) share *= Math.max(0, there - i) / (most - i)
  return share
}

function redrawFountain(s: GrState, other: Seat, card: Card): void {
  const at = s.frames.length - 1
  const top = s.frames[at]
  if (top?.at === 'fountain' && top.by === other) s.frames[at] = frame('fountain', other, card)
}

function dealOne(s: GrState, place: number, left: number, chance: Chance, careful: boolean): Card {
  const lacks = s.lacks[order[place]]
  for (let card: Card = 0; card < CARDS; card++) {
    const m = material[card]
    const fits = ((lacks >> m) & 1) === 0 && (!careful || s.bag[card] === 0 || leavesEnough(s, place, left, m))
    allowed[card] = fits ? s.bag[card] : 0
  }
  return chance.deal(CARD, allowed)
}

/** Whether everybody else can still be served when this hand gets one more card of a material: every group of hands finds
 *  as many cards that some of them may hold as they need together. */
function leavesEnough(s: GrState, place: number, left: number, taken: Material): boolean {
  for (let group = 1; group < 1 << (order.length - place); group++) {
    let need = 0
    let barred = 63
    for (let i = place; i < order.length; i++) {
      if (((group >> (i - place)) & 1) === 0) continue
      need += i === place ? left - 1 : wanted[order[i]]
      barred &= s.lacks[order[i]]
    }
    let there = 0
    for (let card: Card = 0; card < CARDS; card++) if (((barred >> material[card]) & 1) === 0) there += s.bag[card]
    if (((barred >> taken) & 1) === 0) there--
    if (need > there) return false
  }
  return true
}

/** Any position that fits the view: what the seat cannot know is dealt at random. */
export function imagine(v: GrView, chance: Chance): GrState {
  const n = v.players.length
  const me = v.seat ?? NOBODY
  const s = layOut(n, packOptions(v.options))
  s.round = v.round
  s.leader = v.leader
  s.role = v.role < 0 ? NO_ROLE : v.role
  s.deck = v.deck
  s.removed = v.removed
  s.pile = v.pile
  for (let m: Material = 0; m < 6; m++) {
    s.pool[m] = v.pool[m]
    s.inTown[m] = v.inTown[m]
    s.outOfTown[m] = v.outOfTown[m]
  }
  for (let seat: Seat = 0; seat < n; seat++) imaginePlayer(s, seat, v.players[seat], v.memory[seat])
  const held = (seat: Seat, name: string) => {
    const card = cardOf(name)
    s.hands[CARDS * seat + card]++
    s.held[6 * seat + material[card]]++
  }
  for (let seat: Seat = 0; seat < n; seat++)
    for (const name of seat === me ? v.hand : v.memory[seat].hand) held(seat, name)
  for (const name of v.ownBanked) insert(s.buried, CARDS * me + cardOf(name))
  for (const [seat, name] of v.backed) insert(s.backed, CARDS * seat + cardOf(name))
  for (const { at, by, a, b, c } of v.frames) s.frames.push(frame(at, by, a, b, c))
  s.end = v.end === '' ? s.end : ENDS.indexOf(v.end)
  s.winners = v.winners.reduce((bits, seat) => bits | (1 << seat), 0)
  activate(s)
  fill(s, v, me, chance)
  return s
}

/** Deals the cards that only others know, or nobody. */
function fill(s: GrState, v: GrView, me: Seat, chance: Chance): void {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const { hand, vault } = v.memory[seat]
    wanted[seat] = seat === me ? 0 : s.orders[seat] - hand.length
    banked[seat] = seat === me ? 0 : (vault?.fromHand ?? 0)
    hoard[seat] = vault ? 0 : s.banked[seat]
  }
  if (v.seen) leaveUnseen(s, v.seen)
  else fillBag(s, chance)
  dealUnknown(s, chance)
}

/** What is left when all that was ever seen is taken out: by name, and what the viewer holds and has banked. */
function leaveUnseen(s: GrState, seen: Readonly<Record<string, number>>): void {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    for (let card: Card = 0; card < CARDS; card++) s.bag[card] -= s.hands[CARDS * seat + card]
  }
  for (const code of s.buried) s.bag[code % CARDS]--
  for (const [name, count] of Object.entries(seen)) s.bag[cardOf(name)] -= count
}

function imaginePlayer(s: GrState, seat: Seat, from: PlayerView, memory: MemoryView): void {
  s.orders[seat] = from.orders
  s.senators[seat] = from.senators
  s.banked[seat] = from.vault
  s.influence[seat] = from.influence
  s.campSenators[seat] = from.campSenators
  s.units[seat] = from.units
  s.blind[seat] = memory.vault?.blind ?? 0
  for (let m: Material = 0; m < 6; m++) {
    const at = 6 * seat + m
    s.stockpile[at] = from.stockpile[m]
    s.clients[at] = from.clients[m]
    s.hired[at] = from.hired[m]
    s.clientele[seat] += from.clients[m]
    s.vault[at] = memory.vault?.materials[m] ?? 0
    s.rows[at] = from.row[m]
    s.camp[at] = from.camp[m]
    if (memory.lacks.includes(MATERIALS[m])) s.lacks[seat] |= 1 << m
  }
  for (const name of memory.hand) s.known[CARDS * seat + cardOf(name)]++
  for (const structure of from.structures) imagineStructure(s, seat, structure)
  if (from.followed) s.followed |= 1 << seat
  if (from.crafted) s.crafted |= 1 << seat
  s.conceded[seat] = from.concedes ?? s.conceded[seat]
}

function imagineStructure(s: GrState, seat: Seat, from: StructureView): void {
  const card = cardOf(from.name)
  const at = 2 * seat + HALF[card]
  const flags = (from.done ? DONE : 0) | (from.open ? OPENED : 0) | (from.out ? OUT_OF_TOWN : 0)
  s.structures[CARDS * seat + card] = packStructure(materialOf(from.site), flags, from.placed, from.under)
  if (from.done) s.done[at] |= BIT[card]
  else s.work[at] |= BIT[card]
  if (from.open) s.opened[HALF[card]] |= BIT[card]
}
