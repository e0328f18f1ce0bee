// Numbers for things the rules name: terrains, degrees, camps, sorts of sieges and purposes of AP. What the data names is numbered
// by the board.

import type { Bits, Id } from '@tabularium/kernel'

export type Country = Id<'Country'>
export type Countries = Bits<Country>
export type Area = Id<'Area'>
/** Where a counter can be: the field of an area, the city inside it, a sea zone, a box. */
export type Place = Id<'Place'>
/** A unit, leader or ship. */
export type Counter = Id<'Counter'>
/** A leader by the list of them: the counter is `b.firstLeader + leader`. */
export type Leader = Id<'Leader'>
/** An army group card. 6.6.3 */
export type Group = Id<'Group'>
/** A kind of card; of some there are several copies. */
export type Card = Id<'Card'>
export type Copy = Id<'Copy'>
/** A kind of unit or ship. */
export type UnitKind = Id<'UnitKind'>
/** A sea zone. */
export type Zone = Id<'Zone'>
/** A trade box, or a box of raiders. */
export type Box = Id<'Box'>
/** A foreign war. 6.11.b */
export type War = Id<'War'>
/** Of a battle: 0 attacks, 1 defends; of a foreign war: as the data have them. */
export type Side = Id<'Side'>
/** Which side of a counter is up: FULL, REDUCED. */
export type Face = Id<'Face'>

export const NOBODY = -1
export const NOWHERE = -1

/** `s.end`: the game goes on. */
export const NO_END = -1

/** AP are counted in twelfths. */
export const AP = 12

/** Terrain of a path, by the order of TERRAINS; -1: no path. 1.3 */
export const [NORMAL, DESERT, RIVER, MOUNTAIN, MEDIA_PATH, MEDIA_ONLY] = [0, 1, 2, 3, 4, 5]

/** What an area is. 1.2 */
export const AREA_KINDS = ['round', 'city', 'fortress', 'square'] as const
export const [ROUND, CITY, FORTRESS, SQUARE] = [0, 1, 2, 3]

/** Status of a minor towards the power on whose track its marker stands. 6.9 */
export const STATUSES = ['neutral', 'trade', 'pro', 'march', 'alliance'] as const
export const [NEUTRAL, TRADE, PRO, MARCH, ALLIANCE] = [0, 1, 2, 3, 4]

/** 1.1 */
export const CAMPS = ['neutral', 'assyrian', 'rebel'] as const
export const [NO_CAMP, ASSYRIAN, REBEL] = [0, 1, 2]

/** `s.siege`. 6.8 */
export const SIEGES = ['none', 'hunger', 'assault', 'standard'] as const
export const [NO_SIEGE, HUNGER, ASSAULT, STANDARD] = [0, 1, 2, 3]

/** `s.refused`: the marker's side, or a refusal decided by a player, which needs no punishment. 5.2.1, 5.2.3 */
export const [PAYING, BLACK, WHITE, BY_CHOICE] = [0, 1, 2, 3]

/** `s.busy`, bits of a counter in this impulse. */
export const FINISHED = 1
export const FOUGHT = 2
export const CARRIED = 4
export const ENTERED_BOX = 8
export const MARCHED = 16
export const FAST = 32
/** Tried to intercept into the area now being entered. 6.6.9 */
export const TRIED = 64
/** Used by a card until the end of the battle, goes back then. */
export const BORROWED = 128

// Bits of `s.busy` that movement uses.
/** In the force that is on the march. */
export const MOVING = 256
/** Left behind in this march: not taken up again. */
export const DROPPED = 512
/** Was named and did not go: not named again in this impulse. */
export const IDLE = 1024
/** Has declared an interception into the area now being entered. 6.6.9 */
export const CALLED = 2048
/** Its owner would not let it join. 6.6.4 */
export const REFUSED = 4096
/** Went into a city and stays there for this impulse. */
export const SHELTERED = 8192

/** Whoever has one of these does not intercept. 6.6.9 */
export const TIRED = FOUGHT | FINISHED | CARRIED | MOVING | SHELTERED | TRIED

/** In the fleet that is at sea now, ship or cargo. 6.16 */
export const SAILING = 1 << 14
/** Has walked the first of two areas that cavalry gets for 1 AP. 9.7 */
export const HALFWAY = 1 << 15

/** An entry of `s.declared` is a counter and, beside it, one of these: AS_GROUP: his whole group comes; FOLLOWS: a unit, or a leader of
 *  his group, that goes with the leader before it. DECLARED: the counter's part. 6.6.9 */
export const [DECLARED, AS_GROUP, FOLLOWS] = [4095, 4096, 8192]

/** Sides of a counter: `s.side`. */
export const [FULL, REDUCED] = [0, 1]

/** `s.half` of cavalry that moves at the common pace. 9.7 */
export const SLOW = 2

/** Where a card is (`s.cardAt`), by copy: these, or one of the stretches below plus a country. */
export const DECK = -1
export const DISCARD = -2
export const CARD_OUT = -3
export const HAND = 0
export const USED = 32
export const LAID = 64
export const TABLE = 96

/** What AP are for. GENERAL: anything; INCOME_ONLY: events and continued sieges (6.8.3, 6.11); else a purpose some AP are bound to. */
export const USES = ['general', 'income', 'build', 'rebuild', 'hire', 'move', 'diplomacy', 'siege', 'supply'] as const
export const [GENERAL, INCOME_ONLY, BUILD, REBUILD, HIRE, MOVE, DIPLOMACY, SIEGE_USE, SUPPLY] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
]

/** `s.outcome` of a battle, for the side that attacked; OVERRUN added where the loser was wiped out. 6.7.6, 6.7.7 */
export const [WON, LOST, DRAWN] = [1, 2, 3]
export const OVERRUN = 4

/** Figures of battle cards for each side: the length of a stretch of `s.tide` (cards/card-modifiers.ts). */
export const TIDE = 16

/** The same number, as a small integer where it is a whole one: half an AP times twelve is kept as a fraction by the machine, and
 *  one such number in a frame or a list makes all that touch it slow. */
export const whole = (x: number): number => {
  const n = x | 0
  return n === x ? n : x
}

export const bit = <Of extends number>(i: Of): Bits<Of> => 1 << i
export const has = <Of extends number>(set: Bits<Of>, i: NoInfer<Of>): boolean => ((set >> i) & 1) === 1
/** The lowest member of a set that is not empty. */
export const lowest = <Of extends number>(set: Bits<Of>): Of => (31 - Math.clz32(set & -set)) as Of
export const count = (set: number): number => {
  let n = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) n++
  return n
}
