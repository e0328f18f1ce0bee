// Now playing: the game on show, live and in small, and others to watch. Where the game has no miniature its picture stands.

import type { SeatCard, TableCard } from '@tabularium/protocol'
import { useEffect, useState } from 'react'
import type { Miniature } from '../../boards/miniature.ts'
import { Picture } from '../../frame/game-art.tsx'
import { useGameName } from '../../frame/use-game-name.ts'
import { gameEntry } from '../../games.ts'
import { commonWords } from '../../online/common-words.ts'
import { TableRow } from '../../online/pieces.tsx'
import { type ShowcaseNews, socketClient } from '../../online/socket-client.ts'
import { seatText } from '../../online/table-text.ts'
import { levelWords } from '../../table/words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SeatBadge } from '../../ui/seat.tsx'
import { hallWords } from './hall-words.ts'

function useShowcase(): ShowcaseNews | undefined {
  const [shown, setShown] = useState<ShowcaseNews>()
  useEffect(() => socketClient().showcase(setShown), [])
  return shown
}

function useMiniature(game: string | undefined): Miniature | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly Mini: Miniature }>()
  useEffect(() => {
    if (game === undefined) return
    let gone = false
    const load = async () => {
      const reading = await gameEntry(game)?.reading()
      const Mini = await reading?.loadMiniature?.()
      if (Mini && !gone) setLoaded({ game, Mini })
    }
    // Without it the game's picture stays.
    load().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [game])
  return loaded?.game === game ? loaded?.Mini : undefined
}

/** The word that bots wear wherever people might take them for people. */
export function HouseSign() {
  const say = hallWords.use()
  return <small className="house-sign">{say('house.sign')}</small>
}

function Player({ seat, asked }: { readonly seat: SeatCard; readonly asked: boolean }) {
  const level = levelWords.use()
  return (
    <p className={`now-player ${asked ? 'now-asked' : ''}`}>
      <SeatBadge seat={seat.seat} size="small" />
      <b>{seatText(seat, level)}</b>
      {seat.person?.rating !== undefined && <small>{seat.person.rating}</small>}
      {seat.bot !== undefined && <HouseSign />}
    </p>
  )
}

export function NowPlaying({ watch }: { readonly watch: readonly TableCard[] }) {
  const say = hallWords.use()
  const common = commonWords.use()
  const gameName = useGameName()
  const shown = useShowcase()
  const Mini = useMiniature(shown?.table.game)
  const others = watch.filter(({ id }) => id !== shown?.table.id).slice(0, 3)
  return (
    <>
      <Panel className="now">
        {shown ? (
          <>
            {shown.table.seats.length === 2 && (
              <Player seat={shown.table.seats[1]} asked={shown.sight.waiting.includes(1)} />
            )}
            <div className="now-board">
              {Mini ? <Mini view={shown.sight.view} /> : <Picture game={shown.table.game} />}
            </div>
            {shown.table.seats
              .filter(({ seat }) => shown.table.seats.length !== 2 || seat === 0)
              .map(seat => (
                <Player key={seat.seat} seat={seat} asked={shown.sight.waiting.includes(seat.seat)} />
              ))}
            <div className="now-foot">
              <span>
                {gameName(shown.table.game)}, {common('card.move', { n: shown.table.moves })}
                {shown.table.status === 'over' && `, ${say('now.over')}`}
              </span>
              <ButtonLink to={`/table/${shown.table.id}`}>{say('now.watch')}</ButtonLink>
            </div>
          </>
        ) : (
          <div className="now-board" aria-hidden="true" />
        )}
      </Panel>
      {others.length > 0 && (
        <ul className="panel tablerows">
          {others.map(table => (
            <TableRow key={table.id} table={table}>
              <ButtonLink to={`/table/${table.id}`}>{common('row.watch')}</ButtonLink>
            </TableRow>
          ))}
        </ul>
      )}
    </>
  )
}
