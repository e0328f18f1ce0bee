// A turn: mercenaries, tribute, impulse rounds, interphase, and on to the next. 3.0, 5.0

import type { Chapter } from '../board/chapter.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { returnHomeCards } from '../cards/deck.ts'
import { endOfTurn } from '../cards/lasting-effects.ts'
import { freshTurn } from '../politics/conquest.ts'
import { startTribute } from '../politics/tribute.ts'
import { mercenaryTurn } from '../recruitment/hire.ts'

const { interphase, round, turn } = frames

const [START, TRIBUTE, IMPULSES, OVER] = [0, 1, 2, 3]

/** Before the first impulse of a turn. */
export function startTurn(ctx: RuleContext): void {
  const { s } = ctx
  s.had = 0
  s.round = 1
  s.soldGroups = 0
  s.lastTaken = NOBODY
  s.marker = s.first
  ctx.tell?.all({ at: 'turn', turn: s.turn })
  freshTurn(ctx)
}

export const turnChapter: Chapter = {
  frames: {
    turn: {
      run(ctx, f) {
        const { b, s } = ctx
        const firstTurn = b.scenarios[s.scenario].data.firstTurn
        switch (turn.step(f)) {
          case START:
            startTurn(ctx)
            replaceTop(s, turn.with(f, { step: TRIBUTE }))
            if (s.turn > firstTurn) mercenaryTurn(ctx) // 5.1
            return false
          case TRIBUTE:
            replaceTop(s, turn.with(f, { step: IMPULSES }))
            startTribute(ctx) // 5.2
            return false
          case IMPULSES:
            replaceTop(s, turn.with(f, { step: OVER }))
            round.push(s, {})
            return false
          default: // 6.19
            s.phasing = NOBODY
            returnHomeCards(ctx)
            endOfTurn(ctx)
            replaceTop(s, interphase.make({}))
            return false
        }
      },
    },
  },
}
