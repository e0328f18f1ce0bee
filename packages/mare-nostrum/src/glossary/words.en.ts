// The glossary of Mare Nostrum in English.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: false,
  terms: {
    empire: {
      word: 'empire',
      text: 'What a player leads: Rome, Carthage, Greece, Egypt or Babylon.',
    },
    province: {
      word: 'province',
      text: 'A stretch of land on the map, with slots for buildings; with your control marker on it, it is yours.',
    },
    sea: {
      word: 'sea',
      text: 'A stretch of water on the map; only triremes stand there.',
    },
    'capital-province': {
      word: 'capital province',
      text: 'An empire’s home: its control marker is printed there and can never be lost.',
    },
    neutral: {
      word: 'neutral province',
      text: 'A province that nobody controls: it pays nobody and cannot be conquered.',
    },
    'control-marker': {
      word: 'control marker',
      text: 'Shows who a province belongs to; each player has seven, at a price of 3 each.',
    },
    resource: {
      word: 'resource',
      text: 'A good or a coin: you pay for everything with these.',
    },
    good: {
      word: 'good',
      text: 'A resource of one of 13 kinds, brought by caravans.',
    },
    coin: {
      word: 'coin',
      text: 'A resource brought by cities; after building you may keep only two.',
    },
    'legendary-good': {
      word: 'legendary good',
      text: 'A good drawn at random for a legendary city; it counts as an ordinary one of its kind.',
    },
    screen: {
      word: 'screen',
      text: 'Hides your resources: everybody knows how many you have, but only you know which.',
    },
    reserve: {
      word: 'reserve',
      text: 'The goods, coins and buildings that belong to nobody yet.',
    },
    supply: {
      word: 'supply',
      text: 'Your own legions, triremes, fortresses and markers that are not on the map.',
    },
    building: {
      word: 'building',
      text: 'A caravan, market, city or temple; it stands on a slot of its sort.',
    },
    slot: {
      word: 'slot',
      text: 'A printed place for one building of a certain sort; a caravan slot shows its good.',
    },
    caravan: {
      word: 'caravan',
      text: 'A building that brings 1 of the good shown on its slot each round, 2 with the market of the province; price 3.',
    },
    market: {
      word: 'market',
      text: 'A building that doubles what the caravans of its province bring; price 6.',
    },
    city: {
      word: 'city',
      text: 'A building that brings 1 coin each round, 2 with the temple of the province; price 3.',
    },
    capital: {
      word: 'capital',
      text: 'The city of a capital province; four capitals or legendary cities win the game.',
    },
    'legendary-city': {
      word: 'legendary city',
      text: 'Troia, Ierusalem or Syracuse: it also brings a legendary good and counts for victory.',
    },
    temple: {
      word: 'temple',
      text: 'A building that makes the city of its province bring more; price 6.',
    },
    unit: {
      word: 'unit',
      text: 'A legion, a fortress or a trireme.',
    },
    legion: {
      word: 'legion',
      text: 'A land unit: it marches, fights with a die, and occupies; price 3.',
    },
    fortress: {
      word: 'fortress',
      text: 'A land unit that never moves: it adds 5 to its side’s dice and cancels one hit; price 3.',
    },
    trireme: {
      word: 'trireme',
      text: 'A naval unit: it fights at sea and carries any number of legions; price 3.',
    },
    adjacent: {
      word: 'adjacent',
      text: 'Provinces with a common land border.',
    },
    connected: {
      word: 'connected',
      text: 'Provinces joined by a chain of neighbouring seas, each with one of your triremes.',
    },
    link: {
      word: 'link',
      text: 'What adjacent or connected provinces have; you need one to march and to gain control.',
    },
    phase: {
      word: 'phase',
      text: 'One of the five parts of a round: collect, trade, build, move and fight, leadership.',
    },
    'trade-token': {
      word: 'trade token',
      text: 'Played by the trade leader; its number says how many resources everybody offers.',
    },
    offer: {
      word: 'offer',
      text: 'The resources laid out secretly for trade, revealed together and then taken one by one.',
    },
    set: {
      word: 'set',
      text: 'What pays for one thing: coins only, or goods that are all different, exactly as many as the price.',
    },
    hero: {
      word: 'hero',
      text: 'A card with a power that stays with you; everybody begins with one.',
    },
    wonder: {
      word: 'wonder',
      text: 'A card like a hero, bought in the same way; five heroes and wonders together win the game.',
    },
    pyramids: {
      word: 'Pyramids',
      text: 'A card that costs 12 and wins the game.',
    },
    track: {
      word: 'track',
      text: 'Shows the empires’ levels in trade, culture or military.',
    },
    level: {
      word: 'level',
      text: 'How far an empire is on a track: its buildings or units of that sort and the bonuses of its cards.',
    },
    'trade-leader': {
      word: 'trade leader',
      text: 'Holds the title for caravans and markets, and leads trading.',
    },
    'culture-leader': {
      word: 'culture leader',
      text: 'Holds the title for cities and temples, and chooses who builds next.',
    },
    'military-leader': {
      word: 'military leader',
      text: 'Holds the title for units, and chooses who moves and fights next.',
    },
    hit: {
      word: 'hit',
      text: 'Scored for every 5 points of one side’s total; it destroys one of the other side’s units.',
    },
    'at-war': {
      word: 'at war',
      text: 'A province in which units of several players are left after a battle: nothing can be built there.',
    },
    conquest: {
      word: 'conquest',
      text: 'What you may do at the end of your turn if you alone have units in an opponent’s province.',
    },
    pillage: {
      word: 'pillage',
      text: 'To remove a building and get one of its goods, or a coin, at once.',
    },
    occupy: {
      word: 'occupy',
      text: 'To set a legion on a building or control marker: the building works for you, the marker may later be exchanged.',
    },
  },
}
