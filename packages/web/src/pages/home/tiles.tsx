// Play now: the games, one of them with a bot in one click.

import { LEVELS } from '@tabularium/bots/levels'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { problemOf } from '../../frame/tables.ts'
import { frameWords } from '../../frame/words.ts'
import { change, useSettings } from '../../settings.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { levelFor, openingWords, startAgainstBot } from '../opening.ts'
import { Picture, type Pictured } from './art.tsx'
import { homeWords } from './words.ts'

const FIRST: Pictured = 'wonders-duel'
/** For as many as come: who plays is said first. */
const TABLES: readonly Pictured[] = ['glory-to-rome', 'mare-nostrum', 'assyrian-wars']

/** Other ways to begin: word, and what the page of a new game is told. */
const WAYS = [
  ['play.people', '?who=people'],
  ['play.bots', '?who=bots'],
  ['play.options', ''],
] as const

function Playable({ game }: { readonly game: Pictured }) {
  const say = homeWords.use()
  const name = frameWords.use()
  const words = openingWords.use()
  const [, go] = useLocation()
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { level } = useSettings()
  const start = async () => {
    if (starting) return
    setStarting(true)
    try {
      go(`/play/${await startAgainstBot(game, words)}`)
    } catch (error) {
      setProblem(problemOf(error))
      setStarting(false)
    }
  }
  return (
    <article className="panel home-tile">
      <Picture game={game} />
      <div className="home-tile-text">
        <h3>{name(`game.${game}`)}</h3>
        <small>{say(`meta.${game}`)}</small>
        <p>{say(`text.${game}`)}</p>
        <div className="home-go">
          <Button kind="start" aria-busy={starting} onClick={() => void start()}>
            {say('play.bot')}
          </Button>
          <Select
            aria-label={say('play.level')}
            value={levelFor(level).id}
            options={LEVELS.map(({ id }) => ({ value: id, text: words(`level.${id}`) }))}
            onChange={value => change({ level: value })}
          />
        </div>
        {problem !== undefined && (
          <p className="home-problem" role="alert">
            {say('play.failed', { problem })}
          </p>
        )}
      </div>
    </article>
  )
}

export function Tiles() {
  const say = homeWords.use()
  const name = frameWords.use()
  return (
    <section aria-labelledby="home-play">
      <div className="home-headline">
        <h2 id="home-play" className="home-heading">
          {say('play.title')}
          <small>{say('play.offline')}</small>
        </h2>
        <ul className="home-ways">
          {WAYS.map(([word, query]) => (
            <li key={word}>
              <Link href={`/new/${FIRST}${query}`}>{say(word)}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="home-tiles">
        <Playable game={FIRST} />
        {TABLES.map(game => (
          <article key={game} className="panel home-tile">
            <Picture game={game} />
            <div className="home-tile-text">
              <h3>{name(`game.${game}`)}</h3>
              <small>{say(`meta.${game}`)}</small>
              <p>{say(`text.${game}`)}</p>
              <div className="home-go">
                <ButtonLink kind="start" to={`/new/${game}`}>
                  {say('play.setup')}
                </ButtonLink>
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
