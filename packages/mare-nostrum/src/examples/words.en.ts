// The examples of Mare Nostrum and the introduction to it, told in English.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Rome', 'Carthage', 'Greece', 'Egypt', 'Babylon'],
  notes: {
    'EX-04': {
      title: 'The start with five players',
      text: 'Every empire has three home provinces, its first buildings, a few legions, a fortress, a starting hero and 9 resources. Three tracks, trade, culture and military, count what stands on the map; later the highest level on a track earns its leader title. Now Rome and Carthage have 7 in trade, Greece and Egypt 4 in culture, Rome and Greece 3 in military. The first titles are fixed: Carthage is trade leader, Egypt culture leader, Rome military leader. Where legions and fortresses start is reconstructed (rules, G).',
    },
    income: {
      title: 'What Rome collects',
      text: 'Rome settles a tie for the military title, and a new round begins: everyone collects. In Latium the market doubles both caravans: 2 metal and 2 wine. Roma brings 1 coin, since Latium has no temple yet, and the caravan in Gallia, without a market, 1 grain. The legendary city of Syracuse brings 1 coin and a legendary good drawn at random. The temple beside it adds one extra resource: Rome prefers a second legendary good to a coin.',
    },
    'EX-01': {
      title: 'Legendary grain is grain',
      text: 'Rome pays for a legion with three different goods. Legendary grain counts as grain, so it can never be in the same set as ordinary grain: once one of them lies on the table, the other is refused. The legendary token will go to a discard pile of its own, not to the reserve.',
    },
    'EX-03': {
      title: 'Caravans without legions',
      text: 'Egypt controls Aethiopia. No legion stands there, and none is needed: both caravans belong to whoever controls the province. In phase 1 Egypt collects 1 grain and 1 gold from them.',
    },
    'EX-05': {
      title: 'The number is three',
      text: 'Rome is trade leader and plays the 3 side of the 4/3 token. Everyone must offer exactly three resources. Carthage and Greece have exactly three and offer them all; Rome keeps its metal. Only when everyone is ready are the offers revealed.',
    },
    tokens: {
      title: 'A round later',
      text: 'Rome is still trade leader. The 4/3 token has been played, so neither 4 nor 3 can be announced now: Rome chooses among 5, 0, 2 and 1. When all three tokens have been played, they all come back.',
    },
    'EX-06': {
      title: 'A chain of takes',
      text: 'Rome takes from Carthage, so Carthage is next and takes from Greece. Greece takes from Carthage. Now Carthage may not take from Greece, because the two have just taken from each other. Only Egypt and Rome are left, and whichever is chosen takes next.',
    },
    'EX-07': {
      title: 'Not twice in a row',
      text: 'Rome takes from Carthage, and Carthage at once takes from Rome. Rome has to take again, but not from Carthage: it must choose Greece or Egypt.',
    },
    'EX-08': {
      title: 'The last two',
      text: 'Everyone offered four resources. Nobody wanted those of Carthage and Egypt, and at the end only these two have any left. Carthage takes from Egypt and Egypt from Carthage; a second time is not allowed. Trading is over, and the last sheep and the last papyrus return to their owners. Rome has one resource too many and Carthage one too few, so Rome will have to give it one.',
    },
    'EX-09': {
      title: 'One resource to even out',
      text: 'The number is 1. Rome takes gold from Greece, Greece takes the coin from Rome, Rome takes oil from Carthage. Nothing is left for Carthage. As trade leader Rome must give it one resource, any it likes: here the wine that was never offered. Now everyone has as many resources as before.',
    },
    trade: {
      title: 'A whole trade phase',
      text: 'The first round with three players; Carthage is trade leader and announces 2. Carthage offers spices and sheep, Rome metal and wine, Greece two coins. Coins are worth most to Carthage: three buy a legion or a city, and it has one coin. So Carthage takes a coin from Greece, Greece the metal from Rome, Rome the spices from Carthage. Carthage takes the second coin, Greece the sheep from Carthage, and Carthage the wine from Rome. Rome cannot take anything, and it is one short. So Carthage gives it one of its two other sheep.',
    },
    'EX-10': {
      title: 'Nine resources, three sets',
      text: 'Rome has 3 coins, 2 grain, wood, sheep, gold and gladiators. The 3 coins pay for a caravan. Grain, wood and sheep, all different, pay for a legion; the second grain with gold and gladiators for another. Three sets, three builds, nothing left.',
    },
    six: {
      title: 'Nine resources, but no set of six',
      text: 'The same nine resources cannot pay for a market, which costs 6. Rome has five different goods, one too few: the second grain only repeats the first, and coins cannot be mixed with goods.',
    },
    'EX-11': {
      title: 'Hannibal makes a set of six',
      text: 'Carthage has the same nine resources, and **Hannibal**: each set of goods may contain one kind twice. So 2 grain, wood, sheep, gold and gladiators are a set of 6 and pay for the market. The 3 coins still buy a legion.',
    },
    'EX-12': {
      title: 'Two of a kind',
      text: 'Carthage has only 2 metal and 1 wood. Thanks to **Hannibal** that is a set of 3, enough for a legion. Nobody else could build anything with them.',
    },
    cleopatra: {
      title: 'Cleopatra mixes',
      text: 'Egypt has 3 coins, 2 papyrus and 1 grain. **Cleopatra** allows one coin in a set of goods: coin, papyrus and grain pay for a legion. She also allows one good in a set of coins: the other 2 coins and a papyrus pay for a trireme. Without her only the 3 coins would be a set.',
    },
    'EX-13': {
      title: 'Across the border and across the sea',
      text: 'Greece has controlled Thracia and Dacia since the start of the round. Germania is adjacent to Dacia, so Greece may place a marker there. Asia has no common border with Greece’s provinces, but a Greek trireme in Pontus Euxinus connects them. Each marker costs a set of 3.',
    },
    'EX-14': {
      title: 'Where no marker can be placed',
      text: 'Greece controls Dacia, and Dalmatia and Macedonia are both adjacent to it. Even so, Greece cannot take control of either: a Roman legion stands in Dalmatia, and Macedonia belongs to Rome.',
    },
    'EX-15': {
      title: 'First the ship, then the land',
      text: 'Without a trireme Asia is out of reach. Greece builds one in Mare Aegaeum for 3 coins. It connects at once, so in the same turn Greece takes control of Asia for another 3.',
    },
    'EX-16': {
      title: 'Three builds that depend on each other',
      text: 'Greece builds a trireme in Mare Aegaeum, which connects Asia to Achaia, Macedonia and Thracia. Then it takes control of Asia, and then builds the legendary city of Troia there: three sets of 3 in one turn. Asia has no slot for a caravan or a market, so these can never be built there.',
    },
    'EX-17': {
      title: 'What counts on the tracks',
      text: 'Greece builds a trireme and a legendary city. The trireme is worth 1 level in military, the city 1 in culture. The marker in Asia counts on no track.',
    },
    'EX-18': {
      title: 'Bonuses of a hero',
      text: 'Egypt buys its second card for 7: **Circe**. Her bonuses count at once, 1 level in trade and 1 in military. Culture stays as it was.',
    },
    exchange: {
      title: 'Taking over a province',
      text: 'Since the last round a Roman legion has been on Egypt’s control marker in Cyrenaica. Rome’s turn in phase 4 begins, and Roman Libya is adjacent: Rome may exchange the marker for free. Now Rome controls the province with its caravan, market and city. The legion may even march this turn.',
    },
    'EX-37': {
      title: 'No link, no exchange',
      text: 'Polish edition. A Roman legion is on the marker of Cyrenaica, but Rome no longer has a province next to it or a trireme that connects it. There is no exchange. Rome goes on occupying the marker, and Egypt goes on collecting: 2 papyrus and 1 coin.',
    },
    'EX-38': {
      title: 'No link: the Russian edition',
      text: 'The same position in the Russian edition. As Rome’s turn begins, Egypt’s marker is removed and no Roman one is placed: Cyrenaica becomes neutral. Its buildings stay, but bring nothing and count for nobody until somebody takes control.',
    },
    'EX-20': {
      title: 'A lost sea battle',
      text: 'Rome sails a trireme to Mare Africum and attacks the Egyptian one there. Rome rolls 4, which is not a hit; Egypt rolls 5, one hit. The Roman trireme is lost, and with it the way to Cyrenaica: neither Italia nor Creta is connected to it now. Had both rolled 4, the trireme would have survived and could now carry legions.',
    },
    'EX-19': {
      title: 'A chain of triremes',
      text: 'Rome sails one of two triremes from Mare Ionium to Mare Africum and does not attack the Egyptian trireme there. Now two neighbouring seas form a chain: both legions from Italia reach Cyrenaica in one move, and the one from Creta too. The Egyptian trireme does not get in the way, and one trireme carries any number.',
    },
    'EX-21': {
      title: 'Both legions leave',
      text: 'Two Egyptian legions stand in Cilicia, which belongs to Babylon. Babylon sends both its legions to Judea, against an Egyptian fortress. Two battles are due now: the one in Judea, and in Cilicia the lone fortress of Babylon against two legions. A fortress without legions rolls no dice, but has 5 points and so scores 1 hit, and it cancels one hit against itself.',
    },
    'EX-22': {
      title: 'One legion leaves',
      text: 'The same position. One legion of Babylon goes to Asia, where nobody stands. In Cilicia one legion and the fortress face two Egyptian legions: 4 + 5 = 9 points, one hit. Egypt’s 7 points are one hit too, but the fortress cancels it.',
    },
    'EX-23': {
      title: 'Nobody leaves',
      text: 'The same position, and Babylon stays. There is a battle all the same, since enemies share the province. Babylon rolls 4 and 5 and adds 5 for the fortress: 14 points, two hits. Both Egyptian legions fall.',
    },
    'EX-24': {
      title: 'Three legions against a fortress',
      text: 'Three Roman legions march into Cyrenaica, where Egypt has a legion and a fortress. Rome rolls 5, 4 and 3, and **Caesar** adds 1 to each die on Rome’s own turn: 15 points, three hits. Egypt rolls 3 and adds 5 for the fortress: 8 points, one hit. The fortress cancels one of Rome’s hits; the other two destroy the legion and the fortress. Rome loses one legion and keeps two.',
    },
    'EX-25': {
      title: 'The next one marches in',
      text: 'Later in the same phase it is Greece’s turn. Its legion marches from Garamantia into Cyrenaica and must fight the two Roman legions there. Greece rolls 5, one hit. Rome rolls 2 and 1, no hit, and **Caesar** does not help: it is not Rome’s turn. Both sides survive, so the province is at war.',
    },
    war: {
      title: 'Both sides survive',
      text: 'Three Roman legions fight a legion and a fortress. Rome rolls 2, 4 and 3, and **Caesar** adds 3: 12 points, two hits, one of them cancelled by the fortress. Egypt rolls 4 and adds 5: 9 points, one hit. Each side loses one unit of its choice; Egypt gives up the legion and keeps the fortress. Cyrenaica is at war: there is no conqueror, nothing can be built there, and there is another battle next round.',
    },
    'EX-26': {
      title: 'Pillage',
      text: 'Two Roman legions are alone in Egypt’s Cyrenaica. Rome pillages the caravan: it goes back to the reserve, and Rome gets 1 papyrus at once. One legion is set on the empty slot, where it collects nothing. The market does not double the booty. Egypt has lost a caravan and 1 level in trade.',
    },
    'EX-27': {
      title: 'Occupying caravan and market',
      text: 'Rome sets one legion on the caravan and one on the market. In the next phase 1 Rome collects 2 papyrus, because caravan and market are in the same hands. The city is not occupied: its coin still goes to Egypt. Rome has even become trade leader.',
    },
    'EX-28': {
      title: 'A legion on the marker',
      text: 'Rome sets a legion on the control marker. Nothing changes yet: in the next phase 1 Egypt collects everything, 2 papyrus and a coin. But if the legion is still there when Rome’s next turn in phase 4 begins, Rome may take over the whole province.',
    },
    'EX-29': {
      title: 'Levels move at once',
      text: 'Rome occupies caravan and market. At that moment Rome goes up 2 levels in trade and Egypt goes down 2. The city keeps counting for Egypt.',
    },
    capital: {
      title: 'A capital cannot be taken over',
      text: 'Two Roman legions are alone in Aegyptus, Egypt’s capital province. Rome may pillage or occupy Alexandria, Memphis or the temple, and what it occupies counts for Rome. The control marker is printed and can be neither occupied nor exchanged.',
    },
    'EX-30': {
      title: 'Who leads in trade',
      text: 'Rome has 3 caravans and 2 markets, level 5. Greece has 2 and 2, Babylon 3 and 1, level 4 each; Egypt and Carthage have 3. So Rome takes the title of trade leader from Carthage. In the next round Rome announces the number and takes first.',
    },
    'EX-31': {
      title: 'Beyond fifteen',
      text: 'Rome has 5 fortresses, 5 triremes and 4 legions: level 14 in military. Four more legions make 18. A printed track ends at 15; the marker is then turned over and starts again. The program shows the full number. All 8 legions are on the map now, and there is no ninth.',
    },
    'EX-32': {
      title: 'Perseus builds first',
      text: 'Egypt, the culture leader, chooses Greece to build first, and Greece has the 12 coins for the **Pyramids**. But Rome owns **Perseus** and may build before everyone else if that wins the game. Rome builds the **Pyramids** and wins at once.',
    },
    cards: {
      title: 'The fifth card',
      text: 'Polish edition; Greece is culture leader. Rome buys its fifth card, **Hercules**, for 10, but is not culture leader and has to wait for the end of the phase. Greece builds after Rome and buys its own fifth card, **Circe**. The culture leader wins at once, and alone.',
    },
    pyramids: {
      title: 'The Pyramids come first',
      text: 'Polish edition, the default. Greece is culture leader, but has already built without winning. Carthage buys its fifth card and waits. Then Rome builds the **Pyramids** for 12. At the end of the phase the **Pyramids** come before a fifth card: Rome wins.',
    },
    cities: {
      title: 'Four cities',
      text: 'Rome controls Roma and Syracuse, and a legion occupies Troia. Two legions march into Africa, roll 4 and 5, and **Caesar** makes it 11: two hits against the one legion of Carthage, which rolls 3 and misses. Rome holds Troia as before and occupies Carthago. That makes four capitals and legendary cities at the end of phase 4: Rome wins.',
    },
    titles: {
      title: 'Three titles',
      text: 'Rome is ahead in trade and military. In culture Rome and Egypt are tied at 1 each. Egypt has held that title and decides the tie. It could keep the title, but gives it to Rome, and Rome wins with all three titles.',
    },
    'EX-40': {
      title: 'Promises are only words',
      text: 'Rome has promised Greece not to enter Dacia. Its legion marches in all the same. The rules do not enforce promises; what they are worth is up to the players.',
    },
    'EX-33': {
      title: 'No ninth legion',
      text: 'All 8 Roman legions are on the map. Rome has enough coins, and even **Spartacus**, but no price can buy a legion that is not there. Nor may you take one of your own off the map.',
    },
    'EX-35': {
      title: 'The reserve is empty',
      text: 'All ceramics are behind Egypt’s screen. Greece has a ceramics caravan on Creta, but gets nothing from it, not even later; it gets only the coin from Cnossus. The **Colossus of Rhodes** cannot take any ceramics either.',
    },
    'EX-36': {
      title: 'Two enemies in one province',
      text: 'Greece and Egypt are at war in Dacia, and a Roman legion marches in. Rome must fight one of them and chooses Greece. Rome rolls 4, with **Caesar** 5: one hit. Greece rolls 1 and 1, and **Pericles** adds 2 to each: 6, one hit. Each loses a legion. Egypt rolls nothing and loses nothing.',
    },
  },
  introduction: [
    {
      title: 'What it is about',
      text: 'You lead an empire on the Mediterranean. There are no victory points; you win with **one** of these:\n\n- build the **Pyramids** (price 12);\n- have **five cards**, heroes and wonders, counting your starting hero;\n- control **four capitals or legendary cities** at the end of phase 4, your own capital included;\n- hold **all three leader titles** (trade, culture, military) at the end of phase 5.\n\nThree players have Rome, Carthage and Greece; a fourth has Egypt, a fifth Babylon. Nobody is knocked out.',
      linked: ['EX-04'],
    },
    {
      title: 'What lies on the table',
      text: 'A **province** with your control marker is yours; without any marker it is neutral. In your **capital province** the marker is printed: nobody can ever take the province.\n\nEach province has **slots** for certain **buildings**, one on each:\n\n- **caravans**, each on a slot that shows a good, and a **market**;\n- a **city** and a **temple**. A city is normal, the capital of an empire, or legendary (Troia in Asia, Ierusalem in Judea, Syracuse in Sicilia).\n\nYou **control a building** if it is in your province and no foreign legion occupies it, or if it is elsewhere and your legion occupies it (see Conquest).\n\nUnits: **legions** and **fortresses** stand in provinces (one fortress per province; it never moves), **triremes** in seas. You have 8 legions, 5 triremes, 5 fortresses and 7 markers.\n\n**Resources** are coins and 13 kinds of goods. How many you have is public; which ones is secret.',
      terms: [
        'control-marker',
        'slot',
        'caravan',
        'market',
        'city',
        'capital',
        'legendary-city',
        'temple',
        'legion',
        'fortress',
        'trireme',
        'coin',
        'good',
      ],
    },
    {
      title: 'A round has five phases',
      text: '1. **Collect resources**: everyone at once; not in round 1, as you start with 9.\n2. **Trade**: led by the trade leader.\n3. **Build**: the culture leader chooses who builds next, until all have built.\n4. **Move and fight**: the military leader chooses who acts next, until all have acted.\n5. **Leadership**: the three titles are awarded again.\n\nA leader may choose any player who has not had a turn in this phase, including themselves. At the start Carthage is trade leader, Rome military leader, Egypt culture leader (Greece with three players).',
      rules: ['D'],
    },
    {
      title: 'Phase 1: collect',
      text: '- A caravan brings 1 of the good on its slot; **2** if you also control the market of that province.\n- A city or capital brings 1 coin; **2** if you also control the temple there.\n- A legendary city brings 1 coin and 1 legendary good, drawn at random; with the temple, one more resource: a coin or a legendary good, as you like.\n- A market or temple alone brings nothing.\n\nA legendary good counts as an ordinary one of its kind; only you see which one you drew. If the reserve has run out of something, you do not get it, now or later.',
      terms: ['legendary-good'],
      linked: ['income'],
    },
    {
      title: 'Phase 2: trade',
      text: 'The trade leader announces a number with one side of one of three tokens: 5 or 0, 4 or 3, 2 or 1. That token is used up until all three have been played, or another player becomes trade leader. 0 means no trade.\n\nEveryone secretly offers exactly that many resources; those with fewer take no part (if that is the leader, the next player clockwise stands in). All offers are revealed together. Then:\n\n- the leader takes one resource from another player’s offer;\n- whoever was just taken from takes next, from anybody but themselves;\n- you must take if you can;\n- if you took from somebody and they took straight back from you, you must now take from a third player.\n\nIt ends when the next player has nobody to take from; whatever is left goes back. That player is one resource short and, unless it is the leader, gets one of the leader’s choice: everyone has as many as before. Nothing else ever changes hands, and promises are not binding.',
      examples: ['trade'],
      linked: ['EX-07'],
    },
    {
      title: 'Phase 3: prices and sets',
      text: '- **3**: control marker, caravan, city of any sort, legion, trireme, fortress.\n- **6**: market, temple.\n- **7, 8, 9, 10**: your second, third, fourth, fifth card.\n- **12**: the Pyramids.\n\nThe Pyramids are not one of the five cards, and nobody can buy a sixth. Each thing is paid for with **one set** of exactly that size: either **all coins**, or **goods that are all different** (legendary grain is grain). Coins and goods do not mix, and there is no change.\n\nOn your turn you build as much as you like. At the end of the phase everyone discards everything **except 2 coins**.',
      terms: ['set'],
      linked: ['EX-10', 'six'],
    },
    {
      title: 'Phase 3: where to build',
      text: '**Control** of a new province: it must be neutral, without other players’ units, and have a **link** to a province you have had since the start of the round. A link is a common border, or a chain of neighbouring seas with one of your triremes in each. A trireme just built already counts; a province just gained does not, until the next round.\n\n**Everything else** is built in provinces you control, even right after taking control, and in any order: a market needs no caravan. A trireme goes into a sea that touches such a province. You cannot build in a province with other players’ units, except your own capital province.',
      linked: ['EX-16', 'EX-14'],
    },
    {
      title: 'Heroes and wonders',
      text: 'Cards stay with you for good; many add levels on the tracks, and most have a power. You buy from the face-up cards: five in the beginner display, refilled after the phase; all 17 in the experienced one. The starting heroes:\n\n- **Caesar** (Rome): +1 to each of your land dice on your own turn.\n- **Pericles** (Greece): +2 to each of your land dice on other players’ turns.\n- **Hannibal** (Carthage): each set of goods may contain one kind twice.\n- **Cleopatra** (Egypt): in each set one coin may replace a good, or one good a coin.\n- **Hammurabi** (Babylon): one free control marker per round.',
      terms: ['hero', 'wonder', 'pyramids'],
      linked: ['EX-11', 'EX-18'],
    },
    {
      title: 'Phase 4: sail and march',
      text: 'On your turn you first sail, then march. Each unit moves at most once, one step.\n\n- A trireme sails to a neighbouring sea. Then you **may** attack, once per sea, one opponent who has triremes there. Triremes of different players may share a sea in peace.\n- A legion marches to an adjacent province, or along any chain of your triremes. A trireme carries any number of legions, and foreign triremes do not get in the way.\n\nAfter marching you **must** fight one battle in every province that you share with another player’s legions or fortress. With several opponents there, you choose one.',
      linked: ['EX-19', 'EX-20'],
    },
    {
      title: 'Battle',
      text: 'Both sides roll at the same time, one die per legion (or per trireme at sea). Add up your dice: **every 5 points score a hit**. On land:\n\n- a **fortress** adds 5 to the total of its side, even without legions, and cancels one of the hits against its side;\n- heroes add what their cards say.\n\nAt sea nothing is added. Each hit destroys one unit; each side chooses its own losses. Units that are destroyed still roll. There is only one roll: if both sides survive, the province is **at war**: whoever controls it still collects its resources, but nothing can be built there, and there is another battle next round.\n\nDice show 1 to 6: our choice, as the rulebooks do not say.',
      terms: ['at-war'],
      examples: ['EX-24'],
      linked: ['war'],
    },
    {
      title: 'Conquest',
      text: 'If at the end of your turn only you have units in an opponent’s province, choose one thing:\n\n- **pillage** one building: it is removed, and you get 1 of its goods or 1 coin at once (nothing for a market or temple);\n- **occupy buildings**, one legion on each: from now on you collect from them, and they count as yours, even for victory;\n- **occupy the control marker**, one legion on it, if the province has a link to one of yours and is not a capital province. Nothing changes yet; but if the legion and the link are still there when your next turn in phase 4 begins, you may exchange the marker for yours, for free: the province is yours;\n- or nothing.\n\nIn later rounds you may leave things as they are or choose again. If you leave, everything goes back to its player; if somebody marches in and both sides survive the battle, your occupation ends. What was pillaged can be built again. A neutral province cannot be conquered: you gain it with a control marker.',
      linked: ['EX-26', 'EX-27', 'EX-28', 'exchange'],
    },
    {
      title: 'Phase 5, and the end',
      text: 'Your **level** on the three tracks is always up to date:\n\n- **trade**: caravans and markets;\n- **culture**: cities of all sorts and temples;\n- **military**: legions, fortresses and triremes on the map;\n- plus the bonuses of your cards. Control markers do not count.\n\nWhoever has the highest level on a track gets its title. In a tie, whoever has held the title so far chooses one of the tied players (themselves only if they are tied too).\n\nTwo players who each have four capitals or legendary cities share the victory. The edition decides when the **Pyramids** or a fifth card wins. In the Polish one, the default,\n\n- the **culture leader wins at once** with either of them, and alone;\n- everyone else waits for the end of phase 3. If the culture leader has not won by then, those who have built the **Pyramids** win; if nobody has, those with five cards. Several may share the victory.\n\nIn the Russian edition the **Pyramids** always win at once, a fifth card only at the end of the phase.',
      terms: ['trade-leader', 'culture-leader', 'military-leader'],
      linked: ['EX-30', 'pyramids', 'cities', 'titles'],
    },
  ],
}
