// Who sits at an online table, in one line: badge, whether they are there, name, and the time they have left.

import type { Seat } from '@tabularium/kernel'
import type { TableCard } from '@tabularium/protocol'
import { useEffect, useState } from 'react'
import { useSettings } from '../settings.ts'
import type { OnlineState, TableState } from '../table/table.ts'
import { ControlIcon } from '../ui/icons.tsx'
import { SeatBadge } from '../ui/seat.tsx'
import { briefOf, figuresOf, holidayAt, isRunning, leftOf, SOON_MS, untilNext } from './clock.ts'
import { onlineWords } from './words.ts'
import './seats.css'

interface ClockProps {
  readonly online: OnlineState
  readonly waiting: readonly Seat[]
  readonly seat: Seat
}

/** Draws itself again when its figures change, and nothing else. */
function Clock({ online, waiting, seat }: ClockProps) {
  const t = onlineWords.use()
  const [, tick] = useState(0)
  const left = leftOf(online, waiting, seat, Date.now())
  const runs = isRunning(online, waiting, seat)
  const days = online.card.clock.kind === 'days'
  useEffect(() => {
    if (left === undefined || left === 0 || !runs) return
    const timer = setTimeout(() => tick(n => n + 1), untilNext(left, days))
    return () => clearTimeout(timer)
  })
  if (left === undefined) return undefined
  const soon = runs && left < SOON_MS
  return (
    <>
      <span className={`clock num ${runs ? 'clock-runs' : ''} ${soon ? 'clock-soon' : ''}`} role="timer">
        <span className="visually-hidden">{t('left.spoken')} </span>
        <span className="clock-whole">{figuresOf(left, days, t)}</span>
        <span className="clock-brief">{briefOf(left, days, t)}</span>
      </span>
      {seat === online.mine && (
        <span className="visually-hidden" role="alert">
          {soon ? t('left.soon') : ''}
        </span>
      )}
    </>
  )
}

export type Presence = 'here' | 'away' | 'bot' | 'stand-in' | 'resigned'

export function presenceOf({ card, online, mine, connection }: OnlineState, seat: Seat): Presence {
  const { bot, standIn, resigned } = card.seats[seat] ?? {}
  if (bot !== undefined) return 'bot'
  if (resigned) return 'resigned'
  if (standIn) return 'stand-in'
  return online.includes(seat) || (seat === mine && connection === 'connected') ? 'here' : 'away'
}

/** The last day of a holiday. */
const dayText = (until: number, language: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(until - 1)

/** "+12", "−8", "±0". */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0')

/** At a rated table: the rating, and after it what has become of it. */
function SeatRating({ card, seat }: { readonly card: TableCard; readonly seat: Seat }) {
  const t = onlineWords.use()
  const { person, rated } = card.seats[seat] ?? {}
  if (!card.rated || !person) return undefined
  const rating = rated?.after ?? person.rating
  if (rating === undefined) return undefined
  const change = rated && rated.after - rated.before
  return (
    <span className="seat-strip-rating num">
      <span className="visually-hidden">{t('people.rating', { rating })}</span>
      <span aria-hidden="true">{rating}</span>
      {change !== undefined && <b className={change < 0 ? 'rating-down' : 'rating-up'}>{signed(change)}</b>}
    </span>
  )
}

interface SeatsProps {
  readonly state: TableState
  readonly online: OnlineState
  readonly names: readonly string[]
}

export function Seats({ state, online, names }: SeatsProps) {
  const t = onlineWords.use()
  const { language } = useSettings()
  const { waiting } = state.position.view
  const over = state.position.result !== undefined
  return (
    <ul className={`seat-strip seat-strip-${names.length > 2 ? 'many' : 'two'}`}>
      {names.map((name, seat) => {
        const presence = presenceOf(online, seat)
        const holiday = holidayAt(online, seat, Date.now())
        const said = holiday
          ? t('seat.holiday', { name, until: dayText(holiday.until, language) })
          : t(`seat.${presence}`, { name })
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className={!over && waiting.includes(seat) ? 'seat-strip-asked' : ''}
            title={said}
          >
            <SeatBadge seat={seat} size="small" />
            <i className={`seat-strip-dot seat-strip-${presence}`} />
            <span className="seat-strip-name" aria-hidden="true">
              {name}
            </span>
            <span className="visually-hidden">{said}</span>
            <SeatRating card={online.card} seat={seat} />
            {holiday && <ControlIcon name="pause" />}
            <Clock online={online} waiting={over ? [] : waiting} seat={seat} />
          </li>
        )
      })}
    </ul>
  )
}
