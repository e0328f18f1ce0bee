// What is told of a tournament: its card for lists, its page with standings and games, and the export of all of it.

import {
  DELETED,
  ENTRANTS_A_PAGE,
  type Standing,
  type TournamentCard,
  type TournamentGameCard,
  type TournamentSight,
} from '@tabularium/protocol'
import type { Kysely, Selectable } from 'kysely'
import type { Schema, TournamentRow } from '../database/schema.ts'
import { dateOf, nextTime, roundsOf } from './progress.ts'
import { type PlayerStanding, standingsOf } from './standings.ts'
import { TIES } from './tie-breaks.ts'
import { type Entrant, pointsOf, type Tournament, type TournamentGame, tableSizeOf } from './tournament.ts'
import {
  type BoardTable,
  boardKey,
  type EntrantPerson,
  peopleOf,
  type StoredTournament,
  tablesOf,
} from './tournament-store.ts'

type Db = Kysely<Schema>
/** So many games are shown, the newest rounds first. */
const GAMES_SHOWN = 300

export type CardRow = Selectable<TournamentRow> & {
  readonly director_name: string | null
  readonly club_name: string | null
  readonly mine: boolean
}

export const cardOf = (row: CardRow, rounds?: number): TournamentCard => ({
  id: row.id,
  name: row.name,
  terms: row.terms,
  phase: row.phase,
  entrants: row.entrants,
  round: row.round,
  ...(rounds !== undefined && { rounds }),
  ...(row.director !== null && { director: { id: row.director, name: row.director_name ?? DELETED } }),
  ...(row.club_id !== null && { club: { id: row.club_id, name: row.club_name ?? row.club_id } }),
  ...(row.league_id !== null && {
    league: { id: row.league_id, season: row.season ?? 0, division: row.division ?? 0 },
  }),
  created: row.created,
  ...(row.starts !== null && { starts: row.starts }),
  ...(row.started !== null && { started: row.started }),
  ...(row.ended !== null && { ended: row.ended }),
  ...(row.mine && { mine: true }),
})

type People = ReadonlyMap<Entrant, EntrantPerson>
type BoardTables = ReadonlyMap<string, BoardTable>

function shownStanding(state: Tournament, row: PlayerStanding, people: People, tables: BoardTables): Standing {
  const person = people.get(row.entrant)
  const { rating = 0, active = false } = state.entrants.find(({ entrant }) => entrant === row.entrant) ?? {}
  return {
    entrant: row.entrant,
    name: person?.name ?? DELETED,
    ...(person?.user !== undefined && { person: person.user }),
    rating,
    active,
    place: row.place,
    points: row.points,
    ties: [...row.ties],
    cells: row.cells.map(({ pairing, board, ...cell }) => {
      const table = pairing !== undefined && board !== undefined && tables.get(boardKey({ pairing, board }))
      return { ...cell, opponents: [...cell.opponents], ...(table && { table: table.id }) }
    }),
  }
}

function gameCard(state: Tournament, game: TournamentGame, tables: BoardTables): TournamentGameCard {
  const { pairing, round, board, players, result, adjourned } = game
  const table = tables.get(boardKey(game))
  return {
    ...{ pairing, round, board, players: [...players] },
    ...(table && { table: table.id }),
    ...(table?.status === 'playing' && { asked: players.filter((_, seat) => ((table.waiting >> seat) & 1) === 1) }),
    ...(adjourned && !result && { adjourned }),
    ...(result && {
      points: players.map((_, seat) => pointsOf(game, seat, tableSizeOf(state.terms))),
      forfeits: [...result.forfeits],
      by: result.by,
    }),
  }
}

async function cardRow(db: Db, row: Selectable<TournamentRow>, mine: boolean): Promise<CardRow> {
  const director = await db
    .selectFrom('user')
    .select('name')
    .where('id', '=', row.director ?? '')
    .executeTakeFirst()
  const club = await db
    .selectFrom('club')
    .select('name')
    .where('id', '=', row.club_id ?? '')
    .executeTakeFirst()
  return { ...row, director_name: director?.name ?? null, club_name: club?.name ?? null, mine }
}

export interface Reader {
  readonly person: string | undefined
  readonly directs: boolean
}

export async function sightOf(
  db: Db,
  { row, state }: StoredTournament,
  reader: Reader,
  page: number,
): Promise<TournamentSight> {
  const people = await peopleOf(db, row.id)
  const tables = await tablesOf(db, row.id)
  const all = standingsOf(state)
  const own = all.find(({ entrant }) => reader.person !== undefined && people.get(entrant)?.user === reader.person)
  const shown = all.slice(page * ENTRANTS_A_PAGE, (page + 1) * ENTRANTS_A_PAGE)
  const games = [...state.games].sort((a, b) => b.round - a.round || a.board - b.board).slice(0, GAMES_SHOWN)
  const mentioned = new Set([...games.flatMap(({ players }) => players), ...shown.map(({ entrant }) => entrant)])
  const next = nextTime(state)
  const date = dateOf(state)
  const active = state.entrants.some(one => one.entrant === own?.entrant && one.active)
  return {
    ...cardOf(await cardRow(db, row, active), roundsOf(state)),
    description: row.description,
    tieBreaks: [...TIES[state.terms.format]],
    standings: shown.map(one => shownStanding(state, one, people, tables)),
    pages: Math.max(1, Math.ceil(all.length / ENTRANTS_A_PAGE)),
    ...(own && { own: shownStanding(state, own, people, tables) }),
    games: games.map(game => gameCard(state, game, tables)),
    names: Object.fromEntries([...mentioned].map(one => [String(one), people.get(one)?.name ?? DELETED])),
    ...(next !== undefined && { next }),
    ...(date !== undefined && { date }),
    directs: reader.directs,
  }
}

/** Everything there is to know, for programs. */
export async function exportOf(db: Db, { row, state }: StoredTournament) {
  const people = await peopleOf(db, row.id)
  const tables = await tablesOf(db, row.id)
  return {
    tabularium: 'tournament' as const,
    ...cardOf(await cardRow(db, row, false), roundsOf(state)),
    description: row.description,
    tieBreaks: [...TIES[state.terms.format]],
    standings: standingsOf(state).map(one => shownStanding(state, one, people, tables)),
    games: state.games.map(game => gameCard(state, game, tables)),
  }
}
