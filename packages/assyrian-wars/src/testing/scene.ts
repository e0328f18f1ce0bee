// Positions from a few words, for tests. Countries, areas, leaders and cards go by their ids; units by type (`hi`),
// `hi-` for a reduced one, `m-li` for a mercenary, or by kind (`media-hc-4`); `hi*3` stands for three. What is not mentioned is in
// the box, at peace, or under its printed owner.

import { completeOptions, firstChance, isProblem, ScriptedChance, type Seat, Telling } from '@tabularium/kernel'
import { audit } from '../audit.ts'
import type { AwAction } from '../board/actions.ts'
import { type Board, createBoard, inside, poolOf, zonePlace } from '../board/board.ts'
import { action, command, counterName, countUnits, factor, isMercenary, move } from '../board/counters.ts'
import type { AwEvent } from '../board/events.ts'
import { frames } from '../board/frames.ts'
import {
  AP,
  ASSYRIAN,
  CAMPS,
  type Country,
  DECK,
  FULL,
  HAND,
  HUNGER,
  NO_CAMP,
  NOBODY,
  REDUCED,
  SIEGES,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { type AwState, OPTIONS, packOptions } from '../board/state.ts'
import { copyAt, put } from '../cards/deck.ts'
import { reckonWars } from '../common/wars.ts'
import { ruleContext } from '../consequences.ts'
import { DATA } from '../data/index.ts'
import { apply, legal, run, waiting } from '../play.ts'
import { layOut, scenarioOf } from '../setup.ts'

const { act, impulse, interphase, round: roundFrame, turn: turnFrame } = frames

/** The usual data. */
export const BOARD: Board = createBoard(DATA)

export interface CountryWords {
  /** By place: an area (`in-samaria` for its city), a sea zone, a box, `regroup`, `pool`: `k-sargon hi*3 li- m-b`. */
  readonly at?: Readonly<Record<string, string>>
  /** Cards in hand: `omens hc-as-siege`. */
  readonly hand?: string
  /** AP saved. */
  readonly saved?: number
  readonly eco?: number
  readonly vp?: number
  /** Areas it controls besides its own, with their cities. */
  readonly controls?: string
  readonly provinces?: string
}

export interface SceneWords {
  readonly scenario?: string
  readonly seats?: number
  readonly turn?: number
  readonly round?: number
  /** What is about to happen: `act assyria` (default), `impulse assyria`, `round assyria` (its turn on the track), `turn`, `interphase`. */
  readonly at?: string
  /** AP of cards, and of income, in the purse of the one who acts; 1: a card has been played. */
  readonly ap?: number
  readonly income?: number
  readonly played?: number
  readonly countries: Readonly<Record<string, CountryWords>>
  /** Active minors and tribes besides those with units on the map. */
  readonly active?: string
  /** `babylonia elam`: the rebels. Assyria is alone in its camp unless named here. */
  readonly assyrian?: string
  readonly rebel?: string
  /** Wars in their own right: `assyria israel, media persia`. */
  readonly wars?: string
  /** Markers: `{ phoenicia: 'assyria 9' }`. */
  readonly tracks?: Readonly<Record<string, string>>
  /** Who runs a country: `{ israel: 'babylonia' }`. */
  readonly runners?: Readonly<Record<string, string>>
  /** Levels: `{ samaria: 1 }`. */
  readonly damage?: Readonly<Record<string, number>>
  readonly pillage?: Readonly<Record<string, number>>
  readonly ecoPlus?: Readonly<Record<string, number>>
  readonly ecoMinus?: Readonly<Record<string, number>>
  /** `{ samaria: 'hunger assyria 2' }`. */
  readonly sieges?: Readonly<Record<string, string>>
  /** Everything in the deck but these is in the discards: `omens pass`. */
  readonly deck?: string
  readonly options?: Readonly<Record<string, string>>
  /** The last word on the position, before it runs on: fields no words exist for. */
  readonly also?: (s: AwState, b: Board) => void
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean)
const pairs = (text = ''): string[][] =>
  text
    .split(',')
    .map(words)
    .filter(list => list.length > 0)

/** `hi*2` is two of them. */
function* counted(text: string | undefined): Generator<readonly [string, number]> {
  for (const word of words(text)) {
    const [name, count] = word.split('*')
    yield [name, count === undefined ? 1 : Number(count)]
  }
}

const placeOf = (b: Board, c: Country, name: string): number => {
  if (name === 'pool') return poolOf(b, c)
  const place = b.placeName.indexOf(name)
  if (place < 0) throw new Error(`there is no place '${name}'`)
  return place
}

/** A counter that is still in the box, by a word for it. */
function inBox(b: Board, s: AwState, c: Country, word: string): number {
  const name = word.endsWith('-') ? word.slice(0, -1) : word
  const free = (u: number): boolean =>
    s.at[u] === poolOf(b, c) || s.at[u] === b.waiting || (isMercenary(b, u) && s.at[u] === b.common)
  for (let u = 0; u < b.firstLeader; u++) {
    if (!free(u)) continue
    const type = b.types[b.type[u]].toLowerCase()
    const called =
      b.kinds[b.kind[u]] === name ||
      (name === `m-${type}` && b.nation[u] === NOBODY) ||
      (name === type && b.nation[u] === c)
    if (called) return u
  }
  throw new Error(`${b.countries[c]} has no '${word}' left`)
}

function seatCountry(b: Board, s: AwState, c: Country, given: CountryWords): void {
  for (const [where, list] of Object.entries(given.at ?? {})) {
    const place = placeOf(b, c, where)
    for (const [word, count] of counted(list)) {
      for (let i = 0; i < count; i++) {
        const u = b.leaders.includes(word) ? b.leaderOf(word) : inBox(b, s, c, word)
        s.own[u] = c
        s.side[u] = word.endsWith('-') ? REDUCED : FULL
        move(s, u, place)
      }
    }
    if (place < b.tradeBoxes) s.active |= 1 << c
    if ((b.isTribe >> c) & 1) s.inPlay |= 1 << c
  }
  for (const [card, count] of counted(given.hand)) {
    for (let i = 0; i < count; i++) {
      const kind = b.cardOf(card)
      const home = b.cardHome[kind] !== NOBODY
      const copy = home ? b.cardFirst[kind] : copyAt(b, s, kind, DECK)
      if (copy === NOBODY) throw new Error(`no '${card}' is left in the deck`)
      put(b, s, copy, HAND + c)
    }
  }
  if (given.saved !== undefined) s.saved[c] = AP * given.saved
  if (given.eco !== undefined) s.base[c] = given.eco
  if (given.vp !== undefined) s.vp[c] = given.vp
  for (const name of words(given.controls)) {
    const area = b.areaOf(name)
    s.land[area] = c
    if (b.isCity[area]) s.city[area] = c
  }
  for (const name of words(given.provinces)) {
    const area = b.areaOf(name)
    s.land[area] = s.province[area] = c
    if (b.isCity[area]) s.city[area] = c
  }
}

/** A position in which something is about to happen. Throws where the words contradict each other. */
export function scene(given: SceneWords, chance = firstChance): AwState {
  const b = BOARD
  const options = completeOptions(OPTIONS, { scenario: given.scenario ?? 'campaign', ...given.options })
  if (isProblem(options)) throw new Error(options.problem)
  const scenario = scenarioOf(b, options)
  const s = layOut(b, given.seats ?? 5, scenario, packOptions(options, b.scenarios[scenario].data.optionDefaults))
  s.turn = given.turn ?? 2
  s.round = given.round ?? 2
  s.camp[b.assyria] = ASSYRIAN
  for (const [camp, list] of [given.assyrian, given.rebel].map((text, i) => [i + 1, words(text)] as const)) {
    for (const id of list) s.camp[b.countryOf(id)] = camp
  }
  for (const [x, y] of pairs(given.wars)) {
    s.feud[b.countryOf(x)] |= 1 << b.countryOf(y)
    s.feud[b.countryOf(y)] |= 1 << b.countryOf(x)
  }
  for (const [id, at] of Object.entries(given.tracks ?? {})) {
    const [power, level] = words(at)
    s.track[b.countryOf(id)] = b.countryOf(power)
    s.level[b.countryOf(id)] = Number(level)
  }
  for (const [id, country] of Object.entries(given.countries)) seatCountry(b, s, b.countryOf(id), country)
  for (const id of words(given.active)) s.active |= 1 << b.countryOf(id)
  for (let c = b.powers; c < b.onTrack; c++) {
    if (s.track[c] !== NOBODY && s.level[c] >= b.data.constants.diplomacy.alliance[0]) s.runner[c] = s.track[c]
  }
  for (const [id, power] of Object.entries(given.runners ?? {})) s.runner[b.countryOf(id)] = b.countryOf(power)
  for (const what of ['damage', 'pillage', 'ecoPlus', 'ecoMinus'] as const) {
    for (const [id, level] of Object.entries(given[what] ?? {})) s[what][b.areaOf(id)] = level
  }
  for (const [id, text] of Object.entries(given.sieges ?? {})) {
    const [kind, by, hunger = '0'] = words(text)
    const area = b.areaOf(id)
    s.siege[area] = (SIEGES as readonly string[]).indexOf(kind)
    s.siegeBy[area] = 1 << b.countryOf(by)
    if (s.siege[area] === HUNGER) s.hungerBy[area] = s.siegeBy[area]
    s.hunger[area] = Number(hunger)
    s.siegeLevel[area] = b.defence[area]
    s.siegeMen[area] = countUnits(b, s, inside(b, area), -1)
  }
  if (given.deck !== undefined) onlyInDeck(b, s, given.deck)
  for (let c = 0; c < b.countries.length; c++) s.campStart[c] = s.camp[c]
  reckonWars(b, s)
  begin(b, s, given)
  given.also?.(s, b)
  complete(b, s)
  const faults = audit(b, s).faults
  if (faults.length > 0) throw new Error(`the scene: ${faults.join('; ')}`)
  run(b, s, chance)
  return s
}

/** What follows from the words: wars and allies, a grace period for whoever is conquered, points that have been earned. */
function complete(b: Board, s: AwState): void {
  for (let c = 0; c < b.countries.length; c++) {
    for (let p = 0; p < b.powers; p++) {
      const at = b.powers * c + p
      if ((s.conquered[c] >> p) & 1 && s.grace[at] === 0) s.grace[at] = s.turn
    }
  }
  const groups = s.vpBy.length / b.powers
  for (let p = 0; p < b.powers; p++) {
    let earned = 0
    for (let i = 0; i < groups; i++) earned += s.vpBy[groups * p + i]
    s.vpBy[groups * p] += s.vp[p] - earned
  }
  reckonWars(b, s)
}

function onlyInDeck(b: Board, s: AwState, text: string): void {
  const left = new Map(counted(text))
  for (let copy = 0; copy < b.copies; copy++) {
    if (s.cardAt[copy] !== DECK) continue
    const id = b.cards[b.copyCard[copy]]
    const n = left.get(id) ?? 0
    if (n > 0) left.set(id, n - 1)
    else put(b, s, copy, -2)
  }
}

/** The frames of the moment. */
function begin(b: Board, s: AwState, given: SceneWords): void {
  const [what, id = 'assyria'] = words(given.at ?? 'act assyria')
  const c = b.countryOf(id)
  s.marker = c
  s.first = b.countryOf('assyria')
  if (what === 'turn') {
    turnFrame.push(s, {})
    return
  }
  if (what === 'interphase') {
    interphase.push(s, {})
    return
  }
  turnFrame.push(s, { step: 3 })
  roundFrame.push(s, { step: what === 'round' ? 0 : 2 })
  if (what === 'round') return
  s.active |= 1 << c
  impulse.push(s, { of: c, step: what === 'impulse' ? 0 : 7 })
  if (what === 'impulse') return
  if (what !== 'act') throw new Error(`a scene cannot be at '${given.at}'`)
  s.phasing = c
  s.had = given.turn === undefined ? 1 << c : 0
  s.cardAp = AP * (given.ap ?? 0)
  s.income = AP * (given.income ?? 0)
  s.cardsPlayed = given.played ?? (given.ap === undefined ? 0 : 1)
  act.push(s, { of: c })
}

/** A position as rules get it, for functions that change something. */
export const contextOf = (s: AwState, answers = '', telling?: Telling): RuleContext =>
  ruleContext(BOARD, s, new ScriptedChance(words(answers), firstChance), telling)

/** Makes moves, each by whoever is to choose. `answers` are what chance gives (dice are one less than the pips: see `dice`), and the
 *  first there is after that. Returns what the movers were told. After each move the position is audited. */
export function play(s: AwState, moves: string | readonly string[], answers = ''): readonly AwEvent[] {
  const list = typeof moves === 'string' ? moves.split(/\s*;\s*/).filter(Boolean) : moves
  const chance = new ScriptedChance(words(answers), firstChance)
  const events: AwEvent[] = []
  for (const move of list) {
    const [who, notation] = /^\d: /.test(move) ? [Number(move[0]) - 1, move.slice(3)] : [undefined, move]
    const seat = who ?? waiting(BOARD, s)[0]
    if (seat === undefined) throw new Error(`the game is over before '${notation}'`)
    const chosen = BOARD.actions.parse(notation)
    if (!chosen) throw new Error(`there is no action '${notation}'`)
    if (!choices(s, seat).includes(notation)) {
      const top = s.frames.at(-1)
      throw new Error(
        `'${notation}' is not legal at '${top?.at}' of ${BOARD.countries[top?.of ?? 0]}: ${choices(s, seat).join('; ')}`,
      )
    }
    const telling = new Telling()
    apply(BOARD, s, seat, chosen, chance, telling)
    events.push(...(telling.to(seat) as readonly AwEvent[]))
    const { faults } = audit(BOARD, s)
    if (faults.length > 0) throw new Error(`after '${move}': ${faults.join('; ')}`)
  }
  if (chance.unused.length > 0) throw new Error(`nobody asked for ${chance.unused.join(' ')}`)
  return events
}

/** What a seat may choose; where none is named, the first who is asked. */
export function choices(s: AwState, seat: Seat | undefined = waiting(BOARD, s)[0]): readonly string[] {
  const out: AwAction[] = []
  const n = seat === undefined ? 0 : legal(BOARD, s, seat, out)
  return out.slice(0, n).map(({ notation }) => notation)
}

/** Who decides what: `assyria act`; `over`. */
export const asked = (s: AwState): string => {
  const f = s.frames.at(-1)
  return f === undefined ? 'over' : `${f.of === NOBODY ? 'all' : BOARD.countries[f.of]} ${f.at}`
}

/** All counters of a place in words: `assyria: k-sargon hi*2 li-; babylonia: b`. */
export function place(s: AwState, name: string): string {
  const b = BOARD
  const at = b.zones.includes(name) ? zonePlace(b, b.zoneOf(name)) : b.placeName.indexOf(name)
  if (at < 0) throw new Error(`there is no place '${name}'`)
  const byCountry = new Map<string, Map<string, number>>()
  for (let u = s.head[at]; u >= 0; u = s.next[u]) {
    const owner = s.own[u] === NOBODY ? 'nobody' : b.countries[s.own[u]]
    const type = u >= b.firstLeader ? counterName(b, u) : b.types[b.type[u]].toLowerCase()
    const word = `${b.nation[u] === NOBODY ? 'm-' : ''}${type}${s.side[u] === REDUCED ? '-' : ''}`
    const list = byCountry.get(owner) ?? new Map<string, number>()
    list.set(word, (list.get(word) ?? 0) + 1)
    byCountry.set(owner, list)
  }
  const list = (units: Map<string, number>): string =>
    [...units].map(([word, n]) => (n === 1 ? word : `${word}*${n}`)).join(' ')
  return [...byCountry].map(([owner, units]) => `${owner}: ${list(units)}`).join('; ')
}

/** Cards in a hand, by kind. */
export const hand = (s: AwState, country: string): string =>
  BOARD.copyCard
    .filter((_, copy) => s.cardAt[copy] === HAND + BOARD.countryOf(country))
    .map(kind => BOARD.cards[kind])
    .join(' ')

export const campName = (s: AwState, country: string): string => CAMPS[s.camp[BOARD.countryOf(country)] ?? NO_CAMP]

/** Ratings of a leader: `9/3`. */
export const ratings = (s: AwState, leader: string): string => {
  const u = BOARD.leaderOf(leader)
  return `${command(BOARD, s, u)}/${action(BOARD, s, u)}`
}

export { factor }
