// The rulings of Assyrian Wars in English: R for what the rulebook leaves open, N for what this program adds.

import { type Rule, rule } from '@tabularium/kernel'

export const rulings: readonly Rule[] = [
  rule(
    'R01',
    'Period',
    `
    The game covers 722 to 605 BC. No rule depends on it.
    `,
  ),
  rule(
    'R02',
    'Judah and Israel',
    `
    They share a number but are two minors, each with its own marker, capital, pool and home card.
    `,
  ),
  rule(
    'R03',
    'Associated areas',
    `
    All of them are cities. The printed owner counts one even without a garrison; anybody else needs a garrison there.
    `,
  ),
  rule(
    'R04',
    'Sealand',
    `
    Every land step into or out of it costs 2 AP, even for Babylonia. Only units that take the step check for attrition.
    Ships pay as usual and never check.
    `,
  ),
  rule(
    'R05',
    'Friendly area',
    `
    The following areas are friendly to a country: one it controls; one belonging to an ally, to the country’s own power
    or to its minors; one belonging to a country with which it is at MARCH or better, or has free passage; for Assyria
    and its allies, one belonging to a country that pays Assyria tribute; for a conqueror, one belonging to the
    conquered country during the grace period; an unoccupied white area. An area with enemy land units outside a city is
    never friendly.
    `,
  ),
  rule(
    'R06',
    'Saving',
    `
    Only income can be saved. AP left over from a card are lost when the impulse ends (but see 10.4.a).
    `,
  ),
  rule(
    'R07',
    'Preempting minors',
    `
    An unallied minor that is active because it is at war can be preempted. An inactive one has no impulse.
    `,
  ),
  rule(
    'R08',
    'End of a turn',
    `
    After each impulse count the countries that have cards, leaving out nomads. If there are two or more, play goes on.
    If there is one, it takes exactly one more impulse, unless the impulse just over was its own. If there is none, the
    turn ends.
    `,
  ),
  rule(
    'R09',
    'New mercenaries',
    `
    The number drawn is never below zero; only active minors draw.
    `,
  ),
  rule(
    'R10',
    'Tribute dice',
    `
    The printed level counts, not the damaged one, no matter who holds the capital. At the start of each turn unpunished
    black markers turn white, and white ones are removed.
    `,
  ),
  rule(
    'R11',
    'Where to build',
    `
    You build units in a home city that you control and that is not besieged. Associated cities and provinces do not
    count. Persia builds in its square areas.
    `,
  ),
  rule(
    'R12',
    'Median paths',
    `
    A step along one costs 2 AP, or 1 AP for a force made up only of regular Median units and Median leaders.
    `,
  ),
  rule(
    'R13',
    'Leader dice',
    `
    The number of a leader’s battle dice is always his action rating.
    `,
  ),
  rule(
    'R14',
    'Size of an army in a group',
    `
    In a group of several armies none may have more regulars, or more mercenaries, than the commander of the group can
    lead, whatever its own leader’s rating; an army outside a group may have as many as its own leader can lead.
    `,
  ),
  rule(
    'R15',
    'Defender after an interception',
    `
    Without 9.7, or at equal mobility, the force that was intercepted is the defender.
    `,
  ),
  rule(
    'R16',
    'Elite die',
    `
    There is one for each stack with a regular Assyrian unit: a leader’s stack is his army, or ten units if more are
    with him; all other units form one stack for every ten or part of ten. In siege combat there are two elite dice in
    all.
    `,
  ),
  rule(
    'R17',
    'Hits that do not fit',
    `
    If the mercenaries or the regulars cannot take all of their half, the others take the rest.
    `,
  ),
  rule(
    'R18',
    'Second round',
    `
    Only the hits of the second round are compared; hits beyond the last unit count too. If both sides are wiped out in
    one round, nobody wins and there are no VP.
    `,
  ),
  rule(
    'R19',
    'Price of sieges',
    `
    In the impulse of entry, hunger and a standard siege with its first round are free for every army or group that
    arrives, even if others are already besieging the city. An assault always costs 1 AP, from any source, and so does
    every siege action in a later impulse; continuing your own siege is paid for from income.
    `,
  ),
  rule(
    'R20',
    'Bows in sieges',
    `
    Only defending bow units get +1.
    `,
  ),
  rule(
    'R21',
    'Hunger level',
    `
    It starts at 0 and rises by one in each later impulse of the besieger in which 1 AP is paid.
    `,
  ),
  rule(
    'R22',
    'Blockade',
    `
    A port on several zones must be blockaded in each of them. Without a blockade no hunger siege can begin and the
    level does not rise, but it does not fall either.
    `,
  ),
  rule(
    'R23',
    'Assault',
    `
    All the defender’s dice are doubled: walls, units, leaders and elite dice, each with its own factor.
    `,
  ),
  rule(
    'R24',
    'Whose city',
    `
    The besieging country gets it; with a group, the commander’s country does, unless 6.12.a says otherwise.
    `,
  ),
  rule(
    'R25',
    'ECO+ on ECO−',
    `
    Both are removed.
    `,
  ),
  rule(
    'R26',
    'One marker',
    `
    A marker must reach 0 on the old track before it rises on a new one.
    `,
  ),
  rule(
    'R27',
    'Unallied but at war',
    `
    A minor that loses its alliance while at war in its own right stays active (7.4.5).
    `,
  ),
  rule(
    'R28',
    'Supply',
    `
    A country pays once per area; an army group pays once, in the impulse of the partner that moves it. Nothing is paid
    on white or allied ground, in land where you have MARCH or better or free passage, during a grace period, or for the
    garrison of your own city; nor does Assyria’s camp pay in the land of countries that pay tribute. A force checks for
    attrition only if there are neither AP to pay for it nor anything to pillage; you do not have to play a card to
    avoid this.
    `,
  ),
  rule(
    'R29',
    'Battle in a foreign war',
    `
    The doubled time cannot exceed 12. The side off the map rolls with full units, without terrain or elite dice.
    `,
  ),
  rule(
    'R30',
    'Cost of alliance cards',
    `
    They cost 4 AP unless the card says otherwise.
    `,
  ),
  rule(
    'R31',
    'Half an ECO value',
    `
    Halves are kept and added up in 7.3.3.d, before rounding down.
    `,
  ),
  rule(
    'R32',
    'Raid roll',
    `
    Each raider rolls its own die.
    `,
  ),
  rule(
    'R33',
    'Sealand as a port',
    `
    It counts as a port of its zone.
    `,
  ),
  rule(
    'R34',
    'Search',
    `
    A country that searches outside its impulse pays from saved AP; if it has none, it cannot search. A beaten fleet
    with no free adjacent zone goes to the regroup box.
    `,
  ),
  rule(
    'R35',
    'Bought card',
    `
    It must be played in that impulse like any other.
    `,
  ),
  rule(
    'R36',
    'Promotion',
    `
    In the interphase every reduced leader on the map rolls; during play, only after the successes listed in 9.2.
    Assyria rolls two dice and needs one to be even (9.4).
    `,
  ),
  rule(
    'R37',
    'Income before cards',
    `
    7.3.1 and 7.3.3 are finished before the deal. The level includes tribute already being paid, not the checks still to
    come. Only active countries are dealt cards.
    `,
  ),
  rule(
    'R38',
    'Growth in peace',
    `
    It is added to the newly counted level each time and does not accumulate.
    `,
  ),
  rule(
    'R39',
    'Repeated punishment',
    `
    A failed check changes nothing; each further battle won or city taken leads to another check.
    `,
  ),
  rule(
    'R40',
    'Counting for VP',
    `
    Units are counted at the start of the battle, including mercenaries but not leaders. A city counts with the level
    and the garrison it had when its siege began. An alliance with a minor gives VP when its marker rises to 13–15, once
    per power and minor each turn.
    `,
  ),
  rule(
    'R41',
    'Alliance under 8.4',
    `
    The extra price is 10 AP; one turn means until the next interphase.
    `,
  ),
  rule(
    'R42',
    'Sudden death by VP',
    `
    It is tested only when VP are counted in the interphase, and not if everyone has zero VP or fewer. The winner must
    be ahead of every other power; a tie at the top is not enough.
    `,
  ),
  rule(
    'R43',
    'Prices with 9.7',
    `
    The price is twice the factor plus: light infantry 0, heavy infantry 1, archers 1, light cavalry 1, horse archers 2,
    heavy cavalry 2, chariots 3. Rebuilding has no surcharge.
    `,
  ),
  rule(
    'R44',
    'Ties for nomads',
    `
    The dice are rolled again.
    `,
  ),
  rule(
    'R50',
    'Who is exempt',
    `
    In Sealand no unit in Babylonian service checks for attrition, mercenaries included; on Median paths only regular
    Median units are exempt.
    `,
  ),
  rule(
    'R51',
    'Hiring on allied ground',
    `
    You cannot hire mercenaries there, not even into your own force. Your own forces on neutral, enemy or white ground
    may receive them.
    `,
  ),
  rule(
    'R52',
    'Friendly city',
    `
    A force may evade into its own or an allied city. MARCH never opens a city.
    `,
  ),
  rule(
    'R53',
    'Sorties',
    `
    They cost 1 AP even when hunger rises; the country that holds the city pays from its savings, and is not asked if it
    has none. If the garrison scores fewer hits, it goes back inside and the siege goes on.
    `,
  ),
  rule(
    'R70',
    'Foreign ground',
    `
    This means a home or associated area of another country. Holding it during a war does not make it your own, but
    provinces and associated areas you have taken over are yours.
    `,
  ),
  rule(
    'R71',
    'Sides of a foreign war',
    `
    One D3 is rolled for both sides. A listed minor that is inactive only mirrors the other side; if the first country
    is inactive, the event cannot be played. The battle is offered in the impulse of a listed country. If a country is on
    both sides, it chooses the attacking side, and both sides take losses.
    `,
  ),
  rule(
    'R72',
    'Alliance cards as reactions',
    `
    Here any space above 0 counts as an alliance. If there are spaces left when the marker reaches 0, it may go up the
    track of the power that plays the card; a minor without an allied power can only lower a marker. Outside your
    impulse you pay from savings or with a loan.
    `,
  ),
  rule(
    'R73',
    'Battle cards',
    `
    They work in land battles: in the field, on landing, in sorties and in foreign wars. They work in siege combat and
    naval battles only if the card says so.
    `,
  ),
  rule(
    'R74',
    'Surrender',
    `
    It is offered at the end of an impulse while its condition holds, or in 7.1, once per country each turn. The powers
    at war answer in track order; one refusal is enough. Three home cities must be in enemy hands now; a defeat worth 3
    VP counts until the end of the turn. A minor run under 7.4.5 cannot surrender.
    `,
  ),
  rule(
    'R75',
    'Influence during grace',
    `
    The conquest is noted beside the marker; the conqueror’s influence counts up from 0 on its own track.
    `,
  ),
  rule(
    'R76',
    'Peace tribute',
    `
    The 2 ECO are paid until the income step of the next interphase, which is also how long a lent home card stays away.
    `,
  ),
  rule(
    'R77',
    'Who runs a minor',
    `
    The Rebels agree on who runs it; if they cannot, the first Rebel power after it on the track does. The order of
    preference is: a power of that camp not at war with the minor, then a neutral power not at war with it, then one of
    that camp even if at war with it, then any.
    `,
  ),
  rule(
    'R78',
    'Secret move',
    `
    The marker moves up to D6 spaces, down another power’s track, up your own, or both. With nomads, moving the marker
    is all you can do.
    `,
  ),
  rule(
    'R79',
    'Revolt',
    `
    Unoccupied means that there is no land unit or leader in the area or the city. While the marker is there, the city
    counts for nobody, and any country may enter without war: whoever comes first holds it, even in peacetime. If the
    marker is removed unused, control returns to the printed owner, or to nobody if that country has been
    eliminated.
    `,
  ),
  rule(
    'R80',
    'VP for powers and camps',
    `
    Joining a camp is an alliance with each of its powers: 3 VP for each side, once per pair each turn, however it comes
    about. There are none for an alliance with Assyria, which is worth points only when conquered, or for a borrowed
    power that goes back. The 4 VP go to whoever removed the camp’s last power.
    `,
  ),
  rule(
    'R81',
    'Counting refusers',
    `
    They are counted right after 7.1, so a conquest in the interphase still counts as punishment.
    `,
  ),
  rule(
    'R82',
    'Sale of mercenaries',
    `
    It takes place in the buyer’s impulse as part of hiring and is paid for with the buyer’s AP; the seller must agree.
    `,
  ),
  rule(
    'R83',
    'Succession',
    `
    It is decided in 7.6, in track order, after the deal. The candidate is the king the timeline offers; the old king
    leaves even if the new one fails, without loss of VP. If no king is offered, a power with a king rolls to keep him.
    A power may choose not to roll: then it has no king and no unrest. If it has both an offered king and a crowned
    leader, its owner chooses which of them rolls, and the other loses the crown. A new king is placed in the capital,
    or else in a controlled home city; if there is neither, there is no new king.
    `,
  ),
  rule(
    'R84',
    'Bound nomads',
    `
    They may enter only that minor’s areas and white ground and may attack only that minor, but may defend themselves.
    This restriction also ends if the minor is eliminated.
    `,
  ),
  rule(
    'R85',
    'Ties',
    `
    Powers tied for the most VP share the win.
    `,
  ),
  rule(
    'N01',
    'No last round',
    `
    A turn lasts as many impulse rounds as it takes. Only games that programs play among themselves are cut short after
    a very large number of decisions; they count as unfinished.
    `,
  ),
  rule(
    'N02',
    'Leaders in the setup',
    `
    Leaders named in a scenario’s setup start on their full side, even with 9.2. Those of a minor that becomes active
    later enter the game reduced.
    `,
  ),
  rule(
    'N03',
    'Into and out of a city',
    `
    A force outside its own or an allied city may go in for free and then stays there for the impulse. From an
    unbesieged city it may go straight to another area or into the field; if enemies are outside the walls, whoever
    comes out attacks them, for free, and nobody gets past them.
    `,
  ),
  rule(
    'N04',
    'Chosen but not moved',
    `
    A leader or unit that was chosen and halted without a step cannot be chosen again in this impulse, and units left
    behind cannot be taken along again on that march.
    `,
  ),
  rule(
    'N05',
    'Units of a group',
    `
    How a country’s units are divided among its armies in a group is not recorded: together there are at most as many as
    its leaders can command, and at least one for each army.
    `,
  ),
  rule(
    'N06',
    'Several causes of attrition',
    `
    Each cause means a separate check: desert, Median path, Sealand, distance, haste, enemy ground or a swollen river.
    `,
  ),
  rule(
    'N07',
    'Interception to help friends',
    `
    Interceptors and friendly forces in the area fight together if there are at most three armies; otherwise the
    interceptors fight first. Friendly forces that were already there may evade before that battle.
    `,
  ),
  rule(
    'N08',
    'Ad hoc groups',
    `
    Armies that have intercepted together become a group at once if one of them has an army group card available.
    Without one they fight together, but their leaders add no dice and prevent no routs.
    `,
  ),
  rule(
    'N09',
    'Units already there',
    `
    Units inside a city in the area count too, whoever they belong to, unless they are friendly to the interceptor.
    `,
  ),
  rule(
    'N10',
    'Evasion of ungrouped armies',
    `
    They name one destination and roll one after another, each leader with his share of the units, and all units without
    a leader together; those that fail stay and fight.
    `,
  ),
  rule(
    'N11',
    'War in order to evade',
    `
    If it has no friendly ground to go to, the country whose force is evading may declare war first; outside its impulse
    it pays from its savings.
    `,
  ),
  rule(
    'N12',
    'A leader’s journey',
    `
    The eight areas are counted along paths, whatever lies in between; only the destination must be friendly.
    `,
  ),
  rule(
    'N13',
    'From halt to halt',
    `
    In a forced march and in 7.7 you name a destination and the army takes the shortest way; you cannot halt twice in
    the same place.
    `,
  ),
  rule(
    'N14',
    'Where units go when they must leave',
    `
    They go to the nearest friendly area along paths, whoever holds the areas in between. If the area they are in has
    just become a province, they may stay. The land of a trade city is treated like that of the power that has conquered
    it or is in a pact with it.
    `,
  ),
  rule(
    'N15',
    'Half a cavalry step',
    `
    Cavalry pays half an AP for each area; if a battle follows an odd number of steps, another half AP is lost, if there
    is any left.
    `,
  ),
  rule(
    'N16',
    'Hits on leaders',
    `
    A hit assigned to a leader counts towards the regulars’ half.
    `,
  ),
  rule(
    'N17',
    'Lone leaders',
    `
    If enemies come upon a leader without units in the field, he goes to the regroup box; there is no battle, no VP and
    no promotion.
    `,
  ),
  rule(
    'N18',
    'Units beyond the command rating',
    `
    In defence all units of a country in the field fight, even those its leaders could not lead.
    `,
  ),
  rule(
    'N19',
    'Which armies wait',
    `
    If there are more than three separate armies, the country with the most of them chooses which ones wait; each of
    these takes at least one unit, and each army that fights keeps at least one.
    `,
  ),
  rule(
    'N20',
    'Who lies in ambush',
    `
    Among the defenders in a field battle or a landing, each country whose units are all mounted may ambush as long as
    horse archers are left on its side; those under one commander go together, and the others fight on. A failed attempt
    is a failed evasion (6.6.10).
    `,
  ),
  rule(
    'N21',
    'Terrain and factors',
    `
    Extra dice for terrain are rolled only in the first round; heavy infantry and chariots keep their lower factor for
    the whole battle.
    `,
  ),
  rule(
    'N22',
    'The army outside a city',
    `
    A leader besieges with as many units as he may command, a group with those of each of its armies. If there are more,
    their owner chooses which ones; the same goes for landings and battles on the spot. An intercepting force may also
    take fewer.
    `,
  ),
  rule(
    'N23',
    'Hits in an assault',
    `
    The garrison takes hits as in a battle, but nobody routs before the city falls; if there is no garrison, the two
    sides’ hits are only compared. The city falls only if a besieging unit is left.
    `,
  ),
  rule(
    'N24',
    'Walls worn down to nothing',
    `
    A city at level 0 falls to any round of standard siege. A level added by a card has to be worn down too.
    `,
  ),
  rule(
    'N25',
    'Hunger rises once',
    `
    A hunger siege belongs to the country that began it and to others in an army group with it; hunger rises once in
    each of their impulses. Others outside the city cannot raise it, but may assault or besiege the city alongside them.
    A siege that switches to hunger begins at 0.
    `,
  ),
  rule(
    'N26',
    'Elite dice in a siege',
    `
    They need a regular Assyrian unit in the fight; walls alone are not elite.
    `,
  ),
  rule(
    'N27',
    'A garrison that comes out',
    `
    It fights from its city: if beaten, it is back behind its walls without a retreat.
    `,
  ),
  rule(
    'N28',
    'War for a way out',
    `
    A country may declare war in order to retreat; outside its impulse it pays from its savings. Nobody has to do this.
    `,
  ),
  rule(
    'N29',
    'Where Assyria resettles people',
    `
    It may do so in any city or square area on the map that has room. Other countries must take an ECO+ to the nearest
    ECO−; they may leave it where it is only if there is no ECO− on the map.
    `,
  ),
  rule(
    'N30',
    'One of several fails to evade',
    `
    The routs of all countries on a side are added up and shared as usual.
    `,
  ),
  rule(
    'N31',
    'What is aboard a ship',
    `
    Ships are loaded in the order of their counters, and among equal ships those without a load are lost first; a ship
    that is lost takes its load with it. If the last ship is lost, leaders aboard go to the regroup box.
    `,
  ),
  rule(
    'N32',
    'Who is asked for a card',
    `
    At every occasion for a card and before every battle, whether a country is asked depends only on public facts: it
    holds a common card and a copy of a suitable card is still unseen, or it has a suitable home card that is unused.
    Countries are asked in order, starting with the phasing country.
    `,
  ),
  rule(
    'N33',
    'The target comes first',
    `
    The target of a catastrophe or sabotage card is named when the card is announced, before Counter Measures; the dice
    are rolled afterwards.
    `,
  ),
  rule(
    'N34',
    'Counter Measures against themselves',
    `
    Counter Measures can be cancelled by other Counter Measures; nobody can cancel their own card.
    `,
  ),
  rule(
    'N35',
    'Counters in battle',
    `
    Countries in the battle lay them face down in two further stages; when they are revealed, the player of each names
    the card it cancels, which is never one from the same side. Counter Measures can cancel any card of the earlier
    stages, whether or not there was a counter manoeuvre.
    `,
  ),
  rule(
    'N36',
    'Alliance card as a reaction',
    `
    It moves the marker only towards the power that plays it, never up another’s track. Nor may an ally of Assyria play
    it for Assyria on a country that Assyria has punished.
    `,
  ),
  rule(
    'N37',
    'Loans',
    `
    You may have one loan at a time, no larger than your ECO level.
    `,
  ),
  rule(
    'N38',
    'Royal Siege Train',
    `
    As a battle card, it is offered in Assyria’s impulse while an army is outside a city it may besiege, and it does not
    count as the card of the impulse; in a hunger siege its dice are wasted.
    `,
  ),
  rule(
    'N39',
    'Units for a foreign war',
    `
    They come from the map and raid boxes, not from a besieged city or ships. If there are too few, a power raises what
    it can, straight to the card: from the regroup box, or new regulars if it could build them, with its savings or the
    AP of its impulse, with cards or with a loan up to its ECO level. Or it gives up 1 VP at once for each missing unit.
    Only units it cannot raise are owed and asked for in each impulse. A minor may owe them.
    `,
  ),
  rule(
    'N40',
    'One battle to end the war',
    `
    There can be one such battle per war per impulse; winning it ends the war, with the usual rolls for losses.
    `,
  ),
  rule(
    'N41',
    'What movement cards apply to',
    `
    Their effect belongs to the leader named, until the end of the impulse; Night March gives six steps.
    `,
  ),
  rule(
    'N42',
    'Guides without a leader',
    `
    If the card is played on a place without a leader, it guides every unit in that place.
    `,
  ),
  rule(
    'N43',
    'Coordinated Attack',
    `
    Each army arrives as if it marched by itself, one from each area; the best leader commands. The card may be played
    with just one army.
    `,
  ),
  rule(
    'N44',
    'Deportation',
    `
    It takes ECO+ away as long as there are any in the city; only a city without any gets the ECO−.
    `,
  ),
  rule(
    'N45',
    'Arabs and Arameans',
    `
    The strongest units available come first; those placed without a leader all go to one area.
    `,
  ),
  rule(
    'N46',
    'Good Harvest',
    `
    It raises the current level, which the next income step calculates anew.
    `,
  ),
  rule(
    'N47',
    'Opposition and grace',
    `
    It ends all grace periods of the power named.
    `,
  ),
  rule(
    'N48',
    'Secret diplomacy by card',
    `
    The target is named, then 2D6 are rolled; this costs no AP, and taking an impulse before all others is not one of
    the options.
    `,
  ),
  rule(
    'N49',
    'Secret refusal or tribute',
    `
    If chosen between turns, this applies to the next check (5.2) and lapses if the minor has become an ally by then. A
    minor marked as a refuser pays Assyria nothing, whether at PRO or not.
    `,
  ),
  rule(
    'N50',
    'No target left',
    `
    A power that has no target for a marker places none.
    `,
  ),
  rule(
    'N51',
    'Spies',
    `
    They reveal the hand only while the player is choosing.
    `,
  ),
  rule(
    'N52',
    'The lenient test of supremacy',
    `
    By the book, 9.1 compares current VP, even below zero, without the points that 8.3 awards only at the end of the
    game. You may choose the lenient test, which is ours: it adds the points a power has earned so far for turns in
    which it was not conquered, and counts a total below zero as zero.
    `,
  ),
  rule(
    'N53',
    'Only powers conquer',
    `
    Unallied minors and nomads take and hold areas, but cannot conquer anyone.
    `,
  ),
  rule(
    'N54',
    'Whoever decides takes it',
    `
    If there are several occupiers, the one that decides gets the area or the conquest; in their own impulses the others
    may ask to be allowed to try.
    `,
  ),
  rule(
    'N55',
    'Surrender to several',
    `
    The country is conquered by all who were asked; they share the VP, and each has a grace period and may keep a
    province (10.4.c).
    `,
  ),
  rule(
    'N56',
    'When surrender is offered',
    `
    A country may offer it at the end of an impulse in which its situation has become worse, in its own impulse, and in
    7.1.
    `,
  ),
  rule(
    'N57',
    'Conquered in a turn',
    `
    For the points at the end, a power counts as conquered in a turn if the conquest or surrender happened in it or in
    its interphase.
    `,
  ),
  rule(
    'N58',
    'A liberated city',
    `
    If an ally of its printed owner takes it, the city goes back to that owner.
    `,
  ),
  rule(
    'N59',
    'Peace between the camps',
    `
    A power that makes peace with a power of the other camp becomes neutral. Assyria never becomes neutral: when it
    makes such a peace, only the other power leaves its camp.
    `,
  ),
  rule(
    'N60',
    'Rejected by the camp',
    `
    A neutral power that declared war on one camp and is rejected by the other stays at war and keeps the 1 VP.
    `,
  ),
  rule(
    'N61',
    'One offer',
    `
    A country may make one offer to each other country per impulse or interphase. In the interphase you can change camp
    once. You cannot declare war in the same impulse or interphase in which you made peace.
    `,
  ),
  rule(
    'N62',
    'War on a minor',
    `
    A power’s war on a minor involves the power and its minors, not its camp.
    `,
  ),
  rule(
    'N63',
    'A minor attacks a power',
    `
    The whole camp of that power is then at war with it; the minor’s own power is not drawn in.
    `,
  ),
  rule(
    'N64',
    'Leaving a pillaged area',
    `
    A tribe that ends its impulse in an area with pillage level 2 moves, for free, to a linked area without enemies; if
    there is none, it stays.
    `,
  ),
  rule(
    'N65',
    'Ground a tribe has taken',
    `
    For pillaging and leaving, it still belongs to its printed owner.
    `,
  ),
  rule(
    'N66',
    'Where tribes come back',
    `
    Units restored between turns all go to one place where the tribe already has units, chosen by whoever runs it.
    `,
  ),
  rule(
    'N67',
    'Activated by nomads',
    `
    A tribe that enters an inactive minor’s area activates the minor at once; where there are enemies, the minor’s units
    are set up inside the city or, if there is no city, in the regroup box.
    `,
  ),
  rule(
    'N68',
    'Clashes',
    `
    If a declaration of war turns forces in the same area into enemies, the battle is fought once those who must leave
    have left and any march under way is over; the side whose impulse it is attacks.
    `,
  ),
  rule(
    'N69',
    'A draw',
    `
    If the game ends early in a draw, all players share the win.
    `,
  ),
  rule(
    'N70',
    'Defeated powers',
    `
    These are all powers that are conquered or eliminated at that moment, no matter which camp they were in or when they
    fell.
    `,
  ),
  rule(
    'N71',
    'Substitutes',
    `
    The home cards of an eliminated power go each turn to its first substitute in play; a minor that is somebody’s ally
    cannot be chosen.
    `,
  ),
  rule(
    'N72',
    'Whom nomads can eliminate',
    `
    They can eliminate only the minor that the timeline lets them harass.
    `,
  ),
  rule(
    'N73',
    'Media comes back',
    `
    It returns with the strongest units that fit within the 10 points; the ECO+ in the Far East are removed.
    `,
  ),
  rule(
    'N74',
    'Politics after a camp is beaten',
    `
    It covers only wars and camps; each power acts once, in track order.
    `,
  ),
  rule(
    'N75',
    'Stacks in the fog',
    `
    - An enemy is anybody at war with a country you run. Spectators see what an enemy sees.
    - Each leader is on top of a stack of ten, or of as many as he commands if that is more. All other units form stacks
      of ten, with the country’s best units there on top. A force on the march is a stack of its own.
    - Everyone can see how many units and ships there are, but not which of them are reduced. Units that fight,
      intercept or benefit from a card can be seen by everyone; building, hiring, rebuilding, combining and disbanding
      are done openly. When Assyria pays to keep its mercenaries, everyone sees which ones it pays, but not where they
      are.
    - When units check for attrition, enemies learn how many check and how many are hit, not which. A lost unit is seen,
      as it goes to its pool.
    - If a rule depends on what is in a stack, its owner shows it: for example, mercenaries that cannot attack without a
      leader, or a force from which some desert. For units that stand by while others fight, only the number is visible.
    - Nothing is decided automatically because of what is in a stack: its owner is asked, even if there is only one
      choice. A move that reveals something cannot be taken back.
    `,
  ),
  rule(
    'N76',
    'Passing',
    `
    Passing is not an impulse: it does not count as the first of the turn, nor does it separate two impulses of another
    country. A special impulse before all others (7.5.2.b) is not the first either: what is allowed only in the first
    impulse has to wait for that one.
    `,
  ),
  rule(
    'N77',
    'Buying a card',
    `
    A country without a card buys one automatically at the start of its impulse.
    `,
  ),
  rule(
    'N78',
    'The price of a plus',
    `
    The 3 AP are paid when the second card is played.
    `,
  ),
  rule(
    'N79',
    'The last interphase',
    `
    In every scenario it consists of 7.1 to 7.3; then points are counted.
    `,
  ),
  rule(
    'N80',
    'Backs of home cards',
    `
    Everyone can see when a face-down card is a home card.
    `,
  ),
  rule(
    'N81',
    'Playing alone',
    `
    One player may play every scenario, running all powers.
    `,
  ),
  rule(
    'N82',
    'A rebel that pays',
    `
    A power at war with Assyria may decide to pay: it then leaves its camp, and its war with Assyria ends.
    `,
  ),
  rule(
    'N83',
    'Enemies check for tribute too',
    `
    An unallied minor at war with Assyria makes its tribute check like the others; if it pays, the war ends.
    `,
  ),
  rule(
    'N84',
    'Mercenaries kept',
    `
    Assyria decides on them before anything else in its first impulse and may pay with any AP, from income or from
    cards; the price goes by the factor of the side that is up. Neither a pass nor a special impulse before all others
    counts as that impulse.
    `,
  ),
  rule(
    'N85',
    'Reinforcements',
    `
    A unit built, hired or bought back in an area without units may be intercepted as if it had entered.
    `,
  ),
  rule(
    'N86',
    'Raiders act once',
    `
    Each raider can raid once per impulse. A power may also send units of its allied minors and nomads, one of each
    country per impulse; units that have fought or cannot act any more cannot be sent.
    `,
  ),
  rule(
    'N87',
    'Into a trade box',
    `
    A ship may enter only if it has not sailed or carried troops in this impulse. It may enter to fight even if there is
    room, and even against allies and neutrals; its owner chooses whom to search for, and how often.
    `,
  ),
  rule(
    'N88',
    'Searching for several fleets',
    `
    One AP covers all enemies in the zone. Each of their fleets gets its own roll, in the order the searcher chooses and
    until the searcher stops; allies are one fleet, others fight separately. Ships run by the same power search and
    fight together, and so do moving ships and those that sail with them; other allies stay out of it.
    `,
  ),
  rule(
    'N89',
    'Troops aboard',
    `
    They may stay aboard after the impulse. A country may carry its own units and, if their owners agree, those of its
    allies. A besieged port that is not blockaded is open to the sea: a garrison may go aboard there, and ships can be
    built there.
    `,
  ),
  rule(
    'N90',
    'Nothing to pillage',
    `
    There is nothing to pillage on land without an owner, but a free trade city can be pillaged.
    `,
  ),
  rule(
    'N91',
    'Where debts are paid',
    `
    The debtor chooses which of the home areas it controls is pillaged.
    `,
  ),
  rule(
    'N92',
    'Ranks in trade',
    `
    Only powers are ranked, and nobody is first or second without a trade point.
    `,
  ),
  rule(
    'N93',
    'What combining returns',
    `
    When two mercenaries are combined, one goes to the common pool; when two regulars are, one goes to its country’s
    pool.
    `,
  ),
  rule(
    'N94',
    'Which unit is disbanded',
    `
    It is a regular of strength 2 on its full side, not a stronger one reduced to 2; each power may disband one per
    turn.
    `,
  ),
  rule(
    'N95',
    'AP from a looted city',
    `
    A tribe spends them on units in a city that it holds and where it has units.
    `,
  ),
  rule(
    'N96',
    'Substitutes’ hands',
    `
    A minor that stands in for an eliminated power has the hand limits and mercenaries of a power.
    `,
  ),
  rule(
    'N97',
    'Where a tribe appears',
    `
    If other forces are where a tribe should appear, it appears in the nearest area without any.
    `,
  ),
  rule(
    'N98',
    'A war that ends during the impulse',
    `
    A minor whose last war ends in its own impulse finishes that impulse before it becomes inactive.
    `,
  ),
  rule(
    'N99',
    'An ally in a pillaged area',
    `
    An allied tribe may stay in an area with pillage level 2 for 1 AP, paid from its own AP or else from its power’s
    savings.
    `,
  ),
  rule(
    'N100',
    'Shut in',
    `
    An enemy garrison besieged by your own side does not prevent a retreat or an evasion into its area; a garrison in a
    city that is not besieged does.
    `,
  ),
  rule(
    'N101',
    'Behind the walls',
    `
    If there is an enemy garrison in the city, a battle outside it cannot be an overrun.
    `,
  ),
  rule(
    'N102',
    'Changing camps',
    `
    Between turns a power may also leave its camp without joining the other. A power that changes camps leaves the old
    one first; if the new one refuses it, it is neutral.
    `,
  ),
  rule(
    'N103',
    'The borrowed power',
    `
    Under 8.4 Assyria can borrow one power at a time and pays the price of the card on top of the 10 AP. In the next
    interphase that power becomes a Rebel again; while the grace period lasts, it and Assyria stay at peace.
    `,
  ),
  rule(
    'N104',
    'The Rebels’ choice',
    `
    When the Rebels get to run an unallied minor at war, the first of the powers that R77 prefers chooses which of them
    runs it: when the minor becomes active, in its first impulse of a turn, and when the camps take turns. If one player
    runs all of these powers, nobody is asked.
    `,
  ),
  rule(
    'N105',
    'Talking about markers',
    `
    What players say to each other about secret markers cannot be monitored, so there is no penalty for it.
    `,
  ),
  rule(
    'N106',
    'After a preempting impulse',
    `
    R08 applies after it as well: if nobody but the preempting country holds cards, the turn ends before the country
    that was preempted has its impulse. If that country has lost its cards in the meantime, it passes; the preempting
    country, if next on the track, then passes too (6.0) and keeps its cards. The special impulses of 7.5.2.b do not
    count for this.
    `,
  ),
  rule(
    'N107',
    'A foreign war of an inactive country',
    `
    If the first country listed becomes inactive, its units stay on the card, it owes no more of them, and a round is
    counted each time the marker passes its space.
    `,
  ),
  rule(
    'N108',
    'Conquests and succession',
    `
    What counts is the whole game so far: +2 for a power that has ever been conquered or surrendered, −1 for each power
    and for every three minors that it has conquered.
    `,
  ),
  rule(
    'N109',
    'An inactive minor in debt',
    `
    An inactive minor with a negative ECO level takes its levels of pillage when the marker passes its space: areas
    without a city first, the capital last, less pillaged areas before others. If no area is left, it is bankrupt.
    `,
  ),
  rule(
    'N110',
    'Assigning the rest automatically',
    `
    Whoever has losses to assign may let the program assign the rest, cheapest losses first: each loss goes where it
    costs least, within the halves of 6.7.4. A loss costs the factor points lost, plus one if the unit is eliminated,
    minus one for a mercenary; leaders come last. Losses that cannot be shared equally among countries go to the one
    that can take the most.
    `,
  ),
  rule(
    'N111',
    'When markers run out',
    `
    Each country concerned removes one whole marker, at 1 AP per level, using first the AP it has and then cards; AP
    from cards are kept even if they are not enough.
    `,
  ),
  rule(
    'N112',
    'Interception in the fog',
    `
    In the fog, a country is asked whether it intercepts wherever it has units that others cannot see, as if one of them
    were a regular, even if all it can do is pass. The same goes for a retreat or relocation that must avoid
    interception.
    `,
  ),
  rule(
    'N113',
    'Mercenaries kept without 9.4',
    `
    Assyria may keep its mercenaries (5.1) whether 9.4 is in use or not; 9.4 adds only the second die for promotions and
    the option for other powers.
    `,
  ),
  rule(
    'N114',
    'Who begins a turn',
    `
    Assyria begins turn 1. Each later turn begins with the country after the one that played the last card of the
    previous turn; cards are dealt in the same order.
    `,
  ),
  rule(
    'N115',
    'A lent home card',
    `
    Its holder may play it for its AP and its plus sign; only its owner may use its event.
    `,
  ),
  rule(
    'N116',
    'An empty war card',
    `
    Units driven off a foreign war card by a lost battle to end the war are not replaced; the war goes on without them.
    Such a battle gives VP like any land battle, in addition to the one for ending the war; the side off the map counts
    as many units as it mirrors.
    `,
  ),
  rule(
    'N117',
    'Substitutes for a power',
    `
    They act as the power they replace: its track, camp, wars, agreements, conquests and secret markers are theirs, and
    they pay the prices for powers. War on one of them is war on all; what is paid to the power goes to the first of
    them with an ECO level. A tribe among them is not automatically at war with everyone and may do what 10.1 forbids
    nomads to do, but is supplied like nomads. For conquest, a substitute counts as the minor it is.
    `,
  ),
  rule(
    'N118',
    'What is in force',
    `
    All of chapter 9 and elimination are in force unless the players or the scenario say otherwise; fog (9.5) and secret
    diplomacy (7.5) only if the players choose them.
    `,
  ),
  rule(
    'N119',
    'Ships home from trade',
    `
    Each ship goes separately to a zone with a friendly port on the same sea as its box; its owner chooses which.
    `,
  ),
  rule(
    'N120',
    'Nomads do not waste AP on marching',
    `
    As long as an unallied tribe can rebuild units, it must keep the AP needed for that. It may spend them only on an
    attack: a step into an area with enemies in the field, a siege, a sortie or a raid. Other steps, forced marches and
    leaders’ journeys must be paid for with AP beyond these.
    `,
  ),
]
