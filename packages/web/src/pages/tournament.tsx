// A tournament: one's own game above all, then standings and rounds; whoever directs it has the tools beside them.

import type { TournamentSight } from '@tabularium/protocol'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { commonWords } from '../online/common-words.ts'
import { FeedLinks } from '../online/feed-links.tsx'
import { answerCall } from '../online/me.ts'
import { Shapes, TroubleNote } from '../online/pieces.tsx'
import { clockText } from '../online/table-text.ts'
import { tournamentLinkWords } from '../online/tournament-link-words.ts'
import { tournamentWords } from '../online/tournament-words.ts'
import { enter, tournament, withdraw } from '../online/tournaments-api.ts'
import { useMutation, useOnVisible, useQuery } from '../online/use-query.ts'
import { useSettings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { Directing } from './tournament/directing.tsx'
import { Games, NextGame } from './tournament/games.tsx'
import { timeText } from './tournament/points.ts'
import { Standings } from './tournament/standings.tsx'
import './tournament/tournament.css'

/** So often the page looks for itself: games end and rounds begin without anything done here. */
const LOOK_MS = 4_000

function useEvery(ms: number, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current()
    }, ms)
    return () => clearInterval(timer)
  }, [ms])
}

function Head({ sight, onDone }: { readonly sight: TournamentSight; onDone(sight: TournamentSight): void }) {
  const say = tournamentWords.use()
  const common = commonWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const { doing, trouble, run } = useMutation()
  const { id, name, terms, phase, round, rounds, director, starts, entrants, description, mine, club, league } = sight
  const done = phase === 'over' || phase === 'cancelled'
  const facts = [
    gameName(terms.game),
    say(`format.${terms.format}`),
    clockText(terms.clock, common),
    common(terms.rated ? 'rated' : 'unrated'),
    terms.format === 'simultaneous'
      ? say('boards', { n: Math.max(0, entrants - 1), of: terms.places })
      : say('players', { n: entrants }),
    ...(terms.format === 'simultaneous' ? [say(`form.begins.${terms.begins}`)] : []),
    ...(terms.format === 'simultaneous' && terms.clock.kind === 'live' && terms.hostMinutes > 0
      ? [say('host.minutes', { n: terms.hostMinutes })]
      : []),
  ]
  const stage = round === 0 ? '' : rounds === undefined ? '' : say('round.of', { n: round, of: rounds })
  const change = async (act: typeof enter) => {
    const next = await run(() => act(id))
    if (next) onDone(next)
  }
  return (
    <header className="cup-head">
      <div>
        <h1>{name}</h1>
        <p>
          {facts.join(', ')}. {club && <Link href={`/club/${club.id}`}>{say('club', { name: club.name })}</Link>}{' '}
          {league && <Link href={`/tournaments/league/${league.id}`}>{say('league', { ...league })}</Link>}{' '}
          {director && <Link href={`/people/${director.id}`}>{say('directed', { name: director.name })}</Link>}
        </p>
        <p className="cup-stage">
          <b>{say(`state.${phase}`)}</b> {stage}
          {phase === 'registration' && starts !== undefined && say('starts', { time: timeText(starts, language) })}
        </p>
        {sight.date !== undefined && sight.next === undefined && !done && (
          <p className="cup-stage">{say('next.date', { time: timeText(sight.date, language) })}</p>
        )}
        {description !== '' && <p className="cup-about">{description}</p>}
      </div>
      <div className="cup-buttons">
        {!done &&
          (!league || mine) &&
          !(terms.format === 'simultaneous' && (sight.directs ? mine : phase !== 'registration')) && (
            <Button
              {...(mine ? {} : { kind: 'start' as const })}
              aria-busy={doing}
              onClick={() => void change(mine ? withdraw : enter)}
            >
              {say(mine ? 'withdraw' : 'enter')}
            </Button>
          )}
      </div>
      <TroubleNote trouble={trouble} />
    </header>
  )
}

export function TournamentPage() {
  const say = tournamentWords.use()
  const link = tournamentLinkWords.use()
  const { id = '' } = useParams()
  const [page, setPage] = useState(0)
  const { value: sight, trouble, again, put } = useQuery(`tournament ${id} ${page}`, () => tournament(id, page))
  useOnVisible(again)
  useEvery(LOOK_MS, again)
  // A game that is over calls nobody any more.
  useEffect(() => {
    for (const { table, points } of sight?.games ?? []) if (table !== undefined && points) answerCall(table)
  }, [sight])
  usePage({ title: sight?.name ?? link('title'), ...(sight && { game: sight.terms.game }) })
  if (!sight) {
    return (
      <div className="cup">
        <h1>{link('title')}</h1>
        <TroubleNote trouble={trouble} again={again} />
        {!trouble && <Shapes rows={6} what={say('loading')} />}
      </div>
    )
  }
  return (
    <div className="cup">
      <Head sight={sight} onDone={put} />
      <NextGame sight={sight} />
      <div className="cup-columns">
        <div className="cup-main">
          <Standings sight={sight} />
          {sight.pages > 1 && (
            <div className="cup-buttons">
              {page > 0 && <Button onClick={() => setPage(page - 1)}>{say('newer')}</Button>}
              {page + 1 < sight.pages && <Button onClick={() => setPage(page + 1)}>{say('more')}</Button>}
            </div>
          )}
        </div>
        <div className="cup-side">
          {sight.directs && <Directing sight={sight} onDone={put} />}
          <Games sight={sight} />
          <Panel title={say('export')}>
            <p className="cup-note cup-exports">
              <a href={`/api/tournaments/${id}/export`} download>
                {say('export.json')}
              </a>
              {sight.terms.format !== 'multi-player' && sight.terms.format !== 'simultaneous' && (
                <a href={`/api/tournaments/${id}/trf`} download>
                  {say('export.trf')}
                </a>
              )}
            </p>
          </Panel>
        </div>
      </div>
      <FeedLinks
        links={[
          { path: `/api/tournaments/${id}/feed`, what: 'feed.news' },
          ...(sight.starts === undefined && sight.started === undefined
            ? []
            : [{ path: `/api/tournaments/${id}/calendar.ics`, what: 'calendar' } as const]),
        ]}
      />
      <p>
        <Link href="/tournaments">{link('title')}</Link>
      </p>
    </div>
  )
}
