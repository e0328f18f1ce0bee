// One player's city: purse and points, what it makes and buys at, its buildings, science, tokens and wonders.

import type { Seat } from '@tabularium/kernel'
import { type CardFacts, COLOURS, KINDS_TO_WIN, price, RESOURCES, SYMBOLS, total } from '@tabularium/wonders-duel/rules'
import { useRef } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { useRoving } from '../../ui/roving.ts'
import { SeatBadge } from '../../ui/seat.tsx'
import { classesOf, lighting, stateOf, useDuel } from './duel.ts'
import { DuelSign } from './icons.tsx'
import { useCount } from './motion.tsx'
import { factsOfCard, factsOfWonder, wonderPrice } from './position.ts'
import { CardEffects, Coins, CostSigns, Good, WonderEffects } from './signs.tsx'
import { soft } from './soft.ts'
import { cardWords, wonderWords } from './spoken.ts'
import { TokenPiece } from './tokens.tsx'
import './city.css'

export function City({ seat }: { readonly seat: Seat }) {
  const { w, seat: looking, nameOfSeat } = useDuel()
  const region = useRef<HTMLElement>(null)
  useRoving(region, { items: 'button[data-piece]', arrows: 'all' })
  const label = seat === looking ? w('yourCity') : w('cityOf', { name: nameOfSeat(seat) })
  return (
    <section
      ref={region}
      className={`duel-city ${seat === looking ? 'duel-city-own' : ''}`}
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
    <span className="duel-purse" title={w('coins', { n: coins })}>
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

const RAW = 3

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
        <div key={resource} className="duel-goods-line">
          <Good of={resource} />
          <span className="duel-pips" aria-hidden="true">
            {made + any === 0 ? <em>–</em> : undefined}
            {pips(made, 'duel-pip')}
            {pips(any, 'duel-pip-any')}
          </span>
          <span aria-hidden="true">
            <Coins>{each}</Coins>
          </span>
          <span className="visually-hidden">
            {w('goodLine', { good: say({ key: `resource.${resource}` }), n: made, any, price: each })}
          </span>
        </div>
      ))}
    </div>
  )
}

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
  const { position, w } = useDuel()
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
            <Chip key={card} card={card} />
          ))}
        </span>
      ))}
    </div>
  )
}

/** A building in a city: what it gives. */
export function Chip({ card }: { readonly card: string }) {
  const duel = useDuel()
  const { choose, look, why, asked, say } = duel
  const piece = `card.${card}`
  const state = stateOf(duel, piece)
  const facts = factsOfCard(card)
  const touch = () => {
    if (state.legal) return choose(piece)
    look(piece)
    if (asked === 'destroy' && (facts.colour === 'brown' || facts.colour === 'grey')) why(`destroy ${card}`)
  }
  return (
    <button
      type="button"
      className={`duel-chip duel-kind-${facts.colour} ${classesOf(state)}`}
      data-piece={piece}
      title={say({ key: piece })}
      aria-pressed={state.legal ? state.chosen : undefined}
      onClick={touch}
      {...lighting(duel, piece)}
    >
      <span className="visually-hidden">{cardWords(duel, card)}</span>
      <span className="duel-chip-signs" aria-hidden="true">
        <CardEffects facts={facts} />
      </span>
    </button>
  )
}

/** Six places, the scales as a seventh, and the tokens owned. */
export function Science({ seat }: { readonly seat: Seat }) {
  const { position, w, say } = useDuel()
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
            <DuelSign name={`symbol.${symbol}`} />
          </span>
        ))}
        <span className="num">
          {kinds}/{KINDS_TO_WIN}
        </span>
      </span>
      {city.tokens.map(token => (
        <TokenPiece key={token} token={token} small />
      ))}
    </div>
  )
}

const FOUR = 4

/** The four wonders: built ones with their effects, the others with cost and price. */
export function Wonders({ seat }: { readonly seat: Seat }) {
  const { position, w, say } = useDuel()
  const { wonders, built } = position.view.cities[seat]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of pieces is no fieldset
    <div className="duel-wonders" role="group" aria-label={w('wonders')}>
      {built.map(({ wonder, card }) => (
        <WonderPiece key={wonder} wonder={wonder} seat={seat} under={card} />
      ))}
      {wonders.map(wonder => (
        <WonderPiece key={wonder} wonder={wonder} seat={seat} />
      ))}
      {Array.from({ length: FOUR - built.length - wonders.length }, (_, i) => {
        const out = position.view.removed[i]
        const title = out === undefined ? undefined : w('removed', { wonder: say({ key: `wonder.${out}` }) })
        return (
          <span key={out ?? `place-${i + 1}`} className="duel-wonder-none" title={title}>
            {out !== undefined && <DuelSign name={`wonder.${out}`} title={title} />}
          </span>
        )
      })}
    </div>
  )
}

interface WonderPieceProps {
  readonly wonder: string
  readonly seat: Seat
  /** The card under it: it is built. */
  readonly under?: string
}

function WonderPiece({ wonder, seat, under }: WonderPieceProps) {
  const duel = useDuel()
  const { position, look, why, asked, chosen, isLegal, say, w, looked } = duel
  const piece = `wonder.${wonder}`
  const facts = factsOfWonder(wonder)
  const cost = wonderPrice(position, seat, wonder)
  const short = cost > position.view.cities[seat].coins
  const own = seat === position.buyer
  const card = chosen?.startsWith('card.') ? chosen.slice(5) : undefined
  const notation = card === undefined ? undefined : `wonder ${wonder} ${card}`
  const legal = notation !== undefined && isLegal(notation)
  const touch = () => {
    look(piece)
    if (asked === 'turn' && own && under === undefined && notation !== undefined && !legal) why(notation)
  }
  const tag = under !== undefined ? 'done' : !own ? 'rest' : short ? 'short' : 'can'
  return (
    <button
      type="button"
      className={`duel-wonder ${under === undefined ? '' : 'duel-wonder-built'} ${legal ? 'duel-legal-slim' : ''} ${looked === piece ? 'duel-looked' : ''} ${stateOf(duel, piece).lit ? 'duel-lit' : ''}`}
      data-piece={piece}
      onClick={touch}
      {...lighting(duel, piece)}
    >
      <span className="visually-hidden">{wonderWords(duel, wonder)}</span>
      <span className="duel-wonder-art" aria-hidden="true">
        <DuelSign name={piece} />
      </span>
      <span className={`duel-tag duel-tag-${tag} num`} aria-hidden="true">
        {under === undefined ? (
          <Coins>{cost}</Coins>
        ) : (
          <>
            <Icon name="tick" />
            {w('built')}
          </>
        )}
      </span>
      <span className="duel-wonder-name" aria-hidden="true">
        {soft(say({ key: piece }))}
      </span>
      <span className="duel-wonder-signs" aria-hidden="true">
        {under === undefined ? <CostSigns cost={facts.cost} /> : <WonderEffects facts={facts} />}
      </span>
    </button>
  )
}
