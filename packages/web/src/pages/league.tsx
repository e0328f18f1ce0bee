// A league: the tables of a season's divisions with who rises and falls, who waits for the next, and what those do who run it.

import type { LeagueAct, LeagueDivision, LeagueLine, LeagueSight } from '@tabularium/protocol'
import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { commonWords } from '../online/common-words.ts'
import { leagueWords } from '../online/league-words.ts'
import { joinLeague, league, leaveLeague, runLeague } from '../online/leagues-api.ts'
import { useSession } from '../online/me.ts'
import { Shapes, TroubleNote } from '../online/pieces.tsx'
import { tournamentWords } from '../online/tournament-words.ts'
import { useMutation, useOnVisible, useQuery } from '../online/use-query.ts'
import { useSettings } from '../settings.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { scrollFade } from '../ui/scroll-fade.ts'
import { Select } from '../ui/select.tsx'
import { pointsText, timeText } from './tournament/points.ts'
import './tournament/tournament.css'
import './league.css'

function Line({ line, mine }: { readonly line: LeagueLine; readonly mine: boolean }) {
  const say = leagueWords.use()
  const { place, name, person, points, games, gone, moves } = line
  return (
    <tr className={`${mine ? 'cup-me' : ''} ${gone ? 'cup-gone' : ''}`}>
      <td className="num">{place}</td>
      <th scope="row">
        <span className="cup-player">
          <Avatar name={name} size="small" />
          <span>
            {person === undefined ? name : <Link href={`/people/${person}`}>{name}</Link>}
            {gone && <i> {say('gone')}</i>}
          </span>
        </span>
      </th>
      <td className="num">{games}</td>
      <td className="num cup-points">
        <b>{pointsText(points)}</b>
      </td>
      <td className={`league-move ${moves ? `league-${moves}` : ''}`}>
        {moves && (
          <>
            <span aria-hidden="true">{moves === 'up' ? '▲' : '▼'}</span>{' '}
            <span className="league-word">{say(moves)}</span>
          </>
        )}
      </td>
    </tr>
  )
}

export function Division({ division, me }: { readonly division: LeagueDivision; readonly me: string | undefined }) {
  const say = leagueWords.use()
  const { tournament, lines } = division
  return (
    <Panel
      title={say('division', { n: division.division })}
      note={tournament !== undefined && <Link href={`/tournament/${tournament}`}>{say('division.games')}</Link>}
    >
      <div ref={scrollFade} className="cup-table league-table">
        <table>
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{say('player')}</th>
              <th scope="col">{say('games')}</th>
              <th scope="col">{say('points')}</th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {lines.map(line => (
              <Line key={line.member} line={line} mine={line.person !== undefined && line.person === me} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

interface SightProps {
  readonly sight: LeagueSight
  onDone(sight: LeagueSight): void
}

function Running({ sight, onDone }: SightProps) {
  const say = leagueWords.use()
  const { doing, trouble, run } = useMutation()
  const [closing, setClosing] = useState(false)
  const { id, phase, waiting, divisions } = sight
  const go = async (act: LeagueAct) => {
    setClosing(false)
    const done = await run(() => runLeague(id, act))
    if (done) onDone(done)
  }
  const members = [...divisions.flatMap(({ lines }) => lines), ...waiting]
  const named = new Map(members.map(({ member, name }) => [member, name]))
  return (
    <Panel title={say('run')} className="cup-direct" aria-busy={doing}>
      <TroubleNote trouble={trouble} />
      <div className="cup-buttons">
        {(phase === 'open' || phase === 'break') && (
          <Button kind="start" onClick={() => void go({ act: 'begin' })}>
            {say('run.begin')}
          </Button>
        )}
        {phase !== 'closed' && <Button onClick={() => setClosing(true)}>{say('run.close')}</Button>}
      </div>
      {closing && (
        <div className="cup-sure" role="alert">
          <p>{say('run.close.sure')}</p>
          <Button onClick={() => void go({ act: 'close' })}>{say('run.close')}</Button>
          <Button kind="quiet" onClick={() => setClosing(false)}>
            {say('run.no')}
          </Button>
        </div>
      )}
      {named.size > 0 && (
        <details>
          <summary>{say('run.members')}</summary>
          <ul className="cup-acts">
            {[...named].map(([member, name]) => (
              <li key={member}>
                <Button kind="quiet" onClick={() => void go({ act: 'remove', member })}>
                  {say('run.remove', { name })}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}

function Head({ sight, onDone }: SightProps) {
  const say = leagueWords.use()
  const common = commonWords.use()
  const tournament = tournamentWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const { doing, trouble, run } = useMutation()
  const { id, name, terms, phase, season, club, description, members, mine, next } = sight
  const facts = [
    gameName(terms.game),
    terms.tableSize === 2 ? say('pairs') : say('several', { rounds: terms.rounds, n: terms.tableSize }),
    say('days', { n: terms.days }),
    say('movers', { n: terms.movers }),
    common(terms.rated ? 'rated' : 'unrated'),
    say('members', { n: members }),
  ]
  const change = async (act: typeof joinLeague) => {
    const done = await run(() => act(id))
    if (done) onDone(done)
  }
  return (
    <header className="cup-head">
      <div>
        <h1>{name}</h1>
        <p>
          {facts.join(', ')}. {club && <Link href={`/club/${club.id}`}>{tournament('club', { name: club.name })}</Link>}
        </p>
        <p className="cup-stage">
          <b>{say(`phase.${phase}`, { n: season })}</b> {phase === 'open' && say('next.run')}
          {next !== undefined && say('next', { time: timeText(next, language) })}
        </p>
        {description !== '' && <p className="cup-about">{description}</p>}
      </div>
      {(mine || phase !== 'closed') && (
        <div className="cup-buttons">
          <Button
            {...(mine ? {} : { kind: 'start' as const })}
            aria-busy={doing}
            onClick={() => void change(mine ? leaveLeague : joinLeague)}
          >
            {say(mine ? 'leave' : 'join')}
          </Button>
          <small>{say(mine ? 'leave.hint' : 'join.hint')}</small>
        </div>
      )}
      <TroubleNote trouble={trouble} />
    </header>
  )
}

export function LeaguePage() {
  const say = leagueWords.use()
  const { what: id = '' } = useParams()
  const { me } = useSession()
  const [chosen, setChosen] = useState<number>()
  const {
    value: sight,
    trouble,
    again,
    put,
  } = useQuery(`league ${id} ${chosen} ${me?.id ?? ''}`, () => league(id, chosen))
  useOnVisible(again)
  usePage({ title: sight?.name ?? say('leagues'), ...(sight && { game: sight.terms.game }) })
  if (!sight) {
    return (
      <div className="cup">
        <h1>{say('leagues')}</h1>
        <TroubleNote trouble={trouble} again={again} />
        {!trouble && <Shapes rows={6} what={say('loading')} />}
      </div>
    )
  }
  const seasons = Array.from({ length: sight.season }, (_, i) => String(sight.season - i))
  return (
    <div className="cup">
      <Head sight={sight} onDone={put} />
      {seasons.length > 1 && (
        <Select
          aria-label={say('season')}
          value={String(sight.shown)}
          options={seasons.map(value => ({ value, text: say('season.n', { n: value }) }))}
          onChange={value => setChosen(Number(value))}
        />
      )}
      <div className="cup-columns">
        <div className="cup-main">
          {sight.divisions.map(one => (
            <Division key={one.division} division={one} me={me?.id} />
          ))}
          {sight.divisions.length === 0 && (
            <Panel>
              <p className="cup-note">{say('text')}</p>
            </Panel>
          )}
        </div>
        <div className="cup-side">
          {sight.runs && <Running sight={sight} onDone={put} />}
          {sight.waiting.length > 0 && sight.phase !== 'closed' && (
            <Panel title={say('waiting')}>
              <ul className="cup-games">
                {sight.waiting.map(({ member, name, person }) => (
                  <li key={member}>
                    <span className="cup-faces">
                      <Avatar name={name} size="small" />
                      {person === undefined ? name : <Link href={`/people/${person}`}>{name}</Link>}
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
      </div>
      <p>
        <Link href="/tournaments/leagues">{say('leagues')}</Link>
      </p>
    </div>
  )
}
