// What changed between two plain JSON values, said shortly, and put together again. Whoever applies it shares with the
// value before all that did not change, so that a page draws again only what did.
//
//   [value]                              something else stands here now
//   { key: delta, … }                    these keys of the object (these places of the array) changed
//   []                                   under a key of an object: the key is gone
//   [changes, at, removed, ...inserted]  an array: after the changes (an object, or 0: none), from place `at` on so many
//                                        elements are gone and these stand there

export type Delta = readonly unknown[] | { readonly [key: string]: Delta }

type Changes = { readonly [key: string]: Delta }
type Plain = Record<string, unknown>

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Also a key named `__proto__` becomes a key. */
function put(into: Plain, key: string, value: unknown): void {
  if (key === '__proto__')
    Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true })
  else into[key] = value
}

const has = (value: Plain, key: string): boolean => Object.hasOwn(value, key) && value[key] !== undefined

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && difference(a, b) === undefined
  return !Array.isArray(b) && difference(a, b) === undefined
}

/** From one JSON value to another; undefined: they are equal. A key that is undefined counts as none. */
export function difference(before: unknown, after: unknown): Delta | undefined {
  if (before === after) return undefined
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after]
  if (Array.isArray(before)) return Array.isArray(after) ? ofArrays(before, after) : [after]
  return Array.isArray(after) ? [after] : ofObjects(before as Plain, after as Plain)
}

// Written for speed: every viewer's view passes here at every move, and nearly all of it is as before.
function ofObjects(before: Plain, after: Plain): Delta | undefined {
  let changes: Record<string, Delta> | undefined
  let stays = false
  let common = 0
  for (const key in after) {
    const value = after[key]
    if (value === undefined) continue
    const old = before[key]
    let change: Delta | undefined
    // An inherited value is never equal to one of JSON, so that what is equal is there.
    if (old === value) common++
    else if (old !== undefined && Object.hasOwn(before, key)) {
      common++
      change = difference(old, value)
    } else change = [value]
    if (change === undefined || !Array.isArray(change) || change.length > 1) stays = true
    if (change !== undefined) put((changes ??= {}), key, change)
  }
  let keys = 0
  for (const key in before) if (before[key] !== undefined) keys++
  if (keys > common) {
    for (const key in before) if (before[key] !== undefined && !has(after, key)) put((changes ??= {}), key, [])
  }
  return changes && (stays ? changes : [after])
}

function ofArrays(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  if (before.length === after.length) return ofPlaces(before, after, 0, before.length)
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && isSame(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end++
  // What is left on both sides between the equal ends is paired off from the front.
  const paired = shorter - start - end
  const changes = paired === 0 ? undefined : ofPlaces(before, after, start, start + paired)
  const replaced = Array.isArray(changes)
  if (shorter === 0 || (start === 0 && end === 0 && replaced)) return [after]
  const at = replaced ? start : start + paired
  return [replaced ? 0 : (changes ?? 0), at, before.length - end - at, ...after.slice(at, after.length - end)]
}

/** The changes of the places in [from, to), or the whole list where nothing would stay of them. */
function ofPlaces(before: readonly unknown[], after: readonly unknown[], from: number, to: number): Delta | undefined {
  let changes: Record<string, Delta> | undefined
  let changed = 0
  let plain = 0
  let stays = false
  for (let i = from; i < to; i++) {
    const a = before[i]
    const b = after[i]
    if (a === b) continue
    const change = difference(a, b)
    if (change === undefined) continue
    changed++
    if (!Array.isArray(change) || change.length > 1) stays = true
    else if (typeof b !== 'object') plain++
    changes ??= {}
    changes[i] = change
  }
  // Of a row of figures or names most of which changed, the row is shorter than the places.
  return changes && !stays && (plain > (to - from) / 2 || changed === to - from) ? [after] : changes
}

const unfit = (why: string): never => {
  throw new Error(`the change does not fit: ${why}`)
}

/** The value after, made of the value before; what did not change is the same object. Throws where the delta does not fit. */
export function applied(before: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) {
    if (delta.length === 1) return delta[0]
    if (delta.length === 0) return unfit('nothing can be taken away here')
    if (!Array.isArray(before)) return unfit('there is no list to put something into')
    return spliced(before, delta)
  }
  if (!isObject(delta)) return unfit('it is no change')
  return Array.isArray(before) ? changedPlaces(before, delta as Changes) : changedKeys(before, delta as Changes)
}

function changedKeys(before: unknown, changes: Changes): Plain {
  if (!isObject(before)) return unfit('there are no keys to change')
  const after: Plain = {}
  for (const key of Object.keys(before)) {
    if (!Object.hasOwn(changes, key)) put(after, key, before[key])
    else if (!isGone(changes[key])) put(after, key, applied(before[key], changes[key]))
  }
  for (const key of Object.keys(changes)) {
    if (Object.hasOwn(before, key)) continue
    const change = changes[key]
    if (!Array.isArray(change) || change.length !== 1) return unfit(`there is no '${key.slice(0, 40)}'`)
    put(after, key, change[0])
  }
  return after
}

const isGone = (change: Delta): boolean => Array.isArray(change) && change.length === 0

function changedPlaces(before: readonly unknown[], changes: Changes): unknown[] {
  const after = before.slice()
  for (const key of Object.keys(changes)) {
    const place = Number(key)
    if (!Number.isInteger(place) || place < 0 || place >= before.length || String(place) !== key)
      return unfit(`there is no place '${key.slice(0, 40)}'`)
    after[place] = applied(before[place], changes[key])
  }
  return after
}

function spliced(before: readonly unknown[], delta: readonly unknown[]): unknown[] {
  const [changes, at, removed] = delta
  if (!isCount(at) || !isCount(removed) || at + removed > before.length) return unfit('the list is not that long')
  if (changes !== 0 && !isObject(changes)) return unfit('it is no change of places')
  const after = changes === 0 ? before.slice() : changedPlaces(before, changes as Changes)
  after.splice(at, removed, ...delta.slice(3))
  return after
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0
