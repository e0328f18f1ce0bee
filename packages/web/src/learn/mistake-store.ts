// The exercises of this device and the records they stand in: in a database of their own, so that they outlive the games and the
// analyses they came from, or in memory where there is none.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Exercise } from './mistakes.ts'

export interface MistakeStore {
  all(): Promise<readonly Exercise[]>
  get(key: string): Promise<Exercise | undefined>
  /** With the text of the record, where it may be new. */
  put(exercises: readonly Exercise[], record?: { readonly key: string; readonly text: string }): Promise<void>
  drop(keys: readonly string[]): Promise<void>
  /** The text of a record. */
  record(key: string): Promise<string | undefined>
}

export function memoryMistakes(): MistakeStore {
  const exercises = new Map<string, Exercise>()
  const records = new Map<string, string>()
  return {
    all: async () => [...exercises.values()],
    get: async key => exercises.get(key),
    async put(list, record) {
      for (const one of list) exercises.set(one.key, one)
      if (record) records.set(record.key, record.text)
    },
    async drop(keys) {
      for (const key of keys) exercises.delete(key)
      const used = new Set([...exercises.values()].map(({ record }) => record))
      for (const key of records.keys()) if (!used.has(key)) records.delete(key)
    },
    record: async key => records.get(key),
  }
}

interface Schema extends DBSchema {
  exercises: { key: string; value: Exercise }
  records: { key: string; value: { readonly key: string; readonly text: string } }
}

const STORES = ['exercises', 'records'] as const

export function databaseMistakes(): MistakeStore {
  const memory = memoryMistakes()
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>('tabularium-mistakes', 1, {
      upgrade(db) {
        for (const name of STORES) db.createObjectStore(name, { keyPath: 'key' })
      },
    })
    return opened
  }
  /** What the database answers, or the memory where it does not. */
  const either = async <T>(first: (db: IDBPDatabase<Schema>) => Promise<T>, second: () => Promise<T>): Promise<T> => {
    try {
      return await first(await database())
    } catch {
      return await second()
    }
  }
  return {
    all: () => either(db => db.getAll('exercises'), memory.all),
    get: key =>
      either(
        db => db.get('exercises', key),
        () => memory.get(key),
      ),
    put: (list, record) =>
      either(
        async db => {
          const write = db.transaction(STORES, 'readwrite')
          for (const one of list) void write.objectStore('exercises').put(one)
          if (record) void write.objectStore('records').put(record)
          await write.done
        },
        () => memory.put(list, record),
      ),
    drop: keys =>
      either(
        async db => {
          const write = db.transaction(STORES, 'readwrite')
          await Promise.all(keys.map(key => write.objectStore('exercises').delete(key)))
          const used = new Set((await write.objectStore('exercises').getAll()).map(({ record }) => record))
          const texts = await write.objectStore('records').getAllKeys()
          await Promise.all(texts.filter(key => !used.has(key)).map(key => write.objectStore('records').delete(key)))
          await write.done
        },
        () => memory.drop(keys),
      ),
    record: key =>
      either(
        async db => (await db.get('records', key))?.text,
        () => memory.record(key),
      ),
  }
}

export const mistakes: MistakeStore = databaseMistakes()
