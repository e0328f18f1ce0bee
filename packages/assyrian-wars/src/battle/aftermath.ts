// What follows a battle: points, promotion, retreats, punishment, and the cards played upon it. 6.7.7, 6.7.8, 7.4.4, 8.3

import { type Board, fieldArea, isInside } from '../board/board.ts'
import { W } from '../board/card-book.ts'
import type { Chapter } from '../board/chapter.ts'
import { garrison, spotName } from '../board/counters.ts'
import { frames, replaceTop } from '../board/frames.ts'
import {
  bit,
  type Countries,
  DRAWN,
  FINISHED,
  FOUGHT,
  has,
  LOST,
  lowest,
  NOBODY,
  NOWHERE,
  OVERRUN,
  type Place,
  type Side,
  WON,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { openWindow } from '../cards/reaction-windows.ts'
import { hostilesOf } from '../common/passage.ts'
import { settleSieges } from '../common/walls.ts'
import { settleGroups } from '../forces/army-groups.ts'
import { closeBattle } from '../forces/battle-register.ts'
import { AMBUSHED, BATTLES, FOREIGN_WAR, INTERCEPTION, INVASION, NAVAL, ranks, wiped } from '../forces/battle-sides.ts'
import { promoteLeaders } from '../forces/promotion.ts'
import { beatenBadly } from '../politics/plight.ts'
import { punishCheck } from '../politics/tribute.ts'
import { settleArea } from '../territory/control.ts'
import { evict } from '../territory/eviction.ts'
import { awardBattle, battleVp, navalVp } from '../victory/victory-points.ts'
import { pushFlights, pushRetreats } from './retreat.ts'

const { afterwards } = frames

/** Nobody has won: a draw, or both sides are gone (R18). GONE: the defenders got away (9.7). */
export const NO_SIDE = -1
export const GONE = -2

/** Whether enemies of the winners are still in the area: waiting for a second battle, or behind its walls. 6.7.7 */
function enemiesLeft(b: Board, s: AwState, place: Place, winner: Side): boolean {
  const enemies = hostilesOf(s, s.parties[winner])
  if (s.held.some(u => s.at[u] === place && has(enemies, s.own[u]))) return true
  return place >= 0 && place < b.insides && (garrison(b, s, fieldArea(place)) & enemies) !== 0
}

/** Countries of a side with something in the field that has to leave it, as bits: garrisons are behind their walls. */
function inField(b: Board, s: AwState, side: Side): number {
  let bits = 0
  for (const u of ranks(s, side)) if (!isInside(b, s.at[u])) bits |= bit(s.own[u])
  return bits
}

/** The winner is known, or nobody is: points, promotion, marks; then retreats and what waits for them. 6.7.7, 8.3 */
export function finish(ctx: RuleContext, winner: Side): void {
  const { b, s } = ctx
  const [kind, place, flipped] = [s.fight, s.fieldAt, s.flipped === 1]
  const loser = winner < 0 ? NO_SIDE : 1 - winner
  const overrun = loser >= 0 && wiped(s, loser) && !enemiesLeft(b, s, place, winner)
  const [winners, losers] = winner < 0 ? [0, 0] : [s.parties[winner], s.parties[loser]]
  // Those off the map are as many as they mirror. 6.11.b
  const enemies = s.sizes[s.mirror.length > 0 && loser === 1 ? 0 : Math.max(0, loser)]
  const points = winner < 0 ? 0 : kind === NAVAL ? navalVp(b, enemies) : battleVp(b, enemies)
  const chooser = winner < 0 ? NOBODY : s.choosers[winner]
  let outcome = winner === GONE ? AMBUSHED : winner < 0 ? DRAWN : (winner === 0) !== flipped ? WON : LOST
  if (overrun) outcome |= OVERRUN
  s.frames.pop()
  ctx.tell?.all({
    at: 'battle-over',
    kind: BATTLES[kind],
    place: place === NOWHERE ? '' : spotName(b, place),
    winner: winner === GONE ? 'gone' : winner < 0 ? 'nobody' : winner === 0 ? 'attackers' : 'defenders',
    overrun,
  })
  if (winner >= 0 && (kind === FOREIGN_WAR || enemies > 0)) promoteLeaders(ctx, ranks(s, winner))
  if (!overrun) for (let side = 0; side < 2; side++) for (const u of ranks(s, side)) s.busy[u] |= FOUGHT | FINISHED
  const leaving = [inField(b, s, 0), inField(b, s, 1)]
  const barred = [s.origins[1], s.origins[0]]
  const against = [s.parties[1], s.parties[0]]
  closeBattle(ctx)
  afterwards.push(s, { winners, losers, outcome, points: points > 0 ? 1 : 0, place })
  const leave = (side: Side): void => {
    if (kind === NAVAL) pushFlights(ctx, leaving[side], place, against[side])
    else
      pushRetreats(ctx, leaving[side], fieldArea(place), against[side], barred[side], kind === INVASION && side === 0)
  }
  if (kind !== FOREIGN_WAR && loser >= 0 && leaving[loser] !== 0) leave(loser)
  if (kind === INTERCEPTION && winner === NO_SIDE) {
    // Drawn: the interceptors go first, so they are pushed last. 6.7.6
    leave(flipped ? 0 : 1)
    leave(flipped ? 1 : 0)
  }
  if (points === 0) return
  awardBattle(ctx, winners, enemies, kind === NAVAL, chooser)
  if (points < b.data.constants.surrender.battleVp) return
  for (let rest = losers; rest !== 0; rest &= rest - 1) beatenBadly(ctx, lowest(rest))
}

/** Any of these in Assyria's camp. */
const isAssyrian = (ctx: RuleContext, countries: Countries): boolean =>
  ctx.b.assyria >= 0 && (ctx.s.kin[ctx.b.assyria] & countries) !== 0

export const aftermathChapter: Chapter = {
  frames: {
    afterwards: {
      run(ctx, f) {
        const { s } = ctx
        const area = fieldArea(afterwards.place(f))
        switch (afterwards.step(f)) {
          case 0:
            replaceTop(s, afterwards.with(f, { step: 1 }))
            settleGroups(ctx)
            settleSieges(ctx)
            if (area >= 0 && area < ctx.b.insides) settleArea(ctx, area)
            evict(ctx) // 8.1: whoever was there by leave of the one driven out
            if (isAssyrian(ctx, afterwards.winners(f))) {
              for (let rest = afterwards.losers(f); rest !== 0; rest &= rest - 1) punishCheck(ctx, lowest(rest))
            }
            return false
          case 1:
            replaceTop(s, afterwards.with(f, { step: 2 }))
            if (afterwards.points(f) === 1)
              openWindow(ctx, { trigger: W.VP_BATTLE, victors: afterwards.winners(f), defeated: afterwards.losers(f) })
            return false
          default:
            s.outcome = afterwards.outcome(f)
            s.frames.pop()
            return false
        }
      },
    },
  },
}
