// The examples of Glory to Rome and the introduction to it, told in English.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Livia', 'Marcus', 'Sophia', 'Aulus', 'Berenice'],
  notes: {
    'BX-03': {
      title: 'Sites for four players',
      text: 'Four players are about to start. Of the six sites of each material, four are in town, one for each player, and two are out of town. Everybody has four order cards and a senator. The pool holds the four cards turned up to decide who leads first: it is the player whose card name comes first in the alphabet.',
    },
    'BX-01': {
      title: 'A whole round',
      text: 'Livia leads Laborer with **Bar**. Marcus, on her left, follows with a senator; Sophia and Aulus think. Sophia draws 2 cards and then has five; Aulus already has five and draws 1. Livia has one action for her card and one for her Laborer client, so she takes wood and brick. Marcus takes stone. Sophia thought, but her Laborer client acts anyway: marble. Aulus has no client and no action. Marcus leads the next round.',
    },
    'BX-04': {
      title: 'Two cards, one Laborer',
      text: 'Marcus plays a petition: two cards of one role stand for any role, even their own. **Bar** and **Insula**, both Laborer cards, are played for Laborer. One of them would have done: a petition gives no more than a single action, and Marcus takes wood. Both cards end up in the pool.',
    },
    'EX-11': {
      title: 'Any card is an Architect',
      text: 'The **Circus** lets Marcus play any order card as Architect. He leads Architect with **Bar**, a rubble card. In the next round Sophia leads Architect, and he follows with **Sewer**, a stone card.',
    },
    'EX-20': {
      title: 'Five Merchants at once',
      text: 'With the **Palace** Marcus may play several cards for one role. He leads Merchant with **Prison** and adds **Sewer**, **Villa** and a senator: four actions. His Merchant client brings a fifth. He banks five bricks, and his vault, with influence 5, is full.',
    },
    'EX-13': {
      title: 'Discard one first',
      text: 'Marcus does not follow; he thinks. The **Latrine** lets him discard a card first, so **Academy** goes to the pool. With three cards left he draws two, making five.',
    },
    'EX-24': {
      title: 'Up to seven cards',
      text: 'The **Shrine** raises the hand limit by two, from five to seven. Marcus thinks with four cards in hand and draws three.',
    },
    'EX-31': {
      title: 'Up to nine cards',
      text: 'The **Temple** raises the hand limit by four, from five to nine. Marcus has five cards. Without the Temple he would draw one; with it he draws four.',
    },
    'EX-40': {
      title: 'A fresh hand',
      text: 'Before he thinks, the **Vomitorium** lets Marcus discard his whole hand, all or nothing. Three order cards go to the pool, the senator to its pile. Then he draws five new cards.',
    },
    'EX-16': {
      title: 'Everybody lends a hand',
      text: 'With the **Storeroom** all clients count as Laborers. Marcus leads Laborer: one action for his card, and one each for the Laborer, the Craftsman and the Patron among his clients. He takes four cards from the pool.',
    },
    'EX-32': {
      title: 'Clients act twice',
      text: 'Marcus and Sophia each have a **Circus Maximus** and two Merchant clients. Marcus leads Merchant: one action for his card and two for each client, five in all. Sophia thinks instead of following, so her clients act only once each.',
    },
    'EX-37': {
      title: 'A third action turns up',
      text: 'Marcus leads Craftsman and has a Craftsman client: two actions. With the first he adds the third marble to the **Ludus Magna** and completes it. From now on his Merchant client counts as any role, so it acts as a Craftsman too: a third action. With the two he has left he founds the **Insula** and completes it.',
    },
    'EX-30': {
      title: 'Senators change hands',
      text: 'All three have played a senator, and nobody can hire anyone: the pool is empty. Marcus and Sophia each have a **Senate**. Marcus led, so he chooses first and takes the senators Livia and Sophia played. Then Sophia takes the one Marcus played. Her own is already in his hand.',
    },
    'EX-38': {
      title: 'Nothing is wasted',
      text: 'Livia leads Merchant, and Marcus follows with **Prison**, though he has nothing to bank. At the end of the round the **Sewer** saves his card: instead of going to the pool, it becomes a stone in his stockpile. Livia’s **Villa** goes to the pool.',
    },
    'EX-03': {
      title: 'Room for fourteen clients',
      text: 'Marcus has completed the **Insula** and the **Aqueduct**. His influence is 2 + 1 + 2 = 5. The Insula adds room for two clients, and the Aqueduct doubles the sum: (5 + 2) × 2 = 14.',
    },
    'EX-07': {
      title: 'Room for five clients',
      text: 'Marcus has completed the **Insula**: influence 3. That would be room for three clients; the Insula adds two. The vault is not affected and holds three cards.',
    },
    'EX-33': {
      title: 'Room for five cards in the vault',
      text: 'Marcus has completed the **Market**: influence 3. That would be room for three cards in his vault; the Market adds two. His clientele still holds three.',
    },
    'EX-09': {
      title: 'From the deck into the vault',
      text: 'Marcus follows Merchant with a senator and has a Merchant client: two actions. First he banks the stone from his stockpile. For the second he has no material left, but the **Atrium** lets him bank the top card of the deck instead. Nobody sees it, not even Marcus.',
    },
    'EX-12': {
      title: 'A card from hand as well',
      text: 'Marcus follows Laborer and has a Laborer client: two actions. The **Dock** lets each of them also move a hand card to the stockpile. With the first he takes wood and adds **Academy**. Then the pool is empty, so the second moves only **Gate**.',
    },
    'EX-28': {
      title: 'Bank from hand as well',
      text: 'Marcus leads Merchant with a senator and has a Merchant client: two actions. The **Basilica** lets each of them also bank a hand card. First he banks brick and **Tower**, then **Wall** alone, since his stockpile is empty. The others see the brick, but not the two cards.',
    },
    'EX-34': {
      title: 'Clients from the deck',
      text: 'Marcus and Sophia each have a **Bar**: each Patron action may also hire the top card of the deck, unseen until it is hired. Marcus takes a Legionary from the pool and turns up **Wall**, an Architect. Sophia leaves the pool alone and hires only from the deck: **Academy**, then **Sewer**. Livia has no Bar and may hire from the pool only.',
    },
    'EX-06': {
      title: 'Luck from the Fountain',
      text: 'Marcus has four Craftsman actions. The **Fountain** lets him use the top card of the deck. He draws **Palisade** and founds it out of town, which takes this action and the next. He draws another Palisade: the wood that completes the first. The third one he draws cannot be founded, because he already has that name. He can only keep it.',
    },
    'EX-41': {
      title: 'Out of town with one action',
      text: 'There is no stone site left in town. Marcus first completes the **Tower**: from now on a site out of town costs him one action instead of two, and rubble fits everywhere. So he founds the **Sewer** out of town and adds rubble as its first material.',
    },
    'EX-26': {
      title: 'A Statue of brick and marble',
      text: 'Marcus has founded the **Statue** on a brick site, so it needs two materials, brick or marble. One brick is already there. He adds **Temple** as marble: the Statue is completed, brings influence 2 like any brick site, and is worth 3 points at the end.',
    },
    'EX-35': {
      title: 'One marble completes anything',
      text: 'With his first action Marcus completes the **Scriptorium**. Now a single marble completes any of his structures. He completes the **Wall**, which had no materials yet, and then the **Temple**, which had one marble of three. His influence jumps from 2 to 10.',
    },
    'EX-39': {
      title: 'Anything goes into stone',
      text: 'Marcus follows Architect and has an Architect client: two actions. With the first he completes the **Road**. It lets his stone structures take any material. So the second action adds wood to the **Catacomb**, a stone structure.',
    },
    'EX-27': {
      title: 'One material is enough',
      text: 'The **Villa** is a stone structure and needs three materials, but one that an Architect adds completes it. Marcus adds a stone and has influence 5 at once. A Craftsman would have needed all three.',
    },
    'EX-10': {
      title: 'Marble that works unfinished',
      text: 'Marcus has founded the **Temple** and added nothing yet. Now he completes the **Gate**: his unfinished marble structures begin to work. His hand limit is nine from this moment, as with a completed Temple. The Temple brings no influence until it is completed.',
    },
    'EX-04': {
      title: 'Actions on completion',
      text: 'Marcus completes the **Amphitheatre** and has influence 4. It gives him one Craftsman action for each point: four, at once. He founds the **Shrine** and adds a brick to it. The other two actions he gives up: actions are optional.',
    },
    'EX-22': {
      title: 'Four materials from the pool',
      text: 'Marcus completes the **Foundry** and has influence 4. So he has four Laborer actions at once, before anyone else acts. He takes two bricks and two marble and leaves the wood.',
    },
    'EX-23': {
      title: 'New clients at once',
      text: 'Marcus completes the **Garden** and has influence 5: five Patron actions, and room for five clients. He hires a Patron, a Craftsman and two Legionaries, and gives up the fifth action.',
    },
    'EX-36': {
      title: 'Think four times',
      text: 'Marcus completes the **School** and has influence 4, so he may think four times. First he fills up from two cards to five. Then he takes two senators. Now he holds seven cards, more than the limit, so the fourth time he draws one.',
    },
    'BX-02': {
      title: 'Rome demands',
      text: 'Marcus leads Legionary with **Academy** and shows **Bar**: he demands rubble. He takes one from the pool. Sophia, on his left, has none. Livia, on his right, holds **Insula** and must give it. Marcus keeps the Bar he showed and has two more rubble cards in his stockpile.',
    },
    'EX-05': {
      title: 'Clients for the vault',
      text: 'Livia demands marble twice: she gets two from the pool, and **Basilica** from Marcus, the only one he has. Then Marcus shows **Gate** and **Sewer**: brick and stone. Sophia gives **Villa**. With the **Coliseum** he also takes clients of these materials into his vault: a Legionary from Sophia, a Legionary and a Merchant from Livia. Sophia’s Legionary has not acted yet, and now it never will.',
    },
    'EX-17': {
      title: 'The Bridge reaches everybody',
      text: 'Marcus demands marble and takes one from the pool. With the **Bridge** he also reaches Aulus, who is not his neighbour, and he may take from stockpiles. Sophia’s **Palisade** does not help: she and Aulus lose a card from hand and a marble from the stockpile. Only Livia’s **Wall** holds; she gives nothing.',
    },
    'EX-18': {
      title: 'A Wall stops the Bridge',
      text: 'Two players. Livia has a **Bridge** and demands stone, but Marcus has a **Wall**: he gives nothing, neither from hand nor from his stockpile. Then Marcus demands stone himself. Livia has no protection and gives **Sewer**.',
    },
    'EX-25': {
      title: 'Behind a Palisade',
      text: 'Livia demands marble and gets one from the pool, and **Palace** from Sophia. Marcus has a **Palisade** and keeps his **Forum**. Then he shows that very Forum and demands marble himself: he gets one from the pool, **Statue** from Sophia and **Temple** from Livia.',
    },
    'BX-05': {
      title: 'Twenty points',
      text: 'Livia draws the last card of the deck, and the game is over at once. Marcus has influence 10, and his vault holds two concrete and a stone: 2 + 2 + 3 = 7. He has the most concrete, which earns him a merchant bonus of 3. For stone he and Sophia are tied, so nobody gets that bonus. 10 + 7 + 3 = 20 points; Sophia has 9, Livia 4.',
    },
    'EX-08': {
      title: 'The Catacomb ends the game',
      text: 'Marcus is thinking this round, but his Craftsman clients act. One of them adds the third stone to the **Catacomb**. The game ends at once: his other client and Sophia, who has followed, do not act any more. The 3 influence of the Catacomb still counts, and Marcus wins with 5 points; the others have 2 each.',
    },
    'EX-19': {
      title: 'Points for the stockpile',
      text: 'The deck is empty and the game is over. Marcus has influence 5. The **Wall** gives him a point for every two cards in his stockpile: five cards give 2 points, so he has 7 in all. Livia has two cards in hers, but no Wall.',
    },
    'EX-21': {
      title: 'First to the Forum',
      text: 'Marcus and Sophia each have clients of all six roles, all six materials in the stockpile, and an unfinished **Forum**. Marcus leads and acts first. He adds the third marble and wins at once; no points are counted. Sophia would have done the same in her turn.',
    },
    'EX-01': {
      title: 'Cards after the work',
      text: 'Livia leads Craftsman, and Marcus thinks and now has five cards. His two Craftsman clients act all the same and found the **Bar** and the **Insula**. Because he has used a Craftsman action, the **Academy** lets him think once more at the end of the round. He has three cards and draws two.',
    },
    'EX-14': {
      title: 'One client brings the next',
      text: 'With the **Bath** a client acts as soon as it is hired. Marcus hires a Patron, who hires a Laborer, who takes stone from the pool. Three things from one action. When Sophia’s turn comes, the pool is empty.',
    },
    'EX-15': {
      title: 'Bricks from the pool',
      text: 'Marcus has two Architect actions. The **Archway** lets an Architect take the material from the pool. So one brick comes from the pool and one from his stockpile, and the **Gate** is completed: influence 6.',
    },
    'EX-02': {
      title: 'Hire from your hand',
      text: 'Marcus has two Patron actions. The **Aqueduct** lets each of them also hire a card from hand. First he takes a Merchant from the pool and **Academy** from his hand, then **Archway** alone, because the pool is empty. Both are brick cards: two Legionaries.',
    },
    'EX-42': {
      title: 'A Tower for three influence',
      text: 'Marcus completes the **Prison** and has influence 5. He pays 3 of it to Sophia and takes her completed **Tower**. Now he has influence 2 and she has 7. The rubble she once added to her **Temple** stays there, but from now on she cannot add more.',
    },
    'EX-29': {
      title: 'Open to everybody',
      text: 'Marcus completes the **Stairway**. With his second Architect action he adds a brick to Sophia’s **Archway**: its function is now open to all players, himself included. So the brick that opens her **Shrine** can already come from the pool. Now everybody has a hand limit of seven.',
    },
  },
  introduction: [
    {
      title: 'What it is about',
      text: 'Rome has burned down, and two to five players rebuild it. You gather materials, hire clients, complete structures and put treasure into your vault. Whoever has the most **points** when the game ends wins. They come from three places:\n\n- **influence**: 2 at the start, more with every structure you complete;\n- the cards in your **vault**;\n- a **merchant bonus** of 3 for having the most cards of a material in the vault.\n\nOne structure, the **Forum**, can win the game outright.',
      rules: ['1'],
    },
    {
      title: 'One card, many uses',
      text: 'The 144 **order cards** are drawn from one face-down deck. Where a card lies decides what it is: **in your hand** an order to play, or a structure to found; **in your clientele** a client, who brings you actions; **in your stockpile** (your store for building), **your vault** (points at the end) **or under a structure** a material.\n\nEach material has its role and its value:\n\n- rubble, Laborer, 1\n- wood, Craftsman, 1\n- brick, Legionary, 2\n- concrete, Architect, 2\n- stone, Merchant, 3\n- marble, Patron, 3\n\nThe six **senators** can be played as any role and have no other use: they are never a material, a client or a structure.',
      terms: ['rubble', 'wood', 'brick', 'concrete', 'stone', 'marble', 'senator'],
    },
    {
      title: 'A round',
      text: 'You start with four order cards and a senator. One player, at first chosen by lot, is the **leader**.\n\n1. The leader **leads** a role by playing a card of that role, or **thinks**, that is, draws cards. If the leader thinks, the round is over at once: nobody follows, and no client acts.\n2. Clockwise, each other player **follows** with a card of the same role, or thinks.\n3. Beginning with the leader, everybody **acts**, one player after the other. You have one action for the card you played **and one for each of your clients of that role, even if you thought**. Actions are optional.\n4. Only now do the cards played go to the **pool**, the face-up cards in the middle, and senators to their pile.\n\nThe player to the leader’s left leads the next round, even if the leader thought. A card from the pool never returns to a hand.',
      terms: ['leader', 'pool'],
      examples: ['BX-01'],
    },
    {
      title: 'Playing and thinking',
      text: 'Instead of a card of that role you may play\n\n- a **senator**;\n- a **petition**: two order cards of one role, never senators, stand for any role. They give one action.\n\nTo **think** means one of these:\n\n- draw order cards up to your **hand limit**: five cards, senators included;\n- with five or more: draw one;\n- take one senator, if any are left.\n\nThe limit only matters when you refill your hand: nobody ever has to discard. How many cards you hold is public. If you neither lead nor follow, you must think.',
      terms: ['think'],
      linked: ['BX-04'],
    },
    {
      title: 'The six roles',
      text: 'What one action does:\n\n- **Laborer**: take a card from the pool into your stockpile.\n- **Craftsman**: found a structure from your hand, or add a card **from your hand** to one of yours.\n- **Architect**: found a structure from your hand, or add a card **from your stockpile**.\n- **Legionary**: demand a material from the pool and your neighbours (see Demands).\n- **Merchant**: move a card from your stockpile to your vault.\n- **Patron**: take a card from the pool into your clientele.\n\nYour clientele and your vault each hold as many cards as you have influence; the stockpile has no limit. A client hired this round starts acting next round. Nobody may look at the cards in a vault, not even their owner.',
      terms: ['laborer', 'craftsman', 'legionary', 'architect', 'merchant', 'patron', 'stockpile', 'vault'],
      linked: ['EX-07'],
    },
    {
      title: 'Building',
      text: 'To **found** a structure, take a **site** (ground to build on) of its material and lay the card on it: that is the foundation. You cannot have two structures of the same name, finished or not; other players may have the same one. You only add to your own structures.\n\nThen it needs materials, one per action, as many as its value: 1 for rubble and wood, 2 for brick and concrete, 3 for stone and marble. They must be of its own material. Founding and adding are separate actions.\n\nWhen the last material is added, it is **completed**: your influence grows by its value, so there is more room for clients and treasure, and its function works at once, even for the next action of the same round. Until then it gives nothing. The materials stay under it.',
      terms: ['foundation', 'completed', 'influence'],
      linked: ['EX-37'],
    },
    {
      title: 'Sites',
      text: 'There are six sites of each material: as many as there are players **in town**, the rest **out of town**. A site out of town costs **two actions of the same role in one round**: with the first you lay the foundation, the second is used up. With a single action you cannot do it. You may take one even while there are sites in town, and it never ends the game.',
      terms: ['in-town', 'out-of-town'],
      linked: ['BX-03', 'EX-41'],
    },
    {
      title: 'Functions',
      text: 'Each of the forty structures has a function; the card says what it does. Some that matter early:\n\n- more room: **Insula** 2 more clients, **Aqueduct** twice as many clients (those of Insula included), **Market** 2 more vault cards;\n- higher hand limit: **Shrine** 2 more cards, **Temple** 4;\n- **Ludus Magna**: your Merchant clients count as any role;\n- easier building: the **Villa** needs only one material if an Architect adds it; the **Tower** lets you use rubble in any structure and makes sites out of town cost one action; the **Road** lets you use any material in stone structures; with the **Scriptorium** one marble completes a structure; the **Statue** may stand on any site, needs as many materials as that site’s value, and takes the site’s material as well as marble;\n- **Gate**: your unfinished marble structures already work.\n\nSome act once, when completed: **Foundry** (Laborer), **Amphitheatre** (Craftsman), **Garden** (Patron) and **School** (think) give as many actions as you have influence, counting the new structure.',
      linked: ['EX-22', 'EX-10'],
    },
    {
      title: 'Demands',
      text: 'With a Legionary action you show a card from your hand and demand its material. You get, into your stockpile,\n\n- one such card from the pool;\n- one from the hand of each neighbour, left and right, if they have one. They must hand one over, but choose which.\n\nThe card you showed stays in your hand; senators and cards already played cannot be shown. With several Legionary actions you show up to that many cards and demand everything at once; to get two cards of one material from each of them, show two such cards. With two players your opponent gives once, not twice.\n\nSome structures change this for their owner:\n\n- **Palisade**: you give up nothing from your hand;\n- **Wall**: you give up nothing at all;\n- **Bridge**: you demand from all players, not only neighbours, and from their stockpiles too. A Palisade does not help against it, a Wall does;\n- **Coliseum**: from each player you demand from, you also take a client of that material into your vault, unless a Palisade or Wall protects them.',
      examples: ['BX-02'],
      linked: ['EX-25'],
    },
    {
      title: 'The end',
      text: 'The game ends **at once**, even in the middle of a round, and actions left over are lost, when\n\n- the last card leaves the deck;\n- a foundation takes the very last site in town, so that none of any material is left there;\n- somebody completes a **Catacomb**;\n- somebody with a working **Forum** has clients of all six roles and all six materials in the stockpile. That player wins, whatever the points.',
      linked: ['EX-08', 'EX-21'],
    },
    {
      title: 'Points',
      text: 'The vaults are opened, and you count\n\n- your influence;\n- the values of the cards in your vault;\n- the merchant bonuses: 3 for each material of which you have **more cards in the vault than anybody else**; in a tie nobody gets the bonus;\n- with a **Wall**: 1 for every two cards in your stockpile;\n- with your own completed **Statue**: 3.\n\nThe stockpile, clients and unfinished structures are worth nothing by themselves. In a tie, whoever has more cards in hand wins, senators included; if these are equal too, the victory is shared.',
      examples: ['BX-05'],
    },
  ],
}
