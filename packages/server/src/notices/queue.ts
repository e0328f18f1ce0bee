// Work that may take its time or fail: a few jobs at once, a bounded line behind them, and nobody waits for it.

export interface Queue {
  /** False: the line is full, and the job is dropped. */
  add(job: () => Promise<void>): boolean
  /** Resolves when nothing is left to do. */
  settled(): Promise<void>
  /** Takes nothing more; what waits in the line is dropped. */
  close(): void
  readonly dropped: number
}

export interface QueueOptions {
  readonly atOnce: number
  readonly longest: number
  /** Hears of jobs that failed. */
  failed(error: unknown): void
}

export function createQueue({ atOnce, longest, failed }: QueueOptions): Queue {
  const line: (() => Promise<void>)[] = []
  let running = 0
  let dropped = 0
  let closed = false
  let waiting: (() => void)[] = []
  const next = () => {
    while (running < atOnce) {
      const job = line.shift()
      if (!job) break
      running++
      void job()
        .catch(failed)
        .finally(() => {
          running--
          next()
        })
    }
    if (running > 0 || line.length > 0) return
    for (const resolve of waiting) resolve()
    waiting = []
  }
  return {
    add(job) {
      if (closed || line.length >= longest) {
        dropped++
        return false
      }
      line.push(job)
      next()
      return true
    },
    settled: () =>
      running === 0 && line.length === 0 ? Promise.resolve() : new Promise(resolve => waiting.push(resolve)),
    close() {
      closed = true
      line.length = 0
      next()
    },
    get dropped() {
      return dropped
    },
  }
}
