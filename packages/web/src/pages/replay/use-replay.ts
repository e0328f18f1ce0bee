// Hooks of the replay: the record under study, the move and the seat it is seen from, its chapters.

import type { Event, Finding, Problem, Seat } from '@tabularium/kernel'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Board } from '../../boards/board.ts'
import { problemOf, tables } from '../../frame/tables.ts'
import { loadBoard } from '../../games.ts'
import { fromFragment } from '../../table/share.ts'
import type { Doubt, Player, Position, Replay } from '../../table/table.ts'

export interface LoadedReplay {
  readonly replay: Replay
  readonly board: Board
  /** Who sat there; of a record from elsewhere the names alone are known. */
  readonly seated: readonly Player[]
  /** The record is not of the chance that this browser was promised when the table began. */
  readonly doubt?: Doubt
  verify(): Promise<readonly Finding[]>
}

export type ReplayState = 'loading' | Problem | LoadedReplay

/** Where a record is kept: among the games of this device, or on the server. Neither: it is in the address. */
export interface Source {
  readonly id?: string | undefined
  readonly online?: string | undefined
}

/** The record of a finished game on the server. */
async function fetched(table: string): Promise<{ readonly record: string } | Problem> {
  const { record } = await import('../../online/api.ts')
  const answer = await record(table)
  return answer.trouble ? { problem: answer.trouble.message } : { record: answer.value }
}

async function study({ id, online }: Source, hash: string): Promise<ReplayState> {
  const elsewhere = online === undefined ? fromFragment : () => fetched(online)
  const shared = id === undefined ? await elsewhere(hash) : undefined
  if (shared && 'problem' in shared) return shared
  const all = await tables()
  const replay = await all.study(shared ? { record: shared.record } : { id: id ?? '' })
  if ('problem' in replay) return replay
  const kept = id === undefined ? undefined : (await all.list()).find(game => game.id === id)
  const seated = kept?.players ?? replay.players.map(name => ({ name }))
  const board = await loadBoard(replay)
  if (!board) return { problem: replay.game }
  return { replay, board, seated, ...(await checked(replay, shared?.record, online)) }
}

/** A record from elsewhere is held against what its table has promised this browser, as at the table itself. */
async function checked(replay: Replay, record: string | undefined, online: string | undefined) {
  const verify = () => replay.verify()
  if (record === undefined) return { verify }
  const { doubtOfRecord, NOT_PROMISED } = await import('../../online/fairness.ts')
  const doubt = doubtOfRecord(record, online)
  return doubt === undefined ? { verify } : { doubt, verify: async () => [NOT_PROMISED] }
}

const onHash = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}

/** Another link opened in the same window changes nothing but this. */
const useHash = (): string => useSyncExternalStore(onHash, () => window.location.hash)

/** The record at this address: of this device or the server by its id, or whole in the fragment. */
export function useReplay({ id, online }: Source): ReplayState {
  const [opening, setOpening] = useState<ReplayState>('loading')
  const hash = useHash()
  useEffect(() => {
    let gone = false
    setOpening('loading')
    study({ id, online }, hash).then(
      found => {
        if (!gone) setOpening(found)
        else if (typeof found === 'object' && 'replay' in found) found.replay.close()
      },
      error => gone || setOpening({ problem: problemOf(error) }),
    )
    return () => {
      gone = true
    }
  }, [id, online, hash])
  useEffect(
    () => () => {
      if (typeof opening === 'object' && 'replay' in opening) opening.replay.close()
    },
    [opening],
  )
  return opening
}

const numberIn = (params: URLSearchParams, name: string, most: number): number | undefined => {
  const text = params.get(name)
  return text !== null && /^\d{1,6}$/.test(text) && Number(text) <= most ? Number(text) : undefined
}

export interface ReplayPlace {
  readonly move: number
  /** Whose view is shown; undefined: a spectator's. */
  readonly seat: Seat | undefined
}

/** Where the replay stands: kept in the address, so that it can be sent and reloaded. */
export function usePlace({
  moves,
  players,
  result,
}: Replay): readonly [ReplayPlace, (place: Partial<ReplayPlace>) => void] {
  const search = useSearch()
  const [path, go] = useLocation()
  const place = useMemo(() => {
    const params = new URLSearchParams(search)
    const first = result ? 0 : undefined
    const seat = params.get('seat') === 'none' ? undefined : (numberIn(params, 'seat', players.length - 1) ?? first)
    return { move: numberIn(params, 'move', moves.length) ?? (result ? 0 : moves.length), seat }
  }, [search, moves, players, result])
  const put = (part: Partial<ReplayPlace>) => {
    const next = { ...place, ...part }
    go(`${path}?${placeQuery(next)}${window.location.hash}`, { replace: true })
  }
  return [place, put]
}

export const placeQuery = ({ move, seat }: ReplayPlace): string => `move=${move}&seat=${seat ?? 'none'}`

/** The position at a place; the last one found until the next one is there. */
export function usePosition(replay: Replay, { move, seat }: ReplayPlace): Position | undefined {
  const [found, setFound] = useState<Position | undefined>()
  useEffect(() => {
    let gone = false
    replay.at(move, seat).then(
      position => gone || setFound(position),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [replay, move, seat])
  return found
}

const NONE: readonly (readonly Event[])[] = []

export function useEvents(replay: Replay, seat: Seat | undefined): readonly (readonly Event[])[] {
  const [events, setEvents] = useState(NONE)
  useEffect(() => {
    let gone = false
    replay.events(seat).then(
      found => gone || setEvents(found),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [replay, seat])
  return events
}

/** The seats whose view this viewer may look through. */
export function useVisibleSeats(replay: Replay): readonly Seat[] {
  const [visible, setVisible] = useState<readonly Seat[]>([])
  useEffect(() => {
    let gone = false
    const open = async () => {
      const seats = await Promise.all(
        replay.players.map(async (_, seat) => {
          try {
            await replay.at(0, seat)
            return [seat]
          } catch {
            // Not this viewer's to see.
            return []
          }
        }),
      )
      if (!gone) setVisible(seats.flat())
    }
    void open()
    return () => {
      gone = true
    }
  }, [replay])
  return visible
}

export interface Chapter {
  readonly move: number
  readonly message: NonNullable<ReturnType<NonNullable<Board['chapter']>>>
}

/** Where the chapters of the game begin. */
export function useChapters({ replay, board }: Pick<LoadedReplay, 'replay' | 'board'>): readonly Chapter[] {
  const [chapters, setChapters] = useState<readonly Chapter[]>([])
  useEffect(() => {
    if (!board.chapter) return
    let gone = false
    const read = async () => {
      const found: Chapter[] = []
      let last = ''
      for (let move = 0; move <= replay.moves.length && !gone; move++) {
        const message = board.chapter?.((await replay.at(move, undefined)).view)
        if (!message || JSON.stringify(message) === last) continue
        last = JSON.stringify(message)
        found.push({ move, message })
      }
      if (!gone) setChapters(found)
    }
    // Without chapters a replay has a plain bar; what else fails with it is told where it is asked for.
    read().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [replay, board])
  return chapters
}
