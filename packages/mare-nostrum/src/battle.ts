// 4.2 Battles: one roll of both sides, hits, losses that the owners choose, and what becomes of stations.

import { type Ask, type Chance, kth, type Seat, type Seats, size } from '@tabularium/kernel'
import { LOSE_FORTRESS, LOSE_LEGION, LOSE_MARKER, type MnAction } from './actions.ts'
import type { Board } from './board.ts'
import { DIE_FACES } from './data/goods.ts'
import type { MnTell, SideEvent } from './events.ts'
import {
  CAESAR,
  CARD_NAMES,
  type Card,
  NEBUCHADNEZZAR,
  PERICLES,
  type Province,
  RAMESSES,
  type Sea,
  type Slot,
} from './names.ts'
import { FORTRESS_POINTS, hitsOf, lossOf, type Side } from './odds.ts'
import { lowest, shared } from './reach.ts'
import { frame, has, MARKER_BIT, type MnFrame, type MnState, NOBODY } from './state.ts'
import {
  addLegions,
  addTriremes,
  endStations,
  legionsIn,
  removeFortress,
  stationsOf,
  triremesIn,
  unitsIn,
} from './units.ts'

const DIE: Ask = { what: 'die', names: Array.from({ length: DIE_FACES }, (_, face) => String(face + 1)) }

/** What a seat rolls for its triremes: no power counts at sea. */
export const seaSide = (s: MnState, seat: Seat, sea: Sea): Side => {
  const units = triremesIn(s, seat, sea)
  return { units, fortress: false, dice: units, modifier: 0, points: 0 }
}

/** What a seat would roll in a province now. 4.2, 10, M48 */
export function landSide(s: MnState, seat: Seat, province: Province): Side {
  const legions = legionsIn(s, seat, province)
  const fortress = s.fortress[province] === seat
  const units = unitsIn(s, seat, province)
  const dice = legions + (units > 0 && has(s, seat, RAMESSES) ? 1 : 0)
  const modifier =
    legions === 0 ? 0 : seat === s.active ? (has(s, seat, CAESAR) ? 1 : 0) : has(s, seat, PERICLES) ? 2 : 0
  const walls = units > 0 && s.controller[province] === seat && has(s, seat, NEBUCHADNEZZAR)
  const points = (fortress ? FORTRESS_POINTS : 0) + (walls ? FORTRESS_POINTS : 0)
  return { units, fortress, dice, modifier, points }
}

/** The powers that count for a side. */
function powersOf(s: MnState, seat: Seat, province: Province, side: Side): readonly string[] {
  const powers: Card[] = []
  if (side.modifier > 0 && side.dice > 0) powers.push(seat === s.active ? CAESAR : PERICLES)
  if (side.dice > legionsIn(s, seat, province)) powers.push(RAMESSES)
  if (side.points > (side.fortress ? FORTRESS_POINTS : 0)) powers.push(NEBUCHADNEZZAR)
  return powers.map(power => CARD_NAMES[power])
}

/** The dice of the last roll, for telling; both sides, one after the other. */
const rolled: number[] = []

function roll({ dice, modifier, points }: Side, chance: Chance): number {
  let sum = points
  for (let die = 0; die < dice; die++) {
    const face = chance.below(DIE, DIE_FACES) + 1
    rolled.push(face)
    sum += face + modifier
  }
  return sum
}

const told = (
  seat: Seat,
  dice: readonly number[],
  sum: number,
  loses: number,
  powers: readonly string[],
): SideEvent => ({
  seat,
  dice,
  sum,
  hits: hitsOf(sum),
  loses,
  powers,
})

/** 4.1.1, 4.2: the triremes that go are all alike. */
export function seaBattle(
  b: Board,
  s: MnState,
  seat: Seat,
  sea: Sea,
  player: Seat,
  chance: Chance,
  tell?: MnTell,
): void {
  const own = seaSide(s, seat, sea)
  const other = seaSide(s, player, sea)
  while (rolled.length > 0) rolled.pop()
  const ownSum = roll(own, chance)
  const otherSum = roll(other, chance)
  const ownLoss = lossOf(own.units, false, hitsOf(otherSum))
  const otherLoss = lossOf(other.units, false, hitsOf(ownSum))
  const place = b.seas[sea]
  tell?.all({
    at: 'battle',
    place,
    sea: true,
    sides: [
      told(seat, rolled.slice(0, own.dice), ownSum, ownLoss, []),
      told(player, rolled.slice(own.dice), otherSum, otherLoss, []),
    ],
  })
  if (ownLoss > 0) addTriremes(s, seat, sea, -ownLoss)
  if (otherLoss > 0) addTriremes(s, player, sea, -otherLoss)
  if (ownLoss > 0) tell?.all({ at: 'lost', seat, place, legions: 0, fortress: false, triremes: ownLoss })
  if (otherLoss > 0) tell?.all({ at: 'lost', seat: player, place, legions: 0, fortress: false, triremes: otherLoss })
}

/** Both roll at once; those with a choice of losses choose them at the same time, the others lose at once. */
export function landBattle(
  b: Board,
  s: MnState,
  seat: Seat,
  province: Province,
  player: Seat,
  chance: Chance,
  tell?: MnTell,
): void {
  const own = landSide(s, seat, province)
  const other = landSide(s, player, province)
  while (rolled.length > 0) rolled.pop()
  const ownSum = roll(own, chance)
  const otherSum = roll(other, chance)
  const ownLoss = lossOf(own.units, own.fortress, hitsOf(otherSum))
  const otherLoss = lossOf(other.units, other.fortress, hitsOf(ownSum))
  tell?.all({
    at: 'battle',
    place: b.provinces[province],
    sea: false,
    sides: [
      told(seat, rolled.slice(0, own.dice), ownSum, ownLoss, powersOf(s, seat, province, own)),
      told(player, rolled.slice(own.dice), otherSum, otherLoss, powersOf(s, player, province, other)),
    ],
  })
  const choosing =
    (suffer(b, s, seat, province, ownLoss) << seat) | (suffer(b, s, player, province, otherLoss) << player)
  s.frames.push(frame('lose', seat, province, player, choosing | (ownLoss << OWN_LOSS) | (otherLoss << OTHER_LOSS)))
}

/** In a frame of losses: who has a choice, as bits; then how many units each side loses. */
const CHOOSING = 31
const [OWN_LOSS, OTHER_LOSS] = [8, 12]

/** How many units a side of a battle loses in all. */
export const lossIn = ({ by, c }: MnFrame, seat: Seat): number => (c >> (seat === by ? OWN_LOSS : OTHER_LOSS)) & 15

/** How many of a seat's legions in a province have no station. */
const freeLegions = (b: Board, s: MnState, seat: Seat, province: Province): number =>
  legionsIn(s, seat, province) - size(stationsOf(b, s, seat, province))

/** Notes the losses of one side: 1 where the owner has a choice, else 0. M46, M47 */
function suffer(b: Board, s: MnState, seat: Seat, province: Province, loss: number): number {
  const fortress = s.fortress[province] === seat ? 1 : 0
  const stations = stationsOf(b, s, seat, province)
  const free = legionsIn(s, seat, province) - size(stations)
  s.losses[seat] = 0
  s.loseFortress[seat] = 0
  s.loseFree[seat] = 0
  s.loseStations[seat] = 0
  if (loss === 0) return 0
  if (loss === unitsIn(s, seat, province)) {
    s.loseFortress[seat] = fortress
    s.loseFree[seat] = free
    s.loseStations[seat] = stations
    return 0
  }
  if (fortress === 0 && stations === 0) {
    s.loseFree[seat] = loss
    return 0
  }
  s.losses[seat] = loss
  return 1
}

/** Those who still have losses to choose, as bits. */
export const losing = (s: MnState, { by, b: player }: MnFrame): Seats =>
  (s.losses[by] > 0 ? 1 << by : 0) | (s.losses[player] > 0 ? 1 << player : 0)

export function legalLose(b: Board, s: MnState, { a: province }: MnFrame, seat: Seat, out: MnAction[]): number {
  let n = 0
  if (s.losses[seat] === 0) return n
  if (s.fortress[province] === seat && s.loseFortress[seat] === 0) out[n++] = b.acts.loseFortress
  if (freeLegions(b, s, seat, province) > s.loseFree[seat]) out[n++] = b.acts.loseLegion
  const left = stationsOf(b, s, seat, province) & ~s.loseStations[seat]
  if ((left & MARKER_BIT) !== 0) out[n++] = b.acts.loseMarker
  for (let rest = left & ~MARKER_BIT; rest !== 0; rest &= rest - 1) {
    out[n++] = b.acts.lose[b.firstSlot[province] + lowest(rest)]
  }
  return n
}

/** One of the units that go. Nothing of it shows before both sides have chosen: each chooses as often as it loses, since a
 *  last choice that made itself would tell of those before it. */
export function lose(b: Board, s: MnState, seat: Seat, slot: Slot): void {
  s.losses[seat]--
  if (slot === LOSE_FORTRESS) s.loseFortress[seat] = 1
  else if (slot === LOSE_LEGION) s.loseFree[seat]++
  else s.loseStations[seat] |= slot === LOSE_MARKER ? MARKER_BIT : b.slotBit[slot]
}

/** What is chosen goes back to the supply. */
function fall(b: Board, s: MnState, seat: Seat, province: Province, tell?: MnTell): void {
  const stations = s.loseStations[seat]
  const legions = s.loseFree[seat] + size(stations)
  const fortress = s.loseFortress[seat] === 1
  s.loseFortress[seat] = 0
  s.loseFree[seat] = 0
  s.loseStations[seat] = 0
  if (legions === 0 && !fortress) return
  if (stations !== 0) endStations(b, s, province, stations)
  if ((stations & MARKER_BIT) !== 0) s.markerRound[province] = 0
  if (legions > 0) addLegions(s, seat, province, -legions)
  if (fortress) removeFortress(s, province)
  tell?.all({ at: 'lost', seat, place: b.provinces[province], legions, fortress, triremes: 0 })
}

/** How many units whoever had a choice has chosen one by one. */
function mostChosen(top: MnFrame): number {
  let most = 0
  for (let rest = top.c & CHOOSING; rest !== 0; rest &= rest - 1) most = Math.max(most, lossIn(top, lowest(rest)))
  return most
}

/** The end of a battle on land, once all losses are chosen; false while somebody still chooses. 4.2.1 */
export function runLose(b: Board, s: MnState, top: MnFrame, tell?: MnTell): boolean {
  if (losing(s, top) !== 0) return false
  const { by, a: province, b: player, c: choosing } = top
  // The one who chose last has seen the other's choice; and all see those that were made one by one before it.
  if (size(choosing & CHOOSING) > 1 || mostChosen(top) > 1) tell?.reveal()
  s.frames.pop()
  fall(b, s, by, province, tell)
  fall(b, s, player, province, tell)
  if ((shared(s) >> province) & 1) {
    lapse(b, s, province, tell)
    tell?.all({ at: 'war', province: b.provinces[province] })
  }
  return true
}

/** All stations in a province end, those that the active player has set aside among them; but the controller's own are no
 *  occupation: Circe's legions go on working for him. 4.2.1, 4.3, M49 */
export function lapse(b: Board, s: MnState, province: Province, tell?: MnTell): void {
  const controller = s.controller[province]
  const ending = s.stationed[province] & ~(controller === NOBODY ? 0 : stationsOf(b, s, controller, province))
  const aside = controller !== NOBODY && controller === s.active ? 0 : s.aside[province]
  if (ending === 0 && aside === 0) return
  endStations(b, s, province, ending)
  s.aside[province] &= ~aside
  s.markerRound[province] = 0
  tell?.all({ at: 'lapsed', province: b.provinces[province] })
}

const LOSS: Ask = { what: 'loss', names: [] }

/** Draws again, in place, what the others have chosen to lose and this seat has not seen. How much each loses is known,
 *  and how far they are. E */
export function redealLosses(b: Board, s: MnState, seat: Seat, chance: Chance): void {
  const top = s.frames[s.frames.length - 1]
  if (top?.at !== 'lose') return
  for (let rest = top.c & CHOOSING; rest !== 0; rest &= rest - 1) {
    const other = lowest(rest)
    if (other === seat) continue
    const loss = lossIn(top, other)
    const chosen = loss - s.losses[other]
    s.losses[other] = loss
    s.loseFortress[other] = 0
    s.loseFree[other] = 0
    s.loseStations[other] = 0
    for (let i = 0; i < chosen; i++) chooseAny(b, s, other, top.a, chance)
  }
}

/** One of the units that are left, each alike. */
function chooseAny(b: Board, s: MnState, seat: Seat, province: Province, chance: Chance): void {
  const stations = stationsOf(b, s, seat, province) & ~s.loseStations[seat]
  const free = freeLegions(b, s, seat, province) - s.loseFree[seat]
  const fortress = s.fortress[province] === seat && s.loseFortress[seat] === 0 ? 1 : 0
  const at = chance.below(LOSS, fortress + free + size(stations))
  if (at < fortress) lose(b, s, seat, LOSE_FORTRESS)
  else if (at < fortress + free) lose(b, s, seat, LOSE_LEGION)
  else {
    const bit = kth(stations, at - fortress - free)
    lose(b, s, seat, 1 << bit === MARKER_BIT ? LOSE_MARKER : b.firstSlot[province] + bit)
  }
}
