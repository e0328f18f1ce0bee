// The usual map: provinces, seas, who is at the table, and what each empire begins with. Another map has the same form.
// The provinces marked so are reconstructed, as are the places of units and markets at the start and the names of the
// normal cities: no text gives them (docs/rulings/mare-nostrum.md).

import type { Track } from './goods.ts'

/** A name as people read it; the provinces' English names are the Latin ones. */
export interface Names {
  readonly en: string
  readonly pl: string
  readonly ru: string
}

export interface CityData {
  readonly sort: 'city' | 'capital' | 'legendary'
  readonly name: string
  readonly names: Names
}

export interface ProvinceData {
  readonly name: string
  readonly names: Names
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
  readonly names: Names
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
  readonly levels: Readonly<Record<Track, number>>
}

/** Who plays with so many players, and what is covered. */
export interface TableData {
  readonly empires: readonly string[]
  readonly covered: readonly string[]
  /** Titles at the start, by empire. C.8 */
  readonly titles: Readonly<Record<Track, string>>
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
    { name: 'gallia', names: { en: 'Gallia', pl: 'Galia', ru: 'Галлия' },
      caravans: ['grain', 'sheep'], markets: 1, cities: [], temples: 0,
      borders: ['dalmatia', 'germania', 'latium'], seas: ['mare-tyrrhenum', 'mare-hadriaticum'] },
    { name: 'latium', names: { en: 'Latium', pl: 'Lacjum', ru: 'Лаций' },
      caravans: ['metal', 'wine'], markets: 1, cities: [{ sort: 'capital', name: 'roma', names: { en: 'Roma', pl: 'Rzym', ru: 'Рим' } }], temples: 1,
      borders: ['gallia', 'italia'], seas: ['mare-hadriaticum', 'mare-tyrrhenum'] },
    { name: 'italia', names: { en: 'Italia', pl: 'Italia', ru: 'Италия' },
      caravans: ['metal', 'oil'], markets: 1, cities: [], temples: 0,
      borders: ['latium'], seas: ['mare-hadriaticum', 'mare-tyrrhenum', 'mare-ionium'] },
    { name: 'numidia', names: { en: 'Numidia', pl: 'Numidia', ru: 'Нумидия' },
      caravans: ['gold', 'gladiators'], markets: 1, cities: [], temples: 0,
      borders: ['africa', 'phasania'], seas: ['mare-sardum'] },
    { name: 'africa', names: { en: 'Africa', pl: 'Afryka', ru: 'Африка' },
      caravans: ['sheep', 'spices'], markets: 1, cities: [{ sort: 'capital', name: 'carthago', names: { en: 'Carthago', pl: 'Kartagina', ru: 'Карфаген' } }], temples: 1,
      borders: ['libya', 'numidia', 'phasania'], seas: ['mare-sardum', 'mare-africum'] },
    { name: 'libya', names: { en: 'Libya', pl: 'Libia', ru: 'Ливия' },
      caravans: ['oil', 'sheep'], markets: 1, cities: [], temples: 0,
      borders: ['africa', 'cyrenaica', 'garamantia', 'phasania'], seas: ['mare-africum'] },
    { name: 'macedonia', names: { en: 'Macedonia', pl: 'Macedonia', ru: 'Македония' },
      caravans: ['grain', 'wine'], markets: 1, cities: [], temples: 0,
      borders: ['achaia', 'dacia', 'dalmatia', 'thracia'], seas: ['mare-hadriaticum', 'mare-ionium', 'mare-aegaeum'] },
    { name: 'thracia', names: { en: 'Thracia', pl: 'Tracja', ru: 'Фракия' },
      caravans: ['stone'], markets: 1, cities: [{ sort: 'city', name: 'byzantium', names: { en: 'Byzantium', pl: 'Bizancjum', ru: 'Византий' } }], temples: 1,
      borders: ['dacia', 'macedonia'], seas: ['mare-aegaeum', 'pontus-euxinus'] },
    { name: 'achaia', names: { en: 'Achaia', pl: 'Achaja', ru: 'Ахайя' },
      caravans: ['oil'], markets: 1, cities: [{ sort: 'capital', name: 'athenae', names: { en: 'Athenae', pl: 'Ateny', ru: 'Афины' } }, { sort: 'city', name: 'corinthus', names: { en: 'Corinthus', pl: 'Korynt', ru: 'Коринф' } }], temples: 1,
      borders: ['macedonia'], seas: ['mare-ionium', 'mare-aegaeum'] },
    { name: 'cyrenaica', names: { en: 'Cyrenaica', pl: 'Cyrenajka', ru: 'Киренаика' },
      caravans: ['papyrus'], markets: 1, cities: [{ sort: 'city', name: 'cyrene', names: { en: 'Cyrene', pl: 'Cyrena', ru: 'Кирена' } }], temples: 1,
      borders: ['aegyptus', 'garamantia', 'libya', 'nubia'], seas: ['mare-africum', 'mare-aegyptum'] },
    { name: 'aegyptus', names: { en: 'Aegyptus', pl: 'Egipt', ru: 'Египет' },
      caravans: ['papyrus'], markets: 1, cities: [{ sort: 'capital', name: 'alexandria', names: { en: 'Alexandria', pl: 'Aleksandria', ru: 'Александрия' } }, { sort: 'city', name: 'memphis', names: { en: 'Memphis', pl: 'Memfis', ru: 'Мемфис' } }], temples: 1,
      borders: ['aethiopia', 'cyrenaica', 'judea', 'nubia'], seas: ['mare-aegyptum'] },
    { name: 'aethiopia', names: { en: 'Aethiopia', pl: 'Etiopia', ru: 'Эфиопия' },
      caravans: ['grain', 'gold'], markets: 1, cities: [], temples: 0,
      borders: ['aegyptus', 'nubia'], seas: [] },
    { name: 'babylonia', names: { en: 'Babylonia', pl: 'Babilonia', ru: 'Вавилония' },
      caravans: ['spices', 'grain'], markets: 1, cities: [{ sort: 'capital', name: 'babylon', names: { en: 'Babylon', pl: 'Babilon', ru: 'Вавилон' } }], temples: 1,
      borders: ['arabia', 'assyria', 'mesopotamia'], seas: [], source: 'reconstructed' },
    { name: 'mesopotamia', names: { en: 'Mesopotamia', pl: 'Mezopotamia', ru: 'Месопотамия' },
      caravans: ['sheep'], markets: 1, cities: [{ sort: 'city', name: 'carrhae', names: { en: 'Carrhae', pl: 'Karry', ru: 'Карры' } }], temples: 1,
      borders: ['arabia', 'armenia', 'assyria', 'babylonia', 'cappadocia', 'cilicia'], seas: [], source: 'reconstructed' },
    { name: 'assyria', names: { en: 'Assyria', pl: 'Asyria', ru: 'Ассирия' },
      caravans: ['wine'], markets: 1, cities: [{ sort: 'city', name: 'ninus', names: { en: 'Ninus', pl: 'Niniwa', ru: 'Ниневия' } }], temples: 1,
      borders: ['armenia', 'babylonia', 'mesopotamia'], seas: [], source: 'reconstructed' },
    { name: 'germania', names: { en: 'Germania', pl: 'Germania', ru: 'Германия' },
      caravans: ['gems'], markets: 1, cities: [], temples: 0,
      borders: ['dacia', 'dalmatia', 'gallia'], seas: [] },
    { name: 'dalmatia', names: { en: 'Dalmatia', pl: 'Dalmacja', ru: 'Далмация' },
      caravans: ['wood', 'gladiators'], markets: 1, cities: [], temples: 0,
      borders: ['dacia', 'gallia', 'germania', 'macedonia'], seas: ['mare-hadriaticum'] },
    { name: 'dacia', names: { en: 'Dacia', pl: 'Dacja', ru: 'Дакия' },
      caravans: ['wine', 'stone'], markets: 1, cities: [], temples: 0,
      borders: ['dalmatia', 'germania', 'macedonia', 'thracia'], seas: ['pontus-euxinus'] },
    { name: 'sicilia', names: { en: 'Sicilia', pl: 'Sycylia', ru: 'Сицилия' },
      caravans: [], markets: 0, cities: [{ sort: 'legendary', name: 'syracuse', names: { en: 'Syracuse', pl: 'Syrakuzy', ru: 'Сиракузы' } }], temples: 1,
      borders: [], seas: ['mare-tyrrhenum', 'mare-sardum', 'mare-ionium', 'mare-africum'] },
    { name: 'creta', names: { en: 'Creta', pl: 'Kreta', ru: 'Крит' },
      caravans: ['ceramics'], markets: 1, cities: [{ sort: 'city', name: 'cnossus', names: { en: 'Cnossus', pl: 'Knossos', ru: 'Кносс' } }], temples: 1,
      borders: [], seas: ['mare-aegaeum', 'mare-africum', 'mare-aegyptum'] },
    { name: 'asia', names: { en: 'Asia', pl: 'Azja', ru: 'Азия' },
      caravans: [], markets: 0, cities: [{ sort: 'legendary', name: 'troia', names: { en: 'Troia', pl: 'Troja', ru: 'Троя' } }], temples: 1,
      borders: ['cappadocia', 'cilicia'], seas: ['pontus-euxinus', 'mare-aegaeum', 'mare-cyprium'] },
    { name: 'cappadocia', names: { en: 'Cappadocia', pl: 'Kapadocja', ru: 'Каппадокия' },
      caravans: ['wood'], markets: 1, cities: [], temples: 0,
      borders: ['armenia', 'asia', 'cilicia', 'mesopotamia'], seas: ['pontus-euxinus'] },
    { name: 'cilicia', names: { en: 'Cilicia', pl: 'Cylicja', ru: 'Киликия' },
      caravans: [], markets: 0, cities: [{ sort: 'city', name: 'tarsus', names: { en: 'Tarsus', pl: 'Tars', ru: 'Тарс' } }], temples: 1,
      borders: ['asia', 'cappadocia', 'judea', 'mesopotamia'], seas: ['mare-cyprium'] },
    { name: 'phasania', names: { en: 'Phasania', pl: 'Fazania', ru: 'Фазания' },
      caravans: ['gladiators'], markets: 1, cities: [], temples: 0,
      borders: ['africa', 'garamantia', 'libya', 'numidia'], seas: [] },
    { name: 'garamantia', names: { en: 'Garamantia', pl: 'Garamantia', ru: 'Гарамантия' },
      caravans: ['oil', 'gems'], markets: 1, cities: [], temples: 0,
      borders: ['cyrenaica', 'libya', 'nubia', 'phasania'], seas: [] },
    { name: 'nubia', names: { en: 'Nubia', pl: 'Nubia', ru: 'Нубия' },
      caravans: ['gladiators'], markets: 1, cities: [], temples: 0,
      borders: ['aegyptus', 'aethiopia', 'cyrenaica', 'garamantia'], seas: [] },
    { name: 'judea', names: { en: 'Judea', pl: 'Judea', ru: 'Иудея' },
      caravans: [], markets: 0, cities: [{ sort: 'legendary', name: 'ierusalem', names: { en: 'Ierusalem', pl: 'Jerozolima', ru: 'Иерусалим' } }], temples: 1,
      borders: ['aegyptus', 'arabia', 'cilicia'], seas: ['mare-aegyptum', 'mare-cyprium'] },
    { name: 'armenia', names: { en: 'Armenia', pl: 'Armenia', ru: 'Армения' },
      caravans: ['gladiators'], markets: 1, cities: [], temples: 0,
      borders: ['assyria', 'cappadocia', 'mesopotamia'], seas: [], source: 'reconstructed' },
    { name: 'arabia', names: { en: 'Arabia', pl: 'Arabia', ru: 'Аравия' },
      caravans: ['gold'], markets: 1, cities: [], temples: 0,
      borders: ['babylonia', 'judea', 'mesopotamia'], seas: [], source: 'reconstructed' },
  ],
  // biome-ignore format: a sea a line
  seas: [
    { name: 'mare-tyrrhenum', names: { en: 'Mare Tyrrhenum', pl: 'Morze Tyrreńskie', ru: 'Тирренское море' }, neighbours: ['mare-ionium', 'mare-sardum'] },
    { name: 'mare-sardum', names: { en: 'Mare Sardum', pl: 'Morze Sardyńskie', ru: 'Сардинское море' }, neighbours: ['mare-africum', 'mare-tyrrhenum'] },
    { name: 'mare-hadriaticum', names: { en: 'Mare Hadriaticum', pl: 'Morze Adriatyckie', ru: 'Адриатическое море' }, neighbours: ['mare-ionium'] },
    { name: 'mare-ionium', names: { en: 'Mare Ionium', pl: 'Morze Jońskie', ru: 'Ионическое море' }, neighbours: ['mare-aegaeum', 'mare-africum', 'mare-hadriaticum', 'mare-tyrrhenum'] },
    { name: 'mare-africum', names: { en: 'Mare Africum', pl: 'Morze Afrykańskie', ru: 'Африканское море' }, neighbours: ['mare-aegaeum', 'mare-aegyptum', 'mare-ionium', 'mare-sardum'] },
    { name: 'mare-aegaeum', names: { en: 'Mare Aegaeum', pl: 'Morze Egejskie', ru: 'Эгейское море' }, neighbours: ['mare-aegyptum', 'mare-africum', 'mare-cyprium', 'mare-ionium', 'pontus-euxinus'] },
    { name: 'mare-aegyptum', names: { en: 'Mare Aegyptum', pl: 'Morze Egipskie', ru: 'Египетское море' }, neighbours: ['mare-aegaeum', 'mare-africum', 'mare-cyprium'] },
    { name: 'mare-cyprium', names: { en: 'Mare Cyprium', pl: 'Morze Cypryjskie', ru: 'Кипрское море' }, neighbours: ['mare-aegaeum', 'mare-aegyptum'] },
    { name: 'pontus-euxinus', names: { en: 'Pontus Euxinus', pl: 'Morze Czarne', ru: 'Чёрное море' }, neighbours: ['mare-aegaeum'] },
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
