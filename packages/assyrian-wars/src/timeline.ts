// 7.6 The timeline: what its entries bring between the turns, beside the kings (succession.ts).

import { type Board, field, poolOf } from './board.ts'
import type { Chapter, Scene } from './chapter.ts'
import { move, onMapUnits } from './counters.ts'
import type { TimelineData, TimelineEffect } from './data/types.ts'
import { frames, replaceTop } from './frames.ts'
import { type Area, type Country, FULL, has, lowest, NOBODY, REDUCED } from './names.ts'
import { freeGround } from './nomads.ts'
import { type AwState, on, REDUCED_LEADERS } from './state.ts'
import { offerCamp, throne } from './succession.ts'
import { settleWars } from './war.ts'

const { decline, timeline } = frames

/** The entries of an interphase that are in play: of the scenario, and of countries that are in it. */
export function entries(b: Board, s: AwState): readonly TimelineData[] {
  const { data, countries } = b.scenarios[s.scenario]
  return b.data.timeline.filter(
    ({ interphase, id, effect }) =>
      interphase === s.turn &&
      (data.timelineInPlay === undefined || data.timelineInPlay.includes(id)) &&
      (typeof effect.country !== 'string' || has(countries, b.countryOf(effect.country))),
  )
}

/** 7.6: the thrones in the order of the track, then the rest as listed. */
export const pushTimeline = (g: Scene): void => {
  timeline.push(g.s, {})
}

/** Units and leaders that were waiting join the pool. */
export function release(g: Scene, c: Country, tag: string): void {
  const { b, s } = g
  let units = 0
  for (let u = 0; u < b.firstLeader; u++) {
    if (b.nation[u] !== c || b.tag[u] !== tag || s.at[u] !== b.waiting) continue
    s.own[u] = c
    move(s, u, poolOf(b, c))
    units++
  }
  g.tell?.all({ at: 'released', country: b.countries[c], units })
}

/** A tribe comes onto the map, all of its pool and a leader. */
function appear(g: Scene, effect: TimelineEffect): void {
  const { b, s } = g
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
  bring(g, c, String(effect.leader), area)
  g.tell?.all({ at: 'tribe', country: b.countries[c], area: b.areas[area] })
  settleWars(g)
}

function bring(g: Scene, c: Country, leader: string, area: Area): void {
  const { b, s } = g
  const u = b.leaderOf(leader)
  s.own[u] = c
  s.side[u] = on(s, REDUCED_LEADERS) ? REDUCED : FULL
  move(s, u, field(area))
}

/** A further leader for a tribe: where it is strongest. */
function nomadLeader(g: Scene, effect: TimelineEffect): void {
  const { b, s } = g
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
  bring(g, c, String(effect.leader), area)
}

/** Duties that end with this turn; R84: also when the prey is gone. */
function endDuties(g: Scene): void {
  const { b, s } = g
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

function doEntry(g: Scene, { effect }: TimelineData): void {
  const { b, s } = g
  switch (effect.op) {
    case 'nomadsAppear':
      return appear(g, effect)
    case 'nomadLeader':
      return nomadLeader(g, effect)
    case 'poolRelease':
      return release(g, b.countryOf(String(effect.country)), String(effect.tag))
    case 'ecoMinus':
      decline.push(s, { of: b.countryOf(String(effect.country)), left: Number(effect.count) })
      return
    case 'succession':
      if (effect.option === 'joinAssyrianCampFree') offerCamp(g, b.countryOf(String(effect.country)))
  }
}

export const timelineChapter: Chapter = {
  frames: {
    timeline: {
      run(g, f) {
        const { b, s } = g
        const step = timeline.step(f)
        replaceTop(s, timeline.with(f, { step: step + 1 }))
        if (step < b.powers) {
          throne(g, step)
          return false
        }
        const list = entries(b, s)
        const entry = list[step - b.powers]
        if (entry === undefined) {
          s.intrigue.fill(0)
          s.heir = 0
          endDuties(g)
          s.frames.pop()
          return false
        }
        doEntry(g, entry)
        return false
      },
    },
    decline: {
      run(g, f) {
        const { b, s } = g
        if (decline.left(f) > 0) for (const area of b.homeAreas[f.of]) if (mayDecline(b, s, f.of, area)) return true
        s.frames.pop()
        return false
      },
      legal(b, s, f, out) {
        let n = 0
        for (const area of b.homeAreas[f.of]) if (mayDecline(b, s, f.of, area)) out[n++] = b.acts.decline[area]
        return n
      },
      apply(g, f, action) {
        if (action.kind !== 'decline') return
        const { b, s } = g
        replaceTop(s, decline.make({ of: f.of, left: decline.left(f) - 1 }))
        const plus = s.ecoPlus[action.area] > 0
        if (plus) s.ecoPlus[action.area]--
        else s.ecoMinus[action.area]++
        g.tell?.all({ at: 'declined', country: b.countries[f.of], area: b.areas[action.area], plus })
      },
    },
  },
}
