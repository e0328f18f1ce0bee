// 5.2 Tribute: who pays whom, checks, refusals, and punishment by 7.4.4.

import { Telling } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { frames } from '../board/frames.ts'
import { BLACK, BY_CHOICE, PAYING, WHITE } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { DECIDED, level, mayBePunished, PLEDGED, payees, paysAssyria, tributeOf } from '../common/tributaries.ts'
import { run } from '../play.ts'
import { type Case, outcome, wanted } from '../testing/cases.ts'
import { BOARD, choices, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { penalizeRefusers, punishCheck, startTribute } from './tribute.ts'
import { forcePledge, tributeCheck, tributeDice } from './tribute-checks.ts'
import { declare } from './war.ts'

const c = (id: string): number => BOARD.countryOf(id)
const area = (id: string): number => BOARD.areaOf(id)
const names = (bits: number): string => BOARD.countries.filter((_, i) => (bits >> i) & 1).join(' ')

/** Levels from tribute by country. */
const sums = (s: AwState, ...ids: readonly string[]): string =>
  ids.map(id => `${id} ${tributeOf(BOARD, s, c(id))}`).join(', ')

const given = (also?: SceneWords['also'], more: Partial<SceneWords> = {}): SceneWords => ({
  at: 'act assyria',
  ap: 3,
  countries: {},
  ...more,
  ...(also && { also }),
})

describe('5.2.2 levels', () => {
  const rows: readonly (readonly [string, SceneWords, string])[] = [
    [
      '#12 Syria passes the check to Assyria and is PRO with Babylonia',
      given(s => void (s.pledge[c('syria')] = PLEDGED), { tracks: { syria: 'babylonia 7' } }),
      'syria -2, assyria 1, babylonia 1',
    ],
    ['status TRADE pays nothing', given(undefined, { tracks: { syria: 'babylonia 6' } }), 'syria 0, babylonia 0'],
    ['a power pays two levels', given(s => void (s.pledge[c('media')] = DECIDED)), 'media -2, assyria 2'],
    [
      'a conquered country pays its conqueror, all of them (10.4.c)',
      given(s => void (s.conquered[c('urartu')] = (1 << c('elam')) | (1 << c('media')))),
      'urartu -2, elam 1, media 1',
    ],
    ['a conquered power pays two', given(s => void (s.conquered[c('elam')] = 1 << c('assyria'))), 'elam -2, assyria 2'],
    [
      'a trade city pays its conqueror, or the power in pact with it',
      given(s => {
        s.city[area('petra')] = c('egypt')
        s.pact[area('cyprus')] = c('assyria')
      }),
      'egypt 1, assyria 1',
    ],
    [
      "a trade city taken by an ally's forces alone pays its power, as the ally does",
      given(s => void (s.city[area('adana')] = c('phrygia')), { tracks: { phrygia: 'media 13' } }),
      'media 2, phrygia -1',
    ],
    [
      'R76 peace for two levels',
      given(s => void (s.ransom[c('egypt') * BOARD.powers + c('elam')] = 1)),
      'egypt -2, elam 2',
    ],
    [
      'nobody pays when bankrupt',
      given(
        s => {
          s.pledge[c('syria')] = PLEDGED
          s.bankrupt = 1 << c('syria')
        },
        { tracks: { syria: 'babylonia 7' } },
      ),
      'syria 0, assyria 0, babylonia 0',
    ],
  ]
  test.each(rows)('%s', (_, words, expected) => {
    const s = scene(words)
    expect(sums(s, ...expected.split(', ').map(part => part.split(' ')[0]))).toBe(expected)
  })
})

describe('who pays Assyria', () => {
  const pledged = (why: number, more: Partial<SceneWords> = {}) =>
    scene(given(s => void (s.pledge[c('syria')] = why), more))
  test('not at war with it (5.2.3)', () =>
    expect(paysAssyria(BOARD, pledged(PLEDGED, { wars: 'assyria syria' }), c('syria'))).toBe(false))
  test("not as another power's ally by the dice (5.2)", () =>
    expect(paysAssyria(BOARD, pledged(PLEDGED, { tracks: { syria: 'egypt 13' } }), c('syria'))).toBe(false))
  test("as another power's ally by that power's decision", () =>
    expect(paysAssyria(BOARD, pledged(DECIDED, { tracks: { syria: 'egypt 13' } }), c('syria'))).toBe(true))
  test('below PRO it goes on paying what it pledged', () =>
    expect(paysAssyria(BOARD, pledged(PLEDGED, { tracks: { syria: 'assyria 5' } }), c('syria'))).toBe(true))
  test('nobody once Assyria has been conquered (7.1.d)', () => {
    const s = pledged(PLEDGED)
    s.fallen[c('assyria')] = 2
    expect(paysAssyria(BOARD, s, c('syria'))).toBe(false)
  })
  test('Assyria itself pays its conquerors two levels each (7.1.d)', () => {
    const s = pledged(0)
    s.conquered[c('assyria')] = (1 << c('elam')) | (1 << c('babylonia'))
    expect(sums(s, 'assyria', 'elam', 'babylonia')).toBe('assyria -4, elam 2, babylonia 2')
  })
  test('an attack ends it at once (5.2.3)', () => {
    const s = pledged(PLEDGED)
    const telling = new Telling()
    declare(contextOf(s, '', telling), c('assyria'), c('syria'))
    expect(payees(BOARD, s, c('syria'))).toBe(0)
    expect(telling.to(undefined)).toContainEqual({ at: 'tribute', country: 'syria', pays: false })
  })
  test('the level is the base with tribute', () => {
    const s = pledged(PLEDGED)
    s.base[c('assyria')] = 9
    expect(level(BOARD, s, c('assyria'))).toBe(10)
  })
})

describe('5.2.1 the check', () => {
  test.each([
    ['a capital of level 3', 'syria', {}, PAYING, 3],
    ['R10 the printed level, not the damaged one', 'syria', { damascus: 2 }, PAYING, 3],
    ['one more die after an unpunished refusal', 'syria', {}, WHITE, 4],
    ['a fortress of level 4', 'judah', {}, PAYING, 4],
  ] as const)('%s', (_, country, damage, marker, dice) => {
    const s = scene(given(undefined, { damage }))
    s.refused[c(country)] = marker
    expect(tributeDice(BOARD, s, c(country))).toBe(dice)
  })
  test.each([
    ['a 6 refuses', '1 6 3', false],
    ['no 6 pays', '5 5 5', true],
  ])('%s', (_, rolls, pays) => {
    const s = scene(given())
    const telling = new Telling()
    expect(tributeCheck(contextOf(s, rolls, telling), c('syria'))).toBe(pays)
    expect(telling.to(undefined)).toEqual([
      { at: 'tribute-check', country: 'syria', rolls: rolls.split(' ').map(Number), pays },
    ])
  })
  test('R10 it does not matter who holds the capital', () => {
    const s = scene(given(undefined, { countries: { egypt: { controls: 'damascus' } } }))
    expect(tributeDice(BOARD, s, c('syria'))).toBe(3)
  })
  test('Persia always pays (5.2.1)', () => {
    const s = scene(given())
    expect(tributeCheck(contextOf(s), c('persia'))).toBe(true)
  })
})

describe('5.2 at the start of a turn', () => {
  const start = (words: Partial<SceneWords>, answers: string) => {
    const s = scene(given(words.also, words))
    s.frames.length = 1
    startTribute(contextOf(s))
    run(BOARD, s, contextOf(s, answers).chance)
    return s
  }
  /** Powers are asked first: all say no. */
  const allNo = (s: AwState, answers: string): AwState => {
    play(s, 'no; no; no; no', answers)
    return s
  }
  const PASS = (n: number): string => '1 '.repeat(n)

  test('each power decides, then minors are checked in track order', () => {
    const s = start({}, '')
    expect(s.frames.at(-1)).toEqual(frames.pay.make({ of: c('media'), country: c('media') }))
    // Phoenicia 4, Judah 4, Israel 3, Syria 3, Urartu 4, Phrygia 3; Persia none.
    const rolls = `${PASS(4)}1 1 6 1 ${PASS(3)}6 6 6 ${PASS(4)}${PASS(3)}`
    play(s, 'yes; no; no; no', rolls)
    expect(names(s.pledge.reduce((set, why, i) => (why > 0 ? set | (1 << i) : set), 0))).toBe(
      'media phoenicia israel urartu phrygia persia',
    )
    expect([s.refused[c('judah')], s.refused[c('syria')], s.refused[c('egypt')]]).toEqual([BLACK, BLACK, BY_CHOICE])
  })

  test('R10 black markers turn white, white ones go', () => {
    const s = start(
      {
        also: s => {
          s.refused[c('judah')] = BLACK
          s.refused[c('syria')] = WHITE
        },
        tracks: {
          judah: 'egypt 13',
          syria: 'egypt 13',
          phoenicia: 'egypt 13',
          israel: 'egypt 13',
          urartu: 'egypt 13',
          phrygia: 'egypt 13',
        },
      },
      '',
    )
    expect([s.refused[c('judah')], s.refused[c('syria')]]).toEqual([WHITE, PAYING])
  })

  test('R10 the extra die: a white marker rolls one more', () => {
    const s = start({ also: s => void (s.refused[c('phoenicia')] = BLACK) }, '')
    const before = allNo(s, `${PASS(4)}6 ${PASS(4 + 3 + 3 + 4 + 3)}`)
    expect(before.refused[c('phoenicia')]).toBe(BLACK)
  })

  test('PRO with Assyria counts as passed; its allies pay too', () => {
    const s = start({ tracks: { judah: 'assyria 7', syria: 'assyria 13' } }, '')
    allNo(s, `${PASS(4)}${PASS(3)}${PASS(4)}${PASS(3)}`)
    expect([s.pledge[c('judah')], s.pledge[c('syria')]]).toEqual([PLEDGED, PLEDGED])
  })

  test('its power decides for an ally at peace with Assyria; conquered countries are not asked', () => {
    const s = start(
      { tracks: { judah: 'egypt 13' }, also: s => void (s.conquered[c('phoenicia')] = 1 << c('elam')) },
      '',
    )
    play(s, 'no; no; no; no')
    expect(s.frames.at(-1)).toEqual(frames.pay.make({ of: c('egypt'), country: c('judah') }))
    play(s, 'yes', `${PASS(3)}${PASS(3)}${PASS(4)}${PASS(3)}`)
    expect([s.pledge[c('judah')], s.pledge[c('phoenicia')]]).toEqual([DECIDED, 0])
  })

  test('an ally at war with Assyria is not asked about', () => {
    const s = start({ rebel: 'egypt', tracks: { judah: 'egypt 13' } }, '')
    play(s, 'no; no; no; no', `${PASS(4)}${PASS(3)}${PASS(3)}${PASS(4)}${PASS(3)}`)
    expect(s.pledge[c('judah')]).toBe(0)
  })

  test('N83 an enemy that passes the check pays, and the war ends', () => {
    const s = start({ wars: 'assyria judah' }, '')
    allNo(s, PASS(21))
    expect([s.pledge[c('judah')], (s.war[c('judah')] >> c('assyria')) & 1]).toEqual([PLEDGED, 0])
  })

  test('5.2.3 payers keep peace with allies of Assyria too: a war of their own with one of them ends', () => {
    const s = start({ assyrian: 'media', wars: 'media persia' }, '')
    expect((s.war[c('media')] >> c('persia')) & 1).toBe(1)
    allNo(s, PASS(21))
    expect([s.pledge[c('persia')], (s.war[c('media')] >> c('persia')) & 1]).toEqual([PLEDGED, 0])
  })

  test('N82 a rebel that pays leaves its camp (7.4.1)', () => {
    const s = start({ rebel: 'babylonia elam' }, '')
    play(s, 'no; no; yes; no', PASS(21))
    expect(s.camp[c('babylonia')]).toBe(0)
    expect((s.war[c('babylonia')] >> c('assyria')) & 1).toBe(0)
    expect(sums(s, 'babylonia')).toBe('babylonia -2')
  })

  test('no checks in the scenario of the two rivers, nor once Assyria has fallen', () => {
    const rivers = scene({ at: 'act assyria', ap: 0, scenario: 'two-rivers', seats: 3, countries: {} })
    rivers.frames.length = 1
    startTribute(contextOf(rivers))
    expect(rivers.frames.length).toBe(1)
    const fallen = scene(given(s => void (s.fallen[c('assyria')] = 1)))
    fallen.frames.length = 1
    startTribute(contextOf(fallen))
    expect(fallen.frames.length).toBe(1)
  })
})

describe('7.4.4 punishment', () => {
  const war = (more: Partial<SceneWords> = {}) =>
    scene(
      given(
        s => {
          s.refused[c('israel')] = BLACK
        },
        { wars: 'assyria israel', active: 'israel', runners: { israel: 'egypt' }, ...more },
      ),
    )

  test('R39 a failed check changes nothing, and there may be another', () => {
    const s = war()
    punishCheck(contextOf(s, '6 1 1'), c('israel'))
    expect(s.refused[c('israel')]).toBe(BLACK)
    punishCheck(contextOf(s, '1 1 1'), c('israel'))
    expect([s.refused[c('israel')], s.pledge[c('israel')]]).toEqual([PAYING, PLEDGED])
    expect((s.war[c('israel')] >> c('assyria')) & 1).toBe(0)
  })

  test('who did not refuse is not checked', () => {
    const s = war()
    s.refused[c('israel')] = PAYING
    punishCheck(contextOf(s), c('israel'))
    expect(s.pledge[c('israel')]).toBe(0)
  })

  test('an ally of a power at war with Assyria is punished, but war goes on and nothing is paid', () => {
    const s = war({ wars: '', rebel: 'egypt', tracks: { israel: 'egypt 13' } })
    punishCheck(contextOf(s, '1 1 1'), c('israel'))
    expect([s.refused[c('israel')], s.pledge[c('israel')]]).toEqual([PAYING, 0])
    expect((s.war[c('israel')] >> c('assyria')) & 1).toBe(1)
  })

  test('an ally of a power at peace: its power decides whether it pays', () => {
    const s = war({ tracks: { israel: 'egypt 13' } })
    punishCheck(contextOf(s, '1 1 1'), c('israel'))
    expect(s.frames.at(-1)).toEqual(frames.pay.make({ of: c('egypt'), country: c('israel') }))
  })

  test('a war of conquest: no AP, and no more checks', () => {
    const s = war()
    expect(choices(s)).toContain('merciless israel')
    play(s, 'merciless israel')
    punishCheck(contextOf(s), c('israel'))
    expect(s.refused[c('israel')]).toBe(BLACK)
    expect(choices(s)).not.toContain('merciless israel')
  })

  test('R81, 8.3.1 two points for each refuser not punished; refusals by choice cost nothing', () => {
    const s = war()
    s.refused[c('urartu')] = BLACK
    s.refused[c('syria')] = WHITE
    s.refused[c('egypt')] = BY_CHOICE
    penalizeRefusers(contextOf(s))
    expect(s.vp[c('assyria')]).toBe(-4)
  })

  test('refusers of both sorts may be attacked free of charge (5.2.3)', () => {
    const s = war()
    s.refused[c('egypt')] = BY_CHOICE
    expect([c('israel'), c('egypt'), c('judah')].map(d => mayBePunished(s, d))).toEqual([true, true, false])
  })
})

const WITHHOLD: readonly Case[] = [
  {
    id: '5.2.3 a payer refuses in a later impulse',
    given: {
      at: 'act media',
      ap: 1,
      countries: { media: { eco: 5 } },
      also: s => void (s.pledge[c('media')] = DECIDED),
    },
    when: 'withhold media',
    now: { 'media eco': '5' },
    cannot: ['withhold media'],
  },
  {
    id: '5.2.3 and its allied minor',
    given: {
      at: 'act egypt',
      ap: 1,
      countries: { judah: { eco: 2 } },
      tracks: { judah: 'egypt 13' },
      also: s => void (s.pledge[c('judah')] = DECIDED),
    },
    when: 'withhold judah',
    now: { 'judah eco': '1' },
  },
]
test.each(WITHHOLD.map(one => [one.id, one] as const))('%s', (_id, one) => {
  expect(outcome(one)).toEqual(wanted(one))
})

describe('the start of a turn', () => {
  test('7.3.3.e what a minor did before it does not count: sent home between the turns, it may be at peace for all of this one', () => {
    const s = scene(given(t => void (t.stirred = 1 << c('syria')), { turn: 3, active: 'persia' }))
    startTribute(contextOf(s))
    expect(names(s.stirred & BOARD.isMinor)).toBe('persia')
  })
  test('N49, 7.5.2.c what was arranged before the first turn is done in it', () => {
    const s = scene({ countries: {}, turn: 1, at: 'turn', also: t => void (t.plot[c('syria')] = c('elam') + 1) })
    expect([s.refused[c('syria')], s.plot[c('syria')]]).toEqual([BLACK, 0])
  })
  test('N49, 7.5.2.c a minor so marked does not pay Assyria though it is PRO with it', () => {
    const pro = (refused: number) =>
      given(t => void (t.refused[c('syria')] = refused), { tracks: { syria: 'assyria 8' } })
    expect([PAYING, BLACK].map(mark => sums(scene(pro(mark)), 'syria', 'assyria'))).toEqual([
      'syria -1, assyria 1',
      'syria 0, assyria 0',
    ])
  })
  test('7.5.2.c, 5.2.3 tribute made sure of ends a war with Assyria', () => {
    const s = scene(given(undefined, { wars: 'assyria syria', active: 'syria' }))
    forcePledge(contextOf(s), c('syria'))
    expect([names(s.war[c('syria')]), paysAssyria(BOARD, s, c('syria'))]).toEqual(['', true])
  })
  test.each([
    ['by then allied to a power', { tracks: { syria: 'egypt 13' }, active: 'syria' }],
    ['by then conquered', { also: (s: AwState) => void (s.conquered[c('syria')] = 1 << c('elam')) }],
  ])('N49 a secret arrangement with a minor lapses: %s', (_, more) => {
    const s = scene({
      countries: {},
      turn: 3,
      ...more,
      at: 'turn',
      also: t => {
        t.plot[c('syria')] = c('elam') + 1
        ;('also' in more ? more.also : undefined)?.(t)
      },
    })
    for (let i = 0; i < 10 && s.frames.at(-1)?.at === 'pay'; i++) play(s, 'yes')
    expect(s.plot[c('syria')]).toBe(0)
  })
})
