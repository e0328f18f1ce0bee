// A view as the board reads it: where every card lies, what stands open, what it costs whom. Nothing here is drawn.

import { firstChance, type Seat } from '@tabularium/kernel'
import { type WdState, type WdView, wondersDuel } from '@tabularium/wonders-duel'
import {
  type Age,
  CARDS,
  type CardFacts,
  cardOf,
  cardTotal,
  discardCoins,
  explainCard,
  explainWonder,
  LAYOUTS,
  type Quote,
  SLOT_DOWN,
  SLOT_GONE,
  SLOT_GUILD,
  type Slot,
  WONDERS,
  type WonderFacts,
  wonderOf,
  wonderTrade,
} from '@tabularium/wonders-duel/rules'

export type Face = 'gone' | 'down' | 'guild' | 'up'

export interface Place {
  readonly slot: Slot
  readonly row: number
  /** The left edge in half card widths. */
  readonly column: number
  readonly face: Face
  /** The card's name, where it lies face up. */
  readonly card: string | undefined
  readonly open: boolean
}

export interface Shape {
  readonly rows: number
  /** In half card widths. */
  readonly columns: number
}

export interface DuelPosition {
  readonly view: WdView
  /** The same as a state, to ask prices and points of. */
  readonly state: WdState
  /** Who sits at the bottom, and opposite. */
  readonly mine: Seat
  readonly rival: Seat
  /** Whose prices the open cards show: the looking seat's, or those of the seat to move. */
  readonly buyer: Seat
  readonly places: readonly Place[]
  readonly shape: Shape
}

const faceOf = (name: string): Face =>
  name === SLOT_GONE ? 'gone' : name === SLOT_DOWN ? 'down' : name === SLOT_GUILD ? 'guild' : 'up'

const SHAPES: readonly Shape[] = LAYOUTS.map(slots => ({
  rows: Math.max(...slots.map(({ row }) => row)) + 1,
  columns: Math.max(...slots.map(({ column }) => column)) + 2,
}))

/** Every place as it can be, made once: a card that lies as it lay is the same to whoever draws it. */
const known = new Map<string, Place>()

function placeAs(age: Age, place: Place): Place {
  const key = `${age}.${place.slot}.${place.face}.${place.card}.${place.open}`
  const found = known.get(key)
  if (found) return found
  known.set(key, place)
  return place
}

export function readPosition(view: WdView, seat: Seat | undefined): DuelPosition {
  const mine = seat ?? 0
  const layout = view.age === 0 ? [] : LAYOUTS[view.age - 1]
  const gone = (slot: Slot) => view.layout[slot] === SLOT_GONE
  return {
    view,
    state: wondersDuel.imagine(view, firstChance),
    mine,
    rival: 1 - mine,
    buyer: seat ?? view.waiting[0] ?? 0,
    places: layout.map(({ row, column, coveredBy }, slot) => {
      const face = faceOf(view.layout[slot])
      return placeAs(view.age, {
        slot,
        row,
        column,
        face,
        card: face === 'up' ? view.layout[slot] : undefined,
        open: face !== 'gone' && coveredBy.every(gone),
      })
    }),
    shape: SHAPES[Math.max(0, view.age - 1)],
  }
}

export const factsOfCard = (name: string): CardFacts => CARDS[cardOf(name)]
export const factsOfWonder = (name: string): WonderFacts => WONDERS[wonderOf(name)]

/** What a card, or a wonder, costs a seat now. */
export const cardPrice = ({ state }: DuelPosition, seat: Seat, card: string): number =>
  cardTotal(state.cities[seat], state.cities[1 - seat], cardOf(card))
export const wonderPrice = ({ state }: DuelPosition, seat: Seat, wonder: string): number =>
  wonderTrade(state.cities[seat], state.cities[1 - seat], wonderOf(wonder))

export const cardQuote = ({ state }: DuelPosition, seat: Seat, card: string): Quote =>
  explainCard(state.cities[seat], state.cities[1 - seat], cardOf(card))
export const wonderQuote = ({ state }: DuelPosition, seat: Seat, wonder: string): Quote =>
  explainWonder(state.cities[seat], state.cities[1 - seat], wonderOf(wonder))

/** What discarding brings (6.4). */
export const saleOf = ({ state }: DuelPosition, seat: Seat): number => discardCoins(state.cities[seat])

/** The slots whose cards lie on this one. */
export const coversOf = ({ view, places }: DuelPosition, slot: Slot): readonly Place[] =>
  LAYOUTS[view.age - 1][slot].coveredBy.map(other => places[other]).filter(({ face }) => face !== 'gone')

/** The cards that nothing else would cover if this one were taken. */
export function opensOf(position: DuelPosition, slot: Slot): readonly Place[] {
  return position.places.filter(other => {
    if (other.face === 'gone') return false
    const over = coversOf(position, other.slot)
    return over.length === 1 && over[0].slot === slot
  })
}

export const placeOf = ({ places }: DuelPosition, card: string): Place | undefined =>
  places.find(place => place.card === card)

/** Where a thing is, as far as the inspector tells. */
export type Where =
  | { readonly at: 'layout'; readonly place: Place }
  | { readonly at: 'city'; readonly seat: Seat }
  | { readonly at: 'under'; readonly seat: Seat; readonly wonder: string }
  | { readonly at: 'pile' }
  | { readonly at: 'nowhere' }

export function whereIs(position: DuelPosition, card: string): Where {
  const place = placeOf(position, card)
  if (place) return { at: 'layout', place }
  if (position.view.discard.includes(card)) return { at: 'pile' }
  for (const [seat, city] of position.view.cities.entries()) {
    if (city.cards.includes(card)) return { at: 'city', seat }
    const over = city.built.find(built => built.card === card)
    if (over) return { at: 'under', seat, wonder: over.wonder }
  }
  return { at: 'nowhere' }
}

export const ownerOf = ({ view }: DuelPosition, wonder: string): Seat | undefined => {
  const seat = view.cities.findIndex(
    city => city.wonders.includes(wonder) || city.built.some(built => built.wonder === wonder),
  )
  return seat < 0 ? undefined : seat
}

const DIRECTIONS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const
export type Arrow = keyof typeof DIRECTIONS
export const isArrow = (key: string): key is Arrow => Object.hasOwn(DIRECTIONS, key)

/** The next card in the direction of an arrow: along the row, or to the nearest card that covers or is covered. */
export function neighbour({ places }: DuelPosition, slot: Slot, arrow: Arrow): Slot {
  const from = places[slot]
  const [x, y] = DIRECTIONS[arrow]
  const ahead = places.filter(({ face, row, column }) => {
    if (face === 'gone') return false
    return x !== 0 ? row === from.row && (column - from.column) * x > 0 : (row - from.row) * y > 0
  })
  const distance = ({ row, column }: Place): number =>
    x !== 0 ? Math.abs(column - from.column) : 100 * Math.abs(row - from.row) + Math.abs(column - from.column)
  return ahead.reduce((best, place) => (distance(place) < distance(best) ? place : best), ahead[0] ?? from).slot
}
