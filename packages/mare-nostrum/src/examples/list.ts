// The rulebooks' examples as positions and moves, under the numbers the tests give them, and some of our own for the
// introduction. Where phase 1 is to be seen, the example begins with the last decision of the round before.

import { type Example, firstChance } from '@tabularium/kernel'
import { BOARD, type SceneWords, scene } from '../scene.ts'
import { setup } from '../setup.ts'
import type { MnState } from '../state.ts'
import { CONQUEST } from './conquest.ts'
import { VICTORIES } from './victories.ts'
import { WAR } from './war.ts'

const OPTIONS = { edition: 'pl', display: 'experienced', screens: 'hidden', gift: 'private', empires: 'by-seat' }

/** The beginning of a real game. */
const start = (seats: number): MnState => setup(BOARD, { seats, options: OPTIONS }, firstChance)

/** Rome leads in trade; stocks by seat. */
const trading = (stocks: readonly string[], more: Partial<SceneWords> = {}): MnState =>
  scene({
    at: 'trade',
    seats: stocks.length,
    titles: 'R G R',
    players: Object.fromEntries(stocks.map((stock, seat) => ['RCGEB'[seat], { stock }])),
    ...more,
  })

/** So many of one kind each, so that what is taken tells from whom. */
const oneKind = (seats: number, count: number): MnState =>
  trading(['metal', 'sheep', 'wine', 'papyrus'].slice(0, seats).map(good => `${good}*${count}`))

const NINE = 'coin*3 grain*2 wood sheep gold gladiators'

const COLLECTING: readonly Example<MnState>[] = [
  {
    id: 'EX-04',
    rule: 'C',
    seat: 0,
    position: () => start(5),
  },
  {
    id: 'income',
    rule: '1.1',
    seat: 0,
    position: () =>
      scene({
        at: 'leadership',
        seats: 3,
        titles: 'C G R',
        players: {
          R: { control: 'sicilia gallia', legions: 'latium' },
          C: { legions: 'africa' },
          G: { control: 'thracia' },
        },
        buildings: [
          'latium/metal latium/wine latium/market latium/roma gallia/grain sicilia/syracuse sicilia/temple',
          'achaia/athenae achaia/corinthus achaia/temple thracia/byzantium',
        ].join(' '),
      }),
    moves: ['award military 1', 'extra legendary'],
    chance: ['gems', 'ceramics'],
    light: ['province.latium', 'province.gallia', 'province.sicilia'],
  },
  {
    id: 'EX-01',
    rule: '1.2',
    position: () => scene({ at: 'build R', players: { R: { stock: 'grain legendary-grain wood gold oil' } } }),
    moves: ['legion latium', 'pay legendary-grain'],
    cannot: ['pay grain'],
    light: ['province.latium'],
  },
  {
    id: 'EX-03',
    rule: '1.2',
    seat: 3,
    position: () =>
      scene({
        at: 'leadership',
        titles: 'E G R',
        players: { E: { control: 'aethiopia' }, R: { legions: 'latium' }, C: { legions: 'africa' } },
        buildings: 'aethiopia/grain aethiopia/gold achaia/athenae',
      }),
    moves: ['award military 1'],
    light: ['province.aethiopia'],
  },
]

const TRADING: readonly Example<MnState>[] = [
  {
    id: 'EX-05',
    rule: '2.1',
    position: () => trading(['coin metal wine oil', 'sheep spices gold', 'coin*2 stone']),
    moves: ['token 3', 'offer coin', 'offer wine', 'offer oil'],
    light: ['good.coin'],
  },
  {
    id: 'tokens',
    rule: '2.1',
    position: () => trading(['coin metal wine oil', 'sheep spices gold', 'coin*2 stone'], { tokens: '5/0 2/1' }),
    cannot: ['token 3', 'token 4'],
    light: ['good.coin'],
  },
  {
    id: 'EX-06',
    rule: '2.2',
    position: () => oneKind(4, 3),
    moves: ['token 3', 'take 2 sheep', 'take 3 wine', 'take 2 sheep'],
    cannot: ['take 3 wine'],
    light: ['good.sheep', 'good.wine'],
  },
  {
    id: 'EX-07',
    rule: '2.2',
    position: () => oneKind(4, 3),
    moves: ['token 3', 'take 2 sheep', 'take 1 metal'],
    cannot: ['take 2 sheep'],
    light: ['good.sheep', 'good.wine'],
  },
  {
    id: 'EX-08',
    rule: '2.2',
    position: () => oneKind(4, 4),
    moves: [
      'token 4',
      ...[2, 1, 3, 1, 4, 1, 3, 4, 3, 1, 3, 2].map(
        from => `take ${from} ${['metal', 'sheep', 'wine', 'papyrus'][from - 1]}`,
      ),
    ],
    light: ['good.sheep', 'good.wine'],
  },
  {
    id: 'EX-09',
    rule: '2.2.1',
    position: () => trading(['coin wine', 'oil', 'gold']),
    moves: ['token 1', 'offer coin', 'take 3 gold', 'take 1 coin', 'gift wine'],
    light: ['good.coin'],
  },
  {
    id: 'trade',
    rule: '2.2.1',
    seat: 1,
    position: () => start(3),
    moves: [
      [1, 'token 2'],
      [0, 'offer metal'],
      [0, 'offer wine'],
      [2, 'offer coin'],
      [2, 'offer coin'],
      [1, 'offer spices'],
      [1, 'offer sheep'],
      'take 3 coin',
      'take 1 metal',
      'take 2 spices',
      'take 3 coin',
      'take 2 sheep',
      'gift sheep',
    ],
    light: ['good.coin'],
  },
]

const PAYING: readonly Example<MnState>[] = [
  {
    id: 'EX-10',
    rule: '3.0',
    position: () => scene({ at: 'build R', players: { R: { stock: NINE, control: 'gallia' } } }),
    moves: [
      'caravan gallia grain',
      'pay coins',
      'legion latium',
      'pay wood',
      'pay grain',
      'pay sheep',
      'legion latium',
    ],
    light: ['province.gallia', 'province.latium'],
  },
  {
    id: 'six',
    rule: '3.0',
    position: () => scene({ at: 'build R', players: { R: { stock: NINE, control: 'gallia' } } }),
    cannot: ['market gallia'],
    light: ['province.gallia'],
  },
  {
    id: 'EX-11',
    rule: '3.0',
    position: () => scene({ at: 'build C', players: { C: { stock: NINE } } }),
    moves: ['market africa', 'legion africa'],
    light: ['province.africa'],
  },
  {
    id: 'EX-12',
    rule: '3.0',
    position: () => scene({ at: 'build C', players: { C: { stock: 'metal*2 wood' } } }),
    moves: ['legion africa'],
    light: ['province.africa'],
  },
  {
    id: 'cleopatra',
    rule: '3.0',
    position: () => scene({ at: 'build E', players: { E: { stock: 'coin*3 papyrus*2 grain' } } }),
    moves: ['legion aegyptus', 'pay coin', 'trireme mare-aegyptum'],
    light: ['province.aegyptus', 'sea.mare-aegyptum'],
  },
]

const BUILDING: readonly Example<MnState>[] = [
  {
    id: 'EX-13',
    rule: '3.1.1',
    position: () =>
      scene({
        at: 'build G',
        players: { G: { stock: 'coin*6', control: 'thracia dacia', triremes: 'pontus-euxinus' } },
      }),
    moves: ['control germania', 'control asia'],
    light: ['province.dacia', 'province.germania', 'province.asia', 'sea.pontus-euxinus'],
  },
  {
    id: 'EX-14',
    rule: '3.1.1',
    position: () =>
      scene({
        at: 'build G',
        players: {
          G: { stock: 'coin*6', control: 'thracia dacia', triremes: 'pontus-euxinus' },
          R: { control: 'macedonia', legions: 'dalmatia' },
        },
      }),
    cannot: ['control dalmatia', 'control macedonia'],
    light: ['province.dacia', 'province.dalmatia', 'province.macedonia'],
  },
  {
    id: 'EX-15',
    rule: '3.1.1',
    position: () =>
      scene({
        at: 'build G',
        options: { edition: 'ru' },
        players: {
          G: { stock: 'coin*6', control: 'thracia dacia' },
          R: { control: 'dalmatia', legions: 'macedonia' },
        },
      }),
    moves: ['trireme mare-aegaeum', 'control asia'],
    light: ['province.asia', 'sea.mare-aegaeum', 'province.thracia'],
  },
  {
    id: 'EX-16',
    rule: '3.1.2',
    position: () => scene({ at: 'build G', players: { G: { stock: 'coin*9', control: 'macedonia thracia' } } }),
    moves: ['trireme mare-aegaeum', 'control asia', 'city asia troia'],
    light: ['province.asia', 'sea.mare-aegaeum', 'province.achaia'],
  },
  {
    id: 'EX-17',
    rule: '3.2',
    position: () => scene({ at: 'build G', players: { G: { stock: 'coin*6', control: 'asia' } } }),
    moves: ['trireme mare-aegaeum', 'city asia troia'],
    light: ['province.asia', 'sea.mare-aegaeum'],
  },
  {
    id: 'EX-18',
    rule: '3.2',
    position: () => scene({ at: 'build E', players: { E: { stock: 'coin*7' } } }),
    moves: ['recruit circe'],
    light: ['card.circe'],
  },
]

/** In the order of the rules. */
export const LIST: readonly Example<MnState>[] = [
  ...COLLECTING,
  ...TRADING,
  ...PAYING,
  ...BUILDING,
  ...WAR,
  ...CONQUEST,
  ...VICTORIES,
]
