// What a position is: small integers only, one flat array per kind of thing. Its fields stand in state-fields.ts; here are its options
// and frames.

import type { Frame, Options, OptionsSpec } from '@tabularium/kernel'
import type { Names } from './board.ts'
import { whole } from './names.ts'
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

export function unpackOptions(bits: number, scenario: string): Options {
  const options: Record<string, string> = { scenario, supremacy: OPTIONS.supremacy.values[bits & GENTLE ? 1 : 0] }
  RULES.forEach(([name], i) => {
    options[name] = SWITCH[(bits >> (LAST_RULE + 2 * i)) & 3]
  })
  return options
}

/** Ways a game can end. */
export const ENDS = ['points', 'sudden-death', 'supremacy', 'nineveh', 'conquest'] as const
export const [BY_POINTS, BY_SUDDEN_DEATH, BY_SUPREMACY, BY_NINEVEH, BY_CONQUEST] = [0, 1, 2, 3, 4]

/** What the rules are in the middle of. `of` is the country that decides, NOBODY for frames without a decision. The rest, by kind: */
export const FRAMES = [
  // -- core
  'turn', // no decision: a: the step reached (turn.ts)
  'round', // no decision: from one impulse to the next; a: step, b: the country offered preemption
  'preempt', // 3.3; a: the country whose impulse it would come before
  'impulse', // no decision: of: the phasing country; a: step (impulse.ts)
  'act', // 6.0: asked again and again
  'interphase', // no decision: a: the step reached (interphase.ts)
  // -- movement
  'march', // 6.6: a: the place of the force (s.moving)
  'single', // 6.6: which unit goes alone; a: the area
  'step', // no decision: one step of the march; a: stage, b: to which area
  'consent', // 6.6.4: of: whose army is asked to join; a: the leader
  'enter', // no decision: what follows an entry; a: area, b: countries that came, c: how, stage and who was there (enter.ts), d: area left
  'interception', // no decision: 6.6.9; a: area, b: countries that came, c: stage and cursor, d: area left
  'intercept', // 6.6.9: a: area, b: countries that came, c: place it could come from, d: 1: under another's command
  'follow', // 6.6.9: of: whose army under another's command is asked to come along; a: the leader
  'party', // 6.6.2: which units go; a: their place, b: what for (party.ts), c: the leader, d: asked, group, 4 * area
  'body', // 6.7: who attacks where several could; a: their place, b: what for, c: area, d: whose, as bits
  'evasion', // no decision: 6.6.10; a: area, b: attackers, c: stage and cursor
  'evade', // 6.6.10: a: area, b: attackers
  'expel', // 8.1: a: place left, b: country left
  'supply', // 6.10: of: phasing country, a: the next area to look at
  'forced', // 6.6.8: a: place, b: leader, c: goal or NOBODY
  'relocate', // 6.6.7: where to; a: leader
  'relocation', // no decision: 7.7; a: the next country
  'relocating', // 7.7: a: leader or NOBODY
  // -- combat
  'onset', // no decision: 6.6.5, an attack on all that stand in a field; a: kind + 16 * step, b: area, c: areas it came from (packed), d: attackers
  'relief', // 6.6.5: does the garrison join; a: area
  'line', // 6.6.5: which armies wait for a second battle; of NOBODY: no decision yet; a: area, b: countries that have chosen
  'press', // 6.6.5: a second battle or back; a: area
  'battle', // no decision: a: step, b: round, c: phase
  'chariots', // 9.7; a: side
  'ambush', // 9.7; a: area
  'losses', // 6.7.4; of NOBODY: none yet; a: HITS or ROUTS, b: side, c: 1 where a country is named (6.7.5)
  'breach', // 6.8.3: how many hits the garrison takes; a: the hits, b: the most it can take
  'afterwards', // no decision: a: step, b: winners, c: losers, d: outcome, 32 for points, 64 * (place + 1)
  'retreat', // 6.7.8; a: area left, b: winners, c: areas barred (packed), d: 1 from ships
  'flee', // 6.16.f; a: zone left, b: winners
  'besiege', // no decision: a: step, b: area, c: leader, d: HUNGER, ASSAULT, STANDARD
  'sortie', // 6.8: the answer to hunger; a: area
  'captured', // no decision: a: area, b: captors, c: whose it was + 1, d: whose it is + 1
  'deport', // 6.8.4; a: area, b: how many have gone
  // -- cards
  'window', // no decision: asks those entitled in impulse order (windows.ts); a: trigger, b: place in the order, c, d: what it is about
  'react', // a card in answer; a: trigger, b: place in the order, c, d: as above
  'reaction', // no decision: a card played in answer; of: by whom, a: trigger + 64 * step, b: card + 256 * use, c, d: as above
  'event', // 6.11; of: by whom, a: card + 256 * use, b: step, c: what it is aimed at, d: left to do
  'choose-breaker', // 6.11.c: on whom, as a reaction; a: card + 256 * use, b: who is open to it, as bits
  'rolled', // 6.11.c: where the marker goes; of: by whom, a: the minor or tribe, b: spaces, c: 1 as a reaction
  'commit', // 6.11.b: units for a foreign war; a: war, b: side, c: 1 in its own impulse (may raise units)
  'war-battle', // no decision: 6.11.b, a battle to end a foreign war; a: war, b: side, c: step
  'lead', // 6.11.b: which leader goes to the war; a: war, b: side
  'laying', // no decision: 6.7.1; a: stage (0 battle cards, 1 counter manoeuvres, 2 counter measures), b: place in the order, c: step
  'lay', // 6.7.1; a: stage
  'counter', // 6.7.1: which card is cancelled; a: stage, b: the one that cancels, in `revealed`
  'strike', // 6.11.d: a battle card that needs a choice; a: its place in `revealed`, b: left to do
  'cross', // Swollen Rivers: stay or cross; a: area
  'parry', // Scouts: which interception fails; a: area
  'secret', // 7.5: all powers at once
  'secrets', // no decision: 7.5, what was chosen, one after another; a: place in the list
  'scheme', // 7.5.2; of: the power, a: target, b: option, c: step
  'coordinate', // Coordinated Attack; a: card + 256 * use, b: area, c: most armies; of NOBODY: a: area, b: countries, c: ground + 16 * step, d: origins
  'join-in', // Coordinated Attack: does an ally's army come; a: its leader, b: who asks
  // -- economy
  'tribute', // no decision: 5.2; a: the next country on the track
  'pay', // 5.2: of: the power that decides, a: the country that would pay Assyria
  'spoils', // 8.3: of: the commander; a: powers that share, as bits, b: points left, c: for what
  'income', // no decision: 7.3; a: step
  'deal', // no decision: 7.3.2; a: step, b: how many countries have been through it
  'mulligan', // 7.3.2
  'surplus', // 7.3.2: of: the country that discards; a: AP of the cards discarded so far
  'reward', // 7.3.2: of: the power; a: AP of the cards discarded
  'place', // 6.1 to 6.5: of: the owner; a: the counter, b: what is done with it (build.ts), c: price
  'pick', // 6.4, 9.3, 9.4: where is the unit meant; a: kind, b: what is done with it, c: side
  'improve', // 9.4: on which city the ECO+ goes
  'rehire', // 5.1: Assyria pays its mercenaries again
  'sale', // 9.6: of: the seller; a: the buyer, b: kind of mercenary
  'enlist', // 7.5.2.a: of: who gets a raider free; a: 1 it raids at once
  'raid-from', // 6.15: where the new raider comes from; a: kind, b: side, c: 1: free
  'oust', // 6.15: which raider is attacked; a: the counter that would come, c: 1: free
  'raiders', // no decision: 6.15; a: raiders still to act, as bits of boxes; b: country that raids, c: bits of boxes with a second raid
  'plunder', // 6.15: of: who raids; a: box, b: powers that may be robbed, as bits
  'fleet', // 6.16: of: the country that sails; a: place, b: countries sailing along, as bits, c: bits of fleet.ts
  'moored', // no decision: 6.16.g, after the fight for a trade box
  'lading', // 6.16.c: a: place, b: port, c, d: allies that have agreed, or not, as bits
  'aboard', // 6.16.c: of: the ally asked; a: its unit or leader, b: who asks
  'sail-along', // 6.16.b: of: the ally asked; a: who asks, b: place
  'spotted', // no decision: 6.16.f: enemies may search for a fleet that came; a: place, b: countries still to ask, c: their prey
  'hunt', // 6.16.f: of: who may search; a: place, b: country it would search for
  'seek', // 6.16.f: for whose fleet the search is; a: place, b: enemies not looked for yet, c: bits of search.ts
  'chase', // 6.16.g: whose fleet in a trade box is looked for; a: place, b: fleets left and beaten, c: 1 once searched, d: where it came from and the fleet just fought
  'harbour', // 7.3.3.a: to which zone ships go; a: box
  'ravage', // 7.3.3.f: of: the country that cannot pay; a: points of pillage left
  'default', // 6.11: of: the debtor; a: 1 an ECO+ goes, 0 an ECO- comes
  'shortage', // 10.4.a: of: who must repair; a: 0 pillage, 1 damage; b: countries still to come, as bits
  // -- politics
  'answer', // an offer; a: who made it, b: OFFERS, c: terms
  'stand-by', // 6.9, 7.4.6: war at its ally's side; a: the enemy, b: the ally, c: 1 where peace may be offered
  'admit', // 7.4.1: does it let a power into the camp; a: the power, b: the camp, c: others still to be asked
  'politics', // no decision, 7.4: a: how many powers have been asked, b: 1 after a camp was beaten
  'court', // 7.4: what a power does in the interphase
  'conquests', // no decision, 7.1: a: step, b: the power, c: the country
  'subdue', // 7.1: does it try; a: the country
  'province', // 7.1.d; a: the country
  'surrender', // 7.1.b
  'yield', // 7.1.b: is a surrender accepted; a: the country, b: others still to be asked, c: those who have accepted
  'substitute', // 7.1: which minor; a: how many more
  'deploy', // 6.9: stored units come back; of: the minor, run by its controller; b: the area named last + 1
  'tribe', // 7.4.5, 10.1.1: which power of its camp runs the minor or tribe; a: whom, b: the powers, as bits
  'depart', // 10.1: a tribe leaves bare ground; a: the area
  'restore', // 10.1: where units of a tribe come back
  'timeline', // no decision, 7.6: a: step, b: what is left of it
  'candidate', // 10.3: which of two is to be king; a: entry of the timeline or NOBODY
  'succession', // 10.3: a card for a better roll; a: entry, b: the candidate, c: step
  'decline', // 7.6: where an ECO marker goes; a: how many
  'clashes', // no decision, 10.4.f: a: the next area to look at, b: battles fought there
  'doom', // no decision, 9.1: on to the last interphase
] as const
export type At = (typeof FRAMES)[number]

export interface AwFrame extends Frame {
  readonly at: At
  readonly of: number
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** One shape for all frames. */
export const frame = (at: At, of: number, a = 0, b = 0, c = 0, d = 0): AwFrame => ({
  at,
  of: whole(of),
  a: whole(a),
  b: whole(b),
  c: whole(c),
  d: whole(d),
})

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

export const top = (s: AwState): AwFrame => s.frames[s.frames.length - 1]

/** Puts a frame in the place of the top one. */
export const replaceTop = (s: AwState, next: AwFrame): void => {
  s.frames[s.frames.length - 1] = next
}

export const push = (s: AwState, at: At, of: number, a = 0, b = 0, c = 0, d = 0): void => {
  s.frames.push(frame(at, of, a, b, c, d))
}

/** The top frame again, a step further. */
export const stepTop = (s: AwState, a: number): void => {
  const f = s.frames[s.frames.length - 1]
  s.frames[s.frames.length - 1] = frame(f.at, f.of, a, f.b, f.c, f.d)
}

/** The seat that is asked what a country decides. */
export const seatOf = (s: AwState, country: number): number => s.seat[s.runner[country]]

export const isActive = (s: AwState, country: number): boolean => ((s.active >> country) & 1) === 1
