// The examples of Assyrian Wars and the introduction to it, told in English.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Assyria', 'Media', 'Egypt', 'Babylonia', 'Elam'],
  notes: {
    'EX-01': {
      title: 'More points than the track has spaces',
      text: 'At a real table the track ends at 15, so markers count the laps: a counter on its plus side and a marker “2” under it make three laps; on space 5 that is 3 × 15 + 5 = 50. Here the program counts for you and simply shows Assyria’s 50 VP.',
    },
    impulse: {
      title: 'One card, plus income',
      text: 'Assyria begins its impulse with 9 AP of income and plays **Plague** for its 6 AP: 15 to spend. **Crown Prince** cannot follow, because neither card has a plus; for 3 AP Assyria could treat it as a plus card. At the end of the impulse up to 4 AP of income can be saved. Anything else left over is lost.',
    },
    'EX-02': {
      title: 'Syria pays twice',
      text: 'Syria has passed its tribute check and pays Assyria one ECO level. Now Babylonia spends 1 AP and moves the Syrian marker from 6 to 7 on its own track: PRO. From this moment Syria pays Babylonia as well. Syria is down two ECO levels; Assyria and Babylonia are up one each.',
    },
    'EX-03': {
      title: 'Halves are kept until the end',
      text: 'Mercenary heavy infantry of factor 3 costs half an AP per point: 1½. Assyria has 4 AP of income, so 2½ remain. Only when the impulse ends is the total cost rounded up, to 2, and 2 AP are saved. Another half AP spent before then would have cost nothing extra.',
    },
    'hire-and-build': {
      title: 'Regulars at home, mercenaries at the front',
      text: 'Heavy infantry of factor 4 costs 2 AP per point, so 8 AP, and must be placed in a home city: Ashur. A mercenary of factor 2 costs 1 AP and may join the army outside Sippar at once. The 2 AP left are not enough for a second heavy unit.',
    },
    'EX-04': {
      title: 'Two halves for 1 AP',
      text: 'Assyria has 1 AP. Half of it rebuilds the reduced mercenaries in Ashur by one point, from 1 to 2. The other half buys a mercenary unit back from the regroup box, whoever hired it before. Together that is exactly 1 AP.',
    },
    'EX-05': {
      title: 'Where the army at Der can strike',
      text: 'Merodach-Baladan is at Der, and Nashir-Bel marches past him. Kalhu has no path to Der, so he cannot intercept there. Nor can he in Arrapha, where there is already an Assyrian unit. In Dur-Kurigalzu there is only a lone leader, who does not prevent an interception: now Babylonia is asked. Rashi and Kish, both empty, would also be possible.',
    },
    interception: {
      title: 'Caught on the march',
      text: 'Nashir-Bel enters Dur-Kurigalzu, next to the Babylonian army at Der. Merodach-Baladan tries to intercept: he rolls 2 and 3, and his action rating of 2 makes that 7, just enough. He attacks; after an interception neither rivers nor mountains give anybody extra dice. Assyria scores 3 hits to 2 and wins. Babylonia loses a unit, two more rout into the regroup box, and the king goes back to Der alone.',
    },
    evasion: {
      title: 'Slipping away',
      text: 'Bel-ibni is attacked at Dur-Kurigalzu and would rather slip away to the next area, Sippar. He rolls 9; +1 for his action rating, −1 for Nashir-Bel’s, +1 for a friendly area make 10, and 9 is enough. Assyria finds the city of Dur-Kurigalzu empty and may besiege it at once, for free. Its level is 2, so three hits are enough: two lower it to 1, and one more takes the city. So weak a city gives no VP without a garrison.',
    },
    battle: {
      title: 'A battle from the cards to the retreat',
      text: '**Arrow Storm** gives the Assyrian archers a second die; **Shield Wall** cancels two hits. Assyria scores 5 hits, of which 3 count; Babylonia scores 2. Assyria’s mercenaries and regulars take one hit each; one of its units would rout, but Sin-ahu-usur prevents it. Babylonia takes 3 hits, two of its units rout, and the rest retreat to Sippar. The beaten force had five units: 1 VP.',
    },
    'EX-06': {
      title: 'Three hits, two routs',
      text: 'The Babylonians suffer 3 hits: three units are turned to their weaker side. One survivor routs for every two hits, rounded up, so two units run to the regroup box. They have no leader, and a loser’s leader would save nobody anyway. The other three retreat.',
    },
    'EX-07': {
      title: 'Nine hits, and two leaders',
      text: 'An Assyrian army group wins, but takes 9 hits. That would mean 5 routs, from which the winner subtracts its leaders’ action ratings: Sin-ahu-usur saves two units, Nashir-Bel one. So only two rout. Babylonia took 10 hits and saves nobody: five units rout. The beaten force had ten units: 2 VP.',
    },
    hunger: {
      title: 'Starved out',
      text: 'Sippar has level 3, so it surrenders when hunger reaches 5: two above its level (three for a capital). Hunger is now at 4; for 1 AP it rises once more, and the city opens its gates. The two units inside are lost, the walls are undamaged, and Assyria gets 1 VP.',
    },
    assault: {
      title: 'Over the walls at once',
      text: 'An assault costs 1 AP and lasts one round, in which the defender rolls everything twice: two dice for the unit, four for the walls of Kish. Assyria scores 4 hits to 2: the attacker has more, so the city falls. The walls are not damaged. A city of level 2 with a garrison gives 1 VP. After an assault the army may even march on.',
    },
    siege: {
      title: 'The last round of a siege',
      text: 'Earlier, the walls of Sippar were lowered from 3 to 2. Continuing the siege costs 1 AP of income. Assyria scores 3 hits; Babylonia assigns none to the garrison. Two lower the walls to 1, and with the third the city falls. The garrison routs into the regroup box. The level at the start of the siege counts: 1 VP.',
    },
    'EX-08': {
      title: 'The garrison takes the blow',
      text: 'Six hits on a city of level 3 would take it: 3, then 2, then 1. But six units are inside, and Babylonia lets them take two hits. Four are left for the walls: three lower them to 2, and the fourth is not enough for the next level. The city is marked with 1 damage.',
    },
    diplomacy: {
      title: 'A new ally',
      text: 'Judah is at 8 on Egypt’s track. A space costs 1 AP, but only half an AP for Judah, so 2½ AP move the marker to 13: ALLIANCE. Egypt gets 1 VP. Judah’s units appear on the map, it draws its cards, and Egypt now plays it. Only an alliance card or a conquest can end an alliance.',
    },
    supply: {
      title: 'Living off the land',
      text: 'At the start of Assyria’s impulse the army outside Sippar is on foreign ground. Assyria must pay 1 AP for it or let it pillage. It pillages: nothing is paid, and the area now has pillage level 1. The same area cannot be pillaged again in this impulse, and never beyond level 2.',
    },
    'EX-09': {
      title: 'One card, two types',
      text: '**Pharaoh Takes Command** is a movement card and a draw card, and Egypt chooses which. Here it is used to draw: two cards, one of which is discarded again. It could have sent the king to lead an army instead.',
    },
    'EX-10': {
      title: 'A friend turns away',
      text: 'Assyria has just lost a battle that gave VP. Phoenicia is at 9 on Assyria’s track. Urartu, Elam’s ally, reacts with **Phoenician Alliance**: it costs 2 AP instead of 4, and the roll of 3 and 4 is doubled to 14. Nine spaces take the marker down to 0, the other five up Elam’s track, since a minor acts for its power. Urartu could also react when Phoenicia loses such a battle or when Urartu itself wins one, but not when Elam wins.',
    },
    raid: {
      title: 'Raiders on the trade roads',
      text: 'For 1 AP Elam’s raider sets out. A first die shows whom it attacks: a 1 means Assyria, power number 1. The second die is a 2, not above the raider’s factor of 3, so Assyria loses a trade marker: one trade point fewer in the interphase. For another AP light infantry moves to a raid box, to raid later. The limit is one new raider and one raid per impulse.',
    },
    'EX-11a': {
      title: 'Three Syrian cities',
      text: 'Assyria holds three Syrian cities without the capital, so it needs a roll of 1 to 3. It rolls a 3: Syria is conquered, for 1 VP. The war ends and Syria pays tribute. Assyria may keep one area as a province, here Hamath; its other units must leave.',
    },
    'EX-11b': {
      title: 'Four cities of Elam',
      text: 'Assyria holds four cities of Elam, and Susa, the capital, counts twice: 5. Against a power (other than Assyria) 2 is added to the roll. Assyria rolls 4, which makes 6, more than 5: Elam holds out. It cannot be checked again before the interphase.',
    },
    'EX-11c': {
      title: 'All of Persia',
      text: 'Persia has no cities, only three square home areas. Assyria holds all of them, so Persia is conquered without a roll.',
    },
    peace: {
      title: 'Peace at a price',
      text: 'Babylonia has lost Sippar and offers Assyria peace for a tribute of 2 ECO. Assyria accepts. Babylonia leaves the Rebel camp and becomes neutral, Sippar is Babylonian again, and the Assyrian army moves out. Assyria’s ECO rises by two, Babylonia’s falls by two. Elam fights on alone.',
    },
    'EX-12': {
      title: 'Who plays Persia?',
      text: 'Media, of the Assyrian camp, and Elam, a Rebel, are both at war with Persia. So the two camps take turns to run it, each through a power that is not at war with Persia. In this impulse that is Assyria; in Persia’s next one it is Babylonia.',
    },
    interphase: {
      title: 'The last card, then the bookkeeping',
      text: 'Assyria plays the last card: the turn is over. Its 13 city points and 6 trade points make 19, a third of which, rounded down, is 6; the ECO values of Nineveh and Ashur add 4. So its ECO is 10, and it draws 10 − 1 = 9 cards; its three home cards return as well. Sippar, taken but not a province, gives nothing. Assyria has the most trade points and gets 3 VP; Babylonia and Elam tie for second and get 1 VP each.',
    },
    'EX-13': {
      title: 'Strangers in Syria',
      text: 'Syria pays tribute to Assyria and grants Babylonia the right of march, so both may be there; Egypt is at war only with Syria. In Arpad, Assyrians and Syrians share an area in peace. So do Egyptians and Babylonians in Damascus, until Egypt pays 10 AP to declare war on Babylonia. Neither of them owns the area, so neither has to leave: there is a battle. Assyria refuses to admit Egypt to its camp, which gives Egypt 1 VP.',
    },
    start: {
      title: 'The Two Rivers at the start',
      text: 'Assyria lies in the north, with King Sargon in Nineveh and Sin-ahu-usur’s army on the border in Ashur. Babylonia holds the south between the rivers, Elam the east. Assyria begins, with an income of 9 action points and the most cards.',
    },
    win: {
      title: 'The last rebel falls',
      text: 'Babylonia has been conquered already. Now Assyria holds all six cities of Elam, so Elam is conquered without a roll. Both rebels are beaten: in The Two Rivers Assyria wins on the spot.',
    },
  },
  introduction: [
    {
      title: 'What it is about',
      text: 'Assyria rules the Near East; others rise against it. **Start with The Two Rivers**: three **powers** (great countries), Assyria against the Rebels, Babylonia and Elam, over two turns.\n\n- Assyria wins at once when both Rebels are conquered or surrender.\n- The Rebels win at once when they take Nineveh, the Assyrian capital.\n- Otherwise, after turn 2, Assyria wins with more victory points (VP) than both Rebels **together**; if not, the Rebels win.\n\nWith two Rebel players, the one with more VP wins; in a tie both do. Assyria starts with 6 VP.',
      terms: ['power'],
      examples: ['start'],
    },
    {
      title: 'Map and counters',
      text: 'Paths join areas. A **city** has a level, the strength of its walls; a fortress is harder to take; a capital counts double. Units are in the field or, as a **garrison**, inside the city.\n\n- **Units** have a factor: a die hits if it shows the factor or less. A first hit turns a unit to its weaker side, a second removes it; a single hit removes a leader.\n- **Regulars** belong to a country. **Mercenaries** are hired and leave at the end of the turn.\n- **Leaders** have a command rating (how many units they lead) and an action rating (how well they fight).\n\nRouted units wait in the regroup box and are bought back cheaply. Removed ones must be built again; a lost king never returns.',
      terms: [
        'area',
        'city',
        'fortress',
        'capital',
        'path',
        'river-path',
        'mountain-path',
        'desert-path',
        'unit',
        'reduced',
        'mercenary',
        'leader',
        'king',
      ],
    },
    {
      title: 'Your impulse',
      text: 'A **turn** consists of **rounds**; in each, every country has one **impulse**, in a fixed order. In yours you\n\n- get income: action points (AP) equal to your economic level (**ECO**);\n- **must** play a card, for AP or as an event. You may play a second, never a third, if one of the two has a plus (+1) or you pay 3 AP. Battle cards and reactions do not count;\n- spend AP in any order.\n\nIncome can be saved for your next impulse, at most 4 AP in all; other unspent AP are lost. If you have no card, you must buy one for 5 AP and play it; if you cannot pay, you pass.\n\nFrom round 2 on, the country with the most cards in hand (the number is public) may **preempt**: take an extra impulse just before another country’s, with AP from cards and savings but no income. In a tie nobody can; nobody has two impulses in a row.\n\nThe turn ends when no country has cards left. If only one still has some, it takes one last impulse, unless it has just had one, and keeps unplayed cards. Then comes the **interphase**.',
      linked: ['impulse'],
    },
    {
      title: 'What AP buy',
      text: '- **Build** a regular: 2 AP per point of its factor, in an unbesieged home city.\n- **Hire** a mercenary from your pool (8 a turn for Assyria, 4 for others): ½ AP per point, placed with your forces or in your own empty areas.\n- **Leader**: 2 AP, one per impulse, drawn at random.\n- **Buy back** from the regroup box: 1 AP for a regular or leader, ½ for a mercenary.\n- **Rebuild** a reduced unit: 2 AP per point restored, ½ for a mercenary. Repair walls or undo pillage: 1 AP per level.\n- **Move**: 1 AP per area, for one regular or an army.\n\nHalves add up; the total is rounded up after the impulse.',
      linked: ['hire-and-build'],
    },
    {
      title: 'Marching',
      text: 'An **army** is one leader with regulars up to his command rating, and at most as many mercenaries, who never move without a leader. Two or three armies act together only as an **army group**: forming one is free but needs your country’s army group card; moving it costs 1 AP per army per area.\n\nFor every area beyond the fourth, and for desert paths, each unit checks for **attrition**: on a 6 it takes a hit. Leaders never check.\n\n- **Interception**: enemies next to an area you enter may attack you there, unless you already have a unit there: two dice (2D6) + their leader’s action rating, −2 without one, −1 on enemy territory; 7 or more succeeds.\n- **Evasion**: a force attacked may slip away to a neighbouring area or into its city in the same area: 2D6 + its leader’s action rating − the attacker’s, +1 to a friendly neighbouring area **or** +3 into the city, −2 without a leader; 9 or more succeeds. If this fails, one unit routs for every hit suffered in the battle, not every two.',
      terms: ['army', 'army-group'],
      linked: ['interception', 'evasion'],
    },
    {
      title: 'Battle',
      text: 'Enemies in an area mean battle. Both sides may lay battle cards face down, then roll a die per unit, plus extra dice of factor 3:\n\n- one per point of the leader’s action rating;\n- for the defender, in the first round only: one if the attack came over a river, two if over mountains, none after an interception;\n- for Assyria, one per stack (an army, or up to ten units) with a regular.\n\nThe side that scores more hits wins; a side wiped out has lost. If hits are equal, fight a second round; if equal again, the defender wins. Of the hits a side takes, half go to mercenaries, half to regulars; it chooses the units, and which half takes an odd hit. Then for every two hits suffered, rounded up, one surviving unit **routs**; the winner subtracts its leaders’ action ratings from its routs. The loser retreats, if possible to friendly territory or into its city there, never to where the winner came from. Units that fought cannot act again this impulse, unless the enemy was wiped out.',
      examples: ['battle'],
      linked: ['EX-07'],
    },
    {
      title: 'Sieges',
      text: 'An army or army group outside an enemy city, with no enemy in the field, has three options. Beginning a siege or hunger siege is free on arrival, 1 AP later; continuing it costs 1 AP of income per impulse, however many armies take part.\n\n- **Siege**: one round against the walls (a die of factor 3 per remaining level, even in an empty city) and the garrison; leaders on both sides add dice. Hits equal to the level lower it by one; leftover hits count against the new level or, if too few, are lost. At 0 the city falls. The defender may assign hits to the garrison instead.\n- **Assault**: always 1 AP. The defender doubles all dice. If the attacker scores more hits, the city falls.\n- **Hunger** starts at 0 and rises by 1 in each later impulse. At its current level + 2 (capital: + 3) the city falls.\n\nWhen a city falls, survivors inside rout; if starved out, they are lost.\n\nIn sieges hits cause no routs; Assyria rolls two extra dice instead of those for stacks. A fortress lowers the besieger’s factors by one.',
      terms: ['garrison', 'siege'],
      examples: ['siege'],
      linked: ['hunger', 'assault'],
    },
    {
      title: 'Supply and pillage',
      text: 'At the start of your impulse you must pay 1 AP for each force in foreign territory, or let it pillage its area. If you have no AP and there is nothing to pillage, its units check for attrition. An area can be pillaged once per impulse, up to level 2.',
      terms: ['pillage'],
      linked: ['supply'],
    },
    {
      title: 'Conquest and points',
      text: 'A city is yours while you have a unit in its area; otherwise it goes back to its owner. To **conquer** a power you need five of its cities, or its capital and three more (Assyria: Nineveh and five more). Count those you hold, the capital twice. Roll a die and add 2, or 6 against Assyria: if the total is at most your count, the power is conquered. If you hold all, no roll is needed. One check per turn, one more in the interphase. After losing three home cities a Rebel may surrender.\n\nYou get VP\n\n- for a battle won: 1 against 5–9 units, 2 against 10–14, 3 against 15 or more;\n- for a city taken: 1 at level 3 or more, or level 2 with a garrison; 3 for a level 4 fortress; 4 for Nineveh; plus 1 for any capital and 1 for a garrison of five or more;\n- 1 for repelling an assault, 3 for conquering a power;\n- after turn 2: 2 for each ECO level above 10 (Assyria), 6 (Babylonia) or 5 (Elam), −2 for each below; each Rebel also gets 1 per turn without being conquered or surrendering, or 2 if neither ever happened.',
      linked: ['EX-11b', 'win'],
    },
    {
      title: 'Between turns',
      text: 'The **interphase** brings conquest checks, then income. Add city points (city 1, capital 2) and trade points (1 per trade marker), divide by 3, round down, and add the ECO values of rich cities: that is your new ECO. Cities won or lost during a turn do not change it. Foreign cities give nothing, except in a **province**: the one area a conqueror may keep, with a unit there.\n\nYou draw ECO − 1 cards; with those you kept, your hand must be 2 to 6 cards (Assyria 4 to 10). Your **home cards** return and do not count. Whoever has the most trade points gets 3 VP, second place 1.',
      linked: ['interphase'],
    },
    {
      title: 'What is reconstructed',
      text: 'The map, the counters, most figures on cards and the victory test of The Two Rivers are our reconstruction.',
      rules: ['D'],
    },
  ],
  further: {
    title: 'More for the first campaign',
    chapters: [
      {
        title: 'More about war',
        text: '- **Raids** remove other powers’ **trade markers**. For 1 AP you send a regular to a raid box; from your next impulse on, 1 AP lets all your raiders there attack trade. For each of them one die decides which power is attacked (on a 6, none); if a second die shows the raider’s factor or less, that power loses a marker.\n- **Sortie**: for 1 AP the garrison of a besieged city may come out; if it scores at least as many hits as the besieger, it lifts the siege.\n- **Haste**: an evading force may add 2 to its roll, but then checks for attrition.\n- **Into the city**: a single unit, or a force outnumbered three to one, needs no roll to evade into its city.\n- **After an assault**, or a siege of a single round, the force that took the city may still act.\n- **Without an army group** up to three armies defend together, but their leaders add no dice.\n- **After an interception** the intercepted force cannot evade; if both rounds are equal, nobody wins and both sides retreat.\n- **Mercenaries**: only Assyria may pay to keep its own after the turn.\n- **Pillage**: in the interphase every seven levels of pillage on its home areas cost a country 1 ECO.',
        linked: ['raid'],
      },
      {
        title: 'The campaign',
        text: 'Five turns, five powers, the whole map. **Whoever has the most VP wins**; in a tie the victory is shared. At the end VP are added as in The Two Rivers: for ECO levels gained since the start (lost levels cost VP) and, except for Assyria, for turns without conquest or surrender.\n\n- **Camps**: Assyria’s and the Rebels’; some powers are in neither. Powers change sides only in the interphase. Declaring war costs 10 AP against a power, 5 against a minor; it is free in the interphase, and for Assyria against any country that has refused it tribute.\n- **Peace** is made by agreement: for free, for 2 ECO or for a home card.',
        linked: ['peace'],
      },
      {
        title: 'Minors and nomads',
        text: '- **Minors**, the small countries, each have one marker, on one power’s track; it shows how close they are to that power: TRADE from space 4 (1 trade point), PRO from 7 (tribute), MARCH from 10 (you may pass through), ALLIANCE from 13 (you run the minor; 1 VP). Moving a marker one space up your own track or down another’s costs 1 AP; at most 6 AP per impulse. A marker on another’s track must first come down to 0; its next step is to space 1 on yours, even in the same impulse.\n- **Tribute** is one ECO level from a minor, two from a power. Each turn every minor rolls a die per level of its capital; if any shows a 6, it refuses Assyria, which may then attack it without paying to declare war. Assyria loses 2 VP for each refuser that it has not conquered or forced to pay by the interphase.\n- **Nomads**, succession, ships, trade cities and unit abilities also come into play; the program asks you when they matter.',
        terms: ['minor', 'nomads'],
        linked: ['diplomacy', 'EX-02'],
      },
    ],
  },
}
