// Puzzles of all games by theme: a page of all, and one after another on the board, each about as hard as the solver is strong.

import type { Theme } from '@tabularium/bots/puzzles/themes'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES, gameEntry } from '../games.ts'
import { hasPuzzles, type ListedPuzzle, loadList, loadPuzzle } from '../learn/puzzle-lists.ts'
import { loadPuzzles, puzzleOf } from '../learn/puzzles.ts'
import { puzzlesWords } from '../learn/puzzles-words.ts'
import { keepTry, nextPuzzle, type Solver, solverOf } from '../learn/solver.ts'
import { useBoard } from '../learn/stage.tsx'
import { useLoaded } from '../learn/use-loaded.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Loading } from '../ui/loading.tsx'
import { Empty, Panel } from '../ui/panel.tsx'
import { CheckedStage } from './checked-stage.tsx'
import { PuzzleStage } from './puzzle-stage.tsx'
import './puzzles.css'

const ALL = 'all'

export function PuzzlesPage() {
  const { game, theme = ALL, id } = useParams<{ game?: string; theme?: string; id?: string }>()
  if (game === undefined || !gameEntry(game) || !hasPuzzles(game)) return <AllPuzzles />
  return <Endless game={game} theme={theme} id={id} />
}

/** A rating after fewer tries is not worth telling. */
const isKnown = ({ deviation }: Solver): boolean => deviation < 300

function Figures({ solver, all }: { readonly solver: Solver; readonly all: number }) {
  const t = puzzlesWords.use()
  const { rating, deviation, streak, longest, done } = solver
  const solved = Object.values(done).filter(Boolean).length
  return (
    <p className="puzzles-figures">
      <b>
        {isKnown(solver)
          ? t('rating', { rating: Math.round(rating), within: Math.round(2 * deviation) })
          : t('rating.none')}
      </b>
      <span>{t('solved', { n: solved, all })}</span>
      {streak > 0 && <span>{t('streak', { n: streak })}</span>}
      {longest > 1 && <span>{t('longest', { n: longest })}</span>}
    </p>
  )
}

/** How many puzzles each theme has, the most common first. */
function countThemes(list: readonly ListedPuzzle[]): readonly (readonly [Theme, number])[] {
  const counts = new Map<Theme, number>()
  for (const { themes } of list) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])
}

const loadLists = async (): Promise<Readonly<Record<string, readonly ListedPuzzle[]>>> =>
  Object.fromEntries(await Promise.all(GAMES.map(async ({ id }) => [id, await loadList(id)] as const)))

function AllPuzzles() {
  const t = puzzlesWords.use()
  const gameName = useGameName()
  const lists = useLoaded('puzzle lists', loadLists)
  usePage({ title: t('title') })
  if (!lists) return <Loading what={t('loading')} />
  return (
    <div className="sheet puzzles">
      <h1>{t('title')}</h1>
      <p className="puzzles-intro">{t('intro')}</p>
      <Panel>
        <LinkRow to="/puzzle" icon="eye-target" title={t('day')} text={t('day.text')} />
      </Panel>
      {GAMES.filter(({ id }) => lists[id].length > 0).map(({ id }) => (
        <Panel key={id} title={gameName(id)} className="puzzles-game">
          <Figures solver={solverOf(id)} all={lists[id].length} />
          <ButtonLink kind="start" to={`/puzzles/${id}`}>
            {t('solve')}
          </ButtonLink>
          <div className="puzzles-themes">
            {countThemes(lists[id]).map(([theme, n]) => (
              <ButtonLink key={theme} size="small" to={`/puzzles/${id}/${theme}`}>
                {t('theme', { name: t(`theme.${theme}`), n })}
              </ButtonLink>
            ))}
          </div>
        </Panel>
      ))}
    </div>
  )
}

interface EndlessProps {
  readonly game: string
  readonly theme: string
  readonly id: string | undefined
}

function Endless({ game, theme, id }: EndlessProps) {
  const t = puzzlesWords.use()
  const [, go] = useLocation()
  const list = useLoaded(`puzzles of ${game}`, () => loadList(game))
  const fitting = list?.filter(({ themes }) => theme === ALL || themes.some(one => one === theme))
  const listed = list?.find(one => one.id === id)
  const next = (replace = false) => {
    const chosen = nextPuzzle(fitting ?? [], solverOf(game), Math.random, id)
    if (chosen) go(`/puzzles/${game}/${theme}/${chosen.id}`, { replace })
  }
  const missing = fitting !== undefined && !listed && fitting.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list is there
  useEffect(() => {
    if (missing) next(true)
  }, [missing])
  usePage({ title: t('title'), game, form: listed ? 'table' : 'page' })
  if (fitting?.length === 0 && !listed) {
    return (
      <div className="frame-message">
        <Empty
          icon={<Icon name="eye-target" />}
          action={
            <ButtonLink kind="start" to="/puzzles">
              {t('back')}
            </ButtonLink>
          }
        >
          {t('none')}
        </Empty>
      </div>
    )
  }
  if (!listed || !list) return <Loading what={t('loading')} />
  return <OnStage key={listed.id} game={game} listed={listed} all={list.length} next={() => next()} />
}

interface OnStageProps {
  readonly game: string
  readonly listed: ListedPuzzle
  readonly all: number
  next(): void
}

function OnStage({ game, listed, all, next }: OnStageProps) {
  const t = puzzlesWords.use()
  const board = useBoard(game)
  const [solver, setSolver] = useState(() => solverOf(game))
  const ended = (solved: boolean) => setSolver(keepTry(game, listed, solved))
  const foot = (
    <Panel className="puzzles-foot">
      <Figures solver={solver} all={all} />
      <ButtonLink size="small" kind="quiet" to="/puzzles">
        {t('back')}
      </ButtonLink>
    </Panel>
  )
  const open = useLoaded(`${game} ${listed.id}`, async () =>
    listed.file < 0
      ? { win: puzzleOf((await loadPuzzles())[Number(listed.id.slice('win-'.length))]) }
      : { checked: await loadPuzzle(game, listed) },
  )
  if (!board || !open) return <Loading what={t('loading')} />
  if (open.checked) return <CheckedStage open={open.checked} board={board} foot={foot} ended={ended} next={next} />
  return (
    <PuzzleStage
      puzzle={open.win}
      board={board}
      written={t('level', { id: listed.id, rating: listed.rating })}
      ended={mark => ended(mark === 'solved')}
      foot={verdict => (
        <>
          {(verdict === 'won' || verdict === 'shown') && (
            <Panel className="puzzles-foot">
              <p>{t('proved')}</p>
              <Button kind="start" onClick={next}>
                {t('next')}
              </Button>
            </Panel>
          )}
          {foot}
        </>
      )}
    />
  )
}
