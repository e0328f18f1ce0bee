// What the shell asks about pieces: which one an action is about, its name, what a player would expect to be able to do,
// and what taking it leads to.

import type { Message, Seat } from '@tabularium/kernel'
import type { WdAction, WdEvent, WdView } from '@tabularium/wonders-duel'
import { CARD_NAMES, TOKEN_NAMES, WONDER_NAMES } from '@tabularium/wonders-duel/rules'
import { readPiece } from '../kit/pieces.ts'
import { cardPrice, opensOf, placeOf, readPosition, wonderPrice } from './position.ts'

const STARTERS = ['self', 'opponent'] as const

export function pieceOf(action: WdAction): string {
  switch (action.kind) {
    case 'draft':
      return `wonder.${WONDER_NAMES[action.wonder]}`
    case 'token':
    case 'keep':
      return `token.${TOKEN_NAMES[action.token]}`
    case 'decline':
      return 'decline'
    case 'starter':
      return `starter.${STARTERS[action.other]}`
    default:
      return `card.${CARD_NAMES[action.card]}`
  }
}

/** Cards, wonders and tokens are named as the dictionaries name them; the rest by what is done. */
export const namePiece = (piece: string): Message =>
  piece === 'decline' || piece.startsWith('starter.') ? { key: `action.${piece}` } : { key: piece }

export type Kind = 'card' | 'wonder' | 'token'

/** What kind of thing a piece is; undefined: no thing, only a choice. */
export const kindOf = (piece: string): Kind | undefined =>
  (['card', 'wonder', 'token'] as const).find(kind => piece.startsWith(`${kind}.`))

/** The pieces that were touched: taken, built, turned up; `pile` where a card was discarded. */
export function touchedIn(events: readonly WdEvent[]): ReadonlySet<string> {
  const pieces = events.flatMap(event => {
    switch (event.at) {
      case 'built':
      case 'raised':
      case 'revealed':
        return [`card.${event.card}`]
      case 'discarded':
      case 'destroyed':
        return ['pile']
      case 'wonder':
      case 'drafted':
        return [`wonder.${event.wonder}`]
      case 'token':
        return [`token.${event.token}`]
      default:
        return []
    }
  })
  return new Set(pieces)
}

/** Open cards that cannot be paid, then own wonders that cannot be paid, with the first open card. */
export function expected(view: WdView, seat: Seat): readonly string[] {
  if (view.frames.at(-1)?.at !== 'turn' || !view.waiting.includes(seat)) return []
  const position = readPosition(view, seat)
  const { coins, wonders } = view.cities[seat]
  const open = position.places.flatMap(({ open, card }) => (open && card !== undefined ? [card] : []))
  const cards = open.filter(card => cardPrice(position, seat, card) > coins).map(card => `build ${card}`)
  const dear = wonders.filter(wonder => wonderPrice(position, seat, wonder) > coins)
  return [...cards, ...open.flatMap(card => dear.map(wonder => `wonder ${wonder} ${card}`))]
}

/** What taking a card opens. */
export function consequence(view: WdView, seat: Seat, piece: string): Message | undefined {
  if (view.frames.at(-1)?.at !== 'turn' || !piece.startsWith('card.')) return undefined
  const position = readPosition(view, seat)
  const place = placeOf(position, readPiece(piece)[1])
  if (!place?.open) return undefined
  const opens = opensOf(position, place.slot)
  if (opens.length === 0) return { key: 'consequence.nothing' }
  const seen = opens.flatMap(({ card }): Message[] => (card === undefined ? [] : [{ key: `card.${card}` }]))
  const count = opens.length - seen.length
  const hidden: readonly Message[] = count > 0 ? [{ key: 'consequence.hidden', args: { count } }] : []
  return { key: 'consequence.opens', args: { cards: [...seen, ...hidden] } }
}

export const chapter = (view: WdView): Message | undefined => (view.age === 0 ? undefined : { key: `age.${view.age}` })

export function status(view: WdView): Message {
  if (view.end !== '') return { key: 'status.over' }
  if (view.age === 0) return { key: 'status.draft' }
  return { key: 'status.age', args: { age: view.age, left: view.layout.filter(card => card !== '').length } }
}
