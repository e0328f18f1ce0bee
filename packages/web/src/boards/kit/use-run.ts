// Moves that follow each other without another thought: a payment piece by piece, a march step by step.

import type { View } from '@tabularium/kernel'
import { useLayoutEffect, useRef } from 'react'
import { useEvent } from '../../ui/use-stable.ts'
import type { BoardProps, Choice } from '../board.ts'

export interface Run<V extends View> {
  /** For boards that wait for the last of the moves: while they follow each other, the position before them. */
  readonly shown: BoardProps<V>
  /** Makes these moves one after the other, as long as each is possible. */
  actAll(notations: readonly string[]): void
}

/** It stops where something else is asked, unless that passes by itself (`passesBy`). */
export function useRun<V extends View>(
  props: BoardProps<V>,
  passesBy: (view: V, choices: readonly Choice[]) => boolean = () => false,
): Run<V> {
  const { view, choices, act, actInRow } = props
  const plan = useRef<readonly string[]>([])
  const asked = useRef<readonly Choice[]>([])
  const shown = useRef(props)
  const isLegal = (notation: string): boolean => choices.some(choice => choice.notation === notation)
  const [next] = plan.current
  if (next === undefined || !isLegal(next)) shown.current = props
  const step = useEvent(() => {
    const [first, ...rest] = plan.current
    if (first === undefined || asked.current === choices || choices.length === 0) return
    if (!isLegal(first)) {
      if (!passesBy(view, choices)) plan.current = []
      return
    }
    asked.current = choices
    if (rest.length > 0 && actInRow) {
      return actInRow(plan.current, left => {
        plan.current = left
      })
    }
    plan.current = rest
    act(first)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something new to choose from
  useLayoutEffect(step, [choices])
  const actAll = useEvent((notations: readonly string[]) => {
    const [first] = notations
    // Not asked for here: whoever hears of it says why not.
    if (first !== undefined && choices.length > 0 && !isLegal(first) && !passesBy(view, choices)) return act(first)
    plan.current = notations
    asked.current = []
    step()
  })
  return { shown: shown.current, actAll }
}
