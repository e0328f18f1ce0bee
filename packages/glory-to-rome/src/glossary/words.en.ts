// The glossary of Glory to Rome in English.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: false,
  terms: {
    'order-card': {
      word: 'order card',
      text: 'One of the 144 cards of the deck: in a hand an order or a structure, elsewhere a client or a material.',
    },
    role: {
      word: 'role',
      text: 'What a card can be played for; each of the six roles lets you do one kind of action.',
    },
    laborer: {
      word: 'Laborer',
      text: 'Takes a card from the pool into your stockpile.',
    },
    craftsman: {
      word: 'Craftsman',
      text: 'Lays a foundation from your hand, or adds a card from your hand to a structure.',
    },
    legionary: {
      word: 'Legionary',
      text: 'Demands a material from the pool and from both neighbours.',
    },
    architect: {
      word: 'Architect',
      text: 'Lays a foundation from your hand, or adds a card from your stockpile to a structure.',
    },
    merchant: {
      word: 'Merchant',
      text: 'Moves a card from your stockpile to your vault.',
    },
    patron: {
      word: 'Patron',
      text: 'Takes a card from the pool into your clientele.',
    },
    material: {
      word: 'material',
      text: 'What structures are made of; a card’s material also fixes its role and its value.',
    },
    rubble: {
      word: 'rubble',
      text: 'The material of the Laborer, value 1.',
    },
    wood: {
      word: 'wood',
      text: 'The material of the Craftsman, value 1.',
    },
    brick: {
      word: 'brick',
      text: 'The material of the Legionary, value 2.',
    },
    concrete: {
      word: 'concrete',
      text: 'The material of the Architect, value 2.',
    },
    stone: {
      word: 'stone',
      text: 'The material of the Merchant, value 3.',
    },
    marble: {
      word: 'marble',
      text: 'The material of the Patron, value 3.',
    },
    senator: {
      word: 'senator',
      text: 'One of six cards that can be played as any role and have no other use.',
    },
    leader: {
      word: 'leader',
      text: 'The player who leads a role or thinks first in this round; in the next round it is the left neighbour.',
    },
    lead: {
      word: 'lead',
      text: 'To begin the round by playing a card for a role that the others may follow.',
    },
    follow: {
      word: 'follow',
      text: 'To play a card for the role that was led, and so get an action.',
    },
    think: {
      word: 'think',
      text: 'To draw cards up to the hand limit (a single card if you are there already), or to take a senator.',
    },
    play: {
      word: 'play',
      text: 'What you lead or follow with: a card of the role, a senator or a petition; it gives one action.',
    },
    petition: {
      word: 'petition',
      text: 'Two order cards of one role played together as any role.',
    },
    action: {
      word: 'action',
      text: 'One use of the role: one for your play and one for each client of that role, even if you thought.',
    },
    'hand-limit': {
      word: 'hand limit',
      text: 'How many cards you fill your hand up to when you think: five; nobody ever has to discard.',
    },
    camp: {
      word: 'camp',
      text: 'Where the cards a player has led or followed with lie until the round ends.',
    },
    pool: {
      word: 'pool',
      text: 'The face-up cards in the middle; cards played end up here and never return to a hand.',
    },
    stockpile: {
      word: 'stockpile',
      text: 'A player’s face-up materials, without limit: for building, or to be moved to the vault.',
    },
    vault: {
      word: 'vault',
      text: 'A player’s face-down materials, at most as many as their influence; their values are points at the end.',
    },
    client: {
      word: 'client',
      text: 'A card hired for its role: it gives an action whenever that role is led, from the next round on.',
    },
    clientele: {
      word: 'clientele',
      text: 'All of a player’s clients, at most as many as their influence.',
    },
    structure: {
      word: 'structure',
      text: 'What a card becomes when it is laid on a site; once completed, it gives influence and its function works.',
    },
    foundation: {
      word: 'foundation',
      text: 'The card laid on a site to begin a structure.',
    },
    site: {
      word: 'site',
      text: 'The ground for one structure of its material; once that is completed, it shows the influence gained.',
    },
    'in-town': {
      word: 'site in town',
      text: 'A site that costs one action; when the very last one is taken, the game ends.',
    },
    'out-of-town': {
      word: 'site out of town',
      text: 'A site that costs two actions of one role in a row.',
    },
    value: {
      word: 'value',
      text: '1, 2 or 3: how many materials a structure needs, how much influence it gives, and how many points a card in the vault is worth.',
    },
    completed: {
      word: 'completed',
      text: 'A structure is completed when its last material is added: your influence grows, and its function takes effect at once.',
    },
    function: {
      word: 'function',
      text: 'What a structure does for its owner, written on the card.',
    },
    influence: {
      word: 'influence',
      text: '2 at the start, more with each completed structure: it limits clientele and vault, and gives points at the end.',
    },
    demand: {
      word: 'demand',
      text: 'Showing a card from your hand to get its material from the pool and from the hands of both neighbours.',
    },
    'merchant-bonus': {
      word: 'merchant bonus',
      text: '3 points at the end for having more cards of a material in the vault than anybody else.',
    },
  },
}
