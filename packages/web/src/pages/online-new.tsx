// Opening a table online: who sits there, the clock, who may come, the options. For a friend everything is set already:
// one button opens the table and copies the link to it.

import { charactersOf } from '@tabularium/bots/character'
import { levelsOf } from '@tabularium/bots/levels'
import type { Options, Seat } from '@tabularium/kernel'
import type { SeatWish, TableWish, Trouble } from '@tabularium/protocol'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import { CharacterSelect } from '../frame/character-select.tsx'
import { EmptyState } from '../frame/empty-state.tsx'
import { usePage } from '../frame/page-header.tsx'
import { tables } from '../frame/tables.ts'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES, type GameEntry, gameEntry } from '../games.ts'
import { type Opened, openTable, person } from '../online/api.ts'
import { type ClockWish, clockOf, isCampaign, usualClock } from '../online/clock-wish.ts'
import { commonWords } from '../online/common-words.ts'
import { challenge } from '../online/contact-api.ts'
import { contactWords } from '../online/contact-words.ts'
import { dealWords } from '../online/deal-words.ts'
import { copy, inviteLink, keepInvite } from '../online/invites.ts'
import { useSession } from '../online/me.ts'
import { NameField, useName } from '../online/name.tsx'
import { newTableWords } from '../online/new-table-words.ts'
import { TroubleNote } from '../online/pieces.tsx'
import { clockText } from '../online/table-text.ts'
import { useMutation, useQuery } from '../online/use-query.ts'
import { settings } from '../settings.ts'
import { characterWords } from '../table/character-words.ts'
import { levelWords } from '../table/words.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { CharacterFace } from '../ui/seat-face.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { toast } from '../ui/toast.tsx'
import { MainOptions, OtherOptions, Seating, SeatSign, useGame } from './new/options.tsx'
import { optionsFor, seatsFor } from './new/seats-and-options.ts'
import { newWords } from './new/words.ts'
import { ClockPanel, FormRow } from './online/clock-panel.tsx'
import { botOf, choiceOf, OPEN, type SeatChoice, withFriend } from './online/seat-wishes.ts'
import { usualSeats, withPresets } from './start-game.ts'
import './new/new.css'
import './online/new.css'

const OwnDataPanel = lazy(() => import('./new/own-data.tsx'))

const FIRSTS = ['me', 'other', 'lot'] as const

const coin = (): boolean => crypto.getRandomValues(new Uint8Array(1))[0] % 2 === 1

interface OtherProps {
  readonly game: string
  readonly seat: Seat
  readonly who: SeatChoice
  onChange(who: SeatChoice): void
}

function Other({ game, seat, who, onChange }: OtherProps) {
  const say = newTableWords.use()
  const words = newWords.use()
  const level = levelWords.use()
  const character = characterWords.use()
  const id = useId()
  const bot = botOf(who, game)
  return (
    <fieldset className="new-place">
      <legend className="visually-hidden">{words('seat', { n: seat + 1 })}</legend>
      <SeatSign seat={seat} />
      <label htmlFor={id}>
        <span>{words('who')}</span>
        <Select
          id={id}
          value={bot?.level ?? OPEN}
          options={[
            { value: OPEN, text: say('new.seat.open') },
            ...levelsOf(game).map(one => ({ value: one.id, text: words('bot', { level: level(`level.${one.id}`) }) })),
          ]}
          onChange={next => onChange(next === OPEN ? OPEN : choiceOf({ level: next, character: bot?.character }))}
        />
      </label>
      {bot && charactersOf(game).length > 0 && (
        <label htmlFor={`${id}-character`}>
          <span>{character('character')}</span>
          <span className="new-character">
            <CharacterSelect
              id={`${id}-character`}
              game={game}
              value={bot.character}
              onChange={next => onChange(choiceOf({ ...bot, character: next }))}
            />
            {bot.character && <CharacterFace character={bot.character} />}
          </span>
        </label>
      )}
      <p className="new-about">{bot ? words(`level.${bot.level}.about`) : say('new.seat.open.about')}</p>
    </fieldset>
  )
}

interface SetupProps {
  readonly entry: GameEntry
  readonly friend: boolean
  /** Whom the table is a challenge to. */
  readonly to?: string | undefined
  /** Whose members alone see it. */
  readonly club?: string | undefined
}

function Setup({ entry, friend, to, club }: SetupProps) {
  const { id, begins } = entry
  const say = newTableWords.use()
  const common = commonWords.use()
  const words = newWords.use()
  const contact = contactWords.use()
  const deal = dealWords.use()
  const [, go] = useLocation()
  const { me } = useSession()
  const name = useName()
  const { doing, trouble, run } = useMutation()
  const [data, setData] = useState<string>()
  const usual = useGame(id)
  const onData = useGame(id, data)
  const found = data === undefined ? usual : onData
  const range = (data === undefined ? undefined : found.game?.seats) ?? entry.seats
  const [others, setOthers] = useState<readonly SeatChoice[]>(() =>
    friend ? withFriend(entry, settings().level) : Array(usualSeats(entry.seats) - 1).fill(OPEN),
  )
  const [first, setFirst] = useState<(typeof FIRSTS)[number]>('lot')
  const [clock, setClock] = useState<ClockWish>(() => usualClock(entry, friend))
  const [visibility, setVisibility] = useState<'open' | 'private'>(friend ? 'private' : 'open')
  const [wantsRated, setRated] = useState(!friend && !isCampaign(entry))
  const [talk, setTalk] = useState(true)
  const [wanted, setWanted] = useState<Options>(entry.first ?? {})
  const options = found.game ? optionsFor(found.game, others.length + 1, wanted) : wanted

  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i)
  const free = others.filter(who => who === OPEN).length
  const bots = others.length > free
  const choosesFirst = begins === undefined && others.length === 1
  // Ratings are of people, and of people who can be found again.
  const guest = !me || me.guest
  const rated = wantsRated && !bots && !guest && data === undefined
  const setCount = (count: number) =>
    setOthers([...others, ...Array<SeatChoice>(Math.max(0, count - 1 - others.length)).fill(OPEN)].slice(0, count - 1))
  const setOptions = (next: Options) => {
    setWanted(next)
    if (found.game) setCount(seatsFor(found.game, others.length + 1, next))
  }

  // Another map may be for other numbers of players.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the game is another
  useEffect(() => {
    if (!found.game) return
    const count = seatsFor(found.game, others.length + 1, options)
    setCount(Math.min(range.max, Math.max(range.min, count)))
  }, [found.game])

  const wish = async (): Promise<TableWish> => {
    const seats: readonly SeatWish[] = others.map(who => (who === OPEN ? OPEN : { bot: who }))
    const turned = choosesFirst && (first === 'lot' ? coin() : first === 'other')
    return {
      game: id,
      options: { ...(await withPresets(id, options)) },
      seats: turned ? [...seats, 'me'] : ['me', ...seats],
      visibility,
      ...(club !== undefined && { club }),
      ...(!talk && { talk }),
      clock: clockOf(clock),
      rated,
      ...(data !== undefined && { data }),
    }
  }

  /** The server has to know the data before a table plays on them. */
  const giveData = async (): Promise<Trouble | undefined> => {
    if (data === undefined) return undefined
    const { storeData } = await import('../online/data-api.ts')
    return (await storeData(id, (await (await tables()).data.text(data)) ?? '')).trouble
  }

  const send = async () => {
    const { seats, ...rest } = await wish()
    // The first seat that is free is for whoever is challenged.
    const theirs = seats.indexOf(OPEN)
    const asked = { ...rest, seats: seats.map((seat, i) => (i === theirs ? ('them' as const) : seat)) }
    if (!(await run(() => challenge(to ?? '', asked)))) return
    toast({ text: contact('challenge.sent') })
    go('/people')
  }

  const begin = async () => {
    if (to !== undefined) return send()
    let tell: (link: string) => void = () => {}
    // The browser lets us copy only right after the click: it is handed a promise of the link.
    const copied = friend ? copy(new Promise<string>(resolve => (tell = resolve))) : undefined
    const opened = await run(async () => {
      const kept = await name.keep()
      if (kept.trouble) return kept
      const trouble = await giveData()
      return trouble ? { trouble } : openTable(await wish())
    })
    if (!opened) return
    const { table, invite } = opened as Opened
    if (invite !== undefined) {
      keepInvite(table.id, invite)
      tell(inviteLink(invite))
      if (await copied) toast({ text: say('new.copied') })
    }
    go(`/table/${table.id}`)
  }

  const main = <MainOptions entry={entry} found={found} chosen={options} onChange={setOptions} />
  const details = (
    <>
      <Panel title={words('players')} className="new-panel">
        {counts.length > 1 && (
          <FormRow label={words('count')}>
            <Segmented
              label={words('count')}
              value={String(others.length + 1)}
              options={counts.map(count => ({ value: String(count), text: String(count) }))}
              onChange={count => setCount(Number(count))}
            />
          </FormRow>
        )}
        <Seating board={found.board} seats={others.length + 1} options={options}>
          {!friend && (
            <div className="new-place">
              <SeatSign seat={0} />
              {guest ? <NameField name={name} /> : <b className="newtable-me">{me.name}</b>}
            </div>
          )}
          {others.map((who, i) => (
            <Other
              game={id}
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={i}
              seat={i + 1}
              who={who}
              onChange={next => setOthers(others.with(i, next))}
            />
          ))}
        </Seating>
        {choosesFirst && (
          <FormRow label={words('first')}>
            <Segmented
              label={words('first')}
              value={first}
              options={FIRSTS.map(value => ({
                value,
                text: value === 'lot' ? words('lot') : say(`new.first.${value}`),
              }))}
              onChange={setFirst}
            />
          </FormRow>
        )}
      </Panel>
      {entry.loadOn && to === undefined && (
        <Suspense>
          <OwnDataPanel game={id} usual={usual.game} chosen={data} onChange={setData} />
        </Suspense>
      )}
      {!friend && main}
      <ClockPanel clock={clock} onChange={setClock} />
      <Panel title={say('new.table')} className="new-panel">
        <FormRow label={say('new.visibility')}>
          <Segmented
            label={say('new.visibility')}
            value={visibility}
            options={(['private', 'open'] as const).map(value => ({ value, text: say(`new.visibility.${value}`) }))}
            onChange={setVisibility}
          />
        </FormRow>
        <p className="new-hint">{say(`new.visibility.${visibility}.hint`)}</p>
        {others.length > 1 && (
          <FormRow label={deal('talk')}>
            <Segmented
              label={deal('talk')}
              value={talk ? 'yes' : 'no'}
              options={(['yes', 'no'] as const).map(value => ({ value, text: deal(`talk.${value}`) }))}
              onChange={value => setTalk(value === 'yes')}
            />
          </FormRow>
        )}
        <FormRow label={common('new.rated')}>
          <Segmented
            label={common('new.rated')}
            value={rated ? 'yes' : 'no'}
            options={(['yes', 'no'] as const).map(value => ({ value, text: common(`new.rated.${value}`) }))}
            onChange={value => setRated(value === 'yes')}
          />
        </FormRow>
        <p className="new-hint">
          {say(bots ? 'new.rated.bots' : guest ? 'new.rated.guest' : `new.rated.${rated ? 'yes' : 'no'}.hint`)}
          {!bots && guest && (
            <>
              {' '}
              <Link href="/account">{common('you.keep')}</Link>
            </>
          )}
        </p>
      </Panel>
      <OtherOptions entry={entry} found={found} open={friend} chosen={options} onChange={setOptions} />
    </>
  )
  const start = (
    <>
      <TroubleNote trouble={trouble} />
      <Button kind="start" size="large" aria-busy={doing} onClick={() => void begin()}>
        {to !== undefined ? contact('challenge.send') : say(friend ? 'new.start.friend' : 'new.start')}
      </Button>
    </>
  )
  return friend ? (
    <>
      <Panel className="newtable-friend">
        <p>{say('new.friend')}</p>
        <p className="newtable-sum">
          {[clockText(clockOf(clock), common), common(rated ? 'rated' : 'unrated')].join(', ')}
        </p>
        {guest && <NameField name={name} />}
        {start}
      </Panel>
      {main}
      <details className="newtable-more">
        <summary>{say('new.more')}</summary>
        {details}
      </details>
    </>
  ) : (
    <>
      {details}
      <div className="new-go">
        {start}
        {entry.lesson !== undefined && <Link href={`/learn/${id}/${entry.lesson}`}>{words('lesson')}</Link>}
        <Link href={`/rules/${id}`}>{words('rules')}</Link>
      </div>
    </>
  )
}

export function OnlineNewPage() {
  const say = newTableWords.use()
  const common = commonWords.use()
  const gameName = useGameName()
  const words = newWords.use()
  const contact = contactWords.use()
  const { game: id = '' } = useParams()
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const friend = search.get('with') === 'friend'
  const to = search.get('to') ?? undefined
  const club = search.get('club') ?? undefined
  const challenged = useQuery(`challenged ${to}`, () =>
    to === undefined ? Promise.resolve({ value: undefined }) : person(to),
  )
  const kept = search.size > 0 ? `?${search}` : ''
  const entry = gameEntry(id)
  const open =
    to === undefined
      ? say(friend ? 'new.title.friend' : 'new.title')
      : contact('challenge.title', { name: challenged.value?.name ?? '…' })
  const title = entry ? open : words('none')
  usePage({ title, ...(entry && { game: id }) })
  if (!entry) {
    return (
      <EmptyState title={title} to="/online" label={common('title')}>
        {say('new.nogame')}
      </EmptyState>
    )
  }
  return (
    <div className="sheet">
      <h1>{title}</h1>
      <Segmented
        label={say('new.game')}
        value={id}
        options={GAMES.map(one => ({ value: one.id, text: gameName(one.id) }))}
        onChange={next => go(`/online/new/${next}${kept}`, { replace: true })}
      />
      <Setup key={`${id} ${kept}`} entry={entry} friend={friend} to={to} club={club} />
    </div>
  )
}
