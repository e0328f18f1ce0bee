// Calls somebody back to a table where something has begun for them, on whichever page they are: by the title, a sound,
// a toast and the count in the bar. It ends when they come, or say that they have seen it.

import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useGameName } from '../frame/use-game-name.ts'
import { playSound } from '../ui/sound/play-sound.ts'
import { toast } from '../ui/toast.tsx'
import { table as tableCard } from './api.ts'
import { callWords } from './call-words.ts'
import { contactWords } from './contact-words.ts'
import { answerCall, called } from './me.ts'
import { paired, takeFound } from './seeking.ts'
import { useServerEvents } from './server-events.ts'

/** Stands in the window's title until it is taken away, or the page gives itself another. */
function entitle(text: string): () => void {
  const before = document.title
  const title = `● ${text}`
  document.title = title
  return () => {
    if (document.title === title) document.title = before
  }
}

const QUIET_MS = 10_000

/** The table may be full now: this page adds to its chance, wherever its reader is. */
async function give(table: string): Promise<void> {
  const { contributeUntilBegun } = await import('./fairness.ts')
  await contributeUntilBegun(async () => {
    const asked = await tableCard(table)
    return asked.trouble ? undefined : asked.value
  })
}

const tableAt = (path: string): string | undefined => /^\/table\/([a-z2-7]{16})$/.exec(path)?.[1]

const isPlaying = (path: string): boolean => /^\/(?:play|table|puzzle|learn)\//.test(path)

/** Somebody challenges the reader or writes to them, wherever they look; where they can see it already nothing is said. */
function useContactNews(): void {
  const t = contactWords.use()
  const [, go] = useLocation()
  useServerEvents(news => {
    if (news.news !== 'personal' || !news.by) return
    const to = news.about === 'challenge' ? '/people' : '/messages'
    if (location.pathname.startsWith(to)) return
    playSound('turn')
    toast({
      text: t(`got.${news.about}`, { name: news.by.name }),
      stays: news.about === 'challenge',
      action: { label: t('look'), act: () => go(to) },
    })
  })
}

export function Calls() {
  useContactNews()
  const t = callWords.use()
  const gameName = useGameName()
  const [at, go] = useLocation()
  /** How each call that stands is taken away. */
  const standing = useRef(new Map<string, () => void>())
  const heard = useRef(new Map<string, number>())
  const end = (table: string) => {
    standing.current.get(table)?.()
    standing.current.delete(table)
  }
  useServerEvents(news => {
    if (news.news !== 'called') return
    const { table, begun, by: name } = news
    if (news.paired) paired(table)
    if (tableAt(location.pathname) === table) return
    // Whoever does nothing but wait is led there; whoever plays meanwhile is called.
    const isFound = takeFound() !== undefined
    if (isFound && !isPlaying(location.pathname)) return go(`/table/${table}`)
    if (!begun) void give(table)
    end(table)
    const key = news.paired ? 'paired' : begun ? (name === undefined ? 'begun' : 'begun.by') : 'sat'
    const text = t(key, { name: name ?? '', game: gameName(news.game) })
    called(table)
    // Whoever comes and goes again and again is heard once.
    if (Date.now() - (heard.current.get(table) ?? 0) > QUIET_MS) playSound('turn')
    heard.current.set(table, Date.now())
    const untitle = entitle(text)
    const gone = toast({
      text,
      stays: true,
      action: { label: t('go'), act: () => go(`/table/${table}`) },
      onGone: () => end(table),
    })
    standing.current.set(table, () => {
      standing.current.delete(table)
      untitle()
      gone()
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever arrives has come
  useEffect(() => {
    const table = tableAt(at)
    if (table === undefined) return
    end(table)
    answerCall(table)
  }, [at])
  return undefined
}
