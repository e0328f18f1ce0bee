// Who attacks where several could: landings, clashes, groups of those who came by sea, and which units go. 6.6.2, 6.6.3, 6.6.5, 6.7,
// 6.16.e

import { describe, expect, test } from 'vitest'
import { eliteDice } from '../battle/battle-dice.ts'
import { field } from '../board/board.ts'
import { mayHireAt } from '../economy/sites.ts'
import { FIELD } from '../forces/battle-sides.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, type SceneWords, scene } from '../testing/scene.ts'

const run = (cases: readonly Case[]) =>
  test.each(cases)('$id', it => {
    expect(outcome(it)).toEqual(wanted(it))
  })

const PLAIN = { abilities: 'off', reducedLeaders: 'off' }

/** An Egyptian fleet off Tyre, with this aboard, and those on the shore. */
const offTyre = (aboard: string, shore: string, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'act egypt',
  ap: 6,
  options: PLAIN,
  wars: 'egypt phoenicia',
  runners: { phoenicia: 'assyria' },
  countries: { egypt: { at: { 'med-tyre': `ship*2 ${aboard}` } }, phoenicia: { at: { tyre: shore } } },
  ...more,
})
const grouped =
  (group: string, chief: string, ...others: string[]): NonNullable<SceneWords['also']> =>
  (s, b) => {
    const card = b.groups.indexOf(group)
    for (const id of [chief, ...others]) s.group[b.leaders.indexOf(id)] = card
    s.chief[card] = b.leaderOf(chief)
  }

describe('a landing among enemies', () =>
  run([
    {
      id: '6.16.e one army is asked nothing and attacks whole',
      given: offTyre('li*2 eg-ree', 'li'),
      when: 'sail med-tyre; land tyre; pass',
      tells: [
        {
          at: 'battle',
          kind: 'invasion',
          attackers: [{ country: 'egypt', units: { 'egypt-li-2': 2 }, leaders: ['eg-ree'] }],
        },
      ],
    },
    {
      id: '6.7 of several armies without a group one attacks; the others stay aboard',
      given: offTyre('li*2 eg-ree eg-tefnakht eg-pakruru', 'li*3'),
      when: 'sail med-tyre; land tyre; attack-with eg-tefnakht; pass',
      tells: [
        {
          at: 'battle',
          attackers: [{ country: 'egypt', units: { 'egypt-li-2': 2 }, leaders: ['eg-tefnakht'] }],
        },
      ],
    },
    {
      id: '6.7 only one of the leaders gives a die',
      given: offTyre('li*2 eg-ree eg-tefnakht eg-pakruru', 'li*3'),
      when: 'sail med-tyre; land tyre; attack-with eg-tefnakht; pass',
      dice: '6 6 6 6 6 6',
      tells: [
        {
          at: 'dice',
          side: 'attackers',
          round: 1,
          rolls: [
            { by: 'egypt-li-2', of: 1, dice: '66', hits: 0 },
            { by: 'leaders', of: 2, dice: '6', hits: 0 },
          ],
        },
      ],
    },
    {
      id: '6.6.3 a group that went aboard lands as one',
      given: offTyre('li*2 eg-ree eg-tefnakht', 'li', { also: grouped('ag-egypt-1', 'eg-ree', 'eg-tefnakht') }),
      when: 'sail med-tyre; land tyre; pass',
      tells: [
        {
          at: 'battle',
          attackers: [{ country: 'egypt', units: { 'egypt-li-2': 2 }, leaders: ['eg-ree', 'eg-tefnakht'] }],
        },
      ],
    },
    {
      id: '6.7 units without a leader attack one at a time, the others stay aboard',
      given: offTyre('li hi', 'li'),
      when: 'sail med-tyre; land tyre; attack-with-unit egypt-hi-3; pass',
      tells: [{ at: 'battle', attackers: [{ country: 'egypt', units: { 'egypt-hi-3': 1 } }] }],
    },
    {
      id: '6.7 after a victory the rest may follow',
      given: offTyre('li hi', 'li'),
      when: 'sail med-tyre; land tyre; attack-with-unit egypt-hi-3; pass',
      dice: '1 6',
      can: ['land tyre'],
    },
    {
      id: '6.6.2 no army is bigger than its leader commands: which of them attack is said',
      given: {
        ...offTyre('', 'li'),
        countries: {
          egypt: { at: { 'med-tyre': 'ship*2 li-*2 hi-*2 eg-pediese' } },
          phoenicia: { at: { tyre: 'li' } },
        },
      },
      when: 'sail med-tyre; land tyre; attack-with eg-pediese; leave egypt-hi-3 reduced; take egypt-li-2 reduced; done; pass',
      tells: [
        {
          at: 'battle',
          attackers: [
            {
              country: 'egypt',
              units: { 'egypt-hi-3 reduced': 1, 'egypt-li-2 reduced': 2 },
              leaders: ['eg-pediese'],
            },
          ],
        },
      ],
    },
    {
      id: '6.16.e where there are no enemies all go ashore',
      given: offTyre('', '', {
        countries: { egypt: { at: { 'med-tyre': 'ship*2 li hi' } }, phoenicia: { at: { 'in-tyre': 'li' } } },
      }),
      when: 'sail med-tyre; land tyre; anchor',
      now: { tyre: 'egypt: hi li', 'med-tyre': 'egypt: ship*2' },
    },
    {
      id: '6.6 mercenaries whose leader is gone do not attack',
      given: offTyre('m-li', 'li'),
      when: 'sail med-tyre',
      cannot: ['land tyre'],
      refused: { 'land tyre': 'nobody-to-land 6.16.e' },
    },
    {
      id: '6.16.e each country of a fleet attacks for itself, unless they are a group',
      given: {
        at: 'act egypt',
        ap: 6,
        options: PLAIN,
        rebel: 'egypt babylonia',
        countries: {
          egypt: { at: { 'med-tyre': 'ship*2 li eg-ree' } },
          babylonia: { at: { 'med-tyre': 'li ba-bel-ibni' } },
          assyria: { at: { tyre: 'li' } },
        },
        tracks: { phoenicia: 'assyria 13' },
      },
      when: 'sail med-tyre; land tyre',
      can: ['attack-with eg-ree', 'attack-with ba-bel-ibni'],
    },
  ]))

/** Two armies of one group in a port, and ships for them. */
const EGYPTIAN_GROUP: SceneWords = {
  at: 'act egypt',
  ap: 6,
  options: PLAIN,
  countries: { egypt: { at: { 'med-delta': 'ship*2', sais: 'li*2 eg-ree eg-tefnakht' } } },
  also: grouped('ag-egypt-1', 'eg-ree', 'eg-tefnakht'),
}

describe('groups of those who have come by sea', () =>
  run([
    {
      id: '6.6.3 armies that have landed form a group, however they came; 6.16.d they do not march',
      given: offTyre('', '', {
        countries: {
          egypt: { at: { 'med-tyre': 'ship*2 li*2 eg-ree eg-tefnakht' } },
          phoenicia: { at: { 'in-tyre': 'li' } },
        },
      }),
      when: 'sail med-tyre; land tyre; anchor; march eg-ree; with eg-tefnakht',
      now: { choices: 'part eg-ree; part eg-tefnakht; chief eg-tefnakht; halt' },
      refused: { 'to sidon': 'landed 6.16.d' },
    },
    {
      id: '6.8 and besiege as one, free on entry',
      given: offTyre('', '', {
        countries: {
          egypt: { at: { 'med-tyre': 'ship*2 li*2 eg-ree eg-tefnakht' } },
          phoenicia: { at: { 'in-tyre': 'li' } },
        },
      }),
      when: 'sail med-tyre; land tyre; anchor; march eg-ree; with eg-tefnakht; halt; siege eg-ree',
      tells: [
        {
          at: 'battle',
          attackers: [{ country: 'egypt', units: { 'egypt-li-2': 2 }, leaders: ['eg-ree', 'eg-tefnakht'] }],
        },
      ],
    },
    {
      id: '6.6.3 an army that stood there may join them, but does not march with them',
      given: offTyre('', '', {
        wars: 'egypt phoenicia',
        countries: {
          egypt: { at: { 'med-tyre': 'ship*2 li eg-ree', tyre: 'li eg-tefnakht' } },
          phoenicia: { at: { 'in-tyre': 'li' } },
        },
      }),
      when: 'sail med-tyre; land tyre; anchor; march eg-tefnakht; with eg-ree',
      cannot: ['to sidon'],
      can: ['part eg-ree', 'halt'],
    },
    {
      id: '6.6.3 a lone one has nothing to form',
      given: offTyre('', '', {
        countries: { egypt: { at: { 'med-tyre': 'ship*2 li eg-ree' } }, phoenicia: { at: { 'in-tyre': 'li' } } },
      }),
      when: 'sail med-tyre; land tyre; anchor',
      cannot: ['march eg-ree'],
      refused: { 'march eg-ree': 'carried 6.16.d' },
    },
    ...[
      'embark-leader eg-ree; embark-leader eg-tefnakht; embark egypt-li-2; embark egypt-li-2',
      'embark egypt-li-2; embark egypt-li-2; embark-leader eg-tefnakht; embark-leader eg-ree',
    ].map(
      (aboard): Case => ({
        id: `6.6.3, 6.16.d a group goes aboard piece by piece and lands as one: ${aboard}`,
        given: EGYPTIAN_GROUP,
        when: `sail med-delta; load sais; ${aboard}; steer med-pelusium; land gaza`,
        now: { gaza: 'egypt: li*2 eg-ree eg-tefnakht', 'eg-ree group': 'yes', 'eg-tefnakht group': 'yes' },
        silent: ['group-over'],
      }),
    ),
    {
      id: '6.6.3 who is left on the shore leaves it',
      given: EGYPTIAN_GROUP,
      when: 'sail med-delta; load sais; embark egypt-li-2; embark-leader eg-ree; done; steer med-pelusium',
      tells: [{ at: 'group-over', group: 'ag-egypt-1' }],
    },
  ]))

/** Egypt and Elam, at peace in a Syrian field until one of them declares war in its impulse. */
const sharing = (egypt: string, elam: string, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'act egypt',
  ap: 12,
  options: PLAIN,
  countries: { egypt: { at: { tadmor: egypt } }, elam: { at: { tadmor: elam } } },
  ...more,
})

describe('10.4.f enemies in one field', () =>
  run([
    {
      id: '6.6.5 of several armies without a group one attacks; the others stand by',
      given: sharing('li*2 eg-ree eg-tefnakht', 'li*2'),
      when: 'war elam; attack-with eg-tefnakht; pass',
      tells: [
        {
          at: 'battle',
          kind: 'field',
          attackers: [{ country: 'egypt', units: { 'egypt-li-2': 2 }, leaders: ['eg-tefnakht'] }],
        },
      ],
    },
    {
      id: '6.7 units without a leader attack one at a time',
      given: sharing('li*2 hi', 'li*2'),
      when: 'war elam; attack-with-unit egypt-hi-3; pass',
      tells: [{ at: 'battle', attackers: [{ country: 'egypt', units: { 'egypt-hi-3': 1 } }] }],
    },
    {
      id: '6.7.8 who stood by is not driven out with the beaten, and fights next',
      given: sharing('li hi', 'hi*3 el-imbappa'),
      when: 'war elam; attack-with-unit egypt-li-2; pass; pass',
      // One die against three and a leader's: two hits, the unit is gone; then the other one attacks.
      dice: '6 1 1 6 6 6 6 1 1 6',
      tells: [
        { at: 'battle', attackers: [{ country: 'egypt', units: { 'egypt-li-2': 1 } }] },
        { at: 'battle', attackers: [{ country: 'egypt', units: { 'egypt-hi-3': 1 } }] },
      ],
    },
    {
      id: '6.6.3 a group attacks as one',
      given: sharing('li*2 eg-ree eg-tefnakht', 'li*2', { also: grouped('ag-egypt-1', 'eg-ree', 'eg-tefnakht') }),
      when: 'war elam; pass',
      tells: [
        {
          at: 'battle',
          attackers: [{ country: 'egypt', units: { 'egypt-li-2': 2 }, leaders: ['eg-ree', 'eg-tefnakht'] }],
        },
      ],
    },
    {
      id: '6.6 mercenaries alone do not attack: the others do',
      given: sharing('m-li', 'li el-imbappa'),
      when: 'war elam; pass',
      tells: [{ at: 'battle', attackers: [{ country: 'elam', units: { 'elam-li-2': 1 }, leaders: ['el-imbappa'] }] }],
    },
  ]))

/** Nashir-bel marches past Merodach. */
const past = (babylonia: string, more: Partial<SceneWords> = {}): SceneWords => ({
  ap: 10,
  rebel: 'babylonia elam',
  countries: {
    assyria: { at: { ashur: 'as-nashir-bel hi*2 li' } },
    babylonia: { at: { der: babylonia }, controls: 'der' },
  },
  ...more,
})

describe('who intercepts', () =>
  run([
    {
      id: '6.6.9 the owner says which units go: cavalry alone for its edge (9.7)',
      given: past('k-merodach hi*2 ch*2', { options: { reducedLeaders: 'off' } }),
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; leave babylonia-hi-3; leave babylonia-hi-3; done; pass',
      dice: '1 1',
      tells: [{ at: 'interception-roll', by: 'k-merodach', modifier: 5 }],
      now: { der: 'babylonia: hi*2' },
    },
    {
      id: '6.6.9 all of them without it',
      given: past('k-merodach hi*2 ch*2', { options: { reducedLeaders: 'off' } }),
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; done',
      dice: '1 1',
      tells: [{ at: 'interception-roll', modifier: 3 }],
    },
    {
      id: '6.6.9 who stays is there for another army',
      given: past('k-merodach ba-bel-ibni hi*2', { options: PLAIN }),
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; leave babylonia-hi-3; done; intercept ba-bel-ibni',
      dice: '6 6 1 1',
      tells: [
        { at: 'interception-roll', by: 'k-merodach', success: true },
        { at: 'interception-roll', by: 'ba-bel-ibni', success: false },
      ],
      now: { der: 'babylonia: hi ba-bel-ibni' },
    },
    {
      id: '6.6.2 an army keeps a unit',
      given: past('k-merodach hi*2', { options: PLAIN }),
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; leave babylonia-hi-3',
      now: { choices: 'done; take babylonia-hi-3' },
      refused: { 'leave babylonia-hi-3': 'last-unit 6.6.2' },
    },
    {
      id: '6.6.5 armies that have come together without a group card give no dice of leaders',
      given: past('', {
        options: PLAIN,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi' } },
          babylonia: { at: { der: 'k-merodach hi', sippar: 'ba-bel-ibni hi' }, controls: 'der' },
        },
        also: (s, b) => {
          for (const card of b.groups.keys())
            if (b.groupOwner[card] === b.countryOf('babylonia')) s.soldGroups |= 1 << card
        },
      }),
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; intercept ba-bel-ibni',
      dice: '6 6 6 6',
      tells: [{ at: 'battle', kind: 'interception' }],
      silent: ['grouped'],
    },
    {
      id: '6.6.10 those whom a friend comes to help may evade before the battle',
      given: past('', {
        options: PLAIN,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'k-merodach hi', 'dur-kurigalzu': 'li' }, controls: 'der' },
        },
      }),
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach',
      dice: '6 6',
      now: { asked: 'babylonia evade' },
      can: ['evade sippar', 'pass'],
    },
    {
      id: '6.6.10 who got away is not in it',
      given: past('', {
        options: PLAIN,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'k-merodach hi', 'dur-kurigalzu': 'li' }, controls: 'der' },
        },
      }),
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; evade sippar',
      dice: '6 6 6 6',
      tells: [
        {
          at: 'battle',
          kind: 'interception',
          attackers: [{ country: 'babylonia', units: { 'babylonia-hi-3': 1 }, leaders: ['k-merodach'] }],
        },
      ],
      now: { sippar: 'babylonia: li' },
    },
  ]))

describe('6.7.3, 9.5, R16 an elite die for each stack with a regular Assyrian', () => {
  const dice = (assyria: string): number => {
    const s = scene({ countries: { assyria: { at: { nineveh: assyria } } } })
    for (let u = s.head[BOARD.areaOf('nineveh')]; u >= 0; u = s.next[u]) s.defenders.push(u)
    s.fight = FIELD
    return eliteDice(BOARD, s, 1)
  }
  test.each([
    ['one unit', 'hi', 1],
    ['eleven units without a leader are two stacks', 'hi*9 li*2', 2],
    ['an army', 'hi*4 k-sargon', 1],
    ['two armies', 'hi*4 k-sargon as-nashir-bel', 2],
    ['of two armies only one has a regular', 'hi m-li*3 k-sargon as-nashir-bel', 1],
    ['mercenaries alone', 'm-li', 0],
    ['an army of nine regulars and five mercenaries is one stack', 'hi*9 m-li*5 k-sargon', 1],
    ['ten units with a leader of five', 'hi*5 li*5 as-nashir-bel', 1],
    ['what is more than ten with him is another stack', 'hi*5 li*6 as-nashir-bel', 2],
    ['and so for each ten more', 'hi*9 li*8 m-li*5 as-nashir-bel', 3],
  ])('%s', (_, assyria, n) => {
    expect(dice(assyria)).toBe(n)
  })
})

test('1.3 nobody is hired in the Median Far East', () => {
  const s = scene({ countries: { media: { at: { 'median-far-east': 'li me-uppis', ecbatana: 'li' } } } })
  const may = (area: string): boolean => mayHireAt(BOARD, s, BOARD.countryOf('media'), field(BOARD.areaOf(area)))
  expect([may('median-far-east'), may('ecbatana')]).toEqual([false, true])
})

describe('who besieges', () =>
  run([
    {
      id: '6.8 where there are more units than the leader commands their owner says which take part',
      given: {
        rebel: 'babylonia',
        ap: 3,
        options: PLAIN,
        countries: { assyria: { at: { sippar: 'as-nashir-bel hi*3 li*6' } } },
      },
      when: 'siege as-nashir-bel; leave assyria-hi-4; take assyria-li-2; done',
      tells: [
        {
          at: 'battle',
          attackers: [
            { country: 'assyria', units: { 'assyria-hi-4': 2, 'assyria-li-2': 3 }, leaders: ['as-nashir-bel'] },
          ],
        },
      ],
    },
    {
      id: '6.8 else nobody is asked',
      given: {
        rebel: 'babylonia',
        ap: 3,
        options: PLAIN,
        countries: { assyria: { at: { sippar: 'as-nashir-bel hi*3' } } },
      },
      when: 'siege as-nashir-bel',
      tells: [{ at: 'battle', kind: 'siege' }],
    },
  ]))
