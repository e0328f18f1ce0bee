// An impulse from its income to its end. 3.1, 6.0, 6.10, 6.18

import { field, inside } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { unitsAt } from '../board/counters.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { AP, type Country, NOBODY } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { drawCard, handCount } from '../cards/deck.ts'
import { endOfImpulse, expire } from '../cards/lasting-effects.ts'
import { freshPolitics } from '../common/offers.ts'
import { level } from '../common/tributaries.ts'
import { settleSieges } from '../common/walls.ts'
import { bankrupt, freshImpulse, repay } from '../economy/pillage.ts'
import { canPay, closePurse, gainIncome, openPurse, pay } from '../economy/purse.ts'
import { tickForeignWars } from '../event-cards/foreign-war.ts'
import { checkForce } from '../forces/attrition.ts'
import { settleWaters } from '../forces/cargo.ts'
import { freshMovement } from '../forces/force.ts'
import { desertProof } from '../movement/step.ts'
import { pushSupply } from '../movement/supply.ts'
import { beginNomads, endNomads } from '../nomads/nomads.ts'
import { askRunner, dismissIdle, runnerFor } from '../politics/minors.ts'
import { offerSurrender } from '../politics/plight.ts'
import { pushRehire } from '../recruitment/hire.ts'
import { settleControl } from '../territory/control.ts'
import { evict } from '../territory/eviction.ts'
import { canTakeImpulse, hasImpulse, PASSING, PREEMPTING, SPECIAL } from './round.ts'

const { act, impulse } = frames

const [BEGIN, INCOME, SUPPLY, DESERT, WARS, FIRST, ACT, DEPARTURE, CONTROL, END] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Returns the Rebels who may run it, where it is a minor at war alone. 7.4.5 */
function begin(ctx: RuleContext, c: Country, preempting: boolean): number {
  const { s } = ctx
  s.phasing = c
  s.preempting = preempting ? 1 : 0
  s.cardsPlayed = 0
  s.plusPlayed = 0
  s.closed = 0
  s.moved.fill(0)
  s.busy.fill(0)
  const rebels = runnerFor(ctx, c)
  settleWaters(ctx)
  freshImpulse(s)
  freshMovement(s)
  freshPolitics(s)
  expire(ctx, c)
  return rebels
}

/** Income once a round; none where it preempts. A country without a card must buy one. 3.3, 6.18, R35 */
function income(ctx: RuleContext, c: Country, preempting: boolean): void {
  const { b, s } = ctx
  const ap = preempting ? 0 : AP * Math.max(0, level(b, s, c))
  const unpaid = openPurse(ctx, c, ap, preempting)
  gainIncome(s, AP * s.nextAp[c])
  ctx.tell?.all({ at: 'income', country: b.countries[c], ap: s.income / AP })
  if (unpaid > 0) repay(ctx, c)
  if (!preempting && level(b, s, c) < 0) bankrupt(ctx, c)
  const price = AP * b.data.constants.buyCardCost
  if (!((b.isTribe >> c) & 1) && handCount(s, c) === 0 && canPay(s, price)) {
    pay(ctx, price)
    drawCard(ctx, c)
  }
}

/** Units in areas with desert paths only check at the start of the impulse. 1.3 */
function desert(ctx: RuleContext, c: Country): void {
  const { b, s } = ctx
  for (let area = 0; area < b.areas.length; area++) {
    if (!b.desertOnly[area]) continue
    for (const place of [field(area), inside(b, area)]) {
      if ((unitsAt(b, s, place) >> c) & 1) checkForce(ctx, place, c, undefined, desertProof) // 9.7, 10.1
    }
  }
}

/** Passing is no impulse: it does not keep anybody from two in a row. 3.3, 6.0 */
function finish(ctx: RuleContext, c: Country, flags: number): void {
  const { b, s } = ctx
  closePurse(ctx, c)
  endOfImpulse(ctx, c)
  if ((flags & SPECIAL) !== 0) s.had &= ~(1 << c)
  else if ((flags & PASSING) === 0) s.had |= 1 << c
  if ((flags & PASSING) === 0) s.lastTaken = c
  ctx.tell?.all({ at: 'impulse-over', country: b.countries[c], saved: s.saved[c] / AP })
  s.phasing = NOBODY
  dismissIdle(ctx)
}

export const impulseChapter: Chapter = {
  frames: {
    // of: the country, a: step, b: PREEMPTING, PASSING
    impulse: {
      run(ctx, f) {
        const { b, s } = ctx
        const c = f.of
        const preempting = (impulse.flags(f) & PREEMPTING) !== 0
        const tribe = ((b.isTribe >> c) & 1) === 1
        const step = (a: number, flags = impulse.flags(f)) => replaceTop(s, impulse.make({ of: c, step: a, flags }))
        switch (impulse.step(f)) {
          case BEGIN: {
            const passing = !tribe && !preempting && !hasImpulse(b, s, c)
            const rebels = begin(ctx, c, preempting)
            if ((impulse.flags(f) & SPECIAL) !== 0) s.had |= 1 << c // What only the first impulse allows waits for it. 6.6.6, 9.3, 9.4
            if (!passing) ctx.tell?.all({ at: 'impulse', country: b.countries[c], preempting })
            else if (!canTakeImpulse(b, s, c)) ctx.tell?.all({ at: 'impulse-passed', country: b.countries[c] })
            else {
              s.closed = 1 // N106: cards it has, but no impulse
              ctx.tell?.all({ at: 'impulse-passed', country: b.countries[c], twice: true })
            }
            step(INCOME, passing ? impulse.flags(f) | PASSING : impulse.flags(f))
            askRunner(s, c, rebels) // 7.4.5
            return false
          }
          case INCOME:
            step(SUPPLY)
            if (tribe) {
              openPurse(ctx, c, 0)
              beginNomads(ctx, c) // 10.1
            } else income(ctx, c, preempting)
            return false
          case SUPPLY:
            step(DESERT)
            if (!tribe) pushSupply(ctx, c) // 6.10
            return false
          case DESERT:
            step(WARS)
            desert(ctx, c)
            return false
          case WARS:
            step(FIRST)
            tickForeignWars(ctx, c, preempting) // 6.11.b
            return false
          case FIRST:
            step(ACT)
            if ((impulse.flags(f) & PASSING) === 0 && !((s.had >> c) & 1)) pushRehire(ctx, c) // 5.1
            return false
          case ACT:
            step(DEPARTURE)
            act.push(s, { of: c, passing: impulse.flags(f) & PASSING })
            return false
          case DEPARTURE:
            step(CONTROL)
            if (tribe) endNomads(ctx, c) // 10.1
            return false
          case CONTROL:
            step(END)
            settleSieges(ctx)
            settleControl(ctx) // 6.12
            evict(ctx) // 8.1
            offerSurrender(ctx) // R74
            return false
          default:
            s.frames.pop()
            finish(ctx, c, impulse.flags(f))
            return false
        }
      },
    },
  },
}
