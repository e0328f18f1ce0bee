// Lessons: the list of them, and one of them on the real board.

import type { Lesson } from '@tabularium/kernel'
import { useParams } from 'wouter'
import { Picture } from '../frame/game-art.tsx'
import { NotFound } from '../frame/not-found.tsx'
import { usePage } from '../frame/page-header.tsx'
import { useGameName } from '../frame/use-game-name.ts'
import { GAMES } from '../games.ts'
import { exampleWords } from '../learn/example-words.ts'
import { explorerWords } from '../learn/explorer-words.ts'
import { loadLessons, loadShelves, placeOf, progress } from '../learn/lessons.ts'
import { mistakeWords } from '../learn/mistake-words.ts'
import { SHIPPED } from '../learn/shipped-studies.ts'
import { shippedWords } from '../learn/shipped-words.ts'
import { useBoard } from '../learn/stage.tsx'
import { statisticsWords } from '../learn/statistics-words.ts'
import { useLoaded } from '../learn/use-loaded.ts'
import { learnWords } from '../learn/words.ts'
import { useSettings } from '../settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Loading } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { LessonStage } from './learn-lesson.tsx'
import './learn.css'

export function LearnPage() {
  const { game, lesson } = useParams<{ game?: string; lesson?: string }>()
  return game === undefined ? <AllLessons /> : <OneLesson game={game} id={lesson ?? ''} />
}

function OneLesson({ game, id }: { readonly game: string; readonly id: string }) {
  const t = learnWords.use()
  const lessons = useLoaded(game, () => loadLessons(game))
  if (!lessons) return <Loading what={t('loading')} />
  const found = lessons.find(lesson => lesson.id === id)
  return found ? <Opened key={placeOf(found)} lesson={found} /> : <NotFound />
}

function Opened({ lesson }: { readonly lesson: Lesson }) {
  const t = learnWords.use()
  const { language } = useSettings()
  const board = useBoard(lesson.game)
  usePage({ title: lesson.title[language], game: lesson.game, form: 'table' })
  return board ? <LessonStage lesson={lesson} board={board} /> : <Loading what={t('loading')} />
}

function AllLessons() {
  const t = learnWords.use()
  const gameName = useGameName()
  const tell = exampleWords.use()
  const mistake = mistakeWords.use()
  const explorer = explorerWords.use()
  const statistics = statisticsWords.use()
  const named = shippedWords.use()
  const shelves = useLoaded('lessons', loadShelves)
  usePage({ title: t('title') })
  if (!shelves) return <Loading what={t('loading')} />
  const kept = progress()
  return (
    <div className="sheet learn">
      <h1>{t('title')}</h1>
      <p className="learn-intro">{t('intro')}</p>
      {shelves.map(({ game, lessons, introduced }) => (
        <section key={game} className="learn-game" aria-labelledby={`learn-${game}`}>
          <h2 id={`learn-${game}`}>{gameName(game)}</h2>
          {lessons.map(lesson => (
            <Entry key={lesson.id} lesson={lesson} step={kept[placeOf(lesson)] ?? 0} />
          ))}
          {SHIPPED.filter(study => study.game === game).map(({ id }) => (
            <Panel key={id}>
              <LinkRow to={`/study/${id}`} icon="eye-target" title={named(id)} text={t('study')} />
            </Panel>
          ))}
          {introduced && (
            <Panel>
              <LinkRow
                to={`/rules/${game}/introduction`}
                icon="rule-book"
                title={tell('introduction')}
                text={tell('introduction.text')}
              />
            </Panel>
          )}
        </section>
      ))}
      <h2>{t('more')}</h2>
      <Panel>
        {GAMES.map(({ id, cards }) => (
          <LinkRow
            key={id}
            to={`/rules/${id}`}
            icon="rule-book"
            title={t('more.rules', { game: gameName(id) })}
            text={cards && t('more.rules.text')}
          />
        ))}
        <LinkRow to="/study" icon="rule-book" title={t('more.study')} text={t('more.study.text')} />
        <LinkRow to="/puzzle" icon="eye-target" title={t('more.puzzle')} text={t('more.puzzle.text')} />
        <LinkRow to="/train/mistakes" icon="again" title={mistake('title')} text={mistake('title.text')} />
        <LinkRow to="/train/explorer" icon="great-pyramid" title={explorer('title')} text={explorer('title.text')} />
        <LinkRow to="/train/statistics" icon="hourglass" title={statistics('title')} text={statistics('title.text')} />
        <LinkRow to="/puzzles" icon="eye-target" title={t('more.puzzles')} text={t('more.puzzles.text')} />
      </Panel>
    </div>
  )
}

/** A lesson in the list, and the step somebody stopped at. */
function Entry({ lesson, step }: { readonly lesson: Lesson; readonly step: number }) {
  const t = learnWords.use()
  const { language } = useSettings()
  const { length } = lesson.steps
  const done = step >= length - 1
  const begun = step > 0 && !done
  const facts = t('minutes', { n: lesson.minutes, steps: length })
  return (
    <Panel className="learn-lesson">
      <span className="learn-art">
        <Picture game={lesson.game} />
      </span>
      <div>
        <h3>{lesson.title[language]}</h3>
        <p>
          {facts}
          {done && ` · ${t('done')}`}
        </p>
      </div>
      <div className="learn-buttons">
        <ButtonLink kind="start" to={`/learn/${placeOf(lesson)}`}>
          {begun ? t('resume', { step: step + 1 }) : t('begin')}
        </ButtonLink>
        {begun && <ButtonLink to={`/learn/${placeOf(lesson)}?from=start`}>{t('again')}</ButtonLink>}
      </div>
    </Panel>
  )
}
