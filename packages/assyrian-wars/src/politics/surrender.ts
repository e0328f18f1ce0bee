// 7.1.b Surrender: the offer of a country in distress (plight.ts), and the answer of those at war with it. R74

import { type Chapter, yesOrNo } from '../board/chapter.ts'
import { frames } from '../board/frames.ts'
import { type Country, lowest } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { award } from '../victory/victory-points.ts'
import { subdue } from './conquest.ts'
import { plight } from './plight.ts'

const { yield: yieldFrame } = frames

/** Offers it to all powers at war with it, in the order of the track. */
export function capitulate(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  s.capitulated |= 1 << c
  ctx.tell?.all({ at: 'surrender-offered', country: b.countries[c] })
  const enemies = s.war[c] & b.isPower & ~s.gone
  const first = lowest(enemies)
  yieldFrame.push(s, { of: first, country: c, others: enemies & ~(1 << first) })
}

export const surrenderChapter: Chapter = {
  frames: {
    surrender: {
      run(ctx, f) {
        if (plight(ctx.b, ctx.s, f.of) > 0) return true
        ctx.s.frames.pop()
        return false
      },
      legal(b, _s, _f, out) {
        out[0] = b.acts.surrender[0]
        out[1] = b.acts.pass[0]
        return 2
      },
      apply(ctx, f, action) {
        ctx.s.frames.pop()
        if (action.kind === 'surrender') capitulate(ctx, f.of)
      },
    },
    yield: {
      legal: yesOrNo,
      apply(ctx, f, action) {
        const { b, s } = ctx
        const country = yieldFrame.country(f)
        const others = yieldFrame.others(f)
        s.frames.pop()
        if (action.kind === 'no') {
          ctx.tell?.all({ at: 'surrender-refused', country: b.countries[country], by: b.countries[f.of] })
          award(ctx, country, b.data.constants.vp.surrenderRefused, 'surrender-refused')
          return
        }
        const accepted = yieldFrame.accepted(f) | (1 << f.of)
        if (others === 0) subdue(ctx, accepted, lowest(accepted), country, true)
        else
          yieldFrame.push(s, {
            of: lowest(others),
            country,
            others: others & (others - 1),
            accepted,
          })
      },
    },
  },
}
