// What a table and a program that plays at it say to each other: one JSON object a line, over the program's standard input and
// output. docs/engine-protocol.md is the description for those who write engines.

import {
  type Event,
  isProblem,
  type Options,
  type Problem,
  type Result,
  type Seat,
  type View,
} from '@tabularium/kernel'
import type { Budget } from '../bot.ts'

export const PROTOCOL = 1

/** Bytes of one line: an engine has little to say, a position of a large game is long. */
export const LONGEST_ENGINE_LINE = 64 * 1024
export const LONGEST_HOST_LINE = 16 * 1024 * 1024

export interface NewGame {
  readonly game: string
  readonly rules: number
  readonly options: Options
  readonly seats: number
  readonly seat: Seat
  /** For the engine's own randomness; it says nothing of the game's. */
  readonly seed: string
}

/** What a seat knows at a decision: the same things as `sight` has online. */
export interface Position {
  readonly moves: number
  readonly view: View
  /** Notations. */
  readonly legal: readonly string[]
  /** `events[0]` is what move `from` told the seat (0: the set-up); what was told from there on before is void. */
  readonly from?: number
  readonly events?: readonly (readonly Event[])[]
}

export interface Tried {
  readonly action: string
  readonly world: number
  readonly view: View
  readonly result?: Pick<Result, 'reason' | 'winners'>
}

export type HostMessage =
  | { readonly type: 'hello'; readonly protocol: number; readonly host: string }
  | ({ readonly type: 'new' } & NewGame)
  | ({ readonly type: 'position' } & Position)
  | { readonly type: 'go'; readonly id: number; readonly budget: Budget }
  | { readonly type: 'stop'; readonly id: number }
  | ({ readonly type: 'tried'; readonly id: number } & Tried)
  | ({ readonly type: 'over' } & Pick<Result, 'reason' | 'winners'>)
  | { readonly type: 'error'; readonly message: string }
  | { readonly type: 'quit' }

export interface EngineHello {
  readonly protocol: number
  readonly name: string
  readonly version?: string
  readonly author?: string
  /** The ids of the games it plays; absent: any. */
  readonly games?: readonly string[]
}

export interface Info {
  readonly best?: string
  /** The chance to win, from 0 to 1. */
  readonly chance?: number
  readonly line?: readonly string[]
  readonly iterations?: number
}

export type EngineMessage =
  | ({ readonly type: 'hello' } & EngineHello)
  | { readonly type: 'ready' }
  | ({ readonly type: 'info'; readonly id: number } & Info)
  | { readonly type: 'try'; readonly id: number; readonly action: string; readonly world: number }
  | { readonly type: 'move'; readonly id: number; readonly action: string; readonly chance?: number }
  | { readonly type: 'error'; readonly id?: number; readonly message: string }

type Fields = Readonly<Record<string, unknown>>

/** What a field may be; where it may be absent, `optional` says so. */
type Check = (value: unknown) => boolean

const isText: Check = value => typeof value === 'string' && value.length <= 2000
const isCount: Check = value => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
const isChance: Check = value => typeof value === 'number' && value >= 0 && value <= 1
const isTexts: Check = value => Array.isArray(value) && value.length <= 1000 && value.every(isText)
const isObject: Check = value => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList: Check = value => Array.isArray(value)
const optional =
  (check: Check): Check =>
  value =>
    value === undefined || check(value)
const isBudget: Check = value => {
  const { ms, iterations } = (isObject(value) ? value : { ms: 'none' }) as Fields
  return optional(isCount)(ms) && optional(isCount)(iterations)
}

/** Fields of each message, and how a field that is wrong is described. */
type Shapes = Readonly<Record<string, Readonly<Record<string, readonly [check: Check, what: string]>>>>

const COUNT = [isCount, 'a whole number from 0'] as const
const TEXT = [isText, 'a text of at most 2,000 characters'] as const
const TEXTS = [isTexts, 'a list of texts'] as const
const MAYBE_TEXT = [optional(isText), TEXT[1]] as const
const MAYBE_COUNT = [optional(isCount), COUNT[1]] as const
const MAYBE_CHANCE = [optional(isChance), 'a number from 0 to 1'] as const
const MAYBE_TEXTS = [optional(isTexts), TEXTS[1]] as const
const OBJECT = [isObject, 'an object'] as const

const FROM_ENGINE: Shapes = {
  hello: { protocol: COUNT, name: TEXT, version: MAYBE_TEXT, author: MAYBE_TEXT, games: MAYBE_TEXTS },
  ready: {},
  info: { id: COUNT, best: MAYBE_TEXT, chance: MAYBE_CHANCE, line: MAYBE_TEXTS, iterations: MAYBE_COUNT },
  try: { id: COUNT, action: TEXT, world: MAYBE_COUNT },
  move: { id: COUNT, action: TEXT, chance: MAYBE_CHANCE },
  error: { id: MAYBE_COUNT, message: TEXT },
}

const FROM_HOST: Shapes = {
  hello: { protocol: COUNT },
  new: { game: TEXT, options: OBJECT, seats: COUNT, seat: COUNT, seed: TEXT },
  position: { view: OBJECT, legal: TEXTS },
  go: { id: COUNT, budget: [isBudget, 'an object with ms, iterations or neither'] },
  stop: { id: COUNT },
  tried: { id: COUNT },
  over: { winners: [isList, 'a list of seats'] },
  error: { message: TEXT },
  quit: {},
}

const shown = (text: string): string => JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)

function read(text: string, shapes: Shapes): Fields | Problem {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: `${shown(text)} is not JSON` }
  }
  if (!isObject(value)) return { problem: `${shown(text)} is not a JSON object` }
  const fields = value as Fields
  const { type } = fields
  if (typeof type !== 'string') return { problem: `${shown(text)} has no "type"` }
  if (!Object.hasOwn(shapes, type)) return { problem: `there is no message of type ${shown(type)}` }
  for (const [name, [check, what]] of Object.entries(shapes[type])) {
    if (!check(Object.hasOwn(fields, name) ? fields[name] : undefined))
      return { problem: `"${name}" of "${type}" is not ${what}` }
  }
  return fields
}

/** A line that an engine wrote. Keys that nobody knows are ignored. */
export function readEngineLine(text: string): EngineMessage | Problem {
  const fields = read(text, FROM_ENGINE)
  if (isProblem(fields) || fields.type !== 'try') return fields as EngineMessage | Problem
  return { ...fields, world: fields.world ?? 0 } as EngineMessage
}

/** A line that an engine was sent; `undefined` for a message of a later version, which is ignored. */
export function readHostLine(text: string): HostMessage | Problem | undefined {
  const fields = read(text, FROM_HOST)
  if (isProblem(fields) && fields.problem.startsWith('there is no message of type')) return undefined
  return fields as HostMessage | Problem
}
