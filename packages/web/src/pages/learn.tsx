// Lessons: the list of them, and one of them on the real board.

import { Link, useParams } from 'wouter'
import { Lost } from '../frame/lost.tsx'
import { usePage } from '../frame/slots.tsx'
import { type Lesson, loadLessons, progress } from '../learn/lessons.ts'
import { useLoaded } from '../learn/load.ts'
import { useBoard } from '../learn/stage.tsx'
import { learnWords } from '../learn/words.ts'
import { useSettings } from '../settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Loading } from '../ui/loading.tsx'
import { Panel } from '../ui/panel.tsx'
import { Sign, type SignName } from '../ui/sign.tsx'
import { LessonStage } from './learn-lesson.tsx'
import './learn.css'

export function LearnPage() {
  const { lesson } = useParams<{ lesson?: string }>()
  const t = learnWords.use()
  const lessons = useLoaded('lessons', loadLessons)
  if (!lessons) return <Loading what={t('loading')} />
  if (lesson === undefined) return <Lessons lessons={lessons} />
  const found = lessons.find(one => one.id === lesson)
  return found ? <Opened lesson={found} /> : <Lost />
}

function Opened({ lesson }: { readonly lesson: Lesson }) {
  const t = learnWords.use()
  const { language } = useSettings()
  const board = useBoard(lesson.game)
  usePage({ title: lesson.title[language], game: lesson.game, form: 'table' })
  return board ? <LessonStage key={lesson.id} lesson={lesson} board={board} /> : <Loading what={t('loading')} />
}

interface WayProps {
  readonly to: string
  readonly sign: SignName
  readonly title: string
  readonly text: string
}

const Way = ({ to, sign, title, text }: WayProps) => (
  <Link href={to} className="learn-way">
    <span className="learn-sign">
      <Sign name={sign} />
    </span>
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
    <Sign name="chevron" />
  </Link>
)

function Lessons({ lessons }: { readonly lessons: readonly Lesson[] }) {
  const t = learnWords.use()
  const { language } = useSettings()
  usePage({ title: t('title') })
  const kept = progress()
  return (
    <div className="sheet learn">
      <h1>{t('title')}</h1>
      <p className="learn-intro">{t('intro')}</p>
      {lessons.map(lesson => {
        const step = kept[lesson.id] ?? 0
        const { length } = lesson.steps
        const done = step >= length - 1
        const begun = step > 0 && !done
        const facts = t('minutes', { n: lesson.minutes, steps: length })
        return (
          <Panel key={lesson.id} className="learn-lesson">
            <span className="learn-sign">
              <Sign name="great-pyramid" />
            </span>
            <div>
              <h2>{lesson.title[language]}</h2>
              <p>
                {facts}
                {done && ` · ${t('done')}`}
              </p>
            </div>
            <div className="learn-buttons">
              <ButtonLink kind="start" to={`/learn/${lesson.id}`}>
                {begun ? t('resume', { step: step + 1 }) : t('begin')}
              </ButtonLink>
              {begun && <ButtonLink to={`/learn/${lesson.id}?from=start`}>{t('again')}</ButtonLink>}
            </div>
          </Panel>
        )
      })}
      <h2>{t('more')}</h2>
      <Panel className="learn-ways">
        <Way to="/rules/wonders-duel" sign="rule-book" title={t('more.rules')} text={t('more.rules.text')} />
        <Way to="/puzzle" sign="eye-target" title={t('more.puzzle')} text={t('more.puzzle.text')} />
      </Panel>
    </div>
  )
}
