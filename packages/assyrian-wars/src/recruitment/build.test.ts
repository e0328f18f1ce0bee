// 6.1, 6.3 to 6.5, 9.3, 9.4: what is built, bought, made whole, where, and at what price.

import { describe, expect, test } from 'vitest'
import { field, poolOf } from '../board/board.ts'
import { AP } from '../board/names.ts'
import { buildPrice, hirePrice, rebuildPrice, regainPrice } from '../economy/prices.ts'
import { lineHome } from '../economy/sites.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, choices, play, type SceneWords, scene } from '../testing/scene.ts'

const assyria = (at: Readonly<Record<string, string>>, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'act assyria',
  ap: 20,
  rebel: 'babylonia elam',
  ...more,
  countries: { ...more.countries, assyria: { at, ...more.countries?.assyria } },
})

/** A counter of a kind, whichever. */
const of = (kind: string): number => BOARD.kindFirst[BOARD.kindOf(kind)]

describe('prices', () => {
  const off = scene({ countries: {}, options: { abilities: 'off' } })
  const full = scene({ countries: {}, options: { abilities: 'on' } })
  const rows: readonly (readonly [string, () => number, number])[] = [
    ['#2 a regular of factor 4 (6.1)', () => buildPrice(BOARD, off, of('assyria-hi-4')), 8],
    ['#3 a mercenary of factor 3 (6.2)', () => hirePrice(BOARD, off, of('mercenary-hi-3')), 1.5],
    ['#3 the same with 9.7', () => hirePrice(BOARD, full, of('mercenary-hi-3')), 1.5],
    ['#4 a regular from 2 to 4 (6.4)', () => rebuildPrice(BOARD, of('assyria-hi-4')), 4],
    ['a regular from 1 to 3 (6.4)', () => rebuildPrice(BOARD, of('elam-hi-3')), 4],
    [
      '#5 a mercenary from 1 to 2 and one bought back (6.5)',
      () => rebuildPrice(BOARD, of('mercenary-li-2')) + regainPrice(BOARD, of('mercenary-li-2')),
      1,
    ],
    ['a regular bought back (6.5)', () => regainPrice(BOARD, of('assyria-hi-4')), 1],
    ['a leader bought back (6.5)', () => regainPrice(BOARD, BOARD.leaderOf('as-sin-ahu-usur')), 1],
    ['a ship (6.16.a)', () => buildPrice(BOARD, full, of('egypt-ship-3')), 2],
    ['repair of a ship (6.16.a)', () => rebuildPrice(BOARD, of('egypt-ship-3')), 1],
    ['R43 light infantry of factor 2 with 9.7', () => buildPrice(BOARD, full, of('assyria-li-2')), 4],
    ['R43 heavy infantry of factor 4 with 9.7', () => buildPrice(BOARD, full, of('assyria-hi-4')), 9],
    ['R43 archers of factor 3 with 9.7', () => buildPrice(BOARD, full, of('assyria-b-3')), 7],
    ['R43 light cavalry of factor 3 with 9.7', () => buildPrice(BOARD, full, of('media-lc-3')), 7],
    ['R43 horse archers of factor 3 with 9.7', () => buildPrice(BOARD, full, of('media-hb-3')), 8],
    ['R43 heavy cavalry of factor 4 with 9.7', () => buildPrice(BOARD, full, of('assyria-hc-4')), 10],
    ['R43 chariots of factor 4 with 9.7', () => buildPrice(BOARD, full, of('egypt-ch-4')), 11],
  ]
  test.each(rows)('%s', (_, price, ap) => expect(price() / AP).toBe(ap))
})

const BUILD: readonly Case[] = [
  {
    id: '6.1 a regular costs two AP a factor point and stands in a home city',
    given: assyria({}, { options: { abilities: 'off' } }),
    when: 'build assyria-hi-4; at ashur',
    now: { ashur: 'assyria: hi', ap: '12' },
  },
  {
    id: 'R11 not in a province, nor in an associated city',
    given: assyria({ hamath: 'hi' }, { countries: { assyria: { provinces: 'hamath' } } }),
    when: 'build assyria-li-2',
    can: ['at nineveh', 'at ashur'],
    cannot: ['at hamath', 'at der', 'at guzana'],
  },
  {
    id: 'R11 not in a city that is besieged or not under control, nor beside enemies',
    given: assyria(
      {},
      {
        countries: {
          babylonia: { at: { kalhu: 'hi', arbela: 'hi' }, controls: 'ashur' },
        },
        sieges: { kalhu: 'standard babylonia' },
      },
    ),
    when: 'build assyria-li-2',
    can: ['at nineveh'],
    cannot: ['at kalhu', 'at ashur', 'at arbela'],
  },
  {
    id: 'R11 Persia builds in its squares',
    given: { at: 'act persia', ap: 10, countries: { persia: { at: { parsa: 'li' } } }, wars: 'media persia' },
    when: 'build persia-li-2; at anshan',
    now: { anshan: 'persia: li' },
  },
  {
    id: '6.1 not without the AP',
    given: assyria({}, { ap: 7, options: { abilities: 'off' } }),
    can: ['build assyria-b-3', 'build assyria-li-2'],
    cannot: ['build assyria-hi-4', 'build assyria-ch-4'],
  },
  {
    id: '6.1 nothing where no city is free',
    given: {
      at: 'act judah',
      ap: 20,
      countries: { judah: { at: { lachish: 'li' } }, assyria: { at: { jerusalem: 'hi*2' } } },
      wars: 'assyria judah',
    },
    cannot: ['build judah-li-2', 'build judah-hi-3'],
  },
  {
    id: '6.3 one leader an impulse, drawn by chance, for 2 AP; reduced with 9.2',
    given: assyria({}, { options: { reducedLeaders: 'on' } }),
    when: 'recruit; at guzana',
    dice: 'as-sin-ahu-usur',
    now: { guzana: 'assyria: as-sin-ahu-usur-', ap: '18' },
    cannot: ['recruit'],
  },
  {
    id: '6.3 on the front side without 9.2',
    given: assyria({}, { options: { reducedLeaders: 'off' } }),
    when: 'recruit; at guzana',
    dice: 'as-sin-ahu-usur',
    now: { guzana: 'assyria: as-sin-ahu-usur' },
  },
  {
    id: '6.3 not among enemies, nor on foreign ground',
    given: assyria({}, { countries: { babylonia: { at: { guzana: 'hi' } } } }),
    when: 'recruit',
    can: ['at laqe', 'at nineveh'],
    cannot: ['at guzana', 'at der'],
  },
  {
    id: 'N85, 6.1 enemies next to an empty area may intercept the unit that appears (6.6.9)',
    given: assyria({}, { countries: { babylonia: { at: { kalhu: 'k-merodach hi*3' }, controls: 'kalhu' } } }),
    when: 'build assyria-li-2; at nineveh',
    now: { asked: 'babylonia intercept' },
  },
]

const REBUILD: readonly Case[] = [
  {
    id: '6.4 a reduced regular at home',
    given: assyria({ nineveh: 'hi- hi' }),
    when: 'rebuild assyria-hi-4',
    now: { nineveh: 'assyria: hi*2', ap: '16' },
  },
  {
    id: '6.4 the place is asked where there are several',
    given: assyria({ nineveh: 'hi-', ashur: 'hi-' }),
    when: 'rebuild assyria-hi-4; at ashur',
    now: { nineveh: 'assyria: hi-', ashur: 'assyria: hi' },
  },
  {
    id: '6.4 no surcharge of 9.7',
    given: assyria({ nineveh: 'ch-' }, { options: { abilities: 'on' } }),
    when: 'rebuild assyria-ch-4',
    now: { ap: '16' },
  },
  {
    id: '6.4 a regular far away needs a line of friendly areas, a mercenary does not',
    given: assyria({ susa: 'hi- m-li-' }),
    can: ['rebuild mercenary-li-2'],
    cannot: ['rebuild assyria-hi-4'],
  },
  {
    id: '6.4 a line over friendly areas: from Babylon over Sippar',
    given: assyria({ babylon: 'hi-' }, { countries: { assyria: { controls: 'sippar dur-kurigalzu' } } }),
    can: ['rebuild assyria-hi-4'],
  },
  {
    id: '#6 lower pillage from 2 to 1 (6.4)',
    given: assyria({}, { ap: 1, pillage: { nineveh: 2 } }),
    when: 'clear nineveh',
    now: { 'nineveh pillage': '1', ap: '0' },
    cannot: ['clear nineveh'],
  },
  {
    id: '#6 remove pillage 1 (6.4)',
    given: assyria({}, { ap: 1, pillage: { nineveh: 1 } }),
    when: 'clear nineveh',
    now: { 'nineveh pillage': '0', ap: '0' },
  },
  {
    id: '#6 remove pillage 2: one AP a level, on own ground only (6.4)',
    given: assyria({}, { ap: 2, pillage: { nineveh: 2, der: 1, sippar: 1 } }),
    when: 'clear nineveh; clear nineveh',
    now: { 'nineveh pillage': '0', ap: '0' },
    cannot: ['clear sippar'],
  },
  {
    id: '6.4 an associated area and a province, not what is merely held',
    given: assyria(
      { hamath: 'hi', sippar: 'hi' },
      {
        countries: { assyria: { provinces: 'hamath', controls: 'sippar' } },
        pillage: { der: 1, hamath: 1, sippar: 1 },
      },
    ),
    can: ['clear der', 'clear hamath'],
    cannot: ['clear sippar'],
  },
  {
    id: '6.4 walls: one AP a level, by whoever holds the city',
    given: assyria(
      { sippar: 'hi' },
      { countries: { assyria: { controls: 'sippar' } }, damage: { sippar: 2, uruk: 1 } },
    ),
    when: 'wall sippar',
    now: { 'sippar damage': '1', ap: '19' },
    cannot: ['wall uruk'],
  },
  {
    id: '6.4 not while besieged',
    given: assyria(
      {},
      {
        countries: { babylonia: { at: { kalhu: 'hi' } } },
        sieges: { kalhu: 'standard babylonia' },
        damage: { kalhu: 1 },
      },
    ),
    cannot: ['wall kalhu'],
  },
  {
    id: '6.16.a a ship is repaired for one AP beside a friendly port',
    given: { at: 'act egypt', ap: 3, countries: { egypt: { at: { 'med-delta': 'ship-' } } } },
    when: 'rebuild egypt-ship-3',
    now: { 'med-delta': 'egypt: ship', ap: '2' },
  },
  {
    id: '6.16.a no repair without a friendly port',
    given: { at: 'act egypt', ap: 3, countries: { egypt: { at: { 'med-arvad': 'ship-' } } } },
    cannot: ['rebuild egypt-ship-3'],
  },
  {
    id: '6.16.a ships beside one’s own port without enemy ships, if there is one',
    given: {
      at: 'act egypt',
      ap: 3,
      countries: { egypt: {}, phoenicia: { at: { 'med-delta': 'ship' } } },
      wars: 'egypt phoenicia',
    },
    when: 'build egypt-ship-3',
    now: { 'med-pelusium': 'egypt: ship', ap: '1' },
  },
]

const REGAIN: readonly Case[] = [
  {
    id: '6.5 a regular comes back as it is, for one AP',
    given: assyria({ regroup: 'hi-' }),
    when: 'regain assyria-hi-4 reduced; at nineveh',
    now: { nineveh: 'assyria: hi-', ap: '19' },
  },
  {
    id: '6.5 a leader, on the side he was',
    given: assyria({ regroup: 'as-sin-ahu-usur' }),
    when: 'regain-leader as-sin-ahu-usur; at guzana',
    now: { guzana: 'assyria: as-sin-ahu-usur', ap: '19' },
  },
  {
    id: "6.5 anybody's mercenary, for half an AP",
    given: assyria({ nineveh: 'hi' }, { countries: { elam: { at: { regroup: 'm-li hi' } } } }),
    when: 'regain mercenary-li-2; at nineveh',
    now: { nineveh: 'assyria: hi m-li', ap: '19.5', regroup: 'elam: hi' },
    cannot: ['regain elam-hi-3'],
  },
  {
    id: '#5 half AP add up (6.5)',
    given: assyria({ nineveh: 'm-li-', regroup: 'm-b' }, { ap: 1 }),
    when: 'rebuild mercenary-li-2; regain mercenary-b-2; at nineveh',
    now: { nineveh: 'assyria: m-li m-b', ap: '0' },
  },
]

const OPTIONAL: readonly Case[] = [
  {
    id: '9.3 two reduced of a kind become one, in the first impulse of the turn',
    given: assyria({ nineveh: 'hi-*2 li-' }, { turn: 2 }),
    when: 'combine assyria-hi-4',
    now: { nineveh: 'assyria: hi li-', ap: '20' },
    cannot: ['combine assyria-li-2', 'combine assyria-hi-4'],
  },
  {
    id: '9.3 one before the city and one in it are in the same area',
    given: assyria({ nineveh: 'hi-', 'in-nineveh': 'hi-' }, { turn: 2 }),
    when: 'combine assyria-hi-4',
    now: { nineveh: 'assyria: hi', 'in-nineveh': '' },
  },
  {
    id: '6.4 within a besieged city nothing is rebuilt; before one that its own side besieges it is',
    given: assyria(
      { 'in-nineveh': 'hi-', sippar: 'li-' },
      {
        countries: { elam: { at: { nineveh: 'hi' } }, assyria: { controls: 'dur-kurigalzu' } },
        sieges: { nineveh: 'standard elam', sippar: 'standard assyria' },
      },
    ),
    can: ['rebuild assyria-li-2'],
    cannot: ['rebuild assyria-hi-4'],
  },
  {
    id: '10.1 tribes rebuild anywhere',
    given: { at: 'act scythians', ap: 9, countries: { scythians: { at: { susa: 'hb-' } } } },
    can: ['rebuild scythians-hb-4'],
  },
  {
    id: '9.3 nor units that are none of ours',
    given: assyria({ nineveh: 'hi-' }, { turn: 2, countries: { media: { at: { nineveh: 'li-*2' } } } }),
    cannot: ['combine media-li-2'],
  },
  {
    id: '9.3 not in the regroup box',
    given: assyria({ regroup: 'hi-*2' }, { turn: 2 }),
    cannot: ['combine assyria-hi-4'],
  },
  {
    id: '9.3 not from two areas',
    given: assyria({ nineveh: 'hi-', ashur: 'hi-' }, { turn: 2 }),
    cannot: ['combine assyria-hi-4'],
  },
  { id: '9.3 not later', given: assyria({ nineveh: 'hi-*2' }), cannot: ['combine assyria-hi-4'] },
  {
    id: '9.3 not if left out',
    given: assyria({ nineveh: 'hi-*2' }, { turn: 2, options: { combining: 'off' } }),
    cannot: ['combine assyria-hi-4'],
  },
  {
    id: 'N94, 9.4 a regular of factor 2 and four AP for an ECO+',
    given: { at: 'act elam', ap: 9, turn: 2, countries: { elam: { at: { susa: 'li*2 hi' } } } },
    when: 'disband elam-li-2; at madaktu',
    now: { susa: 'elam: li hi', 'madaktu eco': '+1-0', ap: '5' },
    cannot: ['disband elam-li-2', 'disband elam-hi-3'],
  },
  {
    id: 'N94 not a stronger one that is worn down to 2, nor one of 2 that is reduced',
    given: { at: 'act elam', ap: 9, turn: 2, countries: { elam: { at: { susa: 'b- hi- li-' } } } },
    cannot: ['disband elam-b-3', 'disband elam-hi-3', 'disband elam-li-2'],
  },
  {
    id: 'R25 which takes an ECO- away',
    given: { at: 'act elam', ap: 5, turn: 2, ecoMinus: { madaktu: 1 }, countries: { elam: { at: { susa: 'li*2' } } } },
    when: 'disband elam-li-2; at madaktu',
    now: { 'madaktu eco': '+0-0' },
  },
  {
    id: '9.4 not Assyria',
    given: assyria({ nineveh: 'li*2' }, { turn: 2 }),
    cannot: ['disband assyria-li-2'],
  },
  {
    id: '9.4 not later, nor if left out',
    given: { at: 'act elam', ap: 5, countries: { elam: { at: { susa: 'li' } } } },
    cannot: ['disband elam-li-2'],
  },
]

describe.each([
  ['building', BUILD],
  ['rebuilding', REBUILD],
  ['buying back', REGAIN],
  ['optional rules', OPTIONAL],
])('%s', (_, cases) => {
  test.each(cases.map(one => [one.id, one] as const))('%s', (_id, one) => {
    expect(outcome(one)).toEqual(wanted(one))
  })
})

test('N93 of two combined mercenaries one goes to the common pool, of two regulars to its own', () => {
  const s = scene(assyria({ nineveh: 'm-li-*2 hi-*2' }, { turn: 2 }))
  const count = (place: number): number => {
    let n = 0
    for (let u = s.head[place]; u >= 0 && u < BOARD.firstLeader; u = s.next[u]) n++
    return n
  }
  const pools = () => [count(BOARD.common), count(poolOf(BOARD, BOARD.assyria))]
  const [common, own] = pools()
  const combine = choices(s).find(notation => notation.startsWith('combine mercenary'))
  play(s, `${combine}; combine assyria-hi-4`)
  expect(pools()).toEqual([common + 1, own + 1])
})

test('6.4 sea zones are part of the line unless enemy ships outnumber own', () => {
  const given: SceneWords = {
    at: 'act egypt',
    ap: 9,
    countries: { egypt: { at: { cyprus: 'hi-' } } },
    wars: 'egypt phoenicia',
    also: (s, b) => {
      s.city[b.areaOf('cyprus')] = b.countryOf('egypt')
    },
  }
  const egypt = BOARD.countryOf('egypt')
  const cyprus = BOARD.areaOf('cyprus')
  expect(lineHome(BOARD, scene(given), egypt, field(cyprus))).toBe(true)
  const barred = scene({
    ...given,
    countries: { ...given.countries, phoenicia: { at: { 'med-arvad': 'ship', 'med-cyprus': 'ship' } } },
  })
  expect(lineHome(BOARD, barred, egypt, field(cyprus))).toBe(false)
  const matched = scene({
    ...given,
    countries: {
      egypt: { at: { cyprus: 'hi-', 'med-arvad': 'ship', 'med-cyprus': 'ship' } },
      phoenicia: { at: { 'med-arvad': 'ship', 'med-cyprus': 'ship' } },
    },
  })
  expect(lineHome(BOARD, matched, egypt, field(cyprus))).toBe(true)
})
