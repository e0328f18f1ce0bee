// The glossary of 7 Wonders Duel in English.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: false,
  terms: {
    age: {
      word: 'Age',
      text: 'One of the three parts of the game, each with 20 cards of its own.',
    },
    city: {
      word: 'city',
      text: 'All the buildings and wonders a player has built.',
    },
    building: {
      word: 'building',
      text: 'Any card of the three Ages, whatever it shows; its colour says which kind it is.',
    },
    wonder: {
      word: 'wonder',
      text: 'One of the four large cards you have at the start; you build it by sliding a card of the Age under it, and the two cities can build only seven between them.',
    },
    draft: {
      word: 'wonder draft',
      text: 'Before Age I the players choose their wonders in turn from two groups of four.',
    },
    accessible: {
      word: 'accessible',
      text: 'A card that no other card covers, not even partly: only such a card can be taken.',
    },
    'face-down': {
      word: 'face down',
      text: 'A card whose face nobody may see; it is turned face up as soon as it is accessible.',
    },
    discard: {
      word: 'discard',
      text: 'To take a card and get coins instead of building it: 2, plus 1 for each yellow card in your city.',
    },
    'extra-turn': {
      word: 'extra turn',
      text: 'Another turn straight after this one; some wonders and one token give you one.',
    },
    cost: {
      word: 'cost',
      text: 'What a card or wonder asks for: coins, resources, both or nothing.',
    },
    resource: {
      word: 'resource',
      text: 'What costs are mostly paid in: clay, wood, stone, glass and papyrus.',
    },
    clay: {
      word: 'clay',
      text: 'A resource of the brown cards.',
    },
    wood: {
      word: 'wood',
      text: 'A resource of the brown cards.',
    },
    stone: {
      word: 'stone',
      text: 'A resource of the brown cards.',
    },
    glass: {
      word: 'glass',
      text: 'A resource of the grey cards.',
    },
    papyrus: {
      word: 'papyrus',
      text: 'A resource of the grey cards.',
    },
    coin: {
      word: 'coin',
      text: 'Pays coin costs and buys resources; every 3 left at the end are worth 1 point.',
    },
    produce: {
      word: 'produce',
      text: 'To have the resources your cards show ready for every build, without using them up.',
    },
    buy: {
      word: 'buy (a resource)',
      text: 'To pay the bank for what you do not produce: 2 coins a unit, plus 1 for each such unit on your opponent’s brown and grey cards.',
    },
    'white-symbol': {
      word: 'white symbol',
      text: 'A sign on an earlier card that makes a later card with the same sign free for its owner.',
    },
    brown: {
      word: 'raw materials (brown)',
      text: 'Cards that produce clay, wood or stone.',
    },
    grey: {
      word: 'manufactured goods (grey)',
      text: 'Cards that produce glass or papyrus.',
    },
    blue: {
      word: 'civilian buildings (blue)',
      text: 'Cards that give points; these also break a tie at the end.',
    },
    green: {
      word: 'scientific buildings (green)',
      text: 'Cards that give a science symbol and usually some points.',
    },
    yellow: {
      word: 'commercial buildings (yellow)',
      text: 'Cards that give coins, fixed prices or a resource of your choice, and more coins when you discard.',
    },
    red: {
      word: 'military buildings (red)',
      text: 'Cards that give shields.',
    },
    guild: {
      word: 'guild',
      text: 'A purple card of Age III; it gives points for certain cards, wonders or coins in the city that has more of them.',
    },
    shield: {
      word: 'shield',
      text: 'Moves the conflict pawn one space towards the opponent’s capital.',
    },
    pawn: {
      word: 'conflict pawn',
      text: 'Shows who is stronger in war: it stands on the weaker player’s side.',
    },
    track: {
      word: 'conflict track',
      text: 'The line of 19 spaces between the two capitals on which the pawn moves.',
    },
    capital: {
      word: 'capital',
      text: 'The last space of the track on a player’s side; if the pawn gets there, that player loses.',
    },
    'military-token': {
      word: 'military token',
      text: 'Lies beside the track; when the pawn enters its zone, the weaker player loses 2 or 5 coins, and the token is removed.',
    },
    'science-symbol': {
      word: 'science symbol',
      text: 'A sign on a green card, or the scales on the token Law; there are seven kinds.',
    },
    pair: {
      word: 'pair',
      text: 'Two identical science symbols in one city; it brings a progress token at once.',
    },
    'progress-token': {
      word: 'progress token',
      text: 'A lasting advantage, taken from the board for a pair of science symbols.',
    },
    'military-supremacy': {
      word: 'military supremacy',
      text: 'Victory at once, because the pawn has reached the opponent’s capital.',
    },
    'scientific-supremacy': {
      word: 'scientific supremacy',
      text: 'Victory at once with six different science symbols.',
    },
    'civilian-victory': {
      word: 'civilian victory',
      text: 'Victory by points after Age III, if nobody has won earlier.',
    },
    points: {
      word: 'points',
      text: 'Counted after Age III: the pawn, cards, wonders, progress tokens and coins.',
    },
  },
}
