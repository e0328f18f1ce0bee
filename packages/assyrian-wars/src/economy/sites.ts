// Where new counters may be placed, and how far a country's supply of recruits reaches. 6.1 to 6.5, 6.16.a, R11, R51

import { type Board, field, inside, zonePlace } from '../board/board.ts'
import { fleetsAt, forcesAt, isMercenary, presence, shipsOf, unitsAt } from '../board/counters.ts'
import { type Area, type Counter, type Country, has, lowest, NOBODY, type Place, type Zone } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { friendlyArea } from '../common/passage.ts'
import { besieged } from '../common/walls.ts'
import { isCutOff } from '../forces/fleet.ts'

/** Enemy land units in the field of an area. */
const enemiesAt = (b: Board, s: AwState, c: Country, area: Area): boolean => (presence(b, s, area) & s.war[c]) !== 0

/** A home city under one's own control and not besieged, free of enemies; a home square where there are no cities. R11 */
export function mayBuildAt(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (has(b.isTribe, c)) return b.isCity[area] && s.city[area] === c && has(presence(b, s, area), c) // 10.1, N95
  if (b.home[area] !== c || !b.isSquare[area] || !b.scenarios[s.scenario].open[area]) return false
  if (b.isCity[area] ? s.city[area] !== c || besieged(s, area) : s.land[area] !== c) return false
  return !enemiesAt(b, s, c, area)
}

/** 6.3: a home area of one's own, cities or not. */
export function mayLandLeaderAt(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (b.home[area] !== c || s.land[area] !== c || !b.scenarios[s.scenario].open[area]) return false
  return (!b.isCity[area] || s.city[area] === c) && !enemiesAt(b, s, c, area)
}

/** Ground of an ally, by print or by control. R51 */
function alliedGround(b: Board, s: AwState, c: Country, area: Area): boolean {
  const allies = s.kin[c] & ~(1 << c)
  const owner = b.owner[area]
  if (owner !== NOBODY && owner !== c && has(allies, owner)) return true
  return s.land[area] !== NOBODY && has(allies, s.land[area])
}

/** 6.2: with one's own force not on allied ground, or in an empty area of one's own; only regular Medes come to the Far East (1.3). */
export function mayHireAt(b: Board, s: AwState, c: Country, place: Place): boolean {
  const area = place < b.insides ? place : place - b.insides
  if (area === b.farEast || !b.scenarios[s.scenario].open[area] || alliedGround(b, s, c, area)) return false
  const mine = has(forcesAt(b, s, place), c)
  if (place >= b.insides) return mine && !besieged(s, area)
  if (mine) return !enemiesAt(b, s, c, area) // 6.12
  return (
    b.owner[area] === c && s.land[area] === c && unitsAt(b, s, place) === 0 && (!b.isCity[area] || s.city[area] === c)
  )
}

/** A port of one's own: the city is under control and not shut in by land and sea; Sealand counts. R33, N89 */
export function ownPort(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (!b.isPort[area] || !b.scenarios[s.scenario].open[area]) return false
  return b.isCity[area] ? s.city[area] === c && !isCutOff(b, s, area) : s.land[area] === c && !enemiesAt(b, s, c, area)
}

/** A port that is friendly: one's own or an ally's city, or friendly ground by R05. */
export function friendlyPort(b: Board, s: AwState, c: Country, area: Area): boolean {
  if (!b.isPort[area] || !friendlyArea(b, s, c, area)) return false
  const holder = b.isCity[area] ? s.city[area] : s.land[area]
  return holder !== NOBODY && !has(s.war[c], holder)
}

export function zoneHasPort(
  b: Board,
  s: AwState,
  c: Country,
  zone: Zone,
  port: (b: Board, s: AwState, c: Country, area: Area) => boolean,
): boolean {
  for (const area of b.ports[zone]) if (port(b, s, c, area)) return true
  return false
}

const hostileFleet = (b: Board, s: AwState, c: Country, zone: Zone): boolean =>
  (fleetsAt(b, s, zonePlace(b, zone)) & s.war[c]) !== 0

/** Zones for a new ship: beside a port of one's own without enemy ships; if there is none, with them. 6.16.a */
export function shipPlaces(b: Board, s: AwState, c: Country, out: Place[]): number {
  let n = 0
  for (const clear of CLEAR_FIRST) {
    for (let zone = 0; zone < b.zones.length; zone++) {
      if (!b.scenarios[s.scenario].openZone[zone] || !zoneHasPort(b, s, c, zone, ownPort)) continue
      if (!clear || !hostileFleet(b, s, c, zone)) out[n++] = zonePlace(b, zone)
    }
    if (n > 0) break
  }
  return n
}
const CLEAR_FIRST = [true, false] as const

/** The places where a counter of `c` may be set up when it is built, hired or bought back. Returns how many. */
export function placesFor(b: Board, s: AwState, c: Country, u: Counter, out: Place[]): number {
  if (b.ship[u]) return shipPlaces(b, s, c, out)
  let n = 0
  if (isMercenary(b, u)) {
    for (let place = 0; place < 2 * b.areas.length; place++) {
      const own = place < b.insides && b.owner[place] === c
      if ((own || s.head[place] >= 0) && mayHireAt(b, s, c, place)) out[n++] = place
    }
    return n
  }
  const may = u >= b.firstLeader && !has(b.isTribe, c) ? mayLandLeaderAt : mayBuildAt
  const grounds = has(b.isTribe, c) ? b.isCity.length : b.homeAreas[c].length
  for (let i = 0; i < grounds; i++) {
    const area = has(b.isTribe, c) ? i : b.homeAreas[c][i]
    if (may(b, s, c, area)) out[n++] = field(area)
  }
  return n
}

const scratch: Place[] = []

/** Whether there is any place for it: stops at the first. */
export function hasPlace(b: Board, s: AwState, c: Country, u: Counter): boolean {
  if (b.ship[u]) return shipPlaces(b, s, c, scratch) > 0
  if (isMercenary(b, u)) return anyHirePlace(b, s, c)
  if (has(b.isTribe, c)) return placesFor(b, s, c, u, scratch) > 0
  const may = u >= b.firstLeader ? mayLandLeaderAt : mayBuildAt
  const home = b.homeAreas[c]
  for (let i = 0; i < home.length; i++) if (may(b, s, c, home[i])) return true
  return false
}

/** Home areas first: there is nearly always one. */
export function anyHirePlace(b: Board, s: AwState, c: Country): boolean {
  const home = b.homeAreas[c]
  for (let i = 0; i < home.length; i++) if (mayHireAt(b, s, c, field(home[i]))) return true
  for (let place = 0; place < 2 * b.areas.length; place++)
    if (s.head[place] >= 0 && mayHireAt(b, s, c, place)) return true
  return false
}

/** What has been found out for one country, while nothing changes, on areas and, behind them, sea zones: at home or linked with it, or
 *  cut off. Counted from `age` on: what is older has been forgotten. */
export interface LinkCache {
  readonly verdict: number[]
  age: number
}
const [LINKED, CUT_OFF] = [1, 2]
export const createLinkCache = (): LinkCache => ({ verdict: [], age: 0 })

/** The same, with nothing found out yet. */
export function clearLinkCache(b: Board, links: LinkCache): LinkCache {
  while (links.verdict.length < b.areas.length + b.zones.length) links.verdict.push(0)
  links.age += 4
  return links
}

const queue: number[] = []

/** Whether the line can go through an area, or a zone where the enemy does not outnumber own ships. 6.4 */
const passable = (b: Board, s: AwState, c: Country, node: number): boolean =>
  node < b.areas.length ? friendlyArea(b, s, c, node) : openWater(b, s, c, node - b.areas.length)

/** Looks from an area or zone for a home area, over friendly ones. */
function leadsHome(b: Board, s: AwState, c: Country, start: number, { verdict, age }: LinkCache): boolean {
  if (verdict[start] > age) return verdict[start] === age + LINKED
  if (!passable(b, s, c, start)) return false
  const areas = b.areas.length
  let n = 1
  let found = false
  queue[0] = start
  verdict[start] = age + CUT_OFF
  for (let i = 0; i < n && !found; i++) {
    const at = queue[i]
    if (at < areas && b.home[at] === c) {
      found = true
      break
    }
    const near = at < areas ? b.linked[at] : b.zoneNear[at - areas]
    const over = at < areas ? b.zonesOf[at] : b.ports[at - areas]
    for (let k = 0; k < near.length + over.length && !found; k++) {
      const next =
        k < near.length ? near[k] + (at < areas ? 0 : areas) : over[k - near.length] + (at < areas ? areas : 0)
      if (verdict[next] === age + LINKED) found = true
      else if (verdict[next] <= age && passable(b, s, c, next)) {
        verdict[next] = age + CUT_OFF
        queue[n++] = next
      }
    }
  }
  if (found) for (let i = 0; i < n; i++) verdict[queue[i]] = age + LINKED
  return found
}

function openWater(b: Board, s: AwState, c: Country, zone: Zone): boolean {
  if (!b.scenarios[s.scenario].openZone[zone]) return false
  const place = zonePlace(b, zone)
  let enemies = 0
  for (let rest = fleetsAt(b, s, place) & s.war[c]; rest !== 0; rest &= rest - 1) {
    enemies += shipsOf(b, s, place, lowest(rest))
  }
  return enemies <= shipsOf(b, s, place, c)
}

const own = createLinkCache()

/** Whether regulars in this place can be made whole: an unbroken line of friendly areas leads from there, or from beside it, to a
 *  home area. `lines`: what is known already. 6.4 */
export function lineHome(b: Board, s: AwState, c: Country, place: Place, links = clearLinkCache(b, own)): boolean {
  const area = place < b.insides ? place : place < b.seas ? place - b.insides : NOBODY
  if (area === NOBODY || (place === inside(b, area) && besieged(s, area))) return false
  if (leadsHome(b, s, c, area, links)) return true
  for (const near of b.linked[area]) if (leadsHome(b, s, c, near, links)) return true
  for (const zone of b.zonesOf[area]) if (leadsHome(b, s, c, b.areas.length + zone, links)) return true
  return false
}
