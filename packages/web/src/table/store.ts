// The games of this device: in the browser's database, or in memory where there is none. A game is written after every
// move: what lists need, and the move as a line of its own after the record, which is written whole, with a snapshot of
// the position, only now and then.

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { SavedGameSummary } from './table.ts'

/** A position of a game, so that it need not be played again from its first move. The record is the truth all the same. */
export interface SavedSnapshot {
  /** The version of the rules that made it: others replay the record. */
  readonly rules: number
  readonly moves: number
  /** The state as JSON. */
  readonly state: string
}

/** A game with its record's text, secrets included. */
export interface SavedGame extends SavedGameSummary {
  readonly record: string
  readonly snapshot?: SavedSnapshot
}

export interface Store {
  /** The whole game. */
  put(game: SavedGame): Promise<void>
  /** The game after one more move, of which the last line of the record is all that is new. */
  append(game: SavedGame, line: string): Promise<void>
  get(id: string): Promise<SavedGame | undefined>
  /** The last touched first. */
  list(): Promise<readonly SavedGameSummary[]>
  forget(id: string): Promise<void>
  /** False once something could only be kept in memory. */
  lasts(): boolean
}

const byTouch = (games: readonly SavedGameSummary[]): readonly SavedGameSummary[] =>
  [...games].sort((a, b) => b.touched - a.touched)

const summaryOf = ({ record: _, snapshot: __, ...summary }: SavedGame): SavedGameSummary => summary

export function memoryStore(): Store {
  const games = new Map<string, SavedGame>()
  return {
    async put(game) {
      games.set(game.id, game)
    },
    async append(game) {
      const snapshot = games.get(game.id)?.snapshot
      games.set(game.id, { ...game, ...(snapshot && { snapshot }) })
    },
    get: async id => games.get(id),
    list: async () => byTouch([...games.values()].map(summaryOf)),
    async forget(id) {
      games.delete(id)
    },
    lasts: () => false,
  }
}

interface Schema extends DBSchema {
  games: { key: string; value: SavedGameSummary }
  records: { key: string; value: { readonly id: string; readonly record: string; readonly snapshot?: SavedSnapshot } }
  /** The moves made since the record was written, a line each. */
  lines: { key: [string, number]; value: { readonly id: string; readonly move: number; readonly line: string } }
}

const STORES = ['games', 'records', 'lines'] as const

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY])

const NAME = 'tabularium'
/** The first version had no lines: every record was written whole with every move. */
const VERSION = 2

/** The browser's database. Every call can fail: there may be none, or no room in it. */
export function databaseStore(): Store {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const database = (): Promise<IDBPDatabase<Schema>> => {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade(db, before) {
        if (before < 1) {
          db.createObjectStore('games', { keyPath: 'id' })
          db.createObjectStore('records', { keyPath: 'id' })
        }
        db.createObjectStore('lines', { keyPath: ['id', 'move'] })
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
      const write = (await database()).transaction(STORES, 'readwrite')
      const { id, record, snapshot } = game
      await Promise.all([
        write.objectStore('games').put(summaryOf(game)),
        write.objectStore('records').put({ id, record, ...(snapshot && { snapshot }) }),
        write.objectStore('lines').delete(linesOf(id)),
        write.done,
      ])
    },
    async append(game, line) {
      const write = (await database()).transaction(STORES, 'readwrite')
      const { id, moves: move } = game
      const before = await write.objectStore('games').get(id)
      // Where another tab has written meanwhile, a line would not follow the last one.
      const follows = before?.moves === move - 1
      await Promise.all([
        write.objectStore('games').put(summaryOf(game)),
        ...(follows
          ? [write.objectStore('lines').put({ id, move, line })]
          : [
              write.objectStore('records').put({ id, record: game.record }),
              write.objectStore('lines').delete(linesOf(id)),
            ]),
        write.done,
      ])
    },
    async get(id) {
      const read = (await database()).transaction(STORES)
      const [kept, text, lines] = await Promise.all([
        read.objectStore('games').get(id),
        read.objectStore('records').get(id),
        read.objectStore('lines').getAll(linesOf(id)),
      ])
      if (!kept || !text) return undefined
      const { record, snapshot } = text
      return { ...kept, record: record + lines.map(({ line }) => `${line}\n`).join(''), ...(snapshot && { snapshot }) }
    },
    list: async () => byTouch(await (await database()).getAll('games')),
    async forget(id) {
      const write = (await database()).transaction(STORES, 'readwrite')
      await Promise.all([
        write.objectStore('games').delete(id),
        write.objectStore('records').delete(id),
        write.objectStore('lines').delete(linesOf(id)),
        write.done,
      ])
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

  const keep = async (game: SavedGame, write: () => Promise<void>): Promise<void> => {
    lasts = (await ask(write)) !== undefined
    if (lasts) await memory.forget(game.id)
    else await memory.put(game)
  }

  return {
    put: game => keep(game, () => first.put(game)),
    async append(game, line) {
      // What is in memory alone has lines that the first store lacks.
      const whole = (await memory.get(game.id)) !== undefined
      await keep(game, () => (whole ? first.put(game) : first.append(game, line)))
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
