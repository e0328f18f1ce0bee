// 10.1 Nomads: who runs a tribe, its card, the ground it lays bare and leaves, its return between the turns.

import { type Board, field, poolOf } from './board.ts'
import { turnUp } from './cards.ts'
import type { Chapter, Scene } from './chapter.ts'
import { isConquered } from './conquest.ts'
import { settleArea } from './control.ts'
import { hasUnits, isLand, move, onMapUnits, presence } from './counters.ts'
import { rollDie } from './dice.ts'
import { allyOf, setMarker, statusOf } from './diplomacy.ts'
import { enter } from './enter.ts'
import { frames } from './frames.ts'
import { activate } from './minors.ts'
import {
  AP,
  type Area,
  ASSYRIAN,
  type Countries,
  type Country,
  FULL,
  has,
  lowest,
  MARCH,
  NO_CAMP,
  NOBODY,
  REBEL,
  REDUCED,
} from './names.ts'
import { pathOpen } from './passage.ts'
import { mayPillage, pillage } from './pillage.ts'
import { canPay, gain, pay } from './purse.ts'
import { type AwState, on, REDUCED_LEADERS } from './state.ts'
import { campBits, settleWars } from './war.ts'

const { depart: departFrame, restore, tribe } = frames

/** The start of a tribe's impulse: who runs it, a card turned up for its AP, pillage where it stands. 10.1, 10.1.1 */
export function beginNomads(g: Scene, c: Country): void {
  const { b, s } = g
  const kind = turnUp(g)
  if (kind !== NOBODY) {
    gain(s, b.cardAp[kind])
    s.lastPlayed = c
    g.tell?.all({ at: 'nomads', country: b.countries[c], card: b.cards[kind], ap: b.cardAp[kind] / AP })
  }
  nameRunner(g, c)
  for (let area = 0; area < b.areas.length; area++) {
    if (hasUnits(b, s, area, c)) layWaste(g, c, area)
  }
}

/** Each camp rolls; the higher runs the tribe. Assyria names the country for its camp, rebels take turns; a beaten camp's part
 *  is taken by the neutral powers. 10.1.1, R44 */
function nameRunner(g: Scene, c: Country): void {
  const { b, s } = g
  if (s.ward[c] !== NOBODY || allyOf(s, c) !== NOBODY) return
  let [one, two] = [rollDie(g), rollDie(g)]
  while (one === two) [one, two] = [rollDie(g), rollDie(g)]
  const camp = one > two ? ASSYRIAN : REBEL
  const powers = partOf(b, s, camp)
  g.tell?.all({ at: 'nomad-dice', country: b.countries[c], assyrian: one, rebel: two })
  if (camp === ASSYRIAN && has(powers, b.assyria) && (powers & (powers - 1)) !== 0) {
    tribe.push(s, { of: b.assyria, country: c, powers })
    return
  }
  // The next one after the last.
  const after = powers & -(2 << s.due[c])
  const p = lowest(after !== 0 ? after : powers)
  if (camp === REBEL) s.due[c] = p
  runBy(g, c, p)
}

/** The powers that stand for a camp. */
export function partOf(b: Board, s: AwState, camp: number): number {
  const alive = s.inPlay & ~s.gone & b.isPower
  const members = campBits(b, s, camp)
  if (members !== 0) return members
  let neutral = 0
  for (let p = 0; p < b.powers; p++) {
    if (s.camp[p] === NO_CAMP && has(alive, p) && !isConquered(s, p)) neutral |= 1 << p
  }
  return neutral !== 0 ? neutral : alive
}

function runBy(g: Scene, c: Country, p: Country): void {
  const { b, s } = g
  s.runner[c] = s.runner[p]
  g.tell?.all({ at: 'run-by', country: b.countries[c], power: b.countries[p] })
}

/** Spared: ground of its ally's side, and of a power on whose track it has MARCH, with that power's allies. 10.1 */
export function isSpared(b: Board, s: AwState, c: Country, area: Area): boolean {
  // Ground they have taken themselves is still that of its owner.
  const lord = s.land[area] !== NOBODY && s.land[area] !== c ? s.land[area] : b.owner[area]
  if (lord === NOBODY) return false
  if (has(s.kin[c], lord)) return true
  const friend = s.track[c]
  return friend !== NOBODY && statusOf(s.level[c]) >= MARCH && has(s.kin[friend], lord)
}

/** They always pillage where they start an impulse, and where they have just come to. 10.1 */
export function layWaste(g: Scene, c: Country, area: Area): void {
  const { b, s } = g
  if (!has(b.isTribe, c) || isSpared(b, s, c, area) || !mayPillage(b, s, c, area)) return
  pillage(g, c, area)
}

/** A bound tribe goes only into its prey's areas and white ground, and attacks nobody else. R84 */
export function nomadMayEnter(b: Board, s: AwState, c: Country, area: Area): boolean {
  const prey = s.duty[c]
  if (prey === NOBODY) return true
  if (b.owner[area] !== prey && (b.owner[area] !== NOBODY || b.tradeCity[area] >= 0)) return false
  return (presence(b, s, area) & ~(1 << c) & ~(1 << prey)) === 0
}

/** Whether a tribe may attack or intercept these: a bound one only its prey. R84 */
export const nomadMayAttack = (s: AwState, c: Country, bits: Countries): boolean =>
  s.duty[c] === NOBODY || (bits & ~(1 << s.duty[c])) === 0

/** The end of a tribe's impulse: it leaves ground that is bare, even a siege. An allied one may be kept there. 10.1 */
export function endNomads(g: Scene, c: Country): void {
  const { b, s } = g
  if (!has(b.isTribe, c)) return
  for (let area = b.areas.length - 1; area >= 0; area--) {
    if (mustLeave(b, s, c, area)) departFrame.push(s, { of: c, area })
  }
}

/** Laid bare, and not of one's own side. */
export const mustLeave = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  s.pillage[area] >= b.data.constants.pillageMaxLevel && !isSpared(b, s, c, area) && hasUnits(b, s, field(area), c)

/** Where it can go: linked, open to it, without enemies in the field. */
export function departures(b: Board, s: AwState, c: Country, from: Area, out: number[]): number {
  let n = 0
  const { open } = b.scenarios[s.scenario]
  const areas = b.areas.length
  for (const area of b.linked[from]) {
    if (!open[area] || !pathOpen(b.path[areas * from + area], false) || !nomadMayEnter(b, s, c, area)) continue
    if ((presence(b, s, area) & s.war[c]) === 0) out[n++] = area
  }
  return n
}

const keepCost = (b: Board): number => AP * b.data.constants.supplyCost

/** An ally can be kept on bare ground for the price of supply: out of its own AP, else of what its power has saved. 10.1, N99 */
const mayKeep = (b: Board, s: AwState, c: Country): boolean => {
  const ally = allyOf(s, c)
  return ally !== NOBODY && (canPay(s, keepCost(b)) || s.saved[ally] >= keepCost(b))
}
function keep(g: Scene, c: Country, area: Area): void {
  const { b, s } = g
  if (canPay(s, keepCost(b))) pay(g, keepCost(b))
  else s.saved[allyOf(s, c)] -= keepCost(b)
  g.tell?.all({ at: 'supplied', country: b.countries[c], area: b.areas[area], how: 'pay-supply' })
}

const goals: number[] = []

function depart(g: Scene, c: Country, from: Area, to: Area): void {
  const { b, s } = g
  for (let u = s.head[from]; u >= 0; ) {
    const next = s.next[u]
    if (s.own[u] === c && (isLand(b, u) || u >= b.firstLeader)) move(s, u, field(to))
    u = next
  }
  g.tell?.all({ at: 'departed', country: b.countries[c], from: b.areas[from], to: b.areas[to] })
  rouse(g, c, to)
  settleArea(g, from)
  enter(g, to, 1 << c, 0)
}

/** Ground of a minor that was at peace: it is called out against them. 6.17 */
export function rouse(g: Scene, c: Country, area: Area): void {
  const { b, s } = g
  const owner = b.owner[area]
  if (!has(b.isTribe, c) || owner === NOBODY || !has(b.isMinor, owner) || !has(s.war[c], owner)) return
  if (has(s.active, owner) || !has(s.inPlay & ~s.gone, owner)) return
  s.feud[owner] |= 1 << c
  s.feud[c] |= 1 << owner
  activate(g, owner)
  settleWars(g)
}

/** When the last unit on the map is gone all alliances of a tribe end and it is neutral for the rest of the turn. 7.1 */
export function checkTribe(g: Scene, c: Country): void {
  const { b, s } = g
  if (!has(b.isTribe, c) || !has(s.active, c) || onMapUnits(b, s, c) > 0) return
  if (s.track[c] !== NOBODY) setMarker(g, c, NOBODY, 0)
}

/** Between the turns all tribes that have come are at full strength again: with what is left of them, or anew where they first
 *  appeared. 10.1 */
export function restoreTribes(g: Scene): void {
  const { b, s } = g
  for (let c = b.onTrack - 1; c >= 0; c--) {
    if (!has(b.isTribe, c) || !has(s.inPlay & ~s.gone, c)) continue
    s.active |= 1 << c
    for (let u = 0; u < b.firstLeader; u++) if (b.nation[u] === c) s.side[u] = FULL
    restore.push(s, { of: c })
  }
}

/** A unit or leader of the tribe that is to come back, NOBODY. */
function missing(b: Board, s: AwState, c: Country): number {
  for (let u = 0; u < b.firstKing; u++) {
    if (b.nation[u] === c && (s.at[u] === poolOf(b, c) || s.at[u] === b.regroup)) return u
  }
  return NOBODY
}

/** Areas with units of the tribe. */
function camping(b: Board, s: AwState, c: Country, out: number[]): number {
  let n = 0
  for (let area = 0; area < b.areas.length; area++) if (hasUnits(b, s, area, c)) out[n++] = area
  return n
}

function comeBack(g: Scene, c: Country, area: Area): void {
  const { b, s } = g
  for (;;) {
    const u = missing(b, s, c)
    if (u === NOBODY) break
    s.own[u] = c
    s.side[u] = u >= b.firstLeader && on(s, REDUCED_LEADERS) && s.at[u] !== b.regroup ? REDUCED : s.side[u]
    if (u < b.firstLeader) s.side[u] = FULL
    move(s, u, field(area))
  }
  g.tell?.all({ at: 'tribe-back', country: b.countries[c], area: b.areas[area] })
}

export const nomadsChapter: Chapter = {
  frames: {
    tribe: {
      legal(b, _s, f, out) {
        let n = 0
        for (let rest = tribe.powers(f); rest !== 0; rest &= rest - 1) out[n++] = b.acts.name[lowest(rest)]
        return n
      },
      apply(g, f, action) {
        g.s.frames.pop()
        if (action.kind === 'name') runBy(g, tribe.country(f), action.country)
      },
    },
    depart: {
      run(g, f) {
        const { b, s } = g
        const area = departFrame.area(f)
        const n = mustLeave(b, s, f.of, area) ? departures(b, s, f.of, area, goals) : 0
        if (n > 1 || (n === 1 && mayKeep(b, s, f.of))) return true
        s.frames.pop()
        if (n === 1) depart(g, f.of, area, goals[0])
        return false
      },
      legal(b, s, f, out) {
        const n = departures(b, s, f.of, departFrame.area(f), goals)
        for (let i = 0; i < n; i++) out[i] = b.acts.depart[goals[i]]
        if (!mayKeep(b, s, f.of)) return n
        out[n] = b.acts['pay-supply'][0]
        return n + 1
      },
      apply(g, f, action) {
        g.s.frames.pop()
        if (action.kind === 'depart') depart(g, f.of, departFrame.area(f), action.area)
        else keep(g, f.of, departFrame.area(f))
      },
    },
    restore: {
      run(g, f) {
        const { b, s } = g
        const n = missing(b, s, f.of) === NOBODY ? 0 : camping(b, s, f.of, goals)
        if (n > 1) return true
        if (missing(b, s, f.of) !== NOBODY)
          comeBack(g, f.of, n === 1 ? goals[0] : freeGround(b, s, f.of, b.entry[f.of]))
        s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        const n = camping(b, s, f.of, goals)
        for (let i = 0; i < n; i++) out[i] = b.acts.deploy[goals[i]]
        return n
      },
      apply(g, f, action) {
        g.s.frames.pop()
        if (action.kind === 'deploy') comeBack(g, f.of, action.area)
      },
    },
  },
}

/** Where a tribe appears: here, or while others stand here on the nearest ground without them. */
export function freeGround(b: Board, s: AwState, c: Country, start: number): Area {
  const { open } = b.scenarios[s.scenario]
  const seen = new Set([start])
  for (const area of seen) {
    if ((presence(b, s, area) & ~(1 << c)) === 0) return area
    for (const next of b.linked[area]) if (open[next]) seen.add(next)
  }
  return start
}
