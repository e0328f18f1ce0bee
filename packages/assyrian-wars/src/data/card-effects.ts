// The vocabulary of card effects (6.11): what a card's `effect` may say, checked when data are read, and made into uses
// with numbers instead of names. What an op does stands in event-cards/ and battle/battle-card-effects.ts.

import type { Bits, Id } from '@tabularium/kernel'

type Country = Id<'Country'>
type Area = Id<'Area'>

/** How names become numbers; -1: there is no such thing. */
export interface EffectNames {
  country(id: string): Country
  area(id: string): Area
  unitType(id: string): number
}

/** One way to use a card as an event, but for what it does. */
export interface UseFacts {
  /** As actions write it: `free-build`. */
  readonly name: string
  /** How many: dice, units, areas, AP, markers. */
  readonly count: number
  /** Countries meant, as bits; the one country meant, or -1. */
  readonly countries: Bits<Country>
  readonly country: Country
  readonly areas: readonly Area[]
  /** Unit types, as bits. */
  readonly types: number
}

/** What a field of an effect may hold, by the reader that checks it. */
interface Values {
  number: number
  boolean: boolean
  string: string
  texts: readonly string[]
  dice: 'D3' | 'D6' | '2D6'
  country: string
  countries: readonly string[]
  areas: readonly string[]
  /** Areas by name, or those along desert paths. */
  ground: 'desertPath' | readonly string[]
  types: readonly string[]
  rolls: readonly number[]
  /** What a card brings in the next impulse. 6.11.g */
  next: { readonly plus?: boolean; readonly ap?: number; readonly apBonusPerCard?: number }
  any: unknown
}
type Reader = keyof Values

/** Fields an op must have, and (with `?`) those it may have. */
const VOCABULARY = {
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
    'terrain?': 'texts',
    'in?': 'countries',
  },
  battleFactor: { mod: 'number', 'max?': 'number', 'round?': 'number', 'side?': 'string', 'types?': 'types' },
  strikeLeader: { suppressOn: 'rolls', killOn: 'rolls' },
  terrainFirst: { terrain: 'string', dice: 'number', 'who?': 'string' },
  extraUnitDice: { types: 'types', max: 'number', 'round?': 'number' },
  ignoreHits: { count: 'number' },
  noRouts: { 'side?': 'string', 'extraHitOnLoss?': 'number' },
  denyDice: { kinds: 'texts', 'round?': 'number', 'needs?': 'string' },
  siegeDice: { dice: 'number', 'ignoreFortress?': 'boolean', 'freeAction?': 'boolean' },
  siegeDefence: { dice: 'number', city: 'string' },
  navalFactor: { mod: 'number' },
  borrowUnits: { count: 'number', from: 'countries', 'until?': 'string', 'unitsFrom?': 'string' },
  // e
  cancel: { cancels: 'texts' },
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
  influence: { targets: 'texts', 'roll?': 'dice' },
  crown: { 'orAutoSuccession?': 'boolean' },
  tradeCityPact: {},
  tributeCheck: { diceMod: 'number', minDice: 'number', 'target?': 'string' },
  // g
  draw: { draw: 'number', discard: 'number' },
  endImpulse: { next: 'next', 'draw?': 'number' },
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
  apFor: { ap: 'number', uses: 'texts' },
  // j
  recruitNomads: { tribe: 'country', areas: 'ground', 'roll?': 'dice' },
  mercenaries: { draw: 'number', priceFactor: 'number' },
  freeBuild: { count: 'number', 'maxFactor?': 'number', 'types?': 'types' },
  freeShips: { count: 'number' },
  freeRebuild: { count: 'number', 'class?': 'string', 'needs?': 'string' },
  halfPriceBuild: { types: 'types' },
  recover: { units: 'number', walls: 'number', draw: 'number' },
  mercToRegular: { count: 'number' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Reader>>>>

type Vocabulary = typeof VOCABULARY
type Fields<F extends Readonly<Record<string, Reader>>> = {
  readonly [K in keyof F as K extends `${string}?` ? never : K]: Values[F[K]]
} & { readonly [K in keyof F as K extends `${infer Name}?` ? Name : never]?: Values[F[K]] }

/** `secret`: 6.11.m, secret diplomacy as an event. */
export type EffectOp = keyof Vocabulary | 'secret'
/** What an op says. `rule`: where the rules have it. */
export type EffectOf<Op extends EffectOp> = {
  [P in Op]: { readonly op: P; readonly rule?: string } & (P extends keyof Vocabulary ? Fields<Vocabulary[P]> : unknown)
}[Op]
export type Effect = EffectOf<EffectOp>

/** What a card does: one thing, or one of several. */
export type CardEffect =
  | EffectOf<keyof Vocabulary>
  | { readonly op: 'choice'; readonly options: readonly EffectOf<keyof Vocabulary>[]; readonly rule?: string }

/** One way to use a card as an event. */
export type Use<Op extends EffectOp = EffectOp> = {
  [P in Op]: UseFacts & { readonly op: P; readonly effect: EffectOf<P> }
}[Op]

export const OPS: readonly string[] = Object.keys(VOCABULARY)

/** A field of an op, for those who write effects by hand. */
export interface EffectField {
  readonly name: string
  readonly reader: Reader
  readonly optional: boolean
}

/** What can be said of each op. */
export const EFFECT_FIELDS: Readonly<Record<string, readonly EffectField[]>> = Object.fromEntries(
  Object.entries<Readonly<Record<string, Reader>>>(VOCABULARY).map(([op, fields]) => [
    op,
    Object.entries(fields).map(([name, reader]) => ({
      name: name.replace('?', ''),
      reader,
      optional: name.endsWith('?'),
    })),
  ]),
)

const isRecord = (value: unknown): value is { readonly op: unknown; readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && 'op' in value

/** The options of a `choice`, or the effect alone. */
export const optionsOf = (effect: CardEffect): readonly Effect[] => (effect.op === 'choice' ? effect.options : [effect])

/** An effect that is known to be of this op. */
export function effectOf<Op extends keyof Vocabulary>(effect: CardEffect, op: Op): EffectOf<Op> {
  if (effect.op !== op) throw new Error(`the effect '${effect.op}' in the place of '${op}'`)
  return effect as EffectOf<Op>
}

/** The free siege action is no card of the impulse: battle cards do not count. 3.2 */
export const isFreeAction = (effect: Effect | CardEffect): boolean =>
  effect.op === 'siegeDice' && effect.freeAction === true

/** What is wrong with an effect, each fault a sentence; `place` says where it stands. */
export function effectFaults(effect: unknown, names: EffectNames, place: string): string[] {
  if (!isRecord(effect)) return [`${place}: an effect needs an op`]
  if (effect.op === 'choice') {
    const options = effect.options
    if (!Array.isArray(options) || options.length === 0) return [`${place}: a choice needs options`]
    return options.flatMap((option, i) => effectFaults(option, names, `${place}.options[${i}]`))
  }
  const op = String(effect.op)
  const fields = (VOCABULARY as Readonly<Record<string, Readonly<Record<string, Reader>>>>)[op]
  if (fields === undefined) return [`${place}: there is no op '${op}'`]
  const faults: string[] = []
  for (const [name, reader] of Object.entries(fields)) {
    const optional = name.endsWith('?')
    const field = optional ? name.slice(0, -1) : name
    const value = effect[field]
    if (value === undefined) {
      if (!optional) faults.push(`${place}: ${op} needs '${field}'`)
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
    case 'texts':
      return Array.isArray(value) && value.every(one => typeof one === 'string') ? '' : 'a list of texts is needed'
    case 'dice':
      return value === 'D3' || value === 'D6' || value === '2D6' ? '' : 'D3, D6 or 2D6 is needed'
    case 'country':
      return typeof value === 'string' && names.country(value) >= 0 ? '' : `there is no country '${String(value)}'`
    case 'countries':
      return each(value, id => names.country(id), 'country')
    case 'areas':
      return each(value, id => names.area(id), 'area')
    case 'ground':
      return value === 'desertPath' ? '' : each(value, id => names.area(id), 'area')
    case 'next':
      return typeof value === 'object' && value !== null ? '' : 'what the next impulse has is needed'
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

const SECRET: EffectOf<'secret'> = { op: 'secret' }

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
  for (const [field, value] of Object.entries<unknown>(effect)) {
    if (field === 'op' || field === 'rule') continue
    if (Array.isArray(value)) for (const one of value) note(one)
    else note(value)
  }
  const figure = COUNTS.map(field => (effect as Readonly<Record<string, unknown>>)[field]).find(
    value => typeof value === 'number',
  )
  return {
    op: effect.op,
    name: kebab(effect.op),
    count: figure ?? 0,
    countries,
    country,
    areas,
    types,
    effect,
  } as Use
}

/** Every way to use a card as an event: the options of its effect, then secret diplomacy where it is printed. */
export const usesOf = (effect: CardEffect, secret: boolean, names: EffectNames): readonly Use[] =>
  [...optionsOf(effect), ...(secret ? [SECRET] : [])].map(one => useOf(one, names))
