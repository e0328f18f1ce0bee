// How a game went, in figures by seat: what the page draws as a graph.

import { DATA } from '../data/index.ts'
import type { AwView } from './view.ts'

export const MEASURES = ['vp', 'eco', 'cities', 'units', 'cards'] as const

const POWERS = new Set(DATA.countries.filter(country => country.class === 'power').map(({ id }) => id))
const PLACES = new Set([...DATA.areas.flatMap(({ id }) => [id, `in-${id}`]), ...DATA.seaZones.map(({ id }) => id)])

/** Of all powers a seat runs, together. */
export function measure(view: AwView): Readonly<Record<(typeof MEASURES)[number], readonly number[]>> {
  const zeros = (): number[] => new Array<number>(view.seats).fill(0)
  const figures = { vp: zeros(), eco: zeros(), cities: zeros(), units: zeros(), cards: zeros() }
  const seats = new Map(view.countries.flatMap(({ id, seat }) => (POWERS.has(id) && seat >= 0 ? [[id, seat]] : [])))
  const add = (to: number[], id: string, many: number) => {
    const seat = seats.get(id)
    if (seat !== undefined) to[seat] += many
  }
  for (const { id, vp, eco, cards, homes } of view.countries) {
    add(figures.vp, id, vp)
    add(figures.eco, id, eco)
    add(figures.cards, id, cards + homes.length)
  }
  for (const { city } of view.areas) add(figures.cities, city, 1)
  for (const { place, of, units, unknown } of view.piles) {
    if (PLACES.has(place))
      add(
        figures.units,
        of,
        units.reduce((sum, [, , many]) => sum + many, unknown),
      )
  }
  return figures
}
