// Special abilities, landings, mirrored wars, cards in battle, and rulings of our own. 6.11.d, 6.16.e, 9.7

import { describe, expect, test } from 'vitest'
import { OVER_MOUNTAIN, OVER_RIVER } from '../forces/battle-sides.ts'
import { type Fight, fought, hoped, ours, roll, sippar, theirs } from '../testing/battles.ts'
import { BOARD } from '../testing/scene.ts'

const on = (assyria: string, babylonia: string): Omit<Fight, 'id' | 'dice'> =>
  sippar(assyria, babylonia, { options: { abilities: 'on', reducedLeaders: 'off' } })

const ABILITIES: readonly Fight[] = [
  {
    id: '9.7 bows shoot first, and what they hit fights weakened',
    ...on('b hi', 'li'),
    dice: '1 6 6 1',
    tells: [
      { at: 'dice', side: 'attackers', round: 1, phase: 'bow', rolls: [roll('assyria-b-3', 3, '1', 1)] },
      {
        at: 'dice',
        side: 'attackers',
        phase: 'melee',
        rolls: [roll('assyria-hi-4', 4, '6', 0), roll('elite', 3, '6', 0)],
      },
      { at: 'dice', side: 'defenders', phase: 'melee', rolls: [roll('babylonia-li-2', 1, '1', 1)] },
    ],
  },
  {
    id: '9.7 two to four heavy units ward off one bow hit',
    ...on('b*2', 'hi*2'),
    dice: '1 6 6 6 6',
    tells: [{ at: 'dice', phase: 'bow', hits: 0, warded: 1 }],
  },
  {
    id: '9.7 five of them two',
    ...on('b*4', 'hi*5'),
    dice: '1 1 1 6 6 6 6 6 6 6',
    tells: [{ at: 'dice', phase: 'bow', hits: 1, warded: 2 }],
  },
  {
    id: '9.7 one alone none',
    ...on('b*2', 'hi'),
    dice: '1 6 6 6',
    tells: [{ at: 'dice', phase: 'bow', hits: 1 }],
  },
  {
    id: '9.7 a 2 of a heavy unit is a slaughter of two hits',
    ...on('hi', 'li*2'),
    dice: '2 6 6 6',
    tells: [ours(roll('assyria-hi-4', 4, '2', 2), roll('elite', 3, '6', 0))],
  },
  {
    id: '9.7 not with a factor of 1',
    ...on('li', 'hi-'),
    dice: '6 6 2',
    tells: [theirs(roll('babylonia-hi-3', 1, '2', 0))],
  },
  {
    id: '9.7 heavy infantry attacks over a river with one less, and its 2 is a slaughter still',
    ...on('hi', 'li*2'),
    over: OVER_RIVER,
    dice: '2 6 6 6 6',
    tells: [ours(roll('assyria-hi-4', 3, '2', 2), roll('elite', 3, '6', 0))],
  },
  {
    id: '9.7 chariots say before how they fight: as bows they shoot first and ward nothing off',
    ...on('ch', 'li'),
    dice: '1 6 6',
    when: 'chariots bow',
    tells: [{ at: 'dice', phase: 'bow', side: 'attackers', rolls: [roll('assyria-ch-4', 4, '1', 1)] }],
  },
  {
    id: '9.7 as heavy units they slaughter; one less over a mountain',
    ...on('ch', 'li*2'),
    over: OVER_MOUNTAIN,
    dice: '2 6 6 6 6 6',
    when: 'chariots heavy',
    tells: [ours(roll('assyria-ch-4', 3, '2', 2), roll('elite', 3, '6', 0))],
  },
  {
    id: '9.7 without the rule none of it counts',
    ...sippar('b hi', 'hi'),
    dice: '1 2 6 6',
    tells: [ours(roll('assyria-hi-4', 4, '1', 1), roll('assyria-b-3', 3, '2', 1), roll('elite', 3, '6', 0))],
  },
  {
    id: 'N20, 9.7 horse archers shoot and are gone: no points',
    at: 'harhar',
    by: 'assyria',
    from: 'bit-hamban',
    given: {
      rebel: 'media',
      countries: { assyria: { at: { harhar: 'li*5' } }, media: { at: { harhar: 'hb*4 lc me-uppis' } } },
      options: { abilities: 'on', reducedLeaders: 'off' },
    },
    dice: '1 6 6 6 5 5',
    when: 'ambush ecbatana',
    now: { ecbatana: 'media: lc hb*4 me-uppis', harhar: 'assyria: li- li*4', 'assyria vp': '0', 'media vp': '0' },
    tells: [{ at: 'battle-over', winner: 'gone', overrun: false }],
  },
]

describe('special abilities', () => {
  test.each(ABILITIES)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

const LANDING: Omit<Fight, 'id' | 'dice'> = {
  at: 'gaza',
  by: 'assyria',
  kind: 'invasion',
  given: {
    wars: 'assyria egypt',
    options: { abilities: 'off', reducedLeaders: 'off' },
    countries: {
      assyria: { at: { gaza: 'hi lc as-nashir-bel', 'med-pelusium': 'ship*2' } },
      egypt: { at: { gaza: 'li*3' } },
    },
  },
}

const SPECIAL: readonly Fight[] = [
  {
    id: 'N17 a lone leader runs: no battle, no promotion',
    ...sippar('hi', 'ba-bel-ibni'),
    dice: '',
    now: { sippar: 'assyria: hi', regroup: 'babylonia: ba-bel-ibni', 'assyria vp': '0' },
    tells: [{ at: 'battle-over', winner: 'attackers', overrun: true }],
  },
  {
    id: '6.16.e from ships: one less on foot and for battle dice, two less mounted; no terrain',
    ...LANDING,
    over: OVER_RIVER,
    dice: '3 1 2 2 6 6 6',
    tells: [
      ours(
        roll('assyria-hi-4', 3, '3', 1),
        roll('assyria-lc-3', 1, '1', 1),
        roll('leaders', 2, '2', 1),
        roll('elite', 2, '2', 1),
      ),
      theirs(roll('egypt-li-2', 2, '666', 0)),
    ],
  },
  {
    id: '6.16.e beaten invaders may go back to their ships',
    ...LANDING,
    dice: '6 6 6 6 1 6 6',
    when: 'lose assyria-hi-4; rout assyria-hi-4 reduced',
    can: ['retreat-ships', 'retreat pelusium'],
    now: { asked: 'assyria retreat' },
  },
  {
    id: '6.16.e and are aboard again',
    ...LANDING,
    dice: '6 6 6 6 1 6 6',
    when: 'lose assyria-hi-4; rout assyria-hi-4 reduced; retreat-ships',
    now: { 'med-pelusium': 'assyria: lc ship*2 as-nashir-bel', gaza: 'egypt: li*3' },
  },
  {
    id: 'R29 an off-map side mirrors the other at full strength, without elite dice',
    at: 'harran',
    by: 'assyria',
    kind: 'foreign-war',
    given: {
      options: { abilities: 'off', reducedLeaders: 'off' },
      countries: { assyria: { at: { harran: 'hi- li as-nashir-bel' } } },
    },
    dice: '2 2 6 6 6 6 6',
    tells: [
      ours(
        roll('assyria-hi-4', 2, '2', 1),
        roll('assyria-li-2', 2, '2', 1),
        roll('leaders', 3, '6', 0),
        roll('elite', 3, '6', 0),
      ),
      theirs(roll('assyria-hi-4', 4, '6', 0), roll('assyria-li-2', 2, '6', 0), roll('leaders', 3, '6', 0)),
      { at: 'battle-over', winner: 'attackers', overrun: false },
    ],
    now: { harran: 'assyria: hi- li as-nashir-bel' },
  },
  {
    id: '6.16.f ships have no dice but their own',
    at: 'med-tyre',
    kind: 'naval',
    by: 'assyria',
    given: {
      wars: 'assyria egypt',
      countries: { assyria: { at: { 'med-tyre': 'ship*2' } }, egypt: { at: { 'med-tyre': 'ship' } } },
    },
    dice: '1 1 6',
    tells: [ours(roll('assyria-ship-3', 3, '11', 2)), theirs(roll('egypt-ship-3', 3, '6', 0))],
    now: { 'med-tyre': 'assyria: ship*2' },
  },
]

describe('special battles', () => {
  test.each(SPECIAL)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

/** Cards in the hands of both; the Assyrians lay first. */
const cards = (assyria: string, babylonia: string, ours: string, theirs = ''): Omit<Fight, 'id' | 'dice'> => ({
  ...sippar(assyria, babylonia, {
    countries: {
      assyria: { at: { sippar: assyria }, hand: ours },
      babylonia: { at: { sippar: babylonia }, hand: theirs },
    },
  }),
})

const CARDS: readonly Fight[] = [
  {
    id: '6.11.d Flank Attack: three dice in the first round',
    ...cards('hi', 'li', 'flank-attack'),
    dice: '6 6 1 2 3 6',
    when: 'lay flank-attack; pass',
    tells: [ours(roll('assyria-hi-4', 4, '6', 0), roll('elite', 3, '6', 0), roll('cards', 3, '123', 3))],
  },
  {
    id: '6.11.d Omens: one more, at most 5',
    ...cards('hi', 'li', 'omens'),
    dice: '5 4 6',
    when: 'lay omens; pass',
    tells: [ours(roll('assyria-hi-4', 5, '5', 1), roll('elite', 4, '4', 1))],
  },
  {
    id: '6.11.d Shield Wall: two hits are not suffered and do not count',
    ...cards('hi*3', 'li*2', '', 'shield-wall'),
    dice: '1 1 6 6 1 6',
    when: 'lay shield-wall; pass; rout assyria-hi-4 reduced',
    tells: [
      { at: 'dice', side: 'attackers', hits: 0, warded: 2 },
      { at: 'battle-over', winner: 'defenders', overrun: false },
    ],
  },
  {
    id: '6.11.d Fight to the Last: no routs, one hit more for the loser',
    ...cards('hi*2', 'li*2', '', 'last-stand'),
    dice: '1 6 6 6 6',
    when: 'lay last-stand; pass; lose babylonia-li-2; retreat kish',
    now: { kish: 'babylonia: li-*2', regroup: '' },
  },
]

const MORE_CARDS: readonly Fight[] = [
  {
    id: 'Swollen Rivers: two river dice instead of one',
    ...sippar('hi', 'li'),
    over: OVER_RIVER,
    first: s => {
      s.riverDice = 2
    },
    dice: '1 6 6 1 1',
    tells: [theirs(roll('babylonia-li-2', 2, '6', 0), roll('terrain', 3, '11', 2))],
  },
  {
    id: '6.11.d Ambush in the Pass: four dice before all others, and their hits are taken off at once',
    ...cards('hi*2', 'li', '', 'ambush-pass'),
    over: OVER_MOUNTAIN,
    // Four hits: nobody is left to fight.
    dice: '1 1 1 1',
    when: 'lay ambush-pass; pass',
    now: { sippar: 'babylonia: li' },
    tells: [
      { at: 'dice', side: 'defenders', round: 1, phase: 'ambush', rolls: [roll('ambush', 3, '1111', 4)], hits: 4 },
      { at: 'battle-over', winner: 'defenders', overrun: true },
    ],
  },
  {
    id: '6.11.d Feigned Retreat: no leader dice and no terrain dice for the enemy in the first round',
    ...cards('lc', 'li ba-bel-ibni', 'feigned-retreat'),
    over: OVER_RIVER,
    dice: '6 6 1',
    when: 'lay feigned-retreat; pass',
    tells: [theirs(roll('babylonia-li-2', 2, '1', 1))],
  },
  {
    id: '6.11.d Arrow Storm: up to three bows throw one die more',
    ...cards('b*4', 'li', 'arrow-storm'),
    dice: '1 6 6 6 6 6 6 6 6',
    when: 'lay arrow-storm; pass',
    tells: [ours(roll('assyria-b-3', 3, '1666666', 1), roll('elite', 3, '6', 0))],
  },
  {
    id: '10.4.e a mercenary that changes sides within a fortress does not suffer its -1',
    at: 'babylon',
    by: 'assyria',
    kind: 'siege',
    given: {
      rebel: 'babylonia',
      ap: 1,
      income: 3,
      options: { abilities: 'off', reducedLeaders: 'off' },
      countries: {
        assyria: { at: { babylon: 'hi k-sargon' }, hand: 'changing-sides' },
        babylonia: { at: { 'in-babylon': 'm-li li' } },
      },
    },
    dice: '5 6 2 6 6 6 6 6 6 6 6 6 6',
    when: 'lay changing-sides; pass',
    tells: [
      {
        at: 'dice',
        side: 'attackers',
        rolls: [
          roll('assyria-hi-4', 3, '6', 0),
          roll('mercenary-li-2', 2, '2', 1),
          roll('leaders', 2, '666', 0),
          roll('elite', 2, '66', 0),
        ],
      },
    ],
  },
]

describe('more cards', () => {
  test.each(MORE_CARDS)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

describe('cards in battle', () => {
  test.each(CARDS)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

const OWN: readonly Fight[] = [
  {
    id: 'N16 a leader has taken the half of the regulars: the next hit is for the mercenaries',
    ...sippar('hi*4', 'li*3 m-li*3 ba-bel-ibni'),
    dice: '1 1 6 6 6 6 6 6 6 6 6 6',
    when: 'lose-leader ba-bel-ibni',
    // The mercenaries are alike, so that theirs is taken without a question; then one runs.
    now: { sippar: 'assyria: hi*4; babylonia: li*3 m-li- m-li*2', asked: 'babylonia losses' },
  },
  {
    id: 'N18 in defence all fight, beyond the command too',
    ...sippar('hi', 'li*6 ba-bel-ibni'),
    dice: '6 6 6 6 6 6 6 6 1',
    tells: [theirs(roll('babylonia-li-2', 2, '666666', 0), roll('leaders', 3, '1', 1))],
  },
  {
    id: 'N20 an ambush that fails is a failed evasion: one rout for each hit (6.6.10)',
    at: 'harhar',
    by: 'assyria',
    from: 'bit-hamban',
    given: {
      rebel: 'media',
      countries: { assyria: { at: { harhar: 'li*5' } }, media: { at: { harhar: 'hb*4 me-uppis' } } },
      options: { abilities: 'on', reducedLeaders: 'off' },
    },
    dice: '6 6 6 6 1 1 1 1 6 6 6 6 6',
    when: 'ambush ecbatana; lose media-hb-3; lose media-hb-3; rout media-hb-3 reduced',
    now: { regroup: 'media: hb-' },
    can: ['rout media-hb-3 reduced', 'rout media-hb-3'],
  },
  {
    id: '9.7 a landing is ambushed as well: it is fought exactly as a land battle (6.16.e)',
    at: 'gaza',
    by: 'egypt',
    kind: 'invasion',
    given: {
      wars: 'egypt media',
      at: 'act egypt',
      countries: { egypt: { at: { gaza: 'li*5' } }, media: { at: { gaza: 'hb*4 me-uppis' } } },
      options: { abilities: 'on', reducedLeaders: 'off' },
    },
    dice: '1 6 6 6 6 6',
    when: 'ambush pelusium',
    now: { gaza: 'egypt: li- li*4' },
    tells: [{ at: 'battle-over', winner: 'gone' }],
  },
  {
    id: '9.7 of two countries each decides for itself; who stays fights on',
    at: 'harhar',
    by: 'assyria',
    from: 'bit-hamban',
    given: {
      rebel: 'media elam',
      countries: {
        assyria: { at: { harhar: 'li*5' } },
        media: { at: { harhar: 'hb*2 me-uppis' } },
        elam: { at: { harhar: 'lc' } },
      },
      options: { abilities: 'on', reducedLeaders: 'off' },
    },
    dice: '6 6 6 6',
    when: 'ambush ecbatana',
    now: { ecbatana: 'media: hb*2 me-uppis', asked: 'elam ambush' },
  },
  {
    id: 'N20 one unit on foot spoils the ambush',
    at: 'harhar',
    by: 'assyria',
    from: 'bit-hamban',
    given: {
      rebel: 'media',
      countries: { assyria: { at: { harhar: 'li*5' } }, media: { at: { harhar: 'hb*2 li me-uppis' } } },
      options: { abilities: 'on', reducedLeaders: 'off' },
    },
    dice: '6 6 6 6 6 6 6 6 1 6',
    tells: [
      {
        at: 'dice',
        phase: 'melee',
        side: 'defenders',
        rolls: [roll('media-li-2', 2, '1', 1), roll('leaders', 3, '6', 0)],
      },
    ],
  },
  {
    id: 'N21 the lower factor lasts, the dice of the river do not',
    ...on('hi', 'li'),
    over: OVER_RIVER,
    dice: '6 6 6 6 6 6 6',
    tells: [
      { at: 'dice', round: 2, side: 'attackers', rolls: [roll('assyria-hi-4', 3, '6', 0), roll('elite', 3, '6', 0)] },
      { at: 'dice', round: 2, side: 'defenders', rolls: [roll('babylonia-li-2', 2, '6', 0)] },
    ],
  },
  {
    id: 'N27 a garrison that helped in vain is behind its walls again',
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
        babylonia: { at: { 'in-sippar': 'li*2' } },
        assyria: { at: { sippar: 'hi*4' } },
      },
    },
    dice: '6 6 6 6 6 1 6 6 6 6',
    when: 'yes; assign elam; lose elam-li-2; assign elam; rout elam-li-2 reduced; retreat kish',
    now: { 'in-sippar': 'babylonia: li*2', kish: 'elam: li el-undasi', 'sippar siege': '1' },
  },
  {
    id: 'N30 the routs of one that was slow and one that was not are one sum, shared',
    ...sippar('hi*4', 'li*3', {
      countries: {
        assyria: { at: { sippar: 'hi*4' } },
        babylonia: { at: { sippar: 'li*3' } },
        elam: { at: { sippar: 'li*3' } },
      },
    }),
    first: s => {
      s.unready = 1 << BOARD.countryOf('elam')
    },
    // Two hits each: Elam's are two routs, Babylonia's one; three in all, one each and one to be assigned.
    dice: '1 1 1 1 6 6 6 6 6 6 6',
    when: 'lose babylonia-li-2; lose elam-li-2',
    now: { asked: 'babylonia losses', choices: 'assign babylonia; assign elam' },
  },
]

describe('rulings of our own', () => {
  test.each(OWN)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})
