// Reading a map: whether it can be played, with a sentence for everything that is wrong and where.

import { CARD_FACTS } from './data/cards.ts'
import { EMPIRE_FACTS, EMPIRES } from './data/empires.ts'
import { COINS, FORTRESSES, GOOD_FACTS, GOODS, LEGIONS, MARKERS, SORT_FACTS, TRACKS } from './data/goods.ts'
import type { HomeData, MapData, ProvinceData } from './data/map.ts'

const MOST_PLACES = 31
/** Slots of one province fit in a set beside its marker. */
const MOST_SLOTS = 14
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

const twice = (list: readonly string[]): string | undefined => list.find((name, i) => list.indexOf(name) !== i)
const count = (list: readonly string[], name: string): number => list.filter(other => other === name).length

/** Everything that is wrong with a map; nothing: it can be played. */
export function mapFaults(map: MapData): readonly string[] {
  const faults: string[] = []
  const fault = (wrong: boolean, why: string) => {
    if (wrong) faults.push(why)
  }
  const provinces = map.provinces.map(({ name }) => name)
  const seas = map.seas.map(({ name }) => name)
  fault(provinces.length > MOST_PLACES, `${provinces.length} provinces, ${MOST_PLACES} at most`)
  fault(seas.length > MOST_PLACES, `${seas.length} seas, ${MOST_PLACES} at most`)
  for (const name of [...provinces, ...seas]) fault(!NAME.test(name), `'${name}' is no name: a-z, 0-9 and hyphens only`)
  for (const list of [provinces, seas]) fault(twice(list) !== undefined, `'${twice(list)}' is there twice`)

  for (const { name, borders, seas: touched, caravans, cities, markets, temples } of map.provinces) {
    for (const other of borders) {
      const there = map.provinces.find(province => province.name === other)
      fault(there === undefined, `${name} borders '${other}', which is no province`)
      fault(other === name, `${name} borders itself`)
      fault(
        there !== undefined && !there.borders.includes(name),
        `${name} borders ${other}, but not the other way round`,
      )
    }
    fault(twice(borders) !== undefined, `${name} borders '${twice(borders)}' twice`)
    for (const sea of touched) fault(!seas.includes(sea), `${name} touches '${sea}', which is no sea`)
    fault(twice(touched) !== undefined, `${name} touches '${twice(touched)}' twice`)
    for (const good of caravans) {
      fault(!(GOODS as readonly string[]).includes(good), `${name} has a caravan slot for '${good}', which is no good`)
    }
    for (const city of cities) {
      fault(!['city', 'capital', 'legendary'].includes(city.sort), `${name}: ${city.name} is a '${city.sort}'`)
      fault(!NAME.test(city.name), `${name}: '${city.name}' is no name: a-z, 0-9 and hyphens only`)
    }
    fault(twice(cities.map(city => city.name)) !== undefined, `${name} has two cities of one name`)
    const slots = caravans.length + markets + cities.length + temples
    fault(slots > MOST_SLOTS, `${name} has ${slots} slots, ${MOST_SLOTS} at most`)
  }
  for (const { name, neighbours } of map.seas) {
    for (const other of neighbours) {
      const there = map.seas.find(sea => sea.name === other)
      fault(there === undefined, `${name} lies beside '${other}', which is no sea`)
      fault(other === name, `${name} lies beside itself`)
      fault(
        there !== undefined && !there.neighbours.includes(name),
        `${name} lies beside ${other}, but not the other way round`,
      )
    }
  }
  faults.push(...poolFaults(map))
  // What follows reads homes and tables by name: with a wrong name it would only repeat it.
  if (faults.length === 0) faults.push(...empireFaults(map), ...tableFaults(map))
  return faults
}

function* poolFaults({ provinces }: MapData): Generator<string> {
  const used = new Map<string, number>()
  const add = (sort: string, n = 1) => used.set(sort, (used.get(sort) ?? 0) + n)
  for (const { caravans, markets, cities, temples } of provinces) {
    add('caravan', caravans.length)
    add('market', markets)
    add('temple', temples)
    for (const { sort } of cities) add(sort)
  }
  for (const { name, pool } of SORT_FACTS) {
    const n = used.get(name) ?? 0
    if (n > pool) yield `${n} slots for ${name}, but only ${pool} pieces`
  }
}

/** The income of a home, doubled by its market and temple. 1.1 */
function yieldOf({ caravans, markets, cities, temples }: HomeData, into: Map<string, number>): void {
  const add = (piece: string, n: number) => into.set(piece, (into.get(piece) ?? 0) + n)
  for (const good of caravans) add(good, markets > 0 ? 2 : 1)
  if (cities.length > 0) add('coin', cities.length * (temples > 0 ? 2 : 1))
}

function* homeFaults(empire: string, home: HomeData, province: ProvinceData | undefined): Generator<string> {
  if (province === undefined) {
    yield `${empire} lives in '${home.province}', which is no province`
    return
  }
  const at = `${empire}, ${home.province}`
  for (const good of new Set(home.caravans)) {
    if (count(home.caravans, good) > count(province.caravans, good)) yield `${at}: no slot for a caravan of ${good}`
  }
  for (const city of home.cities) {
    if (!province.cities.some(({ name }) => name === city)) yield `${at}: no slot for '${city}'`
  }
  if (home.markets > province.markets) yield `${at}: no slot for a market`
  if (home.temples > province.temples) yield `${at}: no slot for a temple`
}

function* empireFaults(map: MapData): Generator<string> {
  for (const { name, capital, homes, resources, levels } of map.empires) {
    if (!(EMPIRES as readonly string[]).includes(name)) yield `'${name}' is no empire`
    if (!homes.some(({ province }) => province === capital)) yield `${name}: its capital '${capital}' is no home of it`
    const province = map.provinces.find(other => other.name === capital)
    if (!province?.cities.some(({ sort }) => sort === 'capital'))
      yield `${name}: '${capital}' has no slot for a capital`
    if (homes.length > MARKERS + 1) yield `${name} has ${homes.length} homes, ${MARKERS + 1} at most`
    for (const home of homes)
      yield* homeFaults(
        name,
        home,
        map.provinces.find(other => other.name === home.province),
      )
    const legions = homes.reduce((sum, home) => sum + home.legions, 0)
    const fortresses = homes.filter(home => home.fortress).length
    if (legions > LEGIONS) yield `${name} begins with ${legions} legions, ${LEGIONS} at most`
    if (fortresses > FORTRESSES) yield `${name} begins with ${fortresses} fortresses, ${FORTRESSES} at most`
    const income = new Map<string, number>()
    for (const home of homes) yieldOf(home, income)
    for (const piece of new Set([...income.keys(), ...Object.keys(resources)])) {
      const [has, makes] = [resources[piece] ?? 0, income.get(piece) ?? 0]
      if (has !== makes) yield `${name} begins with ${has} ${piece}, but its buildings yield ${makes}`
    }
    const trade = homes.reduce((sum, home) => sum + home.caravans.length + home.markets, 0)
    const culture = homes.reduce((sum, home) => sum + home.cities.length + home.temples, 0)
    for (const [track, level] of [
      ['trade', trade],
      ['culture', culture],
      ['military', legions + fortresses],
    ] as const) {
      const hero = EMPIRE_FACTS.find(empire => empire.name === name)?.hero
      const bonus = CARD_FACTS.find(card => card.name === hero)?.bonus[TRACKS.indexOf(track)] ?? 0
      if (levels[track] !== level + bonus)
        yield `${name}: ${track} is ${levels[track]}, but its pieces make ${level + bonus}`
    }
  }
}

function* tableFaults(map: MapData): Generator<string> {
  const lives = new Map(map.empires.map(empire => [empire.name, empire]))
  for (const [n, { empires, covered, titles }] of Object.entries(map.tables)) {
    const at = `${n} players`
    if (empires.length !== Number(n)) yield `${at}: ${empires.length} empires`
    if (twice(empires) !== undefined) yield `${at}: '${twice(empires)}' is there twice`
    for (const name of covered) {
      if (!map.provinces.some(province => province.name === name))
        yield `${at}: '${name}' is covered, but is no province`
    }
    const homes = empires.flatMap(name => lives.get(name)?.homes ?? [])
    for (const name of empires) if (!lives.has(name)) yield `${at}: '${name}' is no empire of this map`
    for (const { province } of homes) if (covered.includes(province)) yield `${at}: the home ${province} is covered`
    const shared = twice(homes.map(({ province }) => province))
    if (shared !== undefined) yield `${at}: two empires live in ${shared}`
    for (const { name, capital } of map.empires) {
      if (!empires.includes(name) && !covered.includes(capital)) yield `${at}: nobody lives in the capital ${capital}`
    }
    for (const track of TRACKS) {
      const holder = lives.get(titles[track])
      const highest = Math.max(...empires.map(name => lives.get(name)?.levels[track] ?? 0))
      if (!empires.includes(titles[track])) yield `${at}: '${titles[track]}' leads in ${track}, but does not play`
      else if (holder?.levels[track] !== highest)
        yield `${at}: ${titles[track]} leads in ${track} without the highest level`
    }
    const wanted = new Map<string, number>()
    for (const name of empires) {
      for (const [piece, amount] of Object.entries(lives.get(name)?.resources ?? {})) {
        wanted.set(piece, (wanted.get(piece) ?? 0) + amount)
      }
    }
    for (const [piece, amount] of wanted) {
      const tokens = piece === 'coin' ? COINS : (GOOD_FACTS.find(({ name }) => name === piece)?.tokens ?? 0)
      if (amount > tokens) yield `${at}: ${amount} ${piece} at the start, but only ${tokens} tokens`
    }
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Shape = 'text' | 'names' | 'number' | 'yes or no' | readonly [Shape] | { readonly [name: string]: Shape }

const HOME: Shape = {
  province: 'text',
  caravans: ['text'],
  markets: 'number',
  cities: ['text'],
  temples: 'number',
  legions: 'number',
  fortress: 'yes or no',
}
const PROVINCE: Shape = {
  name: 'text',
  names: 'names',
  caravans: ['text'],
  markets: 'number',
  cities: [{ sort: 'text', name: 'text', names: 'names' }],
  temples: 'number',
  borders: ['text'],
  seas: ['text'],
}
const LEVELS: Shape = { trade: 'number', culture: 'number', military: 'number' }
const TABLE: Shape = {
  empires: ['text'],
  covered: ['text'],
  titles: { trade: 'text', culture: 'text', military: 'text' },
}
const MAP_SHAPE: Shape = {
  name: 'text',
  provinces: [PROVINCE],
  seas: [{ name: 'text', names: 'names', neighbours: ['text'] }],
  empires: [{ name: 'text', capital: 'text', homes: [HOME], levels: LEVELS }],
}

function* shapeFaults(value: unknown, shape: Shape, at: string): Generator<string> {
  if (shape === 'text') {
    if (typeof value !== 'string') yield `${at} is no text`
  } else if (shape === 'names') {
    const texts = isRecord(value) ? Object.values(value) : []
    if (value !== undefined && (texts.length === 0 || texts.some(text => typeof text !== 'string')))
      yield `${at} are no names by language`
  } else if (shape === 'number') {
    if (!Number.isInteger(value) || (value as number) < 0) yield `${at} is no whole number`
  } else if (shape === 'yes or no') {
    if (typeof value !== 'boolean') yield `${at} is neither true nor false`
  } else if (Array.isArray(shape)) {
    if (!Array.isArray(value)) yield `${at} is no list`
    else for (const [i, entry] of value.entries()) yield* shapeFaults(entry, shape[0], `${at}[${i}]`)
  } else if (!isRecord(value)) yield `${at} is no object`
  else {
    for (const [name, part] of Object.entries(shape)) yield* shapeFaults(value[name], part, `${at}.${name}`)
  }
}

/** A map out of JSON; sentences where it is none, or cannot be played. */
export function readMap(json: unknown): MapData | readonly string[] {
  const faults = [...shapeFaults(json, MAP_SHAPE, 'the map')]
  if (isRecord(json) && faults.length === 0) {
    if (!isRecord(json.tables)) faults.push('the map.tables is no object')
    else for (const [n, table] of Object.entries(json.tables)) faults.push(...shapeFaults(table, TABLE, `tables.${n}`))
    for (const empire of json.empires as readonly Readonly<Record<string, unknown>>[]) {
      const { resources, name } = empire
      if (!isRecord(resources)) faults.push(`${String(name)}: resources are no object`)
      else
        for (const [piece, n] of Object.entries(resources))
          faults.push(...shapeFaults(n, 'number', `${name}: ${piece}`))
    }
  }
  if (faults.length > 0) return faults
  const found = mapFaults(json as unknown as MapData)
  return found.length > 0 ? found : (json as unknown as MapData)
}
