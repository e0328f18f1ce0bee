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
import { ROLES, STRUCTURES } from '@tabularium/glory-to-rome/rules'
import { mareNostrum } from '@tabularium/mare-nostrum'
import { CARD_FACTS, EMPIRES, PIECE_NAMES, SORTS } from '@tabularium/mare-nostrum/rules'
import { wondersDuel } from '@tabularium/wonders-duel'
import { CARDS, TOKENS, WONDERS } from '@tabularium/wonders-duel/rules'
import { describe, expect, test } from 'vitest'
import { UNITS } from './assyrian-wars/facts.ts'
import { CITY_SIZES, cityPicture, counterPicture, leaderCounter, leaderPicture } from './assyrian-wars/picture.ts'
import { cardPicture, structurePicture } from './glory-to-rome/picture.ts'
import { BUILDS } from './mare-nostrum/actions-by-piece.ts'
import { buildingPicture, buildPicture, CARD_BACK, goodPicture, unitPicture } from './mare-nostrum/picture.ts'

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

type Reason = readonly [covers: (name: string) => boolean, why: string]

/** Whether a name is that of a counter our data have no unit for. */
const hasNoUnit = (name: string): boolean => {
  const [, nation, arm] = name.match(/^counter\/(\w+)\/([A-Z]+)$/) ?? []
  return nation !== undefined && !DATA.forcePools[nation]?.some(({ type }) => type === arm)
}
/** Or one of a leader of a country without any. */
const hasNoLeader = (name: string): boolean => {
  const country = name.match(/^leader\/(\w+)/)?.[1] ?? name.match(/^counter\/(\w+)\/leader$/)?.[1]
  return country !== undefined && !DATA.leaders.some(leader => leader.country === country)
}

/** What is drawn and shown nowhere, each with the reason. */
const NOT_SHOWN: Readonly<Record<string, readonly Reason[]>> = {
  'wonders-duel': [
    [name => name.startsWith('track/'), 'the conflict track is too low for a scene: its signs are read at a glance'],
  ],
  'glory-to-rome': [
    [name => name.startsWith('site/'), 'a pile of sites is a strip with a number: there is no room for a scene'],
    [name => name === 'forum', 'the common pool is a row of cards, which have pictures of their own'],
  ],
  'assyrian-wars': [
    [hasNoUnit, 'no such unit in our data; people may enter their own'],
    [hasNoLeader, 'nobody leads them in our data; people may enter their own'],
  ],
}

describe.each([
  [
    'wonders-duel',
    duel,
    [
      ...names('wonder', WONDERS),
      ...names('building', CARDS),
      ...names('token', TOKENS),
      ...['1', '2', '3', 'guild'].map(back => `back/${back}`),
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
] as const)('%s', (game, pictures, shown) => {
  const reasons = NOT_SHOWN[game] ?? []
  const unseen = Object.keys(pictures).filter(name => !shown.includes(name))

  test('every picture is shown, or there is a reason why not', () => {
    expect(unseen.filter(name => !reasons.some(([covers]) => covers(name)))).toEqual([])
  })

  test('every reason is needed', () => {
    expect(reasons.filter(([covers]) => !unseen.some(covers))).toEqual([])
  })
})

/** What is shown by a name is asked for in a component, not in a test or a list alone. */
test.each([
  ['assyrian-wars', ['counterPicture', 'leaderCounter', 'leaderPicture', 'cityPicture']],
  ['mare-nostrum', ['goodPicture', 'buildingPicture', 'buildPicture', 'unitPicture', 'CARD_BACK']],
] as const)('%s: boards ask for pictures of every kind', (game, asked) => {
  const folder = join(import.meta.dirname, game)
  const sources = readdirSync(folder)
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|^picture\.ts$/.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8').replace(/^import[^;]*?from .*$/gm, ''))
  expect(asked.filter(name => !sources.some(source => source.includes(name)))).toEqual([])
})
