// The rules in their order: bids, a mark, its seal, the answers to it, a bird. Rules 2 to 6.

import { type Ask, type Chance, SEATS, type Seat, sum } from '@tabularium/kernel'
import type { OmensAction } from './actions.ts'
import { BIRDS, type ENDS, FIELDS, LINES, OMENS } from './data.ts'
import type { OmensTell } from './events.ts'
import { takeOmen } from './setup.ts'
import { allPicked, answer, bids, bird, type Omens, pickOf, seal, turn, withPick } from './state.ts'

const TIE: Ask = { what: 'tie', names: [] }
const BIRD: Ask = { what: 'bird', names: BIRDS }

export function waiting(s: Omens): readonly Seat[] {
  const top = s.frames[s.frames.length - 1]
  if (top === undefined) return SEATS[0]
  if (top.at !== 'bids') return SEATS[1 << top.by]
  let set = 0
  for (let seat = 0; seat < s.seats; seat++) if (pickOf(top.picks, seat) === 0) set |= 1 << seat
  return SEATS[set]
}

export function apply(s: Omens, seat: Seat, action: OmensAction, chance: Chance, tell?: OmensTell): void {
  const at = s.frames.length - 1
  const top = s.frames[at]
  switch (action.kind) {
    case 'bid': // 2
      if (top.at !== 'bids') break
      s.frames[at] = bids(withPick(top.picks, seat, action.coins + 1))
      tell?.all({ at: 'bid', seat })
      break
    case 'mark': // 3
      s.board[action.field] = seat
      tell?.all({ at: 'marked', seat, field: FIELDS[action.field] })
      s.frames[at] = bird(seat, action.field)
      for (let i = s.seats - 1; i > 0; i--) s.frames.push(answer((seat + i) % s.seats, action.field))
      s.frames.push(seal(seat, action.field))
      break
    case 'seal': // 4
      if (top.at !== 'seal') break
      pay(s, seat, 1)
      s.sealed |= 1 << top.field
      tell?.all({ at: 'sealed', seat, field: FIELDS[top.field] })
      s.frames.pop()
      break
    case 'contest': // 5
      if (top.at !== 'answer') break
      tell?.reveal()
      s.hands[seat] &= ~(1 << action.omen)
      s.spent |= 1 << action.omen
      s.board[top.field] = -1
      tell?.all({ at: 'contested', seat, field: FIELDS[top.field], omen: OMENS[action.omen] })
      s.frames.pop()
      break
    case 'pass':
      tell?.all({ at: 'passed', seat })
      s.frames.pop()
      break
  }
  run(s, chance, tell)
}

/** Runs on to the next decision. A frame that leaves nothing to choose resolves itself, if everybody can see why. */
function run(s: Omens, chance: Chance, tell?: OmensTell): void {
  for (;;) {
    const top = s.frames[s.frames.length - 1]
    if (top === undefined) return
    switch (top.at) {
      case 'bids':
        if (!allPicked(s, top.picks)) return
        open(s, top.picks, chance, tell)
        break
      case 'turn':
        return
      case 'seal':
        if (s.coins[top.by] > 0) return
        s.frames.pop()
        break
      case 'answer': {
        const safe = (s.sealed >> top.field) & 1
        if (!safe && s.board[top.field] >= 0 && s.hands[top.by] !== 0) return
        s.frames.pop()
        break
      }
      case 'bird':
        fly(s, top.by, chance, tell)
        break
    }
  }
}

/** The bids are opened: the highest pays and marks; a die settles a tie. */
function open(s: Omens, picks: number, chance: Chance, tell?: OmensTell): void {
  tell?.reveal()
  tell?.all({ at: 'opened', bids: s.hands.map((_, seat) => pickOf(picks, seat) - 1) })
  let highest = 0
  let tied = 0
  for (let seat = 0; seat < s.seats; seat++) {
    const pick = pickOf(picks, seat)
    if (pick > highest) tied = 0
    if (pick >= highest) tied |= 1 << seat
    highest = Math.max(highest, pick)
  }
  const leaders = SEATS[tied]
  const seat = leaders.length === 1 ? leaders[0] : leaders[chance.below(TIE, leaders.length)]
  pay(s, seat, highest - 1)
  tell?.all({ at: 'leads', seat, coins: highest - 1 })
  s.frames[s.frames.length - 1] = turn(seat)
}

/** Three in line win at once; otherwise a bird flies, and the day may be over. */
function fly(s: Omens, seat: Seat, chance: Chance, tell?: OmensTell): void {
  if (lineOf(s, seat)) {
    end(s, 'line', tell)
    return
  }
  const kind = chance.deal(BIRD, s.birds)
  s.birds[kind]--
  s.flown[kind]++
  tell?.all({ at: 'flew', seat, bird: BIRDS[kind] })
  switch (BIRDS[kind]) {
    case 'eagle':
      pay(s, seat, -Math.min(2, s.coins[s.seats]))
      break
    case 'owl':
      if (s.bag !== 0) takeOmen(s, seat, chance, tell)
      break
    case 'crow':
      pay(s, seat, Math.min(1, s.coins[seat]))
      break
  }
  if (!s.board.includes(-1)) end(s, 'full', tell)
  else if (sum(s.birds) === 0) end(s, 'night', tell)
  else s.frames[s.frames.length - 1] = bids(0)
}

export const lineOf = (s: Omens, seat: Seat): boolean =>
  LINES.some(([a, b, c]) => s.board[a] === seat && s.board[b] === seat && s.board[c] === seat)

function end(s: Omens, reason: (typeof ENDS)[number], tell?: OmensTell): void {
  s.end = reason
  s.frames.pop()
  tell?.all({ at: 'ended', reason })
}

/** From a seat to the bank. */
function pay(s: Omens, seat: Seat, coins: number): void {
  s.coins[seat] -= coins
  s.coins[s.seats] += coins
}
