// 3.1 What can be built where: control, units, buildings, cards, the powers that build, and the end of the phase.

import { size } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from './cases.ts'
import { cardOf } from './names.ts'
import { choices, play, type SceneWords, scene } from './scene.ts'

const RICH = 'coin*12'

/** Greece builds, in the rulebook's examples of control. */
const greece = (control: string, more: SceneWords['players'] = {}, given: Partial<SceneWords> = {}): SceneWords => {
  const { G = {}, ...others } = more
  return { at: 'build G', players: { G: { stock: RICH, control, ...G }, ...others }, ...given }
}
const rome = (R: SceneWords['players']['R'], more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'build R',
  ...more,
  players: { ...more.players, R: { stock: RICH, ...R } },
})
const babylon = (edition: string, B: SceneWords['players']['B'], more: SceneWords['players'] = {}): SceneWords => ({
  at: 'build B',
  players: { ...more, B: { stock: RICH, ...B } },
  options: { edition },
})

/** Carthage builds, with coins enough for one piece. */
const carthage = ({ C, ...others }: SceneWords['players'], edition: string): SceneWords => ({
  at: 'build C',
  players: { ...others, C: { stock: 'coin*3', ...C } },
  options: { edition },
})

const CONTROL: readonly Case[] = [
  {
    id: 'EX-13 over a border, and over the sea with a trireme (3.1.1)',
    given: greece('thracia dacia', { G: { triremes: 'pontus-euxinus' } }),
    can: ['control germania', 'control asia'],
  },
  {
    id: 'EX-14 not where an enemy legion stands, nor where another has control (3.1.1)',
    given: greece('thracia dacia', { R: { control: 'macedonia', legions: 'dalmatia' } }),
    can: ['control germania'],
    cannot: ['control dalmatia', 'control macedonia'],
  },
  {
    id: 'EX-15 ru: without a trireme (3.1.1)',
    given: greece(
      'thracia dacia',
      { R: { control: 'dalmatia', legions: 'macedonia' } },
      { options: { edition: 'ru' } },
    ),
    can: ['control germania'],
    cannot: ['control asia', 'control dalmatia', 'control macedonia'],
  },
  ...['mare-aegaeum', 'pontus-euxinus'].map(
    (sea): Case => ({
      id: `EX-15 ru: a trireme on ${sea} opens Asia at once (3.1.1)`,
      given: greece(
        'thracia dacia',
        { R: { control: 'dalmatia', legions: 'macedonia' } },
        { options: { edition: 'ru' } },
      ),
      when: `trireme ${sea}`,
      can: ['control asia'],
      cannot: ['control dalmatia', 'control macedonia'],
    }),
  ),
  {
    id: 'EX-16 trireme, control, legendary city, in this order (3.1.2)',
    given: greece('macedonia thracia'),
    when: 'trireme mare-aegaeum; control asia; city asia troia',
    now: { asia: 'G [troia]', 'mare-aegaeum': 'G1', 'G stock': 'coin*3' },
    can: ['legion asia'],
    cannot: ['control asia', 'city asia troia'],
  },
  {
    id: 'EX-17 the trireme and the city count, control does not (3.2)',
    given: greece('macedonia thracia'),
    when: 'trireme mare-aegaeum; control asia; city asia troia',
    now: { 'G levels': '0/1/1' },
  },
  {
    id: 'DR-40 not from a province taken this turn (3.1.1)',
    given: rome({ control: 'gallia' }),
    when: 'control germania',
    can: ['control dalmatia'],
    cannot: ['control dacia'],
  },
  {
    id: 'DR-40 but from the next round on (3.1.1)',
    given: rome({ control: 'gallia germania' }),
    can: ['control dacia'],
  },
  {
    id: 'M28 a province at war or occupied is a base all the same (3.1.1)',
    given: rome({ control: 'gallia', legions: 'gallia' }, { players: { G: { legions: 'gallia' } } }),
    can: ['control germania'],
    cannot: ['legion gallia'],
  },
  {
    id: 'DR-41 all seven markers placed: no control, not by Hammurabi either (3.1.1)',
    given: babylon('pl', { control: 'mesopotamia assyria armenia cappadocia cilicia asia judea' }),
    cannot: ['control arabia', 'use hammurabi arabia'],
    can: ['legion asia'],
  },
  {
    id: 'DR-42 one’s own legion in the target does not matter (3.1.1)',
    given: rome({ control: 'gallia', legions: 'germania' }),
    can: ['control germania'],
  },
  {
    id: 'DR-42 an enemy one does (3.1.1)',
    given: rome({ control: 'gallia' }, { players: { G: { legions: 'germania' } } }),
    cannot: ['control germania'],
  },
  {
    id: 'DR-47 after control everything may be built there at once (3.1.1)',
    given: rome({ control: 'gallia' }),
    when: 'control dalmatia',
    can: ['legion dalmatia', 'fortress dalmatia', 'caravan dalmatia wood', 'trireme mare-hadriaticum'],
  },
  {
    id: 'DR-38 Hammurabi over the sea: pl (10, D25)',
    given: babylon('pl', { control: 'cilicia', triremes: 'mare-cyprium' }),
    can: ['use hammurabi asia', 'use hammurabi judea'],
  },
  {
    id: 'DR-38 Hammurabi over the sea: ru only by land (10, D25)',
    given: babylon('ru', { control: 'cilicia', triremes: 'mare-cyprium mare-aegaeum' }),
    can: ['control creta', 'use hammurabi asia'],
    cannot: ['use hammurabi creta'],
  },
  {
    id: 'DR-39 Hammurabi and a paid control in one turn, neither from the other (10, M29)',
    given: babylon('pl', {}),
    when: 'use hammurabi mesopotamia; control assyria',
    now: { mesopotamia: 'B', assyria: 'B', 'B stock': 'coin*9' },
    cannot: ['use hammurabi arabia', 'control cappadocia', 'control armenia'],
  },
]

const UNITS: readonly Case[] = [
  {
    id: 'DR-43 a province at war: nothing in it, and its sea is closed (3.1.2, 4.2.1)',
    given: rome({ control: 'numidia', legions: 'numidia' }, { players: { G: { legions: 'numidia' } } }),
    cannot: ['legion numidia', 'fortress numidia', 'caravan numidia gold', 'trireme mare-sardum'],
  },
  {
    id: 'DR-43 unless another own province touches it (3.1.2, M30)',
    given: rome({ control: 'numidia sicilia', legions: 'numidia' }, { players: { G: { legions: 'numidia' } } }),
    cannot: ['legion numidia'],
    can: ['trireme mare-sardum'],
  },
  {
    id: 'DR-44 one’s own capital province: units and all empty slots even while it is occupied (1.2, 3.1.1, 4.3.5, M32)',
    given: rome(
      {},
      { players: { G: { legions: 'latium*2', stations: 'latium/metal latium/wine' } }, buildings: 'latium/wine' },
    ),
    can: [
      'legion latium',
      'fortress latium',
      'trireme mare-tyrrhenum',
      'market latium',
      'city latium roma',
      'caravan latium metal',
    ],
    cannot: ['caravan latium wine'],
  },
  {
    id: 'DR-44 the pillager’s legion makes way, an occupied building stays occupied (3.1.1, M32)',
    given: rome(
      {},
      { players: { G: { legions: 'latium*2', stations: 'latium/metal latium/wine' } }, buildings: 'latium/wine' },
    ),
    when: 'caravan latium metal',
    now: { latium: 'R G2 [metal wine:G]' },
  },
  {
    id: 'D18 pl: a sea is open beside a province at war, if another own province allows it (4.2.1, M30)',
    given: carthage({ C: { control: 'cyrenaica creta', legions: 'cyrenaica' }, G: { legions: 'cyrenaica' } }, 'pl'),
    can: ['trireme mare-aegyptum', 'trireme mare-africum', 'trireme mare-aegaeum'],
  },
  {
    id: 'D18 ru: no triremes in the seas beside a province at war (4.2.1)',
    given: carthage({ C: { control: 'cyrenaica creta', legions: 'cyrenaica' }, G: { legions: 'cyrenaica' } }, 'ru'),
    can: ['trireme mare-aegaeum'],
    cannot: ['trireme mare-aegyptum'],
    refused: { 'trireme mare-aegyptum': 'war-beside D18' },
  },
  {
    id: 'D18 ru: nor for others whose own province is at peace (4.2.1)',
    given: carthage(
      { C: { control: 'creta' }, R: { control: 'cyrenaica', legions: 'cyrenaica' }, G: { legions: 'cyrenaica' } },
      'ru',
    ),
    can: ['trireme mare-aegaeum'],
    cannot: ['trireme mare-aegyptum'],
  },
  {
    id: 'D18 ru: a province that is only occupied is not at war (4.2.1)',
    given: carthage({ C: { control: 'cyrenaica creta' }, G: { legions: 'cyrenaica' } }, 'ru'),
    can: ['trireme mare-aegaeum', 'trireme mare-aegyptum'],
  },
  {
    id: 'D18 ru: the Lighthouse of Pharos builds no trireme there either (11)',
    given: carthage(
      { C: { control: 'cyrenaica creta', legions: 'cyrenaica', cards: 'pharos' }, G: { legions: 'cyrenaica' } },
      'ru',
    ),
    can: ['use pharos mare-aegaeum'],
    cannot: ['use pharos mare-aegyptum'],
  },
  {
    id: 'D18 ru: the seas of one’s own capital province are open, whatever is beside them (4.3.5)',
    given: carthage(
      { C: { control: 'cyrenaica', legions: 'cyrenaica africa' }, G: { legions: 'cyrenaica africa' } },
      'ru',
    ),
    can: ['trireme mare-africum', 'trireme mare-sardum'],
    cannot: ['trireme mare-aegyptum'],
  },
  {
    id: 'D18 ru: a capital province at war closes no sea (4.2.1)',
    given: {
      at: 'build C',
      players: { C: { stock: 'coin*3', legions: 'africa' }, G: { legions: 'africa' }, R: { control: 'sicilia' } },
      options: { edition: 'ru' },
    },
    can: ['trireme mare-sardum', 'trireme mare-africum'],
  },
  {
    id: 'DR-46 the market before the caravan, the temple before the city (3.1.2, M31)',
    given: rome({}),
    can: ['market latium', 'temple latium'],
  },
  {
    id: 'one fortress in a province (3.1.2)',
    given: rome({ control: 'gallia', fortresses: 'latium' }),
    can: ['fortress gallia'],
    cannot: ['fortress latium'],
  },
  {
    id: 'EX-33 all eight legions on the map: none at any price (9)',
    given: rome(
      { legions: 'latium*8', cards: 'spartacus penthesilea', control: 'gallia' },
      { players: { G: { legions: 'gallia' } } },
    ),
    cannot: ['legion latium', 'use spartacus latium', 'use penthesilea'],
    can: ['fortress latium'],
  },
  {
    id: 'DR-45 Penthesilea: a legion for each own province with enemy legions, as many as there are (10, M35)',
    given: rome(
      { cards: 'penthesilea', control: 'gallia italia germania', legions: 'latium*6' },
      { players: { G: { legions: 'gallia*2 italia' }, C: { legions: 'italia germania' } } },
    ),
    when: 'use penthesilea',
    now: { latium: 'R R8', 'R supply': '0 5 5 4' },
    cannot: ['use penthesilea'],
  },
  {
    id: 'M35 Penthesilea: fewer of them, all at once (10)',
    given: rome(
      { cards: 'penthesilea', control: 'gallia italia', legions: 'latium*3' },
      { players: { G: { legions: 'gallia italia' } } },
    ),
    when: 'use penthesilea 1',
    now: { latium: 'R R4' },
    cannot: ['use penthesilea', 'use penthesilea 1'],
  },
  {
    id: 'M35 the capital province counts, a lone enemy fortress does not exist there (10)',
    given: rome({ cards: 'penthesilea', stock: 'coin' }, { players: { G: { legions: 'latium*3' } } }),
    when: 'use penthesilea',
    now: { latium: 'R R1 G3' },
  },
  {
    id: 'M32 one’s own legion of Circe makes way for a caravan (3.1.2)',
    given: rome({ cards: 'circe', legions: 'latium', stations: 'latium/metal' }),
    when: 'caravan latium metal',
    now: { latium: 'R R1 [metal]' },
  },
  {
    id: 'no piece in the reserve, no building (9)',
    given: rome({}, { reserve: { markets: 0 } }),
    cannot: ['market latium'],
    can: ['temple latium'],
  },
]

const CARDS: readonly Case[] = [
  {
    id: 'EX-18 Circe adds to trade and military (3.2)',
    given: { at: 'build E', players: { E: { stock: 'coin*7' } } },
    when: 'recruit circe',
    now: { 'E levels': '1/0/1', 'E stock': '' },
  },
  ...[
    { cards: '', price: 7 },
    { cards: 'hercules', price: 8 },
    { cards: 'hercules hamilcar', price: 9 },
    { cards: 'hercules hamilcar antigone', price: 10 },
  ].flatMap(({ cards, price }): Case[] => [
    {
      id: `DR-31 the next card after ${cards || 'the starting hero'} costs ${price} (3.1.3)`,
      given: rome({ stock: `coin*${price}`, cards }),
      can: ['recruit colossus'],
    },
    {
      id: `DR-31 and not ${price - 1} (3.1.3)`,
      given: rome({ stock: `coin*${price - 1}`, cards }),
      cannot: ['recruit colossus'],
    },
  ]),
  {
    id: 'DR-31 the Pyramids cost 12 whatever one owns (3.1.3)',
    given: rome({ stock: 'coin*11', cards: 'hercules hamilcar antigone' }),
    cannot: ['pyramids'],
  },
  {
    id: 'DR-51 five cards: no sixth, but the Pyramids (3.1.3, M33)',
    given: rome({ stock: 'coin*22', cards: 'hercules hamilcar antigone' }),
    when: 'recruit circe',
    can: ['pyramids'],
    cannot: ['recruit colossus'],
  },
  {
    id: 'DR-49 Spartacus works in the turn in which he is bought (3.1.3, M26)',
    given: rome({ stock: 'coin*8' }),
    when: 'recruit spartacus; use spartacus latium',
    now: { latium: 'R R1', 'R stock': '' },
  },
  {
    id: 'DR-50 Castor and Pollux: only what others own and may be copied (10, M38)',
    given: rome({ stock: 'coin*7' }, { players: { G: { cards: 'hercules perseus circe' } } }),
    when: 'recruit castor-and-pollux',
    now: { 'R levels': '0/0/0' },
    tells: [{ at: 'copied', seat: 0, card: 'circe' }],
  },
  {
    id: 'DR-50 a choice among several, own ones not among them (10)',
    given: rome(
      { stock: 'coin*8', cards: 'antigone' },
      { players: { G: { cards: 'hercules circe' }, E: { cards: 'spartacus' } } },
    ),
    when: 'recruit castor-and-pollux',
    now: { asked: 'R copy', choices: 'copy circe; copy spartacus' },
  },
  {
    id: 'DR-50 and the power works (10)',
    given: rome({ stock: 'coin*8' }, { players: { G: { cards: 'hercules circe' }, E: { cards: 'spartacus' } } }),
    when: 'recruit castor-and-pollux; copy spartacus; use spartacus latium',
    now: { latium: 'R R1' },
  },
  {
    id: 'DR-50 nobody owns a candidate: no power (10)',
    given: rome({ stock: 'coin*7' }, { players: { G: { cards: 'hercules perseus' } } }),
    when: 'recruit castor-and-pollux',
    silent: ['copied'],
    now: { asked: 'E name' },
  },
]

const PHASE: readonly Case[] = [
  {
    id: 'DR-52 the culture leader names those who have not built (3.0, M59)',
    given: { at: 'name', players: {}, acted: 'R G' },
    now: { asked: 'E name', choices: 'name 2; name 4; name 5' },
  },
  {
    id: 'DR-52 the last name makes itself (3.0, M59)',
    given: { at: 'name', players: { B: { stock: 'coin*3' } }, acted: 'R C G E' },
    now: { asked: 'B build' },
  },
  {
    id: 'M25 a turn may be empty, and its end is final (3)',
    given: { at: 'name', players: { B: { stock: 'coin*3' } }, acted: 'R C G' },
    when: 'name 5; end build',
    now: { 'B stock': 'coin*2' },
    tells: [{ at: 'built-up', seat: 4 }],
  },
  {
    id: 'DR-48 leftovers: two coins stay (3.0, M36)',
    given: { at: 'build R', players: { R: { stock: 'coin*2 grain legendary-grain' } }, acted: 'C G E B' },
    when: 'end build',
    now: { 'R stock': 'coin*2' },
    tells: [{ at: 'discarded', pieces: { grain: 1, 'legendary-grain': 1 } }],
  },
  {
    id: 'DR-48 Hanging Gardens: two goods of different kinds, not both grains (11, M36)',
    given: {
      at: 'build R',
      players: { R: { stock: 'coin*5 grain legendary-grain wood', cards: 'hanging-gardens' } },
      acted: 'C G E B',
    },
    when: 'end build; keep grain',
    now: { choices: 'keep wood; keep done' },
  },
  {
    id: 'DR-48 Hanging Gardens: wood and one of the grains (11)',
    given: {
      at: 'build R',
      players: { R: { stock: 'coin*5 grain legendary-grain wood', cards: 'hanging-gardens' } },
      acted: 'C G E B',
    },
    when: 'end build; keep wood; keep legendary-grain',
    now: { 'R stock': 'coin*2 wood legendary-grain' },
  },
  {
    id: 'N09 Hanging Gardens: the two goods in any order (11, M36)',
    given: {
      at: 'build R',
      players: { R: { stock: 'grain legendary-grain wood wine', cards: 'hanging-gardens' } },
      acted: 'C G E B',
    },
    when: 'end build; keep legendary-grain',
    now: { choices: 'keep wood; keep wine; keep done' },
  },
  {
    id: 'N09 Hanging Gardens: a piece that stands before the first (11, M36)',
    given: {
      at: 'build R',
      players: { R: { stock: 'grain wood wine', cards: 'hanging-gardens' } },
      acted: 'C G E B',
    },
    when: 'end build; keep wine; keep grain',
    now: { 'R stock': 'grain wine' },
  },
  {
    id: 'N06 the others discard before the owner of the Gardens chooses (3.0)',
    given: {
      at: 'build R',
      players: { R: { stock: 'wood', cards: 'hanging-gardens' }, B: { stock: 'coin*5' } },
      acted: 'C G E B',
    },
    now: { asked: 'R keep', 'B stock': 'coin*2', 'R stock': 'wood' },
  },
  {
    id: 'N07 Perseus may think better of it until he has paid (10)',
    given: {
      at: 'name',
      players: { R: { stock: 'coin*12', cards: 'perseus' }, G: { stock: 'coin*3' } },
    },
    when: 'name 3; perseus first; perseus pass',
    now: { asked: 'G build' },
  },
]

describe.each([
  ['control', CONTROL],
  ['units and buildings', UNITS],
  ['cards', CARDS],
  ['the phase', PHASE],
] as const)('%s', (_, cases) => {
  test.each(cases.map(each => [each.id, each] as const))('%s', (_, each) => {
    expect(outcome(each)).toEqual(wanted(each))
  })
})

test('DR-04 beginner display: what is sold is replaced at the end of the phase only (3, M37)', () => {
  const s = scene({
    at: 'build R',
    players: { R: { stock: 'coin*15' } },
    acted: 'C G E B',
    options: { display: 'beginner' },
  })
  const open = ['antigone', 'circe', 'hercules', 'perseus', 'gilgamesh'].reduce(
    (set, name) => set | (1 << cardOf(name)),
    0,
  )
  s.closed = s.open & ~open
  s.open = open
  expect(choices(s).filter(notation => notation.startsWith('recruit')).length).toBe(5)
  play(s, 'recruit antigone')
  expect([size(s.open), size(s.closed)]).toEqual([4, 12])
  play(s, 'recruit circe') // nothing is left to spend, so that the phase is over
  expect([size(s.open), size(s.closed)]).toEqual([5, 10])
})
