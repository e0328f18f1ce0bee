// Reading a set of data: whether it can be played, with a sentence for everything that is wrong and where.

import type { DataFault, DataPath } from '@tabularium/kernel'
import { effectFaults } from '../data/card-effects.ts'
import { DATA } from '../data/index.ts'
import { type AwData, type ScenarioData, type SetupEntry, TERRAINS } from '../data/types.ts'
import { isRecord, POOL, SETUP, SHAPE, shapeFaults, shapeOf } from './data-shape.ts'
import { AREA_KINDS } from './names.ts'

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Sets of countries are bits; so is the set of seats. */
const MOST_COUNTRIES = 20
const CLASSES = ['power', 'minor', 'nomad', 'nomadMercenary']
const MOST_SEATS = 5
const LONGEST_NAME = 40

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
  *check(id: string | undefined, at: string, path: DataPath): Generator<DataFault> {
    if (id !== undefined && !this.has(id)) yield { path, why: `${at}: there is no ${this.what} '${id}'` }
  }
  *each(list: readonly string[], at: string, path: DataPath): Generator<DataFault> {
    for (const [i, id] of list.entries()) yield* this.check(id, at, [...path, i])
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
export function dataFaults(data: AwData): readonly DataFault[] {
  const faults = [...countFaults(data)]
  // Beyond these counts everything else would take too long.
  if (faults.length > 0) return faults
  faults.push(...nameFaults(data))
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
  for (const [i, scenario] of data.scenarios.entries()) faults.push(...scenarioFaults(data, scenario, i, known))
  return faults
}

/** The most of everything that a table can be asked to hold. */
const MOST = {
  areas: 250,
  paths: 700,
  seaZones: 40,
  tradeBoxes: 20,
  tradeCities: 20,
  unitTypes: 30,
  leaders: 80,
  kings: 40,
  deck: 200,
  homeCards: 60,
  armyGroupCards: 60,
  turns: 40,
  timeline: 200,
  scenarios: 12,
} as const
/** Pieces of one kind, copies of one card; and all pieces together. */
const MOST_COPIES = 60
const MOST_PIECES = 1200

function* countFaults(data: AwData): Generator<DataFault> {
  for (const [part, most] of Object.entries(MOST) as readonly (readonly [keyof typeof MOST, number])[]) {
    const { length } = data[part]
    if (length > most) yield { path: [part], why: `${length} entries, ${most} at most` }
  }
  if (data.scenarios.length === 0) yield { path: ['scenarios'], why: 'there is no scenario' }
  if (data.countries.length > MOST_COUNTRIES)
    yield { path: ['countries'], why: `${data.countries.length} countries, ${MOST_COUNTRIES} at most` }
  let pieces = 0
  for (const [id, pool] of Object.entries(data.forcePools)) {
    for (const [i, { count }] of pool.entries()) {
      pieces += count
      if (count > MOST_COPIES)
        yield { path: ['forcePools', id, i, 'count'], why: `${count} pieces of a kind, ${MOST_COPIES} at most` }
    }
  }
  if (pieces > MOST_PIECES) yield { path: ['forcePools'], why: `${pieces} pieces, ${MOST_PIECES} at most` }
  for (const [i, { copies }] of data.deck.entries()) {
    if (copies > MOST_COPIES)
      yield { path: ['deck', i, 'copies'], why: `${copies} copies of a card, ${MOST_COPIES} at most` }
  }
  for (const [i, { slots }] of data.tradeBoxes.entries()) {
    if (slots > MOST_COPIES) yield { path: ['tradeBoxes', i, 'slots'], why: `${slots} slots, ${MOST_COPIES} at most` }
  }
}

function* nameFaults(data: AwData): Generator<DataFault> {
  const { countries, areas, seaZones, tradeBoxes, inlandTrade, leaders, kings, deck, homeCards } = data
  const listed = (part: string, list: readonly { readonly id: string }[]) =>
    list.map(({ id }, i) => ({ id, path: [part, i, 'id'] as DataPath }))
  const raids = inlandTrade.raidBoxes.map((id, i) => ({ id, path: ['inlandTrade', 'raidBoxes', i] as DataPath }))
  const lists: Readonly<Record<string, readonly { readonly id: string; readonly path: DataPath }[]>> = {
    countries: listed('countries', countries),
    places: [
      ...[...listed('areas', areas), ...listed('seaZones', seaZones)],
      ...[...listed('tradeBoxes', tradeBoxes), ...raids],
    ],
    leaders: [...listed('leaders', leaders), ...listed('kings', kings)],
    cards: [...listed('deck', deck), ...listed('homeCards', homeCards)],
    'army group cards': listed('armyGroupCards', data.armyGroupCards),
    scenarios: listed('scenarios', data.scenarios),
  }
  for (const [what, list] of Object.entries(lists)) {
    const seen = new Set<string>()
    for (const { id, path } of list) {
      if (!NAME.test(id) || id.length > LONGEST_NAME)
        yield { path, why: `${what}: '${id.slice(0, LONGEST_NAME)}' is no name: a-z, 0-9 and hyphens only` }
      if (seen.has(id)) yield { path, why: `${what}: '${id}' is there twice` }
      seen.add(id)
    }
  }
}

function* countryFaults({ countries, areas, leaders, kings }: AwData, known: Ids): Generator<DataFault> {
  let last = 0
  for (const [i, { id, code, class: sort, capital }] of countries.entries()) {
    const here = (field: string): DataPath => ['countries', i, field]
    const place = CLASSES.indexOf(sort)
    if (code.length > 4) yield { path: here('code'), why: `${id}: a code has four letters at most` }
    if (place < 0) yield { path: here('class'), why: `${id} is a '${sort}'; there are ${CLASSES.join(', ')}` }
    if (place < last)
      yield { path: here('class'), why: `${id}: powers come first, then minors, nomads and hired nomads` }
    last = Math.max(last, place)
    yield* known.area.check(capital, `${id}: capital`, here('capital'))
    const area = areas.find(other => other.id === capital)
    if (area && (area.home !== id || area.capital !== true))
      yield { path: here('capital'), why: `${id}: ${capital} is not its capital on the map` }
  }
  for (const id of ['assyria', 'media', 'babylonia']) {
    if (!known.country.has(id)) yield { path: ['countries'], why: `there is no country '${id}', which the rules name` }
  }
  for (const [i, { id, country }] of leaders.entries())
    yield* known.country.check(country, id, ['leaders', i, 'country'])
  for (const [i, { id, country }] of kings.entries()) yield* known.country.check(country, id, ['kings', i, 'country'])
}

function* mapFaults({ areas, paths, seaZones, tradeBoxes, tradeCities }: AwData, known: Ids): Generator<DataFault> {
  for (const [i, area] of areas.entries()) {
    const { id, kind, home, associatedWith, defence = 0, seaZones: zones = [], nomadEntry } = area
    const here = (...rest: DataPath): DataPath => ['areas', i, ...rest]
    if (!(AREA_KINDS as readonly string[]).includes(kind)) yield { path: here('kind'), why: `${id} is a '${kind}'` }
    const city = kind === 'city' || kind === 'fortress'
    if (city && defence < 1) yield { path: here('defence'), why: `${id} is a city without a defence level` }
    if (!city && defence > 0) yield { path: here('defence'), why: `${id} has a defence level and no city` }
    yield* known.country.check(home, `${id}: home`, here('home'))
    yield* known.country.check(associatedWith, `${id}: associatedWith`, here('associatedWith'))
    yield* known.country.check(nomadEntry, `${id}: nomadEntry`, here('nomadEntry'))
    for (const [j, zone] of zones.entries()) {
      yield* known.zone.check(zone, id, here('seaZones', j))
      const there = seaZones.find(other => other.id === zone)
      if (there && !there.ports.includes(id) && there.landArea !== id)
        yield { path: here('seaZones', j), why: `${id} lies on ${zone}, but not the other way round` }
    }
  }
  const seen = new Set<string>()
  for (const [i, { a, b, terrain }] of paths.entries()) {
    yield* known.area.check(a, `path ${a} ${b}`, ['paths', i, 'a'])
    yield* known.area.check(b, `path ${a} ${b}`, ['paths', i, 'b'])
    if (a === b) yield { path: ['paths', i], why: `a path leads from ${a} to itself` }
    if (!(TERRAINS as readonly string[]).includes(terrain))
      yield { path: ['paths', i, 'terrain'], why: `path ${a} ${b}: there is no terrain '${terrain}'` }
    const pair = [a, b].sort().join(' ')
    if (seen.has(pair)) yield { path: ['paths', i], why: `the path ${pair} is there twice` }
    seen.add(pair)
  }
  for (const [i, { id, neighbours, ports, landArea }] of seaZones.entries()) {
    for (const [j, other] of neighbours.entries()) {
      const path = ['seaZones', i, 'neighbours', j]
      yield* known.zone.check(other, id, path)
      const there = seaZones.find(zone => zone.id === other)
      if (there && !there.neighbours.includes(id))
        yield { path, why: `${id} lies beside ${other}, but not the other way round` }
    }
    yield* known.area.each(ports, `${id}: ports`, ['seaZones', i, 'ports'])
    yield* known.area.check(landArea, `${id}: landArea`, ['seaZones', i, 'landArea'])
  }
  for (const [i, { id, adjacent }] of tradeBoxes.entries())
    yield* known.zone.each(adjacent, id, ['tradeBoxes', i, 'adjacent'])
  for (const [i, { id, area }] of tradeCities.entries()) {
    const path = ['tradeCities', i, 'area']
    yield* known.area.check(area, `trade city ${id}`, path)
    if (areas.some(other => other.id === area && other.kind === 'round'))
      yield { path, why: `trade city ${id}: ${area} has no city` }
  }
}

function* unitFaults({ forcePools }: AwData, known: Ids): Generator<DataFault> {
  for (const [id, pool] of Object.entries(forcePools)) {
    if (id !== 'mercenary') yield* known.country.check(id, 'forcePools', ['forcePools', id])
    for (const [i, { type, full, reduced, count }] of pool.entries()) {
      const here = (field: string): DataPath => ['forcePools', id, i, field]
      yield* known.type.check(type, `pool of ${id}`, here('type'))
      if (reduced > full || reduced < 1)
        yield { path: here('reduced'), why: `pool of ${id}: ${type} ${full} has a reduced side of ${reduced}` }
      if (count < 1) yield { path: here('count'), why: `pool of ${id}: ${type} ${full} is there ${count} times` }
    }
  }
}

function* cardFaults(
  { deck, homeCards, armyGroupCards, countries, areas, unitTypes }: AwData,
  known: Ids,
): Generator<DataFault> {
  const names = {
    country: (id: string) => countries.findIndex(other => other.id === id),
    area: (id: string) => areas.findIndex(other => other.id === id),
    unitType: (id: string) => unitTypes.findIndex(other => other.id === id),
  }
  for (const [i, card] of deck.entries()) {
    const here = (...rest: DataPath): DataPath => ['deck', i, ...rest]
    yield* known.country.each(card.who ?? [], `card ${card.id}`, here('who'))
    yield* known.country.each(card.countries ?? [], `card ${card.id}`, here('countries'))
    if (card.copies < 1) yield { path: here('copies'), why: `card ${card.id} is there ${card.copies} times` }
    for (const why of effectFaults(card.effect, names, `card ${card.id}`)) yield { path: here('effect'), why }
  }
  for (const [i, card] of homeCards.entries()) {
    yield* known.country.check(card.country, `card ${card.id}`, ['homeCards', i, 'country'])
    for (const why of effectFaults(card.effect, names, `card ${card.id}`))
      yield { path: ['homeCards', i, 'effect'], why }
  }
  for (const [i, { id, country }] of armyGroupCards.entries())
    yield* known.country.check(country, id, ['armyGroupCards', i, 'country'])
}

function* scenarioFaults(data: AwData, scenario: ScenarioData, i: number, known: Ids): Generator<DataFault> {
  const at = `scenario ${scenario.id}`
  const here = (...rest: DataPath): DataPath => ['scenarios', i, ...rest]
  for (const part of ['countries', 'active', 'inactive'] as const)
    yield* known.country.each(scenario[part], at, here(part))
  yield* known.country.check(scenario.startCountry, at, here('startCountry'))
  for (const part of ['areasInPlay', 'closedAreas'] as const)
    yield* known.area.each(scenario[part] ?? [], at, here(part))
  yield* known.zone.each(scenario.seaZonesInPlay ?? [], at, here('seaZonesInPlay'))
  yield* known.box.each(scenario.tradeBoxesInPlay ?? [], at, here('tradeBoxesInPlay'))
  for (const [j, { a, b }] of scenario.wars.entries()) yield* known.country.each([a, b], `${at}: wars`, here('wars', j))
  yield* known.card.each(scenario.excludedCards, `${at}: excludedCards`, here('excludedCards'))
  const powers = data.countries
    .filter(c => c.class === 'power' && scenario.countries.includes(c.id))
    .map(({ id }) => id)
  for (const [seats, table] of Object.entries(scenario.playerTable)) {
    const path = here('playerTable', seats)
    if (!/^[1-9]$/.test(seats) || Number(seats) > MOST_SEATS) {
      yield { path, why: `${at}: a table for ${seats} players` }
      continue
    }
    for (const id of powers) {
      const seat = table[id]
      if (seat === undefined) yield { path, why: `${at}: nobody runs ${id} at the table for ${seats}` }
      else if (!Number.isInteger(seat) || seat < 1 || seat > Number(seats))
        yield { path: [...path, id], why: `${at}: seat ${seat} of ${seats} runs ${id}` }
    }
    for (let seat = 1; seat <= Number(seats); seat++) {
      if (!Object.values(table).includes(seat)) yield { path, why: `${at}: seat ${seat} of ${seats} runs nobody` }
    }
  }
  for (const part of ['setup', 'minorActivationSetup'] as const) {
    for (const [id, entries] of Object.entries(scenario[part])) {
      yield* known.country.check(id, `${at}: set-up`, here(part, id))
      yield* setupFaults(data, id, entries, known, { at: `${at}: set-up of ${id}`, path: here(part, id) })
    }
  }
}

interface Where {
  readonly at: string
  readonly path: DataPath
}

function* setupFaults(
  { forcePools }: AwData,
  country: string,
  entries: readonly SetupEntry[],
  known: Ids,
  { at, path }: Where,
): Generator<DataFault> {
  const used = new Map<string, number>()
  for (const [i, { area, leader, units }] of entries.entries()) {
    if (!known.zone.has(area)) yield* known.area.check(area, at, [...path, i, 'area'])
    yield* known.leader.check(leader, at, [...path, i, 'leader'])
    for (const [j, { type, count }] of units.entries()) {
      yield* known.type.check(type, at, [...path, i, 'units', j, 'type'])
      used.set(type, (used.get(type) ?? 0) + count)
    }
  }
  for (const [type, count] of used) {
    const there = (forcePools[country] ?? []).filter(p => p.type === type && p.availability === 'start')
    const total = there.reduce((sum, pool) => sum + pool.count, 0)
    if (count > total) yield { path, why: `${at}: ${count} ${type}, but the pool has ${total}` }
  }
}

/** A set of data out of JSON; sentences where it is none, or cannot be played. */
export function readData(json: unknown): AwData | readonly DataFault[] {
  const faults = [...shapeFaults(json, { ...SHAPE, constants: shapeOf(DATA.constants) }, [])]
  if (isRecord(json) && faults.length === 0) {
    for (const [id, pool] of Object.entries(json.forcePools as object))
      faults.push(...shapeFaults(pool, POOL, ['forcePools', id]))
    for (const [i, scenario] of (json.scenarios as readonly Readonly<Record<string, unknown>>[]).entries()) {
      for (const [seats, table] of Object.entries(scenario.playerTable as object))
        faults.push(...shapeFaults(table, 'object', ['scenarios', i, 'playerTable', seats]))
      for (const part of ['setup', 'minorActivationSetup']) {
        for (const [id, entries] of Object.entries(scenario[part] as object))
          faults.push(...shapeFaults(entries, SETUP, ['scenarios', i, part, id]))
      }
    }
  }
  if (faults.length > 0) return faults
  const found = dataFaults(json as unknown as AwData)
  return found.length > 0 ? found : (json as unknown as AwData)
}
