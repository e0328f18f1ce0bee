// All kinds of frames, by chapter: what the rules are in the middle of, and what each kind remembers. `npm run generate` writes
// frames.generated.ts from it: for each kind readers by name, `push`, `make` and `with`.
//
// Every frame has one flat shape, { at, of, a, b, c, d }: snapshots and views hold it, and one shape keeps the rules fast. `of` is the
// country that decides, NOBODY for frames without a decision. A field stands in one of the slots a to d: by itself, or as some bits of
// it (`bits(slot, first bit, how many)`). `plusOne` fields are kept one higher, so that NOBODY and NOWHERE are 0. Fields that share a
// slot without bits are two names for it, each at its time. `?`: may be left out, is 0 then.

interface Slot {
  readonly slot: 'a' | 'b' | 'c' | 'd'
  readonly is: string
  readonly doc: string
  readonly from?: number
  readonly width?: number
  readonly plusOne?: boolean
  /** May grow beyond 31 bits: read by division. */
  readonly wide?: boolean
}
type SlotOf = (is: string, doc: string) => Slot

const a: SlotOf = (is, doc) => ({ slot: 'a', is, doc })
const b: SlotOf = (is, doc) => ({ slot: 'b', is, doc })
const c: SlotOf = (is, doc) => ({ slot: 'c', is, doc })
const d: SlotOf = (is, doc) => ({ slot: 'd', is, doc })
const bits = (slot: Slot['slot'], from: number, width: number, is: string, doc: string): Slot => ({
  slot,
  is,
  doc,
  from,
  width,
})
/** All bits of a slot from one on. */
const REST = 32
const plusOne = (slot: Slot): Slot => ({ ...slot, plusOne: true })
const wide = (slot: Slot): Slot => ({ ...slot, wide: true })

export interface FrameRow {
  readonly doc: string
  /** The kind, where it is not the name of the row: one kind with two sets of fields. */
  readonly at?: string
  readonly fields: Readonly<Record<string, Slot>>
}
const row = (doc: string, fields: FrameRow['fields'] = {}): FrameRow => ({ doc, fields })

const CARD = {
  card: bits('a', 0, 8, 'Card', 'The card.'),
  use: bits('a', 8, REST, 'number', 'Which of its uses.'),
}
/** What a card out of turn answers; which of it is said depends on the trigger (`Occasion` of cards/reaction-windows.ts). */
const OCCASION = {
  'subject?': c('number', 'What it is about, of whatever kind: to hand it on.'),
  'object?': d('number', 'The second thing it is about: the same.'),
  'against?': c('Card', 'The card that was played.'),
  'where?': c('Area', 'The area: hungry, besieged, or marched to.'),
  'realm?': c('Country', 'Whose succession it is.'),
  'victors?': c('Countries', 'Who won the battle.'),
  'player?': d('Country', 'Who played the card.'),
  'mover?': d('Country', 'Who crosses the river, or is intercepted.'),
  'evader?': d('Country', 'Who is attacked.'),
  'besieger?': d('Country', 'Who leads the siege.'),
  'defeated?': d('Countries', 'Who lost it.'),
}
const WINDOW = { 'order?': b('number', 'Place in the impulse order.'), ...OCCASION }
const WAR = { war: a('War', 'The foreign war.'), side: b('Side', 'Its side.') }

// biome-ignore format: one row per field
export const FRAME_ROWS = {
  core: {
    turn: row('No decision.', { 'step?': a('number', 'The step reached (turn/turn.ts).') }),
    round: row('No decision: from one impulse to the next.', {
      'step?': a('number', 'DUE, TAKE, TAKEN, BROKE_IN (turn/round.ts).'),
      'preempted?': b('number', '1: a preempting impulse has been taken before this one.'),
    }),
    preempt: row('3.3 Does it preempt?', { before: a('Country', 'The country whose impulse it would come before.') }),
    impulse: row('No decision; of: the phasing country.', {
      'step?': a('number', 'The step reached (turn/impulse.ts).'),
      'flags?': b('number', 'PREEMPTING, PASSING, SPECIAL.'),
    }),
    act: row('6.0 Asked again and again.', { 'passing?': a('number', 'PASSING: nothing but continued sieges.') }),
    interphase: row('No decision.', { 'step?': a('number', 'The step reached (turn/interphase.ts).') }),
  },

  movement: {
    march: row('6.6 Where to, and with whom.', { place: a('Place', 'Where the force (`s.moving`) is.') }),
    single: row('6.6 Which unit goes alone.', { area: a('Area', 'From where.') }),
    step: row('No decision: one step of the march.', {
      'stage?': a('number', '1 once cards have been offered.'),
      area: b('Area', 'To which area.'),
    }),
    consent: row('6.6.4 of: whose army is asked to join.', { leader: a('Counter', 'Its leader.') }),
    enter: row('No decision: what follows an entry.', {
      area: a('Area', 'The area entered.'),
      countries: b('Countries', 'Who came.'),
      how: bits('c', 0, 4, 'number', 'UNSEEN, ATTACK, MARCHING, LANDING (forces/arrival.ts).'),
      'stage?': bits('c', 4, 3, 'number', 'The stage reached.'),
      there: bits('c', 8, REST, 'Countries', 'Who was there before.'),
      from: d('Area', 'The area left, or NOWHERE.'),
    }),
    interception: row('No decision: 6.6.9', {
      area: a('Area', 'The area entered.'),
      countries: b('Countries', 'Who came.'),
      'stage?': bits('c', 0, 3, 'number', 'The stage reached.'),
      how: bits('c', 3, 4, 'number', 'How they came (forces/arrival.ts).'),
      there: bits('c', 7, REST, 'Countries', 'Who was there before.'),
      from: wide(plusOne(bits('d', 0, 10, 'Area', 'The area left, or NOWHERE.'))),
      'cursor?': wide(bits('d', 10, REST, 'number', 'Whom to ask next; then the areas the interceptors came from (packed).')),
    }),
    intercept: row('6.6.9 Does it intercept?', {
      area: a('Area', 'The area entered.'),
      countries: b('Countries', 'Who came.'),
      place: c('Place', 'Where it could come from.'),
      'released?': d('number', '1: armies under the command of another, who lets them go.'),
    }),
    follow: row('6.6.9 of: whose army under the command of another is asked to come along.', { leader: a('Counter', 'Its leader.') }),
    party: row('6.6.2 Which units go.', {
      place: a('Place', 'Where they are.'),
      purpose: b('number', 'What for (movement/march-party.ts).'),
      leader: c('Counter', 'Their leader.'),
      'asked?': bits('d', 0, 1, 'number', '1: the party has been filled, and its owner is asked.'),
      group: bits('d', 1, 1, 'number', '1: his whole group.'),
      area: bits('d', 2, REST, 'Area', 'The area they would go to.'),
    }),
    body: row('6.7 Who attacks where several could.', {
      place: a('Place', 'Where they are.'),
      purpose: b('number', 'What for (movement/march-party.ts).'),
      area: c('Area', 'The area they would go to.'),
      countries: bits('d', 0, 30, 'Countries', 'Whose forces.'),
      'chosen?': bits('d', 30, 1, 'number', '1: it is chosen.'),
    }),
    evasion: row('No decision: 6.6.10', {
      area: a('Area', 'The area attacked.'),
      attackers: b('Countries', 'Who attacks.'),
      'stage?': bits('c', 0, 2, 'number', 'The stage reached.'),
      'cursor?': bits('c', 2, REST, 'number', 'The next country to ask.'),
    }),
    evade: row('6.6.10 Does it evade?', { area: a('Area', 'The area attacked.'), attackers: b('Countries', 'Who attacks.') }),
    expel: row('8.1 Where to, from ground that was left.', { place: a('Place', 'The place left.'), left: b('Country', 'Whose ground it is.') }),
    supply: row('6.10 of: the phasing country.', { area: a('Area', 'The next area to look at.') }),
    forced: row('6.6.8 A forced march.', {
      place: a('Place', 'Where the army is.'),
      leader: b('Counter', 'Its leader.'),
      goal: c('Area', 'Where it goes, or NOWHERE: not chosen.'),
    }),
    relocate: row('6.6.7 Where to.', { leader: a('Counter', 'Who.') }),
    relocation: row('No decision: 7.7', { country: a('Country', 'The next country.') }),
    relocating: row('7.7 Who, and where to.', { leader: a('Counter', 'Who, or NOBODY: not chosen.') }),
  },

  combat: {
    onset: row('No decision: 6.6.5, an attack on all that stand in a field.', {
      kind: bits('a', 0, 4, 'number', 'The kind of battle (forces/battle-sides.ts).'),
      'step?': bits('a', 4, REST, 'number', 'The country of the garrison to ask next, then LINE_UP, FIGHT, AFTER.'),
      area: b('Area', 'The field.'),
      origins: c('number', 'Areas the attackers came from (packed).'),
      attackers: d('Countries', 'Who attacks.'),
    }),
    relief: row('6.6.5 Does the garrison join?', { area: a('Area', 'The field.') }),
    line: row('6.6.5 Which armies wait for a second battle; of NOBODY: no decision yet.', {
      area: a('Area', 'The field.'),
      'chosen?': b('Countries', 'Countries that have chosen.'),
    }),
    press: row('6.6.5 A second battle or back?', { area: a('Area', 'The field.') }),
    battle: row('No decision: 6.7', {
      step: a('number', 'The step reached (battle/battle.ts).'),
      'round?': b('number', 'The round.'),
      'phase?': c('number', 'SHOOT, MELEE and so on.'),
      'winner?': plusOne(c('Side', 'JUDGE: the side that has won, or none.')),
      'result?': c('number', 'WALLS, FINISH: hits that the garrison takes, or the winner + 2.'),
    }),
    chariots: row('9.7 How do chariots fight?', { side: a('Side', 'Whose.') }),
    ambush: row('9.7 Away from the battle?', { area: a('Area', 'The field.') }),
    losses: row('6.7.4 Who is lost; of NOBODY: none yet.', {
      mode: a('number', 'HITS or ROUTS.'),
      'side?': b('Side', 'Whose.'),
      'naming?': c('number', '1: a country is named. 6.7.5'),
    }),
    breach: row('6.8.3 How many hits does the garrison take?', { hits: a('number', 'The hits.'), most: b('number', 'The most it can take.') }),
    afterwards: row('No decision: after a battle.', {
      'step?': a('number', 'The step reached.'),
      winners: b('Countries', 'Who won.'),
      losers: c('Countries', 'Who lost.'),
      outcome: bits('d', 0, 5, 'number', 'What `s.outcome` becomes.'),
      points: bits('d', 5, 1, 'number', '1: it brought points.'),
      place: plusOne(bits('d', 6, REST, 'Place', 'Where it was, or NOWHERE.')),
    }),
    retreat: row('6.7.8 Where to; of NOBODY: not asked yet.', {
      area: a('Area', 'The area left.'),
      winners: b('Countries', 'Who won.'),
      barred: c('number', 'Areas barred (packed).'),
      fromShips: bits('d', 0, 1, 'number', '1: it may go aboard ships.'),
      country: bits('d', 1, REST, 'Country', 'Who retreats.'),
    }),
    flee: row('6.16.f Where to.', { place: a('Place', 'The zone left.'), winners: b('Countries', 'Who won.') }),
    besiege: row('No decision: a siege action. 6.8', {
      'step?': a('number', 'The step reached.'),
      area: b('Area', 'The city.'),
      leader: c('Counter', 'Who leads.'),
      how: d('number', 'HUNGER, ASSAULT, STANDARD, or RAISE (siege/siege.ts).'),
    }),
    sortie: row('6.8 The answer to hunger.', { area: a('Area', 'The city.') }),
    captured: row('No decision: a city has fallen. 6.8.4', {
      area: a('Area', 'The city.'),
      captors: b('Countries', 'Who took it.'),
      lord: plusOne(c('Country', 'Whose it was.')),
      by: plusOne(d('Country', 'Whose it is.')),
    }),
    deport: row('6.8.4 Whom to send where.', { area: a('Area', 'The city.'), 'gone?': b('number', 'How many have gone.') }),
  },

  cards: {
    window: row('No decision: asks those entitled in impulse order. 6.11', { trigger: a('number', 'What has happened (W of board/card-book.ts).'), ...WINDOW }),
    react: row('6.11 A card in answer?', { trigger: a('number', 'What has happened (W of board/card-book.ts).'), ...WINDOW }),
    reaction: row('No decision: a card played in answer; of: by whom.', {
      trigger: bits('a', 0, 6, 'number', 'What it answers (W of board/card-book.ts).'),
      'step?': bits('a', 6, REST, 'number', '1 once others could answer it.'),
      card: bits('b', 0, 8, 'Card', 'The card.'),
      use: bits('b', 8, REST, 'number', 'Which of its uses.'),
      ...OCCASION,
    }),
    event: row('6.11 of: by whom.', {
      ...CARD,
      step: b('number', 'AIM, ANSWER, PAY, or MORE and what follows (event-cards/op.ts).'),
      'aim?': c('number', 'What it is aimed at, by its op; 0: nothing yet.'),
      'chosen?': plusOne(c('number', 'A place or counter chosen on the way, or -1.')),
      'left?': d('number', 'What is left to do.'),
      'times?': bits('d', 0, 3, 'number', 'How often still.'),
      'where?': plusOne(bits('d', 3, REST, 'Place', 'Where, or NOWHERE: not chosen.')),
    }),
    'choose-breaker': row('6.11.c On whom, as a reaction.', { ...CARD, open: b('Countries', 'Who is open to it.') }),
    rolled: row('6.11.c Where the marker goes; of: by whom.', {
      target: a('Country', 'The minor or tribe.'),
      spaces: b('number', 'How far.'),
      reaction: c('number', '1: as a reaction.'),
    }),
    commit: row('6.11.b Units for a foreign war.', { ...WAR, 'place?': plusOne(c('Place', 'Where the next one comes from, or NOWHERE: not chosen.')) }),
    'war-battle': row('No decision: 6.11.b, a battle to end a foreign war.', { ...WAR, 'step?': c('number', '1 once it is fought.') }),
    lead: row('6.11.b Which leader goes to the war.', WAR),
    laying: row('No decision: 6.7.1', {
      stage: a('number', '0 battle cards, 1 counter manoeuvres, 2 counter measures.'),
      'next?': b('number', 'Place in the impulse order, or in `revealed`.'),
      'step?': c('number', 'ASK, SHOW, NAME, WORK (battle/battle-cards.ts).'),
    }),
    lay: row('6.7.1 A card face down?', { stage: a('number', 'As of `laying`.') }),
    counter: row('6.7.1 Which card is cancelled.', { stage: a('number', 'As of `laying`.'), by: b('number', 'The one that cancels, in `revealed`.') }),
    strike: row('6.11.d A battle card that needs a choice.', {
      entry: a('number', 'Its place in `revealed`.'),
      'left?': b('number', 'How many units it may still borrow.'),
      'paid?': b('number', 'What has been paid for units bought off, in twelfths.'),
    }),
    cross: row('Swollen Rivers: stay or cross?', { area: a('Area', 'The area beyond.') }),
    parry: row('Scouts: which interception fails.', { area: a('Area', 'The area entered.') }),
    secret: row('7.5 All powers at once.'),
    secrets: row('No decision: 7.5, what was chosen, one after another.', { 'next?': a('number', 'Place in the list.') }),
    scheme: row('7.5.2 of: the power.', {
      target: a('number', 'A country, trade or the trade cities.'),
      ploy: b('number', 'What it does (PLOYS), or CHOOSE.'),
      now: c('number', '1: by a card, at once.'),
    }),
    coordinate: row('Coordinated Attack: which armies.', { ...CARD, area: b('Area', 'The area attacked.'), most: c('number', 'The most armies.') }),
    coordinated: {
      ...row('No decision: they have come.', {
        area: a('Area', 'The area attacked.'),
        countries: b('Countries', 'Who came.'),
        ground: bits('c', 0, 4, 'number', 'Terrain of the paths in, as bits.'),
        step: bits('c', 4, REST, 'number', 'The step reached (event-cards/coordinated-attack.ts).'),
        origins: d('number', 'Areas they came from (packed).'),
      }),
      at: 'coordinate',
    },
    'join-in': row('Coordinated Attack: does the army of an ally come?', { leader: a('Counter', 'Its leader.'), asker: b('Country', 'Who asks.') }),
  },

  economy: {
    tribute: row('No decision: 5.2', { country: a('Country', 'The next country on the track.') }),
    pay: row('5.2 of: the power that decides.', { country: a('Country', 'The country that would pay Assyria.') }),
    spoils: row('8.3 of: the commander.', {
      powers: a('Countries', 'Powers that share.'),
      points: b('number', 'Points left.'),
      why: c('number', 'For what (victory/victory-points.ts).'),
    }),
    income: row('No decision: 7.3', { step: a('number', 'The step reached.') }),
    deal: row('No decision: 7.3.2', { stage: a('number', 'DEAL and what follows (economy/deal.ts).'), done: b('number', 'How many countries have been through it.') }),
    mulligan: row('7.3.2 A new hand?'),
    surplus: row('7.3.2 of: the country that discards.', { 'ap?': a('number', 'AP of the cards discarded so far.') }),
    reward: row('7.3.2 of: the power.', { ap: a('number', 'AP of the cards discarded.') }),
    place: row('6.1 to 6.5 Where to put it; of: the owner.', {
      counter: a('Counter', 'The counter.'),
      how: b('number', 'PLACINGS (recruitment/build.ts).'),
      price: c('number', 'In twelfths.'),
    }),
    pick: row('6.4, 9.3, 9.4 Where is the unit meant?', { kind: a('UnitKind', 'Its kind.'), purpose: b('number', 'What is done with it (recruitment/rebuild.ts).') }),
    improve: row('9.4 On which city the ECO+ goes.'),
    rehire: row('5.1 Assyria pays its mercenaries again.', { counter: a('Counter', 'Which one.'), 'kept?': b('number', 'How many it has kept.') }),
    sale: row('9.6 of: the seller.', { buyer: a('Country', 'The buyer.'), kind: b('UnitKind', 'Kind of mercenary.') }),
    enlist: row('7.5.2.a of: who gets a raider free.', { raids: a('number', '1: it raids at once.') }),
    'raid-from': row('6.15 Where the new raider comes from.', {
      kind: a('UnitKind', 'Its kind.'),
      side: b('Face', 'Its side.'),
      free: c('number', '1: free.'),
    }),
    oust: row('6.15 Which raider is attacked.', { counter: a('Counter', 'The one that would come.'), boxes: b('Bits<Box>', 'Boxes with raiders of others, as bits.') }),
    raiders: row('No decision: 6.15', {
      boxes: a('Bits<Box>', 'Raiders still to act, as bits of boxes.'),
      country: b('Country', 'Who raids.'),
      'again?': c('Bits<Box>', 'Those on their second raid, as bits of boxes.'),
      'fresh?': d('number', '1: the one that has just come, to be found.'),
    }),
    plunder: row('6.15 of: who raids.', {
      box: a('Box', 'From which box.'),
      powers: b('Countries', 'Powers that may be robbed.'),
      again: c('number', '1: a second raid.'),
    }),
    fleet: row('6.16 of: the country that sails.', {
      place: a('Place', 'Where the fleet is.'),
      countries: b('Countries', 'Countries sailing along.'),
      'flags?': c('number', 'MOVED (forces/fleet.ts).'),
      'declined?': d('Countries', 'Allies that were asked.'),
    }),
    moored: row('No decision: 6.16.g, after the fight for a trade box.'),
    lading: row('6.16.c What goes aboard.', {
      place: a('Place', 'Where the fleet is.'),
      port: b('Area', 'From where.'),
      'agreed?': c('Countries', 'Allies that have agreed.'),
      'declined?': d('Countries', 'Allies that have not.'),
    }),
    aboard: row('6.16.c of: the ally asked.', { counter: a('Counter', 'Its unit or leader.'), asker: b('Country', 'Who asks.') }),
    'sail-along': row('6.16.b of: the ally asked.', { asker: a('Country', 'Who asks.'), place: b('Place', 'Where.') }),
    spotted: row('No decision: 6.16.f: enemies may search for a fleet that came.', {
      place: a('Place', 'Where.'),
      hunters: b('Countries', 'Countries still to ask.'),
      prey: c('Countries', 'Who came.'),
    }),
    hunt: row('6.16.f of: who may search.', { place: a('Place', 'Where.'), prey: b('Countries', 'For whom.') }),
    seek: row('6.16.f For whose fleet the search is.', {
      place: a('Place', 'Where.'),
      sought: b('Countries', 'Enemies not looked for yet.'),
      'flags?': c('number', 'SEARCHED, IN_BATTLE (sea/search.ts).'),
    }),
    chase: row('6.16.g Whose fleet in a trade box is looked for.', {
      place: a('Place', 'The box.'),
      left: bits('b', 0, 16, 'Countries', 'Fleets not looked for yet.'),
      'beaten?': bits('b', 16, REST, 'Countries', 'Fleets beaten.'),
      'searched?': c('number', '1 once searched.'),
      from: bits('d', 0, 12, 'Place', 'Where it came from.'),
      'foe?': plusOne(bits('d', 12, REST, 'Country', 'The fleet just fought, or NOBODY.')),
    }),
    harbour: row('7.3.3.a To which zone ships go; of NOBODY: none yet.', { 'box?': a('Box', 'From which box.') }),
    ravage: row('7.3.3.f of: the country that cannot pay.', { points: a('number', 'Points of pillage left.') }),
    default: row('6.11 of: the debtor.', { plus: a('number', '1: an ECO+ goes, 0: an ECO- comes.') }),
    shortage: row('10.4.a of: who must repair, NOBODY while the next is sought.', { what: a('number', 'PILLAGE or damage (economy/pillage.ts).'), countries: b('Countries', 'Countries still to come.') }),
  },

  politics: {
    answer: row('An offer.', { by: a('Country', 'Who made it.'), what: b('number', 'OFFERS (common/offers.ts).'), terms: c('number', 'FREELY, RANSOM, or a country.') }),
    'stand-by': row('6.9, 7.4.6 War at the side of an ally?', {
      enemy: a('Country', 'The enemy.'),
      ally: b('Country', 'The ally.'),
      'mayOffer?': c('number', '1: peace may be offered.'),
    }),
    admit: row('7.4.1 Does it let a power into the camp?', {
      power: a('Country', 'The power.'),
      camp: b('number', 'The camp.'),
      others: c('Countries', 'Others still to be asked.'),
    }),
    politics: row('No decision: 7.4', { 'asked?': a('number', 'How many powers have been asked.'), 'again?': b('number', '1: after a camp was beaten.') }),
    court: row('7.4 What a power does in the interphase.', { again: b('number', '1: after a camp was beaten.') }),
    conquests: row('No decision: 7.1', { 'step?': a('number', '0, then one for each country of the track.') }),
    subdue: row('7.1 Does it try?'),
    province: row('7.1.d Which area stays a province.', { country: a('Country', 'Of whom.') }),
    surrender: row('7.1.b Does it surrender?'),
    yield: row('7.1.b Is a surrender accepted?', {
      country: a('Country', 'Who surrenders.'),
      others: b('Countries', 'Others still to be asked.'),
      'accepted?': c('Countries', 'Those who have accepted.'),
    }),
    substitute: row('7.1 Which minor.', { left: a('number', 'How many more.') }),
    deploy: row('6.9 Stored units come back; of: the minor, run by its controller.', { 'area?': plusOne(b('Area', 'The area named last, or NOWHERE.')) }),
    tribe: row('7.4.5, 10.1.1 Which power of its camp runs the minor or tribe.', { country: a('Country', 'Whom.'), powers: b('Countries', 'The powers.') }),
    depart: row('10.1 A tribe leaves bare ground.', { area: a('Area', 'From where.') }),
    restore: row('10.1 Where units of a tribe come back.'),
    timeline: row('No decision: 7.6', { 'step?': a('number', 'The step reached.') }),
    candidate: row('10.3 Which of two is to be king.', {
      entry: a('number', 'Entry of the timeline, or NOBODY.'),
      named: b('Counter', 'The one it names.'),
      crowned: c('Counter', 'The one with the king marker.'),
    }),
    succession: row('10.3 A card for a better roll?', {
      entry: a('number', 'Entry of the timeline, or NOBODY.'),
      candidate: b('Counter', 'Who would be king, or NOBODY.'),
      step: c('number', 'START, ASKED, GIVEN, JOINING (turn/succession.ts).'),
    }),
    decline: row('7.6 Where an ECO- marker goes.', { left: a('number', 'How many.') }),
    clashes: row('No decision: 10.4.f', { 'area?': a('Area', 'The next area to look at.'), 'fought?': b('number', 'Battles fought there.') }),
    doom: row('No decision: 9.1, on to the last interphase.'),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FrameRow>>>>
