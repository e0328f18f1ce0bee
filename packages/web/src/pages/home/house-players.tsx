// The players of the house: always ready, one press and the game begins; not rated.

import type { HallAnswer } from '@tabularium/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useGameName } from '../../frame/use-game-name.ts'
import { GAMES, gameEntry } from '../../games.ts'
import { openTable } from '../../online/api.ts'
import { ready } from '../../online/me.ts'
import { useTroubleText } from '../../online/pieces.tsx'
import { useMutation } from '../../online/use-query.ts'
import { levelWords } from '../../table/words.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { toast } from '../../ui/toast.tsx'
import { hallWords } from './hall-words.ts'
import { HouseSign } from './now-playing.tsx'

type Word = Parameters<ReturnType<typeof levelWords.use>>[0]

export function HousePlayers({ house }: Pick<HallAnswer, 'house'>) {
  const say = hallWords.use()
  const level = levelWords.use()
  const text = useTroubleText()
  const gameName = useGameName()
  const [, go] = useLocation()
  const { run } = useMutation()
  const [game, setGame] = useState<string>(GAMES[0].id)
  const players = house[game] ?? []
  const play = async (one: string) => {
    const { seats, first } = gameEntry(game) ?? GAMES[0]
    const bots = Array.from({ length: Math.max(2, seats.min) - 1 }, () => ({ bot: one }))
    const opened = await run(async () => {
      await ready()
      const answer = await openTable({
        game,
        seats: ['me', ...bots],
        rated: false,
        ...(first && { options: { ...first } }),
      })
      if (answer.trouble) toast({ text: text(answer.trouble) })
      return answer
    })
    if (opened) go(`/table/${opened.table.id}`)
  }
  return (
    <section aria-labelledby="home-house">
      <div className="home-headline">
        <h2 id="home-house" className="home-heading">
          {say('house.title')}
          <small>{say('house.text')}</small>
        </h2>
        <Select
          aria-label={say('find.game')}
          value={game}
          options={GAMES.map(({ id }) => ({ value: id, text: gameName(id) }))}
          onChange={setGame}
        />
      </div>
      <ul className="panel house">
        {players.map(({ level: id, rating, games, wins }) => {
          const name = level(`level.${id}` as Word)
          return (
            <li key={id}>
              <span>
                <b>{name}</b> <HouseSign />
                {games > 0 && <small className="house-record">{say('house.record', { games, wins })}</small>}
              </span>
              {rating !== undefined && <b className="house-rating">{rating}</b>}
              <Button aria-label={say('house.play.one', { name })} onClick={() => void play(id)}>
                {say('house.play')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
