// What cards, wonders and progress tokens cost and do, as messages made from the data.

import type { Message } from '@tabularium/kernel'
import { CARDS, type CardFacts, type Cost, type Per } from '../data/cards.ts'
import { RESOURCES } from '../data/names.ts'
import type { TokenFacts } from '../data/tokens.ts'
import type { WonderFacts } from '../data/wonders.ts'

const amount = (of: string, n: number): Message => ({ key: `amount.${of}`, args: { amount: n } })
const resources = (list: readonly string[]): readonly Message[] => list.map(name => ({ key: `resource.${name}` }))

/** The printed cost, coins first; a message of its own where there is none. */
export function costMessages(cost: Cost): readonly Message[] {
  const parts = (['coins', ...RESOURCES] as const).flatMap(of => (cost[of] ? [amount(of, cost[of])] : []))
  return parts.length > 0 ? parts : [{ key: 'cost.free' }]
}

function perMessage(kind: 'coinsPer' | 'pointsPer', { amount, of, city, group }: Per): Message {
  const counted: Message = { key: `per.${of.join('-')}`, ...(group !== undefined && { args: { group } }) }
  return { key: `effect.${kind}`, args: { amount, what: { key: `effect.${city}`, args: { what: counted } } } }
}

/** What cards and wonders have in common, in the order 6.2 gives. */
function common(facts: CardFacts | WonderFacts): Message[] {
  const list: Message[] = []
  const say = (name: string, args: NonNullable<Message['args']>) => list.push({ key: `effect.${name}`, args })
  if (facts.choice !== undefined) say('choice', { of: { key: `choice.${facts.choice}` } })
  if (facts.coins !== undefined) say('coins', { amount: facts.coins })
  return list
}

const points = ({ points: n }: { readonly points?: number }): Message[] =>
  n === undefined ? [] : [{ key: 'effect.points', args: { amount: n } }]
const shields = ({ shields: n }: { readonly shields?: number }): Message[] =>
  n === undefined ? [] : [{ key: 'effect.shields', args: { amount: n } }]

export function cardEffects(card: CardFacts): readonly Message[] {
  const list: Message[] = []
  const { makes, fixed, symbol, coinsPer, pointsPer, gives } = card
  if (makes) {
    const units = RESOURCES.flatMap(name => (makes[name] ? [amount(name, makes[name])] : []))
    list.push({ key: 'effect.produces', args: { units } })
  }
  if (fixed) list.push({ key: 'effect.price', args: { resources: resources(fixed), price: 1 } })
  list.push(...common(card))
  if (coinsPer) list.push(perMessage('coinsPer', coinsPer))
  list.push(...shields(card))
  if (symbol !== undefined) list.push({ key: 'effect.symbol', args: { symbol: { key: `symbol.${symbol}` } } })
  if (pointsPer) list.push(perMessage('pointsPer', pointsPer))
  list.push(...points(card))
  const taker = gives === undefined ? undefined : CARDS.find(other => other.freeBy === gives)
  if (taker) list.push(chain('chain', taker, gives))
  return list
}

/** How a white symbol makes the card free; undefined where none does. 5.7 */
export function freeByMessage({ freeBy }: CardFacts): Message | undefined {
  const giver = freeBy === undefined ? undefined : CARDS.find(other => other.gives === freeBy)
  return giver && chain('freeBy', giver, freeBy)
}

const chain = (key: string, { name }: CardFacts, symbol: string | undefined): Message => ({
  key: `effect.${key}`,
  args: { symbol: { key: `chain.${symbol}` }, card: { key: `card.${name}` } },
})

export function wonderEffects(wonder: WonderFacts): readonly Message[] {
  const list = common(wonder)
  if (wonder.robs !== undefined) list.push({ key: 'effect.opponentLoses', args: { amount: wonder.robs } })
  list.push(...shields(wonder))
  if (wonder.destroys !== undefined) {
    list.push({ key: 'effect.destroy', args: { colour: { key: `colour.${wonder.destroys}` } } })
  }
  if (wonder.raises) list.push({ key: 'effect.raise' })
  if (wonder.library) list.push({ key: 'effect.library' })
  if (wonder.again) list.push({ key: 'effect.extraTurn' })
  list.push(...points(wonder))
  return list
}

export const tokenEffect = ({ name }: TokenFacts): Message => ({ key: `effect.token.${name}` })
