// What the time between two marks of a page went into, by the browser's own trace: script, style, layout or paint.

import type { Browser, Page } from 'playwright-core'

const KINDS = ['script', 'style', 'layout', 'paint'] as const
type Kind = (typeof KINDS)[number]

/** Milliseconds of the page's main thread. */
export type Split = Readonly<Record<Kind, number>>

/** Trace events by category; time in a nested event counts for that event alone. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  HandlePostMessage: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  'v8.deserializeOnBackground': 'script',
  'V8.GCScavenger': 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  ParseHTML: 'script',
  ParseAuthorStyleSheet: 'style',
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  Layout: 'layout',
  IntersectionObserverController: 'layout',
  HitTest: 'layout',
  PrePaint: 'paint',
  UpdateLayer: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  CompositeLayers: 'paint',
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

const CATEGORIES = ['-*', 'devtools.timeline', 'blink.user_timing', 'v8']

/** Traces what the work does; the page marks its beginning and its end. */
export async function traced<T>(browser: Browser, page: Page, work: () => Promise<T>): Promise<readonly [T, Split]> {
  await browser.startTracing(page, { categories: CATEGORIES })
  const done = await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  return [done, splitOf(traceEvents)]
}

/** The marks that a page makes with `performance.mark`. */
export const [BEGUN, SHOWN] = ['bench-begun', 'bench-shown']

export function splitOf(events: readonly TraceEvent[]): Split {
  const begun = events.findLast(({ name }) => name === BEGUN)
  const shown = events.findLast(({ name }) => name === SHOWN)
  const split: Record<Kind, number> = { script: 0, style: 0, layout: 0, paint: 0 }
  if (!begun || !shown) throw new Error('the trace has no marks')
  const own = events
    .filter(
      ({ ph, pid, tid, ts }) =>
        ph === 'X' && pid === shown.pid && tid === shown.tid && ts >= begun.ts - 1 && ts <= shown.ts,
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const open: { readonly end: number; readonly kind: Kind | undefined }[] = []
  for (const { name, ts, dur = 0, tdur = dur } of own) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop()
    const around = open.findLast(({ kind }) => kind !== undefined)?.kind
    const kind = KIND_OF[name]
    open.push({ end: ts + dur, kind })
    if (kind === undefined) continue
    split[kind] += tdur / 1000
    if (around !== undefined) split[around] -= tdur / 1000
  }
  return split
}
