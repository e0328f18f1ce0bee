// What a position is: small integers only, one flat array per kind of thing. Its fields stand in state-fields.ts, the
// frames in frame-fields.ts; here are its options.

import type { Options, OptionsSpec, Seat } from '@tabularium/kernel'
import type { Names } from './facts.ts'
import type { Countries, Country } from './names.ts'
import { type AwState, blank, startState } from './state.generated.ts'

export { type AwState, clone, copy, PUBLIC_FIELDS, SECRET_FIELDS } from './state.generated.ts'

const SWITCH = ['scenario', 'on', 'off'] as const

/** `scenario`: what is recommended for the scenario played. */
export const OPTIONS = {
  scenario: { values: ['campaign', 'two-rivers', 'rise-and-fall'], rule: '4.1' },
  suddenDeath: { values: SWITCH, rule: '9.1' },
  supremacy: { values: ['by-the-book', 'gentle'], rule: '9.1' },
  reducedLeaders: { values: SWITCH, rule: '9.2' },
  combining: { values: SWITCH, rule: '9.3' },
  standingArmy: { values: SWITCH, rule: '9.4' },
  fog: { values: SWITCH, rule: '9.5' },
  selling: { values: SWITCH, rule: '9.6' },
  abilities: { values: SWITCH, rule: '9.7' },
  secretDiplomacy: { values: SWITCH, rule: '7.5' },
  elimination: { values: SWITCH, rule: '7.1' },
} as const satisfies OptionsSpec

/** Rules in force, as bits of `s.options`. */
export const SUDDEN_DEATH = 1
export const REDUCED_LEADERS = 2
export const COMBINING = 4
export const STANDING_ARMY = 8
export const FOG = 16
export const SELLING = 32
export const ABILITIES = 64
export const SECRET_DIPLOMACY = 128
export const ELIMINATION = 256
const LAST_RULE = 9
/** 9.1 Points compared with those that are sure by now. N52 */
export const GENTLE = 1 << 27

/** Name, its key in a scenario's `optionDefaults`, bit, recommended elsewhere. */
const RULES = [
  ['suddenDeath', '9.1', SUDDEN_DEATH, true],
  ['reducedLeaders', '9.2', REDUCED_LEADERS, true],
  ['combining', '9.3', COMBINING, true],
  ['standingArmy', '9.4', STANDING_ARMY, true],
  ['fog', '9.5', FOG, false],
  ['selling', '9.6', SELLING, true],
  ['abilities', '9.7', ABILITIES, true],
  ['secretDiplomacy', 'secretDiplomacy', SECRET_DIPLOMACY, false],
  ['elimination', 'elimination', ELIMINATION, true],
] as const

/** What a scenario recommends for each of them. */
export const recommendedBy = (defaults: Readonly<Record<string, boolean>> = {}): Options =>
  Object.fromEntries(RULES.map(([name, key, , recommended]) => [name, (defaults[key] ?? recommended) ? 'on' : 'off']))

export const on = (s: AwState, rule: number): boolean => (s.options & rule) !== 0

/** The rules in force, and above them what was chosen (0: as the scenario recommends, 1: on, 2: off), two bits each. */
export function packOptions(options: Options, defaults: Readonly<Record<string, boolean>> = {}): number {
  let bits = 0
  RULES.forEach(([name, key, rule, recommended], i) => {
    const choice = Math.max(0, SWITCH.indexOf(options[name] as 'on'))
    if (choice === 0 ? (defaults[key] ?? recommended) : choice === 1) bits |= rule
    bits |= choice << (LAST_RULE + 2 * i)
  })
  return options.supremacy === 'gentle' ? bits | GENTLE : bits
}

export function unpackOptions(bits: Countries, scenario: string): Options {
  const options: Record<string, string> = { scenario, supremacy: OPTIONS.supremacy.values[bits & GENTLE ? 1 : 0] }
  RULES.forEach(([name], i) => {
    options[name] = SWITCH[(bits >> (LAST_RULE + 2 * i)) & 3]
  })
  return options
}

/** Ways a game can end. */
export const ENDS = ['points', 'sudden-death', 'supremacy', 'nineveh', 'conquest'] as const
export const [BY_POINTS, BY_SUDDEN_DEATH, BY_SUPREMACY, BY_NINEVEH, BY_CONQUEST] = [0, 1, 2, 3, 4]

/** A state with the same lists and some other fields: to look at what would be, not to play on. */
export const sharing = (s: AwState, other: Partial<AwState>): AwState => Object.assign(blank(), s, other)

/** Nothing anywhere: all counters out of play, all cards out. `setup` fills it. */
export function emptyState(b: Names, seats: number, scenario: number, options: number): AwState {
  const s = startState(b)
  s.seats = seats
  s.scenario = scenario
  s.options = options
  return s
}

/** The seat that is asked what a country decides. */
export const seatOf = (s: AwState, country: Country): Seat => s.seat[s.runner[country]]

export const isActive = (s: AwState, country: Country): boolean => ((s.active >> country) & 1) === 1
