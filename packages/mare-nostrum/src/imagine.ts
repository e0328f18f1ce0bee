// Worlds that a viewer cannot tell apart: unseen legendary goods, a gift seen by two only, and choices not opened yet are
// drawn again; everything else is as the view says. E

import type { Ask, Bits, Chance, Seat, Seats } from '@tabularium/kernel'
import type { MnAction } from './actions.ts'
import { legalLose, lose, lossIn, redealLosses } from './battle.ts'
import type { Board } from './board.ts'
import { EMPIRES } from './data/empires.ts'
import { ENDS } from './data/ends.ts'
import { GOODS, TOKEN_FACES } from './data/goods.ts'
import {
  ANTIGONE,
  type Cards,
  cardOf,
  type Good,
  goodOf,
  KINDS,
  LEGENDARY,
  NORMAL,
  PIECE_NAMES,
  PIECES,
  type Piece,
  pieceOf,
} from './names.ts'
import { imagineStocks as imagineScreens, redealStocks } from './screens.ts'
import { layOut } from './setup.ts'
import {
  frame,
  has,
  IN_DISCARD,
  IN_PILE,
  MARKER_BIT,
  type MnFrame,
  type MnState,
  NOBODY,
  PUBLIC,
  packOptions,
  SHOWN,
  UNNOTED,
} from './state.ts'
import { legendaryAt } from './stock.ts'
import { offered, places } from './trade.ts'
import { knows, type MnView, type OwnView, type PlayerView, UNKNOWN, unaware } from './view.ts'

const TOKEN: Ask = { what: 'unseen legendary good', names: GOODS }
const PIECE: Ask = { what: 'unseen piece', names: PIECE_NAMES }
const CHOICE: Ask = { what: 'unseen choice', names: [] }

/** Draws again all that this seat (NOBODY: a spectator) cannot know. */
export function redeal(b: Board, s: MnState, viewer: Seat, chance: Chance): void {
  const top = s.frames.at(-1)
  if (top === undefined) return
  const drafts = top.at === 'offer' ? takeOffersBack(s, viewer) : undefined
  const gift = unaware(s, viewer)
  const { giver, receiver } = s
  if (gift) ungive(s, viewer)
  if (s.options & UNNOTED) redealStocks(s, viewer, chance)
  else redrawLegendary(s, viewer, chance)
  if (gift) give(s, giver, receiver, chance)
  if (top.at === 'keep' && top.by !== viewer && top.a > 0) keepFirst(s, chance)
  if (drafts) offerAgain(s, viewer, top.a, drafts, chance)
  if (top.at === 'extra') chooseExtrasAgain(s, viewer, chance)
  if (top.at === 'lose') redealLosses(b, s, viewer, chance)
}

/** The legendary goods that the viewer has not seen change places, among stocks and with the pile. */
function redrawLegendary(s: MnState, viewer: Seat, chance: Chance): void {
  const places: { readonly seat: Seat; readonly known: Seats }[] = []
  for (let kind: Good = 0; kind < KINDS; kind++) {
    const seat = s.legendary[kind]
    if (seat < 0 || knows(s, viewer, kind)) continue
    places.push({ seat, known: s.known[kind] })
    s.stock[PIECES * seat + LEGENDARY + kind] = 0
    s.legendary[kind] = IN_PILE
    s.known[kind] = 0
  }
  for (const { seat, known } of places) putLegendary(s, seat, known, chance)
}

function putLegendary(s: MnState, seat: Seat, known: Seats, chance: Chance): void {
  const kind = chance.draw(TOKEN, legendaryAt(s, IN_PILE))
  s.legendary[kind] = seat
  s.known[kind] = known
  s.stock[PIECES * seat + LEGENDARY + kind] = 1
}

/** As it was before the gift. */
function ungive(s: MnState, viewer: Seat): void {
  const { giver, receiver, given } = s
  if (given === SHOWN) {
    // To this viewer the good shown may have been the receiver's own: then another of his is the giver's.
    for (let kind: Good = 0; kind < KINDS; kind++) {
      if (s.legendary[kind] !== receiver || knows(s, viewer, kind)) continue
      s.stock[PIECES * receiver + LEGENDARY + kind]--
      s.stock[PIECES * giver + LEGENDARY + kind]++
      s.legendary[kind] = giver
      s.known[kind] = 1 << giver
      return
    }
  }
  s.stock[PIECES * giver + given]++
  s.stock[PIECES * receiver + given]--
  if (given < LEGENDARY) return
  s.legendary[given - LEGENDARY] = giver
  if (s.givenKnown === 0) s.known[given - LEGENDARY] &= ~(1 << receiver)
}

/** Some piece of the giver's stock of that moment that has not been shown since. */
function give(s: MnState, giver: Seat, receiver: Seat, chance: Chance): void {
  const piece = chance.deal(PIECE, s.stock.slice(PIECES * giver, PIECES * (giver + 1)))
  s.stock[PIECES * giver + piece]--
  s.stock[PIECES * receiver + piece]++
  s.giver = giver
  s.receiver = receiver
  s.given = piece
  s.aware = (1 << giver) | (1 << receiver)
  s.givenKnown = 0
  if (piece < LEGENDARY) return
  const kind = piece - LEGENDARY
  s.legendary[kind] = receiver
  s.givenKnown = (s.known[kind] >> receiver) & 1
  s.known[kind] |= 1 << receiver
}

/** Offers of others go back into their stocks; how many choices each had made. */
function takeOffersBack(s: MnState, viewer: Seat): readonly number[] {
  const counts: number[] = []
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    counts[seat] = seat === viewer ? 0 : offered(s, seat) + s.blanks[seat]
    if (counts[seat] === 0) continue
    s.blanks[seat] = 0
    for (let piece: Piece = 0; piece < PIECES; piece++) {
      s.stock[PIECES * seat + piece] += s.offers[PIECES * seat + piece]
      s.offers[PIECES * seat + piece] = 0
    }
  }
  return counts
}

/** Whoever has committed has offered some full number; a draft is the beginning of some offer. */
function offerAgain(s: MnState, viewer: Seat, wanted: number, drafts: readonly number[], chance: Chance): void {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    if (seat === viewer || ((s.traders >> seat) & 1) === 0) continue
    const committed = ((s.offering >> seat) & 1) === 0
    if (has(s, seat, ANTIGONE)) {
      const made = committed ? places(s, seat) : drafts[seat]
      const count = made === 0 ? 0 : chance.below(CHOICE, made + 1)
      s.blanks[seat] = made - count
      offerSome(s, seat, count, count, chance)
    } else offerSome(s, seat, wanted, committed ? wanted : drafts[seat], chance)
  }
}

/** So many pieces at random, and of these the first few. */
function offerSome(s: MnState, seat: Seat, count: number, first: number, chance: Chance): void {
  const left = s.stock.slice(PIECES * seat, PIECES * (seat + 1))
  const chosen: number[] = []
  for (let i = 0; i < count; i++) {
    const piece = chance.deal(PIECE, left)
    left[piece]--
    chosen.push(piece)
  }
  chosen.sort((a, b) => a - b)
  for (const piece of chosen.slice(0, first)) {
    s.stock[PIECES * seat + piece]--
    s.offers[PIECES * seat + piece]++
  }
}

function chooseExtrasAgain(s: MnState, viewer: Seat, chance: Chance): void {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue
    const made = s.extraCoins[seat] + s.extraLegendary[seat]
    s.extraLegendary[seat] = made === 0 ? 0 : chance.below(CHOICE, made + 1)
    s.extraCoins[seat] = made - s.extraLegendary[seat]
  }
}

const bitsOf = <Of extends number>(list: readonly Of[]): Bits<Of> => list.reduce((set, i) => set | (1 << i), 0)
const cardBits = (names: readonly string[]): Cards => bitsOf(names.map(cardOf))

/** Any position that fits the view. */
export function imagine(b: Board, v: MnView, chance: Chance): MnState {
  const n = v.players.length
  const me = v.seat ?? NOBODY
  const s = layOut(b, n, packOptions(v.options))
  s.round = v.round
  s.phase = v.phase
  s.titles = [...v.titles]
  s.tokens = bitsOf(TOKEN_FACES.flatMap(([face], token) => (v.tokens.includes(face) ? [token] : [])))
  s.acted = bitsOf(v.acted)
  s.active = v.active
  s.reserve = [...v.reserve]
  s.pieces = [...v.pieces]
  s.open = cardBits(v.open)
  s.closed = cardBits(v.closed)
  s.pyramids = bitsOf(v.pyramids)
  s.announced = v.announced
  s.traders = bitsOf(v.traders)
  s.offering = bitsOf(v.offering)
  s.paid = [...v.paid]
  s.pending = bitsOf(v.pending)
  s.peaceBy = v.peace.by
  s.peaceWith = v.peace.with
  s.lastPartner = v.peace.last
  s.lastPeace = v.peace.round
  s.foughtSeas = v.foughtSeas
  s.fought = v.fought
  s.decided = v.decided
  s.end = v.end === '' ? s.end : ENDS.indexOf(v.end)
  s.winners = bitsOf(v.winners)
  for (const [seat, player] of v.players.entries()) imaginePlayer(s, seat, player)
  imagineMap(b, s, v)
  for (const { at, by, a, b: second, c } of v.frames) s.frames.push(frame(at, by, a, second, c))
  imagineStocks(s, v, me, chance)
  imagineChoices(b, s, v, me, chance)
  return s
}

function imaginePlayer(s: MnState, seat: Seat, from: PlayerView): void {
  s.empires[seat] = (EMPIRES as readonly string[]).indexOf(from.empire) // none: NOBODY
  s.sizes[seat] = from.size
  s.cards[seat] = cardBits(from.cards)
  s.copied[seat] = from.copied === '' ? NOBODY : cardOf(from.copied)
  s.powers[seat] = s.copied[seat] < 0 ? s.cards[seat] : s.cards[seat] | (1 << s.copied[seat])
  s.used[seat] = cardBits(from.used)
  s.legionsLeft[seat] = from.legions
  s.triremesLeft[seat] = from.triremes
  s.fortressesLeft[seat] = from.fortresses
  s.markersLeft[seat] = from.markers
  s.base[seat] = from.base
}

function imagineMap(b: Board, s: MnState, v: MnView): void {
  for (const [province, from] of v.provinces.entries()) {
    const first = b.firstSlot[province]
    s.controller[province] = from.controller
    if (from.controller !== NOBODY) s.control[from.controller] |= 1 << province
    s.built[province] = from.built.reduce((set, built, i) => set | (built << i), 0)
    for (const [i, seat] of from.stations.entries()) {
      s.stations[first + i] = seat
      if (seat !== NOBODY) s.stationed[province] |= 1 << i
    }
    s.marker[province] = from.marker
    if (from.marker !== NOBODY) s.stationed[province] |= MARKER_BIT
    s.markerRound[province] = from.since
    s.fortress[province] = from.fortress
    s.marched[province] = from.marched
    s.aside[province] = from.aside
    for (const [seat, legions] of from.legions.entries()) {
      s.legions[s.seats * province + seat] = legions
      if (legions > 0 || from.fortress === seat) s.present[seat] |= 1 << province
    }
  }
  for (const [sea, from] of v.seas.entries()) {
    s.sailed[sea] = from.sailed
    for (const [seat, triremes] of from.triremes.entries()) {
      s.triremes[s.seats * sea + seat] = triremes
      if (triremes > 0) s.fleet[seat] |= 1 << sea
    }
  }
}

/** What is known where it is known; the unseen legendary goods and the gift at random. */
function imagineStocks(s: MnState, v: MnView, me: Seat, chance: Chance): void {
  for (const good of v.discard) {
    s.legendary[goodOf(good)] = IN_DISCARD
    s.known[goodOf(good)] = PUBLIC
  }
  const put = (seat: Seat, piece: Piece, count: number, into: number[]) => {
    into[PIECES * seat + piece] = count
    if (piece < LEGENDARY || count === 0) return
    const kind = piece - LEGENDARY
    s.legendary[kind] = seat
    s.known[kind] = v.secret.includes(GOODS[kind]) ? (1 << seat) | (1 << me) : PUBLIC
  }
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const own = seat === me ? v.own : undefined
    for (let piece: Piece = 0; piece < PIECES; piece++) {
      put(seat, piece, own ? own.stock[piece] : v.ledger[seat].known[piece], s.stock)
    }
    if (own) s.blanks[seat] = own.blanks
    if (own)
      for (let piece: Piece = 0; piece < PIECES; piece++)
        if (own.offer[piece] > 0) put(seat, piece, own.offer[piece], s.offers)
  }
  for (const [seat, offer] of v.offers.entries()) {
    for (let piece: Piece = 0; piece < PIECES; piece++) if (offer[piece] > 0) put(seat, piece, offer[piece], s.offers)
  }
  for (let kind: Good = 0; kind < KINDS; kind++) {
    if (v.paid[LEGENDARY + kind] === 0) continue
    s.legendary[kind] = v.active
    s.known[kind] = PUBLIC
  }
  if (s.options & UNNOTED) {
    const counts = v.ledger.map(({ unseen }) => unseen)
    imagineScreens(s, me, counts, chance)
    return
  }
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    for (let i = v.ledger[seat].unseen; i > 0; i--) putLegendary(s, seat, 1 << seat, chance)
  }
  if (v.gift === undefined) return
  const { giver, receiver, piece, shown } = v.gift
  if (piece === undefined && !shown) give(s, giver, receiver, chance)
  else {
    s.giver = giver
    s.receiver = receiver
    s.given = piece === undefined ? SHOWN : pieceOf(piece)
    s.aware = (1 << giver) | (1 << receiver) | (1 << me)
    if (s.given >= LEGENDARY && s.known[s.given - LEGENDARY] !== PUBLIC)
      s.known[s.given - LEGENDARY] |= (1 << giver) | (1 << receiver)
  }
}

/** Choices that are made and not opened: one's own as they are, others' at random. */
function imagineChoices(b: Board, s: MnState, v: MnView, me: Seat, chance: Chance): void {
  const top = s.frames.at(-1)
  if (top === undefined) return
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const { extras, losses } = v.players[seat]
    const own = seat === me ? v.own : undefined
    const asked = v.waiting.includes(seat)
    if (extras > 0) {
      s.extraCoins[seat] = own ? own.extraCoins : asked ? 0 : extras
      s.extraLegendary[seat] = own ? own.extraLegendary : 0
      s.extras[seat] = extras - s.extraCoins[seat] - s.extraLegendary[seat]
    }
    if (losses > 0) imagineLosses(b, s, top, seat, own, asked)
  }
  if (top.at === 'extra') chooseExtrasAgain(s, me, chance)
  if (top.at === 'lose') redealLosses(b, s, me, chance)
  if (top.at === 'offer') offerAgain(s, me, top.a, v.drafted, chance)
  if (top.at === 'keep' && top.a === UNKNOWN) keepFirst(s, chance)
}

const ways: MnAction[] = []

/** The viewer's own losses as they are; others have chosen all or none, and what is drawn again. */
function imagineLosses(b: Board, s: MnState, top: MnFrame, seat: Seat, own: OwnView | undefined, asked: boolean): void {
  const { losses } = own ?? { losses: lossIn(top, seat) }
  s.losses[seat] = losses
  if (own) {
    s.loseFortress[seat] = own.loseFortress
    s.loseFree[seat] = own.loseFree
    s.loseStations[seat] = own.loseStations
    return
  }
  while (!asked && s.losses[seat] > 0) {
    const way = ways[legalLose(b, s, top, seat, ways) - 1]
    if (way.kind === 'lose') lose(b, s, seat, way.slot)
  }
}

/** A good is kept, and nobody knows which. */
function keepFirst(s: MnState, chance: Chance): void {
  const at = s.frames.length - 1
  const { by } = s.frames[at]
  const goods = s.stock.slice(PIECES * by, PIECES * (by + 1))
  for (let piece: Piece = 0; piece < NORMAL; piece++) goods[piece] = 0
  s.frames[at] = frame('keep', by, chance.deal(PIECE, goods) + 1)
}
