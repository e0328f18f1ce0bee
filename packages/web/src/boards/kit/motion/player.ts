// Plays animations that belong to one move. The next press ends them all at once: whoever acts has seen enough.

import type { Timing } from './schedule.ts'

export interface Part {
  readonly element: Pick<Element, 'animate'>
  readonly frames: Keyframe[]
  readonly timing: Timing
  readonly options?: Pick<KeyframeAnimationOptions, 'composite' | 'easing' | 'fill'>
  /** Called when this part is over, whether it was played to its end or not. */
  ended?(): void
}

export const PRESSES = ['pointerdown', 'keydown', 'wheel'] as const

/** Returns how to end it at once; `ended` is called when nothing moves any more. */
export function play(parts: readonly Part[], ended: () => void, presses: EventTarget): () => void {
  const running = new Map<Part, Animation>()
  const end = (part: Part): void => {
    const animation = running.get(part)
    if (!animation) return
    running.delete(part)
    part.ended?.()
    animation.cancel()
  }
  let isOver = false
  const stop = (): void => {
    if (isOver) return
    isOver = true
    for (const press of PRESSES) presses.removeEventListener(press, stop, true)
    for (const part of [...running.keys()]) end(part)
    ended()
  }
  for (const part of parts) {
    const animation = part.element.animate(part.frames, { fill: 'backwards', ...part.timing, ...part.options })
    running.set(part, animation)
    animation.addEventListener('finish', () => {
      end(part)
      if (running.size === 0) stop()
    })
  }
  if (running.size === 0) stop()
  else for (const press of PRESSES) presses.addEventListener(press, stop, { capture: true, passive: true })
  return stop
}
