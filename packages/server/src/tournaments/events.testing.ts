// Tournaments of people on a real server, for tests: entered, played at tables and ended in a few words.

import type { TournamentGameCard, TournamentSight, TournamentWish } from '@tabularium/protocol'
import { ask, eventually, type Guest, statusOf, type TestTables } from '../tables/tables.testing.ts'

export interface Event {
  readonly id: string
  readonly people: readonly Guest[]
  look(): Promise<TournamentSight>
  /** The first is the director. */
  direct(act: object): Promise<{ readonly status: number; readonly text: string; readonly body: TournamentSight }>
  /** The games without a result, once there are so many and all have begun. */
  games(count: number): Promise<readonly (TournamentGameCard & { readonly table: string })[]>
  /** Everybody but this seat gives up, in the order of the seats. */
  winFor(game: TournamentGameCard & { readonly table: string }, seat: number): Promise<void>
  /** Agreed to be nobody's. */
  draw(game: TournamentGameCard & { readonly table: string }): Promise<void>
  until(what: string, found: (sight: TournamentSight) => boolean): Promise<TournamentSight>
}

/** Announced by the first of them, entered by all, and started unless `open`. */
export async function startEvent(
  server: TestTables,
  people: readonly Guest[],
  wish: Partial<TournamentWish>,
  open?: 'open',
): Promise<Event> {
  const [director] = people
  const announced = await director.post<TournamentSight>('/api/tournaments', {
    ...{ name: 'Ides of March', format: 'swiss', game: 'wonders-duel', rated: false, breakSeconds: 0, ...wish },
  })
  if (announced.status !== 200) throw new Error(announced.text)
  const { id } = announced.body
  for (const person of people) {
    const entered = await person.post(`/api/tournaments/${id}/join`)
    if (entered.status !== 200) throw new Error(entered.text)
  }
  const look = async () => (await director.get<TournamentSight>(`/api/tournaments/${id}`)).body
  const direct = (act: object) => ask<TournamentSight>(server, director, `/api/tournaments/${id}/direct`, act)
  /** Entrants have the numbers in which they entered. */
  const personAt = (game: TournamentGameCard, seat: number): Guest => people[game.players[seat]]
  const event: Event = {
    id,
    people,
    look,
    direct,
    until: (what, found) =>
      eventually(async () => {
        const sight = await look()
        return found(sight) && sight
      }, what),
    games: count =>
      eventually(async () => {
        const { games } = await look()
        const begun: (TournamentGameCard & { readonly table: string })[] = []
        for (const game of games) {
          const { table, points } = game
          if (table === undefined || points) continue
          if ((await statusOf(server.database, table)) === 'playing') begun.push({ ...game, table })
        }
        return begun.length === count && begun
      }, `${count} games`),
    async winFor(game, winner) {
      for (const seat of game.players.keys()) {
        if (seat === winner) continue
        const { status, text } = await ask(server, personAt(game, seat), `/api/tables/${game.table}/resign`, {})
        if (status !== 200) throw new Error(text)
      }
    },
    async draw(game) {
      await ask(server, personAt(game, 0), `/api/tables/${game.table}/end`, {})
      const agreed = { kind: 'end', accept: true }
      const { status, text } = await ask(server, personAt(game, 1), `/api/tables/${game.table}/offers`, agreed)
      if (status !== 200) throw new Error(text)
    },
  }
  if (!open) {
    const { status, text } = await direct({ act: 'start' })
    if (status !== 200) throw new Error(text)
  }
  return event
}

/** So many rounds, each won by the entrant with the lower number. */
export async function playRounds(event: Event, rounds: number, games: number): Promise<void> {
  for (let round = 1; round <= rounds; round++) {
    await event.until(`round ${round}`, sight => sight.round === round)
    for (const game of await event.games(games)) {
      await event.winFor(game, game.players.indexOf(Math.min(...game.players)))
    }
  }
}
