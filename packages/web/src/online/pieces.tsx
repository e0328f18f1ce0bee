// Pieces that the online pages share: who sits where, a trouble in words, a table as a card and as a row.

import type { SeatCard, TableCard, Trouble } from '@tabularium/protocol'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { GameMark } from '../frame/game-art.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { gameEntry } from '../games.ts'
import { useSettings } from '../settings.ts'
import { levelWords } from '../table/words.ts'
import { ago } from '../ui/ago.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { SeatBadge } from '../ui/seat.tsx'
import { commonWords } from './common-words.ts'
import { clockText, isFree, leftText, myTimeLeft, seatText, troubleText, waitsForMe } from './table-text.ts'
import { troubleWords } from './trouble-words.ts'
import './pieces.css'

export function useTroubleText(): (trouble: Trouble) => string {
  const say = troubleWords.use()
  return trouble => troubleText(trouble, say, troubleWords)
}

interface TroubleProps {
  readonly trouble: Trouble | undefined
  /** Asks once more. */
  again?(): void
}

/** What stands in the way, and the way around where there is one. */
export function TroubleNote({ trouble, again }: TroubleProps) {
  const say = commonWords.use()
  const text = useTroubleText()
  if (!trouble) return undefined
  return (
    <div className="trouble" role="alert">
      <p>{text(trouble)}</p>
      {again && (
        <Button size="small" onClick={again}>
          {say('again')}
        </Button>
      )}
    </div>
  )
}

/** The seats of a table: badges or discs where somebody sits, rings where somebody is awaited. */
export function Faces({ table: { game, seats } }: { readonly table: Pick<TableCard, 'game' | 'seats'> }) {
  const entry = gameEntry(game)
  const byNumber = entry !== undefined && !entry.emblems
  const face = ({ seat, ...one }: SeatCard) => {
    if (isFree({ seat, ...one })) return <i key={seat} />
    return byNumber ? <SeatBadge key={seat} seat={seat} size="small" /> : <i key={seat} className="face" />
  }
  return (
    <span className="faces" aria-hidden="true">
      {seats.map(face)}
    </span>
  )
}

/** Who sits there, by name; ratings where they count. */
export function useSeated(): (seats: readonly SeatCard[]) => string {
  const say = commonWords.use()
  const level = levelWords.use()
  return seats => {
    const free = seats.filter(isFree).length
    const names = seats.flatMap(one => {
      const name = seatText(one, level)
      if (name === undefined) return []
      return [one.person?.rating === undefined ? name : say('seat.rated', { name, rating: one.person.rating })]
    })
    return [...names, ...(free > 0 ? [say('seat.free', { n: free })] : [])].join(', ')
  }
}

/** One of the reader's tables; lit where it is the reader's move. */
export function GameCard({ table }: { readonly table: TableCard }) {
  const say = commonWords.use()
  const gameName = useGameName()
  const level = levelWords.use()
  const { language } = useSettings()
  const seated = useSeated()
  const lit = waitsForMe(table)
  const left = myTimeLeft(table, Date.now())
  const asked = table.seats.find(one => table.waiting.includes(one.seat))
  const stage =
    table.status === 'open'
      ? say('card.gathering', { n: table.seats.filter(isFree).length })
      : say('card.move', { n: table.moves })
  return (
    <Panel className="gamecard" lit={lit} aria-label={`${gameName(table.game)}: ${seated(table.seats)}`}>
      <div className="gamecard-head">
        <GameMark game={table.game} />
        <div>
          <h3>{gameName(table.game)}</h3>
          <small>
            {stage}, {ago(table.touched, language)}
          </small>
        </div>
      </div>
      <p>
        <Faces table={table} />
        <span>{seated(table.seats)}</span>
      </p>
      <div className="gamecard-foot">
        <small>
          {lit || table.status !== 'playing' || !asked
            ? clockText(table.clock, say)
            : say('card.thinks', { name: seatText(asked, level) ?? '' })}
        </small>
        <ButtonLink kind={lit ? 'legal' : 'plain'} to={`/table/${table.id}`}>
          {lit
            ? left === undefined
              ? say('card.yours')
              : say('card.yoursLeft', { left: leftText(left, language) })
            : say('card.open')}
        </ButtonLink>
      </div>
    </Panel>
  )
}

interface RowProps {
  readonly table: TableCard
  /** What can be done there. */
  readonly children: ReactNode
}

/** A table among others in a list. */
export function TableRow({ table, children }: RowProps) {
  const say = commonWords.use()
  const gameName = useGameName()
  const seated = useSeated()
  const { status, moves, spectators, clock, rated, data } = table
  const notes = [
    ...(status === 'playing' ? [say('card.move', { n: moves })] : []),
    clockText(clock, say),
    ...(rated ? [say('rated')] : []),
    ...(data ? [say('row.data', { name: data.name || '–' })] : []),
    ...(spectators > 0 ? [say('row.watching', { n: spectators })] : []),
  ]
  return (
    <li className="tablerow">
      <GameMark game={table.game} />
      <span className="tablerow-who">
        <b>{gameName(table.game)}</b>
        <small>{seated(table.seats)}</small>
      </span>
      <Faces table={table} />
      <span className="tablerow-how">{notes.join(', ')}</span>
      <span className="tablerow-do">{children}</span>
    </li>
  )
}

/** A person's name that leads to the profile, where there is one. */
export function PersonLink({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) {
  return id === undefined ? <span>{children}</span> : <Link href={`/people/${id}`}>{children}</Link>
}

/** Still shapes where a list will stand. */
export function Shapes({ rows, what }: { readonly rows: number; readonly what: string }) {
  return (
    <div className="shapes" aria-busy="true">
      <span className="visually-hidden">{what}</span>
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <i key={i} />
      ))}
    </div>
  )
}

interface SwitchProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly on: boolean
  readonly disabled?: boolean
  onChange(on: boolean): void
}

/** On or off, at once. */
export const Switch = ({ label, hint, on, disabled = false, onChange }: SwitchProps) => (
  <label className="switch">
    <span>
      {label}
      {hint !== undefined && <small>{hint}</small>}
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={on}
      checked={on}
      disabled={disabled}
      onChange={event => onChange(event.target.checked)}
    />
  </label>
)
