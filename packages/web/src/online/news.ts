// What the pages hear from the server by themselves: the lobby has changed, a table waits for you. One listener for the
// whole window.

import type { News } from '@tabularium/protocol'
import { useEffect, useRef } from 'react'
import { line } from './line.ts'
import { setWaiting } from './me.ts'

let listening = false

function listen(): void {
  if (listening) return
  listening = true
  line().hear(news => {
    if (news.news === 'mine') setWaiting(news.waiting)
  })
}

/** Hears news as long as the page stands. */
export function useNews(hear: (news: News) => void): void {
  const latest = useRef(hear)
  latest.current = hear
  useEffect(() => {
    listen()
    return line().hear(news => latest.current(news))
  }, [])
}

/** Hears that the lobby has changed, as long as the page stands. */
export function useLobbyNews(hear: () => void): void {
  const latest = useRef(hear)
  latest.current = hear
  useEffect(() => {
    listen()
    return line().lobby(() => latest.current())
  }, [])
}
