// Why not: every illegal action is refused with a code, figures and the rule's number.

import { type Bits, type Message, type Refusal, type Seat, size } from '@tabularium/kernel'
import { DONE, LOSE_FORTRESS, LOSE_LEGION, LOSE_MARKER, type MnAction, NO_PIECE } from './actions.ts'
import type { Board } from './board.ts'
import { CHEAP_GOOD, openSeas, seasOf } from './build.ts'
import { CARDS_TO_WIN } from './data/cards.ts'
import { EMPIRES } from './data/empires.ts'
import { GOODS, SORTS, TRACKS } from './data/goods.ts'
import { penthesileaLegions } from './heroes.ts'
import {
  CARD_NAMES,
  type Card,
  CIRCE,
  CLEOPATRA,
  COIN,
  GILGAMESH,
  type Good,
  HAMMURABI,
  HANNIBAL,
  KIND,
  LEGENDARY,
  NORMAL,
  PENTHESILEA,
  PHAROS,
  PIECE_NAMES,
  PIECES,
  type Piece,
  type Province,
  type Sea,
  type Slot,
  type Sort,
  SPARTACUS,
} from './names.ts'
import { closed } from './peace.ts'
import { legal, waiting } from './play.ts'
import { cheapGood, hasCheap, legalPay, means, priceOf } from './price.ts'
import { adjacent, conquered, foreigners, inPlay, linked, lowest, sole } from './reach.ts'
import { type At, has, type MnFrame, type MnState, NOBODY, RU_HAMMURABI } from './state.ts'
import { tokenOf } from './trade.ts'
import { isPrinted, legionsIn, mayBuildIn, triremesIn } from './units.ts'
import { mayBuildPyramids } from './victory.ts'

const card = (i: Card): Message => ({ key: `card.${CARD_NAMES[i]}` })
const piece = (i: Piece): Message => ({ key: `good.${PIECE_NAMES[i]}` })
const good = (i: Good): Message => ({ key: `good.${GOODS[i]}` })
const sort = (i: Sort): Message => ({ key: `building.${SORTS[i]}` })
const province = (b: Board, i: Province): Message => ({ key: `province.${b.provinces[i]}` })
const sea = (b: Board, i: Sea): Message => ({ key: `sea.${b.seas[i]}` })
const player = (seat: Seat) => ({ seat })

const no = (code: string, rule: string, args?: Message['args']): Refusal => ({
  code,
  rule,
  message: args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` },
})

const BUILD: readonly At[] = ['build']
const WIN: readonly At[] = ['build', 'first']

/** The frames each kind of action belongs to. */
const BELONGS: Readonly<Record<MnAction['kind'], readonly At[]>> = {
  extra: ['extra'],
  colossus: ['colossus'],
  token: ['token'],
  offer: ['offer'],
  take: ['take'],
  gift: ['gift'],
  name: ['name'],
  perseus: ['perseus', 'first'],
  control: BUILD,
  legion: BUILD,
  fortress: BUILD,
  trireme: BUILD,
  caravan: BUILD,
  market: BUILD,
  city: BUILD,
  temple: BUILD,
  recruit: WIN,
  pyramids: WIN,
  use: BUILD,
  end: ['build', 'sail', 'attack', 'march'],
  pay: ['pay'],
  'take-back': ['pay'],
  copy: ['copy'],
  keep: ['keep'],
  peace: ['peace'],
  exchange: ['exchange'],
  sail: ['sail'],
  attack: ['attack'],
  march: ['march'],
  fight: ['fight'],
  lose: ['lose'],
  hold: ['conquest'],
  pillage: ['conquest'],
  reward: ['reward'],
  occupy: ['conquest', 'occupy'],
  marker: ['conquest', 'occupy'],
  sheba: ['sheba'],
  none: ['conquest'],
  park: ['park'],
  award: ['award'],
  empire: ['empire'],
}

/** The rule of each decision; players are named in two phases. */
export const decisionRule = (at: At, phase: number): string => (at === 'name' && phase === 4 ? '4' : DECISION_RULE[at])

const DECISION_RULE: Readonly<Record<At, string>> = {
  phase: 'D',
  extra: '1.1',
  colossus: '11',
  token: '2.1',
  offer: '2.1',
  take: '2.2',
  gift: '2.2.1',
  name: '3.0',
  perseus: '10',
  first: '10',
  build: '3.1',
  pay: '3.0',
  copy: '10',
  keep: '11',
  peace: '11',
  turn: '4',
  exchange: '4.0',
  sail: '4.1.1',
  attack: '4.1.1',
  march: '4.1.2',
  fight: '4.1.2',
  lose: '4.2',
  conquest: '4.3',
  reward: '4.3.1',
  occupy: '4.3.2',
  sheba: '4.3.3',
  park: '10',
  award: '5',
  empire: 'C',
}

const choices: MnAction[] = []

export function refuse(b: Board, s: MnState, seat: Seat, action: MnAction): Refusal | undefined {
  const top = s.frames[s.frames.length - 1]
  if (top === undefined) return { code: 'over', rule: '6', message: { key: 'table.over' } }
  if (!waiting(s).includes(seat)) {
    return { code: 'not-your-turn', rule: decisionRule(top.at, s.phase), message: { key: 'table.not-your-turn' } }
  }
  const n = legal(b, s, seat, choices)
  for (let i = 0; i < n; i++) if (choices[i] === action) return undefined
  if (!BELONGS[action.kind].includes(top.at)) return anotherDecision(s, top.at)
  return why(b, s, seat, top, action)
}

const anotherDecision = (s: MnState, at: At): Refusal =>
  no('another-decision', decisionRule(at, s.phase), { decision: { key: `decision.${at}` } })
const notAtTable = (other: Seat): Refusal => no('not-at-table', 'C', { player: player(other) })
const covered = (b: Board, at: Province): Refusal => no('covered', 'C', { province: province(b, at) })
const notHeld = (i: Piece, rule: string): Refusal => no('not-held', rule, { piece: piece(i) })
const noPower = (i: Card): Refusal => no('no-power', i === PHAROS ? '11' : '10', { card: card(i) })

const holds = (s: MnState, seat: Seat, i: Piece): boolean => s.stock[PIECES * seat + i] > 0
const includes = <Of extends number>(set: Bits<Of>, i: NoInfer<Of>): boolean => ((set >> i) & 1) === 1

/** Only asked about what is not legal now. */
function why(b: Board, s: MnState, seat: Seat, top: MnFrame, action: MnAction): Refusal {
  switch (action.kind) {
    case 'colossus':
      return no('not-in-reserve', '11', { good: good(action.good) })
    case 'token':
      return no('token-played', '2.1', { face: action.face, token: tokenOf(action.face) + 1 })
    case 'offer':
      return action.piece === DONE ? no('offer-short', '2.1', { count: top.a }) : notHeld(action.piece, '2.1')
    case 'take':
      return refuseTake(s, seat, top, action.player, action.piece)
    case 'gift':
      return notHeld(action.piece, '2.2.1')
    case 'name':
      if (action.player >= s.seats) return notAtTable(action.player)
      return no('had-turn', s.phase === 3 ? '3.0' : '4', { player: player(action.player) })
    case 'perseus':
      return top.at === 'first' ? anotherDecision(s, top.at) : no('cannot-win', '10')
    case 'control':
    case 'legion':
    case 'fortress':
    case 'trireme':
    case 'caravan':
    case 'market':
    case 'city':
    case 'temple':
    case 'recruit':
    case 'pyramids':
      return refuseBuild(b, s, seat, top, action)
    case 'use':
      return refuseUse(b, s, seat, action.card, action.place)
    case 'pay':
      return refusePay(b, s, seat, top, action.piece, action.coins === 1)
    case 'copy':
      return no('not-copyable', '10', { card: card(action.card) })
    case 'keep':
      return holds(s, seat, action.piece)
        ? no('kind-twice', '11', { good: good(KIND[action.piece]) })
        : notHeld(action.piece, '11')
    case 'peace':
      if (action.player >= s.seats) return notAtTable(action.player)
      if (action.player === seat) return no('yourself', '11')
      return no('peace-again', '11', { player: player(action.player) })
    case 'exchange':
      return refuseExchange(b, s, seat, action.province)
    case 'sail':
      return refuseSail(b, s, seat, action.sea)
    case 'attack':
      return refuseAttack(b, s, seat, action.sea, action.player)
    case 'march':
      return refuseMarch(b, s, seat, action.province, action.to)
    case 'fight':
      return refuseFight(b, s, seat, action.province, action.player)
    case 'lose':
      return refuseLoss(s, seat, top, action.slot)
    case 'hold':
    case 'none':
    case 'marker':
      if (top.at === 'occupy') return notSetAside(b, s, top)
      return refuseConquest(b, s, seat, action.kind, action.province)
    case 'pillage':
      return refuseConquest(b, s, seat, 'pillage', b.slotProvince[action.slot])
    case 'occupy':
      if (action.slot === DONE) return anotherDecision(s, top.at)
      if (top.b === 1 && b.slotProvince[action.slot] === top.a) return notSetAside(b, s, top)
      if (top.at === 'conquest') return refuseConquest(b, s, seat, 'occupy', b.slotProvince[action.slot])
      if (b.slotProvince[action.slot] !== top.a)
        return no('another-province', '4.3.2', { province: province(b, top.a) })
      return no('no-building', '4.3.2')
    case 'park':
      return refusePark(b, s, seat, action.slot)
    case 'award':
      if (action.track !== top.a) return no('another-track', '5', { title: { key: `title.${TRACKS[top.a]}` } })
      return action.player >= s.seats
        ? notAtTable(action.player)
        : no('not-tied', '5', { player: player(action.player) })
    case 'empire': {
      const args = { empire: { key: `empire.${EMPIRES[action.empire]}` } }
      return no(s.empires.includes(action.empire) ? 'empire-taken' : 'empire-not-here', 'C', args)
    }
    case 'end':
    case 'extra':
    case 'reward':
    case 'sheba':
    case 'take-back':
      return anotherDecision(s, top.at)
  }
}

/** 4.3.2: beside a peace partner only stations from before go on. */
const notSetAside = (b: Board, s: MnState, top: MnFrame): Refusal =>
  top.b === 1 ? no('no-station-before', '4.3.2', { province: province(b, top.a) }) : anotherDecision(s, top.at)

/** 2.2 */
function refuseTake(s: MnState, seat: Seat, top: MnFrame, from: Seat, i: Piece): Refusal {
  if (from === seat) return no('own-piece', '2.2')
  if (from >= s.seats) return notAtTable(from)
  if (from === top.b) return no('barred', '2.2', { player: player(from) })
  return no('not-offered', '2.2', { player: player(from), piece: piece(i) })
}

/** 3.0 */
const tooDear = (s: MnState, seat: Seat, price: number): Refusal =>
  no('too-dear', '3.0', { price, most: means(s, seat) })

type Build = Extract<
  MnAction,
  {
    kind:
      | 'control'
      | 'legion'
      | 'fortress'
      | 'trireme'
      | 'caravan'
      | 'market'
      | 'city'
      | 'temple'
      | 'recruit'
      | 'pyramids'
  }
>

/** The place first, then the supply, then the price. */
function refuseBuild(b: Board, s: MnState, seat: Seat, top: MnFrame, action: Build): Refusal {
  const price = priceOf(b, s, seat, action)
  const dear = tooDear(s, seat, price)
  switch (action.kind) {
    case 'control':
      return refuseControl(b, s, seat, action.province, false) ?? dear
    case 'legion':
      return refusePlace(b, s, seat, action.province) ?? noLegions(s, seat) ?? dear
    case 'fortress':
      return refuseFortress(b, s, seat, action.province) ?? dear
    case 'trireme':
      return refuseTrireme(b, s, seat, action.sea) ?? dear
    case 'caravan':
    case 'market':
    case 'city':
    case 'temple':
      return refuseSlot(b, s, seat, action.slot) ?? dear
    case 'recruit':
      if (!includes(s.open, action.card)) {
        return no(includes(s.closed, action.card) ? 'card-closed' : 'card-sold', '3.1.3', { card: card(action.card) })
      }
      if (size(s.cards[seat]) >= CARDS_TO_WIN) return no('five-cards', '3.1.3', { count: CARDS_TO_WIN })
      return top.at === 'first' && means(s, seat) >= price ? no('wins-not', '10') : dear
    case 'pyramids':
      return mayBuildPyramids(s, seat) ? dear : no('pyramids-built', '3.1.3', { player: player(lowest(s.pyramids)) })
  }
}

/** 3.1.1 */
function refuseControl(b: Board, s: MnState, seat: Seat, at: Province, hammurabi: boolean): Refusal | undefined {
  const where = { province: province(b, at) }
  if (!includes(inPlay(b, s), at)) return covered(b, at)
  if (s.controller[at] !== NOBODY) return no('controlled', '3.1.1', { ...where, player: player(s.controller[at]) })
  if (includes(foreigners(s, seat), at)) return no('foreign-units', '3.1.1', where)
  if (s.markersLeft[seat] === 0) return no('no-markers', '3.1.1')
  if (!includes(linked(b, s, seat, s.base[seat]), at)) return no('too-far', '3.1.1', where)
  if (hammurabi && s.options & RU_HAMMURABI && !includes(adjacent(b, s, s.base[seat]), at)) {
    return no('not-adjacent', 'D25', where)
  }
  return undefined
}

/** Where a seat may build units and buildings. 3.1.1, 4.2.1 */
function refusePlace(b: Board, s: MnState, seat: Seat, at: Province): Refusal | undefined {
  if (!includes(inPlay(b, s), at)) return covered(b, at)
  if (includes(mayBuildIn(b, s, seat), at)) return undefined
  const where = { province: province(b, at) }
  if (s.controller[at] !== seat) return no('not-yours', '3.1.1', where)
  return includes(s.present[seat], at) ? no('at-war', '4.2.1', where) : no('foreign-units', '3.1.1', where)
}

const noLegions = (s: MnState, seat: Seat): Refusal | undefined =>
  s.legionsLeft[seat] === 0 ? no('no-legions', '9') : undefined

function refuseFortress(b: Board, s: MnState, seat: Seat, at: Province): Refusal | undefined {
  const place = refusePlace(b, s, seat, at)
  if (place) return place
  if (s.fortress[at] !== NOBODY) return no('fortress-there', '3.1.2', { province: province(b, at) })
  return s.fortressesLeft[seat] === 0 ? no('no-fortresses', '9') : undefined
}

function refuseTrireme(b: Board, s: MnState, seat: Seat, at: Sea): Refusal | undefined {
  const places = mayBuildIn(b, s, seat)
  if (!includes(seasOf(b, places), at)) return no('no-coast', '3.1.2', { sea: sea(b, at) })
  if (!includes(openSeas(b, s, seat, places), at)) return no('war-beside', 'D18', { sea: sea(b, at) })
  return s.triremesLeft[seat] === 0 ? no('no-triremes', '9') : undefined
}

/** 3.1.2 */
function refuseSlot(b: Board, s: MnState, seat: Seat, slot: Slot): Refusal | undefined {
  const at = b.slotProvince[slot]
  const place = refusePlace(b, s, seat, at)
  if (place) return place
  if (s.built[at] & b.slotBit[slot]) return no('slot-full', '3.1.2')
  const what = b.slotSort[slot]
  return s.pieces[what] === 0 ? no('no-pieces', '9', { building: sort(what) }) : undefined
}

/** 10, 11 */
function refuseUse(b: Board, s: MnState, seat: Seat, power: Card, at: number): Refusal {
  if (!has(s, seat, power)) return noPower(power)
  if (includes(s.used[seat], power)) return no('used', power === PHAROS ? '11' : '10', { card: card(power) })
  const cheap = CHEAP_GOOD[power]
  const poor =
    cheap === undefined || hasCheap(s, seat, cheap)
      ? undefined
      : no('no-cheap', '10', { good: good(cheap), card: card(power) })
  switch (power) {
    case HAMMURABI:
      return refuseControl(b, s, seat, at, true) ?? noPower(power)
    case SPARTACUS:
      return refusePlace(b, s, seat, at) ?? noLegions(s, seat) ?? poor ?? noPower(power)
    case GILGAMESH:
      return refuseFortress(b, s, seat, at) ?? poor ?? noPower(power)
    case PHAROS:
      return refuseTrireme(b, s, seat, at) ?? poor ?? noPower(power)
    case PENTHESILEA:
      return noLegions(s, seat) ?? noInvaders(s, seat)
    default:
      return noPower(power)
  }
}

const noInvaders = (s: MnState, seat: Seat): Refusal => {
  const count = penthesileaLegions(s, seat)
  return count === 0 ? no('no-invaders', '10') : no('fewer-legions', '10', { count })
}

/** 3.0 */
function refusePay(b: Board, s: MnState, seat: Seat, top: MnFrame, i: Piece, coins: boolean): Refusal {
  const cheap = cheapGood(top)
  if (cheap !== NOBODY) {
    if (coins || (i !== COIN && KIND[i] !== cheap)) return no('cheap-price', '10', { good: good(cheap) })
    return notHeld(i, '3.0')
  }
  const laid = s.paid.some(count => count > 0)
  const coinsHeld = s.stock[PIECES * seat + COIN]
  if (coins && i === NO_PIECE && coinsHeld < top.b)
    return laid ? no('mixed', '3.0') : no('coins-short', '3.0', { count: coinsHeld, price: top.b })
  if (i !== NO_PIECE && !holds(s, seat, i)) return notHeld(i, '3.0')
  if (coins || i === COIN) {
    if (laid && (coins || s.paid[COIN] > 0)) return no('mixed', '3.0')
    if (i !== NO_PIECE && !has(s, seat, CLEOPATRA)) return no('mixed', '3.0')
    if (coins && i !== NO_PIECE && coinsHeld < top.b - 1)
      return no('coins-short', '3.0', { count: coinsHeld, price: top.b - 1 })
  } else {
    const [normal, legendary] = [NORMAL + KIND[i], LEGENDARY + KIND[i]]
    if (s.paid[normal] + s.paid[legendary] > 0) {
      if (!has(s, seat, HANNIBAL)) return no('kind-twice', '3.0', { good: good(KIND[i]) })
      if (laidTwice(s)) return no('kind-twice-more', '3.0')
    }
  }
  // What could be in the set, but would leave Perseus without victory.
  const below = s.frames[s.frames.length - 2]
  return below?.at === 'first' && wouldPay(b, s, top, i, coins)
    ? no('wins-no-more', '10')
    : no('set-short', '3.0', { price: top.b })
}

const laidTwice = (s: MnState): boolean => GOODS.some((_, kind) => s.paid[NORMAL + kind] + s.paid[LEGENDARY + kind] > 1)

function wouldPay(b: Board, s: MnState, top: MnFrame, i: Piece, coins: boolean): boolean {
  const n = legalPay(b, s, top, choices)
  return choices.slice(0, n).some(way => way.kind === 'pay' && way.piece === i && (way.coins === 1) === coins)
}

/** 4.0 */
function refuseExchange(b: Board, s: MnState, seat: Seat, at: Province): Refusal {
  const where = { province: province(b, at) }
  if (s.marker[at] !== seat) return no('no-station', '4.0', where)
  return s.markersLeft[seat] === 0 ? no('no-markers', '4.0') : no('not-linked', '4.0', where)
}

/** 4.1.1 */
function refuseSail(b: Board, s: MnState, seat: Seat, from: Sea): Refusal {
  return no(triremesIn(s, seat, from) === 0 ? 'no-trireme-there' : 'sailed', '4.1.1', { sea: sea(b, from) })
}

function refuseAttack(b: Board, s: MnState, seat: Seat, at: Sea, other: Seat): Refusal {
  if (other >= s.seats) return notAtTable(other)
  if (other === seat) return no('yourself', '4.1.1')
  const where = { sea: sea(b, at) }
  if (triremesIn(s, seat, at) === 0) return no('no-trireme-there', '4.1.1', where)
  if (triremesIn(s, other, at) === 0) return no('no-foe-at-sea', '4.1.1', { ...where, player: player(other) })
  return includes(s.foughtSeas, at) ? no('fought-at-sea', '4.1.1', where) : no('peace', '11', { player: player(other) })
}

/** 4.1.2 */
function refuseMarch(b: Board, s: MnState, seat: Seat, from: Province, to: Province): Refusal {
  if (!includes(inPlay(b, s), to)) return covered(b, to)
  if (legionsIn(s, seat, from) === 0) return no('no-legion-there', '4.1.2', { province: province(b, from) })
  if (legionsIn(s, seat, from) <= s.marched[from]) return no('marched', '4.1.2', { province: province(b, from) })
  if (!includes(linked(b, s, seat, 1 << from), to)) {
    return no('not-linked', '4.1.2', { province: province(b, to) })
  }
  if (includes(closed(s, seat), to)) return no('peace-closed', '11', { province: province(b, to) })
  return no('not-linked', '4.1.2', { province: province(b, to) })
}

function refuseFight(b: Board, s: MnState, seat: Seat, at: Province, other: Seat): Refusal {
  if (other >= s.seats) return notAtTable(other)
  if (other === seat) return no('yourself', '4.1.2')
  const where = { province: province(b, at) }
  if (!includes(s.present[seat] & s.present[other], at))
    return no('no-foe', '4.1.2', { ...where, player: player(other) })
  return includes(s.fought, at) ? no('fought', '4.1.2', where) : no('peace', '11', { player: player(other) })
}

/** 4.2 */
function refuseLoss(s: MnState, seat: Seat, top: MnFrame, slot: Slot): Refusal {
  if (slot === LOSE_FORTRESS) {
    return s.fortress[top.a] === seat ? no('lost-already', '4.2') : no('no-fortress-there', '4.2')
  }
  if (slot === LOSE_LEGION) return no('no-free-legion', '4.2')
  return slot === LOSE_MARKER && s.marker[top.a] === seat ? no('lost-already', '4.2') : no('no-station-there', '4.2')
}

/** 4.3 */
function refuseConquest(b: Board, s: MnState, seat: Seat, how: string, at: Province): Refusal {
  const where = { province: province(b, at) }
  if (!includes(conquered(s, seat), at)) return no('not-conqueror', '4.3', where)
  if (includes(s.decided, at)) return no('decided', '4.3', where)
  if (how === 'hold') return no('nothing-to-hold', '4.3', where)
  if (how === 'pillage') return no('no-building', '4.3.1')
  if (how === 'occupy') return no('no-building', '4.3.2')
  if (how === 'none') return no('nothing-to-decide', '4.3', where)
  return isPrinted(b, s, at) ? no('printed', '4.3.5', where) : no('not-linked', '4.3.3', where)
}

/** 10, Circe */
function refusePark(b: Board, s: MnState, seat: Seat, slot: Slot): Refusal {
  const at = b.slotProvince[slot]
  if (!has(s, seat, CIRCE)) return noPower(CIRCE)
  if (s.built[at] & b.slotBit[slot] || s.stations[slot] !== NOBODY) return no('slot-full', '10')
  if (!includes(sole(s, seat) | (s.present[seat] & s.control[seat]), at))
    return no('not-alone', '10', { province: province(b, at) })
  return no('no-free-legion', '10')
}
