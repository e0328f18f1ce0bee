// Movement cards (6.11.h): favours for a march, forces moved by the card itself, safe places, the attack from several sides.

import { areaAt, type Board, field, inside, isInside, onMap } from '../board/board.ts'
import type { CardUse } from '../board/card-book.ts'
import {
  counterName,
  garrison,
  hasUnits,
  isLand,
  isLeader,
  isRuler,
  move,
  presence,
  spotName,
} from '../board/counters.ts'
import { frames } from '../board/frames.ts'
import { type Area, type Counter, type Country, NOBODY, type Place } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { ALL_STEPS, B, giveBoon } from '../cards/favours.ts'
import { isOpen } from '../common/scenario.ts'
import { besieged } from '../common/walls.ts'
import { shownName } from '../fog/sightings.ts'
import { enter, UNSEEN } from '../forces/arrival.ts'
import { canWalk } from '../forces/force.ts'
import { ask, type Op, type Ops } from './op.ts'

const { event } = frames

/** A leader of `c` with an army: units with him, free to go. */
function leadsArmy(b: Board, s: AwState, c: Country, u: Counter): boolean {
  return isLeader(b, u) && s.own[u] === c && s.at[u] >= 0 && canWalk(b, s, u) && hasUnits(b, s, s.at[u], c)
}

const anyArmy = (b: Board, s: AwState, c: Country): boolean => {
  for (let u = b.firstLeader; u < b.counters; u++) if (leadsArmy(b, s, c, u)) return true
  return false
}

function favour(ctx: RuleContext, u: Counter, flags: readonly number[], steps: number, name: string): void {
  const { b, s } = ctx
  for (const flag of flags) giveBoon(s, u, flag, steps)
  ctx.tell?.all({ at: 'favoured', country: b.countries[s.own[u]], force: shownName(b, s, u), favour: name })
}

const armies: Pick<Op, 'can'> & Required<Pick<Op, 'aims'>> = {
  can: (b, s, c) => anyArmy(b, s, c),
  aims(b, s, c, _use, out) {
    let n = 0
    for (let u = b.firstLeader; u < b.counters; u++) {
      if (leadsArmy(b, s, c, u)) out[n++] = b.acts['aim-leader'][u - b.firstLeader]
    }
    return n
  },
}

/** Places with land units of `c` that could march. */
const hasForce = (b: Board, s: AwState, c: Country, place: Place): boolean => {
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] === c && isLand(b, u) && canWalk(b, s, u)) return true
  }
  return false
}

/** The king a card can call: on the map outside a besieged city, or in the regroup box. */
function kingOf(b: Board, s: AwState, c: Country): Counter {
  let found = NOBODY
  for (let u = b.firstLeader; u < b.counters; u++) {
    if (s.own[u] !== c || s.at[u] < 0 || !isRuler(b, s, u)) continue
    const area = areaAt(b, s.at[u])
    const free = s.at[u] === b.regroup || (onMap(b, s.at[u]) && !(isInside(b, s.at[u]) && besieged(s, area)))
    // A named king goes before a crowned leader.
    if (free && (found === NOBODY || u >= b.firstKing)) found = u
  }
  return found
}

/** Where a force of `c` stands on ground of its own, free to leave. */
const standsAtHome = (b: Board, s: AwState, c: Country, place: Place): boolean => {
  const area = areaAt(b, place)
  return area >= 0 && b.owner[area] === c && isOpen(b, s, area) && hasForce(b, s, c, place)
}

/** Goals of a card that are open and free of enemies. */
const isGoal = (b: Board, s: AwState, c: Country, from: Place, area: Area): boolean =>
  isOpen(b, s, area) && areaAt(b, from) !== area && ((presence(b, s, area) | garrison(b, s, area)) & s.war[c]) === 0

const anyGoal = (b: Board, s: AwState, c: Country, use: CardUse, from: Area): boolean =>
  use.areas.some(area => isGoal(b, s, c, field(from), area))

export const MOVEMENT: Ops = {
  noInterception: {
    ...armies,
    run(ctx, _c, use, u) {
      const flags = use.effect.noDistanceAttrition === true ? [B.UNSEEN, B.TIRELESS] : [B.UNSEEN]
      favour(ctx, u, flags, use.count, 'unseen')
    },
  },
  freeMove: {
    ...armies,
    run: (ctx, _c, use, u) => favour(ctx, u, [use.effect.cavalryOnly === true ? B.CAVALRY : B.FREE], use.count, 'free'),
  },
  desertGuides: {
    can(b, s, c) {
      for (let place = 0; place < b.seas; place++) if (hasForce(b, s, c, place)) return true
      return false
    },
    aims(b, s, c, _use, out) {
      let n = armies.aims?.(b, s, c, _use, out) ?? 0
      for (let place = 0; place < b.seas; place++) if (hasForce(b, s, c, place)) out[n++] = b.acts['aim-place'][place]
      return n
    },
    // A place stands for the units there, each of which marches by itself.
    run(ctx, c, use, target) {
      const { b, s } = ctx
      const guide = (u: Counter): void => {
        giveBoon(s, u, B.GUIDED, ALL_STEPS)
        favour(ctx, u, [B.GUIDED_FREE], use.count, 'guided')
      }
      if (target >= b.seas) guide(target)
      else for (let u = s.head[target]; u >= 0; u = s.next[u]) if (s.own[u] === c && isLand(b, u)) guide(u)
    },
  },
  kingJoinsAndMoves: {
    can(b, s, c) {
      if (kingOf(b, s, c) === NOBODY) return false
      for (let place = 0; place < b.seas; place++) if (hasForce(b, s, c, place)) return true
      return false
    },
    aims(b, s, c, _use, out) {
      let n = 0
      for (let place = 0; place < b.seas; place++) if (hasForce(b, s, c, place)) out[n++] = b.acts['aim-place'][place]
      return n
    },
    run(ctx, c, use, place) {
      const { b, s } = ctx
      const king = kingOf(b, s, c)
      if (king === NOBODY) return
      if (s.at[king] !== place) {
        s.group[king - b.firstLeader] = NOBODY
        move(s, king, place)
        ctx.tell?.all({
          at: 'relieved',
          country: b.countries[c],
          unit: counterName(b, king),
          place: spotName(b, place),
        })
      }
      favour(ctx, king, [B.FREE], use.count, 'free')
    },
  },
  freeMoveTo: {
    can(b, s, c, use) {
      for (let place = 0; place < b.seas; place++) {
        if (standsAtHome(b, s, c, place) && anyGoal(b, s, c, use, place)) return true
      }
      return false
    },
    aims(b, s, c, use, out) {
      let n = 0
      for (let place = 0; place < b.seas; place++) {
        if (standsAtHome(b, s, c, place) && anyGoal(b, s, c, use, place)) out[n++] = b.acts['aim-place'][place]
      }
      return n
    },
    run: (ctx, c, use, place) => ask(ctx, c, use, place),
    waits: (b, s, f, use) => anyGoal(b, s, f.of, use, event.aim(f)),
    legal(b, s, f, use, out) {
      let n = 0
      for (const area of use.areas) if (isGoal(b, s, f.of, event.aim(f), area)) out[n++] = b.acts.aim[area]
      return n
    },
    apply(ctx, f, use, action) {
      const { b, s } = ctx
      s.frames.pop()
      if (action.kind !== 'aim') return
      for (let u = s.head[event.aim(f)]; u >= 0; ) {
        const next = s.next[u]
        if (s.own[u] === f.of && !b.ship[u] && canWalk(b, s, u)) {
          if (u >= b.firstLeader) s.group[u - b.firstLeader] = NOBODY
          move(s, u, field(action.area))
        }
        u = next
      }
      ctx.tell?.all({
        at: 'relieved',
        country: b.countries[f.of],
        unit: spotName(b, event.aim(f)),
        place: b.areas[action.area],
      })
      enter(ctx, action.area, 1 << f.of, use.effect.noInterception === true ? UNSEEN : 0)
    },
  },
  cannotBeAttacked: {
    can: (b, s, c, use) => use.areas.some(area => hasUnits(b, s, field(area), c) || hasUnits(b, s, inside(b, area), c)),
    run(ctx, c, use) {
      ctx.s.sanctuary[c] = use.areas[0] + 1
      ctx.tell?.all({ at: 'favoured', country: ctx.b.countries[c], force: ctx.b.areas[use.areas[0]], favour: 'safe' })
    },
  },
}
