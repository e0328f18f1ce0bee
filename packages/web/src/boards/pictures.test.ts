// Everything that can lie on a table has its picture.

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
import { expect, test } from 'vitest'

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
      ...['legion', 'trireme', 'fortress', 'marker'].flatMap(unit => [
        unit,
        ...EMPIRES.map(empire => `${unit}/${empire}`),
      ]),
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
