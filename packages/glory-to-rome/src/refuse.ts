// Why not: every illegal action is refused with a code, figures and the rule's number.

import type { Message, Refusal, Seat } from '@tabularium/kernel'
import { type GrAction, SENATOR } from './actions.ts'
import { accepts, pending } from './build.ts'
import { MATERIALS, ROLES } from './data/materials.ts'
import { tower } from './functions/concrete.ts'
import { isStatue } from './functions/marble.ts'
import { demands } from './legionary.ts'
import {
  AQUEDUCT,
  ARCHWAY,
  ATRIUM,
  asMaterial,
  asStructure,
  BAR,
  BASILICA,
  CARDS,
  type Card,
  DOCK,
  FOUNTAIN,
  LATRINE,
  MATERIAL,
  type Material,
  NAMES,
  ROLE,
  type Role,
  type Site,
  STAIRWAY,
  type Structure,
  VOMITORIUM,
} from './names.ts'
import { legal } from './play.ts'
import { clienteleLimit, vaultLimit } from './roles.ts'
import { petitionSize } from './round.ts'
import {
  type At,
  CONCESSION,
  DONE,
  FRAMES,
  type GrFrame,
  type GrState,
  has,
  OPENED,
  owns,
  siteOf,
  WHEN_EXHAUSTED,
} from './state.ts'

const card = (i: Card | Structure): Message => ({ key: i === SENATOR ? 'card.senator' : `card.${NAMES[i]}` })
const material = (i: Material): Message => ({ key: `material.${MATERIALS[i]}` })
const role = (i: Role): Message => ({ key: `role.${ROLES[i]}` })

const no = (code: string, rule: string, args?: Message['args']): Refusal => ({
  code,
  rule,
  message: args ? { key: `refusal.${code}`, args } : { key: `refusal.${code}` },
})

/** The frames each kind of action belongs to. */
const BELONGS: Readonly<Record<GrAction['kind'], readonly At[]>> = {
  lead: ['lead'],
  petition: ['lead', 'follow', 'more'],
  add: ['petition'],
  follow: ['follow'],
  also: ['more'],
  enough: ['more', 'legion', 'volunteer'],
  think: ['lead', 'follow', 'think'],
  latrine: ['lead', 'follow', 'think'],
  vomitorium: ['lead', 'follow', 'think'],
  skip: ['lead', 'follow', 'think'],
  collect: ['laborer'],
  dock: ['laborer'],
  hire: ['patron'],
  aqueduct: ['patron'],
  bar: ['patron'],
  bank: ['merchant'],
  atrium: ['merchant'],
  basilica: ['merchant'],
  found: ['craftsman', 'architect', 'fountain'],
  craft: ['craftsman', 'fountain'],
  build: ['architect'],
  arch: ['architect'],
  fountain: ['craftsman'],
  keep: ['fountain'],
  open: ['architect'],
  act: ['bath'],
  demand: ['legion'],
  give: ['give', 'volunteer'],
  plunder: ['plunder'],
  capture: ['capture'],
  seize: ['prison'],
  claim: ['senate'],
  salvage: ['sewer'],
  done: ['laborer', 'patron', 'merchant', 'architect', 'plunder', 'capture', 'senate', 'sewer'],
  pass: ['laborer', 'craftsman', 'patron', 'merchant', 'architect', 'bath', 'prison'],
  concede: FRAMES,
}

/** The rule of each decision. */
export const DECISION_RULE: Readonly<Record<At, string>> = {
  lead: '4.1',
  follow: '4.2',
  more: '10.6',
  petition: '4.1',
  think: '4.3',
  round: '4',
  act: '4.4',
  burst: '6.7',
  laborer: '5',
  craftsman: '5',
  architect: '5',
  merchant: '5',
  patron: '5',
  fountain: '10.6',
  bath: '10.3',
  legion: '7',
  demand: '7',
  give: '7',
  volunteer: 'A26',
  plunder: '10.4',
  capture: '10.5',
  prison: '10.5',
  senate: '4.5',
  sewer: '4.5',
}

const choices: GrAction[] = []

export function refuse(s: GrState, seat: Seat, action: GrAction): Refusal | undefined {
  const top = s.frames[s.frames.length - 1]
  if (top === undefined) return { code: 'over', rule: '8', message: { key: 'table.over' } }
  if (top.by !== seat) {
    return { code: 'not-your-turn', rule: DECISION_RULE[top.at], message: { key: 'table.not-your-turn' } }
  }
  const n = legal(s, seat, choices)
  for (let i = 0; i < n; i++) if (choices[i] === action) return undefined
  if (!BELONGS[action.kind].includes(top.at)) {
    return no('another-decision', DECISION_RULE[top.at], { decision: { key: `decision.${top.at}` } })
  }
  return why(s, seat, top, action)
}

const FUNCTION_RULE = ['10.1', '10.2', '10.3', '10.4', '10.5', '10.6']

const noFunction = (structure: Structure): Refusal =>
  no('no-function', FUNCTION_RULE[MATERIAL[structure]], { structure: card(structure) })

const notHeld = (held: Card): Refusal => no('not-in-hand', '4.1', { card: card(held) })

const holds = (s: GrState, seat: Seat, held: Card): boolean =>
  held === SENATOR ? s.senators[seat] > 0 : s.hands[CARDS * seat + held] > 0

const clienteleFull = (s: GrState, seat: Seat): Refusal | undefined =>
  s.clientele[seat] < clienteleLimit(s, seat)
    ? undefined
    : no('clientele-full', '5', { count: s.clientele[seat], limit: clienteleLimit(s, seat) })

const vaultFull = (s: GrState, seat: Seat): Refusal | undefined =>
  s.banked[seat] < vaultLimit(s, seat)
    ? undefined
    : no('vault-full', '5', { count: s.banked[seat], limit: vaultLimit(s, seat) })

const partDone = (): Refusal => no('part-done', '5')

/** Only asked about what is not legal now. */
function why(s: GrState, seat: Seat, top: GrFrame, action: GrAction): Refusal {
  switch (action.kind) {
    case 'lead':
      return holds(s, seat, action.card) ? wrongRole(action.card, action.role) : notHeld(action.card)
    case 'follow':
    case 'also':
      return refuseUnit(s, seat, action.card)
    case 'petition':
      if (top.at !== 'lead' && action.role !== s.role) return no('another-role', '4.2', { role: role(s.role) })
      return refusePetition(s, seat, action.material)
    case 'add':
      if (!holds(s, seat, action.card)) return notHeld(action.card)
      return no('petition-material', '4.1', { material: material(top.a) })
    case 'think':
      return no('no-senators', '4.3')
    case 'latrine':
      if (!has(s, seat, LATRINE)) return noFunction(LATRINE)
      return holds(s, seat, action.card) ? no('discarded', 'A36') : notHeld(action.card)
    case 'vomitorium':
      return has(s, seat, VOMITORIUM) ? no('discarded', 'A36') : noFunction(VOMITORIUM)
    case 'skip':
      return no('must-think', 'A04')
    case 'collect':
      return s.pool[action.material] === 0 ? notInPool(action.material) : partDone()
    case 'dock':
      return fromHand(s, seat, DOCK, action.card)
    case 'hire':
      return clienteleFull(s, seat) ?? (s.pool[action.role] === 0 ? notInPool(asMaterial(action.role)) : partDone())
    case 'aqueduct':
      return has(s, seat, AQUEDUCT)
        ? (clienteleFull(s, seat) ?? fromHand(s, seat, AQUEDUCT, action.card))
        : noFunction(AQUEDUCT)
    case 'bar':
      return has(s, seat, BAR) ? (clienteleFull(s, seat) ?? partDone()) : noFunction(BAR)
    case 'bank':
      return vaultFull(s, seat) ?? (hasStock(s, seat, action.material) ? partDone() : notInStockpile(action.material))
    case 'atrium':
      return has(s, seat, ATRIUM) ? (vaultFull(s, seat) ?? partDone()) : noFunction(ATRIUM)
    case 'basilica':
      return has(s, seat, BASILICA)
        ? (vaultFull(s, seat) ?? fromHand(s, seat, BASILICA, action.card))
        : noFunction(BASILICA)
    case 'found':
      return refuseFoundation(s, seat, top, action.card, action.material, action.out === 1)
    case 'craft':
      if (top.at === 'fountain' && top.a !== action.card) return no('only-drawn', '10.6')
      if (!holds(s, seat, action.card)) return notHeld(action.card)
      return refuseMaterial(s, seat, action.structure, MATERIAL[action.card])
    case 'build':
      if (!hasStock(s, seat, action.material)) return notInStockpile(action.material)
      return top.a !== 0 ? partDone() : refuseMaterial(s, seat, action.structure, action.material)
    case 'arch':
      if (!has(s, seat, ARCHWAY)) return noFunction(ARCHWAY)
      if (s.pool[action.material] === 0) return notInPool(action.material)
      return top.a !== 0 ? partDone() : refuseMaterial(s, seat, action.structure, action.material)
    case 'fountain':
      return noFunction(FOUNTAIN)
    case 'open':
      return refuseOpening(s, seat, action.owner, action.structure, action.material, action.pool === 1)
    case 'act':
      return no('not-its-role', 'A20', { role: role(action.role), client: role(top.a) })
    case 'demand':
      if (!holds(s, seat, action.card)) return notHeld(action.card)
      return no('backed', 'A24', { card: card(action.card) })
    case 'give':
      if (!holds(s, seat, action.card)) return notHeld(action.card)
      if (demands(top.b, MATERIAL[action.card]) === 0) {
        return no('not-demanded', '7', { material: material(MATERIAL[action.card]) })
      }
      return no('in-order', '7')
    case 'plunder':
      return no('no-plunder', '10.4', { material: material(action.material) })
    case 'capture':
      return no('no-client', '10.5', { role: role(action.role) })
    case 'seize':
      if (owns(s, seat, action.structure)) return no('owned', '11', { structure: card(action.structure) })
      return no('no-target', '11', { structure: card(action.structure) })
    case 'claim':
      return no('no-senator-there', '4.5')
    case 'salvage':
      return no('not-in-camp', '4.5', { material: material(action.material) })
    case 'done':
      return no('nothing-done', '4.4')
    case 'pass':
      return no('begun', '4.4')
    case 'concede':
      return (s.options & CONCESSION) === 0 ? no('no-concession', 'A46') : no('concede-to', 'A46')
    case 'enough':
    case 'keep':
      return no('another-decision', DECISION_RULE[top.at], { decision: { key: `decision.${top.at}` } })
  }
}

const wrongRole = (held: Card, asked: Role): Refusal =>
  no('wrong-role', '4.1', { card: card(held), own: role(ROLE[held]), role: role(asked) })

const notInPool = (i: Material): Refusal => no('not-in-pool', '5', { material: material(i) })
const notInStockpile = (i: Material): Refusal => no('not-in-stockpile', '5', { material: material(i) })
const hasStock = (s: GrState, seat: Seat, i: Material): boolean => s.stockpile[6 * seat + i] > 0

function refuseUnit(s: GrState, seat: Seat, held: Card): Refusal {
  return holds(s, seat, held) ? wrongRole(held, s.role) : notHeld(held)
}

function refusePetition(s: GrState, seat: Seat, i: Material): Refusal {
  return no('petition-short', '4.1', { material: material(i), held: s.held[6 * seat + i], needed: petitionSize(s) })
}

function fromHand(s: GrState, seat: Seat, structure: Structure, held: Card): Refusal {
  if (!has(s, seat, structure)) return noFunction(structure)
  return holds(s, seat, held) ? partDone() : notHeld(held)
}

function refuseFoundation(s: GrState, seat: Seat, top: GrFrame, held: Card, site: Site, out: boolean): Refusal {
  if (top.at === 'fountain' && top.a !== held) return no('only-drawn', '10.6')
  if (!holds(s, seat, held)) return notHeld(held)
  const structure = asStructure(held)
  if (owns(s, seat, structure)) return no('owned', '6.1', { structure: card(structure) })
  if (top.at === 'architect' && top.a !== 0) return partDone()
  if (site !== MATERIAL[held] && !isStatue(s, structure)) return no('wrong-site', '6.1', { material: material(site) })
  if (!out) return no('no-site', '6.1', { material: material(site) })
  if (s.outOfTown[site] === 0) return no('no-site-out', '6.2', { material: material(site) })
  if ((s.options & WHEN_EXHAUSTED) !== 0 && s.inTown[site] > 0) {
    return no('in-town-first', 'A08', { material: material(site), count: s.inTown[site] })
  }
  if (pending(s) === 0 && !tower(s, seat)) return no('two-actions', '6.2')
  return partDone()
}

function refuseMaterial(s: GrState, seat: Seat, structure: Structure, i: Material): Refusal {
  const code = s.structures[CARDS * seat + structure]
  if (code === 0) return no('not-yours', '6.3', { structure: card(structure) })
  if (code & DONE) return no('completed', '6.4', { structure: card(structure) })
  if (((accepts(s, seat, structure) >> i) & 1) === 0) {
    const own = material(siteOf(code))
    return no('wrong-material', '6.3', { structure: card(structure), own, material: material(i) })
  }
  return no('no-choice', 'A60', { structure: card(structure) })
}

function refuseOpening(s: GrState, seat: Seat, owner: Seat, structure: Structure, i: Material, pool: boolean): Refusal {
  if (!has(s, seat, STAIRWAY)) return noFunction(STAIRWAY)
  const code = owner < s.seats ? s.structures[CARDS * owner + structure] : 0
  if (owner === seat || (code & DONE) === 0) return no('no-target', '11', { structure: card(structure) })
  if (code & OPENED) return no('open-already', 'A17', { structure: card(structure) })
  if (pool && !has(s, seat, ARCHWAY)) return noFunction(ARCHWAY)
  if (pool && s.pool[i] === 0) return notInPool(i)
  if (!pool && !hasStock(s, seat, i)) return notInStockpile(i)
  const own = { structure: card(structure), own: material(MATERIAL[structure]), material: material(i) }
  return i !== MATERIAL[structure] && i !== siteOf(code) ? no('wrong-material', 'A16', own) : partDone()
}
