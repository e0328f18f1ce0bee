// Just decided: the last public games that are over, each with a line of its story and its page.

import type { DecidedGame, HallAnswer } from '@tabularium/protocol'
import { Link } from 'wouter'
import { GameMark } from '../../frame/game-art.tsx'
import { useGameName } from '../../frame/use-game-name.ts'
import { useSettings } from '../../settings.ts'
import { personName } from '../../table/names.ts'
import { levelWords } from '../../table/words.ts'
import { ago } from '../../ui/ago.ts'
import { hallWords } from './hall-words.ts'

const REASONS = ['military', 'science', 'points', 'resigned', 'time'] as const
type Word = Parameters<ReturnType<typeof levelWords.use>>[0]

function Line({ game }: { readonly game: DecidedGame }) {
  const say = hallWords.use()
  const level = levelWords.use()
  const gameName = useGameName()
  const { language } = useSettings()
  const names = game.seats.map(({ name, bot }) =>
    bot === undefined ? personName(name, level) : level(`level.${bot}` as Word),
  )
  const winners = game.outcome?.winners ?? []
  const lists = new Intl.ListFormat(language)
  const won = lists.format(winners.map(seat => names[seat] ?? ''))
  const lost = lists.format(names.filter((_, seat) => !winners.includes(seat)))
  const reason = REASONS.find(one => one === game.outcome?.reason)
  return (
    <li>
      <GameMark game={game.game} />
      <Link href={`/game/${game.id}`}>
        <b>{lost === '' ? say('decided.shared', { won }) : say('decided.won', { won, lost, n: winners.length })}</b>
        <small>
          {reason && `${say(`decided.by.${reason}`)}, `}
          {gameName(game.game)}, {say('decided.moves', { n: game.moves })}, {ago(game.ended, language)}
        </small>
      </Link>
    </li>
  )
}

export function Decided({ decided }: Pick<HallAnswer, 'decided'>) {
  const say = hallWords.use()
  if (decided.length === 0) return undefined
  return (
    <section aria-labelledby="home-decided">
      <h2 id="home-decided" className="home-heading">
        {say('decided.title')}
      </h2>
      <ul className="panel decided">
        {decided.map(game => (
          <Line key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}
