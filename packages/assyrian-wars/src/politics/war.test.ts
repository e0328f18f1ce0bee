// War and peace: costs, who is drawn in, who has to leave, and when there is no war to be had. 5.2.3, 7.4.2, 7.4.3, 7.4.6, 10.4.f

import { describe, expect, test } from 'vitest'
import { AP, PAYING } from '../board/names.ts'
import { PLEDGED } from '../common/tributaries.ts'
import { run } from '../play.ts'
import { type Case, look, outcome, wanted } from '../testing/cases.ts'
import { BOARD, choices, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { setMarker } from './diplomacy.ts'
import { declare, warBar, warCost } from './war.ts'

const pledge =
  (...ids: string[]): NonNullable<SceneWords['also']> =>
  (s, b) => {
    for (const id of ids) s.pledge[b.countryOf(id)] = PLEDGED
  }
const PLAIN: SceneWords = { rebel: 'babylonia elam', countries: { assyria: { at: { nineveh: 'hi*2' } } } }

describe('7.4.2 what a declaration costs', () => {
  const cost = (by: string, on: string, given: SceneWords = PLAIN, interphase = false): number => {
    const s = scene(given)
    if (interphase) s.phasing = -1
    return warCost(BOARD, s, BOARD.countryOf(by), BOARD.countryOf(on)) / AP
  }
  test.each([
    ['a power against a minor', 'babylonia', 'syria', 5],
    ['a power against a power', 'egypt', 'assyria', 10],
    ['a minor against anybody', 'syria', 'egypt', 5],
    ['Assyria against a minor', 'assyria', 'syria', 5],
    ['Assyria against a power', 'assyria', 'egypt', 10],
  ])('%s', (_, by, on, ap) => {
    expect(cost(by, on)).toBe(ap)
  })
  test('5.2.3 Assyria against those who pay it: 10 and 15', () => {
    const given = { ...PLAIN, also: pledge('syria', 'media') }
    expect([cost('assyria', 'syria', given), cost('assyria', 'media', given)]).toEqual([10, 15])
  })
  test('5.2.3 Assyria against those who refused: nothing', () => {
    const given: SceneWords = {
      ...PLAIN,
      also: (s, b) => {
        s.refused[b.countryOf('urartu')] = PAYING + 1
      },
    }
    expect([cost('assyria', 'urartu', given), cost('egypt', 'urartu', given)]).toEqual([0, 5])
  })
  test('nothing between turns', () => {
    expect(cost('egypt', 'assyria', PLAIN, true)).toBe(0)
  })
})

describe('7.4.1, 7.4.2 against whom not', () => {
  const CASES: readonly (readonly [string, string, string, SceneWords, string])[] = [
    ['a camp power against a neutral one', 'assyria', 'egypt', PLAIN, ''],
    ['its own camp', 'babylonia', 'elam', PLAIN, 'allied'],
    ['the other camp already', 'assyria', 'elam', PLAIN, 'at-war'],
    ['its own minor', 'egypt', 'judah', { ...PLAIN, tracks: { judah: 'egypt 14' } }, 'allied'],
    ['a minor of its camp', 'elam', 'judah', { ...PLAIN, tracks: { judah: 'babylonia 14' } }, 'allied'],
    [
      'unallied nomads: there is war already',
      'egypt',
      'scythians',
      { ...PLAIN, countries: { scythians: { at: { ishkuza: 'hb' } } } },
      'at-war',
    ],
    ['payers keep the peace with Assyria (5.2.3)', 'media', 'assyria', { ...PLAIN, also: pledge('media') }, 'payer'],
    [
      'and with its allies',
      'media',
      'judah',
      { ...PLAIN, tracks: { judah: 'assyria 13' }, also: pledge('media') },
      'payer',
    ],
    ['not with others', 'media', 'elam', { ...PLAIN, also: pledge('media') }, ''],
    [
      '7.4.5 a minor under temporary control',
      'israel',
      'egypt',
      { ...PLAIN, wars: 'assyria israel', active: 'israel' },
      'controller',
    ],
    [
      '10.1 nomads',
      'scythians',
      'egypt',
      { ...PLAIN, tracks: { scythians: 'elam 13' }, countries: { scythians: { at: { ishkuza: 'hb' } } } },
      'nomads',
    ],
    [
      'The Two Rivers know no new wars',
      'assyria',
      'elam',
      { scenario: 'two-rivers', seats: 3, countries: {} },
      'closed',
    ],
  ]
  test.each(CASES)('%s', (_, by, on, given, bar) => {
    expect(warBar(BOARD, scene(given), BOARD.countryOf(by), BOARD.countryOf(on))).toBe(bar)
  })
  test('7.4.1 one that became neutral this turn, against the camp it belonged to', () => {
    const s = scene(PLAIN)
    s.campStart[BOARD.countryOf('media')] = 2
    expect(warBar(BOARD, s, BOARD.countryOf('media'), BOARD.countryOf('elam'))).toBe('former-camp')
    expect(warBar(BOARD, s, BOARD.countryOf('media'), BOARD.assyria)).toBe('')
  })
  test('7.1.d nobody in grace, in either direction, nor their minors', () => {
    const s = scene({ ...PLAIN, tracks: { judah: 'egypt 13' } })
    const [egypt, media, judah] = ['egypt', 'media', 'judah'].map(BOARD.countryOf)
    s.conquered[egypt] = 1 << media
    s.grace[BOARD.powers * egypt + media] = 3
    expect(warBar(BOARD, s, media, egypt)).toBe('grace')
    expect(warBar(BOARD, s, egypt, media)).toBe('grace')
    expect(warBar(BOARD, s, media, judah)).toBe('grace')
  })
})

const CASES: readonly Case[] = [
  {
    id: 'war on a power is war on its minors, and on all of its camp with theirs',
    given: {
      ...PLAIN,
      at: 'act media',
      ap: 10,
      tracks: { syria: 'elam 13', judah: 'babylonia 15', urartu: 'elam 12' },
      active: 'syria judah',
    },
    when: 'war elam; yes',
    now: { 'media wars': 'babylonia elam judah syria', 'media camp': 'assyrian', ap: '0' },
  },
  {
    id: 'a minor is called out by war, and the points with it are lost',
    given: { ...PLAIN, ap: 5, tracks: { syria: 'assyria 6' } },
    when: 'war syria',
    now: {
      'syria active': 'yes',
      'syria track': '-',
      'syria runner': 'babylonia',
      'assyria wars': 'babylonia elam syria',
    },
    tells: [{ at: 'war', country: 'assyria', enemy: 'syria' }],
  },
  {
    id: "the marker stays on another's track",
    given: { ...PLAIN, ap: 5, tracks: { syria: 'egypt 9' } },
    when: 'war syria',
    now: { 'syria track': 'egypt 9', 'egypt wars': '' },
  },
  {
    id: '6.9 the power of an attacked ally may join at once, free',
    given: { ...PLAIN, ap: 5, tracks: { syria: 'egypt 13' }, active: 'syria' },
    when: 'war syria',
    now: { asked: 'egypt stand-by', choices: 'war assyria; pass' },
  },
  {
    id: '6.9 and it need not',
    given: { ...PLAIN, ap: 5, tracks: { syria: 'egypt 13' }, active: 'syria' },
    when: 'war syria; pass',
    now: { 'egypt wars': '', 'syria wars': 'assyria', asked: 'assyria act' },
  },
  {
    id: '6.9 joining makes it a rebel, and the war that of the camps',
    given: { ...PLAIN, ap: 5, tracks: { syria: 'egypt 13' }, active: 'syria' },
    when: 'war syria; war assyria',
    now: { 'egypt camp': 'rebel', 'egypt wars': 'assyria', 'assyria wars': 'egypt babylonia elam syria' },
  },
  {
    id: '7.4.2 forces in each other’s home leave when war comes',
    given: {
      ...PLAIN,
      ap: 10,
      countries: { assyria: { at: { damascus: 'hi' } }, syria: { at: { hamath: 'li' } } },
      also: pledge('syria'),
    },
    when: 'war syria; to ammon',
    now: { damascus: '', ammon: 'assyria: hi', hamath: 'syria: li' },
    tells: [{ at: 'expelled', country: 'assyria', from: 'damascus' }],
  },
  {
    id: '5.2.3 the victim stops paying at once',
    given: { ...PLAIN, ap: 10, countries: { syria: { eco: 2 } }, also: pledge('syria') },
    when: 'war syria',
    now: { 'syria eco': '2' },
  },
]

describe('7.4.2 what follows', () => {
  test.each(CASES.map(c => [c.id, c] as const))('%s', (_, c) => {
    expect(outcome(c)).toEqual(wanted(c))
  })
})

describe('7.4.6 a minor at war becomes an ally', () => {
  const given: SceneWords = {
    rebel: 'elam',
    wars: 'egypt syria',
    ap: 5,
    tracks: { syria: 'media 12' },
    at: 'act media',
    countries: { syria: { at: { damascus: 'li' } } },
  }
  const CASES: readonly Case[] = [
    {
      id: 'its power may declare war, offer peace, or leave it at that',
      given,
      when: 'influence syria 1',
      now: { asked: 'media stand-by', choices: 'war egypt; peace egypt; pass' },
    },
    { id: 'war', given, when: 'influence syria 1; war egypt', now: { 'media wars': 'egypt' } },
    { id: 'nothing', given, when: 'influence syria 1; pass', now: { 'media wars': '', 'syria wars': 'egypt' } },
    {
      id: 'peace, where all agree',
      given,
      when: 'influence syria 1; peace egypt; yes',
      now: { 'syria wars': '', 'syria active': 'yes', asked: 'media act' },
    },
    {
      id: 'refused, war is still possible',
      given,
      when: 'influence syria 1; peace egypt; no',
      now: { asked: 'media stand-by', choices: 'war egypt; pass' },
    },
  ]
  test.each(CASES.map(c => [c.id, c] as const))('%s', (_, c) => {
    expect(outcome(c)).toEqual(wanted(c))
  })
})

describe('7.4.3 wars that stem from an alliance', () => {
  test('end with it', () => {
    const s = scene({ ...PLAIN, tracks: { syria: 'elam 13' }, active: 'syria' })
    const syria = BOARD.countryOf('syria')
    expect((s.war[syria] >> BOARD.assyria) & 1).toBe(1)
    setMarker(contextOf(s), syria, BOARD.countryOf('elam'), 9)
    expect(s.war[syria]).toBe(0)
    expect((s.active >> syria) & 1).toBe(0)
  })
  test('R27 one at war in its own right stays in the field', () => {
    const s = scene({ ...PLAIN, tracks: { syria: 'elam 13' }, wars: 'egypt syria', active: 'syria' })
    const syria = BOARD.countryOf('syria')
    setMarker(contextOf(s), syria, BOARD.countryOf('elam'), 9)
    expect(s.war[syria]).toBe(1 << BOARD.countryOf('egypt'))
    expect((s.active >> syria) & 1).toBe(1)
  })
})

describe('10.4.f coexistence, the long example', () => {
  const [egypt, babylonia, syria, assyria] = ['egypt', 'babylonia', 'syria', 'assyria'].map(BOARD.countryOf)
  const start = () => {
    const s = scene({
      rebel: 'babylonia',
      at: 'act egypt',
      tracks: { syria: 'babylonia 10' },
      countries: { babylonia: { at: { damascus: 'hi*2' } }, assyria: { at: { arpad: 'hi' } } },
    })
    s.pledge[syria] = PLEDGED
    return s
  }
  test('Assyrians and Babylonians may both be in Syria, and are at war', () => {
    const s = start()
    expect((s.war[babylonia] >> assyria) & 1).toBe(1)
    expect((s.war[syria] >> assyria) & 1).toBe(0)
    expect((s.war[syria] >> babylonia) & 1).toBe(0)
  })
  test('N62 Egypt declares war on Syria: the Syrians are set up beside the others, and nobody else is drawn in', () => {
    const s = start()
    declare(contextOf(s), egypt, syria)
    expect((s.active >> syria) & 1).toBe(1)
    expect(s.war[syria]).toBe(1 << egypt)
    expect(s.war[egypt]).toBe(1 << syria)
    expect(s.own[s.head[BOARD.areaOf('arpad')]]).toBe(assyria)
    expect(s.own[s.head[BOARD.areaOf('damascus')]]).toBe(babylonia)
  })
  test('N68 then on Babylonia, both in one Syrian area: nobody moves, battle', () => {
    const s = scene({
      rebel: 'babylonia',
      at: 'act egypt',
      ap: 10,
      wars: 'egypt syria',
      tracks: { syria: 'babylonia 10' },
      countries: {
        egypt: { at: { damascus: 'li*3' } },
        babylonia: { at: { damascus: 'hi*2' } },
        syria: { at: { arpad: 'li' } },
      },
    })
    declare(contextOf(s), egypt, babylonia)
    expect(s.frames.some(({ at }) => at === 'clashes')).toBe(true)
    expect(s.frames.some(({ at }) => at === 'expel')).toBe(false)
  })
  test.each([
    ['egypt', egypt, babylonia],
    ['babylonia', babylonia, egypt],
    // Neither has the impulse: whose friend has it attacks.
    ['elam', egypt, babylonia],
  ])('N68 the side whose impulse it is attacks: %s', (who, by, on) => {
    const s = scene({
      rebel: 'babylonia elam',
      at: `act ${who}`,
      ap: 10,
      options: { abilities: 'off' },
      countries: {
        egypt: { at: { ammon: 'k-shabaka hi*3', damascus: 'li' } },
        babylonia: { at: { ammon: 'k-merodach hi*3' } },
      },
    })
    declare(contextOf(s), by, on)
    run(BOARD, s, contextOf(s).chance)
    while (!look(s, 'asked').endsWith('evade')) play(s, choices(s)[0])
    expect(look(s, 'asked')).toBe(who === 'egypt' ? 'babylonia evade' : 'egypt evade')
  })
  test('then Babylonia allies with Syria: it is at war with Assyria, the Assyrians move, the Egyptians stay', () => {
    const s = scene({
      rebel: 'babylonia',
      wars: 'egypt syria',
      tracks: { syria: 'babylonia 12' },
      countries: {
        egypt: { at: { hamath: 'li*3' } },
        assyria: { at: { arpad: 'hi' } },
        syria: { at: { damascus: 'li' } },
      },
      also: pledge('syria'),
    })
    setMarker(contextOf(s), syria, babylonia, 13)
    expect((s.war[syria] >> assyria) & 1).toBe(1)
    // Babylonia could now declare war on Egypt free but need not.
    expect(look(s, 'asked')).toBe('babylonia stand-by')
    play(s, 'pass; to til-barsip')
    expect([look(s, 'arpad'), look(s, 'til-barsip'), look(s, 'hamath')]).toEqual(['', 'assyria: hi', 'egypt: li*3'])
    expect(look(s, 'asked')).toBe('assyria act')
  })
})
