// Work that may be asked for many times at once.

/** Runs the work once at a time; however often it is asked for meanwhile, it runs once more. Failures are `failed`'s. */
export function coalesced(work: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let running = false
  let asked = false
  const run = async (): Promise<void> => {
    running = true
    while (asked) {
      asked = false
      await work().catch(failed)
    }
    running = false
  }
  return () => {
    asked = true
    if (!running) void run()
  }
}

/** Does it for all of them, so many at a time. */
export async function eachOf<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]()
  const take = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, take))
}

/** The list in parts of at most so many. */
export const partsOf = <T>(all: readonly T[], most: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, part) => all.slice(part * most, (part + 1) * most))
