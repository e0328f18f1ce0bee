// The five phases of a round as a list: what is over, where we are, who is asked now, and who names whom.

import type { Seat } from '@tabularium/kernel'
import type { MnView } from '@tabularium/mare-nostrum'

/** Who leads in trade calls the number, in culture and in military the order of a phase. */
const CALLER: Readonly<Record<number, number>> = { 2: 0, 3: 1, 4: 2 }

export interface Step {
  readonly phase: 1 | 2 | 3 | 4 | 5
  readonly state: 'over' | 'now' | 'ahead'
  /** Who calls the number or the order. */
  readonly caller: Seat | undefined
  /** In trade: how many each puts up; -1 while that is not known. */
  readonly announced: number
  /** Where we are: who has had a turn, and who is asked. */
  readonly before: readonly Seat[]
  readonly asked: readonly Seat[]
}

const PHASES = [1, 2, 3, 4, 5] as const

/** Undefined: empires are still being picked, and no round has begun. */
export function stepsOf(view: MnView): readonly Step[] | undefined {
  if (view.phase === 0) return undefined
  const over = view.end !== ''
  return PHASES.map(phase => {
    const now = phase === view.phase && !over
    const turns = phase === 3 || phase === 4
    const asked = now ? view.waiting : []
    const track = CALLER[phase]
    return {
      phase,
      state: now ? 'now' : phase < view.phase || (over && phase === view.phase) ? 'over' : 'ahead',
      caller: track === undefined ? undefined : view.titles[track],
      announced: now && phase === 2 ? view.announced : -1,
      before: now && turns ? view.acted.filter(seat => seat !== view.active && !asked.includes(seat)) : [],
      asked,
    }
  })
}
