// Mercenaries: how they come into the pools (4.2), who keeps them over the turn (5.1), hiring (6.2) and sale between countries
// (9.6).

import { playForAp } from './act.ts'
import type { AwAction } from './actions.ts'
import { remove } from './attrition.ts'
import { type Board, onMap, poolOf, storeOf } from './board.ts'
import { BOUGHT, HIRED, inPool, pushPlace } from './build.ts'
import { type Chapter, type Scene, yesOrNo } from './chapter.ts'
import { counterName, isMercenary, isNomadHire, move, spotName } from './counters.ts'
import { isWild } from './diplomacy.ts'
import { inTurn } from './fog.ts'
import { type FrameOf, frames, replaceTop } from './frames.ts'
import { legalForAp } from './impulse.ts'
import { musterOf } from './muster.ts'
import { AP, type Counter, type Countries, type Country, FULL, HIRE, has, lowest, NOBODY, type Place } from './names.ts'
import { hirePrice } from './prices.ts'
import { canPay, left, pay } from './purse.ts'
import { anyHirePlace } from './sites.ts'
import { type AwState, FOG, on, SELLING } from './state.ts'

const { rehire, sale } = frames

const asks = new WeakMap<Board, { readonly what: string; readonly names: readonly string[] }>()
const mercenaryAsk = (b: Board) => {
  let ask = asks.get(b)
  if (ask === undefined) {
    ask = { what: 'mercenary', names: b.kinds }
    asks.set(b, ask)
  }
  return ask
}

const counts: number[] = []

/** So many mercenaries out of the common pool, by chance; fewer where it runs out. Returns how many. 4.2 */
export function drawMercenaries(g: Scene, c: Country, n: number, drawn?: number[]): number {
  const { b, s, chance } = g
  for (let i = 0; i < n; i++) {
    counts.length = b.kinds.length
    for (let kind = 0; kind < b.kinds.length; kind++) counts[kind] = 0
    let some = false
    for (let u = s.head[b.common]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
      if (b.nation[u] !== NOBODY) continue
      counts[b.kind[u]]++
      some = true
    }
    if (!some) return i
    const kind = chance.deal(mercenaryAsk(b), counts)
    let u = s.head[b.common]
    while (b.kind[u] !== kind) u = s.next[u]
    s.own[u] = c
    s.side[u] = FULL
    move(s, u, poolOf(b, c))
    drawn?.push(u)
    g.tell?.all({ at: 'mercenary', country: b.countries[c], unit: b.kinds[kind] })
  }
  return n
}

/** 5.1 at the start of a turn: mercenaries leave, Assyria's on the map stay until its first impulse; new ones come. R09 */
export function mercenaryTurn(g: Scene): void {
  const { b, s } = g
  s.sold = 0
  for (let u = 0; u < b.firstLeader; u++) {
    if (!isMercenary(b, u) || s.own[u] === NOBODY) continue
    const place = s.at[u]
    const there =
      onMap(b, place) || place === b.regroup || place === poolOf(b, s.own[u]) || place === storeOf(b, s.own[u])
    if (!there || (onMap(b, place) && s.own[u] === b.assyria && !isNomadHire(b, u))) continue
    remove(g, u)
  }
  g.tell?.all({ at: 'mercenaries-leave' })
  for (let c = 0; c < b.onTrack; c++) {
    if (!has(s.active, c) || c === b.assyria || isWild(b, s, c)) continue
    // A minor that stands in for an eliminated power counts as a power. 7.1, N96
    drawMercenaries(g, c, b.mercenaryDraw[s.ward[c] === NOBODY ? c : b.powers - 1])
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
export function pushRehire(g: Scene, c: Country): void {
  const { b, s } = g
  if (c !== b.assyria || s.turn === b.scenarios[s.scenario].data.firstTurn) return
  const u = nextKept(b, s, c, NOBODY)
  if (u === NOBODY) drawMercenaries(g, c, b.mercenaryDraw[c])
  else rehire.push(s, { of: c, counter: u })
}

function rehired(g: Scene, f: FrameOf<'rehire'>, keep: boolean): void {
  const { b, s } = g
  const u = rehire.counter(f)
  const next = nextKept(b, s, f.of, u)
  if (keep) {
    const price = hirePrice(b, s, u)
    pay(g, price, HIRE)
    g.tell?.all({
      at: 'rehired',
      country: b.countries[f.of],
      unit: counterName(b, u),
      place: spotName(b, s.at[u]),
      price: price / AP,
    })
  } else dismiss(g, u)
  const kept = rehire.kept(f) + (keep ? 1 : 0)
  if (next !== NOBODY) {
    replaceTop(s, rehire.make({ of: f.of, counter: next, kept }))
    return
  }
  s.frames.pop()
  drawMercenaries(g, f.of, Math.max(0, b.mercenaryDraw[f.of] - kept))
}

function dismiss(g: Scene, u: Counter): void {
  const { b, s } = g
  g.tell?.all({
    at: 'dismissed',
    country: b.countries[s.own[u]],
    unit: counterName(b, u),
    place: spotName(b, s.at[u]),
  })
  remove(g, u)
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
function cheapest(b: Board, s: AwState, place: Place, kind: number): number {
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
function sell(g: Scene, seller: Country, buyer: Country, kind: number): void {
  const { b, s } = g
  const u = inPool(b, s, seller, kind)
  const price = hirePrice(b, s, u)
  s.sold |= 1 << seller
  const whole = Math.ceil(price / AP) * AP
  s.saved[seller] = Math.min(s.saved[seller] + whole, b.data.constants.saveLimit * AP)
  g.tell?.all({
    at: 'sold',
    country: b.countries[seller],
    to: b.countries[buyer],
    unit: b.kinds[kind],
    price: price / AP,
  })
  move(s, u, poolOf(b, buyer))
  s.own[u] = buyer
  pushPlace(g, buyer, u, BOUGHT, price)
}

const scratch: AwAction[] = []

export const hireChapter: Chapter = {
  frames: {
    rehire: {
      // Who cannot be paid, not even with a card, goes without a question.
      run(g, f) {
        const { b, s } = g
        if (canPay(s, hirePrice(b, s, rehire.counter(f)), HIRE) || legalForAp(b, s, f.of, scratch, 0) > 0) return true
        rehired(g, f, false)
        return false
      },
      legal(b, s, f, out) {
        let n = 0
        if (canPay(s, hirePrice(b, s, rehire.counter(f)), HIRE)) out[n++] = b.acts.yes[0]
        out[n++] = b.acts.no[0]
        out[n++] = b.acts.dismiss[0]
        return legalForAp(b, s, f.of, out, n)
      },
      apply(g, f, action) {
        const { b, s } = g
        if (action.kind === 'ap') {
          playForAp(g, f.of, action.card, false)
          return
        }
        if (action.kind !== 'dismiss') return rehired(g, f, action.kind === 'yes')
        for (let u = rehire.counter(f); u !== NOBODY; ) {
          const next = nextKept(b, s, f.of, u)
          dismiss(g, u)
          u = next
        }
        s.frames.pop()
        drawMercenaries(g, f.of, Math.max(0, b.mercenaryDraw[f.of] - rehire.kept(f)))
      },
    },
    // R82
    sale: {
      legal: yesOrNo,
      apply(g, f, action) {
        const { b, s } = g
        s.frames.pop()
        if (action.kind === 'yes') return sell(g, f.of, sale.buyer(f), sale.kind(f))
        s.spurned |= 1 << f.of
        g.tell?.all({
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
  applyAct(g, f, action) {
    const { b, s } = g
    if (action.kind === 'hire') {
      const u = cheapest(b, s, poolOf(b, f.of), action.unit)
      pushPlace(g, f.of, u, HIRED, hirePrice(b, s, u))
      return true
    }
    if (action.kind === 'bid') {
      g.tell?.all({
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
