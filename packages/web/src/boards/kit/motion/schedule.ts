// When each movement of a move begins and how long it takes: by its kind, at the pace of the player, and all of them within
// the time that a move has.

import type { Movement, MovementKind } from './movement.ts'

/** In milliseconds at the usual pace. A way of several steps, and a walk, take longer by each. */
export const TIMES: Readonly<Record<MovementKind, number>> = {
  go: 300,
  turn: 260,
  lay: 220,
  walk: 150,
  roll: 560,
  cast: 900,
  fall: 420,
  settle: 200,
}
/** On a map ways are long. */
const ON_MAP = 450
const MORE_STEPS = 160
const MOST_STEPS = 5
/** What begins together follows by so much. */
const STAGGER = 45
/** What comes after another begins when this much of that is over. */
const OVERLAP = 0.7
/** All of one move, at the usual pace. */
const MOST = 1300

/** How much longer all of it takes at so many milliseconds between the moves of bots. */
export const slownessAt = (pace: number): number => (pace < 200 ? 0.45 : pace < 600 ? 0.65 : pace < 1500 ? 1 : 1.5)

export interface Timing {
  readonly delay: number
  readonly duration: number
}

function lengthOf(movement: Movement): number {
  if (movement.kind === 'walk') return TIMES.walk * Math.min(Math.max(1, Math.abs(movement.steps)), MOST_STEPS)
  if (movement.kind !== 'go') return TIMES[movement.kind]
  const steps = Math.min(movement.via?.length ?? 0, MOST_STEPS)
  return (typeof movement.from === 'string' ? TIMES.go : ON_MAP) + steps * MORE_STEPS
}

/** In the order of the movements. */
export function schedule(movements: readonly Movement[], pace: number): readonly Timing[] {
  const timings: Timing[] = []
  for (const movement of movements) {
    const duration = lengthOf(movement)
    const before = timings.at(-1)
    const after = movement.together ? STAGGER : (before?.duration ?? 0) * OVERLAP
    timings.push({ delay: before ? before.delay + after : 0, duration })
  }
  const end = Math.max(0, ...timings.map(({ delay, duration }) => delay + duration))
  const factor = slownessAt(pace) * Math.min(1, MOST / Math.max(1, end))
  return timings.map(({ delay, duration }) => ({
    delay: Math.round(delay * factor),
    duration: Math.round(duration * factor),
  }))
}
