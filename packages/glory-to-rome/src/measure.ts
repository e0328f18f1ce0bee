// Figures of a position by seat, for the graph of a game: what a spectator could count at the table.

import type { GrView } from './view.ts'

export const MEASURES = ['influence', 'vault', 'structures', 'clients'] as const

/** Influence, cards in the vault, completed structures, and clients. */
export const measure = (view: GrView): Readonly<Record<(typeof MEASURES)[number], readonly number[]>> => ({
  influence: view.players.map(({ influence }) => influence),
  vault: view.players.map(({ vault }) => vault),
  structures: view.players.map(({ structures }) => structures.filter(({ done }) => done).length),
  clients: view.players.map(({ clients }) => clients.reduce((sum, count) => sum + count, 0)),
})
