// What moves on a board is fetched when the page has nothing else to do, and not at all where somebody wants calm.

import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useState } from 'react'
import { isCalm } from '../../settings.ts'
import { whenIdle } from '../../ui/idle.ts'

export interface MotionProps {
  /** The element of the board. */
  readonly root: RefObject<HTMLElement | null>
}

const Still: ComponentType<MotionProps> = () => null

/** `load`: the movements of a game in their layer. */
export function motionOf(load: () => Promise<ComponentType<MotionProps>>): ComponentType<MotionProps> {
  // Without a connection nothing moves.
  const Layer = lazy(async () => ({ default: await load().catch(() => Still) }))
  return props => {
    const [wanted, want] = useState(false)
    useEffect(() => (isCalm() ? undefined : whenIdle(() => want(true))), [])
    return (
      wanted && (
        <Suspense fallback={null}>
          <Layer {...props} />
        </Suspense>
      )
    )
  }
}
