// Battles on land by scenes: dice, rounds, losses, armies, who wins. 6.7, 6.6.5

import { describe, expect, test } from 'vitest'
import { DESERT, MEDIA_ONLY, MEDIA_PATH, MOUNTAIN, NORMAL, RIVER } from '../board/names.ts'
import { groundOf, OVER_MEDIA, OVER_MOUNTAIN, OVER_RIVER } from '../forces/battle-sides.ts'
import { type Fight, fought, hoped, ours, roll, sippar, theirs } from '../testing/battles.ts'
import { BOARD } from '../testing/scene.ts'

test.each([
  ['normal', NORMAL, 0],
  ['desert', DESERT, 0],
  ['river', RIVER, OVER_RIVER],
  ['mountain', MOUNTAIN, OVER_MOUNTAIN],
  ['media', MEDIA_PATH, OVER_MEDIA],
  ['media only', MEDIA_ONLY, OVER_MEDIA],
])('1.3 dice of the ground for a path: %s', (_, path, ground) => expect(groundOf(path)).toBe(ground))

const CRUSHED: Fight = {
  id: '7.1.b whoever is beaten in a battle that gives 3 VP may surrender at the end of the impulse',
  ...sippar('', '', {
    countries: {
      assyria: { at: { sippar: 'hi*4 k-sargon' }, hand: 'omens' },
      babylonia: { at: { sippar: 'hi*4 li*8 b*3' }, hand: 'pass' },
    },
  }),
  dice: `1 1 1 1 6 6 6 6 ${'6 '.repeat(15)}`,
  when: 'pass; pass; rest; rest; retreat kish; pass; ap omens; end',
  now: { 'assyria vp': '3', asked: 'babylonia surrender' },
}
test(CRUSHED.id, () => expect(fought(CRUSHED)).toEqual(hoped(CRUSHED)))

const DICE: readonly Fight[] = [
  {
    id: '6.7.2 a die for each unit, a hit up to its factor; 6.7.4.a one rout for one hit; 6.7.8 the loser retreats',
    ...sippar('hi*2', 'li*2'),
    dice: '4 5 6 3 6',
    when: 'rout babylonia-li-2 reduced; retreat kish',
    now: { sippar: 'assyria: hi*2', kish: 'babylonia: li', regroup: 'babylonia: li-', asked: 'assyria act' },
    tells: [
      ours(roll('assyria-hi-4', 4, '45', 1), roll('elite', 3, '6', 0)),
      theirs(roll('babylonia-li-2', 2, '36', 0)),
      { at: 'battle-over', winner: 'attackers', overrun: false },
    ],
  },
  {
    id: 'R13, 6.7.3 a leader gives as many dice as his action rating; 6.7.7 wiped out is overrun',
    ...sippar('hi k-sargon', 'li'),
    dice: '6 1 2 3 6 6',
    now: { sippar: 'assyria: hi k-sargon', regroup: '' },
    tells: [
      ours(roll('assyria-hi-4', 4, '6', 0), roll('leaders', 3, '123', 3), roll('elite', 3, '6', 0)),
      { at: 'battle-over', winner: 'attackers', overrun: true },
    ],
  },
  {
    id: 'R16 a stack without a leader has one elite die however many Assyrians are in it',
    ...sippar('hi*3', 'li'),
    dice: '4 4 6 1 6',
    tells: [ours(roll('assyria-hi-4', 4, '446', 2), roll('elite', 3, '1', 1))],
  },
  {
    id: '6.7.3 mercenaries in Assyrian pay are no elite',
    ...sippar('m-li', 'li-'),
    dice: '1 6',
    tells: [ours(roll('mercenary-li-2', 2, '1', 1))],
  },
  {
    id: '6.7.3 a river gives the defender one die, only in the first round; equal twice: the defender wins',
    ...sippar('hi', 'li'),
    over: OVER_RIVER,
    dice: '6 6 6 6 6 6 6',
    now: { suhu: 'assyria: hi', sippar: 'babylonia: li' },
    tells: [
      {
        at: 'dice',
        side: 'defenders',
        round: 1,
        rolls: [roll('babylonia-li-2', 2, '6', 0), roll('terrain', 3, '6', 0)],
      },
      { at: 'dice', side: 'defenders', round: 2, rolls: [roll('babylonia-li-2', 2, '6', 0)] },
      { at: 'battle-over', winner: 'defenders', overrun: false },
    ],
  },
  {
    id: '6.7.3 a mountain gives two, river and mountain three',
    ...sippar('hi', 'li'),
    over: OVER_RIVER | OVER_MOUNTAIN,
    dice: '1 6 6 1 2 3',
    tells: [theirs(roll('babylonia-li-2', 2, '6', 0), roll('terrain', 3, '123', 3))],
  },
  {
    id: '1.3 a Median path gives one to regular Medes',
    at: 'harhar',
    by: 'assyria',
    from: 'bit-hamban',
    over: OVER_MEDIA,
    given: { wars: 'assyria media', countries: { assyria: { at: { harhar: 'hi' } }, media: { at: { harhar: 'li' } } } },
    dice: '6 6 6 3',
    tells: [theirs(roll('media-li-2', 2, '6', 0), roll('terrain', 3, '3', 1))],
  },
  {
    id: '1.3 and none to others',
    at: 'harhar',
    by: 'assyria',
    from: 'bit-hamban',
    over: OVER_MEDIA,
    given: { rebel: 'media', countries: { assyria: { at: { harhar: 'hi' } }, media: { at: { harhar: 'm-li' } } } },
    dice: '1 6 1',
    tells: [theirs(roll('mercenary-li-2', 2, '1', 1))],
  },
  {
    id: 'R18 both wiped out: nobody wins',
    ...sippar('hi-', 'li-'),
    dice: '1 6 1',
    now: { sippar: '', 'assyria vp': '0', 'babylonia vp': '0' },
    tells: [{ at: 'battle-over', winner: 'nobody', overrun: false }],
  },
  {
    id: '6.7.6 equal hits: routs on both sides, then a second round of its own (R18)',
    ...sippar('hi*2', 'li*3'),
    dice: '1 6 6 1 6 6 6 6 1 6',
    when: 'rout assyria-hi-4 reduced; rout babylonia-li-2 reduced',
    now: { sippar: 'babylonia: li*2', regroup: 'assyria: hi-*2; babylonia: li-' },
  },
  {
    id: '6.7.6 a side removed by routs has lost, whoever struck more',
    ...sippar('hi', 'li*2'),
    dice: '1 6 1 1',
    // Two hits destroy the only Assyrian.
    when: 'rout babylonia-li-2 reduced',
    now: { sippar: 'babylonia: li', regroup: 'babylonia: li-' },
    tells: [{ at: 'battle-over', winner: 'defenders', overrun: true }],
  },
  {
    id: '6.6.10 after a failed evasion one rout for each hit',
    ...sippar('hi*2', 'li*4'),
    first: s => {
      s.unready = 1 << BOARD.countryOf('babylonia')
    },
    dice: '1 1 6 6 6 6 6',
    when: 'lose babylonia-li-2 reduced; retreat kish',
    now: { kish: 'babylonia: li', regroup: 'babylonia: li*2' },
  },
]

describe('dice and rounds', () => {
  test.each(DICE)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

const LOSSES: readonly Fight[] = [
  {
    id: '6.7.4 half of the hits to mercenaries, half to regulars, the odd one as the owner likes',
    ...sippar('hi*3', 'li*2 m-li*2'),
    dice: '1 1 1 6 6 6 6 6',
    when: 'lose babylonia-li-2; lose babylonia-li-2',
    // Two of three are with the regulars: the third is for the mercenaries.
    can: ['rout babylonia-li-2 reduced', 'rout mercenary-li-2', 'rout mercenary-li-2 reduced'],
    now: { asked: 'babylonia losses', sippar: 'assyria: hi*3; babylonia: li-*2 m-li- m-li' },
  },
  {
    id: 'R17 what one class cannot take the other has to',
    ...sippar('hi*6', 'li m-li*3'),
    dice: '1 1 1 1 1 1 6 6 6 6 6',
    when: 'lose babylonia-li-2; lose babylonia-li-2 reduced; lose mercenary-li-2; lose mercenary-li-2',
    now: { sippar: 'assyria: hi*6', regroup: 'babylonia: m-li-*2' },
  },
  {
    id: 'N16, 6.7.3 a hit may be given to a leader, who is removed by it',
    ...sippar('hi*2', 'li*2 ba-bel-ibni'),
    dice: '1 6 6 6 6 6',
    when: 'lose-leader ba-bel-ibni',
    now: { sippar: 'assyria: hi*2; babylonia: li', asked: 'babylonia retreat', regroup: 'babylonia: li' },
  },
  {
    id: '6.7.5 equal shares for the countries; the strongest gives out what is left',
    ...sippar('hi*4', 'li*3', {
      countries: {
        assyria: { at: { sippar: 'hi*4' } },
        babylonia: { at: { sippar: 'li*3' } },
        elam: { at: { sippar: 'li*2' } },
      },
    }),
    dice: '1 1 1 6 6 6 6 6 6 6',
    when: 'assign elam',
    can: ['lose elam-li-2', 'lose elam-li-2 reduced'],
    now: { asked: 'elam losses' },
  },
  {
    id: '6.7.4.a more routs than units: the rest falls on leaders',
    ...sippar('hi*4', 'li*2 ba-bel-ibni'),
    dice: '1 1 1 6 6 6 6 6',
    when: 'lose babylonia-li-2; lose babylonia-li-2 reduced; lose babylonia-li-2',
    now: { sippar: 'assyria: hi*4', regroup: 'babylonia: li- ba-bel-ibni' },
    tells: [{ at: 'battle-over', winner: 'attackers', overrun: true }],
  },
]

describe('losses', () => {
  test.each(LOSSES)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

const GROUP = BOARD.groups.indexOf('ag-babylonia-1')
const TWO_ARMIES = 'li*2 ba-bel-ibni ba-nabu-zer-kitti'

const ARMIES: readonly Fight[] = [
  {
    id: 'N101, 6.7.7 no overrun while enemies are in the area, behind its walls too',
    ...sippar('hi*3', 'li', {
      countries: { assyria: { at: { sippar: 'hi*3' } }, babylonia: { at: { sippar: 'li', 'in-sippar': 'li' } } },
    }),
    kind: 'attack',
    dice: '1 1 6 6 6',
    tells: [{ at: 'battle-over', winner: 'attackers', overrun: false }],
  },
  {
    id: '6.6.5 several armies without a group: their leaders give no dice',
    ...sippar('hi', TWO_ARMIES),
    dice: '6 6 1 6',
    tells: [theirs(roll('babylonia-li-2', 2, '16', 1))],
  },
  {
    id: '6.6.3, R13 in a group all of them do',
    ...sippar('hi', TWO_ARMIES),
    first: s => {
      for (const id of ['ba-bel-ibni', 'ba-nabu-zer-kitti']) s.group[BOARD.leaders.indexOf(id)] = GROUP
      s.chief[GROUP] = BOARD.leaderOf('ba-nabu-zer-kitti')
    },
    dice: '6 6 6 6 1 6 6',
    tells: [theirs(roll('babylonia-li-2', 2, '66', 0), roll('leaders', 3, '166', 1))],
  },
  {
    id: '6.7.3 each leader has to lead something: with one unit only the better one counts',
    ...sippar('hi', 'li ba-bel-ibni ba-nabu-zer-kitti'),
    first: s => {
      for (const id of ['ba-bel-ibni', 'ba-nabu-zer-kitti']) s.group[BOARD.leaders.indexOf(id)] = GROUP
      s.chief[GROUP] = BOARD.leaderOf('ba-nabu-zer-kitti')
    },
    dice: '6 6 6 1 6',
    tells: [theirs(roll('babylonia-li-2', 2, '6', 0), roll('leaders', 3, '16', 1))],
  },
  {
    id: 'N19, 6.6.5 with four armies three fight first; the attacker may go back from the second battle',
    ...sippar('hi*6 k-sargon', 'li*4 ba-bel-ibni ba-nabu-zer-kitti ba-bel-iqisha ba-nergal-ushezib'),
    kind: 'attack',
    dice: '1 1 1 1 1 1 1 1 1 6 6 6 6',
    when: 'hold-leader ba-bel-iqisha; hold babylonia-li-2; withdraw',
    now: { suhu: 'assyria: hi*6 k-sargon', sippar: 'babylonia: li ba-bel-iqisha', asked: 'assyria act' },
    tells: [
      { at: 'battle-over', winner: 'attackers', overrun: false },
      { at: 'fell-back', country: 'assyria', from: 'sippar', area: 'suhu' },
    ],
  },
  {
    id: '6.6.5 of several attackers the one whose impulse it is says whether they press on',
    ...sippar('hi*6 k-sargon', 'li*4 ba-bel-ibni ba-nabu-zer-kitti ba-bel-iqisha ba-nergal-ushezib', {
      at: 'act media',
      assyrian: 'media',
      countries: {
        assyria: { at: { sippar: 'hi*6 k-sargon' } },
        media: { at: { sippar: 'li' } },
        babylonia: { at: { sippar: 'li*4 ba-bel-ibni ba-nabu-zer-kitti ba-bel-iqisha ba-nergal-ushezib' } },
      },
    }),
    by: 'assyria media',
    kind: 'attack',
    dice: '1 1 1 1 1 1 1 1 1 1 6 6 6 6',
    when: 'hold-leader ba-bel-iqisha; hold babylonia-li-2',
    now: { asked: 'media press' },
  },
  {
    id: '6.6.5 or fight it',
    ...sippar('hi*6 k-sargon', 'li*4 ba-bel-ibni ba-nabu-zer-kitti ba-bel-iqisha ba-nergal-ushezib'),
    kind: 'attack',
    dice: '1 1 1 1 1 1 1 1 1 6 6 6 6 1 1 1 6 6 6 6 6 6 6 6 6',
    when: 'hold-leader ba-bel-iqisha; hold babylonia-li-2; press',
    now: { sippar: 'assyria: hi*6 k-sargon' },
    tells: [{ at: 'battle-over', winner: 'attackers', overrun: true }],
  },
  {
    id: 'N19 where no army can be spared any more, those that wait take their units, however many leaders are left',
    ...sippar('hi*6 k-sargon', '', {
      rebel: 'babylonia elam',
      countries: {
        assyria: { at: { sippar: 'hi*6 k-sargon' } },
        babylonia: { at: { sippar: 'li*3 ba-bel-ibni ba-nabu-zer-kitti' } },
        elam: { at: { sippar: 'li el-imbappa el-tannanu el-undasi el-nesu' } },
      },
    }),
    kind: 'attack',
    dice: '',
    when: 'hold-leader ba-bel-ibni; hold-leader ba-nabu-zer-kitti',
    now: { asked: 'babylonia line', choices: 'hold babylonia-li-2' },
  },
  {
    id: '6.6.5 a besieged garrison may join a relieving attack',
    at: 'sippar',
    by: 'elam',
    from: 'kish',
    kind: 'attack',
    given: {
      at: 'act elam',
      rebel: 'babylonia elam',
      sieges: { sippar: 'hunger assyria 1' },
      countries: {
        elam: { at: { sippar: 'li*2 el-undasi' } },
        babylonia: { at: { 'in-sippar': 'li ba-bel-ibni' } },
        assyria: { at: { sippar: 'hi*2' } },
      },
    },
    dice: '1 6 6 6 6 6 6 6',
    when: 'yes; rout assyria-hi-4 reduced',
    now: { suhu: 'assyria: hi', 'sippar siege': '0', 'in-sippar': 'babylonia: li ba-bel-ibni' },
    tells: [ours(roll('babylonia-li-2', 2, '1', 1), roll('elam-li-2', 2, '66', 0), roll('leaders', 3, '66', 0))],
  },
  {
    id: '6.6.5 also one of the country that comes to relieve it; beaten, it is within again and the others retreat',
    at: 'sippar',
    by: 'babylonia',
    from: 'kish',
    kind: 'attack',
    given: {
      at: 'act babylonia',
      rebel: 'babylonia elam',
      sieges: { sippar: 'hunger assyria 1' },
      countries: {
        babylonia: { at: { sippar: 'li ba-bel-ibni', 'in-sippar': 'li*2' } },
        assyria: { at: { sippar: 'hi*2' } },
      },
    },
    dice: '6 6 6 6 1 6 6',
    when: 'yes; lose babylonia-li-2; rout babylonia-li-2 reduced; retreat kish',
    now: { kish: 'babylonia: ba-bel-ibni', 'in-sippar': 'babylonia: li*2', 'sippar siege': '1' },
    tells: [ours(roll('babylonia-li-2', 2, '666', 0), roll('leaders', 3, '6', 0))],
  },
]

describe('armies and groups', () => {
  test.each(ARMIES)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

/** The Babylonians come out of Sippar against Assyrians in Suhu. */
const interception = (assyria: string, babylonia: string, abilities = 'off'): Omit<Fight, 'id' | 'dice'> => ({
  at: 'suhu',
  by: 'babylonia',
  kind: 'interception',
  from: 'sippar',
  given: {
    rebel: 'babylonia',
    countries: { assyria: { at: { suhu: assyria } }, babylonia: { at: { suhu: babylonia } } },
    options: { abilities, reducedLeaders: 'off' },
  },
})

const INTERCEPTIONS: readonly Fight[] = [
  {
    id: '6.7.6, 6.6.9 drawn twice: nobody wins, the interceptor retreats first',
    ...interception('hi', 'li'),
    dice: '6 6 6 6 6 6',
    when: 'retreat sippar; retreat laqe',
    now: { sippar: 'babylonia: li', laqe: 'assyria: hi', suhu: '' },
    tells: [{ at: 'battle-over', winner: 'nobody', overrun: false }],
  },
  {
    id: '6.6.9 no leader cuts the routs of a drawn battle',
    ...interception('hi k-sargon', 'li*2 ba-bel-ibni'),
    dice: '1 6 6 1 6 6 6 6 6 6',
    when: 'lose babylonia-li-2; lose assyria-hi-4; rout babylonia-li-2 reduced',
    now: { regroup: 'assyria: hi-; babylonia: li-' },
  },
  {
    id: 'R15 the intercepted force is the defender',
    ...interception('hi', 'lc*2'),
    dice: '1 6 6 6',
    tells: [
      {
        at: 'battle',
        kind: 'interception',
        attackers: [{ country: 'babylonia', units: { 'babylonia-lc-2': 2 } }],
      },
    ],
  },
  {
    id: 'R15, 9.7 unless the interceptors are more mobile',
    ...interception('hi', 'lc*2', 'on'),
    dice: '6 6 1 6',
    tells: [{ at: 'battle', kind: 'interception', attackers: [{ country: 'assyria', units: { 'assyria-hi-4': 1 } }] }],
  },
]

describe('interception battles', () => {
  test.each(INTERCEPTIONS)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

const AFTER: readonly Fight[] = [
  {
    id: '8.3, R40 five units beaten: one point',
    ...sippar('hi*3', 'li*5'),
    dice: '1 6 6 6 6 6 6 6 6',
    when: 'rout babylonia-li-2 reduced; retreat kish',
    now: { 'assyria vp': '1' },
  },
  {
    id: 'R40 leaders are not counted, mercenaries are',
    ...sippar('hi*3', 'li*3 m-li ba-bel-ibni'),
    dice: '1 6 6 6 6 6 6 6 6',
    when: 'lose mercenary-li-2; rout mercenary-li-2 reduced; retreat kish',
    now: { 'assyria vp': '0' },
  },
  {
    id: '9.2 a reduced leader who has won is promoted by an even die; Assyria throws two (9.4, R36)',
    ...sippar('hi*3 as-tab-shar-ashur', 'li', { options: { abilities: 'off' } }),
    first: s => {
      s.side[BOARD.leaderOf('as-tab-shar-ashur')] = 1
    },
    dice: '1 1 6 6 6 6 5 4',
    now: { 'as-tab-shar-ashur ratings': '6/1' },
    tells: [{ at: 'promotion', leader: 'as-tab-shar-ashur', dice: [5, 4], promoted: true }],
  },
  {
    id: '9.2 others throw one',
    ...sippar('hi', 'li*3 ba-bel-ibni', { options: { abilities: 'off' } }),
    first: s => {
      s.side[BOARD.leaderOf('ba-bel-ibni')] = 1
    },
    dice: '6 6 1 1 6 6 3',
    now: { 'ba-bel-ibni ratings': '3/1' },
    tells: [{ at: 'promotion', leader: 'ba-bel-ibni', dice: [3], promoted: false }],
  },
]

describe('after the battle', () => {
  test.each(AFTER)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})
