// What is being edited: a set of data as JSON, changed at a path, with every step back and forth.

import type { DataPath as Path } from '@tabularium/kernel'
import { isRecord } from '@tabularium/kernel/data'

/** What stands at a path; undefined: nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  let at = value
  for (const step of path) {
    if (Array.isArray(at) && typeof step === 'number') at = at[step]
    else if (isRecord(at) && Object.hasOwn(at, step)) at = at[step]
    else return undefined
  }
  return at
}

/** The same with something else at a path. Undefined takes the field or the entry away; what lies beside the path stays the same. */
export function withValue<T>(value: T, path: Path, to: unknown): T {
  const [step, ...rest] = path
  if (step === undefined) return to as T
  if (Array.isArray(value)) {
    if (typeof step !== 'number') throw new Error(`a list has no entry '${step}'`)
    if (rest.length === 0 && to === undefined) return value.toSpliced(step, 1) as T
    if (step === value.length) return [...value, withValue<unknown>(undefined, rest, to)] as T
    return value.with(step, withValue(value[step], rest, to)) as T
  }
  const fields: Readonly<Record<string, unknown>> = isRecord(value) ? value : {}
  if (rest.length === 0 && to === undefined) {
    const { [step]: _, ...others } = fields
    return others as T
  }
  return { ...fields, [step]: withValue(fields[step], rest, to) } as T
}

/** A new entry of a list, before the one that stands there. */
export const withEntry = <T>(value: T, path: Path, index: number, entry: unknown): T =>
  withValue(value, path, ((valueAt(value, path) as readonly unknown[] | undefined) ?? []).toSpliced(index, 0, entry))

/** Steps back that are remembered. */
const MOST_UNDO = 200

export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** What is being written: letters of one field, steps of one drag are one step. */
  readonly writing: string
}

export const begun = <T>(present: T): History<T> => ({ past: [], present, future: [], writing: '' })

export function changed<T>(history: History<T>, present: T, writing = ''): History<T> {
  if (present === history.present) return history
  const isSame = writing !== '' && writing === history.writing
  const past = isSame ? history.past : [...history.past, history.present].slice(-MOST_UNDO)
  return { past, present, future: [], writing }
}

export function undone<T>({ past, present, future, ...history }: History<T>): History<T> {
  const last = past.at(-1)
  if (last === undefined) return { ...history, past, present, future }
  return { past: past.slice(0, -1), present: last, future: [present, ...future], writing: '' }
}

export function redone<T>({ past, present, future, ...history }: History<T>): History<T> {
  const [next, ...rest] = future
  if (next === undefined) return { ...history, past, present, future }
  return { past: [...past, present], present: next, future: rest, writing: '' }
}

/** A name that is not taken yet: `syria`, `syria-2`. */
export function freeName(wanted: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const name = n === 1 ? wanted : `${wanted}-${n}`
    if (!taken.includes(name)) return name
  }
}

/** What somebody types as data have names: a-z, 0-9 and hyphens. */
export const plainId = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')

/** Whether two pieces of JSON say the same, whatever the order of their fields. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isEqual(one, b[i]))
  if (!isRecord(a) || !isRecord(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && isEqual(a[key], b[key]))
}
