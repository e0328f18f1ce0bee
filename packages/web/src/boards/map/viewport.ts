// Where a map lies in its frame: a view is a scale and the place of the map's corner. Pure functions, no DOM.

export type Point = readonly [x: number, y: number]

/** The coordinates a map is drawn in: from 0, 0 to its width and height, and so much more beyond each edge. */
export interface Sheet {
  readonly width: number
  readonly height: number
  readonly beyondX: number
  readonly beyondY: number
  /** The largest scale. */
  readonly most: number
  /** The scale of the first render, before the size of the frame is known. */
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

/** Left, top, right, bottom. */
export type Area = readonly [number, number, number, number]

export interface Viewport {
  readonly width: number
  readonly height: number
  /** The part of it that no island covers; absent: all. */
  readonly free?: Area
  /** The part that no window covers either. */
  readonly clear?: Area
  /** What is drawn may end under what covers it. */
  readonly endsUnder?: boolean
}

/** The part of it that nothing covers. */
export const freeOf = ({ width, height, free }: Viewport): Area => free ?? [0, 0, width, height]

/** The part of it that no window covers either. */
export const clearOf = (viewport: Viewport): Area => viewport.clear ?? freeOf(viewport)

export const allOf = ({ width, height }: Sheet): Area => [0, 0, width, height]

/** The area in the middle of what nothing covers of the viewport, as large as it fits, but not larger than `most`. */
export function fit(
  viewport: Viewport,
  [left, top, right, bottom]: Area,
  margin = 0,
  most = Number.POSITIVE_INFINITY,
): View {
  const [west, north, east, south] = clearOf(viewport)
  const k = Math.min(
    most,
    (east - west - 2 * margin) / Math.max(1, right - left),
    (south - north - 2 * margin) / Math.max(1, bottom - top),
  )
  return { k, x: (west + east) / 2 - (k * (left + right)) / 2, y: (north + south) / 2 - (k * (top + bottom)) / 2 }
}

/** The nearest view at the same scale whose uncovered part shows nothing beyond the area; an area that is smaller is centred. */
export function within(viewport: Viewport, { k, x, y }: View, [left, top, right, bottom]: Area): View {
  const [west, north, east, south] = clearOf(viewport)
  const along = (at: number, from: number, to: number, near: number, far: number): number =>
    (to - from) * k <= far - near
      ? (near + far - (from + to) * k) / 2
      : Math.max(far - to * k, Math.min(near - from * k, at))
  return { k, x: along(x, left, right, west, east), y: along(y, top, bottom, north, south) }
}

/** The nearest view that leaves nothing empty: at least so large that the map fills what is free, and not beyond what is drawn. */
export function held(sheet: Sheet, view: View, viewport: Viewport): View {
  const [across, down] = [sheet.width + 2 * sheet.beyondX, sheet.height + 2 * sheet.beyondY]
  const covers = viewport.free && !viewport.endsUnder ? Math.max(viewport.width / across, viewport.height / down) : 0
  // A window comes and goes: how small a map may become does not depend on it.
  const whole = fit({ ...viewport, clear: freeOf(viewport) }, allOf(sheet)).k
  const k = Math.max(whole, covers, Math.min(sheet.most, view.k))
  const [west, north, east, south] = freeOf(viewport)
  const along = (was: number, size: number, beyond: number, space: number, near: number, far: number): number => {
    // A scale that is not allowed is set right from the middle of the viewport.
    const at = space / 2 - ((space / 2 - was) * k) / view.k
    if ((size + 2 * beyond) * k <= space) return (near + far - size * k) / 2
    const [first, last] = [beyond * k, space - (size + beyond) * k]
    // Where it may end under a cover, each of its edges can be brought out from there.
    const [most, least] = viewport.endsUnder ? [Math.max(first, near), Math.min(last, far - size * k)] : [first, last]
    return Math.min(most, Math.max(least, at))
  }
  return {
    k,
    x: along(view.x, sheet.width, sheet.beyondX, viewport.width, west, east),
    y: along(view.y, sheet.height, sheet.beyondY, viewport.height, north, south),
  }
}

/** Zooms so that the point of the frame stays where it is. */
export const zoomed = (sheet: Sheet, view: View, by: number, [x, y]: Point, viewport: Viewport): View => {
  const { k } = held(sheet, { ...view, k: view.k * by }, viewport)
  return held(sheet, { k, x: x - ((x - view.x) * k) / view.k, y: y - ((y - view.y) * k) / view.k }, viewport)
}

/** What is drawn of the sheet, as `viewBox` wants it. */
export const drawnBox = ({ width, height, beyondX, beyondY }: Sheet): string =>
  `${-beyondX} ${-beyondY} ${width + 2 * beyondX} ${height + 2 * beyondY}`
