// 7.5 Secret diplomacy: every power lays markers on targets at once, hidden until all are in; whoever chose a target alone acts on it.
// By card (6.11.m): event-cards/secret-cards.ts.

import type { Ask, Chance, Seat } from '@tabularium/kernel'
import type { AwAction } from '../board/actions.ts'
import {
  DRAW,
  FIRST,
  INTRIGUE,
  MOVE_MARKER,
  PACT,
  PLOYS,
  RAID,
  REFUSAL,
  REVOLT,
  SECURE,
  STRIP,
  schemeName,
} from '../board/acts/cards.ts'
import { type Board, inside } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { onMapUnits } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import { type Area, type Country, has, lowest, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, on, SECRET_DIPLOMACY, seatOf } from '../board/state.ts'
import { drawCard } from '../cards/deck.ts'
import { actsFor, allyOf, living, patron, powersAlive } from '../common/alliances.ts'
import { tributeEnded } from '../common/tributaries.ts'
import { mostHand } from '../economy/deal.ts'
import { mayEnlist, pushRaidEntry } from '../economy/raid.ts'
import { clearRevolts, placeRevolt, revoltsLeft } from '../territory/revolt.ts'
import { defy, SECURED } from './plots.ts'
import { canRise, isFreeTradeCity, legalTradeCities, makePact, rise } from './risings.ts'
import { forcePledge } from './tribute-checks.ts'

const { rolled, scheme, secret, secrets } = frames

const citiesTarget = (b: Board): number => b.onTrack
const tradeTarget = (b: Board): number => b.onTrack + 1

/** Eliminated countries and tribes that have not come yet are no targets. 7.5.2 */
const isTarget = (b: Board, s: AwState, target: number): boolean =>
  target >= b.onTrack || (has(living(s), target) && (!has(b.isTribe, target) || onMapUnits(b, s, target) > 0))

/** Nobody in the area or the city. R79 */
const isUnoccupied = (b: Board, s: AwState, area: Area): boolean => s.head[area] < 0 && s.head[inside(b, area)] < 0

/** Cities of a country that could revolt for `c`: unoccupied and no capital; or home cities of `c` held too weakly. 7.5.2.d */
function mayRevolt(b: Board, s: AwState, c: Country, target: number, area: Area): boolean {
  if (!b.isCity[area] || s.city[area] !== target || s.revolt[area] !== 0) return false
  if (!b.scenarios[s.scenario].open[area]) return false
  return canRise(b, s, c, area) || (!b.isCapital[area] && isUnoccupied(b, s, area))
}
const anyRevolt = (b: Board, s: AwState, c: Country, target: number): boolean => {
  if (revoltsLeft(b, s) <= 0) return false
  for (let i = 0; i < b.cities.length; i++) if (mayRevolt(b, s, c, target, b.cities[i])) return true
  return false
}

const bit = (ploy: number): number => 1 << ploy

/** What `c` could do to a target, as bits of PLOYS; `now`: as an event. 7.5.2 */
export function ploysOf(b: Board, s: AwState, c: Country, target: number, now: boolean): number {
  if (!isTarget(b, s, target)) return 0
  const p = actsFor(b, s, c)
  if (target === tradeTarget(b)) {
    return (s.trade.some(markers => markers > 0) ? bit(STRIP) : 0) | (mayEnlist(b, s, c) ? bit(RAID) : 0)
  }
  if (target === citiesTarget(b))
    return p !== NOBODY && b.tradeCityArea.some(area => isFreeTradeCity(b, s, area)) ? bit(PACT) : 0
  const ally = allyOf(s, target)
  if (target === c || target === p || (p !== NOBODY && patron(b, s, target) === p)) {
    const room = has(s.active, target) && !has(b.isTribe, target) && s.commons[target] < mostHand(b, s, target)
    // An impulse before all others: only between turns.
    return (room ? bit(DRAW) : 0) | (now || !has(s.active, target) ? 0 : bit(FIRST))
  }
  const revolt = anyRevolt(b, s, c, target) ? bit(REVOLT) : 0
  if (target < b.powers) return revolt | bit(INTRIGUE)
  if (ally !== NOBODY) return revolt
  if (has(b.isTribe, target)) return bit(MOVE_MARKER)
  const tribute = tributeEnded(b, s) || p === NOBODY ? 0 : p === b.assyria ? bit(SECURE) : bit(REFUSAL)
  return revolt | tribute | bit(MOVE_MARKER)
}

/** 7.5: revolts of the last time are over; then the markers. */
export function pushSecret(ctx: RuleContext): void {
  const { b, s } = ctx
  clearRevolts(ctx)
  const closed = b.scenarios[s.scenario].data.closed?.includes('secret-diplomacy') ?? false
  s.schemes.length = 0
  s.schemesLeft.fill(0)
  if (on(s, SECRET_DIPLOMACY) && !closed) {
    const { markers } = b.data.constants.secretDiplomacy
    const powers = powersAlive(b, s)
    for (let p = 0; p < b.powers; p++) {
      if (has(powers, p)) s.schemesLeft[p] = (p === b.assyria ? markers.assyria : markers.other) + s.secretExtra[p]
    }
    secret.push(s, {})
  }
  s.secretExtra.fill(0)
}

/** The power a seat chooses for next, or NOBODY. */
function chooser(b: Board, s: AwState, seat: Seat): number {
  for (let p = 0; p < b.powers; p++) if (s.schemesLeft[p] > 0 && seatOf(s, p) === seat) return p
  return NOBODY
}

export const legalSchemes = (b: Board, s: AwState, c: Country, now: boolean, out: AwAction[]): number => {
  let n = 0
  for (let target = 0; target < b.onTrack + 2; target++) {
    if (ploysOf(b, s, c, target, now) !== 0) out[n++] = b.acts.scheme[target]
  }
  return n
}

/** Shown together; a target chosen twice is nobody's, trade apart. 7.5.1 */
function unveil(ctx: RuleContext): void {
  const { b, s } = ctx
  const pairs: { power: Country; target: number }[] = []
  for (let i = 0; i < s.schemes.length; i += 2) pairs.push({ power: s.schemes[i], target: s.schemes[i + 1] })
  pairs.sort((x, y) => x.power - y.power)
  ctx.tell?.reveal()
  ctx.tell?.all({
    at: 'schemes',
    schemes: pairs.map(({ power, target }) => ({ power: b.countries[power], target: schemeName(b, target) })),
  })
  s.schemes.length = 0
  for (const { power, target } of pairs) {
    const alone = pairs.filter(other => other.target === target).length === 1
    if (alone || target === tradeTarget(b)) s.schemes.push(power, target)
  }
  replaceTop(s, secrets.make({}))
}

/** A ploy that needs no more questions is done; others ask. */
function start(ctx: RuleContext, f: FrameOf<'scheme'>, ploy: number): void {
  const { b, s } = ctx
  const target = scheme.target(f)
  const c = f.of
  ctx.tell?.all({ at: 'scheme', power: b.countries[c], target: schemeName(b, target), ploy: PLOYS[ploy] })
  if (ploy === STRIP || ploy === REVOLT || ploy === PACT) {
    replaceTop(s, scheme.with(f, { ploy }))
    return
  }
  s.frames.pop()
  switch (ploy) {
    case RAID:
      pushRaidEntry(ctx, c, true)
      return
    case DRAW:
      drawCard(ctx, target)
      return
    case FIRST:
      s.early |= 1 << target
      return
    case MOVE_MARKER:
      rolled.push(s, { of: c, target, spaces: rollDie(ctx), reaction: 1 }) // R78
      return
    case INTRIGUE:
      s.intrigue[target]++
      return
    case REFUSAL:
      if (scheme.now(f) === 1) defy(ctx, target, actsFor(b, s, c))
      else s.plot[target] = c + 1
      return
    case SECURE:
      if (scheme.now(f) === 1) forcePledge(ctx, target)
      else s.plot[target] = SECURED
      return
  }
}

function finish(ctx: RuleContext, f: FrameOf<'scheme'>, action: AwAction): void {
  const { b, s } = ctx
  s.frames.pop()
  if (action.kind === 'aim-country') {
    s.trade[action.country]--
    ctx.tell?.all({ at: 'trade-marker', power: b.countries[action.country], by: -1 })
  } else if (action.kind === 'aim' && scheme.ploy(f) === PACT) makePact(ctx, actsFor(b, s, f.of), action.area)
  else if (action.kind === 'aim') {
    if (canRise(b, s, f.of, action.area)) rise(ctx, action.area)
    else placeRevolt(ctx, action.area)
  }
}

const scratch: AwAction[] = []
export const CHOOSE = -1

export const secretChapter: Chapter = {
  frames: {
    secret: {
      run(ctx) {
        if (ctx.s.schemesLeft.some(left => left > 0)) return true
        unveil(ctx)
        return false
      },
      seats(_b, s) {
        let bits = 0
        for (let p = 0; p < s.schemesLeft.length; p++) if (s.schemesLeft[p] > 0) bits |= 1 << seatOf(s, p)
        return bits
      },
      legal: (b, s, _f, out, seat) => legalSchemes(b, s, chooser(b, s, seat), false, out),
      apply(ctx, _f, action, seat) {
        const { b, s } = ctx
        if (action.kind !== 'scheme') return
        const power = chooser(b, s, seat)
        s.schemesLeft[power]--
        // By power, not by arrival: choices made at once commute.
        let at = s.schemes.length
        while (at > 0 && s.schemes[at - 2] > power) at -= 2
        s.schemes.splice(at, 0, power, action.target)
        ctx.tell?.only(
          1 << seat,
          { at: 'scheme-laid', power: b.countries[power], target: schemeName(b, action.target) },
          { at: 'scheme-laid', power: b.countries[power] },
        )
      },
    },
    secrets: {
      run(ctx, f) {
        const { s } = ctx
        const next = secrets.next(f)
        if (2 * next >= s.schemes.length) {
          s.frames.pop()
          s.schemes.length = 0
          return false
        }
        replaceTop(s, secrets.with(f, { next: next + 1 }))
        scheme.push(s, {
          of: s.schemes[2 * next],
          target: s.schemes[2 * next + 1],
          ploy: CHOOSE,
          now: 0,
        })
        return false
      },
    },
    scheme: {
      run(ctx, f) {
        const { b, s } = ctx
        if (scheme.ploy(f) === CHOOSE) {
          const ploys = ploysOf(b, s, f.of, scheme.target(f), scheme.now(f) === 1)
          if (ploys === 0) s.frames.pop()
          else if ((ploys & (ploys - 1)) === 0) start(ctx, f, lowest(ploys))
          else return true
          return false
        }
        if (legalAim(b, s, f, scratch) > 0) return true
        s.frames.pop()
        return false
      },
      legal: (b, s, f, out) => legalAim(b, s, f, out),
      apply(ctx, f, action) {
        if (action.kind === 'ploy') start(ctx, f, action.ploy)
        else finish(ctx, f, action)
      },
    },
  },
}

function legalAim(b: Board, s: AwState, f: FrameOf<'scheme'>, out: AwAction[]): number {
  let n = 0
  switch (scheme.ploy(f)) {
    case CHOOSE:
      for (let rest = ploysOf(b, s, f.of, scheme.target(f), scheme.now(f) === 1); rest !== 0; rest &= rest - 1) {
        out[n++] = b.acts.ploy[lowest(rest)]
      }
      return n
    case STRIP:
      for (let p = 0; p < b.powers; p++) if (s.trade[p] > 0) out[n++] = b.acts['aim-country'][p]
      return n
    case PACT:
      return legalTradeCities(b, s, out)
    default:
      for (let area = 0; area < b.areas.length; area++) {
        if (mayRevolt(b, s, f.of, scheme.target(f), area)) out[n++] = b.acts.aim[area]
      }
      return n
  }
}

const TARGET: Ask = { what: 'target', names: [] }

/** For a seat that cannot know them: targets of markers others have laid are drawn again. */
export function redealSchemes(b: Board, s: AwState, seat: Seat, chance: Chance): void {
  if (s.frames[s.frames.length - 1]?.at !== 'secret') return
  for (let i = 0; i < s.schemes.length; i += 2) {
    const power = s.schemes[i]
    if (seatOf(s, power) === seat) continue
    const n = legalSchemes(b, s, power, false, scratch)
    const action = n > 0 ? scratch[chance.below(TARGET, n)] : undefined
    if (action?.kind === 'scheme') s.schemes[i + 1] = action.target
  }
}
