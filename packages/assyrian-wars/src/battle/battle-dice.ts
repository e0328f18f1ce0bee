// The dice of a battle: one for each unit with its factor, battle dice for leaders, walls, terrain, elite troops and cards.
// 6.7.2, 6.7.3, 9.7

import { type Board, field, fieldArea } from '../board/board.ts'
import { action, counterName, factor, isLeader, isMercenary, isRegular } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import type { RollEvent } from '../board/events.ts'
import { type Counter, type Country, FAST, HUNGER, has, type Side } from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import { ABILITIES, type AwState, on } from '../board/state.ts'
import { LEADER_DICE, T, TERRAIN_DICE, tide } from '../cards/card-modifiers.ts'
import { currentLevel } from '../common/walls.ts'
import {
  fromCity,
  INTERCEPTION,
  INVASION,
  inSiege,
  isCavalry,
  leads,
  NAVAL,
  OVER_MEDIA,
  OVER_MOUNTAIN,
  OVER_RIVER,
  ranks,
  SORTIE,
  STORM,
} from '../forces/battle-sides.ts'
import { armySize, leadersIn } from '../forces/force.ts'

/** The parts of a round: an ambush in a pass, bow fire, the rest. */
export const PHASES = ['ambush', 'bow', 'melee'] as const
export const [IN_AMBUSH, BOW_FIRE, MELEE] = [0, 1, 2]

/** How the chariots of a side fight. 9.7 */
export const [UNDECLARED, AS_BOWS, AS_HEAVY] = [0, 1, 2]
export const chariotsOf = (s: AwState, side: Side): number => (s.chariots >> (2 * side)) & 3

/** 9.7 counts in land battles; of sieges only in a sortie against hunger. */
export const abilitiesCount = (s: AwState): boolean =>
  on(s, ABILITIES) && !inSiege(s) && s.fight !== NAVAL && (s.fight !== SORTIE || s.siege[s.fieldAt] === HUNGER)

const card = (s: AwState, side: Side, what: number): number => s.tide[tide(side, what)]
/** Chariots have to say whether they are bows or heavy; others are what they are. */
const isBothTypes = (b: Board, u: Counter): boolean => b.typeBow[b.type[u]] && b.typeHeavy[b.type[u]]
export const isChariot = (b: Board, u: Counter): boolean => !isLeader(b, u) && isBothTypes(b, u)

const shoots = (b: Board, s: AwState, side: Side, u: Counter): boolean =>
  b.typeBow[b.type[u]] && (!isBothTypes(b, u) || chariotsOf(s, side) === AS_BOWS)
const isHeavy = (b: Board, s: AwState, side: Side, u: Counter): boolean =>
  b.typeHeavy[b.type[u]] && (!isBothTypes(b, u) || chariotsOf(s, side) === AS_HEAVY)

/** Whether bow units shoot before the others in this round. */
export const hasBowFire = (b: Board, s: AwState, round: number): boolean =>
  round === 1 && abilitiesCount(s) && (hasShooter(b, s, 0) || hasShooter(b, s, 1))

function hasShooter(b: Board, s: AwState, side: Side): boolean {
  for (const u of fighters(s, side)) if (!isLeader(b, u) && shoots(b, s, side, u)) return true
  return false
}

/** The counters whose dice a side rolls: mirrored ones are templates. R29 */
export const fighters = (s: AwState, side: Side): readonly Counter[] =>
  side === 1 && s.mirror.length > 0 ? s.mirror.map(entry => entry >> 2) : ranks(s, side)

/** What a factor of this side is lowered or raised by, whoever rolls it. */
function sideModifier(b: Board, s: AwState, side: Side, round: number): number {
  const walls = inSiege(s) && side === 0 ? fortressPart(b, s) : 0
  return walls + (round === 1 ? card(s, side, T.FACTOR) : 0)
}

/** A fortress lowers all factors of the besiegers. 1.3 */
const fortressPart = (b: Board, s: AwState): number =>
  b.isFortress[s.fieldAt] && card(s, 0, T.NO_FORTRESS) === 0 ? b.data.constants.fortressAttackerModifier : 0

const capped = (s: AwState, side: Side, base: number, modified: number): number => {
  const cap = card(s, side, T.MAX_FACTOR)
  return cap > 0 && modified > cap && modified > base ? Math.max(base, cap) : modified
}

/** The factor a unit fights with; 0 or less: it cannot. 6.7.5, 6.16.e, 9.7 */
export function modifiedFactor(b: Board, s: AwState, side: Side, u: Counter, round: number): number {
  const k = b.data.constants
  const base = side === 1 && s.mirror.length > 0 ? mirrorFactor(b, s, u) : factor(b, s, u)
  if (s.fight === NAVAL) {
    return base + (card(s, side, T.SHIP_OF) === s.own[u] + 1 ? card(s, side, T.SHIP_MOD) : 0)
  }
  let mod = sideModifier(b, s, side, round)
  if (side === 0 && inSiege(s) && fromCity(b, s, u)) mod -= fortressPart(b, s) // 10.4.e
  const type = b.type[u]
  if (round === 1 && has(card(s, side, T.TYPES), type)) mod += card(s, side, T.TYPE_MOD)
  if (s.fight === INVASION && side === 0 && !fromCity(b, s, u)) {
    mod += isCavalry(b, u) ? k.naval.invasionCavalry : k.naval.invasionInfantry
  }
  if (on(s, ABILITIES)) {
    if (inSiege(s)) {
      if (side === 1 && b.typeBow[type]) mod += k.siege.defendingBowModifier // R20
      if (side === 0 && isCavalry(b, u) && (s.busy[u] & FAST) !== 0) mod += k.cavalry.siegeModifierAfterFastMove
    } else if (side === 0 && abilitiesCount(s) && s.fight !== INTERCEPTION && !fromCity(b, s, u)) {
      if (isBothTypes(b, u)) {
        if (s.ground & OVER_MOUNTAIN) mod += k.chariot.mountain
        if (s.ground & OVER_RIVER) mod += k.chariot.river
        if (s.fieldAt === field(b.sealand) && b.sealand >= 0) mod += k.chariot.sealand
      } else if (b.typeHeavy[type] && !b.typeCavalry[type] && s.ground & OVER_RIVER) mod += k.heavyInfantryRiver
    }
  }
  return capped(s, side, base, base + mod)
}

const mirrorFactor = (b: Board, s: AwState, u: Counter): number => {
  const entry = s.mirror.find(e => e >> 2 === u) ?? 0
  return (entry & 3) === 0 ? b.full[u] : (entry & 3) === 1 ? b.reduced[u] : 0
}
const standsInMirror = (s: AwState, u: Counter): boolean => s.mirror.some(e => e >> 2 === u && (e & 3) < 2)

/** The factor of battle dice. 6.7.3 */
export function battleDieFactor(b: Board, s: AwState, side: Side, round: number): number {
  const k = b.data.constants
  const invading = s.fight === INVASION && side === 0 ? k.naval.invasionInfantry : 0
  return capped(s, side, k.battleDieFactor, k.battleDieFactor + sideModifier(b, s, side, round) + invading)
}

/** Action ratings of the leaders of a side that lead something: at most one army for each unit of his country. 6.7.3, R13 */
export function leaderDice(b: Board, s: AwState, side: Side): number {
  if (s.fight === NAVAL) return 0
  if (side === 1 && s.mirror.length > 0) return mirrorLeaderDice(b, s)
  const list = ranks(s, side)
  const walls = side === 1 && inSiege(s) && currentLevel(b, s, fieldArea(s.fieldAt)) > 0
  let dice = 0
  for (const u of list) {
    if (!isLeader(b, u) || !leads(b, s, side, u)) continue
    if (walls || armiesBefore(b, s, list, u) < unitsOfCountry(b, s, list, s.own[u])) dice += action(b, s, u)
  }
  return dice
}

function mirrorLeaderDice(b: Board, s: AwState): number {
  let dice = 0
  let units = 0
  for (const entry of s.mirror) {
    if ((entry & 3) > 1) continue
    if (entry >> 2 < b.firstLeader) units++
    else dice += b.action[(entry >> 2) - b.firstLeader]
  }
  return units > 0 ? dice : 0
}

const unitsOfCountry = (b: Board, s: AwState, list: readonly Counter[], c: Country): number => {
  let n = 0
  for (const u of list) if (!isLeader(b, u) && s.own[u] === c) n++
  return n
}
/** Leaders of his country that come before him: with fewer units than leaders the better ones lead. */
function armiesBefore(b: Board, s: AwState, list: readonly Counter[], leader: Counter): number {
  const rating = action(b, s, leader)
  let n = 0
  for (const u of list) {
    if (u === leader || !isLeader(b, u) || s.own[u] !== s.own[leader]) continue
    const other = action(b, s, u)
    if (other > rating || (other === rating && u < leader)) n++
  }
  return n
}

/** Stacks that Assyria's forces on a side lie in: each army, or ten units with its leader, and the others ten by ten. 9.5, R16 */
function assyrianStacks(b: Board, s: AwState, list: readonly Counter[]): number {
  const ten = b.data.constants.fogStackMax
  const leaders = leadersIn(b, list)
  let [armies, led, regulars, hired] = [0, 0, 0, 0]
  for (const u of list) {
    if (s.own[u] !== b.assyria) continue
    if (isLeader(b, u)) {
      armies++
      led += armySize(b, s, u, leaders)
    } else if (isMercenary(b, u)) hired++
    else regulars++
  }
  const withLeaders = Math.max(ten * armies, Math.min(regulars, led) + Math.min(hired, led))
  return armies + Math.ceil(Math.max(0, regulars + hired - withLeaders) / ten)
}

/** Regular Assyrian land units: a die for each stack with one in battle, two dice in siege combat. 6.7.3, 6.8, R16 */
export function eliteDice(b: Board, s: AwState, side: Side): number {
  if (s.fight === NAVAL || b.assyria < 0) return 0
  const { field, siege } = b.data.constants.elite
  const list = ranks(s, side)
  let elite = 0
  for (const u of list) if (s.own[u] === b.assyria && isRegular(b, u) && b.nation[u] === b.assyria) elite++
  if (elite === 0) return 0
  return inSiege(s) ? siege : field * Math.min(elite, assyrianStacks(b, s, list))
}

/** Rivers, mountains and Median paths give the defender dice in the first round. 1.3, 6.7.3 */
export function terrainDice(b: Board, s: AwState, side: Side, round: number): number {
  if (side !== 1 || round !== 1 || s.ground === 0 || s.fight === INTERCEPTION || s.fight === SORTIE) return 0
  const k = b.data.constants.terrainDice
  let dice = 0
  if (s.ground & OVER_RIVER) dice += Math.max(k.river, s.riverDice)
  if (s.ground & OVER_MOUNTAIN && card(s, side, T.AMBUSH) === 0) dice += k.mountain
  if (s.ground & OVER_MEDIA && s.defenders.some(u => isRegular(b, u) && b.nation[u] === b.media)) dice += k.media
  return dice
}

/** What gives battle dice, in the order they are thrown. */
export const EXTRAS = ['walls', 'leaders', 'elite', 'terrain', 'cards'] as const

/** Battle dice of a side in the part of the round in which all but bows fight: how many for each of EXTRAS, into `out`. */
export function extraDice(b: Board, s: AwState, side: Side, round: number, out: number[]): void {
  const denied = round === 1 ? card(s, side, T.DENIED) : 0
  out[0] = inSiege(s) && side === 1 ? currentLevel(b, s, fieldArea(s.fieldAt)) : 0
  out[1] = (denied & LEADER_DICE) === 0 ? leaderDice(b, s, side) : 0
  out[2] = eliteDice(b, s, side)
  out[3] = (denied & TERRAIN_DICE) === 0 ? terrainDice(b, s, side, round) : 0
  out[4] = round === 1 ? card(s, side, inSiege(s) ? T.SIEGE_DICE : T.DICE) : 0
}
const EXTRA_DICE: number[] = [0, 0, 0, 0, 0]

/** Hits of one die: a slaughter counts two. 9.7 */
function hitsOf(b: Board, die: number, of: number, slaughters: boolean): number {
  if (die > of) return 0
  const { slaughterOn, slaughterHits, slaughterNeedsFactor } = b.data.constants.heavy
  return slaughters && die === slaughterOn && of >= slaughterNeedsFactor ? slaughterHits : 1
}

/** Bow hits that heavy units of a side ward off. 9.7 */
export function warded(b: Board, s: AwState, side: Side): number {
  let heavy = 0
  for (const u of fighters(s, side)) if (!isLeader(b, u) && isHeavy(b, s, side, u)) heavy++
  for (const { min, max, cancel } of b.data.constants.heavy.cancelBowHits) {
    if (heavy >= min && (max === undefined || heavy <= max)) return cancel
  }
  return 0
}

/** Some dice of one sort; returns their hits and notes them where they are told. */
function throwDice(
  ctx: RuleContext,
  rolls: RollEvent[] | undefined,
  by: string,
  of: number,
  dice: number,
  slaughters: boolean,
): number {
  let [hits, faces] = [0, '']
  for (let i = 0; i < dice; i++) {
    const die = rollDie(ctx)
    if (rolls !== undefined) faces += die
    hits += hitsOf(ctx.b, die, of, slaughters)
  }
  if (rolls === undefined || dice === 0) return hits
  const last = rolls[rolls.length - 1]
  if (last !== undefined && last.by === by && last.of === of) {
    rolls[rolls.length - 1] = { by, of, dice: last.dice + faces, hits: last.hits + hits }
  } else rolls.push({ by, of, dice: faces, hits })
  return hits
}

/** A side rolls all its dice of a part of the round; returns the hits, told die by die. */
export function volley(ctx: RuleContext, side: Side, round: number, phase: number): number {
  const { b, s } = ctx
  const rolls: RollEvent[] | undefined = ctx.tell ? [] : undefined
  const bowFire = hasBowFire(b, s, round)
  const abilities = abilitiesCount(s)
  const mirrored = side === 1 && s.mirror.length > 0
  const times = s.fight === STORM && side === 1 ? b.data.constants.siege.assaultDefenderDiceFactor : 1 // R23
  let hits = 0
  if (phase === IN_AMBUSH) {
    hits += throwDice(ctx, rolls, 'ambush', battleDieFactor(b, s, side, round), card(s, side, T.AMBUSH), false)
  } else {
    for (const u of fighters(s, side)) {
      if (isLeader(b, u) || (mirrored && !standsInMirror(s, u))) continue
      if (bowFire && shoots(b, s, side, u) !== (phase === BOW_FIRE)) continue
      const of = modifiedFactor(b, s, side, u, round)
      if (of <= 0) continue
      let dice = times
      if (round === 1 && card(s, side, T.SHOTS) > 0 && has(card(s, side, T.SHOT_TYPES), b.type[u])) {
        s.tide[tide(side, T.SHOTS)]--
        dice++
      }
      hits += throwDice(ctx, rolls, counterName(b, u), of, dice, abilities && isHeavy(b, s, side, u))
    }
    if (phase === MELEE) {
      const of = battleDieFactor(b, s, side, round)
      extraDice(b, s, side, round, EXTRA_DICE)
      for (let i = 0; i < EXTRAS.length && of > 0; i++) {
        hits += throwDice(ctx, rolls, EXTRAS[i], of, EXTRA_DICE[i] * times, false)
      }
    }
  }
  const foe = 1 - side
  let lost = phase === BOW_FIRE ? Math.min(hits, warded(b, s, foe)) : 0
  const ignored = Math.min(hits - lost, card(s, foe, T.IGNORE))
  s.tide[tide(foe, T.IGNORE)] -= ignored
  lost += ignored
  if (ctx.tell && (rolls?.length ?? 0) > 0) {
    ctx.tell.all({
      at: 'dice',
      side: side === 0 ? 'attackers' : 'defenders',
      round,
      phase: PHASES[phase],
      rolls: rolls ?? [],
      hits: hits - lost,
      ...(lost > 0 && { warded: lost }),
    })
  }
  return hits - lost
}
