// Which parts of data of somebody's own are not the usual ones, in words.

import type { OwnData } from '@tabularium/kernel'
import type { KeyOf } from '../words.ts'
import { ownDataWords } from './own-data-words.ts'

type Key = KeyOf<typeof ownDataWords>

const PARTS: ReadonlySet<string> = new Set([
  ...['provinces', 'seas', 'empires', 'tables', 'constants', 'countries', 'tradeCities', 'unitTypes', 'forcePools'],
  ...['leaders', 'kings', 'kingMarker', 'areas', 'paths', 'seaZones', 'tradeBoxes', 'inlandTrade', 'deck'],
  ...['homeCards', 'armyGroupCards', 'turns', 'timeline', 'scenarios'],
])

/** In which parts a set of data is not the usual one, in words. */
export function Differs({ parts }: Pick<OwnData, 'parts'>) {
  const t = ownDataWords.use()
  const names = [...new Set(parts.map(part => t((PARTS.has(part) ? `part.${part}` : 'part.other') as Key)))]
  return names.length === 0 ? t('same') : t('differs', { parts: names.join(', ') })
}
