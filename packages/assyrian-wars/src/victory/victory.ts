// 8.3 The end of the game and who has won it; 9.1 sudden death; what a scenario puts in its place.

import type { Result, Score } from '@tabularium/kernel'
import type { Board } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { rollTwo } from '../board/dice.ts'
import { frames } from '../board/frames.ts'
import {
  type Area,
  ASSYRIAN,
  CAMPS,
  type Countries,
  type Country,
  has,
  lowest,
  NO_END,
  NOBODY,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import {
  type AwState,
  BY_CONQUEST,
  BY_NINEVEH,
  BY_POINTS,
  BY_SUDDEN_DEATH,
  BY_SUPREMACY,
  ENDS,
  GENTLE,
  on,
  SUDDEN_DEATH,
} from '../board/state.ts'
import { isConquered } from '../common/holders.ts'
import { pushPolitics } from '../common/offers.ts'
import { level } from '../common/tributaries.ts'
import { campBits } from '../common/wars.ts'
import { award, awardCamp, GROUPS, VP_GROUPS } from './victory-points.ts'

const { doom, interphase } = frames

/** The step of the interphase that a game ended by sudden death goes on from: income and the count, no conquest before. */
const LAST_STEPS = 1

const isTwoRivers = (b: Board, s: AwState): boolean => b.scenarios[s.scenario].data.victoryTest.test === 'two-rivers'
const powersOf = (b: Board, s: AwState): Countries => b.scenarios[s.scenario].countries & b.isPower

/** Over, with these powers as winners. */
export function endGame(ctx: RuleContext, reason: number, powers: Countries): void {
  const { b, s } = ctx
  s.end = reason
  s.winners = 0
  for (let rest = powers; rest !== 0; rest &= rest - 1) s.winners |= 1 << s.seat[lowest(rest)]
  ctx.tell?.all({ at: 'over', reason: ENDS[reason], powers: b.countries.filter((_, p) => has(powers, p)) })
}

/** The rebels take Nineveh: in The Two Rivers they have won. */
export function cityTaken(ctx: RuleContext, area: Area, by: Country): void {
  const { b, s } = ctx
  if (!isTwoRivers(b, s) || area !== b.capital[b.assyria] || !has(s.war[b.assyria], by)) return
  endGame(ctx, BY_NINEVEH, bestRebels(b, s))
}

/** The winner among the rebels: more VP, a tie is shared. */
function bestRebels(b: Board, s: AwState): number {
  return best(s, powersOf(b, s) & ~(1 << b.assyria))
}

/** Those with most VP. R85 */
function best(s: AwState, powers: Countries): number {
  let [top, most] = [0, Number.NEGATIVE_INFINITY]
  for (let rest = powers; rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    if (s.vp[p] > most) [top, most] = [1 << p, s.vp[p]]
    else if (s.vp[p] === most) top |= 1 << p
  }
  return top
}

/** A country has been conquered or has surrendered: in The Two Rivers Assyria has won when no rebel is left. */
export function countryFallen(ctx: RuleContext, _c: number): void {
  const { b, s } = ctx
  if (!isTwoRivers(b, s)) return
  for (let rest = powersOf(b, s) & ~(1 << b.assyria); rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    if (!isConquered(s, p) && !has(s.gone, p)) return
  }
  endGame(ctx, BY_CONQUEST, 1 << b.assyria)
}

/** After the last power of a camp has left it by conquest: VP (R80), the roll of 9.1, and if the game goes on, politics free
 *  of AP (7.4.1). */
export function campBeaten(ctx: RuleContext, camp: number, powers: Countries, chooser: Country): void {
  const { b, s } = ctx
  if (campBits(b, s, camp) !== 0 || s.end !== NO_END) return
  ctx.tell?.all({ at: 'camp-beaten', camp: CAMPS[camp] })
  awardCamp(ctx, powers, chooser)
  if (on(s, SUDDEN_DEATH)) {
    const rule = b.data.constants.suddenDeath
    const defeated = defeatedPowers(b, s)
    const mod =
      s.turn +
      defeated * rule.perDefeatedPower +
      (isConquered(s, b.assyria) || camp === ASSYRIAN ? rule.assyriaConquered : 0)
    const roll = rollTwo(ctx)
    const over = roll + mod >= rule.need
    ctx.tell?.all({ at: 'sudden-death', roll, mod, over })
    if (over) {
      s.sudden = 1
      doom.push(s, {})
      return
    }
  }
  pushPolitics(ctx, 1)
}

/** Powers that are conquered or eliminated now, of whatever camp they were. N70 */
function defeatedPowers(b: Board, s: AwState): Countries {
  let n = 0
  for (let rest = powersOf(b, s); rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    if (isConquered(s, p) || has(s.gone, p)) n++
  }
  return n
}

/** 8.3, at the end of the game only: a point for each turn in which it was not conquered, more if it never was. */
function unconqueredPoints(b: Board, s: AwState, p: Country): number {
  if (p === b.assyria || has(s.gone, p)) return 0
  const rule = b.data.constants.vp
  const fallen = s.fallen[p] | s.yielded[p]
  let turns = 0
  for (let turn = b.scenarios[s.scenario].data.firstTurn; turn <= s.turn; turn++) if (!has(fallen, turn)) turns++
  return turns * rule.perTurnUnconquered * (fallen === 0 ? rule.neverConqueredFactor : 1)
}

/** 8.3, at the end of the game only. */
const growthPoints = (b: Board, s: AwState, p: Country): number =>
  has(s.gone, p) ? 0 : b.data.constants.vp.ecoGrowthFactor * (level(b, s, p) - b.scenarios[s.scenario].startingEco[p])

function lastPoints(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let rest = powersOf(b, s); rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    award(ctx, p, unconqueredPoints(b, s, p), 'unconquered')
    award(ctx, p, growthPoints(b, s, p), 'growth')
  }
}

/** After the last interphase: most VP wins; in The Two Rivers Assyria needs more than both rebels together. */
export function finalScore(ctx: RuleContext): void {
  const { b, s } = ctx
  if (s.end !== NO_END) return
  lastPoints(ctx)
  const powers = powersOf(b, s)
  if (!isTwoRivers(b, s)) {
    endGame(ctx, BY_POINTS, best(s, powers))
    return
  }
  let rebels = 0
  for (let rest = powers & ~(1 << b.assyria); rest !== 0; rest &= rest - 1) rebels += s.vp[lowest(rest)]
  endGame(ctx, BY_POINTS, s.vp[b.assyria] > rebels ? 1 << b.assyria : bestRebels(b, s))
}

/** 8.3 Early end: Assyria needs more than the best and the worst of the others together; else the one that is ahead of every
 *  other but Assyria wins; else it is a draw, a win shared by all. */
export function earlyWinners(b: Board, s: AwState): number {
  const powers = powersOf(b, s)
  const others = powers & ~(1 << b.assyria)
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let rest = others; rest !== 0; rest &= rest - 1) {
    const vp = s.vp[lowest(rest)]
    low = Math.min(low, vp)
    high = Math.max(high, vp)
  }
  if (has(powers, b.assyria) && s.vp[b.assyria] > low + high) return 1 << b.assyria
  const top = best(s, others)
  return (top & (top - 1)) === 0 ? top : powers
}

/** What 9.1 compares: VP as they stand; where a table has chosen the gentle test, with the points for turns unconquered so far,
 *  which are sure by now, and nothing below zero. N52 */
export const standing = (b: Board, s: AwState, p: Country): number =>
  on(s, GENTLE) ? Math.max(0, s.vp[p] + unconqueredPoints(b, s, p)) : s.vp[p]

/** The power that has won by points alone, NOBODY: it is ahead of every other, and has more than all of them together or,
 *  unless it is Assyria, more than the second and the last. 9.1, R42 */
export function supreme(b: Board, s: AwState): number {
  const points: number[] = []
  let [first, sum] = [NOBODY, 0]
  for (let rest = powersOf(b, s); rest !== 0; rest &= rest - 1) {
    const p = lowest(rest)
    const own = standing(b, s, p)
    points.push(own)
    sum += own
    if (first === NOBODY || own > standing(b, s, first)) first = p
  }
  points.sort((x, y) => y - x)
  const [top, second] = points
  if (first === NOBODY || top <= 0 || top === second) return NOBODY
  if (top > sum - top) return first
  return first !== b.assyria && top > second + points[points.length - 1] ? first : NOBODY
}

/** The count of VP in an interphase that is not the last; true: the game is over. 8.3, 9.1 */
export function vpTest(ctx: RuleContext): boolean {
  const { b, s } = ctx
  if (s.end !== NO_END) return true
  if (s.sudden === 1) {
    lastPoints(ctx)
    endGame(ctx, BY_SUDDEN_DEATH, earlyWinners(b, s))
  } else if (on(s, SUDDEN_DEATH)) {
    const p = supreme(b, s)
    if (p === NOBODY) return false
    lastPoints(ctx)
    endGame(ctx, BY_SUPREMACY, 1 << p)
  }
  return s.end !== NO_END
}

/** By seat, where one has several powers all of them. */
export function result(b: Board, s: AwState): Result | undefined {
  if (s.end === NO_END) return undefined
  const scores: Score[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    let total = 0
    const parts: Record<string, number> = {}
    for (const group of VP_GROUPS) parts[group] = 0
    for (let p = 0; p < b.powers; p++) {
      if (s.seat[p] !== seat) continue
      total += s.vp[p]
      VP_GROUPS.forEach((group, i) => {
        parts[group] += s.vpBy[GROUPS * p + i]
      })
    }
    scores.push({ total, parts })
  }
  const winners: number[] = []
  for (let seat = 0; seat < s.seats; seat++) if (has(s.winners, seat)) winners.push(seat)
  return { reason: ENDS[s.end], winners, scores }
}

export const victoryChapter: Chapter = {
  frames: {
    doom: {
      run(ctx) {
        const { s } = ctx
        // Points that are still to be shared out are not lost. 8.3
        const owed = s.frames.filter(({ at }) => at === 'spoils')
        s.frames.length = 0
        s.phasing = NOBODY
        interphase.push(s, { step: LAST_STEPS })
        s.frames.push(...owed)
        return false
      },
    },
  },
}
