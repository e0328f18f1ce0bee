// Programs that were started, each in a process group of its own, so that none outlives the command: not when it ends, not when it
// is interrupted, and not when the worker thread that started one is gone.

import { BroadcastChannel, isMainThread } from 'node:worker_threads'

const live = new Set<number>()

/** Worker threads tell the main thread what they have started: a thread that is ended cannot end anything itself. */
const CHANNEL = 'tabularium-engines'
let channel: BroadcastChannel | undefined

interface Notice {
  readonly pid: number
  readonly isLive: boolean
}

function note({ pid, isLive }: Notice): void {
  if (isLive) live.add(pid)
  else live.delete(pid)
}

function channelOf(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel(CHANNEL)
  // Node types it as the browser's, which has none.
  ;(channel as unknown as { unref(): void }).unref()
  return channel
}

export function killGroup(pid: number): void {
  for (const target of process.platform === 'win32' ? [pid] : [-pid, pid]) {
    try {
      process.kill(target, 'SIGKILL')
    } catch {
      // It is gone already.
    }
  }
}

function killAll(): void {
  for (const pid of live) killGroup(pid)
  live.clear()
}

let isWatched = false

export function started(pid: number): void {
  note({ pid, isLive: true })
  if (!isMainThread) return channelOf().postMessage({ pid, isLive: true })
  if (!isWatched) process.on('exit', killAll)
  isWatched = true
}

export function ended(pid: number): void {
  note({ pid, isLive: false })
  if (!isMainThread) channelOf().postMessage({ pid, isLive: false })
}

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** Runs a command in whose course programs are started; when it is over, or is interrupted, none of them is left. */
export async function withEngines<T>(run: () => Promise<T>): Promise<T> {
  const heard = channelOf()
  heard.onmessage = event => note((event as { data: Notice }).data)
  const stops = Object.entries(SIGNALS).map(([signal, code]) => {
    const stop = (): void => process.exit(code)
    process.on(signal, stop)
    return () => process.off(signal, stop)
  })
  process.on('exit', killAll)
  try {
    return await run()
  } finally {
    for (const stop of stops) stop()
    // What the threads said last is on its way.
    await new Promise(resolve => setImmediate(resolve))
    killAll()
    process.off('exit', killAll)
    heard.onmessage = () => undefined
    heard.close()
    channel = undefined
  }
}
