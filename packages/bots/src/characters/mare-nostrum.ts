// The characters of Mare Nostrum: Empires.

import type { MnAction, MnState } from '@tabularium/mare-nostrum'
import type { Characters, Likes } from '../character.ts'

const likes = (kinds: readonly MnAction['kind'][]): Likes<MnState, MnAction> => {
  const liked = new Set(kinds)
  return (_s, _seat, { kind }) => (liked.has(kind) ? 1 : 0)
}

export const characters: Characters<MnState, MnAction> = {
  warrior: likes(['legion', 'trireme', 'march', 'sail', 'attack', 'fight', 'occupy', 'pillage']),
  merchant: likes(['caravan', 'market', 'control']),
  builder: likes(['city', 'temple', 'recruit', 'pyramids', 'fortress']),
}
