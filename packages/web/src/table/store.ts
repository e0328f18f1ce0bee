// The games of this device: in the browser's database, or in memory where there is none. A game is written after every
// move, its record apart from what lists need.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedGameSummary } from './table.ts'

/** A game with its record's text, secrets included. */
export interface SavedGame extends SavedGameSummary {
  readonly record: string
}

export interface Store {
  put(game: SavedGame): Promise<void>
  get(id: string): Promise<SavedGame | undefined>
  /** The last touched first. */
  list(): Promise<readonly SavedGameSummary[]>
  forget(id: string): Promise<void>
  /** False once something could only be kept in memory. */
  lasts(): boolean
}

const byTouch = (games: readonly SavedGameSummary[]): readonly SavedGameSummary[] =>
  [...games].sort((a, b) => b.touched - a.touched)

const parts = ({ record, ...kept }: SavedGame): { readonly kept: SavedGameSummary; readonly record: string } => ({
  kept,
  record,
})

export function memoryStore(): Store {
  const games = new Map<string, SavedGame>()
  return {
    async put(game) {
      games.set(game.id, structuredClone(game))
    },
    get: async id => games.get(id),
    list: async () => byTouch([...games.values()].map(game => parts(game).kept)),
    async forget(id) {
      games.delete(id)
    },
    lasts: () => false,
  }
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGameSummary }
  records: { key: string; value: { readonly id: string; readonly record: string } }
}

const NAME = 'tabularium'
const VERSION = 1

/** The browser's database. Every call can fail: there may be none, or no room in it. */
export function databaseStore(): Store {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade(db) {
        db.createObjectStore('games', { keyPath: 'id' })
        db.createObjectStore('records', { keyPath: 'id' })
      },
      // A newer page wants to change the database: out of its way.
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
  return {
    async put(game) {
      const { kept, record } = parts(game)
      const write = (await database()).transaction(['games', 'records'], 'readwrite')
      await Promise.all([
        write.objectStore('games').put(kept),
        write.objectStore('records').put({ id: game.id, record }),
        write.done,
      ])
    },
    async get(id) {
      const read = (await database()).transaction(['games', 'records'])
      const [kept, text] = await Promise.all([read.objectStore('games').get(id), read.objectStore('records').get(id)])
      return kept && text && { ...kept, record: text.record }
    },
    list: async () => byTouch(await (await database()).getAll('games')),
    async forget(id) {
      const write = (await database()).transaction(['games', 'records'], 'readwrite')
      await Promise.all([write.objectStore('games').delete(id), write.objectStore('records').delete(id), write.done])
    },
    lasts: () => true,
  }
}

/** How long a database may take before it counts as one that does not answer. */
const PATIENCE_MS = 4000

class NoAnswer extends Error {}

const withPatience = <T>(ms: number, answer: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NoAnswer()), ms)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

/** A store that never fails: what the first cannot do is done in memory, and `lasts` says so. */
export function storeWithFallback(first: Store, patience = PATIENCE_MS): Store {
  const memory = memoryStore()
  let lasts = true
  let silent = false

  /** What the first store answers; undefined where it does not. One that keeps silent is not asked again. */
  const ask = async <T>(question: () => Promise<T>): Promise<{ readonly value: T } | undefined> => {
    if (silent) return undefined
    try {
      return { value: await withPatience(patience, question()) }
    } catch (error) {
      silent = error instanceof NoAnswer
      return undefined
    }
  }

  return {
    async put(game) {
      const kept = await ask(() => first.put(game))
      lasts = kept !== undefined
      if (lasts) await memory.forget(game.id)
      else await memory.put(game)
    },
    async get(id) {
      return (await memory.get(id)) ?? (await ask(() => first.get(id)))?.value
    },
    async list() {
      const here = await memory.list()
      const there = (await ask(() => first.list()))?.value ?? []
      return byTouch([...here, ...there.filter(({ id }) => !here.some(game => game.id === id))])
    },
    async forget(id) {
      await memory.forget(id)
      await ask(() => first.forget(id))
    },
    lasts: () => lasts,
  }
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
const LENGTH = 10

/** A name for a game: 50 random bits, none of the letters that look like figures. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), byte => LETTERS[byte & 31]).join('')

export const isId = (text: string): boolean => /^[a-z0-9]{1,40}$/.test(text)
