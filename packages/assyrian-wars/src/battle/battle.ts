// 6.7 A battle from its first to its last die: two rounds at most, hits, routs, who has won, and what follows for both sides.
// Sieges, sorties and battles at sea are the same machine with other dice.

import { MOST_HITS } from '../board/acts/battle.ts'
import { areaAt, type Board, field, fieldArea, inside } from '../board/board.ts'
import type { Chapter } from '../board/chapter.ts'
import { isLeader, spotName } from '../board/counters.ts'
import { frames, replaceTop } from '../board/frames.ts'
import {
  type Countries,
  type Country,
  FINISHED,
  FOUGHT,
  has,
  lowest,
  NOBODY,
  NOWHERE,
  type Place,
  type Side,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { ABILITIES, type AwState, on } from '../board/state.ts'
import { T, tide } from '../cards/card-modifiers.ts'
import { currentLevel, excessHits } from '../common/walls.ts'
import { rout } from '../forces/attrition.ts'
import { BEGIN } from '../forces/battle-register.ts'
import {
  BATTLES,
  FIELD,
  FOREIGN_WAR,
  fromCity,
  INTERCEPTION,
  INVASION,
  inSiege,
  isCavalry,
  partyBits,
  ranks,
  SIEGE,
  SORTIE,
  unitCount,
  wiped,
} from '../forces/battle-sides.ts'
import { evadeTo, evasionTargets, following, isLed, rollEvasion } from '../movement/evasion.ts'
import { endSiegeRound } from '../siege/siege.ts'
import { finish, GONE, NO_SIDE } from './aftermath.ts'
import { pushBattleCards } from './battle-cards.ts'
import {
  AS_BOWS,
  AS_HEAVY,
  abilitiesCount,
  BOW_FIRE,
  chariotsOf,
  fighters,
  hasBowFire,
  IN_AMBUSH,
  isChariot,
  MELEE,
  UNDECLARED,
  volley,
} from './battle-dice.ts'
import { clearToll, HITS, ROUTS, routsOf, sideCapacity } from './battle-ledger.ts'
import { forcesOf } from './battle-view.ts'
import { decides, pushLosses } from './losses.ts'

const { ambush, battle, breach, chariots } = frames

/** The steps after it. */
const [CHARIOTS, CARDS, ROLL, AFTER, DECIDE, JUDGE, FINISH, WALLS] = [1, 2, 3, 4, 5, 6, 7, 8]

/** The country that gives out what is left over: the commander's, the city's, or that of the strongest force. 6.7.5, 6.8 */
export function chooserOf(b: Board, s: AwState, side: Side): Country {
  const city = (inSiege(s) && side === 1) || (s.fight === SORTIE && side === 0)
  if (city && s.city[s.fieldAt] !== NOBODY) return s.city[s.fieldAt]
  let best = NOBODY
  let most = 0
  for (const u of ranks(s, side)) {
    if (!isLeader(b, u)) continue
    const card = s.group[u - b.firstLeader]
    if (card !== NOBODY && s.chief[card] === u) return s.own[u]
  }
  for (let rest = partyBits(s, side); rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    let n = 0
    for (const u of ranks(s, side)) if (s.own[u] === c) n++
    if (n > most) {
      most = n
      best = c
    }
  }
  return best
}

function begin(ctx: RuleContext): void {
  const { b, s } = ctx
  clearToll(s)
  for (let side = 0; side < 2; side++) {
    s.sizes[side] = unitCount(b, s, side)
    s.choosers[side] = chooserOf(b, s, side)
    s.parties[side] = partyBits(s, side)
  }
  if (ctx.tell) {
    ctx.tell.all({
      at: 'battle',
      kind: BATTLES[s.fight],
      place: s.fieldAt === NOWHERE ? '' : spotName(b, s.fieldAt),
      attackers: forcesOf(b, s, 0),
      defenders: forcesOf(b, s, 1),
      ...(s.mirror.length > 0 && { mirrored: true }),
    })
  }
}

/** Leaders without units do not fight: they run. */
function scatter(ctx: RuleContext, side: Side): void {
  const { b, s } = ctx
  if (unitCount(b, s, side) > 0) return
  for (const u of [...ranks(s, side)]) rout(ctx, u)
  ranks(s, side).length = 0
}

const firstPhase = (b: Board, s: AwState, round: number): number =>
  round === 1 && s.tide[tide(1, T.AMBUSH)] > 0 ? IN_AMBUSH : hasBowFire(b, s, round) ? BOW_FIRE : MELEE

/** The side ahead after the hits of a round, or NO_SIDE. 6.7.6, R18 */
function ahead(s: AwState, round: number): number {
  const [first, second] = [wiped(s, 0), wiped(s, 1)]
  if (first || second) return first && second ? NO_SIDE : first ? 1 : 0
  if (s.struck[0] !== s.struck[1]) return s.struck[0] > s.struck[1] ? 0 : 1
  if (s.fight === SORTIE) return 0
  return round === 2 && s.fight !== INTERCEPTION ? 1 : NO_SIDE
}

/** The side with chariots that has not said how they fight, or -1. 9.7 */
function undeclared(b: Board, s: AwState): number {
  if (!abilitiesCount(s)) return -1
  for (let side = 0; side < 2; side++) {
    if (chariotsOf(s, side) === UNDECLARED && fighters(s, side).some(u => isChariot(b, u))) return side
  }
  return -1
}

/** Countries that may shoot and be gone, as bits: of the defenders of a field or a landing those who are all mounted, if there are
 *  horse archers on their side, and who decide for themselves. 9.7, N20 */
function ambushers(b: Board, s: AwState): Countries {
  if ((s.fight !== FIELD && s.fight !== INVASION) || !on(s, ABILITIES) || wiped(s, 0)) return 0
  if (!s.defenders.some(u => !isLeader(b, u) && b.typeBow[b.type[u]] && isCavalry(b, u) && !isChariot(b, u))) return 0
  let set = 0
  for (let rest = partyBits(s, 1); rest !== 0; rest &= rest - 1) {
    const c = lowest(rest)
    if (isLed(b, s, c, fieldArea(s.fieldAt))) continue
    const who = following(b, s, c, fieldArea(s.fieldAt))
    const all = s.defenders.filter(u => has(who, s.own[u]) && !isLeader(b, u))
    if (all.length === 0 || all.some(u => !isCavalry(b, u) || fromCity(b, s, u))) continue
    if (evasionTargets(b, s, c, fieldArea(s.fieldAt), TARGETS) > 0) set |= 1 << c
  }
  return set
}
const TARGETS: Place[] = []

/** Siege combat is one round: walls, garrison and besiegers. 6.8.2, 6.8.3 */
function siegeRound(ctx: RuleContext): void {
  const { b, s } = ctx
  s.struck[0] = volley(ctx, 0, 1, MELEE)
  s.struck[1] = volley(ctx, 1, 1, MELEE)
  const most = Math.min(s.struck[0], sideCapacity(b, s, 1), MOST_HITS)
  if (s.fight === SIEGE) {
    replaceTop(s, battle.make({ step: WALLS, round: 1 }))
    // Bare walls save nobody: the city falls whoever takes the hits. N24
    if (most > 0 && currentLevel(b, s, fieldArea(s.fieldAt)) > 0)
      breach.push(s, { of: s.choosers[1], hits: s.struck[0], most })
    return
  }
  replaceTop(s, battle.make({ step: FINISH, round: 1 }))
  pushLosses(ctx, HITS, s.struck[1], s.struck[0])
}

export const battleChapter: Chapter = {
  frames: {
    battle: {
      run(ctx, f) {
        const { b, s } = ctx
        const result = battle.result(f)
        const [round, phase] = [battle.round(f), battle.phase(f)]
        switch (battle.step(f)) {
          case BEGIN:
            begin(ctx)
            if (!inSiege(s) && s.fight !== FOREIGN_WAR) for (const side of [0, 1]) scatter(ctx, side)
            replaceTop(s, battle.make({ step: unfought(s) ? DECIDE : CHARIOTS, round: 1 }))
            return false
          case CHARIOTS: {
            const side = undeclared(b, s)
            if (side >= 0 && decides(s, s.choosers[side])) chariots.push(s, { of: s.choosers[side], side })
            else if (side >= 0) s.chariots |= AS_HEAVY << (2 * side)
            else {
              replaceTop(s, battle.make({ step: CARDS, round: 1 }))
              pushBattleCards(ctx)
            }
            return false
          }
          case CARDS:
            for (let side = 0; side < 2; side++) s.parties[side] |= partyBits(s, side)
            if (unfought(s)) replaceTop(s, battle.make({ step: DECIDE, round: 1 }))
            else replaceTop(s, battle.make({ step: ROLL, round: 1, phase: firstPhase(b, s, 1) }))
            return false
          case ROLL: {
            if (inSiege(s)) {
              siegeRound(ctx)
              return false
            }
            const first = volley(ctx, 0, round, phase)
            const second = volley(ctx, 1, round, phase)
            s.struck[0] += first
            s.struck[1] += second
            replaceTop(s, battle.make({ step: AFTER, round, phase }))
            pushLosses(ctx, HITS, second, first)
            return false
          }
          case AFTER: {
            const over = phase === MELEE || wiped(s, 0) || wiped(s, 1)
            const next = phase === IN_AMBUSH && hasBowFire(b, s, round) ? BOW_FIRE : MELEE
            replaceTop(s, over ? battle.make({ step: DECIDE, round }) : battle.make({ step: ROLL, round, phase: next }))
            if (phase === BOW_FIRE && !over) {
              const who = ambushers(b, s)
              for (let c = s.war.length - 1; c >= 0; c--)
                if (has(who, c)) ambush.push(s, { of: c, area: fieldArea(s.fieldAt) })
            }
            return false
          }
          case DECIDE: {
            const winner = ahead(s, round)
            replaceTop(s, battle.make({ step: JUDGE, round, winner }))
            if (s.fight === SORTIE) return false
            pushLosses(ctx, ROUTS, fleers(b, s, 0, winner), fleers(b, s, 1, winner))
            return false
          }
          case JUDGE: {
            let winner = battle.winner(f)
            if (wiped(s, 0) || wiped(s, 1)) winner = wiped(s, 0) ? (wiped(s, 1) ? NO_SIDE : 1) : 0
            else if (winner === NO_SIDE && round === 1) {
              clearToll(s)
              replaceTop(s, battle.make({ step: ROLL, round: 2, phase: MELEE }))
              return false
            }
            replaceTop(s, battle.make({ step: FINISH, round, result: winner + 2 }))
            const loser = winner < 0 ? NO_SIDE : 1 - winner
            const more = loser < 0 ? 0 : s.tide[tide(loser, T.LOSS_HITS)]
            if (more > 0) pushLosses(ctx, HITS, loser === 0 ? more : 0, loser === 1 ? more : 0)
            return false
          }
          case WALLS: {
            // 6.8.3: what the walls do not stop any more falls on those within.
            const excess = excessHits(b, s, fieldArea(s.fieldAt), s.struck[0] - result)
            replaceTop(s, battle.make({ step: FINISH, round: 1, result: s.struck[0] - result }))
            pushLosses(ctx, HITS, s.struck[1], result + excess)
            return false
          }
          default:
            if (inSiege(s)) endSiegeRound(ctx, result)
            else finish(ctx, result - 2)
            return false
        }
      },
    },
    chariots: {
      legal(b, _s, _f, out) {
        out[0] = b.acts.chariots[0]
        out[1] = b.acts.chariots[1]
        return 2
      },
      apply(ctx, f, action) {
        if (action.kind !== 'chariots') return
        const { b, s } = ctx
        s.frames.pop()
        const how = action.heavy === 1 ? AS_HEAVY : AS_BOWS
        s.chariots |= how << (2 * chariots.side(f))
        if (s.mirror.length > 0) s.chariots |= how << (2 * (1 - chariots.side(f)))
        ctx.tell?.all({ at: 'chariots', country: b.countries[f.of], heavy: action.heavy === 1 })
      },
    },
    ambush: {
      legal(b, s, f, out) {
        const targets = evasionTargets(b, s, f.of, ambush.area(f), TARGETS)
        let n = 0
        out[n++] = b.acts.stand[0]
        for (let i = 0; i < targets; i++) out[n++] = b.acts.ambush[areaAt(b, TARGETS[i])]
        return n
      },
      apply(ctx, f, action) {
        const { b, s } = ctx
        const area = ambush.area(f)
        s.frames.pop()
        if (action.kind !== 'ambush') return
        const to = action.area === area ? inside(b, area) : field(action.area)
        const who = following(b, s, f.of, area)
        if (!rollEvasion(ctx, f.of, area, to, s.parties[0])) {
          s.unready |= who // 6.6.10, N20
          return
        }
        for (const u of s.defenders) if (has(who, s.own[u])) s.busy[u] |= FOUGHT | FINISHED
        s.defenders = s.defenders.filter(u => !has(who, s.own[u]))
        const at = s.frames.findLastIndex(one => one.at === 'battle')
        if (s.defenders.length > 0) {
          // The others fight on; what follows the flight comes after the battle.
          const above = s.frames.length
          evadeTo(ctx, f.of, area, to, false)
          s.frames.splice(at, 0, ...s.frames.splice(above))
          return
        }
        s.frames.length = at + 1
        finish(ctx, GONE)
        evadeTo(ctx, f.of, area, to, false)
      },
    },
    breach: {
      legal(b, _s, f, out) {
        for (let n = 0; n <= breach.most(f); n++) out[n] = b.acts.garrison[n]
        return breach.most(f) + 1
      },
      apply(ctx, _f, action) {
        if (action.kind !== 'garrison') return
        ctx.s.frames.pop()
        replaceTop(ctx.s, battle.make({ step: WALLS, round: 1, result: action.number }))
      },
    },
  },
}

/** A side is gone before a die was thrown; siege combat goes on, for walls stand without men. */
const unfought = (s: AwState): boolean => !inSiege(s) && (wiped(s, 0) || wiped(s, 1))

/** Those of a side that run after a round. */
const fleers = (b: Board, s: AwState, side: Side, winner: Side): number =>
  s.tide[tide(side, T.NO_ROUTS)] > 0 ? 0 : routsOf(b, s, side, winner === side)
