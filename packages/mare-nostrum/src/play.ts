// Who chooses, what is possible, and the run from one decision to the next: the round with its five phases. D

import { type Chance, SEATS, type Seat } from '@tabularium/kernel'
import { END_BUILD, type MnAction } from './actions.ts'
import type { Board } from './board.ts'
import { begin, finish, legalBuild } from './build.ts'
import {
  askColossus,
  askExtras,
  chooseExtra,
  choosingExtras,
  collect,
  legalColossus,
  legalExtra,
  payExtras,
  useColossus,
} from './collect.ts'
import { TRACKS } from './data/goods.ts'
import type { MnTell } from './events.ts'
import { askPerseus, copyHero, legalCopy, legalFirst, legalPayment, legalPerseus } from './heroes.ts'
import { award, decideTitle, legalAward } from './leadership.ts'
import { CULTURE, MILITARY, PERSEUS, ZEUS } from './names.ts'
import { isOnlySet, pay, takeBack } from './price.ts'
import { everySeat, lowest } from './reach.ts'
import { legalEmpire, pickEmpires, takeEmpire, turnUp } from './setup.ts'
import { frame, has, holderOf, type MnFrame, type MnState, NOBODY, RU_PERSEUS, replaceTop } from './state.ts'
import { isOpen } from './stock.ts'
import {
  addToOffer,
  endTrade,
  give,
  legalGift,
  legalOffer,
  legalTake,
  legalToken,
  openOffers,
  playToken,
  take,
} from './trade.ts'
import { applyTurn, endOfPhase4, legalTurn, runTurn, startTurn, waitingTurn } from './turn.ts'
import { cityVictory, endOfBuild, titleVictory } from './victory.ts'
import { discardLeftovers, keep, legalKeep } from './wonders.ts'

export function waiting(s: MnState): readonly Seat[] {
  const n = s.frames.length
  if (n === 0) return SEATS[0]
  const top = s.frames[n - 1]
  switch (top.at) {
    case 'extra':
      return SEATS[choosingExtras(s)]
    case 'offer':
      return SEATS[s.offering]
    case 'lose':
      return SEATS[waitingTurn(s, top)]
    default:
      return SEATS[1 << top.by]
  }
}

export function legal(b: Board, s: MnState, seat: Seat, out: MnAction[]): number {
  const top = s.frames[s.frames.length - 1]
  if (top === undefined || (top.by !== seat && top.by !== NOBODY && top.at !== 'lose')) return 0
  switch (top.at) {
    case 'phase':
    case 'turn':
      return 0
    case 'extra':
      return legalExtra(b, s, seat, out)
    case 'colossus':
      return legalColossus(b, s, out)
    case 'token':
      return legalToken(b, s, out)
    case 'offer':
      return legalOffer(b, s, seat, out)
    case 'take':
      return legalTake(b, s, top, out)
    case 'gift':
      return legalGift(b, s, top, out)
    case 'name':
      return legalName(b, s, out)
    case 'perseus':
      return legalPerseus(b, s, top, out)
    case 'first':
      return legalFirst(b, s, top, out)
    case 'build':
      return legalBuild(b, s, top, out)
    case 'pay':
      return legalPayment(b, s, top, out)
    case 'copy':
      return legalCopy(b, s, top, out)
    case 'keep':
      return legalKeep(b, s, top, out)
    case 'award':
      return legalAward(b, top, out)
    case 'empire':
      return legalEmpire(b, s, out)
    default:
      return legalTurn(b, s, seat, top, out)
  }
}

/** Those who have not had their turn in this phase. M59 */
function legalName(b: Board, s: MnState, out: MnAction[]): number {
  let n = 0
  for (let seat: Seat = 0; seat < s.seats; seat++) if (((s.acted >> seat) & 1) === 0) out[n++] = b.acts.name[seat]
  return n
}

export function apply(b: Board, s: MnState, seat: Seat, action: MnAction, chance: Chance, tell?: MnTell): void {
  const top = s.frames[s.frames.length - 1]
  switch (action.kind) {
    case 'extra':
      chooseExtra(s, seat, action.legendary === 1)
      break
    case 'colossus':
      useColossus(s, seat, action.good, tell)
      break
    case 'token':
      playToken(s, seat, action.face, tell)
      break
    case 'offer':
      addToOffer(s, top, seat, action.piece, tell)
      break
    case 'take':
      take(s, top, action.player, action.piece, tell)
      break
    case 'gift':
      give(s, top, action.piece, tell)
      break
    case 'name':
      s.frames.pop()
      tell?.all({ at: 'named', seat, player: action.player })
      name(s, action.player)
      break
    case 'perseus':
      choosePerseus(s, top, action.first === 1, tell)
      break
    case 'control':
    case 'legion':
    case 'fortress':
    case 'trireme':
    case 'caravan':
    case 'market':
    case 'city':
    case 'temple':
    case 'recruit':
    case 'pyramids':
    case 'use':
      begin(b, s, seat, action, tell)
      break
    case 'pay':
      if (pay(s, top, action.piece, action.coins === 1)) finish(b, s, top, tell)
      break
    case 'take-back':
      takeBack(s, seat)
      break
    case 'copy':
      copyHero(s, seat, action.card, tell)
      break
    case 'keep':
      keep(s, top, action.piece, tell)
      break
    case 'award':
      award(b, s, seat, action.track, action.player, tell)
      break
    case 'empire':
      s.frames.pop()
      takeEmpire(s, seat, action.empire, tell)
      break
    case 'end':
      if (action.what === END_BUILD) endBuilding(s, seat, tell)
      else applyTurn(b, s, seat, action, chance, tell)
      break
    default:
      applyTurn(b, s, seat, action, chance, tell)
  }
  run(b, s, chance, tell)
}

/** The player named has the turn; in phase 3 Perseus may break in. 3.0, 4 */
function name(s: MnState, seat: Seat): void {
  if (s.phase === 4) {
    s.acted |= 1 << seat
    startTurn(s, seat)
  } else if (!askPerseus(s, seat)) startBuilding(s, seat)
}

function startBuilding(s: MnState, seat: Seat): void {
  s.active = seat
  // Whoever owns Perseus and builds before all others wins at once with what wins at all. M34
  if (s.acted === 0 && has(s, seat, PERSEUS)) s.used[seat] |= 1 << PERSEUS
  s.frames.push(frame('build', seat))
}

/** `first`: he is active until he has won or thinks better of it. In the Russian edition it is his turn, whatever he makes of
 *  it, and the culture leader names again after it. M34, D23 */
function choosePerseus(s: MnState, { by, a: named }: MnFrame, first: boolean, tell?: MnTell): void {
  tell?.all({ at: 'perseus', seat: by, first })
  if (first && s.options & RU_PERSEUS) {
    s.frames.pop()
    startBuilding(s, by)
    return
  }
  if (first) {
    s.active = by
    s.used[by] |= 1 << PERSEUS
    replaceTop(s, frame('first', by, named))
    return
  }
  s.used[by] &= ~(1 << PERSEUS)
  s.frames.pop()
  startBuilding(s, named)
}

function endBuilding(s: MnState, seat: Seat, tell?: MnTell): void {
  s.frames.pop()
  s.acted |= 1 << seat
  s.active = NOBODY
  s.used[seat] &= ~(1 << PERSEUS)
  tell?.all({ at: 'built-up', seat })
}

const scratch: MnAction[] = []

/** On to the next decision. What leaves nothing to choose resolves itself where everybody can see why. D, M62 */
export function run(b: Board, s: MnState, chance: Chance, tell?: MnTell): void {
  const { frames } = s
  for (;;) {
    const top = frames[frames.length - 1]
    if (top === undefined) return
    switch (top.at) {
      case 'phase':
        runPhase(b, s, top, chance, tell)
        break
      case 'extra':
        if (choosingExtras(s) !== 0) return
        tell?.reveal()
        frames.pop()
        break
      case 'offer':
        if (s.offering !== 0) return
        openOffers(s, tell)
        break
      case 'take': {
        const n = legalTake(b, s, top, scratch)
        if (n > 1) return
        const only = scratch[0]
        if (n === 1 && only.kind === 'take') take(s, top, only.player, only.piece, tell)
        else endTrade(s, top, tell)
        break
      }
      case 'build':
        if (legalBuild(b, s, top, scratch) > 1 || !isOpen(s, top.by)) return
        endBuilding(s, top.by, tell)
        break
      case 'pay': {
        // One way besides taking it back.
        if (!isOpen(s, top.by) || (legalPayment(b, s, top, scratch) > 2 && !isOnlySet(b, s, top))) return
        const only = scratch[0]
        if (only.kind !== 'pay') return
        if (pay(s, top, only.piece, only.coins === 1)) finish(b, s, top, tell)
        break
      }
      case 'copy': {
        if (legalCopy(b, s, top, scratch) > 1) return
        const only = scratch[0]
        if (only.kind === 'copy') copyHero(s, top.by, only.card, tell)
        break
      }
      case 'colossus':
      case 'token':
      case 'gift':
      case 'name':
      case 'perseus':
      case 'first':
      case 'keep':
      case 'award':
      case 'empire':
        return
      default:
        if (runTurn(b, s, top, chance, tell)) return
    }
  }
}

function runPhase(b: Board, s: MnState, { a: phase, b: step }: MnFrame, chance: Chance, tell?: MnTell): void {
  switch (phase) {
    case 0:
      pickEmpires(b, s, chance, tell)
      break
    case 1:
      runCollect(b, s, step, chance, tell)
      break
    case 2:
      if (step === 0) {
        stepTo(s, 2, 1, tell)
        s.frames.push(frame('token', s.titles[0]))
      } else stepTo(s, 3, 0, tell)
      break
    case 3:
      runBuild(s, step, chance, tell)
      break
    case 4:
      runMove(b, s, step, tell)
      break
    default:
      runLeadership(b, s, step, tell)
  }
}

function stepTo(s: MnState, phase: number, step: number, tell?: MnTell): void {
  if (s.phase !== phase) {
    s.phase = phase
    s.acted = 0
    tell?.all({ at: 'phase', phase })
  }
  replaceTop(s, frame('phase', NOBODY, phase, step))
}

/** 1.1 Base income, extras, Colossus. */
function runCollect(b: Board, s: MnState, step: number, chance: Chance, tell?: MnTell): void {
  stepTo(s, 1, step + 1, tell)
  switch (step) {
    case 0:
      collect(b, s, chance, tell)
      askExtras(s)
      break
    case 1:
      payExtras(s, chance, tell)
      askColossus(s)
      break
    default:
      stepTo(s, 2, 0, tell)
  }
}

/** 3 One turn after another; then card victories, leftovers, display. M37 */
function runBuild(s: MnState, step: number, chance: Chance, tell?: MnTell): void {
  const left = everySeat(s) & ~s.acted
  if (left !== 0) {
    if ((left & (left - 1)) === 0) name(s, lowest(left))
    else s.frames.push(frame('name', s.titles[CULTURE]))
    return
  }
  if (step === 0) {
    if (endOfBuild(s, tell)) return
    stepTo(s, 3, 1, tell)
    discardLeftovers(s, tell)
    return
  }
  if (s.closed !== 0) turnUp(s, chance, tell)
  stepTo(s, 4, 0, tell)
}

/** 4 Peace, one turn after another, war check and victory by cities. */
function runMove(b: Board, s: MnState, step: number, tell?: MnTell): void {
  if (step === 0) {
    stepTo(s, 4, 1, tell)
    const zeus = holderOf(s, ZEUS)
    if (zeus !== NOBODY) s.frames.push(frame('peace', zeus))
    return
  }
  const left = everySeat(s) & ~s.acted
  if (left === 0) {
    s.active = NOBODY
    endOfPhase4(b, s, tell)
    if (!cityVictory(b, s, tell)) stepTo(s, 5, 0, tell)
  } else if ((left & (left - 1)) === 0) name(s, lowest(left))
  else {
    s.active = NOBODY
    s.frames.push(frame('name', s.titles[MILITARY]))
  }
}

/** 5 Trade, culture, military; then victory by titles, or the next round. M57 */
function runLeadership(b: Board, s: MnState, step: number, tell?: MnTell): void {
  if (step < TRACKS.length) {
    stepTo(s, 5, step + 1, tell)
    decideTitle(b, s, step, tell)
    return
  }
  if (!titleVictory(s, tell)) startRound(s, tell)
}

/** Marks of the round and peace are cleared; what each controls now is where control may start from. 3.1.1 */
function startRound(s: MnState, tell?: MnTell): void {
  s.round++
  s.peaceBy = NOBODY
  s.peaceWith = NOBODY
  for (let seat: Seat = 0; seat < s.seats; seat++) {
    s.used[seat] = 0
    s.base[seat] = s.control[seat]
  }
  tell?.all({ at: 'round', round: s.round })
  stepTo(s, 1, 0, tell)
}
