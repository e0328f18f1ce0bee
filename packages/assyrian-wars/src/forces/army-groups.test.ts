// Army groups by scenes. 6.6.3–6.6.6

import { describe, expect, test } from 'vitest'
import { field } from '../board/board.ts'
import { move } from '../board/counters.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, contextOf, play, scene } from '../testing/scene.ts'
import { commander, freeCard, settleGroups } from './army-groups.ts'

const run = (cases: readonly Case[]) =>
  test.each(cases)('$id', it => {
    expect(outcome(it)).toEqual(wanted(it))
  })

const plain = { abilities: 'off', reducedLeaders: 'off' } as const
const rebels = { ap: 10, options: plain, rebel: 'babylonia elam' } as const

describe('forming one', () =>
  run([
    {
      id: 'R14, 6.6.3 no army has more regulars than the commander leads: twice his 5, not 5 and 6',
      given: {
        ap: 10,
        options: plain,
        countries: { assyria: { at: { nineveh: 'as-nashir-bel as-sin-ahu-usur hi*9 li*4' } } },
      },
      when: 'march as-nashir-bel; with as-sin-ahu-usur; to kalhu',
      now: { kalhu: 'assyria: hi*9 li as-sin-ahu-usur as-nashir-bel', nineveh: 'assyria: li*3', ap: '8' },
    },
    {
      id: '6.6.3 under the other commander each leads 6: more are taken up',
      given: {
        ap: 10,
        options: plain,
        countries: { assyria: { at: { nineveh: 'as-nashir-bel as-sin-ahu-usur hi*9 li*4' } } },
      },
      when: 'march as-nashir-bel; with as-sin-ahu-usur; chief as-sin-ahu-usur; take assyria-li-2; take assyria-li-2; to kalhu',
      now: { kalhu: 'assyria: hi*9 li*3 as-sin-ahu-usur as-nashir-bel', nineveh: 'assyria: li' },
    },
    {
      id: '6.6.3 and back under the first one two are left behind',
      given: {
        ap: 10,
        options: plain,
        countries: { assyria: { at: { nineveh: 'as-nashir-bel as-sin-ahu-usur hi*9 li*4' } } },
      },
      when: 'march as-sin-ahu-usur; with as-nashir-bel; chief as-nashir-bel; to kalhu',
      now: { kalhu: 'assyria: hi*9 li as-sin-ahu-usur as-nashir-bel', nineveh: 'assyria: li*3' },
    },
    {
      id: '6.6.3 a king lets the armies beside him be as big as his own',
      given: {
        ap: 10,
        options: plain,
        countries: { assyria: { at: { nineveh: 'k-sargon as-nashir-bel hi*9 li*9' } } },
      },
      when: 'march k-sargon; with as-nashir-bel; to kalhu',
      now: { kalhu: 'assyria: hi*9 li*9 as-nashir-bel k-sargon', nineveh: '' },
    },
    {
      id: '6.6.3 a group is formed without AP',
      given: { options: plain, countries: { assyria: { at: { nineveh: 'as-nashir-bel as-sin-ahu-usur hi*3' } } } },
      when: 'march as-nashir-bel; with as-sin-ahu-usur; halt',
      tells: [{ at: 'grouped', leader: 'as-sin-ahu-usur' }],
    },
    {
      id: 'at most three armies',
      given: {
        ap: 10,
        options: plain,
        countries: { assyria: { at: { nineveh: 'as-nashir-bel as-sin-ahu-usur as-rab-shaqe as-sha-nabu-shu hi*9' } } },
      },
      when: 'march as-nashir-bel; with as-sin-ahu-usur; with as-rab-shaqe',
      cannot: ['with as-sha-nabu-shu'],
      can: ['part as-rab-shaqe', 'chief as-sin-ahu-usur'],
    },
    {
      id: 'a king commands; nobody else is chosen, and no second king joins',
      given: {
        ap: 10,
        options: plain,
        countries: { assyria: { at: { nineveh: 'k-sargon as-sin-ahu-usur as-rab-shaqe hi*9' } } },
        also: (s, b) => {
          s.crowned[b.leaders.indexOf('as-rab-shaqe')] = 1
        },
      },
      when: 'march as-sin-ahu-usur; with k-sargon',
      cannot: ['with as-rab-shaqe', 'chief as-sin-ahu-usur'],
      can: ['part k-sargon'],
    },
    {
      id: 'N05 each army has a unit',
      given: { ap: 10, options: plain, countries: { assyria: { at: { nineveh: 'k-sargon as-sin-ahu-usur hi' } } } },
      when: 'march k-sargon',
      cannot: ['with as-sin-ahu-usur'],
    },
    {
      id: '6.6.2 a leader without units is no army: nobody joins him',
      given: {
        ...rebels,
        at: 'act babylonia',
        countries: { babylonia: { at: { kish: 'ba-bel-ibni' } }, elam: { at: { kish: 'el-tannanu b*2' } } },
      },
      when: 'march ba-bel-ibni',
      cannot: ['with el-tannanu'],
    },
    {
      id: 'without a card no group: Assyria has two',
      given: {
        ap: 10,
        options: plain,
        countries: { assyria: { at: { nineveh: 'k-sargon as-sin-ahu-usur hi*2' } } },
        also: s => {
          s.soldGroups = 3
        },
      },
      when: 'march k-sargon',
      cannot: ['with as-sin-ahu-usur'],
    },
    {
      id: 'on the way the group takes up an army it passes through (6.6.3)',
      given: {
        ap: 10,
        options: plain,
        countries: { assyria: { at: { nineveh: 'k-sargon hi*2', kalhu: 'as-sin-ahu-usur hi*2' } } },
      },
      when: 'march k-sargon; to kalhu; with as-sin-ahu-usur; to ashur',
      now: { ap: '7', ashur: 'assyria: hi*4 as-sin-ahu-usur k-sargon' },
    },
    {
      id: 'the army that parts stays with what the other cannot lead',
      given: {
        ap: 10,
        options: plain,
        countries: { assyria: { at: { kalhu: 'as-nashir-bel as-rab-shaqe hi*7' } } },
      },
      when: 'march as-nashir-bel; with as-rab-shaqe; to ashur; part as-rab-shaqe; to nisibis',
      now: { ap: '7', ashur: 'assyria: hi*2 as-rab-shaqe', nisibis: 'assyria: hi*5 as-nashir-bel' },
      tells: [{ at: 'group-over' }],
    },
  ]))

describe('of several countries (6.6.4)', () =>
  run([
    {
      id: 'another player is asked; with his consent both move',
      given: {
        ...rebels,
        at: 'act babylonia',
        countries: { babylonia: { at: { kish: 'k-merodach hi*2' } }, elam: { at: { kish: 'el-tannanu b*2' } } },
      },
      when: 'march k-merodach; with el-tannanu; yes; to nippur',
      now: { ap: '8', nippur: 'babylonia: hi*2 k-merodach; elam: b*2 el-tannanu' },
      tells: [{ at: 'consent', country: 'elam', yes: true }],
    },
    {
      id: 'a refusal keeps the army out, and it is not asked again in this impulse',
      given: {
        ...rebels,
        at: 'act babylonia',
        countries: { babylonia: { at: { kish: 'k-merodach hi*2' } }, elam: { at: { kish: 'el-tannanu b*2' } } },
      },
      when: 'march k-merodach; with el-tannanu; no',
      now: { asked: 'babylonia march' },
      cannot: ['with el-tannanu'],
    },
    {
      id: 'whoever runs both is not asked',
      given: {
        ...rebels,
        seats: 2,
        at: 'act babylonia',
        countries: { babylonia: { at: { kish: 'k-merodach hi*2' } }, elam: { at: { kish: 'el-tannanu b*2' } } },
      },
      when: 'march k-merodach; with el-tannanu',
      now: { asked: 'babylonia march' },
    },
    {
      id: 'a partner moves the group in his own impulse, and his leader commands it',
      given: {
        ...rebels,
        at: 'act elam',
        countries: { babylonia: { at: { kish: 'ba-bel-ibni hi*2' } }, elam: { at: { kish: 'el-tannanu b*2' } } },
        also: (s, b) => {
          const card = b.groupOwner.indexOf(b.babylonia)
          s.group[b.leaders.indexOf('ba-bel-ibni')] = card
          s.group[b.leaders.indexOf('el-tannanu')] = card
          s.chief[card] = b.leaderOf('ba-bel-ibni')
        },
      },
      when: 'march el-tannanu; to nippur',
      now: { ap: '8', nippur: 'babylonia: hi*2 ba-bel-ibni; elam: b*2 el-tannanu' },
      tells: [{ at: 'chief', leader: 'el-tannanu' }],
    },
    {
      id: 'a king stays in command whoever moves the group',
      given: {
        ...rebels,
        at: 'act elam',
        countries: { babylonia: { at: { kish: 'k-merodach hi*2' } }, elam: { at: { kish: 'el-tannanu b*2' } } },
        also: (s, b) => {
          const card = b.groupOwner.indexOf(b.babylonia)
          s.group[b.leaders.indexOf('k-merodach')] = card
          s.group[b.leaders.indexOf('el-tannanu')] = card
          s.chief[card] = b.leaderOf('k-merodach')
        },
      },
      when: 'march el-tannanu; to nippur',
      silent: ['chief'],
    },
    {
      id: 'not with those one is not allied to',
      given: {
        at: 'act egypt',
        ap: 10,
        options: plain,
        countries: { egypt: { at: { ammon: 'eg-ree hi*2' } }, babylonia: { at: { ammon: 'k-merodach hi*2' } } },
      },
      when: 'march eg-ree',
      cannot: ['with k-merodach'],
    },
    {
      id: 'a minor without card may join the group of its power (10.2: one Median army as well)',
      given: {
        at: 'act egypt',
        ap: 10,
        options: plain,
        tracks: { judah: 'egypt 14' },
        countries: { egypt: { at: { gaza: 'eg-ree hi*2' } }, judah: { at: { gaza: 'ju-hezekiah li' } } },
      },
      when: 'march eg-ree; with ju-hezekiah; to lachish',
      now: { ap: '8', lachish: 'egypt: hi*2 eg-ree; judah: li ju-hezekiah' },
    },
    {
      id: '10.2 the Medes form no group of their own before turn 4',
      given: {
        at: 'act media',
        turn: 3,
        ap: 10,
        options: plain,
        countries: { media: { at: { ecbatana: 'me-daiukku me-uppis li*4' } } },
      },
      when: 'march me-daiukku',
      cannot: ['with me-uppis'],
    },
    {
      id: '10.2 from turn 4 on they do',
      given: {
        at: 'act media',
        turn: 4,
        ap: 10,
        options: plain,
        countries: { media: { at: { ecbatana: 'me-daiukku me-uppis li*4' } } },
      },
      when: 'march me-daiukku',
      can: ['with me-uppis'],
    },
  ]))

describe('the card (6.6.6)', () =>
  run([
    {
      id: 'a power sells it in its first impulse of a turn for 4 AP',
      given: { at: 'act egypt', turn: 2, ap: 3, income: 2, countries: { egypt: {} } },
      when: 'sell-group',
      now: { ap: '9' },
      cannot: ['sell-group'],
    },
    {
      id: 'Assyria never',
      given: { at: 'act assyria', turn: 2, ap: 3, countries: { assyria: {} } },
      cannot: ['sell-group'],
    },
    {
      id: 'nobody later in the turn',
      given: {
        at: 'act egypt',
        turn: 2,
        ap: 3,
        countries: { egypt: {} },
        also: (s, b) => {
          s.had = 1 << b.countryOf('egypt')
        },
      },
      cannot: ['sell-group'],
    },
    {
      id: 'Media must, in turns 1 to 3',
      given: { at: 'impulse media', turn: 2, countries: { media: { hand: 'omens', eco: 5 } } },
      now: { ap: '9', asked: 'media act' },
    },
    {
      id: 'Media keeps it in turn 4',
      given: { at: 'impulse media', turn: 4, countries: { media: { hand: 'omens', eco: 5 } } },
      now: { ap: '5', asked: 'media act' },
    },
  ]))

describe('what becomes of it', () => {
  const allied = () =>
    scene({
      ...rebels,
      at: 'act babylonia',
      countries: { babylonia: { at: { kish: 'ba-bel-ibni hi*2' } }, elam: { at: { kish: 'el-tannanu b*2' } } },
    })
  test('the owner of the card is gone: the ally takes his own', () => {
    const s = allied()
    const b = BOARD
    play(s, 'march ba-bel-ibni; with el-tannanu; yes; halt')
    expect(commander(b, s, field(b.areaOf('kish')), -1)).toBe(b.leaderOf('ba-bel-ibni'))
    const card = b.groupOwner.indexOf(b.babylonia)
    s.own[b.leaderOf('ba-bel-ibni')] = b.countryOf('elam')
    settleGroups(contextOf(s))
    expect(s.chief[card]).toBe(-1)
    expect(s.group[b.leaders.indexOf('el-tannanu')]).toBe(b.groupOwner.indexOf(b.countryOf('elam')))
  })
  test('6.6.4 the units of the owner of the card are gone, his leader is not: the group dissolves', () => {
    const s = allied()
    const b = BOARD
    play(s, 'march ba-bel-ibni; with el-tannanu; yes; halt')
    for (let u = 0; u < b.firstLeader; u++) if (s.own[u] === b.babylonia) move(s, u, b.regroup)
    settleGroups(contextOf(s))
    expect(s.chief.every(chief => chief === -1)).toBe(true)
    expect(commander(b, s, field(b.areaOf('kish')), 1 << b.countryOf('elam'))).toBe(b.leaderOf('el-tannanu'))
  })
  test('6.6.4 with two allies left the group goes on with a card of one of them', () => {
    const s = scene({
      ...rebels,
      at: 'act babylonia',
      countries: {
        babylonia: { at: { kish: 'ba-bel-ibni hi' } },
        elam: { at: { kish: 'el-tannanu el-imbappa b*2' } },
      },
    })
    const b = BOARD
    play(s, 'march ba-bel-ibni; with el-tannanu; yes; with el-imbappa; yes; halt')
    for (let u = 0; u < b.firstLeader; u++) if (s.own[u] === b.babylonia) move(s, u, b.regroup)
    settleGroups(contextOf(s))
    const card = b.groupOwner.indexOf(b.countryOf('elam'))
    expect(s.group[b.leaders.indexOf('el-tannanu')]).toBe(card)
    expect(s.group[b.leaders.indexOf('ba-bel-ibni')]).toBe(-1)
  })
  test('who is no longer an ally leaves it', () => {
    const s = allied()
    const b = BOARD
    play(s, 'march ba-bel-ibni; with el-tannanu; yes; halt')
    const elam = b.countryOf('elam')
    s.kin[elam] = 1 << elam
    s.kin[b.babylonia] = 1 << b.babylonia
    settleGroups(contextOf(s))
    expect(s.chief.every(chief => chief === -1)).toBe(true)
    expect(freeCard(b, s, 1 << b.babylonia)).toBe(b.groupOwner.indexOf(b.babylonia))
  })
  test('several leaders without a group have no commander (6.6.5)', () => {
    const s = allied()
    const b = BOARD
    const here = b.areaOf('kish')
    const both = (1 << b.babylonia) | (1 << b.countryOf('elam'))
    expect(commander(b, s, field(here), both)).toBe(-1)
    expect(commander(b, s, field(here), 1 << b.babylonia)).toBe(b.leaderOf('ba-bel-ibni'))
  })
})
