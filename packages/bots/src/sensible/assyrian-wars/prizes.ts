// What there is to take in each area, whoever of a country takes it.

import {
  type Area,
  type AwState,
  BLACK,
  battleVp,
  type Country,
  cityVp,
  field,
  mayBesiege,
  mayEnter,
  NO_SIEGE,
  NOBODY,
} from '@tabularium/assyrian-wars/rules'
import { b } from './board.ts'
import { type Force, forceAt, NO_FORCE, roundsOfHunger, type Walls, wallsOf } from './force.ts'
import { lookAs, type MarchCache, type Prize } from './march-cache.ts'

/** What a trade city is worth by what it pays, and a square of a country without cities by the way to its conquest. */
const TRADE_CITY = 2.5
const SQUARE = 1

const NOTHING: Prize = { foes: NO_FORCE, battle: 0, walls: undefined, city: 0, hunger: 0, square: 0 }

/** Home cities of a country in the hands of another, the capital as two. 7.1 */
function held(s: AwState, c: Country, victim: Country): number {
  let n = 0
  for (const area of b.homeAreas[victim]) if (s.city[area] === c && b.isCity[area]) n += b.isCapital[area] ? 2 : 1
  return n
}

/** What a city is worth to whoever takes it: points, income, the way to a conquest, a refuser punished. 7.1, 7.4.4, 8.3 */
function cityValue(s: AwState, c: Country, area: Area, walls: Walls): number {
  const level = s.siege[area] === NO_SIEGE ? walls.level : s.siegeLevel[area]
  const owner = b.owner[area]
  let value = 0.5 + cityVp(b, area, level, walls.garrison.counters) + 0.4 * b.eco[area]
  if (owner === c) return value + 1
  // A trade city pays whoever takes it, and the level counts twice at the end. 5.2.2, 8.3
  if (b.tradeCity[area] >= 0) return value + (s.city[area] === NOBODY ? TRADE_CITY : TRADE_CITY + 0.5)
  if (owner >= 0) value += owner < b.powers ? 0.4 + 0.3 * Math.min(5, held(s, c, owner)) : 0.8
  if (c === b.assyria && owner >= 0 && s.refused[owner] === BLACK) value += 2.5
  return value
}

/** Ground that counts for a conquest as a city does, and has no walls. 7.1 */
const isOpenSquare = (s: AwState, c: Country, area: Area): boolean =>
  b.isSquare[area] && !b.isCity[area] && s.land[area] !== c && ((s.war[c] >> s.land[area]) & 1) === 1
function squaresHeld(s: AwState, c: Country, victim: Country): number {
  let n = 0
  for (const area of b.homeAreas[victim]) if (b.isSquare[area] && s.land[area] === c) n++
  return n
}

function battleValue(s: AwState, c: Country, area: Area, foes: Force): number {
  if (foes.units === 0) return 0
  let value = battleVp(b, foes.units) + 0.12 * foes.units
  if (c === b.assyria) {
    for (let u = s.head[field(area)]; u >= 0; u = s.next[u]) {
      if ((s.war[c] >> s.own[u]) & 1 && !b.ship[u] && s.refused[s.own[u]] === BLACK) value += 0.3
    }
  }
  // One's own city is relieved.
  if (b.isCity[area] && (s.kin[c] >> s.city[area]) & 1) value += 1 + 0.5 * b.defence[area] + (b.isCapital[area] ? 3 : 0)
  return value
}

function findPrize(s: AwState, c: Country, area: Area): Prize {
  const besieging = mayBesiege(b, s, c, area)
  const square = !besieging && isOpenSquare(s, c, area)
  const foes = forceAt(s, field(area), s.war[c])
  if (!besieging && !square && foes.counters === 0) return NOTHING
  const walls = besieging ? wallsOf(s, area) : undefined
  return {
    foes,
    battle: battleValue(s, c, area, foes),
    walls,
    city: walls ? cityValue(s, c, area, walls) : 0,
    hunger: walls ? roundsOfHunger(s, c, area) : 0,
    square: square ? SQUARE + 0.4 * squaresHeld(s, c, b.owner[area]) : 0,
  }
}

export function prizeAt(s: AwState, cache: MarchCache, c: Country, area: Area): Prize {
  lookAs(cache, c)
  const known = cache.prizes[area]
  if (known !== undefined) return known
  const found = findPrize(s, c, area)
  cache.prizes[area] = found
  return found
}

/** Whether a country may enter an area without a declaration of war. */
export function isOpenTo(s: AwState, cache: MarchCache, c: Country, area: Area): boolean {
  lookAs(cache, c)
  const known = cache.entries[area]
  if (known !== undefined) return known
  const found = mayEnter(b, s, c, area) === 1
  cache.entries[area] = found
  return found
}
