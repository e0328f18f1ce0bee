// The home page: what this is, your games where there are any, then play now, what goes on, the puzzle, and learn. No banner,
// and no box that is empty.

import { useEffect } from 'react'
import { Link } from 'wouter'
import { usePage } from '../frame/page-header.tsx'
import { GAMES } from '../games.ts'
import { dayOf, marks } from '../learn/days.ts'
import { puzzleAt } from '../learn/puzzle-of-day.ts'
import { useSettings } from '../settings.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'
import { LinkRow } from '../ui/link-row.tsx'
import { Panel } from '../ui/panel.tsx'
import { SeatBadge } from '../ui/seat.tsx'
import { YourGames } from './home/games.tsx'
import { ImportRecord } from './home/import-record.tsx'
import { Online, Waiting } from './home/online.tsx'
import { prefetchLikelyGame } from './home/prefetch.ts'
import { Tiles } from './home/tiles.tsx'
import { useSavedGames } from './home/use-saved-games.ts'
import { homeWords } from './home/words.ts'
import './home/home.css'

/** What today's position is, and whether it is still open. */
function Today() {
  const say = homeWords.use()
  const day = dayOf(new Date())
  const { age, seat, turns } = puzzleAt(day)
  const mark = marks()[day]
  return (
    <>
      <p className="home-today">
        <SeatBadge seat={seat} />
        <span>
          {say('puzzle.text', { age, seat, turns })} {mark && say(`puzzle.${mark}`)}
        </span>
      </p>
      <ButtonLink to="/puzzle" icon={<Icon name="eye-target" />}>
        {say(mark ? 'puzzle.again' : 'puzzle.solve')}
      </ButtonLink>
    </>
  )
}

export function HomePage() {
  const say = homeWords.use()
  const { language } = useSettings()
  const saved = useSavedGames()
  usePage({ title: '' })
  useEffect(prefetchLikelyGame, [])
  return (
    <ImportRecord onTaken={saved.refresh}>
      {controls => (
        <div className="home">
          <h1 className="visually-hidden">Tabularium</h1>
          <p className="home-what">{say('what')}</p>
          <div>
            <Waiting />
            <YourGames saved={saved} />
            <Tiles />
            <Online />
          </div>
          <aside>
            <section aria-labelledby="home-puzzle">
              <h2 id="home-puzzle" className="home-heading">
                {say('puzzle.title')}
              </h2>
              <Panel className="home-box">
                <Today />
              </Panel>
            </section>
            <section aria-labelledby="home-learn">
              <h2 id="home-learn" className="home-heading">
                {say('learn.title')}
              </h2>
              <div className="panel">
                {GAMES.map(
                  ({ id, icon, lesson, words }) =>
                    lesson !== undefined && (
                      <LinkRow
                        key={id}
                        to={`/learn/${id}/${lesson}`}
                        icon={icon}
                        title={words[language].name}
                        text={words[language].lesson ?? ''}
                      />
                    ),
                )}
                <LinkRow to="/rules" icon="rule-book" title={say('learn.rules')} text={say('learn.rules.text')} />
              </div>
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
    </ImportRecord>
  )
}
