// The board of a map: its places and slots as numbers and sets of bits, made once, with everything the rules ask of it.

import type { Catalogue } from '@tabularium/kernel'
import { type Acts, type MnAction, vocabulary } from './actions.ts'
import { EMPIRES } from './data/empires.ts'
import { TRACKS } from './data/goods.ts'
import type { MapData, Names } from './data/map.ts'
import { mapFaults } from './map.ts'
import {
  CAPITAL,
  CARAVAN,
  CITY,
  find,
  goodOf,
  LEGENDARY_CITY,
  MARKET,
  PIECES,
  pieceOf,
  sortOf,
  TEMPLE,
} from './names.ts'

/** What an empire begins with. C.3 */
export interface Start {
  /** The province whose control is printed. */
  readonly capital: number
  readonly homes: readonly {
    readonly province: number
    /** Slots built on, as bits of the province's own slots. */
    readonly built: number
    readonly legions: number
    readonly fortress: boolean
  }[]
  /** By piece. */
  readonly stock: readonly number[]
}

/** What changes with the number of players. C.1, C.2 */
export interface Table {
  readonly empires: readonly number[]
  /** Provinces that are not covered, as bits. */
  readonly inPlay: number
  /** Who holds each title at the start, by empire. */
  readonly titles: readonly number[]
}

export interface Board {
  readonly map: MapData
  readonly provinces: readonly string[]
  readonly seas: readonly string[]
  readonly provinceOf: (name: string) => number
  readonly seaOf: (name: string) => number
  /** By province: those that border it, and the seas it touches. By sea: the provinces on it, and the seas beside it. */
  readonly near: readonly number[]
  readonly seasOf: readonly number[]
  readonly coast: readonly number[]
  readonly seaNear: readonly number[]

  /** The slots of all provinces, one after another: caravans, markets, cities, temples. */
  readonly slots: number
  readonly slotProvince: readonly number[]
  readonly slotSort: readonly number[]
  /** The good of a caravan, -1 for others. */
  readonly slotGood: readonly number[]
  /** Its name within the province: `metal`, `market`, `roma`, `temple`. */
  readonly slotPart: readonly string[]
  /** The slot as a bit of its province's own set. */
  readonly slotBit: readonly number[]
  /** The names of a city; absent for others. */
  readonly slotNames: readonly (Names | undefined)[]
  /** By province: its first slot, and how many; sets of its own slots by sort. */
  readonly firstSlot: readonly number[]
  readonly slotCount: readonly number[]
  readonly caravans: readonly number[]
  readonly markets: readonly number[]
  /** Cities of all three sorts; capitals and legendary cities; legendary cities. */
  readonly cities: readonly number[]
  readonly greatCities: readonly number[]
  readonly legendaryCities: readonly number[]
  readonly temples: readonly number[]
  readonly slotOf: (province: string, part: string) => number

  /** By empire; undefined for one the map does not have. */
  readonly starts: readonly Start[]
  /** The capital province of each empire, and all of them as bits. */
  readonly capitals: readonly number[]
  readonly isCapital: number
  /** By number of players. */
  readonly tables: readonly Table[]

  readonly actions: Catalogue<MnAction>
  readonly acts: Acts
}

const bitsOf = (list: readonly number[]): number => list.reduce((bits, i) => bits | (1 << i), 0)
const NO_TABLE: Table = { empires: [], inPlay: 0, titles: [] }
const NO_START: Start = { capital: -1, homes: [], stock: new Array<number>(PIECES).fill(0) }

/** Throws with a sentence for each thing that is wrong with the map. */
export function createBoard(map: MapData): Board {
  const faults = mapFaults(map)
  if (faults.length > 0) throw new Error(`the map '${map.name}': ${faults.join('; ')}`)

  const provinces = map.provinces.map(({ name }) => name)
  const seas = map.seas.map(({ name }) => name)
  const provinceOf = find(provinces, 'province')
  const seaOf = find(seas, 'sea')
  const empireOf = find(EMPIRES, 'empire')
  const near = map.provinces.map(({ borders }) => bitsOf(borders.map(provinceOf)))
  const seasOf = map.provinces.map(({ seas }) => bitsOf(seas.map(seaOf)))
  const coast = seas.map((_, sea) => bitsOf(provinces.map((_, p) => p).filter(p => (seasOf[p] >> sea) & 1)))
  const seaNear = map.seas.map(({ neighbours }) => bitsOf(neighbours.map(seaOf)))

  const slotProvince: number[] = []
  const slotSort: number[] = []
  const slotGood: number[] = []
  const slotPart: string[] = []
  const slotBit: number[] = []
  const slotNames: (Names | undefined)[] = []
  const firstSlot: number[] = []
  const slotCount: number[] = []
  const setOf = (province: number, ...sorts: readonly number[]) =>
    slotSort.reduce(
      (set, sort, i) => (slotProvince[i] === province && sorts.includes(sort) ? set | slotBit[i] : set),
      0,
    )
  for (const [province, data] of map.provinces.entries()) {
    firstSlot.push(slotProvince.length)
    const parts = new Map<string, number>()
    const add = (sort: number, part: string, good = -1, names?: Names) => {
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
  const slotIndex = find(slotKeys, 'slot')
  const slotOf = (province: string, part: string): number => slotIndex(`${province} ${part}`)
  const each = (...sorts: readonly number[]) => provinces.map((_, province) => setOf(province, ...sorts))

  const starts: Start[] = EMPIRES.map(() => NO_START)
  for (const { name, capital, homes, resources } of map.empires) {
    const stock = new Array<number>(PIECES).fill(0)
    for (const [piece, count] of Object.entries(resources)) stock[pieceOf(piece)] = count
    starts[empireOf(name)] = {
      capital: provinceOf(capital),
      homes: homes.map(home => {
        const at = (part: string) => slotBit[slotOf(home.province, part)]
        let built = 0
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
  const everything = bitsOf(provinces.map((_, p) => p))
  const tables: Table[] = []
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
