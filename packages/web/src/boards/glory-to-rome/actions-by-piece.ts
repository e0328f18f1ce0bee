// What the shell asks about pieces: which one an action is about, its name, what a player would expect to be able to do,
// and what it is good for. The board asks as well which other pieces an action touches.

import { type GrAction, type GrEvent, type GrView, gloryToRome } from '@tabularium/glory-to-rome'
import { type Card, MATERIAL, MATERIALS, NAMES, ROLES, SENATOR } from '@tabularium/glory-to-rome/rules'
import type { Message, Seat } from '@tabularium/kernel'

const cardPiece = (card: Card): string => `card.${card === SENATOR ? 'senator' : NAMES[card]}`

/**
 * card.<name>: in hand · own.<name>: one's own structure · of.<seat>.<name>: another's · pool.<material> · stock.<material>:
 * one's own stockpile · loot.<material>: a stockpile that a Bridge reaches · camp.<material>: orders played · client.<role> · petition.<material> · role.<role>: a column ·
 * seat.<seat> · deck · think · end
 */
export function pieceOf(action: GrAction): string {
  switch (action.kind) {
    case 'petition':
      return `petition.${MATERIALS[action.material]}`
    case 'think':
    case 'vomitorium':
    case 'skip':
      return 'think'
    case 'collect':
      return `pool.${MATERIALS[action.material]}`
    case 'hire':
      return `pool.${MATERIALS[action.role]}`
    case 'bank':
      return `stock.${MATERIALS[action.material]}`
    case 'plunder':
      return `loot.${MATERIALS[action.material]}`
    case 'salvage':
      return `camp.${MATERIALS[action.material]}`
    case 'bar':
    case 'atrium':
    case 'fountain':
      return 'deck'
    case 'build':
    case 'arch':
      return `own.${NAMES[action.structure]}`
    case 'open':
    case 'seize':
      return `of.${action.owner}.${NAMES[action.structure]}`
    case 'act':
      return `role.${ROLES[action.role]}`
    case 'capture':
      return `client.${ROLES[action.role]}`
    case 'claim':
    case 'concede':
      return `seat.${action.owner}`
    case 'keep':
    case 'done':
    case 'pass':
    case 'enough':
      return 'end'
    default:
      return cardPiece(action.card)
  }
}

/** Pieces that an action uses besides the one it is about. */
export function touchedBy(action: GrAction): readonly string[] {
  switch (action.kind) {
    case 'craft':
      return [`own.${NAMES[action.structure]}`]
    case 'build':
      return [`stock.${MATERIALS[action.material]}`]
    case 'arch':
      return [`pool.${MATERIALS[action.material]}`]
    case 'open':
      return [`${action.pool === 1 ? 'pool' : 'stock'}.${MATERIALS[action.material]}`]
    case 'petition':
      return NAMES.filter((_, card) => MATERIAL[card] === action.material).map(name => `card.${name}`)
    default:
      return []
  }
}

export type Kind =
  | 'card'
  | 'own'
  | 'of'
  | 'pool'
  | 'stock'
  | 'loot'
  | 'camp'
  | 'client'
  | 'petition'
  | 'role'
  | 'seat'
  | 'deck'
  | 'think'
  | 'end'

/** What a piece is, whose, and its name. */
export interface Named {
  readonly kind: Kind
  readonly seat: Seat | undefined
  readonly name: string
}

export function readPiece(piece: string): Named {
  const [kind, ...rest] = piece.split('.')
  if (kind === 'of') return { kind, seat: Number(rest[0]), name: rest[1] }
  if (kind === 'seat') return { kind, seat: Number(rest[0]), name: '' }
  return { kind: kind as Kind, seat: undefined, name: rest[0] ?? '' }
}

const materialOfRole = (role: string): number => (ROLES as readonly string[]).indexOf(role)
const materialName = (name: string): Message => ({ key: `material.${name}` })

export function namePiece(piece: string): Message {
  const { kind, seat, name } = readPiece(piece)
  switch (kind) {
    case 'card':
    case 'own':
      return { key: `card.${name}` }
    case 'of':
      return { key: 'piece.of', args: { structure: { key: `card.${name}` }, owner: { seat: seat ?? 0 } } }
    case 'pool':
    case 'stock':
    case 'petition':
      return { key: `piece.${kind}`, args: { material: materialName(name) } }
    case 'loot':
      return { key: 'piece.stock', args: { material: materialName(name) } }
    case 'camp':
      return {
        key: 'piece.camp',
        args: { role: { key: `role.${ROLES[(MATERIALS as readonly string[]).indexOf(name)]}` } },
      }
    case 'client':
      return { key: 'piece.client', args: { role: { key: `role.${name}` } } }
    case 'role':
      return { key: `role.${name}` }
    case 'seat':
      return { key: 'picture.player', args: { seat: { seat: seat ?? 0 } } }
    case 'deck':
    case 'think':
    case 'end':
      return { key: `piece.${kind}` }
  }
}

type At = GrView['frames'][number]['at']

/** How a card in hand would be used at each decision. */
const USES: Readonly<Partial<Record<At, string>>> = {
  follow: 'follow',
  more: 'also',
  petition: 'add',
  think: 'latrine',
  laborer: 'dock',
  patron: 'aqueduct',
  merchant: 'basilica',
  craftsman: 'found',
  architect: 'found',
  fountain: 'found',
  legion: 'demand',
  give: 'give',
  volunteer: 'give',
}

const materialOfCard = (name: string): number => MATERIAL[NAMES.indexOf(name)]

/** What doing the usual thing with a card in hand would be called now. */
function usualOf(at: At, name: string): string | undefined {
  if (at === 'lead') return name === 'senator' ? 'lead laborer senator' : `lead ${ROLES[materialOfCard(name)]} ${name}`
  const use = USES[at]
  if (use === undefined) return undefined
  if (name === 'senator') return ['follow', 'also', 'latrine'].includes(use) ? `${use} senator` : undefined
  return use === 'found' && name === 'statue' ? 'found statue marble' : `${use} ${name}`
}

/** What touching a piece would mean, for the answer why it cannot be done. Undefined: nothing that could be asked. */
export function meantBy(view: GrView, piece: string): string | undefined {
  const at = view.frames.at(-1)?.at
  if (at === undefined) return undefined
  const { kind, seat, name } = readPiece(piece)
  switch (kind) {
    case 'card':
      return usualOf(at, name)
    case 'pool':
      if (at === 'laborer') return `collect ${name}`
      return at === 'patron' ? `hire ${ROLES[(MATERIALS as readonly string[]).indexOf(name)]}` : undefined
    case 'stock':
      return at === 'merchant' ? `bank ${name}` : undefined
    case 'loot':
      return at === 'plunder' ? `plunder ${name}` : undefined
    case 'own': {
      const material = MATERIALS[materialOfCard(name)]
      if (at === 'architect') return `build ${name} ${material}`
      const card = view.hand.find(held => materialOfCard(held) === materialOfCard(name))
      return at === 'craftsman' && card !== undefined ? `craft ${name} ${card}` : undefined
    }
    case 'of': {
      const on = name === 'statue' ? ' marble' : ''
      if (at === 'architect') return `open ${(seat ?? 0) + 1} ${name}${on}`
      return at === 'prison' ? `seize ${(seat ?? 0) + 1} ${name}` : undefined
    }
    case 'deck':
      return at === 'craftsman' ? 'fountain' : at === 'patron' ? 'bar' : at === 'merchant' ? 'atrium' : undefined
    case 'role':
      return at === 'bath' ? `act ${name}` : undefined
    case 'client':
      return at === 'capture' ? `capture ${name}` : undefined
    case 'camp':
      return at === 'sewer' ? `salvage ${name}` : undefined
    case 'think':
      return at === 'lead' || at === 'follow' || at === 'think' ? 'think cards' : undefined
    default:
      return undefined
  }
}

const exists = (notation: string): boolean => gloryToRome.actions.parse(notation) !== undefined

/** Cards in hand that do not do now, the petition nearest at hand, and a senator where none is left. */
export function expected(view: GrView, seat: Seat): readonly string[] {
  const at = view.frames.at(-1)?.at
  if (at === undefined || !view.waiting.includes(seat)) return []
  const names = [...new Set(view.hand)]
  const list: string[] = []
  if (at === 'follow' && view.role >= 0) {
    const counts = MATERIALS.map((_, material) => view.hand.filter(name => materialOfCard(name) === material).length)
    const most = counts.indexOf(Math.max(...counts))
    if (names.length > 0) list.push(`petition ${ROLES[view.role]} ${MATERIALS[most]}`)
  }
  if ((at === 'lead' || at === 'follow' || at === 'think') && view.pile === 0) list.push('think senator')
  if (at === 'craftsman' || at === 'give') {
    for (const name of names) {
      const notation = usualOf(at, name)
      if (notation !== undefined) list.push(notation)
    }
  }
  return list.filter(exists)
}

/** What a structure would do for its owner. */
export function consequence(view: GrView, _seat: Seat, piece: string): Message | undefined {
  const { kind, name } = readPiece(piece)
  if (kind !== 'card' && kind !== 'own' && kind !== 'of') return undefined
  return view.options.variant === 'simplified' && name !== 'senator' ? undefined : { key: `function.${name}` }
}

/** Every tenth round: a round is short. */
export const chapter = (view: GrView): Message | undefined =>
  view.round % 10 === 0 ? { key: 'chapter.round', args: { round: view.round } } : undefined

export const status = (view: GrView): Message =>
  view.end !== '' ? { key: 'status.over' } : { key: 'status.round', args: { round: view.round, deck: view.deck } }

export const materialOf = (card: string): string => MATERIALS[materialOfCard(card)]
export const roleOf = (card: string): string => ROLES[materialOfCard(card)]
export const roleOfMaterial = (material: string): string => ROLES[(MATERIALS as readonly string[]).indexOf(material)]
export const materialOfRoleName = (role: string): string => MATERIALS[materialOfRole(role)]

/** The pieces that were touched: structures founded, built on or completed, and the pool's cards that went. */
export function touchedIn(events: readonly GrEvent[], mine: Seat | undefined): ReadonlySet<string> {
  const of = (seat: Seat, structure: string) => (seat === mine ? `own.${structure}` : `of.${seat}.${structure}`)
  const pieces = events.flatMap(event => {
    switch (event.at) {
      case 'founded':
      case 'completed':
      case 'added':
        return [of(event.seat, event.structure)]
      case 'opened':
      case 'stolen':
        return [of(event.owner, event.structure)]
      case 'collected':
        return event.from === 'pool' ? [`pool.${event.material}`] : []
      default:
        return []
    }
  })
  return new Set(pieces)
}
