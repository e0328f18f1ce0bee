// The living part of the home page: find a game, the game on show with the reader's tables and the open ones, the house's
// players, what was just decided. Fetched after the first paint, into room that was kept for it; without a server it is not there.

import { Decided } from './decided.tsx'
import { FindGame } from './find-game.tsx'
import { hallWords } from './hall-words.ts'
import { HousePlayers } from './house-players.tsx'
import { NowPlaying } from './now-playing.tsx'
import { OpenTables } from './open-tables.tsx'
import { useHall } from './use-hall.ts'
import './hall.css'

export function Hall() {
  const say = hallWords.use()
  const known = useHall()
  if (!known) return undefined
  return (
    <>
      <p className="hall-here" role="status">
        <i aria-hidden="true" /> {say('here', { people: known.people, games: known.games })}
      </p>
      <div className="hall">
        <section aria-labelledby="home-find">
          <h2 id="home-find" className="home-heading">
            {say('find.title')}
          </h2>
          <FindGame seeks={known.seeks} />
        </section>
        <section aria-labelledby="home-now" className="hall-now">
          <h2 id="home-now" className="home-heading">
            {say('now.title')}
            <small>{say('now.text')}</small>
          </h2>
          <NowPlaying watch={known.watch} />
          <OpenTables />
        </section>
        <HousePlayers house={known.house} />
        <Decided decided={known.decided} />
      </div>
    </>
  )
}
