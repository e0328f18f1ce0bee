// From rules to words: which message stands for each action, event and decision. The words are in text/.

import { type GameText, type Message, rulesFrom, type Seat } from '@tabularium/kernel'
import { STARTERS, type WdAction } from './actions.ts'
import { CARDS } from './data/cards.ts'
import { COLOURS } from './data/names.ts'
import { TOKENS } from './data/tokens.ts'
import { WONDERS } from './data/wonders.ts'
import type { WdEvent } from './events.ts'
import { CARD_NAMES, TOKEN_NAMES, WONDER_NAMES } from './names.ts'
import { picture } from './picture.ts'
import { DECISION_RULE } from './refuse.ts'
import { dictionaries } from './text/dictionaries.ts'
import { cardEffects, costMessages, freeByMessage, tokenEffect, wonderEffects } from './text/effects.ts'
import type { WdView } from './view.ts'

const named = (kind: string, name: string): Message => ({ key: `${kind}.${name}` })
const list = (kind: string, names: readonly string[]): readonly Message[] => names.map(name => named(kind, name))

/** A card, wonder or progress token, or a military token, by its name alone. */
function thing(name: string): Message {
  if (CARD_NAMES.includes(name)) return named('card', name)
  if (WONDER_NAMES.includes(name)) return named('wonder', name)
  return TOKEN_NAMES.includes(name) ? named('token', name) : named('military', name)
}

function action(a: WdAction): Message {
  const key = `action.${a.kind}`
  switch (a.kind) {
    case 'draft':
      return { key, args: { wonder: named('wonder', WONDER_NAMES[a.wonder]) } }
    case 'wonder':
      return {
        key,
        args: { wonder: named('wonder', WONDER_NAMES[a.wonder]), card: named('card', CARD_NAMES[a.card]) },
      }
    case 'token':
    case 'keep':
      return { key, args: { token: named('token', TOKEN_NAMES[a.token]) } }
    case 'decline':
      return { key }
    case 'starter':
      return { key: `${key}.${STARTERS[a.other]}` }
    default:
      return { key, args: { card: named('card', CARD_NAMES[a.card]) } }
  }
}

function event(e: WdEvent): Message {
  const key = `event.${e.at}`
  switch (e.at) {
    case 'tokens':
      return { key, args: { tokens: list('token', e.board) } }
    case 'group':
      return { key, args: { wonders: list('wonder', e.wonders) } }
    case 'drafted':
      return { key, args: { seat: { seat: e.seat }, wonder: named('wonder', e.wonder) } }
    case 'age':
      return { key, args: { age: e.age } }
    case 'built': {
      const args = { seat: { seat: e.seat }, card: named('card', e.card), paid: e.paid, trade: e.trade }
      return e.white === undefined
        ? { key, args }
        : { key: 'event.built-free', args: { ...args, white: named('chain', e.white) } }
    }
    case 'discarded':
      return { key, args: { seat: { seat: e.seat }, card: named('card', e.card), coins: e.coins } }
    case 'wonder':
      return {
        key,
        args: { seat: { seat: e.seat }, wonder: named('wonder', e.wonder), card: named('card', e.card), paid: e.paid },
      }
    case 'gained':
    case 'lost':
      return { key, args: { seat: { seat: e.seat }, coins: e.coins, by: thing(e.by) } }
    case 'pawn':
      return { key, args: { seat: { seat: e.seat }, shields: e.shields, distance: Math.abs(e.pawn) } }
    case 'symbol':
      return { key, args: { seat: { seat: e.seat }, symbol: named('symbol', e.symbol), kinds: e.kinds } }
    case 'pair':
      return { key, args: { seat: { seat: e.seat }, symbol: named('symbol', e.symbol) } }
    case 'token':
      return { key, args: { seat: { seat: e.seat }, token: named('token', e.token) } }
    case 'declined':
    case 'again':
      return { key, args: { seat: { seat: e.seat } } }
    case 'drew':
      return { key, args: { seat: { seat: e.seat }, tokens: list('token', e.tokens) } }
    case 'destroyed':
    case 'raised':
      return { key, args: { seat: { seat: e.seat }, card: named('card', e.card) } }
    case 'removed':
      return { key, args: { wonder: named('wonder', e.wonder) } }
    case 'revealed':
      return { key, args: { card: named('card', e.card) } }
    case 'starter':
      return e.by === undefined
        ? { key, args: { seat: { seat: e.seat } } }
        : { key: 'event.starter-chosen', args: { seat: { seat: e.seat }, by: { seat: e.by } } }
    case 'over': {
      const args = { end: named('end', e.reason), seat: { seat: e.winners[0] } }
      if (e.totals === undefined) return { key, args }
      const counted = { ...args, totals: e.totals.join(' : ') }
      return { key: e.winners.length > 1 ? 'event.over-shared' : 'event.over-points', args: counted }
    }
  }
}

function prompt(v: WdView): { message: Message; rule: string } {
  const top = v.frames.at(-1)
  if (!top) return { message: { key: 'prompt.over', args: { end: named('end', v.end) } }, rule: '10.1' }
  const args = { seat: { seat: top.by } }
  const colour = top.at === 'destroy' ? { colour: named('colour', COLOURS[top.what]) } : undefined
  return { message: { key: `prompt.${top.at}`, args: { ...args, ...colour } }, rule: DECISION_RULE[top.at] }
}

const coins = (key: string, amount: number): readonly Message[] => [{ key, args: { amount } }]

function hint(e: WdEvent, seat: Seat): readonly Message[] {
  switch (e.at) {
    case 'built':
    case 'wonder':
      return e.paid === 0 ? [{ key: 'cost.free' }] : coins('hint.pays', e.paid)
    case 'discarded':
      return coins('hint.gains', e.coins)
    case 'gained':
      return e.seat === seat && e.coins > 0 ? coins('hint.gains', e.coins) : []
    case 'pawn':
      return [{ key: 'effect.shields', args: { amount: e.shields } }]
    case 'symbol':
      return [named('symbol', e.symbol)]
    case 'again':
      return [{ key: 'effect.extraTurn' }]
    case 'drafted':
      return about(e.wonder)?.slice(1) ?? []
    case 'token':
      return about(e.token)?.slice(1) ?? []
    default:
      return []
  }
}

/** The name first, then the cost where there is one, then the effects. */
function about(name: string): readonly Message[] | undefined {
  const card = CARDS.find(facts => facts.name === name)
  if (card) {
    const free = freeByMessage(card)
    return [named('card', name), ...costMessages(card.cost), ...(free ? [free] : []), ...cardEffects(card)]
  }
  const wonder = WONDERS.find(facts => facts.name === name)
  if (wonder) return [named('wonder', name), ...costMessages(wonder.cost), ...wonderEffects(wonder)]
  const token = TOKENS.find(facts => facts.name === name)
  return token && [named('token', name), tokenEffect(token)]
}

export const text: GameText<WdView, WdAction> = {
  dictionaries,
  rules: rulesFrom(language => import(`./text/rules.${language}.ts`)),
  action,
  event,
  prompt,
  hint,
  about,
  picture,
}
