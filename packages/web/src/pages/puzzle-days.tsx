// The days there are: the one before and after, and four weeks at a time, each with what became of it.

import { useState } from 'react'
import { Link } from 'wouter'
import { addDays, dateOf, firstDay, marks } from '../learn/days.ts'
import { puzzleWords } from '../learn/puzzle-words.ts'
import { useSettings } from '../settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { BoardIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/panel.tsx'
import './puzzle.css'

interface PuzzleDaysProps {
  readonly day: string
  readonly today: string
  readonly before: string | undefined
  readonly after: string | undefined
  /** Drawn again when a day may have got its mark. */
  readonly changed: string
}

const WEEKS = 4

/** The Monday of a day's week. */
const monday = (day: string): string => addDays(day, -((dateOf(day).getDay() + 6) % 7))

export function PuzzleDays({ day, today, before, after }: PuzzleDaysProps) {
  const t = puzzleWords.use()
  const { language } = useSettings()
  const [back, setBack] = useState(0)
  const kept = marks()
  const from = addDays(monday(day), -7 * (WEEKS - 1 + back * WEEKS))
  const days = Array.from({ length: 7 * WEEKS }, (_, i) => addDays(from, i))
  const last = days[days.length - 1]
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long' })
  const short = new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' })
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'narrow' })
  return (
    <Panel title={t('days')} note={short.format(dateOf(last > today ? today : last))} className="puzzle-days">
      <div className="puzzle-weeks">
        {days.slice(0, 7).map(one => (
          <span key={one} className="puzzle-weekday" aria-hidden="true">
            {weekday.format(dateOf(one))}
          </span>
        ))}
        {days.map(one => {
          const number = dateOf(one).getDate()
          if (one > today || one < firstDay())
            return (
              <span key={one} className="puzzle-day puzzle-none">
                {number}
              </span>
            )
          const mark = kept[one]
          const state = t(`day.${mark ?? 'open'}`)
          return (
            <Link
              key={one}
              href={`/puzzle/${one}`}
              className={`puzzle-day puzzle-${mark ?? 'open'}`}
              aria-current={one === day ? 'date' : undefined}
              aria-label={`${long.format(dateOf(one))}, ${state}`}
              title={state}
            >
              {mark === 'solved' ? <BoardIcon name="tick" size={15} /> : number}
            </Link>
          )
        })}
      </div>
      <div className="puzzle-steps">
        <button
          type="button"
          className="puzzle-step"
          aria-label={t('earlier')}
          disabled={from <= firstDay()}
          onClick={() => setBack(back + 1)}
        >
          ‹‹
        </button>
        {before !== undefined && (
          <ButtonLink size="small" kind="quiet" to={`/puzzle/${before}`} aria-label={t('previous')}>
            ‹
          </ButtonLink>
        )}
        <ButtonLink size="small" kind="quiet" to="/puzzle">
          {t('today')}
        </ButtonLink>
        {after !== undefined && (
          <ButtonLink size="small" kind="quiet" to={`/puzzle/${after}`} aria-label={t('next')}>
            ›
          </ButtonLink>
        )}
        <button
          type="button"
          className="puzzle-step"
          aria-label={t('later')}
          disabled={back === 0}
          onClick={() => setBack(back - 1)}
        >
          ››
        </button>
      </div>
    </Panel>
  )
}
