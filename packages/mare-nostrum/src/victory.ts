// 6 Victory: by cards at once or at the end of phase 3, by cities at the end of phase 4, by titles at the end of phase 5.

import { type Result, SEATS, type Seat, type Seats, size } from '@tabularium/kernel'
import type { Board } from './board.ts'
import { CARDS_TO_WIN } from './data/cards.ts'
import { BY_CARDS, BY_CITIES, BY_PYRAMIDS, BY_TITLES, CITIES_TO_WIN, ENDS } from './data/ends.ts'
import { TRACKS } from './data/goods.ts'
import type { MnTell } from './events.ts'
import { level } from './leadership.ts'
import { CULTURE, PERSEUS } from './names.ts'
import { lowest } from './reach.ts'
import { type MnState, NO_END, ONE_PYRAMIDS, RU_CARD_VICTORY } from './state.ts'
import { heldSlots } from './units.ts'

/** The game is over: nothing is left to do. */
export function endGame(s: MnState, end: number, winners: Seats, tell?: MnTell): void {
  s.end = end
  s.winners = winners
  while (s.frames.length > 0) s.frames.pop()
  tell?.all({ at: 'over', reason: ENDS[end], winners: SEATS[winners] })
}

/** Each may build the Pyramids once; a second builder in the same phase shares the win. Where they win at once, or by an
 *  option of the table, there is one. 6, M33 */
export const mayBuildPyramids = (s: MnState, seat: Seat): boolean =>
  s.pyramids === 0 || ((s.options & (RU_CARD_VICTORY | ONE_PYRAMIDS)) === 0 && ((s.pyramids >> seat) & 1) === 0)

/** After a seat has built the Pyramids or bought a card. True: that wins at once and the game is over. The owner of
 *  Perseus who builds before all others has his mark. D21, M34 */
export function completed(s: MnState, seat: Seat, pyramids: boolean, tell?: MnTell): boolean {
  if (!pyramids && size(s.cards[seat]) < CARDS_TO_WIN) return false
  const leads = s.titles[CULTURE] === seat
  const first = ((s.used[seat] >> PERSEUS) & 1) === 1
  if (first || (s.options & RU_CARD_VICTORY ? pyramids : leads)) {
    endGame(s, pyramids ? BY_PYRAMIDS : BY_CARDS, 1 << seat, tell)
    return true
  }
  s.pending |= 1 << seat
  tell?.all({ at: 'waits', seat, by: pyramids ? 'pyramids' : 'cards' })
  return false
}

/** End of phase 3: those who wait. True: the game is over. D21 */
export function endOfBuild(s: MnState, tell?: MnTell): boolean {
  if (s.pending === 0) return false
  const leader = 1 << s.titles[CULTURE]
  if (s.options & RU_CARD_VICTORY) {
    endGame(s, BY_CARDS, s.pending & leader ? leader : s.pending, tell)
    return true
  }
  if (s.pyramids !== 0) endGame(s, BY_PYRAMIDS, s.pyramids, tell)
  else endGame(s, BY_CARDS, s.pending, tell)
  return true
}

/** Capitals and legendary cities that a seat holds, controlled or occupied. D22 */
export function greatCities(b: Board, s: MnState, seat: Seat): number {
  let count = 0
  for (let rest = s.control[seat] | s.present[seat]; rest !== 0; rest &= rest - 1) {
    const province = lowest(rest)
    if (b.greatCities[province] !== 0) count += size(heldSlots(b, s, province, seat) & b.greatCities[province])
  }
  return count
}

/** End of phase 4. True: the game is over. M55 */
export function cityVictory(b: Board, s: MnState, tell?: MnTell): boolean {
  let winners = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) if (greatCities(b, s, seat) >= CITIES_TO_WIN) winners |= 1 << seat
  if (winners === 0) return false
  endGame(s, BY_CITIES, winners, tell)
  return true
}

/** End of phase 5. True: the game is over. */
export function titleVictory(s: MnState, tell?: MnTell): boolean {
  const [trade, culture, military] = s.titles
  if (trade !== culture || culture !== military) return false
  endGame(s, BY_TITLES, 1 << trade, tell)
  return true
}

/** Why and for whom the game is over; undefined while it goes on. */
export function result(b: Board, s: MnState): Result | undefined {
  if (s.end === NO_END) return undefined
  const standing = Array.from({ length: s.seats }, (_, seat) => ({
    titles: s.titles.filter(holder => holder === seat).length,
    cards: size(s.cards[seat]) + ((s.pyramids >> seat) & 1),
    cities: greatCities(b, s, seat),
    ...Object.fromEntries(TRACKS.map((track, i) => [track, level(b, s, seat, i)])),
  }))
  return { reason: ENDS[s.end], winners: SEATS[s.winners], standing }
}
