// Founding a league: the game, the divisions, and how long a season's games and breaks take.

import type { LeagueWish } from '@tabularium/protocol'
import { type FormEvent, useId, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES, gameEntry } from '../games.ts'
import { commonWords } from '../online/common-words.ts'
import { leagueWords } from '../online/league-words.ts'
import { foundLeague } from '../online/leagues-api.ts'
import { TroubleNote } from '../online/pieces.tsx'
import { tournamentWords } from '../online/tournament-words.ts'
import { useMutation } from '../online/use-query.ts'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { FormRow } from './online/clock-panel.tsx'
import './new/new.css'
import './online/new.css'
import './tournament/tournament.css'

const FIGURES = {
  size: { least: 3, most: 12, usual: 6, word: 'form.size' },
  movers: { least: 1, most: 4, usual: 2, word: 'form.movers' },
  days: { least: 1, most: 14, usual: 3, word: 'form.days' },
  rounds: { least: 1, most: 9, usual: 3, word: 'form.rounds' },
  breakDays: { least: 0, most: 60, usual: 7, word: 'form.break' },
} as const
type Figure = keyof typeof FIGURES

function figureOf(figure: Figure, text: string | undefined): number {
  const { least, most, usual } = FIGURES[figure]
  const number = Math.round(Number(text ?? ''))
  return text === undefined || text.trim() === '' || Number.isNaN(number)
    ? usual
    : Math.min(most, Math.max(least, number))
}

export function LeagueNewPage() {
  const say = leagueWords.use()
  const common = commonWords.use()
  const tournament = tournamentWords.use()
  const gameName = useGameName()
  const id = useId()
  const [, go] = useLocation()
  const club = new URLSearchParams(useSearch()).get('club') ?? undefined
  const { doing, trouble, run } = useMutation()
  const [game, setGame] = useState(GAMES[0].id)
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [table, setTable] = useState<string>()
  const [rated, setRated] = useState(true)
  const [figures, setFigures] = useState<Readonly<Record<string, string>>>({})
  const { min, max } = gameEntry(game)?.seats ?? GAMES[0].seats
  const tables = ['2', '3', '4', '5'].filter(
    size => Number(size) <= max && Number(size) >= min && (size === '2' || min <= 3),
  )
  const tableSize = table !== undefined && tables.includes(table) ? table : (tables[0] ?? '2')
  const needed = (Object.keys(FIGURES) as readonly Figure[]).filter(one => one !== 'rounds' || tableSize !== '2')
  usePage({ title: say('new'), game })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const figured = needed.map(figure => [figure, figureOf(figure, figures[figure])] as const)
    // No more than half of a division can move.
    const movers = Math.min(figureOf('movers', figures.movers), Math.floor(figureOf('size', figures.size) / 2))
    const wish: LeagueWish = {
      ...{
        name,
        description,
        terms: { game, rated, tableSize: Number(tableSize), ...Object.fromEntries(figured), movers },
      },
      ...(club !== undefined && { club }),
    }
    const made = await run(() => foundLeague(wish))
    if (made) go(`/tournaments/league/${made.id}`)
  }
  return (
    <div className="sheet">
      <h1>{say('new')}</h1>
      <Segmented
        label={say('form.game')}
        value={game}
        options={GAMES.map(one => ({ value: one.id, text: gameName(one.id) }))}
        onChange={setGame}
      />
      <form onSubmit={event => void send(event)}>
        <Panel title={say('form.league')} className="new-panel cup-form">
          {club !== undefined && <p className="new-hint">{tournament('form.club', { name: club })}</p>}
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
          {tables.length > 1 && (
            <FormRow label={say('form.table')}>
              <Segmented
                label={say('form.table')}
                value={tableSize}
                options={tables.map(value => ({ value, text: value }))}
                onChange={setTable}
              />
            </FormRow>
          )}
          {needed.map(figure => (
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
          <FormRow label={common('new.rated')}>
            <Segmented
              label={common('new.rated')}
              value={rated ? 'yes' : 'no'}
              options={(['yes', 'no'] as const).map(value => ({ value, text: common(`new.rated.${value}`) }))}
              onChange={value => setRated(value === 'yes')}
            />
          </FormRow>
          <p className="new-hint">{say('text')}</p>
        </Panel>
        <TroubleNote trouble={trouble} />
        <div className="new-go">
          <Button kind="start" size="large" type="submit" aria-busy={doing}>
            {say('form.submit')}
          </Button>
        </div>
      </form>
    </div>
  )
}
