// Moving and zooming a map: a view is a scale and where the map's corner lies in the frame. While the map moves only
// the transform of one element changes, so that the browser moves a picture it has; what depends on the zoom (the size of
// the picture and of the pieces, how much is written) is set when the movement ends, and nothing is drawn anew where the
// scale is the same.

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CARRIES, MOVES, type Taps, watchGestures } from './gestures.ts'
import { type Area, clearOf, fit, held, type Point, type Sheet, type View, type Viewport, zoomed } from './viewport.ts'

/** After a jump (`--t-move`). */
const GLIDE_MS = 280

/** To whole pixels of the screen: a picture between two of them is blurred, and takes longer to draw. */
const toPixel = (at: number): number => Math.round(at * devicePixelRatio) / devicePixelRatio

const ENDLESS = { duration: 1000, iterations: Number.POSITIVE_INFINITY, composite: 'add' } as const

/**
 * An animation that changes nothing and never ends. As long as an element has one, Chromium hands each new transform of it
 * straight on to who puts the layers together; otherwise it works out all layers of the page again.
 */
export function readyToMove(element: Element): Animation {
  const still = element.animate({ transform: ['none', 'none'] }, ENDLESS)
  still.pause()
  return still
}

/** What the drawing depends on. */
interface Rest {
  readonly k: number
  readonly viewport: Viewport
}

export interface PanZoom {
  /** The scale as of the end of the last movement. */
  readonly k: number | undefined
  readonly viewport: Viewport | undefined
  /** The scale at this moment, and where the map lies. */
  now(): number
  view(): View | undefined
  zoom(by: number): void
  /** Glides there. */
  show(area: Area, most?: number): void
  /** Moves only if the area is not in sight. */
  reveal(area: Area): void
  /** Puts this point of the map into the middle. */
  centre(at: Point): void
}

/** What covers the edges of a map: the free part of the window, and who tells that it has changed. */
export interface EdgeCovers {
  /** `windows`: those that come and go count as well. */
  free(windows?: boolean): Area | undefined
  onFreeChange(listener: () => void): () => void
  /** What is drawn may end under them. */
  readonly endsUnder?: boolean
}

/** The size of a frame, and what of it no island covers. */
function viewportOf(frame: HTMLElement, width: number, height: number, covers: EdgeCovers | undefined): Viewport {
  const [free, clear] = [covers?.free(), covers?.free(true)]
  if (!free || !clear) return { width, height }
  const { left, top } = frame.getBoundingClientRect()
  const within = (at: number, space: number) => Math.max(0, Math.min(space, at))
  const inFrame = (area: Area): Area => [
    within(area[0] - left, width),
    within(area[1] - top, height),
    within(area[2] - left, width),
    within(area[3] - top, height),
  ]
  const endsUnder = covers?.endsUnder ?? false
  return { width, height, free: inFrame(free), clear: inFrame(clear), endsUnder }
}

/** Islands and windows that are there from the beginning have come by then. */
const OPENING_MS = 1500

/** A line more in a prompt or a panel does not move the map. */
const SLIGHT = 40

const isNear = (was: Area | undefined, now: Area | undefined): boolean =>
  was !== undefined && now !== undefined && was.every((edge, i) => Math.abs(edge - now[i]) <= SLIGHT)

export function usePanZoom(
  sheet: Sheet,
  frame: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  first: (viewport: Viewport) => View,
  taps: Taps,
  covers?: EdgeCovers,
): PanZoom {
  const now = useRef<View | undefined>(undefined)
  const viewport = useRef<Viewport>({ width: 0, height: 0 })
  /** The scale at which the picture was painted last. */
  const painted = useRef<number | undefined>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** As long as the map is moved by hand. */
  const hint = useRef<Animation | undefined>(undefined)
  const [settled, settle] = useState<Rest | undefined>(undefined)
  const latest = useRef({ first, taps })
  latest.current = { first, taps }
  /** Nobody has moved it yet: it still shows what it opens on. */
  const untouched = useRef(true)
  /** What was free when it opened. */
  const openedIn = useRef<Area | undefined>(undefined)
  /** When it first opened: a window that comes along belongs to what it opens on, a later one comes and goes. */
  const openedAt = useRef(Number.NEGATIVE_INFINITY)

  const draw = useCallback(
    (view: View, glide = false) => {
      const at = held(sheet, view, viewport.current)
      now.current = at
      const { current: box } = world
      if (!box) return
      box.classList.toggle('chart-glides', glide)
      const [x, y] = [toPixel(at.x - sheet.beyondX * at.k), toPixel(at.y - sheet.beyondY * at.k)]
      const { current: scale = at.k } = painted
      box.style.transform = `translate(${x}px, ${y}px) scale(${at.k / scale})`
      latest.current.taps.moved(at, viewport.current, scale)
    },
    [sheet, world],
  )
  const rest = useCallback(
    (later = false) => {
      const { current: box } = frame
      const { current: picture } = world
      const { current: view } = now
      if (!box || !picture || !view) return
      clearTimeout(pause.current)
      hint.current?.cancel()
      hint.current = undefined
      const scaled = painted.current !== view.k
      if (scaled) {
        painted.current = view.k
        picture.style.width = `${(sheet.width + 2 * sheet.beyondX) * view.k}px`
        picture.style.height = `${(sheet.height + 2 * sheet.beyondY) * view.k}px`
        draw(view)
      }
      box.classList.remove(MOVES)
      box.dataset.detail = sheet.detailOf(view.k)
      // In the same frame: to paint the picture once in its new size and again with its pieces would take twice as long.
      const settleNow = () =>
        settle(was =>
          was?.k === view.k && was.viewport === viewport.current ? was : { k: view.k, viewport: viewport.current },
        )
      if (later && !scaled) settleNow()
      else flushSync(settleNow)
    },
    [sheet, frame, world, draw],
  )
  const open = useCallback(() => {
    openedIn.current = viewport.current.free
    draw(latest.current.first(viewport.current))
  }, [draw])
  const jump = useCallback(
    (view: View) => {
      untouched.current = false
      draw(view, true)
      clearTimeout(pause.current)
      pause.current = setTimeout(() => rest(), GLIDE_MS)
    },
    [draw, rest],
  )
  useEffect(() => () => clearTimeout(pause.current), [])

  // Before the first frame is drawn: the map waits for its size.
  useLayoutEffect(() => {
    const { current: box } = frame
    if (!box) return
    const sizes = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect
      if (width === 0 || height === 0) return
      const before = viewport.current
      viewport.current = viewportOf(box, width, height, covers)
      const { current: view } = now
      // The middle stays, but not under a finger that carries something.
      const share = box.classList.contains(CARRIES) ? 0 : 0.5
      if (view) {
        const [x, y] = [(width - before.width) * share, (height - before.height) * share]
        draw({ ...view, x: view.x + x, y: view.y + y })
      } else {
        openedAt.current = performance.now()
        open()
      }
      rest()
    })
    sizes.observe(box)
    const unlisten = covers?.onFreeChange(() => {
      const { width, height, free, clear } = viewport.current
      if (width === 0) return
      const changed = viewportOf(box, width, height, covers)
      if (String(changed.free) === String(free) && String(changed.clear) === String(clear)) return
      viewport.current = changed
      const fresh = performance.now() - openedAt.current < OPENING_MS && !isNear(clear, changed.clear)
      if (untouched.current && (fresh || !isNear(openedIn.current, changed.free))) open()
      // What only covers less, or more, need not hold up the frame.
      rest(true)
    })
    return () => {
      sizes.disconnect()
      unlisten?.()
    }
  }, [frame, draw, open, rest, covers])

  useEffect(() => {
    if (!frame.current) return
    return watchGestures(frame.current, {
      view: () => now.current,
      viewport: () => viewport.current,
      taps: () => latest.current.taps,
      draw,
      begin() {
        untouched.current = false
        if (world.current) hint.current ??= readyToMove(world.current)
      },
      zoomed: (view, by, at) => zoomed(sheet, view, by, at, viewport.current),
      rest(afterMs) {
        clearTimeout(pause.current)
        if (afterMs === undefined) rest()
        else pause.current = setTimeout(() => rest(), afterMs)
      },
    })
  }, [sheet, frame, world, draw, rest])

  const zoom = useCallback(
    (by: number) => {
      const [left, top, right, bottom] = clearOf(viewport.current)
      if (now.current) jump(zoomed(sheet, now.current, by, [(left + right) / 2, (top + bottom) / 2], viewport.current))
    },
    [sheet, jump],
  )
  const show = useCallback(
    (area: Area, most?: number) => jump(fit(viewport.current, area, 28, most ?? sheet.most)),
    [sheet, jump],
  )
  const reveal = useCallback(
    ([left, top, right, bottom]: Area) => {
      const { current: view } = now
      if (!view) return
      const [west, north, east, south] = clearOf(viewport.current)
      const along = (at: number, from: number, to: number, near: number, far: number) =>
        at + Math.max(0, near + 24 - (at + from * view.k)) - Math.max(0, at + to * view.k - (far - 24))
      const [x, y] = [along(view.x, left, right, west, east), along(view.y, top, bottom, north, south)]
      if (x !== view.x || y !== view.y) jump({ ...view, x, y })
    },
    [jump],
  )
  const centre = useCallback(
    ([x, y]: Point) => {
      const { current: view } = now
      const [left, top, right, bottom] = clearOf(viewport.current)
      if (view) jump({ k: view.k, x: (left + right) / 2 - x * view.k, y: (top + bottom) / 2 - y * view.k })
    },
    [jump],
  )
  const view = useCallback(() => now.current, [])
  return {
    k: settled?.k,
    viewport: settled?.viewport,
    now: () => now.current?.k ?? 1,
    view,
    zoom,
    show,
    reveal,
    centre,
  }
}
