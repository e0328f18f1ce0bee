// 6.7.4, N110 Who takes the losses that a player leaves to the program.

import { describe, expect, test } from 'vitest'
import { type Fight, fought, hoped, sippar } from '../testing/battles.ts'

const CASES: readonly Fight[] = [
  {
    id: 'half on mercenaries; of the regulars the weakest is flipped before any is destroyed',
    ...sippar('hi*6', 'hi li*2 m-li*2'),
    dice: '1 1 1 1 6 6 6 6 6 6 6 6',
    when: 'rest',
    now: { sippar: 'assyria: hi*6; babylonia: hi li-*2 m-li-*2', asked: 'babylonia losses' },
  },
  {
    id: 'an odd hit goes to a mercenary, which is cheaper; what is chosen by hand before counts',
    ...sippar('hi*6', 'hi*2 li m-li*2'),
    dice: '1 1 1 6 6 6 6 6 6 6 6 6',
    when: 'lose babylonia-hi-3; rest',
    now: { sippar: 'assyria: hi*6; babylonia: hi- hi li m-li-*2', asked: 'babylonia losses' },
  },
  {
    id: 'R17 what mercenaries cannot take falls on the regulars; leaders are spared',
    ...sippar('hi*6', 'li*4 m-li- ba-bel-ibni'),
    dice: '1 1 1 1 1 6 6 6 6 6 6 6 6',
    when: 'rest',
    now: { sippar: 'assyria: hi*6; babylonia: li- ba-bel-ibni', regroup: 'babylonia: li-*3' },
  },
  {
    id: 'routs: the weakest as they stand, mercenaries first',
    ...sippar('hi*4', 'hi*2 li m-li'),
    dice: '1 1 6 6 6 6 6 6 6',
    when: 'lose babylonia-li-2; rest',
    now: { regroup: 'babylonia: m-li-', asked: 'babylonia retreat' },
  },
  {
    id: '6.7.5 losses left over among countries: to the one that can bear most',
    ...sippar('hi*5', 'li*3', {
      countries: {
        assyria: { at: { sippar: 'hi*5' } },
        babylonia: { at: { sippar: 'li' } },
        elam: { at: { sippar: 'li*3' } },
        egypt: { at: { sippar: 'li*2' } },
      },
      rebel: 'babylonia elam egypt',
    }),
    dice: '1 1 1 1 1 6 6 6 6 6 6 6',
    when: 'rest; rest',
    // Five hits: one each, the two that are left to Elam and Egypt; Egypt flips both of its units.
    now: { sippar: 'assyria: hi*5; egypt: li-*2; babylonia: li-; elam: li- li*2', asked: 'elam losses' },
  },
]

describe('N110 the rest as it comes', () => {
  test.each(CASES)('$id', fight => expect(fought(fight)).toEqual(hoped(fight)))
})

test('one action more in the list, and nothing else: the last of the choices', () => {
  const fight: Fight = {
    id: 'choices',
    ...sippar('hi*6', 'hi li*2 m-li*2'),
    dice: '1 1 1 1 6 6 6 6 6 6 6 6',
    can: ['lose babylonia-hi-3', 'lose babylonia-li-2', 'lose mercenary-li-2', 'rest'],
  }
  expect(fought(fight)).toEqual(hoped(fight))
})
