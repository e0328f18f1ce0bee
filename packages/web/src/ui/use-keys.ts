// Keys for the whole page. They are named by their place on the keyboard, so that they work in every layout, and are
// silent while somebody types or a dialog is open.

import { useEffect, useRef } from 'react'

export type Keys = Readonly<Record<string, (event: KeyboardEvent) => unknown>>

const TYPING = 'input:not([type=checkbox]):not([type=radio]):not([type=range]), textarea, select, [contenteditable]'

/** `a`, `Shift+h`, `1`, `[`, `?`, `Escape`, `ArrowLeft`. */
export function keyOf(event: Pick<KeyboardEvent, 'code' | 'key'> & { readonly shiftKey?: boolean }): string {
  if (event.key === '?' || event.key === '!') return event.key
  const [, sign] = /^(?:Key|Digit|Numpad)(.)$/.exec(event.code) ?? []
  if (sign) return event.shiftKey && /[A-Z]/.test(sign) ? `Shift+${sign.toLowerCase()}` : sign.toLowerCase()
  if (event.code === 'BracketLeft') return '['
  if (event.code === 'BracketRight') return ']'
  return event.key === ' ' ? 'Space' : event.key
}

/** Calls what stands under the key; a handler that returns false has not used it. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const at = event.target instanceof Element ? event.target : undefined
      if (at?.closest('dialog[open]') || document.querySelector('dialog[open]')) return
      const key = keyOf(event)
      if (at?.closest(TYPING) && key !== 'Escape') return
      const act = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined
      if (act && act(event) !== false) event.preventDefault()
    }
    window.addEventListener('keydown', down)
    return () => window.removeEventListener('keydown', down)
  }, [])
}
