// 6.6.3–6.6.5 Army groups: two or three armies of one side under one commander, on an army group card of a country that takes part.

import { type Board, onMap } from '../board/board.ts'
import { action, hasUnits, isLeader, isRuler } from '../board/counters.ts'
import { bit, type Counter, type Countries, count, type Group, has, NOBODY, type Place } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { NO_FIGHT } from './battle-sides.ts'
import { listAt } from './force.ts'
import { medesUnited } from './medes.ts'

/** The card of the group a leader is in, or NOBODY. */
export const groupOf = (b: Board, s: AwState, leader: Counter): Group => s.group[leader - b.firstLeader]

/** Whether a card lies ready: not in use, not sold, and no Median one before the Medes have a king. 6.6.6, 10.2 */
export const isReady = (b: Board, s: AwState, card: Group): boolean =>
  s.chief[card] === NOBODY && !has(s.soldGroups, card) && (b.groupOwner[card] !== b.media || medesUnited(b, s))

/** A card of one of these countries that lies ready, or NOBODY; `first`'s own before others. */
export function freeCard(b: Board, s: AwState, countries: Countries, first = NOBODY): Group {
  let found = NOBODY
  for (let card = 0; card < b.groups.length; card++) {
    const owner = b.groupOwner[card]
    if (!has(countries, owner) || !isReady(b, s, card)) continue
    if (owner === first) return card
    if (found === NOBODY) found = card
  }
  return found
}

/** Counters of the leaders in a group, into `out`; returns how many. */
export function members(b: Board, s: AwState, card: Group, out: Counter[]): number {
  const { group } = s
  out.length = 0
  for (let i = 0; i < group.length; i++) if (group[i] === card) out.push(b.firstLeader + i)
  return out.length
}

/** Who commands: a king, else a leader of the phasing country, else the one who did, else the best. 6.6.3, 6.6.4 */
export function electChief(b: Board, s: AwState, card: Group): void {
  let best = NOBODY
  let rank = -1
  for (let i = 0; i < s.group.length; i++) {
    if (s.group[i] !== card) continue
    const u = b.firstLeader + i
    const mine = s.own[u] === s.phasing
    const now = (isRuler(b, s, u) ? 1000 : 0) + (mine ? 200 : 0) + (s.chief[card] === u ? 100 : 0) + action(b, s, u)
    if (now > rank) {
      best = u
      rank = now
    }
  }
  s.chief[card] = best
}

export function joinGroup(ctx: RuleContext, leader: Counter, card: Group): void {
  const { b, s, tell } = ctx
  s.group[leader - b.firstLeader] = card
  const chief = s.chief[card]
  if (chief === NOBODY || isRuler(b, s, leader)) electChief(b, s, card)
  tell?.all({ at: 'grouped', leader: b.leaders[leader - b.firstLeader], group: b.groups[card] })
}

export function leaveGroup(ctx: RuleContext, leader: Counter): void {
  const { b, s } = ctx
  const card = groupOf(b, s, leader)
  if (card === NOBODY) return
  s.group[leader - b.firstLeader] = NOBODY
  settleGroup(ctx, card)
}

export function dissolve(ctx: RuleContext, card: Group): void {
  const { b, s, tell } = ctx
  if (s.chief[card] === NOBODY) return
  for (let i = 0; i < s.group.length; i++) if (s.group[i] === card) s.group[i] = NOBODY
  s.chief[card] = NOBODY
  tell?.all({ at: 'group-over', group: b.groups[card] })
}

/** Whether a leader may come into the group of these leaders: at most three armies and countries, one king. 6.6.3 */
export function mayJoin(b: Board, s: AwState, armies: readonly Counter[], leader: Counter): boolean {
  const limit = b.data.constants.armyGroup
  if (armies.length >= limit.maxArmies) return false
  let countries = bit(s.own[leader])
  for (let i = 0; i < armies.length; i++) {
    const u = armies[i]
    if (u === leader || !has(s.kin[s.own[u]], s.own[leader])) return false
    if (isRuler(b, s, u) && isRuler(b, s, leader)) return false
    countries |= bit(s.own[u])
  }
  if (count(countries) > limit.maxCountries) return false
  // Before they have a king the Medes have no group of their own, but one army may belong to an ally's.
  if (s.own[leader] === b.media && !medesUnited(b, s)) return armies.every(u => s.own[u] !== b.media)
  return true
}

const band: Counter[] = []
const others: Counter[] = []

/** What is left of one group after moves, losses and politics: those elsewhere leave it, fewer than two are no group. 6.6.4 */
export function settleGroup(ctx: RuleContext, card: Group): void {
  const { b, s } = ctx
  if (s.chief[card] === NOBODY) return
  members(b, s, card, band)
  if (s.fight === NO_FIGHT) dropLeaderless(b, s, band)
  if (!onMap(b, s.at[s.chief[card]]) || groupOf(b, s, s.chief[card]) !== card) electAmongPresent(b, s, card)
  const chief = s.chief[card]
  if (chief === NOBODY) return
  const place = s.at[chief]
  let countries = 0
  let king = isRuler(b, s, chief) ? 1 : 0
  members(b, s, card, band)
  let n = 0
  for (const u of band) {
    const away = s.at[u] !== place || !has(s.kin[s.own[chief]], s.own[u])
    if (away || (u !== chief && isRuler(b, s, u) && king++ > 0)) s.group[u - b.firstLeader] = NOBODY
    else {
      n++
      countries |= bit(s.own[u])
    }
  }
  if (n < b.data.constants.armyGroup.minArmies) {
    dissolve(ctx, card)
    return
  }
  if (king > 0 && !isRuler(b, s, chief)) electChief(b, s, card)
  if (!has(countries, b.groupOwner[card])) {
    const other = freeCard(b, s, countries)
    if (other !== NOBODY) {
      members(b, s, card, others)
      s.chief[other] = s.chief[card]
      for (const u of others) s.group[u - b.firstLeader] = other
    }
    dissolve(ctx, card)
  }
}

/** A leader whose country has no unit left there leads no army: he leaves the group. 6.6.3, 6.6.4 */
function dropLeaderless(b: Board, s: AwState, list: readonly Counter[]): void {
  for (let i = 0; i < list.length; i++) {
    const u = list[i]
    if (!hasUnits(b, s, s.at[u], s.own[u])) s.group[u - b.firstLeader] = NOBODY
  }
}

/** The chief is gone: the best of those still on the map. */
function electAmongPresent(b: Board, s: AwState, card: Group): void {
  for (let i = 0; i < s.group.length; i++) {
    if (s.group[i] === card && !onMap(b, s.at[b.firstLeader + i])) s.group[i] = NOBODY
  }
  electChief(b, s, card)
}

/** After moves, battles, losses and changes of alliance. */
export function settleGroups(ctx: RuleContext): void {
  for (let card = 0; card < ctx.s.chief.length; card++) if (ctx.s.chief[card] !== NOBODY) settleGroup(ctx, card)
}

const crowd: Counter[] = []

/** Who commands the forces of these countries in a place: the chief of the one group, the only leader, or NOBODY. 6.6.5 */
export function commander(b: Board, s: AwState, place: Place, countries: Countries): Counter {
  listAt(b, s, place, countries, crowd)
  return commanderOf(b, s, crowd)
}

/** The same for a list of counters. */
export function commanderOf(b: Board, s: AwState, list: readonly Counter[]): Counter {
  let only = NOBODY
  let leaders = 0
  let card = NOBODY
  for (let i = 0; i < list.length; i++) {
    const u = list[i]
    if (!isLeader(b, u)) continue
    const mine = groupOf(b, s, u)
    if (leaders > 0 && (mine === NOBODY || mine !== card)) return NOBODY
    leaders++
    only = u
    card = mine
  }
  if (leaders <= 1) return only
  return s.chief[card]
}

/** Armies that have intercepted together become a group if one of them has a card. 6.6.3, N08 */
export function formAdHoc(ctx: RuleContext, list: readonly Counter[]): void {
  const { b, s } = ctx
  const armies: Counter[] = []
  let countries = 0
  for (const u of list) {
    if (!isLeader(b, u)) continue
    countries |= bit(s.own[u])
    if (armies.length > 0 && !mayJoin(b, s, armies, u)) return
    armies.push(u)
  }
  if (armies.length < 2 || commanderOf(b, s, armies) !== NOBODY) return
  const own = armies.map(u => groupOf(b, s, u)).find(card => card !== NOBODY)
  const card = own ?? freeCard(b, s, countries)
  if (card === NOBODY) return
  for (const u of armies) if (groupOf(b, s, u) !== card) joinGroup(ctx, u, card)
}
