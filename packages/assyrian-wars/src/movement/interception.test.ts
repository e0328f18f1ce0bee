// Interception by scenes. 6.6.9

import { describe, expect, test } from 'vitest'
import { cavalryEdge } from '../forces/force.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, play, scene } from '../testing/scene.ts'

const run = (cases: readonly Case[]) =>
  test.each(cases)('$id', it => {
    expect(outcome(it)).toEqual(wanted(it))
  })

const plain = { abilities: 'off', reducedLeaders: 'off' } as const
const base = { ap: 10, options: plain, rebel: 'babylonia elam' } as const

describe('into which areas (worked number 18)', () =>
  run([
    {
      id: 'one that already holds a unit of the mover: no',
      given: {
        ...base,
        countries: {
          assyria: { at: { kalhu: 'as-nashir-bel hi*2', arrapha: 'li' } },
          babylonia: { at: { der: 'k-merodach hi*3' }, controls: 'der' },
        },
      },
      when: 'march as-nashir-bel; to arrapha',
      now: { asked: 'assyria march' },
    },
    {
      id: 'one without a linking path: no',
      given: {
        ...base,
        countries: {
          assyria: { at: { nineveh: 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'k-merodach hi*3' }, controls: 'der' },
        },
      },
      when: 'march as-nashir-bel; to kalhu',
      now: { asked: 'assyria march' },
    },
    {
      id: 'one with a lone leader of the mover: yes',
      given: {
        ...base,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2', 'dur-kurigalzu': 'as-rab-shaqe' } },
          babylonia: { at: { der: 'k-merodach hi*3' }, controls: 'der' },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu',
      now: { asked: 'babylonia intercept' },
      can: ['intercept k-merodach', 'intercept-unit babylonia-hi-3', 'pass'],
    },
    {
      id: 'an empty one: yes',
      given: {
        ...base,
        countries: {
          assyria: { at: { 'bit-imbi': 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'k-merodach hi*3' }, controls: 'der' },
        },
      },
      when: 'march as-nashir-bel; to rashi',
      now: { asked: 'babylonia intercept' },
    },
    {
      id: 'the other empty one: yes',
      given: {
        ...base,
        countries: {
          assyria: { at: { nippur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'k-merodach hi*3' }, controls: 'der' },
        },
      },
      when: 'march as-nashir-bel; to kish',
      now: { asked: 'babylonia intercept' },
    },
  ]))

const attack = (defender: string, area = 'der') => ({
  ...base,
  countries: {
    assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
    babylonia: { at: { [area]: defender }, controls: 'der' },
  },
})

describe('the roll', () =>
  run([
    {
      id: '7 with the action rating of the leader: 5 + 2',
      given: attack('k-merodach hi*2'),
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; done',
      dice: '2 3',
      tells: [
        { at: 'interception', country: 'babylonia', by: 'k-merodach', from: 'der', area: 'dur-kurigalzu' },
        { at: 'interception-roll', roll: 5, dice: '23', modifier: 2, need: 7, success: true },
        { at: 'battle', kind: 'interception' },
      ],
    },
    {
      id: '4 + 2 fails, and the march goes on',
      given: attack('k-merodach hi*2'),
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; done',
      dice: '2 2',
      now: { asked: 'assyria march', der: 'babylonia: hi*2 k-merodach' },
      tells: [{ at: 'interception-roll', success: false }],
    },
    {
      id: 'units without leader each for itself, at -2',
      given: attack('hi*2'),
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept-unit babylonia-hi-3; intercept-unit babylonia-hi-3',
      dice: '4 4 4 4',
      now: { asked: 'assyria march' },
      tells: [{ at: 'interception-roll', by: 'babylonia-hi-3', roll: 8, modifier: -2, success: false }],
    },
    {
      id: '-1 in enemy territory',
      given: {
        ...base,
        countries: {
          assyria: { at: { kalhu: 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'k-merodach hi*2' }, controls: 'der' },
        },
      },
      when: 'march as-nashir-bel; to arrapha; intercept k-merodach; done',
      dice: '3 2',
      tells: [{ at: 'interception-roll', roll: 5, modifier: 1, success: false }],
    },
    {
      id: 'nobody: the mercenaries have no leader',
      given: attack('m-li*3'),
      when: 'march as-nashir-bel; to dur-kurigalzu',
      now: { asked: 'assyria march' },
    },
    {
      id: 'nobody: a leader has no units',
      given: attack('k-merodach'),
      when: 'march as-nashir-bel; to dur-kurigalzu',
      now: { asked: 'assyria march' },
    },
    {
      id: 'not from a besieged city; from another one they come',
      given: {
        ...base,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { 'in-sippar': 'ba-bel-ibni hi' } },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu',
      now: { asked: 'babylonia intercept' },
      can: ['intercept ba-bel-ibni'],
    },
    {
      id: 'an army that has fought in this impulse does not intercept',
      given: {
        ...attack('k-merodach hi*2'),
        also: (s, b) => {
          for (let u = 0; u < b.counters; u++) if (s.own[u] === b.babylonia) s.busy[u] |= 2
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu',
      now: { asked: 'assyria march' },
    },
    {
      id: 'the force tries again when the enemy enters another area beside it',
      given: {
        ...base,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { kish: 'k-merodach hi*2' } },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu; to sippar; intercept k-merodach; done',
      dice: '1 1',
      now: { asked: 'assyria march', sippar: 'assyria: hi*2 as-nashir-bel' },
    },
    {
      id: 'into Sealand: a check for those not in Babylonian service, before the battle; only after success',
      given: {
        at: 'act babylonia',
        ap: 10,
        options: plain,
        wars: 'babylonia elam',
        countries: {
          babylonia: { at: { ur: 'ba-bel-ibni hi*2' } },
          elam: { at: { nagitu: 'el-imbappa b*2' } },
        },
      },
      when: 'march ba-bel-ibni; to sealand; intercept el-imbappa; done',
      dice: '3 4 6 1',
      tells: [
        { at: 'hit', country: 'elam', unit: 'elam-b-3', place: 'sealand' },
        { at: 'battle', kind: 'interception' },
      ],
    },
  ]))

describe('R15 who defends in the battle', () => {
  const roles = (abilities: string, ours: string, theirs: string) => {
    const s = scene({
      ...base,
      options: { abilities, reducedLeaders: 'off' },
      countries: {
        assyria: { at: { ashur: `as-nashir-bel ${ours}` } },
        babylonia: { at: { der: `k-merodach ${theirs}` }, controls: 'der' },
      },
    })
    const told = play(s, 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; done', '6 6')
    const battle = told.find(event => event.at === 'battle')
    return battle?.at === 'battle' ? battle.defenders.map(({ country }) => country) : []
  }
  test.each([
    ['the intercepted without 9.7', 'off', 'hi*2', 'lc*2', ['assyria']],
    ['the more mobile with 9.7', 'on', 'hi*2', 'lc*2', ['babylonia']],
    ['the intercepted when both are alike', 'on', 'hi*2', 'hi*2', ['assyria']],
  ])('%s', (_, abilities, ours, theirs, defenders) => {
    expect(roles(abilities, ours, theirs)).toEqual(defenders)
  })
})

describe('several', () =>
  run([
    {
      id: 'N08 two armies that come together are a group if a card lies ready (6.6.3)',
      given: {
        ...base,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'k-merodach hi*2', sippar: 'ba-bel-ibni hi' }, controls: 'der' },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; done; intercept ba-bel-ibni',
      dice: '6 6 6 6',
      tells: [
        { at: 'grouped', leader: 'ba-bel-ibni' },
        { at: 'grouped', leader: 'k-merodach' },
        { at: 'battle', kind: 'interception' },
      ],
    },
    {
      id: 'a group comes as a whole by its commander; an ally who would not come leaves it',
      given: {
        ...base,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'k-merodach hi*2' }, controls: 'der' },
          elam: { at: { der: 'el-tannanu b*2' } },
        },
        also: (s, b) => {
          const card = b.groupOwner.indexOf(b.babylonia)
          s.group[b.leaders.indexOf('k-merodach')] = card
          s.group[b.leaders.indexOf('el-tannanu')] = card
          s.chief[card] = b.leaderOf('k-merodach')
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept-group k-merodach; no; done',
      dice: '6 6',
      now: { der: 'elam: b*2 el-tannanu' },
      tells: [{ at: 'consent', country: 'elam', leader: 'el-tannanu', yes: false }, { at: 'group-over' }],
    },
    {
      id: 'armies under another command come alone only when released',
      given: {
        ...base,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'k-merodach hi*2' }, controls: 'der' },
          elam: { at: { der: 'el-tannanu b*2' } },
        },
        also: (s, b) => {
          const card = b.groupOwner.indexOf(b.babylonia)
          s.group[b.leaders.indexOf('k-merodach')] = card
          s.group[b.leaders.indexOf('el-tannanu')] = card
          s.chief[card] = b.leaderOf('k-merodach')
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu; release',
      now: { asked: 'elam intercept' },
      can: ['intercept el-tannanu', 'pass'],
    },
    {
      id: 'in a group of one country there is nobody to release',
      given: {
        ...base,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'k-merodach ba-bel-ibni hi*4' }, controls: 'der' },
        },
        also: (s, b) => {
          const card = b.groupOwner.indexOf(b.babylonia)
          s.group[b.leaders.indexOf('k-merodach')] = card
          s.group[b.leaders.indexOf('ba-bel-ibni')] = card
          s.chief[card] = b.leaderOf('k-merodach')
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu',
      can: ['intercept-group k-merodach', 'intercept ba-bel-ibni', 'pass'],
      cannot: ['release'],
    },
    {
      id: 'enemies of each other: the better action rating tries first, and the other cannot come any more',
      given: {
        ...base,
        wars: 'babylonia urartu, assyria urartu',
        countries: {
          assyria: { at: { kalhu: 'as-nashir-bel hi*2' } },
          babylonia: { at: { der: 'ba-bel-ibni hi*2' }, controls: 'der' },
          urartu: { at: { mazamua: 'ur-rusa hi*2' } },
        },
      },
      when: 'march as-nashir-bel; to arrapha; intercept ba-bel-ibni; done; intercept ur-rusa; done',
      dice: '6 6',
      now: { der: 'babylonia: hi*2 ba-bel-ibni', mazamua: '' },
    },
    {
      id: 'N07 interceptors and friends in the area that do not evade fight together',
      given: {
        ...base,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*4' } },
          babylonia: { at: { der: 'k-merodach hi*2', 'dur-kurigalzu': 'li' }, controls: 'der' },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; done; pass',
      dice: '6 6',
      tells: [
        {
          at: 'battle',
          attackers: [
            { country: 'babylonia', units: { 'babylonia-hi-3': 2, 'babylonia-li-2': 1 }, leaders: ['k-merodach'] },
          ],
        },
      ],
      silent: ['evasion'],
    },
    {
      id: 'N09 nobody intercepts where a garrison of the mover holds the city',
      given: {
        ...base,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2', 'in-dur-kurigalzu': 'li' }, controls: 'dur-kurigalzu' },
          babylonia: { at: { der: 'k-merodach hi*2' }, controls: 'der' },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu',
      now: { asked: 'assyria march' },
    },
    {
      id: 'who has been intercepted may not evade, and nobody intercepts the interceptors',
      given: {
        ...base,
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2 li', arrapha: 'as-rab-shaqe hi*2' } },
          babylonia: { at: { der: 'k-merodach hi*2' }, controls: 'der' },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; done',
      dice: '6 6',
      silent: ['evasion'],
      tells: [{ at: 'battle', kind: 'interception' }],
    },
  ]))

describe('9.7 cavalry in interception and evasion', () => {
  const counters = (words: string): number[] => {
    const s = scene({ countries: { assyria: { at: { nineveh: words } } } })
    const list: number[] = []
    for (let u = s.head[BOARD.areaOf('nineveh')]; u >= 0; u = s.next[u]) list.push(u)
    return list
  }
  const s = scene({ countries: {} })
  const off = scene({ countries: {}, options: plain })
  test.each([
    ['all against none', 'hc lc', 'hi', 3],
    ['all against mixed', 'hc lc', 'hi hc', 2],
    ['mixed against none', 'hi hc', 'hi li', 1],
    ['both mixed, higher mobility', 'hi hc*2', 'hi*2 hc', 1],
    ['both mixed, lower mobility', 'hi*2 hc', 'hi hc*2', -1],
    ['both mixed alike', 'hi hc', 'li ch', 0],
    ['none against all', 'hi', 'hc', -3],
    ['all against all', 'ch', 'lc', 0],
  ])('%s', (_, ours, theirs, edge) => {
    expect(cavalryEdge(BOARD, s, counters(ours), counters(theirs))).toBe(edge)
    expect(cavalryEdge(BOARD, off, counters(ours), counters(theirs))).toBe(0)
  })
})

describe('9.7 the edge of cavalry counts in the roll (6.6.9)', () => {
  const rides = (unit: string, against: string, modifier: number): Case => ({
    id: `${unit} against ${against}`,
    given: {
      ap: 10,
      rebel: 'babylonia',
      countries: {
        assyria: { at: { ashur: `as-nashir-bel ${against}` } },
        babylonia: { at: { der: unit.split('-')[0] }, controls: 'der' },
      },
    },
    when: `march as-nashir-bel; to dur-kurigalzu; intercept-unit babylonia-${unit}`,
    dice: '1 1',
    tells: [{ at: 'interception-roll', modifier }],
  })
  // -2 without a leader.
  run([rides('lc-2', 'hi*2', 1), rides('hi-3', 'lc*2', -5), rides('hi-3', 'hi*2', -2)])
})

describe('N112 under fog: whoever could have a regular unit there is asked (9.5)', () => {
  const given = (fog: string) => ({
    ...base,
    options: { ...plain, fog },
    countries: {
      assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
      babylonia: { at: { der: 'm-li m-b' }, controls: 'der' },
    },
  })
  run([
    {
      id: 'without fog everybody sees that these are mercenaries alone',
      given: given('off'),
      when: 'march as-nashir-bel; to dur-kurigalzu',
      now: { asked: 'assyria march' },
    },
    {
      id: 'under fog one of them might be a regular unit',
      given: given('on'),
      when: 'march as-nashir-bel; to dur-kurigalzu',
      now: { asked: 'babylonia intercept' },
      can: ['pass'],
    },
  ])
})
