// What follows a battle: points, promotion, retreats, punishment, and the cards played upon it. 6.7.7, 6.7.8, 7.4.4, 8.3

import { endBattleCards } from './battle-cards.ts'
import { type Board, fieldArea, isInside } from './board.ts'
import type { Chapter, Scene } from './chapter.ts'
import { settleArea } from './control.ts'
import { garrison, spotName } from './counters.ts'
import { AMBUSHED, BATTLES, FOREIGN_WAR, INTERCEPTION, INVASION, NAVAL, NO_FIGHT, ranks, wiped } from './fight.ts'
import { frames, replaceTop } from './frames.ts'
import { settleGroups } from './groups.ts'
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
  WON,
} from './names.ts'
import { hostilesOf } from './passage.ts'
import { promoteLeaders } from './promote.ts'
import { pushFlights, pushRetreats } from './retreat.ts'
import type { AwState } from './state.ts'
import { beatenBadly } from './surrender.ts'
import { punishCheck } from './tribute.ts'
import { awardBattle, battleVp, navalVp } from './vp.ts'
import { settleSieges } from './walls.ts'
import { evict } from './war.ts'
import { openWindow, W } from './windows.ts'

const { afterwards } = frames

/** Nobody has won: a draw, or both sides are gone (R18). GONE: the defenders got away (9.7). */
export const NO_SIDE = -1
export const GONE = -2

/** Whether enemies of the winners are still in the area: waiting for a second battle, or behind its walls. 6.7.7 */
function enemiesLeft(b: Board, s: AwState, place: Place, winner: number): boolean {
  const enemies = hostilesOf(s, s.parties[winner])
  if (s.held.some(u => s.at[u] === place && has(enemies, s.own[u]))) return true
  return place >= 0 && place < b.insides && (garrison(b, s, fieldArea(place)) & enemies) !== 0
}

/** Countries of a side with something in the field that has to leave it, as bits: garrisons are behind their walls. */
function inField(b: Board, s: AwState, side: number): number {
  let bits = 0
  for (const u of ranks(s, side)) if (!isInside(b, s.at[u])) bits |= bit(s.own[u])
  return bits
}

/** The registers of the battle are free again. */
export function closeBattle(g: Scene): void {
  const { s } = g
  endBattleCards(g)
  s.unready &= ~(s.parties[0] | s.parties[1])
  s.attackers.length = s.defenders.length = s.mirror.length = 0
  s.fight = NO_FIGHT
  s.fieldAt = NOWHERE
  s.ground = 0
}

/** The winner is known, or nobody is: points, promotion, marks; then retreats and what waits for them. 6.7.7, 8.3 */
export function finish(g: Scene, winner: number): void {
  const { b, s } = g
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
  g.tell?.all({
    at: 'battle-over',
    kind: BATTLES[kind],
    place: place === NOWHERE ? '' : spotName(b, place),
    winner: winner === GONE ? 'gone' : winner < 0 ? 'nobody' : winner === 0 ? 'attackers' : 'defenders',
    overrun,
  })
  if (winner >= 0 && (kind === FOREIGN_WAR || enemies > 0)) promoteLeaders(g, ranks(s, winner))
  if (!overrun) for (let side = 0; side < 2; side++) for (const u of ranks(s, side)) s.busy[u] |= FOUGHT | FINISHED
  const leaving = [inField(b, s, 0), inField(b, s, 1)]
  const barred = [s.origins[1], s.origins[0]]
  const against = [s.parties[1], s.parties[0]]
  closeBattle(g)
  afterwards.push(s, { winners, losers, outcome, points: points > 0 ? 1 : 0, place })
  const leave = (side: number): void => {
    if (kind === NAVAL) pushFlights(g, leaving[side], place, against[side])
    else pushRetreats(g, leaving[side], fieldArea(place), against[side], barred[side], kind === INVASION && side === 0)
  }
  if (kind !== FOREIGN_WAR && loser >= 0 && leaving[loser] !== 0) leave(loser)
  if (kind === INTERCEPTION && winner === NO_SIDE) {
    // Drawn: the interceptors go first, so they are pushed last. 6.7.6
    leave(flipped ? 0 : 1)
    leave(flipped ? 1 : 0)
  }
  if (points === 0) return
  awardBattle(g, winners, enemies, kind === NAVAL, chooser)
  if (points < b.data.constants.surrender.battleVp) return
  for (let rest = losers; rest !== 0; rest &= rest - 1) beatenBadly(g, lowest(rest))
}

/** Any of these in Assyria's camp. */
const isAssyrian = (g: Scene, countries: Countries): boolean =>
  g.b.assyria >= 0 && (g.s.kin[g.b.assyria] & countries) !== 0

export const aftermathChapter: Chapter = {
  frames: {
    afterwards: {
      run(g, f) {
        const { s } = g
        const area = fieldArea(afterwards.place(f))
        switch (afterwards.step(f)) {
          case 0:
            replaceTop(s, afterwards.with(f, { step: 1 }))
            settleGroups(g)
            settleSieges(g)
            if (area >= 0 && area < g.b.insides) settleArea(g, area)
            evict(g) // 8.1: whoever was there by leave of the one driven out
            if (isAssyrian(g, afterwards.winners(f))) {
              for (let rest = afterwards.losers(f); rest !== 0; rest &= rest - 1) punishCheck(g, lowest(rest))
            }
            return false
          case 1:
            replaceTop(s, afterwards.with(f, { step: 2 }))
            if (afterwards.points(f) === 1) openWindow(g, W.VP_BATTLE, afterwards.winners(f), afterwards.losers(f))
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
