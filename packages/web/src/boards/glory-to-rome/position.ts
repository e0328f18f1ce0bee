// A view as the board reads it: limits, what structures still need, what demands are under way. Nothing here is drawn.

import {
  type GrAction,
  type GrEvent,
  type GrState,
  type GrView,
  gloryToRome,
  type StructureView,
} from '@tabularium/glory-to-rome'
import {
  accepts,
  asStructure,
  cardOf,
  clienteleLimit,
  demands,
  handLimit,
  has,
  MATERIALS,
  type MaterialName,
  materialOf,
  VALUES,
  vaultLimit,
} from '@tabularium/glory-to-rome/rules'
import { firstChance, type Seat } from '@tabularium/kernel'
import type { Choice } from '../board.ts'

export interface Limits {
  readonly clients: number
  readonly vault: number
  readonly hand: number
}

export interface RomePosition {
  readonly view: GrView
  /** The same as a state, to ask limits and reasons of; the others' hands in it are made up. */
  readonly state: GrState
  /** Who sits at the bottom, and the others, from the left of that seat. */
  readonly mine: Seat
  readonly rivals: readonly Seat[]
  readonly limits: readonly Limits[]
  /** Whether the functions of structures are in play. */
  readonly plain: boolean
}

export function readPosition(view: GrView, seat: Seat | undefined): RomePosition {
  const mine = seat ?? 0
  const seats = view.players.length
  const state = gloryToRome.imagine(view, firstChance)
  return {
    view,
    state,
    mine,
    rivals: Array.from({ length: seats - 1 }, (_, i) => (mine + 1 + i) % seats),
    limits: view.players.map((_, of) => ({
      clients: clienteleLimit(state, of),
      vault: vaultLimit(state, of),
      hand: handLimit(state, of),
    })),
    plain: view.options.variant === 'simplified',
  }
}

export const actionOf = ({ action }: Choice): GrAction => action as GrAction

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)

/** Counts as a list of names with how many, those there are. */
export function counted<T extends string>(counts: readonly number[], names: readonly T[]): readonly [T, number][] {
  return names.flatMap((name, i): [T, number][] => (counts[i] > 0 ? [[name, counts[i]]] : []))
}

/** How many materials a structure needs in all. */
export const neededBy = ({ site }: StructureView): number => VALUES[materialOf(site)]

export const structureOf = ({ view }: RomePosition, seat: Seat, name: string): StructureView | undefined =>
  view.players[seat]?.structures.find(structure => structure.name === name)

/** Whose structure of this name is meant where only the name is known: one's own first. */
export function ownerOf({ view, mine }: RomePosition, name: string): Seat | undefined {
  if (view.players[mine]?.structures.some(structure => structure.name === name)) return mine
  const seat = view.players.findIndex(({ structures }) => structures.some(structure => structure.name === name))
  return seat < 0 ? undefined : seat
}

/** The materials an unfinished structure takes. */
export function acceptedBy({ state }: RomePosition, seat: Seat, name: string): readonly MaterialName[] {
  const bits = accepts(state, seat, asStructure(cardOf(name)))
  return MATERIALS.filter((_, material) => (bits >> material) & 1)
}

/** Whether a seat has the function of a structure now: its own, one open to all, or a marble one behind a Gate. */
export const isActive = ({ state }: RomePosition, seat: Seat, name: string): boolean =>
  has(state, seat, asStructure(cardOf(name)))

/** How many actions are left to the one who decides, the one being decided among them; 0: it is about something else. */
export function actionsLeft({ frames, pending }: GrView): number {
  const top = frames.at(-1)
  switch (top?.at) {
    case 'laborer':
    case 'craftsman':
    case 'architect':
    case 'merchant':
    case 'patron':
    case 'fountain':
      return pending + 1
    case 'legion':
      return top.a
    case 'think':
      return top.b > 0 ? top.b + 1 : 0
    default:
      return 0
  }
}

/** Demands under way: who makes them, and of what. */
export interface Demand {
  readonly by: Seat
  readonly materials: readonly [MaterialName, number][]
  /** The cards shown for them. */
  readonly cards: readonly string[]
  /** Cards are still being shown. */
  readonly open: boolean
}

export function demandIn({ frames, backed }: GrView): Demand | undefined {
  const found = frames.findLast(({ at }) => at === 'demand' || at === 'legion')
  if (!found) return undefined
  const counts = MATERIALS.map((_, material) => demands(found.b, material))
  return {
    by: found.by,
    materials: counted(counts, MATERIALS),
    cards: backed.filter(([seat]) => seat === found.by).map(([, card]) => card),
    open: found.at === 'legion',
  }
}

const ANSWERS = new Set(['took', 'gave', 'immune', 'plundered', 'captured'])
const DEEDS = new Set([
  'played',
  'drew',
  'senator',
  'discarded',
  'passed',
  'declined',
  'collected',
  'hired',
  'banked',
  'founded',
  'added',
])

/**
 * What is to be told of the last demands, with the news: a card shown by another player, or after answers, begins anew;
 * what the one who looks does ends it; to those who only watch, the next round.
 */
export function gathered(old: readonly GrEvent[], news: readonly GrEvent[], looking: Seat | undefined): GrEvent[] {
  let told = [...old]
  for (const event of news) {
    if (event.at === 'showed') {
      const goes = told.every(before => before.at === 'showed' && before.seat === event.seat)
      told = goes ? [...told, event] : [event]
    } else if (ANSWERS.has(event.at)) {
      if (told.length > 0) told.push(event)
    } else if (looking === undefined ? event.at === 'played' : isDeedOf(event, looking)) told = []
  }
  return told
}

const isDeedOf = (event: GrEvent, seat: Seat): boolean => DEEDS.has(event.at) && 'seat' in event && event.seat === seat

/** What is known of a vault: cards seen going in, and cards that were not; by the book nobody may look through it. */
export interface Memory {
  readonly closed: boolean
  readonly vault: readonly [MaterialName, number][]
  readonly unseen: number
  readonly own: readonly string[]
}

export function memoryOf({ view, mine }: RomePosition, seat: Seat): Memory {
  const { vault } = view.memory[seat]
  if (vault === undefined) return { closed: true, vault: [], unseen: 0, own: [] }
  const own = seat === mine && view.seat === mine ? view.ownBanked : []
  const unseen = vault.fromHand + vault.blind - own.length
  return { closed: false, vault: counted(vault.materials, MATERIALS), unseen, own }
}

/** Why a card in hand does not do now, as a short code; undefined: it does, or nothing is asked of it. */
export function refusedCode(position: RomePosition, seat: Seat, notation: string): string | undefined {
  const action = gloryToRome.actions.parse(notation)
  return action && gloryToRome.refuse(position.state, seat, action)?.code
}
