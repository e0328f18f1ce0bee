// Worlds that a viewer cannot tell apart: cards one has not seen are dealt again, hidden stacks and secret markers drawn again;
// everything else is as the view says.

import type { Ask, Chance, Seat } from '@tabularium/kernel'
import { couldLay } from '../battle/battle-cards.ts'
import type { AwAction } from '../board/actions.ts'
import type { Board } from '../board/board.ts'
import { move } from '../board/counters.ts'
import { frameFrom } from '../board/frames.ts'
import { CARD_OUT, DECK, HAND, LAID, NOBODY } from '../board/names.ts'
import { type AwState, emptyState, PUBLIC_FIELDS } from '../board/state.ts'
import { put } from '../cards/deck.ts'
import { settleNumbers } from '../fog/numbering.ts'
import { SOMEWHERE } from '../fog/piles.ts'
import { imagineAboard, imagineFog, type Needed, needsOf, redealFog } from '../fog/worlds.ts'
import { imagineParty } from '../movement/march-party.ts'
import { imagineRoute } from '../movement/relocation.ts'
import { legal, waiting } from '../play.ts'
import { redealSchemes } from '../politics/secret-diplomacy.ts'
import { knowsCard, UNSEEN } from './hidden.ts'
import type { AwView } from './view.ts'

const CARD: Ask = { what: 'unseen card', names: [] }
const UNIT: Ask = { what: 'unseen unit', names: [] }

/** Deals a list of copies to the places, those for battles first: only what could be laid there. */
function dealOut(b: Board, s: AwState, copies: number[], places: readonly number[], chance: Chance): void {
  for (const place of places) {
    let i: number
    if (place >= LAID) {
      const fit = copies.filter(copy => couldLay(b, s, place - LAID, b.copyCard[copy]))
      i = copies.indexOf(fit[chance.below(CARD, fit.length)])
    } else i = chance.below(CARD, copies.length)
    put(b, s, copies[i], place)
    copies[i] = copies[copies.length - 1]
    copies.pop()
  }
}

/** Draws again all that this seat (NOBODY: a spectator) cannot know. */
export function redeal(b: Board, s: AwState, seat: Seat, chance: Chance): void {
  const copies: number[] = []
  const places: number[] = []
  for (let copy = 0; copy < b.copies; copy++) {
    if (knowsCard(b, s, seat, copy)) continue
    copies.push(copy)
    places.push(s.cardAt[copy])
  }
  for (const copy of copies) put(b, s, copy, CARD_OUT)
  places.sort((x, y) => y - x)
  dealOut(b, s, copies, places, chance)
  redealSchemes(b, s, seat, chance)
  redealFog(b, s, seat, n => chance.below(UNIT, n))
  settleNumbers(b, s)
}

/** One full position that this view could come from: whoever is asked there has an answer. */
export function imagine(b: Board, v: AwView, chance: Chance): AwState {
  const first = worldOf(b, v, chance)
  if (first === undefined) throw new Error('no world looks like this view')
  if (first.hidden.length === 0 || canAnswer(b, first.world)) return first.world
  // Rare: a question names a kind or a place, and what it asks for came to lie elsewhere.
  const needs = [...needsOf(b, first.world, first.hidden, v.position.fog as readonly number[])]
  while (needs.length > 0) {
    const [needed] = needs.splice(chance.below(UNIT, needs.length), 1)
    const again = worldOf(b, v, chance, needed)
    if (again && canAnswer(b, again.world)) return again.world
  }
  return first.world
}

const answers: AwAction[] = []
const canAnswer = (b: Board, s: AwState): boolean => waiting(b, s).every(seat => legal(b, s, seat, answers) > 0)

interface World {
  readonly world: AwState
  /** Units that were dealt. */
  readonly hidden: readonly number[]
}

/** Undefined: what is needed cannot lie there. */
function worldOf(b: Board, v: AwView, chance: Chance, needed?: Needed): World | undefined {
  const scenario = b.scenarios.findIndex(({ data }) => data.id === v.scenario)
  const s = emptyState(b, v.seats, scenario, 0)
  const { position } = v
  for (const field of PUBLIC_FIELDS) {
    const value = position[field]
    const fields = s as unknown as Record<string, number | number[]>
    const empty = fields[field]
    if (typeof empty === 'number') fields[field] = value as number
    else fields[field] = typeof value === 'number' ? empty.fill(value) : [...value]
  }
  const hidden: number[] = []
  for (let u = 0; u < b.counters; u++) {
    const place = s.at[u]
    s.at[u] = -1
    if (place === SOMEWHERE) hidden.push(u)
    else move(s, u, place)
  }
  for (const f of v.frames) {
    s.frames.push(frameFrom(f, f.of === '' ? NOBODY : b.countryOf(f.of)))
  }
  imagineCards(b, s, v, chance)
  s.schemes = imagineSchemes(position.schemes as readonly number[])
  redealSchemes(b, s, v.seat ?? NOBODY, chance)
  const fog = position.fog as readonly number[]
  if (hidden.length > 0 && !imagineFog(b, s, hidden, fog, n => chance.below(UNIT, n), needed)) return undefined
  imagineParty(b, s)
  imagineAboard(b, s)
  imagineRoute(b, s)
  settleNumbers(b, s)
  return { world: s, hidden }
}

/** The view tells how many cards each has: what is not seen is dealt to them, the rest is the deck. */
function imagineCards(b: Board, s: AwState, v: AwView, chance: Chance): void {
  const at = v.position.cardAt as readonly number[]
  const commons = s.commons.slice()
  s.commons.fill(0)
  s.homes.fill(0)
  const copies: number[] = []
  for (let copy = 0; copy < b.copies; copy++) {
    if (at[copy] === UNSEEN) copies.push(copy)
    else put(b, s, copy, at[copy])
  }
  const places: number[] = []
  for (const [id, n] of Object.entries(v.laid)) {
    const place = LAID + b.countryOf(id)
    for (let i = at.filter(p => p === place).length; i < n; i++) places.push(place)
  }
  for (let c = 0; c < b.countries.length; c++) for (let i = s.commons[c]; i < commons[c]; i++) places.push(HAND + c)
  while (places.length < copies.length) places.push(DECK)
  dealOut(b, s, copies, places, chance)
}

/** Powers stand alone where their target is secret. */
function imagineSchemes(seen: readonly number[]): number[] {
  return seen.slice()
}
