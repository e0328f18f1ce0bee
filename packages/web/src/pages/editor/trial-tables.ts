// The tables that can be tried with a set of data: who sits where, by number of players.

import type { MapData } from '@tabularium/mare-nostrum'
import type { Edited } from './edited.ts'
import type { TrialTable } from './trial.tsx'

export const mareTables = (
  map: MapData,
  say: Edited<MapData>['say'],
  players: (n: number) => string,
): readonly TrialTable[] =>
  Object.entries(map.tables).map(([n, { empires }]) => ({
    id: n,
    name: players(Number(n)),
    options: { empires: 'by-seat' },
    seats: empires.map(name => say('empire', name)),
  }))
