// The tables that can be tried with a set of data: who sits where, by number of players and by scenario.

import type { AwData } from '@tabularium/assyrian-wars'
import type { MapData } from '@tabularium/mare-nostrum'
import type { Edited } from './edited.ts'
import type { TrialTable } from './trial.tsx'

type Say = Edited<object>['say']

export const mareTables = (map: MapData, say: Say, players: (n: number) => string): readonly TrialTable[] =>
  Object.entries(map.tables).map(([n, { empires }]) => ({
    id: n,
    name: players(Number(n)),
    options: { empires: 'by-seat' },
    seats: empires.map(name => say('empire', name)),
  }))

export const warTables = ({ scenarios }: AwData, say: Say, players: (n: number) => string): readonly TrialTable[] =>
  scenarios.flatMap(({ id, name, playerTable }) =>
    Object.entries(playerTable).map(([n, powers]) => ({
      id: `${id} ${n}`,
      name: `${name}: ${players(Number(n))}`,
      options: { scenario: id },
      seats: Array.from({ length: Number(n) }, (_, seat) =>
        Object.entries(powers)
          .filter(([, runs]) => runs === seat + 1)
          .map(([country]) => say('country', country))
          .join(', '),
      ),
    })),
  )
