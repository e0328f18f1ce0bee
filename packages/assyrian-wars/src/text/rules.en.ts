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
    'The game in short',
    `
    **Start with the lesson**, The Two Rivers: it leads you through the first impulses step by step. This page is for
    looking things up afterwards.

    One to five players lead five powers of the ancient Near East: Assyria, Media, Egypt, Babylonia and Elam. Five
    turns, each the reign of an Assyrian king, bring campaigns, sieges, tribute and shifting alliances. Whoever has the
    most victory points at the end wins (8.3).

    This page tells the rules in our own words. Sections 1.0 to 10.4 have the numbers of the rulebook, so that you can
    find each there. Rulings R01 and on settle what the rulebook leaves open or what was lost with its pictures and
    tables; N01 and on are ours, made for this program. S1 to S3 describe the scenarios, T the timeline, C1 to C11 all
    cards, D says which data are reconstructed: the map, the counters and most figures on the cards are ours.

    - **AP**: action points. **VP**: victory points. **ECO**: economic level.
    - **D6**: one die. **2D6**: the sum of two. **D3**: half of a D6, rounded up.
    - **Power**: one of the five great countries. **Minor**: one of the seven small ones. **Nomads**: the Cimmerians and
      the Scythians, each people one tribe.
    - **Phasing country**: the one whose impulse it is.
    - **Force**: all units and leaders of one country that stand or act together in one area: a stack, an army or an
      army group.
    - **Regular**: a land unit of a country’s own. **Mercenary**: a hired one from the common pool.
    - **Factor**: the combat strength printed on a unit. **Reduced**: on the weaker side, after one hit.
    - **Regroup box**: where routed units and leaders wait. **Common pool**: mercenaries nobody has.
    - **Friendly area**: see R05. **Interphase**: the book-keeping between turns (7.0).
    - **VP battle**: a battle that gave its winner at least 1 VP.
    `,
  ),
  rule(
    'B',
    'How this program plays',
    `
    - Every power belongs to a seat; a seat may run several powers, with a separate hand for each. Minors and nomads are
      run by whoever the rules name (7.4.5, 10.1.1), who makes their decisions.
    - Questions are asked in impulse order. Only the secret markers of 7.5 are placed by all at once.
    - Hands, the deck, face-down battle cards, secret markers and, with 9.5, the insides of stacks are hidden.
      Everything else is open: pools, piles, AP, the number of cards in each hand, discards.
    - Whether you are asked for a reaction depends only on what everybody can see. You are asked even if you hold no
      suitable card, so that nobody can guess your hand from a pause. Automatic answers let you skip such questions.
    - Costs are kept in fractions; what is left is rounded at the end of the impulse (6.0).
    - Agreements between players (free passage, peace, consent to a camp or an army group) are offers that the other
      side accepts or declines. An offer declined is not made again in the same impulse.
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
    - **Powers**, with their numbers for tables: 1 Assyria, 2 Media, 3 Egypt, 4 Babylonia, 5 Elam.
    - **Minors**: 1 Phoenicia, 2 Judah and Israel (R02), 3 Syria, 4 Urartu, 5 Phrygia, 6 Persia.
    - **Trade cities**: Cyprus, Petra, Adana, Malatia, Dilmun, Zirkitia. They have no forces beyond their walls.
    - **Nomads**: Arabs and Arameans are special mercenaries; Cimmerians and Scythians are independent tribes (10.1).

    The **Assyrian camp** is Assyria with its allies, the **Rebel camp** all who stand against it; everybody else is
    neutral. The scenario sets each country’s status and its starting ECO, which may differ from what the income rules
    would give.
    `,
  ),
  rule(
    '1.2',
    'Board',
    `
    The map is a net of areas joined by paths; land movement follows paths. Round areas give no income. Cities and
    fortresses do; square areas belong to a country with a fixed income, Persia. The number on a city is its level; a
    rich city has an ECO value besides. Each country but Persia and the tribes has a capital, which counts double for
    income and conquest. The sea is divided into coastal zones, which we name after their coasts.

    The map, with all its levels and values, is reconstructed (D).
    `,
  ),
  rule(
    '1.3',
    'Terrain',
    `
    - **Home area**: wholly a country’s own. **Associated area**: printed half white; whoever takes it over counts it as
      long as they keep a garrison there (R03). White round areas are no-man’s-land.
    - **City level**: the number of dice the walls roll against besiegers. **Fortress**: the factors of besieging units
      and of their battle dice are one lower.
    - **Sealand** is land and sea at once. A land step into or out of it costs 2 AP, and units not in Babylonian service
      check attrition (R04, R50).
    - The open sea cannot be entered; fleets go along the coast or into a trade box.

    The terrain of a battle is that of the path the attacker used. Paths:

    - **normal**: no effect;
    - **desert**: attrition check after crossing, and at the start of the impulse for units in an area with desert paths
      only;
    - **river**: the defender rolls one more die, never more than one;
    - **mountain**: the defender rolls two more dice;
    - **Median**: all but regular Median units check attrition after crossing; regular Median defenders roll one more
      die;
    - **Medes only**: for regular Median units alone; only they enter the Median Far East.
    `,
  ),
  rule(
    '2.0',
    'Counters',
    `
    Units, leaders and markers. Nearly all counters have a full and a reduced side.
    `,
  ),
  rule(
    '2.1',
    'Units',
    `
    Land units, leaders and ships. How many there are and what they are worth is reconstructed (D).
    `,
  ),
  rule(
    '2.1.1',
    'Land units',
    `
    Heavy and light infantry, heavy and light cavalry, horse archers, archers, chariots. Each has a combat factor for
    its full and its reduced side. The type matters only with 9.7.
    `,
  ),
  rule(
    '2.1.2',
    'Leaders',
    `
    The **command rating** is the number of regulars a leader can lead, and as many mercenaries besides (6.6.2). The
    **action rating** counts in battle, interception, evasion and against routs. Without 9.2 leaders always use their
    better side. Kings act as leaders and have no reduced side. A king marker crowns an ordinary leader (Crown Prince):
    both ratings rise by one.
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
    Numbers above 15 are kept by laps on a track; the program simply counts. ECO+ and ECO− stand on areas, one level
    each. A country that refused tribute has a marker: black for this turn’s check, white for last turn’s. Each power
    has trade markers. Revolt, pillage and damage markers lie on areas and cities.
    `,
  ),
  rule(
    '2.3',
    'Cards',
    `
    **Common cards** come from one deck and go to one open discard. **Home cards** belong to a country: once played they
    lie aside and return every interphase; nobody can take them, and they do not count for hand limits. An **army group
    card** is needed for each army group (6.6.3). Secret diplomacy (7.5) uses a power’s home card even if it has been
    played. All cards stand on the pages C1 to C11; most of what is on them is reconstructed (D).
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
    The phasing country **must** play a card, for its AP or as its event, and may spend its income AP (6.18) besides. At
    most 4 AP of income may be saved for later; the rest is lost, and so is what is left of a card (R06). Then the next
    country on the track follows. When the marker is back at the first country, a new round begins.
    `,
  ),
  rule(
    '3.2',
    'Several cards',
    `
    You play one card per impulse. If one of them is a **plus** card you may play two: the plus card may be the first or
    the second. You may never play more. Reaction and battle cards played as events do not count, but need their
    occasion (6.11).
    `,
  ),
  rule(
    '3.3',
    'Preemption',
    `
    The country with strictly most cards in hand, home cards included, may take an impulse **before** another country’s
    impulse; then that country has its own. Nobody can while the lead is shared.

    - Preemption is possible only between impulses, and not in the first round of a turn.
    - Only a country that can play a card, must buy one (6.18), is a tribe that draws one, or is an unallied minor at
      war (R07) can be preempted. A country that would merely go on with a siege or count down a foreign war cannot.
    - Nobody takes two impulses in a row. After a preempting impulse the scheduled country must act before anybody
      preempts again.
    - A preempting impulse has no income: only AP of cards, events and savings, and no loans.
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
    The turn ends when the last card has been played. If only one country has cards left, it takes one more impulse at
    most and keeps the rest (R08). Cards that could be bought, and the draws of nomads, do not count.
    `,
  ),
  rule(
    '3.6',
    'Prolonging a turn',
    `
    The turn goes on if another country gets a card, or a minor with unplayed cards becomes active.
    `,
  ),
  rule(
    '3.7',
    'Interphase and end',
    `
    An interphase (7.0) follows every turn. Turn 1 is begun by Assyria, each later one by the country after the one that
    played the last card before it (N114). The game ends after the interphase of turn 5, or earlier (8.3, 9.1).
    `,
  ),
  rule(
    '4.0',
    'Getting started',
    `
    Take the lesson first; The Two Rivers (S3) is the scenario to learn with.
    `,
  ),
  rule(
    '4.1',
    'Setup',
    `
    The scenario sets control, forces, politics, tribute, ECO, trade markers and hands (S1 to S3; reconstructed, see D).
    Inactive minors have no units on the map. Each active country has its home cards and the cards dealt to it. The deck
    is shuffled when it runs out, from the discard, and at no other time. Foreign wars and lasting cards stay open until
    they end.
    `,
  ),
  rule(
    '4.2',
    'Force pool',
    `
    A country’s pool is what it may build. Some units join it later by card or timeline. Each country also draws
    mercenaries at random: Assyria 8, other powers 4, active minors 1, nomads none. Then, if the option is on, secret
    diplomacy follows (7.5).
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
    inactive minors. Only Assyria’s on the map stay until its first impulse, where it first of all pays the price of 6.2
    again, from income or with cards, for each one it keeps and sends the others away (N84). Then new ones are drawn:
    Assyria 8 less those kept, other powers 4, active minors 1 (R09).
    `,
  ),
  rule(
    '5.2',
    'Tribute',
    `
    Each power decides whether it and its allied minors pay Assyria. Unallied minors make a tribute check in track
    order. Those with PRO or better towards Assyria have passed for this turn; they go on paying in it even if they drop
    below PRO, unless they become somebody else’s ally. Conquered countries pay anyway. Only powers receive tribute; a
    country conquered by a minor’s forces alone pays that minor’s allied power. Nomads pay none. In turn 1 the scenario
    says who pays and who has refused.
    `,
  ),
  rule(
    '5.2.1',
    'Tribute check',
    `
    Roll as many dice as the printed level of the capital, and one more after an unpunished refusal. If any die shows a
    6, the country refuses and gets the black marker. Persia has no city: it pays unless allied to somebody (R10).
    `,
  ),
  rule(
    '5.2.2',
    'Paying',
    `
    A minor pays one ECO level, a power two: the payer loses them, the receiver gains them. A trade city gives one level
    to its conqueror or to the power in a pact with it. Changes count at once. A minor may pay two powers: Syria, having
    passed the check and being PRO with Babylonia, loses two levels, and Assyria and Babylonia gain one each.
    `,
  ),
  rule(
    '5.2.3',
    'Consequences',
    `
    Payers keep peace with Assyria and its allies, and these may enter their land (8.1). If Assyria allies with a
    country, wars between that country and payers end. Assyria may declare war on a payer for 10 AP (minor) or 15 AP
    (power); the payment then stops. A country that refused, in the check or by its player, may be attacked for free.
    One that refused in the check must be punished (7.4.4): otherwise Assyria loses 2 VP in the interphase, and the next
    check has one more die.
    `,
  ),
  rule(
    '6.0',
    'Action phase',
    `
    AP may be spent on 6.1 to 6.18 in any order. Nothing is built, rebuilt or hired during a battle. Costs are added
    with their fractions and rounded up at the end of the impulse.

    A country without cards and with fewer than 5 AP, this impulse’s income included, passes: it keeps its income (4 at
    most), may continue sieges and pay supply, its unsupplied units check attrition, and its foreign war counts down.
    Inactive countries are skipped; trade cities have no impulse.
    `,
  ),
  rule(
    '6.1',
    'Build units and ships',
    `
    A regular costs 2 AP per point of its full factor, a ship 2 AP; with 9.7 some types cost more (R43). The unit
    stands, at full strength, in a home city you control that is free of enemies and not besieged (R11); a ship in a
    zone beside a port of yours (6.16.a).
    `,
  ),
  rule(
    '6.2',
    'Hire mercenaries',
    `
    A mercenary from your own pool costs 0.5 AP per point of factor, also with 9.7. Mercenaries join a force of yours or
    stand in an empty home or associated area of yours, never on allied ground (R51).
    `,
  ),
  rule(
    '6.3',
    'Buy a leader',
    `
    A leader costs 2 AP. You may buy one per impulse; he is drawn at random from the pool and placed in a home area free
    of enemies. Kings are not for sale. A lost leader may come back, without any king marker; a lost king never does.
    `,
  ),
  rule(
    '6.4',
    'Rebuild',
    `
    - A reduced regular: 2 AP per point restored, with a line of friendly areas to a home area; a sea zone serves if
      enemy ships there do not outnumber yours.
    - A reduced mercenary: 0.5 AP per point, no line needed.
    - Pillage in home and associated areas and provinces that you control: 1 AP per level. Walls: 1 AP per level, not
      while besieged; a city held by a conqueror is repaired by the conqueror only.

    The surcharges of 9.7 do not apply. For ships see 6.16.a.
    `,
  ),
  rule(
    '6.5',
    'Buy back',
    `
    A regular or leader in the regroup box costs 1 AP, a mercenary 0.5 AP, on the side it has. They are placed like new
    ones. A mercenary there may be bought by anybody.
    `,
  ),
  rule(
    '6.6',
    'Movement',
    `
    - A unit without a leader: 1 AP per area. An army: 1 AP per area. An army group: 1 AP per army and area.
    - Sealand and Median paths cost 2 AP (R12).
    - Mercenaries never move without a leader.
    - A fleet: 0.5 AP per zone, 1 AP into or out of a trade box.

    Only AP limit the distance; every area beyond the fourth in an impulse means an attrition check (10.4.b).
    `,
  ),
  rule(
    '6.6.1',
    'Attrition',
    `
    Roll a die for each unit; on a 6 it takes a hit. Leaders and ships never check attrition. Causes: long marches, lack
    of supply (6.10), some retreats and evasions, raiders coming home (6.15), terrain (1.3), events.
    `,
  ),
  rule(
    '6.6.2',
    'Army',
    `
    An army is one leader with regulars of his country up to his command rating, and up to as many of its mercenaries.
    There are never two countries or two leaders in one army. It may pick up and drop units as it goes. Attacked leaders
    in one area without a group divide the units among themselves, each with at least one.
    `,
  ),
  rule(
    '6.6.3',
    'Army group',
    `
    Two or three armies of one camp or alliance in the same area, free of AP, with an army group card of a country that
    has units there; one card for each group. Grouping is what lets several armies enter an area at once.

    - One leader is commander in chief; he counts for interception and evasion, all leaders with an army give battle
      dice (R13).
    - A king commands; two kings never share a group, so a leader who is crowned beside one leaves it.
    - No army has more units than the commander leads (R14); at most three armies and three countries. On its way a
      group may pick up and drop units, leaders and armies, and an army may form one with a friendly army it meets.
    - Only the phasing player forms groups, except after an interception.
    `,
  ),
  rule(
    '6.6.4',
    'Multinational army groups',
    `
    Armies of two or three countries, with a card of a power among them and the consent of all; a country without a card
    may only join. Each army stays one of its own country. In its impulse each partner may move the group under a leader
    of its own, unless a king commands. If the owner of the card has no units left in it, the group ends, unless another
    power in it has a card ready, which takes its place at once.
    `,
  ),
  rule(
    '6.6.5',
    'Several armies without a group',
    `
    They cannot form a group in answer to an attack. Up to three defend together, but disorganised: without leader dice
    and without leaders against routs. Further ones wait (N19); an attacker who has won may press on into a second
    battle with them or go back to where he came from. Such armies intercept and evade one by one and never attack
    together.

    A besieged garrison may at once join a relieving attack, and sallies whole, even beyond what its leaders command;
    with more than one leader inside it brings no leader dice.
    `,
  ),
  rule(
    '6.6.6',
    'Selling the army group card',
    `
    In its first impulse of a turn a power may sell its card for 4 AP more income in that impulse. It then forms no
    group of its own this turn, though its armies may join others’; the card returns in the interphase. Assyria never
    sells. Media must sell it in turns 1 to 3.
    `,
  ),
  rule(
    '6.6.7',
    'Relocating a leader',
    `
    For 1 AP, once per impulse, a leader in an area without units of his country goes to a friendly area within 8 areas
    and cannot act any more.
    `,
  ),
  rule(
    '6.6.8',
    'Forced march',
    `
    For 10 AP, at least partly from a card, one army moves any distance through friendly areas without attrition. It may
    pick up but not drop units, and then cannot act any more.
    `,
  ),
  rule(
    '6.6.9',
    'Interception',
    `
    When a force enters an area next to enemies, these may try to intercept it along a path they can use, this includes
    reinforcements and arrivals by event. An area with units in it cannot be intercepted into, unless they are friends
    of the interceptor; a lone leader does not prevent it. A leader without units cannot intercept; units without a
    leader try one by one. Their owner says which units go with a leader (N22).

    - All declare in impulse order, and nobody may take it back; then cards are played, then each rolls: 2D6 plus the
      leader’s action rating; −2 without a leader; −1 in enemy land. **7 or more** succeeds.
    - With 9.7, for or against, by cavalry: +3 all against none, +2 all against mixed, +1 mixed against none, +1 for
      higher mobility if both are mixed.
    - One try per force and entered area; another when enemies enter a further area, or when new ones come after the
      first have left. A force that has fought in this impulse may not intercept, unless it overran its enemy.
    - A success has no terrain dice and makes the intercepted force the defender (R15), which may no longer evade. Into
      Sealand or over Median paths it costs an attrition check first.
    - If two enemies of each other could both intercept, the better action rating tries first (dice decide a tie); if it
      succeeds, the other cannot.
    - A battle drawn twice has no winner: both retreat, the interceptor first, and no leader saves routs.
    - An interception causes no further interception; evasions and retreats do.
    - A group intercepts whole, by its commander, or army by army, with his leave; nobody’s army is forced, and one that
      stays behind leaves the group.
    `,
  ),
  rule(
    '6.6.10',
    'Evasion',
    `
    A force that is attacked may withdraw into its own or an allied city in the area (R52) or to an adjacent friendly
    area; if there is none, into enemy land with an attrition check, but not into a city there. It may withdraw into the
    land of a country at peace below MARCH only if there is no friendly area and war is declared and paid for (N11). It
    may not go where unbesieged enemy units stand, and may not evade after being intercepted; lone leaders and ships do
    not prevent it. A country’s units go together, several countries decide in impulse order, a group follows its
    commander. All declare, then cards are played, then dice are rolled.

    - 2D6 plus the leader’s action rating, minus that of the attacker: +1 to an adjacent friendly area, +3 into a city,
      −2 without a leader, +2 for a hasty evasion (declared before the roll, always with an attrition check), and the
      cavalry figures of 6.6.9. **9 or more** succeeds.
    - No roll is needed to enter a city in the area for a single unit or leader, and for any force if the attackers are
      three times as strong by number of units and leaders.
    - After a failed evasion there is one rout for each hit in the battle.
    - One try per attack. If the defenders evade, the attacker may start a siege there at once without AP, or follow
      them with AP left; then they may try again.
    `,
  ),
  rule(
    '6.7',
    'Combat',
    `
    Entering an area with enemy units means battle, unless they evade. It costs no AP and does not wait for other
    forces. Several armies attack together only as a group, by interception, or with Coordinated Attack; 6.6.5 says
    which of several defenders fight. Nothing else happens meanwhile but battle cards and reactions.
    `,
  ),
  rule(
    '6.7.1',
    'Battle cards',
    `
    All countries taking part, in impulse order, lay any number of battle cards face down; then all are shown. Counter
    Manoeuvre cards follow in the same way, then Counter Measures against any of them.
    `,
  ),
  rule(
    '6.7.2',
    'Resolution',
    `
    Roll one die per unit; it hits on its modified factor or less. Both sides roll before losses are taken. Land units
    and ships never fight each other; ships have no modifiers but the Phoenician home card.
    `,
  ),
  rule(
    '6.7.3',
    'Battle dice',
    `
    Battle dice have factor 3, modified like those of units.

    - A leader with units, or in a city that rolls dice: as many as his action rating.
    - Terrain, in the first round only and not after an interception: river 1, mountain 2, Median path 1 for regular
      Median defenders. They add up, each once.
    - Elite: each stack with at least one regular Assyrian land unit rolls one more (R16).
    `,
  ),
  rule(
    '6.7.4',
    'Hits',
    `
    A unit takes two hits: the first reduces it, the second eliminates it. A leader is removed by one; you may give hits
    to leaders, and must when nothing else is left. Half the hits go to mercenaries, half to regulars, the odd one goes
    where you choose (R17). Eliminated regulars and leaders return to the pool, mercenaries to the common pool; a king
    is out of the game.
    `,
  ),
  rule(
    '6.7.4.a',
    'Routs',
    `
    For every two hits suffered one surviving unit routs, rounded up; after a failed evasion for every hit. Half
    mercenaries, half regulars; when units run out, leaders. The winner subtracts the action ratings of his leaders in
    the battle. Nobody does so after a drawn round. Routed counters go to the regroup box as they are.
    `,
  ),
  rule(
    '6.7.5',
    'Multinational forces',
    `
    Hits and routs are first shared equally among the countries, then within each. The commander in chief, or without a
    group the owner of the strongest force at the start, gives the rest; what one country cannot bear passes to the
    others. A unit with factor 0 does not fight but can take losses.
    `,
  ),
  rule(
    '6.7.6',
    'Winning',
    `
    The side that scored more hits wins; but a side that is removed entirely has lost. If hits are equal there is a
    second round; if they are equal again, the defender wins (R18). An interception drawn twice has no winner.
    `,
  ),
  rule(
    '6.7.7',
    'Overrun',
    `
    If one side is removed entirely and no enemy is left in the area or its city, or a city falls to an assault or to a
    single round of siege, that is an overrun: the phasing force may go on moving, pillage, or begin a siege without AP.
    Otherwise nobody who fought can act any more in this impulse.
    `,
  ),
  rule(
    '6.7.8',
    'Retreat',
    `
    The loser retreats to a linked area where it has MARCH or better, its own included, or into its own or an allied
    city in the area; if there is none, into enemy land with an attrition check. It may not retreat to enemies, to
    countries at peace below MARCH (unless war is declared and paid for), to other cities, to ships or the sea, or to
    where the winners came from. Retreaters may be intercepted by enemies other than those in the battle area, and
    choose such an area only if there is no other. If there is nowhere to go, the units check attrition and the
    survivors go to the regroup box. A country’s force stays together; several countries may go different ways.
    `,
  ),
  rule(
    '6.8',
    'Sieges',
    `
    An army or army group in an area with an enemy city and no enemies outside may besiege: by hunger, assault or
    standard siege. In the impulse of entry this is free, except for an assault; later it costs 1 AP however many armies
    take part (R19). Only armies of one group besiege together. Without one of the three the city is not besieged; the
    siege ends when all besiegers leave.

    - The city rolls its level less damage in every round of siege combat, also when empty; units and leaders inside
      roll too. A fortress lowers the besiegers’ factors by one (1.3).
    - There are no routs in siege combat, and of 9.7 only the +1 for defending bow units applies (R20).
    - Assyria’s side rolls two more dice instead of the elite die.
    - Losses of a garrison of several countries are shared equally; the owner of the city gives the rest.
    - **Sortie**: in answer to a rise of hunger, from saved AP, or in the garrison’s own impulse, for 1 AP (R53). It is
      one round without walls and routs and counts as a field battle for VP. With at least as many hits as the besieger
      the garrison lifts the siege and the besieger retreats. All forces inside take part under the owner of the city;
      more than one leader without a group gives no leader dice. A foreign army inside may sally alone in its own
      impulse.
    `,
  ),
  rule(
    '6.8.1',
    'Hunger',
    `
    Hunger starts at 0 and rises by one in each later impulse of the besieger, for 1 AP (R21). Two above the current
    level, three for a capital, the city surrenders: units inside are eliminated, the walls stay whole. A port must be
    blockaded: more ships than the enemy in each of its zones (R22).
    `,
  ),
  rule(
    '6.8.2',
    'Assault',
    `
    An assault costs 1 AP and lasts one round. The defender rolls all his dice twice (R23). If the attacker scores more
    hits, the city falls and the survivors rout. The walls are not damaged.
    `,
  ),
  rule(
    '6.8.3',
    'Standard siege',
    `
    One round is fought. Hits equal to the current level lower it by one; what is left goes on against the new level,
    and less has no effect. The besieger takes his losses in any case. The defender may give hits to the garrison
    instead. When nothing is left of the level the city is taken, hits left over fall on the garrison and survivors go
    to the regroup box (R24).

    Continuing costs 1 AP of income; if it is not paid the siege rests, and besiegers without supply check attrition
    (6.10). Sieges go on over turns.
    `,
  ),
  rule(
    '6.8.4',
    'Deporting ECO',
    `
    ECO+ of an area just taken, two at most, must be moved by the captor to the nearest area with ECO−, which it cancels
    (R25); if there is none he may move them to a home area of his own. Assyria chooses freely, and with Deportation may
    even take from a city without ECO+, leaving ECO−. Nomads get 7 AP for each instead, to build, rebuild or buy back. A
    source can have no more than one ECO−, a destination no more than two ECO+. ECO+ of the Median Far East stay there.
    `,
  ),
  rule(
    '6.9',
    'Politics',
    `
    Each minor and tribe has one marker, on the track of one power (R26). A power pays 1 AP to move a marker one space,
    0.5 AP for Judah and Israel: down another’s track or up its own. A power spends at most 6 AP on this per impulse; an
    alliance card may move it further, but after one no more AP go into diplomacy in that impulse. You cannot influence
    a country that is at war with you (nomads you can), a tribe without units on the map, or a country that is in an
    alliance.

    - 0–3 **NEUTRAL**.
    - 4–6 **TRADE**: one trade point in the interphase.
    - 7–9 **PRO** (well disposed): and it pays that power tribute, and perhaps Assyria too (5.2).
    - 10–12 **MARCH** (right of march): and each may enter the other’s land as friendly ground without paying for
      supply, but not the cities.
    - 13–15 **ALLIANCE**: and the power runs the minor; both enter each other’s cities, defend together and share fleets
      and army groups.

    What a power agrees on holds for its allied minors. It cannot make one hand over AP, cards, units or extra tribute,
    and moves its forces with AP of its own only in a common army group or fleet. Powers at peace may agree on free
    passage. For camps see 7.4.1.

    An alliance ends only by an alliance card or by conquest. A minor that becomes an ally, or on which war is declared,
    is activated (6.17). One that loses its alliance is inactive at once (but see R27): its units wait on its home card
    as they are, raiders go to the regroup box, its common cards are discarded. Called up again it draws new cards, and
    whoever runs it places those units freely in its land.
    `,
  ),
  rule(
    '6.10',
    'Supply',
    `
    At the start of your impulse each force in foreign land costs 1 AP or pillages its area; only where neither is
    possible its units check attrition (R28, R70). Friendly ground and garrisons of your own cities need none.
    `,
  ),
  rule(
    '6.11',
    'Events',
    `
    A card may be played for its event instead of its AP, if the event is possible. Some cost AP, from income, savings
    or a plus card, or on loan from the next impulse: a loan not repaid then puts ECO− on a city of yours or removes an
    ECO+. A minor never borrows for its power. “You” on a card is the country that holds it. Events may be played
    against allies, too. A cancelled event costs nothing. Where a card offers secret diplomacy, that part is open to all
    countries (6.11.m). Of two events that exclude each other the later one holds. A card of two types may be used as
    either.
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
    Both sides send 2 + D3 units to the card, one of them perhaps a leader; a side not in the game mirrors the other
    (R71). The war lasts D6 rounds, counted when the marker reaches the first country listed. At its end each counter
    there loses a step on an even die, and survivors go to the regroup box. A power short of units must raise what it
    can with savings, cards or a loan, or pays 1 VP for each missing one (N39); what nobody can raise is asked for again
    in each impulse, and while any are owed the time does not run.

    It ends early by the card End of Foreign War, or by a land battle in the impulse of a listed country: 1 AP and a
    leader on the card, one from the map if there is none. If the battle is won the war ends; if it is lost the
    remaining time doubles (R29). A country never has two foreign wars at once, and none with an ally.
    `,
  ),
  rule(
    '6.11.c',
    'Alliance cards',
    `
    Roll 2D6 and move the marker up to that far: down another’s track, then up that of the playing power; or, in your
    own impulse, straight up the track it stands on, no matter whose. A minor plays it for its allied power; without one
    it can only lower a marker. As a reaction at half the cost with twice the roll: after a partner of that alliance
    lost a VP battle, or after your own country won one (R72); if several countries fought on a side, each of them
    counts. The card cannot be played on a country with which you have a war of your own. Assyria, or an ally on its
    behalf, cannot play it on a refuser it has punished. Trade cities are not affected. The cost is 4 AP (R30), 6 AP for
    Any Alliance.
    `,
  ),
  rule(
    '6.11.d',
    'Battle cards',
    `
    They are played by countries with forces in the battle, before the dice are rolled (6.7.1). They add up; some cancel
    each other. They never affect interception or evasion (R73).
    `,
  ),
  rule(
    '6.11.e',
    'Reactions',
    `
    Any country may play one as soon as its occasion comes; it interrupts the game and takes effect first. Counter
    Measures may in turn cancel a reaction, and if they stop a Counter Manoeuvre, the battle card it was meant for takes
    effect after all.
    `,
  ),
  rule(
    '6.11.f',
    'Political cards',
    `
    They change politics; some stay open while they work.
    `,
  ),
  rule(
    '6.11.g',
    'Draw cards',
    `
    They bring cards and count as the card of the impulse; a plus card or AP may follow. Only after Careful Preparations
    or Pass neither may be used in that impulse: they make the next one stronger.
    `,
  ),
  rule(
    '6.11.h',
    'Movement cards',
    `
    They allow movement that is otherwise not allowed. Interception and evasion are possible unless the card says
    otherwise.
    `,
  ),
  rule(
    '6.11.i',
    'Economic cards',
    `
    They change trade and income, once or for good.
    `,
  ),
  rule(
    '6.11.j',
    'Recruitment cards',
    `
    They bring more mercenaries, regulars or ships. Elam’s home card turns mercenaries into regulars.
    `,
  ),
  rule(
    '6.11.k',
    'Sabotage',
    `
    It brings attrition or other losses to a chosen force. Counter Measures may stop it.
    `,
  ),
  rule(
    '6.11.l',
    'Permanent cards',
    `
    They lie open and hold while their condition does.
    `,
  ),
  rule(
    '6.11.m',
    'Secret diplomacy by card',
    `
    One action of 7.5.2 is carried out at once. Instead of cancelling, roll 2D6: on 9 or more it has no effect.
    `,
  ),
  rule(
    '6.12',
    'Change of control',
    `
    A country controls its home and associated areas at the start. Control passes when only enemy land forces are in an
    area; a city must be taken first, and whoever stands before it is not inside. Hostile forces never share an area at
    the start or end of an impulse, unless a city wall is between them. A taken home or associated area without enemy
    land forces at the end of an impulse goes back to its printed owner. Allied forces change nothing. A sea zone is
    controlled by the country whose ships alone are there.
    `,
  ),
  rule(
    '6.12.a',
    'Consequences',
    `
    A lost home area gives its owner nothing, and its captor nothing unless it becomes a province (7.1.d). An associated
    area gives its income to the captor. Where city and area are in hostile hands, the city counts for nobody, but its
    original owner counts half its ECO value, printed and markers (R31). ECO does not change before the interphase,
    tribute of trade cities apart. Powers that occupy an area together agree on it; otherwise the strongest force with
    its minors decides; a power decides for its minors.
    `,
  ),
  rule(
    '6.13',
    'Conquest in an impulse',
    `
    You may try in your own impulse by 7.1, but a country is checked only once in a turn, whoever does it; again in the
    interphase.
    `,
  ),
  rule(
    '6.14',
    'Pillage',
    `
    A force pillages instead of paying for supply, or just to do harm: the area gets pillage 1, or pillage 2 if it has 1
    already, never more. It is free, once per area and impulse. In a country you are at peace with, you must declare war
    first.
    `,
  ),
  rule(
    '6.15',
    'Raiding trade',
    `
    The large trade box holds the powers’ trade markers; below it are five raid boxes, each for one land unit.

    - 1 AP: move an unbesieged land unit from the map or the regroup box into a raid box, one per country and impulse; a
      power sends units of its allied minors and nomads too (N86). Mercenaries cannot be sent, except Arabs and
      Arameans.
    - If all are full: D6, 6 fails, 1–5 means one round against the unit in that box (choose another if it is your
      side’s). If one is eliminated the other has the box; if yours hit and the other did not, that one goes to the
      regroup box. Otherwise yours returns.
    - 1 AP activates all raiders, yours and those of your allied minors and nomads, except those that entered in this
      impulse: a D6 for each (R32), 6 fails, 1–5 names the power whose marker may be attacked; if that is you or has
      none, choose. Roll the raider’s factor; a hit removes a marker. For each one removed an even die brings one of
      yours back. With 9.7 successful cavalry raids twice.
    - Raiding needs no war and harms no alliance. A raider that leaves checks attrition and goes to the regroup box.
    `,
  ),
  rule(
    '6.16',
    'Naval actions',
    `
    Ships trade, carry, blockade and fight ships. They never enter land, Sealand excepted.
    `,
  ),
  rule(
    '6.16.a',
    'Build and repair',
    `
    A ship costs 2 AP and is placed in a zone beside a port of your own, if possible one without enemy ships. Repair
    costs 1 AP in a zone with a friendly port. Without such a port you can neither build nor repair.
    `,
  ),
  rule(
    '6.16.b',
    'Fleets',
    `
    All friendly ships in a zone are a fleet; an ally must agree, and countries without an alliance form none together.
    0.5 AP per coastal zone; 1 AP into or out of a trade box, after which the ship does nothing more this impulse, so a
    box is not a short cut. Ships are never in port and cannot hide there.
    `,
  ),
  rule(
    '6.16.c',
    'Transport',
    `
    A full ship lifts one full unit or two reduced ones, a reduced ship one reduced unit, own or, if the owner agrees,
    allied (N89); leaders take no room. Mercenaries go aboard only with a leader of their country. A ship carries once
    per impulse. Loaded ships do not enter trade boxes.
    `,
  ),
  rule(
    '6.16.d',
    'Embarking',
    `
    Embarking and landing are free and possible at ports (R33); units carried do not march in that impulse, but armies
    that have landed may form a group. A group that goes aboard together stays one.
    `,
  ),
  rule(
    '6.16.e',
    'Invasion',
    `
    Landing where enemies stand means a battle without the ships. One army, group or unit lands at a time; the others
    stay aboard. In it infantry and archers on foot have −1, chariots and cavalry −2. Losers that came from the sea may
    go back to their ships.
    `,
  ),
  rule(
    '6.16.f',
    'Search',
    `
    Hostile fleets may share a zone. The phasing country may search once per zone and impulse; others when an enemy
    fleet enters, from saved AP (R34). A search costs 1 AP: the enemy is found on 2D6 at or above the lowest search
    number among the searching ships. Fleets of different countries that are not allied are looked for with a roll each
    and fought one by one, as the searcher likes (N88). The battle has no extra dice; the loser flees to an adjacent
    zone. A hit on a ship hits its load too.
    `,
  ),
  rule(
    '6.16.g',
    'Trade boxes',
    `
    A box holds up to four ships. Instead of taking free slots, or where there are none, you may fight for them: 1 AP
    more and a successful search, for as many of the fleets there as you like. If every search fails, the fleet returns
    to its zone and cannot act any more. The winner places up to four; losers that no longer fit go to a zone with a
    friendly port. No war is needed.
    `,
  ),
  rule(
    '6.17',
    'Unallied minors',
    `
    They are inactive, without units on the map, but ECO, tribute and diplomacy go on. Attacked or allied, a minor
    becomes active at once: its units are set up, it gets one mercenary, its home card, and ECO − 1 common cards within
    its limits (7.3.2).
    `,
  ),
  rule(
    '6.18',
    'Income AP',
    `
    Once per round, at the start of your own impulse, you get AP equal to your ECO level, to use now or to save (3.1).
    Without cards you must buy one for 5 AP and play it (R35); if you cannot, you pass (6.0). 3 AP give any card a plus
    (N78).
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
    Conquest 7.1, promotion 7.2, income 7.3, politics 7.4, secret diplomacy 7.5, timeline 7.6, relocation 7.7, resume
    7.8. If a camp is beaten, sudden death is checked (9.1).
    `,
  ),
  rule(
    '7.1',
    'Conquest',
    `
    A trade city is conquered when taken; a country when all its home cities and square areas are in enemy hands.
    Otherwise a check is possible against

    - a minor: with one of its cities or square areas;
    - Assyria: with Nineveh and five more Assyrian cities;
    - another power: with five of its cities, or its capital and three more.

    Media is never checked: it falls when seven of its cities with the capital are in enemy hands at once. Nomads are
    not conquered; when none of their units is left on the map, their alliances end, and the marker is neutral for the
    rest of the turn.
    `,
  ),
  rule(
    '7.1.a',
    'Check',
    `
    Count the victim’s cities that are held, the capital twice, and roll D6. Add 6 to the roll if the victim is Assyria, 2
    if it is another power. If the sum is not above the count, the country is conquered.
    `,
  ),
  rule(
    '7.1.b',
    'Surrender',
    `
    After the loss of three home cities, or of a battle worth 3 VP, a country may surrender; it counts as conquered. It
    surrenders to all enemies or to none; if it is refused it gains 1 VP. Assyria never surrenders (R74).
    `,
  ),
  rule(
    '7.1.c',
    'Several invaders',
    `
    They agree on the conqueror; otherwise the power with the most cities and square areas decides, then the one with
    the most forces. One roll counts the areas of all.
    `,
  ),
  rule(
    '7.1.d',
    'Effects',
    `
    - Areas the loser holds elsewhere go back; its forces abroad go home. It pays tribute to the conqueror at once.
    - A minor or trade city loses all relations; its marker is in the conqueror’s box. An active minor becomes inactive
      as in 6.9.
    - A power leaves its camp and all its alliances; each minor on its track drops by 2D6, at least 3; its trade cities
      are neutral.
    - The war between the two, with their allied minors, ends.
    - **Grace period**: after a conquest in the interphase to the start of the next one, after a conquest during a turn
      through the whole next turn as well. The conqueror treats the land as friendly, not the reverse, and alone may
      influence a minor (R75). Neither may attack or pillage the other, nor may their minors, trade cities and nomads;
      events other than battle cards are allowed. Opposition Takes Power and Priests of Marduk can end it, Enemy
      Incitement that between Elam and Persia.
    - **Province**: one area, held by a unit, neither a capital nor one with a printed ECO value, yields income to the
      conqueror. All other units of his leave. When the unit goes it is a province no more.
    - A conquered minor pays until it becomes the conqueror’s ally or grace ends; then its marker is neutral or where
      influence has put it. A power may then join a camp or attack its conqueror; before, it joins his camp only with
      his consent.
    - A conquered trade city without garrison is neutral when enemies enter; one in a pact defends itself.
    - Assyria conquered: each conqueror gets a province, 12 VP are shared, tribute checks and penalties for refusers
      cease, and Assyria pays two levels to each.

    **Elimination** is in force unless you switch it off: a power conquered before, surrender apart (in the last turn
    even without), with two friendly cities or fewer and without its capital is out, for twice the VP. Its units and
    markers leave the game, its areas but for provinces give no more income, and it trades and pays no more. Its player
    takes over the Scythians; the second such player the Cimmerians and a minor; further ones two minors each; they have
    its home cards and count as a power (N117). Of the minors only Urartu may be eliminated, and only by nomads. Media
    may come back by Call of the Tribes.
    `,
  ),
  rule(
    '7.2',
    'Promotion',
    `
    With 9.2 a die is rolled for each reduced leader on the map; if it is even he is promoted (R36).
    `,
  ),
  rule(
    '7.3',
    'Income',
    `
    First everything is counted, then cards are dealt (R37).
    `,
  ),
  rule(
    '7.3.1',
    'Income of the map',
    `
    ECO = city points / 3 + ECO values and markers. A controlled city is one point, a capital two. Foreign cities count
    only as provinces or associated areas, trade cities never. Fractions are kept until trade is added (7.3.3.d). Every
    seven levels of pillage on home areas cost one ECO. A minor with only its capital has 1. Persia always has 2. Trade
    cities repair themselves.
    `,
  ),
  rule(
    '7.3.2',
    'Cards',
    `
    Each active country gets ECO − 1 cards, in impulse order from the country after the last card player; home cards
    return. Limits without home cards: minors 1–3, powers 2–6, Assyria 4–10; below the minimum it draws up to it. Once
    per game a country with more than the minimum may discard its hand and draw one fewer. Then what is above the
    maximum is discarded: every 10 AP printed on it is 1 VP or two extra actions in 7.5, every 5 AP left one such
    action; a minor’s reward goes to its allied power.
    `,
  ),
  rule(
    '7.3.3',
    'Trade',
    `
    Ships, markers and status give trade points.
    `,
  ),
  rule(
    '7.3.3.a',
    'Ships',
    `
    In a small trade box a full ship gives 1 point, a reduced one half. Then the ships return to a zone with a friendly
    port of that sea, or to the pool.
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
    A trade point is worth a city point, so three make one ECO; fractions of cities and trade are added, then what is
    left over is lost. The power with the most points gets 3 VP, the second 1 VP; a tie for first gives 2 each and none
    for second, a tie for second 1 each. Then ships go home, raiders check attrition and regroup, and lost markers
    return.
    `,
  ),
  rule(
    '7.3.3.e',
    'Level',
    `
    Map and trade are the level for the next turn, whatever changes hands; only tribute changes it. Minors have no trade
    markers, but may have ships in trade. An inactive minor removes its pillage and damage; one that has none and was
    inactive for the whole turn has a level more, Phoenicia three (R38).
    `,
  ),
  rule(
    '7.3.3.f',
    'Negative income',
    `
    Each level below zero costs one pillage point per round in which the country pays. With no area left for it the
    country is bankrupt and stops paying until the next interphase.
    `,
  ),
  rule(
    '7.4',
    'Politics',
    `
    This is about camps, wars and peace.
    `,
  ),
  rule(
    '7.4.1',
    'Camps',
    `
    You can change from one camp to the other only in the interphase, so there is no war on your own camp during a turn,
    unless Opposition Takes Power or Priests of Marduk moves you. A neutral power joins a camp free in the interphase,
    or for 10 AP by declaring war on a power of the other camp. A neutral power attacked by a camp joins the other free.
    To join Assyria needs its consent; the Rebels may reject only one who is at war with a member, and a conquered power
    needs its conqueror’s consent to join him. A power that became neutral in this turn declares no war on its former
    camp. A power that is rejected gets 1 VP, once per turn. Joining means alliance with all of the camp and war with
    all of the other.

    When all powers of a camp are conquered or eliminated and the game goes on (9.1), wars are declared and camps joined
    free at once, in track order.
    `,
  ),
  rule(
    '7.4.2',
    'Declaring war',
    `
    Declaring war is free in the interphase. During a turn a minor pays 5 AP; a power pays 5 AP against a minor, 10
    against a power, nothing against a trade city. Against a payer Assyria pays 10 or 15 (5.2.3). Any hostile act is a
    declaration and must be paid. Your influence on the victim is lost. Forces in each other’s land go to the nearest
    friendly area (10.4.f). War on a power is war on its camp and their minors; war on an allied minor lets its power
    declare war free. War on a trade city with a master is war on the master.
    `,
  ),
  rule(
    '7.4.3',
    'Peace',
    `
    A war that stems from an alliance ends with it. Another war ends by conquest or, with a minor, in the next
    interphase if its enemy agrees. Players may agree on peace, for free, for a tribute of 2 ECO, or for a home card
    until the next deal (R76).
    `,
  ),
  rule(
    '7.4.4',
    'Punishing refusers',
    `
    A refuser is punished by conquest, or by beating it in a battle or taking one of its cities: then it makes a tribute
    check at once, and if it passes it pays, is punished, and the war ends (R39). Allies of Assyria may do it. A refuser
    that has meanwhile become a power’s ally is punished in the same way, but its power decides whether it pays, and if
    that power is at war with Assyria the war goes on. Assyria may turn it into a war of conquest, without AP and
    without further checks.
    `,
  ),
  rule(
    '7.4.5',
    'Who runs a minor at war',
    `
    If the Assyrian camp attacked it, a Rebel power that the Rebels choose runs it (N104); if the Rebels did, Assyria
    does; if nomads, both camps or a neutral power did, the camps take turns, impulse by impulse (R77). Such a player
    may not change its tribute, declare war or make peace for it.
    `,
  ),
  rule(
    '7.4.6',
    'A minor at war becomes an ally',
    `
    Its power may declare war on each of its enemies, free, or all agree on peace.
    `,
  ),
  rule(
    '7.5',
    'Secret diplomacy',
    `
    This is optional. Each power secretly puts one marker, Assyria two, on a target; all are shown together.
    `,
  ),
  rule(
    '7.5.1',
    'Cancelling',
    `
    A target chosen more than once is cancelled, by both Assyrian markers too; trade never is. Whoever alone has chosen
    a target carries out one of the options.
    `,
  ),
  rule(
    '7.5.2',
    'Targets',
    `
    Every power, minor and tribe in play, trade cities, and trade.
    `,
  ),
  rule(
    '7.5.2.a',
    'Trade',
    `
    Remove one trade marker; or place a raider and raid once, free.
    `,
  ),
  rule(
    '7.5.2.b',
    'Own country',
    `
    Of your own power or an allied minor: draw a card for it, up to its maximum; or it takes a special impulse without
    an extra card before the first one of the turn, several in track order.
    `,
  ),
  rule(
    '7.5.2.c',
    'Unallied minor or tribe',
    `
    Move its marker by up to D6 (R78); or make it a refuser: it pays Assyria nothing, and if its check says refusal it
    pays you instead; or, for Assyria, make sure of its tribute, even at PRO or better with another power (N49); or put
    a revolt marker on one of its cities (7.5.2.d).
    `,
  ),
  rule(
    '7.5.2.d',
    'Another power or its minor',
    `
    A revolt marker on an unoccupied city that is no capital: nobody controls city and area until a force of any country
    enters, which takes both without VP and without a war (R79). Or, by the owner of a home city held by a foreign
    country, if the garrison in and on the city, leaders included, is smaller than the current level: it goes to the
    regroup box and the marker is laid. Or, against a power, +1 on its succession roll. Markers left are taken off
    before the next secret diplomacy.
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
    It costs nothing, and alliances do not limit it. Players may not agree on targets.
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
    What the timeline lists for this interphase happens (T), successions by 10.3.
    `,
  ),
  rule(
    '7.7',
    'Relocation',
    `
    One leader of each active country, a king too, moves any distance through friendly areas, picking up but not
    dropping units within his command rating, but not to a place where he could be intercepted or where a city is in
    revolt.
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
    Peace, war, victory and the campaign for two.
    `,
  ),
  rule(
    '8.1',
    'Peace and foreign land',
    `
    Without MARCH or better you may not enter an unallied country’s areas, unless you declare war; this holds for
    evasion and retreat, too, where the country that moves pays. Assyria and its allies may enter payers’ land; not the
    reverse. Forces that lose that right go to the nearest friendly area, or to one of several that their owner chooses;
    without a land route they go to the regroup box.
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
    At once:

    - 1, 2, 3 VP for a land battle won against 5–9, 10–14, 15 or more units; 1 for a naval battle against 3 or more
      ships;
    - 1 for a city of level 2 with a garrison, or of level 3 and more; 3 for a fortress of level 4; 4 for Nineveh; +1
      for a garrison of 5 or more, +1 for a capital;
    - 1 for a defender who beats an assault;
    - 1 for the last unit of Arabs or Arameans on the map, 2 of Cimmerians or Scythians;
    - 1 for ending a foreign war by battle;
    - 1 for an alliance with, or the conquest of, a minor, 3 for a power, 12 for the conquest of Assyria; +4 for beating
      a whole camp (R40, R80);
    - 1 if your surrender or your joining a camp is refused.

    In the interphase: trade (7.3.3.d), cards above the limit (7.3.2). At the end: every power but Assyria 1 VP for each
    turn in which it was not conquered, doubled if it never was; every power twice the growth of its ECO, tribute and
    trade included, over the start without tribute, which may be a loss.

    A siege over several impulses counts the level and the garrison at its start; out-hitting alone gives nothing.
    Whoever has the most VP wins; a tie is shared (R85). VP of allied minors go to their power, those of unallied ones
    are lost; joint ones are shared equally, the commander, else the owner of the strongest force, gives the rest. If
    the game ends early, Assyria wins only with more VP than the best and the worst other power together; else the best
    other power, if it is alone, wins; else it is a draw.
    `,
  ),
  rule(
    '8.3.1',
    'Penalties',
    `
    Assyria −2 for each unpunished refuser in the interphase (R81); −1 for a king lost by elimination; −1 for each
    marker that cannot be removed (10.4.a) and each unit missing in a foreign war (6.11.b). Powers answer for their
    allied minors and for those they run by 7.4.5. VP may be negative.
    `,
  ),
  rule(
    '8.4',
    'Two-player campaign',
    `
    After conquering one or two powers Assyria may use Any Alliance and 10 AP more to ally one of them, not Media, and
    run it for one turn; then it is a Rebel again (R41, N103).
    `,
  ),
  rule(
    '9.0',
    'Optional rules',
    `
    They apply unless the players agree otherwise. Here 9.1 to 9.4, 9.6, 9.7 and elimination (7.1) are on, fog (9.5) and
    secret diplomacy (7.5) off, until the players choose otherwise: fog is off by a decision of ours (N118). Beginners
    start without 9.7, and The Two Rivers recommends what S3 says. The options of the table show each rule by its
    number.
    `,
  ),
  rule(
    '9.1',
    'Sudden death',
    `
    Recommended: on. When a camp is wholly beaten: 2D6 + the turn + the number of beaten powers + 3 if Assyria is
    conquered; 10 or more ends the game at once: cards and impulses left are lost, and only the income of an interphase
    follows. If it fails, 7.4.1 lets powers choose anew. The game also ends if at a VP count one power has more than all
    others together, or a power other than Assyria more than the second and the last together: it has won (R42). You may
    choose a gentler test of this, which is ours (N52).
    `,
  ),
  rule(
    '9.2',
    'Reduced leaders',
    `
    Recommended: on. New leaders enter on their reduced side and may be promoted, on an even die, after winning a
    battle, after a successful siege, after a siege combat with more hits than suffered, and in the interphase.
    `,
  ),
  rule(
    '9.3',
    'Combining units',
    `
    Recommended: on. In a country’s first impulse of a turn two reduced units of the same country, type and factors in
    one area or sea zone become one full unit; the other goes to the pool (N93). Never the reverse.
    `,
  ),
  rule(
    '9.4',
    'Standing army',
    `
    Recommended: on. Assyria rolls two dice for a promotion; one even die is enough. It may keep its mercenaries without
    this rule, too (5.1, N113). Other powers may in their first impulse of a turn disband a full regular of strength 2
    and pay 4 AP for one lasting ECO+ on one of their own cities (N94).
    `,
  ),
  rule(
    '9.5',
    'Fog of war',
    `
    Recommended: off. Of an enemy stack, on land or at sea and also on the march, you see only the top counter: the best
    leader, else the best unit; and how many counters lie in it. A stack holds an army or ten units: what is more lies
    in another one, with a top of its own. Stacks of allies and of countries at peace with you are open (N75).
    `,
  ),
  rule(
    '9.6',
    'Selling mercenaries',
    `
    Recommended: on. A power may offer mercenaries of its pool to another country at the normal price, rounded up and
    paid as AP for its next round, where no more than 4 saved AP count (R82). The buyer says yes or no and places them
    by 6.2. A seller does not buy in that turn. Arabs and Arameans are not sold.
    `,
  ),
  rule(
    '9.7',
    'Abilities of units',
    `
    Recommended: on, except in a first game. Heavy: heavy infantry, heavy cavalry, chariots. Cavalry: light and heavy
    cavalry, chariots, horse archers. Bow: archers, horse archers, chariots.

    - **Heavy**: a rolled 2 is two hits, unless the modified factor is below 2. Two to four heavy units on a side cancel
      one hit of bow fire, five or more two.
    - **Cavalry** alone or with a leader: two areas for 1 AP, half an AP for each (N15); a single other unit spoils it.
      Attrition beyond the fourth area as usual. In a siege after such a move −1; it may also move at the common pace
      and price, and has no −1 then.
    - **Bow**: in the first round bows shoot first, and losses are taken before the others fight; in the second they
      fight with the rest. All extra dice roll with the others; leaders whose units were all shot down lose theirs.
    - Heavy infantry −1 attacking over a river. Light cavalry: no desert attrition. Chariots −1 attacking over mountain
      or river and in Sealand; before battle all of a side are declared bow (they shoot first, but neither slaughter nor
      protect) or heavy (the reverse).
    - **Ambush**: horse archers may shoot and then try to evade, chariots and other cavalry with them, against a landing
      as well, but not from a force that has just intercepted them; no VP for it (N20).
    - **Mobility**: cavalry less other units; the higher one defends in an interception. Cavalry figures for
      interception and evasion: 6.6.9.
    - In sieges none of this holds except in a sortie against hunger; but defending bow units get +1 (R20).
    - Surcharges for building: R43.
    `,
  ),
  rule(
    '10.0',
    'Advanced rules',
    `
    They are always in force.
    `,
  ),
  rule(
    '10.1',
    'Nomads',
    `
    Arabs and Arameans come by card as mercenaries, have no diplomacy, and are not rebuilt. Cimmerians and Scythians
    come by the timeline: at war with all unless allied; no income, no events, no diplomacy, no mercenaries; each
    impulse they draw a common card and use its AP to move, pillage, raid and besiege.

    - They pillage every unallied area in which they start or which they enter, and leave one pillaged to 2 (N64), even
      from a siege; an ally may pay 1 AP to keep them (N99).
    - On the land of a power on whose track they have MARCH, and of its allies, they do not pillage and are supplied.
    - They belong to an army group only with an allied power. For ECO+ of a taken city they get AP (6.8.4).
    - In the interphase all their units return at full strength, where the others stand; a tribe that was wiped out
      comes back where the timeline put it.
    `,
  ),
  rule(
    '10.1.1',
    'Unallied nomads',
    `
    Each impulse round the camps roll for each tribe; the higher one runs it (R44) until the next roll, passive
    decisions included. In the Assyrian camp Assyria names the power, the Rebels take turns; neutral powers stand in for
    a beaten camp. AP not used to attack go into rebuilding: the impulse does not end while a reduced unit can still be
    made whole.
    `,
  ),
  rule(
    '10.1.2',
    'Allied nomads',
    `
    They are run like an allied minor, but when the alliance ends they stay active. A duty to harass one minor ends with
    an alliance (R84).
    `,
  ),
  rule(
    '10.2',
    'Medes',
    `
    Until turn 4 Media forms no army groups and has at most one army outside its home; units may be left behind to hold
    areas, but regulars outside may not exceed that leader’s command rating. Within these limits one Median army may
    belong to an ally’s group.
    `,
  ),
  rule(
    '10.3',
    'Succession',
    `
    A power that wants to crown a king or keep one rolls D6: 6 or more fails, and there is no king this turn; nor is
    there if it does not want one, but then there is no unrest either. +2 if it has been conquered, −1 per power it has
    conquered, −1 per three minors, −1 for giving up a card; Assyria in interphases 1 to 4: 0, +2, +1, +5. Crown Prince
    makes it certain. A failure, or two candidates, means unrest: all its regulars check attrition, twice for both (R83,
    N108).
    `,
  ),
  rule(
    '10.4',
    'Rare situations',
    `
    These cases come up seldom.
    `,
  ),
  rule(
    '10.4.a',
    'No markers left',
    `
    When pillage or damage markers run out, every country with such markers on its areas must take one off at once, with
    AP it has or with those of a card, or loses 1 VP. What is left of that card is kept for its next impulse, 4 AP at
    most (N111).
    `,
  ),
  rule(
    '10.4.b',
    'Different marches in one stack',
    `
    Areas are counted for each unit; one that joined late does not check for the others’ distance.
    `,
  ),
  rule(
    '10.4.c',
    'Conquered twice',
    `
    A conquered country may be conquered again by another; provinces of others need not be taken for that. It pays all
    its conquerors, each keeps his province and has a grace of his own; while these overlap, each of them may influence
    a minor.
    `,
  ),
  rule(
    '10.4.d',
    'Conquest at the same time',
    `
    Not possible: the next after the last card player rolls first, the other only if that fails.
    `,
  ),
  rule(
    '10.4.e',
    'Bribes in cities',
    `
    Changing Sides and Give Them What They Want work in cities; mercenaries of a fortress do not suffer its −1.
    `,
  ),
  rule(
    '10.4.f',
    'Coexistence',
    `
    Forces not at war may share an area that all may enter, and ignore each other’s battles. When one turns hostile, the
    owner of the area stays and the other goes to the nearest friendly area; where nobody must go, there is a battle.
    `,
  ),
  rule(
    'S1',
    'Campaign, 722–605 BC',
    `
    One to five players, turns 1 to 5, the whole map. Assyria is at war with Babylonia and Elam, the Rebels, and with
    Israel; Media, neutral, fights Persia and pays Assyria two levels. Egypt is neutral. Phoenicia, Judah, Syria and
    Persia pay; Israel, Urartu and Phrygia have refused. ECO at the start, tribute included: Assyria 15, Babylonia 7,
    Egypt 6, Elam 6, Media 3.

    With two players Assyria stands against the other four; with three one plays Egypt and Babylonia, one Media and
    Elam; with four one plays Egypt and Elam. Alone you run all.

    Turn 1 has no tribute checks. Alliance cards of a tribe count as AP only while it is not on the map. Israel, run by
    a Rebel, and Persia, by the camps in turn, start active (7.4.5).

    VP at the start, for what was done before (1.1): Assyria 20, Elam 11, Egypt 8, Babylonia 6, Media 2. These, forces
    and tracks are reconstructed (D).
    `,
  ),
  rule(
    'S2',
    'Rise and Fall',
    `
    One to four players, turns 1 to 5, without Egypt and the west. Assyria, ECO 12 with tribute, fights Babylonia (7)
    and Elam (6); Media (3) is neutral, pays Assyria and is at war with Persia. Urartu has refused. Closed areas cannot
    be entered; cities of powers there count as held. Timeline entries of absent countries are skipped.

    Forces, areas and tracks are reconstructed (D).
    `,
  ),
  rule(
    'S3',
    'The Two Rivers',
    `
    One to three players, turns 1 and 2, 25 areas: Assyria (ECO 9) against Babylonia (7) and Elam (6). To learn the
    game: recommended are 9.3 and 9.4; 9.1, 9.2, 9.5, 9.6, 9.7, elimination and 7.5 are off.

    There are no minors, trade cities, tribes or tribute checks, and only the first succession. Nobody changes camp or
    makes peace; a conquered power is out while grace lasts. Cities outside the map count as held. The last interphase
    runs 7.1 to 7.3.

    The Rebels win at once by taking Nineveh, Assyria when both Rebels are conquered or have surrendered. Otherwise
    Assyria wins with more VP than both together; if not, the Rebels win. Whenever the Rebels win, Nineveh included, the
    winner of three players is the Rebel with more VP.

    Assyria starts with 6 VP. This, length, forces, tracks and victory test are reconstructed (D).
    `,
  ),
  rule(
    'T',
    'Timeline',
    `
    1. After turn 1: successions of Sennacherib (0), Shebitku, Mushezib-Marduk, Hallushu. The Cimmerians appear at Gamir
       with Teushpa and may harass only Urartu to the end of turn 2.
    2. After turn 2: successions of Esarhaddon (+2), Taharqa, Humban-haltash II. More Assyrian cavalry. The Scythians
       appear at Ishkuza with Ishpakai, bound to Urartu to the end of turn 3.
    3. After turn 3: successions of Ashurbanipal (+1), Psamtik I, Shamash-shum-ukin, Teumman. Kashtaritu becomes king of
       the Medes without a roll unless conquered; Media may form army groups. More Median cavalry, Ionians for Egypt.
       Dugdamme joins the Cimmerians.
    4. After turn 4: successions of Sin-shar-ishkun (+5), Nabopolassar (−1), Necho II, Humban-haltash III; Cyaxares
       follows in Media. More units for Media and Babylonia. Partatua joins the Scythians. Egypt, if not at war with
       Assyria, may join its camp with consent. Assyria puts ECO− on a home city other than Nineveh or loses an ECO+.

    The timeline is reconstructed (D).
    `,
  ),
  ...cards,
  rule(
    'D',
    'What is reconstructed',
    `
    The rulebook’s text gives the rules, the countries with their classes and numbers, hand limits and mercenaries, many
    card titles, and nearly all figures of the rules. Its map, counters, cards, scenario sheets and tables were not to
    be had. So these data are **reconstructed**: made by us to fit the rules, with historical names, and open to
    correction.

    - **Map**: the 94 areas with places, paths, levels and ECO values, nine sea zones, three small trade boxes.
    - **Units and leaders**: numbers and factors; names of leaders are historical, their ratings ours.
    - **Cards**: titles named in the rules are genuine, and what the rules say of them holds; all AP values, plus signs,
      most costs, the numbers in the effects and the other cards are ours.
    - **Scenarios and timeline**: who fights whom is known from public descriptions; forces, starting tracks and VP,
      dates and places are ours, and so are the length and the victory test of The Two Rivers.
    - **Track order of minors**, trade markers, two Assyrian army group cards, supplies of markers, the +1 of a king
      marker.
    - **Figures of rulings**: R12, R30, R41, R43.

    Every record of the data says where it comes from. Another set of data can be read in its place.
    `,
  ),
  ...rulings,
]
