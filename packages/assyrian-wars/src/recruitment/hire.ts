// Mercenaries: who keeps them over the turn (5.1), hiring (6.2) and sale between countries (9.6). How they come into the pools (4.2)
// is in economy/mercenary-pool.ts.

import type { AwAction } from '../board/actions.ts'
import { type Board, onMap, poolOf, storeOf } from '../board/board.ts'
import { type Chapter, yesOrNo } from '../board/chapter.ts'
import { counterName, isMercenary, isNomadHire, move, spotName } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  AP,
  type Counter,
  type Countries,
  type Country,
  HIRE,
  has,
  lowest,
  NOBODY,
  type Place,
  type UnitKind,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, FOG, on, SELLING } from '../board/state.ts'
import { musterOf } from '../board/unit-tables.ts'
import { isWild } from '../common/alliances.ts'
import { legalForAp, playForAp } from '../economy/cards-for-ap.ts'
import { drawMercenaries } from '../economy/mercenary-pool.ts'
import { hirePrice } from '../economy/prices.ts'
import { canPay, left, pay } from '../economy/purse.ts'
import { anyHirePlace } from '../economy/sites.ts'
import { inTurn } from '../fog/pay-order.ts'
import { tellOf } from '../fog/sightings.ts'
import { remove } from '../forces/attrition.ts'
import { BOUGHT, HIRED, inPool, pushPlace } from './build.ts'

const { rehire, sale } = frames

/** 5.1 at the start of a turn: mercenaries leave, Assyria's on the map stay until its first impulse; new ones come. R09 */
export function mercenaryTurn(ctx: RuleContext): void {
  const { b, s } = ctx
  s.sold = 0
  for (let u = 0; u < b.firstLeader; u++) {
    if (!isMercenary(b, u) || s.own[u] === NOBODY) continue
    const place = s.at[u]
    const there =
      onMap(b, place) || place === b.regroup || place === poolOf(b, s.own[u]) || place === storeOf(b, s.own[u])
    if (!there || (onMap(b, place) && s.own[u] === b.assyria && !isNomadHire(b, u))) continue
    remove(ctx, u)
  }
  ctx.tell?.all({ at: 'mercenaries-leave' })
  for (let c = 0; c < b.onTrack; c++) {
    if (!has(s.active, c) || c === b.assyria || isWild(b, s, c)) continue
    // A minor that stands in for an eliminated power counts as a power. 7.1, N96
    drawMercenaries(ctx, c, b.mercenaryDraw[s.ward[c] === NOBODY ? c : b.powers - 1])
  }
}

/** The next mercenary on the map in Assyria's pay, after this counter; NOBODY. */
function nextKept(b: Board, s: AwState, c: Country, after: number): Counter {
  let from = after + 1
  if (on(s, FOG) && after !== NOBODY) {
    const like = inTurn(b, s, c, b.kind[after])
    const next = like.indexOf(after) + 1
    if (next < like.length) return like[next]
    from = b.kindFirst[b.kind[after]] + b.kindCount[b.kind[after]]
  }
  for (let u = from; u < b.firstLeader; u++) {
    if (s.own[u] !== c || !isMercenary(b, u) || isNomadHire(b, u) || !onMap(b, s.at[u])) continue
    return on(s, FOG) ? inTurn(b, s, c, b.kind[u])[0] : u
  }
  return NOBODY
}

/** Assyria in its first impulse of a turn: whom it pays again, out of income or cards, then new ones up to its number. 5.1, R09,
 *  N84 */
export function pushRehire(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (c !== b.assyria || s.turn === b.scenarios[s.scenario].data.firstTurn) return
  const u = nextKept(b, s, c, NOBODY)
  if (u === NOBODY) drawMercenaries(ctx, c, b.mercenaryDraw[c])
  else rehire.push(s, { of: c, counter: u })
}

function rehired(ctx: RuleContext, f: FrameOf<'rehire'>, keep: boolean): void {
  const { b, s } = ctx
  const u = rehire.counter(f)
  const next = nextKept(b, s, f.of, u)
  if (keep) {
    const price = hirePrice(b, s, u)
    pay(ctx, price, HIRE)
    const paid = { at: 'rehired', country: b.countries[f.of], unit: counterName(b, u), price: price / AP } as const
    // In the fog its enemies see who is paid, and by the price on which side, not where. 9.5
    if (on(s, FOG)) ctx.tell?.reveal()
    tellOf(ctx, u, { ...paid, place: spotName(b, s.at[u]) }, paid)
  } else dismiss(ctx, u)
  const kept = rehire.kept(f) + (keep ? 1 : 0)
  if (next !== NOBODY) {
    replaceTop(s, rehire.make({ of: f.of, counter: next, kept }))
    return
  }
  s.frames.pop()
  drawMercenaries(ctx, f.of, Math.max(0, b.mercenaryDraw[f.of] - kept))
}

function dismiss(ctx: RuleContext, u: Counter): void {
  const { b, s } = ctx
  ctx.tell?.all({
    at: 'dismissed',
    country: b.countries[s.own[u]],
    unit: counterName(b, u),
    place: spotName(b, s.at[u]),
  })
  remove(ctx, u)
}

/** Mercenaries of its pool that a country can pay and place. 6.2 */
function legalHire(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  let last = -1
  for (let u = s.head[poolOf(b, c)]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.kind[u] === last || !isMercenary(b, u)) continue
    const best = s.cheap.length === 0 ? u : cheapest(b, s, poolOf(b, c), b.kind[u])
    if (!canPay(s, hirePrice(b, s, best), HIRE)) continue
    last = b.kind[u]
    out[n++] = b.acts.hire[last]
  }
  return n
}

/** Of the counters of a kind there, the one that costs least. */
function cheapest(b: Board, s: AwState, place: Place, kind: UnitKind): number {
  let best = NOBODY
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.kind[u] === kind && (best === NOBODY || hirePrice(b, s, u) < hirePrice(b, s, best))) best = u
  }
  return best
}

/** Powers, as bits, that may still be asked to sell: not the buyer, not one that has said no; one that has sold may not
 *  buy. 9.6 */
const sellers = (b: Board, s: AwState, c: Country): Countries =>
  on(s, SELLING) && !isWild(b, s, c) && !has(s.sold, c) ? s.active & b.isPower & ~s.spurned & ~(1 << c) : 0

const wares: number[][] = []

function legalBid(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  const set = sellers(b, s, c)
  if (set === 0) return n
  // Kinds in the pools of the sellers, from one look at all that are for hire.
  for (let p = 0; p < b.powers; p++) {
    wares[p] ??= []
    wares[p].length = 0
  }
  const { at } = s
  for (let u = musterOf(b).hired; u < b.firstLeader; u++) {
    const power = at[u] - b.pools
    if (power < 0 || power >= b.powers || !has(set, power) || b.nation[u] !== NOBODY) continue
    const list = wares[power]
    if (list.length > 0 && list[list.length - 1] === b.kind[u]) continue
    if (canPay(s, hirePrice(b, s, u), HIRE)) list.push(b.kind[u])
  }
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const power = lowest(rest)
    for (let i = 0; i < wares[power].length; i++) out[n++] = b.acts.bid[power * b.kinds.length + wares[power][i]]
  }
  return n
}

/** The price, rounded up, is saved for the seller's next round; four AP at most. 9.6 */
function sell(ctx: RuleContext, seller: Country, buyer: Country, kind: UnitKind): void {
  const { b, s } = ctx
  const u = inPool(b, s, seller, kind)
  const price = hirePrice(b, s, u)
  s.sold |= 1 << seller
  const whole = Math.ceil(price / AP) * AP
  s.saved[seller] = Math.min(s.saved[seller] + whole, b.data.constants.saveLimit * AP)
  ctx.tell?.all({
    at: 'sold',
    country: b.countries[seller],
    to: b.countries[buyer],
    unit: b.kinds[kind],
    price: price / AP,
  })
  move(s, u, poolOf(b, buyer))
  s.own[u] = buyer
  pushPlace(ctx, buyer, u, BOUGHT, price)
}

const scratch: AwAction[] = []

export const hireChapter: Chapter = {
  frames: {
    rehire: {
      // Who cannot be paid, not even with a card, goes without a question.
      run(ctx, f) {
        const { b, s } = ctx
        if (canPay(s, hirePrice(b, s, rehire.counter(f)), HIRE) || legalForAp(b, s, f.of, scratch, 0) > 0) return true
        rehired(ctx, f, false)
        return false
      },
      legal(b, s, f, out) {
        let n = 0
        if (canPay(s, hirePrice(b, s, rehire.counter(f)), HIRE)) out[n++] = b.acts.yes[0]
        out[n++] = b.acts.no[0]
        out[n++] = b.acts.dismiss[0]
        return legalForAp(b, s, f.of, out, n)
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        if (action.kind === 'ap') {
          playForAp(ctx, f.of, action.card, false)
          return
        }
        if (action.kind !== 'dismiss') return rehired(ctx, f, action.kind === 'yes')
        for (let u = rehire.counter(f); u !== NOBODY; ) {
          const next = nextKept(b, s, f.of, u)
          dismiss(ctx, u)
          u = next
        }
        s.frames.pop()
        drawMercenaries(ctx, f.of, Math.max(0, b.mercenaryDraw[f.of] - rehire.kept(f)))
      },
    },
    // R82
    sale: {
      legal: yesOrNo,
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        if (action.kind === 'yes') return sell(ctx, f.of, sale.buyer(f), sale.kind(f))
        s.spurned |= 1 << f.of
        ctx.tell?.all({
          at: 'not-sold',
          country: b.countries[f.of],
          to: b.countries[sale.buyer(f)],
          unit: b.kinds[sale.kind(f)],
        })
      },
    },
  },
  legalAct(b, s, f, out, n) {
    const { mercenaryPerFactor } = b.data.constants.build
    if (isWild(b, s, f.of) || left(s, HIRE) < (mercenaryPerFactor * AP) / 2 || !anyHirePlace(b, s, f.of)) return n
    n = legalHire(b, s, f.of, out, n)
    return legalBid(b, s, f.of, out, n)
  },
  applyAct(ctx, f, action) {
    const { b, s } = ctx
    if (action.kind === 'hire') {
      const u = cheapest(b, s, poolOf(b, f.of), action.unit)
      pushPlace(ctx, f.of, u, HIRED, hirePrice(b, s, u))
      return true
    }
    if (action.kind === 'bid') {
      ctx.tell?.all({
        at: 'bid',
        country: b.countries[f.of],
        to: b.countries[action.power],
        unit: b.kinds[action.unit],
      })
      sale.push(s, { of: action.power, buyer: f.of, kind: action.unit })
      return true
    }
    return false
  },
}
