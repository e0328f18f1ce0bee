// 4 A turn of movement and war: its steps in their order, what can be chosen in each, and the end of the phase.

import type { Chance, Seat, Seats } from '@tabularium/kernel'
import { DONE, type MnAction } from './actions.ts'
import { lapse, legalLose, lose, losing, runLose } from './battle.ts'
import type { Board } from './board.ts'
import {
  exchange,
  exchangeable,
  hold,
  legalConquest,
  legalExchange,
  legalOccupy,
  legalPark,
  legalResume,
  legalReward,
  legalSheba,
  mayPark,
  occupy,
  occupyMarker,
  park,
  pillage,
  removeOrphans,
  resume,
  resumeWork,
  reward,
  setAside,
  sheba,
  spare,
  takeUp,
} from './conquest.ts'
import type { MnTell } from './events.ts'
import { fight, legalFight, legalMarch, march, mayMarch } from './land.ts'
import type { Province, Sea } from './names.ts'
import { legalPeace, peace } from './peace.ts'
import { lowest, shared } from './reach.ts'
import { attack, legalAttack, legalSail, mayAttack, maySail, sail } from './sea.ts'
import { frame, MARKER_BIT, type MnFrame, type MnState, NOBODY, replaceTop, STEPS } from './state.ts'

/** The turn of the player named comes on top of what the phase is at. */
export function startTurn(s: MnState, seat: Seat): void {
  s.active = seat
  s.foughtSeas = 0
  s.fought = 0
  s.decided = 0
  s.frames.push(frame('turn', seat))
}

export function legalTurn(b: Board, s: MnState, seat: Seat, top: MnFrame, out: MnAction[]): number {
  switch (top.at) {
    case 'peace':
      return legalPeace(b, s, seat, out)
    case 'exchange':
      return legalExchange(b, s, seat, out)
    case 'sail':
      return legalSail(b, s, seat, out)
    case 'attack':
      return legalAttack(b, s, seat, out)
    case 'march':
      return legalMarch(b, s, seat, out)
    case 'fight':
      return legalFight(b, s, seat, out)
    case 'lose':
      return legalLose(b, s, top, seat, out)
    case 'conquest':
      return legalConquest(b, s, seat, out)
    case 'reward':
      return legalReward(b, out)
    case 'occupy':
      return top.b === 1 ? legalResume(b, s, seat, top.a, out) : legalOccupy(b, s, top.a, out)
    case 'sheba':
      return legalSheba(b, out)
    case 'park':
      return legalPark(b, s, seat, out)
    default:
      return 0
  }
}

export function applyTurn(b: Board, s: MnState, seat: Seat, action: MnAction, chance: Chance, tell?: MnTell): void {
  const top = s.frames[s.frames.length - 1]
  switch (action.kind) {
    case 'peace':
      peace(b, s, seat, action.player, tell)
      break
    case 'exchange':
      if (action.province === DONE) s.frames.pop()
      else exchange(b, s, seat, action.province, undefined, tell)
      break
    case 'sail':
      sail(b, s, seat, action.sea, action.to, tell)
      break
    case 'attack':
      attack(b, s, seat, action.sea, action.player, chance, tell)
      break
    case 'march':
      march(b, s, seat, action.province, action.to, tell)
      break
    case 'fight':
      fight(b, s, seat, action.province, action.player, chance, tell)
      break
    case 'lose':
      lose(b, s, seat, action.slot)
      break
    case 'hold':
      hold(b, s, seat, action.province, tell)
      break
    case 'pillage':
      pillage(b, s, seat, action.slot, chance, tell)
      break
    case 'reward':
      reward(s, seat, action.legendary === 1, chance, tell)
      break
    case 'occupy':
      if (top.at === 'occupy' && top.b === 1 && action.slot !== DONE) {
        takeUp(b, s, seat, top.a, b.slotBit[action.slot], tell)
        break
      }
      if (top.at === 'occupy') s.frames.pop()
      if (action.slot !== DONE) occupy(b, s, seat, action.slot, tell)
      break
    case 'marker':
      if (top.at === 'occupy') takeUp(b, s, seat, top.a, MARKER_BIT, tell)
      else occupyMarker(b, s, seat, action.province, tell)
      break
    case 'sheba':
      sheba(b, s, seat, top.a, action.yes === 1, tell)
      break
    case 'none':
      spare(b, s, seat, action.province, tell)
      break
    case 'park':
      if (action.slot === DONE) s.frames.pop()
      else park(b, s, seat, action.slot, tell)
      break
    case 'end':
      s.frames.pop()
  }
}

/** Who chooses: both sides of a battle at once, else the one whose frame it is. As bits. */
export const waitingTurn = (s: MnState, top: MnFrame): Seats => (top.at === 'lose' ? losing(s, top) : 1 << top.by)

const scratch: MnAction[] = []

/** On to the next thing: true where something is to choose, false where something was done. Steps without a choice are
 *  over at once, and a battle that is due alone is fought. */
export function runTurn(b: Board, s: MnState, top: MnFrame, chance: Chance, tell?: MnTell): boolean {
  const { at, by: seat } = top
  switch (at) {
    case 'turn':
      nextStep(b, s, top, tell)
      return false
    case 'lose':
      return !runLose(b, s, top, tell)
    case 'fight': {
      const n = legalFight(b, s, seat, scratch)
      if (n > 1) return true
      const only = scratch[0]
      if (n === 1 && only.kind === 'fight') fight(b, s, seat, only.province, only.player, chance, tell)
      else s.frames.pop()
      return false
    }
    case 'exchange':
      if (exchangeable(b, s, seat) !== 0) return true
      break
    case 'sail':
      if (maySail(s, seat)) return true
      break
    case 'attack':
      if (mayAttack(s, seat)) return true
      break
    case 'march':
      if (mayMarch(b, s, seat) || hasMoved(s)) return true
      break
    case 'conquest':
      if (legalConquest(b, s, seat, scratch) > 0) return true
      break
    case 'park':
      if (mayPark(b, s, seat)) return true
      break
    default:
      return true
  }
  s.frames.pop()
  return false
}

/** Whether something has sailed or marched: then the end of the march is asked for even where nothing is left to march, so
 *  that everything up to it can be taken back. N02 */
function hasMoved(s: MnState): boolean {
  for (let sea: Sea = 0; sea < s.sailed.length; sea++) if (s.sailed[sea] > 0) return true
  for (let province: Province = 0; province < s.marched.length; province++) if (s.marched[province] > 0) return true
  return false
}

/** Never back to an earlier step. 4 */
function nextStep(b: Board, s: MnState, { by: seat, a: step }: MnFrame, tell?: MnTell): void {
  const at = STEPS[step]
  if (at === undefined) {
    endTurn(s, seat, tell)
    return
  }
  if (at === 'sail') removeOrphans(b, s, seat, tell)
  else if (at === 'march') setAside(b, s, seat)
  else if (at === 'park') resumeWork(b, s, seat)
  replaceTop(s, frame('turn', seat, step + 1))
  s.frames.push(frame(at, seat))
  // What goes on beside a peace partner is said before Circe's legions are set.
  if (at === 'park') resume(b, s, seat)
}

function endTurn(s: MnState, seat: Seat, tell?: MnTell): void {
  s.frames.pop()
  s.foughtSeas = 0
  s.fought = 0
  s.decided = 0
  for (let sea: Sea = 0; sea < s.sailed.length; sea++) s.sailed[sea] = 0
  for (let province: Province = 0; province < s.marched.length; province++) {
    s.marched[province] = 0
    if (s.aside[province] === 0) continue
    s.aside[province] = 0
    if (s.marker[province] === NOBODY) s.markerRound[province] = 0
  }
  tell?.all({ at: 'turn-over', seat })
}

/** War check: no station outlasts the phase where two or more have units. 4.2.1, M49 */
export function endOfPhase4(b: Board, s: MnState, tell?: MnTell): void {
  for (let rest = shared(s); rest !== 0; rest &= rest - 1) lapse(b, s, lowest(rest), tell)
}
