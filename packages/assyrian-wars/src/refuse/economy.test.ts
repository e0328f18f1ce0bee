// Refusals of the economy: code and rule for each reason.

import { expect, test } from 'vitest'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, type SceneWords, scene } from '../testing/scene.ts'
import { refuse } from './refuse.ts'

const assyria = (at: Readonly<Record<string, string>>, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'act assyria',
  ap: 20,
  rebel: 'babylonia elam',
  ...more,
  countries: { ...more.countries, assyria: { at, ...more.countries?.assyria } },
})
const elam = (at: Readonly<Record<string, string>>, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'act elam',
  ap: 5,
  ...more,
  countries: { ...more.countries, elam: { at, ...more.countries?.elam } },
})
const egypt = (at: Readonly<Record<string, string>>, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'act egypt',
  ap: 4,
  ...more,
  countries: { ...more.countries, egypt: { at } },
})

const CASES: readonly Case[] = [
  {
    id: 'building',
    given: assyria({}, { ap: 7, options: { abilities: 'off' } }),
    refused: {
      'build assyria-hi-4': 'costs-more 6.1',
      'build elam-hi-3': 'not-your-unit 6.1',
      'build mercenary-hi-3': 'hired-not-built 6.1',
      'hire assyria-hi-4': 'built-not-hired 6.2',
      'hire mercenary-hi-3': 'none-in-pool 6.2',
      'regain assyria-hi-4': 'not-in-regroup 6.5',
      'rebuild assyria-hi-4': 'none-reduced 6.4',
      'rebuild arabs-lc-2': 'nomads-not-rebuilt 10.1',
      'clear nineveh': 'not-pillaged 6.4',
      'wall nineveh': 'not-damaged 6.4',
      'combine assyria-hi-4': 'first-impulse-only 9.3',
      'disband assyria-li-2': 'not-for-assyria 9.4',
      'pillage sippar': 'no-units-there 6.14',
      raid: 'no-raiders 6.15',
      'sail med-delta': 'no-ships-there 6.16.b',
      'search med-delta': 'no-ships-there 6.16.f',
    },
  },
  {
    id: 'nowhere to build',
    given: {
      at: 'act judah',
      ap: 20,
      countries: { judah: { at: { lachish: 'li' } }, assyria: { at: { jerusalem: 'hi*2' } } },
      wars: 'assyria judah',
    },
    refused: { 'build judah-li-2': 'no-home-city 6.1' },
  },
  {
    id: 'one leader an impulse',
    given: assyria({}),
    when: 'recruit; at nineveh',
    refused: { recruit: 'one-leader 6.3' },
  },
  {
    id: 'where a regular may not stand',
    given: assyria(
      {},
      {
        countries: { babylonia: { at: { arbela: 'hi' }, controls: 'ashur' } },
        damage: { ashur: 1 },
        pillage: { sippar: 1 },
      },
    ),
    when: 'build assyria-li-2',
    refused: {
      'at arbela': 'enemies-there 6.1',
      'at ashur': 'not-your-city 6.1',
      'at guzana': 'no-city-there 6.1',
      'at der': 'not-home 6.1',
      'at med-delta': 'not-on-land 6.1',
    },
  },
  {
    id: 'where mercenaries may not stand',
    given: elam({ uruk: 'hi', pool: 'm-li' }, { rebel: 'babylonia elam' }),
    when: 'hire mercenary-li-2',
    refused: { 'at uruk': 'allied-ground 6.2', 'at suhu': 'no-own-force 6.2' },
  },
  {
    id: 'repairs',
    given: assyria(
      { susa: 'hi-' },
      {
        countries: { babylonia: { at: { kalhu: 'hi' }, controls: 'ashur' } },
        sieges: { kalhu: 'standard babylonia' },
        damage: { kalhu: 1, ashur: 1 },
        pillage: { sippar: 1 },
      },
    ),
    refused: {
      'wall kalhu': 'city-besieged 6.4',
      'wall ashur': 'not-your-city 6.4',
      'clear sippar': 'not-your-ground 6.4',
      'rebuild assyria-hi-4': 'no-line-home 6.4',
    },
  },
  {
    id: 'rules left out',
    given: elam({ susa: 'li*2' }, { turn: 2, options: { combining: 'off', standingArmy: 'off', selling: 'off' } }),
    refused: {
      'combine elam-li-2': 'rule-left-out 9.3',
      'disband elam-li-2': 'rule-left-out 9.4',
      'bid egypt mercenary-li-2': 'rule-left-out 9.6',
    },
  },
  {
    id: 'sale',
    given: elam(
      { susa: 'li' },
      {
        countries: { egypt: { at: { pool: 'm-li arabs-lc-2' } } },
        also: s => void (s.spurned = 1 << BOARD.countryOf('media')),
      },
    ),
    refused: {
      'bid elam mercenary-li-2': 'no-seller 9.6',
      'bid media mercenary-li-2': 'said-no 9.6',
      'bid egypt mercenary-hi-3': 'not-in-their-pool 9.6',
      'bid egypt arabs-lc-2': 'nomads-not-sold 9.6',
    },
  },
  {
    id: 'a seller does not buy',
    given: elam({ susa: 'li' }, { also: s => void (s.sold = 1 << BOARD.countryOf('elam')) }),
    refused: { 'bid egypt mercenary-li-2': 'sellers-do-not-buy 9.6' },
  },
  {
    id: 'pillage',
    given: assyria(
      { sippar: 'hi', hamath: 'hi', nineveh: 'hi', suhu: 'hi', kish: 'li' },
      { tracks: { syria: 'assyria 10' }, pillage: { kish: 2 } },
    ),
    when: 'pillage sippar',
    refused: {
      'pillage sippar': 'pillaged-already 6.14',
      'pillage kish': 'pillaged-bare 6.14',
      'pillage hamath': 'at-peace-with 6.14',
      'pillage nineveh': 'own-land 6.14',
      'pillage suhu': 'nothing-to-pillage 6.14',
    },
  },
  {
    id: 'raids',
    given: elam({ susa: 'li hi m-li', nagitu: 'b' }),
    when: 'raid-with elam-li-2',
    refused: {
      'raid-with elam-hi-3': 'one-raider 6.15',
      'raid-with mercenary-li-2': 'mercenaries-do-not-raid 6.15',
      'raid-with elam-ship-2': 'ships-do-not-raid 6.15',
      raid: 'raiders-just-came 6.15',
      'raid-end raid-1': 'raiders-just-came 6.15',
      'raid-end raid-2': 'not-your-raider 6.15',
    },
  },
  {
    id: 'ships',
    given: egypt({ 'med-delta': 'ship*2' }, { countries: { phoenicia: { at: { 'trade-med-west': 'ship*3' } } } }),
    when: 'sail med-delta',
    refused: {
      'steer med-cyprus': 'not-adjacent-water 6.16.b',
      'steer trade-med-west': 'no-room 6.16.g',
      'land sais': 'nothing-aboard 6.16.d',
      'land tyre': 'no-port-here 6.16.d',
      'load sais': 'nothing-to-load 6.16.c',
    },
  },
  {
    id: 'a fleet that has moved or carries troops stays out of the boxes',
    given: egypt({ 'med-delta': 'ship', sais: 'li' }),
    when: 'sail med-delta; load sais; embark egypt-li-2',
    refused: { 'steer trade-med-west': 'loaded-fleet 6.16.c' },
  },
  {
    id: 'after a zone',
    given: egypt({ 'med-delta': 'ship' }),
    when: 'sail med-delta; steer med-pelusium',
    refused: { 'steer trade-med-west': 'fleet-has-moved 6.16.b' },
  },
  {
    id: 'a fleet at anchor is done; nobody to search for',
    given: egypt({ 'med-delta': 'ship' }),
    when: 'sail med-delta; anchor',
    refused: { 'sail med-delta': 'fleet-done 6.16.b', 'search med-delta': 'no-enemy-fleet 6.16.f' },
  },
  {
    id: 'landing in peace',
    given: egypt({ 'med-tyre': 'ship li' }),
    when: 'sail med-tyre',
    refused: { 'land tyre': 'may-not-land 8.1' },
  },
  {
    id: 'tribute',
    given: assyria({}),
    refused: { 'withhold media': 'pays-nothing 5.2.3', 'merciless israel': 'no-refuser 7.4.4' },
  },
  {
    id: 'tribes hire, buy and repair nothing',
    given: { at: 'act scythians', ap: 10, countries: { scythians: { at: { ishkuza: 'hb', pool: 'sc-partatua' } } } },
    refused: {
      'hire mercenary-hi-3': 'tribes-hire-nobody 10.1',
      recruit: 'tribes-buy-no-leaders 10.1',
      'clear ishkuza': 'tribes-repair-nothing 10.1',
    },
  },
]

test.each(CASES.map(one => [one.id, one] as const))('%s', (_id, one) => {
  expect(outcome(one)).toEqual(wanted(one))
})

test('a refusal has its figures', () => {
  const s = scene(assyria({}, { ap: 7, options: { abilities: 'off' } }))
  const action = BOARD.actions.parse('build assyria-hi-4')
  if (action === undefined) throw new Error('no such action')
  expect(refuse(BOARD, s, 0, action)?.message).toEqual({ key: 'refusal.costs-more', args: { cost: 8, left: 7 } })
})

test('halves are told as such', () => {
  const s = scene(assyria({ nineveh: 'hi', pool: 'm-hi' }, { ap: 1 }))
  const action = BOARD.actions.parse('hire mercenary-hi-3')
  if (action === undefined) throw new Error('no such action')
  expect(refuse(BOARD, s, 0, action)?.message.args).toEqual({ cost: '1½', left: 1 })
})

test('a unit is named with its factor: others of its type may be there', () => {
  const s = scene(assyria({ pool: 'm-li' }))
  const action = BOARD.actions.parse('hire mercenary-hi-3')
  if (action === undefined) throw new Error('no such action')
  const { message, code } = refuse(BOARD, s, 0, action) ?? {}
  expect(code).toBe('none-in-pool')
  expect(message?.args?.unit).toEqual({
    key: 'unit-of.hired',
    args: { type: { key: 'unit.HI' }, factor: 3, nation: { key: 'nation.mercenary' } },
  })
})

test('a unit of others is named with its owner', () => {
  const action = BOARD.actions.parse('build elam-hi-3')
  if (action === undefined) throw new Error('no such action')
  expect(refuse(BOARD, scene(assyria({})), 0, action)?.message.args?.country).toEqual({ key: 'country.elam' })
})
