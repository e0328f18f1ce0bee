// Why a movement is not possible. 6.6, 6.10, 8.1

import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, play, scene } from '../testing/scene.ts'
import { refuse } from './refuse.ts'

const run = (cases: readonly Case[]) =>
  test.each(cases)('$id', it => {
    expect(outcome(it)).toEqual(wanted(it))
  })
const plain = { abilities: 'off', reducedLeaders: 'off' } as const

describe('codes and rules', () =>
  run([
    {
      id: 'setting out',
      given: {
        ap: 5,
        rebel: 'babylonia',
        sieges: { kalhu: 'hunger babylonia 1' },
        countries: {
          assyria: { at: { nineveh: 'as-rab-shaqe hi', ashur: 'm-li', 'in-kalhu': 'as-nashir-bel li' } },
          babylonia: { at: { kalhu: 'k-merodach hi' } },
        },
      },
      refused: {
        'march k-merodach': 'leader-not-yours 6.6.2',
        'march as-bel-emuranni': 'leader-off-map 6.6.2',
        'march as-nashir-bel': 'shut-in 6.8',
        'single ashur': 'hired-alone 6.6',
        'single harran': 'no-units-there 6.6',
        'relocate as-rab-shaqe': 'leader-with-troops 6.6.7',
        'force-march as-rab-shaqe': 'costs-more 6.6.8',
        'sell-group': 'group-not-for-sale 6.6.6',
        'march as-rab-shaqe': 'legal',
      },
    },
    {
      id: 'named in vain, finished, without AP',
      given: {
        ap: 1,
        options: plain,
        countries: { assyria: { at: { nineveh: 'as-rab-shaqe hi', harran: 'as-nashir-bel li' } } },
      },
      when: 'march as-rab-shaqe; halt; march as-nashir-bel; to guzana; halt',
      refused: {
        'march as-rab-shaqe': 'idle 6.6',
        'march as-nashir-bel': 'no-ap-to-march 6.6',
        'single guzana': 'no-ap-to-march 6.6',
        'force-march as-rab-shaqe': 'costs-more 6.6.8',
      },
    },
    {
      id: 'a step',
      given: {
        ap: 1,
        options: plain,
        countries: { assyria: { at: { mazamua: 'as-rab-shaqe hi', ashur: 'k-sargon hi' } } },
      },
      when: 'march as-rab-shaqe',
      refused: {
        'to harran': 'no-path 6.6',
        'to kishesim': 'at-peace 8.1',
        'to arrapha': 'legal',
      },
    },
    {
      id: 'a step that is too dear, and a red path',
      given: {
        at: 'act media',
        ap: 1,
        options: plain,
        countries: { media: { at: { rhaga: 'me-uppis li m-li', ecbatana: 'me-daiukku li' } } },
      },
      when: 'march me-uppis',
      refused: { 'to sikris': 'step-too-dear 6.6', 'to median-far-east': 'red-path 1.3' },
    },
    {
      id: 'taking and leaving',
      given: {
        ap: 5,
        options: plain,
        countries: { assyria: { at: { nineveh: 'as-rab-shaqe hi*5 li*2 b', harran: 'as-nashir-bel' } } },
      },
      when: 'march as-rab-shaqe; leave assyria-hi-4; take assyria-b-3',
      refused: {
        'take assyria-li-2': 'command-full 6.6.2',
        'take assyria-hi-4': 'left-behind 6.6.2',
        'take assyria-ch-4': 'no-such-unit 6.6.2',
        'leave assyria-ch-4': 'not-in-force 6.6.2',
        'with as-nashir-bel': 'leader-elsewhere 6.6.3',
        'go-out': 'outside-already 6.6',
      },
    },
    {
      id: 'groups',
      given: {
        ap: 5,
        options: plain,
        countries: {
          assyria: { at: { nineveh: 'k-sargon as-rab-shaqe as-nashir-bel as-sin-ahu-usur hi*4' } },
          egypt: { at: { nineveh: 'eg-ree hi' } },
        },
      },
      when: 'march k-sargon; with as-rab-shaqe; with as-nashir-bel',
      refused: {
        'with as-sin-ahu-usur': 'three-armies 6.6.3',
        'with eg-ree': 'not-allied 6.6.4',
        'chief as-rab-shaqe': 'king-commands 6.6.3',
      },
    },
    {
      id: 'cities',
      given: {
        ap: 5,
        options: plain,
        rebel: 'babylonia',
        countries: { assyria: { at: { 'dur-kurigalzu': 'as-rab-shaqe hi', guzana: 'as-nashir-bel hi' } } },
      },
      when: 'march as-rab-shaqe',
      refused: { 'go-in': 'city-closed 6.9' },
    },
    {
      id: 'supply',
      given: {
        at: 'impulse assyria',
        rebel: 'babylonia',
        pillage: { sippar: 2 },
        countries: { assyria: { at: { sippar: 'hi' }, hand: 'omens', eco: 0 } },
      },
      refused: { 'pay-supply': 'costs-more 6.10', forage: 'bare-ground 6.14' },
    },
    {
      id: 'evasion',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*3' } },
          babylonia: { at: { 'dur-kurigalzu': 'ba-bel-ibni hi*2' } },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu',
      refused: { 'evade arrapha': 'no-refuge 6.6.10', 'evade babylon': 'no-path 6.6' },
    },
    {
      id: 'interception',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*3' } },
          babylonia: { at: { sippar: 'ba-bel-ibni hi*2', babylon: 'k-merodach hi' } },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu',
      refused: { 'intercept k-merodach': 'leader-elsewhere 6.6.9' },
    },
  ]))

test('figures: what a step costs and what is left', () => {
  const s = scene({
    at: 'act media',
    income: 1,
    played: 1,
    options: plain,
    countries: { media: { at: { rhaga: 'me-uppis li m-li' } } },
  })
  play(s, 'march me-uppis')
  const to = BOARD.actions.parse('to sikris')
  if (!to) throw new Error('no such action')
  expect(refuse(BOARD, s, s.seat[BOARD.media], to)?.message).toEqual({
    key: 'refusal.step-too-dear',
    args: { from: { key: 'area.rhaga' }, area: { key: 'area.sikris' }, cost: 2, left: 1 },
  })
})

describe('the stacks of an ally are open, in the fog too (9.5)', () => {
  const given = (fog: string) => ({
    ap: 5,
    options: { ...plain, fog },
    assyrian: 'media',
    countries: {
      assyria: { at: { nineveh: 'as-rab-shaqe hi' } },
      media: { at: { nineveh: 'media-hc-4 media-li-2' } },
    },
  })
  run([
    {
      id: 'an ally’s unit beside one’s own',
      given: given('off'),
      when: 'march as-rab-shaqe',
      refused: { 'take media-li-2': 'not-your-unit 6.6.2', 'take media-hc-4': 'not-your-unit 6.6.2' },
    },
    {
      id: 'N75 the same below the top of its stack',
      given: given('on'),
      when: 'march as-rab-shaqe',
      refused: { 'take media-li-2': 'not-your-unit 6.6.2', 'take media-hc-4': 'not-your-unit 6.6.2' },
    },
  ])
})
