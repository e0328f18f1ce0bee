// The game of an embedded board, asked of the server as nobody: again and again while it is played and somebody looks.

import type { View } from '@tabularium/kernel'
import type { EmbeddedGame, PastSight } from '@tabularium/protocol'
import { useEffect, useState } from 'react'
import type { Board } from '../boards/board.ts'
import { gameEntry } from '../games.ts'

export interface LoadedGame {
  readonly game: EmbeddedGame
  readonly board: Board
}

export type EmbedProblem = 'missing' | 'waiting' | 'unreachable'

/** A running game is looked at so often. */
const BEAT_MS = 4_000
const PATIENCE_MS = 15_000

async function read<T>(path: string): Promise<T | EmbedProblem> {
  try {
    const answer = await fetch(`/api/embed/${path}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    if (answer.status === 404 || answer.status === 400) return 'missing'
    return answer.ok ? ((await answer.json()) as T) : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

async function load(id: string): Promise<LoadedGame | EmbedProblem> {
  const game = await read<EmbeddedGame>(encodeURIComponent(id))
  if (typeof game === 'string') return game
  if (game.status === 'open' || game.status === 'dropped') return 'waiting'
  const entry = gameEntry(game.game)
  if (!entry) return 'missing'
  try {
    return { game, board: await entry.load() }
  } catch {
    return 'unreachable'
  }
}

/** Where it cannot be read any more what was read stays. `attempt`: another number tries again. */
export function useEmbeddedGame(id: string, attempt: number): LoadedGame | EmbedProblem | 'loading' {
  const [state, setState] = useState<LoadedGame | EmbedProblem | 'loading'>('loading')
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is a new question
  useEffect(() => {
    let gone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const found = document.hidden ? undefined : await load(id)
      if (gone) return
      if (found !== undefined) {
        setState(known => (found === 'unreachable' && typeof known === 'object' ? known : found))
        if (typeof found === 'object' && found.game.status === 'over') return
        if (found === 'missing') return
      }
      timer = setTimeout(look, BEAT_MS)
    }
    void look()
    return () => {
      gone = true
      clearTimeout(timer)
    }
  }, [id, attempt])
  return state
}

/** Positions that were seen are not asked for again; `touched`: in a running game moves can be taken back. */
const known = new Map<string, Promise<View | undefined>>()
const MOST_KNOWN = 400

function viewAt({ id, status, touched }: EmbeddedGame, move: number): Promise<View | undefined> {
  const key = `${move} ${status === 'over' ? '' : touched}`
  const before = known.get(key)
  if (before) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const asked = read<PastSight>(`${encodeURIComponent(id)}/at/${move}`).then(found => {
    if (typeof found === 'object') return found.view
    known.delete(key)
    return undefined
  })
  known.set(key, asked)
  return asked
}

/** The position after so many moves; the last one found until it is there. */
export function useView(game: EmbeddedGame, move: number): View | undefined {
  const [view, setView] = useState<View>()
  useEffect(() => {
    let gone = false
    void viewAt(game, move).then(found => {
      if (gone || !found) return
      setView(found)
      // The next step is likely.
      if (game.status === 'over' && move < game.moves) void viewAt(game, move + 1)
    })
    return () => {
      gone = true
    }
  }, [game, move])
  return view
}
