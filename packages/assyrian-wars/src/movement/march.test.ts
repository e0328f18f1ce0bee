// Movement by scenes: prices, paths, attrition, what an army may lead, and where it may not go. 1.3, 6.6, 8.1, 9.7, 10.2, 10.4

import { describe, expect, test } from 'vitest'
import { move } from '../board/counters.ts'
import { run as runOn } from '../play.ts'
import { type Case, look, outcome, wanted } from '../testing/cases.ts'
import { BOARD, contextOf, play, scene } from '../testing/scene.ts'
import { view } from '../view/view.ts'

const run = (cases: readonly Case[]) =>
  test.each(cases)('$id', it => {
    expect(outcome(it)).toEqual(wanted(it))
  })

const plain = { abilities: 'off' } as const
const assyria = (at: Readonly<Record<string, string>>) => ({ assyria: { at } })

describe('what a step costs', () =>
  run([
    {
      id: 'an army pays 1 AP for an area, however many units it leads (6.6)',
      given: { ap: 10, options: plain, countries: assyria({ nineveh: 'k-sargon hi*4 li*2' }) },
      when: 'march k-sargon; to kalhu',
      now: { ap: '9', kalhu: 'assyria: hi*4 li*2 k-sargon', nineveh: '' },
      tells: [{ at: 'marched', country: 'assyria', leader: 'k-sargon', from: 'nineveh', to: 'kalhu', ap: 1, units: 6 }],
    },
    {
      id: 'a unit without leader pays 1 AP for itself (6.6)',
      given: { ap: 10, options: plain, countries: assyria({ nineveh: 'hi*2' }) },
      when: 'single nineveh; to kalhu; to ashur; halt',
      now: { ap: '8', ashur: 'assyria: hi', nineveh: 'assyria: hi' },
    },
    {
      id: 'mercenaries do not move alone (6.6)',
      given: { ap: 10, countries: assyria({ nineveh: 'm-li*2', kalhu: 'li' }) },
      can: ['single kalhu'],
      cannot: ['single nineveh'],
    },
    {
      id: 'a group of three armies over two normal areas: 6 AP (6.6.3, worked number 19)',
      given: {
        ap: 10,
        options: plain,
        countries: assyria({ nineveh: 'k-sargon as-sin-ahu-usur as-tab-shar-ashur hi*4' }),
      },
      when: 'march k-sargon; with as-sin-ahu-usur; with as-tab-shar-ashur; to kalhu; to ashur',
      now: { ap: '4', ashur: 'assyria: hi*4 as-sin-ahu-usur as-tab-shar-ashur k-sargon' },
    },
    {
      id: 'R04 a step into Sealand and one out of it cost 2 AP, Babylonians too',
      given: {
        at: 'act babylonia',
        ap: 10,
        options: plain,
        countries: { babylonia: { at: { ur: 'ba-bel-ibni hi*2' } } },
      },
      when: 'march ba-bel-ibni; to sealand; to dur-yakin',
      now: { ap: '6', 'dur-yakin': 'babylonia: hi*2 ba-bel-ibni' },
    },
    {
      id: 'R12 a Median path costs regular Medes 1 AP',
      given: { at: 'act media', ap: 10, options: plain, countries: { media: { at: { ecbatana: 'me-daiukku li*2' } } } },
      when: 'march me-daiukku; to harhar',
      now: { ap: '9', harhar: 'media: li*2 me-daiukku' },
    },
    {
      id: 'R12, R50 with a mercenary among them it costs 2 AP, and he alone checks',
      given: {
        at: 'act media',
        ap: 10,
        options: plain,
        countries: { media: { at: { ecbatana: 'me-daiukku li*2 m-li' } } },
      },
      when: 'march me-daiukku; to harhar',
      dice: '6',
      now: { ap: '8', harhar: 'media: li*2 m-li- me-daiukku' },
    },
    {
      id: 'R12 others pay 2 AP for it and all check',
      given: {
        ap: 10,
        options: plain,
        wars: 'assyria media',
        countries: { assyria: { at: { mazamua: 'as-tab-shar-ashur hi*2' } } },
      },
      when: 'march as-tab-shar-ashur; to kishesim',
      dice: '5 6',
      now: { ap: '8', kishesim: 'assyria: hi hi- as-tab-shar-ashur' },
    },
    {
      id: '9.7 cavalry alone: two areas for 1 AP, also with a leader',
      given: { ap: 10, countries: assyria({ nineveh: 'k-sargon hc*2 lc', harran: 'hc' }) },
      when: 'march k-sargon; to kalhu; to ashur; halt; single harran; to guzana',
      now: { ap: '8.5' },
    },
    {
      id: '9.7 one unit on foot spoils it',
      given: { ap: 10, countries: assyria({ nineveh: 'k-sargon hc*2 hi' }) },
      when: 'march k-sargon; to kalhu; to ashur',
      now: { ap: '8' },
    },
    {
      id: '9.7, N15 a battle after the first half: the other half is lost',
      given: {
        ap: 10,
        rebel: 'babylonia',
        countries: { assyria: { at: { ashur: 'k-sargon hc*3' } }, babylonia: { at: { 'dur-kurigalzu': 'li' } } },
      },
      when: 'march k-sargon; to dur-kurigalzu; pass',
      dice: '1 1 1 1 1 1 6',
      now: { ap: '9' },
    },
  ]))

describe('9.7 half an AP', () =>
  run([
    {
      id: 'a siege after the first half: the other half is lost',
      given: { ap: 10, rebel: 'babylonia', countries: { assyria: { at: { ashur: 'k-sargon hc*3' } } } },
      when: 'march k-sargon; to dur-kurigalzu; halt; hunger k-sargon',
      now: { ap: '9' },
    },
    {
      id: 'the other half may be walked after a halt: a battle then loses nothing',
      given: {
        ap: 10,
        rebel: 'babylonia',
        countries: { assyria: { at: { kalhu: 'k-sargon hc*3' } }, babylonia: { at: { 'dur-kurigalzu': 'li' } } },
      },
      when: 'march k-sargon; to ashur; pass; halt; march k-sargon; to dur-kurigalzu; pass',
      dice: '1 1 1 1 1 1 6',
      now: { ap: '9' },
    },
  ]))

describe('paths and attrition', () =>
  run([
    {
      id: 'R04, R50 Sealand: all but those in Babylonian service check, hired ones of Babylonia do not',
      given: {
        at: 'act babylonia',
        ap: 10,
        options: plain,
        countries: { babylonia: { at: { ur: 'ba-bel-ibni hi*2 m-li*2' } } },
      },
      when: 'march ba-bel-ibni; to sealand',
      now: { sealand: 'babylonia: hi*2 m-li*2 ba-bel-ibni' },
      silent: ['attrition'],
    },
    {
      id: 'R04 an Elamite army checks for each unit on entering Sealand, and again on leaving it',
      given: {
        at: 'act elam',
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: { elam: { at: { nagitu: 'el-tannanu b*2 m-li' } } },
      },
      when: 'march el-tannanu; to sealand; to ur',
      dice: '6 1 1 6 1 2',
      now: { ap: '6', ur: 'elam: b m-li el-tannanu' },
    },
    {
      id: 'a desert path: each unit checks right after crossing (1.3)',
      given: { ap: 10, options: plain, countries: assyria({ ashur: 'k-sargon hi*2 lc' }) },
      when: 'march k-sargon; to laqe',
      dice: '6 5 6',
      now: { laqe: 'assyria: hi- hi lc- k-sargon' },
    },
    {
      id: '9.7 light cavalry does not mind the desert',
      given: { ap: 10, countries: assyria({ ashur: 'k-sargon hi lc' }) },
      when: 'march k-sargon; to laqe',
      dice: '6',
      now: { laqe: 'assyria: hi- lc k-sargon' },
    },
    {
      id: 'N06 the desert and the distance are a check each',
      given: {
        ap: 10,
        options: plain,
        countries: assyria({ ashur: 'k-sargon hi' }),
        also: (s, b) => {
          for (let u = 0; u < b.counters; u++) if (s.own[u] === b.assyria && s.at[u] < b.seas) s.moved[u] = 4
        },
      },
      when: 'march k-sargon; to laqe',
      dice: '5 6',
      now: { laqe: 'assyria: hi- k-sargon' },
    },
    {
      id: 'red paths are for regular Medes only (1.3, R50)',
      given: {
        at: 'act media',
        ap: 10,
        countries: { media: { at: { ecbatana: 'me-daiukku li', rhaga: 'me-uppis m-li' } } },
      },
      when: 'march me-daiukku',
      can: ['to rhaga', 'to harhar'],
    },
    {
      id: 'R50 not for mercenaries in Median pay',
      given: { at: 'act media', ap: 10, countries: { media: { at: { rhaga: 'me-uppis li m-li' } } } },
      when: 'march me-uppis',
      can: ['to sikris', 'leave media-li-2', 'leave mercenary-li-2'],
      cannot: ['to median-far-east', 'to ecbatana'],
    },
    {
      id: 'left behind, the mercenaries do not close the red path',
      given: { at: 'act media', ap: 10, countries: { media: { at: { rhaga: 'me-uppis li m-li' } } } },
      when: 'march me-uppis; leave mercenary-li-2; to median-far-east',
      now: { ap: '9', rhaga: 'media: m-li', 'median-far-east': 'media: li me-uppis' },
    },
    {
      id: 'more than four areas: a check for every further one (6.6)',
      given: { ap: 10, options: plain, countries: assyria({ harran: 'as-nashir-bel hi*2' }) },
      when: 'march as-nashir-bel; to guzana; to nisibis; to ashur; to kalhu; to nineveh; to kalhu',
      dice: '6 1 6 2',
      now: { ap: '4', kalhu: 'assyria: hi as-nashir-bel' },
    },
    {
      id: '10.4.b whoever was picked up late has not marched that far',
      given: { ap: 10, options: plain, countries: assyria({ harran: 'as-nashir-bel hi', ashur: 'li*2' }) },
      when: 'march as-nashir-bel; to guzana; to nisibis; to ashur; take assyria-li-2; to kalhu; to nineveh',
      dice: '6',
      now: { nineveh: 'assyria: hi- li as-nashir-bel', ashur: 'assyria: li' },
    },
  ]))

describe('armies', () =>
  run([
    {
      id: 'a leader sets out with the strongest up to his command, regulars and as many mercenaries apart (6.6.2)',
      given: {
        ap: 10,
        options: plain,
        countries: assyria({ nineveh: 'as-nashir-bel hi*3 b*2 li*3 m-hi*2 m-li*4' }),
      },
      when: 'march as-nashir-bel; to kalhu',
      now: { kalhu: 'assyria: hi*3 b*2 m-li*3 m-hi*2 as-nashir-bel', nineveh: 'assyria: li*3 m-li' },
    },
    {
      id: 'N04 he drops and picks up within his command; what he has left he does not take again there',
      given: { ap: 10, options: plain, countries: assyria({ nineveh: 'as-nashir-bel hi*5 li*2' }) },
      when: 'march as-nashir-bel; leave assyria-hi-4',
      can: ['take assyria-li-2', 'leave assyria-hi-4'],
      cannot: ['take assyria-hi-4'],
    },
    {
      id: 'a full army takes nobody up',
      given: { ap: 10, options: plain, countries: assyria({ nineveh: 'as-nashir-bel hi*5 li*2 m-li' }) },
      when: 'march as-nashir-bel',
      can: ['leave mercenary-li-2'],
      cannot: ['take assyria-li-2', 'take mercenary-li-2'],
    },
    {
      id: 'N04 whoever is named and does not go is not named again in this impulse',
      given: { ap: 10, countries: assyria({ nineveh: 'as-nashir-bel hi' }) },
      when: 'march as-nashir-bel; halt; single nineveh; halt',
      cannot: ['march as-nashir-bel', 'single nineveh'],
    },
    {
      id: 'after a halt on the way he may go on',
      given: { ap: 10, countries: assyria({ nineveh: 'as-nashir-bel hi' }) },
      when: 'march as-nashir-bel; to kalhu; halt; march as-nashir-bel; to ashur',
      now: { ap: '8' },
    },
    {
      id: 'N03 into one’s own city, to stay there for this impulse (R52)',
      given: { ap: 10, countries: assyria({ nineveh: 'as-nashir-bel hi' }) },
      when: 'march as-nashir-bel; to kalhu; go-in',
      now: { 'in-kalhu': 'assyria: hi as-nashir-bel', asked: 'assyria act' },
      cannot: ['march as-nashir-bel', 'single kalhu'],
    },
    {
      id: 'N03 also without an AP left; a unit alone too',
      given: {
        at: 'act assyria',
        ap: 0,
        countries: { assyria: { at: { nineveh: 'as-rab-shaqe hi', kalhu: 'li', laqe: 'li' } } },
      },
      when: 'march as-rab-shaqe; go-in; single kalhu; go-in',
      now: { 'in-nineveh': 'assyria: hi as-rab-shaqe', 'in-kalhu': 'assyria: li', asked: 'assyria act' },
      cannot: ['single laqe'],
    },
    {
      id: '6.6 a force that can neither go on nor take or leave anybody has halted',
      given: {
        at: 'act assyria',
        ap: 1,
        options: { abilities: 'off' },
        countries: { assyria: { at: { nineveh: 'hi' } } },
      },
      when: 'single nineveh; to hubushkia',
      now: { hubushkia: 'assyria: hi', asked: 'assyria act' },
    },
    {
      id: 'N03 out of a city: straight to another area',
      given: { ap: 10, countries: assyria({ 'in-nineveh': 'as-nashir-bel hi' }) },
      when: 'march as-nashir-bel',
      can: ['go-out', 'to kalhu'],
      cannot: ['go-in'],
    },
    {
      id: 'N03 past enemies before the walls nobody walks: they are fought first, for no AP',
      given: {
        at: 'act assyria',
        ap: 0,
        rebel: 'babylonia',
        options: { abilities: 'off', reducedLeaders: 'off' },
        countries: {
          assyria: { at: { 'in-kalhu': 'as-nashir-bel hi*2' } },
          babylonia: { at: { kalhu: 'li' } },
        },
      },
      when: 'march as-nashir-bel; go-out; pass',
      dice: '1 1 6 6 6',
      tells: [{ at: 'battle', kind: 'field', place: 'kalhu' }],
      now: { kalhu: 'assyria: hi*2 as-nashir-bel' },
    },
    {
      id: 'N03 nor with AP enough',
      given: {
        ap: 6,
        rebel: 'babylonia',
        countries: {
          assyria: { at: { 'in-kalhu': 'as-nashir-bel hi*2' } },
          babylonia: { at: { kalhu: 'li' } },
        },
      },
      when: 'march as-nashir-bel',
      can: ['go-out'],
      cannot: ['to nineveh'],
      refused: { 'to nineveh': 'enemy-at-gate 6.12' },
    },
    {
      id: 'N03 beaten before the walls they go back behind them',
      given: {
        at: 'act assyria',
        ap: 0,
        rebel: 'babylonia',
        options: { abilities: 'off', reducedLeaders: 'off' },
        countries: {
          assyria: { at: { 'in-kalhu': 'as-nashir-bel li*3' } },
          babylonia: { at: { kalhu: 'hi*3' } },
        },
      },
      when: 'march as-nashir-bel; go-out; pass; lose assyria-li-2; rout assyria-li-2; retreat kalhu',
      dice: '6 6 6 6 6 1 6 6',
      now: { 'in-kalhu': 'assyria: li- li as-nashir-bel', kalhu: 'babylonia: hi*3' },
    },
    {
      id: 'N03 a unit alone as well',
      given: {
        at: 'act assyria',
        ap: 0,
        rebel: 'babylonia',
        options: { abilities: 'off', reducedLeaders: 'off' },
        countries: { assyria: { at: { 'in-kalhu': 'hi' } }, babylonia: { at: { kalhu: 'li' } } },
      },
      when: 'single kalhu; go-out; pass',
      tells: [{ at: 'battle', attackers: [{ country: 'assyria', units: { 'assyria-hi-4': 1 } }] }],
    },
    {
      id: '9.7 cavalry may move at the common pace: 1 AP an area, and at full strength in a siege',
      given: {
        ap: 6,
        rebel: 'babylonia',
        options: { reducedLeaders: 'off' },
        countries: { assyria: { at: { suhu: 'as-nashir-bel lc*2' }, controls: 'suhu' } },
      },
      when: 'march as-nashir-bel; slow; to sippar; halt; siege as-nashir-bel',
      dice: '6 6 6 6 6 6 6 6',
      tells: [
        {
          at: 'dice',
          side: 'attackers',
          rolls: [
            { by: 'assyria-lc-3', of: 3, dice: '66', hits: 0 },
            { by: 'leaders', of: 3, dice: '6', hits: 0 },
            { by: 'elite', of: 3, dice: '66', hits: 0 },
          ],
        },
      ],
      now: { ap: '5' },
    },
    {
      id: '9.7 fast it is cheaper, with one less in the siege; the half left over is lost',
      given: {
        ap: 6,
        rebel: 'babylonia',
        options: { reducedLeaders: 'off' },
        countries: { assyria: { at: { suhu: 'as-nashir-bel lc*2' }, controls: 'suhu' } },
      },
      when: 'march as-nashir-bel; to sippar; halt; siege as-nashir-bel',
      dice: '6 6 6 6 6 6 6 6',
      tells: [
        {
          at: 'dice',
          side: 'attackers',
          rolls: [
            { by: 'assyria-lc-3', of: 2, dice: '66', hits: 0 },
            { by: 'leaders', of: 3, dice: '6', hits: 0 },
            { by: 'elite', of: 3, dice: '66', hits: 0 },
          ],
        },
      ],
      now: { ap: '5' },
    },
    {
      id: '9.7 the pace is chosen once, before the speed is used, and by cavalry alone',
      given: {
        ap: 6,
        options: { reducedLeaders: 'off' },
        countries: { assyria: { at: { nineveh: 'as-nashir-bel lc*2 hi' } } },
      },
      when: 'march as-nashir-bel',
      cannot: ['slow'],
      refused: { slow: 'not-all-mounted 9.7' },
    },
    {
      id: '9.7 after a fast step it is too late',
      given: {
        ap: 6,
        options: { reducedLeaders: 'off' },
        countries: { assyria: { at: { nineveh: 'as-nashir-bel lc*2' } } },
      },
      when: 'march as-nashir-bel; to kalhu',
      refused: { slow: 'pace-chosen 9.7' },
    },
    {
      id: 'nobody walks out of a besieged city (6.8)',
      given: {
        ap: 10,
        rebel: 'babylonia',
        sieges: { kalhu: 'hunger babylonia 1' },
        countries: {
          assyria: { at: { 'in-kalhu': 'as-nashir-bel hi' } },
          babylonia: { at: { kalhu: 'k-merodach hi*2' } },
        },
      },
      cannot: ['march as-nashir-bel', 'single kalhu'],
    },
  ]))

describe('where one may go', () =>
  run([
    {
      id: 'no area of an unallied country below MARCH without war (8.1)',
      given: { ap: 10, countries: assyria({ ashur: 'as-nashir-bel hi' }) },
      when: 'march as-nashir-bel',
      cannot: ['to dur-kurigalzu'],
      can: ['to laqe'],
    },
    {
      id: 'into the land of an enemy',
      given: { ap: 10, rebel: 'babylonia', countries: assyria({ ashur: 'as-nashir-bel hi' }) },
      when: 'march as-nashir-bel; to dur-kurigalzu',
      now: { 'dur-kurigalzu control': 'assyria', 'dur-kurigalzu city': 'babylonia' },
    },
    {
      id: 'into the land of a minor with MARCH, and not into its cities (6.9, R52)',
      given: {
        ap: 10,
        tracks: { syria: 'assyria 10' },
        countries: assyria({ 'til-barsip': 'as-nashir-bel hi', kullania: 'li' }),
      },
      when: 'march as-nashir-bel; to carchemish',
      now: { carchemish: 'assyria: hi as-nashir-bel', 'carchemish control': 'syria' },
      cannot: ['go-in'],
    },
    {
      id: 'PRO is not enough (6.9)',
      given: {
        at: 'act egypt',
        ap: 10,
        tracks: { judah: 'egypt 9' },
        countries: { egypt: { at: { gaza: 'eg-ree hi' } } },
      },
      when: 'march eg-ree',
      cannot: ['to lachish'],
    },
    {
      id: 'Assyria and its allies enter the land of those who pay it tribute (5.2.3, 8.1)',
      given: {
        ap: 10,
        countries: assyria({ 'til-barsip': 'as-nashir-bel hi' }),
        also: (s, b) => {
          s.pledge[b.countryOf('syria')] = 1
        },
      },
      when: 'march as-nashir-bel',
      can: ['to carchemish'],
    },
    {
      id: 'two powers with free passage (6.9)',
      given: {
        at: 'act elam',
        ap: 10,
        countries: { elam: { at: { 'bit-imbi': 'el-tannanu b' } } },
        also: (s, b) => {
          s.passage[b.countryOf('elam')] |= 1 << b.assyria
          s.passage[b.assyria] |= 1 << b.countryOf('elam')
        },
      },
      when: 'march el-tannanu; to rashi; to der',
      now: { der: 'elam: b el-tannanu', 'der control': 'assyria' },
    },
    {
      id: '10.4.f forces of countries not at war share an area; nothing happens between them',
      given: {
        ap: 10,
        tracks: { syria: 'egypt 11' },
        countries: {
          assyria: { at: { 'til-barsip': 'as-nashir-bel hi' } },
          egypt: { at: { carchemish: 'eg-ree hi*2' } },
        },
        also: (s, b) => {
          s.pledge[b.countryOf('syria')] = 1
        },
      },
      when: 'march as-nashir-bel; to carchemish',
      now: { carchemish: 'assyria: hi as-nashir-bel; egypt: hi*2 eg-ree', asked: 'assyria march' },
      silent: ['battle'],
    },
    {
      id: 'a leader alone does not go where enemies stand',
      given: {
        ap: 10,
        rebel: 'babylonia',
        countries: { assyria: { at: { ashur: 'as-nashir-bel' } }, babylonia: { at: { 'dur-kurigalzu': 'hi' } } },
      },
      when: 'march as-nashir-bel',
      cannot: ['to dur-kurigalzu'],
    },
    {
      id: '10.1.1 a tribe on its own attacks with its full army, not with less and not with single units',
      given: {
        at: 'act cimmerians',
        ap: 10,
        options: plain,
        wars: 'cimmerians urartu',
        runners: { cimmerians: 'assyria', urartu: 'babylonia' },
        countries: {
          cimmerians: { at: { gamir: 'ci-teushpa hb*4' } },
          urartu: { at: { argishtihinili: 'ur-argishti hi' } },
        },
      },
      when: 'march ci-teushpa; leave cimmerians-hb-4',
      refused: { 'to argishtihinili': 'reckless 10.1.1', 'to azzi': 'legal' },
    },
    {
      id: '10.1.1 the full army may',
      given: {
        at: 'act cimmerians',
        ap: 10,
        options: plain,
        wars: 'cimmerians urartu',
        runners: { cimmerians: 'assyria', urartu: 'babylonia' },
        countries: {
          cimmerians: { at: { gamir: 'ci-teushpa hb*4' } },
          urartu: { at: { argishtihinili: 'ur-argishti hi' } },
        },
      },
      when: 'march ci-teushpa',
      can: ['to argishtihinili'],
    },
    {
      id: '10.2 before turn 4 only one Median army is outside Media',
      given: {
        at: 'act media',
        turn: 3,
        ap: 10,
        wars: 'media persia',
        countries: { media: { at: { izirtu: 'me-daiukku li', sikris: 'me-uppis li*2' } } },
        also: (s, b) => {
          s.passage[b.media] |= 1 << b.assyria
          s.passage[b.assyria] |= 1 << b.media
        },
      },
      when: 'march me-uppis',
      can: ['to kishesim'],
      cannot: ['to zirkitia', 'to ishkuza'],
    },
    {
      id: '10.2 nor more regulars there than its leader commands',
      given: {
        at: 'act media',
        turn: 3,
        ap: 10,
        countries: { media: { at: { izirtu: 'li', sikris: 'me-uppis li*4' } } },
        also: (s, b) => {
          s.passage[b.media] |= 1 << b.assyria
          s.passage[b.assyria] |= 1 << b.media
        },
      },
      when: 'march me-uppis',
      cannot: ['to zirkitia'],
    },
    {
      id: '10.2 three of four may go then',
      given: {
        at: 'act media',
        turn: 3,
        ap: 10,
        countries: { media: { at: { izirtu: 'li', sikris: 'me-uppis li*4' } } },
        also: (s, b) => {
          s.passage[b.media] |= 1 << b.assyria
          s.passage[b.assyria] |= 1 << b.media
        },
      },
      when: 'march me-uppis; leave media-li-2',
      can: ['to zirkitia'],
    },
    {
      id: '10.2 from turn 4 on the Medes go as they like',
      given: {
        at: 'act media',
        turn: 4,
        ap: 10,
        countries: { media: { at: { ishkuza: 'me-daiukku li', sikris: 'me-uppis li*4' } } },
      },
      when: 'march me-uppis',
      can: ['to zirkitia', 'to ishkuza'],
    },
  ]))

describe('cards on the way (6.11.e, 6.11.h)', () => {
  const river = {
    ap: 10,
    options: plain,
    rebel: 'babylonia elam',
    countries: {
      assyria: { at: { kalhu: 'as-nashir-bel hi*2' } },
      babylonia: { at: { 'dur-kurigalzu': 'hi' }, hand: 'swollen-rivers' },
    },
  }
  run([
    {
      id: 'swollen rivers: whoever stays pays nothing, and the path is closed for this impulse',
      given: river,
      when: 'march as-nashir-bel; to arrapha; react swollen-rivers; no',
      now: { ap: '10', kalhu: 'assyria: hi*2 as-nashir-bel', asked: 'assyria march' },
      cannot: ['to arrapha'],
      can: ['to arbela'],
      refused: { 'to arrapha': 'swollen 6.11.e' },
    },
    {
      id: 'swollen rivers: whoever crosses checks attrition',
      given: river,
      when: 'march as-nashir-bel; to arrapha; react swollen-rivers; yes',
      dice: '6 1',
      now: { ap: '9', arrapha: 'assyria: hi- hi as-nashir-bel' },
    },
    {
      id: 'scouts: one interception of the moving force fails',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' }, hand: 'scouts' },
          babylonia: { at: { sippar: 'k-merodach hi' } },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu; intercept k-merodach; react scouts',
      now: { asked: 'assyria march', sippar: 'babylonia: hi k-merodach' },
      silent: ['interception-roll'],
    },
    {
      id: 'scouts: an evasion succeeds without a roll',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { 'dur-kurigalzu': 'k-merodach hi*2' }, hand: 'scouts' },
        },
      },
      when: 'march as-nashir-bel; to dur-kurigalzu; evade sippar; react scouts',
      now: { asked: 'assyria march', sippar: 'babylonia: hi*2 k-merodach' },
    },
    {
      id: 'a night march is not intercepted and knows no distance; a guide none of the desert',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { ashur: 'as-nashir-bel hi*2' } },
          babylonia: { at: { sippar: 'k-merodach hi' } },
        },
        also: (s, b) => {
          const u = b.leaderOf('as-nashir-bel')
          s.boons.push(u, 4, 6, u, 8, 6, u, 16, 99, u, 32, 2)
          for (let v = 0; v < b.counters; v++) if (s.own[v] === b.assyria && s.at[v] < b.seas) s.moved[v] = 4
        },
      },
      when: 'march as-nashir-bel; to laqe; to ashur; to dur-kurigalzu',
      now: { ap: '9', asked: 'assyria march', 'dur-kurigalzu': 'assyria: hi*2 as-nashir-bel' },
      silent: ['attrition', 'interception'],
    },
    {
      id: 'a sanctuary is not attacked',
      given: {
        ap: 10,
        options: plain,
        rebel: 'babylonia elam',
        countries: {
          assyria: { at: { gambulu: 'as-nashir-bel hi*2' } },
          babylonia: { at: { sealand: 'k-merodach hi' } },
        },
        also: (s, b) => {
          s.sanctuary[b.babylonia] = b.sealand + 1
        },
      },
      when: 'march as-nashir-bel',
      cannot: ['to sealand'],
      refused: { 'to sealand': 'sanctuary 6.11.h' },
    },
  ])
})

test('whoever moves a force sees what each step costs', () => {
  const s = scene({
    at: 'act babylonia',
    ap: 3,
    options: plain,
    countries: { babylonia: { at: { ur: 'ba-bel-ibni hi' } } },
  })
  play(s, 'march ba-bel-ibni')
  const seat = s.seat[BOARD.babylonia]
  expect(view(BOARD, s, seat).steps).toEqual([
    ['uruk', 1],
    ['sealand', 2],
    ['dur-yakin', 1],
  ])
  expect(view(BOARD, s, (seat + 1) % 5).steps).toBeUndefined()
})

test.each([
  ['regulars walk no further together', 'hi*2', 'assyria act'],
  ['one regular does', 'hi', 'assyria march'],
  ['a mercenary does not', 'm-li', 'assyria act'],
])('6.6.2 whose leader is gone on the way: %s', (_, units, asked) => {
  const s = scene({ ap: 10, options: plain, countries: { assyria: { at: { nineveh: `as-nashir-bel ${units}` } } } })
  play(s, 'march as-nashir-bel; to kalhu')
  move(s, BOARD.leaderOf('as-nashir-bel'), BOARD.regroup)
  runOn(BOARD, s, contextOf(s).chance)
  expect(look(s, 'asked')).toBe(asked)
})
