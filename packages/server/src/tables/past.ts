// Earlier positions of a game: looked at beside the table's turn, since they change nothing, and never so many at once that
// they hold up those who play.

import type { House } from './house.ts'
import { type Room, viewerFor, withEngine } from './room.ts'
import type { Rooms } from './rooms.ts'
import { troubled } from './trouble.ts'

/** So many wait at this process; the engine looks at one after the other. */
const MOST_WAITING = 64

export interface Past {
  /** JSON text of the position after so many moves, as this person saw it. */
  at(room: Room, person: string | undefined, moves: number): Promise<string>
}

export function createPast(house: House, rooms: Rooms): Past {
  let waiting = 0

  const look = async (room: Room, person: string | undefined, moves: number): Promise<string> => {
    // Only to be woken does a table need its turn.
    if (!room.awake) await rooms.at(room.id, woken => withEngine(house, woken, async () => undefined))
    return await house.engine.at(room.id, viewerFor(room, person), moves)
  }

  return {
    async at(room, person, moves) {
      if (waiting >= MOST_WAITING) throw troubled('busy')
      waiting++
      try {
        return await look(room, person, moves)
      } catch {
        // The engine may have been restarted, or the table have gone to sleep.
        return await rooms.at(room.id, again =>
          withEngine(house, again, () => house.engine.at(again.id, viewerFor(again, person), moves)),
        )
      } finally {
        waiting--
      }
    },
  }
}
