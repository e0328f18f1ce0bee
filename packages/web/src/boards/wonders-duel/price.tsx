// A price line by line: printed, made, covered, bought, and what it comes to.

import type { Quote, QuoteLine } from '@tabularium/wonders-duel/rules'
import type { ReactNode } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import type { Kind } from './actions-by-piece.ts'
import { type Duel, useDuel } from './context.ts'
import { DuelIcon } from './icons.tsx'
import { cardQuote, ownerOf, whereIs, wonderQuote } from './position.ts'
import { Coins, Good } from './signs.tsx'

const lineSign = (line: QuoteLine): ReactNode =>
  'resource' in line ? (
    <Good of={line.resource} />
  ) : line.what === 'chain' ? (
    <DuelIcon name={`chain.${line.symbol}`} />
  ) : (
    <BoardIcon name="coin" />
  )

function lineWords({ w, say }: Duel, line: QuoteLine, discount: string): string {
  switch (line.what) {
    case 'chain':
      return w('lineChain')
    case 'printed':
      return w('linePrinted')
    case 'made':
      return w('lineMade')
    case 'choice':
      return w('lineChoice')
    case 'discount':
      return w('lineDiscount', { token: say({ key: `token.${discount}` }) })
    case 'bought':
      return line.fixed ? w('lineFixed') : w('lineBought', { rival: line.each - 2 })
  }
}

/** The price line by line. */
export function PriceLines({
  quote,
  coins,
  own,
  discount,
}: {
  readonly quote: Quote
  readonly coins: number
  readonly own: boolean
  readonly discount: string
}) {
  const duel = useDuel()
  const { w, say } = duel
  const short = quote.total - coins
  return (
    <dl className="duel-price num">
      {quote.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one quote keep their order
        <div key={i}>
          <dt>
            {lineSign(line)}
            <span>
              {'resource' in line && (
                <span className="visually-hidden">{say({ key: `resource.${line.resource}` })}: </span>
              )}
              {'units' in line && line.units > 1 ? `${line.units} × ` : ''}
              {lineWords(duel, line, discount)}
            </span>
          </dt>
          <dd>{line.coins}</dd>
        </div>
      ))}
      <div className="duel-price-sum">
        <dt>{own ? w('sum') : w('sumOther')}</dt>
        <dd>
          {quote.total === 0 ? w('free') : <Coins>{quote.total}</Coins>}
          {own && short > 0 && <span className="duel-price-short">{w('short', { n: short })}</span>}
        </dd>
      </div>
    </dl>
  )
}

/** What it costs, where it can still be built. */
export function Price({ duel, kind, name }: { readonly duel: Duel; readonly kind: Kind; readonly name: string }) {
  const { position, asked } = duel
  const { view, buyer } = position
  if (kind === 'card') {
    if (whereIs(position, name).at !== 'layout' || asked === 'raise') return null
    return (
      <PriceLines quote={cardQuote(position, buyer, name)} coins={view.cities[buyer].coins} own discount="masonry" />
    )
  }
  if (kind === 'wonder') {
    const owner = ownerOf(position, name) ?? buyer
    if (view.cities[owner].built.some(({ wonder }) => wonder === name)) return null
    return (
      <PriceLines
        quote={wonderQuote(position, owner, name)}
        coins={view.cities[owner].coins}
        own={owner === buyer && view.age > 0}
        discount="architecture"
      />
    )
  }
  return null
}
