// 7.6 The timeline: what its entries bring between the turns, beside the kings (succession.ts).

import { type Board, field } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { move, onMapUnits } from '../board/counters.ts'
import { frames, replaceTop } from '../board/frames.ts'
import { type Area, type Country, FULL, has, lowest, NOBODY, REDUCED } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, on, REDUCED_LEADERS } from '../board/state.ts'
import type { TimelineData, TimelineEffect } from '../data/types.ts'
import { freeGround } from '../nomads/nomads.ts'
import { settleWars } from '../politics/settle-wars.ts'
import { offerCamp, throne } from './succession.ts'
import { entries, release } from './timeline-entries.ts'

const { decline, timeline } = frames

/** 7.6: the thrones in the order of the track, then the rest as listed. */
export const pushTimeline = (ctx: RuleContext): void => {
  timeline.push(ctx.s, {})
}

/** A tribe comes onto the map, all of its pool and a leader. */
function appear(ctx: RuleContext, effect: TimelineEffect): void {
  const { b, s } = ctx
  const c = b.countryOf(String(effect.tribe))
  const start = b.areaOf(String(effect.area))
  if (!b.scenarios[s.scenario].open[start] || has(s.gone, c)) return
  const area = freeGround(b, s, c, start)
  s.inPlay |= 1 << c
  s.active |= 1 << c
  if (s.runner[c] === NOBODY) s.runner[c] = s.ward[c] !== NOBODY ? s.ward[c] : lowest(s.inPlay & b.isPower)
  s.due[c] = 0
  if (typeof effect.harassOnly === 'string') {
    const prey = b.countryOf(effect.harassOnly)
    if (has(s.inPlay & ~s.gone, prey)) {
      s.duty[c] = prey
      s.dutyTo[c] = Number(effect.untilTurn)
    }
  }
  for (let u = 0; u < b.firstLeader; u++) {
    if (b.nation[u] !== c) continue
    s.own[u] = c
    s.side[u] = FULL
    move(s, u, field(area))
  }
  bring(ctx, c, String(effect.leader), area)
  ctx.tell?.all({ at: 'tribe', country: b.countries[c], area: b.areas[area] })
  settleWars(ctx)
}

function bring(ctx: RuleContext, c: Country, leader: string, area: Area): void {
  const { b, s } = ctx
  const u = b.leaderOf(leader)
  s.own[u] = c
  s.side[u] = on(s, REDUCED_LEADERS) ? REDUCED : FULL
  move(s, u, field(area))
}

/** A further leader for a tribe: where it is strongest. */
function nomadLeader(ctx: RuleContext, effect: TimelineEffect): void {
  const { b, s } = ctx
  const c = b.countryOf(String(effect.tribe))
  if (!has(s.inPlay & ~s.gone, c)) return
  let [area, most] = [b.areaOf(String(effect.area)), 0]
  if (onMapUnits(b, s, c) > 0) {
    for (let a = 0; a < b.areas.length; a++) {
      let n = 0
      for (let u = s.head[a]; u >= 0; u = s.next[u]) if (s.own[u] === c) n++
      if (n > most) [area, most] = [a, n]
    }
  }
  bring(ctx, c, String(effect.leader), area)
}

/** Duties that end with this turn; R84: also when the prey is gone. */
function endDuties(ctx: RuleContext): void {
  const { b, s } = ctx
  for (let c = b.powers; c < b.onTrack; c++) {
    if (s.duty[c] !== NOBODY && (s.dutyTo[c] <= s.turn || has(s.gone, s.duty[c]))) s.duty[c] = NOBODY
  }
}

/** Home cities an ECO marker of decline can go to: those with an ECO+ lose it. 7.6 */
export function mayDecline(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (b.home[area] !== c) return false
  if (s.ecoPlus[area] > 0) return true
  return (
    b.isCity[area] &&
    b.capital[c] !== area &&
    s.city[area] === c &&
    s.ecoMinus[area] < b.data.constants.deportation.maxEcoMinusPerArea
  )
}

function doEntry(ctx: RuleContext, { effect }: TimelineData): void {
  const { b, s } = ctx
  switch (effect.op) {
    case 'nomadsAppear':
      return appear(ctx, effect)
    case 'nomadLeader':
      return nomadLeader(ctx, effect)
    case 'poolRelease':
      return release(ctx, b.countryOf(String(effect.country)), String(effect.tag))
    case 'ecoMinus':
      decline.push(s, { of: b.countryOf(String(effect.country)), left: Number(effect.count) })
      return
    case 'succession':
      if (effect.option === 'joinAssyrianCampFree') offerCamp(ctx, b.countryOf(String(effect.country)))
  }
}

export const timelineChapter: Chapter = {
  frames: {
    timeline: {
      run(ctx, f) {
        const { b, s } = ctx
        const step = timeline.step(f)
        replaceTop(s, timeline.with(f, { step: step + 1 }))
        if (step < b.powers) {
          throne(ctx, step)
          return false
        }
        const list = entries(b, s)
        const entry = list[step - b.powers]
        if (entry === undefined) {
          s.intrigue.fill(0)
          s.heir = 0
          endDuties(ctx)
          s.frames.pop()
          return false
        }
        doEntry(ctx, entry)
        return false
      },
    },
    decline: {
      run(ctx, f) {
        const { b, s } = ctx
        if (decline.left(f) > 0) for (const area of b.homeAreas[f.of]) if (mayDecline(b, s, f.of, area)) return true
        s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        let n = 0
        for (const area of b.homeAreas[f.of]) if (mayDecline(b, s, f.of, area)) out[n++] = b.acts.decline[area]
        return n
      },
      apply(ctx, f, action) {
        if (action.kind !== 'decline') return
        const { b, s } = ctx
        replaceTop(s, decline.make({ of: f.of, left: decline.left(f) - 1 }))
        const plus = s.ecoPlus[action.area] > 0
        if (plus) s.ecoPlus[action.area]--
        else s.ecoMinus[action.area]++
        ctx.tell?.all({ at: 'declined', country: b.countries[f.of], area: b.areas[action.area], plus })
      },
    },
  },
}
