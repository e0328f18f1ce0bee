// What must be true of every position: everything in the box is somewhere, and nothing stands where it cannot. K

import { type Audit, type Seat, size, sum } from '@tabularium/kernel'
import type { Board } from './board.ts'
import { CARDS_TO_WIN } from './data/cards.ts'
import {
  COINS,
  COINS_KEPT,
  FORTRESSES,
  GOOD_FACTS,
  GOODS,
  GOODS_KEPT,
  LEGIONS,
  MARKERS,
  SORT_FACTS,
  TRACKS,
  TRIREMES,
} from './data/goods.ts'
import {
  ANTIGONE,
  CARD_NAMES,
  CARDS,
  CASTOR,
  type Cards,
  CIRCE,
  COIN,
  COPYABLE,
  FOR_SALE,
  GARDENS,
  type Good,
  HERO,
  KINDS,
  LEGENDARY,
  NORMAL,
  PIECE_NAMES,
  PIECES,
  type Piece,
  type Province,
  type Sea,
} from './names.ts'
import { everySeat, lowest, shared } from './reach.ts'
import { has, IN_DISCARD, IN_PILE, MARKER_BIT, type MnState, NO_END, NOBODY, PUBLIC } from './state.ts'
import { stationsOf } from './units.ts'

type Fault = (wrong: boolean, why: string) => void

export function audit(b: Board, s: MnState): Audit {
  const faults: string[] = []
  const fault: Fault = (wrong, why) => {
    if (wrong) faults.push(why)
  }
  const totals: Record<string, number> = {}
  auditPieces(s, totals, fault)
  auditBuildings(b, s, totals, fault)
  for (let seat: Seat = 0; seat < s.seats; seat++) auditSeat(b, s, seat, totals, fault)
  for (let province: Province = 0; province < b.provinces.length; province++) auditProvince(b, s, province, fault)
  auditCards(s, totals, fault)
  auditTable(b, s, fault)
  return { totals, faults }
}

/** K.1, K.2: goods, coins, legendary tokens. */
function auditPieces(s: MnState, totals: Record<string, number>, fault: Fault): void {
  for (let piece: Piece = 0; piece <= KINDS; piece++) {
    let count = s.reserve[piece] + s.paid[piece]
    for (let seat: Seat = 0; seat < s.seats; seat++)
      count += s.stock[PIECES * seat + piece] + s.offers[PIECES * seat + piece]
    const all = piece === COIN ? COINS : GOOD_FACTS[piece - NORMAL].tokens
    totals[PIECE_NAMES[piece]] = count
    fault(count !== all, `${count} of ${PIECE_NAMES[piece]}, not ${all}`)
    fault(s.reserve[piece] < 0, `the reserve owes ${PIECE_NAMES[piece]}`)
  }
  for (let kind: Good = 0; kind < KINDS; kind++) {
    const name = `legendary ${GOODS[kind]}`
    let count = s.legendary[kind] < 0 ? 1 : 0
    for (let seat: Seat = 0; seat < s.seats; seat++) {
      const own = s.stock[PIECES * seat + LEGENDARY + kind] + s.offers[PIECES * seat + LEGENDARY + kind]
      count += own
      const paid = s.paid[LEGENDARY + kind] === 1 && s.active === seat ? 1 : 0
      fault((own + paid === 1) !== (s.legendary[kind] === seat), `${name} is and is not with seat ${seat}`)
      count += paid
    }
    totals[name] = count
    fault(count !== 1, `${count} tokens of ${name}`)
    fault(s.legendary[kind] === IN_PILE && s.known[kind] !== 0, `somebody knows of ${name} in the pile`)
    fault(s.legendary[kind] === IN_DISCARD && s.known[kind] !== PUBLIC, `${name} lies open, and not all know it`)
    const owner = s.legendary[kind]
    fault(owner >= 0 && ((s.known[kind] >> owner) & 1) === 0, `seat ${owner} does not know of its ${name}`)
  }
  for (let i = 0; i < s.stock.length; i++) fault(s.stock[i] < 0 || s.offers[i] < 0, 'a stock owes pieces')
}

/** K.3 */
function auditBuildings(b: Board, s: MnState, totals: Record<string, number>, fault: Fault): void {
  const built = SORT_FACTS.map(() => 0)
  for (let province: Province = 0; province < b.provinces.length; province++) {
    for (let left = s.built[province]; left !== 0; left &= left - 1) {
      const at = lowest(left)
      fault(at >= b.slotCount[province], `${b.provinces[province]} has a building without a slot`)
      built[b.slotSort[b.firstSlot[province] + at]]++
    }
  }
  for (const [sort, { name, pool }] of SORT_FACTS.entries()) {
    totals[`${name} pieces`] = s.pieces[sort] + built[sort]
    fault(s.pieces[sort] + built[sort] !== pool, `${s.pieces[sort] + built[sort]} ${name} pieces, not ${pool}`)
    fault(s.pieces[sort] < 0, `the reserve owes ${name} pieces`)
  }
}

/** K.4, K.8, K.9, K.11: what is one player's own. */
function auditSeat(b: Board, s: MnState, seat: Seat, totals: Record<string, number>, fault: Fault): void {
  const who = `seat ${seat}`
  let legions = 0
  let fortresses = 0
  let present = 0
  let markers = 0
  let control = 0
  const capital = b.capitals[s.empires[seat]]
  for (let province: Province = 0; province < b.provinces.length; province++) {
    const count = s.legions[s.seats * province + seat]
    fault(count < 0, `${who} has fewer than no legions in ${b.provinces[province]}`)
    legions += count
    if (s.fortress[province] === seat) fortresses++
    if (count > 0 || s.fortress[province] === seat) present |= 1 << province
    if (s.controller[province] !== seat) continue
    control |= 1 << province
    if (province !== capital) markers++
  }
  let triremes = 0
  let fleet = 0
  for (let sea: Sea = 0; sea < b.seas.length; sea++) {
    triremes += s.triremes[s.seats * sea + seat]
    if (s.triremes[s.seats * sea + seat] > 0) fleet |= 1 << sea
  }
  for (const [what, on, left, all] of [
    ['legions', legions, s.legionsLeft[seat], LEGIONS],
    ['triremes', triremes, s.triremesLeft[seat], TRIREMES],
    ['fortresses', fortresses, s.fortressesLeft[seat], FORTRESSES],
    ['markers', markers, s.markersLeft[seat], MARKERS],
  ] as const) {
    totals[`${what} of ${who}`] = on + left
    fault(on + left !== all || left < 0, `${who} has ${on} ${what} on the map and ${left} left, not ${all}`)
  }
  fault(present !== s.present[seat], `${who}: the set of provinces with units is wrong`)
  fault(fleet !== s.fleet[seat], `${who}: the set of seas with triremes is wrong`)
  fault(control !== s.control[seat], `${who}: the set of provinces controlled is wrong`)
  fault(s.phase > 0 && ((control >> capital) & 1) === 0, `${who} does not control its capital province`)
  let pieces = 0
  for (let piece: Piece = 0; piece < PIECES; piece++)
    pieces += s.stock[PIECES * seat + piece] + s.offers[PIECES * seat + piece]
  fault(pieces !== s.sizes[seat], `${who} has ${pieces} pieces, not ${s.sizes[seat]}`)
  const cards = s.cards[seat]
  fault(size(cards) > CARDS_TO_WIN, `${who} owns ${size(cards)} cards`)
  const copied = s.copied[seat]
  fault(copied >= 0 && ((cards >> CASTOR) & 1) === 0, `${who} copies without Castor and Pollux`)
  fault(copied >= 0 && ((COPYABLE >> copied) & 1) === 0, `${who} copies what cannot be copied`)
  fault(s.powers[seat] !== (copied >= 0 ? cards | (1 << copied) : cards), `${who} has other powers than its cards`)
  if (s.phase === 4) {
    // What a phase 4 adds comes by pillage; before the first turn there is only what was kept.
    if (s.acted === 0 && s.active === NOBODY) auditKept(s, seat, fault)
  }
}

function auditKept(s: MnState, seat: Seat, fault: Fault): void {
  const coins = s.stock[PIECES * seat + COIN]
  const goods = s.sizes[seat] - coins
  fault(coins > COINS_KEPT, `seat ${seat} kept ${coins} coins`)
  fault(goods > (has(s, seat, GARDENS) ? GOODS_KEPT : 0), `seat ${seat} kept ${goods} goods`)
}

/** K.5, K.6, K.7 */
function auditProvince(b: Board, s: MnState, province: Province, fault: Fault): void {
  const name = b.provinces[province]
  const controller = s.controller[province]
  const covered = ((b.tables[s.seats].inPlay >> province) & 1) === 0
  const there = s.built[province] !== 0 || controller !== NOBODY || s.stationed[province] !== 0
  fault(covered && there, `${name} is covered, and something stands there`)
  fault(s.fortress[province] !== NOBODY && s.fortress[province] !== controller, `a foreign fortress in ${name}`)
  const first = b.firstSlot[province]
  let stationed = s.marker[province] === NOBODY ? 0 : MARKER_BIT
  const counts = new Array<number>(s.seats).fill(0)
  for (let i = 0; i < b.slotCount[province]; i++) {
    const owner = s.stations[first + i]
    if (owner === NOBODY) continue
    stationed |= 1 << i
    counts[owner]++
    if (owner !== controller) continue
    const works = has(s, owner, CIRCE) && b.slotGood[first + i] >= 0 && (s.built[province] & (1 << i)) === 0
    fault(!works, `${name} has a station of its controller that does nothing`)
  }
  const marker = s.marker[province]
  if (marker !== NOBODY) {
    counts[marker]++
    fault(controller === NOBODY || controller === marker, `${name} has a station on no enemy marker`)
    fault(((b.isCapital >> province) & 1) === 1, `${name} has a station on a printed marker`)
  }
  fault(stationed !== s.stationed[province], `${name}: the set of stations is wrong`)
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const legions = s.legions[s.seats * province + seat]
    fault(counts[seat] > legions, `${name}: seat ${seat} has ${counts[seat]} stations and ${legions} legions`)
  }
  const marching = s.frames.some(({ at }) => at === 'march')
  const legions = s.active === NOBODY ? 0 : s.legions[s.seats * province + s.active]
  fault(marching && s.marched[province] > legions, `${name}: more legions have marched than are there`)
}

/** K.8 */
function auditCards(s: MnState, totals: Record<string, number>, fault: Fault): void {
  let owned = 0
  let starting = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    fault((owned & s.cards[seat]) !== 0, 'a card has two owners')
    owned |= s.cards[seat]
    if (s.phase > 0) starting |= 1 << HERO[s.empires[seat]]
  }
  fault((owned & (s.open | s.closed)) !== 0 || (s.open & s.closed) !== 0, 'a card is in two places')
  const all = owned | s.open | s.closed
  // Starting heroes come with the empires.
  totals.cards = size(all) + (s.phase === 0 ? s.seats : 0)
  fault(all !== (FOR_SALE | starting), `cards are missing: ${namesOf((FOR_SALE | starting) & ~all)}`)
}

const namesOf = (set: Cards): string => CARD_NAMES.filter((_, card) => (set >> card) & 1).join(', ')

/** K.7, K.9, K.10, K.12 */
function auditTable(b: Board, s: MnState, fault: Fault): void {
  for (const [track, name] of TRACKS.entries()) {
    const nobody = s.titles[track] < 0 || s.titles[track] >= s.seats
    fault(s.phase > 0 && nobody, `nobody leads in ${name}`)
  }
  fault((s.acted & ~everySeat(s)) !== 0, 'somebody acted who is not at the table')
  fault(s.tokens < 1 || s.tokens > 7, 'no trade token is left')
  if (s.phase === 5) {
    for (let left = shared(s); left !== 0; left &= left - 1) {
      const province = lowest(left)
      const own = s.controller[province] === NOBODY ? 0 : stationsOf(b, s, s.controller[province], province)
      fault((s.stationed[province] & ~own) !== 0, 'a station in a province at war after phase 4')
    }
  }
  fault((s.peaceBy === NOBODY) !== (s.peaceWith === NOBODY), 'peace with nobody')
  fault(s.phase !== 3 && s.phase !== 2 && s.given !== NOBODY, 'a gift is remembered too long')
  if (s.given >= 0) {
    fault(s.stock[PIECES * s.receiver + s.given] === 0, 'a gift is remembered that is not there any more')
  }
  const paying = s.frames.some(({ at }) => at === 'pay')
  fault(!paying && sum(s.paid) > 0, 'something lies on the table that nobody pays')
  const trading = s.frames.some(({ at }) => at === 'offer' || at === 'take')
  fault(!trading && sum(s.offers) > 0, 'offers outside of trade')
  fault(s.frames.at(-1)?.at !== 'offer' && sum(s.blanks) > 0, 'empty places outside of offers')
  fault((s.pyramids & ~s.pending) !== 0 && s.end === NO_END, 'the Pyramids stand, and their builder does not wait')
  if (s.frames.some(({ at }) => at === 'take')) {
    for (let seat: Seat = 0; seat < s.seats; seat++) {
      if (!has(s, seat, ANTIGONE)) continue
      fault(((s.traders >> seat) & 1) === 0, 'Antigone sits out')
    }
  }
  fault(s.frames.length === 0 && s.end === NO_END, 'the game is over for no reason')
  fault(CARDS > 31, 'too many cards')
}
