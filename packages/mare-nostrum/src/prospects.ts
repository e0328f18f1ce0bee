// What is about to happen unless somebody stops it: who would win this round and by what, and what of one's own is in danger. For
// pages that warn. Asked of a position as one seat imagines it: where the stocks of others are not all known, what they can
// buy is a good guess.

import { type Bits, type Seat, size } from '@tabularium/kernel'
import { landSide } from './battle.ts'
import type { Board } from './board.ts'
import { CARDS_TO_WIN } from './data/cards.ts'
import { CITIES_TO_WIN } from './data/ends.ts'
import { PIECE_PRICE, PYRAMIDS_PRICE, TRACKS } from './data/goods.ts'
import { couldWin } from './heroes.ts'
import { targets } from './land.ts'
import { highest, level } from './leadership.ts'
import { PIECES, type Piece, type Province, type Provinces, type Track } from './names.ts'
import { oddsOf } from './odds.ts'
import { closed, peacePartner } from './peace.ts'
import { means } from './price.ts'
import { inPlay, lowest } from './reach.ts'
import { type MnState, NO_END, NOBODY, UNNOTED } from './state.ts'
import { capitalOf, heldSlots, legionsIn, unitsIn } from './units.ts'
import { greatCities, mayBuildPyramids } from './victory.ts'

/** A track that somebody would lead at the end of the round: the level, and the next one's. */
export interface Lead {
  readonly track: Track
  readonly level: number
  readonly next: number
}

/** What would make the looking seat first in a track: so many more, and the level that leads to. */
export interface Help {
  readonly track: Track
  readonly more: number
  readonly level: number
}

export type Prospect =
  /** All three titles at the end of the round. */
  | {
      readonly what: 'titles'
      readonly seat: Seat
      readonly leads: readonly Lead[]
      readonly help: Help | undefined
      /** Who would decide a tie for the last of them; NOBODY: there is none. */
      readonly judge: Seat
    }
  /** Four great cities at the end of phase 4. */
  | { readonly what: 'cities'; readonly seat: Seat; readonly provinces: readonly Province[] }
  /** Three, and a fourth within reach of legions that are likely to win it. */
  | {
      readonly what: 'fourth-city'
      readonly seat: Seat
      readonly provinces: readonly Province[]
      readonly target: Province
    }
  /** Has five cards or the Pyramids, and wins when the phase is over. */
  | { readonly what: 'waits'; readonly seat: Seat }
  /** Has what the fifth card or the Pyramids cost, and still builds in this round. */
  | { readonly what: 'cards' | 'pyramids'; readonly seat: Seat }
  /** One's own capital: legions within reach of it, and how often they would stand there alone. */
  | {
      readonly what: 'capital'
      readonly seat: Seat
      readonly province: Province
      readonly legions: number
      readonly chance: number
    }
  /** A province of one's own with somebody else's legions in it: there will be a battle. */
  | { readonly what: 'battle'; readonly seat: Seat; readonly province: Province }

const isIn = <Of extends number>(set: Bits<Of>, at: NoInfer<Of>): boolean => ((set >> at) & 1) === 1

/** Whether a seat still has its turn in this phase, or is at it. */
const hasTurn = (s: MnState, seat: Seat): boolean => !isIn(s.acted, seat) || s.active === seat

const provincesOf = (set: Provinces): readonly Province[] => {
  const out: Province[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) out.push(lowest(rest))
  return out
}

/** In phase 5 the tracks before this one are decided. */
const decidedUpTo = (s: MnState): Track => {
  const top = s.frames[s.frames.length - 1]
  return s.phase < 5 ? 0 : top?.at === 'award' ? top.a : TRACKS.length
}

/** Whether a seat would take a title now: it is highest alone, or tied and decides the tie itself; with `tie`, also where another
 *  seat would decide it. 5, M57 */
function takes(b: Board, s: MnState, seat: Seat, track: Track, tie = false): boolean {
  if (track < decidedUpTo(s)) return s.titles[track] === seat
  const first = highest(b, s, track)
  return first === 1 << seat || (isIn(first, seat) && (tie || s.titles[track] === seat))
}

/** Whether all others have built: from here on only the viewer's building can change a level in this round. */
function isBuilt(s: MnState, viewer: Seat): boolean {
  if (s.phase !== 3) return s.phase > 3
  for (let seat: Seat = 0; seat < s.seats; seat++) if (seat !== viewer && hasTurn(s, seat)) return false
  return true
}

function titles(b: Board, s: MnState, seat: Seat, viewer: Seat): Prospect | undefined {
  const tracks = TRACKS.map((_, track) => track)
  const ties = tracks.filter(track => !takes(b, s, seat, track))
  if (ties.length > 1 || !tracks.every(track => takes(b, s, seat, track, true))) return undefined
  if (!isBuilt(s, viewer)) return undefined
  const leads = tracks.map(track => {
    const others = Array.from({ length: s.seats }, (_, other) => (other === seat ? -1 : level(b, s, other, track)))
    return { track, level: level(b, s, seat, track), next: Math.max(...others) }
  })
  const [tie] = ties
  // Whoever decides the tie can keep the title, so this is no threat to the others. The viewer who decides it is told once the
  // tie is asked about.
  if (tie !== undefined && (s.titles[tie] !== viewer || s.phase < 5)) return undefined
  return {
    what: 'titles',
    seat,
    leads,
    help: helpOf(b, s, leads, viewer),
    judge: tie === undefined ? NOBODY : s.titles[tie],
  }
}

/** The track in which the fewest more would do, where they can still be built and paid. */
function helpOf(b: Board, s: MnState, leads: readonly Lead[], viewer: Seat): Help | undefined {
  if (viewer === NOBODY || s.phase > 3 || (s.phase === 3 && !hasTurn(s, viewer))) return undefined
  const [best] = leads
    .map(lead => {
      const own = level(b, s, viewer, lead.track)
      // Whoever holds the title decides a tie.
      const more = lead.level - own + (s.titles[lead.track] === viewer ? 0 : 1)
      return { track: lead.track, more, level: own + more }
    })
    .toSorted((x, y) => x.more - y.more || y.track - x.track)
  let pieces = 0
  for (let piece: Piece = 0; piece < PIECES; piece++) pieces += s.stock[PIECES * viewer + piece]
  return best.more <= 0 || (s.phase === 3 && best.more * PIECE_PRICE > pieces) ? undefined : best
}

const greatIn = (b: Board, s: MnState, seat: Seat): readonly Province[] =>
  provincesOf(inPlay(b, s)).filter(at => (heldSlots(b, s, at, seat) & b.greatCities[at]) !== 0)

/** Legions of a seat that can march into a province, those there among them; `army`: of those elsewhere the largest stack alone. */
function reaching(b: Board, s: MnState, seat: Seat, to: Province, army = false): number {
  if (isIn(closed(s, seat), to)) return 0
  const stacks = provincesOf(s.present[seat])
    .filter(from => from !== to && isIn(targets(b, s, seat, from), to))
    .map(from => Math.max(0, legionsIn(s, seat, from) - (s.active === seat ? s.marched[from] : 0)))
  const coming = army ? Math.max(0, ...stacks) : stacks.reduce((all, n) => all + n, 0)
  return legionsIn(s, seat, to) + coming
}

/** How often so many legions of a seat would stand alone in a province after a battle with another. */
function chanceOf(s: MnState, seat: Seat, foe: Seat, province: Province, legions: number): number {
  if (legions === 0) return 0
  const other = foe === NOBODY ? undefined : landSide(s, foe, province)
  if (other === undefined || other.units === 0) return 1
  const { dice, ...own } = landSide(s, seat, province)
  const more = legions - legionsIn(s, seat, province)
  return oddsOf({ ...own, units: own.units + more, dice: dice + more }, other).first
}

/** More likely than not. */
const LIKELY = 0.5
/** Asked for while others still build: the attack needs all legions, and the place may yet be strengthened. */
const ALL_BUT_SURE = 0.75

function cities(b: Board, s: MnState, seat: Seat): Prospect | undefined {
  if (s.phase > 4) return undefined
  const held = greatCities(b, s, seat)
  if (held >= CITIES_TO_WIN) return { what: 'cities', seat, provinces: greatIn(b, s, seat) }
  const marches = s.phase === 4 && hasTurn(s, seat)
  if (held < CITIES_TO_WIN - 1 || !marches) return undefined
  const target = provincesOf(inPlay(b, s)).find(at => {
    const other = s.controller[at]
    if (other === seat || (b.greatCities[at] & s.built[at] & ~heldSlots(b, s, at, seat)) === 0) return false
    return chanceOf(s, seat, other, at, reaching(b, s, seat, at)) >= LIKELY
  })
  return target === undefined ? undefined : { what: 'fourth-city', seat, provinces: greatIn(b, s, seat), target }
}

function builds(s: MnState, seat: Seat): Prospect | undefined {
  if (isIn(s.pending, seat)) return { what: 'waits', seat }
  if (s.phase !== 3 || !hasTurn(s, seat) || s.options & UNNOTED || !couldWin(s, seat)) return undefined
  const pyramids = mayBuildPyramids(s, seat) && means(s, seat) >= PYRAMIDS_PRICE
  return { what: pyramids && size(s.cards[seat]) < CARDS_TO_WIN - 1 ? 'pyramids' : 'cards', seat }
}

/** What may be lost in this round to legions that can come there, as long as the one who looks can still do something about it. */
function dangers(b: Board, s: MnState, viewer: Seat): readonly Prospect[] {
  if ((s.phase !== 3 && s.phase !== 4) || !hasTurn(s, viewer)) return []
  const grave = s.phase === 3 ? ALL_BUT_SURE : LIKELY
  const rivals = Array.from({ length: s.seats }, (_, seat) => seat).filter(
    seat => seat !== viewer && seat !== peacePartner(s, viewer) && (s.phase === 3 || hasTurn(s, seat)),
  )
  const out: Prospect[] = []
  const capital = capitalOf(b, s, viewer)
  for (const province of provincesOf(s.control[viewer])) {
    for (const seat of rivals) {
      const legions = province === capital ? reaching(b, s, seat, province, true) : legionsIn(s, seat, province)
      const chance = chanceOf(s, seat, viewer, province, legions)
      if (legions === 0 || chance < grave) continue
      if (province === capital) out.push({ what: 'capital', seat, province, legions, chance })
      // Where nobody would fight it is lost already.
      else if (unitsIn(s, viewer, province) > 0) out.push({ what: 'battle', seat, province })
    }
  }
  return out.toSorted((x, y) => Number(x.what === 'battle') - Number(y.what === 'battle'))
}

/** The gravest first: what ends the game, then what one may lose. `viewer`: NOBODY for whoever looks on. */
export function prospects(b: Board, s: MnState, viewer: Seat): readonly Prospect[] {
  if (s.end !== NO_END || s.phase === 0) return []
  const wins: Prospect[] = []
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue
    for (const one of [builds(s, seat), cities(b, s, seat), titles(b, s, seat, viewer)]) if (one) wins.push(one)
  }
  const order: readonly Prospect['what'][] = ['waits', 'cities', 'titles', 'pyramids', 'cards', 'fourth-city']
  wins.sort((x, y) => order.indexOf(x.what) - order.indexOf(y.what))
  return viewer === NOBODY ? wins : [...wins, ...dangers(b, s, viewer)]
}
