// Your games: those that wait for you are lit; finished ones in a list below. Replay, save, delete with undo.

import { useState } from 'react'
import { GameMark } from '../../frame/game-art.tsx'
import { problemOf, recordOf } from '../../frame/tables.ts'
import { useGameName } from '../../frame/use-game-name.ts'
import { useSettings } from '../../settings.ts'
import { useNames } from '../../table/names.ts'
import type { SavedGameSummary } from '../../table/table.ts'
import { ago } from '../../ui/ago.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SeatBadge } from '../../ui/seat.tsx'
import { toast } from '../../ui/toast.tsx'
import type { WordsOf } from '../../words.ts'
import { IconButton, IconLink } from './icon-button.tsx'
import { inOrder, peopleAsked, type SavedGames } from './use-saved-games.ts'
import { homeWords } from './words.ts'

const SHOWN = 6
const SHOWN_FINISHED = 4
const REASONS = ['military', 'science', 'points', 'blue'] as const

interface Spoken {
  readonly names: readonly string[]
  readonly versus: string
  readonly outcome: string
}

/** What is said of a game in lists. */
function useSpoken({ game, players, result }: SavedGameSummary): Spoken {
  const say = homeWords.use()
  const names = useNames(players, game)
  const [a, b] = names
  const versus = names.length === 2 ? say('players.two', { a, b }) : names.join(', ')
  if (!result) return { names, versus, outcome: '' }
  if (result.winners.length !== 1) return { names, versus, outcome: say('game.shared') }
  const reason = REASONS.find(one => one === result.reason) ?? 'other'
  const outcome = say('game.won', { name: names[result.winners[0]] ?? '', by: say(`by.${reason}`) })
  return { names, versus, outcome }
}

async function save(game: SavedGameSummary, say: WordsOf<typeof homeWords>): Promise<void> {
  try {
    const url = URL.createObjectURL(new Blob([await recordOf(game.id)], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = url
    link.download = `${game.game}-${new Date(game.touched).toISOString().slice(0, 10)}-${game.id}.txt`
    link.click()
    // Not at once: the browser reads it after the click.
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  } catch (error) {
    toast({ text: say('game.exportFailed', { problem: problemOf(error) }) })
  }
}

function discard(game: SavedGameSummary, players: string, saved: SavedGames, say: WordsOf<typeof homeWords>): void {
  saved.hide(game.id)
  toast({
    text: say('game.deleted', { players }),
    action: { label: say('game.undo'), act: () => saved.restore(game.id) },
    onGone: () => saved.forget(game.id),
  })
}

interface GameProps {
  readonly game: SavedGameSummary
  readonly saved: SavedGames
}

function Tools({ game, saved }: GameProps) {
  const say = homeWords.use()
  const { versus } = useSpoken(game)
  const label = (word: 'game.replay' | 'game.export' | 'game.delete') => `${say(word)}: ${versus}`
  return (
    <span className="home-tools">
      <IconLink to={`/replay/${game.id}`} icon="again" label={label('game.replay')} tip={say('game.replay')} />
      <IconButton
        icon="save"
        label={label('game.export')}
        tip={say('game.export')}
        onClick={() => void save(game, say)}
      />
      <IconButton
        icon="bin"
        label={label('game.delete')}
        tip={say('game.delete')}
        onClick={() => discard(game, versus, saved, say)}
      />
    </span>
  )
}

const Faces = ({ names }: { readonly names: readonly string[] }) => (
  <span className="home-faces">
    {names.map((_, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
      <SeatBadge key={seat} seat={seat} size="small" />
    ))}
  </span>
)

/** What the button says: whose move, or go on. */
function call(game: SavedGameSummary, names: readonly string[], say: WordsOf<typeof homeWords>): string {
  const asked = peopleAsked(game)
  const people = game.players.filter(player => player.bot === undefined).length
  if (people === 0) return say('game.watch')
  if (asked.length === 0) return say('game.continue')
  return people === 1 ? say('game.yours') : say('game.turn', { name: names[asked[0]] })
}

function Running({ game, saved }: GameProps) {
  const say = homeWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const { names, versus } = useSpoken(game)
  const lit = peopleAsked(game).length > 0
  return (
    <Panel className="home-game" lit={lit} aria-label={versus}>
      <div className="home-game-head">
        <GameMark game={game.game} />
        <div>
          <h3>{gameName(game.game)}</h3>
          <small>
            {say('game.move', { n: game.moves })}, {ago(game.touched, language)}
          </small>
        </div>
      </div>
      <p>
        <Faces names={names} />
        <span>{versus}</span>
      </p>
      <div className="home-game-foot">
        <Tools game={game} saved={saved} />
        <ButtonLink kind={lit ? 'legal' : 'plain'} to={`/play/${game.id}`}>
          {call(game, names, say)}
        </ButtonLink>
      </div>
    </Panel>
  )
}

function Finished({ game, saved }: GameProps) {
  const { language } = useSettings()
  const { names, versus, outcome } = useSpoken(game)
  return (
    <li className="home-row">
      <Faces names={names} />
      <span>
        <b>{outcome}</b>
        <small>
          {versus}, {ago(game.touched, language)}
        </small>
      </span>
      <Tools game={game} saved={saved} />
    </li>
  )
}

interface MoreProps {
  readonly left: number
  onMore(): void
}

const More = ({ left, onMore }: MoreProps) => {
  const say = homeWords.use()
  return (
    <button type="button" className="home-more" onClick={onMore}>
      {say('games.all', { n: left })}
    </button>
  )
}

export function YourGames({ saved }: { readonly saved: SavedGames }) {
  const say = homeWords.use()
  const [all, setAll] = useState(false)
  const [allFinished, setAllFinished] = useState(false)
  const games = inOrder(saved.games ?? [])
  const running = games.filter(game => game.waiting.length > 0)
  const finished = games.filter(game => game.waiting.length === 0)
  const asked = running.filter(game => peopleAsked(game).length > 0).length
  const shown = all ? running : running.slice(0, SHOWN)
  const shownFinished = allFinished ? finished : finished.slice(0, SHOWN_FINISHED)
  // No box is empty: whoever has no games reads of none.
  if (saved.problem === undefined && (saved.games === undefined ? !saved.expected : games.length === 0))
    return undefined
  return (
    <section aria-labelledby="home-games">
      <h2 id="home-games" className="home-heading">
        {say('games.title')}
        {asked > 0 && <small>{say('games.waiting', { n: asked })}</small>}
      </h2>
      {saved.problem !== undefined && (
        <p className="home-problem" role="alert">
          {say('games.broken', { problem: saved.problem })}
        </p>
      )}
      {saved.games === undefined && saved.problem === undefined && (
        <div className="home-games" aria-busy="true">
          <span className="visually-hidden">{say('games.loading')}</span>
          <span className="home-shape" />
        </div>
      )}
      {shown.length > 0 && (
        <div className="home-games">
          {shown.map(game => (
            <Running key={game.id} game={game} saved={saved} />
          ))}
        </div>
      )}
      {running.length > shown.length && <More left={running.length - shown.length} onMore={() => setAll(true)} />}
      {finished.length > 0 && (
        <>
          <h3 className="home-subheading">{say('games.finished')}</h3>
          <ul className="panel home-rows">
            {shownFinished.map(game => (
              <Finished key={game.id} game={game} saved={saved} />
            ))}
          </ul>
          {finished.length > shownFinished.length && (
            <More left={finished.length - shownFinished.length} onMore={() => setAllFinished(true)} />
          )}
        </>
      )}
    </section>
  )
}
