// Why not: every illegal action is refused with a code, figures and the rule's number.

import type { Message, Refusal, Seat } from '@tabularium/kernel'
import type { WdAction } from './actions.ts'
import { COVERED_BY } from './ages.ts'
import { targets } from './build.ts'
import { COLOURS, RESOURCES } from './data/names.ts'
import {
  BIT,
  CARD_NAMES,
  type Card,
  DECK,
  members,
  type Resource,
  TOKEN_NAMES,
  type Token,
  WONDER_NAMES,
  type Wonder,
} from './names.ts'
import { explainCard, explainWonder, type Quote, type QuoteLine } from './quote.ts'
import { type At, type City, inPile, TOKEN_MAY, type WdState } from './state.ts'
import { amount, CARD_COST, cardTotal, WONDER_COST, wonderTrade } from './trade.ts'

const cardName = (card: Card): Message => ({ key: `card.${CARD_NAMES[card]}` })
const wonderName = (wonder: Wonder): Message => ({ key: `wonder.${WONDER_NAMES[wonder]}` })
const tokenName = (token: Token): Message => ({ key: `token.${TOKEN_NAMES[token]}` })

const no = (code: string, rule: string, args?: Message['args']): Refusal => ({
  code,
  rule,
  message: args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` },
})

/** The frame each kind of action belongs to. */
const BELONGS: Readonly<Record<WdAction['kind'], At>> = {
  draft: 'draft',
  build: 'turn',
  discard: 'turn',
  wonder: 'turn',
  token: 'token',
  decline: 'token',
  keep: 'keep',
  destroy: 'destroy',
  raise: 'raise',
  starter: 'starter',
}

/** The rule of each decision. */
export const DECISION_RULE: Readonly<Record<At, string>> = {
  turn: '6.2',
  after: '6.2',
  draft: '4.1',
  token: '9.2',
  keep: '11.5',
  destroy: '11.5',
  raise: '11.5',
  starter: '7',
}

export function refuse(s: WdState, seat: Seat, action: WdAction): Refusal | undefined {
  const top = s.frames[s.frames.length - 1]
  if (top === undefined) return { code: 'over', rule: '10.1', message: { key: 'table.over' } }
  if (top.by !== seat) return { code: 'not-your-turn', rule: '6.2', message: { key: 'table.not-your-turn' } }
  if (BELONGS[action.kind] !== top.at) {
    return no('another-decision', DECISION_RULE[top.at], { decision: { key: `decision.${top.at}` } })
  }
  switch (action.kind) {
    case 'draft':
      return (s.group >> action.wonder) & 1
        ? undefined
        : no('not-in-group', '4.1', { wonder: wonderName(action.wonder) })
    case 'discard':
      return refuseTake(s, action.card)
    case 'build':
      return refuseTake(s, action.card) ?? refuseBuild(s, seat, action.card)
    case 'wonder':
      return refuseWonder(s, seat, action.wonder) ?? refuseTake(s, action.card)
    case 'token':
      return (s.board >> action.token) & 1 ? undefined : no('not-on-board', '9.2', { token: tokenName(action.token) })
    case 'decline':
      return (s.options & TOKEN_MAY) !== 0 ? undefined : no('token-is-duty', 'W04')
    case 'keep':
      return (top.what >> action.token) & 1 ? undefined : no('not-drawn', '11.5', { token: tokenName(action.token) })
    case 'destroy': {
      const deck = DECK[action.card]
      const found = deck < 2 && (targets(s.cities[1 - seat], top.what, deck === 0 ? 0 : 1) & BIT[action.card]) !== 0
      return found
        ? undefined
        : no('no-target', '11.5', { card: cardName(action.card), colour: { key: `colour.${COLOURS[top.what]}` } })
    }
    case 'raise':
      return inPile(s, action.card) ? undefined : no('not-in-pile', '11.5', { card: cardName(action.card) })
    case 'starter':
      return undefined
  }
}

/** A card that nobody has seen is answered like one that is not there. 6.2 */
function refuseTake(s: WdState, card: Card): Refusal | undefined {
  const slot = s.faces.indexOf(card)
  if (slot < 0) return no('not-in-layout', '6.2', { card: cardName(card) })
  if ((s.open >> slot) & 1) return undefined
  const over = members(COVERED_BY[s.age - 1][slot] & s.left)
  const known = over.filter(i => s.faces[i] >= 0).map(i => cardName(s.faces[i]))
  return known.length > 0
    ? no('covered', '6.2', { card: cardName(card), count: over.length, by: known })
    : no('covered-unseen', '6.2', { card: cardName(card), count: over.length })
}

function refuseBuild(s: WdState, seat: Seat, card: Card): Refusal | undefined {
  const me = s.cities[seat]
  const op = s.cities[1 - seat]
  if (cardTotal(me, op, card) <= me.coins) return undefined
  return tooDear(cardName(card), me, CARD_COST[card], explainCard(me, op, card))
}

function refuseWonder(s: WdState, seat: Seat, wonder: Wonder): Refusal | undefined {
  const me = s.cities[seat]
  const op = s.cities[1 - seat]
  const bit = 1 << wonder
  const name = { wonder: wonderName(wonder) }
  if (me.built & bit) return no('wonder-built', '6.5', name)
  if (s.removed & bit) return no('wonder-removed', '6.6', name)
  if ((me.wonders & bit) === 0) return no('wonder-not-yours', '6.5', name)
  if (wonderTrade(me, op, wonder) <= me.coins) return undefined
  return tooDear(wonderName(wonder), me, WONDER_COST[wonder], explainWonder(me, op, wonder))
}

function tooDear(thing: Message, me: City, cost: number, { total, lines }: Quote): Refusal {
  const parts = [...printed(lines), ...RESOURCES.flatMap((_, resource) => shortage(me, cost, resource, lines))]
  return no('too-dear', '5.8', { thing, parts, count: parts.length, total, coins: me.coins })
}

const printed = (lines: readonly QuoteLine[]): readonly Message[] =>
  lines.flatMap(line => (line.what === 'printed' ? [{ key: 'refusal.printed', args: { coins: line.coins } }] : []))

/** A resource that is short: how many are needed, made, covered otherwise, and what the rest costs. 5.8 */
function shortage(me: City, cost: number, resource: Resource, lines: readonly QuoteLine[]): readonly Message[] {
  const name = RESOURCES[resource]
  let covered = 0
  const prices: number[] = []
  for (const line of lines) {
    if (!('resource' in line) || line.resource !== name) continue
    if (line.what === 'bought') for (let i = 0; i < line.units; i++) prices.push(line.each)
    else if (line.what !== 'made') covered += line.units
  }
  if (covered + prices.length === 0) return []
  const args = {
    amount: { key: `amount.${name}`, args: { amount: amount(cost, resource) } },
    make: amount(me.makes, resource),
    covered,
    prices: prices.join(' + ') || '0',
  }
  return [{ key: covered === 0 ? 'refusal.short' : 'refusal.short-covered', args }]
}
