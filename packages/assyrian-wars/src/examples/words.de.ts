/* to be translated */
// The examples of Assyrian Wars and the introduction to it, told in German.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Assyria', 'Media', 'Egypt', 'Babylonia', 'Elam'],
  notes: {
    'EX-01': {
      title: 'More points than the track has spaces',
      text: 'At a real table the track ends at 15, so markers count the laps: a counter on its plus side and a marker “2” under it make three laps, and with space 5 that is 3 × 15 + 5 = 50. Here the program counts for you and simply shows Assyria’s 50 VP.',
    },
    impulse: {
      title: 'One card, and the income besides',
      text: 'Assyria begins its impulse with 9 AP of income and plays **Plague** for its 6 AP: 15 to spend. **Crown Prince** cannot follow, because neither card has a plus; for 3 AP Assyria could give it one. At the end up to 4 AP of income are saved. What is left of the card is lost.',
    },
    'EX-02': {
      title: 'Syria pays twice',
      text: 'Syria has passed its tribute check and pays Assyria one level. Now Babylonia spends 1 AP and moves the Syrian marker from 6 to 7 on its own track: PRO. From this moment Syria pays Babylonia as well. Syria is two levels down, Assyria and Babylonia are one up each.',
    },
    'EX-03': {
      title: 'Halves are kept until the end',
      text: 'Mercenary heavy infantry of factor 3 costs half an AP per point: 1½. Assyria has 4 AP of income, so 2½ remain. Only when the impulse ends is the total cost rounded up, to 2, and 2 AP are saved. A second half spent before that would have cost nothing more.',
    },
    'hire-and-build': {
      title: 'Regulars at home, mercenaries at the front',
      text: 'Heavy infantry of factor 4 costs 2 AP per point, 8 AP, and must stand in a home city: Ashur. A mercenary of factor 2 costs 1 AP and may join the army before Sippar at once. With 2 AP left there is nothing for a second heavy unit.',
    },
    'EX-04': {
      title: 'Two halves for 1 AP',
      text: 'Assyria has 1 AP. Half of it restores one point to the weakened mercenaries in Ashur, from 1 to 2. The other half buys a mercenary unit back from the regroup box, whoever paid it before. Together exactly 1 AP.',
    },
    'EX-05': {
      title: 'Where the army at Der can strike',
      text: 'Merodach-Baladan stands at Der. Nashir-Bel marches past him. Kalhu has no path to Der: no interception. In Arrapha an Assyrian unit already stands: none either. In Dur-Kurigalzu there is only a leader on his own, and he does not prevent it: now Babylonia is asked. Rashi and Kish, both empty, would be possible too.',
    },
    interception: {
      title: 'Caught on the march',
      text: 'Nashir-Bel enters Dur-Kurigalzu, next to the Babylonian army at Der. Merodach-Baladan tries to intercept: 2 and 3, plus his action rating of 2, make 7, just enough. He attacks, and nobody gets dice for terrain. Assyria scores 3 hits to 2 and wins. Babylonia loses a unit, two more rout into the regroup box, and the king goes back to Der alone.',
    },
    evasion: {
      title: 'Slipping away',
      text: 'Bel-ibni is attacked and would rather go to Sippar. He rolls 9; +1 for his action rating, −1 for Nashir-Bel’s, +1 for a friendly area make 10, and 9 is enough. Assyria finds an empty city and may besiege it at once, free. Three hits take level 2: two lower it to 1, one more takes it. A weak city without a garrison gives no VP.',
    },
    battle: {
      title: 'A battle from the cards to the retreat',
      text: 'Babylonia stands its ground. **Arrow Storm** gives the Assyrian archers a second die, **Shield Wall** cancels two hits. Assyria scores 5, of which 3 count, Babylonia 2. Assyria’s losses are split: one hit on the mercenaries, one on the regulars; its one rout is prevented by Sin-ahu-usur. Babylonia takes 3 hits, two of its units rout, and the rest retreats to Sippar. Five units beaten: 1 VP.',
    },
    'EX-06': {
      title: 'Three hits, two routs',
      text: 'The Babylonians suffer 3 hits: three units are turned to their weaker side. One survivor routs for every two hits, rounded up, so two units run to the regroup box. They have no leader, and a loser’s leader would save nobody anyway. The other three retreat.',
    },
    'EX-07': {
      title: 'Nine hits, and two leaders',
      text: 'An Assyrian army group wins, but takes 9 hits. That would make 5 routs. The winner subtracts the action ratings of his leaders: Sin-ahu-usur saves two, Nashir-Bel one. So only two units rout. Babylonia took 10 hits and saves nobody: five run. Ten units beaten are worth 2 VP.',
    },
    hunger: {
      title: 'Starved out',
      text: 'Sippar has level 3, so it gives up when hunger stands at 5: two above its level, three for a capital. It stands at 4. For 1 AP it rises once more, and the city opens its gates. The two units inside are lost, the walls stay whole, and Assyria gets 1 VP.',
    },
    assault: {
      title: 'Over the walls at once',
      text: 'An assault costs 1 AP and lasts one round, in which the defender rolls everything twice: two dice for the unit, four for the walls of Kish. Assyria scores 4 hits to 2, and more hits take the city. The walls are not damaged. Level 2 with a garrison: 1 VP. After an assault the army may even march on.',
    },
    siege: {
      title: 'The last round of a siege',
      text: 'The walls of Sippar have come down from 3 to 2 in an earlier impulse. Going on costs 1 AP of income. Assyria scores 3 hits. Babylonia gives none to the garrison: two lower the walls to 1, the third takes the city. The garrison runs to the regroup box. The level at the start of the siege counts: 1 VP.',
    },
    'EX-08': {
      title: 'The garrison takes the blow',
      text: 'Six hits on a city of level 3 would take it: 3, then 2, then 1. But six units are inside, and Babylonia lets them take two hits. Four are left for the walls: three lower them to 2, and the fourth is too little for the next level. Damage 1 is marked.',
    },
    diplomacy: {
      title: 'A new ally',
      text: 'Judah stands at 8 on Egypt’s track. A space costs 1 AP, for Judah only half, so 2½ AP move the marker to 13: ALLIANCE. Egypt gets 1 VP. Judah’s units appear on the map, it draws its cards, and Egypt now plays it. An alliance ends only by an alliance card or by conquest.',
    },
    supply: {
      title: 'Living off the land',
      text: 'At the start of Assyria’s impulse the army before Sippar stands on foreign ground. It costs 1 AP, or it pillages. Assyria pillages: nothing is paid, and the area has pillage 1. The same area cannot be pillaged again in this impulse, and never above 2.',
    },
    'EX-09': {
      title: 'One card, two types',
      text: '**Pharaoh Takes Command** is a movement card and a draw card, and Egypt chooses which. Here it is used to draw: two cards, one of which is discarded again. It could have sent the king to lead an army instead.',
    },
    'EX-10': {
      title: 'A friend turns away',
      text: 'Assyria has just lost a battle that gave VP. Phoenicia stands at 9 on its track. Urartu, Elam’s ally, reacts with **Phoenician Alliance**: 2 AP instead of 4, and the roll of 3 and 4 is doubled to 14. Nine spaces lead down to 0, the other five up Elam’s track, since a minor acts for its power. Urartu could also react when Phoenicia loses such a battle or when Urartu itself wins one, but not when Elam wins.',
    },
    raid: {
      title: 'Raiders on the trade roads',
      text: 'For 1 AP Elam’s raider sets out. The die shows 1: Assyria, power number 1. Its second die is 2, not above its factor 3, and an Assyrian trade marker is gone: one trade point less in the interphase. For another AP light infantry goes to a raid box, to raid later. One new raider and one raid per impulse is all.',
    },
    'EX-11a': {
      title: 'Three Syrian cities',
      text: 'Assyria holds three Syrian cities without the capital, so it needs 1 to 3. It rolls 3: Syria is conquered, for 1 VP. The war ends and Syria pays tribute. Assyria may keep one area as a province, here Hamath; its other units must leave.',
    },
    'EX-11b': {
      title: 'Four cities of Elam',
      text: 'Assyria holds four cities of Elam, and Susa, the capital, counts twice: 5. For a power 2 is added to the roll. Assyria rolls 4, which makes 6, more than 5: Elam holds out. It cannot be checked again before the interphase.',
    },
    'EX-11c': {
      title: 'All of Persia',
      text: 'Persia has no cities but three square home areas. Assyria holds all of them, so Persia is conquered without a roll.',
    },
    peace: {
      title: 'Peace at a price',
      text: 'Babylonia has lost Sippar and offers Assyria peace for a tribute of 2 ECO. Assyria accepts. Babylonia leaves the Rebel camp and is neutral, Sippar is Babylonian again, and the Assyrian army moves out. Assyria rises by two levels, Babylonia falls by two. Elam fights on alone.',
    },
    'EX-12': {
      title: 'Who plays Persia?',
      text: 'Media, of the Assyrian camp, and Elam, a Rebel, are both at war with Persia. So the two camps take turns at running it, and in each camp a power that is not at war with Persia does so. In this impulse it is Assyria; in Persia’s next one it is Babylonia.',
    },
    interphase: {
      title: 'The last card, and then the books',
      text: 'Assyria plays the last card: the turn is over. Its 13 city points and 6 trade points make 19, a third of which is 6; the ECO values of Nineveh and Ashur add 4. So its ECO is 10, and it draws 10 − 1 = 9 cards; its three home cards return besides. Sippar, taken but not a province, gives nothing. Most trade: 3 VP for Assyria; Babylonia and Elam tie for second, 1 VP each.',
    },
    'EX-13': {
      title: 'Strangers in Syria',
      text: 'Syria pays Assyria and grants Babylonia the right of march, so both may stand there; Egypt is at war with Syria alone. In Arpad Assyrians and Syrians share an area in peace. In Damascus Egyptians and Babylonians do, until Egypt pays 10 AP for war on Babylonia. Nobody owns the ground, so nobody must leave: there is a battle. Assyria does not take Egypt into its camp, which gives Egypt 1 VP.',
    },
    start: {
      title: 'The Two Rivers at the start',
      text: 'Assyria in the north, with King Sargon in Nineveh and Sin-ahu-usur’s army on the border in Ashur. Babylonia holds the south between the rivers, Elam the east. Assyria has the first impulse, 9 AP of income and the fullest hand.',
    },
    win: {
      title: 'The last rebel falls',
      text: 'Babylonia has been conquered already. Now Assyria holds all six cities of Elam, so Elam is conquered without a roll. Both rebels are beaten: in The Two Rivers Assyria wins on the spot.',
    },
  },
  introduction: [
    {
      title: 'What it is about',
      text: 'The Near East from 722 BC. Assyria rules; others rise against it. Five powers can be played: Assyria, Media, Egypt, Babylonia and Elam. **Learn with The Two Rivers**: Assyria against the Rebels, Babylonia and Elam, for two turns on 25 areas.\n\n- Assyria wins at once when both Rebels are conquered or have surrendered.\n- The Rebels win at once when they take Nineveh.\n- Otherwise, after turn 2, Assyria wins if it has more victory points (VP) than both Rebels **together**. If not, the Rebels win; if two players lead them, the one with more VP.\n\nAssyria starts with 6 VP.',
      examples: ['start'],
    },
    {
      title: 'Map and counters',
      text: 'Areas are joined by paths. A **city** has a level, the strength of its walls; a fortress is harder to take; a capital counts double. A unit stands in the field or inside the city.\n\n- **Units** have a factor: a die hits if it shows the factor or less. A first hit turns a unit to its weaker side, a second one removes it.\n- **Regulars** belong to a country. **Mercenaries** are hired and leave after the turn; Assyria may pay to keep its own.\n- **Leaders** have a command rating (how many they lead) and an action rating (how good they are in battle).\n\nUnits that rout wait in the regroup box and can be bought back cheaply. Removed ones return to the pool and must be built again. A king who is lost never returns.',
    },
    {
      title: 'Your impulse',
      text: 'Countries act in turn, an **impulse** each, round after round. In it you\n\n- get income: action points (AP) equal to your ECO level;\n- **must** play a card: for its AP, or for its event. You may play two if one of them has a plus; 3 AP give any card a plus. Battle cards and reactions do not count;\n- spend AP as you like, in any order.\n\nOf your income you may save up to 4 AP; AP of a card are lost. Without cards you must buy one for 5 AP and play it; if you cannot, you pass. From round 2 on, whoever alone has the most cards may take an impulse before another country’s, without income.\n\nThe turn ends when the last card is played; if only one country has cards left, it takes one more impulse at most.',
      examples: ['impulse'],
    },
    {
      title: 'What AP buy',
      text: '- **Build** a regular: 2 AP per point of its factor, in a home city of yours that is not besieged. A ship: 2 AP.\n- **Hire** a mercenary from your pool (each turn 8 are drawn for Assyria, 4 for another power): ½ AP per point, with a force of yours or in an empty area of your own.\n- **Leader**: 2 AP, one per impulse, drawn at random.\n- **Buy back** from the regroup box: 1 AP for a regular or leader, ½ for a mercenary.\n- **Restore** a weakened unit: 2 AP per point, a mercenary ½. Walls or pillage: 1 AP per level.\n- **Move**: 1 AP per area, for a single regular or a whole army.\n\nHalves add up; the total is rounded up at the end of the impulse.',
      examples: ['hire-and-build'],
    },
    {
      title: 'Marching',
      text: 'An **army** is one leader with regulars up to his command rating and as many mercenaries again. Mercenaries never move without a leader. Two or three armies move and fight together only as an **army group**, which needs an army group card and 1 AP per army and area.\n\nYou may go as far as your AP last, but beyond the fourth area each unit checks **attrition** for every further one: on a 6 it takes a hit. Desert paths mean a check, too.\n\n- **Interception**: enemies next to an area you enter may attack you there. 2D6 + action rating, −2 without a leader, −1 in enemy land; 7 or more succeeds. Not where a unit of yours already stands.\n- **Evasion**: whoever is attacked may slip into a city there or to the next area: 2D6 + own action rating − the attacker’s, +1 to a friendly area, +3 into a city, −2 without a leader, +2 in haste but with an attrition check; 9 or more succeeds. A single unit, or a force outnumbered three to one, enters its city without a roll. After a failure each hit means a rout. Whoever was intercepted cannot evade.',
      examples: ['interception', 'evasion'],
    },
    {
      title: 'Battle',
      text: 'Entering an area with enemies means battle. Both sides may lay battle cards face down. Then both roll, one die per unit, plus extra dice of factor 3:\n\n- one per point of the leader’s action rating;\n- for the defender in the first round 1 if the attack came over a river, 2 over mountains, none after an interception;\n- one for each stack with Assyrian regulars.\n\nMore hits win; with equal hits there is a second round, then the defender wins. You choose who takes your hits, half of them mercenaries. For every two hits suffered one surviving unit **routs**, rounded up; the winner subtracts his leaders’ action ratings. The loser retreats, to friendly ground or into its own city there if it can, never to where the winner came from. A side wiped out has lost. Whoever fought cannot act any more in this impulse, unless the enemy was wiped out (an overrun).',
      examples: ['battle', 'EX-07'],
    },
    {
      title: 'Sieges',
      text: 'An army before an enemy city, with no enemy in the field, chooses. Coming in this impulse, hunger and siege are free; later each costs 1 AP.\n\n- **Siege**: one round against the walls (one die of factor 3 per level) and the garrison. Hits equal to the level lower it by one, what is left works on. At 0 the city falls. The defender may give hits to the garrison instead.\n- **Assault**: always 1 AP. The defender rolls everything twice; more hits take the city.\n- **Hunger**: rises by 1 in each later impulse for 1 AP. At level + 2 (capital + 3) the city falls.\n\nFor 1 AP the garrison may sally: with at least as many hits as the besieger it lifts the siege. There are no routs. Assyria rolls two extra dice. Before a fortress the besieger’s factors are one lower.',
      examples: ['siege', 'hunger', 'assault'],
    },
    {
      title: 'Supply, pillage, raids',
      text: 'At the start of your impulse each force in foreign land costs 1 AP or pillages its area. If neither is possible, it checks attrition. An area can be pillaged to level 2; seven levels on its home areas cost a country 1 ECO.\n\nRaids hurt trade: 1 AP sends a unit to a raid box, and from the next impulse on 1 AP lets all your raiders try to remove a trade marker.',
      examples: ['supply', 'raid'],
    },
    {
      title: 'Conquest and points',
      text: 'To **conquer** a power you need five of its cities, or its capital and three more (Assyria: Nineveh and five more). Roll a die, +2 (Assyria +6): if it is not above the number of cities you hold, the capital counting twice, the power falls. With all its cities no roll is needed. One check per turn, another in the interphase. After losing three home cities a Rebel may surrender.\n\nVP: 1, 2 or 3 for a battle won against 5–9, 10–14, 15 or more units; 1 for a city of level 3, or of level 2 with a garrison, 3 for a fortress of level 4, 4 for Nineveh, +1 for a capital, +1 for a garrison of five; 1 for beating off an assault; 3 for conquering a power.',
      examples: ['EX-11b', 'win'],
    },
    {
      title: 'Between the turns',
      text: 'In the **interphase** conquest is checked and income is counted: city points (a city 1, a capital 2) and trade points together, divided by 3, plus the ECO values of rich cities. A taken foreign city gives nothing unless it is a province. You draw ECO − 1 cards; limits are 2 to 6, for Assyria 4 to 10. Most trade brings 3 VP, second place 1. Played home cards return. Sieges go on.',
      examples: ['interphase'],
    },
    {
      title: 'What the campaign adds',
      text: 'Five turns, all five powers, the whole map. Everybody plays alone in the end: **most VP win**, a tie is shared. Also:\n\n- **Minors** have a marker on one power’s track: 4 TRADE, 7 PRO (pays you tribute), 10 MARCH (you may pass), 13 ALLIANCE (you play it; 1 VP). A space costs 1 AP, at most 6 AP per impulse.\n- **Tribute**: each turn minors roll dice, as many as their capital’s level; a 6 refuses. Assyria must punish refusers or loses 2 VP for each.\n- **Camps**: neutral powers may join one; you change sides only in the interphase. War costs 10 AP against a power, 5 against a minor, nothing in the interphase.\n- **Peace** by agreement, perhaps for 2 ECO.\n- **Nomads** come from the north, kings succeed one another, and ships, trade cities and unit abilities join in.\n- At the end every power gets twice the growth of its ECO; those other than Assyria also 1 VP per turn unconquered, doubled if never conquered.',
      examples: ['diplomacy', 'EX-02', 'peace'],
    },
    {
      title: 'What is ours',
      text: 'The rules are those of the rulebook. Its map, counters and most figures on the cards were not to be had: these, and the victory test of The Two Rivers, are reconstructed. You see everything but the others’ hands and face-down cards.',
    },
  ],
}
