// A position as figures for programs that learn: the features of the game's network where it has one, else the seat's view, flattened.

import type { Config, Game, Seat, State } from '@tabularium/kernel'
import { PLAYERS } from '../make.ts'
import type { NetEncoder } from '../net/encoder.ts'

export interface Observer {
  /** `features`: those of the network; `view`: the view, flattened. */
  readonly kind: 'features' | 'view'
  /** How many features there are. */
  readonly size: number
  /** What the seat that decides may know. The lists are written anew by the next call. */
  observe(s: State, seat: Seat): Observation
}

export interface Observation {
  readonly count: number
  readonly indices: Uint16Array
  /** Of `indices[0..count)`; absent: each is 1. */
  readonly values?: Float32Array
}

/** Features of a flattened view; the most that one has is far below. */
export const VIEW_FEATURES = 1 << 14

function encoderFor(game: Game, { seats, options }: Config): NetEncoder | undefined {
  const encoder = Object.hasOwn(PLAYERS, game.id) ? PLAYERS[game.id].encoder : undefined
  if (!encoder || encoder.knows?.(game) === false || seats > encoder.seats) return undefined
  const differs = Object.entries(encoder.options).some(
    ([name, value]) => !encoder.setUpOptions.includes(name) && options[name] !== value,
  )
  return differs ? undefined : encoder
}

const FNV = 0x01000193
const START = 0x811c9dc5 | 0

function hashed(h: number, text: string): number {
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), FNV)
  return Math.imul(h ^ 46, FNV)
}

const indexOf = (h: number): number => ((h ^ (h >>> 15)) >>> 0) % VIEW_FEATURES

/**
 * Every leaf of the view is one feature: a figure or a truth at its path (`cities.0.coins`), a text at its path with the text
 * (`layout.3.baths`) as 1. Which feature a path is, is its FNV-1a hash over the words with a full stop after each, folded
 * (`h ^ h >>> 15`) and taken modulo 16,384. Two paths may share one: their values add up.
 */
export function flatten(view: object, indices: Uint16Array, values: Float32Array, at: Int32Array): number {
  let count = 0
  const add = (h: number, value: number): void => {
    if (value === 0) return
    const index = indexOf(h)
    const before = at[index]
    if (before >= 0) values[before] += value
    else {
      at[index] = count
      indices[count] = index
      values[count++] = value
    }
  }
  const walk = (thing: unknown, h: number): void => {
    if (typeof thing === 'number') add(h, thing)
    else if (typeof thing === 'string') add(hashed(h, thing), 1)
    else if (typeof thing === 'boolean') add(h, thing ? 1 : 0)
    else if (Array.isArray(thing))
      for (let i = 0; i < thing.length; i++) walk(thing[i], hashed(h, NUMBERS[i] ?? String(i)))
    else if (typeof thing === 'object' && thing !== null)
      for (const key in thing) walk((thing as Readonly<Record<string, unknown>>)[key], hashed(h, key))
  }
  walk(view, START)
  for (let i = 0; i < count; i++) at[indices[i]] = -1
  return count
}

const NUMBERS = Array.from({ length: 1000 }, (_, i) => String(i))

export function observerOf(game: Game, config: Config): Observer {
  const encoder = encoderFor(game, config)
  if (encoder) {
    const indices = new Uint16Array(encoder.mostActive)
    return {
      ...{ kind: 'features', size: encoder.features },
      observe: (s, seat) => ({ count: encoder.encode(s, seat, indices), indices }),
    }
  }
  const indices = new Uint16Array(VIEW_FEATURES)
  const values = new Float32Array(VIEW_FEATURES)
  const at = new Int32Array(VIEW_FEATURES).fill(-1)
  return {
    ...{ kind: 'view', size: VIEW_FEATURES },
    observe: (s, seat) => ({ count: flatten(game.view(s, seat), indices, values, at), indices, values }),
  }
}
