// Political cards (6.11.f, 6.11.l): camps, grace periods, markers, crowns, pacts, tribute.

import type { AwAction } from '../actions.ts'
import { rout } from '../attrition.ts'
import { type Board, inside, onMap } from '../board.ts'
import { applyToCamp, joinBar, joinCamp, leaveCamp } from '../camps.ts'
import { copyAt, keepOnTable, pileOf } from '../cards.ts'
import type { Scene } from '../chapter.ts'
import { endGrace } from '../conquest.ts'
import { isLand, isRuler } from '../counters.ts'
import { rollDie } from '../dice.ts'
import { allyOf, influenceBar, living } from '../diplomacy.ts'
import { frames, replaceTop } from '../frames.ts'
import { settleGroups } from '../groups.ts'
import { activate } from '../minors.ts'
import {
  type Area,
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
} from '../names.ts'
import { placeRevolt, revoltsLeft } from '../revolt.ts'
import type { AwState } from '../state.ts'
import { forcePledge, punished, tributeCheck } from '../tribute.ts'
import { currentLevel } from '../walls.ts'
import { declare } from '../war.ts'
import type { CardUse } from './book.ts'
import { ask, isClosed, isOpen, type Ops } from './op.ts'

const { event, rolled } = frames

/** The powers whose grace period binds a country, as bits. 7.1.d */
function gracesOf(b: Board, s: AwState, c: Country): Countries {
  let set = 0
  for (let p = 0; p < b.powers; p++) if (s.grace[b.powers * c + p] > 0) set |= 1 << p
  return set
}

/** A power is in grace with its conquerors: all of it ends. */
function endGracesOf(g: Scene, c: Country): void {
  for (let rest = gracesOf(g.b, g.s, c); rest !== 0; rest &= rest - 1) endGrace(g, c, lowest(rest))
}

/** Powers a card may put into another camp. */
const movable = (b: Board, s: AwState): Countries => b.isPower & living(s) & ~(1 << b.assyria)

/** A power comes into a camp, or out of any, by a card. */
function bring(g: Scene, p: Country, camp: number): void {
  if (camp === NO_CAMP) leaveCamp(g, p)
  else joinCamp(g, p, camp)
}

/** Home cities of `c` held by others whose garrison is too small to keep them; its capital too. 7.5.2.d */
export function canRise(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (b.home[area] !== c || !b.isCity[area] || !isOpen(b, s, area) || s.revolt[area] !== 0) return false
  const holder = s.city[area]
  if (holder === NOBODY || holder === c || has(s.kin[c], holder)) return false
  return garrisonOf(b, s, area).length < currentLevel(b, s, area)
}

/** Who holds a city for its controller: units and leaders of his side in it and, as captors do, on it. 6.12.a, 7.5.2.d */
export function garrisonOf(b: Board, s: AwState, area: Area): readonly number[] {
  const held: number[] = []
  for (const place of [area, inside(b, area)]) {
    for (let u = s.head[place]; u >= 0; u = s.next[u]) {
      if ((isLand(b, u) || u >= b.firstLeader) && has(s.kin[s.city[area]], s.own[u])) held.push(u)
    }
  }
  return held
}

/** The garrison goes to the regroup box and the city rises. 7.5.2.d */
export function rise(g: Scene, area: Area): void {
  for (const u of garrisonOf(g.b, g.s, area)) rout(g, u)
  settleGroups(g)
  placeRevolt(g, area)
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

/** Trade cities neither conquered nor in a pact. */
export const isFreeTradeCity = (b: Board, s: AwState, area: Area): boolean =>
  b.tradeCity[area] >= 0 &&
  isOpen(b, s, area) &&
  s.city[area] === NOBODY &&
  s.pact[area] === NOBODY &&
  s.revolt[area] === 0

export function makePact(g: Scene, power: Country, area: Area): void {
  g.s.pact[area] = power
  g.tell?.all({ at: 'pact', power: g.b.countries[power], area: g.b.areas[area] })
}

export function legalTradeCities(b: Board, s: AwState, out: AwAction[]): number {
  let n = 0
  for (const area of b.tradeCityArea) if (isFreeTradeCity(b, s, area)) out[n++] = b.acts.aim[area]
  return n
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
    run(g, c, use, p) {
      const { b, s } = g
      const roll = rollDie(g)
      g.tell?.all({ at: 'die', card: b.cards[use.card], dice: [roll] })
      if (use.effect.freeChoiceOn.includes(roll)) ask(g, c, use, p)
      else if (use.effect.neutralOn.includes(roll) && s.camp[p] !== NO_CAMP) leaveCamp(g, p)
    },
    waits: () => true,
    legal(b, _s, _f, _use, out) {
      for (let camp = 0; camp < 3; camp++) out[camp] = b.acts['into-camp'][camp]
      return 3
    },
    apply(g, f, _use, action) {
      g.s.frames.pop()
      if (action.kind === 'into-camp' && g.s.camp[event.aim(f)] !== action.camp) bring(g, event.aim(f), action.camp)
    },
  },
  endGrace: {
    can: (b, s) => boundPowers(b, s) !== 0,
    aims: (b, s, _c, _use, out) => countriesOf(b, boundPowers(b, s), out),
    run: (g, _c, _use, p) => endGracesOf(g, p),
  },
  priestsOfMarduk: {
    can: (b, s, c) => gracesOf(b, s, c) !== 0 || anyRising(b, s, c) || mayTurn(b, s, c),
    run(g, c, use) {
      endGracesOf(g, c)
      ask(g, c, use, REVOLT_STEP, use.effect.revolts)
      if (use.effect.mayChangeCamp === true) ask(g, c, use, CAMP_STEP)
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
    apply(g, f, _use, action) {
      const { s } = g
      if (action.kind === 'aim') {
        replaceTop(s, event.with(f, { left: event.left(f) - 1 }))
        rise(g, action.area)
        return
      }
      s.frames.pop()
      if (action.kind !== 'into-camp') return
      if (action.camp === NO_CAMP) leaveCamp(g, f.of)
      else applyToCamp(g, f.of, action.camp)
    },
  },
  permanent: {
    can: (b, s, c) => s.conquered[c] === 0 && b.capital[c] >= 0 && s.city[b.capital[c]] === c,
    run: (g, c, use) => keepOnTable(g, c, copyAt(g.b, g.s, use.card, pileOf(g.b, use.card))),
  },
  incite: {
    can: (b, s, _c, use) => inciteAt(b, s, use) !== 0 || inciteGrace(b, s, use) !== NOBODY,
    run(g, c, use) {
      const p = inciteGrace(g.b, g.s, use)
      if (p !== NOBODY) endGrace(g, use.country, p)
      ask(g, c, use)
    },
    waits: (b, s, _f, use) => inciteAt(b, s, use) !== 0,
    legal(b, s, _f, use, out) {
      const n = countriesOf(b, inciteAt(b, s, use), out)
      out[n] = b.acts.pass[0]
      return n + 1
    },
    apply(g, _f, use, action) {
      g.s.frames.pop()
      if (action.kind !== 'aim-country') return
      declare(g, use.country, action.country)
      if (!has(g.s.active, use.country)) activate(g, use.country) // 7.4.5
    },
  },
  influence: {
    can: (b, s, c, use) => influenceTargets(b, s, c, use) !== 0,
    aims: (b, s, c, use, out) => countriesOf(b, influenceTargets(b, s, c, use), out),
    run(g, c, use, m) {
      const roll = rollDie(g)
      g.tell?.all({ at: 'die', card: g.b.cards[use.card], dice: [roll] })
      rolled.push(g.s, { of: c, target: m, spaces: roll, reaction: 1 })
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
    run(g, c, _use, u) {
      const { b, s } = g
      s.crowned[u - b.firstLeader] = 1
      g.tell?.all({ at: 'crowned', country: b.countries[c], leader: b.leaders[u - b.firstLeader] })
      settleGroups(g) // A king commands his group; beside another he leaves it. 6.6.3
    },
  },
  tradeCityPact: {
    can: (b, s, c) => c < b.powers && b.tradeCityArea.some(area => isFreeTradeCity(b, s, area)),
    aims: (b, s, _c, _use, out) => legalTradeCities(b, s, out),
    run: (g, c, _use, area) => makePact(g, c, area),
  },
  tributeCheck: {
    can: (b, s) => refusers(b, s) !== 0,
    aims: (b, s, _c, _use, out) => countriesOf(b, refusers(b, s), out),
    run(g, c, use, m) {
      const { s } = g
      if (!tributeCheck(g, m, use.effect.diceMod)) return
      punished(g, m)
      const ally = allyOf(s, m)
      if (ally !== NOBODY && ally !== c) return // 7.4.4
      forcePledge(g, m)
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
