// 6.11.b Foreign wars under way: whose they are, what they oblige to, and their end. How they are fought is in
// event-cards/foreign-war.ts.

import { type Board, warSide } from '../board/board.ts'
import { move } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { type Country, NOBODY, type Side, TABLE, type War } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { takeOffTable } from '../cards/deck.ts'
import { type EffectOf, effectOf } from '../data/card-effects.ts'
import { takeHit } from '../forces/attrition.ts'

export const warFacts = (b: Board, war: War): EffectOf<'foreignWar'> =>
  effectOf(b.cardEffect[b.foreignWars[war]], 'foreignWar')

/** The country on a side, NOBODY where it is off the map. */
export function warCountry(b: Board, war: War, side: Side): Country {
  const { first, second } = warFacts(b, war)
  return b.countries.indexOf(side === 0 ? first : second)
}

export const isOn = (s: AwState, war: War): boolean => s.warLeft[war] !== NOBODY

/** Whether a country has units bound by a foreign war. */
export function inForeignWar(b: Board, s: AwState, c: Country): boolean {
  for (let war = 0; war < s.warLeft.length; war++) {
    if (!isOn(s, war)) continue
    if (warCountry(b, war, 0) === c || (s.warMirror[war] === 0 && warCountry(b, war, 1) === c)) return true
  }
  return false
}

/** A country that goes home owes a foreign war no more units; those on the card stay. N107 */
export function forgiveUnits(b: Board, s: AwState, c: Country): void {
  for (let war = 0; war < s.warLeft.length; war++) {
    for (let side = 0; side < 2; side++) if (warCountry(b, war, side) === c) s.warOwes[2 * war + side] = 0
  }
}

/** Each unit on the card may be lost; the others go to the regroup box, the card to its pile. */
export function endForeignWar(ctx: RuleContext, war: War): void {
  const { b, s } = ctx
  if (!isOn(s, war)) return
  s.warLeft[war] = NOBODY
  s.warOwes[2 * war] = s.warOwes[2 * war + 1] = 0
  ctx.tell?.all({ at: 'foreign-war-over', card: b.cards[b.foreignWars[war]] })
  for (let side = 0; side < 2; side++) {
    for (let u = s.head[warSide(b, war, side)]; u >= 0; ) {
      const next = s.next[u]
      if (rollDie(ctx) % 2 !== 0 || !takeHit(ctx, u)) move(s, u, b.regroup)
      u = next
    }
  }
  const first = b.cardFirst[b.foreignWars[war]]
  for (let i = 0; i < b.cardCopies[b.foreignWars[war]]; i++) {
    if (s.cardAt[first + i] >= TABLE) takeOffTable(ctx, first + i)
  }
}
