// How many units can still leave a place.

import type { Mare } from './context.ts'

export function movable({ view, seat = 0 }: Pick<Mare, 'view' | 'seat'>, place: string): number {
  const sea = view.seas.find(({ name }) => name === place)
  if (sea) return sea.triremes[seat] - sea.sailed
  const province = view.provinces.find(({ name }) => name === place)
  return province ? province.legions[seat] - province.marched : 0
}
