// What a set of data says, as numbers: countries, areas, places, counters and cards by index. `namesOf` in board.ts makes it.

import type { Seat } from '@tabularium/kernel'
import type { CardEffect } from '../data/card-effects.ts'
import type { AwData, CardData, HomeCardData, KingData, LeaderData, ScenarioData } from '../data/types.ts'
import type { Area, Box, Card, Copy, Counter, Countries, Country, Place, UnitKind, War, Zone } from './names.ts'

/** What a scenario changes on the board. */
export interface ScenarioFacts {
  readonly data: ScenarioData
  /** By area, sea zone, trade box: whether it is in play. */
  readonly open: readonly boolean[]
  readonly openZone: readonly boolean[]
  readonly openBox: readonly boolean[]
  /** Countries, as bits: in the scenario at all, active at the start. Tribes count once the timeline brings them. */
  readonly countries: Countries
  readonly active: Countries
  /** By number of seats: the seat of each power, NOBODY for one not in play; undefined: no such table. */
  readonly tables: readonly (readonly Seat[] | undefined)[]
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
  readonly zoneOf: (id: string) => Zone
  readonly zoneNear: readonly (readonly Zone[])[]
  /** Port areas (Sealand too, R33) of a zone; zones of a port area. */
  readonly ports: readonly (readonly Area[])[]
  readonly zonesOf: readonly (readonly Zone[])[]
  readonly water: readonly number[]
  readonly boxes: readonly string[]
  readonly boxZones: readonly (readonly Zone[])[]
  readonly boxesOf: readonly (readonly Box[])[]
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
  readonly kindOf: (id: string) => UnitKind
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
  readonly firstLeader: Counter
  readonly firstKing: Counter
  /** By counter. Kind: -1 for leaders. Nation: NOBODY for mercenaries. Tag: '' where it is there from the start. */
  readonly kind: readonly UnitKind[]
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
  readonly foreignWarOf: readonly War[]

  readonly groups: readonly string[]
  readonly groupOwner: readonly Country[]
}
