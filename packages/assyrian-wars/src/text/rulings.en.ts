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
    All of them are cities. The printed owner needs no garrison to count one; anybody else does.
    `,
  ),
  rule(
    'R04',
    'Sealand',
    `
    Every land step into or out of it costs 2 AP, for Babylonia too. The check is for units that step. Ships pay as
    usual and never check.
    `,
  ),
  rule(
    'R05',
    'Friendly area',
    `
    For a country: an area it controls; one of an ally, or of its power or minor; one of a country with MARCH or better
    or in free passage; for Assyria and its allies one of a country that pays Assyria; for a conqueror one of the
    conquered during grace; an unoccupied white area. An area with enemy land units outside a city never is.
    `,
  ),
  rule(
    'R06',
    'Saving',
    `
    Only income can be saved. AP left of a card are lost with the impulse (but see 10.4.a).
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
    there is one, it has exactly one more impulse, unless it has just taken the one that left it alone. If there is
    none, the turn ends.
    `,
  ),
  rule(
    'R09',
    'New mercenaries',
    `
    There are never fewer than none; only active minors draw.
    `,
  ),
  rule(
    'R10',
    'Tribute dice',
    `
    The printed level counts, not the damaged one, whoever holds the capital. At each start of turn unpunished black
    markers become white, and white ones go.
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
    A step over one costs 2 AP; 1 AP for a force of regular Median units and Median leaders only.
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
    In a group of several armies none has more regulars, nor more mercenaries, than the commander of the group leads,
    whatever its own leader’s rating; an army outside a group has as many as its leader leads.
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
    There is one for each stack with a regular Assyrian unit: a leader’s stack is his army, or ten units where more
    stand with him; all others are one stack for each ten or part of ten. In siege combat two in all.
    `,
  ),
  rule(
    'R17',
    'Hits that do not fit',
    `
    What mercenaries or regulars cannot take of their half falls on the others.
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
    Free in the impulse of entry, for every army or group that comes, though others may besiege the city already:
    hunger, and a standard siege with its first round. An assault always costs 1 AP, from any source, and so does every
    siege action in a later impulse; going on with your own siege is paid from income.
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
    A port on several zones must be blockaded in each. Without blockade no hunger siege begins and the level does not
    rise, but it does not fall.
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
    The besieging country gets it; of a group, the commander’s country, unless 6.12.a says otherwise.
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
    on white ground, with MARCH or better, free passage, payers’ land for Assyria’s camp, during grace, on allied
    ground, or for a garrison of your own city. Only a force with neither AP nor anything to pillage checks attrition;
    no card has to be played for its sake.
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
    They are kept and added with 7.3.3.d before rounding down.
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
    A searcher out of its impulse pays from saved AP; without them there is no search. A beaten fleet without a free
    adjacent zone goes to the regroup box.
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
    'Rise in peace',
    `
    It is added to the fresh level each time and does not pile up.
    `,
  ),
  rule(
    'R39',
    'Repeated punishment',
    `
    A failed check changes nothing; each further battle won or city taken gives another.
    `,
  ),
  rule(
    'R40',
    'Counting for VP',
    `
    Units at the start of the battle, mercenaries included, leaders not. A city counts with the level and the garrison
    it had when its siege began. An alliance with a minor gives VP when its marker rises into 13–15, once per power,
    minor and turn.
    `,
  ),
  rule(
    'R41',
    'Alliance of 8.4',
    `
    The extra price is 10 AP; one turn lasts to the next interphase.
    `,
  ),
  rule(
    'R42',
    'Sudden death by VP',
    `
    It is tested only at the count in the interphase, and not if all VP are at zero or below. The winner must be ahead
    of every other power; a tie at the top wins nothing.
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
    In answer to hunger too they cost 1 AP, which the city’s country pays from what it has saved; without it you are not
    asked. With fewer hits the garrison goes back inside and the siege goes on.
    `,
  ),
  rule(
    'R70',
    'Foreign ground',
    `
    It is a home or associated area of another country. Holding it in war does not make it your own; provinces and
    associated areas taken over are.
    `,
  ),
  rule(
    'R71',
    'Sides of a foreign war',
    `
    One D3 serves both. An inactive minor on the list is mirrored; if the first country is inactive the event cannot be
    played. The battle is offered in the impulse of a listed country. Where a country is on both sides, it names its
    attacking one, and both take losses.
    `,
  ),
  rule(
    'R72',
    'Alliance cards as reactions',
    `
    Any space above 0 counts as an alliance there. Spaces left at 0 may go up the track of the playing power; a minor
    without one can only lower a marker. Outside your impulse you pay from savings or by a loan.
    `,
  ),
  rule(
    'R73',
    'Battle cards',
    `
    They work in land battles: in the field, on landing, in sorties and in foreign wars. In siege combat and naval
    battles only where the card names them.
    `,
  ),
  rule(
    'R74',
    'Surrender',
    `
    It is offered at the end of an impulse while its condition holds, or in 7.1, once per country and turn. The powers
    at war answer in track order; one refusal is enough. Three home cities must be in enemy hands now; a defeat for 3 VP
    counts to the end of the turn. A minor run by 7.4.5 cannot surrender.
    `,
  ),
  rule(
    'R75',
    'Influence in grace',
    `
    Conquest is kept beside the marker; the conqueror’s influence counts up from 0 on his track.
    `,
  ),
  rule(
    'R76',
    'Peace tribute',
    `
    The 2 ECO are paid until the income step of the next interphase, for as long as a lent home card stays away.
    `,
  ),
  rule(
    'R77',
    'Who runs a minor',
    `
    The Rebels agree on it; otherwise the first Rebel power after it on the track runs it. The order of preference is: a
    power of that camp not at war with it, then a neutral one not at war, then one of that camp although at war, then
    any.
    `,
  ),
  rule(
    'R78',
    'Secret move',
    `
    The D6 goes down another’s track and/or up your own. With nomads you can only move the marker.
    `,
  ),
  rule(
    'R79',
    'Revolt',
    `
    Unoccupied means no land unit or leader in area or city. While the marker lies there, the city counts for nobody,
    and any country may enter without war: whoever comes first holds it, in peace too. If the marker is taken off
    unused, control returns to the printed owner.
    `,
  ),
  rule(
    'R80',
    'VP for powers and camps',
    `
    Joining a camp is an alliance with each of its powers: 3 VP for either side, once per pair and turn, however it
    comes about; none for an alliance with Assyria, which is worth points by conquest only, nor for a borrowed power
    that goes back. The 4 VP go to whoever removed the camp’s last power.
    `,
  ),
  rule(
    'R81',
    'Counting refusers',
    `
    They are counted right after 7.1, so a conquest in the interphase still punishes.
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
    leaves even if the new one fails, without loss of VP. If none is offered, a power with a king rolls to keep him.
    Where a roll is needed the power may do without: then there is no king and no unrest. With an offered king and a
    crowned leader the owner says who rolls, and the other has no crown. A new king stands in the capital, else in a
    controlled home city, else there is none.
    `,
  ),
  rule(
    'R84',
    'Bound nomads',
    `
    They enter only that minor’s areas and white ground and attack only that minor, but defend themselves. The duty also
    ends if the minor is eliminated.
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
    'Every turn ends',
    `
    A turn has at most forty impulse rounds.
    `,
  ),
  rule(
    'N02',
    'Leaders of a set-up',
    `
    Leaders named in the set-up of a scenario stand on their full side, also with 9.2. Those of a minor that is called
    out later come into the game and are reduced.
    `,
  ),
  rule(
    'N03',
    'Into and out of a city',
    `
    A force before its own or an allied city may go in free of AP and stays for the impulse. Out of an unbesieged city
    it walks straight to another area or into the field; enemies before the walls are attacked by whoever comes out,
    free of AP, and nobody walks past them.
    `,
  ),
  rule(
    'N04',
    'Chosen and not moved',
    `
    A leader or unit that was chosen and halted without a step cannot be chosen again in this impulse, and what was left
    behind cannot be taken along again in that march.
    `,
  ),
  rule(
    'N05',
    'Units of a group',
    `
    How a country’s units are divided among its armies in a group is not recorded: together they are as many as its
    leaders command, at least one for each army.
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
    'Interception beside friends',
    `
    Interceptors and friends in the area fight together if they are at most three armies, else the interceptors fight
    first; the friends that were there may evade before that battle.
    `,
  ),
  rule(
    'N08',
    'Ad hoc groups',
    `
    Armies that have intercepted together become a group at once if a card of one of them lies ready. Without one they
    fight together, but their leaders give no dice and save nobody from rout.
    `,
  ),
  rule(
    'N09',
    'Units already there',
    `
    Units in a city of the area count too, whoever they are, unless friends of the interceptor.
    `,
  ),
  rule(
    'N10',
    'Ungrouped armies evade',
    `
    They name one goal and roll one after another, each leader with his share, units without a leader together; whoever
    fails stays and fights.
    `,
  ),
  rule(
    'N11',
    'War in order to evade',
    `
    Where it has no friendly ground to go to, the country whose force moves may declare war first; out of its impulse it
    pays from what it has saved.
    `,
  ),
  rule(
    'N12',
    'A leader’s journey',
    `
    Eight areas by paths, whatever lies between; only the goal must be friendly.
    `,
  ),
  rule(
    'N13',
    'From halt to halt',
    `
    In a forced march and in 7.7 you name a goal, the shortest way is taken, and you cannot halt twice in the same
    place.
    `,
  ),
  rule(
    'N14',
    'Where units are driven',
    `
    They go to the nearest friendly area by paths, whoever holds the areas between. A province just made of the ground
    they leave will do. Ground of a trade city is left like that of the power that has conquered it or is in a pact with
    it.
    `,
  ),
  rule(
    'N15',
    'Half of a swift step',
    `
    Cavalry pays half an AP for each area; if a battle follows an odd step, another half is lost as far as there is one.
    `,
  ),
  rule(
    'N16',
    'Leaders and the halves',
    `
    A hit given to a leader counts in the half of the regulars.
    `,
  ),
  rule(
    'N17',
    'Lone leaders',
    `
    A leader without units whom enemies find in the field goes to the regroup box; there is no battle, no VP and no
    promotion.
    `,
  ),
  rule(
    'N18',
    'Units beyond the command',
    `
    In defence all units of a country in the field fight, also those its leaders could not lead.
    `,
  ),
  rule(
    'N19',
    'Which armies wait',
    `
    With more than three separate armies the country with the most of them says which wait; each takes at least one
    unit, and each that fights keeps one.
    `,
  ),
  rule(
    'N20',
    'Who lies in ambush',
    `
    Among the defenders of a field battle or a landing, each country whose units are all mounted may do so as long as
    horse archers are left on its side; those under one commander go together, the others fight on. A try that fails is
    a failed evasion (6.6.10).
    `,
  ),
  rule(
    'N21',
    'Terrain and factors',
    `
    The extra dice of terrain are for the first round; heavy infantry and chariots keep their lower factor for the whole
    battle.
    `,
  ),
  rule(
    'N22',
    'The army before a city',
    `
    A leader besieges with as many units as he may command, a group with those of each of its armies. Where there are
    more, their owner says which; so it is in landings and battles on the spot, and of those who intercept fewer may go.
    `,
  ),
  rule(
    'N23',
    'Hits in an assault',
    `
    They fall on the garrison as in a battle without routs; without one they only count. The city falls only if a
    besieging unit is left.
    `,
  ),
  rule(
    'N24',
    'Walls worn to nothing',
    `
    A city at level 0 is taken by any round of standard siege. A level lent by a card has to be taken too.
    `,
  ),
  rule(
    'N25',
    'Hunger once',
    `
    The hunger of a city belongs to the country that began it and to others in one army group with it; it rises once in
    an impulse of theirs. Others before the city cannot raise it, but may assault or besiege it beside them. A siege
    that turns to hunger begins at 0.
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
    'The garrison that came out',
    `
    It fights from its city: beaten, it is behind its walls again without a retreat.
    `,
  ),
  rule(
    'N28',
    'War for a way out',
    `
    A retreat by declaring war is open to whoever retreats; out of its impulse a country pays from what it has saved.
    Nobody has to use this.
    `,
  ),
  rule(
    'N29',
    'Where Assyria settles people',
    `
    On any city or square area of the map that has room. Others must take an ECO+ to the nearest ECO−; only with none on
    the map may they leave it where it is.
    `,
  ),
  rule(
    'N30',
    'One of several failed to evade',
    `
    The routs of all countries of a side are added up and shared like others.
    `,
  ),
  rule(
    'N31',
    'What is aboard a ship',
    `
    Ships are loaded in the order of their counters, and of equal ships those without a load are lost first; a ship that
    goes takes its load with it. When the last ship is gone, leaders aboard go to the regroup box.
    `,
  ),
  rule(
    'N32',
    'Who is asked for a card',
    `
    In every window and before every battle those entitled are asked by public facts alone: a common card in hand while
    a copy of a fitting card is unseen, or a fitting home card unused; in order from the phasing country.
    `,
  ),
  rule(
    'N33',
    'Aimed before it is answered',
    `
    A catastrophe or sabotage card names its target when announced, before Counter Measures; the dice are rolled
    afterwards.
    `,
  ),
  rule(
    'N34',
    'Counter Measures against themselves',
    `
    They may be cancelled by Counter Measures; nobody cancels a card of his own.
    `,
  ),
  rule(
    'N35',
    'Counters in battle',
    `
    They are laid face down in two further stages by those who take part; each names the card it cancels when it is
    shown, but never a card of its own side. Counter Measures cancel any card of the stages before, with or without a
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
    As a battle card it is offered in Assyria’s impulse while an army stands before a city it may besiege, and is not
    the card of the impulse; its dice are lost on hunger.
    `,
  ),
  rule(
    'N39',
    'Units for a foreign war',
    `
    They come from the map and raid boxes, not from a besieged city or ships. If there are too few, a power raises what
    it can, straight to the card: out of the regroup box, or new regulars where it could build them, with its savings or
    the purse of its impulse, with cards or by a loan up to its ECO level; or it gives 1 VP for each at once. Only what
    it cannot raise is owed and asked for at each impulse. A minor may owe them.
    `,
  ),
  rule(
    'N40',
    'One battle for the end',
    `
    There is one per war and impulse; winning ends the war with the usual dice for losses.
    `,
  ),
  rule(
    'N41',
    'Favours of movement cards',
    `
    They belong to the leader named, to the end of the impulse; Night March gives six steps.
    `,
  ),
  rule(
    'N42',
    'Guides without a leader',
    `
    Named for a place without a leader, they guide each unit there.
    `,
  ),
  rule(
    'N43',
    'Coordinated Attack',
    `
    Each army comes as it would march by itself, one from each area; the best leader commands. The card may be played
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
    The strongest idle units come first; those without a leader all go to one area.
    `,
  ),
  rule(
    'N46',
    'Good Harvest',
    `
    It raises the level that the next income step computes anew.
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
    The target is named, then 2D6; it costs no AP, and the impulse before all others is not among its options.
    `,
  ),
  rule(
    'N49',
    'Secret refusal or tribute',
    `
    Chosen between turns it is kept for the check of the coming 5.2 and lapses if the minor is allied by then. A minor
    marked as a refuser pays Assyria nothing, PRO or not.
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
    'The gentle test of supremacy',
    `
    By the book 9.1 compares current VP, below zero too; what 8.3 counts only at the end of the game is not among them.
    You may choose the gentle test, which is ours: it adds to each power’s VP its points for turns in which it was not
    conquered so far, and counts nothing below zero.
    `,
  ),
  rule(
    'N53',
    'Only powers conquer',
    `
    Unallied minors and nomads take and hold areas, but conquer nobody.
    `,
  ),
  rule(
    'N54',
    'Whoever decides takes it',
    `
    Of several occupiers the one who decides gets area or conquest; another may ask in his own impulse to be allowed to
    try.
    `,
  ),
  rule(
    'N55',
    'Surrender to several',
    `
    The country is conquered by all who were asked; they share the VP, each has grace and may keep a province (10.4.c).
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
    For the points at the end a turn counts as conquered if the conquest or surrender fell into it or its interphase.
    `,
  ),
  rule(
    'N58',
    'A liberated city',
    `
    Taken by an ally of its printed owner it goes back to the owner.
    `,
  ),
  rule(
    'N59',
    'Peace across the camps',
    `
    A power that makes peace with one of the other camp becomes neutral; Assyria never does, so then the other one
    leaves.
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
    Each country makes each other one offer per impulse and per interphase; in the interphase a camp is changed once,
    and no war follows a peace just made, in the same impulse or interphase.
    `,
  ),
  rule(
    'N62',
    'War on a minor',
    `
    A power’s war on a minor is its own and its minors’, not its camp’s.
    `,
  ),
  rule(
    'N63',
    'A minor attacks a power',
    `
    It has the whole camp of that power against it; its own power is not drawn in.
    `,
  ),
  rule(
    'N64',
    'Leaving bare ground',
    `
    A tribe that ends its impulse where pillage is 2 goes, free of AP, to a linked area without enemies; if there is
    none it stays.
    `,
  ),
  rule(
    'N65',
    'Ground a tribe has taken',
    `
    It is still its printed owner’s when it comes to pillage and leaving.
    `,
  ),
  rule(
    'N66',
    'Who has come back',
    `
    Units restored between turns come all to one place of the controller’s choice among those where the tribe stands.
    `,
  ),
  rule(
    'N67',
    'Called out by nomads',
    `
    A tribe that enters an inactive minor’s area calls it out at once; where enemies stand its units are set up inside
    the city, without a city in the regroup box.
    `,
  ),
  rule(
    'N68',
    'Clashes',
    `
    Where a declaration makes enemies of forces in one field, the battle comes when those who must leave have left and a
    march under way is over; the side whose impulse it is attacks.
    `,
  ),
  rule(
    'N69',
    'A draw',
    `
    Where an early end is a draw, all players share the win.
    `,
  ),
  rule(
    'N70',
    'Defeated powers',
    `
    All powers that are conquered or eliminated at that moment, whichever camp they were of and whenever they fell.
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
    They can eliminate the minor that the timeline lets them harass.
    `,
  ),
  rule(
    'N73',
    'Media comes back',
    `
    It returns with the strongest units that fit into the 10 points; the Far East is then empty of ECO+.
    `,
  ),
  rule(
    'N74',
    'Politics after a beaten camp',
    `
    Wars and camps only, every power once in track order.
    `,
  ),
  rule(
    'N75',
    'How stacks lie in the fog',
    `
    - An enemy is anybody at war with a country you run. Spectators see what an enemy sees.
    - Each leader lies on a stack of ten, or of as many as he commands if that is more. What is left over lies in stacks
      of ten, and on them the best units the country has there. A force on the march is a stack of its own.
    - How many units and how many ships there are is seen, which of them are reduced is not. Whoever fights, intercepts
      or has the favour of a card is seen by all; what is built, hired, rebuilt, combined or disbanded is done in the
      open.
    - Where a rule goes by what a stack holds, its owner shows it: mercenaries that cannot attack without a leader, and
      those of whom some desert. Of those who stand by while others fight it is seen how many they are.
    - Nothing is decided by itself because of what a stack holds: its owner is asked, even if there is one choice only.
      A move that shows something cannot be taken back.
    `,
  ),
  rule(
    'N76',
    'Passing',
    `
    It is not an impulse: it does not count as the first of the turn, nor does it separate two impulses of another
    country. Nor is an impulse before all others (7.5.2.b) the first: what only the first allows waits for it.
    `,
  ),
  rule(
    'N77',
    'Buying a card',
    `
    A country without a card buys one at the start of its impulse by itself.
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
    It runs 7.1 to 7.3 in every scenario, then points are counted.
    `,
  ),
  rule(
    'N80',
    'Backs of home cards',
    `
    It can be seen that a home card was laid face down.
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
    Assyria decides on them before all else in its first impulse, with any AP: income, and cards played for theirs; each
    by the factor of the side that is up. A pass, or a special impulse before all others, is not that impulse.
    `,
  ),
  rule(
    'N85',
    'Reinforcements',
    `
    A unit built, hired or bought back where no unit stood may be intercepted like one that enters.
    `,
  ),
  rule(
    'N86',
    'Raiders once',
    `
    Each raider raids once in an impulse. A power sends units of its allied minors and nomads as well, one of each
    country in an impulse; those that have fought or cannot act any more do not go.
    `,
  ),
  rule(
    'N87',
    'Into a trade box',
    `
    A ship enters only if it has not sailed or carried troops in this impulse. It may come to fight even where there is
    room, and against allies and neutrals too; it chooses whom to look for, and how often.
    `,
  ),
  rule(
    'N88',
    'Fleets that are searched for',
    `
    One AP is for all enemies of the zone, and each of their fleets has a roll of its own, in the order and as far as
    the searcher says; allies are one fleet, others fight apart. Ships that the same power runs search and fight
    together, and ships under way with those that sail along; other allies stay out of it.
    `,
  ),
  rule(
    'N89',
    'Troops aboard',
    `
    They may stay aboard over the impulse. A country ships its own units and, if their owner agrees, those of its
    allies. A besieged port that is not blockaded is open to the sea: a garrison may go aboard there, and ships are
    built beside it.
    `,
  ),
  rule(
    'N90',
    'Nothing to pillage',
    `
    Ground without an owner has nothing to pillage; a free trade city has.
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
    Of two combined mercenaries one goes to the common pool, of two regulars to their pool.
    `,
  ),
  rule(
    'N94',
    'The unit disbanded',
    `
    It is a regular of strength 2 on its full side, not a stronger one that is worn down to it; one a turn and power.
    `,
  ),
  rule(
    'N95',
    'AP of a looted city',
    `
    A tribe spends them on units in a city it holds with units there.
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
    'Beside others',
    `
    Where forces of others stand at its place of entry, a tribe appears on the nearest ground without any.
    `,
  ),
  rule(
    'N98',
    'Home after the impulse',
    `
    A minor whose last war ends in its own impulse finishes that impulse before it goes home.
    `,
  ),
  rule(
    'N99',
    'An ally on bare ground',
    `
    A tribe that is an ally may stay where pillage is 2 for 1 AP: out of its own AP, else out of what its power has
    saved.
    `,
  ),
  rule(
    'N100',
    'Shut in',
    `
    An enemy garrison that your own side besieges does not bar a retreat or an evasion into its area; one in a city that
    is not besieged does.
    `,
  ),
  rule(
    'N101',
    'Behind the walls',
    `
    With an enemy garrison in the city of the area, a battle before it cannot be an overrun.
    `,
  ),
  rule(
    'N102',
    'Changing camps',
    `
    Between turns a power may also leave its camp and join none. Whoever changes camps leaves the old one first; refused
    by the new one, it is neutral.
    `,
  ),
  rule(
    'N103',
    'The borrowed power',
    `
    By 8.4 Assyria borrows one power at a time, and the price of the card comes on top of the 10 AP. At the next
    interphase it is a Rebel again; grace, while it lasts, keeps the peace between it and Assyria.
    `,
  ),
  rule(
    'N104',
    'The Rebels’ choice',
    `
    When a minor at war alone falls to the Rebels, the first of those R77 prefers names who of them runs it: when it is
    called out, at its first impulse of a turn, and when the camps take turns. Where one player has them all nobody is
    asked.
    `,
  ),
  rule(
    'N105',
    'Talk about markers',
    `
    What players say to each other about secret markers cannot be watched; there is no penalty for it.
    `,
  ),
  rule(
    'N106',
    'After a preempting impulse',
    `
    R08 is tested after it as well: if nobody but the preemptor holds cards, the turn ends before the country that was
    preempted has its impulse. If that country has lost its cards meanwhile it passes; the preemptor, next on the track,
    then passes too, as 6.0 says, and keeps its cards. The special impulses of 7.5.2.b do not count for this.
    `,
  ),
  rule(
    'N107',
    'A foreign war of a country gone home',
    `
    If the first country listed becomes inactive, its units stay on the card, it owes no more of them, and the war grows
    shorter each time the marker passes its space.
    `,
  ),
  rule(
    'N108',
    'Conquests and succession',
    `
    They count what has happened in the game so far: +2 for a power that has been conquered or has surrendered at some
    time, −1 for each power and for each three minors it has conquered.
    `,
  ),
  rule(
    'N109',
    'A minor at home in debt',
    `
    An inactive minor with a negative ECO level takes its points of pillage when the marker passes its space: areas
    without a city first, its capital last, the least pillaged before others. If it has none left it is bankrupt.
    `,
  ),
  rule(
    'N110',
    'Assigning the rest automatically',
    `
    Whoever has losses to assign may let the program assign the rest, cheapest losses first: each falls on the unit it
    costs least, within the halves of 6.7.4. It costs the factor that goes, one more if the unit goes with it, one less
    for a mercenary; leaders come last. Losses left over among countries go to the one that can bear most.
    `,
  ),
  rule(
    'N111',
    'When markers run out',
    `
    Each country concerned takes one whole marker off, at 1 AP for each of its levels, from what it has and then from
    cards; what cards bring is kept even if it is not enough.
    `,
  ),
  rule(
    'N112',
    'Interception in the fog',
    `
    With fog a country is asked whether it intercepts wherever it has units that others cannot see, as if one of them
    were a regular, even if it can then only pass; so it is where a retreat or relocation must avoid interception.
    `,
  ),
  rule(
    'N113',
    'Mercenaries kept without 9.4',
    `
    Assyria may keep its mercenaries by 5.1 whether 9.4 is in use or not; 9.4 adds the second die for promotions and
    what other powers may do.
    `,
  ),
  rule(
    'N114',
    'Who begins a turn',
    `
    Turn 1 is begun by Assyria. Each later turn is begun by the country after the one that played the last card of the
    turn before; cards are dealt in the same order.
    `,
  ),
  rule(
    'N115',
    'A ceded home card',
    `
    Its holder may play it for its AP and its plus sign; its event is its owner’s.
    `,
  ),
  rule(
    'N116',
    'An empty card',
    `
    Units that a lost battle for the end of a foreign war has driven off its card are not replaced; the war goes on
    without them. Such a battle gives the VP of any land battle besides the one for ending the war; those off the map
    are as many as they mirror.
    `,
  ),
  rule(
    'N117',
    'Substitutes as a power',
    `
    They act as the power that is gone: its track, camp, wars, agreements, conquests and secret markers are theirs, at
    the prices of powers; war on one of them is war on all; what is paid to it goes to the first of them with an ECO
    level. A tribe among them is at war with nobody by nature and may do what 10.1 forbids nomads, but is supplied as
    they are. Others conquer a substitute as the minor it is.
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
    Each ship goes on its own to a zone with a friendly port on the water of its box, as its owner says.
    `,
  ),
]
