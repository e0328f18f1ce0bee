// Battles on land: powers, losses, war. The rulebooks' examples and the derived tests of 4.2 and of the heroes of war.

import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'
import type { SceneWords } from './scene.ts'

/** EX-24: three Roman legions march into Cyrenaica, where Egypt has a legion and a fortress. */
const CYRENAICA: SceneWords = {
  players: {
    R: { legions: 'libya*3', control: 'libya' },
    E: { control: 'cyrenaica', legions: 'cyrenaica', fortresses: 'cyrenaica' },
    G: { legions: 'garamantia' },
  },
  buildings: 'cyrenaica/papyrus cyrenaica/market cyrenaica/cyrene',
}
const INTO = 'march libya cyrenaica; march libya cyrenaica; march libya cyrenaica; end march'

const side = (
  seat: number,
  dice: readonly number[],
  sum: number,
  hits: number,
  loses: number,
  ...powers: string[]
) => ({
  seat,
  dice,
  sum,
  hits,
  loses,
  powers,
})

/** The turn of a player, who names the next one as well. */
const turn = (players: SceneWords['players'], at = 'turn R'): SceneWords => ({
  at,
  players,
  titles: `C E ${at.slice(-1)}`,
})

const EXAMPLES: readonly Case[] = [
  {
    id: 'EX-24 Caesar with three legions against legion and fortress (4.2)',
    given: CYRENAICA,
    when: INTO,
    dice: '5 4 3 3',
    now: {
      cyrenaica: 'E R2 [papyrus market cyrene]',
      asked: 'R conquest',
      'E supply': '8 5 5 6',
      'R supply': '6 5 5 6',
    },
    tells: [
      {
        at: 'battle',
        sides: [side(0, [5, 4, 3], 15, 3, 1, 'caesar'), side(3, [3], 8, 1, 2)],
      },
    ],
  },
  {
    id: 'EX-25 a later player who marches in has to fight the victor (4.2)',
    given: CYRENAICA,
    when: `${INTO}; none cyrenaica; name 3; march garamantia cyrenaica; end march`,
    dice: '5 4 3 3 1 2 2',
    now: { cyrenaica: 'E R2 G1 [papyrus market cyrene]' },
    tells: [{ at: 'battle', sides: [side(2, [1], 1, 0, 0), side(0, [2, 2], 4, 0, 0)] }],
  },
]

const SUMS: readonly Case[] = [
  {
    id: 'DR-60 a lone fortress deals one hit, cancels one, and falls to the second (4.2)',
    given: turn({ R: { legions: 'gallia*2' }, G: { control: 'germania', fortresses: 'germania' } }),
    when: 'march gallia germania; march gallia germania; end march',
    dice: '5 3',
    now: { germania: 'G R1', 'G supply': '8 5 5 6' },
    tells: [{ at: 'battle', sides: [side(0, [5, 3], 10, 2, 1, 'caesar'), side(2, [], 5, 1, 1)] }],
  },
  {
    id: 'DR-60 and stands after the first (4.2)',
    given: turn({ R: { legions: 'gallia*2' }, G: { control: 'germania', fortresses: 'germania' } }),
    when: 'march gallia germania; march gallia germania; end march',
    dice: '4 3',
    now: { germania: 'G R1 G0+' },
  },
  {
    id: 'DR-62 Pericles adds two to the die of one who is not active (10)',
    given: turn({ R: { legions: 'gallia' }, G: { legions: 'germania' } }),
    when: 'march gallia germania; end march',
    dice: '1 3',
    now: { germania: '- G1' },
    tells: [{ at: 'battle', sides: [side(0, [1], 2, 0, 1, 'caesar'), side(2, [3], 5, 1, 0, 'pericles')] }],
  },
  {
    id: 'DR-62 and nothing to the active one (10)',
    given: turn({ G: { legions: 'germania' }, C: { legions: 'dacia' } }, 'turn G'),
    when: 'march germania dacia; end march',
    dice: '3 1',
    tells: [{ at: 'battle', sides: [side(2, [3], 3, 0, 0), side(1, [1], 1, 0, 0)] }],
  },
  {
    id: 'Caesar adds nothing to one who is not active (10)',
    given: turn({ R: { legions: 'germania' }, C: { legions: 'dacia' } }, 'turn C'),
    when: 'march dacia germania; end march',
    dice: '1 4',
    tells: [{ at: 'battle', sides: [side(1, [1], 1, 0, 0), side(0, [4], 4, 0, 0)] }],
  },
  {
    id: 'DR-63 a lone fortress with the die of Ramesses II has no bonus on it (10, M48)',
    given: turn(
      { R: { control: 'gallia', fortresses: 'gallia', cards: 'ramesses-ii' }, C: { legions: 'gallia*2' } },
      'war R',
    ),
    when: 'name 1',
    dice: '4 1 1',
    now: { gallia: 'R R0+ C1', asked: 'R name' },
    tells: [{ at: 'battle', sides: [side(0, [4], 9, 1, 0, 'ramesses-ii'), side(1, [1, 1], 2, 0, 1)] }],
  },
  {
    id: 'Ramesses II gives a die in attack, with Caesar on it (10)',
    given: turn({ R: { legions: 'gallia', cards: 'ramesses-ii' }, C: { legions: 'germania*2' } }),
    when: 'march gallia germania; end march',
    dice: '4 4 1 1',
    now: { germania: '- R1' },
    tells: [{ at: 'battle', sides: [side(0, [4, 4], 10, 2, 0, 'caesar', 'ramesses-ii'), side(1, [1, 1], 2, 0, 2)] }],
  },
  {
    id: 'DR-64 Nebuchadnezzar does nothing in a foreign province (10)',
    given: turn(
      { C: { legions: 'gallia', cards: 'nebuchadnezzar' }, G: { control: 'germania', legions: 'germania' } },
      'turn C',
    ),
    when: 'march gallia germania; end march',
    dice: '4 1',
    tells: [{ at: 'battle', sides: [side(1, [4], 4, 0, 0), side(2, [1], 3, 0, 0, 'pericles')] }],
  },
  {
    id: 'DR-64 and adds five in one’s own; a fortress is unit enough (10)',
    given: turn(
      { C: { legions: 'gallia*3' }, E: { control: 'germania', fortresses: 'germania', cards: 'nebuchadnezzar' } },
      'turn C',
    ),
    when: 'march gallia germania; march gallia germania; march gallia germania; end march',
    dice: '1 1 1',
    now: { germania: 'E C1 E0+' },
    tells: [{ at: 'battle', sides: [side(1, [1, 1, 1], 3, 0, 2), side(3, [], 10, 2, 0, 'nebuchadnezzar')] }],
  },
  {
    id: 'fortress, Nebuchadnezzar, Ramesses II and Pericles all add up (10)',
    given: turn(
      {
        C: { legions: 'dacia*3' },
        G: { legions: 'thracia', control: 'thracia', fortresses: 'thracia', cards: 'nebuchadnezzar ramesses-ii' },
      },
      'turn C',
    ),
    when: 'march dacia thracia; march dacia thracia; march dacia thracia; end march',
    dice: '2 2 1 1 1',
    now: { thracia: 'G G1+', 'C supply': '8 5 5 7' },
    tells: [
      {
        at: 'battle',
        sides: [side(1, [2, 2, 1], 5, 1, 3), side(2, [1, 1], 16, 3, 0, 'pericles', 'ramesses-ii', 'nebuchadnezzar')],
      },
    ],
  },
  {
    id: 'a copied hero fights like a bought one (10, M38)',
    given: turn({
      R: { legions: 'gallia', cards: 'castor-and-pollux', copied: 'ramesses-ii' },
      C: { legions: 'germania*2' },
    }),
    when: 'march gallia germania; end march',
    dice: '1 1 1 1',
    tells: [{ at: 'battle', sides: [side(0, [1, 1], 4, 0, 0, 'caesar', 'ramesses-ii'), side(1, [1, 1], 2, 0, 0)] }],
  },
  {
    id: 'DR-65 both are wiped out: control does not change, nobody is conqueror (4.2)',
    given: {
      players: { R: { legions: 'gallia' }, E: { control: 'germania', legions: 'germania' } },
      buildings: 'germania/gems',
    },
    when: 'march gallia germania; end march',
    dice: '4 5',
    now: { germania: 'E [gems]', asked: 'R name' },
  },
]

const THRACIA: SceneWords = {
  players: {
    R: { legions: 'dacia' },
    G: { control: 'macedonia' },
    E: { legions: 'macedonia*3', stations: 'macedonia/grain macedonia/wine macedonia/market' },
  },
  buildings: 'macedonia/grain macedonia/wine macedonia/market',
}

const LOSSES: readonly Case[] = [
  {
    id: 'DR-61 one hit of two is cancelled; the owner chooses what goes (4.2, M46, M47)',
    given: turn({
      R: { legions: 'gallia*2' },
      E: { control: 'germania', legions: 'germania*2', fortresses: 'germania' },
    }),
    when: 'march gallia germania; march gallia germania; end march',
    dice: '5 3 1 1',
    now: { asked: 'E lose', choices: 'lose fortress; lose legion' },
  },
  {
    id: 'DR-61 the fortress',
    given: turn({
      R: { legions: 'gallia*2' },
      E: { control: 'germania', legions: 'germania*2', fortresses: 'germania' },
    }),
    when: 'march gallia germania; march gallia germania; end march; lose fortress',
    dice: '5 3 1 1',
    now: { germania: 'E R1 E2', asked: 'R name' },
  },
  {
    id: 'DR-61 or a legion',
    given: turn({
      R: { legions: 'gallia*2' },
      E: { control: 'germania', legions: 'germania*2', fortresses: 'germania' },
    }),
    when: 'march gallia germania; march gallia germania; end march; lose legion',
    dice: '5 3 1 1',
    now: { germania: 'E R1 E1+', asked: 'R name' },
  },
  {
    id: 'both sides choose at once, and nothing goes before both have (4.2, M46)',
    given: {
      at: 'turn G',
      titles: 'C E G',
      players: {
        G: { control: 'macedonia', legions: 'macedonia*2', fortresses: 'macedonia' },
        E: { legions: 'macedonia*2', stations: 'macedonia/grain' },
      },
      buildings: 'macedonia/grain',
    },
    when: 'end march; E: lose legion',
    dice: '1 1 5 5',
    now: {
      asked: 'G lose',
      macedonia: 'G G2+ E2 [grain:E]',
      'G choices': 'lose fortress; lose legion',
      'E choices': '',
    },
  },
  {
    id: 'in either order (4.2, M46, M49)',
    given: {
      at: 'turn G',
      titles: 'C E G',
      players: {
        G: { control: 'macedonia', legions: 'macedonia*2', fortresses: 'macedonia' },
        E: { legions: 'macedonia*2', stations: 'macedonia/grain' },
      },
      buildings: 'macedonia/grain',
    },
    when: 'end march; G: lose legion; E: lose macedonia grain',
    dice: '1 1 5 5',
    now: { asked: 'G name', macedonia: 'G G1+ E1 [grain]' },
    tells: [{ at: 'war', province: 'macedonia' }],
  },
  {
    id: 'DR-67 both survive: war, and the stations end (4.2.1, M49)',
    given: THRACIA,
    when: 'march dacia macedonia; end march',
    dice: '1 1 1 1',
    now: { macedonia: 'G R1 E3 [grain wine market]', 'E levels': '0/0/3', 'G levels': '3/0/0' },
    tells: [{ at: 'lapsed', province: 'macedonia' }],
  },
  {
    id: 'DR-68 the stationed player loses one and is alone again: he chooses which station, the others go on (4.3)',
    given: THRACIA,
    when: 'march dacia macedonia; end march; lose macedonia market',
    dice: '4 2 2 2',
    now: { macedonia: 'G E2 [grain:E wine:E market]', 'E levels': '2/0/2', 'G levels': '1/0/0' },
    silent: ['war', 'lapsed'],
  },
  {
    id: 'DR-68 the choice is between the stations alone when no legion is free (M46)',
    given: THRACIA,
    when: 'march dacia macedonia; end march',
    dice: '4 2 2 2',
    now: { asked: 'E lose', choices: 'lose macedonia grain; lose macedonia wine; lose macedonia market' },
  },
  {
    id: 'who has a choice chooses every loss, so that nothing shows before the end (E)',
    given: {
      players: {
        R: { legions: 'dacia*4' },
        E: { legions: 'macedonia*3', control: 'macedonia', fortresses: 'macedonia' },
      },
    },
    when: 'march dacia macedonia; march dacia macedonia; march dacia macedonia; end march; lose fortress; lose legion',
    dice: '4 4 4 1 1 1',
    now: { macedonia: 'E R2 E2', asked: 'R name' },
  },
  {
    id: 'a legion on the marker can be lost (M46)',
    given: {
      players: {
        R: { legions: 'dacia' },
        G: { control: 'macedonia' },
        E: { legions: 'macedonia*2', stations: 'macedonia/marker' },
      },
    },
    when: 'march dacia macedonia; end march; lose marker',
    dice: '4 3 3',
    now: { macedonia: 'G E1', asked: 'R name' },
  },
  {
    id: 'a legion on the marker can be spared (M46)',
    given: {
      players: {
        R: { legions: 'dacia' },
        G: { control: 'macedonia' },
        E: { legions: 'macedonia*2', stations: 'macedonia/marker' },
      },
    },
    when: 'march dacia macedonia; end march; lose legion',
    dice: '4 3 3',
    now: { macedonia: 'G E1 marker:E', asked: 'R name' },
  },
  {
    id: "the active player's legions are all alike: their stations are set aside (M44)",
    given: {
      at: 'turn E',
      titles: 'C E E',
      players: {
        G: { control: 'macedonia' },
        R: { legions: 'macedonia' },
        E: { legions: 'macedonia*2', stations: 'macedonia/grain' },
      },
      buildings: 'macedonia/grain',
    },
    when: 'end march',
    dice: '4 4 5',
    now: { asked: 'E conquest', macedonia: 'G E1 [grain]' },
    can: ['hold macedonia'],
  },
  {
    id: 'DR-10 a province at war pays its controller (4.2.1)',
    given: {
      at: 'collect',
      players: { G: { legions: 'macedonia', control: 'macedonia' }, E: { legions: 'macedonia*2' } },
      buildings: 'macedonia/grain macedonia/wine macedonia/market',
    },
    now: { 'G stock': 'grain*2 wine*2', 'E stock': '' },
  },
  {
    id: 'M49 war stays on at the end of the phase, and stations end there (4.2.1, M49)',
    given: {
      at: 'turn R',
      acted: 'C G E B',
      titles: 'C E R',
      players: {
        R: { control: 'gallia' },
        G: { legions: 'macedonia', control: 'macedonia' },
        E: { legions: 'macedonia', stations: 'macedonia/grain' },
      },
      buildings: 'macedonia/grain',
    },
    now: { macedonia: 'G G1 E1 [grain]' },
  },
]

describe.each([
  ['examples', EXAMPLES],
  ['sums', SUMS],
  ['losses and war', LOSSES],
] as const)('%s', (_, cases) => {
  test.each(cases.map(each => [each.id, each] as const))('%s', (_, each) => {
    expect(outcome(each)).toEqual(wanted(each))
  })
})
