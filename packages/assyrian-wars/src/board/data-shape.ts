// The shape of a set of data out of JSON: which fields there must be and of what sort, before anything is read by name.

import type { DataFault, DataPath } from '@tabularium/kernel'

/** `text?`: may be absent. */
export type Shape =
  | 'text'
  | 'number'
  | 'figure'
  | 'yes or no'
  | 'text?'
  | 'number?'
  | 'figure?'
  | 'yes or no?'
  | 'texts?'
  | 'colour'
  | 'anything'
  | 'object'
  | 'object?'
  | readonly [Shape]
  | { readonly [field: string]: Shape }

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const SIMPLE: Readonly<Record<string, (value: unknown) => string>> = {
  text: value => (typeof value === 'string' ? '' : 'this is no text'),
  colour: value => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? '' : 'this is no colour: #8a2b1e'),
  number: value => (Number.isInteger(value) && (value as number) >= 0 ? '' : 'this is no whole number'),
  figure: value => (typeof value === 'number' && Number.isFinite(value) ? '' : 'this is no number'),
  'yes or no': value => (typeof value === 'boolean' ? '' : 'this is neither true nor false'),
  texts: value =>
    Array.isArray(value) && value.every(word => typeof word === 'string') ? '' : 'this is no list of texts',
  object: value => (isRecord(value) ? '' : 'this is no object'),
  anything: () => '',
}

export function* shapeFaults(value: unknown, shape: Shape, path: DataPath): Generator<DataFault> {
  if (typeof shape === 'string') {
    const optional = shape.endsWith('?')
    if (optional && value === undefined) return
    const why = SIMPLE[optional ? shape.slice(0, -1) : shape](value)
    if (why !== '') yield { path, why }
  } else if (Array.isArray(shape)) {
    if (!Array.isArray(value)) yield { path, why: 'this is no list' }
    else for (const [i, entry] of value.entries()) yield* shapeFaults(entry, shape[0], [...path, i])
  } else if (!isRecord(value)) yield { path, why: 'this is no object' }
  else {
    for (const [name, part] of Object.entries(shape)) {
      const missing = value[name] === undefined && !(typeof part === 'string' && part.endsWith('?'))
      if (missing && part !== 'anything') yield { path: [...path, name], why: `'${name}' is missing` }
      else yield* shapeFaults(value[name], part, [...path, name])
    }
  }
}

/** Constants have the shape of the usual ones. */
export function shapeOf(sample: unknown): Shape {
  if (Array.isArray(sample)) return sample.length > 0 && !isRecord(sample[0]) ? [shapeOf(sample[0])] : ['anything']
  if (isRecord(sample)) return Object.fromEntries(Object.entries(sample).map(([name, part]) => [name, shapeOf(part)]))
  return typeof sample === 'number' ? 'figure' : typeof sample === 'boolean' ? 'yes or no' : 'text'
}

const CARD = {
  id: 'text',
  ap: 'number',
  types: ['text'],
  plus: 'yes or no?',
  cost: 'number?',
  trigger: 'texts?',
  effect: 'object',
  title: 'text?',
  text: 'text?',
} as const

export const SHAPE: { readonly [field: string]: Shape } = {
  name: 'text',
  countries: [
    {
      id: 'text',
      code: 'text',
      name: 'text',
      class: 'text',
      number: 'number?',
      track: 'number?',
      handMin: 'number?',
      handMax: 'number?',
      mercenaries: 'number',
      tradeMarkers: 'number?',
      capital: 'text?',
      colour: 'colour',
      inactiveEcoRise: 'number?',
      influenceCost: 'figure?',
      fixedEco: 'number?',
    },
  ],
  tradeCities: [{ id: 'text', name: 'text', area: 'text', tributeEco: 'number' }],
  unitTypes: [
    { id: 'text', name: 'text', heavy: 'yes or no', cavalry: 'yes or no', bow: 'yes or no', surcharge: 'number' },
  ],
  forcePools: 'object',
  leaders: [
    {
      id: 'text',
      name: 'text',
      country: 'text',
      command: 'number',
      action: 'number',
      reduced: { command: 'number', action: 'number' },
    },
  ],
  kings: [{ id: 'text', name: 'text', country: 'text', command: 'number', action: 'number', turn: 'number' }],
  kingMarker: { commandBonus: 'number', actionBonus: 'number', count: 'number' },
  areas: [
    {
      id: 'text',
      name: 'text',
      x: 'figure',
      y: 'figure',
      kind: 'text',
      home: 'text?',
      associatedWith: 'text?',
      defence: 'number?',
      eco: 'number?',
      ecoBlue: 'yes or no?',
      capital: 'yes or no?',
      port: 'yes or no?',
      seaZones: 'texts?',
      tradeCity: 'yes or no?',
      special: 'text?',
      nomadEntry: 'text?',
      desertOnly: 'yes or no?',
    },
  ],
  paths: [{ a: 'text', b: 'text', terrain: 'text' }],
  seaZones: [
    { id: 'text', water: 'text', x: 'figure', y: 'figure', neighbours: ['text'], ports: ['text'], landArea: 'text?' },
  ],
  tradeBoxes: [{ id: 'text', water: 'text', slots: 'number', adjacent: ['text'] }],
  inlandTrade: { id: 'text', raidBoxes: ['text'] },
  deck: [
    {
      ...CARD,
      copies: 'number',
      who: 'texts?',
      countries: 'texts?',
      secretDiplomacyAlt: 'yes or no?',
      lasting: 'yes or no?',
    },
  ],
  homeCards: [{ ...CARD, country: 'text' }],
  armyGroupCards: [{ id: 'text', country: 'text', maxArmies: 'number', saleValue: 'number?' }],
  turns: [{ turn: 'number', label: 'text', from: 'figure', to: 'figure', king: 'text' }],
  timeline: [{ interphase: 'number', id: 'text', effect: 'object' }],
  scenarios: [
    {
      id: 'text',
      name: 'text',
      players: ['number'],
      firstTurn: 'number',
      lastTurn: 'number',
      startCountry: 'text',
      playerTable: 'object',
      countries: ['text'],
      active: ['text'],
      inactive: ['text'],
      nomadsOnMap: ['text'],
      areasInPlay: 'texts?',
      closedAreas: 'texts?',
      seaZonesInPlay: 'texts?',
      tradeBoxesInPlay: 'texts?',
      camps: { assyrian: ['text'], rebel: ['text'], neutral: ['text'] },
      wars: [{ a: 'text', b: 'text' }],
      tribute: [{ payer: 'text', receiver: 'text', levels: 'number' }],
      refused: [{ country: 'text', marker: 'text' }],
      diplomacy: 'object',
      tradeCities: 'object',
      eco: 'object',
      level: 'object',
      startingBaseEco: 'object',
      hands: 'object',
      tradeMarkers: 'object',
      startingVp: 'object?',
      setup: 'object',
      minorActivationSetup: 'object',
      kings: 'object',
      excludedCards: ['text'],
      victoryTest: { test: 'text', endsAfterInterphase: 'number' },
      timelineInPlay: 'texts?',
      closed: 'texts?',
    },
  ],
}

export const POOL: readonly [Shape] = [
  { type: 'text', full: 'number', reduced: 'number', count: 'number', availability: 'text', search: 'number?' },
]
export const SETUP: readonly [Shape] = [
  { area: 'text', leader: 'text?', units: [{ type: 'text', count: 'number' }], inCity: 'yes or no?' },
]
