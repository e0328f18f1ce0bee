// Examples of phase 4 up to the battles: exchange of markers, sailing and marching, dice.

import type { Example } from '@tabularium/kernel'
import { type PlayerWords, type SceneWords, scene } from '../scene.ts'
import type { MnState } from '../state.ts'

export const CYRENAICA = 'cyrenaica/papyrus cyrenaica/market cyrenaica/cyrene'

/** A Roman legion is on Egypt's marker since the round before. */
const marker = (edition: string, rome: PlayerWords): SceneWords => ({
  buildings: CYRENAICA,
  options: { edition },
  players: {
    R: { legions: 'cyrenaica*2', stations: 'cyrenaica/marker', ...rome },
    E: { control: 'cyrenaica' },
  },
})

const EXCHANGES: readonly Example<MnState>[] = [
  {
    id: 'exchange',
    rule: '4.0',
    position: () => scene(marker('pl', { control: 'libya' })),
    moves: ['exchange cyrenaica'],
    light: ['province.cyrenaica', 'province.libya'],
  },
  {
    id: 'EX-37',
    rule: '4.0',
    position: () => scene({ ...marker('pl', {}), acted: 'C G E B' }),
    moves: ['end march', 'hold cyrenaica'],
    light: ['province.cyrenaica'],
  },
  {
    id: 'EX-38',
    rule: '4.0',
    position: () => scene({ ...marker('ru', {}), at: 'war' }),
    moves: ['name 1'],
    light: ['province.cyrenaica', 'province.aegyptus'],
  },
]

/** Two Roman legions in Italy, one on Crete, two triremes on the Ionian sea. */
const fleet = (): MnState =>
  scene({
    players: {
      R: { control: 'italia creta', legions: 'italia*2 creta', triremes: 'mare-ionium*2' },
      E: { control: 'cyrenaica', legions: 'cyrenaica', fortresses: 'cyrenaica', triremes: 'mare-africum' },
    },
    buildings: CYRENAICA,
  })
const FLEET_LIGHT = ['province.italia', 'province.creta', 'province.cyrenaica', 'sea.mare-ionium', 'sea.mare-africum']

/** Babylon shares Cilicia with two Egyptian legions. */
const cilicia = (): MnState =>
  scene({
    at: 'turn B',
    players: {
      B: { control: 'cilicia', legions: 'cilicia*2', fortresses: 'cilicia' },
      E: { control: 'judea', legions: 'cilicia*2', fortresses: 'judea' },
    },
  })

const MARCHES: readonly Example<MnState>[] = [
  {
    id: 'EX-20',
    rule: '4.1.1',
    position: fleet,
    moves: ['sail mare-ionium mare-africum', 'end sailing', 'attack mare-africum 4'],
    chance: ['4', '5'],
    cannot: ['march italia cyrenaica', 'march creta cyrenaica'],
    light: FLEET_LIGHT,
  },
  {
    id: 'EX-19',
    rule: '4.1.2',
    position: fleet,
    moves: [
      'sail mare-ionium mare-africum',
      'end sailing',
      'end attacks',
      'march italia cyrenaica',
      'march italia cyrenaica',
      'march creta cyrenaica',
    ],
    light: FLEET_LIGHT,
  },
  {
    id: 'EX-21',
    rule: '4.1.2',
    position: cilicia,
    moves: ['march cilicia judea', 'march cilicia judea', 'end march', 'fight judea 4'],
    chance: ['5', '4', '3', '4'],
    light: ['province.cilicia', 'province.judea'],
  },
  {
    id: 'EX-22',
    rule: '4.1.2',
    position: cilicia,
    moves: ['march cilicia asia', 'end march'],
    chance: ['4', '3', '4'],
    light: ['province.cilicia', 'province.asia'],
  },
  {
    id: 'EX-23',
    rule: '4.1.2',
    position: cilicia,
    moves: ['end march'],
    chance: ['4', '5', '3', '4'],
    light: ['province.cilicia'],
  },
]

/** Three Roman legions beside Cyrenaica, where Egypt has a legion and a fortress; a Greek one is not far. */
const three = (): MnState =>
  scene({
    players: {
      R: { legions: 'libya*3', control: 'libya' },
      E: { control: 'cyrenaica', legions: 'cyrenaica', fortresses: 'cyrenaica' },
      G: { control: 'garamantia', legions: 'garamantia' },
    },
    buildings: CYRENAICA,
  })
const INTO = ['march libya cyrenaica', 'march libya cyrenaica', 'march libya cyrenaica', 'end march']

const BATTLES: readonly Example<MnState>[] = [
  {
    id: 'EX-24',
    rule: '4.2',
    position: three,
    moves: INTO,
    chance: ['5', '4', '3', '3'],
    light: ['province.cyrenaica', 'province.libya'],
  },
  {
    id: 'EX-25',
    rule: '4.2',
    seat: 2,
    position: () =>
      scene({
        at: 'turn G',
        acted: 'R',
        players: {
          R: { legions: 'cyrenaica*2', control: 'libya' },
          E: { control: 'cyrenaica' },
          G: { control: 'garamantia', legions: 'garamantia' },
        },
        buildings: CYRENAICA,
      }),
    moves: ['march garamantia cyrenaica', 'end march'],
    chance: ['5', '2', '1'],
    light: ['province.cyrenaica', 'province.garamantia'],
  },
  {
    id: 'war',
    rule: '4.2.1',
    position: three,
    moves: [...INTO, [3, 'lose legion']],
    chance: ['2', '4', '3', '4'],
    light: ['province.cyrenaica', 'province.libya'],
  },
]

export const WAR: readonly Example<MnState>[] = [...EXCHANGES, ...MARCHES, ...BATTLES]
