// 10.4.f Those who have become enemies in the same field fight; one army, group or unit at a time. 6.6.5

import { field } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { presence } from '../board/counters.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { type Area, type Country, has, lowest, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { showStack } from '../fog/sightings.ts'
import { ATTACK, enter, UNSEEN } from '../forces/arrival.ts'
import { CLASH } from '../movement/march-party.ts'
import { canAttack, pushBody } from '../sea/landing.ts'

const { clashes } = frames

/** Enemies in the same field fight; the one whose impulse it is, or its ally, attacks, with one army, group or unit at a time.
 *  6.6.5, 10.4.f */
function clash(ctx: RuleContext, area: Area): boolean {
  const { b, s } = ctx
  const here = presence(b, s, area)
  for (let rest = here; rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    const foes = here & s.war[c]
    if (foes === 0) continue
    const side = s.phasing === NOBODY ? 0 : s.kin[s.phasing]
    const first = (foes & side) !== 0 && !has(side, c) ? lowest(foes & side) : c
    let attacker = mayBegin(ctx, area, first) ? first : NOBODY
    for (let other = here & s.war[first]; other !== 0 && attacker === NOBODY; other &= other - 1) {
      if (mayBegin(ctx, area, lowest(other))) attacker = lowest(other)
    }
    // Mercenaries without leaders on both sides: somebody has to begin.
    if (attacker === NOBODY) enter(ctx, area, 1 << first, ATTACK | UNSEEN)
    else pushBody(s, attacker, field(area), CLASH, area, 1 << attacker)
    return true
  }
  return false
}

/** Mercenaries without a leader do not attack; in the fog they have to be shown, for others attack in their stead. 6.6, 9.5 */
function mayBegin(ctx: RuleContext, area: Area, c: Country): boolean {
  if (canAttack(ctx.b, ctx.s, field(area), CLASH, 1 << c)) return true
  showStack(ctx, field(area), c)
  return false
}

/** Battles in one area that a change of wars can bring about. */
const MOST_CLASHES = 64

export const clashesChapter: Chapter = {
  frames: {
    clashes: {
      run(ctx, f) {
        const { b, s } = ctx
        // As long as enemies are left in an area, but not for ever.
        for (let area = clashes.area(f); area < b.areas.length; area++) {
          if (s.head[area] < 0) continue
          const here = presence(b, s, area)
          if ((here & (here - 1)) === 0) continue
          const fought = area === clashes.area(f) ? clashes.fought(f) : 0
          replaceTop(s, clashes.make({ area, fought: fought + 1 }))
          if (fought < MOST_CLASHES && clash(ctx, area)) return false
        }
        s.frames.pop()
        return false
      },
    },
  },
}
