// The leagues of this server, or of a club.

import type { LeagueCard } from '@tabularium/protocol'
import { useState } from 'react'
import { Link } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { leagueWords } from '../online/league-words.ts'
import { LEAGUES_A_PAGE, leagues } from '../online/leagues-api.ts'
import { useSession } from '../online/me.ts'
import { Shapes, TroubleNote } from '../online/pieces.tsx'
import { tournamentLinkWords } from '../online/tournament-link-words.ts'
import { tournamentWords } from '../online/tournament-words.ts'
import { useOnVisible, useQuery } from '../online/use-query.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { Empty } from '../ui/panel.tsx'
import './tournament/tournament.css'

export function LeagueRow({ card }: { readonly card: LeagueCard }) {
  const say = leagueWords.use()
  const gameName = useGameName()
  const { id, name, terms, phase, season, members, mine } = card
  return (
    <li>
      <Link href={`/tournaments/league/${id}`} className="cup-row">
        <b>{name}</b>
        <small>
          {[gameName(terms.game), say('days', { n: terms.days }), say('members', { n: members })].join(', ')}
        </small>
        <span>
          {say(`phase.${phase}`, { n: season })}
          {mine && <i> {say('mine')}</i>}
        </span>
      </Link>
    </li>
  )
}

export function LeaguesPage() {
  const say = leagueWords.use()
  const tournament = tournamentWords.use()
  const link = tournamentLinkWords.use()
  const { me } = useSession()
  const [page, setPage] = useState(0)
  const { value, trouble, again } = useQuery(`leagues ${page}`, () => leagues(undefined, page))
  useOnVisible(again)
  usePage({ title: say('leagues') })
  return (
    <div className="sheet">
      <header className="cup-head">
        <div>
          <h1>{say('leagues')}</h1>
          <p>{say('text')}</p>
        </div>
        {me?.moderator && <ButtonLink to="/tournaments/new-league">{say('new')}</ButtonLink>}
      </header>
      <TroubleNote trouble={trouble} again={again} />
      {!value && !trouble && <Shapes rows={3} what={say('loading')} />}
      {value?.length === 0 && page === 0 && (
        <Empty icon={<Icon name="amphora" />} title={say('none')}>
          {say('none.text')}
        </Empty>
      )}
      {value && value.length > 0 && (
        <ul className="panel cup-list">
          {value.map(card => (
            <LeagueRow key={card.id} card={card} />
          ))}
        </ul>
      )}
      <div className="cup-buttons">
        {page > 0 && <Button onClick={() => setPage(page - 1)}>{tournament('newer')}</Button>}
        {value?.length === LEAGUES_A_PAGE && <Button onClick={() => setPage(page + 1)}>{tournament('more')}</Button>}
      </div>
      <p>
        <Link href="/tournaments">{link('title')}</Link>
      </p>
    </div>
  )
}
