// What happened, in the game's own words: names, not numbers, for countries, areas, kinds of units, leaders and cards.

import type { Tell } from '@tabularium/kernel'

/** One country's part of a side: kinds with how many of each (`assyria-hi-4 reduced` for those on their weaker side), leaders. */
export interface ForceEvent {
  readonly country: string
  readonly units: Readonly<Record<string, number>>
  readonly leaders?: readonly string[]
}

/** Dice of one kind: of a kind of unit, or `leaders`, `elite`, `terrain`, `walls`, `cards`, `ambush`; up to `of` they hit. */
export interface RollEvent {
  readonly by: string
  readonly of: number
  /** The faces, one after another: `2516`. */
  readonly dice: string
  readonly hits: number
}

export type AwEvent =
  // -- core
  | { readonly at: 'turn'; readonly turn: number }
  | { readonly at: 'round'; readonly round: number }
  | { readonly at: 'impulse'; readonly country: string; readonly preempting: boolean }
  | { readonly at: 'preempts'; readonly country: string; readonly before: string }
  | { readonly at: 'impulse-passed'; readonly country: string; readonly twice?: true }
  | { readonly at: 'income'; readonly country: string; readonly ap: number }
  | { readonly at: 'impulse-over'; readonly country: string; readonly saved: number }
  | { readonly at: 'drew'; readonly country: string; readonly cards: number; readonly card?: string }
  | {
      readonly at: 'played-ap'
      readonly country: string
      readonly card: string
      readonly ap: number
      readonly plus: boolean
    }
  | { readonly at: 'discarded'; readonly country: string; readonly card: string }
  | { readonly at: 'reshuffled' }
  | { readonly at: 'home-cards-back' }
  | { readonly at: 'hit'; readonly country: string; readonly unit: string; readonly place: string }
  | { readonly at: 'destroyed'; readonly country: string; readonly unit: string; readonly place: string }
  | { readonly at: 'routed'; readonly country: string; readonly unit: string; readonly place: string }
  | {
      readonly at: 'attrition'
      readonly country: string
      readonly place: string
      readonly units: number
      readonly hits: number
    }
  | { readonly at: 'interphase'; readonly step: string }
  // -- movement
  | {
      readonly at: 'marched'
      readonly country: string
      readonly leader?: string
      readonly armies: number
      readonly units: number
      readonly from: string
      readonly to: string
      /** In AP. */
      readonly ap: number
    }
  | { readonly at: 'went-in'; readonly country: string; readonly area: string; readonly units: number }
  | { readonly at: 'went-out'; readonly country: string; readonly area: string; readonly units: number }
  | { readonly at: 'grouped'; readonly leader: string; readonly group: string }
  | { readonly at: 'chief'; readonly leader: string; readonly group: string }
  | { readonly at: 'group-over'; readonly group: string }
  | { readonly at: 'group-sold'; readonly country: string; readonly ap: number }
  | { readonly at: 'consent'; readonly country: string; readonly leader: string; readonly yes: boolean }
  | {
      readonly at: 'interception'
      readonly country: string
      /** A leader, or a kind of unit on its own. */
      readonly by: string
      readonly from: string
      readonly area: string
    }
  | {
      readonly at: 'interception-roll'
      readonly country: string
      readonly by: string
      readonly area: string
      readonly roll: number
      /** Its faces: `25`; absent in what was told before they were. */
      readonly dice?: string
      readonly modifier: number
      readonly need: number
      readonly success: boolean
    }
  | {
      readonly at: 'evasion'
      readonly country: string
      readonly area: string
      readonly to: string
      readonly hasty: boolean
    }
  | {
      readonly at: 'evasion-roll'
      readonly country: string
      readonly area: string
      readonly to: string
      /** 0: without a roll. */
      readonly roll: number
      readonly dice?: string
      readonly modifier: number
      readonly need: number
      readonly success: boolean
    }
  | { readonly at: 'expelled'; readonly country: string; readonly from: string; readonly to: string }
  | { readonly at: 'supplied'; readonly country: string; readonly area: string; readonly how: string }
  | {
      readonly at: 'relocated'
      readonly country: string
      readonly leader: string
      readonly from: string
      readonly to: string
    }
  /** In the fog: counters that have come to lie on top; or to one seat, a stack it may look into from now on. 9.5 */
  | {
      readonly at: 'sighted'
      readonly country: string
      readonly place: string
      readonly units: readonly string[]
      /** How many counters there are in all. */
      readonly count: number
      /** To one seat, of a stack it may look into from now on: how far each has come and what it has done, where any has. */
      readonly moved?: readonly number[]
      readonly busy?: readonly number[]
    }
  /** In the fog: so many units are about to march, or to sail. */
  | {
      readonly at: 'stirring'
      readonly country: string
      readonly place: string
      readonly units: number
      /** Cavalry that has half a step to its credit. 9.7 */
      readonly halfway?: boolean
      /** They put to sea: so many of its units are aboard the fleet. 6.16.c */
      readonly afloat?: boolean
    }
  // -- combat
  | {
      readonly at: 'battle'
      readonly kind: string
      /** Area, sea zone or trade box; '' in a foreign war. */
      readonly place: string
      readonly attackers: readonly ForceEvent[]
      readonly defenders: readonly ForceEvent[]
      /** The defenders are the image of the attackers. R29 */
      readonly mirrored?: boolean
    }
  | { readonly at: 'chariots'; readonly country: string; readonly heavy: boolean } // 9.7
  | {
      readonly at: 'dice'
      readonly side: 'attackers' | 'defenders'
      readonly round: number
      readonly phase: string
      readonly rolls: readonly RollEvent[]
      readonly hits: number
      /** Hits warded off by heavy units or a card. */
      readonly warded?: number
    }
  | {
      readonly at: 'battle-over'
      readonly kind: string
      readonly place: string
      readonly winner: 'attackers' | 'defenders' | 'nobody' | 'gone'
      readonly overrun: boolean
    }
  | { readonly at: 'promotion'; readonly leader: string; readonly dice: readonly number[]; readonly promoted: boolean }
  | { readonly at: 'held-back'; readonly country: string; readonly unit: string } // 6.6.5
  | { readonly at: 'relief'; readonly country: string; readonly area: string }
  | { readonly at: 'fell-back'; readonly country: string; readonly from: string; readonly area: string } // 6.6.5
  /** Without `area`: to the regroup box. 6.7.8 */
  | { readonly at: 'retreated'; readonly country: string; readonly from: string; readonly area?: string }
  | {
      readonly at: 'besieges'
      readonly country: string
      readonly leader: string
      readonly area: string
      readonly how: string
      readonly again?: boolean
    }
  | { readonly at: 'sortie'; readonly country: string; readonly area: string }
  | {
      readonly at: 'siege-round'
      readonly area: string
      readonly how: string
      /** Of the besiegers, of the city. */
      readonly hits: readonly [number, number]
      readonly level: number
      readonly taken: boolean
    }
  | { readonly at: 'hunger'; readonly area: string; readonly level: number; readonly falls: number }
  | { readonly at: 'siege-lifted'; readonly area: string; readonly how: string }
  | { readonly at: 'city-taken'; readonly country: string; readonly area: string; readonly how: string }
  | { readonly at: 'deported'; readonly country: string; readonly from: string; readonly area: string }
  | { readonly at: 'looted'; readonly country: string; readonly area: string; readonly ap: number }
  // -- cards
  | { readonly at: 'event'; readonly country: string; readonly card: string; readonly use?: string }
  | { readonly at: 'aimed'; readonly country: string; readonly card: string; readonly target: string }
  | {
      readonly at: 'reacted'
      readonly country: string
      readonly card: string
      readonly to: string
      readonly against?: string
    }
  | { readonly at: 'cancelled'; readonly country: string; readonly card: string }
  | { readonly at: 'no-effect'; readonly card: string; readonly roll?: number }
  | { readonly at: 'laid'; readonly country: string; readonly card?: string }
  | { readonly at: 'battle-card'; readonly country: string; readonly card: string }
  | { readonly at: 'turned'; readonly unit: string; readonly from: string; readonly to: string }
  | { readonly at: 'borrowed'; readonly country: string; readonly unit: string }
  | { readonly at: 'assassin'; readonly leader: string; readonly roll: number; readonly result: string }
  | { readonly at: 'swollen'; readonly country: string; readonly area: string; readonly crosses: boolean }
  | { readonly at: 'levels'; readonly country: string; readonly mod: number }
  | { readonly at: 'card-over'; readonly card: string }
  | {
      readonly at: 'breaker'
      readonly country: string
      readonly target: string
      readonly dice: readonly number[]
      readonly spaces: number
    }
  | { readonly at: 'foreign-war'; readonly card: string; readonly units: number; readonly rounds: number }
  | { readonly at: 'foreign-war-round'; readonly card: string; readonly left: number }
  | { readonly at: 'foreign-war-over'; readonly card: string }
  | { readonly at: 'sent'; readonly country: string; readonly unit: string; readonly card: string }
  | { readonly at: 'die'; readonly card: string; readonly dice: readonly number[] }
  | { readonly at: 'spread'; readonly area: string; readonly roll: number }
  | { readonly at: 'eco-marker'; readonly area: string; readonly by: number }
  | { readonly at: 'trade-marker'; readonly power: string; readonly by: number }
  | { readonly at: 'favoured'; readonly country: string; readonly force: string; readonly favour: string }
  | { readonly at: 'spied'; readonly country: string; readonly victim: string; readonly cards?: readonly string[] }
  | { readonly at: 'passed-on'; readonly from: string; readonly to: string; readonly card?: string }
  | { readonly at: 'crowned'; readonly country: string; readonly leader: string }
  | { readonly at: 'pact'; readonly power: string; readonly area: string }
  | { readonly at: 'revolt'; readonly area: string; readonly over?: boolean }
  | { readonly at: 'scheme-laid'; readonly power: string; readonly target?: string }
  | { readonly at: 'schemes'; readonly schemes: readonly { readonly power: string; readonly target: string }[] }
  | { readonly at: 'scheme'; readonly power: string; readonly target: string; readonly ploy: string }
  | { readonly at: 'relieved'; readonly country: string; readonly unit: string; readonly place: string }
  // -- economy
  | { readonly at: 'vp'; readonly country: string; readonly points: number; readonly why: string }
  | {
      readonly at: 'tribute-check'
      readonly country: string
      readonly rolls: readonly number[]
      readonly pays: boolean
    }
  | { readonly at: 'tribute'; readonly country: string; readonly pays: boolean }
  | { readonly at: 'punished'; readonly country: string }
  | { readonly at: 'merciless'; readonly country: string }
  | {
      readonly at: 'levels'
      readonly country: string
      readonly eco: number
      readonly level: number
      readonly trade: number
    }
  | { readonly at: 'peace-repair'; readonly country: string }
  | { readonly at: 'mulligan'; readonly country: string }
  | { readonly at: 'secret-extra'; readonly country: string; readonly actions: number }
  | {
      readonly at: 'placed'
      readonly country: string
      readonly unit: string
      readonly place: string
      readonly how: string
      readonly price: number
    }
  | {
      readonly at: 'rebuilt'
      readonly country: string
      readonly unit: string
      readonly place: string
      readonly price: number
    }
  | { readonly at: 'combined'; readonly country: string; readonly unit: string; readonly place: string }
  | { readonly at: 'disbanded'; readonly country: string; readonly unit: string; readonly place: string }
  | { readonly at: 'improved'; readonly country: string; readonly area: string }
  | { readonly at: 'cleared'; readonly country: string; readonly area: string; readonly level: number }
  | { readonly at: 'walled'; readonly country: string; readonly area: string; readonly level: number }
  | { readonly at: 'mercenary'; readonly country: string; readonly unit: string }
  | { readonly at: 'mercenaries-leave' }
  | {
      readonly at: 'rehired'
      readonly country: string
      readonly unit: string
      /** Absent: in the fog. 9.5 */
      readonly place?: string
      readonly price: number
    }
  | { readonly at: 'dismissed'; readonly country: string; readonly unit: string; readonly place: string }
  | { readonly at: 'bid'; readonly country: string; readonly to: string; readonly unit: string }
  | {
      readonly at: 'sold'
      readonly country: string
      readonly to: string
      readonly unit: string
      readonly price: number
    }
  | { readonly at: 'not-sold'; readonly country: string; readonly to: string; readonly unit: string }
  | { readonly at: 'pillaged'; readonly country: string; readonly area: string; readonly level: number }
  | { readonly at: 'ravaged'; readonly country: string; readonly area: string }
  | { readonly at: 'bankrupt'; readonly country: string }
  | { readonly at: 'defaulted'; readonly country: string; readonly area: string; readonly plus: boolean }
  | { readonly at: 'cashed'; readonly country: string; readonly card: string; readonly ap: number }
  | {
      readonly at: 'raider'
      readonly country: string
      readonly unit: string
      readonly from: string
      readonly box: string
    }
  | { readonly at: 'oust-roll'; readonly country: string; readonly roll: number }
  | {
      readonly at: 'oust'
      readonly country: string
      readonly victim: string
      readonly box: string
      readonly hits: number
      readonly suffered: number
    }
  | { readonly at: 'raid-roll'; readonly country: string; readonly unit: string; readonly roll: number }
  | {
      readonly at: 'plundered'
      readonly country: string
      readonly victim: string
      readonly roll: number
      readonly hit: boolean
    }
  | { readonly at: 'trade-back'; readonly country: string; readonly roll: number; readonly back: boolean }
  | {
      readonly at: 'sailed'
      readonly country: string
      readonly from: string
      readonly to: string
      readonly ships: number
    }
  /** Without `unit`: in the fog. 9.5 */
  | { readonly at: 'embarked'; readonly country: string; readonly unit?: string; readonly area: string }
  | { readonly at: 'landed'; readonly country: string; readonly area: string; readonly units: number }
  | {
      readonly at: 'search'
      readonly country: string
      readonly place: string
      readonly roll: number
      readonly need: number
      readonly found: boolean
    }
  | { readonly at: 'withdrew'; readonly country: string; readonly place?: string }
  | { readonly at: 'traders-home'; readonly country: string; readonly zone?: string }
  // -- politics
  | {
      readonly at: 'marker'
      readonly country: string
      readonly power?: string
      readonly level: number
      readonly from?: string
      readonly before: number
    }
  | { readonly at: 'alliance'; readonly country: string; readonly power: string; readonly made: boolean }
  | { readonly at: 'influence'; readonly power: string; readonly country: string; readonly spaces: number }
  | { readonly at: 'war'; readonly country: string; readonly enemy: string }
  | { readonly at: 'at-war'; readonly country: string; readonly enemy: string }
  | { readonly at: 'at-peace'; readonly country: string; readonly other: string }
  | { readonly at: 'peace'; readonly country: string; readonly other: string }
  | { readonly at: 'passage'; readonly country: string; readonly other: string; readonly open: boolean }
  | {
      readonly at: 'offer'
      readonly country: string
      readonly to: string
      readonly what: string
      readonly terms?: string
    }
  | {
      readonly at: 'answered'
      readonly country: string
      readonly to: string
      readonly what: string
      readonly accepted: boolean
    }
  | { readonly at: 'ceded'; readonly country: string; readonly to: string; readonly card: string }
  | { readonly at: 'camp'; readonly country: string; readonly camp: string }
  | { readonly at: 'join-refused'; readonly country: string; readonly by: string; readonly camp: string }
  | { readonly at: 'camp-beaten'; readonly camp: string }
  | { readonly at: 'control'; readonly area: string; readonly country?: string }
  | {
      readonly at: 'conquest-check'
      readonly power: string
      readonly country: string
      readonly roll: number
      readonly mod: number
      readonly held: number
      readonly success: boolean
    }
  | { readonly at: 'conquered' | 'surrendered'; readonly country: string; readonly by: readonly string[] }
  | { readonly at: 'surrender-offered'; readonly country: string }
  | { readonly at: 'surrender-refused'; readonly country: string; readonly by: string }
  | { readonly at: 'province'; readonly power: string; readonly area: string }
  | { readonly at: 'grace-over'; readonly country: string; readonly power: string }
  | { readonly at: 'eliminated'; readonly country: string }
  | { readonly at: 'substitute'; readonly country: string; readonly power: string }
  | { readonly at: 'revived'; readonly country: string }
  | { readonly at: 'called-out'; readonly country: string }
  | { readonly at: 'sent-home'; readonly country: string }
  | { readonly at: 'run-by'; readonly country: string; readonly power: string }
  /** To the one who runs it from now on, and so sees its hand. */
  | { readonly at: 'took-hand'; readonly country: string; readonly cards: readonly string[] }
  | { readonly at: 'nomads'; readonly country: string; readonly card: string; readonly ap: number }
  | { readonly at: 'nomad-dice'; readonly country: string; readonly assyrian: number; readonly rebel: number }
  | { readonly at: 'departed'; readonly country: string; readonly from: string; readonly to: string }
  | { readonly at: 'tribe'; readonly country: string; readonly area: string }
  | { readonly at: 'tribe-back'; readonly country: string; readonly area: string }
  | {
      readonly at: 'succession'
      readonly country: string
      readonly king: string
      readonly roll?: number
      readonly mod?: number
      readonly success: boolean
    }
  | { readonly at: 'unrest'; readonly country: string }
  | { readonly at: 'released'; readonly country: string; readonly units: number }
  | { readonly at: 'declined'; readonly country: string; readonly area: string; readonly plus: boolean }
  | { readonly at: 'sudden-death'; readonly roll: number; readonly mod: number; readonly over: boolean }
  | { readonly at: 'over'; readonly reason: string; readonly powers: readonly string[] }

export type AwTell = Tell<AwEvent>
