// What a scenario leaves out: areas, and parts of politics.

import type { Board } from '../board/board.ts'
import type { Area } from '../board/names.ts'
import type { AwState } from '../board/state.ts'

export const isOpen = (b: Board, s: AwState, area: Area): boolean => b.scenarios[s.scenario].open[area]
export const isClosed = (b: Board, s: AwState, what: string): boolean =>
  b.scenarios[s.scenario].data.closed?.includes(what) ?? false
