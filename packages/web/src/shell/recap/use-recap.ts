// What a table knows of the recap before its code is fetched: since when others have moved, whether each of their moves could
// be read, and whether the recap is open. The rest comes with `recap.tsx` when they have.

import type { Event, Seat } from '@tabularium/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { QUIET } from '../../boards/board.ts'
import type { RecapMarks } from '../../boards/recap.ts'
import type { Position, TableState } from '../../table/table.ts'
import { useEvent, useForVersion } from '../../ui/use-stable.ts'
import type { RecapPlayer } from './player.ts'

/** What the recap shows at this moment. */
export interface RecapView {
  /** There is something to tell. */
  readonly told: boolean
  readonly marks: RecapMarks
  /** Over the board: rings and numbers on pieces. */
  readonly overlay: ReactNode
  /** While it is open: the earlier position with what led to it, the bar in place of the prompt, the list in place of the actions. */
  readonly playing?: {
    readonly position: Position | undefined
    readonly news: readonly Event[]
    readonly bar: ReactNode
    readonly list: ReactNode
    readonly player: RecapPlayer
  }
}

/** The position that a seat's own decision led to. */
export interface Decided {
  readonly moves: number
  /** Where it was seen. */
  readonly position?: Position
}

/** How long a move stands, at least, so that people can follow it. */
const READABLE_MS = 700

/** Whether each move of others was seen, by itself and for long enough. */
function useReadable({ position: { moves } }: TableState, since: number): () => boolean {
  const seen = useRef({ moves, at: performance.now(), readable: false })
  useEffect(() => {
    const last = seen.current
    if (last.moves === moves) return
    const at = performance.now()
    const fresh = moves <= since || last.moves <= since
    const stood = fresh || at - last.at >= READABLE_MS
    const readable = (fresh || last.readable) && stood && moves - last.moves <= 1 && !document.hidden
    seen.current = { moves, at, readable }
  })
  return () => seen.current.readable
}

export function useRecap(state: TableState, asked: boolean) {
  const { position, askedSince } = state
  const { seat, moves } = position
  const decided = useRef(new Map<Seat, Decided>())
  const known = seat === undefined ? undefined : decided.current.get(seat)
  // Moves that were taken back are no decision any more.
  const mine = known && known.moves <= moves ? known : undefined
  if (mine && seat !== undefined && mine.moves === moves && mine.position !== position)
    decided.current.set(seat, { moves, position })
  const wasReadable = useReadable(state, mine?.moves ?? 0)
  const [view, report] = useForVersion<RecapView>(askedSince, seat)
  const [open, setOpen] = useForVersion<boolean>(askedSince, seat)
  /** Right after the recap boards animate nothing: the position that it showed last was no step of the game. */
  const [closed, setClosed] = useForVersion<boolean>(state.version)
  const [first] = useState(askedSince)
  const close = useEvent(() => {
    setOpen(undefined)
    setClosed(true)
  })
  const wanted = asked && seat !== undefined && moves > (mine?.moves ?? 0)
  const playing = wanted && open ? view?.playing : undefined
  return {
    wanted,
    decided: mine,
    /** Notes that the seat asked in this position has decided; returns what takes that back if the move is refused. */
    decide(from: Position): () => void {
      const { seat: by, moves: before } = from
      if (by === undefined) return () => {}
      const last = decided.current.get(by)
      decided.current.set(by, { moves: before + 1 })
      return () => void (last ? decided.current.set(by, last) : decided.current.delete(by))
    },
    wasReadable,
    /** The table has just been opened. */
    opened: first === askedSince,
    view: wanted ? view : undefined,
    report,
    open: wanted && open === true,
    playing,
    start: useEvent(() => setOpen(true)),
    close,
    newsOr: (news: readonly Event[]): readonly Event[] => (playing ? playing.news : closed ? QUIET : news),
  }
}

export type Recap = ReturnType<typeof useRecap>
