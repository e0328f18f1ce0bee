// What this window seeks: one wish, kept while its reader goes about the site, renewed when the connection comes back, and
// done when somebody is found.

import type { Pace, SeekAnswer } from '@tabularium/protocol'
import { useSyncExternalStore } from 'react'
import type { ApiResult } from './api.ts'
import * as api from './api.ts'
import { ready } from './me.ts'
import { socketClient } from './socket-client.ts'

export interface Seeking {
  readonly game: string
  readonly pace: Pace
  /** By this device's clock. */
  readonly since: number
}

interface SeekState {
  readonly seeking?: Seeking
  /** The table of the pair that was made; taken by whoever leads the reader there. */
  readonly found?: string
}

let state: SeekState = {}
const listeners = new Set<() => void>()

function set(next: SeekState): void {
  state = next
  for (const listener of [...listeners]) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSeek = (): SeekState => useSyncExternalStore(subscribe, () => state)

/** Somebody was found. Said twice it is heard once. */
export function paired(table: string): void {
  if (state.seeking) set({ found: table })
}

/** The table to go to, once. */
export function takeFound(): string | undefined {
  const { found } = state
  if (found !== undefined) set({})
  return found
}

let following = false

/** A socket that was lost has taken the seek along: the next one asks again, and hears of a pair made meanwhile. */
function follow(): void {
  if (following) return
  following = true
  const client = socketClient()
  let connected = client.status.connection === 'connected'
  client.onStatus(() => {
    const now = client.status.connection === 'connected'
    if (now && !connected && state.seeking) void put(state.seeking, true)
    connected = now
  })
  client.hear(news => {
    if (news.news === 'called' && news.paired) paired(news.table)
  })
}

async function put({ game, pace }: Seeking, resumed: boolean): Promise<ApiResult<SeekAnswer>> {
  const answer = await api.seek({ game, pace, resumed })
  if (!answer.trouble && answer.value.table !== undefined && answer.value.seek === undefined) paired(answer.value.table)
  return answer
}

/** Seeks from now on; a guest where nobody is signed in. */
export async function seek(game: string, pace: Pace): Promise<ApiResult<SeekAnswer>> {
  const wish = { game, pace, since: Date.now() }
  set({ seeking: wish })
  follow()
  // Who is nobody yet becomes a guest on the way.
  await ready()
  const answer = await put(wish, false)
  if (answer.trouble && state.seeking === wish) set({})
  return answer
}

export function seekNoMore(): void {
  set({})
  void api.seekNoMore()
}
