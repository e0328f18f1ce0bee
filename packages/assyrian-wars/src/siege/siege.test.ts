// Sieges by scenes: hunger, assault, standard siege, sorties, what a city brings. 6.8, 8.3

import { describe, expect, test } from 'vitest'
import { routsOf } from '../battle/battle-ledger.ts'
import { FAST } from '../board/names.ts'
import { excessHits, levelsFallen, surrenderAt } from '../common/walls.ts'
import { type Fight, fought, hoped } from '../testing/battles.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, type SceneWords, scene } from '../testing/scene.ts'
import { cityVp } from '../victory/victory-points.ts'
import { armyOf } from './besiegers.ts'

const PLAIN = { abilities: 'off', reducedLeaders: 'off' }

/** Assyrians before a Babylonian city, in their impulse; those within have saved an AP. */
const before = (city: string, assyria: string, within = '', more: Partial<SceneWords> = {}): SceneWords => ({
  rebel: 'babylonia',
  ap: 3,
  income: 3,
  options: PLAIN,
  countries: {
    assyria: { at: { [city]: assyria } },
    ...(within !== '' && { babylonia: { at: { [`in-${city}`]: within }, saved: 1 } }),
  },
  ...more,
})

describe('worked numbers', () => {
  const b = BOARD
  const s = scene({ countries: {} })
  test('9: level 3 falls to six hits', () => expect(levelsFallen(3, 6)).toBe(3))
  test('10: of four hits three bring it to 2, one is wasted', () => {
    expect(levelsFallen(3, 4)).toBe(1)
    expect(excessHits(b, s, b.areaOf('sippar'), 4)).toBe(0)
  })
  test('11: hunger takes a city of level 3 at 5, a capital at 6', () => {
    expect(surrenderAt(b, s, b.areaOf('sippar'))).toBe(5)
    expect(surrenderAt(b, s, b.areaOf('samaria'))).toBe(6)
  })
  test('20: a fortress of level 4, a capital, five units: 5 points', () =>
    expect(cityVp(b, b.areaOf('memphis'), 4, 5)).toBe(5))
  test('21: Nineveh with five units: 6 points', () => expect(cityVp(b, b.areaOf('nineveh'), 5, 5)).toBe(6))

  const routs = (hits: number, won: boolean): number => {
    const t = scene({ countries: { elam: { at: { susa: 'li*7 b*5 el-imbappa el-tannanu' } } } })
    for (let u = t.head[b.areaOf('susa')]; u >= 0; u = t.next[u]) t.attackers.push(u)
    t.fight = 1
    t.toll[b.countryOf('elam')] = hits
    return routsOf(b, t, 0, won)
  }
  test('7: three hits are two routs', () => expect(routs(3, false)).toBe(2))
  test('8: nine hits are five routs, and leaders with 2 and 1 save three of the winner', () => {
    expect(routs(9, false)).toBe(5)
    expect(routs(9, true)).toBe(2)
  })
})

const roll = (by: string, of: number, dice: string, hits: number) => ({ by, of, dice, hits })

const COMBAT: readonly Fight[] = [
  {
    id: '6.8.3 six hits on level 3 without garrison: taken in one round',
    at: 'sippar',
    by: 'assyria',
    kind: 'siege',
    given: before('sippar', 'hi*4 k-sargon', '', { sieges: { sippar: 'standard assyria' } }),
    dice: '1 1 1 1 1 1 6 6 6 6 6 6',
    now: { 'sippar city': 'assyria', 'sippar damage': '3', 'assyria vp': '1' },
    tells: [
      {
        at: 'dice',
        side: 'attackers',
        rolls: [roll('assyria-hi-4', 4, '1111', 4), roll('leaders', 3, '116', 2), roll('elite', 3, '66', 0)],
      },
      { at: 'dice', side: 'defenders', rolls: [roll('walls', 3, '666', 0)] },
    ],
  },
  {
    id: '6.8.3 two of six hits given to the garrison: level 2, one hit wasted',
    at: 'sippar',
    by: 'assyria',
    kind: 'siege',
    given: before('sippar', 'hi*4 k-sargon', 'li*6'),
    dice: '1 1 1 1 1 1 6 6 6 6 6 6 6 6 6 6 6 6',
    when: 'garrison 2; lose babylonia-li-2',
    now: { 'sippar city': 'babylonia', 'sippar damage': '1', 'in-sippar': 'babylonia: li-*2 li*4' },
    tells: [{ at: 'siege-round', hits: [6, 0], level: 2, taken: false }],
  },
  {
    id: '6.8.3 what the walls need no more falls on the defenders; survivors are regrouped',
    at: 'borsippa',
    by: 'assyria',
    kind: 'siege',
    given: before('borsippa', 'hi*4 k-sargon', 'li*3'),
    // Level 2 takes 3 of 5 hits; two fall on the garrison.
    dice: '1 1 1 1 1 6 6 6 6 6 6 6 6 6',
    when: 'garrison 0; lose babylonia-li-2',
    now: { 'borsippa city': 'assyria', regroup: 'babylonia: li-*2 li', 'borsippa damage': '2' },
  },
  {
    id: '6.8 no routs in siege combat, two dice for the Assyrians',
    at: 'sippar',
    by: 'assyria',
    kind: 'siege',
    given: before('sippar', 'hi*2'),
    dice: '6 6 6 6 1 1 6',
    when: 'lose assyria-hi-4',
    now: { sippar: 'assyria: hi-*2', regroup: '' },
  },
  {
    id: '1.3 before a fortress every factor is one less',
    at: 'babylon',
    by: 'assyria',
    kind: 'siege',
    given: before('babylon', 'hi k-sargon'),
    dice: '4 3 2 2 2 2 6 6 6 6',
    tells: [
      {
        at: 'dice',
        side: 'attackers',
        rolls: [roll('assyria-hi-4', 3, '4', 0), roll('leaders', 2, '322', 2), roll('elite', 2, '22', 2)],
      },
    ],
  },
  {
    id: 'R23 in an assault everything of the defender is thrown twice',
    at: 'sippar',
    by: 'assyria',
    kind: 'assault',
    given: before('sippar', 'hi*2', 'li ba-bel-ibni'),
    dice: '6 6 6 6 1 6 6 6 6 6 6 6 6 6',
    tells: [
      {
        at: 'dice',
        side: 'defenders',
        rolls: [roll('babylonia-li-2', 2, '16', 1), roll('walls', 3, '666666', 0), roll('leaders', 3, '66', 0)],
      },
    ],
    now: { 'babylonia vp': '1', 'sippar city': 'babylonia', sippar: 'assyria: hi- hi' },
  },
  {
    id: '6.8.2 more hits than the defender: the city falls, its defenders rout, no damage; 8.3 level 3',
    at: 'sippar',
    by: 'assyria',
    kind: 'assault',
    given: before('sippar', 'hi*2', 'li*2', { sieges: { sippar: 'standard assyria' } }),
    dice: '1 6 6 6 6 6 6 6 6 6 6 6 6 6',
    now: { 'sippar city': 'assyria', 'sippar damage': '0', regroup: 'babylonia: li- li', 'assyria vp': '1' },
    tells: [{ at: 'city-taken', country: 'assyria', area: 'sippar', how: 'assault' }],
  },
  {
    id: 'R20 only bows of the defender get one more',
    at: 'sippar',
    by: 'assyria',
    kind: 'siege',
    given: before('sippar', 'b*2', 'b', { options: { abilities: 'on', reducedLeaders: 'off' } }),
    dice: '6 6 6 6 6 6 6 6',
    tells: [
      { at: 'dice', side: 'attackers', rolls: [roll('assyria-b-3', 3, '66', 0), roll('elite', 3, '66', 0)] },
      { at: 'dice', side: 'defenders', rolls: [roll('babylonia-b-2', 3, '6', 0), roll('walls', 3, '666', 0)] },
    ],
  },
  ...[true, false].map(
    (fast): Fight => ({
      id: `9.7 cavalry that has ridden fast in this impulse: one less (${fast})`,
      at: 'sippar',
      by: 'assyria',
      kind: 'siege',
      given: before('sippar', 'lc*2', '', { options: { abilities: 'on', reducedLeaders: 'off' } }),
      first: s => {
        for (let u = s.head[BOARD.areaOf('sippar')]; fast && u >= 0; u = s.next[u]) s.busy[u] |= FAST
      },
      dice: '6 6 6 6 6 6 6',
      tells: [
        {
          at: 'dice',
          side: 'attackers',
          rolls: [roll('assyria-lc-3', fast ? 2 : 3, '66', 0), roll('elite', 3, '66', 0)],
        },
      ],
    }),
  ),
]

describe('siege combat', () => {
  test.each(COMBAT)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

const HUNGRY = (level: number, city = 'sippar'): Partial<SceneWords> => ({
  sieges: { [city]: `hunger assyria ${level}` },
})

const ACTIONS: readonly Case[] = [
  {
    id: 'R19 in a later impulse the first siege action costs 1 AP, whatever it is',
    given: before('sippar', 'hi*2 k-sargon'),
    when: 'hunger k-sargon',
    now: { ap: '5', 'sippar siege': '1', 'sippar hunger': '0' },
  },
  {
    id: 'R19 on entry hunger is free',
    given: before('sippar', 'hi*2 k-sargon', '', {
      also: (s, b) => {
        s.moved[b.leaderOf('k-sargon')] = 1
      },
    }),
    when: 'hunger k-sargon',
    now: { ap: '6', 'sippar siege': '1' },
  },
  {
    id: 'R19 on entry the first round of a standard siege is free',
    given: before('sippar', 'hi*2 k-sargon', '', {
      also: (s, b) => {
        s.moved[b.leaderOf('k-sargon')] = 1
      },
    }),
    when: 'siege k-sargon',
    dice: '6 6 6 6 6 6 6 6 6 6',
    now: { ap: '6', 'sippar siege': '3' },
  },
  {
    id: '6.16.d who has come ashore marches no more, but may besiege; R19 free on entry',
    given: {
      at: 'act egypt',
      ap: 4,
      wars: 'egypt phoenicia',
      options: { abilities: 'off', reducedLeaders: 'off' },
      countries: { egypt: { at: { 'med-tyre': 'ship*2 li*2 eg-ree' } }, phoenicia: { at: { 'in-tyre': 'li' } } },
    },
    when: 'sail med-tyre; land tyre; anchor; hunger eg-ree',
    now: { ap: '4', 'tyre siege': '1' },
    cannot: ['march eg-ree', 'siege eg-ree'],
  },
  {
    id: 'R19 an assault costs 1 AP even on entry',
    given: before('sippar', 'hi*2 k-sargon', '', {
      also: (s, b) => {
        s.moved[b.leaderOf('k-sargon')] = 1
      },
    }),
    when: 'assault k-sargon',
    dice: '6 6 6 6 6 6 6 6 6 6 6 6 6',
    now: { ap: '5' },
  },
  {
    id: '6.8.3 a siege goes on from income, not from the AP of a card; 6.8.2 an assault is paid with any',
    given: before('sippar', 'hi*2 k-sargon', '', { ...HUNGRY(1), ap: 3, income: 0 }),
    can: ['assault k-sargon'],
    cannot: ['hunger k-sargon', 'siege k-sargon'],
    refused: { 'siege k-sargon': 'siege-ap 6.8.3' },
  },
  {
    id: '6.8 who has just come begins free, though another besieges the city already',
    given: {
      at: 'act elam',
      rebel: 'babylonia elam',
      options: PLAIN,
      countries: {
        elam: { at: { kalhu: 'li*2 el-imbappa' } },
        babylonia: { at: { kalhu: 'li*3 ba-bel-ibni' } },
      },
      sieges: { kalhu: 'hunger babylonia 2' },
      also: (s, b) => void (s.moved[b.leaderOf('el-imbappa')] = 1),
    },
    can: ['siege el-imbappa'],
    cannot: ['assault el-imbappa', 'hunger el-imbappa'],
  },
  {
    id: '6.8 in a later impulse it may begin with the AP of a card: it goes on with nothing yet',
    given: {
      at: 'act elam',
      rebel: 'babylonia elam',
      ap: 1,
      options: PLAIN,
      countries: {
        elam: { at: { kalhu: 'li*2 el-imbappa' } },
        babylonia: { at: { kalhu: 'li*3 ba-bel-ibni' } },
      },
      sieges: { kalhu: 'hunger babylonia 2' },
    },
    can: ['siege el-imbappa'],
  },
  {
    id: '6.8 a second army of the same country begins free as well, but raises no hunger for nothing',
    given: before('sippar', 'hi*2 k-sargon as-nashir-bel', '', {
      ...HUNGRY(1),
      ap: 0,
      income: 0,
      also: (s, b) => void (s.moved[b.leaderOf('as-nashir-bel')] = 1),
    }),
    can: ['siege as-nashir-bel'],
    cannot: ['siege k-sargon', 'hunger as-nashir-bel', 'hunger k-sargon'],
  },
  {
    id: '6.8 a group goes on for 1 AP as long as one of its armies was there before',
    given: before('sippar', 'hi*2 k-sargon as-nashir-bel', '', {
      ...HUNGRY(1),
      ap: 0,
      income: 0,
      also: (s, b) => {
        const card = b.groups.indexOf('ag-assyria-1')
        for (const id of ['k-sargon', 'as-nashir-bel']) s.group[b.leaders.indexOf(id)] = card
        s.chief[card] = b.leaderOf('k-sargon')
        s.moved[b.leaderOf('k-sargon')] = 1
      },
    }),
    cannot: ['siege k-sargon', 'hunger k-sargon'],
  },
  {
    id: 'R21, N25 each later impulse raises hunger by one; once in an impulse',
    given: before('sippar', 'hi*2 k-sargon', '', HUNGRY(1)),
    when: 'hunger k-sargon',
    now: { 'sippar hunger': '2', ap: '5' },
    cannot: ['hunger k-sargon', 'siege k-sargon'],
  },
  {
    id: '6.8.1 two above its level the city surrenders, and all within are eliminated; no damage',
    given: before('sippar', 'hi*2 k-sargon', 'li*5', HUNGRY(4)),
    when: 'hunger k-sargon; no',
    now: { 'sippar city': 'assyria', 'sippar damage': '0', 'in-sippar': '', regroup: '', 'assyria vp': '2' },
  },
  {
    id: '6.8.1 damage brings the day nearer',
    given: before('sippar', 'hi*2 k-sargon', '', { ...HUNGRY(3), damage: { sippar: 1 } }),
    when: 'hunger k-sargon',
    now: { 'sippar city': 'assyria', 'sippar damage': '1' },
  },
  {
    id: 'R22 a port is not starved while ships can come',
    given: before('dur-yakin', 'hi*2 k-sargon', '', HUNGRY(1, 'dur-yakin')),
    can: ['siege k-sargon', 'assault k-sargon'],
    cannot: ['hunger k-sargon'],
  },
  ...[0, 1].map(
    (moved): Case => ({
      id: `6.8.1 nor does a hunger siege of it begin (on entry: ${moved})`,
      given: before('dur-yakin', 'hi*2 k-sargon', '', {
        also: (s, b) => void (s.moved[b.leaderOf('k-sargon')] = moved),
      }),
      can: ['siege k-sargon'],
      cannot: ['hunger k-sargon'],
      refused: { 'hunger k-sargon': 'siege-unblockaded 6.8.1' },
    }),
  ),
  {
    id: '6.8.1 with more ships than the enemy before it it does',
    given: before('dur-yakin', 'hi*2 k-sargon', '', {
      countries: { assyria: { at: { 'dur-yakin': 'hi*2 k-sargon', 'gulf-sealand': 'ship' } } },
    }),
    when: 'hunger k-sargon',
    now: { 'dur-yakin siege': '1' },
  },
  {
    id: '6.0 who passes for want of cards goes on with sieges that have begun, and begins none',
    given: {
      at: 'round assyria',
      rebel: 'babylonia',
      options: PLAIN,
      countries: {
        assyria: { eco: 3, at: { sippar: 'hi*2 k-sargon', borsippa: 'hi*2 as-rab-shaqe' }, controls: 'suhu' },
        babylonia: { hand: 'pass' },
        elam: { hand: 'omens' },
      },
      sieges: { sippar: 'hunger assyria 1' },
    },
    when: 'pay-supply; pay-supply',
    now: { choices: 'hunger k-sargon; assault k-sargon; siege k-sargon; end' },
  },
  {
    id: '6.8 the siege is lifted when all besiegers have left; while some stay it is not',
    given: before('sippar', 'hi*2 k-sargon', 'li', HUNGRY(2)),
    when: 'march k-sargon; leave assyria-hi-4; to suhu; halt',
    now: { 'sippar siege': '1', 'sippar hunger': '2' },
  },
  {
    id: '6.8 and with the last of them its hunger is over',
    given: before('sippar', 'hi*2 k-sargon', 'li', HUNGRY(2)),
    when: 'march k-sargon; to suhu',
    now: { 'sippar siege': '0', 'sippar hunger': '0' },
    tells: [{ at: 'siege-lifted', area: 'sippar' }],
  },
  {
    id: '6.8 an enemy outside: no siege',
    given: before('sippar', 'hi*2 k-sargon', '', {
      countries: { assyria: { at: { sippar: 'hi*2 k-sargon' } }, babylonia: { at: { sippar: 'li' } } },
    }),
    cannot: ['hunger k-sargon', 'siege k-sargon', 'assault k-sargon'],
  },
  {
    id: '6.8, 6.6.2 units without a leader do not besiege',
    given: before('sippar', 'hi*2'),
    cannot: ['hunger k-sargon', 'siege k-sargon', 'assault k-sargon'],
  },
  {
    id: '6.8 the answer to hunger costs 1 AP of those saved; with fewer hits they go back in and the siege goes on',
    given: before('sippar', 'hi*2 k-sargon', 'li*3', HUNGRY(1)),
    when: 'hunger k-sargon; yes; lose babylonia-li-2',
    dice: '6 6 6 1 1 6 6 6 6',
    now: { 'sippar hunger': '2', 'in-sippar': 'babylonia: li-*2 li', 'babylonia saved': '0', ap: '5' },
  },
  {
    id: 'R53 without it nobody is asked',
    given: before('sippar', 'hi*2 k-sargon', '', {
      ...HUNGRY(1),
      countries: { assyria: { at: { sippar: 'hi*2 k-sargon' } }, babylonia: { at: { 'in-sippar': 'li*3' } } },
    }),
    when: 'hunger k-sargon',
    now: { 'sippar hunger': '2', asked: 'assyria act' },
  },
  {
    id: '6.8 with as many hits the siege is lifted and the besieger retreats',
    given: before('sippar', 'hi*2 k-sargon', 'li*3', HUNGRY(1)),
    when: 'hunger k-sargon; yes; lose assyria-hi-4',
    dice: '1 6 6 1 6 6 6 6 6',
    now: { 'sippar siege': '0', 'sippar hunger': '0', sippar: '', suhu: 'assyria: hi- hi k-sargon' },
  },
  {
    id: '6.8 in its own impulse a sortie costs 1 AP',
    given: before('sippar', 'hi*2 k-sargon', 'li*3', { ...HUNGRY(1), at: 'act babylonia' }),
    when: 'sortie sippar; lose assyria-hi-4',
    dice: '1 6 6 6 6 6 6 6 6',
    now: { ap: '5', suhu: 'assyria: hi- hi k-sargon' },
  },
  {
    id: '9.7 abilities count in a sortie against hunger only',
    given: before('sippar', 'li*2 k-sargon', 'b*3', {
      ...HUNGRY(1),
      at: 'act babylonia',
      options: { abilities: 'on', reducedLeaders: 'off' },
    }),
    when: 'sortie sippar',
    dice: '6 6 6 6 6 6 6 6 6',
    tells: [{ at: 'dice', phase: 'bow', side: 'attackers', rolls: [roll('babylonia-b-2', 2, '666', 0)] }],
  },
  {
    id: '9.7 not against another siege',
    given: before('sippar', 'li*2 k-sargon', 'b*3', {
      sieges: { sippar: 'standard assyria' },
      at: 'act babylonia',
      options: { abilities: 'on', reducedLeaders: 'off' },
    }),
    when: 'sortie sippar',
    dice: '6 6 6 6 6 6 6 6 6',
    tells: [{ at: 'dice', phase: 'melee', side: 'attackers', rolls: [roll('babylonia-b-2', 2, '666', 0)] }],
  },
  {
    id: '6.8.4, N29 Assyria leads people wherever it likes; R25 an ECO+ on an ECO- removes both',
    given: before('sippar', 'hi*2 k-sargon', '', { ...HUNGRY(4), ecoPlus: { sippar: 2 }, ecoMinus: { kalhu: 1 } }),
    when: 'hunger k-sargon; deport kalhu; deport harran',
    now: { 'sippar eco': '+0-0', 'kalhu eco': '+0-0', 'harran eco': '+1-0' },
  },
  {
    id: '8.3 the garrison counts as it was when the siege began, not as what is left of it',
    given: {
      rebel: 'babylonia',
      at: 'act babylonia',
      income: 3,
      options: PLAIN,
      countries: { babylonia: { at: { kalhu: 'hi*2 k-merodach' } }, assyria: { at: { 'in-kalhu': 'li' } } },
      sieges: { kalhu: 'hunger babylonia 4' },
      also: (s, b) => void (s.siegeMen[b.areaOf('kalhu')] = 5),
    },
    when: 'hunger k-merodach',
    tells: [
      {
        at: 'vp',
        country: 'babylonia',
        points: cityVp(BOARD, BOARD.areaOf('kalhu'), BOARD.defence[BOARD.areaOf('kalhu')], 5),
        why: 'city',
      },
    ],
  },
  {
    id: '6.8.4 others to the nearest ECO-',
    given: {
      rebel: 'babylonia',
      at: 'act babylonia',
      income: 3,
      options: PLAIN,
      countries: { babylonia: { at: { kalhu: 'hi*2 k-merodach' } } },
      sieges: { kalhu: 'hunger babylonia 4' },
      ecoPlus: { kalhu: 1 },
      ecoMinus: { harran: 1, ashur: 1 },
    },
    when: 'hunger k-merodach',
    now: { choices: 'deport ashur' },
  },
  {
    id: '6.8.4 and with none on the map to a home area of their own',
    given: {
      rebel: 'babylonia',
      at: 'act babylonia',
      income: 3,
      options: PLAIN,
      countries: { babylonia: { at: { kalhu: 'hi*2 k-merodach' } } },
      sieges: { kalhu: 'hunger babylonia 4' },
      ecoPlus: { kalhu: 1 },
    },
    when: 'hunger k-merodach; deport uruk',
    now: { 'uruk eco': '+1-0', 'kalhu eco': '+0-0' },
  },
  {
    id: '6.8.4 with the last of them it is over',
    given: before('sippar', 'hi*2 k-sargon', '', { ...HUNGRY(4), ecoPlus: { sippar: 1 } }),
    when: 'hunger k-sargon; deport kalhu',
    now: { 'sippar eco': '+0-0', asked: 'assyria act' },
  },
  {
    id: '6.8.4 nobody has to be led away',
    given: before('sippar', 'hi*2 k-sargon', '', { ...HUNGRY(4), ecoPlus: { sippar: 2 } }),
    when: 'hunger k-sargon; deport kalhu; done',
    now: { 'sippar eco': '+1-0', 'kalhu eco': '+1-0', asked: 'assyria act' },
  },
  {
    id: '6.7.7 a city taken by a single round of siege is an overrun: the army goes on',
    given: before('borsippa', 'hi*3 k-sargon', '', { also: (s, b) => void (s.moved[b.leaderOf('k-sargon')] = 1) }),
    when: 'siege k-sargon',
    dice: '1 1 1 6 6 6 6 6 6 6',
    now: { 'borsippa city': 'assyria' },
    can: ['march k-sargon'],
  },
  {
    id: '6.7.7 one that was begun in another impulse is not',
    given: before('borsippa', 'hi*3 k-sargon', '', { sieges: { borsippa: 'standard assyria' } }),
    when: 'siege k-sargon',
    dice: '1 1 1 6 6 6 6 6 6 6',
    now: { 'borsippa city': 'assyria' },
    cannot: ['march k-sargon'],
  },
  {
    id: '6.7.7 but an assault always is',
    given: before('borsippa', 'hi*3 k-sargon', '', { sieges: { borsippa: 'standard assyria' } }),
    when: 'assault k-sargon',
    dice: '1 6 6 6 6 6 6 6 6 6 6 6',
    now: { 'borsippa city': 'assyria' },
    can: ['march k-sargon'],
  },
  {
    id: '6.8 for a sortie one needs the AP, units, and a siege',
    given: before('sippar', 'hi*2 k-sargon', 'li*3', { ...HUNGRY(1), at: 'act babylonia', ap: 0, income: 0 }),
    cannot: ['sortie sippar'],
    refused: { 'sortie sippar': 'sortie-ap 6.8', 'sortie kish': 'sortie-not-besieged 6.8' },
  },
  {
    id: '6.8 not out of an empty city',
    given: before('sippar', 'hi*2 k-sargon', '', { ...HUNGRY(1), at: 'act babylonia' }),
    cannot: ['sortie sippar'],
    refused: { 'sortie sippar': 'sortie-no-units 6.8' },
  },
  {
    id: '6.7.7 nor twice in an impulse',
    given: before('sippar', 'hi*2 k-sargon', 'li*3', { ...HUNGRY(1), at: 'act babylonia' }),
    when: 'sortie sippar; lose babylonia-li-2',
    dice: '6 6 6 1 1 6 6 6 6',
    now: { 'in-sippar': 'babylonia: li-*2 li', 'sippar siege': '1' },
    cannot: ['sortie sippar'],
    refused: { 'sortie sippar': 'sortie-finished 6.7.7' },
  },
  {
    id: '6.8 all who are in its city come out with its owner, for 1 AP',
    given: before('sippar', 'hi*2 k-sargon', '', {
      ...HUNGRY(1),
      rebel: 'babylonia elam',
      at: 'act babylonia',
      countries: {
        assyria: { at: { sippar: 'hi*2 k-sargon' } },
        babylonia: { at: { 'in-sippar': 'li' } },
        elam: { at: { 'in-sippar': 'b' } },
      },
    }),
    when: 'sortie sippar',
    dice: '6 6 6 6 6 6 6 6',
    tells: [{ at: 'dice', side: 'attackers', rolls: [roll('babylonia-li-2', 2, '6', 0), roll('elam-b-3', 3, '6', 0)] }],
    now: { ap: '5' },
  },
  {
    id: '6.8 a foreign army in it may come out alone in its own impulse',
    given: before('sippar', 'hi*2 k-sargon', '', {
      ...HUNGRY(1),
      rebel: 'babylonia elam',
      at: 'act elam',
      countries: {
        assyria: { at: { sippar: 'hi*2 k-sargon' } },
        babylonia: { at: { 'in-sippar': 'li' } },
        elam: { at: { 'in-sippar': 'b' } },
      },
    }),
    when: 'sortie sippar',
    dice: '6 6 6 6 6 6 6',
    tells: [{ at: 'dice', side: 'attackers', rolls: [roll('elam-b-3', 3, '6', 0)] }],
  },
  {
    id: '6.8, 6.6.4 of a group its chief says how it besieges; another army beside it speaks for itself',
    given: before('sippar', 'hi*2 li*4 k-sargon as-rab-shaqe as-nashir-bel', '', {
      also: (s, b) => {
        const card = b.groups.indexOf('ag-assyria-1')
        for (const id of ['k-sargon', 'as-rab-shaqe']) s.group[b.leaders.indexOf(id)] = card
        s.chief[card] = b.leaderOf('k-sargon')
      },
    }),
    can: ['siege k-sargon', 'siege as-nashir-bel'],
    cannot: ['siege as-rab-shaqe'],
  },
]

const GIFTS: readonly Case[] = [
  {
    id: 'R22 a port that touches one zone starves while the besieger has more ships there',
    given: before('dur-yakin', 'hi*2 k-sargon', '', {
      ...HUNGRY(1, 'dur-yakin'),
      countries: {
        assyria: { at: { 'dur-yakin': 'hi*2 k-sargon', 'gulf-sealand': 'ship*2' } },
        babylonia: { at: { 'gulf-sealand': 'ship' } },
      },
    }),
    when: 'hunger k-sargon',
    now: { 'dur-yakin hunger': '2' },
  },
  {
    id: 'R22 not with as many as the enemy',
    given: before('dur-yakin', 'hi*2 k-sargon', '', {
      ...HUNGRY(1, 'dur-yakin'),
      countries: {
        assyria: { at: { 'dur-yakin': 'hi*2 k-sargon', 'gulf-sealand': 'ship' } },
        babylonia: { at: { 'gulf-sealand': 'ship' } },
      },
    }),
    cannot: ['hunger k-sargon'],
  },
  {
    id: 'R24 the city goes to the besieger, 8.3 with a point for level 3',
    given: before('sippar', 'hi*2 k-sargon', '', HUNGRY(4)),
    when: 'hunger k-sargon',
    now: { 'sippar city': 'assyria', 'sippar control': 'assyria', 'sippar siege': '0', 'assyria vp': '1' },
  },
  {
    id: 'N25 who is not of the group that starves a city cannot raise its hunger, but besieges beside it',
    given: {
      at: 'act elam',
      rebel: 'babylonia elam',
      income: 2,
      options: PLAIN,
      countries: {
        elam: { at: { kalhu: 'li*2 el-imbappa' } },
        babylonia: { at: { kalhu: 'li*3 ba-bel-ibni' } },
      },
      sieges: { kalhu: 'hunger babylonia 2' },
    },
    can: ['siege el-imbappa', 'assault el-imbappa'],
    refused: { 'hunger el-imbappa': 'siege-others-starve 6.8.1' },
  },
  {
    id: 'N25 nor does a group of others; one in which those who starve it have an army does',
    given: {
      at: 'act elam',
      rebel: 'babylonia elam',
      income: 2,
      options: PLAIN,
      countries: {
        elam: { at: { kalhu: 'li*3 el-imbappa el-tannanu el-nesu' } },
        babylonia: { at: { kalhu: 'li*3 ba-bel-ibni' } },
      },
      sieges: { kalhu: 'hunger babylonia 2' },
      also: (s, b) => {
        const [one, other] = ['ag-elam-1', 'ag-babylonia-1'].map(id => b.groups.indexOf(id))
        for (const id of ['el-imbappa', 'el-tannanu']) s.group[b.leaders.indexOf(id)] = one
        for (const id of ['el-nesu', 'ba-bel-ibni']) s.group[b.leaders.indexOf(id)] = other
        s.chief[one] = b.leaderOf('el-imbappa')
        s.chief[other] = b.leaderOf('el-nesu')
      },
    },
    can: ['hunger el-nesu'],
    refused: { 'hunger el-imbappa': 'siege-others-starve 6.8.1' },
  },
  {
    id: 'N25 whose attempt does not end the hunger',
    given: {
      at: 'act elam',
      rebel: 'babylonia elam',
      income: 2,
      options: PLAIN,
      countries: {
        elam: { at: { kalhu: 'li*2 el-imbappa' } },
        babylonia: { at: { kalhu: 'li*3 ba-bel-ibni' } },
      },
      sieges: { kalhu: 'hunger babylonia 2' },
    },
    when: 'siege el-imbappa',
    dice: '6 6 6 6 6 6',
    now: { 'kalhu siege': '1', 'kalhu hunger': '2' },
  },
  {
    id: 'N25 when those who starved it have gone another begins anew',
    given: {
      at: 'act elam',
      rebel: 'babylonia elam',
      income: 2,
      options: PLAIN,
      countries: { elam: { at: { kalhu: 'li*2 el-imbappa' } } },
      sieges: { kalhu: 'hunger babylonia 2' },
    },
    when: 'hunger el-imbappa',
    now: { 'kalhu siege': '1', 'kalhu hunger': '0' },
  },
  {
    id: 'R24 in a group to the country with the stronger force there (6.12.a)',
    given: {
      at: 'act elam',
      rebel: 'babylonia elam',
      income: 2,
      options: PLAIN,
      countries: {
        elam: { at: { kalhu: 'li el-imbappa' } },
        babylonia: { at: { kalhu: 'li*3 ba-bel-ibni' } },
      },
      sieges: { kalhu: 'hunger elam 4' },
      also: (s, b) => {
        const card = b.groups.indexOf('ag-elam-1')
        for (const id of ['el-imbappa', 'ba-bel-ibni']) s.group[b.leaders.indexOf(id)] = card
        s.chief[card] = b.leaderOf('el-imbappa')
      },
    },
    when: 'hunger el-imbappa',
    now: { 'kalhu city': 'babylonia' },
  },
  {
    id: 'N95, 10.1, 6.8.4 nomads get 7 AP for an ECO+',
    given: {
      at: 'act scythians',
      income: 2,
      options: PLAIN,
      countries: { scythians: { at: { kalhu: 'hb*2 sc-partatua' } } },
      sieges: { kalhu: 'hunger scythians 4' },
      ecoPlus: { kalhu: 1 },
    },
    when: 'hunger sc-partatua',
    now: { 'kalhu city': 'scythians', 'kalhu eco': '+0-0' },
    tells: [{ at: 'looted', country: 'scythians', area: 'kalhu', ap: 7 }],
  },
  {
    id: '7.4.4 the punishment is for the country that held the city, whoever’s it is',
    given: {
      wars: 'assyria israel',
      income: 3,
      options: PLAIN,
      active: 'israel',
      countries: { assyria: { at: { arpad: 'hi*2 k-sargon' } }, israel: { controls: 'arpad' } },
      sieges: { arpad: 'hunger assyria 9' },
      also: (s, b) => {
        s.refused[b.countryOf('israel')] = s.refused[b.countryOf('syria')] = 1
      },
    },
    when: 'hunger k-sargon',
    tells: [{ at: 'tribute-check', country: 'israel' }],
  },
  ...[false, true].map(
    (more): Case => ({
      id: `8.3 the last units of a tribe within are worth their points (others elsewhere: ${more})`,
      given: before('sippar', 'hi*2 k-sargon', '', {
        ...HUNGRY(4),
        countries: {
          assyria: { at: { sippar: 'hi*2 k-sargon' } },
          babylonia: { at: { 'in-sippar': 'arabs-lc-2', ...(more && { uruk: 'arabs-lc-2' }) }, saved: 1 },
        },
      }),
      when: 'hunger k-sargon; no',
      now: { 'assyria vp': more ? '1' : '2' },
    }),
  ),
  {
    id: '9.2 a siege combat with more hits than suffered is a chance of promotion',
    given: before('sippar', 'hi*2 as-nabu-shar-usur', '', {
      options: { abilities: 'off' },
      also: (s, b) => {
        s.side[b.leaderOf('as-nabu-shar-usur')] = 1
      },
    }),
    when: 'siege as-nabu-shar-usur',
    dice: '1 6 6 6 6 6 6 6 3 2',
    tells: [{ at: 'promotion', leader: 'as-nabu-shar-usur', dice: [3, 2], promoted: true }],
  },
]

describe('what a siege brings', () => {
  test.each(GIFTS)('$id', one => expect(outcome(one)).toEqual(wanted(one)))
})

describe('siege actions', () => {
  test.each(ACTIONS)('$id', one => expect(outcome(one)).toEqual(wanted(one)))
})

const OWN: readonly Fight[] = [
  {
    id: 'N23 hits in an assault fall on the garrison; without a besieger left the city does not fall',
    at: 'borsippa',
    by: 'assyria',
    kind: 'assault',
    given: before('borsippa', 'li-', 'li-'),
    // Three hits against one, but the one destroys the only Assyrian.
    dice: '1 1 1 1 6 6 6 6 6',
    now: { 'borsippa city': 'babylonia', borsippa: '', 'in-borsippa': '' },
  },
  {
    id: 'N24 a city at level 0 is taken by any round of standard siege',
    at: 'borsippa',
    by: 'assyria',
    kind: 'siege',
    given: before('borsippa', 'hi', '', { damage: { borsippa: 2 } }),
    dice: '6 6 6',
    now: { 'borsippa city': 'assyria' },
  },
  {
    id: 'N26 walls alone are no elite',
    at: 'kalhu',
    by: 'babylonia',
    kind: 'siege',
    given: {
      rebel: 'babylonia',
      at: 'act babylonia',
      options: PLAIN,
      countries: { babylonia: { at: { kalhu: 'li*2' } }, assyria: { at: { 'in-kalhu': 'm-li' } } },
    },
    dice: '6 6 6 6 6 6',
    tells: [{ at: 'dice', side: 'defenders', rolls: [roll('mercenary-li-2', 2, '6', 0), roll('walls', 3, '666', 0)] }],
  },
]

describe('rulings of our own', () => {
  test.each(OWN)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))

  test('N22 a leader besieges with the strongest units he may command', () => {
    const s = scene(before('sippar', 'hi*2 li*6 as-nashir-bel', ''))
    const army: number[] = []
    armyOf(BOARD, s, BOARD.leaderOf('as-nashir-bel'), army)
    expect(army.map(u => (u < BOARD.firstLeader ? BOARD.kinds[BOARD.kind[u]] : 'leader'))).toEqual([
      'assyria-hi-4',
      'assyria-hi-4',
      'assyria-li-2',
      'assyria-li-2',
      'assyria-li-2',
      'leader',
    ])
  })
  test('6.8, 6.6.4 with all armies of his group, and no others', () => {
    const s = scene(
      before('sippar', 'hi*2 li*9 k-sargon as-rab-shaqe as-nashir-bel', '', {
        also: (t, b) => {
          const card = b.groups.indexOf('ag-assyria-1')
          for (const id of ['k-sargon', 'as-rab-shaqe']) t.group[b.leaders.indexOf(id)] = card
          t.chief[card] = b.leaderOf('k-sargon')
        },
      }),
    )
    const leaders = (id: string): string[] => {
      const army: number[] = []
      armyOf(BOARD, s, BOARD.leaderOf(id), army)
      return army.filter(u => u >= BOARD.firstLeader).map(u => BOARD.leaders[u - BOARD.firstLeader])
    }
    expect([leaders('k-sargon').sort(), leaders('as-nashir-bel')]).toEqual([
      ['as-rab-shaqe', 'k-sargon'],
      ['as-nashir-bel'],
    ])
  })
})
