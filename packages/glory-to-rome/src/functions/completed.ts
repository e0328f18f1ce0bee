// What happens once, when a structure is completed, or stolen with a Prison. 6.4, 10

import type { Seat, Tell } from '@tabularium/kernel'
import type { GrEvent } from '../events.ts'
import { AMPHITHEATRE, CATACOMB, FOUNDRY, GARDEN, NAMES, PRISON, SCHOOL, type Structure } from '../names.ts'
import { type GrState, SIMPLIFIED } from '../state.ts'
import { foundry, school } from './brick.ts'
import { amphitheatre } from './concrete.ts'
import { catacomb, garden, prison } from './stone.ts'

const EFFECTS: ((s: GrState, seat: Seat) => void)[] = []
EFFECTS[FOUNDRY] = foundry
EFFECTS[SCHOOL] = school
EFFECTS[AMPHITHEATRE] = amphitheatre
EFFECTS[CATACOMB] = catacomb
EFFECTS[GARDEN] = garden
EFFECTS[PRISON] = prison

export const HAS_EFFECT: readonly Structure[] = [FOUNDRY, SCHOOL, AMPHITHEATRE, CATACOMB, GARDEN, PRISON]

/** What the actions of a burst are called. */
const BURSTS: string[] = []
BURSTS[FOUNDRY] = 'laborer'
BURSTS[SCHOOL] = 'think'
BURSTS[AMPHITHEATRE] = 'craftsman'
BURSTS[GARDEN] = 'patron'

export function completed(s: GrState, seat: Seat, structure: Structure, tell: Tell<GrEvent> | undefined): void {
  const effect = EFFECTS[structure]
  if (effect === undefined || (s.options & SIMPLIFIED) !== 0) return
  effect(s, seat)
  const role = BURSTS[structure]
  if (role !== undefined) {
    tell?.all({ at: 'acts', seat, role, actions: s.influence[seat], through: [NAMES[structure]] })
  }
}
