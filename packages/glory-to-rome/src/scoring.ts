// 8 End and scoring.

import { type Chance, type Result, type Score, SEATS, type Seat, type Seats, type Tell } from '@tabularium/kernel'
import { CONCEDED, ENDS, FORUM_WON } from './data/ends.ts'
import { MATERIALS } from './data/materials.ts'
import type { GrEvent } from './events.ts'
import { wall } from './functions/concrete.ts'
import { forum, statuePoints } from './functions/marble.ts'
import { CARD, handSize } from './hand.ts'
import { CARDS, FORUM, LUDUS_MAGNA, MATERIAL, type Material, NAMES, STOREROOM, VALUE } from './names.ts'
import { type GrState, has, NOBODY } from './state.ts'

export const CATEGORIES = ['influence', 'vault', 'bonuses', 'wall', 'statue'] as const
const BONUS = 3

const value = VALUE

/** Declares an end that has come about; a Forum goes first. True: the game is over. A06 */
export function checkEnd(s: GrState, chance: Chance, tell: Tell<GrEvent> | undefined): boolean {
  let winners = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) if (forum(s, seat)) winners |= 1 << seat
  if (winners !== 0) {
    // 8: one wins without scoring; several are scored among themselves. A43
    if ((winners & (winners - 1)) === 0) finish(s, FORUM_WON, winners, tell)
    else {
      openVaults(s, chance, tell)
      finish(s, FORUM_WON, bestOf(s, winners), tell)
    }
    return true
  }
  if (s.ending < 0) return false
  if (s.ending === CONCEDED) finish(s, CONCEDED, 1 << concededTo(s), tell)
  else {
    openVaults(s, chance, tell)
    finish(s, s.ending, bestOf(s, (1 << s.seats) - 1), tell)
  }
  return true
}

function finish(s: GrState, end: number, winners: Seats, tell: Tell<GrEvent> | undefined): void {
  while (s.frames.length > 0) s.frames.pop()
  s.end = end
  s.winners = winners
  if (!tell) return
  const won = SEATS[winners][0]
  const wild = [STOREROOM, LUDUS_MAGNA].filter(structure => has(s, won, structure))
  const through = end === FORUM_WON ? [FORUM, ...wild].map(structure => NAMES[structure]) : undefined
  const totals = result(s)?.scores?.map(({ total }) => total)
  tell.all({
    at: 'over',
    reason: ENDS[end],
    winners: SEATS[winners],
    ...(totals && { totals }),
    ...(through && { through }),
  })
}

/** Everybody but one seat concedes to it. A46 */
export function concededTo(s: GrState): Seat {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    let all = true
    for (let other: Seat = 0; other < s.seats; other++) if (other !== seat && s.conceded[other] !== seat) all = false
    if (all) return seat
  }
  return NOBODY
}

/** The vaults are opened: what nobody has seen is drawn now. */
function openVaults(s: GrState, chance: Chance, tell: Tell<GrEvent> | undefined): void {
  tell?.reveal()
  for (const code of s.buried) s.vault[6 * Math.floor(code / CARDS) + MATERIAL[code % CARDS]]++
  while (s.buried.length > 0) s.buried.pop()
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    for (; s.blind[seat] > 0; s.blind[seat]--) {
      const card = chance.deal(CARD, s.bag)
      s.bag[card]--
      s.vault[6 * seat + MATERIAL[card]]++
    }
  }
  tell?.all({ at: 'vaults', vaults: SEATS[(1 << s.seats) - 1].map(seat => materialsOf(s.vault, seat)) })
}

/** The names of a seat's materials, as many times as there are cards. */
export const materialsOf = (counts: readonly number[], seat: Seat): string[] =>
  MATERIALS.flatMap((name, material) => new Array<string>(counts[6 * seat + material]).fill(name))

export function vaultPoints(s: GrState, seat: Seat): number {
  let points = 0
  for (let material: Material = 0; material < 6; material++) points += s.vault[6 * seat + material] * value[material]
  return points
}

/** Three points for strictly the most cards of a material. A45 */
export function bonusPoints(s: GrState, seat: Seat): number {
  let points = 0
  for (let material: Material = 0; material < 6; material++) {
    const own = s.vault[6 * seat + material]
    let most = own > 0
    for (let other: Seat = 0; other < s.seats; other++) {
      if (other !== seat && s.vault[6 * other + material] >= own) most = false
    }
    if (most) points += BONUS
  }
  return points
}

export function wallPoints(s: GrState, seat: Seat): number {
  if (!wall(s, seat)) return 0
  let cards = 0
  for (let material: Material = 0; material < 6; material++) cards += s.stockpile[6 * seat + material]
  return cards >> 1
}

export const total = (s: GrState, seat: Seat): number =>
  s.influence[seat] + vaultPoints(s, seat) + bonusPoints(s, seat) + wallPoints(s, seat) + statuePoints(s, seat)

export function score(s: GrState, seat: Seat): Score {
  const parts = {
    influence: s.influence[seat],
    vault: vaultPoints(s, seat),
    bonuses: bonusPoints(s, seat),
    wall: wallPoints(s, seat),
    statue: statuePoints(s, seat),
  }
  return { total: total(s, seat), parts }
}

/** The best of these seats: most points, then most cards in hand, then a shared win. A44 */
function bestOf(s: GrState, seats: Seats): Seats {
  let best = -1
  let winners = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    if (((seats >> seat) & 1) === 0) continue
    const worth = total(s, seat) * 1000 + handSize(s, seat)
    if (worth > best) winners = 0
    if (worth >= best) winners |= 1 << seat
    best = Math.max(best, worth)
  }
  return winners
}

/** Whether the vaults were opened for the end. */
export const vaultsOpen = (s: GrState): boolean => s.end >= 0 && isScored(s)

const isScored = (s: GrState): boolean => s.end !== CONCEDED && !(s.end === FORUM_WON && !severalForums(s))

/** Whether the Forums of several players were filled at once, and the vaults opened for it. */
function severalForums(s: GrState): boolean {
  let filled = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) if (forum(s, seat)) filled++
  return filled > 1
}

export function result(s: GrState): Result | undefined {
  if (s.end < 0) return undefined
  const reason = ENDS[s.end]
  const winners = SEATS[s.winners]
  if (!isScored(s)) return { reason, winners }
  return { reason, winners, scores: SEATS[(1 << s.seats) - 1].map(seat => score(s, seat)) }
}
