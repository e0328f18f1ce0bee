// Positions from a few words, for tests and lessons. Players go by the first letters of their empires, lists are names with
// spaces between them, and `italia*2` stands for two. What is not mentioned is in the box.

import { completeOptions, firstChance, isProblem, ScriptedChance, SEATS, type Seat, Telling } from '@tabularium/kernel'
import type { MnAction } from './actions.ts'
import { audit } from './audit.ts'
import { type Board, createBoard } from './board.ts'
import { TRACKS } from './data/goods.ts'
import { MAP } from './data/map.ts'
import type { MnEvent } from './events.ts'
import { level } from './leadership.ts'
import { CARD_NAMES, cardOf, FOR_SALE, HERO, LEGENDARY, PIECE_NAMES, PIECES, pieceOf, type Slot } from './names.ts'
import { apply, legal, run, waiting } from './play.ts'
import { layOut } from './setup.ts'
import { frame, IN_DISCARD, MARKER_BIT, type MnState, NOBODY, OPTIONS, PUBLIC, packOptions } from './state.ts'
import { startTurn } from './turn.ts'
import {
  addBuilding,
  addFortress,
  addLegions,
  addTriremes,
  legionsIn,
  setController,
  station,
  stationOnMarker,
  triremesIn,
} from './units.ts'

/** The usual map. */
export const BOARD: Board = createBoard(MAP)

/** Rome, Carthage, Greece, Egypt, Babylon: the seats in their order. */
export const LETTERS = 'RCGEB'
export type Letter = 'R' | 'C' | 'G' | 'E' | 'B'

export interface PlayerWords {
  /** Pieces behind the screen: `coin*3 wine legendary-wine`. Legendary ones are known to their owner only. */
  readonly stock?: string
  /** Cards besides the starting hero; `-caesar`: without that hero, as if nobody had it. */
  readonly cards?: string
  /** What Castor and Pollux copied. */
  readonly copied?: string
  /** Provinces besides the capital. */
  readonly control?: string
  readonly legions?: string
  readonly fortresses?: string
  readonly triremes?: string
  /** `cyrenaica/papyrus africa/marker`: one of the legions there is on it, since the round before. */
  readonly stations?: string
}

export interface SceneWords {
  readonly seats?: number
  /** What is about to happen: `collect`, `trade`, `name` and `build R` in phase 3, `war` (phase 4), `turn R` in it,
   *  `leadership`. */
  readonly at?: string
  readonly players: Readonly<Partial<Record<Letter, PlayerWords>>>
  /** `latium/roma latium/temple`. */
  readonly buildings?: string
  /** Titles in trade, culture, military: `C E R`. */
  readonly titles?: string
  /** Those who have had their turn in this phase. */
  readonly acted?: string
  readonly round?: number
  /** Provinces a player held at the start of the round, where other than now. */
  readonly base?: Readonly<Partial<Record<Letter, string>>>
  /** Trade tokens left, by their faces: `5/0 4/3`. */
  readonly tokens?: string
  /** What is left in the reserve of a piece, and of a sort of building. Others are out of the game. */
  readonly reserve?: Readonly<Record<string, number>>
  /** Legendary goods in the discard. */
  readonly discard?: string
  /** Who keeps the peace with whom in this round: `G R`; the last partner and the round of it: `R 3`. */
  readonly peace?: string
  readonly lastPeace?: string
  readonly options?: Readonly<Record<string, string>>
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean)

/** `wine*2` is two of them. */
function* counted(text: string | undefined): Generator<readonly [string, number]> {
  for (const word of words(text)) {
    const [name, count] = word.split('*')
    yield [name, count === undefined ? 1 : Number(count)]
  }
}

export const seatOf = (letter: string): Seat => {
  const seat = LETTERS.indexOf(letter)
  if (seat < 0 || letter.length !== 1) throw new Error(`there is no player '${letter}'`)
  return seat
}
export const letterOf = (seat: Seat): string => (seat === NOBODY ? '-' : LETTERS[seat])

const FACES = ['5/0', '2/1', '4/3']

function seatPlayer(b: Board, s: MnState, seat: Seat, given: PlayerWords): void {
  for (const card of words(given.cards)) {
    if (card.startsWith('-')) {
      s.cards[seat] &= ~(1 << cardOf(card.slice(1)))
      continue
    }
    if (((s.open >> cardOf(card)) & 1) === 0) throw new Error(`${card} is not for sale`)
    s.cards[seat] |= 1 << cardOf(card)
    s.open &= ~(1 << cardOf(card))
  }
  s.powers[seat] = s.cards[seat]
  if (given.copied !== undefined) {
    s.copied[seat] = cardOf(given.copied)
    s.powers[seat] |= 1 << s.copied[seat]
  }
  for (const name of words(given.control)) setController(b, s, b.provinceOf(name), seat)
  for (const [name, count] of counted(given.legions)) addLegions(s, seat, b.provinceOf(name), count)
  for (const name of words(given.fortresses)) addFortress(s, seat, b.provinceOf(name))
  for (const [name, count] of counted(given.triremes)) addTriremes(s, seat, b.seaOf(name), count)
  for (const [name, count] of counted(given.stock)) {
    const piece = pieceOf(name)
    s.stock[PIECES * seat + piece] += count
    s.sizes[seat] += count
    if (piece < LEGENDARY) s.reserve[piece] -= count
    else {
      s.legendary[piece - LEGENDARY] = seat
      s.known[piece - LEGENDARY] = 1 << seat
    }
  }
}

function putStations(b: Board, s: MnState, seat: Seat, { stations }: PlayerWords): void {
  for (const word of words(stations)) {
    const [province, part] = word.split('/')
    if (part === 'marker') stationOnMarker(s, seat, b.provinceOf(province), s.round - 1)
    else station(b, s, seat, b.slotOf(province, part))
  }
}

/** A position in which something is about to happen. Throws where the words contradict each other. */
export function scene(given: SceneWords): MnState {
  const b = BOARD
  const options = completeOptions(OPTIONS, { display: 'experienced', ...given.options })
  if (isProblem(options)) throw new Error(options.problem)
  const { seats = 5 } = given
  const s = layOut(b, seats, packOptions(options))
  s.round = given.round ?? 2
  s.open = FOR_SALE
  for (let seat: Seat = 0; seat < seats; seat++) {
    s.empires[seat] = seat as number
    s.cards[seat] = 1 << HERO[seat]
    const capital = b.capitals[seat]
    s.controller[capital] = seat
    s.control[seat] |= 1 << capital
  }
  for (const [letter, player] of Object.entries(given.players)) seatPlayer(b, s, seatOf(letter), player)
  for (let seat: Seat = 0; seat < seats; seat++) s.powers[seat] |= s.cards[seat]
  for (const word of words(given.buildings)) {
    const [province, part] = word.split('/')
    addBuilding(b, s, b.slotOf(province, part))
  }
  for (const [letter, player] of Object.entries(given.players)) putStations(b, s, seatOf(letter), player)
  const [trade, culture, military] = words(given.titles ?? (seats === 3 ? 'C G R' : 'C E R'))
  s.titles = [seatOf(trade), seatOf(culture), seatOf(military)]
  for (let seat: Seat = 0; seat < seats; seat++) s.base[seat] = s.control[seat]
  for (const [letter, provinces] of Object.entries(given.base ?? {})) {
    s.base[seatOf(letter)] = words(provinces).reduce((set, name) => set | (1 << b.provinceOf(name)), 0)
  }
  if (given.tokens !== undefined) {
    s.tokens = words(given.tokens).reduce((set, face) => set | (1 << FACES.indexOf(face)), 0)
  }
  for (const [name, count] of Object.entries(given.reserve ?? {})) {
    const sort = BUILDINGS.indexOf(name)
    if (sort >= 0) s.pieces[sort] = count
    else s.reserve[pieceOf(name)] = count
  }
  for (const name of words(given.discard)) {
    s.legendary[pieceOf(name) - 1] = IN_DISCARD
    s.known[pieceOf(name) - 1] = PUBLIC
  }
  if (given.peace !== undefined) [s.peaceBy, s.peaceWith] = words(given.peace).map(seatOf)
  if (given.lastPeace !== undefined) {
    const [partner, round] = words(given.lastPeace)
    s.lastPartner = seatOf(partner)
    s.lastPeace = Number(round)
  }
  for (const letter of words(given.acted)) s.acted |= 1 << seatOf(letter)
  const faults = audit(b, s).faults.filter(fault => !mayBeWrong(given, fault))
  if (faults.length > 0) throw new Error(`the scene: ${faults.join('; ')}`)
  begin(s, given.at ?? 'turn R')
  run(b, s, firstChance)
  return s
}

/** What a scene leaves out of the game, and that nothing is going on in it yet. */
const mayBeWrong = ({ reserve, players }: SceneWords, fault: string): boolean =>
  fault === 'the game is over for no reason' ||
  (reserve !== undefined && /^\d+ (of|\w+ pieces)/.test(fault)) ||
  (Object.values(players).some(({ cards }) => cards?.includes('-')) && fault.startsWith('cards are missing'))

const BUILDINGS = ['caravans', 'markets', 'cities', 'capitals', 'legendary-cities', 'temples']

/** The frames of the moment. */
function begin(s: MnState, at: string): void {
  const [what, letter = ''] = words(at)
  const phase = (n: number, step: number): void => {
    s.phase = n
    s.frames.push(frame('phase', NOBODY, n, step))
  }
  switch (what) {
    case 'collect':
      return phase(1, 0)
    case 'trade':
      return phase(2, 0)
    case 'name':
      return phase(3, 0)
    case 'build':
      phase(3, 0)
      s.active = seatOf(letter)
      s.frames.push(frame('build', s.active))
      return
    case 'war':
      return phase(4, 0)
    case 'turn':
      phase(4, 1)
      s.acted |= 1 << seatOf(letter)
      startTurn(s, seatOf(letter))
      return
    case 'leadership':
      return phase(5, 0)
    default:
      throw new Error(`a scene cannot be at '${at}'`)
  }
}

/** Makes moves, each by whoever is to choose, or by the player named: `E: lose legion`. `answers` are what chance gives,
 *  and the first there is after that. Returns what everybody and the movers were told. After each move the position is
 *  audited; what the scene left out of the game stays out of it. */
export function play(s: MnState, moves: string | readonly string[], answers = ''): readonly MnEvent[] {
  const list = typeof moves === 'string' ? moves.split(/\s*;\s*/).filter(Boolean) : moves
  const chance = new ScriptedChance(words(answers), firstChance)
  const events: MnEvent[] = []
  const before = audit(BOARD, s).faults
  for (const move of list) {
    const [letter, notation] = /^[RCGEB]: /.test(move) ? [move[0], move.slice(3)] : [undefined, move]
    const seat = letter === undefined ? waiting(s)[0] : seatOf(letter)
    if (seat === undefined) throw new Error(`the game is over before '${notation}'`)
    const action = BOARD.actions.parse(notation)
    if (!action) throw new Error(`there is no action '${notation}'`)
    if (!choices(s, seat).includes(notation)) {
      const top = s.frames.at(-1)?.at
      throw new Error(
        `'${notation}' by ${letterOf(seat)} is not legal at '${top}' by ${asked(s)}: ${choices(s, seat).join('; ')}`,
      )
    }
    const telling = new Telling()
    apply(BOARD, s, seat, action, chance, telling)
    events.push(...(telling.to(seat) as readonly MnEvent[]))
    const faults = audit(BOARD, s).faults.filter(fault => !before.includes(fault))
    if (faults.length > 0) throw new Error(`after '${move}': ${faults.join('; ')}`)
  }
  if (chance.unused.length > 0) throw new Error(`nobody asked for ${chance.unused.join(' ')}`)
  return events
}

/** What a player may choose; where none is named, the first who is asked. */
export function choices(s: MnState, seat: Seat | undefined = waiting(s)[0]): readonly string[] {
  const out: MnAction[] = []
  const n = seat === undefined ? 0 : legal(BOARD, s, seat, out)
  return out.slice(0, n).map(action => action.notation)
}

/** Who is asked: `R`, `RE`; nobody when the game is over. */
export const asked = (s: MnState): string => waiting(s).map(letterOf).join('')

/** What is being decided; undefined when the game is over. */
export const decision = (s: MnState): string | undefined => s.frames.at(-1)?.at

/** `3 coin, wine`: pieces in their order. */
export const stock = (s: MnState, seat: Seat): string =>
  PIECE_NAMES.flatMap((name, piece) => {
    const count = s.stock[PIECES * seat + piece]
    return count === 0 ? [] : [count === 1 ? name : `${name}*${count}`]
  }).join(' ')

/** Trade, culture, military: `7/1/3`. */
export const levels = (s: MnState, seat: Seat): string =>
  TRACKS.map((_, track) => level(BOARD, s, seat, track)).join('/')

/** A province in words: `E R2 E1+ [papyrus market:R] marker:R`, that is its controller, legions with a plus for the
 *  fortress, buildings and stations. A station on an empty slot is `(papyrus:R)`. */
export function province(s: MnState, name: string): string {
  const b = BOARD
  const at = b.provinceOf(name)
  const units = SEATS[(1 << s.seats) - 1].flatMap(seat => {
    const legions = legionsIn(s, seat, at)
    const fortress = s.fortress[at] === seat
    return legions > 0 || fortress ? [`${letterOf(seat)}${legions}${fortress ? '+' : ''}`] : []
  })
  const parts: string[] = []
  const empty: string[] = []
  for (let slot: Slot = b.firstSlot[at]; slot < b.firstSlot[at] + b.slotCount[at]; slot++) {
    const on = s.stations[slot] === NOBODY ? '' : `:${letterOf(s.stations[slot])}`
    if (s.built[at] & b.slotBit[slot]) parts.push(b.slotPart[slot] + on)
    else if (on !== '') empty.push(`(${b.slotPart[slot]}${on})`)
  }
  return [
    letterOf(s.controller[at]),
    ...units,
    ...(parts.length > 0 ? [`[${parts.join(' ')}]`] : []),
    ...empty,
    ...(s.stationed[at] & MARKER_BIT ? [`marker:${letterOf(s.marker[at])}`] : []),
  ].join(' ')
}

/** Triremes in a sea: `R2 E1`. */
export const sea = (s: MnState, name: string): string =>
  SEATS[(1 << s.seats) - 1]
    .map(seat => [seat, triremesIn(s, seat, BOARD.seaOf(name))] as const)
    .filter(([, count]) => count > 0)
    .map(([seat, count]) => letterOf(seat) + count)
    .join(' ')

/** What a player has left of legions, triremes, fortresses, markers: `8 5 5 7`. */
export const supply = (s: MnState, seat: Seat): string =>
  [s.legionsLeft[seat], s.triremesLeft[seat], s.fortressesLeft[seat], s.markersLeft[seat]].join(' ')

/** Who holds the three titles: `C E R`. */
export const titles = (s: MnState): string => s.titles.map(letterOf).join(' ')

/** Cards besides the starting hero. */
export const cards = (s: MnState, seat: Seat): string =>
  CARD_NAMES.filter((_, card) => card !== HERO[s.empires[seat]] && (s.cards[seat] >> card) & 1).join(' ')
