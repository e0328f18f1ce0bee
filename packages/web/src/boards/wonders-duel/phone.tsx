// The same table on a phone: strips for both players, the cards across the whole width, and below them a sheet with what
// is in hand.

import type { Seat } from '@tabularium/kernel'
import { KINDS_TO_WIN, SYMBOLS, total } from '@tabularium/wonders-duel/rules'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BoardIcon } from '../../ui/icons.tsx'
import { SeatBadge } from '../../ui/seat.tsx'
import { SeatFace } from '../../ui/seat-face.tsx'
import { wonderWords } from './aria-labels.ts'
import { City, goodsOf, Purse } from './city.tsx'
import { useDuel } from './context.ts'
import { DuelIcon } from './icons.tsx'
import { Inspector } from './inspector.tsx'
import { LyingTrack } from './military.tsx'
import { Picture } from './picture.ts'
import { wonderPrice } from './position.ts'
import { Coins, Good } from './signs.tsx'
import { BoardTokens } from './tokens.tsx'
import { PileButton } from './tray.tsx'
import './phone.css'

interface PhoneBoardProps {
  /** The middle of the table; covered while a city lies over it. */
  centre(covered: boolean): ReactNode
}

export function PhoneBoard({ centre }: PhoneBoardProps) {
  const duel = useDuel()
  const { position, asked } = duel
  const [shown, show] = useState<Seat | undefined>(undefined)
  const toggle = (seat: Seat) => show(shown === seat ? undefined : seat)
  const target = asked === 'destroy' ? position.rival : shown
  const table = useRef<HTMLDivElement>(null)
  const held = duel.looked ?? duel.chosen
  useEffect(() => {
    if (held === undefined) return
    table.current?.querySelector(`.duel-place[data-piece="${held}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [held])
  if (duel.pane === 'details') {
    return (
      <div className="duel-phone-city duel-phone-cities">
        <City seat={position.mine} />
        <City seat={position.rival} />
      </div>
    )
  }
  return (
    <div ref={table} className="duel-phone-table">
      <RivalStrip seat={position.rival} open={target === position.rival} toggle={() => toggle(position.rival)} />
      <div className="duel-phone-track">
        <LyingTrack />
      </div>
      <div className="duel-phone-tokens">
        <BoardTokens />
        <PileButton />
      </div>
      <div className="duel-phone-centre">
        {centre(target !== undefined)}
        {target !== undefined && (
          <div className="duel-phone-city">
            <City seat={target} />
          </div>
        )}
      </div>
      <OwnStrip seat={position.mine} open={target === position.mine} toggle={() => toggle(position.mine)} />
      <Inspector />
    </div>
  )
}

interface StripProps {
  readonly seat: Seat
  readonly open: boolean
  toggle(): void
}

function RivalStrip({ seat, open, toggle }: StripProps) {
  const { position, w, nameOfSeat } = useDuel()
  const city = position.view.cities[seat]
  const known = position.state.cities[seat].symbols
  const kinds = SYMBOLS.filter((_, i) => (known >> i) & 1).length
  return (
    <button type="button" className="duel-strip" data-city={seat} aria-expanded={open} onClick={toggle}>
      <span className="visually-hidden">{w('showCity', { name: nameOfSeat(seat) })}</span>
      <SeatBadge seat={seat} />
      <SeatFace seat={seat} />
      <b aria-hidden="true">{nameOfSeat(seat)}</b>
      <Purse seat={seat} />
      <span className="duel-strip-figures num" aria-hidden="true">
        <span title={w('pointsNow')}>{w('points', { n: total(position.state, seat) })}</span>
        <span>
          <DuelIcon name="science" />
          {kinds}/{KINDS_TO_WIN}
        </span>
        <span>
          <DuelIcon name="wonder" />
          {city.built.length}/{city.built.length + city.wonders.length}
        </span>
        <BoardIcon name={open ? 'up' : 'down'} />
      </span>
    </button>
  )
}

function OwnStrip({ seat, open, toggle }: StripProps) {
  const duel = useDuel()
  const { position, w, say, nameOfSeat, look, chosen, isLegal } = duel
  const { wonders, built } = position.view.cities[seat]
  const card = chosen?.startsWith('card.') ? chosen.slice(5) : undefined
  return (
    <div className="duel-own" data-city={seat}>
      <button type="button" className="duel-strip" aria-expanded={open} onClick={toggle}>
        <span className="visually-hidden">{w('showCity', { name: nameOfSeat(seat) })}</span>
        <SeatBadge seat={seat} size="small" />
        <Purse seat={seat} />
        <span className="duel-strip-points">{w('points', { n: total(position.state, seat) })}</span>
        <span className="duel-strip-figures num" aria-hidden="true">
          {goodsOf(duel, seat).map(({ resource, made, any }) => (
            <span key={resource}>
              <Good of={resource} />
              {made}
              {any > 0 && <sup>+</sup>}
            </span>
          ))}
        </span>
      </button>
      {(wonders.length > 0 || built.length > 0) && (
        <div className="duel-own-wonders">
          {built.map(({ wonder }) => (
            <button
              key={wonder}
              type="button"
              className="duel-mini-wonder duel-mini-built"
              data-piece={`wonder.${wonder}`}
              title={say({ key: `wonder.${wonder}` })}
              onClick={() => look(`wonder.${wonder}`)}
            >
              <span className="visually-hidden">{wonderWords(duel, wonder)}</span>
              <Picture name={`wonder/${wonder}`} wide>
                <DuelIcon name={`wonder.${wonder}`} />
              </Picture>
              <BoardIcon name="tick" />
            </button>
          ))}
          {wonders.map(wonder => {
            const price = wonderPrice(position, seat, wonder)
            const short = price > position.view.cities[seat].coins
            const legal = card !== undefined && isLegal(`wonder ${wonder} ${card}`)
            return (
              <button
                key={wonder}
                type="button"
                className={`duel-mini-wonder ${short ? 'duel-mini-short' : ''} ${legal ? 'duel-legal-slim' : ''}`}
                data-piece={`wonder.${wonder}`}
                title={say({ key: `wonder.${wonder}` })}
                onClick={() => look(`wonder.${wonder}`)}
              >
                <span className="visually-hidden">{wonderWords(duel, wonder)}</span>
                <Picture name={`wonder/${wonder}`} plan wide>
                  <DuelIcon name={`wonder.${wonder}`} />
                </Picture>
                <Coins>{price}</Coins>
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}
