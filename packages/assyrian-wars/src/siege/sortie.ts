// 6.8 Sorties: the garrison of a besieged city falls upon its besiegers, in its own impulse or in answer to hunger; either costs 1 AP.

import { type Board, field, inside } from '../board/board.ts'
import { type Chapter, yesOrNo } from '../board/chapter.ts'
import { presence, unitsAt } from '../board/counters.ts'
import { frames } from '../board/frames.ts'
import {
  AP,
  type Area,
  bit,
  type Counter,
  type Country,
  GENERAL,
  has,
  lowest,
  NO_SIEGE,
  NOBODY,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { hostilesOf } from '../common/passage.ts'
import { canPay, pay } from '../economy/purse.ts'
import { startBattle } from '../forces/battle-register.ts'
import { gather, SORTIE } from '../forces/battle-sides.ts'
import { IDLE } from './besiegers.ts'

const { sortie: sortieFrame } = frames

/** Why the garrison of a country may not make a sortie now; '' where it may. */
export function sortieBar(
  b: Board,
  s: AwState,
  c: Country,
  area: Area,
): '' | 'not-besieged' | 'no-units' | 'finished' | 'ap' {
  if (s.siege[area] === NO_SIEGE) return 'not-besieged'
  if (!has(unitsAt(b, s, inside(b, area)), c) || (presence(b, s, area) & s.war[c]) === 0) return 'no-units'
  for (let u = s.head[inside(b, area)]; u >= 0; u = s.next[u]) {
    if (s.own[u] === c && u < b.firstLeader && (s.busy[u] & IDLE) === 0) {
      return canPay(s, AP * b.data.constants.siege.sortie, GENERAL) ? '' : 'ap'
    }
  }
  return 'finished'
}

/** The city's country leads out all that are within, another one its own. 6.8 */
export function sortie(ctx: RuleContext, c: Country, area: Area): void {
  const { b, s } = ctx
  const [out, foes]: [Counter[], Counter[]] = [[], []]
  gather(b, s, inside(b, area), s.city[area] === c ? s.kin[c] | bit(c) : bit(c), out)
  let countries = 0
  for (const u of out) countries |= bit(s.own[u])
  gather(b, s, field(area), hostilesOf(s, countries), foes)
  ctx.tell?.all({ at: 'sortie', country: b.countries[c], area: b.areas[area] })
  startBattle(ctx, SORTIE, field(area), out, foes)
}

/** Whether those within can answer hunger with a sortie: out of the impulse they pay from what is saved. R53 */
export const mayAnswer = (b: Board, s: AwState, c: Country, area: Area): boolean =>
  unitsAt(b, s, inside(b, area)) !== 0 && s.saved[c] >= AP * b.data.constants.siege.sortie

/** Who decides for those within: the city's country, else that of the first unit. */
export const warden = (b: Board, s: AwState, area: Area): number => {
  const within = unitsAt(b, s, inside(b, area))
  const lord = s.city[area]
  return lord !== NOBODY ? lord : within === 0 ? NOBODY : lowest(within)
}

export const sortieChapter: Chapter = {
  legalAct(b, s, f, out, n) {
    if (!canPay(s, AP * b.data.constants.siege.sortie, GENERAL)) return n
    const { siege } = s
    const { cities } = b
    for (let i = 0; i < cities.length; i++) {
      const area = cities[i]
      if (siege[area] !== NO_SIEGE && sortieBar(b, s, f.of, area) === '') out[n++] = b.acts.sortie[area]
    }
    return n
  },
  applyAct(ctx, f, action) {
    if (action.kind !== 'sortie') return false
    pay(ctx, AP * ctx.b.data.constants.siege.sortie, GENERAL)
    sortie(ctx, f.of, action.area)
    return true
  },
  frames: {
    sortie: {
      legal: yesOrNo,
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        if (action.kind !== 'yes') return
        s.saved[f.of] -= AP * b.data.constants.siege.sortie
        sortie(ctx, f.of, sortieFrame.area(f))
      },
    },
  },
}
