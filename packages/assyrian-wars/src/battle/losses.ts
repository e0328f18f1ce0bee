// Who takes the hits and who runs: shares of countries, halves of mercenaries and regulars, and the owner's choice where there is
// one. 6.7.4, 6.7.5

import type { Board } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { action, factor, isLeader, isMercenary, isRuler } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import { type Counter, type Country, FULL, NOBODY, type Side } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { rout, takeHit } from '../forces/attrition.ts'
import { leaveBattle, ranks } from '../forces/battle-sides.ts'
import { abandon, hitShip, routLoad } from '../forces/cargo.ts'
import { at, BY_MERCENARIES, BY_REGULARS, capacity, cell, FELT, HITS, OWED, ROUTS } from './battle-ledger.ts'

const { losses: lossesFrame, losses } = frames

/** Losses of both sides, to be taken before the frame below goes on. 6.7.5 */
export function pushLosses(ctx: RuleContext, mode: number, first: number, second: number): void {
  const { s } = ctx
  const n = s.war.length
  for (let i = 2 * OWED * n; i < s.toll.length; i++) s.toll[i] = 0
  s.shared = 0
  spread(ctx, mode, 0, first)
  spread(ctx, mode, 1, second)
  lossesFrame.push(s, { mode })
}

/** Equal shares for the countries of a side; the rest stays in `spare`. The mirrored side takes its own at once. R29 */
function spread(ctx: RuleContext, mode: number, side: Side, losses: number): void {
  const { b, s } = ctx
  s.spare[side] = 0
  if (losses <= 0) return
  if (side === 1 && s.mirror.length > 0) return mirrorLoses(s, b, mode, losses)
  let parties = 0
  for (let c = 0; c < s.war.length; c++) if (capacity(b, s, mode, side, c) > 0) parties++
  if (parties === 0) return
  const each = Math.floor(losses / parties)
  for (let c = 0; c < s.war.length; c++) {
    if (capacity(b, s, mode, side, c) > 0) s.toll[cell(s, OWED, side, c)] = each
  }
  s.spare[side] = losses - each * parties
}

/** Full units first, the weakest of them; then leaders. */
function mirrorLoses(s: AwState, b: Board, mode: number, losses: number): void {
  for (let n = losses; n > 0; n--) {
    let found = -1
    s.mirror.forEach((entry, i) => {
      if ((entry & 3) > 1) return
      if (found < 0 || mirrorOrder(b, entry) < mirrorOrder(b, s.mirror[found])) found = i
    })
    if (found < 0) return
    const entry = s.mirror[found]
    const gone = mode === ROUTS || (entry & 3) === 1 || entry >> 2 >= b.firstLeader
    s.mirror[found] = gone ? entry | 3 : entry + 1
  }
}
const mirrorOrder = (b: Board, entry: number): number =>
  (entry >> 2 >= b.firstLeader ? 100 : 10 * (entry & 1)) + b.full[entry >> 2]

/** What may take the next loss of a country, by the classes of 6.7.4 and R17. */
interface Turn {
  mercenaries: boolean
  regulars: boolean
  leaders: boolean
}
const TURN: Turn = { mercenaries: false, regulars: false, leaders: false }

function nextLoss(b: Board, s: AwState, mode: number, side: Side, c: Country): Turn {
  let [hired, own, led] = [0, 0, 0]
  for (const u of ranks(s, side)) {
    if (s.own[u] !== c) continue
    if (isLeader(b, u)) led++
    else if (isMercenary(b, u)) hired++
    else own++
  }
  const byHired = at(s, BY_MERCENARIES, side, c)
  const byOwn = at(s, BY_REGULARS, side, c)
  const half = Math.ceil((byHired + byOwn + at(s, OWED, side, c)) / 2)
  TURN.mercenaries = hired > 0 && (byHired < half || own === 0)
  TURN.regulars = own > 0 && (byOwn < half || hired === 0)
  // A leader takes a hit of the regulars' half if his owner likes, and what is left when the units are gone. 6.7.3
  TURN.leaders = led > 0 && (hired + own === 0 || (mode === HITS && (byOwn < half || hired === 0)))
  return TURN
}

/** Whether a counter may take the next loss of the frame. */
export const mayLose = (b: Board, s: AwState, f: FrameOf<'losses'>, u: Counter): boolean =>
  mayTake(b, u, nextLoss(b, s, lossesFrame.mode(f), lossesFrame.side(f), s.own[u]))

/** What the class of a counter has taken, and the most it has to. 6.7.4 */
export function share(
  b: Board,
  s: AwState,
  f: FrameOf<'losses'>,
  u: Counter,
): { readonly taken: number; readonly half: number } {
  const c = s.own[u]
  const [hired, own] = [at(s, BY_MERCENARIES, lossesFrame.side(f), c), at(s, BY_REGULARS, lossesFrame.side(f), c)]
  const half = Math.ceil((hired + own + at(s, OWED, lossesFrame.side(f), c)) / 2)
  return { taken: !isLeader(b, u) && isMercenary(b, u) ? hired : own, half }
}

const mayTake = (b: Board, u: Counter, turn: Turn): boolean =>
  isLeader(b, u) ? turn.leaders : isMercenary(b, u) ? turn.mercenaries : turn.regulars

/** The first counter that could be lost, or NOBODY, and whether there are others that differ from it. */
function choiceOf(b: Board, s: AwState, side: Side, c: Country, turn: Turn): { one: Counter; several: boolean } {
  let one: Counter = NOBODY
  for (const u of ranks(s, side)) {
    if (s.own[u] !== c || !mayTake(b, u, turn)) continue
    if (one === NOBODY) one = u
    else if (isLeader(b, u) || isLeader(b, one) || b.kind[u] !== b.kind[one] || s.side[u] !== s.side[one])
      return { one, several: true }
    else if (b.ship[u]) one = u // the last of equal ships is the one without a load, N31
  }
  return { one, several: false }
}

/** One counter takes one loss. */
function lose(ctx: RuleContext, mode: number, side: Side, u: Counter): void {
  const { b, s } = ctx
  const c = s.own[u]
  const row = !isLeader(b, u) && isMercenary(b, u) ? BY_MERCENARIES : BY_REGULARS
  s.toll[cell(s, row, side, c)]++
  s.toll[cell(s, OWED, side, c)]--
  const place = s.at[u]
  if (mode === HITS) {
    s.toll[cell(s, FELT, side, c)]++
    if (b.ship[u] ? hitShip(ctx, u) : takeHit(ctx, u)) leaveBattle(s, u)
    return
  }
  if (b.ship[u]) routLoad(ctx, u)
  rout(ctx, u)
  leaveBattle(s, u)
  if (b.ship[u]) abandon(ctx, place, c)
}

/** What a loss costs its owner: the factor that goes, one more where the unit goes with it, one less for a mercenary; leaders after
 *  all units, kings after leaders. N110 */
function priceOf(b: Board, s: AwState, mode: number, u: Counter): number {
  if (isLeader(b, u)) return 100 + 10 * action(b, s, u) + (isRuler(b, s, u) ? 100 : 0)
  const hired = isMercenary(b, u) ? 1 : 0
  if (mode === ROUTS) return factor(b, s, u) - hired
  return (s.side[u] === FULL ? b.full[u] - b.reduced[u] : b.reduced[u] + 1) - hired
}

/** The cheapest that may take the next loss of a country; of equal ships the last, which carries nothing (N31). */
function cheapest(b: Board, s: AwState, mode: number, side: Side, c: Country): number {
  const turn = nextLoss(b, s, mode, side, c)
  let found = NOBODY
  let least = 0
  for (const u of ranks(s, side)) {
    if (s.own[u] !== c || !mayTake(b, u, turn)) continue
    const price = priceOf(b, s, mode, u)
    if (found !== NOBODY && (price > least || (price === least && !b.ship[u]))) continue
    found = u
    least = price
  }
  return found
}

/** All that a country has still to lose, the cheapest first, or all that is still to be given to countries: each time the one that can
 *  bear most. What is legal stays as it is: every step is one that could be chosen. N110 */
function loseRest(ctx: RuleContext, f: FrameOf<'losses'>): void {
  const { b, s } = ctx
  const c = f.of
  const mode = losses.mode(f)
  const side = losses.side(f)
  if (lossesFrame.naming(f) === 1) {
    while (s.spare[side] > 0) {
      let bearer = NOBODY
      let most = 0
      for (let d = 0; d < s.war.length; d++) {
        const room = canBeGiven(b, s, mode, side, d) ? capacity(b, s, mode, side, d) - at(s, OWED, side, d) : 0
        if (room <= most) continue
        bearer = d
        most = room
      }
      if (bearer === NOBODY) return
      give(s, side, bearer)
    }
    return
  }
  while (at(s, OWED, side, c) > 0) {
    const u = cheapest(b, s, mode, side, c)
    if (u === NOBODY) return
    lose(ctx, mode, side, u)
  }
}

/** The country that is to name who takes the next left-over loss of a side: none where there is nothing to choose. 6.7.5 */
function settleSpare(ctx: RuleContext, mode: number, side: Side): boolean {
  const { b, s } = ctx
  for (let c = 0; c < s.war.length; c++) {
    if (at(s, OWED, side, c) === 0) continue
    const over = at(s, OWED, side, c) - capacity(b, s, mode, side, c)
    if (over <= 0) continue
    s.toll[cell(s, OWED, side, c)] -= over
    s.spare[side] += over
  }
  while (s.spare[side] > 0) {
    let takers = 0
    let last = NOBODY
    for (let c = 0; c < s.war.length; c++) {
      if (!canBeGiven(b, s, mode, side, c)) continue
      takers++
      last = c
    }
    if (takers === 0) {
      if (!anyRoom(b, s, mode, side)) {
        s.spare[side] = 0
        return false
      }
      s.shared = 0
      continue
    }
    if (takers > 1 && decides(s, s.choosers[side])) return true
    give(s, side, last)
  }
  return false
}

/** Nobody runs a minor that has become inactive while its units are in a foreign war: the first that can take a loss does. */
export const decides = (s: AwState, c: Country): boolean => c !== NOBODY && s.runner[c] !== NOBODY

const sharedBit = (s: AwState, side: Side, c: Country): number => 1 << (side * s.war.length + c)
const hasRoom = (b: Board, s: AwState, mode: number, side: Side, c: Country): boolean =>
  capacity(b, s, mode, side, c) > at(s, OWED, side, c)
const canBeGiven = (b: Board, s: AwState, mode: number, side: Side, c: Country): boolean =>
  hasRoom(b, s, mode, side, c) && (s.shared & sharedBit(s, side, c)) === 0
const anyRoom = (b: Board, s: AwState, mode: number, side: Side): boolean => {
  for (let c = 0; c < s.war.length; c++) if (hasRoom(b, s, mode, side, c)) return true
  return false
}
const give = (s: AwState, side: Side, c: Country): void => {
  s.spare[side]--
  s.shared |= sharedBit(s, side, c)
  s.toll[cell(s, OWED, side, c)]++
}

export const lossesChapter: Chapter = {
  frames: {
    losses: {
      run(ctx, f) {
        const { b, s } = ctx
        const mode = lossesFrame.mode(f)
        for (let side = 0; side < 2; side++) {
          if (!settleSpare(ctx, mode, side)) continue
          replaceTop(s, lossesFrame.make({ of: s.choosers[side], mode, side, naming: 1 }))
          return true
        }
        for (let side = 0; side < 2; side++) {
          for (let c = 0; c < s.war.length; c++) {
            while (at(s, OWED, side, c) > 0) {
              const all = at(s, OWED, side, c) >= capacity(b, s, mode, side, c)
              const { one, several } = choiceOf(b, s, side, c, nextLoss(b, s, mode, side, c))
              if (one === NOBODY) s.toll[cell(s, OWED, side, c)] = 0
              else if (!several || all || !decides(s, c)) lose(ctx, mode, side, one)
              else {
                replaceTop(s, lossesFrame.make({ of: c, mode, side }))
                return true
              }
            }
          }
        }
        s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        const [mode, side] = [lossesFrame.mode(f), lossesFrame.side(f)]
        let n = 0
        if (lossesFrame.naming(f) === 1) {
          for (let c = 0; c < s.war.length; c++) if (canBeGiven(b, s, mode, side, c)) out[n++] = b.acts.assign[c]
          if (s.spare[side] > 1) out[n++] = b.acts.rest[0]
          return n
        }
        const turn = nextLoss(b, s, mode, side, f.of)
        const units = mode === HITS ? b.acts.lose : b.acts.rout
        const leaders = mode === HITS ? b.acts['lose-leader'] : b.acts['rout-leader']
        for (const u of ranks(s, side)) {
          if (s.own[u] !== f.of || !mayTake(b, u, turn)) continue
          const action = isLeader(b, u) ? leaders[u - b.firstLeader] : units[2 * b.kind[u] + s.side[u]]
          if (!isNamed(out, n, action.id)) out[n++] = action
        }
        out[n++] = b.acts.rest[0]
        return n
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        const side = lossesFrame.side(f)
        replaceTop(s, lossesFrame.with(f, { of: NOBODY, side: 0, naming: 0 }))
        switch (action.kind) {
          case 'rest':
            return loseRest(ctx, f)
          case 'assign':
            return give(s, side, action.country)
          case 'lose':
          case 'rout': {
            const list = ranks(s, side)
            const same = (u: Counter) =>
              s.own[u] === f.of && b.kind[u] === action.unit && s.side[u] === action.side && !isLeader(b, u)
            const last = b.kindIsShip[action.unit] ? list.findLastIndex(same) : list.findIndex(same)
            return lose(ctx, lossesFrame.mode(f), side, list[last])
          }
          case 'lose-leader':
          case 'rout-leader':
            return lose(ctx, lossesFrame.mode(f), side, b.firstLeader + action.leader)
        }
      },
    },
  },
}

const isNamed = (out: readonly { readonly id: number }[], n: number, id: number): boolean => {
  for (let i = 0; i < n; i++) if (out[i].id === id) return true
  return false
}
