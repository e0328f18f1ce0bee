// The cards of a set of data as the rules use them: every way to use each, of which sort it is, and in which windows it may be
// played. Made once for a board.

import { type EffectNames, type EffectOp, isFreeAction, type Use, usesOf } from '../data/card-effects.ts'
import type { Names } from './facts.ts'
import type { Card } from './names.ts'

/** Moments at which cards may be played out of turn. 6.11.e */
export const W = {
  CATASTROPHE: 0,
  SABOTAGE: 1,
  REACTION: 2,
  FOREIGN_WAR: 3,
  HUNGER: 4,
  RIVER: 5,
  EVADE: 6,
  INTERCEPT: 7,
  SIEGE: 8,
  VP_BATTLE: 9,
  SUCCESSION: 10,
} as const
export const WINDOWS = [
  'catastrophe',
  'sabotage',
  'reaction',
  'foreign-war',
  'hunger',
  'river',
  'evade',
  'intercept',
  'siege',
  'vp-battle',
  'succession',
] as const

const TRIGGERS: Readonly<Record<string, number>> = {
  catastrophePlayed: W.CATASTROPHE,
  sabotagePlayed: W.SABOTAGE,
  reactionPlayed: W.REACTION,
  foreignWarPlayed: W.FOREIGN_WAR,
  hungerLevelRises: W.HUNGER,
  enemyCrossesRiver: W.RIVER,
  ownForceAttacked: W.EVADE,
  interceptionDeclaredAgainstOwn: W.INTERCEPT,
  siegeActionAgainstUrartu: W.SIEGE,
  vpBattleLostByPartner: W.VP_BATTLE,
  vpBattleWonByPlayer: W.VP_BATTLE,
  ownSuccession: W.SUCCESSION,
}

/** Fights in which a battle card may be laid, as bits. R73 */
export const LAND_BATTLE = 1
export const SIEGE_COMBAT = 2
export const NAVAL_BATTLE = 4
const FIGHTS: Readonly<Record<string, number>> = {
  landBattleBegins: LAND_BATTLE,
  siegeCombatBegins: SIEGE_COMBAT,
  navalBattleBegins: NAVAL_BATTLE,
}

/** Ops that work in a window; all uses of a card with a trigger for it. */
const REACTION_OPS = new Set([
  'allianceBreaker',
  'endForeignWar',
  'cancel',
  'hunger',
  'blockPath',
  'autoEvade',
  'cityLevel',
  'crown',
])
/** Ops laid before a battle. 6.11.d */
const BATTLE_OPS = new Set([
  'turnMercenaries',
  'buyOffMercenaries',
  'battleDice',
  'battleFactor',
  'strikeLeader',
  'terrainFirst',
  'extraUnitDice',
  'ignoreHits',
  'noRouts',
  'denyDice',
  'siegeDice',
  'siegeDefence',
  'navalFactor',
  'borrowUnits',
])
/** Ops that never work in one's own impulse. */
const NOT_IN_IMPULSE = new Set([...BATTLE_OPS, 'cancel', 'hunger', 'blockPath', 'autoEvade'])

interface CardFacts {
  readonly card: Card
  /** Place among the uses of the card; among all uses in impulses, as actions are listed. */
  readonly index: number
  readonly place: number
  /** As actions name it: '' where the card has one use only, secret diplomacy apart. */
  readonly word: string
  readonly inImpulse: boolean
  /** Windows it may be played in, as bits; fights it may be laid in, as bits. */
  readonly windows: number
  readonly fights: number
  /** Counter Measures may answer it when it is played in an impulse: the window, or -1. 6.11.a, 6.11.k */
  readonly answer: typeof W.CATASTROPHE | typeof W.SABOTAGE | -1
  /** Counter Manoeuvres (1) and Counter Measures in battle (2). 6.7.1 */
  readonly stage: number
}
/** One way to use a card: what it does, and which card it is. */
export type CardUse<Op extends EffectOp = EffectOp> = { [P in Op]: Use<P> & CardFacts }[Op]

export interface Book {
  /** Uses by card. */
  readonly uses: readonly (readonly CardUse[])[]
  readonly all: readonly CardUse[]
  /** Uses that may be played in a window, by window; laid by stage of 6.7.1. */
  readonly byWindow: readonly (readonly CardUse[])[]
  readonly byStage: readonly (readonly CardUse[])[]
}

export const effectNames = (b: Names): EffectNames => ({
  country: id => b.countries.indexOf(id),
  area: id => b.areas.indexOf(id),
  unitType: id => b.types.indexOf(id),
})

const bitsOf = (names: readonly string[], table: Readonly<Record<string, number>>, asBit: boolean): number =>
  names.reduce((set, name) => (table[name] === undefined ? set : set | (asBit ? 1 << table[name] : table[name])), 0)

function make(b: Names): Book {
  const names = effectNames(b)
  const made = b.cardFacts.map((facts, card) => {
    const list = usesOf(facts.effect, 'secretDiplomacyAlt' in facts && facts.secretDiplomacyAlt === true, names)
    const options = list.filter(use => use.op !== 'secret').length
    return list.map((use, index): CardUse => {
      // Two types and two options: each option is of its own type. 6.11
      const types = options > 1 && facts.types.length === options ? facts.types.slice(index, index + 1) : facts.types
      const sorts = use.op === 'secret' ? [] : types
      const trigger = facts.trigger ?? []
      const cancels = use.op === 'cancel' ? use.effect.cancels : []
      const laid = BATTLE_OPS.has(use.op) && !isFreeAction(use.effect)
      return {
        ...use,
        card,
        index,
        place: 0,
        word: options > 1 || use.op === 'secret' ? use.name : '',
        inImpulse: !NOT_IN_IMPULSE.has(use.op) || isFreeAction(use.effect),
        windows: REACTION_OPS.has(use.op) ? bitsOf(trigger, TRIGGERS, true) : 0,
        fights: laid ? bitsOf(trigger, FIGHTS, false) : 0,
        answer: sorts.includes('catastrophe') ? W.CATASTROPHE : sorts.includes('sabotage') ? W.SABOTAGE : -1,
        stage: laid ? 0 : cancels.includes('battle') ? 1 : cancels.includes('battleCounter') ? 2 : -1,
      }
    })
  })
  let place = 0
  const uses = made.map(list => list.map(use => ({ ...use, place: use.inImpulse ? place++ : -1 })))
  const all = uses.flat()
  return {
    uses,
    all,
    byWindow: WINDOWS.map((_, w) => all.filter(use => (use.windows >> w) & 1)),
    byStage: [0, 1, 2].map(stage => all.filter(use => use.stage === stage)),
  }
}

const books = new WeakMap<object, Book>()
let lastData: object | undefined
let lastBook: Book | undefined

/** The book of the data a board is made from. */
export function bookOf(b: Names): Book {
  if (b.data === lastData && lastBook !== undefined) return lastBook
  let book = books.get(b.data)
  if (book === undefined) {
    book = make(b)
    books.set(b.data, book)
  }
  lastData = b.data
  lastBook = book
  return book
}
