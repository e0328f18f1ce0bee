// From SVG to PNG, which more places show as a preview: in a thread of its own, a picture at a time. Where the rasteriser
// is not installed there is none, and the SVG is sent.

import { Worker } from 'node:worker_threads'

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

interface Waiting {
  done(png: Buffer | undefined): void
  readonly timer: NodeJS.Timeout
}

let worker: Worker | undefined
let jobs = 0
const waiting = new Map<number, Waiting>()
const cache = new Map<string, Promise<Buffer | undefined>>()

/** Nobody waits for a thread that is gone; the next picture starts another. */
function giveUp(gone: Worker): void {
  if (worker === gone) worker = undefined
  void gone.terminate()
  for (const [job, { done, timer }] of waiting) {
    clearTimeout(timer)
    waiting.delete(job)
    done(undefined)
  }
}

function thread(): Worker {
  if (worker) return worker
  const made = new Worker(new URL('./png-worker.ts', import.meta.url))
  made.unref()
  made.on('message', ({ job, png }: PngDone) => {
    const found = waiting.get(job)
    if (!found) return
    clearTimeout(found.timer)
    waiting.delete(job)
    found.done(png && Buffer.from(png.buffer, png.byteOffset, png.byteLength))
  })
  made.on('error', () => giveUp(made))
  worker = made
  return made
}

function draw(svg: string): Promise<Buffer | undefined> {
  if (waiting.size >= MOST_WAITING) return Promise.resolve(undefined)
  return new Promise(done => {
    const made = thread()
    const job = ++jobs
    waiting.set(job, { done, timer: setTimeout(() => giveUp(made), LIMIT_MS) })
    made.postMessage({ job, svg } satisfies PngJob)
  })
}

/** Undefined: it cannot be drawn here, or not now. */
export function pngOf(svg: string): Promise<Buffer | undefined> {
  const known = cache.get(svg)
  if (known) return known
  const drawn = draw(svg).then(png => {
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
