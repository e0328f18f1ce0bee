// Where guests come from. Anybody can be many guests, but not from many places: what a server shares out among people it
// shares out among addresses where they are guests. It is known in memory alone, and never written down.

import type { Person } from '../accounts/accounts.ts'
import { addressKey } from '../limits.ts'

const MOST_REMEMBERED = 50_000

export interface GuestAddresses {
  /** Somebody has asked for something from there. */
  note(person: Pick<Person, 'id' | 'guest'>, ip: string): void
  /** Where a guest came from last; undefined: it is no guest, or none who was here since the start. */
  of(person: string): string | undefined
}

export function createGuestAddresses(): GuestAddresses {
  const known = new Map<string, string>()
  return {
    note({ id, guest }, ip) {
      if (!guest) return
      if (known.size >= MOST_REMEMBERED) known.clear()
      known.set(id, addressKey(ip))
    },
    of: person => known.get(person),
  }
}
