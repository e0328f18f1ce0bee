// The glossary of Assyrian Wars in English.

import type { GlossaryWords } from '@tabularium/kernel'
import type { TermId } from './index.ts'

export const words: GlossaryWords<TermId> = {
  published: false,
  terms: {
    power: {
      word: 'power',
      text: 'One of the five great countries that players lead: Assyria, Media, Egypt, Babylonia, Elam.',
    },
    minor: {
      word: 'minor',
      text: 'A small country; the higher its marker on a power’s track, the more that power gets from it: trade, tribute, passage, alliance.',
    },
    nomads: {
      word: 'nomads',
      text: 'Cimmerians and Scythians: peoples from the north who follow no power unless allied to one.',
    },
    'trade-city': {
      word: 'trade city',
      text: 'A city that belongs to no country; it pays the power that conquers it or makes a pact with it.',
    },
    camp: {
      word: 'camp',
      text: 'One of the two sides: Assyria with its allies, or the Rebels.',
    },
    area: {
      word: 'area',
      text: 'A place on the map; paths lead from one to the next.',
    },
    'home-area': {
      word: 'home area',
      text: 'An area that belongs to a country outright; regulars are built in its cities.',
    },
    'associated-area': {
      word: 'associated area',
      text: 'An area that counts for whoever holds it with a garrison.',
    },
    city: {
      word: 'city',
      text: 'A walled place; its level is the number of dice the walls roll against besiegers.',
    },
    fortress: {
      word: 'fortress',
      text: 'A city that is harder to take: the factors of its besiegers are one lower.',
    },
    capital: {
      word: 'capital',
      text: 'The main city of a country; it counts double for income and conquest.',
    },
    path: {
      word: 'path',
      text: 'A link between two areas; an army moves along it for 1 AP, and its terrain counts in battle.',
    },
    'river-path': {
      word: 'river path',
      text: 'A path across a river: the defender rolls 1 extra die in the first round.',
    },
    'mountain-path': {
      word: 'mountain path',
      text: 'A path over mountains: the defender rolls 2 extra dice in the first round.',
    },
    'desert-path': {
      word: 'desert path',
      text: 'A path through the desert: units check for attrition after crossing it.',
    },
    unit: {
      word: 'unit',
      text: 'A counter that fights: infantry, cavalry, archers, chariots or a ship.',
    },
    factor: {
      word: 'factor',
      text: 'A unit’s strength: its die hits if it shows the factor or less.',
    },
    reduced: {
      word: 'reduced',
      text: 'Said of a unit on its weaker side after one hit; a second hit removes it.',
    },
    regular: {
      word: 'regular',
      text: 'One of a country’s own units; it costs 2 AP per point of its factor.',
    },
    mercenary: {
      word: 'mercenary',
      text: 'A hired unit: it costs ½ AP per point, needs a leader to move, and leaves after the turn.',
    },
    leader: {
      word: 'leader',
      text: 'The head of an army; his command rating says how many units he can lead, his action rating how well he fights.',
    },
    king: {
      word: 'king',
      text: 'A leader without a reduced side; once lost, he never returns.',
    },
    army: {
      word: 'army',
      text: 'A leader with regulars up to his command rating and up to the same number of mercenaries.',
    },
    'army-group': {
      word: 'army group',
      text: 'Two or three armies that move and fight together; it needs the country’s army group card.',
    },
    garrison: {
      word: 'garrison',
      text: 'The units inside a city.',
    },
    'force-pool': {
      word: 'force pool',
      text: 'The units a country may still build or hire.',
    },
    'regroup-box': {
      word: 'regroup box',
      text: 'Where routed units and leaders wait to be bought back.',
    },
    ap: {
      word: 'AP',
      text: 'Action points: you spend them to move, build, hire and besiege; they come from income and cards.',
    },
    eco: {
      word: 'ECO',
      text: 'A country’s economic level: the AP it gets as income in each impulse.',
    },
    income: {
      word: 'income',
      text: 'What cities and trade bring, counted in the interphase; it becomes the new ECO.',
    },
    vp: {
      word: 'VP',
      text: 'Victory points: for battles, cities, conquests, alliances and trade.',
    },
    turn: {
      word: 'turn',
      text: 'One part of the game, the reign of an Assyrian king: rounds of impulses, then the interphase.',
    },
    impulse: {
      word: 'impulse',
      text: 'One country’s chance to act in a round: it gets income, plays a card and spends AP.',
    },
    preempt: {
      word: 'preempt',
      text: 'To take an impulse just before another country’s; only the country with the most cards in hand may do so, and it gets no income for it.',
    },
    interphase: {
      word: 'interphase',
      text: 'The bookkeeping between two turns: conquest, income, cards, politics.',
    },
    'home-card': {
      word: 'home card',
      text: 'A card that belongs to one country and returns to it in every interphase.',
    },
    'plus-card': {
      word: 'plus card',
      text: 'A card marked +1: it lets you play two cards in the impulse.',
    },
    'battle-card': {
      word: 'battle card',
      text: 'A card laid face down before a battle that changes how it is fought.',
    },
    attrition: {
      word: 'attrition',
      text: 'A die rolled for each unit after a long march, in the desert or without supply; on a 6 the unit takes a hit.',
    },
    interception: {
      word: 'interception',
      text: 'An attack on an enemy who enters a neighbouring area; it takes a roll of 7 or more.',
    },
    evasion: {
      word: 'evasion',
      text: 'Slipping away from an attack into a city or the next area; it takes a roll of 9 or more.',
    },
    hit: {
      word: 'hit',
      text: 'What a successful die inflicts: a unit is turned to its weaker side or, if already reduced, removed.',
    },
    rout: {
      word: 'rout',
      text: 'The flight of a surviving unit to the regroup box; one unit routs for every two hits suffered.',
    },
    overrun: {
      word: 'overrun',
      text: 'A victory that wipes out the enemy: the force may go on acting in the same impulse.',
    },
    siege: {
      word: 'siege',
      text: 'One round of dice against walls and garrison; it lowers the level of the city step by step.',
    },
    assault: {
      word: 'assault',
      text: 'An immediate attack on the walls: the defender rolls everything twice; if the attacker has more hits, the city falls.',
    },
    hunger: {
      word: 'hunger siege',
      text: 'A siege that starves the city out: hunger rises by one in each impulse until the city surrenders.',
    },
    sortie: {
      word: 'sortie',
      text: 'An attack by the garrison, for 1 AP; if it scores at least as many hits as the besieger, it lifts the siege.',
    },
    supply: {
      word: 'supply',
      text: '1 AP paid for each force on foreign ground at the start of an impulse; a force may pillage instead.',
    },
    pillage: {
      word: 'pillage',
      text: 'A marker of level 1 or 2 on an area that a force has laid waste; every seven levels cost a country 1 ECO.',
    },
    raid: {
      word: 'raid',
      text: 'An attempt by a unit in a raid box to remove another power’s trade marker.',
    },
    'trade-marker': {
      word: 'trade marker',
      text: 'A power’s marker in the trade box, worth one trade point in the interphase.',
    },
    'diplomatic-track': {
      word: 'diplomatic track',
      text: 'Shows how close minors and tribes are to a power: from NEUTRAL to ALLIANCE.',
    },
    tribute: {
      word: 'tribute',
      text: 'ECO that a country pays to Assyria or its conqueror; refusers must be punished.',
    },
    'conquest-check': {
      word: 'conquest check',
      text: 'A roll against the number of cities taken that decides whether a country is conquered.',
    },
    surrender: {
      word: 'surrender',
      text: 'Giving up after heavy losses; the country then counts as conquered.',
    },
    'grace-period': {
      word: 'grace period',
      text: 'The time after a conquest during which the conqueror and the conquered may not attack each other.',
    },
    province: {
      word: 'province',
      text: 'The one area of a conquered country that the conqueror may keep, with a unit in it.',
    },
    revolt: {
      word: 'revolt',
      text: 'A marker on a city that has risen against its holder.',
    },
  },
}
