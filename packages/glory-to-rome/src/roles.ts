// 5 Role actions: Laborer, Patron, Merchant. Each is a frame whose `a` holds the parts done, as each part is optional.

import type { Chance, Seat, Tell } from '@tabularium/kernel'
import { actions, type GrAction } from './actions.ts'
import { MATERIALS, ROLES } from './data/materials.ts'
import type { GrEvent } from './events.ts'
import { atrium, bath } from './functions/brick.ts'
import { aqueduct } from './functions/concrete.ts'
import { basilica } from './functions/marble.ts'
import { bar, insula } from './functions/rubble.ts'
import { dock, market } from './functions/wood.ts'
import { drawCard, fromHand, fromHandUnseen, insert } from './hand.ts'
import { CARDS, type Card, FIRST, MATERIAL, type Material, NAMES, ROLE, type Role } from './names.ts'
import { frame, type GrFrame, type GrState } from './state.ts'

const material = MATERIAL
const first = FIRST
const COLLECT = actions.of('collect')
const DOCK = actions.of('dock')
const HIRE = actions.of('hire')
const AQUEDUCT = actions.of('aqueduct')
const BAR = actions.of('bar')[0]
const BANK = actions.of('bank')
const ATRIUM = actions.of('atrium')[0]
const BASILICA = actions.of('basilica')
const DONE = actions.of('done')[0]
const PASS = actions.of('pass')[0]

/** Parts of an action. */
export const BASE = 1
export const FROM_HAND = 2
export const FROM_DECK = 4

/** Room in the clientele and in the vault. Less influence takes nothing out: it only closes them. 6.6 */
export const clienteleLimit = (s: GrState, seat: Seat): number =>
  (s.influence[seat] + insula(s, seat)) * (aqueduct(s, seat) ? 2 : 1)
export const vaultLimit = (s: GrState, seat: Seat): number => s.influence[seat] + market(s, seat)

export const any = (counts: readonly number[], at: number): boolean =>
  counts[at] + counts[at + 1] + counts[at + 2] + counts[at + 3] + counts[at + 4] + counts[at + 5] > 0

/** Writes an action for each kind of order card in the hand. */
export function eachCard(s: GrState, seat: Seat, of: readonly GrAction[], out: GrAction[], n: number): number {
  for (let m: Material = 0; m < 6; m++) {
    if (s.held[6 * seat + m] === 0) continue
    for (let card = first[m]; card < first[m + 1]; card++) if (s.hands[CARDS * seat + card] > 0) out[n++] = of[card]
  }
  return n
}

/** Writes an action for each kind there is any of. */
export function eachKind(counts: readonly number[], at: number, of: readonly GrAction[], out: GrAction[], n: number) {
  for (let m: Material = 0; m < 6; m++) if (counts[at + m] > 0) out[n++] = of[m]
  return n
}

const close = (parts: number): GrAction => (parts === 0 ? PASS : DONE)

/** Which parts everybody can see to be possible still. */
export function laborerParts(s: GrState, { by, a }: GrFrame): number {
  let parts = 0
  if ((a & BASE) === 0 && any(s.pool, 0)) parts |= BASE
  if ((a & FROM_HAND) === 0 && s.orders[by] > 0 && dock(s, by)) parts |= FROM_HAND
  return parts
}

export function legalLaborer(s: GrState, top: GrFrame, out: GrAction[]): number {
  const parts = laborerParts(s, top)
  let n = 0
  if (parts & BASE) n = eachKind(s.pool, 0, COLLECT, out, n)
  if (parts & FROM_HAND) n = eachCard(s, top.by, DOCK, out, n)
  out[n++] = close(top.a)
  return n
}

/** The clientele limit holds at every single move. */
export function patronParts(s: GrState, { by, a }: GrFrame): number {
  if (s.clientele[by] >= clienteleLimit(s, by)) return 0
  let parts = 0
  if ((a & BASE) === 0 && any(s.pool, 0)) parts |= BASE
  if ((a & FROM_HAND) === 0 && s.orders[by] > 0 && aqueduct(s, by)) parts |= FROM_HAND
  if ((a & FROM_DECK) === 0 && bar(s, by)) parts |= FROM_DECK
  return parts
}

export function legalPatron(s: GrState, top: GrFrame, out: GrAction[]): number {
  const parts = patronParts(s, top)
  let n = 0
  if (parts & BASE) n = eachKind(s.pool, 0, HIRE, out, n)
  if (parts & FROM_HAND) n = eachCard(s, top.by, AQUEDUCT, out, n)
  if (parts & FROM_DECK) out[n++] = BAR
  out[n++] = close(top.a)
  return n
}

export function merchantParts(s: GrState, { by, a }: GrFrame): number {
  if (s.banked[by] >= vaultLimit(s, by)) return 0
  let parts = 0
  if ((a & BASE) === 0) {
    if (any(s.stockpile, 6 * by)) parts |= BASE
    if (atrium(s, by)) parts |= FROM_DECK
  }
  if ((a & FROM_HAND) === 0 && s.orders[by] > 0 && basilica(s, by)) parts |= FROM_HAND
  return parts
}

export function legalMerchant(s: GrState, top: GrFrame, out: GrAction[]): number {
  const parts = merchantParts(s, top)
  let n = 0
  if (parts & BASE) n = eachKind(s.stockpile, 6 * top.by, BANK, out, n)
  if (parts & FROM_DECK) out[n++] = ATRIUM
  if (parts & FROM_HAND) n = eachCard(s, top.by, BASILICA, out, n)
  out[n++] = close(top.a)
  return n
}

/** Marks a part of the action on top as done. */
export function didPart(s: GrState, part: number): void {
  const at = s.frames.length - 1
  const { at: kind, by, a, b, c } = s.frames[at]
  s.frames[at] = frame(kind, by, a | part, b, c)
}

export function collect(s: GrState, seat: Seat, from: Material, tell: Tell<GrEvent> | undefined): void {
  didPart(s, BASE)
  s.pool[from]--
  s.stockpile[6 * seat + from]++
  tell?.all({ at: 'collected', seat, material: MATERIALS[from], from: 'pool' })
}

export function useDock(s: GrState, seat: Seat, card: Card, tell: Tell<GrEvent> | undefined): void {
  didPart(s, FROM_HAND)
  fromHand(s, seat, card)
  s.stockpile[6 * seat + material[card]]++
  const name = NAMES[card]
  tell?.all({ at: 'collected', seat, material: MATERIALS[material[card]], from: 'hand', card: name, through: ['dock'] })
}

/** A new client does not act in this round, but for a Bath. 4.4 */
function employ(s: GrState, seat: Seat, role: Role): void {
  s.clients[6 * seat + role]++
  s.hired[6 * seat + role]++
  s.clientele[seat]++
}

/** The structures that raise the limit, where it takes them to hold one more. */
const roomThrough = (s: GrState, seat: Seat): string[] => {
  const names: string[] = []
  if (s.clientele[seat] < s.influence[seat]) return names
  if (insula(s, seat) > 0) names.push('insula')
  if (aqueduct(s, seat) && s.clientele[seat] >= s.influence[seat] + insula(s, seat)) names.push('aqueduct')
  return names
}

const throughOf = (names: readonly string[]): { readonly through?: readonly string[] } =>
  names.length > 0 ? { through: names } : {}

export function hire(s: GrState, seat: Seat, role: Role, tell: Tell<GrEvent> | undefined): void {
  didPart(s, BASE)
  const through = tell && roomThrough(s, seat)
  s.pool[role]--
  employ(s, seat, role)
  tell?.all({ at: 'hired', seat, role: ROLES[role], from: 'pool', ...throughOf(through ?? []) })
  bath(s, seat, role, tell)
}

export function useAqueduct(s: GrState, seat: Seat, card: Card, tell: Tell<GrEvent> | undefined): void {
  didPart(s, FROM_HAND)
  fromHand(s, seat, card)
  const role = ROLE[card]
  employ(s, seat, role)
  tell?.all({ at: 'hired', seat, role: ROLES[role], from: 'hand', card: NAMES[card], through: ['aqueduct'] })
  bath(s, seat, role, tell)
}

export function useBar(s: GrState, seat: Seat, chance: Chance, tell: Tell<GrEvent> | undefined): void {
  didPart(s, FROM_DECK)
  const card = drawCard(s, chance)
  const role = ROLE[card]
  employ(s, seat, role)
  tell?.all({ at: 'hired', seat, role: ROLES[role], from: 'deck', card: NAMES[card], through: ['bar'] })
  bath(s, seat, role, tell)
}

const vaultThrough = (s: GrState, seat: Seat): string[] =>
  s.banked[seat] >= s.influence[seat] && market(s, seat) > 0 ? ['market'] : []

/** Everybody sees the material going in, and nobody may look afterwards. 5 */
export function bank(s: GrState, seat: Seat, from: Material, tell: Tell<GrEvent> | undefined): void {
  didPart(s, BASE)
  const through = tell && vaultThrough(s, seat)
  s.stockpile[6 * seat + from]--
  s.vault[6 * seat + from]++
  s.banked[seat]++
  tell?.all({ at: 'banked', seat, material: MATERIALS[from], from: 'stockpile', ...throughOf(through ?? []) })
}

/** Nobody sees the card; it is drawn when the vaults are opened. */
export function useAtrium(s: GrState, seat: Seat, end: number, tell: Tell<GrEvent> | undefined): void {
  didPart(s, BASE)
  const through = tell && [...vaultThrough(s, seat), 'atrium']
  s.blind[seat]++
  s.banked[seat]++
  if (--s.deck === 0) s.ending = end
  tell?.all({ at: 'banked', seat, from: 'deck', ...throughOf(through ?? []) })
}

/** Only its owner knows the card. A29 */
export function useBasilica(s: GrState, seat: Seat, card: Card, tell: Tell<GrEvent> | undefined): void {
  didPart(s, FROM_HAND)
  const through = throughOf(tell ? [...vaultThrough(s, seat), 'basilica'] : [])
  fromHandUnseen(s, seat, card)
  insert(s.buried, CARDS * seat + card)
  s.banked[seat]++
  tell?.only(
    1 << seat,
    { at: 'banked', seat, from: 'hand', material: MATERIALS[material[card]], card: NAMES[card], ...through },
    { at: 'banked', seat, from: 'hand', ...through },
  )
}
