// Online: your tables, those that wait for you first; tables with a free seat; games to watch.

import type { TableCard } from '@tabularium/protocol'
import { useEffect } from 'react'
import { Link, useSearchParams } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES } from '../games.ts'
import * as api from '../online/api.ts'
import { clubWords } from '../online/club-words.ts'
import { commonWords } from '../online/common-words.ts'
import { contactWords } from '../online/contact-words.ts'
import { lobbyWords } from '../online/lobby-words.ts'
import { setWaiting, useSession } from '../online/me.ts'
import { GameCard, Shapes, TableRow, TroubleNote } from '../online/pieces.tsx'
import { useLobbyEvents, useServerEvents } from '../online/server-events.ts'
import { SitDown } from '../online/sit-down.tsx'
import { inOrder, waitsForMe } from '../online/table-text.ts'
import { tournamentLinkWords } from '../online/tournament-link-words.ts'
import { useOnVisible, useQuery, useThrottled } from '../online/use-query.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Empty } from '../ui/panel.tsx'
import { Select } from '../ui/select.tsx'
import './online/online.css'

const CLOCKS = ['none', 'live', 'days'] as const
const RATED = ['yes', 'no'] as const

/** So often at most the lists are asked for again. */
const CALM_MS = 700

/** The reader's tables, followed while the page stands. */
function useMine(somebody: string | undefined) {
  const mine = useQuery(`mine ${somebody ?? ''}`, () =>
    somebody === undefined ? Promise.resolve({ value: [] as readonly TableCard[] }) : api.myTables(),
  )
  const again = useThrottled(mine.again, CALM_MS)
  useServerEvents(news => {
    if (news.news === 'mine') again()
  })
  useOnVisible(again)
  const { value } = mine
  useEffect(() => {
    if (somebody !== undefined && value)
      setWaiting(
        inOrder(value)
          .filter(waitsForMe)
          .map(table => table.id),
      )
  }, [value, somebody])
  return mine
}

function Mine() {
  const say = lobbyWords.use()
  const common = commonWords.use()
  const { me, known } = useSession()
  const { value, trouble, again } = useMine(me?.id)
  const tables = value && inOrder(value)
  const waiting = tables?.filter(waitsForMe) ?? []
  return (
    <section aria-labelledby="online-mine">
      <h2 id="online-mine" className="online-heading">
        {say('mine.title')}
        {waiting.length > 0 && <small>{say('mine.waiting', { n: waiting.length })}</small>}
        {waiting.length > 1 && (
          <Link className="online-next" href={`/table/${waiting[0].id}`}>
            {say('mine.next')}
          </Link>
        )}
      </h2>
      <TroubleNote trouble={trouble} again={again} />
      {!trouble && (!known || !tables) && <Shapes rows={2} what={say('mine.loading')} />}
      {known && tables?.length === 0 && (
        <Empty
          icon={<Icon name="amphora" />}
          title={say('mine.none')}
          action={
            <ButtonLink kind="start" to="/online/new/wonders-duel?with=friend">
              {common('friend')}
            </ButtonLink>
          }
        >
          {say('mine.none.text')}
        </Empty>
      )}
      {tables && tables.length > 0 && (
        <div className="online-cards">
          {tables.map(table => (
            <GameCard key={table.id} table={table} />
          ))}
        </div>
      )}
    </section>
  )
}

interface Filter {
  readonly game: string
  readonly clock: string
  readonly rated: string
}

/** Kept in the address, so that it survives a reload. */
function useFilter(): readonly [Filter, (part: Partial<Filter>) => void] {
  const [params, setParams] = useSearchParams()
  const one = (name: keyof Filter, values: readonly string[]): string => {
    const value = params.get(name) ?? ''
    return values.includes(value) ? value : ''
  }
  const filter = {
    game: one(
      'game',
      GAMES.map(({ id }) => id),
    ),
    clock: one('clock', CLOCKS),
    rated: one('rated', RATED),
  }
  const put = (part: Partial<Filter>) => {
    const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== '')
    setParams(new URLSearchParams(next), { replace: true })
  }
  return [filter, put]
}

const wishOf = ({ game, clock, rated }: Filter): api.LobbyWish => ({
  ...(game !== '' && { game }),
  ...(clock !== '' && { clock: clock as (typeof CLOCKS)[number] }),
  ...(rated !== '' && { rated: rated as (typeof RATED)[number] }),
})

function Tables() {
  const say = lobbyWords.use()
  const common = commonWords.use()
  const gameName = useGameName()
  const [filter, setFilter] = useFilter()
  const filtered = Object.values(filter).some(value => value !== '')
  const key = JSON.stringify(filter)
  const open = useQuery(`open ${key}`, () => api.lobby({ ...wishOf(filter), status: 'open' }))
  const playing = useQuery(`playing ${key}`, () => api.lobby({ ...wishOf(filter), status: 'playing' }))
  const again = () => {
    open.again()
    playing.again()
  }
  const calmly = useThrottled(again, CALM_MS)
  useLobbyEvents(calmly)
  useOnVisible(calmly)
  const all = { value: '', text: say('filter.all') }
  return (
    <>
      <section aria-labelledby="online-open">
        <div className="online-headline">
          <h2 id="online-open" className="online-heading">
            {say('open.title')}
          </h2>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend */}
          <div className="online-filters" role="group" aria-label={say('filter')}>
            <Select
              aria-label={common('filter.game')}
              value={filter.game}
              options={[
                { ...all, text: common('filter.games') },
                ...GAMES.map(({ id }) => ({ value: id, text: gameName(id) })),
              ]}
              onChange={game => setFilter({ game })}
            />
            <Select
              aria-label={say('filter.clock')}
              value={filter.clock}
              options={[
                { ...all, text: say('filter.clocks') },
                ...CLOCKS.map(value => ({ value, text: common(`filter.clock.${value}`) })),
              ]}
              onChange={clock => setFilter({ clock })}
            />
            <Select
              aria-label={say('filter.rated')}
              value={filter.rated}
              options={[all, ...RATED.map(value => ({ value, text: say(`filter.rated.${value}`) }))]}
              onChange={rated => setFilter({ rated })}
            />
          </div>
        </div>
        <TroubleNote trouble={open.trouble} again={again} />
        {!open.value && !open.trouble && <Shapes rows={3} what={say('open.loading')} />}
        {open.value?.length === 0 && (
          <Empty
            icon={<Icon name="hourglass" />}
            title={filtered ? say('open.filtered') : common('open.none')}
            action={
              filtered ? (
                <Button onClick={() => setFilter({ game: '', clock: '', rated: '' })}>{say('filter.clear')}</Button>
              ) : (
                <ButtonLink to="/online/new/wonders-duel">{common('open')}</ButtonLink>
              )
            }
          >
            {filtered ? say('open.filtered.text') : common('open.none.text')}
          </Empty>
        )}
        {open.value && open.value.length > 0 && (
          <ul className="panel tablerows">
            {open.value.map(table => (
              <TableRow key={table.id} table={table}>
                <SitDown table={table} />
              </TableRow>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="online-watch">
        <h2 id="online-watch" className="online-heading">
          {say('watch.title')}
        </h2>
        {playing.value?.length === 0 && <p className="online-note">{say('watch.none')}</p>}
        {!playing.value && !playing.trouble && <Shapes rows={1} what={say('open.loading')} />}
        {playing.value && playing.value.length > 0 && (
          <ul className="panel tablerows">
            {playing.value.map(table => (
              <TableRow key={table.id} table={table}>
                <ButtonLink kind="quiet" to={`/table/${table.id}`}>
                  {common(table.mine === undefined ? 'row.watch' : 'card.open')}
                </ButtonLink>
              </TableRow>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function You() {
  const say = lobbyWords.use()
  const common = commonWords.use()
  const tournaments = tournamentLinkWords.use()
  const contact = contactWords.use()
  const club = clubWords.use()
  const { me, known } = useSession()
  return (
    <section aria-labelledby="online-you">
      <h2 id="online-you" className="online-heading">
        {say('you.title')}
      </h2>
      <div className="panel">
        <div className="online-you">
          {me && <Avatar name={me.name} />}
          <span>
            {me && <b>{me.name}</b>}
            <small>
              {!known ? '…' : !me ? say('you.nobody') : me.guest ? common('you.guest') : say('you.account')}
            </small>
          </span>
        </div>
        {me && !me.guest && (
          <LinkRow
            to={`/people/${me.id}`}
            icon="crossed-swords"
            title={common('you.profile')}
            text={say('you.profile.text')}
          />
        )}
        {me && !me.guest && (
          <LinkRow to="/people" icon="people" title={contact('people')} text={contact('people.text')} />
        )}
        <LinkRow to="/clubs" icon="amphora" title={club('clubs')} text={club('clubs.text')} />
        <LinkRow
          to="/account"
          icon="lock"
          title={common(me && !me.guest ? 'you.settings' : 'you.keep')}
          text={say(me && !me.guest ? 'you.settings.text' : 'you.keep.text')}
        />
        <LinkRow to="/ladder/wonders-duel" icon="great-pyramid" title={common('ladder')} text={say('ladder.text')} />
        <LinkRow to="/tournaments" icon="amphora" title={tournaments('title')} text={tournaments('title.text')} />
        {me?.moderator && (
          <LinkRow to="/moderation" icon="eye-target" title={common('moderation')} text={say('moderation.text')} />
        )}
      </div>
    </section>
  )
}

export function OnlinePage() {
  const say = commonWords.use()
  usePage({ title: say('title') })
  return (
    <div className="online">
      <header className="online-head">
        <h1>{say('title')}</h1>
        <span className="online-starts">
          <ButtonLink kind="start" to="/online/new/wonders-duel?with=friend">
            {say('friend')}
          </ButtonLink>
          <ButtonLink to="/online/new/wonders-duel">{say('open')}</ButtonLink>
        </span>
      </header>
      <div>
        <Mine />
        <Tables />
      </div>
      <aside>
        <You />
      </aside>
    </div>
  )
}
