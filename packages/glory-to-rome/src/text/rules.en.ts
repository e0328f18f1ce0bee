// The rules of Glory to Rome in English, in our own words. The numbers are those the code and the refusals cite.

import { type Rule, rule } from '@tabularium/kernel'
import type { MaterialName } from '../data/materials.ts'
import { dictionaries } from './dictionaries.ts'
import { structureList } from './structure-list.ts'

const structures = (material: MaterialName, functions: Readonly<Record<string, string>>): string =>
  structureList('en', dictionaries.en, material, count => `${count} copies`, functions)

export const rules: readonly Rule[] = [
  rule(
    '1',
    'The game and its terms',
    `
    Rome has burned down. Two to five players rebuild it, each hoping to gain more from the work than the others.
    Whoever has the most points when the game ends wins (8); a Forum can win it sooner.

    The heart of the game is the **order card**. There are 144 of them, and where a card lies determines what it is:

    - in your hand it is an order: it can be played for its **role**, or laid out as the foundation of the **structure**
      it names;
    - in a clientele it is a **client** of its role;
    - in a stockpile, in a vault or under a structure it is a **material**.

    Material, role and value always go together:

    - rubble, Laborer, value 1;
    - wood, Craftsman, value 1;
    - brick, Legionary, value 2;
    - concrete, Architect, value 2;
    - stone, Merchant, value 3;
    - marble, Patron, value 3.

    Other terms:

    - **Senator**: one of 6 wild cards that can be played as any role. A senator is never a material, a client or a
      foundation, and is neither shown nor given away for a demand.
    - **Round**: one player leads a role, the others respond, and all act. **Leader**: the player who may lead in this
      round.
    - **Play**: what you lead or follow with, usually one card. It gives one action (4.1).
    - **Camp**: where the cards played to lead and follow lie until the round ends.
    - **Pool**: the face-up cards in the middle. A card from the pool never returns to a hand.
    - **Think**: to draw cards (4.3).
    - **Influence**: 2 at the start. Every completed structure adds to it. It limits your clientele and your vault, and
      each point of it is a victory point.
    - **Site**: the ground for a structure. There are 36, 6 of each material, in town or out of town.
    - **Left neighbour**: the next player clockwise, who acts after you. **Right neighbour**: the one before you.

    These pages give the rules in our own words, for the cards of the Polish edition (12). Where its rulebook is silent
    or can be read in two ways, a ruling decides; the rulings come after section 13 and are numbered A01 to A61, and G01
    to G10.
    `,
  ),
  rule(
    '2',
    'What is public and what is hidden',
    `
    Each player has a hand, a camp, a clientele, a stockpile, a vault, structures, and a row of sites that shows the
    influence.

    Everybody sees the pool, the senators in their pile, the sites left and the number of cards in the deck; and for
    each player the number of order cards and of senators in hand (A49), the cards in the camp, the clientele, the
    stockpile, the influence, all structures with what lies under them, and the number of cards in the vault.

    Only the owner sees the order cards in hand, a card drawn with the Fountain, and a card banked from hand with the
    Basilica at the moment it is banked.

    Nobody sees the order of the deck, a card banked with the Atrium, or what is already in a vault: not even its owner
    may look. For what the table shows, see G08.
    `,
  ),
  rule(
    '3',
    'Setup',
    `
    1. Every player begins with influence 2 and an empty camp.
    2. Of each material, as many sites as there are players are in town, and the rest of the six are out of town. With 2
       players that is 2 and 4, with 3 players 3 and 3, with 4 players 4 and 2, with 5 players 5 and 1.
    3. The 144 order cards are shuffled. Each player gets 4 of them and 1 senator. The other senators form a face-up
       pile.
    4. For each player one order card is turned up. The player whose card comes first in the table’s alphabet leads the
       first round; players who tie turn up another card (A01). All cards turned up are the first pool.
    5. The other order cards are the deck. Without ties it has 134 cards with 2 players, 129 with 3, 124 with 4 and 119
       with 5.
    `,
  ),
  rule(
    '4',
    'A round',
    `
    The leader leads a role or thinks (4.1). After a lead the others, clockwise, follow or think (4.2). Then all players
    act in the same order (4.4), and the round ends (4.5). The left neighbour leads the next round.
    `,
  ),
  rule(
    '4.1',
    'Lead',
    `
    The leader thinks or leads. If the leader **thinks**, the round is over at once: nobody else does anything, and the
    left neighbour leads next.

    To **lead**, name a role and put one play into your camp. A play gives one action. It is one of these:

    - one order card of the role;
    - one senator, for any role;
    - a **petition**: two order cards of one role, for any role, that same role included (A02). Senators take no part in
      petitions. In the classic variant a petition takes three cards (9);
    - with a Circus: any one order card, for Architect.

    With a Palace you may make several plays for the same role.
    `,
  ),
  rule(
    '4.2',
    'Follow',
    `
    Clockwise from the leader’s left, each other player either follows with one play for the role led (several with a
    Palace) or thinks at once. Everybody chooses before anybody acts.
    `,
  ),
  rule(
    '4.3',
    'Think',
    `
    Before you think, a Latrine or a Vomitorium lets you discard (A36). Then do one of these:

    - take one senator, if there is one in the pile;
    - with fewer cards in hand than your limit: draw order cards up to the limit, no fewer;
    - with as many cards as the limit, or more: draw one order card.

    The limit is 5, with a Shrine 2 more, with a Temple 4 more. Senators count as cards in hand. The limit only says how
    far you refill your hand: nobody ever has to discard.

    If you neither lead nor follow, you must think (A04). Where a School or an Academy lets you think, you may decline.
    `,
  ),
  rule(
    '4.4',
    'Act',
    `
    Beginning with the leader and going clockwise, each player uses all their actions before the next one begins. You
    have

    - one action for each play you made;
    - one action for each of your clients of the role led, **even if you thought**.

    Actions are optional; those not used are lost (G01). A client hired in this round does not act in it, except with a
    Bath.

    Actions are counted as you go. With a Storeroom every client counts as a Laborer when Laborer is led; with a Ludus
    Magna your Merchants count as clients of any role; with a Circus Maximus clients act twice if you led or followed. A
    structure completed with your first action changes the very next one.
    `,
  ),
  rule(
    '4.5',
    'End of a round',
    `
    In this order (A34):

    1. Starting with the leader, players with a Senate may take senators from the other players’ camps.
    2. Starting with the leader, players with a Sewer may move order cards from their own camp to their stockpile.
    3. All other order cards in the camps go to the pool, all other senators to their pile.
    4. Starting with the leader, players with an Academy who have performed a Craftsman action in this round may think
       once.
    5. New clients are ready from now on. The left neighbour of the leader leads.

    If the leader thought, only the fifth step applies.
    `,
  ),
  rule(
    '5',
    'Roles',
    `
    What one action does:

    - **Laborer**: take one card from the pool into your stockpile. With a Dock also one hand card.
    - **Craftsman**: lay a foundation from your hand, **or** add one hand card to one of your unfinished structures (6).
      With a Fountain you may use the top card of the deck instead of a hand card.
    - **Legionary**: demand a material (7).
    - **Architect**: lay a foundation from your hand, **or** add one card from your stockpile to one of your unfinished
      structures (6). With an Archway the material may come from the pool. With a Stairway you may also open a
      structure.
    - **Merchant**: put one card from your stockpile into your vault, face down. With an Atrium it may be the top card
      of the deck instead. With a Basilica also one hand card.
    - **Patron**: take one card from the pool into your clientele. With an Aqueduct also one hand card, with a Bar also
      the top card of the deck.

    Where a function adds something with “also”, each part is optional and may be used once per action, in any order
    (A21, A31). Senators are never moved in this way.

    Limits:

    - **Clientele**: as many clients as you have influence, with an Insula 2 more; with an Aqueduct twice that sum.
    - **Vault**: as many cards as you have influence, with a Market 2 more.
    - **Stockpile**: no limit.

    A card may only be added while there is room at that moment. Everybody sees which material goes from a stockpile or
    a clientele into a vault; afterwards nobody may look.
    `,
  ),
  rule('6', 'Structures', 'How structures are begun, built and completed, and when their functions work.'),
  rule(
    '6.1',
    'Foundations',
    `
    Craftsman and Architect alike lay foundations from your hand. Lay the card out with one site of its material under
    it. For this you need

    - a site of that material (a Statue: of any material), in town or out of town (6.2);
    - a name that you do not have yet. Unfinished, completed and stolen structures all count (A11). Other players may
      have the same name.
    `,
  ),
  rule(
    '6.2',
    'Out of town',
    `
    A site out of town costs **two actions of the same role in a row**: this one and the next one you have in this
    round, whatever they come from (A09). With a Tower it costs one. Sites out of town may be used even while sites of
    that kind are left in town (A08), and taking them never ends the game.
    `,
  ),
  rule(
    '6.3',
    'Materials',
    `
    A structure needs as many materials as the value of its site: 1 for rubble and wood, 2 for brick and concrete, 3 for
    stone and marble. They must be of the structure’s own material, except that

    - with a Tower, rubble may be added to any of your structures;
    - with a Road, any material may be added to your stone structures;
    - with a Scriptorium, marble may be added to any of your structures, and completes it;
    - a Statue takes the material of its site as well as marble (A12).

    You only ever add to your own structures.
    `,
  ),
  rule(
    '6.4',
    'Completion',
    `
    A structure is completed as soon as it has the materials it needs, or when a Scriptorium or the Villa’s own function
    completes it. At once

    - its site moves to your row: your influence grows by the site’s value;
    - its function begins to work;
    - any effect of its completion takes place.

    The materials stay under the structure for good.
    `,
  ),
  rule(
    '6.5',
    'Functions at work',
    `
    A function works for you if

    - you own that structure and it is completed;
    - or you own it unfinished, it is a marble structure, and you have a working Gate;
    - or a completed structure of that name has been opened to all with a Stairway.

    A function either works or it does not: having it twice, your own and an opened one, adds nothing. What happens on
    completion happens only for the player who completes the structure, or takes it with a Prison.
    `,
  ),
  rule(
    '6.6',
    'Losses',
    `
    If you lose a structure or influence, you discard nothing. A hand, a clientele or a vault may then be above its
    limit, and materials added with a Road or a Tower stay where they are. Nothing can be added until there is room
    again.
    `,
  ),
  rule(
    '6.7',
    'Actions for completion',
    `
    Amphitheatre, Foundry and Garden give as many actions as you have influence right after the new site has been added;
    School lets you think that many times. The number is then fixed (A41). They are used at once, within the action that
    completed the structure, before any other actions you have left. Each is optional.
    `,
  ),
  rule(
    '7',
    'Demands',
    `
    You take all your Legionary actions **together**:

    1. Show as many hand cards as you have Legionary actions, or fewer. Each card shown demands its material once. For
       two demands of one material you show two such cards. Senators and cards in the camp cannot be shown.
    2. For each demand, one card of that material goes from the pool to your stockpile, if there is one.
    3. For each demand, your left and your right neighbour each give one such card from their hand, if they have one,
       into your stockpile. They choose which cards of the material to give. With two players your only opponent gives
       once, not twice.
    4. The cards you showed stay in your hand.

    The left neighbour gives first (A25). Nobody may refuse, but a Palisade or a Wall protects (A26). A **Bridge**
    reaches all other players and their stockpiles; a **Coliseum** also takes clients (10.4, 10.5).
    `,
  ),
  rule(
    '8',
    'End and points',
    `
    The game ends **at once**, even in the middle of a round, and all remaining actions are lost, when

    - a player meets the condition of a working Forum: that player wins, and no points are counted;
    - a Catacomb is completed;
    - a foundation takes the last site in town, of all materials together;
    - the last order card leaves the deck, for whatever reason (A05);
    - all agree to concede: the player who is left, or whom all others name, wins, and no points are counted (A46).

    The number of rounds is not limited (A50).

    A Forum takes precedence over every other way the game can end (A06). If several players meet the condition at the
    same moment, only they are compared, by points (A43).

    The vaults are opened. Your points are

    - your influence;
    - the values of the materials in your vault;
    - 3 for each **merchant bonus**. There is one for each material. It goes to whoever has the most cards of it in the
      vault; if several have the most, nobody gets it (A45);
    - with a Wall: 1 for every two cards in your stockpile;
    - with a completed Statue of your own: 3.

    Whoever has the most points wins. In a tie, whoever has more cards in hand wins, senators included; if these are
    equal too, the victory is shared (A44).
    `,
  ),
  rule(
    '9',
    'Variants and options',
    `
    **Variant**:

    - standard: the rules as given here;
    - classic: a petition takes three cards, and a Forum needs the six roles only, no materials. The Circus stays as it
      is;
    - simplified, for a first game: there are no functions, so neither Catacomb nor Forum ends the game; there are 3
      sites of each material; half of the deck is taken out (A47, G10).

    The other options choose between two readings of a ruling:

    - **Sites out of town**: at any time, or only when none of that kind is left in town (A08);
    - **Stairway**: opens in addition to building, or instead of it (A15);
    - **Circus Maximus completed between two actions**: all clients act twice, or only those that have not acted yet
      (A23);
    - **Bridge and stockpiles**: the demander chooses what to take, or takes all (A25);
    - **Neither playing nor drawing**: not allowed, or allowed (A04);
    - **Vaults**: nobody may look through them, or the table remembers what was seen (G08);
    - **Card names that decide who begins**: English, Polish, Russian or German (A01);
    - **Concession**: only by resigning at the table, or on any of your own moves, naming the winner (A46, G04).
    `,
  ),
  rule(
    '10',
    'The forty structures',
    `
    Each name has a material, and with it a role, a value and a number of copies. “When completed” happens once, on
    completion; everything else works from completion on (6.5). “May” leaves it to you. Interactions that need more
    explanation are in 11.
    `,
  ),
  rule(
    '10.1',
    'Rubble structures',
    structures('rubble', {
      bar: `Each of your Patron actions may also hire the top card of the deck. You decide before it is turned up, and
        you must keep it. There must be room for it. You need not hire from the pool as well.`,
      insula: 'Your clientele holds two more clients. An Aqueduct doubles these two as well.',
      latrine: `Each time before you think, you may discard one hand card to the pool; a senator goes to the pile of
        senators (A48). A discarded card can be taken by actions of the same round.`,
      road: `Your stone structures take any material. A Statue on a stone site is a stone structure in this sense.`,
    }),
  ),
  rule(
    '10.2',
    'Wood structures',
    structures('wood', {
      circus: `You may play any one order card to lead or follow as Architect. Petitions do not change. With a Palace
        each such card is a play of its own.`,
      dock: `Each of your Laborer actions may also move one order card from your hand to your stockpile, even if nothing
        is taken from the pool.`,
      market: 'Your vault holds two more cards.',
      palisade: `Demands take nothing from your hand, and a Coliseum takes none of your clients. A Bridge ignores it.
        You may still give hand cards of your own free will (A26).`,
    }),
  ),
  rule(
    '10.3',
    'Brick structures',
    structures('brick', {
      academy: `At the end of a round in which you have performed at least one Craftsman action (A35), you may think
        once. The camps have been cleared by then (4.5).`,
      archway: `The material added by one of your Architect actions may come from the pool instead of your stockpile.
        This only changes where the card comes from; it does not add a card.`,
      atrium: `The card that one of your Merchant actions puts into the vault may be the top card of the deck, unseen,
        instead of a card from your stockpile. It does not add a card.`,
      bath: `Each client you hire with a Patron action, from pool, hand or deck, may immediately act once, in its role.
        This can lead to chains: a Patron hired like this hires another client, which acts too (11, A20).`,
      foundry: 'When completed: up to one Laborer action for each point of influence (6.7).',
      gate: `The functions of your own unfinished marble structures already work. A foundation you lay works at once. A
        Statue’s points, however, require its completion (A19).`,
      school: 'When completed: you may think once for each point of influence, one after another (6.7).',
      shrine: 'Your hand limit is two higher.',
    }),
  ),
  rule(
    '10.4',
    'Concrete structures',
    structures('concrete', {
      amphitheatre: `When completed: up to one Craftsman action for each point of influence (6.7). Two of them in a row
        are enough for a site out of town; so is the last one together with your next Craftsman action (A09).`,
      aqueduct: `Your clientele limit doubles, after anything added to it. And each of your Patron actions may also hire
        one order card from your hand, even if nobody is hired from the pool.`,
      bridge: `Your demands reach all other players, not only the neighbours; they ignore Palisades; and for each demand
        you may also take one card of that material from the stockpile of everybody it reaches, whatever they gave from
        hand (A25). A Wall still protects.`,
      senate: `At the end of each round you may take as many as you like of the senators that the other players have in
        their camps, even if you thought (A32). If several players have one, they choose clockwise from the leader; a
        senator already taken is in a hand and out of reach.`,
      storeroom: 'Each of your clients counts as a Laborer as well as its own role.',
      tower: `Rubble may be added to any of your structures. And a foundation out of town costs you one action.`,
      vomitorium: `Each time before you think, you may discard your whole hand, all or nothing: order cards to the pool,
        senators to their pile.`,
      wall: `Demands take nothing from you: not from your hand, your stockpile or your clientele, not even with a
        Bridge. You may give hand cards of your own free will (A26). At the end of the game every two cards in your
        stockpile are worth a point.`,
    }),
  ),
  rule(
    '10.5',
    'Stone structures',
    structures('stone', {
      catacomb: 'When completed: the game ends at once. Points are counted, including the 3 influence from this site.',
      'circus-maximus': `If you have led or followed in this round, each of your clients that acts may act twice. If you
        thought, they act once (A23).`,
      coliseum: `For each demand you may also take one client whose card is of that material from everybody it reaches
        (A61), and put it into your vault, as long as there is room (A28). You choose which. A Palisade or a Wall
        protects; a Bridge reaches everybody and ignores Palisades. A client taken like this does not act any more.`,
      garden: 'When completed: up to one Patron action for each point of influence (6.7).',
      prison: `When completed: you may pay 3 influence, the Prison’s own site, to another player and take a completed
        structure of theirs whose name you do not have. The exact exchange is in 11.`,
      scriptorium: `One marble, added by a Craftsman or an Architect action to any of your unfinished structures,
        completes it (A14, A60).`,
      sewer: `At the end of each round any of the order cards in your own camp may go to your stockpile instead of the
        pool (A33). This includes the cards of petitions, but not senators.`,
      villa: `One material that an Architect action adds to the Villa completes it, even if a Craftsman has added some
        before (A13). So its function works on the Villa itself while it is unfinished; a Craftsman alone needs three
        materials. Once completed, it does nothing more.`,
    }),
  ),
  rule(
    '10.6',
    'Marble structures',
    structures('marble', {
      basilica: `Each of your Merchant actions may also put one order card from your hand into your vault, even if the
        other part is not used. The card is not shown (A29).`,
      forum: `You win as soon as your clientele has clients of all six roles and your stockpile has all six materials.
        In the classic variant the roles are enough. How Ludus Magna and Storeroom count is in 11.`,
      fountain: `Each of your Craftsman actions may use the top card of the deck instead of a hand card. Draw it; then
        lay it as a foundation, add it as a material, or keep it. If you keep it, the action is used up all the same.`,
      'ludus-magna': 'Each of your Merchant clients counts as a client of any role.',
      palace: `You may lead or follow with as many plays as you like, all for the same role; each gives an action. They
        may be of any kind: cards of the role, senators, petitions, and with a Circus any cards for Architect (A37).`,
      stairway: `Each of your Architect actions may also add one material to a completed structure of another player
        (A16). From then on its function is open to all players (11).`,
      statue: `Its foundation may be laid on any site. The site determines how many materials it needs and how much
        influence it brings. It takes marble and the material of the site, mixed if you like (A12). At the end of the
        game a completed Statue is worth 3 points to its owner.`,
      temple: 'Your hand limit is four higher.',
    }),
  ),
  rule(
    '11',
    'Interactions',
    `
    - **Gate**: unfinished Temples, Palaces, Fountains, Basilicas, Ludus Magnas, Stairways and Forums work. A Forum
      whose foundation you lay under a Gate wins at once if you meet its condition.
    - **Forum**: each client fills one role only. Without other structures you need a client of each role. With a
      **Ludus Magna**, Merchants stand in for other roles: in addition to one Merchant you need another for each missing
      role. With a **Storeroom**, any client stands in for the Laborer: you need the five other roles and six clients in
      all. With both, Merchants stand in for the other roles, any client for the Laborer, and again you need six clients
      in all. Materials have no stand-ins. The condition is checked after every single change, for all players.
    - **Stairway**: the material must be the target’s own; for a Statue, marble or the material of its site. It comes
      from your stockpile, with an Archway also from the pool, and stays with the structure. Only completed structures
      of other players can be opened, each once. What happens on completion does not happen again: an opened Foundry
      does nothing. An opened Wall protects everybody and counts for everybody; an opened Statue counts for its owner
      only (A18).
    - **Prison**: you take the completed structure with everything under it. Its site stays with the owner, who also
      gets the site of your Prison: the owner has 3 more influence, and you have as much as before completing the
      Prison. If completing that structure has an effect, it now happens for you, counted with your influence after
      payment (A39). The structure may have been stolen before, and it may be open: then it stays open. You may not
      found another structure of that name while you have it; the former owner may. The Prison stays with you, completed
      and without further use, so you cannot have a second one.
    - **Bath**: the new client’s action is finished before the Patron action goes on. A hired Patron takes a whole
      Patron action with its own Bar, Aqueduct and Bath. A hired Legionary makes one demand of its own.
    - **Circus Maximus** doubles clients, but not plays, actions of a Bath or actions for completion. With a
      **Storeroom** all your clients act twice when Laborer is led.
    - **Palace and Sewer**: every order card played may go to the stockpile, petitions included.
    - **Bridge and Coliseum**: you take clients from all other players; Palisades are ignored, Walls are respected.
    - **Archway** changes only where the material comes from; Villa, Scriptorium, Tower and Road work with it as usual.
    - **Fountain and out of town**: one draw uses both actions; nothing is drawn for the second.
    - **Stairway and out of town**: two Architect actions, and with each of them a structure may be opened (A15).
    - **Latrine and Vomitorium**: what is discarded lies in the pool at once and can be taken in the same round.
    - **Scriptorium and Fountain**: a marble card you draw may complete any of your structures.
    `,
  ),
  rule(
    '12',
    'Editions, and where the facts come from',
    `
    The cards are those of the Polish edition, Na chwałę Rzymu. It mixes two English decks: the names are those of the
    Imperium deck, but two functions are those of the Republic deck.

    - **Circus**: here any order card as Architect. In Imperium it makes two cards of a role a senator; in Republic the
      card is called Crane.
    - **Forum**: here six roles and six materials. In Imperium six roles; in Republic it is called Forum Romanum and
      asks for both.
    - **Coliseum** and **Senate**: as in Imperium. Republic has Domus Aurea and Tribunal in their place, which do other
      things.
    - **Petitions**: two cards here, three in Imperium and in the classic variant.
    - **Bar, Aqueduct, Dock, Basilica**: here the card is an additional one and can be used alone. Older cards only say
      that the card may come from there.
    - **Senator**: called Jack elsewhere. First printings have 5 of them and 30 sites; this edition has 6 and 36. Some
      editions deal five order cards instead of four and a senator.

    The other 36 structures have the same name, material, value and number of copies in all card lists that were
    compared.

    **Stated in the rulebook**: what each of the forty structures does, its material and its value; the 144 order cards,
    36 sites and 6 senators. **Derived, not stated**: 6 copies of each structure of value 1 and 3 of every other, and 6
    sites of each material. They follow from the totals (8 names with 6 copies and 32 with 3 make 144; 6 times 6 make
    36) and agree with five public card lists and with the three spare Forums of the classic variant.
    `,
  ),
  rule(
    '13',
    'Rulings',
    `
    Where the rulebook says nothing, or can be read in two ways, we had to decide. **All rulings below are ours**, not
    the publisher’s. Each gives the question, the answer and the reason, and names its basis:

    - **wording**: what the rulebook says, taken literally;
    - **deduced**: follows from its other rules;
    - **shared**: the public implementations that were checked play it this way;
    - **ours**: a choice where either way would do, or one about the program only.

    The numbers A51 to A59 are not in use.
    `,
  ),
  rule(
    'A01',
    'Which alphabet decides who leads first',
    `
    Names differ between languages: whose alphabet decides the first leader? That of the table’s option “Card names that
    decide who begins” (9): English, Polish, Russian or German. It is preset to the language of whoever opens the table.
    Players at one table may read in different languages, and the game should begin in the same way for all of them:
    such a table can choose English, for instance. The log says which name decided it. Only players who tie turn up
    another card, and every card turned up joins the pool. Basis: ours.
    `,
  ),
  rule(
    'A02',
    'Petition for its own role',
    `
    May the two cards of a petition be of the role they are played for? Yes, and together they still give one action. It
    brings more cards into the pool. Basis: wording.
    `,
  ),
  rule(
    'A03',
    'Senators are cards in hand',
    `
    Do senators count for the hand limit and in the tie-break? Yes, in both: they are cards in hand, and the starting
    hand of five includes one. Basis: deduced.
    `,
  ),
  rule(
    'A04',
    'No idling',
    `
    May a player neither play nor draw? No: whoever does not lead or follow must think in one of the three ways. The
    rulebook gives two choices, to play or to “think and draw cards”; where it says that such a player “may” do one of
    three things, the choice is among the three. So somebody may have to draw the last card. If you read that “may” as
    permission to do nothing, use the option “Neither playing nor drawing” (9): a leader who does nothing then ends the
    round, just like one who thinks. Thinking with a School or an Academy is a bonus and may be declined. Basis:
    wording.
    `,
  ),
  rule(
    'A05',
    'The last card of the deck',
    `
    What happens to it? It still goes where it was going: to a hand (thinking, Fountain), a clientele (Bar) or a vault
    (Atrium). Then the Forum is checked, and the game ends. A card drawn with the Fountain is no longer built, and a
    hand is not filled any further. The end comes at once, but the move that brought it is finished. Basis: deduced.
    `,
  ),
  rule(
    'A06',
    'Forum before other endings',
    `
    What if the same move meets the condition of a Forum and ends the game in another way? The Forum wins: it is checked
    after every single change, and a win comes before a mere ending. Basis: ours.
    `,
  ),
  rule(
    'A07',
    'The last site in town',
    `
    What still happens when it is taken? The foundation stands, unfinished and without influence; nothing else happens.
    Only a Forum that begins to work under a Gate is checked first (A06). Basis: deduced.
    `,
  ),
  rule(
    'A08',
    'Out of town at any time',
    `
    May a site out of town be taken while some of its kind are left in town? Yes: the rulebook does not forbid it, and
    it costs an extra action. One of the implementations we checked forbids it; the option “Sites out of town” (9) plays
    it that way. Basis: wording.
    `,
  ),
  rule(
    'A09',
    'Which two actions count',
    `
    Which actions can be combined to use a site out of town? The one in progress and the same player’s next one, both of
    the same role, whatever their source: cards played, clients and their second actions, an Amphitheatre, a client
    hired with a Bath. The last action of an Amphitheatre may be combined with a Craftsman action that was still to come
    when the Amphitheatre was completed. An action of another role in between prevents this, unless that action can do
    nothing; finishing an action already begun does not count as an action in between. The rulebook requires only two
    consecutive actions in the same turn. Basis: wording.
    `,
  ),
  rule(
    'A10',
    'One action at a time',
    `
    Must all actions be announced beforehand? No: you take them one after the other and see what each brings. Only
    demands are made together, because the rulebook says so. Basis: wording.
    `,
  ),
  rule(
    'A11',
    'Names of stolen structures',
    `
    Does the ban on two structures of the same name include stolen ones? What you have stolen counts as yours; what was
    stolen from you does not. The ban is on having two. Basis: deduced.
    `,
  ),
  rule(
    'A12',
    'What a Statue takes',
    `
    May marble and the material of the site be mixed? Yes: each card is allowed, so any mixture is. On a marble site it
    is an ordinary structure of three marble. Basis: deduced.
    `,
  ),
  rule(
    'A13',
    'How the Villa is completed',
    `
    Does one material complete it if a Craftsman has already added some? Yes, any material that an Architect action may
    add completes it, and does so automatically: nothing would be gained by leaving it unfinished. Basis: deduced.
    `,
  ),
  rule(
    'A14',
    'What the Scriptorium completes',
    `
    Any of your unfinished structures, even a marble one, with any marble that a Craftsman or an Architect adds: from
    hand, stockpile, pool or deck. The function names the material and the action, not where it comes from. For whether
    this can be declined, see A60. Basis: wording.
    `,
  ),
  rule(
    'A15',
    'Stairway in addition to building',
    `
    Does opening a structure replace the Architect action, or is it an addition? An addition: once in each Architect
    action, before or after building, or alone. The rulebook words it like the functions that add a card, and points out
    those that do not; its example fits both readings. A site out of town takes two Architect actions, and each of them
    may open a structure. The option “Stairway” (9) plays it the other way. Basis: wording.
    `,
  ),
  rule(
    'A16',
    'What a Stairway takes',
    `
    May rubble (Tower), anything (Road) or marble (Scriptorium) be used to open a structure? No, only the structure’s
    own material. Those functions are about your own unfinished structures. Basis: deduced.
    `,
  ),
  rule(
    'A17',
    'No structure is opened twice',
    'May an open structure be opened again? No. It would change nothing and only waste a card. See also G07. Basis: ours.',
  ),
  rule(
    'A18',
    'Points of open structures',
    `
    Do open structures give points to everybody? A Wall does: its points are part of its function. A Statue does not:
    its points require a completed Statue of your own. One of the implementations we checked gives them to all. Basis:
    deduced.
    `,
  ),
  rule(
    'A19',
    'Gate and Statue',
    `
    Does a Gate give the 3 points for an unfinished Statue? No. They are not something that works during the game; they
    reward the completed Statue. Basis: deduced.
    `,
  ),
  rule(
    'A20',
    'Bath with clients of several roles',
    `
    Which role does a newly hired client act in, if it counts as several? Its owner chooses: with a Ludus Magna a Merchant
    may act as anything, with a Storeroom any client may act as a Laborer. It acts once, never twice. Basis: deduced.
    `,
  ),
  rule(
    'A21',
    'Order within a Patron action',
    `
    In which order are clients hired from pool, hand and deck? In any order, from each place at most once. No order is
    given. Basis: deduced.
    `,
  ),
  rule(
    'A22',
    'Which clients act',
    `
    Those in the clientele when their owner’s turn to act comes, unless hired in this round. So a client that a Coliseum
    has already taken does not act. Basis: wording.
    `,
  ),
  rule(
    'A23',
    'Circus Maximus in the middle',
    `
    If it is completed while actions are left, who acts twice? Every client of the role then has two actions in this
    round, even one that has already used its first. The function speaks of all clients. One of the implementations we
    checked doubles only clients still to act; the option “Circus Maximus” (9) plays it that way. Basis: wording.
    `,
  ),
  rule(
    'A24',
    'One card, one demand',
    `
    May one card back several demands that come at different moments of a round, through a Bath? No: each hand card
    backs at most one demand in a round. The rulebook lets several Legionary actions of a turn demand a material as
    often as there are cards of it to show. Basis: wording.
    `,
  ),
  rule(
    'A25',
    'Order of a demand',
    `
    In which order are things taken? First from the pool, then from the players asked, clockwise from the demander’s
    left: from each the hand, then with a Bridge the stockpile, then with a Coliseum clients. What does the demander
    decide? What to take from stockpiles and clients: of both the rulebook says that you “may demand them in addition”.
    Pool and hands leave no choice: there the rulebook says that you take and they give, and that with a Bridge you
    demand from everybody. The option “Bridge and stockpiles” (9) takes everything without asking. Basis: wording; the
    order is ours.
    `,
  ),
  rule(
    'A26',
    'Protected players may give',
    `
    What may a player behind a Palisade or Wall give? They need not give anything. If they wish, they may give cards from
    their hand, but no more than the demand would have taken, and never cards from their stockpile or clientele. The
    rulebook allows them to give cards, and speaks of cards in hand. Basis: wording.
    `,
  ),
  rule(
    'A27',
    'Cards shown are seen',
    `
    When a card is shown for a demand, is only its material public? No, the whole card is, name and all: it lies face
    up. Basis: wording.
    `,
  ),
  rule(
    'A28',
    'Coliseum with a full vault',
    `
    With a full vault nothing is taken, and the clients stay and may act. If there is room for only some of them, the
    demander chooses. Basis: wording.
    `,
  ),
  rule(
    'A29',
    'A card banked with the Basilica',
    `
    Is it shown? No. The rulebook makes the material public only for cards that come from a stockpile. Basis: wording.
    `,
  ),
  rule(
    'A30',
    'Atrium and Basilica',
    `
    May both be used in one action? Yes, one card each, if there is room: the Atrium replaces the stockpile card, the
    Basilica adds a card. Basis: deduced.
    `,
  ),
  rule(
    'A31',
    'Only the additional part',
    `
    May the additional part of an action be used without the ordinary one? Yes, wherever the function says “also”. The
    rulebook says so for several of them. Basis: wording.
    `,
  ),
  rule(
    'A32',
    'Senate after thinking',
    'Must its owner have led or followed? No, the function does not require it. Basis: wording.',
  ),
  rule(
    'A33',
    'Sewer for some cards',
    'Must all the cards be moved, or none? Any of them: you decide for each card whether it goes to the stockpile. Basis: deduced.',
  ),
  rule(
    'A34',
    'Order at the end of a round',
    `
    In which order do Senate, Sewer, clearing the camps and Academy take place? As in 4.5. Senate and Sewer take cards
    that still lie in camps, so they come first; the checked implementations clear the camps before the Academy. So an
    Academy may draw a senator that was played in this very round. Basis: deduced, shared.
    `,
  ),
  rule(
    'A35',
    'A Craftsman action performed',
    `
    What counts for the Academy? A foundation, a material added, or a card drawn with the Fountain, even if it was kept.
    An unused action does not count. It does not matter what the action came from. The Academy must work at the end of
    the round; it may have been completed by that action. Basis: deduced.
    `,
  ),
  rule(
    'A36',
    'Latrine and Vomitorium',
    `
    May both be used for a single think? Yes, either or both, the Latrine first: after the Vomitorium nothing is left to
    discard. Basis: deduced.
    `,
  ),
  rule(
    'A37',
    'Petitions with a Palace',
    `
    May petitions, senators and cards played with a Circus be among the plays of a Palace? Yes, each is one play:
    whatever can stand for a card of the role once can do so again, and the rulebook’s example adds a senator. Basis:
    deduced.
    `,
  ),
  rule(
    'A38',
    'When the hand is counted',
    `
    When is it decided whether thinking fills up the hand or brings one card? At the moment of drawing, after discards.
    Basis: deduced.
    `,
  ),
  rule(
    'A39',
    'Prison: pay first, then count',
    `
    Which influence determines the number of actions from a stolen Foundry, School, Amphitheatre or Garden? Your
    influence after payment: you pay before you receive the structure. Basis: deduced.
    `,
  ),
  rule(
    'A40',
    'Limits after paying influence',
    `
    Must someone who paid 3 influence give up clients or vault cards? No, as in 6.6: nothing is ever discarded because
    of a limit. Basis: deduced.
    `,
  ),
  rule(
    'A41',
    'Influence gained in between',
    `
    Does the number of actions for completion change when one of them completes another structure? No, it is fixed at
    the moment of completion. Basis: deduced.
    `,
  ),
  rule(
    'A42',
    'Effects within effects',
    `
    What comes first when one effect sets off another? The newest is finished first, then the older one goes on. The
    Forum is checked between all steps. Basis: deduced.
    `,
  ),
  rule(
    'A43',
    'Several Forums at once',
    `
    Who wins if several players meet the condition at the same moment, as can happen with an opened Forum? Among those
    players only, points decide, then cards in hand; then they share the victory. Basis: ours.
    `,
  ),
  rule(
    'A44',
    'Complete tie',
    'What if points and cards in hand are both equal? The victory is shared; the rulebook gives no further tie-breaker. Basis: ours.',
  ),
  rule(
    'A45',
    'Merchant bonus without cards',
    `
    Does anybody get the bonus for a material that no vault holds? No. To have the most, you must have one. Basis:
    deduced.
    `,
  ),
  rule(
    'A46',
    'How to concede',
    `
    The rulebook ends a game when all agree to give it up, and says that the winner is then known. At a table everybody
    can resign at any moment: with two players the other one wins at once; with more, a bot plays on for those who have
    resigned, and when one player is left, that player has won. With the option “Concession” (9) the players name the
    winner as well: each may concede to one other player and change their mind, and when all others have named the same
    player, that player wins without points being counted (G04). Basis: ours.
    `,
  ),
  rule(
    'A47',
    'Sites and deck of the simplified game',
    `
    How many sites are in town? Of the three of each material, as many as there are players, at most three; the rest are
    out of town. Half of the deck, rounded down, is taken out unseen after hands and pool have been dealt. The rulebook
    mentions only the three sites and the half. Basis: ours.
    `,
  ),
  rule(
    'A48',
    'Senators and the Latrine',
    'May a senator be discarded? Yes, to the pile of senators: a senator is a card in hand. Basis: deduced.',
  ),
  rule(
    'A49',
    'Senators in hand are public',
    `
    Is it secret how many senators a hand holds? No: everybody sees each one come and go, so the number is shown. Basis:
    deduced.
    `,
  ),
  rule(
    'A50',
    'Games without end',
    `
    Could a game go on for ever? With players who only take senators, yes, and the rulebook has no last round. So there
    is none: a table plays for as long as it likes. Basis: wording.
    `,
  ),
  rule(
    'A60',
    'Marble with a Scriptorium',
    `
    Must a marble complete the structure? Only if it could not be added without the Scriptorium. If it could be added
    anyway and would not be the last material needed (a marble structure, a Statue, a stone structure with a Road), you
    choose: just add it, or add it and complete the structure. The function is a “may”; it matters for a Catacomb, a
    Garden or a Prison. Basis: wording.
    `,
  ),
  rule(
    'A61',
    'Which clients a Coliseum takes',
    `
    Those whose own card is of the material demanded. Ludus Magna and Storeroom, on either side, change nothing: they
    change the role a client acts in, not what its card is. Basis: deduced.
    `,
  ),
  rule(
    'G01',
    'Pass and Done',
    `
    How are actions given up? “Take no more actions” gives up all remaining actions of that kind: nothing happens
    between two of them, so nobody loses anything by it. “Done” ends one action of which a part has been used; the next
    one follows. Basis: ours.
    `,
  ),
  rule(
    'G02',
    'A Stairway just completed',
    `
    May the Architect action that completes the Stairway open a structure as well? Yes: functions work at once (6.4),
    and the additional part of the action has not been used yet. Basis: deduced.
    `,
  ),
  rule(
    'G03',
    'Who is asked what to give',
    `
    When does a player choose the cards for a demand? Whenever they hold at least as many cards of the material as are
    demanded, even if there is only one possibility: otherwise everybody could tell from the missing question that they
    have no more. If they hold fewer, all of them are given automatically, and everybody sees that there are no more. A
    protected player who holds order cards is always asked (A26). Basis: ours.
    `,
  ),
  rule(
    'G04',
    'When to concede',
    `
    At what moment may a player concede? At any of their own decisions, whatever it is about, if the table has the
    option; the decision itself still has to be made. You can resign (A46) at any time. Basis: ours.
    `,
  ),
  rule(
    'G05',
    'Plays before clients',
    `
    Which actions come first, those for plays or those for clients? Those for plays. All are alike, so it matters only
    for the other reading of A23, where clients that have already acted do not act twice. Basis: ours.
    `,
  ),
  rule(
    'G06',
    'Games that nobody plays',
    `
    What ends a game between bots that would go on for ever? Whatever runs it: simulations, matches between bots and
    checks break a game off after 20,000 decisions and count it as unfinished. It is not a rule of the game and never
    applies where people play. Basis: ours.
    `,
  ),
  rule(
    'G07',
    'Opening a second structure of the same name',
    `
    Two players own structures of the same name, and one has been opened. May the other be opened? Yes, although it
    changes nothing now: A17 only bans opening the same structure twice. Basis: ours.
    `,
  ),
  rule(
    'G08',
    'What the table shows of hidden cards',
    `
    The rulebook says that nobody may look into a vault, not even its owner. So the table shows how many cards a vault
    holds and nothing else, until the vaults are opened at the end. What goes in from a stockpile or a clientele is
    announced at that moment. A card shown for a demand stays in view until the round ends, and so does a material that
    a hand turned out to lack: within the round everybody must be able to see that no card backs two demands. Bots know
    no more than that either.

    With the option “Vaults: the table remembers” (9) the table also shows, for as long as it stays true, what an
    attentive player could know: the materials that openly went into a vault; to each owner, the cards they banked from
    hand; cards shown, until they leave the hand (all are forgotten when a card leaves it unseen); and what a hand
    turned out to lack, until its next draw. Basis: wording; the option is ours.
    `,
  ),
  rule(
    'G09',
    'One card at a time',
    `
    How are several cards chosen, for demands, petitions, a Palace or a Sewer? One after the other, in any order. “Done”
    ends the choice. Whoever gives several materials gives them one after another. What is shown together still counts
    as shown together. Basis: ours.
    `,
  ),
  rule(
    'G10',
    'Statue in the simplified game',
    `
    Where may a Statue be built when there are no functions? On a marble site, with three marble, and without extra
    points: the choice of site is its function. The Villa, too, is a plain stone structure there. Basis: deduced.
    `,
  ),
]
