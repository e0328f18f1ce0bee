// Effects inside effects: the frames that functions put on the stack.

import type { Seat } from '@tabularium/kernel'
import type { Role } from '../names.ts'
import { type At, frame, type GrFrame, type GrState } from '../state.ts'

/** The frame of one action, by role; a Legionary's is a batch of demands. */
export const ACTION: readonly At[] = ['laborer', 'craftsman', 'legion', 'architect', 'merchant', 'patron']

/** Actions for a structure just completed: as many as the influence right then, resolved before anything else. 6.7 */
export function burst(s: GrState, seat: Seat, role: Role): void {
  s.frames.push(frame('burst', seat, role, s.influence[seat]))
}

/** A batch of demands. 7 */
export const legion = (seat: Seat, demands: number): GrFrame => frame('legion', seat, demands)
