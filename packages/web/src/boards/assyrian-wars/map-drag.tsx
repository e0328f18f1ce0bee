// A force in the hand: how it looks under the pointer that carries it.

import { Plate, plateHeight, plateWidth } from './counters.tsx'
import type { Pile } from './label-layout.ts'
import type { ForceSources } from './map-data.ts'

interface LiftedForceProps {
  readonly sources: ForceSources
  readonly piles: readonly Pile[]
  readonly from: string
}

export function LiftedForce({ sources, piles, from }: LiftedForceProps) {
  const pile = piles.find(({ id }) => id === from)
  const stack = pile?.stacks.find(one => one.stack.country === sources.from.get(from))?.stack
  if (!stack) return null
  const [width, height] = [plateWidth(stack, 'full') + 4, plateHeight('full') + 8]
  return (
    <svg className="east-lifted" viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
      <Plate stack={stack} form="full" inside={false} carried={false} />
    </svg>
  )
}
