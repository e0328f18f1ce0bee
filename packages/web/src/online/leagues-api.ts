// Leagues and the seasons of ladders as the page asks for them.

import type { LeagueAct, LeagueCard, LeagueSight, LeagueWish, SeasonCard, SeasonTable } from '@tabularium/protocol'
import { act, ask } from './api.ts'

/** As many as the server tells at a time. */
export const LEAGUES_A_PAGE = 30

export const leagues = (club: string | undefined, page: number) =>
  ask<readonly LeagueCard[]>('GET', `/leagues?page=${page}${club === undefined ? '' : `&club=${club}`}`)
export const league = (id: string, season: number | undefined) =>
  ask<LeagueSight>('GET', `/leagues/${id}${season === undefined ? '' : `?season=${season}`}`)
export const foundLeague = (wish: LeagueWish) => act<LeagueSight>('POST', '/leagues', wish)
export const joinLeague = (id: string) => act<LeagueSight>('POST', `/leagues/${id}/join`, {})
export const leaveLeague = (id: string) => act<LeagueSight>('POST', `/leagues/${id}/leave`, {})
export const runLeague = (id: string, what: LeagueAct) => act<LeagueSight>('POST', `/leagues/${id}/run`, what)

export const seasons = (game: string) => ask<readonly SeasonCard[]>('GET', `/ladder/${game}/seasons`)
export const seasonTable = (game: string, season: string, page: number) =>
  ask<SeasonTable>('GET', `/ladder/${game}/seasons/${season}?page=${page}`)
