// The rules of 7 Wonders Duel in English, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import { cardList } from './card-list.ts'
import { dictionaries } from './dictionaries.ts'

export const rules: readonly Rule[] = [
  rule(
    '1',
    'Components',
    `
    Two players. On the table there are:

    - a board with the conflict track and one conflict pawn;
    - 73 building cards: 23 of Age I, 23 of Age II, 20 of Age III and 7 guilds;
    - 12 wonders;
    - 10 progress tokens and 4 military tokens;
    - coins. The box holds 31, worth 86 in all (14 ones, 10 threes, 7 sixes); here the bank never runs out (W20).

    These pages give the rules of the base game in our own words, in the order of the Polish rulebook. Where that book
    is silent or can be read in two ways, a ruling decides; the rulings are numbered W01 to W27 and follow in section
    18.
    `,
  ),
  rule(
    '2',
    'Aim of the game',
    `
    Each player builds a **city**: all the buildings and wonders on their side. The game lasts three Ages, each with its own
    20 cards; a player plays about ten of them in each Age.

    There are three ways to win:

    - **military supremacy**: the conflict pawn reaches the opponent’s capital (8.3);
    - **scientific supremacy**: six different science symbols (9.3);
    - **civilian victory**: more points after Age III (10.2).

    The first two are possible at any moment and end the game at once.
    `,
  ),
  rule('3', 'The parts explained', 'What each part of the game shows and what it is for.'),
  rule(
    '3.1',
    'Wonders',
    `
    A wonder has a name, a cost and an effect. Its cost is always in resources, never in coins. All twelve are listed in
    11.5.
    `,
  ),
  rule(
    '3.2',
    'Military tokens',
    'They show how many coins, 2 or 5, a city loses when the pawn comes close to it (8.2).',
  ),
  rule(
    '3.3',
    'Progress tokens',
    'Lasting advantages. You earn one for each pair of identical science symbols (9.2). All ten are listed in 11.2.',
  ),
  rule('3.4', 'Conflict pawn', 'It shows which city is ahead in military strength, and by how much.'),
  rule(
    '3.5',
    'Board',
    `
    The conflict track has 19 spaces: the centre and nine on either side. The last space on each side is that player’s
    capital. By distance from the centre the spaces form zones: the centre itself; 1 and 2; 3 to 5; 6 to 8; the capital (9).
    That makes nine zones in all.

    If the pawn stands on your side, your opponent leads; if it stands on the opponent’s side, you lead. The program
    counts the spaces on the second player’s side as positive numbers: there the first player leads.

    The board also holds the military tokens and the progress tokens of this game.
    `,
  ),
  rule(
    '3.6',
    'Coins',
    `
    Coins pay for the coin costs printed on cards and for the resources you buy. What is left in your treasury is worth
    points at the end of the game (10.2).
    `,
  ),
  rule(
    '3.7',
    'Buildings',
    `
    All cards of the three Ages are called buildings, whatever they depict. There are seven kinds, told apart by colour:

    - **brown**, raw materials: produce clay, wood or stone;
    - **grey**, manufactured goods: produce glass or papyrus;
    - **blue**, civilian buildings: points;
    - **green**, scientific buildings: a science symbol, and usually some points;
    - **yellow**, commercial buildings: coins, resources of your choice, fixed prices, sometimes points;
    - **red**, military buildings: shields;
    - **purple**, guilds: points that depend on what stands in the two cities.

    Age III has no brown and no grey cards. It has guilds instead.
    `,
  ),
  rule(
    '3.8',
    'Costs of buildings',
    `
    The cost of a card is shown below its coloured band. If nothing is shown there, the card is free.

    From Age II on, some cards show a white symbol besides the cost. Whoever has the earlier building with the same white
    symbol builds such a card for free (5.7).
    `,
  ),
  rule(
    '4',
    'Setup',
    `
    1. The conflict pawn stands in the centre.
    2. The four military tokens lie face up: on each side 2 coins in the zone of spaces 3 to 5, and 5 coins in the zone of
       spaces 6 to 8.
    3. Five of the ten progress tokens are drawn at random and laid face up on the board. The other five go back to the box;
       everyone knows which they are.
    4. Each player gets 7 coins.
    5. The players get their wonders (4.1 or 4.2).
    6. The decks are prepared (4.3).
    7. The cards of Age I are laid out (6.1 and 13). The first player begins Age I.
    `,
  ),
  rule(
    '4.1',
    'Wonder draft',
    `
    Four random wonders are laid out face up. The first player takes one, the second player takes two, and the first
    player gets the last. Then four more are laid out and taken in the same way, but the second player begins.

    This gives each player four wonders; the other four are not used in this game. The last wonder of each group
    involves no choice, so it is dealt automatically. For who goes first, see W01.
    `,
  ),
  rule(
    '4.2',
    'First game',
    `
    For a first game the draft may be skipped (option “Wonders”, 16). Then the wonders are fixed:

    - first player: The Pyramids, The Great Lighthouse, The Temple of Artemis, The Statue of Zeus;
    - second player: Circus Maximus, Piraeus, The Appian Way, The Colossus.
    `,
  ),
  rule(
    '4.3',
    'One deck for each Age',
    `
    Three cards are removed unseen from the deck of each Age. Three of the seven guilds, also unseen, join the deck of
    Age III. Each deck then has 20 cards.

    Cards removed here are out of the game. They are not part of the discard pile.
    `,
  ),
  rule(
    '5',
    'Costs and payment',
    `
    Buildings are free or cost resources, coins, or both; wonders cost resources. The program always works out the cheapest
    way to pay (5.8, W02).
    `,
  ),
  rule('5.1', 'Free buildings', 'A card without a printed cost is built for free.'),
  rule(
    '5.2',
    'Cost in resources',
    `
    Every unit of resource in the cost must be produced by your city (5.3), bought from the bank (5.4), or waived by a
    progress token (11.2: Architecture, Masonry).
    `,
  ),
  rule(
    '5.3',
    'Production',
    `
    Your brown and grey cards produce what they show, and so do some yellow cards and wonders.

    Producing uses nothing up: all your production is available again for every build until the end of the game. It
    shrinks only when one of your opponent’s wonders destroys one of your brown or grey cards.
    `,
  ),
  rule(
    '5.4',
    'Buying resources',
    `
    You may buy what you lack. One unit costs **2 coins plus 1 for each unit of that resource on your opponent’s brown
    and grey cards**. A card that produces two units counts as two.

    - You pay the bank, not the opponent.
    - You may buy as many units as you can pay for. All units of one resource have the same price within a build.
    - The opponent’s yellow cards and wonders never raise your price.
    - A yellow card with a fixed price (Stone Reserve, Clay Reserve, Wood Reserve; Customs House for glass and papyrus)
      sets your price to 1 coin a unit, whatever the opponent produces. It works from the turn after it is built (W26).
    `,
  ),
  rule(
    '5.5',
    'Cost in coins',
    'Coins printed in the cost go to the bank. Nothing ever lowers them, neither tokens nor resources.',
  ),
  rule(
    '5.6',
    'Cost in coins and resources',
    `
    Pay both: the printed coins go to the bank, and every resource must be produced or bought.
    `,
  ),
  rule(
    '5.7',
    'White symbols',
    `
    Some buildings give a white symbol. If such a building stands in your city, the later building that asks for the same
    symbol costs you nothing at all: no resources and no coins.

    The building that gives it must stand in your city. A discarded card or a card under a wonder does not count. White
    symbols make only cards of Ages II and III free, and they are used automatically whenever they apply (W03).
    `,
  ),
  rule(
    '5.8',
    'How the price is worked out',
    `
    Step by step, for a card or for one of your wonders:

    1. If the card asks for a white symbol that your city gives, the price is 0. Nothing else is counted.
    2. Subtract what your brown and grey cards produce from the cost. Whatever is left is missing.
    3. Note for each missing unit what it would cost to buy (5.4).
    4. Caravansery and The Great Lighthouse each cover one missing unit of clay, wood or stone: the most expensive ones.
       Forum and Piraeus each cover one missing unit of glass or papyrus: again the most expensive.
    5. With Architecture (for a wonder) or Masonry (for a blue card), the two most expensive units still missing are waived.
    6. Add up the prices of the rest. This is the **trade**. The trade plus the printed coins is the price.

    You may build if you have at least that many coins. You pay them to the bank; if your opponent has Economy, the trade goes
    to the opponent instead (W09).

    This order always gives the lowest price possible, so there is nothing to choose (W02).
    `,
  ),
  rule('6', 'Play', 'Age I comes first, then Age II, then Age III, unless a supremacy ends the game earlier.'),
  rule(
    '6.1',
    'Laying out the cards',
    `
    At the start of each Age its 20 cards are shuffled and laid out in overlapping rows as shown in 13: 12 of them face up,
    8 face down.
    `,
  ),
  rule(
    '6.2',
    'A turn',
    `
    The players take turns. On your turn you **must** take one **accessible** card, that is, a card on which no other
    card lies, not even partly. You use it in one of three ways: build it (6.3), discard it (6.4), or build a wonder
    with it (6.5). There is no passing; discarding is always possible.

    A turn runs like this:

    1. Take an accessible card.
    2. Choose how to use it. You must be able to pay for what you choose.
    3. Pay (5.8). If your opponent has Economy, it pays them now.
    4. The effects follow, in this order: coins, loss of coins, shields, science symbol. After each move of the pawn and each
       new symbol, supremacy is checked; it ends the game at once (W24).
    5. You make any choices this brings: a card to destroy, a card to build from the discard pile, a progress token.
    6. If this was the seventh wonder of the game, the last unbuilt one leaves (6.6).
    7. Every face-down card that has become accessible is turned up (W06, W21).
    8. If cards are left, the next turn is the opponent’s, or yours again if you have earned an extra turn. If none are
       left, the Age ends (7), or after Age III the game (10), and an extra turn is lost (W23).

    Extra turns may follow each other without limit.
    `,
  ),
  rule(
    '6.3',
    'Building',
    `
    Pay the card’s cost and put it into your city. Its effects apply at once; production, prices and symbols count from
    then on.
    `,
  ),
  rule(
    '6.4',
    'Discarding',
    `
    The card goes to the discard pile, and you take 2 coins from the bank, plus 1 for each yellow card in your city. The
    discarded card itself does not count.

    Both players may look through the discard pile at any time.
    `,
  ),
  rule(
    '6.5',
    'Building a wonder',
    `
    Pay the cost of one of your unbuilt wonders, not the cost of the card. The card is put under the wonder to show that it
    is built. A card used like this has no effect, no colour and no white symbol, and it is not in the discard pile. Then the
    wonder’s effect applies (11.5).
    `,
  ),
  rule(
    '6.6',
    'Seven wonders and no more',
    `
    The two players together can build seven wonders at most. When the seventh is built, the one that is still unbuilt,
    whoever owns it, leaves the game. The seventh wonder itself works as usual, its extra turn included (W14).
    `,
  ),
  rule(
    '7',
    'End of an Age',
    `
    Ages I and II end when all 20 cards have been played. First the next Age is laid out. Then it is decided who begins it:

    - If the pawn is not in the centre, the player with the weaker military, on whose side it stands, chooses who
      begins.
    - If the pawn is in the centre, the player who played the last card begins. The option “Pawn in the centre” (16) lets
      that player choose instead.
    `,
  ),
  rule('8', 'Military strength', 'Shields move the conflict pawn. Only its place counts; shields are not kept.'),
  rule(
    '8.1',
    'Moving the pawn',
    `
    Each shield on a red card or wonder moves the pawn one space towards the opponent’s capital at the moment you build it.
    All shields of one build make one move, of 4 spaces at most (three shields and Strategy). The pawn never goes beyond a
    capital.
    `,
  ),
  rule(
    '8.2',
    'Military tokens',
    `
    When the pawn enters a zone that still holds its token, the opponent of the player who moved it loses 2 or 5 coins to the
    bank, but never more than they have. The token then leaves the game.

    A move that enters two such zones, possible only from space 2 to space 6, uses both tokens, the nearer first (W07).
    `,
  ),
  rule('8.3', 'Military supremacy', 'You win at once when the pawn reaches your opponent’s capital.'),
  rule(
    '9',
    'Science',
    'Green buildings give science symbols. Pairs earn progress tokens; six different symbols win the game.',
  ),
  rule(
    '9.1',
    'Symbols',
    `
    There are seven symbols. Wheel, mortar, quill, pendulum, sundial and armillary sphere are on two green cards each. The
    scales are only on the progress token Law.
    `,
  ),
  rule(
    '9.2',
    'Pairs',
    `
    Each time you complete a pair of identical symbols, you take one progress token of your choice from the board at
    once. It stays in your city until the end. For whether you must take one, see W04; if the board has no token left,
    see W05.

    Green cards never leave a city, so each of the six pairs can be completed once in a game, by one of the players.
    There is only one scales symbol, so it never makes a pair (W13).
    `,
  ),
  rule(
    '9.3',
    'Scientific supremacy',
    'You win at once when your city has six different science symbols. The scales of Law may be one of them.',
  ),
  rule('10', 'End of the game and victory', 'How the game ends and who wins.'),
  rule(
    '10.1',
    'When the game ends',
    `
    At once by military (8.3) or scientific (9.3) supremacy; otherwise when all cards of Age III have been played and the
    choices of the last card have been made.
    `,
  ),
  rule(
    '10.2',
    'Civilian victory',
    `
    Without a supremacy, each player adds up:

    1. military strength, for the leader only, by the pawn’s distance from the centre: 2 points for 1 or 2 spaces, 5
       points for 3 to 5 spaces, 10 points for 6 to 8 spaces; nothing in the centre;
    2. the points on blue, green and yellow cards, and those of guilds (11.4);
    3. the points of built wonders;
    4. the points of progress tokens;
    5. one point for every 3 coins in the treasury.

    Whoever has more points wins. If the totals are tied, whoever has more points on blue cards wins (W22). If
    these are tied too, both players share the victory.
    `,
  ),
  rule('11', 'Effects', 'What the tokens, cards and wonders do.'),
  rule('11.1', 'Military tokens', 'The opponent loses 2 or 5 coins, or all they have if it is less (8.2).'),
  rule(
    '11.2',
    'Progress tokens',
    `
    - **Agriculture**: 6 coins at once; 4 points at the end.
    - **Architecture**: each wonder you build from now on costs two fewer units of resources, the most expensive ones
      (5.8).
    - **Economy**: you get the coins that your opponent spends on buying resources, for cards and for wonders. Coins
      printed in a cost are not included, and only what is actually spent counts (W09).
    - **Law**: a science symbol, the scales. It may be the sixth different one and win the game.
    - **Masonry**: each blue card you build from now on costs two fewer units of resources, the most expensive ones
      (5.8).
    - **Mathematics**: at the end, 3 points for each of your progress tokens, this one included.
    - **Philosophy**: 7 points at the end.
    - **Strategy**: each red card you build from now on has one more shield. Wonders and earlier cards do not.
    - **Theology**: each wonder you build from now on brings an extra turn. A wonder that already shows one does not
      bring two.
    - **Urbanism**: 6 coins at once; 4 coins each time you build a card for free with a white symbol.
    `,
  ),
  rule(
    '11.3',
    'Cards of Ages I to III',
    `
    A card can produce resources, give points, shields or a science symbol, fix a price (5.4), or give a white symbol (5.7).

    Production of your choice: Caravansery gives one unit of clay, wood or stone for each build, Forum one unit of glass or
    papyrus. Neither raises the opponent’s prices.

    Coins come once, when the card is built:

    - Tavern 4, Brewery 6;
    - Arena 2 for each wonder built in your city;
    - Chamber of Commerce 3 for each of your grey cards;
    - Port 2 for each of your brown cards;
    - Armory 1 for each of your red cards;
    - Lighthouse 1 for each of your yellow cards, itself included.

    The last five, all of Age III, are worth 3 points as well.
    `,
  ),
  rule(
    '11.4',
    'Guilds',
    `
    A guild looks at both cities and counts in the one that has more of what it asks for; if they are equal, it makes no
    difference. Coins come once, when the guild is built. Points are counted at the end of the game, perhaps in the
    other city by then.

    - **Merchants Guild**: yellow cards, 1 coin and 1 point each.
    - **Shipowners Guild**: brown and grey cards together, in one city, 1 coin and 1 point each.
    - **Builders Guild**: built wonders, 2 points each, no coins.
    - **Magistrates Guild**: blue cards, 1 coin and 1 point each.
    - **Scientists Guild**: green cards, 1 coin and 1 point each.
    - **Moneylenders Guild**: 1 point for every 3 coins in the richer treasury, no coins.
    - **Tacticians Guild**: red cards, 1 coin and 1 point each.
    `,
  ),
  rule(
    '11.5',
    'Wonders',
    `
    Effects apply in the order given; points count at the end.

    - **The Appian Way** (2 clay, 2 stone, 1 papyrus): you get 3 coins, the opponent loses 3 (W08); extra turn; 3 points.
    - **Circus Maximus** (2 stone, 1 wood, 1 glass): 1 shield; you choose one of the opponent’s grey cards, which goes
      to the discard pile; 3 points.
    - **The Colossus** (3 clay, 1 glass): 2 shields; 3 points.
    - **The Great Library** (3 wood, 1 glass, 1 papyrus): three of the five progress tokens put into the box at setup are
      drawn; you keep one, which works at once, and the others go back to the box; 4 points.
    - **The Great Lighthouse** (1 wood, 1 stone, 2 papyrus): for each build one unit of clay, wood or stone; 4 points.
    - **The Hanging Gardens** (2 wood, 1 glass, 1 papyrus): 6 coins; extra turn; 3 points.
    - **The Mausoleum** (2 clay, 2 glass, 1 papyrus): you choose a card from the discard pile and build it for free at once;
      2 points.
    - **Piraeus** (2 wood, 1 stone, 1 clay): for each build one unit of glass or papyrus; extra turn; 2 points.
    - **The Pyramids** (3 stone, 1 papyrus): 9 points.
    - **The Sphinx** (1 stone, 1 clay, 2 glass): extra turn; 6 points.
    - **The Statue of Zeus** (1 stone, 1 wood, 1 clay, 2 papyrus): 1 shield; you choose one of the opponent’s brown
      cards, which goes to the discard pile; 3 points.
    - **The Temple of Artemis** (1 wood, 1 stone, 1 glass, 1 papyrus): 12 coins; extra turn; no points.

    If the opponent has no card of that colour, nothing is destroyed (W15). The Mausoleum may take any card that either
    player has discarded, or that was destroyed, since the game began, but no card removed at setup and no card under a
    wonder. All effects of that card apply (W16).
    `,
  ),
  rule(
    '12',
    'Card list',
    `
    The text of the rulebook that these rules follow has the names of the cards, but not their costs and effects. This table
    was therefore **reconstructed from public implementations of the game**. Eight of them were compared value by value, for
    73 cards and 12 wonders: seven agree in everything, the eighth differs in two costs, evidently by mistake. Every cost
    that an example in the rulebook quotes agrees too.

    41 cards neither give nor ask for a white symbol; the other 32 do one or both: there are 17 symbols, each given by
    one card and asked for by one.

    ${cardList('en', dictionaries.en)}
    `,
  ),
  rule(
    '13',
    'Layouts',
    `
    Rows are listed from the far side to the near side; each row lies partly on the one before it. Every second row is
    face down.

    - Age I: 2 cards face up, 3 face down, 4 face up, 5 face down, 6 face up. At the start the six cards of the last row are
      accessible.
    - Age II: 6 face up, 5 face down, 4 face up, 3 face down, 2 face up. At the start the last two are accessible.
    - Age III: 2 face up, 3 face down, 4 face up, 2 face down, 4 face up, 3 face down, 2 face up. At the start the last two
      are accessible.

    In Ages I and II each card lies between two of the row before it, or over the end of that row. At the waist of the
    Age III layout each of the two middle cards lies on two cards and is covered by two.
    `,
  ),
  rule(
    '14',
    'What the program asks',
    `
    The program asks the players for every decision of the game and for nothing else:

    - which wonder to take in the draft (4.1);
    - which accessible card to take and how to use it (6.2);
    - which progress token to take for a pair (9.2), or to keep from those the Great Library draws (11.5);
    - which of the opponent’s cards to destroy, or which card from the discard pile to build (11.5);
    - who begins the next Age (7).

    If there is only one possible answer, it does not ask (W27).
    `,
  ),
  rule(
    '15',
    'Public, hidden, random',
    `
    Everything on the table is visible to both players and to spectators: cities, treasuries, the discard pile, the cards
    under wonders (W19), the tokens in the box, the wonders not used, the tokens that the Great Library draws (W18), and
    which of the face-down cards of Age III are guilds (W17).

    Hidden from everybody are the faces of face-down cards, the three cards removed from each Age, and the four guilds
    not used. Neither player knows anything that the other does not.

    The program draws a hidden card at the moment it is turned up, each unseen card being equally likely. That is the same as
    shuffling beforehand, but no secret order exists that could leak.
    `,
  ),
  rule(
    '16',
    'Options',
    `
    Set before the game; the first value is the default.

    - **Wonders**: draft (4.1), or the fixed wonders of a first game (4.2).
    - **Pawn in the centre** when an Age ends (7): whoever played the last card begins, as the Polish rulebook says; or that
      player chooses who begins, as several online implementations play it.
    - **Guild card backs** (W17): visible, so that everyone sees which face-down cards of Age III are guilds; or hidden.
    - **Token for a pair** (W04): must be taken; or may be declined.
    `,
  ),
  rule(
    '17',
    'Ways a game can end',
    `
    - **Military supremacy** (8.3): the player who moved the pawn wins.
    - **Scientific supremacy** (9.3): the player who collected the symbols wins.
    - **Points** (10.2): Age III is over and the totals differ.
    - **Blue cards** (10.2): the totals are tied; whoever has more points on blue cards wins.
    - **Shared victory** (10.2): tied on both.

    Only the player whose turn it is can win by supremacy, and no single move can bring both kinds. Resigning and
    running out of time are handled by the table, not by these rules.
    `,
  ),
  rule(
    '18',
    'Rulings',
    `
    Where the rulebook says nothing, or can be read in two ways, we had to decide. **All rulings below are ours**, not the
    publisher’s. Each names its basis:

    - **wording**: what the Polish rulebook says, taken literally;
    - **deduced**: follows from other rules of the book;
    - **shared**: the public implementations that were checked play it this way;
    - **ours**: a choice of this program, without effect on play.
    `,
  ),
  rule(
    'W01',
    'First player',
    `
    The table decides who goes first, by seat or at random. That player is first in the draft and begins Age I. The
    rulebook only tells the players to choose someone. Basis: wording.
    `,
  ),
  rule(
    'W02',
    'Always the cheapest payment',
    `
    You always pay the lowest possible price. Nobody may overpay or choose other sources, since that could only help an
    opponent with Economy. Basis: deduced, shared.
    `,
  ),
  rule(
    'W03',
    'White symbols are used automatically',
    `
    If a white symbol makes a building free, it is used, even where Masonry would make it free as well; so Urbanism pays
    its 4 coins. Free is the best price there is, and no rule lets a player choose a worse one. Basis: deduced.
    `,
  ),
  rule(
    'W04',
    'A token must be taken',
    `
    A player who completes a pair must take a progress token. The rulebook says “may”; every implementation we checked
    makes it compulsory, and it hardly ever matters. The option “Token for a pair” (16) allows declining. Basis:
    shared.
    `,
  ),
  rule(
    'W05',
    'No token left',
    `
    A sixth pair brings nothing, since the board is empty by then. Tokens in the box are never offered for pairs: the
    rulebook speaks of those on the board. Basis: deduced, shared.
    `,
  ),
  rule(
    'W06',
    'Order within a turn',
    `
    The order is that of 6.2. Cards are turned up after all choices, so a token, a card from the discard pile or a card
    to destroy is chosen without knowing the new cards: the rulebook turns them up once the card has been played. Basis:
    deduced.
    `,
  ),
  rule(
    'W07',
    'Two military tokens in one move',
    `
    A move from space 2 to space 6 uses both tokens, the nearer first: the pawn enters both zones on its way. Basis: deduced,
    shared by most implementations.
    `,
  ),
  rule(
    'W08',
    'The Appian Way takes no more than there is',
    `
    An opponent with fewer than 3 coins loses only those, just as with a military token, where the rulebook says so.
    Basis: shared.
    `,
  ),
  rule(
    'W09',
    'When Economy pays',
    `
    Economy pays at the moment of payment, before any effect of the build. So its owner already has those coins when The
    Appian Way or a military token takes some away. Paying comes before building. Basis: deduced.
    `,
  ),
  rule(
    'W10',
    'Urbanism and the Mausoleum',
    `
    Urbanism pays nothing for a card built with the Mausoleum: it is the wonder, not a white symbol, that makes it free,
    even if you have the symbol. Basis: deduced, shared.
    `,
  ),
  rule(
    'W11',
    'Theology and Architecture: future wonders only',
    `
    They work for wonders begun after they were gained: not for the Great Library that brought them, nor for the Mausoleum
    whose green card did. Theology gives no extra turn for that wonder, Architecture no refund. The rulebook speaks of
    future wonders. Basis: deduced.
    `,
  ),
  rule(
    'W12',
    'Strategy and the Mausoleum',
    `
    A red card built with the Mausoleum has the additional shield of Strategy, because it is built now. Basis: deduced,
    shared.
    `,
  ),
  rule(
    'W13',
    'The scales make no pair',
    'There is only one scales symbol in the game, on Law, so it cannot form a pair. Basis: deduced.',
  ),
  rule(
    'W14',
    'The seventh wonder works',
    `
    All effects of the seventh wonder apply. The last unbuilt one leaves at once, before the choices of the seventh are
    made: the table never shows it in between. Basis: wording.
    `,
  ),
  rule(
    'W15',
    'Destroying is compulsory',
    `
    If the opponent has a card of that colour, one must be chosen; if not, the effect is skipped and the wonder may
    still be built. The shield of that wonder comes first: if it wins the game, nothing is destroyed. Basis: deduced,
    shared.
    `,
  ),
  rule(
    'W16',
    'The Mausoleum must build',
    `
    A card must be built from the discard pile, unless the pile is empty; the Mausoleum may be built with an empty pile.
    The card counts as built now: coins, shields, symbols and guild coins included. An Arena built like this counts the
    Mausoleum too. A white symbol on it works from now on. Basis: deduced, shared.
    `,
  ),
  rule(
    'W17',
    'Guild card backs',
    `
    Guilds have their own card back, so everyone sees where they lie face down in Age III. The Polish text does not
    mention this; the implementations we checked show it. The option “Guild card backs” (16) hides it. Basis: shared.
    `,
  ),
  rule(
    'W18',
    'The Great Library’s tokens are shown',
    `
    Both players see the three tokens drawn. Nowhere else in the rulebook do the players have secrets from each other.
    Basis: deduced.
    `,
  ),
  rule(
    'W19',
    'Cards under wonders stay known',
    'Everybody saw such a card when it was taken, so it remains known. Basis: deduced.',
  ),
  rule(
    'W20',
    'The bank has no limit',
    'Coins never run out; the 31 in the box are only what comes with the game. Basis: shared.',
  ),
  rule(
    'W21',
    'Several cards turned up at once',
    `
    They are turned up in the order of their places: far rows first, and in a row from left to right. It only matters for the
    record. Basis: deduced.
    `,
  ),
  rule(
    'W22',
    'What counts in the blue tie-break',
    `
    Only points printed on blue cards, not those of the Magistrates Guild or of a token: the rulebook names the cards. Basis:
    deduced.
    `,
  ),
  rule(
    'W23',
    'Extra turn with the last card',
    `
    An extra turn earned with the last card of an Age is lost. That player still counts as the one who played the last
    card and, if the pawn is in the centre, begins the next Age (7). Basis: wording.
    `,
  ),
  rule(
    'W24',
    'Supremacy and pending choices',
    `
    Supremacy ends the game at once; choices not made yet are dropped. Without it, the choices of the last card of Age III are
    made before points are counted. Basis: deduced.
    `,
  ),
  rule(
    'W25',
    'Points for coins',
    `
    Each player scores one point for every 3 coins they have; a remainder of 1 or 2 scores nothing. The Moneylenders
    Guild counts the richer treasury in the same way. Basis: wording.
    `,
  ),
  rule(
    'W26',
    'New fixed prices',
    `
    A fixed price applies from the next turn on, even if that is an extra turn. The building itself is paid for before
    it is built. Basis: wording.
    `,
  ),
  rule('W27', 'No choice, no question', 'Where only one answer is possible, the program gives it. Basis: ours.'),
]
