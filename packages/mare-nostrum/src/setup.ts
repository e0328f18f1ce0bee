// C Setup: who plays what, what stands where, the cards on display.

import type { Ask, Chance, Config, Seat } from '@tabularium/kernel'
import type { MnAction } from './actions.ts'
import type { Board } from './board.ts'
import { OPEN_CARDS } from './data/cards.ts'
import { EMPIRES } from './data/empires.ts'
import { COINS, FORTRESSES, GOOD_FACTS, LEGIONS, MARKERS, SORT_FACTS, TRIREMES } from './data/goods.ts'
import type { MnTell } from './events.ts'
import { CARD_NAMES, type Empire, FOR_SALE, HERO, PIECES, type Piece, type Track } from './names.ts'
import { lowest } from './reach.ts'
import { DRAWN, EXPERIENCED, emptyState, frame, type MnState, NOBODY, PICKED, packOptions } from './state.ts'
import { addFortress, addLegions } from './units.ts'

const EMPIRE: Ask = { what: 'empire', names: EMPIRES }
const CARD: Ask = { what: 'card', names: CARD_NAMES }

const ALL_TOKENS = 7

/** A table with everything in the box: nobody has anything yet. */
export function layOut(b: Board, seats: number, options: number): MnState {
  const s = emptyState(seats, options, b.provinces.length, b.seas.length, b.slots)
  s.reserve[0] = COINS
  for (const [good, { tokens }] of GOOD_FACTS.entries()) s.reserve[1 + good] = tokens
  for (const [sort, { pool }] of SORT_FACTS.entries()) s.pieces[sort] = pool
  for (let seat: Seat = 0; seat < seats; seat++) {
    s.legionsLeft[seat] = LEGIONS
    s.triremesLeft[seat] = TRIREMES
    s.fortressesLeft[seat] = FORTRESSES
    s.markersLeft[seat] = MARKERS
  }
  s.tokens = ALL_TOKENS
  return s
}

/** Every empire in its home provinces, with its hero; control of the capital province is printed. C.3 */
export function settle(b: Board, s: MnState): void {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const { capital, homes, stock } = b.starts[s.empires[seat]]
    s.controller[capital] = seat
    s.control[seat] |= 1 << capital
    s.cards[seat] = 1 << HERO[s.empires[seat]]
    s.powers[seat] = s.cards[seat]
    for (const { province, built, legions, fortress } of homes) {
      if (province !== capital) {
        s.controller[province] = seat
        s.control[seat] |= 1 << province
        s.markersLeft[seat]--
      }
      s.built[province] = built
      for (let left = built; left !== 0; left &= left - 1) s.pieces[b.slotSort[b.firstSlot[province] + lowest(left)]]--
      if (legions > 0) addLegions(s, seat, province, legions)
      if (fortress) addFortress(s, seat, province)
    }
    for (let piece: Piece = 0; piece < PIECES; piece++) {
      s.stock[PIECES * seat + piece] = stock[piece]
      s.sizes[seat] += stock[piece]
      if (stock[piece] > 0) s.reserve[piece] -= stock[piece]
    }
    s.base[seat] = s.control[seat]
  }
  const { titles } = b.tables[s.seats]
  for (let track: Track = 0; track < 3; track++) s.titles[track] = s.empires.indexOf(titles[track])
}

/** Turns cards up until five lie open or none is left closed. C.6 */
export function turnUp(s: MnState, chance: Chance, tell?: MnTell): void {
  let open = 0
  for (let left = s.open; left !== 0; left &= left - 1) open++
  for (; open < OPEN_CARDS && s.closed !== 0; open++) {
    const card = chance.draw(CARD, s.closed)
    s.closed &= ~(1 << card)
    s.open |= 1 << card
    tell?.all({ at: 'shown', card: CARD_NAMES[card] })
  }
}

export function setup(b: Board, { seats, options }: Config, chance: Chance, tell?: MnTell): MnState {
  const s = layOut(b, seats, packOptions(options))
  if (s.options & PICKED) {
    s.phase = 0
    s.empires.fill(NOBODY)
    s.titles.fill(NOBODY)
    s.closed = FOR_SALE
    s.frames.push(frame('phase', NOBODY), frame('empire', 0))
    return s
  }
  const { empires } = b.tables[seats]
  let bag = empires.reduce((set, empire) => set | (1 << empire), 0)
  for (let seat: Seat = 0; seat < seats; seat++) {
    const empire = s.options & DRAWN ? chance.draw(EMPIRE, bag) : empires[seat] // M03
    bag &= ~(1 << empire)
    takeEmpire(s, seat, empire, tell)
  }
  begin(b, s, chance, tell)
  return s
}

/** Empires of this table that nobody has, as bits. */
const emptyThrones = (b: Board, s: MnState): number =>
  b.tables[s.seats].empires.reduce((set, empire) => (s.empires.includes(empire) ? set : set | (1 << empire)), 0)

export function legalEmpire(b: Board, s: MnState, out: MnAction[]): number {
  let n = 0
  for (let left = emptyThrones(b, s); left !== 0; left &= left - 1) out[n++] = b.acts.empire[lowest(left)]
  return n
}

export function takeEmpire(s: MnState, seat: Seat, empire: Empire, tell?: MnTell): void {
  s.empires[seat] = empire
  tell?.all({ at: 'empire', seat, empire: EMPIRES[empire] })
}

/** Seat by seat; who is left has what is left. Then the game begins. M03 */
export function pickEmpires(b: Board, s: MnState, chance: Chance, tell?: MnTell): void {
  const seat = s.empires.indexOf(NOBODY)
  if (seat >= 0 && seat < s.seats - 1) {
    s.frames.push(frame('empire', seat))
    return
  }
  if (seat >= 0) takeEmpire(s, seat, lowest(emptyThrones(b, s)), tell)
  s.frames.pop()
  begin(b, s, chance, tell)
}

/** All have their empires: pieces and cards are laid out, and the first round begins. */
function begin(b: Board, s: MnState, chance: Chance, tell?: MnTell): void {
  settle(b, s)
  s.open = s.options & EXPERIENCED ? FOR_SALE : 0
  s.closed = FOR_SALE & ~s.open
  if (s.closed !== 0) turnUp(s, chance, tell)
  s.phase = 2 // what they begin with is the income of the first round
  tell?.all({ at: 'round', round: 1 })
  tell?.all({ at: 'phase', phase: 2 })
  s.frames.push(frame('phase', NOBODY, 2, 1), frame('token', s.titles[0]))
}
