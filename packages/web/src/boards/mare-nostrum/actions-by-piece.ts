// What the shell asks about pieces: which one an action is about, its name, what a player would expect to be able to do,
// and what it is good for. The board asks as well at which places an action happens.

import type { Event, Message, Seat } from '@tabularium/kernel'
import type { MnAction, MnEvent, MnView } from '@tabularium/mare-nostrum'
import {
  CARD_NAMES,
  type Card,
  EMPIRES,
  PIECE_NAMES,
  type Piece,
  type Province,
  type Slot,
} from '@tabularium/mare-nostrum/rules'
import { readPiece } from '../kit/pieces.ts'
import { mareNostrum } from './on-map.ts'
import { ALL_SLOTS, coveredWith, isSea, PROVINCES, SEAS } from './places.ts'

/** What can be built, in the order of the menu. */
export const BUILDS = ['control', 'caravan', 'city', 'legion', 'trireme', 'fortress', 'market', 'temple'] as const
export type Build = (typeof BUILDS)[number]

const card = (at: Card): string => `card.${CARD_NAMES[at]}`
const good = (at: Piece): string => (at < 0 ? 'end' : `good.${PIECE_NAMES[at]}`)
const province = (at: Province): string => `place.${PROVINCES[at]}`
const ofSlot = (slot: Slot): string => (slot < 0 ? 'end' : `place.${ALL_SLOTS[slot].province}`)
const seat = (at: Seat): string => (at < 0 ? 'end' : `seat.${at}`)

/**
 * build.<what>: the menu · card.<name> · good.<piece>: one's own · place.<place> · from.<place>: units that leave it ·
 * seat.<seat> · empire.<name> · token · choice: one of two · lose · end
 */
export function pieceOf(action: MnAction): string {
  switch (action.kind) {
    case 'extra':
    case 'reward':
      return 'choice'
    case 'token':
    case 'lose':
      return action.kind
    case 'colossus':
      return good(action.good < 0 ? -1 : action.good + 1)
    case 'offer':
    case 'keep':
    case 'gift':
      return good(action.piece)
    case 'pay':
      return action.piece < 0 ? 'good.coin' : good(action.piece)
    case 'take':
    case 'name':
    case 'peace':
    case 'award':
      return seat(action.player)
    case 'control':
    case 'legion':
    case 'fortress':
    case 'trireme':
    case 'caravan':
    case 'market':
    case 'city':
    case 'temple':
    case 'pyramids':
      return `build.${action.kind}`
    case 'recruit':
      return 'build.card'
    case 'use':
    case 'copy':
      return card(action.card)
    case 'perseus':
      return 'card.perseus'
    case 'sheba':
      return 'card.queen-of-sheba'
    case 'sail':
      return `from.${SEAS[action.sea]}`
    case 'march':
      return `from.${PROVINCES[action.province]}`
    case 'attack':
      return `place.${SEAS[action.sea]}`
    case 'exchange':
      return action.province < 0 ? 'end' : province(action.province)
    case 'fight':
    case 'hold':
    case 'marker':
    case 'none':
      return province(action.province)
    case 'pillage':
    case 'occupy':
    case 'park':
      return ofSlot(action.slot)
    case 'empire':
      return `empire.${EMPIRES[action.empire]}`
    case 'end':
    case 'take-back':
      return 'end'
  }
}

/** Where on the map an action does something: a place, and the slot of it. Undefined: nowhere. */
export function placeOf(action: MnAction): { readonly place: string; readonly slot?: string } | undefined {
  switch (action.kind) {
    case 'control':
    case 'legion':
    case 'fortress':
    case 'fight':
    case 'hold':
    case 'marker':
    case 'none':
      return { place: PROVINCES[action.province] }
    case 'exchange':
      return action.province < 0 ? undefined : { place: PROVINCES[action.province] }
    case 'trireme':
    case 'attack':
      return { place: SEAS[action.sea] }
    case 'caravan':
    case 'market':
    case 'city':
    case 'temple':
    case 'pillage':
    case 'occupy':
    case 'park': {
      if (action.slot < 0) return undefined
      const { province: place, id } = ALL_SLOTS[action.slot]
      return { place, slot: id }
    }
    case 'use':
      if (action.place < 0) return undefined
      return { place: CARD_NAMES[action.card] === 'pharos' ? SEAS[action.place] : PROVINCES[action.place] }
    case 'sail':
      return { place: SEAS[action.to] }
    case 'march':
      return { place: PROVINCES[action.to] }
    default:
      return undefined
  }
}

export const placeName = (place: string): Message => ({ key: `${isSea(place) ? 'sea' : 'province'}.${place}` })

export function namePiece(piece: string): Message {
  const [kind, name] = readPiece(piece)
  switch (kind) {
    case 'place':
      return placeName(name)
    case 'from':
      return { key: 'piece.from', args: { place: placeName(name) } }
    case 'card':
    case 'good':
    case 'empire':
      return { key: piece }
    case 'seat':
      return { key: 'piece.seat', args: { seat: { seat: Number(name) } } }
    default:
      return { key: `piece.${piece}` }
  }
}

/** What touching a place would mean, for the answer why it cannot be done. Undefined: nothing that could be asked. */
export function meantBy(view: MnView, chosen: string | undefined, place: string): string | undefined {
  const at = view.frames.at(-1)?.at
  const [kind, name] = readPiece(chosen ?? '')
  const sea = isSea(place)
  if (at === 'build' || at === 'first') {
    if (kind === 'build') {
      if (name === 'trireme') return sea ? `trireme ${place}` : undefined
      if (sea) return undefined
      if (name === 'control' || name === 'legion' || name === 'fortress') return `${name} ${place}`
      const slot = ALL_SLOTS.find(one => one.province === place && sortOfBuild(name).includes(one.sort))
      if (!slot) return undefined
      return name === 'market' || name === 'temple' ? `${name} ${place}` : `${name} ${place} ${slot.part}`
    }
    return undefined
  }
  if (at === 'march')
    return !sea && kind === 'from' && !isSea(name) && name !== place ? `march ${name} ${place}` : undefined
  if (at === 'sail') {
    const notation = `sail ${name} ${place}`
    return sea && kind === 'from' && mareNostrum.actions.parse(notation) ? notation : undefined
  }
  return at === 'exchange' && !sea ? `exchange ${place}` : undefined
}

const sortOfBuild = (build: string): readonly string[] =>
  build === 'city' ? ['city', 'capital', 'legendary'] : [build]

/** What the menu offers and cannot be built now, each by the place nearest at hand; cards that are too dear. */
export function expected(view: MnView, seat: Seat): readonly string[] {
  const at = view.frames.at(-1)?.at
  if (at !== 'build' || !view.waiting.includes(seat)) return []
  const own = view.provinces.find(({ controller }) => controller === seat)
  const covered = coveredWith(view.players.length)
  const wild = view.provinces.find(({ controller, name }) => controller < 0 && !covered.has(name))
  const slotOf = (build: string) =>
    ALL_SLOTS.find(({ province, sort, id }) => {
      const there = view.provinces.find(({ name }) => name === province)
      if (there?.controller !== seat || !sortOfBuild(build).includes(sort)) return false
      return there.built[ALL_SLOTS.filter(one => one.province === province).findIndex(one => one.id === id)] === 0
    })
  const list: string[] = []
  if (wild) list.push(`control ${wild.name}`)
  for (const build of ['caravan', 'city', 'market', 'temple']) {
    const slot = slotOf(build)
    if (!slot) continue
    list.push(
      build === 'market' || build === 'temple' ? `${build} ${slot.province}` : `${build} ${slot.province} ${slot.part}`,
    )
  }
  if (own) list.push(`legion ${own.name}`, `fortress ${own.name}`)
  if (view.open.length > 0) list.push(`recruit ${view.open[0]}`)
  if (!view.pyramids.includes(seat)) list.push('pyramids')
  return list.filter(notation => mareNostrum.actions.parse(notation) !== undefined)
}

/** What a card does. */
export function consequence(_view: MnView, _seat: Seat, piece: string): Message | undefined {
  const [kind, name] = readPiece(piece)
  if (kind === 'card') return { key: `power.${name}` }
  return piece === 'build.pyramids' ? { key: 'power.pyramids' } : undefined
}

export const chapter = (view: MnView): Message => ({ key: 'chapter.round', args: { round: view.round } })

export const status = (view: MnView): Message =>
  view.end !== ''
    ? { key: 'status.over' }
    : {
        key: view.phase === 0 ? 'phase.0' : 'status.round',
        args: { round: view.round, number: view.phase, phase: { key: `phase.${view.phase}` } },
      }

/** The record by rounds and phases. */
export function section(before: Message | undefined, event: Event): Message | undefined {
  const told = event as MnEvent
  const { round = 1 } = before?.args ?? {}
  if (told.at === 'round') return { key: 'chapter.round', args: { round: told.round } }
  if (told.at !== 'phase') return before
  return { key: 'status.round', args: { round, number: told.phase, phase: { key: `phase.${told.phase}` } } }
}
