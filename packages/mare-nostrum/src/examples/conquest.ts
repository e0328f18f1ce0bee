// Examples of conquest and of leadership.

import type { Example } from '@tabularium/kernel'
import { type SceneWords, scene } from '../scene.ts'
import type { MnState } from '../state.ts'
import { CYRENAICA } from './war.ts'

/** Two Roman legions alone in Egypt's Cyrenaica, beside Roman Libya. */
const conquered = (more: Partial<SceneWords> = {}): MnState =>
  scene({
    buildings: CYRENAICA,
    players: { R: { legions: 'cyrenaica*2', control: 'libya' }, E: { control: 'cyrenaica' } },
    ...more,
  })
const LIGHT = ['province.cyrenaica', 'province.libya']

/** Five fortresses, five triremes, four legions. */
const FOURTEEN: SceneWords = {
  at: 'build R',
  players: {
    R: {
      control: 'gallia italia germania dalmatia',
      legions: 'latium*4',
      fortresses: 'latium gallia italia germania dalmatia',
      triremes: 'mare-ionium*5',
      stock: 'coin*12',
    },
  },
}

export const CONQUEST: readonly Example<MnState>[] = [
  {
    id: 'EX-26',
    rule: '4.3.1',
    position: conquered,
    moves: ['end march', 'pillage cyrenaica papyrus'],
    light: LIGHT,
  },
  {
    id: 'EX-27',
    rule: '4.3.2',
    position: () => conquered({ acted: 'C G E B' }),
    moves: ['end march', 'occupy cyrenaica papyrus', 'occupy cyrenaica market'],
    light: LIGHT,
  },
  {
    id: 'EX-28',
    rule: '4.3.3',
    position: () => conquered({ acted: 'C G E B' }),
    moves: ['end march', 'marker cyrenaica'],
    light: LIGHT,
  },
  {
    id: 'EX-29',
    rule: '4.3.4',
    position: conquered,
    moves: ['end march', 'occupy cyrenaica papyrus', 'occupy cyrenaica market'],
    light: LIGHT,
  },
  {
    id: 'capital',
    rule: '4.3.5',
    position: () =>
      scene({
        players: { R: { legions: 'aegyptus*2', control: 'judea' } },
        buildings: 'aegyptus/alexandria aegyptus/memphis aegyptus/temple',
      }),
    moves: ['end march'],
    cannot: ['marker aegyptus'],
    light: ['province.aegyptus', 'province.judea'],
  },
  {
    id: 'EX-30',
    rule: '5',
    position: () =>
      scene({
        acted: 'C G E B',
        players: {
          R: { control: 'gallia', legions: 'latium' },
          G: { control: 'thracia' },
          B: { control: 'assyria' },
          E: { control: 'cyrenaica' },
        },
        buildings: [
          'latium/metal latium/wine latium/market gallia/grain gallia/market',
          'achaia/oil achaia/market thracia/stone thracia/market',
          'babylonia/spices babylonia/grain babylonia/market assyria/wine',
          'aegyptus/papyrus aegyptus/market cyrenaica/papyrus aegyptus/alexandria',
          'africa/sheep africa/spices africa/market',
        ].join(' '),
      }),
    moves: ['end march'],
  },
  {
    id: 'EX-31',
    rule: '5',
    position: () => scene(FOURTEEN),
    moves: ['legion latium', 'legion latium', 'legion latium', 'legion latium'],
    light: ['province.latium'],
  },
]
