// Honours: first, second and third places in tournaments, cups, leagues and seasons, as they stand on profiles. Each is
// written once, under the name of what it was won in.

import type { Honour, HonourKind } from '@tabularium/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

type Db = Kysely<Schema>

export interface PlacedPerson {
  readonly user: string
  readonly place: number
}

const LAST_PLACE = 3

/** Of the first three places those that at least as many have not reached: a second place among three is none. */
export const honoursOf = (placed: readonly PlacedPerson[], players: number): readonly PlacedPerson[] =>
  placed.filter(({ place }) => place <= LAST_PLACE && 2 * place <= players)

interface About {
  readonly kind: HonourKind
  readonly ref: string
  readonly game: string
  readonly name: string
  readonly players: number
  readonly time: number
}

export async function writeHonours(db: Db, placed: readonly PlacedPerson[], about: About): Promise<void> {
  if (placed.length === 0) return
  await db
    .insertInto('honour')
    .values(placed.map(({ user, place }) => ({ user_id: user, place, ...about })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

const SHOWN = 60

/** The newest first. */
export async function honoursFor(db: Db, person: string): Promise<Honour[]> {
  const rows = await db
    .selectFrom('honour')
    .selectAll()
    .where('user_id', '=', person)
    .orderBy('time', 'desc')
    .orderBy('place')
    .orderBy('ref')
    .limit(SHOWN)
    .execute()
  return rows.map(({ kind, ref, place, game, name, players, time }) => {
    const common = { kind, place, game, name, players, time }
    const [first, second, third] = ref.split(' ')
    if (kind === 'league') return { ...common, ref: first, season: Number(second), division: Number(third) }
    return { ...common, ref: kind === 'season' ? second : first }
  })
}
