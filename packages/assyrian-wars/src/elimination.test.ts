// Elimination as an option, and what its player runs then. 7.1

import { describe, expect, test } from 'vitest'
import { look } from './cases.ts'
import { conquer } from './conquest.ts'
import { move } from './counters.ts'
import { canRevive, checkElimination, isFinished, revive } from './elimination.ts'
import { BLACK, NOBODY, PAYING, TABLE } from './names.ts'
import { BOARD, play, type SceneWords, scene, sceneOf } from './scene.ts'
import type { AwState } from './state.ts'

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

/** Media is eliminated: it holds nothing any more. */
function dropMedia(s: AwState): void {
  const bit = 1 << BOARD.media
  s.gone |= bit
  s.inPlay &= ~bit
  s.active &= ~bit
  for (let area = 0; area < BOARD.areas.length; area++) {
    if (s.land[area] === BOARD.media) s.land[area] = NOBODY
    if (s.city[area] === BOARD.media) s.city[area] = NOBODY
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
    conquer(sceneOf(s), BOARD.assyria, of('elam'))
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
    checkElimination(sceneOf(s), of('urartu'))
    expect([s.refused[of('urartu')], s.warLeft.some(left => left > 0)]).toEqual([PAYING, false])
  })
  test('nothing without the option', () => {
    const s = fallen(CITIES.slice(0, 4), { options: { elimination: 'off', suddenDeath: 'off' } })
    checkElimination(sceneOf(s), of('elam'))
    expect(s.gone).toBe(0)
  })
  test('twice the VP of a conquest; all it has leaves the game, but for its points', () => {
    const s = fallen(CITIES.slice(0, 4), {
      ecoPlus: { nagitu: 1 },
      pillage: { hidalu: 1 },
      tracks: { syria: 'elam 13' },
      active: 'syria',
    })
    checkElimination(sceneOf(s), of('elam'))
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
  test('its player takes over the Scythians', () => {
    const s = fallen(CITIES.slice(0, 4), { countries: { scythians: { at: { ishkuza: 'hb' } } } })
    checkElimination(sceneOf(s), of('elam'))
    expect([look(s, 'scythians runner'), s.ward[of('scythians')]]).toEqual(['elam', of('elam')])
  })
  test('N71 the second gets the Cimmerians and a minor of its choice', () => {
    const s = fallen(CITIES.slice(0, 4), {
      also: t => {
        for (let u = 0; u < BOARD.counters; u++) if (BOARD.nation[u] === BOARD.media) move(t, u, BOARD.out)
        dropMedia(t)
      },
    })
    checkElimination(sceneOf(s), of('elam'))
    expect(s.ward[of('cimmerians')]).toBe(of('elam'))
    expect(look(s, 'asked')).toBe('elam substitute')
    play(s, 'name urartu')
    expect([look(s, 'urartu runner'), look(s, 'urartu active'), s.ward[of('urartu')]]).toEqual([
      'elam',
      'yes',
      of('elam'),
    ])
  })
  test('N72 tribes can eliminate Urartu without conquering it, and no other minor', () => {
    const prey = (country: string, cities: string) => {
      const s = scene({
        options: { elimination: 'on' },
        active: country,
        countries: { scythians: { controls: cities, at: { [cities.split(' ')[0]]: 'hb' } } },
      })
      checkElimination(sceneOf(s), of(country))
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
      also: (s, b) => {
        for (let u = 0; u < b.counters; u++) if (b.nation[u] === b.media) move(s, u, b.out)
        dropMedia(s)
      },
    })
  test('N73 with units of 10 factor points and a leader in the Far East', () => {
    const s = gone()
    expect(canRevive(BOARD, s, BOARD.media)).toBe(true)
    revive(sceneOf(s), BOARD.media, 10, 1)
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
    expect(canRevive(BOARD, s, BOARD.media)).toBe(false)
  })
})
