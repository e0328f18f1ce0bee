// What each seat may know, and how to imagine the rest.

import { type Ask, type Chance, type Seat, size, type View } from '@tabularium/kernel'
import { ALL_OMENS, FLOCKS, HIGHEST_BID } from './data.ts'
import { waiting } from './play.ts'
import { OMEN } from './setup.ts'
import { bids, clone, type Omens, type OmensFrame, pickOf, withPick } from './state.ts'

export interface OmensView extends View {
  /** Absent for a spectator. */
  readonly seat?: Seat
  readonly day: number
  /** The others' bids are hidden: they stand as 15. */
  readonly frames: readonly OmensFrame[]
  readonly board: readonly number[]
  readonly sealed: number
  readonly coins: readonly number[]
  /** The viewer's own omens as bits; how many each seat holds. */
  readonly hand: number
  readonly held: readonly number[]
  readonly spent: number
  readonly birds: readonly number[]
  readonly end: Omens['end']
}

const HIDDEN = 15

export function view(s: Omens, seat: Seat | undefined): OmensView {
  const frames = s.frames.map(frame => {
    if (frame.at !== 'bids') return frame
    let { picks } = frame
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat && pickOf(picks, other) !== 0) picks = withPick(picks, other, HIDDEN)
    }
    return bids(picks)
  })
  return {
    ...(seat !== undefined && { seat }),
    waiting: waiting(s),
    day: s.day,
    frames,
    board: s.board.slice(),
    sealed: s.sealed,
    coins: s.coins.slice(),
    hand: seat === undefined ? 0 : s.hands[seat],
    held: s.hands.map(size),
    spent: s.spent,
    birds: s.birds.slice(),
    end: s.end,
  }
}

const BID: Ask = { what: 'bid', names: [] }

/** The others' omens and open bids are drawn again; how many there are of them is known to all. */
export function redeal(s: Omens, seat: Seat, chance: Chance): void {
  const held = s.hands.map(size)
  for (let other = 0; other < s.seats; other++) if (other !== seat) s.bag |= s.hands[other]
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue
    s.hands[other] = 0
    for (let n = held[other]; n > 0; n--) {
      const omen = chance.draw(OMEN, s.bag)
      s.bag &= ~(1 << omen)
      s.hands[other] |= 1 << omen
    }
  }
  const at = s.frames.length - 1
  const top = s.frames[at]
  if (top?.at !== 'bids') return
  let { picks } = top
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || pickOf(picks, other) === 0) continue
    picks = withPick(picks, other, 1 + chance.below(BID, 1 + Math.min(HIGHEST_BID, s.coins[other])))
  }
  s.frames[at] = bids(picks)
}

/** Any position that fits the view, with what the seat cannot know drawn at random. */
export function imagine(v: OmensView, chance: Chance): Omens {
  const seat = v.seat ?? -1
  let bag = ALL_OMENS & ~v.spent & ~v.hand
  const hands = v.held.map((held, other) => {
    if (other === seat) return v.hand
    let hand = 0
    for (; held > 0; held--) {
      hand |= bag & -bag
      bag &= bag - 1
    }
    return hand
  })
  const s = clone({
    ...v,
    frames: [...v.frames],
    seats: v.held.length,
    board: [...v.board],
    coins: [...v.coins],
    hands,
    bag,
    birds: [...v.birds],
    flown: FLOCKS[v.day].map((flock, kind) => flock - v.birds[kind]),
  })
  redeal(s, seat, chance)
  return s
}
