// 6.8 Siege actions: hunger, assault, the standard siege; what they cost, and how each round of them ends. Who besieges is in
// besiegers.ts, the city in common/walls.ts, the garrison's sorties in sortie.ts.

import type { AwAction } from '../board/actions.ts'
import { type Board, field, fieldArea, inside } from '../board/board.ts'
import { W } from '../board/card-book.ts'
import type { Chapter } from '../board/chapter.ts'
import { isLeader, move, presence } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  AP,
  type Area,
  ASSAULT,
  bit,
  CARRIED,
  type Counter,
  type Countries,
  FINISHED,
  FOUGHT,
  HUNGER,
  INCOME_ONLY,
  LOST,
  lowest,
  NO_SIEGE,
  NOBODY,
  OVERRUN,
  SIEGE_USE,
  SIEGES,
  STANDARD,
  WON,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { siegeSurcharge } from '../cards/lasting-effects.ts'
import { openWindow } from '../cards/reaction-windows.ts'
import { currentLevel, isStarved, levelsFallen, mayBesiege, settleSieges, surrenderAt } from '../common/walls.ts'
import { addDamage } from '../economy/pillage.ts'
import { canPay, pay } from '../economy/purse.ts'
import { closeBattle, startBattle, takeSiegeGift } from '../forces/battle-register.ts'
import { gather, SIEGE, STORM } from '../forces/battle-sides.ts'
import { blockaded } from '../forces/fleet.ts'
import { promoteLeaders } from '../forces/promotion.ts'
import { BESIEGING, pushParty } from '../movement/march-party.ts'
import { siegeStops } from '../movement/step.ts'
import { awardAssaultHeld } from '../victory/victory-points.ts'
import { armyOf, hasArmy, IDLE, partyOf, speaks, starves } from './besiegers.ts'
import { captureCity } from './capture.ts'
import { mayAnswer, warden } from './sortie.ts'

const { besiege, sortie } = frames

/** One number for the impulse that is going on. */
const impulseNumber = (s: AwState): number => ((64 * s.turn + s.round) * 32 + s.phasing + 1) * 2 + s.preempting

/** Whether all armies that would besiege together with this leader have come in this impulse. 6.8 */
function hasJustCome(b: Board, s: AwState, leader: Counter): boolean {
  const card = s.group[leader - b.firstLeader]
  for (let l = s.head[s.at[leader]]; l >= 0; l = s.next[l]) {
    if (!isLeader(b, l) || (l !== leader && (card === NOBODY || s.group[l - b.firstLeader] !== card))) continue
    if (s.moved[l] === 0 && (s.busy[l] & CARRIED) === 0) return false
  }
  return true
}

/** In twelfths: to begin is free for whoever has just come, whether others besiege the city already or not; an assault, and what
 *  follows in later impulses, costs 1 AP; more by a card. 6.8, R19 */
export function siegeCost(b: Board, s: AwState, leader: Counter, area: Area, how: number): number {
  if (s.siegeGift === 1) return 0
  const k = b.data.constants.siege
  const begins = !(how === HUNGER && isStarved(b, s, area)) && hasJustCome(b, s, leader)
  const price = how === ASSAULT ? k.assault : begins ? 0 : how === HUNGER ? k.continue : k.standard
  return AP * price + siegeSurcharge(b, s, s.own[leader], area)
}

/** A siege goes on from income alone, or the AP of a plus card; to begin one, or to storm, any AP will do. 6.8.2, 6.8.3 */
export const purposeOf = (b: Board, s: AwState, leader: Counter, how: number): number =>
  how !== ASSAULT && (s.siegeBy[s.at[leader]] & partyOf(b, s, leader)) !== 0 ? INCOME_ONLY : SIEGE_USE

/** Why a leader may not do this now; '' where he may. */
export type SiegeBar =
  | ''
  | 'not-outside'
  | 'not-enemy-city'
  | 'enemy-outside'
  | 'finished'
  | 'no-units'
  | 'not-speaking'
  | 'hungered'
  | 'others-starve'
  | 'unblockaded'
  | 'ap'

export function siegeBar(b: Board, s: AwState, leader: Counter, how: number): SiegeBar {
  const area = fieldArea(s.at[leader])
  const c = s.own[leader]
  if (area < 0 || area >= b.insides) return 'not-outside'
  if (!mayBesiege(b, s, c, area)) return 'not-enemy-city'
  if ((presence(b, s, area) & s.war[c]) !== 0) return 'enemy-outside'
  if ((s.busy[leader] & IDLE) !== 0) return 'finished'
  if (!speaks(b, s, leader)) return 'not-speaking'
  if (!hasArmy(b, s, leader)) return 'no-units'
  if (how === HUNGER) {
    const starved = isStarved(b, s, area)
    if (starved && !starves(b, s, leader)) return 'others-starve'
    if (starved && s.siegeIn[area] === impulseNumber(s)) return 'hungered'
    if (b.isPort[area] && !blockaded(b, s, c, area)) return 'unblockaded' // 6.8.1
  }
  return canPay(s, siegeCost(b, s, leader, area, how), purposeOf(b, s, leader, how)) ? '' : 'ap'
}

/** Siege actions of the leaders of the phasing country; all that one without cards may still do. 6.0 */
export function legalSieges(
  b: Board,
  s: AwState,
  f: FrameOf<'act'>,
  out: AwAction[],
  n: number,
  leaders: readonly Counter[],
  passing = false,
): number {
  for (let k = 0; k < leaders.length; k++) {
    const l = leaders[k]
    const area = fieldArea(s.at[l])
    if (area >= b.insides || !b.isCity[area]) continue
    if ((s.busy[l] & IDLE) !== 0 || (passing && s.siege[area] === NO_SIEGE)) continue
    if (!mayBesiege(b, s, f.of, area)) continue
    const i = l - b.firstLeader
    if (siegeBar(b, s, l, HUNGER) === '') out[n++] = b.acts.hunger[i]
    if (siegeBar(b, s, l, ASSAULT) === '') out[n++] = b.acts.assault[i]
    if (siegeBar(b, s, l, STANDARD) === '') out[n++] = b.acts.siege[i]
  }
  return n
}

/** A siege action is paid for and begun. */
function begin(ctx: RuleContext, leader: Counter, how: number): void {
  const { b, s } = ctx
  const area = fieldArea(s.at[leader])
  const gift = s.siegeGift === 1
  pay(ctx, siegeCost(b, s, leader, area, how), purposeOf(b, s, leader, how))
  siegeStops(ctx, leader) // 9.7
  if (gift) takeSiegeGift(ctx, how !== HUNGER)
  const fresh = s.siege[area] === NO_SIEGE
  const starved = isStarved(b, s, area)
  const raising = starved && how === HUNGER
  if (fresh) {
    s.siegeLevel[area] = currentLevel(b, s, area)
    s.siegeMen[area] = countWithin(b, s, area)
    s.siegeIn[area] = impulseNumber(s)
  }
  if (how === HUNGER && !raising) {
    s.hunger[area] = 0
    s.siegeIn[area] = impulseNumber(s)
    s.hungerBy[area] = 0
  }
  // The attempts of others do not end a hunger siege. N25
  if (how === HUNGER) s.hungerBy[area] |= partyOf(b, s, leader)
  else if (!starved || starves(b, s, leader)) s.hungerBy[area] = 0
  if (s.hungerBy[area] === 0 || how === HUNGER) s.siege[area] = how
  s.siegeBy[area] |= bit(s.own[leader])
  ctx.tell?.all({
    at: 'besieges',
    country: b.countries[s.own[leader]],
    leader: b.leaders[leader - b.firstLeader],
    area: b.areas[area],
    how: SIEGES[how],
    ...(!fresh && { again: true }),
  })
  besiege.push(s, { area, leader, how: raising ? RAISE : how })
}
/** How of the frame `besiege`, beside those of board/names.ts: hunger rises. */
const RAISE = 4

/** Step of that frame: the besiegers are named, the combat begins. */
const COMBAT = 4

const tire = (s: AwState, list: readonly Counter[]): void => {
  for (const u of list) s.busy[u] |= FINISHED
}

/** One round of siege combat is over: walls, garrison and besiegers have taken their hits. 6.8.2, 6.8.3 */
export function endSiegeRound(ctx: RuleContext, wallHits: number): void {
  const { b, s } = ctx
  const area = fieldArea(s.fieldAt)
  const storm = s.fight === STORM
  const level = currentLevel(b, s, area)
  const fallen = storm ? 0 : levelsFallen(level, wallHits)
  const standing = s.attackers.some(u => !isLeader(b, u))
  const taken = standing && (storm ? s.struck[0] > s.struck[1] : fallen === level)
  const overrun = taken && (storm || s.siegeIn[area] === impulseNumber(s)) // 6.7.7
  const [captors, held] = [s.parties[0], s.parties[1] | (s.city[area] === NOBODY ? 0 : bit(s.city[area]))]
  const [lead, warders, garrison] = [s.choosers[0], s.choosers[1], s.sizes[1]]
  ctx.tell?.all({
    at: 'siege-round',
    area: b.areas[area],
    how: SIEGES[storm ? ASSAULT : STANDARD],
    hits: [s.struck[0], s.struck[1]],
    level: level - fallen,
    taken,
  })
  if (taken || s.struck[0] > s.struck[1]) promoteLeaders(ctx, s.attackers)
  else if (s.struck[1] > s.struck[0]) promoteLeaders(ctx, s.defenders)
  if (!overrun) for (const u of s.attackers) s.busy[u] |= FOUGHT | FINISHED
  for (const u of s.defenders) s.busy[u] |= FOUGHT
  // Mercenaries that have changed sides go over to them. 10.4.e
  for (const u of s.attackers) if (s.at[u] === inside(b, area)) move(s, u, field(area))
  for (const u of s.defenders) if (s.at[u] === field(area)) move(s, u, inside(b, area))
  s.outcome = taken ? WON | (overrun ? OVERRUN : 0) : LOST
  closeBattle(ctx)
  s.frames.pop()
  if (fallen > 0) addDamage(ctx, area, fallen)
  if (taken) captureCity(ctx, area, captors, lead, storm ? ASSAULT : STANDARD, garrison)
  else if (storm && held !== 0) awardAssaultHeld(ctx, held, warders === NOBODY ? lowest(held) : warders)
  settleSieges(ctx)
}

export const siegeChapter: Chapter = {
  legalAct: (b, s, f, out, n, leaders) => legalSieges(b, s, f, out, n, leaders),
  applyAct(ctx, _f, action) {
    const { b } = ctx
    switch (action.kind) {
      case 'hunger':
        begin(ctx, b.firstLeader + action.leader, HUNGER)
        return true
      case 'assault':
        begin(ctx, b.firstLeader + action.leader, ASSAULT)
        return true
      case 'siege':
        begin(ctx, b.firstLeader + action.leader, STANDARD)
        return true
      default:
        return false
    }
  },
  frames: {
    besiege: {
      run(ctx, f) {
        const { b, s } = ctx
        const [step, area, leader, how] = [besiege.step(f), besiege.area(f), besiege.leader(f), besiege.how(f)]
        if (step > 0 && (s.siege[area] === NO_SIEGE || s.at[leader] !== field(area))) {
          s.frames.pop() // 6.8: a sortie or a card has ended it
          return false
        }
        switch (step) {
          case 0:
            replaceTop(s, besiege.with(f, { step: 1 }))
            openWindow(ctx, { trigger: W.SIEGE, where: area, besieger: s.own[leader] })
            return false
          case 1: {
            if (how === ASSAULT || how === STANDARD) {
              replaceTop(s, besiege.with(f, { step: COMBAT }))
              if ((s.busy[leader] & FINISHED) === 0) pushParty(s, s.own[leader], BESIEGING, leader, true)
              return false
            }
            armyOf(b, s, leader, ARMY)
            tire(s, ARMY)
            if (how === HUNGER) {
              s.frames.pop()
              return false
            }
            replaceTop(s, besiege.with(f, { step: 2 }))
            const c = warden(b, s, area)
            if (c !== NOBODY && mayAnswer(b, s, c, area)) sortie.push(s, { of: c, area })
            return false
          }
          case COMBAT: {
            s.frames.pop()
            const within: Counter[] = []
            gather(b, s, inside(b, area), ~enemiesWithin(s, area), within)
            const army = s.party.filter(u => s.at[u] === field(area))
            s.party.length = 0
            if (army.some(u => !isLeader(b, u)))
              startBattle(ctx, how === ASSAULT ? STORM : SIEGE, field(area), army, within)
            return false
          }
          case 2:
            replaceTop(s, besiege.with(f, { step: 3 }))
            openWindow(ctx, { trigger: W.HUNGER, where: area })
            return false
          default: {
            s.frames.pop()
            s.siegeIn[area] = impulseNumber(s)
            if (s.answered >= 0) return false
            s.hunger[area]++
            ctx.tell?.all({ at: 'hunger', area: b.areas[area], level: s.hunger[area], falls: surrenderAt(b, s, area) })
            if (s.hunger[area] < surrenderAt(b, s, area)) return false
            const captors = presence(b, s, area) & s.hungerBy[area]
            ARMY.length = 0
            gather(b, s, field(area), captors, ARMY)
            promoteLeaders(ctx, ARMY)
            captureCity(ctx, area, captors, s.own[leader], HUNGER, countWithin(b, s, area))
            return false
          }
        }
      },
    },
  },
}
const ARMY: Counter[] = []

/** Those in the city that are not of its side: mercenaries that have changed it stay with the besiegers. */
const enemiesWithin = (s: AwState, area: Area): Countries => (s.city[area] === NOBODY ? 0 : s.war[s.city[area]])

const countWithin = (b: Board, s: AwState, area: Area): number => {
  let n = 0
  for (let u = s.head[inside(b, area)]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (!b.ship[u]) n++
  return n
}
