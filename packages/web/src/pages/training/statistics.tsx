// Statistics of one's own games: of this device, and online while somebody is signed in.

import { isTableEnd, speakerOf } from '@tabularium/kernel'
import { type ReactNode, useMemo, useState } from 'react'
import { EmptyState } from '../../frame/empty-state.tsx'
import { usePage } from '../../frame/page-header.tsx'
import { useGameName } from '../../frame/use-game-name.ts'
import { GAMES, gameEntry } from '../../games.ts'
import { loadFacts } from '../../learn/load-facts.ts'
import {
  csvOf,
  type Dimension,
  type Filter,
  filtered,
  type GameFact,
  grouped,
  jsonOf,
  type Summary,
  summarise,
} from '../../learn/statistics.ts'
import { statisticsWords } from '../../learn/statistics-words.ts'
import { useLoaded } from '../../learn/use-loaded.ts'
import { profileWords } from '../../online/profile-words.ts'
import { useSettings } from '../../settings.ts'
import { percent } from '../../shell/analysis/figures.ts'
import { personName } from '../../table/names.ts'
import { levelWords } from '../../table/words.ts'
import { Button } from '../../ui/button.tsx'
import { ControlIcon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { scrollFade } from '../../ui/scroll-fade.ts'
import { Select } from '../../ui/select.tsx'
import { IntervalBar } from './interval-bar.tsx'
import { Months } from './months.tsx'
import './training.css'

export function StatisticsPage() {
  const t = statisticsWords.use()
  const { name } = useSettings()
  const loaded = useLoaded(`facts ${name}`, () => loadFacts(name))
  usePage({ title: t('title') })
  if (!loaded) return <Loading what={t('loading')} />
  if (loaded.facts.length === 0) {
    return (
      <EmptyState title={t('empty')} to="/" label={t('play')}>
        {t('empty.text')} {loaded.unknown > 0 && t('unknown', { n: loaded.unknown })}
      </EmptyState>
    )
  }
  return <Statistics {...loaded} />
}

/** How games end is told in their own words, once these are there. */
function useEnds(facts: readonly GameFact[]): (group: string) => string {
  const { language } = useSettings()
  const profile = profileWords.use()
  const gameName = useGameName()
  const ids = [...new Set(facts.map(({ game }) => game))].sort()
  const games = useLoaded(`ends ${ids.join()}`, async () =>
    Promise.all(ids.map(async id => (await gameEntry(id)?.reading())?.loadGame())),
  )
  const says = useMemo(
    () =>
      new Map<string, ReturnType<typeof speakerOf>>(
        games?.flatMap(game => (game ? [[game.id, speakerOf(game, language)] as const] : [])) ?? [],
      ),
    [games, language],
  )
  return group => {
    const [game, reason] = group.split('/')
    const key = `reason.${reason}`
    const words =
      isTableEnd(reason) && profileWords.has(key) ? profile(key) : says.get(game)?.({ key: `end.${reason}` })
    return `${gameName(game)}: ${words ?? reason}`
  }
}

function save(text: string, type: string, ending: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = `tabularium-${new Date().toISOString().slice(0, 10)}.${ending}`
  link.click()
  // Not at once: the browser reads it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

interface StatisticsProps {
  readonly facts: readonly GameFact[]
  readonly unknown: number
  readonly trouble?: string
}

function Statistics({ facts, unknown, trouble }: StatisticsProps) {
  const t = statisticsWords.use()
  const gameName = useGameName()
  const level = levelWords.use()
  const { language } = useSettings()
  const endName = useEnds(facts)
  const [filter, setFilter] = useState<Filter>({ game: '', where: '', helped: false })
  const change = (part: Partial<Filter>) => setFilter({ ...filter, ...part })
  const chosen = useMemo(() => filtered(facts, filter), [facts, filter])
  const helped = filtered(facts, { ...filter, helped: true }).filter(fact => fact.helped).length
  const month = (group: string) =>
    new Intl.DateTimeFormat(language, { month: 'short', year: 'numeric' }).format(new Date(`${group}-15T12:00:00`))
  const nameOf: Readonly<Record<Dimension, (group: string) => string>> = {
    game: gameName,
    opponent(group) {
      const [kind, ...rest] = group.split(' ')
      const name = rest.join(' ')
      const key = `level.${name}`
      if (kind === 'level' && levelWords.has(key)) return level(key)
      return kind === 'person' ? personName(name, level) : name
    },
    seat: group => t('seat.n', { n: group }),
    seats: group => t('seats.n', { n: Number(group) }),
    reason: endName,
    month,
  }
  const months = grouped(chosen, 'month')
  const isMixed = new Set(facts.map(({ where }) => where)).size > 1
  return (
    <div className="sheet training">
      <h1>{t('title')}</h1>
      <div className="training-bar">
        <Labelled text={t('filter.game')}>
          <Select
            aria-label={t('filter.game')}
            value={filter.game}
            options={[
              { value: '', text: t('filter.games') },
              ...GAMES.filter(({ id }) => facts.some(({ game }) => game === id)).map(({ id }) => ({
                value: id as string,
                text: gameName(id),
              })),
            ]}
            onChange={game => change({ game })}
          />
        </Labelled>
        {isMixed && (
          <Labelled text={t('filter.where')}>
            <Select
              aria-label={t('filter.where')}
              value={filter.where}
              options={[
                { value: '', text: t('where.all') },
                { value: 'here', text: t('where.here') },
                { value: 'online', text: t('where.online') },
              ]}
              onChange={where => change({ where })}
            />
          </Labelled>
        )}
        {helped > 0 && (
          <label className="training-check">
            <input type="checkbox" checked={filter.helped} onChange={() => change({ helped: !filter.helped })} />
            <span>
              {t('helped')} <small>({t('helped.text', { n: helped })})</small>
            </span>
          </label>
        )}
      </div>
      {trouble !== undefined && <p className="training-intro">{t('trouble', { problem: trouble })}</p>}
      {unknown > 0 && <p className="training-intro">{t('unknown', { n: unknown })}</p>}
      {chosen.length === 0 ? (
        <p className="training-intro">{t('empty.filter')}</p>
      ) : (
        <>
          <Whole summary={summarise(chosen)} />
          {months.length > 1 && (
            <Panel className="training-panel" title={t('over')}>
              <Months
                label={t('over')}
                months={months.map(({ group, summary }) => ({ name: month(group), ...summary }))}
                told={({ name, score, games }) => t('over.row', { month: name, score: percent(score), n: games })}
              />
            </Panel>
          )}
          {(['game', 'opponent', 'seat', 'seats', 'reason', 'month'] as const).map(dimension => (
            <Groups key={dimension} facts={chosen} dimension={dimension} nameOf={nameOf[dimension]} />
          ))}
        </>
      )}
      <div className="training-buttons">
        <Button icon={<ControlIcon name="save" />} onClick={() => save(csvOf(chosen), 'text/csv', 'csv')}>
          {t('csv')}
        </Button>
        <Button icon={<ControlIcon name="save" />} onClick={() => save(jsonOf(chosen), 'application/json', 'json')}>
          {t('json')}
        </Button>
      </div>
    </div>
  )
}

const Labelled = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it wraps
  <label>
    {text}
    {children}
  </label>
)

/** All games that were chosen: how many, how well, and how well without luck. */
function Whole({ summary: { games, score, low, high, adjusted } }: { readonly summary: Summary }) {
  const t = statisticsWords.use()
  const range = (from: number, to: number) => t('interval.text', { low: percent(from), high: percent(to) })
  return (
    <Panel className="training-panel" title={t('all')}>
      <div className="training-figures">
        <div>
          <small>{t('games')}</small>
          <b className="num">{games}</b>
        </div>
        <div>
          <small>{t('score')}</small>
          <b className="num">{percent(score)}</b>
          <IntervalBar share={score} low={low} high={high} />
          <small>
            {t('interval')}: {range(low, high)}
          </small>
          <small>{t('score.text')}</small>
        </div>
        <div>
          <small>{t('adjusted')}</small>
          {adjusted ? (
            <>
              <b className="num">{percent(adjusted.mean)}</b>
              {adjusted.games > 1 && (
                <>
                  <IntervalBar share={adjusted.mean} low={adjusted.low} high={adjusted.high} />
                  <small>
                    {t('interval')}: {range(adjusted.low, adjusted.high)}
                  </small>
                </>
              )}
              <small>{t('adjusted.text', { n: adjusted.games, score: percent(adjusted.score) })}</small>
            </>
          ) : (
            <small>{t('adjusted.none')}</small>
          )}
        </div>
      </div>
    </Panel>
  )
}

interface GroupsProps {
  readonly facts: readonly GameFact[]
  readonly dimension: Dimension
  nameOf(group: string): string
}

function Groups({ facts, dimension, nameOf }: GroupsProps) {
  const t = statisticsWords.use()
  const rows = useMemo(() => grouped(facts, dimension), [facts, dimension])
  const hasLuck = rows.some(({ summary }) => summary.adjusted)
  return (
    <Panel className="training-panel" title={t(`by.${dimension}`)}>
      <div ref={scrollFade} className="training-table">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t(`by.${dimension}`)}</span>
              </th>
              <th scope="col">{t('games')}</th>
              <th scope="col">{t('score')}</th>
              <th scope="col" colSpan={2}>
                {t('interval')}
              </th>
              {hasLuck && <th scope="col">{t('adjusted')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ group, summary: { games, score, low, high, adjusted } }) => (
              <tr key={group}>
                <th scope="row">{nameOf(group)}</th>
                <td className="num">{games}</td>
                <td className="num">
                  <b>{percent(score)}</b>
                </td>
                <td>
                  <IntervalBar share={score} low={low} high={high} />
                </td>
                <td className="num">
                  <small>
                    {percent(low)} – {percent(high)}
                  </small>
                </td>
                {hasLuck && (
                  <td className="num">
                    {adjusted && (
                      <>
                        {percent(adjusted.mean)} <small>({adjusted.games})</small>
                      </>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
