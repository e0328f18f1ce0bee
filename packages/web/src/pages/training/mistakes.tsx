// One's own mistakes: what there is to practise, the games that nobody has analysed yet, and one exercise on the board.

import { isProblem } from '@tabularium/kernel'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'wouter'
import { usePage } from '../../frame/page-header.tsx'
import { problemOf, tables } from '../../frame/tables.ts'
import { useGameName } from '../../frame/use-game-name.ts'
import { collectAll } from '../../learn/collect-mistakes.ts'
import { mistakes } from '../../learn/mistake-store.ts'
import { mistakeWords } from '../../learn/mistake-words.ts'
import { dueOf, type Exercise, isLearned, nextDue } from '../../learn/mistakes.ts'
import { useSettings } from '../../settings.ts'
import { signedPercent } from '../../shell/analysis/figures.ts'
import { MarkBadge } from '../../shell/analysis/mark.tsx'
import type { AnalysisProgress, SavedGameSummary } from '../../table/table.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Empty, Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import { ExercisePage } from './exercise.tsx'
import './training.css'

export function MistakesPage() {
  const { what } = useParams<{ what?: string }>()
  return what === undefined ? <Overview /> : <ExercisePage key={what} id={what} />
}

interface Found {
  readonly exercises: readonly Exercise[]
  /** Finished games without an analysis. */
  readonly open: readonly SavedGameSummary[]
}

/** So many of the last games are analysed in one go. */
const GAMES_AT_ONCE = 5

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** `in 3 minutes`. */
function inTime(time: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const left = time - Date.now()
  const [unit, ms] = UNITS.find(([, one]) => left >= one) ?? UNITS[2]
  return words.format(Math.max(1, Math.round(left / ms)), unit)
}

function Overview() {
  const t = mistakeWords.use()
  const { name, language } = useSettings()
  const [found, setFound] = useState<Found>()
  const [round, setRound] = useState(0)
  usePage({ title: t('title') })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks anew
  useEffect(() => {
    let gone = false
    const look = async () => {
      const { open } = await collectAll(name)
      const exercises = await mistakes.all()
      if (!gone) setFound({ exercises, open })
    }
    look().catch(error => gone || toast({ text: problemOf(error) }))
    return () => {
      gone = true
    }
  }, [name, round])
  if (!found) return <Loading what={t('loading')} />
  const { exercises, open } = found
  const due = dueOf(exercises, Date.now())
  const learned = exercises.filter(isLearned).length
  const next = nextDue(exercises)
  const first = due[0] ?? exercises.filter(one => !isLearned(one)).toSorted((a, b) => a.due - b.due)[0]
  return (
    <div className="sheet training">
      <h1>{t('title')}</h1>
      <p className="training-intro">{t('intro')}</p>
      {exercises.length > 0 ? (
        <Panel
          className="training-panel"
          title={t('due', { n: due.length })}
          note={t('counts', { open: exercises.length - learned, learned })}
        >
          {due.length === 0 && next !== undefined && <p>{t('next', { when: inTime(next, language) })}</p>}
          {first && (
            <div className="training-buttons">
              <ButtonLink kind={due.length > 0 ? 'start' : 'plain'} to={`/train/mistakes/${first.key}`}>
                {t(due.length > 0 ? 'train' : 'train.early')}
              </ButtonLink>
            </div>
          )}
        </Panel>
      ) : (
        <Empty icon={<Icon name="eye-target" />} title={t('empty')}>
          {t('empty.text')}
        </Empty>
      )}
      {open.length > 0 && (
        <AnalyseGames games={open.slice(0, GAMES_AT_ONCE)} all={open.length} done={() => setRound(round + 1)} />
      )}
      {exercises.length > 0 && <ExerciseList exercises={exercises} changed={() => setRound(round + 1)} />}
    </div>
  )
}

function ExerciseList({ exercises, changed }: { readonly exercises: readonly Exercise[]; changed(): void }) {
  const t = mistakeWords.use()
  const gameName = useGameName()
  const stateOf = (one: Exercise): string => {
    if (isLearned(one)) return t('state.learned')
    if (one.rights > 0) return t('state.half')
    return one.tries === 0 ? t('state.new') : t('state.open', { n: one.tries })
  }
  const sorted = exercises.toSorted((a, b) => Number(isLearned(a)) - Number(isLearned(b)) || b.loss - a.loss)
  return (
    <Panel className="training-panel" title={t('list')}>
      <ul className="training-list">
        {sorted.map(one => (
          <li key={one.key}>
            <Link href={`/train/mistakes/${one.key}`}>
              <b>{gameName(one.game)}</b>
              <br />
              <small>{t('list.move', { move: one.move, loss: signedPercent(one.loss).slice(1) })}</small>
            </Link>
            <MarkBadge mark={one.mark} />
            <small>{stateOf(one)}</small>
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                void mistakes.drop([one.key]).then(changed)
              }}
            >
              {t('drop')}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

interface AnalyseGamesProps {
  readonly games: readonly SavedGameSummary[]
  /** How many there are in all. */
  readonly all: number
  done(): void
}

/** Has the last games judged in the worker, one after the other. */
function AnalyseGames({ games, all, done }: AnalyseGamesProps) {
  const t = mistakeWords.use()
  const [at, setAt] = useState<{ readonly game: number; readonly progress: Pick<AnalysisProgress, 'done' | 'total'> }>()
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => stop.current?.(), [])
  const run = async () => {
    let stopped = false
    for (const [i, { id }] of games.entries()) {
      if (stopped) break
      setAt({ game: i + 1, progress: { done: 0, total: 0 } })
      const replay = await (await tables()).study({ id })
      if (isProblem(replay)) {
        toast({ text: t('analyse.failed', { problem: replay.problem }) })
        continue
      }
      await new Promise<void>(resolve => {
        stop.current = () => {
          stopped = true
          resolve()
        }
        const hear = (progress: AnalysisProgress) => {
          setAt({ game: i + 1, progress })
          if (progress.failed !== undefined) toast({ text: t('analyse.failed', { problem: progress.failed }) })
          if (progress.depth === undefined || progress.failed !== undefined) resolve()
        }
        replay.analyse(hear).then(
          start => (isProblem(start) ? resolve() : hear(start)),
          () => resolve(),
        )
      })
      replay.stopAnalysis()
      replay.close()
    }
    stop.current = undefined
    setAt(undefined)
    done()
  }
  return (
    <Panel className="training-panel">
      <p role="status">
        {at
          ? t('analyse.progress', {
              game: at.game,
              games: games.length,
              done: at.progress.done,
              moves: at.progress.total,
            })
          : t('analyse.text', { n: all })}
      </p>
      {at && (
        <span className="training-progress" aria-hidden="true">
          <span style={{ width: `${(100 * at.progress.done) / Math.max(1, at.progress.total)}%` }} />
        </span>
      )}
      <div className="training-buttons">
        {at ? (
          <Button onClick={() => stop.current?.()}>{t('stop')}</Button>
        ) : (
          <Button kind="start" onClick={() => void run()}>
            {t('analyse', { n: games.length })}
          </Button>
        )}
      </div>
    </Panel>
  )
}
