// Somebody, as the server knows them, for scenes that need a table online.

import type { TableCard } from '@tabularium/protocol'

export interface Person {
  readonly id: string
  readonly name: string
  ask<T = unknown>(method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, body?: object): Promise<T>
}

export type Asking = Pick<Person, 'ask'>

/** Whoever asks; a guest of this name from now on, where they were nobody. */
export async function named({ ask }: Asking, name: string): Promise<Person> {
  const known = await ask<{ me?: { id: string; name: string } }>('GET', '/me')
  if (known.me) return { ...known.me, ask }
  const { user } = await ask<{ user: { id: string } }>('POST', '/auth/sign-in/anonymous', {})
  await ask('PATCH', '/me', { name })
  return { id: user.id, name, ask }
}

/** The same person with an account. */
export async function signedUp(person: Person): Promise<Person> {
  const email = `${person.name.toLowerCase()}-${crypto.randomUUID()}@example.org`
  const { user } = await person.ask<{ user: { id: string } }>('POST', '/auth/sign-up/email', {
    ...{ name: person.name, email, password: 'a long enough password' },
  })
  return { ...person, id: user.id }
}

export interface PartialTableWish {
  readonly game?: string
  readonly options?: Readonly<Record<string, string>>
  readonly seats?: readonly unknown[]
  readonly visibility?: 'open' | 'private'
  readonly clock?: object
  readonly rated?: boolean
}

/** Opens a table. */
export const open = (
  host: Person,
  wish: PartialTableWish = {},
): Promise<{ readonly table: TableCard; readonly invite: string }> =>
  host.ask('POST', '/tables', { game: 'wonders-duel', seats: ['me', 'open'], visibility: 'private', ...wish })
