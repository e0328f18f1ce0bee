// An impulse from its income to its end. 3.1, 6.0, 6.10, 6.18

import { settleWaters } from './aboard.ts'
import type { AwAction } from './actions.ts'
import { checkForce } from './attrition.ts'
import { type Board, field, inside, type Names } from './board.ts'
import { drawCard, handCount, holds } from './cards.ts'
import type { Chapter, Scene } from './chapter.ts'
import { settleControl } from './control.ts'
import { unitsAt } from './counters.ts'
import { freshMovement } from './force.ts'
import { tickForeignWars } from './foreign-war.ts'
import { frames, replaceTop } from './frames.ts'
import { pushRehire } from './hire.ts'
import { endOfImpulse, expire } from './lasting.ts'
import { askRunner, dismissIdle, runnerFor } from './minors.ts'
import { AP, type Card, type Country, GENERAL, NOBODY } from './names.ts'
import { beginNomads, endNomads } from './nomads.ts'
import { freshPolitics } from './offers.ts'
import { bankrupt, freshImpulse, repay } from './pillage.ts'
import { canPay, closePurse, gainIncome, openPurse, pay } from './purse.ts'
import { canTakeImpulse, hasImpulse } from './round.ts'
import type { AwState } from './state.ts'
import { desertProof } from './step.ts'
import { pushSupply } from './supply.ts'
import { offerSurrender } from './surrender.ts'
import { level } from './tribute.ts'
import { settleSieges } from './walls.ts'
import { evict } from './war.ts'

const { act, impulse } = frames

/** Bits of a frame's `b`. */
export const PREEMPTING = 1
export const PASSING = 2
/** 7.5.2.b: a preempting impulse before the first one of the turn, so it is not that. */
export const SPECIAL = 4

const [BEGIN, INCOME, SUPPLY, DESERT, WARS, FIRST, ACT, DEPARTURE, CONTROL, END] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Whether one more card may be played: 0 no, 1 yes, 2 made a plus card for 3 AP. 3.2, 6.18 */
export function mayPlay(b: Names, s: AwState, c: Country, card: Card): number {
  if (s.closed === 1 || s.phasing !== c || s.cardsPlayed >= 2) return 0
  if (s.cardsPlayed === 0 || s.plusPlayed === 1 || b.cardPlus[card] || s.nextPlus[c] > 0) return 1
  return canPay(s, plusCost(b)) ? 2 : 0
}

export const plusCost = (b: Names): number => AP * b.data.constants.plusConversionCost

/** Counts a card played in the impulse, as event or for AP; pays for making it a plus card where that was needed. */
export function noteCard(g: Scene, c: Country, card: Card): void {
  const { b, s } = g
  if (mayPlay(b, s, c, card) === 2) pay(g, plusCost(b), GENERAL)
  s.cardsPlayed++
  if (b.cardPlus[card] || s.cardsPlayed === 2) s.plusPlayed = 1
}

/** AP a card gives to a country now. 6.11.g */
export const apOf = (b: Names, s: AwState, c: Country, card: Card): number => b.cardAp[card] + AP * s.nextBonus[c]

/** Returns the Rebels who may run it, where it is a minor at war alone. 7.4.5 */
function begin(g: Scene, c: Country, preempting: boolean): number {
  const { s } = g
  s.phasing = c
  s.preempting = preempting ? 1 : 0
  s.cardsPlayed = 0
  s.plusPlayed = 0
  s.closed = 0
  s.moved.fill(0)
  s.busy.fill(0)
  const rebels = runnerFor(g, c)
  settleWaters(g)
  freshImpulse(s)
  freshMovement(s)
  freshPolitics(s)
  expire(g, c)
  return rebels
}

/** Income once a round; none where it preempts. A country without a card must buy one. 3.3, 6.18, R35 */
function income(g: Scene, c: Country, preempting: boolean): void {
  const { b, s } = g
  const ap = preempting ? 0 : AP * Math.max(0, level(b, s, c))
  const unpaid = openPurse(g, c, ap, preempting)
  gainIncome(s, AP * s.nextAp[c])
  g.tell?.all({ at: 'income', country: b.countries[c], ap: s.income / AP })
  if (unpaid > 0) repay(g, c)
  if (!preempting && level(b, s, c) < 0) bankrupt(g, c)
  const price = AP * b.data.constants.buyCardCost
  if (!((b.isTribe >> c) & 1) && handCount(s, c) === 0 && canPay(s, price)) {
    pay(g, price)
    drawCard(g, c)
  }
}

/** Units in areas with desert paths only check at the start of the impulse. 1.3 */
function desert(g: Scene, c: Country): void {
  const { b, s } = g
  for (let area = 0; area < b.areas.length; area++) {
    if (!b.desertOnly[area]) continue
    for (const place of [field(area), inside(b, area)]) {
      if ((unitsAt(b, s, place) >> c) & 1) checkForce(g, place, c, undefined, desertProof) // 9.7, 10.1
    }
  }
}

/** Passing is no impulse: it does not keep anybody from two in a row. 3.3, 6.0 */
function finish(g: Scene, c: Country, flags: number): void {
  const { b, s } = g
  closePurse(g, c)
  endOfImpulse(g, c)
  if ((flags & SPECIAL) !== 0) s.had &= ~(1 << c)
  else if ((flags & PASSING) === 0) s.had |= 1 << c
  if ((flags & PASSING) === 0) s.lastTaken = c
  g.tell?.all({ at: 'impulse-over', country: b.countries[c], saved: s.saved[c] / AP })
  s.phasing = NOBODY
  dismissIdle(g)
}

export const impulseChapter: Chapter = {
  frames: {
    // of: the country, a: step, b: PREEMPTING, PASSING
    impulse: {
      run(g, f) {
        const { b, s } = g
        const c = f.of
        const preempting = (impulse.flags(f) & PREEMPTING) !== 0
        const tribe = ((b.isTribe >> c) & 1) === 1
        const step = (a: number, flags = impulse.flags(f)) => replaceTop(s, impulse.make({ of: c, step: a, flags }))
        switch (impulse.step(f)) {
          case BEGIN: {
            const passing = !tribe && !preempting && !hasImpulse(b, s, c)
            const rebels = begin(g, c, preempting)
            if ((impulse.flags(f) & SPECIAL) !== 0) s.had |= 1 << c // What only the first impulse allows waits for it. 6.6.6, 9.3, 9.4
            if (!passing) g.tell?.all({ at: 'impulse', country: b.countries[c], preempting })
            else if (!canTakeImpulse(b, s, c)) g.tell?.all({ at: 'impulse-passed', country: b.countries[c] })
            else {
              s.closed = 1 // N106: cards it has, but no impulse
              g.tell?.all({ at: 'impulse-passed', country: b.countries[c], twice: true })
            }
            step(INCOME, passing ? impulse.flags(f) | PASSING : impulse.flags(f))
            askRunner(s, c, rebels) // 7.4.5
            return false
          }
          case INCOME:
            step(SUPPLY)
            if (tribe) {
              openPurse(g, c, 0)
              beginNomads(g, c) // 10.1
            } else income(g, c, preempting)
            return false
          case SUPPLY:
            step(DESERT)
            if (!tribe) pushSupply(g, c) // 6.10
            return false
          case DESERT:
            step(WARS)
            desert(g, c)
            return false
          case WARS:
            step(FIRST)
            tickForeignWars(g, c, preempting) // 6.11.b
            return false
          case FIRST:
            step(ACT)
            if ((impulse.flags(f) & PASSING) === 0 && !((s.had >> c) & 1)) pushRehire(g, c) // 5.1
            return false
          case ACT:
            step(DEPARTURE)
            act.push(s, { of: c, passing: impulse.flags(f) & PASSING })
            return false
          case DEPARTURE:
            step(CONTROL)
            if (tribe) endNomads(g, c) // 10.1
            return false
          case CONTROL:
            step(END)
            settleSieges(g)
            settleControl(g) // 6.12
            evict(g) // 8.1
            offerSurrender(g) // R74
            return false
          default:
            s.frames.pop()
            finish(g, c, impulse.flags(f))
            return false
        }
      },
    },
  },
}

/** Whether the impulse may end: a card has been played, or there is none to play. 3.1 */
export const mayEnd = (s: AwState, c: Country): boolean => s.cardsPlayed > 0 || s.closed === 1 || handCount(s, c) === 0

/** Whether a card in hand may be played for its AP: as `mayPlay`. */
const playableForAp = (b: Names, s: AwState, c: Country, card: Card): number =>
  holds(b, s, c, card) ? mayPlay(b, s, c, card) : 0

/** The cards that can be played for their AP in the middle of another question of the impulse. 5.1, 6.10 */
export function legalForAp(b: Board, s: AwState, c: Country, out: AwAction[], n: number): number {
  if (s.cardsPlayed >= 2 || s.closed === 1) return n
  for (let card = 0; card < b.cards.length; card++) if (playableForAp(b, s, c, card) === 1) out[n++] = b.acts.ap[card]
  return n
}
