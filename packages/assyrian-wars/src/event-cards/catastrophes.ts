// Catastrophes and sabotage (6.11.a, 6.11.k): losses that come over a place, a country or a force.

import { type Board, boxPlace, field, inside, zonePlace } from '../board/board.ts'
import type { CardUse } from '../board/card-book.ts'
import {
  bestLeader,
  countUnits,
  fleetsAt,
  isLand,
  isMercenary,
  lowestOf,
  presence,
  unitsAt,
} from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { frames, replaceTop } from '../board/frames.ts'
import {
  type Area,
  type Counter,
  type Countries,
  type Country,
  has,
  lowest,
  NOBODY,
  type Place,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { isOpen } from '../common/scenario.ts'
import { besieged, currentLevel } from '../common/walls.ts'
import { setPillage } from '../economy/pillage.ts'
import { showStack } from '../fog/sightings.ts'
import { checkForce, rout } from '../forces/attrition.ts'
import { hitShip } from '../forces/cargo.ts'
import { captureCity, TREASON } from '../siege/capture.ts'
import { ask, listed, type Ops } from './op.ts'

const { event } = frames

/** The lowest roll that hits. */
const from = (rolls: readonly number[]): number => Math.min(...rolls)

const anyArea = (b: Board, test: (area: Area) => boolean): boolean => {
  for (let area = 0; area < b.areas.length; area++) if (test(area)) return true
  return false
}

/** Sea zones and small trade boxes, by their places. */
function* waters(b: Board): Generator<number> {
  for (let zone = 0; zone < b.zones.length; zone++) yield zonePlace(b, zone)
  for (let box = 0; box < b.boxes.length; box++) yield boxPlace(b, box)
}

/** Every land unit at a place checks, whoever owns it. */
function checkAll(ctx: RuleContext, place: Place, hitFrom?: number): void {
  for (let rest = unitsAt(ctx.b, ctx.s, place); rest !== 0; rest &= rest - 1)
    checkForce(ctx, place, lowest(rest), hitFrom)
}

const peopled = (b: Board, s: AwState, area: Area): boolean =>
  (unitsAt(b, s, field(area)) | unitsAt(b, s, inside(b, area))) !== 0

/** Enemies of `c` that besiege the city of an area, as bits. */
const besiegers = (b: Board, s: AwState, c: Country, area: Area): Countries =>
  besieged(s, area) ? s.siegeBy[area] & s.war[c] & presence(b, s, area) : 0

const besiegedByFoe = (b: Board, s: AwState, c: Country, use: CardUse, area: Area): boolean =>
  besiegers(b, s, c, area) !== 0 && (use.areas.length === 0 || use.areas.includes(area))

/** Enemies outside a city that `c` controls. */
const foesOutside = (b: Board, s: AwState, c: Country, area: Area): Countries =>
  b.isCity[area] && s.city[area] === c ? presence(b, s, area) & s.war[c] : 0

/** Enemies of `c` outside their home territory in an area, field or city, as bits. */
function strangers(b: Board, s: AwState, c: Country, area: Area): Countries {
  if (s.head[area] < 0 && s.head[inside(b, area)] < 0) return 0
  let set = 0
  for (
    let rest = (unitsAt(b, s, field(area)) | unitsAt(b, s, inside(b, area))) & s.war[c];
    rest !== 0;
    rest &= rest - 1
  ) {
    if (b.home[area] !== lowest(rest)) set |= 1 << lowest(rest)
  }
  return set
}

/** The place of a country's force in an area: the field, else the city. */
const forceAt = (b: Board, s: AwState, c: Country, area: Area): number =>
  has(unitsAt(b, s, field(area)), c) ? field(area) : inside(b, area)

const hired = (b: Board, s: AwState, place: Place, c: Country): number => {
  let n = 0
  for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (s.own[u] === c && isLand(b, u) && isMercenary(b, u)) n++
  }
  return n
}

/** Deserters: a part of the mercenaries, rounded up, or some regulars where there are none. */
function desert(ctx: RuleContext, use: CardUse<'desert'>, victim: Country, area: Area): void {
  const { b, s } = ctx
  const place = forceAt(b, s, victim, area)
  const all = hired(b, s, place, victim)
  // How many go follows from how many mercenaries there are.
  showStack(ctx, place, victim, isMercenary)
  const { numerator, denominator, elseRegulars } = use.effect
  const n =
    all > 0 ? Math.ceil((all * numerator) / denominator) : Math.min(elseRegulars, countUnits(b, s, place, 1 << victim))
  ask(ctx, victim, use, place, n)
}

/** Home areas of a country that can be pillaged further and have not been named. */
const ravageable = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  b.home[area] === c &&
  isOpen(b, s, area) &&
  s.pillage[area] < b.data.constants.pillageMaxLevel &&
  !s.picks.includes(area)

function ravageCount(b: Board, s: AwState, c: Country): number {
  let n = 0
  for (const area of b.homeAreas[c]) if (ravageable(b, s, c, area)) n++
  return n
}

export const HARM: Ops = {
  pirates: {
    can(b, s) {
      for (const place of waters(b)) if (fleetsAt(b, s, place) !== 0) return true
      return false
    },
    aims(b, s, _c, _use, out) {
      let n = 0
      for (const place of waters(b)) if (fleetsAt(b, s, place) !== 0) out[n++] = b.acts['aim-place'][place]
      return n
    },
    run(ctx, _c, use, place) {
      const { b, s } = ctx
      const hitFrom = from(use.effect.hitOn)
      const fleet: Counter[] = []
      for (let u = s.head[place]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (b.ship[u]) fleet.push(u)
      for (const u of fleet) if (rollDie(ctx) >= hitFrom) hitShip(ctx, u)
    },
  },
  plague: {
    can: (b, s) => anyArea(b, area => peopled(b, s, area)),
    aims(b, s, _c, _use, out) {
      let n = 0
      for (let area = 0; area < b.areas.length; area++) if (peopled(b, s, area)) out[n++] = b.acts.aim[area]
      return n
    },
    run(ctx, _c, use, area) {
      const { b, s } = ctx
      checkAll(ctx, field(area), from(use.effect.hitOn))
      checkAll(ctx, inside(b, area), from(use.effect.hitOn))
      for (const near of b.linked[area]) {
        if (!peopled(b, s, near)) continue
        const roll = rollDie(ctx)
        if (roll < from(use.effect.spreadOn)) continue
        ctx.tell?.all({ at: 'spread', area: b.areas[near], roll })
        checkAll(ctx, field(near))
        checkAll(ctx, inside(b, near))
      }
    },
  },
  attrition: {
    can(b, s, c, use) {
      for (let i = 0; i < b.cities.length; i++) if (besiegedByFoe(b, s, c, use, b.cities[i])) return true
      return false
    },
    aims(b, s, c, use, out) {
      let n = 0
      for (let area = 0; area < b.areas.length; area++) {
        if (besiegedByFoe(b, s, c, use, area)) out[n++] = b.acts.aim[area]
      }
      return n
    },
    run(ctx, c, use, area) {
      for (let rest = besiegers(ctx.b, ctx.s, c, area); rest !== 0; rest &= rest - 1) {
        checkForce(ctx, field(area), lowest(rest), from(use.effect.hitOn))
      }
    },
  },
  scorch: {
    can(b, s, c) {
      for (let i = 0; i < b.cities.length; i++) if (foesOutside(b, s, c, b.cities[i]) !== 0) return true
      return false
    },
    aims(b, s, c, _use, out) {
      let n = 0
      for (let area = 0; area < b.areas.length; area++) {
        if (foesOutside(b, s, c, area) !== 0) out[n++] = b.acts.aim[area]
      }
      return n
    },
    run(ctx, c, use, area) {
      setPillage(ctx, area, use.effect.pillage)
      if (use.effect.attrition !== true) return
      for (let rest = foesOutside(ctx.b, ctx.s, c, area); rest !== 0; rest &= rest - 1) {
        checkForce(ctx, field(area), lowest(rest))
      }
    },
  },
  desert: {
    can(b, s, c) {
      for (let area = 0; area < b.areas.length; area++) if (strangers(b, s, c, area) !== 0) return true
      return false
    },
    aims(b, s, c, _use, out) {
      let n = 0
      for (let area = 0; area < b.areas.length; area++) if (strangers(b, s, c, area) !== 0) out[n++] = b.acts.aim[area]
      return n
    },
    run(ctx, c, use, area) {
      const foes = strangers(ctx.b, ctx.s, c, area)
      if (foes === 0) return
      if ((foes & (foes - 1)) === 0) desert(ctx, use, lowest(foes), area)
      else ask(ctx, c, use, area, -1)
    },
    // left -1: which of several countries; else: how many still go, of the one asked.
    waits(b, s, f) {
      if (event.left(f) < 0) return true
      return event.left(f) > 0 && countUnits(b, s, event.aim(f), 1 << f.of) > 0
    },
    legal(b, s, f, _use, out) {
      const aim = event.aim(f)
      let n = 0
      if (event.left(f) < 0) {
        for (let rest = strangers(b, s, f.of, aim); rest !== 0; rest &= rest - 1) {
          out[n++] = b.acts['aim-country'][lowest(rest)]
        }
        return n
      }
      const mercenaries = hired(b, s, aim, f.of) > 0
      for (let u = s.head[aim]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
        if (s.own[u] !== f.of || !isLand(b, u) || (mercenaries && !isMercenary(b, u))) continue
        const action = b.acts.pick[2 * b.kind[u] + s.side[u]]
        if (!listed(out, n, action)) out[n++] = action
      }
      return n
    },
    apply(ctx, f, use, action) {
      const { b, s } = ctx
      if (action.kind === 'aim-country') {
        s.frames.pop()
        desert(ctx, use, action.country, event.aim(f))
      } else if (action.kind === 'pick') {
        replaceTop(s, event.with(f, { left: event.left(f) - 1 }))
        rout(ctx, lowestOf(b, s, event.aim(f), f.of, action.unit, action.side))
      }
    },
  },
  traitor: {
    can(b, s, c) {
      for (let i = 0; i < b.cities.length; i++) if (betrayable(b, s, c, b.cities[i])) return true
      return false
    },
    aims(b, s, c, _use, out) {
      let n = 0
      for (let area = 0; area < b.areas.length; area++) if (betrayable(b, s, c, area)) out[n++] = b.acts.aim[area]
      return n
    },
    run(ctx, c, use, area) {
      const { b, s } = ctx
      const dice = [rollDie(ctx), rollDie(ctx)]
      ctx.tell?.all({ at: 'die', card: b.cards[use.card], dice })
      if (dice[0] + dice[1] - currentLevel(b, s, area) < use.count) return
      const captors = s.siegeBy[area]
      const lead = bestLeader(b, s, field(area), captors)
      const within = countUnits(b, s, inside(b, area), ~captors)
      captureCity(ctx, area, captors, lead === NOBODY ? c : s.own[lead], TREASON, within)
    },
  },
  pillageAreas: {
    can: (b, s, c) => targets(b, s, c) !== 0,
    aims(b, s, c, _use, out) {
      let n = 0
      for (let rest = targets(b, s, c); rest !== 0; rest &= rest - 1) out[n++] = b.acts['aim-country'][lowest(rest)]
      return n
    },
    run(ctx, c, use, target) {
      ctx.s.picks.length = 0
      ask(ctx, c, use, target, use.count)
    },
    waits(b, s, f) {
      return event.left(f) > 0 && ravageCount(b, s, event.aim(f)) > 0
    },
    legal(b, s, f, _use, out) {
      let n = 0
      for (const area of b.homeAreas[event.aim(f)])
        if (ravageable(b, s, event.aim(f), area)) out[n++] = b.acts.aim[area]
      return n
    },
    apply(ctx, f, _use, action) {
      if (action.kind !== 'aim') return
      ctx.s.picks.push(action.area)
      replaceTop(ctx.s, event.with(f, { left: event.left(f) - 1 }))
      setPillage(ctx, action.area, ctx.s.pillage[action.area] + 1)
    },
  },
}

/** Countries with home ground left to ravage, not one's own. */
function targets(b: Board, s: AwState, c: Country): number {
  let set = 0
  for (let rest = (b.isPower | b.isMinor) & s.inPlay & ~s.gone & ~(1 << c); rest !== 0; rest &= rest - 1) {
    for (const area of b.homeAreas[lowest(rest)]) {
      if (isOpen(b, s, area) && s.pillage[area] < b.data.constants.pillageMaxLevel) {
        set |= 1 << lowest(rest)
        break
      }
    }
  }
  return set
}

/** An enemy city that forces of `c` besiege. */
const betrayable = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  besieged(s, area) &&
  has(s.siegeBy[area], c) &&
  has(presence(b, s, area), c) &&
  (s.city[area] === NOBODY ? b.tradeCity[area] >= 0 : has(s.war[c], s.city[area]))
