// All public games, by player, opponent, game, result and date.

import type { PublicGame } from '@tabularium/protocol'
import { GAME_RESULTS, handleOf } from '@tabularium/protocol/handles'
import { type FormEvent, useId, useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { GameMark } from '../frame/game-art.tsx'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES } from '../games.ts'
import { commonWords } from '../online/common-words.ts'
import { publicGames } from '../online/contact-api.ts'
import { contactWords } from '../online/contact-words.ts'
import { Shapes, TroubleNote } from '../online/pieces.tsx'
import { profileWords } from '../online/profile-words.ts'
import { useMutation, useQuery } from '../online/use-query.ts'
import { useSettings } from '../settings.ts'
import { levelWords } from '../table/words.ts'
import { ago } from '../ui/ago.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { Select } from '../ui/select.tsx'
import '../online/contacts.css'

const PAGE = 25
const DAY = 86_400_000
const FIELDS = ['player', 'with', 'game', 'result', 'from', 'until'] as const
type Field = (typeof FIELDS)[number]

function Line({ game: line }: { readonly game: PublicGame }) {
  const say = profileWords.use()
  const level = levelWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const names = line.seats.map((one, seat) => {
    const key = `level.${one.bot}`
    const name = levelWords.has(key) ? level(key) : one.name
    return line.outcome?.winners.includes(seat) ? `${name} ★` : name
  })
  return (
    <li>
      <GameMark game={line.game} />
      <span>
        <Link href={`/game/${line.id}`}>{names.join(', ')}</Link>
        <small>
          {gameName(line.game)}, {say('person.moves', { n: line.moves })}, {ago(line.ended, language)}
        </small>
      </span>
    </li>
  )
}

export function GamesPage() {
  const say = contactWords.use()
  const profile = profileWords.use()
  const common = commonWords.use()
  const gameName = useGameName()
  const id = useId()
  const [params, setParams] = useSearchParams()
  const [wish, setWish] = useState(
    () => Object.fromEntries(FIELDS.map(field => [field, params.get(field) ?? ''])) as Record<Field, string>,
  )
  usePage({ title: say('games') })
  const day = (field: 'from' | 'until') => {
    const time = Date.parse(`${params.get(field)}T00:00`)
    return Number.isNaN(time) ? undefined : field === 'until' ? time + DAY - 1 : time
  }
  const asked = {
    ...Object.fromEntries((['player', 'with'] as const).map(field => [field, handleOf(params.get(field) ?? '')])),
    game: params.get('game') ?? undefined,
    result: params.get('player') ? (params.get('result') ?? undefined) : undefined,
    from: day('from'),
    until: day('until'),
  }
  const found = useQuery(`games ${params}`, () => publicGames(asked))
  const more = useMutation()
  const { value } = found
  const search = (event: FormEvent) => {
    event.preventDefault()
    setParams(Object.fromEntries(Object.entries(wish).filter(([, text]) => text !== '')))
  }
  const load = async () => {
    const last = value?.at(-1)
    const next = last && (await more.run(() => publicGames({ ...asked, before: last.ended })))
    if (next && value) found.put([...value, ...next])
  }
  const put = (field: Field) => (text: string) => setWish({ ...wish, [field]: text })
  const input = (field: 'player' | 'with' | 'from' | 'until', type: 'text' | 'date') => (
    <label className="field" htmlFor={`${id}-${field}`}>
      <span>{say(`filter.${field}`)}</span>
      <input
        id={`${id}-${field}`}
        type={type}
        maxLength={32}
        value={wish[field]}
        onChange={event => put(field)(event.target.value)}
      />
    </label>
  )
  return (
    <div className="sheet">
      <h1>{say('games')}</h1>
      <Panel>
        <form className="contact-form" onSubmit={search}>
          {input('player', 'text')}
          {input('with', 'text')}
          {input('from', 'date')}
          {input('until', 'date')}
          <Select
            aria-label={common('filter.game')}
            value={wish.game}
            options={[
              { value: '', text: common('filter.games') },
              ...GAMES.map(one => ({ value: one.id, text: gameName(one.id) })),
            ]}
            onChange={put('game')}
          />
          <Select
            aria-label={say('filter.result')}
            value={wish.result}
            options={[
              { value: '', text: say('filter.result.any') },
              ...GAME_RESULTS.map(one => ({ value: one, text: profile(`end.${one}`) })),
            ]}
            onChange={put('result')}
          />
          <Button type="submit" kind="start">
            {say('filter.search')}
          </Button>
        </form>
        <TroubleNote trouble={found.trouble ?? more.trouble} again={found.again} />
        {!value && !found.trouble && <Shapes rows={3} what={say('loading')} />}
        {value?.length === 0 && <p className="contact-none">{say('games.none')}</p>}
        <ul className="contact-rows">
          {value?.map(game => (
            <Line key={game.id} game={game} />
          ))}
        </ul>
        {value && value.length > 0 && value.length % PAGE === 0 && (
          <div className="contact-more">
            <Button kind="quiet" aria-busy={more.doing} onClick={() => void load()}>
              {common('more')}
            </Button>
          </div>
        )}
      </Panel>
    </div>
  )
}
