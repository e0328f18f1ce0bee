// Hooks for what the server pushes: the lobby has changed, a table waits for you. One listener for the whole window.

import type { News } from '@tabularium/protocol'
import { useEffect, useRef } from 'react'
import { setWaiting } from './me.ts'
import { socketClient } from './socket-client.ts'

let listening = false

function listen(): void {
  if (listening) return
  listening = true
  socketClient().hear(news => {
    if (news.news === 'mine') setWaiting(news.waiting)
  })
}

/** Hears news as long as the page stands. */
export function useServerEvents(hear: (news: News) => void): void {
  const latest = useRef(hear)
  latest.current = hear
  useEffect(() => {
    listen()
    return socketClient().hear(news => latest.current(news))
  }, [])
}

/** Hears that the lobby has changed, as long as the page stands. */
export function useLobbyEvents(hear: () => void): void {
  const latest = useRef(hear)
  latest.current = hear
  useEffect(() => {
    listen()
    return socketClient().lobby(() => latest.current())
  }, [])
}
