// What politics offers in an impulse: diplomacy, wars, offers, conquest. 6.9, 6.13, 7.4

import type { Chapter } from './chapter.ts'
import { attempt, legalConquest } from './conquest.ts'
import { influence, isWild, legalInfluence } from './diplomacy.ts'
import { applyOffer, legalOffers } from './offers.ts'
import { capitulate, plight } from './surrender.ts'
import { legalWars, payAndDeclare } from './war.ts'

export const politicsChapter: Chapter = {
  frames: {},
  legalAct(b, s, f, out, start) {
    if (isWild(b, s, f.of)) return start // 10.1
    let n = legalInfluence(b, s, f.of, out, start)
    n = legalWars(b, s, f.of, out, n, false)
    n = legalConquest(b, s, f.of, out, n, true)
    n = legalOffers(b, s, f.of, out, n)
    if (plight(b, s, f.of) > 0) out[n++] = b.acts.surrender[0]
    return n
  },
  applyAct(g, f, action) {
    switch (action.kind) {
      case 'influence':
        influence(g, f.of, action.country, action.spaces)
        return true
      case 'war':
        payAndDeclare(g, f.of, action.country)
        return true
      case 'conquer':
        attempt(g, f.of, action.country)
        return true
      case 'surrender':
        capitulate(g, f.of)
        return true
      default:
        return applyOffer(g, f.of, action)
    }
  },
}
