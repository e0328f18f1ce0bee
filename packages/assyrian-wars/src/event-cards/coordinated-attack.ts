// Coordinated Attack (6.7, 6.11.h): up to three armies from different areas enter one area together and fight as one side.

import type { AwAction } from '../board/actions.ts'
import { areaAt, type Board, field, terrain } from '../board/board.ts'
import type { CardUse } from '../board/card-book.ts'
import { type Chapter, yesOrNo } from '../board/chapter.ts'
import { command, forcesAt, hasUnits, move } from '../board/counters.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { type Area, type Counter, type Country, has, MOVE, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, seatOf } from '../board/state.ts'
import { hostilesOf } from '../common/passage.ts'
import { settleSieges } from '../common/walls.ts'
import { canPay, pay } from '../economy/purse.ts'
import { occupants } from '../forces/arrival.ts'
import { attack } from '../forces/battle-register.ts'
import { addArea, FIELD, groundOf } from '../forces/battle-sides.ts'
import { canWalk, enlist, FORCE, measure } from '../forces/force.ts'
import { pushEvasion } from '../movement/evasion.ts'
import { interceptors, pushInterception } from '../movement/interception.ts'
import { cross, OPEN, stepBar, stepCost } from '../movement/step.ts'
import { settleArea } from '../territory/control.ts'
import type { Op } from './op.ts'

const { coordinate, coordinated, 'join-in': joinIn } = frames

/** A leader of `c` or of its camp with an army that could go into the area now. */
function couldJoin(b: Board, s: AwState, c: Country, area: Area, u: Counter, named: readonly Counter[]): boolean {
  const d = s.own[u]
  if (d < 0 || !has(s.kin[c], d) || s.at[u] < 0 || !canWalk(b, s, u) || !hasUnits(b, s, s.at[u], d)) return false
  const from = areaAt(b, s.at[u])
  if (from === area || terrain(b, from, area) < 0 || usesArea(b, s, from, named)) return false
  return barOf(b, s, u, from, area) === OPEN && canPay(s, priceOf(b, s, u, from, area, named), MOVE)
}

/** One army from each area. */
const usesArea = (b: Board, s: AwState, from: Area, named: readonly Counter[]): boolean =>
  named.some(u => areaAt(b, s.at[u]) === from)

/** The army of a leader as it would march: the strongest units he can command, regulars and mercenaries apart. 6.6.2 */
function look(b: Board, s: AwState, leader: Counter): readonly Counter[] {
  army.length = 0
  army.push(leader)
  enlist(b, s, s.at[leader], s.own[leader], command(b, s, leader), army, canWalk)
  measure(b, s, army)
  return army
}
const army: Counter[] = []
const NONE: readonly Counter[] = []

function barOf(b: Board, s: AwState, u: Counter, from: Area, area: Area): number {
  const list = look(b, s, u)
  if (FORCE.units === 0) return -1
  return stepBar(b, s, FORCE, list, from, area)
}

/** What all that have been named would cost, and this one with them. */
function priceOf(b: Board, s: AwState, u: Counter, from: Area, area: Area, named: readonly Counter[]): number {
  let sum = 0
  for (const v of named) {
    look(b, s, v)
    sum += stepCost(b, s, FORCE, areaAt(b, s.at[v]), area)
  }
  look(b, s, u)
  return sum + stepCost(b, s, FORCE, from, area)
}

const foes = (b: Board, s: AwState, c: Country, area: Area): boolean => (occupants(b, s, area) & s.war[c]) !== 0

function canTarget(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (!foes(b, s, c, area)) return false
  for (let u = b.firstLeader; u < b.counters; u++) if (couldJoin(b, s, c, area, u, NONE)) return true
  return false
}

export const COORDINATE: Op<'coordinatedAttack'> = {
  can(b, s, c) {
    for (let u = b.firstLeader; u < b.counters; u++) {
      const from = s.own[u] >= 0 && has(s.kin[c], s.own[u]) && s.at[u] >= 0 ? areaAt(b, s.at[u]) : -1
      if (from < 0 || !canWalk(b, s, u) || !hasUnits(b, s, s.at[u], s.own[u])) continue
      const linked = b.linked[from]
      for (let i = 0; i < linked.length; i++) {
        if (foes(b, s, c, linked[i]) && couldJoin(b, s, c, linked[i], u, NONE)) return true
      }
    }
    return false
  },
  aims(b, s, c, _use, out) {
    let n = 0
    for (let area = 0; area < b.areas.length; area++) if (canTarget(b, s, c, area)) out[n++] = b.acts.aim[area]
    return n
  },
  run(ctx, c, use: CardUse, area) {
    ctx.s.picks.length = 0
    ctx.s.declined.length = 0
    coordinate.push(ctx.s, { of: c, card: use.card, use: use.index, area, most: use.count })
  },
}

function legalArmies(b: Board, s: AwState, c: Country, area: Area, left: number, out: AwAction[]): number {
  let n = 0
  if (left > 0) {
    for (let u = b.firstLeader; u < b.counters; u++) {
      if (!s.picks.includes(u) && !s.declined.includes(u) && couldJoin(b, s, c, area, u, s.picks)) {
        out[n++] = b.acts['aim-leader'][u - b.firstLeader]
      }
    }
  }
  if (s.picks.length > 0) out[n++] = b.acts.done[0]
  return n
}

/** All go at once; the payer is the country that played the card. */
function march(ctx: RuleContext, c: Country, area: Area): void {
  const { b, s } = ctx
  const there = occupants(b, s, area)
  let countries = 0
  let ground = 0
  let origins = 0
  const all: Counter[] = []
  for (const leader of s.picks.slice()) {
    const from = areaAt(b, s.at[leader])
    const list = look(b, s, leader).slice()
    pay(ctx, Math.min(stepCost(b, s, FORCE, from, area), s.income + s.cardAp + s.bound[MOVE]), MOVE)
    for (const u of list) move(s, u, field(area))
    cross(ctx, list, from, area)
    for (const u of list) if (s.at[u] === field(area)) all.push(u)
    countries |= 1 << s.own[leader]
    ground |= groundOf(terrain(b, from, area))
    origins = addArea(origins, from)
  }
  s.picks.length = 0
  for (const u of all) s.picks.push(u)
  ctx.tell?.all({ at: 'favoured', country: b.countries[c], force: b.areas[area], favour: 'together' })
  replaceTop(s, coordinated.make({ area, countries, ground, step: STEP_INTERCEPT, origins }))
  if (interceptors(b, s, area, countries, NOBODY, there) !== 0) pushInterception(ctx, area, countries, NOBODY, there, 0)
}

const [STEP_INTERCEPT, STEP_EVADE, STEP_FIGHT] = [1, 2, 3]

export const coordinateChapter: Chapter = {
  frames: {
    coordinate: {
      run(ctx, f) {
        const { b, s } = ctx
        if (f.of !== NOBODY) {
          // Asked while there is a choice.
          if (
            s.picks.length < coordinate.most(f) &&
            legalArmies(b, s, f.of, coordinate.area(f), 1, scratch) > (s.picks.length > 0 ? 1 : 0)
          )
            return true
          if (s.picks.length === 0) s.frames.pop()
          else march(ctx, f.of, coordinate.area(f))
          return false
        }
        const step = coordinated.step(f)
        const area = coordinated.area(f)
        const countries = coordinated.countries(f)
        const enemies = forcesAt(b, s, field(area)) & hostilesOf(s, countries)
        const list = s.picks.filter(u => s.at[u] === field(area))
        if (step === STEP_INTERCEPT) {
          replaceTop(s, coordinated.with(f, { step: STEP_EVADE }))
          if (enemies !== 0 && list.length > 0) pushEvasion(ctx, area, countries)
        } else if (step === STEP_EVADE) {
          replaceTop(s, coordinated.with(f, { step: STEP_FIGHT }))
          if (enemies !== 0 && list.length > 0)
            attack(ctx, area, list, FIELD, coordinated.ground(f), coordinated.origins(f))
        } else {
          s.frames.pop()
          settleSieges(ctx)
          settleArea(ctx, area)
        }
        return false
      },
      legal: (b, s, f, out) => legalArmies(b, s, f.of, coordinate.area(f), coordinate.most(f) - s.picks.length, out),
      apply(ctx, f, action) {
        const { b, s } = ctx
        if (action.kind !== 'aim-leader') {
          march(ctx, f.of, coordinate.area(f))
          return
        }
        const u = b.firstLeader + action.leader
        if (seatOf(s, s.own[u]) === seatOf(s, f.of)) s.picks.push(u)
        else joinIn.push(s, { of: s.own[u], leader: u, asker: f.of })
      },
    },
    /** The owner of an allied army agrees, or it stays. */
    'join-in': {
      legal: yesOrNo,
      apply(ctx, f, action) {
        ctx.s.frames.pop()
        ;(action.kind === 'yes' ? ctx.s.picks : ctx.s.declined).push(joinIn.leader(f))
      },
    },
  },
}

const scratch: AwAction[] = []
