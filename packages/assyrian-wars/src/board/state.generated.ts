// Written by `npm run generate` from state-fields.ts: change that, not this.

import { type Bits, copyArray, copyList, type Seat, type Seats, type State } from '@tabularium/kernel'
import type { Names } from './facts.ts'
import {
  type Area,
  type Card,
  type Counter,
  type Countries,
  type Country,
  type Face,
  type Group,
  type Place,
  TIDE,
  USES,
  type War,
  type Zone,
} from './names.ts'
import type { AwFrame } from './frames.generated.ts'

export interface AwState extends State {
  // -- core
  /** What the rules are in the middle of, the innermost last (frames.ts). */
  frames: AwFrame[]
  /** The rules in force, as bits, and what was chosen: see `packOptions`. */
  options: number
  /** Index in `b.scenarios`. 4.1 */
  scenario: number
  /** How many play. */
  seats: number
  /** The turn, 1 to 5. 3.0 */
  turn: number
  /** The round of impulses within the turn, from 1. 3.0 */
  round: number
  /** The seat of each power, NOBODY where it is not in play. */
  seat: Seat[]
  /** Which power decides for each country: a power for itself. 7.4.5, 10.1.1 */
  runner: Country[]
  /** Countries in the game: those of the scenario, tribes once they have come, without the eliminated. */
  inPlay: Countries
  /** Countries that take impulses. 6.17 */
  active: Countries
  /** Whose impulse it is, or NOBODY. */
  phasing: Country
  /** 1: the impulse is a preempting one. 3.3 */
  preempting: number
  /** The country on whose space the impulse marker lies. */
  marker: Country
  /** The country that began the turn. */
  first: Country
  /** Who took the last impulse. 3.3 */
  lastTaken: Country
  /** Who played the last card. 7.3.2 */
  lastPlayed: Country
  /** Countries that have had their first impulse of the turn. 6.6.6 */
  had: Countries
  /** Cards played in this impulse. 3.2 */
  cardsPlayed: number
  /** 1: one of them counted as a plus card. 3.2, 6.11.g */
  plusPlayed: number
  /** 1: no more cards nor card AP in this impulse. 6.11.g */
  closed: number
  /** Why the game ended (ENDS), or NO_END. */
  end: number
  /** The seats that won, as bits. */
  winners: Seats
  /** Where a counter is, or NOWHERE. */
  at: Place[]
  /** Which side is up: FULL, REDUCED. */
  side: Face[]
  /** Whom it serves; NOBODY: no one. */
  own: Country[]
  /** Areas it has entered in this impulse. 6.6 */
  moved: number[]
  /** What it has done in this impulse, as bits (FINISHED, FOUGHT and so on in names.ts). */
  busy: number[]
  /** The lowest counter of each place; -1: none. Follows from `at`. */
  head: Counter[]
  /** The next counter at the same place; -1: none. Follows from `at`. */
  next: Counter[]
  /** Who controls the ground. 6.12 */
  land: Country[]
  /** Who controls the city; NOBODY: none there, a free trade city, a revolt. 6.12 */
  city: Country[]
  /** Whose province it is. 6.12 */
  province: Country[]
  /** Wall levels lost. 6.8.3 */
  damage: number[]
  /** Pillage level. 6.14 */
  pillage: number[]
  /** ECO+ markers. 6.8.4, 9.4 */
  ecoPlus: number[]
  /** ECO- markers. 6.8.4, 7.6 */
  ecoMinus: number[]
  /** 1: in revolt. 7.5.2.d */
  revolt: number[]
  /** Who holds an area out of a revolt while at peace with its owner, + 1. 7.5.2.d */
  seized: number[]
  /** NO_SIEGE, HUNGER, ASSAULT, STANDARD. 6.8 */
  siege: number[]
  /** The countries that besiege. 6.8 */
  siegeBy: Countries[]
  /** Hunger level. 6.8 */
  hunger: number[]
  /** Level of the city when the siege began. 6.8 */
  siegeLevel: number[]
  /** Units in the city when the siege began. 8.3 */
  siegeMen: number[]
  /** 1: pillaged in this impulse. 6.14 */
  sacked: number[]
  /** Victory points. 8.3 */
  vp: number[]
  /** ECO level without tribute. 7.3 */
  base: number[]
  /** AP saved, in twelfths. 7.3 */
  saved: number[]
  /** AP owed, in twelfths. 7.3 */
  debt: number[]
  /** The purse of this impulse, in twelfths: income and savings. */
  income: number
  /** AP of cards in it, in twelfths. */
  cardAp: number
  /** AP in it that are bound to a use, in twelfths. */
  bound: number[]
  /** Where a card is: DECK, DISCARD, CARD_OUT, or HAND, USED, LAID, TABLE plus a country. */
  cardAt: number[]
  /** Common cards in hand. 2.3 */
  commons: number[]
  /** Home cards in hand. 2.3 */
  homes: number[]
  /** Whom it is at war with. 7.4.3 */
  war: Countries[]
  /** The camp of a power: NO_CAMP, ASSYRIAN, REBEL. 1.1 */
  camp: number[]
  /** With whom it has agreed on free passage. */
  passage: Countries[]
  /** On whose track the marker of a minor or tribe stands, or NOBODY. 6.9 */
  track: Country[]
  /** On which space of it. 6.9 */
  level: number[]
  /** PAYING, BLACK, WHITE, BY_CHOICE. 5.2.1 */
  refused: number[]
  /** By which powers a country is conquered. 7.1 */
  conquered: Countries[]
  /** The last turn of the grace a country has with a power, at `powers * country + power`; 0: none. 7.1.d */
  grace: number[]
  /** Eliminated countries. 7.1 */
  gone: Countries
  /** The power that has a pact with the trade city there, or NOBODY. 7.1 */
  pact: Country[]
  /** Trade markers in the large box, by power. 6.15 */
  trade: number[]
  /** Index of the army group card he is in, or NOBODY, at `counter - firstLeader`. 6.6.3 */
  group: Group[]
  /** 1: has the king marker, at `counter - firstLeader`. 10.3 */
  crowned: number[]
  /** The leader in command; NOBODY: the card is not in use. 6.6.3 */
  chief: Counter[]
  /** Army group cards sold this turn, as bits. */
  soldGroups: Bits<Group>
  // -- movement
  /** The force in motion: its counters. 6.6 */
  moving: Counter[]
  /** The area it came from. */
  from: Area
  /** The terrain of its last step. */
  pathIn: number
  /** Steps of this march. */
  steps: number
  /** 1: half of what a swift step cost is still to be walked, 2: cavalry at the common pace. 9.7 */
  half: number
  /** What kind of march. */
  marchMode: number
  /** 1: the chief of the march is chosen. */
  chosen: number
  /** Paths closed for this impulse, `areas * from + to`. */
  barred: number[]
  /** Areas where a forced march or a relocation has halted. 6.6.7, 6.6.8 */
  halts: Area[]
  /** Units left behind in this march. */
  dropped: Counter[]
  /** Areas still ahead on a forced march, the next one last. 6.6.8 */
  route: Area[]
  /** 1: a leader was relocated in this impulse. 6.6.7 */
  relocated: number
  /** Interceptions declared: counter of the leader or unit, plus AS_GROUP, behind it the units that go with him, plus FOLLOWS. 6.6.9 */
  declared: number[]
  /** The force being put together (movement/march-party.ts). 6.6.2 */
  party: Counter[]
  /** Evasions declared: place + 1, plus HASTY; 0: none. 6.6.10 */
  flights: number[]
  /** The impulse (turn and round) in which an army group was last supplied. R28 */
  fed: number[]
  // -- combat
  /** Of the last battle, for its attackers: WON, LOST, DRAWN, with OVERRUN. 6.7.6, 6.7.7 */
  outcome: number
  /** The kind of the battle being fought (forces/battle-sides.ts). 6.7 */
  fight: number
  /** The place fought for. */
  fieldAt: Place
  /** Terrain of the paths in, as bits. */
  ground: number
  /** 1: the interceptors defend. 9.7 */
  flipped: number
  /** How chariots fight, two bits a side. 9.7 */
  chariots: number
  /** Counters of side 0 that take part now. */
  attackers: Counter[]
  /** Counters of side 1 that take part now. */
  defenders: Counter[]
  /** Those of defenders that wait for a second battle. 6.6.5 */
  held: Counter[]
  /** The mirrored side of a foreign war, `4 * counter + state`. R29 */
  mirror: number[]
  /** Countries that took part. */
  parties: Countries[]
  /** Hits inflicted in this round. 6.7.3 */
  struck: number[]
  /** Hits or routs not yet given to a country. 6.7.5 */
  spare: number[]
  /** Units at the start. R40 */
  sizes: number[]
  /** The country that assigns what is left over. 6.7.5 */
  choosers: Country[]
  /** Areas it came from (packed, forces/battle-sides.ts). */
  origins: number[]
  /** Countries whose evasion has failed: one rout for each hit in this battle. 6.6.10 */
  unready: Countries
  /** The impulse (siege/siege.ts) in which its siege began or hunger last rose. R21 */
  siegeIn: number[]
  /** The countries whose hunger siege it is. N25 */
  hungerBy: Countries[]
  /** Countries that have been given one of the left-over hits, as bits of `countries * side + country`. 6.7.5 */
  shared: number
  /** Hits suffered this round, losses still owed, taken by mercenaries, by regulars (battle/battle-ledger.ts). 6.7.4 */
  toll: number[]
  // -- cards
  /** The card that took effect in the last window, or NOBODY. 6.11 */
  answered: Card
  /** Who played it. */
  answeredBy: Country
  /** Which of several things it was aimed at. */
  answeredX: number
  /** 1: the card just announced has been cancelled. 6.11.e */
  cancelled: number
  /** Swollen Rivers: 1 the mover stays, 2 it crosses. */
  river: number
  /** Swollen Rivers: river dice of the battle that follows, 0: as usual. */
  riverDice: number
  /** Effects of laid battle cards, a stretch for each side (cards/card-modifiers.ts). 6.7.1 */
  tide: number[]
  /** Leaders that give no dice. */
  silenced: Counter[]
  /** Units that fight for a card. */
  borrowed: Counter[]
  /** Battle cards that lie open in this battle, in threes: country, card + 256 * use, 1 if cancelled. 6.7.1 */
  revealed: number[]
  /** 1: the next siege action is free. */
  siegeGift: number
  /** Dice it brings. */
  siegeGiftDice: number
  /** Favours of movement cards, in threes (cards/favours.ts). */
  boons: number[]
  /** Mercenaries to hire cheaply, in twos: counter, twelfths of the price. */
  cheap: number[]
  /** Area + 1 where its forces cannot be attacked. */
  sanctuary: number[]
  /** Levels its home cities have more. */
  levelMod: number[]
  /** How many of its impulses that lasts. */
  levelLeft: number[]
  /** Two cards in its next impulse of this turn. 6.11.g */
  nextPlus: number[]
  /** AP of income in its next impulse of this turn. 6.11.g */
  nextAp: number[]
  /** AP for each card in its next impulse of this turn. 6.11.g */
  nextBonus: number[]
  /** The same three while the impulse of the card itself lasts, at `3 * country`. 6.11.g */
  pending: number[]
  /** Things chosen one by one while a card takes effect. */
  picks: number[]
  /** Allied armies whose owner would not join in. */
  declined: Counter[]
  /** Rounds left; NOBODY: not at war. 6.11.b */
  warLeft: number[]
  /** 1: the second side mirrors the first. 6.11.b */
  warMirror: number[]
  /** Units a side still owes, at `2 * war + side`. 6.11.b */
  warOwes: number[]
  /** Refusers of tribute punished in this impulse. 6.11.c */
  chastised: Countries
  /** Foreign wars fought for in this impulse, as bits. 6.11.b */
  warFought: Bits<War>
  /** Power and target of each secret marker, hidden until all are in. 7.5 */
  schemes: number[]
  /** Markers a power has still to lay. 7.5 */
  schemesLeft: number[]
  /** The power that it pays instead of Assyria, + 1. 7.5.2.c */
  bribe: number[]
  /** What its next tribute check is to be: power + 1 that makes it refuse, or SECURED. 7.5.2.c */
  plot: number[]
  /** Countries with a special preempting impulse before the first one of the turn. 7.5.2.b */
  early: Countries
  // -- economy
  /** Why it pays Assyria this turn: NO_PLEDGE, PLEDGED, DECIDED. 5.2 */
  pledge: number[]
  /** On whom Assyria wages a war of conquest. 7.4.4 */
  merciless: Countries
  /** Countries that cannot pay any more. 7.3.3.f */
  bankrupt: Countries
  /** Countries active at some time in this turn. 7.3.3.e */
  stirred: Countries
  /** Countries that have had their one new hand. 7.3.2 */
  mulligans: Countries
  /** Countries that have sold mercenaries this turn. 9.6 */
  sold: Countries
  /** Done in this impulse, as bits: DID_ of recruitment/build.ts. */
  did: number
  /** Sellers that have said no in this impulse. 9.6 */
  spurned: Countries
  /** Sea zones searched in this impulse, as bits. 6.16.f */
  sought: Bits<Zone>
  /** Points by group of victory/victory-points.ts, at `6 * power + group`. */
  vpBy: number[]
  /** Extra secret actions. 7.3.2 */
  secretExtra: number[]
  /** Whose alliance was paid this turn. R40 */
  honoured: Countries[]
  // -- politics
  /** Its allies, itself among them: camp, minors, tribes. Reckoned with `war` by common/wars.ts. */
  kin: Countries[]
  /** Wars in its own right; the others stem from camps and alliances. 7.4.3 */
  feud: Countries[]
  /** The camp of a power when the turn began. 7.4.1 */
  campStart: number[]
  /** Turns in which a power was conquered, as bits. 8.3 */
  fallen: number[]
  /** Turns in which it surrendered, as bits. 7.1 */
  yielded: number[]
  /** Countries it has conquered in the game so far. 10.3 */
  trophies: Countries[]
  /** Powers that have tried to conquer it this turn. 6.13 */
  tried: Countries[]
  /** Countries beaten this turn in a battle worth 3 VP. 7.1.b */
  beaten: Countries
  /** How bad things were when it was last asked whether it surrenders. R74 */
  pleaded: number[]
  /** Countries that have offered surrender. 7.1.b */
  capitulated: Countries
  /** Countries that have applied to a camp this turn. 7.4.1 */
  applied: Countries
  /** Countries that have changed it in this interphase. 7.4.1 */
  shifted: Countries
  /** Whose turn it is to run a minor (a camp, 0: not yet drawn) or a tribe (the next rebel power). 7.4.5, 10.1.1 */
  due: number[]
  /** The minor a tribe must keep to, or NOBODY. R84 */
  duty: Country[]
  /** The last turn of it. R84 */
  dutyTo: number[]
  /** 1: pays 2 ECO for peace, at `powers * country + power`. R76 */
  ransom: number[]
  /** Countries it has made an offer to since the impulse or interphase began. */
  dealt: Countries[]
  /** Countries it has made peace with since then. */
  truce: Countries[]
  /** AP spent on diplomacy in this impulse, in twelfths. 6.9 */
  spent: number
  /** The eliminated power whose player runs it as a substitute, or NOBODY. 7.1 */
  ward: Country[]
  /** Powers allied to Assyria for one turn. 8.4 */
  lent: Countries
  /** Powers whose succession needs no roll. 10.3 */
  heir: Countries
  /** +1 on the succession roll of a power. 7.5.2.d */
  intrigue: number[]
  /** Minors that have set up already in this game. 6.9 */
  called: Countries
  /** 1: a sudden death has been rolled. 9.1 */
  sudden: number
  /** Powers that came back after their elimination. 7.1 */
  revived: Countries
}

/** Every field once, in its order: all states are made here, so that all have one hidden class. */
function Blank(this: AwState): void {
  // -- core
  this.frames = []
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
  this.merciless = 0
  this.bankrupt = 0
  this.stirred = 0
  this.mulligans = 0
  this.sold = 0
  this.did = 0
  this.spurned = 0
  this.sought = 0
  this.vpBy = []
  this.secretExtra = []
  this.honoured = []
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
export const blank = (): AwState => new (Blank as unknown as new () => AwState)()

const filled = (length: number, start: number): number[] => new Array<number>(length).fill(start)

/** As the table says that everything begins. */
export function startState(b: Names): AwState {
  const s = blank()
  // -- core
  s.turn = 1
  s.round = 1
  s.seat = filled(b.countries.length, -1)
  s.runner = filled(b.countries.length, -1)
  s.phasing = -1
  s.lastTaken = -1
  s.lastPlayed = -1
  s.end = -1
  s.at = filled(b.counters, -1)
  s.side = filled(b.counters, 0)
  s.own = filled(b.counters, -1)
  s.moved = filled(b.counters, 0)
  s.busy = filled(b.counters, 0)
  s.head = filled(b.places, -1)
  s.next = filled(b.counters, -1)
  s.land = filled(b.areas.length, -1)
  s.city = filled(b.areas.length, -1)
  s.province = filled(b.areas.length, -1)
  s.damage = filled(b.areas.length, 0)
  s.pillage = filled(b.areas.length, 0)
  s.ecoPlus = filled(b.areas.length, 0)
  s.ecoMinus = filled(b.areas.length, 0)
  s.revolt = filled(b.areas.length, 0)
  s.seized = filled(b.areas.length, 0)
  s.siege = filled(b.areas.length, 0)
  s.siegeBy = filled(b.areas.length, 0)
  s.hunger = filled(b.areas.length, 0)
  s.siegeLevel = filled(b.areas.length, 0)
  s.siegeMen = filled(b.areas.length, 0)
  s.sacked = filled(b.areas.length, 0)
  s.vp = filled(b.countries.length, 0)
  s.base = filled(b.countries.length, 0)
  s.saved = filled(b.countries.length, 0)
  s.debt = filled(b.countries.length, 0)
  s.bound = filled(USES.length, 0)
  s.cardAt = filled(b.copies, -3)
  s.commons = filled(b.countries.length, 0)
  s.homes = filled(b.countries.length, 0)
  s.war = filled(b.countries.length, 0)
  s.camp = filled(b.countries.length, 0)
  s.passage = filled(b.countries.length, 0)
  s.track = filled(b.countries.length, -1)
  s.level = filled(b.countries.length, 0)
  s.refused = filled(b.countries.length, 0)
  s.conquered = filled(b.countries.length, 0)
  s.grace = filled(b.countries.length * b.powers, 0)
  s.pact = filled(b.areas.length, -1)
  s.trade = filled(b.countries.length, 0)
  s.group = filled(b.leaders.length, -1)
  s.crowned = filled(b.leaders.length, 0)
  s.chief = filled(b.groups.length, -1)
  // -- movement
  s.from = -1
  s.flights = filled(b.countries.length, 0)
  s.fed = filled(b.groups.length, 0)
  // -- combat
  s.fieldAt = -1
  s.parties = filled(2, 0)
  s.struck = filled(2, 0)
  s.spare = filled(2, 0)
  s.sizes = filled(2, 0)
  s.choosers = filled(2, -1)
  s.origins = filled(2, 0)
  s.siegeIn = filled(b.areas.length, 0)
  s.hungerBy = filled(b.areas.length, 0)
  s.toll = filled(8 * b.countries.length, 0)
  // -- cards
  s.answered = -1
  s.answeredBy = -1
  s.tide = filled(2 * TIDE, 0)
  s.sanctuary = filled(b.countries.length, 0)
  s.levelMod = filled(b.countries.length, 0)
  s.levelLeft = filled(b.countries.length, 0)
  s.nextPlus = filled(b.countries.length, 0)
  s.nextAp = filled(b.countries.length, 0)
  s.nextBonus = filled(b.countries.length, 0)
  s.pending = filled(3 * b.countries.length, 0)
  s.warLeft = filled(b.foreignWars.length, -1)
  s.warMirror = filled(b.foreignWars.length, 0)
  s.warOwes = filled(2 * b.foreignWars.length, 0)
  s.schemesLeft = filled(b.countries.length, 0)
  s.bribe = filled(b.countries.length, 0)
  s.plot = filled(b.countries.length, 0)
  // -- economy
  s.pledge = filled(b.countries.length, 0)
  s.vpBy = filled(6 * b.powers, 0)
  s.secretExtra = filled(b.powers, 0)
  s.honoured = filled(b.powers, 0)
  // -- politics
  s.kin = filled(b.countries.length, 0)
  s.feud = filled(b.countries.length, 0)
  s.campStart = filled(b.countries.length, 0)
  s.fallen = filled(b.countries.length, 0)
  s.yielded = filled(b.countries.length, 0)
  s.trophies = filled(b.powers, 0)
  s.tried = filled(b.countries.length, 0)
  s.pleaded = filled(b.countries.length, 0)
  s.due = filled(b.countries.length, 0)
  s.duty = filled(b.countries.length, -1)
  s.dutyTo = filled(b.countries.length, 0)
  s.ransom = filled(b.countries.length * b.powers, 0)
  s.dealt = filled(b.countries.length, 0)
  s.truce = filled(b.countries.length, 0)
  s.ward = filled(b.countries.length, -1)
  s.intrigue = filled(b.countries.length, 0)
  return s
}

export function clone(s: AwState): AwState {
  const t = blank()
  // -- core
  t.frames = s.frames.slice()
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
  t.merciless = s.merciless
  t.bankrupt = s.bankrupt
  t.stirred = s.stirred
  t.mulligans = s.mulligans
  t.sold = s.sold
  t.did = s.did
  t.spurned = s.spurned
  t.sought = s.sought
  t.vpBy = s.vpBy.slice()
  t.secretExtra = s.secretExtra.slice()
  t.honoured = s.honoured.slice()
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
  // -- core
  copyList(from.frames, into.frames)
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
  into.merciless = from.merciless
  into.bankrupt = from.bankrupt
  into.stirred = from.stirred
  into.mulligans = from.mulligans
  into.sold = from.sold
  into.did = from.did
  into.spurned = from.spurned
  into.sought = from.sought
  copyArray(from.vpBy, into.vpBy)
  copyArray(from.secretExtra, into.secretExtra)
  copyArray(from.honoured, into.honoured)
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

/** Fields that everybody may see as they are. */
export const PUBLIC_FIELDS = [
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
] as const satisfies readonly (keyof AwState)[]

/** Fields that say something secret, or follow from others. */
export const SECRET_FIELDS = [
  'frames',
  'head',
  'next',
  'cardAt',
  'schemes',
] as const satisfies readonly (keyof AwState)[]
