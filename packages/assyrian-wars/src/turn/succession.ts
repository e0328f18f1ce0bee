// 10.3 Succession: who is king after an interphase; 7.2 promotion of leaders.

import { size } from '@tabularium/kernel'
import { type Board, onMap, poolOf } from '../board/board.ts'
import { W } from '../board/card-book.ts'
import type { Chapter } from '../board/chapter.ts'
import { isMercenary, move, presence } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { type Area, ASSYRIAN, type Counter, type Country, FULL, has, NOBODY, REDUCED } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, on, REDUCED_LEADERS } from '../board/state.ts'
import { discard, holds } from '../cards/deck.ts'
import { openWindow } from '../cards/reaction-windows.ts'
import { isConquered } from '../common/holders.ts'
import type { TimelineEffect } from '../data/types.ts'
import { checkForce } from '../forces/attrition.ts'
import { promote } from '../forces/promotion.ts'
import { applyToCamp } from '../politics/camps.ts'
import { entries, release } from './timeline-entries.ts'

const { candidate, succession } = frames

/** Every reduced leader on the map may be promoted. 7.2, R36 */
export function promoteAll(ctx: RuleContext): void {
  const { b, s } = ctx
  if (!on(s, REDUCED_LEADERS)) return
  for (let u = b.firstLeader; u < b.firstKing; u++) {
    if (s.at[u] >= 0 && onMap(b, s.at[u]) && s.side[u] === REDUCED) promote(ctx, u)
  }
}

const isThrone = (effect: TimelineEffect): boolean => effect.op === 'succession' || effect.op === 'kingAppears'

/** The index among `entries` of the one that offers a power a king, NOBODY. */
function throneOf(b: Board, s: AwState, p: Country): number {
  return entries(b, s).findIndex(({ effect }) => isThrone(effect) && effect.country === b.countries[p])
}

const isPresent = (b: Board, s: AwState, u: Counter): boolean =>
  s.at[u] >= 0 && s.at[u] !== b.out && s.at[u] !== b.waiting && s.at[u] !== poolOf(b, b.nation[u])

/** The named king a power has, NOBODY. */
export function kingOf(b: Board, s: AwState, p: Country): Counter {
  for (let u = b.firstKing; u < b.counters; u++) if (b.nation[u] === p && isPresent(b, s, u)) return u
  return NOBODY
}
/** A leader with a king marker, NOBODY. */
export function crownedOf(b: Board, s: AwState, p: Country): Counter {
  for (let u = b.firstLeader; u < b.firstKing; u++) {
    if (b.nation[u] === p && s.crowned[u - b.firstLeader] === 1) return u
  }
  return NOBODY
}

/** The throne of one power. Old kings leave for the one the timeline offers; without an offer the one there is must be kept.
 *  R83 */
export function throne(ctx: RuleContext, p: Country): void {
  const { b, s } = ctx
  if (!has(s.inPlay & ~s.gone, p)) return
  const entry = throneOf(b, s, p)
  const effect = entry < 0 ? undefined : entries(b, s)[entry].effect
  if (typeof effect?.poolTag === 'string') release(ctx, p, effect.poolTag)
  const old = kingOf(b, s, p)
  const crowned = crownedOf(b, s, p)
  const offered = typeof effect?.king === 'string' ? b.leaderOf(effect.king) : NOBODY
  if (offered !== NOBODY && old !== NOBODY && old !== offered) {
    leaveForGood(b, s, old)
  }
  const named = offered !== NOBODY ? offered : old
  if (named === NOBODY && crowned === NOBODY) return
  if (named !== NOBODY && crowned !== NOBODY) candidate.push(s, { of: p, entry, named, crowned })
  else succession.push(s, { of: p, entry, candidate: named !== NOBODY ? named : crowned, step: START })
}

/** Modifier of a succession roll, without cards given up: by what has been conquered in the game so far. 10.3, N108 */
export function successionMod(b: Board, s: AwState, p: Country, entry: number): number {
  const rule = b.data.constants.succession
  const effect = entry < 0 ? undefined : entries(b, s)[entry].effect
  let mod = typeof effect?.modifier === 'number' ? effect.modifier : 0
  if ((s.fallen[p] | s.yielded[p]) !== 0) mod += rule.conquered
  mod += rule.perPowerConquered * size(s.trophies[p] & b.isPower)
  const minors = size(s.trophies[p] & b.isMinor)
  return mod + rule.perThreeMinorsConquered * Math.floor(minors / 3) + s.intrigue[p]
}

/** Steps of a succession: the card that makes a roll needless, a card given up, the roll. */
const [START, ASKED, GIVEN] = [0, 1, 2]

const needsNoRoll = (b: Board, s: AwState, p: Country, entry: number): boolean =>
  entry >= 0 && entries(b, s)[entry].effect.rollIf === 'conquered' && !isConquered(s, p)

function settleThrone(ctx: RuleContext, p: Country, entry: number, who: Counter, given: number): void {
  const { b, s } = ctx
  const rule = b.data.constants.succession
  const name = b.leaders[who - b.firstLeader]
  if (has(s.heir, p) || needsNoRoll(b, s, p, entry)) {
    s.heir &= ~(1 << p)
    ctx.tell?.all({ at: 'succession', country: b.countries[p], king: name, success: true })
    enthrone(ctx, p, who)
    return
  }
  const roll = rollDie(ctx)
  const mod = successionMod(b, s, p, entry) + (given === 1 ? rule.sacrificeCard : 0)
  const success = roll + mod < rule.failOn
  ctx.tell?.all({ at: 'succession', country: b.countries[p], king: name, roll, mod, success })
  if (success) enthrone(ctx, p, who)
  else {
    dethrone(ctx, who)
    unrest(ctx, p)
  }
}

/** Into the capital, else any home city under control; none: no king. A king who is there already stays. R83 */
function enthrone(ctx: RuleContext, p: Country, who: Counter): void {
  const { b, s } = ctx
  if (who < b.firstKing || isPresent(b, s, who)) return
  const at = throneRoom(b, s, p)
  s.own[who] = p
  s.side[who] = FULL
  move(s, who, at === NOBODY ? b.out : at)
}

function throneRoom(b: Board, s: AwState, p: Country): number {
  const fits = (area: Area): boolean =>
    s.city[area] === p && s.land[area] === p && (presence(b, s, area) & s.war[p]) === 0
  if (fits(b.capital[p])) return b.capital[p]
  for (const area of b.homeAreas[p]) if (b.isCity[area] && fits(area)) return area
  for (const area of b.homeAreas[p]) if (b.isCity[area] && s.city[area] === p) return b.insides + area
  return NOBODY
}

function leaveForGood(b: Board, s: AwState, king: Counter): void {
  s.group[king - b.firstLeader] = NOBODY
  s.moved[king] = s.busy[king] = 0
  move(s, king, b.out)
}

/** No points are lost. */
function dethrone(ctx: RuleContext, who: Counter): void {
  const { b, s } = ctx
  const l = who - b.firstLeader
  if (who >= b.firstKing) leaveForGood(b, s, who)
  else s.crowned[l] = 0
}

/** The power does not want him: nobody rolls, and there is no unrest, as there is no candidate. 10.3 */
function withdraw(ctx: RuleContext, p: Country, who: Counter): void {
  const { b } = ctx
  ctx.tell?.all({ at: 'succession', country: b.countries[p], king: b.leaders[who - b.firstLeader], success: false })
  dethrone(ctx, who)
}

/** All forces of the power but mercenaries check attrition. 10.3 */
function unrest(ctx: RuleContext, p: Country): void {
  const { b, s } = ctx
  ctx.tell?.all({ at: 'unrest', country: b.countries[p] })
  for (let place = 0; place < b.raidBoxes; place++) {
    if (s.head[place] >= 0) checkForce(ctx, place, p, b.data.constants.attritionHitOn, (n, _s, u) => isMercenary(n, u))
  }
}

/** Free of AP, with Assyria's consent, where it is not at war with it. 7.6 */
export function offerCamp(ctx: RuleContext, p: Country): void {
  const { b, s } = ctx
  if (has(s.gone, p) || has(s.war[p], b.assyria) || s.camp[p] === ASSYRIAN) return
  succession.push(s, { of: p, entry: NOBODY, candidate: NOBODY, step: JOINING })
}
const JOINING = 9

function givable(b: Board, s: AwState, p: Country, out: Parameters<NonNullable<Chapter['legalAct']>>[3]): number {
  let n = 0
  for (let card = 0; card < b.commonCards; card++) if (holds(b, s, p, card)) out[n++] = b.acts.sacrifice[card]
  return n
}

export const successionChapter: Chapter = {
  frames: {
    // Two candidates: unrest whatever comes of it. 10.3
    candidate: {
      legal(b, _s, f, out) {
        out[0] = b.acts.crown[candidate.named(f) - b.firstLeader]
        out[1] = b.acts.crown[candidate.crowned(f) - b.firstLeader]
        out[2] = b.acts.pass[0]
        return 3
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        const named = candidate.named(f)
        s.frames.pop()
        if (action.kind !== 'crown') {
          for (const who of [named, candidate.crowned(f)]) withdraw(ctx, f.of, who)
          return
        }
        const who = b.firstLeader + action.leader
        dethrone(ctx, who === named ? candidate.crowned(f) : named)
        unrest(ctx, f.of)
        succession.push(s, { of: f.of, entry: candidate.entry(f), candidate: who, step: START })
      },
    },
    succession: {
      run(ctx, f) {
        const { b, s } = ctx
        const step = succession.step(f)
        const entry = succession.entry(f)
        if (step === JOINING) return true
        if (step === START) {
          replaceTop(s, succession.with(f, { step: ASKED }))
          s.answered = NOBODY
          if (!has(s.heir, f.of) && !needsNoRoll(b, s, f.of, entry))
            openWindow(ctx, { trigger: W.SUCCESSION, realm: f.of })
          return false
        }
        if (step === ASKED) {
          if (s.answered !== NOBODY) s.heir |= 1 << f.of
          if (!has(s.heir, f.of) && !needsNoRoll(b, s, f.of, entry)) {
            replaceTop(s, succession.with(f, { step: GIVEN }))
            return true
          }
          s.frames.pop()
          settleThrone(ctx, f.of, entry, succession.candidate(f), 0)
          return false
        }
        return true
      },
      legal(b, s, f, out) {
        if (succession.step(f) === JOINING) {
          out[0] = b.acts.join[ASSYRIAN - 1]
          out[1] = b.acts.pass[0]
          return 2
        }
        const n = givable(b, s, f.of, out)
        out[n] = b.acts.roll[0]
        out[n + 1] = b.acts.pass[0]
        return n + 2
      },
      apply(ctx, f, action) {
        const { s } = ctx
        s.frames.pop()
        if (succession.step(f) === JOINING) {
          if (action.kind === 'join') {
            s.applied &= ~(1 << f.of)
            applyToCamp(ctx, f.of, ASSYRIAN)
          }
          return
        }
        if (action.kind === 'pass') {
          withdraw(ctx, f.of, succession.candidate(f))
          return
        }
        if (action.kind === 'sacrifice') discard(ctx, f.of, action.card)
        settleThrone(ctx, f.of, succession.entry(f), succession.candidate(f), action.kind === 'sacrifice' ? 1 : 0)
      },
    },
  },
}
