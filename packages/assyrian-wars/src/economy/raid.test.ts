// 6.15 Raiding trade.

import { describe, expect, test } from 'vitest'
import type { AwState } from '../board/state.ts'
import { run } from '../play.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, choices, contextOf, place, play, type SceneWords, scene } from '../testing/scene.ts'
import { pushRaidEntry } from './raid.ts'

const elam = (at: Readonly<Record<string, string>>, more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'act elam',
  ap: 3,
  ...more,
  countries: { ...more.countries, elam: { at, ...more.countries?.elam } },
})
const FULL: SceneWords['countries'] = {
  media: { at: { 'raid-1': 'lc', 'raid-2': 'lc', 'raid-3': 'lc', 'raid-4': 'lc', 'raid-5': 'lc' } },
}

const ENTRY: readonly Case[] = [
  {
    id: 'a unit from the map for one AP, one an impulse',
    given: elam({ susa: 'hi li' }),
    when: 'raid-with elam-li-2',
    now: { 'raid-1': 'elam: li', susa: 'elam: hi', ap: '2' },
    cannot: ['raid-with elam-hi-3', 'raid', 'raid-end raid-1'],
  },
  {
    id: '6.15 a power sends units of its allied minors too: one of each country',
    given: elam({ susa: 'hi li' }, { countries: { persia: { at: { parsa: 'li*2' } } }, tracks: { persia: 'elam 13' } }),
    when: 'raid-with elam-li-2; raid-with persia-li-2',
    now: { 'raid-1': 'elam: li', 'raid-2': 'persia: li', ap: '1' },
    cannot: ['raid-with elam-hi-3', 'raid-with persia-li-2'],
    refused: { 'raid-with persia-li-2': 'one-raider 6.15' },
  },
  {
    id: '6.15 not those of others’ minors',
    given: elam({ susa: 'hi' }, { countries: { persia: { at: { parsa: 'li' } } }, tracks: { persia: 'media 13' } }),
    cannot: ['raid-with persia-li-2'],
  },
  {
    id: 'whether or not it has bought a leader',
    given: elam({ susa: 'hi li' }, { ap: 12 }),
    when: 'recruit; at susa',
    can: ['raid-with elam-li-2'],
  },
  {
    id: 'or from the regroup box; the place is asked',
    given: elam({ susa: 'li', regroup: 'li' }),
    when: 'raid-with elam-li-2; at regroup',
    now: { 'raid-1': 'elam: li', susa: 'elam: li', regroup: '' },
  },
  {
    id: 'no mercenaries, but Arabs and Arameans',
    given: elam({ susa: 'm-li arabs-lc-2 arameans-li-2' }),
    can: ['raid-with arabs-lc-2', 'raid-with arameans-li-2'],
    cannot: ['raid-with mercenary-li-2'],
  },
  {
    id: 'not out of a besieged city',
    given: elam(
      { 'in-susa': 'li' },
      { countries: { assyria: { at: { susa: 'hi' } } }, rebel: 'elam', sieges: { susa: 'standard assyria' } },
    ),
    cannot: ['raid-with elam-li-2'],
  },
  {
    id: 'allied minors go in their own impulse; others may be raided at peace',
    given: { at: 'act judah', ap: 2, countries: { judah: { at: { lachish: 'li' } } }, tracks: { judah: 'egypt 13' } },
    can: ['raid-with judah-li-2'],
  },
]

const OUST: readonly Case[] = [
  {
    id: 'all boxes full: a 6 fails, the unit stays where it is',
    given: elam({ susa: 'hi' }, { countries: FULL }),
    when: 'raid-with elam-hi-3',
    dice: '6',
    now: { susa: 'elam: hi', 'raid-1': 'media: lc', ap: '2' },
  },
  {
    id: 'you hit and he did not: he goes to the regroup box, reduced',
    given: elam({ susa: 'hi' }, { countries: FULL, options: { abilities: 'off' } }),
    when: 'raid-with elam-hi-3',
    dice: '2 1 6',
    now: { 'raid-2': 'elam: hi', regroup: 'media: lc-', susa: '' },
  },
  {
    id: 'both hit: failure, the unit returns reduced',
    given: elam({ susa: 'hi' }, { countries: FULL, options: { abilities: 'off' } }),
    when: 'raid-with elam-hi-3',
    dice: '2 3 3',
    now: { 'raid-2': 'media: lc-', susa: 'elam: hi-', regroup: '' },
  },
  {
    id: 'neither hits: failure',
    given: elam({ susa: 'hi' }, { countries: FULL }),
    when: 'raid-with elam-hi-3',
    dice: '2 6 6',
    now: { 'raid-2': 'media: lc', susa: 'elam: hi' },
  },
  {
    id: 'one eliminated: the other has the box, even if hit itself',
    given: elam(
      { susa: 'hi' },
      {
        countries: { media: { at: { ...FULL.media.at, 'raid-2': 'lc-' } } },
        options: { abilities: 'off' },
      },
    ),
    when: 'raid-with elam-hi-3',
    dice: '2 3 1',
    now: { 'raid-2': 'elam: hi-', susa: '' },
  },
  {
    id: '9.7 a slaughter removes a full unit',
    given: elam({ susa: 'hi' }, { countries: FULL, options: { abilities: 'on' } }),
    when: 'raid-with elam-hi-3',
    dice: '2 2 6',
    now: { 'raid-2': 'elam: hi', regroup: '' },
  },
  {
    id: "one's own box by the die: another is chosen",
    given: elam(
      { susa: 'hi', 'raid-2': 'li' },
      { countries: { media: { at: { 'raid-1': 'lc', 'raid-3': 'lc', 'raid-4': 'lc', 'raid-5': 'lc' } } } },
    ),
    when: 'raid-with elam-hi-3',
    dice: '2',
    now: { choices: 'oust raid-1; oust raid-3; oust raid-4; oust raid-5' },
  },
  {
    id: "all boxes one's own: nobody more",
    given: elam({ susa: 'hi', 'raid-1': 'li', 'raid-2': 'li', 'raid-3': 'li', 'raid-4': 'li', 'raid-5': 'b' }),
    cannot: ['raid-with elam-hi-3'],
  },
]

const RAID: readonly Case[] = [
  {
    id: 'R32 a die for each raider: the power with that number, then its own die; N86 once an impulse',
    given: elam({ 'raid-1': 'hi', 'raid-2': 'li' }, { options: { abilities: 'off' } }),
    when: 'raid; plunder egypt; plunder babylonia',
    dice: '3 3 4 5',
    now: { ap: '2' },
    tells: [
      { at: 'plundered', victim: 'egypt', hit: true },
      { at: 'plundered', victim: 'babylonia', hit: false },
    ],
    cannot: ['raid'],
  },
  {
    id: 'a 6 fails',
    given: elam({ 'raid-1': 'hi' }),
    when: 'raid',
    dice: '6',
    now: { asked: 'elam act' },
  },
  {
    id: 'one may leave it',
    given: elam({ 'raid-1': 'hi' }),
    when: 'raid; pass',
    dice: '3',
    silent: ['plundered'],
  },
  {
    id: "one's own number or one without a marker: another is chosen",
    given: elam({ 'raid-1': 'hi' }, { also: s => void (s.trade[BOARD.countryOf('media')] = 0) }),
    when: 'raid',
    dice: '5',
    now: { choices: 'plunder assyria; plunder egypt; plunder babylonia; pass' },
  },
  {
    id: '9.7 cavalry raids again after a success, once',
    given: elam({ 'raid-1': 'lc' }, { options: { abilities: 'on' } }),
    when: 'raid; plunder egypt; plunder egypt',
    dice: '3 1 3 1',
    now: { asked: 'elam act' },
    tells: [{ at: 'plundered', victim: 'egypt', hit: true }],
  },
  {
    id: 'not without 9.7',
    given: elam({ 'raid-1': 'lc' }, { options: { abilities: 'off' } }),
    when: 'raid; plunder egypt',
    dice: '3 1',
    now: { asked: 'elam act' },
  },
  {
    id: 'a raider that leaves checks attrition and goes to the regroup box',
    given: elam({ 'raid-1': 'hi' }),
    when: 'raid-end raid-1',
    dice: '6',
    now: { 'raid-1': '', regroup: 'elam: hi-' },
  },
]

describe.each([
  ['entry', ENTRY],
  ['displacement', OUST],
  ['raids', RAID],
])('%s', (_, cases) => {
  test.each(cases.map(one => [one.id, one] as const))('%s', (_id, one) => {
    expect(outcome(one)).toEqual(wanted(one))
  })
})

describe('markers', () => {
  const egypt = BOARD.countryOf('egypt')
  const own = BOARD.countryOf('elam')
  /** How many of its markers a power has fewer than at the start. */
  const lost = (s: AwState, p: number): number =>
    (BOARD.scenarios[s.scenario].data.tradeMarkers[BOARD.countries[p]] ?? 0) - s.trade[p]
  test('a hit removes one; an even die brings one of ones own back', () => {
    const s = scene(elam({ 'raid-1': 'hi' }, { options: { abilities: 'off' }, also: s => void (s.trade[own] -= 2) }))
    play(s, 'raid; plunder egypt', '3 3 2')
    expect([lost(s, egypt), lost(s, own)]).toEqual([1, 1])
  })
  test('an odd one does not', () => {
    const s = scene(elam({ 'raid-1': 'hi' }, { options: { abilities: 'off' }, also: s => void (s.trade[own] -= 2) }))
    play(s, 'raid; plunder egypt', '3 3 3')
    expect([lost(s, egypt), lost(s, own)]).toEqual([1, 2])
  })
  test('with all there is nothing to bring back', () => {
    const s = scene(elam({ 'raid-1': 'hi' }, { options: { abilities: 'off' } }))
    play(s, 'raid; plunder egypt', '3 3')
    expect([lost(s, egypt), lost(s, own)]).toEqual([1, 0])
  })
  test("an allied minor's raider works for its power, which does not rob itself", () => {
    const s = scene({
      at: 'act egypt',
      ap: 2,
      countries: { judah: { at: { 'raid-1': 'hi' } } },
      tracks: { judah: 'egypt 13' },
      options: { abilities: 'off' },
      also: s => void s.trade[egypt]--,
    })
    play(s, 'raid', '3')
    expect(choices(s)).not.toContain('plunder egypt')
    play(s, 'plunder elam', '1 4')
    expect([lost(s, own), lost(s, egypt)]).toEqual([1, 0])
  })
  test('7.5.2.a a raider free of charge, that raids at once', () => {
    const s = scene(elam({ susa: 'hi' }))
    pushRaidEntry(contextOf(s), own, true)
    run(BOARD, s, contextOf(s).chance)
    expect(choices(s)).toContain('pass')
    play(s, 'raid-with elam-hi-3', '3')
    expect(place(s, 'raid-1')).toBe('elam: hi')
    expect(choices(s)).toEqual(['plunder egypt', 'pass'])
    expect(s.cardAp / 12).toBe(3)
  })
})
