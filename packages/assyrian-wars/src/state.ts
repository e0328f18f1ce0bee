// What a position is: small integers only, one flat array per kind of thing. Fields of a chapter stand in its own block, in each of
// the four lists: the type, `emptyState`, `clone`, `copy`.

import { copyArray, copyList, type Frame, type Options, type OptionsSpec, type State } from '@tabularium/kernel'
import type { Names } from './board.ts'
import { CARD_OUT, NOBODY, NORMAL, NOWHERE, USES, whole } from './names.ts'

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
export const NO_END = -1

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

export interface AwState extends State {
  frames: AwFrame[]

  // -- core
  /** As bits, see OPTIONS. */
  options: number
  /** Index in `b.scenarios`. */
  scenario: number
  seats: number
  /** 1 to 5; the round of impulses within it, from 1. */
  turn: number
  round: number
  /** The seat of each power, NOBODY where it is not in play. */
  seat: number[]
  /** Which power decides for each country: a power for itself. 7.4.5, 10.1.1 */
  runner: number[]
  /** Countries in the game, as bits: those of the scenario, tribes once they have come, without the eliminated. */
  inPlay: number
  /** Countries that take impulses, as bits. 6.17 */
  active: number
  /** Whose impulse it is, or NOBODY. */
  phasing: number
  /** 1: the impulse is a preempting one. 3.3 */
  preempting: number
  /** The country on whose space the impulse marker lies. */
  marker: number
  /** The country that began the turn. */
  first: number
  /** Who took the last impulse. 3.3 */
  lastTaken: number
  /** Who played the last card. 7.3.2 */
  lastPlayed: number
  /** Countries that have had their first impulse of the turn, as bits. 6.6.6 */
  had: number
  /** In this impulse: cards played, whether one of them counted as a plus card, whether nothing more may be played. 3.2, 6.11.g */
  cardsPlayed: number
  plusPlayed: number
  /** 1: no more cards nor card AP in this impulse. 6.11.g */
  closed: number
  /** Why the game ended, or NO_END; the seats that won, as bits. */
  end: number
  winners: number
  /** Counters: place, side (FULL, REDUCED), whom it serves (NOBODY: no one), areas entered in this impulse, bits of `busy`. */
  at: number[]
  side: number[]
  own: number[]
  moved: number[]
  busy: number[]
  /** The lowest counter of each place, and the next one at the same place; -1: none. */
  head: number[]
  next: number[]
  /** Areas: who controls the ground, who the city (NOBODY: none there, a free trade city, a revolt), whose province it is. 6.12 */
  land: number[]
  city: number[]
  province: number[]
  /** Wall levels lost, pillage level, ECO markers, revolt marker (0 or 1). */
  damage: number[]
  pillage: number[]
  ecoPlus: number[]
  ecoMinus: number[]
  revolt: number[]
  /** Who holds an area out of a revolt while at peace with its owner, + 1. 7.5.2.d */
  seized: number[]
  /** NO_SIEGE, HUNGER, ASSAULT, STANDARD; the countries that besiege, as bits; hunger level; level when it began. 6.8 */
  siege: number[]
  siegeBy: number[]
  hunger: number[]
  siegeLevel: number[]
  /** Units in the city when the siege began. 8.3 */
  siegeMen: number[]
  /** 1: pillaged in this impulse. 6.14 */
  sacked: number[]
  /** Countries: points; ECO level without tribute; AP saved and owed, in twelfths. */
  vp: number[]
  base: number[]
  saved: number[]
  debt: number[]
  /** The purse of this impulse, in twelfths: income and savings, AP of cards, AP bound to a use. */
  income: number
  cardAp: number
  bound: number[]
  /** Cards by copy: DECK, DISCARD, CARD_OUT, or HAND, USED, LAID, TABLE plus a country. */
  cardAt: number[]
  /** Common cards and home cards in hand. */
  commons: number[]
  homes: number[]
  /** Politics: at war with, as bits; camp of a power; agreements on free passage, as bits. */
  war: number[]
  camp: number[]
  passage: number[]
  /** On whose track the marker of a minor or tribe stands (NOBODY), and on which space. 6.9 */
  track: number[]
  level: number[]
  /** PAYING, BLACK, WHITE, BY_CHOICE. 5.2.1 */
  refused: number[]
  /** By which powers a country is conquered, as bits; the last turn of its grace with a power, at `powers * country + power`, 0: none. 7.1.d */
  conquered: number[]
  grace: number[]
  /** Eliminated countries, as bits. 7.1 */
  gone: number
  /** By area: the power that has a pact with the trade city there, or NOBODY. 7.1 */
  pact: number[]
  /** Trade markers in the large box, by power. 6.15 */
  trade: number[]
  /** Leaders, at `counter - firstLeader`: index of the army group card (NOBODY), king marker (0 or 1). */
  group: number[]
  crowned: number[]
  /** Army group cards: the leader in command (a counter, NOBODY: not in use); sold this turn, as bits. */
  chief: number[]
  soldGroups: number

  // -- movement
  /** The force in motion: its counters. */
  moving: number[]
  /** The area it came from and the terrain of its last step. */
  from: number
  pathIn: number
  /** Steps of this march; 1: half of what a swift step cost is still to be walked, 2: cavalry at the common pace (9.7); what kind of march; 1: its chief is chosen. */
  steps: number
  half: number
  marchMode: number
  chosen: number
  /** Paths closed for this impulse, `areas * from + to`; areas where a forced march or a relocation has halted. */
  barred: number[]
  halts: number[]
  /** Units left behind in this march; areas still ahead on a forced march, the next one last. */
  dropped: number[]
  route: number[]
  /** 1: a leader was relocated in this impulse. 6.6.7 */
  relocated: number
  /** Interceptions declared: counter of the leader or unit, plus AS_GROUP, behind it the units that go with him, plus FOLLOWS. 6.6.9 */
  declared: number[]
  /** The force being put together (party.ts). */
  party: number[]
  /** Evasions declared, by country: place + 1, plus HASTY; 0: none. 6.6.10 */
  flights: number[]
  /** The impulse (turn and round) in which an army group was last supplied, by card. R28 */
  fed: number[]

  // -- combat
  /** WON, LOST, DRAWN, with OVERRUN: of the last battle, for its attackers. */
  outcome: number
  /** The battle being fought: its kind (fight.ts), the place fought for, terrain of the paths in as bits, 1 where the interceptors defend (9.7), how chariots fight (two bits a side). 6.7 */
  fight: number
  fieldAt: number
  ground: number
  flipped: number
  chariots: number
  /** Counters that take part now: side 0 and side 1; those of defenders that wait for a second battle (6.6.5); the
   *  mirrored side of a foreign war, `4 * counter + state` (R29). */
  attackers: number[]
  defenders: number[]
  held: number[]
  mirror: number[]
  /** By side: countries that took part, as bits; hits inflicted in this round; hits or routs not yet given to a country; units at the start (R40); the country
   *  that assigns what is left over (6.7.5); areas it came from (packed, fight.ts). */
  parties: number[]
  struck: number[]
  spare: number[]
  sizes: number[]
  choosers: number[]
  origins: number[]
  /** Countries whose evasion has failed: one rout for each hit in this battle, as bits. 6.6.10 */
  unready: number
  /** By area: the impulse (siege.ts) in which its siege began or hunger last rose. R21 */
  siegeIn: number[]
  /** By area: the countries whose hunger siege it is, as bits. N25 */
  hungerBy: number[]
  /** Countries that have been given one of the left-over hits, as bits of `countries * side + country`. */
  shared: number
  /** By row (toll.ts), side and country: hits suffered this round, losses still owed, taken by mercenaries, by regulars. */
  toll: number[]

  // -- cards
  /** The card that took effect in the last window, or NOBODY; who played it; which of several things it was aimed at. */
  answered: number
  answeredBy: number
  answeredX: number
  /** 1: the card just announced has been cancelled. 6.11.e */
  cancelled: number
  /** Swollen Rivers: 1 the mover stays, 2 it crosses; river dice of the battle that follows, 0: as usual. */
  river: number
  riverDice: number
  /** Effects of laid battle cards (battle-cards.ts), a stretch for each side; leaders that give no dice; units that fight for a card. */
  tide: number[]
  silenced: number[]
  borrowed: number[]
  /** Battle cards that lie open in this battle: country, card + 256 * use, 1 if cancelled. 6.7.1 */
  revealed: number[]
  /** 1: the next siege action is free; dice it brings. */
  siegeGift: number
  siegeGiftDice: number
  /** Favours of movement cards (event/boon.ts), in threes; mercenaries to hire cheaply, in twos: counter, twelfths of the price. */
  boons: number[]
  cheap: number[]
  /** By country: area + 1 where its forces cannot be attacked; levels its home cities have more and how many of its impulses that lasts. */
  sanctuary: number[]
  levelMod: number[]
  levelLeft: number[]
  /** 6.11.g: for the next impulse of this turn: two cards, AP of income, AP for each card. */
  nextPlus: number[]
  nextAp: number[]
  nextBonus: number[]
  /** The same three while the impulse of the card itself lasts, at `3 * country`. */
  pending: number[]
  /** Things chosen one by one while a card takes effect. */
  picks: number[]
  /** Allied armies whose owner would not join in. */
  declined: number[]
  /** Foreign wars: rounds left (NOBODY: not at war); 1: the second side mirrors the first; units a side still owes, at `2 * war + side`. 6.11.b */
  warLeft: number[]
  warMirror: number[]
  warOwes: number[]
  chastised: number
  /** Foreign wars fought for in this impulse, as bits; refusers punished in it, as bits. 6.11.b, 6.11.c */
  warFought: number
  /** 7.5: power and target of each marker laid, hidden until all are in; markers a power has still to lay; revolts are in `revolt`. */
  schemes: number[]
  schemesLeft: number[]
  bribe: number[]
  /** 7.5.2.c, by country: what the next tribute check is to be: power + 1 that makes it refuse, SECURED; and power + 1 that it pays instead of Assyria. */
  plot: number[]
  /** Countries with a special preempting impulse before the first one of the turn, as bits. 7.5.2.b */
  early: number

  // -- economy
  /** Why a country pays Assyria this turn: NO_PLEDGE, PLEDGED, DECIDED. 5.2 */
  pledge: number[]
  /** Countries, as bits: on whom Assyria wages a war of conquest (7.4.4); that cannot pay any more (7.3.3.f); active at some time in
   *  this turn (7.3.3.e); that have had their one new hand (7.3.2); that have sold mercenaries this turn (9.6). */
  merciless: number
  bankrupt: number
  stirred: number
  mulligans: number
  sold: number
  /** In this impulse, as bits: DID_ of build.ts; sellers that have said no; sea zones searched. */
  did: number
  spurned: number
  sought: number
  /** Points by group of vp.ts, at `6 * power + group`; extra secret actions (7.3.2); whose alliance was paid this turn (R40). */
  vpBy: number[]
  secretExtra: number[]
  honoured: number[]

  // -- politics
  /** Allies of a country, itself among them, as bits: camp, minors, tribes. Reckoned with `war` by war.ts. */
  kin: number[]
  /** Wars in its own right, as bits; the others stem from camps and alliances. 7.4.3 */
  feud: number[]
  /** The camp of a power when the turn began. 7.4.1 */
  campStart: number[]
  /** Turns in which a power was conquered, as bits; those in which it surrendered. 8.3, 7.1 */
  fallen: number[]
  yielded: number[]
  /** Countries each power has conquered in the game so far, as bits. 10.3 */
  trophies: number[]
  /** Powers that have tried to conquer it this turn, as bits. 6.13 */
  tried: number[]
  /** Countries beaten this turn in a battle worth 3 VP, as bits. 7.1.b */
  beaten: number
  /** How bad things were when a country was last asked whether it surrenders. R74 */
  pleaded: number[]
  /** Countries that have offered surrender, applied to a camp this turn, changed it in this interphase, as bits. 7.1.b, 7.4.1 */
  capitulated: number
  applied: number
  shifted: number
  /** Minors and tribes: whose turn it is to run them (7.4.5: a camp, 0 not yet drawn; 10.1.1: the next rebel power). */
  due: number[]
  /** The minor a tribe must keep to, or NOBODY, and the last turn of it. R84 */
  duty: number[]
  dutyTo: number[]
  /** 1: pays 2 ECO for peace, at `powers * country + power`. R76 */
  ransom: number[]
  /** Countries it has made an offer to, made peace with, since the impulse or interphase began, as bits. */
  dealt: number[]
  truce: number[]
  /** AP spent on diplomacy in this impulse, in twelfths. 6.9 */
  spent: number
  /** The eliminated power whose player runs it as a substitute, or NOBODY. 7.1 */
  ward: number[]
  /** Powers allied to Assyria for one turn, as bits. 8.4 */
  lent: number
  /** Powers whose succession needs no roll, as bits; +1 on the roll of a power. 10.3, 7.5.2.d */
  heir: number
  intrigue: number[]
  /** Minors that have set up already in this game, as bits. 6.9 */
  called: number
  /** 1: a sudden death has been rolled. 9.1 */
  sudden: number
  /** Powers that came back after their elimination, as bits. 7.1 */
  revived: number
}

/** Figures of battle cards for each side (battle-cards.ts). */
export const TIDE = 16

const zeros = (n: number): number[] => new Array<number>(n).fill(0)
const nobody = (n: number): number[] => new Array<number>(n).fill(NOBODY)

/**
 * A state with all its fields, in their order. All states are made by it: with so many fields, engines give a state that is written
 * down as one literal a layout of its own, and then search for every field that is read.
 */
function Blank(this: AwState): void {
  this.frames = []
  // -- core
  this.options = 0
  this.scenario = 0
  this.seats = 0
  this.turn = 0
  this.round = 0
  this.seat = []
  this.runner = []
  this.inPlay = 0
  this.active = 0
  this.phasing = 0
  this.preempting = 0
  this.marker = 0
  this.first = 0
  this.lastTaken = 0
  this.lastPlayed = 0
  this.had = 0
  this.cardsPlayed = 0
  this.plusPlayed = 0
  this.closed = 0
  this.end = 0
  this.winners = 0
  this.at = []
  this.side = []
  this.own = []
  this.moved = []
  this.busy = []
  this.head = []
  this.next = []
  this.land = []
  this.city = []
  this.province = []
  this.damage = []
  this.pillage = []
  this.ecoPlus = []
  this.ecoMinus = []
  this.revolt = []
  this.seized = []
  this.siege = []
  this.siegeBy = []
  this.hunger = []
  this.siegeLevel = []
  this.siegeMen = []
  this.sacked = []
  this.vp = []
  this.base = []
  this.saved = []
  this.debt = []
  this.income = 0
  this.cardAp = 0
  this.bound = []
  this.cardAt = []
  this.commons = []
  this.homes = []
  this.war = []
  this.camp = []
  this.passage = []
  this.track = []
  this.level = []
  this.refused = []
  this.conquered = []
  this.grace = []
  this.gone = 0
  this.pact = []
  this.trade = []
  this.group = []
  this.crowned = []
  this.chief = []
  this.soldGroups = 0
  // -- movement
  this.moving = []
  this.from = 0
  this.pathIn = 0
  this.steps = 0
  this.half = 0
  this.marchMode = 0
  this.chosen = 0
  this.barred = []
  this.halts = []
  this.dropped = []
  this.route = []
  this.relocated = 0
  this.declared = []
  this.party = []
  this.flights = []
  this.fed = []
  // -- combat
  this.outcome = 0
  this.fight = 0
  this.fieldAt = 0
  this.ground = 0
  this.flipped = 0
  this.chariots = 0
  this.attackers = []
  this.defenders = []
  this.held = []
  this.mirror = []
  this.parties = []
  this.struck = []
  this.spare = []
  this.sizes = []
  this.choosers = []
  this.origins = []
  this.unready = 0
  this.siegeIn = []
  this.hungerBy = []
  this.shared = 0
  this.toll = []
  // -- cards
  this.answered = 0
  this.answeredBy = 0
  this.answeredX = 0
  this.cancelled = 0
  this.river = 0
  this.riverDice = 0
  this.tide = []
  this.silenced = []
  this.borrowed = []
  this.revealed = []
  this.siegeGift = 0
  this.siegeGiftDice = 0
  this.boons = []
  this.cheap = []
  this.sanctuary = []
  this.levelMod = []
  this.levelLeft = []
  this.nextPlus = []
  this.nextAp = []
  this.nextBonus = []
  this.pending = []
  this.picks = []
  this.declined = []
  this.warLeft = []
  this.warMirror = []
  this.warOwes = []
  this.chastised = 0
  this.warFought = 0
  this.schemes = []
  this.schemesLeft = []
  this.bribe = []
  this.plot = []
  this.early = 0
  // -- economy
  this.pledge = []
  this.vpBy = []
  this.secretExtra = []
  this.honoured = []
  this.merciless = 0
  this.bankrupt = 0
  this.stirred = 0
  this.mulligans = 0
  this.sold = 0
  this.did = 0
  this.spurned = 0
  this.sought = 0
  // -- politics
  this.kin = []
  this.feud = []
  this.campStart = []
  this.fallen = []
  this.yielded = []
  this.trophies = []
  this.tried = []
  this.beaten = 0
  this.pleaded = []
  this.capitulated = 0
  this.applied = 0
  this.shifted = 0
  this.due = []
  this.duty = []
  this.dutyTo = []
  this.ransom = []
  this.dealt = []
  this.truce = []
  this.spent = 0
  this.ward = []
  this.lent = 0
  this.heir = 0
  this.intrigue = []
  this.called = 0
  this.sudden = 0
  this.revived = 0
}
Blank.prototype = Object.prototype
const blank = (): AwState => new (Blank as unknown as new () => AwState)()

/** A state with the same lists and some other fields: to look at what would be, not to play on. */
export const sharing = (s: AwState, other: Partial<AwState>): AwState => Object.assign(blank(), s, other)

/** Nothing anywhere: all counters out of play, all cards out. `setup` fills it. */
export const emptyState = (b: Names, seats: number, scenario: number, options: number): AwState =>
  Object.assign(blank(), {
    frames: [],
    // -- core
    options,
    scenario,
    seats,
    turn: 1,
    round: 1,
    seat: nobody(b.countries.length),
    runner: nobody(b.countries.length),
    inPlay: 0,
    active: 0,
    phasing: NOBODY,
    preempting: 0,
    marker: 0,
    first: 0,
    lastTaken: NOBODY,
    lastPlayed: NOBODY,
    had: 0,
    cardsPlayed: 0,
    plusPlayed: 0,
    closed: 0,
    end: NO_END,
    winners: 0,
    at: nobody(b.counters),
    side: zeros(b.counters),
    own: nobody(b.counters),
    moved: zeros(b.counters),
    busy: zeros(b.counters),
    head: nobody(b.places),
    next: nobody(b.counters),
    land: nobody(b.areas.length),
    city: nobody(b.areas.length),
    province: nobody(b.areas.length),
    damage: zeros(b.areas.length),
    pillage: zeros(b.areas.length),
    ecoPlus: zeros(b.areas.length),
    ecoMinus: zeros(b.areas.length),
    revolt: zeros(b.areas.length),
    seized: zeros(b.areas.length),
    siege: zeros(b.areas.length),
    siegeBy: zeros(b.areas.length),
    hunger: zeros(b.areas.length),
    siegeLevel: zeros(b.areas.length),
    siegeMen: zeros(b.areas.length),
    sacked: zeros(b.areas.length),
    vp: zeros(b.countries.length),
    base: zeros(b.countries.length),
    saved: zeros(b.countries.length),
    debt: zeros(b.countries.length),
    income: 0,
    cardAp: 0,
    bound: zeros(USES.length),
    cardAt: new Array<number>(b.copies).fill(CARD_OUT),
    commons: zeros(b.countries.length),
    homes: zeros(b.countries.length),
    war: zeros(b.countries.length),
    camp: zeros(b.countries.length),
    passage: zeros(b.countries.length),
    track: nobody(b.countries.length),
    level: zeros(b.countries.length),
    refused: zeros(b.countries.length),
    conquered: zeros(b.countries.length),
    grace: zeros(b.countries.length * b.powers),
    gone: 0,
    pact: nobody(b.areas.length),
    trade: zeros(b.countries.length),
    group: nobody(b.leaders.length),
    crowned: zeros(b.leaders.length),
    chief: nobody(b.groups.length),
    soldGroups: 0,
    // -- movement
    moving: [],
    from: NOWHERE,
    pathIn: NORMAL,
    steps: 0,
    half: 0,
    marchMode: 0,
    chosen: 0,
    barred: [],
    halts: [],
    dropped: [],
    route: [],
    relocated: 0,
    declared: [],
    party: [],
    flights: zeros(b.countries.length),
    fed: zeros(b.groups.length),
    // -- combat
    outcome: 0,
    fight: 0,
    fieldAt: NOWHERE,
    ground: 0,
    flipped: 0,
    chariots: 0,
    attackers: [],
    defenders: [],
    held: [],
    mirror: [],
    parties: zeros(2),
    struck: zeros(2),
    spare: zeros(2),
    sizes: zeros(2),
    choosers: nobody(2),
    origins: zeros(2),
    unready: 0,
    siegeIn: zeros(b.areas.length),
    hungerBy: zeros(b.areas.length),
    shared: 0,
    toll: zeros(8 * b.countries.length),
    // -- cards
    answered: NOBODY,
    answeredBy: NOBODY,
    answeredX: 0,
    cancelled: 0,
    river: 0,
    riverDice: 0,
    tide: zeros(2 * TIDE),
    silenced: [],
    borrowed: [],
    revealed: [],
    siegeGift: 0,
    siegeGiftDice: 0,
    boons: [],
    cheap: [],
    sanctuary: zeros(b.countries.length),
    levelMod: zeros(b.countries.length),
    levelLeft: zeros(b.countries.length),
    nextPlus: zeros(b.countries.length),
    nextAp: zeros(b.countries.length),
    nextBonus: zeros(b.countries.length),
    pending: zeros(3 * b.countries.length),
    picks: [],
    declined: [],
    warLeft: nobody(b.foreignWars.length),
    warMirror: zeros(b.foreignWars.length),
    warOwes: zeros(2 * b.foreignWars.length),
    chastised: 0,
    warFought: 0,
    schemes: [],
    schemesLeft: zeros(b.countries.length),
    bribe: zeros(b.countries.length),
    plot: zeros(b.countries.length),
    early: 0,
    // -- economy
    pledge: zeros(b.countries.length),
    vpBy: zeros(6 * b.powers),
    secretExtra: zeros(b.powers),
    honoured: zeros(b.powers),
    merciless: 0,
    bankrupt: 0,
    stirred: 0,
    mulligans: 0,
    sold: 0,
    did: 0,
    spurned: 0,
    sought: 0,
    // -- politics
    kin: zeros(b.countries.length),
    feud: zeros(b.countries.length),
    campStart: zeros(b.countries.length),
    fallen: zeros(b.countries.length),
    yielded: zeros(b.countries.length),
    trophies: zeros(b.powers),
    tried: zeros(b.countries.length),
    beaten: 0,
    pleaded: zeros(b.countries.length),
    capitulated: 0,
    applied: 0,
    shifted: 0,
    due: zeros(b.countries.length),
    duty: nobody(b.countries.length),
    dutyTo: zeros(b.countries.length),
    ransom: zeros(b.countries.length * b.powers),
    dealt: zeros(b.countries.length),
    truce: zeros(b.countries.length),
    spent: 0,
    ward: nobody(b.countries.length),
    lent: 0,
    heir: 0,
    intrigue: zeros(b.countries.length),
    called: 0,
    sudden: 0,
    revived: 0,
  } satisfies AwState)

export function clone(s: AwState): AwState {
  const t = blank()
  t.frames = s.frames.slice()
  // -- core
  t.options = s.options
  t.scenario = s.scenario
  t.seats = s.seats
  t.turn = s.turn
  t.round = s.round
  t.seat = s.seat.slice()
  t.runner = s.runner.slice()
  t.inPlay = s.inPlay
  t.active = s.active
  t.phasing = s.phasing
  t.preempting = s.preempting
  t.marker = s.marker
  t.first = s.first
  t.lastTaken = s.lastTaken
  t.lastPlayed = s.lastPlayed
  t.had = s.had
  t.cardsPlayed = s.cardsPlayed
  t.plusPlayed = s.plusPlayed
  t.closed = s.closed
  t.end = s.end
  t.winners = s.winners
  t.at = s.at.slice()
  t.side = s.side.slice()
  t.own = s.own.slice()
  t.moved = s.moved.slice()
  t.busy = s.busy.slice()
  t.head = s.head.slice()
  t.next = s.next.slice()
  t.land = s.land.slice()
  t.city = s.city.slice()
  t.province = s.province.slice()
  t.damage = s.damage.slice()
  t.pillage = s.pillage.slice()
  t.ecoPlus = s.ecoPlus.slice()
  t.ecoMinus = s.ecoMinus.slice()
  t.revolt = s.revolt.slice()
  t.seized = s.seized.slice()
  t.siege = s.siege.slice()
  t.siegeBy = s.siegeBy.slice()
  t.hunger = s.hunger.slice()
  t.siegeLevel = s.siegeLevel.slice()
  t.siegeMen = s.siegeMen.slice()
  t.sacked = s.sacked.slice()
  t.vp = s.vp.slice()
  t.base = s.base.slice()
  t.saved = s.saved.slice()
  t.debt = s.debt.slice()
  t.income = s.income
  t.cardAp = s.cardAp
  t.bound = s.bound.slice()
  t.cardAt = s.cardAt.slice()
  t.commons = s.commons.slice()
  t.homes = s.homes.slice()
  t.war = s.war.slice()
  t.camp = s.camp.slice()
  t.passage = s.passage.slice()
  t.track = s.track.slice()
  t.level = s.level.slice()
  t.refused = s.refused.slice()
  t.conquered = s.conquered.slice()
  t.grace = s.grace.slice()
  t.gone = s.gone
  t.pact = s.pact.slice()
  t.trade = s.trade.slice()
  t.group = s.group.slice()
  t.crowned = s.crowned.slice()
  t.chief = s.chief.slice()
  t.soldGroups = s.soldGroups
  // -- movement
  t.moving = s.moving.slice()
  t.from = s.from
  t.pathIn = s.pathIn
  t.steps = s.steps
  t.half = s.half
  t.marchMode = s.marchMode
  t.chosen = s.chosen
  t.barred = s.barred.slice()
  t.halts = s.halts.slice()
  t.dropped = s.dropped.slice()
  t.route = s.route.slice()
  t.relocated = s.relocated
  t.declared = s.declared.slice()
  t.party = s.party.slice()
  t.flights = s.flights.slice()
  t.fed = s.fed.slice()
  // -- combat
  t.outcome = s.outcome
  t.fight = s.fight
  t.fieldAt = s.fieldAt
  t.ground = s.ground
  t.flipped = s.flipped
  t.chariots = s.chariots
  t.attackers = s.attackers.slice()
  t.defenders = s.defenders.slice()
  t.held = s.held.slice()
  t.mirror = s.mirror.slice()
  t.parties = s.parties.slice()
  t.struck = s.struck.slice()
  t.spare = s.spare.slice()
  t.sizes = s.sizes.slice()
  t.choosers = s.choosers.slice()
  t.origins = s.origins.slice()
  t.unready = s.unready
  t.siegeIn = s.siegeIn.slice()
  t.hungerBy = s.hungerBy.slice()
  t.shared = s.shared
  t.toll = s.toll.slice()
  // -- cards
  t.answered = s.answered
  t.answeredBy = s.answeredBy
  t.answeredX = s.answeredX
  t.cancelled = s.cancelled
  t.river = s.river
  t.riverDice = s.riverDice
  t.tide = s.tide.slice()
  t.silenced = s.silenced.slice()
  t.borrowed = s.borrowed.slice()
  t.revealed = s.revealed.slice()
  t.siegeGift = s.siegeGift
  t.siegeGiftDice = s.siegeGiftDice
  t.boons = s.boons.slice()
  t.cheap = s.cheap.slice()
  t.sanctuary = s.sanctuary.slice()
  t.levelMod = s.levelMod.slice()
  t.levelLeft = s.levelLeft.slice()
  t.nextPlus = s.nextPlus.slice()
  t.nextAp = s.nextAp.slice()
  t.nextBonus = s.nextBonus.slice()
  t.pending = s.pending.slice()
  t.picks = s.picks.slice()
  t.declined = s.declined.slice()
  t.warLeft = s.warLeft.slice()
  t.warMirror = s.warMirror.slice()
  t.warOwes = s.warOwes.slice()
  t.chastised = s.chastised
  t.warFought = s.warFought
  t.schemes = s.schemes.slice()
  t.schemesLeft = s.schemesLeft.slice()
  t.bribe = s.bribe.slice()
  t.plot = s.plot.slice()
  t.early = s.early
  // -- economy
  t.pledge = s.pledge.slice()
  t.vpBy = s.vpBy.slice()
  t.secretExtra = s.secretExtra.slice()
  t.honoured = s.honoured.slice()
  t.merciless = s.merciless
  t.bankrupt = s.bankrupt
  t.stirred = s.stirred
  t.mulligans = s.mulligans
  t.sold = s.sold
  t.did = s.did
  t.spurned = s.spurned
  t.sought = s.sought
  // -- politics
  t.kin = s.kin.slice()
  t.feud = s.feud.slice()
  t.campStart = s.campStart.slice()
  t.fallen = s.fallen.slice()
  t.yielded = s.yielded.slice()
  t.trophies = s.trophies.slice()
  t.tried = s.tried.slice()
  t.beaten = s.beaten
  t.pleaded = s.pleaded.slice()
  t.capitulated = s.capitulated
  t.applied = s.applied
  t.shifted = s.shifted
  t.due = s.due.slice()
  t.duty = s.duty.slice()
  t.dutyTo = s.dutyTo.slice()
  t.ransom = s.ransom.slice()
  t.dealt = s.dealt.slice()
  t.truce = s.truce.slice()
  t.spent = s.spent
  t.ward = s.ward.slice()
  t.lent = s.lent
  t.heir = s.heir
  t.intrigue = s.intrigue.slice()
  t.called = s.called
  t.sudden = s.sudden
  t.revived = s.revived
  return t
}

/** The spare must be of a game on the same board. */
export function copy(from: AwState, into: AwState): void {
  copyList(from.frames, into.frames)
  // -- core
  into.options = from.options
  into.scenario = from.scenario
  into.seats = from.seats
  into.turn = from.turn
  into.round = from.round
  copyArray(from.seat, into.seat)
  copyArray(from.runner, into.runner)
  into.inPlay = from.inPlay
  into.active = from.active
  into.phasing = from.phasing
  into.preempting = from.preempting
  into.marker = from.marker
  into.first = from.first
  into.lastTaken = from.lastTaken
  into.lastPlayed = from.lastPlayed
  into.had = from.had
  into.cardsPlayed = from.cardsPlayed
  into.plusPlayed = from.plusPlayed
  into.closed = from.closed
  into.end = from.end
  into.winners = from.winners
  copyArray(from.at, into.at)
  copyArray(from.side, into.side)
  copyArray(from.own, into.own)
  copyArray(from.moved, into.moved)
  copyArray(from.busy, into.busy)
  copyArray(from.head, into.head)
  copyArray(from.next, into.next)
  copyArray(from.land, into.land)
  copyArray(from.city, into.city)
  copyArray(from.province, into.province)
  copyArray(from.damage, into.damage)
  copyArray(from.pillage, into.pillage)
  copyArray(from.ecoPlus, into.ecoPlus)
  copyArray(from.ecoMinus, into.ecoMinus)
  copyArray(from.revolt, into.revolt)
  copyArray(from.seized, into.seized)
  copyArray(from.siege, into.siege)
  copyArray(from.siegeBy, into.siegeBy)
  copyArray(from.hunger, into.hunger)
  copyArray(from.siegeLevel, into.siegeLevel)
  copyArray(from.siegeMen, into.siegeMen)
  copyArray(from.sacked, into.sacked)
  copyArray(from.vp, into.vp)
  copyArray(from.base, into.base)
  copyArray(from.saved, into.saved)
  copyArray(from.debt, into.debt)
  into.income = from.income
  into.cardAp = from.cardAp
  copyArray(from.bound, into.bound)
  copyArray(from.cardAt, into.cardAt)
  copyArray(from.commons, into.commons)
  copyArray(from.homes, into.homes)
  copyArray(from.war, into.war)
  copyArray(from.camp, into.camp)
  copyArray(from.passage, into.passage)
  copyArray(from.track, into.track)
  copyArray(from.level, into.level)
  copyArray(from.refused, into.refused)
  copyArray(from.conquered, into.conquered)
  copyArray(from.grace, into.grace)
  into.gone = from.gone
  copyArray(from.pact, into.pact)
  copyArray(from.trade, into.trade)
  copyArray(from.group, into.group)
  copyArray(from.crowned, into.crowned)
  copyArray(from.chief, into.chief)
  into.soldGroups = from.soldGroups
  // -- movement
  copyList(from.moving, into.moving)
  into.from = from.from
  into.pathIn = from.pathIn
  into.steps = from.steps
  into.half = from.half
  into.marchMode = from.marchMode
  into.chosen = from.chosen
  copyList(from.barred, into.barred)
  copyList(from.halts, into.halts)
  copyList(from.dropped, into.dropped)
  copyList(from.route, into.route)
  into.relocated = from.relocated
  copyList(from.declared, into.declared)
  copyList(from.party, into.party)
  copyArray(from.flights, into.flights)
  copyArray(from.fed, into.fed)
  // -- combat
  into.outcome = from.outcome
  into.fight = from.fight
  into.fieldAt = from.fieldAt
  into.ground = from.ground
  into.flipped = from.flipped
  into.chariots = from.chariots
  copyList(from.attackers, into.attackers)
  copyList(from.defenders, into.defenders)
  copyList(from.held, into.held)
  copyList(from.mirror, into.mirror)
  copyArray(from.parties, into.parties)
  copyArray(from.struck, into.struck)
  copyArray(from.spare, into.spare)
  copyArray(from.sizes, into.sizes)
  copyArray(from.choosers, into.choosers)
  copyArray(from.origins, into.origins)
  into.unready = from.unready
  copyArray(from.siegeIn, into.siegeIn)
  copyArray(from.hungerBy, into.hungerBy)
  into.shared = from.shared
  copyArray(from.toll, into.toll)
  // -- cards
  into.answered = from.answered
  into.answeredBy = from.answeredBy
  into.answeredX = from.answeredX
  into.cancelled = from.cancelled
  into.river = from.river
  into.riverDice = from.riverDice
  copyArray(from.tide, into.tide)
  copyList(from.silenced, into.silenced)
  copyList(from.borrowed, into.borrowed)
  copyList(from.revealed, into.revealed)
  into.siegeGift = from.siegeGift
  into.siegeGiftDice = from.siegeGiftDice
  copyList(from.boons, into.boons)
  copyList(from.cheap, into.cheap)
  copyArray(from.sanctuary, into.sanctuary)
  copyArray(from.levelMod, into.levelMod)
  copyArray(from.levelLeft, into.levelLeft)
  copyArray(from.nextPlus, into.nextPlus)
  copyArray(from.nextAp, into.nextAp)
  copyArray(from.nextBonus, into.nextBonus)
  copyArray(from.pending, into.pending)
  copyList(from.picks, into.picks)
  copyList(from.declined, into.declined)
  copyArray(from.warLeft, into.warLeft)
  copyArray(from.warMirror, into.warMirror)
  copyArray(from.warOwes, into.warOwes)
  into.chastised = from.chastised
  into.warFought = from.warFought
  copyList(from.schemes, into.schemes)
  copyArray(from.schemesLeft, into.schemesLeft)
  copyArray(from.bribe, into.bribe)
  copyArray(from.plot, into.plot)
  into.early = from.early
  // -- economy
  copyArray(from.pledge, into.pledge)
  copyArray(from.vpBy, into.vpBy)
  copyArray(from.secretExtra, into.secretExtra)
  copyArray(from.honoured, into.honoured)
  into.merciless = from.merciless
  into.bankrupt = from.bankrupt
  into.stirred = from.stirred
  into.mulligans = from.mulligans
  into.sold = from.sold
  into.did = from.did
  into.spurned = from.spurned
  into.sought = from.sought
  // -- politics
  copyArray(from.kin, into.kin)
  copyArray(from.feud, into.feud)
  copyArray(from.campStart, into.campStart)
  copyArray(from.fallen, into.fallen)
  copyArray(from.yielded, into.yielded)
  copyArray(from.trophies, into.trophies)
  copyArray(from.tried, into.tried)
  into.beaten = from.beaten
  copyArray(from.pleaded, into.pleaded)
  into.capitulated = from.capitulated
  into.applied = from.applied
  into.shifted = from.shifted
  copyArray(from.due, into.due)
  copyArray(from.duty, into.duty)
  copyArray(from.dutyTo, into.dutyTo)
  copyArray(from.ransom, into.ransom)
  copyArray(from.dealt, into.dealt)
  copyArray(from.truce, into.truce)
  into.spent = from.spent
  copyArray(from.ward, into.ward)
  into.lent = from.lent
  into.heir = from.heir
  copyArray(from.intrigue, into.intrigue)
  into.called = from.called
  into.sudden = from.sudden
  into.revived = from.revived
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
