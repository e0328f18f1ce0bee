// Announcing a tournament: game, format, clock, and the few figures that the format needs.

import type { TournamentFormat, TournamentWish } from '@tabularium/protocol'
import { DISPLAY_BEGINS, TOURNAMENT_FORMATS } from '@tabularium/protocol/tournament-formats'
import { useId, useState } from 'react'
import { Link, useLocation, useParams, useSearch } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES, gameEntry } from '../games.ts'
import { type ClockWish, clockOf, isCampaign, usualClock } from '../online/clock-wish.ts'
import { commonWords } from '../online/common-words.ts'
import { useSession } from '../online/me.ts'
import { newTableWords } from '../online/new-table-words.ts'
import { TroubleNote } from '../online/pieces.tsx'
import { tournamentWords } from '../online/tournament-words.ts'
import { announce } from '../online/tournaments-api.ts'
import { useMutation } from '../online/use-query.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { ClockPanel, FormRow } from './online/clock-panel.tsx'
import './new/new.css'
import './online/new.css'
import './tournament/tournament.css'

/** The figures a form has, with their limits; which of them a format needs. */
const FIGURES = {
  rounds: { least: 1, most: 15, usual: 5, word: 'form.rounds' },
  tableSize: { least: 3, most: 5, usual: 4, word: 'form.size' },
  minutes: { least: 5, most: 1440, usual: 60, word: 'form.minutes' },
  roundDays: { least: 0, most: 90, usual: 0, word: 'form.roundDays' },
  breakSeconds: { least: 0, most: 86_400, usual: 60, word: 'form.break' },
  noShowMinutes: { least: 1, most: 120, usual: 5, word: 'form.noshow' },
  lateRounds: { least: 0, most: 15, usual: 2, word: 'form.late' },
  places: { least: 1, most: 40, usual: 10, word: 'form.places' },
  hostMinutes: { least: 0, most: 600, usual: 0, word: 'form.host-minutes' },
} as const
type Figure = keyof typeof FIGURES

const NEEDED: Readonly<Record<TournamentFormat, readonly Figure[]>> = {
  swiss: ['rounds', 'roundDays', 'breakSeconds', 'noShowMinutes', 'lateRounds'],
  'round-robin': ['roundDays', 'breakSeconds', 'noShowMinutes'],
  'knock-out': ['roundDays', 'breakSeconds', 'noShowMinutes'],
  arena: ['minutes', 'noShowMinutes'],
  'multi-player': ['rounds', 'tableSize', 'roundDays', 'breakSeconds', 'noShowMinutes', 'lateRounds'],
  simultaneous: ['places', 'hostMinutes', 'noShowMinutes'],
}

/** Formats that a game's seats allow. */
const formatsOf = ({ min, max }: { readonly min: number; readonly max: number }): readonly TournamentFormat[] =>
  TOURNAMENT_FORMATS.filter(format => (format === 'multi-player' ? max >= 3 && min <= 3 : min <= 2))

const within = (figure: Figure, text: string): number => {
  const { least, most, usual } = FIGURES[figure]
  const number = Math.round(Number(text))
  return text.trim() === '' || Number.isNaN(number) ? usual : Math.min(most, Math.max(least, number))
}

function Form({ game, club }: { readonly game: string; readonly club: string | undefined }) {
  const say = tournamentWords.use()
  const common = commonWords.use()
  const id = useId()
  const entry = gameEntry(game) ?? GAMES[0]
  const formats = formatsOf(entry.seats)
  const [, go] = useLocation()
  const { me } = useSession()
  const { doing, trouble, run } = useMutation()
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [format, setFormat] = useState<TournamentFormat>(formats[0] ?? 'swiss')
  const [figures, setFigures] = useState<Readonly<Record<string, string>>>({})
  const [clock, setClock] = useState<ClockWish>(() => usualClock(entry, false))
  const [rated, setRated] = useState(!isCampaign(entry))
  const [starts, setStarts] = useState('')
  const [begins, setBegins] = useState<(typeof DISPLAY_BEGINS)[number]>('challengers')
  const display = format === 'simultaneous'
  const begin = async () => {
    const figured = NEEDED[format].map(figure => [figure, within(figure, figures[figure] ?? '')] as const)
    const wish: TournamentWish = {
      ...{
        name,
        description,
        game,
        format,
        clock: clockOf(clock),
        rated: rated && !display,
        ...Object.fromEntries(figured),
      },
      ...(display && { begins }),
      ...(club !== undefined && { club }),
      ...(starts !== '' && { starts: new Date(starts).getTime() }),
    }
    const made = await run(() => announce(wish))
    if (made) go(`/tournament/${made.id}`)
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void begin()
      }}
    >
      <Panel title={say('form.event')} className="new-panel cup-form">
        {club !== undefined && <p className="new-hint">{say('form.club', { name: club })}</p>}
        <label className="field" htmlFor={`${id}-name`}>
          <span>{say('form.name')}</span>
          <input
            id={`${id}-name`}
            required
            minLength={3}
            maxLength={60}
            value={name}
            onChange={event => setName(event.target.value)}
          />
        </label>
        <label className="field" htmlFor={`${id}-about`}>
          <span>{say('form.about')}</span>
          <textarea
            id={`${id}-about`}
            maxLength={1000}
            rows={2}
            value={description}
            onChange={event => setDescription(event.target.value)}
          />
        </label>
        <FormRow label={say('format')}>
          <Segmented
            label={say('format')}
            value={format}
            options={formats.map(value => ({ value, text: say(`format.${value}`) }))}
            onChange={setFormat}
          />
        </FormRow>
        <p className="new-hint">{say(`format.${format}.hint`)}</p>
        {NEEDED[format].map(figure => (
          <label key={figure} className="field" htmlFor={`${id}-${figure}`}>
            <span>{say(FIGURES[figure].word)}</span>
            <input
              id={`${id}-${figure}`}
              type="number"
              min={FIGURES[figure].least}
              max={FIGURES[figure].most}
              value={figures[figure] ?? String(FIGURES[figure].usual)}
              onChange={event => setFigures({ ...figures, [figure]: event.target.value })}
            />
          </label>
        ))}
        {display && (
          <FormRow label={say('form.begins')}>
            <Segmented
              label={say('form.begins')}
              value={begins}
              options={DISPLAY_BEGINS.map(value => ({ value, text: say(`form.begins.${value}`) }))}
              onChange={setBegins}
            />
          </FormRow>
        )}
        <label className="field" htmlFor={`${id}-starts`}>
          <span>{say('form.starts')}</span>
          <input
            id={`${id}-starts`}
            type="datetime-local"
            value={starts}
            onChange={event => setStarts(event.target.value)}
          />
        </label>
        <p className="new-hint">{say('form.starts.hint')}</p>
        {!display && (
          <>
            <FormRow label={common('new.rated')}>
              <Segmented
                label={common('new.rated')}
                value={rated ? 'yes' : 'no'}
                options={(['yes', 'no'] as const).map(value => ({ value, text: common(`new.rated.${value}`) }))}
                onChange={value => setRated(value === 'yes')}
              />
            </FormRow>
            <p className="new-hint">{say('form.rated.hint')}</p>
          </>
        )}
      </Panel>
      <ClockPanel clock={clock} onChange={setClock} />
      <TroubleNote trouble={trouble} />
      {(!me || me.guest) && (
        <p className="new-hint">
          {say('form.account')} <Link href="/account">{common('you.keep')}</Link>
        </p>
      )}
      <div className="new-go">
        <Button kind="start" size="large" type="submit" aria-busy={doing}>
          {say('form.submit')}
        </Button>
      </div>
    </form>
  )
}

export function TournamentNewPage() {
  const say = tournamentWords.use()
  const opening = newTableWords.use()
  const gameName = useGameName()
  const { what: asked = '' } = useParams()
  const [, go] = useLocation()
  const club = new URLSearchParams(useSearch()).get('club') ?? undefined
  const game = gameEntry(asked)?.id ?? GAMES[0].id
  usePage({ title: say('new'), game })
  return (
    <div className="sheet">
      <h1>{say('new')}</h1>
      <Segmented
        label={opening('new.game')}
        value={game}
        options={GAMES.map(one => ({ value: one.id, text: gameName(one.id) }))}
        onChange={next => go(`/tournaments/new/${next}${club === undefined ? '' : `?club=${club}`}`, { replace: true })}
      />
      <Form key={game} game={game} club={club} />
    </div>
  )
}
