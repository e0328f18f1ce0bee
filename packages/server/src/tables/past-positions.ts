// Earlier positions of a game: looked at beside the table's turn, since they change nothing, and never so many at once that
// they hold up those who play.

import { troubled } from '../trouble.ts'
import type { TableContext } from './context.ts'
import { type Room, viewerFor } from './room.ts'
import { withEngine } from './room-io.ts'
import type { RoomRegistry } from './room-registry.ts'

/** So many wait at this process; the engine looks at one after the other. */
const MOST_WAITING = 64

export interface PastPositions {
  /** JSON text of the position after so many moves, as this person saw it. */
  at(room: Room, person: string | undefined, moves: number): Promise<string>
}

export function createPast(context: TableContext, rooms: RoomRegistry): PastPositions {
  let waiting = 0

  const look = async (room: Room, person: string | undefined, moves: number): Promise<string> => {
    // Only to be woken does a table need its turn.
    if (!room.loadedInEngine) await rooms.at(room.id, woken => withEngine(context, woken, async () => undefined))
    return await context.engine.at(room.id, viewerFor(room, person), moves)
  }

  return {
    async at(room, person, moves) {
      if (waiting >= MOST_WAITING) throw troubled('busy')
      waiting++
      try {
        return await look(room, person, moves)
      } catch {
        // The engine may have been restarted, or the table have gone to sleep: once more, in its turn. What fails then is told.
        return await rooms.at(room.id, again =>
          withEngine(context, again, () => context.engine.at(again.id, viewerFor(again, person), moves)),
        )
      } finally {
        waiting--
      }
    },
  }
}
