// The board of a set of data: countries, areas, places, counters and cards as numbers, made once, with all the rules ask of it.

import type { Catalogue } from '@tabularium/kernel'
import type { CardEffect } from '../data/card-effects.ts'
import {
  type AwData,
  type CardData,
  type HomeCardData,
  type KingData,
  type LeaderData,
  type ScenarioData,
  TERRAINS,
} from '../data/types.ts'
import { type Acts, type AwAction, vocabulary } from './actions.ts'
import {
  AP,
  AREA_KINDS,
  type Area,
  type Card,
  CITY,
  type Copy,
  type Counter,
  type Countries,
  type Country,
  FORTRESS,
  find,
  NOBODY,
  type Place,
  ROUND,
} from './names.ts'

/** What a scenario changes on the board. */
export interface ScenarioFacts {
  readonly data: ScenarioData
  /** By area, sea zone, trade box: whether it is in play. */
  readonly open: readonly boolean[]
  readonly openZone: readonly boolean[]
  readonly openBox: readonly boolean[]
  /** Countries, as bits: in the scenario at all, active at the start. Tribes count once the timeline brings them. */
  readonly countries: number
  readonly active: number
  /** By number of seats: the seat of each power, NOBODY for one not in play; undefined: no such table. */
  readonly tables: readonly (readonly number[] | undefined)[]
  /** By kind of card: whether it is in the deck. */
  readonly inDeck: readonly boolean[]
  /** ECO at the start without tribute, by country. 8.3 */
  readonly startingEco: readonly number[]
}

/** Everything of the data as numbers; the catalogue of actions is made from it. */
export interface Names {
  readonly data: AwData
  readonly scenarios: readonly ScenarioFacts[]

  // Countries: powers first, then minors, tribes, hired tribes.
  readonly countries: readonly string[]
  readonly countryOf: (id: string) => Country
  readonly powers: number
  /** On the impulse track. */
  readonly onTrack: number
  readonly isPower: Countries
  readonly isMinor: Countries
  readonly isTribe: Countries
  readonly isHired: Countries
  readonly assyria: Country
  readonly media: Country
  readonly babylonia: Country
  readonly capital: readonly Area[]
  readonly handMin: readonly number[]
  readonly handMax: readonly number[]
  readonly mercenaryDraw: readonly number[]
  /** In twelfths of an AP. */
  readonly influenceCost: readonly number[]
  readonly fixedEco: readonly number[]
  readonly peaceRise: readonly number[]
  /** The power with a number on a die, 0: none. */
  readonly numbered: readonly Country[]

  // Areas.
  readonly areas: readonly string[]
  readonly areaOf: (id: string) => Area
  readonly areaKind: readonly number[]
  readonly isCity: readonly boolean[]
  readonly isFortress: readonly boolean[]
  /** Areas with a city or fortress. */
  readonly cities: readonly Area[]
  /** City, fortress or square. 7.1 */
  readonly isSquare: readonly boolean[]
  readonly home: readonly Country[]
  readonly associated: readonly Country[]
  /** Home or associated owner, NOBODY for white ground and trade cities. */
  readonly owner: readonly Country[]
  readonly defence: readonly number[]
  readonly eco: readonly number[]
  readonly blue: readonly boolean[]
  readonly isCapital: readonly boolean[]
  readonly isPort: readonly boolean[]
  readonly desertOnly: readonly boolean[]
  /** Index of the trade city there, or -1; and its area, by trade city. */
  readonly tradeCity: readonly number[]
  readonly tradeCityArea: readonly Area[]
  readonly sealand: Area
  readonly farEast: Area
  /** Where each tribe enters, by country; -1. */
  readonly entry: readonly Area[]
  readonly homeAreas: readonly (readonly Area[])[]
  readonly linked: readonly (readonly Area[])[]
  /** Terrain of the path at `areas * a + b`, -1: none. */
  readonly path: readonly number[]

  // The sea.
  readonly zones: readonly string[]
  readonly zoneOf: (id: string) => number
  readonly zoneNear: readonly (readonly number[])[]
  /** Port areas (Sealand too, R33) of a zone; zones of a port area. */
  readonly ports: readonly (readonly Area[])[]
  readonly zonesOf: readonly (readonly number[])[]
  readonly water: readonly number[]
  readonly boxes: readonly string[]
  readonly boxZones: readonly (readonly number[])[]
  readonly boxesOf: readonly (readonly number[])[]
  readonly boxSlots: readonly number[]
  readonly boxWater: readonly number[]

  // Places of counters: see `field` and the others.
  readonly places: number
  readonly insides: number
  readonly seas: number
  readonly tradeBoxes: number
  readonly raidBoxes: number
  readonly raids: number
  readonly regroup: Place
  readonly common: Place
  readonly waiting: Place
  readonly out: Place
  readonly pools: number
  readonly stores: number
  readonly wars: number
  readonly placeName: readonly string[]

  // Counters: units and ships by kind, then leaders, then kings.
  readonly kinds: readonly string[]
  readonly kindOf: (id: string) => number
  readonly kindNation: readonly Country[]
  readonly kindType: readonly number[]
  readonly kindFull: readonly number[]
  readonly kindReduced: readonly number[]
  readonly kindSearch: readonly number[]
  /** Counters of a kind: the first, and how many. */
  readonly kindFirst: readonly Counter[]
  readonly kindCount: readonly number[]
  readonly kindIsShip: readonly boolean[]
  readonly types: readonly string[]
  readonly typeHeavy: readonly boolean[]
  readonly typeCavalry: readonly boolean[]
  readonly typeBow: readonly boolean[]
  readonly typeSurcharge: readonly number[]
  readonly counters: number
  readonly units: number
  /** The first unit of each country's own colour. */
  readonly firstUnit: readonly Counter[]
  readonly firstLeader: number
  readonly firstKing: number
  /** By counter. Kind: -1 for leaders. Nation: NOBODY for mercenaries. Tag: '' where it is there from the start. */
  readonly kind: readonly number[]
  readonly nation: readonly Country[]
  readonly type: readonly number[]
  readonly full: readonly number[]
  readonly reduced: readonly number[]
  readonly tag: readonly string[]
  readonly ship: readonly boolean[]
  /** Leaders and kings, at `counter - firstLeader`. */
  readonly leaders: readonly string[]
  /** The counter of a leader or king. */
  readonly leaderOf: (id: string) => Counter
  readonly leaderFacts: readonly (LeaderData | KingData)[]
  readonly command: readonly number[]
  readonly action: readonly number[]
  readonly weakCommand: readonly number[]
  readonly weakAction: readonly number[]

  // Cards: kinds of the deck, then home cards; copies of each.
  readonly cards: readonly string[]
  readonly cardOf: (id: string) => Card
  readonly cardFacts: readonly (CardData | HomeCardData)[]
  readonly commonCards: number
  readonly copies: number
  readonly copyCard: readonly Card[]
  readonly cardFirst: readonly Copy[]
  readonly cardCopies: readonly number[]
  /** NOBODY for common cards. */
  readonly cardHome: readonly Country[]
  /** In twelfths. */
  readonly cardAp: readonly number[]
  readonly cardCost: readonly number[]
  readonly cardPlus: readonly boolean[]
  readonly cardWho: readonly Countries[]
  readonly cardNeeds: readonly number[]
  readonly cardEffect: readonly CardEffect[]
  /** Kinds of the deck that stay on the table. 6.11.l */
  readonly permanent: readonly Card[]
  /** Foreign war cards, in order; the index of a kind of card among them, -1. */
  readonly foreignWars: readonly Card[]
  readonly foreignWarOf: readonly number[]

  readonly groups: readonly string[]
  readonly groupOwner: readonly Country[]
}

export interface Board extends Names {
  readonly actions: Catalogue<AwAction>
  readonly acts: Acts
}

/** The field of an area is the area itself; the rest lie one after another. */
export const field = (area: Area): Place => area as number
/** The area whose field a place is. */
export const fieldArea = (place: Place): Area => place as number
export const inside = (b: Names, area: Area): Place => b.insides + area
export const zonePlace = (b: Names, zone: number): Place => b.seas + zone
export const boxPlace = (b: Names, box: number): Place => b.tradeBoxes + box
export const raidPlace = (b: Names, box: number): Place => b.raidBoxes + box
export const poolOf = (b: Names, country: Country): Place => b.pools + country
export const storeOf = (b: Names, country: Country): Place => b.stores + country
/** Side 0 or 1 of the foreign war with this index. */
export const warSide = (b: Names, war: number, side: number): Place => b.wars + 2 * war + side
/** The area a place belongs to, or -1. */
export const areaAt = (b: Names, place: Place): Area =>
  place < b.insides ? fieldArea(place) : place < b.seas ? place - b.insides : -1
export const isInside = (b: Names, place: Place): boolean => place >= b.insides && place < b.seas
export const isSea = (b: Names, place: Place): boolean => place >= b.seas && place < b.tradeBoxes
/** On the map: an area, a city or a sea zone. */
export const onMap = (b: Names, place: Place): boolean => place < b.tradeBoxes
export const terrain = (b: Names, from: Area, to: Area): number => b.path[b.areas.length * from + to]

const bitsOf = (list: readonly number[]): number => list.reduce((set, i) => set | (1 << i), 0)
const twelfths = (ap: number): number => Math.round(ap * AP)

function scenarioFacts(n: Names, data: ScenarioData): ScenarioFacts {
  const inPlay = (ids: readonly string[], only?: readonly string[], without?: readonly string[]) =>
    ids.map(id => (only ? only.includes(id) : true) && !(without?.includes(id) ?? false))
  const powersOf = (table: Readonly<Record<string, number>>) =>
    n.countries.slice(0, n.powers).map(id => (table[id] ?? 0) - 1)
  const tables: (readonly number[] | undefined)[] = []
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
  const countryOf = find(countries, 'country')
  const ofClass = (what: string) => bitsOf(data.countries.flatMap((c, i) => (c.class === what ? [i] : [])))
  const country = (id: string | undefined): number => (id === undefined ? NOBODY : countryOf(id))
  const known = (id: string): number => countries.indexOf(id)

  const areas = data.areas.map(({ id }) => id)
  const A = areas.length
  const areaOf = find(areas, 'area')
  const areaKind = data.areas.map(({ kind }) => AREA_KINDS.indexOf(kind))
  const home = data.areas.map(area => country(area.home))
  const associated = data.areas.map(area => country(area.associatedWith))
  const linked: number[][] = areas.map(() => [])
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
  const zoneOf = find(zones, 'sea zone')
  const waters = [...new Set(data.seaZones.map(({ water }) => water))]
  const ports = data.seaZones.map(zone => [...zone.ports, ...(zone.landArea ? [zone.landArea] : [])].map(areaOf))
  const boxes = data.tradeBoxes.map(({ id }) => id)
  const boxZones = data.tradeBoxes.map(({ adjacent }) => adjacent.map(zoneOf))

  const types = data.unitTypes.map(({ id }) => id)
  const typeOf = find(types, 'type of unit')
  const kinds: string[] = []
  const kindNation: number[] = []
  const kindType: number[] = []
  const kindFull: number[] = []
  const kindReduced: number[] = []
  const kindSearch: number[] = []
  const kindFirst: number[] = []
  const kindCount: number[] = []
  const kind: number[] = []
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
  const leaderIndex = find(leaders, 'leader')
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
    kindOf: find(kinds, 'kind of unit'),
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
    cardOf: find(cards, 'card'),
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
