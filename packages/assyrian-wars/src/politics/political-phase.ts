// 7.4 The politics of the interphase, when wars are declared, camps changed and peace made free of AP.

import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { type Chapter, yesOrNo } from '../board/chapter.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import { ASSYRIAN, CAMPS, has, lowest, NO_CAMP, REBEL } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { powersAlive } from '../common/alliances.ts'
import { award } from '../victory/victory-points.ts'
import { applyToCamp, joinBar, joinCamp, leaveCamp } from './camps.ts'
import { applyOffer, legalOffers, legalPeaceWithMinors } from './offers.ts'
import { declare, legalWars } from './war.ts'

const { admit, court, politics } = frames

/** What a power may do between turns; nothing that could go round in circles: a camp is changed once, and no war follows a
 *  peace just made. */
function legalCourt(b: Board, s: AwState, f: FrameOf<'court'>, out: AwAction[]): number {
  const p = f.of
  let n = legalWars(b, s, p, out, 0, true)
  if (!has(s.shifted, p)) {
    for (const camp of [ASSYRIAN, REBEL]) if (joinBar(b, s, p, camp) === '') out[n++] = b.acts.join[camp - 1]
    if (s.camp[p] !== NO_CAMP && p !== b.assyria && !b.scenarios[s.scenario].data.closed?.includes('camps')) {
      out[n++] = b.acts['leave-camp'][0]
    }
  }
  if (court.again(f) === 0) {
    n = legalOffers(b, s, p, out, n)
    n = legalPeaceWithMinors(b, s, p, out, n)
  }
  out[n++] = b.acts.done[0]
  return n
}

const scratch: AwAction[] = []

export const campsChapter: Chapter = {
  frames: {
    admit: {
      legal: yesOrNo,
      apply(ctx, f, action) {
        const { b, s } = ctx
        const others = admit.others(f)
        const [country, power, camp] = [b.countries[admit.power(f)], b.countries[f.of], CAMPS[admit.camp(f)]]
        if (action.kind === 'no') {
          s.frames.pop()
          ctx.tell?.all({ at: 'join-refused', country, by: power, camp })
          award(ctx, admit.power(f), b.data.constants.vp.joinRefused, 'join-refused')
          return
        }
        if (others === 0) {
          s.frames.pop()
          joinCamp(ctx, admit.power(f), admit.camp(f))
          return
        }
        const next = lowest(others)
        replaceTop(s, admit.with(f, { of: next, others: others & ~(1 << next) }))
      },
    },
    politics: {
      run(ctx, f) {
        const { b, s } = ctx
        const asked = politics.asked(f)
        if (asked >= b.powers) {
          s.frames.pop()
          return false
        }
        replaceTop(s, politics.with(f, { asked: asked + 1 }))
        if (has(powersAlive(b, s), asked)) court.push(s, { of: asked, again: politics.again(f) })
        return false
      },
    },
    court: {
      run(ctx, f) {
        if (legalCourt(ctx.b, ctx.s, f, scratch) > 1) return true
        ctx.s.frames.pop()
        return false
      },
      legal: (b, s, f, out) => legalCourt(b, s, f, out),
      apply(ctx, f, action) {
        const { s } = ctx
        switch (action.kind) {
          case 'done':
            s.frames.pop()
            return
          case 'war':
            declare(ctx, f.of, action.country)
            return
          case 'join':
            if (s.camp[f.of] !== NO_CAMP) leaveCamp(ctx, f.of)
            s.shifted |= 1 << f.of
            applyToCamp(ctx, f.of, action.camp)
            return
          case 'leave-camp':
            leaveCamp(ctx, f.of)
            return
          default:
            applyOffer(ctx, f.of, action)
        }
      },
    },
  },
}
