// Names that belong to the ground: lands, and rivers and mountains along their course. They take only room that everything else leaves.

import { type Box, boxAt, overlap } from '../map/label-placement.ts'
import { wordWidth } from '../map/letters.ts'
import type { Point } from '../map/viewport.ts'
import { linesOf, SHEET } from './geometry.ts'
import { MOUNTAINS, RIVERS } from './map.gen.ts'

export type GroundKind = 'land' | 'river' | 'range'

/** Sizes of type, as the style sheet has them. */
const TYPE = {
  land: { size: 19, spacing: 9 },
  river: { size: 13, spacing: 1.6 },
  range: { size: 13, spacing: 5 },
} as const

/** Empty ground of a land, the best first; or the course along which it is written. */
// biome-ignore format: a land a line
const LANDS = {
  assyria: [[625, 372], [640, 420], [600, 360], [650, 290]],
  babylonia: [[690, 585], [700, 620], [650, 540], [800, 470]],
  egypt: [[140, 700], [150, 780], [250, 780], [130, 650]],
  media: [[965, 480], [985, 420], [950, 350], [960, 510]],
  elam: [[905, 590], [935, 555], [900, 480]],
  urartu: [[640, 215], [770, 215], [640, 190], [760, 250]],
  arabia: [[570, 760], [620, 720], [520, 720], [680, 700]],
  persia: [[1020, 600], [1010, 690], [1000, 570]],
  phrygia: [[220, 230], [310, 225], [220, 145]],
  syria: [[490, 385], [520, 470], [470, 460]],
} as const satisfies Readonly<Record<string, readonly Point[]>>

export const GROUND_NAMES: readonly { readonly id: string; readonly kind: GroundKind }[] = [
  ...['euphrates', 'tigris', 'nile'].map(id => ({ id, kind: 'river' as const })),
  ...['zagros', 'taurus', 'caucasus', 'elburz'].map(id => ({ id, kind: 'range' as const })),
  ...Object.keys(LANDS).map(id => ({ id, kind: 'land' as const })),
]

export interface GroundName {
  readonly id: string
  readonly kind: GroundKind
  readonly name: string
}

export interface PlacedGroundName extends GroundName {
  /** The middle, in the size of pieces, and by how many degrees it is turned. */
  readonly at: Point
  readonly turned: number
  readonly box: Box
}

/** Where along a course its name may begin, of the whole. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.85]
/** From the middle of a river to the middle of its name. */
const BESIDE = 12

interface Way {
  readonly at: Point
  readonly turned: number
}

/** Ways to write a name of this width along a line, in the size of pieces. */
function* along(line: readonly Point[], piece: number, width: number, beside: number): Iterable<Way> {
  const points = line.map(([x, y]): Point => [x / piece, y / piece])
  const gone = points.reduce<number[]>((sums, [x, y], i) => {
    const [px, py] = points[Math.max(0, i - 1)]
    sums.push((sums.at(-1) ?? 0) + Math.hypot(x - px, y - py))
    return sums
  }, [])
  const whole = gone[gone.length - 1]
  const pointAt = (far: number): Point =>
    points[
      Math.max(
        0,
        gone.findLastIndex(sum => sum <= far),
      )
    ]
  if (whole < width) return
  for (const share of SHARES) {
    const [[ax, ay], [bx, by]] = [pointAt(share * whole - width / 2), pointAt(share * whole + width / 2)]
    // Read from the left.
    const angle = Math.atan((by - ay) / (bx - ax || 0.001))
    for (const side of beside === 0 ? [0] : [-beside, beside]) {
      yield {
        at: [(ax + bx) / 2 - Math.sin(angle) * side, (ay + by) / 2 + Math.cos(angle) * side],
        turned: (angle * 180) / Math.PI,
      }
    }
  }
}

const COURSES: Readonly<Record<string, readonly Point[]>> = Object.fromEntries(
  [...Object.entries(RIVERS), ...Object.entries(MOUNTAINS)].map(([id, line]) => [id, linesOf(line)[0]]),
)

/** The names that find room at a scale, clear of what stands there. */
export function placeGroundNames(
  names: readonly GroundName[],
  scale: number,
  standing: readonly Box[],
): readonly PlacedGroundName[] {
  const piece = SHEET.pieceScale(scale)
  const taken = [...standing]
  return names.flatMap((one): readonly PlacedGroundName[] => {
    const { size, spacing } = TYPE[one.kind]
    const land = one.kind === 'land'
    const width = land
      ? wordWidth(one.name.toUpperCase(), size, 'land', spacing)
      : wordWidth(one.name, size, 'water', spacing)
    const spots: readonly Point[] = land ? (LANDS[one.id as keyof typeof LANDS] ?? []) : []
    const ways: Iterable<Way> = land
      ? spots.map(([x, y]) => ({ at: [x / piece, y / piece] as const, turned: 0 }))
      : along(COURSES[one.id], piece, width, one.kind === 'river' ? BESIDE : 0)
    for (const { at, turned } of ways) {
      const turn = (Math.abs(turned) * Math.PI) / 180
      const box = boxAt(
        at,
        width * Math.cos(turn) + size * Math.sin(turn),
        width * Math.sin(turn) + size * Math.cos(turn),
      )
      if (taken.some(other => overlap(other, box) > 0)) continue
      taken.push(box)
      return [{ ...one, at, turned, box }]
    }
    return []
  })
}
