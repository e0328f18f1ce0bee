// What a network is told about Mare Nostrum: Empires: cards, income, levels, titles and units of each seat, the own stock, and of
// the others' stocks what a careful player knows by counting; of the map no more than what it sums up to, since a few thousand
// games of which each has one winner are soon known by heart. Told from the seat that decides, the others in turn order after it.

import { type Seat, size } from '@tabularium/kernel'
import { type MareNostrum, type MnAction, type MnState, type MnView, mareNostrum } from '@tabularium/mare-nostrum'
import {
  CARDS,
  CARDS_TO_WIN,
  CLEOPATRA,
  COIN,
  cardPrice,
  EMPIRES,
  FORTRESSES,
  FRAMES,
  HANNIBAL,
  has,
  KINDS,
  LEGENDARY,
  LEGIONS,
  lowest,
  MOST_OFFERED,
  MOST_SEATS,
  mayBuildPyramids,
  NOBODY,
  NORMAL,
  PIECES,
  type Piece,
  type Province,
  PYRAMIDS_PRICE,
  TRIREMES,
  type Track,
} from '@tabularium/mare-nostrum/rules'
import { shares } from '../arithmetic.ts'
import { evaluate } from '../sensible/mare-nostrum/evaluation.ts'
import { score } from '../sensible/mare-nostrum/score.ts'
import {
  CITIES,
  COINS,
  INCOME,
  LACKS,
  LEVELS,
  PRODUCES,
  rival,
  survey,
  thinkOn,
} from '../sensible/mare-nostrum/value.ts'
import type { NetEncoder } from './encoder.ts'

const { board } = mareNostrum
const PROVINCES = board.provinces.length
const SEAS = board.seas.length
const SLOTS = board.slots
const TRACKS = 3

const MOST_COINS = 12
const MOST_UNSEEN = 4
const MOST_FUNDS = 13
const MOST_SHORT = 6
const MOST_INCOME = 11
const MOST_COIN_INCOME = 10
const MOST_LEVEL = 14
const MOST_BEHIND = 6
const MOST_AHEAD = 4
const MOST_LACKS = 12
const MOST_CITIES = 4
const MOST_MARKED = 4
const MOST_CONTROLLED = 10
const MOST_ROUND = 14
const MOST_PRICE = 12

let rows = 0
/** Reserves a block of so many features; where it begins. */
const block = (n: number): number => {
  rows += n
  return rows - n
}

// What each seat has, in a block of the same shape for each.
const EMPIRE = block(EMPIRES.length)
const POWERS = block(CARDS)
const CARD_COUNT = block(CARDS_TO_WIN + 1)
const TITLES = block(TRACKS)
const COINS_HELD = block(MOST_COINS)
const UNSEEN = block(MOST_UNSEEN)
/** The highest price that the stock can pay, and how much is short of one that wins. */
const FUNDS = block(MOST_FUNDS)
const SHORT_OF_CARD = block(MOST_SHORT + 1)
const SHORT_OF_PYRAMIDS = block(MOST_SHORT + 1)
/** What the evaluation by hand expects: the share of the win, by these limits. */
const SHARES = [0.01, 0.02, 0.035, 0.05, 0.07, 0.1, 0.13, 0.16, 0.2, 0.24, 0.29, 0.35, 0.42, 0.5, 0.6, 0.7, 0.8, 0.9]
const EVALUATED = block(SHARES.length + 1)
/** In steps of two. */
const INCOMES = block(MOST_INCOME)
const KINDS_PRODUCED = block(KINDS)
const ODD_INCOME = block(1)
const COIN_INCOMES = block(MOST_COIN_INCOME)
const LEVEL = block(TRACKS * (MOST_LEVEL + 1))
/** How far ahead of the best of the others. */
const MARGIN = block(TRACKS * (MOST_BEHIND + MOST_AHEAD + 1))
const LACKED = block(MOST_LACKS + 1)
const GREAT_CITIES = block(MOST_CITIES)
const ALL_LEGIONS = block(LEGIONS)
const ALL_TRIREMES = block(TRIREMES)
const ALL_FORTRESSES = block(FORTRESSES)
/** Provinces of others about to be taken, and own ones that others are about to take. */
const TAKING = block(MOST_MARKED)
const MARKED = block(MOST_MARKED)
const CONTROLLED = block(MOST_CONTROLLED + 1)
const ACTED = block(1)
const ACTIVE = block(1)
const OFFERING = block(1)
const PENDING = block(1)
const PEACE = block(2)
const OFFERED = block(MOST_OFFERED)
const OFFERED_KINDS = block(1 + KINDS)
const SEAT_BLOCK = rows
block((MOST_SEATS - 1) * SEAT_BLOCK)

// Of the own seat alone.
const HELD = block(KINDS)
const TWICE = block(KINDS)
const PRODUCED = block(KINDS)
const USED = block(CARDS)

// The table.
const SEATS_IN_PLAY = block(MOST_SEATS + 1)
const ROUND = block(MOST_ROUND + 1)
const PHASE = block(6)
const TOKENS = block(3)
const ANNOUNCED = block(MOST_OFFERED + 1)
const FOR_SALE = block(CARDS)
const FRAME = block(FRAMES.length)
const PRICE = block(MOST_PRICE + 1)
const PAID = block(1 + KINDS)
const PLACE = block(PROVINCES)
const TOWARDS = block(MOST_SEATS)
const TITLE_ASKED = block(TRACKS)
const FEATURES = rows

const FRAME_OF: Readonly<Record<string, number>> = Object.fromEntries(FRAMES.map((at, i) => [at, i]))

/** One feature for each of so many things, up to the most that are told apart. */
function upTo(count: number, most: number, start: number, out: Uint16Array, n: number): number {
  const top = count < most ? count : most
  for (let i = 0; i < top; i++) out[n++] = start + i
  return n
}

/** The one feature of a number from 0 to the most that is told apart. */
const exactly = (count: number, most: number): number => (count < 0 ? 0 : count < most ? count : most)

/** One feature for each member of a set. */
function each(set: number, start: number, out: Uint16Array, n: number): number {
  for (let rest = set; rest !== 0; rest &= rest - 1) out[n++] = start + lowest(rest)
  return n
}

const kindOf = (piece: Piece): number => (piece - NORMAL) % KINDS

/** A stock as the viewer knows it, by kind; coins and what has not been seen apart. */
const known = new Uint8Array(KINDS)
let coins = 0
let unseen = 0

/** As the view tells it: offers not opened yet count as stock, and a gift that is a secret has not been made. */
function lookBehind(s: MnState, seat: Seat, viewer: Seat): void {
  const covered = s.frames[s.frames.length - 1].at === 'offer' && seat !== viewer
  const before = s.given !== NOBODY && ((s.aware >> viewer) & 1) === 0
  known.fill(0)
  coins = 0
  unseen = 0
  const from = PIECES * seat
  for (let piece: Piece = 0; piece < PIECES; piece++) {
    let count = s.stock[from + piece]
    if (covered) count += s.offers[from + piece]
    if (before && piece === s.given) count += seat === s.giver ? 1 : seat === s.receiver ? -1 : 0
    if (count === 0) continue
    if (piece === COIN) coins = count
    else if (piece >= LEGENDARY && ((s.known[piece - LEGENDARY] >> viewer) & 1) === 0) unseen += count
    else known[kindOf(piece)] += count
  }
  // Somebody has shown the gift, but this viewer cannot tell that it was that piece.
  if (before && s.given < NOBODY) unseen += seat === s.giver ? 1 : seat === s.receiver ? -1 : 0
}

/** The highest price that the stock looked at can pay, each good never seen taken for a kind of its own. */
function fundsOf(s: MnState, seat: Seat): number {
  let kinds = unseen
  let twice = false
  for (let kind = 0; kind < KINDS; kind++) {
    if (known[kind] > 0) kinds++
    if (known[kind] > 1) twice = true
  }
  const goods = kinds > 0
  if (twice && has(s, seat, HANNIBAL)) kinds++
  if (!has(s, seat, CLEOPATRA)) return Math.max(coins, kinds)
  return Math.max(coins + (goods ? 1 : 0), kinds + (coins > 0 ? 1 : 0))
}

/** What each seat can pay, as far as the viewer knows, and what the evaluation by hand expects for it. */
const funds = new Int32Array(MOST_SEATS)
const expected = new Float64Array(MOST_SEATS)

function evaluateAll(s: MnState, viewer: Seat): void {
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    lookBehind(s, seat, viewer)
    funds[seat] = fundsOf(s, seat)
    expected[seat] = evaluate(s, seat, funds[seat])
  }
  shares(expected, s.seats, 1)
}

function encodeStock(s: MnState, seat: Seat, viewer: Seat, base: number, out: Uint16Array, n: number): number {
  lookBehind(s, seat, viewer)
  n = upTo(coins, MOST_COINS, base + COINS_HELD, out, n)
  n = upTo(unseen, MOST_UNSEEN, base + UNSEEN, out, n)
  if (seat === viewer) {
    for (let kind = 0; kind < KINDS; kind++) {
      if (known[kind] > 0) out[n++] = HELD + kind
      if (known[kind] > 1) out[n++] = TWICE + kind
    }
    n = each(PRODUCES[seat], PRODUCED, out, n)
  }
  n = upTo(funds[seat], MOST_FUNDS, base + FUNDS, out, n)
  let step = 0
  while (step < SHARES.length && expected[seat] > SHARES[step]) step++
  out[n++] = base + EVALUATED + step
  if (size(s.cards[seat]) === CARDS_TO_WIN - 1)
    out[n++] = base + SHORT_OF_CARD + exactly(cardPrice(s, seat) - funds[seat], MOST_SHORT)
  if (mayBuildPyramids(s, seat)) out[n++] = base + SHORT_OF_PYRAMIDS + exactly(PYRAMIDS_PRICE - funds[seat], MOST_SHORT)
  // What is offered, where it lies open or is one's own.
  const { at } = s.frames[s.frames.length - 1]
  if (at !== 'take' && (at !== 'offer' || seat !== viewer)) return n
  let offered = 0
  let kinds = 0
  for (let piece: Piece = 0, from = PIECES * seat; piece < PIECES; piece++) {
    const count = s.offers[from + piece]
    if (count === 0) continue
    offered += count
    kinds |= 1 << (piece === COIN ? 0 : 1 + kindOf(piece))
  }
  n = upTo(offered, MOST_OFFERED, base + OFFERED, out, n)
  return each(kinds, base + OFFERED_KINDS, out, n)
}

function encodeMarked(s: MnState, seat: Seat, base: number, out: Uint16Array, n: number): number {
  let taking = 0
  let marked = 0
  for (let province: Province = 0; province < PROVINCES; province++) {
    if (s.marker[province] === NOBODY) continue
    if (s.controller[province] === seat) marked++
    if (s.marker[province] === seat) taking++
  }
  n = upTo(taking, MOST_MARKED, base + TAKING, out, n)
  return upTo(marked, MOST_MARKED, base + MARKED, out, n)
}

/** Levels and titles, after a survey. */
function encodeLevels(s: MnState, seat: Seat, base: number, out: Uint16Array, n: number): number {
  for (let track: Track = 0; track < TRACKS; track++) {
    if (s.titles[track] === seat) out[n++] = base + TITLES + track
    const level = LEVELS[TRACKS * seat + track]
    out[n++] = base + LEVEL + (MOST_LEVEL + 1) * track + exactly(level, MOST_LEVEL)
    const margin = exactly(level - rival(s, seat, track) + MOST_BEHIND, MOST_BEHIND + MOST_AHEAD)
    out[n++] = base + MARGIN + (MOST_BEHIND + MOST_AHEAD + 1) * track + margin
  }
  out[n++] = base + LACKED + exactly(LACKS[seat], MOST_LACKS)
  return n
}

/** What `viewer` knows of a seat. */
function encodeSeat(s: MnState, seat: Seat, viewer: Seat, base: number, out: Uint16Array, n: number): number {
  if (s.empires[seat] !== NOBODY) out[n++] = base + EMPIRE + s.empires[seat]
  n = each(s.powers[seat], base + POWERS, out, n)
  out[n++] = base + CARD_COUNT + exactly(size(s.cards[seat]), CARDS_TO_WIN)
  n = encodeStock(s, seat, viewer, base, out, n)
  n = upTo(INCOME[seat] >> 1, MOST_INCOME, base + INCOMES, out, n)
  if (INCOME[seat] & 1) out[n++] = base + ODD_INCOME
  n = upTo(COINS[seat], MOST_COIN_INCOME, base + COIN_INCOMES, out, n)
  n = upTo(size(PRODUCES[seat]), KINDS, base + KINDS_PRODUCED, out, n)
  n = encodeLevels(s, seat, base, out, n)
  n = upTo(CITIES[seat], MOST_CITIES, base + GREAT_CITIES, out, n)
  n = upTo(LEGIONS - s.legionsLeft[seat], LEGIONS, base + ALL_LEGIONS, out, n)
  n = upTo(TRIREMES - s.triremesLeft[seat], TRIREMES, base + ALL_TRIREMES, out, n)
  n = upTo(FORTRESSES - s.fortressesLeft[seat], FORTRESSES, base + ALL_FORTRESSES, out, n)
  out[n++] = base + CONTROLLED + exactly(size(s.control[seat]), MOST_CONTROLLED)
  if ((s.acted >> seat) & 1) out[n++] = base + ACTED
  if (s.active === seat) out[n++] = base + ACTIVE
  if ((s.offering >> seat) & 1) out[n++] = base + OFFERING
  if ((s.pending >> seat) & 1) out[n++] = base + PENDING
  if (s.peaceBy === seat) out[n++] = base + PEACE
  if (s.peaceWith === seat) out[n++] = base + PEACE + 1
  return encodeMarked(s, seat, base, out, n)
}

function encodeTable(s: MnState, out: Uint16Array, n: number): number {
  out[n++] = SEATS_IN_PLAY + s.seats
  out[n++] = ROUND + exactly(s.round, MOST_ROUND)
  out[n++] = PHASE + s.phase
  n = each(s.tokens, TOKENS, out, n)
  if (s.announced >= 0) out[n++] = ANNOUNCED + exactly(s.announced, MOST_OFFERED)
  return each(s.open, FOR_SALE, out, n)
}

/** What is being asked. */
function encodeQuestion(s: MnState, seat: Seat, out: Uint16Array, n: number): number {
  const { at, a, b } = s.frames[s.frames.length - 1]
  out[n++] = FRAME + FRAME_OF[at]
  switch (at) {
    case 'pay':
      out[n++] = PRICE + exactly(b, MOST_PRICE)
      if (s.paid[COIN] > 0) out[n++] = PAID
      for (let kind = 0; kind < KINDS; kind++)
        if (s.paid[NORMAL + kind] + s.paid[LEGENDARY + kind] > 0) out[n++] = PAID + 1 + kind
      break
    case 'gift':
      out[n++] = TOWARDS + ((a - seat + s.seats) % s.seats)
      break
    case 'lose':
    case 'occupy':
    case 'sheba':
      out[n++] = PLACE + a
      break
    case 'award':
      out[n++] = TITLE_ASKED + a
      break
  }
  return n
}

function encode(s: MnState, seat: Seat, out: Uint16Array): number {
  thinkOn(board)
  survey(s)
  evaluateAll(s, seat)
  let n = 0
  for (let i = 0; i < s.seats; i++) n = encodeSeat(s, (seat + i) % s.seats, seat, i * SEAT_BLOCK, out, n)
  n = each(s.used[seat], USED, out, n)
  n = encodeTable(s, out, n)
  return encodeQuestion(s, seat, out, n)
}

let moveRows = 0
const moveBlock = (n: number): number => {
  moveRows += n
  return moveRows - n
}
// Where an action can name a thing or refuse, the refusal has the first row.
const EXTRA = moveBlock(2)
const GOOD = moveBlock(1 + KINDS)
const FACE = moveBlock(6)
const OFFER = moveBlock(1 + PIECES)
const TAKE = moveBlock(PIECES)
const GIVE = moveBlock(PIECES)
const NAME = moveBlock(MOST_SEATS)
/** Whose piece is taken, whom an attack is on, who gets a title. */
const WHOM = moveBlock(MOST_SEATS)
const GO_FIRST = moveBlock(2)
const TAKE_CONTROL = moveBlock(PROVINCES)
const RAISE_LEGION = moveBlock(PROVINCES)
const BUILD_FORTRESS = moveBlock(PROVINCES)
const BUILD_TRIREME = moveBlock(SEAS)
const BUILD = moveBlock(SLOTS)
const RECRUIT = moveBlock(CARDS)
const PYRAMIDS = moveBlock(1)
const USE = moveBlock(CARDS)
const USE_AT = moveBlock(1 + PROVINCES)
const END = moveBlock(4)
const PAY = moveBlock(1 + PIECES)
const PAY_COINS = moveBlock(2)
const TAKE_BACK = moveBlock(1)
const COPY = moveBlock(CARDS)
const KEEP = moveBlock(1 + PIECES)
const KEEP_PEACE = moveBlock(1 + MOST_SEATS)
const EXCHANGE = moveBlock(1 + PROVINCES)
const SAIL = moveBlock(SEAS)
const SAIL_TO = moveBlock(SEAS)
const ATTACK = moveBlock(SEAS)
const MARCH = moveBlock(PROVINCES)
const MARCH_TO = moveBlock(PROVINCES)
const FIGHT = moveBlock(PROVINCES)
/** The marker, the legion, the fortress, then slots. */
const LOSE = moveBlock(3 + SLOTS)
const HOLD = moveBlock(PROVINCES)
const PILLAGE = moveBlock(SLOTS)
const REWARD = moveBlock(2)
const OCCUPY = moveBlock(1 + SLOTS)
const MARK = moveBlock(PROVINCES)
const FOUND = moveBlock(2)
const NOTHING_TAKEN = moveBlock(PROVINCES)
const PARK = moveBlock(1 + SLOTS)
const AWARD = moveBlock(TRACKS)
const THRONE = moveBlock(EMPIRES.length)
/** By how many resources the rules of thumb like another move better: the best has the first row, the others one by these
 *  limits. */
const WORSE = [
  0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.55, 0.75, 1, 1.3, 1.6, 2, 2.5, 3, 3.7, 4.5, 5.5, 7, 9, 12, 16, 25, 50, 200,
]
const STEPS_WORSE = 2 + WORSE.length
/** What a resource counts differs from question to question. */
const QUESTIONS: readonly (readonly string[])[] = [
  ['build', 'first'],
  ['pay'],
  ['offer', 'gift', 'token', 'colossus', 'extra', 'keep'],
  ['take'],
  ['name', 'award', 'perseus', 'peace', 'empire', 'copy'],
  ['sail', 'attack'],
  ['march', 'exchange', 'fight'],
]
const THUMB = moveBlock((QUESTIONS.length + 1) * STEPS_WORSE)
const THUMB_OF: Readonly<Record<string, number>> = Object.fromEntries(
  FRAMES.map(at => {
    const group = QUESTIONS.findIndex(frames => frames.includes(at))
    return [at, THUMB + STEPS_WORSE * (group < 0 ? QUESTIONS.length : group)]
  }),
)

function rowsOf(action: MnAction): readonly [number] | readonly [number, number] {
  switch (action.kind) {
    case 'extra':
      return [EXTRA + action.legendary]
    case 'colossus':
      return [GOOD + 1 + action.good]
    case 'token':
      return [FACE + action.face]
    case 'offer':
      return [OFFER + 1 + action.piece]
    case 'take':
      return [TAKE + action.piece, WHOM + action.player]
    case 'gift':
      return [GIVE + action.piece]
    case 'name':
      return [NAME + action.player]
    case 'perseus':
      return [GO_FIRST + action.first]
    case 'control':
      return [TAKE_CONTROL + action.province]
    case 'legion':
      return [RAISE_LEGION + action.province]
    case 'fortress':
      return [BUILD_FORTRESS + action.province]
    case 'trireme':
      return [BUILD_TRIREME + action.sea]
    case 'caravan':
    case 'market':
    case 'city':
    case 'temple':
      return [BUILD + action.slot]
    case 'recruit':
      return [RECRUIT + action.card]
    case 'pyramids':
      return [PYRAMIDS]
    case 'use':
      return [USE + action.card, USE_AT + 1 + action.place]
    case 'end':
      return [END + action.what]
    case 'pay':
      return [PAY + 1 + action.piece, PAY_COINS + action.coins]
    case 'take-back':
      return [TAKE_BACK]
    case 'copy':
      return [COPY + action.card]
    case 'keep':
      return [KEEP + 1 + action.piece]
    case 'peace':
      return [KEEP_PEACE + 1 + action.player]
    case 'exchange':
      return [EXCHANGE + 1 + action.province]
    case 'sail':
      return [SAIL + action.sea, SAIL_TO + action.to]
    case 'attack':
      return [ATTACK + action.sea, WHOM + action.player]
    case 'march':
      return [MARCH + action.province, MARCH_TO + action.to]
    case 'fight':
      return [FIGHT + action.province, WHOM + action.player]
    case 'lose':
      return [LOSE + 3 + action.slot]
    case 'hold':
      return [HOLD + action.province]
    case 'pillage':
      return [PILLAGE + action.slot]
    case 'reward':
      return [REWARD + action.legendary]
    case 'occupy':
      return [OCCUPY + 1 + action.slot]
    case 'marker':
      return [MARK + action.province]
    case 'sheba':
      return [FOUND + action.yes]
    case 'none':
      return [NOTHING_TAKEN + action.province]
    case 'park':
      return [PARK + 1 + action.slot]
    case 'award':
      return [AWARD + action.track, WHOM + action.player]
    case 'empire':
      return [THRONE + action.empire]
  }
}

const scores = new Float64Array(mareNostrum.actions.all.length)

/** What the rules of thumb think of each move. They count goods never seen as the world has them that is thought about, so that
 *  rows may differ from one world to another. */
function rowsHere(s: MnState, seat: Seat, legal: readonly MnAction[], n: number, out: Uint16Array): void {
  thinkOn(board)
  score(s, seat, legal, n, scores)
  let best = scores[0]
  for (let i = 1; i < n; i++) if (scores[i] > best) best = scores[i]
  const first = THUMB_OF[s.frames[s.frames.length - 1].at]
  for (let i = 0; i < n; i++) {
    const worse = best - scores[i]
    let row = worse > 0 ? 1 : 0
    while (row > 0 && row <= WORSE.length && worse > WORSE[row - 1]) row++
    out[i] = first + row
  }
}

/** Where everybody has collected, where building begins and where movement begins. What is played on for a whole round says more
 *  but takes twice as long. */
const isJudged = (s: MnState): boolean => {
  const { at } = s.frames[s.frames.length - 1]
  return at === 'token' || (at === 'name' && s.acted === 0)
}

export const encoder: NetEncoder<MnState, MnAction, MnView> = {
  version: 2,
  seats: MOST_SEATS,
  seatsOf: s => s.seats,
  tables: [5, 3, 5, 4, 5],
  features: FEATURES,
  mostActive: 420,
  moveRows,
  options: Object.fromEntries(Object.entries(mareNostrum.options).map(([name, { values }]) => [name, values[0]])),
  // Who sits where, and who begins with which empire.
  setUpOptions: ['empires'],
  setUps: [{ empires: 'by-seat' }, { empires: 'by-seat' }, { empires: 'drawn' }],
  knows: game => (game as unknown as MareNostrum).board.map === board.map,
  optionsOf: view => view.options,
  encode,
  rowsOf,
  rowsHere,
  isVain: action => action.kind === 'take-back',
  isJudged,
  isTurned: true,
  // Shares of moves learned from the search made it try too little: see docs/training.md.
  hasPlainPolicy: true,
  exploration: 0.7,
  randomEvery: 100,
  keepEvery: 8,
  plainIterations: 1,
}
