// Where a table that is covered at its edges can still be seen.

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

const meets = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** The largest part of the area that none of these cover; the area itself where nothing is left. */
export function freeArea(area: Box, covers: readonly Box[]): Box {
  const inside = covers.filter(cover => meets(cover, area))
  const edges = (near: number, at: 0 | 1 | 2 | 3): readonly number[] => [...new Set([near, ...inside.map(c => c[at])])]
  let best: Box | undefined
  let most = 0
  for (const left of edges(area[0], 2)) {
    for (const right of edges(area[2], 0)) {
      if (right <= left) continue
      const across = inside.filter(cover => cover[0] < right && left < cover[2])
      for (const top of edges(area[1], 3)) {
        // From here on down, as far as nothing is in the way.
        const below = across.filter(cover => cover[3] > top)
        const bottom = Math.min(area[3], ...below.map(cover => cover[1]))
        const size = (right - left) * (bottom - top)
        if (bottom > top && size > most) {
          most = size
          best = [left, top, right, bottom]
        }
      }
    }
  }
  return best ?? area
}
