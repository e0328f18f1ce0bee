// The characters of Assyrian Wars.

import type { AwAction, AwState } from '@tabularium/assyrian-wars'
import type { Characters, Likes } from '../character.ts'

type Kind = AwAction['kind']

const likes = (kinds: readonly Kind[]): Likes<AwState, AwAction> => {
  const liked = new Set<Kind>(kinds)
  return (_s, _seat, { kind }) => (liked.has(kind) ? 1 : 0)
}

export const characters: Characters<AwState, AwAction> = {
  warrior: likes([
    'march',
    'force-march',
    'assault',
    'siege',
    'war',
    'pillage',
    'raid',
    'press',
    'merciless',
    'sortie',
  ]),
  builder: likes(['build', 'rebuild', 'regain', 'recruit', 'hire', 'wall', 'combine', 'clear']),
  // Not bids, nor offers that others make: whoever likes these for their own sake pays too much for them.
  diplomat: likes(['influence', 'peace', 'passage', 'ransom']),
}
