// When a recap opens by itself, and which of them have been seen on this device.

import { isNamed, storedList, storeJson } from '../../browser-storage.ts'
import type { Settings } from '../../settings.ts'
import type { RecapStep } from './model.ts'

interface Situation {
  readonly setting: Settings['recap']
  readonly steps: readonly Pick<RecapStep, 'touch' | 'run'>[]
  /** Others moved while nobody looked: a table where people think for days, or one that was closed meanwhile. */
  readonly away: boolean
  /** Each move was shown by itself for long enough. */
  readonly readable: boolean
}

/** From so many steps on, even where nothing touches the one who looks. */
const SEVERAL = 3

export function opensByItself({ setting, steps, away, readable }: Situation): boolean {
  if (setting === 'never' || steps.length === 0) return false
  if (steps.some(({ touch }) => touch !== undefined)) return true
  if (setting === 'touched') return false
  if (away) return true
  return !readable && steps.reduce((sum, { run }) => sum + run, 0) >= SEVERAL
}

const KEY = 'tabularium.recaps'
const MOST = 60

/** Table and moves of each. */
const seen = () => storedList(KEY, isNamed)

/** Whether this recap was looked at before the page was closed. */
export const wasSeen = (table: string, moves: number): boolean =>
  seen().some(([id, to]) => id === table && to === moves)

export function markSeen(table: string, moves: number): void {
  const others = seen().filter(([id]) => id !== table)
  storeJson(KEY, [...others, [table, moves]].slice(-MOST))
}
