// Setting up a game: who sits where, who begins, which options. Everything has a usual value; Start is always possible.

import { type CharacterId, charactersOf } from '@tabularium/bots/character'
import { type LevelId, levelsOf, nearestLevel } from '@tabularium/bots/levels'
import type { Options, Seat } from '@tabularium/kernel'
import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { Link, useLocation, useParams, useSearchParams } from 'wouter'
import { CharacterSelect } from '../frame/character-select.tsx'
import { EmptyState } from '../frame/empty-state.tsx'
import { Picture } from '../frame/game-art.tsx'
import { usePage } from '../frame/page-header.tsx'
import { problemOf } from '../frame/tables.ts'
import { useGameName } from '../frame/use-game-name.ts'
import { type GameEntry, gameEntry } from '../games.ts'
import { change, settings } from '../settings.ts'
import { characterWords } from '../table/character-words.ts'
import { namesOf } from '../table/names.ts'
import type { Player } from '../table/table.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { Panel } from '../ui/panel.tsx'
import { CharacterFace } from '../ui/seat-face.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Select } from '../ui/select.tsx'
import { MainOptions, OtherOptions, Seating, SeatSign, useGame } from './new/options.tsx'
import { optionsFor, seatsFor } from './new/seats-and-options.ts'
import { newWords } from './new/words.ts'
import { bot, playerWords, start, usualSeats } from './start-game.ts'
import './new/new.css'

const OwnDataPanel = lazy(() => import('./new/own-data.tsx'))

const PERSON = 'person'
const LONGEST_NAME = 24

/** A place in the form: a person with a name, or a bot's level and its character. */
interface Place {
  readonly who: LevelId | typeof PERSON
  readonly name: string
  readonly character?: CharacterId | undefined
}

type First = '0' | '1' | 'lot'
const FIRSTS: readonly First[] = ['0', '1', 'lot']

const places = (game: string, who: string | null, seats: number): readonly Place[] => {
  const { name, level } = settings()
  const person: Place = { who: PERSON, name: '' }
  const robot: Place = { who: nearestLevel(level, game).id, name: '' }
  return Array.from({ length: seats }, (_, i) => {
    if (who === 'bots') return robot
    if (i === 0) return { ...person, name }
    return who === 'people' ? person : robot
  })
}

const coin = (): boolean => crypto.getRandomValues(new Uint8Array(1))[0] % 2 === 1

interface PlaceProps {
  readonly game: string
  readonly place: Place
  readonly seat: Seat
  readonly fallback: string
  onChange(place: Place): void
}

function PlaceRow({ game, place, seat, fallback, onChange }: PlaceProps) {
  const say = newWords.use()
  const words = playerWords.use()
  const character = characterWords.use()
  const id = useId()
  return (
    <fieldset className="new-place">
      <legend className="visually-hidden">{say('seat', { n: seat + 1 })}</legend>
      <SeatSign seat={seat} />
      <label htmlFor={`${id}-who`}>
        <span>{say('who')}</span>
        <Select
          id={`${id}-who`}
          value={place.who}
          options={[
            { value: PERSON, text: say('person') },
            ...levelsOf(game).map(level => ({
              value: level.id,
              text: say('bot', { level: words(`level.${level.id}`) }),
            })),
          ]}
          onChange={who => onChange({ ...place, who })}
        />
      </label>
      {place.who !== PERSON && charactersOf(game).length > 0 && (
        <label htmlFor={`${id}-character`}>
          <span>{character('character')}</span>
          <span className="new-character">
            <CharacterSelect
              id={`${id}-character`}
              game={game}
              value={place.character}
              onChange={next => onChange({ ...place, character: next })}
            />
            {place.character && <CharacterFace character={place.character} />}
          </span>
        </label>
      )}
      {place.who !== PERSON && <p className="new-about">{say(`level.${place.who}.about`)}</p>}
      {place.who === PERSON && (
        <label htmlFor={id}>
          <span>{say('name')}</span>
          <input
            id={id}
            value={place.name}
            maxLength={LONGEST_NAME}
            placeholder={fallback}
            autoComplete="off"
            onChange={event => onChange({ ...place, name: event.target.value })}
          />
        </label>
      )}
    </fieldset>
  )
}

function Setup({ entry }: { readonly entry: GameEntry }) {
  const { id, hidden = false, begins } = entry
  const say = newWords.use()
  const words = playerWords.use()
  const [, go] = useLocation()
  const [search] = useSearchParams()
  const [seated, setSeated] = useState(() => places(id, search.get('who'), usualSeats(entry.seats)))
  const [first, setFirst] = useState<First>('0')
  const [wanted, setWanted] = useState<Options>(entry.first ?? {})
  const [help, setHelp] = useState({ coach: false, chances: false, expects: false })
  const [problem, setProblem] = useState<string>()
  const [starting, setStarting] = useState(false)
  const [data, setData] = useState<string | undefined>(() => search.get('data') ?? undefined)
  const usual = useGame(id)
  const onData = useGame(id, data)
  const found = data === undefined ? usual : onData
  const range = (data === undefined ? undefined : found.game?.seats) ?? entry.seats
  const options = found.game ? optionsFor(found.game, seated.length, wanted) : wanted

  const fallback = (seat: Seat): string => {
    const people = seated.filter(place => place.who === PERSON).length
    return people > 1 ? words('person.n', { n: seat + 1 }) : words('person')
  }
  const playerOf = (place: Place, seat: Seat): Player =>
    place.who === PERSON
      ? { name: place.name.trim() || fallback(seat) }
      : bot(nearestLevel(place.who, id), words, place.character)
  const players = seated.map(playerOf)
  const names = namesOf(players, id, words)
  const people = seated.filter(place => place.who === PERSON).length
  /** Help is for one person among bots. */
  const isHelped = people === 1 && seated.length > 1
  const choosesFirst = begins === undefined && seated.length === 2
  const counts = Array.from({ length: range.max - range.min + 1 }, (_, i) => String(range.min + i))
  const seatThem = (count: number) =>
    setSeated([...seated, ...places(id, search.get('who'), count).slice(seated.length)].slice(0, count))
  const setOptions = (next: Options) => {
    setWanted(next)
    if (found.game) seatThem(seatsFor(found.game, seated.length, next))
  }

  // Another map may be for other numbers of players.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the game is another
  useEffect(() => {
    if (found.game) seatThem(Math.min(range.max, Math.max(range.min, seatsFor(found.game, seated.length, options))))
  }, [found.game])

  const begin = async () => {
    if (starting) return
    setStarting(true)
    const turned = choosesFirst && (first === 'lot' ? coin() : first === '1')
    try {
      const mine = seated.find(place => place.who === PERSON)
      const robot = seated.find(place => place.who !== PERSON)
      change({ ...(people === 1 && mine && { name: mine.name.trim() }), ...(robot && { level: robot.who }) })
      go(
        `/play/${await start(id, turned ? [...players].reverse() : players, options, { ...(isHelped && help), data })}`,
      )
    } catch (error) {
      setProblem(problemOf(error))
      setStarting(false)
    }
  }

  return (
    <>
      <Panel title={say('players')} className="new-panel">
        {counts.length > 1 && (
          <div className="new-line">
            <span>{say('count')}</span>
            <Segmented
              label={say('count')}
              value={String(seated.length)}
              options={counts.map(value => ({ value, text: value }))}
              onChange={value => seatThem(Number(value))}
            />
          </div>
        )}
        <Seating board={found.board} seats={seated.length} options={options}>
          {seated.map((place, seat) => (
            <PlaceRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              key={seat}
              game={id}
              place={place}
              seat={seat}
              fallback={fallback(seat)}
              onChange={next => setSeated(seated.with(seat, next))}
            />
          ))}
        </Seating>
        {seated.length === 2 && (
          <div className="new-line">
            <Button
              size="small"
              kind="quiet"
              icon={<Icon name="swap" />}
              onClick={() => setSeated([...seated].reverse())}
            >
              {say('swap')}
            </Button>
          </div>
        )}
        {people !== 1 && <p className="new-hint">{say(people === 0 ? 'watching' : hidden ? 'hidden' : 'together')}</p>}
        {choosesFirst && (
          <div className="new-line">
            <span>{say('first')}</span>
            <Segmented
              label={say('first')}
              value={first}
              options={FIRSTS.map(value => ({
                value,
                text: value === 'lot' ? say('lot') : (names[Number(value)] ?? ''),
              }))}
              onChange={value => setFirst(value)}
            />
          </div>
        )}
      </Panel>
      {entry.loadOn && (
        <Suspense>
          <OwnDataPanel game={id} usual={usual.game} chosen={data} onChange={setData} />
        </Suspense>
      )}
      <MainOptions entry={entry} found={found} chosen={options} onChange={setOptions} />
      <OtherOptions entry={entry} found={found} chosen={options} onChange={setOptions} />
      {isHelped && (
        <Panel title={say('help')} className="new-panel">
          {(['coach', 'chances', 'expects'] as const).map(name => (
            <label key={name} className="new-line new-help">
              <input
                type="checkbox"
                checked={help[name]}
                onChange={event => setHelp({ ...help, [name]: event.target.checked })}
              />
              <span>
                {say(`help.${name}`)} <small>{say(`help.${name}.about`)}</small>
              </span>
            </label>
          ))}
          <p className="new-hint">{say('help.about')}</p>
        </Panel>
      )}
      <div className="new-go">
        {problem !== undefined && (
          <p className="new-problem" role="alert">
            {say('failed', { problem })}
          </p>
        )}
        <Button kind="start" size="large" aria-busy={starting} onClick={() => void begin()}>
          {say('start')}
        </Button>
        {entry.lesson !== undefined && <Link href={`/learn/${id}/${entry.lesson}`}>{say('lesson')}</Link>}
        <Link href={`/rules/${id}`}>{say('rules')}</Link>
      </div>
    </>
  )
}

export function NewPage() {
  const say = newWords.use()
  const gameName = useGameName()
  const { game: id = '' } = useParams()
  const entry = gameEntry(id)
  const title = entry ? say('title', { game: gameName(id) }) : say('none')
  usePage({ title, ...(entry && { game: id }) })
  if (!entry) {
    return (
      <EmptyState title={title} to="/" label={say('none_action')}>
        {say('none_text')}
      </EmptyState>
    )
  }
  return (
    <div className="sheet">
      <div className="game-art-head">
        <Picture game={id} />
        <h1>{title}</h1>
      </div>
      <Setup key={id} entry={entry} />
    </div>
  )
}
