// 7.1.b Surrender: when a country may ask for it, when it is asked, and the answer of those at war with it. R74

import type { Board } from './board.ts'
import { type Chapter, type Scene, yesOrNo } from './chapter.ts'
import { subdue } from './conquest.ts'
import { isLost } from './control.ts'
import { allyOf } from './diplomacy.ts'
import { frames } from './frames.ts'
import { type Country, has, lowest, NOBODY } from './names.ts'
import type { AwState } from './state.ts'
import { award } from './vp.ts'

const { surrender, yield: yieldFrame } = frames

/** Beaten in a battle that gave 3 VP: it may surrender for the rest of the turn. 7.1.b, R74 */
export function beatenBadly(g: Scene, c: Country): void {
  g.s.beaten |= 1 << c
}

/** Cities lost, from three on, and a crushing defeat: what a country may surrender for, 0 where it may not. R74 */
export function plight(b: Board, s: AwState, c: Country): number {
  if (c === b.assyria || has(b.isTribe, c) || !has(s.active & ~s.gone & ~s.capitulated, c)) return 0
  if (c >= b.powers && allyOf(s, c) === NOBODY) return 0
  if ((s.war[c] & b.isPower) === 0) return 0
  let lost = 0
  for (const area of b.homeAreas[c]) if (b.isCity[area] && isLost(b, s, c, area)) lost++
  const rule = b.data.constants.surrender
  return (lost >= rule.homeCitiesLost ? lost : 0) + (has(s.beaten, c) ? 16 : 0)
}

/** At the end of an impulse: those whose plight has become worse are asked. R74 */
export function offerSurrender(g: Scene): void {
  const { b, s } = g
  for (let c = b.onTrack - 1; c >= 0; c--) {
    const now = plight(b, s, c)
    if (now <= s.pleaded[c]) continue
    s.pleaded[c] = now
    surrender.push(s, { of: c })
  }
}

/** Offers it to all powers at war with it, in the order of the track. */
export function capitulate(g: Scene, c: Country): void {
  const { b, s } = g
  s.capitulated |= 1 << c
  g.tell?.all({ at: 'surrender-offered', country: b.countries[c] })
  const enemies = s.war[c] & b.isPower & ~s.gone
  const first = lowest(enemies)
  yieldFrame.push(s, { of: first, country: c, others: enemies & ~(1 << first) })
}

export const surrenderChapter: Chapter = {
  frames: {
    surrender: {
      run(g, f) {
        if (plight(g.b, g.s, f.of) > 0) return true
        g.s.frames.pop()
        return false
      },
      legal(b, _s, _f, out) {
        out[0] = b.acts.surrender[0]
        out[1] = b.acts.pass[0]
        return 2
      },
      apply(g, f, action) {
        g.s.frames.pop()
        if (action.kind === 'surrender') capitulate(g, f.of)
      },
    },
    yield: {
      legal: yesOrNo,
      apply(g, f, action) {
        const { b, s } = g
        const country = yieldFrame.country(f)
        const others = yieldFrame.others(f)
        s.frames.pop()
        if (action.kind === 'no') {
          g.tell?.all({ at: 'surrender-refused', country: b.countries[country], by: b.countries[f.of] })
          award(g, country, b.data.constants.vp.surrenderRefused, 'surrender-refused')
          return
        }
        const accepted = yieldFrame.accepted(f) | (1 << f.of)
        if (others === 0) subdue(g, accepted, lowest(accepted), country, true)
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
