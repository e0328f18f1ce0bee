// The board of a set of data: countries, areas, places, counters and cards as numbers, made once, with all the rules ask of it.

import { type Bits, type Catalogue, idOf, type Seat } from '@tabularium/kernel'
import { type AwData, type ScenarioData, TERRAINS } from '../data/types.ts'
import { type Acts, type AwAction, vocabulary } from './actions.ts'
import type { Names, ScenarioFacts } from './facts.ts'
import {
  AP,
  AREA_KINDS,
  type Area,
  type Box,
  type Card,
  CITY,
  type Counter,
  type Country,
  FORTRESS,
  NOBODY,
  type Place,
  ROUND,
  type Side,
  type UnitKind,
  type War,
  type Zone,
} from './names.ts'

export interface Board extends Names {
  readonly actions: Catalogue<AwAction>
  readonly acts: Acts
}

/** The field of an area is the area itself; the rest lie one after another. */
export const field = (area: Area): Place => area as number
/** The area whose field a place is. */
export const fieldArea = (place: Place): Area => place as number
export const inside = (b: Names, area: Area): Place => b.insides + area
export const zonePlace = (b: Names, zone: Zone): Place => b.seas + zone
export const boxPlace = (b: Names, box: Box): Place => b.tradeBoxes + box
export const raidPlace = (b: Names, box: Box): Place => b.raidBoxes + box
export const poolOf = (b: Names, country: Country): Place => b.pools + country
export const storeOf = (b: Names, country: Country): Place => b.stores + country
/** Side 0 or 1 of the foreign war with this index. */
export const warSide = (b: Names, war: War, side: Side): Place => b.wars + 2 * war + side
/** The area a place belongs to, or -1. */
export const areaAt = (b: Names, place: Place): Area =>
  place < b.insides ? fieldArea(place) : place < b.seas ? place - b.insides : -1
export const isInside = (b: Names, place: Place): boolean => place >= b.insides && place < b.seas
export const isSea = (b: Names, place: Place): boolean => place >= b.seas && place < b.tradeBoxes
/** On the map: an area, a city or a sea zone. */
export const onMap = (b: Names, place: Place): boolean => place < b.tradeBoxes
export const terrain = (b: Names, from: Area, to: Area): number => b.path[b.areas.length * from + to]

const bitsOf = <Of extends number>(list: readonly Of[]): Bits<Of> => list.reduce((set, i) => set | (1 << i), 0)
const twelfths = (ap: number): number => Math.round(ap * AP)

function scenarioFacts(n: Names, data: ScenarioData): ScenarioFacts {
  const inPlay = (ids: readonly string[], only?: readonly string[], without?: readonly string[]) =>
    ids.map(id => (only ? only.includes(id) : true) && !(without?.includes(id) ?? false))
  const powersOf = (table: Readonly<Record<string, number>>) =>
    n.countries.slice(0, n.powers).map(id => (table[id] ?? 0) - 1)
  const tables: (readonly Seat[] | undefined)[] = []
  for (let seats = 0; seats <= 5; seats++) tables.push(data.playerTable[seats] && powersOf(data.playerTable[seats]))
  return {
    data,
    open: inPlay(n.areas, data.areasInPlay, data.closedAreas),
    openZone: inPlay(n.zones, data.seaZonesInPlay),
    openBox: inPlay(n.boxes, data.tradeBoxesInPlay),
    countries: bitsOf(data.countries.map(n.countryOf)),
    active: bitsOf(data.active.map(n.countryOf)),
    tables,
    inDeck: n.cards.map((id, kind) => kind < n.commonCards && !data.excludedCards.includes(id)),
    startingEco: n.countries.map(id => data.startingBaseEco[id] ?? 0),
  }
}

/** The numbers of a set of data that has no faults. */
export function namesOf(data: AwData): Names {
  const countries = data.countries.map(({ id }) => id)
  const countryOf = idOf<Country>(countries, 'country')
  const ofClass = (what: string) => bitsOf(data.countries.flatMap((c, i) => (c.class === what ? [i] : [])))
  const country = (id: string | undefined): number => (id === undefined ? NOBODY : countryOf(id))
  const known = (id: string): number => countries.indexOf(id)

  const areas = data.areas.map(({ id }) => id)
  const A = areas.length
  const areaOf = idOf<Area>(areas, 'area')
  const areaKind = data.areas.map(({ kind }) => AREA_KINDS.indexOf(kind))
  const home = data.areas.map(area => country(area.home))
  const associated = data.areas.map(area => country(area.associatedWith))
  const linked: Area[][] = areas.map(() => [])
  const path = new Array<number>(A * A).fill(-1)
  for (const p of data.paths) {
    const [x, y] = [areaOf(p.a), areaOf(p.b)]
    linked[x].push(y)
    linked[y].push(x)
    path[A * x + y] = path[A * y + x] = (TERRAINS as readonly string[]).indexOf(p.terrain)
  }
  for (const list of linked) list.sort((x, y) => x - y)
  const tradeCity = areas.map(id => data.tradeCities.findIndex(({ area }) => area === id))
  const special = (what: string) => data.areas.findIndex(area => area.special === what)

  const zones = data.seaZones.map(({ id }) => id)
  const zoneOf = idOf<Zone>(zones, 'sea zone')
  const waters = [...new Set(data.seaZones.map(({ water }) => water))]
  const ports = data.seaZones.map(zone => [...zone.ports, ...(zone.landArea ? [zone.landArea] : [])].map(areaOf))
  const boxes = data.tradeBoxes.map(({ id }) => id)
  const boxZones = data.tradeBoxes.map(({ adjacent }) => adjacent.map(zoneOf))

  const types = data.unitTypes.map(({ id }) => id)
  const typeOf = idOf<number>(types, 'type of unit')
  const kinds: string[] = []
  const kindNation: Country[] = []
  const kindType: number[] = []
  const kindFull: number[] = []
  const kindReduced: number[] = []
  const kindSearch: number[] = []
  const kindFirst: Counter[] = []
  const kindCount: number[] = []
  const kind: UnitKind[] = []
  const tag: string[] = []
  for (const [id, pool] of [...countries, 'mercenary'].map(id => [id, data.forcePools[id] ?? []] as const)) {
    const names = [...new Set(pool.map(({ type, full }) => `${id}-${type.toLowerCase()}-${full}`))]
    for (const name of names) {
      const entries = pool.filter(({ type, full }) => `${id}-${type.toLowerCase()}-${full}` === name)
      const [{ type, full, reduced, search }] = entries
      kindFirst.push(kind.length)
      for (const entry of entries) {
        for (let i = 0; i < entry.count; i++) {
          kind.push(kinds.length)
          tag.push(entry.availability === 'start' ? '' : entry.availability)
        }
      }
      kindCount.push(kind.length - kindFirst[kinds.length])
      kinds.push(name)
      kindNation.push(known(id))
      kindType.push(typeOf(type))
      kindFull.push(full)
      kindReduced.push(reduced)
      kindSearch.push(search ?? 0)
    }
  }
  const shipType = types.indexOf('SHIP')
  const units = kind.length
  const leaderFacts = [...data.leaders, ...data.kings]
  const leaders = leaderFacts.map(({ id }) => id)
  const leaderIndex = idOf<number>(leaders, 'leader')
  const ofKind = <T>(table: readonly T[]): readonly T[] => kind.map(k => table[k])
  const isShip = kindType.map(type => type === shipType)

  const cardFacts = [...data.deck, ...data.homeCards]
  const cards = cardFacts.map(({ id }) => id)
  const copyCounts = cardFacts.map(card => ('copies' in card ? card.copies : 1))
  const copyCard = copyCounts.flatMap((n, card) => new Array<number>(n).fill(card))
  const cardFirst = copyCounts.map((_, card) => copyCard.indexOf(card))
  const everybody = (1 << countries.length) - 1
  const foreignWars = cardFacts.flatMap((card, i) => (card.effect.op === 'foreignWar' ? [i] : []))

  const insides = A
  const seas = 2 * A
  const tradeBoxes = seas + zones.length
  const raidBoxes = tradeBoxes + boxes.length
  const raids = data.inlandTrade.raidBoxes.length
  const regroup = raidBoxes + raids
  const [common, waiting, out] = [regroup + 1, regroup + 2, regroup + 3]
  const pools = out + 1
  const stores = pools + countries.length
  const wars = stores + countries.length
  const placeName = [
    ...areas,
    ...areas.map(id => `in-${id}`),
    ...zones,
    ...boxes,
    ...data.inlandTrade.raidBoxes,
    'regroup',
    'common',
    'waiting',
    'out',
    ...countries.map(id => `pool-${id}`),
    ...countries.map(id => `stored-${id}`),
    ...foreignWars.flatMap(card => [`${cards[card]}-1`, `${cards[card]}-2`]),
  ]

  const names: Names = {
    data,
    scenarios: [],
    countries,
    countryOf,
    powers: data.countries.filter(c => c.class === 'power').length,
    onTrack: data.countries.filter(c => c.class !== 'nomadMercenary').length,
    isPower: ofClass('power'),
    isMinor: ofClass('minor'),
    isTribe: ofClass('nomad'),
    isHired: ofClass('nomadMercenary'),
    assyria: known('assyria'),
    media: known('media'),
    babylonia: known('babylonia'),
    capital: data.countries.map(c => (c.capital === undefined ? -1 : areaOf(c.capital))),
    handMin: data.countries.map(c => c.handMin ?? 0),
    handMax: data.countries.map(c => c.handMax ?? 0),
    mercenaryDraw: data.countries.map(c => c.mercenaries),
    influenceCost: data.countries.map(c => twelfths(c.influenceCost ?? data.constants.diplomacy.apPerSpace)),
    fixedEco: data.countries.map(c => c.fixedEco ?? -1),
    peaceRise: data.countries.map(c => c.inactiveEcoRise ?? 0),
    numbered: [0, 1, 2, 3, 4, 5, 6].map(n => data.countries.findIndex(c => c.class === 'power' && c.number === n)),
    areas,
    areaOf,
    areaKind,
    isCity: areaKind.map(k => k === CITY || k === FORTRESS),
    isFortress: areaKind.map(k => k === FORTRESS),
    cities: areaKind.flatMap((k, area) => (k === CITY || k === FORTRESS ? [area] : [])),
    isSquare: areaKind.map(k => k !== ROUND),
    home,
    associated,
    owner: home.map((c, i) => (c === NOBODY ? associated[i] : c)),
    defence: data.areas.map(area => area.defence ?? 0),
    eco: data.areas.map(area => area.eco ?? 0),
    blue: data.areas.map(area => area.ecoBlue ?? false),
    isCapital: data.areas.map(area => area.capital ?? false),
    isPort: data.areas.map((area, i) => (area.port ?? false) || i === special('sealand')),
    desertOnly: data.areas.map(area => area.desertOnly ?? false),
    tradeCity,
    tradeCityArea: data.tradeCities.map(({ area }) => areaOf(area)),
    sealand: special('sealand'),
    farEast: special('medianFarEast'),
    entry: countries.map(id => data.areas.findIndex(area => area.nomadEntry === id)),
    homeAreas: countries.map((_, c) => home.flatMap((owner, area) => (owner === c ? [area] : []))),
    linked,
    path,
    zones,
    zoneOf,
    zoneNear: data.seaZones.map(({ neighbours }) => neighbours.map(zoneOf)),
    ports,
    zonesOf: areas.map((_, area) => zones.flatMap((_, zone) => (ports[zone].includes(area) ? [zone] : []))),
    water: data.seaZones.map(({ water }) => waters.indexOf(water)),
    boxes,
    boxZones,
    boxesOf: zones.map((_, zone) => boxes.flatMap((_, box) => (boxZones[box].includes(zone) ? [box] : []))),
    boxSlots: data.tradeBoxes.map(({ slots }) => slots),
    boxWater: data.tradeBoxes.map(({ water }) => waters.indexOf(water)),
    places: placeName.length,
    insides,
    seas,
    tradeBoxes,
    raidBoxes,
    raids,
    regroup,
    common,
    waiting,
    out,
    pools,
    stores,
    wars,
    placeName,
    kinds,
    kindOf: idOf<UnitKind>(kinds, 'kind of unit'),
    kindNation,
    kindType,
    kindFull,
    kindReduced,
    kindSearch,
    kindFirst,
    kindCount,
    kindIsShip: isShip,
    types,
    typeHeavy: data.unitTypes.map(({ heavy }) => heavy),
    typeCavalry: data.unitTypes.map(({ cavalry }) => cavalry),
    typeBow: data.unitTypes.map(({ bow }) => bow),
    typeSurcharge: data.unitTypes.map(({ surcharge }) => surcharge),
    counters: units + leaders.length,
    units,
    firstUnit: countries.map((_, c) => kindFirst[Math.max(0, kindNation.indexOf(c))]),
    firstLeader: units,
    firstKing: units + data.leaders.length,
    kind: [...kind, ...leaders.map(() => -1)],
    nation: [...ofKind(kindNation), ...leaderFacts.map(l => countryOf(l.country))],
    type: [...ofKind(kindType), ...leaders.map(() => -1)],
    full: [...ofKind(kindFull), ...leaders.map(() => 0)],
    reduced: [...ofKind(kindReduced), ...leaders.map(() => 0)],
    tag: [...tag, ...leaders.map(() => '')],
    ship: [...ofKind(isShip), ...leaders.map(() => false)],
    leaders,
    leaderOf: id => units + leaderIndex(id),
    leaderFacts,
    command: leaderFacts.map(l => l.command),
    action: leaderFacts.map(l => l.action),
    weakCommand: leaderFacts.map(l => ('reduced' in l ? l.reduced.command : l.command)),
    weakAction: leaderFacts.map(l => ('reduced' in l ? l.reduced.action : l.action)),
    cards,
    cardOf: idOf<Card>(cards, 'card'),
    cardFacts,
    commonCards: data.deck.length,
    copies: copyCard.length,
    copyCard,
    cardFirst,
    cardCopies: copyCounts,
    cardHome: cardFacts.map(card => ('country' in card ? countryOf(card.country) : NOBODY)),
    cardAp: cardFacts.map(({ ap }) => twelfths(ap)),
    cardCost: cardFacts.map(({ cost }) => twelfths(cost ?? 0)),
    cardPlus: cardFacts.map(({ plus }) => plus ?? false),
    cardWho: cardFacts.map(card =>
      'country' in card
        ? bitsOf([countryOf(card.country)])
        : card.who === undefined
          ? everybody
          : bitsOf(card.who.map(countryOf)),
    ),
    cardNeeds: cardFacts.map(card => ('copies' in card ? bitsOf((card.countries ?? []).map(countryOf)) : 0)),
    cardEffect: cardFacts.map(({ effect }) => effect),
    permanent: data.deck.flatMap(({ effect }, card) => (effect.op === 'permanent' ? [card] : [])),
    foreignWars,
    foreignWarOf: cards.map((_, card) => foreignWars.indexOf(card)),
    groups: data.armyGroupCards.map(({ id }) => id),
    groupOwner: data.armyGroupCards.map(card => countryOf(card.country)),
  }
  return { ...names, scenarios: data.scenarios.map(scenario => scenarioFacts(names, scenario)) }
}

export function createBoard(data: AwData): Board {
  const names = namesOf(data)
  return { ...names, ...vocabulary(names) }
}
