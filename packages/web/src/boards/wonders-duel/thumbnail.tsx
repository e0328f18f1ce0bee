// A position of an example: the conflict track, the cards it is about with what they cost, and both cities.

import type { Seat } from '@tabularium/kernel'
import type { WdView } from '@tabularium/wonders-duel'
import { total } from '@tabularium/wonders-duel/rules'
import { BoardIcon } from '../../ui/icons.tsx'
import { SeatBadge } from '../../ui/seat.tsx'
import { hyphenate } from '../hyphenate.ts'
import { forExamples, stillProps, type ThumbnailProps } from '../thumbnail.ts'
import { useDuelOf } from './board.tsx'
import { CardBack, CardFace } from './card.tsx'
import { type Duel, DuelContext, HandsContext } from './context.ts'
import { DuelIcon } from './icons.tsx'
import { LyingTrack } from './military.tsx'
import { cardPrice, factsOfCard, type Place, wonderPrice } from './position.ts'
import { CardEffects, Coins } from './signs.tsx'
import { TokenFace } from './tokens.tsx'
import './thumbnail.css'

/** With more cards than these it matters how they lie. */
const MOST_SINGLE = 6

function DuelThumbnail(props: ThumbnailProps<WdView>) {
  const duel = useDuelOf(stillProps(props))
  const { view, mine, rival, places } = duel.position
  const cards = places.filter(({ face }) => face !== 'gone')
  const isLit = (piece: string) => props.light.includes(piece)
  return (
    <DuelContext value={duel}>
      <HandsContext value={duel}>
        <div className="duel-still">
          <LyingTrack />
          {cards.length > MOST_SINGLE ? (
            <Layout duel={duel} isLit={isLit} />
          ) : (
            <Singles duel={duel} cards={cards} isLit={isLit} />
          )}
          {view.board.length > 0 && cards.length > MOST_SINGLE && <Tokens duel={duel} tokens={view.board} />}
          <ul>
            {[mine, rival].map(seat => (
              <CityOf key={seat} duel={duel} seat={seat} isLit={isLit} />
            ))}
          </ul>
        </div>
      </HandsContext>
    </DuelContext>
  )
}

interface Shown {
  readonly duel: Duel
  isLit(piece: string): boolean
}

/** The cards that can be taken, as they are printed, with their prices. */
function Singles({ duel, cards, isLit }: Shown & { readonly cards: readonly Place[] }) {
  const { position, say } = duel
  const open = cards.flatMap(({ open: accessible, card }) => (accessible && card !== undefined ? card : []))
  const lit = open.filter(card => isLit(`card.${card}`))
  return (
    <div className="duel-still-singles">
      {(lit.length > 0 ? lit : open).map(card => (
        <span key={card} className="duel-still-single">
          <span className="duel-still-face">
            <CardFace card={card} name={say({ key: `card.${card}` })} free={say({ key: 'cost.free' })} />
          </span>
          <Coins>{cardPrice(position, position.buyer, card)}</Coins>
        </span>
      ))}
    </div>
  )
}

/** All the cards as they lie, small. */
function Layout({ duel, isLit }: Shown) {
  const { position, say } = duel
  const { view, places, shape } = position
  return (
    <div className="duel-still-layout" style={{ gridTemplateColumns: `repeat(${shape.columns}, 1fr)` }}>
      {places.map(({ slot, row, column, face, card }) => {
        if (face === 'gone') return null
        const facts = card === undefined ? undefined : factsOfCard(card)
        const lit = card !== undefined && isLit(`card.${card}`)
        return (
          <span
            key={slot}
            className={`duel-still-place ${facts ? `duel-kind-${facts.colour}` : ''} ${lit ? 'duel-still-lit' : ''}`}
            style={{ gridColumn: `${column + 1} / span 2`, gridRow: row + 1, zIndex: row }}
          >
            {facts && card !== undefined ? (
              <>
                <span className="duel-band">
                  <CardEffects facts={facts} />
                </span>
                <b>{hyphenate(say({ key: `card.${card}` }))}</b>
              </>
            ) : (
              <CardBack age={view.age} guild={face === 'guild'} />
            )}
          </span>
        )
      })}
    </div>
  )
}

const Tokens = ({ duel, tokens }: { readonly duel: Duel; readonly tokens: readonly string[] }) => (
  <div className="duel-still-tokens">
    {tokens.map(token => (
      <span key={token}>
        <TokenFace token={token} />
        {duel.say({ key: `token.${token}` })}
      </span>
    ))}
  </div>
)

/** Coins and points, buildings, wonders and tokens. */
function CityOf({ duel, seat, isLit }: Shown & { readonly seat: Seat }) {
  const { position, say, w, nameOfSeat } = duel
  const { coins, cards, wonders, built, tokens } = position.view.cities[seat]
  const lit = (piece: string) => (isLit(piece) ? 'duel-still-lit' : '')
  return (
    <li className={position.view.waiting.includes(seat) ? 'duel-still-turn' : ''}>
      <span className="duel-still-who">
        <SeatBadge seat={seat} size="small" />
        <b>{nameOfSeat(seat)}</b>
        <Coins>{coins}</Coins>
        <span>{w('points', { n: total(position.state, seat) })}</span>
      </span>
      {cards.map(card => {
        const facts = factsOfCard(card)
        return (
          <span key={card} className={`duel-still-card duel-kind-${facts.colour} ${lit(`card.${card}`)}`}>
            <span className="duel-band">
              <CardEffects facts={facts} />
            </span>
            {say({ key: `card.${card}` })}
          </span>
        )
      })}
      {built.map(({ wonder }) => (
        <span key={wonder} className={`duel-still-wonder ${lit(`wonder.${wonder}`)}`}>
          <DuelIcon name={`wonder.${wonder}`} />
          {say({ key: `wonder.${wonder}` })}
          <BoardIcon name="tick" />
        </span>
      ))}
      {wonders.map(wonder => (
        <span key={wonder} className={`duel-still-wonder ${lit(`wonder.${wonder}`)}`}>
          <DuelIcon name={`wonder.${wonder}`} />
          {say({ key: `wonder.${wonder}` })}
          <Coins>{wonderPrice(position, seat, wonder)}</Coins>
        </span>
      ))}
      {tokens.length > 0 && <Tokens duel={duel} tokens={tokens} />}
    </li>
  )
}

export const duelThumbnail = forExamples(DuelThumbnail)
