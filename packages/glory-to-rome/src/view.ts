// What each seat may know: all that lies open, its own hand, and what a careful player remembers having seen. Hidden are
// the others' hands, the deck, and the vaults, from their owners too.

import type { Chance, Options, Seat, View } from '@tabularium/kernel'
import { activate, pending } from './build.ts'
import { ENDS, type End } from './data/ends.ts'
import { MATERIALS } from './data/materials.ts'
import { CARD, insert } from './hand.ts'
import { BIT, CARDS, COPIES, cardOf, HALF, MATERIAL, materialOf, NAMES } from './names.ts'
import { waiting } from './play.ts'
import { layOut } from './setup.ts'
import {
  type At,
  DONE,
  frame,
  type GrFrame,
  type GrState,
  NO_ROLE,
  OPENED,
  OUT_OF_TOWN,
  packOptions,
  packStructure,
  placed,
  siteOf,
  under,
  unpackOptions,
} from './state.ts'

export interface StructureView {
  readonly name: string
  readonly site: string
  readonly out: boolean
  readonly done: boolean
  /** Open to all through a Stairway. */
  readonly open: boolean
  /** Materials that count, of those needed; and all that lies underneath, by material. */
  readonly placed: number
  readonly under: readonly number[]
}

/** Counts are by material, or by role, in the order of the data. */
export interface PlayerView {
  readonly orders: number
  readonly senators: number
  readonly stockpile: readonly number[]
  readonly clients: readonly number[]
  /** Of the clients, those hired in this round. */
  readonly hired: readonly number[]
  readonly vault: number
  readonly influence: number
  /** Sites in the influence row. */
  readonly row: readonly number[]
  readonly camp: readonly number[]
  readonly campSenators: number
  /** Actions that cards played give and that are not used yet. */
  readonly units: number
  readonly structures: readonly StructureView[]
  readonly followed: boolean
  readonly crafted: boolean
  readonly concedes?: Seat
}

/** What everybody has seen of a seat's hidden cards. */
export interface MemoryView {
  /** Cards of the hand that were shown, and materials it is known to lack. */
  readonly hand: readonly string[]
  readonly lacks: readonly string[]
  /** Materials seen going into the vault; cards that went in from the hand; cards nobody saw. */
  readonly vault: readonly number[]
  readonly fromHand: number
  readonly blind: number
}

export interface FrameView {
  readonly at: At
  readonly by: Seat
  readonly a: number
  readonly b: number
  readonly c: number
}

export interface GrView extends View {
  /** Absent for a spectator. */
  readonly seat?: Seat
  readonly options: Options
  readonly frames: readonly FrameView[]
  /** Actions of the same kind still to come after the one being decided. */
  readonly pending: number
  readonly round: number
  readonly leader: Seat
  /** The role led, -1 before. */
  readonly role: number
  readonly deck: number
  /** Cards taken out of the simplified game, unseen. */
  readonly removed: number
  readonly pool: readonly number[]
  readonly inTown: readonly number[]
  readonly outOfTown: readonly number[]
  readonly pile: number
  /** The own hand, by name; the cards that the owner banked from it. */
  readonly hand: readonly string[]
  readonly ownBanked: readonly string[]
  readonly players: readonly PlayerView[]
  readonly memory: readonly MemoryView[]
  /** Cards that everybody has seen and that are in no hand, by name. */
  readonly seen: Readonly<Record<string, number>>
  /** Cards that backed a demand in this round, by seat. */
  readonly backed: readonly (readonly [Seat, string])[]
  readonly end: End | ''
  readonly winners: readonly Seat[]
}

const UNKNOWN = -1

const six = (counts: readonly number[], seat: Seat): number[] => counts.slice(6 * seat, 6 * seat + 6)

function cardList(counts: readonly number[], seat: Seat): string[] {
  const list: string[] = []
  for (let card = 0; card < CARDS; card++) {
    for (let i = counts[CARDS * seat + card]; i > 0; i--) list.push(NAMES[card])
  }
  return list
}

const structureView = (code: number, card: number): StructureView => ({
  name: NAMES[card],
  site: MATERIALS[siteOf(code)],
  out: (code & OUT_OF_TOWN) !== 0,
  done: (code & DONE) !== 0,
  open: (code & OPENED) !== 0,
  placed: placed(code),
  under: MATERIALS.map((_, material) => under(code, material)),
})

function structuresOf(s: GrState, seat: Seat): StructureView[] {
  const list: StructureView[] = []
  for (let card = 0; card < CARDS; card++) {
    const code = s.structures[CARDS * seat + card]
    if (code !== 0) list.push(structureView(code, card))
  }
  return list
}

const playerView = (s: GrState, seat: Seat): PlayerView => ({
  orders: s.orders[seat],
  senators: s.senators[seat],
  stockpile: six(s.stockpile, seat),
  clients: six(s.clients, seat),
  hired: six(s.hired, seat),
  vault: s.banked[seat],
  influence: s.influence[seat],
  row: six(s.rows, seat),
  camp: six(s.camp, seat),
  campSenators: s.campSenators[seat],
  units: s.units[seat],
  structures: structuresOf(s, seat),
  followed: ((s.followed >> seat) & 1) === 1,
  crafted: ((s.crafted >> seat) & 1) === 1,
  ...(s.conceded[seat] >= 0 && { concedes: s.conceded[seat] }),
})

const buriedBy = (s: GrState, seat: Seat): number[] =>
  s.buried.filter(code => Math.floor(code / CARDS) === seat).map(code => code % CARDS)

const memoryView = (s: GrState, seat: Seat): MemoryView => ({
  hand: cardList(s.known, seat),
  lacks: MATERIALS.filter((_, material) => (s.lacks[seat] >> material) & 1),
  vault: six(s.vault, seat),
  fromHand: buriedBy(s, seat).length,
  blind: s.blind[seat],
})

/** A card that everybody has seen is neither in a hand nor undrawn nor banked from a hand. */
function seenOf(s: GrState): Record<string, number> {
  const seen: Record<string, number> = {}
  for (let card = 0; card < CARDS; card++) {
    let left = COPIES[card] - s.bag[card]
    for (let seat = 0; seat < s.seats; seat++) left -= s.hands[CARDS * seat + card]
    for (const code of s.buried) if (code % CARDS === card) left--
    if (left > 0) seen[NAMES[card]] = left
  }
  return seen
}

/** A card drawn with the Fountain is its owner's secret. */
const frameView = ({ at, by, a, b, c }: GrFrame, seat: Seat | undefined): FrameView => ({
  at,
  by,
  a: at === 'fountain' && by !== seat ? UNKNOWN : a,
  b,
  c,
})

const everySeat = (s: GrState): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat)

export const view = (s: GrState, seat: Seat | undefined): GrView => ({
  ...(seat !== undefined && { seat }),
  waiting: waiting(s),
  options: unpackOptions(s.options),
  frames: s.frames.map(f => frameView(f, seat)),
  pending: pending(s),
  round: s.round,
  leader: s.leader,
  role: s.role,
  deck: s.deck,
  removed: s.removed,
  pool: s.pool.slice(),
  inTown: s.inTown.slice(),
  outOfTown: s.outOfTown.slice(),
  pile: s.pile,
  hand: seat === undefined ? [] : cardList(s.hands, seat),
  ownBanked: seat === undefined ? [] : buriedBy(s, seat).map(card => NAMES[card]),
  players: everySeat(s).map(other => playerView(s, other)),
  memory: everySeat(s).map(other => memoryView(s, other)),
  seen: seenOf(s),
  backed: s.backed.map(code => [Math.floor(code / CARDS), NAMES[code % CARDS]] as const),
  end: s.end < 0 ? '' : ENDS[s.end],
  winners: everySeat(s).filter(other => (s.winners >> other) & 1),
})

const material = MATERIAL
/** While hands are dealt again: cards still to come, by seat; cards banked from hands, by seat; cards there are, by kind. */
const wanted: number[] = []
const banked: number[] = []
const free: number[] = []

/** Hands and banked cards go back into the bag and are dealt again. Shown cards stay; materials known to be lacking do
 *  not come back. A card drawn with the Fountain is dealt again with the hand. */
export function redeal(s: GrState, seat: Seat, chance: Chance): void {
  for (let other = 0; other < s.seats; other++) {
    wanted[other] = 0
    banked[other] = 0
    if (other === seat) continue
    const at = CARDS * other
    for (let card = 0; card < CARDS; card++) {
      const unknown = s.hands[at + card] - s.known[at + card]
      if (unknown === 0) continue
      s.bag[card] += unknown
      s.hands[at + card] -= unknown
      s.held[6 * other + material[card]] -= unknown
      wanted[other] += unknown
    }
  }
  if (s.buried.length > 0) takeBack(s, seat)
  dealUnknown(s, seat, chance)
}

/** Deals what is wanted out of the bag: hands first, since they may be barred from a material. */
function dealUnknown(s: GrState, seat: Seat, chance: Chance): void {
  for (let i = 0; i < CARDS; i++) free[i] = s.bag[i]
  if (!dealHands(s, seat, chance, false)) {
    undeal(s, seat)
    dealHands(s, seat, chance, true)
  }
  for (let other = 0; other < s.seats; other++) {
    for (let i = banked[other]; i > 0; i--) {
      const card = chance.deal(CARD, s.bag)
      s.bag[card]--
      insert(s.buried, CARDS * other + card)
    }
  }
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

/** After a dead end: the hands as they were before the first card was dealt. */
function undeal(s: GrState, seat: Seat): void {
  for (let i = 0; i < CARDS; i++) s.bag[i] = free[i]
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    for (let m = 0; m < 6; m++) s.held[6 * other + m] = 0
    for (let card = 0; card < CARDS; card++) {
      const at = CARDS * other + card
      s.hands[at] = s.known[at]
      s.held[6 * other + material[card]] += s.known[at]
    }
  }
}

/** False: a hand could not be filled, since others got all it may hold. With `careful` that cannot happen. */
function dealHands(s: GrState, seat: Seat, chance: Chance, careful: boolean): boolean {
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    for (let i = wanted[other]; i > 0; i--) {
      const card = dealOne(s, other, i, seat, chance, careful)
      if (card < 0) return false
      s.bag[card]--
      s.hands[CARDS * other + card]++
      s.held[6 * other + material[card]]++
      if (i === wanted[other]) redrawFountain(s, other, card)
    }
  }
  return true
}

function redrawFountain(s: GrState, other: Seat, card: number): void {
  const at = s.frames.length - 1
  const top = s.frames[at]
  if (top?.at === 'fountain' && top.by === other) s.frames[at] = frame('fountain', other, card)
}

const allowed: number[] = []

function dealOne(s: GrState, other: Seat, left: number, seat: Seat, chance: Chance, careful: boolean): number {
  const lacks = s.lacks[other]
  if (lacks === 0 && !careful) return chance.deal(CARD, s.bag)
  let any = 0
  for (let card = 0; card < CARDS; card++) {
    const m = material[card]
    const fits = ((lacks >> m) & 1) === 0 && (!careful || s.bag[card] === 0 || leavesEnough(s, other, left, seat, m))
    allowed[card] = fits ? s.bag[card] : 0
    any += allowed[card]
  }
  return any === 0 ? UNKNOWN : chance.deal(CARD, allowed)
}

/** Whether everybody else can still be served when this hand gets one more card of a material: every group of hands finds
 *  as many cards that some of them may hold as they need together. */
function leavesEnough(s: GrState, other: Seat, left: number, seat: Seat, taken: number): boolean {
  for (let group = 1; group < 1 << s.seats; group++) {
    let need = 0
    let barred = 63
    for (let member = 0; member < s.seats; member++) {
      if (((group >> member) & 1) === 0 || member === seat || member < other) continue
      need += member === other ? left - 1 : wanted[member]
      barred &= s.lacks[member]
    }
    let there = 0
    for (let card = 0; card < CARDS; card++) if (((barred >> material[card]) & 1) === 0) there += s.bag[card]
    if (((barred >> taken) & 1) === 0) there--
    if (need > there) return false
  }
  return true
}

/** Any position that fits the view: what the seat cannot know is dealt at random. */
export function imagine(v: GrView, chance: Chance): GrState {
  const n = v.players.length
  const me = v.seat ?? UNKNOWN
  const s = layOut(n, packOptions(v.options))
  s.round = v.round
  s.leader = v.leader
  s.role = v.role < 0 ? NO_ROLE : v.role
  s.deck = v.deck
  s.removed = v.removed
  s.pile = v.pile
  for (let m = 0; m < 6; m++) {
    s.pool[m] = v.pool[m]
    s.inTown[m] = v.inTown[m]
    s.outOfTown[m] = v.outOfTown[m]
  }
  for (const [name, count] of Object.entries(v.seen)) s.bag[cardOf(name)] -= count
  for (let seat = 0; seat < n; seat++) imaginePlayer(s, seat, v.players[seat], v.memory[seat])
  const shown = (seat: Seat, name: string) => {
    const card = cardOf(name)
    s.bag[card]--
    s.hands[CARDS * seat + card]++
    s.held[6 * seat + material[card]]++
  }
  for (let seat = 0; seat < n; seat++) for (const name of seat === me ? v.hand : v.memory[seat].hand) shown(seat, name)
  for (const name of v.ownBanked) {
    s.bag[cardOf(name)]--
    insert(s.buried, CARDS * me + cardOf(name))
  }
  for (const [seat, name] of v.backed) insert(s.backed, CARDS * seat + cardOf(name))
  for (const { at, by, a, b, c } of v.frames) s.frames.push(frame(at, by, a, b, c))
  s.end = v.end === '' ? s.end : ENDS.indexOf(v.end)
  s.winners = v.winners.reduce((bits, seat) => bits | (1 << seat), 0)
  activate(s)
  fill(s, v, me, chance)
  return s
}

/** Deals the cards that only others know. */
function fill(s: GrState, v: GrView, me: Seat, chance: Chance): void {
  for (let seat = 0; seat < s.seats; seat++) {
    wanted[seat] = seat === me ? 0 : s.orders[seat] - v.memory[seat].hand.length
    banked[seat] = seat === me ? 0 : v.memory[seat].fromHand
  }
  dealUnknown(s, me, chance)
}

function imaginePlayer(s: GrState, seat: Seat, from: PlayerView, memory: MemoryView): void {
  s.orders[seat] = from.orders
  s.senators[seat] = from.senators
  s.banked[seat] = from.vault
  s.influence[seat] = from.influence
  s.campSenators[seat] = from.campSenators
  s.units[seat] = from.units
  s.blind[seat] = memory.blind
  for (let m = 0; m < 6; m++) {
    const at = 6 * seat + m
    s.stockpile[at] = from.stockpile[m]
    s.clients[at] = from.clients[m]
    s.hired[at] = from.hired[m]
    s.clientele[seat] += from.clients[m]
    s.vault[at] = memory.vault[m]
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
