// One game open in several tabs: only the tab that holds its lock plays, the others look on until that one closes.

/** What tabs broadcast to each other about a game. */
export interface TabMessage {
  readonly id: string
  readonly what: 'written' | 'forgotten'
}

export interface Claim {
  /** Whether the lock was free, so that the game is ours at once. */
  readonly now: boolean
  release(): void
}

export interface TabLock {
  /** Asks for the lock; where another tab has it, `later` is called once that one lets go. */
  claim(id: string, later: () => void): Promise<Claim>
  tell(message: TabMessage): void
  hear(listener: (message: TabMessage) => void): void
}

const NAME = 'tabularium'

/** Web Locks and a BroadcastChannel. A page over plain http has no locks: there every claim is granted. */
export function browserTabLock(): TabLock {
  const locks: LockManager | undefined = navigator.locks
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME)
  return {
    async claim(id, later) {
      if (!locks) return { now: true, release() {} }
      const name = `${NAME}:${id}`
      let release = () => {}
      const held = new Promise<void>(resolve => {
        release = resolve
      })
      const now = await new Promise<boolean>((resolve, reject) => {
        locks
          .request(name, { ifAvailable: true }, lock => {
            resolve(lock !== null)
            return lock ? held : undefined
          })
          .catch(reject)
      })
      if (now) return { now, release }
      const waiting = new AbortController()
      locks
        .request(name, { signal: waiting.signal }, () => {
          later()
          return held
        })
        // Given up before it was granted.
        .catch(() => {})
      return {
        now,
        release() {
          waiting.abort()
          release()
        },
      }
    },
    tell: message => channel?.postMessage(message),
    hear: listener => channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data)),
  }
}

/** Tabs of one process, for tests: every call of the result opens one more. */
export function sharedTabLocks(): () => TabLock {
  const queues = new Map<string, (() => void)[]>()
  const tabs: { listener(message: TabMessage): void }[] = []
  return () => {
    const own = { listener: (_message: TabMessage) => {} }
    tabs.push(own)
    return {
      async claim(id, later) {
        const queue = queues.get(id) ?? []
        queues.set(id, queue)
        queue.push(later)
        return {
          now: queue.length === 1,
          release() {
            const at = queue.indexOf(later)
            queue.splice(at, 1)
            if (at === 0) queue[0]?.()
          },
        }
      },
      tell(message) {
        for (const other of tabs) if (other !== own) other.listener(message)
      },
      hear(listener) {
        own.listener = listener
      },
    }
  }
}
