// Refusals of what is done in battles and sieges, each with its code and its rule. 6.7, 6.8

import { describe, expect, test } from 'vitest'
import { type Fight, refusals } from '../testing/battles.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import type { SceneWords } from '../testing/scene.ts'

const OPTIONS = { abilities: 'off', reducedLeaders: 'off' }
const given = (more: Partial<SceneWords>): SceneWords => ({
  rebel: 'babylonia',
  ap: 0,
  income: 3,
  options: OPTIONS,
  countries: {},
  ...more,
})

const SIEGES: readonly Case[] = [
  {
    id: 'where he stands and whom he has',
    given: given({
      countries: {
        assyria: {
          at: {
            sippar: 'k-sargon',
            nineveh: 'hi as-tab-shar-ashur',
            kish: 'hi as-sin-ahu-usur',
            'in-harran': 'as-nashir-bel',
          },
        },
        babylonia: { at: { kish: 'li', babylon: 'k-merodach' } },
      },
    }),
    refused: {
      'siege k-sargon': 'siege-no-units 6.6.2',
      'siege as-tab-shar-ashur': 'siege-not-enemy 6.8',
      'siege as-sin-ahu-usur': 'siege-enemy-outside 6.8',
      'siege as-nashir-bel': 'siege-not-outside 6.8',
      'siege k-merodach': 'leader-not-yours 6.8',
      'sortie sippar': 'sortie-not-besieged 6.8',
    },
  },
  {
    id: 'hunger once an impulse, and then he is finished',
    given: given({
      countries: { assyria: { at: { sippar: 'hi k-sargon' } } },
      sieges: { sippar: 'hunger assyria 1' },
    }),
    when: 'hunger k-sargon',
    refused: { 'hunger k-sargon': 'siege-finished 6.7.7' },
  },
  {
    id: 'a port without blockade, and no AP',
    given: given({
      countries: { assyria: { at: { 'dur-yakin': 'hi k-sargon' } } },
      sieges: { 'dur-yakin': 'hunger assyria 1' },
      income: 0,
      ap: 3,
    }),
    refused: { 'hunger k-sargon': 'siege-unblockaded 6.8.1', 'siege k-sargon': 'siege-ap 6.8.3' },
  },
]

describe('sieges', () => {
  test.each(SIEGES)('$id', one => expect(outcome(one)).toEqual(wanted(one)))
})

const FIGHTS: readonly (Fight & { readonly refused: Readonly<Record<string, string>> })[] = [
  {
    id: 'losses: halves, and what is not there',
    at: 'sippar',
    by: 'assyria',
    given: given({ countries: { assyria: { at: { sippar: 'hi*3' } }, babylonia: { at: { sippar: 'li*3 m-li*2' } } } }),
    dice: '1 1 1 6 6 6 6 6 6',
    when: 'lose babylonia-li-2; lose babylonia-li-2 reduced',
    refused: { 'rout babylonia-hi-3': 'loss-not-there 6.7.4.a' },
  },
  {
    id: 'leaders run last; a class has its half',
    at: 'sippar',
    by: 'assyria',
    given: given({
      countries: {
        assyria: { at: { sippar: 'hi*4' } },
        babylonia: { at: { sippar: 'li*4 m-b m-hi m-li ba-bel-ibni' } },
      },
    }),
    dice: '1 1 1 1 6 6 6 6 6 6 6 6 6',
    when: 'lose babylonia-li-2; lose babylonia-li-2',
    refused: {
      'lose babylonia-li-2': 'loss-half 6.7.4',
      'lose-leader ba-bel-ibni': 'loss-half 6.7.4',
      'lose-leader ba-bel-iqisha': 'loss-not-there 6.7.4',
    },
  },
  {
    id: 'retreats',
    at: 'sippar',
    by: 'assyria',
    from: 'dur-kurigalzu',
    given: given({
      countries: { assyria: { at: { sippar: 'hi*3', kish: 'hi' } }, babylonia: { at: { sippar: 'li*2' } } },
    }),
    dice: '1 6 6 6 6 6',
    when: 'rout babylonia-li-2 reduced',
    refused: {
      'retreat babylon': 'retreat-watched 6.7.8',
      'retreat kish': 'retreat-enemies 6.7.8',
      'retreat dur-kurigalzu': 'retreat-winners-way 6.7.8',
      'retreat susa': 'retreat-not-linked 6.7.8',
    },
  },
  {
    id: 'the garrison cannot take more than there is',
    at: 'sippar',
    by: 'assyria',
    kind: 'siege',
    given: given({ countries: { assyria: { at: { sippar: 'hi*3' } }, babylonia: { at: { 'in-sippar': 'li-' } } } }),
    dice: '1 1 6 6 6 6 6 6 6',
    refused: { 'garrison 2': 'garrison-too-many 6.8.3' },
  },
]

describe('battles', () => {
  test.each(FIGHTS)('$id', fight => expect(refusals(fight)).toEqual(fight.refused))
})
