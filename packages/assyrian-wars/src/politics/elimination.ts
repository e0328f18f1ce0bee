// 7.1 Elimination, where it has been agreed on: a power with hardly a city left goes, its player runs substitutes.

import { type Board, field, poolOf } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { isMercenary, move } from '../board/counters.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { CARD_OUT, type Country, FULL, HAND, has, lowest, NEUTRAL, NO_CAMP, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, ELIMINATION, on } from '../board/state.ts'
import { discardHand, put } from '../cards/deck.ts'
import { allyOf, friendsOf } from '../common/alliances.ts'
import { holderOf, ownCities } from '../common/holders.ts'
import { remove } from '../forces/attrition.ts'
import { campBeaten, countryFallen } from '../victory/victory.ts'
import { awardConquest } from '../victory/victory-points.ts'
import { setMarker } from './diplomacy.ts'
import { endForeignWar, warCountry } from './foreign-wars.ts'
import { activate } from './minors.ts'
import { leadingOccupier } from './occupation.ts'
import { settleWars } from './settle-wars.ts'

const { substitute } = frames

/** Minors a tribe has been set on by the timeline: tribes can eliminate these. 7.1 */
const isPrey = (b: Board, c: Country): boolean =>
  has(b.isMinor, c) && b.data.timeline.some(({ effect }) => effect.harassOnly === b.countries[c])

/** Two cities or fewer, not the capital; conquered before, or in the last turn. 7.1 */
export function isFinished(b: Board, s: AwState, c: Country): boolean {
  if (b.capital[c] === NOBODY || s.city[b.capital[c]] === c) return false
  if (ownCities(b, s, c) > b.data.constants.elimination.maxFriendlyCities) return false
  if (c >= b.powers) return isPrey(b, c) && tribesHolding(b, s, c) !== 0
  return s.fallen[c] !== 0 || s.turn === b.scenarios[s.scenario].data.lastTurn
}

function tribesHolding(b: Board, s: AwState, c: Country): number {
  let tribes = 0
  for (const area of b.homeAreas[c]) {
    const holder = holderOf(b, s, area)
    if (holder !== NOBODY && has(b.isTribe, holder)) tribes |= 1 << holder
  }
  return tribes
}

export function checkElimination(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (!on(s, ELIMINATION) || has(b.isTribe, c) || !has(s.inPlay & ~s.gone, c) || !isFinished(b, s, c)) return
  if (c >= b.powers) {
    const tribes = tribesHolding(b, s, c)
    awardConquest(ctx, tribes, c, lowest(tribes), b.data.constants.elimination.vpFactor)
    eliminate(ctx, c)
    return
  }
  const p = leadingOccupier(b, s, c)
  if (p === NOBODY) return
  const camp = s.camp[c]
  awardConquest(ctx, 1 << p, c, p, b.data.constants.elimination.vpFactor)
  eliminate(ctx, c)
  countryFallen(ctx, c)
  if (camp !== NO_CAMP) campBeaten(ctx, camp, 1 << p, p)
  substitutes(ctx, c)
}

/** All it has leaves the game, its VP apart. */
function eliminate(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  ctx.tell?.all({ at: 'eliminated', country: b.countries[c] })
  for (let rest = c < b.powers ? friendsOf(b, s, c, NEUTRAL) : 0; rest !== 0; rest &= rest - 1) {
    setMarker(ctx, lowest(rest), NOBODY, 0)
  }
  if (c >= b.powers) setMarker(ctx, c, NOBODY, 0)
  for (let u = 0; u < b.counters; u++) {
    if (s.own[u] === c && isMercenary(b, u) && u < b.firstLeader) remove(ctx, u)
    else if (b.nation[u] === c) {
      remove(ctx, u)
      move(s, u, b.out)
    }
  }
  for (let war = 0; war < s.warLeft.length; war++) {
    if (warCountry(b, war, 0) === c || warCountry(b, war, 1) === c) endForeignWar(ctx, war) // 6.11.b
  }
  discardHand(ctx, c)
  s.pledge[c] = s.refused[c] = 0
  s.gone |= 1 << c
  s.active &= ~(1 << c)
  s.inPlay &= ~(1 << c)
  s.camp[c] = NO_CAMP
  for (let d = 0; d < b.countries.length; d++) {
    s.feud[d] &= ~(1 << c)
    s.passage[d] &= ~(1 << c)
    if (d < b.powers) {
      s.ransom[b.powers * c + d] = 0
      s.grace[b.powers * c + d] = 0
    }
    if (c < b.powers) {
      s.ransom[b.powers * d + c] = 0
      s.grace[b.powers * d + c] = 0
      s.conquered[d] &= ~(1 << c)
    }
  }
  s.feud[c] = 0
  s.passage[c] = 0
  s.conquered[c] = 0
  s.base[c] = 0
  s.saved[c] = 0
  s.debt[c] = 0
  if (c < b.powers) s.trade[c] = 0
  for (let area = 0; area < b.areas.length; area++) {
    if (s.province[area] === c) s.province[area] = NOBODY
    if (s.pact[area] === c) s.pact[area] = NOBODY
    if (s.city[area] === c) s.city[area] = NOBODY
    if (s.land[area] === c) s.land[area] = NOBODY
    if (b.owner[area] !== c || s.province[area] !== NOBODY) continue
    s.pillage[area] = 0
    s.damage[area] = 0
    s.ecoPlus[area] = 0
    s.ecoMinus[area] = 0
  }
  settleWars(ctx)
}

/** The Scythians; the Cimmerians and a minor; two minors each for the third and the fourth. 7.1 */
function substitutes(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  let n = 0
  for (let rest = s.gone & b.isPower; rest !== 0; rest &= rest - 1) n++
  const tribes: Country[] = []
  for (let t = b.onTrack - 1; t >= b.powers; t--) if (has(b.isTribe, t)) tribes.push(t)
  if (n <= tribes.length) takeOver(ctx, tribes[n - 1], c)
  const minors = n === 1 ? 0 : n === 2 ? 1 : 2
  if (minors > 0) substitute.push(s, { of: c, left: minors })
}

/** From now on run by the player of the power that is gone. */
function takeOver(ctx: RuleContext, sub: number, power: Country): void {
  const { b, s } = ctx
  if (s.track[sub] !== NOBODY) setMarker(ctx, sub, NOBODY, 0)
  s.ward[sub] = power
  s.runner[sub] = power
  ctx.tell?.all({ at: 'substitute', country: b.countries[sub], power: b.countries[power] })
  if (has(b.isMinor, sub)) activate(ctx, sub)
  homeCards(b, s, power, sub)
  settleWars(ctx)
}

function homeCards(b: Board, s: AwState, power: Country, sub: number): void {
  for (let kind = b.commonCards; kind < b.cards.length; kind++) {
    const copy = b.cardFirst[kind]
    if (b.cardHome[kind] === power && s.cardAt[copy] !== CARD_OUT) put(b, s, copy, HAND + sub)
  }
}

/** At the start of a turn the home cards of those who are gone are with their first substitute again. */
export function returnSubstituteCards(b: Board, s: AwState): void {
  for (let rest = s.gone & b.isPower; rest !== 0; rest &= rest - 1) {
    const power = lowest(rest)
    for (let c = b.powers; c < b.onTrack; c++) {
      if (s.ward[c] !== power || !has(s.active, c)) continue
      homeCards(b, s, power, c)
      break
    }
  }
}

const mayReplace = (b: Board, s: AwState, c: Country): boolean =>
  has(b.isMinor, c) && has(s.inPlay & ~s.gone, c) && s.ward[c] === NOBODY && allyOf(s, c) === NOBODY

/** 7.1 Media is never finally out: the tribes of the Far East can be called again, as long as nobody stands there. */
export const canRevive = (b: Board, s: AwState, c: Country): boolean =>
  has(s.gone, c) && b.farEast >= 0 && s.head[b.farEast] < 0

/** With units of so many factor points, the strongest first, and leaders. */
export function revive(ctx: RuleContext, c: Country, points: number, leaders: number): void {
  const { b, s } = ctx
  s.gone &= ~(1 << c)
  s.inPlay |= 1 << c
  s.active |= 1 << c
  s.revived |= 1 << c
  s.runner[c] = c
  for (let u = 0; u < b.firstKing; u++) {
    if (b.nation[u] !== c || s.at[u] !== b.out) continue
    s.side[u] = FULL
    s.own[u] = c
    move(s, u, poolOf(b, c))
  }
  let left = points
  for (let factor = points; factor > 0; factor--) {
    for (let u = 0; u < b.firstLeader && left >= factor; u++) {
      if (b.nation[u] !== c || b.ship[u] || b.full[u] !== factor || s.at[u] !== poolOf(b, c)) continue
      move(s, u, field(b.farEast))
      left -= factor
    }
  }
  for (let u = b.firstLeader, n = leaders; u < b.firstKing && n > 0; u++) {
    if (b.nation[u] !== c || s.at[u] !== poolOf(b, c)) continue
    move(s, u, field(b.farEast))
    n--
  }
  for (let area = 0; area < b.areas.length; area++) {
    if (b.owner[area] !== c) continue
    if (s.land[area] === NOBODY) s.land[area] = c
    if (b.isCity[area] && s.city[area] === NOBODY) s.city[area] = c
  }
  ctx.tell?.all({ at: 'revived', country: b.countries[c] })
  settleWars(ctx)
}

export const eliminationChapter: Chapter = {
  frames: {
    substitute: {
      run(ctx, f) {
        const { b, s } = ctx
        for (let c = b.powers; substitute.left(f) > 0 && c < b.onTrack; c++) if (mayReplace(b, s, c)) return true
        s.frames.pop()
        return false
      },
      legal(b, s, _f, out) {
        let n = 0
        for (let c = b.powers; c < b.onTrack; c++) if (mayReplace(b, s, c)) out[n++] = b.acts.name[c]
        return n
      },
      apply(ctx, f, action) {
        if (action.kind !== 'name') return
        replaceTop(ctx.s, substitute.make({ of: f.of, left: substitute.left(f) - 1 }))
        takeOver(ctx, action.country, f.of)
      },
    },
  },
}
