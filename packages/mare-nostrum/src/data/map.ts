// The usual map: provinces, seas, who is at the table, and what each empire begins with. Another map has the same form.
// The provinces marked so are reconstructed, as are the places of units and markets at the start and the names of the
// normal cities: no text gives them (docs/rulings/mare-nostrum.md).

import type { TrackName } from './goods.ts'

/** A place of somebody's own map as people read it, by language; English where a language has none. The names of the
 *  usual map are in text/. */
export type Names = Readonly<Record<string, string>>

export interface CityData {
  readonly sort: 'city' | 'capital' | 'legendary'
  readonly name: string
  readonly names?: Names
}

export interface ProvinceData {
  readonly name: string
  readonly names?: Names
  /** Where it is drawn, across and down, in any measure; the usual places need none. */
  readonly at?: readonly [number, number]
  /** Slots: the goods of the caravans, the number of markets, the cities, the number of temples. */
  readonly caravans: readonly string[]
  readonly markets: number
  readonly cities: readonly CityData[]
  readonly temples: number
  readonly borders: readonly string[]
  readonly seas: readonly string[]
  readonly source?: 'reconstructed'
}

export interface SeaData {
  readonly name: string
  readonly names?: Names
  readonly at?: readonly [number, number]
  readonly neighbours: readonly string[]
}

/** What stands in a home province at the start: caravans by good, cities by name. */
export interface HomeData {
  readonly province: string
  readonly caravans: readonly string[]
  readonly markets: number
  readonly cities: readonly string[]
  readonly temples: number
  readonly legions: number
  readonly fortress: boolean
}

export interface EmpireData {
  readonly name: string
  /** The province whose control is printed. */
  readonly capital: string
  readonly homes: readonly HomeData[]
  /** The income of the first round, which follows from the buildings. C.3 */
  readonly resources: Readonly<Record<string, number>>
  /** Levels at the start. C.8 */
  readonly levels: Readonly<Record<TrackName, number>>
}

/** Who plays with so many players, and what is covered. */
export interface TableData {
  readonly empires: readonly string[]
  readonly covered: readonly string[]
  /** Titles at the start, by empire. C.8 */
  readonly titles: Readonly<Record<TrackName, string>>
}

export interface MapData {
  readonly name: string
  readonly provinces: readonly ProvinceData[]
  readonly seas: readonly SeaData[]
  readonly empires: readonly EmpireData[]
  readonly tables: Readonly<Record<string, TableData>>
}

export const MAP: MapData = {
  name: 'usual',
  // biome-ignore format: a province in three lines
  provinces: [
    { name: 'gallia',
      caravans: ['grain', 'sheep'], markets: 1, cities: [], temples: 0,
      borders: ['dalmatia', 'germania', 'latium'], seas: ['mare-tyrrhenum', 'mare-hadriaticum'] },
    { name: 'latium',
      caravans: ['metal', 'wine'], markets: 1, cities: [{ sort: 'capital', name: 'roma' }], temples: 1,
      borders: ['gallia', 'italia'], seas: ['mare-hadriaticum', 'mare-tyrrhenum'] },
    { name: 'italia',
      caravans: ['metal', 'oil'], markets: 1, cities: [], temples: 0,
      borders: ['latium'], seas: ['mare-hadriaticum', 'mare-tyrrhenum', 'mare-ionium'] },
    { name: 'numidia',
      caravans: ['gold', 'gladiators'], markets: 1, cities: [], temples: 0,
      borders: ['africa', 'phasania'], seas: ['mare-sardum'] },
    { name: 'africa',
      caravans: ['sheep', 'spices'], markets: 1, cities: [{ sort: 'capital', name: 'carthago' }], temples: 1,
      borders: ['libya', 'numidia', 'phasania'], seas: ['mare-sardum', 'mare-africum'] },
    { name: 'libya',
      caravans: ['oil', 'sheep'], markets: 1, cities: [], temples: 0,
      borders: ['africa', 'cyrenaica', 'garamantia', 'phasania'], seas: ['mare-africum'] },
    { name: 'macedonia',
      caravans: ['grain', 'wine'], markets: 1, cities: [], temples: 0,
      borders: ['achaia', 'dacia', 'dalmatia', 'thracia'], seas: ['mare-hadriaticum', 'mare-ionium', 'mare-aegaeum'] },
    { name: 'thracia',
      caravans: ['stone'], markets: 1, cities: [{ sort: 'city', name: 'byzantium' }], temples: 1,
      borders: ['dacia', 'macedonia'], seas: ['mare-aegaeum', 'pontus-euxinus'] },
    { name: 'achaia',
      caravans: ['oil'], markets: 1, cities: [{ sort: 'capital', name: 'athenae' }, { sort: 'city', name: 'corinthus' }], temples: 1,
      borders: ['macedonia'], seas: ['mare-ionium', 'mare-aegaeum'] },
    { name: 'cyrenaica',
      caravans: ['papyrus'], markets: 1, cities: [{ sort: 'city', name: 'cyrene' }], temples: 1,
      borders: ['aegyptus', 'garamantia', 'libya', 'nubia'], seas: ['mare-africum', 'mare-aegyptum'] },
    { name: 'aegyptus',
      caravans: ['papyrus'], markets: 1, cities: [{ sort: 'capital', name: 'alexandria' }, { sort: 'city', name: 'memphis' }], temples: 1,
      borders: ['aethiopia', 'cyrenaica', 'judea', 'nubia'], seas: ['mare-aegyptum'] },
    { name: 'aethiopia',
      caravans: ['grain', 'gold'], markets: 1, cities: [], temples: 0,
      borders: ['aegyptus', 'nubia'], seas: [] },
    { name: 'babylonia',
      caravans: ['spices', 'grain'], markets: 1, cities: [{ sort: 'capital', name: 'babylon' }], temples: 1,
      borders: ['arabia', 'assyria', 'mesopotamia'], seas: [], source: 'reconstructed' },
    { name: 'mesopotamia',
      caravans: ['sheep'], markets: 1, cities: [{ sort: 'city', name: 'carrhae' }], temples: 1,
      borders: ['arabia', 'armenia', 'assyria', 'babylonia', 'cappadocia', 'cilicia'], seas: [], source: 'reconstructed' },
    { name: 'assyria',
      caravans: ['wine'], markets: 1, cities: [{ sort: 'city', name: 'ninus' }], temples: 1,
      borders: ['armenia', 'babylonia', 'mesopotamia'], seas: [], source: 'reconstructed' },
    { name: 'germania',
      caravans: ['gems'], markets: 1, cities: [], temples: 0,
      borders: ['dacia', 'dalmatia', 'gallia'], seas: [] },
    { name: 'dalmatia',
      caravans: ['wood', 'gladiators'], markets: 1, cities: [], temples: 0,
      borders: ['dacia', 'gallia', 'germania', 'macedonia'], seas: ['mare-hadriaticum'] },
    { name: 'dacia',
      caravans: ['wine', 'stone'], markets: 1, cities: [], temples: 0,
      borders: ['dalmatia', 'germania', 'macedonia', 'thracia'], seas: ['pontus-euxinus'] },
    { name: 'sicilia',
      caravans: [], markets: 0, cities: [{ sort: 'legendary', name: 'syracuse' }], temples: 1,
      borders: [], seas: ['mare-tyrrhenum', 'mare-sardum', 'mare-ionium', 'mare-africum'] },
    { name: 'creta',
      caravans: ['ceramics'], markets: 1, cities: [{ sort: 'city', name: 'cnossus' }], temples: 1,
      borders: [], seas: ['mare-aegaeum', 'mare-africum', 'mare-aegyptum'] },
    { name: 'asia',
      caravans: [], markets: 0, cities: [{ sort: 'legendary', name: 'troia' }], temples: 1,
      borders: ['cappadocia', 'cilicia'], seas: ['pontus-euxinus', 'mare-aegaeum', 'mare-cyprium'] },
    { name: 'cappadocia',
      caravans: ['wood'], markets: 1, cities: [], temples: 0,
      borders: ['armenia', 'asia', 'cilicia', 'mesopotamia'], seas: ['pontus-euxinus'] },
    { name: 'cilicia',
      caravans: [], markets: 0, cities: [{ sort: 'city', name: 'tarsus' }], temples: 1,
      borders: ['asia', 'cappadocia', 'judea', 'mesopotamia'], seas: ['mare-cyprium'] },
    { name: 'phasania',
      caravans: ['gladiators'], markets: 1, cities: [], temples: 0,
      borders: ['africa', 'garamantia', 'libya', 'numidia'], seas: [] },
    { name: 'garamantia',
      caravans: ['oil', 'gems'], markets: 1, cities: [], temples: 0,
      borders: ['cyrenaica', 'libya', 'nubia', 'phasania'], seas: [] },
    { name: 'nubia',
      caravans: ['gladiators'], markets: 1, cities: [], temples: 0,
      borders: ['aegyptus', 'aethiopia', 'cyrenaica', 'garamantia'], seas: [] },
    { name: 'judea',
      caravans: [], markets: 0, cities: [{ sort: 'legendary', name: 'ierusalem' }], temples: 1,
      borders: ['aegyptus', 'arabia', 'cilicia'], seas: ['mare-aegyptum', 'mare-cyprium'] },
    { name: 'armenia',
      caravans: ['gladiators'], markets: 1, cities: [], temples: 0,
      borders: ['assyria', 'cappadocia', 'mesopotamia'], seas: [], source: 'reconstructed' },
    { name: 'arabia',
      caravans: ['gold'], markets: 1, cities: [], temples: 0,
      borders: ['babylonia', 'judea', 'mesopotamia'], seas: [], source: 'reconstructed' },
  ],
  // biome-ignore format: a sea a line
  seas: [
    { name: 'mare-tyrrhenum', neighbours: ['mare-ionium', 'mare-sardum'] },
    { name: 'mare-sardum', neighbours: ['mare-africum', 'mare-tyrrhenum'] },
    { name: 'mare-hadriaticum', neighbours: ['mare-ionium'] },
    { name: 'mare-ionium', neighbours: ['mare-aegaeum', 'mare-africum', 'mare-hadriaticum', 'mare-tyrrhenum'] },
    { name: 'mare-africum', neighbours: ['mare-aegaeum', 'mare-aegyptum', 'mare-ionium', 'mare-sardum'] },
    { name: 'mare-aegaeum', neighbours: ['mare-aegyptum', 'mare-africum', 'mare-cyprium', 'mare-ionium', 'pontus-euxinus'] },
    { name: 'mare-aegyptum', neighbours: ['mare-aegaeum', 'mare-africum', 'mare-cyprium'] },
    { name: 'mare-cyprium', neighbours: ['mare-aegaeum', 'mare-aegyptum'] },
    { name: 'pontus-euxinus', neighbours: ['mare-aegaeum'] },
  ],
  // biome-ignore format: a home a line
  empires: [
    { name: 'rome', capital: 'latium',
      homes: [
        { province: 'latium', caravans: ['metal', 'wine'], markets: 1, cities: ['roma'], temples: 0, legions: 1, fortress: true },
        { province: 'gallia', caravans: ['grain', 'sheep'], markets: 0, cities: [], temples: 0, legions: 0, fortress: false },
        { province: 'italia', caravans: ['metal', 'oil'], markets: 0, cities: [], temples: 0, legions: 1, fortress: false },
      ],
      resources: { metal: 3, wine: 2, grain: 1, sheep: 1, oil: 1, coin: 1 },
      levels: { trade: 7, culture: 1, military: 3 } },
    { name: 'carthage', capital: 'africa',
      homes: [
        { province: 'africa', caravans: ['sheep', 'spices'], markets: 1, cities: ['carthago'], temples: 0, legions: 1, fortress: true },
        { province: 'numidia', caravans: ['gold', 'gladiators'], markets: 0, cities: [], temples: 0, legions: 0, fortress: false },
        { province: 'libya', caravans: ['oil', 'sheep'], markets: 0, cities: [], temples: 0, legions: 0, fortress: false },
      ],
      resources: { sheep: 3, spices: 2, gold: 1, gladiators: 1, oil: 1, coin: 1 },
      levels: { trade: 7, culture: 1, military: 2 } },
    { name: 'greece', capital: 'achaia',
      homes: [
        { province: 'achaia', caravans: ['oil'], markets: 0, cities: ['athenae', 'corinthus'], temples: 1, legions: 1, fortress: true },
        { province: 'macedonia', caravans: ['grain', 'wine'], markets: 0, cities: [], temples: 0, legions: 1, fortress: false },
        { province: 'thracia', caravans: ['stone'], markets: 0, cities: ['byzantium'], temples: 0, legions: 0, fortress: false },
      ],
      resources: { oil: 1, grain: 1, wine: 1, stone: 1, coin: 5 },
      levels: { trade: 4, culture: 4, military: 3 } },
    { name: 'egypt', capital: 'aegyptus',
      homes: [
        { province: 'aegyptus', caravans: ['papyrus'], markets: 0, cities: ['alexandria', 'memphis'], temples: 1, legions: 1, fortress: true },
        { province: 'cyrenaica', caravans: ['papyrus'], markets: 0, cities: ['cyrene'], temples: 0, legions: 0, fortress: false },
        { province: 'aethiopia', caravans: ['grain', 'gold'], markets: 0, cities: [], temples: 0, legions: 0, fortress: false },
      ],
      resources: { papyrus: 2, grain: 1, gold: 1, coin: 5 },
      levels: { trade: 4, culture: 4, military: 2 } },
    { name: 'babylon', capital: 'babylonia',
      homes: [
        { province: 'babylonia', caravans: ['spices', 'grain'], markets: 1, cities: ['babylon'], temples: 0, legions: 1, fortress: true },
        { province: 'mesopotamia', caravans: ['sheep'], markets: 0, cities: ['carrhae'], temples: 0, legions: 0, fortress: false },
        { province: 'assyria', caravans: ['wine'], markets: 0, cities: ['ninus'], temples: 0, legions: 0, fortress: false },
      ],
      resources: { spices: 2, grain: 2, sheep: 1, wine: 1, coin: 3 },
      levels: { trade: 5, culture: 3, military: 2 } },
  ],
  tables: {
    3: {
      empires: ['rome', 'carthage', 'greece'],
      covered: [
        'cyrenaica',
        'aegyptus',
        'aethiopia',
        'babylonia',
        'mesopotamia',
        'assyria',
        'nubia',
        'judea',
        'armenia',
        'arabia',
      ],
      titles: { trade: 'carthage', culture: 'greece', military: 'rome' },
    },
    4: {
      empires: ['rome', 'carthage', 'greece', 'egypt'],
      covered: ['babylonia', 'mesopotamia', 'assyria', 'armenia', 'arabia'],
      titles: { trade: 'carthage', culture: 'egypt', military: 'rome' },
    },
    5: {
      empires: ['rome', 'carthage', 'greece', 'egypt', 'babylon'],
      covered: [],
      titles: { trade: 'carthage', culture: 'egypt', military: 'rome' },
    },
  },
}
