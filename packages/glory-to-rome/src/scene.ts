// Positions from a few words, for tests and lessons. Lists are written as names with spaces between them; what is not
// mentioned stays in the deck.

import { completeOptions, firstChance, isProblem, ScriptedChance, type Seat, Telling } from '@tabularium/kernel'
import { actions, type GrAction } from './actions.ts'
import { audit } from './audit.ts'
import { activate, pending } from './build.ts'
import { MATERIALS, ROLES } from './data/materials.ts'
import type { GrEvent } from './events.ts'
import {
  asMaterial,
  asStructure,
  BIT,
  CARDS,
  type Card,
  cardOf,
  FIRST,
  HALF,
  MATERIAL,
  type Material,
  materialOf,
  NAMES,
  type Role,
  type Site,
  STATUE,
  VALUE,
} from './names.ts'
import { apply, legal, waiting } from './play.ts'
import { refuse } from './refuse.ts'
import { layOut } from './setup.ts'
import {
  DONE,
  frame,
  type GrState,
  OPENED,
  OPTIONS,
  OUT_OF_TOWN,
  packOptions,
  packStructure,
  placed,
  under,
} from './state.ts'

export interface PlayerWords {
  /** Cards by name, and `senator`. */
  readonly hand?: string
  /** Roles, in the clientele since before this round. */
  readonly clients?: string
  /** Materials. */
  readonly stockpile?: string
  readonly vault?: string
  /** Completed structures; `statue/brick` stands on a brick site, `road*` is open to all. Their sites give influence. */
  readonly done?: string
  /** Unfinished ones with the materials underneath: `gate temple:marble,rubble statue/brick:brick`. */
  readonly work?: string
  /** Influence beyond the start's two and that of the completed structures, from sites of completed structures now lost. */
  readonly row?: string
}

export interface SceneWords {
  /** One for each seat, in table order. */
  readonly players: readonly PlayerWords[]
  /** Materials. */
  readonly pool?: string
  readonly leader?: Seat
  /** Cards left in the deck; the rest is out of the game. */
  readonly deck?: number
  /** Senators in their pile: those nobody holds, where nothing is said. Others are out of the game. */
  readonly pile?: number
  /** Sites left in and out of town: `{ stone: [0, 1] }`. Others are out of the game. */
  readonly sites?: Readonly<Record<string, readonly [number, number]>>
  readonly options?: Readonly<Record<string, string>>
}

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean)

/** A card of a material, for zones where only the material matters: the last name of it that is left. */
function takeMaterial(s: GrState, material: Material): void {
  for (let card = FIRST[material + 1] - 1; card >= FIRST[material]; card--) {
    if (s.bag[card] === 0) continue
    s.bag[card]--
    s.deck--
    return
  }
  throw new Error(`the scene has no ${MATERIALS[material]} left`)
}

function takeCard(s: GrState, card: Card): void {
  if (s.bag[card] === 0) throw new Error(`the scene has no ${NAMES[card]} left`)
  s.bag[card]--
  s.deck--
}

function takeSite(s: GrState, site: Site): boolean {
  if (s.inTown[site] > 0) {
    s.inTown[site]--
    return false
  }
  if (s.outOfTown[site] === 0) throw new Error(`the scene has no ${MATERIALS[site]} site left`)
  s.outOfTown[site]--
  return true
}

/** `statue/brick*:brick,marble` */
const STRUCTURE = /^([a-z-]+)(?:\/([a-z]+))?(\*?)(?::([a-z,]*))?$/

function putStructure(s: GrState, seat: Seat, text: string, done: boolean): void {
  const [, name, siteName, open, list = ''] = STRUCTURE.exec(text) ?? []
  if (name === undefined) throw new Error(`the scene cannot read '${text}'`)
  const card = cardOf(name)
  if (siteName !== undefined && asStructure(card) !== STATUE)
    throw new Error(`only a statue stands on another site: '${text}'`)
  const site = siteName === undefined ? MATERIAL[card] : materialOf(siteName)
  const out = takeSite(s, site)
  const materials = MATERIALS.map(() => 0)
  const listed = list.split(',').filter(Boolean)
  const counting = done && listed.length === 0 ? new Array<string>(VALUE[site]).fill(MATERIALS[site]) : listed
  for (const material of counting) {
    takeMaterial(s, materialOf(material))
    materials[materialOf(material)]++
  }
  const flags = (done ? DONE : 0) | (open === '*' ? OPENED : 0) | (out ? OUT_OF_TOWN : 0)
  s.structures[CARDS * seat + card] = packStructure(site, flags, Math.min(3, counting.length), materials)
  const at = 2 * seat + HALF[card]
  if (done) {
    s.done[at] |= BIT[card]
    s.rows[6 * seat + site]++
    s.influence[seat] += VALUE[site]
  } else s.work[at] |= BIT[card]
  if (open === '*') s.opened[HALF[card]] |= BIT[card]
}

/** Cards that a player's words name go first: only materials are wanted of the others. */
function takeNamed(s: GrState, { hand = '', done = '', work = '' }: PlayerWords): void {
  for (const name of words(hand)) if (name !== 'senator') takeCard(s, cardOf(name))
  for (const text of words(`${done} ${work}`)) takeCard(s, cardOf(STRUCTURE.exec(text)?.[1] ?? text))
}

function seatPlayer(s: GrState, seat: Seat, given: PlayerWords): void {
  for (const name of words(given.hand)) {
    if (name === 'senator') {
      s.senators[seat]++
      s.pile--
      continue
    }
    const card = cardOf(name)
    s.hands[CARDS * seat + card]++
    s.held[6 * seat + MATERIAL[card]]++
    s.orders[seat]++
  }
  for (const text of words(given.done)) putStructure(s, seat, text, true)
  for (const text of words(given.work)) putStructure(s, seat, text, false)
  for (const name of words(given.row)) {
    const site = materialOf(name)
    takeSite(s, site)
    s.rows[6 * seat + site]++
    s.influence[seat] += VALUE[site]
  }
}

function fillZones(s: GrState, seat: Seat, given: PlayerWords): void {
  for (const name of words(given.clients)) {
    const role: Role = (ROLES as readonly string[]).indexOf(name)
    if (role < 0) throw new Error(`there is no role '${name}'`)
    takeMaterial(s, asMaterial(role))
    s.clients[6 * seat + role]++
    s.clientele[seat]++
  }
  for (const name of words(given.stockpile)) {
    takeMaterial(s, materialOf(name))
    s.stockpile[6 * seat + materialOf(name)]++
  }
  for (const name of words(given.vault)) {
    takeMaterial(s, materialOf(name))
    s.vault[6 * seat + materialOf(name)]++
    s.banked[seat]++
  }
}

/** A position in which the leader is about to lead. Throws where the words contradict each other. */
export function scene(given: SceneWords): GrState {
  const options = completeOptions(OPTIONS, given.options ?? {})
  if (isProblem(options)) throw new Error(options.problem)
  const s = layOut(given.players.length, packOptions(options))
  s.leader = given.leader ?? 0
  for (const player of given.players) takeNamed(s, player)
  for (const [seat, player] of given.players.entries()) seatPlayer(s, seat, player)
  for (const [seat, player] of given.players.entries()) fillZones(s, seat, player)
  for (const name of words(given.pool)) {
    takeMaterial(s, materialOf(name))
    s.pool[materialOf(name)]++
  }
  for (const [name, [inside, outside]] of Object.entries(given.sites ?? {})) {
    s.inTown[materialOf(name)] = inside
    s.outOfTown[materialOf(name)] = outside
  }
  if (given.pile !== undefined) s.pile = given.pile
  if (given.deck !== undefined) {
    s.removed += s.deck - given.deck
    s.deck = given.deck
  }
  activate(s)
  s.frames.push(frame('lead', s.leader))
  const short = [
    ...Object.keys(given.sites ?? {}).map(name => `${name} sites`),
    ...(given.pile === undefined ? [] : ['senators']),
  ]
  const faults = audit(s).faults.filter(fault => !short.some(what => fault.endsWith(what)))
  if (faults.length > 0) throw new Error(`the scene: ${faults.join('; ')}`)
  return s
}

/** Makes moves, each by whoever is to choose; `cards` are what chance gives, and the first there is after that. Returns
 *  what everybody and the movers were told. After each move the position is audited; what the scene left out of the game
 *  stays out of it. */
export function play(s: GrState, moves: string | readonly string[], cards = ''): readonly GrEvent[] {
  const list = typeof moves === 'string' ? moves.split(/\s*;\s*/).filter(Boolean) : moves
  const chance = new ScriptedChance(words(cards), firstChance)
  const before = audit(s).faults
  const events: GrEvent[] = []
  for (const notation of list) {
    const [seat] = waiting(s)
    if (seat === undefined) throw new Error(`the game is over before '${notation}'`)
    const action = actions.parse(notation)
    if (!action) throw new Error(`there is no action '${notation}'`)
    const refusal = refuse(s, seat, action)
    if (refusal)
      throw new Error(`'${notation}' by seat ${seat} is refused: ${refusal.code}; legal: ${choices(s).join('; ')}`)
    const telling = new Telling()
    apply(s, seat, action, chance, telling)
    events.push(...(telling.to(seat) as readonly GrEvent[]))
    const faults = audit(s).faults.filter(fault => !before.includes(fault))
    if (faults.length > 0) throw new Error(`after '${notation}': ${faults.join('; ')}`)
  }
  if (chance.unused.length > 0) throw new Error(`nobody drew ${chance.unused.join(' ')}`)
  return events
}

/** The seat that is to choose; undefined when the game is over. */
export const asked = (s: GrState): Seat | undefined => waiting(s)[0]

/** What is being decided: `lead`, `laborer`, `give` …; undefined when the game is over. */
export const decision = (s: GrState): string | undefined => s.frames.at(-1)?.at

/** How many actions, demands or thinks of this kind the one who is to choose has, the one being decided among them. */
export function actionsLeft(s: GrState): number {
  const top = s.frames.at(-1)
  if (top === undefined) return 0
  if (top.at === 'legion') return top.a
  return top.at === 'think' ? top.b + 1 : pending(s) + 1
}

/** What the one who is to choose may choose. */
export function choices(s: GrState): readonly string[] {
  const [seat] = waiting(s)
  const out: GrAction[] = []
  const n = seat === undefined ? 0 : legal(s, seat, out)
  return out.slice(0, n).map(action => action.notation)
}

/** Why the one who is to choose may not do this: the code and the rule, or undefined. */
export function whyNot(s: GrState, notation: string): string | undefined {
  const [seat] = waiting(s)
  const action = actions.parse(notation)
  if (!action || seat === undefined) return 'no-such-action'
  const refusal = refuse(s, seat, action)
  return refusal && `${refusal.code} ${refusal.rule}`
}

/** The materials in a zone of a seat, as a sorted list of names: `brick brick stone`. */
const listed = (counts: readonly number[], at: number, names: readonly string[]): string =>
  names.flatMap((name, i) => new Array<string>(counts[at + i]).fill(name)).join(' ')

export const stockpile = (s: GrState, seat: Seat): string => listed(s.stockpile, 6 * seat, MATERIALS)
export const vault = (s: GrState, seat: Seat): string => listed(s.vault, 6 * seat, MATERIALS)
export const clients = (s: GrState, seat: Seat): string => listed(s.clients, 6 * seat, ROLES)
export const pool = (s: GrState): string => listed(s.pool, 0, MATERIALS)
export const hand = (s: GrState, seat: Seat): string =>
  [listed(s.hands, CARDS * seat, NAMES), new Array<string>(s.senators[seat]).fill('senator').join(' ')]
    .filter(Boolean)
    .join(' ')
/** Completed and unfinished structures: `academy! gate:1`. */
export const structures = (s: GrState, seat: Seat): string =>
  NAMES.flatMap((name, card) => {
    const code = s.structures[CARDS * seat + card]
    if (code === 0) return []
    return [code & DONE ? `${name}!` : `${name}:${placed(code)}`]
  }).join(' ')

/** The materials under a structure: `marble rubble`, Stairway's among them. */
export const materialsUnder = (s: GrState, seat: Seat, structure: string): string => {
  const code = s.structures[CARDS * seat + cardOf(structure)]
  return MATERIALS.flatMap((name, material) => new Array<string>(under(code, material)).fill(name)).join(' ')
}

const seatNames = (names: string): ((seat: Seat) => string) => {
  const list = words(names)
  return seat => list[seat] ?? String(seat + 1)
}

/** The actions granted, in their order: `Y laborer 2`. Seats are called by `names`, in table order. */
export const granted = (events: readonly GrEvent[], names = ''): readonly string[] => {
  const name = seatNames(names)
  return events.flatMap(event => (event.at === 'acts' ? [`${name(event.seat)} ${event.role} ${event.actions}`] : []))
}

export type Inventory = Readonly<Record<string, string | number>>

/** Everything there is to see and to hold but the deck, a word for each thing. */
function inventory(s: GrState, name: (seat: Seat) => string): Inventory {
  const things: Record<string, string | number> = {
    leader: name(s.leader),
    pool: pool(s),
    pile: s.pile,
    open: NAMES.filter((_, card) => s.opened[HALF[card]] & BIT[card]).join(' '),
  }
  for (const [material, site] of MATERIALS.entries()) {
    things[`${site} in town`] = s.inTown[material]
    things[`${site} out of town`] = s.outOfTown[material]
  }
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    const known = words(vault(s, seat))
    const unknown = new Array<string>(s.banked[seat] - known.length).fill('?')
    const senators = new Array<string>(s.campSenators[seat]).fill('senator')
    things[`${name(seat)} hand`] = hand(s, seat)
    things[`${name(seat)} camp`] = [...words(listed(s.camp, 6 * seat, MATERIALS)), ...senators].join(' ')
    things[`${name(seat)} clients`] = clients(s, seat)
    things[`${name(seat)} stockpile`] = stockpile(s, seat)
    things[`${name(seat)} vault`] = [...known, ...unknown].join(' ')
    things[`${name(seat)} structures`] = structures(s, seat)
    things[`${name(seat)} influence`] = s.influence[seat]
  }
  return things
}

/** Asked later, says what is different then, and nothing of what is as it was: `{ drawn: 1, 'Y stockpile': 'brick' }`. */
export function watch(s: GrState, names = ''): () => Inventory {
  const name = seatNames(names)
  const was = inventory(s, name)
  const { deck } = s
  return () => ({
    ...Object.fromEntries(Object.entries(inventory(s, name)).filter(([thing, now]) => was[thing] !== now)),
    ...(s.deck !== deck && { drawn: deck - s.deck }),
  })
}
