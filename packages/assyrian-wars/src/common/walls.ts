// A city and its besiegers: its level, what falls to hits, whether it is besieged or starved, when a siege is over. 6.8

import type { Board } from '../board/board.ts'
import { presence } from '../board/counters.ts'
import {
  type Area,
  type Countries,
  type Country,
  HUNGER,
  has,
  NO_SIEGE,
  NOBODY,
  SIEGES,
  STANDARD,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { levelBonus } from '../cards/lasting-effects.ts'

/** The level of a city now: printed, less damage, more by a card. 6.8.1 */
export const currentLevel = (b: Board, s: AwState, area: Area): number =>
  Math.max(0, b.defence[area] - s.damage[area]) + levelBonus(b, s, area)

/** One of the three forms has begun; mere presence is not a siege. 6.8 */
export const besieged = (s: AwState, area: Area): boolean => s.siege[area] !== NO_SIEGE

/** The hunger level at which a city surrenders. 6.8.1 */
export const surrenderAt = (b: Board, s: AwState, area: Area): number => {
  const { overDefence, overDefenceCapital } = b.data.constants.hunger
  return currentLevel(b, s, area) + (b.isCapital[area] ? overDefenceCapital : overDefence)
}

/** Levels that fall to so many hits: each costs as many as it counts. */
export function levelsFallen(level: number, hits: number): number {
  let [left, at] = [hits, level]
  while (at > 0 && left >= at) {
    left -= at
    at--
  }
  return level - at
}

/** Hits that the walls do not need any more. 6.8.3 */
export function excessHits(b: Board, s: AwState, area: Area, hits: number): number {
  const level = currentLevel(b, s, area)
  return Math.max(0, hits - (level * (level + 1)) / 2)
}

/** Somebody starves the city, and those are still there. */
export const isStarved = (b: Board, s: AwState, area: Area): boolean =>
  s.siege[area] === HUNGER && (presence(b, s, area) & s.hungerBy[area]) !== 0

/** Nobody besieges a city any more. */
export function lift(ctx: RuleContext, area: Area): void {
  const { b, s } = ctx
  if (s.siege[area] === NO_SIEGE) return
  const how = SIEGES[s.siege[area]]
  endSiege(s, area)
  ctx.tell?.all({ at: 'siege-lifted', area: b.areas[area], how })
}

export function endSiege(s: AwState, area: Area): void {
  s.siege[area] = NO_SIEGE
  s.siegeBy[area] = 0
  s.hunger[area] = 0
  s.siegeLevel[area] = 0
  s.siegeMen[area] = 0
  s.siegeIn[area] = 0
  s.hungerBy[area] = 0
}

/** Countries outside that are the city's enemies, as bits. */
function besiegers(b: Board, s: AwState, area: Area): Countries {
  const here = presence(b, s, area)
  const lord = s.city[area]
  return lord === NOBODY ? here & s.siegeBy[area] : here & s.war[lord]
}

/** Lifts the sieges whose besiegers have gone. 6.8 */
export function settleSieges(ctx: RuleContext): void {
  const { b, s } = ctx
  const { siege } = s
  const { cities } = b
  for (let i = 0; i < cities.length; i++) {
    const area = cities[i]
    if (siege[area] === NO_SIEGE) continue
    if (besiegers(b, s, area) === 0) lift(ctx, area)
    else if (siege[area] === HUNGER && !isStarved(b, s, area)) {
      // Those who starved it have gone; the others still besiege it. N25
      siege[area] = STANDARD
      s.hunger[area] = s.hungerBy[area] = 0
    }
  }
}

/** Whether a city is one that a country may besiege: its holder is at war with it, or it is a free trade city. 7.4.2 */
export function mayBesiege(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (!b.isCity[area] || s.revolt[area] !== 0) return false
  const lord = s.city[area]
  if (lord !== NOBODY) return has(s.war[c], lord)
  if (b.tradeCity[area] < 0) return false
  return s.pact[area] === NOBODY || has(s.war[c], s.pact[area])
}
