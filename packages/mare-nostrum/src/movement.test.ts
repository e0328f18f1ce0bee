// Sailing and marching: the rulebooks' examples and the derived tests of 4.1.

import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'
import type { SceneWords } from './scene.ts'

/** EX-19: two legions in Italy, one on Crete, two triremes on the Ionian sea; Egypt holds Cyrenaica and a trireme. */
const CYRENAICA: SceneWords = {
  players: {
    R: { legions: 'italia*2 creta', triremes: 'mare-ionium*2' },
    E: { control: 'cyrenaica', triremes: 'mare-africum' },
  },
}
const CILICIA: SceneWords = {
  at: 'turn B',
  players: {
    B: { control: 'cilicia', legions: 'cilicia*2', fortresses: 'cilicia' },
    E: { control: 'judea', legions: 'cilicia*2', fortresses: 'judea' },
  },
}

const SEA: readonly Case[] = [
  {
    id: 'DR-53 a trireme that has sailed is not listed again (4.1.1)',
    given: { players: { R: { triremes: 'mare-ionium*2' } } },
    when: 'sail mare-ionium mare-aegaeum',
    now: {
      choices:
        'sail mare-ionium mare-tyrrhenum; sail mare-ionium mare-hadriaticum; sail mare-ionium mare-africum; sail mare-ionium mare-aegaeum; end sailing',
    },
  },
  {
    id: 'DR-53 and when all have sailed, there is nothing to end (4.1.1)',
    given: { players: { R: { triremes: 'mare-ionium', legions: 'latium' } } },
    when: 'sail mare-ionium mare-aegaeum',
    now: { asked: 'R march', 'mare-ionium': '', 'mare-aegaeum': 'R1' },
  },
  {
    id: 'DR-53 one that arrives beside an unmoved one leaves that one free to sail (4.1, M43)',
    given: { players: { R: { triremes: 'mare-ionium mare-aegaeum' } } },
    when: 'sail mare-ionium mare-aegaeum; sail mare-aegaeum pontus-euxinus',
    now: { asked: 'R march', choices: 'end march', 'mare-aegaeum': 'R1', 'pontus-euxinus': 'R1' },
  },
  {
    id: 'DR-54 of two opponents in a sea one may be attacked, or nobody (4.1.1, D13)',
    given: {
      players: { R: { triremes: 'mare-ionium' }, G: { triremes: 'mare-ionium' }, E: { triremes: 'mare-ionium' } },
    },
    when: 'end sailing',
    now: { asked: 'R attack', choices: 'attack mare-ionium 3; attack mare-ionium 4; end attacks' },
  },
  {
    id: 'DR-54 there is no second battle in that sea (4.1.1, D13)',
    given: {
      players: {
        R: { triremes: 'mare-ionium mare-aegaeum' },
        G: { triremes: 'mare-ionium' },
        E: { triremes: 'mare-ionium mare-aegaeum' },
      },
    },
    when: 'end sailing; attack mare-ionium 3',
    dice: '1 1',
    now: { asked: 'R attack', choices: 'attack mare-aegaeum 4; end attacks', 'mare-ionium': 'R1 G1 E1' },
  },
  {
    id: 'DR-55 no power counts at sea; a surplus hit is lost; those who die still hit (4.2)',
    given: { players: { R: { triremes: 'mare-ionium*2' }, E: { triremes: 'mare-ionium' } } },
    when: 'end sailing; attack mare-ionium 4',
    dice: '6 4 5',
    now: { 'mare-ionium': 'R1', 'E supply': '8 5 5 7', 'R supply': '8 4 5 7' },
    tells: [
      {
        at: 'battle',
        place: 'mare-ionium',
        sides: [
          { seat: 0, dice: [6, 4], sum: 10, hits: 2, loses: 1, powers: [] },
          { seat: 3, dice: [5], sum: 5, hits: 1, loses: 1, powers: [] },
        ],
      },
    ],
  },
  {
    id: 'EX-20 a trireme that fought and survived still carries (4.1.2)',
    given: CYRENAICA,
    when: 'sail mare-ionium mare-africum; end sailing; attack mare-africum 4',
    dice: '4 4',
    now: { asked: 'R march' },
    can: ['march italia cyrenaica', 'march creta cyrenaica'],
  },
  {
    id: 'EX-20 one that is lost carries nobody (4.1.2)',
    given: CYRENAICA,
    when: 'sail mare-ionium mare-africum; end sailing; attack mare-africum 4',
    dice: '4 5',
    now: { asked: 'R march', 'mare-africum': 'E1' },
    cannot: ['march italia cyrenaica', 'march creta cyrenaica'],
  },
]

const LAND: readonly Case[] = [
  {
    id: 'EX-19 before the sail the chain is not there (4.1.2)',
    given: CYRENAICA,
    when: 'end sailing',
    now: { asked: 'R march' },
    cannot: ['march italia cyrenaica', 'march creta cyrenaica'],
  },
  {
    id: 'EX-19 along a chain of seas, whoever else is on it (4.1.2)',
    given: CYRENAICA,
    when: 'sail mare-ionium mare-africum; end sailing; end attacks; march italia cyrenaica; march italia cyrenaica; march creta cyrenaica; end march',
    now: { cyrenaica: 'E R3', 'mare-africum': 'R1 E1', italia: '-', asked: 'R name' },
  },
  {
    id: 'EX-21 both legions march off: the fortress is left to fight alone, and the battle in Judea is due too (4.1.2)',
    given: CILICIA,
    when: 'march cilicia judea; march cilicia judea; end march',
    now: { asked: 'B fight', choices: 'fight cilicia 4; fight judea 4' },
  },
  {
    id: 'EX-21 two legions against a fortress, then a lone fortress against two legions (4.1.2)',
    given: CILICIA,
    when: 'march cilicia judea; march cilicia judea; end march; fight judea 4',
    dice: '1 1 1 1',
    now: { judea: 'E E0+ B1', cilicia: 'B E1 B0+', asked: 'R name' },
    tells: [
      {
        at: 'battle',
        place: 'judea',
        sides: [
          { seat: 4, dice: [1, 1], sum: 2, hits: 0, loses: 1, powers: [] },
          { seat: 3, dice: [], sum: 5, hits: 1, loses: 0, powers: [] },
        ],
      },
      {
        at: 'battle',
        place: 'cilicia',
        sides: [
          { seat: 4, dice: [], sum: 5, hits: 1, loses: 0, powers: [] },
          { seat: 3, dice: [1, 1], sum: 2, hits: 0, loses: 1, powers: [] },
        ],
      },
    ],
  },
  {
    id: 'EX-22 one legion marches off: one battle, legion and fortress against two legions (4.1.2)',
    given: CILICIA,
    when: 'march cilicia asia; end march',
    dice: '1 1 1',
    tells: [
      {
        at: 'battle',
        place: 'cilicia',
        sides: [
          { seat: 4, dice: [1], sum: 6, hits: 1, loses: 0, powers: [] },
          { seat: 3, dice: [1, 1], sum: 2, hits: 0, loses: 1, powers: [] },
        ],
      },
    ],
    now: { asia: '- B1', cilicia: 'B E1 B1+' },
  },
  {
    id: 'EX-23 nobody marches: one battle with all that is there (4.1.2, D15)',
    given: CILICIA,
    when: 'end march',
    dice: '1 1 1 1',
    tells: [
      {
        at: 'battle',
        place: 'cilicia',
        sides: [
          { seat: 4, dice: [1, 1], sum: 7, hits: 1, loses: 0, powers: [] },
          { seat: 3, dice: [1, 1], sum: 2, hits: 0, loses: 1, powers: [] },
        ],
      },
    ],
  },
  {
    id: 'DR-56 over a border and along both seas (4.1.2)',
    given: { players: { R: { legions: 'italia', triremes: 'mare-ionium mare-africum' } } },
    when: 'end sailing',
    now: {
      choices:
        'march italia latium; march italia africa; march italia libya; march italia macedonia; march italia achaia; march italia cyrenaica; march italia sicilia; march italia creta; end march',
    },
  },
  {
    id: 'DR-56 two seas that do not touch make no chain (A)',
    given: { players: { R: { legions: 'italia', triremes: 'mare-ionium mare-cyprium' } } },
    when: 'end sailing',
    can: ['march italia achaia'],
    cannot: ['march italia asia', 'march italia cilicia', 'march italia judea'],
  },
  {
    id: 'DR-57 a legion that was carried cannot march on (4.1.2)',
    given: { players: { R: { legions: 'italia', triremes: 'mare-ionium' } } },
    when: 'end sailing; march italia achaia; end march',
    now: { asked: 'R name', achaia: 'G R1' },
  },
  {
    id: 'DR-57 nor one that arrived beside an unmoved one, which may (4.1, M43)',
    given: { players: { R: { legions: 'latium italia' } } },
    when: 'march italia latium; march latium gallia; end march',
    now: { asked: 'R name', latium: 'R R1', gallia: '- R1' },
  },
  {
    id: 'N02 once something has moved, its player says when the march is over; only then do the dice fall (4.1.2)',
    given: { players: { R: { legions: 'latium' }, G: { legions: 'gallia' } } },
    when: 'march latium gallia',
    now: { asked: 'R march', choices: 'end march', gallia: '- R1 G1' },
    silent: ['battle'],
  },
  {
    id: 'DR-58 there is no way round the battles that are due (4.1.2)',
    given: { players: { R: { legions: 'latium*2' }, G: { legions: 'gallia italia' } } },
    when: 'march latium gallia; march latium italia; end march',
    now: { asked: 'R fight', choices: 'fight gallia 3; fight italia 3' },
  },
  {
    id: 'DR-59 all legions may leave a province with enemies, and then nobody fights there (4.1.2)',
    given: { players: { R: { legions: 'gallia*2' }, G: { legions: 'gallia*3' } } },
    when: 'march gallia latium; march gallia latium; end march',
    now: { asked: 'R name', gallia: '- G3', latium: 'R R2' },
    silent: ['battle'],
  },
  {
    id: 'EX-40 no promise is kept by the rules (8)',
    given: { players: { R: { legions: 'dalmatia' }, G: { control: 'dacia' } } },
    can: ['march dalmatia dacia'],
  },
  {
    id: 'EX-36 of two who are at war in a province one has to be fought, and the other takes no hit (9, 4.1.2, D14)',
    given: { players: { R: { legions: 'dalmatia' }, G: { legions: 'dacia*2' }, E: { legions: 'dacia' } } },
    when: 'march dalmatia dacia; end march',
    now: { asked: 'R fight', choices: 'fight dacia 3; fight dacia 4' },
  },
  {
    id: 'EX-36, DR-66 no dice and no losses for the third (9, 4.2)',
    given: { players: { R: { legions: 'dalmatia' }, G: { legions: 'dacia*2' }, E: { legions: 'dacia' } } },
    when: 'march dalmatia dacia; end march; fight dacia 3',
    dice: '4 1 1',
    now: { dacia: '- G1 E1', asked: 'R name' },
  },
  {
    id: 'DR-94 a battle in a neutral province makes no conqueror (4.1.2, M54)',
    given: { players: { R: { legions: 'gallia' }, E: { legions: 'germania' } }, buildings: 'germania/gems' },
    when: 'march gallia germania; end march',
    dice: '6 1',
    now: { germania: '- R1 [gems]', asked: 'R name' },
  },
  {
    id: 'covered provinces do not exist (C.2, M04)',
    given: { seats: 3, players: { C: { legions: 'libya' } }, at: 'turn C' },
    now: { choices: 'march libya africa; march libya phasania; march libya garamantia; end march' },
  },
  {
    id: 'a legion with nowhere to go is not asked for (D)',
    given: { players: { R: { legions: 'sicilia' } } },
    now: { asked: 'R name' },
  },
]

describe.each([
  ['sea', SEA],
  ['land', LAND],
] as const)('%s', (_, cases) => {
  test.each(cases.map(each => [each.id, each] as const))('%s', (_, each) => {
    expect(outcome(each)).toEqual(wanted(each))
  })
})
