// The rules of Mare Nostrum in English, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import { heroList, wonderList } from './card-list.ts'
import { en } from './en.ts'

const heroes = (powers: Readonly<Record<string, string>>): string =>
  heroList('en', en, { copied: 'can be copied', starts: 'starting hero' }, powers)

const wonders = (powers: Readonly<Record<string, string>>): string => wonderList('en', en, powers)

export const rules: readonly Rule[] = [
  rule(
    'A',
    'The game and its words',
    `
    Three to five empires share the Mediterranean: Rome, Carthage, Greece, Egypt and Babylon. They collect goods, trade
    them, build, and fight. There are four ways to win (6): the Pyramids, a fifth hero or wonder, four capitals and
    legendary cities, or all three titles.

    - **Resource**: one token, a **good** (13 kinds) or a **coin**. A **legendary good** is one further token of each
      kind, drawn unseen; it counts as its kind (1.2).
    - **Stock**: the resources a player holds behind the screen. **Reserve**: the open common supply of goods, coins and
      buildings. **Supply**: a player’s own pieces that are not on the map.
    - **Building**: caravan, market, city or temple. Each stands on a printed **slot** of its sort; a caravan’s slot
      names its good. Cities are normal, capital or legendary.
    - **Unit**: legion and fortress, which stand in provinces, and trireme, which stands in a sea.
    - **Control**: a player’s marker in a province; in the own capital province it is printed and can never be lost. The
      player is the **controller**. A province without control is **neutral**.
    - **Adjacent**: two provinces with a common land border. **Connected**: two provinces that a chain of neighbouring
      seas joins, each of them with a trireme of yours. **Linked**: adjacent or connected.
    - **Station**: a legion set on a building, on an empty slot or on an enemy control marker of the province it stands
      in. A building with a station of somebody else than the controller is **occupied**.
    - **Holder** of a building: whoever occupies it, otherwise the controller. The holder collects and counts it.
    - **At war**: a province with legions or fortresses of two or more players after a battle or after phase 4.
    - **Conqueror**: the only player with legions or a fortress in a province that an opponent controls, judged at the
      end of the own turn in phase 4.
    - **Card**: a hero or a wonder. The Pyramids are a card of their own sort.
    - **Title**: trade, culture or military **leader**. Titles change hands in phase 5 only.

    These pages tell the rules in our own words for two editions, the Polish and the Russian one (F). Sections 1 to 11
    follow their numbers. Where both are silent or loose a ruling decides: M01 to M70 and, for the program, N01 and on
    stand at the end.
    `,
  ),
  rule(
    'C',
    'Setup',
    `
    1. With 3 players Rome, Carthage and Greece take part, with 4 also Egypt, with 5 also Babylon. Who plays which
       empire: M03. What belongs to the others stays out of the game (M01).
    2. With 4 players the Babylonian corner of the map is left out, with 3 players the Egyptian one as well; a province
       left out does not exist (M04). That leaves 24 and 19 of the 29 provinces. All nine seas are always in the game.
    3. Every empire has control of three home provinces, printed in the capital province; its first buildings, legions
       and a fortress; its starting hero; and 9 resources. These resources are the income of round 1, so phase 1 of that
       round is skipped. Nobody starts with triremes.
    4. All other provinces are neutral and empty.
    5. The 13 legendary goods form a pile face down.
    6. Cards: in the **beginner** display 5 of the 17 lie open at random and the other 12 face down; after each build
       phase cards are turned up until 5 are open again. In the **experienced** display all 17 lie open. The Pyramids
       always lie open.
    7. All three trade tokens are available.
    8. Levels at the start, trade / culture / military: Rome 7 / 1 / 3, Carthage 7 / 1 / 2, Greece 4 / 4 / 3, Egypt 4 /
       4 / 2, Babylon 5 / 3 / 2. Carthage is trade leader, Rome military leader, Egypt culture leader; with 3 players
       Greece is culture leader.

    A player has 8 legions, 5 triremes, 5 fortresses and 7 control markers, so never more than 8 provinces. There are 37
    caravans, 25 markets, 16 cities and 14 temples for all, exactly one for each slot of the five-player map; 44 coins;
    and of each good twice as many tokens as slots, plus one.

    Which of these facts are reconstructed is said in G.
    `,
  ),
  rule(
    'D',
    'A round',
    `
    1. **Collect** (1): everybody at the same time.
    2. **Trade** (2): the trade leader sets the number and takes first.
    3. **Build** (3): the culture leader names the players one by one.
    4. **Move and fight** (4): the military leader names the players one by one.
    5. **Leadership** (5): the three titles are given.

    A new round begins with everything that counts once per round unused again, without peace, and with the provinces
    each player now controls as the base for new control (3.1.1).

    A decision with a single answer makes itself, except where a missing question would betray something (M62).
    `,
  ),
  rule(
    '1',
    'Phase 1: collect resources',
    `
    All players collect from the buildings they hold (1.1). Income is public; only the kind of a drawn legendary good is
    not. Then the owner of the Colossus of Rhodes chooses a good, and everything goes behind the screens.
    `,
  ),
  rule(
    '1.1',
    'Income',
    `
    Whoever controls the province, the **holder** of a building collects:

    - caravan: 1 good of its slot, 2 if the holder also holds the market of the province;
    - normal city or capital: 1 coin, 2 if the holder also holds the temple of the province;
    - legendary city: 1 coin and 1 legendary good; with the temple in the same hands 1 resource more, a coin or a
      legendary good as the holder likes;
    - market and temple by themselves: nothing.

    Doubling asks for the same hands (M13). A controller whose market is occupied collects the remaining caravans once;
    whoever occupies nothing but the market collects nothing.

    A province at war pays its controller. A neutral province pays nobody. A legion of Circe’s owner on an empty caravan
    slot works as a caravan (10).

    Everybody first gets the base income, the first legendary draws and the coin of the Temple of Artemis; then those
    with a temple beside a legendary city choose, all at once and knowing their own draw (M08); then the Colossus. If
    the reserve runs short, the trade leader collects first, then the others clockwise, and what is missing is lost
    (M10).
    `,
  ),
  rule(
    '1.2',
    'Legendary goods, cities and control',
    `
    A legendary good is used like its kind. Two tokens of one kind, legendary or not, never fit into one set of
    different goods. Spent or discarded, it goes to an open discard of its own, never to the reserve. When the last
    token is drawn the discard is shuffled at once into a new pile; if both are empty, the draw brings nothing (M11).

    Capitals: Roma, Athenae, Babylon, Alexandria, Carthago. Legendary cities: Troia in Asia, Ierusalem in Judea,
    Syracuse in Sicilia.

    The controller holds all buildings of a province except those that enemy legions occupy. The owner of a capital
    province may always build there, even while it is occupied (4.3.5).
    `,
  ),
  rule(
    '2',
    'Phase 2: trade',
    `
    The trade leader announces how many resources each player puts up. All put up that many secretly and turn them over
    together (2.1). Then players take from each other in a chain (2.2), and at the end one gift may even things out
    (2.2.1). After the phase every player has as many resources as before it.
    `,
  ),
  rule(
    '2.1',
    'Token and offers',
    `
    1. The trade leader plays one side of an available token: **5 or 0**, **2 or 1**, **4 or 3**. The whole token is
       then played. All three come back when the last one has been played, or when another player becomes trade leader
       (M24).
    2. With 0 nobody puts up anything, unless Antigone’s owner does (10, M17).
    3. Whoever has fewer resources than announced takes no part at all. The owner of Antigone always takes part and
       chooses a number of their own (10). If the leader cannot take part, the others trade, and the next of them
       clockwise stands in (M15).
    4. All who take part choose exactly that many resources of their stock, secretly, at the same time and in any order
       (N09). Until the
       last one is chosen you may change your mind. The others only see that you are ready.
    5. When all are ready the offers are turned over together and are public from now on.
    6. If nobody but the leader has put up anything, all resources go back and the phase is over (M20).
    `,
  ),
  rule(
    '2.2',
    'Taking',
    `
    The trade leader begins: take one open resource of another player. It leaves the offer and is safe from now on. The
    player it was taken from takes next, even with an empty offer. Nobody takes a resource of their own.

    Taking is a duty as long as there is a player you may take from (M18).

    **Not twice in a row**: if you took from a player and that player at once took back from you, you may not take from
    that player now (M19). One reversal is allowed, a second is not.

    If you have nobody to take from (all is gone, only your own resources are left, or only the barred player has some),
    trading ends, and what lies open goes back to its owners.
    `,
  ),
  rule(
    '2.2.1',
    'Evening out',
    `
    Each take is one more for one player and one less for the other, who takes next. So in the end the leader has one
    too many and the last player taken from one too few, unless that is the leader. In that case nothing happens.

    Otherwise the trade leader gives that player one resource of the whole stock, whether traded, returned or never put
    up. Only the two of them see it, unless the table plays with open gifts (M21).
    `,
  ),
  rule(
    '3',
    'Phase 3: build',
    `
    The culture leader names a player who has not built yet, the own name allowed. That player makes any number of
    builds, one after the other, or none, and ends the turn for good (M25). Then the next one is named, until all have
    built. After the first name Perseus may step in (10, M34).

    At the end of the phase, in this order (M37): card victories that were waiting (6.1); everybody discards all but 2
    coins (3.0); in the beginner display cards are turned up until 5 are open.
    `,
  ),
  rule(
    '3.0',
    'Prices and payment',
    `
    - **3**: control, caravan, city of any sort, legion, trireme, fortress.
    - **6**: market, temple.
    - **7, 8, 9, 10**: the card that becomes your 2nd, 3rd, 4th, 5th. The starting hero is the 1st.
    - **12**: the Pyramids.

    Each build is paid with **one set** of exactly as many resources as the price: either coins only, or goods of all
    different kinds. No mixing, no overpaying, no change, and no set for two builds (M39).

    - **Cleopatra**: in each set of goods one coin may stand for a good, or in each set of coins one good for a coin.
    - **Hannibal**: in each set of goods one kind may appear twice.

    Goods and coins go back to the reserve, legendary goods to their discard. What is spent is public. Until the last
    resource is chosen the build can be taken back. They are chosen in any order (N09). If there is only one set, it is
    paid by itself (N05).

    The fixed price of 1 coin or 1 named good (Spartacus, Gilgamesh, Lighthouse of Pharos) and free builds (Hammurabi,
    Penthesilea) are no sets; Cleopatra and Hannibal do not change them (M27).

    **What is left** at the end of the phase: you keep up to 2 coins. With the Hanging Gardens you also keep up to 2
    goods of different kinds (M36). All else goes back, in the open.
    `,
  ),
  rule(
    '3.1',
    'What can be built',
    `
    Builds come in any order. Each is finished, placed and paid, before the next, and counts at once: a trireme
    connects, a new province can be built in, a card works (M26).

    - **Control** in a province: 3.1.1.
    - **Legion, fortress, trireme, caravan, market, city, temple**: 3.1.2.
    - **Card** and **Pyramids**: 3.1.3.
    - Hammurabi, Spartacus, Gilgamesh, Penthesilea, Lighthouse of Pharos: once per round each (10, 11).
    `,
  ),
  rule(
    '3.1.1',
    'Control',
    `
    You may place control in a neutral province without units of other players, if it is linked to a province you have
    controlled **since the start of the round**. Triremes connect as they stand now, also one built a moment ago. A
    province gained in this phase opens no further one before the next round. Your own units in the target are neither
    needed nor in the way. You need a marker in your supply.

    The province you start from may be at war or occupied (M28).

    From now on you are the controller: you may build there in the same turn, and you hold the buildings already there.

    Nothing is ever built where an opponent has control or units, except in your own capital province.
    `,
  ),
  rule(
    '3.1.2',
    'Units and buildings',
    `
    You build in provinces you control that hold no units of others, and always in your capital province.

    - **Legion**: any number in a province.
    - **Fortress**: one in a province.
    - **Trireme**: in a sea that touches a province you may build in, any number, whoever else has triremes there;
    beside a war see M30.
    - **Caravan, market, city, temple**: on an empty slot of its sort, one on each. A market needs no caravan and a
      temple no city beforehand (M31). A legion on the empty slot makes way (M32).

    All within your supply and the reserve. A province at war or with foreign units allows no build in it and opens no
    sea; another province of yours on the same sea still does. The capital province is the exception (4.3.5).
    `,
  ),
  rule(
    '3.1.3',
    'Cards',
    `
    A card must lie open. It is yours for good: its bonuses count and its power works at once. For Castor and Pollux you
    choose the hero to copy directly after paying (10).

    Nobody buys a sixth card; a player with five may still build the Pyramids in the same phase (M33); several may build
    them in one phase (6.1). Cards bought are
    not replaced before the end of the phase.
    `,
  ),
  rule(
    '3.2',
    'Levels while building',
    `
    Levels follow from what stands on the map and from cards, so they are right at every moment. A unit, a building or a
    card changes them at once. Titles do not move before phase 5.
    `,
  ),
  rule(
    '4',
    'Phase 4: move and fight',
    `
    First the owner of the Statue of Zeus may declare peace (11). Then the military leader names a player who has not
    acted in this phase, the own name allowed. That player takes the whole turn: exchange of markers (4.0), sailing and
    sea battles (4.1.1), marching and land battles (4.1.2), conquest (4.3), Circe (10). There is no way back to an
    earlier step. Then the next one is named.

    At the end of the phase: in every province with legions or fortresses of two or more players stations end, but for
    the controller’s own (M49);
    then the victory of four cities is checked (6.2); peace ends with the round.
    `,
  ),
  rule(
    '4.0',
    'Exchange of control markers',
    `
    At the start of your turn, for each province where a legion of yours has been stationed on the enemy control marker
    since an earlier turn:

    - If it is linked to another province of yours and you have a marker in your supply, you may exchange the marker,
      free of charge. The old one goes home, you are the controller, the station ends, and the legion may move this
      turn. One after the other: a province just exchanged may link the next one (M42). You may also leave it.
    - If it is not linked: in the Polish edition nothing changes, the controller keeps the province and the station
      stays. In the Russian edition the old marker is removed, none is placed, the station ends and the province is
      neutral (D24). This is looked at after the exchanges.
    - If it is linked but you have no marker left: no exchange, the station stays (M70).
    `,
  ),
  rule(
    '4.1',
    'Movement',
    `
    You move any number of triremes and legions, each at most once and to one place; none has to move. Fortresses never
    move. Triremes go first; all sea battles are over before legions march.
    `,
  ),
  rule(
    '4.1.1',
    'At sea',
    `
    A trireme sails to a neighbouring sea. Triremes of different players may share a sea for ever.

    Then you may attack: in each sea with your triremes one battle in your turn, against one opponent who has triremes
    there. No sea battle is a duty. A trireme that fought and survived still carries legions.
    `,
  ),
  rule(
    '4.1.2',
    'On land',
    `
    A legion marches to a linked province: across a border, or over seas with your triremes, however long the chain.
    Carrying costs nothing and has no limit; triremes of others do not hinder. A legion may leave a province full of
    enemies. Only peace closes a province (11).

    After all marches there is **one battle in every province** you share with legions or a fortress of others: also
    where only your fortress faces intruders, and also in neutral provinces. You choose the order, and where there are
    several opponents the one you fight; the others are not touched. Peace partners do not count (M45).
    `,
  ),
  rule(
    '4.2',
    'Battle',
    `
    Both sides roll at the same time, one die for each trireme (at sea) or legion (on land). Add up each side’s dice; a
    **hit** for each full 5.

    On land, each side adds, as far as it applies:

    - **Ramesses II**: one more die, if the side has any unit there;
    - **Caesar**: +1 on each die in the own turn; **Pericles**: +2 on each die in the turn of another; both only with a
      legion in the battle (M48);
    - **fortress**: +5 on the sum;
    - **Nebuchadnezzar**: +5 on the sum in a province that the side controls, with any unit there.

    A fortress also cancels one hit against its side, before losses are chosen (M47). A fortress without legions rolls
    nothing, has sum 5 and deals 1 hit.

    Each remaining hit takes one unit. Losses fall after both results are known, so dying units still hit. Each side
    chooses what it loses, both at the same time: the fortress, a free legion, or a legion of a certain station (M46).
    The fortress falls only if chosen, or if everything falls. Hits beyond the last unit are lost. Units lost go back to
    the supply.

    At sea nothing is ever added.
    `,
  ),
  rule(
    '4.2.1',
    'War',
    `
    If two or more players have legions or a fortress in the province after the battle, it is at war: nobody is
    conqueror, and all stations there end but the controller’s own, which only Circe gives (M49). Players still to act
    may enter and fight there in this round.

    A province still shared at the end of the phase stays at war. It pays its controller, but nothing can be built in it
    or, through it, in its seas, the own capital province excepted. In the next phase 4 it is fought over again.
    `,
  ),
  rule(
    '4.3',
    'Conquest',
    `
    At the end of your turn, for each province of which you are conqueror, in any order, choose one:

    - **hold**: the stations you had there when your turn began stay as they were, if enough legions are left;
    - **pillage** one building (4.3.1);
    - **occupy** buildings (4.3.2);
    - **control marker**: set a legion on it, if it is no capital province and is linked to another province of yours
      (4.3.3);
    - **nothing**: your legions just stand there.

    A new choice replaces the old one (M51). In the next round you may choose afresh.

    If somebody invades later and you remain alone there, your surviving stations go on. If both sides survive there is
    war and your stations end. If you march off, everything falls back to the controller at once.
    `,
  ),
  rule(
    '4.3.1',
    'Pillage',
    `
    Choose one building. It goes back to the reserve, and one of your legions is stationed on the empty slot. You get at
    once:

    - for a normal city or a capital 1 coin (with Hamilcar 2);
    - for a caravan 1 of its good (with Hamilcar 2);
    - for a legendary city 1 coin or 1 legendary good, as you like (with Hamilcar both);
    - for a market or a temple nothing.

    A market does not double this. What the reserve lacks is lost (M52). The slot can be built on again later.
    `,
  ),
  rule(
    '4.3.2',
    'Occupying buildings',
    `
    Set legions on buildings, one on each, as many as you have there and like. From now on you hold them: their income,
    their level, and their part in victory. A market or temple you occupy doubles only what you also occupy there. What
    you do not occupy stays with the controller.
    `,
  ),
  rule(
    '4.3.3',
    'Taking over control',
    `
    A legion on the control marker changes nothing yet: the controller goes on collecting and counting. In your next
    turn of phase 4 you may exchange the marker (4.0). The link is needed both now and then. Capital provinces never
    change hands.

    **Queen of Sheba**, once per round: exchange at once a marker you have occupied in this very turn, at the price of
    the legion on it (M53).

    The new controller holds all buildings there that nobody else occupies.
    `,
  ),
  rule(
    '4.3.4',
    'Levels while fighting',
    `
    Every gain and loss of buildings and units shows on the tracks at once. A building you occupy moves one level from
    its controller to you.
    `,
  ),
  rule(
    '4.3.5',
    'Capital provinces',
    `
    Control of a capital province is printed: its marker can be neither occupied nor exchanged. Its buildings can be
    pillaged and occupied, and count for victory.

    The owner may build legions, a fortress and triremes there at any time, and buildings on empty slots (M32). New
    units do not end foreign stations by themselves; the next battle or the end of phase 4 does (M49).
    `,
  ),
  rule(
    '5',
    'Phase 5: leadership',
    `
    - **Trade**: caravans and markets held, plus bonuses of cards.
    - **Culture**: cities of all sorts and temples held, plus bonuses.
    - **Military**: legions, fortresses and triremes on the map, plus bonuses.

    The highest level takes the title. In a tie for it the player who has held the title so far names one of those tied,
    themselves only if tied. Trade is decided first, then culture, then military (M57). Then the victory of three titles
    is checked (6.3). If the trade leader is now another player, all three trade tokens are available again.

    A track has 15 places; above that a marker is turned and starts from I again. The program shows the full number.
    `,
  ),
  rule(
    '6',
    'Victory',
    `
    Checked at these moments only:

    - in phase 3 and at its end: the Pyramids or a fifth card (6.1);
    - at the end of phase 4: four capitals and legendary cities (6.2);
    - at the end of phase 5: all three titles (6.3).

    Nobody is ever knocked out: capital provinces cannot be lost. Games without an end: M07.
    `,
  ),
  rule(
    '6.1',
    'Pyramids and fifth card',
    `
    **Polish edition.** The culture leader wins at once by building the Pyramids or a fifth card. Others who manage it
    wait for the end of the phase and go on as usual. If the culture leader still completes one of the two, the leader
    wins alone. Otherwise: one player waiting wins; of several those with the Pyramids, together; if nobody built them,
    all share the win (M33).

    **Russian edition.** The Pyramids win at once, for anybody. Fifth cards wait for the end of the phase; of several
    players the culture leader wins, if among them, otherwise all share (D21).

    **Perseus** in both: whoever builds first with him and completes one of the two wins at once (M34).
    `,
  ),
  rule(
    '6.2',
    'Four cities',
    `
    At the end of phase 4 whoever holds at least four capitals and legendary cities wins; controlled and occupied ones
    count, your own among them. The building must stand. Two players with four each share the win (M55).
    `,
  ),
  rule(
    '6.3',
    'Three titles',
    'At the end of phase 5 whoever holds all three titles wins. A title awarded in a tie counts like any other.',
  ),
  rule(
    '7',
    'Cards in general',
    `
    What a card says goes before the rule it touches. Its bonuses are added to the tracks for the rest of the game.
    Cards are never lost, sold or moved. What can only help happens by itself; everything else you decide.
    `,
  ),
  rule(
    '8',
    'Diplomacy',
    `
    Talk as you like; promises bind nobody. Nothing may be handed over: no resources, units, buildings, cards or
    control. Trade (2.2) and the gift at its end (2.2.1) are the only ways.
    `,
  ),
  rule(
    '9',
    'Questions often asked',
    `
    - Pieces and tokens are limited to what the game has. If your 8 legions are on the map, no power brings a ninth.
    - Nobody may take off their own units. They go by losses in battle, or by the Queen of Sheba.
    - With several enemies in a province or sea you fight one of them, one battle for each place and turn.
    - Perseus may build first and win with the Pyramids, even if somebody else was named.
    - A marker you occupy, but no link any more: 4.0.
    `,
  ),
  rule(
    '10',
    'Heroes',
    heroes({
      caesar: `+1 on each of your dice in land battles in your own turn, if a legion of yours takes part.`,
      hannibal: `In each set of goods one kind may appear twice; a normal and a legendary token will do.`,
      pericles: `+2 on each of your dice in land battles in another player’s turn, if a legion of yours takes part.`,
      cleopatra: `In each set one coin may stand for a good in a set of goods, or one good, of any kind, for a coin in
        a set of coins.`,
      hammurabi: `Once per round, in your build turn, place control free of charge under the conditions of 3.1.1, also
        besides control you pay for. Polish edition: adjacent or connected, also by a trireme just built. Russian
        edition: adjacent only (D25, M29).`,
      antigone: `In phase 2 you always take part and choose the number of your resources yourself, 0 to 5, within your
        stock. With 0 nobody takes from you. It also works for the trade leader, and with token 0 (M17).`,
      'castor-and-pollux': `When you buy them, choose a hero another player owns: their power is yours for good,
        without the bonuses. Not starting heroes, wonders, Perseus, or Hercules, who has no power. If there is nobody
        to copy, they have no power. A copied power that works once per round has a use of its own (M38).`,
      circe: `At the end of your turn in phase 4 set legions on empty caravan slots, in provinces where no other player
      has a legion or fortress, neutral or an enemy’s, and in your own even at war. In phase 1 each yields 1 of the
      slot’s good, 2 if
        you hold the market there. It adds nothing to the trade track. A legion stationed by pillage on a caravan slot
        works as well. Legions that do not march go on working. The station ends when the legion marches or dies, when
        war comes to a province that is not yours, or when a caravan is built there (M12, M44).`,
      hercules: `Only the bonuses.`,
      perseus: `After the first name in phase 3 you may build first. Polish edition: if what you have pays in this turn
      for all cards up to your fifth, or for the Pyramids; you buy them and win at once. Russian edition: with any turn.
      Building first, you win at once with either (M34, D23).`,
      gilgamesh: `Once per round one fortress for 1 coin or 1 stone.`,
      nebuchadnezzar: `In land battles +5 on your sum in a province you control, if you have any unit there; a fortress
        is enough.`,
      hamilcar: `Pillage brings double: 2 coins, 2 goods, or a coin and a legendary good (4.3.1).`,
      penthesilea: `Once per round, in your build turn, one free legion in your capital province for each of your
        provinces with enemy legions, the capital province included. As many of them as you like, all at once (M35).`,
      'ramesses-ii': `One more die in land battles, attacking or defending, if you have any unit there. Caesar’s and
        Pericles’ bonus applies to it if a legion is there.`,
      'queen-of-sheba': `Once per round exchange at once a control marker you have occupied in this turn; the legion on
        it is lost (4.3.3). It may be your last one there.`,
      spartacus: `Once per round one legion for 1 coin or 1 gladiators.`,
    }),
  ),
  rule(
    '11',
    'Wonders',
    `
    ${wonders({
      'statue-of-zeus': `At the start of phase 4 you may declare peace with one opponent for the rest of the round; see
        below.`,
      pharos: `Once per round one trireme for 1 coin or 1 wood.`,
      'hanging-gardens': `At the end of phase 3 keep up to 2 goods of different kinds, besides the coins.`,
      'temple-of-artemis': `1 coin more in phase 1.`,
      colossus: `At the end of phase 1, after everybody has collected, take 1 good of any kind from the reserve, openly
        (M14).`,
      pyramids: `They cost 12 and do nothing but win (6.1). They do not count as one of five cards.`,
    })}

    **Peace** (M40, M41)

    - Polish edition: never the partner of your last declaration, however long ago. Russian edition: not the partner of
      the round before (D17). You need not declare any.
    - All legions of the partner in provinces you control go to the partner’s capital province at once; their stations
      end.
    - For the rest of the round there is no battle between you two, on land or at sea.
    - Polish edition: neither of you may march into a province the other controls. Russian edition: only the partner may
      not march into yours.
    - Your legions in provinces of the partner stay; they may leave, exchange markers and choose conquests. If you two
      meet elsewhere there is no battle, and at the end of the phase the province is at war.
    `,
  ),
  rule(
    'E',
    'What is open and what is hidden',
    `
    Open to everybody: the map with all pieces and stations, reserves and supplies, levels, titles, trade tokens, cards
    and the hero copied, peace, dice, the discard of legendary goods, and **how many** resources each player has (M05).
    Income, payments, discards and pillage happen in the open; so do offers once they are turned over and every take.

    Hidden: what is behind another player’s screen; offers until all are ready, Antigone’s number included; the kind of
    a drawn legendary good until it is offered, spent or discarded; the gift at the end of trade; face-down cards and
    the legendary pile, whose order nobody knows.

    An attentive player can tell most stocks exactly. The program keeps these notes for everybody (M61): for each player
    what is known for certain, and how many resources are unknown. With the option “open screens” all stocks are shown;
    offers stay secret until all are ready. With the option “nobody keeps notes” only the number of resources behind
    each screen is shown, and who wants to know more has to remember it.
    `,
  ),
  rule(
    'F',
    'The two editions',
    `
    The option “edition” sets all differences at once. The Polish edition is the default: it looks like a later, revised
    text. What plays differently:

    - Pyramids and fifth card (D21);
    - a marker occupied without a link (D24);
    - Hammurabi’s reach (D25);
    - peace: whom it may be declared with again, and who may not enter (D17).

    Where one of the two is silent or contradicts itself, the other one is followed, so these play the same way in both:
    D03, D05, D08, D13, D14, D18, D20. Mere wording and slips are D01, D04, D06, D07, D09, D19, D22, D23, D26, D27, D28
    and D32; D02, D10 to D12, D15, D16 and D29 to D31 are too small for a paragraph.
    `,
  ),
  rule(
    'G',
    'Where the data come from, and what is reconstructed',
    `
    Numbers of tokens, pieces, dice, prices, cards with their bonuses and powers, levels and leaders at the start, trade
    tokens and phases stand in both rulebooks, and these agree on every number.

    The 24 provinces and 9 seas of the four-player map, their borders, coasts and slots come from a public
    transcription, corrected where counts of the rulebook prove a slip (docs/rulings names both). How many buildings
    each empire starts with follows from levels, income and equal value.

    **Reconstructed**, that is our consistent choice until somebody with the board corrects it:

    - the Babylonian corner: the names, borders and goods of Babylonia, Mesopotamia, Assyria, Armenia and Arabia (which
      six goods it has, and how many slots, follows from the counts);
    - where legions and fortresses stand at the start: a legion and a fortress in each capital province, one more legion
      in Italia and in Macedonia;
    - in which province the start market of Rome and of Carthage stands: the capital province;
    - the names of the normal cities;
    - that Nubia and Judea are left out with three players;
    - the faces of the dice: 1 to 6.

    The map is data: a corrected one can replace it without a change to the rules.
    `,
  ),
  // Differences of the editions, then rulings
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
    Polish: market or temple must be in the same hands. Russian: its rule asks only that one is in the province, its
    overview that the player has it. Here: the same hands in both (M13).
    `,
  ),
  rule(
    'D04',
    'Building in the own capital province',
    `
    Polish: even while it is occupied. Russian: even while under the control of another, which can never happen (4.3.5).
    Here: as in the Polish edition.
    `,
  ),
  rule(
    'D05',
    'Too few resources to trade',
    `
    Polish: you take no part. Russian: silent. Here: no part in both (M16).
    `,
  ),
  rule(
    'D06',
    'The first take',
    `
    Polish: the leader takes. Russian: the leader may take. Here: taking is a duty for all (M18).
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
    'Since when control must stand',
    `
    Polish: since the start of the round. Russian: its rule says of the turn, its example of the round. Control never
    changes between the two, so it plays the same.
    `,
  ),
  rule(
    'D09',
    'Building in a new province',
    `
    Polish: only now may the controller build there. Russian: only the controller may build there. Both are true here.
    `,
  ),
  rule(
    'D13',
    'Several opponents in a sea',
    `
    Polish: only one of them may be attacked. Russian: says so in its questions only. Here: one.
    `,
  ),
  rule(
    'D14',
    'Several opponents in a province',
    `
    Polish: choose one to fight. Russian: says so in its questions only. Here: one.
    `,
  ),
  rule(
    'D17',
    'Peace',
    `
    Whom again: Polish: never the partner of the last declaration; Russian: not in two rounds in a row, so a round
    without peace sets the partner free. Who may not enter: Polish: neither the other’s provinces; Russian: the partner
    may not enter those of the owner. Both are played as written (11).
    `,
  ),
  rule(
    'D18',
    'Seas beside a war',
    `
    Polish: a province at war opens none of its seas. Russian: no building in the seas beside it. Both are played as
    written (M30).
    `,
  ),
  rule(
    'D19',
    'Words of conquest',
    `
    Polish: surviving legions, later rounds, one good for a caravan. Russian: units, the next turn, goods in the plural,
    though its example gives one. Here: as in the Polish edition.
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
    Polish: both win at once for the culture leader, others wait; then the only one waiting, else the Pyramids, else all
    share. Russian: the Pyramids win at once for anybody; fifth cards wait; of several the culture leader, else all
    share. Both are played as written (6.1).
    `,
  ),
  rule(
    'D22',
    'Which cities count',
    `
    Polish: controlled and occupied ones. Russian: controlled, but its section on occupation counts occupied ones as
    well. Here: both. Its section 6 also has four paragraphs where the Polish one has three.
    `,
  ),
  rule(
    'D23',
    'Perseus',
    `
    Polish: goes before the culture leader’s choice to buy the fifth card or the Pyramids and win. Russian: may decide
    to build first, and wins at once if one of the two is built; one place names the trade leader and one only the fifth
    hero, both slips. Both are played as written (M34).
    `,
  ),
  rule(
    'D24',
    'A marker occupied without a link',
    `
    Polish: no exchange; the controller keeps the province. Russian: the old marker is removed, none is placed, the
    province is neutral. Both are played as written (4.0).
    `,
  ),
  rule(
    'D25',
    'Hammurabi’s reach',
    `
    Polish: an adjacent or connected province. Russian: an adjacent one without units only. Both are played as written
    (10).
    `,
  ),
  rule(
    'D26',
    'Castor and Pollux',
    `
    Polish: the copied hero’s bonuses are not gained. Russian: no bonus is gained. The same, as the two have none of
    their own.
    `,
  ),
  rule(
    'D27',
    'Circe’s slots',
    `
    Polish: empty caravan slots. Russian: one place leaves out that they are empty. Here: empty.
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
    'M01',
    'Unused empires',
    `
    Their pieces and starting heroes are out of the game. Reserve, legendary goods, cards and trade tokens are complete
    for every number of players.
    `,
  ),
  rule(
    'M02',
    'Seats',
    `
    Seats are fixed. Where a simultaneous step needs an order, for draws and shortages, it runs clockwise from the trade
    leader.
    `,
  ),
  rule(
    'M03',
    'Who plays what',
    `
    By seat, in the order of section C, drawn at random, or picked: an option of the table. Who picks does so seat by
    seat, each among the empires that are left, the last has the one that remains; then pieces and cards are laid out.
    `,
  ),
  rule(
    'M04',
    'Neutral and left-out provinces',
    `
    Neutral ones start empty. Those left out do not exist, for borders and for coasts.
    `,
  ),
  rule(
    'M05',
    'Public numbers',
    `
    How many resources a player has, the reserve and all supplies are public: every gain and loss happens in the open.
    `,
  ),
  rule(
    'M06',
    'Other fighting units',
    `
    Special units that a glossary mentions belong to an expansion and are not in the game.
    `,
  ),
  rule(
    'M07',
    'Games without an end',
    `
    There is no last round: a game goes on until somebody wins. What plays games without people, such as simulations and
    checks, breaks them off after very many decisions and counts them as unfinished.
    `,
  ),
  rule(
    'M08',
    'When the temple’s extra is chosen',
    `
    After your own base draw, all players at once, before any extra draw.
    `,
  ),
  rule(
    'M09',
    'Declining income',
    `
    Base income and the coin of the Temple of Artemis come by themselves; only the Colossus may take nothing.
    `,
  ),
  rule(
    'M10',
    'Shortage',
    `
    Players collect clockwise from the trade leader, each the whole income; what is missing is not owed.
    `,
  ),
  rule(
    'M11',
    'The legendary pile runs out',
    `
    The moment the last token is drawn the discard is shuffled and is the new pile; what is spent later is not in it. If
    nothing lay in the discard then, the next draw shuffles what there is. With nothing to draw, nothing is gained: then
    the temple’s extra and the pillage of a legendary city offer the coin only, and an extra chosen as a legendary good
    that finds none becomes a coin.
    `,
  ),
  rule(
    'M12',
    'Where and when Circe works',
    `
    On empty caravan slots in provinces where her owner alone has legions or a fortress, own, neutral or enemy, and in
    own provinces even at war, which go on paying their controller. Set at the end of the own turn in phase 4, for as
    many rounds as it lasts. The card works in phase 1: it adds nothing to the trade track.
    `,
  ),
  rule(
    'M13',
    'Doubling in the Russian edition',
    `
    The same hands, as in the Polish one; its own overview asks for it.
    `,
  ),
  rule(
    'M14',
    'What the Colossus gives',
    `
    A normal good of any kind with a token in the reserve, also a kind that no slot on the map has. No coin, no
    legendary good.
    `,
  ),
  rule(
    'M15',
    'A leader below the own number',
    `
    May be announced. The leader then takes no part; the others trade. The next one clockwise who takes part takes first
    and evens out in the leader’s place. If fewer than two can take part, there is no trade.
    `,
  ),
  rule(
    'M16',
    'Too few resources in the Russian edition',
    `
    No part in trade, as in the Polish one.
    `,
  ),
  rule(
    'M17',
    'Antigone’s timing',
    `
    Her number is part of the secret offer, whatever was announced, 0 included: cards outrank rules. With 0 the leader
    takes one of hers and gives her one. She fills or leaves empty one place after the other, always as many as she
    could put up, five at most, so that the number of her choices tells nothing. A leader with her announces the number
    for the others and may offer another.
    `,
  ),
  rule(
    'M18',
    'Passing',
    `
    Nobody may decline to take, the leader of the Russian edition included: the books go on until all is taken, and the
    example on two in a row says must.
    `,
  ),
  rule(
    'M19',
    'Two in a row',
    `
    Only the two takes directly before the present one matter.
    `,
  ),
  rule(
    'M20',
    'Too few offers',
    `
    If the leader has nobody to take from, there is no take and no gift. One source is enough to start, even if the
    leader offers nothing: the leader takes, that player has no source, trading ends, and the gift evens out.
    `,
  ),
  rule(
    'M21',
    'The gift is private',
    `
    Only giver and receiver see what the gift is. An option of the table shows it to all.
    `,
  ),
  rule(
    'M22',
    'Backs of tokens',
    `
    They tell nothing: coin, good and legendary good look alike until the offers are turned over.
    `,
  ),
  rule(
    'M23',
    'Legendary goods in trade',
    `
    They are ordinary resources, listed apart from the normal token of their kind.
    `,
  ),
  rule(
    'M24',
    'Trade tokens come back',
    `
    All three when the third has been played, for the next round; or in phase 5 when the title goes to another player.
    Winning it back later counts as new.
    `,
  ),
  rule(
    'M25',
    'Empty and split turns',
    `
    A turn may be empty. One turn for each player and phase; ending it is final.
    `,
  ),
  rule(
    'M26',
    'A new card in the same turn',
    `
    It works at once where its moment allows; a power that works once per round is unused.
    `,
  ),
  rule(
    'M27',
    'Cheap prices and sets',
    `
    The price of 1 is no set: Cleopatra and Hannibal do not apply. Legendary gladiators, stone and wood are accepted.
    `,
  ),
  rule(
    'M28',
    'A base at war or occupied',
    `
    It still is one: control is all that counts.
    `,
  ),
  rule(
    'M29',
    'Hammurabi',
    `
    Once per round, in the own build turn, besides control that is paid for; a marker is needed. “Unoccupied” in the
    Russian edition means without units of opponents; own units do not matter.
    `,
  ),
  rule(
    'M30',
    'Triremes and war',
    `
    Polish edition: the sea is open if any own province on it allows building. Russian edition: nobody builds triremes
    in a sea beside a province at war. A capital province at war closes no sea, and the seas of the own capital province
    are always open.
    `,
  ),
  rule(
    'M31',
    'Market before caravan',
    `
    Allowed, and so is a temple before a city.
    `,
  ),
  rule(
    'M32',
    'Slots under legions',
    `
    In the own capital province one may always build, also on an empty slot with a foreign legion on it; that legion
    makes way. So does an own legion of Circe’s when a caravan is built there.
    `,
  ),
  rule(
    'M33',
    'More than five cards',
    `
    Not for sale. The Pyramids may follow a fifth card that is waiting. In the Polish edition each player may build the
    Pyramids once, so that several can in one phase, and share the win; a table can play with one builder instead.
    `,
  ),
  rule(
    'M34',
    'Perseus',
    `
    After the culture leader’s first name of the phase, if neither the one named nor the leader owns Perseus, the owner
    is asked. Polish edition: build first, only if what the owner has pays in this turn for all cards up to the fifth or
    for the Pyramids, or pass. First: those are bought, one after the other, and paid so that the rest still suffices,
    and the game is over. Russian edition: build first with any turn, or pass; after that turn the culture leader names
    again (D23). Whoever builds first with Perseus wins at once with either. Later names open no window: nobody is first
    any more.
    `,
  ),
  rule(
    'M35',
    'Penthesilea',
    `
    Counted when used: own provinces, the capital province included, with at least one enemy legion. As many legions as
    you like up to that number and to your supply, all at once.
    `,
  ),
  rule(
    'M36',
    'What is kept',
    `
    Up to 2 coins by themselves. With the Hanging Gardens 0 to 2 goods of different kinds, normal or legendary, as you
    choose.
    `,
  ),
  rule(
    'M37',
    'Order at the end of phase 3',
    `
    Card victories, what is left, new cards.
    `,
  ),
  rule(
    'M38',
    'Castor and Pollux',
    `
    To be copied, if another player owns them: Antigone, Circe, Gilgamesh, Nebuchadnezzar, Hamilcar, Penthesilea,
    Ramesses II, Queen of Sheba, Spartacus. If there is one, a choice must be made. It never changes.
    `,
  ),
  rule(
    'M39',
    'Two equal builds',
    `
    Two builds are two sets.
    `,
  ),
  rule(
    'M40',
    'Peace: details',
    `
    Any opponent may be named, with or without legions in reach. Legions sent home have not moved. They may arrive among
    enemies; nothing is fought before somebody’s turn.
    `,
  ),
  rule(
    'M41',
    'Peace: what stays allowed',
    `
    Sailing, leaving, exchanging, conquest choices, fighting third parties. Whether a province may be entered is judged
    by control at the moment of the march.
    `,
  ),
  rule(
    'M42',
    'Exchange of markers',
    `
    Free to do or leave, one by one. A fresh exchange counts as an own province for the next link. If you leave it, the
    station stays.
    `,
  ),
  rule(
    'M43',
    'Units are alike',
    `
    Only how many have moved counts, not which.
    `,
  ),
  rule(
    'M44',
    'Your stations in your own turn',
    `
    They are set aside when your march begins and chosen again in the conquest step; “hold” restores them. Circe’s
    legions that did not march go on working; each may move once to another slot of its province.
    `,
  ),
  rule(
    'M45',
    'Battles that must be fought',
    `
    Looked at after all marches; one in each shared province; partners in peace do not count; the opponent is named when
    the battle is chosen.
    `,
  ),
  rule(
    'M46',
    'Choosing losses',
    `
    Both sides at once, from what can be told apart: the fortress, a free legion, the legion of each station.
    `,
  ),
  rule(
    'M47',
    'The hit a fortress cancels',
    `
    It is cancelled first, even if the fortress is then chosen as a loss. Hits too many are lost.
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
    'When stations lapse',
    `
    After a battle that leaves two or more players there, and at the end of phase 4 in every shared province: all
    stations in that province but those of its controller, Circe’s, which are no occupation. Building units there or
    arriving does not end a station by itself.
    `,
  ),
  rule(
    'M50',
    'The conquest step',
    `
    After all battles, province by province in any order, one choice each; “nothing” is allowed.
    `,
  ),
  rule(
    'M51',
    'Pillage after occupation',
    `
    The new choice replaces all earlier stations of that player in the province.
    `,
  ),
  rule(
    'M52',
    'Missing rewards, Hamilcar',
    `
    Tokens that are missing are lost. Doubling comes by itself.
    `,
  ),
  rule(
    'M53',
    'Queen of Sheba',
    `
    Only for a marker first occupied in this very turn; holding or choosing it again after an earlier round does not do.
    The legion on the marker is lost.
    `,
  ),
  rule(
    'M54',
    'Neutral provinces',
    `
    Battles yes, conquest no. Buildings in them, which there are only after D24 in the Russian edition, belong to nobody
    until somebody places control.
    `,
  ),
  rule(
    'M55',
    'Several winners by cities',
    `
    Only four against four is possible; the win is shared.
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
    'Order of ties',
    `
    Trade, culture, military, in public; each choice knows the earlier ones.
    `,
  ),
  rule(
    'M58',
    'A title that stays',
    `
    The trade tokens stay as they are.
    `,
  ),
  rule(
    'M59',
    'Order of naming',
    `
    One name at a time, after the turn before has ended; the last name makes itself.
    `,
  ),
  rule(
    'M60',
    'A silent Russian edition',
    `
    Where it is silent or contradicts itself, the Polish rule holds.
    `,
  ),
  rule(
    'M61',
    'Notes of the program',
    `
    The program shows to all what an attentive player could know, so that memory is no advantage. An option of the table
    leaves that to the players, as the screens do; then nothing is answered by itself for a reason that lies in a stock
    (N05).
    `,
  ),
  rule(
    'M62',
    'Questions that would betray a stock',
    `
    The window of Perseus and the gift at the end of trade are asked whether or not there is a real choice.
    `,
  ),
  rule(
    'M70',
    'No link and no marker (Russian edition)',
    `
    D24 decides: the old marker is removed all the same, as none of the conqueror’s is needed for it. With a link but no
    marker left nothing is removed.
    `,
  ),
  rule(
    'N01',
    'Stations beside a peace partner',
    `
    Whoever shares a province with a peace partner at the end of the own turn takes nothing new there. Stations from
    before go on until a battle or the end of the phase (M49); if legions have left, the occupier says which.
    `,
  ),
  rule(
    'N02',
    'What is asked in phase 4 and what is not',
    `
    The end of the march is asked for once anything has sailed or marched, even where nothing is left to march: until
    then everything can be taken back. A battle that is the only one due is then fought at once. Losses that are all of
    one sort, and a conquered province where “nothing” is the only choice, are not asked about.
    `,
  ),
  rule(
    'N03',
    'Circe and holding',
    `
    “Hold” is about all stations except those on empty caravan slots, on which Circe’s legions go on by themselves
    (M44). A legion on a caravan slot that was pillaged counts as one of hers.
    `,
  ),
  rule(
    'N04',
    'Perseus bought by the first builder',
    `
    He works at once, as every card does (M26): who buys Perseus while building first wins at once with a fifth card or
    the Pyramids in that turn. Bought later in the phase he helps from the next round on (M34).
    `,
  ),
  rule(
    'N05',
    'What is asked while somebody builds',
    `
    A turn with nothing to build and a payment with one possible set make themselves only while everybody could know the
    whole stock by counting. As long as it may hold an unseen legendary good, or had a part in a gift seen by two only,
    the question is asked: an answer that came by itself would tell what the stock holds (M62). Where nobody keeps notes
    (M61) it is always asked.
    `,
  ),
  rule(
    'N06',
    'Leftovers and the Hanging Gardens',
    `
    All others discard first. Then the owner of the Gardens chooses what stays and discards the rest.
    `,
  ),
  rule(
    'N07',
    'Perseus thinks better of it',
    `
    Until a card is bought, the owner of Perseus who went first to win may let it be. Then the player named builds as
    usual.
    `,
  ),
  rule(
    'N08',
    'An offer without a choice',
    `
    Whoever has exactly as many resources as were announced offers them all at once. The owner of Antigone is asked as
    long as there is something to offer: her number is a secret.
    `,
  ),
  rule(
    'N09',
    'Pieces in any order',
    `
    What is put up, paid or kept is a set: it is chosen piece by piece in any order. Records of the first rules, which
    had payments in ascending order, are read that way.
    `,
  ),
  rule(
    'N10',
    'A gift that is shown',
    `
    What the program notes of a private gift changes only by what is certain to everybody. A legendary good that the
    receiver shows may have been the gift or one of the receiver’s own: the note stays until that is certain.
    `,
  ),
]
