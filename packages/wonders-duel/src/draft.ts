// 4.1 The wonder draft: two groups of four, picked in the order 1-2-2-1 and 2-1-1-2.

import type { Ask, Chance, Seat, Tell } from '@tabularium/kernel'
import { layOut } from './ages.ts'
import type { WdEvent } from './events.ts'
import { namesOf, WONDER_NAMES, type Wonder } from './names.ts'
import { frame, TURN, type WdState } from './state.ts'

const WONDER: Ask = { what: 'wonder', names: WONDER_NAMES }
const GROUP = 4
const ORDER: readonly Seat[] = [0, 1, 1, 0, 1, 0, 0, 1]

/** How many each of the two gets. */
export const WONDERS_EACH = ORDER.length / 2

export const DRAFT = ORDER.map((by, pick) => frame('draft', by, pick))

export function openGroup(s: WdState, chance: Chance, tell: Tell<WdEvent> | undefined): void {
  for (let i = 0; i < GROUP; i++) {
    const bit = 1 << chance.draw(WONDER, s.unseenWonders)
    s.group |= bit
    s.unseenWonders &= ~bit
  }
  tell?.all({ at: 'group', wonders: namesOf(s.group, WONDER_NAMES) })
}

/** One pick; after the last one the first Age is laid out and the first player begins. */
export function pick(s: WdState, seat: Seat, wonder: Wonder, chance: Chance, tell: Tell<WdEvent> | undefined): void {
  const top = s.frames[s.frames.length - 1]
  s.group &= ~(1 << wonder)
  s.cities[seat].wonders |= 1 << wonder
  tell?.all({ at: 'drafted', seat, wonder: WONDER_NAMES[wonder] })
  const next = top.what + 1
  if (next === ORDER.length) {
    s.frames[s.frames.length - 1] = TURN[0]
    layOut(s, chance, tell)
    return
  }
  s.frames[s.frames.length - 1] = DRAFT[next]
  if (s.group === 0) openGroup(s, chance, tell)
}
