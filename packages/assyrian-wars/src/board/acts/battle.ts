// Kinds of actions of battles and sieges. 6.7, 6.8

import { kind, lone } from '@tabularium/kernel'
import type { Names } from '../facts.ts'
import { areas, countries, leaders, numbers, sidedUnits, zones } from './core.ts'

/** The most hits a garrison can be given in one choice. 6.8.3 */
export const MOST_HITS = 64

export const battleKinds = (b: Names) => ({
  hold: sidedUnits(b), // 6.6.5: waits for a second battle
  'hold-leader': leaders(b),
  press: lone(), // 6.6.5: on to the second battle
  withdraw: lone(),
  chariots: kind([{ heavy: 0 }, { heavy: 1 }], ({ heavy }) => (heavy === 1 ? 'heavy' : 'bow')), // 9.7
  ambush: areas(b), // 9.7: where to; the area of the battle: into its city
  stand: lone(),
  assign: countries(b), // 6.7.5: takes one of the losses left over
  lose: sidedUnits(b), // 6.7.4: takes the next hit
  'lose-leader': leaders(b), // 6.7.3
  rout: sidedUnits(b), // 6.7.4.a
  'rout-leader': leaders(b),
  rest: lone(), // 6.7.4: all losses that are left, the cheapest first, N110
  garrison: numbers(MOST_HITS + 1), // 6.8.3: hits it takes instead of the walls
  retreat: areas(b), // 6.7.8; the area of the battle: into its city
  'retreat-war': areas(b), // 6.7.8: after a declaration of war
  'retreat-ships': lone(), // 6.16.e
  flee: zones(b), // 6.16.f
  hunger: leaders(b), // 6.8.1
  assault: leaders(b), // 6.8.2
  siege: leaders(b), // 6.8.3
  sortie: areas(b), // 6.8
  deport: areas(b), // 6.8.4: where one ECO+ goes
  'attack-with': leaders(b), // 6.7: of several armies this one
  'attack-with-unit': sidedUnits(b),
})
