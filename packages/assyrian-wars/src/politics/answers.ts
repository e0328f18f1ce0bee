// The answers to offers, and what follows from a yes. 6.9, 7.1.c, 7.4.3

import { type Chapter, yesOrNo } from '../board/chapter.ts'
import { frames } from '../board/frames.ts'
import { type Country, HAND, NO_CAMP } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { copyAt, put } from '../cards/deck.ts'
import { OFFERS, PASSAGE, RANSOM, SUBDUE, TRUCE } from '../common/offers.ts'
import { endFeud } from '../common/wars.ts'
import { leaveCamp } from './camps.ts'
import { tryConquest } from './conquest.ts'
import { makePeace, settleWars } from './settle-wars.ts'

const { answer } = frames

/** Who gives up its camp for peace: the one who asked; Assyria never does, so then the other. 7.4.1 */
function accept(ctx: RuleContext, from: Country, to: Country, what: number, terms: number): void {
  const { b, s } = ctx
  switch (what) {
    case PASSAGE:
      s.passage[from] |= 1 << to
      s.passage[to] |= 1 << from
      ctx.tell?.all({ at: 'passage', country: b.countries[from], other: b.countries[to], open: true })
      return
    case SUBDUE:
      tryConquest(ctx, from, terms)
      return
    case TRUCE:
      endFeud(s, terms, to)
      makePeace(ctx, terms, to)
      return
  }
  if (terms === RANSOM)
    s.ransom[b.powers * from + to] = 1 // R76
  else if (terms >= 0) {
    put(b, s, copyAt(b, s, terms, HAND + from), HAND + to)
    ctx.tell?.all({ at: 'ceded', country: b.countries[from], to: b.countries[to], card: b.cards[terms] })
  }
  if (s.camp[from] !== NO_CAMP && s.camp[to] !== NO_CAMP) {
    endFeud(s, from, to)
    leaveCamp(ctx, from === b.assyria ? to : from)
  }
  makePeace(ctx, from, to)
  settleWars(ctx)
}

export const offersChapter: Chapter = {
  frames: {
    answer: {
      legal: yesOrNo,
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        const accepted = action.kind === 'yes'
        ctx.tell?.all({
          at: 'answered',
          country: b.countries[f.of],
          to: b.countries[answer.by(f)],
          what: OFFERS[answer.what(f)],
          accepted,
        })
        if (accepted) accept(ctx, answer.by(f), f.of, answer.what(f), answer.terms(f))
      },
    },
  },
}
