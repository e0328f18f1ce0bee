// The games of the last rounds, and above all else one's own.

import type { TournamentGameCard, TournamentSight } from '@tabularium/protocol'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { tournamentWords } from '../../online/tournament-words.ts'
import { useSettings } from '../../settings.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { pointsText, timeText } from './points.ts'

/** So many rounds are shown one below the other. */
const ROUNDS_SHOWN = 3

const Faces = ({ names }: { readonly names: readonly string[] }) => (
  <span className="cup-faces">
    {names.map((name, i) => (
      <Fragment key={name}>
        {i > 0 && <i aria-hidden="true">:</i>}
        <Avatar name={name} size="small" />
        <b>{name}</b>
      </Fragment>
    ))}
  </span>
)

export const namesOf = ({ players }: TournamentGameCard, { names }: TournamentSight): readonly string[] =>
  players.map(one => names[one] ?? '')

/** My game is a lit bar; while there is none, when the next comes. */
export function NextGame({ sight }: { readonly sight: TournamentSight }) {
  const say = tournamentWords.use()
  const { language } = useSettings()
  const { own, next, terms, phase } = sight
  if (!own?.active || (phase !== 'running' && phase !== 'paused')) return null
  const games = sight.games.filter(({ players, points }) => !points && players.includes(own.entrant))
  if (games.length === 0) {
    const time = next === undefined ? '' : timeText(next, language)
    return (
      <Panel className="cup-next">
        <p>
          <b>{say('next.wait')}</b>{' '}
          {terms.format === 'arena'
            ? say('next.ends', { time })
            : next === undefined
              ? say('next.soon')
              : say('next.paired', { time })}
        </p>
      </Panel>
    )
  }
  if (terms.format === 'simultaneous' && games.length > 1)
    return <NextBoard sight={sight} games={games} own={own.entrant} />
  return (
    <>
      {games.map(game => (
        <Panel key={`${game.pairing} ${game.board}`} lit className="cup-next" aria-label={say('next')}>
          <span className="cup-board">{say('table', { n: game.board })}</span>
          <Faces names={namesOf(game, sight)} />
          <p>
            <b>{say('next.begun')}</b>
            {terms.clock.kind !== 'days' && <small>{say('next.begun.text', { n: terms.noShowMinutes })}</small>}
          </p>
          {game.table !== undefined && (
            <ButtonLink kind="start" to={`/table/${game.table}`}>
              {say('to-table')}
            </ButtonLink>
          )}
        </Panel>
      ))}
    </>
  )
}

interface NextBoardProps {
  readonly sight: TournamentSight
  readonly games: readonly TournamentGameCard[]
  readonly own: number
}

/** Of the host of a display: how many boards wait, and the way to the next. */
function NextBoard({ sight, games, own }: NextBoardProps) {
  const say = tournamentWords.use()
  const waiting = games.filter(({ asked = [] }) => asked.includes(own))
  const [first] = waiting
  return (
    <Panel lit={first !== undefined} className="cup-next" aria-label={say('next')}>
      <p>
        <b>{say('boards.waiting', { n: waiting.length })}</b>
        <small>{say('boards.left', { n: games.length })}</small>
      </p>
      {first?.table !== undefined && (
        <ButtonLink kind="start" to={`/table/${first.table}`} title={namesOf(first, sight).join(' : ')}>
          {say('boards.next', { n: first.board })}
        </ButtonLink>
      )}
    </Panel>
  )
}

function GameRow({ game, sight }: { readonly game: TournamentGameCard; readonly sight: TournamentSight }) {
  const say = tournamentWords.use()
  const { language } = useSettings()
  const { board, points, table, forfeits = [], asked = [], adjourned } = game
  const mine = sight.own !== undefined && game.players.includes(sight.own.entrant)
  const result = points?.map(pointsText).join(' : ')
  return (
    <li className={mine ? 'cup-me' : undefined}>
      <span className="num cup-number">{board}</span>
      <Faces names={namesOf(game, sight)} />
      {sight.terms.format === 'simultaneous' && asked.length > 0 && (
        <small className="cup-asked">
          {say('boards.asked', { name: asked.map(one => sight.names[one]).join(', ') })}
        </small>
      )}
      <span className="cup-result">
        {forfeits.length > 0 && <small>{say('forfeit')} </small>}
        {adjourned?.until !== undefined && (
          <small>{say('adjourned.until', { time: timeText(adjourned.until, language) })} </small>
        )}
        {adjourned?.days !== undefined && <small>{say('adjourned.days', { n: adjourned.days })} </small>}
        {table === undefined ? (
          (result ?? '…')
        ) : (
          <Link href={`/table/${table}`}>{result ?? say(mine ? 'to-table' : 'watch')}</Link>
        )}
      </span>
    </li>
  )
}

export function Games({ sight }: { readonly sight: TournamentSight }) {
  const say = tournamentWords.use()
  const rounds = [...new Set(sight.games.map(({ round }) => round))].slice(0, ROUNDS_SHOWN)
  if (rounds.length === 0) {
    return (
      <Panel title={say('games')}>
        <p className="cup-note">{say('games.none')}</p>
      </Panel>
    )
  }
  return (
    <>
      {rounds.map(round => (
        <Panel key={round} title={say('round', { n: round })}>
          <ul className="cup-games">
            {sight.games
              .filter(game => game.round === round)
              .map(game => (
                <GameRow key={`${game.pairing} ${game.board}`} game={game} sight={sight} />
              ))}
          </ul>
        </Panel>
      ))}
    </>
  )
}
