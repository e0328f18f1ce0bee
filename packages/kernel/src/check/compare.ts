// Equality of plain data, with the place of the first difference in words.

/** As few words as will do to see what a value is. */
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Where two plain values differ; a field that is undefined counts as absent. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return undefined
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return `${path || 'it'} has ${a.length} entries, not ${b.length}`
    for (let i = 0; i < a.length; i++) {
      const found = a[i] === b[i] ? undefined : difference(a[i], b[i], `${path}[${i}]`)
      if (found) return found
    }
    return undefined
  }
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const keys of [Object.keys(a), Object.keys(b).filter(key => !Object.hasOwn(a, key))]) {
      for (const key of keys) {
        const found = a[key] === b[key] ? undefined : difference(a[key], b[key], path ? `${path}.${key}` : key)
        if (found) return found
      }
    }
    return undefined
  }
  return `${path || 'it'} is ${shown(a)}, not ${shown(b)}`
}

/** A whole number of 32 bits, and not -0: most of what positions are made of. */
const isSmall = (value: unknown): boolean => Object.is(value, (value as number) | 0)

/** Where a value is not what JSON can carry. */
export function notPlain(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') {
    if (Object.is(value, -0)) return `${path || 'it'} is -0, which is slow and not what JSON brings back`
    return Number.isFinite(value) ? undefined : `${path || 'it'} is ${value}`
  }
  if (!isObject(value)) return `${path || 'it'} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = isSmall(value[i]) ? undefined : notPlain(value[i], `${path}[${i}]`)
      if (found) return found
    }
    return undefined
  }
  const kind = Object.getPrototypeOf(value)
  if (kind !== Object.prototype && kind !== null)
    return `${path || 'it'} is a ${kind.constructor?.name ?? 'strange object'}`
  for (const [key, entry] of Object.entries(value)) {
    const found = entry === undefined ? undefined : notPlain(entry, path ? `${path}.${key}` : key)
    if (found) return found
  }
  return undefined
}

/** An array that two positions have in common, though either may write into it. Frames are values and may be shared. */
export function sharedArray(a: unknown, b: unknown, path = ''): string | undefined {
  if (!isObject(a) || !isObject(b)) return undefined
  if (a === b && ArrayBuffer.isView(a)) return path
  if (a === b && Array.isArray(a) && !Object.isFrozen(a)) return path
  if (path.startsWith('frames[')) return undefined
  if (Array.isArray(a)) {
    for (let i = 0; i < a.length; i++) {
      const found = isObject(a[i]) ? sharedArray(a[i], b[i], `${path}[${i}]`) : undefined
      if (found) return found
    }
    return undefined
  }
  for (const key of Object.keys(a)) {
    const found = isObject(a[key]) ? sharedArray(a[key], b[key], path ? `${path}.${key}` : key) : undefined
    if (found) return found
  }
  return undefined
}

export const json = (value: unknown): string => JSON.stringify(value)

export const thawed = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
