// Reading a map: whether it can be played, with a sentence for everything that is wrong and where.

import type { DataFault, DataPath } from '@tabularium/kernel'
import { CARD_FACTS } from './data/cards.ts'
import { EMPIRE_FACTS, EMPIRES } from './data/empires.ts'
import { COINS, FORTRESSES, GOOD_FACTS, GOODS, LEGIONS, MARKERS, SORT_FACTS, TRACKS } from './data/goods.ts'
import type { HomeData, MapData, ProvinceData } from './data/map.ts'

const MOST_PLACES = 31
/** Slots of one province fit in a set beside its marker. */
const MOST_SLOTS = 14
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_NAME = 40
const isName = (name: string): boolean => name.length <= LONGEST_NAME && NAME.test(name)
const noName = (name: string): string => `'${name.slice(0, LONGEST_NAME)}' is no name: a-z, 0-9 and hyphens only`

const twice = (list: readonly string[]): string | undefined => list.find((name, i) => list.indexOf(name) !== i)
const count = (list: readonly string[], name: string): number => list.filter(other => other === name).length

const fault = (path: DataPath, why: string): DataFault => ({ path, why })

/** Everything that is wrong with a map; nothing: it can be played. */
export function mapFaults(map: MapData): readonly DataFault[] {
  const faults = [...countFaults(map)]
  // Beyond these counts everything else would take too long.
  if (faults.length > 0) return faults
  faults.push(...nameFaults(map), ...provinceFaults(map), ...seaFaults(map), ...poolFaults(map))
  // What follows reads homes and tables by name: with a wrong name it would only repeat it.
  if (faults.length === 0) faults.push(...empireFaults(map), ...tableFaults(map))
  return faults
}

function* countFaults({ provinces, seas, empires, tables }: MapData): Generator<DataFault> {
  if (provinces.length > MOST_PLACES)
    yield fault(['provinces'], `${provinces.length} provinces, ${MOST_PLACES} at most`)
  if (seas.length > MOST_PLACES) yield fault(['seas'], `${seas.length} seas, ${MOST_PLACES} at most`)
  if (empires.length > EMPIRES.length) yield fault(['empires'], `${empires.length} empires, ${EMPIRES.length} at most`)
  const seats = Object.keys(tables)
  if (seats.length === 0) yield fault(['tables'], 'there is no table: for no number of players')
  for (const n of seats) {
    if (!/^[3-5]$/.test(n)) yield fault(['tables', n], `a table for '${n}' players; there can be 3 to 5`)
  }
}

function* nameFaults({ provinces, seas }: MapData): Generator<DataFault> {
  for (const [part, list] of [
    ['provinces', provinces],
    ['seas', seas],
  ] as const) {
    for (const [i, { name }] of list.entries()) {
      const path = [part, i, 'name']
      if (!isName(name)) yield fault(path, noName(name))
      if (list.findIndex(other => other.name === name) < i) yield fault(path, `'${name}' is there twice`)
    }
  }
  for (const [i, { name }] of seas.entries()) {
    if (provinces.some(province => province.name === name))
      yield fault(['seas', i, 'name'], `'${name}' is a province and a sea`)
  }
}

function* provinceFaults({ provinces, seas }: MapData): Generator<DataFault> {
  for (const [i, { name, borders, seas: touched, caravans, cities, markets, temples }] of provinces.entries()) {
    const here = (...rest: DataPath): DataPath => ['provinces', i, ...rest]
    for (const [j, other] of borders.entries()) {
      const there = provinces.find(province => province.name === other)
      const path = here('borders', j)
      if (there === undefined) yield fault(path, `${name} borders '${other}', which is no province`)
      if (other === name) yield fault(path, `${name} borders itself`)
      if (there !== undefined && !there.borders.includes(name))
        yield fault(path, `${name} borders ${other}, but not the other way round`)
    }
    if (twice(borders) !== undefined) yield fault(here('borders'), `${name} borders '${twice(borders)}' twice`)
    for (const [j, sea] of touched.entries()) {
      if (!seas.some(other => other.name === sea))
        yield fault(here('seas', j), `${name} touches '${sea}', which is no sea`)
    }
    if (twice(touched) !== undefined) yield fault(here('seas'), `${name} touches '${twice(touched)}' twice`)
    for (const [j, good] of caravans.entries()) {
      if (!(GOODS as readonly string[]).includes(good))
        yield fault(here('caravans', j), `${name} has a caravan slot for '${good}', which is no good`)
    }
    for (const [j, city] of cities.entries()) {
      if (!['city', 'capital', 'legendary'].includes(city.sort))
        yield fault(here('cities', j, 'sort'), `${name}: ${city.name} is a '${city.sort}'`)
      if (!isName(city.name)) yield fault(here('cities', j, 'name'), `${name}: ${noName(city.name)}`)
    }
    if (twice(cities.map(city => city.name)) !== undefined)
      yield fault(here('cities'), `${name} has two cities of one name`)
    const slots = caravans.length + markets + cities.length + temples
    if (slots > MOST_SLOTS) yield fault(here(), `${name} has ${slots} slots, ${MOST_SLOTS} at most`)
  }
}

function* seaFaults({ seas }: MapData): Generator<DataFault> {
  for (const [i, { name, neighbours }] of seas.entries()) {
    for (const [j, other] of neighbours.entries()) {
      const there = seas.find(sea => sea.name === other)
      const path = ['seas', i, 'neighbours', j]
      if (there === undefined) yield fault(path, `${name} lies beside '${other}', which is no sea`)
      if (other === name) yield fault(path, `${name} lies beside itself`)
      if (there !== undefined && !there.neighbours.includes(name))
        yield fault(path, `${name} lies beside ${other}, but not the other way round`)
    }
  }
}

function* poolFaults({ provinces }: MapData): Generator<DataFault> {
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
    if (n > pool) yield fault(['provinces'], `${n} slots for ${name}, but only ${pool} pieces`)
  }
}

/** The income of a home, doubled by its market and temple. 1.1 */
function yieldOf({ caravans, markets, cities, temples }: HomeData, into: Map<string, number>): void {
  const add = (piece: string, n: number) => into.set(piece, (into.get(piece) ?? 0) + n)
  for (const good of caravans) add(good, markets > 0 ? 2 : 1)
  if (cities.length > 0) add('coin', cities.length * (temples > 0 ? 2 : 1))
}

function* homeFaults(
  empire: string,
  home: HomeData,
  province: ProvinceData | undefined,
  path: DataPath,
): Generator<DataFault> {
  if (province === undefined) {
    yield fault([...path, 'province'], `${empire} lives in '${home.province}', which is no province`)
    return
  }
  const at = `${empire}, ${home.province}`
  for (const good of new Set(home.caravans)) {
    if (count(home.caravans, good) > count(province.caravans, good))
      yield fault([...path, 'caravans', home.caravans.lastIndexOf(good)], `${at}: no slot for a caravan of ${good}`)
  }
  for (const [i, city] of home.cities.entries()) {
    if (!province.cities.some(({ name }) => name === city))
      yield fault([...path, 'cities', i], `${at}: no slot for '${city}'`)
  }
  if (home.markets > province.markets) yield fault([...path, 'markets'], `${at}: no slot for a market`)
  if (home.temples > province.temples) yield fault([...path, 'temples'], `${at}: no slot for a temple`)
}

function* empireFaults(map: MapData): Generator<DataFault> {
  for (const [i, { name, capital, homes, resources, levels }] of map.empires.entries()) {
    const here = (...rest: DataPath): DataPath => ['empires', i, ...rest]
    if (!(EMPIRES as readonly string[]).includes(name)) yield fault(here('name'), `'${name}' is no empire`)
    if (map.empires.findIndex(other => other.name === name) < i)
      yield fault(here('name'), `the empire '${name}' is there twice`)
    if (!homes.some(({ province }) => province === capital))
      yield fault(here('capital'), `${name}: its capital '${capital}' is no home of it`)
    const province = map.provinces.find(other => other.name === capital)
    if (!province?.cities.some(({ sort }) => sort === 'capital'))
      yield fault(here('capital'), `${name}: '${capital}' has no slot for a capital`)
    if (homes.length > MARKERS + 1)
      yield fault(here('homes'), `${name} has ${homes.length} homes, ${MARKERS + 1} at most`)
    const shared = twice(homes.map(home => home.province))
    if (shared !== undefined) yield fault(here('homes'), `${name} lives in ${shared} twice`)
    for (const [j, home] of homes.entries()) {
      const there = map.provinces.find(other => other.name === home.province)
      yield* homeFaults(name, home, there, here('homes', j))
    }
    const legions = homes.reduce((sum, home) => sum + home.legions, 0)
    const fortresses = homes.filter(home => home.fortress).length
    if (legions > LEGIONS) yield fault(here('homes'), `${name} begins with ${legions} legions, ${LEGIONS} at most`)
    if (fortresses > FORTRESSES)
      yield fault(here('homes'), `${name} begins with ${fortresses} fortresses, ${FORTRESSES} at most`)
    const income = new Map<string, number>()
    for (const home of homes) yieldOf(home, income)
    for (const piece of new Set([...income.keys(), ...Object.keys(resources)])) {
      const [has, makes] = [resources[piece] ?? 0, income.get(piece) ?? 0]
      if (has !== makes)
        yield fault(here('resources', piece), `${name} begins with ${has} ${piece}, but its buildings yield ${makes}`)
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
        yield fault(
          here('levels', track),
          `${name}: ${track} is ${levels[track]}, but its pieces make ${level + bonus}`,
        )
    }
  }
}

function* tableFaults(map: MapData): Generator<DataFault> {
  const lives = new Map(map.empires.map(empire => [empire.name, empire]))
  for (const [n, { empires, covered, titles }] of Object.entries(map.tables)) {
    const at = `${n} players`
    const here = (...rest: DataPath): DataPath => ['tables', n, ...rest]
    if (empires.length !== Number(n)) yield fault(here('empires'), `${at}: ${empires.length} empires`)
    if (twice(empires) !== undefined) yield fault(here('empires'), `${at}: '${twice(empires)}' is there twice`)
    for (const [i, name] of covered.entries()) {
      if (!map.provinces.some(province => province.name === name))
        yield fault(here('covered', i), `${at}: '${name}' is covered, but is no province`)
    }
    const homes = empires.flatMap(name => lives.get(name)?.homes ?? [])
    for (const [i, name] of empires.entries()) {
      if (!lives.has(name)) yield fault(here('empires', i), `${at}: '${name}' is no empire of this map`)
    }
    for (const { province } of homes) {
      if (covered.includes(province))
        yield fault(here('covered', covered.indexOf(province)), `${at}: the home ${province} is covered`)
    }
    const shared = twice(homes.map(({ province }) => province))
    if (shared !== undefined) yield fault(here('empires'), `${at}: two empires live in ${shared}`)
    for (const { name, capital } of map.empires) {
      if (!empires.includes(name) && !covered.includes(capital))
        yield fault(here('covered'), `${at}: nobody lives in the capital ${capital}`)
    }
    for (const track of TRACKS) {
      const holder = lives.get(titles[track])
      const highest = Math.max(...empires.map(name => lives.get(name)?.levels[track] ?? 0))
      const path = here('titles', track)
      if (!empires.includes(titles[track]))
        yield fault(path, `${at}: '${titles[track]}' leads in ${track}, but does not play`)
      else if (holder?.levels[track] !== highest)
        yield fault(path, `${at}: ${titles[track]} leads in ${track} without the highest level`)
    }
    const wanted = new Map<string, number>()
    for (const name of empires) {
      for (const [piece, amount] of Object.entries(lives.get(name)?.resources ?? {})) {
        wanted.set(piece, (wanted.get(piece) ?? 0) + amount)
      }
    }
    for (const [piece, amount] of wanted) {
      const tokens = piece === 'coin' ? COINS : (GOOD_FACTS.find(({ name }) => name === piece)?.tokens ?? 0)
      if (amount > tokens)
        yield fault(here('empires'), `${at}: ${amount} ${piece} at the start, but only ${tokens} tokens`)
    }
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Shape =
  | 'text'
  | 'names'
  | 'number'
  | 'place?'
  | 'yes or no'
  | readonly [Shape]
  | { readonly [name: string]: Shape }

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
  at: 'place?',
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
  seas: [{ name: 'text', names: 'names', at: 'place?', neighbours: ['text'] }],
  empires: [{ name: 'text', capital: 'text', homes: [HOME], levels: LEVELS }],
}

/** A name for people is a line at most. */
const LONGEST_TEXT = 60

const isPlace = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every(n => typeof n === 'number' && Number.isFinite(n) && Math.abs(n) <= 100_000)

function* shapeFaults(value: unknown, shape: Shape, path: DataPath): Generator<DataFault> {
  if (shape === 'text') {
    if (typeof value !== 'string') yield fault(path, 'this is no text')
    else if (value.length > LONGEST_TEXT) yield fault(path, `this is longer than ${LONGEST_TEXT} letters`)
  } else if (shape === 'names') {
    const texts = isRecord(value) ? Object.values(value) : []
    if (value !== undefined && (texts.length === 0 || texts.some(text => typeof text !== 'string')))
      yield fault(path, 'these are no names by language')
    else if (texts.some(text => String(text).length > LONGEST_TEXT))
      yield fault(path, `a name is longer than ${LONGEST_TEXT} letters`)
  } else if (shape === 'number') {
    if (!Number.isInteger(value) || (value as number) < 0) yield fault(path, 'this is no whole number')
  } else if (shape === 'place?') {
    if (value !== undefined && !isPlace(value)) yield fault(path, 'this is no place: two figures, across and down')
  } else if (shape === 'yes or no') {
    if (typeof value !== 'boolean') yield fault(path, 'this is neither true nor false')
  } else if (Array.isArray(shape)) {
    if (!Array.isArray(value)) yield fault(path, 'this is no list')
    else for (const [i, entry] of value.entries()) yield* shapeFaults(entry, shape[0], [...path, i])
  } else if (!isRecord(value)) yield fault(path, value === undefined ? 'this is missing' : 'this is no object')
  else {
    for (const [name, part] of Object.entries(shape)) {
      const entry = value[name]
      if (entry === undefined && part !== 'names' && part !== 'place?')
        yield fault([...path, name], `'${name}' is missing`)
      else yield* shapeFaults(entry, part, [...path, name])
    }
  }
}

/** A map out of JSON; sentences where it is none, or cannot be played. */
export function readMap(json: unknown): MapData | readonly DataFault[] {
  const faults = [...shapeFaults(json, MAP_SHAPE, [])]
  if (isRecord(json) && faults.length === 0) {
    if (!isRecord(json.tables)) faults.push(fault(['tables'], 'this is no object'))
    else for (const [n, table] of Object.entries(json.tables)) faults.push(...shapeFaults(table, TABLE, ['tables', n]))
    for (const [i, empire] of (json.empires as readonly Readonly<Record<string, unknown>>[]).entries()) {
      const path = ['empires', i, 'resources']
      if (!isRecord(empire.resources)) faults.push(fault(path, 'this is no object'))
      else
        for (const [piece, n] of Object.entries(empire.resources))
          faults.push(...shapeFaults(n, 'number', [...path, piece]))
    }
  }
  if (faults.length > 0) return faults
  const found = mapFaults(json as unknown as MapData)
  return found.length > 0 ? found : (json as unknown as MapData)
}
