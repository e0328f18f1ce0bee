// A battle is opened and closed: the registers of the position that it uses. How it is fought is in battle/battle.ts.

import { field, poolOf } from '../board/board.ts'
import { frames } from '../board/frames.ts'
import { type Area, type Counter, has, NOWHERE, type Place, type UnitKind } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { ABILITIES, on } from '../board/state.ts'
import { clearTide } from '../cards/card-modifiers.ts'
import { hostilesOf } from '../common/passage.ts'
import { remove } from './attrition.ts'
import { FOREIGN_WAR, INTERCEPTION, INVASION, NO_FIGHT } from './battle-sides.ts'
import { mobility } from './force.ts'

const { battle, onset: onsetFrame } = frames

/** The first step of the frame `battle`. */
export const BEGIN = 0

/** One battle between just these counters; they stand where they fight from. `firstFrom`, `secondFrom`: areas they came from,
 *  packed. In an interception `first` are the interceptors. */
export function startBattle(
  ctx: RuleContext,
  kind: UnitKind,
  place: Place,
  first: readonly Counter[],
  second: readonly Counter[],
  ground = 0,
  firstFrom = 0,
  secondFrom = 0,
): void {
  const { b, s } = ctx
  // R15: the intercepted defend, with 9.7 the more mobile.
  const flip = kind === INTERCEPTION && on(s, ABILITIES) && mobility(b, first) > mobility(b, second)
  s.flipped = flip ? 1 : 0
  s.fight = kind
  s.fieldAt = place
  s.ground = kind === INTERCEPTION || kind === INVASION ? 0 : ground
  s.origins[0] = flip ? secondFrom : firstFrom
  s.origins[1] = flip ? firstFrom : secondFrom
  enlist(s.attackers, flip ? second : first)
  enlist(s.defenders, flip ? first : second)
  s.mirror.length = 0
  if (kind === FOREIGN_WAR && second.length === 0) for (const u of first) s.mirror.push(4 * u)
  s.chariots = 0
  battle.push(s, { step: BEGIN })
}

function enlist(list: Counter[], counters: readonly Counter[]): void {
  if (list !== counters) {
    list.length = 0
    for (const u of counters) list.push(u)
  }
  for (let i = 1; i < list.length; i++) {
    const u = list[i]
    let k = i
    for (; k > 0 && list[k - 1] > u; k--) list[k] = list[k - 1]
    list[k] = u
  }
}

/** All enemies in the field of an area are attacked by these counters, which stand there already. */
export function attack(
  ctx: RuleContext,
  area: Area,
  attackers: readonly Counter[],
  kind: UnitKind,
  ground: number,
  origins: number,
): void {
  const { s } = ctx
  let countries = 0
  for (const u of attackers) countries |= 1 << s.own[u]
  s.attackers.length = 0
  for (const u of attackers) s.attackers.push(u)
  s.ground = ground
  // Those of the attackers that stand by stay out of it.
  const foes = hostilesOf(s, countries)
  s.held = s.held.filter(u => s.at[u] !== field(area) || !has(foes, s.own[u]))
  onsetFrame.push(s, { kind, area, origins, attackers: countries })
}

/** The siege action that was free is done; without a combat its dice are lost. */
export function takeSiegeGift(ctx: RuleContext, combat: boolean): void {
  ctx.s.siegeGift = 0
  if (!combat) ctx.s.siegeGiftDice = 0
}

/** After the battle: borrowed units go home, cards no longer count. */
export function endBattleCards(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let i = 0; i < s.borrowed.length; i++) {
    const u = s.borrowed[i]
    if (s.at[u] !== poolOf(b, b.nation[u])) remove(ctx, u)
  }
  s.borrowed.length = 0
  s.revealed.length = 0
  clearTide(s)
}

/** The registers of the battle are free again. */
export function closeBattle(ctx: RuleContext): void {
  const { s } = ctx
  endBattleCards(ctx)
  s.unready &= ~(s.parties[0] | s.parties[1])
  s.attackers.length = s.defenders.length = s.mirror.length = 0
  s.fight = NO_FIGHT
  s.fieldAt = NOWHERE
  s.ground = 0
}
