// The interphase: one chapter after another, then the next turn or the end of the game. 7.0

import type { Chapter } from '../board/chapter.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { NO_END, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { pushPolitics } from '../common/offers.ts'
import { nextActive } from '../economy/deal.ts'
import { startIncome } from '../economy/income.ts'
import { pushRelocation } from '../movement/relocation.ts'
import { restoreTribes } from '../nomads/nomads.ts'
import { pushConquest } from '../politics/conquest.ts'
import { pushSecret } from '../politics/secret-diplomacy.ts'
import { penalizeRefusers } from '../politics/tribute.ts'
import { finalScore, vpTest } from '../victory/victory.ts'
import { promoteAll } from './succession.ts'
import { pushTimeline } from './timeline.ts'

const { interphase, turn } = frames

/** In their order. 7.0 */
export const INTERPHASE_STEPS = [
  'conquest',
  'promotion',
  'income',
  'count',
  'politics',
  'secret',
  'timeline',
  'relocation',
  'resume',
] as const

function resume(ctx: RuleContext): void {
  const { b, s } = ctx
  s.turn++
  replaceTop(s, turn.make({}))
  if (s.lastPlayed !== NOBODY) s.first = nextActive(s.active, s.lastPlayed, b.onTrack) // 7.3.2
}

export const interphaseChapter: Chapter = {
  frames: {
    interphase: {
      run(ctx, f) {
        const { b, s } = ctx
        const step = INTERPHASE_STEPS[interphase.step(f)]
        const last = s.turn >= b.scenarios[s.scenario].data.victoryTest.endsAfterInterphase
        ctx.tell?.all({ at: 'interphase', step })
        replaceTop(s, interphase.with(f, { step: interphase.step(f) + 1 }))
        switch (step) {
          case 'conquest': // 7.1
            pushConquest(ctx)
            break
          case 'promotion': // R81, 7.2
            penalizeRefusers(ctx)
            promoteAll(ctx)
            break
          case 'income': // 7.3
            startIncome(ctx)
            break
          case 'count': // 8.3, 9.1
            vpTest(ctx)
            if (last && s.end === NO_END) finalScore(ctx)
            break
          case 'politics': // 7.4
            pushPolitics(ctx)
            break
          case 'secret': // 7.5
            pushSecret(ctx)
            break
          case 'timeline': // 7.6, 10.1
            restoreTribes(ctx)
            pushTimeline(ctx)
            break
          case 'relocation': // 7.7
            pushRelocation(ctx)
            break
          default: // 7.8
            resume(ctx)
        }
        return false
      },
    },
  },
}
