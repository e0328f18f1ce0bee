// The sets of data of this device: in a database of their own, or in memory where there is none.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedData } from './own-data.ts'

export interface OwnDataStore {
  put(data: SavedData): Promise<void>
  get(hash: string): Promise<SavedData | undefined>
  list(): Promise<readonly SavedData[]>
  delete(hash: string): Promise<void>
}

export function memoryDataStore(): OwnDataStore {
  const sets = new Map<string, SavedData>()
  return {
    async put(data) {
      sets.set(data.hash, data)
    },
    get: async hash => sets.get(hash),
    list: async () => [...sets.values()],
    async delete(hash) {
      sets.delete(hash)
    },
  }
}

interface Schema extends DBSchema {
  sets: { key: string; value: SavedData }
}

const NAME = 'tabularium-data'

/** What the browser's database cannot keep is kept in memory, so that it can at least be played now. */
export function databaseDataStore(): OwnDataStore {
  const memory = memoryDataStore()
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(NAME, 1, {
      upgrade(db) {
        db.createObjectStore('sets', { keyPath: 'hash' })
      },
      blocking(_current, _next, event) {
        ;(event.target as IDBDatabase | null)?.close()
        opened = undefined
      },
      terminated() {
        opened = undefined
      },
    })
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const ask = async <T>(question: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T | undefined> => {
    try {
      return await question(await database())
    } catch {
      return undefined
    }
  }
  return {
    async put(data) {
      if ((await ask(db => db.put('sets', data))) === undefined) await memory.put(data)
    },
    get: async hash => (await memory.get(hash)) ?? (await ask(db => db.get('sets', hash))),
    async list() {
      const here = await memory.list()
      const there = (await ask(db => db.getAll('sets'))) ?? []
      return [...here, ...there.filter(({ hash }) => !here.some(other => other.hash === hash))]
    },
    async delete(hash) {
      await memory.delete(hash)
      await ask(db => db.delete('sets', hash))
    },
  }
}
