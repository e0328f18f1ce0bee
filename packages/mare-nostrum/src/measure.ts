// Figures of a position by seat, for the graph of a game: what a spectator could count at the table.

import type { MnView } from './view.ts'

export const MEASURES = ['trade', 'culture', 'military', 'provinces', 'cards', 'cities'] as const

/** Levels on the three tracks, provinces controlled, cards, and capitals and legendary cities held. */
export const measure = (view: MnView): Readonly<Record<(typeof MEASURES)[number], readonly number[]>> => ({
  trade: view.players.map(({ levels }) => levels[0]),
  culture: view.players.map(({ levels }) => levels[1]),
  military: view.players.map(({ levels }) => levels[2]),
  provinces: view.players.map((_, seat) => view.provinces.filter(({ controller }) => controller === seat).length),
  cards: view.players.map(({ cards }) => cards.length),
  cities: view.players.map(({ cities }) => cities),
})
