// The form of a set of data: everything the engine plays on. Ids are words of a-z, 0-9 and hyphens; `reconstructed` and
// `source` say where a record is from (nothing: the rulebook).

import type { CardEffect } from './card-effects.ts'
import type { Constants } from './constants.ts'

export type { Constants } from './constants.ts'

interface Sourced {
  readonly reconstructed?: boolean
  readonly source?: string
}

export interface CountryData extends Sourced {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly class: 'power' | 'minor' | 'nomad' | 'nomadMercenary'
  /** The number dice give it. 1.1 */
  readonly number?: number
  readonly track?: number
  readonly handMin?: number
  readonly handMax?: number
  /** Drawn at random each turn. 4.2 */
  readonly mercenaries: number
  readonly tradeMarkers?: number
  readonly armyGroupCards?: number
  readonly capital?: string
  readonly colour: string
  readonly canSellArmyGroup?: boolean
  /** ECO gained by a turn of peace. 7.3.3.e */
  readonly inactiveEcoRise?: number
  /** AP a space on a diplomacy track costs, where it is not 1. 6.9 */
  readonly influenceCost?: number
  readonly fixedEco?: number
}

export interface TradeCityData extends Sourced {
  readonly id: string
  readonly name: string
  readonly area: string
  readonly tributeEco: number
}

export interface UnitTypeData {
  readonly id: string
  readonly name: string
  readonly heavy: boolean
  readonly cavalry: boolean
  readonly bow: boolean
  /** AP on top of the price with 9.7. R43 */
  readonly surcharge: number
  readonly baseCostPerFactor?: number
  readonly flatCost?: number
  readonly repairCost?: number
}

export interface PoolData extends Sourced {
  readonly type: string
  readonly full: number
  readonly reduced: number
  readonly count: number
  /** `start`, or the tag by which the timeline releases it. */
  readonly availability: string
  /** Of ships. */
  readonly search?: number
}

export interface LeaderData extends Sourced {
  readonly id: string
  readonly name: string
  readonly country: string
  readonly kind: 'leader'
  readonly command: number
  readonly action: number
  readonly reduced: { readonly command: number; readonly action: number }
}

export interface KingData extends Sourced {
  readonly id: string
  readonly name: string
  readonly country: string
  readonly kind: 'king'
  readonly command: number
  readonly action: number
  readonly turn: number
  readonly counterBack?: string
}

export interface KingMarkerData {
  readonly commandBonus: number
  readonly actionBonus: number
  readonly count: number
}

export interface AreaData extends Sourced {
  readonly id: string
  readonly name: string
  readonly x: number
  readonly y: number
  readonly kind: 'round' | 'city' | 'fortress' | 'square'
  readonly home?: string
  readonly associatedWith?: string
  readonly white?: boolean
  readonly defence?: number
  readonly eco?: number
  readonly ecoBlue?: boolean
  readonly capital?: boolean
  readonly port?: boolean
  readonly seaZones?: readonly string[]
  readonly tradeCity?: boolean
  readonly special?: string
  readonly nomadEntry?: string
  readonly desertOnly?: boolean
}

export const TERRAINS = ['normal', 'desert', 'river', 'mountain', 'media', 'media-only'] as const
export type Terrain = (typeof TERRAINS)[number]

export interface PathData extends Sourced {
  readonly a: string
  readonly b: string
  readonly terrain: string
}

export interface SeaZoneData extends Sourced {
  readonly id: string
  readonly water: string
  readonly x: number
  readonly y: number
  readonly neighbours: readonly string[]
  readonly ports: readonly string[]
  readonly landArea?: string
}

export interface TradeBoxData extends Sourced {
  readonly id: string
  readonly water: string
  readonly x: number
  readonly y: number
  readonly slots: number
  readonly adjacent: readonly string[]
}

export interface InlandTradeData {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly raidBoxes: readonly string[]
}

export type Json = string | number | boolean | readonly Json[] | { readonly [field: string]: Json }

/** What happens at an interphase: an operation with its fields. 7.6 */
export interface TimelineEffect {
  readonly op: string
  readonly [field: string]: Json
}

interface AnyCardData extends Sourced {
  readonly id: string
  readonly ap: number
  readonly types: readonly string[]
  readonly plus?: boolean
  /** Income AP the event costs; absent: none. 6.11 */
  readonly cost?: number
  /** When it may be played outside one's own impulse, or, for battle cards, when at all. */
  readonly trigger?: readonly string[]
  readonly effect: CardEffect
  /** Words of a card of one's own. */
  readonly title?: string
  readonly text?: string
}

export interface CardData extends AnyCardData {
  readonly copies: number
  /** Countries that may play the event; absent: any. */
  readonly who?: readonly string[]
  /** Countries that must be in the scenario. */
  readonly countries?: readonly string[]
  readonly secretDiplomacyAlt?: boolean
  readonly lasting?: boolean
}

export interface HomeCardData extends AnyCardData {
  readonly country: string
  readonly secretDiplomacyTable?: boolean
}

export interface ArmyGroupCardData extends Sourced {
  readonly id: string
  readonly country: string
  readonly maxArmies: number
  readonly saleValue?: number
}

export interface TurnData {
  readonly turn: number
  readonly label: string
  readonly from: number
  readonly to: number
  readonly king: string
}

export interface TimelineData extends Sourced {
  readonly interphase: number
  readonly id: string
  readonly effect: TimelineEffect
}

export interface SetupEntry {
  /** An area, or a sea zone for ships. */
  readonly area: string
  readonly leader?: string
  readonly units: readonly { readonly type: string; readonly count: number; readonly reduced?: boolean }[]
  readonly inCity?: boolean
  readonly siege?: { readonly kind: string; readonly city: string; readonly level: number }
}

export interface ScenarioData extends Sourced {
  readonly id: string
  readonly name: string
  readonly players: readonly number[]
  readonly firstTurn: number
  readonly lastTurn: number
  readonly startCountry: string
  /** By number of players: the seat, from 1, that runs each power. */
  readonly playerTable: Readonly<Record<number, Readonly<Record<string, number>>>>
  readonly countries: readonly string[]
  readonly active: readonly string[]
  readonly inactive: readonly string[]
  readonly nomadsOnMap: readonly string[]
  /** Absent: all of the map. */
  readonly areasInPlay?: readonly string[]
  readonly closedAreas?: readonly string[]
  readonly seaZonesInPlay?: readonly string[]
  readonly tradeBoxesInPlay?: readonly string[]
  readonly camps: {
    readonly assyrian: readonly string[]
    readonly rebel: readonly string[]
    readonly neutral: readonly string[]
  }
  readonly wars: readonly { readonly a: string; readonly b: string }[]
  readonly tribute: readonly { readonly payer: string; readonly receiver: string; readonly levels: number }[]
  readonly refused: readonly { readonly country: string; readonly marker: string }[]
  readonly diplomacy: Readonly<Record<string, { readonly track?: string; readonly level: number }>>
  readonly tradeCities: Readonly<Record<string, { readonly status: string; readonly holder?: string }>>
  /** ECO without tribute, and the level with it. */
  readonly eco: Readonly<Record<string, number>>
  readonly level: Readonly<Record<string, number>>
  readonly startingBaseEco: Readonly<Record<string, number>>
  readonly hands: Readonly<Record<string, number>>
  readonly tradeMarkers: Readonly<Record<string, number>>
  /** VP at the start, for what was done before the game. 1.1 */
  readonly startingVp?: Readonly<Record<string, number>>
  readonly setup: Readonly<Record<string, readonly SetupEntry[]>>
  readonly minorActivationSetup: Readonly<Record<string, readonly SetupEntry[]>>
  readonly kings: Readonly<Record<string, string>>
  readonly excludedCards: readonly string[]
  readonly victoryTest: { readonly test: 'most-vp' | 'two-rivers'; readonly endsAfterInterphase: number }
  /** Defaults of the options that differ from the usual recommendation. */
  readonly optionDefaults?: Readonly<Record<string, boolean>>
  readonly timelineInPlay?: readonly string[]
  /** What the scenario leaves out: `camps`, `peace`, `secret-diplomacy`, `tribute`. */
  readonly closed?: readonly string[]
}

export interface AwData {
  readonly name: string
  readonly constants: Constants
  readonly countries: readonly CountryData[]
  readonly tradeCities: readonly TradeCityData[]
  readonly unitTypes: readonly UnitTypeData[]
  readonly forcePools: Readonly<Record<string, readonly PoolData[]>>
  readonly leaders: readonly LeaderData[]
  readonly kings: readonly KingData[]
  readonly kingMarker: KingMarkerData
  readonly areas: readonly AreaData[]
  readonly paths: readonly PathData[]
  readonly seaZones: readonly SeaZoneData[]
  readonly tradeBoxes: readonly TradeBoxData[]
  readonly inlandTrade: InlandTradeData
  readonly deck: readonly CardData[]
  readonly homeCards: readonly HomeCardData[]
  readonly armyGroupCards: readonly ArmyGroupCardData[]
  readonly turns: readonly TurnData[]
  readonly timeline: readonly TimelineData[]
  readonly scenarios: readonly ScenarioData[]
}
