// The vocabulary of card effects (6.11): what a card's `effect` may say, checked when data are read, and made into uses
// with numbers instead of names. What an op does stands in the families beside this file.

import type { Effect } from '../data/types.ts'

/** How names become numbers; -1: there is no such thing. */
export interface EffectNames {
  country(id: string): number
  area(id: string): number
  unitType(id: string): number
}

/** One way to use a card as an event. */
export interface Use {
  readonly op: string
  /** As actions write it: `free-build`. */
  readonly name: string
  /** How many: dice, units, areas, AP, markers. */
  readonly count: number
  /** Countries meant, as bits; the one country meant, or -1. */
  readonly countries: number
  readonly country: number
  readonly areas: readonly number[]
  /** Unit types, as bits. */
  readonly types: number
  readonly effect: Effect
}

type Reader = 'number' | 'boolean' | 'string' | 'dice' | 'country' | 'countries' | 'areas' | 'types' | 'rolls' | 'any'

/** Fields an op must have, and (with `?`) those it may have. */
const VOCABULARY: Readonly<Record<string, Readonly<Record<string, Reader>>>> = {
  // c, b
  allianceBreaker: {
    target: 'string',
    'reactionCostFactor?': 'number',
    'reactionEffectFactor?': 'number',
    'directions?': 'any',
    'mayStopEarly?': 'boolean',
    'alsoFor?': 'string',
    'roll?': 'dice',
  },
  foreignWar: {
    first: 'country',
    second: 'string',
    secondOffMap: 'boolean',
    'commit?': 'string',
    'duration?': 'dice',
    'oneRollForBoth?': 'boolean',
    'needsActive?': 'countries',
    'mirrorIfInactive?': 'countries',
  },
  endForeignWar: { 'target?': 'string', 'reaction?': 'string' },
  // a, k
  pirates: { hitOn: 'rolls', 'target?': 'string' },
  plague: { hitOn: 'rolls', spreadOn: 'rolls', 'target?': 'string' },
  attrition: { hitOn: 'rolls', 'target?': 'string', 'city?': 'string' },
  scorch: { pillage: 'number', 'attrition?': 'boolean', 'target?': 'string' },
  desert: {
    numerator: 'number',
    denominator: 'number',
    elseRegulars: 'number',
    'rounding?': 'string',
    'target?': 'string',
  },
  traitor: { need: 'number', 'roll?': 'dice', 'minus?': 'string' },
  pillageAreas: { count: 'number' },
  // d
  turnMercenaries: { on: 'rolls', 'to?': 'string' },
  buyOffMercenaries: { pricePerFactor: 'number', 'to?': 'string' },
  battleDice: {
    dice: 'number',
    'round?': 'number',
    'who?': 'string',
    'terrain?': 'any',
    'in?': 'countries',
  },
  battleFactor: { mod: 'number', 'max?': 'number', 'round?': 'number', 'side?': 'string', 'types?': 'types' },
  strikeLeader: { suppressOn: 'rolls', killOn: 'rolls' },
  terrainFirst: { terrain: 'string', dice: 'number', 'who?': 'string' },
  extraUnitDice: { types: 'types', max: 'number', 'round?': 'number' },
  ignoreHits: { count: 'number' },
  noRouts: { 'side?': 'string', 'extraHitOnLoss?': 'number' },
  denyDice: { kinds: 'any', 'round?': 'number', 'needs?': 'string' },
  siegeDice: { dice: 'number', 'ignoreFortress?': 'boolean', 'freeAction?': 'boolean' },
  siegeDefence: { dice: 'number', city: 'string' },
  navalFactor: { mod: 'number' },
  borrowUnits: { count: 'number', from: 'countries', 'until?': 'string', 'unitsFrom?': 'string' },
  // e
  cancel: { cancels: 'any' },
  hunger: { mod: 'number' },
  blockPath: { terrain: 'string', 'chooser?': 'string', 'options?': 'any' },
  autoEvade: { 'orBlockInterception?': 'boolean' },
  cityLevel: { mod: 'number', country: 'country', 'until?': 'string' },
  // f
  changeCamp: { neutralOn: 'rolls', freeChoiceOn: 'rolls', 'target?': 'string' },
  endGrace: { 'target?': 'string' },
  priestsOfMarduk: { endGrace: 'country', 'mayChangeCamp?': 'boolean', revolts: 'number', 'revoltRule?': 'string' },
  permanent: { while: 'string', siegeSurcharge: 'number', 'noPillage?': 'boolean' },
  incite: { target: 'country', endGraceWith: 'country', warWith: 'countries' },
  influence: { targets: 'any', 'roll?': 'dice' },
  crown: { 'orAutoSuccession?': 'boolean' },
  tradeCityPact: {},
  tributeCheck: { diceMod: 'number', minDice: 'number', 'target?': 'string' },
  // g
  draw: { draw: 'number', discard: 'number' },
  endImpulse: { next: 'any', 'draw?': 'number' },
  spy: { 'options?': 'any', 'target?': 'string' },
  // h
  coordinatedAttack: { armies: 'number', 'payer?': 'string', 'leaderDice?': 'boolean' },
  noInterception: { areas: 'number', 'noDistanceAttrition?': 'boolean', 'cost?': 'string' },
  desertGuides: { freeSteps: 'number' },
  kingJoinsAndMoves: { areas: 'number' },
  freeMove: { areas: 'number', 'cavalryOnly?': 'boolean' },
  freeMoveTo: { to: 'areas', 'from?': 'string', 'noInterception?': 'boolean' },
  cannotBeAttacked: { area: 'string', 'until?': 'string' },
  // i
  income: { ap: 'number', ecoUntilInterphase: 'number' },
  restoreTrade: { raider: 'number' },
  ecoPlus: { count: 'number' },
  deportation: { max: 'number' },
  callOfTribes: { ecoPlus: 'number', revivePoints: 'number', reviveLeaders: 'number' },
  apFor: { ap: 'number', uses: 'any' },
  // j
  recruitNomads: { tribe: 'country', areas: 'any', 'roll?': 'dice' },
  mercenaries: { draw: 'number', priceFactor: 'number' },
  freeBuild: { count: 'number', 'maxFactor?': 'number', 'types?': 'types' },
  freeShips: { count: 'number' },
  freeRebuild: { count: 'number', 'class?': 'string', 'needs?': 'string' },
  halfPriceBuild: { types: 'types' },
  recover: { units: 'number', walls: 'number', draw: 'number' },
  mercToRegular: { count: 'number' },
}

export const OPS: readonly string[] = Object.keys(VOCABULARY)

const isRecord = (value: unknown): value is Effect => typeof value === 'object' && value !== null && 'op' in value

/** The options of a `choice`, or the effect alone. */
export const optionsOf = (effect: Effect): readonly Effect[] =>
  effect.op === 'choice' ? (effect.options as readonly Effect[]) : [effect]

export const strings = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as readonly string[]) : [])
export const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? (value as readonly number[]) : [])

/** What is wrong with an effect, each fault a sentence; `place` says where it stands. */
export function effectFaults(effect: unknown, names: EffectNames, place: string): string[] {
  if (!isRecord(effect)) return [`${place}: an effect needs an op`]
  if (effect.op === 'choice') {
    const options = effect.options
    if (!Array.isArray(options) || options.length === 0) return [`${place}: a choice needs options`]
    return options.flatMap((option, i) => effectFaults(option, names, `${place}.options[${i}]`))
  }
  const fields = VOCABULARY[effect.op]
  if (fields === undefined) return [`${place}: there is no op '${effect.op}'`]
  const faults: string[] = []
  for (const [name, reader] of Object.entries(fields)) {
    const optional = name.endsWith('?')
    const field = optional ? name.slice(0, -1) : name
    const value = effect[field]
    if (value === undefined) {
      if (!optional) faults.push(`${place}: ${effect.op} needs '${field}'`)
    } else {
      const why = fault(value, reader, names)
      if (why !== '') faults.push(`${place}.${field}: ${why}`)
    }
  }
  return faults
}

function fault(value: unknown, reader: Reader, names: EffectNames): string {
  const each = (list: unknown, known: (id: string) => number, what: string): string => {
    if (!Array.isArray(list)) return 'a list is needed'
    const missing = list.find(id => typeof id !== 'string' || known(id) < 0)
    return missing === undefined ? '' : `there is no ${what} '${String(missing)}'`
  }
  switch (reader) {
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? '' : 'a number is needed'
    case 'boolean':
      return typeof value === 'boolean' ? '' : 'true or false is needed'
    case 'string':
      return typeof value === 'string' ? '' : 'a text is needed'
    case 'dice':
      return value === 'D3' || value === 'D6' || value === '2D6' ? '' : 'D3, D6 or 2D6 is needed'
    case 'country':
      return typeof value === 'string' && names.country(value) >= 0 ? '' : `there is no country '${String(value)}'`
    case 'countries':
      return each(value, id => names.country(id), 'country')
    case 'areas':
      return each(value, id => names.area(id), 'area')
    case 'types':
      return each(value, id => names.unitType(id), 'unit type')
    case 'rolls':
      return Array.isArray(value) && value.every(n => Number.isInteger(n) && n >= 1 && n <= 6)
        ? ''
        : 'results of a die are needed'
    default:
      return ''
  }
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** The figure an op turns on. */
const COUNTS = ['count', 'dice', 'areas', 'ap', 'mod', 'draw', 'freeSteps', 'armies', 'need', 'max', 'ecoPlus', 'units']

/** 6.11.m: secret diplomacy as an event. */
export const SECRET: Effect = { op: 'secret' }

/** An effect with its names turned into numbers. */
export function useOf(effect: Effect, names: EffectNames): Use {
  let countries = 0
  let country = -1
  const areas: number[] = []
  let types = 0
  const note = (value: unknown): void => {
    if (typeof value !== 'string') return
    const c = names.country(value)
    if (c >= 0) {
      countries |= 1 << c
      if (country < 0) country = c
    }
    const area = names.area(value)
    if (area >= 0) areas.push(area)
    const type = names.unitType(value)
    if (type >= 0) types |= 1 << type
  }
  for (const [field, value] of Object.entries(effect)) {
    if (field === 'op' || field === 'rule') continue
    if (Array.isArray(value)) for (const one of value) note(one)
    else note(value)
  }
  const figure = COUNTS.find(field => typeof effect[field] === 'number')
  return {
    op: effect.op,
    name: kebab(effect.op),
    count: figure === undefined ? 0 : (effect[figure] as number),
    countries,
    country,
    areas,
    types,
    effect,
  }
}

/** Every way to use a card as an event: the options of its effect, then secret diplomacy where it is printed. */
export const usesOf = (effect: Effect, secret: boolean, names: EffectNames): readonly Use[] =>
  [...optionsOf(effect), ...(secret ? [SECRET] : [])].map(one => useOf(one, names))
