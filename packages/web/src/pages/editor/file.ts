// A set of data as a file: JSON that says which game it is for. What somebody opens may be anything; the editor shows only what
// has the form of the usual data, so that nothing in it can break the page.

import { DATA_LIMITS, isRecord } from '@tabularium/kernel/data'
import { isEqual } from './document.ts'
import type { Usual } from './usual.ts'

export interface Opened {
  readonly data: object
  /** Parts were left out. */
  readonly mended: boolean
}

export type FileProblem = 'file.large' | 'file.not-json' | 'file.no-game'

/** An entry of a list with the fields that the editor relies on: those that every usual entry has. */
function fittedEntry(value: Readonly<Record<string, unknown>>, samples: readonly Readonly<Record<string, unknown>>[]) {
  const entry: Record<string, unknown> = { ...value }
  for (const key of Object.keys(samples[0])) {
    if (!samples.every(sample => Object.hasOwn(sample, key))) continue
    const usual = samples.map(sample => sample[key]).find(one => !Array.isArray(one) || one.length > 0) ?? []
    entry[key] = isRecord(usual) ? (isRecord(value[key]) ? value[key] : {}) : fitted(value[key], usual)
  }
  return entry
}

/** A value that can stand for the usual one in the editor. */
function fitted(value: unknown, usual: unknown): unknown {
  if (Array.isArray(usual)) {
    if (!Array.isArray(value)) return []
    const samples = usual.filter(isRecord)
    if (samples.length === 0) return value.filter(one => typeof one === 'string' || typeof one === 'number')
    return value.filter(isRecord).map(one => fittedEntry(one, samples))
  }
  if (!isRecord(usual)) return typeof value === typeof usual ? value : usual
  if (!isRecord(value)) return usual
  const fields = Object.entries(usual).map(([key, sample]) => [key, fitted(value[key], sample)])
  return { ...value, ...Object.fromEntries(fields) }
}

/** Records by names of the maker's own (set-ups by country): whatever they are called, each has the form of a usual one. */
const BY_NAME: readonly string[] = ['tables', 'forcePools']

/** The data with all that the editor relies on. */
export function mended(value: Readonly<Record<string, unknown>>, usual: object): object {
  const found: Record<string, unknown> = {}
  for (const [key, sample] of Object.entries(usual)) {
    const named = value[key]
    if (BY_NAME.includes(key) && isRecord(named)) {
      const [one] = Object.values<unknown>(sample)
      found[key] = Object.fromEntries(Object.entries(named).map(([name, entry]) => [name, fitted(entry, one)]))
    } else found[key] = fitted(named, sample)
  }
  return found
}

/** The data in a file's text. */
export function readFile(text: string, usual: Usual): Opened | FileProblem {
  if (text.length > DATA_LIMITS.bytes) return 'file.large'
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'file.not-json'
  }
  if (!isRecord(json)) return 'file.not-json'
  const { game, ...value } = json
  if (game !== usual.id) return 'file.no-game'
  const data = mended(value, usual.data)
  return { data, mended: !isEqual(data, value) }
}

/** What is written into a file, and what `tabularium check-data` reads. */
export const fileText = (game: string, data: object): string => `${JSON.stringify({ game, ...data }, null, 2)}\n`
