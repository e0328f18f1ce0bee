// Secret diplomacy by card (6.11.m): a card does in an impulse what markers do in the interphase, if the dice allow. 7.5.2.g

import { rollDie } from '../board/dice.ts'
import { frames } from '../board/frames.ts'
import { NOBODY } from '../board/names.ts'
import { actsFor, living } from '../common/alliances.ts'
import { CHOOSE, legalSchemes, ploysOf } from '../politics/secret-diplomacy.ts'
import type { Op } from './op.ts'

const { scheme } = frames

/** 6.11.m */
export const SCHEMING: Op<'secret'> = {
  can(b, s, c) {
    if (b.scenarios[s.scenario].data.closed?.includes('secret-diplomacy')) return false
    // Intrigue at another power's court is always possible.
    const p = actsFor(b, s, c)
    if ((living(s) & b.isPower & ~(1 << c) & ~(p === NOBODY ? 0 : 1 << p)) !== 0) return true
    for (let target = 0; target < b.onTrack + 2; target++) if (ploysOf(b, s, c, target, true) !== 0) return true
    return false
  },
  aims: (b, s, c, _use, out) => legalSchemes(b, s, c, true, out),
  run(ctx, c, use, target) {
    const { b, s } = ctx
    const dice = [rollDie(ctx), rollDie(ctx)]
    ctx.tell?.all({ at: 'die', card: b.cards[use.card], dice })
    if (dice[0] + dice[1] >= FAILS_FROM) {
      ctx.tell?.all({ at: 'no-effect', card: b.cards[use.card], roll: dice[0] + dice[1] })
      return
    }
    scheme.push(s, { of: c, target, ploy: CHOOSE, now: 1 })
  },
}

/** 7.5.2.g */
const FAILS_FROM = 9
