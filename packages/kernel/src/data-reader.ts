// JSON that anybody may have written: read within limits, with the place of everything in the text.

import { DATA_LIMITS, type DataFault, type DataPath, isRecord } from './own-data.ts'

/** No figure of a game is larger. */
const LARGEST = 1_000_000

const NEVER: readonly string[] = ['__proto__', 'constructor', 'prototype']
/** What would change how a page reads (controls, marks of direction), or what words for players cannot hold. */
const UNSPEAKABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff{}]|<(?! )/u

class Unreadable extends Error {
  readonly offset: number
  constructor(why: string, offset: number) {
    super(why)
    this.offset = offset
  }
}

/** Reads JSON and notes where everything stands. */
class Reader {
  /** Of every object and list: where its entries begin, and itself. */
  readonly places = new Map<object, { readonly at: number; readonly entries: Map<string | number, number> }>()
  private readonly text: string
  private at = 0
  private values = 0

  constructor(text: string) {
    this.text = text
  }

  whole(): unknown {
    if (this.text.startsWith('\ufeff')) this.at = 1
    const value = this.value(0)
    this.blank()
    if (this.at < this.text.length) this.fail('here the JSON should be over')
    return value
  }

  private fail(why: string, at = this.at): never {
    throw new Unreadable(why, at)
  }

  private blank(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at)
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return
      this.at++
    }
  }

  private value(depth: number): unknown {
    this.blank()
    if (depth > DATA_LIMITS.depth) this.fail(`nested deeper than ${DATA_LIMITS.depth} levels`)
    if (++this.values > DATA_LIMITS.values) this.fail(`more than ${DATA_LIMITS.values} values`)
    const sign = this.text[this.at]
    if (sign === '{') return this.object(depth)
    if (sign === '[') return this.list(depth)
    if (sign === '"') return this.words()
    return this.plain()
  }

  private plain(): number | boolean | null {
    const word = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/.exec(
      this.text.slice(this.at, this.at + 40),
    )?.[0]
    if (word === undefined) this.fail(this.at < this.text.length ? 'here a value should stand' : 'the text is cut off')
    const value = JSON.parse(word) as number | boolean | null
    if (typeof value === 'number' && Math.abs(value) > LARGEST) this.fail(`figures go up to ${LARGEST}`)
    this.at += word.length
    return value
  }

  private words(): string {
    const begin = this.at
    let end = begin + 1
    for (; this.text[end] !== '"'; end++) {
      if (this.text[end] === '\\') end++
      if (end >= this.text.length || this.text[end] === '\n')
        this.fail('the text in quotation marks does not end', begin)
    }
    this.at = end + 1
    let value: string
    try {
      value = JSON.parse(this.text.slice(begin, this.at)) as string
    } catch {
      return this.fail('the text in quotation marks cannot be read', begin)
    }
    if (value.length > DATA_LIMITS.text) this.fail(`a text longer than ${DATA_LIMITS.text} letters`, begin)
    if (UNSPEAKABLE.test(value)) this.fail('texts hold no control characters, no { and } and no <', begin)
    return value
  }

  private list(depth: number): readonly unknown[] {
    const list: unknown[] = []
    const entries = new Map<string | number, number>()
    this.places.set(list, { at: this.at, entries })
    this.at++
    this.blank()
    if (this.take(']')) return list
    do {
      this.blank()
      if (list.length >= DATA_LIMITS.list) this.fail(`a list of more than ${DATA_LIMITS.list} entries`)
      entries.set(list.length, this.at)
      list.push(this.value(depth + 1))
      this.blank()
    } while (this.take(','))
    if (!this.take(']')) this.fail("here ',' or ']' should stand")
    return list
  }

  private object(depth: number): object {
    const object: Record<string, unknown> = {}
    const entries = new Map<string | number, number>()
    this.places.set(object, { at: this.at, entries })
    this.at++
    this.blank()
    if (this.take('}')) return object
    do {
      this.blank()
      const at = this.at
      if (this.text[at] !== '"') this.fail('here the name of a field should stand, in quotation marks')
      const name = this.words()
      if (NEVER.includes(name)) this.fail(`no field can be called '${name}'`, at)
      if (entries.has(name)) this.fail(`the field '${name}' stands twice`, at)
      this.blank()
      if (!this.take(':')) this.fail("here ':' should stand")
      entries.set(name, at)
      object[name] = this.value(depth + 1)
      this.blank()
    } while (this.take(','))
    if (!this.take('}')) this.fail("here ',' or '}' should stand")
    return object
  }

  private take(sign: string): boolean {
    if (this.text[this.at] !== sign) return false
    this.at++
    return true
  }
}

function placeIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** Where a path leads in the text; where it leads nowhere, as far as it goes. */
function offsetOf(places: Reader['places'], whole: unknown, path: DataPath): number {
  let [value, offset] = [whole, isRecord(whole) || Array.isArray(whole) ? (places.get(whole as object)?.at ?? 0) : 0]
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return offset
    const next = places.get(value)?.entries.get(step)
    if (next === undefined) return offset
    offset = next
    value = (value as Readonly<Record<string | number, unknown>>)[step]
  }
  return offset
}

export type ReadJson =
  | { readonly value: unknown; locate(faults: readonly DataFault[]): readonly DataFault[] }
  | { readonly faults: readonly DataFault[] }

/** JSON out of a text that anybody may have written, and where in the text everything stands. */
export function readJson(text: string): ReadJson {
  if (text.length > DATA_LIMITS.bytes)
    return { faults: [{ path: [], why: `the file is larger than ${DATA_LIMITS.bytes / 1000} kB` }] }
  const reader = new Reader(text)
  try {
    const value = reader.whole()
    const locate = (faults: readonly DataFault[]): readonly DataFault[] =>
      faults.map(fault => ({ ...fault, ...placeIn(text, offsetOf(reader.places, value, fault.path)) }))
    return { value, locate }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { faults: [{ path: [], why: error.message, ...placeIn(text, error.offset) }] }
  }
}
