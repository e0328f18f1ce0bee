// 6.16 Naval affairs: fleets, cargo, trade boxes, search.

import { describe, expect, test } from 'vitest'
import { field } from '../board/board.ts'
import { move } from '../board/counters.ts'
import { blockaded } from '../forces/fleet.ts'
import { settleWars } from '../politics/settle-wars.ts'
import { type Case, look, outcome, wanted } from '../testing/cases.ts'
import { asked, BOARD, choices, contextOf, place, play, type SceneWords, scene } from '../testing/scene.ts'

const egypt = (at: Readonly<Record<string, string>>, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'act egypt',
  ap: 4,
  ...more,
  countries: { ...more.countries, egypt: { at, ...more.countries?.egypt } },
})
const phoenicians = (at: Readonly<Record<string, string>>, saved = 0): Partial<SceneWords> => ({
  countries: { phoenicia: { at, saved } },
  wars: 'egypt phoenicia',
  runners: { phoenicia: 'assyria' },
})

const SAILING: readonly Case[] = [
  {
    id: '6.16.b half an AP a zone, the whole fleet together',
    given: egypt({ 'med-delta': 'ship*2' }),
    when: 'sail med-delta; steer med-pelusium; steer med-tyre',
    now: { 'med-tyre': 'egypt: ship*2', ap: '3' },
  },
  {
    id: '1.3 along the coast only',
    given: egypt({ 'med-delta': 'ship*2' }),
    when: 'sail med-delta',
    can: ['steer med-pelusium', 'steer trade-med-west', 'anchor'],
    cannot: ['steer med-cyprus', 'steer med-tyre', 'steer trade-med-north'],
  },
  {
    id: '6.16.b a fleet at anchor is done for the impulse',
    given: egypt({ 'med-delta': 'ship' }),
    when: 'sail med-delta; anchor',
    cannot: ['sail med-delta'],
  },
  {
    id: '6.16.b some may stay behind',
    given: egypt({ 'med-delta': 'ship*2' }),
    when: 'sail med-delta; detach egypt-ship-3; steer med-pelusium; anchor',
    now: { 'med-delta': 'egypt: ship', 'med-pelusium': 'egypt: ship' },
    can: ['sail med-delta'],
  },
  {
    id: '6.16.b an ally is asked, and sails along',
    given: egypt(
      { 'med-tyre': 'ship' },
      {
        seats: 5,
        countries: { phoenicia: { at: { 'med-tyre': 'ship' } } },
        tracks: { phoenicia: 'babylonia 13' },
        rebel: 'egypt babylonia',
      },
    ),
    when: 'sail med-tyre; ask-along phoenicia; yes; steer med-arvad',
    now: { 'med-arvad': 'egypt: ship; phoenicia: ship', 'med-tyre': '' },
  },
  {
    id: '6.16.b or not',
    given: egypt(
      { 'med-tyre': 'ship' },
      {
        countries: { phoenicia: { at: { 'med-tyre': 'ship' } } },
        tracks: { phoenicia: 'babylonia 13' },
        rebel: 'egypt babylonia',
      },
    ),
    when: 'sail med-tyre; ask-along phoenicia; no; steer med-arvad',
    now: { 'med-arvad': 'egypt: ship', 'med-tyre': 'phoenicia: ship' },
  },
]

const BOXES: readonly Case[] = [
  {
    id: '6.16.b a trade box costs one AP, and the ship does nothing else',
    given: egypt({ 'med-delta': 'ship*2' }),
    when: 'sail med-delta; steer trade-med-west',
    now: { 'trade-med-west': 'egypt: ship*2', ap: '3', asked: 'egypt act' },
    cannot: ['sail trade-med-west'],
  },
  {
    id: 'N87, 6.16.b not after sailing',
    given: egypt({ 'med-delta': 'ship*2' }),
    when: 'sail med-delta; steer med-pelusium',
    cannot: ['steer trade-med-west'],
  },
  {
    id: '6.16.b out of it again for one AP, and done',
    given: egypt({ 'trade-med-west': 'ship' }),
    when: 'sail trade-med-west; steer med-pelusium',
    now: { 'med-pelusium': 'egypt: ship', ap: '3', asked: 'egypt act' },
    cannot: ['sail med-pelusium'],
  },
  {
    id: '6.16.c not with troops aboard',
    given: egypt({ 'med-delta': 'ship li' }),
    when: 'sail med-delta',
    cannot: ['steer trade-med-west'],
  },
  {
    id: '6.16.g later ones use free slots',
    given: egypt({ 'med-delta': 'ship*2' }, { countries: { phoenicia: { at: { 'trade-med-west': 'ship*3' } } } }),
    when: 'sail med-delta; detach egypt-ship-3; steer trade-med-west',
    now: { 'trade-med-west': 'egypt: ship; phoenicia: ship*3', 'med-delta': 'egypt: ship' },
  },
  {
    id: '6.16.g or fight for them: no war needed; the search fails, the fleet goes back and is finished',
    given: egypt({ 'med-delta': 'ship*2' }, { countries: { phoenicia: { at: { 'trade-med-west': 'ship*4' } } } }),
    when: 'sail med-delta; storm trade-med-west',
    dice: '3 3',
    now: { 'trade-med-west': 'phoenicia: ship*4', 'med-delta': 'egypt: ship*2', ap: '2' },
    cannot: ['sail med-delta'],
  },
]

const CARGO: readonly Case[] = [
  {
    id: '6.16.c, d embark in a port, sail, land: no AP for the troops',
    given: egypt({ 'med-delta': 'ship*2', sais: 'li*2 eg-ree' }),
    when: 'sail med-delta; load sais; embark egypt-li-2; embark-leader eg-ree; done; steer med-pelusium; land gaza; anchor',
    now: { gaza: 'egypt: li eg-ree', sais: 'egypt: li', ap: '3.5' },
    tells: [
      { at: 'embarked', unit: 'egypt-li-2', area: 'sais' },
      { at: 'embarked', unit: 'eg-ree', area: 'sais' },
    ],
  },
  {
    id: '6.16.c a full ship carries one full unit or two reduced ones',
    given: egypt({ 'med-delta': 'ship', sais: 'li li-*3' }),
    when: 'sail med-delta; load sais; embark egypt-li-2 reduced; embark egypt-li-2 reduced',
    // No more room: nobody is asked.
    now: { asked: 'egypt fleet', 'med-delta': 'egypt: li-*2 ship', sais: 'egypt: li li-' },
  },
  {
    id: '6.16.c a reduced ship one reduced unit',
    given: egypt({ 'med-delta': 'ship-', sais: 'li li-' }),
    when: 'sail med-delta; load sais',
    can: ['embark egypt-li-2 reduced'],
    cannot: ['embark egypt-li-2'],
  },
  {
    id: '6.16.c what is aboard already takes its room',
    given: egypt({ 'med-delta': 'ship li', sais: 'li' }),
    when: 'sail med-delta',
    can: ['land sais'],
    cannot: ['load sais'],
  },
  {
    id: '6.16.c a ship cannot leave its cargo in the sea',
    given: egypt({ 'med-delta': 'ship*2 li*2' }),
    when: 'sail med-delta',
    cannot: ['detach egypt-ship-3'],
  },
  {
    id: '6.16.d troops that have been carried do not march, nor those that marched sail',
    given: egypt({ 'med-delta': 'ship', sais: 'li eg-ree' }),
    when: 'sail med-delta; load sais; embark egypt-li-2; embark-leader eg-ree; land tanis; anchor',
    cannot: ['march eg-ree'],
  },
  {
    id: '6.16.c one lift an impulse',
    given: egypt({ 'med-delta': 'ship', sais: 'li*2' }),
    when: 'sail med-delta; load sais; embark egypt-li-2; land tanis',
    cannot: ['load sais', 'land tanis'],
  },
  {
    id: '6.16.d only in ports one may enter: war first',
    given: egypt({ 'med-tyre': 'ship li' }),
    when: 'sail med-tyre',
    cannot: ['land tyre', 'land sidon'],
  },
  {
    id: 'R33 Sealand is a port of its own zone',
    given: {
      at: 'act babylonia',
      ap: 2,
      countries: { babylonia: { at: { 'gulf-sealand': 'ship', sealand: 'li' } } },
    },
    when: 'sail gulf-sealand; load sealand; embark babylonia-li-2; land dur-yakin; anchor',
    now: { 'dur-yakin': 'babylonia: li' },
  },
  {
    id: '6.16.c units of allies are shipped too, whoever runs them; others not',
    given: egypt(
      { 'med-pelusium': 'ship*2' },
      {
        countries: {
          judah: { at: { gaza: 'li' } },
          babylonia: { at: { gaza: 'li' } },
          elam: { at: { gaza: 'li' } },
        },
        tracks: { judah: 'egypt 13' },
        rebel: 'egypt babylonia',
      },
    ),
    when: 'sail med-pelusium; load gaza',
    can: ['embark judah-li-2', 'embark babylonia-li-2'],
    cannot: ['embark elam-li-2'],
  },
  {
    id: '6.16.c another player’s troops come aboard if he agrees, all of them then',
    given: egypt(
      { 'med-pelusium': 'ship*2' },
      { countries: { babylonia: { at: { gaza: 'li*2 ba-bel-ibni' } } }, rebel: 'egypt babylonia' },
    ),
    when: 'sail med-pelusium; load gaza; embark babylonia-li-2; yes; embark babylonia-li-2; embark-leader ba-bel-ibni; steer med-delta; land sais; anchor',
    now: { sais: 'babylonia: li*2 ba-bel-ibni', gaza: '', 'med-delta': 'egypt: ship*2' },
  },
  {
    id: '6.16.c if he does not, he is not asked again',
    given: egypt(
      { 'med-pelusium': 'ship*2' },
      { countries: { babylonia: { at: { gaza: 'li*2 ba-bel-ibni' } } }, rebel: 'egypt babylonia' },
    ),
    when: 'sail med-pelusium; load gaza; embark babylonia-li-2; no',
    now: { gaza: 'babylonia: li*2 ba-bel-ibni', asked: 'egypt fleet' },
  },
  {
    id: '6.6 mercenaries go aboard only after a leader of their country, as many as he commands',
    given: egypt({ 'med-delta': 'ship*2', sais: 'm-li*2 li eg-ree' }),
    when: 'sail med-delta; load sais',
    can: ['embark egypt-li-2', 'embark-leader eg-ree'],
    cannot: ['embark mercenary-li-2'],
  },
  {
    id: '6.6 with him they do',
    given: egypt({ 'med-delta': 'ship*2', sais: 'm-li*2 li eg-ree' }),
    when: 'sail med-delta; load sais; embark-leader eg-ree; embark mercenary-li-2',
    can: ['embark mercenary-li-2'],
  },
  {
    id: '6.16.d out of a besieged port that is not blockaded the garrison may go aboard',
    given: egypt(
      { 'med-delta': 'ship', 'in-sais': 'li' },
      {
        countries: { assyria: { at: { sais: 'hi k-sargon' } } },
        wars: 'egypt assyria',
        sieges: { sais: 'standard assyria' },
      },
    ),
    when: 'sail med-delta; load sais; embark egypt-li-2',
    now: { 'in-sais': '', 'med-delta': 'egypt: li ship' },
  },
  {
    id: '6.8.1 not out of one that is',
    given: egypt(
      { 'med-delta': 'ship', 'in-sais': 'li' },
      {
        countries: { assyria: { at: { sais: 'hi k-sargon', 'med-delta': 'ship*2' } } },
        wars: 'egypt assyria',
        sieges: { sais: 'standard assyria' },
      },
    ),
    when: 'sail med-delta',
    cannot: ['load sais'],
  },
  {
    id: 'N89, 6.16.d a load stays aboard over the impulse and may go ashore later',
    given: egypt({ 'med-pelusium': 'ship li' }),
    when: 'sail med-pelusium; land gaza',
    now: { gaza: 'egypt: li', 'med-pelusium': 'egypt: ship' },
  },
]

/** Phoenicia is Egypt's ally; both are at war with Assyria. */
const JOINT = {
  countries: { phoenicia: { at: { 'med-tyre': 'ship' } }, assyria: { at: { 'med-tyre': 'ship' } } },
  tracks: { phoenicia: 'egypt 13' },
  wars: 'egypt assyria, phoenicia assyria',
}
const PELUSIUM = { phoenicia: { at: { 'med-pelusium': 'ship' } }, assyria: { at: { 'med-tyre': 'ship' } } }

/** Both are at war with Egypt, and no friends of each other. */
const TWO_FLEETS = egypt(
  { 'med-tyre': 'ship*2' },
  {
    countries: { phoenicia: { at: { 'med-tyre': 'ship' } }, assyria: { at: { 'med-tyre': 'ship' } } },
    wars: 'egypt phoenicia, egypt assyria',
    runners: { phoenicia: 'elam' },
  },
)

const SEARCH: readonly Case[] = [
  {
    id: '6.16.f one roll a zone and impulse for one AP: not found below the search number',
    given: egypt({ 'med-tyre': 'ship' }, phoenicians({ 'med-tyre': 'ship' })),
    when: 'search med-tyre',
    dice: '3 3',
    now: { ap: '3' },
    tells: [{ at: 'search', need: 7, found: false }],
    cannot: ['search med-tyre'],
  },
  {
    id: '6.16.f found: a naval battle',
    given: egypt({ 'med-tyre': 'ship' }, phoenicians({ 'med-tyre': 'ship' })),
    when: 'search med-tyre',
    dice: '3 4 1 6',
    tells: [{ at: 'search', found: true }, { at: 'battle' }],
  },
  {
    id: '6.16.f a fleet under way searches where it has come to, and may go on if it finds nobody',
    given: egypt({ 'med-pelusium': 'ship' }, phoenicians({ 'med-tyre': 'ship' })),
    when: 'sail med-pelusium; steer med-tyre; search med-tyre',
    dice: '3 3',
    now: { ap: '2.5', asked: 'egypt fleet' },
    can: ['steer med-arvad'],
    refused: { 'search med-tyre': 'searched-already 6.16.f', 'search med-arvad': 'no-ships-there 6.16.f' },
  },
  {
    id: '6.16.f whoever has found an enemy and fought sails no further',
    given: egypt({ 'med-pelusium': 'ship' }, phoenicians({ 'med-tyre': 'ship*2' })),
    when: 'sail med-pelusium; steer med-tyre; search med-tyre; rout phoenicia-ship-4 reduced; flee med-arvad',
    dice: '3 4 1 6 6',
    now: { asked: 'egypt act', 'med-tyre': 'egypt: ship', 'med-arvad': 'phoenicia: ship' },
    cannot: ['sail med-tyre'],
  },
  {
    id: '6.16.f it fights without friends that lay there before',
    given: egypt({ 'med-pelusium': 'ship', 'med-tyre': 'ship' }, phoenicians({ 'med-tyre': 'ship' })),
    when: 'sail med-pelusium; steer med-tyre; search med-tyre',
    dice: '3 4',
    tells: [{ at: 'battle', kind: 'naval', attackers: [{ country: 'egypt', units: { 'egypt-ship-3': 1 } }] }],
  },
  {
    id: '6.16.f a fleet at anchor may search too, wherever it came from; not one that came out of a trade box',
    given: egypt(
      { 'med-pelusium': 'ship', 'trade-med-west': 'ship' },
      phoenicians({ 'med-tyre': 'ship', 'med-delta': 'ship' }),
    ),
    when: 'sail med-pelusium; steer med-tyre; anchor; sail trade-med-west; steer med-delta',
    can: ['search med-tyre'],
    cannot: ['search med-delta'],
  },
  {
    id: '6.16.f fleets of different countries: one AP, but a roll for each',
    given: TWO_FLEETS,
    when: 'search med-tyre; seek phoenicia; seek assyria',
    dice: '1 1 1 1',
    now: { ap: '3', asked: 'egypt act' },
    tells: [
      { at: 'search', roll: 2, found: false },
      { at: 'search', roll: 2, found: false },
    ],
  },
  {
    id: '6.16.f they do not fight together',
    given: TWO_FLEETS,
    when: 'search med-tyre; seek phoenicia',
    dice: '3 4',
    tells: [{ at: 'battle', defenders: [{ country: 'phoenicia', units: { 'phoenicia-ship-4': 1 } }] }],
  },
  {
    id: '6.16.f the searcher says whose fleet he looks for, and may leave it at one',
    given: TWO_FLEETS,
    when: 'search med-tyre; seek assyria; done',
    dice: '1 1',
    now: { ap: '3', asked: 'egypt act' },
  },
  {
    id: '6.16.f a victory is no end of it: the second fleet is looked for',
    given: TWO_FLEETS,
    when: 'search med-tyre; seek assyria; seek phoenicia',
    // Found; two hits against none; the second is not found.
    dice: '6 6 1 1 6 1 1',
    now: { ap: '3', 'med-tyre': 'egypt: ship*2; phoenicia: ship' },
  },
  {
    id: '6.16.f a defeat is',
    given: TWO_FLEETS,
    when: 'search med-tyre; seek assyria; rout egypt-ship-3; flee med-pelusium',
    dice: '6 6 6 6 1',
    now: { asked: 'egypt act', ap: '3' },
  },
  {
    id: '6.16.b allied ships of the enemy are one fleet',
    given: egypt(
      { 'med-tyre': 'ship*2' },
      {
        countries: { phoenicia: { at: { 'med-tyre': 'ship' } }, assyria: { at: { 'med-tyre': 'ship' } } },
        wars: 'egypt phoenicia, egypt assyria',
        tracks: { phoenicia: 'assyria 13' },
      },
    ),
    when: 'search med-tyre',
    dice: '3 4',
    tells: [
      {
        at: 'battle',
        defenders: [
          { country: 'assyria', units: { 'assyria-ship-3': 1 } },
          { country: 'phoenicia', units: { 'phoenicia-ship-4': 1 } },
        ],
      },
    ],
  },
  {
    id: 'N88, 6.16.b ships that the same power runs are one fleet: the best search number, and they fight together',
    given: egypt({ 'med-tyre': 'ship' }, JOINT),
    when: 'search med-tyre',
    dice: '3 3',
    tells: [
      { at: 'search', country: 'egypt', need: 6, found: true },
      {
        at: 'battle',
        attackers: [
          { country: 'egypt', units: { 'egypt-ship-3': 1 } },
          { country: 'phoenicia', units: { 'phoenicia-ship-4': 1 } },
        ],
      },
    ],
  },
  {
    id: 'N88 ships that sail along search along',
    given: egypt({ 'med-pelusium': 'ship' }, { ...JOINT, countries: PELUSIUM }),
    when: 'sail med-pelusium; ask-along phoenicia; steer med-tyre; search med-tyre',
    dice: '3 3',
    tells: [{ at: 'search', country: 'egypt', need: 6, found: true }],
  },
  {
    id: 'N88 who lies there with a fleet of two is asked once',
    given: egypt(
      { 'med-tyre': 'ship' },
      {
        at: 'act assyria',
        ...JOINT,
        countries: {
          egypt: { at: { 'med-tyre': 'ship' }, saved: 1 },
          phoenicia: { at: { 'med-tyre': 'ship' }, saved: 1 },
          assyria: { at: { 'med-pelusium': 'ship' } },
        },
      },
    ),
    when: 'sail med-pelusium; steer med-tyre; yes',
    dice: '1 1',
    now: { asked: 'assyria fleet', 'egypt saved': '0', 'phoenicia saved': '1' },
    tells: [{ at: 'search', country: 'egypt', need: 6, found: false }],
  },
  {
    id: '6.16.f nobody to search for at peace',
    given: egypt({ 'med-tyre': 'ship' }, { countries: { phoenicia: { at: { 'med-tyre': 'ship' } } } }),
    cannot: ['search med-tyre'],
  },
  {
    id: 'R34 who lies there may search for a fleet that comes, for one saved AP',
    given: egypt({ 'med-pelusium': 'ship' }, phoenicians({ 'med-tyre': 'ship*2' }, 2)),
    when: 'sail med-pelusium; steer med-tyre; yes',
    dice: '1 1',
    now: { 'phoenicia saved': '1', asked: 'egypt fleet' },
    tells: [{ at: 'search', country: 'phoenicia', need: 6, found: false }],
  },
  {
    id: 'R34 not without savings',
    given: egypt({ 'med-pelusium': 'ship' }, phoenicians({ 'med-tyre': 'ship*2' }, 0)),
    when: 'sail med-pelusium; steer med-tyre',
    now: { asked: 'egypt fleet' },
  },
  {
    id: '6.16.f a new ship may be looked for as well',
    given: egypt({}, { ...phoenicians({ 'med-delta': 'ship', 'med-pelusium': 'ship' }, 1) }),
    when: 'build egypt-ship-3; at med-delta',
    now: { asked: 'phoenicia hunt' },
  },
]

describe.each([
  ['sailing', SAILING],
  ['trade boxes', BOXES],
  ['cargo', CARGO],
  ['search', SEARCH],
])('%s', (_, cases) => {
  test.each(cases.map(one => [one.id, one] as const))('%s', (_id, one) => {
    expect(outcome(one)).toEqual(wanted(one))
  })
})

const BOTH = 'assyria: ship*2; phoenicia: ship*2'

describe('a fight for a trade box', () => {
  test('6.16.g the winner has the box, the loser withdraws where he does not fit', () => {
    const s = scene({
      at: 'act phoenicia',
      ap: 4,
      runners: { phoenicia: 'assyria' },
      countries: { phoenicia: { at: { 'med-delta': 'ship*4' } }, egypt: { at: { 'trade-med-west': 'ship*2' } } },
    })
    // Search 6; one Phoenician hit, no Egyptian ones: what is left of them has no room beside four.
    play(s, 'sail med-delta; storm trade-med-west', '3 4 1 6 6 6 6 6')
    while (s.frames.at(-1)?.at !== 'act') play(s, choices(s)[0])
    expect(place(s, 'trade-med-west')).toBe('phoenicia: ship*4')
    expect(place(s, 'med-delta')).toContain('egypt: ship')
  })
  test.each([
    ['none is found', ['seek assyria: 1 1', 'seek phoenicia: 1 1'], BOTH, 'egypt: ship*2', 2],
    ['one is not found, and that is enough', ['seek phoenicia: 1 1', 'done'], BOTH, 'egypt: ship*2', 1],
    [
      'the first is beaten, the second not found',
      ['seek assyria: 6 6 1 1 6 6', 'seek phoenicia: 1 1'],
      'egypt: ship*2; phoenicia: ship*2',
      '',
      2,
    ],
    [
      'the first is beaten, nobody looks for the second',
      ['seek assyria: 6 6 1 1 6 6', 'done'],
      'egypt: ship*2; phoenicia: ship*2',
      '',
      1,
    ],
    ['the first wins: no second fight', ['seek assyria: 6 6 6 6 1 1'], BOTH, 'egypt: ship-', 1],
    [
      'the second is beaten',
      ['seek assyria: 1 1', 'seek phoenicia: 6 6 1 1 6 6'],
      'assyria: ship*2; egypt: ship*2',
      '',
      2,
    ],
  ])('6.16.g one fleet after another may be fought: %s', (_, when, box, home, searches) => {
    const fleets = {
      phoenicia: { at: { 'trade-med-west': 'ship*2' } },
      assyria: { at: { 'trade-med-west': 'ship*2' } },
    }
    const s = scene(egypt({ 'med-delta': 'ship*2' }, { ap: 8, active: 'phoenicia', countries: fleets }))
    play(s, 'sail med-delta; storm trade-med-west')
    for (const said of when) {
      const [move, dice] = said.split(': ')
      play(s, move, dice)
      while (s.frames.at(-1)?.at !== 'act' && s.frames.at(-1)?.at !== 'chase') play(s, choices(s)[0])
    }
    expect(asked(s)).toBe('egypt act')
    expect([place(s, 'trade-med-west'), place(s, 'med-delta'), look(s, 'ap')]).toEqual([
      box,
      home,
      String(7 - searches),
    ])
  })
  test('6.16.g one may fight though there is room; all searches failed: back with all ships', () => {
    const s = scene(
      egypt({ 'med-delta': 'ship*2' }, { countries: { phoenicia: { at: { 'trade-med-west': 'ship*2' } } } }),
    )
    play(s, 'sail med-delta')
    expect(choices(s)).toEqual(expect.arrayContaining(['steer trade-med-west', 'storm trade-med-west']))
    play(s, 'storm trade-med-west', '1 1')
    expect([place(s, 'trade-med-west'), place(s, 'med-delta')]).toEqual(['phoenicia: ship*2', 'egypt: ship*2'])
  })
  test('6.16.g the loser who came goes back to where he came from', () => {
    const s = scene(
      egypt({ 'med-delta': 'ship*2' }, { countries: { phoenicia: { at: { 'trade-med-west': 'ship*4' } } } }),
    )
    play(s, 'sail med-delta; storm trade-med-west', '3 4 6 6 1 6 6 6')
    while (s.frames.at(-1)?.at !== 'act') play(s, choices(s)[0])
    expect(place(s, 'trade-med-west')).toBe('phoenicia: ship*4')
    expect(place(s, 'med-delta')).toContain('egypt: ship')
  })
})

describe('6.16.e invasion', () => {
  test('troops that land among enemies fight, without their ships', () => {
    const s = scene(egypt({ 'med-tyre': 'ship*2 li*2 eg-ree' }, phoenicians({ tyre: 'li' })))
    play(s, 'sail med-tyre; land tyre')
    expect(place(s, 'med-tyre')).toBe('egypt: ship*2')
    expect(s.frames.some(({ at }) => at === 'enter')).toBe(true)
  })
})

const c = (id: string): number => BOARD.countryOf(id)

describe('6.16.a, N89 ships beside a besieged port', () => {
  const built = (assyria: Readonly<Record<string, string>>) => {
    const s = scene({
      at: 'act phoenicia',
      ap: 2,
      wars: 'assyria phoenicia',
      runners: { phoenicia: 'elam' },
      sieges: { tyre: 'standard assyria', sidon: 'standard assyria' },
      countries: {
        assyria: { at: { tyre: 'as-rab-shaqe hi', sidon: 'as-nashir-bel hi', ...assyria } },
        phoenicia: { at: { 'in-tyre': 'li' } },
      },
    })
    play(s, 'build phoenicia-ship-4')
    return s
  }
  test('are built as long as the port is open to the sea', () => {
    expect(choices(built({}))).toEqual(['at med-tyre', 'at med-arvad'])
  })
  test('not where it is blockaded', () => {
    expect(place(built({ 'med-tyre': 'ship' }), 'med-arvad')).toBe('phoenicia: ship')
  })
})

describe('6.16.c, N89 whose troops are aboard whose ships', () => {
  const joint = (elam: string) =>
    scene({
      at: 'act elam',
      ap: 6,
      rebel: 'babylonia elam',
      countries: { babylonia: { at: { 'gulf-elam': 'ship*2' } }, elam: { at: { 'gulf-elam': 'ship', nagitu: elam } } },
    })
  test('an ally that sails along lends room on its ships', () => {
    const s = joint('hi*4')
    play(
      s,
      'sail gulf-elam; ask-along babylonia; yes; load nagitu; embark elam-hi-3; embark elam-hi-3; embark elam-hi-3',
    )
    expect([asked(s), place(s, 'nagitu')]).toEqual(['elam fleet', 'elam: hi'])
  })
  test('without it there is room on one’s own only', () => {
    const s = joint('hi*4')
    play(s, 'sail gulf-elam; load nagitu; embark elam-hi-3')
    expect([asked(s), place(s, 'nagitu')]).toEqual(['elam fleet', 'elam: hi*3'])
  })
  test('a ship that leaves takes its own country’s troops, not those on an ally’s', () => {
    const s = joint('li')
    for (const [id, n] of [
      ['elam', 1],
      ['babylonia', 2],
    ] as const) {
      for (let u = 0, left = n; u < BOARD.firstLeader && left > 0; u++) {
        if (BOARD.kinds[BOARD.kind[u]] !== `${id}-li-2` || s.at[u] === field(BOARD.areaOf('nagitu'))) continue
        s.own[u] = c(id)
        move(s, u, BOARD.placeName.indexOf('gulf-elam'))
        left--
      }
    }
    play(s, 'sail gulf-elam; steer gulf-sealand')
    expect([place(s, 'gulf-elam'), place(s, 'gulf-sealand')]).toEqual(['babylonia: li*2 ship*2', 'elam: li ship'])
  })
  test('troops on ships of a country that is no friend any more go to the regroup box', () => {
    const s = scene(
      egypt(
        { 'med-pelusium': 'ship*2 li' },
        { countries: { judah: { at: { 'med-pelusium': 'li' } } }, tracks: { judah: 'egypt 13' } },
      ),
    )
    s.track[c('judah')] = -1
    s.level[c('judah')] = 0
    settleWars(contextOf(s))
    expect([place(s, 'med-pelusium'), choices(s).length > 0]).toEqual(['egypt: li ship*2', true])
  })
  test('beaten invaders that went back aboard sail with their fleet', () => {
    const options = { abilities: 'off', reducedLeaders: 'off' }
    const s = scene(egypt({ 'med-tyre': 'ship*2 li*2 eg-ree' }, { ...phoenicians({ tyre: 'hi*2' }), options }))
    play(s, 'sail med-tyre; land tyre; pass; lose egypt-li-2; rout egypt-li-2; retreat-ships', '6 6 6 1 6')
    expect([asked(s), place(s, 'med-tyre')]).toEqual(['egypt fleet', 'egypt: li- ship*2 eg-ree'])
    play(s, 'steer med-arvad; anchor')
    expect(place(s, 'med-tyre')).toBe('')
    expect(place(s, 'med-arvad')).toBe('egypt: li- ship*2 eg-ree')
  })
})

describe('blockade and control', () => {
  const tyre = BOARD.areaOf('tyre')
  const at = (ours: number, theirs: number) =>
    scene({
      at: 'act assyria',
      ap: 0,
      countries: {
        assyria: { at: ours > 0 ? { 'med-tyre': `ship*${ours}` } : {} },
        phoenicia: { at: theirs > 0 ? { 'med-tyre': `ship*${theirs}` } : {} },
      },
      wars: 'assyria phoenicia',
    })
  test.each([
    [1, 0, true],
    [2, 1, true],
    [1, 1, false],
    [0, 0, false],
  ])('R22 %i against %i ships', (ours, theirs, cut) => {
    expect(blockaded(BOARD, at(ours, theirs), c('assyria'), tyre)).toBe(cut)
  })
  test('R22 a port on two zones has to be blockaded in each', () => {
    const zones = [BOARD.zoneOf('med-tyre'), BOARD.zoneOf('med-arvad')]
    const wide = { ...BOARD, zonesOf: BOARD.zonesOf.map((list, area) => (area === tyre ? zones : list)) }
    const ships = (places: Readonly<Record<string, string>>) =>
      scene({ at: 'act assyria', ap: 0, countries: { assyria: { at: places } }, wars: 'assyria phoenicia' })
    const cut = (places: Readonly<Record<string, string>>) => blockaded(wide, ships(places), c('assyria'), tyre)
    expect([cut({ 'med-tyre': 'ship*2' }), cut({ 'med-tyre': 'ship', 'med-arvad': 'ship' })]).toEqual([false, true])
  })
})
