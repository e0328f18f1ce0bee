// 6.1, 6.2 and 7: the layout of an Age, turning cards up, and who begins the next one.

import { type Ask, type Chance, type Seat, size, type Tell } from '@tabularium/kernel'
import { LAYOUTS } from './data/layouts.ts'
import type { WdEvent } from './events.ts'
import {
  CARD_NAMES,
  type Card,
  DECK_ALL,
  DECK_START,
  type Deck,
  GUILDS,
  members,
  type Slot,
  type Slots,
} from './names.ts'
import { countPoints } from './scoring.ts'
import { CENTRE_CHOOSES, DOWN, GONE, GUILD_BACK, HIDDEN_BACKS, STARTER, TURN, type WdState } from './state.ts'

const SLOTS = 20
const ALL_SLOTS: Slots = (1 << SLOTS) - 1
const GUILDS_DEALT = 3
const AGE_3_CARDS = size(DECK_ALL[2] & ~GUILDS)
const AGES = 3

const slotBits = (slots: readonly Slot[]): Slots => slots.reduce((bits, slot) => bits | (1 << slot), 0)
/** Per Age and slot: the slots whose cards lie on it; and the slots its card lies on. */
export const COVERED_BY: readonly (readonly Slots[])[] = LAYOUTS.map(slots => slots.map(s => slotBits(s.coveredBy)))
export const COVERS: readonly (readonly (readonly Slot[])[])[] = LAYOUTS.map(slots =>
  slots.map((_, slot) => members(slotBits(slots.flatMap((other, i) => (other.coveredBy.includes(slot) ? [i] : []))))),
)
export const FACE_DOWN: readonly Slots[] = LAYOUTS.map(slots =>
  slotBits(slots.flatMap((s, i) => (s.face === 'down' ? [i] : []))),
)
const OPEN: readonly Slots[] = LAYOUTS.map(slots =>
  slotBits(slots.flatMap((s, i) => (s.coveredBy.length === 0 ? [i] : []))),
)

const coveredBy = COVERED_BY
const covers = COVERS
const starts = DECK_START

const deckNames = (deck: Deck): readonly string[] =>
  CARD_NAMES.slice(starts[deck], deck === 2 ? CARD_NAMES.length : starts[deck + 1])
const CARD: readonly Ask[] = [0, 1, 2].map(deck => ({ what: `age-${deck + 1} card`, names: deckNames(deck) }))
const GUILD_SLOT: Ask = { what: 'guild slot', names: Array.from({ length: SLOTS }, (_, slot) => `slot-${slot}`) }
const BACK: Ask = { what: 'back', names: ['guild', 'age-3'] }

/** The next card of the Age that nobody has seen yet, for this slot. 15 */
function drawCard(s: WdState, slot: Slot, chance: Chance): void {
  let bit: number
  if (s.age === 1) {
    bit = chance.draw(CARD[0], s.unseen1)
    s.unseen1 &= ~(1 << bit)
  } else if (s.age === 2) {
    bit = chance.draw(CARD[1], s.unseen2)
    s.unseen2 &= ~(1 << bit)
  } else {
    bit = chance.draw(CARD[2], s.unseen3 & (isGuild(s, slot, chance) ? GUILDS : ~GUILDS))
    s.unseen3 &= ~(1 << bit)
  }
  s.faces[slot] = starts[s.age - 1] + bit
  s.hidden &= ~(1 << slot)
}

/** With hidden backs whether a card is a guild is drawn too: three guilds are among the twenty. W17 */
function isGuild(s: WdState, slot: Slot, chance: Chance): boolean {
  if ((s.options & HIDDEN_BACKS) === 0) return s.faces[slot] === GUILD_BACK
  const guildsSeen = size(GUILDS) - size(s.unseen3 & GUILDS)
  const othersSeen = AGE_3_CARDS - size(s.unseen3 & ~GUILDS)
  return chance.deal(BACK, [GUILDS_DEALT - guildsSeen, SLOTS - GUILDS_DEALT - othersSeen]) === 0
}

/** 6.1: all twenty cards of the next Age, the open ones drawn now, lowest slot first. */
export function layOut(s: WdState, chance: Chance, tell: Tell<WdEvent> | undefined): void {
  const age = s.age++
  s.left = ALL_SLOTS
  s.open = OPEN[age]
  s.hidden = ALL_SLOTS
  for (let slot: Slot = 0; slot < SLOTS; slot++) s.faces[slot] = DOWN
  let guilds: Slots = 0
  if (s.age === AGES && (s.options & HIDDEN_BACKS) === 0) {
    for (let i = 0; i < GUILDS_DEALT; i++) guilds |= 1 << chance.draw(GUILD_SLOT, ALL_SLOTS & ~guilds)
    for (let bits = guilds; bits !== 0; bits &= bits - 1) s.faces[31 - Math.clz32(bits & -bits)] = GUILD_BACK
  }
  for (let up = ALL_SLOTS & ~FACE_DOWN[age]; up !== 0; up &= up - 1) drawCard(s, 31 - Math.clz32(up & -up), chance)
  if (tell) {
    const cards = members(ALL_SLOTS & ~FACE_DOWN[age]).map(slot => [slot, CARD_NAMES[s.faces[slot]]] as const)
    tell.all({ at: 'age', age: s.age, cards, guilds: members(guilds) })
  }
}

/** The card leaves the layout; what it alone covered is accessible now. */
export function take(s: WdState, card: Card): void {
  let open = s.open
  while (s.faces[31 - Math.clz32(open & -open)] !== card) open &= open - 1
  const slot: Slot = 31 - Math.clz32(open & -open)
  s.faces[slot] = GONE
  s.left &= ~(1 << slot)
  s.open &= ~(1 << slot)
  const below = covers[s.age - 1][slot]
  const over = coveredBy[s.age - 1]
  for (let i = 0; i < below.length; i++) if ((over[below[i]] & s.left) === 0) s.open |= 1 << below[i]
}

/** Face-down cards that became accessible are turned up, lowest slot first. 6.2, W21 */
export function turnUp(s: WdState, chance: Chance, tell: Tell<WdEvent> | undefined): void {
  for (let bits = s.open & s.hidden; bits !== 0; bits &= bits - 1) {
    const slot: Slot = 31 - Math.clz32(bits & -bits)
    drawCard(s, slot, chance)
    tell?.all({ at: 'revealed', slot, card: CARD_NAMES[s.faces[slot]] })
  }
}

/** 7: the Age is over; `last` played its last card. */
export function endAge(s: WdState, last: Seat, chance: Chance, tell: Tell<WdEvent> | undefined): void {
  if (s.age === AGES) return countPoints(s, tell)
  layOut(s, chance, tell)
  if (s.pawn !== 0) s.frames[s.frames.length - 1] = STARTER[s.pawn > 0 ? 1 : 0]
  else if ((s.options & CENTRE_CHOOSES) !== 0) s.frames[s.frames.length - 1] = STARTER[last]
  else {
    s.frames[s.frames.length - 1] = TURN[last]
    tell?.all({ at: 'starter', seat: last })
  }
}
