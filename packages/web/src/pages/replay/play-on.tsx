// Branching off: a new game from this position, with whoever should play it.

import { levelsOf, nearestLevel } from '@tabularium/bots/levels'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { problemOf, tables } from '../../frame/tables.ts'
import { useSettings } from '../../settings.ts'
import type { Player, Replay } from '../../table/table.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SeatBadge } from '../../ui/seat.tsx'
import { Select } from '../../ui/select.tsx'
import { bot, playerWords } from '../start-game.ts'
import { replayWords } from './words.ts'

const PERSON = 'person'

/** Where a game can branch off: a record, and what it was played with. */
export type BranchOff = Pick<Replay, 'game' | 'options' | 'text'>

interface PlayOnProps {
  readonly open: boolean
  readonly replay: BranchOff
  readonly names: readonly string[]
  readonly move: number
  onClose(): void
}

/** Opens a game of this device after so many moves of another one, and returns its address. */
export async function playFrom(replay: BranchOff, moves: number, players: readonly Player[]): Promise<string> {
  const table = await (await tables()).open({
    game: replay.game,
    options: replay.options,
    players,
    from: { record: replay.text, moves },
  })
  const { id } = table.state
  table.close()
  return `/play/${id}`
}

export function PlayOn({ open, replay, names, move, onClose }: PlayOnProps) {
  const t = replayWords.use()
  const words = playerWords.use()
  const { level } = useSettings()
  const [, go] = useLocation()
  const [who, setWho] = useState<readonly string[]>(() =>
    names.map((_, seat) => (seat === 0 ? PERSON : nearestLevel(level, replay.game).id)),
  )
  const [problem, setProblem] = useState<string | undefined>()
  const start = async () => {
    const players: Player[] = names.map((name, seat) =>
      who[seat] === PERSON ? { name } : bot(nearestLevel(who[seat], replay.game), words),
    )
    try {
      go(await playFrom(replay, move, players))
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  const options = [
    { value: PERSON, text: t('on.person') },
    ...levelsOf(replay.game).map(({ id }) => ({ value: id, text: t('on.bot', { level: words(`level.${id}`) }) })),
  ]
  return (
    <Dialog
      open={open}
      title={t('on')}
      close={t('close')}
      onClose={onClose}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('back')}
          </Button>
          <Button kind="start" onClick={() => void start()}>
            {t('on.start')}
          </Button>
        </>
      }
    >
      <p>{t('on.text')}</p>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <div key={seat} className="replay-who">
          <SeatBadge seat={seat} />
          <b>{name}</b>
          <Select
            aria-label={t('on.who', { name })}
            value={who[seat]}
            options={options}
            onChange={value => setWho(who.with(seat, value))}
          />
        </div>
      ))}
      {problem !== undefined && <p role="alert">{t('on.failed', { problem })}</p>}
    </Dialog>
  )
}
