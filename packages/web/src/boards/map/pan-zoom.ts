// Moving and zooming a map: a view is a scale and where the map's corner lies in the frame. While the map moves only
// the transform of one element changes, so that the browser moves a picture it has; what depends on the zoom (the size of
// the picture and of the pieces, how much is written) is set when the movement ends, and nothing is drawn anew where the
// scale is the same.

import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CARRIES, MOVES, type Taps, watchGestures } from './gestures.ts'

export type Point = readonly [x: number, y: number]

/** What a map is drawn on: what is shown of it at first begins at 0, 0, and more is drawn on all sides. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly beyondX: number
  readonly beyondY: number
  /** The largest scale. */
  readonly most: number
  /** What is drawn at first is drawn for this scale, until it is known how much room there is. */
  readonly initial: number
  /** How large pieces are drawn at a scale, in units of the map. */
  pieceScale(k: number): number
  /** What is written at a scale: a word for the style sheet. */
  detailOf(k: number): string
}

/** A point of the map is at `x + k × its x` in the frame. */
export interface View {
  readonly k: number
  readonly x: number
  readonly y: number
}

export interface Viewport {
  readonly width: number
  readonly height: number
}

/** Left, top, right, bottom. */
export type Area = readonly [number, number, number, number]

export const allOf = ({ width, height }: Sheet): Area => [0, 0, width, height]

/** The area in the middle of the room, as large as it fits, but not larger than `most`. */
export function fit(
  { width, height }: Viewport,
  [left, top, right, bottom]: Area,
  margin = 0,
  most = Number.POSITIVE_INFINITY,
): View {
  const k = Math.min(
    most,
    (width - 2 * margin) / Math.max(1, right - left),
    (height - 2 * margin) / Math.max(1, bottom - top),
  )
  return { k, x: width / 2 - (k * (left + right)) / 2, y: height / 2 - (k * (top + bottom)) / 2 }
}

/** The nearest view that leaves no room empty: not smaller than the whole, not beyond what is drawn. */
export function held(sheet: Sheet, view: View, room: Viewport): View {
  const k = Math.max(fit(room, allOf(sheet)).k, Math.min(sheet.most, view.k))
  const along = (was: number, from: number, to: number, space: number): number => {
    // A scale that is not allowed is set right from the middle of the room.
    const at = space / 2 - ((space / 2 - was) * k) / view.k
    return (to - from) * k <= space ? (space - (to + from) * k) / 2 : Math.min(-from * k, Math.max(space - to * k, at))
  }
  return {
    k,
    x: along(view.x, -sheet.beyondX, sheet.width + sheet.beyondX, room.width),
    y: along(view.y, -sheet.beyondY, sheet.height + sheet.beyondY, room.height),
  }
}

/** Zooms so that the point of the frame stays where it is. */
export const zoomed = (sheet: Sheet, view: View, by: number, [x, y]: Point, room: Viewport): View => {
  const { k } = held(sheet, { ...view, k: view.k * by }, room)
  return held(sheet, { k, x: x - ((x - view.x) * k) / view.k, y: y - ((y - view.y) * k) / view.k }, room)
}

/** After a jump (`--t-move`). */
const GLIDE_MS = 280

/** What is drawn of the sheet, as `viewBox` wants it. */
export const drawnBox = ({ width, height, beyondX, beyondY }: Sheet): string =>
  `${-beyondX} ${-beyondY} ${width + 2 * beyondX} ${height + 2 * beyondY}`

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
  readonly room: Viewport
}

export interface PanZoom {
  /** The scale as of the end of the last movement. */
  readonly k: number | undefined
  readonly room: Viewport | undefined
  /** The scale at this moment. */
  now(): number
  zoom(by: number): void
  /** Glides there. */
  show(area: Area, most?: number): void
  /** Moves only if the area is not in sight. */
  reveal(area: Area): void
  /** Puts this point of the map into the middle. */
  centre(at: Point): void
}

export function usePanZoom(
  sheet: Sheet,
  frame: RefObject<HTMLElement | null>,
  world: RefObject<HTMLElement | null>,
  first: (room: Viewport) => View,
  taps: Taps,
): PanZoom {
  const now = useRef<View | undefined>(undefined)
  const room = useRef<Viewport>({ width: 0, height: 0 })
  /** The scale at which the picture was painted last. */
  const painted = useRef<number | undefined>(undefined)
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** As long as the map is moved by hand. */
  const hint = useRef<Animation | undefined>(undefined)
  const [settled, settle] = useState<Rest | undefined>(undefined)
  const latest = useRef({ first, taps })
  latest.current = { first, taps }

  const draw = useCallback(
    (view: View, glide = false) => {
      const at = held(sheet, view, room.current)
      now.current = at
      const { current: box } = world
      if (!box) return
      box.classList.toggle('chart-glides', glide)
      const [x, y] = [toPixel(at.x - sheet.beyondX * at.k), toPixel(at.y - sheet.beyondY * at.k)]
      const { current: scale = at.k } = painted
      box.style.transform = `translate(${x}px, ${y}px) scale(${at.k / scale})`
      latest.current.taps.moved(at, room.current, scale)
    },
    [sheet, world],
  )
  const rest = useCallback(() => {
    const { current: box } = frame
    const { current: picture } = world
    const { current: view } = now
    if (!box || !picture || !view) return
    clearTimeout(pause.current)
    hint.current?.cancel()
    hint.current = undefined
    if (painted.current !== view.k) {
      painted.current = view.k
      picture.style.width = `${(sheet.width + 2 * sheet.beyondX) * view.k}px`
      picture.style.height = `${(sheet.height + 2 * sheet.beyondY) * view.k}px`
      draw(view)
    }
    box.classList.remove(MOVES)
    box.dataset.detail = sheet.detailOf(view.k)
    // In the same frame: to paint the picture once in its new size and again with its pieces would take twice as long.
    flushSync(() =>
      settle(was => (was?.k === view.k && was.room === room.current ? was : { k: view.k, room: room.current })),
    )
  }, [sheet, frame, world, draw])
  const jump = useCallback(
    (view: View) => {
      draw(view, true)
      clearTimeout(pause.current)
      pause.current = setTimeout(rest, GLIDE_MS)
    },
    [draw, rest],
  )
  useEffect(() => () => clearTimeout(pause.current), [])

  useEffect(() => {
    const { current: box } = frame
    if (!box) return
    const sizes = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect
      if (width === 0 || height === 0) return
      const before = room.current
      room.current = { width, height }
      const { current: view } = now
      // The middle stays, but not under a finger that carries something.
      const share = box.classList.contains(CARRIES) ? 0 : 0.5
      draw(
        view
          ? { ...view, x: view.x + (width - before.width) * share, y: view.y + (height - before.height) * share }
          : latest.current.first(room.current),
      )
      rest()
    })
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [frame, draw, rest])

  useEffect(() => {
    if (!frame.current) return
    return watchGestures(frame.current, {
      view: () => now.current,
      room: () => room.current,
      taps: () => latest.current.taps,
      draw,
      begin() {
        if (world.current) hint.current ??= readyToMove(world.current)
      },
      zoomed: (view, by, at) => zoomed(sheet, view, by, at, room.current),
      rest(afterMs) {
        clearTimeout(pause.current)
        if (afterMs === undefined) rest()
        else pause.current = setTimeout(rest, afterMs)
      },
    })
  }, [sheet, frame, world, draw, rest])

  const zoom = useCallback(
    (by: number) => {
      const { width, height } = room.current
      if (now.current) jump(zoomed(sheet, now.current, by, [width / 2, height / 2], room.current))
    },
    [sheet, jump],
  )
  const show = useCallback(
    (area: Area, most?: number) => jump(fit(room.current, area, 28, most ?? sheet.most)),
    [sheet, jump],
  )
  const reveal = useCallback(
    ([left, top, right, bottom]: Area) => {
      const { current: view } = now
      if (!view) return
      const { width, height } = room.current
      const along = (at: number, from: number, to: number, space: number) =>
        at + Math.max(0, 24 - (at + from * view.k)) - Math.max(0, at + to * view.k - (space - 24))
      const [x, y] = [along(view.x, left, right, width), along(view.y, top, bottom, height)]
      if (x !== view.x || y !== view.y) jump({ ...view, x, y })
    },
    [jump],
  )
  const centre = useCallback(
    ([x, y]: Point) => {
      const { current: view } = now
      if (view) jump({ k: view.k, x: room.current.width / 2 - x * view.k, y: room.current.height / 2 - y * view.k })
    },
    [jump],
  )
  return { k: settled?.k, room: settled?.room, now: () => now.current?.k ?? 1, zoom, show, reveal, centre }
}
