// Agreements that the rules know, made as an offer and an answer: free passage (6.9), peace with or without a price (7.4.3,
// 7.4.6), who may try a conquest (7.1.c). A country makes each other one offer per impulse or interphase.

import type { AwAction } from './actions.ts'
import type { Board } from './board.ts'
import { leaveCamp } from './camps.ts'
import { copyAt, holds, put } from './cards.ts'
import { type Chapter, type Scene, yesOrNo } from './chapter.ts'
import { tryConquest } from './conquest.ts'
import { allyOf, bodyOf, powerOf, powersAlive } from './diplomacy.ts'
import { isClosed } from './event/op.ts'
import { frames } from './frames.ts'
import { type Country, HAND, has, lowest, NO_CAMP, NOBODY } from './names.ts'
import type { AwState } from './state.ts'
import { closePassage, endFeud, evict, makePeace, settleWars } from './war.ts'

const { answer } = frames

/** What is offered. PASSAGE; PEACE: `c` terms, FREELY, RANSOM or a home card; TRUCE: of an ally's war, `c` the ally; SUBDUE: to
 *  let the one who asks try to conquer `c`. */
export const OFFERS = ['passage', 'peace', 'truce', 'subdue'] as const
export const [PASSAGE, PEACE, TRUCE, SUBDUE] = [0, 1, 2, 3]
export const [FREELY, RANSOM] = [-1, -2]

/** At the start of an impulse and of the interphase. */
export function freshPolitics(s: AwState): void {
  s.dealt.fill(0)
  s.truce.fill(0)
  s.spent = 0
  s.shifted = 0
}

/** Nothing has been offered to it yet. */
export const canOffer = (b: Board, s: AwState, from: Country, to: Country): boolean =>
  from !== to &&
  to < b.onTrack &&
  (has(s.active & ~s.gone, to) || has(s.gone & powersAlive(b, s), to)) &&
  !has(s.dealt[from], to)

export function offer(g: Scene, from: Country, to: Country, what: number, terms = FREELY): void {
  const { b, s } = g
  s.dealt[from] |= 1 << to
  g.tell?.all({
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
export function applyOffer(g: Scene, by: Country, action: AwAction): boolean {
  const { b, s } = g
  const p = powerOf(b, s, by)
  switch (action.kind) {
    case 'passage':
      offer(g, p, action.country, PASSAGE)
      return true
    case 'close':
      s.dealt[p] |= 1 << action.country
      closePassage(s, p, action.country)
      g.tell?.all({ at: 'passage', country: b.countries[p], other: b.countries[action.country], open: false })
      evict(g)
      return true
    case 'peace':
      if (action.country < b.powers || allyOf(s, action.country) !== NOBODY) offer(g, p, action.country, PEACE)
      else makePeace(g, p, action.country)
      return true
    case 'ransom':
      offer(g, p, action.country, PEACE, RANSOM)
      return true
    case 'cede':
      offer(g, p, action.country, PEACE, action.card)
      return true
    default:
      return false
  }
}

/** Who gives up its camp for peace: the one who asked; Assyria never does, so then the other. 7.4.1 */
function accept(g: Scene, from: Country, to: Country, what: number, terms: number): void {
  const { b, s } = g
  switch (what) {
    case PASSAGE:
      s.passage[from] |= 1 << to
      s.passage[to] |= 1 << from
      g.tell?.all({ at: 'passage', country: b.countries[from], other: b.countries[to], open: true })
      return
    case SUBDUE:
      tryConquest(g, from, terms)
      return
    case TRUCE:
      endFeud(s, terms, to)
      makePeace(g, terms, to)
      return
  }
  if (terms === RANSOM)
    s.ransom[b.powers * from + to] = 1 // R76
  else if (terms >= 0) {
    put(b, s, copyAt(b, s, terms, HAND + from), HAND + to)
    g.tell?.all({ at: 'ceded', country: b.countries[from], to: b.countries[to], card: b.cards[terms] })
  }
  if (s.camp[from] !== NO_CAMP && s.camp[to] !== NO_CAMP) {
    endFeud(s, from, to)
    leaveCamp(g, from === b.assyria ? to : from)
  }
  makePeace(g, from, to)
  settleWars(g)
}

export const offersChapter: Chapter = {
  frames: {
    answer: {
      legal: yesOrNo,
      apply(g, f, action) {
        const { b, s } = g
        s.frames.pop()
        const accepted = action.kind === 'yes'
        g.tell?.all({
          at: 'answered',
          country: b.countries[f.of],
          to: b.countries[answer.by(f)],
          what: OFFERS[answer.what(f)],
          accepted,
        })
        if (accepted) accept(g, answer.by(f), f.of, answer.what(f), answer.terms(f))
      },
    },
  },
}
