// The games saved on this device, those being deleted left out.

import { useCallback, useEffect, useState } from 'react'
import { storedText, storeText } from '../../browser-storage.ts'
import { areOpen, problemOf, tables } from '../../frame/tables.ts'
import { databaseStore } from '../../table/store.ts'
import type { SavedGameSummary } from '../../table/table.ts'

export interface SavedGames {
  /** Undefined: not read yet. */
  readonly games: readonly SavedGameSummary[] | undefined
  readonly problem: string | undefined
  /** There were some at the last look: room is kept for them. */
  readonly expected: boolean
  refresh(): void
  /** Takes it out of sight; it is forgotten with `forget`, or comes back with `restore`. */
  hide(id: string): void
  restore(id: string): void
  forget(id: string): void
}

/** What is kept, without starting the worker for it: a visitor who only looks loads no rules. */
async function list(): Promise<readonly SavedGameSummary[]> {
  if (areOpen()) return (await tables()).list()
  try {
    return await databaseStore().list()
  } catch {
    // Where the database cannot be opened, the worker has the games of this visit.
    return (await tables()).list()
  }
}

/** Deleted, but with an offer to undo still on the screen; outlives the page. */
const hidden = new Set<string>()

const KEY = 'tabularium.games'

const isExpected = (): boolean => storedText(KEY) !== undefined

const expect = (some: boolean): boolean => storeText(KEY, some ? 'kept' : undefined)

export function useSavedGames(): SavedGames {
  const [expected] = useState(isExpected)
  const [games, setGames] = useState<readonly SavedGameSummary[]>()
  const [problem, setProblem] = useState<string>()
  const refresh = useCallback(async () => {
    try {
      const all = await list()
      setGames(all.filter(game => !hidden.has(game.id)))
      expect(all.length > 0)
      setProblem(undefined)
    } catch (error) {
      setProblem(problemOf(error))
    }
  }, [])
  useEffect(() => {
    void refresh()
    // Another window may have played on.
    const seen = () => document.visibilityState === 'visible' && void refresh()
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [refresh])
  return {
    games,
    problem,
    expected,
    refresh,
    hide(id) {
      hidden.add(id)
      setGames(now => now?.filter(game => game.id !== id))
    },
    restore(id) {
      hidden.delete(id)
      void refresh()
    },
    async forget(id) {
      await (await tables()).forget(id)
      hidden.delete(id)
    },
  }
}

/** Seats of people among those the game waits for. */
export const peopleAsked = ({ waiting, players }: SavedGameSummary): readonly number[] =>
  waiting.filter(seat => players[seat]?.bot === undefined)

const rank = (game: SavedGameSummary): number => (game.waiting.length === 0 ? 2 : peopleAsked(game).length > 0 ? 0 : 1)

/** Those that wait for a person first, then by when they were touched. */
export const inOrder = (games: readonly SavedGameSummary[]): readonly SavedGameSummary[] =>
  [...games].sort((a, b) => rank(a) - rank(b) || b.touched - a.touched)
