// 7.4.1 Camps: who joins and leaves them, who has to agree, and the politics of the interphase (7.4), when wars are declared,
// camps changed and peace made free of AP.

import type { AwAction } from './actions.ts'
import type { Board } from './board.ts'
import { type Chapter, type Scene, yesOrNo } from './chapter.ts'
import { allyOf, powersAlive } from './diplomacy.ts'
import { type FrameOf, frames, replaceTop } from './frames.ts'
import { AP, ASSYRIAN, CAMPS, type Countries, type Country, has, lowest, NO_CAMP, REBEL } from './names.ts'
import { applyOffer, freshPolitics, legalOffers, legalPeaceWithMinors } from './offers.ts'
import { canPay, pay } from './purse.ts'
import type { AwState } from './state.ts'
import { award, awardPowerAlliance } from './vp.ts'
import { campBits, declare, endFeud, legalWars, otherCamp, settleWars } from './war.ts'

const { admit, court, politics } = frames

/** Alliance with all its powers and war on all of the other camp; points for the alliances, unless one only comes back. 7.4.1, 8.3 */
export function joinCamp(g: Scene, p: Country, camp: number, back = false): void {
  const { b, s } = g
  if (s.camp[p] === camp) return
  for (let rest = back ? 0 : campBits(b, s, camp) & ~(1 << p); rest !== 0; rest &= rest - 1) {
    awardPowerAlliance(g, lowest(rest), p)
    awardPowerAlliance(g, p, lowest(rest))
  }
  s.camp[p] = camp
  s.shifted |= 1 << p
  for (let rest = campBits(b, s, camp); rest !== 0; rest &= rest - 1) endFeud(s, p, lowest(rest))
  g.tell?.all({ at: 'camp', country: b.countries[p], camp: CAMPS[camp] })
  settleWars(g)
}

/** Neutral from now on: by peace, tribute, conquest, or of its own will between turns. */
export function leaveCamp(g: Scene, p: Country): void {
  const { b, s } = g
  if (s.camp[p] === NO_CAMP) return
  s.camp[p] = NO_CAMP
  s.shifted |= 1 << p
  g.tell?.all({ at: 'camp', country: b.countries[p], camp: CAMPS[NO_CAMP] })
  settleWars(g)
}

/** Why a power may not join a camp, '' where it may ask; `attacked`: by the other camp, so that it need not. 7.1.d, 7.4.1 */
export type JoinBar = '' | 'camp' | 'assyria' | 'applied' | 'grace' | 'payer' | 'closed'
export function joinBar(b: Board, s: AwState, p: Country, camp: number, attacked = false): JoinBar {
  if (p >= b.powers || s.camp[p] === camp || !has(powersAlive(b, s), p)) return 'camp'
  if (p === b.assyria && camp === REBEL) return 'assyria'
  if (b.scenarios[s.scenario].data.closed?.includes('camps')) return 'closed'
  if (has(s.applied, p) && !attacked) return 'applied'
  // Not into war with one's conqueror during grace, nor with Assyria as long as one pays it.
  for (let q = 0; q < b.powers; q++) {
    if (s.camp[q] !== otherCamp(camp)) continue
    if (s.grace[b.powers * p + q] > 0 || s.grace[b.powers * q + p] > 0) return 'grace'
    if (q === b.assyria && (s.pledge[p] !== 0 || has(s.conquered[p], q))) return 'payer'
  }
  return ''
}

/** Who has to agree: Assyria to its camp; a rebel at war with the applicant; the conqueror, to his own. */
export function consenters(b: Board, s: AwState, p: Country, camp: number): Countries {
  const members = campBits(b, s, camp) & ~(1 << p)
  let asked = 0
  for (let rest = members; rest !== 0; rest &= rest - 1) {
    const q = lowest(rest)
    const conqueror = has(s.conquered[p], q)
    if (conqueror || (camp === ASSYRIAN ? q === b.assyria : has(s.feud[p], q))) asked |= 1 << q
  }
  return asked
}

/** Asks to be let in, once a turn; whoever is attacked by the other camp comes in without having asked. Nothing happens where it
 *  may not. 7.4.1 */
export function applyToCamp(g: Scene, p: Country, camp: number, attacked = false): void {
  const { b, s } = g
  if (joinBar(b, s, p, camp, attacked) !== '') return
  const asked = consenters(b, s, p, camp)
  if (!attacked) s.applied |= 1 << p
  if (asked === 0) joinCamp(g, p, camp)
  else {
    const q = lowest(asked)
    admit.push(s, { of: q, power: p, camp, others: asked & ~(1 << q) })
  }
}

/** 8.4 Two players: whether Assyria may take one power it has conquered to its side until the next interphase; `more`: what the
 *  card costs besides. R41 */
export function mayBorrow(b: Board, s: AwState, c: Country, p: Country, more = 0): boolean {
  const { data, countries } = b.scenarios[s.scenario]
  // The campaign is the scenario with all powers.
  const campaign = data.victoryTest.test === 'most-vp' && (b.isPower & ~countries) === 0
  if (s.seats !== 2 || !campaign || c !== b.assyria || p >= b.powers || p === b.media || has(s.gone, p)) return false
  return s.lent === 0 && has(s.conquered[p], c) && s.camp[p] !== ASSYRIAN && canPay(s, borrowCost(b) + more)
}
export const borrowCost = (b: Board): number => AP * b.data.constants.declareWar.joinCamp

/** It is run by Assyria's player for that time, and the alliance is worth its points. 8.4, R80 */
export function borrow(g: Scene, c: Country, p: Country): void {
  const { b, s } = g
  pay(g, borrowCost(b))
  s.lent |= 1 << p
  s.runner[p] = c
  for (let m = b.powers; m < b.onTrack; m++) if (allyOf(s, m) === p) s.runner[m] = c
  joinCamp(g, p, s.camp[c])
}

/** 7.4, of all powers in the order of the track; `again`: only wars and camps, after a camp was beaten. */
export function pushPolitics(g: Scene, again = 0): void {
  freshPolitics(g.s)
  politics.push(g.s, { again })
}

/** What a power may do between turns; nothing that could go round in circles: a camp is changed once, and no war follows a
 *  peace just made. */
function legalCourt(b: Board, s: AwState, f: FrameOf<'court'>, out: AwAction[]): number {
  const p = f.of
  let n = legalWars(b, s, p, out, 0, true)
  if (!has(s.shifted, p)) {
    for (const camp of [ASSYRIAN, REBEL]) if (joinBar(b, s, p, camp) === '') out[n++] = b.acts.join[camp - 1]
    if (s.camp[p] !== NO_CAMP && p !== b.assyria && !b.scenarios[s.scenario].data.closed?.includes('camps')) {
      out[n++] = b.acts['leave-camp'][0]
    }
  }
  if (court.again(f) === 0) {
    n = legalOffers(b, s, p, out, n)
    n = legalPeaceWithMinors(b, s, p, out, n)
  }
  out[n++] = b.acts.done[0]
  return n
}

const scratch: AwAction[] = []

export const campsChapter: Chapter = {
  frames: {
    admit: {
      legal: yesOrNo,
      apply(g, f, action) {
        const { b, s } = g
        const others = admit.others(f)
        const [country, power, camp] = [b.countries[admit.power(f)], b.countries[f.of], CAMPS[admit.camp(f)]]
        if (action.kind === 'no') {
          s.frames.pop()
          g.tell?.all({ at: 'join-refused', country, by: power, camp })
          award(g, admit.power(f), b.data.constants.vp.joinRefused, 'join-refused')
          return
        }
        if (others === 0) {
          s.frames.pop()
          joinCamp(g, admit.power(f), admit.camp(f))
          return
        }
        const next = lowest(others)
        replaceTop(s, admit.with(f, { of: next, others: others & ~(1 << next) }))
      },
    },
    politics: {
      run(g, f) {
        const { b, s } = g
        const asked = politics.asked(f)
        if (asked >= b.powers) {
          s.frames.pop()
          return false
        }
        replaceTop(s, politics.with(f, { asked: asked + 1 }))
        if (has(powersAlive(b, s), asked)) court.push(s, { of: asked, again: politics.again(f) })
        return false
      },
    },
    court: {
      run(g, f) {
        if (legalCourt(g.b, g.s, f, scratch) > 1) return true
        g.s.frames.pop()
        return false
      },
      legal: (b, s, f, out) => legalCourt(b, s, f, out),
      apply(g, f, action) {
        const { s } = g
        switch (action.kind) {
          case 'done':
            s.frames.pop()
            return
          case 'war':
            declare(g, f.of, action.country)
            return
          case 'join':
            if (s.camp[f.of] !== NO_CAMP) leaveCamp(g, f.of)
            s.shifted |= 1 << f.of
            applyToCamp(g, f.of, action.camp)
            return
          case 'leave-camp':
            leaveCamp(g, f.of)
            return
          default:
            applyOffer(g, f.of, action)
        }
      },
    },
  },
}
