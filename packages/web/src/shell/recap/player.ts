// Plays a recap step by step: one timer, and none while nothing plays.

import type { Settings } from '../../settings.ts'
import type { RecapStep } from './model.ts'

/** In milliseconds, at the calm pace. */
export const TIMINGS = {
  camera: 350,
  pause: 250,
  arrow: 450,
  piece: 260,
  dice: 500,
  diceRead: 900,
  turnedUp: 900,
  plain: 900,
  touched: 1800,
} as const

export type RecapPace = Settings['recapPace']

/** Quick is half of calm. */
const SHARE: Readonly<Record<RecapPace, number>> = { calm: 1, quick: 0.5 }

/** How long a part of a step takes at a pace. */
export const timed = (part: keyof typeof TIMINGS, pace: RecapPace): number => TIMINGS[part] * SHARE[pace]

/** `before`: the position in which it happens, with its arrow growing. `after`: what came of it. */
export type Phase = 'before' | 'after'

export interface PlayerState {
  readonly status: 'playing' | 'paused' | 'done'
  /** Of the steps, from 0. */
  readonly at: number
  readonly phase: Phase
}

/** How long a step stands in a phase. */
export function durationOf(
  step: Pick<RecapStep, 'arrows' | 'kind' | 'touch' | 'places'>,
  phase: Phase,
  pace: RecapPace,
): number {
  const ms = (...parts: readonly (keyof typeof TIMINGS)[]) => parts.reduce((sum, part) => sum + timed(part, pace), 0)
  if (phase === 'before')
    return ms(
      'pause',
      ...(step.places.length > 0 ? ['camera' as const] : []),
      ...(step.arrows.length > 0 ? ['arrow' as const] : []),
    )
  const kind = { plain: [], dice: ['dice', 'diceRead'], 'turned-up': ['turnedUp'] } as const
  return ms('piece', ...kind[step.kind], step.touch ? 'touched' : 'plain')
}

export interface RecapPlayer {
  readonly state: PlayerState
  subscribe(listener: () => void): () => void
  play(): void
  pause(): void
  /** Plays or holds; at the end it begins again. */
  toggle(): void
  /** To a step, which is shown as it ended; what plays holds. */
  go(at: number): void
  step(by: 1 | -1): void
  /** How fast from now on. */
  setPace(pace: RecapPace): void
  /** Ends the timer; the player is of no more use. */
  close(): void
}

type Timed = Pick<RecapStep, 'arrows' | 'kind' | 'touch' | 'places'>

export function recapPlayer(steps: readonly Timed[], pace: RecapPace): RecapPlayer {
  const last = steps.length - 1
  const listeners = new Set<() => void>()
  let now: PlayerState = { status: 'paused', at: 0, phase: 'before' }
  let speed = pace
  let timer: ReturnType<typeof setTimeout> | undefined

  const put = (next: PlayerState): void => {
    clearTimeout(timer)
    timer = undefined
    now = next
    if (next.status === 'playing') timer = setTimeout(advance, durationOf(steps[next.at], next.phase, speed))
    for (const listener of [...listeners]) listener()
  }
  const advance = (): void => {
    const { at, phase } = now
    if (phase === 'before') put({ status: 'playing', at, phase: 'after' })
    else if (at < last) put({ status: 'playing', at: at + 1, phase: 'before' })
    else put({ status: 'done', at, phase })
  }
  const go = (at: number): void => {
    const to = Math.min(Math.max(0, at), last)
    put({ status: to === last ? 'done' : 'paused', at: to, phase: 'after' })
  }
  const play = (): void => {
    if (now.status === 'done') put({ status: 'playing', at: 0, phase: 'before' })
    else if (now.status === 'paused') put({ ...now, status: 'playing' })
  }
  const pause = (): void => {
    if (now.status === 'playing') put({ ...now, status: 'paused' })
  }
  return {
    get state() {
      return now
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    play,
    pause,
    toggle: () => (now.status === 'playing' ? pause() : play()),
    go,
    // A step that has not happened yet happens first.
    step: by => go(by === 1 && now.phase === 'before' ? now.at : now.at + by),
    setPace(to) {
      speed = to
      if (now.status === 'playing') put(now)
    },
    close() {
      clearTimeout(timer)
      listeners.clear()
    },
  }
}
