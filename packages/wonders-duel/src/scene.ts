// Positions from a few words, for tests: what is not mentioned is filled in so that every card, wonder and token is in
// exactly one place. Lists are written as names with spaces between them.

import {
  completeOptions,
  type Event,
  firstChance,
  isProblem,
  ScriptedChance,
  type Seat,
  Telling,
} from '@tabularium/kernel'
import { actions, type WdAction } from './actions.ts'
import { COVERED_BY } from './ages.ts'
import { audit } from './audit.ts'
import { CARDS } from './data/cards.ts'
import { LAYOUTS } from './data/layouts.ts'
import { MILITARY_TOKENS } from './data/military.ts'
import type { WdEvent } from './events.ts'
import { type Age, CARD_NAMES, cardOf, members, type Slot, type Slots, TOKEN_NAMES, WONDER_NAMES } from './names.ts'
import { apply, legal, waiting } from './play.ts'
import { refuse } from './refuse.ts'
import { setup } from './setup.ts'
import { clone, OPTIONS, type WdState } from './state.ts'
import { type CityView, imagine, SLOT_DOWN, SLOT_GONE, view, type WdView } from './view.ts'

export interface CityWords {
  /** Ample where nothing is said. */
  readonly coins?: number
  readonly cards?: string
  /** Own wonders not built yet. */
  readonly wonders?: string
  /** Built wonders; with `the-sphinx/altar` the altar lies under it. */
  readonly built?: string
  readonly tokens?: string
}

export interface SceneWords {
  /** Where nothing is said, the Age of the cards in the layout. */
  readonly age?: Age
  /** Exactly these cards are accessible; enough lie beneath them for the next player to have a choice. */
  readonly open?: string
  /** The last cards of the Age, all accessible. */
  readonly last?: string
  /** Slot by slot instead: the empty ones, and cards in their slots. The others are as they were dealt. */
  readonly gone?: readonly Slot[]
  readonly slots?: Readonly<Record<number, string>>
  readonly p1?: CityWords
  readonly p2?: CityWords
  readonly pawn?: number
  /** Military tokens on the board: all whose zone lies beyond the pawn, where nothing is said. */
  readonly military?: string
  /** Progress tokens on the board, and in the box. */
  readonly board?: string
  readonly box?: string
  readonly discard?: string
  readonly options?: Readonly<Record<string, string>>
  readonly turn?: Seat
}

export const P1: Seat = 0
export const P2: Seat = 1

const AMPLE = 50
const SLOTS = 20
const TOKENS_ON_BOARD = 5
const MOST_WONDERS = 7

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean)
const ageOf = (card: string): Age => {
  const { age } = CARDS[cardOf(card)]
  return age === 'guild' ? 3 : age
}

interface Left {
  readonly left: Slots
  readonly open: readonly Slot[]
  /** Whichever card is taken, the next player can choose between two. */
  readonly roomy: boolean
}

const FULL: Slots = (1 << SLOTS) - 1
const accessible = (age: Age, left: Slots): Slot[] =>
  members(left).filter(slot => (COVERED_BY[age - 1][slot] & left) === 0)

/** The sets of slots that can be left in an Age, the smallest first. */
const reachable = [1, 2, 3].map((age): readonly Left[] => {
  const found = new Map<Slots, Left>()
  const queue = [FULL]
  for (let left = queue.pop(); left !== undefined; left = queue.pop()) {
    const open = accessible(age, left)
    const next = open.map(slot => (left ?? 0) & ~(1 << slot))
    found.set(left, { left, open, roomy: next.every(after => accessible(age, after).length > 1) })
    queue.push(...next.filter(after => !found.has(after)))
  }
  const cards = ({ left }: Left) => members(left).length
  return [...found.values()].sort((a, b) => cards(a) - cards(b) || a.left - b.left)
})

/** Names not mentioned yet, handed out in the order of the catalogue. */
const spares =
  (mentioned: Set<string>) =>
  (from: readonly string[], what: string): string => {
    const name = from.find(candidate => !mentioned.has(candidate))
    if (name === undefined) throw new Error(`the scene leaves no ${what} over`)
    mentioned.add(name)
    return name
  }

const deckOf = (age: Age): readonly string[] => CARD_NAMES.filter(card => ageOf(card) === age)
const plainDeckOf = (age: Age): readonly string[] => deckOf(age).filter(card => CARDS[cardOf(card)].age !== 'guild')

/** A position. Throws where the words contradict each other. */
export function scene(given: SceneWords): WdState {
  const p = [given.p1 ?? {}, given.p2 ?? {}]
  const placed = { ...given.slots }
  const listed = words(given.open ?? given.last)
  const inLayout = [...listed, ...Object.values(placed)].filter(name => CARD_NAMES.includes(name))
  const age = given.age ?? ageOf(inLayout[0] ?? CARD_NAMES[0])

  const built = p.map(city => words(city.built).map(text => text.split('/')))
  const mentioned = new Set([
    ...inLayout,
    ...words(given.discard),
    ...p.flatMap(city => [...words(city.cards), ...words(city.wonders), ...words(city.tokens)]),
    ...built.flat(2),
    ...words(given.board),
    ...words(given.box),
  ])
  const spare = spares(mentioned)

  const layout = layoutOf(given, age, listed, spare)
  const cities = p.map(
    (city, seat): CityView => ({
      coins: city.coins ?? AMPLE,
      cards: words(city.cards),
      wonders: words(city.wonders),
      built: built[seat].map(([wonder, card]) => ({
        wonder,
        card: card ?? spare([1, 2, 3].filter(deck => deck <= age).flatMap(plainDeckOf), 'card to lie under a wonder'),
      })),
      tokens: words(city.tokens),
    }),
  )
  const taken = p.flatMap(city => words(city.tokens)).length
  const board = given.board === undefined ? [] : words(given.board)
  while (given.board === undefined && board.length + taken < TOKENS_ON_BOARD) board.push(spare(TOKEN_NAMES, 'token'))
  const pawn = given.pawn ?? 0
  const met = (loser: Seat, from: number) => (loser === P2 ? pawn >= from : -pawn >= from)
  const turn = given.turn ?? P1
  const options = optionsOf(given.options)
  const seen: WdView = {
    waiting: [turn],
    options,
    frames: [{ at: 'turn', by: turn, what: 0 }],
    age,
    pawn,
    military:
      given.military === undefined
        ? MILITARY_TOKENS.filter(({ loser, from }) => !met(loser, from)).map(({ name }) => name)
        : words(given.military),
    board,
    group: [],
    drawn: [],
    removed: built.flat().length === MOST_WONDERS ? [spare(WONDER_NAMES, 'wonder')] : [],
    layout,
    discard: words(given.discard),
    cities,
    end: '',
    winners: [],
  }
  const s = imagine(seen, firstChance)
  sound(s, 'the scene')
  const unseen = [s.unseen1, s.unseen2, s.unseen3][age - 1]
  if (members(unseen).length < members(s.hidden).length)
    throw new Error('too few cards are left for the face-down slots')
  return s
}

function layoutOf(
  { open, last, gone = [], slots = {} }: SceneWords,
  age: Age,
  listed: readonly string[],
  spare: (from: readonly string[], what: string) => string,
): string[] {
  const filler = () => spare(plainDeckOf(age), 'card for the layout')
  const dealt = (left: Slots, cards: Readonly<Record<number, string>>) =>
    LAYOUTS[age - 1].map(({ face }, slot) => {
      if (((left >> slot) & 1) === 0) return SLOT_GONE
      const covered = (COVERED_BY[age - 1][slot] & left) !== 0
      return cards[slot] ?? (face === 'down' && covered ? SLOT_DOWN : filler())
    })
  if (open === undefined && last === undefined) {
    return dealt(
      gone.reduce((left, slot) => left & ~(1 << slot), FULL),
      slots,
    )
  }
  const fitting = reachable[age - 1].find(
    set =>
      set.open.length === listed.length &&
      (last === undefined ? set.roomy : set.open.length === members(set.left).length),
  )
  if (!fitting) throw new Error(`no layout of Age ${age} has just ${listed.length} accessible cards`)
  return dealt(fitting.left, Object.fromEntries(fitting.open.map((slot, i) => [slot, listed[i]])))
}

const optionsOf = (given: Readonly<Record<string, string>> = {}) => {
  const options = completeOptions(OPTIONS, given)
  if (isProblem(options)) throw new Error(options.problem)
  return options
}

function sound(s: WdState, what: string): void {
  const { faults } = audit(s)
  if (faults.length > 0) throw new Error(`${what}: ${faults.join('; ')}`)
}

/** A game from its beginning. Where `answers` run out, chance gives the first answer there is. */
export function begin(options: Readonly<Record<string, string>> = {}, answers = ''): WdState {
  return setup({ seats: 2, options: optionsOf(options) }, new ScriptedChance(words(answers), firstChance))
}

/** The seat that is asked; undefined when the game is over. */
export const asked = (s: WdState): Seat | undefined => waiting(s)[0]

/** What is being decided: `turn`, `token`, `raise` …; undefined when the game is over. */
export const decision = (s: WdState): string | undefined => s.frames.at(-1)?.at

/** All that is on the table. */
export const look = (s: WdState): WdView => view(s, undefined)

/** The notations of all that the asked seat may do. */
export function choices(s: WdState): string[] {
  const out: WdAction[] = []
  return out.slice(0, legal(s, waiting(s)[0], out)).map(({ notation }) => notation)
}

export function actionOf(notation: string): WdAction {
  const action = actions.parse(notation)
  if (!action) throw new Error(`'${notation}' is no action`)
  return action
}

/**
 * Plays moves as a record writes them, `build baths > palisade, altar`, each for the seat that is asked and only if it
 * is legal. Where answers of chance are left out, it gives the first there is. Returns what was told.
 */
export function play(s: WdState, ...moves: readonly string[]): readonly WdEvent[] {
  return moves.flatMap(move => {
    const [notation, answers] = move.split(' > ')
    const seat = asked(s)
    if (seat === undefined) throw new Error(`'${move}': the game is over`)
    if (!choices(s).includes(notation)) {
      const refusal = refuse(s, seat, actionOf(notation))
      throw new Error(`'${notation}' is not legal: ${refusal ? JSON.stringify(refusal) : choices(s).join(', ')}`)
    }
    const chance = new ScriptedChance(answers?.split(', ') ?? [], firstChance)
    const told = new Telling()
    apply(s, seat, actionOf(notation), chance, told)
    if (chance.unused.length > 0) throw new Error(`'${move}': nobody asked for ${chance.unused.join(', ')}`)
    sound(s, `after '${move}'`)
    return told.to(undefined) as readonly (Event & WdEvent)[]
  })
}

/**
 * What an accessible card, or one's own wonder, costs the asked seat: the fewest coins that make it legal, and just that
 * much is paid. Looks from outside, through the gate and the treasury alone.
 */
export function costOf(s: WdState, thing: string): number {
  const seat = waiting(s)[0]
  const wonder = WONDER_NAMES.includes(thing)
  const poor = clone(s)
  for (let coins = 0; coins <= AMPLE; coins++) {
    poor.cities[seat].coins = coins
    const move = choices(poor).find(m => (wonder ? m.startsWith(`wonder ${thing} `) : m === `build ${thing}`))
    if (move === undefined) continue
    const paid = play(poor, move).flatMap(e => (e.at === 'built' || e.at === 'wonder' ? [e.paid] : []))[0]
    if (paid !== coins) throw new Error(`${thing} is legal with ${coins} coins, but ${paid} were paid`)
    return coins
  }
  throw new Error(`${thing} cannot be built at all`)
}
