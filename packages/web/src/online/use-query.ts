// Queries and mutations over the API, as hooks: a query keeps its last value until a newer one comes, and a failed
// request does not take away what is shown.

import type { Trouble } from '@tabularium/protocol'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ApiResult } from './api.ts'

export interface Query<T> {
  /** Undefined: not there yet. */
  readonly value: T | undefined
  readonly trouble: Trouble | undefined
  /** Asks once more. */
  again(): void
  /** Puts what is known already in its place. */
  put(value: T): void
}

/** `key` names what is asked for: another one is asked at once, and what came before is forgotten. */
export function useQuery<T>(key: string, ask: () => Promise<ApiResult<T>>): Query<T> {
  const [found, setFound] = useState<{ readonly key: string; readonly value?: T; readonly trouble?: Trouble }>({ key })
  const latest = useRef(ask)
  latest.current = ask
  const turn = useRef(0)
  const again = useCallback(async () => {
    const mine = ++turn.current
    const answer = await latest.current()
    if (mine !== turn.current) return
    setFound(before =>
      answer.trouble
        ? { ...(before.key === key ? before : {}), key, trouble: answer.trouble }
        : { key, value: answer.value },
    )
  }, [key])
  useEffect(() => {
    void again()
    return () => {
      turn.current++
    }
  }, [again])
  const fresh = found.key === key
  return {
    value: fresh ? found.value : undefined,
    trouble: fresh ? found.trouble : undefined,
    again: () => void again(),
    put: value => {
      turn.current++
      setFound({ key, value })
    },
  }
}

/** One thing at a time: while it is under way a second click does nothing. */
export function useMutation(): {
  readonly doing: boolean
  readonly trouble: Trouble | undefined
  run<T>(act: () => Promise<ApiResult<T>>): Promise<T | undefined>
  forgive(): void
} {
  const [doing, setDoing] = useState(false)
  const [trouble, setTrouble] = useState<Trouble>()
  const busy = useRef(false)
  return {
    doing,
    trouble,
    forgive: () => setTrouble(undefined),
    async run(act) {
      if (busy.current) return undefined
      busy.current = true
      setDoing(true)
      setTrouble(undefined)
      const answer = await act()
      busy.current = false
      setDoing(false)
      setTrouble(answer.trouble)
      return answer.trouble ? undefined : answer.value
    },
  }
}

/** Asks again when somebody looks at the page once more: another window or device may have played on. */
export function useOnVisible(again: () => void): void {
  const latest = useRef(again)
  latest.current = again
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
}

/** Throttles: at most one call in so many milliseconds, the last one never lost. */
export function useThrottled(act: () => void, ms: number): () => void {
  const latest = useRef(act)
  latest.current = act
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, ms)
  }, [ms])
}
