// Programs that tests need and the machine may lack: looked for, installed once by one process at a time, and tried.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** One of a user's at a time: two installations at once are in each other's way. What another user has left behind in a
 *  folder for all (root, say) nobody else can remove: each has a lock of their own. */
export const lockOf = (what: string, user = process.getuid?.()): string =>
  join(tmpdir(), `tabularium-${what}-${user ?? 'all'}.lock`)
const LOCK_MS = 500

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Who holds the lock; undefined: nobody who lives. */
function holder(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'))
    return isAlive(pid) ? pid : undefined
  } catch {
    // Just made, and not written yet.
    return existsSync(lock) ? -1 : undefined
  }
}

/** Does the work while nobody else does. */
export async function alone<T>(work: () => Promise<T>, lock: string, pauseMs = LOCK_MS): Promise<T> {
  for (let empty = 0; ; ) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const pid = holder(lock)
    empty = pid === -1 ? empty + 1 : 0
    // Its process has died, or died before it could say who it was.
    if (pid === undefined || empty > 20) rmSync(lock, { recursive: true, force: true })
    else await sleep(pauseMs)
  }
  try {
    writeFileSync(join(lock, 'pid'), String(process.pid))
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

export interface Ways {
  /** Programs that may be there, the one that is asked for first. */
  readonly places: readonly (string | undefined)[]
  /** Ways to get one, in order; each says whether it may have worked. */
  readonly installs: readonly (() => boolean)[]
  works(path: string): Promise<boolean>
}

/** The first that works, after as few installations as it takes. */
export async function firstThatWorks({ places, installs, works }: Ways): Promise<string | undefined> {
  const tried = new Set<string>()
  for (const install of [() => true, ...installs]) {
    if (!install()) continue
    for (const path of places) {
      if (path === undefined || path === '' || tried.has(path) || !existsSync(path)) continue
      tried.add(path)
      if (await works(path)) return path
    }
  }
  return undefined
}
