// Examples of every way to win, and of the questions at the end of the rulebooks.

import type { Example } from '@tabularium/kernel'
import { type SceneWords, scene } from '../scene.ts'
import type { MnState } from '../state.ts'

/** Three cards besides the starting hero. */
const ROME = 'antigone gilgamesh spartacus'
const GREECE = 'hamilcar nebuchadnezzar penthesilea'

const building = (at: string, players: SceneWords['players'], more: Partial<SceneWords> = {}): MnState =>
  scene({ at, players, ...more })

export const VICTORIES: readonly Example<MnState>[] = [
  {
    id: 'EX-32',
    rule: '6.1',
    seat: 0,
    position: () =>
      building('name', { R: { cards: 'perseus', stock: 'coin*12' }, G: { stock: 'coin*12' } }, { titles: 'C E R' }),
    moves: ['name 3', 'perseus first', 'pyramids'],
    light: ['card.pyramids'],
  },
  {
    id: 'cards',
    rule: '6.1',
    position: () =>
      building(
        'build R',
        { R: { cards: ROME, stock: 'coin*10' }, G: { cards: GREECE, stock: 'coin*10' } },
        { titles: 'C G R', acted: 'C E B' },
      ),
    moves: ['recruit hercules', 'recruit circe'],
    light: ['card.hercules', 'card.circe'],
  },
  {
    id: 'pyramids',
    rule: '6.1',
    position: () =>
      building(
        'build C',
        { C: { cards: GREECE, stock: 'coin*10' }, R: { stock: 'coin*12' } },
        { titles: 'C G R', acted: 'E B G' },
      ),
    moves: ['recruit circe', 'pyramids'],
    light: ['card.circe', 'card.pyramids'],
  },
  {
    id: 'cities',
    rule: '6.2',
    position: () =>
      scene({
        acted: 'C G E B',
        players: {
          R: {
            control: 'sicilia',
            legions: 'numidia*2 sicilia latium asia',
            stations: 'asia/troia',
          },
          C: { legions: 'africa' },
          G: { control: 'asia' },
        },
        buildings: 'latium/roma sicilia/syracuse asia/troia africa/carthago',
      }),
    moves: ['march numidia africa', 'march numidia africa', 'end march', 'hold asia', 'occupy africa carthago'],
    chance: ['4', '5', '3'],
    light: ['province.latium', 'province.sicilia', 'province.asia', 'province.africa'],
  },
  {
    id: 'titles',
    rule: '6.3',
    seat: 0,
    position: () =>
      scene({
        at: 'leadership',
        titles: 'R E R',
        players: { R: { legions: 'latium', control: 'gallia' } },
        buildings: 'gallia/grain latium/roma aegyptus/alexandria',
      }),
    moves: ['award culture 1'],
  },
  {
    id: 'EX-40',
    rule: '8',
    position: () => scene({ players: { R: { legions: 'dalmatia' }, G: { control: 'dacia' } } }),
    moves: ['march dalmatia dacia'],
    light: ['province.dalmatia', 'province.dacia'],
  },
  {
    id: 'EX-33',
    rule: '9',
    position: () => building('build R', { R: { legions: 'latium*8', cards: 'spartacus', stock: 'coin*3' } }),
    cannot: ['legion latium', 'use spartacus latium'],
    light: ['province.latium'],
  },
  {
    id: 'EX-35',
    rule: '9',
    seat: 2,
    position: () =>
      scene({
        at: 'leadership',
        titles: 'G G R',
        players: {
          G: { control: 'creta', cards: 'colossus' },
          R: { legions: 'latium' },
          C: { legions: 'africa' },
          E: { stock: 'ceramics*3' },
        },
        buildings: 'creta/ceramics creta/cnossus',
      }),
    moves: ['award military 1'],
    cannot: ['colossus ceramics'],
    light: ['province.creta'],
  },
  {
    id: 'EX-36',
    rule: '9',
    position: () =>
      scene({ players: { R: { legions: 'dalmatia' }, G: { legions: 'dacia*2' }, E: { legions: 'dacia' } } }),
    moves: ['march dalmatia dacia', 'end march', 'fight dacia 3'],
    chance: ['4', '1', '1'],
    light: ['province.dacia', 'province.dalmatia'],
  },
]
