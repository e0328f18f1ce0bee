// Play now: every game against bots in one click, and the other ways to begin it.

import { FIRST_LEVEL, LEVEL_IDS } from '@tabularium/bots/levels'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Picture } from '../../frame/game-art.tsx'
import { problemOf } from '../../frame/tables.ts'
import { useGameName } from '../../frame/use-game-name.ts'
import { GAMES, type GameEntry } from '../../games.ts'
import { change, useSettings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import type { WordsOf } from '../../words.ts'
import { playerWords, startAgainstBots } from '../start-game.ts'
import { homeWords } from './words.ts'

/** Other ways to begin: word, and what the page of a new game is told. */
const WAYS = [
  ['play.options', ''],
  ['play.people', '?who=people'],
  ['play.bots', '?who=bots'],
] as const

/** "2–5 players, 60 min", "1–5 players, 4 h +". */
function metaOf({ seats: { min, max }, minutes, longer }: GameEntry, say: WordsOf<typeof homeWords>): string {
  const hours = minutes >= 120
  const time = say(longer ? 'meta.longer' : hours ? 'meta.hours' : 'meta.minutes', {
    n: hours ? minutes / 60 : minutes,
  })
  return say('meta', { seats: min === max ? String(max) : `${min}–${max}`, most: max, time })
}

function Tile({ entry }: { readonly entry: GameEntry }) {
  const { id } = entry
  const say = homeWords.use()
  const gameName = useGameName()
  const words = playerWords.use()
  const { language } = useSettings()
  const [, go] = useLocation()
  const [starting, setStarting] = useState(false)
  const [problem, setProblem] = useState<string>()
  const title = gameName(id)
  const start = async () => {
    if (starting) return
    setStarting(true)
    try {
      go(`/play/${await startAgainstBots(entry, words)}`)
    } catch (error) {
      setProblem(problemOf(error))
      setStarting(false)
    }
  }
  return (
    <article className="panel home-tile">
      <Picture game={id} />
      <div className="home-tile-text">
        <h3>{title}</h3>
        <small>{metaOf(entry, say)}</small>
        <p>{entry.words[language].text}</p>
        <Button
          kind="start"
          className="home-go"
          aria-label={`${say('play.bot')}: ${title}`}
          aria-busy={starting}
          onClick={() => void start()}
        >
          {say('play.bot')}
        </Button>
        <ul className="home-ways">
          {WAYS.map(([word, query]) => (
            <li key={word}>
              <Link href={`/new/${id}${query}`} aria-label={`${say(word)}: ${title}`}>
                {say(word)}
              </Link>
            </li>
          ))}
        </ul>
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
  const words = playerWords.use()
  const { level } = useSettings()
  return (
    <section aria-labelledby="home-play">
      <div className="home-headline">
        <h2 id="home-play" className="home-heading">
          {say('play.title')}
          <small>{say('play.offline')}</small>
        </h2>
        <span className="home-level">
          <span aria-hidden="true">{say('play.level')}</span>
          <Select
            aria-label={say('play.level')}
            value={LEVEL_IDS.find(id => id === level) ?? FIRST_LEVEL}
            options={LEVEL_IDS.map(id => ({ value: id, text: words(`level.${id}`) }))}
            onChange={value => change({ level: value })}
          />
        </span>
      </div>
      <div className="home-tiles">
        {GAMES.map(entry => (
          <Tile key={entry.id} entry={entry} />
        ))}
      </div>
    </section>
  )
}
