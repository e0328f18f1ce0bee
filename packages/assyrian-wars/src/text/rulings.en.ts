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
    All of them are cities. The printed owner can count one without a garrison; anybody else needs one.
    `,
  ),
  rule(
    'R04',
    'Sealand',
    `
    Every land step into or out of it costs 2 AP, even for Babylonia. Only units that take the step check attrition.
    Ships pay as usual and never check.
    `,
  ),
  rule(
    'R05',
    'Friendly area',
    `
    For a country these are friendly: an area it controls; an area of an ally, or of its power or minor; one of a
    country with MARCH or better or in free passage; for Assyria and its allies, one of a country that pays Assyria; for
    a conqueror, one of the conquered country during the grace period; an unoccupied white area. An area with enemy land
    units outside a city is never friendly.
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
    After each impulse count the countries with cards, leaving out nomads. If there are two or more, play goes on. If
    there is one, it takes exactly one more impulse, unless the impulse just over was its own. If there is none, the
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
    The printed level counts, not the damaged one, whoever holds the capital. At the start of each turn unpunished black
    markers turn white, and white ones are removed.
    `,
  ),
  rule(
    'R11',
    'Where to build',
    `
    Units are built in a home city that you control and that is not besieged. Associated cities and provinces do not
    count. Persia builds in its square areas.
    `,
  ),
  rule(
    'R12',
    'Median paths',
    `
    A step over one costs 2 AP, or 1 AP for a force made up only of regular Median units and Median leaders.
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
    with him; all other units form one stack for each ten or part of ten. In siege combat there are two in all.
    `,
  ),
  rule(
    'R17',
    'Hits that do not fit',
    `
    If mercenaries or regulars cannot take all of their half, the others take the rest.
    `,
  ),
  rule(
    'R18',
    'Second round',
    `
    Only its own hits are compared; hits beyond the last unit count. If both sides are wiped out in one round, nobody
    wins and there are no VP.
    `,
  ),
  rule(
    'R19',
    'Price of sieges',
    `
    In the impulse of entry, hunger and a standard siege with its first round are free for every army or group that
    comes, even if others are already besieging the city. An assault always costs 1 AP, from any source, and so does
    every siege action in a later impulse; continuing your own siege is paid from income.
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
    It is 0 at the start and one more for each later impulse of the besieger in which 1 AP is paid.
    `,
  ),
  rule(
    'R22',
    'Blockade',
    `
    A port on several zones must be blockaded in each. Without a blockade no hunger siege can begin and the level does
    not rise, but it does not fall either.
    `,
  ),
  rule(
    'R23',
    'Assault',
    `
    All dice of the defender are doubled: walls, units, leaders, elite dice, each with its own factor.
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
    A country pays once per area; an army group pays once, in the impulse of the partner who moves it. Nothing is paid
    on white ground, with MARCH or better, with free passage, on payers’ land for Assyria’s camp, during a grace period,
    on allied ground, or for the garrison of your own city. Only a force with neither AP nor anything to pillage checks
    attrition; you do not have to play a card to avoid this.
    `,
  ),
  rule(
    'R29',
    'Battle in a foreign war',
    `
    The doubled time is at most 12. The side off the map rolls with full units, without terrain and elite dice.
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
    'Halves',
    `
    They are kept and added in 7.3.3.d before rounding down.
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
    A country that searches outside its impulse pays from saved AP; without any, it cannot search. A beaten fleet
    without a free adjacent zone goes to the regroup box.
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
    In the interphase every reduced leader on the map rolls; during play only after the successes of 9.2. Assyria rolls
    two dice and needs one even (9.4).
    `,
  ),
  rule(
    'R37',
    'Income before cards',
    `
    7.3.1 and 7.3.3 are finished before the deal. The level includes standing tribute, not the checks to come. Only
    active countries are dealt cards.
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
    A failed check changes nothing; each further battle won or city taken leads to another.
    `,
  ),
  rule(
    'R40',
    'Counting for VP',
    `
    Units are counted at the start of the battle, including mercenaries but not leaders. A city counts with the level
    and the garrison it had when its siege began. An alliance with a minor gives VP when its marker rises into 13–15,
    once per power, minor and turn.
    `,
  ),
  rule(
    'R41',
    'Alliance of 8.4',
    `
    The extra price is 10 AP; one turn means until the next interphase.
    `,
  ),
  rule(
    'R42',
    'Sudden death by VP',
    `
    It is tested only at the count in the interphase, and not if everyone has zero VP or fewer. The winner must be ahead
    of every other power; a tie at the top is not enough.
    `,
  ),
  rule(
    'R43',
    'Prices with 9.7',
    `
    Twice the factor plus: light infantry 0, heavy infantry 1, archers 1, light cavalry 1, horse archers 2, heavy
    cavalry 2, chariots 3. Rebuilding has no surcharge.
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
    In Sealand no unit in Babylonian service checks attrition, mercenaries included; on Median paths only regular Median
    units are exempt.
    `,
  ),
  rule(
    'R51',
    'Hiring on allied ground',
    `
    You cannot hire there, not even into a force of your own. A force of yours on neutral, enemy or white ground may
    receive them.
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
    They cost 1 AP even when hunger rises; the city’s country pays it from its savings, and without any you are not
    asked. With fewer hits the garrison goes back inside and the siege goes on.
    `,
  ),
  rule(
    'R70',
    'Foreign ground',
    `
    It is a home or associated area of another country. Holding it in war does not make it your own, but provinces and
    associated areas you have taken over are yours.
    `,
  ),
  rule(
    'R71',
    'Sides of a foreign war',
    `
    One D3 is rolled for both sides. An inactive minor on the list is mirrored; if the first country is inactive the
    event cannot be played. The battle is offered in the impulse of a listed country. If a country is on both sides, it
    names the attacking side, and both take losses.
    `,
  ),
  rule(
    'R72',
    'Alliance cards as reactions',
    `
    Here any space above 0 counts as an alliance. If spaces are left when the marker reaches 0, it may go up the track
    of the power that plays the card; a minor without one can only lower a marker. Outside your impulse you pay from
    savings or with a loan.
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
    It is offered at the end of an impulse while its condition holds, or in 7.1, once per country and turn. The powers
    at war answer in track order; one refusal is enough. Three home cities must be in enemy hands now; a defeat worth 3
    VP counts until the end of the turn. A minor run under 7.4.5 cannot surrender.
    `,
  ),
  rule(
    'R75',
    'Influence in grace',
    `
    The conquest is noted beside the marker; the conqueror’s influence counts up from 0 on his track.
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
    The Rebels agree on it; otherwise the first Rebel power after it on the track runs it. The order of preference is: a
    power of that camp not at war with the minor, then a neutral power not at war with it, then one of that camp even if
    at war with it, then any.
    `,
  ),
  rule(
    'R78',
    'Secret move',
    `
    The marker moves up to D6 spaces, down another power’s track, up your own, or both. With nomads you can only move
    the marker.
    `,
  ),
  rule(
    'R79',
    'Revolt',
    `
    Unoccupied means no land unit or leader in area or city. While the marker lies there, the city counts for nobody,
    and any country may enter without war: whoever comes first holds it, even in peace. If the marker is removed unused,
    control returns to the printed owner.
    `,
  ),
  rule(
    'R80',
    'VP for powers and camps',
    `
    Joining a camp is an alliance with each of its powers: 3 VP for either side, once per pair and turn, however it
    comes about. There is none for an alliance with Assyria, which is worth points only if conquered, or for a borrowed
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
    It takes place in the buyer’s impulse, as part of hiring, with its AP; the seller must agree.
    `,
  ),
  rule(
    'R83',
    'Succession',
    `
    It is decided in 7.6, in track order, after the deal. The candidate is the king the timeline offers; the old king
    leaves even if the new one fails, without loss of VP. If none is offered, a power with a king rolls to keep him. A
    power may choose not to roll: then it has no king and no unrest. If it has both an offered king and a crowned
    leader, its owner chooses which of them rolls, and the other loses the crown. A new king is placed in the capital,
    or else in a controlled home city; if there is neither, there is no new king.
    `,
  ),
  rule(
    'R84',
    'Bound nomads',
    `
    They enter only that minor’s areas and white ground and attack only that minor, but defend themselves. This
    restriction also ends if the minor is eliminated.
    `,
  ),
  rule(
    'R85',
    'Ties',
    `
    Powers tied for most VP share the win.
    `,
  ),
  rule(
    'N01',
    'No last round',
    `
    A turn lasts as many impulse rounds as it takes. Only games that programs play among themselves are broken off
    after very many decisions; they count as unfinished.
    `,
  ),
  rule(
    'N02',
    'Leaders in the setup',
    `
    Leaders named in a scenario’s setup start on their full side, even with 9.2. Those of a minor that is called out
    later enter the game reduced.
    `,
  ),
  rule(
    'N03',
    'Into and out of a city',
    `
    A force outside its own or an allied city may go in without AP and then stays there for the impulse. From an
    unbesieged city it goes straight to another area or into the field; if enemies are outside the walls, whoever comes
    out attacks them, without AP, and nobody gets past them.
    `,
  ),
  rule(
    'N04',
    'Chosen and not moved',
    `
    A leader or unit that was chosen and halted without a step cannot be chosen again in this impulse, and units left
    behind cannot be taken along again in that march.
    `,
  ),
  rule(
    'N05',
    'Units of a group',
    `
    How a country’s units are divided among its armies in a group is not recorded: together they are at most as many as
    its leaders command, and at least one for each army.
    `,
  ),
  rule(
    'N06',
    'Several causes of attrition',
    `
    Each cause is a check of its own: desert, Median path, Sealand, distance, haste, enemy ground, a swollen river.
    `,
  ),
  rule(
    'N07',
    'Interception to help friends',
    `
    Interceptors and friends in the area fight together if they are at most three armies; otherwise the interceptors
    fight first. Friends who were already there may evade before that battle.
    `,
  ),
  rule(
    'N08',
    'Ad hoc groups',
    `
    Armies that have intercepted together become a group at once if one of them has a card ready. Without one they fight
    together, but their leaders add no dice and prevent no routs.
    `,
  ),
  rule(
    'N09',
    'Units already there',
    `
    Units in a city in the area count too, whoever they belong to, unless they are friends of the interceptor.
    `,
  ),
  rule(
    'N10',
    'Ungrouped armies evade',
    `
    They name one destination and roll one after another, each leader with his share and all units without a leader
    together; whoever fails stays and fights.
    `,
  ),
  rule(
    'N11',
    'War in order to evade',
    `
    If it has no friendly ground to go to, the country whose force moves may declare war first; outside its impulse it
    pays from its savings.
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
    In a forced march and in 7.7 you name a destination, the army takes the shortest way, and you cannot halt twice in
    the same place.
    `,
  ),
  rule(
    'N14',
    'Where units go when they must leave',
    `
    They go to the nearest friendly area along paths, whoever holds the areas in between. If the area they are in has
    just become a province, that will do. The land of a trade city is treated like that of the power that has conquered
    it or is in a pact with it.
    `,
  ),
  rule(
    'N15',
    'Half of a swift step',
    `
    Cavalry pays half an AP for each area; if a battle follows an odd number of steps, another half is lost, if there is
    one left.
    `,
  ),
  rule(
    'N16',
    'Leaders and the halves',
    `
    A hit assigned to a leader counts towards the regulars’ half.
    `,
  ),
  rule(
    'N17',
    'Lone leaders',
    `
    If enemies find a leader without units in the field, he goes to the regroup box; there is no battle, no VP and no
    promotion.
    `,
  ),
  rule(
    'N18',
    'Units beyond the command',
    `
    In defence all units of a country in the field fight, even those its leaders could not lead.
    `,
  ),
  rule(
    'N19',
    'Which armies wait',
    `
    With more than three separate armies the country with the most of them chooses which ones wait; each of these takes
    at least one unit, and each that fights keeps one.
    `,
  ),
  rule(
    'N20',
    'Who lies in ambush',
    `
    Among the defenders of a field battle or a landing, each country whose units are all mounted may do so as long as
    horse archers are left on its side; those under one commander go together, and the others fight on. A failed try is
    a failed evasion (6.6.10).
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
    'The army before a city',
    `
    A leader besieges with as many units as he may command, a group with those of each of its armies. If there are more,
    their owner chooses which ones; the same goes for landings and battles on the spot. An intercepting force may also
    go with fewer.
    `,
  ),
  rule(
    'N23',
    'Hits in an assault',
    `
    The garrison takes them as in a battle without routs; without a garrison they are only compared. The city falls only
    if a besieging unit is left.
    `,
  ),
  rule(
    'N24',
    'Walls worn to nothing',
    `
    A city at level 0 falls to any round of standard siege. A level added by a card has to be taken too.
    `,
  ),
  rule(
    'N25',
    'Hunger once',
    `
    The hunger of a city belongs to the country that began it and to others in an army group with it; it rises once in
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
    Anyone who retreats may declare war to do so; outside its impulse a country pays from its savings. Nobody has to.
    `,
  ),
  rule(
    'N29',
    'Where Assyria settles people',
    `
    On any city or square area of the map that has room. Others must take an ECO+ to the nearest ECO−; they may leave it
    where it is only if there is no ECO− on the map.
    `,
  ),
  rule(
    'N30',
    'One of several failed to evade',
    `
    The routs of all countries on a side are added up and shared as usual.
    `,
  ),
  rule(
    'N31',
    'What is aboard a ship',
    `
    Ships are loaded in the order of their counters, and among equal ships those without a load are lost first; a ship
    that is lost takes its load with it. When the last ship is lost, leaders aboard go to the regroup box.
    `,
  ),
  rule(
    'N32',
    'Who is asked for a card',
    `
    At every occasion for a card and before every battle, whether a country is asked depends on public facts alone: it
    holds a common card while a copy of a suitable card is still unseen, or it has an unused suitable home card. They
    are asked in order from the phasing country.
    `,
  ),
  rule(
    'N33',
    'The target comes first',
    `
    A catastrophe or sabotage card names its target when announced, before Counter Measures; the dice are rolled
    afterwards.
    `,
  ),
  rule(
    'N34',
    'Counter Measures against themselves',
    `
    They can be cancelled by Counter Measures; nobody can cancel their own card.
    `,
  ),
  rule(
    'N35',
    'Counters in battle',
    `
    Countries in the battle lay them face down in two further stages; when shown, each names the card it cancels, which
    is never one of its own side. Counter Measures can cancel any card of the earlier stages, whether or not there was a
    counter manoeuvre.
    `,
  ),
  rule(
    'N36',
    'Alliance card as a reaction',
    `
    It moves the marker towards the playing power only, never up another’s track. Nor may an ally of Assyria play it for
    Assyria on a country that Assyria has punished.
    `,
  ),
  rule(
    'N37',
    'Loans',
    `
    You may have one at a time, at most equal to your ECO level.
    `,
  ),
  rule(
    'N38',
    'Royal Siege Train',
    `
    As a battle card it is offered in Assyria’s impulse while an army is outside a city it may besiege, and does not
    count as the card of the impulse; in a hunger siege its dice are wasted.
    `,
  ),
  rule(
    'N39',
    'Units for a foreign war',
    `
    They come from the map and raid boxes, not from a besieged city or ships. If there are too few, a power raises what
    it can, straight to the card: from the regroup box, or new regulars if it could build them, with its savings or the
    AP of its impulse, with cards or with a loan up to its ECO level. Or it gives up 1 VP for each missing unit at once.
    Only units it cannot raise are owed and asked for at each impulse. A minor may owe them.
    `,
  ),
  rule(
    'N40',
    'One battle for the end',
    `
    There is one per war and impulse; winning it ends the war, with the usual rolls for losses.
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
    If they are played on a place without a leader, they guide each unit there.
    `,
  ),
  rule(
    'N43',
    'Coordinated Attack',
    `
    Each army comes as if it marched by itself, one from each area; the best leader commands. The card may be played
    with one army.
    `,
  ),
  rule(
    'N44',
    'Deportation',
    `
    It takes ECO+ away while there are any in the city; only a city without any gets the ECO−.
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
    It raises the current level, which the next income step counts afresh.
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
    The target is named, then 2D6 are rolled; it costs no AP, and taking an impulse before all others is not one of the
    options.
    `,
  ),
  rule(
    'N49',
    'Secret refusal or tribute',
    `
    If chosen between turns, it is kept for the next check (5.2) and lapses if the minor has become an ally by then. A
    minor marked as a refuser pays Assyria nothing, PRO or not.
    `,
  ),
  rule(
    'N50',
    'No target left',
    `
    A power without a target for a marker lays none.
    `,
  ),
  rule(
    'N51',
    'Spies',
    `
    They show the hand only while the player chooses.
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
    If there are several occupiers, the one who decides gets the area or the conquest; in their own impulse the others
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
    'When surrender is asked',
    `
    At the end of the impulse in which its situation became worse, in its own impulse, and in 7.1.
    `,
  ),
  rule(
    'N57',
    'A turn of conquest',
    `
    For the points at the end, a turn counts as conquered if the conquest or surrender happened in it or in its
    interphase.
    `,
  ),
  rule(
    'N58',
    'A liberated city',
    `
    If an ally of its printed owner takes it, it goes back to that owner.
    `,
  ),
  rule(
    'N59',
    'Peace across the camps',
    `
    A power that makes peace with a power of the other camp becomes neutral; Assyria never does, so then the other power
    leaves its camp.
    `,
  ),
  rule(
    'N60',
    'Rejected by the camp',
    `
    A neutral power that declared war on one camp and is rejected by the other keeps the war and the 1 VP.
    `,
  ),
  rule(
    'N61',
    'One offer',
    `
    A country may make each other country one offer per impulse and per interphase; in the interphase you can change
    camp once, and you cannot declare war in the same impulse or interphase in which you made peace.
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
    The whole camp of that power is at war with it; its own power is not drawn in.
    `,
  ),
  rule(
    'N64',
    'Leaving a pillaged area',
    `
    A tribe that ends its impulse where pillage is 2 moves, without AP, to a linked area without enemies; if there is
    none, it stays.
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
    Units restored between turns all go to one place where the tribe already is, chosen by whoever runs it.
    `,
  ),
  rule(
    'N67',
    'Called out by nomads',
    `
    A tribe that enters an inactive minor’s area calls it out at once; where enemies are, its units are set up inside
    the city or, without a city, in the regroup box.
    `,
  ),
  rule(
    'N68',
    'Clashes',
    `
    If a declaration of war makes enemies of forces in the same area, the battle is fought once those who must leave
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
    These are all powers that are conquered or eliminated at that moment, whichever camp they were in and whenever they
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
    Only the minor that the timeline lets them harass.
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
    'Politics after a beaten camp',
    `
    Only wars and camps; each power once, in track order.
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
      intercept or benefit from a card are visible to all; building, hiring, rebuilding, combining and disbanding are
      done openly. When Assyria pays its mercenaries again, all see whom it pays, but not where they are.
    - When units check attrition, enemies learn how many check and how many are hit, not which. A unit that is lost is
      seen: it goes to its pool.
    - If a rule depends on what a stack holds, its owner shows it: mercenaries that cannot attack without a leader, or a
      force from which some desert. Of units that stand by while others fight, only the number is visible.
    - Nothing is decided automatically because of what a stack holds: its owner is asked, even if there is only one
      choice. A move that shows something cannot be taken back.
    `,
  ),
  rule(
    'N76',
    'Passing',
    `
    Passing is not an impulse: it does not count as the first of the turn, nor does it separate two impulses of another
    country. A special impulse before all others (7.5.2.b) is not the first either: what is allowed only in the first
    impulse has to wait for it.
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
    The 3 AP are paid with the second card.
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
    Everyone can see that a face-down card is a home card.
    `,
  ),
  rule(
    'N81',
    'Alone',
    `
    One player may play every scenario, running all powers.
    `,
  ),
  rule(
    'N82',
    'A rebel that pays',
    `
    A power at war with Assyria may decide to pay: it leaves its camp and its war with Assyria ends.
    `,
  ),
  rule(
    'N83',
    'Enemies are checked too',
    `
    An unallied minor at war with Assyria makes its check like the others; if it pays, the war ends.
    `,
  ),
  rule(
    'N84',
    'Mercenaries kept',
    `
    Assyria decides on them before anything else in its first impulse and may pay with any AP, from income or from
    cards; the price goes by the factor of the side that is up. A pass, or a special impulse before all others, does not
    count as that impulse.
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
    'Raiders once',
    `
    Each raider can raid once per impulse. A power may also send units of its allied minors and nomads, one of each
    country per impulse; units that have fought or cannot act any more cannot go.
    `,
  ),
  rule(
    'N87',
    'Into a trade box',
    `
    A ship enters only if it has not sailed or carried troops in this impulse. It may enter to fight even if there is
    room, and even against allies and neutrals; it chooses whom to search for, and how often.
    `,
  ),
  rule(
    'N88',
    'Fleets that are searched for',
    `
    One AP covers all enemies in the zone. Each of their fleets gets its own roll, in the order the searcher chooses and
    until the searcher stops; allies are one fleet, others fight separately. Ships run by the same power search and
    fight together, and so do moving ships with those that sail along; other allies stay out of it.
    `,
  ),
  rule(
    'N89',
    'Troops aboard',
    `
    They may stay aboard after the impulse. A country ships its own units and, if their owner agrees, those of its
    allies. A besieged port that is not blockaded is open to the sea: a garrison may go aboard there, and ships can be
    built there.
    `,
  ),
  rule(
    'N90',
    'Nothing to pillage',
    `
    There is nothing to pillage on land without an owner, but there is in a free trade city.
    `,
  ),
  rule(
    'N91',
    'Who suffers for debts',
    `
    The debtor chooses among the home areas it controls.
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
    'The unit disbanded',
    `
    It is a regular of strength 2 on its full side, not a stronger one reduced to 2; each power may disband one per
    turn.
    `,
  ),
  rule(
    'N95',
    'AP of a looted city',
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
    'Going home after the impulse',
    `
    A minor whose last war ends in its own impulse finishes that impulse before it goes home.
    `,
  ),
  rule(
    'N99',
    'An ally in a pillaged area',
    `
    A tribe that is an ally may stay where pillage is 2 for 1 AP: from its own AP, or else from what its power has
    saved.
    `,
  ),
  rule(
    'N100',
    'Shut in',
    `
    An enemy garrison besieged by your own side does not prevent a retreat or an evasion into its area; one in a city
    that is not besieged does.
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
    Under 8.4 Assyria can borrow one power at a time, and pays the price of the card on top of the 10 AP. At the next
    interphase that power is a Rebel again; while the grace period lasts, it and Assyria stay at peace.
    `,
  ),
  rule(
    'N104',
    'The Rebels’ choice',
    `
    When the Rebels get to run an unallied minor at war, the first of the powers that R77 prefers names which of them
    runs it: when the minor is called out, at its first impulse of a turn, and when the camps take turns. If one player
    has them all, nobody is asked.
    `,
  ),
  rule(
    'N105',
    'Talk about markers',
    `
    What players say to each other about secret markers cannot be monitored, so there is no penalty for it.
    `,
  ),
  rule(
    'N106',
    'After a preempting impulse',
    `
    R08 is tested after it as well: if nobody but the preemptor holds cards, the turn ends before the country that was
    preempted has its impulse. If that country has lost its cards in the meantime, it passes; the preemptor, if next on
    the track, then passes too (6.0) and keeps its cards. The special impulses of 7.5.2.b do not count for this.
    `,
  ),
  rule(
    'N107',
    'A foreign war of a country gone home',
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
    and for every three minors it has conquered.
    `,
  ),
  rule(
    'N109',
    'An inactive minor in debt',
    `
    An inactive minor with a negative ECO level takes its points of pillage when the marker passes its space: areas
    without a city first, its capital last, the least pillaged before the others. If no area is left, it is bankrupt.
    `,
  ),
  rule(
    'N110',
    'Assigning the rest automatically',
    `
    Whoever has losses to assign may let the program assign the rest, cheapest losses first: each loss goes where it
    costs least, within the halves of 6.7.4. A loss costs the factor points lost, plus one if the unit is eliminated,
    minus one for a mercenary; leaders come last. Losses left over between countries go to the one that can take the
    most.
    `,
  ),
  rule(
    'N111',
    'When markers run out',
    `
    Each country concerned removes one whole marker, at 1 AP per level, from the AP it has and then from cards; AP from
    cards are kept even if they are not enough.
    `,
  ),
  rule(
    'N112',
    'Interception in the fog',
    `
    With fog, a country is asked whether it intercepts wherever it has units that others cannot see, as if one of them
    were a regular, even if all it can do is pass. The same goes for a retreat or relocation that must avoid
    interception.
    `,
  ),
  rule(
    'N113',
    'Mercenaries kept without 9.4',
    `
    Assyria may keep its mercenaries (5.1) whether 9.4 is in use or not; 9.4 adds the second die for promotions and what
    other powers may do.
    `,
  ),
  rule(
    'N114',
    'Who begins a turn',
    `
    Assyria begins turn 1. Each later turn is begun by the country after the one that played the last card of the turn
    before; cards are dealt in the same order.
    `,
  ),
  rule(
    'N115',
    'A ceded home card',
    `
    Its holder may play it for its AP and its plus sign; only its owner may use its event.
    `,
  ),
  rule(
    'N116',
    'An empty card',
    `
    Units driven off the card of a foreign war by a lost battle to end it are not replaced; the war goes on without
    them. Such a battle gives VP like any land battle, in addition to the one for ending the war; the side off the map
    counts as many units as it mirrors.
    `,
  ),
  rule(
    'N117',
    'Substitutes as a power',
    `
    They act as the power they replace: its track, camp, wars, agreements, conquests and secret markers are theirs, and
    they pay the prices for powers. War on one of them is war on all; what is paid to the power goes to the first of
    them with an ECO level. A tribe among them is not automatically at war with everyone and may do what 10.1 forbids
    nomads, but is supplied like nomads. For conquest, a substitute counts as the minor it is.
    `,
  ),
  rule(
    'N118',
    'What is in force',
    `
    All of chapter 9 and elimination, unless the players or the scenario say otherwise; fog (9.5) and secret diplomacy
    (7.5) only if the players choose them.
    `,
  ),
  rule(
    'N119',
    'Ships home from trade',
    `
    Each ship goes separately to a zone with a friendly port on the same sea as its box; its owner chooses.
    `,
  ),
  rule(
    'N120',
    'Nomads do not waste AP on marching',
    `
    As long as an unallied tribe can rebuild units, it keeps the AP they need. It may spend them only on an attack: a
    step into an area with enemies in the field, a siege, a sortie or a raid. Other steps, forced marches and journeys of
    leaders must be paid from AP beyond these.
    `,
  ),
]
