// The board of a map: its places and slots as numbers and sets of bits, made once, with everything the rules ask of it.

import { type Bits, type Catalogue, idOf } from '@tabularium/kernel'
import { type Acts, type MnAction, vocabulary } from './actions.ts'
import { EMPIRES } from './data/empires.ts'
import { TRACKS } from './data/goods.ts'
import type { MapData, Names } from './data/map.ts'
import { mapFaults } from './map.ts'
import {
  CAPITAL,
  CARAVAN,
  CITY,
  type Empire,
  type Good,
  goodOf,
  LEGENDARY_CITY,
  MARKET,
  type OwnSlots,
  PIECES,
  type Province,
  type Provinces,
  pieceOf,
  type Sea,
  type Seas,
  type Slot,
  type Sort,
  sortOf,
  TEMPLE,
} from './names.ts'

/** What an empire begins with. C.3 */
export interface Start {
  /** The province whose control is printed. */
  readonly capital: Province
  readonly homes: readonly {
    readonly province: Province
    /** Slots built on, as bits of the province's own slots. */
    readonly built: OwnSlots
    readonly legions: number
    readonly fortress: boolean
  }[]
  /** By piece. */
  readonly stock: readonly number[]
}

/** What changes with the number of players. C.1, C.2 */
export interface TableSetup {
  readonly empires: readonly Empire[]
  /** Provinces that are not covered, as bits. */
  readonly inPlay: Provinces
  /** Who holds each title at the start, by empire. */
  readonly titles: readonly Empire[]
}

export interface Board {
  readonly map: MapData
  readonly provinces: readonly string[]
  readonly seas: readonly string[]
  readonly provinceOf: (name: string) => Province
  readonly seaOf: (name: string) => Sea
  /** By province: those that border it, and the seas it touches. By sea: the provinces on it, and the seas beside it. */
  readonly near: readonly Provinces[]
  readonly seasOf: readonly Seas[]
  readonly coast: readonly Provinces[]
  readonly seaNear: readonly Seas[]

  /** The slots of all provinces, one after another: caravans, markets, cities, temples. */
  readonly slots: number
  readonly slotProvince: readonly Province[]
  readonly slotSort: readonly Sort[]
  /** The good of a caravan, -1 for others. */
  readonly slotGood: readonly Good[]
  /** Its name within the province: `metal`, `market`, `roma`, `temple`. */
  readonly slotPart: readonly string[]
  /** The slot as a bit of its province's own set. */
  readonly slotBit: readonly OwnSlots[]
  /** The names of a city; absent for others. */
  readonly slotNames: readonly (Names | undefined)[]
  /** By province: its first slot, and how many; sets of its own slots by sort. */
  readonly firstSlot: readonly Slot[]
  readonly slotCount: readonly number[]
  readonly caravans: readonly OwnSlots[]
  readonly markets: readonly OwnSlots[]
  /** Cities of all three sorts; capitals and legendary cities; legendary cities. */
  readonly cities: readonly OwnSlots[]
  readonly greatCities: readonly OwnSlots[]
  readonly legendaryCities: readonly OwnSlots[]
  readonly temples: readonly OwnSlots[]
  readonly slotOf: (province: string, part: string) => Slot

  /** By empire; undefined for one the map does not have. */
  readonly starts: readonly Start[]
  /** The capital province of each empire, and all of them as bits. */
  readonly capitals: readonly Province[]
  readonly isCapital: Provinces
  /** By number of players. */
  readonly tables: readonly TableSetup[]

  readonly actions: Catalogue<MnAction>
  readonly acts: Acts
}

const bitsOf = <Of extends number>(list: readonly Of[]): Bits<Of> => list.reduce((bits, i) => bits | (1 << i), 0)
const NO_TABLE: TableSetup = { empires: [], inPlay: 0, titles: [] }
const NO_START: Start = { capital: -1, homes: [], stock: new Array<number>(PIECES).fill(0) }

/** Throws with a sentence for each thing that is wrong with the map. */
export function createBoard(map: MapData): Board {
  const faults = mapFaults(map)
  if (faults.length > 0) throw new Error(`the map '${map.name}': ${faults.map(({ why }) => why).join('; ')}`)

  const provinces = map.provinces.map(({ name }) => name)
  const seas = map.seas.map(({ name }) => name)
  const provinceOf = idOf<Province>(provinces, 'province')
  const seaOf = idOf<Sea>(seas, 'sea')
  const empireOf = idOf<Empire>(EMPIRES, 'empire')
  const near = map.provinces.map(({ borders }) => bitsOf(borders.map(provinceOf)))
  const seasOf = map.provinces.map(({ seas }) => bitsOf(seas.map(seaOf)))
  const coast = seas.map((_, sea) => bitsOf(provinces.map((_, p: Province) => p).filter(p => (seasOf[p] >> sea) & 1)))
  const seaNear = map.seas.map(({ neighbours }) => bitsOf(neighbours.map(seaOf)))

  const slotProvince: Province[] = []
  const slotSort: Sort[] = []
  const slotGood: Good[] = []
  const slotPart: string[] = []
  const slotBit: OwnSlots[] = []
  const slotNames: (Names | undefined)[] = []
  const firstSlot: Slot[] = []
  const slotCount: number[] = []
  const setOf = (province: Province, ...sorts: readonly Sort[]) =>
    slotSort.reduce(
      (set, sort, i) => (slotProvince[i] === province && sorts.includes(sort) ? set | slotBit[i] : set),
      0,
    )
  for (const [province, data] of map.provinces.entries()) {
    firstSlot.push(slotProvince.length)
    const parts = new Map<string, number>()
    const add = (sort: Sort, part: string, good: Good = -1, names?: Names) => {
      const count = (parts.get(part) ?? 0) + 1
      parts.set(part, count)
      slotBit.push(1 << (slotProvince.length - firstSlot[province]))
      slotProvince.push(province)
      slotSort.push(sort)
      slotGood.push(good)
      slotPart.push(count === 1 ? part : `${part}-${count}`)
      slotNames.push(names)
    }
    for (const good of data.caravans) add(CARAVAN, good, goodOf(good))
    for (let i = 0; i < data.markets; i++) add(MARKET, 'market')
    for (const { sort, name, names } of data.cities) add(sortOf(sort), name, -1, names)
    for (let i = 0; i < data.temples; i++) add(TEMPLE, 'temple')
    slotCount.push(slotProvince.length - firstSlot[province])
  }
  const slotKeys = slotProvince.map((province, i) => `${provinces[province]} ${slotPart[i]}`)
  const slotIndex = idOf<Slot>(slotKeys, 'slot')
  const slotOf = (province: string, part: string): Slot => slotIndex(`${province} ${part}`)
  const each = (...sorts: readonly Sort[]) => provinces.map((_, province: Province) => setOf(province, ...sorts))

  const starts: Start[] = EMPIRES.map(() => NO_START)
  for (const { name, capital, homes, resources } of map.empires) {
    const stock = new Array<number>(PIECES).fill(0)
    for (const [piece, count] of Object.entries(resources)) stock[pieceOf(piece)] = count
    starts[empireOf(name)] = {
      capital: provinceOf(capital),
      homes: homes.map(home => {
        const at = (part: string) => slotBit[slotOf(home.province, part)]
        let built: OwnSlots = 0
        const goods = new Map<string, number>()
        for (const good of home.caravans) {
          const count = (goods.get(good) ?? 0) + 1
          goods.set(good, count)
          built |= at(count === 1 ? good : `${good}-${count}`)
        }
        for (let i = 0; i < home.markets; i++) built |= at(i === 0 ? 'market' : `market-${i + 1}`)
        for (const city of home.cities) built |= at(city)
        for (let i = 0; i < home.temples; i++) built |= at(i === 0 ? 'temple' : `temple-${i + 1}`)
        return { province: provinceOf(home.province), built, legions: home.legions, fortress: home.fortress }
      }),
      stock,
    }
  }
  const everything = bitsOf(provinces.map((_, p: Province) => p))
  const tables: TableSetup[] = []
  for (let n = 0; n <= EMPIRES.length; n++) {
    const data = map.tables[n]
    tables.push(
      data === undefined
        ? NO_TABLE
        : {
            empires: data.empires.map(empireOf),
            inPlay: everything & ~bitsOf(data.covered.map(provinceOf)),
            titles: TRACKS.map(track => empireOf(data.titles[track])),
          },
    )
  }
  const places = { provinces, seas, slotProvince, slotSort, slotPart, seaNear }
  return {
    map,
    provinces,
    seas,
    provinceOf,
    seaOf,
    near,
    seasOf,
    coast,
    seaNear,
    slots: slotProvince.length,
    slotProvince,
    slotSort,
    slotGood,
    slotPart,
    slotBit,
    slotNames,
    firstSlot,
    slotCount,
    caravans: each(CARAVAN),
    markets: each(MARKET),
    cities: each(CITY, CAPITAL, LEGENDARY_CITY),
    greatCities: each(CAPITAL, LEGENDARY_CITY),
    legendaryCities: each(LEGENDARY_CITY),
    temples: each(TEMPLE),
    slotOf,
    starts,
    capitals: starts.map(({ capital }) => capital),
    isCapital: bitsOf(starts.filter(({ capital }) => capital >= 0).map(({ capital }) => capital)),
    tables,
    ...vocabulary(places),
  }
}
