// 6.6.5 An attack on all that stand in a field: a besieged garrison may join it, at most three separate armies defend at once, and
// those that waited have to be fought in a second battle.

import { type Board, field, inside, terrain } from '../board/board.ts'
import { type Chapter, yesOrNo } from '../board/chapter.ts'
import { counterName, forcesAt, isLeader, move, presence, unitsAt } from '../board/counters.ts'
import { type FrameOf, frames, replaceTop, topOf } from '../board/frames.ts'
import {
  type Area,
  type Counter,
  type Countries,
  type Country,
  has,
  lowest,
  NOBODY,
  OVERRUN,
  WON,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { hostilesOf } from '../common/passage.ts'
import { besieged, settleSieges } from '../common/walls.ts'
import { showStack } from '../fog/sightings.ts'
import { startBattle } from '../forces/battle-register.ts'
import { firstArea, gather, groundOf, INVASION, WITHDREW } from '../forces/battle-sides.ts'
import { settleArea } from '../territory/control.ts'

const { line, onset: onsetFrame, press, relief } = frames

/** Steps of the frame `onset` from here on; below: the country asked whether its garrison joins. */
const LINE_UP = 32
const FIGHT = 33
const AFTER = 34

/** At most so many separate armies defend together. 6.6.5 */
const TOGETHER = 3

const toStep = (s: AwState, f: FrameOf<'onset'>, step: number): void => replaceTop(s, onsetFrame.with(f, { step }))

/** Terrain of the ways in, for a second battle. 6.7.3 */
function groundFrom(b: Board, origins: number, area: Area): number {
  const from = firstArea(origins)
  return from < 0 ? 0 : groundOf(terrain(b, from, area))
}

/** A country whose besieged units in the city would be on the attackers' side: an ally of theirs, or one of them. */
const mayRelieve = (b: Board, s: AwState, c: Country, area: Area, countries: Countries): boolean =>
  has(unitsAt(b, s, inside(b, area)), c) &&
  besieged(s, area) &&
  (s.kin[c] & countries) !== 0 &&
  (s.war[c] & presence(b, s, area)) !== 0

const leadersIn = (b: Board, list: readonly Counter[]): number => list.reduce((n, u) => n + (isLeader(b, u) ? 1 : 0), 0)
const unitsOf = (b: Board, s: AwState, list: readonly Counter[], c: Country): number =>
  list.reduce((n, u) => n + (s.own[u] === c && !isLeader(b, u) ? 1 : 0), 0)
const leadersOf = (b: Board, s: AwState, list: readonly Counter[], c: Country): number =>
  list.reduce((n, u) => n + (s.own[u] === c && isLeader(b, u) ? 1 : 0), 0)

/** The country with most armies among the defenders: it says which wait. N19 */
function mostArmies(b: Board, s: AwState): Country {
  let [best, most] = [NOBODY, 0]
  for (let c = 0; c < s.war.length; c++) {
    const n = leadersOf(b, s, s.defenders, c)
    // An army that waits takes at least one unit with it, and each that fights keeps one.
    if (n > most && unitsOf(b, s, s.defenders, c) > 1) [best, most] = [c, n]
  }
  return best
}

/** Who has to say which of its armies waits next, NOBODY where no more than three are left or none can be spared. */
const namesOne = (b: Board, s: AwState): number => (leadersIn(b, s.defenders) > TOGETHER ? mostArmies(b, s) : NOBODY)

const heldHere = (s: AwState, area: Area): readonly Counter[] => s.held.filter(u => s.at[u] === field(area))

/** Whether a country has to or may leave more units with its leaders that wait. */
const holdsMore = (b: Board, s: AwState, area: Area, c: Country): boolean =>
  leadersOf(b, s, heldHere(s, area), c) > 0 &&
  unitsOf(b, s, s.defenders, c) > Math.max(1, leadersOf(b, s, s.defenders, c))
const mustHold = (b: Board, s: AwState, area: Area, c: Country): boolean => {
  const held = heldHere(s, area)
  return unitsOf(b, s, held, c) < leadersOf(b, s, held, c)
}

/** Those who are about to fight are seen when somebody is asked about it. 9.5 */
function show(ctx: RuleContext, area: Area, side: readonly Counter[]): void {
  let countries = 0
  for (const u of side) countries |= 1 << ctx.s.own[u]
  for (let rest = countries; rest !== 0; rest &= rest - 1) {
    showStack(ctx, field(area), lowest(rest), (_b, u) => side.includes(u))
  }
}

function hold(ctx: RuleContext, u: Counter): void {
  const { b, s } = ctx
  s.defenders.splice(s.defenders.indexOf(u), 1)
  s.held.push(u)
  ctx.tell?.all({ at: 'held-back', country: b.countries[s.own[u]], unit: counterName(b, u) })
}

export const onsetChapter: Chapter = {
  frames: {
    onset: {
      run(ctx, f) {
        const { b, s } = ctx
        const attackers = onsetFrame.attackers(f)
        const area = onsetFrame.area(f)
        const step = onsetFrame.step(f)
        if (step < LINE_UP) {
          for (let c = step; c < s.war.length; c++) {
            if (!mayRelieve(b, s, c, area, attackers)) continue
            if (step === 0) show(ctx, area, s.attackers)
            toStep(s, f, c + 1)
            relief.push(s, { of: c, area })
            return false
          }
          toStep(s, f, LINE_UP)
          return false
        }
        switch (step) {
          case LINE_UP:
            s.defenders.length = 0
            gather(b, s, field(area), hostilesOf(s, attackers), s.defenders)
            toStep(s, f, FIGHT)
            if (leadersIn(b, s.defenders) > TOGETHER) {
              show(ctx, area, s.defenders)
              line.push(s, { area })
            }
            return false
          case FIGHT:
            toStep(s, f, AFTER)
            startBattle(ctx, onsetFrame.kind(f), field(area), s.attackers, s.defenders, s.ground, onsetFrame.origins(f))
            return false
          default: {
            const left = presence(b, s, area) & hostilesOf(s, attackers)
            const ours = presence(b, s, area) & attackers
            if ((s.outcome & 3) === WON && left !== 0 && ours !== 0) {
              press.push(s, { of: has(ours, s.phasing) ? s.phasing : lowest(ours), area })
              return false
            }
            s.held = s.held.filter(u => s.at[u] !== field(area))
            s.frames.pop()
            return false
          }
        }
      },
    },
    relief: {
      legal: yesOrNo,
      apply(ctx, f, action) {
        const { b, s } = ctx
        s.frames.pop()
        if (action.kind !== 'yes') return
        gather(b, s, inside(b, relief.area(f)), 1 << f.of, s.attackers)
        ctx.tell?.all({ at: 'relief', country: b.countries[f.of], area: b.areas[relief.area(f)] })
      },
    },
    line: {
      run(ctx, f) {
        const { b, s } = ctx
        const most = namesOne(b, s)
        if (most !== NOBODY) {
          replaceTop(s, line.with(f, { of: most }))
          return true
        }
        for (let c = 0; c < s.war.length; c++) {
          if (has(line.chosen(f), c) || !holdsMore(b, s, line.area(f), c)) continue
          replaceTop(s, line.with(f, { of: c }))
          return true
        }
        s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        let n = 0
        const many = namesOne(b, s) !== NOBODY
        if (!many && !mustHold(b, s, line.area(f), f.of)) out[n++] = b.acts.done[0]
        let last = -1
        for (const u of s.defenders) {
          if (s.own[u] !== f.of || isLeader(b, u) !== many) continue
          if (many) out[n++] = b.acts['hold-leader'][u - b.firstLeader]
          else {
            const key = 2 * b.kind[u] + s.side[u]
            const action = b.acts.hold[key]
            if (key !== last && !out.slice(0, n).includes(action)) out[n++] = action
            last = key
          }
        }
        return n
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        replaceTop(
          s,
          line.with(f, { of: NOBODY, chosen: action.kind === 'done' ? line.chosen(f) | (1 << f.of) : line.chosen(f) }),
        )
        if (action.kind === 'hold-leader') hold(ctx, b.firstLeader + action.leader)
        if (action.kind !== 'hold') return
        const same = (u: Counter) => s.own[u] === f.of && b.kind[u] === action.unit && s.side[u] === action.side
        hold(ctx, s.defenders[s.defenders.findIndex(same)])
      },
    },
    press: {
      legal(b, s, f, out) {
        out[0] = b.acts.press[0]
        const onset = topOf(s, 'onset', 1)
        if (firstArea(onsetFrame.origins(onset)) < 0 || forcesAt(b, s, field(press.area(f))) === 0) return 1
        out[1] = b.acts.withdraw[0]
        return 2
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        const area = press.area(f)
        s.frames.pop()
        const onset = topOf(s, 'onset')
        if (action.kind === 'press') {
          const foes = hostilesOf(s, onsetFrame.attackers(onset))
          s.attackers.length = 0
          gather(b, s, field(area), onsetFrame.attackers(onset), s.attackers)
          s.attackers = s.attackers.filter(u => !s.held.includes(u))
          s.held = s.held.filter(u => s.at[u] !== field(area) || !has(foes, s.own[u]))
          s.ground = onsetFrame.kind(onset) === INVASION ? 0 : groundFrom(b, onsetFrame.origins(onset), area)
          toStep(s, onset, LINE_UP)
          return
        }
        // Back to where they came from. 6.6.5
        const to = firstArea(onsetFrame.origins(onset))
        const going: Counter[] = []
        gather(b, s, field(area), onsetFrame.attackers(onset), going)
        // Those who came out of the city of the area go back behind its walls.
        for (const u of going) move(s, u, to === area ? inside(b, to) : field(to))
        s.held = s.held.filter(u => s.at[u] !== field(area))
        s.frames.pop()
        s.outcome = WON | WITHDREW
        s.outcome &= ~OVERRUN
        ctx.tell?.all({ at: 'fell-back', country: b.countries[f.of], from: b.areas[area], area: b.areas[to] })
        settleSieges(ctx)
        settleArea(ctx, area)
        settleArea(ctx, to)
      },
    },
  },
}
