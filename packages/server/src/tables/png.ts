// From SVG to PNG, which more places show as a preview: in a thread of its own, a picture at a time. Where the rasteriser
// is not installed there is none, and the SVG is sent.

import { Worker } from 'node:worker_threads'
import { createCalls } from '@tabularium/protocol/calls'

/** What the thread is sent, and answers. */
export interface PngJob {
  readonly job: number
  readonly svg: string
}
export interface PngDone {
  readonly job: number
  readonly png?: Uint8Array<ArrayBuffer>
}

/** So many pictures are kept: a link that is pasted is asked for many times. */
const MOST_CACHED = 64
const MOST_WAITING = 32
const LIMIT_MS = 10_000

let worker: Worker | undefined
const calls = createCalls()
const cache = new Map<string, Promise<Buffer | undefined>>()

/** Nobody waits for a thread that is gone; the next picture starts another. */
function giveUp(gone: Worker, why: string): void {
  if (worker === gone) worker = undefined
  void gone.terminate()
  calls.failAll(() => new Error(`the thread that draws is gone: ${why}`))
}

function thread(): Worker {
  if (worker) return worker
  const made = new Worker(new URL('./png-worker.ts', import.meta.url))
  made.unref()
  made.on('message', ({ job, png }: PngDone) => {
    calls.resolve(job, png && Buffer.from(png.buffer, png.byteOffset, png.byteLength))
  })
  made.on('error', error => giveUp(made, String(error)))
  worker = made
  return made
}

async function draw(svg: string, failed: (error: unknown) => void): Promise<Buffer | undefined> {
  if (calls.size >= MOST_WAITING) return undefined
  const made = thread()
  const limit = { ms: LIMIT_MS, late: () => giveUp(made, `no picture in ${LIMIT_MS} ms`) }
  const send = (job: number): void => made.postMessage({ job, svg } satisfies PngJob)
  // Where the thread is lost there is no picture; the next one starts another.
  return await calls.ask<Buffer | undefined>(undefined, send, limit).catch(error => {
    failed(error)
    return undefined
  })
}

/** Undefined: it cannot be drawn, or too many wait. `failed` hears of errors, not of a full queue. */
export function pngOf(svg: string, failed: (error: unknown) => void): Promise<Buffer | undefined> {
  const known = cache.get(svg)
  if (known) return known
  const drawn = draw(svg, failed).then(png => {
    if (!png) cache.delete(svg)
    return png
  })
  cache.set(svg, drawn)
  for (const oldest of cache.keys()) {
    if (cache.size <= MOST_CACHED) break
    cache.delete(oldest)
  }
  return drawn
}
