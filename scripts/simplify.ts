// Lines with fewer corners, for the tools that draw maps.

export type Point = readonly [x: number, y: number]

/** Leaves out what lies nearer than `tolerance` to the line that is left (Douglas and Peucker). */
export function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const keep = new Uint8Array(points.length)
  const between = (from: number, to: number) => {
    const [ax, ay] = points[from]
    const [bx, by] = points[to]
    const length = (bx - ax) ** 2 + (by - ay) ** 2
    let [worst, far] = [-1, tolerance * tolerance]
    for (let i = from + 1; i < to; i++) {
      const [x, y] = points[i]
      const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      const d = (ax + t * (bx - ax) - x) ** 2 + (ay + t * (by - ay) - y) ** 2
      if (d > far) [worst, far] = [i, d]
    }
    if (worst < 0) return
    keep[worst] = 1
    between(from, worst)
    between(worst, to)
  }
  keep[0] = keep[points.length - 1] = 1
  between(0, points.length - 1)
  return points.filter((_, i) => keep[i])
}
