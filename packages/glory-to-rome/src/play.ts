// Who chooses, what is possible, and the run from one decision to the next.

import { type Chance, SEATS, type Seat, type Tell } from '@tabularium/kernel'
import { actions, type GrAction } from './actions.ts'
import {
  arch,
  architectParts,
  build,
  craft,
  found,
  legalArchitect,
  legalCraftsman,
  legalFountain,
  legalPrison,
  open,
  seize,
  useFountain,
} from './build.ts'
import { DECK_EMPTY } from './data/ends.ts'
import type { GrEvent } from './events.ts'
import { ACTION, legion } from './functions/frames.ts'
import { fountain } from './functions/marble.ts'
import {
  capture,
  demand,
  give,
  legalCapture,
  legalGive,
  legalLegion,
  legalPlunder,
  legalVolunteer,
  march,
  plunder,
  runDemand,
  runGive,
} from './legionary.ts'
import { LABORER, LEGIONARY, LUDUS_MAGNA, MERCHANT, type Role, STOREROOM } from './names.ts'
import {
  bank,
  collect,
  hire,
  laborerParts,
  legalLaborer,
  legalMerchant,
  legalPatron,
  merchantParts,
  patronParts,
  useAqueduct,
  useAtrium,
  useBar,
  useBasilica,
  useDock,
} from './roles.ts'
import {
  addToPetition,
  claim,
  concede,
  concessions,
  legalFollow,
  legalLead,
  legalMore,
  legalPetition,
  legalSenate,
  legalSewer,
  legalThink,
  playUnit,
  runAct,
  runRound,
  salvage,
  skip,
  startPetition,
  think,
  useLatrine,
  useVomitorium,
} from './round.ts'
import { checkEnd } from './scoring.ts'
import { CONCESSION, frame, type GrFrame, type GrState, has } from './state.ts'

const ACT = actions.of('act')
const PASS = actions.of('pass')[0]

export function waiting(s: GrState): readonly Seat[] {
  const n = s.frames.length
  return n === 0 ? SEATS[0] : SEATS[1 << s.frames[n - 1].by]
}

export function legal(s: GrState, seat: Seat, out: GrAction[]): number {
  const top = s.frames[s.frames.length - 1]
  if (top === undefined || top.by !== seat) return 0
  const n = choices(s, seat, top, out)
  return s.options & CONCESSION ? concessions(s, seat, out, n) : n // G04: whenever one is asked for anything
}

function choices(s: GrState, seat: Seat, top: GrFrame, out: GrAction[]): number {
  switch (top.at) {
    case 'lead':
      return legalLead(s, seat, out)
    case 'follow':
      return legalFollow(s, seat, out)
    case 'more':
      return legalMore(s, top, out)
    case 'petition':
      return legalPetition(s, top, out)
    case 'think':
      return legalThink(s, top, out)
    case 'laborer':
      return legalLaborer(s, top, out)
    case 'craftsman':
      return legalCraftsman(s, top, out)
    case 'architect':
      return legalArchitect(s, top, out)
    case 'merchant':
      return legalMerchant(s, top, out)
    case 'patron':
      return legalPatron(s, top, out)
    case 'fountain':
      return legalFountain(s, top, out)
    case 'bath':
      return legalBath(s, top, out)
    case 'legion':
      return legalLegion(s, top, out)
    case 'give':
      return legalGive(s, top, out)
    case 'volunteer':
      return legalVolunteer(s, top, out)
    case 'plunder':
      return legalPlunder(s, top, out)
    case 'capture':
      return legalCapture(s, top, out)
    case 'prison':
      return legalPrison(s, top, out)
    case 'senate':
      return legalSenate(s, top, out)
    case 'sewer':
      return legalSewer(s, top, out)
    case 'round':
    case 'act':
    case 'burst':
    case 'demand':
      return 0
  }
}

/** Every role a client just hired counts as. A20 */
function legalBath(s: GrState, { by, a: role }: GrFrame, out: GrAction[]): number {
  const any = role === MERCHANT && has(s, by, LUDUS_MAGNA)
  let n = 0
  for (let other: Role = 0; other < 6; other++) {
    if (any || other === role || (other === LABORER && has(s, by, STOREROOM))) out[n++] = ACT[other]
  }
  out[n++] = PASS
  return n
}

export function apply(s: GrState, seat: Seat, action: GrAction, chance: Chance, tell?: Tell<GrEvent>): void {
  switch (action.kind) {
    case 'lead':
      playUnit(s, seat, action.role, action.card, tell)
      break
    case 'follow':
    case 'also':
      playUnit(s, seat, s.role, action.card, tell)
      break
    case 'petition':
      startPetition(s, seat, action.role, action.material)
      break
    case 'add':
      addToPetition(s, seat, action.card, tell)
      break
    case 'think':
      think(s, seat, action.senator === 1, chance, tell)
      break
    case 'latrine':
      useLatrine(s, seat, action.card, tell)
      break
    case 'vomitorium':
      useVomitorium(s, seat, tell)
      break
    case 'collect':
      collect(s, seat, action.material, tell)
      break
    case 'dock':
      useDock(s, seat, action.card, tell)
      break
    case 'hire':
      hire(s, seat, action.role, tell)
      break
    case 'aqueduct':
      useAqueduct(s, seat, action.card, tell)
      break
    case 'bar':
      useBar(s, seat, chance, tell)
      break
    case 'bank':
      bank(s, seat, action.material, tell)
      break
    case 'atrium':
      useAtrium(s, seat, DECK_EMPTY, tell)
      break
    case 'basilica':
      useBasilica(s, seat, action.card, tell)
      break
    case 'found':
      found(s, seat, action.card, action.material, action.out === 1, tell)
      break
    case 'craft':
      craft(s, seat, action.structure, action.card, action.finish === 1, tell)
      break
    case 'build':
      build(s, seat, action.structure, action.material, action.finish === 1, tell)
      break
    case 'arch':
      arch(s, seat, action.structure, action.material, action.finish === 1, tell)
      break
    case 'fountain':
      useFountain(s, seat, chance, tell)
      break
    case 'keep':
      s.frames.pop()
      tell?.all({ at: 'kept', seat })
      break
    case 'open':
      open(s, seat, action.owner, action.structure, action.material, action.pool === 1, tell)
      break
    case 'act':
      s.frames[s.frames.length - 1] = action.role === LEGIONARY ? legion(seat, 1) : frame(ACTION[action.role], seat)
      break
    case 'demand':
      demand(s, seat, action.card, tell)
      break
    case 'give':
      give(s, seat, action.card, tell)
      break
    case 'plunder':
      plunder(s, seat, action.material, tell)
      break
    case 'capture':
      capture(s, seat, action.role, tell)
      break
    case 'seize':
      seize(s, seat, action.owner, action.structure, tell)
      break
    case 'claim':
      claim(s, seat, action.owner, tell)
      break
    case 'salvage':
      salvage(s, seat, action.material, tell)
      break
    case 'enough':
      enough(s)
      break
    case 'skip':
      skip(s, seat, tell)
      break
    case 'done':
      s.frames.pop()
      break
    case 'pass':
      pass(s)
      tell?.all({ at: 'passed', seat })
      break
    case 'concede':
      concede(s, seat, action.owner, tell)
  }
  run(s, chance, tell)
}

/** No further unit, demand or gift. */
function enough(s: GrState): void {
  const at = s.frames.length - 1
  const { at: kind, by, b } = s.frames[at]
  if (kind === 'legion') s.frames[at] = frame('legion', by, 0, b)
  else s.frames.pop()
}

/** No further action of this kind: nothing changes between two of them, so that to pass is to pass them all. 4.4 */
function pass(s: GrState): void {
  const passed = s.frames.pop()
  if (passed?.at === 'prison') return // below are the actions that completed it, which go on
  const below = s.frames[s.frames.length - 1]
  if (below.at === 'act' || below.at === 'burst') s.frames.pop()
}

/** On to the next decision. What leaves nothing to choose resolves itself where everybody can see why. */
function run(s: GrState, chance: Chance, tell: Tell<GrEvent> | undefined): void {
  const { frames } = s
  for (;;) {
    if (checkEnd(s, chance, tell)) return
    const top = frames[frames.length - 1]
    switch (top.at) {
      case 'round':
        runRound(s, top, tell)
        break
      case 'act':
        runAct(s, top)
        break
      case 'burst':
        runBurst(s, top)
        break
      case 'laborer':
        if (laborerParts(s, top) !== 0) return
        frames.pop()
        break
      case 'patron':
        if (patronParts(s, top) !== 0) return
        frames.pop()
        break
      case 'merchant':
        if (merchantParts(s, top) !== 0) return
        frames.pop()
        break
      case 'craftsman':
        if (s.orders[top.by] > 0 || fountain(s, top.by)) return
        frames.pop()
        break
      case 'architect':
        if (architectParts(s, top) !== 0) return
        frames.pop()
        break
      case 'legion':
        if (top.a > 0 && s.orders[top.by] > 0) return
        march(s, top, tell)
        break
      case 'demand':
        runDemand(s, top, tell)
        break
      case 'give':
        if (runGive(s, top, tell)) return
        break
      case 'volunteer':
        if (top.b !== 0 && s.orders[top.by] > 0) return
        frames.pop()
        break
      case 'plunder':
        if (legalPlunder(s, top, scratch) > 0) return
        frames.pop()
        break
      case 'capture':
        if (legalCapture(s, top, scratch) > 0) return
        frames.pop()
        break
      case 'senate':
        if (legalSenate(s, top, scratch) > 0) return
        frames.pop()
        break
      case 'sewer':
        if (legalSewer(s, top, scratch) > 0) return
        frames.pop()
        break
      case 'prison':
        if (legalPrison(s, top, scratch) > 1) return
        frames.pop()
        break
      case 'more':
        // Whether anything fits is in the hand, and nobody else's business: with an empty hand everybody can see it.
        if (s.orders[top.by] + s.senators[top.by] > 0) return
        frames.pop()
        break
      default:
        return
    }
  }
}

const scratch: GrAction[] = []

/** The actions that completing a structure brings. 6.7 */
function runBurst(s: GrState, { by, a: role, b: left }: GrFrame): void {
  if (left <= 0) {
    s.frames.pop()
    return
  }
  s.frames[s.frames.length - 1] = frame('burst', by, role, left - 1)
  s.frames.push(frame(ACTION[role], by))
}
