// The places of a view as the map draws them: who holds them, what stands there, and all of it in words.

import type { AwView } from '@tabularium/assyrian-wars'
import type { WordsOf } from '../../words.ts'
import type { Aw } from './context.ts'
import { isKing, N, NAMING, UNITS } from './facts.ts'
import type { MapArea, MapStack, MapWater } from './map-data.ts'
import type { eastWords } from './map-words.ts'
import { DATA } from './on-set.ts'
import { counterPicture, leaderCounter, leaderPicture } from './picture.ts'
import { pileWords } from './units.tsx'

type Pile = AwView['piles'][number]
/** What the words of places are made of. */
type Seen = Pick<Aw, 'view' | 'say' | 'w' | 'nameOf'>

/** Sum of the factors that are up; undefined where some are hidden. */
function factorsOf({ units, unknown }: Pile): number | undefined {
  if (unknown > 0) return undefined
  return units.reduce((sum, [kind, side, n]) => {
    const print = UNITS.get(kind)
    return sum + n * ((side === 1 ? print?.reduced : print?.full) ?? 0)
  }, 0)
}

/** The leader whose name stands on the counter: a king, then the best. */
function firstLeader({ leaders }: Pile): Pile['leaders'][number] | undefined {
  return leaders.toSorted((a, b) => Number(isRuler(b)) - Number(isRuler(a)) || b[2] - a[2] || b[1] - a[1])[0]
}
const isRuler = ([id, , , , crowned]: Pile['leaders'][number]): boolean => isKing(id, crowned)

/** How many armies are in the army group of one of these leaders; undefined: in none. 6.6.3 */
function groupSize(view: AwView, { leaders }: Pile): number | undefined {
  const groups = view.position.group as readonly number[]
  for (const [id] of leaders) {
    const card = groups[N.leaders.indexOf(id)] ?? -1
    const armies = card < 0 ? 0 : groups.filter(one => one === card).length
    if (armies > 1) return armies
  }
  return undefined
}

/** The picture of the arm that has most factors in it; of leaders, where there is nothing else. */
export function armOf({ of, units, leaders, unknown }: Pile): string | undefined {
  const factors = new Map<string, number>()
  for (const [kind, side, n] of units) {
    const print = UNITS.get(kind)
    const arm = counterPicture(kind)
    factors.set(arm, (factors.get(arm) ?? 0) + n * ((side === 1 ? print?.reduced : print?.full) ?? 0))
  }
  const [first] = [...factors].toSorted((a, b) => b[1] - a[1])
  return first?.[0] ?? (unknown === 0 && leaders.length > 0 ? leaderCounter(of) : undefined)
}

export function stackOf({ say, view }: Seen, pile: Pile, moving: boolean): MapStack {
  const leader = firstLeader(pile)
  const factors = factorsOf(pile)
  const group = groupSize(view, pile)
  const arm = armOf(pile)
  return {
    country: pile.of,
    units: pile.unknown + pile.units.reduce((sum, [, , n]) => sum + n, 0),
    leaders: pile.leaders.length,
    ...(leader && {
      leader: say(NAMING.leader(leader[0])),
      rating: `${leader[1]}-${leader[2]}`,
      king: isRuler(leader),
      portrait: leaderPicture(leader[0], leader[4]),
    }),
    ...(factors !== undefined && { factors }),
    ...(group !== undefined && { group }),
    ...(arm !== undefined && { arm }),
    ...(moving && { moving }),
  }
}

/** Who holds an area that is not of his own country; undefined: it is his, or nobody's. */
function takenBy({ id, land, city }: AwView['areas'][number]): string | undefined {
  const holder = city !== '' ? city : land
  const owner = N.owner[N.areas.indexOf(id)]
  return holder === '' || (owner >= 0 && N.countries[owner] === holder) ? undefined : holder
}

interface Grace {
  readonly by: string
  readonly until: number
}

/** Capitals of conquered countries, with the conqueror whose grace is not over and its last turn. 7.1.d */
function graces(view: AwView): ReadonlyMap<string, Grace> {
  const turns = view.position.grace as readonly number[]
  const found = new Map<string, Grace>()
  N.countries.forEach((_, country) => {
    for (let power = 0; power < N.powers; power++) {
      const until = turns[N.powers * country + power] ?? 0
      const capital = N.areas[N.capital[country]]
      if (until > 0 && capital !== undefined) found.set(capital, { by: N.countries[power], until })
    }
  })
  return found
}

/** The place of the force on the march. */
export function marchingAt(view: AwView): string | undefined {
  const top = view.frames.findLast(({ at }) => at === 'march')
  const moving = view.position.moving as readonly number[] | undefined
  if (!top || !moving || moving.length === 0) return undefined
  const at = (view.position.at as readonly number[])[moving[0]]
  return N.placeName[at]
}

/** What an area is worth in the interphase beyond its city: as printed, with its markers. 7.3.1 */
const ecoOf = ({ id, ecoPlus = 0, ecoMinus = 0 }: AwView['areas'][number]): number =>
  N.eco[N.areas.indexOf(id)] + ecoPlus - ecoMinus

/** What a place is, and who holds it. */
export function factsOf(
  { w, nameOf }: Seen,
  east: WordsOf<typeof eastWords>,
  area: AwView['areas'][number],
  grace?: Grace,
): string[] {
  const parts: string[] = []
  const at = N.areas.indexOf(area.id)
  if (area.land !== '') parts.push(w('controlledBy', { country: nameOf(area.land) }))
  const level = N.defence[at] - (area.damage ?? 0)
  if (area.city !== '') parts.push(w('cityOf', { country: nameOf(area.city), level }))
  else if (N.isCity[at]) parts.push(east('freeCity', { level }))
  if (N.isCapital[at]) parts.push(w('isCapital'))
  if (N.isFortress[at]) parts.push(w('isFortress'))
  if (N.isPort[at]) parts.push(w('isPort'))
  if (ecoOf(area) !== 0) parts.push(w('ecoHere', { n: ecoOf(area) }))
  if (area.siege && area.siege.kind !== 'none') {
    parts.push(w('besieged', { kind: w(`siege.${area.siege.kind}`), hunger: area.siege.hunger }))
  }
  if (area.pillage) parts.push(w('pillaged', { n: area.pillage }))
  if (area.revolt) parts.push(w('revolt'))
  if (takenBy(area) !== undefined) {
    const owner = N.owner[N.areas.indexOf(area.id)]
    if (owner >= 0) parts.push(east('takenFrom', { country: nameOf(N.countries[owner]) }))
  }
  if (grace) parts.push(east('grace', { country: nameOf(grace.by), turn: grace.until }))
  return parts
}

/** A place in words: what it is, who holds it, what stands there. */
function areaWords(
  aw: Seen,
  east: WordsOf<typeof eastWords>,
  area: AwView['areas'][number],
  piles: readonly Pile[],
  grace: Grace | undefined,
): string {
  const { w, say, nameOf } = aw
  const parts = [say({ key: `area.${area.id}` }), ...factsOf(aw, east, area, grace)]
  for (const pile of piles) {
    parts.push(w('forceOf', { country: nameOf(pile.of), units: pileWords(aw, pile) }))
    const group = groupSize(aw.view, pile)
    if (group !== undefined) parts.push(east('group', { n: group }))
  }
  return parts.join('; ')
}

export function areasOf(aw: Seen, east: WordsOf<typeof eastWords>): readonly MapArea[] {
  const { view, say } = aw
  const scenario = DATA.scenarios.find(({ id }) => id === view.scenario)
  const closed = (id: string): boolean =>
    (scenario?.areasInPlay !== undefined && !scenario.areasInPlay.includes(id)) ||
    (scenario?.closedAreas?.includes(id) ?? false)
  const byPlace = pilesByPlace(view)
  const marching = marchingAt(view)
  const spared = graces(view)
  return view.areas.map((area, at): MapArea => {
    const field = byPlace.get(area.id) ?? []
    const inside = byPlace.get(`in-${area.id}`) ?? []
    const printed = N.isCity[at] ? N.defence[at] : 0
    const taken = takenBy(area)
    const grace = spared.get(area.id)
    const stacks = (piles: readonly Pile[], place: string) =>
      piles.map(pile => stackOf(aw, pile, marching === place && pile.of === view.phasing))
    return {
      id: area.id,
      name: say({ key: `area.${area.id}` }),
      label: areaWords(aw, east, area, [...field, ...inside], grace),
      ...(area.land !== '' && { land: area.land }),
      ...(area.city !== '' && { city: area.city }),
      level: Math.max(0, printed - (area.damage ?? 0)),
      printed,
      ...(area.pillage && { pillage: area.pillage }),
      ...(area.ecoPlus && { ecoPlus: area.ecoPlus }),
      ...(area.ecoMinus && { ecoMinus: area.ecoMinus }),
      ...(area.revolt && { revolt: true }),
      ...(area.province !== '' && { province: true }),
      ...(taken !== undefined && { taken }),
      ...(grace && { grace: grace.by }),
      ...(area.siege &&
        area.siege.kind !== 'none' && {
          siege: { kind: area.siege.kind, hunger: area.siege.hunger, by: area.siege.by[0] ?? '' },
        }),
      field: stacks(field, area.id),
      inside: stacks(inside, `in-${area.id}`),
      ...(closed(area.id) && { closed: true }),
    }
  })
}

export function watersOf(aw: Seen): readonly MapWater[] {
  const { view, say, w, nameOf } = aw
  const scenario = DATA.scenarios.find(({ id }) => id === view.scenario)
  const byPlace = pilesByPlace(view)
  const water = (id: string, open: readonly string[] | undefined): MapWater => {
    const piles = byPlace.get(id) ?? []
    const name = say(NAMING.place(id))
    const forces = piles.map(pile => w('forceOf', { country: nameOf(pile.of), units: pileWords(aw, pile) }))
    return {
      id,
      name,
      label: [name, ...(forces.length > 0 ? forces : [w('nobodyThere')])].join('; '),
      stacks: piles.map(pile => stackOf(aw, pile, false)),
      ...(open !== undefined && !open.includes(id) && { closed: true }),
    }
  }
  return [
    ...N.zones.map(id => water(id, scenario?.seaZonesInPlay)),
    ...N.boxes.map(id => water(id, scenario?.tradeBoxesInPlay)),
  ]
}

export function pilesByPlace(view: AwView): ReadonlyMap<string, readonly Pile[]> {
  const places = new Map<string, Pile[]>()
  for (const pile of view.piles) {
    const list = places.get(pile.place)
    if (list) list.push(pile)
    else places.set(pile.place, [pile])
  }
  return places
}

/** What fits on the map: what can be acted on, what has changed, and one's own capitals; for whoever watches, where the impulse is. */
export function fitPlacesOf(
  view: AwView,
  mine: readonly { readonly id: string }[],
  lit: readonly string[],
  recent: readonly string[],
): readonly string[] {
  const capitals = mine.flatMap(({ id }) => N.areas[N.capital[N.countries.indexOf(id)]] ?? []).slice(0, 1)
  const about = [...new Set([...(lit.length > 0 ? lit : impulseOf(view)), ...recent, ...capitals])]
  return about.filter(id => N.areas.includes(id))
}

/** Where the country stands whose impulse it is, or what it holds. */
function impulseOf(view: AwView): readonly string[] {
  const top = view.frames.at(-1)
  const of = view.phasing !== '' ? view.phasing : (top?.of ?? '')
  const stands = view.piles.filter(pile => pile.of === of && N.areas.includes(pile.place)).map(({ place }) => place)
  if (stands.length > 0) return stands
  return view.areas.filter(({ land }) => land === of).map(({ id }) => id)
}
