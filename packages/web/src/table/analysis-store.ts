// What was found in finished games, by their records: in a database of its own beside the games, so that theirs stays as it is, or
// in memory where there is none.

import type { PlainMove } from '@tabularium/bots/analysis'
import { hashOf } from '@tabularium/kernel'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

export interface SavedAnalysis {
  /** From the record's text: the same game is not judged twice, wherever it came from. */
  readonly key: string
  /** Of the judges, and of the rules that they knew: what others said counts for nothing. */
  readonly version: number
  readonly rules: number
  /** Who judged, as `judgeOf` names it. */
  readonly judge: string
  readonly moves: readonly PlainMove[]
  readonly touched: number
}

export interface AnalysisStore {
  get(key: string): Promise<SavedAnalysis | undefined>
  /** The oldest go where there are too many. */
  put(analysis: SavedAnalysis): Promise<void>
  forget(key: string): Promise<void>
}

/** The name under which the analysis of a record is kept. */
export const analysisKey = (record: string): string => hashOf(record)

/** So many are kept. */
const MOST = 60

export function memoryAnalyses(): AnalysisStore {
  const known = new Map<string, SavedAnalysis>()
  return {
    get: async key => known.get(key),
    async put(analysis) {
      known.delete(analysis.key)
      known.set(analysis.key, analysis)
      for (const oldest of known.keys()) {
        if (known.size <= MOST) break
        known.delete(oldest)
      }
    },
    async forget(key) {
      known.delete(key)
    },
  }
}

interface Schema extends DBSchema {
  analyses: { key: string; value: SavedAnalysis; indexes: { touched: number } }
}

const NAME = 'tabularium-analyses'
const VERSION = 1

/** The browser's database. What it does not keep is kept in memory: an analysis can always be made again. */
export function databaseAnalyses(): AnalysisStore {
  const memory = memoryAnalyses()
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore('analyses', { keyPath: 'key' }).createIndex('touched', 'touched')
      },
    })
    return opened
  }
  return {
    async get(key) {
      try {
        return (await memory.get(key)) ?? (await (await database()).get('analyses', key))
      } catch {
        return undefined
      }
    },
    async put(analysis) {
      try {
        const write = (await database()).transaction('analyses', 'readwrite')
        await write.store.put(analysis)
        const byAge = await write.store.index('touched').getAllKeys()
        await Promise.all(byAge.slice(0, -MOST).map(key => write.store.delete(key)))
        await write.done
      } catch {
        await memory.put(analysis)
      }
    },
    async forget(key) {
      await memory.forget(key)
      try {
        await (await database()).delete('analyses', key)
      } catch {
        // What could not be kept need not be forgotten.
      }
    },
  }
}
