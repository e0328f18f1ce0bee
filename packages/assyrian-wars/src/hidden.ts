// The position as one seat may know it: every public field as it is, cards one has not seen as UNSEEN. A field that is in neither
// list does not leave the server: the type check and a test see to it that each is in one.

import type { Seat } from '@tabularium/kernel'
import type { Board } from './board.ts'
import { spiedOn } from './event/draw.ts'
import type { Sight } from './fog.ts'
import { DECK, HAND, LAID, NOBODY, TABLE, USED } from './names.ts'
import { type AwState, FOG, on, seatOf } from './state.ts'

export const UNSEEN = -9

/** Fields that say something secret, or follow from others. */
export const SECRET = ['frames', 'cardAt', 'head', 'next', 'schemes'] as const satisfies readonly (keyof AwState)[]
type Secret = (typeof SECRET)[number]

export type Hidden = Readonly<Record<string, number | readonly number[]>>

/** Whether a seat (-1: a spectator) knows which card this is. */
export function knowsCard(b: Board, s: AwState, seat: Seat, copy: number): boolean {
  const at = s.cardAt[copy]
  // Home cards have backs of their own. 2.3
  if (b.cardHome[b.copyCard[copy]] !== NOBODY) return true
  if (at === DECK) return false
  if (at >= HAND && at < USED) return sees(s, seat, at - HAND) || looksAt(b, s, seat, at - HAND)
  if (at >= LAID && at < TABLE) return sees(s, seat, at - LAID)
  return true
}

/** Spies look at a hand. 6.11.g */
const looksAt = (b: Board, s: AwState, seat: Seat, c: number): boolean => {
  const spying = spiedOn(b, s)
  return spying !== undefined && spying.victim === c && sees(s, seat, spying.by)
}

const sees = (s: AwState, seat: Seat, c: number): boolean => seat >= 0 && s.runner[c] >= 0 && seatOf(s, c) === seat

type Public = Exclude<keyof AwState, Secret>
/** All the others. */
export const PUBLIC = [
  'options',
  'scenario',
  'seats',
  'turn',
  'round',
  'seat',
  'runner',
  'inPlay',
  'active',
  'phasing',
  'preempting',
  'marker',
  'first',
  'lastTaken',
  'lastPlayed',
  'had',
  'cardsPlayed',
  'plusPlayed',
  'closed',
  'end',
  'winners',
  'at',
  'side',
  'own',
  'moved',
  'busy',
  'land',
  'city',
  'province',
  'damage',
  'pillage',
  'ecoPlus',
  'ecoMinus',
  'revolt',
  'seized',
  'siege',
  'siegeBy',
  'hunger',
  'siegeLevel',
  'siegeMen',
  'sacked',
  'vp',
  'base',
  'saved',
  'debt',
  'income',
  'cardAp',
  'bound',
  'commons',
  'homes',
  'war',
  'camp',
  'passage',
  'track',
  'level',
  'refused',
  'conquered',
  'grace',
  'gone',
  'pact',
  'trade',
  'group',
  'crowned',
  'chief',
  'soldGroups',
  'moving',
  'from',
  'pathIn',
  'steps',
  'half',
  'marchMode',
  'chosen',
  'barred',
  'halts',
  'dropped',
  'route',
  'relocated',
  'declared',
  'party',
  'flights',
  'fed',
  'outcome',
  'fight',
  'fieldAt',
  'ground',
  'flipped',
  'chariots',
  'attackers',
  'defenders',
  'held',
  'mirror',
  'parties',
  'struck',
  'spare',
  'sizes',
  'choosers',
  'origins',
  'unready',
  'siegeIn',
  'hungerBy',
  'shared',
  'toll',
  'answered',
  'answeredBy',
  'answeredX',
  'cancelled',
  'river',
  'riverDice',
  'tide',
  'silenced',
  'borrowed',
  'revealed',
  'siegeGift',
  'siegeGiftDice',
  'boons',
  'cheap',
  'sanctuary',
  'levelMod',
  'levelLeft',
  'nextPlus',
  'nextAp',
  'nextBonus',
  'pending',
  'picks',
  'declined',
  'warLeft',
  'warMirror',
  'warOwes',
  'chastised',
  'warFought',
  'schemesLeft',
  'bribe',
  'plot',
  'early',
  'pledge',
  'merciless',
  'bankrupt',
  'stirred',
  'mulligans',
  'sold',
  'did',
  'spurned',
  'sought',
  'vpBy',
  'secretExtra',
  'honoured',
  'kin',
  'feud',
  'campStart',
  'fallen',
  'yielded',
  'trophies',
  'tried',
  'beaten',
  'pleaded',
  'capitulated',
  'applied',
  'shifted',
  'due',
  'duty',
  'dutyTo',
  'ransom',
  'dealt',
  'truce',
  'spent',
  'ward',
  'lent',
  'heir',
  'intrigue',
  'called',
  'sudden',
  'revived',
] as const satisfies readonly Public[]
/** Every field is in one of the lists, or this does not compile. */
export const COMPLETE: Exclude<Public, (typeof PUBLIC)[number]> extends never ? true : false = true

/** A long table in which all entries are the same goes as that one entry, so that views stay small. */
const LONG = 12
const isEven = (list: readonly number[]): boolean => {
  if (list.length < LONG) return false
  for (let i = 1; i < list.length; i++) if (list[i] !== list[0]) return false
  return true
}

/**
 * Where the cards are, as a seat may know it: copies of a kind are alike, so they stand in one order for everybody (the
 * highest place first) and their numbers tell nothing of who drew first.
 */
export function seenCards(b: Board, s: AwState, seat: Seat): readonly number[] {
  const seen = s.cardAt.map((at, copy) => (knowsCard(b, s, seat, copy) ? at : UNSEEN))
  for (let kind = 0; kind < b.cards.length; kind++) {
    const [first, n] = [b.cardFirst[kind], b.cardCopies[kind]]
    if (n < 2) continue
    const sorted = seen.slice(first, first + n).sort((x, y) => y - x)
    for (let i = 0; i < n; i++) seen[first + i] = sorted[i]
  }
  return seen
}

/** The fields of a position as a seat sees it (`sightOf`), with the slots of what lies in the fog. */
export function hiddenFields(b: Board, { state: s, slots }: Sight, seat: Seat): Hidden {
  const fields: Record<string, number | readonly number[]> = {}
  for (const field of PUBLIC) {
    const value = s[field]
    fields[field] = typeof value === 'number' ? value : isEven(value) ? value[0] : value.slice()
  }
  fields.cardAt = seenCards(b, s, seat)
  // Markers laid are hidden until all are in. 7.5
  const laying = s.frames[s.frames.length - 1]?.at === 'secret'
  fields.schemes = s.schemes.map((entry, i) =>
    i % 2 === 0 || !laying || seatOf(s, s.schemes[i - 1]) === seat ? entry : UNSEEN,
  )
  if (on(s, FOG)) fields.fog = slots
  return fields
}
