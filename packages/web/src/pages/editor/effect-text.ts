// What a card does as a line that can be typed: `battleDice dice=2 round=1 terrain=desert,river`. Ways to choose from stand
// side by side: `freeBuild count=1 | freeMove areas=3`. What can be said is the game's vocabulary of effects.

import type { EffectField } from '@tabularium/assyrian-wars'
import { isRecord } from '@tabularium/kernel/data'

/** By effect: its fields. */
export type Vocabulary = Readonly<Record<string, readonly EffectField[]>>

/** Fields of these hold lists, even of one. */
const LISTS: readonly string[] = ['texts', 'countries', 'areas', 'types', 'rolls', 'ground']
const PLAIN = /^[\p{L}\p{N}_+./-]+$/u

function sayValue(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (
    typeof value === 'string' &&
    PLAIN.test(value) &&
    value !== 'true' &&
    value !== 'false' &&
    Number.isNaN(Number(value))
  )
    return value
  if (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(one => (typeof one === 'string' && PLAIN.test(one)) || typeof one === 'number')
  )
    return value.join(',')
  return JSON.stringify(value)
}

function sayOne(effect: Readonly<Record<string, unknown>>): string {
  const { op, ...fields } = effect
  return [String(op), ...Object.entries(fields).map(([name, value]) => `${name}=${sayValue(value)}`)].join(' ')
}

export function sayEffect(effect: unknown): string {
  if (!isRecord(effect)) return ''
  const { op, options, ...rest } = effect
  if (op !== 'choice' || !Array.isArray(options)) return sayOne(effect)
  const ways = options.filter(isRecord).map(sayOne)
  const more = Object.keys(rest).length > 0 ? [`choice ${sayOne({ op: '', ...rest }).trim()}`] : []
  return [...ways, ...more].join(' | ')
}

/** Words divided by blanks, where brackets and quotation marks hold together what stands in them. */
function wordsOf(text: string): readonly string[] | undefined {
  const words: string[] = []
  let word = ''
  let depth = 0
  let quoted = false
  for (const [i, letter] of [...text].entries()) {
    if (letter === '"' && text[i - 1] !== '\\') quoted = !quoted
    else if (!quoted && (letter === '{' || letter === '[')) depth++
    else if (!quoted && (letter === '}' || letter === ']')) depth--
    const divides = !quoted && depth === 0 && (letter === ' ' || letter === '|')
    if (!divides) word += letter
    else {
      if (word !== '') words.push(word)
      if (letter === '|') words.push('|')
      word = ''
    }
  }
  if (word !== '') words.push(word)
  return quoted || depth !== 0 ? undefined : words
}

function readPlain(text: string): unknown {
  if (/^[[{"]/.test(text)) return JSON.parse(text)
  if (text === 'true' || text === 'false') return text === 'true'
  return text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text
}

function readValue(text: string, field: EffectField | undefined): unknown {
  if (field?.reader === 'string' || field?.reader === 'country' || field?.reader === 'dice') {
    return text.startsWith('"') ? JSON.parse(text) : text
  }
  const isList =
    field !== undefined && LISTS.includes(field.reader) && !(field.reader === 'ground' && text === 'desertPath')
  if (/^[[{"]/.test(text)) return JSON.parse(text)
  if (isList || ((field === undefined || field.reader === 'any') && text.includes(',')))
    return text === '' ? [] : text.split(',').map(readPlain)
  return readPlain(text)
}

/** An effect out of such a line; undefined: it cannot be read yet. Whether the game knows it is told by the check. */
export function readEffect(text: string, vocabulary: Vocabulary): object | undefined {
  const words = wordsOf(text)
  if (!words || words.length === 0) return undefined
  const ways: Record<string, unknown>[] = []
  let way: Record<string, unknown> | undefined
  try {
    for (const word of words) {
      if (word === '|') {
        if (!way) return undefined
        way = undefined
      } else if (!way) {
        if (word.includes('=')) return undefined
        way = { op: word }
        ways.push(way)
      } else {
        const [, name, value] = /^([A-Za-z]+)=(.*)$/s.exec(word) ?? []
        if (name === undefined || name === 'op') return undefined
        const field = vocabulary[String(way.op)]?.find(one => one.name === name)
        way[name] = readValue(value, field)
      }
    }
  } catch {
    return undefined
  }
  if (!way) return undefined
  const rest = ways.find(({ op }) => op === 'choice')
  const options = ways.filter(one => one !== rest)
  if (options.length === 1 && !rest) return options[0]
  if (options.length === 0) return undefined
  return {
    op: 'choice',
    options,
    ...(rest && Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'op'))),
  }
}

/** Units as set-ups have them, as a line: `HI 3, CH 2 reduced`. */
export interface Unit {
  readonly type: string
  readonly count: number
  readonly reduced?: boolean
}

export const sayUnits = (units: readonly Unit[]): string =>
  units.map(({ type, count, reduced }) => `${type} ${count}${reduced ? ' reduced' : ''}`).join(', ')

export function readUnits(text: string): readonly Unit[] | undefined {
  if (text.trim() === '') return []
  const units: Unit[] = []
  for (const part of text.split(',')) {
    const [, type, count, reduced] = /^\s*(\S+)\s+(\d{1,4})(\s+reduced)?\s*$/.exec(part) ?? []
    if (type === undefined) return undefined
    units.push({ type, count: Number(count), ...(reduced !== undefined && { reduced: true }) })
  }
  return units
}
