// The people of an online table: who is there, who is played for, and what can be done about somebody.

import type { Seat } from '@tabularium/kernel'
import type { SeatCard } from '@tabularium/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { OnlineState } from '../table/table.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { ControlIcon } from '../ui/icons.tsx'
import { SeatBadge } from '../ui/seat.tsx'
import { presenceOf, signed } from './seats.tsx'
import { onlineWords } from './words.ts'

export interface PeopleActs {
  readonly muted: ReadonlySet<string>
  mute(person: string, name: string, on: boolean): void
  block(person: string, name: string): void
  report(person: string, name: string): void
  replace(seat: Seat): void
}

interface PeopleProps {
  readonly online: OnlineState
  /** Whom a bot may be called for. */
  readonly absent: Seat | undefined
  readonly names: readonly string[]
  readonly acts: PeopleActs
}

interface MenuProps {
  readonly person: NonNullable<SeatCard['person']>
  readonly acts: PeopleActs
}

function Menu({ person: { id, name }, acts }: MenuProps) {
  const t = onlineWords.use()
  const muted = acts.muted.has(id)
  return (
    <div className="people-menu">
      <Link className="button button-quiet button-small" href={`/people/${id}`}>
        {t('people.profile')}
      </Link>
      <Button kind="quiet" size="small" aria-pressed={muted} onClick={() => acts.mute(id, name, !muted)}>
        {t(muted ? 'people.unmute' : 'people.mute')}
      </Button>
      <Button kind="quiet" size="small" onClick={() => acts.block(id, name)}>
        {t('people.block')}
      </Button>
      <Button kind="quiet" size="small" onClick={() => acts.report(id, name)}>
        {t('people.report')}
      </Button>
    </div>
  )
}

/** So long somebody must be away before the server lets others call a bot. */
const ABSENT_MS = 120_000

/** Whom a bot may be called for: the reader sits here, they are asked, and have long been away. Where the clock decides, nobody. */
export function useAbsent(online: OnlineState): Seat | undefined {
  const { card, mine } = online
  const byClock =
    card.clock.kind === 'days' || (card.clock.kind === 'live' && (card.rated || card.tournament !== undefined))
  const live = card.status === 'playing' && !byClock && mine !== undefined
  const away = live ? card.waiting.find(seat => seat !== mine && presenceOf(online, seat) === 'away') : undefined
  const [absent, setAbsent] = useState<string>()
  const since = `${away} ${card.moves}`
  useEffect(() => {
    if (away === undefined) return
    const timer = setTimeout(() => setAbsent(since), ABSENT_MS)
    return () => clearTimeout(timer)
  }, [away, since])
  return absent === since ? away : undefined
}

export function People({ online, absent, names, acts }: PeopleProps) {
  const t = onlineWords.use()
  const { card, mine, spectators } = online
  const [open, setOpen] = useState<Seat>()
  return (
    <>
      <ul className="people">
        {card.seats.map(({ seat, person, rated }) => {
          const presence = presenceOf(online, seat)
          const notes = [
            t(`people.${presence}`),
            ...(rated
              ? [t('people.rated', { ...rated, change: signed(rated.after - rated.before) })]
              : person?.rating === undefined
                ? []
                : [t('people.rating', { rating: person.rating })]),
            ...(person?.guest ? [t('people.guest')] : []),
          ]
          return (
            <li key={seat}>
              {person ? <Avatar name={person.name} /> : <SeatBadge seat={seat} />}
              <span className="people-who">
                <b>
                  {person && <SeatBadge seat={seat} size="small" />}
                  {names[seat]}
                </b>
                <small>{notes.join(', ')}</small>
              </span>
              {absent === seat && (
                <Button size="small" onClick={() => acts.replace(seat)}>
                  {t('people.replace')}
                </Button>
              )}
              {person && seat !== mine && (
                <button
                  type="button"
                  className="people-more"
                  aria-expanded={open === seat}
                  aria-label={t('people.menu', { name: person.name })}
                  title={t('people.menu', { name: person.name })}
                  onClick={() => setOpen(open === seat ? undefined : seat)}
                >
                  <ControlIcon name="more" />
                </button>
              )}
              {person && open === seat && <Menu person={person} acts={acts} />}
            </li>
          )
        })}
      </ul>
      <p className="people-watching">{t('people.watching', { n: spectators })}</p>
    </>
  )
}
