// Tournaments as the page asks for them.

import type { DirectorAct, TournamentCard, TournamentSight, TournamentWish } from '@tabularium/protocol'
import { act, ask } from './api.ts'

export const PHASES = ['coming', 'running', 'over'] as const
export type ListedPhase = (typeof PHASES)[number]

/** As many as the server tells at a time. */
export const TOURNAMENTS_A_PAGE = 50

export const tournaments = (phase: ListedPhase, page: number, club?: string) =>
  ask<readonly TournamentCard[]>(
    'GET',
    `/tournaments?phase=${phase}&page=${page}${club === undefined ? '' : `&club=${club}`}`,
  )
export const tournament = (id: string, page: number) => ask<TournamentSight>('GET', `/tournaments/${id}?page=${page}`)
export const announce = (wish: TournamentWish) => act<TournamentSight>('POST', '/tournaments', wish)
export const enter = (id: string) => act<TournamentSight>('POST', `/tournaments/${id}/join`, {})
export const withdraw = (id: string) => act<TournamentSight>('POST', `/tournaments/${id}/leave`, {})
export const direct = (id: string, what: DirectorAct) => act<TournamentSight>('POST', `/tournaments/${id}/direct`, what)
