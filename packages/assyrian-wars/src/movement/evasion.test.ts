// Evasion by scenes. 6.6.10

import { describe, expect, test } from 'vitest'
import { type Case, outcome, wanted } from '../testing/cases.ts'

const run = (cases: readonly Case[]) =>
  test.each(cases)('$id', it => {
    expect(outcome(it)).toEqual(wanted(it))
  })

const plain = { abilities: 'off', reducedLeaders: 'off' } as const

/** An Assyrian army of three under a leader of action 1 comes from Ashur upon Babylonians in Dur-Kurigalzu. */
const onto = (defenders: string, attackers = 'as-nashir-bel hi*3') => ({
  ap: 10,
  options: plain,
  rebel: 'babylonia elam',
  countries: { assyria: { at: { ashur: attackers } }, babylonia: { at: { 'dur-kurigalzu': defenders } } },
})
const come = 'march as-nashir-bel; to dur-kurigalzu'

describe('where to', () =>
  run([
    {
      id: 'into its own city, to friendly areas beside it, also white ground; not onto enemy ground while there is another way',
      given: onto('ba-bel-ibni hi*2'),
      when: come,
      now: { asked: 'babylonia evade' },
      can: ['shelter', 'shelter hasty', 'evade sippar', 'evade sippar hasty', 'evade suhu', 'pass'],
      cannot: ['evade der', 'evade arrapha', 'evade ashur'],
    },
    {
      id: 'R52 MARCH opens no city: the friendly areas are left',
      given: {
        ap: 10,
        options: plain,
        wars: 'assyria egypt',
        tracks: { judah: 'egypt 11' },
        countries: {
          assyria: { at: { ammon: 'as-nashir-bel hi*3' } },
          egypt: { at: { jerusalem: 'eg-ree hi*2' } },
        },
        also: (s, b) => {
          s.pledge[b.countryOf('judah')] = 1
        },
      },
      when: 'march as-nashir-bel; to jerusalem',
      now: { asked: 'egypt evade' },
      can: ['evade lachish', 'pass'],
      cannot: ['shelter', 'evade samaria'],
    },
    {
      id: 'without a friendly area onto enemy ground, with a check for each unit; not to a country at peace',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*3', 'dur-kurigalzu': 'li' } },
          babylonia: { at: { arrapha: 'ba-bel-ibni hi*2' } },
        },
      },
      when: 'march as-nashir-bel; to arrapha; evade mazamua',
      dice: '6 6 6 5',
      now: { mazamua: 'babylonia: hi- hi ba-bel-ibni' },
    },
    {
      id: '6.6.10 a country at peace is no refuge, and no war is declared where friendly ground is',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*3', 'dur-kurigalzu': 'li' } },
          babylonia: { at: { arrapha: 'ba-bel-ibni hi*2' }, saved: 4 },
        },
      },
      when: 'march as-nashir-bel; to arrapha',
      can: ['evade mazamua', 'evade kalhu', 'evade der'],
      cannot: ['evade bit-hamban', 'shelter', 'evade-war bit-hamban'],
    },
    {
      id: 'N11, 8.1 without any one may declare war in order to evade; the one who moves pays',
      given: {
        at: 'act egypt',
        ap: 10,
        options: plain,
        wars: 'egypt assyria',
        countries: {
          egypt: { at: { pelusium: 'eg-ree hi*3' } },
          assyria: { at: { gaza: 'li*2' } },
        },
        also: (s, b) => {
          s.refused[b.countryOf('judah')] = 1
        },
      },
      when: 'march eg-ree; to gaza; evade-war lachish',
      now: { 'assyria wars': 'egypt judah', asked: 'assyria evade' },
    },
    {
      id: '8.1 not if it cannot pay',
      given: {
        at: 'act egypt',
        ap: 10,
        options: plain,
        wars: 'egypt assyria',
        countries: {
          egypt: { at: { pelusium: 'eg-ree hi*3' } },
          assyria: { at: { gaza: 'li*2' }, saved: 4 },
        },
      },
      when: 'march eg-ree; to gaza',
      cannot: ['evade-war lachish'],
    },
    {
      id: 'not where unbesieged enemies stand; lone leaders do not count',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*3', sippar: 'li', suhu: 'as-rab-shaqe' } },
          babylonia: { at: { 'dur-kurigalzu': 'ba-bel-ibni hi*2' } },
        },
      },
      when: come,
      can: ['evade suhu'],
      cannot: ['evade sippar'],
    },
  ]))

describe('the roll', () =>
  run([
    {
      id: 'into a city: +3, own action 1, enemy action 1: 6 + 3 reaches 9',
      given: onto('ba-bel-ibni hi*2'),
      when: `${come}; shelter`,
      dice: '3 3',
      now: { 'in-dur-kurigalzu': 'babylonia: hi*2 ba-bel-ibni', asked: 'assyria march' },
      tells: [{ at: 'evasion-roll', roll: 6, modifier: 3, need: 9, success: true }],
    },
    {
      id: 'to a friendly area: +1; better leader +2 - 1: 7 + 2',
      given: onto('k-merodach hi*2'),
      when: `${come}; evade sippar`,
      dice: '3 4',
      now: { sippar: 'babylonia: hi*2 k-merodach' },
      tells: [{ at: 'evasion-roll', roll: 7, modifier: 2, success: true }],
    },
    {
      id: 'no leader -2, enemy leader -1, city +3: 8 + 0 fails, and the battle comes',
      given: onto('hi*2'),
      when: `${come}; shelter`,
      dice: '4 4',
      tells: [
        { at: 'evasion-roll', roll: 8, modifier: 0, success: false },
        { at: 'battle', kind: 'field' },
      ],
    },
    {
      id: 'hasty +2, and each unit checks at once',
      given: onto('ba-bel-ibni hi*2'),
      when: `${come}; evade sippar hasty`,
      dice: '3 3 6 1',
      now: { sippar: 'babylonia: hi- hi ba-bel-ibni' },
      tells: [{ at: 'evasion-roll', roll: 6, modifier: 3, success: true }],
    },
    {
      id: 'a leader alone needs no check when hasty',
      given: onto('ba-bel-ibni'),
      when: `${come}; evade sippar hasty`,
      dice: '3 3',
      now: { sippar: 'babylonia: ba-bel-ibni' },
      silent: ['attrition'],
    },
    {
      id: 'a single unit gets into the city without a roll',
      given: onto('hi'),
      when: `${come}; shelter`,
      now: { 'in-dur-kurigalzu': 'babylonia: hi', asked: 'assyria march' },
      tells: [{ at: 'evasion-roll', roll: 0, dice: undefined, success: true }],
    },
    {
      id: 'so does any force when the attackers are three times as strong: 9 against 3',
      given: onto('ba-bel-ibni hi*2', 'k-sargon hi*8'),
      when: 'march k-sargon; to dur-kurigalzu; shelter',
      now: { 'in-dur-kurigalzu': 'babylonia: hi*2 ba-bel-ibni' },
      cannot: ['shelter hasty'],
    },
    {
      id: '8 against 3 has to roll',
      given: onto('ba-bel-ibni hi*2', 'k-sargon hi*7'),
      when: 'march k-sargon; to dur-kurigalzu',
      can: ['shelter', 'shelter hasty'],
    },
    {
      id: 'N10 several armies without a group each roll for themselves, to the same place (6.6.5)',
      given: onto('k-merodach ba-bel-ibni hi*4'),
      when: `${come}; evade sippar`,
      dice: '6 6 1 1',
      now: { sippar: 'babylonia: hi*3 ba-bel-ibni' },
    },
    {
      id: 'onto friendly ground nobody checks attrition',
      given: onto('ba-bel-ibni hi*2'),
      when: `${come}; evade sippar`,
      dice: '6 6',
      now: { sippar: 'babylonia: hi*2 ba-bel-ibni' },
      silent: ['attrition'],
    },
    {
      id: 'N10 what no leader can take along rolls together, without one',
      given: onto('ba-bel-ibni ba-nabu-zer-kitti hi*6 li*5'),
      when: `${come}; evade sippar`,
      dice: '1 1 1 1 6 6',
      now: { sippar: 'babylonia: li*3' },
    },
    {
      id: 'a group goes as a whole, by its commander',
      given: {
        ...onto('k-merodach ba-bel-ibni hi*4'),
        also: (s, b) => {
          const card = b.groupOwner.indexOf(b.babylonia)
          s.group[b.leaders.indexOf('k-merodach')] = card
          s.group[b.leaders.indexOf('ba-bel-ibni')] = card
          s.chief[card] = b.leaderOf('k-merodach')
        },
      },
      when: `${come}; evade sippar`,
      dice: '4 3',
      now: { sippar: 'babylonia: hi*4 ba-bel-ibni k-merodach' },
    },
  ]))

describe('afterwards', () =>
  run([
    {
      id: 'the attacker may follow; there they may evade again',
      given: onto('k-merodach hi*2'),
      when: `${come}; evade sippar; to sippar`,
      dice: '6 6',
      now: { ap: '8', asked: 'babylonia evade' },
      can: ['evade babylon', 'evade suhu'],
    },
    {
      id: 'who evades into the city may be besieged at once, without AP',
      given: onto('k-merodach hi*2'),
      when: `${come}; shelter; halt; hunger as-nashir-bel`,
      dice: '6 6',
      now: { ap: '9', 'in-dur-kurigalzu': 'babylonia: hi*2 k-merodach', 'dur-kurigalzu siege': '1' },
    },
    {
      id: 'an enemy leader without units is driven off where they come to (6.12)',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*3', suhu: 'as-rab-shaqe' } },
          babylonia: { at: { 'dur-kurigalzu': 'k-merodach hi*2' } },
        },
      },
      when: `${come}; evade suhu`,
      dice: '6 6',
      now: { suhu: 'babylonia: hi*2 k-merodach', regroup: 'assyria: as-rab-shaqe' },
    },
    {
      id: 'evaders may be intercepted where they come to, but not by those they ran from',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*3', kish: 'as-rab-shaqe hi*3' } },
          babylonia: { at: { 'dur-kurigalzu': 'k-merodach hi*2' } },
        },
      },
      when: `${come}; evade sippar`,
      dice: '6 6',
      now: { asked: 'assyria intercept' },
      can: ['intercept as-rab-shaqe'],
      cannot: ['intercept as-nashir-bel'],
    },
  ]))
