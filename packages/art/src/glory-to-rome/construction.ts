// A structure in its three stages, from one drawing: the foundation is its ground plan under the ghost of the whole; under
// construction stands what is paid for; finished it is whole, with people and flags.

import { clipped, type Drawing, ghost, mass, type Scene, tone } from '../kit/drawing.ts'
import type { Sky } from '../kit/palette.ts'
import { type Path, path, rect, smooth } from '../kit/path.ts'
import { cloud, sky } from '../parts/air.ts'
import { worker } from '../parts/people.ts'
import { crane, groma, LOADS, type Pile, pegs, piles, scaffold, trench } from '../parts/works.ts'

export const CONSTRUCTION_STAGES = [1, 2, 3] as const
export type ConstructionStage = (typeof CONSTRUCTION_STAGES)[number]

/** Where the front of a structure stands. */
export const GROUND = 206

export interface Structure {
  readonly material: Pile
  readonly sky: Sky
  /** Hills, ground and water around it, where it does not stand on the plain. */
  readonly land?: Drawing
  /** The whole, without people. */
  readonly body: Drawing
  /** Its outline, for the ghost. */
  readonly outline: Path
  /** The ground plan: the ends of its front and how deep it is, or a drawing. */
  readonly plan?: readonly [left: number, right: number, depth?: number] | Drawing
  /** What of the body stands when half is paid for: from x on, up to y; nothing where `inside` draws it all. */
  readonly built: readonly (readonly [x: number, y: number])[] | Path
  /** Drawn behind what stands half-built: what the walls will hide, centring of arches. */
  readonly inside?: Drawing
  readonly scaffold?: readonly [x: number, y: number, width: number, height: number] | 'none'
  /** Its foot, its top, and where the load hangs. */
  readonly crane?:
    | {
        readonly x?: number
        readonly y?: number
        readonly top?: number
        readonly hook: readonly [x: number, y: number]
      }
    | 'none'
  /** Where the material waits. */
  readonly pile?: readonly [x: number, y: number]
  /** People and flags when it is finished. */
  readonly life: Drawing
}

export const plain: Drawing = [
  mass('h1', smooth('0,150! 30,138 60,146 110,150 160,142 200,132 240,142! 240,190! 0,190!')),
  tone('h2', smooth('160,150! 200,138 240,148! 240,190! 160,190!')),
  mass('gr1', rect(0, 168, 240, 72)),
  tone('gr2', smooth('0,226! 60,220 140,226 240,216! 240,240! 0,240!')),
]

/** Everything below a line that goes up and down in steps. */
const below = (steps: readonly (readonly [x: number, y: number])[]): Path => {
  const [, ...later] = steps
  const line = steps.flatMap(([, y], index) => ['V', y, 'H', later[index]?.[0] ?? 240])
  return path('M', steps[0][0], 240, ...line, 'V240z')
}

/** The outline in dashes; light ones before an evening sky. */
const whole = ({ outline, sky }: Structure): Drawing => [ghost(outline, sky === 'dusk' ? 'br1' : 'line')]

const isDrawing = (plan: NonNullable<Structure['plan']>): plan is Drawing => typeof plan[0] !== 'number'

function foundation(structure: Structure): Drawing {
  const { plan = [30, 210], material } = structure
  if (isDrawing(plan)) return [...plan, whole(structure)]
  const [left, right, depth = 30] = plan
  const middle = (left + right) / 2
  return [
    trench(left, right, GROUND, depth, LOADS[material]),
    whole(structure),
    groma(middle - 14, GROUND - 10),
    worker(middle + 4, GROUND - 6, -1, 'cb'),
    pegs([left - 10, GROUND + 12], [right + 8, GROUND + 12]),
    worker(58, 230, 1.1, 'cl'),
    piles[material](186, 230),
  ]
}

function scaffolding(place: Structure['scaffold'] = [104, GROUND + 4, 46, 84]): Drawing {
  if (place === 'none') return []
  const [x, y, width, height] = place
  return [
    scaffold(x, y, width, height),
    worker(x + 10, y - height, 0.8, 'cl'),
    worker(x + width - 8, y - height / 2, -0.8, 'cb'),
  ]
}

function hoisting(place: Structure['crane'] = { hook: [92, 70] }, material: Pile): Drawing {
  if (place === 'none') return []
  const { x = 206, y = 226, top = 44, hook } = place
  return crane({ x, y, top }, hook, LOADS[material])
}

function construction(structure: Structure): Drawing {
  const { material, body, built, inside = [], pile = [38, 228] } = structure
  return [
    inside,
    built.length === 0 ? [] : clipped(typeof built === 'string' ? built : below(built), ...body),
    whole(structure),
    scaffolding(structure.scaffold),
    hoisting(structure.crane, material),
    piles[material](...pile),
    worker(pile[0] + 36, pile[1] + 3, -1.1, 'bk'),
  ]
}

export function structureScene(structure: Structure, stage: ConstructionStage): Scene {
  const { land = plain, body, life } = structure
  const stages = {
    1: () => foundation(structure),
    2: () => construction(structure),
    3: (): Drawing => [...body, ...life],
  }
  return {
    width: 240,
    height: 240,
    sky: structure.sky,
    drawing: [sky(240, 240, { x: 46, y: 50, radius: 20 }), cloud(160, 44, 60, 'k2'), land, stages[stage]()],
  }
}
