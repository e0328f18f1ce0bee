// Agreements that the rules know, as they are offered: free passage (6.9), peace with or without a price (7.4.3, 7.4.6), who may try a
// conquest (7.1.c). A country makes each other one offer per impulse or interphase. The answers are in answers.ts.

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { frames } from '../board/frames.ts'
import { type Country, has, lowest, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { holds } from '../cards/deck.ts'
import { allyOf, bodyOf, powerOf, powersAlive } from '../common/alliances.ts'
import { FREELY, OFFERS, PASSAGE, PEACE, RANSOM, SUBDUE, TRUCE } from '../common/offers.ts'
import { isClosed } from '../common/scenario.ts'
import { closePassage } from '../common/wars.ts'
import { evict } from '../territory/eviction.ts'
import { makePeace } from './settle-wars.ts'

const { answer } = frames

/** Nothing has been offered to it yet. */
export const canOffer = (b: Board, s: AwState, from: Country, to: Country): boolean =>
  from !== to &&
  to < b.onTrack &&
  (has(s.active & ~s.gone, to) || has(s.gone & powersAlive(b, s), to)) &&
  !has(s.dealt[from], to)

export function offer(ctx: RuleContext, from: Country, to: Country, what: number, terms = FREELY): void {
  const { b, s } = ctx
  s.dealt[from] |= 1 << to
  ctx.tell?.all({
    at: 'offer',
    country: b.countries[from],
    to: b.countries[to],
    what: OFFERS[what],
    ...termsOf(b, what, terms),
  })
  answer.push(s, { of: to, by: from, what, terms })
}

const termsOf = (b: Board, what: number, terms: number): { terms?: string } =>
  what === PEACE && terms === RANSOM
    ? { terms: 'tribute' }
    : what === PEACE && terms >= 0
      ? { terms: b.cards[terms] }
      : what === SUBDUE || what === TRUCE
        ? { terms: b.countries[terms] }
        : {}

/** Peace between two powers ends a feud; between the camps one of them leaves its own. */
const mayMakePeace = (b: Board, s: AwState, p: Country, q: Country): boolean =>
  p < b.powers && q < b.powers && (s.war[p] & bodyOf(b, s, q)) !== 0 && !isClosed(b, s, 'peace')

/** What a power may offer or end in its impulse, or in the interphase. */
export function legalOffers(b: Board, s: AwState, by: Country, out: AwAction[], n: number): number {
  const p = powerOf(b, s, by)
  if (p === NOBODY) return n
  for (let rest = powersAlive(b, s) & ~(1 << p); rest !== 0; rest &= rest - 1) {
    const q = lowest(rest)
    if (!canOffer(b, s, p, q)) continue
    const body = bodyOf(b, s, q)
    if (has(s.passage[p], q)) out[n++] = b.acts.close[q]
    else if (((s.war[p] | s.kin[p]) & body) === 0 && !isClosed(b, s, 'camps')) out[n++] = b.acts.passage[q]
    if (!mayMakePeace(b, s, p, q)) continue
    out[n++] = b.acts.peace[q]
    out[n++] = b.acts.ransom[q]
    for (let card = b.commonCards; card < b.cards.length; card++) {
      if (b.cardHome[card] === p && by === p && holds(b, s, p, card))
        out[n++] = b.acts.cede[b.powers * (card - b.commonCards) + q]
    }
  }
  return legalPeaceWithAllies(b, s, p, out, n)
}

/** Allied minors it is at war with, but not with their power: their runner is asked. 7.4.3 */
function legalPeaceWithAllies(b: Board, s: AwState, p: Country, out: AwAction[], n: number): number {
  for (let rest = s.feud[p] & s.war[p] & b.isMinor & s.active; rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    const ally = allyOf(s, c)
    if (ally !== NOBODY && !has(s.war[p], ally) && canOffer(b, s, p, c)) out[n++] = b.acts.peace[c]
  }
  return n
}

/** Unallied minors a power can make peace with by saying so, between turns. 7.4.3 */
export function legalPeaceWithMinors(b: Board, s: AwState, p: Country, out: AwAction[], n: number): number {
  for (let rest = s.feud[p] & s.war[p] & b.isMinor & s.active; rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    if (allyOf(s, c) === NOBODY) out[n++] = b.acts.peace[c]
  }
  return n
}

/** Does one of these actions; false: another's. */
export function applyOffer(ctx: RuleContext, by: Country, action: AwAction): boolean {
  const { b, s } = ctx
  const p = powerOf(b, s, by)
  switch (action.kind) {
    case 'passage':
      offer(ctx, p, action.country, PASSAGE)
      return true
    case 'close':
      s.dealt[p] |= 1 << action.country
      closePassage(s, p, action.country)
      ctx.tell?.all({ at: 'passage', country: b.countries[p], other: b.countries[action.country], open: false })
      evict(ctx)
      return true
    case 'peace':
      if (action.country < b.powers || allyOf(s, action.country) !== NOBODY) offer(ctx, p, action.country, PEACE)
      else makePeace(ctx, p, action.country)
      return true
    case 'ransom':
      offer(ctx, p, action.country, PEACE, RANSOM)
      return true
    case 'cede':
      offer(ctx, p, action.country, PEACE, action.card)
      return true
    default:
      return false
  }
}
