// Small things that the browser keeps between visits. One that keeps nothing (a private window, a full or forbidden store)
// still plays: reading finds nothing, and what is written lasts as long as the page.

type Store = 'localStorage' | 'sessionStorage'

export function storedText(key: string, store: Store = 'localStorage'): string | undefined {
  try {
    return globalThis[store].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Undefined: it is forgotten. Answers whether the browser keeps it. */
export function storeText(key: string, text: string | undefined, store: Store = 'localStorage'): boolean {
  try {
    if (text === undefined) globalThis[store].removeItem(key)
    else globalThis[store].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Undefined: nothing is there, or nothing that this page has written. */
export function storedJson(key: string): unknown {
  const text = storedText(key)
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

export const storeJson = (key: string, value: unknown): boolean =>
  storeText(key, value === undefined ? undefined : JSON.stringify(value))

/** The entries of an object. */
export function storedEntries(key: string): readonly (readonly [string, unknown])[] {
  const found = storedJson(key)
  return typeof found === 'object' && found !== null ? Object.entries(found) : []
}

/** A list, with what somebody else put into it left out. */
export function storedList<T>(key: string, isOne: (one: unknown) => one is T): readonly T[] {
  const found = storedJson(key)
  return Array.isArray(found) ? found.filter(isOne) : []
}

/** A pair whose first half is a name: what lists of newest things are made of. */
export const isNamed = (one: unknown): one is readonly [string, unknown] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string'
