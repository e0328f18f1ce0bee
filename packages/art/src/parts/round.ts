// Round buildings: walls and arches around an ellipse, by angle (0 is towards us, -90 left, 90 right) and height.

import { type Drawing, mass, opening, tone } from '../kit/drawing.ts'
import { type Path, path } from '../kit/path.ts'
import { type StoneRamp, toneOf } from './stone.ts'

interface Drum {
  /** Axis. */
  readonly x: number
  readonly radius: number
  /** Centre and half depth of the ellipse above and below. */
  readonly top: readonly [y: number, depth: number]
  readonly bottom: readonly [y: number, depth: number]
}

/** The geometry of a round wall. Heights run from 0 at its top to 1 at its foot. */
export function drum({ x, radius, top, bottom }: Drum) {
  const level = (height: number) => [top[0] + (bottom[0] - top[0]) * height, top[1] + (bottom[1] - top[1]) * height]
  const point = (angle: number, height: number): readonly [number, number] => {
    const [y, depth] = level(height)
    const radians = (angle * Math.PI) / 180
    return [x + radius * Math.sin(radians), y + depth * Math.cos(radians)]
  }
  /** A strip of the wall from angle to angle, from height to height. */
  const band = (from: number, to: number, above: number, below: number): Path =>
    path(
      ...['M', ...point(from, above), 'A', radius, level(above)[1], '0 0 0', ...point(to, above)],
      ...['L', ...point(to, below), 'A', radius, level(below)[1], '0 0 1', ...point(from, below), 'z'],
    )
  /** An arched opening around an angle, half as wide as said. */
  const archAt = (angle: number, half: number, above: number, below: number): Path => {
    const [left, right] = [point(angle - half, above), point(angle + half, above)]
    const radiusX = (right[0] - left[0]) / 2
    return path(
      ...['M', ...point(angle - half, below), 'L', ...left],
      ...['A', radiusX, Math.min(6, Math.max(4, radiusX)), '0 0 1', ...right, 'L', ...point(angle + half, below), 'z'],
    )
  }
  return { level, point, band, archAt }
}

type Geometry = ReturnType<typeof drum>

interface Storey {
  readonly above: number
  readonly below: number
  readonly from?: number
  readonly to?: number
  readonly bays: readonly number[]
  readonly ramp?: StoneRamp
}

/** A storey of a round arcade, lit from the left, with its cornices. */
export function storey(
  { band, archAt }: Geometry,
  { above, below, from = -90, to = 90, bays, ramp = 'st' }: Storey,
): Drawing {
  const seen = bays.filter(angle => angle > from + 3 && angle < to - 3)
  return [
    mass(toneOf(ramp, 1), band(from, to, above, below)),
    ...(to > 0 ? [tone(toneOf(ramp, 2), band(Math.max(from, -8), to, above, below))] : []),
    ...(to > 40 ? [tone(toneOf(ramp, 3), band(Math.max(from, 42), to, above, below))] : []),
    opening('bk4', ...seen.map(angle => archAt(angle, 3.6, above + 0.1, below - 0.01))),
    mass('ma1', band(from, to, below - 0.015, below + 0.02), band(from, to, above - 0.012, above + 0.012)),
  ]
}
