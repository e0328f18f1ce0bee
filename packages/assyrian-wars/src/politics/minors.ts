// 6.17, 7.4.5 Minors: how they are called out and sent home, and who runs one that is at war without being anyone's ally.

import { type Board, field, inside, poolOf, storeOf } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { garrison, isShip, move, presence } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { frames, replaceTop } from '../board/frames.ts'
import {
  type Area,
  ASSYRIAN,
  type Counter,
  type Countries,
  type Country,
  FULL,
  HAND,
  has,
  lowest,
  NO_CAMP,
  NOBODY,
  REBEL,
  REDUCED,
  USED,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, on, REDUCED_LEADERS } from '../board/state.ts'
import { copyAt, discardHand, put } from '../cards/deck.ts'
import { allyOf } from '../common/alliances.ts'
import { settleSieges } from '../common/walls.ts'
import { campBits } from '../common/wars.ts'
import type { SetupEntry } from '../data/types.ts'
import { dealOnActivation } from '../economy/deal.ts'
import { drawMercenaries } from '../economy/mercenary-pool.ts'
import { settleControl } from '../territory/control.ts'
import { forgiveUnits } from './foreign-wars.ts'

const { deploy, tribe } = frames

/** Called out: units on the map, home cards, a mercenary, cards by its ECO level. 6.9, 6.17 */
export function activate(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  if (has(s.active, c) || has(b.isTribe, c)) return
  s.active |= 1 << c
  s.stirred |= 1 << c
  if (allyOf(s, c) === NOBODY) s.due[c] = NO_CAMP
  const others = runnerFor(ctx, c)
  ctx.tell?.all({ at: 'called-out', country: b.countries[c] })
  if (has(s.called, c)) {
    if (s.head[storeOf(b, c)] >= 0) deploy.push(s, { of: c })
  } else {
    s.called |= 1 << c
    for (const entry of b.scenarios[s.scenario].data.minorActivationSetup[b.countries[c]] ?? []) setUp(ctx, c, entry)
  }
  for (let kind = b.commonCards; kind < b.cards.length; kind++) {
    const copy = copyAt(b, s, kind, USED + c)
    if (b.cardHome[kind] === c && copy !== NOBODY) put(b, s, copy, HAND + c)
  }
  drawMercenaries(ctx, c, b.data.constants.activation.mercenaries)
  dealOnActivation(ctx, c)
  askRunner(s, c, others) // Before its units are set up.
}

/** Enemies in the field keep a city's units inside it; ground without a city that is taken is left out. */
function setUp(ctx: RuleContext, c: Country, { area: id, leader, units, inCity }: SetupEntry): void {
  const { b, s } = ctx
  const zone = b.zones.indexOf(id)
  const area = zone < 0 ? b.areaOf(id) : NOBODY
  const blocked = area !== NOBODY && (presence(b, s, area) & s.war[c]) !== 0
  const lost = area !== NOBODY && b.isCity[area] && s.city[area] !== c
  const place =
    zone >= 0
      ? b.seas + zone
      : lost || (blocked && !b.isCity[area])
        ? b.regroup
        : inCity || blocked
          ? inside(b, area)
          : area
  for (const { type, count, reduced } of units) {
    for (let i = 0; i < count; i++) {
      const u = fromPool(b, s, c, type)
      if (u === NOBODY) break
      s.side[u] = reduced ? REDUCED : FULL
      s.own[u] = c
      move(s, u, place)
    }
  }
  if (leader === undefined) return
  const u = b.leaderOf(leader)
  if (s.at[u] !== poolOf(b, c)) return
  s.own[u] = c
  s.side[u] = on(s, REDUCED_LEADERS) ? REDUCED : FULL // 9.2, N02
  move(s, u, place)
}

function fromPool(b: Board, s: AwState, c: Country, type: string): Counter {
  for (let u = s.head[poolOf(b, c)]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
    if (b.types[b.type[u]] === type && b.nation[u] === c) return u
  }
  return NOBODY
}

/** Sent home, unless it is at war in its own right: what it has on the map is stored as it is, raiders go to the regroup box,
 *  common cards are discarded. 6.9, 7.1.d, R27 */
export function deactivate(ctx: RuleContext, c: Country, conquered = false): void {
  const { b, s } = ctx
  if (!has(s.active, c) || !has(b.isMinor, c) || s.ward[c] !== NOBODY) return
  // In the middle of its own impulse it stays to the end of that.
  if (!conquered && s.phasing === c) return
  if (!conquered && (s.feud[c] & s.active) !== 0) {
    s.due[c] = NO_CAMP
    runnerFor(ctx, c)
    return
  }
  s.active &= ~(1 << c)
  s.called |= 1 << c
  s.feud[c] = 0
  for (let d = 0; d < b.onTrack; d++) s.feud[d] &= ~(1 << c)
  ctx.tell?.all({ at: 'sent-home', country: b.countries[c] })
  for (let u = 0; u < b.counters; u++) {
    if (s.own[u] !== c) continue
    const place = s.at[u]
    if (place >= b.raidBoxes && place < b.regroup) move(s, u, b.regroup)
    else if (place >= 0 && place < b.raidBoxes) {
      s.busy[u] = 0
      s.moved[u] = 0
      if (u >= b.firstLeader) s.group[u - b.firstLeader] = NOBODY
      move(s, u, storeOf(b, c))
    }
  }
  discardHand(ctx, c)
  forgiveUnits(b, s, c)
  s.saved[c] = 0
  s.debt[c] = 0
  s.runner[c] = NOBODY
  settleSieges(ctx)
  settleControl(ctx)
}

/** Minors that stand alone and have no war left go home. */
export function dismissIdle(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let rest = s.active & b.isMinor; rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    if (allyOf(s, c) === NOBODY && (s.feud[c] & s.active) === 0) deactivate(ctx, c)
  }
}

/** Who runs a minor now: its ally, or for one at war alone a power by 7.4.5. Called before its impulse and when it is called
 *  out; between two impulses nothing changes. Returns the Rebels that may be chosen in its place, as bits. R77, N104 */
export function runnerFor(ctx: RuleContext, c: Country): Countries {
  const { b, s } = ctx
  if (c < b.powers) return 0
  const ally = s.ward[c] !== NOBODY ? s.ward[c] : allyOf(s, c)
  if (ally !== NOBODY) {
    s.runner[c] = s.runner[ally]
    return 0
  }
  if (has(b.isTribe, c)) return 0
  const camp = nextCamp(ctx, c)
  const choice = controllersOf(b, s, c, camp)
  const free = camp === REBEL && (choice & ~campBits(b, s, REBEL)) === 0 ? choice : 0
  if (!has(free, s.runner[c])) {
    const power = lowest(choice)
    if (power !== s.runner[c]) {
      s.runner[c] = power
      ctx.tell?.all({ at: 'run-by', country: b.countries[c], power: b.countries[power] })
    }
  } else if (has(s.had, c)) return 0 // As they chose in this turn.
  return free
}

/** The first of the Rebels is asked who of them runs a minor; where one player has them all nobody is. N104 */
export function askRunner(s: AwState, c: Country, rebels: Countries): void {
  let seats = 0
  for (let rest = rebels; rest !== 0; rest &= rest - 1) seats |= 1 << s.seat[lowest(rest)]
  if ((seats & (seats - 1)) !== 0) tribe.push(s, { of: lowest(rebels), country: c, powers: rebels })
}

/** The camp that is due: the one that did not attack; where both did, or a neutral power or nomads, they take turns and
 *  chance says who begins. 7.4.5 */
function nextCamp(ctx: RuleContext, c: Country): number {
  const { b, s } = ctx
  let [assyrian, rebel, neutral] = [false, false, false]
  for (let rest = s.feud[c]; rest !== 0; rest &= rest - 1) {
    const d = lowest(rest)
    const p = d < b.powers ? d : allyOf(s, d)
    const camp = p === NOBODY ? NO_CAMP : s.camp[p]
    if (camp === ASSYRIAN) assyrian = true
    else if (camp === REBEL) rebel = true
    else neutral = true
  }
  if (assyrian && !rebel && !neutral) return REBEL
  if (rebel && !assyrian && !neutral) return ASSYRIAN
  s.due[c] = s.due[c] === NO_CAMP ? (rollDie(ctx) <= 3 ? ASSYRIAN : REBEL) : s.due[c] === ASSYRIAN ? REBEL : ASSYRIAN
  return s.due[c]
}

/** Powers of the due camp not at war with it; neutral ones not at war; those of the due camp; any other; as bits. R77 */
export function controllersOf(b: Board, s: AwState, c: Country, camp: number): Countries {
  const alive = s.inPlay & ~s.gone & b.isPower
  const due = campBits(b, s, camp)
  const peaceful = alive & ~s.war[c]
  let neutral = 0
  for (let p = 0; p < b.powers; p++) if (s.camp[p] === NO_CAMP) neutral |= 1 << p
  for (const choice of [due & peaceful, neutral & peaceful, due & alive, peaceful, alive]) {
    if (choice !== 0) return choice
  }
  return 0
}

/** Where a stored unit may come back: its territory, free of enemies and of others' hold. 6.9, 7.1.d */
export function deployPlace(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (b.owner[area] !== c || !b.scenarios[s.scenario].open[area]) return false
  return s.land[area] === c && (presence(b, s, area) & ~s.kin[c]) === 0 && (garrison(b, s, area) & ~s.kin[c]) === 0
}

const firstStored = (b: Board, s: AwState, c: Country): Counter => s.head[storeOf(b, c)]

/** Ships go to the waters of a port of their own. */
function harbour(b: Board, s: AwState, c: Country): number {
  for (let zone = 0; zone < b.zones.length; zone++) {
    for (const area of b.ports[zone]) if (b.owner[area] === c && s.city[area] === c) return b.seas + zone
  }
  return b.regroup
}

export const minorsChapter: Chapter = {
  frames: {
    deploy: {
      run(ctx, f) {
        const { b, s } = ctx
        let [places, last] = [0, NOBODY]
        for (const area of b.homeAreas[f.of]) {
          if (!deployPlace(b, s, f.of, area)) continue
          places++
          last = area
        }
        for (;;) {
          const u = firstStored(b, s, f.of)
          if (u < 0) {
            s.frames.pop()
            return false
          }
          if (isShip(b, u)) move(s, u, harbour(b, s, f.of))
          else if (places > 1) return true
          else move(s, u, places === 0 ? b.regroup : last)
        }
      },
      legal(b, s, f, out) {
        let n = 0
        for (const area of b.homeAreas[f.of]) if (deployPlace(b, s, f.of, area)) out[n++] = b.acts.deploy[area]
        if (deploy.area(f) >= 0 && s.next[firstStored(b, s, f.of)] >= 0) out[n++] = b.acts['deploy-rest'][0]
        return n
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        if (action.kind === 'deploy') {
          replaceTop(s, deploy.make({ of: f.of, area: action.area }))
          move(s, firstStored(b, s, f.of), field(action.area))
        } else if (action.kind === 'deploy-rest') {
          for (let u = firstStored(b, s, f.of); u >= 0; u = firstStored(b, s, f.of)) {
            move(s, u, isShip(b, u) ? harbour(b, s, f.of) : deploy.area(f))
          }
        }
      },
    },
  },
}
