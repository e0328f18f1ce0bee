// What politics offers in an impulse: diplomacy, wars, offers, conquest. 6.9, 6.13, 7.4

import type { Chapter } from '../board/chapter.ts'
import { isWild } from '../common/alliances.ts'
import { attempt, legalConquest } from './conquest.ts'
import { influence, legalInfluence } from './diplomacy.ts'
import { applyOffer, legalOffers } from './offers.ts'
import { plight } from './plight.ts'
import { capitulate } from './surrender.ts'
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
  applyAct(ctx, f, action) {
    switch (action.kind) {
      case 'influence':
        influence(ctx, f.of, action.country, action.spaces)
        return true
      case 'war':
        payAndDeclare(ctx, f.of, action.country)
        return true
      case 'conquer':
        attempt(ctx, f.of, action.country)
        return true
      case 'surrender':
        capitulate(ctx, f.of)
        return true
      default:
        return applyOffer(ctx, f.of, action)
    }
  },
}
