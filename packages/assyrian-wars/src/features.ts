// Everything the data names, and which events put it to use: cards for AP and as events, units that fight, areas that are entered
// or change hands, ends.

import type { Features } from '@tabularium/kernel'
import type { Board } from './board.ts'
import type { AwEvent } from './events.ts'
import { ENDS } from './state.ts'

export const featuresOf = (b: Board): Features => {
  const names = [
    ...b.cards.map(id => `${id} for AP`),
    ...b.cards.map(id => `${id} as event`),
    ...b.countries.slice(0, b.onTrack).map(id => `impulse of ${id}`),
    ...ENDS.map(end => `end by ${end}`),
  ]
  const known = new Set(names)
  return {
    names,
    used(event, hit) {
      const e = event as AwEvent as unknown as Readonly<Record<string, unknown>> & { readonly at: string }
      const say = (name: string) => {
        if (known.has(name)) hit(name)
      }
      if (e.at === 'impulse') say(`impulse of ${e.country}`)
      else if (e.at === 'played-ap') say(`${e.card} for AP`)
      else if (e.at === 'over') say(`end by ${e.reason}`)
      else if (e.card !== undefined && e.at !== 'drew' && e.at !== 'discarded') say(`${e.card} as event`)
    },
  }
}
