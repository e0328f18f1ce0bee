// How a sensible player of Mare Nostrum likes each of its legal actions, in resources. It looks at the position alone and
// makes no move, so that searches can ask it often.

import { type Seat, size } from '@tabularium/kernel'
import type { MnAction } from '@tabularium/mare-nostrum'
import {
  type Board,
  type Card,
  COIN,
  couldWin,
  GILGAMESH,
  type Good,
  HAMMURABI,
  KIND,
  KINDS,
  lowest,
  type MnState,
  PENTHESILEA,
  PHAROS,
  PIECES,
  priceOf,
  type Sea,
  SPARTACUS,
  type Track,
} from '@tabularium/mare-nostrum/rules'
import type { ScoreMoves } from '../../heuristic-bot.ts'
import { bestPayment, buildsOf, cardValue, powerValue, stockValue, stockValueWith } from './budget.ts'
import { fleetValue, fortressValue, legionValue } from './guard.ts'
import { scoreGift, scoreOffer, scoreTake, scoreToken } from './trade.ts'
import {
  b,
  COINS,
  controlValue,
  kindCount,
  levelValue,
  PRODUCES,
  slotValue,
  survey,
  THREAT,
  thinkOn,
  WIN,
} from './value.ts'
import { scoreWar } from './war.ts'

type Scores = Float64Array | number[]

export const NEVER = -1000

// 3 Build

let fleetNow = 0

/** What a build is worth, its price not counted. */
function buildValue(s: MnState, seat: Seat, action: MnAction): number {
  switch (action.kind) {
    case 'control':
      return controlValue(s, seat, action.province)
    case 'legion':
      return legionValue(s, seat, action.province)
    case 'fortress':
      return fortressValue(s, seat, action.province)
    case 'trireme':
      return triremeValue(s, seat, action.sea)
    case 'caravan':
    case 'market':
    case 'city':
    case 'temple':
      return slotValue(s, seat, action.slot)
    case 'recruit':
      return cardValue(s, seat, action.card)
    case 'pyramids':
      return 2 * WIN
    case 'use':
      return useValue(s, seat, action.card, action.place)
    default:
      return 0
  }
}

const triremeValue = (s: MnState, seat: Seat, sea: Sea): number => {
  const more = (s.fleet[seat] >> sea) & 1 ? 0 : fleetValue(s, seat, s.fleet[seat] | (1 << sea)) - fleetNow
  return 0.2 + 0.8 * more + levelValue(s, seat, 2, 1)
}

function useValue(s: MnState, seat: Seat, card: Card, place: number): number {
  switch (card) {
    case HAMMURABI:
      return controlValue(s, seat, place) + 0.5
    case SPARTACUS:
      return legionValue(s, seat, place)
    case GILGAMESH:
      return fortressValue(s, seat, place)
    case PHAROS:
      return triremeValue(s, seat, place)
    case PENTHESILEA:
      return place < 0 ? 4 : 0.5 * place // all of them, or so many
    default:
      return 0
  }
}

/** What is left to spend after one more build of each price, the best of its price; by price. */
const totals: number[] = []
const tops: number[] = []
const MOST_PRICE = 12
const UNKNOWN = -1e6
/** What a resource that is paid for a cheap piece is worth. */
const CHEAP = 0.7

function scoreBuild(s: MnState, seat: Seat, legal: readonly MnAction[], n: number, out: Scores): void {
  const builds = buildsOf(s, seat)
  fleetNow = fleetValue(s, seat, s.fleet[seat])
  const now = stockValue(builds, s, seat)
  for (let price = 0; price <= MOST_PRICE; price++) {
    tops[price] = UNKNOWN
    totals[price] = UNKNOWN
  }
  for (let i = 0; i < n; i++) {
    const action = legal[i]
    if (action.kind === 'end') continue
    out[i] = buildValue(s, seat, action)
    const price = priceOf(b, s, seat, action)
    if (out[i] > tops[price]) tops[price] = out[i]
  }
  for (let price = 1; price <= MOST_PRICE; price++) {
    if (tops[price] > UNKNOWN) totals[price] = bestPayment(builds, s, seat, price, tops[price]).rest
  }
  for (let i = 0; i < n; i++) {
    const action = legal[i]
    if (action.kind === 'end') out[i] = 0.9 * Math.min(2, s.stock[PIECES * seat + COIN])
    else if (action.kind === 'use')
      out[i] += now - (action.card === HAMMURABI || action.card === PENTHESILEA ? 0 : CHEAP)
    else out[i] += totals[priceOf(b, s, seat, action)]
  }
}

/** Which set to pay with: coins or goods, of the goods those of which there are most. */
function scorePay(s: MnState, seat: Seat, legal: readonly MnAction[], n: number, out: Scores): void {
  const { b: price, c } = s.frames[s.frames.length - 1]
  let laid = s.paid[COIN]
  let there = 0
  for (let piece = COIN + 1; piece < PIECES; piece++) {
    if (s.paid[piece] === 0) continue
    laid += s.paid[piece]
    there |= 1 << KIND[piece]
  }
  let byCoins = false
  if (laid === 0) {
    const builds = buildsOf(s, seat)
    byCoins = price === 1 ? false : bestPayment(builds, s, seat, price, UNKNOWN).byCoins
  }
  // The goods to go: those of most, as many as are missing.
  const missing = price - laid
  let kinds = 0
  for (let kind: Good = 0; kind < KINDS; kind++)
    if (((there >> kind) & 1) === 0 && kindCount(s, seat, kind) > 0) kinds++
  let chosen = 0
  for (let i = 0; i < missing; i++) {
    let most = 0
    let best = -1
    for (let kind: Good = 0; kind < KINDS; kind++) {
      const count = ((chosen | there) >> kind) & 1 ? 0 : kindCount(s, seat, kind)
      if (count > most) {
        most = count
        best = kind
      }
    }
    if (best >= 0) chosen |= 1 << best
  }
  const cheap = price === 1 && c !== 0
  for (let i = 0; i < n; i++) {
    const action = legal[i]
    if (action.kind !== 'pay') {
      out[i] = NEVER
      continue
    }
    const { piece, coins } = action
    if (cheap) {
      out[i] = piece === COIN ? 0 : kindCount(s, seat, KIND[piece]) > 1 ? 1 : -0.2
      continue
    }
    if (coins === 1) {
      out[i] = (byCoins ? 4 : -1) + (piece < 0 ? 1 : 0.05 * kindCount(s, seat, KIND[piece]))
      continue
    }
    if (piece === COIN) {
      out[i] = !byCoins && kinds < missing ? 3 : -1.5
      continue
    }
    const kind = KIND[piece]
    const normal = piece > KINDS ? 0 : 0.05
    if ((there >> kind) & 1) out[i] = kinds < missing ? 3 : -1
    else if ((chosen >> kind) & 1) {
      // Any order does: one after the other, so that a search does not try them all.
      out[i] = (kind === lowest(chosen) ? 3 : 0.5) + normal - (byCoins ? 2 : 0)
    } else out[i] = -1 + 0.1 * kindCount(s, seat, kind)
  }
}

// Names, titles, gifts of fortune

/** In phase 3 oneself first, as there is only one of each card and province; the most dangerous last. In phase 4 oneself
 *  last, when nobody can answer, and the most dangerous first, when everybody can. */
function nameValue(s: MnState, seat: Seat, player: Seat): number {
  if (s.phase === 4) return player === seat ? -1 : THREAT[player]
  if (player === seat) return couldWin(s, seat) ? WIN : 1
  return -THREAT[player]
}

function awardValue(s: MnState, seat: Seat, track: Track, player: Seat): number {
  if (player === seat) return 10
  let titles = 0
  for (let other: Track = 0; other < 3; other++) if (other !== track && s.titles[other] === player) titles++
  return (titles === 2 ? -100 : -titles) - THREAT[player]
}

/** In how many of a hundred games each empire won, by the number of seats: 200 games of this player against itself. */
const THRONES: Readonly<Record<number, readonly number[]>> = {
  3: [14, 67, 19],
  4: [13, 14, 30, 46],
  5: [7, 47, 16, 14, 20],
}

function scoreRest(s: MnState, seat: Seat, action: MnAction): number {
  switch (action.kind) {
    case 'extra':
      return action.legendary === 1 ? 1 : COINS[seat] > size(PRODUCES[seat]) ? 1.1 : 0.8
    case 'name':
      return nameValue(s, seat, action.player)
    case 'perseus':
      // In one edition he may go first without winning, too: before others take what he wants.
      return action.first === 0 ? 0 : couldWin(s, seat) ? WIN : 0.2
    case 'recruit':
      return WIN
    case 'pyramids':
      return 2 * WIN
    case 'copy':
      return powerValue(action.card)
    case 'keep':
      if (action.piece < 0) return 0
      return ((PRODUCES[seat] >> KIND[action.piece]) & 1 ? 1 : 1.5) - 0.01 * KIND[action.piece]
    case 'empire':
      return THRONES[s.seats]?.[action.empire] ?? 0
    case 'award':
      return awardValue(s, seat, action.track, action.player)
    default:
      return 0
  }
}

/** Writes the score of each of `legal[0..n)`. */
export function score(s: MnState, seat: Seat, legal: readonly MnAction[], n: number, out: Scores): void {
  const { at, c } = s.frames[s.frames.length - 1]
  // The rest of a set is paid without a look at the map; while empires are picked there is nothing on it.
  if (at !== 'empire' && (at !== 'pay' || c === 0)) survey(s)
  switch (at) {
    case 'token':
      scoreToken(s, seat, legal, n, out)
      return
    case 'offer':
      scoreOffer(s, seat, legal, n, out)
      return
    case 'take':
      scoreTake(s, seat, legal, n, out)
      return
    case 'gift':
      scoreGift(s, seat, legal, n, out)
      return
    case 'build':
      scoreBuild(s, seat, legal, n, out)
      return
    case 'pay':
      scorePay(s, seat, legal, n, out)
      return
    case 'colossus': {
      const builds = buildsOf(s, seat)
      for (let i = 0; i < n; i++) {
        const action = legal[i]
        if (action.kind !== 'colossus') continue
        out[i] = action.good < 0 ? NEVER : stockValueWith(builds, s, seat, 1 + action.good, 1)
      }
      return
    }
    case 'peace':
    case 'exchange':
    case 'sail':
    case 'attack':
    case 'march':
    case 'fight':
    case 'lose':
    case 'conquest':
    case 'reward':
    case 'occupy':
    case 'sheba':
    case 'park':
      scoreWar(s, seat, legal, n, out)
      return
    default:
      for (let i = 0; i < n; i++) out[i] = scoreRest(s, seat, legal[i])
  }
}

/** The same, for a game on some map. */
export const scoreOn =
  (board: Board): ScoreMoves<MnState, MnAction> =>
  (s, seat, legal, n, scores) => {
    thinkOn(board)
    score(s, seat, legal, n, scores)
  }
