// The rolls of those who have declared an interception, their coming, and the battle. 6.6.9

import { areaAt, type Board, field, terrain } from '../board/board.ts'
import { action, counterName, isLeader, move } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import {
  type Area,
  AS_GROUP,
  bit,
  CALLED,
  type Counter,
  type Countries,
  type Country,
  FOLLOWS,
  MEDIA_ONLY,
  MEDIA_PATH,
  NOBODY,
  NOWHERE,
  type Place,
  TIRED,
  TRIED,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { hostile, hostilesOf, isMede, kinOf, pathOpen } from '../common/passage.ts'
import { formAdHoc, groupOf, leaveGroup, members } from '../forces/army-groups.ts'
import { MARCHING, stillThere } from '../forces/arrival.ts'
import { checkUnits } from '../forces/attrition.ts'
import { startBattle } from '../forces/battle-register.ts'
import { addArea, INTERCEPTION, packAreas } from '../forces/battle-sides.ts'
import { armySize, cavalryEdge, enlist, listAt } from '../forces/force.ts'
import { fightingStops, pathChecks } from './step.ts'

/** Whether a counter of c could go from a place into the area, by its own state and the path. */
export const fit = (b: Board, s: AwState, u: Counter, c: Country, path: number, barred: number): boolean =>
  s.own[u] === c && !b.ship[u] && (s.busy[u] & barred) === 0 && pathOpen(path, isMede(b, s, u))

/** Those that a leader could bring: the strongest of his country not taken yet, by his command; into `out`, himself first. */
export function army(b: Board, s: AwState, leader: Counter, place: Place, area: Area, out: Counter[]): void {
  out.length = 0
  out.push(leader)
  addArmy(b, s, leader, 1, place, area, out, CALLED)
}
function addArmy(
  b: Board,
  s: AwState,
  leader: Counter,
  leaders: number,
  place: Place,
  area: Area,
  out: Counter[],
  barred: number,
): void {
  const c = s.own[leader]
  const path = terrain(b, areaAt(b, place), area)
  enlist(b, s, place, c, armySize(b, s, leader, leaders), out, (_b, _s, u) => fit(b, s, u, c, path, TIRED | barred))
}

/** The leaders of the group that one is in. */
function groupWith(b: Board, s: AwState, leader: Counter): readonly Counter[] {
  const leaders: Counter[] = []
  members(b, s, groupOf(b, s, leader), leaders)
  return leaders
}

/** The order of trying: as declared, but enemies of each other by action rating, ties by dice. 6.6.9 */
function inOrder(ctx: RuleContext): void {
  const { s } = ctx
  const bands: Counter[][] = []
  for (const entry of s.declared) {
    if (entry >= FOLLOWS) bands[bands.length - 1].push(entry)
    else bands.push([entry])
  }
  sortBands(ctx, bands)
  s.declared.length = 0
  for (const entries of bands) for (const entry of entries) s.declared.push(entry)
}
function sortBands(ctx: RuleContext, list: Counter[][]): void {
  const { b, s } = ctx
  for (let i = 1; i < list.length; i++) {
    for (let j = i; j > 0; j--) {
      const x = list[j - 1][0] % AS_GROUP
      const y = list[j][0] % AS_GROUP
      if (!hostile(s, s.own[x], s.own[y])) break
      let first = rating(b, s, x)
      let second = rating(b, s, y)
      while (first === second) {
        first = rollDie(ctx)
        second = rollDie(ctx)
      }
      if (first > second) break
      const swap = list[j - 1]
      list[j - 1] = list[j]
      list[j] = swap
    }
  }
}
const rating = (b: Board, s: AwState, u: Counter): number => (isLeader(b, u) ? action(b, s, u) : 0)

/** All rolls, one after another; returns the areas of those who came, packed: 0 where nobody did. */
export function rollAll(ctx: RuleContext, area: Area, countries: Countries, how: number): number {
  const { b, s } = ctx
  inOrder(ctx)
  let origins = 0
  let came = 0
  for (let i = 0; i < s.declared.length; i++) {
    const entry = s.declared[i]
    if (entry >= FOLLOWS) continue
    const u = entry % AS_GROUP
    const place = s.at[u]
    const c = s.own[u]
    if (came !== 0 && (s.war[c] & came) !== 0) continue
    const asGroup = entry >= AS_GROUP
    const party = muster(b, s, i, place, area)
    for (const v of party) s.busy[v] |= TRIED
    if (!succeeds(ctx, party, area, countries, how)) continue
    came |= bit(c)
    if (asGroup) partWithStayers(ctx, u, place)
    origins = addArea(origins, areaAt(b, place))
    arrive(ctx, party, areaAt(b, place), area)
  }
  return origins
}

/** The leader or unit of an entry, and what tries with it: the units named for it, as far as they are there still. */
function muster(b: Board, s: AwState, entry: number, place: Place, area: Area): readonly Counter[] {
  const u = s.declared[entry] % AS_GROUP
  const party: Counter[] = [u]
  if (!isLeader(b, u)) return party
  let leaders = 1
  for (let i = entry + 1; i < s.declared.length && s.declared[i] >= FOLLOWS; i++) {
    const v = s.declared[i] - FOLLOWS
    if (s.at[v] !== place) continue
    party.push(v)
    if (isLeader(b, v)) leaders++
  }
  if (party.length > leaders) return party
  // Which ones is not known to everybody: those who think about it take the strongest. 9.5
  for (let i = 0; i < leaders; i++) addArmy(b, s, party[i], leaders, place, area, party, CALLED)
  for (let i = leaders; i < party.length; i++) s.busy[party[i]] |= CALLED
  return party
}

/** A leader, or one with his group, and the strongest they may lead; or one unit. */
function couldCome(b: Board, s: AwState, u: Counter, asGroup: boolean, area: Area): readonly Counter[] {
  const place = s.at[u]
  const party: Counter[] = [u]
  if (!isLeader(b, u)) return party
  if (asGroup) {
    for (const v of groupWith(b, s, u)) if (v !== u && s.at[v] === place && (s.busy[v] & CALLED) !== 0) party.push(v)
  }
  const leaders = party.length
  for (let i = 0; i < leaders; i++) addArmy(b, s, party[i], leaders, place, area, party, 0)
  return party
}

/** Who would come with each of these leaders (`AS_GROUP` more: with his group) and units: what one takes is not there for the next. */
export function parties(
  b: Board,
  s: AwState,
  area: Area,
  declared: readonly number[],
): readonly (readonly Counter[])[] {
  const before = s.busy.slice()
  for (const entry of declared) {
    s.busy[entry % AS_GROUP] |= CALLED
    if (entry < AS_GROUP) continue
    for (const v of groupWith(b, s, entry % AS_GROUP)) s.busy[v] |= CALLED
  }
  const found = declared.map(entry => {
    const party = couldCome(b, s, entry % AS_GROUP, entry >= AS_GROUP, area)
    for (const v of party) s.busy[v] |= TRIED
    return party
  })
  for (let u = 0; u < b.counters; u++) s.busy[u] = before[u]
  return found
}

/** 2D6 and modifiers against 7, for a party behind its leader. */
function succeeds(ctx: RuleContext, party: readonly Counter[], area: Area, countries: Countries, how: number): boolean {
  const { b, s, tell } = ctx
  const [u] = party
  const k = b.data.constants.interception
  let modifier = isLeader(b, u) ? action(b, s, u) : k.noLeader
  const holder = s.land[area]
  if (holder !== NOBODY && hostile(s, s.own[u], holder)) modifier += k.enemyTerritory
  modifier += cavalryEdge(b, s, party, stillThere(b, s, area, countries, how))
  const first = rollDie(ctx)
  const second = rollDie(ctx)
  const roll = first + second
  const success = roll + modifier >= k.need
  tell?.all({
    at: 'interception-roll',
    country: b.countries[s.own[u]],
    by: counterName(b, u),
    area: b.areas[area],
    roll,
    dice: `${first}${second}`,
    modifier,
    need: k.need,
    success,
  })
  return success
}

/** Those of the group who would not come stay behind and leave it. */
function partWithStayers(ctx: RuleContext, chief: Counter, place: Place): void {
  const { b, s } = ctx
  const stay = groupWith(b, s, chief).filter(v => v !== chief && s.at[v] === place && (s.busy[v] & CALLED) === 0)
  for (const v of stay) leaveGroup(ctx, v)
}

/** A party comes into the area; Median paths and Sealand ask for a check, nothing else does. */
function arrive(ctx: RuleContext, party: readonly Counter[], from: Area, area: Area): void {
  const { b, s } = ctx
  const path = terrain(b, from, area)
  const hard = path === MEDIA_PATH || path === MEDIA_ONLY || area === b.sealand
  for (const v of party) {
    move(s, v, field(area))
    s.moved[v]++
  }
  if (hard) checkUnits(ctx, party, field(area), v => pathChecks(b, s, v, from, area, true))
}

const MOST_ARMIES = 3

/** Those who have come and are there, and friends of theirs. */
function gatherSide(b: Board, s: AwState, area: Area, countries: Countries): readonly Counter[] {
  const side: Counter[] = []
  const enemies = hostilesOf(s, countries)
  let bits = 0
  listAt(b, s, field(area), enemies, side)
  for (const u of side) if ((s.busy[u] & CALLED) !== 0) bits |= bit(s.own[u])
  listAt(b, s, field(area), kinOf(s, bits) & enemies, side)
  return side
}

/** Whether friends of those who have come stand in the area: they may evade before the battle. 6.6.10 */
export const haveFriends = (b: Board, s: AwState, area: Area, countries: Countries): boolean =>
  gatherSide(b, s, area, countries).some(u => (s.busy[u] & CALLED) === 0)

/** The interceptors fight, and friends of theirs in the area with them if all are at most three armies. N07 */
export function fight(
  ctx: RuleContext,
  area: Area,
  countries: Countries,
  left: Area,
  how: number,
  origins: number,
): void {
  const { b, s } = ctx
  const list = stillThere(b, s, area, countries, how).slice()
  if (list.length === 0) return
  const from = (how & MARCHING) !== 0 ? s.from : left
  const all = gatherSide(b, s, area, countries)
  const arrived = all.filter(u => (s.busy[u] & CALLED) !== 0)
  if (arrived.length === 0) return
  const together = all.filter(u => isLeader(b, u)).length <= MOST_ARMIES ? all : arrived
  formAdHoc(ctx, together)
  if ((how & MARCHING) !== 0) fightingStops(ctx, area)
  startBattle(ctx, INTERCEPTION, field(area), together, list, 0, origins, from === NOWHERE ? 0 : packAreas(from))
}
