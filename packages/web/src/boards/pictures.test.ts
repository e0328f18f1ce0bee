// Everything that can lie on a table has its picture, and every picture is shown somewhere.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pictures as assyria } from '@tabularium/art/assyrian-wars'
import { pictures as rome } from '@tabularium/art/glory-to-rome'
import { pictures as mare } from '@tabularium/art/mare-nostrum'
import { pictures as duel } from '@tabularium/art/wonders-duel'
import { assyrianWars } from '@tabularium/assyrian-wars'
import { DATA } from '@tabularium/assyrian-wars/rules'
import { gloryToRome } from '@tabularium/glory-to-rome'
import { MATERIALS, ROLES, STRUCTURES } from '@tabularium/glory-to-rome/rules'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { CARD_FACTS, EMPIRES, PIECE_NAMES, SORTS } from '@tabularium/mare-nostrum/rules'
import { wondersDuel } from '@tabularium/wonders-duel'
import { CARDS, TOKENS, WONDERS } from '@tabularium/wonders-duel/rules'
import { describe, expect, test } from 'vitest'
import { UNITS } from './assyrian-wars/facts.ts'
import { CITY_SIZES, cityPicture, counterPicture, leaderCounter, leaderPicture } from './assyrian-wars/picture.ts'
import { cardPicture, FORUM_PICTURE, sitePicture, structurePicture } from './glory-to-rome/picture.ts'
import { BUILDS } from './mare-nostrum/actions-by-piece.ts'
import { buildingPicture, buildPicture, CARD_BACK, goodPicture, unitPicture } from './mare-nostrum/picture.ts'
import { CAPITAL_PICTURES, PAWN_PICTURE } from './wonders-duel/picture.ts'

const names = (kind: string, things: readonly { readonly name: string }[]): readonly string[] =>
  things.map(({ name }) => `${kind}/${name}`)

test.each([
  ['7 Wonders Duel: wonders', duel, names('wonder', WONDERS)],
  ['7 Wonders Duel: buildings', duel, names('building', CARDS)],
  ['7 Wonders Duel: tokens', duel, names('token', TOKENS)],
  ['7 Wonders Duel: backs', duel, ['back/1', 'back/2', 'back/3', 'back/guild']],
  ['7 Wonders Duel: ends', duel, wondersDuel.ends.map(end => `end/${end}`)],
  [
    'Glory to Rome: structures',
    rome,
    names('structure', STRUCTURES).flatMap(name => [1, 2, 3].map(stage => `${name}/${stage}`)),
  ],
  ['Glory to Rome: roles', rome, ROLES.map(role => `role/${role}`)],
  ['Glory to Rome: ends', rome, gloryToRome.ends.map(end => `end/${end}`)],
  [
    'Mare Nostrum: heroes',
    mare,
    names(
      'hero',
      CARD_FACTS.filter(({ sort }) => sort === 'hero'),
    ),
  ],
  [
    'Mare Nostrum: wonders',
    mare,
    names(
      'wonder',
      CARD_FACTS.filter(({ sort }) => sort !== 'hero'),
    ),
  ],
  ['Mare Nostrum: goods', mare, PIECE_NAMES.map(good => `good/${good}`)],
  [
    'Mare Nostrum: pieces',
    mare,
    [
      ...SORTS,
      ...['legion', 'trireme', 'fortress', 'marker'].flatMap(unit => EMPIRES.map(empire => `${unit}/${empire}`)),
    ].map(piece => `piece/${piece}`),
  ],
  ['Mare Nostrum: ends', mare, mareNostrum.ends.map(end => `end/${end}`)],
  [
    'Assyrian Wars: counters',
    assyria,
    Object.entries(DATA.forcePools).flatMap(([nation, pool]) => pool.map(({ type }) => `counter/${nation}/${type}`)),
  ],
  [
    'Assyrian Wars: leaders',
    assyria,
    [
      ...[...DATA.leaders, ...DATA.kings].map(({ country }) => `counter/${country}/leader`),
      ...DATA.leaders.map(({ country }) => `leader/${country}`),
      ...DATA.kings.map(({ country }) => `leader/${country}/king`),
    ],
  ],
  ['Assyrian Wars: cities', assyria, [1, 2, 3].flatMap(size => [`city/${size}`, `city/${size}/siege`])],
  [
    'Assyrian Wars: kinds of cards',
    assyria,
    [...DATA.deck, ...DATA.homeCards].map(({ types: [kind] }) => `card/${kind}`),
  ],
  ['Assyrian Wars: ends', assyria, assyrianWars.ends.map(end => `end/${end}`)],
])('%s', (_, pictures, expected) => {
  expect(expected.length).toBeGreaterThan(0)
  expect(expected.filter(name => !(name in pictures))).toEqual([])
})

test('Assyrian Wars: scenes of single cards belong to cards of the game', () => {
  const known = [...DATA.deck, ...DATA.homeCards].map(({ id }) => `event/${id}`)
  const drawn = Object.keys(assyria).filter(name => name.startsWith('event/'))
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.filter(name => !known.includes(name))).toEqual([])
})

describe.each([
  [
    'wonders-duel',
    duel,
    [
      ...names('wonder', WONDERS),
      ...names('building', CARDS),
      ...names('token', TOKENS),
      ...['1', '2', '3', 'guild'].map(back => `back/${back}`),
      ...CAPITAL_PICTURES,
      PAWN_PICTURE,
      ...wondersDuel.ends.map(end => `end/${end}`),
    ],
  ],
  [
    'glory-to-rome',
    rome,
    [
      ...STRUCTURES.flatMap(({ name }) => [
        cardPicture(name),
        ...[0, 1].map(placed => structurePicture({ name, done: false, placed })),
        structurePicture({ name, done: true, placed: 3 }),
      ]),
      cardPicture('senator'),
      ...MATERIALS.map(sitePicture),
      FORUM_PICTURE,
      ...ROLES.map(role => `role/${role}`),
      ...gloryToRome.ends.map(end => `end/${end}`),
    ],
  ],
  [
    'mare-nostrum',
    mare,
    [
      ...CARD_FACTS.map(({ name, sort }) => `${sort === 'hero' ? 'hero' : 'wonder'}/${name}`),
      ...PIECE_NAMES.map(goodPicture),
      ...SORTS.map(buildingPicture),
      ...EMPIRES.flatMap(empire => [
        ...BUILDS.map(build => buildPicture(build, empire)),
        unitPicture('control', empire),
      ]),
      CARD_BACK,
      ...mareNostrum.ends.map(end => `end/${end}`),
    ],
  ],
  [
    'assyrian-wars',
    assyria,
    [
      ...[...UNITS.keys()].map(counterPicture),
      ...DATA.countries.map(({ id }) => leaderCounter(id)),
      ...DATA.leaders.flatMap(({ id }) => [leaderPicture(id, 0), leaderPicture(id, 1)]),
      ...DATA.kings.map(({ id }) => leaderPicture(id, 1)),
      ...CITY_SIZES.flatMap(size => [cityPicture(size, false), cityPicture(size, true)]),
      ...[...DATA.deck, ...DATA.homeCards].flatMap(({ id, types: [kind] }) => [`event/${id}`, `card/${kind}`]),
      ...assyrianWars.ends.map(end => `end/${end}`),
    ],
  ],
] as const)('%s', (_, pictures, shown) => {
  test('every picture is shown', () => {
    expect(Object.keys(pictures).filter(name => !shown.includes(name))).toEqual([])
  })
})

/** What is shown by a name is asked for in a component, not in a test or a list alone. */
test.each([
  ['assyrian-wars', ['counterPicture', 'leaderCounter', 'leaderPicture', 'cityPicture']],
  ['mare-nostrum', ['goodPicture', 'buildingPicture', 'buildPicture', 'unitPicture', 'CARD_BACK']],
  ['glory-to-rome', ['cardPicture', 'structurePicture', 'sitePicture', 'FORUM_PICTURE']],
  ['wonders-duel', ['CAPITAL_PICTURES', 'PAWN_PICTURE']],
] as const)('%s: boards ask for pictures of every kind', (game, asked) => {
  const folder = join(import.meta.dirname, game)
  const sources = readdirSync(folder)
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|^picture\.ts$/.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8').replace(/^import[^;]*?from .*$/gm, ''))
  expect(asked.filter(name => !sources.some(source => source.includes(name)))).toEqual([])
})
