// A person: picture, ratings, games with their results; and how to keep them away.

import type { GameLine, ProfileCard } from '@tabularium/protocol'
import { GAME_RESULTS } from '@tabularium/protocol/handles'
import { useEffect, useId, useState } from 'react'
import { Link, useLocation, useParams } from 'wouter'
import { EmptyState } from '../frame/empty-state.tsx'
import { GameMark } from '../frame/game-art.tsx'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES } from '../games.ts'
import { gamesOf, person, type Relation, relate } from '../online/api.ts'
import { commonWords } from '../online/common-words.ts'
import { follow, personByName, ratingsOf } from '../online/contact-api.ts'
import { contactWords } from '../online/contact-words.ts'
import { FeedLinks } from '../online/feed-links.tsx'
import { Honours } from '../online/honours.tsx'
import { ladderWords } from '../online/ladder-words.ts'
import { useSession } from '../online/me.ts'
import { Shapes, TroubleNote } from '../online/pieces.tsx'
import { profileWords } from '../online/profile-words.ts'
import { RatingChart } from '../online/rating-chart.tsx'
import { ReportDialog } from '../online/report.tsx'
import { useMutation, useQuery } from '../online/use-query.ts'
import { useSettings } from '../settings.ts'
import { nameOf } from '../table/names.ts'
import { levelWords } from '../table/words.ts'
import { ago } from '../ui/ago.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { scrollFade } from '../ui/scroll-fade.ts'
import { Select } from '../ui/select.tsx'
import './online/people.css'

const PAGE = 25
const REASONS = ['military', 'science', 'points', 'blue', 'resigned', 'time', 'agreed', 'abandoned'] as const

/** Whose list it is: won, lost, shared, or none of it. */
export const endOf = ({ outcome, seat }: Pick<GameLine, 'outcome' | 'seat'>): 'won' | 'lost' | 'shared' | 'none' => {
  if (!outcome || outcome.winners.length === 0) return 'none'
  if (!outcome.winners.includes(seat)) return 'lost'
  return outcome.winners.length === 1 ? 'won' : 'shared'
}

function Ratings({ ratings }: Pick<ProfileCard, 'ratings'>) {
  const say = ladderWords.use()
  const profile = profileWords.use()
  const gameName = useGameName()
  if (ratings.length === 0) return <p className="person-none">{profile('person.unrated')}</p>
  return (
    <div ref={scrollFade} className="person-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('ladder.game')}</th>
            <th scope="col">{say('ladder.rating')}</th>
            <th scope="col">{say('ladder.games')}</th>
            <th scope="col">{say('ladder.wins')}</th>
          </tr>
        </thead>
        <tbody>
          {ratings.map(one => (
            <tr key={one.game}>
              <th scope="row">
                <Link href={`/ladder/${one.game}`}>{gameName(one.game)}</Link>
              </th>
              <td className="num">
                <b>{one.rating}</b> <small>± {one.within}</small>
                {one.provisional && <small> {profile('person.provisional')}</small>}
              </td>
              <td className="num">{one.games}</td>
              <td className="num">{one.wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Game({ line }: { readonly line: GameLine }) {
  const say = profileWords.use()
  const level = levelWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const end = endOf(line)
  const reason = REASONS.find(one => one === line.outcome?.reason)
  const names = line.seats.map(one => nameOf(one, line.game, level))
  return (
    <li className="person-game">
      <GameMark game={line.game} />
      <span>
        <Link href={`/game/${line.id}`}>
          <b>{say(`end.${end}`)}</b>
          {reason !== undefined && `, ${say(`reason.${reason}`)}`}
        </Link>
        <small>{names.join(', ')}</small>
        <small>
          {gameName(line.game)}, {say('person.moves', { n: line.moves })}, {ago(line.ended, language)}
        </small>
      </span>
      {line.rating !== undefined && (
        <span className="person-rating num">
          <b>{line.rating}</b>
          {line.change !== undefined && (
            <small>
              {line.change > 0 ? '+' : line.change < 0 ? '−' : '±'}
              {Math.abs(line.change)}
            </small>
          )}
        </span>
      )}
    </li>
  )
}

/** The line of each rating that has one. */
function Charts({ id, ratings }: Pick<ProfileCard, 'id' | 'ratings'>) {
  const lines = useQuery(`ratings ${id}`, async () => {
    const played = ratings.filter(one => one.games > 1)
    const found = await Promise.all(played.map(one => ratingsOf(id, one.game)))
    return { value: found.map((answer, i) => ({ game: played[i].game, points: answer.trouble ? [] : answer.value })) }
  })
  return lines.value?.map(one => <RatingChart key={one.game} {...one} />)
}

/** Following somebody, and asking them for a game or for a word. */
function Contact({ card, put }: { readonly card: ProfileCard; put(card: ProfileCard): void }) {
  const say = contactWords.use()
  const { doing, trouble, run } = useMutation()
  const turn = async () => {
    const on = !card.following
    const done = await run(async () => {
      const answer = await follow(card.id, on)
      return answer.trouble ? answer : { value: true }
    })
    if (done) put({ ...card, following: on })
  }
  return (
    <>
      <div className="person-buttons">
        <Button aria-busy={doing} onClick={() => void turn()}>
          {say(card.following ? 'unfollow' : 'follow')}
        </Button>
        <ButtonLink to={`/online/new/wonders-duel?to=${card.id}`}>{say('challenge')}</ButtonLink>
        <ButtonLink to={`/messages/to/${card.id}`}>{say('message')}</ButtonLink>
      </div>
      <TroubleNote trouble={trouble} />
    </>
  )
}

function Games({ id, handle }: Pick<ProfileCard, 'id' | 'handle'>) {
  const say = profileWords.use()
  const contact = contactWords.use()
  const [result, setResult] = useState('')
  const common = commonWords.use()
  const gameName = useGameName()
  const [game, setGame] = useState('')
  const first = useQuery(`games ${id} ${game} ${result}`, () => gamesOf(id, { game, result }))
  const more = useMutation()
  const lines = first.value
  const last = lines?.at(-1)
  const load = async () => {
    if (!last) return
    const next = await more.run(() => gamesOf(id, { game, result, before: last.ended }))
    // A page that is not full is the last one: its end says so.
    if (next && lines) first.put([...lines, ...next])
  }
  return (
    <Panel
      title={say('person.games')}
      note={
        <>
          <Select
            aria-label={common('filter.game')}
            value={game}
            options={[
              { value: '', text: common('filter.games') },
              ...GAMES.map(one => ({ value: one.id, text: gameName(one.id) })),
            ]}
            onChange={setGame}
          />
          <Select
            aria-label={contact('filter.result')}
            value={result}
            options={[
              { value: '', text: contact('filter.result.any') },
              ...GAME_RESULTS.map(one => ({ value: one, text: say(`end.${one}`) })),
            ]}
            onChange={setResult}
          />
        </>
      }
    >
      <TroubleNote trouble={first.trouble ?? more.trouble} again={first.again} />
      {!lines && !first.trouble && <Shapes rows={3} what={say('person.loading')} />}
      {lines?.length === 0 && <p className="person-none">{say('person.nogames')}</p>}
      {handle !== undefined && (
        <p className="person-none">
          <Link href={`/games?player=${encodeURIComponent(handle)}`}>{contact('games')}</Link>
        </p>
      )}
      <ul className="person-games">
        {lines?.map(line => (
          <Game key={line.id} line={line} />
        ))}
      </ul>
      {lines && lines.length > 0 && lines.length % PAGE === 0 && (
        <div className="person-more">
          <Button kind="quiet" aria-busy={more.doing} onClick={() => void load()}>
            {common('more')}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Away({ card, put }: { readonly card: ProfileCard; put(card: ProfileCard): void }) {
  const say = profileWords.use()
  const { doing, trouble, run } = useMutation()
  const [reporting, setReporting] = useState(false)
  const hint = useId()
  const set = async (kind: Relation) => {
    const { relation: _, ...rest } = card
    const done = await run(async () => {
      const answer = await relate(card.id, kind)
      return answer.trouble ? answer : { value: true }
    })
    if (done) put(kind === 'none' ? rest : { ...rest, relation: kind })
  }
  const toggle = (kind: 'mute' | 'block') => (
    <Button
      size="small"
      kind="quiet"
      aria-busy={doing}
      aria-describedby={hint}
      onClick={() => void set(card.relation === kind ? 'none' : kind)}
    >
      {say(card.relation === kind ? `person.un${kind}` : `person.${kind}`)}
    </Button>
  )
  return (
    <>
      <div className="person-buttons">
        {toggle('mute')}
        {toggle('block')}
        <Button size="small" kind="danger" onClick={() => setReporting(true)}>
          {say('report')}
        </Button>
      </div>
      <p id={hint} className="person-note" role="status">
        {say(card.relation ? `person.${card.relation}.done` : 'person.away')}
      </p>
      <TroubleNote trouble={trouble} />
      <ReportDialog open={reporting} about={card.id} name={card.name} onClose={() => setReporting(false)} />
    </>
  )
}

/** As it stands in the address. */
const decoded = (name: string): string => {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export function PeoplePage() {
  const say = profileWords.use()
  const common = commonWords.use()
  const { id, name = '' } = useParams()
  const [at, go] = useLocation()
  const { language } = useSettings()
  const { me } = useSession()
  const {
    value: card,
    trouble,
    again,
    put,
  } = useQuery(`person ${id ?? `@${name}`} ${me?.id ?? ''}`, () =>
    id === undefined ? personByName(decoded(name)) : person(id),
  )
  const own = card?.handle === undefined ? undefined : `/@${encodeURIComponent(card.handle)}`
  useEffect(() => {
    // By the name in use, whichever way one came: an old name leads there too.
    if (own !== undefined && at !== own) go(own, { replace: true })
  }, [own, at, go])
  usePage({ title: card?.name ?? say('person.title') })
  if (!card && !trouble) return <Loading what={say('person.loading')} />
  if (!card) {
    return (
      <EmptyState
        title={say('person.missing')}
        to="/online"
        label={common('join.lobby')}
        again={{ label: common('again'), act: again }}
      >
        {say('person.missing.text')}
      </EmptyState>
    )
  }
  const since = new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long' }).format(card.since)
  const lastSeen = say('person.seen', { ago: ago(card.seen, language) })
  return (
    <div className="sheet">
      <header className="person-head">
        <Avatar name={card.name} size="large" />
        <div>
          <h1>{card.name}</h1>
          <p>
            {[
              say(card.guest ? 'person.guest' : 'person.since', { since }),
              // To those who have not played with them nothing is told of it.
              card.online ? say('person.online') : card.seen > card.since && lastSeen,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {me?.id === card.id && <ButtonLink to="/account">{common('you.settings')}</ButtonLink>}
      </header>
      {me && !me.guest && me.id !== card.id && !card.guest && <Contact card={card} put={put} />}
      {me && me.id !== card.id && <Away card={card} put={put} />}
      <Honours honours={card.honours} />
      <Panel title={say('person.ratings')}>
        <Ratings ratings={card.ratings} />
        <Charts id={card.id} ratings={card.ratings} />
      </Panel>
      <Games id={card.id} handle={card.handle} />
      <FeedLinks links={[{ path: `/api/people/${card.id}/feed`, what: 'feed' }]} />
    </div>
  )
}
