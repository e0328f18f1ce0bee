// Reading a set of data: whether it can be played, with a sentence for everything that is wrong and where.

import { effectFaults } from '../data/card-effects.ts'
import { DATA } from '../data/index.ts'
import { type AwData, type ScenarioData, type SetupEntry, TERRAINS } from '../data/types.ts'
import { POOL, SETUP, SHAPE, shapeFaults, shapeOf } from './data-shape.ts'
import { AREA_KINDS } from './names.ts'

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Sets of countries are bits; so is the set of seats. */
const MOST_COUNTRIES = 20
const CLASSES = ['power', 'minor', 'nomad', 'nomadMercenary']
const MOST_SEATS = 5

const twice = (list: readonly string[]): string | undefined => list.find((name, i) => list.indexOf(name) !== i)
const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)

/** A list of ids as sentences need it. */
class Known {
  readonly has: (id: string) => boolean
  private readonly what: string
  constructor(what: string, list: readonly string[]) {
    const set = new Set(list)
    this.what = what
    this.has = id => set.has(id)
  }
  *check(id: string | undefined, at: string): Generator<string> {
    if (id !== undefined && !this.has(id)) yield `${at}: there is no ${this.what} '${id}'`
  }
}

interface Ids {
  readonly country: Known
  readonly area: Known
  readonly zone: Known
  readonly box: Known
  readonly type: Known
  readonly leader: Known
  readonly card: Known
}

/** Everything that is wrong with a set of data; nothing: it can be played. */
export function dataFaults(data: AwData): readonly string[] {
  const faults = [...nameFaults(data)]
  const known: Ids = {
    country: new Known('country', ids(data.countries)),
    area: new Known('area', ids(data.areas)),
    zone: new Known('sea zone', ids(data.seaZones)),
    box: new Known('trade box', ids(data.tradeBoxes)),
    type: new Known('type of unit', ids(data.unitTypes)),
    leader: new Known('leader', [...ids(data.leaders), ...ids(data.kings)]),
    card: new Known('card', ids(data.deck)),
  }
  faults.push(
    ...countryFaults(data, known),
    ...mapFaults(data, known),
    ...unitFaults(data, known),
    ...cardFaults(data, known),
  )
  for (const scenario of data.scenarios) faults.push(...scenarioFaults(data, scenario, known))
  if (data.scenarios.length === 0) faults.push('there is no scenario')
  return faults
}

function* nameFaults(data: AwData): Generator<string> {
  const lists: Readonly<Record<string, readonly string[]>> = {
    countries: ids(data.countries),
    places: [...ids(data.areas), ...ids(data.seaZones), ...ids(data.tradeBoxes), ...data.inlandTrade.raidBoxes],
    leaders: [...ids(data.leaders), ...ids(data.kings)],
    cards: [...ids(data.deck), ...ids(data.homeCards)],
    'army group cards': ids(data.armyGroupCards),
    scenarios: ids(data.scenarios),
  }
  for (const [what, list] of Object.entries(lists)) {
    for (const id of list) if (!NAME.test(id)) yield `${what}: '${id}' is no name: a-z, 0-9 and hyphens only`
    const found = twice(list)
    if (found !== undefined) yield `${what}: '${found}' is there twice`
  }
}

function* countryFaults({ countries, areas, leaders, kings }: AwData, known: Ids): Generator<string> {
  if (countries.length > MOST_COUNTRIES) yield `${countries.length} countries, ${MOST_COUNTRIES} at most`
  let last = 0
  for (const { id, class: sort, capital } of countries) {
    const place = CLASSES.indexOf(sort)
    if (place < 0) yield `${id} is a '${sort}'; there are ${CLASSES.join(', ')}`
    if (place < last) yield `${id}: powers come first, then minors, nomads and hired nomads`
    last = Math.max(last, place)
    yield* known.area.check(capital, `${id}: capital`)
    const area = areas.find(other => other.id === capital)
    if (area && (area.home !== id || area.capital !== true)) yield `${id}: ${capital} is not its capital on the map`
  }
  for (const id of ['assyria', 'media', 'babylonia']) {
    if (!known.country.has(id)) yield `there is no country '${id}', which the rules name`
  }
  for (const { id, country } of [...leaders, ...kings]) yield* known.country.check(country, id)
}

function* mapFaults({ areas, paths, seaZones, tradeBoxes, tradeCities }: AwData, known: Ids): Generator<string> {
  for (const { id, kind, home, associatedWith, defence = 0, seaZones: zones = [], nomadEntry } of areas) {
    if (!(AREA_KINDS as readonly string[]).includes(kind)) yield `${id} is a '${kind}'`
    const city = kind === 'city' || kind === 'fortress'
    if (city && defence < 1) yield `${id} is a city without a defence level`
    if (!city && defence > 0) yield `${id} has a defence level and no city`
    yield* known.country.check(home, `${id}: home`)
    yield* known.country.check(associatedWith, `${id}: associatedWith`)
    yield* known.country.check(nomadEntry, `${id}: nomadEntry`)
    for (const zone of zones) {
      yield* known.zone.check(zone, id)
      const there = seaZones.find(other => other.id === zone)
      if (there && !there.ports.includes(id) && there.landArea !== id)
        yield `${id} lies on ${zone}, but not the other way round`
    }
  }
  for (const { a, b, terrain } of paths) {
    yield* known.area.check(a, `path ${a} ${b}`)
    yield* known.area.check(b, `path ${a} ${b}`)
    if (a === b) yield `a path leads from ${a} to itself`
    if (!(TERRAINS as readonly string[]).includes(terrain)) yield `path ${a} ${b}: there is no terrain '${terrain}'`
  }
  const found = twice(paths.map(({ a, b }) => [a, b].sort().join(' ')))
  if (found !== undefined) yield `the path ${found} is there twice`
  for (const { id, neighbours, ports, landArea } of seaZones) {
    for (const other of neighbours) {
      yield* known.zone.check(other, id)
      const there = seaZones.find(zone => zone.id === other)
      if (there && !there.neighbours.includes(id)) yield `${id} lies beside ${other}, but not the other way round`
    }
    for (const port of ports) yield* known.area.check(port, `${id}: ports`)
    yield* known.area.check(landArea, `${id}: landArea`)
  }
  for (const { id, adjacent } of tradeBoxes) for (const zone of adjacent) yield* known.zone.check(zone, id)
  for (const { id, area } of tradeCities) {
    yield* known.area.check(area, `trade city ${id}`)
    if (areas.some(other => other.id === area && other.kind === 'round')) yield `trade city ${id}: ${area} has no city`
  }
}

function* unitFaults({ forcePools }: AwData, known: Ids): Generator<string> {
  for (const [id, pool] of Object.entries(forcePools)) {
    if (id !== 'mercenary') yield* known.country.check(id, 'forcePools')
    for (const { type, full, reduced, count } of pool) {
      yield* known.type.check(type, `pool of ${id}`)
      if (reduced > full || reduced < 1) yield `pool of ${id}: ${type} ${full} has a reduced side of ${reduced}`
      if (count < 1) yield `pool of ${id}: ${type} ${full} is there ${count} times`
    }
  }
}

function* cardFaults(
  { deck, homeCards, armyGroupCards, countries, areas, unitTypes }: AwData,
  known: Ids,
): Generator<string> {
  const names = {
    country: (id: string) => countries.findIndex(other => other.id === id),
    area: (id: string) => areas.findIndex(other => other.id === id),
    unitType: (id: string) => unitTypes.findIndex(other => other.id === id),
  }
  for (const card of deck) {
    for (const id of [...(card.who ?? []), ...(card.countries ?? [])]) yield* known.country.check(id, `card ${card.id}`)
    if (card.copies < 1) yield `card ${card.id} is there ${card.copies} times`
    yield* effectFaults(card.effect, names, `card ${card.id}`)
  }
  for (const card of homeCards) {
    yield* known.country.check(card.country, `card ${card.id}`)
    yield* effectFaults(card.effect, names, `card ${card.id}`)
  }
  for (const { id, country } of armyGroupCards) yield* known.country.check(country, id)
}

function* scenarioFaults(data: AwData, scenario: ScenarioData, known: Ids): Generator<string> {
  const at = `scenario ${scenario.id}`
  const countries = [...scenario.countries, ...scenario.active, ...scenario.inactive, scenario.startCountry]
  for (const id of countries) yield* known.country.check(id, at)
  for (const id of [...(scenario.areasInPlay ?? []), ...(scenario.closedAreas ?? [])]) yield* known.area.check(id, at)
  for (const id of scenario.seaZonesInPlay ?? []) yield* known.zone.check(id, at)
  for (const id of scenario.tradeBoxesInPlay ?? []) yield* known.box.check(id, at)
  for (const { a, b } of scenario.wars) for (const id of [a, b]) yield* known.country.check(id, `${at}: wars`)
  for (const id of scenario.excludedCards) yield* known.card.check(id, `${at}: excludedCards`)
  const powers = data.countries
    .filter(c => c.class === 'power' && scenario.countries.includes(c.id))
    .map(({ id }) => id)
  for (const [seats, table] of Object.entries(scenario.playerTable)) {
    if (Number(seats) < 1 || Number(seats) > MOST_SEATS) yield `${at}: a table for ${seats} players`
    for (const id of powers) {
      const seat = table[id]
      if (seat === undefined) yield `${at}: nobody runs ${id} at the table for ${seats}`
      else if (!Number.isInteger(seat) || seat < 1 || seat > Number(seats))
        yield `${at}: seat ${seat} of ${seats} runs ${id}`
    }
    for (let seat = 1; seat <= Number(seats); seat++) {
      if (!Object.values(table).includes(seat)) yield `${at}: seat ${seat} of ${seats} runs nobody`
    }
  }
  for (const [id, entries] of [...Object.entries(scenario.setup), ...Object.entries(scenario.minorActivationSetup)]) {
    yield* known.country.check(id, `${at}: set-up`)
    yield* setupFaults(data, id, entries, known, `${at}: set-up of ${id}`)
  }
}

function* setupFaults(
  { forcePools }: AwData,
  country: string,
  entries: readonly SetupEntry[],
  known: Ids,
  at: string,
): Generator<string> {
  const used = new Map<string, number>()
  for (const { area, leader, units } of entries) {
    if (!known.zone.has(area)) yield* known.area.check(area, at)
    yield* known.leader.check(leader, at)
    for (const { type, count } of units) {
      yield* known.type.check(type, at)
      used.set(type, (used.get(type) ?? 0) + count)
    }
  }
  for (const [type, count] of used) {
    const there = (forcePools[country] ?? []).filter(p => p.type === type && p.availability === 'start')
    const total = there.reduce((sum, pool) => sum + pool.count, 0)
    if (count > total) yield `${at}: ${count} ${type}, but the pool has ${total}`
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A set of data out of JSON; sentences where it is none, or cannot be played. */
export function readData(json: unknown): AwData | readonly string[] {
  const faults = [...shapeFaults(json, { ...SHAPE, constants: shapeOf(DATA.constants) }, 'the data')]
  if (isRecord(json) && faults.length === 0) {
    for (const [id, pool] of Object.entries(json.forcePools as object))
      faults.push(...shapeFaults(pool, POOL, `pool of ${id}`))
    for (const scenario of json.scenarios as readonly Readonly<Record<string, unknown>>[]) {
      for (const part of ['setup', 'minorActivationSetup']) {
        for (const [id, entries] of Object.entries(scenario[part] as object)) {
          faults.push(...shapeFaults(entries, SETUP, `scenario ${String(scenario.id)}: ${part} of ${id}`))
        }
      }
    }
  }
  if (faults.length > 0) return faults
  const found = dataFaults(json as unknown as AwData)
  return found.length > 0 ? found : (json as unknown as AwData)
}
