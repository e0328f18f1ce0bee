// A link to a table: what awaits you there, a name if you have none, and one button to sit down.

import { speakerOf } from '@tabularium/kernel'
import type { TableCard, Trouble } from '@tabularium/protocol'
import { useLocation, useParams } from 'wouter'
import { EmptyState } from '../frame/empty-state.tsx'
import { Picture } from '../frame/game-art.tsx'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { accept, invited } from '../online/api.ts'
import { commonWords } from '../online/common-words.ts'
import { joinWords } from '../online/join-words.ts'
import { useSession } from '../online/me.ts'
import { NameField, useName } from '../online/name.tsx'
import OwnDataNote from '../online/own-data-note.tsx'
import { TroubleNote, useTroubleText } from '../online/pieces.tsx'
import { clockText, isFree, seatText } from '../online/table-text.ts'
import { useMutation, useQuery } from '../online/use-query.ts'
import { useSettings } from '../settings.ts'
import { levelWords } from '../table/words.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { Seating, SeatSign, useGame } from './new/options.tsx'
import './online/join.css'

/** The options that differ from the usual ones, in the game's words. */
function Options({ table }: { readonly table: TableCard }) {
  const say = joinWords.use()
  const { language } = useSettings()
  const { game } = useGame(table.game)
  if (!game) return <dd>…</dd>
  const words = speakerOf(game, language)
  const chosen = Object.entries(table.options).filter(
    ([name, value]) => Object.hasOwn(game.options, name) && game.options[name].values[0] !== value,
  )
  if (chosen.length === 0) return <dd>{say('join.usual')}</dd>
  return (
    <dd>
      {chosen
        .map(([name, value]) => `${words({ key: `option.${name}` })}: ${words({ key: `option.${name}.${value}` })}`)
        .join('; ')}
    </dd>
  )
}

function Seats({ table }: { readonly table: TableCard }) {
  const say = joinWords.use()
  const level = levelWords.use()
  const { board } = useGame(table.game)
  return (
    <Seating board={board} seats={table.seats.length} options={table.options}>
      <ul className="join-seats">
        {table.seats.map(one => {
          const name = seatText(one, level)
          return (
            <li key={one.seat} className={isFree(one) ? 'join-free' : ''}>
              <SeatSign seat={one.seat} />
              {one.person && <Avatar name={one.person.name} size="small" />}
              <b>{name ?? say('join.free')}</b>
              {one.bot !== undefined && <small>{say('join.bot')}</small>}
              {one.person?.rating !== undefined && <small className="num">{one.person.rating}</small>}
            </li>
          )
        })}
      </ul>
    </Seating>
  )
}

function Invitation({ table, token }: { readonly table: TableCard; readonly token: string }) {
  const say = joinWords.use()
  const common = commonWords.use()
  const gameName = useGameName()
  const [, go] = useLocation()
  const { me, known } = useSession()
  const name = useName()
  const { doing, trouble, run } = useMutation()
  const game = gameName(table.game)
  const guest = !known || !me || me.guest
  const host = table.seats.find(one => one.person?.id === table.owner)?.person?.name
  usePage({ title: say('join.title', { game }), game: table.game })
  const sit = async () => {
    const seated = await run(async () => {
      const kept = await name.keep()
      return kept.trouble ? kept : accept(token)
    })
    if (seated) go(`/table/${table.id}`)
  }
  return (
    <div className="sheet join">
      <article className="panel join-card">
        <Picture game={table.game} />
        <div className="join-text">
          <h1>{host === undefined ? say('join.title', { game }) : say('join.from', { name: host, game })}</h1>
          <dl>
            <dt>{say('join.people')}</dt>
            <dd>
              <Seats table={table} />
            </dd>
            <dt>{common('new.clock')}</dt>
            <dd>{clockText(table.clock, common)}</dd>
            <dt>{say('join.options')}</dt>
            <Options table={table} />
            {table.data && (
              <>
                <dt>{common('data')}</dt>
                <dd>
                  <OwnDataNote data={table.data} />
                </dd>
              </>
            )}
            <dt>{common('new.rated')}</dt>
            <dd>{common(table.rated ? 'new.rated.yes' : 'new.rated.no')}</dd>
          </dl>
          {table.mine === undefined ? (
            <>
              {guest && !table.rated && <NameField name={name} />}
              <TroubleNote trouble={trouble} />
              {guest && table.rated ? (
                <ButtonLink kind="start" size="large" to="/account">
                  {common('you.keep')}
                </ButtonLink>
              ) : (
                <Button kind="start" size="large" aria-busy={doing} onClick={() => void sit()}>
                  {say('join.sit')}
                </Button>
              )}
              <p className="join-note">
                {!guest ? say('join.as', { name: me.name }) : say(table.rated ? 'join.account' : 'join.guest')}
              </p>
            </>
          ) : (
            <>
              <p className="join-note">{say('join.already')}</p>
              <ButtonLink kind="start" size="large" to={`/table/${table.id}`}>
                {say('join.to')}
              </ButtonLink>
            </>
          )}
        </div>
      </article>
    </div>
  )
}

function NoTable({ trouble, again }: { readonly trouble: Trouble; again(): void }) {
  const say = joinWords.use()
  const common = commonWords.use()
  const text = useTroubleText()
  const gone = trouble.code === 'no-invite' || trouble.code === 'no-table' || trouble.code === 'bad-message'
  const title = say(gone ? 'join.gone' : 'join.failed')
  return (
    <EmptyState
      title={title}
      to="/online"
      label={common('join.lobby')}
      again={gone ? undefined : { label: common('again'), act: again }}
    >
      {gone ? say('join.gone.text') : text(trouble)}
    </EmptyState>
  )
}

export function JoinPage() {
  const say = joinWords.use()
  const { token = '' } = useParams()
  const { value, trouble, again } = useQuery(`invite ${token}`, () => invited(token))
  if (value) return <Invitation table={value} token={token} />
  if (trouble) return <NoTable trouble={trouble} again={again} />
  return <Loading what={say('join.loading')} />
}
