// 4 Round: lead, follow, think, actions, end of round.

import type { Chance, Seat, Tell } from '@tabularium/kernel'
import { actions, type GrAction, SENATOR } from './actions.ts'
import { CONCEDED } from './data/ends.ts'
import { MATERIALS, ROLES } from './data/materials.ts'
import type { GrEvent } from './events.ts'
import { academy } from './functions/brick.ts'
import { senate, storeroom, vomitorium } from './functions/concrete.ts'
import { ACTION, legion } from './functions/frames.ts'
import { ludusMagna, palace } from './functions/marble.ts'
import { latrine } from './functions/rubble.ts'
import { circusMaximus, sewer } from './functions/stone.ts'
import { circus } from './functions/wood.ts'
import { drawCard, fromHand, handLimit, handSize, intoHand } from './hand.ts'
import {
  ARCHITECT,
  asRole,
  CARDS,
  type Card,
  FIRST,
  LEGIONARY,
  MATERIAL,
  type Material,
  MERCHANT,
  NAMES,
  ROLE,
  type Role,
} from './names.ts'
import { eachCard } from './roles.ts'
import { concededTo } from './scoring.ts'
import {
  ASCENDING,
  CLASSIC,
  CLIENTS_TO_ACT,
  frame,
  type GrFrame,
  type GrState,
  LATRINE_USED,
  MAY_DECLINE,
  NO_ROLE,
  NOBODY,
  REMEMBERED,
  VOMITORIUM_USED,
} from './state.ts'

const material = MATERIAL
const first = FIRST
const LEAD: GrAction[] = []
for (const action of actions.of('lead')) LEAD[action.role * (CARDS + 1) + action.card] = action
const PETITION = actions.of('petition')
const ADD = actions.of('add')
const FOLLOW = actions.of('follow')
const ALSO = actions.of('also')
const ENOUGH = actions.of('enough')[0]
const [THINK_CARDS, THINK_SENATOR] = actions.of('think')
const LATRINE = actions.of('latrine')
const VOMITORIUM = actions.of('vomitorium')[0]
const SKIP = actions.of('skip')[0]
const CLAIM = actions.of('claim')
const SALVAGE = actions.of('salvage')
const DONE = actions.of('done')[0]
const CONCEDE = actions.of('concede')

// 4.1, 4.2 Units

export const petitionSize = (s: GrState): number => (s.options & CLASSIC ? 3 : 2)

/** 4.1 One order card, or two or three alike as a petition; or think. */
export function legalLead(s: GrState, seat: Seat, out: GrAction[]): number {
  let n = 0
  const anything = circus(s, seat, ARCHITECT)
  for (let m: Material = 0; m < 6; m++) {
    if (s.held[6 * seat + m] === 0) continue
    for (let card = first[m]; card < first[m + 1]; card++) {
      if (s.hands[CARDS * seat + card] === 0) continue
      out[n++] = LEAD[m * (CARDS + 1) + card]
      if (anything && m !== ARCHITECT) out[n++] = LEAD[ARCHITECT * (CARDS + 1) + card]
    }
  }
  if (s.senators[seat] > 0) for (let role: Role = 0; role < 6; role++) out[n++] = LEAD[role * (CARDS + 1) + SENATOR]
  const cards = petitionSize(s)
  for (let m: Material = 0; m < 6; m++) {
    if (s.held[6 * seat + m] >= cards) for (let role: Role = 0; role < 6; role++) out[n++] = PETITION[role * 6 + m]
  }
  return thinks(s, seat, 0, mayDecline(s), out, n)
}

export function legalFollow(s: GrState, seat: Seat, out: GrAction[]): number {
  return thinks(s, seat, 0, mayDecline(s), out, units(s, seat, FOLLOW, out, 0))
}

/** Further units with the Palace, in any order. G09 */
export function legalMore(s: GrState, { by }: GrFrame, out: GrAction[]): number {
  const n = units(s, by, ALSO, out, 0)
  out[n] = ENOUGH
  return n + 1
}

/** Units for the role led: order cards, senators, petitions by material. */
function units(s: GrState, seat: Seat, of: readonly GrAction[], out: GrAction[], n: number): number {
  const { role } = s
  const anything = circus(s, seat, role)
  for (let m: Material = 0; m < 6; m++) {
    if (s.held[6 * seat + m] === 0 || (asRole(m) !== role && !anything)) continue
    for (let card = first[m]; card < first[m + 1]; card++) {
      if (s.hands[CARDS * seat + card] > 0) out[n++] = of[card]
    }
  }
  if (s.senators[seat] > 0) out[n++] = of[SENATOR]
  const cards = petitionSize(s)
  for (let m: Material = 0; m < 6; m++) {
    if (s.held[6 * seat + m] >= cards) out[n++] = PETITION[role * 6 + m]
  }
  return n
}

/** Any other player, but for the one conceded to already. A46 */
export function concessions(s: GrState, seat: Seat, out: GrAction[], n: number): number {
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other !== seat && s.conceded[seat] !== other) out[n++] = CONCEDE[other]
  }
  return n
}

export function concede(s: GrState, seat: Seat, to: Seat, tell: Tell<GrEvent> | undefined): void {
  s.conceded[seat] = to
  tell?.all({ at: 'conceded', seat, to })
  if (concededTo(s) !== NOBODY) s.ending = CONCEDED
}

/** The cards of a petition, in any order. G09 */
export function legalPetition(s: GrState, { by, a: m }: GrFrame, out: GrAction[]): number {
  let n = 0
  for (let card = first[m]; card < first[m + 1]; card++) if (s.hands[CARDS * by + card] > 0) out[n++] = ADD[card]
  return n
}

const howOf = (s: GrState, seat: Seat): 'lead' | 'follow' | 'more' =>
  s.units[seat] > 0 ? 'more' : seat === s.leader ? 'lead' : 'follow'

/** One card or senator into the camp. */
export function playUnit(s: GrState, seat: Seat, role: Role, card: Card, tell: Tell<GrEvent> | undefined): void {
  s.role = role
  const how = howOf(s, seat)
  const roleName = ROLES[role]
  if (card === SENATOR) {
    s.senators[seat]--
    s.campSenators[seat]++
    tell?.all({ at: 'played', seat, role: roleName, how, unit: 'senator', cards: [] })
  } else {
    fromHand(s, seat, card)
    s.camp[6 * seat + material[card]]++
    const through = ROLE[card] === role ? {} : { through: ['circus'] }
    tell?.all({ at: 'played', seat, role: roleName, how, unit: 'card', cards: [NAMES[card]], ...through })
  }
  unitPlayed(s, seat)
}

export function startPetition(s: GrState, seat: Seat, role: Role, m: Material): void {
  s.role = role
  s.frames.push(frame('petition', seat, m, petitionSize(s)))
}

/** A card of a petition; the last one makes the unit. */
export function addToPetition(s: GrState, seat: Seat, card: Card, tell: Tell<GrEvent> | undefined): void {
  const at = s.frames.length - 1
  const { a: m, b: needed } = s.frames[at]
  fromHand(s, seat, card)
  s.camp[6 * seat + m]++
  tell?.all({
    at: 'played',
    seat,
    role: ROLES[s.role],
    how: howOf(s, seat),
    unit: 'petition',
    cards: [NAMES[card]],
  })
  if (needed > 1) {
    s.frames[at] = frame('petition', seat, m, needed - 1)
    return
  }
  s.frames.pop()
  unitPlayed(s, seat)
}

/** Another unit may follow with the Palace; otherwise the next player is asked. */
function unitPlayed(s: GrState, seat: Seat): void {
  s.units[seat]++
  s.followed |= 1 << seat
  const at = s.frames.length - 1
  if (s.frames[at].at === 'lead') s.frames[at] = frame('round', seat, FOLLOWING, 1)
  else s.frames.pop()
  if (palace(s, seat)) s.frames.push(frame('more', seat))
}

// 4.3 Think

/** Whether a player who neither leads nor follows may leave the think as well. A04 */
const mayDecline = (s: GrState): boolean => (s.options & MAY_DECLINE) !== 0

function thinks(s: GrState, seat: Seat, discards: number, mayskip: boolean, out: GrAction[], n: number): number {
  out[n++] = THINK_CARDS
  if (s.pile > 0) out[n++] = THINK_SENATOR
  if (discards === 0 && latrine(s, seat)) {
    n = eachCard(s, seat, LATRINE, out, n)
    if (s.senators[seat] > 0) out[n++] = LATRINE[SENATOR]
  }
  if ((discards & VOMITORIUM_USED) === 0 && vomitorium(s, seat) && handSize(s, seat) > 0) out[n++] = VOMITORIUM
  if (mayskip && discards === 0) out[n++] = SKIP
  return n
}

export const legalThink = (s: GrState, { by, a, c }: GrFrame, out: GrAction[]): number =>
  thinks(s, by, a, c === 1, out, 0)

/** A think instead of leading or following becomes a frame of its own. 4.1, 4.2 */
function beginThink(s: GrState): void {
  const at = s.frames.length - 1
  const { at: kind, by } = s.frames[at]
  if (kind === 'think') return
  if (kind === 'lead') {
    s.frames[at] = frame('round', by, RESET)
    s.frames.push(frame('think', by))
  } else s.frames[at] = frame('think', by)
}

/** A think is left, and those that would follow it; a leader's ends the round all the same. A04 */
export function skip(s: GrState, seat: Seat, tell: Tell<GrEvent> | undefined): void {
  const at = s.frames.length - 1
  const { at: kind } = s.frames[at]
  if (kind === 'lead') s.frames[at] = frame('round', seat, RESET)
  else s.frames.pop()
  tell?.all({ at: kind === 'think' ? 'passed' : 'declined', seat })
}

/** A senator, or cards up to the limit, or one card. 4.3 */
export function think(s: GrState, seat: Seat, senator: boolean, chance: Chance, tell: Tell<GrEvent> | undefined): void {
  beginThink(s)
  const { b: further, c } = s.frames[s.frames.length - 1]
  s.frames.pop()
  if (further > 0) s.frames.push(frame('think', seat, 0, further - 1, c))
  if (senator) {
    s.pile--
    s.senators[seat]++
    tell?.all({ at: 'senator', seat })
    return
  }
  const limit = handLimit(s, seat)
  const wanted = Math.max(1, limit - handSize(s, seat))
  const cards: string[] = []
  let count = 0
  for (; count < wanted && s.deck > 0; count++) {
    const card = drawCard(s, chance, 1 << seat)
    intoHand(s, seat, card)
    if (tell) cards.push(NAMES[card])
  }
  if (!tell) return
  const names = [...(limit === 7 || limit === 11 ? ['shrine'] : []), ...(limit >= 9 ? ['temple'] : [])]
  const through = handSize(s, seat) > 5 && count > 1 && names.length > 0 ? { through: names } : {}
  tell.only(1 << seat, { at: 'drew', seat, count, cards, ...through }, { at: 'drew', seat, count, ...through })
}

export function useLatrine(s: GrState, seat: Seat, card: Card, tell: Tell<GrEvent> | undefined): void {
  beginThink(s)
  const at = s.frames.length - 1
  const { b, c } = s.frames[at]
  s.frames[at] = frame('think', seat, LATRINE_USED, b, c)
  if (card === SENATOR) {
    s.senators[seat]--
    s.pile++
    tell?.all({ at: 'discarded', seat, cards: [], senators: 1, through: ['latrine'] })
    return
  }
  fromHand(s, seat, card)
  s.pool[material[card]]++
  tell?.all({ at: 'discarded', seat, cards: [NAMES[card]], senators: 0, through: ['latrine'] })
}

export function useVomitorium(s: GrState, seat: Seat, tell: Tell<GrEvent> | undefined): void {
  beginThink(s)
  const at = s.frames.length - 1
  const { a, b, c } = s.frames[at]
  s.frames[at] = frame('think', seat, a | VOMITORIUM_USED, b, c)
  const cards: string[] = []
  const senators = s.senators[seat]
  for (let card: Card = 0; card < CARDS; card++) {
    while (s.hands[CARDS * seat + card] > 0) {
      fromHand(s, seat, card)
      s.pool[material[card]]++
      if (tell) cards.push(NAMES[card])
    }
  }
  s.pile += senators
  s.senators[seat] = 0
  tell?.reveal()
  tell?.all({ at: 'discarded', seat, cards, senators, through: ['vomitorium'] })
}

// 4.4 Actions

/** Clients hired before this round that act in the role led. */
export function matching(s: GrState, seat: Seat): number {
  const { role, clients, hired } = s
  const at = 6 * seat
  if (storeroom(s, seat, role)) {
    let n = s.clientele[seat]
    for (let client: Role = 0; client < 6; client++) n -= hired[at + client]
    return n
  }
  let n = clients[at + role] - hired[at + role]
  if (role !== MERCHANT && ludusMagna(s, seat, MERCHANT)) n += clients[at + MERCHANT] - hired[at + MERCHANT]
  return n
}

/** Actions that clients have left. Counted anew each time: a structure just completed changes the very next one. */
export function clientActions(s: GrState, { by, a: done, b: closed }: GrFrame): number {
  const n = matching(s, by)
  return circusMaximus(s, by) ? 2 * (n - closed) + closed - done : n - done
}

/** One more action of a client is used. A23: the other reading doubles only the clients that have not acted yet. */
export const clientActed = (s: GrState, by: Seat, done: number, closed: number): GrFrame =>
  frame('act', by, done + 1, (s.options & CLIENTS_TO_ACT) !== 0 && !circusMaximus(s, by) ? done + 1 : closed)

/** The stages of a round after the lead. */
const [FOLLOWING, ACTING, SENATE, SEWER, ACADEMY, RESET] = [0, 1, 2, 3, 4, 5]

/** Runs the round on by one step. */
export function runRound(
  s: GrState,
  { by: leader, a: stage, b: done }: GrFrame,
  tell: Tell<GrEvent> | undefined,
): void {
  const at = s.frames.length - 1
  if (stage === RESET) {
    newRound(s, tell)
    return
  }
  if (done === s.seats) {
    s.frames[at] = frame('round', leader, stage + 1)
    if (stage === SEWER) clearCamps(s)
    return
  }
  const seat = (leader + done) % s.seats
  s.frames[at] = frame('round', leader, stage, done + 1)
  switch (stage) {
    case FOLLOWING: // 4.2
      s.frames.push(frame('follow', seat))
      break
    case ACTING: // 4.4
      beginActing(s, seat, tell)
      break
    case SENATE: // 4.5, A34
      if (senate(s, seat)) s.frames.push(frame('senate', seat))
      break
    case SEWER:
      if (sewer(s, seat)) s.frames.push(frame('sewer', seat))
      break
    case ACADEMY:
      if (academy(s, seat)) {
        s.frames.push(frame('think', seat, 0, 0, 1))
        tell?.all({ at: 'acts', seat, role: 'think', actions: 1, through: ['academy'] })
      }
      break
  }
}

function beginActing(s: GrState, seat: Seat, tell: Tell<GrEvent> | undefined): void {
  const act = frame('act', seat)
  const fromClients = clientActions(s, act)
  const total = s.units[seat] + fromClients
  if (total === 0) return
  s.frames.push(act)
  if (!tell) return
  const through: string[] = []
  const { role } = s
  if (s.units[seat] > 1) through.push('palace')
  if (fromClients > 0) {
    const own = s.clients[6 * seat + role] - s.hired[6 * seat + role]
    if (storeroom(s, seat, role) && matching(s, seat) > own) through.push('storeroom')
    else if (matching(s, seat) > own) through.push('ludus-magna')
    if (circusMaximus(s, seat)) through.push('circus-maximus')
  }
  tell.all({ at: 'acts', seat, role: ROLES[role], actions: total, ...(through.length > 0 && { through }) })
}

/** One action after the other; a Legionary's are made together. */
export function runAct(s: GrState, top: GrFrame): void {
  const at = s.frames.length - 1
  const { by, a, b } = top
  const clients = clientActions(s, top)
  if (s.units[by] + clients <= 0) {
    s.frames.pop()
    return
  }
  if (s.role === LEGIONARY) {
    s.frames[at] = legion(by, s.units[by] + clients)
    s.units[by] = 0
    return
  }
  if (s.units[by] > 0) s.units[by]--
  else s.frames[at] = clientActed(s, by, a, b)
  s.frames.push(frame(ACTION[s.role], by))
}

// 4.5 End of round

export function legalSenate(s: GrState, { by }: GrFrame, out: GrAction[]): number {
  let n = 0
  for (let other: Seat = 0; other < s.seats; other++) {
    if (other !== by && s.campSenators[other] > 0) out[n++] = CLAIM[other]
  }
  if (n > 0) out[n++] = DONE
  return n
}

export function claim(s: GrState, seat: Seat, from: Seat, tell: Tell<GrEvent> | undefined): void {
  s.campSenators[from]--
  s.senators[seat]++
  tell?.all({ at: 'claimed', seat, from })
}

/** Any of them, in any order. A33, G09 */
export function legalSewer(s: GrState, { by, a: last }: GrFrame, out: GrAction[]): number {
  let n = 0
  for (let m: Material = s.options & ASCENDING ? last : 0; m < 6; m++) if (s.camp[6 * by + m] > 0) out[n++] = SALVAGE[m]
  if (n > 0) out[n++] = DONE
  return n
}

export function salvage(s: GrState, seat: Seat, m: Material, tell: Tell<GrEvent> | undefined): void {
  s.frames[s.frames.length - 1] = frame('sewer', seat, m)
  s.camp[6 * seat + m]--
  s.stockpile[6 * seat + m]++
  tell?.all({ at: 'salvaged', seat, material: MATERIALS[m] })
}

/** Orders to the pool, senators to their pile. */
function clearCamps(s: GrState): void {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    for (let m: Material = 0; m < 6; m++) {
      s.pool[m] += s.camp[6 * seat + m]
      s.camp[6 * seat + m] = 0
    }
    s.pile += s.campSenators[seat]
    s.campSenators[seat] = 0
  }
}

function newRound(s: GrState, tell: Tell<GrEvent> | undefined): void {
  for (let i = 0; i < s.hired.length; i++) s.hired[i] = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) s.units[seat] = 0
  while (s.backed.length > 0) s.backed.pop()
  if ((s.options & REMEMBERED) === 0) {
    // By the book a card shown is turned back; what a demand told is left to the players to remember. G08
    for (let i = 0; i < s.known.length; i++) s.known[i] = 0
    for (let seat: Seat = 0; seat < s.seats; seat++) s.lacks[seat] = 0
  }
  s.followed = 0
  s.crafted = 0
  s.role = NO_ROLE
  s.leader = (s.leader + 1) % s.seats
  s.round++
  s.frames[s.frames.length - 1] = frame('lead', s.leader)
  tell?.all({ at: 'round', round: s.round, seat: s.leader })
}
