// The frame around every page: skip links, top bar, the page itself, navigation on phones, toasts.

import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useSessionHint } from '../session-hint.ts'
import { whenIdle } from '../ui/idle.ts'
import { Loading } from '../ui/loading.tsx'
import { Toasts } from '../ui/toast.tsx'
import { Bar, Foot } from './bar.tsx'
import { Boundary } from './boundary.tsx'
import { useFrame } from './page-header.tsx'
import { enterPage, rememberScroll } from './scroll-memory.ts'
import { watchForUpdates } from './update.ts'
import { frameWords } from './words.ts'
import './frame.css'

/** A page entered by a link begins at its top, for eyes and for the keyboard; one gone back to is where it was. */
function useArrival(at: string) {
  const main = useRef<HTMLElement>(null)
  const before = useRef<string | undefined>(undefined)
  useEffect(rememberScroll, [])
  useEffect(() => {
    const first = before.current === undefined
    if (before.current === at) return
    before.current = at
    if (enterPage() || first || location.hash !== '') return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [at])
  return main
}

const Calls = lazy(() => import('../online/calls.tsx').then(({ Calls: calls }) => ({ default: calls })))

/** Loads the session of whoever is signed in once the page is idle; true: from then on they can be called. */
function useSessionStart(): boolean {
  const somebody = useSessionHint() !== undefined
  const [started, setStarted] = useState(false)
  useEffect(() => {
    if (!somebody || !navigator.onLine) return
    return whenIdle(() => {
      setStarted(true)
      // Without it the page is that of a guest; the online pages ask again, and tell.
      void import('../online/init-session.ts').then(({ initSession }) => initSession()).catch(() => {})
    })
  }, [somebody])
  return started && somebody
}

export function Frame({ children }: { readonly children: ReactNode }) {
  const say = frameWords.use()
  const [at] = useLocation()
  const { page, under } = useFrame()
  const main = useArrival(at)
  const started = useSessionStart()
  useEffect(() => watchForUpdates(act => ({ text: say('update.ready'), label: say('update.reload'), act })), [say])
  const skips = page.form === 'table' ? (['prompt', 'actions'] as const) : (['main'] as const)
  return (
    <div className={`frame frame-${page.form ?? 'page'} ${under ? `frame-over-${under}` : ''}`}>
      <div className="frame-skips">
        {skips.map(id => (
          <a
            key={id}
            href={`#${id}`}
            onClick={event => {
              // An address is kept as it is: the place after # may hold a shared position.
              event.preventDefault()
              const target = document.getElementById(id)
              if (target && target.tabIndex < 0) target.tabIndex = -1
              target?.focus()
            }}
          >
            {say(`skip.${id}`)}
          </a>
        ))}
      </div>
      <Bar />
      <main id="main" ref={main} tabIndex={-1}>
        <Boundary at={at}>
          <Suspense fallback={<Loading what={say('loading')} />}>{children}</Suspense>
        </Boundary>
      </main>
      <Foot />
      <Toasts close={say('close')} />
      {started && (
        <Suspense>
          <Calls />
        </Suspense>
      )}
    </div>
  )
}
