// The home page: your games first, then play a bot, then learn. No banner.

import { useEffect } from 'react'
import { Link } from 'wouter'
import { usePage } from '../frame/slots.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { Sign, type SignName } from '../ui/sign.tsx'
import { YourGames } from './home/games.tsx'
import { Intake } from './home/intake.tsx'
import { Tiles } from './home/tiles.tsx'
import { useKept } from './home/use-kept.ts'
import { warm } from './home/warm.ts'
import { homeWords } from './home/words.ts'
import './home/home.css'

/** As the lesson itself says; it is not loaded here. */
const FIRST_GAME_MINUTES = 6

interface LessonProps {
  readonly to: string
  readonly sign: SignName
  readonly title: string
  readonly text: string
  readonly note?: string
}

const Lesson = ({ to, sign, title, text, note }: LessonProps) => (
  <Link href={to} className="home-lesson">
    <span className="home-lesson-sign">
      <Sign name={sign} />
    </span>
    <span>
      <b>{title}</b>
      <small>{text}</small>
    </span>
    <span className="home-lesson-note">{note ?? <Sign name="chevron" />}</span>
  </Link>
)

export function HomePage() {
  const say = homeWords.use()
  const kept = useKept()
  usePage({ title: '' })
  useEffect(warm, [])
  return (
    <Intake onTaken={kept.refresh}>
      {controls => (
        <div className="home">
          <h1 className="visually-hidden">Tabularium</h1>
          <div>
            <YourGames kept={kept} />
            <Tiles />
          </div>
          <aside>
            <section aria-labelledby="home-learn">
              <h2 id="home-learn" className="home-heading">
                {say('learn.title')}
              </h2>
              <div className="panel">
                <Lesson
                  to="/learn/first-game"
                  sign="great-pyramid"
                  title={say('learn.first')}
                  text={say('learn.first.text')}
                  note={say('learn.minutes', { n: FIRST_GAME_MINUTES })}
                />
                <Lesson
                  to="/rules/wonders-duel"
                  sign="rule-book"
                  title={say('learn.rules')}
                  text={say('learn.rules.text')}
                />
              </div>
            </section>
            <section aria-labelledby="home-puzzle">
              <h2 id="home-puzzle" className="home-heading">
                {say('puzzle.title')}
              </h2>
              <Panel className="home-box">
                <p>{say('puzzle.text')}</p>
                <ButtonLink to="/puzzle" sign={<Sign name="eye-target" />}>
                  {say('puzzle.solve')}
                </ButtonLink>
              </Panel>
            </section>
            <section aria-labelledby="home-import">
              <h2 id="home-import" className="home-heading">
                {say('import.title')}
              </h2>
              <Panel className="home-box">
                <p>{say('import.text')}</p>
                {controls}
              </Panel>
            </section>
          </aside>
          <footer className="home-foot">
            <span>{say('foot')}</span>
            <Link href="/about">{say('about')}</Link>
            <Link href="/settings">{say('settings')}</Link>
          </footer>
        </div>
      )}
    </Intake>
  )
}
