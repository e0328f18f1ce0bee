// The rolls of those who have declared an interception, their coming, and the battle. 6.6.9

import { checkUnit } from './attrition.ts'
import { startBattle } from './battle.ts'
import { areaAt, type Board, field, terrain } from './board.ts'
import type { Scene } from './chapter.ts'
import { action, command, counterName, isLand, isLeader, isMercenary, move } from './counters.ts'
import { rollDie, rollTwo } from './dice.ts'
import { fightingStops, MARCHING, stillThere } from './enter.ts'
import { addArea, INTERCEPTION, packAreas } from './fight.ts'
import { CALLED, cavalryEdge, listAt } from './force.ts'
import { formAdHoc, groupOf, leaveGroup, members } from './groups.ts'
import { AS_GROUP, fit, TIRED } from './intercept.ts'
import { bit, MEDIA_ONLY, MEDIA_PATH, NOBODY, NOWHERE, TRIED } from './names.ts'
import { hostile, hostilesOf, kinOf } from './passage.ts'
import type { AwState } from './state.ts'
import { pathChecks } from './step.ts'

const band: number[] = []

/** Those that a leader brings: the strongest of his country not taken yet, by his command; into `out`, himself first. */
export function army(b: Board, s: AwState, leader: number, place: number, area: number, out: number[]): void {
  out.length = 0
  out.push(leader)
  addArmy(b, s, leader, place, area, out)
}
function addArmy(b: Board, s: AwState, leader: number, place: number, area: number, out: number[]): void {
  const c = s.own[leader]
  const path = terrain(b, areaAt(b, place), area)
  for (let hired = 0; hired < 2; hired++) {
    for (let left = command(b, s, leader); left > 0; left--) {
      let best = NOBODY
      for (let u = s.head[place]; u >= 0; u = s.next[u]) {
        if (!isLand(b, u) || isMercenary(b, u) !== (hired === 1)) continue
        if (!fit(b, s, u, c, path, TIRED | CALLED) || out.includes(u)) continue
        if (best === NOBODY || worth(b, s, u) > worth(b, s, best)) best = u
      }
      if (best === NOBODY) break
      out.push(best)
    }
  }
}
const worth = (b: Board, s: AwState, u: number): number => (s.side[u] === 0 ? b.full[u] : b.reduced[u])

const party: number[] = []
const arrived: number[] = []
/** Where those who arrived came from, packed. */
let origins = 0

/** The order of trying: as declared, but enemies of each other by action rating, ties by dice. 6.6.9 */
function inOrder(g: Scene): void {
  const { b, s } = g
  const list = s.declared
  for (let i = 1; i < list.length; i++) {
    for (let j = i; j > 0; j--) {
      const x = list[j - 1] % AS_GROUP
      const y = list[j] % AS_GROUP
      if (!hostile(s, s.own[x], s.own[y])) break
      let first = rating(b, s, x)
      let second = rating(b, s, y)
      while (first === second) {
        first = rollDie(g)
        second = rollDie(g)
      }
      if (first > second) break
      const swap = list[j - 1]
      list[j - 1] = list[j]
      list[j] = swap
    }
  }
}
const rating = (b: Board, s: AwState, u: number): number => (isLeader(b, u) ? action(b, s, u) : 0)

/** All rolls, one after another; then those who came fight together. */
export function rollAll(g: Scene, area: number, countries: number, left: number, how: number): void {
  const { b, s } = g
  inOrder(g)
  arrived.length = 0
  origins = 0
  let came = 0
  for (const entry of s.declared) {
    const u = entry % AS_GROUP
    const place = s.at[u]
    const c = s.own[u]
    if (came !== 0 && (s.war[c] & came) !== 0) continue
    const asGroup = entry >= AS_GROUP
    muster(b, s, u, asGroup, place, area)
    for (const v of party) s.busy[v] |= TRIED
    if (!succeeds(g, u, area, countries, how)) continue
    came |= bit(c)
    if (asGroup) partWithStayers(g, u, place)
    origins = addArea(origins, areaAt(b, place))
    arrive(g, areaAt(b, place), area)
  }
  if (arrived.length === 0) return
  const from = (how & MARCHING) !== 0 ? s.from : left
  fight(g, area, countries, how, from === NOWHERE ? 0 : packAreas(from))
}

/** Into `party`: what tries with this leader or unit. */
function muster(b: Board, s: AwState, u: number, asGroup: boolean, place: number, area: number): void {
  party.length = 0
  party.push(u)
  if (!isLeader(b, u)) return
  addArmy(b, s, u, place, area, party)
  if (!asGroup) return
  members(b, s, groupOf(b, s, u), band)
  for (const v of band) {
    if (v === u || s.at[v] !== place || (s.busy[v] & CALLED) === 0) continue
    party.push(v)
    addArmy(b, s, v, place, area, party)
  }
}

/** Who would come with each of these leaders (`AS_GROUP` more: with his group) and units: what one takes is not there for the next. */
export function parties(
  b: Board,
  s: AwState,
  area: number,
  declared: readonly number[],
): readonly (readonly number[])[] {
  const before = s.busy.slice()
  for (const entry of declared) {
    s.busy[entry % AS_GROUP] |= CALLED
    if (entry < AS_GROUP) continue
    members(b, s, groupOf(b, s, entry % AS_GROUP), band)
    for (const v of band) s.busy[v] |= CALLED
  }
  const found = declared.map(entry => {
    muster(b, s, entry % AS_GROUP, entry >= AS_GROUP, s.at[entry % AS_GROUP], area)
    for (const v of party) s.busy[v] |= TRIED
    return party.slice()
  })
  for (let u = 0; u < b.counters; u++) s.busy[u] = before[u]
  return found
}

/** 2D6 and modifiers against 7. */
function succeeds(g: Scene, u: number, area: number, countries: number, how: number): boolean {
  const { b, s, tell } = g
  const k = b.data.constants.interception
  let modifier = isLeader(b, u) ? action(b, s, u) : k.noLeader
  const holder = s.land[area]
  if (holder !== NOBODY && hostile(s, s.own[u], holder)) modifier += k.enemyTerritory
  modifier += cavalryEdge(b, s, party, stillThere(b, s, area, countries, how))
  const roll = rollTwo(g)
  const success = roll + modifier >= k.need
  tell?.all({
    at: 'interception-roll',
    country: b.countries[s.own[u]],
    by: counterName(b, u),
    area: b.areas[area],
    roll,
    modifier,
    need: k.need,
    success,
  })
  return success
}

/** Those of the group who would not come stay behind and leave it. */
function partWithStayers(g: Scene, chief: number, place: number): void {
  const { b, s } = g
  members(b, s, groupOf(b, s, chief), band)
  const stay = band.filter(v => v !== chief && s.at[v] === place && (s.busy[v] & CALLED) === 0)
  for (const v of stay) leaveGroup(g, v)
}

/** `party` comes into the area; Median paths and Sealand ask for a check, nothing else does. */
function arrive(g: Scene, from: number, area: number): void {
  const { b, s } = g
  const path = terrain(b, from, area)
  const hard = path === MEDIA_PATH || path === MEDIA_ONLY || area === b.sealand
  for (const v of party) {
    move(s, v, field(area))
    s.moved[v]++
  }
  for (const v of party) {
    if (hard && !isLeader(b, v)) {
      for (let n = pathChecks(b, s, v, from, area, true); n > 0 && s.at[v] === area; n--) checkUnit(g, v)
    }
    if (s.at[v] === area) arrived.push(v)
  }
}

const MOST_ARMIES = 3

/** The interceptors fight, and friends of theirs in the area with them if all are at most three armies. N07 */
function fight(g: Scene, area: number, countries: number, how: number, from: number): void {
  const { b, s } = g
  const list = stillThere(b, s, area, countries, how).slice()
  if (list.length === 0) return
  let bits = 0
  for (const u of arrived) bits |= bit(s.own[u])
  listAt(b, s, field(area), kinOf(s, bits) & hostilesOf(s, countries), band)
  const friends = band.filter(u => !arrived.includes(u))
  const all = [...arrived, ...friends]
  const together = all.filter(u => isLeader(b, u)).length <= MOST_ARMIES ? all : arrived.slice()
  formAdHoc(g, together)
  if ((how & MARCHING) !== 0) fightingStops(g, area)
  startBattle(g, INTERCEPTION, area, together, list, 0, origins, from)
}
