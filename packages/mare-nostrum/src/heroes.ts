// 10 Heroes that act while their owner builds. The one question for any power is `has` (state.ts), which knows what Castor
// and Pollux copied; battles, trade and income ask it where they stand.

import { type Seat, size } from '@tabularium/kernel'
import type { MnAction } from './actions.ts'
import type { Board } from './board.ts'
import { CARDS_TO_WIN } from './data/cards.ts'
import { PYRAMIDS_PRICE } from './data/goods.ts'
import type { MnTell } from './events.ts'
import { CARD_NAMES, COPYABLE, CULTURE, HAMMURABI, PERSEUS } from './names.ts'
import { cardPrice, means } from './price.ts'
import { adjacent, linked, lowest } from './reach.ts'
import { frame, has, holderOf, type MnFrame, type MnState, NOBODY, RU_HAMMURABI } from './state.ts'
import { controlled, foreignUnits, legionsIn } from './units.ts'

/** Once a round: whether a seat has a power that it has not used yet. */
export const ready = (s: MnState, seat: Seat, card: number): boolean =>
  has(s, seat, card) && ((s.used[seat] >> card) & 1) === 0

/** 3.1.1 Neutral provinces without foreign units that are linked to one held since the start of the round, as bits. */
export const controlTargets = (b: Board, s: MnState, seat: Seat): number =>
  s.markersLeft[seat] === 0 ? 0 : linked(b, s, seat, s.base[seat]) & ~controlled(s) & ~foreignUnits(s, seat)

/** The same for Hammurabi: adjacent only in one edition. D25, M29 */
export const hammurabiTargets = (b: Board, s: MnState, seat: Seat): number => {
  if (!ready(s, seat, HAMMURABI)) return 0
  const targets = controlTargets(b, s, seat)
  return s.options & RU_HAMMURABI && targets !== 0 ? targets & adjacent(b, s, s.base[seat]) : targets
}

/** Penthesilea: one legion for each own province with enemy legions, as many as the supply has. M35 */
export function penthesileaLegions(s: MnState, seat: Seat): number {
  let count = 0
  for (let left = s.control[seat] & foreignUnits(s, seat); left !== 0; left &= left - 1) {
    const province = lowest(left)
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || legionsIn(s, other, province) === 0) continue
      count++
      break
    }
  }
  return Math.min(count, s.legionsLeft[seat])
}

/** Castor and Pollux: heroes that others own, starting heroes and Perseus excepted, as bits. M38 */
export function copyable(s: MnState, seat: Seat): number {
  let set = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) set |= s.cards[other]
  return set & COPYABLE
}

export function legalCopy(b: Board, s: MnState, { by }: MnFrame, out: MnAction[]): number {
  let n = 0
  for (let left = copyable(s, by); left !== 0; left &= left - 1) out[n++] = b.acts.copy[lowest(left)]
  return n
}

/** For good, and without its bonus. */
export function copyHero(s: MnState, seat: Seat, card: number, tell?: MnTell): void {
  s.frames.pop()
  s.copied[seat] = card
  s.powers[seat] |= 1 << card
  tell?.all({ at: 'copied', seat, card: CARD_NAMES[card] })
}

/** Whether a seat could win now with its fifth card or the Pyramids. */
export function couldWin(s: MnState, seat: Seat): boolean {
  const most = means(s, seat)
  if (s.pyramids === NOBODY && most >= PYRAMIDS_PRICE) return true
  return size(s.cards[seat]) === CARDS_TO_WIN - 1 && s.open !== 0 && most >= cardPrice(s, seat)
}

/** The window after the first name of the phase, unless Perseus' owner named or was named. M34, M62 */
export function askPerseus(s: MnState, named: Seat): boolean {
  const owner = holderOf(s, PERSEUS)
  if (s.acted !== 0 || owner === NOBODY || owner === named || owner === s.titles[CULTURE]) return false
  s.frames.push(frame('perseus', owner, named))
  return true
}

export function legalPerseus(b: Board, s: MnState, { by }: MnFrame, out: MnAction[]): number {
  let n = 0
  if (couldWin(s, by)) out[n++] = b.acts.perseusFirst
  out[n++] = b.acts.perseusPass
  return n
}

/** What Perseus wins with; he may still let it be until it is paid. */
export function legalFirst(b: Board, s: MnState, { by }: MnFrame, out: MnAction[]): number {
  const most = means(s, by)
  let n = 0
  if (size(s.cards[by]) === CARDS_TO_WIN - 1 && most >= cardPrice(s, by)) {
    for (let left = s.open; left !== 0; left &= left - 1) out[n++] = b.acts.recruit[lowest(left)]
  }
  if (s.pyramids === NOBODY && most >= PYRAMIDS_PRICE) out[n++] = b.acts.pyramids
  out[n++] = b.acts.perseusPass
  return n
}
