// Request and answer over a channel that only knows messages (postMessage, a socket): a number for each request, who waits
// for it, how long at most, and what becomes of all of them when the other end is lost. How messages travel, and what is in
// them, is the caller's.

/** How long an answer may take. Nothing is settled by it: `late` decides, and mostly ends the other end. */
export interface Limit {
  readonly ms: number
  late(): void
}

/** `A`: what is remembered of a request until it is answered. */
export interface Calls<A = undefined> {
  /** `send` gets the request's number. A request that cannot be sent fails. */
  ask<T>(about: A, send: (id: number) => void, limit?: Limit): Promise<T>
  /** What was remembered of a request that waits; undefined: none of this number does. */
  about(id: number): A | undefined
  /** An answer that nobody waits for is ignored. */
  resolve(id: number, value: unknown): void
  reject(id: number, error: Error): void
  /** The other end is lost. */
  failAll(errorFor: (about: A) => Error): void
  /** How many wait. */
  readonly size: number
}

interface Waiting<A> {
  readonly about: A
  resolve(value: unknown): void
  reject(error: unknown): void
  readonly timer: ReturnType<typeof setTimeout> | undefined
}

/** Numbers fit into 32 bits with a sign, and begin again after the last. */
const LAST_ID = 2 ** 31 - 1

/** `first` is the number of the first request; after the last, 1 follows. */
export function createCalls<A = undefined>(first = 1): Calls<A> {
  const waiting = new Map<number, Waiting<A>>()
  let next = first

  const take = (id: number): Waiting<A> | undefined => {
    const found = waiting.get(id)
    waiting.delete(id)
    clearTimeout(found?.timer)
    return found
  }

  return {
    ask<T>(about: A, send: (id: number) => void, limit?: Limit): Promise<T> {
      const id = next
      next = id === LAST_ID ? 1 : id + 1
      return new Promise<T>((resolve, reject) => {
        const timer = limit && setTimeout(() => limit.late(), limit.ms)
        waiting.set(id, { about, resolve: value => resolve(value as T), reject, timer })
        try {
          send(id)
        } catch (error) {
          take(id)?.reject(error)
        }
      })
    },
    about: id => waiting.get(id)?.about,
    resolve: (id, value) => take(id)?.resolve(value),
    reject: (id, error) => take(id)?.reject(error),
    failAll(errorFor) {
      for (const id of [...waiting.keys()]) {
        const lost = take(id)
        lost?.reject(errorFor(lost.about))
      }
    },
    get size() {
      return waiting.size
    },
  }
}
