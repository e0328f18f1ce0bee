// What the reader has planned at the tables that this page shows: asked of the server once, and again when the game goes on.

import type { PlanAnswer } from '@tabularium/protocol'
import { useSyncExternalStore } from 'react'
import { plan as fetchPlan } from './plan-api.ts'

const NONE: PlanAnswer = {}
const known = new Map<string, PlanAnswer>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const knownPlan = (table: string): PlanAnswer => known.get(table) ?? NONE

export function notePlan(table: string, answer: PlanAnswer): void {
  if (JSON.stringify(answer) === JSON.stringify(knownPlan(table))) return
  known.set(table, answer)
  for (const listener of [...listeners]) listener()
}

export async function loadPlan(table: string): Promise<void> {
  const { value } = await fetchPlan(table).then(answer => (answer.trouble ? { value: undefined } : answer))
  if (value) notePlan(table, value)
}

export const usePlan = (table: string): PlanAnswer => useSyncExternalStore(subscribe, () => knownPlan(table))
