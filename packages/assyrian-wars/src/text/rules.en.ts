// The rules of Assyrian Wars in English, in our own words, by the numbers of the rulebook. The cards come from the data, the
// rulings are in rulings.en.ts.

import { type Rule, rule } from '@tabularium/kernel'
import { cardPages } from './card-list.ts'
import { dictionaries } from './dictionaries.ts'
import { rulings } from './rulings.en.ts'

const cards = cardPages('en', dictionaries.en)

export const rules: readonly Rule[] = [
  rule(
    'A',
    'The game in brief',
    `
    **Start with the lesson**, The Two Rivers: it leads you through the first impulses step by step. This page is for
    looking things up afterwards.

    One to five players lead five powers of the ancient Near East: Assyria, Media, Egypt, Babylonia and Elam. Five
    turns, each the reign of an Assyrian king, bring campaigns, sieges, tribute and shifting alliances. Whoever has the
    most victory points at the end wins (8.3).

    This page gives the rules in our own words. Sections 1.0 to 10.4 have the same numbers as in the rulebook, so you
    can look each one up there. Rulings from R01 on settle what the rulebook leaves open or what was lost with its
    pictures and tables; those from N01 on are ours, made for this program. S1 to S3 describe the scenarios, T the
    timeline and C1 to C11 all the cards. D says what is reconstructed: the map, the counters and most numbers on the
    cards are ours.

    - **AP**: action points. **VP**: victory points. **ECO**: economic level.
    - **D6**: one die. **2D6**: the sum of two. **D3**: half of a D6, rounded up.
    - **Power**: one of the five great countries. **Minor**: one of the seven small ones. **Nomads**: the Cimmerians and
      the Scythians, each of them one tribe.
    - **Phasing country**: the one whose impulse it is.
    - **Force**: all units and leaders of one country that stand or act together in one area: a stack, an army or an
      army group.
    - **Regular**: one of a country’s own land units. **Mercenary**: a hired one from the common pool.
    - **Factor**: the combat strength printed on a unit. **Reduced**: on the weaker side, after one hit.
    - **Regroup box**: where routed units and leaders wait. **Common pool**: mercenaries that nobody has hired.
    - **Friendly area**: see R05. **Interphase**: the bookkeeping between turns (7.0).
    - **VP battle**: a battle that gave its winner at least 1 VP.
    `,
  ),
  rule(
    'B',
    'How this program plays',
    `
    - Every power belongs to a seat; a seat may run several powers, with a separate hand for each. Minors and nomads are
      run by whoever the rules say (7.4.5, 10.1.1); that player makes their decisions.
    - Questions are asked in impulse order. Only the secret markers of 7.5 are placed by everyone at once.
    - Hands, the deck, face-down battle cards, secret markers and, with 9.5, the contents of stacks are hidden.
      Everything else is open: pools, piles, AP, the number of cards in each hand, discards.
    - Whether you are asked for a reaction depends only on what everybody can see. You are asked even if you hold no
      suitable card, so that nobody can guess your hand from a pause. Automatic answers let you skip such questions.
    - Costs are added up with their fractions and rounded at the end of the impulse (6.0).
    - Agreements between players (free passage, peace, consent to a camp or an army group) are offers that the other
      side accepts or declines. An offer that was declined cannot be made again in the same impulse.
    `,
  ),
  rule(
    '1.0',
    'Introduction',
    `
    The game covers the years 722 to 605 BC (R01). It is meant for one to five players and is best with three or more.
    One player may run several powers.
    `,
  ),
  rule(
    '1.1',
    'Nations',
    `
    - **Powers**, with the numbers used in tables: 1 Assyria, 2 Media, 3 Egypt, 4 Babylonia, 5 Elam.
    - **Minors**: 1 Phoenicia, 2 Judah and Israel (R02), 3 Syria, 4 Urartu, 5 Phrygia, 6 Persia.
    - **Trade cities**: Cyprus, Petra, Adana, Malatia, Dilmun, Zirkitia. Their only defence is their walls.
    - **Nomads**: Arabs and Arameans are special mercenaries; Cimmerians and Scythians are independent tribes (10.1).

    The **Assyrian camp** is Assyria and its allies; the **Rebel camp** is everyone who opposes it; everybody else is
    neutral. The scenario sets each country’s status and its starting ECO, which may differ from what the income rules
    would give.
    `,
  ),
  rule(
    '1.2',
    'Board',
    `
    The map is a network of areas joined by paths; land movement follows paths. Round areas give no income. Cities and
    fortresses do; square areas belong to Persia, which has a fixed income. The dots below a city show its level; a rich
    city also has an ECO value. Every country except Persia and the tribes has a capital, which counts double for income
    and conquest. The sea is divided into coastal zones, named after their coasts.

    The map, with all its levels and values, is reconstructed (D).
    `,
  ),
  rule(
    '1.3',
    'Terrain',
    `
    - **Home area**: belongs to a country outright. **Associated area**: printed half white; it counts for whoever takes
      it over, for as long as they keep a garrison there (R03). White round areas are no man’s land.
    - **City level**: the number of dice the walls roll against besiegers. **Fortress**: the factors of besieging units
      and of their battle dice are one lower.
    - **Sealand** is land and sea at once. A land step into or out of it costs 2 AP, and units not in Babylonian service
      check for attrition (R04, R50).
    - The open sea cannot be entered; fleets move along the coast or into a trade box.

    The terrain of a battle is that of the path the attacker used. Paths:

    - **normal**: no effect;
    - **desert**: attrition check after crossing, and at the start of the impulse for units in an area that has only
      desert paths;
    - **river**: the defender rolls one extra die, never more than one;
    - **mountain**: the defender rolls two extra dice;
    - **Median**: all but regular Median units check for attrition after crossing; regular Median defenders roll one
      extra die;
    - **Medes only**: for regular Median units alone; nobody else can enter the Median Far East.
    `,
  ),
  rule(
    '2.0',
    'Counters',
    `
    The counters are units, leaders and markers. Nearly all of them have a full and a reduced side.
    `,
  ),
  rule(
    '2.1',
    'Units',
    `
    Units are land units, leaders and ships. How many there are and what they are worth is reconstructed (D).
    `,
  ),
  rule(
    '2.1.1',
    'Land units',
    `
    The types are heavy and light infantry, heavy and light cavalry, horse archers, archers and chariots. Each unit has
    a combat factor for its full and its reduced side. The type matters only with 9.7.
    `,
  ),
  rule(
    '2.1.2',
    'Leaders',
    `
    The **command rating** is the number of regulars a leader can lead; he can lead as many mercenaries as well (6.6.2).
    The **action rating** counts in battle, interception and evasion, and against routs. Without 9.2 leaders always use
    their better side. Kings act as leaders and have no reduced side. A king marker crowns an ordinary leader (Crown
    Prince): both ratings rise by one.
    `,
  ),
  rule(
    '2.1.3',
    'Ships',
    `
    A ship carries one unit and has a combat factor and a search number.
    `,
  ),
  rule(
    '2.2',
    'Other markers',
    `
    The printed tracks end at 15 and start again; the program simply keeps counting. ECO+ and ECO− markers on areas are
    worth one level each. A country that refused tribute has a marker: black for this turn’s check, white for last
    turn’s. Each power has trade markers. Revolt, pillage and damage markers are placed on areas and cities.
    `,
  ),
  rule(
    '2.3',
    'Cards',
    `
    **Common cards** come from one deck and go to one open discard pile. **Home cards** belong to a country: once played
    they are set aside and return every interphase; nobody can take them, and they do not count towards hand limits. An
    **army group card** is needed for each army group (6.6.3). Secret diplomacy (7.5) uses a power’s home card even if
    it has been played. All cards are listed in C1 to C11; most of what is on them is reconstructed (D).
    `,
  ),
  rule(
    '3.0',
    'Course of play',
    `
    The game has five turns. A turn consists of impulse rounds; in each round the countries take their impulses in the
    order of the impulse track.
    `,
  ),
  rule(
    '3.1',
    'Impulse',
    `
    The phasing country **must** play a card, for its AP or as an event, and may also spend its income AP (6.18). At
    most 4 AP of income may be saved for later; the rest is lost, and so are AP left over from a card (R06). Then the
    next country on the track takes its impulse. When the marker is back at the first country, a new round begins.
    `,
  ),
  rule(
    '3.2',
    'Several cards',
    `
    You play one card per impulse. If you play a **plus** card you may play two, with the plus card first or second, but
    never more. Reaction and battle cards played as events do not count, but can be played only when their occasion
    arises (6.11).
    `,
  ),
  rule(
    '3.3',
    'Preemption',
    `
    The country with the most cards in hand, home cards included, may take an impulse **before** another country’s
    impulse; then that country takes its own. While there is a tie for the most cards, nobody can preempt.

    - Preemption is possible only between impulses, and not in the first round of a turn.
    - A country can be preempted only if it can play a card, must buy one (6.18), is a tribe that draws one, or is an
      unallied minor at war (R07). A country that would merely continue a siege or count down a foreign war cannot be
      preempted.
    - Nobody takes two impulses in a row. After a preempting impulse the scheduled country must act before anybody
      preempts again.
    - A preempting impulse brings no income: you have only AP from cards, events and savings, and cannot take a loan.
    `,
  ),
  rule(
    '3.4',
    'Cards of minors',
    `
    An allied minor’s cards are played by its power. An unallied minor at war is run by a player (7.4.5). All other
    minors are inactive.
    `,
  ),
  rule(
    '3.5',
    'End of a turn',
    `
    The turn ends when the last card has been played. If only one country has cards left, it takes at most one more
    impulse and keeps the rest (R08). Cards that could still be bought and cards that nomads draw do not count.
    `,
  ),
  rule(
    '3.6',
    'Prolonging a turn',
    `
    The turn goes on if another country gets a card or if a minor with unplayed cards becomes active.
    `,
  ),
  rule(
    '3.7',
    'Interphase and end',
    `
    An interphase (7.0) follows every turn. Assyria begins turn 1; each later turn begins with the country after the one
    that played the last card of the previous turn (N114). The game ends after the interphase of turn 5, or earlier
    (8.3, 9.1).
    `,
  ),
  rule(
    '4.0',
    'Getting started',
    `
    Do the lesson first; The Two Rivers (S3) is the scenario to learn with.
    `,
  ),
  rule(
    '4.1',
    'Setup',
    `
    The scenario sets control, forces, politics, tribute, ECO, trade markers and hands (S1 to S3; reconstructed, see D).
    Inactive minors have no units on the map. Each active country has its home cards and the cards dealt to it. When the
    deck runs out, the discard pile is shuffled to form a new one; the deck is not shuffled at any other time. Foreign
    wars and lasting cards stay in play until they end.
    `,
  ),
  rule(
    '4.2',
    'Force pool',
    `
    A country’s pool holds the units it may build. Some units join it later through a card or the timeline. Each country
    also draws mercenaries at random: Assyria 8, other powers 4, active minors 1, nomads none. Then, if the option is
    on, secret diplomacy follows (7.5).
    `,
  ),
  rule(
    '5.0',
    'Sequence of play',
    `
    1. Start of turn (5.1) and tribute (5.2).
    2. Action phase (6.0): impulses until the cards are played (3.5).
    3. Interphase: 7.1 conquest, 7.2 promotion, 7.3 income, 7.4 politics, 7.5 secret diplomacy, 7.6 timeline, 7.7
       relocation, 7.8 resume.
    `,
  ),
  rule(
    '5.1',
    'Start of turn',
    `
    This step is skipped in turn 1. All mercenaries leave the map, the regroup box, the pools and the home cards of
    inactive minors. Only Assyria’s mercenaries on the map stay until its first impulse: before anything else in that
    impulse, it pays the price of 6.2 again, from income or with cards, for each one it keeps, and dismisses the others
    (N84). Then new ones are drawn: Assyria 8 minus those kept, other powers 4, active minors 1 (R09).
    `,
  ),
  rule(
    '5.2',
    'Tribute',
    `
    Each power decides whether it and its allied minors pay Assyria. Unallied minors make a tribute check in track
    order. Those at PRO or better with Assyria pass automatically this turn; they go on paying for the turn even if they
    drop below PRO, unless they become another power’s ally. Conquered countries pay in any case. Only powers receive
    tribute; a country conquered by a minor’s forces alone pays that minor’s allied power. Nomads pay none. For turn 1
    the scenario says who pays and who has refused.
    `,
  ),
  rule(
    '5.2.1',
    'Tribute check',
    `
    Roll as many dice as the printed level of the capital, plus one after an unpunished refusal. If any die shows a 6,
    the country refuses and gets the black marker. Persia has no city: it pays unless it is allied to another power
    (R10).
    `,
  ),
  rule(
    '5.2.2',
    'Paying',
    `
    A minor pays one ECO level, a power two: the payer loses them, the receiver gains them. A trade city gives one level
    to its conqueror or to the power in a pact with it. Changes take effect at once. A minor may pay two powers: if
    Syria has passed the check and is at PRO with Babylonia, it loses two levels, and Assyria and Babylonia gain one
    each.
    `,
  ),
  rule(
    '5.2.3',
    'Consequences',
    `
    Payers stay at peace with Assyria and its allies, who may enter their land (8.1). If Assyria allies with a country,
    wars between that country and payers end. Assyria may declare war on a payer for 10 AP (minor) or 15 AP (power); the
    payment then stops. Declaring war on a country that refused, by the check or by its player’s decision, is free. One
    that refused by the check must be punished (7.4.4): otherwise Assyria loses 2 VP in the interphase, and the next
    check is rolled with one extra die.
    `,
  ),
  rule(
    '6.0',
    'Action phase',
    `
    AP may be spent on 6.1 to 6.18 in any order. Nothing can be built, rebuilt or hired during a battle. Costs are added
    with their fractions and rounded up at the end of the impulse.

    A country without cards and with fewer than 5 AP, this impulse’s income included, passes: it keeps its income (at
    most 4), may continue sieges and pay for supply, its unsupplied units check for attrition, and its foreign war
    counts down. Inactive countries are skipped; trade cities have no impulse.
    `,
  ),
  rule(
    '6.1',
    'Build units and ships',
    `
    A regular costs 2 AP per point of its full factor, a ship 2 AP; with 9.7 some types cost more (R43). The unit is
    placed at full strength in a home city you control that is free of enemies and not besieged (R11), a ship in a zone
    next to one of your ports (6.16.a).
    `,
  ),
  rule(
    '6.2',
    'Hire mercenaries',
    `
    A mercenary from your own pool costs 0.5 AP per point of its factor, even with 9.7. Mercenaries join one of your
    forces or are placed in one of your empty home or associated areas, never on allied ground (R51).
    `,
  ),
  rule(
    '6.3',
    'Buy a leader',
    `
    A leader costs 2 AP. You may buy one per impulse; he is drawn at random from the pool and placed in a home area free
    of enemies. Kings cannot be bought. A lost leader may come back, but without a king marker; a lost king never does.
    `,
  ),
  rule(
    '6.4',
    'Rebuild',
    `
    - A reduced regular: 2 AP per point restored; it needs a line of friendly areas to a home area, which may include a
      sea zone if enemy ships there do not outnumber yours.
    - A reduced mercenary: 0.5 AP per point, no line needed.
    - Pillage in home and associated areas and provinces that you control: 1 AP per level. Walls: 1 AP per level, but
      not while besieged; a city held by a conqueror can be repaired only by the conqueror.

    The surcharges of 9.7 do not apply. For ships see 6.16.a.
    `,
  ),
  rule(
    '6.5',
    'Buy back',
    `
    A regular or leader in the regroup box costs 1 AP, a mercenary 0.5 AP; each stays full or reduced as it is. They are
    placed like new ones. Any country may buy a mercenary there.
    `,
  ),
  rule(
    '6.6',
    'Movement',
    `
    - A unit without a leader: 1 AP per area. An army: 1 AP per area. An army group: 1 AP per army per area.
    - Sealand and Median paths cost 2 AP (R12).
    - Mercenaries never move without a leader.
    - A fleet: 0.5 AP per zone, 1 AP into or out of a trade box.

    There is no limit except AP, but every area beyond the fourth in an impulse means an attrition check (10.4.b).
    `,
  ),
  rule(
    '6.6.1',
    'Attrition',
    `
    Roll a die for each unit; on a 6 it takes a hit. Leaders and ships never check for attrition. The causes are long
    marches, lack of supply (6.10), some retreats and evasions, raiders coming home (6.15), terrain (1.3) and events.
    `,
  ),
  rule(
    '6.6.2',
    'Army',
    `
    An army is one leader with regulars of his country up to his command rating, and up to the same number of its
    mercenaries. An army never includes two countries or two leaders. It may pick up and drop off units as it goes. When
    several leaders without a group are attacked in one area, they divide the units among themselves, each with at least
    one.
    `,
  ),
  rule(
    '6.6.3',
    'Army group',
    `
    Two or three armies of one camp or alliance in the same area may form a group for free, using an army group card of
    a country that has units there; each group needs its own card. Only as a group can several armies enter an area at
    once.

    - One leader is commander in chief; his rating counts for interception and evasion, but all leaders with an army add
      battle dice (R13).
    - A king always commands; two kings can never share a group, so a leader crowned in a group with a king leaves it.
    - No army may have more units than the commander can lead (R14); a group has at most three armies and three
      countries. On its way it may pick up and drop off units, leaders and armies, and an army may form a group with a
      friendly army it meets.
    - Only the phasing player forms groups, except after an interception.
    `,
  ),
  rule(
    '6.6.4',
    'Multinational army groups',
    `
    Armies of two or three countries may form a group with the card of a power among them and the consent of all; a
    country without a card may only join. Each army still belongs to its own country. Each partner may, in its own
    impulse, move the group under one of its own leaders, unless a king commands. If the owner of the card has no units
    left in it, the group ends, unless another power in it has an army group card available to replace it at once.
    `,
  ),
  rule(
    '6.6.5',
    'Several armies without a group',
    `
    They cannot form a group in response to an attack. Up to three defend together, but disorganised: their leaders add
    no dice and prevent no routs. The others wait (N19); an attacker that has won may press on into a second battle with
    them or fall back to where it came from. Such armies intercept and evade separately and never attack together.

    A besieged garrison may join a relieving attack at once; all of it comes out, even units its leaders could not
    command, but with more than one leader inside it gets no leader dice.
    `,
  ),
  rule(
    '6.6.6',
    'Selling the army group card',
    `
    In its first impulse of a turn a power may sell its army group card for 4 AP of extra income in that impulse. It
    then cannot form a group of its own this turn, though its armies may join other groups; the card returns in the
    interphase. Assyria never sells its cards. Media must sell its card in turns 1 to 3.
    `,
  ),
  rule(
    '6.6.7',
    'Relocating a leader',
    `
    For 1 AP, once per impulse, a leader in an area without units of his country may travel to a friendly area up to 8
    areas away; he then cannot act any more.
    `,
  ),
  rule(
    '6.6.8',
    'Forced march',
    `
    For 10 AP, at least partly from a card, one army moves any distance through friendly areas without attrition. It may
    pick up units but not drop any off, and then cannot act any more.
    `,
  ),
  rule(
    '6.6.9',
    'Interception',
    `
    When a force enters an area next to enemies, they may try to intercept it along a path they can use; this also
    applies to reinforcements and arrivals by event. You cannot intercept into an area with units in it, unless they are
    on the interceptor’s side; a lone leader does not prevent it. A leader without units cannot intercept; units without
    a leader try one at a time. The owner chooses which units go with a leader (N22).

    - Everyone declares in impulse order, and nobody may take a declaration back; then cards are played; then each rolls
      2D6 plus the leader’s action rating, −2 without a leader, −1 in enemy land. **7 or more** succeeds.
    - With 9.7 your cavalry gives you a bonus, or the enemy’s gives you an equal penalty: +3 for an all-cavalry force
      against one without cavalry, +2 for all cavalry against mixed, +1 for mixed against none, +1 for higher mobility
      if both are mixed.
    - Each force may try once per area entered, and again when the enemies enter another area or when new ones arrive
      after the first have left. A force that has fought in this impulse may not intercept, unless it overran its enemy.
    - After a success there are no terrain dice, and the intercepted force is the defender (R15) and may no longer
      evade. Intercepting into Sealand or over a Median path means an attrition check first.
    - If two forces at war with each other could both intercept, the one with the better action rating tries first (roll
      to break a tie); if it succeeds, the other cannot.
    - If the battle is drawn twice, nobody wins: both sides retreat, the interceptor first, and no leader prevents
      routs.
    - An interception cannot itself be intercepted; evasions and retreats can.
    - A group intercepts as a whole under its commander or, if he allows it, army by army; no army can be forced to join
      in, and one that stays behind leaves the group.
    `,
  ),
  rule(
    '6.6.10',
    'Evasion',
    `
    A force that is attacked may withdraw into its own or an allied city in the area (R52) or to an adjacent friendly
    area; if there is neither, into enemy land with an attrition check, but not into a city there. It may withdraw into
    the land of a country it is at peace with, below MARCH, only if there is no friendly area and it declares and pays
    for war (N11). It may not go where there are unbesieged enemy units (lone leaders and ships do not count), and may
    not evade after being intercepted. A country’s units go together, several countries decide in impulse order, and a
    group follows its commander. Everyone declares, then cards are played, then dice are rolled.

    - Roll 2D6 plus the leader’s action rating minus the attacker’s: +1 to an adjacent friendly area, +3 into a city, −2
      without a leader, +2 for a hasty evasion (declared before the roll, always with an attrition check), and the
      cavalry bonus of 6.6.9. **9 or more** succeeds.
    - A single unit or leader needs no roll to enter a city in the area; nor does any force if the attackers have three
      times as many units and leaders.
    - After a failed evasion, one unit routs for each hit suffered in the battle.
    - A force may try once per attack. If the defenders evade, the attacker may start a siege there at once for free, or
      follow them if it has AP left; then they may try again.
    `,
  ),
  rule(
    '6.7',
    'Combat',
    `
    Entering an area with enemy units means battle, unless they evade. It costs no AP and is fought at once, without
    waiting for other forces. Several armies attack together only as a group, by interception, or with Coordinated
    Attack; 6.6.5 says which of several defenders fight. Until the battle is over, only battle cards and reactions can
    be played.
    `,
  ),
  rule(
    '6.7.1',
    'Battle cards',
    `
    All countries taking part, in impulse order, lay any number of battle cards face down; then all are revealed.
    Counter Manoeuvre cards follow in the same way, then Counter Measures against any of them.
    `,
  ),
  rule(
    '6.7.2',
    'Resolution',
    `
    Roll one die per unit; it hits if it shows the unit’s modified factor or less. Both sides roll before losses are
    taken. Land units and ships never fight each other; the only modifier for ships is the Phoenician home card.
    `,
  ),
  rule(
    '6.7.3',
    'Battle dice',
    `
    Battle dice have factor 3, modified like those of units.

    - A leader with units, or in a city that rolls dice, adds as many as his action rating.
    - Terrain, in the first round only and not after an interception: river 1, mountain 2, Median path 1 for regular
      Median defenders. Each counts once, and they add up.
    - Elite: each stack with at least one regular Assyrian land unit rolls one extra die (R16).
    `,
  ),
  rule(
    '6.7.4',
    'Hits',
    `
    A unit takes two hits: the first reduces it, the second eliminates it. A leader is removed by one hit; you may
    assign hits to leaders, and must when nothing else is left. Half the hits go to mercenaries and half to regulars;
    you choose which half takes an odd one (R17). Eliminated regulars and leaders return to the pool, mercenaries to the
    common pool; a king is out of the game.
    `,
  ),
  rule(
    '6.7.4.a',
    'Routs',
    `
    For every two hits suffered, rounded up, one surviving unit routs; after a failed evasion, one for every hit. Half
    of them are mercenaries and half regulars; when units run out, leaders rout. The winner subtracts the action ratings
    of its leaders in the battle; after a drawn round nobody does. Routed counters go to the regroup box as they are.
    `,
  ),
  rule(
    '6.7.5',
    'Multinational forces',
    `
    Hits and routs are first shared equally among the countries, then within each. The commander in chief, or without a
    group the owner of the strongest force at the start, assigns the remainder; what one country cannot take passes to
    the others. A unit with factor 0 does not fight but can take losses.
    `,
  ),
  rule(
    '6.7.6',
    'Winning',
    `
    The side that scored more hits wins, but a side that is wiped out has lost. If hits are equal there is a second
    round; if they are equal again, the defender wins (R18). An interception drawn twice has no winner.
    `,
  ),
  rule(
    '6.7.7',
    'Overrun',
    `
    It is an overrun if one side is wiped out and no enemy is left in the area or its city, or if a city falls to an
    assault or to a single round of siege: the phasing force may go on moving, pillage, or begin a siege for free.
    Otherwise no force that fought can act any more in this impulse.
    `,
  ),
  rule(
    '6.7.8',
    'Retreat',
    `
    The loser retreats to a linked area of its own or one where it has MARCH or better, or into its own or an allied
    city in the area; if there is neither, into enemy land with an attrition check. It may not retreat to where enemies
    are, to the land of countries it is at peace with below MARCH (unless it declares and pays for war), into other
    cities, onto ships or the sea, or to where the winners came from. A retreating force may be intercepted by enemies
    other than those in the battle area, and may choose an area where this is possible only if there is no alternative.
    If there is nowhere to go, the units check for attrition and the survivors go to the regroup box. A country’s force
    stays together; several countries may go different ways.
    `,
  ),
  rule(
    '6.8',
    'Sieges',
    `
    An army or army group in an area with an enemy city and no enemies outside it may besiege it: by hunger, assault or
    standard siege. In the impulse of entry this is free, except for an assault; later it costs 1 AP, however many
    armies take part (R19). Only armies of one group besiege together. Unless one of the three is under way, the city is
    not besieged; the siege ends when all besiegers leave.

    - The city rolls as many dice as its level minus damage in every round of siege combat, even when empty; units and
      leaders inside roll too. A fortress lowers the besiegers’ factors by one (1.3).
    - There are no routs in siege combat; the only part of 9.7 that applies is the +1 for defending bow units (R20).
    - Assyria’s side rolls two extra dice instead of the elite die.
    - If a garrison has units from several countries, its losses are shared equally; the owner of the city assigns the
      remainder.
    - **Sortie**: when hunger rises (from saved AP) or in the garrison’s own impulse; either way it costs 1 AP (R53). It
      is one round without walls or routs and counts as a field battle for VP. If the garrison scores at least as many
      hits as the besieger, the siege is lifted and the besieger retreats. All forces inside take part under the owner
      of the city; several leaders without a group give no leader dice. A foreign army inside may make a sortie alone in
      its own impulse.
    `,
  ),
  rule(
    '6.8.1',
    'Hunger',
    `
    Hunger starts at 0 and rises by one in each later impulse of the besieger, for 1 AP (R21). When it is two above the
    current level (three for a capital), the city surrenders: units inside are eliminated, and the walls are not
    damaged. A port must be blockaded: the besieger needs more ships than the enemy in each of the port’s zones (R22).
    `,
  ),
  rule(
    '6.8.2',
    'Assault',
    `
    An assault costs 1 AP and lasts one round. The defender rolls all dice twice (R23). If the attacker scores more
    hits, the city falls and the survivors rout. The walls are not damaged.
    `,
  ),
  rule(
    '6.8.3',
    'Standard siege',
    `
    One round is fought. Hits equal to the current level lower it by one; further hits count against the new level, and
    too few hits to lower it have no effect. The besieger takes losses in any case. The defender may have the garrison
    take hits instead. When the level reaches 0, the city is taken; the garrison takes any remaining hits, and survivors
    go to the regroup box (R24).

    Continuing the siege costs 1 AP of income; if it is not paid, the siege pauses, and besiegers without supply check
    for attrition (6.10). Sieges continue from turn to turn.
    `,
  ),
  rule(
    '6.8.4',
    'Deporting ECO',
    `
    The captor of an area must move up to two ECO+ from it to the nearest area with an ECO−, which they cancel (R25); if
    there is none, the captor may move them to one of its home areas. Assyria may move them anywhere, and with
    Deportation may even take one from a city without ECO+, leaving an ECO− there. Nomads instead get 7 AP for each, to
    build, rebuild or buy back. An area they are taken from can have no more than one ECO−, and one they are moved to no
    more than two ECO+. ECO+ in the Median Far East stay there.
    `,
  ),
  rule(
    '6.9',
    'Politics',
    `
    Each minor and tribe has one marker, on the track of one power (R26). A power pays 1 AP to move a marker one space,
    0.5 AP for Judah and Israel: down another power’s track or up its own. A power can spend at most 6 AP on this per
    impulse; an alliance card may move the marker further, but after playing one you can spend no more AP on diplomacy
    in that impulse. You cannot influence a country that is at war with you (except nomads), a tribe without units on
    the map, or a country that is in an alliance.

    - 0–3 **NEUTRAL**.
    - 4–6 **TRADE**: one trade point in the interphase.
    - 7–9 **PRO** (well disposed): the minor also pays that power tribute, and perhaps Assyria too (5.2).
    - 10–12 **MARCH** (right of march): each may also enter the other’s land, but not its cities, as friendly ground and
      without paying for supply.
    - 13–15 **ALLIANCE**: the power also runs the minor; both may enter each other’s cities, defend together and share
      fleets and army groups.

    What a power agrees to also binds its allied minors. It cannot make a minor hand over AP, cards, units or extra
    tribute, and can use its own AP to move a minor’s forces only in a shared army group or fleet. Powers at peace may
    agree on free passage. For camps see 7.4.1.

    Only an alliance card or conquest ends an alliance. A minor that becomes an ally, or on which war is declared, is
    activated (6.17). One that loses its alliance becomes inactive at once (but see R27): its units wait on its home
    card as they are, its raiders go to the regroup box, and its common cards are discarded. When it becomes active
    again it draws new cards, and whoever runs it places those units freely in its land.
    `,
  ),
  rule(
    '6.10',
    'Supply',
    `
    At the start of your impulse each force in foreign land costs 1 AP or pillages its area; only if neither is possible
    do its units check for attrition (R28, R70). Forces on friendly ground and garrisons of your own cities need no
    supply.
    `,
  ),
  rule(
    '6.11',
    'Events',
    `
    A card may be played for its event instead of its AP, if the event is possible. Some events cost AP, paid from
    income, savings or a plus card, or as a loan from the next impulse: if you do not repay it then, you get an ECO− on
    one of your cities or lose an ECO+. A minor never borrows for its power. “You” on a card is the country that holds
    it. Events may be played against allies too. A cancelled event costs nothing. Where a card offers secret diplomacy,
    that part is open to all countries (6.11.m). If two events contradict each other, the later one applies. A card of
    two types may be used as either.
    `,
  ),
  rule(
    '6.11.a',
    'Catastrophes',
    `
    A catastrophe may hit anybody, unless Counter Measures is played before the effect is rolled.
    `,
  ),
  rule(
    '6.11.b',
    'Foreign wars',
    `
    Each side sends 2 + D3 units to the card, one of which may be a leader; a side not in the game mirrors the other
    (R71). The war lasts D6 rounds, counted when the marker reaches the first country listed. At the end of the war each
    counter on the card takes a hit on an even die, and survivors go to the regroup box. A power short of units must
    raise what it can with savings, cards or a loan, or lose 1 VP for each missing unit (N39); it is asked again in each
    impulse for units it cannot raise, and as long as any are owed, no rounds are counted.

    The war can be ended early with the card End of Foreign War, or by a land battle in the impulse of a listed country;
    this costs 1 AP and needs a leader on the card, or one from the map if there is none. If the battle is won, the war
    ends; if it is lost, the remaining time doubles (R29). A country never fights two foreign wars at once, and never
    one against an ally.
    `,
  ),
  rule(
    '6.11.c',
    'Alliance cards',
    `
    Roll 2D6 and move the marker up to that many spaces: down another power’s track, then up that of the power that
    plays the card; or, in your own impulse, straight up the track it is on, no matter whose. A minor plays it for its
    allied power; without one it can only lower a marker. It can also be played as a reaction, at half the cost and with
    twice the roll: after a partner in that alliance has lost a VP battle, or after your own country has won one (R72);
    if several countries fought on a side, each of them counts. The card cannot be played on a country that you yourself
    are at war with. Neither Assyria nor an ally on its behalf can play it on a refuser that Assyria has punished. Trade
    cities are not affected. The cost is 4 AP (R30), 6 AP for Any Alliance.
    `,
  ),
  rule(
    '6.11.d',
    'Battle cards',
    `
    These are played by countries with forces in the battle, before the dice are rolled (6.7.1). Their effects add up;
    some cancel each other. They never affect interception or evasion (R73).
    `,
  ),
  rule(
    '6.11.e',
    'Reactions',
    `
    Any country may play a reaction as soon as its occasion arises; it interrupts play and takes effect first. Counter
    Measures may in turn cancel a reaction, and if they stop a Counter Manoeuvre, the battle card it was meant for takes
    effect after all.
    `,
  ),
  rule(
    '6.11.f',
    'Political cards',
    `
    These change politics; some stay in play for as long as they apply.
    `,
  ),
  rule(
    '6.11.g',
    'Draw cards',
    `
    These let you draw cards and count as the card of the impulse; you may play another with a plus card or for AP.
    After Careful Preparations or Pass you may not: they make your next impulse stronger instead.
    `,
  ),
  rule(
    '6.11.h',
    'Movement cards',
    `
    These allow movement that is otherwise not allowed. Interception and evasion are possible unless the card says
    otherwise.
    `,
  ),
  rule(
    '6.11.i',
    'Economic cards',
    `
    These change trade and income, once or permanently.
    `,
  ),
  rule(
    '6.11.j',
    'Recruitment cards',
    `
    These bring more mercenaries, regulars or ships. Elam’s home card turns mercenaries into regulars.
    `,
  ),
  rule(
    '6.11.k',
    'Sabotage',
    `
    Sabotage inflicts attrition or other losses on a chosen force. Counter Measures may stop it.
    `,
  ),
  rule(
    '6.11.l',
    'Permanent cards',
    `
    These stay in play and apply as long as their condition holds.
    `,
  ),
  rule(
    '6.11.m',
    'Secret diplomacy by card',
    `
    One action from 7.5.2 is carried out at once. Nobody can cancel it; instead, roll 2D6: on 9 or more the action has
    no effect.
    `,
  ),
  rule(
    '6.12',
    'Change of control',
    `
    A country controls its home and associated areas at the start. Control changes when only enemy land forces are in an
    area; if there is a city, it must be taken first: being outside it is not enough. Hostile forces never share an area
    at the start or end of an impulse, unless city walls are between them. If a home or associated area has been taken
    and no enemy land forces are in it at the end of an impulse, it goes back to its printed owner. Allied forces change
    nothing. A country controls a sea zone if its ships are the only ones there.
    `,
  ),
  rule(
    '6.12.a',
    'Consequences',
    `
    A lost home area gives its owner nothing, and its captor nothing unless it becomes a province (7.1.d). An associated
    area gives its income to the captor. If the city and the area are held by countries at war with each other, the city
    counts for nobody, but its original owner counts half its ECO value, both printed and from markers (R31). Apart from
    the tribute of trade cities, ECO does not change before the interphase. Powers that occupy an area together agree on
    who gets it; if they cannot, the one with the strongest force, minors included, decides. A power decides for its
    minors.
    `,
  ),
  rule(
    '6.13',
    'Conquest in an impulse',
    `
    You may attempt a conquest in your own impulse as in 7.1, but a country can be checked only once during a turn,
    whoever does it, and once more in the interphase.
    `,
  ),
  rule(
    '6.14',
    'Pillage',
    `
    A force pillages instead of paying for supply, or just to do harm: the area gets pillage level 1, or level 2 if it
    already has 1, but never more. This is free, and possible once per area per impulse. In a country you are at peace
    with, you must declare war first.
    `,
  ),
  rule(
    '6.15',
    'Raiding trade',
    `
    The large trade box holds the powers’ trade markers; below it are five raid boxes, each for one land unit.

    - For 1 AP, move an unbesieged land unit from the map or the regroup box into a raid box, one per country per
      impulse; a power may also send units of its allied minors and nomads (N86). Mercenaries cannot be sent, except
      Arabs and Arameans.
    - If all the boxes are full, roll D6: a 6 fails; 1–5 means one round of combat against the unit in that box (choose
      another if it is on your side). If one unit is eliminated, the other gets the box; if yours hits and the other
      does not, the other goes to the regroup box. Otherwise yours returns.
    - For 1 AP you activate all raiders, yours and those of your allied minors and nomads, except those that entered in
      this impulse. Roll D6 for each (R32): a 6 fails; 1–5 is the number of the power whose marker may be attacked; if
      that is you, or it has none, choose a power. Then roll against the raider’s factor; a hit removes a marker. For
      each marker removed, an even die brings one of yours back. With 9.7, cavalry that succeeds raids twice.
    - Raiding does not require war and does not harm alliances. A raider that leaves checks for attrition and goes to
      the regroup box.
    `,
  ),
  rule(
    '6.16',
    'Naval actions',
    `
    Ships trade, carry units, blockade and fight other ships. They never enter land areas, except Sealand.
    `,
  ),
  rule(
    '6.16.a',
    'Build and repair',
    `
    A ship costs 2 AP and is placed in a zone next to one of your own ports, if possible one without enemy ships. Repair
    costs 1 AP in a zone with a friendly port. Without such a port you can neither build nor repair.
    `,
  ),
  rule(
    '6.16.b',
    'Fleets',
    `
    All friendly ships in a zone form a fleet; an ally must agree to join, and countries that are not allied cannot form
    one together. A fleet pays 0.5 AP per coastal zone and 1 AP to move into or out of a trade box, after which its
    ships can do nothing more this impulse, so a box is not a short cut. Ships never enter ports and cannot hide there.
    `,
  ),
  rule(
    '6.16.c',
    'Transport',
    `
    A full ship carries one full unit or two reduced ones, a reduced ship one reduced unit: your own or, if the owner
    agrees, an ally’s (N89); leaders take up no room. Mercenaries can go aboard only with a leader of their country. A
    ship can carry units only once per impulse. Loaded ships cannot enter trade boxes.
    `,
  ),
  rule(
    '6.16.d',
    'Embarking',
    `
    Embarking and landing are free and possible at ports (R33); units that were carried cannot march in that impulse,
    but armies that have landed may form a group. A group that goes aboard together stays a group.
    `,
  ),
  rule(
    '6.16.e',
    'Invasion',
    `
    Landing where enemies stand means a battle without the ships. One army, group or unit lands at a time; the others
    stay aboard. In this battle the landing force’s infantry and archers on foot have −1, its chariots and cavalry −2.
    If it loses, it may go back to its ships.
    `,
  ),
  rule(
    '6.16.f',
    'Search',
    `
    Hostile fleets may share a zone. The phasing country may search once per zone per impulse; others may search when an
    enemy fleet enters, using saved AP (R34). A search costs 1 AP: the enemy is found if 2D6 equal or exceed the lowest
    search number among the searching ships. Fleets of different countries that are not allied are each searched for
    with a separate roll and fought one at a time, in the order the searcher chooses (N88). The battle has no extra
    dice; the loser flees to an adjacent zone. A hit on a ship hits its load too.
    `,
  ),
  rule(
    '6.16.g',
    'Trade boxes',
    `
    A box holds up to four ships. Instead of taking free slots, or if there are none, you may fight for room: this costs
    1 AP more and needs a successful search, against as many of the fleets there as you like. If every search fails, the
    fleet returns to its zone and cannot act any more. The winner places up to four ships; losing ships that no longer
    fit go to a zone with a friendly port. No war is needed.
    `,
  ),
  rule(
    '6.17',
    'Unallied minors',
    `
    They are inactive and have no units on the map, but ECO, tribute and diplomacy still apply to them. A minor that is
    attacked or becomes an ally becomes active at once: its units are set up, and it gets one mercenary, its home card,
    and ECO − 1 common cards within its limits (7.3.2).
    `,
  ),
  rule(
    '6.18',
    'Income AP',
    `
    Once per round, at the start of your own impulse, you get AP equal to your ECO level, to use now or to save (3.1).
    If you have no cards, you must buy one for 5 AP and play it (R35); if you cannot, you pass (6.0). For 3 AP you may
    treat any card as a plus card (N78).
    `,
  ),
  rule(
    '6.19',
    'End of the action phase',
    `
    When the turn ends (3.5), unplayed cards are kept; home cards and sold army group cards return.
    `,
  ),
  rule(
    '7.0',
    'Interphase',
    `
    The steps are conquest 7.1, promotion 7.2, income 7.3, politics 7.4, secret diplomacy 7.5, timeline 7.6, relocation
    7.7 and resume 7.8. If a camp is beaten, sudden death is checked (9.1).
    `,
  ),
  rule(
    '7.1',
    'Conquest',
    `
    A trade city is conquered when it is taken; a country, when all its home cities and square areas are in enemy hands.
    Otherwise a check is possible against

    - a minor that has lost one of its cities or square areas;
    - Assyria, if it has lost Nineveh and five more of its cities;
    - another power that has lost five of its cities, or its capital and three more.

    Media is never checked: it falls when seven of its cities, including the capital, are in enemy hands at once. Nomads
    cannot be conquered; when none of their units are left on the map, their alliance ends, and their marker is neutral
    for the rest of the turn.
    `,
  ),
  rule(
    '7.1.a',
    'Check',
    `
    Count the cities taken from the country, the capital twice, and roll D6. Add 6 to the roll against Assyria, 2
    against another power. If the total is no higher than the count, the country is conquered.
    `,
  ),
  rule(
    '7.1.b',
    'Surrender',
    `
    A country that has lost three home cities, or a battle worth 3 VP, may surrender; it then counts as conquered. It
    surrenders to all its enemies or to none; if they refuse, it gains 1 VP. Assyria never surrenders (R74).
    `,
  ),
  rule(
    '7.1.c',
    'Several invaders',
    `
    They agree on who is the conqueror. If they cannot, the power with the most cities and square areas decides; if that
    is a tie, the one with the most forces. Only one roll is made, and the areas held by all of them count towards it.
    `,
  ),
  rule(
    '7.1.d',
    'Effects',
    `
    - Areas the loser holds elsewhere go back to their owners; its forces abroad go home. It pays tribute to the
      conqueror at once.
    - A minor or trade city loses all its relations; its marker goes in the conqueror’s box. An active minor becomes
      inactive as in 6.9.
    - A power leaves its camp and all its alliances; each minor on its track drops by 2D6 spaces, at least 3; its trade
      cities become neutral.
    - The war between the two, with their allied minors, ends.
    - **Grace period**: after a conquest in the interphase it lasts until the next interphase starts; after a conquest
      during a turn, through the whole next turn as well. The conqueror treats the conquered land as friendly, but not
      the other way round, and a conquered minor can be influenced only by the conqueror (R75). Neither may attack or
      pillage the other, nor may their minors, trade cities and nomads; events other than battle cards are allowed.
      Opposition Takes Power and Priests of Marduk can end it; Enemy Incitement can end the one between Elam and Persia.
    - **Province**: the conqueror may keep one area, held by a unit, which gives it income; it may not be a capital or
      have a printed ECO value. All the conqueror’s other units leave. Without the unit, the area is no longer a
      province.
    - A conquered minor pays until it becomes the conqueror’s ally or the grace period ends; then its marker is neutral,
      or wherever influence has put it. A conquered power may then join a camp or attack its conqueror; before that, it
      can join the conqueror’s camp only with the conqueror’s consent.
    - A conquered trade city without a garrison becomes neutral when enemies enter; one in a pact defends itself.
    - If Assyria is conquered, each conqueror gets a province and they share 12 VP; tribute checks and penalties for
      refusers end, and Assyria pays two levels to each of them.

    **Elimination** is in force unless you switch it off: when a power that has already been conquered (surrender does
    not count; in the last turn no earlier conquest is needed) has at most two friendly cities left and has lost its
    capital, it is eliminated, which is worth twice the VP. Its units and markers leave the game, its areas except
    provinces give no more income, and it no longer trades or pays. Its player takes over the Scythians; the second such
    player gets the Cimmerians and a minor, any others two minors each; these get its home cards and count as a power
    (N117). Of the minors only Urartu may be eliminated, and only by nomads. Media may come back with Call of the
    Tribes.
    `,
  ),
  rule(
    '7.2',
    'Promotion',
    `
    With 9.2 a die is rolled for each reduced leader on the map; if it is even, the leader is promoted (R36).
    `,
  ),
  rule(
    '7.3',
    'Income',
    `
    First everything is counted; then cards are dealt (R37).
    `,
  ),
  rule(
    '7.3.1',
    'Income from the map',
    `
    ECO = city points / 3 + ECO values and markers. A controlled city is one point, a capital two. Foreign cities count
    only as provinces or associated areas, trade cities never. Fractions are kept until trade is added (7.3.3.d). Every
    seven levels of pillage on home areas cost one ECO. A minor with only its capital has ECO 1. Persia always has 2.
    Trade cities repair themselves.
    `,
  ),
  rule(
    '7.3.2',
    'Cards',
    `
    Each active country gets ECO − 1 cards, in impulse order starting after the country that played the last card; home
    cards return. Hand limits, not counting home cards: minors 1–3, powers 2–6, Assyria 4–10; a country below the
    minimum draws up to it. Once per game a country with more than the minimum may discard its hand and draw one card
    fewer. Then cards above the maximum are discarded: every 10 AP printed on them are worth 1 VP or two extra actions
    in 7.5, every 5 AP left over one such action; a minor’s reward goes to its allied power.
    `,
  ),
  rule(
    '7.3.3',
    'Trade',
    `
    Ships, markers and diplomatic status give trade points.
    `,
  ),
  rule(
    '7.3.3.a',
    'Ships',
    `
    In a small trade box a full ship gives 1 point, a reduced ship half a point. Then the ships return to a zone with a
    friendly port on that sea, or to the pool.
    `,
  ),
  rule(
    '7.3.3.b',
    'Markers',
    `
    Each of your markers in the large trade box gives 1 point.
    `,
  ),
  rule(
    '7.3.3.c',
    'Status',
    `
    Each minor on your track at TRADE or better gives 1 point.
    `,
  ),
  rule(
    '7.3.3.d',
    'Income from trade',
    `
    A trade point is worth a city point, so three make one ECO; fractions from cities and trade are added up, and what
    is left over is lost. The power with the most points gets 3 VP, the second 1 VP; a tie for first gives 2 each and
    none for second, a tie for second 1 each. Then ships go home, raiders check for attrition and go to the regroup box,
    and lost markers return.
    `,
  ),
  rule(
    '7.3.3.e',
    'Level',
    `
    Income from the map and from trade together make the ECO level for the next turn, whatever changes hands; only
    tribute can still change it. Minors have no trade markers, but may have ships in trade. An inactive minor removes
    its pillage and damage; one that has none and was inactive for the whole turn gets one extra level, Phoenicia three
    (R38).
    `,
  ),
  rule(
    '7.3.3.f',
    'Negative income',
    `
    For each ECO level below zero, the country takes one level of pillage per round in which it pays. When no area is
    left to take it, the country is bankrupt and stops paying until the next interphase.
    `,
  ),
  rule(
    '7.4',
    'Politics',
    `
    This step deals with camps, wars and peace.
    `,
  ),
  rule(
    '7.4.1',
    'Camps',
    `
    You can change from one camp to the other only in the interphase, so you cannot declare war on your own camp during
    a turn, unless Opposition Takes Power or Priests of Marduk moves you. A neutral power can join a camp for free in
    the interphase, or for 10 AP by declaring war on a power of the other camp. A neutral power attacked by one camp
    joins the other for free. Joining Assyria requires its consent; the Rebels may reject only a power that is at war
    with one of them, and a conquered power needs its conqueror’s consent to join the conqueror’s camp. A power that
    became neutral this turn cannot declare war on its former camp. A power that is rejected gets 1 VP, once per turn.
    Joining means an alliance with the whole camp and war with the whole of the other.

    When all powers of a camp are conquered or eliminated and the game goes on (9.1), powers may declare war and join
    camps at once, for free, in track order.
    `,
  ),
  rule(
    '7.4.2',
    'Declaring war',
    `
    Declaring war is free in the interphase. During a turn a minor pays 5 AP; a power pays 5 AP against a minor, 10
    against a power, nothing against a trade city. Against a payer Assyria pays 10 or 15 (5.2.3). Any hostile act counts
    as a declaration and must be paid for. You lose your influence on the victim. Forces in each other’s land go to the
    nearest friendly area (10.4.f). War on a power is war on its whole camp and their minors; war on an allied minor
    lets its power declare war for free. War on a trade city that a power has conquered or has a pact with is war on
    that power.
    `,
  ),
  rule(
    '7.4.3',
    'Peace',
    `
    A war that stems from an alliance ends with it. Other wars end by conquest or, with a minor, in the next interphase
    if its enemy agrees. Players may also agree on peace: for free, for a tribute of 2 ECO, or for a home card lent
    until the next deal (R76).
    `,
  ),
  rule(
    '7.4.4',
    'Punishing refusers',
    `
    Assyria punishes a refuser by conquering it, or by beating it in a battle or taking one of its cities: the refuser
    then makes a tribute check at once, and if it passes, it pays, counts as punished, and the war ends (R39). Allies of
    Assyria may do this too. A refuser that has meanwhile become a power’s ally is punished in the same way, but its
    power decides whether it pays, and if that power is at war with Assyria, the war goes on. Assyria may turn the war
    into a war of conquest, for free and without further checks.
    `,
  ),
  rule(
    '7.4.5',
    'Who runs a minor at war',
    `
    If the Assyrian camp attacked it, a Rebel power that the Rebels choose runs it (N104); if the Rebels did, Assyria
    does; if nomads, both camps or a neutral power did, the camps take turns, impulse by impulse (R77). Whoever runs it
    in this way may not change its tribute, declare war or make peace for it.
    `,
  ),
  rule(
    '7.4.6',
    'A minor at war becomes an ally',
    `
    Its power may declare war on any of its enemies for free, or everyone involved may agree to peace.
    `,
  ),
  rule(
    '7.5',
    'Secret diplomacy',
    `
    This is optional. Each power secretly places one marker (Assyria two) on a target; all are revealed together.
    `,
  ),
  rule(
    '7.5.1',
    'Cancelling',
    `
    A target chosen more than once, even by both Assyrian markers, is cancelled; trade never is. If you are the only one
    to choose a target, you carry out one of its options.
    `,
  ),
  rule(
    '7.5.2',
    'Targets',
    `
    The targets are every power, minor and tribe in play, the trade cities, and trade.
    `,
  ),
  rule(
    '7.5.2.a',
    'Trade',
    `
    Remove one trade marker; or place a raider and raid once, for free.
    `,
  ),
  rule(
    '7.5.2.b',
    'Own country',
    `
    Your own power or an allied minor either draws a card, up to its maximum, or takes a special impulse before the
    first one of the turn, without an extra card; if there are several such impulses, they are taken in track order.
    `,
  ),
  rule(
    '7.5.2.c',
    'Unallied minor or tribe',
    `
    Move its marker by up to D6 spaces (R78); or make it a refuser: it pays Assyria nothing, and if its check results in
    refusal it pays you instead; or, as Assyria, secure its tribute, even at PRO or better with another power (N49); or
    put a revolt marker on one of its cities (7.5.2.d).
    `,
  ),
  rule(
    '7.5.2.d',
    'Another power or its minor',
    `
    Put a revolt marker on an unoccupied city that is not a capital: nobody controls the city or the area until a force
    of any country enters and takes both, without VP and without a war (R79). Or put it on one of your home cities held
    by a foreign country, if the garrison in and around the city, leaders included, is smaller than the current level;
    the garrison goes to the regroup box. Or add 1 to a power’s succession roll. Any markers left are removed before the
    next secret diplomacy.
    `,
  ),
  rule(
    '7.5.2.e',
    'Trade cities',
    `
    Make a free pact with one that is neither conquered nor in a pact.
    `,
  ),
  rule(
    '7.5.2.f',
    'General',
    `
    Secret diplomacy costs nothing and is not limited by alliances. Players may not agree on targets.
    `,
  ),
  rule(
    '7.5.2.g',
    'As an event',
    `
    An action from a card is carried out at once (6.11.m).
    `,
  ),
  rule(
    '7.6',
    'Timeline',
    `
    Everything the timeline (T) lists for this interphase now takes place; for successions see 10.3.
    `,
  ),
  rule(
    '7.7',
    'Relocation',
    `
    One leader of each active country (he may be a king) may move any distance through friendly areas. He may pick up
    units within his command rating but may not drop any off, and he may not go where he could be intercepted or where a
    city is in revolt.
    `,
  ),
  rule(
    '7.8',
    'Resume',
    `
    The next turn begins with 5.1.
    `,
  ),
  rule(
    '8.0',
    'Special rules',
    `
    This chapter covers peace, war, victory and the two-player campaign.
    `,
  ),
  rule(
    '8.1',
    'Peace and foreign land',
    `
    Without MARCH or better you may not enter an unallied country’s areas, unless you declare war; this also applies to
    evasion and retreat, and the country that moves pays for the declaration. Assyria and its allies may enter payers’
    land, but not the other way round. Forces that lose that right go to the nearest friendly area (if there are
    several, their owner chooses); without a land route they go to the regroup box.
    `,
  ),
  rule(
    '8.2',
    'Entering a war',
    `
    A country that enters a war is a source of supply for itself and its allies.
    `,
  ),
  rule(
    '8.3',
    'Victory',
    `
    You get VP at once:

    - 1, 2 or 3 VP for a land battle won against 5–9, 10–14, or 15 or more units; 1 for a naval battle against 3 or more
      ships;
    - 1 for a city of level 2 with a garrison, or of level 3 or more; 3 for a fortress of level 4; 4 for Nineveh; +1 for
      a garrison of 5 or more, +1 for a capital;
    - 1 for a defender who repels an assault;
    - 1 for eliminating the last Arab or Aramean unit on the map, 2 for the last of the Cimmerians or Scythians;
    - 1 for ending a foreign war by battle;
    - 1 for an alliance with, or the conquest of, a minor, 3 for a power, 12 for the conquest of Assyria; +4 for beating
      a whole camp (R40, R80);
    - 1 if your surrender or your request to join a camp is refused.

    In the interphase you get VP for trade (7.3.3.d) and for cards above the limit (7.3.2). At the end every power
    except Assyria gets 1 VP for each turn in which it was not conquered, doubled if it never was; every power gets
    twice the growth of its ECO (tribute and trade included) over its ECO at the start without tribute; this may be
    negative.

    For a siege over several impulses, the level and the garrison at its start count; merely scoring more hits gives
    nothing. Whoever has the most VP wins; if there is a tie, the victory is shared (R85). VP of allied minors go to
    their power, those of unallied ones are lost; VP won jointly are shared equally, and the commander, or else the
    owner of the strongest force, decides who gets the remainder. If the game ends early, Assyria wins only with more VP
    than the best and the worst other power together; otherwise the best other power wins, and if several are tied for
    best, it is a draw.
    `,
  ),
  rule(
    '8.3.1',
    'Penalties',
    `
    Assyria gets −2 VP for each unpunished refuser in the interphase (R81). Any power gets −1 VP for each of its kings
    who is eliminated, and −1 for each marker it cannot remove (10.4.a) and each unit missing in a foreign war (6.11.b).
    Penalties of a minor go to the power it is allied to or that runs it under 7.4.5. VP may be negative.
    `,
  ),
  rule(
    '8.4',
    'Two-player campaign',
    `
    After conquering one or two powers Assyria may use Any Alliance and 10 extra AP to make one of them (but not Media)
    its ally and run it for one turn; then it is a Rebel again (R41, N103).
    `,
  ),
  rule(
    '9.0',
    'Optional rules',
    `
    They apply unless the players agree otherwise. Here 9.1 to 9.4, 9.6, 9.7 and elimination (7.1) are on by default,
    and fog (9.5) and secret diplomacy (7.5) are off; turning fog off is our decision (N118). Beginners should start
    without 9.7; for The Two Rivers see S3. The table’s options show each rule with its number.
    `,
  ),
  rule(
    '9.1',
    'Sudden death',
    `
    Recommended: on. When a camp is completely beaten, roll 2D6 + the turn number + the number of beaten powers + 3 if
    Assyria is conquered; 10 or more ends the game at once: remaining cards and impulses are lost, and only the income
    step of an interphase follows. Otherwise powers choose camps again (7.4.1). The game also ends if, when VP are
    counted, one power has more than all the others together, or a power other than Assyria has more than the second and
    the last together: that power has won (R42). You may choose a more lenient test, which is ours (N52).
    `,
  ),
  rule(
    '9.2',
    'Reduced leaders',
    `
    Recommended: on. New leaders enter on their reduced side and may be promoted, on an even die, after winning a
    battle, after a successful siege, after scoring more hits than they suffered in siege combat, and in the interphase.
    `,
  ),
  rule(
    '9.3',
    'Combining units',
    `
    Recommended: on. In a country’s first impulse of a turn two reduced units of the same country, type and factors in
    one area or sea zone may become one full unit; the other goes to the pool (N93). It never works the other way round.
    `,
  ),
  rule(
    '9.4',
    'Standing army',
    `
    Recommended: on. Assyria rolls two dice for a promotion; one even die is enough. It may keep its mercenaries even
    without this rule (5.1, N113). In their first impulse of a turn, other powers may disband a full regular of strength
    2 and pay 4 AP for one permanent ECO+ on one of their own cities (N94).
    `,
  ),
  rule(
    '9.5',
    'Fog of war',
    `
    Recommended: off. You see only the top counter of an enemy stack (the best leader, or else the best unit) and how
    many counters are in it, whether on land, at sea or on the march. A stack holds an army or ten units; any beyond
    that form another stack, with its own top counter. Stacks of allies and of countries at peace with you are open
    (N75).
    `,
  ),
  rule(
    '9.6',
    'Selling mercenaries',
    `
    Recommended: on. A power may sell mercenaries from its pool to another country at the normal price, rounded up; the
    seller gets the AP in its next round, where the limit of 4 saved AP applies (R82). The buyer places them as in 6.2.
    A seller cannot buy in the same turn. Arabs and Arameans cannot be sold.
    `,
  ),
  rule(
    '9.7',
    'Unit abilities',
    `
    Recommended: on, except in a first game. Heavy units are heavy infantry, heavy cavalry and chariots. Cavalry units
    are light and heavy cavalry, chariots and horse archers. Bow units are archers, horse archers and chariots.

    - **Heavy**: a roll of 2 scores two hits, unless the modified factor is below 2. Two to four heavy units on a side
      cancel one hit of bow fire, five or more cancel two.
    - **Cavalry** alone or with a leader moves two areas for 1 AP, half an AP for each (N15), but not if even one other
      unit is with it. It checks for attrition beyond the fourth area as usual. In a siege after such a move it has −1,
      but not if it moves at the normal pace and price instead.
    - **Bow**: in the first round bow units shoot first, and losses are taken before the others fight; in the second
      they fight with the rest. All extra dice are rolled with the others; leaders whose units were all shot down lose
      theirs.
    - Heavy infantry: −1 when attacking over a river. Light cavalry: no desert attrition. Chariots: −1 when attacking
      over a mountain or river path or in Sealand; before a battle all chariots of a side are declared to be bow units
      (they shoot first, but do not score double or cancel hits) or heavy units (the other way round).
    - **Ambush**: horse archers, with any chariots and other cavalry, may shoot and then try to evade, even against a
      landing, but not from a force that has just intercepted them; this gives no VP (N20).
    - **Mobility** is the number of cavalry units minus other units; the side with the higher mobility defends in an
      interception. For the cavalry bonus in interception and evasion see 6.6.9.
    - None of this applies in sieges, except in a sortie against hunger; but defending bow units get +1 (R20).
    - For building surcharges see R43.
    `,
  ),
  rule(
    '10.0',
    'Advanced rules',
    `
    These rules are always in force.
    `,
  ),
  rule(
    '10.1',
    'Nomads',
    `
    Arabs and Arameans enter by card as mercenaries, have no diplomacy, and cannot be rebuilt. Cimmerians and Scythians
    enter by the timeline and are at war with everyone unless allied; they have no income, events, diplomacy or
    mercenaries. Each impulse they draw a common card and use its AP to move, pillage, raid and besiege.

    - They pillage every unallied area in which they start or which they enter, and must leave an area once its pillage
      level is 2 (N64), even if they are besieging; an ally may pay 1 AP to keep them there (N99).
    - On the land of a power with which they are at MARCH, and of its allies, they do not pillage and are in supply.
    - They can be in an army group only with an allied power. For the ECO+ of a city they take, they get AP (6.8.4).
    - In the interphase all their units return at full strength, where the tribe’s other units are; a tribe that was
      wiped out comes back where the timeline put it.
    `,
  ),
  rule(
    '10.1.1',
    'Unallied nomads',
    `
    Each impulse round the camps roll for each tribe; the camp with the higher roll runs it (R44) until the next roll,
    including decisions outside its impulse. In the Assyrian camp Assyria names the power; the Rebels take turns.
    Neutral powers stand in for a beaten camp. AP not used for attacks must go into rebuilding: the impulse cannot end
    while a reduced unit can still be rebuilt, and the AP needed for that cannot be spent on marches without an attack
    (N120).
    `,
  ),
  rule(
    '10.1.2',
    'Allied nomads',
    `
    They are run like an allied minor, but when the alliance ends they stay active. If the timeline limits them to
    harassing one minor, an alliance ends this (R84).
    `,
  ),
  rule(
    '10.2',
    'Medes',
    `
    Until turn 4 Media cannot form army groups and may have at most one army outside its home areas; units may be left
    behind to hold areas, but the regulars outside may not exceed that army leader’s command rating. Within these limits
    one Median army may belong to an ally’s group.
    `,
  ),
  rule(
    '10.3',
    'Succession',
    `
    A power that wants to crown a king or keep one rolls D6: on 6 or more it fails and has no king this turn. A power
    that does not want a king has none either, but suffers no unrest. Modifiers: +2 if it has been conquered, −1 per
    power it has conquered, −1 per three minors, −1 for giving up a card; Assyria in interphases 1 to 4: 0, +2, +1, +5.
    With Crown Prince, success is certain. Failing, or having two candidates, causes unrest: all its regulars check for
    attrition, twice if both apply (R83, N108).
    `,
  ),
  rule(
    '10.4',
    'Rare situations',
    `
    The following situations are rare.
    `,
  ),
  rule(
    '10.4.a',
    'No markers left',
    `
    When pillage or damage markers run out, every country with such markers on its areas must at once remove one, paying
    with AP it has or from a card, or lose 1 VP. Up to 4 AP left over from that card are kept for its next impulse
    (N111).
    `,
  ),
  rule(
    '10.4.b',
    'Different distances in one stack',
    `
    Areas are counted for each unit; a unit that joined late makes no attrition check for the distance the others have
    marched.
    `,
  ),
  rule(
    '10.4.c',
    'Conquered twice',
    `
    A conquered country may be conquered again by another; provinces of others need not be taken for that. It pays all
    its conquerors; each keeps its province and has its own grace period. While these overlap, each conqueror of a minor
    may influence it.
    `,
  ),
  rule(
    '10.4.d',
    'Conquest at the same time',
    `
    This is not possible: the first in order after the country that played the last card rolls first, the other only if
    that roll fails.
    `,
  ),
  rule(
    '10.4.e',
    'Bribes in cities',
    `
    Changing Sides and Give Them What They Want work in cities; mercenaries inside a fortress do not suffer its −1.
    `,
  ),
  rule(
    '10.4.f',
    'Coexistence',
    `
    Forces that are not at war with each other may share an area that all of them may enter, and stay out of each
    other’s battles. When one of them turns hostile, the owner of the area stays and the other goes to the nearest
    friendly area; if nobody has to leave, there is a battle.
    `,
  ),
  rule(
    'S1',
    'Campaign, 722–605 BC',
    `
    One to five players, turns 1 to 5, the whole map. Assyria is at war with Babylonia and Elam, the Rebels, and with
    Israel; Media is neutral, fights Persia and pays Assyria two levels. Egypt is neutral too. Phoenicia, Judah, Syria
    and Persia pay; Israel, Urartu and Phrygia have refused. ECO at the start, tribute included: Assyria 15, Babylonia
    7, Egypt 6, Elam 6, Media 3.

    With two players, one plays Assyria and the other plays the other four; with three, one plays Egypt and Babylonia
    and another Media and Elam; with four, one plays Egypt and Elam. A single player runs them all.

    Turn 1 has no tribute checks. While a tribe is not on the map, its alliance cards can be used only for AP. Israel,
    run by a Rebel, and Persia, run by the camps in turn, start active (7.4.5).

    VP at the start, for what happened before the game (1.1): Assyria 20, Elam 11, Egypt 8, Babylonia 6, Media 2. These
    points, the forces and the tracks are reconstructed (D).
    `,
  ),
  rule(
    'S2',
    'Rise and Fall',
    `
    One to four players, turns 1 to 5, without Egypt and the west. Assyria, ECO 12 with tribute, fights Babylonia (7)
    and Elam (6); Media (3) is neutral, pays Assyria and is at war with Persia. Urartu has refused. Closed areas cannot
    be entered; cities of the powers there count as held by their owners. Timeline entries for absent countries are
    skipped.

    VP at the start (1.1): Assyria 12, Babylonia 11, Elam 10, Media 1. These points, the forces, areas and tracks are
    reconstructed (D).
    `,
  ),
  rule(
    'S3',
    'The Two Rivers',
    `
    One to three players, turns 1 and 2, 25 areas: Assyria (ECO 9) against Babylonia (7) and Elam (6). It is meant for
    learning the game: 9.3 and 9.4 are recommended; 9.1, 9.2, 9.5, 9.6, 9.7, elimination and 7.5 are off.

    There are no minors, trade cities, tribes or tribute checks, and only the first succession. Nobody changes camp or
    makes peace; a conquered power is out while the grace period lasts. Cities outside the map count as held by their
    owners. The last interphase consists of 7.1 to 7.3.

    The Rebels win at once by taking Nineveh, Assyria when both Rebels are conquered or have surrendered. Otherwise
    Assyria wins with more VP than both together; if not, the Rebels win. With three players, whenever the Rebels win,
    even by taking Nineveh, the winner is the Rebel with more VP.

    Assyria starts with 6 VP. This, the length, the forces, the tracks and the victory test are reconstructed (D).
    `,
  ),
  rule(
    'T',
    'Timeline',
    `
    1. After turn 1: successions of Sennacherib (0), Shebitku, Mushezib-Marduk, Hallushu. The Cimmerians appear at Gamir
       with Teushpa and may harass only Urartu until the end of turn 2.
    2. After turn 2: successions of Esarhaddon (+2), Taharqa, Humban-haltash II. More Assyrian cavalry. The Scythians
       appear at Ishkuza with Ishpakai and may harass only Urartu until the end of turn 3.
    3. After turn 3: successions of Ashurbanipal (+1), Psamtik I, Shamash-shum-ukin, Teumman. Kashtaritu becomes king of
       the Medes without a roll unless Media is conquered; Media may form army groups. More Median cavalry, and Ionians
       for Egypt. Dugdamme joins the Cimmerians.
    4. After turn 4: successions of Sin-shar-ishkun (+5), Nabopolassar (−1), Necho II, Humban-haltash III; Cyaxares
       takes the throne in Media. More units for Media and Babylonia. Partatua joins the Scythians. Egypt, if not at war
       with Assyria, may join its camp if Assyria consents. Assyria puts ECO− on a home city other than Nineveh or loses
       an ECO+.

    The timeline is reconstructed (D).
    `,
  ),
  ...cards,
  rule(
    'D',
    'What is reconstructed',
    `
    The rulebook’s text gives the rules, the countries with their classes and numbers, hand limits, mercenaries, many
    card titles, and nearly all numbers in the rules. Its map, counters, cards, scenario sheets and tables were not
    available. So these data are **reconstructed**: made by us to fit the rules, with historical names, and open to
    correction.

    - **Map**: the 94 areas with places, paths, levels and ECO values, nine sea zones, three small trade boxes.
    - **Units and leaders**: numbers and factors; names of leaders are historical, their ratings ours.
    - **Cards**: titles named in the rules are genuine, and what the rules say about them applies; all AP values, plus
      signs, most costs, the numbers in the effects and the other cards are ours.
    - **Scenarios and timeline**: who fights whom is known from public descriptions; forces, starting tracks and VP,
      dates and places are ours, and so are the length and the victory test of The Two Rivers.
    - **Track order of minors**, trade markers, the two Assyrian army group cards, the number of markers, the +1 of a
      king marker.
    - **Numbers in rulings**: R12, R30, R41, R43.

    Every entry in the data says where it comes from. Another set of data can be used instead.
    `,
  ),
  ...rulings,
]
