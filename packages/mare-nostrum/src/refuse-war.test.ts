// Why not: refusals of movement, battle, conquest, peace and titles, each with its code and rule. 4, 5, 10, 11

import { expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'

const CASES: readonly Case[] = [
  {
    id: 'exchange: no station, no link, no marker (4.0)',
    given: {
      players: {
        R: { legions: 'cyrenaica nubia', control: 'libya', stations: 'cyrenaica/marker nubia/marker' },
        E: { control: 'cyrenaica nubia judea' },
      },
    },
    refused: {
      'exchange judea': 'no-station 4.0',
      'exchange nubia': 'not-linked 4.0',
      'end march': 'another-decision 4.0',
    },
  },
  {
    id: 'sail: nothing there, sailed already (4.1.1)',
    given: { players: { R: { triremes: 'mare-ionium mare-tyrrhenum' } } },
    when: 'sail mare-ionium mare-aegaeum',
    refused: {
      'sail mare-aegaeum pontus-euxinus': 'sailed 4.1.1',
      'sail mare-africum mare-ionium': 'no-trireme-there 4.1.1',
      'march latium gallia': 'another-decision 4.1.1',
    },
  },
  {
    id: 'attack: nobody there, oneself, fought already, peace (4.1.1, 11)',
    given: {
      peace: 'R C',
      players: {
        R: { triremes: 'mare-ionium mare-aegaeum mare-sardum' },
        G: { triremes: 'mare-ionium' },
        C: { triremes: 'mare-aegaeum' },
        E: { triremes: 'mare-aegaeum' },
      },
    },
    when: 'end sailing; attack mare-ionium 3',
    dice: '1 1',
    refused: {
      'attack mare-ionium 3': 'fought-at-sea 4.1.1',
      'attack mare-aegaeum 2': 'peace 11',
      'attack mare-aegaeum 1': 'yourself 4.1.1',
      'attack mare-sardum 4': 'no-foe-at-sea 4.1.1',
      'attack mare-africum 4': 'no-trireme-there 4.1.1',
    },
  },
  {
    id: 'attack: nobody of that number at the table (C)',
    given: { seats: 3, players: { R: { triremes: 'mare-ionium' }, G: { triremes: 'mare-ionium' } } },
    when: 'end sailing',
    refused: { 'attack mare-ionium 5': 'not-at-table C' },
  },
  {
    id: 'march: no legion, marched already, not linked, peace (4.1.2, 11)',
    given: { peace: 'G R', players: { R: { legions: 'latium dalmatia' }, G: { control: 'macedonia' } } },
    when: 'march latium gallia',
    refused: {
      'march gallia germania': 'marched 4.1.2',
      'march italia latium': 'no-legion-there 4.1.2',
      'march dalmatia judea': 'not-linked 4.1.2',
      'march dalmatia macedonia': 'peace-closed 11',
    },
  },
  {
    id: 'march: a covered province (C)',
    given: { seats: 3, players: { C: { legions: 'libya' } }, at: 'turn C' },
    refused: { 'march libya cyrenaica': 'covered C' },
  },
  {
    id: 'fight: nobody there, oneself, fought already; and no way to end while battles are due (4.1.2)',
    given: { players: { R: { legions: 'gallia italia germania' }, G: { legions: 'gallia italia germania' } } },
    when: 'end march; fight gallia 3',
    dice: '1 1',
    refused: {
      'fight gallia 3': 'fought 4.1.2',
      'fight italia 1': 'yourself 4.1.2',
      'fight italia 4': 'no-foe 4.1.2',
      'end march': 'another-decision 4.1.2',
    },
  },
  {
    id: 'fight: a peace partner (11)',
    given: {
      peace: 'R C',
      players: { R: { legions: 'gallia italia' }, G: { legions: 'gallia italia' }, C: { legions: 'gallia' } },
    },
    when: 'end march',
    refused: { 'fight gallia 2': 'peace 11' },
  },
  {
    id: 'lose: what is not there, or has gone already (4.2)',
    given: {
      players: {
        R: { legions: 'gallia*4' },
        E: { control: 'germania', legions: 'germania*3', fortresses: 'germania' },
      },
    },
    when: 'march gallia germania; march gallia germania; march gallia germania; march gallia germania; end march; lose legion',
    dice: '3 4 4 1 1 1 1',
    refused: { 'lose marker': 'no-station-there 4.2', 'lose germania gems': 'no-station-there 4.2' },
  },
  {
    id: 'conquest: not conqueror, decided, nothing to hold, no building, printed, not linked (4.3)',
    given: {
      players: {
        R: { legions: 'aegyptus cyrenaica nubia', control: 'libya' },
        E: { control: 'cyrenaica nubia' },
        G: { control: 'dacia' },
      },
      buildings: 'aegyptus/alexandria cyrenaica/papyrus nubia/gladiators',
    },
    when: 'end march; none cyrenaica',
    refused: {
      'pillage cyrenaica papyrus': 'decided 4.3',
      'none dacia': 'not-conqueror 4.3',
      'hold aegyptus': 'nothing-to-hold 4.3',
      'pillage aegyptus temple': 'no-building 4.3.1',
      'occupy aegyptus temple': 'no-building 4.3.2',
      'marker aegyptus': 'printed 4.3.5',
      'marker nubia': 'not-linked 4.3.3',
      'occupy done': 'another-decision 4.3',
    },
  },
  {
    id: 'occupy: further buildings of the same province (4.3.2)',
    given: {
      players: { R: { legions: 'cyrenaica*2 nubia' }, E: { control: 'cyrenaica nubia' } },
      buildings: 'cyrenaica/papyrus cyrenaica/cyrene nubia/gladiators',
    },
    when: 'end march; occupy cyrenaica papyrus',
    refused: {
      'occupy nubia gladiators': 'another-province 4.3.2',
      'occupy cyrenaica market': 'no-building 4.3.2',
      'pillage nubia gladiators': 'another-decision 4.3.2',
    },
  },
  {
    id: 'park: built, not alone, no free legion (10)',
    given: {
      peace: 'R G',
      players: {
        R: { legions: 'gallia germania', control: 'gallia italia', cards: 'circe' },
        G: { legions: 'germania' },
      },
      buildings: 'gallia/grain',
    },
    when: 'end march',
    refused: {
      'park gallia grain': 'slot-full 10',
      'park germania gems': 'not-alone 10',
      'park italia oil': 'not-alone 10',
    },
  },
  {
    id: 'peace: oneself, the same again, nobody of that number (11)',
    given: { seats: 3, at: 'war', round: 4, lastPeace: 'R 2', players: { G: { cards: 'statue-of-zeus' } } },
    refused: { 'peace 3': 'yourself 11', 'peace 1': 'peace-again 11', 'peace 5': 'not-at-table C' },
  },
  {
    id: 'name: one who has had the turn (4)',
    given: { seats: 3, at: 'war', players: {} },
    when: 'name 2',
    refused: { 'name 2': 'had-turn 4', 'name 4': 'not-at-table C' },
  },
  {
    id: 'award: not tied, another track (5)',
    given: {
      at: 'leadership',
      titles: 'B E R',
      players: { R: { legions: 'latium', control: 'gallia' }, G: { control: 'thracia' } },
      buildings: 'gallia/grain thracia/stone aegyptus/alexandria',
    },
    refused: { 'award trade 5': 'not-tied 5', 'award culture 1': 'another-track 5' },
  },
]

test.each(CASES.map(each => [each.id, each] as const))('%s', (_, each) => {
  expect(outcome(each)).toEqual(wanted(each))
})
