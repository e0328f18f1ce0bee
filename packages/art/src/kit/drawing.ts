// A drawing is a list of filled shapes, back to front. Each says by its role what colour it has, and by its kind what
// becomes of it in a plan: the same drawing in lines, of what has not been built yet.

import type { Role, Sky } from './palette.ts'
import type { Path } from './path.ts'

/**
 * In a plan: the outline of a `mass` is drawn, a `tone` becomes a pale wash, an `opening` a darker one, `light` and `air`
 * go; `guide` lines, dashed, are seen in a plan alone.
 */
export type Kind = 'mass' | 'tone' | 'opening' | 'light' | 'air' | 'guide'

export interface Shape {
  readonly kind: Kind
  readonly role: Role
  readonly path: Path
  /** Drawn along the path, this wide, instead of filled. */
  readonly stroke?: number
  /** Between 0 and 1: what lies behind shines through. */
  readonly opacity?: number
  /** The stroke is broken: the ghost of what is not there yet. */
  readonly dashed?: true
}

/** A part in its place: moved first, then scaled (negative: mirrored), then turned by degrees. */
export interface Group {
  readonly x: number
  readonly y: number
  readonly scale: number | readonly [x: number, y: number]
  readonly turn: number
  readonly parts: Drawing
  /** Of the parts, only what lies inside this path is seen. */
  readonly clip?: Path
}

export type Drawing = readonly (Shape | Group | Drawing)[]

export interface Scene {
  readonly width: number
  readonly height: number
  readonly sky: Sky
  /** What of it is shown where there is room for a wide strip alone: a viewBox. */
  readonly wide?: string
  /** A light edge this wide around the whole outline, for pieces that lie on a map. */
  readonly edge?: number
  readonly drawing: Drawing
}

const shape =
  (kind: Kind) =>
  (role: Role, ...paths: readonly Path[]): Shape => ({ kind, role, path: paths.join('') })

export const mass = shape('mass')
export const tone = shape('tone')
export const opening = shape('opening')
export const light = shape('light')
export const air = shape('air')

/** Construction lines of a plan. */
export const guide = (...paths: readonly Path[]): Shape => ({ kind: 'guide', role: 'line', path: paths.join('') })

/** A line of some width, where a filled shape would be a thin polygon: ropes, bow-strings, spears. */
export const stroke = (role: Role, width: number, ...paths: readonly Path[]): Shape => ({
  kind: 'mass',
  role,
  path: paths.join(''),
  stroke: width,
})

/** Lets what lies behind a shape shine through: beams, glow, reflections. */
export const sheer = (opacity: number, of: Shape): Shape => ({ ...of, opacity })

/** The outline of what will stand here, in dashes; seen in colour and in a plan. */
export const ghost = (path: Path, role: Role = 'line'): Shape => ({ ...stroke(role, 1.8, path), dashed: true })

/** Puts a part in its place. */
export const at = (x: number, y: number, scale: Group['scale'], ...parts: Drawing): Group => ({
  x,
  y,
  scale,
  turn: 0,
  parts,
})

export const turned = (x: number, y: number, turn: number, ...parts: Drawing): Group => ({
  x,
  y,
  scale: 1,
  turn,
  parts,
})

/** As often as said, in a row: the part is told its number. */
export const times = (count: number, part: (index: number) => Shape | Group | Drawing): Drawing =>
  Array.from({ length: count }, (_, index) => part(index))

/** What of the parts lies inside the path. */
export const clipped = (clip: Path, ...parts: Drawing): Group => ({ x: 0, y: 0, scale: 1, turn: 0, parts, clip })
