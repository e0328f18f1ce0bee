// What happens at a table that other parts of the server follow up. Rooms, play and lobby emit; who listens is put together
// in tables.ts, so that none of them imports the other.

import type { Room } from './room.ts'

/** Every event there is. */
export interface TableEvents {
  /** Whose move it is may have changed; `before`: who was asked until now, as bits of seats. */
  readonly turnChanged: { readonly room: Room; readonly before: number }
  /** Somebody may have planned a move there. */
  readonly planned: { readonly table: string }
  /** By its log the game is over, but the table has not been ended. */
  readonly overByLog: { readonly table: string }
  /** Every seat is taken: the game begins, if nothing else is missing. */
  readonly full: { readonly table: string }
  /** Bots are left alone there, and whoever opened it has too many such tables. */
  readonly surplus: { readonly table: string }
  /** A table is to be seen in the lobby, or is not any more. */
  readonly lobbyChanged: Readonly<Record<string, never>>
}

type Listener<E> = (event: E) => void | Promise<void>

export interface Events<M extends object> {
  on<K extends keyof M>(name: K, listener: Listener<M[K]>): void
  /** Calls the listeners at once, in the order they came; resolves when all of them are done, rejects when one fails. */
  emit<K extends keyof M>(name: K, event: M[K]): Promise<void>
}

export function createEvents<M extends object>(): Events<M> {
  const listeners: { [K in keyof M]?: Listener<M[K]>[] } = {}
  return {
    on(name, listener) {
      const known = listeners[name] ?? []
      known.push(listener)
      listeners[name] = known
    },
    async emit(name, event) {
      await Promise.all((listeners[name] ?? []).map(listener => listener(event)))
    },
  }
}
