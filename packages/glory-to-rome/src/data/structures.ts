// The forty structures: 144 order cards in all. A card is also a material, a role and a client. 10

import type { MaterialName } from './materials.ts'

export interface StructureFacts {
  readonly name: string
  readonly material: MaterialName
  readonly copies: number
}

export const STRUCTURES: readonly StructureFacts[] = [
  { name: 'bar', material: 'rubble', copies: 6 },
  { name: 'insula', material: 'rubble', copies: 6 },
  { name: 'latrine', material: 'rubble', copies: 6 },
  { name: 'road', material: 'rubble', copies: 6 },
  { name: 'circus', material: 'wood', copies: 6 },
  { name: 'dock', material: 'wood', copies: 6 },
  { name: 'market', material: 'wood', copies: 6 },
  { name: 'palisade', material: 'wood', copies: 6 },
  { name: 'academy', material: 'brick', copies: 3 },
  { name: 'archway', material: 'brick', copies: 3 },
  { name: 'atrium', material: 'brick', copies: 3 },
  { name: 'bath', material: 'brick', copies: 3 },
  { name: 'foundry', material: 'brick', copies: 3 },
  { name: 'gate', material: 'brick', copies: 3 },
  { name: 'school', material: 'brick', copies: 3 },
  { name: 'shrine', material: 'brick', copies: 3 },
  { name: 'amphitheatre', material: 'concrete', copies: 3 },
  { name: 'aqueduct', material: 'concrete', copies: 3 },
  { name: 'bridge', material: 'concrete', copies: 3 },
  { name: 'senate', material: 'concrete', copies: 3 },
  { name: 'storeroom', material: 'concrete', copies: 3 },
  { name: 'tower', material: 'concrete', copies: 3 },
  { name: 'vomitorium', material: 'concrete', copies: 3 },
  { name: 'wall', material: 'concrete', copies: 3 },
  { name: 'catacomb', material: 'stone', copies: 3 },
  { name: 'circus-maximus', material: 'stone', copies: 3 },
  { name: 'coliseum', material: 'stone', copies: 3 },
  { name: 'garden', material: 'stone', copies: 3 },
  { name: 'prison', material: 'stone', copies: 3 },
  { name: 'scriptorium', material: 'stone', copies: 3 },
  { name: 'sewer', material: 'stone', copies: 3 },
  { name: 'villa', material: 'stone', copies: 3 },
  { name: 'basilica', material: 'marble', copies: 3 },
  { name: 'forum', material: 'marble', copies: 3 },
  { name: 'fountain', material: 'marble', copies: 3 },
  { name: 'ludus-magna', material: 'marble', copies: 3 },
  { name: 'palace', material: 'marble', copies: 3 },
  { name: 'stairway', material: 'marble', copies: 3 },
  { name: 'statue', material: 'marble', copies: 3 },
  { name: 'temple', material: 'marble', copies: 3 },
]
