// The board on other sites: a public game as spectators see it, with steps and a way to its page. Nothing can be done here.

import { specOf } from '@tabularium/bots/levels'
import { useMemo, useState } from 'react'
import { QUIET } from '../boards/board.ts'
import { useGameName } from '../frame/use-game-name.ts'
import { useSettings } from '../settings.ts'
import { useLayout } from '../shell/layout.ts'
import { useSay, useSeatNames } from '../shell/use-table.ts'
import { useNames } from '../table/names.ts'
import { Button } from '../ui/button.tsx'
import { ControlIcon, type ControlIconName } from '../ui/icons.tsx'
import { Loading } from '../ui/loading.tsx'
import { SeatBadge, SeatStyles } from '../ui/seat.tsx'
import { useKeys } from '../ui/use-keys.ts'
import { type EmbedProblem, type LoadedGame, useEmbeddedGame, useView } from './use-embedded-game.ts'
import { embedWords } from './words.ts'
import './embed.css'

interface EmbeddedBoardProps {
  readonly id: string
  /** The move it opens at; undefined: the end, or what is played now. */
  readonly start: number | undefined
}

export function EmbeddedBoard({ id, start }: EmbeddedBoardProps) {
  const t = embedWords.use()
  const [attempt, setAttempt] = useState(0)
  const loaded = useEmbeddedGame(id, attempt)
  if (loaded === 'loading') return <Loading what={t('loading')} />
  if (typeof loaded === 'string') {
    return <Problem problem={loaded} path={`/game/${id}`} again={() => setAttempt(attempt + 1)} />
  }
  return <Shown {...loaded} start={start} />
}

function OpenLink({ path }: { readonly path: string }) {
  const t = embedWords.use()
  return (
    <a className="embed-open" href={path} target="_blank" rel="noopener noreferrer">
      {t('open')}
    </a>
  )
}

interface ProblemProps {
  readonly problem: EmbedProblem
  readonly path: string
  again(): void
}

function Problem({ problem, path, again }: ProblemProps) {
  const t = embedWords.use()
  return (
    <main className="embed-problem">
      <p role="status">{t(problem)}</p>
      {problem === 'unreachable' && (
        <Button size="small" onClick={again}>
          {t('again')}
        </Button>
      )}
      {problem !== 'missing' && <OpenLink path={path} />}
    </main>
  )
}

const ignore = () => undefined

function Shown({ game, board, start }: LoadedGame & Pick<EmbeddedBoardProps, 'start'>) {
  const t = embedWords.use()
  const layout = useLayout()
  const { language } = useSettings()
  const { moves } = game
  /** Undefined: the newest, whatever that is. */
  const [stopped, stop] = useState(start !== undefined && start < moves ? start : undefined)
  const move = Math.min(stopped ?? moves, moves)
  const view = useView(game, move)
  const seated = useMemo(
    () =>
      game.players.map(({ name, bot }) =>
        bot === undefined ? { name } : { name, bot: specOf(bot, game.game) ?? bot },
      ),
    [game],
  )
  const players = useNames(seated, game.game)
  const seatNames = useSeatNames(board, players, view)
  const say = useSay(board, players, seatNames)
  const name = useGameName()(game.game)
  const [chosen, choose] = useState<string | undefined>()
  const [lit, light] = useState<string | undefined>()
  const winners = useMemo(() => new Set(game.winners), [game.winners])
  const step = (to: number) => () => {
    choose(undefined)
    stop(to >= moves ? undefined : Math.max(0, to))
  }
  useKeys({
    ArrowLeft: step(move - 1),
    ArrowRight: step(move + 1),
    Home: step(0),
    End: step(moves),
    Escape: () => (chosen === undefined ? false : choose(undefined)),
  })
  const control = (icon: ControlIconName & ('first' | 'previous' | 'next' | 'last'), to: number, off: boolean) => (
    <button
      type="button"
      className="embed-step"
      aria-label={t(icon)}
      title={t(icon)}
      aria-disabled={off || undefined}
      onClick={step(to)}
    >
      <ControlIcon name={icon} />
    </button>
  )
  const state = game.status === 'over' ? 'over' : game.status === 'playing' ? 'live' : 'paused'
  return (
    <SeatStyles value={view && board.seatStyles?.(view)}>
      <main className="embed">
        <header className="embed-head">
          <h1>{name}</h1>
          <ul>
            {players.map((player, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <li key={seat} className={winners.has(seat) ? 'embed-won' : undefined}>
                <SeatBadge seat={seat} size="small" />
                <span aria-hidden={winners.has(seat) || undefined}>{player}</span>
                {winners.has(seat) && (
                  <>
                    <ControlIcon name="tick" />
                    <span className="visually-hidden">{t('won', { name: player })}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
          <OpenLink path={`/g/${game.id}${stopped === undefined ? '' : `/${move}`}`} />
        </header>
        <section className="embed-board" aria-label={t('board', { move })}>
          {view && (
            <board.Component
              view={view}
              seat={undefined}
              players={players}
              choices={[]}
              language={language}
              say={say}
              chosen={chosen}
              choose={choose}
              lit={lit}
              light={light}
              act={ignore}
              why={ignore}
              news={QUIET}
              form={layout === 'full' ? 'wide' : 'phone'}
              pane="board"
            />
          )}
        </section>
        <nav className="embed-foot" aria-label={t('controls')}>
          {control('first', 0, move === 0)}
          {control('previous', move - 1, move === 0)}
          {control('next', move + 1, move === moves)}
          {control('last', moves, move === moves)}
          <p role="status">
            <b className="num">{move === 0 ? t('setup') : t('move.of', { move, moves })}</b>
            <small>{view && say(board.status(view))}</small>
          </p>
          <span className={`embed-state embed-${state}`}>{t(state)}</span>
        </nav>
      </main>
    </SeatStyles>
  )
}
