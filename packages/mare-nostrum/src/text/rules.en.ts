// The rules of Mare Nostrum in English, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import { heroList, wonderList } from './card-list.ts'
import { dictionaries } from './dictionaries.ts'

const heroes = (powers: Readonly<Record<string, string>>): string =>
  heroList('en', dictionaries.en, { copied: 'can be copied', starts: 'starting hero' }, powers)

const wonders = (powers: Readonly<Record<string, string>>): string => wonderList('en', dictionaries.en, powers)

export const rules: readonly Rule[] = [
  rule(
    'A',
    'The game in brief',
    `
    Three to five empires share the Mediterranean: Rome, Carthage, Greece, Egypt and Babylon. Their provinces bring
    goods and coins. With these you build, buy heroes and wonders, and raise legions and triremes to take what others
    have.

    A **round** has five phases:

    1. **Collect resources**: your caravans bring goods, your cities bring coins.
    2. **Trade**: everyone offers the same number of resources, then players take from each other in turn.
    3. **Build**: you pay for control of new provinces, for buildings, units and cards.
    4. **Move and fight**: triremes sail, legions march, and battles are fought.
    5. **Leadership**: whoever is ahead in trade, culture and military becomes leader. The leaders decide the order of
       play in the next round.

    You **win** (6) with the Pyramids, with your fifth hero or wonder, with four capitals or legendary cities, or with
    all three leader titles at once.

    **New to the game?** The Learn page introduces it and guides you through a first round. This page is for
    looking things up: the words of the game (B), the setup (C), the round (D), then everything phase by phase. Sections
    1 to 11 have the numbers of the printed rulebooks, but not their words. Where the books are silent or unclear, a
    ruling decides; rulings (M01 and on, N01 and on for the program) follow the rules. The last sections (F and G) are
    about the two editions and about what we had to reconstruct.
    `,
  ),
  rule(
    'B',
    'The words of the game',
    `
    - **Resource**: a **good** (13 kinds) or a **coin**. There is also one **legendary good** of each kind, drawn at
      random; it counts as its kind (1.2). Your resources lie behind your **screen**.
    - **Reserve**: the common supply of goods, coins and buildings. **Supply**: your own pieces that are not on the map.
    - **Building**: caravan, market, city or temple. Each stands on a printed **slot** of its sort; a caravan’s slot
      shows its good. A city is normal, a capital or legendary.
    - **Unit**: a legion, fortress or trireme. Legions and fortresses stand in provinces, triremes in seas.
    - **Control**: you control a province that holds your control marker. In your **capital province** the marker is
      printed and can never be lost. A province that nobody controls is **neutral**.
    - **Adjacent** provinces share a land border. **Connected** provinces are joined by a chain of neighbouring seas,
      each with one of your triremes. Provinces that are adjacent or connected have a **link**.
    - **Occupying legion**: a legion set on another player’s building or control marker, or on an empty slot (after
      pillaging, or with Circe). All other legions are **free**.
    - You **control a building** if you occupy it, or if you control its province and nobody else occupies it. Whoever
      controls a building collects from it and counts it.
    - **At war**: a province with legions or fortresses of two or more players after a battle or after phase 4.
    - **Conqueror**: the only player with legions or a fortress in a province that an opponent controls, judged at the
      end of that player’s own turn in phase 4.
    - **Card**: a hero or a wonder. The Pyramids are a special card.
    - **Title**: trade, culture or military **leader**. Titles change hands only in phase 5.
    `,
  ),
  rule(
    'C',
    'Setup',
    `
    1. Three players: Rome, Carthage and Greece. Four: Egypt as well. Five: Babylon as well. For who plays which empire,
       see M03. Everything that belongs to the other empires stays in the box (M01).
    2. With 4 players the Babylonian corner of the map is left out, with 3 players the Egyptian one as well; a province
       left out does not exist (M04). That leaves 24 and 19 of the 29 provinces. All nine seas are always in play.
    3. Every empire controls three home provinces (in the capital province the marker is printed) and starts with its
       first buildings, legions and a fortress, its starting hero and 9 resources. These resources are the income of
       round 1, so phase 1 is skipped in that round. Nobody starts with triremes.
    4. All other provinces are neutral and empty.
    5. The 13 legendary goods form a face-down pile.
    6. Cards: in the **beginner** display 5 of the 17 cards, chosen at random, are face up and the other 12 face down;
       after each build phase cards are revealed until 5 are face up again. In the **experienced** display all 17 are
       face up. The Pyramids are always face up.
    7. All three trade tokens are available.
    8. Starting levels (trade / culture / military): Rome 7 / 1 / 3, Carthage 7 / 1 / 2, Greece 4 / 4 / 3, Egypt 4 / 4 /
       2, Babylon 5 / 3 / 2. Carthage starts as trade leader, Rome as military leader, Egypt as culture leader; with 3
       players Greece is culture leader.

    Each player has 8 legions, 5 triremes, 5 fortresses and 7 control markers, so nobody ever has more than 8 provinces.
    For all players together there are 37 caravans, 25 markets, 16 cities and 14 temples, exactly one for each slot of
    the five-player map; 44 coins; and of each good twice as many tokens as it has slots, plus one.

    Where legions and fortresses start, and a few other facts, are reconstructed: see G.
    `,
  ),
  rule(
    'D',
    'A round, phase by phase',
    `
    1. **Collect resources** (1): everyone at the same time.
    2. **Trade** (2): the trade leader sets the number and takes first.
    3. **Build** (3): the culture leader chooses the players one by one.
    4. **Move and fight** (4): the military leader chooses the players one by one.
    5. **Leadership** (5): the three titles are awarded.

    When a new round begins, everything that works once per round is available again, peace is over, and the provinces
    you control now are the base for new control (3.1.1).

    If a decision has only one answer, the program makes it for you, unless a missing question would give something away
    (M62).
    `,
  ),
  rule(
    '1',
    'Collect resources',
    `
    **Phase 1.** All players collect from the buildings they control (1.1). Income is public, except for the kind of a
    legendary good that is drawn. Then the owner of the Colossus of Rhodes chooses a good, and everything goes behind
    the screens.
    `,
  ),
  rule(
    '1.1',
    'Income',
    `
    Whoever **controls the building** collects, no matter who controls the province:

    - caravan: 1 of the good shown on its slot, or 2 if you also control the market of the province;
    - normal city or capital: 1 coin, or 2 if you also control the temple of the province;
    - legendary city: 1 coin and 1 legendary good; if you also control the temple, 1 extra resource, a coin or a
      legendary good as you like;
    - market or temple alone: nothing.

    Doubling works only if both are in the same hands (M13). If your market is occupied, your remaining caravans bring
    one good each; a player who occupies only the market collects nothing.

    A province at war pays the player who controls it. A neutral province pays nobody. A legion that Circe’s owner has
    set on an empty caravan slot works as a caravan (10).

    Everyone first gets the basic income, the first legendary goods and the coin of the Temple of Artemis. Then those
    with a temple beside a legendary city choose their extra resource, all at the same time and knowing what they drew
    (M08). The Colossus comes last. If the reserve runs short, the trade leader collects first, then the others
    clockwise, and what is missing is lost (M10).
    `,
  ),
  rule(
    '1.2',
    'Legendary goods, cities and control',
    `
    A legendary good is used like a normal good of its kind. Two tokens of the same kind, legendary or not, can never be
    in the same set of different goods. When a legendary good is spent or discarded, it goes to a face-up discard pile
    of its own, never to the reserve. As soon as the last one is drawn, the discard pile is shuffled into a new pile; if
    both are empty, you draw nothing (M11).

    Capitals: Roma, Athenae, Babylon, Alexandria, Carthago. Legendary cities: Troia in Asia, Ierusalem in Judea,
    Syracuse in Sicilia.

    Whoever controls a province controls all its buildings except those that enemy legions occupy. You may always build
    in your own capital province, even while it is occupied (4.3.5).
    `,
  ),
  rule(
    '2',
    'Trade',
    `
    **Phase 2.** The trade leader announces how many resources everyone offers. All players choose theirs in secret and
    reveal them together (2.1). Then players take from each other in a chain (2.2), and at the end one resource may be
    given to even things out (2.2.1). After the phase every player has as many resources as before it.
    `,
  ),
  rule(
    '2.1',
    'Token and offers',
    `
    1. The trade leader plays one side of an available trade token: **5 or 0**, **2 or 1**, **4 or 3**. The whole token
       is then used. All three come back when the last one has been played, or when another player becomes trade leader
       (M24).
    2. If the number is 0, nobody offers anything, except perhaps Antigone’s owner (10, M17).
    3. A player with fewer resources than announced takes no part at all. Antigone’s owner always takes part and chooses
       a number freely (10). If the trade leader cannot take part, the others trade without the leader, and the next of
       them clockwise stands in (M15).
    4. Everyone who takes part chooses exactly that many of their own resources, in secret, at the same time and in any
       order (N09). Until your last resource is chosen you may change your mind. The others only see that you are ready.
    5. When everyone is ready, all offers are revealed together and are public from then on.
    6. If nobody but the leader has offered anything, all resources go back and the phase is over (M20).
    `,
  ),
  rule(
    '2.2',
    'Taking',
    `
    The trade leader begins and takes one revealed resource from another player. It leaves the offer and can no longer
    be taken. The player it came from takes next, even if their own offer is used up. Nobody takes their own resources.

    You must take as long as there is a player you may take from (M18).

    **Not twice in a row**: if you took from a player and that player at once took from you, you may not take from that
    player now (M19).

    If there is nobody you may take from (everything is gone, only your own resources are left, or only the barred
    player has some), trading is over, and whatever is left goes back to its owners.
    `,
  ),
  rule(
    '2.2.1',
    'Evening out',
    `
    Each take gives one player one more resource and the other, who takes next, one fewer. So in the end the leader has
    one too many and the player who was taken from last has one too few. If that player is the leader, nothing happens.

    Otherwise the trade leader chooses one of their own resources, whether traded, returned or never offered, and gives
    it to that player. Only the two of them see it, unless a table option shows it to everyone (M21).
    `,
  ),
  rule(
    '3',
    'Build',
    `
    **Phase 3.** The culture leader chooses a player who has not built yet, possibly themselves. That player builds as
    much as they like, one thing after the other, or nothing, and then ends the turn for good (M25). Then the next
    player is chosen, until all have built. After the first choice Perseus may step in (10, M34).

    At the end of the phase, in this order (M37): waiting victories by cards are decided (6.1); everyone discards all
    resources except 2 coins (3.0); in the beginner display cards are revealed until 5 are face up.
    `,
  ),
  rule(
    '3.0',
    'Prices and payment',
    `
    - **3**: control, caravan, city of any sort, legion, trireme, fortress.
    - **6**: market, temple.
    - **7, 8, 9, 10**: your 2nd, 3rd, 4th and 5th card. The starting hero is the 1st.
    - **12**: the Pyramids.

    Everything you build is paid for with **one set** of exactly as many resources as the price: either all coins, or
    goods that are all different. No mixing, no overpaying, no change, and one set never pays for two things (M39).

    - **Cleopatra**: in each set of goods one coin may replace a good, or in each set of coins one good may replace a
      coin.
    - **Hannibal**: each set of goods may contain one kind twice.

    Goods and coins go back to the reserve, legendary goods to their discard pile. What you spend is public. You may
    cancel a build until the last resource is chosen. Resources are chosen in any order (N09). If only one set is
    possible, it is paid automatically (N05).

    The fixed price of 1 coin or 1 named good (Spartacus, Gilgamesh, Lighthouse of Pharos) and free builds (Hammurabi,
    Penthesilea) are not sets; Cleopatra and Hannibal do not change them (M27).

    **What you keep** at the end of the phase: up to 2 coins. With the Hanging Gardens you also keep up to 2 goods of
    different kinds (M36). Everything else goes back, openly.
    `,
  ),
  rule(
    '3.1',
    'What you can build',
    `
    You build in any order. Each thing is placed and paid for before the next, and counts at once: a trireme connects, a
    new province can be built in, a card works (M26).

    - **Control** of a province: 3.1.1.
    - **Legion, fortress, trireme, caravan, market, city, temple**: 3.1.2.
    - **Card** and **Pyramids**: 3.1.3.
    - Hammurabi, Spartacus, Gilgamesh, Penthesilea, Lighthouse of Pharos: once per round each (10, 11).
    `,
  ),
  rule(
    '3.1.1',
    'Control',
    `
    You may place a control marker in a neutral province without other players’ units, if it is adjacent or connected to
    a province you have controlled **since the start of the round**. Triremes connect as they stand now, including one
    you have just built. A province gained in this phase is a base for new ones only from the next round on. You need no
    units of your own in the new province, but may have some. You need a marker in your supply.

    The province you start from may be at war or occupied (M28).

    From now on you control the province: you may build there in the same turn, and the buildings that already stand
    there are yours.

    You never build where an opponent has control or units, except in your own capital province.
    `,
  ),
  rule(
    '3.1.2',
    'Units and buildings',
    `
    You build in provinces you control that hold no other players’ units, and always in your capital province.

    - **Legion**: any number per province.
    - **Fortress**: one per province.
    - **Trireme**: in a sea that touches a province where you may build; any number, no matter whose triremes are there.
      For seas next to a war, see M30.
    - **Caravan, market, city, temple**: one on each empty slot of its sort. A market needs no caravan and a temple no
      city beforehand (M31). A legion on the empty slot makes way (M32).

    You are limited by your supply and by the reserve. You cannot build in a province that is at war or holds other
    players’ units, and it does not let you build triremes in its seas; another of your provinces on the same sea still
    does. The capital province is the exception (4.3.5).
    `,
  ),
  rule(
    '3.1.3',
    'Cards',
    `
    A card must be face up. It is yours for the rest of the game: its bonuses count and its power works at once. If you
    buy Castor and Pollux, you choose the hero to copy right after paying (10).

    Nobody can buy a sixth card. A player with five may still build the Pyramids in the same phase (M33), and several
    players may build them in one phase (6.1). Cards that are bought are not replaced before the end of the phase.
    `,
  ),
  rule(
    '3.2',
    'Levels while building',
    `
    Levels follow from what stands on the map and from your cards, so they are always up to date: a unit, a building or a
    card changes them at once. Titles do not change hands before phase 5.
    `,
  ),
  rule(
    '4',
    'Move and fight',
    `
    **Phase 4.** First the owner of the Statue of Zeus may declare peace (11). Then the military leader chooses a player
    who has not acted in this phase, possibly themselves. That player takes a whole turn: exchanging control markers
    (4.0), sailing and sea battles (4.1.1), marching and land battles (4.1.2), conquest (4.3), Circe (10). You cannot go
    back to an earlier step. Then the next player is chosen.

    At the end of the phase occupation ends in every province with legions or fortresses of two or more players (M49);
    then victory by four cities is checked (6.2). Peace ends with the round.
    `,
  ),
  rule(
    '4.0',
    'Exchanging markers',
    `
    At the start of your turn, look at each province where your legion has occupied the enemy control marker since an
    earlier turn:

    - If the province has a link to another of your provinces and you have a marker in your supply, you may exchange the
      marker for free. The old one goes back to its owner, you now control the province, the occupation of the marker
      ends, and the legion may move this turn. Exchange markers one at a time: a province you have just gained may be
      the link for the next one (M42). You may also decline.
    - Without a link: in the Polish edition nothing changes; the province stays with its player and your legion goes on
      occupying the marker. In the Russian edition the old marker is removed, no new one is placed, the occupation ends
      and the province becomes neutral (D24). This is checked after the exchanges.
    - With a link, but no marker left: there is no exchange, and the legion goes on occupying the marker (M70).
    `,
  ),
  rule(
    '4.1',
    'Movement',
    `
    You move any number of your triremes and legions, each at most once and by one step; none has to move. Fortresses
    never move. Triremes go first, and all sea battles are over before legions march.
    `,
  ),
  rule(
    '4.1.1',
    'At sea',
    `
    A trireme sails to a neighbouring sea. Triremes of different players may share a sea as long as they like.

    Then you may attack: one battle per turn in each sea with your triremes, against one opponent who also has triremes
    there. Sea battles are never compulsory. A trireme that has fought and survived can still carry legions.
    `,
  ),
  rule(
    '4.1.2',
    'On land',
    `
    A legion marches to an adjacent or connected province: across a border, or over seas with your triremes, however
    long the chain. Transport is free and unlimited, and other players’ triremes do not get in the way. A legion may
    leave a province full of enemies. Only peace keeps you out of a province (11).

    After all marches there is **one battle in every province** that you share with other players’ legions or
    fortresses, even if only your fortress faces the invaders, and in neutral provinces too. You choose the order and,
    where there are several opponents, which one you fight; the others are not affected. Players you are at peace with
    do not count (M45).
    `,
  ),
  rule(
    '4.2',
    'Battle',
    `
    Both sides roll at the same time, one die for each trireme (at sea) or legion (on land). Add up the dice of each
    side; every 5 points score a **hit**.

    On land each side adds whatever applies:

    - **Ramesses II**: one extra die, if the side has any unit there;
    - **Caesar**: +1 to each die on your own turn; **Pericles**: +2 to each die on another player’s turn; both only with
      a legion in the battle (M48);
    - **fortress**: +5 to the total;
    - **Nebuchadnezzar**: +5 to the total in a province you control, with any unit there.

    A fortress also cancels one hit against its side, before losses are chosen (M47). A fortress without legions rolls
    nothing, has a total of 5 and scores 1 hit.

    Each remaining hit destroys one unit. Losses are taken after both results are known, so units that are destroyed
    still hit. Each side chooses what it loses, both at the same time: the fortress, a free legion, or a particular
    occupying legion (M46). The fortress falls only if it is chosen or if everything falls. Surplus hits are lost. Lost
    units go back to their owner’s supply.

    At sea nothing is ever added.
    `,
  ),
  rule(
    '4.2.1',
    'War',
    `
    If two or more players have legions or a fortress in the province after the battle, it is at war: there is no
    conqueror, and all occupation there ends (M49). Players who have not acted yet may still march in and fight there
    this round.

    A province that is still shared at the end of the phase stays at war. It pays the player who controls it, but
    nothing can be built in it or, through it, in its seas; your own capital province is the exception. In the next
    phase 4 it is fought over again.
    `,
  ),
  rule(
    '4.3',
    'Conquest',
    `
    At the end of your turn, choose one of these for each province where you are the conqueror, in any order:

    - **hold**: what you occupied there when your turn began stays occupied, if enough legions are left;
    - **pillage** one building (4.3.1);
    - **occupy buildings** (4.3.2);
    - **occupy the control marker**, unless it is a capital province, and only with a link to another of your provinces
      (4.3.3);
    - **nothing**: your legions just stay there.

    A new choice replaces the old one (M51). In the next round you may choose again.

    If somebody marches in later and you are the only one left after the battle, your surviving legions keep what they
    occupy. If both sides survive there is war, and your occupation ends. If you march away, everything returns at once
    to the player who controls the province.
    `,
  ),
  rule(
    '4.3.1',
    'Pillage',
    `
    Choose one building. It goes back to the reserve, and one of your legions is set on the empty slot. You get at once:

    - for a normal city or a capital: 1 coin (with Hamilcar 2);
    - for a caravan: 1 of the good it brings (with Hamilcar 2);
    - for a legendary city: 1 coin or 1 legendary good, as you like (with Hamilcar both);
    - for a market or a temple: nothing.

    A market does not double this. What the reserve cannot pay is lost (M52). The slot can be built on again later.
    `,
  ),
  rule(
    '4.3.2',
    'Occupying buildings',
    `
    Set legions on buildings, one on each, as many as you like of those you have there. From now on you control these
    buildings: you collect from them, count them on the tracks, and they count for victory. A market or temple you
    occupy doubles only what you also occupy there. What you do not occupy stays with the player who controls the
    province.
    `,
  ),
  rule(
    '4.3.3',
    'Taking over control',
    `
    A legion on the control marker changes nothing yet: the other player still collects and counts. On your next turn in
    phase 4 you may exchange the marker (4.0). You need the link now and again at that moment. Capital provinces can
    never be taken over.

    **Queen of Sheba**, once per round: exchange at once a marker you have occupied in this very turn, giving up the
    legion on it (M53).

    You then control all buildings there that nobody else occupies.
    `,
  ),
  rule(
    '4.3.4',
    'Levels while fighting',
    `
    Every gain and loss of buildings and units shows on the tracks at once. A building you occupy moves one level from
    the player who controls the province to you.
    `,
  ),
  rule(
    '4.3.5',
    'Capital provinces',
    `
    The control marker of a capital province is printed: it can be neither occupied nor exchanged. The buildings there
    can be pillaged and occupied, and they count for victory.

    Its player may always build legions, a fortress and triremes there, and buildings on empty slots (M32). New units do
    not end an occupation by themselves; the next battle or the end of phase 4 does (M49).
    `,
  ),
  rule(
    '5',
    'Leadership',
    `
    **Phase 5.** Three tracks count:

    - **Trade**: caravans and markets you control, plus card bonuses.
    - **Culture**: cities of all sorts and temples you control, plus bonuses.
    - **Military**: your legions, fortresses and triremes on the map, plus bonuses.

    The highest level wins the title. If there is a tie, the player who has held the title so far chooses one of the
    tied players, and may choose themselves only if they are tied too. Trade is decided first, then culture, then
    military (M57). Then victory by three titles is checked (6.3). If there is a new trade leader, all three trade
    tokens are available again.

    A printed track has 15 spaces; beyond that the marker is turned over and starts from I again. The program shows the
    full number.
    `,
  ),
  rule(
    '6',
    'Victory',
    `
    Victory is checked only at these moments:

    - in phase 3 and at its end: the Pyramids or a fifth card (6.1);
    - at the end of phase 4: four capitals or legendary cities (6.2);
    - at the end of phase 5: all three titles (6.3).

    Nobody is ever knocked out: capital provinces cannot be lost. For games that never end, see M07.
    `,
  ),
  rule(
    '6.1',
    'Pyramids and fifth card',
    `
    **Polish edition.** The culture leader wins at once by building the Pyramids or buying a fifth card. Other players
    who do either must wait for the end of the phase. If the culture leader does either in the same phase, the leader
    wins alone. Otherwise, at the end of the phase: if only one player is waiting, that player wins; if several are,
    those with the Pyramids win together; if nobody has built them, all who are waiting win together (M33).

    **Russian edition.** The Pyramids win at once, for anyone. A fifth card waits for the end of the phase; if several
    players have one, the culture leader wins, if among them, and otherwise all of them win together (D21).

    **Perseus**, in both: if you build first thanks to him and do either, you win at once (M34).
    `,
  ),
  rule(
    '6.2',
    'Four cities',
    `
    Whoever controls at least four great cities (capitals and legendary cities together) at the end of phase 4 wins;
    occupied ones count, and so does your own capital. Only cities that have been built count. Two players with four
    each win together (M55).
    `,
  ),
  rule(
    '6.3',
    'Three titles',
    'Whoever holds all three titles at the end of phase 5 wins. A title awarded in a tie counts like any other.',
  ),
  rule(
    '7',
    'Cards in general',
    `
    A card overrides the rule it is about. Its bonuses count on the tracks for the rest of the game. Cards are never
    lost, sold or passed on. What can only help you happens automatically; everything else is your decision.
    `,
  ),
  rule(
    '8',
    'Diplomacy',
    `
    Talk as much as you like; promises are not binding. Nothing may be handed over: no resources, units, buildings,
    cards or control. Trade (2.2) and the resource given at its end (2.2.1) are the only exceptions.
    `,
  ),
  rule(
    '9',
    'Frequently asked questions',
    `
    - Pieces and tokens are limited to what the game contains. If your 8 legions are on the map, no power brings a
      ninth.
    - You may not remove your own units. They leave the map only as losses in battle or through the Queen of Sheba.
    - With several enemies in a province or sea you fight one of them: one battle per place and turn.
    - Perseus may build first and win with the Pyramids, even if somebody else was chosen.
    - If you occupy a marker but no longer have a link, see 4.0.
    `,
  ),
  rule(
    '10',
    'Heroes',
    heroes({
      caesar: `+1 to each of your dice in land battles on your own turn, if one of your legions takes part.`,
      hannibal: `Each set of goods may contain one kind twice; a normal and a legendary token will do.`,
      pericles: `+2 to each of your dice in land battles on another player’s turn, if one of your legions takes part.`,
      cleopatra: `In each set of goods one coin may replace a good, or in each set of coins one good of any kind may
        replace a coin.`,
      hammurabi: `Once per round, in your build turn, place a control marker for free under the conditions of 3.1.1, in
        addition to any you pay for. Polish edition: adjacent or connected, even by a trireme just built. Russian
        edition: adjacent only (D25, M29).`,
      antigone: `In phase 2 you always take part and decide yourself how many resources to offer, 0 to 5, if you have
        them. If you offer 0, nobody takes from you. This also works for the trade leader, and when 0 is announced
        (M17).`,
      'castor-and-pollux': `When you buy them, choose a hero that another player owns: its power is yours for the rest
        of the game, without the bonuses. You cannot choose a starting hero, a wonder, Perseus, or Hercules, who has no
        power. If there is nobody to copy, they have no power. A copied power that works once per round is used
        separately (M38).`,
      circe: `At the end of your turn in phase 4 you may set legions on empty caravan slots, in neutral or enemy
        provinces where no other player has a legion or fortress, and in your own provinces even at war. In phase 1 each
        brings 1 of the good shown on the slot, or 2 if you control the market there. It adds nothing to the trade
        track. A legion set on a caravan slot by pillage works as well. Legions that do not march go on working. This
        ends when the legion marches or is destroyed, when war comes to a province that is not yours, or when a caravan
        is built there (M12, M44).`,
      hercules: `Leadership bonuses only.`,
      perseus: `After the first choice of the culture leader in phase 3 you may build first. Polish edition: only if in
        this turn you can afford enough cards to reach five, or the Pyramids; you buy them and win at once. Russian
        edition: you may build anything. If you build first, a fifth card or the Pyramids win at once (M34, D23).`,
      gilgamesh: `Once per round, one fortress for 1 coin or 1 stone.`,
      nebuchadnezzar: `In land battles +5 to your total in a province you control, if you have any unit there; a
        fortress is enough.`,
      hamilcar: `Pillaging pays double: 2 coins, 2 goods, or a coin and a legendary good (4.3.1).`,
      penthesilea: `Once per round, in your build turn, one free legion in your capital province for each of your
        provinces with enemy legions, the capital province included. You may take as many of them as you like, all at
        once (M35).`,
      'ramesses-ii': `One extra die in land battles, attacking or defending, if you have any unit there. The bonus of
        Caesar or Pericles applies to it if a legion is there.`,
      'queen-of-sheba': `Once per round, you may at once exchange a control marker you have occupied in this turn; the
        legion on it is lost (4.3.3). It may be your last one there.`,
      spartacus: `Once per round, one legion for 1 coin or 1 gladiator.`,
    }),
  ),
  rule(
    '11',
    'Wonders',
    `
    ${wonders({
      'statue-of-zeus': `At the start of phase 4 you may declare peace with one opponent for the rest of the round; see
        below.`,
      pharos: `Once per round, one trireme for 1 coin or 1 wood.`,
      'hanging-gardens': `At the end of phase 3 keep up to 2 goods of different kinds, in addition to the coins.`,
      'temple-of-artemis': `1 extra coin in phase 1.`,
      colossus: `At the end of phase 1, after everyone has collected, take 1 good of any kind from the reserve, openly
        (M14).`,
      pyramids: `They cost 12 and do nothing but win (6.1). They do not count as one of five cards.`,
    })}

    **Peace** (M40, M41)

    - Polish edition: never with the partner of your last declaration, however long ago. Russian edition: not with the
      partner of the previous round (D17). You need not declare peace.
    - All legions of the partner in provinces you control return to the partner’s capital province at once; their
      occupation ends.
    - For the rest of the round there is no battle between the two of you, on land or at sea.
    - Polish edition: neither of you may march into a province the other controls. Russian edition: only the partner may
      not march into yours.
    - Your legions in the partner’s provinces stay; they may leave, exchange markers and make conquest choices. If you
      meet elsewhere there is no battle, and at the end of the phase the province is at war.
    `,
  ),
  rule(
    'E',
    'What is open and what is hidden',
    `
    Open to everyone: the map with all its pieces, reserve and supplies, levels, titles, trade tokens, cards and the
    hero copied, peace, dice, the discarded legendary goods, and **how many** resources each player has (M05). Income,
    payments, discards and pillage are public; so are offers once they are revealed, and every take.

    Hidden: what is behind another player’s screen; offers until everyone is ready, including Antigone’s number; the
    kind of a legendary good until it is offered, spent or discarded; the resource given at the end of trade; face-down
    cards and the pile of legendary goods, whose order nobody knows.

    An attentive player can work out most of this exactly. The program keeps these notes for everyone (M61): for each
    player what is known for certain, and how many resources are unknown. With open screens, a table option, all
    resources are visible, but offers still stay secret until everyone is ready. With another option nobody keeps notes:
    you only see how many resources are behind each screen and have to remember the rest.
    `,
  ),
  // Rulings
  rule(
    'M01',
    'Unused empires',
    `
    Their pieces and starting heroes are out of the game. Reserve, legendary goods, cards and trade tokens are used in
    full with any number of players.
    `,
  ),
  rule(
    'M02',
    'Seats',
    `
    Seats are fixed. Where a simultaneous step needs an order (for draws and shortages), it runs clockwise from the
    trade leader.
    `,
  ),
  rule(
    'M03',
    'Who plays what',
    `
    A table option decides: by seat in the order of section C, at random, or by choice. If by choice, players choose in
    seat order from the empires that are left, and the last one gets what remains; then pieces and cards are laid out.
    `,
  ),
  rule(
    'M04',
    'Neutral and left-out provinces',
    `
    Neutral provinces start empty. Those left out do not exist, either for borders or for coasts.
    `,
  ),
  rule(
    'M05',
    'Public numbers',
    `
    How many resources a player has, the reserve and all supplies are public: every gain and loss is seen by everyone.
    `,
  ),
  rule(
    'M06',
    'Other fighting units',
    `
    The special units mentioned in the glossary of the rulebooks belong to an expansion and are not in the game.
    `,
  ),
  rule(
    'M07',
    'Games without an end',
    `
    There is no last round: a game goes on until somebody wins. Games that are played without people, such as
    simulations and checks, are stopped after a very large number of decisions and count as unfinished.
    `,
  ),
  rule(
    'M08',
    'When the temple’s extra resource is chosen',
    `
    All players choose at the same time, after their own basic draw and before any extra draw.
    `,
  ),
  rule(
    'M09',
    'Declining income',
    `
    Basic income and the coin of the Temple of Artemis come automatically; only with the Colossus may you take nothing.
    `,
  ),
  rule(
    'M10',
    'Shortage',
    `
    Players collect clockwise from the trade leader, each their whole income; what is missing is not paid later.
    `,
  ),
  rule(
    'M11',
    'The legendary pile runs out',
    `
    As soon as the last token is drawn, the discard pile is shuffled and becomes the new pile; what is spent later is
    not part of it. If the discard pile was empty at that moment, the next draw shuffles what is there. If there is
    nothing to draw, nothing is gained: then the temple’s extra resource and the pillage of a legendary city offer only
    the coin, and if a legendary good was already chosen as the extra resource, it becomes a coin.
    `,
  ),
  rule(
    'M12',
    'Where and when Circe works',
    `
    On empty caravan slots in provinces (own, neutral or enemy) where only her owner has legions or a fortress, and in
    the owner’s own provinces even at war, since these still pay the player who controls them. Legions are placed there
    at the end of the owner’s turn in phase 4 and work for as many rounds as they stay. The card works in phase 1: it
    adds nothing to the trade track.
    `,
  ),
  rule(
    'M13',
    'Doubling in the Russian edition',
    `
    Only in the same hands, as in the Polish edition; the Russian overview requires this too.
    `,
  ),
  rule(
    'M14',
    'What the Colossus gives',
    `
    A normal good of any kind that is still in the reserve, even a kind without a slot on the map; not a coin or a
    legendary good.
    `,
  ),
  rule(
    'M15',
    'A leader below the announced number',
    `
    A leader may announce more than they have, and then takes no part; the others trade. The next player clockwise who
    takes part takes first and evens out in the leader’s place. If fewer than two can take part, there is no trade.
    `,
  ),
  rule(
    'M16',
    'Too few resources in the Russian edition',
    `
    Players with too few take no part in trade, as in the Polish edition.
    `,
  ),
  rule(
    'M17',
    'Antigone’s timing',
    `
    Her number is part of the secret offer, whatever was announced, even 0: cards override rules. If 0 is announced, the
    leader takes one of her resources and gives her one back. Her owner goes through as many places as they could fill,
    five at most, and fills each or leaves it empty, so that the number of choices gives nothing away. A leader with
    Antigone announces the number for the others and may offer a different one.
    `,
  ),
  rule(
    'M18',
    'Passing',
    `
    Nobody may decline to take, not even the leader in the Russian edition: in both books players go on until everything
    is taken, and the example about taking twice in a row says “must”.
    `,
  ),
  rule(
    'M19',
    'Two in a row',
    `
    Only the two takes directly before this one matter.
    `,
  ),
  rule(
    'M20',
    'Too few offers',
    `
    If the leader has nobody to take from, there is no trade and nothing is given. One offer is enough to start, even if
    the leader offers nothing: the leader takes, the other player has nobody to take from, trading is over, and the
    leader evens out.
    `,
  ),
  rule(
    'M21',
    'The resource given is private',
    `
    Only giver and receiver see which resource evens things out. A table option shows it to everyone.
    `,
  ),
  rule(
    'M22',
    'Token backs',
    `
    They give nothing away: coins, goods and legendary goods look alike until the offers are revealed.
    `,
  ),
  rule(
    'M23',
    'Legendary goods in trade',
    `
    They are ordinary resources, listed separately from the normal token of their kind.
    `,
  ),
  rule(
    'M24',
    'Trade tokens come back',
    `
    All three come back for the next round when the third has been played, or in phase 5 when the title goes to another
    player. A player who wins it back later counts as a new leader.
    `,
  ),
  rule(
    'M25',
    'Empty and split turns',
    `
    You may do nothing on your turn. Each player has only one turn per phase; ending it is final.
    `,
  ),
  rule(
    'M26',
    'A new card in the same turn',
    `
    It works at once if this is its moment; a power that works once per round counts as unused.
    `,
  ),
  rule(
    'M27',
    'Cheap prices and sets',
    `
    Paying a price of 1 is not paying with a set: Cleopatra and Hannibal do not apply. Legendary goods (gladiators,
    stone, wood) are accepted.
    `,
  ),
  rule(
    'M28',
    'A base at war or occupied',
    `
    It is still a base: only control counts.
    `,
  ),
  rule(
    'M29',
    'Hammurabi',
    `
    Once per round, in his owner’s build turn, in addition to control that is paid for; a marker is needed. “Unoccupied”
    in the Russian edition means without opponents’ units; your own do not matter.
    `,
  ),
  rule(
    'M30',
    'Triremes and war',
    `
    Polish edition: you may build in the sea if any of your provinces on it allows building. Russian edition: nobody
    builds triremes in a sea beside a province at war. A capital province at war does not close any sea, and the seas of
    your own capital province are always open to you.
    `,
  ),
  rule(
    'M31',
    'Market before caravan',
    `
    This is allowed, and so is a temple before a city.
    `,
  ),
  rule(
    'M32',
    'Slots under legions',
    `
    You may always build in your own capital province, even on an empty slot with another player’s legion on it; that
    legion makes way. So does your own legion placed by Circe when a caravan is built there.
    `,
  ),
  rule(
    'M33',
    'More than five cards',
    `
    A sixth card cannot be bought. A player waiting with a fifth card may still build the Pyramids. In the Polish
    edition each player may build the Pyramids once, so several can do so in one phase and win together; a table can
    play with a single builder instead.
    `,
  ),
  rule(
    'M34',
    'Perseus',
    `
    After the culture leader’s first choice of the phase, if neither the chosen player nor the leader owns Perseus, his
    owner is asked. Polish edition: build first, but only if in this turn the owner can afford enough cards to reach
    five, or the Pyramids; or pass. An owner who builds first buys those one after another, always keeping enough to pay
    for the rest, and the game is over. Russian edition: build first, anything at all, or pass; after that turn the
    culture leader chooses again (D23). Whoever builds first with Perseus wins at once with a fifth card or the
    Pyramids. After later choices nobody is asked again: it is too late to be first.
    `,
  ),
  rule(
    'M35',
    'Penthesilea',
    `
    Your provinces with at least one enemy legion are counted when the power is used, the capital province included. You
    may take as many legions as you like, up to that number and your supply, all at once.
    `,
  ),
  rule(
    'M36',
    'What you keep',
    `
    Up to 2 coins are kept automatically. With the Hanging Gardens you also keep 0 to 2 goods of different kinds, normal
    or legendary, as you choose.
    `,
  ),
  rule(
    'M37',
    'Order at the end of phase 3',
    `
    First victories by cards, then discarding, then new cards.
    `,
  ),
  rule(
    'M38',
    'Castor and Pollux',
    `
    They can copy these heroes if another player owns them: Antigone, Circe, Gilgamesh, Nebuchadnezzar, Hamilcar,
    Penthesilea, Ramesses II, Queen of Sheba, Spartacus. If there is one to copy, you must choose one. The choice never
    changes.
    `,
  ),
  rule(
    'M39',
    'Two builds of the same kind',
    `
    Two builds need two sets.
    `,
  ),
  rule(
    'M40',
    'Peace: details',
    `
    You may choose any opponent, with or without legions nearby. Legions sent home do not count as having moved. They
    may arrive among enemies; there is no battle before somebody’s turn.
    `,
  ),
  rule(
    'M41',
    'Peace: what is still allowed',
    `
    You may still sail, leave, exchange markers, make conquest choices and fight others. Whether you may enter a
    province depends on who controls it at the moment of the march.
    `,
  ),
  rule(
    'M42',
    'Exchanging markers: details',
    `
    Exchanges are voluntary and made one at a time. A province you have just gained counts as yours for the next link.
    If you decline, your legion goes on occupying the marker.
    `,
  ),
  rule(
    'M43',
    'Units are alike',
    `
    It only matters how many have moved, not which.
    `,
  ),
  rule(
    'M44',
    'Your occupying legions on your own turn',
    `
    They are free from the start of your march, and in the conquest step you choose again what they occupy; “hold”
    restores everything. Legions that work for Circe and did not march go on working; each may move once to another slot
    of its province.
    `,
  ),
  rule(
    'M45',
    'Battles that must be fought',
    `
    They are determined after all marches, one in each shared province; players at peace with you do not count; you name
    the opponent when you choose the battle.
    `,
  ),
  rule(
    'M46',
    'Choosing losses',
    `
    Both sides choose at the same time among what can be told apart: the fortress, a free legion, each occupying legion.
    `,
  ),
  rule(
    'M47',
    'The hit a fortress cancels',
    `
    It is cancelled first, even if the fortress is then chosen as a loss. Surplus hits are lost.
    `,
  ),
  rule(
    'M48',
    'Die bonus without legions',
    `
    A lone fortress with the die of Ramesses II gets no bonus from Caesar or Pericles.
    `,
  ),
  rule(
    'M49',
    'When occupation ends',
    `
    After a battle that leaves two or more players there, and at the end of phase 4 in every shared province: all
    legions in that province become free, except those that work for the player who controls it on caravan slots
    (Circe), which occupy nothing. Building units there or arriving does not end an occupation by itself.
    `,
  ),
  rule(
    'M50',
    'The conquest step',
    `
    It comes after all battles: province by province in any order, with one choice for each; “nothing” is allowed.
    `,
  ),
  rule(
    'M51',
    'Pillage after occupation',
    `
    The new choice replaces everything that player occupied in the province before.
    `,
  ),
  rule(
    'M52',
    'Missing rewards and Hamilcar',
    `
    What the reserve cannot pay is lost. Doubling is automatic.
    `,
  ),
  rule(
    'M53',
    'Queen of Sheba',
    `
    Only for a marker first occupied in this very turn; holding it or choosing it again after an earlier round is not
    enough. The legion on the marker is lost.
    `,
  ),
  rule(
    'M54',
    'Neutral provinces',
    `
    They can be fought over but not conquered. Buildings in them, which can exist only because of D24 in the Russian
    edition, belong to nobody until somebody takes control.
    `,
  ),
  rule(
    'M55',
    'Several winners by cities',
    `
    At most two players can have four cities each; they share the victory.
    `,
  ),
  rule(
    'M56',
    'Several conditions',
    `
    The first check in the order of the phases decides.
    `,
  ),
  rule(
    'M57',
    'Order of tie-breaks',
    `
    Trade, then culture, then military, in public; each choice is made knowing the earlier ones.
    `,
  ),
  rule(
    'M58',
    'A title that does not change hands',
    `
    The trade tokens stay as they are.
    `,
  ),
  rule(
    'M59',
    'Order of choosing players',
    `
    One at a time, after the previous turn has ended; the last player is chosen automatically.
    `,
  ),
  rule(
    'M60',
    'Where the Russian edition is silent',
    `
    If it says nothing or contradicts itself, the Polish rule applies.
    `,
  ),
  rule(
    'M61',
    'The program’s notes',
    `
    The program shows everyone what an attentive player could know, so that memory is no advantage. A table option
    leaves it to the players to remember, as real screens do; then nothing is decided automatically for a reason that
    lies behind a screen (N05).
    `,
  ),
  rule(
    'M62',
    'Questions that would give resources away',
    `
    The question to the owner of Perseus and the one about the resource that evens out trade are asked whether or not
    there is a real choice.
    `,
  ),
  rule(
    'M70',
    'No link and no marker (Russian edition)',
    `
    D24 decides: the old marker is removed all the same, since the conqueror needs no marker for that. With a link but
    no marker left, nothing is removed.
    `,
  ),
  rule(
    'N01',
    'Occupation beside a peace partner',
    `
    If you share a province with a peace partner at the end of your turn, you occupy nothing new there. What you already
    occupy stays occupied until a battle or the end of the phase (M49); if some legions have left, you say what the
    remaining ones occupy.
    `,
  ),
  rule(
    'N02',
    'What is asked in phase 4 and what is not',
    `
    Once anything has sailed or marched, you are asked to finish marching even if nothing is left to march: until then
    everything can be undone. If there is only one battle, it is then fought at once. You are not asked about losses
    that are all of one sort, nor about a conquered province where “nothing” is the only choice.
    `,
  ),
  rule(
    'N03',
    'Circe and holding',
    `
    “Hold” covers everything you occupy except empty caravan slots, where Circe’s legions go on working automatically
    (M44). A legion on a pillaged caravan slot counts as one of hers.
    `,
  ),
  rule(
    'N04',
    'Perseus bought by the first builder',
    `
    He works at once, as every card does (M26): a player who builds first and buys Perseus wins at once with a fifth
    card or the Pyramids in that turn. Bought later in the phase, he helps from the next round on (M34).
    `,
  ),
  rule(
    'N05',
    'What is asked while somebody builds',
    `
    A turn with nothing to build and a payment with only one possible set are handled automatically only while everyone
    could know all resources of that player by counting. If there may be an unseen legendary good among them, or if the
    player has given or received a resource in secret, the question is asked: an automatic answer would give away what
    lies behind the screen (M62). Where nobody keeps notes (M61) it is always asked.
    `,
  ),
  rule(
    'N06',
    'Leftovers and the Hanging Gardens',
    `
    All others discard first. Then the owner of the Gardens chooses what to keep and discards the rest.
    `,
  ),
  rule(
    'N07',
    'Perseus changes his mind',
    `
    Until a card is bought, an owner of Perseus who goes first in order to win may still decline. Then the chosen player
    builds as usual.
    `,
  ),
  rule(
    'N08',
    'An offer without a choice',
    `
    Whoever has exactly as many resources as announced offers them all automatically. Antigone’s owner is asked as long
    as there is something to offer: her number is a secret.
    `,
  ),
  rule(
    'N09',
    'Resources in any order',
    `
    What you offer, pay or keep is chosen one by one in any order. Records made under version 1 of the rules, where
    payments went in ascending order, are still read that way.
    `,
  ),
  rule(
    'N10',
    'Showing a resource received in secret',
    `
    The program’s note about a resource given in secret changes only when something becomes certain for everyone. A
    legendary good that the receiver shows may be that resource or one they already had, so the note stays until it is
    certain.
    `,
  ),
  // For those who compare: the editions and their differences, and where the data come from
  rule(
    'F',
    'The two editions',
    `
    The option “edition” sets all differences at once. The Polish edition is the default: it looks like a later, revised
    text. These things are played differently:

    - Pyramids and fifth card (D21);
    - a marker occupied without a link (D24);
    - Hammurabi’s reach (D25);
    - peace: with whom it may be declared again, and who may not enter (D17);
    - triremes beside a war (D18);
    - Perseus (D23).

    Where one book is silent or contradicts itself, the other one is followed, so these are played the same way in both:
    D03, D05, D08, D13, D14, D20. D01, D04, D06, D07, D09, D19, D22, D26, D27, D28 and D32 are only about wording and
    slips; D02, D10 to D12, D15, D16 and D29 to D31 are too small for an entry of their own.
    `,
  ),
  rule(
    'D01',
    'Names of things',
    `
    Heroes and wonders are cards in the Polish edition and tiles in the Russian one. Stone and gems of the Polish
    edition are marble and diamonds in the Russian one; our Russian words follow it. No difference in play.
    `,
  ),
  rule(
    'D03',
    'Doubling',
    `
    Polish: both buildings must be in the same hands. Russian: the rule only says that there must be a market or temple
    in the province, the overview that the player must have it. Here: the same hands in both editions (M13).
    `,
  ),
  rule(
    'D04',
    'Building in your own capital province',
    `
    Polish: even while it is occupied. Russian: even while an opponent controls it, which can never happen (4.3.5).
    Here: as in the Polish edition.
    `,
  ),
  rule(
    'D05',
    'Too few resources to trade',
    `
    Polish: you take no part. Russian: silent. Here: you take no part, in both editions (M16).
    `,
  ),
  rule(
    'D06',
    'The first take',
    `
    Polish: the leader takes. Russian: the leader may take. Here: everyone has to take (M18).
    `,
  ),
  rule(
    'D07',
    'Which resource evens out',
    `
    Polish: clearly any of the leader’s, traded or from behind the screen. Russian: the sentence is incomplete. Here:
    any.
    `,
  ),
  rule(
    'D08',
    'How long you must have had control',
    `
    Polish: since the start of the round. Russian: its rule says “of the turn”, its example “of the round”. Control
    never changes between the two, so it plays the same.
    `,
  ),
  rule(
    'D09',
    'Building in a new province',
    `
    Polish: only now may the controlling player build there. Russian: only the controlling player may build there. Both
    apply here.
    `,
  ),
  rule(
    'D13',
    'Several opponents in a sea',
    `
    Polish: only one of them may be attacked. Russian: only the FAQ says so. Here: one.
    `,
  ),
  rule(
    'D14',
    'Several opponents in a province',
    `
    Polish: choose one to fight. Russian: only the FAQ says so. Here: one.
    `,
  ),
  rule(
    'D17',
    'Peace',
    `
    Declaring it again with the same partner. Polish: never with the partner of the last declaration; Russian: not in
    two rounds in a row, so after a round without peace the partner may be chosen again. Entering provinces. Polish:
    neither may enter the other’s; Russian: the partner may not enter the owner’s. Both are played as written (11).
    `,
  ),
  rule(
    'D18',
    'Seas beside a war',
    `
    Polish: a province at war does not let you build in its seas. Russian: nobody builds in the seas beside it. Both are
    played as written (M30).
    `,
  ),
  rule(
    'D19',
    'Wording of the conquest rules',
    `
    The Polish edition speaks of surviving legions, of later rounds, and of one good for a caravan. The Russian speaks
    of units, of the next turn, and of goods in the plural, though its example gives only one. Here the Polish edition
    applies.
    `,
  ),
  rule(
    'D20',
    'Queen of Sheba’s price',
    `
    Polish: the occupying legion. Russian: one legion. It comes to the same (M53).
    `,
  ),
  rule(
    'D21',
    'Pyramids and fifth card',
    `
    Polish: either wins at once for the culture leader; others wait. If only one player is waiting, that player wins; if
    several are, those with the Pyramids win together, or if nobody has them, all who are waiting. Russian: the Pyramids
    win at once for anyone; a fifth card waits. If several players have one, the culture leader wins, if among them, and
    otherwise all of them together. Both are played as written (6.1).
    `,
  ),
  rule(
    'D22',
    'Which cities count',
    `
    Polish: controlled and occupied ones. Russian: controlled ones, but its section on occupation counts occupied ones
    as well. Here: both. Its section 6 also has four paragraphs where the Polish one has three.
    `,
  ),
  rule(
    'D23',
    'Perseus',
    `
    Polish: he goes first, ahead of the culture leader’s choice, to buy the fifth card or the Pyramids and win. Russian:
    he may decide to build first, and wins at once if one of the two is built; one passage names the trade leader and
    one only the fifth hero, both by mistake. Both are played as written (M34).
    `,
  ),
  rule(
    'D24',
    'A marker occupied without a link',
    `
    Polish: no exchange; the controlling player keeps the province. Russian: the old marker is removed, no new one is
    placed, and the province becomes neutral. Both are played as written (4.0).
    `,
  ),
  rule(
    'D25',
    'Hammurabi’s reach',
    `
    Polish: an adjacent or connected province. Russian: only an adjacent one without units. Both are played as written
    (10).
    `,
  ),
  rule(
    'D26',
    'Castor and Pollux',
    `
    Polish: the copied hero’s bonuses are not gained. Russian: no bonus is gained. This comes to the same, as the two
    have none of their own.
    `,
  ),
  rule(
    'D27',
    'Circe’s slots',
    `
    Polish: empty caravan slots. Russian: one passage does not say that they are empty. Here: empty.
    `,
  ),
  rule(
    'D28',
    'What counts for culture',
    `
    Polish: cities and temples. Russian: one list leaves out temples. Here: both count.
    `,
  ),
  rule(
    'D32',
    'Fortress and Nebuchadnezzar',
    `
    Polish: their +5 is always added. Russian: it may be added. It never hurts, so it always is.
    `,
  ),
  rule(
    'G',
    'Where the data come from, and what is reconstructed',
    `
    Numbers of tokens, pieces and dice, prices, cards with their bonuses and powers, starting levels and leaders, trade
    tokens and phases are in both rulebooks, and these agree on every number.

    The 24 provinces and 9 seas of the four-player map, their borders, coasts and slots come from a public
    transcription, corrected where counts in the rulebook prove a slip (docs/rulings names both). How many buildings
    each empire starts with follows from levels, income and equal value.

    **Reconstructed**, that is, our own consistent choice until somebody with the board corrects it:

    - the Babylonian corner: the names, borders and goods of Babylonia, Mesopotamia, Assyria, Armenia and Arabia (which
      six goods it has, and how many slots, follows from the counts);
    - where legions and fortresses start: a legion and a fortress in each capital province, one more legion in Italia
      and in Macedonia;
    - the province of the starting market of Rome and of Carthage: the capital province;
    - the names of the normal cities;
    - that Nubia and Judea are left out with three players;
    - the faces of the dice: 1 to 6.

    The map is data: a corrected one can replace it without changing the rules.
    `,
  ),
]
