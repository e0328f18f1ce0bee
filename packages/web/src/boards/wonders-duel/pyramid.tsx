// The cards of the Age, overlapping as they lie on the table. One tab stop; arrows go along the rows and covers.

import type { Age, Slot } from '@tabularium/wonders-duel/rules'
import { type CSSProperties, type KeyboardEvent, memo, type RefObject, useRef, useState } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { Key } from '../../ui/key.tsx'
import { useEvent } from '../../ui/use-stable.ts'
import { type Breakpoints, useBreakpoints, useBreakpointsWithin } from '../breakpoints.ts'
import { lighting, type PieceState, pieceClasses, readPiece } from '../kit/pieces.ts'
import { placeWords } from './aria-labels.ts'
import { CardBack, CardFace } from './card.tsx'
import { type Duel, stateOf, useDuel, useHands } from './context.ts'
import { DuelIcon } from './icons.tsx'
import { cardPrice, factsOfCard, isArrow, neighbour, opensOf, type Place, placeOf } from './position.ts'
import './pyramid.css'

/** Sizes and places as the style sheet reads them. */
const styled = (values: Readonly<Record<string, string | number>>) => values as CSSProperties

const at = ({ row, column }: Place) => styled({ '--row': row, '--column': column })

const BREAKPOINTS: Breakpoints = {
  low: (_, height) => height <= 410,
  flat: (_, height) => height <= 330,
  narrow: width => width <= 640,
  slim: width => width <= 590,
  tall: (width, height) => width >= 640 && height >= 440,
}

export function Pyramid({ within }: { readonly within: RefObject<HTMLElement | null> }) {
  const duel = useDuel()
  const { position, chosen, pieces, say, w } = duel
  const { places, shape, view } = position
  const held = chosen?.startsWith('card.') ? placeOf(position, readPiece(chosen)[1]) : undefined
  const opening = held ? opensOf(position, held.slot).map(({ slot }) => slot) : []
  const [walked, walk] = useState<number | undefined>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const initial = useBreakpointsWithin(within, BREAKPOINTS)
  useBreakpoints(list, BREAKPOINTS)

  const present = (slot: Slot | undefined) => slot !== undefined && places[slot] && places[slot].face !== 'gone'
  const firstLegal = places.find(({ card }) => card !== undefined && pieces.has(`card.${card}`))
  const stop = (present(walked) ? walked : held?.slot) ?? firstLegal?.slot ?? places.find(p => p.face !== 'gone')?.slot

  const go = (slot: Slot) => {
    walk(slot)
    list.current?.querySelector<HTMLElement>(`[data-slot="${slot}"]`)?.focus()
  }
  const onKeyDown = useEvent((event: KeyboardEvent, slot: Slot) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (isArrow(event.key)) go(neighbour(position, slot, event.key))
    else if (event.key === 'Home' && firstLegal) go(firstLegal.slot)
    else return
    event.preventDefault()
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pieces is no fieldset
    <div
      ref={list}
      className={`duel-pyramid duel-pyramid-${view.age}`}
      role="group"
      aria-label={w('cards', { age: say({ key: `age.${view.age}` }) })}
      data-breakpoints={initial.names}
      style={styled({ ...initial.sizes, '--rows': shape.rows, '--columns': shape.columns })}
    >
      <div className="duel-pyramid-cards">
        {places.map(place =>
          place.face === 'gone' ? (
            <span key={place.slot} className="duel-gone" style={at(place)} />
          ) : (
            <PyramidCard
              key={`${place.slot}${place.card ?? place.face}`}
              {...cardProps(duel, place)}
              opening={opening.includes(place.slot)}
              stop={place.slot === stop}
              onKeyDown={onKeyDown}
            />
          ),
        )}
      </div>
    </div>
  )
}

const pieceAt = ({ card, slot }: Place): string => (card === undefined ? `slot.${slot}` : `card.${card}`)

/** All a card shows, in plain figures and words: it is drawn again only if one of them is another. */
function cardProps(duel: Duel, place: Place) {
  const { position, asked, say, w, form } = duel
  const { card, open } = place
  const piece = pieceAt(place)
  const state = stateOf(duel, piece)
  return {
    ...state,
    place,
    age: position.view.age,
    asked: asked === 'turn',
    keyCap: state.legal ? duel.keyOf(piece) : undefined,
    words: placeWords(duel, place),
    name: card === undefined ? '' : say({ key: piece }),
    free: w('free'),
    form,
    ...(open && card !== undefined && priceOf(duel, card)),
  }
}

interface PriceProps {
  /** What building costs the buyer now; absent: nobody can build it yet. */
  readonly price?: number
  /** How many coins are missing, in words; empty: none. */
  readonly lack?: string
}

function priceOf({ position, w }: Duel, card: string): PriceProps {
  const price = cardPrice(position, position.buyer, card)
  const short = price - position.view.cities[position.buyer].coins
  return { price, lack: short > 0 ? w('short', { n: short }) : '' }
}

interface PyramidCardProps extends PieceState, PriceProps {
  readonly place: Place
  readonly age: Age
  /** Whether the looking seat takes a card now. */
  readonly asked: boolean
  readonly keyCap: number | undefined
  readonly words: string
  readonly name: string
  readonly free: string
  readonly form: Duel['form']
  /** It would lie open if the card in hand were taken. */
  readonly opening: boolean
  readonly stop: boolean
  onKeyDown(event: KeyboardEvent, slot: Slot): void
}

const PyramidCard = memo(function PyramidCard(props: PyramidCardProps) {
  const { place, age, asked, keyCap, words, name, free, opening, stop, onKeyDown, legal, chosen } = props
  const hands = useHands()
  const { slot, card, open, face } = place
  const piece = pieceAt(place)

  const touch = () => {
    if (legal) return hands.choose(piece)
    hands.look(piece)
    // Why it cannot be taken: what lies on it is the first card to ask about.
    if (asked && card !== undefined) hands.why(`build ${card}`)
  }
  const kind = open ? 'duel-open' : opening ? 'duel-opening' : 'duel-covered'
  return (
    <button
      type="button"
      className={`duel-place ${kind} ${pieceClasses(props)}`}
      style={at(place)}
      data-slot={slot}
      data-piece={piece}
      tabIndex={stop ? 0 : -1}
      aria-pressed={legal ? chosen : undefined}
      aria-disabled={legal ? undefined : true}
      onClick={touch}
      onKeyDown={event => onKeyDown(event, slot)}
      {...(card === undefined ? {} : lighting(hands, piece))}
    >
      <span className="visually-hidden">{words}</span>
      {card === undefined ? (
        <CardBack age={age} guild={face === 'guild'} />
      ) : (
        <CardFace card={card} name={name} free={free} />
      )}
      {card !== undefined && props.price !== undefined && <PriceBadge {...props} card={card} price={props.price} />}
      {keyCap !== undefined && (
        <span className="duel-place-key">
          <Key>{keyCap}</Key>
        </span>
      )}
    </button>
  )
})

interface PriceBadgeProps extends PieceState {
  readonly card: string
  readonly price: number
  readonly lack?: string
  readonly free: string
  readonly form: Duel['form']
}

/** What building costs the buyer now: `free`, `5`, `13 · 4 short`. */
function PriceBadge({ card, price, lack = '', free, form, legal, chosen }: PriceBadgeProps) {
  const { freeBy } = factsOfCard(card)
  const chained = price === 0 && freeBy !== undefined && Object.keys(factsOfCard(card).cost).length > 0
  const kind = lack !== '' ? 'duel-badge-short' : chosen ? '' : legal ? 'duel-badge-legal' : 'duel-badge-rest'
  return (
    <span className={`duel-badge num ${kind} ${chosen ? 'duel-badge-chosen' : ''}`} aria-hidden="true">
      {chosen && <BoardIcon name="tick" />}
      {price === 0 && chained && !(chosen && form === 'phone') && <DuelIcon name={`chain.${freeBy}`} />}
      {price > 0 && <BoardIcon name={lack !== '' && form === 'phone' ? 'lock' : 'coin'} />}
      {price === 0 && form === 'wide' ? free : price}
      {lack !== '' && form === 'wide' && <span className="duel-badge-lack">· {lack}</span>}
    </span>
  )
}
