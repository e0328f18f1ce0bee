// What cards leave behind: permanent cards (6.11.l), levels of cities, safe places, and what the next impulse gets (6.11.g).

import type { Board } from '../board/board.ts'
import { AP, type Area, type Card, type Country, has, lowest, NOBODY, TABLE } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { type EffectOf, effectOf } from '../data/card-effects.ts'
import { takeOffTable } from './deck.ts'
import { clearBoons } from './favours.ts'

/** Whether a permanent card works: its owner holds its own capital and is not conquered. */
const works = (b: Board, s: AwState, owner: Country): boolean =>
  s.conquered[owner] === 0 && b.capital[owner] >= 0 && s.city[b.capital[owner]] === owner

/** The permanent card on the table that binds `c` against the owner of this ground, or NOBODY. */
function binding(b: Board, s: AwState, c: Country, area: Area): number {
  const owner = b.home[area]
  if (owner === NOBODY || owner === c) return NOBODY
  for (let k = 0; k < b.permanent.length; k++) {
    const card = b.permanent[k]
    if (lowest(b.cardWho[card]) !== owner || !has(b.cardNeeds[card], c)) continue
    const first = b.cardFirst[card]
    for (let i = 0; i < b.cardCopies[card]; i++) {
      if (s.cardAt[first + i] >= TABLE && works(b, s, owner)) return card
    }
  }
  return NOBODY
}

const permanentOf = (b: Board, card: Card): EffectOf<'permanent'> => effectOf(b.cardEffect[card], 'permanent')

/** AP, in twelfths, that a siege action there costs more. 6.11.l */
export function siegeSurcharge(b: Board, s: AwState, c: Country, area: Area): number {
  const card = binding(b, s, c, area)
  return card === NOBODY ? 0 : AP * permanentOf(b, card).siegeSurcharge
}

/** Whether no card keeps `c` from pillaging there. 6.11.l */
export function mayPillage(b: Board, s: AwState, c: Country, area: Area): boolean {
  const card = binding(b, s, c, area)
  return card === NOBODY || permanentOf(b, card).noPillage !== true
}

/** Levels a city has more by a card: home cities held by their country. */
export function levelBonus(b: Board, s: AwState, area: Area): number {
  const c = b.home[area]
  return c !== NOBODY && s.levelLeft[c] > 0 && s.city[area] === c ? s.levelMod[c] : 0
}

/** Till the end of the country's next impulse. */
export function raiseLevels(ctx: RuleContext, c: Country, mod: number): void {
  const { b, s } = ctx
  s.levelMod[c] = mod
  s.levelLeft[c] = s.phasing === c ? 2 : 1
  ctx.tell?.all({ at: 'levels', country: b.countries[c], mod })
}

/** At the start of a country's impulse. */
export function expire(ctx: RuleContext, c: Country): void {
  ctx.s.sanctuary[c] = 0
}

/** Permanent cards whose condition has gone are discarded. */
function tidyTable(ctx: RuleContext): void {
  const { b, s } = ctx
  for (const card of b.permanent) {
    if (works(b, s, lowest(b.cardWho[card]))) continue
    const first = b.cardFirst[card]
    for (let i = 0; i < b.cardCopies[card]; i++) {
      if (s.cardAt[first + i] < TABLE) continue
      takeOffTable(ctx, first + i)
      ctx.tell?.all({ at: 'card-over', card: b.cards[card] })
    }
  }
}

/** When the impulse of `c` is over. */
export function endOfImpulse(ctx: RuleContext, c: Country): void {
  const { s } = ctx
  clearBoons(s)
  s.cheap.length = 0
  s.siegeGift = s.siegeGiftDice = 0
  s.warFought = s.chastised = 0
  if (s.levelLeft[c] > 0) s.levelLeft[c]--
  s.nextPlus[c] = s.pending[3 * c]
  s.nextAp[c] = s.pending[3 * c + 1]
  s.nextBonus[c] = s.pending[3 * c + 2]
  for (let i = 0; i < 3; i++) s.pending[3 * c + i] = 0
  tidyTable(ctx)
}

/** 6.11.g: the promise is for an impulse of the same turn. */
export function endOfTurn(ctx: RuleContext): void {
  const { s } = ctx
  s.nextPlus.fill(0)
  s.nextAp.fill(0)
  s.nextBonus.fill(0)
  tidyTable(ctx)
}
