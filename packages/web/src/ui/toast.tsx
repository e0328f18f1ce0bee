// Short news at the lower edge that ask for nothing: one line, at most one button, gone by themselves.

import { useEffect, useSyncExternalStore } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import './toast.css'

export interface Toast {
  readonly text: string
  readonly action?: { readonly label: string; act(): void }
  /** Called when it goes without its button having been pressed. */
  onGone?(): void
  /** Stays until it is answered. */
  readonly stays?: boolean
}

interface Shown extends Toast {
  readonly id: number
}

const LASTS = 7000

let shown: readonly Shown[] = []
let last = 0
const listeners = new Set<() => void>()

function put(next: readonly Shown[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows it, and returns how to take it away. */
export function toast(news: Toast): () => void {
  const id = ++last
  put([...shown, { ...news, id }])
  return () => dismiss(id, false)
}

function dismiss(id: number, acted: boolean): void {
  const one = shown.find(item => item.id === id)
  if (!one) return
  put(shown.filter(item => item.id !== id))
  if (acted) one.action?.act()
  else one.onGone?.()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function ToastItem({ news, close }: { readonly news: Shown; readonly close: string }) {
  useEffect(() => {
    if (news.stays) return
    const timer = setTimeout(() => dismiss(news.id, false), LASTS)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <div className="toast">
      <span>{news.text}</span>
      {news.action && (
        <Button size="small" kind="plain" onClick={() => dismiss(news.id, true)}>
          {news.action.label}
        </Button>
      )}
      <button type="button" className="toast-close" aria-label={close} onClick={() => dismiss(news.id, false)}>
        <Icon name="cross" />
      </button>
    </div>
  )
}

/** Where they appear; once per page. */
export function Toasts({ close }: { readonly close: string }) {
  const all = useSyncExternalStore(subscribe, () => shown)
  return (
    <div className="toasts" role="status" aria-live="polite">
      {all.map(news => (
        <ToastItem key={news.id} news={news} close={close} />
      ))}
    </div>
  )
}
