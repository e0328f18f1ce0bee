// Kinds of actions of building, pillage, raids, ships, tribute and dealing. 5.2, 6.1 to 6.5, 6.14 to 6.16, 7.3

import { kind, lone } from '@tabularium/kernel'
import type { Names } from '../facts.ts'
import type { Box, Country, Place, UnitKind } from '../names.ts'
import { areas, cards, countries, leaders, numbers, sidedUnits, units, upTo } from './core.ts'

/** Most points a country can get for cards it discards. 7.3.2 */
export const MOST_REWARD = 12

export const economyKinds = (b: Names) => {
  /** Areas, cities, sea zones, boxes and the regroup box. */
  const places = kind(
    upTo<Place>(b.regroup + 1).map(place => ({ place })),
    ({ place }) => b.placeName[place],
  )
  const raidBoxes = kind(
    upTo<Box>(b.raids).map(box => ({ box })),
    ({ box }) => b.placeName[b.raidBoxes + box],
  )
  /** Sea zones and trade boxes, at `place - seas`. */
  const waters = kind(
    upTo(b.raidBoxes - b.seas).map((i): { place: Place } => ({ place: b.seas + i })),
    ({ place }) => b.placeName[place],
  )
  return {
    build: units(b), // 6.1
    hire: units(b), // 6.2
    recruit: lone(), // 6.3
    rebuild: units(b), // 6.4
    regain: sidedUnits(b), // 6.5
    'regain-leader': leaders(b),
    at: places,
    clear: areas(b), // 6.4: a level of pillage
    wall: areas(b), // 6.4: a level of a city
    combine: units(b), // 9.3
    disband: units(b), // 9.4
    bid: kind(
      upTo<Country>(b.powers).flatMap(power => b.kinds.map((_, unit: UnitKind) => ({ power, unit }))),
      ({ power, unit }) => `${b.countries[power]} ${b.kinds[unit]}`,
    ), // 9.6: at `power * kinds + unit`
    dismiss: lone(), // 5.1: the mercenaries not kept
    pillage: areas(b), // 6.14
    'raid-with': sidedUnits(b), // 6.15
    oust: raidBoxes,
    raid: lone(),
    plunder: countries(b),
    'raid-end': raidBoxes,
    sail: waters, // 6.16: with the fleet there
    steer: waters,
    storm: waters, // 6.16.g: into a trade box without room, by force
    load: areas(b),
    embark: sidedUnits(b),
    'embark-leader': leaders(b),
    detach: sidedUnits(b),
    'ask-along': countries(b),
    land: areas(b),
    anchor: lone(),
    search: waters, // 6.16.f
    seek: countries(b), // 6.16.f, g: whose fleet is looked for
    discard: cards(b), // 7.3.2
    reward: numbers(MOST_REWARD + 1), // 7.3.2: points, the rest as secret actions
    cash: cards(b), // 10.4.a
    spoils: countries(b), // 8.3
    withhold: countries(b), // 5.2.3
    merciless: countries(b), // 7.4.4
  }
}
