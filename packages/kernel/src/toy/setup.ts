// The sky before the first bird: coins, omens, an empty board. Rule 1.

import type { Ask, Chance, Config, Seat } from '@tabularium/kernel'
import { ALL_OMENS, BANK, DAYS, FLOCKS, OMENS, PURSE } from './data.ts'
import type { OmensTell } from './events.ts'
import { bids, type Omens } from './state.ts'

export const OMEN: Ask = { what: 'omen', names: OMENS }

/** A seat takes an omen out of the bag; only that seat learns which. */
export function takeOmen(s: Omens, seat: Seat, chance: Chance, tell?: OmensTell): void {
  const omen = chance.draw(OMEN, s.bag, 1 << seat)
  s.bag &= ~(1 << omen)
  s.hands[seat] |= 1 << omen
  tell?.only(1 << seat, { at: 'drew', seat, omen: OMENS[omen] }, { at: 'drew', seat })
}

export function setup({ seats, options }: Config, chance: Chance, tell?: OmensTell): Omens {
  const day = (DAYS as readonly string[]).indexOf(options.day)
  const s: Omens = {
    frames: [bids(0)],
    seats,
    day,
    board: Array.from({ length: 9 }, () => -1),
    sealed: 0,
    coins: [...Array.from({ length: seats }, () => PURSE), BANK],
    hands: Array.from({ length: seats }, () => 0),
    bag: ALL_OMENS,
    spent: 0,
    birds: [...FLOCKS[day]],
    flown: [0, 0, 0],
    end: '',
  }
  for (let seat = 0; seat < seats; seat++) takeOmen(s, seat, chance, tell)
  return s
}
