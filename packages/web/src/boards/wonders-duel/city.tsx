// One player's city: purse and points, what it makes and buys at, its buildings, science, tokens and wonders.

import type { Seat } from '@tabularium/kernel'
import {
  type CardFacts,
  COLOURS,
  KINDS_TO_WIN,
  price,
  RAW,
  RESOURCES,
  type ResourceName,
  SYMBOLS,
  total,
} from '@tabularium/wonders-duel/rules'
import { memo, useRef } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { useRoving } from '../../ui/roving.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { SeatFace } from '../../ui/seat-face.tsx'
import { hyphenate } from '../hyphenate.ts'
import { lighting, type PieceState, pieceClasses } from '../kit/pieces.ts'
import { cardWords, wonderWords } from './aria-labels.ts'
import { type Duel, stateOf, useDuel, useHands } from './context.ts'
import { DuelIcon } from './icons.tsx'
import { factsOfCard, factsOfWonder, wonderPrice } from './position.ts'
import { CardEffects, Coins, CostSigns, Good, WonderEffects } from './signs.tsx'
import { TokenPiece, tokenProps } from './tokens.tsx'
import { useCount } from './use-count.ts'
import { WonderArt } from './wonder-art.tsx'
import './city.css'

export function City({ seat }: { readonly seat: Seat }) {
  const { w, seat: looking, nameOfSeat } = useDuel()
  const region = useRef<HTMLElement>(null)
  useRoving(region, { items: 'button[data-piece]', arrows: 'all' })
  const label = seat === looking ? w('yourCity') : w('cityOf', { name: nameOfSeat(seat) })
  return (
    <section
      ref={region}
      className={`board-panel duel-city ${seat === looking ? 'duel-city-own' : ''}`}
      aria-label={label}
      data-city={seat}
    >
      <Who seat={seat} />
      <Goods seat={seat} />
      <div className="duel-city-cards">
        <Buildings seat={seat} />
        <Science seat={seat} />
      </div>
      <Wonders seat={seat} />
    </section>
  )
}

export function Purse({ seat }: { readonly seat: Seat }) {
  const { position, w } = useDuel()
  const { coins } = position.view.cities[seat]
  const shown = useCount(coins)
  return (
    <span className="duel-purse" data-zone={`coins.${seat}`} title={w('coins', { n: coins })}>
      <Coins>
        <span aria-hidden="true">{shown}</span>
      </Coins>
      <span className="visually-hidden">{w('coins', { n: coins })}</span>
    </span>
  )
}

function Who({ seat }: { readonly seat: Seat }) {
  const { position, w, seat: looking, nameOfSeat } = useDuel()
  const turn = position.view.waiting.includes(seat)
  return (
    <div className="duel-who">
      <div className="duel-who-name">
        <SeatBadge seat={seat} />
        <SeatFace seat={seat} />
        <span>
          <b>{nameOfSeat(seat)}</b>
          <small>
            {[...(seat === looking ? [w('you')] : []), ...(turn ? [w('turn')] : [])].join(', ') || '\u00a0'}
          </small>
        </span>
      </div>
      <div className="duel-who-purse">
        <Purse seat={seat} />
        <span className="duel-who-points" title={w('pointsNow')}>
          {w('points', { n: total(position.state, seat) })}
        </span>
      </div>
    </div>
  )
}

/** Per good: what is printed on own cards, what a source of choice may add, and the price of a unit for this player. */
export function goodsOf({ position }: ReturnType<typeof useDuel>, seat: Seat) {
  const me = position.state.cities[seat]
  const op = position.state.cities[1 - seat]
  return RESOURCES.map((resource, i) => ({
    resource,
    made: (me.makes >> (4 * i)) & 15,
    any: i < RAW ? me.anyRaw : me.anyGoods,
    price: price(me, op, i),
    fixed: ((me.fixed >> i) & 1) === 1,
  }))
}

const pips = (n: number, kind: string) =>
  Array.from({ length: n }, (_, i) => {
    const key = `${kind}${i + 1}`
    return <i key={key} className={kind} />
  })

function Goods({ seat }: { readonly seat: Seat }) {
  const duel = useDuel()
  const { w, say } = duel
  return (
    <div className="duel-goods">
      <div className="duel-goods-head" aria-hidden="true">
        <span>{w('makes')}</span>
        <span>{w('buysAt')}</span>
      </div>
      {goodsOf(duel, seat).map(({ resource, made, any, price: each }) => (
        <GoodsLine
          key={resource}
          resource={resource}
          made={made}
          any={any}
          each={each}
          words={w('goodLine', { good: say({ key: `resource.${resource}` }), n: made, any, price: each })}
        />
      ))}
    </div>
  )
}

interface GoodsLineProps {
  readonly resource: ResourceName
  readonly made: number
  readonly any: number
  readonly each: number
  readonly words: string
}

const GoodsLine = memo(function GoodsLine({ resource, made, any, each, words }: GoodsLineProps) {
  return (
    <div className="duel-goods-line">
      <Good of={resource} />
      <span className="duel-pips" aria-hidden="true">
        {made + any === 0 ? <em>–</em> : undefined}
        {pips(made, 'duel-pip')}
        {pips(any, 'duel-pip-any')}
      </span>
      <span aria-hidden="true">
        <Coins>{each}</Coins>
      </span>
      <span className="visually-hidden">{words}</span>
    </div>
  )
})

/** How wide a building's chip is, about, by what it shows. */
function chipWidth({ makes, choice, fixed, coins, coinsPer, pointsPer, shields, symbol, points }: CardFacts): number {
  const goods = makes ? Object.values(makes).reduce((a, b) => a + b, 0) : 0
  const signs =
    23 * (goods + (choice === 'raw' ? 3 : choice === 'goods' ? 2 : 0)) +
    (fixed ? 23 * fixed.length + 26 : 0) +
    (coins === undefined ? 0 : 34) +
    (coinsPer || pointsPer ? 46 : 0) +
    17 * (shields ?? 0) +
    (symbol === undefined ? 0 : 23) +
    (points === undefined ? 0 : 21)
  return Math.max(30, signs + 8) + 3
}

const ROW = 312

/** So many rows of full-sized chips. */
const rowsOf = (cards: readonly string[]): number =>
  cards.reduce((width, card) => width + chipWidth(factsOfCard(card)), 0) / ROW

/** Cards as chips, by kind; the more there are, the smaller. */
export function Buildings({ seat }: { readonly seat: Seat }) {
  const duel = useDuel()
  const { position, w, say, asked } = duel
  const { cards } = position.view.cities[seat]
  const kinds = COLOURS.flatMap(colour => {
    const of = cards.filter(card => factsOfCard(card).colour === colour)
    return of.length > 0 ? [{ colour, of }] : []
  })
  if (kinds.length === 0) return <p className="duel-chips-none">{w('noCards')}</p>
  const rows = rowsOf(cards)
  const crowd = rows > 2.4 ? 'duel-chips-crowd' : rows > 1.5 ? 'duel-chips-many' : ''
  return (
    <div className={`duel-chips ${crowd}`}>
      {kinds.map(({ colour, of }) => (
        <span key={colour} className="duel-chips-kind">
          {of.map(card => (
            <Chip
              key={card}
              card={card}
              name={say({ key: `card.${card}` })}
              words={cardWords(duel, card)}
              destroys={asked === 'destroy'}
              {...stateOf(duel, `card.${card}`)}
            />
          ))}
        </span>
      ))}
    </div>
  )
}

interface ChipProps extends PieceState {
  readonly card: string
  readonly name: string
  readonly words: string
  /** A card is to be destroyed now. */
  readonly destroys: boolean
}

/** A building in a city: what it gives. */
const Chip = memo(function Chip({ card, name, words, destroys, ...state }: ChipProps) {
  const hands = useHands()
  const piece = `card.${card}`
  const facts = factsOfCard(card)
  const touch = () => {
    if (state.legal) return hands.choose(piece)
    hands.look(piece)
    if (destroys && (facts.colour === 'brown' || facts.colour === 'grey')) hands.why(`destroy ${card}`)
  }
  return (
    <button
      type="button"
      className={`duel-chip duel-kind-${facts.colour} ${pieceClasses(state)}`}
      data-piece={piece}
      title={name}
      aria-pressed={state.legal ? state.chosen : undefined}
      onClick={touch}
      {...lighting(hands, piece)}
    >
      <span className="visually-hidden">{words}</span>
      <span className="duel-chip-signs" aria-hidden="true">
        <CardEffects facts={facts} />
      </span>
    </button>
  )
})

/** Six places, the scales as a seventh, and the tokens owned. */
export function Science({ seat }: { readonly seat: Seat }) {
  const duel = useDuel()
  const { position, w, say } = duel
  const city = position.view.cities[seat]
  const known = position.state.cities[seat].symbols
  const kinds = SYMBOLS.filter((_, i) => (known >> i) & 1).length
  const counts = SYMBOLS.map(symbol => city.cards.filter(card => factsOfCard(card).symbol === symbol).length)
  const has = SYMBOLS.filter((_, i) => (known >> i) & 1).map(symbol => say({ key: `symbol.${symbol}` }))
  const label = [w('symbols', { n: kinds, all: KINDS_TO_WIN }), ...has].join(', ')
  return (
    <div className="duel-science">
      <span className="duel-science-set" role="img" aria-label={label}>
        {SYMBOLS.map((symbol, i) => (
          <span
            key={symbol}
            className={`duel-science-place ${(known >> i) & 1 ? 'duel-science-has' : ''} ${counts[i] > 1 ? 'duel-science-pair' : ''}`}
            title={say({ key: `symbol.${symbol}` }) + (counts[i] > 1 ? `, ${w('pair')}` : '')}
          >
            <DuelIcon name={`symbol.${symbol}`} />
          </span>
        ))}
        <span className="num">
          {kinds}/{KINDS_TO_WIN}
        </span>
      </span>
      {city.tokens.map(token => (
        <TokenPiece key={token} {...tokenProps(duel, token)} small />
      ))}
    </div>
  )
}

const FOUR = 4

/** The wonders: built ones with their effects, the others with cost and price. */
export function Wonders({ seat }: { readonly seat: Seat }) {
  const duel = useDuel()
  const { position, w, say } = duel
  const { wonders, built } = position.view.cities[seat]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pieces is no fieldset
    <div className="duel-wonders" role="group" aria-label={w('wonders')}>
      {built.map(({ wonder, card }) => (
        <WonderPiece key={wonder} {...wonderProps(duel, seat, wonder, card)} />
      ))}
      {wonders.map(wonder => (
        <WonderPiece key={wonder} {...wonderProps(duel, seat, wonder)} />
      ))}
      {Array.from({ length: FOUR - built.length - wonders.length }, (_, i) => {
        const out = position.view.removed[i]
        const title = out === undefined ? undefined : w('removed', { wonder: say({ key: `wonder.${out}` }) })
        return (
          <span key={out ?? `place-${i + 1}`} className="duel-wonder-none" title={title}>
            {out !== undefined && <DuelIcon name={`wonder.${out}`} title={title} />}
          </span>
        )
      })}
    </div>
  )
}

interface WonderPieceProps {
  readonly wonder: string
  readonly name: string
  readonly words: string
  /** It is built. */
  readonly built: string | undefined
  readonly cost: number
  readonly tag: 'done' | 'rest' | 'short' | 'can'
  /** It can be built with the card in hand. */
  readonly legal: boolean
  /** What building it would be, where the card in hand does not do. */
  readonly refused: string | undefined
  readonly looked: boolean
  readonly lit: boolean
  readonly recent: boolean
}

/** All a wonder shows; `under`: the card under it, so it is built. */
function wonderProps(duel: Duel, seat: Seat, wonder: string, under?: string): WonderPieceProps {
  const { position, asked, chosen, isLegal, say, w, looked } = duel
  const piece = `wonder.${wonder}`
  const cost = wonderPrice(position, seat, wonder)
  const short = cost > position.view.cities[seat].coins
  const own = seat === position.buyer
  const card = chosen?.startsWith('card.') ? chosen.slice(5) : undefined
  const notation = card === undefined ? undefined : `wonder ${wonder} ${card}`
  const legal = notation !== undefined && isLegal(notation)
  return {
    wonder,
    name: say({ key: piece }),
    words: wonderWords(duel, wonder),
    built: under === undefined ? undefined : w('built'),
    cost,
    tag: under !== undefined ? 'done' : !own ? 'rest' : short ? 'short' : 'can',
    legal,
    refused: asked === 'turn' && own && under === undefined && !legal ? notation : undefined,
    looked: looked === piece,
    lit: stateOf(duel, piece).lit,
    recent: duel.moved.has(piece),
  }
}

const WonderPiece = memo(function WonderPiece(props: WonderPieceProps) {
  const { wonder, name, words, built, cost, tag, legal, refused, looked, lit, recent } = props
  const hands = useHands()
  const piece = `wonder.${wonder}`
  const facts = factsOfWonder(wonder)
  const touch = () => {
    hands.look(piece)
    if (refused !== undefined) hands.why(refused)
  }
  return (
    <button
      type="button"
      className={`duel-wonder ${built === undefined ? '' : 'duel-wonder-built'} ${legal ? 'duel-legal-slim' : ''} ${looked ? 'duel-looked' : ''} ${lit ? 'piece-lit' : ''} ${recent ? 'recent' : ''}`}
      data-piece={piece}
      onClick={touch}
      {...lighting(hands, piece)}
    >
      <span className="visually-hidden">{words}</span>
      <WonderArt wonder={wonder} plan={built === undefined} wide />
      <span className={`duel-tag duel-tag-${tag} num`} aria-hidden="true">
        {built === undefined ? (
          <Coins>{cost}</Coins>
        ) : (
          <>
            <BoardIcon name="tick" />
            {built}
          </>
        )}
      </span>
      <span className="duel-wonder-name" aria-hidden="true">
        {hyphenate(name)}
      </span>
      <span className="duel-wonder-signs" aria-hidden="true">
        {built === undefined ? <CostSigns cost={facts.cost} /> : <WonderEffects facts={facts} />}
      </span>
    </button>
  )
})
