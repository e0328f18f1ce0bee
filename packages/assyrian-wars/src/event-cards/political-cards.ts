// Political cards (6.11.f, 6.11.l): camps, grace periods, markers, crowns, pacts, tribute.

import type { AwAction } from '../board/actions.ts'
import { type Board, onMap } from '../board/board.ts'
import type { CardUse } from '../board/card-book.ts'
import { isRuler } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { frames, replaceTop } from '../board/frames.ts'
import {
  ASSYRIAN,
  BLACK,
  type Counter,
  type Countries,
  type Country,
  has,
  lowest,
  NO_CAMP,
  NOBODY,
  REBEL,
  WHITE,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { copyAt, keepOnTable, pileOf } from '../cards/deck.ts'
import { allyOf, living } from '../common/alliances.ts'
import { isClosed } from '../common/scenario.ts'
import { settleGroups } from '../forces/army-groups.ts'
import { applyToCamp, joinBar, joinCamp, leaveCamp } from '../politics/camps.ts'
import { endGrace } from '../politics/conquest.ts'
import { influenceBar } from '../politics/diplomacy.ts'
import { activate } from '../politics/minors.ts'
import { canRise, isFreeTradeCity, legalTradeCities, makePact, rise } from '../politics/risings.ts'
import { punished } from '../politics/tribute.ts'
import { forcePledge, tributeCheck } from '../politics/tribute-checks.ts'
import { declare } from '../politics/war.ts'
import { revoltsLeft } from '../territory/revolt.ts'
import { ask, type Ops } from './op.ts'

const { event, rolled } = frames

/** The powers whose grace period binds a country, as bits. 7.1.d */
function gracesOf(b: Board, s: AwState, c: Country): Countries {
  let set = 0
  for (let p = 0; p < b.powers; p++) if (s.grace[b.powers * c + p] > 0) set |= 1 << p
  return set
}

/** A power is in grace with its conquerors: all of it ends. */
function endGracesOf(ctx: RuleContext, c: Country): void {
  for (let rest = gracesOf(ctx.b, ctx.s, c); rest !== 0; rest &= rest - 1) endGrace(ctx, c, lowest(rest))
}

/** Powers a card may put into another camp. */
const movable = (b: Board, s: AwState): Countries => b.isPower & living(s) & ~(1 << b.assyria)

/** A power comes into a camp, or out of any, by a card. */
function bring(ctx: RuleContext, p: Country, camp: number): void {
  if (camp === NO_CAMP) leaveCamp(ctx, p)
  else joinCamp(ctx, p, camp)
}

const anyRising = (b: Board, s: AwState, c: Country): boolean =>
  revoltsLeft(b, s) > 0 && b.homeAreas[c].some(area => canRise(b, s, c, area))

const influenceTargets = (b: Board, s: AwState, c: Country, use: CardUse<'influence'>): number => {
  const wanted = use.effect.targets.includes('unalliedMinor') ? b.isMinor : use.countries
  let set = 0
  for (let rest = wanted & living(s); rest !== 0; rest &= rest - 1) {
    const m = lowest(rest)
    if (c < b.powers && allyOf(s, m) === NOBODY && influenceBar(b, s, c, m) === '') set |= 1 << m
  }
  return set
}

/** Leaders that can be crowned: on the map, no king yet. */
const crownable = (b: Board, s: AwState, c: Country, u: Counter): boolean =>
  u < b.firstKing && s.own[u] === c && s.at[u] >= 0 && onMap(b, s.at[u]) && !isRuler(b, s, u)

const crownsLeft = (b: Board, s: AwState): boolean => {
  let n = 0
  for (const crown of s.crowned) n += crown
  return n < b.data.kingMarker.count
}

const refusers = (b: Board, s: AwState): Countries => {
  let set = 0
  for (let c = b.powers; c < b.onTrack; c++) if (s.refused[c] === BLACK || s.refused[c] === WHITE) set |= 1 << c
  return set & b.isMinor & living(s)
}

const countriesOf = (b: Board, set: Countries, out: AwAction[]): Countries => {
  let n = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) out[n++] = b.acts['aim-country'][lowest(rest)]
  return n
}

/** Enemies a country can be set on: not at war with it yet, alive. */
const inciteAt = (b: Board, s: AwState, use: CardUse<'incite'>): number => {
  const c = use.country
  if (allyOf(s, c) !== NOBODY || !has(living(s), c)) return 0
  let set = 0
  for (const id of use.effect.warWith) {
    const d = b.countries.indexOf(id)
    if (has(living(s), d) && !has(s.war[c], d) && !has(gracesOf(b, s, c), d)) set |= 1 << d
  }
  return set
}
const inciteGrace = (b: Board, s: AwState, use: CardUse<'incite'>): number => {
  const p = b.countries.indexOf(use.effect.endGraceWith)
  return s.grace[b.powers * use.country + p] > 0 ? p : NOBODY
}

const [CAMP_STEP, REVOLT_STEP] = [1, 0]

export const POLITICS: Ops = {
  changeCamp: {
    can: (b, s) => !isClosed(b, s, 'camps') && movable(b, s) !== 0,
    aims: (b, s, _c, _use, out) => countriesOf(b, movable(b, s), out),
    run(ctx, c, use, p) {
      const { b, s } = ctx
      const roll = rollDie(ctx)
      ctx.tell?.all({ at: 'die', card: b.cards[use.card], dice: [roll] })
      if (use.effect.freeChoiceOn.includes(roll)) ask(ctx, c, use, p)
      else if (use.effect.neutralOn.includes(roll) && s.camp[p] !== NO_CAMP) leaveCamp(ctx, p)
    },
    waits: () => true,
    legal(b, _s, _f, _use, out) {
      for (let camp = 0; camp < 3; camp++) out[camp] = b.acts['into-camp'][camp]
      return 3
    },
    apply(ctx, f, _use, action) {
      ctx.s.frames.pop()
      if (action.kind === 'into-camp' && ctx.s.camp[event.aim(f)] !== action.camp) bring(ctx, event.aim(f), action.camp)
    },
  },
  endGrace: {
    can: (b, s) => boundPowers(b, s) !== 0,
    aims: (b, s, _c, _use, out) => countriesOf(b, boundPowers(b, s), out),
    run: (ctx, _c, _use, p) => endGracesOf(ctx, p),
  },
  priestsOfMarduk: {
    can: (b, s, c) => gracesOf(b, s, c) !== 0 || anyRising(b, s, c) || mayTurn(b, s, c),
    run(ctx, c, use) {
      endGracesOf(ctx, c)
      ask(ctx, c, use, REVOLT_STEP, use.effect.revolts)
      if (use.effect.mayChangeCamp === true) ask(ctx, c, use, CAMP_STEP)
    },
    waits: (b, s, f) => (event.aim(f) === CAMP_STEP ? mayTurn(b, s, f.of) : event.left(f) > 0 && anyRising(b, s, f.of)),
    legal(b, s, f, _use, out) {
      let n = 0
      if (event.aim(f) === CAMP_STEP) {
        if (s.camp[f.of] !== NO_CAMP) out[n++] = b.acts['into-camp'][NO_CAMP]
        for (const camp of [ASSYRIAN, REBEL]) {
          if (joinBar(b, s, f.of, camp) === '') out[n++] = b.acts['into-camp'][camp]
        }
      } else for (const area of b.homeAreas[f.of]) if (canRise(b, s, f.of, area)) out[n++] = b.acts.aim[area]
      out[n++] = b.acts.pass[0]
      return n
    },
    apply(ctx, f, _use, action) {
      const { s } = ctx
      if (action.kind === 'aim') {
        replaceTop(s, event.with(f, { left: event.left(f) - 1 }))
        rise(ctx, action.area)
        return
      }
      s.frames.pop()
      if (action.kind !== 'into-camp') return
      if (action.camp === NO_CAMP) leaveCamp(ctx, f.of)
      else applyToCamp(ctx, f.of, action.camp)
    },
  },
  permanent: {
    can: (b, s, c) => s.conquered[c] === 0 && b.capital[c] >= 0 && s.city[b.capital[c]] === c,
    run: (ctx, c, use) => keepOnTable(ctx, c, copyAt(ctx.b, ctx.s, use.card, pileOf(ctx.b, use.card))),
  },
  incite: {
    can: (b, s, _c, use) => inciteAt(b, s, use) !== 0 || inciteGrace(b, s, use) !== NOBODY,
    run(ctx, c, use) {
      const p = inciteGrace(ctx.b, ctx.s, use)
      if (p !== NOBODY) endGrace(ctx, use.country, p)
      ask(ctx, c, use)
    },
    waits: (b, s, _f, use) => inciteAt(b, s, use) !== 0,
    legal(b, s, _f, use, out) {
      const n = countriesOf(b, inciteAt(b, s, use), out)
      out[n] = b.acts.pass[0]
      return n + 1
    },
    apply(ctx, _f, use, action) {
      ctx.s.frames.pop()
      if (action.kind !== 'aim-country') return
      declare(ctx, use.country, action.country)
      if (!has(ctx.s.active, use.country)) activate(ctx, use.country) // 7.4.5
    },
  },
  influence: {
    can: (b, s, c, use) => influenceTargets(b, s, c, use) !== 0,
    aims: (b, s, c, use, out) => countriesOf(b, influenceTargets(b, s, c, use), out),
    run(ctx, c, use, m) {
      const roll = rollDie(ctx)
      ctx.tell?.all({ at: 'die', card: ctx.b.cards[use.card], dice: [roll] })
      rolled.push(ctx.s, { of: c, target: m, spaces: roll, reaction: 1 })
    },
  },
  crown: {
    can(b, s, c) {
      for (let u = b.firstLeader; u < b.firstKing; u++) if (crownable(b, s, c, u)) return crownsLeft(b, s)
      return false
    },
    aims(b, s, c, _use, out) {
      let n = 0
      for (let u = b.firstLeader; u < b.firstKing; u++) {
        if (crownable(b, s, c, u)) out[n++] = b.acts['aim-leader'][u - b.firstLeader]
      }
      return n
    },
    run(ctx, c, _use, u) {
      const { b, s } = ctx
      s.crowned[u - b.firstLeader] = 1
      ctx.tell?.all({ at: 'crowned', country: b.countries[c], leader: b.leaders[u - b.firstLeader] })
      settleGroups(ctx) // A king commands his group; beside another he leaves it. 6.6.3
    },
  },
  tradeCityPact: {
    can: (b, s, c) => c < b.powers && b.tradeCityArea.some(area => isFreeTradeCity(b, s, area)),
    aims: (b, s, _c, _use, out) => legalTradeCities(b, s, out),
    run: (ctx, c, _use, area) => makePact(ctx, c, area),
  },
  tributeCheck: {
    can: (b, s) => refusers(b, s) !== 0,
    aims: (b, s, _c, _use, out) => countriesOf(b, refusers(b, s), out),
    run(ctx, c, use, m) {
      const { s } = ctx
      if (!tributeCheck(ctx, m, use.effect.diceMod)) return
      punished(ctx, m)
      const ally = allyOf(s, m)
      if (ally !== NOBODY && ally !== c) return // 7.4.4
      forcePledge(ctx, m)
    },
  },
}

const boundPowers = (b: Board, s: AwState): number => {
  let set = 0
  for (let p = 0; p < b.powers; p++) if (has(living(s), p) && gracesOf(b, s, p) !== 0) set |= 1 << p
  return set
}

/** Whether a power may leave or change its camp by a card. */
const mayTurn = (b: Board, s: AwState, c: Country): boolean =>
  c < b.powers &&
  !isClosed(b, s, 'camps') &&
  (s.camp[c] !== NO_CAMP || joinBar(b, s, c, ASSYRIAN) === '' || joinBar(b, s, c, REBEL) === '')
