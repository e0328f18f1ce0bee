// Find a game: which, how fast, one press. Who waits is told how many others do, and may play a bot meanwhile; the seek goes
// on wherever on the site its reader is.

import { nearestLevel } from '@tabularium/bots/levels'
import type { SeekCount } from '@tabularium/protocol'
import { clockOfPace, PACES, type Pace } from '@tabularium/protocol/paces'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { storedEntries, storeJson } from '../../browser-storage.ts'
import { Picture } from '../../frame/game-art.tsx'
import { useGameName } from '../../frame/use-game-name.ts'
import { GAMES, gameEntry } from '../../games.ts'
import { useTroubleText } from '../../online/pieces.tsx'
import { seek, seekNoMore, takeFound, useSeek } from '../../online/seeking.ts'
import { useMutation } from '../../online/use-query.ts'
import { settings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Panel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toast.tsx'
import { playerWords, startAgainstBots } from '../start-game.ts'
import { hallWords } from './hall-words.ts'

const MINUTE = 60_000

/** "5 + 5", "15 + 10". */
function figuresOf(pace: Pace, minutes: number): string | undefined {
  const clock = clockOfPace(pace, minutes)
  return clock.kind === 'live' ? `${clock.baseMs / MINUTE} + ${clock.incrementMs / 1000}` : undefined
}

interface Wish {
  readonly game: string
  readonly pace: Pace
}

/** The last choice; the first game where there was none. */
function lastWish(): Wish {
  const { game, pace } = Object.fromEntries(storedEntries(KEY))
  return {
    game: gameEntry(String(game))?.id ?? GAMES[0].id,
    pace: PACES.find(one => one === pace) ?? 'live',
  }
}

const KEY = 'tabularium.seek'

export function FindGame({ seeks }: { readonly seeks: readonly SeekCount[] }) {
  const say = hallWords.use()
  const words = playerWords.use()
  const text = useTroubleText()
  const gameName = useGameName()
  const [, go] = useLocation()
  const [wish, setWish] = useState(lastWish)
  const { seeking, found } = useSeek()
  const { doing, run } = useMutation()
  useEffect(() => {
    if (found === undefined) return
    const table = takeFound()
    if (table !== undefined) go(`/table/${table}`)
  }, [found, go])
  const choose = (part: Partial<Wish>) => {
    const next = { ...wish, ...part }
    setWish(next)
    storeJson(KEY, next)
  }
  const find = () =>
    run(async () => {
      const answer = await seek(wish.game, wish.pace)
      if (answer.trouble) toast({ text: text(answer.trouble) })
      return answer
    })
  const meanwhile = async () => {
    const entry = gameEntry(wish.game)
    if (entry) go(`/play/${await startAgainstBots(entry, words)}`)
  }
  const minutes = gameEntry(wish.game)?.minutes ?? 0
  const count = seeks.find(({ game, pace }) => game === wish.game && pace === wish.pace)
  const others = Math.max(0, (count?.waiting ?? 0) - (seeking ? 1 : 0))
  const wait = count?.usualMs === undefined ? undefined : Math.max(1, Math.round(count.usualMs / 1000))
  const level = words(`level.${nearestLevel(settings().level, wish.game).id}`)
  return (
    <Panel className="find">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend */}
      <div className="find-games" role="group" aria-label={say('find.game')}>
        {GAMES.map(({ id }) => (
          <button
            key={id}
            type="button"
            className="find-game"
            aria-pressed={wish.game === id}
            disabled={seeking !== undefined}
            onClick={() => choose({ game: id })}
          >
            <Picture game={id} />
            <span>{gameName(id)}</span>
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and a legend */}
      <div className="find-paces" role="group" aria-label={say('find.pace')}>
        {PACES.map(pace => (
          <button
            key={pace}
            type="button"
            aria-pressed={wish.pace === pace}
            disabled={seeking !== undefined}
            onClick={() => choose({ pace })}
          >
            <b>{say(`pace.${pace}`)}</b> <small>{figuresOf(pace, minutes) ?? say('pace.day')}</small>
          </button>
        ))}
      </div>
      {seeking ? (
        <Button className="find-go" onClick={seekNoMore}>
          {say('find.stop')}
        </Button>
      ) : (
        <Button kind="start" className="find-go" aria-busy={doing} onClick={() => void find()}>
          {say('find.go')}
        </Button>
      )}
      <p className="find-note" role="status">
        <Icon name="people" />
        <span>
          {seeking ? say('find.seeking') : say('find.waiting', { n: others })}
          {wait !== undefined && ` ${say('find.usual', { n: wait })}`} {!seeking && say('find.meanwhile', { level })}
        </span>
        {seeking && (
          <Button size="small" onClick={() => void meanwhile()}>
            {say('find.play', { level })}
          </Button>
        )}
      </p>
    </Panel>
  )
}
