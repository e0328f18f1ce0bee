// Paths as SVG writes them, with coordinates to a tenth and as few characters as it takes.

/** A path's commands, for the attribute `d`. Paths can be put one after the other: `rect(…) + circle(…)`. */
export type Path = string

const short = (value: number, steps = 10): string => {
  const rounded = Math.round(value * steps) / steps
  return String(rounded || 0).replace(/^(-?)0\./, '$1.')
}

/** Numbers side by side: a space only where a minus sign does not part them. */
const row = (values: readonly number[], steps?: number): string =>
  values
    .map(value => short(value, steps))
    .join(' ')
    .replace(/ -/g, '-')

/** Commands and numbers written in turn: `path('M', x, y, 'h', width)`. */
export function path(...parts: readonly (string | number)[]): Path {
  let written = ''
  for (const part of parts) {
    const text = typeof part === 'number' ? short(part) : part
    written += (/[\d.]$/.test(written) && /^[\d.]/.test(text) ? ' ' : '') + text
  }
  return written
}

export const rect = (x: number, y: number, width: number, height: number): Path =>
  path('M', x, y, 'h', width, 'v', height, 'h', -width, 'z')

/** A polygon through these corners: x, y, x, y … */
export const polygon = (...corners: readonly number[]): Path => {
  const [x, y, ...rest] = corners
  return `M${row([x, y])}L${row(rest)}z`
}

export const circle = (x: number, y: number, radius: number, radiusY = radius): Path =>
  `M${row([x - radius, y])}a${row([radius, radiusY, 0, 1, 0, 2 * radius, 0, radius, radiusY, 0, 1, 0, -2 * radius, 0])}z`

/** An opening with a round head; `x, y` is its lower left corner. */
export const arch = (x: number, y: number, width: number, height: number): Path => {
  const straight = height - width / 2
  return path('M', x, y, 'v', -straight, 'a', width / 2, width / 2, '0 0 1', width, '0v', straight, 'z')
}

interface Point {
  readonly x: number
  readonly y: number
  readonly corner: boolean
}

const pointsOf = (text: string): readonly Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map(word => {
      const [x, y] = word.replace('!', '').split(',').map(Number)
      return { x, y, corner: word.endsWith('!') }
    })

/**
 * A smooth line through points, the pencil of most drawings: `'0,236! 40,240 100,250!'`. An exclamation mark makes a
 * corner, a semicolon begins another part. Coordinates to half a unit.
 */
export const smooth = (points: string): Path => curve(points, true)

/** The same, not closed: for lines. */
export const smoothLine = (points: string): Path => curve(points, false)

const curve = (points: string, closed: boolean): Path =>
  points
    .split(';')
    .map(part => onePart(pointsOf(part), closed))
    .join('')

function onePart(points: readonly Point[], closed: boolean): Path {
  const count = points.length
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))]
  const tangent = (index: number): readonly [number, number] => {
    if (at(index).corner) return [0, 0]
    const [before, after] = [at(index - 1), at(index + 1)]
    return [(after.x - before.x) / 6, (after.y - before.y) / 6]
  }
  const half = (value: number): number => Math.round(value * 2) / 2
  const [first] = points
  let written = `M${row([first.x, first.y], 2)}`
  // Where the rounded path has come to: errors of rounding do not add up.
  let [x, y] = [half(first.x), half(first.y)]
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [from, to] = [at(index), at(index + 1)]
    const [out, into] = [tangent(index), tangent(index + 1)]
    const end = [to.x - x, to.y - y]
    const straight = [...out, ...into].every(part => part === 0)
    const control = [from.x + out[0] - x, from.y + out[1] - y, to.x - into[0] - x, to.y - into[1] - y]
    written += straight ? `l${row(end, 2)}` : `c${row([...control, ...end], 2)}`
    x += half(end[0])
    y += half(end[1])
  }
  return written + (closed ? 'z' : '')
}
