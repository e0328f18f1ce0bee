// The Statue of Zeus in both editions, and what peace leaves allowed. 11

import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'
import type { SceneWords } from './scene.ts'

const ZEUS: SceneWords = {
  at: 'war',
  titles: 'C E G',
  players: {
    G: { cards: 'statue-of-zeus', control: 'macedonia', legions: 'thracia*2', triremes: 'mare-aegaeum' },
    R: {
      control: 'dalmatia thracia',
      legions: 'macedonia*2 dalmatia',
      triremes: 'mare-aegaeum',
      stations: 'macedonia/grain',
    },
  },
  buildings: 'macedonia/grain',
}
const RU: SceneWords = { ...ZEUS, options: { edition: 'ru' } }

const CASES: readonly Case[] = [
  {
    id: 'any opponent, or nobody (M40)',
    given: ZEUS,
    now: { asked: 'G peace', choices: 'peace 1; peace 2; peace 4; peace 5; peace none' },
  },
  {
    id: "DR-80 the partner's legions go home from the owner's provinces, their stations end; nothing else moves (11)",
    given: ZEUS,
    when: 'peace 1',
    now: { macedonia: 'G [grain]', latium: 'R R2', thracia: 'R G2', dalmatia: 'R R1', asked: 'G name' },
    tells: [
      { at: 'peace', seat: 2, player: 0 },
      { at: 'recalled', seat: 0, from: 'macedonia', count: 2 },
    ],
  },
  {
    id: 'none: nothing happens (11)',
    given: ZEUS,
    when: 'peace none',
    now: { macedonia: 'G R2 [grain:R]', asked: 'G name' },
  },
  {
    id: 'DR-80 recalled legions are unmoved (M40)',
    given: ZEUS,
    when: 'peace 1; name 1; end sailing',
    now: { asked: 'R march' },
    can: ['march latium gallia', 'march latium italia'],
  },
  {
    id: 'DR-80 pl: the partner enters no province of the owner (D17)',
    given: ZEUS,
    when: 'peace 1; name 1; end sailing',
    cannot: ['march dalmatia macedonia'],
    can: ['march dalmatia germania', 'march dalmatia dacia'],
  },
  {
    id: 'DR-80 pl: nor the owner one of the partner; leaving is free (D17)',
    given: ZEUS,
    when: 'peace 1; name 3; end sailing',
    cannot: ['march macedonia dalmatia'],
    can: ['march thracia dacia', 'march thracia macedonia'],
  },
  {
    id: 'DR-80 no battle at sea: neither is listed (11)',
    given: ZEUS,
    when: 'peace 1; name 3; end sailing',
    now: { asked: 'G march' },
  },
  {
    id: 'DR-80 without peace there would be one (4.1.1)',
    given: ZEUS,
    when: 'peace none; name 3; end sailing',
    now: { asked: 'G attack', choices: 'attack mare-aegaeum 1; end attacks' },
  },
  {
    id: 'DR-80 pl: never the partner of the last declaration, even after a pause (D17)',
    given: { ...ZEUS, round: 9, lastPeace: 'R 2' },
    now: { choices: 'peace 2; peace 4; peace 5; peace none' },
  },
  {
    id: 'DR-81 ru: after a pause of one round he may be named again (D17)',
    given: { ...RU, round: 4, lastPeace: 'R 2' },
    now: { choices: 'peace 1; peace 2; peace 4; peace 5; peace none' },
  },
  {
    id: 'DR-81 ru: two rounds running he may not (D17)',
    given: { ...RU, round: 3, lastPeace: 'R 2' },
    now: { choices: 'peace 2; peace 4; peace 5; peace none' },
  },
  {
    id: 'DR-81 ru: the partner may not enter (D17)',
    given: RU,
    when: 'peace 1; name 1; end sailing',
    cannot: ['march dalmatia macedonia'],
  },
  {
    id: 'DR-81 ru: the owner may, and fights nobody there (D17)',
    given: {
      ...RU,
      players: {
        G: { cards: 'statue-of-zeus', control: 'macedonia', legions: 'macedonia' },
        R: { control: 'dalmatia', legions: 'dalmatia' },
      },
      buildings: 'dalmatia/wood',
    },
    when: 'peace 1; name 3; march macedonia dalmatia; end march',
    now: { dalmatia: 'R R1 G1 [wood]', asked: 'G name' },
    silent: ['battle'],
  },
  {
    id: 'DR-81 ru: and is conqueror of an empty one (D17)',
    given: {
      ...RU,
      players: {
        G: { cards: 'statue-of-zeus', control: 'macedonia', legions: 'macedonia' },
        R: { control: 'dalmatia' },
      },
      buildings: 'dalmatia/wood',
    },
    when: 'peace 1; name 3; march macedonia dalmatia; end march; occupy dalmatia wood',
    now: { dalmatia: 'R G1 [wood:G]', asked: 'G name' },
  },
  {
    id: "the owner's legions in the partner's provinces may make conquest choices (M41)",
    given: { ...ZEUS, buildings: 'thracia/stone' },
    when: 'peace 1; name 3; end sailing; end march; occupy thracia stone',
    now: { thracia: 'R G2 [stone:G]', asked: 'G name' },
  },
  {
    id: 'and exchange (M41)',
    given: {
      at: 'war',
      titles: 'C E G',
      players: {
        G: { cards: 'statue-of-zeus', control: 'macedonia', legions: 'thracia', stations: 'thracia/marker' },
        R: { control: 'thracia' },
      },
    },
    when: 'peace 1; name 3; exchange thracia',
    now: { thracia: 'G G1' },
  },
  {
    id: 'both may meet in a province of somebody else: no battle, and war there at the end of the phase (M41, M49)',
    given: {
      at: 'war',
      titles: 'C E G',
      players: {
        G: { cards: 'statue-of-zeus', legions: 'dacia', stations: 'dacia/wine' },
        R: { legions: 'germania' },
        C: { control: 'dacia' },
      },
      buildings: 'dacia/wine',
    },
    when: 'peace 1; name 1; march germania dacia; end march',
    now: { dacia: 'C R1 G1 [wine:G]', asked: 'G name' },
    silent: ['battle', 'war', 'lapsed'],
  },
  {
    id: 'N01 one who is not alone because of a peace partner keeps his stations till the end of the phase (M49)',
    given: {
      at: 'war',
      titles: 'C E G',
      players: {
        G: { cards: 'statue-of-zeus', legions: 'dacia', stations: 'dacia/wine' },
        R: { legions: 'dacia' },
        C: { control: 'dacia' },
      },
      buildings: 'dacia/wine',
    },
    when: 'peace 1; name 3; end march',
    now: { dacia: 'C R1 G1 [wine:G]' },
  },
  {
    id: 'N01 a legion leaves: the occupier says which stations go on (4.3.2)',
    given: {
      at: 'war',
      titles: 'C E G',
      players: {
        G: { cards: 'statue-of-zeus', legions: 'dacia*2', stations: 'dacia/wine dacia/stone' },
        R: { legions: 'dacia' },
        C: { control: 'dacia' },
      },
      buildings: 'dacia/wine dacia/stone',
    },
    when: 'peace 1; name 3; march dacia thracia; end march',
    now: { asked: 'G occupy', choices: 'occupy dacia wine; occupy dacia stone; occupy done' },
  },
  {
    id: 'N01 and it goes on when the partner has left (4.3.2)',
    given: {
      at: 'war',
      titles: 'C E G',
      players: {
        G: { cards: 'statue-of-zeus', legions: 'dacia*2', stations: 'dacia/wine dacia/stone' },
        R: { legions: 'dacia' },
        C: { control: 'dacia' },
      },
      buildings: 'dacia/wine dacia/stone',
    },
    when: 'peace 1; name 3; march dacia thracia; end march; occupy dacia wine; name 1; march dacia germania; end march; name 2; name 4',
    now: { dacia: 'C G1 [wine:G stone]' },
  },
  {
    id: 'and they end with it (M49)',
    given: {
      at: 'war',
      titles: 'C E G',
      players: {
        G: { cards: 'statue-of-zeus', legions: 'dacia', stations: 'dacia/wine' },
        R: { legions: 'dacia' },
        C: { control: 'dacia' },
      },
      buildings: 'dacia/wine',
    },
    when: 'peace 1; name 3; end march; name 1; end march; name 2; name 4',
    now: { dacia: 'C R1 G1 [wine]' },
  },
  {
    id: 'N01 unless the partner leaves before (M49)',
    given: {
      at: 'war',
      titles: 'C E G',
      players: {
        G: { cards: 'statue-of-zeus', legions: 'dacia', stations: 'dacia/wine' },
        R: { legions: 'dacia' },
        C: { control: 'dacia' },
      },
      buildings: 'dacia/wine',
    },
    when: 'peace 1; name 3; end march; name 1; march dacia germania; end march; name 2; name 4',
    now: { dacia: 'C G1 [wine:G]' },
  },
  {
    id: 'DR-82 recalled legions arrive where an enemy has stations, which stay for now (11, M40)',
    given: {
      at: 'war',
      titles: 'C E G',
      players: {
        G: { cards: 'statue-of-zeus', control: 'macedonia' },
        R: { legions: 'macedonia*2' },
        E: { legions: 'latium', stations: 'latium/roma' },
      },
      buildings: 'latium/roma',
    },
    when: 'peace 1',
    now: { latium: 'R R2 E1 [roma:E]', asked: 'G name' },
  },
  {
    id: 'DR-82 until a battle (11, M49)',
    given: {
      at: 'war',
      titles: 'C E G',
      players: {
        G: { cards: 'statue-of-zeus', control: 'macedonia' },
        R: { legions: 'macedonia*2' },
        E: { legions: 'latium', stations: 'latium/roma' },
      },
      buildings: 'latium/roma',
    },
    when: 'peace 1; name 1; end march',
    dice: '1 1 1',
    now: { latium: 'R R2 E1 [roma]' },
  },
  {
    id: 'peace ends with the round (11, D)',
    given: {
      at: 'leadership',
      peace: 'G R',
      titles: 'C E R',
      players: { R: { legions: 'latium' }, C: { control: 'libya' } },
      buildings: 'libya/oil aegyptus/alexandria',
    },
    now: { round: '3', asked: 'C token' },
  },
]

describe('peace', () => {
  test.each(CASES.map(each => [each.id, each] as const))('%s', (_, each) => {
    expect(outcome(each)).toEqual(wanted(each))
  })
})
