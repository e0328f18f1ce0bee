// The examples of 7 Wonders Duel and the introduction to it, told in English.

import type { ExampleWords } from '@tabularium/kernel'

export const words: ExampleWords = {
  players: ['Livia', 'Marcus'],
  notes: {
    'EX-01': {
      title: 'Free, coins, resources',
      text: '**Lumber Yard** shows no cost: it is free. **Stone Pit** costs 1 coin. **Baths** asks for 1 stone; Livia produces none, and neither does Marcus, so the stone costs her 2 coins. A card can ask for several resources at once: **Arena** in Age III needs clay, stone and wood, 6 coins for a city that produces nothing.',
    },
    'EX-02': {
      title: 'A white symbol instead of payment',
      text: '**Horse Breeders** costs 1 clay and 1 wood, 4 coins for a city that produces neither. But it also shows a white horseshoe, and Livia has built **Stable**, which gives that symbol. She builds it for free, with an empty purse.',
    },
    start: {
      title: 'The table at the start',
      text: 'Livia and Marcus begin, each with four wonders and 7 coins. Some of the twenty cards of Age I are face down. The conflict pawn stands in the centre of its track, and five progress tokens lie on the board. The six cards of the bottom row are accessible: nothing lies on them.',
    },
    'EX-03': {
      title: 'A free building',
      text: 'Livia has no coins left. **Lumber Yard** has no cost, so she builds it all the same, and from now on she produces 1 wood.',
    },
    'EX-04': {
      title: 'What a city produces',
      text: 'Livia has **Quarry**, **Clay Pool** and **Press**, and builds **Brickyard**, which produces 2 clay. Now everything she builds may use 1 stone, 3 clay and 1 papyrus, and nothing is used up. She produces no wood and no glass.',
    },
    'EX-05': {
      title: 'What production pays for',
      text: 'Livia produces 1 stone, 3 clay and 1 papyrus. **Baths** (1 stone) and **Garrison** (1 clay) cost her nothing. **Apothecary** needs glass. She would have to buy it for 2 coins, and she has only 1.',
    },
    'EX-06': {
      title: 'Your opponent raises the price',
      text: 'Marcus has **Shelf Quarry**, which produces 2 stone. So one stone costs Livia 2 coins plus 2, and she pays 4 for **Baths**. The coins go to the bank, not to Marcus.',
    },
    'EX-07': {
      title: 'Cheap for its owner',
      text: 'Now it is Marcus who wants stone. **Aqueduct** needs 3; he produces 2. Livia has no stone, so the third costs him 2 coins.',
    },
    'EX-08': {
      title: 'Two things to buy',
      text: 'Marcus builds **Fortifications**: 2 stone, 1 clay, 1 papyrus. **Shelf Quarry** gives him the stone. Livia produces 1 clay, so clay costs him 3 coins; she has no papyrus, so that costs 2. That makes 5 in all.',
    },
    'EX-09': {
      title: 'Three times the price',
      text: 'Livia wants **Aqueduct** and produces no stone at all. With **Shelf Quarry** on the other side each stone costs her 4 coins: 12 for all three.',
    },
    'EX-10': {
      title: 'Coins are coins',
      text: '**Scriptorium** costs 2 coins and **Stone Pit** 1 coin. It makes no difference what the two cities produce.',
    },
    'EX-11': {
      title: 'Coins and resources',
      text: '**Caravansery** costs 2 coins, 1 glass and 1 papyrus. Marcus produces neither. Livia has **Glassworks**, so glass costs him 3 coins and papyrus 2. He pays 2 + 3 + 2 = 7.',
    },
    'EX-12': {
      title: 'From Baths to Aqueduct',
      text: 'Livia has no coins, but **Baths** stands in her city and gives the white drop that **Aqueduct** shows. She builds it for free. Its 5 points count at the end of the game.',
    },
    'EX-13': {
      title: 'From Palisade to Fortifications',
      text: 'Marcus built **Palisade** long ago. In Age III its white tower makes **Fortifications** free. Its 2 shields move the pawn two spaces towards Livia’s capital.',
    },
    'EX-14': {
      title: 'Which cards can be taken',
      text: 'Two cards of the bottom row are gone. Only **Baths**, **Stone Pit**, **Lumber Yard** and **Scriptorium** have no other card on them, not even on a corner. Livia must take one of these four.',
    },
    'EX-15': {
      title: 'A card for coins',
      text: 'Marcus takes **Aqueduct** and discards it. That brings 2 coins, and 1 more for each of his two yellow cards: 4 in all.',
    },
    'EX-16': {
      title: 'Building a wonder',
      text: 'Livia takes **Palace**, but not to build it: it goes face down under **The Colossus**. She pays what the wonder costs, 3 clay and 1 glass, which she produces. Palace itself does nothing. The wonder’s 2 shields move the pawn.',
    },
    again: {
      title: 'An extra turn',
      text: '**Piraeus** brings an extra turn. Livia builds it with **Altar** and at once takes another card: **Baths**.',
    },
    'EX-17': {
      title: 'Only seven of eight',
      text: 'Marcus has built four wonders and Livia two. She builds **The Colossus**, the seventh. The last unbuilt wonder, **The Pyramids**, leaves the game.',
    },
    'EX-18': {
      title: 'Plunder',
      text: 'The pawn stands on the first space on Marcus’s side. **Archery Range** has 2 shields: the pawn moves to space 3 and enters the zone with a token. Marcus loses 2 coins, and the token is gone.',
    },
    capital: {
      title: 'The pawn reaches the capital',
      text: 'The pawn has moved seven spaces from the centre; two remain. **Archery Range** has 2 shields: the pawn reaches Marcus’s capital, and Livia wins on the spot.',
    },
    pair: {
      title: 'A pair of symbols',
      text: 'Livia has a wheel from **Apothecary**. **School** brings the second one: a pair. She takes a progress token from the board at once and chooses **Law**, which is a science symbol itself.',
    },
    symbols: {
      title: 'Six different symbols',
      text: 'Four green cards and **Law** give Livia five different symbols. **Academy** adds the sundial, the sixth: she wins on the spot.',
    },
    points: {
      title: 'Counting at the end',
      text: 'Marcus plays the last card of Age III. Nobody has won by force or by science, so points are counted: the pawn, blue, green and yellow cards, guilds, wonders, progress tokens, and 1 point for every 3 coins.',
    },
    'EX-19': {
      title: 'Strategy',
      text: 'Livia has the progress token **Strategy**: every red card she builds has one more shield. **Walls** moves the pawn three spaces instead of two, far enough to cost Marcus 2 coins.',
    },
  },
  introduction: [
    {
      title: 'What it is about',
      text: 'Two players each build a city, card by card, over three Ages. There are three ways to win:\n\n- **by force**: the conflict pawn, which you share, reaches your opponent’s capital. The game ends at once.\n- **by science**: collect six different science symbols. The game ends at once.\n- **by points**: have the higher score when the last card of Age III has been played.\n\nEach player starts with 7 coins and four wonders. Four wonders are laid out: the first player takes one, the other takes two, and the first gets the last one. Then come four more, and the other player begins.',
      terms: ['wonder'],
      examples: ['start'],
    },
    {
      title: 'Your turn',
      text: 'You take **one accessible card**: one that no other card covers, not even partly. Nobody may look at face-down cards; they are turned up as soon as they are accessible. Then you do one of three things with it:\n\n- **build it**: pay its cost and put it into your city;\n- **discard it**: take 2 coins, plus 1 for each yellow card in your city;\n- **build a wonder with it**: pay the cost of one of your wonders and slide the card under it. The card itself has no effect.\n\nYou cannot pass. Then your opponent plays.',
      examples: ['EX-14', 'EX-15'],
    },
    {
      title: 'What things cost',
      text: 'A card with no cost is free. Coins in the cost go to the bank. Resources (clay, wood, stone, glass, papyrus) come from your own cards: whatever your city produces is there for **every** build and is never used up.\n\nYou buy what you lack from the bank. One unit costs **2 coins, plus 1 for every unit of that resource on your opponent’s brown and grey cards**. Some yellow cards fix the price of a resource at 1 coin, whatever your opponent has. The program always works out the cheapest way and shows the price on the card.',
      terms: ['clay', 'wood', 'stone', 'glass', 'papyrus', 'coin'],
      examples: ['EX-06', 'EX-11'],
    },
    {
      title: 'White symbols',
      text: 'Some cards give a white symbol. A card of a later Age that shows the same symbol with its cost is **completely free** for whoever has built the earlier one.',
      terms: ['white-symbol'],
      examples: ['EX-12'],
    },
    {
      title: 'The colours',
      text: '- **Brown and grey** produce resources. There are none in Age III.\n- **Blue** gives points.\n- **Green** gives a science symbol, and usually a few points.\n- **Yellow** gives coins, fixed prices, or one resource of your choice for each build (this does not raise your opponent’s prices).\n- **Red** gives shields.\n- **Purple**, the three guilds of Age III, gives points for certain cards, wonders or coins, counted in the city that has more of them. A guild that counts cards also brings, when built, 1 coin for each of these cards.',
      terms: ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'guild'],
    },
    {
      title: 'Force',
      text: 'One conflict pawn stands on a track between the two capitals. Each shield moves it one space towards your opponent’s capital, which is nine spaces from the centre. The player on whose side it stands is the weaker one, the other the stronger.\n\nOn each side lie two military tokens, each in its own zone. When the pawn first enters the zone, the weaker player pays the bank 2 coins (spaces 3 to 5) or 5 coins (spaces 6 to 8), or all they have if it is less; then that token is gone.\n\nAt the end the pawn gives the stronger player points: 2 on spaces 1–2, 5 on spaces 3–5, 10 on spaces 6–8.',
      terms: ['pawn', 'shield', 'military-token', 'capital'],
      examples: ['EX-18', 'capital'],
    },
    {
      title: 'Science',
      text: 'Two identical symbols make a **pair**: you take one of the progress tokens on the board at once. Each brings its own advantage: coins, points, cheaper wonders, an extra shield. If none is left, you get nothing. Six **different** symbols win the game. There are seven kinds: six on green cards, and the scales on the token Law. No other token counts as a symbol.',
      terms: ['science-symbol', 'pair', 'progress-token'],
      examples: ['pair', 'symbols'],
    },
    {
      title: 'Wonders',
      text: 'Wonders cost resources and nearly always bring points at the end; most have a strong effect when built: coins, shields, the loss of one of your opponent’s brown or grey cards, an extra turn (lost if no card of the Age is left). Between you, you can build only **seven**; when the seventh is built, the eighth is removed from the game. An unbuilt wonder scores nothing.',
      examples: ['again', 'EX-17'],
    },
    {
      title: 'The end of an Age, and of the game',
      text: 'When all 20 cards are gone, the next Age is laid out. The weaker player chooses who begins; if the pawn stands in the centre, whoever played the last card begins.\n\nAfter Age III you count points: the pawn, cards, built wonders, progress tokens, and 1 point for every 3 coins. In a tie, whoever has more points on blue cards wins; if these are equal too, you share the victory.',
      examples: ['points'],
    },
  ],
}
