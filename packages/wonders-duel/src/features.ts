// Everything the data names, and which events put it to use.

import type { Features } from '@tabularium/kernel'
import { SYMBOLS, WHITE_SYMBOLS } from './data/names.ts'
import type { WdEvent } from './events.ts'
import { CARD_NAMES, MILITARY_TOKEN_NAMES, TOKEN_NAMES, WONDER_NAMES } from './names.ts'
import { ENDS } from './scoring.ts'

export const features: Features = {
  names: [
    ...CARD_NAMES,
    ...WONDER_NAMES,
    ...TOKEN_NAMES,
    ...MILITARY_TOKEN_NAMES,
    ...SYMBOLS,
    ...WHITE_SYMBOLS,
    ...ENDS,
  ],
  used(event: WdEvent, hit) {
    switch (event.at) {
      case 'built':
        hit(event.card)
        if (event.white !== undefined) hit(event.white)
        break
      case 'raised':
        hit(event.card)
        break
      case 'wonder':
        hit(event.wonder)
        break
      case 'token':
        hit(event.token)
        break
      case 'lost':
        if (MILITARY_TOKEN_NAMES.includes(event.by)) hit(event.by)
        break
      case 'symbol':
        hit(event.symbol)
        break
      case 'over':
        hit(event.reason)
    }
  },
}
