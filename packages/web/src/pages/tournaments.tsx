// The tournaments of this server: to come, running, over. Announcing one, and the leagues, are pages behind it.

import type { TournamentCard } from '@tabularium/protocol'
import { type ReactNode, Suspense, useState } from 'react'
import { Link, useParams } from 'wouter'
import { page } from '../frame/page.tsx'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { commonWords } from '../online/common-words.ts'
import { FeedLinks } from '../online/feed-links.tsx'
import { leagueWords } from '../online/league-words.ts'
import { Shapes, TroubleNote } from '../online/pieces.tsx'
import { clockText } from '../online/table-text.ts'
import { tournamentLinkWords } from '../online/tournament-link-words.ts'
import { tournamentWords } from '../online/tournament-words.ts'
import { type ListedPhase, PHASES, TOURNAMENTS_A_PAGE, tournaments } from '../online/tournaments-api.ts'
import { useOnVisible, useQuery } from '../online/use-query.ts'
import { useSettings } from '../settings.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { Empty } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { timeText } from './tournament/points.ts'
import './tournament/tournament.css'

export function TournamentRow({ card }: { readonly card: TournamentCard }) {
  const say = tournamentWords.use()
  const common = commonWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const { id, name, terms, phase, entrants, round, starts, mine } = card
  const facts = [
    gameName(terms.game),
    say(`format.${terms.format}`),
    clockText(terms.clock, common),
    say('players', { n: entrants }),
  ]
  const when =
    phase === 'registration' && starts !== undefined
      ? say('starts', { time: timeText(starts, language) })
      : round > 0 && terms.format !== 'arena'
        ? say('round', { n: round })
        : ''
  return (
    <li>
      <Link href={`/tournament/${id}`} className="cup-row">
        <b>{name}</b>
        <small>{facts.join(', ')}</small>
        <span>
          {say(`state.${phase}`)} {when}
          {mine && <i> {say('entered')}</i>}
        </span>
      </Link>
    </li>
  )
}

function Tournaments() {
  const say = tournamentWords.use()
  const link = tournamentLinkWords.use()
  const league = leagueWords.use()
  const [phase, setPhase] = useState<ListedPhase>('coming')
  const [page, setPage] = useState(0)
  const { value, trouble, again } = useQuery(`tournaments ${phase} ${page}`, () => tournaments(phase, page))
  useOnVisible(again)
  usePage({ title: link('title') })
  return (
    <div className="sheet">
      <header className="cup-head">
        <h1>{link('title')}</h1>
        <div className="cup-buttons">
          <ButtonLink kind="quiet" to="/tournaments/leagues">
            {league('leagues')}
          </ButtonLink>
          <ButtonLink to="/tournaments/new/wonders-duel">{say('new')}</ButtonLink>
        </div>
      </header>
      <Segmented
        label={say('phase')}
        value={phase}
        options={PHASES.map(one => ({ value: one, text: say(`phase.${one}`) }))}
        onChange={next => {
          setPhase(next)
          setPage(0)
        }}
      />
      <TroubleNote trouble={trouble} again={again} />
      {!value && !trouble && <Shapes rows={3} what={say('loading')} />}
      {value?.length === 0 && page === 0 && (
        <Empty icon={<Icon name="amphora" />} title={say(`none.${phase}`)}>
          {say('none.text')}
        </Empty>
      )}
      {value && value.length > 0 && (
        <ul className="panel cup-list">
          {value.map(card => (
            <TournamentRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      <div className="cup-buttons">
        {page > 0 && <Button onClick={() => setPage(page - 1)}>{say('newer')}</Button>}
        {value?.length === TOURNAMENTS_A_PAGE && <Button onClick={() => setPage(page + 1)}>{say('more')}</Button>}
      </div>
      <FeedLinks links={[{ path: '/api/tournaments/calendar.ics', what: 'calendar.all' }]} />
    </div>
  )
}

const TournamentNewPage = page(async () => (await import('./tournament-new.tsx')).TournamentNewPage)
const LeaguesPage = page(async () => (await import('./leagues.tsx')).LeaguesPage)
const LeagueNewPage = page(async () => (await import('./league-new.tsx')).LeagueNewPage)
const LeaguePage = page(async () => (await import('./league.tsx')).LeaguePage)

/** By the second word of the address. */
const PARTS: Readonly<Record<string, () => ReactNode>> = {
  new: () => <TournamentNewPage />,
  leagues: () => <LeaguesPage />,
  'new-league': () => <LeagueNewPage />,
  league: () => <LeaguePage />,
}

export function TournamentsPage() {
  const { part = '' } = useParams()
  return <Suspense fallback={undefined}>{Object.hasOwn(PARTS, part) ? PARTS[part]() : <Tournaments />}</Suspense>
}
