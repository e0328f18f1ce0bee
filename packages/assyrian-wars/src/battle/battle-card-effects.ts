// Battle cards (6.11.d): when each may be laid, and what it does before the dice. R73

import type { AwAction } from '../board/actions.ts'
import { type Board, fieldArea, poolOf } from '../board/board.ts'
import { bookOf, type CardUse, LAND_BATTLE, NAVAL_BATTLE, SIEGE_COMBAT } from '../board/card-book.ts'
import type { Handler } from '../board/chapter.ts'
import { command, factor, isLand, isLeader, isMercenary, isRuler, lowestKind, move } from '../board/counters.ts'
import { rollDie } from '../board/dice.ts'
import { type FrameOf, frames, replaceTop } from '../board/frames.ts'
import {
  AP,
  BORROWED,
  type Counter,
  type Countries,
  type Country,
  has,
  lowest,
  NOBODY,
  type Side,
  type UnitKind,
} from '../board/names.ts'
import type { RuleContext } from '../board/rule-context.ts'
import type { AwState } from '../board/state.ts'
import { LEADER_DICE, raiseTide, T, TERRAIN_DICE, tide } from '../cards/card-modifiers.ts'
import { canBorrow, payOrBorrow } from '../economy/purse.ts'
import { shownName } from '../fog/sightings.ts'
import { eliminate, rout } from '../forces/attrition.ts'
import {
  FOREIGN_WAR,
  INTERCEPTION,
  inSiege,
  isCavalry,
  joinBattle,
  leaveBattle,
  NAVAL,
  NO_FIGHT,
  OVER_MOUNTAIN,
  OVER_RIVER,
  partyBits,
  ranks,
} from '../forces/battle-sides.ts'

const { strike } = frames

/** Which fight it is, as the bits of a card's `fights`. R73 */
export const fights = (s: AwState): number =>
  s.fight === NO_FIGHT ? 0 : s.fight === NAVAL ? NAVAL_BATTLE : inSiege(s) ? SIEGE_COMBAT : LAND_BATTLE

/** The side of a country in the battle, or NOBODY. The owner of a besieged city is in it even without a garrison. */
export function sideOf(b: Board, s: AwState, c: Country): number {
  if (has(partyBits(s, 0), c)) return 0
  if (has(partyBits(s, 1), c)) return 1
  return inSiege(s) && s.fieldAt < b.insides && s.city[s.fieldAt] === c ? 1 : NOBODY
}

const some = (list: readonly Counter[], test: (u: Counter) => boolean): boolean => {
  for (let i = 0; i < list.length; i++) if (test(list[i])) return true
  return false
}

const isHired = (b: Board, s: AwState, u: Counter): boolean => isLand(b, u) && isMercenary(b, u) && s.own[u] !== NOBODY

/** The country whose home or associated ground is fought for. */
const ground = (b: Board, s: AwState): number => (s.fieldAt >= 0 && s.fieldAt < b.insides ? b.owner[s.fieldAt] : NOBODY)

const terrainBits = (names: readonly string[]): number =>
  (names.includes('river') ? OVER_RIVER : 0) | (names.includes('mountain') ? OVER_MOUNTAIN : 0)

/** At least half of the units of a side. */
function halfCavalry(b: Board, s: AwState, side: Side): boolean {
  let [horse, all] = [0, 0]
  for (const u of ranks(s, side)) {
    if (isLeader(b, u)) continue
    all++
    if (isCavalry(b, u)) horse++
  }
  return all > 0 && 2 * horse >= all
}

/** Whether a battle card fits the battle, for a country that takes part. All of it is public. */
export function mayLay(b: Board, s: AwState, c: Country, use: CardUse): boolean {
  const side = sideOf(b, s, c)
  if (side === NOBODY || (use.fights & fights(s)) === 0) return false
  const foe = 1 - side
  switch (use.op) {
    case 'battleDice': {
      const { who, terrain, in: lands } = use.effect
      if (who === 'defender' && (side !== 1 || s.fight === INTERCEPTION)) return false
      if (terrain !== undefined && terrain.length > 0 && (s.ground & terrainBits(terrain)) === 0) return false
      return lands === undefined || lands.includes(b.countries[ground(b, s)])
    }
    case 'turnMercenaries':
    case 'buyOffMercenaries':
      return some(ranks(s, foe), u => isHired(b, s, u))
    case 'strikeLeader':
      return some(ranks(s, foe), u => isLeader(b, u))
    case 'terrainFirst':
      return side === 1 && s.fight !== INTERCEPTION && (s.ground & terrainBits([use.effect.terrain])) !== 0
    case 'battleFactor':
    case 'extraUnitDice':
      return use.types === 0 || some(ranks(s, side), u => isLand(b, u) && has(use.types, b.type[u]))
    case 'denyDice':
      return use.effect.needs !== 'halfCavalry' || halfCavalry(b, s, side)
    case 'siegeDice':
      return side === 0
    case 'siegeDefence':
      return side === 1 && use.areas.includes(fieldArea(s.fieldAt))
    case 'navalFactor':
      return some(ranks(s, side), u => s.own[u] === c && b.ship[u])
    case 'borrowUnits':
      return side === 1 && s.fight !== FOREIGN_WAR && ground(b, s) === c && lenders(b, s, c, use) !== 0
    default:
      return true
  }
}

/** Countries that could lend units from their pools: not at war with the borrower, not conquered. */
function lenders(b: Board, s: AwState, c: Country, use: CardUse): Countries {
  let set = 0
  for (let rest = use.countries; rest !== 0; rest &= rest - 1) {
    const d = lowest(rest)
    if (has(s.war[c], d) || s.conquered[d] !== 0 || has(s.gone, d)) continue
    for (let u = s.head[poolOf(b, d)]; u >= 0 && u < b.firstLeader; u = s.next[u]) if (!b.ship[u]) set |= 1 << d
  }
  return set
}

/** Where the forces of a country stand in this battle. */
function standsAt(s: AwState, side: Side, c: Country): number {
  for (const u of ranks(s, side)) if (s.own[u] === c) return s.at[u]
  return s.fieldAt
}

/** Mercenaries its leaders in the battle can take on. 6.6.2 */
function roomFor(b: Board, s: AwState, side: Side, c: Country): number {
  let room = 0
  for (const u of ranks(s, side)) {
    if (s.own[u] !== c) continue
    if (isLeader(b, u)) room += command(b, s, u)
    else if (isMercenary(b, u)) room--
  }
  return room
}

/** Changing Sides: a die for each enemy mercenary. */
function turnMercenaries(ctx: RuleContext, c: Country, side: Side, use: CardUse<'turnMercenaries'>): void {
  const { b, s } = ctx
  const on = use.effect.on
  for (const u of ranks(s, 1 - side).slice()) {
    if (!isHired(b, s, u) || !on.includes(rollDie(ctx))) continue
    if (roomFor(b, s, side, c) > 0) {
      ctx.tell?.all({ at: 'turned', unit: b.kinds[b.kind[u]], from: b.countries[s.own[u]], to: b.countries[c] })
      leaveBattle(s, u)
      s.own[u] = c
      // In a siege it fights from where it stands and goes over afterwards. 10.4.e
      if (!inSiege(s)) move(s, u, standsAt(s, side, c))
      joinBattle(s, u, side)
    } else {
      rout(ctx, u)
      leaveBattle(s, u)
    }
  }
}

/** What a card does once it stands; `entry`: its place in `s.revealed`. Some ask first. */
export function work(ctx: RuleContext, c: Country, use: CardUse, entry: number): void {
  const { s } = ctx
  const side = sideOf(ctx.b, s, c)
  switch (use.op) {
    case 'turnMercenaries':
      turnMercenaries(ctx, c, side, use)
      return
    case 'buyOffMercenaries':
    case 'strikeLeader':
    case 'borrowUnits':
      strike.push(s, { of: c, entry, left: use.op === 'borrowUnits' ? use.count : 0 })
      return
    case 'battleDice':
      raiseTide(s, side, T.DICE, use.count)
      return
    case 'battleFactor':
      if (use.types === 0) raiseTide(s, side, T.FACTOR, use.count)
      else {
        raiseTide(s, side, T.TYPE_MOD, use.count)
        s.tide[tide(side, T.TYPES)] |= use.types
      }
      if (use.effect.max !== undefined) s.tide[tide(side, T.MAX_FACTOR)] = use.effect.max
      return
    case 'extraUnitDice':
      raiseTide(s, side, T.SHOTS, use.effect.max)
      s.tide[tide(side, T.SHOT_TYPES)] |= use.types
      return
    case 'ignoreHits':
      raiseTide(s, side, T.IGNORE, use.count)
      return
    case 'noRouts':
      s.tide[tide(side, T.NO_ROUTS)] = 1
      raiseTide(s, side, T.LOSS_HITS, use.effect.extraHitOnLoss ?? 0)
      return
    case 'denyDice': {
      const { kinds } = use.effect
      s.tide[tide(1 - side, T.DENIED)] |=
        (kinds.includes('leader') ? LEADER_DICE : 0) | (kinds.includes('terrain') ? TERRAIN_DICE : 0)
      return
    }
    case 'terrainFirst':
      s.tide[tide(side, T.AMBUSH)] = use.count
      return
    case 'siegeDice':
      raiseTide(s, side, T.SIEGE_DICE, use.count)
      if (use.effect.ignoreFortress === true) s.tide[tide(side, T.NO_FORTRESS)] = 1
      return
    case 'siegeDefence':
      raiseTide(s, side, T.SIEGE_DICE, use.count)
      return
    case 'navalFactor':
      raiseTide(s, side, T.SHIP_MOD, use.count)
      s.tide[tide(side, T.SHIP_OF)] = c + 1
      return
  }
}

const useAt = (b: Board, s: AwState, entry: number): CardUse => {
  const code = s.revealed[4 * entry + 1]
  return bookOf(b).uses[code & 255][code >> 8]
}

/** The price of buying off a mercenary, on top of what has been paid for others: the total is rounded up. */
const rounded = (twelfths: number): number => AP * Math.ceil(twelfths / AP)
const buyOffPrice = (b: Board, s: AwState, use: CardUse<'buyOffMercenaries'>, u: Counter): number =>
  Math.round(AP * use.effect.pricePerFactor * factor(b, s, u))

function legalStrike(b: Board, s: AwState, f: FrameOf<'strike'>, out: AwAction[]): number {
  const use = useAt(b, s, strike.entry(f))
  const foe = ranks(s, 1 - sideOf(b, s, f.of))
  let n = 0
  if (use.op === 'strikeLeader') {
    for (const u of foe) if (isLeader(b, u)) out[n++] = b.acts['aim-leader'][u - b.firstLeader]
    return n
  }
  if (use.op === 'borrowUnits') {
    for (let rest = lenders(b, s, f.of, use); rest !== 0; rest &= rest - 1) {
      for (let u = s.head[poolOf(b, lowest(rest))]; u >= 0 && u < b.firstLeader; u = s.next[u]) {
        if (!b.ship[u] && (n === 0 || out[n - 1] !== b.acts.pick[2 * b.kind[u]])) out[n++] = b.acts.pick[2 * b.kind[u]]
      }
    }
  } else if (use.op === 'buyOffMercenaries') {
    for (const u of foe) {
      if (!isHired(b, s, u)) continue
      const more = rounded(strike.paid(f) + buyOffPrice(b, s, use, u)) - rounded(strike.paid(f))
      const action = b.acts.pick[2 * b.kind[u] + s.side[u]]
      let known = !canBorrow(b, s, f.of, more)
      for (let i = 0; i < n && !known; i++) known = out[i] === action
      if (!known) out[n++] = action
    }
  }
  out[n++] = b.acts.done[0]
  return n
}
const scratch: AwAction[] = []

export const strikes: Handler<'strike'> = {
  run(ctx, f) {
    const { b, s } = ctx
    const use = useAt(b, s, strike.entry(f))
    const foe = 1 - sideOf(b, s, f.of)
    if (use.op === 'strikeLeader') {
      const leaders = ranks(s, foe).filter(u => isLeader(b, u))
      if (leaders.length > 1) return true
      s.frames.pop()
      if (leaders.length === 1) strikeLeader(ctx, leaders[0], use)
      return false
    }
    const waits =
      use.op === 'borrowUnits'
        ? strike.left(f) > 0 && lenders(b, s, f.of, use) !== 0
        : some(ranks(s, foe), u => isHired(b, s, u))
    // Nobody who could be bought off: there is nothing to ask.
    if (waits && legalStrike(b, s, f, scratch) > 1) return true
    s.frames.pop()
    return false
  },
  legal: legalStrike,
  apply(ctx, f, action) {
    const { b, s } = ctx
    const use = useAt(b, s, strike.entry(f))
    const side = sideOf(b, s, f.of)
    if (action.kind === 'aim-leader' && use.op === 'strikeLeader') {
      s.frames.pop()
      strikeLeader(ctx, b.firstLeader + action.leader, use)
    } else if (action.kind === 'pick' && use.op === 'borrowUnits') {
      const u = borrowed(b, s, f.of, use, action.unit)
      ctx.tell?.all({ at: 'borrowed', country: b.countries[f.of], unit: shownName(b, s, u) })
      s.own[u] = f.of
      s.busy[u] |= BORROWED
      move(s, u, standsAt(s, side, f.of))
      joinBattle(s, u, side)
      s.borrowed.push(u)
      replaceTop(s, strike.with(f, { left: strike.left(f) - 1 }))
    } else if (action.kind === 'pick' && use.op === 'buyOffMercenaries') {
      const u = ranks(s, 1 - side).find(
        v => b.kind[v] === action.unit && s.side[v] === action.side && isHired(b, s, v),
      ) as number
      const paid = strike.paid(f) + buyOffPrice(b, s, use, u)
      payOrBorrow(ctx, f.of, rounded(paid) - rounded(strike.paid(f)))
      rout(ctx, u)
      leaveBattle(s, u)
      replaceTop(s, strike.with(f, { paid }))
    } else s.frames.pop()
  },
}

function borrowed(b: Board, s: AwState, c: Country, use: CardUse, kind: UnitKind): number {
  for (let rest = lenders(b, s, c, use); rest !== 0; rest &= rest - 1) {
    const u = lowestKind(b, s, poolOf(b, lowest(rest)), kind)
    if (u !== NOBODY) return u
  }
  return NOBODY
}

/** Assassin: nothing, silenced, or gone; a king escapes to the regroup box. */
function strikeLeader(ctx: RuleContext, u: Counter, use: CardUse<'strikeLeader'>): void {
  const { b, s } = ctx
  const roll = rollDie(ctx)
  const killed = use.effect.killOn.includes(roll)
  const silenced = use.effect.suppressOn.includes(roll)
  ctx.tell?.all({
    at: 'assassin',
    leader: b.leaders[u - b.firstLeader],
    roll,
    result: killed ? 'killed' : silenced ? 'silenced' : 'missed',
  })
  if (silenced) s.silenced.push(u)
  if (!killed) return
  if (isRuler(b, s, u)) rout(ctx, u)
  else eliminate(ctx, u)
  leaveBattle(s, u)
}
