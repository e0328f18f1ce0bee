// Several windows, one game: only one of them plays it, the others look on until it closes.

/** What windows tell each other of a game. */
export interface Word {
  readonly id: string
  readonly what: 'written' | 'forgotten'
}

export interface Claim {
  /** Whether the game is ours at once. */
  readonly now: boolean
  release(): void
}

export interface Windows {
  /** Asks for a game; where another window has it, `later` is called once that one lets go. */
  claim(id: string, later: () => void): Promise<Claim>
  tell(word: Word): void
  hear(listener: (word: Word) => void): void
}

const NAME = 'tabularium'

/** The browser's locks and a channel. A page over plain http has no locks: there every claim is granted. */
export function browserWindows(): Windows {
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
    tell: word => channel?.postMessage(word),
    hear: listener => channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => listener(data)),
  }
}

/** Windows of one process, for tests: every call of the result opens one more. */
export function sharedWindows(): () => Windows {
  const queues = new Map<string, (() => void)[]>()
  const windows: { listener(word: Word): void }[] = []
  return () => {
    const own = { listener: (_word: Word) => {} }
    windows.push(own)
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
      tell(word) {
        for (const other of windows) if (other !== own) other.listener(word)
      },
      hear(listener) {
        own.listener = listener
      },
    }
  }
}
