// Today's position: a win by force out of a game of bots, to be found on the real board. Earlier days stay open.

import { useParams } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { addDays, dateOf, dayOf, firstDay, indexOf, isDay, keepMark } from '../learn/days.ts'
import { puzzleWords } from '../learn/puzzle-words.ts'
import { loadPuzzles, puzzleOf } from '../learn/puzzles.ts'
import { useBoard } from '../learn/stage.tsx'
import { useLoaded } from '../learn/use-loaded.ts'
import { useSettings } from '../settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Loading } from '../ui/loading.tsx'
import { Empty, Panel } from '../ui/panel.tsx'
import { PuzzleDays } from './puzzle-days.tsx'
import { PuzzleStage } from './puzzle-stage.tsx'

const GAME = 'wonders-duel'

export function PuzzlePage() {
  const t = puzzleWords.use()
  const { language } = useSettings()
  const { day: given } = useParams<{ day?: string }>()
  const today = dayOf(new Date())
  const day = given !== undefined && isDay(given) ? given : today
  const puzzles = useLoaded('puzzles', loadPuzzles)
  const board = useBoard(GAME)
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(dateOf(day))
  const here = day <= today && day >= firstDay()
  usePage({
    title: day === today ? t('title') : t('title.day', { day: written }),
    game: GAME,
    form: here ? 'table' : 'page',
  })
  if (!here) {
    const first = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(dateOf(firstDay()))
    return (
      <div className="frame-message">
        <Empty
          icon={<Icon name="hourglass" />}
          action={
            <ButtonLink kind="start" to="/puzzle">
              {t('today')}
            </ButtonLink>
          }
        >
          {day > today ? t('future') : t('too-early', { day: first })}
        </Empty>
      </div>
    )
  }
  if (!puzzles || !board) return <Loading what={t('loading')} />
  const puzzle = puzzleOf(puzzles[indexOf(day, puzzles.length)])
  return (
    <PuzzleStage
      key={day}
      puzzle={puzzle}
      board={board}
      written={written}
      ended={mark => mark !== 'wrong' && keepMark(day, mark)}
      foot={verdict => (
        <>
          <PuzzleDays
            day={day}
            today={today}
            before={day > firstDay() ? addDays(day, -1) : undefined}
            after={day < today ? addDays(day, 1) : undefined}
            changed={verdict}
          />
          <Panel>
            <LinkRow to="/puzzles" icon="eye-target" title={t('more')} text={t('more.text')} />
          </Panel>
        </>
      )}
    />
  )
}
