// How long bots take, as people see it: whoever has nothing to choose takes as long as whoever has, so that a pause says
// nothing of a hand. Both wait for their turn in the same queue; what the search took is levelled here.

import type { House } from './house.ts'

/** So many of a bot's last answers count. */
const KEPT = 40
/** Nobody waits longer than so many paces for a bot that has nothing to think about. */
const MOST_PACES = 4

export interface Thinking {
  /** How long a bot of this kind has thought lately, at the most. */
  floorOf(kind: string): number
  note(kind: string, ms: number): void
}

export function createThinking(paces: House['paces']): Thinking {
  const kept = new Map<string, number[]>()
  return {
    floorOf: kind => Math.min(MOST_PACES * paces.botMs, Math.max(0, ...(kept.get(kind) ?? []))),
    note(kind, ms) {
      const last = kept.get(kind) ?? []
      kept.set(kind, [...last.slice(1 - KEPT), ms])
    },
  }
}

/** How long to wait yet, so that the time tells nothing of what was seen in the hand. */
export const waitFor = ({ paces }: Pick<House, 'paces'>, bot: boolean, passed: number): number => {
  if (!bot) return Math.max(0, paces.orderMs - passed)
  return paces.botMs === 0 ? 0 : Math.ceil(Math.max(passed, 1) / paces.botMs) * paces.botMs - passed
}

export interface Answered {
  /** Since the bot was asked. */
  readonly passed: number
  /** Of that, how long it thought: nothing, where there was nothing to choose. */
  readonly thought: number
  /** How long others of its kind do. */
  readonly floor: number
}

/** The same for a bot that had a choice and one that had none. */
export function pauseFor(house: Pick<House, 'paces'>, { passed, thought, floor }: Answered): number {
  if (house.paces.botMs === 0) return 0
  const missing = Math.max(0, floor - thought)
  return missing + waitFor(house, true, passed + missing)
}
