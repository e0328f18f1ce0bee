// Elimination as an option, and what its player runs then. 7.1

import { firstChance, Telling } from '@tabularium/kernel'
import { describe, expect, test } from 'vitest'
import { field } from '../board/board.ts'
import { move } from '../board/counters.ts'
import { frames } from '../board/frames.ts'
import { BLACK, NOBODY, PAYING, TABLE } from '../board/names.ts'
import type { AwState } from '../board/state.ts'
import { isFor } from '../cards/reaction-windows.ts'
import { powersAlive } from '../common/alliances.ts'
import { tributeOf } from '../common/tributaries.ts'
import { reckonWars } from '../common/wars.ts'
import { run } from '../play.ts'
import { look } from '../testing/cases.ts'
import { BOARD, contextOf, play, type SceneWords, scene } from '../testing/scene.ts'
import { conquer } from './conquest.ts'
import { canRevive, checkElimination, isFinished, revive } from './elimination.ts'

const of = (id: string): number => BOARD.countryOf(id)
const CITIES = ['susa', 'madaktu', 'bit-imbi', 'hamanu', 'hidalu', 'nagitu']
const fallen = (cities: readonly string[], more: Partial<SceneWords> = {}, conquered = true) =>
  scene({
    rebel: 'elam',
    turn: 3,
    options: { elimination: 'on', suddenDeath: 'off' },
    ...more,
    countries: {
      assyria: { controls: cities.join(' '), at: Object.fromEntries(cities.slice(0, 4).map(city => [city, 'li'])) },
      elam: { at: { nagitu: 'b*2' }, hand: 'omens', vp: 7, eco: 6 },
      ...more.countries,
    },
    also: (s, b) => {
      if (conquered) s.fallen[of('elam')] = 1 << 1
      more.also?.(s, b)
    },
  })

/** A power is eliminated: it has and holds nothing any more. */
function drop(s: AwState, id: string): void {
  const c = of(id)
  for (let u = 0; u < BOARD.counters; u++) if (BOARD.nation[u] === c) move(s, u, BOARD.out)
  s.gone |= 1 << c
  s.inPlay &= ~(1 << c)
  s.active &= ~(1 << c)
  for (let area = 0; area < BOARD.areas.length; area++) {
    if (s.land[area] === c) s.land[area] = NOBODY
    if (s.city[area] === c) s.city[area] = NOBODY
  }
}

describe('7.1 elimination', () => {
  test.each([
    ['two cities left, not the capital, conquered before', CITIES.slice(0, 4), true, 3, true],
    ['three left', CITIES.slice(0, 3), true, 3, false],
    ['the capital among them', CITIES.slice(1, 5), true, 3, false],
    ['never conquered', CITIES.slice(0, 4), false, 3, false],
    ['never conquered, but it is the last turn', CITIES.slice(0, 4), false, 5, true],
  ])('%s', (_, cities, conquered, turn, finished) => {
    expect(isFinished(BOARD, fallen(cities, { turn }, conquered), of('elam'))).toBe(finished)
  })
  test('a first conquest does not eliminate: its cities come back', () => {
    const s = fallen(CITIES.slice(0, 5), {}, false)
    conquer(contextOf(s), BOARD.assyria, of('elam'))
    expect([look(s, 'susa city'), s.gone]).toEqual(['elam', 0])
  })
  test('its foreign wars end, and a refusal is not counted against Assyria any more', () => {
    const s = scene({
      options: { elimination: 'on' },
      active: 'urartu',
      countries: { scythians: { controls: 'tushpa musasir', at: { tushpa: 'hb' } } },
      also: (t, b) => {
        t.refused[of('urartu')] = BLACK
        t.warLeft[b.foreignWarOf[b.cardOf('fw-border')]] = 4
        t.cardAt[b.cardFirst[b.cardOf('fw-border')]] = TABLE + of('assyria')
      },
    })
    checkElimination(contextOf(s), of('urartu'))
    expect([s.refused[of('urartu')], s.warLeft.some(left => left > 0)]).toEqual([PAYING, false])
  })
  test('nothing without the option', () => {
    const s = fallen(CITIES.slice(0, 4), { options: { elimination: 'off', suddenDeath: 'off' } })
    checkElimination(contextOf(s), of('elam'))
    expect(s.gone).toBe(0)
  })
  test('twice the VP of a conquest; all it has leaves the game, but for its points', () => {
    const s = fallen(CITIES.slice(0, 4), {
      ecoPlus: { nagitu: 1 },
      pillage: { hidalu: 1 },
      tracks: { syria: 'elam 13' },
      active: 'syria',
    })
    const telling = new Telling()
    checkElimination(contextOf(s, '', telling), of('elam'))
    expect(telling.to(undefined)).toContainEqual({ at: 'vp', country: 'assyria', points: 6, why: 'elimination' })
    // 6 for Elam, 4 for the camp.
    expect([look(s, 'assyria vp'), look(s, 'elam vp'), look(s, 'elam hand')]).toEqual(['10', '7', ''])
    expect([look(s, 'nagitu'), look(s, 'elam active'), look(s, 'elam wars'), look(s, 'syria track')]).toEqual([
      '',
      'no',
      '',
      '-',
    ])
    expect([look(s, 'nagitu eco'), look(s, 'hidalu pillage'), look(s, 'nagitu city')]).toEqual(['+0-0', '0', '-'])
  })
  test('its provinces, pacts, wars and agreements end', () => {
    const s = fallen(CITIES.slice(0, 4), {
      countries: { elam: { provinces: 'parsumash', at: { parsumash: 'li' } } },
      also: (t, b) => void (t.pact[b.areaOf('dilmun')] = of('elam')),
    })
    const ransom = BOARD.powers * of('media') + of('elam')
    s.feud[of('media')] |= 1 << of('elam')
    s.passage[of('egypt')] |= 1 << of('elam')
    s.ransom[ransom] = 1
    checkElimination(contextOf(s), of('elam'))
    expect([look(s, 'parsumash province'), s.pact[BOARD.areaOf('dilmun')]]).toEqual(['-', NOBODY])
    expect([s.feud[of('media')], s.passage[of('egypt')], s.ransom[ransom]]).toEqual([0, 0, 0])
    expect([look(s, 'susa control'), look(s, 'nagitu control'), look(s, 'babylon control')]).toEqual([
      'assyria',
      '-',
      'babylonia',
    ])
  })
  test('its player takes over the Scythians', () => {
    const s = fallen(CITIES.slice(0, 4), { countries: { scythians: { at: { ishkuza: 'hb' } } } })
    checkElimination(contextOf(s), of('elam'))
    expect([look(s, 'scythians runner'), s.ward[of('scythians')]]).toEqual(['elam', of('elam')])
  })
  test('N71 the second gets the Cimmerians and a minor of its choice', () => {
    const s = fallen(CITIES.slice(0, 4), {
      also: t => drop(t, 'media'),
    })
    checkElimination(contextOf(s), of('elam'))
    expect(s.ward[of('cimmerians')]).toBe(of('elam'))
    expect(look(s, 'asked')).toBe('elam substitute')
    play(s, 'name urartu')
    expect([look(s, 'urartu runner'), look(s, 'urartu active'), s.ward[of('urartu')]]).toEqual([
      'elam',
      'yes',
      of('elam'),
    ])
  })
  test('the third and the fourth get two minors each, and no tribe', () => {
    const s = fallen(CITIES.slice(0, 4), {
      also: t => {
        for (const power of ['media', 'egypt']) drop(t, power)
      },
    })
    checkElimination(contextOf(s), of('elam'))
    expect(look(s, 'asked')).toBe('elam substitute')
    play(s, 'name urartu; name syria')
    expect(look(s, 'asked')).not.toBe('elam substitute')
    expect(BOARD.countries.filter((_, c) => s.ward[c] === of('elam'))).toEqual(['syria', 'urartu'])
  })
  test('a substitute plays the home cards of its power as events, and nobody else’s', () => {
    const s = scene({ countries: {}, also: t => void (t.ward[of('urartu')] = of('elam')) })
    const may = (country: string, card: string) => isFor(BOARD, s, of(country), BOARD.cardOf(card))
    expect([may('urartu', 'hc-el-drill'), may('urartu', 'hc-ur'), may('urartu', 'hc-ba-marsh')]).toEqual([
      true,
      true,
      false,
    ])
    expect([may('syria', 'hc-el-drill'), may('elam', 'hc-el-drill')]).toEqual([false, true])
  })
  test('N72 tribes can eliminate Urartu without conquering it, and no other minor', () => {
    const prey = (country: string, cities: string) => {
      const s = scene({
        options: { elimination: 'on' },
        active: country,
        countries: { scythians: { controls: cities, at: { [cities.split(' ')[0]]: 'hb' } } },
      })
      checkElimination(contextOf(s), of(country))
      return (s.gone >> of(country)) & 1
    }
    expect([
      prey('urartu', 'tushpa musasir'),
      prey('urartu', 'musasir erebuni'),
      prey('syria', 'damascus arpad'),
    ]).toEqual([1, 0, 0])
  })
})

describe('7.1 Media can be revived', () => {
  const gone = (more: Partial<SceneWords> = {}) =>
    scene({
      ...more,
      countries: { ...more.countries },
      also: s => drop(s, 'media'),
    })
  test('N73 with units of 10 factor points and a leader in the Far East', () => {
    const s = gone()
    expect(canRevive(BOARD, s, BOARD.media)).toBe(true)
    revive(contextOf(s), BOARD.media, 10, 1)
    let points = 0
    let leaders = 0
    for (let u = s.head[BOARD.farEast]; u >= 0; u = s.next[u]) {
      if (u >= BOARD.firstLeader) leaders++
      else points += BOARD.full[u]
    }
    expect(points).toBeLessThanOrEqual(10)
    expect(points).toBeGreaterThan(7)
    expect(leaders).toBe(1)
    expect([look(s, 'media active'), look(s, 'ecbatana city'), s.revived]).toEqual(['yes', 'media', 1 << BOARD.media])
    expect([canRevive(BOARD, s, BOARD.media), s.gone]).toEqual([false, 0])
  })
})

describe('7.1, N117 substitutes count as a power', () => {
  /** Elam is gone; Urartu and Syria stand in for it. */
  const house = (more: Partial<SceneWords> = {}, tribe = false): AwState =>
    scene({
      at: tribe ? 'act scythians' : 'act urartu',
      ap: 20,
      rebel: 'babylonia',
      options: { elimination: 'on', suddenDeath: 'off' },
      active: 'urartu syria',
      ...more,
      also: (s, b) => {
        drop(s, 'elam')
        for (const id of tribe ? ['scythians'] : ['syria', 'urartu']) {
          s.ward[of(id)] = of('elam')
          s.runner[of(id)] = of('elam')
        }
        more.also?.(s, b)
        reckonWars(b, s)
      },
      countries: more.countries ?? {},
    })
  test('influence: on the track of the power that is gone, up to an alliance, with its point', () => {
    const s = house({ tracks: { judah: 'egypt 1' } })
    play(s, 'influence judah 12')
    expect(look(s, 'judah track')).toBe('elam 11')
    s.spent = 0
    play(s, 'influence judah 2')
    expect([look(s, 'judah track'), look(s, 'judah runner'), look(s, 'elam vp')]).toEqual(['elam 13', 'elam', '1'])
    expect(s.kin[of('urartu')] & (1 << of('judah'))).not.toBe(0)
    expect(look(s, 'choices')).not.toContain('influence syria')
  })
  test('declaration of war: at the price of powers, for all of them; joining a camp by it', () => {
    const s = house({ ap: 10 })
    play(s, 'war assyria')
    expect([look(s, 'ap'), look(s, 'elam camp')]).toEqual(['0', 'rebel'])
    expect(['urartu', 'syria'].map(id => look(s, `${id} wars`))).toEqual(['assyria', 'assyria'])
    expect(look(s, 'assyria wars')).toBe('babylonia syria urartu')
  })
  test('and war on one of them is war on all, at the price of a power', () => {
    const s = house({ at: 'act egypt', ap: 10 })
    play(s, 'war syria')
    expect([look(s, 'egypt wars'), look(s, 'ap')]).toEqual(['syria urartu', '0'])
  })
  test('conquest: they make the check, hold the conquered in grace, and keep a province of their own', () => {
    const s = house({
      countries: { urartu: { at: { musasir: 'li' } } },
      active: 'urartu phoenicia',
      also: t => {
        t.feud[of('elam')] |= 1 << of('phoenicia')
        t.feud[of('phoenicia')] |= 1 << of('elam')
        const sidon = BOARD.areaOf('sidon')
        t.city[sidon] = t.land[sidon] = of('urartu')
        move(t, t.head[BOARD.areaOf('musasir')], field(sidon))
      },
    })
    expect(look(s, 'choices')).toContain('conquer phoenicia')
    play(s, 'conquer phoenicia', '1')
    expect(s.conquered[of('phoenicia')]).toBe(1 << of('elam'))
    expect(look(s, 'asked')).toBe('elam province')
    play(s, look(s, 'choices').split('; ')[0])
    expect([look(s, 'sidon province'), look(s, 'elam vp')]).toEqual(['urartu', '1'])
    // What Phoenicia pays goes to the first of them.
    expect(tributeOf(BOARD, s, of('syria'))).toBe(1)
  })
  test('offers, both ways', () => {
    const s = house()
    expect(look(s, 'choices')).toContain('passage egypt')
    play(s, 'passage egypt; yes')
    expect([s.passage[of('elam')], s.passage[of('egypt')]]).toEqual([1 << of('egypt'), 1 << of('elam')])
    const t = house({ at: 'act egypt', wars: 'egypt urartu' })
    t.feud[of('egypt')] = 1 << of('elam')
    t.feud[of('elam')] = 1 << of('egypt')
    t.feud[of('urartu')] = 0
    reckonWars(BOARD, t)
    play(t, 'peace elam; yes')
    expect(look(t, 'egypt wars')).toBe('')
  })
  test('a tribe that stands in makes war and peace like a power, is nobody’s enemy by nature, and hires', () => {
    const s = house({ countries: { scythians: { at: { ishkuza: 'hb*2 sc-ishpakai' } } } }, true)
    expect([look(s, 'scythians wars'), look(s, 'egypt wars')]).toEqual(['', ''])
    expect(look(s, 'choices')).toContain('influence persia 1')
    play(s, 'war egypt')
    expect(look(s, 'scythians wars')).toBe('egypt')
  })
  test('between turns they have their politics', () => {
    const s = house({ also: t => void (t.frames = [frames.politics.make({ asked: of('elam') })]) })
    s.phasing = NOBODY
    run(BOARD, s, firstChance)
    expect(look(s, 'asked')).toBe('elam court')
    expect(look(s, 'choices')).toContain('join rebel')
  })
  test('without a substitute in play nothing is left of it', () => {
    const s = house({ also: t => t.ward.fill(NOBODY) })
    expect(look(s, 'choices')).not.toContain('influence')
    expect(powersAlive(BOARD, s) & (1 << of('elam'))).toBe(0)
  })
})
